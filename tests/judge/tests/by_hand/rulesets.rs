//! Where the rulesets differ, case by case, each with its rule.

use super::{board_with, cost, creature, may_end, names, obstructions, provoked, under, walk};
use judge::board::{Barrier, Board, Creature, Fill, SpeedCategory, Square, named};
use judge::distance::{between_cubes, between_squares};
use judge::occupied;
use judge::place::{Place, unsqueezed};
use judge::route::{Routes, Ways};
use judge::rules::Ruleset::{self, Dnd35, EpicPath, Reaction, Rise, Srd35};
use judge::step::{Blocked, Manner, Walk};
use judge::threat::{threat_set, threatens};

/// The feet in each ruleset for a step from `from` to `to`, in the order of [`Ruleset::ALL`].
fn prices(board: &Board, from: &str, to: &str, dear: bool) -> [u64; 5] {
    Ruleset::ALL.map(|rules| {
        let board = under(rules, board);
        cost(&board, &board.creatures[0], named(from), named(to), dear).0
    })
}

/// Whether each ruleset lets the first creature take the step.
fn open(board: &Board, from: &str, to: &str) -> [bool; 5] {
    Ruleset::ALL.map(|rules| {
        let board = under(rules, board);
        obstructions(&board, &board.creatures[0], named(from), named(to)).is_empty()
    })
}

/// Whether each ruleset lets the first creature stop there, in this manner.
fn stops(board: &Board, to: &str, manner: Manner) -> [bool; 5] {
    Ruleset::ALL.map(|rules| {
        let board = under(rules, board);
        let walk = Walk { manner, ..walk(&board, &board.creatures[0]) };
        occupied::may_end(&walk, unsqueezed(&board, walk.mover, named(to)))
    })
}

const SHARED: Manner = Manner { double: false, share: true };

#[test]
fn an_open_field_by_feet_and_ruleset() {
    // Diagonals: alternating everywhere except under Epic Path, where a diagonal costs the same as a straight step.
    for rules in Ruleset::ALL {
        let mut board = Board::new(rules, 13, 13);
        board.creatures.push(creature("Aldo", "G7", 4, "heroes"));
        let ways = Ways::new(&board, 0, Manner::default());
        let counted = [5, 10, 15, 20, 25, 30].map(|feet| Routes::search(&ways, &[], feet).reach_set().len());
        let expected = if rules == EpicPath { [9, 25, 49, 81, 121, 169] } else { [9, 21, 37, 61, 89, 121] };
        assert_eq!(counted, expected, "{}", rules.word());
    }
}

#[test]
fn distances_by_ruleset() {
    // Definitions, distance: 5*dx + 5*floor(dy/2), or 5*dx where diagonals count one for one.
    for (to, alternating, one_for_one) in [("C3", 15, 10), ("D4", 20, 15), ("F3", 30, 25)] {
        for rules in Ruleset::ALL {
            let expected = if rules == EpicPath { one_for_one } else { alternating };
            assert_eq!(between_squares(rules, named("A1"), named(to)), expected, "{} to {to}", rules.word());
        }
    }
    assert_eq!(between_cubes(EpicPath, (named("A1"), 0), (named("C3"), 2)), 10);
    assert_eq!(between_cubes(Rise, (named("A1"), 0), (named("C3"), 2)), 15);
}

