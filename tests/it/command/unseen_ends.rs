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
    assert!(next["message"].as_str().unwrap().contains("of the 30 ft a turn they need"), "{next:#}");
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

fn of(reply: &Value, list: &str) -> Vec<String> {
    let all = reply["ruling"][list].as_array().into_iter().flatten();
    all.map(|one| one["by"].as_str().or(one["against"].as_str()).unwrap_or_default().to_owned()).collect()
}

/// Who runs into somebody hidden behind an opponent has tried: the opponent strikes, the check is made, the action is gone, and
/// the mover is back where it can last stand.
///
/// ```text
///   D E F G H
/// 5 . h x ! .
/// ```
#[test]
fn somebody_hidden_behind_a_target_undoes_no_maneuver() {
    let lines = [
        "/creature add name:Hero at:E5 side:heroes",
        "/creature add name:Orc at:F5 side:monsters",
        "/initiative creature:Hero check:20",
        "/initiative creature:Orc check:10",
        "/turn start",
    ];
    let mut door = table("G5", &lines);
    let run = door.ask("/overrun creature:Hero target:Orc to:H5 check:25 against:3");
    assert_eq!((&run["status"], &run["ruling"]["to"]), (&json!("done"), &json!("E5")), "{run:#}");
    let message = run["message"].as_str().unwrap();
    assert!(message.contains("something is in the way") && message.contains("Hero has no action left"), "{message}");
    assert_eq!((of(&run, "provokes"), of(&run, "checks")), (vec!["Orc".to_owned()], vec!["Orc".to_owned()]), "{run:#}");
    assert!(door.ask("/creature list")["message"].as_str().unwrap().contains("prone"));
    let mut door = table("G5", &lines);
    let tumble = door.ask("/tumble creature:Hero to:H5 through:Orc check:35");
    assert_eq!((&tumble["status"], &tumble["ruling"]["to"]), (&json!("done"), &json!("E5")), "{tumble:#}");
    assert_eq!((of(&tumble, "provokes"), of(&tumble, "checks")), (Vec::new(), vec!["Orc".to_owned()]), "{tumble:#}");
    let turn = &tumble["ruling"]["turn"]["spent"];
    assert_eq!((&turn["moves"], &turn["feet"]["walk"]), (&json!(1), &json!(0)), "{tumble:#}");
    let step = door.ask("/step creature:Hero to:D5");
    assert_eq!(step["status"], "refused", "it has moved: {step:#}");
}

/// A walk through a friend into somebody hidden ends before the friend, and what it provoked on the way stays provoked.
///
/// ```text
///   D E F G
/// 4 . x . .
/// 5 h f ! .
/// ```
#[test]
fn a_walk_through_a_friend_into_somebody_hidden_has_been_made() {
    let lines = [
        "/creature add name:Hero at:D5 side:heroes",
        "/creature add name:Friend at:E5 side:heroes",
        "/creature add name:Orc at:E4 side:monsters",
    ];
    let mut door = table("F5", &lines);
    let told = door.ask("/move creature:Hero to:\"E5 F5 G5\"");
    assert_eq!((&told["status"], &told["ruling"]["to"]), (&json!("done"), &json!("D5")), "{told:#}");
    assert_eq!(of(&told, "provokes"), ["Orc"], "{told:#}");
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
