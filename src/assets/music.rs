//! Music files: notes made into the streams that the program's interrupt plays.

use anyhow::{Context, Result, bail, ensure};

use crate::Failure;

/// What ends a stream, and what lets it begin again.
const END: u8 = 0;
const REPEAT: u8 = 0xFF;

/// The clock of a PAL machine, by which notes are in tune, and the SID's steps a cycle.
const CLOCK_HZ: f64 = 985_248.0;
const PHASE: f64 = 16_777_216.0;

/// Half tones above C of the letters A to G.
const TONES: [i32; 7] = [9, 11, 0, 2, 4, 5, 7];

/// The streams of a file, each as `target-c64/asm/sound.s` reads it.
///
/// | line | means |
/// |---|---|
/// | `tempo 6` | a unit of time is so many fiftieths of a second, from here on |
/// | `voice pulse $0A $00` | begins a stream: waveform, attack and decay, sustain and release |
/// | `c#5 2` | a note, A4 being 440 Hz, for so many units |
/// | `r 2` | a rest |
/// | `repeat` | the stream begins again |
///
/// Empty lines and lines that start with `#` say nothing.
pub fn streams(name: &str, source: &str) -> Result<Vec<Vec<u8>>> {
    let mut streams: Vec<Vec<u8>> = Vec::new();
    let mut tempo = 1;
    for (number, line) in (1..).zip(source.lines()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words.is_empty() || line.starts_with('#') {
            continue;
        }
        let place = || format!("{name}:{number}");
        let bytes = match words[..] {
            ["tempo", frames] => {
                tempo = self::number(frames).with_context(|| unknown(&place(), line))?;
                continue;
            }
            ["voice", waveform, decay, sustain] => {
                let header = header(waveform, decay, sustain);
                streams.push(header.with_context(|| unknown(&place(), line))?);
                continue;
            }
            ["repeat"] => vec![REPEAT],
            [tone, units] => {
                let note = note(tone, units, tempo);
                note.with_context(|| unknown(&place(), line))?
            }
            _ => bail!(unknown(&place(), line)),
        };
        let stream = streams.last_mut().with_context(|| {
            Failure::new(
                format!("{}: no voice", place()),
                "write a `voice` line above",
            )
        })?;
        stream.extend(bytes);
    }
    ensure!(
        !streams.is_empty(),
        Failure::new(format!("{name}: no voice"), "write a `voice` line")
    );
    for stream in &mut streams {
        if stream.last() != Some(&REPEAT) {
            stream.push(END);
        }
    }
    Ok(streams)
}

fn unknown(place: &str, line: &str) -> Failure {
    Failure::new(
        format!("{place}: `{}` is no line of music", line.trim()),
        "write `tempo 6`, `voice pulse $0A $00`, `c#5 2` (2 to 254 frames in all), `r 2` or `repeat`",
    )
}

fn number(word: &str) -> Option<u8> {
    match word.strip_prefix('$') {
        Some(digits) => u8::from_str_radix(digits, 16).ok(),
        None => word.parse().ok(),
    }
}

fn header(waveform: &str, decay: &str, sustain: &str) -> Option<Vec<u8>> {
    let control = match waveform {
        "triangle" => 0x10,
        "sawtooth" => 0x20,
        "pulse" => 0x40,
        _ => return None,
    };
    Some(vec![control, number(decay)?, number(sustain)?])
}

/// Frames and frequency of a note or a rest.
fn note(tone: &str, units: &str, tempo: u8) -> Option<Vec<u8>> {
    let frames = number(units)?.checked_mul(tempo)?;
    if !(2..REPEAT).contains(&frames) {
        return None;
    }
    let [low, high] = if tone == "r" {
        [0, 0]
    } else {
        frequency(tone)?
    };
    Some(vec![frames, low, high])
}

/// The SID's frequency of a note such as `c#5`.
fn frequency(tone: &str) -> Option<[u8; 2]> {
    let mut letters = tone.chars();
    let letter = letters
        .next()
        .filter(|letter| ('a'..='g').contains(letter))?;
    let rest = letters.as_str();
    let (sharp, octave) = match rest.strip_prefix('#') {
        Some(octave) => (1, octave),
        None => (0, rest),
    };
    let octave: i32 = octave
        .parse()
        .ok()
        .filter(|octave| (1..=7).contains(octave))?;
    let half_tones = TONES[letter as usize - 'a' as usize] + sharp + 12 * (octave - 4) - 9;
    let hertz = 440.0 * (f64::from(half_tones) / 12.0).exp2();
    let steps = (hertz * PHASE / CLOCK_HZ).round();
    (steps <= f64::from(u16::MAX)).then(|| (steps as u16).to_le_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn voices_become_streams() {
        let source = "# tune\ntempo 3\nvoice pulse $0A 16\na4 2\n\nr 10\nrepeat\nvoice triangle 0 0\nc#5 1\n";
        let expected = [
            vec![0x40, 0x0A, 16, 6, 0x45, 0x1D, 30, 0, 0, REPEAT],
            vec![0x10, 0, 0, 3, 0xE0, 0x24, END],
        ];
        assert_eq!(streams("m.txt", source).unwrap(), expected);
    }

    #[test]
    fn errors_name_their_line() {
        for (source, start) in [
            ("voice pulse 0 0\nh4 2", "m.txt:2: `h4 2` is no line"),
            ("voice pulse 0 0\nc4 1", "m.txt:2: `c4 1` is no line"),
            (
                "voice pulse 0 0\ntempo 9\nc4 200",
                "m.txt:3: `c4 200` is no line",
            ),
            ("voice pulse 0 0\nc8 9", "m.txt:2: `c8 9` is no line"),
            ("voice drum 0 0", "m.txt:1: `voice drum 0 0` is no line"),
            ("\nc4 9", "m.txt:2: no voice"),
            ("", "m.txt: no voice"),
        ] {
            let error = streams("m.txt", source).unwrap_err().to_string();
            assert!(error.starts_with(start), "{error}");
        }
    }
}
