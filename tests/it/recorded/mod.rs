//! Recorded tables: whether questions on random tables still get the recorded answers. For changes to a search or the judge that
//! aren't meant to change any ruling. `tests/recorded/README.md` explains the files.
//!
//! `FIVEFOOT_BLESS=1` rewrites the answers; `FIVEFOOT_RECORD=40` also draws new tables, up to this many kilobytes per rulebook.

mod asked;
mod digests;
mod drawn;
mod state;
mod themes;
mod told;

use std::path::{Path, PathBuf};

use fivefoot::referee::Tally;

use crate::boards::media::number;
use crate::door::Door;
use state::State;

/// A table and the lines given on it, each with its recorded answer.
#[derive(Default)]
pub struct Recorded {
    /// Seeds the dice.
    seed: u64,
    /// The work that its answers take.
    work: String,
    setup: Vec<String>,
    asked: Vec<(String, Vec<String>)>,
}

impl Recorded {
    /// The tables in a file.
    fn read(text: &str) -> Vec<Recorded> {
        let mut tables: Vec<Recorded> = Vec::new();
        for line in text.lines() {
            if let Some((seed, work)) = line.strip_prefix("== ").and_then(|line| line.split_once(' ')) {
                let (seed, work) = (seed.parse().unwrap(), work.to_owned());
                tables.push(Recorded { seed, work, ..Recorded::default() });
                continue;
            }
            let table = tables.last_mut().expect("== and a seed");
            match line.strip_prefix("> ") {
                Some(line) => table.asked.push((line.to_owned(), Vec::new())),
                None if line.is_empty() => {}
                None => match table.asked.last_mut() {
                    Some((_, answer)) => answer.push(line.to_owned()),
                    None => table.setup.push(line.to_owned()),
                },
            }
        }
        tables
    }

    fn write(&self) -> String {
        let mut text = format!("== {} {}\n{}\n", self.seed, self.work, self.setup.join("\n"));
        for (line, answer) in &self.asked {
            text += &format!("> {line}\n{}\n", answer.join("\n"));
        }
        text
    }

    /// The same table with its present answers.
    fn played(&self) -> Recorded {
        Tally::forget();
        let mut door = Door::seeded(Some(self.seed));
        self.setup.iter().for_each(|line| door.done(line));
        let mut state = State::of(&mut door);
        let ask = |(line, _): &(String, Vec<String>)| {
            let reply = door.ask(line);
            (line.clone(), state.goes_on(&mut door, &reply))
        };
        let asked = self.asked.iter().map(ask).collect();
        Recorded { seed: self.seed, work: work(), setup: self.setup.clone(), asked }
    }

    /// The first answer that differs from the recorded one, if any, or the work.
    fn differs(&self) -> Option<String> {
        let now = self.played();
        let Some(differing) = self.asked.iter().zip(&now.asked).find(|(was, is)| was.1 != is.1) else {
            let (seed, was, is) = (self.seed, &self.work, &now.work);
            return (was != is).then(|| format!("table {seed}: the same answers, with other work\n- {was}\n+ {is}"));
        };
        let ((line, was), (_, is)) = differing;
        Some(format!("table {}: {line}\n- {}\n+ {}", self.seed, was.join("\n- "), is.join("\n+ ")))
    }
}

/// The work done on this thread: creatures, labels, lines of sight, sweeps over the board, units of the allowance.
fn work() -> String {
    let Tally { creatures, labels, lines, sweeps, spent } = Tally::done();
    format!("{creatures} {labels} {lines} {sweeps} {spent}")
}

fn file(ruleset: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/recorded/{ruleset}.tables"))
}

fn as_recorded(ruleset: &'static str) {
    let path = file(ruleset);
    let kilobytes = number("FIVEFOOT_RECORD", 0);
    if kilobytes > 0 {
        let tables = drawn::tables(ruleset, kilobytes as usize * 1024);
        std::fs::write(&path, tables.iter().map(Recorded::write).collect::<String>()).unwrap();
    }
    let tables = Recorded::read(&std::fs::read_to_string(&path).unwrap());
    assert!(!tables.is_empty(), "no table in {}", path.display());
    if std::env::var_os("FIVEFOOT_BLESS").is_some() {
        let played: String = tables.iter().map(|table| table.played().write()).collect();
        std::fs::write(&path, played).unwrap();
        return;
    }
    let wrong: Vec<String> = tables.iter().filter_map(Recorded::differs).collect();
    let say = "was right before? FIVEFOOT_BLESS=1 writes what is answered now: read the diff";
    assert!(wrong.is_empty(), "{} of {} tables\n{}\n{say}", wrong.len(), tables.len(), wrong.join("\n"));
}

#[test]
fn srd35_is_answered_as_recorded() {
    as_recorded("srd35");
}

#[test]
fn dnd35_is_answered_as_recorded() {
    as_recorded("dnd35");
}

#[test]
fn reaction_is_answered_as_recorded() {
    as_recorded("reaction");
}

#[test]
fn epic_path_is_answered_as_recorded() {
    as_recorded("epic-path");
}

#[test]
fn rise_is_answered_as_recorded() {
    as_recorded("rise");
}
