//! Text files: `key = text` lines made into character codes.

use anyhow::{Context, Result, bail, ensure};
use awale_c64::text::KEYS;
use awale_c64::tiles::{LABEL_MARK, LINE_MARK, NUMBER_MARK};

use super::chart::Chart;
use crate::Failure;

/// The texts of one language in character codes, in the order of [`KEYS`].
#[derive(Debug)]
pub struct Texts {
    texts: Vec<Vec<u8>>,
}

impl Texts {
    /// Reads a text file; `name` is what errors call it.
    ///
    /// Empty lines and lines that start with `#` say nothing. Every key must stand exactly once.
    pub fn parse(name: &str, source: &str, chart: &Chart) -> Result<Self> {
        let mut texts: Vec<Option<Vec<u8>>> = vec![None; KEYS.len()];
        for (number, line) in (1..).zip(source.lines()) {
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            let place = format!("{name}:{number}");
            let (key, words) = line
                .split_once('=')
                .with_context(|| Failure::new(format!("{place}: no `=`"), "write `key = text`"))?;
            let key = key.trim();
            let index = KEYS
                .iter()
                .position(|&(known, ..)| known == key)
                .with_context(|| {
                    Failure::new(
                        format!("{place}: unknown key `{key}`"),
                        "remove the line, or add the key to target-c64/src/text.rs",
                    )
                })?;
            ensure!(
                texts[index].is_none(),
                Failure::new(
                    format!("{place}: `{key}` stands here for the second time"),
                    "remove one of the two lines",
                )
            );
            texts[index] = Some(pack(&place, words.trim(), chart, KEYS[index])?);
        }
        let texts = texts
            .into_iter()
            .zip(KEYS)
            .map(|(text, (key, ..))| {
                text.with_context(|| {
                    let last = source.lines().count();
                    Failure::new(
                        format!("{name}:{last}: `{key}` is missing"),
                        format!("add a line `{key} = text`"),
                    )
                })
            })
            .collect::<Result<_>>()?;
        Ok(Self { texts })
    }

    /// The codes of each text, without end marks.
    pub fn as_slice(&self) -> &[Vec<u8>] {
        &self.texts
    }
}

