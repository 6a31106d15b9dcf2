//! An order of turns corrected in mid-round: nobody gets a second turn, and the answer says whose turn it is.

use serde_json::Value;

use crate::door::Door;

/// Aldo, Brakka and Cyl, in this order; it is Aldo's turn.
fn three(ruleset: &str) -> Door {
    let mut door = Door::seeded(Some(5));
    door.done(&format!("/table new width:12 height:8 ruleset:{ruleset}"));
    for (name, at, check) in [("Aldo", "B2", 20), ("Brakka", "B4", 15), ("Cyl", "B6", 10)] {
        door.done(&format!("/creature add name:{name} at:{at}"));
        door.done(&format!("/initiative creature:{name} check:{check}"));
    }
    door.done("/turn start");
    door
}

fn acting(door: &mut Door) -> String {
    door.ask("/show")["ruling"]["turn"]["acting"].as_str().unwrap().to_owned()
}

fn turns(door: &mut Door, count: usize) -> Vec<String> {
    let next = |door: &mut Door| {
        door.done("/turn next");
        acting(door)
    };
    (0..count).map(|_| next(door)).collect()
}

#[test]
fn a_corrected_order_gives_nobody_a_second_turn() {
    for ruleset in ["srd35", "epic-path"] {
        let mut door = three(ruleset);
        assert_eq!(turns(&mut door, 1), ["Brakka"]);
        // Brakka acts, now ahead of Aldo, whose turn is over.
        door.done("/initiative creature:Brakka check:25");
        assert_eq!(turns(&mut door, 4), ["Cyl", "Brakka", "Aldo", "Cyl"], "{ruleset}");
        // Back through the turns, and forward again.
        door.done("/turn previous");
        assert_eq!(acting(&mut door), "Aldo");
        assert_eq!(turns(&mut door, 3), ["Cyl", "Brakka", "Aldo"], "{ruleset}");
        // Aldo delays until after Cyl, so that turn is still to come.
        door.done("/turn delay after:Cyl");
        assert_eq!((acting(&mut door), turns(&mut door, 2)), ("Cyl".into(), vec!["Aldo".into(), "Brakka".into()]));
    }
}

#[test]
fn a_corrected_order_says_whose_turn_it_is_now() {
    let mut door = three("epic-path");
    let told = |reply: &Value| reply["message"].as_str().unwrap().to_owned();
    let first = door.ask("/initiative creature:Cyl check:30");
    assert!(told(&first).contains("Round 1: Cyl's turn."), "nobody has acted, so the highest begins: {first:#}");
    let later = door.ask("/initiative creature:Aldo check:5");
    assert!(!told(&later).contains("turn."), "it is still Cyl's: {later:#}");
}

/// With 150 creatures and a d20 nearly everybody ties, and many tie again: rolls settle it nevertheless.
#[test]
fn a_crowd_of_ties_comes_to_an_order() {
    let mut door = Door::seeded(Some(2));
    door.done("/table new width:30 height:30 ruleset:epic-path");
    door.done("/creature add name:Goblin count:150 at:A1:O10 side:foes");
    let started = door.ask("/turn start roll:true");
    let order = started["ruling"]["order"].as_array().unwrap_or_else(|| panic!("{started:#}"));
    let mut names: Vec<&str> = order.iter().map(|place| place["creature"].as_str().unwrap()).collect();
    let places: Vec<i64> = order.iter().map(|place| place["initiative"].as_i64().unwrap()).collect();
    assert!(places.is_sorted_by(|one, next| one >= next) && places.first() != places.last(), "{places:?}");
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 150);
}

/// A readied action stands in the order, and lapses when the next turn of its creature begins.
#[test]
fn a_readied_action_is_seen_until_it_lapses() {
    let mut door = Door::seeded(Some(5));
    for line in [
        "/table new width:24 height:16 ruleset:srd35",
        "/creature add name:Ann at:C3",
        "/creature add name:Foe at:H4 side:monsters",
        "/initiative creature:Ann check:20",
        "/initiative creature:Foe check:15",
        "/turn start",
    ] {
        door.done(line);
    }
    let readied = door.ask("/turn ready");
    let shown = door.ask("/show text:true");
    for reply in [&readied, &shown] {
        assert!(reply["message"].as_str().unwrap().contains("Readied an action: Ann."), "{reply:#}");
    }
    assert_eq!(shown["ruling"]["turn"]["order"][0]["readied"], true, "{shown:#}");
    assert!(shown["ruling"]["turn"]["order"][1].get("readied").is_none(), "{shown:#}");
    let list = door.ask("/creature list");
    let lines: Vec<&str> = list["message"].as_str().unwrap().lines().collect();
    assert!(lines[0].contains("readied an action") && !lines[1].contains("readied"), "{list:#}");
    let next = door.ask("/turn next");
    assert!(next["message"].as_str().unwrap().contains("Ann didn't take the action they had readied"), "{next:#}");
    let shown = door.ask("/show text:true");
    assert!(!shown["message"].as_str().unwrap().contains("Readied"), "{shown:#}");
}
