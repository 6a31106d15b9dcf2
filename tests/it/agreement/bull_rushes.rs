//! fivefoot against the judge on bull rushes that push, over random boards: the target, how far and where to, who follows,
//! and who strikes. The bull rush of the reaction ruleset is tested with the overruns.
//!
//! `FIVEFOOT_BOARDS`, `FIVEFOOT_SEED` and `FIVEFOOT_RULESET` control it, as in the other agreement tests.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::agreement::quarrel::{Asked, Quarrel, Ring, Seeds, came_up, places, play_all, play_each};
use crate::agreement::rulings::{all_of, refused_by, strike, strikes, tried};
use crate::boards::elements::Element;
use crate::boards::maneuvers::melee_board;
use crate::boards::random::{Dice, setup};
use crate::door::Door;
use judge::{Board, BullRush, Chance, Creature, Hindrance, Place, Ruleset, Shove, Through, set_aside};

const BOARDS: u64 = 6;

#[test]
fn bull_rushes_agree_under_srd35() {
    on_random_boards(Ruleset::Srd35);
}

#[test]
fn bull_rushes_agree_under_dnd35() {
    on_random_boards(Ruleset::Dnd35);
}

#[test]
fn bull_rushes_agree_under_epic_path() {
    on_random_boards(Ruleset::EpicPath);
}

#[test]
fn under_rise_nobody_bull_rushes() {
    let mut door = Door::open();
    for seed in 1..=5 {
        let board = melee_board(&mut Dice::new(seed), Ruleset::Rise);
        setup(&board).iter().for_each(|line| door.done(line));
        let [mover, foe, ..] = &board.creatures[..] else { continue };
        let line = format!("/bull-rush creature:{} target:{} check:40 against:1", mover.name, foe.name);
        let reply = door.ask(&line);
        assert_eq!(reply["status"], "refused", "{line}: {reply:#}");
        assert!(refused_by(&reply["ruling"]).contains("bull-rush"), "{line}: {reply:#}");
    }
}

fn on_random_boards(rules: Ruleset) {
    let Some((boards, asked)) = play_all(rules, BOARDS, |seeds| play(rules, seeds)) else { return };
    let mut wanted = vec!["hindered", "won", "lost"];
    if rules != Ruleset::EpicPath {
        wanted.extend(["farther", "held up", "struck at the pushed"]);
    }
    came_up(rules, (boards, &asked), 10, wanted);
}

fn play(rules: Ruleset, seeds: Seeds) -> Asked {
    let make = |seed: u64, dice: &mut Dice| {
        let mut board = close_board(dice, rules);
        let script = Element::of(seed, &mut board).setup(&board);
        (board, script)
    };
    play_each(seeds, make, |board, Ring { table, dice, asked }| {
        for (who, target) in pairs(board) {
            let feet = 5 * dice.between(1, 4) as u32;
            let capped = rules == Ruleset::EpicPath || dice.percent(20);
            let rush = BullRush { board, who, target, follow: dice.percent(60), feet: capped.then_some(feet) };
            // Left open: which way a big creature that stands at an angle to its target steps in, and from how far off Epic
            // Path's bull rush starts; fivefoot lets that one start from anywhere.
            if rush.is_beside() && !rush.is_aligned() || rush.is_epic() && !rush.is_beside() {
                continue;
            }
            if !rush.is_beside() && dice.percent(80) {
                continue;
            }
            Push { rush, table: table.again(), dice, asked }.play();
        }
    })
}

/// A board on which a creature stands beside an opponent. Nobody on it can be walked through (no helpless or very small
/// creatures, none three sizes apart): whether a push ends before such a creature is left open, and fivefoot lets it go on.
fn close_board(dice: &mut Dice, rules: Ruleset) -> Board {
    loop {
        let mut board = melee_board(dice, rules);
        board.creatures.retain(|creature| !creature.is_helpless() && (4..=6).contains(&creature.size));
        let near = |&(who, target): &(usize, usize)| {
            let rush = BullRush { board: &board, who, target, follow: false, feet: None };
            rush.hindrances().is_empty() && rush.is_beside() && rush.is_aligned()
        };
        if pairs(&board).iter().any(near) {
            return board;
        }
    }
}

