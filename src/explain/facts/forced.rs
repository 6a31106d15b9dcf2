//! Being moved by others, in words.

use crate::explain::offers;
use crate::explain::phrase::book;
use crate::field::Barrier;
use crate::grid::Feet;
use crate::referee::{EdgeOutcome, Fact, ForcedFact, ForcedKind, HeightFact, Ruling};
use crate::ruleset::policy::Throw;
use crate::ruleset::{RuleId, Ruleset};
use crate::say;
use crate::words::Message;

/// A fact in a sentence; `reason` phrases what a movement ends before.
pub fn sentence(ruleset: &Ruleset, ruling: &Ruling, forced: &ForcedFact, reason: impl Fn(&Fact) -> Message) -> Message {
    let creature = &ruling.creature;
    match forced {
        ForcedFact::Unknown { how } => say!(
            "forced-unknown",
            book = book(ruleset).capitalized(),
            how = how.word(),
            instead = Message::list(offers::forced_moves(ruleset))
        ),
        ForcedFact::HoldsOn => say!("forced-holds-on", creature),
        ForcedFact::ResistsAll { feet } => say!("forced-resists-all", creature, feet),
        ForcedFact::Unpaid { costs } => say!("forced-unpaid", feet = *costs, budget = ruling.budget),
        ForcedFact::Resists { feet } => say!("forced-resists", creature, feet),
        ForcedFact::Slowed { condition, feet } => say!("forced-slowed", creature, condition, feet),
        ForcedFact::WrongWay { how: ForcedKind::Pull, square } => say!("forced-not-nearer", square),
        ForcedFact::WrongWay { square, .. } => say!("forced-not-farther", square),
        ForcedFact::Narrow { square } => say!("forced-narrow", square),
        ForcedFact::Occupied { who, square } => say!("forced-occupied", who, square),
        ForcedFact::OutOfReach { square } => say!("forced-out-of-reach", budget = ruling.budget, square),
        ForcedFact::BesideAlready => say!("forced-beside-already", creature),
        ForcedFact::NoSquare { way: None } => say!("forced-no-square"),
        ForcedFact::NoSquare { way: Some(way) } => say!("forced-no-square-there", way),
        ForcedFact::MapEnds => say!("forced-map-ends"),
        ForcedFact::OnlyUpOrDown => say!("forced-only-up-or-down", creature),
        ForcedFact::OffTheLine { way: Some(way) } => say!("forced-off-the-line", way),
        ForcedFact::OffTheLine { way: None } => say!("forced-which-line"),
        ForcedFact::By { who, .. } => say!("forced-by", who, is = ruleset.meaning(RuleId::Forced)),
        ForcedFact::EndsBefore { why } => {
            if matches!(**why, Fact::Forced(ForcedFact::MapEnds)) {
                return say!("forced-ends-at-edge");
            }
            say!("forced-ends-before", why = what_ends_it(why, reason))
        }
        ForcedFact::Hazard { square } => say!("forced-hazard", square),
        ForcedFact::MayDropProne { at } => say!("forced-may-drop-prone", creature, at),
        ForcedFact::DropsProne => say!("forced-drops-prone", creature),
        ForcedFact::StaysUp => say!("forced-stays-up", creature),
        ForcedFact::StaysDown => say!("forced-ends-lying", creature),
        ForcedFact::CannotChoose => say!("forced-cannot-choose", creature),
        ForcedFact::Splayed => say!("forced-splayed", creature),
        ForcedFact::LiesAlready { turns: true } => say!("forced-no-chance-to-stand", creature),
        ForcedFact::LiesAlready { turns: false } => say!("forced-lies-already", creature),
        ForcedFact::AtTheEdge { square, edge: EdgeOutcome::Hangs } => say!("forced-hangs-on-edge", creature, square),
        ForcedFact::AtTheEdge { square, edge: EdgeOutcome::Falls } => say!("forced-falls-at-edge", creature, square),
        ForcedFact::Unspent { feet: feet @ Feet(..10) } => say!("forced-unspent", feet),
        ForcedFact::Unspent { feet } => {
            say!("forced-unspent-hurts", feet, dice = Throw { dice: feet.0 / 10, sides: 8 }, creature)
        }
        ForcedFact::Unsteady => say!("forced-unsteady", creature),
        ForcedFact::LandsAtOnce => say!("forced-lands-at-once", creature),
    }
}

/// What ends a forced movement, in a sentence; `reason` phrases what would also end a movement of one's own.
pub fn what_ends_it(why: &Fact, reason: impl Fn(&Fact) -> Message) -> Message {
    match why {
        // A creature moved by others can't choose how to get up there, or where to end.
        Fact::Height(HeightFact::Ledge { square, feet }) => say!("forced-ledge", square, feet),
        Fact::EndsInside { who, square, .. } => say!("fact-in-the-way", who, square),
        // Squares beyond the map have no names.
        Fact::Filled { with: None, .. } => say!("forced-map-ends"),
        Fact::Walled { edge, barrier: Barrier::Low } => {
            let (a, b) = edge.squares();
            say!("forced-low-wall", a, b)
        }
        why => reason(why),
    }
}
