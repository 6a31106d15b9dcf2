//! fivefoot against the judge on tumbling over random boards: how far it goes, past and through which creatures, by which checks,
//! who strikes nevertheless, and where a failure stops.
//!
//! `FIVEFOOT_BOARDS`, `FIVEFOOT_SEED` and `FIVEFOOT_RULESET` control it, as in the other agreement tests.

use serde_json::Value;

use crate::agreement::aloft::{Aloft, Asked as Movement};
use crate::agreement::quarrel::{Asked, Quarrel, Ring, Seeds, came_up, places, play_all, play_each};
use crate::agreement::rulings::{all_of, refused_by, says, strike, strikes, tried};
use crate::boards::elements::Element;
use crate::boards::maneuvers::melee_board;
use crate::boards::random::{Dice, setup};
use crate::door::Door;
use judge::{Board, Creature, Hindrance, Leave, Place, Ruleset, SURFACES, Square, Through, Tumble, name, set_aside};

const BOARDS: u64 = 4;

#[test]
fn tumbling_agrees_under_srd35() {
    on_random_boards(Ruleset::Srd35);
}

#[test]
fn tumbling_agrees_under_dnd35() {
    on_random_boards(Ruleset::Dnd35);
}

#[test]
fn tumbling_agrees_under_reaction() {
    on_random_boards(Ruleset::Reaction);
}

#[test]
fn tumbling_agrees_under_epic_path() {
    on_random_boards(Ruleset::EpicPath);
}

#[test]
fn under_rise_nobody_tumbles() {
    let mut door = Door::open();
    for seed in 1..=5 {
        let board = melee_board(&mut Dice::new(seed), Ruleset::Rise);
        setup(&board).iter().for_each(|line| door.done(line));
        let line = format!("/tumble creature:{} to:A1 check:40", board.creatures[0].name);
        let reply = door.ask(&line);
        assert_eq!(reply["status"], "refused", "{line}: {reply:#}");
        assert!(refused_by(&reply["ruling"]).contains("tumble"), "{line}: {reply:#}");
    }
}

fn on_random_boards(rules: Ruleset) {
    let Some((boards, asked)) = play_all(rules, BOARDS, |seeds| play(rules, seeds)) else { return };
    let mut wanted = vec!["a way", "no way", "hindered", "spared", "struck", "nobody near"];
    if rules != Ruleset::EpicPath {
        wanted.extend(["through", "stopped", "several", "in part"]);
    }
    came_up(rules, (boards, &asked), 10, wanted);
}

fn play(rules: Ruleset, seeds: Seeds) -> Asked {
    let make = |seed: u64, dice: &mut Dice| {
        let mut board = melee_board(dice, rules);
        // Whether names sort by case is left open: of two creatures that one step passes, fivefoot may list one first
        // among the strikes and the other first among the checks.
        board.creatures.iter_mut().for_each(|creature| creature.name = capitalized(&creature.name));
        let element = Element::with_walls(seed, &mut board);
        let script = element.setup(&board);
        ((board, element), script)
    };
    play_each(seeds, make, |(board, element), Ring { table, dice, asked }| {
        for tumble in tumbles(dice, board) {
            Roll { tumble, element: *element, table: table.again(), dice, asked }.play();
        }
    })
}

fn capitalized(name: &str) -> String {
    name[..1].to_uppercase() + &name[1..]
}

/// Whether the mover may tumble through the other creature. The rulebooks leave this open for creatures that are helpless,
/// unseen, in the air or already in the same squares.
fn can_be_gone_through(mover: &Creature, other: &Creature) -> bool {
    let open = other.is_helpless()
        || other.is("unseen")
        || other.altitude != mover.altitude
        || other.place.overlaps(mover.place);
    !open && !other.is("stunned")
}

/// The first creature tumbles past everybody, and through one of the others.
fn tumbles<'a>(dice: &mut Dice, board: &'a Board) -> Vec<Tumble<'a>> {
    let others = 1..board.creatures.len();
    let mover = &board.creatures[0];
    let targets: Vec<usize> = others.filter(|&other| can_be_gone_through(mover, &board.creatures[other])).collect();
    let mut ways = vec![Vec::new()];
    if !targets.is_empty() {
        ways.push(vec![*dice.pick(&targets)]);
        ways.push(vec![*dice.pick(&targets)]);
    }
    let family = board.ruleset.is_of_the_3_5_family();
    ways.into_iter()
        .map(|through| Tumble {
            board,
            who: 0,
            through,
            // Full speed gains a prone creature nothing, and no rulebook makes the check harder then.
            accelerated: dice.percent(50) && !mover.is("prone"),
            surface: if family && dice.percent(20) { dice.pick(&SURFACES).1 } else { 0 },
        })
        .collect()
}

