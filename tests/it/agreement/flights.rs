//! fivefoot against the judge on flights over random boards with floors at different heights: how a flier may turn, climb and
//! dive, how far it gets, what that costs, and who strikes.
//!
//! `FIVEFOOT_BOARDS`, `FIVEFOOT_SEED` and `FIVEFOOT_RULESET` control it, as in the other agreement tests.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::agreement::quarrel::{Asked, Quarrel, Seeds, came_up, places, play_all};
use crate::boards::flights::{Airborne, FACINGS, airborne, alone, wander};
use crate::boards::one_in;
use crate::boards::random::{Dice, setup};
use crate::door::Door;
use judge::{
    Class, Craft, Flaw, Flight, FlightToll, Flights, Flown, Manner, Pose, Row, Ruleset, SpeedCategory, Spot, Volume,
    best, every_flight, flown_by_hand, name, named,
};

const BOARDS: u64 = 6;

#[test]
fn flights_agree_under_srd35() {
    on_random_boards(Ruleset::Srd35);
}

#[test]
fn flights_agree_under_dnd35() {
    on_random_boards(Ruleset::Dnd35);
}

#[test]
fn flights_agree_under_reaction() {
    on_random_boards(Ruleset::Reaction);
}

#[test]
fn flights_agree_under_epic_path() {
    on_random_boards(Ruleset::EpicPath);
}

#[test]
fn flights_agree_under_rise() {
    on_random_boards(Ruleset::Rise);
}

fn on_random_boards(rules: Ruleset) {
    let Some((boards, asked)) = play_all(rules, BOARDS, |seeds| play(rules, seeds)) else { return };
    let mut wanted = vec!["legal flight", "refused flight", "legal path", "squeezing flight", "squeezed end"];
    if rules != Ruleset::Rise {
        wanted.extend(["refused path", "provoking flight"]);
    }
    if rules.is_of_the_3_5_family() {
        wanted.extend(["first flight", "end facing", "broken row"]);
    }
    came_up(rules, (boards, &asked), 20, wanted);
}

fn play(rules: Ruleset, seeds: Seeds) -> Asked {
    let mut door = Door::open();
    let mut asked = Asked::new();
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let mut air = airborne(&mut dice, rules);
        let mut script = setup(&air.board);
        script.iter().for_each(|line| door.done(line));
        if dice.percent(60) {
            first_flight(&mut air, &mut dice, &mut script, &mut door, &mut asked);
        }
        let table = Quarrel { seed, board: &air.board, script: &script, door: &mut door };
        Bout { air: &air, table, dice: &mut dice, asked: &mut asked }.play();
    }
    asked
}

/// Flies an exact path, so that the flier has already turned and descended before the question.
fn first_flight(air: &mut Airborne, dice: &mut Dice, script: &mut Vec<String>, door: &mut Door, asked: &mut Asked) {
    let flight = air.flight(Manner::default());
    let budget = 2 * u64::from(flight.speed);
    let found = (0..30).find_map(|_| {
        let path = wander(dice, &flight, false);
        let all = flown_by_hand(&flight, &path, budget, None);
        let ways = best(&all);
        let rested: BTreeSet<Pose> = ways.iter().map(|flown| flight.rested(&flown.last, None)).collect();
        (ways[0].is_legal() && rested.len() == 1).then(|| (path, rested.into_iter().next().unwrap()))
    });
    let Some((path, pose)) = found else { return };
    let line = format!("/fly creature:{} to:\"{}\"", flight.volume.mover.name, path_text(&flight.volume, &path));
    door.done(&line);
    script.push(line);
    *asked.entry("first flight").or_insert(0) += 1;
    air.put(pose);
}

/// The places of an answer's steps. A step without an altitude stays at the same one.
pub fn path_of(flight: &Flight<'_>, answer: &Value) -> Vec<Spot> {
    let steps = answer["steps"].as_array().into_iter().flatten();
    let mut altitude = flight.volume.altitude(flight.from.spot);
    let mut path = Vec::new();
    for (step, place) in steps.zip(places(answer)) {
        altitude = step["altitude"].as_i64().map_or(altitude, |feet| feet as i32);
        let mut all = (0..3).map(|fold| flight.volume.folded(place.anchor(), altitude, fold));
        path.extend(all.find(|&spot| flight.volume.space(spot) == place));
    }
    path
}

