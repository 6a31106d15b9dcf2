//! fivefoot against the judge on charges and withdrawals through open air, by the flier's class of maneuverability: which
//! ends, at what cost, past which creatures.
//!
//! `FIVEFOOT_BOARDS`, `FIVEFOOT_SEED` and `FIVEFOOT_RULESET` control it, as in the other agreement tests.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::agreement::flights::{best_end, halves, path_of, path_text};
use crate::agreement::quarrel::{Asked, Quarrel, Ring, Seeds, came_up, play_all, play_each};
use crate::boards::flights::{Airborne, open_sky};
use crate::boards::random::{Dice, setup};
use judge::{
    Flight, Leave, Manner, Ruleset, Spot, Volume, Withdrawal, best, every_flight, flown_by_hand, name, named, swoop,
};

const BOARDS: u64 = 6;

/// The highest level that is tested.
const HIGHEST: i32 = 9;

#[test]
fn swoops_agree_under_srd35() {
    on_random_boards(Ruleset::Srd35);
}

#[test]
fn swoops_agree_under_dnd35() {
    on_random_boards(Ruleset::Dnd35);
}

#[test]
fn swoops_agree_under_reaction() {
    on_random_boards(Ruleset::Reaction);
}

#[test]
fn swoops_agree_under_epic_path() {
    on_random_boards(Ruleset::EpicPath);
}

fn on_random_boards(rules: Ruleset) {
    let Some((boards, asked)) = play_all(rules, BOARDS, |seeds| play(rules, seeds)) else { return };
    let wanted = ["charged", "did not charge", "charged past somebody", "withdrew", "did not withdraw"];
    came_up(rules, (boards, &asked), 10, wanted);
}

fn play(rules: Ruleset, seeds: Seeds) -> Asked {
    let make = |_, dice: &mut Dice| {
        let air = open_sky(dice, rules);
        let script = setup(&air.board);
        (air, script)
    };
    play_each(seeds, make, |air, Ring { table, dice, asked }| {
        let mut bout = Bout { air, table: table.again(), dice, asked };
        bout.charge();
        bout.withdraw();
    })
}

struct Bout<'a> {
    air: &'a Airborne,
    table: Quarrel<'a>,
    dice: &'a mut Dice,
    asked: &'a mut Asked,
}

