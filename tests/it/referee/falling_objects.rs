//! Falling objects, collisions, and landing on creatures.

use serde_json::{Value, json};

use crate::door::Door;
use crate::referee::falls::{FAMILY, RULESETS, adds_up, both, dice, done, message, refused, table};

#[test]
fn falling_things() {
    let mut epic = table("epic-path");
    for (size, own) in [
        ("tiny", 1),
        ("small", 2),
        ("medium", 3),
        ("large", 5),
        ("huge", 8),
        ("gargantuan", 13),
        ("colossal", 21),
        ("titanic", 34),
        ("titanic-three-plus", 34),
    ] {
        for (feet, falls) in [(0, 0), (5, 0), (10, 1), (35, 3), (500, 20)] {
            let hit = done(&mut epic, &format!("/fall object:{size} height:{feet}"));
            assert_eq!(both(&hit), (dice(own + falls, 6), Value::Null), "{size} {feet}");
            adds_up(&hit);
        }
    }
    let thrown = epic.ask("/fall object:tiny height:0");
    assert!(message(&thrown).starts_with("A thrown object:"), "{thrown:#}");
    assert_eq!(done(&mut epic, "/fall object:large height:10 density:2")["dice"], "6d6+12");
    let soft = done(&mut epic, "/fall object:large height:10 density:-2");
    assert_eq!(soft["dice"], "6d6-12");
    adds_up(&soft);
    let fine = epic.ask("/fall object:fine height:20");
    assert!(fine["ruling"]["dice"] == "2d6" && message(&fine).contains("no dice of its own"), "{fine:#}");
    epic.done("/creature add name:Goblin at:B2");
    let hit = done(&mut epic, "/fall object:large height:10 onto:Goblin");
    assert_eq!(hit["onto"], json!({"creature": "Goblin", "damage": hit["damage"]}));
    let mut srd = table("srd35");
    for (pounds, feet, number) in [
        (0, 300, 0),
        (1, 65, 0),
        (5, 70, 1),
        (6, 60, 1),
        (10, 120, 2),
        (11, 45, 0),
        (30, 50, 1),
        (31, 40, 1),
        (50, 80, 2),
        (51, 30, 1),
        (100, 90, 3),
        (101, 20, 1),
        (199, 40, 2),
        (200, 5, 0),
        (200, 10, 1),
        (399, 10, 1),
        (400, 10, 2),
        (400, 30, 4),
        (100_000, 10, 20),
        (200, 1000, 20),
    ] {
        let hit = done(&mut srd, &format!("/fall weight:{pounds} height:{feet}"));
        assert_eq!(both(&hit), (dice(number, 6), Value::Null), "{pounds} lb {feet} ft");
    }
    refused(&mut table("rise"), "/fall object:large height:20", "falling-object");
}

#[test]
fn collisions() {
    let mut epic = table("epic-path");
    epic.done("/creature add name:Hero at:B2 speed:30");
    epic.done("/creature add name:Knight at:D2 speed:30 armor:heavy");
    let dice_of = |door: &mut Door, line: &str| done(door, line)["dice"].clone();
    assert_eq!(dice_of(&mut epic, "/fall collision-speed:80"), "8d6");
    assert_eq!(dice_of(&mut epic, "/fall collision-speed:80 collision-by:charge"), "8d6");
    // A d6 per 10 ft of speed: less than that does nothing.
    let slow = epic.ask("/fall collision-speed:5");
    assert!(slow["message"].as_str().unwrap().contains("nothing"), "{slow:#}");
    assert_eq!(dice_of(&mut epic, "/fall collision-speed:80 collision-by:move"), Value::Null);
    // The most dice count for 200 ft; what is too little for another die isn't listed.
    for (speed, line, beyond) in [(205, "- 205 ft: 20d6", false), (210, "- 200 ft: 20d6", true)] {
        let told = epic.ask(&format!("/fall creature:Hero collision-speed:{speed}"));
        let told = told["message"].as_str().unwrap();
        assert!(told.contains(line) && told.contains("10 ft: nothing") == beyond, "{told}");
    }
    assert_eq!(dice_of(&mut epic, "/fall collision-speed:500"), "20d6");
    assert_eq!(dice_of(&mut epic, "/fall collision-speed:500 most-dice:40"), "40d6");
    // A run counts with its full multiple, armor included.
    assert_eq!(dice_of(&mut epic, "/fall creature:Hero collision-speed:30 collision-by:run"), "12d6");
    assert_eq!(dice_of(&mut epic, "/fall creature:Knight collision-speed:30 collision-by:run"), "9d6");
    epic.done("/table house-rule rule:collision-run value:base");
    assert_eq!(dice_of(&mut epic, "/fall creature:Hero collision-speed:30 collision-by:run"), "3d6");
    for ruleset in FAMILY.into_iter().chain(["rise"]) {
        refused(&mut table(ruleset), "/fall collision-speed:80", "collision");
    }
}

#[test]
fn landing_on_somebody() {
    for ruleset in RULESETS {
        let mut door = table(ruleset);
        door.done("/creature add name:Rock at:B2 size:large");
        door.done("/creature add name:Goblin at:F5 size:small side:foes");
        let reply = door.ask("/fall creature:Rock onto:Goblin height:50");
        let (damage, onto) = (&reply["ruling"]["damage"], &reply["ruling"]["onto"]);
        if ruleset == "rise" {
            assert_eq!(*onto, json!({"creature": "Goblin", "damage": damage.as_u64().unwrap() / 2}));
        } else {
            assert!(
                onto["damage"].is_null() && message(&reply).contains("says what Goblin, landed on, takes"),
                "{reply:#}"
            );
        }
        assert_eq!(door.ask("/fall creature:Rock onto:Rock height:50")["status"], "error");
    }
}

// Epic Path, Damage From Falling Objects: an extremely large object affects an area.
#[test]
fn a_very_large_thing_hits_an_area() {
    let mut door = Door::seeded(Some(5));
    door.done("/table new width:9 height:9 ruleset:epic-path");
    let huge = door.ask("/fall object:huge height:20 preview:true");
    assert!(huge["message"].as_str().unwrap().contains("3 by 3 squares"), "{huge:#}");
    let small = door.ask("/fall object:medium height:20 preview:true");
    assert!(!small["message"].as_str().unwrap().contains("squares"), "{small:#}");
}