/// Places in a command's notation: squares with altitudes.
pub fn path_text(volume: &Volume<'_>, path: &[Spot]) -> String {
    let one = |spot: &Spot| format!("{}@{}", name(spot.at), volume.altitude(*spot));
    path.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// The best of the ends that a command with this goal can mean: it names an anchor and an altitude, not a space.
pub fn best_end(
    flight: &Flight<'_>,
    (ends, safest): (&BTreeMap<Spot, FlightToll>, bool),
    goal: Spot,
) -> Option<(FlightToll, Spot)> {
    let meant = flight.volume.named(goal.at, flight.volume.altitude(goal));
    let there = meant.into_iter().filter_map(|spot| Some((*ends.get(&spot)?, spot)));
    there.min_by_key(|(toll, _)| (if safest { toll.opponents } else { 0 }, *toll))
}

/// A number of feet in half feet; `None` for any smaller fraction.
pub fn halves(feet: &Value) -> Option<u64> {
    let halves = 2.0 * feet.as_f64()?;
    (halves.fract() == 0.0).then_some(halves as u64)
}

struct Bout<'a> {
    air: &'a Airborne,
    table: Quarrel<'a>,
    dice: &'a mut Dice,
    asked: &'a mut Asked,
}

/// A flight and the command for it.
struct Question<'a> {
    flight: &'a Flight<'a>,
    budget: u64,
    wanted: Option<i32>,
    words: String,
}

