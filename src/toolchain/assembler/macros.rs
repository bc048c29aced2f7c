//! Writes out macros, before anything else is read: `.macro NAME PARAMETER, …` up to `.endm`.
//!
//! A later line that begins with the name stands for the lines between, in which `\PARAMETER` becomes the argument;
//! `\()` is nothing and ends a name. As in llvm-mc, of whose macros these are the plain part: no default values, no
//! conditions, no macro defined within another.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::toolchain::source_error::{Fault, Place};

/// Macros within macros; deeper ones are taken for endless.
const DEEPEST: usize = 8;

/// A line as it is read in the end, and the number of the source line that says so.
pub(super) type Line<'a> = (u32, Cow<'a, str>);

struct Macro<'a> {
    parameters: Vec<&'a str>,
    body: Vec<(u32, &'a str)>,
}

type Macros<'a> = BTreeMap<&'a str, Macro<'a>>;

/// All lines of `source` with macros written out.
pub(super) fn expand(source: &str) -> Result<Vec<Line<'_>>, Fault> {
    let mut macros = Macros::new();
    let mut lines = Vec::new();
    let mut numbered = (1..).zip(source.lines());
    while let Some((number, line)) = numbered.next() {
        if let Some(head) = after_word(line, ".macro") {
            let (name, parameters) = split_word(head);
            if name.is_empty() {
                return Err(fault(number, line, "a macro needs a name"));
            }
            let mut body = Vec::new();
            loop {
                match numbered.next() {
                    None => return Err(fault(number, line, "this macro has no `.endm`")),
                    Some((_, text)) if after_word(text, ".endm").is_some() => break,
                    Some((place, text)) if after_word(text, ".macro").is_some() => {
                        return Err(fault(place, text, "a macro within a macro"));
                    }
                    Some(inner) => body.push(inner),
                }
            }
            let parameters = list(parameters);
            if macros.insert(name, Macro { parameters, body }).is_some() {
                let message = format!("the macro `{name}` is defined twice");
                return Err(fault(number, line, message));
            }
        } else {
            write_out(&macros, number, line.into(), 0, &mut lines)?;
        }
    }
    Ok(lines)
}

/// Adds `line`, or what it stands for.
fn write_out<'a>(
    macros: &Macros<'a>,
    number: u32,
    line: Cow<'a, str>,
    depth: usize,
    lines: &mut Vec<Line<'a>>,
) -> Result<(), Fault> {
    let (name, arguments) = split_word(&line);
    let Some(wanted) = macros.get(name) else {
        lines.push((number, line));
        return Ok(());
    };
    if depth == DEEPEST {
        return Err(fault(number, &line, "macros stand in each other too deep"));
    }
    let arguments = list(arguments);
    if arguments.len() != wanted.parameters.len() {
        let message = format!(
            "`{name}` takes {} arguments, not {}",
            wanted.parameters.len(),
            arguments.len()
        );
        return Err(fault(number, &line, message));
    }
    for &(place, text) in &wanted.body {
        let text = if text.contains('\\') {
            Cow::Owned(substitute(place, text, &wanted.parameters, &arguments)?)
        } else {
            Cow::Borrowed(text)
        };
        write_out(macros, place, text, depth + 1, lines)?;
    }
    Ok(())
}

fn substitute(
    number: u32,
    text: &str,
    parameters: &[&str],
    arguments: &[&str],
) -> Result<String, Fault> {
    let mut result = String::new();
    let mut parts = text.split('\\');
    result.push_str(parts.next().unwrap_or_default());
    for part in parts {
        if let Some(rest) = part.strip_prefix("()") {
            result.push_str(rest);
            continue;
        }
        let end = part.find(|c| !continues_name(c)).unwrap_or(part.len());
        let (name, rest) = part.split_at(end);
        let Some(index) = parameters.iter().position(|parameter| *parameter == name) else {
            let message = format!("the macro has no parameter `{name}`");
            return Err(fault(number, text, message));
        };
        result.push_str(arguments[index]);
        result.push_str(rest);
    }
    Ok(result)
}

/// What follows `word` in a line that begins with it.
fn after_word<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    let (first, rest) = split_word(line);
    (first == word).then_some(rest)
}

/// The first word of a line and the rest without the comment.
fn split_word(line: &str) -> (&str, &str) {
    let code = line.split(';').next().unwrap_or_default().trim();
    code.split_once(char::is_whitespace).unwrap_or((code, ""))
}

fn list(text: &str) -> Vec<&str> {
    let items = text.split(',').map(str::trim);
    items.filter(|item| !item.is_empty()).collect()
}

fn continues_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// A complaint about a line as a whole: points to its first word.
fn fault(number: u32, line: &str, message: impl Into<String>) -> Fault {
    let indent = line.chars().take_while(|c| c.is_whitespace()).count();
    let place = Place {
        line: number,
        column: u32::try_from(indent + 1).unwrap_or(u32::MAX),
    };
    Fault::new(place, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn expanded(source: &str) -> Vec<(u32, String)> {
        let lines = expand(source).unwrap_or_else(|fault| panic!("{fault:?}"));
        let lines = lines.into_iter();
        lines
            .map(|(number, text)| (number, text.trim().to_owned()))
            .collect()
    }

    #[test]
    fn writes_macros_out_with_their_arguments() {
        let source = "\
.macro add place, number ; a comment
\tclc
\tadc \\place\\()_\\number+\\number
.endm
.macro twice place
\tadd \\place, 1
\tadd \\place, 2
.endm
\ttwice sum
\tnop ; add
";
        let expected = [
            (2, "clc"),
            (3, "adc sum_1+1"),
            (2, "clc"),
            (3, "adc sum_2+2"),
            (10, "nop ; add"),
        ];
        assert_eq!(
            expanded(source),
            expected.map(|(number, text)| (number, text.to_owned()))
        );
    }

    #[track_caller]
    fn refuses(source: &str, line: u32, message: &str) {
        let fault = expand(source).expect_err("it is refused");
        assert_eq!((fault.place.line, fault.message.as_str()), (line, message));
    }

    #[test]
    fn refuses_what_makes_no_sense() {
        refuses("nop\n.macro", 2, "a macro needs a name");
        refuses(".macro a\nnop", 1, "this macro has no `.endm`");
        refuses(".macro a\n .macro b", 2, "a macro within a macro");
        refuses(
            ".macro a\n.endm\n.macro a\n.endm",
            3,
            "the macro `a` is defined twice",
        );
        refuses(
            ".macro a x\n.endm\n a 1, 2",
            3,
            "`a` takes 1 arguments, not 2",
        );
        refuses(
            ".macro a x\n lda \\y\n.endm\n a 1",
            2,
            "the macro has no parameter `y`",
        );
        refuses(
            ".macro a\n a\n.endm\n a",
            2,
            "macros stand in each other too deep",
        );
    }
}
