//! Floors at different heights, in effect: who falls, who stays level, what undo restores, and impossible heights.

use serde_json::Value;

use crate::door::Door;

fn table(ruleset: &str, lines: &[&str]) -> Door {
    let mut door = Door::open();
    door.done(&format!("/table new width:10 height:6 ruleset:{ruleset}"));
    for line in lines {
        door.done(line);
    }
    door
}

/// The square of a creature, and its height above the floor there.
fn stands(door: &mut Door, name: &str) -> (String, i64) {
    let answer = door.ask("/creature list")["ruling"].clone();
    let creatures = answer["creatures"].as_array().unwrap_or_else(|| panic!("{answer:#}"));
    let one = creatures.iter().find(|creature| creature["name"] == name).unwrap();
    (one["anchor"].as_str().unwrap().to_owned(), one["altitude"].as_i64().unwrap())
}

fn rules(answer: &Value) -> Vec<&str> {
    answer.as_array().unwrap().iter().map(|item| item["rule"].as_str().unwrap()).collect()
}

#[test]
fn a_creature_that_walks_over_an_edge_lies_below_until_it_is_taken_back() {
    for ruleset in ["srd35", "dnd35", "reaction", "epic-path", "rise"] {
        let mut door = table(ruleset, &["/map height squares:A1:B2 feet:20", "/creature add name:Aldo at:A1"]);
        let answer = door.ask("/move creature:Aldo to:\"B1 C1 D1\"");
        assert_eq!(answer["status"], "done", "{ruleset}: {answer:#}");
        assert_eq!(answer["ruling"]["falls"][0]["creature"], "Aldo", "{ruleset}: {answer:#}");
        assert_eq!(answer["ruling"]["falls"][0]["height"], 20, "{ruleset}");
        let message = answer["message"].as_str().unwrap();
        assert!(message.contains("over the edge at C1") && message.contains("short of D1"), "{message}");
        assert_eq!(stands(&mut door, "Aldo"), ("C1".to_owned(), 0), "{ruleset}");
        door.done("/undo");
        assert_eq!(stands(&mut door, "Aldo"), ("A1".to_owned(), 0), "{ruleset}");
    }
}

#[test]
fn a_preview_of_a_fall_changes_nothing() {
    let mut door = table("srd35", &["/map height squares:A1:B2 feet:20", "/creature add name:Aldo at:B1"]);
    let answer = door.ask("/move creature:Aldo to:\"B1 C1\" preview:true");
    assert_eq!(answer["ruling"]["falls"][0]["height"], 20, "{answer:#}");
    assert_eq!(stands(&mut door, "Aldo"), ("B1".to_owned(), 0));
}

#[test]
fn only_a_named_path_goes_over_an_edge() {
    for ruleset in ["srd35", "dnd35", "reaction", "epic-path", "rise"] {
        let mut door = table(ruleset, &["/map height squares:A1:B6 feet:20", "/creature add name:Aldo at:A1"]);
        let answer = door.ask("/move creature:Aldo to:C1");
        assert_eq!(answer["status"], "refused", "{ruleset}: {answer:#}");
        let message = answer["message"].as_str().unwrap();
        assert!(message.contains("over the edge"), "{ruleset}: {message}");
        assert_eq!(stands(&mut door, "Aldo"), ("A1".to_owned(), 0), "{ruleset}");
        let over = door.ask("/move creature:Aldo to:\"A1 B1 C1\"");
        assert_eq!(over["ruling"]["falls"][0]["height"], 20, "{ruleset}: {over:#}");
    }
}

