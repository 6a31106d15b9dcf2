//! Groups in Rise's phases, and those who follow or block them.

use super::phases::{at, told};
use crate::door::Door;

/// An order for a group in a phase says who responded to it.
#[test]
fn those_who_follow_a_group_are_in_its_answer() {
    let mut door = Door::seeded(Some(3));
    door.done("/table new width:24 height:14 ruleset:rise");
    door.done("/creature add name:Gob count:2 at:\"H3 H4\" side:monsters");
    door.done("/creature add name:Ana at:G5");
    door.done("/creature add name:Bo at:F5");
    door.done("/phase next");
    door.done("/follow creature:\"Gob 1-2\" target:Ana distance:10");
    let went = door.ask("/hustle creature:heroes to:F12");
    for line in ["Gob 1 follows Ana within 10 ft: H3 to G9", "Gob 2 follows Ana within 10 ft: H4 to F9"] {
        assert!(told(&went).contains(line), "{went:#}");
    }
}

/// A group that declares a movement to one square gathers around it, as one that moves at once does.
#[test]
fn a_declared_movement_gathers_a_group() {
    let mut door = Door::seeded(Some(3));
    door.done("/table new width:24 height:14 ruleset:rise");
    door.done("/creature add name:Gob count:3 at:\"H3 H4 H5\" side:monsters");
    door.done("/table phases declared:true");
    door.done("/phase next");
    door.done("/hustle creature:monsters to:D4");
    door.done("/phase next");
    assert_eq!([at(&mut door, "Gob 1"), at(&mut door, "Gob 2"), at(&mut door, "Gob 3")], ["D4", "E4", "D5"]);
}

/// Somebody whose check against a blocker fails hears where that stops them, and nothing of others in the way.
#[test]
fn a_lost_check_against_a_blocker_is_no_crowd() {
    let mut door = Door::seeded(Some(3));
    door.done("/table new width:24 height:14 ruleset:rise");
    door.done("/creature add name:Ana at:B5");
    door.done("/creature add name:Dro at:F4 side:monsters");
    door.done("/table phases declared:true");
    door.done("/phase next");
    door.done("/phase declare creature:Ana order:\"hustle H5\"");
    door.done("/phase declare creature:Dro order:\"block Ana\"");
    door.ask("/phase next");
    let lost = door.ask("/hustle creature:Ana to:H5 check:12 against:15");
    assert!(told(&lost).starts_with("Ana goes to E5") && !told(&lost).contains("in the way"), "{lost:#}");
}

/// Rise, Block: "one of your relevant movement speeds" is the blocker's own in a mode that it could use there, so one on foot
/// holds up nobody in deep water or in the air.
#[test]
fn a_blocker_needs_a_speed_for_where_it_blocks() {
    for (water, mover, blocker, extra) in [
        (true, "swim 30", "swim 20", Some(20)),
        (true, "swim 30", "none", None),
        (false, "fly 60", "none", None),
        (false, "fly 60", "fly 20", Some(20)),
    ] {
        let mut door = Door::seeded(Some(3));
        door.done("/table new width:24 height:14 ruleset:rise");
        let altitude = if water { 20 } else { 5 };
        if water {
            door.done("/map paint squares:A1:X5 terrain:pit depth:20");
            door.done("/map paint squares:A1:X5 terrain:water");
        }
        door.done(&format!("/creature add name:Mia at:D5 modes:\"{mover}\" altitude:{altitude}"));
        let modes = if blocker == "none" { String::new() } else { format!(" modes:\"{blocker}\"") };
        door.done(&format!("/creature add name:Bob at:H6 side:monsters{modes}"));
        door.done("/phase next");
        door.done("/block creature:Bob target:Mia");
        let command = if water { "swim" } else { "fly" };
        let reply = door.ask(&format!("/{command} creature:Mia to:I5 check:10 against:15"));
        let blocks = told(&reply).contains("Bob blocks Mia");
        assert_eq!(blocks, extra.is_some(), "{mover} {blocker}: {reply:#}");
        if let Some(feet) = extra {
            assert!(told(&reply).contains(&format!("{feet} ft extra")), "{reply:#}");
        }
    }
}
