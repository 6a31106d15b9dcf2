//! What has to hold for creatures in the air, in water, on a wall, in a pit or in the saddle, whichever command moves them.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::boards::media::{HEIGHT, LAKE, Table, WIDTH, squares, tables};
use crate::boards::one_in;
use crate::boards::random::Dice;
use crate::door::Door;
use judge::{Square, named};

fn creatures(door: &mut Door) -> Vec<Value> {
    door.ask("/creature list")["ruling"]["creatures"].as_array().unwrap().clone()
}

/// What supports a creature, determined without asking the bot; `None` if nothing does.
fn support(table: &Table, one: &Value, all: &[Value]) -> Option<&'static str> {
    let space = one["space"].as_str().unwrap();
    let (floor, altitude) = (table.floor_under(space), one["altitude"].as_i64().unwrap() as i32);
    let here = squares(space);
    let modes = one["modes"].to_string();
    let conditions = one["conditions"].to_string();
    let wet = || here.iter().all(|at| table.floors.get(at) == Some(&-LAKE)) && floor + altitude <= 0;
    let wall = || {
        here.iter().any(|at| {
            [(0, 1), (1, 0), (0, -1), (-1, 0)].iter().any(|way| {
                let beside = (at.0 + way.0, at.1 + way.1);
                let on_board = (0..WIDTH).contains(&beside.0) && (0..HEIGHT).contains(&beside.1);
                let higher = table.floors.get(&beside).copied().unwrap_or(0) > floor + altitude;
                on_board && !here.contains(&beside) && (table.rocks.contains(&beside) || higher)
            })
        })
    };
    let back = || {
        all.iter().any(|other| {
            let under = squares(other["space"].as_str().unwrap());
            let tall =
                5 * (under.iter().map(|at| at.0).max().unwrap() - under.iter().map(|at| at.0).min().unwrap() + 1);
            let top = table.floor_under(other["space"].as_str().unwrap()) + other["altitude"].as_i64().unwrap() as i32;
            other["name"] != one["name"] && top + tall == floor + altitude && under.iter().any(|at| here.contains(at))
        })
    };
    match () {
        () if !one["mount"].is_null() => Some("mount"),
        () if altitude == 0 => Some("floor"),
        () if modes.contains("fly") || modes.contains("glide") => Some("wings"),
        () if conditions.contains("hanging") || conditions.contains("midair") => Some("hands"),
        () if wet() => Some("water"),
        () if wall() => Some("wall"),
        () if back() => Some("back"),
        () => None,
    }
}

/// Whatever happens, every creature ends with support, and every refusal gives its reasons, each with its rule.
#[test]
fn nobody_ends_where_nothing_holds_them_and_every_refusal_has_its_reason() {
    let mut seen: BTreeMap<String, u64> = BTreeMap::new();
    let mut count = |what: String| *seen.entry(what).or_default() += 1;
    for table in tables(6, 1) {
        let mut door = Door::seeded(Some(table.seed));
        table.set_up(&mut door);
        let mut dice = Dice::new(table.seed ^ 0xF007);
        for _ in 0..12 / one_in(2) {
            let line = table.line(&mut dice);
            let told = door.ask(&line);
            let status = told["status"].as_str().unwrap().to_owned();
            let message = told["message"].as_str().unwrap();
            count(status.clone());
            match status.as_str() {
                "refused" => {
                    let reasons = told["ruling"]["reasons"].as_array().unwrap();
                    assert!(!reasons.is_empty(), "{line} {}{told:#}", table.which());
                    for reason in reasons {
                        let (rule, why) = (reason["rule"].as_str().unwrap(), reason["message"].as_str().unwrap());
                        assert!(!rule.is_empty() && why.ends_with(['.', ')']), "{line} {}{reason}", table.which());
                    }
                    assert!(message.lines().count() > 1, "{line} {}{message}", table.which());
                }
                "error" => assert!(message.len() > 10, "{line} {}{message}", table.which()),
                "done" => {
                    let all = creatures(&mut door);
                    for one in &all {
                        // A climber's command names the surface, which the map need not show.
                        let told_of = line.starts_with("/climb") && one["name"] == table.mover();
                        let Some(by) = support(&table, one, &all).or(told_of.then_some("told")) else {
                            panic!("{line} {}{one:#}\n{told:#}", table.which())
                        };
                        count(by.to_owned());
                    }
                    // Back to the start, so that each line begins there.
                    if told["ruling"]["verdict"] == "legal" {
                        door.ask("/undo");
                    }
                }
                _ => {}
            }
        }
    }
    for what in ["done", "refused", "floor", "water", "wall", "wings", "mount"] {
        assert!(seen.contains_key(what), "{what}: {seen:?}");
    }
}

