//! Climbing and swimming: the DC, the creature's own modifiers, how far it gets, and what each step costs.
//!
//! How it reads what the rules leave open:
//! - Climbing at a quarter of the speed means paying four times as much for each square; in 3.5 that is two doublings, so a
//!   diagonal square costs 30 ft and does not count as a diagonal. Half the speed is one doubling.
//! - A creature with any speed can always climb one square, even a diagonal one: it takes all the speed there is.
//! - A step between two floors is walked. Every other step is climbed, including the one from the floor onto the wall and the one
//!   over its edge.
//! - A creature that hurries with a climb speed gets no faster than on foot, but no slower than without hurrying either.
//! - The surface named in the command is there, at every square and height.
//! - A creature that fails by 5 falls from where it holds on; one that stands on the floor does not.
//! - A swimmer without a speed pays four times as much too: that is a quarter of its speed in one move action, and half of it in
//!   both together.
//! - Under Rise water itself does not slow a swimmer.
//! - Under Epic Path each square entered counts against every mode that a creature has, and a mode that is
//!   used up can't be used any more.

use super::board::SpeedCategory;
use super::rules::Ruleset;
use super::step::{Count, stride};

/// How a creature climbs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// By hands and feet.
    Bare,
    /// With a climb speed that may still need a check: in 3.5, and the lesser grade under Epic Path.
    Lesser(u32),
    Greater(u32),
    Brachiating(u32),
    /// Under Rise.
    SpeedCategory(SpeedCategory, u32),
}

impl Hold {
    pub fn speed(self) -> Option<u32> {
        match self {
            Hold::Bare => None,
            Hold::Lesser(speed) | Hold::Greater(speed) | Hold::Brachiating(speed) | Hold::SpeedCategory(_, speed) => {
                Some(speed)
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClimbPace {
    Usual,
    Half,
    Full,
}

/// A climbing creature.
#[derive(Clone, Copy, Debug)]
pub struct Climber {
    pub rules: Ruleset,
    pub speed: u32,
    pub hold: Hold,
    pub pace: ClimbPace,
    /// 0 none, 1 medium, 2 heavy.
    pub load: u8,
}

/// The DC of a surface, if it can be climbed at all.
pub fn surface_dc(rules: Ruleset, surface: &str) -> Option<i32> {
    let rise: &[(i32, &[&str])] = &[
        (0, &["steep-slope"]),
        (5, &["large-holds"]),
        (10, &["small-holds", "unsteady-holds", "handholds-only"]),
        (15, &["rough-few-holds"]),
        (20, &["rough-no-holds"]),
        (25, &["smooth"]),
    ];
    let others: &[(i32, &[&str])] = &[
        (0, &["steep-slope", "braced-knotted-rope"]),
        (5, &["braced-rope", "knotted-rope"]),
        (10, &["ledges", "rigging"]),
        (15, &["handholds", "tree", "rope", "pull-up"]),
        (20, &["dungeon-wall"]),
        (21, &["upper-wall"]),
        (25, &["lower-wall", "rough", "brick"]),
        (30, &["city-wall"]),
    ];
    let own: &[(i32, &[&str])] = match rules {
        Ruleset::EpicPath => &[(5, &["rope-trick"]), (30, &["overhang"])],
        _ => &[(0, &["ladder"]), (15, &["statue"]), (20, &["pillar"]), (25, &["overhang"])],
    };
    let rows = if rules == Ruleset::Rise { rise.to_vec() } else { [others, own].concat() };
    rows.into_iter().find(|(_, words)| words.contains(&surface)).map(|(dc, _)| dc)
}

/// The surfaces for which a ruleset has a figure.
pub fn surfaces(rules: Ruleset) -> Vec<&'static str> {
    let all = [
        "steep-slope",
        "braced-knotted-rope",
        "braced-rope",
        "knotted-rope",
        "rope-trick",
        "ledges",
        "rigging",
        "handholds",
        "tree",
        "rope",
        "pull-up",
        "ladder",
        "statue",
        "pillar",
        "dungeon-wall",
        "upper-wall",
        "lower-wall",
        "rough",
        "brick",
        "overhang",
        "city-wall",
        "large-holds",
        "small-holds",
        "unsteady-holds",
        "handholds-only",
        "rough-few-holds",
        "rough-no-holds",
        "smooth",
    ];
    all.into_iter().filter(|surface| surface_dc(rules, surface).is_some()).collect()
}

/// What makes a climb easier or harder.
pub fn climb_modifiers(rules: Ruleset) -> &'static [(&'static str, i32)] {
    match rules {
        Ruleset::EpicPath => {
            &[("chimney", -10), ("corner", -5), ("slippery", 5), ("very-slippery", 10), ("wind", 5), ("hail", 5)]
        }
        Ruleset::Rise => &[],
        _ => &[("chimney", -10), ("corner", -5), ("slippery", 5)],
    }
}

impl Climber {
    /// What increases the table's DC: the pace and the load.
    pub fn harder(&self) -> i32 {
        if self.rules != Ruleset::EpicPath {
            return 0;
        }
        let pace = match (self.hold, self.pace) {
            (Hold::Bare, ClimbPace::Half) => 10,
            (Hold::Bare, ClimbPace::Full) => 20,
            _ => 0,
        };
        pace + [0, 10, 25][usize::from(self.load)]
    }

