//! Rust's symbol names: which are mangled, and what they say.

/// Whether rustc made up the name. A `no_mangle` symbol keeps the programmer's.
pub fn is_mangled(symbol: &str) -> bool {
    symbol.starts_with("_R") || (symbol.starts_with("_ZN") && symbol.ends_with('E'))
}

/// Whether a readable path is of the core library, instantiated for the program: `core::…`,
/// `<u8>::…` or `<[u8] as core::…>::…`.
pub fn is_core(title: &str) -> bool {
    let path = title.trim_start_matches(['<', '&']);
    match path.split_once("::") {
        Some((root, _)) => {
            root == "core" || !root.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        }
        None => false,
    }
}

/// The path that a mangled symbol stands for, or the symbol itself if it is not mangled.
///
/// Both manglings are read as far as naming a path needs it: the legacy one (`_ZN…E`) in full, of
/// the v0 one (`_R…`) the identifiers in order.
pub fn readable(symbol: &str) -> String {
    let path = if let Some(rest) = symbol.strip_prefix("_ZN") {
        legacy(rest)
    } else if let Some(rest) = symbol.strip_prefix("_R") {
        v0(rest)
    } else {
        None
    };
    path.unwrap_or_else(|| symbol.to_owned())
}

/// A label for the assembler made from a readable path: `awale_c64::core::Option<T>::map` becomes
/// `awale_c64.core.Option_T.map`, and `<impl …::Position>` or `<…::Position as …>` just `Position`.
pub fn label(title: &str) -> String {
    let words: Vec<String> = segments(title)
        .into_iter()
        .map(|segment| match segment.strip_prefix('<') {
            Some(inner) => {
                let own = inner.split(" as ").next().unwrap_or(inner);
                let own = own.strip_prefix("impl ").unwrap_or(own);
                word(segments(own).last().unwrap_or(&own))
            }
            None => word(segment),
        })
        .filter(|word| !word.is_empty())
        .collect();
    words.join(".")
}

/// The parts of a path between `::`, those inside of angle brackets not counted.
fn segments(path: &str) -> Vec<&str> {
    let mut segments = Vec::new();
    let mut depth = 0usize;
    let mut start = 0;
    for (index, c) in path.char_indices() {
        match c {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            ':' if depth == 0 => {
                segments.push(&path[start..index]);
                start = index + 1;
            }
            _ => {}
        }
    }
    segments.push(&path[start..]);
    segments.retain(|segment| !segment.is_empty());
    segments
}

/// Letters, digits and single underscores.
fn word(text: &str) -> String {
    let mut word = String::new();
    for c in text.chars() {
        if c.is_ascii_alphanumeric() || c == '_' {
            word.push(c);
        } else if !word.is_empty() && !word.ends_with('_') {
            word.push('_');
        }
    }
    word.truncate(word.trim_end_matches('_').len());
    word
}

/// Identifiers with their decimal lengths before them, up to `E`; the last is a hash.
fn legacy(mut rest: &str) -> Option<String> {
    let mut path = Vec::new();
    while rest != "E" {
        let (length, tail) = length(rest)?;
        let (identifier, tail) = tail.split_at_checked(length)?;
        path.push(unescape(identifier));
        rest = tail;
    }
    if path
        .last()
        .is_some_and(|last| last.len() == 17 && last.starts_with('h'))
    {
        path.pop();
    }
    Some(path.join("::"))
}

/// The identifiers of a v0 symbol: upper- and lower-case tags lie between them, and a crate's or
/// type's disambiguator is `s…_`.
fn v0(mut rest: &str) -> Option<String> {
    let mut path = Vec::new();
    while let Some(first) = rest.chars().next() {
        if first.is_ascii_digit() {
            let (length, tail) = length(rest)?;
            // An underscore parts the length from a name that starts with a digit or underscore.
            let tail = tail.strip_prefix('_').unwrap_or(tail);
            let (identifier, tail) = tail.split_at_checked(length)?;
            path.push(identifier.to_owned());
            rest = tail;
        } else if first == 's' && rest.contains('_') {
            rest = rest.split_once('_')?.1;
        } else {
            rest = &rest[first.len_utf8()..];
        }
    }
    (!path.is_empty()).then(|| path.join("::"))
}

/// A decimal length, and what follows it.
fn length(text: &str) -> Option<(usize, &str)> {
    let digits = text.find(|c: char| !c.is_ascii_digit())?;
    Some((text[..digits].parse().ok()?, &text[digits..]))
}

/// Undoes the legacy mangling's escapes.
fn unescape(identifier: &str) -> String {
    let mut text = identifier
        .strip_prefix("_$")
        .map_or_else(|| identifier.to_owned(), |rest| format!("${rest}"));
    for (escape, plain) in [
        ("$SP$", "@"),
        ("$BP$", "*"),
        ("$RF$", "&"),
        ("$LT$", "<"),
        ("$GT$", ">"),
        ("$LP$", "("),
        ("$RP$", ")"),
        ("$C$", ","),
        ("$u20$", " "),
        ("$u27$", "'"),
        ("$u5b$", "["),
        ("$u5d$", "]"),
        ("$u7b$", "{"),
        ("$u7d$", "}"),
        ("$u3b$", ";"),
        ("$u2b$", "+"),
        ("$u22$", "\""),
        ("..", "::"),
    ] {
        text = text.replace(escape, plain);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn ok_readable(symbol: &str, expected: &str) {
        assert_eq!(readable(symbol), expected);
    }

    #[test]
    fn reads_legacy_names() {
        ok_readable("_ZN1s1T17h6d4fc7aaf035b953E", "s::T");
        ok_readable(
            "_ZN4core6option15Option$LT$T$GT$9unwrap_or17hfc8b8c9d0674f6efE",
            "core::option::Option<T>::unwrap_or",
        );
        ok_readable(
            "_ZN67_$LT$u8$u20$as$u20$core..iter..traits..accum..Sum$LT$$RF$u8$GT$$GT$3sum17h7e2daf5eac6b1feaE",
            "<u8 as core::iter::traits::accum::Sum<&u8>>::sum",
        );
    }

    #[test]
    fn reads_v0_names() {
        ok_readable(
            "_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check",
            "core::panicking::panic_bounds_check",
        );
    }

    #[test]
    fn leaves_other_names() {
        ok_readable("awale_main", "awale_main");
        ok_readable("_ZN5short", "_ZN5short");
        assert!(!is_mangled("awale_main"));
        assert!(is_mangled("_ZN1s1T17h6d4fc7aaf035b953E"));
    }

    #[test]
    fn tells_core_from_the_program() {
        for core in [
            "core::ptr::read",
            "<u8>::pow",
            "<[u8] as core::slice::S<u8>>::f",
        ] {
            assert!(is_core(core), "{core}");
        }
        for own in [
            "awale_c64::f",
            "<awale_c64::A as core::cmp::PartialEq>::eq",
            "awale_main",
        ] {
            assert!(!is_core(own), "{own}");
        }
    }

    #[test]
    fn makes_labels() {
        for (title, expected) in [
            ("awale_c64::core::sow", "awale_c64.core.sow"),
            ("core::option::Option<T>::map", "core.option.Option_T.map"),
            (
                "<core::option::Option<T> as core::cmp::PartialEq>::eq",
                "Option_T.eq",
            ),
            (
                "awale_c64::moves::<impl awale_c64::core::Position>::play",
                "awale_c64.moves.Position.play",
            ),
            ("awale_c64::main::{{closure}}", "awale_c64.main.closure"),
            ("<u8>::pow", "u8.pow"),
        ] {
            assert_eq!(label(title), expected, "{title}");
        }
    }
}
