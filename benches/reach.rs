//! Reach sets and best routes: the referee, including its preparation of the board, against the `pathfinding` crate,
//! once pricing steps in its closure and once with a table prepared before the clock starts. Only compare ratios within
//! one run.

use std::collections::BTreeMap;
use std::process::ExitCode;

use divan::{Bencher, black_box};
use fivefoot::field::{Battlefield, Creature, Encounter, Fill, Name, Side, Size, Terrain};
use fivefoot::grid::{Direction, Feet, Square};
use fivefoot::referee::{Pace, Prefer, Referee, Walk, Walks};
use fivefoot::ruleset::{Ruleset, RulesetLibrary};

mod ratio;

use ratio::Ratio;

/// Squares per side, and the walker's speed in feet.
const BOARDS: [(u32, u32); 4] = [(40, 60), (40, 120), (200, 240), (200, 100_000)];
const OPPONENTS: i32 = 8;
/// The goal of the walker among opponents.
const GOAL: Square = Square::new(31, 33);

fn main() -> ExitCode {
    if ratio::is_short() {
        return ratio::compared(&ratios());
    }
    for (side, speed) in BOARDS {
        let (library, table) = (rulesets(), table(side, speed, 0));
        let referee = Referee::new(srd35(&library), &table);
        let mover = referee.mover(&name("Walker")).expect("the walker");
        let ours: BTreeMap<Square, Feet> = Walks(referee).reachable(&mover, Pace::Single, false).feet().collect();
        assert_eq!(ours, reach_by_crate(&table, Feet(speed)), "the two ways have to agree");
        let (steps, start) = prepared(&table);
        assert_eq!(ours.len(), count_on_prepared(&steps, start, speed), "and the third with them");
        println!("{side} x {side}, {speed} ft: {} squares", ours.len());
    }
    divan::main();
    ExitCode::SUCCESS
}

fn ratios() -> Vec<Ratio> {
    let library = rulesets();
    let reach = |what: &'static str, noted: f64, (side, speed): (u32, u32), turns: u32| {
        let table = table(side, speed, 0);
        let referee = Referee::new(srd35(&library), &table);
        let mover = referee.mover(&name("Walker")).expect("the walker");
        let ours = || drop(black_box(Walks(referee).reachable(&mover, Pace::Single, false)));
        Ratio { what, noted, now: ratio::times(turns, ours, || drop(black_box(reach_by_crate(&table, Feet(speed))))) }
    };
    let (open, crowded) = (table(40, 120, 0), table(40, 120, OPPONENTS));
    let referee = Referee::new(srd35(&library), &crowded);
    let mover = referee.mover(&name("Walker")).expect("the walker");
    let route = |prefer: Prefer| {
        let walk = Walk { stops: vec![GOAL], prefer, ..Walk::default() };
        drop(black_box(Walks(referee).adjudicate(&mover, &walk)));
    };
    let crates = ratio::times(60, || route(Prefer::Safest), || drop(black_box(route_by_crate(&open))));
    let safest = ratio::times(60, || route(Prefer::Shortest), || route(Prefer::Safest));
    let (medium, large) = (table(40, 60, 0), sized(Size::Large));
    let reach_on = |table: &Encounter| {
        let referee = Referee::new(srd35(&library), table);
        let mover = referee.mover(&name("Walker")).expect("the walker");
        drop(black_box(Walks(referee).reachable(&mover, Pace::Single, false)));
    };
    vec![
        reach("a reach set of 60 ft on 40 x 40 by the crate", 35.0, BOARDS[0], 60),
        reach("everywhere on 200 x 200 by the crate", 100.0, BOARDS[3], 8),
        Ratio { what: "a route on 40 x 40 by the crate, among nobody", noted: 1.3, now: crates },
        Ratio { what: "the safest route among eight, the shortest being ours", noted: 1.06, now: safest },
        Ratio {
            what: "a Medium creature's reach set, a Large one's being ours",
            noted: 0.27,
            now: ratio::times(60, || reach_on(&large), || reach_on(&medium)),
        },
    ]
}

/// The board for a speed of 60 ft, with a walker of this size.
fn sized(size: Size) -> Encounter {
    let mut table = table(40, 60, 0);
    let walker = table.creatures()[0].clone();
    table.put(Creature { size, ..walker });
    table
}

fn rulesets() -> RulesetLibrary {
    RulesetLibrary::bundled().expect("the bundled rulesets")
}

fn srd35(library: &RulesetLibrary) -> &Ruleset {
    library.get("srd35").expect("srd35")
}

fn name(text: &str) -> Name {
    Name::new(text).expect("a name")
}

/// A board with rubble and stone scattered by a fixed formula, the walker in the middle and opponents around it.
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
        ..Creature::plain(name(text), anchor, Side(name(side)))
    };
    let mut table = Encounter::new("srd35", board);
    table.put(creature("Walker", "heroes", Square::new(middle, middle)));
    for n in 0..opponents {
        let around = Square::new(middle - 6 + (n % 4) * 4, middle - 5 + (n / 4) * 9);
        table.put(creature(&format!("Goblin {n}"), "monsters", around));
    }
    table
}

