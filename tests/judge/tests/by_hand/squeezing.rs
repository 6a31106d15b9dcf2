//! Narrow spaces: where they fit, which steps lead into and out of them, and what those cost.

use super::{creature, walk};
use judge::board::{Barrier, Board, Fill, name, named};
use judge::by_hand::{Fault, by_hand};
use judge::place::{Place, is_diagonal, is_step, moved, steps_from};
use judge::route::{Figures, Routes, Ways};
use judge::rules::Ruleset::{self, EpicPath, Rise, Srd35};
use judge::step::{Blocked, Manner};

/// A board of solid squares, except for those named.
fn dug(rules: Ruleset, open: &str) -> Board {
    let mut board = Board::new(rules, 10, 10);
    for square in board.squares() {
        board.fills.insert(square, Fill::Solid);
    }
    for square in open.split(' ').flat_map(|area| Place::named(area).squares()) {
        board.fills.remove(&square);
    }
    board
}

#[test]
fn steps_between_spaces() {
    let step = |p, q| is_step(Place::named(p), Place::named(q));
    // Definitions, one step: within one square around, with at least one new square.
    assert!(step("A1:B2", "C1:C2") && step("A1:B2", "B1:C1") && !step("A1:B2", "B1:B2") && !step("A1:B2", "D1:D2"));
    assert!(step("C1:C2", "B1:C2") && step("C1:C2", "C2:D2") && step("C1:C2", "C1:D1"));
    assert!(!step("A1:B2", "A1:B2"));
    let axes = |p, q| moved(Place::named(p), Place::named(q));
    assert_eq!(axes("A1:B2", "C1:C2"), (1, 0));
    assert_eq!(axes("B2:B3", "B3:C3"), (0, 0), "round the corner: each stretch holds the other");
    assert_eq!(axes("B2:C3", "D1:D2"), (1, -1));
    assert!(is_diagonal(Place::named("B2:C3"), Place::named("D1:D2")));
    // The turn of a 3 by 6 space around 3 by 3 shared squares, which the ring of one square around it doesn't contain.
    assert!(step("D4:I6", "D4:F9") && step("D4:I6", "G1:I6") && !step("D4:I6", "C4:E9"));
    assert_eq!(axes("D4:I6", "D4:F9"), (0, 0));
    let mut board = Board::new(Srd35, 20, 20);
    board.creatures.push(creature("Wyrm", "D4", 8, "heroes"));
    let turns = steps_from(&board, &board.creatures[0], Place::named("D4:I6")).into_iter();
    let turns: Vec<Place> = turns.filter(|place| (place.columns, place.rows) == (3, 6)).collect();
    assert!(turns.contains(&Place::named("D4:F9")) && turns.contains(&Place::named("F2:H7")));
}

#[test]
fn a_large_creature_in_a_corridor() {
    // In from the room, along the corridor, around its corner and out: each squeezed step costs double.
    let mut board = dug(Srd35, "A1:B2 C2:E2 E3:E5 E6:F7");
    board.creatures.push(creature("Ogre", "A1", 5, "heroes"));
    let ogre = &board.creatures[0];
    let price = |p: &str, q: &str| {
        let (p, q) = (Place::named(p), Place::named(q));
        assert!(walk(&board, ogre).obstructions(p, q).is_empty(), "{} to {}", p.name(), q.name());
        walk(&board, ogre).cost(p, q, (0, 1)).0
    };
    assert_eq!(price("A1:B2", "B2:C2"), 10);
    assert_eq!(price("B2:C2", "C2:D2"), 10);
    assert_eq!(price("D2:E2", "E2:E3"), 10, "round the corner is a straight step");
    assert_eq!(price("E4:E5", "E5:E6"), 10);
    assert_eq!(price("E5:E6", "E6:F7"), 5, "unfolding costs what the step costs");
    let ways = Ways::new(&board, 0, Manner::default());
    let routes = Routes::search(&ways, &[], 80);
    // B2:C2, C2:D2, D2:E2, E2:E3, E3:E4, E4:E5, E5:E6 at 10 ft each, then out for 5; no shorter way was found by hand.
    let out = routes.shortest(named("E6")).unwrap();
    assert_eq!((out.feet, out.steps, out.squeezed), (75, 8, false));
    let inside = routes.shortest(named("C2")).unwrap();
    assert_eq!((inside.feet, inside.squeezed), (20, true));
    assert!(Routes::search(&ways, &[], 70).shortest(named("E6")).is_none_or(|end| end.squeezed));
    let along = ways.along(&["B2", "C2", "D2", "E2", "E3"].map(named), 80).unwrap();
    assert_eq!((along.feet, along.squeezed), (50, true));
    assert_eq!(ways.along(&["C2"].map(named), 80), None, "no step leads from the room to two squares off");
}

#[test]
fn squeezing_by_ruleset() {
    // Squeezing: doubles, and doublings multiply; as difficult ground, never more than 10; free under Rise.
    for (rules, plain, rubble) in [(Srd35, 10, 20), (EpicPath, 10, 10), (Rise, 5, 5)] {
        let mut board = dug(rules, "A1:B2 C2:E2");
        board.creatures.push(creature("Ogre", "A1", 5, "heroes"));
        board.layers.insert((named("D2"), "difficult"), 1);
        let ogre = &board.creatures[0];
        let price = |p, q| walk(&board, ogre).cost(Place::named(p), Place::named(q), (0, 0)).0;
        assert_eq!((price("A1:B2", "B2:C2"), price("B2:C2", "C2:D2")), (plain, rubble), "{}", rules.word());
    }
}

