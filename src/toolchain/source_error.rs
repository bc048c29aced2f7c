//! Why a source was refused, and where.

use std::fmt;

/// A place in the source; both numbers count from 1, columns in characters.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Place {
    pub line: u32,
    pub column: u32,
}

/// A complaint that does not know its file yet.
#[derive(Debug)]
pub(super) struct Fault {
    pub place: Place,
    pub message: String,
}

impl Fault {
    pub fn new(place: Place, message: impl Into<String>) -> Self {
        Self {
            place,
            message: message.into(),
        }
    }
}

/// A source text that was refused, with the offending line. Prints as `file:line:column: message`, the
/// line and a caret.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SourceError {
    pub file: String,
    /// Counts from 1.
    pub line: u32,
    /// Counts characters from 1.
    pub column: u32,
    pub message: String,
    /// The refused line as it stands in the file.
    pub source_line: String,
}

impl SourceError {
    pub(super) fn new(file: &str, source: &str, fault: Fault) -> Self {
        let index = fault.place.line.saturating_sub(1) as usize;
        Self {
            file: file.to_owned(),
            line: fault.place.line,
            column: fault.place.column,
            message: fault.message,
            source_line: source.lines().nth(index).unwrap_or_default().to_owned(),
        }
    }
}

impl fmt::Display for SourceError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Tabs are kept so that the caret stands under its character whatever their width.
        let indent: String = self
            .source_line
            .chars()
            .take(self.column.saturating_sub(1) as usize)
            .map(|character| if character == '\t' { '\t' } else { ' ' })
            .collect();
        writeln!(
            formatter,
            "{}:{}:{}: {}",
            self.file, self.line, self.column, self.message
        )?;
        writeln!(formatter, "{}", self.source_line)?;
        write!(formatter, "{indent}^")
    }
}

impl std::error::Error for SourceError {}
