//! Maneuvers through and into opponents.

use super::walk::Prefer;
use crate::field::Name;
use crate::grid::{Feet, Square};
use crate::referee::ruling::{Drop, Rolled};

/// A bull rush that somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BullRush {
    /// Who is pushed.
    pub target: Name,
    /// How far at most; needed where no document says how far a success pushes.
    pub feet: Option<Feet>,
    /// Whether the mover goes along.
    pub follow: bool,
    /// Whether it ends a charge, where nobody keeps turns.
    pub charging: bool,
    /// Where the target drops prone by its choice, if it does.
    pub drop: Option<Drop>,
    /// What the mover's check came to.
    pub rolled: Option<Rolled>,
    /// What it has to come to, where the defender rolls too.
    pub against: Option<i32>,
}

/// A clamber that somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clamber {
    /// Into whose space.
    pub target: Name,
    /// The anchors to pass, the last being where it ends; without any it ends where that is cheapest.
    pub stops: Vec<Square>,
    /// Which route is best.
    pub prefer: Prefer,
    /// Feet beyond those of half speed, for a harder check.
    pub extra: Feet,
    /// Whose chances to strike are spared first.
    pub spare: Vec<Name>,
    /// What the check came to.
    pub rolled: Option<Rolled>,
}

/// What checks came to, as far as they are made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Results {
    /// Nothing is rolled yet.
    #[default]
    None,
    /// One result that counts for every check.
    All(Rolled),
    /// One result for each check, in the order in which they are asked for.
    Each(Vec<Rolled>),
}

impl Results {
    /// What the check with this number came to, counted from 0.
    #[must_use]
    pub fn of(&self, check: usize) -> Option<Rolled> {
        match self {
            Results::None => None,
            Results::All(rolled) => Some(*rolled),
            Results::Each(all) => all.get(check).copied(),
        }
    }
}

/// An overrun that somebody asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overrun {
    /// The anchors to pass in their order; the last is where it ends.
    pub stops: Vec<Square>,
    /// Which route is best.
    pub prefer: Prefer,
    /// Who is run over.
    pub targets: Vec<Name>,
    /// Which of them get out of the way.
    pub avoids: Vec<Name>,
    /// Whether it is part of a move action, where the rules know that.
    pub part_of_move: bool,
    /// Whether the defender trips a mover that fails.
    pub tripped: bool,
    /// What the checks came to.
    pub results: Results,
    /// What the mover's opposed check has to come to.
    pub against: Option<i32>,
    /// Whether it goes by the name of a bull rush.
    pub is_bull_rush: bool,
}

/// A tumble that somebody asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tumble {
    /// The anchors to pass in their order; the last is where it ends.
    pub stops: Vec<Square>,
    /// Which route is best.
    pub prefer: Prefer,
    /// Through whose squares it leads.
    pub through: Vec<Name>,
    /// Whether it goes at full speed.
    pub accelerated: bool,
    /// How much harder the ground makes it.
    pub surface: i32,
    /// Whether the ground is a deep bog.
    pub deep_bog: bool,
    /// Whose chances to strike are spared first, where one check is for all.
    pub spare: Vec<Name>,
    /// What the checks came to.
    pub results: Results,
}
