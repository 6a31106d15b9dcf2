//! `/options`: the questions, the answers, and what a player may not learn from them.

use serde_json::{Value, json};

use crate::boards::one_in;
use crate::door::Door;

/// A pillar between Brakka and the ogre, and a goblin beside each way around it.
///
/// ```text
///    A B C D E F G H I J
///  3 . . . . . g . . . .
///  4 . . . . . . . . . .
///  5 . . B . . # . . O O
///  6 . . . g . # . . O O
///  7 . . . . . . . . . .
/// ```
fn pillar(ruleset: &str) -> Door {
    let mut door = Door::open();
    for line in [
        &format!("/table new width:14 height:10 ruleset:{ruleset}"),
        "/creature add name:Brakka at:C5 side:heroes speed:30",
        "/creature add name:Ogre at:I5 size:large side:monsters speed:40",
        "/creature add name:\"Goblin 1\" at:F3 side:monsters size:small",
        "/creature add name:\"Goblin 2\" at:D6 side:monsters size:small",
        "/map paint squares:F5:F6 terrain:solid",
    ] {
        door.done(line);
    }
    door
}

fn commands(answer: &Value) -> Vec<String> {
    let ways = answer["ruling"]["options"].as_array().unwrap();
    ways.iter().map(|way| way["command"].as_str().unwrap_or("stay").to_owned()).collect()
}

/// Reaction, Tiny, Diminutive, and Fine Creatures: they can attack into their own square.
#[test]
fn a_tiny_creature_in_the_same_square_is_attacked_without_a_step() {
    for rules in ["srd35", "reaction", "epic-path", "rise"] {
        let mut door = Door::open();
        door.done(&format!("/table new width:10 height:10 ruleset:{rules}"));
        door.done("/creature add name:Cat at:D3 size:tiny side:foes");
        door.done("/creature add name:Hero at:D3");
        assert_eq!(commands(&door.ask("/options creature:Hero target:Cat"))[0], "stay", "{rules}");
    }
}

#[test]
fn ways_are_listed_best_first_without_beaten_ones() {
    let mut door = pillar("srd35");
    let asked = door.ask("/options creature:Brakka target:Ogre");
    assert_eq!(commands(&asked), ["/move creature:Brakka to:H7", "/move creature:Brakka to:H4"], "{asked:#}");
    let text = asked["message"].as_str().unwrap();
    let first = text.lines().nth(1).unwrap();
    assert_eq!(first, "1 · Move to H7: 30 ft, one attack, provokes attacks of opportunity from Goblin 2, Ogre");
    // The lane rules out the charge: the pillar.
    assert!(text.contains("Can't: Charge to H5: F5 is solid"), "{text}");
    let refused = asked["ruling"]["refused"].as_array().unwrap();
    let charge = refused.iter().find(|way| way["way"] == "charge").unwrap();
    assert_eq!(charge["reasons"][0]["rule"], "charge-lane");
    // Out of the ogre's reach, nobody strikes when a five-foot step leaves the square.
    let away = door.ask("/options creature:Brakka away:true");
    assert_eq!(commands(&away), ["/step creature:Brakka to:B4"], "{away:#}");
    let near = door.ask("/options creature:Brakka target:\"Goblin 2\"");
    assert_eq!((&near["ruling"]["options"][0]["attack"], commands(&near)), (&json!("full"), vec!["stay".to_owned()]));
}

/// Rise has neither threat nor reach: an adjacent creature can be attacked. A withdrawal keeps its distance from whatever is
/// near.
#[test]
fn under_rise_the_adjacent_are_in_reach_and_a_withdrawal_keeps_its_distance() {
    let mut door = pillar("rise");
    let asked = door.ask("/options creature:Brakka target:Ogre");
    let first = &asked["ruling"]["options"][0];
    assert_eq!((&first["to"], &first["attack"]), (&json!("H4"), &json!("one")), "{asked:#}");
    door.done("/turn start");
    let away = door.ask("/options creature:Brakka away:true");
    let keeps = commands(&away).into_iter().find(|line| line.starts_with("/withdraw"));
    let line = keeps.unwrap_or_else(|| panic!("{away:#}"));
    assert!(line.contains("from:\"Goblin 2\"") && line.contains("distance:"), "{line}");
    assert_eq!(door.ask(&line)["status"], "done", "{line}");
}

