/// A language that the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Language {
    /// English
    #[default]
    En,
    /// Français
    Fr,
    /// Español
    Es,
}

impl Language {
    /// In the order of the program's menu.
    pub const ALL: [Self; 3] = [Self::En, Self::Fr, Self::Es];

    /// Its place in the program's menu.
    pub fn number(self) -> u8 {
        self as u8
    }

    /// The name of its text file.
    pub fn source(self) -> &'static str {
        ["en.txt", "fr.txt", "es.txt"][self as usize]
    }

    /// The name of its file on the program's disk.
    pub fn disk_name(self) -> &'static str {
        ["EN", "FR", "ES"][self as usize]
    }
}
