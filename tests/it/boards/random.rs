//! Random boards for the judge, and the commands that set up any of the judge's boards at a table.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use crate::door::BOARD;
use judge::{Barrier, Board, Creature, Fill, Partition, Place, Ruleset, SIZES, SpeedCategory, Square, TERRAINS, name};

/// A small random number generator, with the same sequence for a seed on every machine.
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

    /// A random number below `sides`.
    pub fn below(&mut self, sides: u64) -> u64 {
        self.next() % sides
    }

    /// A random number from `low` to `high`, inclusive.
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

/// How the ground of a board is laid out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layout {
    /// Pillars, walls and rubble here and there.
    Scattered,
    /// Rooms and corridors of one or two squares, so that big creatures have to squeeze.
    Corridors,
    /// Nearly bare ground with a single hero among armed foes with some reach: the hardest ground to find a safest way on.
    Gauntlet,
    /// Many small creatures in few squares.
    Crowd,
}

/// A random board of about 8 by 8 to 12 by 10 squares with 2 to 6 creatures; the first one moves.
pub fn random_board(dice: &mut Dice, rules: Ruleset) -> Board {
    let mut board = Board::new(rules, dice.between(8, 12), dice.between(8, 10));
    let layouts = [Layout::Scattered, Layout::Scattered, Layout::Scattered, Layout::Corridors, Layout::Corridors];
    let layouts = [&layouts[..], &[Layout::Gauntlet, Layout::Gauntlet, Layout::Crowd]].concat();
    let layout = *dice.pick(&layouts);
    // Half of the boards are nearly bare, so that big creatures get somewhere.
    let density = *dice.pick(&[2, 5, 10, 18]);
    for square in board.squares() {
        scatter(dice, &mut board, square, density);
    }
    if layout == Layout::Corridors {
        dig_corridors(dice, &mut board);
    }
    if dice.percent(30) {
        part(dice, &mut board);
    }
    let names = ["Mara", "bugbear", "Orc", "Ant", "Zed", "Imp"];
    let many = matches!(layout, Layout::Gauntlet | Layout::Crowd);
    for label in &names[..if many { 6 } else { dice.between(2, 6) as usize }] {
        let creature = match layout {
            Layout::Gauntlet => in_a_gauntlet(dice, &board, label),
            Layout::Crowd => in_a_crowd(dice, &board, label),
            Layout::Scattered | Layout::Corridors => anybody(dice, &board, label),
        };
        if let Some(creature) = stood(dice, &board, creature) {
            board.creatures.push(creature);
        }
    }
    board
}

/// Raises and lowers some of the floor: steps, ledges and pits here and there.
pub fn raise(dice: &mut Dice, board: &mut Board) {
    for _ in 0..dice.between(2, 7) {
        let (x, y) = (dice.between(0, board.width - 1), dice.between(0, board.height - 1));
        let (wide, high) = (dice.between(1, 4), dice.between(1, 4));
        let floor = *dice.pick(&[-2, -1, 0, 1, 1, 2, 2, 3]);
        for square in (y..y + high).flat_map(|y| (x..x + wide).map(move |x| (x, y))) {
            if board.on_board(square) {
                board.floors.insert(square, floor);
            }
        }
    }
    board.floors.retain(|_, floor| *floor != 0);
    // A pit of 5 ft is a trench.
    let dug: Vec<Square> = board.floors.iter().filter(|(_, floor)| **floor == -1).map(|(&at, _)| at).collect();
    board.layers.extend(dug.into_iter().map(|at| ((at, "trench"), 1)));
}

