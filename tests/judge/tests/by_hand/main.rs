//! The judge against examples worked by hand, and against a search so simple that it only works on tiny boards.

mod charging;
mod falling;
mod flying;
mod maneuvers;
mod moving;
mod parting;
mod phases;
mod rulesets;
mod shoving;
mod squeezing;
mod withdrawing;

use std::collections::BTreeSet;

use judge::board::{Barrier, Board, Creature, Fill, Square, name, named};
use judge::by_hand::{Fault, Struck, by_hand};
use judge::distance::{between_creatures, between_cubes, between_squares};
use judge::occupied;
use judge::place::{Place, unsqueezed};
use judge::provoke::{Opportunity, Watch};
use judge::route::{Figures, Routes, Ways};
use judge::rules::Ruleset;
use judge::step::{Blocked, Manner, Walk};
use judge::threat::{sees, threat_set};

fn creature(label: &str, at: &str, size: usize, side: &str) -> Creature {
    let n = Ruleset::Srd35.footprint(size);
    Creature::plain(label, Place::new(named(at), n, n), size, side)
}

fn names(squares: impl IntoIterator<Item = Square>) -> Vec<String> {
    let ordered: BTreeSet<(i32, i32)> = squares.into_iter().map(|(x, y)| (y, x)).collect();
    ordered.into_iter().map(|(y, x)| name((x, y))).collect()
}

fn board_with(creatures: Vec<Creature>) -> Board {
    Board { creatures, ..Board::new(Ruleset::Srd35, 8, 8) }
}

fn under(rules: Ruleset, board: &Board) -> Board {
    let mut board = Board { ruleset: rules, ..board.clone() };
    for creature in &mut board.creatures {
        let n = rules.footprint(creature.size);
        creature.place = Place::new(creature.at(), n, n);
    }
    board
}

fn walk<'a>(board: &'a Board, mover: &'a Creature) -> Walk<'a> {
    Walk { board, mover, manner: Manner::default() }
}

/// The step of the creature's own space from one square to another.
fn spaces(board: &Board, mover: &Creature, from: Square, to: Square) -> (Place, Place) {
    (unsqueezed(board, mover, from), unsqueezed(board, mover, to))
}

fn cost(board: &Board, mover: &Creature, from: Square, to: Square, dear: bool) -> (u64, bool) {
    let (p, q) = spaces(board, mover, from, to);
    let (feet, (_, diagonals)) = walk(board, mover).cost(p, q, (0, u8::from(dear)));
    (feet, diagonals == 1)
}

fn obstructions(board: &Board, mover: &Creature, from: Square, to: Square) -> BTreeSet<Blocked> {
    let (p, q) = spaces(board, mover, from, to);
    walk(board, mover).obstructions(p, q)
}

fn may_end(board: &Board, mover: &Creature, at: Square) -> bool {
    occupied::may_end(&walk(board, mover), unsqueezed(board, mover, at))
}

fn provoked(board: &Board, mover: &Creature, from: Square, to: Square) -> Vec<Opportunity> {
    let (p, q) = spaces(board, mover, from, to);
    Watch::new(&walk(board, mover)).provoked(&walk(board, mover), p, q)
}

fn ways(board: &Board) -> Ways<'_> {
    Ways::new(board, 0, Manner::default())
}

fn walked(board: &Board, path: &[Square], budget: u64) -> Struck {
    let places: Vec<Place> = path.iter().map(|&at| unsqueezed(board, &board.creatures[0], at)).collect();
    by_hand(&ways(board), &places, budget)
}

fn shortest(board: &Board, waypoints: &[Square], budget: u64, to: Square) -> Option<Figures> {
    Routes::search(&ways(board), waypoints, budget).shortest(to)
}

fn safest(board: &Board, budget: u64, to: Square) -> Option<Figures> {
    Routes::search(&ways(board), &[], budget).safest(to)
}

#[test]
fn distances_by_hand() {
    for (to, feet) in [("A1", 0), ("B2", 5), ("C3", 15), ("D4", 20), ("E5", 30), ("D2", 15), ("E3", 25), ("F6", 35)] {
        assert_eq!(between_squares(Ruleset::Srd35, named("A1"), named(to)), feet, "A1 to {to}");
    }
    let up = |to, level| between_cubes(Ruleset::Srd35, (named("A1"), 0), (named(to), level));
    assert_eq!((up("A1", 2), up("B2", 1), up("C3", 2), up("C1", 2)), (10, 5, 15, 15));
    let mut ogre = creature("Ogre", "A1", 5, "foes");
    let goblin = creature("Goblin", "D4", 3, "heroes");
    let board = board_with(Vec::new());
    assert_eq!(between_creatures(&board, &ogre, &goblin), 15);
    ogre.altitude = 15;
    assert_eq!(between_creatures(&board, &ogre, &goblin), 20, "two squares off and three levels up");
}

