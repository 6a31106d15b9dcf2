//! fivefoot against the judge on random boards: the same feet, the same opponents, the same squares.
//!
//! `FIVEFOOT_BOARDS=5000` plays more boards than every run does, `FIVEFOOT_SEED=17` begins at another one. A disagreement
//! prints the whole script, which the console replays, and both answers.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::door::Door;
use crate::judge::{
    Blocked, Board, Fault, Figures, Routes, Square, between_creatures, between_squares, by_hand, name, named,
    threat_set,
};
use crate::scene::{Dice, random_board, setup};

const BOARDS: u64 = 220;

/// How often what came up.
type Asked = BTreeMap<&'static str, u32>;

#[test]
fn the_judge_agrees_on_random_boards() {
    let number = |variable: &str| std::env::var(variable).ok().and_then(|text| text.parse::<u64>().ok());
    let first = number("FIVEFOOT_SEED").unwrap_or(1);
    let seeds = first..first + number("FIVEFOOT_BOARDS").unwrap_or(BOARDS);
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(8);
    let mut asked = Asked::new();
    std::thread::scope(|scope| {
        let part = |offset: usize| seeds.clone().skip(offset).step_by(threads);
        let parts: Vec<_> = (0..threads).map(part).collect();
        let running: Vec<_> = parts.into_iter().map(|seeds| scope.spawn(|| play(seeds))).collect();
        for thread in running {
            match thread.join() {
                Ok(counts) => counts.into_iter().for_each(|(what, count)| *asked.entry(what).or_insert(0) += count),
                Err(disagreement) => std::panic::resume_unwind(disagreement),
            }
        }
    });
    // Boards so closed that hardly anything can be asked would prove nothing.
    for what in ["legal route", "provoking route", "detour", "refused route", "legal path", "refused path", "waypoints"]
    {
        let count = u64::from(asked.get(what).copied().unwrap_or(0));
        assert!(count * 10 > seeds.end - seeds.start, "too few of `{what}` came up: {asked:?}");
    }
}

fn play(seeds: impl Iterator<Item = u64>) -> Asked {
    let mut door = Door::open();
    let mut asked = Asked::new();
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let board = random_board(&mut dice);
        let script = setup(&board);
        for line in &script {
            door.done(line);
        }
        let mut bout =
            Bout { seed, board: &board, script: &script, door: &mut door, dice: &mut dice, asked: &mut asked };
        bout.play();
    }
    asked
}

struct Bout<'a> {
    seed: u64,
    board: &'a Board,
    script: &'a [String],
    door: &'a mut Door,
    dice: &'a mut Dice,
    asked: &'a mut Asked,
}

