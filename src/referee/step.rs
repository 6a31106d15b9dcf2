//! One step: what it is made of, and the only place that prices it.

use super::company::Company;
use super::{Mover, Referee};
use crate::field::{Condition, Creature, Gait, Size, Terrain};
use crate::grid::{Feet, Placement, Square};
use crate::referee::ruling::Fact;
use crate::ruleset::RuleId;
use crate::ruleset::policy::{
    BigIgnore, Diagonals, DifficultDiagonal, GaitOrder, Hampering, LowBarrier, MixedTerrain, SqueezeStacking,
    Squeezing, Weights,
};

/// What a mover has spent so far, and how far its straight and its diagonal steps have come in the cycle of their prices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spent {
    /// Feet spent.
    pub feet: Feet,
    /// Where the counts of steps stand.
    pub tally: Tally,
}

/// How far the counts of straight and of diagonal steps have come in the cycles of their prices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tally {
    straight: u8,
    diagonal: u8,
}

impl Tally {
    /// How many different tallies there are at most.
    pub(super) const MOST: usize = 6;

    /// A number for it, less than [`Tally::MOST`].
    pub(super) fn index(self) -> usize {
        usize::from(self.straight) * 3 + usize::from(self.diagonal)
    }

    /// Whether the next diagonal is a second one.
    pub(super) fn is_odd(self) -> bool {
        self.diagonal == 1
    }
}

/// What a step is made of, whatever was spent before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Stride {
    pub(super) diagonal: bool,
    /// Layers of whatever hampers it.
    pub(super) layers: u32,
    pub(super) crosses_low_barrier: bool,
}

/// The prices of unhampered steps in feet, straight and diagonal: they come round again from the first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prices {
    straight: &'static [u32],
    diagonal: &'static [u32],
}

impl Prices {
    /// What is paid for so many squares in a straight line at least, in feet.
    pub(super) fn least(self, squares: u32) -> Feet {
        match self.straight {
            [5, 0] => Feet(squares.saturating_sub(1) / 2 * 5),
            _ => Feet::of_squares(squares),
        }
    }
}

impl<'a> Referee<'a> {
    /// What the creature's unhampered steps cost.
    pub(super) fn prices(&self, creature: &Creature) -> Prices {
        let gait = if self.ruleset.gaits.is { creature.gait } else { Gait::Average };
        let (straight, diagonal): (&[u32], &[u32]) = match (gait, self.ruleset.diagonals.is) {
            (Gait::Fast, Diagonals::Alternating) => (&[5, 0], &[5, 5, 0]),
            (Gait::Average, Diagonals::Alternating) => (&[5], &[5, 10]),
            (Gait::Slow, Diagonals::Alternating) => (&[10], &[15]),
            (Gait::Fast, Diagonals::OneForOne) => (&[5, 0], &[5, 0]),
            (Gait::Average, Diagonals::OneForOne) => (&[5], &[5]),
            (Gait::Slow, Diagonals::OneForOne) => (&[10], &[10]),
        };
        Prices { straight, diagonal }
    }

    /// Takes the measure of a step between two placements.
    pub(super) fn stride(&self, mover: &Mover<'a>, company: &Company<'a>, from: Placement, to: Placement) -> Stride {
        let (columns, rows) = from.axes_moved(to);
        let (crosses_low_barrier, narrow) = self.crossed(mover, from, to);
        Stride {
            diagonal: columns != 0 && rows != 0,
            layers: self.layers(mover, company, from, to, narrow),
            crosses_low_barrier,
        }
    }

    /// Layers of whatever hampers a step between two placements; `narrow`: it goes through a gap.
    fn layers(&self, mover: &Mover<'a>, company: &Company<'a>, from: Placement, to: Placement, narrow: bool) -> u32 {
        if self.ruleset.hampering.is == Hampering::OnLeaving {
            return self.terrain_layers(mover.creature, from);
        }
        let bodies = company.hampering(to).next().is_some();
        let squeezed = narrow || mover.is_squeezed(to);
        self.added_up(mover, self.terrain_layers(mover.creature, to), bodies, squeezed)
    }

    /// Layers of terrain, of somebody lying there, of squeezing and of not seeing where one goes, added up.
    pub(super) fn added_up(&self, mover: &Mover<'a>, terrain: u32, bodies: bool, squeezed: bool) -> u32 {
        let blind = if mover.creature.is(Condition::Blinded) { self.ruleset.poor_visibility.is } else { 0 };
        let layers = terrain + u32::from(bodies) + blind;
        match (self.ruleset.squeezing.is, self.ruleset.squeeze_stacking.is) {
            _ if !squeezed => layers,
            (Squeezing::Free, _) => layers,
            (_, SqueezeStacking::Multiply) => layers + 1,
            (_, SqueezeStacking::Worst) => layers.max(1),
        }
    }

