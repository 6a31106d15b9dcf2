//! Walking: where a mover can go, and whether a walk is legal.
//!
//! A walk whose stops are all adjacent is an explicit path. A five-foot step, a crawl and minimum movement cover one square;
//! a straight run is the lattice path nearest to its line; anything else is a search.
//!
//! There are two ways to ask about a step, and a law keeps them consistent. `board::Crossings`, `board::Occupancy` and
//! `movement::StepPrices` answer for a single step, with every reason and its rule: that is what a ruling reports.
//! `search::StepTable` answers for the whole board at once, in bit masks. A search looks only at the table and takes its
//! prices from the same place, so the cost of a route is the cost of its path.
//!
//! If no route reaches the goal, the judged path is the one that would be open if no creature stood in it, or else the way
//! to the closed ground, so that the reasons name what really blocks it.

mod around;
pub(crate) mod blocked;
pub(crate) mod direct;
mod door;
pub(crate) mod escape;
pub(crate) mod ground;
mod hampered;
pub(crate) mod judge;
pub(crate) mod ledge;
pub(crate) mod narrow;
pub(crate) mod ride;
pub(crate) mod settle;
pub(crate) mod short;
pub(crate) mod stand;
pub(crate) mod stranded;

pub use door::Doors;
pub use escape::Escapes;
pub(crate) use ground::{GroundChecks, Trod};
pub(crate) use judge::WalkJudge;
pub use ledge::LedgeGrabs;
pub use ride::Riding;
pub use settle::{Settled, Settling};
pub use stand::StandingUp;
pub use stranded::Stranded;

use crate::field::Creature;
use crate::grid::{Feet, Mask, Placement, Square};
use crate::referee::board::{Crossings, Occupancy, Occupant, SharedSquares, Stop};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Paces, StepPrices, Strikes, Turns};
use crate::referee::request::Walk;
use crate::referee::ruling::{Action, Finding, Pace, Ruling};
use crate::referee::search::{Layer, Reach, StepTable};

/// A round is six seconds.
const ROUNDS_A_MINUTE: u32 = 10;

/// Walks: where they can lead, and whether they are legal.
#[derive(Clone, Copy, Debug)]
pub struct Walks<'a>(pub Referee<'a>);

impl<'a> Walks<'a> {
    /// The minimum feet to every anchor where the mover may end its move at this pace; its own anchor costs 0.
    #[must_use]
    pub fn reachable(&self, mover: &Mover<'a>, pace: Pace, share: bool) -> Reach {
        let mover = mover.with_options(Paces(self.0).options(pace, share));
        let refusals = self.cannot_go_on(&mover, pace);
        let occupancy = SharedSquares(self.0).occupancy(&mover);
        let step_table = StepTable::new(self.0, &mover, Some(&occupancy));
        let budget = if refusals.is_empty() { Paces(self.0).budget(&mover, pace) } else { Feet(0) };
        if pace.is_one_step() && pace != Pace::Crawl && refusals.is_empty() {
            return self.ends_of_a_step(&mover, &occupancy, &step_table, pace);
        }
        self.ends(&step_table, &occupancy, budget)
    }

    /// Every end of a movement over one square whose price doesn't matter.
    fn ends_of_a_step(
        &self,
        mover: &Mover<'a>,
        occupancy: &Occupancy<'a>,
        step_table: &StepTable<'a, '_>,
        pace: Pace,
    ) -> Reach {
        let start = mover.placement;
        let (threateners, walk) = (Strikes(self.0).threateners(mover), Walk { pace, ..Walk::default() });
        let judge = WalkJudge::new(self.0, mover, (occupancy, &threateners), &walk, Feet::SQUARE);
        let Some(from) = step_table.shape_of(start) else { return Reach::default() };
        let only = |anchor: Square, shape: usize, feet: Feet| {
            let mut anchors = Mask::empty_like(&step_table.stances[shape].open);
            anchors.insert(anchor);
            (step_table.stances[shape].squeezed, Layer { feet, shape, anchors })
        };
        let steps = step_table.moves.iter().filter(|step| step.from == from && step.leads_from(start.anchor));
        let ends = steps.filter_map(|step| {
            let ((dx, dy), anchor) = (step.offset, start.anchor.offset(step.offset));
            let to = step_table.at(step.to, anchor);
            let one_square = dx.abs() <= 1 && dy.abs() <= 1 && (dx, dy) != (0, 0);
            let paced = judge.pace_of_step(start, to).is_none() && !Paces(self.0).takes_a_plain_move(mover, pace, to);
            let paced = paced && self.has_the_action_for(mover, pace, to);
            // A named square is entered squeezing only if there is no room for the full space.
            let has_room = || self.end_refusals(mover, occupancy, mover.full.at(anchor)).is_empty();
            let upright = from != 0 || step.to == 0 || !has_room();
            let may = paced && upright && self.end_refusals(mover, occupancy, to).is_empty();
            (one_square && may).then(|| only(anchor, step.to, Feet::SQUARE))
        });
        Reach::new(ends.chain([only(start.anchor, from, Feet(0))]).collect())
    }

