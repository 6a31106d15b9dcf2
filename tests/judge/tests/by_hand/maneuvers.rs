//! Worked examples of overruns, bull rushes, tumbling and clambering.

use super::{creature, under};
use judge::board::{Board, Creature, Fill, named};
use judge::bull_rush::BullRush;
use judge::clamber::Clamber;
use judge::overrun::{Overrun, Rolls};
use judge::place::Place;
use judge::rules::Ruleset::{self, EpicPath, Reaction, Rise, Srd35};
use judge::through::{Hindrance, Outcome, set_aside};
use judge::tumble::Tumble;

/// Aldo on A3, and Bea two squares east of him; a maneuver needs 15 to beat her if it has to beat a defense.
fn pair() -> Board {
    let mut bea = creature("Bea", "C3", 4, "foes");
    bea.maneuver_defense = Some(15);
    Board { creatures: vec![creature("Aldo", "A3", 4, "heroes"), bea], ..Board::new(Srd35, 9, 5) }
}

fn path(squares: &str) -> Vec<Place> {
    squares.split(' ').map(Place::named).collect()
}

fn overrun(board: &Board) -> Overrun<'_> {
    let targets = (1..board.creatures.len()).collect();
    Overrun { board, who: 0, targets, avoids: Vec::new(), part_of_move: false }
}

fn rolls(checks: &[i32], against: i32) -> Rolls {
    Rolls { checks: checks.to_vec(), natural: None, against, tripped: false }
}

fn run_over(overrun: &Overrun, way: &str, rolls: &Rolls) -> Outcome {
    let open = set_aside(overrun.board, &overrun.targets);
    let through = overrun.through(&open);
    assert!(through.is_open(&path(way)));
    overrun.outcome(&through, &path(way), rolls)
}

fn strikers(outcome: &Outcome) -> Vec<&str> {
    outcome.chances.iter().map(|chance| chance.by.as_str()).collect()
}

#[test]
fn an_overrun_by_strength() {
    let board = pair();
    let overrun = overrun(&board);
    let won = run_over(&overrun, "B3 C3 D3", &rolls(&[15], 12));
    assert_eq!((won.steps, won.prone.join(" "), strikers(&won)), (3, "Bea".to_owned(), vec!["Bea"]));
    let lost = run_over(&overrun, "B3 C3 D3", &rolls(&[11], 12));
    assert_eq!((lost.steps, lost.prone.len(), strikers(&lost)), (1, 0, vec!["Bea"]));
    let tripped = run_over(&overrun, "B3 C3 D3", &Rolls { tripped: true, ..rolls(&[11], 12) });
    assert_eq!((tripped.steps, tripped.prone.join(" ")), (1, "Aldo".to_owned()));
}

#[test]
fn who_goes_back_to_an_occupied_square_falls() {
    let mut board = pair();
    board.creatures.push(creature("Friend", "B3", 4, "heroes"));
    let overrun = Overrun { targets: vec![1], ..overrun(&board) };
    let lost = run_over(&overrun, "B3 C3 D3", &rolls(&[11], 12));
    assert_eq!((lost.steps, lost.prone.join(" ")), (1, "Aldo".to_owned()));
}

#[test]
fn entering_gives_the_defender_its_chance() {
    let mut board = pair();
    board.creatures[1] = creature("Rat", "C3", 2, "foes");
    let overrun = overrun(&board);
    let won = run_over(&overrun, "B3 C3 D3", &rolls(&[15], 2));
    let chance = &won.chances[0];
    assert_eq!((chance.by.as_str(), chance.square, chance.leaving, chance.step), ("Rat", named("C3"), false, 2));
}