    /// Everything that forbids the step from one placement to another; empty if it can be taken.
    pub(super) fn step_refusals(
        &self,
        mover: &Mover<'a>,
        company: &Company<'a>,
        from: Placement,
        to: Placement,
    ) -> Vec<(RuleId, Fact)> {
        let mut refusals = self.entry_refusals(mover, company, from, to);
        for refusal in self.crossing_refusals(mover, from, to) {
            if !refusals.contains(&refusal) {
                refusals.push(refusal);
            }
        }
        refusals
    }

    /// What forbids to enter a placement: the ground, and who stands there.
    pub(super) fn entry_refusals(
        &self,
        mover: &Mover<'a>,
        company: &Company<'a>,
        from: Placement,
        to: Placement,
    ) -> Vec<(RuleId, Fact)> {
        let mut refusals = self.ground_refusals(mover.creature, to);
        refusals.extend(company.refusals(self, from, to, mover.is_squeezed(to)));
        if !mover.manner.impeded
            && let Some(square) = to.squares().find(|&square| self.is_impeded(mover.creature, square))
            && refusals.is_empty()
        {
            refusals.push((RuleId::Impeded, Fact::Impeded { square }));
        }
        refusals
    }

    /// Whether entering the square takes the creature a full-round action.
    pub(super) fn is_impeded(&self, creature: &Creature, square: Square) -> bool {
        self.encounter.battlefield.ground(square).layers.count(Terrain::Impeded) > 0 && self.minds_impeded(creature)
    }

    /// Whether entering impeded ground takes the creature a full-round action.
    pub(super) fn minds_impeded(&self, creature: &Creature) -> bool {
        use crate::ruleset::policy::Impeded;
        let minds = !self.is_above_the_ground(creature) && !creature.ignores.terrain(Terrain::Impeded);
        minds && self.ruleset.impeded.is == Impeded::FullRound
    }

    /// What the step costs after what was spent, and what is spent then.
    pub(super) fn price(&self, prices: Prices, stride: &Stride, spent: Spent) -> (Feet, Spent) {
        let Tally { straight, diagonal } = spent.tally;
        let cycle = if stride.diagonal { prices.diagonal } else { prices.straight };
        let unhampered = Feet(cycle[usize::from(if stride.diagonal { diagonal } else { straight }) % cycle.len()]);
        let next = |count: u8, cycle: &[u32]| (count + 1) % cycle.len() as u8;
        let mut tally = spent.tally;
        if stride.diagonal {
            tally.diagonal = next(diagonal, prices.diagonal);
        } else {
            tally.straight = next(straight, prices.straight);
        }
        let low = stride.crosses_low_barrier;
        let base = match self.ruleset.hampering.is {
            Hampering::OnLeaving => {
                let slow = prices.straight == [10] && self.ruleset.gait_order.is == GaitOrder::DifficultFirst;
                unhampered + Feet::SQUARE * stride.layers * if slow { 2 } else { 1 }
            }
            Hampering::Doubling | Hampering::Once => {
                let mut layers = stride.layers + u32::from(low && self.ruleset.low_barrier.is == LowBarrier::Hampers);
                if self.ruleset.hampering.is == Hampering::Once {
                    layers = layers.min(1);
                }
                if layers > 0 && stride.diagonal && self.ruleset.difficult_diagonal.is == DifficultDiagonal::Uncounted {
                    tally = spent.tally;
                }
                match (layers, stride.diagonal, self.ruleset.diagonals.is) {
                    (0, ..) => unhampered,
                    // Both halves of the alternation are in it already.
                    (_, true, Diagonals::Alternating) => Feet::SQUARE * 3 * 2_u32.saturating_pow(layers - 1),
                    _ => Feet::SQUARE * 2_u32.saturating_pow(layers),
                }
            }
        };
        let over = match self.ruleset.low_barrier.is {
            LowBarrier::Adds if low && stride.diagonal => self.ruleset.low_diagonal.is,
            LowBarrier::Adds if low => Feet::SQUARE * 2,
            _ => Feet(0),
        };
        let feet = base + over;
        (feet, Spent { feet: spent.feet + feet, tally })
    }