/// A walker sent into deep water reads how deep it is and how to get in, not that a floor is lower.
#[test]
fn a_refusal_at_the_waters_edge_names_the_water_and_the_ways_in() {
    let from_the_bank = ", or walk to the water and use /swim.";
    for (ruleset, then) in [
        ("srd35", from_the_bank),
        ("epic-path", from_the_bank),
        // In Rise nobody swims forward from a bank.
        ("rise", "; /swim-forward goes on from there."),
    ] {
        let deep = ["/map paint squares:C1:D6 terrain:pit depth:20", "/map paint squares:C1:D6 terrain:water"];
        let mut door = table(ruleset, &deep);
        door.done("/creature add name:Aldo at:A1");
        let answer = door.ask("/move creature:Aldo to:C1");
        assert_eq!(answer["status"], "refused", "{ruleset}: {answer:#}");
        let reason = answer["ruling"]["reasons"][0]["message"].as_str().unwrap();
        let way_in = "The water in C1 is 20 ft deep: to go in, name every square of the path";
        assert!(reason.contains(&format!("{way_in}{then}")), "{ruleset}: {reason}");
        door.done("/move creature:Aldo to:\"B1 C1\"");
        assert_eq!(stands(&mut door, "Aldo"), ("C1".to_owned(), 20), "{ruleset}");
    }
}

#[test]
fn a_creature_that_steps_into_deep_water_is_at_its_surface() {
    for ruleset in ["srd35", "epic-path", "rise"] {
        let deep = ["/map paint squares:C1:D6 terrain:pit depth:20", "/map paint squares:C1:D6 terrain:water"];
        let mut door = table(ruleset, &deep);
        door.done("/creature add name:Aldo at:B1");
        let answer = door.ask("/move creature:Aldo to:\"B1 C1\"");
        assert_eq!(answer["status"], "done", "{ruleset}: {answer:#}");
        assert!(answer["ruling"]["falls"].is_null(), "{ruleset}: {answer:#}");
        assert_eq!(stands(&mut door, "Aldo"), ("C1".to_owned(), 20), "{ruleset}");
        let list = door.ask("/creature list");
        let message = list["message"].as_str().unwrap();
        assert!(message.contains("at the surface of water 20 ft deep"), "{ruleset}: {message}");
    }
}

#[test]
fn a_creature_that_is_moved_into_deep_water_is_at_its_surface() {
    let ways = [
        ("srd35", "/bull-rush creature:Aldo target:Bruk check:20 against:10"),
        ("dnd35", "/bull-rush creature:Aldo target:Bruk check:20 against:10"),
        ("epic-path", "/push creature:Aldo target:Bruk feet:5"),
        ("epic-path", "/bull-rush creature:Aldo target:Bruk check:20 against:10 feet:5"),
        ("rise", "/push creature:Aldo target:Bruk feet:5"),
        ("rise", "/fling creature:Aldo target:Bruk feet:5"),
    ];
    for (ruleset, way) in ways {
        let deep = ["/map paint squares:C1:E6 terrain:pit depth:30", "/map paint squares:C1:E6 terrain:water"];
        let mut door = table(ruleset, &deep);
        door.done("/creature add name:Aldo at:A1");
        door.done("/creature add name:Bruk at:B1 side:foes maneuver-defense:5");
        let answer = door.ask(way);
        assert_eq!(answer["status"], "done", "{ruleset} {way}: {answer:#}");
        assert!(answer["ruling"]["falls"].is_null(), "{ruleset} {way}: {answer:#}");
        assert_eq!(stands(&mut door, "Bruk"), ("C1".to_owned(), 30), "{ruleset} {way}: {answer:#}");
    }
}

#[test]
fn a_threat_without_altitude_is_on_the_floor() {
    let mut door = table("srd35", &["/creature add name:Bat at:C3 altitude:20"]);
    let answer = door.ask("/threat creature:Bat");
    assert_eq!(answer["ruling"]["threatened"].as_array().map(Vec::len), Some(0), "{answer:#}");
    let beside = door.ask("/threat creature:Bat altitude:20");
    assert_eq!(beside["ruling"]["threatened"].as_array().map(Vec::len), Some(8), "{beside:#}");
    assert_eq!(beside["ruling"]["altitude"], 20, "{beside:#}");
    let list = door.ask("/creature list");
    assert!(list["message"].as_str().unwrap().contains("20 ft up"), "{list:#}");
}

#[test]
fn a_flier_that_cannot_dig_is_refused_below_ground() {
    let mut door = Door::open();
    door.done("/table new width:60 height:40 ruleset:srd35");
    door.done("/creature add name:Bat at:B2 altitude:30 modes:\"fly 200 good\"");
    let answer = door.ask("/fly creature:Bat to:J9@-10");
    assert_eq!(answer["status"], "refused", "{answer:#}");
    assert!(rules(&answer["ruling"]["reasons"]).iter().all(|rule| *rule == "heights"), "{answer:#}");
}

