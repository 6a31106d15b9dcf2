//! A step costs the same whichever command makes it.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{Faults, on_varied_tables};
use crate::boards::are_enough;
use crate::boards::varied::Varied;
use crate::door::Door;

/// Where a step leads and what it costs.
#[derive(Clone, Debug, PartialEq)]
struct Priced {
    /// With its altitude: `D4@10`.
    to: String,
    space: Value,
    mode: String,
    feet: f64,
}

/// The steps of a ruling that were made, with their prices: for a refused movement, those before the first refused one.
fn priced(ruling: &Value, start: i64) -> Vec<Priced> {
    let steps = ruling["steps"].as_array().map(Vec::as_slice).unwrap_or_default();
    let refused = ruling["reasons"].as_array().into_iter().flatten().filter_map(|reason| reason["step"].as_u64()).min();
    let made = refused.map_or(steps.len(), |step| step.saturating_sub(1) as usize);
    let (mut altitude, mut mode) =
        (start, ruling["mode"].as_str().filter(|mode| *mode != "forced").unwrap_or("walk").to_owned());
    let each = steps.iter().take(made).map(|step| {
        altitude = step["altitude"].as_i64().unwrap_or(altitude);
        mode = step["mode"].as_str().unwrap_or(&mode).to_owned();
        let to = format!("{}@{altitude}", step["to"].as_str().unwrap());
        let feet = step["feet"].as_f64().unwrap_or(f64::MAX);
        Priced { to, space: step["space"].clone(), mode: mode.clone(), feet }
    });
    each.collect()
}

/// The same way as a `/move`, in the same mode.
fn by_hand(line: &str, ruling: &Value, start: &str, steps: &[Priced]) -> String {
    let who = ruling["creature"].as_str().unwrap();
    let mut modes: Vec<&str> = steps.iter().map(|step| step.mode.as_str()).collect();
    modes.dedup();
    let mode = match modes[..] {
        _ if line.contains("mode:any") => " mode:any",
        ["walk"] => "",
        [mode] => &format!(" mode:{mode}"),
        _ => " mode:any",
    };
    // Altitudes are only named for creatures that leave the ground.
    let named = |to: &str| if mode.is_empty() { to.split('@').next().unwrap().to_owned() } else { to.to_owned() };
    let way: Vec<String> = [start].into_iter().chain(steps.iter().map(|step| step.to.as_str())).map(named).collect();
    format!("/move creature:{who} to:\"{}\"{mode} check:60 preview:true", way.join(" "))
}

/// Whether the rulebooks give this movement a price of its own.
fn has_own_price(line: &str, ruling: &Value) -> bool {
    let command = line.split(' ').next().unwrap();
    match command {
        // A jump is paid for by its extent.
        "/jump" => true,
        _ if line.contains("jump:true") => true,
        // A five-foot step, a crawl and minimum movement are 5 ft, whatever is in the square.
        "/step" | "/crawl" => true,
        _ if line.contains("pace:minimum") || ruling["pace"] == "minimum" => true,
        // Under Epic Path every square of forced movement is 5 ft; under Rise a standing creature is moved at the price of a
        // walk, with diagonals counted from the first, because how far another creature moves it isn't part of its own
        // movement.
        "/push" | "/pull" | "/slide" | "/fling" => {
            ruling["ruleset"] != "rise" || ruling["turn"]["spent"]["diagonals"].as_u64().is_some_and(|had| had > 0)
        }
        // A charge over anything that slows it is refused, so its price means nothing.
        "/charge" => ruling["verdict"] == "illegal",
        // Getting through a tight place takes a minute.
        "/escape" | "/burrow" => true,
        // No movement of feet.
        "/mount" | "/dismount" | "/stand" => true,
        _ => false,
    }
}

