//! What a command did to creatures that it didn't move itself.

use serde_json::Value;

use crate::explain;
use crate::field::Encounter;
use crate::grid::Height;
use crate::referee::{Support, came_along, left_hanging, unseated};
use crate::ruleset::Ruleset;
use crate::say;
use crate::words::Message;

/// Who came along on whose back, who rides no longer, and who hangs in midair now. Riders that got off say so themselves; so
/// does the fall of those that a movement left without support.
pub(super) fn told(ruleset: &Ruleset, before: &Encounter, next: &Encounter, ruling: Option<&Value>) -> Vec<Message> {
    let along = came_along(ruleset, before, next).into_iter();
    let along = along.map(|(carrier, who)| {
        let many = who.len();
        say!("creature-comes-along", who = Message::names(who), many, carrier)
    });
    let gets_off = ruling.is_some_and(|ruling| ruling["action"] == "dismount");
    let unseated = unseated(ruleset, before, next).filter(|_| !gets_off);
    let unseated = unseated.map(|unseated| explain::unseated(ruleset, unseated));
    let hanging = left_hanging(ruleset, before, next).into_iter().filter(|_| ruling.is_none());
    let hanging = hanging.map(|(one, support)| {
        let height = one.altitude.above(Height::ZERO);
        match support {
            Support::Wall => say!("creature-left-at-a-wall", who = one.name, height),
            _ => say!("creature-left-up", who = one.name, height),
        }
    });
    along.chain(unseated).chain(hanging).collect()
}
