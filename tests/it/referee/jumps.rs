//! Jumps: how far and how high in every ruleset, the DCs of the checks, what they clear, and how failures end.

use serde_json::{Value, json};

use crate::door::Door;
use crate::referee::falls::{FAMILY, done, message, refused, table};

fn hero(ruleset: &str, more: &str) -> Door {
    let mut door = table(ruleset);
    door.done(&format!("/creature add name:Hero at:A5 speed:30 {more}"));
    door
}

fn shown(door: &mut Door, name: &str) -> Value {
    let creatures = door.ask("/show")["ruling"]["creatures"].as_array().unwrap().clone();
    creatures.into_iter().find(|creature| creature["name"] == name).unwrap()
}

#[track_caller]
fn pending(door: &mut Door, line: &str) -> Value {
    let reply = door.ask(line);
    assert_eq!(reply["status"], "pending", "{line}: {reply:#}");
    reply["ruling"].clone()
}

#[test]
fn a_long_jump_takes_its_feet_and_twice_that_without_a_running_start() {
    for ruleset in FAMILY.into_iter().chain(["epic-path"]) {
        let mut door = hero(ruleset, "jump-trained:true");
        for (to, feet) in [("B5", 5), ("C5", 10), ("D5", 15), ("E5", 20), ("F5", 25), ("G5", 30)] {
            let running = pending(&mut door, &format!("/jump creature:Hero to:{to} running:true"));
            assert_eq!(running["checks"][0]["dc"], feet, "{ruleset} {to}: {running:#}");
            assert_eq!((&running["feet"], &running["jump"]["peak"]), (&json!(feet), &json!(feet / 20 * 5)), "{to}");
            let standing = pending(&mut door, &format!("/jump creature:Hero to:{to}"));
            assert_eq!(standing["checks"][0]["dc"], 2 * feet, "{ruleset} {to}");
        }
        refused(&mut door, "/jump creature:Hero to:H5 running:true check:99", "speed");
        // A diagonal jump counts like any distance.
        let slant = pending(&mut door, "/jump creature:Hero to:C3 running:true");
        assert_eq!(slant["checks"][0]["dc"], if ruleset == "epic-path" { 10 } else { 15 }, "{ruleset}");
        let there = done(&mut door, "/jump creature:Hero to:C5 running:true check:10");
        assert_eq!((&there["to"], &there["feet"]), (&json!("C5"), &json!(10)));
        assert_eq!(shown(&mut door, "Hero")["anchor"], "C5");
        door.done("/undo");
        assert_eq!(shown(&mut door, "Hero")["anchor"], "A5");
    }
}

#[test]
fn a_high_jump_takes_four_for_each_foot_and_comes_down_again() {
    for (size, shape, halves) in [
        ("fine", "tall", 1),
        ("diminutive", "tall", 2),
        ("tiny", "tall", 4),
        ("small", "tall", 8),
        ("medium", "tall", 16),
        ("large", "tall", 32),
        ("huge", "tall", 64),
        ("gargantuan", "tall", 128),
        ("colossal", "tall", 256),
        ("large", "long", 16),
        ("colossal", "long", 128),
    ] {
        let mut door = table("srd35");
        door.done(&format!("/creature add name:Hero at:A1 speed:30 size:{size} shape:{shape} jump-trained:true"));
        for feet in [1, 3, 5, 8, 10, 15] {
            let line = format!("/jump creature:Hero altitude:{feet} running:true");
            let up = pending(&mut door, &line);
            assert_eq!(up["checks"][0]["dc"], 4 * feet, "{size} {feet}: {up:#}");
            assert_eq!(up["jump"]["reach_half_feet"], halves, "{size} {shape}");
            let up = done(&mut door, &format!("{line} check:90"));
            assert_eq!(up["feet"], feet, "{size}: {up:#}");
            assert_eq!(shown(&mut door, "Hero")["altitude"], 0);
        }
    }
}

