//! fivefoot against the judge on jumps over random boards: their DC, their cost, where they lead, and who strikes.
//!
//! `FIVEFOOT_BOARDS`, `FIVEFOOT_SEED` and `FIVEFOOT_RULESET` control it, as in the other agreement tests.
//!
//! Not tested, because the rulebooks leave it open:
//! - whether a failed long jump by 5 or more ends prone under Epic Path: the text says so of high jumps only;
//! - which of two equally straight ways a jump takes if something stands in one of them: fivefoot refuses some of these;
//! - results too low for a jump whose way would not be free if it had been meant to be that short (lower, and along its own
//!   line): fivefoot refuses the jump then, although it was attempted and failed;
//! - jumps out of an occupied square: fivefoot only allows them from where the jumper could also stop;
//! - jumps onto higher or lower ground, and results that end a jump in an occupied square.

use serde_json::{Value, json};

use crate::agreement::cubes::{chances, is_refused_for, spots};
use crate::agreement::quarrel::{Asked, Quarrel, Seeds, came_up, places, play_all};
use crate::boards::grounds::course;
use crate::boards::random::{Dice, setup};
use crate::door::Door;
use judge::{
    Arc, Fall, Fault, Jumper, Manner, Place, Ruleset, Spot, Square, Struck, Surface, Volume, Walk, Ways, arc, arcs,
    between_squares, by_hand, is_run_up, name,
};

const BOARDS: u64 = 19;

#[test]
fn jumps_agree_under_srd35() {
    on_random_boards(Ruleset::Srd35);
}

#[test]
fn jumps_agree_under_dnd35() {
    on_random_boards(Ruleset::Dnd35);
}

#[test]
fn jumps_agree_under_reaction() {
    on_random_boards(Ruleset::Reaction);
}

#[test]
fn jumps_agree_under_epic_path() {
    on_random_boards(Ruleset::EpicPath);
}

#[test]
fn jumps_agree_under_rise() {
    on_random_boards(Ruleset::Rise);
}

fn on_random_boards(rules: Ruleset) {
    let Some((boards, asked)) = play_all(rules, BOARDS, |seeds| play(rules, seeds)) else { return };
    let mut wanted = vec!["legal jump", "blocked jump", "too far", "walked first", "over somebody or something"];
    wanted.extend(match rules {
        Ruleset::Rise => &["midair", "beyond its strength"][..],
        Ruleset::EpicPath => &["running start", "too short", "straight up", "provoking", "fall"],
        _ => &["running start", "too short", "straight up", "provoking", "fall", "grabs the edge", "hop", "sprawls"],
    });
    came_up(rules, (boards, &asked), 20, wanted);
}

fn play(rules: Ruleset, seeds: Seeds) -> Asked {
    let mut door = Door::open();
    let mut asked = Asked::new();
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let (board, jumper) = course(&mut dice, rules);
        let script = setup(&board);
        script.iter().for_each(|line| door.done(line));
        let table = Quarrel { seed, board: &board, script: &script, door: &mut door };
        let mut bout = Bout {
            jumper,
            volume: Volume::new(&board, 0, Manner::default()),
            table,
            dice: &mut dice,
            asked: &mut asked,
        };
        for _ in 0..8 {
            bout.long_jump();
        }
        bout.high_jump();
        bout.hop();
    }
    asked
}

struct Bout<'a> {
    jumper: Jumper,
    volume: Volume<'a>,
    table: Quarrel<'a>,
    dice: &'a mut Dice,
    asked: &'a mut Asked,
}

/// A jump, and the walk before it.
struct Question {
    line: String,
    walked: Vec<Square>,
    from: Spot,
    to: Spot,
    running: bool,
    budget: u64,
    check: Option<i64>,
}

