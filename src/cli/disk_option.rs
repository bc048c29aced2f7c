//! The option `--disk`, which several commands share.

use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Args;

use crate::disk::{Drive, Medium};

/// What is in the drive.
#[derive(Args)]
pub struct DiskOption {
    /// What is in the C64's disk drive: an image or a folder, which is made when something is saved
    #[arg(long, value_name = "FILE.d64|FOLDER")]
    disk: Option<PathBuf>,
}

impl DiskOption {
    /// A drive with what was named in it, or else with what is usual; none if neither is.
    pub fn drive(&self, usual: Option<&Path>) -> Result<Option<Drive>> {
        let Some(path) = self.disk.as_deref().or(usual) else {
            return Ok(None);
        };
        Ok(Some(Drive::new(Some(Medium::at(path)?))))
    }
}
