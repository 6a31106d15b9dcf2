//! Worked examples of charges: the open field first, then each condition, failing only that one.

use std::collections::BTreeSet;

use super::{creature, names, under};
use judge::board::{Barrier, Board, Creature, Fill, named};
use judge::charge::{Charge, Effort, Refusal, Spoiler, charge};
use judge::place::Place;
use judge::rules::Ruleset::{self, Dnd35, EpicPath, Reaction, Rise, Srd35};

/// The four rulesets with charges.
const CHARGING: [Ruleset; 4] = [Srd35, Dnd35, Reaction, EpicPath];

/// Aldo on A4 and an orc on the given square, with plenty of room.
fn field(orc: &str) -> Board {
    let creatures = vec![creature("Aldo", "A4", 4, "heroes"), creature("Orc", orc, 4, "foes")];
    Board { creatures, ..Board::new(Srd35, 12, 9) }
}

fn charged(rules: Ruleset, board: &Board) -> Charge {
    charge(&under(rules, board), 0, 1, Effort::default())
}

/// The ends of a legal charge, joined; empty if it isn't legal.
fn ends(rules: Ruleset, board: &Board) -> String {
    let judged = charged(rules, board);
    if judged.is_legal() { names(judged.ends().into_keys()).join(" ") } else { String::new() }
}

fn ends_by_ruleset(board: &Board) -> [String; 4] {
    CHARGING.map(|rules| ends(rules, board))
}

fn refused(rules: Ruleset, board: &Board) -> Vec<Refusal> {
    charged(rules, board).refusals.into_iter().collect()
}

/// What spoils this end.
fn spoilers(rules: Ruleset, board: &Board, end: &str) -> Vec<Spoiler> {
    charged(rules, board).closest[&named(end)].spoilers.iter().copied().collect()
}

fn strikers(judged: &Charge, end: &str) -> Vec<String> {
    let all: Vec<&BTreeSet<String>> = judged.closest[&named(end)].strikers.iter().collect();
    assert_eq!(all.len(), 1, "{judged:?}");
    all[0].iter().cloned().collect()
}

const ALL: &str = "G3 G4 G5";

#[test]
fn over_the_open_field() {
    let board = field("H4");
    // A diagonal costs no more than a straight step: three spaces are equally near.
    assert_eq!(ends_by_ruleset(&board), [ALL; 4]);
    assert_eq!(charged(Srd35, &board).feet, 30);
    assert_eq!(refused(Rise, &board), [Refusal::NoSuchManeuver]);
    assert!(strikers(&charged(Srd35, &board), "G4").is_empty());
}

#[test]
fn at_least_ten_feet() {
    assert_eq!(ends_by_ruleset(&field("D4")), ["C3 C4 C5"; 4]);
    for (orc, feet) in [("C4", 5), ("B4", 0)] {
        for rules in CHARGING {
            let judged = charged(rules, &field(orc));
            assert_eq!((judged.feet, judged.refusals), (feet, [Refusal::TooNear].into()), "{orc} {}", rules.word());
        }
    }
}

#[test]
fn no_further_than_the_ruleset_allows() {
    // I3, I4 and I5 are 40 ft away.
    let mut board = field("J4");
    let mut at = |speed, one_action| {
        board.creatures[0].speed = speed;
        let effort = Effort { one_action, ..Effort::default() };
        CHARGING.map(|rules| charge(&under(rules, &board), 0, 1, effort).refusals.contains(&Refusal::TooFar))
    };
    assert_eq!(at(20, false), [false, false, false, true]);
    assert_eq!(at(15, false), [true; 4]);
    assert_eq!(at(40, true), [false; 4]);
    assert_eq!(at(35, true), [true; 4]);
    assert_eq!(at(40, false), [false; 4]);
}

