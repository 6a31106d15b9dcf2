//! fivefoot against the judge on charges over random boards, on foot and mounted: legal or not, how far, where to, past which
//! creatures.
//!
//! `FIVEFOOT_BOARDS`, `FIVEFOOT_SEED` and `FIVEFOOT_RULESET` control it, as in the other agreement tests.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::agreement::aloft::Aloft;
use crate::agreement::mounts::rider;
use crate::agreement::quarrel::{Asked, Quarrel, Seeds, came_up, places, play_all};
use crate::boards::elements::Element;
use crate::boards::maneuvers::charge_board;
use crate::boards::random::{Dice, setup};
use crate::door::Door;
use judge::{Barrier, Board, Charge, Creature, Effort, Place, Ruleset, Spoiler, Square, charge, name, named};

const BOARDS: u64 = 6;

#[test]
fn charges_agree_under_srd35() {
    on_random_boards(Ruleset::Srd35);
}

#[test]
fn charges_agree_under_dnd35() {
    on_random_boards(Ruleset::Dnd35);
}

#[test]
fn charges_agree_under_reaction() {
    on_random_boards(Ruleset::Reaction);
}

#[test]
fn charges_agree_under_epic_path() {
    on_random_boards(Ruleset::EpicPath);
}

#[test]
fn mounted_charges_agree_under_srd35() {
    mounted_on_random_boards(Ruleset::Srd35);
}

#[test]
fn mounted_charges_agree_under_dnd35() {
    mounted_on_random_boards(Ruleset::Dnd35);
}

#[test]
fn mounted_charges_agree_under_reaction() {
    mounted_on_random_boards(Ruleset::Reaction);
}

#[test]
fn mounted_charges_agree_under_epic_path() {
    mounted_on_random_boards(Ruleset::EpicPath);
}

#[test]
fn under_rise_nobody_charges() {
    let mut door = Door::open();
    for seed in 1..=10 {
        let board = charge_board(&mut Dice::new(seed), Ruleset::Rise);
        setup(&board).iter().for_each(|line| door.done(line));
        for (who, whom) in pairs(&board) {
            let line = format!("/charge creature:{} target:{}", board.creatures[who].name, board.creatures[whom].name);
            let reply = door.ask(&line);
            assert_ne!(reply["status"], "done", "{line}: {reply:#}");
            assert!(!charge(&board, who, whom, Effort::default()).is_legal());
        }
    }
}

#[test]
fn nobody_charges_a_friend_or_itself() {
    let mut door = Door::open();
    for rules in Ruleset::ALL.into_iter().filter(|&rules| rules != Ruleset::Rise) {
        door.done(&format!("/table new width:12 height:8 ruleset:{}", rules.word()));
        for (label, at, side) in [("Aldo", "A4", "heroes"), ("Bea", "H2", "heroes"), ("Orc", "H6", "foes")] {
            door.done(&format!("/creature add name:{label} at:{at} side:{side} speed:40"));
        }
        door.done("/charge creature:Aldo target:Orc preview:true");
        for target in ["Bea", "Aldo"] {
            let reply = door.ask(&format!("/charge creature:Aldo target:{target}"));
            let actual = reply["message"].as_str().unwrap();
            assert!(reply["status"] != "done" && !actual.is_empty(), "{}: {reply:#}", rules.word());
        }
        let shown = door.ask("/show");
        let aldo = shown["ruling"]["creatures"].as_array().unwrap().iter().find(|c| c["name"] == "Aldo").unwrap();
        assert_eq!(aldo["anchor"], "A4");
    }
}

/// Boards on which everything or nothing can be charged would prove nothing.
#[test]
fn about_half_of_all_charges_are_legal() {
    for rules in Ruleset::ALL.into_iter().filter(|&rules| rules != Ruleset::Rise) {
        let (mut all, mut legal, mut several, mut struck) = (0, 0, 0, 0);
        for seed in 1..=40 {
            let board = charge_board(&mut Dice::new(seed), rules);
            for (who, whom) in pairs(&board) {
                let judged = charge(&board, who, whom, Effort::default());
                all += 1;
                legal += u32::from(judged.is_legal());
                several += u32::from(judged.is_legal() && judged.ends().len() < judged.closest.len());
                struck += u32::from(
                    judged.is_legal() && judged.ends().values().any(|end| !end.strikers.contains(&BTreeSet::new())),
                );
            }
        }
        let actual =
            format!("{}: {legal} of {all} legal, {several} with a spoilt end, {struck} past opponents", rules.word());
        assert!(legal * 10 >= all * 3 && legal * 10 <= all * 6, "{actual}");
        assert!(several * 20 >= legal && struck * 20 >= legal, "{actual}");
    }
}

