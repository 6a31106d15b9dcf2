//! The outcomes and costs of reactive movement. Rise, 5.6.3.

use serde_json::json;

use crate::door::Door;
use crate::referee::phases::played::{message, reasons, status};

/// A square board with this side in the first movement phase.
fn phase(squares: u32, creatures: &[&str]) -> Door {
    let mut door = Door::seeded(Some(5));
    door.done(&format!("/table new width:{squares} height:{squares} ruleset:rise"));
    creatures.iter().for_each(|line| door.done(&format!("/creature add {line}")));
    door.done("/phase next");
    door
}

#[test]
fn a_follower_gets_as_near_as_its_speed_allows() {
    let mut door = phase(40, &["name:M at:H32", "name:Hero at:T20 side:foes"]);
    let reply = door.ask("/follow creature:M target:Hero distance:10");
    assert_eq!(status(&reply), ("done", &json!(30)), "{reply:#}");
    assert!(message(&reply).contains("M is 60 ft from Hero, and can't do better."), "{reply:#}");
}

#[test]
fn an_answer_once_given_is_not_exchanged_for_another() {
    let mut door = phase(20, &["name:Runner at:B5", "name:Guard at:D6 side:foes speed:10"]);
    door.done("/block creature:Guard target:Runner");
    door.done("/hustle creature:Runner to:\"C5 D5\" check:10 against:9");
    for line in [
        "/follow creature:Guard target:Runner distance:5",
        "/withdraw creature:Guard from:Runner distance:20",
        "/climb-forward creature:Guard altitude:5 dv:0 check:5",
        "/hustle creature:Guard to:E7",
    ] {
        let reply = door.ask(line);
        assert!(reply["status"] == "refused" && reasons(&reply).contains(&"actions"), "{line}: {reply:#}");
    }
    // Its block still stands.
    assert_eq!(door.ask("/hustle creature:Runner to:E5")["status"], "pending");
    let mut door = phase(20, &["name:Runner at:B5", "name:Guard at:H6 side:foes"]);
    door.done("/block creature:Guard target:Runner");
    door.done("/follow creature:Guard target:Runner distance:5");
    for line in ["/block creature:Guard target:Runner", "/withdraw creature:Guard from:Runner distance:20"] {
        assert_eq!(door.ask(line)["status"], "refused", "it has followed: {line}");
    }
}

#[test]
fn helpless_creatures_are_named_in_every_answer() {
    let mut door = phase(20, &["name:Runner at:B5", "name:Guard at:D6 side:foes helpless:true"]);
    for line in ["/follow creature:Guard target:Runner distance:5", "/block creature:Guard target:Runner"] {
        let reply = door.ask(&format!("{line} preview:true"));
        assert!(message(&reply).contains("Guard counts as helpless"), "{line}: {reply:#}");
    }
}

#[test]
fn where_nothing_provokes_nobody_is_named() {
    let mut door = phase(20, &["name:Runner at:C5", "name:Near at:D6 side:foes", "name:Far at:H6 side:foes reach:20"]);
    let reply = door.ask("/hustle creature:Runner to:C4");
    assert!(reply["status"] == "done" && !message(&reply).contains("attack"), "{reply:#}");
    assert!(!message(&reply).contains("rovoke"), "{reply:#}");
}

#[test]
fn a_block_alone_names_the_blocker_and_the_blocked() {
    let mut door = Door::seeded(Some(5));
    door.done("/table new width:20 height:12 ruleset:rise");
    door.done("/creature add name:Runner at:B5");
    door.done("/creature add name:Guard at:D6 side:foes");
    let reply = door.ask("/block creature:Guard target:Runner to:\"C5 D5\" check:10 against:9");
    assert!(reply["status"] == "done" && message(&reply).contains("Guard blocks Runner"), "{reply:#}");
}

