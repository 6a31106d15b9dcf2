//! Sentences that suggest something else: they name what works here.

use serde_json::Value;

use crate::door::Door;

fn table(lines: &[&str]) -> Door {
    let mut door = Door::seeded(Some(3));
    lines.iter().for_each(|line| door.done(line));
    door
}

fn message(answer: &Value) -> &str {
    answer["message"].as_str().unwrap_or_default()
}

fn says(door: &mut Door, line: &str, what: &[&str]) {
    let answer = door.ask(line);
    for text in what {
        assert!(message(&answer).contains(text), "{line}\n{text}\n{answer:#}");
    }
}

fn commands(answer: &Value) -> Vec<&str> {
    let ways = answer["ruling"]["options"].as_array().expect("the ways");
    ways.iter().filter_map(|way| way["command"].as_str()).collect()
}

/// Epic Path, Swim and Burrow: what a check lacks is named, whatever else it depends on.
#[test]
fn what_a_check_lacks_is_named() {
    let mut door = table(&[
        "/table new width:6 height:1 ruleset:epic-path",
        "/map paint squares:B1:C1 terrain:pit depth:20",
        "/map paint squares:B1:C1 terrain:water",
        "/creature add name:Aldo at:B1 altitude:20",
        "/creature add name:Mole at:E1 modes:\"burrow 20\"",
    ]);
    says(
        &mut door,
        "/swim creature:Aldo to:C1 water:calm modifiers:viscous check:12 preview:true",
        &["`by` is 5 to 20"],
    );
    let dig = "/burrow creature:Mole to:F1@-5 ground:soil modifiers:open-tunnel check:10 preview:true";
    says(&mut door, dig, &["the GM sets it with dc"]);
    says(&mut door, "/move creature:Aldo to:C1 check:10 preview:true", &["/swim creature:\"Aldo\" to:C1 water:calm"]);
}

/// Epic Path, Falling: only a deliberate dive into water allows a check.
#[test]
fn a_check_for_a_fall_into_water_wants_a_dive() {
    let mut door = table(&["/table new width:4 height:1 ruleset:epic-path", "/creature add name:Aldo at:A1"]);
    says(&mut door, "/fall height:50 water-depth:20 check:25 creature:Aldo", &["on purpose does: jumped:true"]);
    says(&mut door, "/fall creature:Aldo height:60 collision-by:charge", &["give `collision-speed` too"]);
}

#[test]
fn examples_name_two_creatures_and_every_option() {
    let mut door = table(&[
        "/table new width:6 height:2 ruleset:epic-path",
        "/creature add name:Aldo at:B1",
        "/creature add name:Orc at:A1 side:foes",
        "/creature add name:Pug at:C1 side:foes",
    ]);
    says(&mut door, "/push target:Orc feet:12", &["/push creature:Aldo target:Orc feet:15"]);
    says(&mut door, "/withdraw creature:Aldo to:B2", &["primary:Orc"]);
    says(
        &mut door,
        "/withdraw creature:Aldo primary:Orc to:B2@10",
        &["Going up or down takes a speed for it", "/climb creature:Aldo"],
    );
    says(&mut door, "/pull creature:Aldo target:Orc feet:5", &["another square next to the puller"]);
    door.done("/creature edit creature:Aldo conditions:prone");
    door.done("/map paint squares:B2 terrain:impeded");
    says(&mut door, "/crawl creature:Aldo to:B2", &["/stand creature:\"Aldo\""]);
}

/// Epic Path, Forced Movement In 3-D: a preview says that the victim falls, and a push to the floor names the floor.
#[test]
fn a_preview_of_forced_movement_tells_its_fall() {
    let mut door = table(&[
        "/table new width:6 height:3 ruleset:epic-path",
        "/map height squares:A1:C3 feet:20",
        "/creature add name:Aldo at:B2",
        "/creature add name:Bob at:D2 side:foes altitude:15",
        "/creature edit creature:Bob conditions:hanging",
        "/creature add name:Bat at:F2 side:foes altitude:5 modes:\"fly 60 greater\"",
    ]);
    says(
        &mut door,
        "/push creature:Aldo target:Bob feet:5 preview:true",
        &["goes over the edge at E2 and falls 15 ft"],
    );
    says(&mut door, "/push creature:Aldo target:Bat feet:5 preview:true", &["down to the floor of F2"]);
}

/// Epic Path, Impeded Terrain: entering it takes a full-round action.
#[test]
fn options_list_the_square_of_impeded_ground() {
    let mut door = table(&[
        "/table new width:9 height:1 ruleset:epic-path",
        "/map paint squares:D1 terrain:impeded",
        "/creature add name:Aldo at:C1",
    ]);
    let answer = door.ask("/options creature:Aldo to:D1");
    assert!(commands(&answer).contains(&"/move creature:Aldo to:D1 pace:minimum"), "{answer:#}");
}

/// Epic Path, Clamber: it leads into the space of a much bigger creature.
#[test]
fn options_list_a_clamber() {
    let mut door = table(&[
        "/table new width:8 height:3 ruleset:epic-path",
        "/creature add name:Hill at:A1 size:huge side:foes",
        "/creature sheet creature:Hill maneuver-defense:15",
        "/creature add name:Ann at:D2 size:small",
    ]);
    let answer = door.ask("/options creature:Ann to:B2");
    assert!(commands(&answer).contains(&"/clamber creature:Ann target:Hill to:B2"), "{answer:#}");
}

