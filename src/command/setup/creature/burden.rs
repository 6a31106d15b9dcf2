//! Armor by name, and whether the rules can derive a creature's load from its weight in pounds.

use crate::command::input::option::NONE;
use crate::command::input::user_error::UserError;
use crate::explain;
use crate::field::{Armor, Creature};
use crate::ruleset::Ruleset;
use crate::ruleset::policy::Carrying;
use crate::say;

/// The armor, given by its weight category or its name. Fails if the ruleset doesn't have it.
pub(crate) fn armor(ruleset: &Ruleset, word: &str) -> Result<Armor, UserError> {
    let named = || ruleset.armors.value.get(word).copied().map(Armor::from);
    let known = if word == NONE { Some(Armor::None) } else { Armor::named(word).or_else(named) };
    known.ok_or_else(|| UserError::new(say!("armor-unknown", word, book = explain::book(ruleset))))
}

/// Fails if the Strength is below 1, or if this command gave pounds (`gives_pounds`) that the ruleset can't turn into a
/// load for this creature. Pounds from an earlier command are not an error.
pub(crate) fn check_load(ruleset: &Ruleset, creature: &Creature, gives_pounds: bool) -> Result<(), UserError> {
    let by_table = ruleset.carrying.value.is_known();
    if let Some(strength) = creature.strength.filter(|strength| by_table && *strength < 1) {
        return Err(UserError::new(say!("strength-least", book = explain::book(ruleset), strength)));
    }
    let Some(pounds) = creature.load.pounds().filter(|_| gives_pounds && ruleset.limits(creature).is_none()) else {
        return Ok(());
    };
    let name = &creature.name;
    Err(UserError::new(match ruleset.carrying.value {
        Carrying::Unknown => say!("load-no-table", pounds, book = explain::book(ruleset)),
        Carrying::ByStrength if creature.strength.is_some() => {
            say!("load-no-size", pounds, book = explain::book(ruleset))
        }
        Carrying::ByStrength => say!("load-no-strength", pounds, name),
        Carrying::ByLightLoad if creature.strength.is_some() => say!("load-no-light-load-of-size", pounds, name),
        Carrying::ByLightLoad => say!("load-no-light-load", pounds, name),
    }))
}