/// Whether a refusal says what would work: another goal, a command, or an option with its value.
fn offers(told: &Value) -> bool {
    let (ruling, message) = (&told["ruling"], told["message"].as_str().unwrap());
    let command =
        |word: &str| word.starts_with('/') && word[1..].starts_with(|letter: char| letter.is_ascii_lowercase());
    let option = |word: &str| {
        word.split_once(':').is_some_and(|(name, value)| {
            !value.is_empty() && !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
        })
    };
    let words = || message.split(|letter: char| letter.is_whitespace() || letter == '(');
    !ruling["nearest"].is_null() || !ruling["instead"].is_null() || words().any(|word| command(word) || option(word))
}

/// The altitude that a line asks for.
fn asked_altitude(line: &str) -> Option<i64> {
    line.split(' ').find_map(|word| word.strip_prefix("altitude:")?.parse().ok())
}

/// The rules of refusals after which nothing would work: a standing creature can't stand up, nobody rides an opponent, and nobody
/// is pushed off the map.
const NOTHING_WOULD_DO: [&str; 3] = ["stand-up", "riding", "forced"];

/// Every refusal says what would work, unless nothing would: its rule is one of those above, or not even a plain movement leads
/// nearer to the goal.
#[test]
fn every_refusal_says_what_would_do() {
    let mut seen = BTreeMap::<&str, u64>::new();
    for table in tables(6, 8_000) {
        let mut door = Door::seeded(Some(table.seed));
        table.set_up(&mut door);
        let mut dice = table.dice(0x0FFE2);
        for _ in 0..14 {
            let line = table.line(&mut dice);
            let told = door.ask(&format!("{line} preview:true"));
            if told["status"] != "refused" {
                continue;
            }
            if offers(&told) {
                *seen.entry("offered").or_default() += 1;
                continue;
            }
            let mut rules = told["ruling"]["reasons"].as_array().unwrap().iter().map(|reason| &reason["rule"]);
            if rules.any(|rule| NOTHING_WOULD_DO.iter().any(|known| rule == known)) {
                *seen.entry("nothing would do").or_default() += 1;
                continue;
            }
            let ruling = &told["ruling"];
            let who = ruling["creature"].as_str().unwrap();
            let (from, to) = (named_space(&ruling["from"]), named_space(&ruling["to"]));
            // Nearer on both axes: in columns and in rows, unless there is no difference.
            let less = |at: i32, from: i32, to: i32| at.abs_diff(to) < from.abs_diff(to) || (at == to && from == to);
            let nearer = |at: Square| at != from && less(at.0, from.0, to.0) && less(at.1, from.1, to.1);
            let reach = door.ask(&format!("/reachable creature:{who}"))["ruling"].clone();
            if reach["mode"] == "fly" {
                // A flier's reach depends on its turns, and its own refusals say so.
                *seen.entry("in the air").or_default() += 1;
                continue;
            }
            let own =
                creatures(&mut door).into_iter().find(|one| one["name"] == who).map(|one| one["altitude"].as_i64());
            if asked_altitude(&line).is_some_and(|feet| Some(Some(feet)) != own) {
                // What leads to another height is no way there.
                *seen.entry("at a height").or_default() += 1;
                continue;
            }
            let near = reach["squares"].as_object().into_iter().flatten().find(|(at, _)| nearer(named(at)));
            assert!(near.is_none(), "{near:?} is nearer. {line} {}{told:#}", table.which());
            *seen.entry("nowhere nearer").or_default() += 1;
        }
    }
    assert!(seen.get("offered").is_some_and(|&times| times > 30), "{seen:?}");
    let quiet: u64 = seen.iter().filter(|(what, _)| **what != "offered").map(|(_, times)| times).sum();
    assert!(quiet * 5 < seen["offered"], "hardly any refusal offers nothing: {seen:?}");
}

/// The first square of a space.
fn named_space(space: &Value) -> Square {
    squares(space.as_str().unwrap())[0]
}

// SRD 3.5, Skills II, Swim: a swim ends with the first step ashore, whichever command it belongs to.
#[test]
fn a_charge_or_a_withdrawal_ashore_says_that_the_swim_ends_there() {
    let mut door = Door::open();
    for line in [
        "/table new width:20 height:12 ruleset:srd35",
        "/map paint squares:C1:P12 terrain:pit depth:10",
        "/map paint squares:C1:P12 terrain:water",
        "/creature add name:Hero at:N6 modes:\"swim 20\"",
        "/creature add name:Foe at:T6 side:monsters",
        "/place creature:Hero altitude:10",
    ] {
        door.done(line);
    }
    for line in ["/charge creature:Hero target:Foe preview:true", "/withdraw creature:Hero to:R6 preview:true"] {
        let told = door.ask(line);
        let message = told["message"].as_str().unwrap();
        assert!(message.contains("R6 is dry ground") && !message.contains("no floor"), "{line}: {message}");
    }
}
