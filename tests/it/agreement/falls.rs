//! fivefoot against the judge on falls: calculated ones, and creatures that fall on random boards.
//!
//! `FIVEFOOT_BOARDS`, `FIVEFOOT_SEED` and `FIVEFOOT_RULESET` control it, as in the other agreement tests.
//!
//! Not tested, because the rulebooks leave it open:
//! - a Tumble check by somebody who falls into water without diving, in 3.5: the skill shortens every fall, and fivefoot
//!   refuses the check there;
//! - falling objects under dnd35, reaction and rise: fivefoot takes 3.5's own table for the first two and refuses the third;
//! - whether a creature that stops at the surface lands on somebody on the bottom below: fivefoot says that it does;
//! - what a creature lands on over ground of several heights, or over water without a depth.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::agreement::quarrel::{Asked, Quarrel, Seeds, came_up, play_all};
use crate::boards::random::{Dice, setup};
use crate::door::Door;
use crate::referee::falls::adds_up;
use judge::{Board, Creature, Fall, Harm, Place, Ruleset, SIZES, Surface, collision, thing_by_size, thing_by_weight};

const BOARDS: u64 = 12;

#[test]
fn falls_agree_under_srd35() {
    on_random_boards(Ruleset::Srd35);
}

#[test]
fn falls_agree_under_dnd35() {
    on_random_boards(Ruleset::Dnd35);
}

#[test]
fn falls_agree_under_reaction() {
    on_random_boards(Ruleset::Reaction);
}

#[test]
fn falls_agree_under_epic_path() {
    on_random_boards(Ruleset::EpicPath);
}

#[test]
fn falls_agree_under_rise() {
    on_random_boards(Ruleset::Rise);
}

fn on_random_boards(rules: Ruleset) {
    let Some((boards, asked)) = play_all(rules, BOARDS, |seeds| play(rules, seeds)) else { return };
    let mut wanted = vec!["figures", "refused limit", "refused collision", "landing", "wet landing", "onto somebody"];
    wanted.extend(match rules {
        Ruleset::EpicPath => &["helped", "pending", "dive", "prone", "casting", "thing", "collision"][..],
        Ruleset::Rise => &["refused check"],
        Ruleset::Srd35 => &["helped", "pending", "dive", "thing"],
        _ => &["helped", "pending", "dive"],
    });
    if rules == Ruleset::EpicPath {
        wanted.retain(|what| !what.starts_with("refused"));
    }
    came_up(rules, (boards, &asked), 15, wanted);
}

fn play(rules: Ruleset, seeds: Seeds) -> Asked {
    let mut door = Door::open();
    let mut asked = Asked::new();
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let board = shaft(&mut dice, rules);
        let script = setup(&board);
        script.iter().for_each(|line| door.done(line));
        let table = Quarrel { seed, board: &board, script: &script, door: &mut door };
        let mut bout = Bout { table, dice: &mut dice, asked: &mut asked };
        for _ in 0..6 {
            bout.figures();
        }
        bout.thing();
        bout.running_into_something();
        bout.landing();
    }
    asked
}

/// A board with a floor at some height, perhaps under water, and a creature in the air.
fn shaft(dice: &mut Dice, rules: Ruleset) -> Board {
    let mut board = Board::new(rules, 7, 7);
    let level = *dice.pick(&[-6, -4, -2, 0, 0, 1, 3]);
    let wet = level < 0 && dice.percent(55);
    for square in Place::new((1, 1), 4, 4).squares() {
        board.floors.insert(square, level);
        if wet {
            board.layers.insert((square, "water"), 1);
        }
    }
    board.floors.retain(|_, level| *level != 0);
    let sizes: &[usize] = if rules == Ruleset::Rise { &[0, 1, 2, 3, 4, 4, 5] } else { &[2, 3, 4, 4, 5, 6] };
    let size = *dice.pick(sizes);
    let n = rules.footprint(size);
    let at = (1 + dice.between(0, 4 - n), 1 + dice.between(0, 4 - n));
    let mut faller = Creature::plain("Roc", Place::new(at, n, n), size, "heroes");
    faller.altitude = 5 * dice.between(1, 40) as u32 + 5 * (-level).max(0) as u32;
    board.creatures.push(faller);
    if !wet && dice.percent(90) {
        board.creatures.push(Creature::plain("Elf", Place::new(at, 1, 1), 4, "heroes"));
    }
    board
}