/// The walker's square, and whether it has taken an odd number of diagonals.
type State = ((i32, i32), bool);

/// The steps from a state with their prices: an independent implementation of four rules.
fn steps_from(board: &Battlefield, &(here, odd): &State) -> Vec<(State, u32)> {
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
    Direction::ALL.into_iter().filter_map(step).collect()
}

/// The steps of every numbered state, and the number of the start.
fn prepared(table: &Encounter) -> (Vec<Vec<(usize, u32)>>, usize) {
    let board = &table.battlefield;
    let number = |((x, y), odd): State| (y as usize * board.width() as usize + x as usize) * 2 + usize::from(odd);
    let states = board.area().squares().flat_map(|square| [false, true].map(|odd| ((square.x, square.y), odd)));
    let steps = states.map(|state| {
        let steps = steps_from(board, &state).into_iter();
        steps.map(|(next, feet)| (number(next), feet)).collect()
    });
    let start = table.creatures().iter().find(|creature| creature.name == name("Walker")).expect("the walker").anchor;
    (steps.collect(), number(((start.x, start.y), false)))
}

/// The number of squares that the crate reaches with a prepared table.
fn count_on_prepared(steps: &[Vec<(usize, u32)>], start: usize, budget: u32) -> usize {
    let mut squares = vec![false; steps.len() / 2];
    for reached in pathfinding::prelude::dijkstra_reach(&start, |&state| steps[state].iter().copied()) {
        if reached.total_cost > budget {
            break;
        }
        squares[reached.node / 2] = true;
    }
    squares.into_iter().filter(|&reached| reached).count()
}

/// The same reach set, computed by the crate.
fn reach_by_crate(table: &Encounter, budget: Feet) -> BTreeMap<Square, Feet> {
    let board = &table.battlefield;
    let start = table.creatures()[0].anchor;
    let mut reach = BTreeMap::from([(start, Feet(0))]);
    for reached in pathfinding::prelude::dijkstra_reach(&((start.x, start.y), false), |state| steps_from(board, state))
    {
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
    let (library, table) = (rulesets(), table(side, speed, 0));
    let referee = Referee::new(srd35(&library), &table);
    let mover = referee.mover(&name("Walker")).expect("the walker");
    bencher.bench(|| Walks(referee).reachable(black_box(&mover), Pace::Single, false));
}

#[divan::bench(args = BOARDS)]
fn reach_by_pathfinding_crate(bencher: Bencher, (side, speed): (u32, u32)) {
    let table = table(side, speed, 0);
    bencher.bench(|| reach_by_crate(black_box(&table), Feet(speed)));
}

#[divan::bench(args = BOARDS)]
fn reach_by_pathfinding_crate_on_prepared_table(bencher: Bencher, (side, speed): (u32, u32)) {
    let (steps, start) = prepared(&table(side, speed, 0));
    bencher.bench(|| count_on_prepared(black_box(&steps), start, speed));
}

#[divan::bench(args = [Size::Medium, Size::Large, Size::Huge])]
fn reach_of_bigger_creatures(bencher: Bencher, size: Size) {
    let (library, table) = (rulesets(), sized(size));
    let referee = Referee::new(srd35(&library), &table);
    let mover = referee.mover(&name("Walker")).expect("the walker");
    bencher.bench(|| Walks(referee).reachable(black_box(&mover), Pace::Single, false));
}

/// The crate doesn't handle opponents: it only finds the shortest route.
fn route_by_crate(table: &Encounter) -> Option<(Vec<State>, u32)> {
    let board = &table.battlefield;
    let start = table.creatures()[0].anchor;
    let goal = |&((x, y), _): &State| Square::new(x, y) == GOAL;
    let steps = |state: &State| steps_from(board, state);
    let least = |&((x, y), _): &State| 5 * (x.abs_diff(GOAL.x)).max(y.abs_diff(GOAL.y));
    pathfinding::prelude::astar(&((start.x, start.y), false), steps, least, goal)
}

#[divan::bench]
fn route_by_pathfinding_crate(bencher: Bencher) {
    let table = table(40, 120, 0);
    bencher.bench(|| route_by_crate(black_box(&table)));
}

#[divan::bench(args = [Prefer::Shortest, Prefer::Safest])]
fn route_among_opponents(bencher: Bencher, prefer: Prefer) {
    let (library, table) = (rulesets(), table(40, 120, OPPONENTS));
    let referee = Referee::new(srd35(&library), &table);
    let mover = referee.mover(&name("Walker")).expect("the walker");
    let walk = Walk { stops: vec![GOAL], prefer, ..Walk::default() };
    bencher.bench(|| Walks(referee).adjudicate(black_box(&mover), &walk));
}
