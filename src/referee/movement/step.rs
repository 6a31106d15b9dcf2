//! One step: what determines its price. Steps are priced nowhere else.

use super::floors::FloorEdges;
use super::impeded::ImpededGround;
use super::prices::{Prices, StepFactors};
use crate::field::{Condition, Creature, Mode, Size, Skill, SpeedCategory, Terrain};
use crate::grid::{Feet, Height, Placement, Square};
use crate::referee::board::{Crossings, Distances, Elevations, Occupancy, Supports, Wading, Water};
use crate::referee::context::{Balancing, Mover, Referee, Spot};
use crate::referee::ruling::{ChargeFact, DiagonalCount, Fact, HeightFact, Spent};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{
    Diagonals, Hampering, LowBarrier, MixedTerrain, SqueezeStacking, Squeezing, Weights, WithdrawMetric,
};

/// What determines a step's price, and the price.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StepPrices<'a>(pub(crate) Referee<'a>);

impl<'a> StepPrices<'a> {
    /// The prices of the creature's unhampered steps in the mode it moves in where it is.
    pub(crate) fn prices(&self, creature: &Creature) -> Prices {
        let times = Supports(self.0).locomotion(creature).price_factor();
        Prices { times, ..self.prices_at(self.category(creature)) }
    }

    /// The prices of unhampered steps in a speed category.
    pub(crate) fn prices_at(&self, speed_category: Option<SpeedCategory>) -> Prices {
        let speed_category = speed_category.filter(|_| self.0.ruleset.gaits.value).unwrap_or_default();
        let (straight, diagonal): (&[u32], &[u32]) = match (speed_category, self.0.ruleset.diagonals.value) {
            (SpeedCategory::Fast, Diagonals::Alternating) => (&[5, 0], &[5, 5, 0]),
            (SpeedCategory::Average, Diagonals::Alternating) => (&[5], &[5, 10]),
            (SpeedCategory::Slow, Diagonals::Alternating) => (&[10], &[15]),
            (SpeedCategory::Fast, Diagonals::OneForOne) => (&[5, 0], &[5, 0]),
            (SpeedCategory::Average, Diagonals::OneForOne) => (&[5], &[5]),
            (SpeedCategory::Slow, Diagonals::OneForOne) => (&[10], &[10]),
        };
        Prices { straight, diagonal, unseen: 0, times: 1 }
    }

    /// The prices of the creature's steps off the floor, where nothing on the ground hampers it.
    pub(crate) fn prices_aloft(&self, creature: &Creature, speed_category: Option<SpeedCategory>) -> Prices {
        Prices { unseen: self.unseen_layers(creature), ..self.prices_at(speed_category) }
    }

    /// How many layers it counts as that the creature can't see where it goes.
    pub(crate) fn unseen_layers(&self, creature: &Creature) -> u32 {
        if creature.is(Condition::Blinded) { self.0.ruleset.poor_visibility.value } else { 0 }
    }

    /// What determines the price of a step between two placements, in the mode the mover moves in where it is.
    pub(crate) fn factors(
        &self,
        mover: &Mover<'a>,
        occupancy: &Occupancy<'a>,
        from: Placement,
        to: Placement,
    ) -> StepFactors {
        self.factors_by(Supports(self.0).locomotion(mover.creature).mode, mover, occupancy, (from, to))
    }

    /// As `factors`, in this mode of movement.
    pub(crate) fn factors_by(
        &self,
        mode: Mode,
        mover: &Mover<'a>,
        occupancy: &Occupancy<'a>,
        (from, to): (Placement, Placement),
    ) -> StepFactors {
        let ground = if self.0.ruleset.hampering.value.counts_the_space_left() { from } else { to };
        let out = u32::from(self.leaves_trench(mover.creature, mode, (from, to)));
        self.factors_on((Some(ground), mode), mover, occupancy, (from, to), out)
    }

    /// As `factors`, for a step over an edge: nothing below hampers it, but what it leaves may.
    pub(crate) fn factors_over_an_edge(
        &self,
        mover: &Mover<'a>,
        occupancy: &Occupancy<'a>,
        (from, to): (Placement, Placement),
    ) -> StepFactors {
        let ground = self.0.ruleset.hampering.value.counts_the_space_left().then_some(from);
        self.factors_on((ground, Mode::Walk), mover, occupancy, (from, to), 0)
    }

