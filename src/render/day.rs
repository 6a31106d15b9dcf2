//! The days of a journey as a chart: hours along, miles and what wears the travellers down up.

use crate::grid::{Hours, Miles};

/// What a chart of a journey shows, in hours and miles: no pixel and no rule in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DayChart {
    /// What each leg leads through, in a few words.
    pub legs: Vec<String>,
    /// The way piece by piece, in order.
    pub pieces: Vec<Piece>,
    /// What wears the travellers down, in order.
    pub burdens: Vec<Burden>,
    /// After how many hours a normal day is over, for those who rest.
    pub normal: Option<Hours>,
    /// Whether it is sure that the travellers are fatigued.
    pub fatigued: bool,
}

/// A part of the way in one day and one leg, all of it made alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The day, from 1.
    pub day: u32,
    /// The leg, from 0.
    pub leg: usize,
    /// When it begins, in hours since the night.
    pub from: Hours,
    /// When it ends.
    pub to: Hours,
    /// What is covered in it.
    pub miles: Miles,
    /// How.
    pub gait: Gait,
}

/// How travellers get on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gait {
    /// At their own easy pace.
    Walk,
    /// Twice as fast.
    Hustle,
    /// With oars, poles or a rope.
    Row,
    /// Under sail.
    Sail,
    /// With the current alone.
    Float,
    /// Not at all: hours that lead no further.
    Stay,
}

/// Something that wears the travellers down, in one hour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Burden {
    /// The day, from 1.
    pub day: u32,
    /// When the hour begins, in hours since the night.
    pub at: Hours,
    /// What it does.
    pub toll: Toll,
    /// Whether that is lethal damage.
    pub lethal: bool,
}

/// What an hour does to travellers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toll {
    /// So many points of damage.
    Points(u64),
    /// Damage by dice.
    Dice(Dice),
    /// A check decides.
    Check {
        /// What it has to come to.
        dc: i32,
        /// Whether it was made; `None` as long as nobody knows.
        made: Option<bool>,
        /// What failing deals.
        risk: Option<Dice>,
    },
}

/// Dice of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dice {
    /// How many.
    pub many: u32,
    /// How many sides each has.
    pub sides: u32,
}

impl DayChart {
    /// It with letters, for a terminal.
    #[must_use]
    pub fn letters(&self) -> String {
        self.told()
    }

    /// What it shows in sentences.
    #[must_use]
    pub fn told(&self) -> String {
        let miles: Miles = self.pieces.iter().map(|piece| piece.miles).sum();
        format!("A journey of {miles}.")
    }
}
