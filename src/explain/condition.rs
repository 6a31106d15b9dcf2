//! What conditions and places do to attacks and defenses.

use crate::field::{Condition, Creature};
use crate::referee::{Imposed, Referee};
use crate::ruleset::{RuleId, Ruleset};
use crate::say;
use crate::words::Message;

/// The rule that says what a condition does to attacks, defenses and movement, if any.
#[must_use]
pub fn rule_of(ruleset: &Ruleset, condition: Condition) -> Option<RuleId> {
    let afflicts = ruleset.afflicts(condition).then_some(RuleId::Afflictions);
    let rule = match condition {
        Condition::FlatFooted => RuleId::FlatFooted,
        Condition::Prone => RuleId::Prone,
        Condition::Quelled => RuleId::Quelled,
        Condition::Splayed => RuleId::Splayed,
        Condition::Fatigued => RuleId::Fatigued,
        Condition::Unsteady => RuleId::Unsteady,
        Condition::Squeezing => RuleId::SqueezePenalty,
        _ => return afflicts,
    };
    if ruleset.applies(rule) { Some(rule) } else { afflicts }
}

/// Whether no known rule of the rulebook gives the condition an effect: it belongs to another rulebook, or concerns only
/// rolls.
#[must_use]
pub fn is_idle(ruleset: &Ruleset, condition: Condition) -> bool {
    let afflictions = [Condition::Slowed, Condition::Staggered, Condition::Exhausted, Condition::Entangled];
    let others =
        [Condition::FlatFooted, Condition::Quelled, Condition::Splayed, Condition::Fatigued, Condition::Unsteady];
    let told = afflictions.contains(&condition) || others.contains(&condition);
    told && rule_of(ruleset, condition).is_none()
}

/// What a creature's place does to attacks and defenses, each effect with its rule.
#[must_use]
pub fn of_place(referee: Referee<'_>, creature: &Creature) -> Vec<(RuleId, Message)> {
    let rules = Imposed(referee).by_place_alone(creature);
    rules.into_iter().map(|rule| (rule, referee.ruleset().meaning(rule))).collect()
}

/// The conditions a creature has gained between `before` and `now`, with what they do. Conditions whose effects the
/// ruling on a movement reports itself are left out.
#[must_use]
pub fn brought(ruleset: &Ruleset, before: Option<&Creature>, now: &Creature) -> Vec<(RuleId, Message)> {
    let told = [Condition::FlatFooted, Condition::Prone, Condition::Fatigued, Condition::Unsteady];
    let new = told.into_iter().filter(|&condition| now.is(condition) && !before.is_some_and(|was| was.is(condition)));
    new.filter_map(|condition| {
        let rule = rule_of(ruleset, condition)?;
        Some((rule, say!("condition-brings", who = now.name, condition, is = ruleset.meaning(rule))))
    })
    .collect()
}
