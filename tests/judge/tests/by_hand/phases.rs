//! Worked examples of Rise's movement besides a hustle.

use std::collections::BTreeSet;

use super::creature;
use judge::board::{Barrier, Board, named};
use judge::phases::{Keeper, Stand, blocked, by_hands, climbs, swims, through_water};
use judge::place::Place;
use judge::rules::Ruleset::Rise;

/// A runner on B5 and a guard of speed 10 on D6.
fn pair() -> Board {
    let mut guard = creature("Guard", "D6", 4, "foes");
    guard.speed = 10;
    Board { creatures: vec![creature("Runner", "B5", 4, "heroes"), guard], ..Board::new(Rise, 20, 12) }
}

/// The cost of the steps past the guard with these checks.
fn past(board: &Board, checks: &[(i32, i32)]) -> Vec<u64> {
    let way: Vec<Place> = ["C5", "D5", "E5", "F5"].map(Place::named).into();
    let mut rolled = checks.iter().copied();
    let judged = blocked(board, 0, &[1], &way, || rolled.next().unwrap());
    assert_eq!((judged.contests.len(), rolled.next()), (checks.len(), None));
    judged.feet
}

#[test]
fn a_step_from_beside_to_beside_is_dearer() {
    let mut board = pair();
    assert_eq!(past(&board, &[(10, 11), (10, 9)]), [5, 15, 5, 5]);
    assert_eq!(past(&board, &[(10, 10), (10, 10)]), [5, 5, 5, 5], "ties are the mover's");
    assert_eq!(past(&board, &[(1, 2), (1, 2)]), [5, 15]);
    board.creatures[1].speed = 30;
    assert_eq!(past(&board, &[(1, 2)]), [5]);
    for idle in ["stunned", "blinded"] {
        let mut board = pair();
        board.creatures[1].conditions.push(idle);
        assert_eq!(past(&board, &[]), [5, 5, 5, 5]);
    }
    board.creatures[1].side = "heroes".to_owned();
    assert_eq!(past(&board, &[]), [5, 5, 5, 5], "it may move through a friend");
}

#[test]
fn nobody_blocks_a_mover_out_of_sight() {
    let mut board = pair();
    // From C5 a line to the guard is open; from D5, behind a curtain, none is.
    board.edges.insert((named("D5"), named("D6")), Barrier::Curtain);
    assert_eq!(past(&board, &[(10, 11)]), [5, 15, 5, 5]);
}

/// Where the guard may stand after the runner has come to a square, and what it has spent.
fn answers(keeper: Keeper, runner: &str) -> Option<Vec<(String, u64)>> {
    let mut board = pair();
    board.creatures[0].place = Place::named(runner);
    let start = Stand { at: board.creatures[1].place, count: (0, 0), feet: 0 };
    let stands = keeper.answers(&board, &BTreeSet::from([start]))?;
    Some(stands.into_iter().map(|stand| (stand.at.name(), stand.feet)).collect())
}

#[test]
fn keeping_a_distance_takes_the_fewest_feet() {
    let near = Keeper { who: 1, target: 0, distance: 10, follows: true };
    assert_eq!(answers(near, "B6"), Some(vec![("D6".to_owned(), 0)]));
    assert_eq!(answers(near, "A6"), Some(["C5", "C6", "C7"].map(|at| (at.to_owned(), 5)).into()));
    assert_eq!(answers(near, "K6"), None);
    let away = Keeper { follows: false, distance: 15, ..near };
    assert_eq!(answers(away, "A6"), Some(vec![("D6".to_owned(), 0)]));
    assert_eq!(answers(away, "B6"), Some(["E5", "E6", "E7"].map(|at| (at.to_owned(), 5)).into()));
}

#[test]
fn a_short_way_forward() {
    assert_eq!([3, 4, 5].map(|size| (swims(size, false), swims(size, true))), [(5, 10), (5, 15), (10, 20)]);
    assert_eq!([3, 4, 5].map(|size| (climbs(size, false), climbs(size, true))), [(0, 5), (5, 10), (10, 20)]);
    assert_eq!([0, 1, 2].map(|hands| by_hands(12, hands)), [None, Some(12), Some(12)]);
    let mut board = pair();
    for x in 1..6 {
        board.layers.insert(((x, 4), "water"), 1);
    }
    let feet = |to: &str| through_water(&board, 0, Place::named(to), 15);
    assert_eq!((feet("C5"), feet("E5"), feet("G5"), feet("B6")), (Some(5), Some(15), None, None));
    assert_eq!(named("B5"), board.creatures[0].at());
}

/// The line runs from head to head.
#[test]
fn ground_hides_a_creature_only_where_it_rises_above_the_line() {
    let two = vec![creature("Bea", "A1", 4, "foes"), creature("Aldo", "C2", 4, "heroes")];
    let mut board = Board { creatures: two, ..Board::new(Rise, 3, 2) };
    let open = |board: &Board| board.is_open_between(&board.creatures[0], &board.creatures[1]);
    for (square, level, seen) in [("B2", 2, false), ("B1", 2, false), ("B2", 1, true), ("A2", 2, true)] {
        board.floors = [(named(square), level)].into();
        assert_eq!(open(&board), seen, "{square} at {level}");
    }
    // Straight through a corner, one side is enough.
    board.creatures[1].place = Place::named("B2");
    board.floors = [(named("B1"), 3)].into();
    assert!(open(&board));
    board.floors = [(named("B1"), 3), (named("A2"), 3)].into();
    assert!(!open(&board));
}
