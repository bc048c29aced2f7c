//! The first lines of a module: for which machine it is.

/// The 6502 as llvm-mos describes it: 16-bit pointers (8-bit in address space 1, zero page), and
/// nothing aligned. The source name replaces rustc's, which differs from build to build.
pub const TEXT: &str = "\
source_filename = \"awale\"
target datalayout = \"e-m:e-p:16:8-p1:8:8-i16:8-i32:8-i64:8-f32:8-f64:8-a:8-Fi8-n8\"
target triple = \"mos\"
";
