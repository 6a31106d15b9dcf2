//! A Maneuver Defense is for the GM and the creature's own player: nothing that others read tells it.

use serde_json::json;

use super::suggestions::{message, table};
use crate::door::Door;

const PLAYER: u64 = 5;

fn orc() -> Door {
    table(&[
        "/table new width:24 height:16 ruleset:epic-path",
        "/creature add name:A at:C4 owner:5",
        "/creature add name:Orc at:F4 side:monsters",
        "/creature sheet creature:Orc maneuver-defense:17",
        "/roster save creature:Orc",
    ])
}

/// Neither the history nor what it echoes of the GM's lines has the figure. The GM reads it.
#[test]
fn the_history_keeps_a_defense_to_the_gm() {
    let mut door = orc();
    let read = door.ask_as(PLAYER, "/history").to_string();
    assert!(read.contains("/creature sheet creature:Orc") && !read.contains("17"), "{read}");
    let known = door.ask("/history").to_string();
    assert!(known.contains("maneuver-defense:17"), "{known}");
    let saved = door.ask("/roster save creature:Orc");
    assert!(!message(&saved).contains("17"), "{saved:#}");
    let undone = door.ask("/undo");
    assert!(!message(&undone).contains("17"), "{undone:#}");
}

/// Previews with one result after another don't find it out; the attempt itself is judged.
#[test]
fn previews_do_not_find_a_defense_out() {
    for line in
        ["/charge target:Orc", "/overrun target:Orc to:H4", "/withdraw to:A4 primary:Orc", "/tumble to:\"D4 E4 E3\""]
    {
        let mut door = orc();
        let with = |door: &mut Door, result: u32| {
            let answer = door.ask_as(PLAYER, &format!("{line} creature:A check:{result} preview:true"));
            (answer["status"].clone(), answer["message"].clone())
        };
        assert_eq!(with(&mut door, 16), with(&mut door, 17), "{line}");
        let gm = |door: &mut Door, result: u32| {
            message(&door.ask(&format!("{line} creature:A check:{result} preview:true"))).to_owned()
        };
        assert_ne!(gm(&mut door, 10), gm(&mut door, 40), "{line}");
    }
    let mut door = orc();
    let charged = door.ask_as(PLAYER, "/charge creature:A target:Orc check:17");
    assert_eq!(charged["status"], json!("done"), "{charged:#}");
    assert!(message(&charged).contains("17 - attacks"), "{charged:#}");
}
