//! Jumps, climbs and swims whose figures the rulebooks give.

use super::{board_with, creature, shortest};
use judge::{
    Blocked, Board, ClimbPace, Climber, Hold, Jumper, Manner, Ruleset, SpeedCategory, Spot, Volume, arcs,
    climb_forward, heights, is_run_up, named, slowed, surface_dc, surfaces, swim_forward, water_dc,
};

fn jumper(rules: Ruleset) -> Jumper {
    Jumper { rules, speed: 30, base_speed: 30, strength: 2, trained: true, size: 4, long: false }
}

#[test]
fn a_trained_human_jumps_15_or_25_ft_under_rise() {
    let jumper = jumper(Ruleset::Rise);
    let of = |strength, trained| Jumper { strength, trained, ..jumper }.extents();
    assert_eq!([of(2, true), of(4, true), of(-2, true)], [(15, 5), (25, 10), (10, 5)]);
    assert_eq!([of(3, false), of(4, false), of(0, false)], [(10, 5), (15, 5), (5, 0)]);
}

#[test]
fn full_tens_of_speed_count_on_a_jump() {
    let jumper = jumper(Ruleset::Srd35);
    let added = [10, 15, 20, 25, 30, 39, 40, 60].map(|speed| Jumper { speed, ..jumper }.added_by_speed());
    assert_eq!(added, [-12, -6, -6, 0, 0, 0, 4, 12]);
    assert_eq!([jumper.long_dc(15, true), jumper.long_dc(15, false)], [15, 30]);
    assert_eq!([jumper.high_dc(3, true), jumper.high_dc(3, false)], [12, 24]);
    let reach = [(4, false), (5, false), (5, true), (0, true), (8, false)];
    assert_eq!(reach.map(|(size, long)| Jumper { size, long, ..jumper }.reach_in_half_feet()), [16, 32, 16, 1, 256]);
}

#[test]
fn twenty_feet_straight_on_are_a_running_start() {
    let way = |names: &[&str]| names.iter().map(|name| named(name)).collect::<Vec<_>>();
    let east = way(&["A5", "B5", "C5", "D5", "E5"]);
    assert!(is_run_up(Ruleset::Srd35, &east, named("G5"), 20));
    assert!(!is_run_up(Ruleset::Srd35, &east[1..], named("G5"), 20));
    assert!(is_run_up(Ruleset::EpicPath, &east[2..], named("G5"), 10));
    assert!(!is_run_up(Ruleset::Srd35, &east, named("E3"), 20), "round a corner");
    assert!(!is_run_up(Ruleset::Srd35, &east, named("A5"), 20), "back");
    assert!(is_run_up(Ruleset::Srd35, &way(&["A1", "B2", "C3", "D4"]), named("E5"), 20));
    assert!(!is_run_up(Ruleset::EpicPath, &way(&["A1", "B2", "C3", "D4"]), named("E5"), 20));
}

#[test]
fn a_jump_of_20_ft_clears_a_creature_and_one_of_15_does_not() {
    let mut board = Board::new(Ruleset::Srd35, 8, 3);
    board.creatures = vec![creature("Hero", "A2", 4, "heroes"), creature("orc", "C2", 4, "foes")];
    let volume = Volume::new(&board, 0, Manner::default());
    let to = |name| Spot::new(named(name), 0);
    let over = arcs(&volume, volume.start(), to("E2"), 1);
    assert_eq!(over.len(), 1);
    assert!(over[0].blocked.is_empty());
    assert_eq!(over[0].chances, [("orc".to_owned(), named("B2"))]);
    assert_eq!(arcs(&volume, volume.start(), to("D2"), 0)[0].blocked, [Blocked::Occupied].into());
    assert_eq!(heights(8, 2, 0), [1, 2, 2, 2, 2, 2, 1, 0]);
    assert_eq!(heights(2, 2, 2), [1, 2]);
    // To a square a knight's move away, two ways are equally straight.
    assert_eq!(arcs(&volume, volume.start(), to("B1"), 0).len(), 1);
    assert_eq!(arcs(&volume, volume.start(), to("C1"), 0).len(), 2);
}