/// Every pair of creatures close to each other. The rulebooks leave open what happens to targets that are helpless, unseen,
/// squeezed, in the air or in the same squares. Under Epic Path a push moves what flies straight down, which the judge of shoves
/// knows.
fn pairs(board: &Board) -> Vec<(usize, usize)> {
    let all = 0..board.creatures.len();
    let pairs = all.clone().flat_map(|who| all.clone().map(move |target| (who, target)));
    let asked = |&(who, target): &(usize, usize)| {
        let (mover, foe) = (&board.creatures[who], &board.creatures[target]);
        let all_aloft = board.creatures.iter().all(|one| one.altitude == mover.altitude);
        let aloft = |one: &Creature| one.altitude > 0 && !all_aloft;
        let odd = |one: &Creature| aloft(one) || one.is_helpless() || one.place.is_squeezed();
        let foe_is_odd = foe.is("stunned") || foe.is("unseen") || foe.place.overlaps(mover.place);
        let goes_down = board.ruleset == Ruleset::EpicPath && foe.altitude > 0 && foe.words.contains("fly");
        who != target && !odd(mover) && !odd(foe) && !foe_is_odd && !goes_down
    };
    pairs.filter(asked).collect()
}

/// One creature asked to push another.
struct Push<'a> {
    rush: BullRush<'a>,
    table: Quarrel<'a>,
    dice: &'a mut Dice,
    asked: &'a mut Asked,
}

