//! Random boards for the judge, and any of the judge's boards as the commands that set it up at a table.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::judge::{Barrier, Board, Creature, Fill, SIZES, Square, TERRAINS, footprint, name};

/// A small generator of numbers that is the same on every machine for the same seed.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x5DEE_CE66)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `sides`.
    pub fn below(&mut self, sides: u64) -> u64 {
        self.next() % sides
    }

    /// A number from `low` up to and including `high`.
    pub fn between(&mut self, low: i32, high: i32) -> i32 {
        low + self.below((high - low + 1) as u64) as i32
    }

    pub fn percent(&mut self, chance: u64) -> bool {
        self.below(100) < chance
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len() as u64) as usize]
    }
}

/// A random board of about 8 by 8 to 12 by 10 squares with 2 to 6 creatures, the first of which is the one to move. One in
/// four is a gauntlet: a single hero among armed foes of some reach, where the safest way has the most to weigh.
pub fn random_board(dice: &mut Dice) -> Board {
    let mut board = Board::new(dice.between(8, 12), dice.between(8, 10));
    // Every other board is nearly bare, so that big creatures get somewhere.
    let density = *dice.pick(&[2, 5, 10, 18]);
    for square in board.squares() {
        if dice.percent(density) {
            let fill = *dice.pick(&[Fill::Solid, Fill::Solid, Fill::Pillar]);
            board.fills.insert(square, fill);
        } else if dice.percent(2 * density) {
            for _ in 0..dice.between(1, 2) {
                let terrain = *dice.pick(&["difficult", "difficult", "obstacle"]);
                let terrain = if dice.percent(60) { terrain } else { *dice.pick(&TERRAINS) };
                let layers = board.layers.entry((square, terrain)).or_insert(0);
                *layers += if dice.percent(15) { 2 } else { 1 };
            }
        }
        for neighbour in [(square.0 + 1, square.1), (square.0, square.1 + 1)] {
            if board.on_board(neighbour) && dice.percent(density) {
                let kinds =
                    [Barrier::Wall, Barrier::Wall, Barrier::Door, Barrier::OpenDoor, Barrier::Low, Barrier::Low];
                board.set_edge(square, neighbour, *dice.pick(&kinds));
            }
        }
    }
    let names = ["Mara", "bugbear", "Orc", "Ant", "Zed", "Imp"];
    let gauntlet = dice.percent(25);
    for label in &names[..if gauntlet { 6 } else { dice.between(2, 6) as usize }] {
        if let Some(creature) = random_creature(dice, &board, label, gauntlet) {
            board.creatures.push(creature);
        }
    }
    board
}

fn random_creature(dice: &mut Dice, board: &Board, label: &str, gauntlet: bool) -> Option<Creature> {
    let is_mover = board.creatures.is_empty();
    let size = *dice.pick(&[1, 2, 2, 3, 4, 4, 4, 5, 5, 6, 6, 7]);
    let mut creature = Creature {
        name: label.to_owned(),
        at: (0, 0),
        size,
        long: dice.percent(40),
        side: if is_mover { "heroes" } else { *dice.pick(&["foes", "foes", "foes", "foes", "heroes", "neutral"]) }
            .into(),
        speed: *dice.pick(&[15, 20, 30, 30, 40]),
        reach: dice.percent(20).then(|| *dice.pick(&[0, 5, 10, 15, 20])),
        altitude: if !is_mover && dice.percent(12) { *dice.pick(&[5, 10, 15]) } else { 0 },
        helpless: !is_mover && dice.percent(10),
        threatens: !dice.percent(8),
    };
    if gauntlet {
        let foe = if is_mover { creature.side } else { "foes".to_owned() };
        let reach = (!is_mover).then(|| *dice.pick(&[5, 5, 10, 15]));
        creature = Creature {
            size: 4,
            side: foe,
            reach,
            speed: 30,
            altitude: 0,
            helpless: false,
            threatens: true,
            ..creature
        };
    }
    // Hardly anybody shares squares from the start; now and then the GM's hand has put somebody inside somebody, or into
    // a wall.
    let may_overlap = dice.percent(if creature.is_very_small() { 50 } else { 5 });
    let may_be_buried = dice.percent(3);
    for _ in 0..60 {
        let (x, y) = (board.width - creature.side_length(), board.height - creature.side_length());
        creature.at = (dice.between(0, x), dice.between(0, y));
        let space = creature.space();
        let stands = space.iter().all(|&square| !board.is_filled(square));
        let alone = board.creatures.iter().all(|other| other.space().is_disjoint(&space));
        if (stands || may_be_buried) && (alone || may_overlap) {
            return Some(creature);
        }
    }
    None
}