#[test]
fn the_speed_counts_on_the_check_by_full_tens() {
    for (speed, adds) in [(10, -12), (15, -6), (20, -6), (25, 0), (30, 0), (35, 0), (40, 4), (50, 8), (60, 12)] {
        for ruleset in ["srd35", "dnd35", "reaction"] {
            let mut door = table(ruleset);
            door.done(&format!("/creature add name:Hero at:A5 speed:{speed} jump-trained:true"));
            let ruling = pending(&mut door, "/jump creature:Hero to:C5 running:true");
            assert_eq!(ruling["jump"]["added"], adds, "{ruleset} {speed}");
            let rolled = door.ask("/jump creature:Hero to:C5 running:true bonus:50");
            assert_eq!(rolled["ruling"]["checks"][0]["roll"]["bonus"], 50 + adds, "{rolled:#}");
        }
    }
    let mut epic = hero("epic-path", "");
    assert_eq!(pending(&mut epic, "/jump creature:Hero to:C5 running:true")["jump"]["added"], 0);
    let answer = pending(&mut epic, "/jump creature:Hero to:C5 running:true speed-bonus:4 pole:true");
    assert_eq!(answer["jump"]["added"], 9);
    // Epic Path, Jump: speed above 30 ft helps, by a figure that the text lacks; a lower one changes nothing.
    epic.done("/creature edit creature:Hero speed:20");
    let slow = epic.ask("/jump creature:Hero to:C5 running:true check:40");
    assert_eq!((&slow["status"], &slow["ruling"]["jump"]["added"]), (&json!("done"), &json!(0)), "{slow:#}");
    epic.done("/undo");
    epic.done("/creature edit creature:Hero speed:50");
    let fast = epic.ask("/jump creature:Hero to:C5 running:true bonus:3");
    assert!(fast["message"].as_str().unwrap().contains("speed-bonus:8 would be the SRD's figure"), "{fast:#}");
}

#[test]
fn an_untrained_jumper_lands_prone_unless_five_over() {
    let mut door = hero("srd35", "");
    for (check, prone) in [(10, true), (14, true), (15, false)] {
        let ruling = done(&mut door, &format!("/jump creature:Hero to:C5 running:true check:{check}"));
        assert_eq!(ruling["prone"].is_array(), prone, "{check}: {ruling:#}");
        door.done("/undo");
    }
    let mut epic = hero("epic-path", "");
    assert!(done(&mut epic, "/jump creature:Hero to:C5 running:true check:10")["prone"].is_null());
}

#[test]
fn a_jump_that_is_too_short_ends_in_the_pit_or_at_its_edge() {
    let mut door = hero("srd35", "jump-trained:true");
    door.done("/map paint squares:B5:D5 terrain:pit depth:20");
    let over = done(&mut door, "/jump creature:Hero to:E5 running:true check:20");
    assert!(over["falls"].is_null() && over["to"] == "E5", "{over:#}");
    door.done("/undo");
    // If it misses by less than 5, the far edge can be grabbed.
    let nearly = pending(&mut door, "/jump creature:Hero to:E5 running:true check:16");
    assert_eq!((&nearly["checks"][1]["skill"], &nearly["checks"][1]["dc"]), (&json!("Reflex"), &json!(15)));
    let hangs = done(&mut door, "/jump creature:Hero to:E5 running:true check:16 reflex:15");
    assert!(hangs["hanging"] == true && hangs["falls"].is_null() && hangs["to"] == "D5", "{hangs:#}");
    door.done("/undo");
    let falls = done(&mut door, "/jump creature:Hero to:E5 running:true check:16 reflex:14");
    assert_eq!((&falls["falls"][0]["creature"], &falls["falls"][0]["dice"]), (&json!("Hero"), &json!("2d6")));
    assert_eq!(shown(&mut door, "Hero")["altitude"], 0);
    door.done("/undo");
    let far_off = done(&mut door, "/jump creature:Hero to:E5 running:true check:11");
    assert_eq!((&far_off["to"], &far_off["falls"][0]["height"]), (&json!("C5"), &json!(20)));
    assert!(far_off["rules"].as_array().unwrap().iter().any(|rule| rule["id"] == "fall-dice"), "{far_off:#}");
    door.done("/undo");
    assert_eq!(shown(&mut door, "Hero")["anchor"], "A5");
    // In the middle of a movement the save works the same way.
    door.done("/map paint squares:B1:D9 terrain:pit depth:20");
    let nearly = pending(&mut door, "/move creature:Hero to:E5 jump:true check:36");
    assert_eq!(nearly["checks"][1]["skill"], "Reflex", "{nearly:#}");
    let hangs = done(&mut door, "/move creature:Hero to:E5 jump:true check:36 reflex:15");
    assert!(hangs["hanging"] == true && hangs["to"] == "D5", "{hangs:#}");
    door.done("/undo");
    assert_eq!(door.ask("/move creature:Hero to:A6 reflex:15")["status"], "error");
    // Jumping down on purpose: the first die is nonlethal, without a check.
    let down = done(&mut door, "/jump creature:Hero to:B5");
    let fall = &down["falls"][0];
    assert_eq!((&fall["jumped"], &fall["dice"], &fall["nonlethal"]), (&json!(true), &json!("1d6"), &json!("1d6")));
    assert!(fall["damage"].as_u64() > Some(0) && down["checks"] == json!([]), "{down:#}");
}

