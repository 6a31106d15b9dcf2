//! fivefoot against the judge on withdrawals over random boards: legal or not, how far, and who strikes nevertheless.
//!
//! `FIVEFOOT_BOARDS`, `FIVEFOOT_SEED` and `FIVEFOOT_RULESET` control it, as in the other agreement tests.

use serde_json::Value;

use crate::agreement::aloft::Aloft;
use crate::agreement::quarrel::{Asked, Quarrel, Seeds, came_up, places, play_all};
use crate::boards::elements::Element;
use crate::boards::maneuvers::withdrawal_board;
use crate::boards::random::Dice;
use crate::door::Door;
use judge::{Board, Leave, Routes, Ruleset, Square, Withdrawal, name, named};

const BOARDS: u64 = 4;

#[test]
fn withdrawals_agree_under_srd35() {
    on_random_boards(Ruleset::Srd35);
}

#[test]
fn withdrawals_agree_under_dnd35() {
    on_random_boards(Ruleset::Dnd35);
}

#[test]
fn withdrawals_agree_under_reaction() {
    on_random_boards(Ruleset::Reaction);
}

#[test]
fn withdrawals_agree_under_epic_path() {
    on_random_boards(Ruleset::EpicPath);
}

fn on_random_boards(rules: Ruleset) {
    let Some((boards, asked)) = play_all(rules, BOARDS, |seeds| play(rules, seeds)) else { return };
    enough(&asked, boards, rules);
}

fn enough(asked: &Asked, boards: u64, rules: Ruleset) {
    let mut wanted = vec!["legal", "out of reach", "hindered", "struck", "spared by the start"];
    if rules == Ruleset::EpicPath {
        wanted = vec!["legal", "out of reach", "hindered", "struck", "spared by the check"];
    }
    // On one board in twenty: creatures that can't do anything should be rare.
    came_up(rules, (boards, asked), 20, wanted);
}

fn play(rules: Ruleset, seeds: Seeds) -> Asked {
    let mut door = Door::open();
    let mut asked = Asked::new();
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let mut board = withdrawal_board(&mut dice, rules);
        let element = Element::with_lakes(seed, &mut board);
        let script = element.setup(&board);
        script.iter().for_each(|line| door.done(line));
        let mut table = Quarrel { seed, board: &board, script: &script, door: &mut door };
        for question in questions(&board, &mut dice, &mut asked) {
            compare((&board, element), &question, &mut table);
        }
    }
    asked
}

/// A withdrawal of the first creature on the board.
struct Question {
    to: Square,
    one_action: bool,
    primary: Option<usize>,
    check: Option<u32>,
    spare: Vec<String>,
    /// Feet, opponents and whether the end is squeezed; `None` if the mover may not go there.
    expected: Option<(u64, u32, bool)>,
}

impl Question {
    fn withdrawal<'a>(&'a self, board: &'a Board) -> Withdrawal<'a> {
        let Question { one_action, primary, check, ref spare, .. } = *self;
        Withdrawal { one_action, primary, check, spare, ..Withdrawal::new(board, 0) }
    }

    fn line(&self, board: &Board) -> String {
        let mut line = format!("/withdraw creature:{} to:{}", board.creatures[0].name, name(self.to));
        if let Some(primary) = self.primary {
            line += &format!(" primary:{}", board.creatures[primary].name);
        }
        if !self.spare.is_empty() {
            line += &format!(" spare:\"{}\"", self.spare.join(", "));
        }
        if let Some(check) = self.check {
            line += &format!(" check:{check}");
        }
        if self.one_action {
            line += " one-action:true";
        }
        line + " preview:true"
    }
}