#[test]
fn a_creature_that_cannot_charge() {
    let only = |expected: Refusal, what: &dyn Fn(&mut Board)| {
        let mut board = field("H4");
        what(&mut board);
        for rules in CHARGING {
            assert_eq!(refused(rules, &board), [expected], "{}", rules.word());
        }
    };
    only(Refusal::NoOpponent, &|board| board.creatures[1].side = "heroes".to_owned());
    only(Refusal::NoOpponent, &|board| board.creatures[1].side = "neutral".to_owned());
    only(Refusal::Unable, &|board| board.creatures[0].helpless = true);
    only(Refusal::Unable, &|board| board.creatures[0].conditions.push("stunned"));
    only(Refusal::Prone, &|board| board.creatures[0].conditions.push("prone"));
    only(Refusal::Blinded, &|board| board.creatures[0].conditions.push("blinded"));
    only(Refusal::Unseen, &|board| board.creatures[1].conditions.push("unseen"));
    let mut tired = field("H4");
    tired.creatures[0].conditions.push("fatigued");
    assert_eq!(CHARGING.map(|rules| refused(rules, &tired).len()), [1, 1, 1, 0]);
    let oneself = charge(&field("H4"), 0, 0, Effort::default());
    assert_eq!(oneself.refusals, [Refusal::NoOpponent].into());
    let mut ogre = under(Srd35, &field("H4"));
    ogre.creatures[0].size = 5;
    ogre.creatures[0].place = Place::named("A4:A5");
    assert_eq!(charge(&ogre, 0, 1, Effort::default()).refusals, [Refusal::Squeezed].into());
    // Unarmed, flat-footed, against a helpless or a huge target: it makes no difference.
    let mut board = field("H4");
    board.creatures[0].threatens = false;
    board.creatures[0].conditions.push("flat-footed");
    board.creatures[1].helpless = true;
    assert_eq!(ends_by_ruleset(&board), [ALL; 4]);
}

#[test]
fn ground_in_the_lane() {
    let with = |at: &str, terrain: &'static str| {
        let mut board = field("H4");
        board.layers.insert((named(at), terrain), 1);
        ends_by_ruleset(&board)
    };
    // All three lanes go over D4, and only the northern one over D3.
    assert_eq!(with("D4", "difficult"), [""; 4]);
    assert_eq!(with("D3", "difficult"), ["G4 G5"; 4]);
    // The space on its way to G3 brushes C3; its center doesn't.
    assert_eq!(with("C3", "difficult"), ["G4 G5", "G4 G5", "G4 G5", ALL]);
    assert_eq!(with("A3", "difficult"), ["G4 G5", "G4 G5", "G4 G5", ALL], "beside the start");
    assert_eq!(with("A4", "difficult"), [ALL; 4], "where it starts");
    assert_eq!(with("H4", "difficult"), [ALL; 4], "where the target stands");
    assert_eq!(with("D4", "obstacle"), [""; 4]);
    assert_eq!(with("D4", "heavy-undergrowth"), [""; 4]);
    assert_eq!(with("D4", "light-undergrowth"), ["", ALL, ALL, ALL]);
    assert_eq!(with("D4", "impeded"), [ALL, ALL, ALL, ""]);
    assert_eq!(
        (with("D4", "water"), with("D4", "hazardous")),
        ([ALL; 4].map(String::from), [ALL; 4].map(String::from))
    );
    let mut light = field("H4");
    light.layers.insert((named("D4"), "difficult"), 2);
    assert!(spoilers(Srd35, &light, "G4").contains(&Spoiler::Ground(named("D4"))));
    light.creatures[0].conditions.push("incorporeal");
    assert_eq!(ends_by_ruleset(&light), [ALL; 4]);
    light.creatures[0].conditions.clear();
    light.creatures[0].ignores.push("difficult");
    assert_eq!(ends_by_ruleset(&light), [ALL; 4]);
    for fill in [Fill::Solid, Fill::Pillar] {
        let mut board = field("H4");
        board.fills.insert(named("D4"), fill);
        assert_eq!(ends_by_ruleset(&board), [""; 4], "{fill:?}");
    }
}

/// What it passes through isn't in its way, but it has to see its target.
#[test]
fn an_incorporeal_creature_charges_through_what_hides_nothing() {
    for (fill, unseen) in [(Fill::Solid, true), (Fill::Pillar, false)] {
        let mut board = field("H4");
        board.fills.insert(named("D4"), fill);
        board.creatures[0].conditions.push("incorporeal");
        assert_eq!(refused(EpicPath, &board).contains(&Refusal::Unseen), unseen, "{fill:?}");
        assert!(!spoilers(EpicPath, &board, "G4").contains(&Spoiler::Ground(named("D4"))));
    }
}

