//! The linked program.

use std::fmt::Write;

use super::addresses::Addresses;
use super::error::Problem;
use super::layout::{Layout, Output};
use super::relocate;
use super::resolve::SymbolIndex;
use super::script::{OutputPiece, Script};
use super::symbol_map::{MappedSymbol, SymbolMap};
use crate::toolchain::object::{Definition, Object};
use crate::toolchain::source_error::Fault;

/// A linked program with all that is known of it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Image {
    /// The file: load address, low byte first, then the bytes.
    pub prg: Vec<u8>,
    pub symbols: SymbolMap,
    pub sections: Vec<PlacedSection>,
    /// The regions of the linker script that hold sections, or what is loaded of them.
    pub memory: Vec<MemoryUse>,
}

/// An output section and what is in it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PlacedSection {
    pub name: String,
    pub address: u16,
    /// Where its contents lie after loading, if that is elsewhere: the start code copies them.
    pub load_address: u16,
    /// In bytes.
    pub size: u32,
    /// Whether it takes bytes of the file.
    pub has_contents: bool,
    pub inputs: Vec<PlacedInput>,
}

/// A section of a source file in its place.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PlacedInput {
    pub file: String,
    pub section: String,
    pub address: u16,
    /// In bytes.
    pub size: u32,
}

/// How much of a region is taken.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct MemoryUse {
    pub region: String,
    pub origin: u16,
    /// In bytes.
    pub length: u32,
    /// Bytes from the region's start to the last one taken.
    pub used: u32,
}

impl MemoryUse {
    /// Bytes that nothing takes.
    pub fn free(&self) -> u32 {
        self.length - self.used
    }
}

impl Image {
    /// The region of that name of the linker script.
    pub fn region(&self, name: &str) -> Option<&MemoryUse> {
        self.memory.iter().find(|memory| memory.region == name)
    }

    /// A listing of memory, sections and symbols for people.
    pub fn map(&self) -> String {
        let mut map = self.memory_map() + "\n";
        // Writing to a string cannot fail.
        let _ = self.write_places(&mut map);
        map
    }

    /// A listing of the regions, in bytes: how much of each is taken, and what is free.
    pub fn memory_map(&self) -> String {
        let mut map = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_memory(&mut map);
        map
    }

    fn write_memory(&self, map: &mut String) -> std::fmt::Result {
        writeln!(map, "Memory      from    length    used    free")?;
        for memory in &self.memory {
            let MemoryUse {
                region,
                origin,
                length,
                used,
            } = memory;
            let free = memory.free();
            writeln!(
                map,
                "{region:<10} ${origin:04X}  {length:>7} {used:>7} {free:>7}"
            )?;
        }
        Ok(())
    }

    fn write_places(&self, map: &mut String) -> std::fmt::Result {
        writeln!(map, "Sections and where they come from")?;
        for section in &self.sections {
            write!(
                map,
                "${:04X} {:>6}  {}",
                section.address, section.size, section.name
            )?;
            match section.has_contents && section.load_address != section.address {
                true => writeln!(map, ", loaded at ${:04X}", section.load_address)?,
                false => writeln!(map)?,
            }
            for input in &section.inputs {
                let PlacedInput {
                    file,
                    section,
                    address,
                    size,
                } = input;
                writeln!(map, "${address:04X} {size:>6}      {section} ({file})")?;
            }
        }
        writeln!(map, "\nSymbols")?;
        for symbol in self.symbols.iter() {
            let equals = if symbol.label { "" } else { "= " };
            writeln!(map, "{equals:>2}${:04X}  {}", symbol.address, symbol.name)?;
        }
        Ok(())
    }
}

pub(super) fn build(
    objects: &[Object],
    script: &Script,
    layout: &Layout,
    addresses: &Addresses,
) -> Result<Image, Problem> {
    // A region for sections that are neither there nor loaded there is no memory.
    let is_memory = |index: usize| {
        let holds = |output: &Output| {
            output.region == index || output.has_contents && output.load_region == index
        };
        layout.outputs.iter().any(holds)
    };
    let memory = script.regions.iter().zip(&layout.region_ends).enumerate();
    let memory = memory.filter(|&(index, _)| is_memory(index));
    Ok(Image {
        prg: file_bytes(objects, script, layout, addresses)?,
        symbols: symbol_map(objects, layout, addresses),
        sections: layout
            .outputs
            .iter()
            .map(|output| placed_section(objects, layout, output))
            .collect(),
        memory: memory
            .map(|(_, (region, end))| MemoryUse {
                region: region.name.clone(),
                origin: address(region.origin),
                length: region.length,
                used: end - region.origin,
            })
            .collect(),
    })
}

