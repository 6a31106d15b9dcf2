//! What every command takes at tables that are as hard to judge as tables can be: seconds of the processor, and the most memory
//! that the process ever had. With `--bench WORDS` only lines and tables that contain one of the words.

use std::fs;

use fivefoot::command::{decided, line};
use fivefoot::ruleset::RulesetLibrary;

#[path = "../tests/it/command/hostile_tables.rs"]
mod hostile_tables;

use hostile_tables::{Extent, Hardship, RULESETS};

/// The processor time that this thread has had, in milliseconds.
fn processor_ms() -> f64 {
    let told = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds: f64 = told.split(' ').next().and_then(|number| number.parse().ok()).unwrap_or_default();
    nanoseconds / 1e6
}

/// The most memory that the process ever had, in MiB.
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
            let chosen = |line: &String| words.iter().all(|word| line.contains(word) || here.contains(word));
            let table = Extent::FULL.table(rules, hardship);
            for line in Extent::FULL.lines().into_iter().filter(chosen) {
                let given = line::read(&line).expect("a line");
                let begun = processor_ms();
                let picture = decided(&library, &table, &given).ok().flatten();
                let bytes = picture.map_or(0, |picture| picture.file().len() + picture.alt_text().len());
                all.push((processor_ms() - begun, bytes, format!("{here}: {line}")));
            }
        }
    }
    all.sort_by(|one, other| other.0.total_cmp(&one.0));
    let above = |bound: f64| all.iter().filter(|(took, ..)| *took > bound).count();
    println!(
        "{} answers, {} above 250 ms, {} above 100 ms; {} MiB at most",
        all.len(),
        above(250.0),
        above(100.0),
        most_memory()
    );
    for (took, bytes, what) in all.iter().take(40) {
        println!("{took:8.1} ms {bytes:8} bytes  {what}");
    }
}
