//! Being moved by others, in words.

use super::{Told, book, fact};
use crate::grid::Feet;
use crate::referee::{Brink, Fact, Finding, ForcedFact, Ruling, Thrust, Verdict};
use crate::ruleset::policy::Throw;
use crate::ruleset::{RuleId, Ruleset};
use crate::say;
use crate::words::Words;

/// The first line of a ruling on forced movement; `None` for other rulings.
pub(super) fn headline(ruling: &Ruling, how: Told) -> Option<Words> {
    let by = ruling.findings.iter().find_map(|finding| match &finding.fact {
        Fact::Forced(ForcedFact::By { how, heights, .. }) => Some((*how, *heights)),
        _ => None,
    });
    let forced = |finding: &Finding| matches!(finding.fact, Fact::Forced(_));
    let Ruling { creature, from, to, budget, .. } = ruling;
    if ruling.verdict == Verdict::Illegal && how != Told::Forced && ruling.refusals().any(forced) {
        return Some(match to == from {
            true => say!("forced-cannot-be", creature, from),
            false => say!("forced-cannot-be-to", creature, from, to),
        });
    }
    let (thrust, heights) = by.filter(|_| ruling.verdict == Verdict::Legal)?;
    let cost = say!("cost-of", spent = ruling.feet.unwrap_or_default().bare(), budget);
    let could = how == Told::Preview;
    let done = Words::of_kind("thrust", thrust.word());
    Some(match heights {
        Some((before, after)) if after > before && could => say!("forced-could-up", creature, done, after, to, cost),
        Some((before, after)) if after > before => say!("forced-up", creature, done, after, to, cost),
        Some((before, after)) if after < before && could => say!("forced-could-down", creature, done, after, to, cost),
        Some((before, after)) if after < before => say!("forced-down", creature, done, after, to, cost),
        _ if ruling.steps.is_empty() => say!("forced-stays", creature, from, cost),
        _ if could => say!("forced-could", creature, done, from, to, cost),
        _ => say!("forced-done", creature, done, from, to, cost),
    })
}

/// What there is to say about it.
pub(super) fn told(ruleset: &Ruleset, ruling: &Ruling, forced: &ForcedFact) -> Words {
    let creature = &ruling.creature;
    match forced {
        ForcedFact::Unknown { how } => say!(
            "forced-unknown",
            book = book(ruleset).capital(),
            how = how.word(),
            instead = Words::list(offered(ruleset))
        ),
        ForcedFact::HoldsOn => say!("forced-holds-on", creature),
        ForcedFact::ResistsAll { feet } => say!("forced-resists-all", creature, feet),
        ForcedFact::Resists { feet } => say!("forced-resists", creature, feet),
        ForcedFact::WrongWay { how: Thrust::Pull, square } => say!("forced-not-nearer", square),
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
            let finding = Finding::refusal(RuleId::Forced, (**why).clone());
            say!("forced-ends-before", why = fact(ruleset, &finding, ruling))
        }
        ForcedFact::Hazard { square } => say!("forced-hazard", square),
        ForcedFact::DropsProne => say!("forced-drops-prone", creature),
        ForcedFact::StaysDown => say!("forced-ends-lying", creature),
        ForcedFact::Splayed => say!("forced-splayed", creature),
        ForcedFact::LiesAlready { turns: true } => say!("forced-no-chance-to-stand", creature),
        ForcedFact::LiesAlready { turns: false } => say!("forced-lies-already", creature),
        ForcedFact::AtTheEdge { square, edge: Brink::Hangs } => say!("forced-hangs-on-edge", creature, square),
        ForcedFact::AtTheEdge { square, edge: Brink::Falls } => say!("forced-falls-at-edge", creature, square),
        ForcedFact::Unspent { feet: feet @ Feet(..10) } => say!("forced-unspent", feet),
        ForcedFact::Unspent { feet } => {
            say!("forced-unspent-hurts", feet, dice = Throw { dice: feet.0 / 10, sides: 8 }, creature)
        }
        ForcedFact::Unsteady => say!("forced-unsteady", creature),
    }
}

/// The ways of moving somebody that the ruleset knows, as commands.
pub(super) fn offered(ruleset: &Ruleset) -> Vec<String> {
    let known = Thrust::ALL.into_iter().filter(|how| how.is_known(ruleset));
    let known: Vec<String> = known.map(|how| format!("/{}", how.word())).collect();
    if known.is_empty() { vec!["/bull-rush".to_owned()] } else { known }
}
