//! Whether unseen creatures block a movement or react to it.

use crate::command::core::outcome::Outcome;
use crate::field::{Creature, Encounter, Intent, Name};
use crate::referee::{Halt, Referee, SharedSquares};
use crate::ruleset::Ruleset;

/// Whether an unseen creature has declared that it blocks the mover.
pub(super) fn blocks_unseen(truth: &Encounter, shown: &Outcome, unseen: &impl Fn(&Creature) -> bool) -> bool {
    let Some(who) = &shown.facts.creature else { return false };
    let blocks = |(by, intent): (&Name, &Intent)| {
        matches!(intent, Intent::Block { target } if target == who) && truth.creature(by).is_some_and(unseen)
    };
    truth.rounds.as_deref().is_some_and(|rounds| rounds.intents.iter().any(blocks))
}

/// After how many steps a movement ends because an unseen creature that declared a block stops it.
pub(super) fn blocked_after(
    truth: &Encounter,
    shown: &Outcome,
    truly: &Encounter,
    unseen: &impl Fn(&Creature) -> bool,
) -> Option<usize> {
    let who = shown.facts.creature.as_ref().filter(|_| blocks_unseen(truth, shown, unseen))?;
    let (end, meant) = (truly.creature(who)?, shown.next.as_ref()?.creature(who)?);
    if (end.anchor, end.altitude) == (meant.anchor, meant.altitude) {
        return None;
    }
    let places = shown.facts.way.iter().map(|(place, altitude)| (place.anchor, *altitude));
    let mut steps = std::iter::once((truth.creature(who)?.anchor, truth.creature(who)?.altitude)).chain(places);
    steps.position(|place| place == (end.anchor, end.altitude))
}

/// Whether an unseen creature moves in response to what everyone sees, or loses track of its target, without displacing
/// anyone in sight. It then does so unseen.
pub(super) fn reacts(
    truth: &Encounter,
    shown: &Outcome,
    truly: &Encounter,
    unseen: &impl Fn(&Creature) -> bool,
) -> bool {
    let Some(next) = &shown.next else { return false };
    let place = |table: &Encounter, who: &Name| table.creature(who).map(|one| (one.anchor, one.altitude));
    let reaction = |table: &Encounter, who: &Name| table.rounds.as_deref()?.reaction_of(who).cloned();
    let (behind, in_sight): (Vec<&Creature>, Vec<&Creature>) = truth.creatures().iter().partition(|one| unseen(one));
    in_sight.iter().all(|one| place(next, &one.name) == place(truly, &one.name))
        && behind.iter().any(|one| {
            place(truly, &one.name) != place(truth, &one.name)
                || reaction(truly, &one.name) != reaction(truth, &one.name)
        })
}

/// Where movements in response run into unseen creatures, each by its mover.
pub(super) fn answer_halts(
    (truth, ruleset): (&Encounter, &Ruleset),
    shown: &Outcome,
    unseen: &impl Fn(&Creature) -> bool,
) -> Vec<(Name, Halt)> {
    let Some(next) = &shown.next else { return Vec::new() };
    let halts = shown.facts.answers.iter().filter_map(|(who, way)| {
        // The others have moved by then.
        let mut then = truth.with_unseen(next.clone(), unseen);
        then.put(truth.creature(who)?.clone());
        let referee = Referee::new(ruleset, &then);
        let halt = SharedSquares(referee).halt(&referee.mover(who)?, (way, false), unseen)?;
        Some((who.clone(), halt))
    });
    halts.collect()
}
