//! Movement in three dimensions: through the air, along walls, through water and ground. What a rulebook says of one way of
//! moving is a [`Craft`]; searching for a route and judging a path by steps is the same for all of them.

mod cubes;
mod judge;
mod line;
mod passage;
mod search;

use std::fmt::Debug;

pub(super) use judge::straight;

use super::ruling::Fact;
use super::{Mover, Referee, Walk};
use crate::field::{Mode, Name};
use crate::grid::{Direction, Feet, Height, Placement, Square};
use crate::ruleset::RuleId;

/// Where a mover is: its space, and how far that is above the map's own level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Pose {
    pub(super) at: Placement,
    pub(super) elevation: Height,
}

/// A price in half feet: who dives at double speed pays half.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Halves(pub(super) u32);

/// The least price to every place where somebody could end a movement.
pub(super) type Ends = std::collections::BTreeMap<Square, Halves>;

impl Halves {
    /// So many whole feet.
    pub(super) fn of(feet: Feet) -> Self {
        Halves(feet.0.saturating_mul(2))
    }

    /// Whole feet, and whether half a foot more.
    pub(super) fn feet(self) -> (Feet, bool) {
        (Feet(self.0 / 2), self.0 % 2 == 1)
    }

    pub(super) fn and(self, more: Halves) -> Self {
        Halves(self.0.saturating_add(more.0))
    }
}

/// One way of making a step. It may not be allowed: then it says why.
#[derive(Clone, Debug)]
pub(super) struct Leg<S> {
    /// Where it leads.
    pub(super) pose: Pose,
    /// How it is made.
    pub(super) mode: Mode,
    /// What it costs.
    pub(super) price: Halves,
    /// The rules that made it cost more than 5 ft.
    pub(super) rules: Vec<RuleId>,
    /// What the mover brings on from there.
    pub(super) state: S,
    /// Why it cannot be made so; empty if it can.
    pub(super) refusals: Vec<(RuleId, Fact)>,
}

/// What a rulebook says of moving in some way.
pub(super) trait Craft {
    /// What the rest of the way hangs on beside the place: the tally of diagonals, where it faces and the like.
    type State: Copy + Debug + PartialEq;

    /// As the mover is before its first step.
    fn start(&self) -> Self::State;

    /// Every way of making the step from one pose to another beside it, after so much was spent, with what this way of moving
    /// has against it. Ground, walls and creatures in the way are not its business.
    fn legs(&self, from: Pose, state: &Self::State, to: Pose, spent: Halves) -> Vec<Leg<Self::State>>;

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
    fn end_refusals(&self, at: Pose, state: &Self::State, spent: Halves) -> Vec<(RuleId, Fact)>;

    /// What no way from here to there can undercut.
    fn least(&self, from: Pose, to: Pose) -> Halves;

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
pub(super) struct Rest {
    /// Where it begins.
    pub(super) at: Pose,
    /// Where it ends, if that is known.
    pub(super) goal: Option<Pose>,
    /// What may be spent on it.
    pub(super) left: Halves,
    /// Whether it matters what the whole way has against ending there.
    pub(super) ends: bool,
}

/// A place to pass or to end at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The anchor.
    pub anchor: Square,
    /// How far above the floor there; `None` on the way is any height, and at the end as high as before.
    pub altitude: Option<Height>,
}

/// What somebody asks of a movement in three dimensions.
#[derive(Clone, Debug)]
pub(super) struct Trip<'t> {
    /// The places to pass in their order; the last is where it ends.
    pub(super) stops: &'t [Stop],
    /// How it goes about it. Its own stops are not looked at.
    pub(super) walk: &'t Walk,
    /// What it may spend.
    pub(super) budget: Feet,
    /// Its speed in this way of moving.
    pub(super) speed: Feet,
}

/// What heights have to say about a movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeightFact {
    /// It would lead below the floor.
    BelowGround {
        /// The square whose floor is higher.
        square: Square,
    },
    /// The floor is too far up to be stepped onto.
    Ledge {
        /// The square.
        square: Square,
        /// How far up, in feet.
        feet: Feet,
    },
    /// The floor is too far down to be stepped onto.
    Drop {
        /// The square.
        square: Square,
        /// How far down, in feet.
        feet: Feet,
    },
    /// Somebody goes over an edge, and falls.
    Falls {
        /// Who.
        who: Name,
        /// Where it comes down.
        square: Square,
        /// How far, in feet: to the water where there is some.
        height: Feet,
        /// How deep the water is there; 0 where there is none.
        depth: Feet,
    },
    /// Somebody steps into water over its head.
    IntoWater {
        /// Who.
        who: Name,
        /// The square.
        square: Square,
        /// How deep it is.
        depth: Feet,
    },
    /// What was asked for leads on from where the mover falls.
    GoesNoFurther {
        /// Where it was to lead.
        goal: Placement,
    },
    /// Where it ends nothing bears it.
    Unsupported {
        /// How far it is above the floor, in feet.
        height: Feet,
    },
    /// The creature does not have this way of moving.
    NoMode {
        /// Who.
        who: Name,
        /// The way.
        mode: Mode,
    },
    /// The ruleset does not know this way of moving.
    UnknownMode {
        /// The way.
        mode: Mode,
    },
}

impl HeightFact {
    /// Whether it makes the movement illegal.
    pub(super) fn refuses(&self) -> bool {
        !matches!(
            self,
            HeightFact::Unsupported { .. }
                | HeightFact::Falls { .. }
                | HeightFact::IntoWater { .. }
                | HeightFact::GoesNoFurther { .. }
        )
    }

    /// The square that it happens in.
    pub(super) fn square(&self) -> Option<Square> {
        match self {
            HeightFact::BelowGround { square }
            | HeightFact::Ledge { square, .. }
            | HeightFact::Drop { square, .. }
            | HeightFact::Falls { square, .. }
            | HeightFact::IntoWater { square, .. } => Some(*square),
            _ => None,
        }
    }
}

impl<'a> Referee<'a> {
    /// Where the mover is now.
    pub(super) fn pose(&self, mover: &Mover<'a>) -> Pose {
        Pose { at: mover.placement, elevation: self.elevation(mover.creature) }
    }

    /// How far a pose is above the floor below it.
    pub(super) fn altitude_of(&self, pose: Pose) -> Height {
        pose.elevation - self.encounter.battlefield.floor_under(pose.at)
    }
}
