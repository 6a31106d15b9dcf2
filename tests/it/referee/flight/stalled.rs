//! Fliers that are pushed, stopped, blinded or held, and fliers that have stalled: under the rulebook with classes.

use serde_json::{Value, json};

use crate::boards::one_in;
use crate::door::Door;

fn table(ruleset: &str, creatures: &[&str]) -> Door {
    let mut door = Door::seeded(Some(7));
    door.done(&format!("/table new width:30 height:14 ruleset:{ruleset}"));
    for creature in creatures {
        door.done(&format!("/creature add {creature}"));
    }
    door
}

fn rules(reply: &Value) -> Vec<&str> {
    reply["ruling"]["reasons"].as_array().unwrap().iter().map(|why| why["rule"].as_str().unwrap()).collect()
}

fn message(reply: &Value) -> &str {
    reply["message"].as_str().unwrap()
}

fn shown(door: &mut Door, name: &str) -> Value {
    let board = door.ask("/show");
    let creatures = board["ruling"]["creatures"].as_array().unwrap();
    creatures.iter().find(|creature| creature["name"] == name).unwrap().clone()
}

fn refused(door: &mut Door, line: &str, rule: &str) {
    let reply = door.ask(line);
    assert_eq!(reply["status"], "refused", "{line}: {}", message(&reply));
    assert!(rules(&reply).contains(&rule), "{line}: {}", message(&reply));
}

const FIGHTER: &str = "name:F at:H5 side:heroes";
const WYVERN: &str = "name:Wyv at:I5 side:foes size:large shape:long modes:\"fly 60 poor\" altitude:30";

#[test]
fn a_creature_that_is_above_or_below_is_not_in_the_way() {
    let mut door = table("srd35", &[FIGHTER, &WYVERN.replace(" shape:long", "")]);
    for (line, rule) in [
        ("/bull-rush creature:F target:Wyv check:30 against:10", "bull-rush"),
        ("/bull-rush creature:Wyv target:F check:30 against:10", "bull-rush"),
        ("/overrun creature:F target:Wyv to:L5 check:30 against:10", "overrun"),
        ("/tumble creature:F through:Wyv to:L5 accelerated:true check:40", "tumble"),
    ] {
        refused(&mut door, line, rule);
    }
    assert!(message(&door.ask("/overrun creature:F target:Wyv to:L5")).contains("Wyv is above F"));
    // At the same height it is in the way.
    door.done("/place creature:Wyv at:I5 altitude:0");
    assert_eq!(door.ask("/bull-rush creature:F target:Wyv check:30 against:10")["status"], "done");
}

#[test]
fn a_creature_that_is_pushed_in_the_air_keeps_its_elevation() {
    let mut door = table(
        "srd35",
        &["name:G at:J5 side:foes modes:\"fly 40 good\"", "name:F at:I5 side:heroes modes:\"fly 40 good\""],
    );
    door.done("/map height squares:A1:J14 feet:30");
    door.done("/place creature:G at:J5 altitude:5");
    door.done("/place creature:F at:I5 altitude:5");
    door.done("/bull-rush creature:F target:G check:12 against:10");
    let pushed = shown(&mut door, "G");
    assert_eq!((&pushed["anchor"], &pushed["altitude"]), (&json!("K5"), &json!(35)), "{pushed}");
    // A floor that rises above it stops it.
    door.done("/map height squares:L1:L14 feet:60");
    door.done("/place creature:F at:J5 altitude:5");
    let reply = door.ask("/bull-rush creature:F target:G check:12 against:10");
    assert!(message(&reply).contains("G stays at K5"), "{}", message(&reply));
    assert_eq!(shown(&mut door, "G")["altitude"], 35);
}

/// A flier that has stalled and fallen to 50 ft.
fn stalled() -> Door {
    let mut door = table("srd35", &["name:S at:A5 side:foes modes:\"fly 60 poor\" altitude:200", FIGHTER]);
    door.done("/fly creature:S stall:true");
    assert_eq!(shown(&mut door, "S")["altitude"], 50);
    door
}