    /// Whether the turn has the action left that minimum movement into this space takes.
    fn has_the_action_for(&self, mover: &Mover<'a>, pace: Pace, to: Placement) -> bool {
        let impeded = to.squares().any(|square| StepPrices(self.0).is_impeded(mover.creature, square));
        let mut refusals = Vec::new();
        if impeded && pace == Pace::Minimum {
            Turns(self.0).claim_instead(mover, Action::FullRound, &mut refusals);
        }
        refusals.is_empty()
    }

    /// What rules out this pace for the mover, including a different declaration for the phase.
    #[must_use]
    pub fn cannot_go(&self, mover: &Mover<'a>, pace: Pace) -> Vec<Finding> {
        let mut refusals = Paces(self.0).pace_refusals(mover, &Walk { pace, ..Walk::default() }).0;
        refusals.extend(Turns(self.0).declared(mover));
        refusals
    }

    /// Whether the mover can take a step in response to others, as it has declared.
    pub(crate) fn can_answer(&self, mover: &Mover<'a>) -> bool {
        let walk = Walk { pace: Pace::Single, ..Walk::default() };
        Stranded(self.0).held_back(mover).is_none() && Paces(self.0).pace_refusals(mover, &walk).0.is_empty()
    }

    /// What rules out moving on at this pace from where the mover is, in the mode it moves in there.
    #[must_use]
    pub fn cannot_go_on(&self, mover: &Mover<'a>, pace: Pace) -> Vec<Finding> {
        Stranded(self.0).held_back(mover).map_or_else(|| self.cannot_go(mover, pace), |held| vec![held])
    }

    /// Every end within the budget.
    pub(crate) fn ends(&self, step_table: &StepTable<'a, '_>, occupancy: &Occupancy<'a>, budget: Feet) -> Reach {
        Reach::new(self.end_layers(step_table, occupancy, budget))
    }

    /// Every end within the budget, in every shape that the mover can take there.
    pub(crate) fn ends_in_each_shape(
        &self,
        step_table: &StepTable<'a, '_>,
        occupancy: &Occupancy<'a>,
        budget: Feet,
    ) -> Reach {
        Reach::in_each_shape(self.end_layers(step_table, occupancy, budget))
    }

    fn end_layers(
        &self,
        step_table: &StepTable<'a, '_>,
        occupancy: &Occupancy<'a>,
        budget: Feet,
    ) -> Vec<(bool, Layer)> {
        let start = step_table.mover.placement;
        let shape_of_start = step_table.shape_of(start);
        let reach_set = step_table.reach_set(budget);
        let mut layers: Vec<(bool, Layer)> = Vec::with_capacity(reach_set.layers.len() + 1);
        if let Some(shape) = shape_of_start {
            let mut anchors = Mask::empty_like(&step_table.stances[shape].open);
            anchors.insert(start.anchor);
            layers.push((step_table.stances[shape].squeezed, Layer { feet: Feet(0), shape, anchors }));
        }
        let may_end: Vec<Mask> = (0..step_table.stances.len())
            .map(|shape| {
                let mut may_end = step_table.may_end(occupancy, shape);
                // Staying put costs nothing and keeps the mover's shape.
                may_end.remove(start.anchor);
                may_end
            })
            .collect();
        for mut layer in reach_set.layers.iter().cloned() {
            layer.anchors.keep(&may_end[layer.shape]);
            layers.push((step_table.stances[layer.shape].squeezed, layer));
        }
        layers
    }