impl Bout<'_> {
    fn count(&mut self, what: &'static str) {
        *self.asked.entry(what).or_insert(0) += 1;
    }

    fn agree(&self, line: &str, holds: bool, answer: &Value, judge: &dyn std::fmt::Debug) {
        self.table.agree(line, holds, answer, judge);
    }

    fn is_rise(&self) -> bool {
        self.air.board.ruleset == Ruleset::Rise
    }

    fn play(&mut self) {
        let rules = self.air.board.ruleset;
        let double = self.air.speed <= 15 && rules != Ruleset::Rise && self.dice.percent(30);
        let manner = Manner { double: double && rules == Ruleset::EpicPath, share: false };
        let flight = self.air.flight(manner);
        let by_class = matches!(flight.craft, Craft::Classes(_));
        let wanted = (by_class && self.dice.percent(25)).then(|| self.dice.between(0, 7));
        let mut words = String::new();
        if double {
            words += " pace:double";
        }
        if let Some(wanted) = wanted {
            words += &format!(" facing:{}", FACINGS[wanted as usize]);
            self.count("end facing");
        }
        let budget = 2 * u64::from(flight.speed) * if double { 2 } else { 1 };
        let question = Question { flight: &flight, budget, wanted, words };
        let flights = every_flight(&flight, budget, wanted);
        for _ in 0..5 {
            self.route(&question, &flights);
        }
        for _ in 0..5 {
            self.path(&question);
        }
    }

    fn goal(&mut self, flight: &Flight<'_>, flights: &Flights) -> Option<Spot> {
        let ends: Vec<Spot> = flights.ends.keys().copied().filter(|&spot| spot != flight.from.spot).collect();
        if !ends.is_empty() && self.dice.percent(70) {
            return Some(*self.dice.pick(&ends));
        }
        let squares = self.air.board.squares();
        let goal = flight.volume.spot(*self.dice.pick(&squares), 5 * self.dice.between(0, 4));
        (goal != flight.from.spot).then_some(goal)
    }

    fn route(&mut self, question: &Question<'_>, flights: &Flights) {
        let Question { flight, words, .. } = question;
        let Some(goal) = self.goal(flight, flights) else { return };
        let volume = &flight.volume;
        let start = flight.from.spot;
        if (goal.at, volume.altitude(goal)) == (start.at, volume.altitude(start)) {
            return;
        }
        let line = format!("/fly creature:{} to:{}{words} preview:true", volume.mover.name, path_text(volume, &[goal]));
        let safest = format!("{line} prefer:safest");
        for (line, ends) in [(line, (&flights.ends, false)), (safest, (&flights.safest, true))] {
            let answer = self.table.ask(&line);
            let Some((toll, end)) = best_end(flight, ends, goal) else {
                self.count("refused flight");
                // Under Rise a creature that can't get there goes as far as it can.
                if self.is_rise() && answer["verdict"] == "legal" {
                    self.judged(&line, question, &answer, None);
                } else {
                    self.agree(&line, answer["verdict"] == "illegal", &answer, &"illegal");
                    self.table.reasoned(&line, &answer);
                }
                continue;
            };
            self.count(if toll.opponents > 0 { "provoking flight" } else { "legal flight" });
            if end.fold > 0 {
                self.count("squeezed end");
            }
            let strikers = answer["provokes"].as_array().map_or(0, Vec::len);
            let steps = answer["steps"].as_array().map_or(0, Vec::len);
            let same = answer["verdict"] == "legal"
                && halves(&answer["feet"]) == Some(toll.halves)
                && strikers == toll.opponents as usize
                && steps == toll.steps as usize;
            self.agree(&line, same, &answer, &toll);
            self.judged(&line, question, &answer, None);
            let path = path_of(flight, &answer);
            if path.iter().any(|spot| spot.fold > 0) {
                self.count("squeezing flight");
            }
            let there = path.last().is_some_and(|last| (last.at, last.fold > 0) == (end.at, end.fold > 0));
            self.agree(&line, there, &answer, &end);
        }
        if flights.ends.get(&goal) != flights.safest.get(&goal) {
            self.count("safer flight");
        }
    }

    fn path(&mut self, question: &Question<'_>) {
        let Question { flight, words, budget, wanted } = question;
        let careless = self.dice.percent(40);
        let path = wander(self.dice, flight, careless);
        let all = flown_by_hand(flight, &path, *budget, *wanted);
        let ways = best(&all);
        if self.is_rise() && ways.iter().any(|flown| flown.flaws.contains(&Flaw::TooFar)) {
            return;
        }
        let volume = &flight.volume;
        let line =
            format!("/fly creature:{} to:\"{}\"{words} preview:true", volume.mover.name, path_text(volume, &path));
        let answer = self.table.ask(&line);
        self.count(if ways[0].is_legal() { "legal path" } else { "refused path" });
        if ways[0].flaws.iter().any(|flaw| matches!(flaw, Flaw::Row(..) | Flaw::Whole(_) | Flaw::EndTurn(_))) {
            self.count("broken row");
        }
        if !ways[0].is_legal() && path.iter().any(|spot| spot.fold > 0) {
            // Of the spaces that a path can mean, fivefoot takes those with the fewest faults.
            return self.agree(&line, answer["verdict"] == "illegal", &answer, &ways);
        }
        self.judged(&line, question, &answer, Some(&path));
    }

    /// Compares a path, given or found, step by step.
    fn judged(&self, line: &str, question: &Question<'_>, answer: &Value, given: Option<&[Spot]>) {
        let Question { flight, budget, wanted, .. } = question;
        let path = path_of(flight, answer);
        if let Some(given) = given {
            self.agree(line, path == given, answer, &given);
        }
        let all = flown_by_hand(flight, &path, *budget, *wanted);
        let ways = best(&all);
        let legal = ways[0].is_legal();
        self.agree(line, (answer["verdict"] == "legal") == legal, answer, &ways);
        if legal {
            let steps = answer["steps"].as_array().unwrap();
            let priced: Vec<Option<u64>> = steps.iter().map(|step| halves(&step["feet"])).collect();
            let same = |flown: &&Flown| priced.iter().copied().eq(flown.halves.iter().map(|&halves| Some(halves)));
            self.agree(line, ways.iter().any(same), answer, &ways);
            self.agree(line, halves(&answer["feet"]) == Some(ways[0].total()), answer, &ways);
            let reasoned = |step: &Value| halves(&step["feet"]) <= Some(10) || step["rules"] != serde_json::json!([]);
            self.agree(line, steps.iter().all(reasoned), answer, &"a rule for every step above 5 ft");
        } else {
            self.table.reasoned(line, answer);
            self.agree(line, self.same_first_flaw(answer, &ways), answer, &ways);
        }
        let chance = |actual: &Value| {
            let square = actual["entering"].as_str().or(actual["leaving"].as_str()).unwrap();
            (actual["by"].as_str().unwrap().to_owned(), named(square))
        };
        let chances: Vec<_> = answer["provokes"].as_array().unwrap().iter().map(chance).collect();
        self.agree(line, ways.iter().any(|flown| flown.chances == chances), answer, &ways);
    }

    /// Whether the first fault of a path is the same: its step and row of the table, or what is wrong with the whole path.
    fn same_first_flaw(&self, answer: &Value, ways: &[&Flown]) -> bool {
        let reasons = answer["reasons"].as_array().unwrap();
        let rule = |reason: &Value| reason["rule"].as_str().unwrap().to_owned();
        ways.iter().any(|flown| {
            let step_of = |flaw: &Flaw| match flaw {
                Flaw::Row(step, _) | Flaw::Blocked(step, _) => Some(*step as u64),
                _ => None,
            };
            let first = flown.flaws.iter().filter_map(step_of).min();
            let actual = reasons.iter().filter_map(|reason| reason["step"].as_u64()).min();
            let Some(first) = first else {
                return reasons.iter().any(|reason| flown.flaws.iter().any(|flaw| is_named(flaw, &rule(reason))));
            };
            let here = flown.flaws.iter().filter(|flaw| step_of(flaw) == Some(first));
            let mut rules = reasons.iter().filter(|reason| reason["step"] == first).map(rule);
            let here: Vec<&Flaw> = here.collect();
            actual == Some(first) && rules.any(|rule| here.iter().any(|flaw| is_named(flaw, &rule)))
        })
    }
}