#[test]
fn low_barriers_and_hard_ground_are_jumped_over_and_walls_are_not() {
    for ruleset in FAMILY.into_iter().chain(["epic-path", "rise"]) {
        let mut door = hero(ruleset, "strength:4 jump-trained:true base-speed:30");
        let how = if ruleset == "rise" { "" } else { "running:true check:50" };
        door.done("/map edge squares:B5 side:east barrier:low");
        door.done("/map paint squares:B5 terrain:difficult");
        let over = done(&mut door, &format!("/jump creature:Hero to:C5 {how}"));
        assert_eq!(over["feet"], 10, "{ruleset}: {over:#}");
        door.done("/undo");
        door.done("/map edge squares:B5 side:east barrier:wall");
        refused(&mut door, &format!("/jump creature:Hero to:C5 {how}"), "blocking");
    }
}

#[test]
fn under_rise_strength_says_how_far() {
    for (strength, trained, most) in [
        (2, true, 15),
        (4, true, 25),
        (0, true, 10),
        (-3, true, 10),
        (0, false, 5),
        (2, false, 10),
        (3, false, 10),
        (4, false, 15),
    ] {
        let mut door = hero("rise", &format!("strength:{strength} jump-trained:{trained} base-speed:30"));
        for (to, feet) in [("B5", 5), ("C5", 10), ("D5", 15), ("E5", 20), ("F5", 25), ("G5", 30)] {
            let line = format!("/jump creature:Hero to:{to}");
            if feet <= most {
                assert_eq!(done(&mut door, &line)["checks"], json!([]), "{strength} {trained} {feet}");
                door.done("/undo");
            } else {
                refused(&mut door, &line, "jump");
            }
        }
        let high = most / 2 / 5 * 5;
        refused(&mut door, &format!("/jump creature:Hero altitude:{}", high + 5), "jump");
    }
    let mut door = hero("rise", "");
    let answer = door.ask("/jump creature:Hero to:B5");
    assert!(answer["status"] == "error" && message(&answer).contains("strength:2"), "{answer:#}");
}

