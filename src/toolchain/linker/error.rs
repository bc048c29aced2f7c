//! Why objects could not be linked.

use std::fmt;

use crate::toolchain::source_error::{Fault, SourceError};

/// A link that failed. Files and lines are those of the assembly sources.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum LinkError {
    /// The linker script is not understood, contradicts itself, or one of its assertions fails.
    Script(SourceError),
    /// Symbols that nothing defines, with where each is first used.
    Undefined(Vec<UndefinedSymbol>),
    /// A symbol that two files, or a file and the script, define.
    Duplicate {
        symbol: String,
        first: String,
        second: String,
    },
    /// A section that no pattern of the script takes.
    Unplaced { file: String, section: String },
    /// A region that is too small by `excess` bytes once `section` is in it.
    Overflow {
        region: String,
        section: String,
        excess: u32,
    },
    /// An address that does not fit where it is used.
    Range {
        file: String,
        line: u32,
        symbol: String,
        value: i64,
        range: &'static str,
    },
}

/// A use of a symbol that nothing defines.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct UndefinedSymbol {
    pub symbol: String,
    pub file: String,
    /// 0 when the linker script asks for the symbol.
    pub line: u32,
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
            Self::Script(error) => error.fmt(formatter),
            Self::Undefined(uses) => {
                for (index, undefined) in uses.iter().enumerate() {
                    if index > 0 {
                        writeln!(formatter)?;
                    }
                    let UndefinedSymbol { symbol, file, line } = undefined;
                    match line {
                        0 => write!(formatter, "{file}: undefined symbol `{symbol}`")?,
                        _ => write!(formatter, "{file}:{line}: undefined symbol `{symbol}`")?,
                    }
                }
                Ok(())
            }
            Self::Duplicate {
                symbol,
                first,
                second,
            } => write!(
                formatter,
                "{second}: symbol `{symbol}` is already defined in {first}"
            ),
            Self::Unplaced { file, section } => write!(
                formatter,
                "{file}: the linker script has no place for section `{section}`"
            ),
            Self::Overflow {
                region,
                section,
                excess,
            } => write!(
                formatter,
                "section `{section}` does not fit region `{region}`: {excess} bytes too many"
            ),
            Self::Range {
                file,
                line,
                symbol,
                value,
                range,
            } => write!(
                formatter,
                "{file}:{line}: `{symbol}` gives {value} here, which is not in {range}"
            ),
        }
    }
}

impl std::error::Error for LinkError {}