/// A mode that a rulebook lacks is not listed as a failure: Rise has no tumbling, no charge and no five-foot step.
#[test]
fn what_a_rulebook_does_not_have_is_not_listed_as_a_failure() {
    for ruleset in ["srd35", "dnd35", "reaction", "epic-path", "rise"] {
        let mut door = pillar(ruleset);
        for asked in ["target:Ogre", "to:I9", "away:true"] {
            let answer = door.ask(&format!("/options creature:Brakka {asked}"));
            let why = door.reply(&format!("/options creature:Brakka {asked}")).text();
            assert!(!why.contains(" has no ") && !why.contains("has no rule"), "{ruleset}: {why}");
            let refused = answer["ruling"]["refused"].as_array().unwrap();
            let unknown = refused.iter().find(|way| ruleset == "rise" && way["way"] == "tumble");
            assert_eq!(unknown, None, "{ruleset} {asked}");
        }
    }
}

/// A climber who is too far away for one move gets there with two, in the mode that they are in.
#[test]
fn a_climber_on_a_wall_may_climb_with_both_moves() {
    let mut door = Door::open();
    for line in [
        "/table new width:14 height:10 ruleset:srd35",
        "/map paint squares:I5 terrain:solid",
        "/creature add name:Aldo at:I6 side:heroes speed:30 altitude:10 strength:14",
    ] {
        door.done(line);
    }
    let asked = door.ask("/options creature:Aldo to:G8");
    assert!(commands(&asked).contains(&"/move creature:Aldo to:G8 pace:double".to_owned()), "{asked:#}");
    assert!(asked["message"].as_str().unwrap().contains("Climb to G8, both moves: 55 ft"), "{asked:#}");
}

/// Flying down costs half, so a farther end may be cheaper: the floor of the pit costs 22.5 ft.
#[test]
fn a_flier_gets_the_cheapest_altitude_over_a_pit() {
    let mut door = Door::open();
    for line in [
        "/table new width:14 height:10 ruleset:dnd35",
        "/map paint squares:K4:L6 terrain:pit depth:20",
        "/creature add name:Bat at:H7 side:heroes speed:40 altitude:15 modes:\"fly 60 perfect\"",
    ] {
        door.done(line);
    }
    let asked = door.ask("/options creature:Bat to:L4");
    assert!(commands(&asked) == ["/fly creature:Bat to:L4@15"], "{asked:#}");
}

/// In the air a five-foot step is a way too; and nobody tumbles past opponents that aren't there if a flight gets there.
#[test]
fn a_flier_can_take_a_five_foot_step() {
    let mut door = Door::open();
    for line in [
        "/table new width:14 height:10 ruleset:dnd35",
        "/creature add name:Bat at:H7 side:heroes speed:40 altitude:15 modes:\"fly 60 perfect\"",
    ] {
        door.done(line);
    }
    let beside = door.ask("/options creature:Bat to:H8");
    assert!(commands(&beside) == ["/step creature:Bat to:H8"], "{beside:#}");
    let farther = door.ask("/options creature:Bat to:H9");
    assert!(commands(&farther) == ["/fly creature:Bat to:H9@15"], "{farther:#}");
    // A swimmer can take it too.
    door.done("/map paint squares:A1:E10 terrain:pit depth:10");
    door.done("/map paint squares:A1:E10 terrain:water");
    door.done("/creature add name:Eel at:C5 side:heroes altitude:10 modes:\"swim 30\"");
    let swims = door.ask("/options creature:Eel to:C6");
    assert_eq!(commands(&swims)[0], "/step creature:Eel to:C6", "{swims:#}");
}

/// A ditch of rubble between Brakka and the ogre: leaping over it costs less than walking through it.
#[test]
fn a_move_may_leap_over_what_hampers_it() {
    let mut door = Door::open();
    for line in [
        "/table new width:12 height:3 ruleset:srd35",
        "/creature add name:Brakka at:B2 side:heroes speed:30",
        "/creature add name:Ogre at:I2 side:monsters",
        "/map paint squares:E1:F3 terrain:difficult",
        "/map paint squares:A1:L1 terrain:solid",
        "/map paint squares:A3:L3 terrain:solid",
    ] {
        door.done(line);
    }
    let asked = door.ask("/options creature:Brakka target:Ogre");
    let leap = "/move creature:Brakka to:H2 jump:true".to_owned();
    assert!(commands(&asked).contains(&leap), "{asked:#}");
    let way = asked["ruling"]["options"].as_array().unwrap().iter().find(|way| way["way"] == "leap").unwrap();
    assert_eq!((&way["feet"], &way["attack"]), (&json!(30), &json!("one")), "{way:#}");
    // If walking is free of rubble, nobody leaps.
    door.done("/map paint squares:E2:F2 terrain:open");
    assert!(!commands(&door.ask("/options creature:Brakka target:Ogre")).iter().any(|line| line.contains("jump")));
}