#[test]
fn under_rise_a_jump_spends_its_extent_and_stays_in_midair_for_a_phase() {
    let mut door = hero("rise", "strength:6 jump-trained:true base-speed:30");
    door.done("/turn start");
    door.done("/move creature:Hero to:C5");
    // 20 ft are left: 15 over the squares and 5 up, but not 20 and 5.
    refused(&mut door, "/jump creature:Hero to:G5 altitude:5", "speed");
    let up = done(&mut door, "/jump creature:Hero to:F5 altitude:5");
    assert_eq!((&up["feet"], &up["midair"]), (&json!(20), &json!(true)), "{up:#}");
    assert_eq!(shown(&mut door, "Hero")["altitude"], 5);
    let acts = door.ask("/turn next");
    assert!(acts["ruling"]["falls"].is_null(), "{acts:#}");
    assert_eq!(shown(&mut door, "Hero")["altitude"], 5);
    let ends = door.ask("/turn next");
    assert_eq!(ends["ruling"]["falls"][0]["creature"], "Hero", "{ends:#}");
    assert_eq!(shown(&mut door, "Hero")["altitude"], 0);
}

#[test]
fn a_creature_flung_up_lands_with_its_dice_as_the_round_ends() {
    let mut door = table("rise");
    door.done("/creature add name:Ogre at:B2 size:large side:foes");
    door.done("/creature add name:Hero at:E2 speed:30");
    door.done("/turn start");
    let up = done(&mut door, "/fling creature:Ogre target:Hero feet:20 direction:up");
    assert_eq!(up["altitude"], 20, "{up:#}");
    door.done("/turn next");
    let lands = door.ask("/turn next");
    let fall = &lands["ruling"]["falls"][0];
    assert_eq!((&fall["creature"], &fall["height"], &fall["dice"]), (&json!("Hero"), &json!(20), &json!("2d8")));
    assert_eq!(shown(&mut door, "Hero")["altitude"], 0);
    door.done("/undo");
    assert_eq!(shown(&mut door, "Hero")["altitude"], 20);
}

#[test]
fn a_creature_that_falls_out_of_the_air_comes_down_on_what_is_below() {
    for ruleset in FAMILY.into_iter().chain(["epic-path", "rise"]) {
        let mut door = table(ruleset);
        door.done("/map paint squares:B2:D4 terrain:pit depth:20");
        door.done("/map paint squares:B2:D4 terrain:water");
        door.done("/creature add name:Hawk at:C3 altitude:50");
        let fall = done(&mut door, "/fall creature:Hawk");
        assert_eq!((&fall["height"], &fall["water_depth"]), (&json!(30), &json!(20)), "{ruleset}: {fall:#}");
        assert_eq!(fall["altitude"], 20, "on the surface");
        door.done("/creature add name:Rock at:H3 altitude:30 size:large");
        door.done("/creature add name:Goblin at:H3 side:foes");
        let fall = done(&mut door, "/fall creature:Rock");
        assert_eq!(fall["onto"]["creature"], "Goblin", "{ruleset}: {fall:#}");
        assert_eq!(fall["onto"]["damage"].is_number(), ruleset == "rise");
        assert_eq!(shown(&mut door, "Rock")["altitude"], 0);
        assert!(ruleset == "rise" || shown(&mut door, "Rock")["anchor"] != "H3", "{ruleset}");
    }
}

#[test]
fn a_straight_way_before_a_jump_is_its_running_start() {
    for (ruleset, way, running) in [
        ("srd35", "E5 G5", true),
        ("srd35", "B5 C5 D5 E5 G5", true),
        ("srd35", "D5 F5", false),
        ("srd35", "E5 E3", false),
        ("srd35", "D2 F2", false),
        ("epic-path", "C5 E5", true),
        ("epic-path", "B5 D5", false),
        ("epic-path", "C7 E9", true),
    ] {
        let mut door = hero(ruleset, "jump-trained:true");
        let line = format!("/jump creature:Hero to:\"{way}\"");
        let ruling = pending(&mut door, &line);
        assert_eq!(ruling["jump"]["running"], running, "{ruleset} {way}: {ruling:#}");
        let distance = ruling["jump"]["distance"].as_u64().unwrap();
        assert_eq!(ruling["checks"][0]["dc"], distance * if running { 1 } else { 2 });
        let there = done(&mut door, &format!("{line} check:99"));
        let last = way.split(' ').next_back().unwrap();
        assert_eq!((&there["from"], &there["to"]), (&json!("A5"), &json!(last)));
        let feet: u64 = there["steps"].as_array().unwrap().iter().map(|step| step["feet"].as_u64().unwrap()).sum();
        assert_eq!(there["feet"], feet);
    }
    // Both are paid from the same speed.
    let mut door = hero("srd35", "jump-trained:true");
    refused(&mut door, "/jump creature:Hero to:\"E5 H5\" check:99", "speed");
}

