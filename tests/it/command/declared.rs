//! Movements declared in a phase: accepted as declared, judged as if everybody moves at once, and done as if typed.

use serde_json::Value;

use crate::door::Door;

/// A board in the first movement phase.
fn phase(creatures: &[&str]) -> Door {
    let mut door = Door::seeded(Some(5));
    door.done("/table new width:20 height:12 ruleset:rise");
    creatures.iter().for_each(|one| door.done(&format!("/creature add {one}")));
    door.done("/phase next");
    door
}

fn declare(door: &mut Door, who: &str, order: &str) -> Value {
    let reply = door.ask(&format!("/phase declare creature:{who} order:\"{order}\""));
    assert_eq!(reply["status"], "done", "{who} {order}: {reply:#}");
    reply
}

fn told(reply: &Value) -> &str {
    reply["message"].as_str().unwrap()
}

fn at(door: &mut Door, who: &str) -> String {
    let board = door.ask("/show");
    let one = board["ruling"]["creatures"].as_array().unwrap().iter().find(|one| one["name"] == who);
    one.unwrap()["anchor"].as_str().unwrap().to_owned()
}

/// Rise, Conflicting Actions: the phase waits for the missing check, as it does for a block's.
#[test]
fn a_place_that_two_declare_waits_for_their_checks() {
    let mut door = phase(&["name:Ann at:D4", "name:Bob at:G5 side:foes"]);
    declare(&mut door, "Ann", "hustle G4");
    declare(&mut door, "Bob", "hustle G4");
    let waits = door.ask("/phase next");
    assert_eq!((&waits["ruling"]["verdict"], &waits["ruling"]["waits"][0]), (&"needs-check".into(), &"Bob".into()));
    assert_eq!(door.ask("/phase show")["ruling"]["action"], "phase show", "{waits:#}");
    door.done("/move creature:Bob to:G4 check:15 against:10");
    assert_eq!((at(&mut door, "Ann"), at(&mut door, "Bob")), ("F4".to_owned(), "G4".to_owned()));
    let next = door.ask("/phase next");
    assert!(!told(&next).contains("Bob stays") && told(&next).contains("action phase"), "{next:#}");
}

/// A declared distance is read as a typed one: in metres too, and a wrong one is an error about the distance.
#[test]
fn a_declared_distance_is_a_length() {
    let mut door = phase(&["name:Ann at:D4", "name:Cyd at:K4 side:foes"]);
    let follows = declare(&mut door, "Ann", "follow cyd 3m");
    assert!(told(&follows).contains("Ann follows Cyd within 10 ft"), "{follows:#}");
    let wrong = door.ask("/phase declare creature:Ann order:\"follow cyd -10\"");
    assert!(wrong["status"] == "error" && told(&wrong).contains("`distance`"), "{wrong:#}");
}

/// Rise, Conflicting Actions: everybody rolls, and the highest goes first; nobody rolls twice.
#[test]
fn each_makes_one_initiative_check_for_a_place_in_a_phase() {
    let mut door = phase(&["name:Ann at:D4", "name:Bob at:J4 side:foes", "name:Cyd at:G8 side:others"]);
    door.done("/hustle creature:Ann to:G4");
    door.done("/hustle creature:Bob to:G4 check:19 against:12");
    assert_eq!((at(&mut door, "Ann"), at(&mut door, "Bob")), ("F4".to_owned(), "G4".to_owned()));
    let third = door.ask("/hustle creature:Cyd to:G4");
    assert_eq!(third["ruling"]["checks"][0]["dc"], 20, "Bob's check stands: {third:#}");
    // Another result for Bob doesn't count.
    let third = door.ask("/hustle creature:Cyd to:G4 check:15 against:3");
    assert_eq!(third["ruling"]["conflict"]["against_result"], 19, "{third:#}");
    assert!(told(&third).contains("Bob has made their initiative check of this phase: 19."), "{third:#}");
    assert_eq!(at(&mut door, "Cyd"), "G5");
    // Nor does a second attempt.
    let again = door.ask("/hustle creature:Cyd to:G4 check:30");
    assert_eq!(
        (at(&mut door, "Cyd"), &again["ruling"]["conflict"]["result"]),
        ("G5".to_owned(), &15.into()),
        "{again:#}"
    );
}

