//! A rider gets down only where the same step on foot would lead.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::{boards, never_squeezes, set_up, which};
use crate::boards::are_enough;
use crate::door::Door;
use judge::name;

/// The rules of the ground: what they refuse doesn't depend on who else is there, nor on actions and distances.
const GROUND: [&str; 5] = ["blocking", "corner", "heights", "tighter", "fills-corner"];

/// The rules of the ground that refuse this, and how far its mover falls.
fn ruled(told: &Value) -> (BTreeSet<String>, Vec<u64>) {
    let rules = told["ruling"]["reasons"].as_array().into_iter().flatten().filter_map(|reason| reason["rule"].as_str());
    let falls = told["ruling"]["falls"].as_array().into_iter().flatten().filter_map(|fall| fall["height"].as_u64());
    (rules.filter(|rule| GROUND.contains(rule)).map(str::to_owned).collect(), falls.collect())
}

#[test]
fn nobody_gets_down_where_they_could_not_step() {
    let mut seen = BTreeMap::<&str, u64>::new();
    for (seed, board) in boards(4_000).filter(|(_, board)| never_squeezes(board)) {
        let walker = &board.creatures[0];
        if walker.altitude != 0 || !walker.conditions.is_empty() {
            continue;
        }
        let mut door = Door::seeded(Some(3));
        set_up(&mut door, &board);
        let who = &walker.name;
        let at = walker.place.anchor();
        let beside = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy))).filter(|by| *by != (0, 0));
        let squares = board.squares();
        let beside = beside.map(|(dx, dy)| (at.0 + dx, at.1 + dy));
        let beside: Vec<String> = beside.filter(|square| squares.contains(square)).map(name).collect();
        let steps = beside.iter().map(|to| {
            let told = door.ask(&format!("/move creature:{who} to:\"{} {to}\" preview:true", name(at)));
            (told["status"] != "error").then(|| ruled(&told))
        });
        let steps: Vec<_> = steps.collect();
        let mount = format!("/creature add name:Steed at:{} size:gargantuan side:{} squares:1", name(at), walker.side);
        door.done(&mount);
        door.done(&format!("/mount creature:{who} target:Steed force:true"));
        for (to, step) in beside.iter().zip(steps) {
            let Some(step) = step else { continue };
            let told = door.ask(&format!("/dismount creature:{who} to:{to} preview:true"));
            assert_eq!(ruled(&told), step, "{to}\n{}{told:#}", which(seed, &board));
            let refused = !step.0.is_empty();
            *seen.entry(if refused { "refused" } else { "open" }).or_default() += 1;
            *seen.entry("falls").or_default() += step.1.len() as u64;
        }
    }
    assert!(!are_enough() || seen.len() > 1, "{seen:?}");
}
