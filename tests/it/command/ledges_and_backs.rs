//! Ledges, the backs of bigger creatures, and the heights that movements start from and lead to.

use serde_json::json;

use super::suggestions::{message, says, table};
use crate::door::Door;

const ALL: [&str; 5] = ["srd35", "dnd35", "reaction", "epic-path", "rise"];

/// Asks a line that is to be refused for this reason.
fn refuses(door: &mut Door, line: &str, what: &str) {
    let answer = door.ask(line);
    assert_eq!(answer["status"], "refused", "{line}\n{answer:#}");
    assert!(message(&answer).contains(what), "{line}\n{what}\n{answer:#}");
}

/// Where a creature is, and how high above the floor there.
fn place(door: &mut Door, name: &str) -> (String, i64) {
    let told = door.ask("/creature list")["ruling"]["creatures"].clone();
    let one = told.as_array().unwrap().iter().find(|one| one["name"] == name).cloned().unwrap();
    (one["anchor"].as_str().unwrap().to_owned(), one["altitude"].as_i64().unwrap_or_default())
}

/// An elephant beside a ledge as high as this, in a ruleset, with Lo on the ledge.
fn beside_an_elephant(ruleset: &str, ledge: u32) -> Door {
    table(&[
        &format!("/table new width:30 height:14 ruleset:{ruleset}"),
        &format!("/map height squares:A1:H14 feet:{ledge}"),
        "/creature add name:Lo at:H10 speed:40",
        "/creature add name:Ele at:I9 size:huge squares:3 side:heroes",
    ])
}

/// Epic Path, Three Dimensional Movement: who is on an elephant's back is 15 ft above the ground. A ledge that is level with the
/// back, or a stair higher, leads onto it; from a lower one its body is in the way.
#[test]
fn a_ledge_leads_onto_a_level_back() {
    for ruleset in ALL {
        for ledge in [15, 20] {
            let mut door = beside_an_elephant(ruleset, ledge);
            let told = door.ask("/move creature:Lo to:J10");
            assert_eq!((&told["status"], &told["ruling"]["feet"]), (&json!("done"), &json!(10)), "{ruleset}: {told:#}");
            assert_eq!(place(&mut door, "Lo"), ("J10".to_owned(), 15), "{ruleset} {ledge}");
        }
        // In Rise creatures this far apart in size don't block each other.
        if ruleset != "rise" {
            refuses(&mut beside_an_elephant(ruleset, 10), "/move creature:Lo to:I10", "Ele is in the way in I10");
        }
    }
}

/// The same the other way: a walk leads from a back onto the level floor of a ledge and on from there, in `/options` too.
#[test]
fn a_back_leads_onto_a_level_ledge_and_on() {
    for ruleset in ALL {
        let mut door = table(&[
            &format!("/table new width:30 height:14 ruleset:{ruleset}"),
            "/map height squares:A1:H14 feet:15",
            "/creature add name:Ele at:I5 size:huge squares:3 speed:40",
            "/creature add name:Hero at:I6 altitude:15 speed:30",
            "/creature add name:Foe at:F9 side:monsters",
        ]);
        let told = door.ask("/move creature:Hero to:G7 preview:true");
        assert_eq!((&told["status"], &told["ruling"]["feet"]), (&json!("done"), &json!(10)), "{ruleset}: {told:#}");
        says(&mut door, "/options creature:Hero target:Foe", &["1 · Move to G8"]);
    }
}

/// SRD 3.5, Special Abilities, Falling: a back has edges as a ledge has, and a path named square by square leads over them.
#[test]
fn a_back_has_edges() {
    for ruleset in ALL {
        let mut door = table(&[
            &format!("/table new width:24 height:16 ruleset:{ruleset}"),
            "/creature add name:Elephant at:F7 size:huge squares:3 shape:long side:heroes speed:40",
            "/creature add name:Orc at:J8 side:monsters",
            "/creature add name:Hero at:G8 altitude:15",
        ]);
        says(&mut door, "/options creature:Hero target:Orc", &[": 10 ft, falls 15 ft, one attack"]);
        says(&mut door, "/move creature:Hero to:I8 preview:true", &["The floor of I8 is 15 ft lower"]);
        let told = door.ask("/move creature:Hero to:\"H8 I8\"");
        assert_eq!(told["ruling"]["falls"][0]["height"], 15, "{ruleset}: {told:#}");
        assert_eq!(place(&mut door, "Hero"), ("I8".to_owned(), 0), "{ruleset}");
    }
}

