//! Gives every needed section its address, as ld.lld does for the same script.

use std::collections::HashMap;

use super::error::{LinkError, Problem};
use super::expression::{Context, Property};
use super::live::Live;
use super::script::{OutputSection, Script, SectionCommand, Statement};
use crate::toolchain::object::{Object, Section};
use crate::toolchain::source_error::Fault;

/// Where everything lies.
pub(super) struct Layout {
    pub outputs: Vec<Output>,
    /// For each object and section its address; none for those left out.
    addresses: Vec<Vec<Option<u32>>>,
    /// For each region the first address that nothing takes.
    pub region_ends: Vec<u32>,
    /// Symbols assigned inside output sections.
    pub inner_symbols: HashMap<String, i64>,
}

impl Layout {
    pub fn address(&self, object: usize, section: usize) -> Option<u32> {
        self.addresses[object][section]
    }

    pub fn output(&self, name: &str) -> Option<&Output> {
        self.outputs.iter().find(|output| output.name == name)
    }
}

/// An output section with its place.
pub(super) struct Output {
    pub name: String,
    pub address: u32,
    /// Where the contents are loaded; differs from `address` for what the start code copies.
    pub load_address: u32,
    /// Indices of [`Script::regions`]: of the address, and of the load address.
    pub region: usize,
    pub load_region: usize,
    pub size: u32,
    /// Whether it has bytes in the file.
    pub has_contents: bool,
    /// Object and section of each input, in order of addresses.
    pub inputs: Vec<(usize, usize)>,
}

pub(super) fn place(objects: &[Object], script: &Script, live: &Live) -> Result<Layout, Problem> {
    let mut placer = Placer {
        objects,
        script,
        live,
        layout: Layout {
            outputs: Vec::new(),
            addresses: objects
                .iter()
                .map(|object| vec![None; object.sections.len()])
                .collect(),
            region_ends: script.regions.iter().map(|region| region.origin).collect(),
            inner_symbols: HashMap::new(),
        },
    };
    for statement in &script.statements {
        if let Statement::Section(section) = statement {
            placer.place_output(section)?;
        }
    }
    placer.check_everything_placed()?;
    Ok(placer.layout)
}

struct Placer<'a> {
    objects: &'a [Object],
    script: &'a Script,
    live: &'a Live,
    layout: Layout,
}

