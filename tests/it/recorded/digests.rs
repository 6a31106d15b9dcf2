//! Many more random tables, each kept as one number: a digest of the answers to random lines. They notice a change where no recorded
//! table does, at a price of one line in `tests/recorded/digests`.

use std::path::{Path, PathBuf};

use fivefoot::referee::Tally;
use fivefoot::ruleset::AdjustableRule;

use super::asked::{Asking, Focus, is_error};
use super::drawn::set_up;
use super::state::State;
use super::themes::Theme;
use super::work;
use crate::boards::random::Dice;
use crate::door::Door;

/// The number of lines drawn per table.
const DRAWN: u32 = 40;
/// The number of journeys after them.
const JOURNEYS: u32 = 6;
/// Tables from this number on are about one chapter each.
const THEMED: u64 = 1_000;
/// How many refusals count for nothing on those, in percent.
const REFUSALS_LEFT_OUT: u64 = 75;
/// Added to a table's number, so that the recorded tables are others.
const FIRST_SEED: u64 = 2_000_000;

/// The number of a table, a digest of its answers, and the work they took.
fn line(ruleset: &'static str, number: u64) -> String {
    Tally::forget();
    let answers = digest(&played(ruleset, number));
    format!("{number} {answers:016x} {}", work())
}

/// The lines given on a random table, except invalid ones, each followed by its answer.
fn played(ruleset: &'static str, number: u64) -> Vec<String> {
    let seed = FIRST_SEED + number;
    let dice = &mut Dice::new(seed.wrapping_mul(7_919) + ruleset.len() as u64);
    let mut door = Door::seeded(Some(seed));
    let mut lines = set_up(ruleset, seed, dice);
    if dice.percent(30) {
        let rules = AdjustableRule::all();
        lines.extend((0..3).map(|_| house_rule(&rules, dice)));
    }
    lines.retain(|line| door.ask(line)["status"] == "done");
    let mut state = State::of(&mut door);
    let theme = (number >= THEMED).then(|| Theme::of(number));
    if let Some(theme) = theme {
        let mut dressed = theme.dressed(ruleset, dice, &state);
        dressed.retain(|line| door.ask(line)["status"] == "done");
        lines.extend(dressed);
        state = State::of(&mut door);
    }
    let focus = theme.map_or(Focus::Any, |theme| theme.focus());
    let journeys = if theme.is_some() { 0 } else { JOURNEYS };
    let mut asked = 0;
    while asked < DRAWN + journeys {
        let mut asking = Asking { ruleset, dice, state: &state, focus };
        let line = if asked < DRAWN { asking.line() } else { asking.about("travel") };
        let reply = door.ask(&line);
        let plain = theme.is_some() && reply["status"] == "refused" && dice.percent(REFUSALS_LEFT_OUT);
        if !is_error(&reply) && !plain {
            asked += 1;
            lines.push(format!("> {line}"));
            lines.extend(state.goes_on(&mut door, &reply));
        }
    }
    lines
}

/// The line that gives a rule a random value.
fn house_rule(rules: &[AdjustableRule], dice: &mut Dice) -> String {
    let rule = dice.pick(rules);
    let (value, _) = dice.pick(&rule.values);
    format!("/table house-rule rule:{} value:{value}", rule.rule.word())
}

/// FNV-1a: the same on every machine and with every compiler.
fn digest(lines: &[String]) -> u64 {
    let bytes = lines.iter().flat_map(|line| line.bytes().chain([b'\n']));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn file(ruleset: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/recorded/{ruleset}.digests"))
}

/// `FIVEFOOT_TABLE=7` prints the answers on the table with this number.
fn as_digested(ruleset: &'static str) {
    if let Some(number) = std::env::var("FIVEFOOT_TABLE").ok().and_then(|number| number.parse().ok()) {
        println!("{}", played(ruleset, number).join("\n"));
        return;
    }
    let recorded = std::fs::read_to_string(file(ruleset)).unwrap();
    let numbers = recorded.lines().map(|line| line.split(' ').next().unwrap().parse().unwrap());
    let now = numbers.map(|number| line(ruleset, number));
    if std::env::var_os("FIVEFOOT_BLESS").is_some() {
        std::fs::write(file(ruleset), now.map(|line| line + "\n").collect::<String>()).unwrap();
        return;
    }
    let other: Vec<String> = now.zip(recorded.lines()).filter(|(now, was)| now != was).map(|(now, _)| now).collect();
    let say = "the figures behind a digest are work done. FIVEFOOT_TABLE=<number> prints the answers on a table, before and after your \
               change; FIVEFOOT_BLESS=1 records the lines";
    assert!(other.is_empty(), "answered otherwise, or with other work:\n{}\n{say}", other.join("\n"));
}

#[test]
fn srd35_is_answered_as_digested() {
    as_digested("srd35");
}

#[test]
fn dnd35_is_answered_as_digested() {
    as_digested("dnd35");
}

#[test]
fn reaction_is_answered_as_digested() {
    as_digested("reaction");
}

#[test]
fn epic_path_is_answered_as_digested() {
    as_digested("epic-path");
}

#[test]
fn rise_is_answered_as_digested() {
    as_digested("rise");
}
