//! Movement in three dimensions: through air, water and ground, and along walls. The rules of one mode of movement are
//! a [`MovementModel`]; route search and the judging of paths are the same for all of them.
//!
//! Movement in three dimensions goes through cubes. A `MovementModel` is what a rulebook says about one mode of
//! movement: its steps, each with a price in half feet and what forbids it; the state besides the place; which state
//! dominates which; and what is asked of the whole movement at its end. Search, reach sets, judging explicit paths,
//! provocations and obstacles are shared by all models: flight by maneuverability, by grades and up to a ceiling, mixed
//! modes, digging, and leaping. A state is dropped only for one that can do everything it could: feet flown since the
//! last turn count as much as feet spent.
//!
//! A creature squeezes off the ground as on it, by steps from one shape of its space to another, but only where its own
//! space has no room (`folds`): if nothing is narrow, a search has only one shape to consider on its way, and others only
//! where it ends (`asides`).

mod ahead;
mod asides;
mod bounds;
mod contours;
mod explicit_path;
mod folds;
mod goals;
mod hop;
pub(crate) mod judge;
pub(crate) mod line;
pub(crate) mod obstacles;
pub(crate) mod open_ends;
mod opening;
mod reach;
pub(crate) mod search;
mod short;
mod straightest;
pub(crate) mod threats;
mod waypoint;

pub(crate) use hop::{Hop, Span};
pub(crate) use line::{line, straight};
pub(crate) use opening::{Inside, Opening};

use std::collections::BTreeMap;
use std::fmt::Debug;

use crate::field::Mode;
use crate::grid::{Direction, Feet, Footprint, HalfFeet, Height, Placement, Square};
use crate::referee::board::Elevations;
use crate::referee::context::{Mover, Referee};
use crate::referee::request::{Stop, Walk};
use crate::referee::ruling::Fact;
use crate::ruleset::RuleId;

/// Movement in three dimensions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Space<'a>(pub(crate) Referee<'a>);

impl<'a> Space<'a> {
    /// Whether the creature is entirely in the ground in this pose.
    pub(crate) fn is_buried(&self, creature: &crate::field::Creature, pose: Pose) -> bool {
        let squares = i32::try_from(self.0.ruleset.profile_of(creature).space).unwrap_or(1);
        self.altitude_of(pose) + Height::of_squares(squares) <= Height::ZERO
    }

    /// The mover's current pose.
    pub(crate) fn pose(&self, mover: &Mover<'a>) -> Pose {
        Pose { at: mover.placement, elevation: Elevations(self.0).elevation(mover.creature) }
    }

    /// The altitude of a pose above the floor under it.
    pub(crate) fn altitude_of(&self, pose: Pose) -> Height {
        pose.elevation - self.0.encounter.battlefield.floor_under(pose.at)
    }
}

/// How many bits the number of a pose takes.
pub(crate) const POSE_BITS: u32 = 50;

/// Where a mover is: its space, and its elevation above the map's level 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pose {
    pub(crate) at: Placement,
    pub(crate) elevation: Height,
}

impl Pose {
    /// A number that is unique among poses of the same creature on the board, or near it.
    pub(crate) fn number(self) -> u64 {
        let Placement { anchor: Square { x, y }, footprint } = self.at;
        let part = |number: i32| u64::from(number as u16);
        let shape = 1 + footprint.width.cmp(&footprint.height) as i8;
        part(x)
            | part(y) << 16
            | part(self.elevation.squares()) << 32
            | u64::from(shape.unsigned_abs()) << (POSE_BITS - 2)
    }

    /// Every pose adjacent to this one, in the same shape.
    pub(crate) fn beside(self) -> impl Iterator<Item = Pose> {
        let around = (-1..=1).flat_map(move |rise| {
            (-1..=1).flat_map(move |dy| (-1..=1).map(move |dx| (dx, dy, rise))).filter(|step| *step != (0, 0, 0))
        });
        around.map(move |(dx, dy, rise)| Pose {
            at: Placement { anchor: self.at.anchor.offset((dx, dy)), ..self.at },
            elevation: self.elevation + Height::of_squares(rise),
        })
    }
}

/// Where a movement could end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ends {
    /// The minimum price to each anchor.
    pub prices: BTreeMap<Square, HalfFeet>,
    /// The anchors at which it ends squeezed, with the space it takes up there.
    pub squeezed: BTreeMap<Square, Footprint>,
    /// If the search reached its limit, the price below which these ends are complete; beyond it there may be more.
    /// `None` if they are complete.
    pub all_below: Option<HalfFeet>,
}

impl Ends {
    /// Only this place.
    pub fn only(anchor: Square) -> Self {
        Ends { prices: BTreeMap::from([(anchor, HalfFeet(0))]), ..Ends::default() }
    }

    /// Records an end at this price. An end without squeezing is better than a squeezed one.
    pub(crate) fn note(&mut self, end: Placement, narrow: bool, price: HalfFeet) {
        let (anchor, known) = (end.anchor, self.prices.get(&end.anchor));
        if known.is_some_and(|&known| (self.squeezed.contains_key(&anchor), known) <= (narrow, price)) {
            return;
        }
        self.prices.insert(anchor, price);
        if narrow {
            self.squeezed.insert(anchor, end.footprint);
        } else {
            self.squeezed.remove(&anchor);
        }
    }
}

/// One way to make a step, with the reasons if it isn't allowed.
#[derive(Clone, Debug)]
pub(crate) struct Transition<S> {
    /// Where it leads.
    pub(crate) pose: Pose,
    /// How it is made.
    pub(crate) mode: Mode,
    /// What it costs.
    pub(crate) price: HalfFeet,
    /// The rules that made it cost more than 5 ft.
    pub(crate) rules: Vec<RuleId>,
    /// The mover's state after it.
    pub(crate) state: S,
    /// Why it is not allowed; empty if it is.
    pub(crate) refusals: Vec<(RuleId, Fact)>,
}

