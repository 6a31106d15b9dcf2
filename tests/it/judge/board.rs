//! The judge's own board: plain data, filled in by hand or by the generator.

use std::collections::{BTreeMap, BTreeSet};

/// Column and row, both counted from 0 in the north-west.
pub type Square = (i32, i32);

/// The size categories, smallest first.
pub const SIZES: [&str; 9] =
    ["fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal"];

/// Every terrain layer.
pub const TERRAINS: [&str; 7] =
    ["difficult", "obstacle", "impeded", "hazardous", "water", "light-undergrowth", "heavy-undergrowth"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    Solid,
    Pillar,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barrier {
    Wall,
    Door,
    OpenDoor,
    Low,
}

impl Barrier {
    pub fn blocks(self) -> bool {
        self == Barrier::Wall || self == Barrier::Door
    }

    pub fn word(self) -> &'static str {
        match self {
            Barrier::Wall => "wall",
            Barrier::Door => "door",
            Barrier::OpenDoor => "open-door",
            Barrier::Low => "low",
        }
    }
}

#[derive(Clone, Debug)]
pub struct Creature {
    pub name: String,
    pub at: Square,
    /// An index into [`SIZES`].
    pub size: usize,
    pub long: bool,
    pub side: String,
    pub speed: u32,
    /// What replaces the size's natural reach.
    pub reach: Option<u32>,
    pub altitude: u32,
    pub helpless: bool,
    pub threatens: bool,
}

/// Everything that a ruling depends on.
#[derive(Clone, Debug, Default)]
pub struct Board {
    pub width: i32,
    pub height: i32,
    pub fills: BTreeMap<Square, Fill>,
    /// How many layers of which terrain (by its word) lie on a square.
    pub layers: BTreeMap<(Square, &'static str), u32>,
    /// Barriers by the two squares that they part, the smaller pair first.
    pub edges: BTreeMap<(Square, Square), Barrier>,
    pub creatures: Vec<Creature>,
}

/// Squares on a side of a space of this size.
pub fn footprint(size: usize) -> i32 {
    [1, 1, 1, 1, 1, 2, 3, 4, 6][size]
}

/// Natural reach in feet.
pub fn natural_reach(size: usize, long: bool) -> u32 {
    if long { [0, 0, 0, 5, 5, 5, 10, 15, 20][size] } else { [0, 0, 0, 5, 5, 10, 15, 20, 30][size] }
}

/// `D4` for (3, 3). The judge's boards are never wider than 26 squares.
pub fn name(square: Square) -> String {
    format!("{}{}", char::from(b'A' + square.0 as u8), square.1 + 1)
}

/// (3, 3) for `D4`.
pub fn named(text: &str) -> Square {
    let column = text.as_bytes()[0].to_ascii_uppercase() - b'A';
    (i32::from(column), text[1..].parse::<i32>().unwrap() - 1)
}

impl Board {
    pub fn new(width: i32, height: i32) -> Self {
        Board { width, height, ..Board::default() }
    }

    pub fn squares(&self) -> Vec<Square> {
        (0..self.height).flat_map(|y| (0..self.width).map(move |x| (x, y))).collect()
    }

    pub fn on_board(&self, (x, y): Square) -> bool {
        x >= 0 && y >= 0 && x < self.width && y < self.height
    }

    pub fn is_solid(&self, square: Square) -> bool {
        !self.on_board(square) || self.fills.get(&square) == Some(&Fill::Solid)
    }

    /// Solid or pillar: nobody stands there.
    pub fn is_filled(&self, square: Square) -> bool {
        self.is_solid(square) || self.fills.contains_key(&square)
    }

    pub fn edge(&self, a: Square, b: Square) -> Option<Barrier> {
        self.edges.get(&(a.min(b), a.max(b))).copied()
    }

    pub fn set_edge(&mut self, a: Square, b: Square, barrier: Barrier) {
        self.edges.insert((a.min(b), a.max(b)), barrier);
    }
}

impl Creature {
    pub fn side_length(&self) -> i32 {
        footprint(self.size)
    }

    pub fn reach_feet(&self) -> u32 {
        self.reach.unwrap_or_else(|| natural_reach(self.size, self.long))
    }

    /// The squares it covers with its north-west one on `anchor`.
    pub fn space_at(&self, anchor: Square) -> BTreeSet<Square> {
        let n = self.side_length();
        (0..n).flat_map(|dy| (0..n).map(move |dx| (anchor.0 + dx, anchor.1 + dy))).collect()
    }

    pub fn space(&self) -> BTreeSet<Square> {
        self.space_at(self.at)
    }

    /// The levels of cubes that it fills, 0 being the one on the floor.
    pub fn levels(&self) -> std::ops::Range<i32> {
        let lowest = (self.altitude / 5) as i32;
        lowest..lowest + self.side_length()
    }

    /// Whether neither is wholly above the other.
    pub fn shares_height(&self, other: &Creature) -> bool {
        self.levels().any(|level| other.levels().contains(&level))
    }

    pub fn opposes(&self, other: &Creature) -> bool {
        self.side != other.side && self.side != "neutral" && other.side != "neutral"
    }

    pub fn is_very_small(&self) -> bool {
        self.size <= 2
    }

    pub fn could_strike(&self) -> bool {
        self.threatens && !self.helpless && self.side != "neutral"
    }
}
