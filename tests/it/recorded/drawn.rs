//! Tables drawn at random, and lines on them that are kept where their answers have something that few answers before had.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use regex::Regex;
use serde_json::Value;

use super::Recorded;
use super::asked::{Asking, is_error, parts};
use super::state::State;
use crate::boards::elements::Element;
use crate::boards::flights::{airborne, open_sky};
use crate::boards::grounds::{cliff, course};
use crate::boards::maneuvers::{charge_board, melee_board, withdrawal_board};
use crate::boards::random::{Dice, raise, random_board, setup};
use crate::boards::varied::Varied;
use crate::door::Door;
use judge::Ruleset;

/// Lines drawn on a table.
const DRAWN: u32 = 60;
/// A table with fewer new answers is not kept.
const WORTH: usize = 3;
/// How many answers may show the same.
const ALIKE: u32 = 2;

/// What stands in a sentence and is different at every table.
static PARTICULAR: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"\b(?:[A-Z]{1,2})?\d+(?:\.\d+)?(?::[A-Z]{1,2}\d+)?\b").unwrap());

/// Tables of a rulebook, as many as fill so many bytes.
pub fn tables(ruleset: &'static str, bytes: usize) -> Vec<Recorded> {
    let mut seen = BTreeMap::new();
    let (mut tables, mut written) = (Vec::new(), 0);
    for seed in 1.. {
        let Some(table) = table(ruleset, seed, &mut seen) else { continue };
        let table = table.played();
        written += table.write().len();
        tables.push(table);
        if written >= bytes || seed > 2_000 {
            break;
        }
    }
    tables
}

fn table(ruleset: &'static str, seed: u64, seen: &mut BTreeMap<String, u32>) -> Option<Recorded> {
    let dice = &mut Dice::new(seed.wrapping_mul(7_919) + ruleset.len() as u64);
    let mut door = Door::seeded(Some(seed));
    let mut lines = set_up(ruleset, seed, dice);
    lines.retain(|line| door.ask(line)["status"] == "done");
    let mut table = Recorded { seed, setup: lines, asked: Vec::new() };
    let mut state = State::of(&mut door);
    for _ in 0..DRAWN {
        let line = Asking { ruleset, dice, state: &state }.line();
        let reply = door.ask(&line);
        if is_error(&reply) {
            continue;
        }
        let after = State::of(&mut door);
        let changed = state.changes(&after).is_some();
        let shown = shown(&line, &reply, state.names());
        let new = shown.iter().any(|one| seen.get(one).copied().unwrap_or(0) < ALIKE);
        if new {
            shown.into_iter().for_each(|one| *seen.entry(one).or_default() += 1);
            table.asked.push((line, Vec::new()));
            state = after;
        } else if changed {
            door.ask("/undo");
            state = State::of(&mut door);
        }
    }
    (table.asked.len() >= WORTH).then_some(table)
}

/// The commands that set up some table or other.
fn set_up(ruleset: &'static str, seed: u64, dice: &mut Dice) -> Vec<String> {
    let rules = Ruleset::ALL.into_iter().find(|rules| rules.word() == ruleset).expect("a rulebook");
    let flies = rules != Ruleset::Reaction;
    let mut lines = match dice.below(12) {
        0..4 => return Varied::new(seed, ruleset).lines().to_vec(),
        4 => setup(&charge_board(dice, rules)),
        5 => setup(&withdrawal_board(dice, rules)),
        6 => setup(&melee_board(dice, rules)),
        7 if flies => setup(&airborne(dice, rules).board),
        8 if flies => setup(&open_sky(dice, rules).board),
        9 => setup(&course(dice, rules).0),
        10 => setup(&cliff(dice, rules).0),
        _ => {
            let mut board = random_board(dice, rules);
            if dice.percent(40) {
                raise(dice, &mut board);
            }
            Element::with_lakes(seed, &mut board).setup(&board)
        }
    };
    if dice.percent(40) {
        lines.push("/turn start".to_owned());
    }
    lines
}

/// What an answer shows: the command with its options, rules, reasons, notes, checks, and what else the ruling has.
fn shown(line: &str, reply: &Value, names: &[String]) -> BTreeSet<String> {
    let (command, options) = parts(line);
    let ruling = &reply["ruling"];
    let (status, verdict) =
        (reply["status"].as_str().unwrap_or_default(), ruling["verdict"].as_str().unwrap_or_default());
    let does = status != "refused";
    let mut shown: BTreeSet<String> =
        options.iter().filter(|_| does).map(|option| format!("{command} {option} {status}")).collect();
    shown.insert(format!("{command} {status} {verdict}"));
    let list = |key: &str| ruling[key].as_array().cloned().unwrap_or_default();
    for rule in list("rules") {
        shown.insert(format!("rule {}", rule["id"]));
        shown.extend(does.then(|| format!("rule {command} {}", rule["id"])));
    }
    for key in ["reasons", "notes"] {
        let said = |one: &Value| {
            format!("{key} {} {}", one["rule"], plain(one["message"].as_str().unwrap_or_default(), names))
        };
        shown.extend(list(key).iter().map(said));
    }
    for check in list("checks") {
        let passed = check["result"].as_i64().zip(check["dc"].as_i64()).map(|(result, dc)| result >= dc);
        let success = plain(check["success"].as_str().unwrap_or_default(), names);
        shown.insert(format!("check {command} {} {} {passed:?} {success}", check["rule"], check["skill"]));
    }
    for step in list("steps") {
        shown.extend(does.then(|| format!("step {} {}", step["rules"], step["feet"])));
    }
    for chance in list("provokes") {
        shown.insert(format!("strike {command} {} {}", chance["rule"], chance["entering"].is_null()));
    }
    for way in list("options").iter().chain(&list("refused")) {
        shown.insert(format!("way {} {} {} {}", way["way"], way["attack"], way["verdict"], way["left"]));
        shown.extend(
            way["reasons"].as_array().into_iter().flatten().map(|one| format!("way {} {}", way["way"], one["rule"])),
        );
    }
    for (key, value) in ruling.as_object().into_iter().flatten() {
        let blank = value.is_null() || value == &Value::Bool(false) || value.as_array().is_some_and(Vec::is_empty);
        if !blank && does {
            shown.insert(format!("{command} has {key}"));
        }
    }
    shown
}

/// A sentence without figures, squares and names.
fn plain(sentence: &str, names: &[String]) -> String {
    let bare = PARTICULAR.replace_all(sentence, "#").into_owned();
    names.iter().fold(bare, |bare, name| bare.replace(name.as_str(), "@"))
}