#[test]
fn an_overrun_against_maneuver_defense() {
    let board = under(EpicPath, &pair());
    let overrun = overrun(&board);
    let with = |check: i32| run_over(&overrun, "B3 C3 D3", &rolls(&[check], 0));
    assert_eq!((with(15).steps, with(15).prone.len(), with(15).chances.len()), (3, 0, 0));
    assert_eq!((with(19).prone.len(), with(20).prone.join(" ")), (0, "Bea".to_owned()));
    assert_eq!((with(14).steps, with(14).chances.len()), (1, 0));
    let natural = |check: i32, natural: i32| {
        run_over(&overrun, "B3 C3 D3", &Rolls { natural: Some(natural), ..rolls(&[check], 0) }).steps
    };
    assert_eq!((natural(30, 1), natural(10, 20), natural(9, 20)), (1, 3, 1));
    let in_passing = Overrun { part_of_move: true, ..overrun.clone() };
    let won = run_over(&in_passing, "B3 C3 D3", &rolls(&[25], 0));
    assert!(won.prone.is_empty() && strikers(&won).is_empty(), "the target strikes nobody who passes");
    let avoided = Overrun { avoids: vec![1], ..in_passing };
    assert_eq!(strikers(&run_over(&avoided, "B3 C3 D3", &rolls(&[], 0))), ["Bea"]);
}

#[test]
fn several_need_one_result_each() {
    let mut board = pair();
    let mut cid = creature("Cid", "D3", 4, "foes");
    cid.maneuver_defense = Some(15);
    board.creatures.push(cid);
    let board = under(EpicPath, &board);
    let overrun = overrun(&board);
    let with = |checks: &[i32]| run_over(&overrun, "B3 C3 D3 E3", &rolls(checks, 0)).steps;
    assert_eq!((with(&[15]), with(&[14])), (4, 1));
    // Bea is in front of Cid, so the mover goes back to B3.
    assert_eq!(with(&[15, 14]), 1);
    let avoids = Overrun { avoids: vec![1, 2], ..overrun.clone() };
    assert_eq!(strikers(&run_over(&avoids, "B3 C3 D3 E3", &rolls(&[], 0))), ["Bea", "Cid"]);
}

#[test]
fn creatures_that_nobody_runs_over() {
    let hindered = |rules: Ruleset, what: &dyn Fn(&mut Board)| {
        let mut board = under(rules, &pair());
        what(&mut board);
        overrun(&board).hindrances().into_iter().collect::<Vec<_>>()
    };
    assert_eq!(hindered(Srd35, &|_| {}), []);
    assert_eq!(hindered(Rise, &|_| {}), [Hindrance::NoSuchManeuver]);
    assert_eq!(hindered(Srd35, &|board| board.creatures[1].size = 5), []);
    assert_eq!(hindered(Srd35, &|board| board.creatures[1].size = 6), [Hindrance::TooBig]);
    assert_eq!(hindered(Srd35, &|board| board.creatures[1].fills = true), [Hindrance::Fills]);
    assert_eq!(hindered(Srd35, &|board| board.creatures[0].conditions.push("prone")), [Hindrance::Prone]);
    assert_eq!(hindered(Srd35, &|board| board.creatures[0].conditions.push("stunned")), [Hindrance::Unable]);
    assert_eq!(hindered(Srd35, &|board| board.creatures[1].side = "neutral".to_owned()), [Hindrance::NoOpponent]);
    assert_eq!(hindered(EpicPath, &|board| board.creatures[1].side = "neutral".to_owned()), []);
}

fn tumble(board: &Board) -> Tumble<'_> {
    Tumble { board, who: 0, through: Vec::new(), accelerated: false, surface: 0 }
}

/// The DCs along a way, and the outcome of these results.
fn tumbled(tumble: &Tumble, way: &str, results: &[i32]) -> (Vec<Option<i32>>, Outcome) {
    let open = set_aside(tumble.board, &tumble.through);
    let through = tumble.through(&open);
    let dcs = tumble.checks(&through, &path(way)).into_iter().map(|check| check.dc).collect();
    (dcs, tumble.outcome(&through, &path(way), results))
}