#[test]
fn sizes_by_ruleset() {
    // Epic Path: colossal 25 ft, titanic 30 ft and everything beyond on 6 by 6. Rise: huge 20 ft, four small to a square.
    assert_eq!([Srd35, EpicPath, Rise].map(|rules| rules.footprint(6)), [3, 3, 4]);
    assert_eq!([Srd35, EpicPath].map(|rules| rules.footprint(8)), [6, 5]);
    assert_eq!([9, 10, 11, 12].map(|size| EpicPath.footprint(size)), [6, 6, 6, 6]);
    assert_eq!((EpicPath.natural_reach(8, true), EpicPath.natural_reach(9, false)), (25, 30));
    assert_eq!([Srd35, Dnd35, Reaction, EpicPath].map(|rules| rules.natural_reach(5, true)), [5, 5, 10, 10]);
    assert_eq!([Srd35, Reaction].map(|rules| rules.natural_reach(8, false)), [30, 20]);
    assert_eq!([Srd35, EpicPath, Rise].map(|rules| rules.to_a_square(2)), [Some(4), Some(4), Some(25)]);
    assert_eq!([Srd35, EpicPath, Rise].map(|rules| rules.to_a_square(3)), [None, None, Some(4)]);
    // Squeezed: half rounded up; under Epic Path the next smaller size's space.
    assert_eq!([5, 6, 7, 8].map(|size| Srd35.squeezed_side(size)), [Some(1), Some(2), Some(2), Some(3)]);
    assert_eq!([5, 6, 7, 8].map(|size| EpicPath.squeezed_side(size)), [Some(1), Some(2), Some(3), Some(4)]);
    assert_eq!([9, 10, 4].map(|size| EpicPath.squeezed_side(size)), [Some(5), None, None]);
    assert_eq!([4, 5, 6].map(|size| Rise.squeezed_side(size)), [None, Some(1), Some(2)]);
}

#[test]
fn corners_by_ruleset() {
    // Corner: forbidden, by-fill (a pillar's may be cut), allowed (one free way around is enough).
    let mut board = board_with(vec![creature("Aldo", "A1", 4, "heroes")]);
    board.fills.insert(named("B1"), Fill::Pillar);
    board.fills.insert(named("D1"), Fill::Solid);
    board.set_edge(named("G1"), named("G2"), Barrier::Wall);
    board.fills.insert(named("B4"), Fill::Pillar);
    board.fills.insert(named("A5"), Fill::Pillar);
    assert_eq!(open(&board, "A1", "B2"), [false, false, false, true, true], "a pillar");
    assert_eq!(open(&board, "C1", "D2"), [false, false, false, false, true], "a solid square");
    assert_eq!(open(&board, "G1", "H2"), [false, false, false, false, true], "the end of a wall");
    assert_eq!(open(&board, "A4", "B5"), [false, false, false, true, false], "between two pillars");
}

#[test]
fn terrain_by_ruleset() {
    // Hampering: doubling, once, on leaving. Undergrowth: light 1 and heavy 2 in srd35; light 0 and heavy 1 elsewhere.
    let mut board = board_with(vec![creature("Aldo", "A1", 4, "heroes")]);
    for (square, terrain, layers) in [
        ("B1", "difficult", 1),
        ("B2", "difficult", 1),
        ("B2", "heavy-undergrowth", 1),
        ("B3", "light-undergrowth", 1),
        ("B4", "water", 2),
        ("B5", "impeded", 1),
        ("B6", "obstacle", 1),
    ] {
        board.layers.insert((named(square), terrain), layers);
    }
    assert_eq!(prices(&board, "A1", "B1", false), [10, 10, 10, 10, 5]);
    assert_eq!(prices(&board, "B1", "A1", false), [5, 5, 5, 5, 10], "Rise charges for leaving");
    assert_eq!(prices(&board, "A1", "B2", true), [60, 30, 30, 10, 10], "three or two doublings of a diagonal");
    assert_eq!(prices(&board, "B2", "A1", true), [10, 10, 10, 5, 20], "two layers to leave and the dear diagonal");
    assert_eq!(prices(&board, "A3", "B3", false), [10, 5, 5, 5, 5]);
    assert_eq!(prices(&board, "B4", "A4", false), [5, 5, 5, 5, 15], "water twice");
    assert_eq!(prices(&board, "A6", "B6", false), [10, 10, 10, 10, 5]);
    assert_eq!(open(&board, "A5", "B5"), [true, true, true, false, true], "impeded ground takes a full round");
    board.creatures[0].ignores = vec!["difficult", "impeded"];
    assert_eq!(prices(&board, "A1", "B1", false), [5; 5]);
    assert_eq!(prices(&board, "A2", "B2", false), [20, 10, 10, 10, 5]);
    assert_eq!(open(&board, "A5", "B5"), [true; 5]);
    board.creatures[0].ignores.clear();
    board.creatures[0].altitude = 5;
    assert_eq!(prices(&board, "A1", "B2", false), [5; 5], "in the air");
    assert_eq!(prices(&board, "B2", "A1", false), [5; 5]);
}

