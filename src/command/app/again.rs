//! A command of the past, decided once more on the board of then as everybody saw it: so a replay has its path and strikes.

use crate::command::app::hidden::resolve_names;
use crate::command::app::line;
use crate::command::core::command::Parsed;
use crate::command::core::dice::DiceSource;
use crate::command::core::outcome::Outcome;
use crate::command::core::rights::{Person, Standing};
use crate::command::core::table::{Played, Table};
use crate::field::Encounter;
use crate::ruleset::RulesetLibrary;
use crate::store::HistoryEntry;
use crate::words::Locale;

/// What comes of the command on this table; nothing of one that is not decided at a table. Dice fall as they will, so it
/// need not be what came of it then.
pub(crate) fn decided(library: &RulesetLibrary, entry: &HistoryEntry, before: &Encounter) -> Option<Outcome> {
    let typed = line::read(&entry.line).ok()?;
    let spec = typed.spec().ok()?;
    let plays = before.creatures().iter().any(|one| one.owner == Some(entry.by));
    let standing = if plays { Standing::Player } else { Standing::Gm };
    let person = Person { id: entry.by, standing, locale: Locale::default() };
    let given = resolve_names(spec, &typed, person, before);
    let Ok(Parsed::AtTable(command)) = spec.parse(&given) else { return None };
    let played = Played::of(library, before)?;
    // Dice of its own: looking back changes nothing that is rolled later.
    let dice = DiceSource::open(Some(0)).ok()?.dice();
    let table = Table {
        encounter: Some(before),
        library,
        ruleset: Some(&played.ruleset),
        person,
        stops_after: None,
        dice: &dice,
        sheet: None,
        roster: &[],
    };
    command.decide(&table).ok()
}