#[test]
fn a_creature_that_has_stalled_does_nothing_else() {
    let mut door = stalled();
    for line in [
        "/withdraw creature:S to:A9",
        "/charge creature:S target:F to:G5",
        "/overrun creature:S target:F to:K5 check:30 against:10",
        "/step creature:S to:B5",
        "/fly creature:S to:F5",
    ] {
        refused(&mut door, line, "stall");
    }
    // On the floor there is nothing to recover from.
    door.done("/place creature:S at:A5 altitude:0");
    assert_eq!(door.ask("/withdraw creature:S to:A9 preview:true")["status"], "done");
}

#[test]
fn the_gm_lets_one_that_has_stalled_fly_on() {
    let mut door = stalled();
    let reply = door.ask("/fly creature:S to:F5 force:true");
    assert_eq!(reply["status"], "done", "{}", message(&reply));
    let there = shown(&mut door, "S");
    assert_eq!((&there["anchor"], &there["altitude"]), (&json!("F5"), &json!(50)), "{there}");
    assert!(rules(&reply).contains(&"stall"), "{reply}");
    let next = door.ask("/fly creature:S to:\"6e\" preview:true");
    assert_eq!(next["status"], "done", "it flies again: {}", message(&next));
}

#[test]
fn a_turn_spent_on_recovering_owes_no_speed() {
    let mut door = stalled();
    door.done("/initiative creature:S check:20");
    door.done("/initiative creature:F check:1");
    door.done("/turn start");
    let reply = door.ask("/fly creature:S check:25");
    assert_eq!(reply["status"], "done", "{}", message(&reply));
    let over = door.ask("/turn next");
    assert!(!message(&over).contains("to stay up"), "{}", message(&over));
    door.done("/turn next");
    let idle = door.ask("/turn next");
    assert!(message(&idle).contains("S has flown 0 ft of the 30 ft"), "{}", message(&idle));
}

#[test]
fn without_an_order_everybody_is_looked_at() {
    let mut door = stalled();
    door.done("/turn start");
    let over = door.ask("/turn next");
    assert!(message(&over).contains("S has stalled and hasn't tried"), "{}", message(&over));
}

/// A flier that stalls at the end of its turn reads where it comes down.
#[test]
fn the_end_of_a_turn_says_where_a_flier_comes_down() {
    for (altitude, says) in [(30, "and lands at C5."), (200, "W falls 150 ft, to 50 ft above the floor of C5.")] {
        let mut door = table("srd35", &[&format!("name:W at:A5 modes:\"fly 60 average\" altitude:{altitude}")]);
        ["/initiative creature:W check:20", "/turn start", "/fly creature:W to:C5"]
            .iter()
            .for_each(|line| door.done(line));
        let over = door.ask("/turn next");
        assert!(message(&over).contains(says), "{}", message(&over));
    }
}

#[test]
fn a_flight_is_stopped_on_its_way() {
    let mut door = table("srd35", &["name:W at:A5 modes:\"fly 60 average\" altitude:200"]);
    let reply = door.ask("/move creature:W to:L5 stopped-at:E5");
    assert_eq!((&reply["status"], &reply["ruling"]["to"]), (&json!("done"), &json!("E5")), "{}", message(&reply));
    assert_eq!(
        (&reply["ruling"]["feet"], &reply["ruling"]["altitude"]),
        (&json!(20), &json!(50)),
        "it stalls: {reply}"
    );
    assert!(message(&reply).contains("Stopped at E5."), "{}", message(&reply));
    let mut door = table("srd35", &["name:W at:A5 modes:\"fly 60 good\" altitude:200"]);
    for (at, expected) in [("Z9", "a square of the path (A5 B5"), ("Z99", "isn't on the map")] {
        let reply = door.ask(&format!("/move creature:W to:L5 stopped-at:{at}"));
        assert_eq!(reply["status"], "error", "{reply}");
        assert!(message(&reply).contains(expected), "{}", message(&reply));
    }
    let reply = door.ask("/move creature:W to:L5 stopped-at:E5");
    assert_eq!((&reply["status"], &reply["ruling"]["altitude"]), (&json!("done"), &json!(200)), "{}", message(&reply));
    let here = door.ask("/move creature:W to:L5 stopped-at:E5");
    assert_eq!((&here["status"], &here["ruling"]["feet"]), (&json!("done"), &json!(0)), "{}", message(&here));
}