#[test]
fn a_route_leaps_over_what_hampers_where_that_is_asked() {
    for ruleset in FAMILY.into_iter().chain(["epic-path", "rise"]) {
        let mut door = table(ruleset);
        door.done("/creature add name:Hero at:A5 speed:40 strength:4 jump-trained:true base-speed:30");
        door.done("/map paint squares:D1:D10 terrain:difficult");
        let line = "/move creature:Hero to:G5 jump:true";
        let way = if ruleset == "rise" {
            done(&mut door, line)
        } else {
            let ruling = pending(&mut door, line);
            assert_eq!(ruling["checks"].as_array().map(Vec::len), Some(1), "{ruleset}: {ruling:#}");
            done(&mut door, &format!("{line} check:60"))
        };
        assert_eq!((&way["to"], &way["feet"]), (&json!("G5"), &json!(30)), "{ruleset}: {way:#}");
        assert!(way["path"].as_array().unwrap().contains(&json!("D5")) && way["falls"].is_null(), "{way:#}");
        assert_eq!(shown(&mut door, "Hero")["anchor"], "G5");
        door.done("/undo");
        // If a walk is no dearer, nobody leaps.
        let walked = done(&mut door, "/move creature:Hero to:C5 jump:true");
        assert!(walked["checks"] == json!([]) && walked["jump"].is_null(), "{walked:#}");
        let asked = door.ask("/move creature:Hero to:\"B5 G5\" jump:true");
        assert_eq!(asked["status"], "error", "{asked:#}");
    }
}

// A movement has one leap in it: where the way takes two, the refusal says which to make first, and the same line leads on.
#[test]
fn where_one_leap_is_not_enough_two_are_suggested() {
    for ruleset in FAMILY.into_iter().chain(["epic-path", "rise"]) {
        let mut door = Door::open();
        for setup in [
            &format!("/table new width:8 height:2 ruleset:{ruleset}"),
            "/map paint squares:\"E1:H1 A2:C2\" terrain:solid",
            "/map paint squares:\"C1 F2\" terrain:pit depth:20",
            "/creature add name:Hero at:A1 speed:60 strength:1 jump-trained:true base-speed:30",
        ] {
            door.done(setup);
        }
        let (line, first) = ("/move creature:Hero to:H2 jump:true", "/jump creature:Hero to:\"B1 D1\"");
        let told = door.ask(line);
        let suggested = format!("Two jumps get there: {first}, then this line again.");
        assert!(told["status"] == "refused", "{ruleset}: {told:#}");
        assert!(told["message"].as_str().unwrap().contains(&suggested), "{ruleset}: {told:#}");
        let check = if ruleset == "rise" { "" } else { " check:60" };
        assert_eq!(done(&mut door, &format!("{first}{check}"))["to"], "D1");
        assert_eq!(done(&mut door, &format!("{line}{check}"))["to"], "H2");
        // The two together take more than this movement has.
        door.done("/undo");
        door.done("/undo");
        door.done("/creature edit creature:Hero speed:30");
        let told = door.ask(line);
        assert!(!told["message"].as_str().unwrap().contains("Two jumps"), "{ruleset}: {told:#}");
    }
}

