//! One step: whether it can be taken, and the only place that prices it.

use super::{Mover, Referee, Spent};
use crate::field::{Barrier, Fill};
use crate::grid::{Edge, Feet, Placement, Square};
use crate::referee::ruling::Fact;
use crate::ruleset::RuleId;
use crate::ruleset::policy::{Blocking, Corner, Diagonals, Hampering, MixedTerrain};

/// What a step is made of, whatever was spent before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stride {
    pub(super) to: Placement,
    diagonal: bool,
    /// How often hampering doubles the price.
    doublings: u32,
    crosses_low_barrier: bool,
}

impl<'a> Referee<'a> {
    /// Takes the measure of a step between two placements.
    pub(super) fn stride(&self, from: Placement, to: Placement) -> Stride {
        self.stride_over(from, to, self.doublings(to))
    }

    /// The same where it is known how often the ground entered doubles the price.
    pub(super) fn stride_over(&self, from: Placement, to: Placement, doublings: u32) -> Stride {
        let (columns, rows) = from.axes_moved(to);
        Stride {
            to,
            diagonal: columns != 0 && rows != 0,
            doublings,
            crosses_low_barrier: to.outside(from).any(|square| self.crosses_low(from.area().clamp(square), square)),
        }
    }

    /// Everything that forbids the step from one placement to another; empty if it can be taken.
    pub(super) fn step_refusals(&self, mover: &Mover<'a>, from: Placement, to: Placement) -> Vec<(RuleId, Fact)> {
        let mut refusals = self.entry_refusals(mover, to);
        // Whoever stands in somebody's squares already may move on through them, and out.
        refusals
            .retain(|(_, fact)| !matches!(fact, Fact::InTheWay { who, .. } if self.shares_squares(mover, from, who)));
        for fact in self.crossing_refusals(from, to) {
            let rule = if matches!(fact, Fact::CutsCorner { .. }) { RuleId::Corner } else { RuleId::Blocking };
            if !refusals.contains(&(rule, fact.clone())) {
                refusals.push((rule, fact));
            }
        }
        refusals
    }

    /// What forbids to enter a placement, wherever from: the ground, and who stands there.
    pub(super) fn entry_refusals(&self, mover: &Mover<'a>, to: Placement) -> Vec<(RuleId, Fact)> {
        let ground = self.ground_refusals(to).into_iter().map(|fact| (RuleId::Blocking, fact));
        ground.chain(self.passage_refusals(mover, to)).collect()
    }

    /// What the step costs after what was spent, what is spent then, and the rules that made it cost more than 5 ft.
    pub(super) fn price(&self, stride: &Stride, spent: Spent) -> (Feet, Spent) {
        let hampered = stride.doublings > 0;
        let Diagonals::Alternating = self.ruleset.diagonals.is;
        let Hampering::Doubling = self.ruleset.hampering.is;
        let base = match (stride.diagonal, hampered) {
            (false, _) => Feet::SQUARE * 2_u32.saturating_pow(stride.doublings),
            (true, false) if spent.odd_diagonals => Feet::SQUARE * 2,
            (true, false) => Feet::SQUARE,
            // Both halves of the alternation are in it already, so the count does not advance.
            (true, true) => Feet::SQUARE * 3 * 2_u32.saturating_pow(stride.doublings - 1),
        };
        let barrier = if stride.crosses_low_barrier { self.ruleset.low_barrier.is } else { Feet(0) };
        let odd_diagonals = spent.odd_diagonals ^ (stride.diagonal && !hampered);
        let feet = base + barrier;
        (feet, Spent { feet: spent.feet + feet, odd_diagonals })
    }

    /// The rules that made a step cost more than 5 ft.
    pub(super) fn price_rules(&self, stride: &Stride, spent: Spent) -> Vec<RuleId> {
        let mut rules = Vec::new();
        if stride.doublings > 0 {
            rules.push(RuleId::Hampering);
            rules.extend(
                self.weights()
                    .into_iter()
                    .filter(|(_, weights)| stride.to.squares().any(|square| self.weigh(square, weights) > 0))
                    .map(|(rule, _)| rule),
            );
            let worst = |square: Square| self.square_doublings(square) == stride.doublings;
            if !stride.to.squares().all(worst) {
                rules.push(RuleId::MixedTerrain);
            }
        }
        if stride.diagonal && stride.doublings == 0 && spent.odd_diagonals {
            rules.push(RuleId::Diagonals);
        }
        if stride.crosses_low_barrier {
            rules.push(RuleId::LowBarrier);
        }
        rules
    }

