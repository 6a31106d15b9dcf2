//! What must hold wherever somebody is, in the air, in water, on a wall, in a pit or in the saddle, whichever command moves
//! them.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::boards::media::{HEIGHT, LAKE, Medium, Table, WIDTH, squares, tables};
use crate::boards::random::Dice;
use crate::door::Door;
use crate::judge::name;

fn creatures(door: &mut Door) -> Vec<Value> {
    door.ask("/creature list")["ruling"]["creatures"].as_array().unwrap().clone()
}

/// What keeps a creature where it is, found without asking the bot; `None` if nothing does.
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

/// Whatever is done, everybody ends where something holds them; whatever is refused has reasons in words, by their rules.
#[test]
fn nobody_ends_where_nothing_holds_them_and_every_refusal_has_its_reason() {
    let mut seen: BTreeMap<String, u64> = BTreeMap::new();
    let mut count = |what: String| *seen.entry(what).or_default() += 1;
    for table in tables(6, 1) {
        let mut door = Door::seeded(Some(table.seed));
        table.set_up(&mut door);
        let mut dice = Dice::new(table.seed ^ 0xF007);
        for _ in 0..12 {
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
                        // Who climbs says what surface that is, which the map need not show. Who is flung up comes down as
                        // the round ends, and without rounds by /fall, which is told.
                        let climbs = line.starts_with("/climb");
                        let flung = line.starts_with("/fling") && message.contains("/fall");
                        let told_of = (climbs || flung) && one["name"] == table.mover();
                        let Some(by) = support(&table, one, &all).or(told_of.then_some("told")) else {
                            panic!("{line} {}{one:#}\n{told:#}", table.which())
                        };
                        count(by.to_owned());
                    }
                    // Back to where it began, so that each line has the same start.
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

/// The budget of a movement is that of the way it is made by: its own speed there, or a share of the walking speed that the
/// rules give somebody without one.
#[test]
fn no_command_gives_anybody_a_budget_that_no_speed_of_its_own_has() {
    let mut checked = BTreeMap::<String, u64>::new();
    for table in tables(6, 2_000).filter(|table| table.medium != Medium::Saddle) {
        let mut door = Door::seeded(Some(table.seed));
        table.set_up(&mut door);
        let mut dice = Dice::new(table.seed ^ 0xB06E7);
        for _ in 0..12 {
            let line = table.line(&mut dice);
            if !line.contains("creature:Hero") || line.starts_with("/dismount") {
                continue;
            }
            let told = door.ask(&format!("{line} preview:true"));
            let ruling = &told["ruling"];
            let (Some(budget), Some(mode)) = (ruling["budget"].as_u64(), ruling["mode"].as_str()) else { continue };
            if line.contains("mode:any") || budget == 0 || ruling["verdict"] == "illegal" {
                continue;
            }
            let own = table.modes.iter().find(|(own, _)| *own == mode).map(|&(_, speed)| speed);
            // Who has no speed for water and walls gets there a quarter as far: the budget stays, the price is four times. Rise
            // has one speed for all ways of moving, which their categories make dearer.
            let one = table.ruleset == "rise";
            let speed = u64::from(own.filter(|_| !one).unwrap_or(table.speed));
            let times = (1..=5).any(|times| budget == speed * times);
            let fits = times || [2, 4].iter().any(|part| budget == speed / part);
            assert!(fits || budget <= 10, "{line}: {budget} ft by {mode}\n{}{told:#}", table.which());
            *checked.entry(mode.to_owned()).or_default() += 1;
        }
    }
    assert!(["walk", "swim", "fly"].iter().all(|mode| checked.contains_key(*mode)), "{checked:?}");
}

/// A step costs the same whichever command makes it, but for those that go at half speed.
#[test]
fn every_command_prices_a_step_as_a_move_does_there() {
    let mut compared = BTreeMap::<String, u64>::new();
    for table in tables(6, 4_000) {
        let mut door = Door::seeded(Some(table.seed));
        table.set_up(&mut door);
        let who = table.mover();
        let around = squares(&format!(
            "{}:{}",
            name(((table.start.0 - 1).max(0), (table.start.1 - 1).max(0))),
            name(((table.start.0 + 1).min(WIDTH - 1), (table.start.1 + 1).min(HEIGHT - 1)))
        ));
        let told = door.ask(&format!("/reachable creature:{who}"));
        let reached = told["ruling"]["squares"].as_object().cloned().unwrap_or_default();
        for at in around.into_iter().filter(|&at| at != table.start) {
            let to = name(at);
            let moved = door.ask(&format!("/move creature:{who} to:{to} preview:true check:40"));
            let plain = &moved["ruling"];
            if plain["verdict"] != "legal" || plain["steps"].as_array().is_none_or(|steps| steps.len() != 1) {
                continue;
            }
            let feet = plain["feet"].as_u64().unwrap();
            if let Some(reached) = reached.get(&to) {
                assert_eq!(reached.as_u64(), Some(feet), "/reachable {to} {}{plain:#}", table.which());
                *compared.entry("reachable".to_owned()).or_default() += 1;
            }
            for command in ["run", "withdraw", "hustle"] {
                let told = door.ask(&format!("/{command} creature:{who} to:{to} preview:true"));
                let ruling = &told["ruling"];
                if ruling["verdict"] != "legal" || ruling["steps"].as_array().is_none_or(|steps| steps.len() != 1) {
                    continue;
                }
                // A quicker pace has its own price; the medium is the same.
                assert_eq!(ruling["mode"], plain["mode"], "/{command} {to} {}{told:#}", table.which());
                if command != "run" {
                    assert_eq!(ruling["feet"].as_u64(), Some(feet), "/{command} {to} {}{told:#}", table.which());
                }
                *compared.entry(command.to_owned()).or_default() += 1;
            }
        }
    }
    assert!(compared.get("reachable").is_some_and(|&times| times > 20), "{compared:?}");
    assert!(compared.get("withdraw").is_some_and(|&times| times > 5), "{compared:?}");
}

/// What a movement says that it takes is gone from the turn, and a turn has no more than it has.
#[test]
fn what_a_movement_takes_is_gone_from_the_turn() {
    let mut taken = BTreeMap::<&str, u64>::new();
    for table in tables(6, 6_000).filter(|table| table.medium != Medium::Saddle && table.ruleset != "rise") {
        let mut door = Door::seeded(Some(table.seed));
        table.set_up(&mut door);
        door.done("/turn start");
        let mut dice = Dice::new(table.seed ^ 0x7A4E);
        for _ in 0..10 {
            let line = table.line(&mut dice);
            if !line.contains("creature:Hero") || line.starts_with("/fling") || line.starts_with("/push") {
                continue;
            }
            let before = door.ask("/move creature:Hero to:A1 preview:true")["ruling"]["turn"]["spent"].clone();
            let told = door.ask(&line);
            if told["status"] != "done" {
                continue;
            }
            let (spent, message) = (&told["ruling"]["turn"]["spent"], told["message"].as_str().unwrap());
            let (moves, standard) = (spent["moves"].as_u64().unwrap(), spent["standard"].as_bool().unwrap());
            assert!(moves + u64::from(standard) <= 2, "{line} {}{told:#}", table.which());
            for (words, is) in [
                ("It takes a full-round action", standard && moves > 0),
                ("It takes a standard action", standard),
                ("It takes a move action and a standard action", standard && moves > 0),
            ] {
                if message.contains(words) {
                    assert!(is, "{line}: {words}\n{}{told:#}", table.which());
                    *taken.entry(words).or_default() += 1;
                }
            }
            let had = (before["moves"].as_u64().unwrap_or(0), before["standard"] == true);
            assert!(moves >= had.0 && (standard || !had.1), "{line} {}{told:#}", table.which());
            if moves + u64::from(standard) == 2 {
                let more = door.ask(&format!("/run creature:Hero to:{}", name((0, 0))));
                assert_ne!(more["status"], "done", "{line} {}{more:#}", table.which());
                *taken.entry("all").or_default() += 1;
                break;
            }
        }
    }
    assert!(taken.get("all").is_some_and(|&times| times > 2), "{taken:?}");
}
