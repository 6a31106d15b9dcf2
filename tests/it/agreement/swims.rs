//! fivefoot against the judge on swimming: each water's DC, how far a swimmer gets, what each step costs, who strikes, and who
//! goes under.
//!
//! `FIVEFOOT_BOARDS`, `FIVEFOOT_SEED` and `FIVEFOOT_RULESET` control it, as in the other agreement tests.
//!
//! Not tested, because the rulebooks leave it open or the two are known to differ:
//! - ways that lead over land, and the step ashore: fivefoot charges a swimmer for the dry square in 3.5, and a walker under
//!   Epic Path;
//! - hands in 3.5 and Epic Path: fivefoot requires a swimmer to have as many free as a climber;
//! - what happens to a creature under water that fails by 5.

use serde_json::{Value, json};

use crate::agreement::cubes::{chances, is_refused_for, is_too_far, path_text, prices, spots, wander};
use crate::agreement::quarrel::{Asked, Quarrel, Seeds, came_up, play_all};
use crate::boards::flights::stood;
use crate::boards::random::{Dice, setup};
use crate::door::Door;
use judge::{
    Board, Counts, Creature, Manner, Place, Ruleset, SWIM_MODIFIERS, SpeedCategory, Spot, Volume, arc, cheapest, name,
    slowed, swim_forward, water_dc,
};

const BOARDS: u64 = 6;

#[test]
fn swims_agree_under_srd35() {
    on_random_boards(Ruleset::Srd35);
}

#[test]
fn swims_agree_under_dnd35() {
    on_random_boards(Ruleset::Dnd35);
}

#[test]
fn swims_agree_under_reaction() {
    on_random_boards(Ruleset::Reaction);
}

#[test]
fn swims_agree_under_epic_path() {
    on_random_boards(Ruleset::EpicPath);
}

#[test]
fn swims_agree_under_rise() {
    on_random_boards(Ruleset::Rise);
}

fn on_random_boards(rules: Ruleset) {
    let Some((boards, asked)) = play_all(rules, BOARDS, |seeds| play(rules, seeds)) else { return };
    let wanted: &[&str] = match rules {
        Ruleset::Rise => &["no such way", "swum", "checked", "swim forward", "too weak", "on dry land"],
        _ => &["swum", "too far", "checked", "short", "under", "provoking", "best way", "ten", "on dry land"],
    };
    came_up(rules, (boards, &asked), 20, wanted);
}

fn play(rules: Ruleset, seeds: Seeds) -> Asked {
    let mut door = Door::open();
    let mut asked = Asked::new();
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let (board, swimmer) = lake(&mut dice, rules);
        let script = setup(&board);
        script.iter().for_each(|line| door.done(line));
        let volume = Volume::new(&board, 0, Manner::default());
        let table = Quarrel { seed, board: &board, script: &script, door: &mut door };
        let mut bout = Bout { swimmer, volume, table, dice: &mut dice, asked: &mut asked };
        match (rules, swimmer.fins) {
            (Ruleset::Rise, None) => {
                bout.no_such_way();
                (0..4).for_each(|_| bout.forward());
            }
            _ => {
                (0..4).for_each(|_| bout.path());
                (0..3).for_each(|_| bout.route());
                bout.ten();
            }
        }
        bout.on_dry_land();
    }
    asked
}

/// A creature that swims by a check, or with a swim speed.
#[derive(Clone, Copy, Debug)]
struct Swimmer {
    rules: Ruleset,
    speed: u32,
    fins: Option<u32>,
    category: SpeedCategory,
    native: bool,
}

impl Swimmer {
    /// Currents and weeds hamper like difficult ground: on entering them, under Rise on leaving them.
    fn price(&self, board: &Board, at: Spot, to: Spot, (count, _): Counts) -> (u64, Counts) {
        let (x, y, z) = at.to(to);
        let layers = board.layers(if self.rules == Ruleset::Rise { at.at } else { to.at }, "difficult");
        let hampered = match self.rules {
            Ruleset::Rise => 1,
            Ruleset::EpicPath => 2_u64.pow(layers.min(1)),
            _ => 2_u64.pow(layers),
        };
        let times = hampered * if self.fins.is_some() { 1 } else { 4 };
        let diagonal = x.abs() + y.abs() + z.abs() > 1;
        let (feet, after) = slowed(self.rules, self.category, times, diagonal, count);
        let more = if self.rules == Ruleset::Rise { 5 * u64::from(layers) } else { 0 };
        (feet + more, (after, after))
    }

