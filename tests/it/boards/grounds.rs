//! Random boards for jumping and climbing.

use crate::boards::flights::stood;
use crate::boards::random::Dice;
use judge::{Barrier, Board, ClimbPace, Climber, Creature, Fill, Hold, Jumper, Place, Ruleset, SpeedCategory};

/// A board with a trench, some walls and some creatures; the first one jumps.
pub fn course(dice: &mut Dice, rules: Ruleset) -> (Board, Jumper) {
    loop {
        let mut board = Board::new(rules, dice.between(9, 12), dice.between(7, 9));
        for square in board.squares() {
            if dice.percent(4) {
                board.fills.insert(square, *dice.pick(&[Fill::Solid, Fill::Pillar]));
            } else if dice.percent(8) {
                board.layers.insert((square, "difficult"), 1);
            }
            for next in [(square.0 + 1, square.1), (square.0, square.1 + 1)] {
                if board.on_board(next) && dice.percent(3) {
                    board.set_edge(square, next, *dice.pick(&[Barrier::Wall, Barrier::Low, Barrier::Low]));
                }
            }
        }
        if dice.percent(60) {
            let (x, wide, deep) = (dice.between(2, 6), dice.between(1, 3), dice.between(2, 6));
            let trench = Place::new((x, 0), wide, board.height);
            board.floors.extend(trench.squares().map(|square| (square, -deep)));
        }
        let size = *dice.pick(&[3, 4, 4, 4, 5]);
        let long = dice.percent(20);
        let jumper = Jumper {
            rules,
            speed: *dice.pick(&[15, 20, 25, 30, 30, 40, 50, 60]),
            base_speed: *dice.pick(&[20, 30, 40]),
            strength: i64::from(dice.between(0, 6)),
            trained: dice.percent(60),
            size,
            long,
        };
        let n = rules.footprint(size);
        let mut mover = Creature::plain("Mara", Place::new((0, 0), n, n), size, "heroes");
        mover.speed = jumper.speed as u32;
        mover.long = long;
        mover.words = format!(" jump-trained:{}", jumper.trained);
        if rules == Ruleset::Rise {
            mover.words += &format!(" base-speed:{} strength:{}", jumper.base_speed, jumper.strength);
        }
        board.creatures.extend(stood(dice, &board, mover));
        for label in &["orc", "Bat", "Elf"][..dice.between(1, 3) as usize] {
            let size = *dice.pick(&[3, 4, 4, 5]);
            let n = rules.footprint(size);
            let side = *dice.pick(&["foes", "foes", "foes", "heroes", "neutral"]);
            let mut other = Creature::plain(label, Place::new((0, 0), n, n), size, side);
            other.reach = dice.percent(20).then_some(10);
            other.reach_weapon = dice.percent(10);
            board.creatures.extend(stood(dice, &board, other));
        }
        let first = board.creatures.first().filter(|first| first.name == "Mara");
        if first.is_some_and(|first| first.place.squares().all(|square| board.floor(square) == 0)) {
            return (board, jumper);
        }
    }
}

/// The speed under no, a medium or a heavy load (0, 1, 2).
fn laden(rules: Ruleset, speed: u32, load: u8) -> u32 {
    match (rules, load) {
        (_, 0) => speed,
        (Ruleset::EpicPath, 1) => speed - if speed > 20 { 5 } else { 0 },
        (Ruleset::EpicPath, _) => speed - if speed > 20 { 10 } else { 5 },
        _ => [(20, 15), (30, 20), (40, 30), (50, 35), (60, 40), (80, 55)]
            .into_iter()
            .find(|(unladen, _)| *unladen == speed)
            .map_or(speed, |(_, slowed)| slowed),
    }
}

