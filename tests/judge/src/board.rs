//! The judge's own board: plain data, set up in tests or by the generator.

use std::collections::BTreeMap;

use super::partition::Partition;
use super::place::Place;
use super::rules::Ruleset;

/// Column and row, both counted from 0 in the north-west.
pub type Square = (i32, i32);

/// Every terrain layer that the tests use under all rulesets.
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
    Window,
    Grate,
    Curtain,
    /// Open from the south if its line runs east, or from the west if it runs south. Never on an
    /// edge.
    OneWayLeft,
    /// Open from the other side.
    OneWayRight,
}

impl Barrier {
    /// Every barrier that can stand on an edge.
    pub const ON_EDGES: [Barrier; 7] = [
        Barrier::Wall,
        Barrier::Door,
        Barrier::OpenDoor,
        Barrier::Low,
        Barrier::Window,
        Barrier::Grate,
        Barrier::Curtain,
    ];

    /// Whether nobody gets through, from either side. Low barriers are handled separately.
    pub fn stops_steps(self) -> bool {
        !matches!(self, Barrier::OpenDoor | Barrier::Low | Barrier::Curtain)
    }

    /// Whether it stops blows.
    pub fn stops_blows(self) -> bool {
        self.stops_steps() && self != Barrier::Grate
    }

    /// Whether it stops sight.
    pub fn stops_looks(self) -> bool {
        self == Barrier::Curtain || (self.stops_blows() && self != Barrier::Window)
    }

    pub fn word(self) -> &'static str {
        match self {
            Barrier::Wall => "wall",
            Barrier::Door => "door",
            Barrier::OpenDoor => "open-door",
            Barrier::Low => "low",
            Barrier::Window => "window",
            Barrier::Grate => "grate",
            Barrier::Curtain => "curtain",
            Barrier::OneWayLeft => "one-way-left",
            Barrier::OneWayRight => "one-way-right",
        }
    }
}

/// A creature's speed category, under Rise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SpeedCategory {
    Fast,
    #[default]
    Average,
    Slow,
}

#[derive(Clone, Debug)]
pub struct Creature {
    pub name: String,
    /// The squares it stands on.
    pub place: Place,
    /// An index into [`super::SIZES`].
    pub size: usize,
    pub long: bool,
    pub side: String,
    pub speed: u32,
    /// What replaces the size's natural reach.
    pub reach: Option<u32>,
    /// Whether it strikes only with a reach weapon.
    pub reach_weapon: bool,
    pub altitude: u32,
    pub helpless: bool,
    /// Words such as `dead` or `blinded`.
    pub conditions: Vec<&'static str>,
    /// Whether it is an obstacle even when helpless.
    pub helpless_obstacle: bool,
    pub threatens: bool,
    pub fills: bool,
    /// Names of the terrain that it ignores, and `low` for low barriers.
    pub ignores: Vec<&'static str>,
    pub category: SpeedCategory,
    /// What a maneuver against it has to beat, under Epic Path.
    pub maneuver_defense: Option<u32>,
    /// Further options for the command that adds it; the board itself ignores them.
    pub words: String,
}

