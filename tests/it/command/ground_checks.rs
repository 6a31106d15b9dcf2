//! Ground that requires a check: painting it, showing it, and rolling for it.

use serde_json::{Value, json};

use crate::door::Door;

fn message(reply: &Value) -> &str {
    reply["message"].as_str().unwrap_or_default()
}

/// A corridor whose third square requires a check.
fn corridor() -> Door {
    let mut door = Door::open();
    door.done("/table new width:6 height:1");
    door.done("/creature add name:Aldo at:A1");
    door.done("/map paint squares:C1 terrain:difficult check:\"climb 15\"");
    door
}

#[test]
fn what_is_painted_is_shown_and_goes_when_the_ground_is_cleared() {
    let mut door = corridor();
    let reply = door.ask("/show text:true");
    let shown = message(&reply);
    assert!(shown.contains("Climb check, DC 15: C1"), "{shown}");
    assert_eq!(door.ask("/move to:D1 preview:true")["status"], "pending");
    // Another layer keeps the check; another check replaces it.
    door.done("/map paint squares:C1 terrain:hazardous");
    door.done("/map paint squares:C1 terrain:shallow-water check:\"Swim 10\"");
    let asked = door.ask("/move to:D1 preview:true");
    assert_eq!(asked["ruling"]["checks"][0]["skill"], "Swim", "{asked:#}");
    door.done("/map paint squares:C1 terrain:open");
    assert_eq!(door.ask("/move to:D1 preview:true")["ruling"]["checks"], json!([]));
    door.done("/undo");
    assert_eq!(door.ask("/move to:D1 preview:true")["status"], "pending");
}

#[test]
fn the_bot_rolls_with_a_bonus_and_a_preview_does_not() {
    let mut door = corridor();
    let preview = door.ask("/move to:D1 bonus:30 preview:true");
    assert_eq!((&preview["status"], &preview["ruling"]["checks"][0]["roll"]), (&json!("pending"), &Value::Null));
    let moved = door.ask("/move to:D1 bonus:30");
    assert_eq!((&moved["status"], &moved["ruling"]["to"]), (&json!("done"), &json!("D1")), "{moved:#}");
    assert_eq!(moved["ruling"]["checks"][0]["roll"]["bonus"], 30);
    let mut door = corridor();
    door.done("/move to:B1");
    let step = door.ask("/move to:C1 bonus:-30");
    assert_eq!((&step["status"], &step["ruling"]["to"]), (&json!("done"), &json!("B1")), "it fails: {step:#}");
    assert!(message(&step).contains("stops before C1"), "{step:#}");
}

// SRD 3.5, Balance: who fails can't move for the round. Nobody tries again with the same move action.
#[test]
fn a_failed_check_on_the_first_step_takes_the_action() {
    let mut door = corridor();
    door.done("/turn start");
    let failed = door.ask("/move to:C1 creature:Aldo check:20");
    assert_eq!((&failed["status"], &failed["ruling"]["to"]), (&json!("done"), &json!("C1")));
    door.done("/undo");
    door.done("/place creature:Aldo at:B1");
    for left in ["a standard action or another move action", "only a 5-foot step"] {
        let failed = door.ask("/move to:C1 creature:Aldo check:14");
        assert_eq!((&failed["status"], &failed["ruling"]["to"]), (&json!("done"), &json!("B1")), "{failed:#}");
        assert!(message(&failed).contains(left), "{failed:#}");
    }
    let refused = door.ask("/move to:C1 creature:Aldo check:20");
    assert_eq!(refused["ruling"]["reasons"][0]["rule"], "actions", "{refused:#}");
}

// Epic Path, Impeded Terrain: one square as a full-round action, which a failed check takes as well.
#[test]
fn failing_to_enter_impeded_ground_takes_the_full_round() {
    for (check, at) in [("12", "B1"), ("11", "A1")] {
        let mut door = Door::open();
        door.done("/table new width:6 height:1 ruleset:epic-path");
        door.done("/creature add name:Aldo at:A1");
        door.done("/map paint squares:B1 terrain:impeded check:\"might 12\"");
        door.done("/turn start");
        let moved = door.ask(&format!("/move to:B1 pace:minimum check:{check}"));
        assert_eq!(moved["ruling"]["to"], at, "{moved:#}");
        assert!(message(&moved).contains("takes a full-round action"), "{moved:#}");
        assert!(!message(&moved).contains("takes a standard action"), "{moved:#}");
        let again = if at == "A1" { "/move to:B1 pace:minimum check:20" } else { "/move to:A1" };
        let more = door.ask(again);
        assert_eq!(more["ruling"]["reasons"][0]["rule"], "actions", "{more:#}");
    }
}

#[test]
fn a_bad_check_says_what_was_expected() {
    let mut door = corridor();
    for check in ["climb", "cooking 15", "climb 101", "15"] {
        let reply = door.ask(&format!("/map paint squares:D1 terrain:open check:\"{check}\""));
        assert_eq!(reply["status"], "error", "{check}: {reply:#}");
        assert!(message(&reply).contains("balance") && message(&reply).contains("up to 100"), "{reply:#}");
    }
    let solid = door.ask("/map paint squares:D1 terrain:solid check:\"climb 15\"");
    assert_eq!(solid["status"], "error", "{solid:#}");
}

/// The die of each check of the ground.
fn dice(reply: &Value) -> Vec<u64> {
    let checks = reply["ruling"]["checks"].as_array().unwrap();
    checks.iter().map(|check| check["roll"]["die"].as_u64().unwrap()).collect()
}

#[test]
fn each_check_of_the_ground_has_its_own_die_in_every_mode() {
    for line in ["/move to:F1 bonus:30", "/move to:F1 mode:any bonus:30"] {
        let mut door = Door::seeded(Some(1));
        door.done("/table new width:6 height:1 ruleset:rise");
        door.done("/creature add name:Aldo at:A1");
        door.done("/map paint squares:B1 terrain:open check:\"climb 15\"");
        door.done("/map paint squares:D1 terrain:open check:\"jump 15\"");
        let moved = door.ask(line);
        assert_eq!((&moved["status"], dice(&moved).len()), (&json!("done"), 2), "{moved:#}");
        assert_ne!(dice(&moved)[0], dice(&moved)[1], "two dice, under this seed different ones: {moved:#}");
    }
}

#[test]
fn a_flier_that_lands_rolls_for_the_ground() {
    let mut door = Door::seeded(Some(1));
    door.done("/table new width:8 height:2 ruleset:rise");
    door.done("/creature add name:Bat at:A1 altitude:5 modes:\"fly 60\"");
    door.done("/map paint squares:D1 terrain:open check:\"climb 15\"");
    let asked = door.ask("/fly to:D1 altitude:0 preview:true");
    assert_eq!(asked["status"], "pending", "{asked:#}");
    let landed = door.ask("/fly to:D1 altitude:0 bonus:30");
    assert_eq!((&landed["status"], &landed["ruling"]["to"]), (&json!("done"), &json!("D1")), "{landed:#}");
    assert_eq!(dice(&landed).len(), 1, "{landed:#}");
}
