//! The option `--llvm-mos`, which several commands share.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;

use crate::toolchain::llvm_mos::LlvmMos;

/// Where llvm-mos is.
#[derive(Args)]
pub struct LlvmMosOption {
    /// The directory that holds llvm-mos's bin/clang [default: $LLVM_MOS, then mos-clang or clang
    /// on PATH]
    #[arg(long, value_name = "DIR")]
    llvm_mos: Option<PathBuf>,
}

impl LlvmMosOption {
    /// The compiler, if it is installed. A directory that was named must hold it.
    pub fn find(&self) -> Result<Option<LlvmMos>> {
        LlvmMos::find(self.llvm_mos.as_deref())
    }
}