/// The character codes of `words`, which may take as many cells of the screen as `key` says, in as many lines.
fn pack(place: &str, words: &str, chart: &Chart, key: (&str, u8, u8)) -> Result<Vec<u8>> {
    let (_, limit, most_lines) = key;
    ensure!(
        !words.is_empty(),
        Failure::new(
            format!("{place}: the text is empty"),
            "write it after the `=`"
        )
    );
    let mut codes = Vec::new();
    for character in words.chars() {
        match chart.code(character) {
            Some(code) => codes.push(code),
            None => bail!(Failure::new(
                format!("{place}: `{character}` is not in the character set"),
                "use another, or draw it in charset.png and charset.txt",
            )),
        }
    }
    let lines: Vec<&[u8]> = codes.split(|&code| code == LINE_MARK).collect();
    ensure!(
        lines.len() <= usize::from(most_lines),
        Failure::new(
            format!("{place}: {} lines", lines.len()),
            format!("write {most_lines} at most; `|` starts a new one"),
        )
    );
    for line in lines {
        // What is printed in place of these marks may take a second cell.
        let is_wide = |code: &&u8| matches!(**code, NUMBER_MARK | LABEL_MARK);
        let width = line.len() + line.iter().filter(is_wide).count();
        ensure!(
            width <= usize::from(limit),
            Failure::new(
                format!("{place}: {width} characters wide"),
                format!("shorten it to {limit}"),
            )
        );
    }
    Ok(codes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart() -> Chart {
        // ASCII from the space on, as in the real chart, then characters nobody uses.
        let characters: Vec<char> = (' '..='~').chain('\u{1000}'..).take(256).collect();
        let lines: Vec<String> = characters
            .chunks(16)
            .map(|line| line.iter().collect())
            .collect();
        Chart::parse("chart", &lines.join("\n")).unwrap()
    }

    /// A file in which every key's text is `x`.
    fn complete() -> Vec<String> {
        KEYS.iter().map(|(key, ..)| format!("{key} = x")).collect()
    }

    #[track_caller]
    fn assert_error(lines: &[String], expected: &str) {
        let error = Texts::parse("t.txt", &lines.join("\n"), &chart()).unwrap_err();
        let error = error.to_string();
        assert!(error.starts_with(expected), "{error}");
    }

    #[test]
    fn texts_are_packed_in_the_order_of_the_keys() {
        let mut lines = complete();
        lines[1] = format!("  {} =  A=b ", KEYS[1].0);
        lines.reverse();
        lines.insert(0, "# a comment = nothing".to_owned());
        lines.insert(3, "  ".to_owned());
        let texts = Texts::parse("t.txt", &lines.join("\r\n"), &chart()).unwrap();
        assert_eq!(texts.as_slice()[0], [b'x' - 32]);
        assert_eq!(texts.as_slice()[1], [b'A' - 32, b'=' - 32, b'b' - 32]);
    }

    #[test]
    fn a_missing_text_is_named() {
        let mut lines = complete();
        lines.remove(2);
        let expected = format!("t.txt:{}: `{}` is missing", lines.len(), KEYS[2].0);
        assert_error(&lines, &expected);
    }

    #[test]
    fn an_unknown_key_is_named() {
        let mut lines = complete();
        lines.insert(4, "sowwed = x".to_owned());
        assert_error(&lines, "t.txt:5: unknown key `sowwed`");
    }

    #[test]
    fn a_key_given_twice_is_named() {
        let mut lines = complete();
        lines.push(lines[0].clone());
        let expected = format!(
            "t.txt:{}: `{}` stands here for the second time",
            lines.len(),
            KEYS[0].0
        );
        assert_error(&lines, &expected);
    }

    #[test]
    fn a_line_without_equals_sign_is_named() {
        let mut lines = complete();
        lines[6] = "hello".to_owned();
        assert_error(&lines, "t.txt:7: no `=`");
    }

    #[test]
    fn an_empty_text_is_named() {
        let mut lines = complete();
        lines[6] = format!("{} =", KEYS[6].0);
        assert_error(&lines, "t.txt:7: the text is empty");
    }

    #[test]
    fn the_limit_is_kept_to_the_character() {
        let (key, limit, _) = KEYS[0];
        let mut lines = complete();
        lines[0] = format!("{key} = {}", "w".repeat(usize::from(limit)));
        assert!(Texts::parse("t.txt", &lines.join("\n"), &chart()).is_ok());
        lines[0].push('w');
        assert_error(&lines, &format!("t.txt:1: {} characters wide", limit + 1));
    }

    #[test]
    fn lines_of_a_text_are_limited_each_and_together() {
        let place = KEYS.iter().position(|&(.., lines)| lines > 1).unwrap();
        let (key, limit, most) = KEYS[place];
        let number = place + 1;
        let line = "w".repeat(usize::from(limit));
        let all = vec![line.as_str(); usize::from(most)].join("|");
        let mut lines = complete();
        lines[place] = format!("{key} = {all}");
        assert!(Texts::parse("t.txt", &lines.join("\n"), &chart()).is_ok());
        lines[place] = format!("{key} = a|{line}w");
        let wide = format!("t.txt:{number}: {} characters wide", limit + 1);
        assert_error(&lines, &wide);
        lines[place] = format!("{key} = {all}|w");
        assert_error(&lines, &format!("t.txt:{number}: {} lines", most + 1));
        let mut lines = complete();
        lines[0] = format!("{} = a|b", KEYS[0].0);
        assert_error(&lines, "t.txt:1: 2 lines");
    }

    #[test]
    fn a_number_counts_two_characters() {
        let (key, limit, _) = KEYS[0];
        let mut lines = complete();
        lines[0] = format!("{key} = %{}", "w".repeat(usize::from(limit) - 1));
        assert_error(&lines, &format!("t.txt:1: {} characters wide", limit + 1));
    }

    #[test]
    fn a_foreign_character_is_named() {
        let mut lines = complete();
        lines[3] = format!("{} = 木", KEYS[3].0);
        assert_error(&lines, "t.txt:4: `木` is not in the character set");
    }
}
