//! No command grants a budget that exceeds what the creature's own modes allow.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{Faults, on_varied_tables};
use crate::boards::are_enough;
use crate::boards::varied::Varied;
use crate::door::Door;

/// The multiple of a speed that a command may spend at most; `None` for a command without a budget in feet.
fn times(line: &str, ruling: &Value) -> Option<f64> {
    let command = line.split(' ').next().unwrap();
    let epic = ruling["ruleset"] == "epic-path";
    Some(match command {
        "/sprint" => 2.0,
        "/hustle" if ruling["ruleset"] != "rise" => 2.0,
        "/move" | "/swim" | "/climb" | "/fly" | "/jump" if line.contains("pace:double") => 2.0,
        "/move" | "/swim" | "/climb" | "/fly" | "/jump" | "/follow" | "/hustle" | "/burrow" => 1.0,
        "/run" => 4.0,
        "/charge" | "/withdraw" if epic || line.contains("one-action:true") => 1.0,
        "/charge" | "/withdraw" => 2.0,
        // As part of an earlier movement it may use all of that movement's feet.
        "/tumble" | "/overrun" | "/bull-rush" | "/clamber" => 1.0,
        _ => return None,
    })
}

/// The speeds on a creature's sheet, by mode.
fn speeds(one: &Value) -> BTreeMap<String, f64> {
    let modes = one["modes"].as_str().unwrap_or_default();
    let told = modes.split(", ").filter_map(|told| {
        let (mode, rest) = told.split_once(' ')?;
        Some((mode.to_owned(), rest.split(' ').next()?.parse().ok()?))
    });
    told.chain([("walk".to_owned(), one["speed"].as_f64().unwrap())]).collect()
}

fn steps_by_one_mode(ruling: &Value) -> bool {
    let steps = ruling["steps"].as_array().into_iter().flatten();
    steps.filter_map(|step| step["mode"].as_str()).all(|mode| ruling["mode"] == mode)
}

fn compare(table: &Varied, door: &mut Door, line: &str, seen: &mut BTreeMap<String, u64>, faults: &mut Faults) {
    let told = door.ask(&format!("{line} preview:true"));
    let ruling = &told["ruling"];
    let Some(times) = times(line, ruling) else { return };
    let (Some(who), Some(budget)) = (ruling["creature"].as_str(), ruling["budget"].as_u64()) else { return };
    if ruling["verdict"] == "illegal" || budget == 0 {
        return;
    }
    let mode = ruling["mode"].as_str().unwrap_or("walk");
    let all = door.ask("/creature list")["ruling"]["creatures"].clone();
    let one = all.as_array().into_iter().flatten().find(|one| one["name"] == who).unwrap().clone();
    let listed = speeds(&one);
    // Without a speed for walls or water, a creature has a share of its walking speed there, through the price of each step.
    let own = |mode: &str| listed.get(mode).or_else(|| listed.get("walk").filter(|_| matches!(mode, "climb" | "swim")));
    // A movement with several modes has the most feet of any of them. Under Rise there is one speed for all.
    let steps = ruling["steps"].as_array().into_iter().flatten();
    let modes = steps.filter_map(|step| step["mode"].as_str()).chain([mode]);
    let modes = modes.map(|mode| if ruling["ruleset"] == "rise" { "walk" } else { mode });
    let which = |what: &str| format!("{what}: {line}\n{}{one:#}\n{told:#}", table.which());
    let Some(fastest) = modes.filter_map(own).copied().reduce(f64::max) else {
        faults.add(which(&format!("{budget} ft by {mode}, which it cannot")));
        return;
    };
    if budget as f64 > (times * fastest).max(5.0) {
        faults.add(which(&format!("{budget} ft by {mode}, at most {times} times {fastest}")));
    }
    // The budget of a plain movement in the same mode, with loads and conditions applied.
    let plain = door.ask(&format!("/reachable creature:{who}"))["ruling"].clone();
    // A sprint has the full speed once more, however much of it is used up.
    let again = line.contains("mode:") || line.starts_with("/sprint");
    let same = plain["mode"] == mode && !again && steps_by_one_mode(ruling);
    if let Some(speed) = plain["budget"].as_f64().filter(|_| same) {
        let lies = ["prone", "quelled", "splayed"].iter().any(|lying| one["conditions"].to_string().contains(lying));
        if budget as f64 > (times * speed).max(5.0) && !lies {
            faults.add(which(&format!("{budget} ft by {mode}, at most {times} times the {speed} of a plain movement")));
        }
        *seen.entry("plain".to_owned()).or_default() += 1;
    }
    *seen.entry(mode.to_owned()).or_default() += 1;
}

#[test]
fn no_command_gives_a_budget_beyond_the_creatures_own_speeds() {
    let mut seen = BTreeMap::<String, u64>::new();
    let mut faults = Faults::default();
    on_varied_tables((1, 6_000), 10, |table, door, line| compare(table, door, line, &mut seen, &mut faults));
    faults.none();
    assert!(!are_enough() || ["walk", "swim", "fly"].iter().all(|mode| seen.contains_key(*mode)), "{seen:?}");
}
