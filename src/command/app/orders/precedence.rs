//! Who goes first among creatures with declared paths. All move at once, so one that would end on another's path lets it pass
//! before. Where they can't get past one another, each makes an initiative check, and the highest goes first (Rise,
//! Conflicting Actions). The order of their names decides nothing.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::command::app::hidden::Asked;
use crate::command::app::orders::circle::{Way, circles, needs, ways};
use crate::command::app::orders::held::planned;
use crate::command::core::dice::DiePurpose;
use crate::command::core::naming::in_short;
use crate::command::core::roll::Roll;
use crate::command::core::table::Played;
use crate::command::reply::Status;
use crate::field::{Encounter, HeldOrder, Name};
use crate::referee::{Passing, Referee};
use crate::say;
use crate::words::Message;

/// For each creature, those that pass before it ends on their paths.
#[derive(Debug, Default)]
pub(super) struct Precedence(BTreeMap<Name, Vec<Name>>);

impl Precedence {
    /// The precedence among these orders.
    pub(super) fn among(asked: Asked<'_>, orders: &[&(Name, HeldOrder)], now: &Encounter) -> Self {
        let Some(played) = Played::of(asked.library, now).filter(|_| orders.len() > 1) else {
            return Precedence::default();
        };
        let passing = Passing(Referee::new(&played.ruleset, now));
        let ways: Vec<(Name, Way)> = ways(asked, orders, now);
        let passes = |(name, way): &(Name, Way)| {
            let before = ways.iter().filter(|(other, _)| other != name);
            let before = before.filter(|(other, its)| passing.ends_in_the_way((name, way), (other, its)));
            (name.clone(), before.map(|(other, _)| other.clone()).collect())
        };
        Precedence(ways.iter().map(passes).collect())
    }

    /// Whether somebody still to go passes before this creature.
    pub(super) fn waits(&self, name: &Name, due: &VecDeque<(Name, HeldOrder)>) -> bool {
        let before = self.0.get(name).map(Vec::as_slice).unwrap_or_default();
        due.iter().any(|(other, _)| before.contains(other))
    }

    /// The creatures among these that wait for each other in a circle with the first of them, in whatever way; empty if
    /// none does.
    pub(super) fn rivals(&self, asked: Asked<'_>, orders: &[&(Name, HeldOrder)], now: &Encounter) -> Vec<Name> {
        let mut waits = needs(asked, orders, now);
        for (name, _) in orders {
            waits.entry(name).or_default().extend(self.0.get(name).into_iter().flatten().cloned());
        }
        let circles = circles(orders.iter().map(|(name, _)| name), &waits);
        circles.first().into_iter().flatten().map(|name| (*name).clone()).collect()
    }
}

/// How rivals decide who goes first.
pub(super) enum Contest {
    /// By their initiative: this one.
    Decided { first: Name, told: Message },
    /// Not before the bot knows everyone's initiative.
    Open { told: Message },
}

/// The initiative checks of creatures that can't get past one another. Each makes one check a phase; of equal results the
/// better bonus counts, then another die.
pub(super) fn contest(asked: Asked<'_>, rivals: &[Name], now: &mut Encounter) -> Contest {
    let before = now.clone();
    let bonus = |name: &Name| before.creature(name).and_then(|creature| creature.initiative);
    let made = |name: &Name| before.rounds.as_deref().and_then(|rounds| rounds.contended.get(name).copied());
    let lacks: Vec<Name> =
        rivals.iter().filter(|name| made(name).is_none() && bonus(name).is_none()).cloned().collect();
    let who = in_short(rivals);
    if let Some(first) = lacks.first() {
        return Contest::Open { told: say!("phase-rivals-open", who, name = first) };
    }
    asked.dice.for_nth(OF_RIVALS + rivals.len());
    let (mut results, mut told) = (Vec::new(), Vec::new());
    for name in rivals {
        let bonus = bonus(name).unwrap_or_default();
        let total = match made(name) {
            Some(total) => total,
            None => {
                let roll = Roll { die: asked.dice.roll(DiePurpose::Initiative, 20), bonus };
                told.push(say!("phase-rival-rolls", name, roll = roll.line()));
                roll.rolled().total
            }
        };
        results.push(((total, bonus), name));
    }
    let best = results.iter().map(|(result, _)| *result).max();
    let tied: Vec<&Name> = results.iter().filter(|(result, _)| Some(*result) == best).map(|(_, name)| *name).collect();
    let sides = u32::try_from(tied.len()).unwrap_or(1);
    let die = if sides > 1 { asked.dice.roll(DiePurpose::Choice, sides) } else { 1 };
    let first = tied.get(die as usize - 1).map_or_else(|| rivals[0].clone(), |name| (*name).clone());
    let made: Vec<(Name, i32)> = results.iter().map(|((total, _), name)| ((*name).clone(), *total)).collect();
    told.insert(0, say!("phase-rivals", who, first));
    if let Some(rounds) = now.rounds.as_deref_mut() {
        rounds.contended.extend(made);
    }
    Contest::Decided { first, told: Message::lines(told) }
}

/// The dice of rivals are counted from here, apart from those of everyone's movements.
const OF_RIVALS: usize = 50_000;

/// Whether a held movement gets farther once the others still to go in this phase have gone.
pub(super) fn waits_for_room(
    asked: Asked<'_>,
    (name, held): (&Name, &HeldOrder),
    due: &VecDeque<(Name, HeldOrder)>,
    now: &Encounter,
) -> bool {
    let others: BTreeSet<&Name> = due.iter().filter(|one| moves_in_sight(one, now)).map(|(name, _)| name).collect();
    if held.intent.is_some() || others.is_empty() {
        return false;
    }
    let end = |board: &Encounter| {
        let outcome = planned(asked, name, held, board)?;
        let kept = outcome.status == Status::Refused || outcome.facts.short.is_some();
        Some((kept, outcome.ruling.map(|ruling| ruling["to"].clone())))
    };
    let Some((true, stays)) = end(now) else { return false };
    let empty = now.without(|one| others.contains(&one.name));
    end(&empty).is_some_and(|(kept, goes)| !kept || goes != stays)
}

/// Whether this is a movement on its own path by a creature that everybody sees.
pub(super) fn moves_in_sight((name, held): &(Name, HeldOrder), now: &Encounter) -> bool {
    held.intent.is_none() && now.creature(name).is_some_and(|one| !one.hidden)
}
