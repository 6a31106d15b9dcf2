//! A process that dies before, or halfway through, any of the writes, syncs and truncations that a command causes.

use std::fs;

use fivefoot::store::{Channel, StoredTable};

use super::{Console, cut_the_power, often, opened};
use crate::chance::Chance;
use crate::store::durability::{Place, look};

/// A skirmish before the command.
const BEFORE: [&str; 4] = [
    "/table new width:20 height:15",
    "/creature add name:Aldo at:C3 initiative:5",
    "/creature add name:Ogre at:K4 size:large side:foes",
    "/place creature:Aldo at:D4",
];

/// Commands that write in different ways. After each, the history has this many more lines.
const COMMANDS: [&str; 4] = [
    "/move creature:Aldo to:F6",
    "/undo",
    "/creature add name:Goblin count:12 at:A10 side:foes",
    "/map wall from:A8 to:T8",
];

/// The templates from which seeds choose commands; `@` is a square, `#` a number.
const KINDS: [&str; 12] = [
    "/move creature:Aldo to:n",
    "/undo",
    "/creature add name:Goblin count:# at:A10 side:foes",
    "/map wall from:A8 to:T8",
    "/place creature:Aldo at:@",
    "/place creature:Ogre at:@",
    "/map paint squares:C3:H# terrain:difficult",
    "/creature edit creature:Ogre speed:# conditions:prone",
    "/creature remove creature:Ogre",
    "/creature add name:Dusk at:@ hidden:true",
    "/turn start",
    "/table new width:# height:9",
];

/// The skirmish before the command, and the commands to try on it.
fn skirmish(seed: u64) -> (Vec<String>, Vec<String>) {
    if seed == 0 {
        return (BEFORE.map(str::to_owned).to_vec(), COMMANDS.map(str::to_owned).to_vec());
    }
    let mut chance = Chance(seed);
    let mut filled = |line: &str| {
        let square = format!("{}{}", char::from(b'C' + chance.below(6) as u8), 3 + chance.below(4));
        line.replace('@', &square).replace('#', &(6 + chance.below(7)).to_string())
    };
    let before = BEFORE.map(|line| filled(&line.replace("at:C3", "at:@").replace("at:D4", "at:@"))).to_vec();
    let commands = KINDS.map(&mut filled);
    let mut chosen: Vec<String> = commands.to_vec();
    while chosen.len() > COMMANDS.len() {
        chosen.swap_remove(chance.below(chosen.len() as u64) as usize);
    }
    (before, chosen)
}

/// The visible state of a table and its history.
async fn state(place: &Place) -> (StoredTable, Vec<(String, bool)>) {
    let (store, table) = opened(&place.path).await;
    let past = store.history(Channel::CONSOLE, 200).await.unwrap();
    store.close().await;
    (table, past.into_iter().map(|entry| (entry.line, entry.undone)).collect())
}

/// Copies a database that is not in use.
fn copied(from: &Place) -> Place {
    let to = Place::new();
    fs::copy(&from.path, &to.path).unwrap();
    to
}

/// A quick run tries some crash points of two commands; `FIVEFOOT_CRASH_POINTS=1` tries every point of each, and
/// `FIVEFOOT_SEED=5` another skirmish with other commands.
#[tokio::test]
async fn a_command_is_whole_or_not_at_all_wherever_the_process_dies() {
    let (all, seed) = (often("FIVEFOOT_CRASH_POINTS", 0) > 0, often("FIVEFOOT_SEED", 0));
    let (first, commands) = skirmish(seed);
    let origin = Place::new();
    let mut console = Console::start(&origin, &[]);
    first.iter().for_each(|line| console.done(line));
    assert_eq!(console.finished().1, Some(0));
    let before = state(&origin).await;
    let (mut points, mut died, mut told) = (0, 0, 0);
    for command in commands.iter().take(if all { 4 } else { 2 }) {
        let place = copied(&origin);
        let counted = place.beside(".count");
        let mut console = Console::start(&place, &[("FAULT_COUNT", counted.to_str().unwrap())]);
        console.done(command);
        assert_eq!(console.finished().1, Some(0));
        let operations: u64 = fs::read_to_string(counted).unwrap().parse().unwrap();
        let after = state(&place).await;
        assert_ne!(before, after);
        assert!(operations > 10, "{command}: {operations}");
        for point in (1..=operations).step_by(if all { 1 } else { 12 }) {
            for (torn, power) in [(false, false), (true, false), (false, true)] {
                if !all && (point / 12) % 3 != u64::from(torn) + 2 * u64::from(power) {
                    continue;
                }
                let place = copied(&origin);
                let at = point.to_string();
                let mut faults = vec![("FAULT_KILL_AT", at.as_str())];
                faults.extend(torn.then_some(("FAULT_TORN", "1")));
                faults.extend(power.then_some(("FAULT_DURABLE", "1")));
                let mut console = Console::start(&place, &faults);
                console.give(command);
                let (answers, code) = console.finished();
                if power {
                    cut_the_power(&place);
                }
                let found = state(&place).await;
                let why =
                    format!("seed {seed}: {command}, dead at {point} of {operations}, torn {torn}, power cut {power}");
                assert!(found == before || found == after, "{why}: half of it is there: {found:?}");
                assert!(answers.is_empty() || found == after, "{why}: {answers:?}, and it is not there");
                assert_eq!(look(&place.path, "PRAGMA integrity_check").await, ["ok"], "{why}");
                points += 1;
                if points % 50 == 0 {
                    println!("so far: {points} points, {died} died there, {told} answers before");
                }
                died += u64::from(code.is_none());
                told += answers.len();
                // The crash doesn't get in the way of the next command.
                if found == before && (all || point % 4 == 1) {
                    let mut again = Console::start(&place, &[]);
                    again.done(command);
                    assert_eq!(again.finished().1, Some(0), "{why}");
                    assert_eq!(state(&place).await, after, "{why}");
                }
            }
        }
    }
    println!("{points} crash points, {died} died there, {told} answers before");
    // Occasionally a run makes one write fewer than when they were counted.
    assert!(died + points / 20 >= points, "{died} of {points} points were reached");
    assert!(told > 0 || !all, "some die after the answer");
}