#[test]
fn an_open_field_by_feet() {
    let mut board =
        Board { creatures: vec![creature("Aldo", "G7", 4, "heroes")], ..Board::new(Ruleset::Srd35, 13, 13) };
    let count = |board: &Board, feet| Routes::search(&ways(board), &[], feet).reach_set().len();
    assert_eq!([5, 10, 15, 20, 25, 30].map(|feet| count(&board, feet)), [9, 21, 37, 61, 89, 121]);
    board.creatures[0] = creature("Ogre", "G7", 5, "heroes");
    assert_eq!([5, 10, 15, 20].map(|feet| count(&board, feet)), [9, 21, 37, 61], "a wide space moves as a narrow one");
}

#[test]
fn steps_priced_by_hand() {
    let mut board = board_with(vec![creature("Ogre", "A1", 5, "heroes")]);
    board.layers.insert((named("C3"), "difficult"), 1);
    board.layers.insert((named("F2"), "heavy-undergrowth"), 1);
    board.layers.insert((named("F2"), "light-undergrowth"), 1);
    board.layers.insert((named("A5"), "water"), 4);
    let price = |from, to, dear| cost(&board, &board.creatures[0], named(from), named(to), dear);
    assert_eq!(price("A1", "B1", true), (5, true));
    assert_eq!(price("D4", "E5", false), (5, true));
    assert_eq!(price("D4", "E5", true), (10, false));
    assert_eq!(price("A1", "B2", true), (15, true), "hampered diagonals cost 15 and leave the count alone");
    assert_eq!(price("A2", "B2", false), (10, false));
    assert_eq!(price("D1", "E1", false), (40, false), "three doublings");
    assert_eq!(price("D2", "E1", false), (60, false));
    assert_eq!(price("A3", "A4", false), (5, false), "water hampers no walker here");
}

#[test]
fn low_barriers_by_hand() {
    let mut board = board_with(vec![creature("Ogre", "A1", 5, "heroes"), creature("Aldo", "A1", 4, "heroes")]);
    board.set_edge(named("B1"), named("C1"), Barrier::Low);
    board.set_edge(named("B2"), named("C2"), Barrier::Low);
    let price = |who: usize, from, to| cost(&board, &board.creatures[who], named(from), named(to), false).0;
    assert_eq!(price(0, "A1", "B1"), 15, "one wall two squares long is paid once");
    assert_eq!(price(0, "B1", "C1"), 5, "astride it nothing new is entered over it");
    assert_eq!(price(1, "B1", "C1"), 15);
    assert_eq!(price(1, "B1", "C2"), 15, "both ways round have it");
    assert_eq!(price(1, "B2", "C3"), 5, "one way round is free of it");
}

#[test]
fn corners_by_hand() {
    let mut board = board_with(vec![creature("Aldo", "A1", 4, "heroes"), creature("Ogre", "A1", 5, "heroes")]);
    board.fills.insert(named("B3"), Fill::Pillar);
    board.set_edge(named("D1"), named("D2"), Barrier::Door);
    board.set_edge(named("F1"), named("F2"), Barrier::OpenDoor);
    let blocked = |who: usize, from, to| obstructions(&board, &board.creatures[who], named(from), named(to));
    let passage = BTreeSet::from([Blocked::Passage]);
    assert_eq!(blocked(0, "A3", "B2"), passage);
    assert_eq!(blocked(0, "B2", "C3"), passage);
    assert_eq!(blocked(0, "C2", "D1"), passage, "the door's end is a corner");
    assert_eq!(blocked(0, "F1", "F2"), BTreeSet::new());
    assert_eq!(blocked(0, "A1", "A3"), BTreeSet::from([Blocked::NoStep]));
    assert_eq!(blocked(0, "A2", "A1"), BTreeSet::new());
    assert_eq!(blocked(0, "A1", "A0"), BTreeSet::from([Blocked::NoRoom]));
    assert!(blocked(1, "A1", "B1").is_empty() && blocked(1, "C1", "D1").contains(&Blocked::NoRoom));
    assert_eq!(blocked(1, "C3", "B4"), passage, "its north-west square cuts the pillar's corner");
}