#[test]
fn a_flier_withdraws_by_its_fly_speed() {
    let mut door = table("srd35", &["/creature add name:Bat at:A1 altitude:20 speed:5 modes:\"fly 20 good\""]);
    let answer = door.ask("/withdraw creature:Bat to:I1 preview:true");
    assert_eq!(answer["ruling"]["budget"], 40, "{answer:#}");
    assert_eq!(answer["ruling"]["verdict"], "legal", "{answer:#}");
    door.done("/creature edit creature:Bat modes:\"fly 20 poor\"");
    let answer = door.ask("/withdraw creature:Bat to:I1 preview:true");
    assert_eq!((&answer["ruling"]["budget"], &answer["ruling"]["facing"]), (&40.into(), &"e".into()), "{answer:#}");
}

#[test]
fn a_creature_that_flies_level_keeps_its_elevation_over_every_floor() {
    let floors = ["/map height squares:C1:C6 feet:15", "/map height squares:E1:E6 feet:25"];
    let mut door = table("srd35", &floors);
    door.done("/creature add name:Bat at:A1 altitude:20 modes:\"fly 40 perfect\"");
    let answer = door.ask("/move creature:Bat to:C1");
    assert_eq!((&answer["status"], &answer["ruling"]["feet"]), (&"done".into(), &10.into()), "{answer:#}");
    assert_eq!(stands(&mut door, "Bat"), ("C1".to_owned(), 5));
    door.done("/move creature:Bat to:D1");
    assert_eq!(stands(&mut door, "Bat"), ("D1".to_owned(), 20));
    // Where the floor rises above it, it lands on it, in every command.
    door.done("/withdraw creature:Bat to:E1");
    assert_eq!(stands(&mut door, "Bat"), ("E1".to_owned(), 0));
}

#[test]
fn a_creature_that_is_pushed_over_an_edge_lies_below() {
    let lines = [
        "/map height squares:A1:C6 feet:20",
        "/creature add name:Aldo at:A1",
        "/creature add name:Bruk at:B1 side:foes",
    ];
    let mut door = table("epic-path", &lines);
    let answer = door.ask("/push creature:Aldo target:Bruk feet:20");
    assert_eq!(answer["status"], "done", "{answer:#}");
    assert_eq!(answer["ruling"]["falls"][0]["creature"], "Bruk", "{answer:#}");
    assert_eq!(stands(&mut door, "Bruk"), ("D1".to_owned(), 0));
    door.done("/undo");
    assert_eq!(stands(&mut door, "Bruk"), ("B1".to_owned(), 0));
    let mut door = table("rise", &lines);
    door.done("/push creature:Aldo target:Bruk feet:20 dv:10 check:10");
    assert_eq!(stands(&mut door, "Bruk"), ("D1".to_owned(), 15), "it hangs below the edge");
    let mut door = table("srd35", &lines);
    door.done("/place creature:Bruk at:C1");
    door.done("/place creature:Aldo at:B1");
    let answer = door.ask("/bull-rush creature:Aldo target:Bruk check:20 against:10");
    assert_eq!(answer["ruling"]["falls"][0]["creature"], "Bruk", "{answer:#}");
    assert_eq!(stands(&mut door, "Bruk"), ("D1".to_owned(), 0));
}

#[test]
fn a_creature_below_an_edge_is_not_in_the_way_above() {
    let mut door = table("srd35", &["/map height squares:A1:B6 feet:20", "/creature add name:Aldo at:B1"]);
    door.done("/creature add name:Orc at:C1 side:foes");
    let answer = door.ask("/move creature:Aldo to:\"B1 C1\" preview:true");
    assert_eq!(answer["ruling"]["verdict"], "legal", "{answer:#}");
    assert_eq!(answer["ruling"]["provokes"].as_array().map(Vec::len), Some(0), "{answer:#}");
}

