//! A module of LLVM IR as text, cut into its top-level items.

use super::symbol;
use super::tokens::tokens;

/// A line and its number in the file that rustc wrote, from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    pub number: usize,
    pub text: String,
}

/// A global, a function or a declaration.
#[derive(Debug, Clone)]
pub struct Item {
    /// The symbol as the linker would see it.
    pub symbol: String,
    /// The symbol as a Rust programmer knows it.
    pub title: String,
    /// The lines of the item: one, except for a function's.
    pub lines: Vec<Line>,
}

/// The top-level items by kind, each kind in the order of the file.
#[derive(Debug, Default)]
pub struct Module {
    pub types: Vec<Line>,
    pub globals: Vec<Item>,
    pub functions: Vec<Item>,
    pub declarations: Vec<Item>,
    pub attributes: Vec<Line>,
    pub metadata: Vec<Line>,
}

impl Item {
    /// The line that names the item.
    pub fn head(&self) -> &Line {
        &self.lines[0]
    }

    /// The line that names the item, to change it.
    pub fn head_mut(&mut self) -> &mut Line {
        &mut self.lines[0]
    }
}

impl Module {
    /// Reads a module as rustc writes it. What says nothing about the program (the host's data
    /// layout and triple, comdats, module flags, the compiler's name) is left out.
    pub fn parse(ir: &str) -> Self {
        let mut module = Self::default();
        // rustc writes the demangled name in a comment above each function.
        let mut title = None;
        let mut lines = ir.lines().enumerate().map(|(index, text)| Line {
            number: index + 1,
            text: text.to_owned(),
        });
        while let Some(line) = lines.next() {
            let text = line.text.as_str();
            if let Some(comment) = text.strip_prefix("; ") {
                if !comment.starts_with("Function Attrs:") {
                    title = Some(comment.to_owned());
                }
                continue;
            }
            if text.starts_with("define ") {
                let mut item = Item::new(line, title.take());
                for line in lines.by_ref() {
                    let last = line.text == "}";
                    item.lines.push(line);
                    if last {
                        break;
                    }
                }
                module.functions.push(item);
            } else if text.starts_with("declare ") {
                module.declarations.push(Item::new(line, title.take()));
            } else if text.starts_with('@') {
                module.globals.push(Item::new(line, None));
            } else if text.starts_with('%') {
                module.types.push(line);
            } else if text.starts_with("attributes ") {
                module.attributes.push(line);
            } else if text.starts_with('!') && !text.starts_with("!llvm.") {
                module.metadata.push(line);
            }
            title = None;
        }
        module
    }

    /// Every line inside a function, with the function's index.
    pub fn lines_mut(&mut self) -> impl Iterator<Item = &mut Line> {
        self.functions
            .iter_mut()
            .chain(&mut self.declarations)
            .flat_map(|function| &mut function.lines)
    }

    /// The IR text of the items, after `header`.
    pub fn print(&self, header: &str) -> String {
        let mut ir = String::from(header);
        let items = |items: &[Item]| -> Vec<String> {
            items
                .iter()
                .map(|item| {
                    item.lines
                        .iter()
                        .map(|line| line.text.clone() + "\n")
                        .collect()
                })
                .collect()
        };
        let lines = |lines: &[Line]| lines.iter().map(|line| line.text.clone() + "\n").collect();
        let sections: [String; 6] = [
            lines(&self.types),
            items(&self.globals).concat(),
            items(&self.functions).join("\n"),
            items(&self.declarations).concat(),
            lines(&self.attributes),
            lines(&self.metadata),
        ];
        for section in sections.iter().filter(|section| !section.is_empty()) {
            ir.push('\n');
            ir.push_str(section);
        }
        ir
    }
}

impl Item {
    fn new(head: Line, title: Option<String>) -> Self {
        let symbol = tokens(&head.text)
            .into_iter()
            .find(|token| token.starts_with('@'))
            .map_or("", super::tokens::name)
            .to_owned();
        let title = title.unwrap_or_else(|| symbol::readable(&symbol));
        Self {
            symbol,
            title,
            lines: vec![head],
        }
    }
}
