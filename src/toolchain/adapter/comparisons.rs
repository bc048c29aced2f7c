//! Three-way comparisons (`Ord::cmp`, `signum`), which llvm-mos's code generator does not know.

use super::module::{Item, Line, Module};

/// The intrinsics, and the comparison by which the first argument is the smaller one.
const INTRINSICS: [(&str, &str); 2] = [("llvm.ucmp.", "ult"), ("llvm.scmp.", "slt")];

/// Gives each intrinsic in use a body of branches, by which it is replaced wherever it is called.
///
/// Branches, since the optimiser would make the intrinsic again out of arithmetic.
pub fn expand(module: &mut Module) {
    let declarations = std::mem::take(&mut module.declarations);
    for declaration in declarations {
        match body(&declaration) {
            Some(function) => {
                for line in module.functions.iter_mut().flat_map(|f| &mut f.lines) {
                    let called = format!("@{}(", declaration.symbol);
                    let given = format!("@{}(", function.symbol);
                    line.text = line.text.replace(&called, &given);
                }
                module.functions.push(function);
            }
            None => module.declarations.push(declaration),
        }
    }
}

/// The function in place of `llvm.ucmp.i8.i16`: the type of its result, then of its arguments.
fn body(declaration: &Item) -> Option<Item> {
    let (types, less) = INTRINSICS.iter().find_map(|(prefix, less)| {
        let types = declaration.symbol.strip_prefix(prefix)?;
        Some((types, less))
    })?;
    let (result, argument) = types.split_once('.')?;
    let symbol = declaration.symbol.replace("llvm.", "three_way.");
    let text = format!(
        "define internal {result} @{symbol}({argument} %a, {argument} %b) alwaysinline nounwind {{\n\
         start:\n  \
           %less = icmp {less} {argument} %a, %b\n  \
           br i1 %less, label %is_less, label %not_less\n\
         not_less:\n  \
           %equal = icmp eq {argument} %a, %b\n  \
           br i1 %equal, label %is_equal, label %is_greater\n\
         is_less:\n  \
           ret {result} -1\n\
         is_equal:\n  \
           ret {result} 0\n\
         is_greater:\n  \
           ret {result} 1\n\
         }}"
    );
    let number = declaration.head().number;
    let lines = text.lines().map(|text| Line {
        number,
        text: text.to_owned(),
    });
    Some(Item {
        title: symbol.clone(),
        symbol,
        lines: lines.collect(),
    })
}