    /// As `factors`, if this ground (`None` for none) hampers a mover in this mode, plus `besides` layers.
    fn factors_on(
        &self,
        (ground, mode): (Option<Placement>, Mode),
        mover: &Mover<'a>,
        occupancy: &Occupancy<'a>,
        (from, to): (Placement, Placement),
        besides: u32,
    ) -> StepFactors {
        let (crosses_low_barrier, narrow) = Crossings(self.0).crossed(mover, from, to);
        let terrain = ground.map_or(0, |ground| self.terrain_layers(mover, mode, ground)) + besides;
        let bodies = ground.is_some_and(|ground| occupancy.hampering(ground).next().is_some());
        let squeezed = narrow || mover.is_squeezed(to);
        self.factors_of(mover, (from, to), crosses_low_barrier, (terrain, bodies), squeezed)
    }

    /// The same, given what the step meets: layers of terrain and whether a body hampers it, both in the space where
    /// hampering counts, and whether it squeezes.
    pub(crate) fn factors_of(
        &self,
        mover: &Mover<'a>,
        (from, to): (Placement, Placement),
        crosses_low_barrier: bool,
        (terrain, bodies): (u32, bool),
        squeezed: bool,
    ) -> StepFactors {
        let (columns, rows) = from.axes_moved(to);
        let open = StepFactors::open(columns != 0 && rows != 0);
        let way = StepFactors { crosses_low_barrier, squares: self.squares(from, to), ..open };
        let lying = terrain + u32::from(bodies) + self.unseen_layers(mover.creature);
        self.squeezed_factors(way, lying, squeezed)
    }

    /// How many squares long a step is. Turning a narrow space is one step. When a space unfolds, no side may move faster
    /// than a walk, or squeezing would be a way to gain distance.
    pub(crate) fn squares(&self, from: Placement, to: Placement) -> u32 {
        let (columns, rows) = if from.turns_into(to) { (1, 1) } else { from.outward(to) };
        columns.max(rows).max(1)
    }

    /// What determines the price of a step off the floor at these prices, where nothing on the ground hampers it.
    pub(crate) fn factors_aloft(
        &self,
        prices: Prices,
        (from, to): (Placement, Placement),
        diagonal: bool,
        squeezed: bool,
    ) -> StepFactors {
        let way = StepFactors { squares: self.squares(from, to), ..StepFactors::open(diagonal) };
        self.squeezed_factors(way, prices.unseen, squeezed)
    }

    /// The same, given the layers on the ground and whether it squeezes.
    pub(crate) fn squeezed_factors(&self, way: StepFactors, lying: u32, squeezed: bool) -> StepFactors {
        let squeezes = squeezed && self.0.ruleset.squeezing.value.costs_movement();
        let on_leaving = self.0.ruleset.hampering.value.counts_the_space_left();
        let layers = match self.0.ruleset.squeeze_stacking.value {
            _ if !squeezes || on_leaving => lying,
            SqueezeStacking::Multiply => lying + 1,
            SqueezeStacking::Worst => lying.max(1),
        };
        StepFactors { layers, squeezes, ..way }
    }

    /// Whether the step squeezes, if the rules count that during a move.
    pub(crate) fn notes_squeezing(&self, mover: &Mover<'a>, from: Placement, to: Placement) -> bool {
        self.0.ruleset.squeezing.value.costs_movement()
            && (mover.is_squeezed(to) || Crossings(self.0).crossed(mover, from, to).1)
    }

    /// Everything that forbids the step from one placement to another; empty if it is allowed.
    pub(crate) fn step_refusals(
        &self,
        mover: &Mover<'a>,
        occupancy: &Occupancy<'a>,
        from: Placement,
        to: Placement,
    ) -> Vec<(RuleId, Fact)> {
        let mut refusals = Crossings(self.0).ground_refusals(mover.creature, to);
        refusals.extend(FloorEdges(self.0).height_refusal(mover.creature, from, to));
        refusals.extend(FloorEdges(self.0).medium_refusal(mover, from, to));
        refusals.extend(occupancy.refusals(self.0, from, to, mover.is_squeezed(to)));
        refusals.extend(ImpededGround(self.0).refusal(mover.creature, to).filter(|_| !mover.options.impeded));
        let mode = Supports(self.0).locomotion(mover.creature).mode;
        if let Some(square) = to.squares().find(|&square| self.has_to_swim(mover.creature, mode, square)) {
            refusals.push((RuleId::DeepWater, HeightFact::HasToSwim { square }.into()));
        }
        refusals.extend(self.nearing_refusal(mover, from, to));
        for refusal in Crossings(self.0).crossing_refusals(mover, from, to) {
            if !refusals.contains(&refusal) {
                refusals.push(refusal);
            }
        }
        refusals
    }

