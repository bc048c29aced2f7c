//! Attributes, flags and metadata: those of the host's processor, those newer than llvm-mos's
//! LLVM 20, and alignments.

use std::collections::HashSet;

use super::module::{Line, Module};
use super::tokens::{group, tokens};

/// Function attributes that say the same to both compilers. All others are of the host
/// (`"target-cpu"`, `"probe-stack"`, `uwtable`, `nonlazybind`) or unknown to LLVM 20
/// (`nocreateundeforpoison`).
const KEPT: [&str; 20] = [
    "alwaysinline",
    "cold",
    "hot",
    "inlinehint",
    "memory",
    "minsize",
    "mustprogress",
    "nocallback",
    "nofree",
    "noinline",
    "norecurse",
    "noreturn",
    "nosync",
    "nounwind",
    "optnone",
    "optsize",
    "readnone",
    "speculatable",
    "willreturn",
    "convergent",
];

/// Parameter attributes and instruction flags newer than LLVM 20.
const NEWER: [&str; 3] = ["captures", "dead_on_return", "samesign"];

/// Kinds of memory that LLVM 20's `memory(…)` does not know.
const NEWER_MEMORY: [&str; 3] = ["errnomem", "target_mem0", "target_mem1"];

/// Rewrites the attribute groups and every place that uses or spells out an attribute.
pub fn translate(module: &mut Module) {
    let mut empty = HashSet::new();
    module.attributes.retain_mut(|line| {
        let group = translate_group(line);
        empty.extend(group.clone());
        group.is_none()
    });
    for line in module.lines_mut() {
        line.text = translate_line(&line.text, &empty);
    }
    for global in &mut module.globals {
        let head = global.head_mut();
        head.text = translate_line(&head.text, &empty);
    }
}

/// Cleans a group; gives its number (`#3`) if nothing is left, which would be an error to LLVM.
fn translate_group(line: &mut Line) -> Option<String> {
    let words = tokens(&line.text);
    let number = words.get(2)?.to_string();
    let open = words.iter().position(|word| *word == "{")?;
    let mut kept = String::new();
    let mut rest = &words[open + 1..];
    while let Some(word) = rest.first() {
        let arguments = match rest.get(1) {
            Some(&"(") => group(&rest[1..]),
            _ => 0,
        };
        let attribute = &rest[..1 + arguments];
        let newer = attribute
            .iter()
            .any(|word| NEWER_MEMORY.contains(&word.trim_end_matches(':')));
        if KEPT.contains(word) && !newer {
            kept.push(' ');
            kept.push_str(&attribute.concat());
        }
        rest = &rest[1 + arguments..];
    }
    line.text = format!("attributes {number} = {{{kept} }}");
    kept.is_empty().then_some(number)
}

fn translate_line(text: &str, empty: &HashSet<String>) -> String {
    let words = tokens(text);
    let mut line = String::new();
    let mut rest = words.as_slice();
    while let Some(&word) = rest.first() {
        rest = &rest[1..];
        match word {
            "align" if rest.len() >= 2 && rest[1].parse::<u32>().is_ok() => {
                // Nothing is aligned on the 6502, least of all what assembly puts somewhere, but for
                // statics that sources ask to begin on a page.
                let is_page = line.starts_with('@') && rest[1] == "256";
                line.push_str(if is_page { "align 256" } else { "align 1" });
                rest = &rest[2..];
            }
            "!align" => {
                // `, !align !5`
                drop_comma(&mut line);
                rest = &rest[2.min(rest.len())..];
            }
            "captures" if rest.first() == Some(&"(") => {
                let length = group(rest);
                if rest[..length].concat() == "(none)" {
                    line.push_str("nocapture");
                    rest = &rest[length..];
                } else {
                    rest = after_space(&rest[length..]);
                }
            }
            _ if NEWER.contains(&word) => {
                if rest.first() == Some(&"(") {
                    rest = &rest[group(rest)..];
                }
                rest = after_space(rest);
            }
            _ if empty.contains(word) => rest = after_space(rest),
            _ => line.push_str(word),
        }
    }
    line.truncate(line.trim_end().len());
    line
}

fn drop_comma(line: &mut String) {
    let end = line.trim_end_matches([' ', ',']).len();
    line.truncate(end);
}

fn after_space<'w, 't>(words: &'w [&'t str]) -> &'w [&'t str] {
    match words.first() {
        Some(&" ") => &words[1..],
        _ => words,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn ok_line(text: &str, expected: &str) {
        let empty = HashSet::from(["#7".to_owned()]);
        assert_eq!(translate_line(text, &empty), expected);
    }

    #[track_caller]
    fn ok_group(text: &str, expected: &str, empty: bool) {
        let mut line = Line {
            number: 1,
            text: text.to_owned(),
        };
        assert_eq!(translate_group(&mut line).is_some(), empty);
        assert_eq!(line.text, expected);
    }

    #[test]
    fn keeps_what_both_compilers_know() {
        ok_group(
            r#"attributes #0 = { cold nounwind nonlazybind uwtable memory(argmem: read) "target-cpu"="x86-64" }"#,
            "attributes #0 = { cold nounwind memory(argmem: read) }",
            false,
        );
        ok_group(
            "attributes #1 = { nounwind memory(errnomem: write) nocreateundeforpoison }",
            "attributes #1 = { nounwind }",
            false,
        );
        ok_group(
            r#"attributes #2 = { nonlazybind "probe-stack"="inline-asm" }"#,
            "attributes #2 = { }",
            true,
        );
    }

    #[test]
    fn drops_what_is_newer() {
        ok_line(
            "define void @f(ptr dead_on_return noalias captures(none) %p, ptr captures(address, read_provenance) %q) #7 {",
            "define void @f(ptr noalias nocapture %p, ptr %q) {",
        );
        ok_line(
            "  %1 = icmp samesign ult i8 %a, %b",
            "  %1 = icmp ult i8 %a, %b",
        );
        ok_line("  call void @g() #7", "  call void @g()");
        ok_line("  call void @g() #1", "  call void @g() #1");
    }

    #[test]
    fn aligns_nothing_but_pages() {
        ok_line(
            "  %x = load ptr, ptr %p, align 8, !nonnull !3, !align !5, !noundef !3",
            "  %x = load ptr, ptr %p, align 1, !nonnull !3, !noundef !3",
        );
        ok_line(
            "  call void @f(ptr noalias align 8 dereferenceable(8) %x)",
            "  call void @f(ptr noalias align 1 dereferenceable(8) %x)",
        );
        ok_line(
            "@x = constant [2 x i8] c\"align 4\", align 2",
            "@x = constant [2 x i8] c\"align 4\", align 1",
        );
        ok_line(
            "@x = global [512 x i8] zeroinitializer, align 256",
            "@x = global [512 x i8] zeroinitializer, align 256",
        );
    }
}