#[test]
fn a_blinded_flier_pays_for_not_seeing() {
    // If not seeing hampers a walk, it hampers a flight.
    for (ruleset, class, feet) in
        [("srd35", "good", 40), ("dnd35", "good", 40), ("epic-path", "greater", 20), ("rise", "", 20)]
    {
        let mut door = table(ruleset, &[&format!("name:W at:A5 modes:\"fly 60 {class}\" altitude:20")]);
        assert_eq!(door.ask("/fly creature:W to:E5 preview:true")["ruling"]["feet"], 20);
        door.done("/creature edit creature:W conditions:blinded");
        let blind = door.ask("/fly creature:W to:E5 preview:true");
        assert_eq!(blind["ruling"]["feet"], feet, "{ruleset}: {}", message(&blind));
        let named = blind["ruling"]["steps"][0]["rules"].as_array().unwrap();
        assert_eq!(named.contains(&json!("poor-visibility")), feet > 20, "{ruleset}: {named:?}");
    }
    // Up at half speed, and diagonally.
    let mut door = table("srd35", &["name:W at:A5 modes:\"fly 60 good\" altitude:20 conditions:blinded"]);
    for (to, feet) in [("up", 20), ("se", 15), ("e-up", 30), ("down", 5)] {
        let reply = door.ask(&format!("/fly creature:W to:{to} preview:true"));
        assert_eq!(reply["ruling"]["feet"], feet, "{to}: {}", message(&reply));
    }
}

#[test]
fn a_creature_that_cannot_move_does_not_stay_in_the_air() {
    let mut door = table("srd35", &["name:W at:A5 modes:\"fly 60 good winged\" altitude:30", FIGHTER]);
    let edit = door.ask("/creature edit creature:W conditions:paralyzed");
    assert!(message(&edit).contains("/fall creature:\"W\""), "{}", message(&edit));
    refused(&mut door, "/fly creature:W", "conditions");
    refused(&mut door, "/fly creature:W to:E5", "conditions");
    door.done("/turn start");
    let over = door.ask("/turn next");
    assert!(message(&over).contains("W is in the air and can't move"), "{}", message(&over));
    let fall = door.ask("/fall creature:\"W\"");
    assert_eq!(fall["status"], "done", "{}", message(&fall));
    assert!(!message(&door.ask("/turn next")).contains("can't move"), "on the floor");
}

#[test]
fn words_that_do_not_go_together() {
    let mut door = table("srd35", &["name:W at:A5 modes:\"fly 60 good\" altitude:900"]);
    for (line, expected) in [
        ("/fly creature:W to:E5 mode:walk", "fly, glide"),
        ("/fly creature:W to:E5 mode:swim", "fly, glide"),
        ("/creature edit creature:W modes:\"fly 60 good poor\"", "`good` and `poor` don't go together"),
        ("/fly creature:W to:\"30up\" pace:double force:true", "1000 ft"),
    ] {
        let reply = door.ask(line);
        assert_eq!(reply["status"], "error", "{line}: {}", message(&reply));
        assert!(message(&reply).contains(expected), "{line}: {}", message(&reply));
    }
    assert_eq!(shown(&mut door, "W")["altitude"], 900);
}