#[test]
fn companions_by_hand() {
    let mut board = board_with(vec![
        creature("Aldo", "A1", 4, "heroes"),
        creature("Bea", "B1", 4, "heroes"),
        creature("Orc", "A2", 4, "foes"),
        creature("Mule", "B2", 4, "neutral"),
    ]);
    let stopped = |board: &Board, to| obstructions(board, &board.creatures[0], named("A1"), named(to));
    let by_opponent = BTreeSet::from([Blocked::Occupied]);
    assert_eq!((stopped(&board, "B1"), stopped(&board, "B2")), (BTreeSet::new(), BTreeSet::new()));
    assert_eq!(stopped(&board, "A2"), by_opponent);
    let ends = |board: &Board, to| may_end(board, &board.creatures[0], named(to));
    assert!(!ends(&board, "B1") && !ends(&board, "A2") && !ends(&board, "B2") && ends(&board, "C1"));
    board.creatures[2].helpless = true;
    assert!(stopped(&board, "A2").is_empty() && ends(&board, "A2"));
    board.creatures[2].helpless = false;
    board.creatures[2].altitude = 5;
    assert!(stopped(&board, "A2").is_empty() && ends(&board, "A2"));
    board.creatures[2].altitude = 0;
    for (size, open) in [(1, true), (2, false), (6, false), (7, true)] {
        board.creatures[2] = creature("Orc", "A2", size, "foes");
        assert_eq!(stopped(&board, "A2").is_empty(), open, "size {size}");
        assert!(!ends(&board, "A2"));
    }
    board.creatures[2] = creature("Orc", "A1", 6, "foes");
    assert!(stopped(&board, "A2").is_empty(), "whoever stands inside an opponent may move on through it");
}

#[test]
fn very_small_by_hand() {
    let mut board = board_with(vec![creature("Rat", "A1", 2, "heroes"), creature("Orc", "B1", 4, "foes")]);
    let rat = |board: &Board| board.creatures[0].clone();
    assert!(obstructions(&board, &rat(&board), named("A1"), named("B1")).is_empty());
    assert!(may_end(&board, &rat(&board), named("B1")));
    // Leaving A1, which the orc threatens, comes before entering.
    assert_eq!(provoked(&board, &rat(&board), named("A1"), named("B1")), [(1, named("A1"), true)]);
    board.creatures[1].size = 2;
    assert_eq!(provoked(&board, &rat(&board), named("A1"), named("B1")), [(1, named("B1"), false)]);
    assert_eq!(provoked(&board, &rat(&board), named("B1"), named("A1")), [(1, named("B1"), true)], "its own square");
    for more in ["r2", "r3", "r4"] {
        assert!(may_end(&board, &rat(&board), named("B1")), "before {more}");
        board.creatures.push(creature(more, "B1", 2, "neutral"));
    }
    assert!(!may_end(&board, &rat(&board), named("B1")), "four are there");
}

#[test]
fn threat_by_hand() {
    let mut board = board_with(vec![creature("Orc", "C3", 4, "foes")]);
    assert_eq!(names(threat_set(&board, &board.creatures[0])), ["B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"]);
    for (reach, count) in [(0, 0), (5, 8), (10, 24), (15, 36)] {
        board.creatures[0].place = Place::named("D4");
        board.creatures[0].reach = Some(reach);
        assert_eq!(threat_set(&board, &board.creatures[0]).len(), count, "reach {reach}");
    }
    board.creatures[0].reach = Some(10);
    board.creatures[0].altitude = 10;
    assert_eq!(threat_set(&board, &board.creatures[0]).len(), 25, "the square below it is outside its cube");
    board.creatures[0].altitude = 15;
    assert!(threat_set(&board, &board.creatures[0]).is_empty());
}

#[test]
fn lines_by_hand() {
    let mut board = Board::new(Ruleset::Srd35, 8, 8);
    board.set_edge(named("B1"), named("B2"), Barrier::Wall);
    board.fills.insert(named("E5"), Fill::Solid);
    board.fills.insert(named("G2"), Fill::Pillar);
    let open = |a, b| sees(&board, named(a), named(b));
    assert!(!open("B1", "B2") && !open("A1", "B2") && !open("C1", "B2") && open("A1", "A2"));
    assert!(open("A1", "C1") && !open("A1", "C2") && open("A2", "C2"));
    assert!(!open("D5", "F5") && open("D4", "F4") && !open("D5", "E4"), "the corner of a solid square is cover");
    assert!(open("F2", "H2"), "a pillar stops no line");
}

