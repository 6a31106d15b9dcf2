//! Opponents' chances to strike at a mover in three dimensions: a mover provokes by leaving a cube they threaten.

use std::cell::RefCell;

use rustc_hash::FxHashMap;

use super::Pose;
use crate::field::{Creature, Name};
use crate::grid::{Placement, Square};
use crate::referee::board::{Elevations, SharedSquares, Sight, Strikers, Threats};
use crate::referee::context::{Levels, Mover, Referee};
use crate::referee::movement::{Chance, Opponents, Turns};
use crate::ruleset::RuleId;

/// A mover's opponents, and the cubes they threaten, computed lazily.
pub(crate) struct ThreatMap<'a> {
    referee: Referee<'a>,
    /// How tall the mover's space is, in squares.
    tall: u32,
    /// Sorted by name, the order of the chances within one step.
    opponents: Vec<&'a Creature>,
    strikers: Strikers<'a>,
    /// Whether the mover provokes by entering an opponent's cubes as well.
    by_entering: bool,
    /// The space that a withdrawal leaves, its heights, and the opponents that don't strike at a mover leaving it.
    calm: Option<(Placement, Levels, Opponents)>,
    /// The opponents threatening each cube, given by square and height.
    known: RefCell<FxHashMap<(Square, i32), Opponents>>,
    /// The same for the cubes over a square that a mover this high takes up.
    columns: RefCell<FxHashMap<(Square, i32), Opponents>>,
}

impl<'a> ThreatMap<'a> {
    pub(crate) fn new(referee: Referee<'a>, mover: &Mover<'a>) -> Self {
        let provokes = referee.ruleset.provoking.value.happens();
        let party: Vec<&Creature> = referee.encounter.carried_along(mover.creature).collect();
        let may = |other: &&Creature| {
            let armed = provokes && Threats(referee).may_strike_at(other, &party);
            armed && !Turns(referee).has_had_chance(mover, &other.name)
        };
        ThreatMap::of(referee, mover, SharedSquares(referee).others(mover).filter(may).collect())
    }

    /// The same without these opponents.
    pub(crate) fn without(self, names: &[Name]) -> Self {
        if names.is_empty() {
            return self;
        }
        let opponents: Vec<&Creature> =
            self.opponents.into_iter().filter(|other| !names.contains(&other.name)).collect();
        let strikers = Strikers::new(self.referee, &opponents);
        let (known, columns) = Default::default();
        ThreatMap { opponents, strikers, known, columns, ..self }
    }

    /// The same map for a withdrawal: if its rule is about the space left, no opponent that the mover sees strikes
    /// there.
    pub(crate) fn withdrawing(self, mover: &Mover<'a>) -> Self {
        if !self.referee.ruleset.withdraw.value.frees_the_start() {
            return self;
        }
        let seen =
            (0..self.opponents.len()).filter(|&index| Sight(self.referee).sees(mover.creature, self.opponents[index]));
        let (start, heights) = (mover.placement, Elevations(self.referee).levels(mover.creature));
        ThreatMap { calm: Some((start, heights, Opponents::all(seen))), columns: RefCell::default(), ..self }
    }

    fn of(referee: Referee<'a>, mover: &Mover<'a>, opponents: Vec<&'a Creature>) -> Self {
        ThreatMap {
            referee,
            tall: referee.ruleset.profile_of(referee.encounter.body(mover.creature)).space,
            strikers: Strikers::new(referee, &opponents),
            opponents,
            by_entering: SharedSquares(referee).enters_as_very_small(mover.creature),
            calm: None,
            known: RefCell::default(),
            columns: RefCell::default(),
        }
    }

    /// A map without opponents, if strikes don't matter.
    pub(crate) fn none(referee: Referee<'a>, mover: &Mover<'a>) -> Self {
        ThreatMap::of(referee, mover, Vec::new())
    }

    /// The referee that it asks.
    pub(crate) fn referee(&self) -> Referee<'a> {
        self.referee
    }

    /// Whether there are no opponents.
    pub(crate) fn is_empty(&self) -> bool {
        self.opponents.is_empty()
    }

    /// The opponents that threaten a cube.
    fn threatening(&self, square: Square, level: Levels) -> Opponents {
        if self.strikers.is_out_of_reach(square) {
            return Opponents::default();
        }
        let ask = || Opponents::all(self.strikers.threatening(square, level));
        let threatening = *self.known.borrow_mut().entry((square, level.lowest())).or_insert_with(ask);
        let calm = self.calm.filter(|(start, heights, _)| start.contains(square) && heights.overlap(level));
        calm.map_or(threatening, |(_, _, calmed)| threatening.without(calmed))
    }

    /// Every opponent given a chance by this step, with the square that provokes it, sorted by name.
    pub(crate) fn chances(&self, from: Pose, to: Pose) -> Vec<Chance<'a>> {
        let provoked = self.provoked(from, to);
        let opponents = (0..self.opponents.len()).filter(|&index| Opponents::one(index).is_within(provoked));
        opponents.filter_map(|index| self.chance(index, from, to)).collect()
    }

    /// The same opponents as a set.
    pub(crate) fn provoked(&self, from: Pose, to: Pose) -> Opponents {
        if self.by_entering {
            let opponents = (0..self.opponents.len()).filter(|&index| self.chance(index, from, to).is_some());
            return Opponents::all(opponents);
        }
        // A big creature leaves hundreds of cubes in one step.
        self.referee.spend(from.at.footprint.width.pow(2));
        let left = from.at.squares().filter(|square| !self.strikers.is_out_of_reach(*square));
        let any = self.referee.ruleset.left_squares.value.is_the_whole_space();
        left.fold(Opponents::default(), |all, square| {
            if any || !to.at.contains(square) {
                return all.with(self.threatening_column(square, from));
            }
            self.left_in(square, from, to).fold(all, |all, level| all.with(self.threatening(square, level)))
        })
    }

    /// The opponents that threaten any of the cubes that the mover takes up over this square.
    fn threatening_column(&self, square: Square, from: Pose) -> Opponents {
        let levels = self.levels(from);
        let ask = || levels.each().fold(Opponents::default(), |all, level| all.with(self.threatening(square, level)));
        *self.columns.borrow_mut().entry((square, levels.lowest())).or_insert_with(ask)
    }

    /// The heights the mover takes up in a pose.
    fn levels(&self, pose: Pose) -> Levels {
        Levels::of(pose.elevation.squares(), self.tall)
    }

    /// The heights at which a step leaves a square of its space.
    fn left_in(&self, square: Square, from: Pose, to: Pose) -> impl Iterator<Item = Levels> {
        let (after, any) = (self.levels(to), self.referee.ruleset.left_squares.value.is_the_whole_space());
        self.levels(from).each().filter(move |level| any || !to.at.contains(square) || !level.overlap(after))
    }

    fn chance(&self, index: usize, from: Pose, to: Pose) -> Option<Chance<'a>> {
        let by = self.opponents[index];
        let (before, after) = (self.levels(from), self.levels(to));
        let one = Opponents::one(index);
        let left = |square: &Square| {
            self.left_in(*square, from, to).any(|level| one.is_within(self.threatening(*square, level)))
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
        let entering = to.at.squares().find(|square| self.by_entering && entered(square))?;
        let leaving = from.at.outside(to.at).next().unwrap_or(from.at.anchor);
        Some(Chance { by, leaving, entering: Some(entering), rule: RuleId::VerySmall })
    }
}
