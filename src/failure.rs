//! The form of every error a user sees: what went wrong, and what to do about it.

use std::fmt;

/// An error of two lines: the cause, and the remedy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    cause: String,
    remedy: String,
}

impl Failure {
    /// `cause` names the file, flag or value; `remedy` says what to do. Both are one line.
    pub fn new(cause: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self {
            cause: cause.into(),
            remedy: remedy.into(),
        }
    }

    /// The first line.
    pub fn cause(&self) -> &str {
        &self.cause
    }

    /// The second line.
    pub fn remedy(&self) -> &str {
        &self.remedy
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}", self.cause, self.remedy)
    }
}

impl std::error::Error for Failure {}