#[test]
fn tumbling_past_two_and_through_one() {
    let mut board = pair();
    board.creatures[1].place = Place::named("B2");
    board.creatures.push(creature("Zed", "E2", 4, "foes"));
    let past = Tumble { accelerated: true, ..tumble(&board) };
    let way = "B3 C3 D3 E3 F3";
    let (dcs, all) = tumbled(&past, way, &[15, 17]);
    assert_eq!((dcs, all.chances.len()), (vec![Some(15), Some(17)], 0));
    assert_eq!(strikers(&tumbled(&past, way, &[15, 16]).1), ["Zed"]);
    assert_eq!(strikers(&tumbled(&past, way, &[14, 17]).1), ["Bea"]);
    let board = pair();
    let through = Tumble { through: vec![1], ..tumble(&board) };
    assert_eq!(through.budget(), 15);
    let (dcs, won) = tumbled(&through, "B3 C3 D3", &[25]);
    assert_eq!((dcs, won.steps, won.chances.len()), (vec![Some(25)], 3, 0));
    let (_, lost) = tumbled(&through, "B3 C3 D3", &[24]);
    assert_eq!((lost.steps, strikers(&lost)), (1, vec!["Bea"]));
    let slippery = Tumble { surface: 5, ..through };
    assert_eq!(tumbled(&slippery, "B3 C3 D3", &[29]).1.steps, 1);
}

#[test]
fn tumbling_against_the_highest_defense() {
    let mut board = pair();
    board.creatures[1].place = Place::named("B2");
    for (label, at, defense) in [("Cid", "A2", 18), ("Dot", "C2", 16)] {
        let mut creature = creature(label, at, 4, "foes");
        creature.maneuver_defense = Some(defense);
        board.creatures.push(creature);
    }
    let board = under(EpicPath, &board);
    let tumble = tumble(&board);
    let struck = |check: i32, natural: i32, spare: &[&str]| {
        let open = set_aside(&board, &[]);
        let spare: Vec<String> = spare.iter().map(|&name| name.to_owned()).collect();
        let outcome = tumble.against_defense(&tumble.through(&open), &path("B3 C3 D3"), (check, natural), &spare);
        outcome.chances.into_iter().map(|chance| chance.by).collect::<Vec<_>>().join(" ")
    };
    assert_eq!((struck(17, 10, &[]), struck(19, 10, &[])), ("Bea Cid Dot".to_owned(), "Cid Dot".to_owned()));
    assert_eq!((struck(19, 10, &["Dot"]), struck(22, 10, &[])), ("Bea Cid".to_owned(), String::new()));
    assert_eq!((struck(40, 1, &[]), struck(17, 20, &[])), ("Bea Cid Dot".to_owned(), String::new()));
    assert_eq!(Tumble { through: vec![1], ..tumble.clone() }.hindrances(), [Hindrance::NotThrough].into());
    assert_eq!(Tumble { through: vec![1], ..tumble.clone() }.hindrances().len(), 1);
}

#[test]
fn clambering_into_a_hulk() {
    let mut board = pair();
    board.creatures[1] = creature("Hulk", "C2", 6, "foes");
    board.creatures[1].maneuver_defense = Some(20);
    board.creatures.push(creature("Cid", "A2", 4, "foes"));
    board.creatures.push(creature("Dot", "A4", 4, "foes"));
    let board = under(EpicPath, &board);
    let clamber = Clamber { board: &board, who: 0, target: 1, extra: 0 };
    let open = set_aside(&board, &[1]);
    let through = clamber.through(&open);
    let reached: Vec<u64> =
        ["C3", "D3", "E3"].map(|at| clamber.ends(&through).get(&named(at)).map_or(0, |f| f.feet)).into();
    assert_eq!((reached, clamber.hindrances().len()), (vec![10, 15, 0], 0));
    let struck = |check: i32| {
        let outcome = clamber.outcome(&through, &path("B3 C3"), (check, 10), &[]);
        (outcome.steps, outcome.chances.into_iter().map(|chance| chance.by).collect::<Vec<_>>().join(" "))
    };
    assert_eq!(struck(20), (2, "Cid Dot".to_owned()));
    assert_eq!((struck(22), struck(24)), ((2, "Dot".to_owned()), (2, String::new())));
    assert_eq!(struck(19), (1, "Cid Dot Hulk".to_owned()));
    let farther = Clamber { extra: 5, ..clamber.clone() };
    assert_eq!((farther.budget(), farther.dc(20)), (20, 25));
    assert_eq!(Clamber { extra: 90, ..clamber.clone() }.budget(), 30);
    assert_eq!(Clamber { target: 2, ..clamber }.hindrances(), [Hindrance::TooSmall].into());
}

