//! fivefoot against the judge on Rise's other movement: blocking, following, keeping away, and going forward by climbing or
//! swimming.
//!
//! `FIVEFOOT_BOARDS`, `FIVEFOOT_SEED` and `FIVEFOOT_RULESET` steer it, as they do the other agreements.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::agreement::quarrel::{Asked, Quarrel, Seeds, came_up, places, play_all};
use crate::agreement::rulings::tried;
use crate::boards::maneuvers::melee_board;
use crate::boards::random::{Dice, setup};
use crate::door::Door;
use judge::{
    Board, Creature, Keeper, Manner, Place, Ruleset, Square, Stand, Walk, Ways, blocked, by_hands, climbs, name, named,
    swims, through_water,
};

const BOARDS: u64 = 8;

#[test]
fn blocking_and_keeping_a_distance_agree_under_rise() {
    let Some((boards, asked)) = play_all(Ruleset::Rise, BOARDS, play) else { return };
    came_up(
        Ruleset::Rise,
        (boards, &asked),
        10,
        ["blocked", "held up", "unblocked", "followed", "kept away", "held its place"],
    );
}

#[test]
fn going_forward_agrees_under_rise() {
    let Some((boards, asked)) = play_all(Ruleset::Rise, BOARDS, play_forward) else { return };
    came_up(Ruleset::Rise, (boards, &asked), 10, ["swam", "did not swim", "climbed", "did not climb"]);
}

#[test]
fn no_other_rulebook_has_phases() {
    let mut door = Door::open();
    for rules in Ruleset::ALL.into_iter().filter(|&rules| rules != Ruleset::Rise) {
        let board = open_board(&mut Dice::new(1), rules);
        setup(&board).iter().for_each(|line| door.done(line));
        let (mover, other) = (&board.creatures[0].name, &board.creatures[1].name);
        for line in [
            format!("/block creature:{other} target:{mover} to:A1"),
            format!("/follow creature:{other} target:{mover} distance:5"),
            format!("/climb-forward creature:{mover} altitude:5 dv:5 check:20"),
            format!("/swim-forward creature:{mover} to:A1 dv:5 check:20"),
        ] {
            assert_eq!(door.ask(&line)["status"], "refused", "{}: {line}", rules.word());
        }
    }
}

/// Open ground on which everybody sees everybody: creatures out of sight have rules of their own. Names begin with capitals and
/// are in alphabetical order, since no rule says in which order several block.
fn open_board(dice: &mut Dice, rules: Ruleset) -> Board {
    let mut board = melee_board(dice, rules);
    board.fills.clear();
    board.edges.clear();
    board.partitions.clear();
    let names = ["Anna", "Bert", "Carl", "Dora", "Emil", "Finn"];
    for (creature, label) in board.creatures.iter_mut().zip(names) {
        creature.name = label.to_owned();
        creature.altitude = 0;
        creature.conditions.retain(|condition| *condition != "unseen" && *condition != "prone");
    }
    board
}

fn can_move(creature: &Creature) -> bool {
    creature.is_able() && !creature.is("blinded")
}

fn play(seeds: Seeds) -> Asked {
    let mut door = Door::open();
    let mut asked = Asked::new();
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let board = open_board(&mut dice, Ruleset::Rise);
        if !can_move(&board.creatures[0]) || board.creatures[0].place.squares().count() > 1 || board.creatures.len() < 2
        {
            continue;
        }
        let mut script = setup(&board);
        script.push("/phase next".to_owned());
        for what in 0..4 {
            script.iter().for_each(|line| door.done(line));
            let path = wander(&mut dice, &board);
            let table = Quarrel { seed, board: &board, script: &script, door: &mut door };
            let mut phase = Phase { board: &board, path, table, dice: &mut dice, asked: &mut asked };
            if what < 2 { phase.block() } else { phase.keep(what == 2) }
        }
    }
    asked
}