    fn weights(&self) -> [(RuleId, &'a crate::ruleset::policy::Weights); 3] {
        let rules = self.ruleset;
        [
            (RuleId::Difficult, &rules.difficult.is),
            (RuleId::Obstacles, &rules.obstacles.is),
            (RuleId::Undergrowth, &rules.undergrowth.is),
        ]
    }

    fn weigh(&self, square: Square, weights: &crate::ruleset::policy::Weights) -> u32 {
        let layers = self.encounter.battlefield.ground(square).layers;
        weights.iter().map(|(&terrain, &weight)| u32::from(weight) * u32::from(layers.count(terrain))).sum()
    }

    fn square_doublings(&self, square: Square) -> u32 {
        self.weights().into_iter().map(|(_, weights)| self.weigh(square, weights)).sum()
    }

    /// How often the ground of a placement doubles the price of entering it.
    pub(super) fn doublings(&self, at: Placement) -> u32 {
        match self.ruleset.mixed_terrain.is {
            MixedTerrain::WorstSquare => at.squares().map(|square| self.square_doublings(square)).max().unwrap_or(0),
        }
    }

    /// Walls, closed doors and corners on the way of every single square from the one placement to the other.
    pub(super) fn crossing_refusals(&self, from: Placement, to: Placement) -> Vec<Fact> {
        let entered = to.outside(from).map(|square| (from.area().clamp(square), square));
        let (columns, rows) = from.axes_moved(to);
        let swept = from.squares().map(|square| (square, square.offset((columns, rows))));
        let swept = swept.filter(|&(_, there)| columns != 0 && rows != 0 && to.contains(there));
        let mut facts = Vec::new();
        for (here, there) in entered.chain(swept) {
            if let Some(fact) = self.crossing_refusal(here, there).filter(|fact| !facts.contains(fact)) {
                facts.push(fact);
            }
        }
        facts
    }

    fn crossing_refusal(&self, from: Square, to: Square) -> Option<Fact> {
        let board = &self.encounter.battlefield;
        let Blocking::Impassable = self.ruleset.blocking.is;
        if let Some(edge) = Edge::between(from, to) {
            let barrier = board.barrier(edge);
            return barrier.blocks().then_some(Fact::Walled { edge, barrier });
        }
        let Corner::Forbidden = self.ruleset.corner.is;
        let clear = ways_round(from, to).into_iter().all(|way| self.is_way_free(from, way, to));
        (!clear).then_some(Fact::CutsCorner { from, to })
    }

    /// Whether the way from one square round by another to a third meets no wall, closed door or filled square on it.
    fn is_way_free(&self, from: Square, by: Square, to: Square) -> bool {
        let board = &self.encounter.battlefield;
        let open = |edge: Option<Edge>| edge.is_some_and(|edge| !board.barrier(edge).blocks());
        board.fill(by) == Fill::Open && open(Edge::between(from, by)) && open(Edge::between(by, to))
    }

    /// Whether a step from one square to a square beside it crosses a low barrier.
    fn crosses_low(&self, from: Square, to: Square) -> bool {
        let low = |a: Square, b: Square| {
            Edge::between(a, b).is_some_and(|edge| self.encounter.battlefield.barrier(edge) == Barrier::Low)
        };
        if Edge::between(from, to).is_some() {
            return low(from, to);
        }
        let mut free = ways_round(from, to).into_iter().filter(|&by| self.is_way_free(from, by, to)).peekable();
        free.peek().is_some() && free.all(|by| low(from, by) || low(by, to))
    }
}

/// The two squares that touch both ends of a diagonal step.
fn ways_round(from: Square, to: Square) -> [Square; 2] {
    [Square::new(to.x, from.y), Square::new(from.x, to.y)]
}
