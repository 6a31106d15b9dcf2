//! Plays fivefoot and the judge over many random boards: divides the boards among threads, and reports when the two disagree.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::iter::{Skip, StepBy};
use std::ops::Range;

use serde_json::Value;

use crate::boards::elements::Element;
use crate::boards::flights::Airborne;
use crate::boards::random::Dice;
use crate::boards::{MANY, are_enough, how_many};
use crate::door::Door;
use judge::{Board, Place, Ruleset};

/// How often each thing came up.
pub type Asked = BTreeMap<&'static str, u32>;

/// The seeds of the boards that one thread plays.
pub type Seeds = StepBy<Skip<Range<u64>>>;

/// Plays boards on a thread per core (at most 8), and counts what came up on how many boards. `None` if only another ruleset
/// was asked for.
pub fn play_all(rules: Ruleset, boards: u64, play: impl Fn(Seeds) -> Asked + Sync) -> Option<(u64, Asked)> {
    if std::env::var("FIVEFOOT_RULESET").is_ok_and(|only| only != rules.word()) {
        return None;
    }
    let first = std::env::var("FIVEFOOT_SEED").ok().and_then(|seed| seed.parse::<u64>().ok()).unwrap_or(1);
    let seeds = first..first + how_many(boards);
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(8);
    let mut asked = Asked::new();
    let play = &play;
    std::thread::scope(|scope| {
        let part = |offset: usize| seeds.clone().skip(offset).step_by(threads);
        let parts: Vec<Seeds> = (0..threads).map(part).collect();
        let running: Vec<_> = parts.into_iter().map(|seeds| scope.spawn(move || play(seeds))).collect();
        for thread in running {
            match thread.join() {
                Ok(counts) => counts.into_iter().for_each(|(what, count)| *asked.entry(what).or_insert(0) += count),
                Err(disagreement) => std::panic::resume_unwind(disagreement),
            }
        }
    });
    Some((seeds.end - seeds.start, asked))
}

/// A board that both rule on.
pub struct Quarrel<'a> {
    pub seed: u64,
    pub board: &'a Board,
    /// The lines that set it up.
    pub script: &'a [String],
    pub door: &'a mut Door,
}

impl Quarrel<'_> {
    /// The same board, borrowed for one of several bouts.
    pub fn again(&mut self) -> Quarrel<'_> {
        Quarrel { door: self.door, ..*self }
    }

    /// The ruling on a line, which must not be an error.
    pub fn ask(&mut self, line: &str) -> Value {
        let reply = self.door.ask(line);
        self.agree(line, reply["status"] != "error", &reply, &"an answer, not an error");
        reply["ruling"].clone()
    }

    /// Fails, with everything needed to replay it, unless this holds.
    pub fn agree(&self, line: &str, holds: bool, answer: &Value, judge: &dyn Debug) {
        assert!(
            holds,
            "{} seed {}: fivefoot and the judge disagree. To replay it:\n\n{}\n{line}\n\nfivefoot: {answer:#}\n\njudge: {judge:?}\n",
            self.board.ruleset.word(),
            self.seed,
            self.script.join("\n"),
        );
    }

    /// Fails unless a refusal has reasons, each with a cited rule.
    pub fn reasoned(&self, line: &str, answer: &Value) {
        let reasons = answer["reasons"].as_array().unwrap();
        let cited: Vec<&Value> = answer["rules"].as_array().unwrap().iter().map(|rule| &rule["id"]).collect();
        let known = reasons.iter().all(|reason| reason["rule"].is_string() && cited.contains(&&reason["rule"]));
        self.agree(line, !reasons.is_empty() && known, answer, &"reasons with rules that are cited");
    }
}

/// A setup played on a board.
pub trait OnABoard {
    fn board(&self) -> &Board;
}

impl OnABoard for Board {
    fn board(&self) -> &Board {
        self
    }
}

impl OnABoard for (Board, Element) {
    fn board(&self) -> &Board {
        &self.0
    }
}

impl OnABoard for Airborne {
    fn board(&self) -> &Board {
        &self.board
    }
}

/// A board set up at a door, dice to pick what to ask, and counts of what came up.
pub struct Ring<'a> {
    pub table: Quarrel<'a>,
    pub dice: &'a mut Dice,
    pub asked: &'a mut Asked,
}

/// Plays a bout on the board of each seed: `make` gives the board and the lines that set it up.
pub fn play_each<B: OnABoard>(
    seeds: Seeds,
    make: impl Fn(u64, &mut Dice) -> (B, Vec<String>),
    bout: impl Fn(&B, &mut Ring<'_>),
) -> Asked {
    let (mut door, mut asked) = (Door::open(), Asked::new());
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let (on, script) = make(seed, &mut dice);
        script.iter().for_each(|line| door.done(line));
        let table = Quarrel { seed, board: on.board(), script: &script, door: &mut door };
        bout(&on, &mut Ring { table, dice: &mut dice, asked: &mut asked });
    }
    asked
}

/// The spaces of an answer's steps.
pub fn places(answer: &Value) -> Vec<Place> {
    let steps = answer["steps"].as_array().into_iter().flatten();
    steps.map(|step| Place::named(step["space"].as_str().or(step["to"].as_str()).unwrap())).collect()
}

/// Fails if a wanted thing came up on fewer than one board in `one_in`, because agreement would prove little. A quick run may miss
/// a quarter of the wanted things, the rare ones, and a few boards chosen by hand may miss any.
pub fn came_up(
    rules: Ruleset,
    (boards, asked): (u64, &Asked),
    one_in: u64,
    wanted: impl IntoIterator<Item: AsRef<str>>,
) {
    let wanted: Vec<_> = wanted.into_iter().collect();
    let is_rare = |what: &&str| u64::from(asked.get(what).copied().unwrap_or(0)) * one_in < boards;
    let rare: Vec<&str> = wanted.iter().map(AsRef::as_ref).filter(is_rare).collect();
    let may_miss = match (are_enough(), boards < MANY) {
        (false, _) => wanted.len(),
        (true, few) => {
            if few {
                wanted.len().div_ceil(4)
            } else {
                0
            }
        }
    };
    assert!(rare.len() <= may_miss, "{}: too few of {rare:?} came up: {asked:?}", rules.word());
}
