//! What answering the movement of others leads to, and what it takes. Rise, 5.6.3.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::door::Door;
use crate::phases::{message, reasons, status};

/// A board of this many squares each way in the first movement phase.
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
    assert!(message(&reply).contains("M is 60 ft from Hero, and can do no better."), "{reply:#}");
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
    // It goes on with its block.
    assert_eq!(door.ask("/hustle creature:Runner to:E5")["status"], "pending");
    let mut door = phase(20, &["name:Runner at:B5", "name:Guard at:H6 side:foes"]);
    door.done("/block creature:Guard target:Runner");
    door.done("/follow creature:Guard target:Runner distance:5");
    for line in ["/block creature:Guard target:Runner", "/withdraw creature:Guard from:Runner distance:20"] {
        assert_eq!(door.ask(line)["status"], "refused", "it has followed: {line}");
    }
}

#[test]
fn the_helpless_are_told_of_however_they_answer() {
    let mut door = phase(20, &["name:Runner at:B5", "name:Guard at:D6 side:foes helpless:true"]);
    for line in ["/follow creature:Guard target:Runner distance:5", "/block creature:Guard target:Runner"] {
        let reply = door.ask(&format!("{line} preview:true"));
        assert!(message(&reply).contains("Guard counts as helpless"), "{line}: {reply:#}");
    }
}

#[test]
fn where_nothing_provokes_nobody_is_named_who_cannot_strike() {
    let mut door = phase(20, &["name:Runner at:C5", "name:Near at:D6 side:foes", "name:Far at:H6 side:foes reach:20"]);
    let reply = door.ask("/hustle creature:Runner to:C4");
    assert!(reply["status"] == "done" && !message(&reply).contains("cannot strike"), "{reply:#}");
    assert_eq!(message(&reply).matches("strike").count(), 1, "{reply:#}");
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
fn many_followers_answer_soon() {
    let names: Vec<String> = (1..=12).map(|nth| format!("F{nth}")).collect();
    let added: Vec<String> =
        names.iter().enumerate().map(|(nth, name)| format!("name:{name} at:A{}", nth * 3 + 1)).collect();
    let mut lines: Vec<&str> = added.iter().map(String::as_str).collect();
    lines.push("name:Hero at:DV120 side:foes");
    let mut door = phase(200, &lines);
    let mut slowest = Duration::ZERO;
    for line in names
        .iter()
        .map(|name| format!("/follow creature:{name} target:Hero distance:5"))
        .chain(["/move creature:Hero to:EB120".to_owned()])
    {
        let begun = Instant::now();
        door.done(&line);
        slowest = slowest.max(begun.elapsed());
    }
    assert!(slowest < Duration::from_secs(4), "{slowest:?}");
}

/// More followers than have room beside their target: some never get what they want, and have feet left.
#[test]
fn a_crowd_of_followers_answers_soon() {
    let names: Vec<String> = (1..=12).map(|nth| format!("F{nth}")).collect();
    let added: Vec<String> =
        names.iter().enumerate().map(|(nth, name)| format!("name:{name} at:CV{} speed:60", nth + 95)).collect();
    let mut lines: Vec<&str> = added.iter().map(String::as_str).collect();
    lines.push("name:Hero at:CX100");
    let mut door = phase(200, &lines);
    let follow = names.iter().map(|name| format!("/follow creature:{name} target:Hero distance:5"));
    for line in follow.chain(["/move creature:Hero to:DD100".to_owned()]) {
        let begun = Instant::now();
        door.done(&line);
        assert!(begun.elapsed() < Duration::from_secs(2), "{line}: {:?}", begun.elapsed());
    }
}