impl Placer<'_> {
    fn place_output(&mut self, section: &OutputSection) -> Result<(), Problem> {
        let mut taken: Vec<Vec<(usize, usize)>> = Vec::new();
        for command in &section.commands {
            taken.push(match command {
                SectionCommand::Inputs(inputs) => {
                    let earlier: Vec<_> = taken.concat();
                    self.waiting_inputs()
                        .filter(|&(_, _, input)| inputs.take(&input.name))
                        .map(|(object, index, _)| (object, index))
                        .filter(|index| !earlier.contains(index))
                        .collect()
                }
                _ => Vec::new(),
            });
        }
        let inputs = taken.concat();
        let input_sections = || inputs.iter().map(|&index| self.section(index));
        let alignment = input_sections().map(|s| s.alignment).max().unwrap_or(1);
        let has_contents = !section.no_load && input_sections().any(|s| !s.flags.without_contents);

        let end = self.layout.region_ends[section.region];
        let address = end.next_multiple_of(alignment);
        let mut dot = address;
        for (command, inputs) in section.commands.iter().zip(&taken) {
            match command {
                SectionCommand::Inputs(_) => {
                    for &(object, index) in inputs {
                        let input = &self.objects[object].sections[index];
                        dot = dot.next_multiple_of(input.alignment);
                        self.layout.addresses[object][index] = Some(dot);
                        dot += size(input);
                    }
                }
                SectionCommand::Assignment(assignment) => {
                    let value = assignment.value.evaluate(&self.at(dot))?;
                    let symbols = &mut self.layout.inner_symbols;
                    symbols.insert(assignment.symbol.clone(), value);
                }
                SectionCommand::Move { value, place } => {
                    let target = value.evaluate(&self.at(dot))?;
                    let target = u32::try_from(target)
                        .ok()
                        .filter(|target| *target <= 0x1_0000);
                    dot = target.filter(|target| *target >= dot).ok_or_else(|| {
                        Fault::new(*place, "`.` can move forward only, and not beyond 0x10000")
                    })?;
                }
            }
        }
        self.layout.region_ends[section.region] = dot;

        let mut load_address = address;
        if let Some(region) = section
            .load_region
            .filter(|region| *region != section.region)
        {
            // ld.lld moves the load region by the gap before the section, too.
            let load_end = self.layout.region_ends[region] + (address - end);
            load_address = load_end.next_multiple_of(alignment);
            self.layout.region_ends[region] = load_address + (dot - address);
            self.check_region(region, section, &inputs)?;
        }
        self.check_region(section.region, section, &inputs)?;
        self.layout.outputs.push(Output {
            name: section.name.clone(),
            address,
            load_address,
            region: section.region,
            load_region: section.load_region.unwrap_or(section.region),
            size: dot - address,
            has_contents,
            inputs,
        });
        Ok(())
    }

    fn section(&self, (object, index): (usize, usize)) -> &Section {
        &self.objects[object].sections[index]
    }

    /// Needed sections that have no place yet, in the order of the objects.
    fn waiting_inputs(&self) -> impl Iterator<Item = (usize, usize, &Section)> {
        self.objects
            .iter()
            .enumerate()
            .flat_map(move |(number, object)| {
                let sections = object.sections.iter().enumerate();
                sections
                    .filter(move |&(index, _)| {
                        self.live.contains(number, index)
                            && self.layout.addresses[number][index].is_none()
                    })
                    .map(move |(index, section)| (number, index, section))
            })
    }

    fn at(&self, dot: u32) -> InnerContext<'_> {
        InnerContext {
            script: self.script,
            dot,
        }
    }

    /// Whether `region` still holds all that is in it, now that `inputs` are there as `section`.
    fn check_region(
        &self,
        region: usize,
        section: &OutputSection,
        inputs: &[(usize, usize)],
    ) -> Result<(), Fault> {
        let Some(limits) = self.script.regions.get(region) else {
            return Ok(());
        };
        let excess = self.layout.region_ends[region].saturating_sub(limits.origin + limits.length);
        if excess == 0 {
            return Ok(());
        }
        let bytes = if excess == 1 { "byte" } else { "bytes" };
        let last = match inputs.last() {
            Some(&input) => {
                let file = &self.objects[input.0].file;
                format!("section `{}` of {file}", self.section(input).name)
            }
            None => format!("output section `{}`", section.name),
        };
        Err(Fault::new(
            limits.place,
            format!(
                "region `{}` is {excess} {bytes} too small; the last in it is {last}",
                limits.name
            ),
        ))
    }

    fn check_everything_placed(&self) -> Result<(), LinkError> {
        match self.waiting_inputs().next() {
            None => Ok(()),
            Some((object, _, section)) => Err(LinkError::Unplaced {
                file: self.objects[object].file.clone(),
                section: section.name.clone(),
            }),
        }
    }
}

/// Sections are at most 65,536 bytes long, so that their size always fits.
fn size(section: &Section) -> u32 {
    u32::try_from(section.bytes.len()).unwrap_or(u32::MAX)
}

/// What expressions inside an output section can refer to.
struct InnerContext<'a> {
    script: &'a Script,
    dot: u32,
}

impl Context for InnerContext<'_> {
    fn symbol(&self, _: &str) -> Option<i64> {
        None
    }

    fn dot(&self) -> Option<i64> {
        Some(i64::from(self.dot))
    }

    fn property(&self, property: Property, name: &str) -> Option<i64> {
        region_property(self.script, property, name)
    }
}

/// What a region of `MEMORY` says of itself.
pub(super) fn region_property(script: &Script, property: Property, name: &str) -> Option<i64> {
    let region = &script.regions[script.region(name)?];
    match property {
        Property::Origin => Some(i64::from(region.origin)),
        Property::Length => Some(i64::from(region.length)),
        _ => None,
    }
}