impl Bout<'_> {
    fn rules(&self) -> Ruleset {
        self.jumper.rules
    }

    fn count(&mut self, what: &'static str) {
        *self.asked.entry(what).or_insert(0) += 1;
    }

    fn agree(&self, line: &str, holds: bool, answer: &Value, judge: &dyn std::fmt::Debug) {
        self.table.agree(line, holds, answer, judge);
    }

    /// A few steps over level ground, mostly in one of the eight directions.
    fn walk(&mut self) -> Vec<Square> {
        let (dx, dy) = (self.dice.between(-1, 1), self.dice.between(-1, 1));
        let bend = self.dice.percent(20);
        let mut at = self.volume.mover.at();
        let mut way = Vec::new();
        for step in 0..self.dice.between(1, 5) {
            let turned = bend && step == 1;
            at = if turned { (at.0 - dy, at.1 + dx) } else { (at.0 + dx, at.1 + dy) };
            way.push(at);
        }
        let board = self.table.board;
        let level = way.iter().all(|&at| {
            let place = Place::new(at, self.volume.mover.place.columns, self.volume.mover.place.rows);
            place.squares().all(|square| board.on_board(square) && board.floor(square) == 0)
        });
        if level && (dx, dy) != (0, 0) { way } else { Vec::new() }
    }

    /// A square level with the start, most often in one of the eight directions and far away.
    fn goal(&mut self, from: Square, walked: &[Square]) -> Option<Square> {
        let before = if walked.len() > 1 { walked[walked.len() - 2] } else { self.volume.mover.at() };
        let onward = (from.0 - before.0, from.1 - before.1);
        let far = self.dice.between(1, 7);
        let trench: Vec<i32> = self.table.board.floors.keys().map(|square| square.0).collect();
        let goal = if let (true, Some(&west), Some(&east)) =
            (self.dice.percent(50), trench.iter().min(), trench.iter().max())
        {
            let beyond = if from.0 < west { east + 1 } else { west - self.volume.mover.place.columns };
            (beyond, from.1 + if self.dice.percent(20) { self.dice.between(-2, 2) } else { 0 })
        } else if onward != (0, 0) && self.dice.percent(70) {
            (from.0 + far * onward.0, from.1 + far * onward.1)
        } else {
            *self.dice.pick(&self.table.board.squares())
        };
        let board = self.table.board;
        let place = Place::new(goal, self.volume.mover.place.columns, self.volume.mover.place.rows);
        let level = place.squares().all(|square| board.on_board(square) && board.floor(square) == 0);
        (goal != from && level).then_some(goal)
    }

    fn question(&mut self) -> Option<Question> {
        let walked = if self.dice.percent(40) { self.walk() } else { Vec::new() };
        let rise = self.rules() == Ruleset::Rise;
        let from = self.volume.spot(*walked.last().unwrap_or(&self.volume.mover.at()), 0);
        let goal = self.goal(from.at, &walked)?;
        let up = if rise && self.dice.percent(30) { self.dice.between(1, 3) } else { 0 };
        let steps = (goal.0 - from.at.0).abs().max((goal.1 - from.at.1).abs());
        let to = Spot { at: goal, level: from.level + up.min(steps), ..from };
        let double = !rise && self.dice.percent(20);
        let written = !rise && self.dice.percent(40);
        let mut path = vec![self.volume.mover.at()];
        path.extend(&walked);
        let running = !rise && (written || is_run_up(self.rules(), &path, goal, self.jumper.run_up()));
        let far = between_squares(self.rules(), from.at, goal);
        let dc = i64::from(self.jumper.long_dc(far, running));
        let results = [-20, -8, -4, -3, -2, -1, 0, 4, 5, 9];
        let check = (!rise && self.dice.percent(85)).then(|| dc + *self.dice.pick(&results));
        let squares: Vec<String> = walked.iter().chain([&goal]).map(|&at| name(at)).collect();
        let mut line = format!("/jump creature:Mara to:\"{}\"", squares.join(" "));
        if to.level > from.level {
            line += &format!(" altitude:{}", 5 * (to.level - from.level));
        }
        for (word, given) in [(" pace:double", double), (" running:true", written)] {
            line += if given { word } else { "" };
        }
        if let Some(check) = check {
            line += &format!(" check:{check}");
        }
        let budget = self.jumper.speed as u64 * if double { 2 } else { 1 };
        Some(Question { line, walked, from, to, running, budget, check })
    }

    fn long_jump(&mut self) {
        let Some(question) = self.question() else { return };
        let Question { from, to, budget, .. } = question;
        let rise = self.rules() == Ruleset::Rise;
        let ways = Ways::new(self.table.board, 0, Manner::default());
        let spaces: Vec<Place> = question.walked.iter().map(|&at| self.space(at)).collect();
        let walked = by_hand(&ways, &spaces, u64::MAX);
        // The squares before the last are waypoints: if the steps between them are closed or dear, the route may take others.
        let plain =
            walked.faults.iter().all(|fault| *fault == Fault::End) && walked.feet.iter().all(|&feet| feet <= 10);
        if !plain || !self.volume.may_end(from) {
            return;
        }
        let far = between_squares(self.rules(), from.at, to.at);
        let up = to.level - from.level;
        let extent = u64::from(far) + 5 * up as u64;
        let feet = walked.total() + extent;
        let peak = if rise { up } else { (far / 4 / 5) as i32 };
        let arcs = arcs(&self.volume, from, to, peak);
        let differ = arcs.iter().any(|arc| arc.blocked.is_empty() != arcs[0].blocked.is_empty());
        if differ || self.is_open(&question, &arcs) {
            return;
        }
        let lands = self.volume.may_end(to);
        let limits = self.jumper.extents();
        let beyond = rise && (far > limits.0 || 5 * up as u32 > limits.1);
        let legal = arcs[0].blocked.is_empty() && lands && feet <= budget && !beyond;
        let line = question.line.clone() + " preview:true";
        let answer = self.table.ask(&line);
        let actual: Vec<Place> = places(&answer).into_iter().take(spaces.len()).collect();
        if actual.len() == spaces.len() && actual != spaces {
            return;
        }
        if !question.walked.is_empty() {
            self.count("walked first");
        }
        if rise && walked.total() > budget {
            // If movement simply runs out, the jump at the end of the walk never begins.
            let stops = answer["verdict"] == "legal" && answer["feet"].as_u64() <= Some(budget);
            self.agree(&line, stops, &answer, &(budget, &walked));
            return;
        }
        self.agree(&line, (answer["verdict"] != "illegal") == legal, &answer, &(feet, &arcs, limits, &walked));
        if !legal {
            self.count(if feet > budget { "too far" } else { "blocked jump" });
            self.table.reasoned(&line, &answer);
            self.agree(&line, is_refused_for(&answer, "speed") == (feet > budget), &answer, &feet);
            if rise {
                self.agree(&line, is_refused_for(&answer, "jump") == beyond, &answer, &limits);
                if beyond {
                    self.count("beyond its strength");
                }
            }
            return;
        }
        if rise {
            self.count(if up > 0 { "midair" } else { "legal jump" });
            self.agree(&line, answer["midair"] == (up > 0), &answer, &up);
            self.agree(&line, answer["checks"] == json!([]), &answer, &"no check");
        } else {
            self.checked(&line, &question, far, &answer);
        }
        let dc = i64::from(self.jumper.long_dc(far, question.running));
        match question.check.filter(|&check| check < dc) {
            Some(check) => self.too_short(&question, &arcs, check, &answer),
            None => {
                self.count("legal jump");
                self.whole(&line, feet, &arcs, &walked, &answer);
                if let (false, Some(check)) = (self.jumper.trained, question.check) {
                    self.sprawls(&line, check - dc, &answer);
                }
            }
        }
    }

    fn space(&self, at: Square) -> Place {
        Place { x: at.0, y: at.1, ..self.volume.mover.place }
    }

    /// Compares the check of a long jump: its skill, its DC and its speed modifier.
    fn checked(&mut self, line: &str, question: &Question, far: u32, answer: &Value) {
        let dc = self.jumper.long_dc(far, question.running);
        let check = &answer["checks"][0];
        let wanted = json!({"skill": self.jumper.skill(), "dc": dc, "result": question.check});
        let actual = json!({"skill": check["skill"], "dc": check["dc"], "result": check["result"]});
        self.agree(line, actual == wanted, answer, &wanted);
        self.agree(line, answer["jump"]["running"] == question.running, answer, &question.running);
        let added = if self.rules() == Ruleset::EpicPath { 0 } else { self.jumper.added_by_speed() };
        self.agree(line, answer["jump"]["added"] == added, answer, &added);
        if question.running {
            self.count("running start");
        }
        let pending = question.check.is_none();
        self.agree(line, (answer["verdict"] == "needs-check") >= pending, answer, &"a check decides");
    }

    /// A jump that goes the whole way.
    fn whole(&mut self, line: &str, feet: u64, arcs: &[Arc], walked: &Struck, answer: &Value) {
        self.agree(line, answer["feet"] == feet, answer, &feet);
        let steps = answer["steps"].as_array().unwrap();
        let sum: u64 = steps.iter().map(|step| step["feet"].as_u64().unwrap()).sum();
        self.agree(line, sum == feet, answer, &"steps that add up");
        let before = walked.feet.len();
        let paid: Vec<u64> = steps[..before].iter().map(|step| step["feet"].as_u64().unwrap()).collect();
        self.agree(line, paid == walked.feet, answer, walked);
        let actual: Vec<Square> = places(answer).into_iter().map(|place| place.anchor()).skip(before).collect();
        let way = |arc: &&Arc| arc.spots.iter().map(|spot| spot.at).eq(actual.iter().copied());
        let Some(arc) = arcs.iter().find(way) else { return self.agree(line, false, answer, &arcs) };
        self.agree(line, spots(&self.volume, 0, answer)[before..] == arc.spots, answer, arc);
        let mut struck: Vec<(String, Square)> =
            walked.chances.iter().map(|chance| (chance.by.clone(), chance.square)).collect();
        let known: Vec<String> = struck.iter().map(|(by, _)| by.clone()).collect();
        struck.extend(arc.chances.iter().filter(|(by, _)| !known.contains(by)).cloned());
        self.agree(line, chances(answer) == struck, answer, &struck);
        if !struck.is_empty() {
            self.count("provoking");
        }
        let board = self.table.board;
        let over = |spot: &Spot| {
            let below = Walk::new(board, 0, Manner::default());
            !below.has_room(self.space(spot.at)) || board.floor(spot.at) < 0 || board.layers(spot.at, "difficult") > 0
        };
        if arc.spots.iter().any(over) {
            self.count("over somebody or something");
        }
    }

    /// An untrained jumper lands on its feet only if it beats the DC by 5.
    fn sprawls(&mut self, line: &str, over: i64, answer: &Value) {
        if !self.rules().is_of_the_3_5_family() {
            return;
        }
        let prone = !self.jumper.trained && (0..5).contains(&over);
        if prone {
            self.count("sprawls");
        }
        self.agree(line, answer["prone"].is_array() == prone, answer, &prone);
    }

    /// The DC of the jump if it ended in this square.
    fn takes(&self, question: &Question, at: Square) -> i64 {
        let far = between_squares(self.rules(), question.from.at, at);
        i64::from(self.jumper.long_dc(far, question.running))
    }

    /// The last place on the way for which the result is enough.
    fn carried(&self, question: &Question, arc: &Arc, check: i64) -> Option<Spot> {
        arc.spots.iter().rfind(|spot| self.takes(question, spot.at) <= check).copied()
    }

    /// Whether the rulebooks leave open what a result that is too low does.
    fn is_open(&self, question: &Question, arcs: &[Arc]) -> bool {
        let Some(check) = question.check.filter(|&check| check < self.takes(question, question.to.at)) else {
            return false;
        };
        let [arc] = arcs else { return true };
        let Some(last) = self.carried(question, arc, check) else { return false };
        let goal = Spot { level: question.from.level, ..last };
        let far = between_squares(self.rules(), question.from.at, goal.at);
        let shorter = judge::arcs(&self.volume, question.from, goal, (far / 4 / 5) as i32);
        let [one] = &shorter[..] else { return true };
        let same = one.spots.iter().map(|spot| spot.at).eq(arc.spots.iter().map(|spot| spot.at).take(one.spots.len()));
        !same || !one.blocked.is_empty() || !self.volume.may_end(Spot::new(last.at, self.volume.floor(last.at)))
    }

    /// A result that is too low: how far it carries, and what is there.
    fn too_short(&mut self, question: &Question, arcs: &[Arc], check: i64, answer: &Value) {
        let line = &question.line;
        let Some(last) = self.carried(question, &arcs[0], check) else {
            self.count("too short");
            let stays = question.walked.last().copied().unwrap_or(self.volume.mover.at());
            return self.agree(line, answer["to"] == name(stays), answer, &"gets nowhere");
        };
        let down = Spot::new(last.at, self.volume.floor(last.at));
        if !self.volume.may_end(down) || self.is_uneven(down.at) {
            return;
        }
        self.count("too short");
        self.agree(line, answer["to"] == name(last.at), answer, &last);
        let height = 5 * (question.from.level - down.level);
        let dc = self.takes(question, question.to.at);
        let edge = self.rules().is_of_the_3_5_family() && dc - check < 5 && height > 0;
        let saves: Vec<&Value> =
            answer["checks"].as_array().unwrap().iter().filter(|check| check["skill"] == "Reflex").collect();
        self.agree(line, (saves.len() == 1) == edge, answer, &(edge, height));
        if edge {
            self.count("grabs the edge");
            self.agree(line, saves[0]["dc"] == 15, answer, &15);
            let hangs = self.table.ask(&format!("{line} reflex:15 preview:true"));
            self.agree(line, hangs["hanging"] == true && hangs["falls"].is_null(), &hangs, &"hangs on");
        }
        if height < 10 {
            return;
        }
        self.count("fall");
        let line = if edge { format!("{line} reflex:14") } else { line.clone() };
        let fell = self.table.ask(&line);
        self.table.door.done("/undo");
        let fall = Fall {
            rules: self.rules(),
            size: self.jumper.size,
            feet: height as u32,
            jumped: false,
            surface: Surface::Ground,
            water: 0,
            most_dice: None,
        };
        let actual = &fell["falls"][0];
        let same = actual["height"] == height && actual["dice"].as_str() == fall.harm(false).dice().as_deref();
        self.agree(&line, same, &fell, &fall.harm(false));
    }

    fn is_uneven(&self, at: Square) -> bool {
        let board = self.table.board;
        self.space(at).squares().any(|square| board.floor(square) != self.volume.floor(at))
    }

    fn high_jump(&mut self) {
        let rise = self.rules() == Ruleset::Rise;
        let feet = if rise { 5 * self.dice.between(1, 4) as u32 } else { self.dice.between(1, 24) as u32 };
        let running = !rise && self.dice.percent(40);
        let dc = i64::from(self.jumper.high_dc(feet, running));
        let check = (!rise).then(|| dc + i64::from(self.dice.between(-7, 7)));
        let mut line = format!("/jump creature:Mara altitude:{feet} preview:true");
        if let Some(check) = check {
            line += &format!(" check:{check} running:{running}");
        }
        let answer = self.table.ask(&line);
        let start = self.volume.start();
        let up: Vec<Spot> = (1..=feet as i32 / 5).map(|up| Spot { level: start.level + up, ..start }).collect();
        let down: Vec<Spot> = if rise { Vec::new() } else { up.iter().rev().skip(1).copied().chain([start]).collect() };
        let way = arc(&self.volume, start, up.into_iter().chain(if feet >= 5 { down } else { Vec::new() }).collect());
        let beyond = rise && feet > self.jumper.extents().1;
        let legal = i64::from(feet) <= self.jumper.speed && way.blocked.is_empty() && !beyond;
        self.agree(&line, (answer["verdict"] == "legal") == legal, &answer, &way);
        self.count("straight up");
        if !legal {
            return self.table.reasoned(&line, &answer);
        }
        if rise {
            return self.agree(&line, answer["feet"] == feet && answer["midair"] == true, &answer, &feet);
        }
        let check = check.unwrap();
        self.agree(&line, answer["checks"][0]["dc"] == dc, &answer, &dc);
        let reach = self.jumper.reach_in_half_feet();
        if self.rules().is_of_the_3_5_family() {
            self.agree(&line, answer["jump"]["reach_half_feet"] == reach, &answer, &reach);
        }
        let made = check >= dc;
        self.agree(&line, answer["feet"] == if made { feet } else { 0 }, &answer, &made);
        let struck: Vec<(String, Square)> = if made { way.chances } else { Vec::new() };
        self.agree(&line, chances(&answer) == struck, &answer, &struck);
        if self.rules() == Ruleset::EpicPath {
            let prone = check <= dc - 5;
            self.agree(&line, answer["prone"].is_array() == prone, &answer, &prone);
        } else if made && !self.jumper.trained {
            self.sprawls(&line, check - dc, &answer);
        }
    }

    /// A hop onto the next square: DC 10 and 10 ft, without a running start.
    fn hop(&mut self) {
        if !self.rules().is_of_the_3_5_family() {
            return;
        }
        let at = self.volume.mover.at();
        let goal = (at.0 + self.dice.between(-1, 1), at.1 + self.dice.between(-1, 1));
        let board = self.table.board;
        if goal == at || !self.space(goal).squares().all(|square| board.on_board(square) && board.floor(square) == 0) {
            return;
        }
        let check = self.dice.between(6, 20);
        let line = format!("/jump creature:Mara to:{} hop:true check:{check} preview:true", name(goal));
        let answer = self.table.ask(&line);
        let start = self.volume.start();
        let way = arc(&self.volume, start, vec![Spot { at: goal, ..start }]);
        let legal =
            way.blocked.is_empty() && self.volume.may_end(Spot { at: goal, ..start }) && self.jumper.speed >= 10;
        self.agree(&line, (answer["verdict"] == "legal") == legal, &answer, &way);
        if legal {
            self.count("hop");
            let made = check >= 10;
            self.agree(&line, answer["checks"][0]["dc"] == 10, &answer, &10);
            self.agree(&line, answer["feet"] == if made { 10 } else { 0 }, &answer, &10);
            if made {
                self.agree(&line, chances(&answer) == way.chances, &answer, &way);
                self.sprawls(&line, i64::from(check - 10), &answer);
            }
        }
    }
}
