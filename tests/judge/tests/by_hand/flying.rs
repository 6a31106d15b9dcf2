//! Worked examples of flights: every row of the table, with what it allows and what it forbids.

use super::{board_with, creature, under};
use judge::board::{Board, Creature, SpeedCategory, named};
use judge::flight::Class::{Average, Clumsy, Good, Perfect, Poor};
use judge::flight::{Class, Craft, Flight, Pose, Row, heading};
use judge::flown::{Flaw, Flown, Toll, best, every_flight, flown_by_hand};
use judge::rules::Ruleset::{EpicPath, Rise, Srd35};
use judge::step::{Blocked, Manner};
use judge::volume::{Spot, Volume, Way};

const NORTH: i32 = 0;

/// Only a harpy on E5, 20 ft up.
fn alone() -> Board {
    let mut harpy = creature("Harpy", "E5", 4, "heroes");
    harpy.altitude = 20;
    Board { width: 9, height: 9, ..board_with(vec![harpy]) }
}

/// The harpy faces north and has the given speed.
fn flight(board: &Board, class: Class, speed: u32) -> Flight<'_> {
    let volume = Volume::new(board, 0, Manner::default());
    let from = Pose::cruising(volume.start(), Some(NORTH));
    Flight { volume, craft: Craft::Classes(class), speed, from }
}

fn spots(from: Spot, ways: &[Way]) -> Vec<Spot> {
    let mut at = from;
    let further = |way: &Way| {
        at = at.after(*way);
        at
    };
    ways.iter().map(further).collect()
}

/// The best way to fly these steps at double speed.
fn flown(flight: &Flight<'_>, ways: &[Way]) -> Flown {
    let path = spots(flight.from.spot, ways);
    let all = flown_by_hand(flight, &path, 4 * u64::from(flight.speed), None);
    best(&all)[0].clone()
}

fn halves(class: Class, ways: &[Way]) -> Vec<u64> {
    let board = alone();
    flown(&flight(&board, class, 10), ways).halves
}

/// What is wrong with these steps for a flier of this class with a speed of 10 ft.
fn flaws(class: Class, ways: &[Way]) -> Vec<Flaw> {
    let board = alone();
    flown(&flight(&board, class, 10), ways).flaws.into_iter().filter(|flaw| *flaw != Flaw::TooFar).collect()
}

const N: Way = (0, -1, 0);
const NE: Way = (1, -1, 0);
const E: Way = (1, 0, 0);
const SE: Way = (1, 1, 0);
const S: Way = (0, 1, 0);
const W: Way = (-1, 0, 0);
const UP: Way = (0, 0, 1);
const DOWN: Way = (0, 0, -1);

fn up((x, y, _): Way) -> Way {
    (x, y, 1)
}

fn down((x, y, _): Way) -> Way {
    (x, y, -1)
}

#[test]
fn prices_in_half_feet() {
    // Level: 5 and 10 alternately. A dive is a diagonal at half price; a climb at half speed is 15 ft, outside the count.
    assert_eq!(halves(Perfect, &[NE, NE, NE]), [10, 20, 10]);
    assert_eq!(halves(Perfect, &[UP, up(N), up(N), up(NE)]), [10, 10, 20, 10]);
    assert_eq!(halves(Good, &[UP, up(N), up(N), NE, up(NE), NE]), [20, 30, 30, 10, 30, 20]);
    assert_eq!(halves(Good, &[DOWN, down(N), down(N), NE, NE]), [5, 5, 10, 10, 20]);
    assert_eq!(halves(Clumsy, &[down(N), down(NE), N]), [5, 10, 10]);
}

#[test]
fn turns_of_every_class() {
    let none: [Option<u64>; 4] = [None; 4];
    for (class, since, feet) in [
        (Perfect, 0, [Some(0), Some(0), Some(0), Some(0)]),
        (Good, 5, [Some(0), Some(0), Some(5), Some(5)]),
        (Good, 0, [Some(5), Some(5), Some(10), Some(10)]),
        (Average, 5, [Some(0), Some(5), None, None]),
        (Average, 0, [Some(5), None, None, None]),
        (Poor, 5, [Some(0), None, None, None]),
        (Poor, 0, none),
        (Clumsy, 10, [Some(0), None, None, None]),
        (Clumsy, 5, none),
    ] {
        let turns = [1, 2, 3, 4].map(|eighths| class.turn(eighths, since).ok());
        assert_eq!(turns, feet, "{class:?} after {since} ft");
    }
    assert_eq!(Average.turn(2, 0), Err(Row::Turn));
    assert_eq!(Average.turn(3, 5), Err(Row::MaximumTurn));
    assert_eq!(Poor.turn(2, 5), Err(Row::MaximumTurn));
    let ways = [N, NE, E, SE, S, (-1, 1, 0), W, (-1, -1, 0)];
    assert_eq!(ways.map(heading), [0, 1, 2, 3, 4, 5, 6, 7].map(Some));
    assert_eq!(heading(UP), None);
}

