//! A command decided by itself: at a table that is no channel's, with nobody to tell.

use std::collections::BTreeMap;

use crate::command::core::command::Parsed;
use crate::command::core::dice::DiceSource;
use crate::command::core::rights::{Person, Standing};
use crate::command::core::table::Table;
use crate::command::input::invocation::Invocation;
use crate::command::input::user_error::UserError;
use crate::field::Encounter;
use crate::referee::Work;
use crate::render::Picture;
use crate::ruleset::RulesetLibrary;
use crate::words::Locale;

/// Decides a command of the table's GM on this thread, with dice that are the same every time, and returns the picture of its
/// answer. Stores nothing; a command that is about more than the table has nothing to decide.
///
/// # Errors
/// If the command cannot be read, or cannot be carried out at this table.
pub fn decided(
    library: &RulesetLibrary,
    encounter: &Encounter,
    given: &Invocation,
) -> Result<Option<Picture>, UserError> {
    let (_, Parsed::AtTable(command)) = given.parse()? else { return Ok(None) };
    let dice = DiceSource::seeded(1).dice();
    let table = Table {
        encounter: Some(encounter),
        library,
        ruleset: library.get(&encounter.ruleset),
        person: Person { id: 1, standing: Standing::Gm, locale: Locale::default() },
        stops_after: None,
        work: &Work::of_a_command(),
        dice: &dice,
        sheet: None,
        portraits: &BTreeMap::new(),
        roster: &[],
    };
    command.decide(&table).map(|outcome| outcome.picture)
}