/// A board with solid squares and ledges, and a climber.
pub fn cliff(dice: &mut Dice, rules: Ruleset) -> (Board, Climber) {
    let pace = *dice.pick(&[ClimbPace::Usual, ClimbPace::Usual, ClimbPace::Half, ClimbPace::Half, ClimbPace::Full]);
    let speed = *dice.pick(&[10, 20, 30, 40, 50, 60, 80]);
    let fast = *dice.pick(&[10, 20, 20, 30]);
    let hold = match rules {
        Ruleset::EpicPath => {
            let kinds = [Hold::Bare, Hold::Bare, Hold::Lesser(fast), Hold::Greater(fast), Hold::Brachiating(fast)];
            *dice.pick(&kinds)
        }
        Ruleset::Rise => {
            let category = *dice.pick(&[SpeedCategory::Fast, SpeedCategory::Average, SpeedCategory::Slow]);
            if dice.percent(50) { Hold::Bare } else { Hold::SpeedCategory(category, speed) }
        }
        _ => *dice.pick(&[Hold::Bare, Hold::Bare, Hold::Lesser(fast)]),
    };
    // A climber that needs no check has a fixed pace.
    let steady = matches!(hold, Hold::Greater(_) | Hold::Brachiating(_) | Hold::SpeedCategory(..));
    let family = rules.is_of_the_3_5_family();
    let pace = if steady || (family && pace == ClimbPace::Full) { ClimbPace::Usual } else { pace };
    // No rulebook says how a load affects climb speeds.
    let bare = hold == Hold::Bare && speed >= 20 && rules != Ruleset::Rise;
    let load = if bare && dice.percent(25) { *dice.pick(&[1, 2]) } else { 0 };
    let climber = Climber { rules, speed: laden(rules, speed, load), hold, pace, load };
    let solid = if (rules, hold) == (Ruleset::Rise, Hold::Bare) { *dice.pick(&[3, 16]) } else { 6 };
    loop {
        let mut board = Board::new(rules, 7, 7);
        for square in board.squares() {
            // Rise doesn't say whether one can climb along a pillar.
            let kinds =
                if rules == Ruleset::Rise { [Fill::Solid; 3] } else { [Fill::Solid, Fill::Solid, Fill::Pillar] };
            if dice.percent(solid) {
                board.fills.insert(square, *dice.pick(&kinds));
            }
        }
        if dice.percent(if (rules, hold) == (Ruleset::Rise, Hold::Bare) { 0 } else { 60 }) {
            let ledge = Place::new((dice.between(0, 5), dice.between(0, 5)), 2, 2);
            let level = *dice.pick(&[2, 3]);
            board.floors.extend(ledge.squares().map(|square| (square, level)));
        }
        for label in &["Ann", "orc", "Bat"] {
            let n = if *label == "Ann" { 4 } else { *dice.pick(&[3, 4, 5]) };
            let side = if *label == "Ann" { "heroes" } else { *dice.pick(&["foes", "foes", "heroes"]) };
            let wide = rules.footprint(n);
            let mut one = Creature::plain(label, Place::new((0, 0), wide, wide), n, side);
            one.altitude = if dice.percent(50) { 5 * dice.between(1, 6) as u32 } else { 0 };
            one.reach = (*label != "Ann" && dice.percent(20)).then_some(10);
            board.creatures.extend(stood(dice, &board, one));
        }
        let Some(ann) = board.creatures.first_mut().filter(|first| first.name == "Ann") else { continue };
        ann.speed = speed;
        ann.words = match hold {
            Hold::Bare => ["", " load:medium", " load:heavy"][usize::from(load)].to_owned(),
            Hold::Lesser(feet) if family => format!(" modes:\"climb {feet}\""),
            Hold::Lesser(feet) => format!(" modes:\"climb {feet} lesser\""),
            Hold::Greater(feet) => format!(" modes:\"climb {feet} greater\""),
            Hold::Brachiating(feet) => format!(" modes:\"climb {feet} brachiating\""),
            Hold::SpeedCategory(SpeedCategory::Fast, feet) => format!(" modes:\"climb {feet} fast\""),
            Hold::SpeedCategory(SpeedCategory::Average, feet) => format!(" modes:\"climb {feet}\""),
            Hold::SpeedCategory(SpeedCategory::Slow, feet) => format!(" modes:\"climb {feet} slow\""),
        };
        return (board, climber);
    }
}