struct Bout<'a> {
    table: Quarrel<'a>,
    dice: &'a mut Dice,
    asked: &'a mut Asked,
}

/// The results and choices that go with a fall.
#[derive(Clone, Copy, Debug)]
struct Trial {
    check: Option<i32>,
    attempt: Option<bool>,
    preview: bool,
}

/// Whether an answer gives the bounds of dice that are not rolled yet.
fn tells(expected: &Value, harm: &Harm) -> bool {
    let kinds = [("damage", &harm.lethal, harm.dice()), ("nonlethal_damage", &harm.nonlethal, harm.mild_dice())];
    kinds.into_iter().all(|(kind, sides, dice)| {
        let (actual, (least, most, average)) = (&expected[kind], harm.bounds(sides));
        let nearly = actual["average"].as_f64().is_some_and(|actual| (actual - average).abs() < 1e-6);
        actual["dice"] == json!(dice) && actual["least"] == least && actual["most"] == most && nearly
    })
}

fn rules_of(answer: &Value) -> BTreeSet<&str> {
    let reasons = answer["reasons"].as_array().into_iter().flatten();
    reasons.filter_map(|reason| reason["rule"].as_str()).collect()
}

impl Bout<'_> {
    fn rules(&self) -> Ruleset {
        self.table.board.ruleset
    }

    fn count(&mut self, what: &'static str) {
        *self.asked.entry(what).or_insert(0) += 1;
    }

    fn any_fall(&mut self) -> Fall {
        let surfaces = [Surface::Ground, Surface::Ground, Surface::Jagged, Surface::Hard, Surface::Soft];
        let far = self.dice.percent(25);
        let water = if self.dice.percent(40) { self.dice.between(1, 110) as u32 } else { 0 };
        let fall = Fall {
            rules: self.rules(),
            size: self.dice.below(9) as usize,
            feet: 5 * self.dice.between(1, if far { 150 } else { 24 }) as u32,
            jumped: self.dice.percent(50),
            surface: *self.dice.pick(&surfaces),
            water,
            most_dice: self.dice.percent(15).then(|| self.dice.between(1, 40) as usize),
        };
        // A fall has either water or a surface, unless the water is too shallow to count.
        if water >= 10 { Fall { surface: Surface::Ground, ..fall } } else { fall }
    }

    fn trial(&mut self, fall: &Fall) -> Trial {
        let dc = fall.help().map_or(15, |help| help.dc);
        let check = self.dice.percent(40).then(|| dc + self.dice.between(-3, 3));
        let attempt = self.dice.percent(25).then(|| check.is_some() || self.dice.percent(50));
        let family = fall.rules.is_of_the_3_5_family();
        let open = family && fall.water >= 10 && !fall.jumped;
        Trial {
            check: check.filter(|_| !open),
            attempt: attempt.filter(|tries| !(open && *tries)),
            preview: self.dice.percent(35),
        }
    }

    /// A fall by nobody on the board.
    fn figures(&mut self) {
        let fall = self.any_fall();
        let trial = self.trial(&fall);
        let mut line = format!("/fall height:{} size:{}", fall.feet, SIZES[fall.size]);
        match fall.surface {
            Surface::Jagged => line += " surface:jagged",
            Surface::Hard => line += " surface:hard",
            Surface::Soft => line += " surface:soft",
            Surface::Ground => {}
        }
        if fall.water > 0 {
            line += &format!(" water-depth:{}", fall.water);
        }
        if let Some(most) = fall.most_dice {
            line += &format!(" most-dice:{most}");
        }
        let spell = self.dice.percent(10).then(|| (self.dice.between(0, 9), self.dice.percent(30)));
        if let Some((level, immediate)) = spell {
            line += &format!(" casting:{level} immediate:{immediate}");
        }
        self.count("figures");
        let answer = self.judged(&line, &fall, trial);
        if let Some((level, immediate)) = spell {
            let can = self.rules() == Ruleset::EpicPath && (immediate || fall.feet > 500);
            let wanted = can.then(|| json!(10 + 4 * level));
            let checks = answer["checks"].as_array().unwrap();
            let own = checks.iter().find(|check| check["rule"] == "fall-casting").map(|check| check["dc"].clone());
            if answer["verdict"] != "illegal" {
                self.table.agree(&line, own == wanted, &answer, &wanted);
                self.count("casting");
            }
        }
    }

    /// Enters a fall and compares everything about its dice.
    fn judged(&mut self, line: &str, fall: &Fall, trial: Trial) -> Value {
        let mut line = line.to_owned();
        for (word, given) in [("jumped", fall.jumped), ("preview", trial.preview)] {
            if given {
                line += &format!(" {word}:true");
            }
        }
        if let Some(check) = trial.check {
            line += &format!(" check:{check}");
        }
        if let Some(attempt) = trial.attempt {
            line += &format!(" attempt:{attempt}");
        }
        let answer = self.table.ask(&line);
        let help = fall.help();
        let asks = trial.check.is_some() || trial.attempt == Some(true);
        let mut refused = BTreeSet::new();
        if asks && help.is_none() {
            let dry = self.rules() == Ruleset::Rise || fall.water < 10;
            refused.insert(if dry { "fall-check" } else { "dive" });
            self.count("refused check");
        }
        if fall.most_dice.is_some() && !fall.limit_is_free() {
            refused.insert("fall-limit");
            self.count("refused limit");
        }
        if !refused.is_empty() {
            self.table.agree(&line, answer["verdict"] == "illegal", &answer, &refused);
            self.table.agree(&line, rules_of(&answer) == refused, &answer, &refused);
            self.table.reasoned(&line, &answer);
            return answer;
        }
        let help = help.filter(|help| asks || (help.dives && trial.attempt.is_none()));
        let wanted: Vec<Value> =
            help.iter().map(|help| json!({"skill": help.skills, "dc": help.dc, "result": trial.check})).collect();
        let actual = answer["checks"].as_array().unwrap().iter().filter(|check| check["rule"] != "fall-casting");
        let actual: Vec<Value> = actual
            .map(|check| json!({"skill": check["skill"], "dc": check["dc"], "result": check["result"]}))
            .collect();
        self.table.agree(&line, actual == wanted, &answer, &wanted);
        if help.as_ref().is_some_and(|help| help.dives) {
            self.count("dive");
        }
        if help.is_some() && trial.check.is_none() {
            self.count("pending");
            self.table.agree(&line, answer["verdict"] == "needs-check", &answer, &"a check decides");
            for (outcome, helped) in [("on_success", true), ("on_failure", false)] {
                let harm = fall.harm(helped);
                self.table.agree(&line, tells(&answer[outcome], &harm), &answer, &(outcome, harm));
            }
            return answer;
        }
        let helped = help.is_some_and(|help| trial.check >= Some(help.dc));
        if helped {
            self.count("helped");
        }
        self.dealt(&line, &answer, &fall.harm(helped), trial.preview);
        self.prone(&line, &answer, fall, &fall.harm(helped), trial.preview);
        answer
    }

    fn dealt(&mut self, line: &str, answer: &Value, harm: &Harm, preview: bool) {
        self.table.agree(line, answer["verdict"] == "legal", answer, harm);
        let actual = (answer["dice"].as_str().map(str::to_owned), answer["nonlethal"].as_str().map(str::to_owned));
        self.table.agree(line, actual == (harm.dice(), harm.mild_dice()), answer, harm);
        self.table.agree(line, tells(&answer["expected"], harm), answer, harm);
        self.table.agree(line, preview == answer["damage"].is_null(), answer, &"rolled unless it is a preview");
        if !preview {
            adds_up(answer);
        }
    }

    fn prone(&mut self, line: &str, answer: &Value, fall: &Fall, harm: &Harm, preview: bool) {
        let sum = |what: &str| answer[what].as_i64();
        let prone = match (sum("damage"), sum("nonlethal_damage")) {
            (Some(damage), Some(mild)) if !preview => json!(fall.is_prone_after(damage + mild)),
            _ => {
                let (lethal, mild) = (harm.bounds(&harm.lethal), harm.bounds(&harm.nonlethal));
                let could = [lethal.0 + mild.0, lethal.1 + mild.1].map(|damage| fall.is_prone_after(damage));
                if could[0] == could[1] { json!(could[0]) } else { Value::Null }
            }
        };
        if prone == true {
            self.count("prone");
        }
        self.table.agree(line, answer["prone"] == prone, answer, &prone);
    }

    fn thing(&mut self) {
        let feet = 5 * self.dice.between(0, 60) as u32;
        let (line, harm) = match self.rules() {
            Ruleset::EpicPath => {
                let (size, density) = (self.dice.below(13) as usize, self.dice.between(-2, 2));
                let line = format!("/fall object:{} height:{feet} density:{density}", SIZES[size]);
                (line, thing_by_size(size, feet, i64::from(density)))
            }
            Ruleset::Srd35 => {
                let pounds = *self.dice.pick(&[0, 1, 5, 6, 10, 11, 30, 31, 50, 51, 100, 101, 199, 200, 399, 400, 2000]);
                (format!("/fall weight:{pounds} height:{feet}"), thing_by_weight(pounds, feet))
            }
            _ => return,
        };
        let preview = self.dice.percent(50);
        let line = format!("{line} preview:{preview}");
        let answer = self.table.ask(&line);
        self.count("thing");
        self.dealt(&line, &answer, &harm, preview);
    }

    fn running_into_something(&mut self) {
        // At 5 ft there is nothing to roll.
        let speed = 5 * self.dice.between(2, 40) as u32;
        let by = *self.dice.pick(&["move", "charge", "run", "carried"]);
        let most = self.dice.percent(30).then(|| self.dice.between(1, 40) as usize);
        let preview = self.dice.percent(50);
        let mut line = format!("/fall collision-speed:{speed} collision-by:{by} preview:{preview}");
        if let Some(most) = most {
            line += &format!(" most-dice:{most}");
        }
        let answer = self.table.ask(&line);
        if self.rules() != Ruleset::EpicPath {
            self.count("refused collision");
            let refused = answer["verdict"] == "illegal" && rules_of(&answer).contains("collision");
            self.table.agree(&line, refused, &answer, &"no rule for collisions");
            self.table.reasoned(&line, &answer);
            return;
        }
        self.count("collision");
        let harm = collision(speed, if by == "run" { 4 } else { 1 }, by == "move", most);
        self.dealt(&line, &answer, &harm, preview);
    }

    /// A creature in the air comes down to the floor or the surface, with the dice of that height.
    fn landing(&mut self) {
        let board = self.table.board;
        let faller = &board.creatures[0];
        let below = -5 * board.floor(faller.at());
        let water = if board.layers(faller.at(), "water") > 0 { below as u32 } else { 0 };
        let fall = Fall {
            rules: self.rules(),
            size: faller.size,
            feet: faller.altitude - water,
            jumped: self.dice.percent(50),
            surface: Surface::Ground,
            water,
            most_dice: None,
        };
        let trial = self.trial(&fall);
        let answer = self.judged("/fall creature:Roc", &fall, trial);
        let actual = (answer["height"].as_u64(), answer["water_depth"].as_u64());
        let wanted = (Some(u64::from(fall.feet)), (water > 0).then_some(u64::from(water)));
        self.table.agree("/fall creature:Roc", actual == wanted, &answer, &wanted);
        self.count(if water > 0 { "wet landing" } else { "landing" });
        if answer["verdict"] != "legal" || trial.preview {
            return;
        }
        // A creature right above a bigger friend stands on its back, and falls past it.
        let carries =
            |other: &&Creature| other.size > faller.size && board.levels(other).end == board.levels(faller).start;
        let carried = board.creatures.get(1).filter(carries).is_some();
        let under = board.creatures.get(1).filter(|_| !carried).map(|other| other.name.as_str());
        self.table.agree("/fall creature:Roc", answer["onto"]["creature"].as_str() == under, &answer, &under);
        let shown = self.table.ask("/show");
        let stands = shown["creatures"].as_array().unwrap().iter().find(|creature| creature["name"] == "Roc").unwrap();
        self.table.agree("/show", stands["altitude"] == water, &shown, &water);
        match (under, self.rules()) {
            (None, _) if carried => self.count("off a back"),
            (None, _) => {
                let here = judge::name(faller.at());
                self.table.agree("/show", stands["anchor"] == here, &shown, &here);
            }
            (Some(_), Ruleset::Rise) => {
                self.count("onto somebody");
                let half = answer["damage"].as_u64().unwrap() / 2;
                self.table.agree("/fall creature:Roc", answer["onto"]["damage"] == half, &answer, &half);
            }
            (Some(_), _) => {
                self.count("onto somebody");
                self.table.agree("/fall", answer["onto"]["damage"].is_null(), &answer, &"no document says");
            }
        }
    }
}