#[test]
fn stairs_and_a_way_round_count_in_what_is_reachable() {
    let floors = ["/map height squares:C1:C5 feet:10", "/map height squares:C6 feet:5"];
    let mut door = table("srd35", &floors);
    door.done("/creature add name:Aldo at:B5 speed:30");
    let answer = door.ask("/reachable creature:Aldo")["ruling"]["squares"].clone();
    assert_eq!((&answer["C6"], &answer["C5"], &answer["D5"]), (&5.into(), &10.into(), &15.into()), "{answer:#}");
}

#[test]
fn impossible_heights_are_refused_and_change_nothing() {
    let mut door = table("srd35", &["/map height squares:A1:B2 feet:20", "/creature add name:Aldo at:A1"]);
    let before = door.ask("/show")["ruling"].clone();
    for (line, hint) in [
        ("/measure from:D4@7 to:Aldo", "D4@20 for 20 ft above its floor"),
        ("/measure from:D4@-5 to:Aldo", "at or above the floor of D4"),
        ("/measure from:D4@1000000000 to:Aldo", "a square such as D4"),
        ("/measure from:Z99@5 to:Aldo", "isn't on the map"),
        ("/threat creature:Aldo altitude:-5", "a length in feet from 0"),
        ("/threat creature:Aldo altitude:7", "a multiple of 5 ft"),
        ("/place creature:Aldo altitude:1000000000", "from -1000 to 1000"),
        ("/place creature:Aldo altitude:-10", "is underground"),
        ("/place creature:Aldo", "`at` is missing"),
        ("/creature add name:Bat at:C3 altitude:-10", "is underground"),
        ("/map height squares:A1 feet:-5", "a pit"),
        ("/map height squares:A1 feet:1000000000", "from 0 to 1000"),
        ("/map paint squares:A1 terrain:pit depth:1000000000", "from"),
        ("/move creature:Aldo to:C1@20", "This movement is level"),
    ] {
        let answer = door.ask(line);
        assert_eq!(answer["status"], "error", "{line}: {answer:#}");
        let message = answer["message"].as_str().unwrap();
        assert!(message.contains(hint), "{line}: {message}");
        assert_eq!(door.ask("/show")["ruling"], before, "{line}");
    }
    door.done("/place creature:Aldo altitude:10");
    assert_eq!(stands(&mut door, "Aldo"), ("A1".to_owned(), 10));
}

#[test]
fn a_creature_that_is_stopped_before_an_edge_does_not_fall_over_it() {
    for ruleset in ["srd35", "epic-path"] {
        let mut door = table(ruleset, &["/map height squares:A1:F6 feet:20", "/creature add name:Aldo at:D3"]);
        door.done("/creature add name:Bea at:E3 side:foes maneuver-defense:20");
        let answer = door.ask("/overrun creature:Aldo target:Bea to:\"E3 F3 G3\" check:1 against:20");
        assert!(answer["ruling"]["falls"].is_null(), "{ruleset}: {answer:#}");
        assert!(!answer["message"].as_str().unwrap().contains("over the edge"), "{ruleset}: {answer:#}");
        assert_eq!(stands(&mut door, "Aldo"), ("D3".to_owned(), 0), "{ruleset}");
        // Past the opponent it moves on and falls.
        let answer = door.ask("/overrun creature:Aldo target:Bea to:\"E3 F3 G3\" check:40 against:20");
        assert_eq!(answer["ruling"]["falls"][0]["height"], 20, "{ruleset}: {answer:#}");
    }
}

