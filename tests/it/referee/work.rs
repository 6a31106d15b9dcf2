//! The work of one command: its searches share a budget, and when it runs out they answer with the best way found.

use std::collections::BTreeMap;

use allocation_counter::measure;
use fivefoot::field::{Barrier, Battlefield, Creature, Encounter, Fill, Intent, Name, Side, Size, Terrain};
use fivefoot::grid::{Cardinal, Edge, Feet, Height, Square};
use fivefoot::referee::{
    Aim, Answers, Approaches, Charge, Charges, CommandVerdict, Fact, Flights, Flying, Jumps, Playouts, Prefer, Referee,
    Results, RunUps, Stop, Tally, Verdict, Walk, Walks, Work,
};
use fivefoot::ruleset::RulesetLibrary;

/// Aldo, who can fly, and some goblins between him and F20; everybody is in the air if `airborne`.
fn table(airborne: bool) -> Encounter {
    let name = |text: &str| Name::new(text).unwrap();
    let mut table = Encounter::new("srd35", Battlefield::open(40, 40).unwrap());
    let altitude = if airborne { Height(20) } else { Height::ZERO };
    let modes = "fly 200 average".parse().unwrap();
    let aldo = Creature::plain(name("Aldo"), Square::new(5, 2), Side(name("heroes")));
    table.put(Creature { speed: Some(Feet(120)), altitude, modes, ..aldo });
    for nth in 0..20 {
        let at = Square::new(nth % 10, 8 + nth / 10 * 3 + nth % 3);
        let goblin = Creature::plain(name(&format!("Goblin {nth}")), at, Side(name("foes")));
        table.put(Creature { altitude, ..goblin });
    }
    table
}

/// A budget with this much left.
fn left(units: u32) -> Work {
    let work = Work::of_a_command();
    work.spend(work.left() - units);
    work
}

#[test]
fn a_walk_that_takes_too_long_gets_there_but_is_not_proved_the_best() {
    let (library, table) = (RulesetLibrary::bundled().unwrap(), table(false));
    let walk = |work: &Work| {
        let referee = Referee::new(library.get("srd35").unwrap(), &table).within(work);
        let mover = referee.mover(&Name::new("Aldo").unwrap()).unwrap();
        let walk = Walk { stops: vec![Square::new(5, 19)], prefer: Prefer::Safest, ..Walk::default() };
        Walks(referee).adjudicate(&mover, &walk)
    };
    let (whole, little) = (walk(&Work::of_a_command()), walk(&left(1_000)));
    assert!(whole.optimal && whole.verdict == Verdict::Legal);
    assert!(!little.optimal && little.verdict == Verdict::Legal, "{little:?}");
    assert_eq!(little.to, whole.to);
}

#[test]
fn a_flight_that_takes_too_long_gets_there_but_is_not_proved_the_best() {
    let (library, table) = (RulesetLibrary::bundled().unwrap(), table(true));
    let fly = |work: &Work| {
        let referee = Referee::new(library.get("srd35").unwrap(), &table).within(work);
        let mover = referee.mover(&Name::new("Aldo").unwrap()).unwrap();
        let stops = vec![Stop { anchor: Square::new(5, 19), altitude: Some(Height(20)) }];
        let walk = Walk { prefer: Prefer::Safest, ..Walk::default() };
        Flights(referee).fly(&mover, &Flying { stops, walk, ..Flying::default() })
    };
    let little = fly(&left(200_000));
    // At half its speed a flier has to fly 100 ft to stay in the air, and its goal is only 85 ft away.
    assert!(!little.optimal && little.verdict == Verdict::Legal, "{little:?}");
    assert!(little.feet.unwrap().whole() >= Feet(100));
}