/// Epic Path, Three Dimensional Movement: cubes that border a side, an edge or a corner are adjacent.
#[test]
fn a_mount_against_a_ledge_is_beside_it() {
    for ruleset in ALL {
        for ledge in [10, 15] {
            let mut door = beside_an_elephant(ruleset, ledge);
            door.done("/mount creature:Lo target:Ele");
        }
        refuses(&mut beside_an_elephant(ruleset, 20), "/mount creature:Lo target:Ele", "isn't next to Lo");
    }
}

/// A flier's withdrawal over a ledge ends where its other movements do, on the floor of it, and `/options` lists it.
#[test]
fn a_withdrawal_leads_up_a_ledge() {
    let mut door = table(&[
        "/table new width:30 height:14 ruleset:epic-path",
        "/map height squares:A1:H14 feet:15",
        "/creature add name:Fly at:I6 altitude:10 speed:30 modes:\"fly 30 greater\"",
        "/creature add name:Foe at:J6 size:large side:monsters",
        "/creature sheet creature:Foe maneuver-defense:15",
    ]);
    for line in
        ["/withdraw creature:Fly to:F6 primary:Foe", "/move creature:Fly to:F6", "/tumble creature:Fly to:F6 check:20"]
    {
        let told = door.ask(&format!("{line} preview:true"));
        assert_eq!((&told["status"], &told["ruling"]["feet"]), (&json!("done"), &json!(15)), "{line}: {told:#}");
    }
    says(&mut door, "/options creature:Fly to:F6", &["Withdraw to F6: 15 ft, landing, provokes nothing"]);
    door.done("/creature edit creature:Fly modes:\"climb 30 greater\"");
    says(&mut door, "/options creature:Fly to:F6", &["Withdraw to F6: 15 ft, provokes nothing"]);
    says(&mut door, "/options creature:Fly away:true", &["Withdraw to G4: 10 ft, provokes nothing"]);
}

/// A height in `to` is that above the floor there, and a tumble from a ledge leads to it.
#[test]
fn a_tumble_goes_to_the_height_it_names() {
    let mut door = table(&[
        "/table new width:30 height:14 ruleset:epic-path",
        "/map height squares:A1:H14 feet:15",
        "/creature add name:Fly at:H6 speed:30 modes:\"fly 30 greater\"",
    ]);
    door.done("/tumble creature:Fly to:K6@0");
    assert_eq!(place(&mut door, "Fly"), ("K6".to_owned(), 0));
}

/// Epic Path, Overrun: heights are compared above the same level, so a foe over a pit can be level with a flier on its edge.
#[test]
fn a_flier_on_a_ledge_overruns_a_foe_level_with_it() {
    let mut door = table(&[
        "/table new width:30 height:14 ruleset:epic-path",
        "/map paint squares:A8:G14 terrain:pit depth:20",
        "/creature add name:Gre at:H12 speed:30 modes:\"fly 60 greater\"",
        "/creature add name:Foe at:F12 altitude:20 side:monsters modes:\"fly 30 greater\"",
        "/creature sheet creature:Foe maneuver-defense:15",
    ]);
    door.done("/overrun creature:Gre target:Foe to:\"G12 F12 E12\" check:30");
    assert_eq!(place(&mut door, "Gre"), ("E12".to_owned(), 20));
}

/// Epic Path, Hover: a hovering creature without a surface beside it falls, whichever command took it there; and level flight to
/// the shore is no flight up into the air.
#[test]
fn every_command_says_that_a_hoverer_falls() {
    let lines = [
        "/table new width:30 height:14 ruleset:epic-path",
        "/map paint squares:A8:G14 terrain:pit depth:20",
        "/creature add name:Hov at:G10 altitude:20 speed:30 modes:\"fly 60 hover\"",
        "/creature add name:Foe at:F10 altitude:20 side:monsters modes:\"fly 30 greater\"",
        "/creature sheet creature:Foe maneuver-defense:15",
    ];
    for line in ["/tumble creature:Hov to:F11 check:20", "/overrun creature:Hov target:Foe to:\"F10 E10\" check:18"] {
        let mut door = table(&lines);
        says(&mut door, line, &["Hov falls 20 ft"]);
        assert_eq!(place(&mut door, "Hov").1, 0, "{line}");
    }
    says(&mut table(&lines), "/options creature:Hov to:D10", &["Overrun to D10: 15 ft, falls 20 ft"]);
    let mut door = table(&[
        "/table new width:40 height:12 ruleset:epic-path",
        "/map paint squares:H1:AN12 terrain:pit depth:20",
        "/map paint squares:H1:AN12 terrain:water",
        "/creature add name:Hov at:L8 altitude:20 speed:30 modes:\"fly 40 hover\"",
    ]);
    says(&mut door, "/options creature:Hov to:F8", &["Fly to F8: 30 ft"]);
}