/// Everything that a ruling depends on.
#[derive(Clone, Debug, Default)]
pub struct Board {
    pub ruleset: Ruleset,
    pub width: i32,
    pub height: i32,
    pub fills: BTreeMap<Square, Fill>,
    /// How many layers of which terrain (by its name) a square has.
    pub layers: BTreeMap<(Square, &'static str), u32>,
    /// Barriers by the two squares on their sides, the smaller one first.
    pub edges: BTreeMap<(Square, Square), Barrier>,
    /// Walls and doors that need not be on an edge.
    pub partitions: Vec<Partition>,
    pub creatures: Vec<Creature>,
    /// How many levels a floor is above or below the map's own level, if it differs.
    pub floors: BTreeMap<Square, i32>,
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
    pub fn new(ruleset: Ruleset, width: i32, height: i32) -> Self {
        Board { ruleset, width, height, ..Board::default() }
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

    /// Solid or a pillar: nobody can stand there.
    pub fn is_filled(&self, square: Square) -> bool {
        self.is_solid(square) || self.fills.contains_key(&square)
    }

    pub fn edge(&self, a: Square, b: Square) -> Option<Barrier> {
        self.edges.get(&(a.min(b), a.max(b))).copied()
    }

    pub fn set_edge(&mut self, a: Square, b: Square, barrier: Barrier) {
        self.edges.insert((a.min(b), a.max(b)), barrier);
    }

    pub fn layers(&self, square: Square, terrain: &'static str) -> u32 {
        self.layers.get(&(square, terrain)).copied().unwrap_or(0)
    }

    /// The level of a square's floor.
    pub fn floor(&self, square: Square) -> i32 {
        self.floors.get(&square).copied().unwrap_or(0)
    }

    /// The level of the highest floor in a place.
    pub fn floor_under(&self, place: Place) -> i32 {
        place.squares().map(|square| self.floor(square)).max().unwrap_or(0)
    }

    /// The levels of the cubes that the creature fills; 0 is on the map's own level.
    pub fn levels(&self, creature: &Creature) -> std::ops::Range<i32> {
        self.levels_at(creature, creature.place)
    }

    /// The levels that it would fill in another place: a walker stands on the floor, a flier stays level.
    pub fn levels_at(&self, creature: &Creature, place: Place) -> std::ops::Range<i32> {
        let floor = self.floor_under(if creature.altitude > 0 { creature.place } else { place });
        let lowest = floor + (creature.altitude / 5) as i32;
        lowest..lowest + self.ruleset.footprint(creature.size)
    }

    /// Whether the mover in this place and the other creature share a cube.
    pub fn meets(&self, mover: &Creature, place: Place, other: &Creature) -> bool {
        let there = self.levels(other);
        other.place.overlaps(place) && self.levels_at(mover, place).any(|level| there.contains(&level))
    }

    /// The creatures at the mover's height with a square in the place, except the mover.
    pub fn others_in(&self, mover: &Creature, place: Place) -> Vec<&Creature> {
        let others = self.creatures.iter().filter(|other| other.name != mover.name);
        others.filter(|other| self.meets(mover, place, other)).collect()
    }

    pub fn reach_feet(&self, creature: &Creature) -> u32 {
        creature.reach.unwrap_or_else(|| self.ruleset.natural_reach(creature.size, creature.long))
    }

    /// Whether the creature could strike at anybody at all.
    pub fn could_strike(&self, creature: &Creature) -> bool {
        let unable = ["stunned", "flat-footed", "blinded"].iter().any(|condition| creature.is(condition));
        let willing = creature.threatens && creature.side != "neutral";
        self.ruleset != Ruleset::Rise && willing && !unable && !creature.is_helpless()
    }
}

impl Creature {
    /// A creature of this size with nothing special.
    pub fn plain(label: &str, place: Place, size: usize, side: &str) -> Self {
        Creature {
            name: label.to_owned(),
            place,
            size,
            long: false,
            side: side.to_owned(),
            speed: 30,
            reach: None,
            reach_weapon: false,
            altitude: 0,
            helpless: false,
            conditions: Vec::new(),
            helpless_obstacle: false,
            threatens: true,
            fills: false,
            ignores: Vec::new(),
            category: SpeedCategory::Average,
            maneuver_defense: None,
            words: String::new(),
        }
    }

    /// The north-west square of its space.
    pub fn at(&self) -> Square {
        self.place.anchor()
    }

    pub fn is(&self, condition: &str) -> bool {
        self.conditions.contains(&condition)
    }

    pub fn is_helpless(&self) -> bool {
        self.helpless || ["helpless", "dead", "unconscious", "paralyzed"].iter().any(|condition| self.is(condition))
    }

    /// Whether it ignores ground and low walls.
    pub fn is_off_the_ground(&self) -> bool {
        self.altitude > 0 || self.is("incorporeal")
    }

    /// Whether this creature is an opponent that `foe` sees and may strike at as it moves.
    pub fn is_target_of(&self, foe: &Creature) -> bool {
        self.opposes(foe) && !self.is("unseen")
    }

    pub fn opposes(&self, other: &Creature) -> bool {
        self.side != other.side && self.side != "neutral" && other.side != "neutral"
    }

    /// Whether it can do anything at all.
    pub fn is_able(&self) -> bool {
        !self.is_helpless() && !self.is("stunned")
    }

    pub fn is_very_small(&self) -> bool {
        self.size <= 2
    }
}