#[test]
fn a_flight_to_which_no_way_is_found_in_time_says_how_near_the_flier_gets() {
    let (library, mut table) = (RulesetLibrary::bundled().unwrap(), table(true));
    let goal = Square::new(5, 19);
    for side in [Cardinal::North, Cardinal::East, Cardinal::South, Cardinal::West] {
        table.battlefield.set_barrier(Edge::of(goal, side), Barrier::Wall);
    }
    let fly = |to: Square, as_far_as: bool| {
        let work = left(200_000);
        let referee = Referee::new(library.get("srd35").unwrap(), &table).within(&work);
        let mover = referee.mover(&Name::new("Aldo").unwrap()).unwrap();
        let stops = vec![Stop { anchor: to, altitude: Some(Height(20)) }];
        Flights(referee)
            .fly(&mover, &Flying { stops, walk: Walk { as_far_as, ..Walk::default() }, ..Flying::default() })
    };
    let refused = fly(goal, false);
    assert!(refused.refusals().any(|finding| finding.fact == Fact::SearchLimit), "{:?}", refused.findings);
    let (nearest, feet) = refused.nearest.unwrap();
    assert_eq!(nearest.anchor.to(goal).0.abs().max(nearest.anchor.to(goal).1.abs()), 1, "{nearest:?}");
    assert_eq!(refused.steps.last().unwrap().to, nearest);
    let there = fly(nearest.anchor, false);
    assert!(there.verdict == Verdict::Legal && there.feet.unwrap() <= feet, "{there:?}");
    let as_far = fly(goal, true);
    assert!(as_far.verdict == Verdict::Legal && !as_far.optimal && as_far.to == nearest, "{as_far:?}");
    assert!(as_far.notes().any(|note| matches!(note.fact, Fact::StopsShort { .. })), "{as_far:?}");
}

#[test]
fn a_leap_on_the_way_is_not_proved_the_best_where_others_were_left_untried() {
    let (library, mut table) = (RulesetLibrary::bundled().unwrap(), table(false));
    for column in 0..40 {
        table.battlefield.lay(Square::new(column, 5), Terrain::Difficult, 1);
    }
    let leap = |work: &Work| {
        let referee = Referee::new(library.get("srd35").unwrap(), &table).within(work);
        let mover = referee.mover(&Name::new("Aldo").unwrap()).unwrap();
        let found = RunUps(referee).leap_on_the_way(&mover, &Walk::default(), Square::new(5, 7));
        let jumped = found.leap.map(|leap| Jumps(referee).jump(&mover, &leap).ruling);
        let walk = Walk { stops: vec![Square::new(5, 7)], untried: found.untried, ..Walk::default() };
        (jumped, Walks(referee).adjudicate(&mover, &walk))
    };
    let (jumped, walked) = leap(&Work::of_a_command());
    assert!(jumped.unwrap().optimal && walked.optimal);
    // Too little to judge any leap.
    let (jumped, walked) = leap(&left(50_000));
    assert!(jumped.is_none() && !walked.optimal, "{walked:?}");
    assert_eq!(walked.verdict, Verdict::Legal);
}

#[test]
fn options_share_one_allowance_and_say_what_they_left_out() {
    let (library, table) = (RulesetLibrary::bundled().unwrap(), table(false));
    let find = |work: &Work| {
        let referee = Referee::new(library.get("srd35").unwrap(), &table).within(work);
        let mover = referee.mover(&Name::new("Aldo").unwrap()).unwrap();
        Approaches(referee).find(&mover, &Aim::Square(Square::new(5, 19)), (12, &|_| CommandVerdict::Same))
    };
    let work = Work::of_a_command();
    let all = find(&work);
    assert!(all.left_out.is_empty() && work.left() > 0, "{:?}", all.left_out);
    let few = find(&left(160_000));
    assert!(!few.left_out.is_empty() && few.ways.len() <= all.ways.len(), "{:?}", few.left_out);
}