    /// Whether entering the square is a full-round action for the creature.
    pub(crate) fn is_impeded(&self, creature: &Creature, square: Square) -> bool {
        self.0.encounter.battlefield.ground(square).layers.count(Terrain::Impeded) > 0 && self.minds_impeded(creature)
    }

    /// How many layers the water of a square counts as for a creature on foot that stands on this floor.
    fn wading_layers(&self, creature: &Creature, mode: Mode, square: Square, floor: Height) -> u32 {
        if mode == Mode::Walk { Water(self.0).wading(creature, square, floor).layers() } else { 0 }
    }

    /// Whether the water of a square is too deep for the creature to wade in.
    pub(crate) fn has_to_swim(&self, creature: &Creature, mode: Mode, square: Square) -> bool {
        let floor = self.0.encounter.battlefield.floor(square);
        mode == Mode::Walk && Water(self.0).wading(creature, square, floor) == Wading::Swims
    }

    /// Whether a trench hampers the creature as it leaves it.
    pub(crate) fn minds_trenches(&self, creature: &Creature, mode: Mode) -> bool {
        mode == Mode::Walk
            && Elevations(self.0).follows_the_floor(creature)
            && !creature.is(Condition::Incorporeal)
            && !creature.ignores.terrain(Terrain::Trench)
            && self.0.ruleset.trenches.value.hampers_leaving()
    }

    /// Whether a step leads out of a trench. A creature with even one square beside the trench isn't standing in it.
    fn leaves_trench(&self, creature: &Creature, mode: Mode, (from, to): (Placement, Placement)) -> bool {
        let dug = |square| self.0.encounter.battlefield.ground(square).layers.count(Terrain::Trench) > 0;
        self.minds_trenches(creature, mode) && from.squares().all(dug) && !to.squares().all(dug)
    }

    /// Whether entering impeded ground is a full-round action for the creature.
    pub(crate) fn minds_impeded(&self, creature: &Creature) -> bool {
        let heeds = !creature.is(Condition::Incorporeal) && !creature.ignores.terrain(Terrain::Impeded);
        heeds && self.0.ruleset.impeded.value.takes_a_full_round()
    }

