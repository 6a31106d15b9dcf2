//! Notes about helpless movers and about what a movement brings, and the movements others make in response.

use serde_json::Value;

use crate::command::core::table::Table;
use crate::command::input::user_error::UserError;
use crate::explain;
use crate::field::{Condition, Creature, Encounter, Intent, Mode, Name};
use crate::referee::{Mover, Referee, Ruling, Support, Supports, Turns};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Message;

/// The note for a helpless mover.
pub(crate) fn helpless_note(creature: &Creature) -> Option<Message> {
    let name = &creature.name;
    creature.helpless.then(|| say!("going-helpless", name))
}

/// Finds a creature other than the mover; `itself` is the error if the mover is named.
pub(crate) fn other<'t>(
    table: &Table<'t>,
    mover: &Mover<'_>,
    typed: &str,
    itself: impl FnOnce(&Name) -> Message,
) -> Result<&'t Name, UserError> {
    let target = &table.creature(Some(typed))?.name;
    if *target == mover.creature().name {
        return Err(UserError::new(itself(target)));
    }
    Ok(target)
}

/// The movements others make in response, as JSON.
pub(crate) fn answers_json(referee: Referee<'_>, others: &[Ruling]) -> Value {
    let answers = others.iter().map(|other| {
        let action = Turns(referee).intent(&other.creature).map_or("follow", Intent::word);
        explain::moved_json(referee.ruleset(), other, action)
    });
    answers.collect()
}

/// How a movement changes attacks and defenses, each with its rule: everyone's new conditions, and what the place does to a
/// mover that stays in it.
pub(crate) fn brought(referee: Referee<'_>, next: &Encounter, mover: Option<&Name>) -> Vec<(RuleId, Message)> {
    let (ruleset, before) = (referee.ruleset(), referee.encounter());
    let was = |name: &Name| before.creature(name);
    let mut all: Vec<(RuleId, Message)> = next
        .creatures()
        .iter()
        .filter(|creature| was(&creature.name) != Some(*creature))
        .flat_map(|creature| explain::brought(ruleset, was(&creature.name), creature))
        .collect();
    let after = Referee::new(ruleset, next);
    let knocked_down = next.creatures().iter().filter(|creature| {
        // A creature that has already come down needs no note.
        let fresh = |was: &Creature| !was.is(Condition::Prone) && was.altitude <= creature.altitude;
        let newly = creature.is(Condition::Prone) && was(&creature.name).is_some_and(fresh);
        newly && ruleset.flight.value.uses_checks() && Supports(after).of(creature) == Support::Wings(Mode::Fly)
    });
    let slowed = next.creatures().iter().filter(|creature| {
        let passing = creature.conditions.is_passing(Condition::Slowed);
        passing && was(&creature.name).is_some_and(|was| !was.is(Condition::Slowed))
    });
    all.extend(slowed.map(|one| {
        let is = ruleset.meaning(RuleId::SwimProne);
        (RuleId::SwimProne, say!("condition-brings", who = one.name, condition = Condition::Slowed, is))
    }));
    all.extend(knocked_down.map(|one| (RuleId::FlyMishaps, say!("condition-prone-aloft", who = one.name))));
    if let Some(creature) = mover.and_then(|mover| next.creature(mover)) {
        let had: Vec<_> = was(&creature.name).map(|was| explain::of_place(referee, was)).unwrap_or_default();
        let new = explain::of_place(after, creature).into_iter().filter(|(rule, _)| {
            // Flights add their own midair note.
            *rule != RuleId::Midair && had.iter().all(|(old, _)| old != rule)
        });
        all.extend(new.map(|(rule, is)| (rule, say!("place-brings", who = creature.name, is))));
    }
    all
}