/// The commands that set the board up, in an order that does not matter.
pub fn setup(board: &Board) -> Vec<String> {
    let mut lines = vec![format!("/table new width:{} height:{} ruleset:srd35", board.width, board.height)];
    let mut fills: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (&square, fill) in &board.fills {
        let word = if *fill == Fill::Solid { "solid" } else { "pillar" };
        fills.entry(word).or_default().push(name(square));
    }
    for (word, squares) in fills {
        lines.push(format!("/map paint squares:\"{}\" terrain:{word}", squares.join(" ")));
    }
    let mut layers: BTreeMap<(&str, u32), Vec<String>> = BTreeMap::new();
    for (&(square, terrain), &count) in &board.layers {
        layers.entry((terrain, count)).or_default().push(name(square));
    }
    for ((terrain, count), squares) in layers {
        let squares = squares.join(" ");
        lines.push(format!("/map paint squares:\"{squares}\" terrain:{terrain} layers:{count}"));
    }
    let mut edges: BTreeMap<(&str, &str), Vec<String>> = BTreeMap::new();
    for (&(a, b), barrier) in &board.edges {
        let side = if a.0 == b.0 { "south" } else { "east" };
        edges.entry((side, barrier.word())).or_default().push(name(a));
    }
    for ((side, word), squares) in edges {
        lines.push(format!("/map edge squares:\"{}\" side:{side} barrier:{word}", squares.join(" ")));
    }
    lines.extend(board.creatures.iter().map(add));
    lines
}

fn add(creature: &Creature) -> String {
    let Creature { name: label, at, size, side, speed, .. } = creature;
    let size = SIZES[*size];
    let mut line = format!("/creature add name:{label} at:{} size:{size} side:{side} speed:{speed}", name(*at));
    if let Some(reach) = creature.reach {
        let _ = write!(line, " reach:{reach}");
    }
    if creature.long {
        line += " shape:long";
    }
    if creature.altitude > 0 {
        let _ = write!(line, " altitude:{}", creature.altitude);
    }
    if creature.helpless {
        line += " helpless:true";
    }
    if !creature.threatens {
        line += " threatens:false";
    }
    line
}

/// A way to turn a square of side `n` over or about: for laws that say that nothing depends on which way is north.
#[derive(Clone, Copy, Debug)]
pub enum Turned {
    Mirrored,
    Quarter,
    Half,
}

impl Turned {
    pub const ALL: [Turned; 3] = [Turned::Mirrored, Turned::Quarter, Turned::Half];

    /// Where the north-west square of a space of `n` by `n` comes to lie.
    pub fn anchor(self, (width, height): (i32, i32), (x, y): Square, n: i32) -> Square {
        match self {
            Turned::Mirrored => (width - n - x, y),
            Turned::Quarter => (height - n - y, x),
            Turned::Half => (width - n - x, height - n - y),
        }
    }

    pub fn board(self, board: &Board) -> Board {
        let size = (board.width, board.height);
        let square = |at| self.anchor(size, at, 1);
        let (width, height) = if matches!(self, Turned::Quarter) { (size.1, size.0) } else { size };
        let mut turned = Board::new(width, height);
        turned.fills = board.fills.iter().map(|(&at, &fill)| (square(at), fill)).collect();
        turned.layers = board.layers.iter().map(|(&(at, word), &count)| ((square(at), word), count)).collect();
        for (&(a, b), &barrier) in &board.edges {
            turned.set_edge(square(a), square(b), barrier);
        }
        for creature in &board.creatures {
            let at = self.anchor(size, creature.at, footprint(creature.size));
            turned.creatures.push(Creature { at, ..creature.clone() });
        }
        turned
    }
}