#[test]
fn what_was_declared_and_then_typed_is_done() {
    let mut door = phase(&["name:Ann at:D4 owner:7", "name:Bob at:G5 side:foes"]);
    declare(&mut door, "Ann", "hustle G4");
    declare(&mut door, "Bob", "block Ann");
    assert_eq!(door.ask("/phase next")["ruling"]["waits"][0], "Ann");
    let typed = door.ask("/move creature:Ann to:G4 check:2 against:3");
    assert_eq!(at(&mut door, "Ann"), "F4", "{typed:#}");
    assert!(!told(&typed).contains("This replaces"), "{typed:#}");
    let next = door.ask("/phase next");
    assert!(!told(&next).contains("Ann") || !told(&next).contains("Not Ann"), "{next:#}");
    assert!(!next["ruling"]["resolved"].to_string().contains("Ann\","), "{next:#}");
    // Another movement replaces the declared one.
    let mut door = phase(&["name:Ann at:D4 owner:7"]);
    declare(&mut door, "Ann", "hustle G4");
    let typed = door.ask("/sprint creature:Ann to:F6");
    assert!(told(&typed).contains("This replaces: Ann goes to G4."), "{typed:#}");
    let next = door.ask("/phase next");
    assert_eq!(at(&mut door, "Ann"), "F6", "{next:#}");
    assert!(!told(&next).contains("Ann stays"), "{next:#}");
}

#[test]
fn a_declaration_is_judged_as_all_move_at_once() {
    let mut door = phase(&["name:Ann at:D4", "name:Bob at:F4 side:foes"]);
    declare(&mut door, "Bob", "hustle K4");
    let taken = declare(&mut door, "Ann", "hustle F4");
    assert!(told(&taken).contains("Others are in the way there now"), "{taken:#}");
    let next = door.ask("/phase next");
    assert_eq!((at(&mut door, "Ann"), at(&mut door, "Bob")), ("F4".to_owned(), "K4".to_owned()), "{next:#}");
    // If nobody leaves, it gets as far as it can.
    let mut door = phase(&["name:Ann at:D4", "name:Bob at:F4 side:foes"]);
    declare(&mut door, "Ann", "hustle E4 F4");
    door.done("/phase next");
    assert_ne!(at(&mut door, "Ann"), "F4");
    // A movement is refused if no movement of others could make it legal.
    let mut door = phase(&["name:Ann at:D4", "name:Bob at:F4 side:foes"]);
    door.done("/map paint squares:F5 terrain:solid");
    assert_eq!(door.ask("/phase declare creature:Ann order:\"hustle F5\"")["status"], "refused");
}

#[test]
fn a_declared_follower_looks_for_a_target_that_teleported() {
    for (check, ends) in [("30", true), ("3", false)] {
        let mut door = phase(&["name:Ann at:D4 modes:\"teleport 60\"", "name:Fay at:D6 side:foes"]);
        declare(&mut door, "Fay", "follow Ann 5");
        door.done("/teleport creature:Ann to:J8");
        let waits = door.ask("/phase next");
        assert_eq!(waits["ruling"]["waits"][0], "Fay", "{waits:#}");
        door.done(&format!("/follow creature:Fay target:Ann distance:5 check:{check} against:10"));
        assert_eq!(at(&mut door, "Fay") == "I7", ends, "{check}");
        door.done("/phase next");
    }
}

#[test]
fn a_declared_block_is_swift_and_holds_up_what_is_typed() {
    let mut door = phase(&["name:Ann at:D4", "name:Bob at:G5 side:foes"]);
    declare(&mut door, "Bob", "block Ann");
    assert_eq!(door.ask("/move creature:Ann to:J4")["status"], "pending");
    door.done("/move creature:Ann to:J4 check:3 against:10");
    assert_eq!(at(&mut door, "Ann"), "F4");
    let next = door.ask("/phase next");
    assert!(!told(&next).contains("too late") && !told(&next).contains("Not Bob"), "{next:#}");
    // A declaration that comes too late says so at once.
    let mut door = phase(&["name:Ann at:D4", "name:Bob at:G5 side:foes"]);
    door.done("/move creature:Ann to:E4");
    assert!(told(&declare(&mut door, "Bob", "block Ann")).contains("too late"));
}