/// The work of a ruling on a Large ogre that walks over rough ground to a square, with another creature in `other`.
fn ogre_walks(to: Square, prefer: Prefer, other: Square) -> Tally {
    let (library, name) = (RulesetLibrary::bundled().unwrap(), |text: &str| Name::new(text).unwrap());
    let mut board = Battlefield::open(24, 24).unwrap();
    for square in board.area().squares().filter(|square| square.x == 11) {
        board.lay(square, Terrain::Difficult, 1);
    }
    let mut table = Encounter::new("srd35", board);
    let ogre = Creature::plain(name("Ogre"), Square::new(5, 10), Side(name("foes")));
    table.put(Creature { size: Size::Large, speed: Some(Feet(120)), ..ogre });
    let goblin = Creature::plain(name("Goblin"), other, Side(name("heroes")));
    table.put(Creature { threatens: false, ..goblin });
    let referee = Referee::new(library.get("srd35").unwrap(), &table).planning(true);
    let mover = referee.mover(&name("Ogre")).unwrap();
    Tally::forget();
    let ruling = Walks(referee).adjudicate(&mover, &Walk { stops: vec![to], prefer, ..Walk::default() });
    assert_eq!(ruling.verdict == Verdict::Legal, other != to, "{ruling:?}");
    Tally::done()
}

#[test]
fn a_goal_that_others_close_is_ruled_on_with_one_look_at_the_ground() {
    let open = ogre_walks(Square::new(17, 10), Prefer::Safest, Square::new(20, 20));
    let closed = ogre_walks(Square::new(17, 10), Prefer::Safest, Square::new(17, 10));
    // Three shapes, and how far it gets: within its speed, at all, and without anybody there.
    assert_eq!((open.sweeps, closed.sweeps), (3 + 1, 3 + 3));
}

#[test]
fn nobody_is_gone_around_where_the_way_through_them_is_no_shorter() {
    let away = ogre_walks(Square::new(17, 10), Prefer::Shortest, Square::new(20, 20));
    let beside = ogre_walks(Square::new(17, 10), Prefer::Shortest, Square::new(12, 8));
    assert!(beside.labels <= away.labels, "{} and {} labels", beside.labels, away.labels);
}

#[test]
fn a_charge_looks_for_room_for_the_full_space_alone() {
    let library = RulesetLibrary::bundled().unwrap();
    let mut table = table(false);
    let name = |text: &str| Name::new(text).unwrap();
    let ogre = Creature::plain(name("Ogre"), Square::new(20, 20), Side(name("heroes")));
    table.put(Creature { size: Size::Huge, speed: Some(Feet(120)), ..ogre });
    let referee = Referee::new(library.get("srd35").unwrap(), &table).planning(true);
    let (mover, goblin) = (referee.mover(&name("Ogre")).unwrap(), table.creature(&name("Goblin 0")).unwrap());
    Tally::forget();
    let charged = Charges(referee).charge(&mover, goblin, &Charge::at(name("Goblin 0")));
    assert!(!charged.ruling.steps.is_empty(), "{charged:?}");
    assert!(Tally::done().sweeps <= 4, "{:?}", Tally::done());
}

/// A board with stone, rubble, walls and low walls here and there; the same number gives the same board.
fn strewn(nth: u32) -> Battlefield {
    let mut board = Battlefield::open(18, 14).unwrap();
    let mut seed = nth.wrapping_mul(2_654_435_761) | 1;
    for square in board.area().squares().filter(|square| *square > Square::new(5, 5)) {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        match seed >> 27 {
            0 | 1 => board.set_fill(square, Fill::Solid),
            2..=5 => board.lay(square, Terrain::Difficult, 1),
            6 => board.lay(square, Terrain::Trench, 1),
            7 => {
                board.set_barrier(Edge::of(square, Cardinal::East), Barrier::Wall);
            }
            8 => {
                board.set_barrier(Edge::of(square, Cardinal::South), Barrier::Low);
            }
            9 => {
                board.set_barrier(Edge::of(square, Cardinal::South), Barrier::Narrow(Size::Medium));
            }
            _ => {}
        }
    }
    board
}

