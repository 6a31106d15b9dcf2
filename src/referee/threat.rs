//! Which squares a creature threatens.

use super::Referee;
use super::distance::Levels;
use crate::field::{Creature, Fill};
use crate::grid::{Crossing, Feet, Square, crossings};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{Cover, Threat};

/// Whether, and if not why not, a creature could strike at a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Strike {
    /// It could.
    Threatened,
    /// The square is within reach, but a wall or the corner of one covers it.
    Covered,
    /// The square is beyond its reach, or the creature threatens nothing.
    Beyond,
}

/// The reach that covers two squares diagonally where the ruleset says so.
const REACH_WITH_DIAGONAL: Feet = Feet(10);

impl Referee<'_> {
    /// Whether the creature threatens anything at all.
    pub(super) fn is_armed(&self, creature: &Creature) -> bool {
        match self.ruleset.threat.is {
            Threat::Reach => creature.threatens && !creature.helpless && !creature.side.is_neutral(),
        }
    }

    /// Whether the creature could strike at somebody in this square at these heights.
    pub(super) fn strike(&self, creature: &Creature, square: Square, levels: Levels) -> Strike {
        if !self.is_armed(creature) {
            return Strike::Beyond;
        }
        let space = self.ruleset.placement(creature);
        let height = self.levels(creature).apart(levels);
        if space.contains(square) && height == 0 {
            return Strike::Threatened;
        }
        let reach = self.ruleset.reach(creature);
        let (columns, rows) = space.area().clamp(square).to(square);
        if !self.reaches(reach, columns.unsigned_abs(), rows.unsigned_abs(), height)
            || self.encounter.battlefield.fill(square) != Fill::Open
        {
            return Strike::Beyond;
        }
        let clear = space.squares().any(|from| {
            let (columns, rows) = from.to(square);
            self.reaches(reach, columns.unsigned_abs(), rows.unsigned_abs(), height) && self.is_line_clear(from, square)
        });
        if clear { Strike::Threatened } else { Strike::Covered }
    }

    /// The squares outside its space where the creature threatens whoever stands on the floor, in reading order.
    #[must_use]
    pub fn threatened(&self, creature: &Creature) -> Vec<Square> {
        let space = self.ruleset.placement(creature);
        let around = space.area().grown(self.ruleset.reach(creature).squares() as i32);
        let Some(near) = around.within(self.encounter.battlefield.area()) else { return Vec::new() };
        near.squares()
            .filter(|&square| !space.contains(square))
            .filter(|&square| self.strike(creature, square, Levels::FLOOR) == Strike::Threatened)
            .collect()
    }

    /// The rules that decide which squares the creature threatens.
    #[must_use]
    pub fn threat_rules(&self, creature: &Creature) -> Vec<RuleId> {
        let mut rules = vec![RuleId::Threat];
        if self.is_armed(creature) {
            rules.extend(creature.reach.is_none().then_some(RuleId::Sizes));
            let wide = self.ruleset.reach(creature) == REACH_WITH_DIAGONAL && self.ruleset.reach_diagonal.is;
            rules.extend(wide.then_some(RuleId::ReachDiagonal));
            rules.push(RuleId::Cover);
        }
        rules
    }

    fn reaches(&self, reach: Feet, columns: u32, rows: u32, height: u32) -> bool {
        let mut axes = [columns, rows, height];
        axes.sort_unstable();
        let two_diagonals = axes[1] == 2 && axes[2] == 2;
        self.feet_over(columns, rows, height, false) <= reach
            || (self.ruleset.reach_diagonal.is && reach == REACH_WITH_DIAGONAL && two_diagonals)
    }

    /// Whether nothing stands in the straight line between the centers of two squares. Walls reach from floor to ceiling,
    /// so heights do not matter.
    fn is_line_clear(&self, from: Square, to: Square) -> bool {
        let board = &self.encounter.battlefield;
        let solid = |square: Square| board.fill(square) == Fill::Solid;
        match self.ruleset.cover.is {
            Cover::WallsAndCorners => {
                !solid(from)
                    && crossings(from, to).all(|crossing| match crossing {
                        Crossing::Edge { edge, into } => !board.barrier(edge).blocks() && !solid(into),
                        Crossing::Point { edges, touching, .. } => {
                            !edges.into_iter().any(|edge| board.barrier(edge).blocks())
                                && !touching.into_iter().any(solid)
                        }
                    })
            }
        }
    }
}
