//! Armor by its name, and whether what somebody carries can be told from pounds.

use crate::command::mistake::Mistake;
use crate::command::spec::NONE;
use crate::field::{Creature, Weight};
use crate::ruleset::Ruleset;
use crate::ruleset::policy::Carrying;

/// How heavy this armor is: by the word for that, or by the armor's name.
pub(super) fn armor(ruleset: &Ruleset, word: &str) -> Result<Weight, Mistake> {
    let told = if word == NONE { Some(Weight::Light) } else { Weight::ALL.into_iter().find(|w| w.word() == word) };
    let known = told.or_else(|| ruleset.armors.is.get(word).copied());
    known.ok_or_else(|| {
        Mistake::new(format!(
            "`armor` cannot be {word}: {} does not say how heavy that is. Tell light, medium or heavy: armor:medium.",
            ruleset.called
        ))
    })
}

/// That the Strength that was told is none is a mistake, and so is that nothing is known of what the pounds that were told
/// are for the creature. What it carried before is nobody's mistake.
pub(super) fn is_known(ruleset: &Ruleset, creature: &Creature, pounds_told: bool) -> Result<(), Mistake> {
    let by_table = ruleset.carrying.is != Carrying::Unknown;
    if let Some(strength) = creature.strength.filter(|strength| by_table && *strength < 1) {
        return Err(Mistake::new(format!(
            "`strength` has to be 1 at least by {}, such as strength:14, not {strength}.",
            ruleset.called
        )));
    }
    let Some(pounds) = creature.load.pounds().filter(|_| pounds_told && ruleset.limits(creature).is_none()) else {
        return Ok(());
    };
    let (name, called) = (&creature.name, &ruleset.called);
    Err(Mistake::new(match ruleset.carrying.is {
        Carrying::Unknown => format!(
            "`load` cannot be {pounds} lb: {called} has no table of pounds. Tell light, medium or heavy: load:medium."
        ),
        Carrying::ByStrength if creature.strength.is_some() => format!(
            "`load` cannot be {pounds} lb: {called} does not say what a creature of this size carries. Tell light, medium or \
             heavy: load:medium."
        ),
        Carrying::ByStrength => format!(
            "`load` cannot be {pounds} lb while nobody knows {name}'s Strength: strength:14 tells it (/creature sheet), or \
             load:medium says how heavy it is."
        ),
        Carrying::ByLightLoad if creature.strength.is_some() => format!(
            "`load` cannot be {pounds} lb while nobody knows what is light for {name}, since for a creature of this size there \
             is no figure to take instead: light-load:50 tells it (/creature sheet), or load:medium says how heavy it is."
        ),
        Carrying::ByLightLoad => format!(
            "`load` cannot be {pounds} lb while nobody knows what is light for {name}: light-load:50 tells it (/creature \
             sheet), strength:14 takes the 3.5 SRD's figure, or load:medium says how heavy it is."
        ),
    }))
}
