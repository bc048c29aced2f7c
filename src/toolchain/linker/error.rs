//! Why objects could not be linked.

use std::fmt;

use crate::toolchain::source_error::{Fault, SourceError};

/// A link that failed. Files and lines are those of the assembly sources.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum LinkError {
    /// The linker script is not understood, contradicts itself, has a region that is too small, or one
    /// of its assertions fails.
    Script(SourceError),
    /// Symbols that nothing defines, in order of their names.
    Undefined(Vec<UndefinedSymbol>),
    /// A symbol of a file that another file, or the script, defines as well.
    Duplicate(SourceError),
    /// A symbol that the script assigns twice.
    AssignedTwice(String),
    /// A section that no pattern of the script takes.
    Unplaced { file: String, section: String },
    /// An address that does not fit where it is used.
    Range(SourceError),
}

/// A symbol that nothing defines, and who asks for it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum UndefinedSymbol {
    /// The first use in a source.
    Used(SourceError),
    /// The linker script names this symbol.
    InScript(String),
}

/// A failure that may lie in the script, whose name and text are not at hand where it is found.
#[derive(Debug)]
pub(super) enum Problem {
    Script(Fault),
    Link(LinkError),
}

impl Problem {
    pub fn into_error(self, script_name: &str, script_text: &str) -> LinkError {
        match self {
            Self::Script(fault) => LinkError::script(script_name, script_text, fault),
            Self::Link(error) => error,
        }
    }
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Self {
        Self::Script(fault)
    }
}

impl From<LinkError> for Problem {
    fn from(error: LinkError) -> Self {
        Self::Link(error)
    }
}

impl LinkError {
    pub(super) fn script(name: &str, text: &str, fault: Fault) -> Self {
        Self::Script(SourceError::new(name, text, fault))
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Script(error) | Self::Duplicate(error) | Self::Range(error) => {
                error.fmt(formatter)
            }
            Self::Undefined(uses) => {
                for (index, undefined) in uses.iter().enumerate() {
                    if index > 0 {
                        writeln!(formatter)?;
                    }
                    match undefined {
                        UndefinedSymbol::Used(error) => error.fmt(formatter)?,
                        UndefinedSymbol::InScript(symbol) => {
                            write!(formatter, "the linker script: undefined symbol `{symbol}`")?
                        }
                    }
                }
                Ok(())
            }
            Self::AssignedTwice(symbol) => write!(
                formatter,
                "the linker script: symbol `{symbol}` is assigned twice"
            ),
            Self::Unplaced { file, section } => write!(
                formatter,
                "{file}: the linker script has no place for section `{section}`"
            ),
        }
    }
}

impl std::error::Error for LinkError {}
