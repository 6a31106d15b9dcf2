//! What players notice when a table changes its rules.

use serde_json::{Value, json};

use crate::command::input::user_error::UserError;
use crate::command::setup::table::names;
use crate::explain;
use crate::field::{Creature, Encounter};
use crate::referee::{Referee, SharedSquares};
use crate::ruleset::{RuleId, Ruleset};
use crate::say;
use crate::words::Message;

/// Fails if a creature doesn't fit the table under these rules; the error says what to do first.
pub(crate) fn check_fits(ruleset: &Ruleset, next: &Encounter) -> Result<(), UserError> {
    let unknown: Vec<&Creature> =
        next.in_natural_order().into_iter().filter(|one| !ruleset.has_size(one.size)).collect();
    if let Some(first) = unknown.first() {
        let who = Message::names(unknown.iter().map(|one| say!("notice-size", who = one.name, size = one.size)));
        return Err(UserError::new(say!("notice-sizes", book = explain::book(ruleset), who, first = first.name)));
    }
    let off: Vec<&Creature> =
        next.in_natural_order().into_iter().filter(|one| !next.battlefield.holds(ruleset.placement(one))).collect();
    let Some(first) = off.first() else { return Ok(()) };
    Err(UserError::new(say!(
        "notice-off-map",
        book = explain::book(ruleset),
        who = names(off.iter().map(|one| &one.name)),
        first = first.name,
        space = ruleset.placement(first)
    )))
}

/// The differences after a change of rules.
pub(crate) struct RuleDifferences {
    /// Rules that mean something else than before.
    pub(crate) rules: Vec<RuleId>,
    /// The creatures affected, as JSON.
    pub(crate) creatures: Vec<Value>,
    lines: Vec<Message>,
}

/// The most creatures listed one by one.
const MOST_LINES: usize = 12;

impl RuleDifferences {
    pub(crate) fn messages(&self) -> Vec<Message> {
        let mut lines: Vec<Message> = self.lines.iter().take(MOST_LINES).cloned().collect();
        if let Some(more) = self.lines.len().checked_sub(MOST_LINES).filter(|more| *more > 0) {
            lines.push(say!("notice-more-creatures", more));
        }
        if self.rules.len() > 1 {
            let rules = Message::names(self.rules.iter().map(|rule| rule.title()));
            lines.push(say!("notice-rules", rules));
        }
        lines
    }
}

/// Compares the table under its old and its new rules.
pub(crate) fn differences(before: Referee<'_>, ruleset: &Ruleset, next: &Encounter) -> RuleDifferences {
    let (old, after) = (before.ruleset(), Referee::new(ruleset, next));
    let differs = |rule: &RuleId| {
        (old.applies(*rule) || ruleset.applies(*rule)) && old.describe(*rule) != ruleset.describe(*rule)
    };
    let rules = RuleId::ALL.iter().copied().filter(differs).collect();
    let (mut creatures, mut lines) = (Vec::new(), Vec::new());
    for creature in next.creatures() {
        let mut changes = Vec::new();
        let spaces = (old.placement(creature), ruleset.placement(creature));
        if spaces.0 != spaces.1 {
            changes.push(say!("notice-space", now = spaces.1, before = spaces.0));
        }
        let speeds = (old.speed(creature), ruleset.speed(creature));
        if speeds.0 != speeds.1 {
            changes.push(say!("notice-speed", now = speeds.1, before = speeds.0));
        }
        let ((with_before, free_before), (with, free)) =
            (SharedSquares(before).standing_in(creature), SharedSquares(after).standing_in(creature));
        let new: Vec<_> = with.into_iter().filter(|name| !with_before.contains(name)).collect();
        if !new.is_empty() {
            changes.push(say!("notice-shares", names = names(new.iter().copied())));
        }
        if free_before && !free {
            changes.push(say!("notice-covers"));
        }
        if changes.is_empty() {
            continue;
        }
        lines.push(say!("notice-creature", who = creature.name, changes = Message::list(changes)));
        creatures.push(json!({
            "name": creature.name,
            "space": spaces.1.to_string(),
            "speed": speeds.1,
            "shares": new,
        }));
    }
    RuleDifferences { rules, creatures, lines }
}