    /// Judges a walk. Several stops, each adjacent to the one before and the first adjacent to the mover, are an explicit
    /// path; otherwise the best route over the stops is searched for. Without stops the mover stays where it is.
    #[must_use]
    pub fn adjudicate(&self, mover: &Mover<'a>, walk: &Walk) -> Ruling {
        let mover = mover.with_options(Paces(self.0).options_of(walk));
        let occupancy = SharedSquares(self.0).occupancy(&mover);
        let threateners = Strikes(self.0).threateners(&mover);
        let rounds = if walk.minutes > 0 { walk.minutes * ROUNDS_A_MINUTE } else { 1 };
        let budget = Paces(self.0).budget(&mover, walk.pace) * rounds;
        let judge = WalkJudge::new(self.0, &mover, (&occupancy, &threateners), walk, budget);
        GroundChecks(self.0).ask(&judge, judge.ruling())
    }

    /// The creatures the mover squeezes with where it ends; empty if it is alone in a narrow space, in a gap or next to an
    /// obstacle; `None` if it doesn't squeeze. `stays`: it hasn't moved, and the creatures there have let it in.
    pub(crate) fn squeezes_at(
        &self,
        mover: &Mover<'a>,
        occupancy: &Occupancy<'a>,
        at: Placement,
        stays: bool,
    ) -> Option<Vec<&'a Creature>> {
        let with = if stays { Vec::new() } else { occupancy.squeezes_at(self.0, at) };
        let (creature, crossings) = (mover.creature, Crossings(self.0));
        let narrow = mover.is_squeezed(at) || crossings.stands_in_a_gap(creature, at);
        (narrow || !with.is_empty() || crossings.squeezes_with_obstacle(creature, at)).then_some(with)
    }

    /// The anchors among the mover's ends where it squeezes, in reading order.
    pub fn squeezed_ends(&self, mover: &Mover<'a>, share: bool, ends: &Reach) -> Vec<Square> {
        let mover = mover.with_options(Paces(self.0).options(Pace::Single, share));
        let (occupancy, shapes) = (SharedSquares(self.0).occupancy(&mover), self.0.ruleset.spaces(mover.creature));
        let squeezes = |&at: &Placement| self.squeezes_at(&mover, &occupancy, at, at == mover.placement).is_some();
        let spaces = ends.spaces(&shapes.collect::<Vec<_>>()).map(|(at, _)| at).filter(squeezes);
        spaces.map(|at| at.anchor).collect()
    }

    /// Why the mover may not end its move here; empty if it may.
    pub(crate) fn end_refusals(&self, mover: &Mover<'a>, occupancy: &Occupancy<'a>, at: Placement) -> Vec<Finding> {
        let ground = Crossings(self.0).ground_refusals(mover.creature, at);
        let mut refusals: Vec<Finding> = ground.into_iter().map(Finding::refused).collect();
        refusals.extend(occupancy.stop_refusals(self.0, at));
        refusals
    }
}

impl<'a> StepTable<'a, '_> {
    /// The anchors where the creatures present allow a shape to end its move.
    fn may_end(&self, occupancy: &Occupancy<'a>, shape: usize) -> Mask {
        let stance = &self.stances[shape];
        let mut ends = Mask::full_like(&stance.open);
        let refuses = |occupant: &Occupant<'a>| matches!(occupant.stop, Stop::Refused { .. });
        if let Some(refused) = stance.meeting(occupancy, refuses) {
            ends.drop(&refused);
        }
        // Creatures that refuse nobody may still leave a small mover no room.
        let minds_crowds = occupancy.part.is_some() && !occupancy.crowds;
        let crowd = minds_crowds.then(|| stance.meeting(occupancy, |occupant| !refuses(occupant)));
        for anchor in crowd.flatten().iter().flat_map(Mask::squares) {
            if !occupancy.stop_refusals(self.referee, self.at(shape, anchor)).is_empty() {
                ends.remove(anchor);
            }
        }
        ends
    }
}