    /// The step's price in feet, given what was already spent, and what is spent after it.
    pub(crate) fn price(&self, prices: Prices, factors: &StepFactors, spent: Spent) -> (Feet, Spent) {
        let DiagonalCount { straight, diagonal } = spent.diagonal_count;
        let cycle = if factors.diagonal { prices.diagonal } else { prices.straight };
        let (counted, squares) = (if factors.diagonal { diagonal } else { straight }, factors.squares);
        let square = |square: u32| cycle[(usize::from(counted) + square as usize) % cycle.len()];
        let unhampered = Feet((0..squares).map(square).sum());
        let next = |count: u8, cycle: &[u32]| ((u32::from(count) + squares) % cycle.len() as u32) as u8;
        let mut diagonal_count = spent.diagonal_count;
        if factors.diagonal {
            diagonal_count.diagonal = next(diagonal, prices.diagonal);
        } else {
            diagonal_count.straight = next(straight, prices.straight);
        }
        let low = factors.crosses_low_barrier;
        // Where hampering doubles, half speed is one more doubling and quarter speed two.
        let (doublings, factor) = match self.0.ruleset.hampering.value {
            Hampering::Doubling => (prices.times.ilog2(), 1),
            Hampering::Once | Hampering::OnLeaving => (0, prices.times),
        };
        let base = match self.0.ruleset.hampering.value {
            Hampering::OnLeaving => {
                let (layers, slowly) = (factors.layers % SLOWLY, factors.layers >= SLOWLY);
                let slow = prices.straight == [10] && self.0.ruleset.gait_order.value.doubles_difficult();
                let low = u32::from(low && self.0.ruleset.low_barrier.value.hampers());
                let hampered = Feet::SQUARE * (layers + low) * squares * if slow { 2 } else { 1 };
                if layers > 0 && factors.diagonal && !self.0.ruleset.difficult_diagonal.value.is_counted() {
                    diagonal_count = spent.diagonal_count;
                }
                let base = match self.0.ruleset.squeezing.value {
                    Squeezing::Doubles if factors.squeezes => (unhampered + hampered) * 2,
                    Squeezing::Hampers if factors.squeezes => unhampered + hampered + Feet::of_squares(squares),
                    Squeezing::Doubles | Squeezing::Hampers | Squeezing::Free => unhampered + hampered,
                };
                base * if slowly { 2 } else { 1 }
            }
            Hampering::Doubling | Hampering::Once => {
                let layers = doublings + factors.layers + u32::from(low && self.0.ruleset.low_barrier.value.hampers());
                if layers > 0 && factors.diagonal && !self.0.ruleset.difficult_diagonal.value.is_counted() {
                    diagonal_count = spent.diagonal_count;
                }
                match (self.0.ruleset.hampering.value, factors.diagonal) {
                    _ if layers == 0 => unhampered,
                    (Hampering::Once, _) => Feet::SQUARE * 2 * squares,
                    // The 3 already includes both prices of the alternating diagonals.
                    (Hampering::Doubling | Hampering::OnLeaving, true) => {
                        Feet::SQUARE * 3 * 2_u32.saturating_pow(layers - 1)
                    }
                    (Hampering::Doubling | Hampering::OnLeaving, false) => {
                        Feet::of_squares(squares) * 2_u32.saturating_pow(layers)
                    }
                }
            }
        };
        let base = base * factor;
        let over = match self.0.ruleset.low_barrier.value {
            LowBarrier::Adds if low && factors.diagonal => self.0.ruleset.low_diagonal.value,
            LowBarrier::Adds if low => Feet::SQUARE * 2,
            LowBarrier::Adds | LowBarrier::Hampers | LowBarrier::Blocks => Feet(0),
        };
        let feet = base + over;
        (feet, Spent { feet: spent.feet + feet, diagonal_count })
    }

    /// The rules that made a step cost more than 5 ft.
    pub(crate) fn price_rules(
        &self,
        mover: &Mover<'a>,
        occupancy: &Occupancy<'a>,
        (from, to): (Placement, Placement),
        spent: Spent,
    ) -> Vec<RuleId> {
        let mode = Supports(self.0).locomotion(mover.creature).mode;
        let factors = self.factors_by(mode, mover, occupancy, (from, to));
        self.rules_of_price((mode, self.prices(mover.creature)), &factors, mover, occupancy, (from, to), spent)
    }

    /// As `price_rules`, for a step over an edge, given its factors.
    pub(crate) fn rules_over_an_edge(
        &self,
        (prices, factors): (Prices, &StepFactors),
        mover: &Mover<'a>,
        occupancy: &Occupancy<'a>,
        (from, to): (Placement, Placement),
        spent: Spent,
    ) -> Vec<RuleId> {
        if self.0.ruleset.hampering.value.counts_the_space_left() || factors.layers == 0 {
            return self.rules_of_price((Mode::Walk, prices), factors, mover, occupancy, (from, to), spent);
        }
        // Only things off the ground hamper it.
        let each = [
            (RuleId::Hampering, true),
            (RuleId::PoorVisibility, self.unseen_layers(mover.creature) > 0),
            (RuleId::Squeezing, factors.squeezes),
            (RuleId::LowBarrier, factors.crosses_low_barrier),
        ];
        each.into_iter().filter_map(|(rule, it)| it.then_some(rule)).collect()
    }