#[test]
fn fall_after_a_stall_counts_the_distance_fallen() {
    let mut door = table("srd35", &["name:Bat at:A1 altitude:180 modes:\"fly 60 average\""]);
    door.done("/fly creature:Bat to:B1 stall:true");
    assert_eq!(shown(&mut door, "Bat")["altitude"], 30);
    let reply = door.ask("/fall creature:Bat preview:true");
    assert_eq!(reply["ruling"]["height"], 180, "{}", message(&reply));
    // A height given in the command counts.
    let reply = door.ask("/fall creature:Bat height:30 preview:true");
    assert_eq!(reply["ruling"]["height"], 30, "{}", message(&reply));
}

#[test]
fn a_creature_that_charges_on_wings_turns_and_keeps_its_speed() {
    let orc = "name:Orc at:K5 altitude:20 side:foes modes:\"fly 60 good\"";
    let bat = |class: &str, facing: &str, at: &str| {
        format!("name:Bat at:{at} altitude:20 modes:\"fly 60 {class}\" facing:{facing}")
    };
    for (class, facing, at, rules_against) in [
        ("clumsy", "e", "A5", vec![]),
        ("clumsy", "ne", "A5", vec!["flight-turn"]),
        ("clumsy", "w", "A5", vec!["flight-maximum-turn"]),
        ("poor", "n", "A5", vec!["flight-maximum-turn"]),
        // After the turn that it can make in place it reaches another end, as close as the one straight ahead.
        ("average", "n", "A5", vec![]),
        ("average", "ne", "A5", vec![]),
        ("average", "w", "A5", vec!["flight-maximum-turn"]),
        ("good", "w", "A5", vec![]),
        ("perfect", "w", "A5", vec![]),
        ("clumsy", "e", "D5", vec![]),
        ("clumsy", "e", "E5", vec!["flight-minimum"]),
        ("average", "e", "E5", vec!["flight-minimum"]),
        ("good", "e", "E5", vec![]),
    ] {
        for ruleset in ["srd35", "dnd35", "reaction"].into_iter().step_by(one_in(3)) {
            let mut door = table(ruleset, &[&bat(class, facing, at), orc]);
            let reply = door.ask("/charge creature:Bat target:Orc");
            let known: Vec<&str> = if rules_against.is_empty() { vec![] } else { rules(&reply) };
            let about = format!("{ruleset} {class} {facing} {at}: {}", message(&reply));
            assert_eq!(reply["status"], if rules_against.is_empty() { "done" } else { "refused" }, "{about}");
            assert!(rules_against.iter().all(|rule| known.contains(rule)), "{about}");
        }
    }
    // Turning in place is part of the way's cost, and the facing it ends with is kept.
    let mut door = table("srd35", &[&bat("average", "ne", "A5"), orc]);
    let reply = door.ask("/charge creature:Bat target:Orc");
    assert_eq!(reply["ruling"]["feet"], 50, "{}", message(&reply));
    assert_eq!(shown(&mut door, "Bat")["facing"], "e");
    // It has flown its minimum for this turn.
    let mut door = table("srd35", &[&bat("clumsy", "e", "D5"), orc]);
    door.done("/turn start");
    door.done("/charge creature:Bat target:Orc");
    let reply = door.ask("/turn next");
    assert!(!message(&reply).contains("has flown"), "{}", message(&reply));
}

#[test]
fn a_charge_up_or_down_takes_wings() {
    let orc = "name:Orc at:H5 altitude:20 side:foes modes:\"fly 60 good\"";
    for ruleset in ["srd35", "dnd35", "reaction", "epic-path"] {
        let mut door = table(ruleset, &[FIGHTER, &orc.replace("H5", "N5")]);
        let reply = door.ask("/charge creature:F target:Orc");
        assert_eq!(reply["status"], "refused", "{ruleset}: {}", message(&reply));
        assert!(message(&reply).contains("Orc is 20 ft higher, out of F's reach"), "{}", message(&reply));
        let reply = door.ask("/charge creature:Orc target:F preview:true");
        assert_eq!(reply["ruling"]["verdict"], "legal", "{ruleset}: {}", message(&reply));
        door.done("/place creature:Orc at:N5 altitude:5");
        assert_eq!(door.ask("/charge creature:F target:Orc preview:true")["ruling"]["verdict"], "legal", "{ruleset}");
    }
}