#[test]
fn huge_creatures_wade_under_rise() {
    // Who ignores hampering: huge and larger, heavy undergrowth and shallow water, never plain difficult ground.
    let mut board = Board::new(Rise, 12, 12);
    board.creatures = vec![creature("Giant", "A1", 6, "heroes"), creature("Ogre", "A1", 5, "heroes")];
    for terrain in ["heavy-undergrowth", "shallow-water"] {
        board.layers.insert((named("B2"), terrain), 1);
    }
    let price = |board: &Board, who: usize| cost(board, &board.creatures[who], named("A1"), named("B1"), false).0;
    assert_eq!((price(&board, 0), price(&board, 1)), (5, 15));
    board.layers.insert((named("B2"), "difficult"), 1);
    board.layers.insert((named("B2"), "water"), 1);
    assert_eq!((price(&board, 0), price(&board, 1)), (15, 25));
}

#[test]
fn gaits_under_rise() {
    // Fast 5, 0, 5, 0 and diagonals 5, 5, 0; average 5 and 5, 10; slow 10 and 15; straight and diagonal steps counted separately.
    let path = ["B1", "C1", "D2", "E2", "F3", "G4", "G5", "H6"];
    let expected = [
        (SpeedCategory::Fast, [5, 0, 5, 5, 5, 0, 0, 5]),
        (SpeedCategory::Average, [5, 5, 5, 5, 10, 5, 5, 10]),
        (SpeedCategory::Slow, [10, 10, 15, 10, 15, 15, 10, 15]),
    ];
    for (category, feet) in expected {
        let mut board = under(Rise, &board_with(vec![creature("Aldo", "A1", 4, "heroes")]));
        board.creatures[0].category = category;
        let path: Vec<Square> = path.map(named).into();
        assert_eq!(super::walked(&board, &path, 500).feet, feet, "{category:?}");
    }
    // The price of leaving is added to the category's, even if that is nothing.
    let mut board = under(Rise, &board_with(vec![creature("Aldo", "A1", 4, "heroes")]));
    board.creatures[0].category = SpeedCategory::Fast;
    board.layers.insert((named("B1"), "difficult"), 1);
    assert_eq!(super::walked(&board, &[named("B1"), named("C1")], 500).feet, [5, 5]);
}

#[test]
fn low_barriers_by_ruleset() {
    // Low barrier: 10 ft extra; under Epic Path one of the things that turn 5 into 10; under Rise it stops walkers.
    let mut board = board_with(vec![creature("Aldo", "A1", 4, "heroes")]);
    board.set_edge(named("A1"), named("B1"), Barrier::Low);
    board.layers.insert((named("B1"), "difficult"), 1);
    let four = |prices: [u64; 5]| [prices[0], prices[1], prices[2], prices[3]];
    assert_eq!(four(prices(&board, "A1", "B1", false)), [20, 20, 20, 10]);
    assert_eq!(open(&board, "A1", "B1"), [true, true, true, true, false]);
    // One way around the corner has it, the other doesn't: not crossed.
    assert_eq!(prices(&board, "A1", "B2", false), [5; 5]);
    assert_eq!(open(&board, "A1", "B2"), [true; 5]);
    board.set_edge(named("A2"), named("B2"), Barrier::Low);
    assert_eq!(four(prices(&board, "A1", "B2", true)), [20, 20, 20, 10]);
    assert_eq!(open(&board, "A1", "B2"), [true, true, true, true, false]);
    board.creatures[0].conditions = vec!["incorporeal"];
    assert_eq!(prices(&board, "A1", "B1", false), [5; 5]);
    assert_eq!(open(&board, "A1", "B1"), [true; 5]);
    // Under Rise nobody stands astride it.
    let mut board = under(Rise, &board_with(vec![creature("Ogre", "A3", 5, "heroes")]));
    board.set_edge(named("B1"), named("B2"), Barrier::Low);
    assert!(obstructions(&board, &board.creatures[0], named("A2"), named("A1")).contains(&Blocked::NoRoom));
}