/// Creatures, rubble and low walls can only spoil ends. A wall may add some: it hides nearer spaces from the target.
#[test]
fn nothing_in_the_way_makes_a_charge_legal() {
    let mut spoilt = 0;
    for (rules, seed) in Ruleset::ALL.into_iter().flat_map(|rules| (1..=20).map(move |seed| (rules, seed))) {
        let mut dice = Dice::new(seed);
        let board = charge_board(&mut dice, rules);
        for (who, whom) in pairs(&board) {
            let ends = |board: &Board| {
                let judged = charge(board, who, whom, Effort::default());
                if judged.is_legal() { judged.ends().into_keys().collect() } else { BTreeSet::new() }
            };
            let before: BTreeSet<Square> = ends(&board);
            let mut fuller = board.clone();
            for _ in 0..3 {
                put_in_the_way(&mut dice, &mut fuller);
            }
            let after = ends(&fuller);
            assert!(after.is_subset(&before), "{} seed {seed}: {before:?}, then {after:?}", rules.word());
            spoilt += usize::from(after.len() < before.len());
        }
    }
    assert!(spoilt > 20, "{spoilt}");
}

fn put_in_the_way(dice: &mut Dice, board: &mut Board) {
    let squares = board.squares();
    let at = *dice.pick(&squares);
    match dice.below(3) {
        0 => {
            board.layers.insert((at, "difficult"), 1);
        }
        1 if at.0 + 1 < board.width && board.edge(at, (at.0 + 1, at.1)).is_none() => {
            board.set_edge(at, (at.0 + 1, at.1), Barrier::Low);
        }
        _ => board.creatures.push(Creature::plain("Bystander", Place::new(at, 1, 1), 4, "heroes")),
    }
}

fn on_random_boards(rules: Ruleset) {
    let Some((boards, asked)) = play_all(rules, BOARDS, |seeds| play(rules, seeds)) else { return };
    came_up(rules, (boards, &asked), 10, ["legal", "refused", "named end", "another end", "past somebody"]);
}

fn mounted_on_random_boards(rules: Ruleset) {
    let Some((boards, asked)) = play_all(rules, BOARDS, |seeds| play_mounted(rules, seeds)) else { return };
    came_up(rules, (boards, &asked), 10, ["legal", "refused", "named end", "past somebody", "other arms"]);
}

/// The mount charges, and its rider strikes: the ends are the mount's spaces from which the rider's arms reach the target.
fn play_mounted(rules: Ruleset, seeds: Seeds) -> Asked {
    let mut door = Door::open();
    let mut asked = Asked::new();
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let Some(board) = (0..50).find_map(|_| Some(charge_board(&mut dice, rules)).filter(has_a_mount)) else {
            continue;
        };
        let rider = rider(&mut dice, &board, 0);
        let (mut ridden, mut judged) = (board.clone(), board);
        let steed = &mut judged.creatures[0];
        let own = (ridden.reach_feet(steed), steed.reach_weapon);
        (steed.reach, steed.reach_weapon) = (Some(ridden.reach_feet(&rider)), rider.reach_weapon);
        if own != (ridden.reach_feet(&rider), rider.reach_weapon) {
            *asked.entry("other arms").or_insert(0) += 1;
        }
        ridden.creatures.push(rider);
        let mut script = setup(&ridden);
        script.push(format!("/mount creature:Rider target:{} force:true", judged.creatures[0].name));
        script.iter().for_each(|line| door.done(line));
        for (who, whom) in pairs(&judged).into_iter().filter(|&(who, _)| who == 0) {
            let table = Quarrel { seed, board: &judged, script: &script, door: &mut door };
            let element = Element::Land;
            Rush { board: &judged, element, who, whom, table, dice: &mut dice, asked: &mut asked }.play();
        }
    }
    asked
}

/// Whether the first creature can carry a rider, has the squares to itself and can charge.
fn has_a_mount(board: &Board) -> bool {
    let one = &board.creatures[0];
    let alone = board.creatures[1..].iter().all(|other| !other.place.overlaps(one.place));
    let bare = one.altitude == 0 && one.conditions.is_empty() && one.is_able() && !one.fills;
    alone && bare && (5..=6).contains(&one.size) && !one.place.is_squeezed()
}

