//! fivefoot against the judge on Rise's reactive movement: blocking, following and keeping away, over broken ground, by
//! creatures of all sizes, several at once, and through the air.
//!
//! `FIVEFOOT_BOARDS`, `FIVEFOOT_SEED` and `FIVEFOOT_RULESET` control it, as in the other agreement tests.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::agreement::flights::path_text;
use crate::agreement::quarrel::{Asked, Quarrel, Seeds, came_up, places, play_all};
use crate::agreement::rulings::tried;
use crate::boards::flights::{airborne, stood, wander as wander_in_the_air};
use crate::boards::maneuvers::melee_board;
use crate::boards::random::{Dice, raise, setup};
use crate::door::Door;
use judge::{
    Board, Chaser, Creature, Flight, Keeper, Manner, Place, Ruleset, SpeedCategory, Spot, Square, Stand, Volume, Ways,
    blocked, blocked_in_the_air, name, named,
};

const BOARDS: u64 = 8;

#[test]
fn blocking_and_keeping_a_distance_agree_under_rise() {
    let Some((boards, asked)) = play_all(Ruleset::Rise, BOARDS, play) else { return };
    let wanted = ["blocked", "held up", "unblocked", "followed", "kept away", "held its place", "two at once"];
    came_up(Ruleset::Rise, (boards, &asked), 10, wanted);
}

#[test]
fn following_and_blocking_agree_in_the_air() {
    let Some((boards, asked)) = play_all(Ruleset::Rise, BOARDS, play_in_the_air) else { return };
    came_up(Ruleset::Rise, (boards, &asked), 10, ["followed", "held its place", "blocked", "unblocked"]);
}

/// Names are capitalized and in alphabetical order, because no rule says in which order several creatures block.
const NAMES: [&str; 6] = ["Anna", "Bert", "Carl", "Dora", "Emil", "Finn"];