pub fn scatter(dice: &mut Dice, board: &mut Board, square: Square, density: u64) {
    if dice.percent(density) {
        let fill = *dice.pick(&[Fill::Solid, Fill::Solid, Fill::Pillar]);
        board.fills.insert(square, fill);
    } else if dice.percent(2 * density) {
        // Rise leaves open how a full square affects a walker.
        let open: &[&str] = if board.ruleset == Ruleset::Rise { &["obstacle"] } else { &[] };
        for _ in 0..dice.between(1, 2) {
            let terrain = *dice.pick(&["difficult", "difficult", "obstacle"]);
            let terrain = if dice.percent(50) { terrain } else { *dice.pick(&TERRAINS) };
            let terrain = if open.contains(&terrain) { "shallow-water" } else { terrain };
            let layers = board.layers.entry((square, terrain)).or_insert(0);
            *layers += if dice.percent(15) { 2 } else { 1 };
        }
    }
    for neighbour in [(square.0 + 1, square.1), (square.0, square.1 + 1)] {
        if board.on_board(neighbour) && dice.percent(density) {
            board.set_edge(square, neighbour, *dice.pick(&Barrier::ON_EDGES));
        }
    }
}

/// Walls, doors, windows and the like, from any quarter of a square to any other, also through middles and corners.
pub fn part(dice: &mut Dice, board: &mut Board) {
    for _ in 0..dice.between(1, 5) {
        let (width, height) = (board.width, board.height);
        let fine = if dice.percent(70) { 250 } else { 1 };
        let near = |dice: &mut Dice, at: i32, most: i32| {
            let parts = i64::from(dice.between((at - 3).max(0) * 1000 / fine, (at + 3).min(most) * 1000 / fine));
            parts * i64::from(fine)
        };
        let (x, y) = (dice.between(0, width), dice.between(0, height));
        let mut spot = || (near(dice, x, width), near(dice, y, height));
        let ends = (spot(), spot());
        let kinds = [
            Barrier::Wall,
            Barrier::Door,
            Barrier::OpenDoor,
            Barrier::Window,
            Barrier::Grate,
            Barrier::Curtain,
            Barrier::OneWayLeft,
            Barrier::OneWayRight,
        ];
        let barrier = *dice.pick(&kinds);
        if ends.0 != ends.1 {
            board.partitions.push(Partition { barrier, ends });
        }
    }
}

/// Solid ground with a few rooms and corridors between them, occasionally with walls instead of solid squares.
fn dig_corridors(dice: &mut Dice, board: &mut Board) {
    let mut dug: BTreeSet<Square> = BTreeSet::new();
    let mut from = (dice.between(0, board.width - 3), dice.between(0, board.height - 3));
    for _ in 0..dice.between(3, 5) {
        let room = (dice.between(2, 4), dice.between(2, 4));
        dug.extend((0..room.1).flat_map(|dy| (0..room.0).map(move |dx| (from.0 + dx, from.1 + dy))));
        let to = (dice.between(0, board.width - 3), dice.between(0, board.height - 3));
        let width = *dice.pick(&[1, 1, 2, 2, 3]);
        let along = (from.0.min(to.0)..=from.0.max(to.0)).map(|x| (x, from.1));
        let down = (from.1.min(to.1)..=from.1.max(to.1)).map(|y| (to.0, y));
        for (x, y) in along.chain(down) {
            dug.extend((0..width).flat_map(|dy| (0..width).map(move |dx| (x + dx, y + dy))));
        }
        from = to;
    }
    for square in board.squares() {
        if !dug.contains(&square) && !dice.percent(12) {
            board.layers.retain(|(at, _), _| *at != square);
            board.fills.insert(square, if dice.percent(10) { Fill::Pillar } else { Fill::Solid });
        } else if dice.percent(90) {
            board.fills.remove(&square);
        }
    }
}