/// A few steps of the first creature, each to a place where it may stop.
fn wander(dice: &mut Dice, board: &Board) -> Vec<Place> {
    let ways = Ways::new(board, 0, Manner::default());
    let mut path: Vec<Place> = Vec::new();
    for _ in 0..dice.between(2, 5) {
        let at = path.last().copied().unwrap_or(ways.walk.mover.place);
        let steps = ways.steps_from(at);
        let good: Vec<Place> = steps.iter().map(|step| step.to).filter(|&to| ways.may_end(to)).collect();
        // Back and forth between the same squares would be a route, and no path.
        let fresh: Vec<Place> =
            good.into_iter().filter(|to| !path.contains(to) && *to != ways.walk.mover.place).collect();
        if fresh.is_empty() {
            break;
        }
        // Mostly beside another creature, which may be in the way.
        let beside = |to: &Place| {
            let around = Place { x: to.x - 1, y: to.y - 1, columns: to.columns + 2, rows: to.rows + 2 };
            board.creatures[1..].iter().any(|other| other.place.overlaps(around))
        };
        let close: Vec<Place> = fresh.iter().copied().filter(beside).collect();
        let far = dice.percent(25) || close.is_empty();
        path.push(*dice.pick(if far { &fresh } else { &close }));
    }
    path
}

/// The first creature's movement in a phase, and what others do about it.
struct Phase<'a> {
    board: &'a Board,
    path: Vec<Place>,
    table: Quarrel<'a>,
    dice: &'a mut Dice,
    asked: &'a mut Asked,
}