/// D&D 3.5, Minimum Forward Speed: a stall that comes down to water or to a creature ends there.
#[test]
fn a_stall_ends_on_water_and_on_a_creature_below() {
    for (altitude, fallen) in [(175, 145), (180, 150)] {
        let mut door = table("dnd35", &[]);
        door.done("/map paint squares:D1:X6 terrain:pit depth:30");
        door.done("/map paint squares:D1:X6 terrain:water");
        door.done(&format!("/creature add name:Bo at:F5 modes:\"fly 60 clumsy\" altitude:{altitude} facing:e"));
        let reply = door.ask("/fly creature:Bo to:H5 stall:true");
        let fall = &reply["ruling"]["falls"][0];
        assert_eq!((&fall["height"], &fall["water_depth"]), (&json!(fallen), &json!(30)), "{reply:#}");
        assert!(message(&reply).contains(&format!("{fallen} ft in all")), "{}", message(&reply));
        assert_eq!(shown(&mut door, "Bo")["altitude"], 30);
    }
    let giant = "name:Giant at:F3 size:colossal side:foes";
    let mut door = table("dnd35", &[giant, "name:Al at:D3 modes:\"fly 60 clumsy\" altitude:160 facing:e"]);
    let reply = door.ask("/fly creature:Al to:G3 stall:true");
    assert_eq!(reply["ruling"]["falls"][0]["landed_on"][0]["creature"], "Giant", "{reply:#}");
    assert_eq!(shown(&mut door, "Al")["altitude"], 0);
    // It doesn't fall into another flier there.
    let hovering = "name:Ivy at:G3 modes:\"fly 60 good\" altitude:45";
    let mut door = table("dnd35", &[hovering, "name:Al at:D3 modes:\"fly 60 clumsy\" altitude:195 facing:e"]);
    let reply = door.ask("/fly creature:Al to:G3 stall:true");
    assert_eq!((&reply["ruling"]["altitude"], &reply["status"]), (&json!(50), &json!("done")), "{reply:#}");
}

/// D&D 3.5, Minimum Forward Speed: distance flown in a maneuver counts, and keeps the flier up at the end of its turn.
#[test]
fn an_overrun_in_the_air_counts_as_flown() {
    let wyvern = "name:Wy at:M5 modes:\"fly 60 poor\" altitude:30 facing:e initiative:9";
    let foe = "name:Foe at:P5 side:foes altitude:30 modes:\"fly 60 good\" initiative:-9";
    let mut door = table("dnd35", &[wyvern, foe]);
    door.done("/turn start");
    door.done("/overrun creature:Wy target:Foe to:\"N5 O5 P5 Q5 R5 S5\" check:30 against:10");
    let ended = door.ask("/turn next");
    assert!(!message(&ended).contains("stalls"), "{}", message(&ended));
    assert_eq!(shown(&mut door, "Wy")["altitude"], 30);
}

/// What a charge up or down says of its speed: only a level charge flies level.
#[test]
fn a_dive_does_not_fly_level() {
    let mut door = table("dnd35", &["name:Grif at:A5 modes:\"fly 60 good\" altitude:20", "name:Elf at:I5 side:foes"]);
    let dive = door.ask("/charge creature:Grif target:Elf preview:true");
    assert!(message(&dive).contains("Flies, with a fly speed of 60 ft"), "{}", message(&dive));
    door.done("/creature edit creature:Elf altitude:20 modes:\"fly 30 good\"");
    let level = door.ask("/charge creature:Grif target:Elf preview:true");
    assert!(message(&level).contains("Flies level"), "{}", message(&level));
}

