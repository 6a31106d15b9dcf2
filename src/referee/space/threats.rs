//! Opponents' chances to strike at a mover in three dimensions: a mover provokes by leaving a cube that they threaten.

use std::cell::RefCell;
use std::collections::HashMap;

use super::Pose;
use crate::field::Creature;
use crate::grid::Square;
use crate::referee::board::{Clutter, Elevations, SharedSquares, Sight, Strike, Threats};
use crate::referee::context::{Levels, Mover, Referee};
use crate::referee::movement::{Chance, Opponents, Turns};
use crate::ruleset::RuleId;

/// A mover's opponents, and which cubes they threaten, as far as computed.
pub(crate) struct ThreatMap<'a> {
    referee: Referee<'a>,
    creature: &'a Creature,
    /// By name: the order of the chances within one step.
    opponents: Vec<&'a Creature>,
    clutter: Clutter,
    known: RefCell<HashMap<(usize, Square, i32), bool>>,
}

impl<'a> ThreatMap<'a> {
    pub(crate) fn new(referee: Referee<'a>, mover: &Mover<'a>) -> Self {
        let provokes = referee.ruleset.provoking.value.happens();
        let may = |other: &&Creature| {
            let opposes = provokes && mover.creature.side.opposes(&other.side);
            let armed = opposes && Threats(referee).is_armed_against(other, mover.creature);
            armed && !Turns(referee).has_had_chance(mover, &other.name)
        };
        let opponents = SharedSquares(referee).others(mover).filter(may).collect();
        ThreatMap {
            referee,
            creature: mover.creature,
            opponents,
            clutter: Sight(referee).clutter(),
            known: RefCell::default(),
        }
    }

    /// A map without opponents, where strikes do not matter.
    pub(crate) fn none(referee: Referee<'a>, mover: &Mover<'a>) -> Self {
        ThreatMap { opponents: Vec::new(), ..ThreatMap::new(referee, mover) }
    }

    /// Whether there are no opponents.
    pub(crate) fn is_empty(&self) -> bool {
        self.opponents.is_empty()
    }

    fn threatens(&self, index: usize, square: Square, level: Levels, low: i32) -> bool {
        if let Some(&known) = self.known.borrow().get(&(index, square, low)) {
            return known;
        }
        let strike = Threats(self.referee).strike(&self.clutter, self.opponents[index], square, level);
        let threatens = strike == Strike::Threatened;
        self.known.borrow_mut().insert((index, square, low), threatens);
        threatens
    }

    /// Every opponent that this step gives a chance, with the square that provokes it, in order of name.
    pub(crate) fn chances(&self, from: Pose, to: Pose) -> Vec<Chance<'a>> {
        let opponents = 0..self.opponents.len();
        opponents.filter_map(|index| self.chance(index, from, to)).collect()
    }

    /// The same opponents as a set.
    pub(crate) fn provoked(&self, from: Pose, to: Pose) -> Opponents {
        let opponents = (0..self.opponents.len()).filter(|&index| self.chance(index, from, to).is_some());
        opponents.fold(Opponents::default(), |all, index| all.with(Opponents::one(index)))
    }

    fn chance(&self, index: usize, from: Pose, to: Pose) -> Option<Chance<'a>> {
        let by = self.opponents[index];
        let levels = |pose: Pose| Elevations(self.referee).levels_at(self.creature, pose.elevation);
        let (before, after) = (levels(from), levels(to));
        let any = self.referee.ruleset.left_squares.value.is_the_whole_space();
        let left = |square: &Square| {
            before.each().any(|level| {
                let stays = !any && to.at.contains(*square) && level.overlap(after);
                !stays && self.threatens(index, *square, level, level.lowest())
            })
        };
        if let Some(leaving) = from.at.squares().find(left) {
            return Some(Chance { by, leaving, entering: None, rule: RuleId::Provoking });
        }
        // A very small creature provokes by entering an opponent's cubes.
        let (there, heights) = (self.referee.space_of(by), Elevations(self.referee).levels(by));
        let inside = |pose: Pose, levels: Levels, square: Square| {
            pose.at.contains(square) && there.contains(square) && heights.overlap(levels)
        };
        let entered = |square: &Square| inside(to, after, *square) && !inside(from, before, *square);
        let small = SharedSquares(self.referee).enters_as_very_small(self.creature);
        let entering = to.at.squares().find(|square| small && entered(square))?;
        let leaving = from.at.outside(to.at).next().unwrap_or(from.at.anchor);
        Some(Chance { by, leaving, entering: Some(entering), rule: RuleId::VerySmall })
    }
}
