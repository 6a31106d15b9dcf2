//! Where a walker can get to, and the best way to a square: the referee, and the same question asked of the `pathfinding`
//! crate's Dijkstra with the price of a step worked out in its closure. Only the ratio means anything.

use std::collections::BTreeMap;

use divan::{Bencher, black_box};
use fivefoot::field::{Battlefield, Creature, Encounter, Fill, Name, Party, Terrain};
use fivefoot::grid::{Direction, Feet, Square};
use fivefoot::referee::{Pace, Prefer, Referee, Walk};
use fivefoot::ruleset::{Ruleset, Shelf};

/// Squares a side, and the walker's speed in feet.
const BOARDS: [(u32, u32); 3] = [(40, 60), (40, 120), (200, 240)];
const OPPONENTS: i32 = 8;

fn main() {
    for (side, speed) in BOARDS {
        let (shelf, table) = (rulesets(), table(side, speed, 0));
        let referee = Referee::new(srd35(&shelf), &table);
        let mover = referee.mover(&name("Walker")).expect("the walker");
        let ours: BTreeMap<Square, Feet> = referee.reachable(&mover, Pace::Single, false).feet().collect();
        assert_eq!(ours, reach_by_crate(&table, Feet(speed)), "the two ways have to agree");
        println!("{side} x {side}, {speed} ft: {} squares", ours.len());
    }
    divan::main();
}

fn rulesets() -> Shelf {
    Shelf::bundled().expect("the bundled rulesets")
}

fn srd35(shelf: &Shelf) -> &Ruleset {
    shelf.get("srd35").expect("srd35")
}

fn name(text: &str) -> Name {
    Name::new(text).expect("a name")
}

/// A board with rubble and stone strewn over it by a fixed rule, the walker in the middle, opponents around it.
fn table(side: u32, speed: u32, opponents: i32) -> Encounter {
    let mut board = Battlefield::open(side, side).expect("a board");
    let middle = side as i32 / 2;
    for square in board.area().squares() {
        let strewn = (square.x * 31 + square.y * 17 + square.x * square.y * 7) % 23;
        match strewn {
            0 | 1 if square != Square::new(middle, middle) => board.set_fill(square, Fill::Solid),
            2..=5 => board.lay(square, Terrain::Difficult, 1),
            _ => {}
        }
    }
    let creature = |text: &str, side: &str, anchor: Square| Creature {
        speed: Some(Feet(speed)),
        ..Creature::plain(name(text), anchor, Party(name(side)))
    };
    let mut table = Encounter::new("srd35", board);
    table.put(creature("Walker", "heroes", Square::new(middle, middle)));
    for n in 0..opponents {
        let around = Square::new(middle - 6 + (n % 4) * 4, middle - 5 + (n / 4) * 9);
        table.put(creature(&format!("Goblin {n}"), "monsters", around));
    }
    table
}

/// The same reach set by the crate: states are a square and whether an odd number of diagonals was counted.
fn reach_by_crate(table: &Encounter, budget: Feet) -> BTreeMap<Square, Feet> {
    let board = &table.battlefield;
    let start = table.creatures()[0].anchor;
    let steps = |&(here, odd): &((i32, i32), bool)| {
        let here = Square::new(here.0, here.1);
        let step = move |direction: Direction| {
            let there = here.offset(direction.delta());
            let open = |square: Square| board.fill(square) == Fill::Open;
            let diagonal = direction.is_diagonal();
            let cut = diagonal && !(open(Square::new(there.x, here.y)) && open(Square::new(here.x, there.y)));
            if !open(there) || cut {
                return None;
            }
            let hampered = board.ground(there).layers.count(Terrain::Difficult) > 0;
            let feet = match (diagonal, hampered) {
                (false, false) => 5,
                (false, true) => 10,
                (true, true) => 15,
                (true, false) if odd => 10,
                (true, false) => 5,
            };
            Some((((there.x, there.y), odd ^ (diagonal && !hampered)), feet))
        };
        Direction::ALL.into_iter().filter_map(step).collect::<Vec<_>>()
    };
    let mut reach = BTreeMap::from([(start, Feet(0))]);
    for reached in pathfinding::prelude::dijkstra_reach(&((start.x, start.y), false), |state| steps(state)) {
        if reached.total_cost > budget.0 {
            break;
        }
        let ((x, y), _) = reached.node;
        reach.entry(Square::new(x, y)).or_insert(Feet(reached.total_cost));
    }
    reach
}

#[divan::bench(args = BOARDS)]
fn reach_by_referee(bencher: Bencher, (side, speed): (u32, u32)) {
    let (shelf, table) = (rulesets(), table(side, speed, 0));
    let referee = Referee::new(srd35(&shelf), &table);
    let mover = referee.mover(&name("Walker")).expect("the walker");
    bencher.bench(|| referee.reachable(black_box(&mover), Pace::Single, false));
}

#[divan::bench(args = BOARDS)]
fn reach_by_pathfinding_crate(bencher: Bencher, (side, speed): (u32, u32)) {
    let table = table(side, speed, 0);
    bencher.bench(|| reach_by_crate(black_box(&table), Feet(speed)));
}

#[divan::bench(args = [Prefer::Shortest, Prefer::Safest])]
fn route_among_opponents(bencher: Bencher, prefer: Prefer) {
    let (shelf, table) = (rulesets(), table(40, 120, OPPONENTS));
    let referee = Referee::new(srd35(&shelf), &table);
    let mover = referee.mover(&name("Walker")).expect("the walker");
    let walk = Walk { stops: vec![Square::new(31, 33)], prefer, ..Walk::default() };
    bencher.bench(|| referee.adjudicate(black_box(&mover), &walk));
}
