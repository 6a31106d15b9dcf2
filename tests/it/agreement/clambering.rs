//! fivefoot against the judge on clambering over random boards: the target, how far, by which check, who strikes, and where a
//! failure ends.
//!
//! `FIVEFOOT_BOARDS`, `FIVEFOOT_SEED` and `FIVEFOOT_RULESET` control it, as in the other agreement tests.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::agreement::quarrel::{Asked, Quarrel, Seeds, came_up, places, play_all};
use crate::agreement::rulings::{all_of, refused_by, says, strike, strikes, tried};
use crate::boards::maneuvers::melee_board;
use crate::boards::random::{Dice, setup};
use crate::door::Door;
use judge::{Board, Clamber, Hindrance, Place, Ruleset, Square, Through, name, set_aside};

const BOARDS: u64 = 10;

#[test]
fn clambering_agrees_under_epic_path() {
    let Some((boards, asked)) = play_all(Ruleset::EpicPath, BOARDS, play) else { return };
    came_up(
        Ruleset::EpicPath,
        (boards, &asked),
        10,
        ["a way", "no way", "hindered", "won", "lost", "past somebody", "spared"],
    );
}

#[test]
fn nobody_clambers_by_any_other_rulebook() {
    let mut door = Door::open();
    for rules in Ruleset::ALL.into_iter().filter(|&rules| rules != Ruleset::EpicPath) {
        for seed in 1..=3 {
            let board = melee_board(&mut Dice::new(seed), rules);
            setup(&board).iter().for_each(|line| door.done(line));
            let [mover, foe, ..] = &board.creatures[..] else { continue };
            let line = format!("/clamber creature:{} target:{} check:40", mover.name, foe.name);
            let reply = door.ask(&line);
            assert_eq!(reply["status"], "refused", "{line}: {reply:#}");
            assert!(refused_by(&reply["ruling"]).contains("clamber"), "{line}: {reply:#}");
        }
    }
}

fn play(seeds: Seeds) -> Asked {
    let mut door = Door::open();
    let mut asked = Asked::new();
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let board = melee_board(&mut dice, Ruleset::EpicPath);
        let script = setup(&board);
        script.iter().for_each(|line| door.done(line));
        for (who, target) in pairs(&board) {
            let extra = if dice.percent(50) { 5 * dice.below(4) } else { 0 };
            let clamber = Clamber { board: &board, who, target, extra };
            let table = Quarrel { seed, board: &board, script: &script, door: &mut door };
            Climb { clamber, table, dice: &mut dice, asked: &mut asked }.play();
        }
    }
    asked
}

/// All pairs of creatures. The rulebook leaves open clambering into targets that are helpless, unseen, neutral, in the air or
/// already in the same squares, and how a creature of several squares fits into another.
fn pairs(board: &Board) -> Vec<(usize, usize)> {
    let all = 0..board.creatures.len();
    let pairs = all.clone().flat_map(|who| all.clone().map(move |target| (who, target)));
    let open = |&(who, target): &(usize, usize)| {
        let (mover, foe) = (&board.creatures[who], &board.creatures[target]);
        let odd = |one: &judge::Creature| one.altitude > 0 || one.is_helpless() || one.side == "neutral";
        let foe_is_odd = foe.is("stunned") || foe.is("unseen") || foe.place.overlaps(mover.place);
        who != target && !odd(mover) && !odd(foe) && !foe_is_odd && mover.place.squares().count() == 1
    };
    pairs.filter(open).collect()
}

/// One creature asked to clamber into another.
struct Climb<'a> {
    clamber: Clamber<'a>,
    table: Quarrel<'a>,
    dice: &'a mut Dice,
    asked: &'a mut Asked,
}

