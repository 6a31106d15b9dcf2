//! Maneuvers through and into opponents.

use super::stop::Stop;
use super::walk::Prefer;
use crate::field::Name;
use crate::grid::{Feet, Placement, Square};
use crate::referee::ruling::{Drop, Rolled};

/// A request for a bull rush.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BullRush {
    /// The creature to push.
    pub target: Name,
    /// How far at most, in feet; required if the rulebook doesn't say how far a success pushes.
    pub feet: Option<Feet>,
    /// Whether the mover goes along.
    pub follow: bool,
    /// Whether it ends a charge, if turns aren't tracked.
    pub charging: bool,
    /// Where the target chooses to drop prone, if it does.
    pub drop: Option<Drop>,
    /// The result of the mover's check.
    pub rolled: Option<Rolled>,
    /// The defender's result, if the defender rolls too.
    pub against: Option<Rolled>,
    /// The results of the checks the ground asks for.
    pub ground: Results,
}

/// A request to clamber into a bigger creature's space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clamber {
    /// The creature whose space it enters.
    pub target: Name,
    /// The anchors to pass; the last is the end. If empty, it ends wherever that is cheapest.
    pub stops: Vec<Stop>,
    /// Which route is best.
    pub prefer: Prefer,
    /// Feet beyond half speed, paid for with a harder check.
    pub extra: Feet,
    /// How many allies help.
    pub helpers: u32,
    /// The opponents whose attacks of opportunity a check spares first.
    pub spare: Vec<Name>,
    /// The result of the check.
    pub rolled: Option<Rolled>,
    /// The results of the checks the ground asks for.
    pub ground: Results,
}

impl Clamber {
    /// A clamber into this creature's space, by the shortest way and without help.
    #[must_use]
    pub fn of(target: Name) -> Self {
        Clamber {
            target,
            stops: Vec::new(),
            prefer: Prefer::default(),
            extra: Feet(0),
            helpers: 0,
            spare: Vec::new(),
            rolled: None,
            ground: Results::None,
        }
    }
}

/// The results of checks, as far as they have been made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Results {
    /// Nothing is rolled yet.
    #[default]
    None,
    /// One result for every check.
    All(Rolled),
    /// One result for each check, in the order they are asked for.
    Each(Vec<Rolled>),
}

impl Results {
    /// The results left for the checks after the first `checks`.
    pub(crate) fn after(&self, checks: usize) -> Self {
        match self {
            Results::Each(all) => Results::Each(all.iter().skip(checks).copied().collect()),
            other => other.clone(),
        }
    }

    /// The result of the check with this index.
    #[must_use]
    pub fn of(&self, check: usize) -> Option<Rolled> {
        match self {
            Results::None => None,
            Results::All(rolled) => Some(*rolled),
            Results::Each(all) => all.get(check).copied(),
        }
    }
}

/// What a mover without a suitable speed has to roll to move in water or along a wall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MediumCheck {
    /// What it has to reach, if that is known.
    pub dc: Option<i32>,
    /// The result, if it was rolled.
    pub rolled: Option<Rolled>,
}

/// A request for an overrun.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overrun {
    /// The places to pass in order; the last is the end. Those without an altitude are at the level of the path.
    pub stops: Vec<Stop>,
    /// Which route is best.
    pub prefer: Prefer,
    /// The creatures to run over.
    pub targets: Vec<Name>,
    /// Which of them avoid it.
    pub avoids: Vec<Name>,
    /// Whether it is part of a move action, in rulesets that allow that.
    pub part_of_move: bool,
    /// Whether the defender trips a mover that fails.
    pub tripped: bool,
    /// The results of the checks.
    pub results: Results,
    /// The defender's result of the opposed check.
    pub against: Option<Rolled>,
    /// The results of the checks the ground asks for.
    pub ground: Results,
    /// Whether it was asked for as a bull rush.
    pub is_bull_rush: bool,
}

/// A request to tumble.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tumble {
    /// The places to pass in order; the last is the end. Those without an altitude are at the level of the path.
    pub stops: Vec<Stop>,
    /// Which route is best.
    pub prefer: Prefer,
    /// The creatures whose squares it leads through.
    pub through: Vec<Name>,
    /// The anchors of the steps it tumbles, if only part of the movement is tumbled; if empty, all of it is.
    pub tumbled: Vec<Square>,
    /// Whether it moves at full speed.
    pub accelerated: bool,
    /// How much harder the ground makes the check.
    pub surface: i32,
    /// Whether the ground is a deep bog.
    pub deep_bog: bool,
    /// Whether the mover is untrained.
    pub untrained: bool,
    /// The opponents whose attacks of opportunity are spared first, if one check covers all.
    pub spare: Vec<Name>,
    /// The results of the checks.
    pub results: Results,
    /// The results of the checks the ground asks for.
    pub ground: Results,
}

impl Tumble {
    /// Whether only part of the movement is tumbled.
    pub(crate) fn is_in_part(&self) -> bool {
        !self.tumbled.is_empty()
    }

    /// Whether a step to this place is tumbled.
    pub(crate) fn tumbles_into(&self, place: Placement) -> bool {
        self.tumbled.is_empty() || self.tumbled.contains(&place.anchor)
    }
}