    /// The creature's own modifiers in a result.
    pub fn own(&self) -> i32 {
        let speed = match self.hold {
            Hold::Lesser(_) | Hold::Greater(_) => 8,
            Hold::Brachiating(_) => 4,
            Hold::Bare | Hold::SpeedCategory(..) => 0,
        };
        let hurries = self.pace != ClimbPace::Usual && (self.rules != Ruleset::EpicPath || self.hold != Hold::Bare);
        speed - if hurries { 5 } else { 0 }
    }

    /// Whether this DC requires a check at all.
    pub fn needs_check(&self, dc: i32) -> bool {
        match self.hold {
            Hold::Bare => true,
            Hold::Lesser(_) => dc > 0,
            Hold::Greater(_) | Hold::Brachiating(_) | Hold::SpeedCategory(..) => false,
        }
    }

    /// How many times the price of a square counts.
    fn times(&self) -> u64 {
        match (self.hold, self.pace) {
            (Hold::Bare, ClimbPace::Usual) => 4,
            (Hold::Bare, ClimbPace::Half) => 2,
            _ => 1,
        }
    }

    /// The feet of a climbed step after this many others, and the count of diagonals after it.
    pub fn price(&self, diagonal: bool, count: Count, spent: u64) -> (u64, Count) {
        let category = if let Hold::SpeedCategory(category, _) = self.hold { category } else { SpeedCategory::Average };
        let (feet, after) = slowed(self.rules, category, self.times(), diagonal, count);
        let least = spent == 0 && self.times() > 1;
        (if least { feet.min(u64::from(self.budget())) } else { feet }, after)
    }

    /// How many feet it can climb.
    pub fn budget(&self) -> u32 {
        match (self.hold.speed(), self.pace) {
            (None, _) => self.speed,
            (Some(speed), ClimbPace::Usual) => speed,
            (Some(speed), _) => (2 * speed).min(self.speed).max(speed),
        }
    }

    /// How many squares straight up it gets.
    pub fn squares_up(&self) -> u32 {
        let (mut spent, mut squares) = (0, 0);
        while self.speed > 0 && squares < 100 {
            spent += self.price(false, (0, 0), spent).0;
            if spent > u64::from(self.budget()) {
                break;
            }
            squares += 1;
        }
        squares
    }
}

/// A step that costs `times` its price on the ground.
pub fn slowed(rules: Ruleset, category: SpeedCategory, times: u64, diagonal: bool, count: Count) -> (u64, Count) {
    match (rules, times) {
        (Ruleset::EpicPath, _) => (5 * times, count),
        (Ruleset::Rise, _) | (_, 1) => stride(category, diagonal, count),
        // Two diagonals of a hampered way cost as much as three squares.
        (_, _) => (if diagonal { 15 * times / 2 } else { 5 * times }, count),
    }
}

/// The DC of water if the swimmer needs a check: without a speed, or under Rise with one.
pub fn water_dc(rules: Ruleset, water: &str) -> Option<i32> {
    let rows: &[(&str, i32)] = match rules {
        Ruleset::Rise => &[("calm", 5), ("rough", 10), ("viscous", 10), ("stormy", 15), ("extreme", 20)],
        _ => &[("calm", 10), ("rough", 15), ("stormy", 20)],
    };
    rows.iter().find(|(word, _)| *word == water).map(|(_, dc)| *dc)
}

/// Epic Path's modifiers to swimming.
pub const SWIM_MODIFIERS: [(&str, i32); 15] = [
    ("opaque", 5),
    ("dense-surface", -10),
    ("dense-below", 10),
    ("damaging", 15),
    ("gusts", 10),
    ("rain", 5),
    ("snow", 5),
    ("sleet", 5),
    ("hail", 5),
    ("massive-hail", 10),
    ("current", 5),
    ("violent-current", 10),
    ("vortex", 20),
    ("small-falls", 20),
    ("large-falls", 30),
];

/// How far a swim check carries a creature under Rise, by size: a quarter of its base speed, or half of it.
pub fn swim_forward(size: usize, critical: bool) -> u32 {
    let base = [10, 10, 20, 20, 30, 40, 50, 60, 80][size];
    let parts = if critical { 2 } else { 4 };
    (1..=base / 5).filter(|squares| squares * 5 * parts <= base).count() as u32 * 5
}

/// How far up a climb check carries a creature under Rise: its own height, or twice that.
pub fn climb_forward(footprint: i32, critical: bool) -> u32 {
    let high = 5 * footprint as u32;
    if critical { high + high } else { high }
}