impl Climb<'_> {
    fn count(&mut self, what: &'static str) {
        *self.asked.entry(what).or_insert(0) += 1;
    }

    fn line(&self, to: Option<Square>) -> String {
        let Clamber { board, who, target, extra } = &self.clamber;
        let (mover, foe) = (&board.creatures[*who].name, &board.creatures[*target].name);
        let to = to.map(|to| format!(" to:{}", name(to))).unwrap_or_default();
        format!("/clamber creature:{mover} target:{foe}{to} extra:{extra} preview:true")
    }

    fn play(&mut self) {
        let open = set_aside(self.clamber.board, &[self.clamber.target]);
        let clamber = self.clamber.clone();
        let through = clamber.through(&open);
        let ends = clamber.ends(&through);
        let hindrances = clamber.hindrances();
        let inside: Vec<Square> = clamber.board.creatures[clamber.target].place.squares().collect();
        let reached: Vec<Square> = ends.keys().copied().collect();
        let likely = self.dice.percent(75) && !reached.is_empty();
        let to = *self.dice.pick(if likely { &reached } else { &inside });
        for to in [None, Some(to)] {
            let line = self.line(to);
            let answer = self.table.ask(&line);
            let best = match to {
                Some(to) => ends.get(&to),
                None => ends.values().min_by_key(|end| (end.feet, end.opponents, end.steps)),
            };
            let Some(best) = best.filter(|_| hindrances.is_empty()) else {
                self.table.agree(&line, answer["verdict"] == "illegal", &answer, &(&hindrances, "illegal"));
                self.table.reasoned(&line, &answer);
                let rules = refused_by(&answer);
                // If a creature can't act, the answer gives no other reason.
                let unable = hindrances.contains(&Hindrance::Unable);
                let mut felt = hindrances.iter().filter(|&&why| !unable || why == Hindrance::Unable);
                let all = felt.all(|&why| rules.contains(rule_of(why)));
                self.table.agree(&line, all, &answer, &hindrances);
                self.count(if hindrances.is_empty() { "no way" } else { "hindered" });
                continue;
            };
            let path = places(&answer);
            let same = answer["verdict"] == "needs-check"
                && answer["feet"] == best.feet
                && path.len() == best.steps as usize
                && strikes(&answer).len() == best.opponents as usize;
            self.table.agree(&line, same, &answer, best);
            self.count("a way");
            self.way(&line, &answer, &through, &path);
        }
    }

    /// Checks the way in the answer, and its outcome.
    fn way(&mut self, line: &str, answer: &Value, through: &Through, path: &[Place]) {
        let clamber = self.clamber.clone();
        let walkable = through.is_open(path) && clamber.stays(through, path[path.len() - 1]);
        self.table.agree(line, walkable, answer, &"a way into its space that can be gone");
        let chances = through.chances(path);
        self.table.agree(line, strike(answer, &chances), answer, &chances);
        if chances.len() > 1 {
            self.count("past somebody");
        }
        let target = &clamber.board.creatures[clamber.target].name;
        let check = &tried(answer)[0];
        let dc = clamber.dc(through.feet(path).iter().sum());
        let asked = check.dc == Some(dc) && &check.against == target && all_of(answer, "Movement");
        self.table.agree(line, asked, answer, &dc);
        let opponents: Vec<String> = chances.into_iter().map(|chance| chance.by).filter(|by| by != target).collect();
        for _ in 0..3 {
            let check = dc + self.dice.between(-6, 8);
            let natural = *self.dice.pick(&[1, 20, 10, 10, 10, 10]);
            let mut line = format!("{line} check:{check} natural:{natural}");
            let mut spare = Vec::new();
            if self.dice.percent(40) && !opponents.is_empty() {
                spare.push(self.dice.pick(&opponents).clone());
                line += &format!(" spare:{}", spare[0]);
            }
            self.rolled(&line, through, path, (check, natural), &spare);
        }
    }

    fn rolled(&mut self, line: &str, through: &Through, path: &[Place], rolled: (i32, i32), spare: &[String]) {
        let clamber = self.clamber.clone();
        let answer = self.table.ask(line);
        let outcome = clamber.outcome(through, path, rolled, spare);
        let walked = &path[..outcome.steps];
        let feet: u64 = through.feet(walked).iter().sum();
        let stops = says(&answer, &outcome) && places(&answer) == walked && answer["feet"] == feet;
        if outcome.steps == path.len() {
            self.count("won");
            if outcome.chances.is_empty() {
                self.count("spared");
            }
            self.table.agree(line, stops && strike(&answer, &outcome.chances), &answer, &outcome);
            return;
        }
        self.count("lost");
        // If somebody stands in front of the target, the closest free square is left open.
        if clamber.may_stop_in_front(through, path) {
            self.table.agree(line, stops, &answer, &outcome);
        }
        let target = &clamber.board.creatures[clamber.target].name;
        let mut expected: BTreeSet<String> = outcome.chances.iter().map(|chance| chance.by.clone()).collect();
        if clamber.target_strikes() {
            expected.insert(target.clone());
        }
        let actual: BTreeSet<String> = strikes(&answer).into_iter().map(|(by, ..)| by).collect();
        self.table.agree(line, actual == expected, &answer, &expected);
    }
}

/// The rule that a refusal cites for this hindrance.
fn rule_of(why: Hindrance) -> &'static str {
    match why {
        Hindrance::TooSmall => "clamber-sizes",
        Hindrance::Fills => "fills",
        Hindrance::Unable => "conditions",
        _ => "clamber",
    }
}