#[test]
fn what_is_declared_says_its_way_and_height() {
    let mut door = phase(&["name:Ann at:D4 strength:8 modes:\"fly 30, burrow 30, teleport 30\"", "name:Bob at:J4"]);
    door.done("/map paint squares:J5 terrain:solid");
    door.done("/table phases declared:true");
    for (line, says) in [
        ("/fly creature:Ann to:F6 altitude:10", "Ann flies to F6, 10 ft up"),
        ("/fly creature:Ann altitude:10", "Ann flies to D4, 10 ft up"),
        ("/burrow creature:Ann to:F6 altitude:-10", "Ann burrows to F6, 10 ft down"),
        ("/teleport creature:Ann to:H4", "Ann teleports to H4"),
        ("/sprint creature:Ann to:L4", "Ann sprints to L4"),
        ("/jump creature:Ann to:F4", "Ann jumps to F4"),
        ("/hustle creature:Ann to:F4", "Ann goes to F4"),
        ("/climb-forward creature:Bob altitude:5 dv:5 check:10", "Bob climbs to J4, 5 ft up"),
        ("/phase declare creature:Ann order:\"hustle F6@20\"", "Ann flies to F6, 20 ft up"),
        ("/phase declare creature:Ann order:\"fly F6@20\"", "Ann flies to F6, 20 ft up"),
        ("/phase declare creature:Ann order:\"teleport H4\"", "Ann teleports to H4"),
    ] {
        let reply = door.ask(line);
        assert!(told(&reply).starts_with(&format!("{says}: declared")), "{line}: {reply:#}");
    }
}

#[test]
fn a_phase_asks_for_the_side_that_is_missing_and_forgets_who_is_gone() {
    let mut door = phase(&["name:Ann at:D4", "name:Bob at:J5", "name:Cyd at:J9"]);
    door.done("/map paint squares:E1:E12 terrain:difficult check:\"Balance 10\"");
    declare(&mut door, "Ann", "hustle F4");
    let waits = door.ask("/phase next");
    assert!(told(&waits).contains("with `check`, then") && !told(&waits).contains("`against`"), "{waits:#}");
    door.done("/phase retract creature:Ann");
    declare(&mut door, "Bob", "follow Ann 5");
    declare(&mut door, "Cyd", "withdraw Ann, Bob 30");
    door.done("/creature remove creature:Ann");
    let next = door.ask("/phase next");
    assert!(!told(&next).contains("Not ") && told(&next).contains("Cyd withdraws"), "{next:#}");
}

fn places(door: &mut Door, names: &[&str]) -> Vec<String> {
    names.iter().map(|name| at(door, name)).collect()
}

/// Rise, Rounds and Conflicting Actions: all movements of a phase happen at the same time.
#[test]
fn those_who_take_each_others_places_go_at_once() {
    let mut door = phase(&["name:Ann at:B2", "name:Bob at:E2", "name:Cyd at:H2"]);
    declare(&mut door, "Ann", "hustle E2");
    declare(&mut door, "Bob", "hustle B2");
    declare(&mut door, "Cyd", "hustle J2");
    let next = door.ask("/phase next");
    assert_eq!(places(&mut door, &["Ann", "Bob", "Cyd"]), ["E2", "B2", "J2"], "{next:#}");
    // A ring of three, opponents among them, each stepping into a place that another is leaving.
    let mut door = phase(&["name:Ann at:B2", "name:Bob at:C2 side:foes", "name:Cyd at:C3", "name:Dan at:E4"]);
    declare(&mut door, "Ann", "hustle C2");
    declare(&mut door, "Bob", "hustle C3");
    declare(&mut door, "Cyd", "hustle B2");
    let next = door.ask("/phase next");
    assert_eq!(places(&mut door, &["Ann", "Bob", "Cyd", "Dan"]), ["C2", "C3", "B2", "E4"], "{next:#}");
}

/// Rise 5.6.10, Obstacles, and Conflicting Actions: an enemy's space is closed, even to a creature that wants to trade places
/// with it. The highest initiative goes first, whatever their names, and later ones as far as they can.
///
/// ```text
///   A B C D E F
/// 1 . a . . b .
/// 2 # # # # # #
/// ```
#[test]
fn opponents_that_meet_head_on_go_by_initiative() {
    let meet = |ann: &str, bob: &str| {
        let mut door = phase(&[&format!("name:Ann at:B1{ann}"), &format!("name:Bob at:E1 side:foes{bob}")]);
        door.done("/map paint squares:A2:T2 terrain:solid");
        declare(&mut door, "Ann", "hustle E1");
        declare(&mut door, "Bob", "hustle B1");
        let next = door.ask("/phase next");
        (places(&mut door, &["Ann", "Bob"]), next)
    };
    let (ends, next) = meet(" initiative:40", " initiative:0");
    assert_eq!(ends, ["D1", "E1"], "{next:#}");
    assert!(told(&next).contains("By initiative, Ann goes first"), "{next:#}");
    let (ends, next) = meet(" initiative:0", " initiative:40");
    assert_eq!(ends, ["B1", "C1"], "{next:#}");
    assert!(told(&next).contains("By initiative, Bob goes first"), "{next:#}");
    // Without a bonus the bot can't roll, and nothing is decided.
    let (ends, next) = meet("", " initiative:0");
    assert_eq!(ends, ["B1", "E1"], "{next:#}");
    assert_eq!(next["ruling"]["waits"], serde_json::json!(["Ann", "Bob"]), "{next:#}");
    assert!(told(&next).contains("/creature sheet creature:\"Ann\" initiative:2"), "{next:#}");
}

