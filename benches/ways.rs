//! The cost of `/options`, the fastest of several runs each: at the tables of `hostile`, for a medium and a huge
//! creature, toward a target and away; and at ordinary tables of 40 x 40 squares and twenty creatures. Arguments filter
//! tables and lines.

use std::fs;

use fivefoot::command::{decided, line};
use fivefoot::referee::Tally;
use fivefoot::ruleset::RulesetLibrary;

#[path = "../tests/it/command/hostile_tables.rs"]
#[expect(dead_code, reason = "the lines are those of `hostile`")]
mod hostile_tables;

use hostile_tables::{Extent, Hardship, RULESETS};

const ORDINARY: Extent = Extent { side: 40, creatures: 12, speed: 30, height: 20 };

/// The CPU time this thread has used, in milliseconds.
fn processor_ms() -> f64 {
    let told = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds: f64 = told.split(' ').next().and_then(|number| number.parse().ok()).unwrap_or_default();
    nanoseconds / 1e6
}

/// A set of tables: its name, their extent, the lines asked there, how often, and the goal for an answer in
/// milliseconds.
type Asked = (&'static str, Extent, &'static [&'static str], u32, f64);

const ASKED: [Asked; 2] = [
    (
        "hostile",
        Extent::FULL,
        &[
            "/options creature:Hero target:Ogre",
            "/options creature:Hero away:true",
            "/options creature:Ogre target:Hero",
            "/options creature:Ogre away:true",
        ],
        1,
        250.0,
    ),
    (
        "ordinary",
        ORDINARY,
        &[
            "/options creature:Hero target:Ogre",
            "/options creature:Hero away:true",
            "/options creature:Ogre target:Hero",
            "/options creature:\"Wolf 1\" target:Hero",
            "/options creature:\"Wolf 2\" away:true",
            "/options creature:\"Wolf 3\" to:P20",
        ],
        3,
        20.0,
    ),
];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let library = RulesetLibrary::bundled().expect("the bundled files");
    for (tables, extent, lines, turns, bound) in ASKED {
        let mut all = Vec::new();
        for hardship in Hardship::ALL {
            for rules in RULESETS {
                let here = format!("{tables}, {hardship:?}, {rules}");
                let chosen = |line: &&&str| words.iter().all(|word| format!("{here}: {line}").contains(word));
                let lines: Vec<&str> = lines.iter().filter(chosen).copied().collect();
                if lines.is_empty() {
                    continue;
                }
                let table = extent.table(rules, hardship);
                for line in lines {
                    let given = line::read(line).expect("a line");
                    let mut fastest = f64::MAX;
                    for _ in 0..turns {
                        Tally::forget();
                        let begun = processor_ms();
                        let _ = decided(&library, &table, &given);
                        fastest = fastest.min(processor_ms() - begun);
                    }
                    all.push((fastest, Tally::done(), format!("{here}: {line}")));
                }
            }
        }
        all.sort_by(|one, other| other.0.total_cmp(&one.0));
        let above = all.iter().filter(|(took, ..)| *took > bound).count();
        let sum: f64 = all.iter().map(|(took, ..)| took).sum();
        let middle = all.get(all.len() / 2).map_or(0.0, |(took, ..)| *took);
        println!(
            "{tables}: {} answers, {sum:.0} ms in all, {middle:.1} ms in the middle, {above} above {bound} ms",
            all.len()
        );
        for (took, Tally { creatures, labels, lines, sweeps, .. }, what) in &all {
            println!(
                "{took:8.1} ms {creatures:8} creatures {labels:7} labels {lines:6} lines {sweeps:5} sweeps  {what}"
            );
        }
    }
}
