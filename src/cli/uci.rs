//! `awale uci`: an engine for the field's programs.

use anyhow::Result;
use clap::Args;

use super::core_choice::{self, Core};
use super::rule_arguments::RuleArguments;
use crate::rules::rule_set;
use crate::search::{MachineSearcher, NativeSearch, Searcher};
use crate::uci::{DEFAULT_RULES, serve};

/// Entries of the native core's table here, 64 times the C64's.
const HOST_SLOTS: usize = 1 << 16;

/// Speak the field's engine protocol, UCI for oware, on standard input and output
#[derive(Args)]
#[command(after_help = "\
Understood: uci, isready, ucinewgame, setoption name Rules value PRESET, stop, quit,
  position startpos|fen POSITION [moves FfBe…]    A-F are South's pits, a-f North's, as they sow
  go [depth N] [movetime MILLISECONDS] [infinite]

The answer to go is a line of info a depth and bestmove with a letter, or 0000 in a game that is
over. cp are hundredths of a seed. With --core 6502 the C64 program answers: movetime and the time
in info are those of the emulated C64, which passes faster than the clock on the wall.

The rules are abapa, as those programs have them, unless others are chosen.")]
pub struct Uci {
    #[command(flatten)]
    rules: RuleArguments,
    /// Which core plays
    #[arg(long, value_enum, default_value_t = Core::Rust)]
    core: Core,
}

impl Uci {
    /// Answers until the input ends.
    pub fn run(self) -> Result<()> {
        let rules = match (&self.rules.preset, self.rules.options()) {
            (None, None) => rule_set(Some(DEFAULT_RULES), None)?,
            _ => self.rules.rule_set()?,
        };
        let mut searcher: Box<dyn Searcher + Send> = match self.core {
            Core::Rust => Box::new(NativeSearch::<HOST_SLOTS>::default()),
            Core::Mos6502 => Box::new(MachineSearcher::on_screen(&core_choice::program()?)?),
        };
        let input = std::io::stdin().lock();
        serve(input, std::io::stdout(), rules, searcher.as_mut());
        Ok(())
    }
}