#[test]
fn barriers_in_the_lane() {
    let with = |a: &str, b: &str, barrier| {
        let mut board = field("H4");
        board.set_edge(named(a), named(b), barrier);
        ends_by_ruleset(&board)
    };
    for barrier in [Barrier::Wall, Barrier::Door, Barrier::Low] {
        assert_eq!(with("C4", "D4", barrier), [""; 4], "{barrier:?}");
    }
    assert_eq!(with("C4", "D4", Barrier::OpenDoor), [ALL; 4]);
    assert_eq!(with("C3", "D3", Barrier::Low), ["G4 G5", "G4 G5", "G4 G5", ALL]);
    assert_eq!(with("A3", "A4", Barrier::Wall)[0], "G4 G5", "what goes to G3 goes through a piece of it");
    assert_eq!(with("D6", "D7", Barrier::Wall), [ALL; 4]);
    let mut board = field("H4");
    board.set_edge(named("C4"), named("D4"), Barrier::Low);
    assert_eq!(spoilers(Dnd35, &board, "G4"), [Spoiler::Barrier(named("C4"), named("D4")), Spoiler::NoWalk]);
    board.creatures[0].ignores.push("low");
    assert_eq!(ends_by_ruleset(&board), [ALL; 4]);
    // Lengthwise under a big charger.
    let mut board = field("I4");
    board.creatures[0].size = 5;
    board.set_edge(named("D4"), named("D5"), Barrier::Low);
    assert!(
        CHARGING
            .into_iter()
            .all(|rules| { spoilers(rules, &board, "F4") == [Spoiler::Barrier(named("D4"), named("D5"))] })
    );
    board.edges.clear();
    board.set_edge(named("A4"), named("A5"), Barrier::Low);
    assert_eq!(ends_by_ruleset(&board)[0], "F3 F4 F5", "under the start it does not count");
}

#[test]
fn creatures_in_the_lane() {
    let with = |what: &dyn Fn(&mut Creature)| {
        let mut board = field("H4");
        board.creatures.push(creature("Bea", "D4", 4, "heroes"));
        what(&mut board.creatures[2]);
        ends_by_ruleset(&board)
    };
    assert_eq!(with(&|_| {}), [""; 4], "a friend");
    assert_eq!(with(&|bea| bea.side = "foes".to_owned()), [""; 4]);
    assert_eq!(with(&|bea| bea.side = "neutral".to_owned()), [""; 4]);
    assert_eq!(with(&|bea| bea.size = 1), [""; 4], "however small");
    assert_eq!(with(&|bea| bea.conditions.push("stunned")), [""; 4]);
    assert_eq!(with(&|bea| bea.altitude = 5), [ALL; 4], "overhead");
    assert_eq!(with(&|bea| bea.helpless = true), [ALL, ALL, ALL, ""]);
    assert_eq!(with(&|bea| bea.conditions.push("dead")), [ALL, ALL, ALL, ""]);
    let bulky = |bea: &mut Creature| (bea.helpless, bea.helpless_obstacle) = (true, true);
    assert_eq!(with(&bulky), [""; 4], "who is in the way even so");
    assert_eq!(with(&|bea| bea.place = Place::named("D3")), ["G4 G5"; 4]);
    assert_eq!(with(&|bea| bea.place = Place::named("C3")), ["G4 G5", "G4 G5", "G4 G5", ALL]);
    let mut board = field("H4");
    board.creatures.push(creature("Bea", "D4", 4, "heroes"));
    assert_eq!(spoilers(Reaction, &board, "G4"), [Spoiler::Creature(named("D4")), Spoiler::NoWalk]);
    assert_eq!(
        spoilers(EpicPath, &board, "G4"),
        [Spoiler::Creature(named("D4"))],
        "friends stop the lane, not the walk"
    );
}

