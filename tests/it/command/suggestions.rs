//! Sentences that suggest something else: they name what works here.

use serde_json::Value;

use crate::door::Door;

pub(super) fn table(lines: &[&str]) -> Door {
    let mut door = Door::seeded(Some(3));
    lines.iter().for_each(|line| door.done(line));
    door
}

pub(super) fn message(answer: &Value) -> &str {
    answer["message"].as_str().unwrap_or_default()
}

pub(super) fn says(door: &mut Door, line: &str, what: &[&str]) {
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
    says(&mut door, "/push creature:Aldo target:Bob feet:5 preview:true", &["falls 15 ft at E2"]);
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

/// What was typed wrong is named, and what does it instead.
#[test]
fn what_was_typed_wrong_is_named() {
    let mut door = table(&[
        "/table new width:20 height:12 ruleset:epic-path",
        "/creature add name:Bat at:D4 altitude:50 modes:\"fly 60 lesser\"",
    ]);
    says(&mut door, "/fly creature:Bat to:E4 bonus:0 natural:10", &["`natural` goes with `check`"]);
    says(&mut door, "/move creature:\"\" to:G4", &["The name is empty: who? Here: Bat"]);
    says(&mut door, "/move creature:Bat to:15ft", &["not `15ft`"]);
    says(&mut door, "/move creature:Bat to:E4 pace:run", &["use /run", "Example: /run"]);
}

/// Rise has phases, in which nobody waits for anybody.
#[test]
fn who_would_delay_in_phases_hears_of_the_next_phase() {
    let mut door =
        table(&["/table new width:20 height:12 ruleset:rise", "/creature add name:Ann at:D4", "/phase next"]);
    for line in ["/turn delay", "/turn ready"] {
        says(&mut door, line, &["Rise plays in phases", "Example: /phase next"]);
    }
    says(&mut door, "/turn previous", &["plays in phases, which only go on", "Example: /undo"]);
}

/// Rise, Move Actions: once all speed is used, one sentence names the sprint that goes on.
#[test]
fn a_sprint_is_suggested_once() {
    let mut door = table(&[
        "/table new width:20 height:12 ruleset:rise",
        "/creature add name:Ann at:A1 speed:30",
        "/phase next",
        "/move creature:Ann to:G1",
    ]);
    let answer = door.ask("/move creature:Ann to:H1");
    let lines: Vec<&str> = message(&answer).lines().filter(|line| line.contains("/sprint")).collect();
    assert_eq!(lines, ["A sprint gets there: /sprint creature:\"Ann\" to:H1."], "{answer:#}");
}

/// D&D 3.5, Up Speed: climbing on wings costs double, so a charge pays more than its distance.
#[test]
fn a_charge_says_its_distance_and_its_price() {
    let mut door = table(&[
        "/table new width:24 height:16 ruleset:dnd35",
        "/creature add name:Hawk at:B2 altitude:10 modes:\"fly 60 good\" facing:e",
        "/creature add name:Foe at:G2 side:foes altitude:40 modes:\"fly 60 good\"",
        "/creature add name:Ox at:B6",
        "/creature add name:Cow at:H6 side:foes",
    ]);
    says(&mut door, "/charge creature:Hawk target:Foe", &["Hawk charges B2 to F2, 35 ft up: 35 ft, for 70 of 120 ft."]);
    says(&mut door, "/charge creature:Ox target:Cow", &["Ox charges B6 to G6: 25 of 60 ft."]);
}

/// The rules that decided stand together, also where somebody stopped on the way.
#[test]
fn all_rules_stand_in_one_line() {
    let mut door = table(&[
        "/table new width:20 height:10",
        "/creature add name:Ann at:D4",
        "/creature add name:Bea at:E4",
        "/creature add name:Cyl at:F4",
        "/creature add name:Orc at:G6 side:foes reach:10",
    ]);
    let answer = door.ask("/move creature:Ann to:G4 stopped-at:F4");
    let rules: Vec<&str> = message(&answer).lines().filter(|line| line.starts_with("Rule")).collect();
    assert!(matches!(rules[..], [one] if one.contains("illegal space") && one.contains("Provoking")), "{answer:#}");
}

/// Rise, Climb: somebody who pulls themselves up out of a pit ends higher, whatever the floors below.
#[test]
fn climbing_out_of_a_pit_leads_up() {
    let mut door = table(&[
        "/table new width:12 height:6 ruleset:rise",
        "/map paint squares:C1:D6 terrain:pit depth:30",
        "/creature add name:Ann at:C3 altitude:25",
    ]);
    says(&mut door, "/climb-forward creature:Ann to:B3 dv:10 check:10", &["They end 5 ft higher."]);
    door.done("/place creature:Ann at:C3");
    let up = "/climb-forward creature:Ann altitude:5 dv:10 check:10";
    says(&mut door, up, &["That takes them from 0 ft to 5 ft above the floor."]);
}

/// Epic Path, Charge and 5-Foot Step: a charge in place of the first attack and a traded attack are both gone.
#[test]
fn a_traded_attack_counts_what_the_charge_took() {
    let mut door = table(&[
        "/table new width:20 height:12 ruleset:epic-path",
        "/creature add name:Ann at:B4 speed:30 base-attacks:3",
        "/creature add name:Orc at:F4 side:foes maneuver-defense:15",
        "/initiative creature:Ann check:20",
        "/turn start",
        "/charge creature:Ann target:Orc check:20",
    ]);
    says(&mut door, "/step creature:Ann to:E5 way:trade", &["1 attack of their full attack left", "1 left."]);
}

/// Walkers and swimmers alike stand on the bottom.
#[test]
fn who_stands_on_the_bottom_of_a_pool_is_under_water() {
    let mut door = table(&[
        "/table new width:10 height:10",
        "/map paint squares:F1:F10 terrain:pit depth:10",
        "/map paint squares:F1:F10 terrain:water",
    ]);
    let bottom = "on the bottom of water 10 ft deep";
    says(&mut door, "/creature add name:Ann at:F4", &[bottom]);
    says(&mut door, "/creature add name:Eel at:F8 modes:\"swim 30\"", &[bottom]);
    says(&mut door, "/move creature:Ann to:F5", &[bottom]);
    says(&mut door, "/move creature:Eel to:F7", &[bottom]);
    says(&mut door, "/swim creature:Eel to:F7@5", &["5 ft below the surface of water 10 ft deep"]);
    says(&mut door, "/swim creature:Eel to:F8", &["5 ft below the surface of water 10 ft deep"]);
    door.done("/place creature:Eel at:F8 altitude:10");
    let level = door.ask("/move creature:Eel to:F6");
    assert!(message(&level).contains("at the surface of water 10 ft deep"), "{level:#}");
    let ashore = door.ask("/creature add name:Bob at:C3");
    assert!(!message(&ashore).contains("water"), "{ashore:#}");
}

/// `to:F6@15` and `altitude:15` are one question to a jump.
#[test]
fn a_jump_takes_its_height_in_either_way() {
    let mut door = table(&["/table new width:20 height:10", "/creature add name:Ann at:D4"]);
    let typed = door.ask("/jump creature:Ann to:F6@15");
    let option = door.ask("/jump creature:Ann to:F6 altitude:15");
    assert_eq!(typed, option);
    assert!(message(&typed).contains("a jump ends on the floor"), "{typed:#}");
}

/// What a refused movement suggests works when it is typed: sharing a square only within the speed, gliding only where there is
/// air to glide through, sprinting to the end of a jump.
#[test]
fn what_a_refusal_suggests_works() {
    let lines = ["/table new width:30 height:12 ruleset:epic-path", "/creature add name:Cyl at:B4 speed:15"];
    let mut door = table(&lines);
    door.done("/creature add name:Dan at:L4");
    let far = door.ask("/run creature:Cyl to:L4");
    assert!(message(&far).contains("A move can't end in L4") && !message(&far).contains("share"), "{far:#}");
    door.done("/place creature:Dan at:D4");
    let share = "/move creature:\"Cyl\" to:D4 share:true";
    says(&mut door, "/run creature:Cyl to:D4", &[&format!("If Dan agrees or can't prevent it: {share}.")]);
    assert_eq!(door.ask(share)["status"], "done");

    let mut door =
        table(&["/table new width:30 height:12 ruleset:rise", "/creature add name:Cyl at:B4 modes:\"glide 30\""]);
    let flown = door.ask("/fly creature:Cyl to:K11");
    assert!(!message(&flown).contains("glide"), "{flown:#}");
    door.done("/place creature:Cyl at:B4 altitude:60");
    let glides = "/fly creature:\"Cyl\" to:E4 mode:glide";
    says(&mut door, "/fly creature:Cyl to:E4", &[glides]);
    assert_eq!(door.ask(glides)["status"], "done");

    let mut door = table(&["/table new width:30 height:12 ruleset:rise"]);
    door.done("/map paint squares:J1:M12 terrain:pit depth:30");
    door.done("/creature add name:Cyl at:F5 strength:4 jump-trained:true");
    says(&mut door, "/jump creature:Cyl to:\"I5 N5\"", &["A sprint gets there: pace:sprint."]);
    says(&mut door, "/options creature:Cyl to:N5", &["Move to N5 with a leap, sprinting"]);
    door.done("/phase next");
    door.done("/move creature:Cyl to:I5");
    says(&mut door, "/jump creature:Cyl to:N5 pace:sprint", &["costs a level of fatigue"]);
}

/// Rise: a creature in midair that is pushed comes down, and there is neither water nor an edge on a dry board.
#[test]
fn who_is_pushed_in_midair_comes_down_on_dry_ground() {
    let mut door = table(&[
        "/table new width:20 height:12 ruleset:rise",
        "/creature add name:Cyl at:F10 side:foes strength:8 jump-trained:true",
        "/creature add name:Dan at:J9",
        "/phase next",
        "/jump creature:Cyl to:G10 altitude:5",
    ]);
    let pushed = door.ask("/push creature:Dan target:Cyl feet:10");
    assert!(!message(&pushed).contains("water") && !message(&pushed).contains("over the edge"), "{pushed:#}");
    let hurled = door.ask("/undo");
    assert_eq!(hurled["status"], "done");
    door.done("/place creature:Cyl at:G10 altitude:30");
    let falls = door.ask("/push creature:Dan target:Cyl feet:10");
    assert!(message(&falls).contains("falls 30 ft at F10") && !message(&falls).contains("over the edge"), "{falls:#}");
}

/// Without water nobody swims; Epic Path: a clamber in place of an attack takes no action of its own; Stepover is a sentence.
#[test]
fn sentences_say_what_happened() {
    let mut door =
        table(&["/table new width:20 height:12 ruleset:epic-path", "/creature add name:Cyl at:F10 modes:\"swim 35\""]);
    says(&mut door, "/swim creature:Cyl to:H10", &["Cyl moves F10 to H10"]);

    let mut door = table(&[
        "/table new width:30 height:20 ruleset:epic-path",
        "/creature add name:Kai at:C10 speed:35 base-attacks:4",
        "/creature add name:Ogr at:E9 size:huge side:foes speed:40 maneuver-defense:20",
        "/initiative creature:Kai check:25",
        "/turn start",
        "/step to:D10 way:trade",
    ]);
    let clambers = door.ask("/clamber creature:Kai target:Ogr check:26");
    let text = message(&clambers);
    assert!(text.contains("2 attacks of their full attack left") && !text.contains("standard action"), "{clambers:#}");
}

/// Epic Path: a descent of 0 ft is none, and a runner's armor counts from the runner's five times.
#[test]
fn figures_that_change_nothing_are_left_out() {
    let mut door = table(&[
        "/table new width:60 height:12 ruleset:epic-path",
        "/creature add name:Griff at:H5 size:large modes:\"fly 40 lesser\" altitude:5",
        "/creature add name:Foe at:H5 side:monsters",
    ]);
    let hurt = door.ask("/fly-mishap creature:Griff what:damage check:3");
    assert!(!message(&hurt).contains("comes down from"), "{hurt:#}");
    door.done("/creature add name:Ann at:A1 speed:35 armor:heavy load:medium runner:true");
    says(&mut door, "/run creature:Ann to:M1 preview:true", &["Running covers 3 times that speed instead of 5"]);
    door.done("/creature edit creature:Ann load:none");
    says(&mut door, "/run creature:Ann to:M1 preview:true", &["Running covers 4 times that speed instead of 5"]);
    door.done("/creature edit creature:Ann runner:false load:heavy");
    says(&mut door, "/run creature:Ann to:M1 preview:true", &["Running covers that speed once, not 4 times"]);
}

/// 3.5 SRD, Accidentally Ending Movement in an Illegal Space: the last legal position, or the closest; from deep inside rock
/// too, where no step leads out.
#[test]
fn those_deep_in_rock_come_out() {
    let mut door = Door::seeded(Some(3));
    door.done("/table new width:24 height:16");
    door.done("/creature add name:Hal at:A1");
    door.done("/map paint squares:H1:J10 terrain:solid");
    door.done("/place creature:Hal at:I5");
    let last = door.ask("/settle creature:Hal last:G5 preview:true");
    assert_eq!(last["ruling"]["to"], "G5", "{last:#}");
    says(&mut door, "/settle creature:Hal preview:true", &["Equally close: G4, K4, G5, K5, G6, K6. A d6 decides."]);
}
