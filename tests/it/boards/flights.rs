//! Random boards with floors at different heights, and a flier over them.

use crate::boards::random::{Dice, part};
use judge::{
    Barrier, Blocked, Board, Class, Craft, Creature, Fill, Flight, Manner, Place, Pose, Ruleset, SpeedCategory, Spot,
    Square, Volume, Walk,
};

/// The words for the eight facings, clockwise from north.
pub const FACINGS: [&str; 8] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

/// A board whose first creature flies.
pub struct Airborne {
    pub board: Board,
    pub craft: Craft,
    pub speed: u32,
    pub pose: Pose,
}

impl Airborne {
    pub fn flight(&self, manner: Manner) -> Flight<'_> {
        Flight { volume: Volume::new(&self.board, 0, manner), craft: self.craft, speed: self.speed, from: self.pose }
    }

    /// Puts the flier where a flight has led.
    pub fn put(&mut self, pose: Pose) {
        let volume = Volume::new(&self.board, 0, Manner::default());
        let there = volume.there(pose.spot);
        let (place, altitude) = (there.place, there.altitude);
        self.board.creatures[0] = Creature { place, altitude, ..self.board.creatures[0].clone() };
        self.pose = pose;
    }
}

/// Raises and lowers some squares of the board: single ones, and blocks with stairs beside them.
pub fn uneven(dice: &mut Dice, board: &mut Board, chance: u64) {
    let squares = board.squares();
    for &square in &squares {
        if dice.percent(chance) {
            board.floors.insert(square, *dice.pick(&[-4, -2, -1, 1, 1, 1, 2, 2, 4]));
        }
    }
    if dice.percent(50) {
        let (from, level) = (*dice.pick(&squares), *dice.pick(&[-4, -2, 1, 2, 2, 4]));
        let (columns, rows) = (dice.between(2, 3), dice.between(2, 3));
        let block = Place::new(from, columns, rows);
        let inside: Vec<Square> = block.squares().filter(|&square| board.on_board(square)).collect();
        board.floors.extend(inside.into_iter().map(|square| (square, level)));
        let stair = (from.0 - 1, from.1);
        if board.on_board(stair) {
            board.floors.insert(stair, level - level.signum());
        }
    }
}

fn ground(dice: &mut Dice, board: &mut Board) {
    for square in board.squares() {
        if dice.percent(8) {
            board.fills.insert(square, *dice.pick(&[Fill::Solid, Fill::Solid, Fill::Pillar]));
        } else if dice.percent(10) {
            board.layers.insert((square, *dice.pick(&["difficult", "heavy-undergrowth"])), 1);
        }
        for next in [(square.0 + 1, square.1), (square.0, square.1 + 1)] {
            if board.on_board(next) && dice.percent(4) {
                board.set_edge(square, next, *dice.pick(&Barrier::ON_EDGES));
            }
        }
    }
    uneven(dice, board, 10);
}

/// Open sky over flat ground, with a flier in it, an opponent some way off and perhaps others.
pub fn open_sky(dice: &mut Dice, rules: Ruleset) -> Airborne {
    loop {
        let mut board = Board::new(rules, dice.between(8, 12), dice.between(6, 9));
        let (craft, slow) = wings(dice, rules);
        let speed = slow + *dice.pick(&[5, 10, 10, 15]);
        for label in &["Roc", "orc", "Bat", "Elf"][..dice.between(2, 4) as usize] {
            let mut creature = somebody(dice, &board, label);
            if *label == "Roc" {
                creature.altitude = creature.altitude.max(5);
                (creature.size, creature.reach) = (if creature.size == 5 { 5 } else { 4 }, None);
            }
            let n = rules.footprint(creature.size);
            creature.place = Place::new((0, 0), n, n);
            (creature.fills, creature.helpless) = (false, false);
            board.creatures.extend(stood(dice, &board, creature));
        }
        let facing = (matches!(craft, Craft::Classes(_)) && dice.percent(80)).then(|| dice.between(0, 7));
        let enough = board.creatures.len() > 1 && board.creatures[0].name == "Roc";
        if enough && board.creatures[1..].iter().any(|other| board.creatures[0].opposes(other)) {
            return winged(board, (craft, speed), facing);
        }
    }
}