#[test]
fn paths_by_hand() {
    let mut board = board_with(vec![creature("Aldo", "A1", 4, "heroes"), creature("Orc", "C3", 4, "foes")]);
    let squares = |text: &str| text.split(' ').map(named).collect::<Vec<_>>();
    let judged = walked(&board, &squares("B2 B3 B4 C5"), 30);
    assert_eq!((judged.feet.as_slice(), judged.faults.len()), (&[5, 5, 5, 10][..], 0));
    assert_eq!(judged.chances.len(), 1);
    assert_eq!((judged.chances[0].step, judged.chances[0].square, judged.chances[0].leaving), (2, named("B2"), true));
    board.fills.insert(named("B1"), Fill::Solid);
    let judged = walked(&board, &squares("B2 C3"), 5);
    let faults = [Fault::Step(1, Blocked::Passage), Fault::Step(2, Blocked::Occupied), Fault::End, Fault::TooFar];
    assert_eq!(judged.faults, BTreeSet::from(faults));
}

#[test]
fn a_detour_by_hand() {
    let mut board = Board::new(Ruleset::Srd35, 7, 5);
    board.creatures = vec![creature("Aldo", "A3", 4, "heroes"), creature("Orc", "D2", 4, "foes")];
    let straight = shortest(&board, &[], 40, named("G3")).unwrap();
    assert_eq!((straight.feet, straight.opponents, straight.steps), (30, 1, 6));
    let around = safest(&board, 40, named("G3")).unwrap();
    assert_eq!((around.feet, around.opponents, around.steps), (35, 0, 6));
    assert_eq!(safest(&board, 30, named("G3")), Some(straight), "a detour beyond the budget is none");
    let through = shortest(&board, &[named("B4"), named("A3")], 40, named("B4")).unwrap();
    assert_eq!((through.feet, through.opponents, through.steps), (20, 0, 3), "there, back and there again: 5, 10, 5");
}

/// Every walk within the budget, one after another, without memoization: the least figures to each square.
fn every_walk(board: &Board, at: Square, feet: u64, path: &mut Vec<Square>, found: &mut Vec<(Square, [u64; 3])>) {
    let judged = walked(board, path, feet);
    if judged.faults.contains(&Fault::TooFar) || judged.faults.iter().any(|f| matches!(f, Fault::Step(..))) {
        return;
    }
    if !judged.faults.contains(&Fault::End) {
        found.push((at, [judged.total(), judged.chances.len() as u64, path.len() as u64]));
    }
    for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
        path.push((at.0 + dx, at.1 + dy));
        every_walk(board, (at.0 + dx, at.1 + dy), feet, path, found);
        path.pop();
    }
}

#[test]
fn labels_find_what_trying_every_walk_finds() {
    let mut board = Board::new(Ruleset::Srd35, 6, 5);
    board.creatures = vec![
        creature("Aldo", "B2", 4, "heroes"),
        creature("Orc", "D2", 4, "foes"),
        creature("Imp", "B4", 2, "foes"),
        creature("Bea", "C3", 4, "heroes"),
    ];
    board.fills.insert(named("C1"), Fill::Solid);
    board.layers.insert((named("C2"), "difficult"), 1);
    board.set_edge(named("B3"), named("B4"), Barrier::Low);
    for budget in [10, 20] {
        let mut walks = Vec::new();
        every_walk(&board, named("B2"), budget, &mut Vec::new(), &mut walks);
        let ways = ways(&board);
        let routes = Routes::search(&ways, &[], budget);
        for square in board.squares() {
            let to_it = || walks.iter().filter(|(at, _)| *at == square).map(|(_, figures)| *figures);
            let shortest = to_it().min();
            let safest = to_it().min_by_key(|&[feet, opponents, steps]| [opponents, feet, steps]);
            let figures = |f: Figures| [f.feet, u64::from(f.opponents), u64::from(f.steps)];
            assert_eq!(routes.shortest(square).map(figures), shortest, "shortest to {}", name(square));
            assert_eq!(routes.safest(square).map(figures), safest, "safest to {}", name(square));
        }
    }
}