/// A creature of any kind, not yet placed.
pub fn anybody(dice: &mut Dice, board: &Board, label: &str) -> Creature {
    let is_mover = board.creatures.is_empty();
    let epic = board.ruleset == Ruleset::EpicPath;
    let sizes: &[usize] = match board.ruleset {
        Ruleset::EpicPath => &[1, 2, 3, 4, 4, 4, 5, 5, 5, 6, 6, 7, 7, 8],
        Ruleset::Rise => &[0, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6],
        _ => &[1, 2, 2, 3, 4, 4, 4, 5, 5, 5, 6, 6, 7],
    };
    let size = if epic && dice.percent(2) { 9 } else { *dice.pick(sizes) };
    let sides = ["foes", "foes", "foes", "foes", "heroes", "heroes", "neutral"];
    let side = if is_mover { "heroes" } else { *dice.pick(&sides) };
    let mut creature = Creature::plain(label, unsqueezed_at(board, size, (0, 0)), size, side);
    creature.long = dice.percent(40);
    creature.speed = *dice.pick(&[15, 20, 30, 30, 40]);
    creature.reach = dice.percent(20).then(|| *dice.pick(&[0, 5, 10, 15, 20]));
    creature.reach_weapon = dice.percent(15);
    creature.threatens = !dice.percent(8);
    if board.ruleset == Ruleset::Rise {
        creature.speed = *dice.pick(&[20, 30, 40, 50]);
        creature.category =
            *dice.pick(&[SpeedCategory::Average, SpeedCategory::Average, SpeedCategory::Fast, SpeedCategory::Slow]);
    }
    if dice.percent(10) {
        creature.ignores = match dice.below(4) {
            0 => vec!["difficult"],
            1 => vec!["difficult", "heavy-undergrowth", "impeded"],
            2 if board.ruleset != Ruleset::Rise => vec!["low"],
            _ => vec!["water", "light-undergrowth"],
        };
    }
    if dice.percent(10) {
        creature.conditions.push(*dice.pick(&["blinded", "incorporeal", "flat-footed"]));
    }
    if !is_mover && dice.percent(10) {
        creature.altitude = *dice.pick(&[5, 10, 15]);
    }
    if !is_mover && dice.percent(20) {
        disable(dice, board, &mut creature);
    } else if !is_mover && dice.percent(5) {
        creature.fills = true;
    }
    creature
}

/// Gives the creature a condition in which it can't act.
fn disable(dice: &mut Dice, board: &Board, creature: &mut Creature) {
    creature.helpless_obstacle = dice.percent(30);
    // Rise doesn't say whether a body counts as a creature.
    let last = if board.ruleset == Ruleset::Rise { 3 } else { 5 };
    match dice.between(0, last) {
        0 => creature.helpless = true,
        1 => creature.conditions.push("unconscious"),
        2 => creature.conditions.push("paralyzed"),
        3 => creature.conditions.push("stunned"),
        _ => creature.conditions.push("dead"),
    }
}

fn in_a_gauntlet(dice: &mut Dice, board: &Board, label: &str) -> Creature {
    let is_mover = board.creatures.is_empty();
    let size = if is_mover && dice.percent(30) { 5 } else { 4 };
    let side = if is_mover { "heroes" } else { "foes" };
    let mut creature = Creature::plain(label, unsqueezed_at(board, size, (0, 0)), size, side);
    creature.reach = (!is_mover).then(|| *dice.pick(&[5, 5, 10, 15]));
    creature.reach_weapon = !is_mover && dice.percent(20);
    creature
}

fn in_a_crowd(dice: &mut Dice, board: &Board, label: &str) -> Creature {
    let size = if board.ruleset == Ruleset::Rise { *dice.pick(&[2, 3, 3, 3, 3]) } else { *dice.pick(&[1, 2, 2, 2, 2]) };
    let side = if board.creatures.is_empty() || dice.percent(75) { "heroes" } else { "foes" };
    let first = board.creatures.first().map_or((0, 0), Creature::at);
    Creature::plain(label, unsqueezed_at(board, size, first), size, side)
}

fn unsqueezed_at(board: &Board, size: usize, anchor: Square) -> Place {
    let n = board.ruleset.footprint(size);
    Place::new(anchor, n, n)
}