/// A flier alone on an open board of this size, 20 ft up near its middle.
pub fn alone(rules: Ruleset, (columns, rows): (i32, i32), craft: (Craft, u32), facing: i32) -> Airborne {
    let mut board = Board::new(rules, columns, rows);
    let mut flier = Creature::plain("Roc", Place::new((columns / 2, rows / 2), 1, 1), 4, "heroes");
    flier.altitude = 20;
    board.creatures.push(flier);
    winged(board, craft, Some(facing))
}

/// The board with its first creature turned into this flier.
fn winged(mut board: Board, (craft, speed): (Craft, u32), facing: Option<i32>) -> Airborne {
    let rules = board.ruleset;
    let flier = &mut board.creatures[0];
    let class = match craft {
        Craft::Classes(class) => class.word(),
        Craft::Free(_) if rules == Ruleset::EpicPath => "greater",
        Craft::Free(SpeedCategory::Average) => "",
        Craft::Free(SpeedCategory::Fast) => "fast",
        Craft::Free(SpeedCategory::Slow) => "slow",
    };
    flier.words = format!(" modes:\"fly {speed} {class}\"");
    if rules == Ruleset::Rise {
        // All its modes share its one speed.
        flier.speed = speed;
    }
    if let Some(facing) = facing {
        flier.words += &format!(" facing:{}", FACINGS[facing as usize]);
    }
    let spot = Volume::new(&board, 0, Manner::default()).start();
    let aloft = board.creatures[0].altitude > 0;
    Airborne { craft, speed, pose: Pose::fresh(spot, facing, aloft), board }
}

/// A small board with a flier and a few others at all heights.
pub fn airborne(dice: &mut Dice, rules: Ruleset) -> Airborne {
    loop {
        let mut board = Board::new(rules, dice.between(5, 7), dice.between(5, 7));
        ground(dice, &mut board);
        if dice.percent(20) {
            part(dice, &mut board);
        }
        let (craft, speed) = wings(dice, rules);
        for label in &["Roc", "orc", "Bat", "Elf"][..dice.between(2, 4) as usize] {
            let creature = somebody(dice, &board, label);
            board.creatures.extend(stood(dice, &board, creature));
        }
        let facing = (matches!(craft, Craft::Classes(_)) && dice.percent(80)).then(|| dice.between(0, 7));
        if board.creatures.first().is_some_and(|first| first.name == "Roc") {
            return winged(board, (craft, speed), facing);
        }
    }
}

/// A better flier is slower, because it has more to search.
fn wings(dice: &mut Dice, rules: Ruleset) -> (Craft, u32) {
    match rules {
        Ruleset::EpicPath => (Craft::Free(SpeedCategory::Average), *dice.pick(&[10, 15, 20])),
        Ruleset::Rise => {
            let category =
                *dice.pick(&[SpeedCategory::Average, SpeedCategory::Average, SpeedCategory::Fast, SpeedCategory::Slow]);
            (Craft::Free(category), if category == SpeedCategory::Fast { 10 } else { *dice.pick(&[15, 20, 30]) })
        }
        _ => {
            let class = *dice.pick(&Class::ALL);
            let speeds: &[u32] = match class {
                Class::Perfect | Class::Good => &[10, 10, 15],
                Class::Average => &[10, 15, 20],
                Class::Poor | Class::Clumsy => &[15, 20, 25, 30],
            };
            (Craft::Classes(class), *dice.pick(speeds))
        }
    }
}

