//! Tables that are hard to judge: large, crowded, full of walls, steep, deep; and every command, to run on them.

use std::collections::BTreeSet;

use fivefoot::command::spec::{Kind, Opt};
use fivefoot::command::{Invocation, SPECS, line};
use fivefoot::field::{Barrier, Battlefield, Creature, Encounter, Fill, Name, Side, Size, Terrain};
use fivefoot::grid::{Cardinal, Edge, Feet, Height, Square};

/// The rulebooks they are judged by.
pub const RULESETS: [&str; 5] = ["srd35", "dnd35", "reaction", "epic-path", "rise"];

/// What makes a table hard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hardship {
    /// No obstacles, and everybody in the air.
    Open,
    /// Walls and doors on every other square.
    Walls,
    /// Terrain of every kind, and pillars.
    Rough,
    /// Floors at all heights.
    Steep,
    /// Water of the maximum depth, and everybody halfway down.
    Deep,
    /// A colossal hero among huge opponents, on open ground.
    Giants,
}

impl Hardship {
    pub const ALL: [Hardship; 6] =
        [Hardship::Open, Hardship::Walls, Hardship::Rough, Hardship::Steep, Hardship::Deep, Hardship::Giants];
}

/// How large the tables are.
#[derive(Clone, Copy, Debug)]
pub struct Extent {
    pub side: i32,
    pub creatures: i32,
    /// Speeds in feet.
    pub speed: u32,
    /// How far up and down, in feet.
    pub height: i32,
}

impl Extent {
    /// The maximum size of a table.
    pub const FULL: Extent = Extent { side: 300, creatures: 490, speed: 1_000, height: 1_000 };

    /// The same pseudorandom squares in every run.
    fn thrown(&self, many: i32) -> impl Iterator<Item = Square> {
        let mut seed = 7_u32;
        let side = self.side.unsigned_abs();
        let mut next = move || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 12) % side
        };
        (0..many).map(move |_| Square::new(next() as i32, next() as i32))
    }

    fn board(&self, hardship: Hardship) -> Battlefield {
        let side = self.side.unsigned_abs();
        let mut board = Battlefield::open(side, side).expect("a board");
        let scattered = (0..).zip(self.thrown(self.side * self.side / 4));
        match hardship {
            Hardship::Open | Hardship::Giants => {}
            Hardship::Walls => scattered.for_each(|(nth, square)| {
                let side = if nth % 2 == 0 { Cardinal::East } else { Cardinal::South };
                board.set_barrier(Edge::of(square, side), if nth % 40 == 0 { Barrier::Door } else { Barrier::Wall });
            }),
            Hardship::Rough => {
                scattered.for_each(|(nth, square)| board.lay(square, Terrain::ALL[nth % Terrain::ALL.len()], 1));
                self.thrown(self.side).for_each(|square| board.set_fill(square, Fill::Pillar));
            }
            Hardship::Steep => scattered.for_each(|(nth, square)| {
                board.set_floor(square, Height((nth as i32 * 55) % (2 * self.height) / 5 * 5 - self.height));
            }),
            Hardship::Deep => {
                for square in board.area().squares() {
                    board.set_floor(square, Height(-self.height));
                    board.lay(square, Terrain::Water, 1);
                }
            }
        }
        board
    }

    /// The board with every creature that the examples name, able to move in every way, among a crowd with a long reach.
    pub fn table(&self, rules: &str, hardship: Hardship) -> Encounter {
        let name = |text: &str| Name::new(text).expect("a name");
        let mut table = Encounter::new(rules, self.board(hardship));
        let (giants, aloft) = (hardship == Hardship::Giants, matches!(hardship, Hardship::Open | Hardship::Deep));
        let mut taken = BTreeSet::new();
        let altitude = if aloft { Height(self.height / 2) } else { Height::ZERO };
        let modes = ["fly", "climb", "swim", "burrow"].map(|mode| {
            let manner = if mode == "fly" { " average" } else { "" };
            format!("{mode} {}{manner}", self.speed)
        });
        let modes = modes.join(", ").parse().expect("modes");
        let movers = ["Hero", "Ogre", "Goblin", "Aldo", "Bat", "Badger", "Blink", "Horse"];
        for (nth, who) in (0..).zip(movers) {
            let at = Square::new(2 + 3 * (nth % 4), 2 + 3 * (nth / 4));
            taken.insert(at);
            let side = if nth % 2 == 0 { "heroes" } else { "foes" };
            let creature = Creature::plain(name(who), at, Side(name(side)));
            let size = match who {
                "Hero" if giants => Size::Colossal,
                "Ogre" => Size::Huge,
                _ => Size::Medium,
            };
            table.put(Creature {
                size,
                speed: Some(Feet(self.speed)),
                modes: Clone::clone(&modes),
                altitude,
                ..creature
            });
        }
        for (nth, at) in (0..).zip(self.thrown(self.creatures)).filter(|(_, at)| !taken.contains(at)) {
            let side = if nth % 5 == 0 { "heroes" } else { "foes" };
            let creature = Creature::plain(name(&format!("Wolf {nth}")), at, Side(name(side)));
            let size = if giants { Size::Huge } else { Size::Medium };
            table.put(Creature { size, reach: Some(Feet(if nth % 3 == 0 { 120 } else { 20 })), altitude, ..creature });
        }
        table
    }

    /// Every command's example, and the same with the farthest and highest destinations.
    pub fn lines(&self) -> Vec<String> {
        let far = Square::new(self.side - 2, self.side - 3);
        let mut lines = Vec::new();
        for spec in SPECS.iter().filter(|spec| !spec.example.contains("file:")) {
            lines.push(spec.example.to_owned());
            let mut given = line::read(spec.example).expect("an example");
            let (high, far) = ((self.height / 10 * 5).to_string(), far.to_string());
            let mut further = false;
            for (option, value) in [("to", &far), ("altitude", &high)] {
                if spec.option(option).is_some() {
                    set(&mut given, option, value);
                    further = true;
                }
            }
            if further {
                lines.push(given.to_string());
            }
            for (option, value) in [("prefer", "safest"), ("mode", "any")] {
                let knows = |option: &Opt| matches!(option.kind, Kind::Choice(words) if words.contains(&value));
                if spec.option(option).is_some_and(knows) {
                    set(&mut given, option, value);
                    lines.push(given.to_string());
                }
            }
        }
        lines.push(format!("/move creature:Hero to:{far} jump:true prefer:safest"));
        lines.push("/options creature:Hero away:true".to_owned());
        lines
    }
}

/// Sets an option to this value.
fn set(given: &mut Invocation, option: &str, value: &str) {
    given.options.retain(|(name, _)| name != option);
    given.options.push((option.to_owned(), value.to_owned()));
}