/// Aldo on A3, next to Bea on B3.
fn beside() -> Board {
    let mut board = pair();
    board.creatures[1].place = Place::named("B3");
    board
}

/// Where Aldo is after his steps, and where Bea is.
fn pushed(board: &Board, follow: bool, margin: i32) -> (String, String) {
    let rush = BullRush { board, who: 0, target: 1, follow, feet: None };
    let open = set_aside(board, &[1]);
    let shove = rush.shove(&rush.through(&open), margin);
    let last = shove.ways[0].0.last().map_or("A3".to_owned(), |place| place.name());
    (last, shove.pushed.map_or(String::new(), Place::name))
}

#[test]
fn pushing_straight_back() {
    let mut board = beside();
    let ends = |own: &str, pushed: &str| (own.to_owned(), pushed.to_owned());
    assert_eq!(pushed(&board, false, 20), ends("B3", "C3"));
    assert_eq!((pushed(&board, true, 4), pushed(&board, true, 5)), (ends("B3", "C3"), ends("C3", "D3")));
    assert_eq!(pushed(&board, true, -1), ends("A3", ""));
    board.creatures[0].speed = 10;
    assert_eq!(pushed(&board, true, 20), ends("C3", "D3"));
    board.creatures.push(creature("Orc", "D3", 4, "foes"));
    assert_eq!(pushed(&board, true, 20), ends("B3", "C3"));
    board.creatures[2].place = Place::named("C3");
    assert_eq!(pushed(&board, true, 20), ends("A3", "B3"));
}

#[test]
fn a_big_creature_squeezes_after_its_target() {
    let mut board = beside();
    let ends = |own: &str, pushed: &str| (own.to_owned(), pushed.to_owned());
    board.creatures[0] = Creature { size: 5, speed: 15, ..board.creatures[0].clone() };
    board.creatures[0].place = Place::named("A3:B4");
    board.creatures[1].place = Place::named("C3");
    board.fills.insert(named("D4"), Fill::Solid);
    assert_eq!(pushed(&board, true, 20), ends("C3:D3", "E3"), "10 ft of its speed are for the squeezed step");
}

#[test]
fn a_push_gives_third_parties_their_chances() {
    let mut board = beside();
    board.creatures.push(creature("Friend", "C2", 4, "heroes"));
    board.creatures.push(creature("Orc", "C4", 4, "foes"));
    let rush = BullRush { board: &board, who: 0, target: 1, follow: false, feet: None };
    let open = set_aside(&board, &[1]);
    let shove = rush.shove(&rush.through(&open), 1);
    assert_eq!(shove.at_the_pushed, ["Friend".to_owned()].into());
    let by: Vec<(&str, bool)> = shove.ways[0].1.iter().map(|chance| (chance.by.as_str(), chance.leaving)).collect();
    assert_eq!(by, [("Bea", true), ("Orc", false)]);
}

#[test]
fn creatures_that_nobody_pushes() {
    let rush = |board: &Board| BullRush { board, who: 0, target: 1, follow: false, feet: None }.hindrances();
    assert_eq!((rush(&beside()), rush(&pair())), ([].into(), [Hindrance::TooFar].into()));
    assert_eq!(rush(&under(Rise, &beside())), [Hindrance::NoSuchManeuver].into());
    assert_eq!(overrun(&under(Reaction, &pair())).hindrances(), [].into(), "there it is a way through");
}