/// The creature on some squares of the board, if it fits anywhere.
pub fn stood(dice: &mut Dice, board: &Board, mut creature: Creature) -> Option<Creature> {
    // Few creatures share squares from the start; occasionally the GM has put one inside another, or into a wall.
    let may_overlap = dice.percent(if creature.is_very_small() { 50 } else { 5 }) && !creature.fills;
    let may_be_buried = dice.percent(3);
    let n = board.ruleset.footprint(creature.size);
    let narrow = board.ruleset.squeezed_side(creature.size);
    let beside = board.creatures.get(1).map(Creature::at);
    let crowded = board.creatures.iter().all(|other| board.ruleset.to_a_square(other.size).is_some());
    for attempt in 0..60 {
        // If there is no room for the whole space, a squeezed one may fit.
        let (columns, rows) = match narrow {
            Some(k) if attempt >= 30 || dice.percent(10) => *dice.pick(&[(n, k), (k, n)]),
            _ => (n, n),
        };
        if columns > board.width || rows > board.height {
            continue;
        }
        let anchor = (dice.between(0, board.width - columns), dice.between(0, board.height - rows));
        let small = crowded && board.ruleset.to_a_square(creature.size).is_some();
        let anchor = beside.filter(|_| small && dice.percent(70)).unwrap_or(anchor);
        creature.place = Place::new(anchor, columns, rows);
        let stands = creature.place.squares().all(|square| !board.is_filled(square));
        let inside: Vec<&Creature> =
            board.creatures.iter().filter(|other| other.place.overlaps(creature.place)).collect();
        let packs = small && inside.iter().all(|other| other.side == creature.side);
        let alone = inside.is_empty() || packs || (may_overlap && inside.iter().all(|other| !other.fills));
        if (stands || may_be_buried) && alone {
            return Some(creature);
        }
    }
    None
}

/// The commands that set up the board. Their order doesn't matter.
pub fn setup(board: &Board) -> Vec<String> {
    let rules = board.ruleset.word();
    let mut lines = vec![format!("/table new width:{} height:{} ruleset:{rules}", board.width, board.height)];
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
    let mut floors: BTreeMap<i32, Vec<String>> = BTreeMap::new();
    for (&square, &floor) in &board.floors {
        floors.entry(floor).or_default().push(name(square));
    }
    for (floor, squares) in floors {
        let (squares, feet) = (squares.join(" "), floor * 5);
        lines.push(if feet < 0 {
            format!("/map paint squares:\"{squares}\" terrain:pit depth:{}", -feet)
        } else {
            format!("/map height squares:\"{squares}\" feet:{feet}")
        });
    }
    if !board.partitions.is_empty() {
        lines.insert(1, in_notation(board));
        lines.extend(added(board));
        return lines;
    }
    let mut edges: BTreeMap<(&str, &str), Vec<String>> = BTreeMap::new();
    for (&(a, b), barrier) in &board.edges {
        let side = if a.0 == b.0 { "south" } else { "east" };
        edges.entry((side, barrier.word())).or_default().push(name(a));
    }
    for ((side, word), squares) in edges {
        lines.push(format!("/map edge squares:\"{}\" side:{side} barrier:{word}", squares.join(" ")));
    }
    lines.extend(added(board));
    lines
}

/// The board in notation, edges included: `/map edge` would also change doors that lie along no edge.
fn in_notation(board: &Board) -> String {
    let mut lines = vec![format!("{}x{}", board.width, board.height)];
    let edges = board.edges.iter();
    lines.extend(edges.map(|(&(a, b), barrier)| format!("{} {}/{}", barrier.word(), name(a), name(b))));
    lines.extend(board.partitions.iter().map(|one| format!("{} {}", one.barrier.word(), one.notation())));
    format!("{BOARD}\"{}\"", lines.join("; "))
}

/// The commands that add the creatures. A creature in the air flies unless it is the mover, so that no wall nearby counts as
/// holding it.
fn added(board: &Board) -> impl Iterator<Item = String> {
    board.creatures.iter().enumerate().map(|(index, creature)| {
        let flies = index > 0 && creature.altitude > 0 && !creature.words.contains("modes:");
        add(creature) + if flies { " modes:\"fly 60\"" } else { "" }
    })
}

