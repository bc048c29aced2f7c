//! The words of a line of LLVM IR.

/// Cuts a line into tokens that, joined again, give the line.
///
/// A token is a symbol (`@name`, `%name`, `!name`, quoted or not), a string (`"…"`, `c"…"`), a
/// word or number, a group reference (`#3`), a comment to the end of the line, a run of spaces, or
/// one punctuation mark.
pub fn tokens(line: &str) -> Vec<&str> {
    let mut cut = Vec::new();
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            ';' => rest.len(),
            ' ' | '\t' => run(rest, |c| c == ' ' || c == '\t'),
            '"' => quoted(rest),
            '@' | '%' | '!' | '#' if rest[1..].starts_with('"') => 1 + quoted(&rest[1..]),
            '@' | '%' | '!' | '#' => 1 + run(&rest[1..], is_word),
            'c' if rest[1..].starts_with('"') => 1 + quoted(&rest[1..]),
            c if is_word(c) => run(rest, is_word),
            c => c.len_utf8(),
        };
        let (token, tail) = rest.split_at(length);
        cut.push(token);
        rest = tail;
    }
    cut
}

/// The name in a symbol token, without its sigil and quotes: `@"a b"` gives `a b`.
pub fn name(symbol: &str) -> &str {
    symbol[1..].trim_matches('"')
}

/// The global symbols that a line mentions.
pub fn globals(line: &str) -> impl Iterator<Item = &str> {
    tokens(line)
        .into_iter()
        .filter(|token| token.starts_with('@') && token.len() > 1)
        .map(name)
}

/// The length of the parenthesis, bracket or brace that starts `tokens`, in tokens; all of them if
/// it is never closed.
pub fn group(tokens: &[&str]) -> usize {
    let mut depth = 0usize;
    for (index, token) in tokens.iter().enumerate() {
        match *token {
            "(" | "[" | "{" | "<" => depth += 1,
            ")" | "]" | "}" | ">" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return index + 1;
        }
    }
    tokens.len()
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-')
}

fn run(text: &str, accepts: impl Fn(char) -> bool) -> usize {
    text.find(|c| !accepts(c)).unwrap_or(text.len())
}

/// The length of the string that starts `text`; IR writes a quote inside a string as `\22`.
fn quoted(text: &str) -> usize {
    text[1..].find('"').map_or(text.len(), |end| end + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn ok_tokens(line: &str, expected: &[&str]) {
        let cut = tokens(line);
        assert_eq!(cut.concat(), line);
        let words: Vec<_> = cut.into_iter().filter(|t| !t.trim().is_empty()).collect();
        assert_eq!(words, expected);
    }

    #[test]
    fn cuts_instructions() {
        ok_tokens(
            "  store i8 -1, ptr @\"a, b\", align 1, !noundef !3 ; note, @x",
            &[
                "store",
                "i8",
                "-1",
                ",",
                "ptr",
                "@\"a, b\"",
                ",",
                "align",
                "1",
                ",",
                "!noundef",
                "!3",
                "; note, @x",
            ],
        );
    }

    #[test]
    fn cuts_strings() {
        ok_tokens(
            r#"@x = constant [3 x i8] c"@a\22", align 1"#,
            &[
                "@x",
                "=",
                "constant",
                "[",
                "3",
                "x",
                "i8",
                "]",
                "c\"@a\\22\"",
                ",",
                "align",
                "1",
            ],
        );
    }

    #[test]
    fn finds_the_globals_of_a_line() {
        let line = r#"call void @f(ptr @"g h", i8 1) ; @no"#;
        assert_eq!(globals(line).collect::<Vec<_>>(), ["f", "g h"]);
    }

    #[test]
    fn measures_nested_groups() {
        let cut = tokens("(i8, [2 x { ptr }]) x");
        assert_eq!(cut[..group(&cut)].concat(), "(i8, [2 x { ptr }])");
    }
}
