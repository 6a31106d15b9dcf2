//! The fliers' feats Hover and Wingover, and how armor and load affect creatures that don't walk.

use serde_json::{Value, json};

use crate::door::Door;

/// A flier 60 ft up, facing east.
fn flier(ruleset: &str, modes: &str) -> Door {
    let mut door = Door::seeded(Some(7));
    door.done(&format!("/table new width:20 height:20 ruleset:{ruleset}"));
    door.done(&format!("/creature add name:Bat at:J10 altitude:60 modes:\"{modes}\""));
    door.done("/creature edit creature:Bat facing:e");
    door
}

fn rules(findings: &Value) -> Vec<&str> {
    findings.as_array().unwrap().iter().map(|finding| finding["rule"].as_str().unwrap()).collect()
}

// SRD 3.5, Monster Feats, Hover: it halts as a move action, and then flies in any direction at half its speed.
#[test]
fn the_hover_feat_needs_no_speed_to_turn() {
    for ruleset in ["srd35", "dnd35", "reaction"] {
        let mut door = flier(ruleset, "fly 60 poor");
        assert_eq!(door.ask("/fly creature:Bat preview:true")["status"], "refused");
        let halts = door.ask("/fly creature:Bat hover:true preview:true");
        assert_eq!(halts["status"], "done", "{ruleset}: {halts:#}");
        assert_eq!(rules(&halts["ruling"]["notes"]), ["hover-feat"], "{ruleset}: {halts:#}");
        let back = door.ask("/fly creature:Bat to:\"2w n\" hover:true preview:true");
        assert_eq!((&back["status"], &back["ruling"]["feet"]), (&json!("done"), &json!(15)), "{ruleset}: {back:#}");
        let far = door.ask("/fly creature:Bat to:\"7e\" hover:true preview:true");
        assert_eq!((&far["status"], &far["ruling"]["budget"]), (&json!("refused"), &json!(30)), "{ruleset}: {far:#}");
        // It doesn't fall at the end of its turn.
        door.done("/turn start");
        door.done("/fly creature:Bat hover:true");
        let over = door.ask("/turn next");
        assert!(over["ruling"]["falls"].is_null(), "{ruleset}: {over:#}");
    }
}

// SRD 3.5, Monster Feats, Wingover: once per round up to 180 degrees for 10 ft of movement, and no height gained.
#[test]
fn wingover_costs_ten_feet_and_gains_no_height() {
    for class in ["average", "poor", "clumsy"] {
        let mut door = flier("dnd35", &format!("fly 60 {class}"));
        let turned = door.ask("/fly creature:Bat to:\"6w\" preview:true");
        assert_eq!(turned["status"], "refused", "{class}: {turned:#}");
        let wheeled = door.ask("/fly creature:Bat to:\"6w\" wingover:true preview:true");
        assert_eq!(
            (&wheeled["status"], &wheeled["ruling"]["feet"]),
            (&json!("done"), &json!(40)),
            "{class}: {wheeled:#}"
        );
        assert_eq!(wheeled["ruling"]["steps"][0]["rules"], json!(["wingover"]), "{class}: {wheeled:#}");
        assert_eq!(rules(&wheeled["ruling"]["notes"]), ["wingover"], "{class}: {wheeled:#}");
        let twice = door.ask("/fly creature:Bat to:\"3w 3e\" wingover:true preview:true");
        assert_eq!(twice["status"], "refused", "{class}: {twice:#}");
        let climbs = door.ask("/fly creature:Bat to:\"6w w-up\" wingover:true pace:double preview:true");
        assert!(rules(&climbs["ruling"]["reasons"]).contains(&"wingover"), "{class}: {climbs:#}");
    }
    let mut door = flier("epic-path", "fly 60 greater");
    let idle = door.ask("/fly creature:Bat to:\"6w\" wingover:true preview:true");
    assert!(idle["message"].as_str().unwrap().contains("Wingover"), "{idle:#}");
}

// SRD 3.5, Carrying and Exploration: armor and load slow a creature; whether that includes its listed speeds is up to the table.
#[test]
fn armor_slows_listed_speeds_where_a_table_says_so() {
    for (ruleset, modes, slowed) in [("srd35", "fly 60 good", 40), ("epic-path", "fly 60 greater", 50)] {
        let mut door = flier(ruleset, modes);
        door.done("/creature edit creature:Bat armor:heavy");
        let listed = door.ask("/fly creature:Bat to:\"3e\" preview:true");
        assert_eq!(listed["ruling"]["budget"], 60, "{ruleset}: {listed:#}");
        door.done("/table house-rule rule:mode-load value:slowed");
        let heavy = door.ask("/fly creature:Bat to:\"3e\" preview:true");
        assert_eq!(heavy["ruling"]["budget"], slowed, "{ruleset}: {heavy:#}");
        assert!(heavy["ruling"]["rules"].to_string().contains("mode-load"), "{ruleset}: {heavy:#}");
    }
}

// SRD 3.5, Monster Feats, Wingover: once each round, whether it flies that round in one movement or in two.
#[test]
fn wheeling_round_counts_over_the_movements_of_a_round() {
    let table = || {
        let mut door = flier("srd35", "fly 60 average");
        door.done("/turn start");
        door
    };
    let mut door = table();
    door.done("/fly creature:Bat to:\"6w\" wingover:true");
    let twice = door.ask("/fly creature:Bat to:\"3e\" wingover:true");
    assert_eq!(twice["status"], "refused", "{twice:#}");
    assert!(twice["message"].as_str().unwrap().contains("has already used Wingover"), "{twice:#}");
    let climbs = door.ask("/fly creature:Bat to:\"2w w-up\"");
    assert!(rules(&climbs["ruling"]["reasons"]).contains(&"wingover"), "{climbs:#}");
    door.done("/fly creature:Bat to:\"3w\" preview:true");
    // In its next round it may do it again.
    door.done("/turn next");
    door.done("/fly creature:Bat to:\"4e\" wingover:true preview:true");
    // A creature that has gained height can't wheel around in that round.
    let mut door = table();
    door.done("/fly creature:Bat to:\"4e e-up\"");
    let wheels = door.ask("/fly creature:Bat to:\"4w\" wingover:true");
    assert_eq!(rules(&wheels["ruling"]["reasons"]), ["wingover"], "{wheels:#}");
}

// Lesser flight climbs at half its speed and descends at double its speed.
#[test]
fn lesser_flight_comes_down_at_double_its_speed_in_a_move_of_all_ways_too() {
    let mut door = flier("epic-path", "fly 40 lesser");
    door.done("/creature edit creature:Bat altitude:25");
    let down = door.ask("/move creature:Bat to:\"e-down e-down e-down e-down e e e\" mode:any preview:true");
    assert_eq!((&down["ruling"]["feet"], &down["ruling"]["steps"][0]["feet"]), (&json!(25), &json!(2.5)), "{down:#}");
    let short = door.ask("/move creature:Bat to:M10@20 mode:any preview:true");
    assert_eq!(short["ruling"]["verdict"], "needs-check", "{short:#}");
    // A creature that lands needs no speed to stay up.
    door.done("/creature edit creature:Bat altitude:5");
    let landed = door.ask("/move creature:Bat to:M10@0 mode:any preview:true");
    assert_eq!(
        (&landed["ruling"]["verdict"], &landed["ruling"]["checks"]),
        (&json!("legal"), &json!([])),
        "{landed:#}"
    );
}