fn add(creature: &Creature) -> String {
    let Creature { name: label, size, side, speed, .. } = creature;
    let size = SIZES[*size];
    let mut line =
        format!("/creature add name:{label} at:{} size:{size} side:{side} speed:{speed}", name(creature.at()));
    if creature.place.is_squeezed() {
        let _ = write!(line, " space:{}", creature.place.name());
    }
    if let Some(reach) = creature.reach {
        let _ = write!(line, " reach:{reach}");
    }
    if creature.altitude > 0 {
        let _ = write!(line, " altitude:{}", creature.altitude);
    }
    if let Some(defense) = creature.maneuver_defense {
        let _ = write!(line, " maneuver-defense:{defense}");
    }
    if !creature.conditions.is_empty() {
        let _ = write!(line, " conditions:\"{}\"", creature.conditions.join(" "));
    }
    if !creature.ignores.is_empty() {
        let _ = write!(line, " ignores:\"{}\"", creature.ignores.join(" "));
    }
    match creature.category {
        SpeedCategory::Fast => line += " speed-category:fast",
        SpeedCategory::Slow => line += " speed-category:slow",
        SpeedCategory::Average => {}
    }
    let words = [
        (creature.long, " shape:long"),
        (creature.reach_weapon, " weapon-reach:true"),
        (creature.helpless, " helpless:true"),
        (creature.helpless_obstacle, " helpless-obstacle:true"),
        (creature.fills, " fills:true"),
        (!creature.threatens, " threatens:false"),
    ];
    line += &creature.words;
    line + &words.into_iter().filter(|(holds, _)| *holds).map(|(_, word)| word).collect::<String>()
}

/// A way to turn or mirror a board: for laws that must not depend on where north is.
#[derive(Clone, Copy, Debug)]
pub enum Turned {
    Mirrored,
    Quarter,
    Half,
}

impl Turned {
    pub const ALL: [Turned; 3] = [Turned::Mirrored, Turned::Quarter, Turned::Half];

    /// Where a place ends up on the turned board.
    pub fn place(self, board: &Board, place: Place) -> Place {
        let Place { x, y, columns, rows } = place;
        let (east, south) = (board.width - columns - x, board.height - rows - y);
        match self {
            Turned::Mirrored => Place { x: east, ..place },
            Turned::Quarter => Place { x: south, y: x, columns: rows, rows: columns },
            Turned::Half => Place { x: east, y: south, ..place },
        }
    }

    pub fn square(self, board: &Board, square: Square) -> Square {
        self.place(board, Place::new(square, 1, 1)).anchor()
    }

    pub fn board(self, board: &Board) -> Board {
        let square = |at| self.square(board, at);
        let size = (board.width, board.height);
        let (width, height) = if matches!(self, Turned::Quarter) { (size.1, size.0) } else { size };
        let mut turned = Board::new(board.ruleset, width, height);
        let (east, south) = (1000 * i64::from(board.width), 1000 * i64::from(board.height));
        let spot = |(x, y): (i64, i64)| match self {
            Turned::Mirrored => (east - x, y),
            Turned::Quarter => (south - y, x),
            Turned::Half => (east - x, south - y),
        };
        let partition = |one: &Partition| {
            let turned = Partition { ends: (spot(one.ends.0), spot(one.ends.1)), ..*one };
            // A one-way barrier keeps stopping the same side: a spot beside the line stays on its side.
            let ((x, y), (east, south)) = one.ends;
            let beside = (x + south - y, y + x - east);
            let kinds = match one.barrier {
                Barrier::OneWayLeft | Barrier::OneWayRight => [Barrier::OneWayLeft, Barrier::OneWayRight],
                plain => [plain; 2],
            };
            let as_before =
                |kind: &Barrier| Partition { barrier: *kind, ..turned }.faces(spot(beside)) == one.faces(beside);
            let barrier = kinds.into_iter().find(as_before).unwrap_or(one.barrier);
            Partition { barrier, ..turned }
        };
        turned.partitions = board.partitions.iter().map(partition).collect();
        turned.fills = board.fills.iter().map(|(&at, &fill)| (square(at), fill)).collect();
        turned.layers = board.layers.iter().map(|(&(at, word), &count)| ((square(at), word), count)).collect();
        turned.floors = board.floors.iter().map(|(&at, &floor)| (square(at), floor)).collect();
        for (&(a, b), &barrier) in &board.edges {
            turned.set_edge(square(a), square(b), barrier);
        }
        for creature in &board.creatures {
            turned.creatures.push(Creature { place: self.place(board, creature.place), ..creature.clone() });
        }
        turned
    }
}