    fn budget(&self, double: bool) -> u64 {
        u64::from(self.fins.unwrap_or(self.speed)) * if double { 2 } else { 1 }
    }

    /// The DC in this water, if a check is needed, and the swimmer's modifier.
    fn check(&self, water: &str) -> Option<(i32, i32)> {
        let dc = water_dc(self.rules, water)?;
        match (self.rules, self.fins) {
            (Ruleset::Rise, Some(_)) => (water != "calm").then_some((dc, if self.native { 10 } else { 0 })),
            (_, Some(_)) => None,
            (_, None) => Some((dc, 0)),
        }
    }
}

/// A lake with a dry shore, and creatures afloat or under water in it.
fn lake(dice: &mut Dice, rules: Ruleset) -> (Board, Swimmer) {
    let rise = rules == Ruleset::Rise;
    let speed = *dice.pick(if rise { &[20, 30, 40] } else { &[40, 60, 80] });
    let fins = dice.percent(if rise { 50 } else { 35 }).then(|| if rise { speed } else { *dice.pick(&[10, 15, 20]) });
    let category = if rise && fins.is_some() {
        *dice.pick(&[SpeedCategory::Fast, SpeedCategory::Average, SpeedCategory::Slow])
    } else {
        SpeedCategory::Average
    };
    let swimmer = Swimmer { rules, speed, fins, category, native: rise && fins.is_some() && dice.percent(30) };
    loop {
        let mut board = Board::new(rules, 8, 7);
        let deep = dice.between(2, 4);
        let water = Place::new((2, 1), 6, 6);
        for square in water.squares() {
            board.floors.insert(square, -deep);
            board.layers.insert((square, "water"), 1);
            if dice.percent(12) {
                board.layers.insert((square, "difficult"), if dice.percent(20) { 2 } else { 1 });
            }
        }
        for label in &["Ann", "orc", "Bat", "Elf"][..dice.between(2, 4) as usize] {
            let is_swimmer = *label == "Ann";
            let size = if is_swimmer { 4 } else { *dice.pick(&[3, 4, 4, 5]) };
            let side = if is_swimmer { "heroes" } else { *dice.pick(&["foes", "foes", "heroes"]) };
            let n = rules.footprint(size);
            let mut one = Creature::plain(label, Place::new((1, 1), n, n), size, side);
            one.altitude = 5 * (deep - if dice.percent(30) { dice.between(1, 2) } else { 0 }) as u32;
            one.reach = (!is_swimmer && dice.percent(20)).then_some(10);
            one = match stood(dice, &board, one) {
                Some(one) if one.place.squares().all(|square| water.holds(square)) => one,
                _ => continue,
            };
            board.creatures.push(one);
        }
        let Some(ann) = board.creatures.first_mut().filter(|first| first.name == "Ann") else { continue };
        ann.speed = speed;
        ann.words = match (fins, category) {
            (None, _) => String::new(),
            (Some(feet), _) if swimmer.native && category == SpeedCategory::Average => {
                format!(" modes:\"swim {feet} native\"")
            }
            (Some(feet), _) if rules == Ruleset::EpicPath => format!(" modes:\"swim {feet} lesser\""),
            (Some(feet), SpeedCategory::Fast) => format!(" modes:\"swim {feet} fast\""),
            (Some(feet), SpeedCategory::Slow) => format!(" modes:\"swim {feet} slow\""),
            (Some(feet), SpeedCategory::Average) => format!(" modes:\"swim {feet}\""),
        };
        let words = ann.words.clone();
        let mut dot = Creature::plain("Dot", Place::new((0, 0), 1, 1), 3, "heroes");
        dot.speed = speed;
        dot.words = words;
        board.creatures.push(dot);
        return (board, Swimmer { native: swimmer.native && category == SpeedCategory::Average, ..swimmer });
    }
}