    /// The rules that made a step cost more than 5 ft.
    pub(super) fn price_rules(
        &self,
        mover: &Mover<'a>,
        company: &Company<'a>,
        (from, to): (Placement, Placement),
        spent: Spent,
    ) -> Vec<RuleId> {
        let stride = self.stride(mover, company, from, to);
        let (feet, _) = self.price(self.prices(mover.creature), &stride, spent);
        if feet <= Feet::SQUARE {
            return Vec::new();
        }
        let mut rules = Vec::new();
        let on_leaving = self.ruleset.hampering.is == Hampering::OnLeaving;
        if stride.layers > 0 {
            let ground = if on_leaving { from } else { to };
            rules.push(RuleId::Hampering);
            rules.extend(self.weighing(mover.creature, ground));
            let worst = self.terrain_layers(mover.creature, ground);
            if ground.squares().any(|square| self.square_layers(mover.creature, square) != worst) {
                rules.push(RuleId::MixedTerrain);
            }
            if !on_leaving {
                rules.extend(company.hampering(to).take(1));
                if mover.creature.is(Condition::Blinded) && self.ruleset.poor_visibility.is > 0 {
                    rules.push(RuleId::PoorVisibility);
                }
                let squeezed = mover.is_squeezed(to) || self.crossed(mover, from, to).1;
                if squeezed && self.ruleset.squeezing.is != Squeezing::Free {
                    rules.push(RuleId::Squeezing);
                }
            }
        }
        if stride.crosses_low_barrier {
            rules.push(RuleId::LowBarrier);
        }
        let unhampered = on_leaving || rules.iter().all(|&rule| rule == RuleId::LowBarrier);
        if self.ruleset.gaits.is && mover.creature.gait == Gait::Slow && unhampered {
            rules.push(RuleId::Gaits);
        } else if stride.diagonal && unhampered && self.is_dear_diagonal(mover.creature, spent) {
            rules.push(RuleId::Diagonals);
        }
        rules
    }

    fn is_dear_diagonal(&self, creature: &Creature, spent: Spent) -> bool {
        let cycle = self.prices(creature).diagonal;
        cycle[usize::from(spent.tally.diagonal) % cycle.len()] > Feet::SQUARE.0
    }

    /// The rules of terrain that weigh on a placement.
    fn weighing(&self, creature: &Creature, at: Placement) -> impl Iterator<Item = RuleId> {
        let weighs = move |weights: &Weights| at.squares().any(|square| self.weigh(creature, square, weights) > 0);
        self.weights().into_iter().filter(move |(_, weights)| weighs(weights)).map(|(rule, _)| rule)
    }

    fn weights(&self) -> [(RuleId, &'a Weights); 4] {
        let rules = self.ruleset;
        [
            (RuleId::Difficult, &rules.difficult.is),
            (RuleId::Obstacles, &rules.obstacles.is),
            (RuleId::Undergrowth, &rules.undergrowth.is),
            (RuleId::Water, &rules.water.is),
        ]
    }

    /// How many layers one painted layer of each terrain counts as for this creature.
    pub(super) fn terrain_weights(&self, creature: &Creature) -> [u32; Terrain::ALL.len()] {
        let mut weights = [0; Terrain::ALL.len()];
        if self.is_above_the_ground(creature) {
            return weights;
        }
        for (_, table) in self.weights() {
            for (&terrain, &weight) in table {
                weights[terrain as usize] = u32::from(weight);
            }
        }
        let big = creature.size >= Size::Huge && self.ruleset.big_ignore.is == BigIgnore::GrowthAndShallows;
        for terrain in Terrain::ALL {
            let shallow = matches!(terrain, Terrain::HeavyUndergrowth | Terrain::ShallowWater);
            if (big && shallow) || creature.ignores.terrain(terrain) {
                weights[terrain as usize] = 0;
            }
        }
        weights
    }

    fn weigh(&self, creature: &Creature, square: Square, table: &Weights) -> u32 {
        let layers = self.encounter.battlefield.ground(square).layers;
        let weights = self.terrain_weights(creature);
        table.keys().map(|&terrain| weights[terrain as usize] * u32::from(layers.count(terrain))).sum()
    }

    fn square_layers(&self, creature: &Creature, square: Square) -> u32 {
        let layers = self.encounter.battlefield.ground(square).layers;
        let weights = self.terrain_weights(creature);
        layers.iter().map(|(terrain, count)| weights[terrain as usize] * u32::from(count)).sum()
    }

    /// Layers of hampering terrain in a placement: of its squares the worst counts.
    pub(super) fn terrain_layers(&self, creature: &Creature, at: Placement) -> u32 {
        let MixedTerrain::WorstSquare = self.ruleset.mixed_terrain.is;
        at.squares().map(|square| self.square_layers(creature, square)).max().unwrap_or(0)
    }
}
