//! A mover may stay where its movement ends, and a preview predicts what happens.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::boards::are_enough;
use crate::boards::varied::varied;
use crate::door::Door;

fn creatures(door: &mut Door) -> Vec<Value> {
    door.ask("/creature list")["ruling"]["creatures"].as_array().unwrap().clone()
}

/// The settling of the creature, if `/settle` would move it: without support, or from a place where nobody may end.
fn goes_on(door: &mut Door, name: &str, shared: bool) -> Option<Value> {
    let share = if shared { " share:true" } else { "" };
    let settled = door.ask(&format!("/settle creature:{name}{share} preview:true"));
    let falls = settled["ruling"]["falls"].as_array().is_some_and(|falls| !falls.is_empty());
    (falls || settled["ruling"]["to"] != settled["ruling"]["from"]).then_some(settled)
}

#[test]
fn after_any_movement_everybody_it_moved_may_stay_where_they_are() {
    let mut seen = BTreeMap::<String, u64>::new();
    for mut table in varied(1, 300) {
        let mut door = Door::seeded(Some(table.seed));
        table.set_up(&mut door);
        for _ in 0..8 {
            let line = table.line();
            let planned = door.ask(&format!("{line} preview:true"));
            let before = creatures(&mut door);
            let told = door.ask(&line);
            let another = planned["ruling"]["creature"] != table.mover;
            let settles = told["ruling"]["landing"]["roll"].is_object();
            let rolls = line.contains("bonus:") || told["ruling"]["roll"].is_object() || settles;
            if told["status"] == planned["status"] && told["status"] != "error" && !another && !rolls {
                for what in ["verdict", "feet", "to", "path", "provokes", "budget", "mode"] {
                    let (said, is) = (&planned["ruling"][what], &told["ruling"][what]);
                    assert_eq!(said, is, "{what}: {line}\n{}{planned:#}\n{told:#}", table.which());
                }
            }
            // A preview is ahead of the turn.
            let reasons = told["ruling"]["reasons"].as_array();
            let early = reasons.into_iter().flatten().any(|reason| reason["rule"] == "initiative");
            assert!(
                told["status"] == planned["status"] || another || rolls || early,
                "{line}\n{}{planned:#}\n{told:#}",
                table.which()
            );
            if told["status"] != "done" {
                continue;
            }
            for one in creatures(&mut door) {
                let was = before.iter().find(|was| was["name"] == one["name"]).unwrap();
                let moved = ["space", "altitude", "mount"].iter().any(|what| one[what] != was[what]);
                if !moved {
                    continue;
                }
                let name = one["name"].as_str().unwrap();
                if let Some(settled) = goes_on(&mut door, name, line.contains("share:true")) {
                    panic!("{line}\n{}{was:#}\n{one:#}\n{told:#}\n{settled:#}", table.which());
                }
                *seen.entry(line.split(' ').next().unwrap().to_owned()).or_default() += 1;
            }
            table.go_on_or_back(&mut door, &line, &told);
        }
    }
    assert!(!are_enough() || seen.len() > 3, "{seen:?}");
}
