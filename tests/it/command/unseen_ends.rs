//! Creatures that would end in the space of a hidden one without having walked there: pushed, dropped, off their mount. They
//! go on to the closest place where they may stay (SRD 3.5, Special Movement Rules), and nothing reveals who is there.

use serde_json::{Value, json};

use crate::command::hidden::SECRET;
use crate::door::Door;

/// A table with a hidden creature at this square, after these lines.
fn table(hidden: &str, lines: &[&str]) -> Door {
    let mut door = Door::seeded(Some(4));
    door.done("/table new width:20 height:12 ruleset:srd35");
    for line in lines {
        door.done(line);
    }
    door.done(&format!("/creature add name:{SECRET} side:monsters hidden:true at:{hidden}"));
    door
}

/// What a player reads of this command, and where a creature is afterwards.
fn ends(door: &mut Door, line: &str, who: &str) -> (String, String) {
    let answer = door.reply(line);
    let told = answer.text();
    assert!(!told.contains(SECRET) && told.contains("something is in the way"), "{line}: {told}");
    let moved = answer.ruling.as_ref().unwrap()["moved_on"].clone();
    let shown = door.ask("/show hidden:true");
    let all = shown["ruling"]["creatures"].as_array().unwrap();
    let at = |who: &str| -> Value { all.iter().find(|one| one["name"] == who).unwrap()["anchor"].clone() };
    assert_ne!(at(who), at(SECRET), "{line}: {told}");
    assert_eq!(moved, json!([{"creature": who, "to": at(who)}]), "{line}: {told}");
    (told, at(who).as_str().unwrap().to_owned())
}

/// ```text
///   G H I
/// 5 ! x h
/// ```
#[test]
fn a_push_does_not_end_in_somebody_hidden() {
    let lines = ["/creature add name:Hero at:I5 side:heroes", "/creature add name:Orc at:H5 side:monsters"];
    let mut door = table("G5", &lines);
    let told = door.ask("/bull-rush creature:Hero target:Orc check:20 against:10");
    let message = told["message"].as_str().unwrap();
    assert!(message.contains("something is in the way") && !message.contains(SECRET), "{told:#}");
    assert_eq!(told["ruling"]["to"], "I5", "{told:#}");
    let shown = door.ask("/show");
    let all = shown["ruling"]["creatures"].as_array().unwrap();
    assert!(all.iter().any(|one| one["name"] == "Orc" && one["anchor"] == "H5"), "{shown:#}");
}

/// ```text D E F G H 5 h x . ! . ``` A mover that follows pushes only as far as it can follow (SRD 3.5, Combat II /
/// Bull Rush), and nobody is pushed through a creature.
#[test]
fn a_push_that_is_followed_ends_before_somebody_hidden() {
    let lines = ["/creature add name:Hero at:D5 side:heroes", "/creature add name:Orc at:E5 side:monsters"];
    let mut door = table("G5", &lines);
    let told = door.ask("/bull-rush creature:Hero target:Orc check:40 against:5 follow:true");
    let (message, ruling) = (told["message"].as_str().unwrap(), &told["ruling"]);
    assert!(message.contains("pushed 5 ft east to F5") && message.contains("something is in the way"), "{told:#}");
    assert!(!message.contains(SECRET) && ruling["to"] == "E5" && ruling["stopped"] == "E5", "{told:#}");
}

/// An average flier has to fly half its speed a turn, whatever stopped it (D&D 3.5, Minimum Forward Speed).
#[test]
fn a_flier_that_somebody_hidden_stops_still_needs_its_least_speed() {
    let lines = [
        "/creature add name:Drake at:D8 altitude:20 side:heroes modes:\"fly 60 average\"",
        "/creature add name:Orc at:D1 side:monsters",
        "/initiative creature:Drake check:15",
        "/initiative creature:Orc check:10",
    ];
    let mut door = table("H8 altitude:20", &lines);
    door.done("/turn start");
    let told = door.ask("/fly creature:Drake to:L8");
    assert_eq!(told["ruling"]["stopped"], "G8", "{told:#}");
    let next = door.ask("/turn next");
    assert!(next["message"].as_str().unwrap().contains("stalls"), "{next:#}");
}

#[test]
fn nobody_dismounts_into_somebody_hidden() {
    let lines = [
        "/creature add name:Horse at:D8 size:large side:heroes",
        "/creature add name:Rika at:C8 side:heroes",
        "/mount creature:Rika target:Horse",
    ];
    let mut door = table("F8", &lines);
    let (told, at) = ends(&mut door, "/dismount creature:Rika to:F8", "Rika");
    assert!(told.contains(&format!("go to {at}")), "{told}");
}

/// The floor left of F is 20 ft higher.
#[test]
fn nobody_falls_into_somebody_hidden() {
    let lines = ["/map height squares:A1:E12 feet:20", "/creature add name:Hero at:E5 side:heroes"];
    let mut door = table("F5", &lines);
    let (told, at) = ends(&mut door, "/move creature:Hero to:F5", "Hero");
    assert!(told.contains("falls 20 ft") && told.contains(&format!("go to {at}")), "{told}");
    assert!(at.starts_with('F') || at.starts_with('G'), "down there: {at}");
}

/// A movement has one end, whatever was to stop it: the hidden creature that stops it first.
#[test]
fn a_movement_stopped_by_somebody_hidden_says_one_end() {
    let mut door = table("F4", &["/creature add name:Aldo at:D4"]);
    let (told, at) = (door.reply("/move creature:Aldo to:H4 stopped-at:F4").text(), "D4 to E4");
    assert!(told.contains(at) && !told.contains("F4. Aldo may stand there"), "{told}");
}

/// SRD 3.5, Charge: nobody attacks from the saddle of a mount that is stopped on its way.
#[test]
fn a_rider_whose_charge_is_stopped_attacks_nobody() {
    let lines = [
        "/creature add name:Hero at:D4",
        "/creature add name:Horse at:D4 size:large shape:long speed:50",
        "/mount creature:Hero target:Horse",
        "/creature add name:Orc at:M4 side:monsters",
    ];
    let mut door = table("H5", &lines);
    let told = door.reply("/charge creature:Horse target:Orc").text();
    assert!(told.contains("F4:G5") && !told.contains("from the saddle"), "{told}");
}