#[test]
fn a_way_for_which_no_work_is_left_costs_no_more_than_the_best() {
    let (library, name) = (RulesetLibrary::bundled().unwrap(), Name::new("Ogre").unwrap());
    let mut legal = 0;
    for (nth, (rules, size)) in (0..).zip(["srd35", "reaction", "epic-path", "rise"].into_iter().flat_map(|rules| {
        [Size::Medium, Size::Large, Size::Huge].map(|size| (rules, size)).into_iter().cycle().take(18)
    })) {
        let mut table = Encounter::new(rules, strewn(nth));
        let ogre = Creature::plain(name.clone(), Square::new(1, 1), Side(name.clone()));
        table.put(Creature { size, speed: Some(Feet(300)), ..ogre });
        for stops in [vec![Square::new(14, 10)], vec![Square::new(3, 9), Square::new(12, 4)]] {
            let ruled = |work: &Work| {
                let referee = Referee::new(library.get(rules).unwrap(), &table).within(work);
                let walk = Walk { stops: stops.clone(), ..Walk::default() };
                Walks(referee).adjudicate(&referee.mover(&name).unwrap(), &walk)
            };
            let (best, some) = (ruled(&Work::of_a_command()), ruled(&left(0)));
            assert_eq!((some.verdict, some.to), (best.verdict, best.to), "{rules}, {size:?}: {best:?} {some:?}");
            if best.verdict == Verdict::Legal {
                let least = stops.len() == 1;
                assert!(
                    !some.optimal && (some.feet == best.feet || !least && some.feet > best.feet),
                    "{best:?} {some:?}"
                );
                legal += 1;
            }
        }
    }
    assert!(legal > 60, "only {legal} ways");
}

#[test]
fn a_labyrinth_is_ruled_on_by_its_best_way_once_it_is_known_what_remains() {
    let library = RulesetLibrary::bundled().unwrap();
    let mut board = Battlefield::open(300, 300).unwrap();
    for row in (4..300).step_by(4) {
        for column in if row % 8 == 4 { 0..295 } else { 5..300 } {
            board.set_barrier(Edge::of(Square::new(column, row), Cardinal::North), Barrier::Wall);
        }
    }
    let name = Name::new("Ogre").unwrap();
    let mut table = Encounter::new("srd35", board);
    let ogre = Creature::plain(name.clone(), Square::new(0, 0), Side(name.clone()));
    table.put(Creature { size: Size::Huge, ..ogre });
    let referee = Referee::new(library.get("srd35").unwrap(), &table);
    let walk = Walk { stops: vec![Square::new(0, 297)], ..Walk::default() };
    let ruling = Walks(referee).adjudicate(&referee.mover(&name).unwrap(), &walk);
    assert!(ruling.optimal && ruling.feet.unwrap().whole() > Feet(5 * 73 * 290), "{:?}", ruling.feet);
    assert!(ruling.refusals().all(|finding| matches!(finding.fact, Fact::TooFar { .. })), "{:?}", ruling.findings);
}

/// A follower makes a new plan whenever its target or its height has changed. If there isn't enough work left for that, it
/// continues by single steps.
#[test]
fn a_follower_without_time_to_plan_still_comes_nearer_and_says_so() {
    let (library, table) = (RulesetLibrary::bundled().unwrap(), table(false));
    let aldo = Name::new("Aldo").unwrap();
    let target = Name::new("Goblin 15").unwrap();
    let intent = Intent::Follow { target: target.clone(), distance: Feet(5), lost: None, given_up: false };
    let follow = |work: &Work| {
        let referee = Referee::new(library.get("rise").unwrap(), &table).within(work);
        let answers = Answers { intents: &BTreeMap::new(), contests: &[], ground: &Results::None, forced: false };
        Playouts(referee).answer(&referee.mover(&aldo).unwrap(), &intent, false, answers).ruling
    };
    let (whole, little) = (follow(&Work::of_a_command()), follow(&left(1_000)));
    assert!(whole.optimal && whole.verdict == Verdict::Legal, "{whole:?}");
    assert!(!little.optimal && little.verdict == Verdict::Legal && !little.steps.is_empty(), "{little:?}");
    assert_eq!(little.to.anchor.y, whole.to.anchor.y);
}