/// Whether fivefoot's rule stands for this flaw.
fn is_named(flaw: &Flaw, rule: &str) -> bool {
    match flaw {
        Flaw::Row(_, row) | Flaw::Whole(row) => row.rule() == rule,
        Flaw::EndTurn(row) => rule == Row::Turn.rule() || row.rule() == rule,
        Flaw::TooFar => rule == "speed" || rule == "double",
        Flaw::Blocked(..) | Flaw::End => true,
    }
}

/// A flier that has to keep a minimum speed flies loops to near places: beside every possible flight, none of those found is worse.
/// Definitions, route search: no heuristic may return a worse answer.
#[test]
fn no_flight_beats_the_best_flight_of_a_fast_flier() {
    for (class, speed, size, facing) in [(Class::Average, 50, (5, 4), 4), (Class::Poor, 35, (8, 7), 1)] {
        let air = alone(Ruleset::Dnd35, size, (Craft::Classes(class), speed), facing);
        let mut door = Door::open();
        setup(&air.board).iter().for_each(|line| door.done(line));
        let flight = air.flight(Manner::default());
        let all = every_flight(&flight, 2 * u64::from(speed), None).ends;
        let ends = all.iter().filter(|(spot, _)| **spot != flight.from.spot).step_by(one_in(4));
        let mut found = 0;
        for (spot, toll) in ends {
            let to = path_text(&flight.volume, &[*spot]);
            let told = door.ask(&format!("/fly creature:Roc to:{to} preview:true"));
            let feet = halves(&told["ruling"]["feet"]);
            assert_eq!(feet, Some(toll.halves), "{class:?} to {to}: {told:#}");
            assert_eq!(told["ruling"]["proved"], true, "{class:?} to {to}: {told:#}");
            found += 1;
        }
        assert!(found > 10, "{class:?}: {found}");
    }
}

/// A better flier may do everything that a worse one may, so its flight never costs more.
#[test]
fn a_better_flier_reaches_what_a_worse_one_reaches() {
    for seed in 1..=6 {
        let mut dice = Dice::new(seed);
        let air = airborne(&mut dice, Ruleset::Dnd35);
        let reach = |class| {
            let craft = Craft::Classes(class);
            let flight = Flight { craft, speed: 15, ..air.flight(Manner::default()) };
            every_flight(&flight, 30, None).ends
        };
        for pair in Class::ALL.windows(2) {
            let (better, worse) = (reach(pair[0]), reach(pair[1]));
            let kept = worse.iter().all(|(spot, toll)| better.get(spot).is_some_and(|best| best.halves <= toll.halves));
            assert!(kept, "seed {seed}: {pair:?}");
        }
    }
    let categories = [SpeedCategory::Fast, SpeedCategory::Average, SpeedCategory::Slow];
    let air = airborne(&mut Dice::new(7), Ruleset::Rise);
    let reach = |category| {
        every_flight(&Flight { craft: Craft::Free(category), speed: 20, ..air.flight(Manner::default()) }, 40, None)
    };
    let counts = categories.map(|category| reach(category).ends.len());
    assert!(counts[0] > counts[1] && counts[1] > counts[2], "{counts:?}");
}