/// SRD 3.5, Climb: a climber that fails by 5 or more falls, but not through the water that holds it up.
#[test]
fn a_climber_in_water_does_not_fall() {
    for ruleset in ["srd35", "epic-path"] {
        let mut door = table(&[
            &format!("/table new width:24 height:16 ruleset:{ruleset}"),
            "/map paint squares:A1:H16 terrain:pit depth:20",
            "/map paint squares:A1:H16 terrain:water",
            "/map height squares:I1:X16 feet:10",
            "/creature add name:Hero at:H8 speed:30 altitude:20",
        ]);
        let told = door.ask("/climb creature:Hero to:I8 surface:handholds check:3 pace:full");
        assert!(!message(&told).contains("falls") && told["ruling"]["falls"].is_null(), "{ruleset}: {told:#}");
        assert_eq!(place(&mut door, "Hero"), ("H8".to_owned(), 20), "{ruleset}");
    }
}

/// SRD 3.5, Swim: a creature without any mode but its walk swims in deep water, also with `mode:any`.
#[test]
fn no_mode_is_a_way_to_walk_out_of_deep_water() {
    for ruleset in ALL {
        let mut door = table(&[
            &format!("/table new width:12 height:12 ruleset:{ruleset}"),
            "/map paint squares:E1:L12 terrain:pit depth:10",
            "/map paint squares:E1:L12 terrain:water",
            "/creature add name:Hero at:E8 speed:30 altitude:10",
        ]);
        let plain = door.ask("/move creature:Hero to:A8 preview:true");
        let any = door.ask("/move creature:Hero to:A8 mode:any preview:true");
        assert_eq!(message(&any), message(&plain), "{ruleset}");
        let walks = door.ask("/move creature:Hero to:D8 mode:walk preview:true");
        assert!(message(&walks).contains("is in deep water"), "{ruleset}: {walks:#}");
        door.done("/creature edit creature:Hero modes:\"burrow 10\"");
        let plain = door.ask("/move creature:Hero to:A8 preview:true");
        let any = door.ask("/move creature:Hero to:A8 mode:any preview:true");
        assert_eq!(any["status"], plain["status"], "{ruleset}: {any:#}");
    }
}

/// From land nobody gets at somebody afloat: a walk ends with its first step into deep water (SRD 3.5, Swim).
#[test]
fn a_target_afloat_is_out_of_reach_from_land() {
    let lines = [
        "/table new width:24 height:16",
        "/map paint squares:H1:P16 terrain:pit depth:10",
        "/map paint squares:H1:P16 terrain:water",
        "/creature add name:Hero at:H8 altitude:10",
        "/creature add name:Orc at:G8 side:monsters",
    ];
    for line in [
        "/overrun creature:Orc target:Hero to:I8 check:20 against:5",
        "/overrun creature:Orc target:Hero to:\"G8 H8 I8\" check:20 against:5",
        "/tumble creature:Orc to:\"H8 I8\" through:Hero check:30",
        "/bull-rush creature:Orc target:Hero check:20 against:5",
    ] {
        let told = table(&lines).ask(line);
        assert_eq!(told["status"], "refused", "{line}: {told:#}");
        assert!(message(&told).contains("Hero is in deep water"), "{line}: {told:#}");
        assert!(!message(&told).contains("Hero is in the way"), "{line}: {told:#}");
    }
}

/// SRD 3.5, Climb: one that clings to a wall has no floor to jump from, and lets go with `/fall`.
#[test]
fn a_climber_hears_why_it_cannot_jump() {
    for ruleset in ["srd35", "epic-path"] {
        let mut door = table(&[
            &format!("/table new width:24 height:16 ruleset:{ruleset}"),
            "/map height squares:F1:P16 feet:10",
            "/creature add name:Hero at:E5 altitude:5 speed:30 modes:\"climb 20 greater\"",
        ]);
        refuses(&mut door, "/jump creature:Hero to:D5 check:30", "Hero is clinging to a wall");
        door.done("/fall creature:Hero jumped:true");
    }
}

/// SRD 3.5, Squeezing: moves through a narrow space count double, jumps as well.
#[test]
fn a_jump_through_a_narrow_space_costs_double() {
    let mut door = table(&[
        "/table new width:24 height:16",
        "/map paint squares:F1:J7 terrain:solid",
        "/map paint squares:F9:J16 terrain:solid",
        "/creature add name:Ogre at:F8 size:large speed:40 space:F8:G8",
    ]);
    let jumped = door.ask("/jump creature:Ogre to:I8 check:60 preview:true")["ruling"]["feet"].clone();
    let walked = door.ask("/move creature:Ogre to:I8 preview:true")["ruling"]["feet"].clone();
    assert_eq!((&jumped, &walked), (&json!(30), &json!(30)));
}