impl Bout<'_> {
    fn play(&mut self) {
        for who in 0..self.board.creatures.len() {
            self.threat(who);
        }
        self.measures();
        let walkers = self.board.creatures.iter().enumerate().filter(|(_, c)| !c.helpless && c.altitude == 0);
        let walkers: Vec<usize> = walkers.map(|(index, _)| index).take(2).collect();
        for who in walkers {
            self.reach_set(who);
            self.routes(who);
            self.waypoints(who);
            self.paths(who);
        }
    }

    fn ask(&mut self, line: &str) -> Value {
        let reply = self.door.ask(line);
        self.agree(line, &reply["status"] != "error", &reply, &"an answer, not an error");
        reply["ruling"].clone()
    }

    /// Fails with everything that is needed to play it again, unless it holds.
    fn agree(&self, line: &str, holds: bool, answer: &Value, judge: &dyn std::fmt::Debug) {
        assert!(
            holds,
            "seed {}: fivefoot and the judge disagree. To replay it:\n\n{}\n{line}\n\nfivefoot: {answer:#}\n\njudge: {judge:?}\n",
            self.seed,
            self.script.join("\n"),
        );
    }

    fn count(&mut self, what: &'static str) {
        *self.asked.entry(what).or_insert(0) += 1;
    }

    fn threat(&mut self, who: usize) {
        let creature = &self.board.creatures[who];
        let line = format!("/threat creature:{}", creature.name);
        let answer = self.ask(&line);
        let told: Vec<&str> = answer["threatened"].as_array().unwrap().iter().map(|s| s.as_str().unwrap()).collect();
        let mut threatened: Vec<Square> = threat_set(self.board, creature).into_iter().collect();
        threatened.sort_by_key(|&(x, y)| (y, x));
        let expected: Vec<String> = threatened.into_iter().map(name).collect();
        self.agree(&line, told == expected, &answer, &expected);
    }

    fn measures(&mut self) {
        let squares = self.board.squares();
        let (a, b) = (*self.dice.pick(&squares), *self.dice.pick(&squares));
        let line = format!("/measure from:{} to:{}", name(a), name(b));
        let answer = self.ask(&line);
        self.agree(&line, answer["feet"] == between_squares(a, b), &answer, &between_squares(a, b));
        let [one, .., other] = &self.board.creatures[..] else { return };
        let line = format!("/measure from:{} to:{}", one.name, other.name);
        let answer = self.ask(&line);
        let expected = between_creatures(one, other);
        self.agree(&line, answer["feet"] == expected, &answer, &expected);
    }

    fn pace(&mut self, who: usize) -> (&'static str, u64) {
        let speed = u64::from(self.board.creatures[who].speed);
        if self.dice.percent(50) { (" pace:double", 2 * speed) } else { ("", speed) }
    }

    fn reach_set(&mut self, who: usize) {
        let (pace, budget) = self.pace(who);
        let line = format!("/reachable creature:{}{pace}", self.board.creatures[who].name);
        let answer = self.ask(&line);
        let told: BTreeMap<String, u64> = serde_json::from_value(answer["squares"].clone()).unwrap();
        let reached = Routes::search(self.board, who, &[], budget).reach_set();
        let expected: BTreeMap<String, u64> = reached.into_iter().map(|(at, feet)| (name(at), feet)).collect();
        self.agree(&line, told == expected, &answer, &expected);
    }

    fn routes(&mut self, who: usize) {
        // With twice the speed there is room for detours.
        let (pace, budget) = (" pace:double", 2 * u64::from(self.board.creatures[who].speed));
        let label = &self.board.creatures[who].name;
        let routes = Routes::search(self.board, who, &[], budget);
        let reached: Vec<Square> = routes.reach_set().into_keys().collect();
        for _ in 0..8 {
            let squares = self.board.squares();
            let to = *if self.dice.percent(70) { self.dice.pick(&reached) } else { self.dice.pick(&squares) };
            if to == self.board.creatures[who].at {
                continue;
            }
            let (shortest, safest) = (routes.shortest(to), routes.safest(to));
            let line = format!("/move creature:{label} to:{}{pace} preview:true", name(to));
            self.route(&line, who, budget, &[to], shortest, &reached);
            self.route(&format!("{line} prefer:safest"), who, budget, &[to], safest, &reached);
            match shortest {
                None => self.count("refused route"),
                Some(figures) if figures.opponents > 0 => self.count("provoking route"),
                Some(_) => self.count("legal route"),
            }
            if shortest != safest {
                self.count("detour");
            }
        }
    }

    fn waypoints(&mut self, who: usize) {
        let mover = &self.board.creatures[who];
        let (pace, budget) = (" pace:double", 2 * u64::from(mover.speed));
        let reached: Vec<Square> = Routes::search(self.board, who, &[], budget / 2).reach_set().into_keys().collect();
        for _ in 0..2 {
            let mut stops: Vec<Square> = (0..self.dice.between(1, 2)).map(|_| *self.dice.pick(&reached)).collect();
            // Now and then back to where it came from.
            stops.push(if self.dice.percent(15) { mover.at } else { *self.dice.pick(&reached) });
            let apart = |a: Square, b: Square| (a.0 - b.0).abs() > 1 || (a.1 - b.1).abs() > 1;
            let chain: Vec<Square> = [mover.at].into_iter().chain(stops.clone()).collect();
            if !chain.windows(2).any(|pair| apart(pair[0], pair[1])) {
                continue;
            }
            let routes = Routes::search(self.board, who, &stops, budget);
            let last = *stops.last().unwrap();
            let list = stops.iter().map(|&stop| name(stop)).collect::<Vec<_>>().join(" ");
            let line = format!("/move creature:{} to:\"{list}\"{pace} preview:true", mover.name);
            self.route(&line, who, budget, &stops, routes.shortest(last), &[]);
            self.route(&format!("{line} prefer:safest"), who, budget, &stops, routes.safest(last), &[]);
            self.count("waypoints");
        }
    }

    /// Asks for a route and compares its figures; then judges the very path that came back, step by step.
    fn route(
        &mut self,
        line: &str,
        who: usize,
        budget: u64,
        stops: &[Square],
        expected: Option<Figures>,
        reached: &[Square],
    ) {
        let answer = self.ask(line);
        let Some(expected) = expected else {
            self.agree(line, answer["verdict"] == "illegal", &answer, &"illegal");
            self.reasoned(line, &answer);
            self.nearest(line, &answer, who, stops, reached);
            return;
        };
        let steps = answer["steps"].as_array().map_or(0, Vec::len);
        let strikers = answer["provokes"].as_array().map_or(0, Vec::len);
        let same = answer["verdict"] == "legal"
            && answer["feet"] == expected.feet
            && strikers == expected.opponents as usize
            && steps == expected.steps as usize;
        self.agree(line, same, &answer, &expected);
        let path: Vec<Square> =
            answer["path"].as_array().unwrap().iter().map(|square| named(square.as_str().unwrap())).collect();
        self.agree(line, path[0] == self.board.creatures[who].at, &answer, &"a path from where it stands");
        let mut to_pass = stops;
        for at in &path {
            while to_pass.first() == Some(at) {
                to_pass = &to_pass[1..];
            }
        }
        let passes = to_pass.is_empty() && path.last() == stops.last();
        self.agree(line, passes, &answer, &"a path over every stop");
        self.path(line, &answer, who, &path[1..], budget);
    }

    /// A refusal offers the end nearest to the one that was asked for, if there is any.
    fn nearest(&self, line: &str, answer: &Value, who: usize, stops: &[Square], reached: &[Square]) {
        if reached.is_empty() {
            return;
        }
        let away = |at: Square| between_squares(at, *stops.last().unwrap());
        // To stay is no advice: it is offered nothing only where nothing else is nearer.
        let start = self.board.creatures[who].at;
        let nearest = reached.iter().filter(|&&at| at != start).map(|&at| away(at)).min();
        let good = match answer["nearest"].as_str().map(named) {
            Some(offered) => reached.contains(&offered) && Some(away(offered)) == nearest,
            None => nearest.is_none_or(|nearest| away(start) <= nearest),
        };
        self.agree(line, good, answer, &format!("an end {nearest:?} ft from there"));
    }

    fn reasoned(&self, line: &str, answer: &Value) {
        let reasons = answer["reasons"].as_array().unwrap();
        let cited: Vec<&Value> = answer["rules"].as_array().unwrap().iter().map(|rule| &rule["id"]).collect();
        let known = reasons.iter().all(|reason| reason["rule"].is_string() && cited.contains(&&reason["rule"]));
        self.agree(line, !reasons.is_empty() && known, answer, &"reasons with rules that are cited");
    }

    fn paths(&mut self, who: usize) {
        let mover = &self.board.creatures[who];
        for _ in 0..4 {
            let (pace, budget) = self.pace(who);
            let mut path: Vec<Square> = Vec::new();
            let careless = self.dice.percent(40);
            for _ in 0..self.dice.between(2, 6) {
                let from = path.last().copied().unwrap_or(mover.at);
                let ways = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
                let around = ways.map(|(dx, dy)| (from.0 + dx, from.1 + dy));
                let on_board: Vec<Square> = around.into_iter().filter(|&at| self.board.on_board(at)).collect();
                let open = |at: &Square| by_hand(self.board, who, &[&path[..], &[*at]].concat(), 9999);
                let fine = |at: &Square| !open(at).faults.iter().any(|fault| matches!(fault, Fault::Step(..)));
                let good: Vec<Square> = on_board.iter().copied().filter(fine).collect();
                path.push(*self.dice.pick(if careless || good.is_empty() { &on_board } else { &good }));
            }
            let list = path.iter().map(|&at| name(at)).collect::<Vec<_>>().join(" ");
            let line = format!("/move creature:{} to:\"{list}\"{pace} preview:true", mover.name);
            let answer = self.ask(&line);
            self.path(&line, &answer, who, &path, budget);
            self.count(if answer["verdict"] == "legal" { "legal path" } else { "refused path" });
        }
    }

    /// Compares a judged path step by step.
    fn path(&mut self, line: &str, answer: &Value, who: usize, path: &[Square], budget: u64) {
        let judged = by_hand(self.board, who, path, budget);
        let steps = answer["steps"].as_array().unwrap();
        let feet: Vec<u64> = steps.iter().map(|step| step["feet"].as_u64().unwrap()).collect();
        self.agree(line, feet == judged.feet && answer["feet"] == judged.total(), answer, &judged);
        let reasoned = steps.iter().all(|step| (step["feet"] == 5) == step["rules"].as_array().unwrap().is_empty());
        self.agree(line, reasoned, answer, &"a rule for every step above 5 ft, and for no other");
        let told = answer["provokes"].as_array().unwrap().iter().map(|chance| {
            let entering = chance.get("entering").and_then(Value::as_str);
            let square = named(entering.unwrap_or_else(|| chance["leaving"].as_str().unwrap()));
            (chance["by"].as_str().unwrap().to_owned(), square, entering.is_none())
        });
        let expected = judged.chances.iter().map(|chance| (chance.by.clone(), chance.square, chance.leaving));
        self.agree(line, told.eq(expected), answer, &judged);
        let faults: BTreeSet<String> = judged.faults.iter().map(|&fault| class_of_fault(fault)).collect();
        let reasons: BTreeSet<String> = answer["reasons"].as_array().unwrap().iter().map(class_of_reason).collect();
        self.agree(line, (answer["verdict"] == "legal") == faults.is_empty(), answer, &judged);
        let ignoring_room = |all: BTreeSet<String>| -> BTreeSet<String> {
            let room = format!("{} ground", path.len());
            let blocked_at_the_end = all.contains(&room);
            all.into_iter().filter(|class| !(blocked_at_the_end && class == "end")).collect()
        };
        self.agree(line, ignoring_room(reasons) == ignoring_room(faults), answer, &judged);
        if !judged.faults.is_empty() {
            self.reasoned(line, answer);
        }
    }
}

fn class_of_fault(fault: Fault) -> String {
    match fault {
        Fault::Step(step, Blocked::Opponent) => format!("{step} opponent"),
        Fault::Step(step, _) => format!("{step} ground"),
        Fault::End => "end".to_owned(),
        Fault::TooFar => "too far".to_owned(),
    }
}

fn class_of_reason(reason: &Value) -> String {
    let step = reason["step"].as_u64();
    match (reason["rule"].as_str().unwrap(), step) {
        ("blocking" | "corner", Some(step)) => format!("{step} ground"),
        ("occupied-opponent", Some(step)) => format!("{step} opponent"),
        ("ending" | "sizes", None) => "end".to_owned(),
        ("speed", None) => "too far".to_owned(),
        (other, step) => format!("unexpected `{other}` at {step:?}"),
    }
}