/// SRD 3.5, Combat II, Charge: a burrowing creature doesn't charge, wherever the target is.
#[test]
fn nobody_charges_through_the_ground() {
    let mut door =
        table("srd35", &["name:Bu at:B4 modes:\"burrow 30\"", "name:Mo at:H4 side:foes modes:\"burrow 30\""]);
    door.done("/place creature:Bu at:B4 altitude:-10");
    door.done("/place creature:Mo at:H4 altitude:-10");
    let reply = door.ask("/charge creature:Bu target:Mo");
    assert!(message(&reply).contains("nobody charges through the ground"), "{}", message(&reply));
}

/// D&D 3.5, Minimum Forward Speed: a flier near enough to the ground lands, and only a higher one falls.
#[test]
fn a_stall_near_the_ground_names_the_way_to_land() {
    let low = "name:Wy at:M5 modes:\"fly 60 poor\" altitude:10 facing:e";
    let mut door = table("dnd35", &[low]);
    let reply = door.ask("/fly creature:Wy to:\"2e\" stall:true preview:true");
    assert!(message(&reply).contains("to:\"N5@10 O5@10 O5@5 O5@0\""), "{}", message(&reply));
    let landed = door.ask("/fly creature:Wy to:\"N5@10 O5@10 O5@5 O5@0\"");
    assert_eq!((&landed["status"], &landed["ruling"]["falls"]), (&json!("done"), &json!(null)), "{landed:#}");
    let mut door = table("dnd35", &[&low.replace("altitude:10", "altitude:100")]);
    let reply = door.ask("/fly creature:Wy to:\"2e\" stall:true preview:true");
    assert!(!message(&reply).contains("to land instead"), "{}", message(&reply));
}

/// D&D 3.5, Minimum Forward Speed: a flier too slow to stay up lands if what is left of its movement leads to the ground. Only one
/// too high for that falls.
#[test]
fn a_slow_flier_that_is_low_enough_lands_as_its_turn_ends() {
    for (altitude, ends) in [(10, "and lands at D8"), (300, "and stalls")] {
        let mut door = Door::seeded(Some(7));
        door.done("/table new width:24 height:16 ruleset:dnd35");
        door.done(&format!("/creature add name:G at:B8 altitude:{altitude} modes:\"fly 60 average\" facing:e"));
        door.done("/initiative creature:G check:20");
        door.done("/turn start");
        door.done("/fly creature:G to:\"C8 D8\"");
        let told = door.ask("/turn next");
        assert!(message(&told).contains(ends), "{}", message(&told));
        let after = shown(&mut door, "G");
        let down = if altitude == 10 { 0 } else { 150 };
        assert_eq!((&after["anchor"], &after["altitude"]), (&json!("D8"), &json!(down)), "{told:#}");
        assert_eq!(told["ruling"]["falls"].is_null(), altitude == 10, "{told:#}");
    }
}

/// Only a plain flight may choose to stall, and only its refusal offers that.
#[test]
fn the_choice_to_stall_is_offered_where_there_is_one() {
    let mut door = table("dnd35", &["name:G at:B8 altitude:20 modes:\"fly 60 average\" facing:e side:heroes"]);
    door.done("/creature add name:O at:G8 altitude:20 modes:\"fly 60 good\" side:foes");
    for (line, offered) in [
        ("/fly creature:G to:\"C8 D8\"", true),
        ("/charge creature:G target:O", false),
        ("/step creature:G to:C8", false),
    ] {
        let told = door.ask(line);
        assert!(message(&told).contains("has to fly 30 ft a turn"), "{line}: {}", message(&told));
        assert_eq!(message(&told).contains("stall:true"), offered, "{line}: {}", message(&told));
    }
}