#[test]
fn turns_in_flight() {
    // After a turn and a step, the 5 ft are flown again.
    assert_eq!(flaws(Poor, &[NE, E, SE]), []);
    assert_eq!(flaws(Clumsy, &[NE, E]), [Flaw::Row(2, Row::Turn), Flaw::Row(2, Row::TurnInPlace)]);
    assert_eq!(flaws(Clumsy, &[NE, NE, E]), [], "the second diagonal is 10 ft");
    assert_eq!(flaws(Clumsy, &[N, N, NE, NE, E]), []);
    assert_eq!(flaws(Poor, &[E]), [Flaw::Row(1, Row::TurnInPlace), Flaw::Row(1, Row::MaximumTurn)]);
    // A square straight up isn't distance flown straight on: the next turn costs.
    assert_eq!(halves(Average, &[NE, UP, NE]), [10, 20, 20]);
    assert_eq!(halves(Average, &[E, N]), [20, 20]);
    assert_eq!(halves(Good, &[S, N]), [20, 10], "backward for 5 ft, and forward again");
}

#[test]
fn backward_flight() {
    let board = alone();
    // Going ahead after flying backward costs nothing: the facing was kept.
    assert_eq!(flown(&flight(&board, Good, 20), &[S, S, N]).halves, [20, 10, 10]);
    assert_eq!(flown(&flight(&board, Perfect, 20), &[S, S, N]).halves, [10, 10, 10]);
    assert!(flaws(Average, &[S]).contains(&Flaw::Row(1, Row::MoveBackward)));
}

#[test]
fn angles_over_the_whole_move() {
    for (class, steps, allowed) in [
        (Poor, vec![up(N), up(N)], true),
        (Poor, vec![N, N, UP, UP], true),
        (Poor, vec![N, UP, UP], false),
        (Clumsy, vec![N, UP, UP], false),
        (Average, vec![N, N, N, UP, UP, UP, UP, UP], true),
        (Average, vec![N, UP, UP], false),
        (Good, vec![N, UP, UP], true),
    ] {
        let wrong = flaws(class, &steps).contains(&Flaw::Whole(Row::UpAngle));
        assert_eq!(!wrong, allowed, "{class:?} {steps:?}");
    }
    for (class, steps, allowed) in [
        (Poor, vec![down(N), N, DOWN], true),
        (Poor, vec![down(N), DOWN], false),
        (Clumsy, vec![N, DOWN, DOWN], false),
        (Average, vec![N, N, DOWN, DOWN, DOWN], true),
    ] {
        let wrong = flaws(class, &steps).contains(&Flaw::Whole(Row::DownAngle));
        assert_eq!(!wrong, allowed, "{class:?} {steps:?}");
    }
}

#[test]
fn level_flight_between_down_and_up() {
    for (class, level, allowed) in [
        (Good, vec![], true),
        (Average, vec![], false),
        (Average, vec![N], true),
        (Poor, vec![N], false),
        (Poor, vec![N, N], true),
        (Clumsy, vec![N, N], false),
        (Clumsy, vec![NE, NE, NE], true),
        (Clumsy, vec![UP], false),
    ] {
        let steps = [vec![down(N)], level, vec![up(N)]].concat();
        let step = steps.len();
        let wrong = flaws(class, &steps).contains(&Flaw::Row(step, Row::BetweenDownAndUp));
        assert_eq!(!wrong, allowed, "{class:?} {steps:?}");
    }
}

#[test]
fn a_minimum_speed_unless_she_lands() {
    let mut board = alone();
    let slow = Flaw::Whole(Row::MinimumForwardSpeed);
    let wrong = |board: &Board, class, steps: &[Way]| flown(&flight(board, class, 30), steps).flaws.contains(&slow);
    assert!(wrong(&board, Average, &[N, N]) && wrong(&board, Clumsy, &[N, UP]));
    assert!(!wrong(&board, Average, &[N, N, N]) && !wrong(&board, Good, &[UP]));
    assert!(!wrong(&board, Poor, &[NE, NE]), "5 and 10 ft flown");
    assert!(!wrong(&board, Poor, &[up(NE), up(NE)]), "up as well");
    board.creatures[0].altitude = 5;
    assert!(!wrong(&board, Poor, &[down(N)]));
    assert!(wrong(&board, Poor, &[N]));
}

