//! Reactions in Rise of creatures that only the GM knows about: they happen without giving anyone away.

use serde_json::Value;

use crate::door::Door;

const SECRET: &str = "Wraith";

/// A board in the first movement phase, with a creature that the players may or may not see.
fn phase(secret: &str, hidden: bool) -> Door {
    let mut door = Door::seeded(Some(4));
    door.done("/table new width:20 height:12 ruleset:rise");
    door.done("/creature add name:Ann at:D4 owner:5 modes:\"teleport 60\"");
    door.done(&format!("/creature add name:{SECRET} side:foes hidden:{hidden} {secret}"));
    door.done("/phase next");
    door
}

fn place(door: &mut Door, who: &str) -> Value {
    let shown = door.ask("/show hidden:true");
    let all = shown["ruling"]["creatures"].as_array().unwrap().clone();
    all.iter().find(|one| one["name"] == who).unwrap()["anchor"].clone()
}

/// Follow: a follower that sees where its target went and beats its initiative follows it there; otherwise it goes to
/// where the target vanished.
#[test]
fn a_hidden_follower_looks_for_a_target_that_teleports() {
    for initiative in [40, -40] {
        let ends = [true, false].map(|hidden| {
            let mut door = phase(&format!("at:D7 initiative:{initiative}"), hidden);
            door.done("/creature edit creature:Ann initiative:0");
            door.done(&format!("/follow creature:{SECRET} target:Ann distance:5"));
            let moved = door.ask_as(5, "/teleport to:J8");
            assert_eq!(moved["status"], "done", "{moved:#}");
            assert_eq!(moved.to_string().contains(SECRET), !hidden, "{moved:#}");
            (place(&mut door, "Ann"), place(&mut door, SECRET))
        });
        assert_eq!(ends[0], ends[1]);
        assert_eq!(ends[0].1 == "D5", initiative < 0, "{ends:?}");
    }
}

/// Block: without both initiatives nobody can roll, so the GM continues the movement and gives the results.
#[test]
fn a_hidden_block_without_initiative_is_left_to_the_gm() {
    let mut door = phase("at:F5", true);
    door.done(&format!("/block creature:{SECRET} target:Ann"));
    let line = "/hustle creature:Ann to:\"E4 F4 G4 H4\"";
    let asked = door.ask_as(5, line);
    assert_eq!(asked["status"], "pending", "{asked:#}");
    assert!(!asked.to_string().contains(SECRET), "{asked:#}");
    assert_eq!(place(&mut door, "Ann"), "D4");
    let checked = door.ask(line);
    assert_eq!((&checked["status"], &checked["ruling"]["verdict"]), (&"pending".into(), &"needs-check".into()));
    let held = door.ask(&format!("{line} check:3 against:10"));
    assert_eq!(place(&mut door, "Ann"), "E4", "{held:#}");
    let mut door = phase("at:F5", true);
    door.done(&format!("/block creature:{SECRET} target:Ann"));
    door.done(&format!("{line} check:10 against:3"));
    assert_eq!(place(&mut door, "Ann"), "H4");
}

/// Push, Pull, Slide and Fling: a creature in the squares ends it, friend or foe.
#[test]
fn someone_hidden_ends_a_forced_movement_of_their_own_side_too() {
    for (ruleset, line) in [
        ("epic-path", "/push creature:Ann target:Foe feet:15"),
        ("epic-path", "/slide creature:Ann target:Foe feet:15 to:\"H4 I4 J4\""),
        ("rise", "/fling creature:Ann target:Foe feet:30 direction:e"),
    ] {
        let mut door = Door::open();
        door.done(&format!("/table new width:20 height:10 ruleset:{ruleset}"));
        door.done("/creature add name:Ann at:F4");
        door.done("/creature add name:Foe at:G4 side:monsters");
        door.done(&format!("/creature add name:{SECRET} at:I4 side:monsters hidden:true"));
        let moved = door.ask(line);
        assert_eq!(place(&mut door, "Foe"), "H4", "{line}: {moved:#}");
    }
}

/// Rise, Obstacles: enemies block. A follower stops in front of somebody hidden when it answers, as in its own movement, and
/// so does a creature that keeps away.
#[test]
fn who_responds_to_a_movement_stops_in_front_of_somebody_hidden() {
    for (starts, intends, moves, ends) in [
        (["B3", "F3", "H3"], "/follow creature:Bob target:Foe distance:10", "J3", "G3"),
        (["B3", "F3", "H3"], "/follow creature:Bob target:Foe distance:5", "N3", "G3"),
        (["E3", "M3", "C3"], "/withdraw creature:Bob from:Foe distance:30", "G3", "D3"),
    ] {
        let mut door = Door::seeded(Some(4));
        door.done("/table new width:20 height:10 ruleset:rise");
        for (who, at) in ["Bob side:heroes", "Foe side:foes", "Wraith side:foes hidden:true"].iter().zip(starts) {
            door.done(&format!("/creature add name:{who} at:{at} speed:40"));
        }
        door.done("/phase next");
        door.done(intends);
        let moved = door.ask(&format!("/move creature:Foe to:{moves}"));
        assert_eq!(place(&mut door, "Bob"), ends, "{moved:#}");
        assert_eq!(moved["ruling"]["answers"][0]["to"], ends, "{moved:#}");
        let told = moved["message"].as_str().unwrap();
        assert!(told.contains("something is in the way") && !told.contains(SECRET), "{told}");
    }
}

/// Block: neither a preview nor a declaration makes anything, so neither tells that somebody unseen blocks.
#[test]
fn a_preview_and_a_declaration_do_not_tell_of_a_hidden_block() {
    for initiative in ["", " initiative:5"] {
        let [hidden, nobody] = [true, false].map(|blocks| {
            let mut door = phase(&format!("at:F5{initiative}"), true);
            if blocks {
                door.done(&format!("/block creature:{SECRET} target:Ann"));
            }
            let lines = ["/move to:H4 preview:true", "/options to:H4", "/phase declare order:\"hustle H4\""];
            let said = lines.map(|line| door.ask_as(5, line)["message"].clone());
            // Carrying it out waits for the GM, in private.
            let carried_out = door.reply("/phase next");
            assert!(!blocks || carried_out.private, "{:#}", carried_out.json());
            said
        });
        assert_eq!(hidden, nobody);
        assert!(hidden[0].as_str().unwrap().contains("Ann could move D4 to H4"), "{hidden:?}");
    }
}