struct Bout<'a> {
    swimmer: Swimmer,
    volume: Volume<'a>,
    table: Quarrel<'a>,
    dice: &'a mut Dice,
    asked: &'a mut Asked,
}

impl Bout<'_> {
    fn count(&mut self, what: &'static str) {
        *self.asked.entry(what).or_insert(0) += 1;
    }

    fn agree(&self, line: &str, holds: bool, answer: &Value, judge: &dyn std::fmt::Debug) {
        self.table.agree(line, holds, answer, judge);
    }

    fn is_wet(board: &Board, spot: Spot) -> bool {
        board.layers(spot.at, "water") > 0 && spot.level <= 0
    }

    /// The options for the water, and its DC.
    fn water(&mut self) -> (String, Option<(i32, i32)>) {
        let rise = self.swimmer.rules == Ruleset::Rise;
        let states: &[&str] =
            if rise { &["calm", "rough", "viscous", "stormy", "extreme"] } else { &["calm", "rough", "stormy"] };
        let water = *self.dice.pick(states);
        let mut words = format!(" water:{water}");
        let mut check = self.swimmer.check(water);
        if self.swimmer.rules == Ruleset::EpicPath && self.swimmer.fins.is_none() && self.dice.percent(50) {
            let (word, more) = *self.dice.pick(&SWIM_MODIFIERS);
            words += &format!(" modifiers:{word}");
            check = check.map(|(dc, own)| (dc + more, own));
        }
        (words, check)
    }

    fn checked(&mut self, line: &str, check: Option<(i32, i32)>, result: i32, answer: &Value) {
        let Some((dc, own)) = check else {
            return self.agree(line, answer["checks"] == json!([]), answer, &"no check");
        };
        self.count("checked");
        let actual = &answer["checks"][0];
        let added = actual["modifier"]["total"].as_i64().unwrap_or(0);
        // Epic Path's table has a Movement DC.
        let skill = if self.swimmer.rules == Ruleset::EpicPath { "Movement" } else { "Swim" };
        let same = actual["skill"] == skill && actual["dc"] == dc && actual["result"] == result;
        let same = same && added == i64::from(own);
        self.agree(line, same, answer, &(dc, own));
    }

    /// A way from cube to cube through the water.
    fn path(&mut self) {
        let swimmer = self.swimmer;
        let board = self.table.board;
        let path = wander(self.dice, &self.volume, |spot| Self::is_wet(board, spot));
        if path.len() < 2 {
            return;
        }
        let double = swimmer.rules != Ruleset::Rise && self.dice.percent(40);
        let (water, check) = self.water();
        let (mut at, mut counts, mut paid) = (self.volume.start(), Counts::default(), Vec::new());
        for &to in &path {
            let (feet, after) = swimmer.price(board, at, to, counts);
            paid.push(feet);
            (at, counts) = (to, after);
        }
        let spent: u64 = paid.iter().sum();
        let enough = spent <= swimmer.budget(double);
        if !enough && swimmer.rules == Ruleset::Rise {
            return;
        }
        let way = arc(&self.volume, self.volume.start(), path.clone());
        let short = *self.dice.pick(&[-6, -1, 0, 0, 1, 4, 5, 9]);
        let result = check.map_or(0, |(dc, _)| dc - short);
        let pace = if double { " pace:double" } else { "" };
        let result_words = if check.is_some() { format!(" check:{result}") } else { String::new() };
        let line = format!("/swim creature:Ann to:\"{}\"{water}{pace}{result_words}", path_text(&self.volume, &path));
        let legal = enough && way.blocked.is_empty() && self.volume.may_end(at);
        let preview = line.clone() + " preview:true";
        let answer = self.table.ask(&preview);
        self.agree(&preview, (answer["verdict"] == "legal") == legal, &answer, &(&paid, &way));
        if !legal {
            self.count(if enough { "blocked" } else { "too far" });
            self.agree(&preview, is_too_far(&answer) != enough, &answer, &paid);
            return self.table.reasoned(&preview, &answer);
        }
        self.checked(&preview, check, result, &answer);
        if check.is_some() && short > 0 {
            return self.failed(&line, short);
        }
        self.count("swum");
        if !way.chances.is_empty() {
            self.count("provoking");
        }
        let there = spots(&self.volume, self.volume.mover.altitude as i32, &answer);
        self.agree(&preview, there == way.spots, &answer, &way);
        self.agree(&preview, prices(&answer) == paid && answer["feet"] == spent, &answer, &paid);
        self.agree(&preview, chances(&answer) == way.chances, &answer, &way);
    }

    /// A failure by 4 or less gets nowhere; by more, a swimmer at the surface goes under.
    fn failed(&mut self, line: &str, short: i32) {
        let start = self.volume.start();
        let under = Spot { level: start.level - 1, ..start };
        let down = arc(&self.volume, start, vec![under]);
        if short >= 5 && (start.level < 0 || !down.blocked.is_empty()) {
            return;
        }
        let answer = self.table.ask(line);
        self.agree(line, answer["feet"] == 0 && answer["verdict"] == "legal", &answer, &"gets nowhere");
        let shown = self.table.ask("/show");
        let ann = shown["creatures"].as_array().unwrap().iter().find(|creature| creature["name"] == "Ann").unwrap();
        let altitude = self.volume.altitude(if short >= 5 { under } else { start });
        let same = ann["anchor"] == name(start.at) && ann["altitude"] == altitude;
        self.agree(line, same, &shown, &altitude);
        self.count(if short >= 5 { "under" } else { "short" });
        if short >= 5 {
            self.table.door.done("/undo");
        }
    }

    /// The best way to a place in the water.
    fn route(&mut self) {
        let swimmer = self.swimmer;
        let squares = self.table.board.squares();
        let goal = self.volume.spot(*self.dice.pick(&squares), 0);
        let goal = Spot { level: self.dice.between(goal.level.min(0), 0), ..goal };
        // The judge tries every way, which takes too long with much movement.
        if !Self::is_wet(self.table.board, goal) || goal == self.volume.start() || swimmer.rules == Ruleset::Rise {
            return;
        }
        // Under Epic Path a part of the way may lead over land near the shore.
        let inshore = |spot: Spot| spot.at.0 < 4 || spot.at.1 < 3;
        if swimmer.rules == Ruleset::EpicPath && (inshore(goal) || inshore(self.volume.start())) {
            return;
        }
        let (water, check) = self.water();
        let result = check.map_or(String::new(), |(dc, _)| format!(" check:{dc}"));
        let goals = path_text(&self.volume, &[goal]);
        let line = format!("/swim creature:Ann to:{goals}{water}{result} preview:true");
        let answer = self.table.ask(&line);
        let board = self.table.board;
        let price = |at: Spot, to: Spot, counts: Counts, _: u64| {
            Self::is_wet(board, to).then(|| swimmer.price(board, at, to, counts))
        };
        let best = cheapest(&self.volume, goal, swimmer.budget(false), &price).filter(|_| self.volume.may_end(goal));
        let Some((feet, struck, steps)) = best else {
            return self.agree(&line, answer["verdict"] == "illegal", &answer, &"no way");
        };
        self.count("best way");
        let actual = (answer["feet"].as_u64(), answer["provokes"].as_array().map(Vec::len), prices(&answer).len());
        let wanted = (Some(feet), Some(struck as usize), steps as usize);
        self.agree(&line, actual == wanted, &answer, &wanted);
    }

    /// Taking 10: in 3.5 unless the water is stormy; under Epic Path only with a speed.
    fn ten(&mut self) {
        let swimmer = self.swimmer;
        if swimmer.fins.is_some() || swimmer.rules == Ruleset::Rise {
            return;
        }
        let water = *self.dice.pick(&["calm", "rough", "stormy"]);
        let to = Spot { at: (self.volume.start().at.0 + 1, self.volume.start().at.1), ..self.volume.start() };
        if !Self::is_wet(self.table.board, to) || !self.table.board.on_board(to.at) || !self.volume.may_end(to) {
            return;
        }
        let bonus = self.dice.between(5, 12);
        let goals = path_text(&self.volume, &[to]);
        let swim = format!("/swim creature:Ann to:{goals} water:{water}");
        // Two layers of difficult ground cost more than some swimmers have.
        if is_refused_for(&self.table.ask(&format!("{swim} check:60 preview:true")), "speed") {
            return;
        }
        let line = format!("{swim} take-ten:true bonus:{bonus} preview:true");
        let answer = self.table.ask(&line);
        let may = swimmer.rules != Ruleset::EpicPath && water != "stormy";
        self.count("ten");
        self.agree(&line, (answer["verdict"] == "legal") == may, &answer, &may);
        if may {
            self.agree(&line, answer["checks"][0]["result"] == 10 + bonus, &answer, &bonus);
        } else {
            self.agree(&line, is_refused_for(&answer, "swim-take-ten"), &answer, &"swim-take-ten");
        }
    }

    fn no_such_way(&mut self) {
        let line = format!("/swim creature:Ann to:{} water:calm check:60 preview:true", name(self.volume.mover.at()));
        let line =
            line.replace(&name(self.volume.mover.at()), if self.volume.mover.at() == (3, 3) { "E5" } else { "D4" });
        let answer = self.table.ask(&line);
        self.count("no such way");
        self.agree(&line, answer["verdict"] == "illegal" && is_refused_for(&answer, "swim"), &answer, &"no such way");
        self.table.reasoned(&line, &answer);
    }

    /// Nobody swims without water: the swimmer walks, if the rulebook lets it walk at all.
    fn on_dry_land(&mut self) {
        let line = "/swim creature:Dot to:A2 water:calm check:60 preview:true";
        let answer = self.table.ask(line);
        self.count("on dry land");
        let dry = self.swimmer.rules.is_of_the_3_5_family() || answer["verdict"] == "illegal";
        if dry {
            self.agree(line, answer["verdict"] == "illegal", &answer, &"no water there");
            return self.table.reasoned(line, &answer);
        }
        self.agree(line, answer["feet"] == 5 && answer["checks"] == json!([]), &answer, &"a step on foot");
    }

    /// Rise's way of swimming without a swim speed: a quarter of the size's speed, by a check.
    fn forward(&mut self) {
        let start = self.volume.start();
        let (dx, dy) = *self.dice.pick(&[(1, 0), (-1, 0), (0, 1), (0, -1)]);
        let (critical, hands) = (self.dice.percent(40), *self.dice.pick(&[2, 2, 2, 1, 0]));
        let far = self.dice.between(1, 4);
        let path: Vec<Spot> =
            (1..=far).map(|steps| Spot { at: (start.at.0 + steps * dx, start.at.1 + steps * dy), ..start }).collect();
        let board = self.table.board;
        let wet = path.iter().all(|spot| board.on_board(spot.at) && Self::is_wet(board, *spot));
        let way = if wet { arc(&self.volume, start, path.clone()) } else { return };
        // The way around a creature is up to route search, and under water it depends on what is above.
        if start.level < 0 || !way.blocked.is_empty() || !self.volume.may_end(path[path.len() - 1]) {
            return;
        }
        let dv = 5 * self.dice.between(1, 4);
        let check = dv + self.dice.between(if critical { 5 } else { -3 }, 9);
        let most = swim_forward(self.volume.mover.size, critical);
        let made = check >= dv;
        let line = format!(
            "/swim-forward creature:Ann to:{} dv:{dv} check:{check} critical:{critical} hands:{hands} preview:true",
            name(path[path.len() - 1].at)
        );
        let legal = hands > 0 && made && 5 * far as u32 <= most;
        let answer = self.table.ask(&line);
        self.agree(&line, (answer["verdict"] == "legal") == legal, &answer, &(most, made));
        if legal {
            self.count("swim forward");
            self.agree(&line, answer["feet"] == 5 * far, &answer, &far);
        } else {
            self.count("too weak");
            self.table.reasoned(&line, &answer);
        }
    }
}
