//! fivefoot against the judge on forced movement: how far, how high, into which creature or obstacle, and over which edge.
//!
//! `FIVEFOOT_BOARDS`, `FIVEFOOT_SEED` and `FIVEFOOT_RULESET` control it, as in the other agreement tests.
//!
//! Not tested, because the rulebooks leave it open: creatures two sizes apart or in the same squares, riders, fliers moved down
//! into water, a swimmer moved over a dry pit, and whether a creature in the air gets onto a stair.

use serde_json::Value;

use crate::agreement::quarrel::{Asked, Quarrel, Seeds, came_up, places, play_all};
use crate::boards::flights::stood;
use crate::boards::random::{Dice, setup};
use crate::door::Door;
use judge::{Barrier, Board, Creature, Driven, Fill, Force, Forced, Held, Place, Ruleset, Square, name};

const BOARDS: u64 = 40;
const COMPASS: [(&str, Square); 8] = [
    ("n", (0, -1)),
    ("ne", (1, -1)),
    ("e", (1, 0)),
    ("se", (1, 1)),
    ("s", (0, 1)),
    ("sw", (-1, 1)),
    ("w", (-1, 0)),
    ("nw", (-1, -1)),
];

#[test]
fn being_moved_agrees_under_epic_path() {
    on_random_boards(
        Ruleset::EpicPath,
        &["moved", "stopped", "falls", "afloat", "ashore", "by wing", "up", "down", "nowhere"],
    );
}

#[test]
fn being_moved_agrees_under_rise() {
    on_random_boards(Ruleset::Rise, &["moved", "stopped", "falls", "afloat"]);
}

fn on_random_boards(rules: Ruleset, wanted: &[&str]) {
    let Some((boards, asked)) = play_all(rules, BOARDS, |seeds| play(rules, seeds)) else { return };
    came_up(rules, (boards, &asked), 20, wanted);
}

fn play(rules: Ruleset, seeds: Seeds) -> Asked {
    let mut door = Door::open();
    let mut asked = Asked::new();
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let board = brink(&mut dice, rules);
        let script = setup(&board);
        script.iter().for_each(|line| door.done(line));
        let table = Quarrel { seed, board: &board, script: &script, door: &mut door };
        let mut bout = Bout { table, dice: &mut dice, asked: &mut asked };
        for _ in 0..8 {
            bout.ask();
        }
    }
    asked
}

/// A lake, a pit and a ledge; the first creature, which is moved, is near the second, which moves it.
fn brink(dice: &mut Dice, rules: Ruleset) -> Board {
    loop {
        let mut board = Board::new(rules, 13, 9);
        let (left, deep) = (dice.between(2, 5), dice.between(2, 4));
        let lake = Place::new((left, 1), 4, dice.between(4, 7));
        let pit = Place::new((left + 5, dice.between(1, 4)), 2, 3);
        for square in lake.squares() {
            board.floors.insert(square, -deep);
            board.layers.insert((square, "water"), 1);
        }
        if dice.percent(70) {
            let deep = *dice.pick(&[1, 2, 4]);
            board.floors.extend(pit.squares().map(|square| (square, -deep)));
        }
        for square in board.squares() {
            let dry = !board.floors.contains_key(&square);
            if dry && dice.percent(4) {
                board.fills.insert(square, *dice.pick(&[Fill::Solid, Fill::Pillar]));
            } else if dry && dice.percent(6) {
                board.floors.insert(square, *dice.pick(&[1, 1, 2]));
            } else if dry && dice.percent(10) {
                board.layers.insert((square, *dice.pick(&["difficult", "heavy-undergrowth"])), 1);
            }
            let next = (square.0 + 1, square.1);
            if board.on_board(next) && dice.percent(3) {
                board.set_edge(square, next, Barrier::Wall);
            }
        }
        let size = *dice.pick(&[4, 4, 4, 5]);
        let n = rules.footprint(size);
        let mut victim = Creature::plain("Vic", Place::new((0, 0), n, n), size, "heroes");
        let wings = if rules == Ruleset::EpicPath { " modes:\"fly 30 greater\"" } else { " modes:\"fly 30\"" };
        let way = dice.below(6);
        match way {
            0 => victim.words = wings.to_owned(),
            1 => victim.words = " modes:\"swim 20\"".to_owned(),
            2 => (victim.words, victim.altitude) = (wings.to_owned(), 5 * dice.between(1, 4) as u32),
            3 => victim.altitude = 5 * deep as u32,
            4 => victim.altitude = 5 * (deep - 1) as u32,
            _ => {}
        }
        let Some(victim) = stood(dice, &board, victim) else { continue };
        let wet = victim.place.squares().all(|square| lake.holds(square));
        // Nobody stays in the air without wings, and no flier begins in water.
        let there = match way {
            2 => victim.place.squares().all(|square| !lake.holds(square)),
            3 | 4 => wet,
            _ => true,
        };
        if !there {
            continue;
        }
        board.creatures.push(victim);
        for label in &["orc", "Bat", "Elf"][..dice.between(1, 3) as usize] {
            let size = *dice.pick(&[4, 4, 5]);
            let n = rules.footprint(size);
            let mut one = Creature::plain(label, Place::new((0, 0), n, n), size, "foes");
            if dice.percent(25) {
                (one.words, one.altitude) = (wings.to_owned(), 5 * dice.between(1, 6) as u32);
            }
            if let Some(one) = (0..30).find_map(|_| stood(dice, &board, one.clone()).filter(|one| is_near(&board, one)))
            {
                board.creatures.push(one);
            }
        }
        if board.creatures.len() > 1 {
            return board;
        }
    }
}

