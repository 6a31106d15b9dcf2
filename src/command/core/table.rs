use std::collections::BTreeMap;
use std::sync::Arc;

use crate::command::core::dice::Dice;
use crate::command::core::naming::{no_table, nobody_here, resolve_creature};
use crate::command::core::rights::Person;
use crate::command::input::user_error::{UserError, did_you_mean, quoted};
use crate::field::{Creature, Encounter, Name, Template};
use crate::grid::{Area, Square};
use crate::mapfile::PngImage;
use crate::referee::{Halt, Mover, Referee, Work};
use crate::ruleset::{Ruleset, RulesetLibrary};
use crate::say;
use crate::words::Message;

/// Where creatures that nobody knows about stop a movement, and those made in response to it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Halts<'a> {
    /// The movement itself.
    pub mover: Option<Halt>,
    /// The movements in response, each by its mover.
    pub answers: &'a [(Name, Halt)],
}

/// What a command is decided on: the current table, and the caller.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// The channel's table, if it has one.
    pub encounter: Option<&'a Encounter>,
    /// The rulesets.
    pub library: &'a RulesetLibrary,
    /// The table's ruleset with its house rules.
    pub ruleset: Option<&'a Ruleset>,
    /// Who asks.
    pub person: Person,
    /// Where creatures that nobody knows about stop movements.
    pub halts: Halts<'a>,
    /// How much work the searches of this command may still do.
    pub work: &'a Work,
    /// The dice of this request.
    pub dice: &'a Dice,
    /// The picture under the board, for a command that exports it.
    pub sheet: Option<&'a PngImage>,
    /// The portraits by their storage ids, for a command that exports them.
    pub portraits: &'a BTreeMap<String, PngImage>,
    /// The roster of this place.
    pub roster: &'a [Template],
}

/// The rules a table plays by.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    /// The ruleset with the house rules applied.
    pub(crate) ruleset: Arc<Ruleset>,
    /// House rules unknown to this version, which are ignored.
    ignored: Vec<(String, String)>,
}

impl Played {
    /// The rules of the table; `None` if there is no such ruleset. A house rule that this version doesn't know is
    /// ignored, so that it doesn't lock the table.
    pub(crate) fn of(library: &RulesetLibrary, encounter: &Encounter) -> Option<Self> {
        let with =
            |house_rules: &BTreeMap<String, String>| library.with(&encounter.ruleset, house_rules).ok().flatten();
        if let Some(ruleset) = with(encounter.house_rules()) {
            return Some(Played { ruleset, ignored: Vec::new() });
        }
        let mut kept = BTreeMap::new();
        let mut played = Played { ruleset: with(&kept)?, ignored: Vec::new() };
        for (rule, value) in encounter.house_rules() {
            kept.insert(rule.clone(), value.clone());
            if let Some(ruleset) = with(&kept) {
                played.ruleset = ruleset;
            } else {
                kept.remove(rule);
                played.ignored.push((rule.clone(), value.clone()));
            }
        }
        Some(played)
    }

    /// A warning about the table's ignored house rules.
    pub(crate) fn warning(&self, now: &Encounter) -> Message {
        let still = self.ignored.iter().filter(|(rule, _)| now.house_rules().contains_key(rule));
        let lines = still.map(|(rule, value)| Message::literal("\n").then(say!("house-rule-unknown-now", rule, value)));
        Message::joined(lines, "")
    }
}

impl<'a> Table<'a> {
    /// The ruleset with this id.
    pub(crate) fn ruleset(&self, id: &str) -> Result<&'a Ruleset, UserError> {
        self.library.get(id).ok_or_else(|| {
            let (known, hint) = (Message::choices("ruleset", self.library.ids()), did_you_mean(id, self.library.ids()));
            UserError::new(say!("ruleset-unknown", said = quoted(id), known, hint))
        })
    }

    /// The table and the rules that judge it.
    pub(crate) fn referee(&self) -> Result<Referee<'a>, UserError> {
        let Some(encounter) = self.encounter else {
            return Err(no_table());
        };
        let ruleset = match self.ruleset {
            Some(ruleset) => ruleset,
            None => self.ruleset(&encounter.ruleset)?,
        };
        Ok(Referee::new(ruleset, encounter).within(self.work))
    }

    /// The creature that the typed text names; for an omitted name see `naming::clear_without_a_name`.
    pub(crate) fn creature(&self, typed: Option<&str>) -> Result<&'a Creature, UserError> {
        resolve_creature(self.referee()?.encounter(), self.person, typed)
    }

    /// The same creature as a mover.
    pub(crate) fn mover(&self, typed: Option<&str>) -> Result<(Referee<'a>, Mover<'a>), UserError> {
        let referee = self.referee()?;
        let creature = self.creature(typed)?;
        let mover = referee.mover(&creature.name).ok_or_else(nobody_here)?;
        Ok((referee, mover))
    }

    /// Checks that the creature's space lies on the map.
    pub(crate) fn check_on_map(&self, creature: &Creature) -> Result<(), UserError> {
        let referee = self.referee()?;
        let map = referee.encounter().battlefield.area();
        let space = referee.ruleset().placement(creature);
        if referee.encounter().battlefield.holds(space) {
            return Ok(());
        }
        Err(UserError::new(say!("map-space-leaves-it", who = creature.name, space, map)))
    }

    /// Checks that the squares named in a command lie on the map.
    pub(crate) fn check_squares_on_map(&self, squares: &[Square]) -> Result<(), UserError> {
        let map: Area = self.referee()?.encounter().battlefield.area();
        match squares.iter().find(|&&square| !map.contains(square)) {
            Some(square) => Err(UserError::new(say!("map-square-off-it", square, map))),
            None => Ok(()),
        }
    }
}