#[test]
fn what_makes_no_sense_of_a_jump_is_said_and_changes_nothing() {
    for ruleset in FAMILY.into_iter().chain(["epic-path", "rise"]) {
        let mut door = hero(ruleset, "strength:2 base-speed:30");
        door.done("/creature add name:Bat at:F9 altitude:20 strength:2 modes:\"fly 30\"");
        let before = door.ask("/show");
        for line in [
            "/jump creature:Hero",
            "/jump creature:Hero to:A5",
            "/jump creature:Hero to:Z99",
            "/jump creature:Hero to:B5 altitude:7",
            "/jump creature:Hero altitude:1000000000",
            "/jump creature:Hero altitude:-5",
            "/jump creature:Hero to:B5 legs:false",
            "/jump creature:Hero to:B5 check:3 bonus:2",
        ] {
            let reply = door.ask(line);
            assert_eq!(reply["status"], "error", "{ruleset} {line}: {reply:#}");
        }
        assert_ne!(door.ask("/jump creature:Bat to:E9 check:40")["status"], "done");
        assert_eq!(door.ask("/show"), before, "{ruleset}");
    }
}

#[test]
fn nobody_leaps_over_a_pit_to_walk_back_into_it() {
    for ruleset in FAMILY.into_iter().chain(["epic-path", "rise"]) {
        for paint in ["/map paint squares:D1:E9 terrain:pit depth:20", "/map paint squares:D1:D9 terrain:pit depth:20"]
        {
            let mut door = hero(ruleset, "strength:14 jump-trained:true");
            door.done(paint);
            for to in ["D5", "D6"] {
                let reply = door.ask(&format!("/move creature:Hero to:{to} jump:true preview:true"));
                assert_eq!(reply["status"], "refused", "{ruleset} {paint} {to}: {reply:#}");
                assert!(message(&reply).contains("over the edge"), "{reply:#}");
            }
            let over = door.ask("/move creature:Hero to:F5 jump:true preview:true");
            assert_ne!(over["ruling"]["verdict"], "illegal", "{ruleset} {paint}: {over:#}");
        }
    }
}

/// A creature that takes off in a narrow space lands squeezed too.
#[test]
fn a_jump_out_of_a_narrow_space_ends_squeezed() {
    let mut door = Door::open();
    door.done("/table new ruleset:srd35 width:8 height:3");
    door.done("/map paint squares:\"A1:C1 A3:C3\" terrain:solid");
    door.done("/creature add name:Ogre at:B2 size:large side:heroes speed:40 space:B2:C2");
    let jumped = door.ask("/jump creature:Ogre to:E2 check:40");
    assert_eq!((&jumped["ruling"]["to"], &jumped["ruling"]["squeezed"]), (&json!("E2"), &json!(true)), "{jumped:#}");
    assert!(message(&jumped).starts_with("Ogre jumps B2:C2 to E2:F2"), "{jumped:#}");
}

/// The answer to a jump into a pit gives the depth of the fall before the check; a jump into deep water ends at the surface.
#[test]
fn a_jump_into_a_pit_or_into_water_says_where_it_lands() {
    for ruleset in ["srd35", "dnd35", "reaction"] {
        let mut door = table(ruleset);
        door.done("/map paint squares:D1:E4 terrain:pit depth:20");
        door.done("/creature add name:Hero at:B2 speed:30 jump-trained:true");
        let asked = door.ask("/jump creature:Hero to:D2");
        assert_eq!(asked["status"], "pending", "{ruleset}: {asked:#}");
        assert_eq!(asked["ruling"]["falls"][0]["height"], 20, "{ruleset}: {asked:#}");
        assert!(asked["message"].as_str().unwrap().contains("On a success they land 20 ft lower."), "{asked:#}");
        door.done("/map paint squares:D1:E4 terrain:water");
        let told = door.ask("/jump creature:Hero to:D2 check:60");
        let message = told["message"].as_str().unwrap();
        assert!(message.contains("D2, at the surface of water 20 ft deep"), "{ruleset}: {told:#}");
        assert!(message.contains("out of their depth"), "{ruleset}: {told:#}");
        assert!(told["ruling"]["falls"].is_null() && told["ruling"]["altitude"] == 20, "{ruleset}: {told:#}");
    }
}

