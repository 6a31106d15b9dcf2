//! Being moved by others, in words.

use super::{Told, capital, fact};
use crate::grid::{Direction, Feet};
use crate::referee::{Brink, Fact, Finding, ForcedFact, Ruling, Thrust, Verdict};
use crate::ruleset::policy::Say;
use crate::ruleset::{RuleId, Ruleset};

/// What is done to whoever is moved.
fn done(how: Thrust) -> &'static str {
    match how {
        Thrust::Push => "pushed",
        Thrust::Pull => "pulled",
        Thrust::Slide => "slid",
        Thrust::Fling => "flung",
    }
}

/// A direction in words.
#[must_use]
pub fn direction(way: Direction) -> &'static str {
    way.in_full()
}

/// The first line of a ruling on forced movement; `None` for other rulings.
pub(super) fn headline(ruling: &Ruling, how: Told) -> Option<String> {
    let by = ruling.findings.iter().find_map(|finding| match &finding.fact {
        Fact::Forced(ForcedFact::By { how, heights, .. }) => Some((*how, *heights)),
        _ => None,
    });
    let forced = |finding: &Finding| matches!(finding.fact, Fact::Forced(_));
    if ruling.verdict == Verdict::Illegal && how != Told::Forced && ruling.refusals().any(forced) {
        let goal = if ruling.to == ruling.from { String::new() } else { format!(" to {}", ruling.to) };
        return Some(format!("{} cannot be moved from {}{goal}:", ruling.creature, ruling.from));
    }
    let (thrust, heights) = by.filter(|_| ruling.verdict == Verdict::Legal)?;
    let Ruling { creature, from, to, budget, .. } = ruling;
    let cost = format!("{} of {budget}", ruling.feet.unwrap_or_default().0);
    let is = if how == Told::Preview { "could be" } else { "is" };
    let done = done(thrust);
    Some(match heights {
        Some((before, after)) if after > before => format!("{creature} {is} {done} up to {after} above {to}: {cost}."),
        Some((before, after)) if after < before => {
            format!("{creature} {is} {done} down to {after} above {to}: {cost}.")
        }
        _ if ruling.steps.is_empty() => format!("{creature} stays at {from}: {cost}."),
        _ => format!("{creature} {is} {done} {from} to {to}: {cost}."),
    })
}

/// What there is to say about it.
pub(super) fn told(ruleset: &Ruleset, ruling: &Ruling, forced: &ForcedFact) -> String {
    let creature = &ruling.creature;
    match forced {
        ForcedFact::Unknown { how } => {
            format!("{} knows no {}; it has {}.", capital(&ruleset.called), how.word(), offered(ruleset).join(", "))
        }
        ForcedFact::HoldsOn => {
            format!(
                "{creature} lies prone by its own choice and ignores it, as it may as long as it lies there; \
                 drop-prone:false lets it be moved."
            )
        }
        ForcedFact::ResistsAll { feet } => {
            format!("{creature} resists {feet} of forced movement, and nothing is left of it.")
        }
        ForcedFact::Resists { feet } => format!("{creature} resists {feet} of it."),
        ForcedFact::WrongWay { how: Thrust::Pull, square } => {
            format!("{square} is not nearer: each square of a pull is nearer than the one left.")
        }
        ForcedFact::WrongWay { square, .. } => {
            format!("{square} is not farther away: each square of a push is farther than the one left.")
        }
        ForcedFact::Narrow { square } => format!("Into {square} it would have to squeeze, and nobody is forced to."),
        ForcedFact::Occupied { who, square } => format!("{who} is in the way in {square}."),
        ForcedFact::OutOfReach { square } => format!("No way within {} leads to {square}.", ruling.budget),
        ForcedFact::BesideAlready => {
            format!("{creature} is beside it already: to:D4 names the square beside it where the pull goes on.")
        }
        ForcedFact::NoSquare { way: None } => "There is no square that it could be moved to.".to_owned(),
        ForcedFact::NoSquare { way: Some(way) } => format!(
            "To the {} there is no square that it could be moved to; direction or to may name another way.",
            direction(*way)
        ),
        ForcedFact::MapEnds => "The map ends there.".to_owned(),
        ForcedFact::OnlyUpOrDown => {
            format!("{creature} is in the air, where it goes straight up or down, wherever it was to go.")
        }
        ForcedFact::OffTheLine { way: Some(way) } => format!("It goes straight: {}.", direction(*way)),
        ForcedFact::OffTheLine { way: None } => "It goes straight: direction:ne and so on says which way.".to_owned(),
        ForcedFact::By { who, .. } => format!("Moved by {who}: {}.", ruleset.forced.is.meaning()),
        ForcedFact::EndsBefore { why } => {
            if matches!(**why, Fact::Forced(ForcedFact::MapEnds)) {
                return "It ends there, at the edge of the map.".to_owned();
            }
            let finding = Finding { rule: RuleId::Forced, step: None, fact: (**why).clone() };
            format!("It ends there: {}", fact(ruleset, &finding, ruling))
        }
        ForcedFact::Hazard { square } => format!("Note: hazardous ground lies in {square}."),
        ForcedFact::DropsProne => format!("{creature} drops prone, which ends it."),
        ForcedFact::StaysDown => format!("{creature} could have stood up since and stays down, which ends it."),
        ForcedFact::Splayed => format!("{creature} is splayed, and does not end it by dropping prone."),
        ForcedFact::LiesAlready { turns: true } => {
            format!("{creature} lies prone already and has had no chance to stand up since: that ends nothing.")
        }
        ForcedFact::LiesAlready { turns: false } => format!(
            "{creature} lies prone already, and dropping ends nothing; if it could have stood up since it fell, \
             drop-prone:true says that it stays down and ignores this."
        ),
        ForcedFact::AtTheEdge { square, edge: Brink::Hangs } => {
            format!("{creature} hangs on the edge in {square}, and is unsteady unless it has a climb speed.")
        }
        ForcedFact::AtTheEdge { square, edge: Brink::Falls } => {
            format!("{creature} falls in {square} instead of going on.")
        }
        ForcedFact::Unspent { feet: feet @ Feet(..10) } => format!("{feet} were left, which does no damage."),
        ForcedFact::Unspent { feet } => {
            format!("{feet} were left: {}d8 of damage to {creature} and to what it struck.", feet.0 / 10)
        }
        ForcedFact::Unsteady => format!("{creature} is unsteady until it lands at the end of the round."),
    }
}

/// The ways of moving somebody that the ruleset knows, as commands.
pub(super) fn offered(ruleset: &Ruleset) -> Vec<String> {
    let known = Thrust::ALL.into_iter().filter(|how| how.is_known(ruleset));
    let known: Vec<String> = known.map(|how| format!("/{}", how.word())).collect();
    if known.is_empty() { vec!["/bull-rush".to_owned()] } else { known }
}
