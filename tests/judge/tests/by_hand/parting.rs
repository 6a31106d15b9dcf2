//! Worked examples of walls off the grid lines.

use super::creature;
use judge::board::{Barrier, Board, named};
use judge::charge::{Charge, Effort, Spoiler, charge};
use judge::partition::Partition;
use judge::place::Place;
use judge::rules::Ruleset;
use judge::threat::sees;

/// A board with one barrier between two points in thousandths of a square.
fn board(barrier: Barrier, from: (i64, i64), to: (i64, i64)) -> Board {
    let mut board = Board::new(Ruleset::Srd35, 8, 8);
    board.partitions.push(Partition { barrier, ends: (from, to) });
    board
}

#[test]
fn it_stops_what_it_meets_between_two_middles() {
    for (from, to, a, b, parts) in [
        ((1_000, 0), (1_000, 3_000), "A1", "B1", true),
        ((1_000, 0), (1_000, 3_000), "A1", "A2", false),
        // Corner to corner: across both ways around, but not where a way begins or ends.
        ((0, 0), (3_000, 3_000), "B1", "A2", true),
        ((0, 0), (3_000, 3_000), "B2", "C2", false),
        ((0, 0), (3_000, 3_000), "A1", "C3", true),
        // Its end touches the way, or just misses it.
        ((1_000, 500), (1_000, 0), "A1", "B1", true),
        ((1_000, 499), (1_000, 0), "A1", "B1", false),
        ((1_001, 999), (2_000, 0), "A1", "B2", false),
        // Along it.
        ((600, 500), (700, 500), "A1", "B1", true),
        ((0, 500), (500, 500), "A1", "B1", false),
    ] {
        for (from, to) in [(from, to), (to, from)] {
            for (a, b) in [(named(a), named(b)), (named(b), named(a))] {
                let seen = |barrier| sees(&board(barrier, from, to), a, b);
                assert_eq!(seen(Barrier::Door), !parts, "{from:?} {to:?} {a:?} {b:?}");
                assert!(seen(Barrier::OpenDoor));
            }
        }
    }
}

#[test]
fn nobody_stands_on_both_sides() {
    let board = board(Barrier::Wall, (4_000, 2_000), (4_000, 3_500));
    let cuts = |at: &str, side| board.cuts(Place::new(named(at), side, side));
    assert!(cuts("D3", 2) && cuts("D4", 2) && !cuts("D5", 2) && !cuts("C3", 2) && !cuts("E3", 2) && !cuts("D3", 1));
    let halved = self::board(Barrier::Wall, (1_000, 1_000), (4_000, 4_000));
    assert!(halved.cuts(Place::new(named("C3"), 1, 1)) && !halved.cuts(Place::new(named("D3"), 1, 1)));
}

#[test]
fn a_charge_is_spoilt_across_the_ways_of_its_middles() {
    // Slightly north of the middle of row 4, and at that of row 3.
    let spoilt = |rules: Ruleset, at: (i64, i64), size| {
        let mut board = board(Barrier::Wall, (4_300, at.0), (4_300, at.1));
        board.ruleset = rules;
        board.creatures = vec![creature("Mara", "A3", size, "heroes"), creature("Orc", "H3", 4, "foes")];
        let Charge { closest, .. } = charge(&board, 0, 1, Effort::default());
        closest.values().any(|end| end.spoilers.contains(&Spoiler::Partition))
    };
    for rules in [Ruleset::Srd35, Ruleset::EpicPath] {
        assert!(spoilt(rules, (2_400, 2_600), 4) && !spoilt(rules, (2_600, 2_900), 4), "{rules:?}");
    }
}