impl Bout<'_> {
    fn count(&mut self, what: &'static str) {
        *self.asked.entry(what).or_insert(0) += 1;
    }

    fn is_epic(&self) -> bool {
        self.air.board.ruleset == Ruleset::EpicPath
    }

    fn opponents(&self) -> Vec<usize> {
        let board = &self.air.board;
        (1..board.creatures.len()).filter(|&other| board.creatures[0].opposes(&board.creatures[other])).collect()
    }

    fn charge(&mut self) {
        let board = &self.air.board;
        let flight = self.air.flight(Manner { double: true, share: false });
        for target in self.opponents() {
            let budget = 2 * u64::from(flight.speed) * if self.is_epic() { 1 } else { 2 };
            let judged = swoop(&flight, target, budget, HIGHEST);
            if judged.is_open {
                continue;
            }
            let line = format!("/charge creature:Roc target:{} preview:true", board.creatures[target].name);
            let answer = self.table.ask(&line);
            let ends = judged.ends();
            if ends.is_empty() {
                self.count("did not charge");
                self.table.agree(&line, answer["verdict"] == "illegal", &answer, &judged);
                self.table.reasoned(&line, &answer);
                continue;
            }
            self.table.agree(&line, answer["verdict"] == "legal", &answer, &judged);
            let told: BTreeSet<Spot> =
                answer["ends"].as_array().into_iter().flatten().map(|end| self.spot(&flight, end)).collect();
            let squares = |spots: &BTreeSet<Spot>| spots.iter().map(|spot| spot.at).collect::<BTreeSet<_>>();
            let all: BTreeSet<Spot> = ends.keys().copied().collect();
            self.table.agree(&line, squares(&told) == squares(&all), &answer, &(told, &judged));
            let path = path_of(&flight, &answer);
            let last = path.last().copied();
            self.table.agree(&line, last.is_some_and(|last| judged.safest().contains(&last)), &answer, &judged);
            let strikers = strikers(&answer);
            let ways = ends[&last.unwrap()];
            // The feet of a charge are its distance; its steps cost what they do in any flight. A level charge counts a turn
            // at its beginning too.
            let steps = answer["steps"].as_array().into_iter().flatten();
            let paid: Option<u64> = steps.map(|step| halves(&step["feet"])).sum();
            let same = ways.iter().any(|way| way.strikers == strikers && paid == Some(way.halves));
            let far = answer["feet"] == judged.feet || halves(&answer["feet"]) == paid;
            self.table.agree(&line, same && far, &answer, &(judged.feet, ways));
            self.count(if strikers.is_empty() { "charged" } else { "charged past somebody" });
        }
    }

    fn spot(&self, flight: &Flight<'_>, end: &Value) -> Spot {
        let text = end.as_str().unwrap_or_default();
        let (at, altitude) = text.split_once('@').unwrap_or((text, "0"));
        flight.volume.spot(named(at), altitude.parse().unwrap())
    }

    fn withdraw(&mut self) {
        let board = &self.air.board;
        let opponents = self.opponents();
        let primary = *self.dice.pick(&opponents);
        let leave = if self.is_epic() { Leave::Primary(primary) } else { Leave::Start };
        let flight = Flight { volume: Volume::leaving(board, 0, leave), ..self.air.flight(Manner::default()) };
        let budget = 2 * u64::from(flight.speed) * if self.is_epic() { 1 } else { 2 };
        let hindered = !Withdrawal { primary: Some(primary), ..Withdrawal::new(board, 0) }.hindrances().is_empty();
        let flights = every_flight(&flight, budget, None);
        let ends: Vec<Spot> = flights.ends.keys().copied().filter(|spot| *spot != flight.from.spot).collect();
        for _ in 0..4 {
            let goal = if !ends.is_empty() && self.dice.percent(75) {
                *self.dice.pick(&ends)
            } else {
                flight.volume.spot(*self.dice.pick(&board.squares()), 5 * self.dice.between(0, 5))
            };
            let start = flight.from.spot;
            if (goal.at, flight.volume.altitude(goal)) == (start.at, flight.volume.altitude(start)) {
                continue;
            }
            let mut line = format!("/withdraw creature:Roc to:{} mode:fly", path_text(&flight.volume, &[goal]));
            if self.is_epic() {
                line += &format!(" primary:{}", board.creatures[primary].name);
            }
            line += " preview:true";
            let answer = self.table.ask(&line);
            let end = best_end(&flight, (&flights.ends, false), goal).filter(|_| !hindered);
            let Some((toll, end)) = end else {
                self.count("did not withdraw");
                let why = (hindered, name(goal.at), goal.level);
                self.table.agree(&line, answer["verdict"] == "illegal", &answer, &why);
                self.table.reasoned(&line, &answer);
                continue;
            };
            self.count("withdrew");
            let same = answer["verdict"] == "legal"
                && halves(&answer["feet"]) == Some(toll.halves)
                && strikers(&answer).len() == toll.opponents as usize
                && answer["steps"].as_array().map_or(0, Vec::len) == toll.steps as usize;
            self.table.agree(&line, same, &answer, &toll);
            // The very path that came back.
            let path = path_of(&flight, &answer);
            let all = flown_by_hand(&flight, &path, budget, None);
            let ways = best(&all);
            let chances: BTreeSet<&String> = ways[0].chances.iter().map(|(by, _)| by).collect();
            let same = ways[0].is_legal() && chances.into_iter().cloned().collect::<BTreeSet<_>>() == strikers(&answer);
            let there = path.last().is_some_and(|last| (last.at, last.fold > 0) == (end.at, end.fold > 0));
            self.table.agree(&line, same && there, &answer, &ways);
        }
    }
}

fn strikers(answer: &Value) -> BTreeSet<String> {
    let chances = answer["provokes"].as_array().into_iter().flatten();
    chances.map(|chance| chance["by"].as_str().unwrap().to_owned()).collect()
}
