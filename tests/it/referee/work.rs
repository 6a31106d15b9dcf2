//! What one command may take: its searches share an allowance, and where it runs out they answer with the best way found.

use fivefoot::field::{Barrier, Battlefield, Creature, Encounter, Name, Side, Terrain};
use fivefoot::grid::{Cardinal, Edge, Feet, Height, Square};
use fivefoot::referee::{
    Aim, Approaches, Fact, Flights, Flying, Jumps, Prefer, Referee, RunUps, Stop, Verdict, Walk, Walks, Work,
};
use fivefoot::ruleset::RulesetLibrary;

/// Aldo, who can fly, and some goblins between him and F20.
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

/// An allowance of which this much is left.
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
    // At half its speed a flier has to wander 100 ft to stay in the air, and its end is 85 ft away.
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
    let fly = |to: Square| {
        let work = left(200_000);
        let referee = Referee::new(library.get("srd35").unwrap(), &table).within(&work);
        let mover = referee.mover(&Name::new("Aldo").unwrap()).unwrap();
        let stops = vec![Stop { anchor: to, altitude: Some(Height(20)) }];
        Flights(referee).fly(&mover, &Flying { stops, ..Flying::default() })
    };
    let refused = fly(goal);
    assert!(refused.refusals().any(|finding| finding.fact == Fact::SearchLimit), "{:?}", refused.findings);
    let (nearest, feet) = refused.nearest.unwrap();
    assert_eq!(nearest.anchor.to(goal).0.abs().max(nearest.anchor.to(goal).1.abs()), 1, "{nearest:?}");
    let there = fly(nearest.anchor);
    assert!(there.verdict == Verdict::Legal && there.feet.unwrap().whole() <= feet, "{there:?}");
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
    // So little that no leap is judged.
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
        Approaches(referee).find(&mover, &Aim::Away)
    };
    let work = Work::of_a_command();
    let all = find(&work);
    assert!(all.left_out.is_empty() && work.left() > 0, "{:?}", all.left_out);
    let few = find(&left(160_000));
    assert!(!few.left_out.is_empty() && few.ways.len() <= all.ways.len(), "{:?}", few.left_out);
}