#[test]
fn hampered_in_other_ways() {
    // A blinded mover: one more doubling. A body that is an obstacle, and under Epic Path the dead: hampered.
    let mut board = board_with(vec![creature("Aldo", "A1", 4, "heroes"), creature("Drake", "B1", 5, "foes")]);
    board.creatures[1].conditions = vec!["unconscious"];
    assert_eq!(prices(&board, "A1", "B1", false), [5; 5]);
    board.creatures[1].helpless_obstacle = true;
    assert_eq!(prices(&board, "A1", "B1", false), [10, 10, 10, 10, 5]);
    board.creatures[0].conditions = vec!["blinded"];
    assert_eq!(prices(&board, "A1", "B1", false), [20, 20, 20, 10, 5]);
    assert_eq!(prices(&board, "A4", "B4", false), [10, 10, 10, 5, 5]);
    board.creatures[1].conditions = vec!["dead"];
    board.creatures[1].helpless_obstacle = false;
    board.creatures[0].conditions.clear();
    assert_eq!(prices(&board, "A1", "B2", true), [10, 10, 10, 10, 10]);
    assert_eq!(prices(&board, "A1", "B1", false), [5, 5, 5, 10, 5]);
}

fn met(size: usize, by: usize, what: impl Fn(&mut Creature)) -> Board {
    let mut board = board_with(vec![creature("Aldo", "A1", by, "heroes"), creature("Other", "D1", size, "foes")]);
    what(&mut board.creatures[1]);
    board
}

#[test]
fn who_is_passed_by_ruleset() {
    let passed = |board: &Board| open(board, "C1", "D1");
    assert_eq!(passed(&met(4, 4, |_| {})), [false; 5], "an opponent");
    assert_eq!(passed(&met(4, 4, |other| other.side = "heroes".into())), [true; 5], "a friend");
    assert_eq!(passed(&met(4, 4, |other| other.side = "neutral".into())), [true, true, true, false, true]);
    assert_eq!(passed(&met(4, 4, |other| other.helpless = true)), [true, true, true, true, false]);
    assert_eq!(passed(&met(4, 4, |other| other.conditions = vec!["stunned"])), [false, false, false, true, false]);
    assert_eq!(passed(&met(4, 4, |other| other.altitude = 5)), [true; 5]);
    // Sizes apart: three either way; Epic Path's mover steps over two sizes smaller; two either way under Rise.
    assert_eq!(passed(&met(5, 3, |_| {})), [false, false, false, false, true], "two bigger than the mover");
    assert_eq!(passed(&met(6, 3, |_| {})), [true, true, true, false, true], "three bigger");
    assert_eq!(passed(&met(2, 4, |_| {})), [false, false, false, true, true], "two smaller");
    assert_eq!(passed(&met(2, 3, |_| {})), [false; 5], "one smaller");
    assert_eq!(passed(&met(4, 2, |_| {})), [true, true, true, false, true], "a very small mover");
    assert_eq!(passed(&met(3, 2, |_| {})), [true, true, true, false, false], "a very small mover and a small foe");
    assert_eq!(passed(&met(0, 4, |other| other.fills = true)), [false; 5]);
    assert_eq!(passed(&met(4, 2, |other| (other.fills, other.side) = (true, "heroes".into()))), [false; 5]);
    // A creature that is already inside can move on, and out.
    assert_eq!(open(&met(6, 4, |other| other.place = Place::named("C1")), "C1", "D1"), [true; 5]);
    // Stepping over is only part of a plain move.
    let board = under(EpicPath, &met(2, 4, |_| {}));
    let double = Manner { double: true, share: false };
    let twice = Walk { manner: double, ..walk(&board, &board.creatures[0]) };
    let (p, q) = (Place::named("C1"), Place::named("D1"));
    assert_eq!(twice.obstructions(p, q), [Blocked::Occupied].into());
    assert!(!occupied::may_end(&twice, q) && occupied::may_end(&walk(&board, &board.creatures[0]), q));
}