/// SRD 3.5, Charge: only a creature whose squares the charge enters is overrun; one beside the path is in the lane.
#[test]
fn a_charge_overruns_nobody_beside_its_path() {
    let mut door = table(&[
        "/table new width:24 height:16",
        "/creature add name:Hero at:D8 speed:20",
        "/creature add name:Orc at:F8 side:monsters",
        "/creature add name:Gob at:G8 side:monsters size:small",
    ]);
    refuses(
        &mut door,
        "/charge creature:Hero target:Gob to:F7 overrun:Orc check:1 against:20",
        "Orc is in the way in F8",
    );
}

/// SRD 3.5, Climb: a creature with a climb speed makes a Climb check for each climb, a withdrawal along a wall included.
#[test]
fn a_withdrawal_along_a_wall_waits_for_its_climb_check() {
    let lines = [
        "/table new width:24 height:16",
        "/map paint squares:A1:H16 terrain:solid",
        "/creature add name:Spider at:I4 altitude:15 modes:\"climb 30\"",
        "/creature add name:Orc at:K8 side:monsters",
    ];
    let told = table(&lines).ask("/withdraw creature:Spider to:I6");
    assert_eq!(told["status"], "pending", "{told:#}");
    let mut door = table(&lines);
    door.done("/withdraw creature:Spider to:I6 medium-dc:20 medium-check:20");
    assert_eq!(place(&mut door, "Spider"), ("I6".to_owned(), 15));
    let mut door = table(&lines);
    says(&mut door, "/withdraw creature:Spider to:I6 medium-dc:20 medium-check:10", &["Spider falls 15 ft"]);
    assert_eq!(place(&mut door, "Spider"), ("I4".to_owned(), 0));
}

/// The GM's word goes: a forced movement ends where it was sent, even in a mode the creature doesn't have.
#[test]
fn a_forced_flight_ends_where_it_was_sent() {
    for (line, at) in [
        ("/fly creature:Hero to:G12@30 force:true", "G12"),
        ("/fly creature:Hero to:D12@30 force:true", "D12"),
        ("/swim creature:Hero to:G12 force:true", "G12"),
    ] {
        for ruleset in ALL {
            let mut door =
                table(&[&format!("/table new width:24 height:16 ruleset:{ruleset}"), "/creature add name:Hero at:D12"]);
            let told = door.ask(line);
            assert_eq!(told["status"], "done", "{ruleset} {line}: {told:#}");
            assert_eq!(place(&mut door, "Hero").0, at, "{ruleset} {line}");
            let falls = told["ruling"]["falls"][0]["height"].as_i64();
            assert_eq!(falls, line.contains("@30").then_some(30), "{ruleset} {line}: {told:#}");
        }
    }
}

/// SRD 3.5, Cover: under the ground it is the ground that covers a digger.
#[test]
fn the_ground_covers_a_digger() {
    let mut door = table(&[
        "/table new width:24 height:16",
        "/creature add name:Mole at:F6 speed:20 modes:\"burrow 20\"",
        "/creature add name:Orc at:H6 side:monsters",
        "/burrow creature:Mole to:I6 altitude:-5",
    ]);
    let told = door.ask("/withdraw creature:Mole to:K6");
    assert!(message(&told).contains("Orc: the ground is in the way"), "{told:#}");
}

/// SRD 3.5, Escape Artist: a check leads through a gap; the grid has no squares so narrow to stay in.
#[test]
fn an_escape_into_a_gap_says_that_it_leads_through() {
    let mut door = table(&[
        "/table new width:24 height:16",
        "/map paint squares:F1:F7 terrain:solid",
        "/map paint squares:F9:F16 terrain:solid",
        "/creature add name:Ogre at:C8 size:huge speed:40",
    ]);
    refuses(&mut door, "/escape creature:Ogre to:F8", "a space that narrow has no squares to stay in");
}

/// Epic Path has no movement in reaction to others, and names its own chapter for that.
#[test]
fn epic_path_has_no_blocking_by_its_own_words() {
    let mut door = table(&[
        "/table new width:10 height:8 ruleset:epic-path",
        "/creature add name:A at:B2",
        "/creature add name:B at:D2 side:monsters",
    ]);
    refuses(&mut door, "/block creature:A target:B", "Epic Path: General Movement Rules");
    refuses(&mut door, "/follow creature:A target:B distance:5", "Epic Path: General Movement Rules");
}