/// A creature that is flung up in the middle of its jump comes down once, at the end of the round.
#[test]
fn a_jumper_that_is_flung_up_lands_once() {
    let mut door = table("rise");
    door.done("/creature add name:Ogre at:B2 size:large side:foes");
    door.done("/creature add name:Hero at:E2 speed:30 strength:4 jump-trained:true");
    let high = door.ask("/jump creature:Hero to:H2 altitude:15 preview:true");
    assert!(!high["message"].as_str().unwrap().contains("midair"), "a refused jump ends nowhere: {high:#}");
    door.done("/turn start");
    door.done("/jump creature:Hero to:F2 altitude:10");
    door.done("/turn next");
    door.done("/fling creature:Ogre target:Hero feet:20 direction:up");
    let lands = door.ask("/turn next");
    let falls = lands["ruling"]["falls"].as_array().expect("a fall");
    assert_eq!((falls.len(), &falls[0]["height"]), (1, &json!(30)), "{lands:#}");
    let conditions = shown(&mut door, "Hero")["conditions"].to_string();
    assert!(!conditions.contains("midair") && !conditions.contains("unsteady"), "{conditions}");
    door.done("/move creature:Hero to:G2 preview:true");
}

#[test]
fn a_jump_straight_up_comes_down_again_to_the_floor_it_left() {
    for ruleset in FAMILY {
        let mut door = hero(ruleset, "");
        door.done("/map height squares:A5 feet:10");
        let jumped = door.ask("/jump creature:Hero altitude:5 check:60 preview:true")["ruling"].clone();
        let altitudes: Vec<&Value> = jumped["steps"].as_array().unwrap().iter().map(|step| &step["altitude"]).collect();
        assert_eq!((&jumped["feet"], altitudes), (&json!(5), vec![&json!(5), &json!(0)]), "{ruleset}: {jumped:#}");
    }
}

// SRD 3.5, Jump: a check that fails by less than 5 leaves a Reflex save, which has its own option.
#[test]
fn a_jump_that_waits_for_its_save_says_how_to_give_it_and_nothing_else() {
    let mut door = Door::seeded(Some(5));
    door.done("/table new width:14 height:8");
    door.done("/map paint squares:D1:E8 terrain:pit depth:20");
    door.done("/creature add name:Hero at:C3 jump-trained:true");
    let told = door.ask("/jump creature:Hero to:F3 running:true check:12");
    let message = told["message"].as_str().unwrap();
    assert_eq!(told["status"], "pending", "{told:#}");
    assert!(message.contains("give the save, such as reflex:15") && !message.contains("bonus to roll"), "{message}");
    let told = door.ask("/jump creature:Hero to:F3 running:true check:12 reflex:15");
    assert!(told["message"].as_str().unwrap().contains("hangs on to the far edge"), "{told:#}");
}

/// Rise: movement that runs out ends there. So does the walk to a leap that only a sprint has the feet for.
#[test]
fn a_movement_too_short_for_its_leap_gets_as_far_as_the_leap() {
    let mut door = Door::seeded(Some(5));
    for line in [
        "/table new width:30 height:14 ruleset:rise",
        "/map paint squares:F1:H14 terrain:pit depth:20",
        "/creature add name:Hero at:D6 speed:20 strength:4 jump-trained:true",
    ] {
        door.done(line);
    }
    for goal in ["K6", "I6"] {
        let ruling = done(&mut door, &format!("/move creature:Hero to:{goal} jump:true preview:true"));
        assert_eq!((&ruling["to"], &ruling["feet"]), (&json!("E6"), &json!(5)), "{ruling:#}");
    }
    let reply = door.ask("/move creature:Hero to:K6 jump:true");
    assert!(message(&reply).contains("A sprint gets there"), "{reply:#}");
    assert_eq!(shown(&mut door, "Hero")["anchor"], "E6");
}