/// Whether the rulebooks leave the movement open: what the way costs a flung flier over hampering ground, or a large creature
/// that stands half over water; and whether a creature in the air gets onto the stair in front of it.
fn is_open(board: &Board, forced: &Forced, (driven, next): (&Driven, Square)) -> bool {
    let hampers = |square: Square| board.layers.keys().any(|&(at, terrain)| at == square && terrain != "water");
    let wet = |square: Square| board.layers(square, "water") > 0;
    let flies = forced.force == Force::Fling && forced.victim().words.contains("fly");
    let flown = flies && driven.path.iter().any(|place| place.squares().any(hampers));
    let rise = board.ruleset == Ruleset::Rise;
    let brink = |place: &Place| rise && place.squares().any(wet) && !place.squares().all(wet);
    let last = driven.path[driven.path.len() - 1];
    let beyond = Place { x: next.0, y: next.1, ..last };
    let stair = board.floor_under(beyond) == driven.level + 1;
    let aloft = matches!(driven.held, Held::Wings | Held::Nothing | Held::Afloat);
    // Left open too: which way leads nearer to somebody straight below.
    let by = board.creatures[forced.by].place;
    let over = forced.force == Force::Pull && driven.path.iter().chain([&beyond]).any(|place| place.overlaps(by));
    flown || over || (driven.stopped && stair && aloft) || driven.path.iter().any(brink)
}

/// Whether the creature is near the first one, and shares no square with anybody.
fn is_near(board: &Board, one: &Creature) -> bool {
    let (a, b) = (board.creatures[0].at(), one.at());
    let apart = board.creatures.iter().all(|other| !other.place.overlaps(one.place));
    apart && (a.0 - b.0).abs().max((a.1 - b.1).abs()) <= 3
}

struct Bout<'a> {
    table: Quarrel<'a>,
    dice: &'a mut Dice,
    asked: &'a mut Asked,
}

