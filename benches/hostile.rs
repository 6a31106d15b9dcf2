//! The cost of every command at tables that are as hard to judge as possible: CPU seconds, and the process's peak memory
//! meanwhile. Arguments restrict it to the tables and lines that contain all of them.

use std::fs;

use fivefoot::command::{decided, line};
use fivefoot::ruleset::RulesetLibrary;

#[path = "../tests/it/command/hostile_tables.rs"]
mod hostile_tables;

use hostile_tables::{Extent, Hardship, RULESETS};

/// This thread's CPU time in milliseconds.
fn processor_ms() -> f64 {
    let told = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds: f64 = told.split(' ').next().and_then(|number| number.parse().ok()).unwrap_or_default();
    nanoseconds / 1e6
}

/// Resets the process's peak memory, if the system allows it.
fn forget_most_memory() {
    let _ = fs::write("/proc/self/clear_refs", "5");
}

/// The process's peak memory since then, in MiB.
fn most_memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or_default();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap_or_default() / 1024
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let library = RulesetLibrary::bundled().expect("the bundled files");
    let mut all = Vec::new();
    for hardship in Hardship::ALL {
        for rules in RULESETS {
            let here = format!("{hardship:?}, {rules}");
            let chosen = |line: &String| words.iter().all(|word| format!("{here}: {line}").contains(word));
            let table = Extent::FULL.table(rules, hardship);
            for line in Extent::FULL.lines().into_iter().filter(chosen) {
                let given = line::read(&line).expect("a line");
                forget_most_memory();
                let begun = processor_ms();
                let picture = decided(&library, &table, &given).ok().flatten();
                let bytes = picture.map_or(0, |picture| picture.file().len() + picture.alt_text().len());
                all.push((processor_ms() - begun, most_memory(), bytes, format!("{here}: {line}")));
            }
        }
    }
    all.sort_by(|one, other| other.0.total_cmp(&one.0));
    let above = |bound: f64| all.iter().filter(|(took, ..)| *took > bound).count();
    println!(
        "{} answers, {} above 250 ms, {} above 100 ms, {} above 150 MiB",
        all.len(),
        above(250.0),
        above(100.0),
        all.iter().filter(|(_, held, ..)| *held > 150).count()
    );
    for (took, held, bytes, what) in all
        .iter()
        .enumerate()
        .filter(|(nth, (took, held, ..))| *nth < 40 || *took > 250.0 || *held > 150)
        .map(|(_, of)| of)
    {
        println!("{took:8.1} ms {held:4} MiB {bytes:8} bytes  {what}");
    }
}
