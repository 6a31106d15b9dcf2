//! Worked examples of forced movement.

use super::creature;
use judge::board::{Board, named};
use judge::rules::Ruleset::{self, EpicPath, Rise};
use judge::{Driven, Force, Forced, Held, Place};

/// A row of 12 squares from A1: the pusher on A1, the victim on B1, water two levels deep from D1 to F1, and a dry pit three
/// levels deep on I1.
fn brink(rules: Ruleset, words: &str, altitude: u32) -> Board {
    let mut board = Board::new(rules, 12, 1);
    for square in ["D1", "E1", "F1"].map(named) {
        board.floors.insert(square, -2);
        board.layers.insert((square, "water"), 1);
    }
    board.floors.insert(named("I1"), -3);
    let mut victim = creature("Vic", "B1", 4, "heroes");
    (victim.words, victim.altitude) = (words.to_owned(), altitude);
    board.creatures = vec![victim, creature("Orc", "A1", 4, "foes")];
    board
}

fn pushed(board: &Board, force: Force, feet: u64) -> Driven {
    Forced { board, by: 1, whom: 0, force, feet }.straight((1, 0))
}

/// Where it ends, what supports it there, and how many levels it falls.
fn end(driven: &Driven) -> (String, Held, i32) {
    (driven.path[driven.path.len() - 1].name(), driven.held, driven.falls)
}

#[test]
fn over_water_a_push_goes_on_and_over_an_edge_it_ends() {
    for rules in [EpicPath, Rise] {
        let board = brink(rules, "", 0);
        assert_eq!(end(&pushed(&board, Force::Push, 15)), ("E1".to_owned(), Held::Afloat, 0));
        assert_eq!(end(&pushed(&board, Force::Push, 30)), ("H1".to_owned(), Held::Ground, 0));
        assert_eq!(end(&pushed(&board, Force::Push, 50)), ("I1".to_owned(), Held::Nothing, 3));
        let flier = brink(rules, " modes:\"fly 30\"", 0);
        assert_eq!(end(&pushed(&flier, Force::Push, 35)), ("I1".to_owned(), Held::Wings, 0));
        assert_eq!(end(&pushed(&flier, Force::Push, 40)), ("J1".to_owned(), Held::Ground, 0));
    }
}

#[test]
fn a_push_leads_a_flier_level_over_a_step() {
    let mut board = brink(Rise, " modes:\"fly 30\"", 5);
    board.floors.insert(named("C1"), 1);
    board.layers.insert((named("C1"), "difficult"), 1);
    let driven = pushed(&board, Force::Push, 10);
    assert_eq!((end(&driven), driven.level, driven.feet), (("D1".to_owned(), Held::Wings, 0), 1, 10));
}

#[test]
fn a_fling_needs_nothing_below_and_pays_for_no_ground_there() {
    let mut board = brink(Rise, "", 0);
    board.layers.insert((named("B1"), "difficult"), 1);
    board.layers.insert((named("D1"), "difficult"), 1);
    let flung = pushed(&board, Force::Fling, 25);
    assert_eq!((end(&flung), flung.feet), (("F1".to_owned(), Held::Nothing, 0), 25));
    assert_eq!(end(&pushed(&board, Force::Fling, 40)), ("I1".to_owned(), Held::Nothing, 3));
    let flung = pushed(&board, Force::Fling, 90);
    assert_eq!((end(&flung).0, flung.feet, flung.stopped), ("L1".to_owned(), 55, true));
}

#[test]
fn in_the_air_a_push_leads_up_or_down() {
    let upright = |by: u32, force| {
        let mut board = brink(EpicPath, " modes:\"fly 30 greater\"", 20);
        board.creatures[1].altitude = by;
        Forced { board: &board, by: 1, whom: 0, force, feet: 30 }.upright()
    };
    assert_eq!((upright(0, Force::Push), upright(30, Force::Push)), (6, -4));
    assert_eq!((upright(0, Force::Pull), upright(35, Force::Pull), upright(20, Force::Pull)), (-4, 3, 0));
    assert_eq!(upright(0, Force::Slide), -4);
}

#[test]
fn each_square_leads_farther_or_nearer() {
    let board = brink(EpicPath, "", 0);
    let along = |force, squares: &[&str]| {
        let squares: Vec<_> = squares.iter().map(|square| named(square)).collect();
        Forced { board: &board, by: 1, whom: 0, force, feet: 30 }.along(&squares)
    };
    assert_eq!(along(Force::Push, &["C1", "B1"]).path.len(), 2);
    assert_eq!(along(Force::Pull, &["C1"]).path, [Place::named("B1")]);
    assert_eq!(along(Force::Slide, &["C1", "B1", "C1"]).path.len(), 4);
}
