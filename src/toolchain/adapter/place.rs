//! Where in the program something stands, in words a Rust programmer can search for.

use std::fmt;

use super::module::{Item, Line, Module};
use super::symbol;
use super::tokens::globals;

/// A line of the IR and the Rust function or static it belongs to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The line of the IR, from 1.
    pub line: usize,
    /// The item's path.
    pub title: String,
    /// If the item is the core library's, the function of the program that leads to it.
    pub caller: Option<String>,
}

impl Place {
    /// `line` of `item`.
    pub fn new(module: &Module, item: &Item, line: &Line) -> Self {
        Self {
            line: line.number,
            title: item.title.clone(),
            caller: own_caller(module, item),
        }
    }

    /// The first place that mentions `item`, or the item itself if none does.
    pub fn of_use(module: &Module, item: &Item) -> Self {
        first_use(module, &item.symbol).map_or_else(
            || Self::new(module, item, item.head()),
            |(user, line)| Self::new(module, user, line),
        )
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} of the IR, `{}`", self.line, self.title)?;
        match &self.caller {
            Some(caller) => write!(f, " called from `{caller}`"),
            None => Ok(()),
        }
    }
}

/// The program's own function nearest above one of the core library's.
fn own_caller(module: &Module, item: &Item) -> Option<String> {
    let mut chain = vec![item];
    while symbol::is_core(&chain.last()?.title) {
        let last = *chain.last()?;
        let above = module.functions.iter().find(|function| {
            mentions(function, &last.symbol).is_some()
                && chain.iter().all(|seen| seen.symbol != function.symbol)
        })?;
        chain.push(above);
    }
    (chain.len() > 1).then(|| chain[chain.len() - 1].title.clone())
}

fn first_use<'m>(module: &'m Module, symbol: &str) -> Option<(&'m Item, &'m Line)> {
    module
        .functions
        .iter()
        .find_map(|function| Some((function, mentions(function, symbol)?)))
}

/// The first line of `function` after its head that mentions `symbol`.
fn mentions<'m>(function: &'m Item, symbol: &str) -> Option<&'m Line> {
    function.lines[1..]
        .iter()
        .find(|line| globals(&line.text).any(|mentioned| mentioned == symbol))
}