fn somebody(dice: &mut Dice, board: &Board, label: &str) -> Creature {
    let is_flier = board.creatures.is_empty();
    let sizes: &[usize] = match (board.ruleset, is_flier) {
        (Ruleset::EpicPath, true) => &[4, 4, 5, 6],
        (Ruleset::EpicPath, false) => &[4, 4, 5, 6],
        (Ruleset::Rise, true) => &[4, 4, 5],
        (Ruleset::Rise, false) => &[3, 4, 5, 6],
        (_, true) => &[2, 3, 4, 5, 5, 5],
        (_, false) => &[2, 3, 4, 4, 5, 6],
    };
    let size = *dice.pick(sizes);
    let sides = ["foes", "foes", "foes", "foes", "heroes", "neutral"];
    let side = if is_flier { "heroes" } else { *dice.pick(&sides) };
    let n = board.ruleset.footprint(size);
    let mut creature = Creature::plain(label, Place::new((0, 0), n, n), size, side);
    creature.altitude = *dice.pick(&[0, 0, 5, 5, 10, 10, 15, 20]);
    if !is_flier {
        creature.reach = dice.percent(30).then(|| *dice.pick(&[0, 5, 10, 15]));
        creature.reach_weapon = dice.percent(15);
        creature.long = dice.percent(20);
        creature.fills = dice.percent(5);
        creature.helpless = dice.percent(8);
    }
    creature
}

/// The creature on some squares of the board that are free at its height, if any.
pub fn stood(dice: &mut Dice, board: &Board, mut creature: Creature) -> Option<Creature> {
    let n = board.ruleset.footprint(creature.size);
    for _ in 0..40 {
        if n > board.width || n > board.height {
            return None;
        }
        creature.place = Place::new((dice.between(0, board.width - n), dice.between(0, board.height - n)), n, n);
        let walk = Walk { board, mover: &creature, manner: Manner::default() };
        if walk.has_room(creature.place) && board.others_in(&creature, creature.place).is_empty() {
            return Some(creature);
        }
    }
    None
}

/// A few places in a row, each next to the one before, mostly ones that the flier may fly to.
pub fn wander(dice: &mut Dice, flight: &Flight<'_>, careless: bool) -> Vec<Spot> {
    let mut state = flight.start();
    let mut path = Vec::new();
    for _ in 0..dice.between(2, 6) {
        let from = state.pose.spot;
        let onto = |spot: Spot| flight.volume.board.on_board(spot.at);
        let inside = |blocked: &Blocked| *blocked == Blocked::NoRoom;
        let mut ways: Vec<Spot> = flight.volume.around(from).into_iter().filter(|&to| onto(to)).collect();
        ways.retain(|&spot| {
            let (altitude, (x, y, _)) = (flight.volume.altitude(spot), from.to(spot));
            // A path names squares one apart, each of which can only mean one space.
            let whole = flight.volume.spot(spot.at, altitude);
            let passes = spot.fold > 0 && flight.volume.is_open(whole);
            !passes && altitude >= 0 && x.abs() <= 1 && y.abs() <= 1 && flight.volume.named(spot.at, altitude) == [spot]
        });
        let good = |to: &Spot| {
            let open = flight.volume.hop(from, *to).blocked;
            open.is_empty() && flight.legs(&state, *to).iter().any(|leg| leg.broken.is_empty())
        };
        let legal: Vec<_> = ways.iter().copied().filter(good).collect();
        // Even careless fliers rarely fly through solid squares.
        ways.retain(|&to| dice.percent(20) || !flight.volume.hop(from, to).blocked.iter().any(inside));
        let from = if (careless && dice.percent(40)) || legal.is_empty() { &ways } else { &legal };
        if from.is_empty() {
            break;
        }
        let to = *dice.pick(from);
        let legs = flight.legs(&state, to);
        state = legs.iter().find(|leg| leg.broken.is_empty()).unwrap_or(&legs[0]).after;
        path.push(state.pose.spot);
    }
    path
}
