//! Random tables and lines, kept if their answers show something that few previous answers did.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use regex::Regex;
use serde_json::Value;

use super::Recorded;
use super::asked::{Asking, Focus, is_error, parts};
use super::state::State;
use crate::boards::elements::Element;
use crate::boards::flights::{airborne, open_sky};
use crate::boards::grounds::{cliff, course};
use crate::boards::maneuvers::{charge_board, melee_board, withdrawal_board};
use crate::boards::random::{Dice, raise, random_board, setup};
use crate::boards::varied::Varied;
use crate::door::Door;
use judge::Ruleset;

/// The number of lines drawn per table.
const DRAWN: u32 = 60;
/// How many tables are drawn for each one kept.
const DRAWN_FOR_ONE: usize = 5;
/// The approximate size of a table in bytes.
const BYTES: usize = 4_500;
/// How many of all drawn answers may show the same thing.
const ALIKE: u32 = 4;

/// The parts of a sentence that differ between tables.
static PARTICULAR: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"\b(?:[A-Z]{1,2})?\d+(?:\.\d+)?(?::[A-Z]{1,2}\d+)?\b").unwrap());

/// Things that answers show, with the number of answers.
type Seen = BTreeMap<String, u32>;

/// A drawn table, with what its answers show.
struct Candidate {
    table: Recorded,
    bytes: usize,
    shown: Seen,
}

impl Candidate {
    /// What it adds to what others show, relative to its size: half as much for a thing shown once already, and so on.
    fn worth(&self, others: &Seen) -> f64 {
        let times = |one: &String| others.get(one).copied().unwrap_or(0);
        let adds =
            |(one, many): (&String, &u32)| (0..*many).map(|nth| 0.5_f64.powi((times(one) + nth) as i32)).sum::<f64>();
        self.shown.iter().map(adds).sum::<f64>() / self.bytes as f64
    }
}

/// Enough of a rulebook's tables to fill this many bytes: the ones that show the most.
pub fn tables(ruleset: &'static str, bytes: usize) -> Vec<Recorded> {
    let mut seen = Seen::new();
    let many = bytes / BYTES * DRAWN_FOR_ONE;
    let mut drawn: Vec<Candidate> = (1..=many as u64).map(|seed| drawn(ruleset, seed, &mut seen)).collect();
    let (mut kept, mut shown, mut written) = (Vec::new(), Seen::new(), 0);
    while written < bytes {
        let worths = drawn.iter().map(|one| one.worth(&shown)).enumerate();
        let Some((best, _)) = worths.max_by(|one, other| one.1.total_cmp(&other.1)) else { break };
        let best = drawn.swap_remove(best);
        best.shown.iter().for_each(|(one, many)| *shown.entry(one.clone()).or_default() += many);
        written += best.bytes;
        kept.push(best.table);
    }
    kept.sort_by_key(|table| table.seed);
    kept
}

fn drawn(ruleset: &'static str, seed: u64, seen: &mut Seen) -> Candidate {
    let dice = &mut Dice::new(seed.wrapping_mul(7_919) + ruleset.len() as u64);
    let mut door = Door::seeded(Some(seed));
    let mut lines = set_up(ruleset, seed, dice);
    lines.retain(|line| door.ask(line)["status"] == "done");
    let mut table = Recorded { seed, setup: lines, ..Recorded::default() };
    let mut state = State::of(&mut door);
    let mut all = Seen::new();
    for _ in 0..DRAWN {
        let line = Asking { ruleset, dice, state: &state, focus: Focus::Any }.line();
        let reply = door.ask(&line);
        if is_error(&reply) {
            continue;
        }
        let after = State::of(&mut door);
        let changed = state.changes(&after).is_some();
        let shown = shown(&line, &reply, state.names());
        let new = shown.iter().any(|one| seen.get(one).copied().unwrap_or(0) < ALIKE);
        if new {
            for one in shown {
                *seen.entry(one.clone()).or_default() += 1;
                *all.entry(one).or_default() += 1;
            }
            table.asked.push((line, Vec::new()));
            state = after;
        } else if changed {
            door.ask("/undo");
            state = State::of(&mut door);
        }
    }
    let table = table.played();
    Candidate { bytes: table.write().len(), table, shown: all }
}

/// The commands that set up a random table.
pub fn set_up(ruleset: &'static str, seed: u64, dice: &mut Dice) -> Vec<String> {
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

/// What an answer shows: the command with its options, rules, reasons, notes, checks, and what else is in the ruling.
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