#[test]
fn the_closest_spaces_only() {
    // A friend on G4: a space that goes to G3 or G5 brushes it, but a center doesn't.
    let mut board = field("H4");
    board.creatures.push(creature("Bea", "G4", 4, "heroes"));
    assert_eq!(ends_by_ruleset(&board), ["", "", "", "G3 G5"]);
    assert!(spoilers(EpicPath, &board, "G4").contains(&Spoiler::Occupied));
    for at in ["G3", "G5"] {
        board.creatures.push(creature(&format!("B{at}"), at, 4, "heroes"));
    }
    assert_eq!(ends_by_ruleset(&board), [""; 4], "there would be room beyond, but not closest");
    // Nobody attacks straight through a wall or a filled square, but past its end they do: the closest are then G3 and G5.
    let mut walled = field("H4");
    walled.creatures[0].speed = 40;
    walled.set_edge(named("G4"), named("H4"), Barrier::Wall);
    let mut filled = field("H4");
    filled.creatures[0].speed = 40;
    filled.fills.insert(named("G4"), Fill::Solid);
    // A space that goes to G3 brushes G4, but a center doesn't.
    for (board, ends) in [(walled, ["G3 G5"; 4]), (filled, ["", "", "", "G3 G5"])] {
        let judged = charged(Srd35, &board);
        assert_eq!((judged.feet, names(judged.closest.into_keys())), (30, vec!["G3".to_owned(), "G5".to_owned()]));
        assert_eq!(ends_by_ruleset(&board), ends);
    }
    // A wall that only gives cover doesn't make what was too near any farther.
    let mut board = field("C4");
    assert_eq!(refused(EpicPath, &board), [Refusal::TooNear]);
    board.set_edge(named("B4"), named("C4"), Barrier::Wall);
    assert_eq!(refused(EpicPath, &board), [Refusal::TooNear]);
    // The edge of the map leaves fewer of them.
    let mut board = field("H1");
    board.creatures[0].place = Place::named("A1");
    assert_eq!(ends_by_ruleset(&board), ["G1 G2"; 4]);
}

#[test]
fn corners_on_the_way() {
    let mut board = field("F6");
    board.creatures[0].place = Place::named("A1");
    assert_eq!(ends_by_ruleset(&board), ["E5"; 4]);
    assert_eq!([Srd35, EpicPath].map(|rules| charged(rules, &board).feet), [30, 20]);
    board.fills.insert(named("C2"), Fill::Pillar);
    assert_eq!(ends_by_ruleset(&board), ["", "", "", "E5"], "a pillar's corner may be cut");
    board.fills.insert(named("C2"), Fill::Solid);
    assert_eq!(ends_by_ruleset(&board), [""; 4]);
    assert_eq!(spoilers(EpicPath, &board, "E5"), [Spoiler::NoWalk]);
    assert_eq!(spoilers(Srd35, &board, "E5"), [Spoiler::Ground(named("C2")), Spoiler::NoWalk]);
    // What only touches the way at a grid point isn't in it.
    board.fills.clear();
    board.layers.insert((named("C2"), "difficult"), 1);
    assert_eq!(ends_by_ruleset(&board), ["", "", "", "E5"]);
}

#[test]
fn reach_and_size() {
    let mut board = field("H4");
    board.creatures[0].reach_weapon = true;
    assert_eq!(ends_by_ruleset(&board), ["F3 F4 F5", "F3 F4 F5", "F3 F4 F5", "F2 F3 F4 F5 F6"]);
    let mut near = field("D4");
    near.creatures[0].reach_weapon = true;
    assert_eq!(refused(Srd35, &near), [Refusal::TooNear], "its closest space is at the weapon's reach");
    let mut ogre = field("I4");
    ogre.creatures[0].size = 5;
    assert_eq!(ends_by_ruleset(&ogre), ["F3 F4 F5", "F3 F4 F5", "F3 F4 F5", "F1 F2 F3 F4 F5 F6"]);
    ogre.creatures[0].long = true;
    assert_eq!([Srd35, Reaction].map(|rules| ends(rules, &ogre)), ["G3 G4 G5", "F3 F4 F5"], "only 3.5 has long ones");
    let mut giant = field("K4");
    giant.creatures[0] = creature("Giant", "A3", 6, "heroes");
    assert_eq!(ends(Srd35, &giant), "F2 F3 F4");
    giant.layers.insert((named("C6"), "difficult"), 1);
    assert_eq!(ends(Srd35, &giant), "F2 F3", "its whole space sweeps the lane");
    giant.layers.clear();
    // One step up or down makes no difference: the ends against a target in the air are the same here.
    giant.creatures[1].altitude = 5;
    assert_eq!(ends(Srd35, &giant), "F2 F3 F4");
    giant.creatures[1].altitude = 40;
    assert_eq!(refused(Srd35, &giant), [Refusal::NoEnd]);
}