/// Addresses are below 65,536 by the limits of the regions, but for the end of the last one.
fn address(number: u32) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

fn file_bytes(
    objects: &[Object],
    script: &Script,
    layout: &Layout,
    addresses: &Addresses,
) -> Result<Vec<u8>, Problem> {
    // A region holds what is loaded in it, wherever it is meant to be later.
    let mut memory = vec![0; 0x1_0000];
    let mut loaded: Vec<(u32, u32)> = Vec::new();
    for output in layout.outputs.iter().filter(|output| output.has_contents) {
        for &(object, section) in &output.inputs {
            let bytes = relocate::relocated_bytes(objects, (object, section), layout, addresses)?;
            let offset = layout.address(object, section).unwrap_or_default() - output.address;
            let start = (output.load_address + offset) as usize;
            memory[start..start + bytes.len()].copy_from_slice(&bytes);
        }
        if output.size > 0 {
            loaded.push((output.load_address, output.load_address + output.size));
        }
    }
    let mut file = Vec::new();
    for piece in &script.output {
        match piece {
            OutputPiece::Number { value, size, place } => {
                let value = value.evaluate(addresses)?;
                if !(0..1 << (8 * size)).contains(&value) {
                    return Err(Fault::new(*place, "the value does not fit").into());
                }
                file.extend_from_slice(&value.to_le_bytes()[..*size]);
            }
            OutputPiece::Trim { region } => {
                let region = &script.regions[*region];
                let limits = region.origin..region.origin + region.length;
                let inside = loaded.iter().filter(|(start, _)| limits.contains(start));
                let end = inside.map(|(_, end)| *end).max().unwrap_or(region.origin);
                file.extend_from_slice(&memory[region.origin as usize..end as usize]);
            }
        }
    }
    Ok(file)
}

fn placed_section(objects: &[Object], layout: &Layout, output: &Output) -> PlacedSection {
    let input = |&(object, section): &(usize, usize)| PlacedInput {
        file: objects[object].file.clone(),
        section: objects[object].sections[section].name.clone(),
        address: address(layout.address(object, section).unwrap_or_default()),
        size: u32::try_from(objects[object].sections[section].bytes.len()).unwrap_or(u32::MAX),
    };
    PlacedSection {
        name: output.name.clone(),
        address: address(output.address),
        load_address: address(output.load_address),
        size: output.size,
        has_contents: output.has_contents,
        inputs: output.inputs.iter().map(input).collect(),
    }
}

/// Labels of needed sections but for the compiler's own (`.L…`), global numbers, and what the script
/// assigns.
fn symbol_map(objects: &[Object], layout: &Layout, addresses: &Addresses) -> SymbolMap {
    let mut symbols = Vec::new();
    for (object, contents) in objects.iter().enumerate() {
        for (symbol, named) in contents.symbols.iter().enumerate() {
            let wanted = match named.definition {
                Definition::Undefined => false,
                Definition::Absolute(_) => named.global,
                Definition::Section { section, .. } => {
                    layout.address(object, section).is_some() && !named.name.starts_with(".L")
                }
            };
            let value = addresses.of_symbol(SymbolIndex { object, symbol });
            let value = value.and_then(|value| u16::try_from(value).ok());
            if let (true, Some(address)) = (wanted, value) {
                symbols.push(MappedSymbol {
                    address,
                    name: named.name.clone(),
                    global: named.global,
                    label: matches!(named.definition, Definition::Section { .. }),
                });
            }
        }
    }
    for (name, value) in addresses.assigned() {
        if let Ok(address) = u16::try_from(value) {
            symbols.push(MappedSymbol {
                address,
                name: name.to_owned(),
                global: true,
                label: false,
            });
        }
    }
    SymbolMap::new(symbols)
}