#[test]
fn a_fall_into_deep_water_is_as_long_as_the_answer_says() {
    let water = ["/map height squares:A1:B6 feet:100", "/map paint squares:C1:D6 terrain:pit depth:40"];
    let mut door = table("srd35", &water);
    door.done("/map paint squares:C1:D6 terrain:water");
    door.done("/creature add name:Aldo at:B1");
    let answer = door.ask("/move creature:Aldo to:\"B1 C1\" preview:true");
    assert_eq!(answer["ruling"]["falls"][0]["height"], 100, "{answer:#}");
    let answer = door.ask("/move creature:Aldo to:\"B1 C1\"");
    assert!(answer["message"].as_str().unwrap().contains("falls 100 ft"), "{answer:#}");
    assert_eq!(answer["ruling"]["falls"][0]["height"], 100, "{answer:#}");
    assert_eq!(stands(&mut door, "Aldo"), ("C1".to_owned(), 40));
    door.done("/undo");
    // A jump is measured the same way; here it ends where it comes down.
    let answer = door.ask("/jump creature:Aldo to:\"B1 C1\" check:30");
    assert_eq!((&answer["ruling"]["falls"][0]["height"], &answer["ruling"]["altitude"]), (&100.into(), &40.into()));
    door.done("/undo");
    // Water too shallow to swim in doesn't shorten a fall.
    door.done("/map paint squares:E1:F6 terrain:pit depth:5");
    door.done("/map paint squares:E1:F6 terrain:water");
    door.done("/creature add name:Bea at:D1 altitude:40");
    door.done("/place creature:Aldo at:B6");
    let falls = door.ask("/map paint squares:C6 terrain:pit depth:5");
    assert_eq!(falls["status"], "done", "{falls:#}");
    let answer = door.ask("/move creature:Aldo to:C6");
    assert_eq!(answer["ruling"]["falls"][0]["height"], 105, "{answer:#}");
}

#[test]
fn a_jump_down_ends_where_it_comes_down() {
    let mut door = table("srd35", &["/map height squares:A1:B6 feet:30", "/creature add name:Aldo at:B1"]);
    let answer = door.ask("/jump creature:Aldo to:C1");
    assert_eq!((&answer["status"], &answer["ruling"]["altitude"]), (&"done".into(), &0.into()), "{answer:#}");
    assert!(!answer["message"].as_str().unwrap().contains("30 ft up"), "{answer:#}");
    assert_eq!(stands(&mut door, "Aldo"), ("C1".to_owned(), 0));
}

fn conditions(door: &mut Door, name: &str) -> String {
    let answer = door.ask("/creature list")["message"].as_str().unwrap().to_owned();
    answer.lines().find(|line| line.contains(name)).unwrap().to_owned()
}

#[test]
fn a_creature_hanging_from_an_edge_climbs_up_or_lets_go() {
    let mut door = table("rise", &["/map height squares:A1:F6 feet:20", "/creature add name:Ogre at:A2 size:large"]);
    door.done("/creature add name:Aldo at:E3 side:foes");
    door.done("/push creature:Ogre target:Aldo feet:20 direction:e dv:5 check:10");
    assert_eq!(stands(&mut door, "Aldo"), ("G3".to_owned(), 15));
    assert!(conditions(&mut door, "Aldo").contains("hanging"));
    for line in ["/move creature:Aldo to:H3", "/move creature:Aldo to:F3", "/reachable creature:Aldo"] {
        let answer = door.ask(line);
        assert_eq!(answer["ruling"]["reasons"][0]["rule"], "heights", "{line}: {answer:#}");
        assert!(answer["message"].as_str().unwrap().contains("/climb-forward creature:\"Aldo\" to:F3"), "{answer:#}");
    }
    assert_eq!(stands(&mut door, "Aldo"), ("G3".to_owned(), 15));
    let up = door.ask("/climb-forward creature:Aldo to:F3 dv:5 check:5");
    assert_eq!((&up["status"], &up["ruling"]["feet"]), (&"done".into(), &5.into()), "{up:#}");
    assert_eq!(up["ruling"]["altitude"], 0, "{up:#}");
    assert_eq!(stands(&mut door, "Aldo"), ("F3".to_owned(), 0));
    assert!(!conditions(&mut door, "Aldo").contains("hanging"));
    door.done("/undo");
    assert!(conditions(&mut door, "Aldo").contains("hanging"));
    door.done("/fall creature:Aldo");
    assert_eq!(stands(&mut door, "Aldo"), ("G3".to_owned(), 0));
    assert!(!conditions(&mut door, "Aldo").contains("hanging"));
}