#[test]
fn those_without_reach_go_in() {
    let mut board = field("H4");
    board.creatures[0] = creature("Rat", "A4", 2, "heroes");
    board.creatures[0].speed = 40;
    assert_eq!(ends_by_ruleset(&board), ["H4"; 4]);
    let judged = charged(Srd35, &board);
    assert_eq!((judged.feet, strikers(&judged, "H4")), (35, vec!["Orc".to_owned()]));
    assert!(strikers(&charged(EpicPath, &board), "H4").is_empty());
    // A friend in the target's space: the lane leads there too, but Epic Path doesn't count those squares.
    board.creatures.push(creature("gnat", "H4", 1, "heroes"));
    assert_eq!(ends_by_ruleset(&board), ["", "", "", "H4"]);
    board.creatures[2].side = "foes".to_owned();
    assert_eq!(spoilers(EpicPath, &board, "H4"), [Spoiler::NoWalk], "another opponent is not entered");
    board.creatures[2] = creature("Bea", "H4", 4, "heroes");
    assert_eq!(spoilers(EpicPath, &board, "H4"), [Spoiler::Occupied]);
    board.creatures[2].helpless = true;
    assert_eq!(ends_by_ruleset(&board)[0], "H4");
    let mut near = field("B4");
    near.creatures[0] = creature("Rat", "A4", 2, "heroes");
    assert_eq!(refused(Srd35, &near), [Refusal::TooNear]);
    near.creatures[0].reach_weapon = true;
    assert_eq!(refused(Srd35, &near), [Refusal::NoEnd], "a weapon that reaches nowhere");
}

#[test]
fn who_strikes_on_the_way() {
    // Next to the way to G5, where both of the straightest walks pass; the other two ends are safer.
    let mut board = field("H4");
    board.creatures.push(creature("Bab", "E6", 4, "foes"));
    for rules in CHARGING {
        let judged = charged(rules, &board);
        assert_eq!(ends(rules, &board), ALL);
        assert_eq!(strikers(&judged, "G5"), ["Bab"]);
        assert!(strikers(&judged, "G4").is_empty() && strikers(&judged, "G3").is_empty());
        assert_eq!(names(judged.safest()), ["G3", "G4"]);
    }
    // Here only one of the two does.
    board.creatures[2].place = Place::named("C6");
    assert!(strikers(&charged(Srd35, &board), "G5").is_empty());
    // The target itself strikes within its reach, and under Epic Path only after a critical failure.
    board.creatures[1].reach = Some(10);
    assert_eq!(CHARGING.map(|rules| strikers(&charged(rules, &board), "G4").len()), [1, 1, 1, 0]);
    let fumbled = Effort { fumbled: true, ..Effort::default() };
    let struck = |board: &Board| strikers(&charge(&under(EpicPath, board), 0, 1, fumbled), "G4");
    assert_eq!(struck(&board), ["Orc"]);
    // At the end of the charge, if not on the way.
    board.creatures[1].reach = None;
    assert_eq!(struck(&board), ["Orc"]);
    board.creatures[1].conditions.push("stunned");
    assert!(struck(&board).is_empty());
    board.creatures[1].conditions.clear();
    board.creatures[1].reach = Some(10);
    board.creatures[2].conditions.push("unseen");
    board.creatures[2].place = Place::named("C5");
    assert_eq!(strikers(&charged(Srd35, &board), "G4"), ["Bab", "Orc"], "whom it does not see");
}