fn compare(table: &Varied, door: &mut Door, line: &str, seen: &mut BTreeMap<String, u64>, faults: &mut Faults) {
    let told = door.ask(&format!("{line} preview:true"));
    let ruling = &told["ruling"];
    let Some(who) = ruling["creature"].as_str().filter(|_| !has_own_price(line, ruling)) else { return };
    let all = door.ask("/creature list")["ruling"]["creatures"].clone();
    let one = all.as_array().into_iter().flatten().find(|one| one["name"] == who);
    let Some(altitude) = one.and_then(|one| one["altitude"].as_i64()) else { return };
    let mine = priced(ruling, altitude);
    if mine.is_empty() || (ruling["mode"] == "forced" && altitude > 0) {
        return;
    }
    let start = format!("{}@{altitude}", ruling["path"][0].as_str().unwrap_or_default());
    let hand = by_hand(line, ruling, &start, &mine);
    let moved = door.ask(&hand);
    let plain = priced(&moved["ruling"], altitude);
    let which = |what: &str| format!("{what}: {line}\n{hand}\n{}{told:#}\n{moved:#}", table.which());
    let command = line.split(' ').next().unwrap();
    for (at, one) in mine.iter().enumerate() {
        // A move may not end in an opponent's squares. Of two spaces with the same north-west square, one may be squeezed.
        let Some(other) =
            plain.get(at).filter(|other| (&one.to, &one.space, &one.mode) == (&other.to, &other.space, &other.mode))
        else {
            *seen.entry("no such move".to_owned()).or_default() += 1;
            return;
        };
        let by_a_body = ruling["steps"][at]["rules"].as_array().is_some_and(|rules| rules.contains(&"dead".into()));
        if by_a_body && command == "/overrun" {
            // Under Epic Path only a plain move steps over a dead creature two sizes smaller.
            return;
        }
        if one.feet != other.feet {
            faults.add(which(&format!("{} costs {} and {}", one.to, one.feet, other.feet)));
            return;
        }
        *seen.entry(command.to_owned()).or_default() += 1;
        *seen.entry(format!("by {}", one.mode)).or_default() += 1;
    }
}

/// A plain move to one square costs what `/reachable` says.
fn reaches(table: &Varied, door: &mut Door, line: &str, seen: &mut BTreeMap<String, u64>, faults: &mut Faults) {
    let plain = line.strip_prefix("/move creature:").and_then(|rest| rest.split_once(" to:"));
    let Some((who, to)) = plain.filter(|(_, to)| !to.contains([' ', '"'])) else { return };
    let told = door.ask(&format!("{line} preview:true"));
    let ruling = &told["ruling"];
    let stays = ruling["path"].as_array().is_none_or(|path| path.len() < 2);
    // A named square next to the mover may be over an edge, where nobody goes without being asked to.
    let over = ruling["notes"].as_array().into_iter().flatten().any(|note| note["rule"] == "heights");
    let short = !ruling["stopped"].is_null() || ruling["squeezed"] == true;
    if ruling["verdict"] != "legal" || stays || over || short {
        return;
    }
    let reach = door.ask(&format!("/reachable creature:{who}"));
    let (reached, known) = (&reach["ruling"], reach["ruling"]["squares"].is_object());
    if known && reached["mode"] == ruling["mode"] && reached["squares"][to] != ruling["feet"] {
        faults.add(format!("{} and {}: {line}\n{}{told:#}", reached["squares"][to], ruling["feet"], table.which()));
    }
    *seen.entry("/reachable".to_owned()).or_default() += u64::from(known);
}

#[test]
fn every_command_prices_a_step_as_a_move_does_there() {
    let mut seen = BTreeMap::<String, u64>::new();
    let mut faults = Faults::default();
    on_varied_tables((1, 5_000), 10, |table, door, line| {
        compare(table, door, line, &mut seen, &mut faults);
        reaches(table, door, line, &mut seen, &mut faults);
    });
    faults.none();
    let missed: Vec<&str> = ["/move", "/tumble", "/reachable", "by fly", "by swim"]
        .into_iter()
        .filter(|what| !seen.contains_key(*what))
        .collect();
    // A quick run may miss what is rare.
    assert!(!are_enough() || missed.len() < 3, "{missed:?}: {seen:?}");
}