#[test]
fn squeezed_spaces_and_walls() {
    let mut board = dug(Srd35, "A1:B2 C1:E2");
    board.creatures.push(creature("Ogre", "A1", 5, "heroes"));
    board.set_edge(named("C1"), named("C2"), Barrier::Wall);
    let ogre = &board.creatures[0];
    let found = |p, q| walk(&board, ogre).obstructions(Place::named(p), Place::named(q));
    assert_eq!(found("A1:B2", "B1:C2"), [Blocked::NoRoom].into());
    assert!(found("A1:B2", "B1:C1").is_empty() && found("A1:B2", "B2:C2").is_empty());
    assert!(found("B1:C1", "B2:C2").contains(&Blocked::Passage));
    assert!(found("B1:C1", "C1:D1").is_empty());
}

#[test]
fn a_turn_takes_everything_on_its_way() {
    // From 2 by 4 to 4 by 2 around the shared F6:G7; D6 and D7 are two squares from where it was.
    let mut board = Board::new(Srd35, 12, 12);
    board.creatures.push(creature("Drake", "F5", 7, "heroes"));
    let drake = board.creatures[0].clone();
    let (p, q) = (Place::named("F5:G8"), Place::named("D6:G7"));
    let price = |board: &Board| walk(board, &drake).cost(p, q, (0, 0)).0;
    assert_eq!((walk(&board, &drake).obstructions(p, q).len(), price(&board)), (0, 10));
    board.set_edge(named("D7"), named("E7"), Barrier::Low);
    assert_eq!(price(&board), 20);
    board.set_edge(named("E6"), named("F6"), Barrier::Low);
    assert_eq!(price(&board), 20, "once a step");
    board.set_edge(named("D7"), named("E7"), Barrier::Wall);
    let found = walk(&board, &drake).obstructions(p, q);
    assert_eq!(found, [Blocked::NoRoom, Blocked::Passage].into());
}

#[test]
fn an_unsqueezed_end_comes_first_even_if_farther() {
    let mut board = Board::new(Srd35, 8, 8);
    board.creatures.push(creature("Ogre", "B3", 5, "heroes"));
    board.layers.insert((named("E4"), "difficult"), 3);
    let ways = Ways::new(&board, 0, Manner::default());
    // D3 unsqueezed is D3:E4, where three doublings make 40 ft after the 5 ft to C3; squeezed it is D3:D4, for 10.
    let near = Routes::search(&ways, &[], 30).shortest(named("D3")).unwrap();
    assert_eq!((near.feet, near.squeezed), (10, true));
    let far = Routes::search(&ways, &[], 60).shortest(named("D3")).unwrap();
    assert_eq!((far.feet, far.squeezed), (45, false));
    assert_eq!(Routes::search(&ways, &[], 60).reach_set()[&named("D3")], 45);
    assert_eq!(Routes::search(&ways, &[], 30).reach_set()[&named("D3")], 10);
}

/// Every walk of a few steps, one after another, without memoization: the least figures of each end, squeezed and not.
fn every_walk(ways: &Ways, budget: u64, path: &mut Vec<Place>, found: &mut Vec<(Place, [u64; 3])>) {
    let judged = by_hand(ways, path, budget);
    if judged.faults.contains(&Fault::TooFar) || judged.faults.iter().any(|f| matches!(f, Fault::Step(..))) {
        return;
    }
    let at = path.last().copied().unwrap_or(ways.walk.mover.place);
    if !judged.faults.contains(&Fault::End) {
        found.push((at, [judged.total(), judged.chances.len() as u64, path.len() as u64]));
    }
    for next in steps_from(ways.walk.board, ways.walk.mover, at) {
        path.push(next);
        every_walk(ways, budget, path, found);
        path.pop();
    }
}

#[test]
fn labels_find_what_trying_every_squeezed_walk_finds() {
    for (rules, budget) in [(Srd35, 20), (EpicPath, 15), (Rise, 15)] {
        let mut board = dug(rules, "A1:C2 D2:E2 C3:C4 D4:E5");
        board.creatures.push(creature("Ogre", "A1", 5, "heroes"));
        board.creatures.push(creature("Orc", "C5", 4, "foes"));
        board.layers.insert((named("D2"), "difficult"), 1);
        let ways = Ways::new(&board, 0, Manner::default());
        let mut walks = Vec::new();
        every_walk(&ways, budget, &mut Vec::new(), &mut walks);
        let routes = Routes::search(&ways, &[], budget);
        let mut compared = 0;
        for square in board.squares() {
            let there: Vec<_> = walks.iter().filter(|(at, _)| at.anchor() == square).collect();
            let roomy = there.iter().any(|(at, _)| !at.is_squeezed());
            let ends = || there.iter().filter(|(at, _)| at.is_squeezed() != roomy).map(|(_, figures)| *figures);
            let shortest = ends().min();
            let safest = ends().min_by_key(|&[feet, opponents, steps]| [opponents, feet, steps]);
            let figures = |f: Figures| [f.feet, u64::from(f.opponents), u64::from(f.steps)];
            assert_eq!(routes.shortest(square).map(figures), shortest, "{} {}", rules.word(), name(square));
            assert_eq!(routes.safest(square).map(figures), safest, "{} {}", rules.word(), name(square));
            compared += usize::from(shortest.is_some());
        }
        assert!(compared > 4, "{}: {compared}", rules.word());
    }
}