impl Push<'_> {
    fn count(&mut self, what: &'static str) {
        *self.asked.entry(what).or_insert(0) += 1;
    }

    fn line(&self) -> String {
        let BullRush { board, who, target, follow, feet } = &self.rush;
        let (mover, foe) = (&board.creatures[*who].name, &board.creatures[*target].name);
        let mut line = format!("/bull-rush creature:{mover} target:{foe} preview:true");
        if *follow && !self.rush.is_epic() {
            line += " follow:true";
        }
        line + &feet.map(|feet| format!(" feet:{feet}")).unwrap_or_default()
    }

    fn play(&mut self) {
        let open = set_aside(self.rush.board, &[self.rush.target]);
        let rush = self.rush.clone();
        let through = rush.through(&open);
        let hindrances = rush.hindrances();
        // A big creature that can't step straight in may step in at an angle.
        let big = rush.board.creatures[rush.who].place.squares().count() > 1;
        if big && hindrances.is_empty() && !rush.is_epic() && !rush.can_enter(&through) {
            return;
        }
        let line = self.line();
        let answer = self.table.ask(&line);
        if !hindrances.is_empty() || !(rush.is_epic() || rush.can_enter(&through)) {
            self.table.agree(&line, answer["verdict"] == "illegal", &answer, &(&hindrances, "illegal"));
            self.table.reasoned(&line, &answer);
            let rules = refused_by(&answer);
            // If a creature can't act, the answer gives no other reason.
            let unable = hindrances.contains(&Hindrance::Unable);
            let mut felt = hindrances.iter().filter(|&&why| !unable || why == Hindrance::Unable);
            let all = felt.all(|&why| rules.contains(rule_of(why)));
            self.table.agree(&line, all, &answer, &hindrances);
            self.count("hindered");
            return;
        }
        self.table.agree(&line, answer["verdict"] == "needs-check", &answer, &"it depends on a check");
        let skill = if rush.is_epic() { "Might" } else { "Strength" };
        let foe = &rush.board.creatures[rush.target];
        let checks = tried(&answer);
        let dc = foe.maneuver_defense.filter(|_| rush.is_epic()).map(|defense| defense as i32);
        let asked = checks.len() == 1 && checks[0].dc == dc && checks[0].against == foe.name;
        self.table.agree(&line, asked && all_of(&answer, skill), &answer, &dc);
        for _ in 0..2 {
            if rush.is_epic() {
                self.by_might(&line, dc.unwrap());
            } else {
                self.by_strength(&line, &through);
            }
        }
    }

    /// Opposed Strength checks: 3.5.
    fn by_strength(&mut self, line: &str, through: &Through) {
        let against = self.dice.between(5, 20);
        let margin = *self.dice.pick(&[-5, -1, 1, 4, 5, 9, 10, 14, 16]);
        let line = format!("{line} check:{} against:{against}", against + margin);
        let answer = self.table.ask(&line);
        let shove = self.rush.shove(through, margin);
        self.compare(&line, &answer, &shove);
        self.count(if margin > 0 { "won" } else { "lost" });
        let squares = |place: Option<Place>| {
            let from = self.rush.board.creatures[self.rush.target].place;
            place.map_or(0, |to| (to.x - from.x).abs().max((to.y - from.y).abs()))
        };
        let pushed = squares(shove.pushed);
        if pushed > 1 {
            self.count("farther");
        }
        let wanted = if self.rush.follow { 1 + margin / 5 } else { 1 };
        if margin > 0 && pushed < wanted {
            self.count("held up");
        }
        if !shove.at_the_pushed.is_empty() {
            self.count("struck at the pushed");
        }
    }

    fn compare(&self, line: &str, answer: &Value, shove: &Shove) {
        let path = places(answer);
        let struck = |(way, chances): &(Vec<Place>, Vec<Chance>)| *way == path && strike(answer, chances);
        let goes = answer["verdict"] == "legal" && shove.ways.iter().any(struck);
        self.table.agree(line, goes, answer, shove);
        let actual = answer["pushed"]["to"].as_str();
        let to = actual.map(judge::named);
        self.table.agree(line, to == shove.pushed.map(|place| place.anchor()), answer, shove);
        let list = answer["pushed"]["provokes"].as_array().into_iter().flatten();
        let struck: BTreeSet<String> = list.map(|one| one["by"].as_str().unwrap().to_owned()).collect();
        self.table.agree(line, struck == shove.at_the_pushed, answer, shove);
    }

    /// Might against Maneuver Defense: Epic Path. Its rulebook lets the pusher choose the way around an obstacle; if straight
    /// back is free, the push goes straight back.
    fn by_might(&mut self, line: &str, dc: i32) {
        let check = dc + self.dice.between(-4, 4);
        let natural = *self.dice.pick(&[1, 20, 10, 10]);
        let line = format!("{line} check:{check} natural:{natural}");
        let answer = self.table.ask(&line);
        let result = if natural == 20 { check + 5 } else { check };
        let won = result >= dc && natural != 1;
        let nobody = strikes(&answer).is_empty() && answer["pushed"]["provokes"].as_array().is_none_or(Vec::is_empty);
        self.table.agree(&line, answer["verdict"] == "legal" && nobody, &answer, &"forced movement provokes nobody");
        self.count(if won { "won" } else { "lost" });
        let to = answer["pushed"]["to"].as_str().map(judge::named);
        if !won {
            self.table.agree(&line, to.is_none(), &answer, &"nobody is pushed");
        } else if let Some(end) = self.rush.straight() {
            self.table.agree(&line, to == Some(end.anchor()), &answer, &end);
        }
    }
}

/// The rule that a refusal cites for this hindrance.
fn rule_of(why: Hindrance) -> &'static str {
    match why {
        Hindrance::TooBig => "bigger-target",
        Hindrance::Fills => "fills",
        Hindrance::Prone => "crawl",
        Hindrance::Unable => "conditions",
        _ => "bull-rush",
    }
}