#[test]
fn followers_from_afar_spend_all_their_speed_on_getting_nearer() {
    let names: Vec<String> = (1..=12).map(|nth| format!("F{nth}")).collect();
    let added: Vec<String> =
        names.iter().enumerate().map(|(nth, name)| format!("name:{name} at:A{}", nth * 3 + 1)).collect();
    let mut lines: Vec<&str> = added.iter().map(String::as_str).collect();
    lines.push("name:Hero at:DV120 side:foes");
    let mut door = phase(200, &lines);
    for name in &names {
        let away = |door: &mut Door| door.ask(&format!("/measure from:{name} to:Hero"))["ruling"]["feet"].as_u64();
        let before = away(&mut door);
        let reply = door.ask(&format!("/follow creature:{name} target:Hero distance:5"));
        let feet = reply["ruling"]["feet"].as_u64().unwrap();
        assert!((26..=30).contains(&feet), "{reply:#}");
        assert!(away(&mut door) < before, "{name}");
    }
    let moved = door.ask("/move creature:Hero to:EB120");
    assert_eq!(moved["ruling"]["answers"], serde_json::Value::Null, "nobody has a foot left: {moved:#}");
}

/// More followers than fit next to their target: some never get there, and have feet left.
#[test]
fn a_crowd_of_followers_leaves_nobody_two_to_a_square() {
    let names: Vec<String> = (1..=12).map(|nth| format!("F{nth}")).collect();
    let added: Vec<String> =
        names.iter().enumerate().map(|(nth, name)| format!("name:{name} at:CV{} speed:60", nth + 95)).collect();
    let mut lines: Vec<&str> = added.iter().map(String::as_str).collect();
    lines.push("name:Hero at:CX100");
    let mut door = phase(200, &lines);
    let follow = names.iter().map(|name| format!("/follow creature:{name} target:Hero distance:5"));
    for line in follow.chain(["/move creature:Hero to:DD100".to_owned()]) {
        door.done(&line);
    }
    let shown = door.ask("/show")["ruling"]["creatures"].clone();
    let mut squares: Vec<&str> = shown.as_array().unwrap().iter().filter_map(|one| one["anchor"].as_str()).collect();
    squares.sort_unstable();
    squares.dedup();
    assert_eq!(squares.len(), 13, "{shown:#}");
    let beside = names.iter().filter(|name| {
        door.ask(&format!("/measure from:{name} to:Hero"))["ruling"]["feet"].as_u64().is_some_and(|feet| feet <= 5)
    });
    assert!(beside.count() >= 6, "{shown:#}");
}

/// Rise, Conflicting Actions: of two who want the same square, the one with the higher initiative goes first; only between equals
/// does the order of names decide.
#[test]
fn of_two_followers_the_one_with_the_higher_initiative_gets_the_square() {
    for (ann, bob, first) in [("", "", "Ann"), ("", "initiative:2", "Bob"), ("initiative:3", "initiative:2", "Ann")] {
        let (ann, bob) = (format!("name:Ann at:D2 {ann}"), format!("name:Bob at:D4 {bob}"));
        let mut door = phase(12, &["name:Hero at:E3", &ann, &bob]);
        door.done("/map paint squares:\"E1:L2 E4:L6\" terrain:solid");
        for name in ["Ann", "Bob"] {
            door.done(&format!("/follow creature:{name} target:Hero distance:5"));
        }
        door.done("/hustle creature:Hero to:F3");
        let shown = door.ask("/show")["ruling"]["creatures"].clone();
        let there = shown.as_array().unwrap().iter().find(|one| one["anchor"] == json!("E3"));
        assert_eq!(there.map(|one| &one["name"]), Some(&json!(first)), "{ann}, {bob}: {shown:#}");
    }
}

/// In a corridor every follower wants the one free square next to its target.
#[test]
fn a_follower_does_not_wait_in_the_squares_of_another() {
    let lines = ["name:Hero at:H2", "name:Ann at:E2 speed:30", "name:Bob at:D2 speed:30", "name:Cid at:C2 speed:30"];
    let mut door = phase(20, &lines);
    for row in [1, 3] {
        door.done(&format!("/map paint squares:A{row}:T{row} terrain:solid"));
    }
    for name in ["Ann", "Bob", "Cid"] {
        door.done(&format!("/follow creature:{name} target:Hero distance:5"));
    }
    door.done("/hustle creature:Hero to:L2");
    let shown = door.ask("/show")["ruling"]["creatures"].clone();
    let mut squares: Vec<&str> = shown.as_array().unwrap().iter().filter_map(|one| one["anchor"].as_str()).collect();
    squares.sort_unstable();
    squares.dedup();
    assert_eq!(squares.len(), 4, "{shown:#}");
}