/// With reaction attacks a bull rush runs over opponents: a creature that fills the corner of a corridor doesn't end it.
///
/// ```text
///    A B C D E
///  1 . B . g #
///  2 # # # . #
///  3 # # # . #
///  4 # # # . #
///  5 # # # O #
/// ```
#[test]
fn a_bull_rush_leads_through_creatures_in_the_way() {
    let mut door = Door::open();
    for line in [
        "/table new width:5 height:5 ruleset:reaction",
        "/creature add name:Brakka at:B1 side:heroes speed:30 strength:14",
        "/creature add name:Goblin at:D1 side:monsters strength:10",
        "/creature add name:Ogre at:D5 side:monsters strength:18",
        "/map paint squares:A2:C5 terrain:solid",
        "/map paint squares:E1:E5 terrain:solid",
    ] {
        door.done(line);
    }
    let asked = door.ask("/options creature:Brakka target:Ogre");
    let through = commands(&asked).into_iter().find(|line| line.starts_with("/bull-rush"));
    assert_eq!(through.as_deref(), Some("/bull-rush creature:Brakka target:Goblin to:D4"), "{asked:#}");
}

#[test]
fn what_a_turn_was_spent_on_counts_and_another_turn_is_planned_ahead() {
    let mut door = pillar("srd35");
    for line in ["/initiative creature:Brakka check:20", "/initiative creature:Ogre check:10", "/turn start"] {
        door.done(line);
    }
    door.done("/move creature:Brakka to:D5");
    let asked = door.ask("/options target:Ogre");
    let first = &asked["ruling"]["options"][0];
    assert_eq!((&first["attack"], &first["left"]["standard"]), (&json!("next-turn"), &json!(false)), "{asked:#}");
    let ahead = door.ask("/options creature:Ogre target:Brakka");
    assert!(ahead["message"].as_str().unwrap().contains("Planning ahead for Ogre's turn"), "{ahead:#}");
    assert_eq!(ahead["ruling"]["options"][0]["attack"], "one");
}

#[test]
fn the_same_list_stands_behind_a_charge_that_fails_and_behind_too_far() {
    let mut door = pillar("srd35");
    let charge = door.ask("/charge creature:Brakka target:Ogre");
    assert_eq!(charge["status"], "refused");
    assert_eq!(commands(&charge), ["/move creature:Brakka to:H7", "/move creature:Brakka to:H4"]);
    let far = door.ask("/move creature:Brakka to:J9");
    assert_eq!(far["status"], "refused");
    assert!(far["message"].as_str().unwrap().contains("What works instead:\n1 · "), "{far:#}");
    assert!(commands(&far).contains(&"/move creature:Brakka to:J9 pace:double".to_owned()), "{far:#}");
}

#[test]
fn one_aim_is_asked_for() {
    let mut door = pillar("srd35");
    for line in ["/options creature:Brakka", "/options creature:Brakka target:Ogre to:D4"] {
        let answer = door.ask(line);
        assert_eq!(answer["status"], "error");
        assert!(answer["message"].as_str().unwrap().contains("`target` for a creature"), "{answer:#}");
    }
    let answer = door.ask("/options creature:Brakka target:Brakka");
    assert!(answer["message"].as_str().unwrap().contains("another creature"), "{answer:#}");
}

/// An unseen creature changes neither the list nor the picture, wherever it stands, even if the GM asks.
#[test]
fn the_hidden_change_nothing() {
    for (turn, (at, reach)) in [("E4", 10), ("H5", 5), ("B4", 5)].into_iter().enumerate() {
        for ruleset in ["srd35", "epic-path", "rise"].into_iter().skip(turn % one_in(3)).step_by(one_in(3)) {
            let (mut with, mut without) = (pillar(ruleset), pillar(ruleset));
            let reach = if ruleset == "rise" { String::new() } else { format!(" reach:{reach}") };
            with.done(&format!("/creature add name:Stalker at:{at} side:monsters hidden:true{reach}"));
            for asked in ["target:Ogre", "away:true", "to:G8", "target:\"Goblin 1\""] {
                let line = format!("/options creature:Brakka {asked}");
                let (one, other) = (with.reply(&line), without.reply(&line));
                assert_eq!(one.json(), other.json(), "{ruleset} {at}: {line}");
                assert_eq!(one.picture, other.picture, "{ruleset} {at}: {line}");
                assert_eq!(with.ask_as(7, &line), without.ask_as(7, &line), "{ruleset} {at}: {line}");
            }
            for line in ["/charge creature:Brakka target:Ogre", "/move creature:Brakka to:M9"] {
                assert_eq!(
                    with.ask_as(7, line)["message"],
                    without.ask_as(7, line)["message"],
                    "{ruleset} {at}: {line}"
                );
            }
        }
    }
}