/// Even from the shore, the surface of the water is an end next to a creature on the other shore.
#[test]
fn options_look_for_ends_level_with_the_mover() {
    for ruleset in ["epic-path", "srd35"] {
        let mut door = table(&[
            &format!("/table new width:8 height:3 ruleset:{ruleset}"),
            "/map paint squares:C1:F3 terrain:pit depth:20",
            "/map paint squares:C1:F3 terrain:water",
            "/map paint squares:\"C1:F1 C3:F3\" terrain:solid",
            "/creature add name:Aldo at:B2 modes:\"swim 30\"",
            "/creature add name:Bob at:G2 side:foes",
        ]);
        let answer = door.ask("/options creature:Aldo target:Bob");
        assert!(commands(&answer).contains(&"/swim creature:Aldo to:F2"), "{ruleset} {answer:#}");
    }
}

/// Epic Path, Forced Movement: a creature that had the action to stand up in its turn is prone by choice, whatever it did
/// with it.
#[test]
fn those_who_crawled_all_their_turn_lie_there_by_choice() {
    let mut door = table(&[
        "/table new width:10 height:2 ruleset:epic-path",
        "/creature add name:Aldo at:A2 side:foes",
        "/creature add name:Bea at:B2",
        "/initiative creature:Aldo check:20",
        "/initiative creature:Bea check:10",
        "/turn start",
        "/creature edit creature:Bea conditions:prone",
        "/turn next",
        "/crawl creature:Bea to:C2",
        "/crawl creature:Bea to:D2",
        "/turn next",
        "/move creature:Aldo to:C2",
    ]);
    let answer = door.ask("/push creature:Aldo target:Bea feet:5 preview:true");
    assert_eq!(answer["ruling"]["verdict"], "illegal", "{answer:#}");
    assert_eq!(answer["ruling"]["reasons"][0]["rule"], "forced-prone", "{answer:#}");
}

/// A name that fits several creatures is no example, and a door in one is there.
#[test]
fn examples_can_be_typed_as_they_are() {
    let mut door = table(&[
        "/table new width:24 height:14 ruleset:epic-path",
        "/creature add name:Brakka at:D4",
        "/creature add name:\"Goblin 1\" at:H4 side:monsters",
        "/creature add name:\"Goblin 2\" at:H8 side:monsters",
        "/map edge squares:F4 side:east barrier:door",
    ]);
    says(&mut door, "/overrun creature:Brakka", &["/overrun creature:Brakka target:\"Goblin 1\" to:F6"]);
    says(&mut door, "/clamber creature:Brakka", &["target:\"Goblin 1\""]);
    says(&mut door, "/map door at:A1 state:open", &["/map door at:F4/G4 state:open"]);
}

/// Epic Path, Charge: an opponent. There is no way to attack a friend.
#[test]
fn nothing_attacks_a_friend() {
    let mut door = table(&[
        "/table new width:20 height:10 ruleset:epic-path",
        "/creature add name:\"Goblin 1\" at:C4",
        "/creature add name:\"Goblin 2\" at:C6",
    ]);
    let charge = door.ask("/charge creature:gob1 target:gob2");
    assert!(message(&charge).contains("isn't Goblin 1's opponent"), "{charge:#}");
    assert!(!message(&charge).contains("attack, provokes"), "{charge:#}");
    says(&mut door, "/options creature:gob1 target:gob2", &["/move creature:\"Goblin 1\" to:\"Goblin 2\""]);
    says(&mut door, "/move creature:\"Goblin 1\" to:\"Goblin 2\"", &["C4 to C5"]);
}

/// SRD 3.5, Crawl: on the ground. Who is prone in the water rights themselves first, and then swims.
#[test]
fn the_prone_in_water_get_up_and_swim() {
    let mut door = table(&[
        "/table new width:12 height:6",
        "/map paint squares:H1:L6 terrain:pit depth:10",
        "/map paint squares:H1:L6 terrain:water",
        "/creature add name:Bob at:J3 conditions:prone altitude:5",
    ]);
    for line in ["/crawl creature:Bob to:K3", "/move creature:Bob to:K3 pace:minimum", "/swim creature:Bob to:K3"] {
        says(&mut door, line, &["/stand creature:\"Bob\""]);
    }
    door.done("/stand creature:Bob");
    assert_eq!(door.ask("/swim creature:Bob to:K3 water:calm check:20")["status"], "done");
}

/// SRD 3.5, Run: a refused run names a double move only for what a plain move doesn't reach.
#[test]
fn a_run_that_a_plain_move_replaces_names_no_double_move() {
    let mut door = table(&[
        "/table new width:24 height:16",
        "/creature add name:Ogre at:B4 size:large speed:40 conditions:exhausted",
    ]);
    let run = door.ask("/run creature:Ogre to:D4");
    assert!(message(&run).contains("/move creature:\"Ogre\" to:D4"), "{run:#}");
    assert!(!message(&run).contains("pace:double"), "{run:#}");
    says(&mut door, "/run creature:Ogre to:H4", &["pace:double"]);
}