#[test]
fn walls_take_what_their_rows_say() {
    let dc = |rules, surface| surface_dc(rules, surface);
    assert_eq!([dc(Ruleset::EpicPath, "overhang"), dc(Ruleset::Srd35, "overhang")], [Some(30), Some(25)]);
    assert_eq!([dc(Ruleset::Rise, "smooth"), dc(Ruleset::Dnd35, "smooth")], [Some(25), None]);
    assert_eq!([dc(Ruleset::Srd35, "ladder"), dc(Ruleset::EpicPath, "ladder")], [Some(0), None]);
    assert_eq!(dc(Ruleset::EpicPath, "upper-wall"), Some(21));
    assert_eq!([surfaces(Ruleset::EpicPath).len(), surfaces(Ruleset::Srd35).len()], [18, 20]);
    assert_eq!(surfaces(Ruleset::Rise).len(), 8);
    let epic = Climber { rules: Ruleset::EpicPath, speed: 30, hold: Hold::Bare, pace: ClimbPace::Usual, load: 0 };
    assert_eq!(Climber { pace: ClimbPace::Full, load: 2, ..epic }.harder(), 45);
    assert_eq!((epic.own(), Climber { hold: Hold::Lesser(20), pace: ClimbPace::Half, ..epic }.own()), (0, 3));
    let srd = Climber { rules: Ruleset::Srd35, pace: ClimbPace::Half, ..epic };
    assert_eq!((srd.own(), srd.harder()), (-5, 0));
    assert!(epic.needs_check(0) && !Climber { hold: Hold::Lesser(20), ..epic }.needs_check(0));
}

#[test]
fn a_quarter_of_the_speed_in_whole_squares() {
    let climber = |speed, pace| Climber { rules: Ruleset::EpicPath, speed, hold: Hold::Bare, pace, load: 0 };
    let usual = [0, 5, 15, 30, 35, 40, 60].map(|speed| climber(speed, ClimbPace::Usual).squares_up());
    assert_eq!(usual, [0, 1, 1, 1, 1, 2, 3]);
    assert_eq!([25, 30].map(|speed| climber(speed, ClimbPace::Half).squares_up()), [2, 3]);
    assert_eq!(climber(30, ClimbPace::Full).squares_up(), 6);
    let paced = |hold, pace| Climber { hold, ..climber(30, pace) }.squares_up();
    assert_eq!([paced(Hold::Lesser(20), ClimbPace::Usual), paced(Hold::Lesser(20), ClimbPace::Half)], [4, 6]);
    assert_eq!(paced(Hold::Lesser(40), ClimbPace::Half), 8, "no slower than without hurry");
}

#[test]
fn slow_ways_cost_as_hampered_ones() {
    let price = |rules, times, diagonal| slowed(rules, SpeedCategory::Average, times, diagonal, (0, 1)).0;
    assert_eq!([1, 2, 4].map(|times| price(Ruleset::Srd35, times, true)), [10, 15, 30]);
    assert_eq!([1, 2, 4].map(|times| price(Ruleset::Srd35, times, false)), [5, 10, 20]);
    assert_eq!([1, 2, 4].map(|times| price(Ruleset::EpicPath, times, true)), [5, 10, 20]);
    assert_eq!(slowed(Ruleset::Rise, SpeedCategory::Slow, 1, true, (0, 0)).0, 15);
}

#[test]
fn forward_under_rise_and_what_waters_take() {
    assert_eq!([swim_forward(4, false), swim_forward(4, true)], [5, 15]);
    assert_eq!([swim_forward(5, false), swim_forward(5, true), swim_forward(3, false)], [10, 20, 5]);
    assert_eq!([climb_forward(1, false), climb_forward(2, true)], [5, 20]);
    assert_eq!([water_dc(Ruleset::Rise, "stormy"), water_dc(Ruleset::Srd35, "stormy")], [Some(15), Some(20)]);
    assert_eq!(water_dc(Ruleset::EpicPath, "viscous"), None);
}

/// Documents only spare the incorporeal what hampers them, not what harms them.
#[test]
fn hazardous_ground_counts_for_the_incorporeal_too() {
    let mut board = board_with(vec![creature("Spirit", "B4", 4, "heroes")]);
    for row in 0..8 {
        board.layers.insert(((3, row), "hazardous"), 1);
        board.layers.insert(((4, row), "difficult"), 1);
    }
    let way = |board: &Board| shortest(board, &[], 40, named("G4")).map(|way| (way.feet, way.hazards));
    assert_eq!(way(&board), Some((30, 1)));
    board.creatures[0].conditions.push("incorporeal");
    assert_eq!(way(&board), Some((25, 1)));
    board.creatures[0].ignores.push("hazardous");
    assert_eq!(way(&board), Some((25, 0)));
}