#[test]
fn who_is_stopped_with_by_ruleset() {
    let plain = |board: &Board| stops(board, "D1", Manner::default());
    let shared = |board: &Board| stops(board, "D1", SHARED);
    let friend = |size, by| met(size, by, |other| other.side = "heroes".into());
    assert_eq!(plain(&friend(4, 4)), [false; 5]);
    assert_eq!(shared(&friend(4, 4)), [false, false, false, true, true], "by agreement");
    assert_eq!(shared(&met(4, 4, |other| other.side = "neutral".into())), [false, false, false, true, true]);
    assert_eq!(plain(&friend(2, 4)), [false, false, false, true, true], "a friend two smaller");
    assert_eq!(plain(&friend(6, 4)), [false, false, false, false, true], "a friend two bigger");
    assert_eq!(plain(&friend(4, 2)), [true, true, true, false, true], "very small with a friend");
    let bound = met(4, 4, |other| other.helpless = true);
    assert_eq!(plain(&bound), [true, true, true, false, false]);
    assert_eq!(shared(&bound), [true; 5]);
    let body = met(4, 4, |other| other.conditions = vec!["dead"]);
    assert_eq!(
        [Srd35, EpicPath].map(|rules| {
            let board = under(rules, &body);
            may_end(&board, &board.creatures[0], named("D1"))
        }),
        [true, true]
    );
    // Sharing a square squeezes, but not with a creature two sizes apart or a dead one.
    let squeezes = |rules, board: &Board| {
        let board = under(rules, board);
        occupied::squeezes(&Walk { manner: SHARED, ..walk(&board, &board.creatures[0]) }, Place::named("D1"))
    };
    assert!(squeezes(EpicPath, &friend(4, 4)) && squeezes(Rise, &friend(4, 4)) && squeezes(EpicPath, &bound));
    assert!(!squeezes(EpicPath, &friend(2, 4)) && !squeezes(Rise, &friend(2, 4)) && !squeezes(EpicPath, &body));
}

#[test]
fn as_many_to_a_square_as_fit() {
    // Creatures per square: 4 tiny, 25 diminutive, 100 fine; under Rise 4 small, 25 tiny, 100 diminutive, 400 fine.
    for rules in Ruleset::ALL {
        let small = if rules == Rise { 3 } else { 2 };
        let mut board = under(rules, &board_with(vec![creature("Rat", "A1", small, "heroes")]));
        for label in ["r1", "r2", "r3"] {
            assert!(may_end(&board, &board.creatures[0], named("D1")), "{} before {label}", rules.word());
            board.creatures.push(creature(label, "D1", small, "heroes"));
        }
        assert!(may_end(&board, &board.creatures[0], named("D1")), "three are there and one more fits");
        board.creatures.push(creature("gnat", "D1", 0, "heroes"));
        // A gnat takes its room too.
        assert!(!may_end(&board, &board.creatures[0], named("D1")), "{}", rules.word());
        board.creatures[0].size = 0;
        board.creatures.pop();
        assert!(may_end(&board, &board.creatures[0], named("D1")), "a gnat with three of them");
        // A full-sized creature is considered separately.
        board.creatures.truncate(2);
        board.creatures[0].size = small;
        board.creatures.push(creature("Bea", "D1", 4, "heroes"));
        assert_eq!(may_end(&board, &board.creatures[0], named("D1")), rules.is_of_the_3_5_family());
    }
}