/// Ground on which nobody is hidden and everybody stands: every other board is open, some have floors at different heights.
fn ground(dice: &mut Dice) -> Board {
    let mut board = melee_board(dice, Ruleset::Rise);
    if dice.percent(50) {
        board.fills.clear();
        board.edges.clear();
        board.partitions.clear();
    }
    for (creature, label) in board.creatures.iter_mut().zip(NAMES) {
        creature.name = label.to_owned();
        creature.altitude = 0;
        creature.conditions.retain(|condition| *condition != "unseen" && *condition != "prone");
    }
    if dice.percent(30) {
        let before = board.clone();
        raise(dice, &mut board);
        // Nobody stands on two floors.
        let level = |creature: &Creature| {
            let floors: BTreeSet<i32> = creature.place.squares().map(|square| board.floor(square)).collect();
            floors.len() == 1
        };
        if !board.creatures.iter().all(level) {
            return before;
        }
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
        let board = ground(&mut dice);
        if !can_move(&board.creatures[0]) || board.creatures.len() < 2 {
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
    let own = ways.walk.mover.place;
    let mut path: Vec<Place> = Vec::new();
    for _ in 0..dice.between(2, 5) {
        let at = path.last().copied().unwrap_or(own);
        let steps = ways.steps_from(at);
        // A path names north-west squares, so it is only clear about whole spaces one square apart.
        let plain = |to: &Place| !to.is_squeezed() && (to.x - at.x).abs() <= 1 && (to.y - at.y).abs() <= 1;
        let all = steps.iter().map(|step| step.to);
        // Back and forth between the same squares would be read as a route, not a path.
        let fresh = all.filter(|to| ways.may_end(*to) && plain(to) && !path.contains(to) && *to != own);
        let fresh: Vec<Place> = fresh.collect();
        if fresh.is_empty() || own.is_squeezed() {
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

/// A creature that keeps a distance, the line that declared it, and where it may be.
struct Kept {
    keeper: Keeper,
    line: String,
    /// What it spent when it declared, and where it went then.
    feet: u64,
    at: Place,
    stands: BTreeSet<Stand>,
}

impl Phase<'_> {
    fn count(&mut self, what: &'static str) {
        *self.asked.entry(what).or_insert(0) += 1;
    }

    fn hustle(&self) -> String {
        let to: Vec<String> = self.path.iter().map(|place| name(place.anchor())).collect();
        format!("/hustle creature:{} to:\"{}\"", self.board.creatures[0].name, to.join(" "))
    }

    fn sees(&self, who: usize, at: Place) -> bool {
        let there = Creature { place: at, ..self.board.creatures[0].clone() };
        self.board.is_open_between(&self.board.creatures[who], &there)
    }

    fn block(&mut self) {
        if self.path.len() < 2 {
            return;
        }
        let board = self.board;
        let others = 1..board.creatures.len();
        let blockers: Vec<usize> = others.filter(|&one| can_move(&board.creatures[one])).collect();
        let mut declared = Vec::new();
        let (first, start) = (&board.creatures[0], board.creatures[0].place);
        for &blocker in &blockers {
            let line = format!("/block creature:{} target:{}", board.creatures[blocker].name, first.name);
            let answer = self.table.ask(&line);
            let sees = self.sees(blocker, start);
            let verdict = if sees { "legal" } else { "illegal" };
            self.table.agree(&line, answer["verdict"] == verdict, &answer, &"it may block whom it sees");
            if sees {
                declared.push(blocker);
            }
        }
        let mut rolled: Vec<(i32, i32)> = Vec::new();
        let dice = &mut self.dice;
        let judged = blocked(board, 0, &declared, &self.path, || {
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
        if self.path.is_empty() {
            return;
        }
        let target = &self.board.creatures[0];
        let mut now = self.board.clone();
        let mut all: Vec<Kept> = Vec::new();
        for who in 1..now.creatures.len() {
            let one = &self.board.creatures[who];
            let friends = all.iter().all(|kept| self.board.creatures[kept.keeper.who].side == one.side);
            let fits = can_move(one) && friends && !one.place.overlaps(target.place) && self.sees(who, target.place);
            // How a squeezed creature that keeps its distance unfolds is its own choice.
            if !fits || one.place.is_squeezed() || self.dice.percent(30) {
                continue;
            }
            let keeper = Keeper { who, target: 0, distance: 5 * self.dice.between(1, 4) as u32, follows };
            let Some(kept) = self.declare(&now, keeper) else { return };
            now.creatures[who].place = kept.at;
            all.push(kept);
        }
        if !all.is_empty() {
            self.moves(&now, all);
        }
    }

    /// A declaration is answered at once. `None` if the creature can't keep its distance: how close it comes then is left open.
    fn declare(&mut self, now: &Board, keeper: Keeper) -> Option<Kept> {
        let (own, target) = (&now.creatures[keeper.who].name, &now.creatures[0].name);
        let line = if keeper.follows {
            format!("/follow creature:{own} target:{target} distance:{}", keeper.distance)
        } else {
            format!("/withdraw creature:{own} from:{target} distance:{}", keeper.distance)
        };
        let answer = self.table.ask(&line);
        let start = Stand { at: now.creatures[keeper.who].place, count: (0, 0), feet: 0 };
        let first = keeper.answers(now, &BTreeSet::from([start]))?;
        let at = answer["to"].as_str().map_or(start.at.anchor(), named);
        let feet = answer["feet"].as_u64().unwrap_or_default();
        let stands: BTreeSet<Stand> = first.iter().copied().filter(|stand| is_named(stand, at, feet)).collect();
        self.table.agree(&line, answer["verdict"] == "legal" && !stands.is_empty(), &answer, &first);
        let at = stands.first()?.at;
        Some(Kept { keeper, line, feet, at, stands })
    }

    fn moves(&mut self, declared: &Board, mut all: Vec<Kept>) {
        let hustle = self.hustle();
        let moved = self.table.ask(&hustle);
        let mut now = declared.clone();
        let who: Vec<usize> = all.iter().map(|kept| kept.keeper.who).collect();
        let made = places(&moved).len();
        for (nth, &place) in self.path[..made].iter().enumerate() {
            // Left open: whether a creature may get in the way of the one it follows.
            let ahead = |stand: &Stand| self.path[nth..].iter().any(|later| later.overlaps(stand.at));
            if all.iter().any(|kept| kept.stands.iter().any(ahead)) {
                return;
            }
            now.creatures[0].place = place;
            for kept in &mut all {
                let (alone, keeper) = without_the_others(&now, kept.keeper, &who);
                let Some(next) = keeper.answers(&alone, &kept.stands) else { return };
                kept.stands = next;
            }
            // If two could go to one place, they decide who yields.
            if crowded(&all) {
                return;
            }
        }
        let lines: Vec<&str> = all.iter().map(|kept| kept.line.as_str()).chain([hustle.as_str()]).collect();
        let line = lines.join("\n");
        if all.len() > 1 {
            self.count("two at once");
        }
        let answers = moved["answers"].as_array().cloned().unwrap_or_default();
        for kept in &all {
            let own = &self.board.creatures[kept.keeper.who].name;
            let answer = answers.iter().find(|answer| answer["creature"] == **own);
            let (end, feet) = answer.map_or((kept.at.anchor(), 0), |answer| {
                (named(answer["to"].as_str().unwrap()), answer["feet"].as_u64().unwrap_or_default())
            });
            let agreed = kept.stands.iter().any(|stand| is_named(stand, end, kept.feet + feet));
            self.table.agree(&line, agreed, &moved, &(own, &kept.stands));
            self.count(match (kept.feet + feet == 0, kept.keeper.follows) {
                (true, _) => "held its place",
                (false, true) => "followed",
                (false, false) => "kept away",
            });
        }
    }
}

/// The board without the others that keep a distance: they are friends, let each other pass, and end elsewhere.
fn without_the_others(board: &Board, keeper: Keeper, others: &[usize]) -> (Board, Keeper) {
    let mut alone = board.clone();
    let gone: Vec<&String> =
        others.iter().filter(|&&one| one != keeper.who).map(|&one| &board.creatures[one].name).collect();
    alone.creatures.retain(|one| !gone.contains(&&one.name));
    let who = alone.creatures.iter().position(|one| one.name == board.creatures[keeper.who].name).unwrap();
    (alone, Keeper { who, ..keeper })
}

/// Whether two of them could be in one place.
fn crowded(all: &[Kept]) -> bool {
    let meet = |one: &Kept, other: &Kept| {
        one.stands.iter().any(|stand| other.stands.iter().any(|second| stand.at.overlaps(second.at)))
    };
    all.iter().enumerate().any(|(nth, one)| all[..nth].iter().any(|other| meet(one, other)))
}

fn is_named(stand: &Stand, at: Square, feet: u64) -> bool {
    stand.at.anchor() == at && stand.feet == feet
}

fn play_in_the_air(seeds: Seeds) -> Asked {
    let mut door = Door::open();
    let mut asked = Asked::new();
    for seed in seeds {
        let mut dice = Dice::new(seed);
        for _ in 0..3 {
            pursue(&mut dice, seed, &mut door, &mut asked);
        }
    }
    asked
}

/// One flier goes its way, and another keeps near it.
fn pursue(dice: &mut Dice, seed: u64, door: &mut Door, asked: &mut Asked) {
    let mut air = airborne(dice, Ruleset::Rise);
    air.board.creatures.truncate(1);
    let (category, word) = *dice.pick(&[
        (SpeedCategory::Average, ""),
        (SpeedCategory::Average, ""),
        (SpeedCategory::Fast, " fast"),
        (SpeedCategory::Slow, " slow"),
    ]);
    let speed = *dice.pick(&[15, 20, 30]);
    let side = *dice.pick(&["foes", "foes", "heroes"]);
    let mut owl = Creature::plain("Owl", Place::new((0, 0), 1, 1), 4, side);
    (owl.speed, owl.altitude) = (speed, 5 * dice.between(1, 4) as u32);
    owl.words = format!(" modes:\"fly {speed}{word}\"");
    let Some(owl) = stood(dice, &air.board, owl) else { return };
    air.board.creatures.push(owl);
    let flight = air.flight(Manner::default());
    let path = wander_in_the_air(dice, &flight, false);
    let board = &air.board;
    let (roc, owl) = (&board.creatures[0], &board.creatures[1]);
    let chaser = Chaser { who: 1, target: 0, distance: 5 * dice.between(1, 3) as u32, follows: true, category };
    let mut script = setup(board);
    script.push("/phase next".to_owned());
    script.iter().for_each(|line| door.done(line));
    let mut table = Quarrel { seed, board, script: &script, door };
    if path.is_empty() || !board.is_open_between(owl, roc) {
        return;
    }
    past_a_flier(dice, &flight, &path, &mut table, asked);
    let start = chaser.start(board);
    let Some(first) = chaser.answers(board, &BTreeSet::from([start])) else { return };
    let line = format!("/follow creature:Owl target:Roc distance:{}", chaser.distance);
    let answer = table.ask(&line);
    if answer["verdict"] == "illegal" && !board.floors.is_empty() {
        return;
    }
    let volume = Volume::new(board, 1, Manner::default());
    let mut way = flown(&volume, &answer, start.spot);
    // If it took a dearer way than it needed, it may run out of speed.
    let spent = |feet: u64| feet + 10 > u64::from(volume.mover.speed);
    let kept = chaser.is_kept(board, way.last().copied().unwrap_or(start.spot));
    let ran_out = spent(answer["feet"].as_u64().unwrap_or_default());
    table.agree(&line, answer["verdict"] == "legal" && (kept || ran_out), &answer, &first);
    let declared = way.len();
    let target = &flight.volume;
    let fly = format!("/fly creature:Roc to:\"{}\"", path_text(target, &path));
    let moved = table.ask(&fly);
    if moved["verdict"] != "legal" {
        return;
    }
    let answers = moved["answers"].as_array().cloned().unwrap_or_default();
    let before = way.last().copied().unwrap_or(start.spot);
    way.extend(answers.first().into_iter().flat_map(|answer| flown(&volume, answer, before)));
    let mut now = board.clone();
    let (mut stands, mut left_behind) = (first, false);
    for &spot in &path[..places(&moved).len()] {
        let there = target.there(spot);
        (now.creatures[0].place, now.creatures[0].altitude) = (there.place, there.altitude);
        left_behind |= !chaser.is_kept(&now, before);
        // If it can't keep its distance, how close it comes is left open.
        let Some(next) = chaser.answers(&now, &stands) else { return };
        stands = next;
    }
    let line = format!("{line}\n{fly}");
    let totals = chaser.flown(board, &way);
    let told = [&answer, answers.first().unwrap_or(&Value::Null)].map(|one| one["feet"].as_u64().unwrap_or_default());
    let total = told[0] + told[1];
    table.agree(&line, totals.contains(&total), &moved, &(totals, told, &way));
    let end = way.last().copied().unwrap_or(start.spot);
    let ran_out = spent(total);
    table.agree(&line, ran_out || chaser.is_kept(&now, end), &moved, &(end, &stands));
    // It answers each step, even if the last one comes back.
    table.agree(&line, ran_out || !left_behind || way.len() > declared, &moved, &stands);
    let what = if way.is_empty() { "held its place" } else { "followed" };
    *asked.entry(what).or_insert(0) += 1;
}

/// The places of the steps of an answer that begins at `from`.
fn flown(volume: &Volume<'_>, answer: &Value, from: Spot) -> Vec<Spot> {
    let steps = answer["steps"].as_array().into_iter().flatten();
    let mut altitude = volume.altitude(from);
    let steps = steps.zip(places(answer)).map(|(step, place)| {
        altitude = step["altitude"].as_i64().map_or(altitude, |feet| feet as i32);
        volume.spot(place.anchor(), altitude)
    });
    steps.collect()
}

/// The other flier blocks the way first.
fn past_a_flier(dice: &mut Dice, flight: &Flight<'_>, path: &[Spot], table: &mut Quarrel<'_>, asked: &mut Asked) {
    let mut rolled: Vec<(i32, i32)> = Vec::new();
    let judged = blocked_in_the_air(flight, 1, path, || {
        rolled.push((dice.between(5, 9), dice.between(4, 9)));
        rolled[rolled.len() - 1]
    });
    let volume = &flight.volume;
    let may_stop = |steps: usize| steps == 0 || volume.may_end(path[steps - 1]);
    let made = (0..=judged.feet.len()).rev().find(|&steps| may_stop(steps)).unwrap_or(0);
    // Left open: whether somebody who is held up in a friend's space goes back past the block.
    if made < judged.feet.len() && !rolled.is_empty() {
        return;
    }
    let mut line = format!("/fly creature:Roc to:\"{}\"", path_text(volume, path));
    let free = table.ask(&format!("{line} preview:true"));
    if free["verdict"] != "legal" || !flight.forbids(&flight.start()).is_empty() {
        return;
    }
    // What raised floors hide is left open.
    let hidden = table.ask("/block creature:Owl target:Roc")["verdict"] != "legal";
    if hidden {
        return table.agree(&line, !volume.board.floors.is_empty(), &free, &"nothing is between them");
    }
    line = line.replace("/fly", "/move");
    line += " mode:fly";
    if !rolled.is_empty() {
        let list = |side: &dyn Fn(&(i32, i32)) -> i32| {
            rolled.iter().map(|pair| side(pair).to_string()).collect::<Vec<_>>().join(" ")
        };
        line += &format!(" check:\"{}\" against:\"{}\"", list(&|pair| pair.0), list(&|pair| pair.1));
    }
    let answer = table.ask(&format!("{line} preview:true"));
    let steps = answer["steps"].as_array().into_iter().flatten();
    let feet: Vec<u64> = steps.map(|step| step["feet"].as_u64().unwrap()).collect();
    let line = format!("/block creature:Owl target:Roc\n{line} preview:true");
    table.agree(&line, feet == judged.feet[..made], &answer, &judged);
    let results = tried(&answer).into_iter().map(|check| (check.result, check.dc));
    let expected = judged.contests.iter().map(|one| (Some(one.mover), Some(one.against)));
    table.agree(&line, results.eq(expected), &answer, &judged);
    *asked.entry(if rolled.is_empty() { "unblocked" } else { "blocked" }).or_insert(0) += 1;
    table.door.done("/undo");
}