/// One creature asked to tumble.
struct Roll<'a> {
    tumble: Tumble<'a>,
    element: Element,
    table: Quarrel<'a>,
    dice: &'a mut Dice,
    asked: &'a mut Asked,
}

impl Roll<'_> {
    fn count(&mut self, what: &'static str) {
        *self.asked.entry(what).or_insert(0) += 1;
    }

    fn is_epic(&self) -> bool {
        self.tumble.board.ruleset == Ruleset::EpicPath
    }

    fn line(&mut self, to: Square) -> String {
        let Tumble { board, who, through, accelerated, surface } = &self.tumble;
        let mut line = format!("/tumble creature:{} to:{} preview:true", board.creatures[*who].name, name(to));
        if let [foe] = through[..] {
            line += &format!(" through:{}", board.creatures[foe].name);
        }
        if *accelerated {
            line += " accelerated:true";
        }
        let fits: Vec<&str> = SURFACES.iter().filter(|(_, adds)| adds == surface).map(|(word, _)| *word).collect();
        if !fits.is_empty() {
            line += &format!(" surface:{}", self.dice.pick(&fits));
        }
        line
    }

    fn play(&mut self) {
        let open = set_aside(self.tumble.board, &self.tumble.through);
        let tumble = self.tumble.clone();
        let through = tumble.through(&open);
        let ends = tumble.ends(&through);
        let hindrances = tumble.hindrances();
        let squares = tumble.board.squares();
        let reached: Vec<Square> = ends.keys().copied().collect();
        for _ in 0..2 {
            let likely = self.dice.percent(80) && !reached.is_empty();
            let to = *self.dice.pick(if likely { &reached } else { &squares });
            if to == tumble.board.creatures[tumble.who].at() || Element::is_shore(tumble.board, to) {
                continue;
            }
            let line = self.line(to);
            let answer = self.table.ask(&line);
            let Some(best) = ends.get(&to).filter(|_| hindrances.is_empty()) else {
                if hindrances.is_empty() && answer["verdict"] != "illegal" && Element::leaves_the_level(&answer) {
                    self.agree_aloft(&line, to, &answer);
                    continue;
                }
                self.table.agree(&line, answer["verdict"] == "illegal", &answer, &(&hindrances, "illegal"));
                self.table.reasoned(&line, &answer);
                let rules = refused_by(&answer);
                // If a creature can't act, the answer gives no other reason.
                let unable = hindrances.contains(&Hindrance::Unable);
                let mut felt = hindrances.iter().filter(|&&why| !unable || why == Hindrance::Unable);
                let all = felt.all(|&why| rules.contains(rule_of(why)));
                self.table.agree(&line, all, &answer, &hindrances);
                self.count(if hindrances.is_empty() { "no way" } else { "hindered" });
                continue;
            };
            let path = places(&answer);
            if Element::leaves_the_level(&answer) {
                let feet = answer["feet"].as_f64();
                let better = (feet, strikes(&answer).len()) <= (Some(best.feet as f64), best.opponents as usize);
                self.table.agree(&line, better && answer["verdict"] != "illegal", &answer, best);
                self.agree_aloft(&line, to, &answer);
                continue;
            }
            let same = answer["feet"] == best.feet
                && path.len() == best.steps as usize
                && answer["squeezed"] == best.squeezed
                && strikes(&answer).len() == best.opponents as usize;
            self.table.agree(&line, same, &answer, best);
            self.count("a way");
            if !tumble.through.is_empty() {
                self.count("through");
            }
            self.way(&line, &answer, &through, &path);
        }
    }

    /// A way above or below the level, as the judge of flights rules on it.
    fn agree_aloft(&mut self, line: &str, to: Square, answer: &Value) {
        let tumble = &self.tumble;
        let past = Aloft::asked(to, tumble.budget(), Leave::Plain);
        let asked = Movement { through: tumble.through.first().copied(), ..past };
        let fault = Aloft::of(self.element, tumble.board).fault(&asked, tumble.board, answer);
        self.table.agree(line, fault.is_none(), answer, &fault);
        self.count("above or below");
    }

    /// Checks the way in the answer, and its outcome.
    fn way(&mut self, line: &str, answer: &Value, through: &Through, path: &[Place]) {
        let tumble = self.tumble.clone();
        self.table.agree(line, through.is_open(path), answer, &"a way that can be gone");
        let feet: Vec<u64> =
            answer["steps"].as_array().unwrap().iter().map(|step| step["feet"].as_u64().unwrap()).collect();
        self.table.agree(line, feet == through.feet(path), answer, &through.feet(path));
        let chances = through.chances(path);
        self.table.agree(line, strike(answer, &chances), answer, &chances);
        if tumble.is_unordered(through, path) {
            return;
        }
        if tumble.board.ruleset.is_of_the_3_5_family() {
            self.in_part(through, path);
        }
        let checks = tumble.checks(through, path);
        let skill = if self.is_epic() { "Acrobatics" } else { "Tumble" };
        let asked = tried(answer) == checks && all_of(answer, skill);
        self.table.agree(line, asked, answer, &checks);
        match checks.len() {
            0 => return self.count("nobody near"),
            1 => {}
            _ => self.count("several"),
        }
        for _ in 0..3 {
            if self.is_epic() {
                self.rolled_once(line, through, path);
            } else {
                self.rolled(line, through, path, checks.len());
            }
        }
    }

    /// The same way with only some squares tumbled: those at half speed, with checks for the opponents that they pass.
    fn in_part(&mut self, through: &Through, path: &[Place]) {
        let tumble = self.tumble.clone();
        let anchors: Vec<Square> = path.iter().map(|place| place.anchor()).collect();
        // A path that enters a square twice, or squeezes, can't be described square by square.
        let twice = anchors.iter().enumerate().any(|(index, at)| anchors[..index].contains(at));
        if twice || anchors.len() < 2 || path.iter().any(|place| place.is_squeezed()) || through.start().is_squeezed() {
            return;
        }
        let tumbled: Vec<Square> = anchors.iter().copied().filter(|_| self.dice.percent(50)).collect();
        if tumbled.is_empty() {
            return;
        }
        let told = |squares: &[Square]| squares.iter().map(|&at| name(at)).collect::<Vec<_>>().join(" ");
        let result = self.dice.between(10, 30);
        let mut line = self.line(tumble.mover_at());
        let to = format!("to:{}", name(tumble.mover_at()));
        line = line.replacen(&to, &format!("to:\"{}\"", told(&anchors)), 1);
        line += &format!(" tumbled:\"{}\" check:{result}", told(&tumbled));
        let answer = self.table.ask(&line);
        let Some(outcome) = tumble.in_part(through, path, &tumbled, result) else {
            self.table.agree(&line, answer["verdict"] == "illegal", &answer, &"illegal");
            return self.count("in part, not at all");
        };
        let feet: Vec<u64> =
            answer["steps"].as_array().unwrap().iter().map(|step| step["feet"].as_u64().unwrap()).collect();
        let priced = tumble.feet_in_part(through, path, &tumbled);
        self.table.agree(&line, feet == priced[..outcome.steps], &answer, &priced);
        let same = says(&answer, &outcome) && places(&answer) == path[..outcome.steps];
        self.table.agree(&line, same && strike(&answer, &outcome.chances), &answer, &outcome);
        self.count("in part");
    }

    /// One check per opponent.
    fn rolled(&mut self, line: &str, through: &Through, path: &[Place], checks: usize) {
        let tumble = self.tumble.clone();
        let number = if self.dice.percent(50) { checks } else { 1 };
        // The results include the -10 for hurrying, if any.
        let results: Vec<i32> = (0..number).map(|_| self.dice.between(10, 30)).collect();
        let totals: Vec<String> = results.iter().map(i32::to_string).collect();
        let line = format!("{line} check:\"{}\"", totals.join(", "));
        let answer = self.table.ask(&line);
        let outcome = tumble.outcome(through, path, &results);
        self.compare(&line, &answer, through, path, &outcome);
        if outcome.steps < path.len() {
            self.count("stopped");
        }
    }

    /// One check for all opponents.
    fn rolled_once(&mut self, line: &str, through: &Through, path: &[Place]) {
        let tumble = self.tumble.clone();
        let result = self.dice.between(12, 34);
        let natural = *self.dice.pick(&[1, 20, 10, 10, 10, 10]);
        let mut line = format!("{line} check:{result} natural:{natural}");
        let mut spare = Vec::new();
        let opponents: Vec<String> = through.chances(path).into_iter().map(|chance| chance.by).collect();
        if self.dice.percent(40) {
            spare.push(self.dice.pick(&opponents).clone());
            line += &format!(" spare:{}", spare[0]);
        }
        let answer = self.table.ask(&line);
        let outcome = tumble.against_defense(through, path, (result, natural), &spare);
        self.compare(&line, &answer, through, path, &outcome);
    }

    fn compare(&mut self, line: &str, answer: &Value, through: &Through, path: &[Place], outcome: &judge::Outcome) {
        let walked = &path[..outcome.steps];
        let feet: u64 = through.feet(walked).iter().sum();
        let same = says(answer, outcome) && places(answer) == walked && answer["feet"] == feet;
        self.table.agree(line, same && strike(answer, &outcome.chances), answer, outcome);
        self.count(if outcome.chances.is_empty() { "spared" } else { "struck" });
    }
}

/// The rule that a refusal cites for this hindrance.
fn rule_of(why: Hindrance) -> &'static str {
    match why {
        Hindrance::NotThrough => "tumble-through",
        Hindrance::Fills => "fills",
        Hindrance::Prone => "crawl",
        Hindrance::Unable => "conditions",
        _ => "tumble",
    }
}