/// Rise, Conflicting Actions: all move at once, so one that ends on another's path lets it pass before.
///
/// ```text
///   A B C D E F G H
/// 1 # # # a # # # #
/// 2 . b . x . . . .
/// 3 # # # # # # # #
/// ```
#[test]
fn a_path_is_free_until_somebody_ends_on_it() {
    for (one, other) in [("Ann", "Bob"), ("Zoe", "Bob")] {
        let mut door = phase(&[&format!("name:{one} at:D1"), &format!("name:{other} at:B2 side:foes")]);
        door.done("/map paint squares:A1:C1 terrain:solid");
        door.done("/map paint squares:E1:T1 terrain:solid");
        door.done("/map paint squares:A3:T3 terrain:solid");
        declare(&mut door, one, "hustle D2");
        declare(&mut door, other, "hustle G2");
        let next = door.ask("/phase next");
        assert_eq!(places(&mut door, &[one, other]), ["D2", "G2"], "{next:#}");
    }
}

/// Rise, Skills, Balance: a declared withdrawal waits for the check of the ground, and stays declared.
#[test]
fn a_declared_withdrawal_waits_for_the_check_of_the_ground() {
    let mut door = phase(&["name:Ann at:I4", "name:Foe at:G4 side:foes"]);
    door.done("/map paint squares:F1:F12 terrain:open check:\"Balance 15\"");
    let declared = declare(&mut door, "Foe", "withdraw Ann 40");
    assert!(told(&declared).contains("Foe keeps at least 40 ft from Ann"), "{declared:#}");
    assert_eq!(door.ask("/phase next")["ruling"]["waits"][0], "Foe");
    let failed = door.ask("/withdraw creature:Foe from:Ann distance:40 ground-check:14");
    assert!(told(&failed).contains("Foe stops before F4"), "{failed:#}");
    assert_eq!(at(&mut door, "Foe"), "G4");
}

/// Rise 5.6.1, Move Actions: one a phase. What can't be typed can't be declared, for the same reason.
#[test]
fn who_has_moved_declares_no_movement() {
    let mut door = phase(&["name:Ann at:C4", "name:Foe at:P4 side:foes"]);
    door.done("/move creature:Ann to:I4");
    for order in ["follow Foe 5", "withdraw Foe 60", "block Foe"] {
        let refused = door.ask(&format!("/phase declare creature:Ann order:\"{order}\""));
        assert_eq!(refused["status"], "refused", "{order}: {refused:#}");
        assert!(told(&refused).contains("that was their one move action"), "{order}: {refused:#}");
    }
    let hustle = door.ask("/phase declare creature:Ann order:\"hustle M4\"");
    assert!(told(&hustle).contains("no speed left this phase"), "{hustle:#}");
    assert_eq!(door.ask("/phase show")["ruling"]["declared"], serde_json::json!([]));
}

/// Rise 5.6.3, Follow: choose a creature you can see.
#[test]
fn a_declared_reaction_to_somebody_unseen_is_refused_as_a_typed_one() {
    let mut door = phase(&["name:Ann at:D2", "name:Bob at:J2 side:foes", "name:Cyd at:B2 side:foes"]);
    door.done("/map wall from:F1 to:F12 side:east");
    for order in ["follow Bob 5", "withdraw Bob 20", "block Bob"] {
        let refused = door.ask(&format!("/phase declare creature:Ann order:\"{order}\""));
        assert_eq!(refused["status"], "refused", "{order}: {refused:#}");
        assert!(told(&refused).contains("They have to see Bob, and can't"), "{order}: {refused:#}");
    }
}

/// Rise 5.6.3, Block: the check used up the blocker's action.
#[test]
fn a_block_that_was_tried_is_not_taken_back() {
    for made in [true, false] {
        let mut door = phase(&["name:Ann at:D4", "name:Bob at:G5 side:foes"]);
        door.done("/block creature:Bob target:Ann");
        if made {
            door.done("/move creature:Ann to:J4 check:3 against:10");
        }
        let back = door.ask("/phase retract creature:Bob");
        assert_eq!(back["status"] == "error", made, "{back:#}");
        let moved = door.ask("/move creature:Bob to:G6");
        assert_eq!(moved["status"] == "refused", made, "{moved:#}");
        assert!(!told(&moved).contains("/phase retract"), "{moved:#}");
    }
}