/// Pairs of charger and target: the first creature charges each opponent, and one opponent charges it.
fn pairs(board: &Board) -> Vec<(usize, usize)> {
    let others = 1..board.creatures.len();
    // The GM decides whether a body is still an opponent.
    let opposed = others
        .filter(|&other| board.creatures[0].opposes(&board.creatures[other]) && !board.creatures[other].is("dead"));
    let mut pairs: Vec<(usize, usize)> = opposed.map(|other| (0, other)).collect();
    // Nobody charges through the air here.
    let back = pairs.iter().find(|&&(_, foe)| board.creatures[foe].altitude == 0).map(|&(_, foe)| (foe, 0));
    pairs.extend(back);
    // Charges that may end ashore aren't tested.
    pairs.retain(|&(_, whom)| !Element::is_near_shore(board, board.creatures[whom].at()));
    pairs
}

fn play(rules: Ruleset, seeds: Seeds) -> Asked {
    let mut door = Door::open();
    let mut asked = Asked::new();
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let mut board = charge_board(&mut dice, rules);
        let element = Element::with_lakes(seed, &mut board);
        let script = element.setup(&board);
        script.iter().for_each(|line| door.done(line));
        for (who, whom) in pairs(&board) {
            let table = Quarrel { seed, board: &board, script: &script, door: &mut door };
            Rush { board: &board, element, who, whom, table, dice: &mut dice, asked: &mut asked }.play();
        }
    }
    asked
}

/// One creature asked to charge another.
struct Rush<'a> {
    board: &'a Board,
    element: Element,
    who: usize,
    whom: usize,
    table: Quarrel<'a>,
    dice: &'a mut Dice,
    asked: &'a mut Asked,
}

