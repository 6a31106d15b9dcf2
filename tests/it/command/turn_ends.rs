//! What the end of a turn, or of a phase, does to those in the air.

use serde_json::json;

use super::suggestions::{message, table};
use crate::door::Door;

/// D&D 3.5, Minimum Forward Speed: a flier that hasn't kept its least speed stalls as its turn ends.
const NOT_YET: [&str; 3] = [
    "/table new width:30 height:16 ruleset:dnd35",
    "/creature add name:W at:C7 size:large altitude:100 modes:\"fly 60 poor\"",
    "/creature add name:Z at:F7 side:foes",
];

fn altitude(door: &mut Door) -> i64 {
    let shown = door.ask("/show");
    let creatures = shown["ruling"]["creatures"].as_array().expect("creatures");
    creatures.iter().find(|one| one["name"] == "W").and_then(|one| one["altitude"].as_i64()).expect("an altitude")
}

/// Before the first turn of an order nobody's turn has ended.
#[test]
fn a_flier_does_not_stall_before_its_first_turn() {
    let mut door = table(&NOT_YET);
    for line in ["/turn start", "/initiative creature:W check:20", "/initiative creature:Z check:10"] {
        door.done(line);
    }
    let first = door.ask("/turn next");
    assert!(!message(&first).contains("stall"), "{first:#}");
    assert_eq!(altitude(&mut door), 100);
}

/// SRD 3.5, Delay: the turn moves back in the order; it doesn't end.
#[test]
fn a_flier_that_delays_does_not_stall() {
    let mut door = table(&NOT_YET);
    let order = ["/initiative creature:W check:20", "/initiative creature:Z check:10", "/turn start"];
    order.iter().for_each(|line| door.done(line));
    let delays = door.ask("/turn delay after:Z");
    assert_eq!(altitude(&mut door), 100, "{delays:#}");
    // Its own turn, later in the round, does.
    door.done("/turn next");
    door.done("/turn next");
    assert_ne!(altitude(&mut door), 100);
}

/// `/options` says which ways leave a flier to fall as its turn, or the phase, ends, and lists flights beside them.
#[test]
fn staying_where_nothing_keeps_a_flier_up_says_so() {
    let cases = [
        ("dnd35", "fly 60 poor", "Stay at C7: full attack, falls 20 ft at the end of the turn", Some(20)),
        ("dnd35", "fly 60 good", "Stay at C7: full attack", None),
    ];
    for (ruleset, wings, stays, falls) in cases {
        let mut door = table(&[
            &format!("/table new width:30 height:16 ruleset:{ruleset}"),
            &format!("/creature add name:W at:C7 altitude:20 modes:\"{wings}\""),
            "/creature add name:Z at:D7 side:foes altitude:20 modes:\"fly 30 perfect\"",
            "/initiative creature:W check:20",
            "/turn start",
        ]);
        let answer = door.ask("/options target:Z");
        let ways = answer["ruling"]["options"].as_array().expect("ways").clone();
        let stay = ways.iter().find(|way| way["command"].is_null()).expect("to stay");
        assert!(message(&answer).contains(stays), "{answer:#}");
        assert_eq!(stay.get("falls_at_the_end"), falls.map(|feet| json!(feet)).as_ref(), "{wings}: {answer:#}");
        assert_eq!(ways.iter().any(|way| way["command"].to_string().contains("/fly")), falls.is_some(), "{answer:#}");
    }
}

/// D&D 3.5, Minimum Forward Speed: a flier that is low enough lands, whatever way down is left to it, and falls only where
/// there is none.
#[test]
fn a_slow_flier_lands_wherever_it_can() {
    for (at, facing) in [("H8", ""), ("C8", "facing:w")] {
        let mut door = table(&[
            "/table new width:24 height:16 ruleset:dnd35",
            &format!("/creature add name:W at:{at} altitude:20 modes:\"fly 60 poor\" {facing}"),
            "/creature add name:Z at:V16 side:foes",
            "/initiative creature:W check:10",
            "/initiative creature:Z check:5",
            "/turn start",
        ]);
        let ended = door.ask("/turn next");
        assert!(message(&ended).contains("and lands at"), "{facing}: {ended:#}");
        assert_eq!(altitude(&mut door), 0);
    }
}

/// Each phase names those that nothing holds up in the air, as each turn does elsewhere. (Rise, Combat: Aerial Movement.)
#[test]
fn each_phase_names_those_in_midair() {
    let mut door = table(&[
        "/table new width:24 height:16 ruleset:rise",
        "/creature add name:W at:E5",
        "/place creature:W altitude:15",
    ]);
    for _ in 0..2 {
        let begun = door.ask("/phase next");
        assert!(message(&begun).contains("W is in the air with nothing to hold them up"), "{begun:#}");
    }
}

/// SRD 3.5 and Epic Path, Jump: a jump is part of movement, so a failed attempt uses the move action, too. Who sprawls has
/// moved.
#[test]
fn a_failed_jump_uses_its_action() {
    for (ruleset, dc) in [("epic-path", 9), ("srd35", 9)] {
        let mut door = table(&[
            &format!("/table new width:24 height:16 ruleset:{ruleset}"),
            "/creature add name:Hero at:D6",
            "/initiative creature:Hero check:20",
            "/map paint squares:E1:E16 terrain:pit depth:20",
            "/turn start",
        ]);
        let line = format!("/jump to:F6 check:{dc}");
        let first = door.ask(&line);
        assert_eq!(first["status"], "done", "{first:#}");
        assert_eq!(first["ruling"]["turn"]["spent"]["moves"], json!(1), "{first:#}");
        assert!(message(&first).contains("a standard action or another move action"), "{first:#}");
        let again = door.ask("/jump altitude:5 check:1");
        assert_eq!(again["ruling"]["turn"]["spent"]["moves"], json!(2), "{ruleset}: {again:#}");
        let third = door.ask(&line);
        assert_eq!(third["status"], "refused", "{ruleset}: {third:#}");
    }
    let mut door = table(&[
        "/table new width:24 height:16 ruleset:epic-path",
        "/creature add name:Hero at:D6",
        "/initiative creature:Hero check:20",
        "/turn start",
    ]);
    let sprawls = door.ask("/jump altitude:5 check:30");
    let told = message(&sprawls);
    assert!(told.contains("another move action left") && !told.contains("5-foot step"), "{told}");
}

/// Epic Path, Swim: the check at the surface keeps a creature there. Below it there is nothing to keep up.
#[test]
fn a_check_keeps_only_those_at_the_surface_afloat() {
    for (altitude, afloat) in [(20, true), (10, false)] {
        let mut door = table(&[
            "/table new width:24 height:16 ruleset:epic-path",
            "/map paint squares:A1:L16 terrain:pit depth:20",
            "/map paint squares:A1:L16 terrain:water",
            &format!("/creature add name:Hero at:D6 altitude:{altitude}"),
            "/initiative creature:Hero check:20",
        ]);
        let begins = door.ask("/turn start");
        assert_eq!(message(&begins).contains("is in deep water"), afloat, "{begins:#}");
        let ends = door.ask("/turn next");
        assert_eq!(message(&ends).contains("to keep afloat"), afloat, "{ends:#}");
    }
}