impl Phase<'_> {
    fn count(&mut self, what: &'static str) {
        *self.asked.entry(what).or_insert(0) += 1;
    }

    fn hustle(&self) -> String {
        let to: Vec<String> = self.path.iter().map(|place| name(place.anchor())).collect();
        format!("/hustle creature:{} to:\"{}\"", self.board.creatures[0].name, to.join(" "))
    }

    fn block(&mut self) {
        if self.path.len() < 2 {
            return;
        }
        let board = self.board;
        let others = 1..board.creatures.len();
        let blockers: Vec<usize> = others.filter(|&one| can_move(&board.creatures[one])).collect();
        for &blocker in &blockers {
            let line = format!("/block creature:{} target:{}", board.creatures[blocker].name, board.creatures[0].name);
            let answer = self.table.ask(&line);
            self.table.agree(&line, answer["verdict"] == "legal", &answer, &"it may block whom it sees");
        }
        let mut rolled: Vec<(i32, i32)> = Vec::new();
        let dice = &mut self.dice;
        let judged = blocked(board, 0, &blockers, &self.path, || {
            rolled.push((dice.between(5, 9), dice.between(4, 9)));
            rolled[rolled.len() - 1]
        });
        let mut line = self.hustle();
        if !rolled.is_empty() {
            let open = self.table.ask(&format!("{line} preview:true"));
            self.table.agree(&line, open["verdict"] == "needs-check", &open, &judged);
            let list = |side: &dyn Fn(&(i32, i32)) -> i32| {
                rolled.iter().map(|pair| side(pair).to_string()).collect::<Vec<_>>().join(" ")
            };
            line += &format!(" check:\"{}\" against:\"{}\"", list(&|pair| pair.0), list(&|pair| pair.1));
        }
        line += " preview:true";
        let answer = self.table.ask(&line);
        let steps = answer["steps"].as_array().into_iter().flatten();
        let feet: Vec<u64> = steps.map(|step| step["feet"].as_u64().unwrap()).collect();
        let same = feet == judged.feet && places(&answer) == self.path[..judged.feet.len()];
        self.table.agree(&line, same, &answer, &judged);
        let actual: Vec<(String, Option<i32>, Option<i32>)> =
            tried(&answer).into_iter().map(|check| (check.against, check.result, check.dc)).collect();
        let contests = judged.contests.iter();
        let expected: Vec<(String, Option<i32>, Option<i32>)> =
            contests.map(|one| (one.blocker.clone(), Some(one.mover), Some(one.against))).collect();
        self.table.agree(&line, actual == expected, &answer, &judged);
        match (rolled.is_empty(), judged.feet.len() < self.path.len()) {
            (true, _) => self.count("unblocked"),
            (false, false) => self.count("blocked"),
            (false, true) => {
                self.count("blocked");
                self.count("held up");
            }
        }
    }

    fn keep(&mut self, follows: bool) {
        let board = self.board;
        let walk = Walk::new(board, 0, Manner::default());
        let others = 1..board.creatures.len();
        let fits = |one: &usize| {
            let creature = &board.creatures[*one];
            can_move(creature) && creature.place.squares().count() == 1 && !creature.place.overlaps(walk.mover.place)
        };
        let game_masters: Vec<usize> = others.filter(fits).collect();
        if game_masters.is_empty() || self.path.is_empty() {
            return;
        }
        let who = *self.dice.pick(&game_masters);
        let keeper = Keeper { who, target: 0, distance: 5 * self.dice.between(1, 4) as u32, follows };
        let (own, target) = (&board.creatures[who].name, &board.creatures[0].name);
        let line = if follows {
            format!("/follow creature:{own} target:{target} distance:{}", keeper.distance)
        } else {
            format!("/withdraw creature:{own} from:{target} distance:{}", keeper.distance)
        };
        let answer = self.table.ask(&line);
        let start = Stand { at: board.creatures[who].place, count: (0, 0), feet: 0 };
        let Some(first) = keeper.answers(board, &BTreeSet::from([start])) else { return };
        let at = named(answer["to"].as_str().unwrap_or("A1"));
        let is_named = |stand: &Stand, at: Square, feet: u64| stand.at.anchor() == at && stand.feet == feet;
        let feet = answer["feet"].as_u64().unwrap_or_default();
        let mut stands: BTreeSet<Stand> = first.iter().copied().filter(|stand| is_named(stand, at, feet)).collect();
        self.table.agree(&line, answer["verdict"] == "legal" && !stands.is_empty(), &answer, &first);
        let hustle = self.hustle();
        let moved = self.table.ask(&hustle);
        let (declared, mut now) = (feet, board.clone());
        let made = places(&moved).len();
        for (nth, &place) in self.path[..made].iter().enumerate() {
            // Whether a creature may get in the way of the one it follows has no answer here.
            let ahead = |stand: &Stand| self.path[nth..].iter().any(|later| later.overlaps(stand.at));
            if stands.iter().any(ahead) {
                return;
            }
            now.creatures[0].place = place;
            match keeper.answers(&now, &stands) {
                Some(next) => stands = next,
                // The rulebook leaves open how near a creature comes that can't keep its distance.
                None => return,
            }
        }
        let line = format!("{line}\n{hustle}");
        let answers = moved["answers"].as_array().cloned().unwrap_or_default();
        let (end, feet) = match &answers[..] {
            [] => (at, declared),
            [own, ..] => (named(own["to"].as_str().unwrap()), declared + own["feet"].as_u64().unwrap_or_default()),
        };
        let agreed = stands.iter().any(|stand| is_named(stand, end, feet));
        self.table.agree(&line, agreed, &moved, &stands);
        self.count(match (feet == 0, follows) {
            (true, _) => "held its place",
            (false, true) => "followed",
            (false, false) => "kept away",
        });
    }
}

