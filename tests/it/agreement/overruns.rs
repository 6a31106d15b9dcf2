//! fivefoot against the judge on overruns over random boards, and on the bull rush of the reaction ruleset, which is an overrun
//! by another name: who can be overrun, which way, past which creatures, by which checks, and where a failure ends.
//!
//! `FIVEFOOT_BOARDS`, `FIVEFOOT_SEED` and `FIVEFOOT_RULESET` control it, as in the other agreement tests.

use serde_json::Value;

use crate::agreement::quarrel::{Asked, Quarrel, Ring, Seeds, came_up, places, play_all, play_each};
use crate::agreement::rulings::{all_of, refused_by, says, strike, strikes, tried};
use crate::boards::elements::Element;
use crate::boards::maneuvers::melee_board;
use crate::boards::random::{Dice, setup};
use crate::door::Door;
use judge::{Board, Creature, Hindrance, Overrun, Place, Rolls, Ruleset, Square, Through, name, set_aside};

const BOARDS: u64 = 4;

#[test]
fn overruns_agree_under_srd35() {
    on_random_boards(Ruleset::Srd35);
}

#[test]
fn overruns_agree_under_dnd35() {
    on_random_boards(Ruleset::Dnd35);
}

#[test]
fn bull_rushes_through_a_square_agree_under_reaction() {
    on_random_boards(Ruleset::Reaction);
}

#[test]
fn overruns_agree_under_epic_path() {
    on_random_boards(Ruleset::EpicPath);
}

#[test]
fn overruns_are_refused_where_the_rulebook_has_none() {
    let mut door = Door::open();
    for (rules, command) in [(Ruleset::Rise, "overrun"), (Ruleset::Reaction, "overrun")] {
        for seed in 1..=5 {
            let board = melee_board(&mut Dice::new(seed), rules);
            setup(&board).iter().for_each(|line| door.done(line));
            let [mover, foe, ..] = &board.creatures[..] else { continue };
            let to = name(board.squares()[0]);
            let line = format!("/{command} creature:{} target:{} to:{to} check:40 against:1", mover.name, foe.name);
            let reply = door.ask(&line);
            assert_eq!(reply["status"], "refused", "{line}: {reply:#}");
            assert!(refused_by(&reply["ruling"]).contains(command), "{line}: {reply:#}");
        }
    }
}

fn on_random_boards(rules: Ruleset) {
    let Some((boards, asked)) = play_all(rules, BOARDS, |seeds| play(rules, seeds)) else { return };
    let mut wanted = vec!["a way", "no way", "hindered", "won", "lost", "avoided", "past somebody"];
    if rules == Ruleset::EpicPath {
        wanted.extend(["several", "in passing"]);
    }
    came_up(rules, (boards, &asked), 10, wanted);
}

fn play(rules: Ruleset, seeds: Seeds) -> Asked {
    let make = |seed: u64, dice: &mut Dice| {
        let mut board = melee_board(dice, rules);
        let script = Element::with_walls(seed, &mut board).setup(&board);
        (board, script)
    };
    play_each(seeds, make, |board, Ring { table, dice, asked }| {
        for overrun in overruns(dice, board) {
            Rush { overrun, table: table.again(), dice, asked }.play();
        }
    })
}

/// Whether the other creature is a target. The rulebooks leave open an overrun of creatures that are helpless, unseen, in the
/// air or already in the same squares.
fn is_a_target(mover: &Creature, other: &Creature) -> bool {
    let open = other.is_helpless()
        || other.is("unseen")
        || other.altitude != mover.altitude
        || other.place.overlaps(mover.place);
    !open && !other.is("stunned")
}