#[test]
fn threats_by_ruleset() {
    let counted = |what: &dyn Fn(&mut Creature)| {
        Ruleset::ALL.map(|rules| {
            let mut board =
                under(rules, &Board { creatures: vec![creature("Orc", "F6", 4, "foes")], ..Board::new(rules, 13, 13) });
            what(&mut board.creatures[0]);
            let n = rules.footprint(board.creatures[0].size);
            board.creatures[0].place = Place::new(named("F6"), n, n);
            threat_set(&board, &board.creatures[0]).len()
        })
    };
    assert_eq!(counted(&|_| {}), [8, 8, 8, 8, 0], "nothing is threatened under Rise");
    // Reach 10 ft: 24 squares with the diagonal exception, and one for one too. 15 ft: 36 or 48.
    assert_eq!(counted(&|orc| orc.reach = Some(10)), [24, 24, 24, 24, 0]);
    assert_eq!(counted(&|orc| orc.reach = Some(15)), [36, 36, 36, 48, 0]);
    // A reach weapon: what twice the reach covers and the reach doesn't. 10 ft less 5 ft; 20 ft less 10 ft.
    assert_eq!(counted(&|orc| orc.reach_weapon = true), [16, 16, 16, 16, 0]);
    // 20 ft around one square: 60 alternating, 80 one for one; less the 24 of 10 ft.
    let long = |orc: &mut Creature| (orc.reach, orc.reach_weapon) = (Some(10), true);
    assert_eq!(counted(&long), [36, 36, 36, 56, 0]);
    assert_eq!(counted(&|orc| (orc.size, orc.long) = (5, true)), [12, 12, 32, 32, 0], "no long shapes but in 3.5");
    for condition in ["helpless", "dead", "unconscious", "paralyzed", "stunned", "flat-footed", "blinded"] {
        assert_eq!(counted(&|orc| orc.conditions = vec![condition]), [0; 5], "{condition}");
    }
    assert_eq!(counted(&|orc| orc.conditions = vec!["incorporeal"]), [8, 8, 8, 8, 0]);
}

#[test]
fn provoking_by_ruleset() {
    let struck = |board: &Board, from: &str, to: &str| {
        Ruleset::ALL.map(|rules| {
            let board = under(rules, board);
            provoked(&board, &board.creatures[0], named(from), named(to)).len()
        })
    };
    let mut board = board_with(vec![creature("Aldo", "A1", 4, "heroes"), creature("Orc", "D1", 4, "foes")]);
    assert_eq!(struck(&board, "C1", "B1"), [1, 1, 1, 1, 0]);
    assert_eq!(struck(&board, "B1", "C1"), [0; 5], "entering provokes nobody");
    // Its own squares count; with only a reach weapon, just under Epic Path.
    assert_eq!(struck(&board, "D1", "E1"), [1, 1, 1, 1, 0]);
    board.creatures[1].reach_weapon = true;
    assert_eq!(struck(&board, "D1", "E1"), [0, 0, 0, 1, 0]);
    assert_eq!(struck(&board, "C1", "B1"), [0; 5]);
    assert_eq!(struck(&board, "B1", "A1"), [1, 1, 1, 1, 0]);
    // Next to the orc, even a giant's head is too near for its long spear.
    let tall = board_with(vec![creature("Giant", "A1", 6, "heroes"), board.creatures[1].clone()]);
    let giant = under(Srd35, &tall);
    let struck_at = |at| threatens(&giant, &giant.creatures[1], named(at), giant.levels(&giant.creatures[0]));
    assert_eq!(["A1", "B1", "C1"].map(struck_at), [false, true, false]);
    board.creatures[1].reach_weapon = false;
    board.creatures[1].reach = Some(0);
    assert_eq!(struck(&board, "C1", "B1"), [0; 5], "those without reach are walked past");
    assert_eq!(struck(&board, "D1", "E1"), [1, 1, 1, 1, 0]);
    board.creatures[0].size = 2;
    assert_eq!(struck(&board, "C1", "D1"), [1, 1, 1, 0, 0], "very small ones provoke by entering");
    let rat = under(Srd35, &board);
    let threats = names(threat_set(&rat, &rat.creatures[0]));
    assert!(threats.is_empty(), "{threats:?}");
}