#[test]
fn a_creature_that_has_grabbed_the_far_edge_pulls_itself_up_by_a_climb() {
    let mut door = table("srd35", &["/map paint squares:B5:D5 terrain:pit depth:20"]);
    door.done("/creature add name:Hero at:A5 speed:30 jump-trained:true");
    door.done("/jump creature:Hero to:E5 running:true check:16 reflex:15");
    assert_eq!(stands(&mut door, "Hero"), ("D5".to_owned(), 15));
    let answer = door.ask("/move creature:Hero to:E5");
    assert!(answer["status"] == "refused" && answer["message"].as_str().unwrap().contains("/climb "), "{answer:#}");
    door.done("/climb creature:Hero to:E5 surface:pull-up check:15");
    assert_eq!(stands(&mut door, "Hero"), ("E5".to_owned(), 0));
    // On the floor again it can go anywhere.
    door.done("/move creature:Hero to:F5");
}

#[test]
fn a_creature_that_is_in_the_middle_of_a_jump_goes_no_further_and_comes_down_unhurt() {
    let mut door = table("rise", &[]);
    door.done("/creature add name:Hero at:A5 speed:30 strength:6 jump-trained:true base-speed:30");
    door.done("/jump creature:Hero to:C5 altitude:10");
    let answer = door.ask("/move creature:Hero to:F5");
    assert!(
        answer["status"] == "refused" && answer["message"].as_str().unwrap().contains("middle of a jump"),
        "{answer:#}"
    );
    assert_eq!(stands(&mut door, "Hero"), ("C5".to_owned(), 10));
    let fall = door.ask("/fall creature:Hero");
    assert_eq!((&fall["status"], &fall["ruling"]["damage"]), (&"done".into(), &0.into()), "{fall:#}");
    assert!(!conditions(&mut door, "Hero").contains("midair"));
    door.done("/move creature:Hero to:F5");
}

#[test]
fn a_leap_leads_over_hazards_although_a_walk_through_them_is_no_dearer() {
    for ruleset in ["srd35", "epic-path"] {
        let mut door = table(ruleset, &["/map paint squares:D1:D6 terrain:hazardous"]);
        door.done("/creature add name:Hero at:A5 speed:40 jump-trained:true");
        let walks = door.ask("/move creature:Hero to:G5 preview:true");
        assert!(walks["ruling"]["jump"].is_null(), "{walks:#}");
        let leaps = door.ask("/move creature:Hero to:G5 jump:true check:60");
        assert_eq!((&leaps["status"], &leaps["ruling"]["feet"]), (&"done".into(), &30.into()), "{leaps:#}");
        assert_eq!(leaps["ruling"]["jump"]["distance"], 10, "{ruleset}: {leaps:#}");
    }
}

#[test]
fn a_creature_that_is_put_elsewhere_by_hand_neither_hangs_nor_jumps_any_more() {
    let edge = ["/map height squares:A1:F6 feet:20", "/creature add name:Ogre at:A2 size:large"];
    let mut door = table("rise", &edge);
    door.done("/creature add name:Aldo at:E3 side:foes");
    door.done("/push creature:Ogre target:Aldo feet:20 direction:e dv:5 check:10");
    assert_eq!(stands(&mut door, "Aldo"), ("G3".to_owned(), 15));
    let answer = door.ask("/place creature:Aldo at:F3");
    assert!(!answer["message"].as_str().unwrap().contains("hanging"), "{answer:#}");
    assert_eq!(stands(&mut door, "Aldo"), ("F3".to_owned(), 0));
    assert!(!conditions(&mut door, "Aldo").contains("hanging"));
    door.done("/move creature:Aldo to:E3");
    let mut door = table("rise", &["/creature add name:Aldo at:A1 strength:14", "/turn start"]);
    door.done("/jump creature:Aldo altitude:5");
    assert!(conditions(&mut door, "Aldo").contains("midair"));
    let answer = door.ask("/place creature:Aldo altitude:0");
    assert!(!answer["message"].as_str().unwrap().contains("midair"), "{answer:#}");
    // The jump is over: put back into the air, it doesn't come down because of the jump.
    door.done("/place creature:Aldo altitude:20");
    door.done("/turn next");
    door.done("/turn next");
    assert_eq!(stands(&mut door, "Aldo"), ("A1".to_owned(), 20));
}