    /// As `price_rules`, for a step in this mode of movement, given its factors and prices.
    pub(crate) fn rules_of_price(
        &self,
        (mode, prices): (Mode, Prices),
        factors: &StepFactors,
        mover: &Mover<'a>,
        occupancy: &Occupancy<'a>,
        (from, to): (Placement, Placement),
        spent: Spent,
    ) -> Vec<RuleId> {
        let (feet, _) = self.price(prices, factors, spent);
        if feet <= Feet::SQUARE {
            return Vec::new();
        }
        let mut rules = Vec::new();
        rules.extend((prices.times > 1).then(|| rule_of_slow(mode)));
        let on_leaving = self.0.ruleset.hampering.value.counts_the_space_left();
        if factors.layers > 0 || factors.squeezes {
            let ground = if on_leaving { from } else { to };
            rules.push(RuleId::Hampering);
            rules.extend(self.weighing(mover.creature, mode, ground));
            let floor = self.0.encounter.battlefield.floor_under(ground);
            let wades = ground.squares().any(|square| self.wading_layers(mover.creature, mode, square, floor) > 0);
            rules.extend(wades.then_some(RuleId::DeepWater));
            let slowly = self.balances_slowly(mover, mode) && ground.squares().any(|square| self.is_precarious(square));
            rules.extend(slowly.then_some(RuleId::Balance));
            rules.extend(self.leaves_trench(mover.creature, mode, (from, to)).then_some(RuleId::Trenches));
            let worst = self.terrain_layers(mover, mode, ground);
            if ground.squares().any(|square| self.square_layers(mover, mode, square, floor) != worst) {
                rules.push(RuleId::MixedTerrain);
            }
            rules.extend(occupancy.hampering(ground).take(1));
            if self.unseen_layers(mover.creature) > 0 || self.sees_poorly_in(mover.creature, mode, ground) {
                rules.push(RuleId::PoorVisibility);
            }
            rules.extend(factors.squeezes.then_some(RuleId::Squeezing));
        }
        rules.extend((factors.squares > 1 && !factors.squeezes).then_some(RuleId::Squeezing));
        if factors.crosses_low_barrier {
            rules.push(RuleId::LowBarrier);
            let dearer = factors.diagonal && self.0.ruleset.low_diagonal.value != Feet::SQUARE * 2;
            rules.extend(dearer.then_some(RuleId::LowDiagonal));
        }
        let unhampered = on_leaving || rules.iter().all(|&rule| rule == RuleId::LowBarrier);
        if prices.are_slow() && unhampered {
            rules.push(RuleId::Gaits);
        } else if factors.diagonal && unhampered && is_dear_diagonal(prices, spent) {
            rules.push(RuleId::Diagonals);
        }
        rules
    }

    /// Whether a placement is hard to see in, and that hampers the creature.
    fn sees_poorly_in(&self, creature: &Creature, mode: Mode, at: Placement) -> bool {
        let dim = |square| self.0.encounter.battlefield.ground(square).layers.count(Terrain::Concealed) > 0;
        self.terrain_weights(creature, mode)[Terrain::Concealed as usize] > 0 && at.squares().any(dim)
    }

    /// The terrain rules that hamper a creature in a placement.
    fn weighing(&self, creature: &Creature, mode: Mode, at: Placement) -> impl Iterator<Item = RuleId> {
        let weighs =
            move |weights: &Weights| at.squares().any(|square| self.weigh(creature, mode, square, weights) > 0);
        self.weights().into_iter().filter(move |(_, weights)| weighs(weights)).map(|(rule, _)| rule)
    }