/// A rulebook's rules for one mode of movement.
pub(crate) trait MovementModel {
    /// What the rest of the route depends on besides the pose: the diagonal count, the facing and the like.
    type State: Copy + Debug + PartialEq;

    /// The mover's state before its first step.
    fn start(&self) -> Self::State;

    /// Every way to make a step after this much was spent, with this mode's objections to it. Ground, walls and
    /// creatures in the way are checked elsewhere.
    fn transitions(&self, hop: Hop, state: &Self::State, spent: HalfFeet) -> Vec<Transition<Self::State>>;

    /// The transitions that nothing refuses: the ones a search continues from.
    fn open_transitions(&self, hop: Hop, state: &Self::State, spent: HalfFeet) -> Vec<Transition<Self::State>> {
        let mut transitions = self.transitions(hop, state, spent);
        transitions.retain(|transition| transition.refusals.is_empty());
        transitions
    }

    /// The same without the rules that made them expensive, which a search doesn't need before it has found its way.
    fn open_steps(&self, hop: Hop, state: &Self::State, spent: HalfFeet) -> Vec<Transition<Self::State>> {
        self.open_transitions(hop, state, spent)
    }

    /// The refusal of a step in this mode that brings the feet spent in all to `spent`, if the mode's own speed is used
    /// up. A search for a way that is too far anyway ignores it.
    fn used_up(&self, _mode: Mode, _spent: HalfFeet) -> Option<(RuleId, Fact)> {
        None
    }

    /// Whether the mover squeezes where it has no room. One that doesn't keeps the shape it begins with.
    fn squeezes(&self) -> bool {
        true
    }

    /// Whether a mover in state `one` can do everything it could in `other`, at no greater price. Equal states cover
    /// each other; which differences matter may depend on the rest of the route.
    fn covers(&self, one: &Self::State, other: &Self::State, _rest: &dyn Fn() -> Rest) -> bool {
        one == other
    }

    /// The same, except for what a movement has to satisfy at its end. A search with this finds good ways, but not all
    /// the best ones.
    fn covers_loosely(&self, one: &Self::State, other: &Self::State) -> bool {
        one == other
    }

    /// A number that differs only between states that never cover each other, so that they needn't be compared.
    fn kind(&self, _state: &Self::State) -> u32 {
        0
    }

    /// The mover's facing, if that matters.
    fn facing(&self, _state: &Self::State) -> Option<Direction> {
        None
    }

    /// Whether any step can lead to this pose, wherever it comes from.
    fn leads_to(&self, _pose: Pose) -> bool {
        true
    }

    /// Why the movement as a whole may not end here.
    fn end_refusals(&self, at: Pose, state: &Self::State, spent: HalfFeet) -> Vec<(RuleId, Fact)>;

    /// How high above the map's level 0 it ends over these squares if no height was asked for; `None` to stay level.
    fn ends_over(&self, _from: Pose, _at: Placement) -> Option<Height> {
        None
    }

    /// A lower bound on the price of any route between two poses.
    fn least(&self, span: Span) -> HalfFeet;

    /// A lower bound on the price of the rest of a movement that leads there, for a mover in this state. `ends`: it has to be
    /// able to end there.
    fn least_ahead(&self, _state: &Self::State, span: Span, _ends: bool) -> HalfFeet {
        self.least(span)
    }

    /// An estimate of what a mover in this state still has to spend before it may end near this pose.
    fn still_to_spend(&self, _state: &Self::State, _at: Pose) -> HalfFeet {
        HalfFeet(0)
    }

    /// Whether [`MovementModel::least_ahead`] depends on the state, and so is tight enough to prove prices.
    fn looks_ahead(&self) -> bool {
        false
    }

    /// Whether it leads through the ground, below the floor.
    fn is_underground(&self) -> bool {
        false
    }

    /// Whether it goes by wing, and so never leads through water.
    fn needs_air(&self) -> bool {
        false
    }

    /// Whether it keeps to the ground where its steps lead over it, so that low barriers are in its way.
    fn walks(&self) -> bool {
        false
    }

    /// Whether a step of a leap comes down on the ground; `None` for a movement that isn't a leap.
    fn lands(&self, _after: &Self::State) -> Option<bool> {
        None
    }

    /// Whether it leads only through water.
    fn keeps_to_water(&self) -> bool {
        false
    }

    /// The same, for a movement that may still end with a step ashore.
    fn ends_ashore(&self) -> bool {
        true
    }

    /// Whether its steps provoke.
    fn provokes(&self) -> bool {
        true
    }

    /// Whether a step from this pose in this mode doesn't provoke, although others may.
    fn shelters(&self, _from: Pose, _mode: Mode) -> bool {
        false
    }
}

/// The rest of a route being searched for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rest {
    /// From the pose at which it continues to its goal, if known.
    pub(crate) span: Option<Span>,
    /// What it may still cost.
    pub(crate) left: HalfFeet,
    /// Whether [`MovementModel::end_refusals`] apply at its end.
    pub(crate) ends: bool,
}

/// A request for a movement in three dimensions.
#[derive(Clone, Debug)]
pub(crate) struct Trip<'t> {
    /// The places to pass, in order; it ends at the last.
    pub(crate) stops: &'t [Stop],
    /// The pace and other options. The stops in it are ignored.
    pub(crate) walk: &'t Walk,
    /// The budget.
    pub(crate) budget: Feet,
    /// The speed in this mode of movement.
    pub(crate) speed: Feet,
}