/// If the shortest swim or climb provokes, the safest one is listed too.
#[test]
fn the_safest_swim_and_climb_are_listed_too() {
    for (ground, who, modes, expected) in [
        (
            ["/map paint squares:A1:N9 terrain:pit depth:10", "/map paint squares:A1:N9 terrain:water"],
            "B5",
            "swim 60",
            ["/swim creature:Newt to:J5 prefer:safest", "/swim creature:Newt to:J5"],
        ),
        (
            ["/map height squares:A9:N9 feet:40", "/map paint squares:N1 terrain:solid"],
            "B8",
            "climb 60",
            ["/climb creature:Newt to:J8 prefer:safest", "/climb creature:Newt to:J8"],
        ),
    ] {
        let mut door = Door::open();
        let (orc, to) = if modes.starts_with("swim") { ("F5", "J5") } else { ("F7", "J8") };
        door.done("/table new width:14 height:9 ruleset:srd35");
        ground.iter().for_each(|line| door.done(line));
        door.done(&format!("/creature add name:Newt at:{who} side:heroes speed:20 modes:\"{modes}\" altitude:10"));
        door.done(&format!("/creature add name:Orc at:{orc} side:foes modes:\"{modes}\" altitude:10"));
        let asked = door.ask(&format!("/options creature:Newt to:{to}"));
        for line in expected {
            assert!(commands(&asked).iter().any(|command| command == line), "{line}: {asked:#}");
        }
    }
}

/// A horse in a narrow passage can jump out of it, but lands squeezed as before: the orc is out of reach from there.
///
/// ```text
///    A B C D E F
///  1 H H _ _ . .
///  2 # # # # . .
///  3 # # # # . o
/// ```
#[test]
fn a_way_that_ends_out_of_reach_is_not_listed() {
    let mut door = Door::open();
    for line in [
        "/table new width:10 height:4 ruleset:srd35",
        "/map paint squares:A2:D4 terrain:solid",
        "/map paint squares:C1:D1 terrain:pit depth:20",
        "/creature add name:Horse at:A1 side:heroes size:large shape:long space:A1:B1 speed:40",
        "/creature add name:Orc at:F3 side:foes",
    ] {
        door.done(line);
    }
    let jump = door.ask("/jump creature:Horse to:E1 check:60 preview:true");
    assert_eq!((&jump["ruling"]["verdict"], &jump["ruling"]["squeezed"]), (&json!("legal"), &json!(true)), "{jump:#}");
    let asked = door.ask("/options creature:Horse target:Orc");
    assert_eq!(commands(&asked), Vec::<String>::new(), "{asked:#}");
}

/// Without support or flight a creature in the air goes nowhere, and no way is listed that its command would refuse.
#[test]
fn who_hangs_in_the_air_has_no_ways() {
    let mut door = Door::open();
    door.done("/table new width:12 height:8 ruleset:epic-path");
    door.done("/creature add name:Aldo at:C5 side:heroes size:large");
    door.done("/creature add name:Orc at:A7 side:foes altitude:5");
    assert_eq!(door.ask("/step creature:Orc to:B6 preview:true")["status"], "refused");
    assert_eq!(commands(&door.ask("/options creature:Orc target:Aldo")), Vec::<String>::new());
}

/// If movement simply ends when it runs out, a goal too far for every pace says how many feet it takes.
#[test]
fn under_rise_what_is_too_far_says_how_far() {
    let mut door = Door::open();
    door.done("/table new width:30 height:10 ruleset:rise");
    door.done("/creature add name:Hero at:A1 speed:30");
    let asked = door.ask("/options creature:Hero to:Z1");
    let text = asked["message"].as_str().unwrap();
    assert!(text.contains("Can't: Move to Z1: It costs 125 ft, and Hero has 30 ft."), "{text}");
}

/// SRD 3.5, Tumble: half speed while tumbling, which may be part of a normal move. A way that tumbles only where walking
/// provokes gets farther than one that tumbles all the way.
#[test]
fn a_way_tumbles_only_where_walking_provokes() {
    let mut door = Door::open();
    for line in [
        "/table new width:16 height:8 ruleset:srd35",
        "/creature add name:H at:C4",
        "/creature add name:O at:I4 size:large side:m",
    ] {
        door.done(line);
    }
    let listed = door.ask("/options creature:H target:O");
    assert!(listed["message"].as_str().unwrap().contains("Tumble to H4, tumbling only into H4: 30 ft"), "{listed:#}");
    let line = commands(&listed).into_iter().find(|line| line.contains("tumbled:")).expect("a tumble in part");
    let ruling = door.ask(&format!("{line} preview:true"))["ruling"].clone();
    let walked = door.ask("/move creature:H to:H4 preview:true")["ruling"].clone();
    assert_eq!((&ruling["feet"], &ruling["checks"][0]["failure"]), (&json!(30), &json!("provokes")), "{ruling:#}");
    assert_eq!(walked["provokes"].as_array().map(Vec::len), Some(1), "{walked:#}");
    assert_eq!(walked["checks"], json!([]), "{walked:#}");
}
