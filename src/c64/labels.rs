use std::collections::BTreeMap;

/// Names of addresses, as the linker wrote them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels {
    by_address: BTreeMap<u16, String>,
    by_name: BTreeMap<String, u16>,
}

impl Labels {
    /// Reads a VICE label file: lines such as `al C:080d .main`. Lines that do not start with `al` are skipped.
    ///
    /// # Errors
    /// The number (from 1) of the first `al` line that has no address or no name.
    pub fn from_vice(text: &str) -> Result<Self, usize> {
        let mut labels = Self::default();
        for (index, line) in text.lines().enumerate() {
            let mut words = line.split_whitespace();
            if words.next() != Some("al") {
                continue;
            }
            let address = words.next().and_then(|word| {
                let digits = word.strip_prefix("C:").unwrap_or(word);
                u16::from_str_radix(digits, 16).ok()
            });
            let name = words.next().map(|word| word.trim_start_matches('.'));
            match (address, name) {
                (Some(address), Some(name)) if !name.is_empty() => labels.add(address, name),
                _ => return Err(index + 1),
            }
        }
        Ok(labels)
    }

    /// Adds one name. Of several names for one address the first is shown in reports.
    pub fn add(&mut self, address: u16, name: &str) {
        self.by_address
            .entry(address)
            .or_insert_with(|| name.to_owned());
        self.by_name.insert(name.to_owned(), address);
    }

    /// The address of a name.
    pub fn address(&self, name: &str) -> Option<u16> {
        self.by_name.get(name).copied()
    }

    /// The last name at or before an address, with the distance from it: `sow+$02`.
    pub fn place(&self, address: u16) -> Option<String> {
        let (base, name) = self.by_address.range(..=address).next_back()?;
        Some(match address - base {
            0 => name.clone(),
            offset => format!("{name}+${offset:02X}"),
        })
    }
}

impl<N: AsRef<str>> FromIterator<(u16, N)> for Labels {
    fn from_iter<I: IntoIterator<Item = (u16, N)>>(pairs: I) -> Self {
        let mut labels = Self::default();
        for (address, name) in pairs {
            labels.add(address, name.as_ref());
        }
        labels
    }
}

#[cfg(test)]
mod tests {
    use super::Labels;

    #[test]
    fn a_vice_file_is_read() {
        let labels = Labels::from_vice("al C:080d .start\n\nal 0900 .sow\nbreak 0900\n").unwrap();
        assert_eq!(labels.address("start"), Some(0x080D));
        assert_eq!(labels.address("sow"), Some(0x0900));
        assert_eq!(labels.address("break"), None);
    }

    #[test]
    fn a_bad_line_is_named() {
        assert_eq!(Labels::from_vice("al C:080d .start\nal C:xyz .sow"), Err(2));
        assert_eq!(Labels::from_vice("al C:080d"), Err(1));
        assert_eq!(Labels::from_vice("al C:080d ."), Err(1));
    }

    #[test]
    fn the_nearest_label_is_at_or_before_the_address() {
        let labels = Labels::from_iter([(0x0900, "sow"), (0x0A00, "capture"), (0x0A00, "alias")]);
        assert_eq!(labels.place(0x08FF), None);
        assert_eq!(labels.place(0x0900).as_deref(), Some("sow"));
        assert_eq!(labels.place(0x0912).as_deref(), Some("sow+$12"));
        assert_eq!(labels.place(0x0A00).as_deref(), Some("capture"));
    }
}