impl Bout<'_> {
    fn count(&mut self, what: &'static str) {
        *self.asked.entry(what).or_insert(0) += 1;
    }

    fn ask(&mut self) {
        let board = self.table.board;
        let rise = board.ruleset == Ruleset::Rise;
        let by = self.dice.between(1, board.creatures.len() as i32 - 1) as usize;
        let kinds: &[Force] =
            if rise { &[Force::Push, Force::Fling] } else { &[Force::Push, Force::Pull, Force::Slide] };
        let force = *self.dice.pick(kinds);
        let forced = Forced { board, by, whom: 0, force, feet: 5 * self.dice.between(1, 8) as u64 };
        let start = forced.start();
        if !rise && start.held == Held::Wings {
            return self.upright(&forced);
        }
        if rise { self.straight(&forced) } else { self.along(&forced) }
    }

    fn line(&self, forced: &Forced, more: &str) -> String {
        let word = match forced.force {
            Force::Push => "push",
            Force::Pull => "pull",
            Force::Slide => "slide",
            Force::Fling => "fling",
        };
        let by = &self.table.board.creatures[forced.by].name;
        format!("/{word} creature:{by} target:Vic feet:{}{more} preview:true", forced.feet)
    }

    /// Rise: in one of eight directions; a push leads straight away.
    fn straight(&mut self, forced: &Forced) {
        let board = self.table.board;
        let center = |place: Place| (2 * place.x + place.columns, 2 * place.y + place.rows);
        let (from, to) = (center(board.creatures[forced.by].place), center(forced.victim().place));
        let (dx, dy) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
        let along = |(x, y): Square| (dx * f64::from(x) + dy * f64::from(y)) / f64::from(x * x + y * y).sqrt();
        let most = COMPASS.iter().map(|(_, way)| along(*way)).fold(f64::MIN, f64::max);
        let away: Vec<_> = COMPASS.into_iter().filter(|(_, way)| most - along(*way) < 1e-9).collect();
        let (word, way) = *if forced.force == Force::Push { self.dice.pick(&away) } else { self.dice.pick(&COMPASS) };
        let holds = self.dice.percent(50);
        let check = match forced.force {
            Force::Push => format!(" dv:10 check:{}", if holds { 30 } else { 1 }),
            _ => String::new(),
        };
        let driven = forced.straight(way);
        let last = driven.path[driven.path.len() - 1];
        if is_open(board, forced, (&driven, (last.x + way.0, last.y + way.1))) {
            return;
        }
        let line = self.line(forced, &format!(" direction:{word}{check}"));
        let answer = self.table.ask(&line);
        let hangs = forced.force == Force::Push && holds && driven.falls > 0;
        self.compare(&line, &answer, forced, &driven, hangs);
        if forced.force == Force::Fling && driven.stopped {
            self.count("struck");
            let dice = (forced.feet - driven.feet) / 10;
            let told = answer["dice"].as_str().map(str::to_owned);
            self.table.agree(&line, told == (dice > 0).then(|| format!("{dice}d8")), &answer, &(dice, &driven));
        }
    }

    /// Epic Path: from square to square, mostly in the direction of the movement.
    fn along(&mut self, forced: &Forced) {
        let board = self.table.board;
        let by = board.creatures[forced.by].at();
        let mut at = forced.victim().at();
        let mut squares = Vec::new();
        for _ in 0..self.dice.between(2, 7) {
            let far = |to: Square| (to.0 - by.0).abs().max((to.1 - by.1).abs());
            let ways: Vec<Square> = COMPASS.iter().map(|(_, (x, y))| (at.0 + x, at.1 + y)).collect();
            let right: Vec<Square> = ways
                .iter()
                .copied()
                .filter(|&to| board.on_board(to))
                .filter(|&to| match forced.force {
                    Force::Push => far(to) > far(at),
                    Force::Pull => far(to) < far(at),
                    _ => true,
                })
                .collect();
            if right.is_empty() {
                break;
            }
            at = *self.dice.pick(&right);
            squares.push(at);
        }
        if squares.len() < 2 {
            return;
        }
        let driven = forced.along(&squares);
        let next = squares.get(driven.path.len() - 1).copied().unwrap_or(at);
        if is_open(board, forced, (&driven, next)) {
            return;
        }
        let named: Vec<String> = squares.iter().map(|&square| name(square)).collect();
        let line = self.line(forced, &format!(" to:\"{}\" drop-prone:no", named.join(" ")));
        let answer = self.table.ask(&line);
        self.compare(&line, &answer, forced, &driven, false);
    }

    fn compare(&mut self, line: &str, answer: &Value, forced: &Forced, driven: &Driven, hangs: bool) {
        let board = self.table.board;
        let last = driven.path[driven.path.len() - 1];
        if driven.path.len() == 1 && board.ruleset == Ruleset::EpicPath {
            self.count("nowhere");
            self.table.agree(line, answer["verdict"] == "illegal", answer, driven);
            return self.table.reasoned(line, answer);
        }
        // A move from the water over a dry pit is left open.
        if forced.start().held == Held::Afloat && driven.falls > 0 {
            return;
        }
        self.table.agree(line, answer["verdict"] == "legal", answer, driven);
        let path: Vec<Place> = [forced.victim().place].into_iter().chain(places(answer)).collect();
        self.table.agree(line, path == driven.path && answer["feet"] == driven.feet, answer, driven);
        let height = answer["falls"][0]["height"].as_i64().unwrap_or(0);
        let falls = if hangs { 0 } else { i64::from(driven.falls) * 5 };
        self.table.agree(line, height == falls, answer, driven);
        if falls == 0 && !hangs && driven.path.len() > 1 {
            let altitude = 5 * (driven.level - board.floor_under(last));
            let told = answer["altitude"].as_i64().unwrap_or(i64::from(forced.victim().altitude));
            self.table.agree(line, told == i64::from(altitude.max(0)), answer, &(altitude, driven));
        }
        self.count(match (driven.falls > 0, hangs) {
            (_, true) => "hangs",
            (true, _) => "falls",
            _ if driven.path.len() > 1 => "moved",
            _ => "nowhere",
        });
        if driven.stopped {
            self.count("stopped");
        }
        let before = forced.start().held;
        match (before, driven.held) {
            (Held::Ground, Held::Afloat) => self.count("afloat"),
            (Held::Ground, Held::Wings) => self.count("by wing"),
            (Held::Afloat, Held::Ground) => self.count("ashore"),
            _ => {}
        }
    }

    /// Epic Path: straight up or down, with nobody in the way.
    fn upright(&mut self, forced: &Forced) {
        let board = self.table.board;
        let victim = forced.victim();
        let over = board.creatures.iter().skip(1).any(|other| other.place.overlaps(victim.place));
        if over {
            return;
        }
        let levels = forced.upright();
        let line = self.line(forced, " drop-prone:no");
        let answer = self.table.ask(&line);
        if levels == 0 {
            self.count("nowhere");
            return self.table.agree(&line, answer["verdict"] == "illegal", &answer, &levels);
        }
        self.count(if levels > 0 { "up" } else { "down" });
        let altitude = i64::from(victim.altitude) + i64::from(5 * levels);
        let same = answer["altitude"] == altitude && answer["feet"] == 5 * levels.abs();
        self.table.agree(&line, same && answer["verdict"] == "legal", &answer, &levels);
    }
}