/// Rise, Conflicting Actions: later movements go as far as they can, even if a creature that stayed is in the way.
#[test]
fn a_declared_path_that_someone_stands_on_leads_up_to_them() {
    for (order, ends) in [("hustle I3", "H3"), ("hustle C3 D3 E3 F3 G3", "G3"), ("hustle F3 G3 H3 I3", "H3")] {
        let mut door = phase(&["name:Ann at:B3", "name:Bob at:I3 side:foes"]);
        declare(&mut door, "Ann", order);
        let next = door.ask("/phase next");
        if order.contains("I3") {
            assert!(told(&next).contains("stops on the way to I3"), "{next:#}");
        }
        assert_eq!(at(&mut door, "Ann"), ends, "{next:#}");
    }
}

#[test]
fn a_follower_loses_a_target_whose_declared_teleport_is_made_before_it() {
    for (check, ends) in [("9", "E6"), ("11", "B2")] {
        let mut door = phase(&["name:Tel at:E6 modes:\"teleport 30\"", "name:Fol at:G4 side:foes"]);
        declare(&mut door, "Tel", "teleport B2");
        declare(&mut door, "Fol", "follow Tel 5");
        let waits = door.ask("/phase next");
        assert_eq!(waits["ruling"]["waits"][0], "Fol", "{waits:#}");
        let back = door.ask("/phase retract creature:Fol");
        assert_eq!(back["status"], "error", "{back:#}");
        let followed = door.ask(&format!("/follow creature:Fol target:Tel distance:5 check:{check} against:10"));
        let far = door.ask(&format!("/measure from:Fol to:{ends}"));
        assert_eq!(far["ruling"]["feet"], 5, "{followed:#} {far:#}");
        assert_eq!(door.ask("/phase next")["status"], "done");
    }
}

/// A doubled movement costs a level of fatigue.
#[test]
fn a_sprint_to_where_one_stands_costs_nothing() {
    let mut door = phase(&["name:Ann at:D4"]);
    let stays = door.ask("/sprint creature:Ann to:D4");
    assert!(!told(&stays).contains("fatigue"), "{stays:#}");
    assert!(!door.ask("/creature list creature:Ann").to_string().contains("fatigued"));
}

/// A carried creature changes places only once in a phase.
#[test]
fn a_mount_whose_rider_has_moved_does_not_declare() {
    let mut door = phase(&["name:Horse at:C2 size:large speed:50", "name:Hero at:E2"]);
    door.done("/mount creature:Hero target:Horse");
    let reply = door.ask("/phase declare creature:Horse order:\"hustle H2\"");
    assert_eq!(reply["status"], "refused", "{reply:#}");
    assert!(told(&reply).contains("Horse carries Hero"), "{reply:#}");
}

#[test]
fn no_sprint_is_offered_to_one_that_a_block_has_held_up() {
    let mut door = phase(&["name:Ann at:C4", "name:Bea at:H4 side:foes"]);
    door.done("/block creature:Bea target:Ann");
    let held = door.ask("/move creature:Ann to:M4 check:10 against:15");
    assert!(told(&held).contains("Bea blocks Ann") && !told(&held).contains("/sprint"), "{held:#}");
}

/// Rise, 5.6.3: a creature that follows, or keeps away, chooses somebody it can see, and then answers where that leads. A
/// declared reaction is no worse than one given at once when its target ends out of sight.
#[test]
fn a_declared_reaction_goes_on_round_a_corner_and_over_an_edge() {
    for (ground, path, order, ends) in [
        ("paint squares:J1:J7 terrain:solid", "hustle K6", "follow Ann 5", "K7"),
        ("paint squares:J1:J7 terrain:solid", "hustle K6", "withdraw Ann 60", "A2"),
        ("height squares:A1:H12 feet:10", "hustle H6 I6", "follow Ann 5", "H6"),
    ] {
        let mut door = phase(&["name:Ann at:G6 speed:40", "name:Bob at:E6 side:foes speed:40"]);
        door.done(&format!("/map {ground}"));
        declare(&mut door, "Ann", path);
        declare(&mut door, "Bob", order);
        let next = door.ask("/phase next");
        assert_eq!(at(&mut door, "Bob"), ends, "{path}, {order}: {next:#}");
    }
    // Who can't see anybody to begin with follows nobody.
    let mut door = phase(&["name:Ann at:K6", "name:Bob at:E6 side:foes"]);
    door.done("/map paint squares:J1:J12 terrain:solid");
    assert_eq!(door.ask("/phase declare creature:Bob order:\"follow Ann 5\"")["status"], "refused");
}