/// A few questions about one board, mostly with a legal way as their answer.
fn questions(board: &Board, dice: &mut Dice, asked: &mut Asked) -> Vec<Question> {
    let is_epic = board.ruleset == Ruleset::EpicPath;
    let opponents: Vec<usize> =
        (1..board.creatures.len()).filter(|&other| board.creatures[0].opposes(&board.creatures[other])).collect();
    if is_epic && opponents.is_empty() {
        return Vec::new();
    }
    let mut count = |what| *asked.entry(what).or_insert(0) += 1;
    let mut found = Vec::new();
    for _ in 0..2 {
        let holds =
            |&other: &usize| Withdrawal { primary: Some(other), ..Withdrawal::new(board, 0) }.hindrances().is_empty();
        let threatening: Vec<usize> = opponents.iter().copied().filter(holds).collect();
        let near_miss = threatening.is_empty() || dice.percent(15);
        let primary = is_epic.then(|| *dice.pick(if near_miss { &opponents } else { &threatening }));
        let others: Vec<usize> = opponents.iter().copied().filter(|&other| Some(other) != primary).collect();
        let check = (is_epic && dice.percent(60)).then(|| dice.between(8, 26) as u32);
        let named = check.is_some() && !others.is_empty() && dice.percent(40);
        let spare: Vec<String> = named.then(|| board.creatures[*dice.pick(&others)].name.clone()).into_iter().collect();
        let one_action = !is_epic && dice.percent(30);
        let proto = Question { to: (0, 0), one_action, primary, check, spare, expected: None };
        let withdrawal = proto.withdrawal(board);
        let ways = withdrawal.ways();
        let routes = Routes::search(&ways, &[], withdrawal.budget());
        let reached: Vec<Square> = routes.reach_set().into_keys().collect();
        let squares = board.squares();
        for _ in 0..4 {
            let from = if dice.percent(75) { &reached } else { &squares };
            let to = *dice.pick(from);
            if to == board.creatures[0].at() || Element::is_shore(board, to) {
                continue;
            }
            let way = withdrawal.shortest(&routes, to);
            let hindered = !withdrawal.hindrances().is_empty();
            let figures = way.filter(|_| !hindered);
            count(if hindered {
                "hindered"
            } else if way.is_some() {
                "legal"
            } else {
                "out of reach"
            });
            if let Some(figures) = figures {
                let unspared = Withdrawal { check: None, ..withdrawal }.shortest(&routes, to).unwrap();
                if figures.opponents > 0 {
                    count("struck");
                }
                if unspared.opponents > figures.opponents {
                    count("spared by the check");
                }
                if !is_epic && watched_at_the_start(board) && figures.opponents == 0 {
                    count("spared by the start");
                }
            }
            let expected = figures.map(|f| (f.feet, f.opponents, f.squeezed));
            let spare = proto.spare.clone();
            found.push(Question { to, expected, spare, ..proto });
        }
    }
    found
}

/// Whether an opponent threatens the anchor square of the first creature.
fn watched_at_the_start(board: &Board) -> bool {
    let mover = &board.creatures[0];
    let foes = board.creatures.iter().filter(|foe| mover.opposes(foe));
    foes.into_iter().any(|foe| judge::threat_set(board, foe).contains(&mover.at()))
}

fn compare((board, element): (&Board, Element), question: &Question, table: &mut Quarrel<'_>) {
    let line = question.line(board);
    let answer = table.ask(&line);
    let Some((feet, opponents, squeezed)) = question.expected else {
        let withdrawal = question.withdrawal(board);
        let hindrances = withdrawal.hindrances();
        // A dive at double speed may lead farther, and a way above or below others to where they are in the way.
        if Element::leaves_the_level(&answer) && hindrances.is_empty() {
            let leave = question.primary.map_or(Leave::Start, Leave::Primary);
            let asked = Aloft::asked(question.to, withdrawal.budget(), leave);
            let fault = Aloft::of(element, board).fault(&asked, board, &answer);
            return table.agree(&line, answer["verdict"] == "legal" && fault.is_none(), &answer, &fault);
        }
        table.agree(&line, answer["verdict"] == "illegal", &answer, &("illegal", hindrances));
        table.reasoned(&line, &answer);
        return;
    };
    let strikers = answer["provokes"].as_array().map_or(0, Vec::len);
    let same = answer["verdict"] == "legal"
        && answer["feet"] == feet
        && strikers == opponents as usize
        && answer["squeezed"] == squeezed;
    table.agree(&line, same, &answer, &(feet, opponents, squeezed));
    // Then compare the very path that came back.
    let withdrawal = question.withdrawal(board);
    let ways = withdrawal.ways();
    let path = places(&answer);
    let ends_there = path.last().is_some_and(|place| place.anchor() == question.to);
    table.agree(&line, ends_there && withdrawal.is_open(&ways, &path), &answer, &path);
    let actual = answer["provokes"].as_array().unwrap().iter().map(chance);
    let struck = withdrawal.struck(&ways, &path);
    let expected = struck.iter().map(|chance| (chance.by.clone(), chance.square, chance.leaving));
    table.agree(&line, actual.eq(expected), &answer, &struck);
    // A creature that walks the same path gives no fewer opponents a chance.
    if path.len() > 1 && board.ruleset.footprint(board.creatures[0].size) == 1 {
        let path: Vec<String> = path.iter().map(|place| name(place.anchor())).collect();
        let walk =
            format!("/move creature:{} to:\"{}\" pace:double preview:true", board.creatures[0].name, path.join(" "));
        let walked = table.ask(&walk);
        let struck = walked["provokes"].as_array().map_or(0, Vec::len);
        table.agree(
            &walk,
            walked["verdict"] == "legal" && struck >= strikers,
            &walked,
            &(strikers, "strikers at least"),
        );
    }
}

/// Who strikes, at which square, and whether for leaving it.
fn chance(actual: &Value) -> (String, Square, bool) {
    let entering = actual.get("entering").and_then(Value::as_str);
    let square = named(entering.unwrap_or_else(|| actual["leaving"].as_str().unwrap()));
    (actual["by"].as_str().unwrap().to_owned(), square, entering.is_none())
}
