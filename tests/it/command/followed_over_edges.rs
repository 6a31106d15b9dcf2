//! Rise's phases where floors differ: creatures that are followed, blocked or withdrawn from go over edges and into water as ever,
//! and fliers follow and withdraw over ledges.

use serde_json::json;

use super::suggestions::{message, says, table};
use crate::door::Door;

/// Aldo at the edge of a 10-ft ledge, with Foe behind, who has answered with this line.
fn on_a_ledge(reaction: &str) -> Door {
    table(&[
        "/table new width:30 height:14 ruleset:rise",
        "/map height squares:A1:H14 feet:10",
        "/creature add name:Aldo at:G6 speed:40",
        "/creature add name:Foe at:E6 side:monsters speed:40",
        "/phase next",
        reaction,
    ])
}

/// Rise, 5.6.3 Movement Abilities: reactive movement doesn't change how the target moves.
#[test]
fn the_followed_still_go_over_an_edge() {
    for reaction in [
        "/follow creature:Foe target:Aldo distance:5",
        "/withdraw creature:Foe from:Aldo distance:30",
        "/block creature:Foe target:Aldo",
    ] {
        let mut door = on_a_ledge(reaction);
        let told = door.ask("/move creature:Aldo to:\"H6 I6\"");
        assert_eq!((&told["status"], &told["ruling"]["to"]), (&json!("done"), &json!("I6")), "{reaction}: {told:#}");
        assert_eq!(told["ruling"]["falls"][0]["height"], 10, "{reaction}: {told:#}");
    }
    says(
        &mut on_a_ledge("/follow creature:Foe target:Aldo distance:5"),
        "/move creature:Aldo to:\"H6 I6\"",
        &["Foe follows Aldo within 5 ft: F6 to H6"],
    );
}

/// The same into deep water.
#[test]
fn the_followed_still_step_into_water() {
    let mut door = table(&[
        "/table new width:30 height:14 ruleset:rise",
        "/map paint squares:H1:L14 terrain:pit depth:20",
        "/map paint squares:H1:L14 terrain:water",
        "/creature add name:Aldo at:G6 speed:40",
        "/creature add name:Foe at:E6 side:monsters speed:40",
        "/phase next",
        "/follow creature:Foe target:Aldo distance:5",
    ]);
    let told = door.ask("/move creature:Aldo to:\"G6 H6\"");
    assert_eq!((&told["ruling"]["to"], &told["ruling"]["altitude"]), (&json!("H6"), &json!(20)), "{told:#}");
    assert!(message(&told).contains("F6 to G6"), "{told:#}");
}

/// Rise, 5.6.3: a follower goes as near as its speed leads, a flier over a ledge above it too.
#[test]
fn a_flier_follows_over_a_ledge() {
    let mut door = table(&[
        "/table new width:30 height:14 ruleset:rise",
        "/map height squares:A1:H14 feet:15",
        "/creature add name:Fly at:I6 altitude:10 speed:30 modes:\"fly 30\"",
        "/creature add name:Foe at:E6 side:monsters",
        "/phase next",
    ]);
    says(&mut door, "/follow creature:Fly target:Foe distance:5", &["Fly moves I6 to F6: 15 of 30 ft"]);
}

/// A height in the `to` of a withdrawal is understood, and without one a flier lands on the ledge.
#[test]
fn a_flier_withdraws_over_a_ledge() {
    for to in ["F6", "F6@0", "F6@10"] {
        let mut door = table(&[
            "/table new width:30 height:14 ruleset:rise",
            "/map height squares:A1:H14 feet:15",
            "/creature add name:Fly at:I6 altitude:10 speed:30 modes:\"fly 30\"",
            "/creature add name:Foe at:J6 altitude:10 side:monsters modes:\"fly 30\"",
            "/phase next",
        ]);
        let told = door.ask(&format!("/withdraw creature:Fly from:Foe distance:20 to:{to}"));
        assert_eq!((&told["status"], &told["ruling"]["to"]), (&json!("done"), &json!("F6")), "{to}: {told:#}");
        let high = if to == "F6@10" { json!(10) } else { json!(0) };
        assert_eq!(told["ruling"]["altitude"], high, "{to}: {told:#}");
    }
}

/// Rise, Fling Effects: a fling onto a ledge ends on its floor.
#[test]
fn a_fling_onto_a_ledge_is_not_up_to_nothing() {
    let mut door = table(&[
        "/table new width:30 height:14 ruleset:rise",
        "/map height squares:H1:AD14 feet:10",
        "/creature add name:Aldo at:E6 speed:40",
        "/creature add name:Foe at:C6 side:monsters",
    ]);
    let line = "/fling creature:Foe target:Aldo feet:30 to:H6@0 preview:true";
    says(&mut door, line, &["Aldo could be flung E6 to H6: 20 of 30 ft."]);
}