fn toll(flight: &Flight<'_>, to: &str, altitude: i32) -> Option<Toll> {
    let flights = every_flight(flight, 2 * u64::from(flight.speed), None);
    flights.ends.get(&flight.volume.spot(named(to), altitude)).copied()
}

#[test]
fn the_search_by_hand() {
    let board = alone();
    let poor = flight(&board, Poor, 30);
    assert_eq!(toll(&poor, "E2", 20), Some(Toll { halves: 30, opponents: 0, steps: 3 }));
    // Two squares ahead are too near, unless the flier climbs and dives on the way: the second diagonal counts as 10 ft.
    assert_eq!(toll(&poor, "E3", 20), Some(Toll { halves: 35, opponents: 0, steps: 2 }));
    assert_eq!(toll(&poor, "E4", 20), None);
    assert_eq!(toll(&poor, "E6", 20), None);
    let good = flight(&board, Good, 30);
    assert_eq!(toll(&good, "E6", 20), Some(Toll { halves: 20, opponents: 0, steps: 1 }));
    assert_eq!(toll(&good, "E5", 25), Some(Toll { halves: 20, opponents: 0, steps: 1 }));
    assert_eq!(toll(&good, "E5", 0), Some(Toll { halves: 20, opponents: 0, steps: 4 }));
    assert_eq!(toll(&flight(&board, Perfect, 30), "G3", 30), Some(Toll { halves: 30, opponents: 0, steps: 2 }));
    // An orc with a spear two squares away strikes at a flier that leaves its reach; higher up it doesn't.
    let mut guarded = alone();
    let mut orc = creature("Orc", "E4", 4, "foes");
    orc.altitude = 20;
    guarded.creatures.push(orc);
    assert_eq!(toll(&flight(&guarded, Perfect, 30), "E3", 20).map(|toll| toll.opponents), Some(1));
    let past = Creature { altitude: 5, ..guarded.creatures[1].clone() };
    guarded.creatures[1] = past;
    assert_eq!(toll(&flight(&guarded, Perfect, 30), "E3", 20).map(|toll| toll.opponents), Some(0));
}

#[test]
fn free_flight_by_hand() {
    let free = |rules, category| {
        let board = under(rules, &alone());
        let flight = Flight { craft: Craft::Free(category), ..flight(&board, Good, 60) };
        flown(&flight, &[UP, up(NE), up(NE), NE, down(N), N, N]).halves
    };
    assert_eq!(free(EpicPath, SpeedCategory::Average), [10; 7]);
    assert_eq!(free(Rise, SpeedCategory::Average), [10, 10, 20, 10, 20, 10, 10]);
    assert_eq!(free(Rise, SpeedCategory::Slow), [20, 30, 30, 30, 30, 20, 20]);
    assert_eq!(free(Rise, SpeedCategory::Fast), [10, 10, 10, 0, 10, 0, 10]);
}

#[test]
fn floors_walls_and_bodies_in_the_air() {
    let mut board = alone();
    board.creatures[0].altitude = 0;
    board.floors.insert(named("E4"), 2);
    board.floors.insert(named("F5"), -4);
    board.fills.insert(named("D4"), judge::board::Fill::Solid);
    board.creatures.push(creature("Ogre", "F3", 5, "foes"));
    let board = under(Srd35, &board);
    let volume = Volume::new(&board, 0, Manner::default());
    let hop = |way| volume.hop(volume.start(), volume.start().after(way)).blocked.into_iter().collect::<Vec<_>>();
    assert_eq!(hop(N), [Blocked::NoRoom]);
    assert_eq!(hop(W), []);
    assert_eq!(hop(E), []);
    assert_eq!(hop(down(E)), [], "into the pit");
    assert_eq!(hop(DOWN), [Blocked::NoRoom]);
    assert_eq!(hop(up((-1, -1, 0))), [Blocked::NoRoom, Blocked::Passage].into_iter().take(1).collect::<Vec<_>>());
    assert_eq!(hop(NE), [Blocked::Passage, Blocked::Occupied]);
    assert_eq!(hop(up(NE)), [Blocked::Occupied], "the ogre is 10 ft tall");
    assert_eq!(volume.spot(named("E4"), 0).level, 2);
    assert_eq!(volume.altitude(volume.start().after(E)), 20);
    let above = Spot { level: 2, ..volume.start() };
    assert!(volume.hop(above, above.after(NE)).blocked.is_empty());
}