fn play_forward(seeds: Seeds) -> Asked {
    let mut door = Door::open();
    let mut asked = Asked::new();
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let mut board = Board::new(Ruleset::Rise, 10, 7);
        // Water up to a wall in the east, with dry ground in it that a swimmer goes around, and some that hampers a walker.
        for square in board.squares() {
            if square.0 == 9 {
                board.fills.insert(square, judge::Fill::Solid);
            } else if !dice.percent(12) {
                if dice.percent(15) {
                    board.layers.insert((square, "difficult"), 1);
                }
                board.layers.insert((square, "water"), 1);
            }
        }
        let size = *dice.pick(&[2, 3, 4, 4, 5]);
        let n = Ruleset::Rise.footprint(size);
        let at = (dice.between(1, 5 - n), dice.between(1, 6 - n));
        board.creatures.push(Creature::plain("Anna", Place::new(at, n, n), size, "heroes"));
        let wall = (if dice.percent(70) { 9 - n } else { 7 - n }, 1);
        board.creatures.push(Creature::plain("Bert", Place::new(wall, n, n), size, "heroes"));
        let script = setup(&board);
        script.iter().for_each(|line| door.done(line));
        let table = Quarrel { seed, board: &board, script: &script, door: &mut door };
        let mut forward = Forward { board: &board, size, table, dice: &mut dice, asked: &mut asked };
        for _ in 0..3 {
            forward.swim();
            forward.climb();
        }
    }
    asked
}

/// A short way forward by a check.
struct Forward<'a> {
    board: &'a Board,
    size: usize,
    table: Quarrel<'a>,
    dice: &'a mut Dice,
    asked: &'a mut Asked,
}

impl Forward<'_> {
    /// Hands, the check and what it has to come to, whether it is critical, and the words for it.
    fn check(&mut self) -> (bool, bool, String) {
        let hands = *self.dice.pick(&[2, 2, 1, 0]);
        let (dv, check) = (self.dice.between(5, 15), self.dice.between(5, 22));
        let made = by_hands(check, hands).is_some_and(|result| result >= dv);
        // A check that fails cannot be critical.
        let critical = made && self.dice.percent(40);
        let words = format!("dv:{dv} check:{check} hands:{hands} critical:{critical} preview:true");
        (made, critical, words)
    }

    fn compare(&mut self, line: &str, answer: &Value, can: bool, rule: &str) {
        let verdict = if can { "legal" } else { "illegal" };
        self.table.agree(line, answer["verdict"] == verdict, answer, &verdict);
        if !can {
            let reasons = answer["reasons"].as_array().into_iter().flatten();
            let cited = reasons.filter_map(|reason| reason["rule"].as_str()).collect::<Vec<_>>();
            self.table.agree(line, !cited.is_empty(), answer, &rule);
        }
        let what = match (rule, can) {
            ("swim-forward", true) => "swam",
            ("swim-forward", false) => "did not swim",
            (_, true) => "climbed",
            (_, false) => "did not climb",
        };
        *self.asked.entry(what).or_insert(0) += 1;
    }

    fn swim(&mut self) {
        let (made, critical, words) = self.check();
        let own = self.board.creatures[0].place;
        let by = (self.dice.between(-3, 3), self.dice.between(-2, 2));
        let to = Place { x: own.x + by.0, y: own.y + by.1, ..own };
        if to == own || !to.squares().all(|square| self.board.on_board(square)) {
            return;
        }
        let line = format!("/swim-forward creature:Anna to:{} {words}", name(to.anchor()));
        let answer = self.table.ask(&line);
        let far = u64::from(swims(self.size, critical));
        let within = through_water(self.board, 0, to, far).is_some();
        self.compare(&line, &answer, made && within, "swim-forward");
    }

    fn climb(&mut self) {
        let (made, critical, words) = self.check();
        let altitude = 5 * self.dice.between(1, 4) as u32;
        let line = format!("/climb-forward creature:Bert altitude:{altitude} {words}");
        let answer = self.table.ask(&line);
        let place = self.board.creatures[1].place;
        let touches = place.x + place.columns == 9;
        let can = made && touches && altitude <= climbs(self.size, critical);
        self.compare(&line, &answer, can, "climb-forward");
    }
}
