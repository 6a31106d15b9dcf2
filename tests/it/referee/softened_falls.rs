//! The check that softens a fall, when another command causes the fall.

use serde_json::Value;

use super::falls::{done, message, table};
use crate::door::Door;

/// A cliff 30 ft high, and Aldo at its edge.
fn at_the_edge(ruleset: &str) -> Door {
    let mut door = table(ruleset);
    door.done("/map height squares:A1:D10 feet:30");
    door.done("/creature add name:Aldo at:D5 speed:30 strength:10");
    door
}

fn only_fall(ruling: &Value) -> &Value {
    let falls = ruling["falls"].as_array().unwrap_or_else(|| panic!("{ruling:#}"));
    assert_eq!(falls.len(), 1, "{falls:#?}");
    &falls[0]
}

#[test]
fn a_fall_on_the_way_takes_the_check_that_softens_it() {
    for (ruleset, made, whole) in [("srd35", "2d6", "3d6"), ("reaction", "2d6", "3d6"), ("epic-path", "2d6", "3d6")] {
        let mut door = at_the_edge(ruleset);
        let fallen = done(&mut door, "/move creature:Aldo to:\"D5 E5\" fall-check:15");
        assert_eq!(only_fall(&fallen)["dice"], made, "{ruleset}");
        door.done("/undo");
        let fallen = done(&mut door, "/move creature:Aldo to:\"D5 E5\" fall-check:14");
        assert_eq!(only_fall(&fallen)["dice"], whole, "{ruleset}");
        door.done("/undo");
        let rolled = done(&mut door, "/move creature:Aldo to:\"D5 E5\" fall-bonus:30");
        assert_eq!(only_fall(&rolled)["dice"], made, "{ruleset}");
        assert_eq!(only_fall(&rolled)["checks"][0]["roll"]["bonus"], 30, "{ruleset}");
    }
}

#[test]
fn a_fall_without_a_result_names_the_check_and_where_it_goes() {
    let mut door = at_the_edge("srd35");
    let preview = door.ask("/move creature:Aldo to:\"D5 E5\" preview:true");
    assert!(message(&preview).contains("Tumble check DC 15 is optional"), "{preview:#}");
    let reply = door.ask("/move creature:Aldo to:\"D5 E5\"");
    assert!(message(&reply).contains("/undo and repeat the command with `fall-check` and the result"), "{reply:#}");
    let check = &only_fall(&reply["ruling"])["checks"][0];
    assert_eq!((&check["skill"], &check["dc"], &check["result"]), (&"Tumble".into(), &15.into(), &Value::Null));
}

#[test]
fn a_push_over_an_edge_takes_the_check_of_who_falls() {
    let mut door = at_the_edge("srd35");
    door.done("/creature add name:Bea at:C5 side:foes");
    let fallen = done(&mut door, "/bull-rush creature:Bea target:Aldo check:20 against:5 fall-check:20");
    assert_eq!((&only_fall(&fallen)["creature"], &only_fall(&fallen)["dice"]), (&"Aldo".into(), &"2d6".into()));
}

#[test]
fn what_is_given_for_no_fall_is_idle() {
    for (ruleset, line) in [
        ("srd35", "/move creature:Aldo to:C5 fall-check:20"),
        ("rise", "/move creature:Aldo to:\"D5 E5\" fall-check:20"),
    ] {
        let mut door = at_the_edge(ruleset);
        let reply = door.ask(line);
        assert!(message(&reply).contains("leave out `fall-check` and `fall-bonus`"), "{reply:#}");
    }
}

#[test]
fn a_dive_deals_nothing_in_one_line() {
    let mut door = table("srd35");
    door.done("/creature add name:Aldo at:D5");
    let dive = done(&mut door, "/fall creature:Aldo height:60 water-depth:30 jumped:true check:20");
    assert_eq!(dive["parts"].as_array().map(Vec::len), Some(1), "{dive:#}");
}

#[test]
fn who_rode_what_the_gm_takes_away_is_said_to_be_in_midair() {
    let mut door = table("epic-path");
    door.done("/creature add name:Elephant at:B2 size:huge modes:\"fly 60 greater\" altitude:20");
    door.done("/creature add name:Aldo at:B2 altitude:20");
    door.done("/mount creature:Aldo target:Elephant");
    let reply = door.ask("/creature remove creature:Elephant");
    assert!(message(&reply).contains("Aldo is 20 ft up with nothing below: /settle creature:\"Aldo\""), "{reply:#}");
}

#[test]
fn a_swimmer_that_the_gm_puts_ashore_stands_there() {
    let mut door = table("rise");
    door.done("/map paint squares:F1:J10 terrain:pit depth:20");
    door.done("/map paint squares:F1:J10 terrain:water");
    door.done("/creature add name:Fish at:G5 altitude:20 modes:\"swim 30\"");
    let at = |door: &mut Door| door.ask("/creature list creature:Fish")["ruling"]["creatures"][0]["altitude"].clone();
    door.done("/place creature:Fish at:C5");
    assert_eq!(at(&mut door), 0);
    door.done("/undo");
    door.done("/place creature:Fish at:H5");
    assert_eq!(at(&mut door), 20);
}

/// SRD 3.5, Jump and Falling: a jump down has no check but the one that softens it, so `check` and `bonus` are for that.
#[test]
fn the_result_of_a_jump_down_softens_it() {
    for ruleset in ["srd35", "dnd35", "reaction"] {
        let mut door = at_the_edge(ruleset);
        for softened in ["check:20", "bonus:30", "fall-check:20"] {
            let jumped = done(&mut door, &format!("/jump creature:Aldo to:E5 {softened}"));
            assert_eq!(only_fall(&jumped)["parts"][0]["harm"], "none", "{ruleset} {softened}: {jumped:#}");
            door.done("/undo");
        }
    }
}