    fn weights(&self) -> [(RuleId, &'a Weights); 4] {
        let rules = self.0.ruleset;
        [
            (RuleId::Difficult, &rules.difficult.value),
            (RuleId::Obstacles, &rules.obstacles.value),
            (RuleId::Undergrowth, &rules.undergrowth.value),
            (RuleId::Water, &rules.water.value),
        ]
    }

    /// How many layers one painted layer of each terrain counts as for this creature in this mode of movement.
    pub(crate) fn terrain_weights(&self, creature: &Creature, mode: Mode) -> [u32; Terrain::ALL.len()] {
        let mut weights = [0; Terrain::ALL.len()];
        let on_the_ground = matches!(mode, Mode::Walk | Mode::Climb | Mode::Swim);
        if !on_the_ground || creature.is(Condition::Incorporeal) {
            return weights;
        }
        for (_, table) in self.weights() {
            for (&terrain, &weight) in table {
                weights[terrain as usize] = u32::from(weight);
            }
        }
        // A creature that can't see anyway sees no less where visibility is poor.
        let sees = self.unseen_layers(creature) == 0;
        weights[Terrain::Concealed as usize] = if sees { self.0.ruleset.poor_visibility.value } else { 0 };
        let big = creature.size >= Size::Huge && self.0.ruleset.big_ignore.value.spares_the_huge();
        for terrain in Terrain::ALL {
            let shallow = matches!(terrain, Terrain::HeavyUndergrowth | Terrain::ShallowWater);
            let wet = matches!(terrain, Terrain::Water | Terrain::ShallowWater) && mode != Mode::Walk;
            if (big && shallow) || wet || creature.ignores.terrain(terrain) {
                weights[terrain as usize] = 0;
            }
        }
        weights
    }

    fn weigh(&self, creature: &Creature, mode: Mode, square: Square, table: &Weights) -> u32 {
        let layers = self.0.encounter.battlefield.ground(square).layers;
        let weights = self.terrain_weights(creature, mode);
        table.keys().map(|&terrain| weights[terrain as usize] * u32::from(layers.count(terrain))).sum()
    }

    fn square_layers(&self, mover: &Mover<'_>, mode: Mode, square: Square, floor: Height) -> u32 {
        let layers = self.0.encounter.battlefield.ground(square).layers;
        let weighed = || {
            let weights = self.terrain_weights(mover.creature, mode);
            layers.iter().map(|(terrain, count)| weights[terrain as usize] * u32::from(count)).sum()
        };
        // Most squares are bare.
        let lying: u32 = if layers.is_empty() { 0 } else { weighed() };
        let balances = self.balances_slowly(mover, mode) && self.is_precarious(square);
        let slowly = if balances { self.layers_at_half_speed() } else { 0 };
        lying + self.wading_layers(mover.creature, mode, square, floor) + slowly
    }

    /// How many layers half speed counts as: one if hampering doubles, otherwise [`SLOWLY`].
    pub(crate) fn layers_at_half_speed(&self) -> u32 {
        if self.0.ruleset.hampering.value.counts_the_space_left() { SLOWLY } else { 1 }
    }

    /// Whether keeping its balance slows the mover.
    pub(crate) fn balances_slowly(&self, mover: &Mover<'_>, mode: Mode) -> bool {
        let (balance, walks) = (self.0.ruleset.balance.value, mode == Mode::Walk);
        let slowly = match mover.options.balancing {
            Balancing::AtHalfSpeed => balance.takes_half_speed(),
            Balancing::WithCare => balance.takes_half_speed() || balance.eases_at_half_speed(),
            Balancing::AtFullSpeed | Balancing::OneSquare => false,
        };
        walks && slowly && !mover.creature.is(Condition::Incorporeal)
    }

    /// Whether creatures have to keep their balance on a square.
    pub(crate) fn is_precarious(&self, square: Square) -> bool {
        self.0.encounter.battlefield.ground(square).check.is_some_and(|check| check.skill == Skill::Balance)
    }

    /// Layers of hampering terrain in a placement: its worst square counts.
    pub(crate) fn terrain_layers(&self, mover: &Mover<'_>, mode: Mode, at: Placement) -> u32 {
        let MixedTerrain::WorstSquare = self.0.ruleset.mixed_terrain.value;
        let floor = self.0.encounter.battlefield.floor_under(at);
        at.squares().map(|square| self.square_layers(mover, mode, square, floor)).max().unwrap_or(0)
    }

    /// How far the mover would be here from the spot it has to get away from, for comparison; `None` if there is no such
    /// spot.
    pub(crate) fn distance_kept(&self, mover: &Mover<'a>, here: Spot) -> Option<(bool, u32)> {
        let away = mover.options.away?;
        Some(match away.metric {
            WithdrawMetric::Center => (true, Distances(self.0).apart_by_centers(here, away.from)),
            WithdrawMetric::Nearest => Distances(self.0).apart(here, away.from),
        })
    }

    /// Why a step breaks the requirement to move away.
    pub(crate) fn nearing_refusal(&self, mover: &Mover<'a>, from: Placement, to: Placement) -> Option<(RuleId, Fact)> {
        mover.options.away?;
        let kept = |at| self.distance_kept(mover, Distances(self.0).spot_in(mover.creature, at));
        let farther = kept(from) < kept(to);
        (!farther).then_some((RuleId::Withdraw, Fact::Charge(ChargeFact::NotFarther { square: to.anchor })))
    }
}

/// More layers than lie on any square. Where hampering adds to a price, they stand for half speed, which doubles it.
const SLOWLY: u32 = 1 << 16;

/// The rule that slows movement in this mode without a speed for it.
fn rule_of_slow(mode: Mode) -> RuleId {
    if mode == Mode::Swim { RuleId::Swim } else { RuleId::Climb }
}

fn is_dear_diagonal(prices: Prices, spent: Spent) -> bool {
    let cycle = prices.diagonal;
    cycle[usize::from(spent.diagonal_count.diagonal) % cycle.len()] > Feet::SQUARE.0
}