#[test]
fn a_jumper_with_wings_stays_in_midair_until_the_next_phase_and_may_fly_on() {
    for mode in ["fly 30", "glide 30"] {
        let modes = format!("/creature add name:Aldo at:A1 strength:14 modes:\"{mode}\"");
        let mut door = table("rise", &[&modes, "/turn start"]);
        door.done("/jump creature:Aldo altitude:5");
        door.done("/turn next");
        assert_eq!(stands(&mut door, "Aldo"), ("A1".to_owned(), 5), "{mode}");
        let answer = door.ask("/turn next");
        assert_eq!(stands(&mut door, "Aldo"), ("A1".to_owned(), 0), "{mode}: {answer:#}");
        assert!(!answer["message"].as_str().unwrap().contains("having stopped flying"), "{answer:#}");
    }
    let mut door = table("rise", &["/creature add name:Aldo at:A1 strength:14 modes:\"fly 30\"", "/turn start"]);
    door.done("/jump creature:Aldo altitude:5");
    door.done("/turn next");
    door.done("/fly creature:Aldo to:B1");
    door.done("/turn next");
    assert_eq!(stands(&mut door, "Aldo"), ("B1".to_owned(), 5), "it flies");
    door.done("/turn next");
    assert_eq!(stands(&mut door, "Aldo"), ("B1".to_owned(), 0), "it has not flown in this phase");
}

#[test]
fn a_creature_that_climbs_and_does_not_fly_goes_nowhere_through_the_air() {
    for (ruleset, climb) in [("srd35", "climb 20"), ("epic-path", "climb 20 greater"), ("rise", "climb 20")] {
        let aldo = format!("/creature add name:Aldo at:D3 altitude:20 modes:\"{climb}\"");
        let mut door = table(ruleset, &[&aldo, "/creature add name:Orc at:H3 altitude:20 side:foes"]);
        let lines = ["/move creature:Aldo to:F3", "/reachable creature:Aldo", "/charge creature:Aldo target:Orc"];
        for line in lines {
            let answer = door.ask(line);
            assert_eq!(answer["ruling"]["reasons"][0]["rule"], "heights", "{ruleset} {line}: {answer:#}");
            assert!(answer["message"].as_str().unwrap().contains("can't fly"), "{ruleset} {line}: {answer:#}");
        }
        assert_eq!(stands(&mut door, "Aldo"), ("D3".to_owned(), 20), "{ruleset}");
        // Next to a cliff it climbs along.
        door.done("/map height squares:A4:J6 feet:40");
        let answer = door.ask("/move creature:Aldo to:E3 check:30 preview:true");
        assert_eq!(answer["ruling"]["steps"][0]["mode"], "climb", "{ruleset}: {answer:#}");
        // Put elsewhere next to the ledge, it still clings there; away from it, it stands on the floor.
        door.done("/place creature:Aldo at:F3");
        assert_eq!(stands(&mut door, "Aldo"), ("F3".to_owned(), 20), "{ruleset}");
        door.done("/place creature:Aldo at:F1");
        assert_eq!(stands(&mut door, "Aldo"), ("F1".to_owned(), 0), "{ruleset}");
    }
}

#[test]
fn a_creature_that_was_flung_up_goes_nowhere_before_it_comes_down() {
    let mut door =
        table("rise", &["/creature add name:Aldo at:C1", "/creature add name:Ogre at:A1 side:foes size:large"]);
    door.done("/turn start");
    door.done("/fling creature:Ogre target:Aldo feet:20 direction:up");
    assert_eq!(stands(&mut door, "Aldo"), ("C1".to_owned(), 20));
    for line in ["/move creature:Aldo to:E1", "/reachable creature:Aldo"] {
        let answer = door.ask(line);
        assert!(answer["message"].as_str().unwrap().contains("was flung up"), "{line}: {answer:#}");
    }
    assert_eq!(stands(&mut door, "Aldo"), ("C1".to_owned(), 20));
    door.done("/turn next");
    door.done("/turn next");
    assert_eq!(stands(&mut door, "Aldo"), ("C1".to_owned(), 0));
    door.done("/move creature:Aldo to:D1");
}
