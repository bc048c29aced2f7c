//! Steps from one array element to the next. rustc names the element's type, and where that holds
//! a pointer llvm-mos would take a smaller step than rustc counted on: the step becomes a number
//! of bytes, as long as it is on the host.

use std::collections::HashMap;

use super::module::Module;
use super::tokens::{group, name, tokens};

/// Size and alignment in bytes on rustc's 64-bit host.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Layout {
    size: u64,
    align: u64,
}

/// Replaces structures and pointers as the element type of `getelementptr` by byte arrays.
pub fn flatten(module: &mut Module) {
    let types: HashMap<String, String> = module
        .types
        .iter()
        .filter_map(|line| {
            let (symbol, definition) = line.text.split_once(" = type ")?;
            Some((name(symbol).to_owned(), definition.to_owned()))
        })
        .collect();
    for line in module.functions.iter_mut().flat_map(|f| &mut f.lines) {
        if let Some(text) = flatten_line(&line.text, &types) {
            line.text = text;
        }
    }
}

fn flatten_line(line: &str, types: &HashMap<String, String>) -> Option<String> {
    let words = tokens(line);
    let step = words.iter().position(|word| *word == "getelementptr")?;
    let element = step
        + 1
        + words[step + 1..]
            .iter()
            .position(|word| !matches!(*word, " " | "inbounds" | "nuw" | "nusw" | "("))?;
    let end = element + group(&words[element..]);
    let is_plain = |word: &&str| {
        ["[", "]", " ", "x"].contains(word)
            || word
                .strip_prefix('i')
                .unwrap_or(word)
                .parse::<u64>()
                .is_ok()
    };
    if words[element..end].iter().all(is_plain) {
        return None;
    }
    let layout = layout(&words[element..end], types)?.0;
    Some(format!(
        "{}[{} x i8]{}",
        words[..element].concat(),
        layout.size,
        words[end..].concat()
    ))
}

/// The layout of the type that starts `words`, and how many words it takes.
fn layout(words: &[&str], types: &HashMap<String, String>) -> Option<(Layout, usize)> {
    let first = *words.first()?;
    match first {
        "ptr" => Some((Layout { size: 8, align: 8 }, 1)),
        "{" => Some((fields(&words[1..], types, false)?, group(words))),
        "<" => Some((fields(&words[2..], types, true)?, group(words))),
        "[" => {
            // `[ n x T ]`
            let count: u64 = words.get(1)?.parse().ok()?;
            let element = layout(words.get(5..)?, types)?.0;
            let size = element.size * count;
            Some((Layout { size, ..element }, group(words)))
        }
        _ if first.starts_with('%') => {
            let definition = tokens(types.get(name(first))?);
            Some((layout(&definition, types)?.0, 1))
        }
        _ => {
            let bits: u64 = match first {
                "float" => 32,
                "double" => 64,
                _ => first.strip_prefix('i')?.parse().ok()?,
            };
            let size = bits.div_ceil(8).next_power_of_two();
            let align = size.min(16);
            Some((Layout { size, align }, 1))
        }
    }
}

/// The layout of a structure whose fields start `words`.
fn fields(mut words: &[&str], types: &HashMap<String, String>, packed: bool) -> Option<Layout> {
    let mut whole = Layout { size: 0, align: 1 };
    loop {
        match *words.first()? {
            "}" => break,
            " " | "," => words = &words[1..],
            _ => {
                let (field, taken) = layout(words, types)?;
                let align = if packed { 1 } else { field.align };
                whole.size = whole.size.next_multiple_of(align) + field.size;
                whole.align = whole.align.max(align);
                words = &words[taken..];
            }
        }
    }
    whole.size = whole.size.next_multiple_of(whole.align);
    Some(whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn ok_flatten(line: &str, expected: &str) {
        let types = HashMap::from([("T<u8>".to_owned(), "{ ptr, [3 x i8], i16 }".to_owned())]);
        let flat = flatten_line(line, &types).unwrap_or_else(|| line.to_owned());
        assert_eq!(flat, expected);
    }

    #[test]
    fn counts_pointers_as_the_host_does() {
        ok_flatten(
            "%1 = getelementptr inbounds nuw { ptr, i64 }, ptr %l, i64 %i",
            "%1 = getelementptr inbounds nuw [16 x i8], ptr %l, i64 %i",
        );
        ok_flatten(
            "%1 = getelementptr inbounds ptr, ptr %l, i64 %i",
            "%1 = getelementptr inbounds [8 x i8], ptr %l, i64 %i",
        );
        ok_flatten(
            "%1 = getelementptr %\"T<u8>\", ptr %l, i64 %i",
            "%1 = getelementptr [16 x i8], ptr %l, i64 %i",
        );
        ok_flatten(
            "%1 = getelementptr <{ i8, [2 x ptr], i16 }>, ptr %l, i64 %i",
            "%1 = getelementptr [19 x i8], ptr %l, i64 %i",
        );
    }

    #[test]
    fn keeps_bytes_and_arrays_of_them() {
        for line in [
            "%1 = getelementptr inbounds nuw i8, ptr %l, i64 %i",
            "%1 = getelementptr inbounds nuw [3 x i16], ptr %l, i64 %i",
        ] {
            ok_flatten(line, line);
        }
    }
}
