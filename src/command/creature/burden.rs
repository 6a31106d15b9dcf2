//! Armor by its name, and whether what somebody carries can be told from pounds.

use crate::command::mistake::Mistake;
use crate::command::spec::NONE;
use crate::field::{Creature, Weight};
use crate::ruleset::Ruleset;
use crate::ruleset::policy::Carrying;
use crate::say;

/// How heavy this armor is: by the word for that, or by the armor's name.
pub(super) fn armor(ruleset: &Ruleset, word: &str) -> Result<Weight, Mistake> {
    let told = if word == NONE { Some(Weight::Light) } else { Weight::ALL.into_iter().find(|w| w.word() == word) };
    let known = told.or_else(|| ruleset.armors.is.get(word).copied());
    known.ok_or_else(|| Mistake::new(say!("burden-armor", word, rulebook = ruleset.called)))
}

/// That the Strength that was told is none is a mistake, and so is that nothing is known of what the pounds that were told
/// are for the creature. What it carried before is nobody's mistake.
pub(super) fn is_known(ruleset: &Ruleset, creature: &Creature, pounds_told: bool) -> Result<(), Mistake> {
    let by_table = ruleset.carrying.is != Carrying::Unknown;
    if let Some(strength) = creature.strength.filter(|strength| by_table && *strength < 1) {
        return Err(Mistake::new(say!("burden-strength", rulebook = ruleset.called, strength)));
    }
    let Some(pounds) = creature.load.pounds().filter(|_| pounds_told && ruleset.limits(creature).is_none()) else {
        return Ok(());
    };
    let (name, called) = (&creature.name, &ruleset.called);
    Err(Mistake::new(match ruleset.carrying.is {
        Carrying::Unknown => say!("burden-no-table", pounds, called),
        Carrying::ByStrength if creature.strength.is_some() => say!("burden-unknown-size", pounds, called),
        Carrying::ByStrength => say!("burden-unknown-strength", pounds, name),
        Carrying::ByLightLoad if creature.strength.is_some() => say!("burden-unknown-light-load-of-size", pounds, name),
        Carrying::ByLightLoad => say!("burden-unknown-light-load", pounds, name),
    }))
}