impl Rush<'_> {
    fn play(&mut self) {
        let one_action = self.board.ruleset.is_of_the_3_5_family() && self.dice.percent(20);
        let effort = Effort { one_action, ..Effort::default() };
        let judged = charge(self.board, self.who, self.whom, effort);
        let words = if one_action { " one-action:true" } else { "" };
        let line = self.line(words);
        let answer = self.table.ask(&line);
        self.compare(&line, &answer, &judged, judged.is_legal().then(|| judged.safest()));
        if judged.is_legal() {
            self.is_a_move(&answer);
        }
        let past = judged.ends().values().any(|end| !end.strikers.contains(&BTreeSet::new()));
        self.count(if judged.is_legal() { "legal" } else { "refused" });
        if judged.is_legal() && past {
            self.count("past somebody");
        }
        self.named_ends(&judged, words);
        if self.board.ruleset == Ruleset::EpicPath {
            self.checks(&judged);
        }
    }

    fn line(&self, words: &str) -> String {
        let named = |index: usize| &self.board.creatures[index].name;
        format!("/charge creature:{} target:{}{words} preview:true", named(self.who), named(self.whom))
    }

    fn count(&mut self, what: &'static str) {
        *self.asked.entry(what).or_insert(0) += 1;
    }

    /// A charge costs the same as a move, step by step, unless it ends in the target's space.
    fn is_a_move(&mut self, answer: &Value) {
        let charger = &self.board.creatures[self.who];
        if self.board.reach_feet(charger) == 0 {
            return;
        }
        let path: Vec<String> = places(answer).iter().map(|place| name(place.anchor())).collect();
        let line = format!("/move creature:{} to:\"{}\" pace:double preview:true", charger.name, path.join(" "));
        let walked = self.table.ask(&line);
        let same = walked["verdict"] == "legal" && walked["feet"] == answer["feet"];
        self.table.agree(&line, same, &walked, &"what was charged can be walked");
    }

    /// Charges to every legal end by name, to a spoilt one and to a random square.
    fn named_ends(&mut self, judged: &Charge, words: &str) {
        let squares = self.board.squares();
        let spoilt = judged.closest.iter().find(|(_, end)| !end.spoilers.is_empty()).map(|(&at, _)| at);
        let legal: Vec<Square> = judged.ends().into_keys().collect();
        for to in legal.into_iter().chain(spoilt).chain([*self.dice.pick(&squares)]) {
            if to == self.board.creatures[self.who].at() || Element::is_shore(self.board, to) {
                continue;
            }
            let is_legal = judged.is_legal() && judged.ends().contains_key(&to);
            self.count(if is_legal { "named end" } else { "another end" });
            let line = self.line(&format!("{words} to:{}", name(to)));
            let answer = self.table.ask(&line);
            self.compare(&line, &answer, judged, is_legal.then(|| [to].into()));
        }
    }

    /// Epic Path: a success doesn't change who strikes; a critical failure lets the target strike.
    fn checks(&mut self, judged: &Charge) {
        let line = self.line(" check:40");
        let answer = self.table.ask(&line);
        self.compare(&line, &answer, judged, judged.is_legal().then(|| judged.safest()));
        let charger = &self.board.creatures[self.who];
        // A charger with a longer reach ends elsewhere after a failure.
        if !judged.is_legal() || charger.reach_weapon || self.board.reach_feet(charger) > 5 {
            return;
        }
        let fumbled = charge(self.board, self.who, self.whom, Effort { fumbled: true, ..Effort::default() });
        for (to, end) in fumbled.ends() {
            let line = self.line(&format!(" natural:1 to:{}", name(to)));
            let answer = self.table.ask(&line);
            // The route was chosen before the die was rolled, so it may also be one that avoids every striker but the target.
            let target = &self.board.creatures[self.whom].name;
            let unfumbled = judged.closest[&to].strikers.iter();
            let with_target = unfumbled.map(|names| names.iter().chain([target]).cloned().collect());
            let possible = end.strikers.iter().any(|names| names.contains(target));
            let all: Vec<BTreeSet<String>> =
                end.strikers.iter().cloned().chain(with_target.filter(|_| possible)).collect();
            self.table.agree(&line, all.contains(&strikers(&answer)), &answer, &all);
        }
    }

    /// Whether a swimmer or flier may reach this end below or above the creatures that spoil it. Epic Path asks for a straight
    /// line between two centers on a map without heights, and so leaves that open.
    fn may_pass_by(&self, judged: &Charge, end: Square) -> bool {
        // A dead body hampers only at its own height, unlike the ground.
        let body = |at: &Square| {
            let bare = self.board.layers.keys().all(|(square, _)| square != at);
            bare && self.board.creatures.iter().any(|one| one.is_helpless() && one.place.squares().any(|it| it == *at))
        };
        let by_creature = |why: &Spoiler| match why {
            Spoiler::Creature(_) | Spoiler::Occupied => true,
            Spoiler::Ground(at) => body(at),
            _ => false,
        };
        // On the level, there is no walk to a square that somebody is in.
        let follows = |why: &Spoiler| by_creature(why) || *why == Spoiler::NoWalk;
        let spoilers = judged.closest.get(&end).map(|end| &end.spoilers);
        let free = ["swim", "fly"].iter().any(|mode| self.board.creatures[self.who].words.contains(mode));
        self.board.ruleset == Ruleset::EpicPath
            && free
            && judged.refusals.is_empty()
            && spoilers.is_some_and(|all| all.iter().any(by_creature) && all.iter().all(follows))
    }

    /// Compares a ruling with the judge's verdict: the charge has to end on one of these squares, or nowhere if `None`.
    fn compare(&self, line: &str, answer: &Value, judged: &Charge, expected: Option<BTreeSet<Square>>) {
        if self.element == Element::Air && answer["verdict"] == "legal" && Element::leaves_the_level(answer) {
            // Of equally close ends at every height, it takes the one that provokes least.
            let fault = Aloft::of(self.element, self.board).charge_fault((self.who, self.whom), line, answer);
            return self.table.agree(line, fault.is_none(), answer, &fault);
        }
        let by = answer["attack"].as_str().is_some_and(|end| self.may_pass_by(judged, named(end)));
        if by && answer["verdict"] == "legal" && answer["feet"] == judged.feet {
            return;
        }
        let Some(expected) = expected else {
            self.table.agree(line, answer["verdict"] == "illegal", answer, judged);
            self.table.reasoned(line, answer);
            return;
        };
        // Where a charge into its target's space ends depends on the check.
        let charger = &self.board.creatures[self.who];
        let hangs = self.board.ruleset == Ruleset::EpicPath && self.board.reach_feet(charger) == 0;
        let verdict = answer["verdict"] == "legal" || (hangs && answer["verdict"] == "needs-check");
        self.table.agree(line, verdict && answer["feet"] == judged.feet, answer, judged);
        let actual: Option<BTreeSet<Square>> =
            answer["ends"].as_array().map(|ends| ends.iter().map(|end| named(end.as_str().unwrap())).collect());
        let mut actual = actual.unwrap_or_default();
        actual.retain(|&end| !self.may_pass_by(judged, end));
        let judged_ends: BTreeSet<Square> = judged.ends().into_keys().collect();
        self.table.agree(line, actual == judged_ends, answer, judged);
        let attack = answer["attack"].as_str().map(named);
        self.table.agree(line, attack.is_some_and(|at| expected.contains(&at)), answer, judged);
        let last = places(answer).last().map(|place| place.anchor());
        self.table.agree(line, last == attack && !answer["squeezed"].as_bool().unwrap(), answer, judged);
        let end = &judged.closest[&attack.unwrap()];
        self.table.agree(line, end.strikers.contains(&strikers(answer)), answer, end);
    }
}

fn strikers(answer: &Value) -> BTreeSet<String> {
    let chances = answer["provokes"].as_array().into_iter().flatten();
    chances.map(|chance| chance["by"].as_str().unwrap().to_owned()).collect()
}
