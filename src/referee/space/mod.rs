//! Movement in three dimensions: through the air, along walls, through water and ground. What a rulebook says of one way of
//! moving is a [`MovementModel`]; searching for a route and judging a path by steps is the same for all of them.

pub(crate) mod judge;
pub(crate) mod line;
pub(crate) mod obstacles;
pub(crate) mod search;
pub(crate) mod threats;

pub(crate) use judge::straight;

use std::fmt::Debug;

use crate::field::Mode;
use crate::grid::{Direction, Feet, Height, Placement, Square};
use crate::referee::board::Elevations;
use crate::referee::context::{Mover, Referee};
use crate::referee::request::{Stop, Walk};
use crate::referee::ruling::Fact;
use crate::ruleset::RuleId;

/// Movement in three dimensions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Space<'a>(pub(crate) Referee<'a>);

impl<'a> Space<'a> {
    /// Whether somebody in this pose is wholly in the ground.
    pub(crate) fn is_buried(&self, creature: &crate::field::Creature, pose: Pose) -> bool {
        let squares = i32::try_from(self.0.ruleset.bulk(creature.size).space).unwrap_or(1);
        self.altitude_of(pose) + Height::of_squares(squares) <= Height::ZERO
    }

    /// Where the mover is now.
    pub(crate) fn pose(&self, mover: &Mover<'a>) -> Pose {
        Pose { at: mover.placement, elevation: Elevations(self.0).elevation(mover.creature) }
    }

    /// How far a pose is above the floor below it.
    pub(crate) fn altitude_of(&self, pose: Pose) -> Height {
        pose.elevation - self.0.encounter.battlefield.floor_under(pose.at)
    }
}

/// Where a mover is: its space, and how far that is above the map's own level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pose {
    pub(crate) at: Placement,
    pub(crate) elevation: Height,
}

/// A price in half feet: who dives at double speed pays half.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct HalfFeet(pub(crate) u32);

/// The least price to every place where somebody could end a movement.
pub(crate) type Ends = std::collections::BTreeMap<Square, HalfFeet>;

impl HalfFeet {
    /// So many whole feet.
    pub(crate) fn of(feet: Feet) -> Self {
        HalfFeet(feet.0.saturating_mul(2))
    }

    /// Whole feet, and whether half a foot more.
    pub(crate) fn feet(self) -> (Feet, bool) {
        (Feet(self.0 / 2), self.0 % 2 == 1)
    }

    pub(crate) fn and(self, more: HalfFeet) -> Self {
        HalfFeet(self.0.saturating_add(more.0))
    }
}

/// One way of making a step. It may not be allowed: then it says why.
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
    /// What the mover brings on from there.
    pub(crate) state: S,
    /// Why it cannot be made so; empty if it can.
    pub(crate) refusals: Vec<(RuleId, Fact)>,
}

/// What a rulebook says of moving in some way.
pub(crate) trait MovementModel {
    /// What the rest of the way hangs on beside the place: the tally of diagonals, where it faces and the like.
    type State: Copy + Debug + PartialEq;

    /// As the mover is before its first step.
    fn start(&self) -> Self::State;

    /// Every way of making the step from one pose to another beside it, after so much was spent, with what this way of moving
    /// has against it. Ground, walls and creatures in the way are not its business.
    fn transitions(&self, from: Pose, state: &Self::State, to: Pose, spent: HalfFeet) -> Vec<Transition<Self::State>>;

    /// Whether whoever is in the one state can do whatever it could in the other, at no greater price. Equal states cover
    /// each other.
    fn covers(&self, one: &Self::State, other: &Self::State) -> bool {
        one == other
    }

    /// The same with what is known of the rest of the way, which may tell that some differences do not matter any more.
    fn covers_on(&self, one: &Self::State, other: &Self::State, _rest: &dyn Fn() -> Rest) -> bool {
        self.covers(one, other)
    }

    /// A number that differs between states of which none covers the other, so that they need not be compared.
    fn kind(&self, _state: &Self::State) -> u32 {
        0
    }

    /// Where the mover faces, where that matters.
    fn facing(&self, _state: &Self::State) -> Option<Direction> {
        None
    }

    /// What the whole way has against ending here.
    fn end_refusals(&self, at: Pose, state: &Self::State, spent: HalfFeet) -> Vec<(RuleId, Fact)>;

    /// What no way from here to there can undercut.
    fn least(&self, from: Pose, to: Pose) -> HalfFeet;

    /// Whether it goes through the ground, below the floor.
    fn is_underground(&self) -> bool {
        false
    }

    /// Whether it keeps to the ground where its steps lead over that, so that low barriers are in its way there.
    fn walks(&self) -> bool {
        false
    }

    /// Whether a step of it gives opponents a chance to strike.
    fn provokes(&self) -> bool {
        true
    }

    /// Whether a step from there, made in this way, gives nobody a chance although others may.
    fn shelters(&self, _from: Pose, _mode: Mode) -> bool {
        false
    }
}

/// The rest of a way that a search looks for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rest {
    /// Where it begins.
    pub(crate) at: Pose,
    /// Where it ends, if that is known.
    pub(crate) goal: Option<Pose>,
    /// What may be spent on it.
    pub(crate) left: HalfFeet,
    /// Whether it matters what the whole way has against ending there.
    pub(crate) ends: bool,
}

/// What somebody asks of a movement in three dimensions.
#[derive(Clone, Debug)]
pub(crate) struct Trip<'t> {
    /// The places to pass in their order; the last is where it ends.
    pub(crate) stops: &'t [Stop],
    /// How it goes about it. Its own stops are not looked at.
    pub(crate) walk: &'t Walk,
    /// What it may spend.
    pub(crate) budget: Feet,
    /// Its speed in this way of moving.
    pub(crate) speed: Feet,
}