/// The first creature overruns each of the others, and under Epic Path also pairs of them.
fn overruns<'a>(dice: &mut Dice, board: &'a Board) -> Vec<Overrun<'a>> {
    let mover = &board.creatures[0];
    let others = 1..board.creatures.len();
    let targets: Vec<usize> = others.filter(|&other| is_a_target(mover, &board.creatures[other])).collect();
    let epic = board.ruleset == Ruleset::EpicPath;
    let mut sets: Vec<Vec<usize>> = targets.iter().map(|&target| vec![target]).collect();
    if let [one, .., other] = targets[..] {
        let both = vec![one, other];
        sets.extend(if epic { vec![both.clone(), both.clone(), both] } else { Vec::new() });
    }
    sets.into_iter()
        .map(|targets| {
            let avoids = targets.iter().copied().filter(|_| dice.percent(20)).collect();
            let part_of_move = epic && dice.percent(30);
            Overrun { board, who: 0, targets, avoids, part_of_move }
        })
        .collect()
}

/// One creature asked to overrun others.
struct Rush<'a> {
    overrun: Overrun<'a>,
    table: Quarrel<'a>,
    dice: &'a mut Dice,
    asked: &'a mut Asked,
}

impl Rush<'_> {
    fn count(&mut self, what: &'static str) {
        *self.asked.entry(what).or_insert(0) += 1;
    }

    fn rules(&self) -> Ruleset {
        self.overrun.board.ruleset
    }

    fn names(&self, whom: &[usize]) -> String {
        whom.iter().map(|&one| self.overrun.board.creatures[one].name.as_str()).collect::<Vec<_>>().join(", ")
    }

    fn line(&self, to: Square) -> String {
        let overrun = &self.overrun;
        let command = if self.rules() == Ruleset::Reaction { "bull-rush" } else { "overrun" };
        let mover = &overrun.board.creatures[overrun.who].name;
        let mut line =
            format!("/{command} creature:{mover} target:\"{}\" to:{}", self.names(&overrun.targets), name(to));
        if !overrun.avoids.is_empty() {
            line += &format!(" avoids:\"{}\"", self.names(&overrun.avoids));
        }
        line + if overrun.part_of_move { " part-of-move:true preview:true" } else { " preview:true" }
    }

    fn play(&mut self) {
        let open = set_aside(self.overrun.board, &self.overrun.targets);
        let overrun = self.overrun.clone();
        let through = overrun.through(&open);
        let ends = overrun.ends(&through);
        let hindrances = overrun.hindrances();
        let squares = overrun.board.squares();
        let reached: Vec<Square> = ends.keys().copied().collect();
        for _ in 0..2 {
            let likely = self.dice.percent(75) && !reached.is_empty();
            let to = *self.dice.pick(if likely { &reached } else { &squares });
            if to == overrun.board.creatures[overrun.who].at() || Element::is_shore(overrun.board, to) {
                continue;
            }
            let line = self.line(to);
            let answer = self.table.ask(&line);
            let Some(best) = ends.get(&to).filter(|_| hindrances.is_empty()) else {
                self.table.agree(&line, answer["verdict"] == "illegal", &answer, &(&hindrances, "illegal"));
                self.table.reasoned(&line, &answer);
                let rules = refused_by(&answer);
                // If a creature can't act, the answer gives no other reason.
                let unable = hindrances.contains(&Hindrance::Unable);
                let mut felt = hindrances.iter().filter(|&&why| !unable || why == Hindrance::Unable);
                let all = felt.all(|&why| rules.contains(rule_of(why, self.rules())));
                self.table.agree(&line, all, &answer, &hindrances);
                self.count(if hindrances.is_empty() { "no way" } else { "hindered" });
                continue;
            };
            let path = places(&answer);
            let verdict = if overrun.checks(&through, &path).is_empty() { "legal" } else { "needs-check" };
            // Left open: whether strikes that a maneuver doesn't provoke count when ways of the same feet are compared.
            // definitions.md takes the fewest steps then; fivefoot prefers the way with the fewest possible strikes.
            let unprovoking = overrun.board.ruleset == Ruleset::EpicPath && verdict == "needs-check";
            let steps = path.len() == best.steps as usize || (unprovoking && path.len() > best.steps as usize);
            let same = answer["verdict"] == verdict
                && answer["feet"] == best.feet
                && strikes(&answer).len() == best.opponents as usize
                && steps
                && answer["squeezed"] == best.squeezed;
            self.table.agree(&line, same, &answer, best);
            self.count("a way");
            if overrun.targets.len() > 1 {
                self.count("several");
            }
            if overrun.part_of_move {
                self.count("in passing");
            }
            self.way(&line, &answer, &through, &path);
        }
    }

    /// Checks the way in the answer, and its outcome.
    fn way(&mut self, line: &str, answer: &Value, through: &Through, path: &[Place]) {
        let overrun = self.overrun.clone();
        let walkable = through.is_open(path) && overrun.stays(through, path[path.len() - 1]);
        self.table.agree(line, walkable, answer, &"a way that can be gone");
        let feet: Vec<u64> =
            answer["steps"].as_array().unwrap().iter().map(|step| step["feet"].as_u64().unwrap()).collect();
        self.table.agree(line, feet == through.feet(path), answer, &through.feet(path));
        let chances = through.chances(path);
        self.table.agree(line, strike(answer, &chances), answer, &chances);
        if !chances.is_empty() {
            self.count("past somebody");
        }
        // No rulebook says which of two creatures entered by the same step comes first.
        if overrun.is_a_tie(through, path) {
            return;
        }
        let checks = overrun.checks(through, path);
        let skill = if self.rules() == Ruleset::EpicPath { "Movement" } else { "Strength" };
        let asked = tried(answer) == checks && all_of(answer, skill);
        self.table.agree(line, asked, answer, &checks);
        if checks.is_empty() {
            self.count("avoided");
            return;
        }
        for _ in 0..3 {
            self.rolled(line, through, path);
        }
    }

    fn rolled(&mut self, line: &str, through: &Through, path: &[Place]) {
        let overrun = self.overrun.clone();
        let epic = self.rules() == Ruleset::EpicPath;
        let number = if self.dice.percent(50) { overrun.checks(through, path).len() } else { 1 };
        let checks: Vec<i32> = (0..number).map(|_| self.dice.between(8, 30)).collect();
        let natural = (epic && number == 1).then(|| *self.dice.pick(&[1, 20, 10, 10, 10, 10]));
        let mut against = self.dice.between(8, 30);
        against += i32::from(against == checks[0]);
        let rolls = Rolls { checks, natural, against, tripped: !epic && self.dice.percent(30) };
        let results: Vec<String> = rolls.checks.iter().map(i32::to_string).collect();
        let mut line = format!("{line} check:\"{}\"", results.join(", "));
        if let Some(natural) = natural {
            line += &format!(" natural:{natural}");
        }
        if !epic {
            line += &format!(" against:{against} tripped:{}", rolls.tripped);
        }
        let outcome = overrun.outcome(through, path, &rolls);
        let answer = self.table.ask(&line);
        let walked = &path[..outcome.steps];
        let lost = outcome.steps < path.len();
        self.count(if lost { "lost" } else { "won" });
        // Left open: whether a creature falls if it goes back into a square that it may share, or never left it. The SRD says
        // "occupied", and fivefoot lets it stay on its feet.
        let back = through.whole(path)[outcome.steps];
        let open = !epic && lost && through.is_occupied(back) && (through.may_end(back) || outcome.steps == 0);
        let feet: u64 = through.feet(walked).iter().sum();
        let same = (open || says(&answer, &outcome)) && places(&answer) == walked && answer["feet"] == feet;
        self.table.agree(&line, same, &answer, &outcome);
        // Left open for an overrun in passing: whether a mover stopped in front of its target has left that square. Epic Path
        // says that it is stopped there, and fivefoot counts the square as left.
        if !(overrun.part_of_move && lost) {
            self.table.agree(&line, strike(&answer, &outcome.chances), &answer, &outcome);
        }
    }
}

/// The rule that a refusal cites for this hindrance.
fn rule_of(why: Hindrance, rules: Ruleset) -> &'static str {
    match why {
        Hindrance::TooBig => "bigger-target",
        Hindrance::Fills => "fills",
        Hindrance::Prone => "crawl",
        Hindrance::Unable => "conditions",
        _ if rules == Ruleset::Reaction => "bull-rush",
        _ => "overrun",
    }
}
