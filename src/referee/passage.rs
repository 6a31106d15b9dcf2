//! Who may be moved through, and where a move may end.

use super::{Mover, Referee};
use crate::field::{Creature, Fill, Name};
use crate::grid::{Edge, Placement, Square};
use crate::referee::ruling::{Fact, Finding};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{Ending, Occupied};

impl<'a> Referee<'a> {
    /// Everybody but the mover.
    pub(super) fn others(&self, mover: &Mover<'a>) -> impl Iterator<Item = &'a Creature> + use<'a> {
        let name = &mover.creature.name;
        self.encounter.creatures().iter().filter(move |other| other.name != *name)
    }

    /// Everybody but the mover whose space this placement of the mover would share, height included.
    fn met(&self, mover: &Mover<'a>, at: Placement) -> impl Iterator<Item = (&'a Creature, Square)> {
        let levels = self.levels(mover.creature);
        self.others(mover).filter_map(move |other| {
            let space = self.ruleset.placement(other);
            let shared = space.area().within(at.area())?;
            self.levels(other).overlap(levels).then_some((other, shared.north_west()))
        })
    }

    /// The rule that settles whether the mover may pass through this creature's squares, and the answer.
    fn may_pass(&self, mover: &Mover<'a>, other: &Creature) -> (RuleId, Occupied) {
        let rules = self.ruleset;
        if !mover.creature.side.opposes(&other.side) {
            return (RuleId::OccupiedFriend, rules.occupied_friend.is);
        }
        if other.helpless {
            return (RuleId::OccupiedHelpless, rules.occupied_helpless.is);
        }
        if self.is_very_small(mover.creature) {
            return (RuleId::VerySmall, Occupied::Pass);
        }
        if mover.creature.size.apart(other.size) >= rules.size_apart.is {
            return (RuleId::SizeApart, Occupied::Pass);
        }
        (RuleId::OccupiedOpponent, rules.occupied_opponent.is)
    }

    /// Whether the creature is so small that it moves into and stops in occupied squares, and provokes by it.
    pub(super) fn is_very_small(&self, creature: &Creature) -> bool {
        creature.size <= self.ruleset.very_small.is
    }

    /// What keeps the mover from standing on this ground at all, whoever is there: solid squares, pillars, the border,
    /// walls and closed doors between its own squares.
    pub(super) fn ground_refusals(&self, at: Placement) -> Vec<Fact> {
        let board = &self.encounter.battlefield;
        let filled = at.squares().filter(|&square| board.fill(square) != Fill::Open);
        let with = |square| board.index(square).map(|_| board.fill(square));
        let mut facts: Vec<Fact> = filled.map(|square| Fact::Filled { square, with: with(square) }).collect();
        for square in at.squares() {
            for beyond in [square.offset((1, 0)), square.offset((0, 1))] {
                let Some(edge) = Edge::between(square, beyond).filter(|_| at.contains(beyond)) else { continue };
                let barrier = board.barrier(edge);
                if barrier.blocks() {
                    facts.push(Fact::Walled { edge, barrier });
                }
            }
        }
        facts
    }

    /// Who keeps the mover from entering this placement.
    pub(super) fn passage_refusals(&self, mover: &Mover<'a>, at: Placement) -> Vec<(RuleId, Fact)> {
        self.met(mover, at)
            .filter_map(|(other, square)| match self.may_pass(mover, other) {
                (_, Occupied::Pass) => None,
                (rule, Occupied::Closed) => Some((rule, Fact::InTheWay { who: other.name.clone(), square })),
            })
            .collect()
    }

    /// Whether the mover, standing here, shares squares with this creature.
    pub(super) fn shares_squares(&self, mover: &Mover<'a>, at: Placement, who: &Name) -> bool {
        self.met(mover, at).any(|(other, _)| other.name == *who)
    }

    /// Whether the mover stands in squares of somebody whose squares it could not enter: put there by the GM, or grown.
    pub(super) fn starts_inside_somebody(&self, mover: &Mover<'a>) -> bool {
        !self.passage_refusals(mover, mover.placement).is_empty()
    }

    /// Why the mover may not end its move here; empty if it may.
    pub(super) fn end_refusals(&self, mover: &Mover<'a>, at: Placement) -> Vec<Finding> {
        let finding = |rule, fact| Finding { rule, step: None, fact };
        let ground = self.ground_refusals(at).into_iter().map(|fact| finding(RuleId::Blocking, fact));
        let mut refusals: Vec<Finding> = ground.collect();
        let small = self.is_very_small(mover.creature);
        for (other, square) in self.met(mover, at) {
            let may = match self.ruleset.ending.is {
                Ending::UnlessHelpless => other.helpless || small,
            };
            if !may {
                refusals.push(finding(RuleId::Ending, Fact::EndsInside { who: other.name.clone(), square }));
            }
        }
        if small && self.is_crowded(mover, at) {
            refusals.push(finding(RuleId::Sizes, Fact::TooManyInSquare { square: at.anchor }));
        }
        refusals
    }

    /// Whether more very small creatures would share the mover's square than fit into one.
    fn is_crowded(&self, mover: &Mover<'a>, at: Placement) -> bool {
        let to_a_square = |creature: &Creature| u64::from(self.ruleset.bulk(creature.size).to_a_square);
        let small = self.met(mover, at).map(|(other, _)| other).filter(|other| self.is_very_small(other));
        let sharing: Vec<u64> = small.map(to_a_square).chain([to_a_square(mover.creature)]).collect();
        // Each takes one part of so many: added up over a common denominator, in whole numbers.
        let mut kinds = sharing.clone();
        kinds.sort_unstable();
        kinds.dedup();
        let whole: u64 = kinds.iter().product();
        sharing.iter().map(|parts| whole / parts).sum::<u64>() > whole
    }

    /// Who already shares squares with a creature that would be put down here, and whether the ground bears it: for the
    /// GM's hand, which asks no rules but is told.
    #[must_use]
    pub fn standing_in(&self, creature: &Creature) -> (Vec<&'a Name>, bool) {
        let at = self.ruleset.placement(creature);
        let levels = self.levels(creature);
        let shares = |other: &&Creature| {
            other.name != creature.name
                && self.ruleset.placement(other).overlaps(at)
                && self.levels(other).overlap(levels)
        };
        let with = self.encounter.creatures().iter().filter(shares).map(|other| &other.name).collect();
        (with, self.ground_refusals(at).is_empty())
    }
}