/// A maze with one lane that winds from row to row, and a cell closed on all sides.
fn maze(side: u32, cell: Square) -> Battlefield {
    let mut board = Battlefield::open(side, side).unwrap();
    for square in board.area().squares() {
        let gap = if square.y % 2 == 0 { side as i32 - 1 } else { 0 };
        if square.x != gap {
            board.set_barrier(Edge::of(square, Cardinal::South), Barrier::Grate);
        }
    }
    for side in [Cardinal::North, Cardinal::East, Cardinal::South, Cardinal::West] {
        board.set_barrier(Edge::of(cell, side), Barrier::Grate);
    }
    board
}

/// A maze has as many prices as squares. No search may keep a board for each.
#[test]
fn a_way_through_a_maze_takes_little_memory() {
    let name = |text: &str| Name::new(text).unwrap();
    let library = RulesetLibrary::bundled().unwrap();
    let cell = Square::new(60, 91);
    let mut table = Encounter::new("rise", maze(120, cell));
    table.put(Creature::plain(name("Aldo"), Square::new(0, 0), Side(name("heroes"))));
    table.put(Creature::plain(name("Goblin"), cell, Side(name("foes"))));
    let work = Work::of_a_command();
    let referee = |rules: &str| Referee::new(library.get(rules).unwrap(), &table).within(&work);
    let mut refused = None;
    let walked = measure(|| {
        let walk = Walk { stops: vec![cell], ..Walk::default() };
        let mover = referee("srd35").mover(&name("Aldo")).unwrap();
        refused = Some(Walks(referee("srd35")).adjudicate(&mover, &walk));
    });
    // It is led to the grate, and reads what is in the way.
    assert!(refused.is_some_and(|refused| refused.verdict == Verdict::Illegal && refused.steps.len() > 5_000));
    assert!(walked.bytes_max < MOST_IN_A_MAZE, "{} bytes", walked.bytes_max);
    let followed = measure(|| {
        let intent = Intent::Follow { target: name("Goblin"), distance: Feet(5), lost: None, given_up: false };
        let answers = Answers { intents: &BTreeMap::new(), contests: &[], ground: &Results::None, forced: false };
        let mover = referee("rise").mover(&name("Aldo")).unwrap();
        let ruling = Playouts(referee("rise")).answer(&mover, &intent, false, answers).ruling;
        assert!(ruling.verdict == Verdict::Legal && !ruling.steps.is_empty(), "{ruling:?}");
    });
    assert!(followed.bytes_max < MOST_IN_A_MAZE, "{} bytes", followed.bytes_max);
}

/// Whether the way around somebody is longer is determined without keeping a board for each price up to that of the way.
#[test]
fn a_way_round_somebody_in_a_maze_takes_little_memory() {
    let name = |text: &str| Name::new(text).unwrap();
    let library = RulesetLibrary::bundled().unwrap();
    let mut table = Encounter::new("srd35", maze(120, Square::new(60, 110)));
    table.put(Creature::plain(name("Aldo"), Square::new(0, 0), Side(name("heroes"))));
    table
        .put(Creature { threatens: false, ..Creature::plain(name("Goblin"), Square::new(60, 92), Side(name("foes"))) });
    let referee = Referee::new(library.get("srd35").unwrap(), &table).planning(true);
    let mut ruling = None;
    let taken = measure(|| {
        let walk = Walk { stops: vec![Square::new(60, 90)], ..Walk::default() };
        ruling = Some(Walks(referee).adjudicate(&referee.mover(&name("Aldo")).unwrap(), &walk));
    });
    assert!(ruling.is_some_and(|ruling| ruling.optimal && ruling.steps.len() > 5_000));
    assert!(taken.bytes_max < MOST_IN_A_MAZE, "{} bytes", taken.bytes_max);
}

/// The most memory that a search in a maze of 120 x 120 squares takes, in bytes.
const MOST_IN_A_MAZE: u64 = 16 << 20;
