//! Whole tables as files: an export can be read elsewhere, and a file that was tampered with is refused.

use fivefoot::command::Status;
use serde_json::{Value, json};

use crate::door::Door;

/// A table in the middle of a fight.
fn fight() -> Door {
    let mut door = Door::seeded(Some(7));
    for line in [
        "/table new width:12 height:9 ruleset:dnd35",
        "/map paint squares:C3:D4 terrain:difficult",
        "/map height squares:A1:B2 feet:10",
        "/map edge squares:F5 side:east barrier:door",
        "/table house-rule rule:corner value:allowed",
        "/creature add name:Ogre at:G3 size:large side:foes speed:40",
        "/creature add name:Hero at:B5 load:medium modes:\"fly 60 good\" conditions:blinded",
        "/turn start",
        "/initiative creature:Ogre check:15",
        "/initiative creature:Hero check:12",
        "/turn next",
    ] {
        door.done(line);
    }
    door
}

fn file(door: &mut Door) -> Value {
    let reply = door.hand("/table export", b"");
    assert_eq!(reply.file_name().as_deref(), Some("table-export.json"), "{}", reply.text());
    serde_json::from_slice(&reply.file.unwrap().bytes).unwrap()
}

#[test]
fn a_table_goes_on_elsewhere_as_it_was() {
    let mut here = fight();
    let exported = file(&mut here);
    assert_eq!(exported["fivefoot"], 1);
    assert!(exported["rounds"].is_object(), "{exported:#}");
    let mut there = Door::open();
    let reply = there.hand("/table import file:table.json", exported.to_string().as_bytes());
    assert_eq!(reply.status, Status::Done, "{}", reply.text());
    assert_eq!(file(&mut there), exported);
    assert_eq!(there.ask("/show")["ruling"], here.ask("/show")["ruling"]);
    assert_eq!(there.ask("/move creature:Ogre to:E3 preview:true"), here.ask("/move creature:Ogre to:E3 preview:true"));
    there.done("/undo");
    assert_eq!(there.ask("/show")["status"], "error");
    there.done("/redo");
    assert_eq!(file(&mut there), exported);
}

#[test]
fn a_file_that_says_what_no_table_says_is_refused() {
    let exported = file(&mut fight());
    let mut door = Door::open();
    door.done("/table new width:5 height:5");
    for (path, value, expected) in [
        ("/fivefoot", json!(2), "version 2"),
        ("/fivefoot", json!("one"), "invalid type"),
        ("/ruleset", json!("pathfinder"), "pathfinder"),
        ("/board", json!("12x9\nlava A1"), "line 2"),
        ("/board", json!("4x4"), "off the board"),
        ("/house_rules/corner", json!("sideways\nmore: lines"), "house rule"),
        ("/house_rules", json!({"gravity": "off"}), "house rule"),
        ("/creatures/0/speed", json!(4_000_000_000_u32), "the limit is 1000"),
        ("/creatures/0/altitude", json!(-2_000_000_000), "the limit is 2000"),
        ("/creatures/0/altitude", json!(3), "flight data"),
        ("/creatures/0/name", json!("Ogre\u{202e}"), "Can't read"),
        ("/creatures/0/name", json!("Ogre"), "same name"),
        ("/creatures/0/anchor", json!("ZZ99"), "off the board"),
        ("/creatures/0/modes", json!("fly 4000000000 good"), "from 5 to 1000"),
        ("/creatures/0/strength", json!(1e308), "Can't read"),
        ("/creatures", json!(vec![exported["creatures"][0].clone(); 501]), "more than 500"),
        ("/rounds/round", json!(4_000_000_000_u32), "turns are impossible"),
        ("/rounds/order/0/name", json!("Nobody"), "Nobody"),
        ("/rounds/order/0/initiative", json!(2_000_000_000), "turns are impossible"),
        ("/rounds/stage", json!("movement"), "don't match its rulebook"),
    ] {
        let mut other = exported.clone();
        *other.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = value.clone();
        let reply = door.hand("/table import file:table.json", other.to_string().as_bytes());
        assert!(reply.status == Status::Error && reply.text().contains(expected), "{path} {value}: {}", reply.text());
    }
    for (bytes, expected) in [("", "EOF"), ("{}", "not a table"), ("[1]", "Can't read")] {
        let reply = door.hand("/table import file:table.json", bytes.as_bytes());
        assert!(reply.status == Status::Error && reply.text().contains(expected), "{bytes}: {}", reply.text());
    }
    let reply = door.ask("/table import file:table.json");
    assert!(reply["message"].as_str().unwrap().contains("attach a file"), "{reply:#}");
}
