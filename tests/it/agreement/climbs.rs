//! fivefoot against the judge on climbing: each wall's DC, how far a climber gets, what each step costs, who strikes, and who
//! falls.
//!
//! `FIVEFOOT_BOARDS`, `FIVEFOOT_SEED` and `FIVEFOOT_RULESET` control it, as in the other agreement tests.
//!
//! Not tested, because the rulebooks leave it open:
//! - difficult ground along a wall, and low walls on the way: fivefoot charges a climber nothing for them;
//! - walking on from the top in 3.5 with a climb speed: fivefoot pays for it from that speed;
//! - how far a creature got on foot if its climb fails afterwards.

use serde_json::{Value, json};

use crate::agreement::cubes::{chances, is_refused_for, is_too_far, path_text, prices, spots, wander};
use crate::agreement::quarrel::{Asked, Quarrel, Seeds, came_up, play_all};
use crate::boards::grounds::cliff;
use crate::boards::random::{Dice, setup};
use crate::door::Door;
use judge::{
    Arc, ClimbPace, Climber, Counts, Fall, Hold, Manner, Ruleset, SpeedCategory, Spot, Surface, Toll, Volume, arc,
    cheapest, climb_forward, climb_modifiers, slowed, surface_dc, surfaces,
};

const BOARDS: u64 = 12;

#[test]
fn climbs_agree_under_srd35() {
    on_random_boards(Ruleset::Srd35);
}

#[test]
fn climbs_agree_under_dnd35() {
    on_random_boards(Ruleset::Dnd35);
}

#[test]
fn climbs_agree_under_reaction() {
    on_random_boards(Ruleset::Reaction);
}

#[test]
fn climbs_agree_under_epic_path() {
    on_random_boards(Ruleset::EpicPath);
}

#[test]
fn climbs_agree_under_rise() {
    on_random_boards(Ruleset::Rise);
}

fn on_random_boards(rules: Ruleset) {
    let Some((boards, asked)) = play_all(rules, BOARDS, |seeds| play(rules, seeds)) else { return };
    let wanted: &[&str] = match rules {
        Ruleset::Rise => {
            &["no such way", "legal path", "best way", "climb forward", "nothing to climb", "too few hands"]
        }
        Ruleset::EpicPath => &[
            "straight up",
            "too high",
            "short",
            "falls",
            "smooth",
            "too few hands",
            "taken ten",
            "hurt",
            "legal path",
            "best way",
            "refused path",
            "provoking path",
            "walked and climbed",
            "too many helpers",
        ],
        _ => &[
            "straight up",
            "too high",
            "short",
            "falls",
            "smooth",
            "too few hands",
            "taken ten",
            "hurt",
            "legal path",
            "best way",
            "refused path",
            "provoking path",
            "walked and climbed",
            "too fast",
        ],
    };
    came_up(rules, (boards, &asked), 20, wanted);
}

fn play(rules: Ruleset, seeds: Seeds) -> Asked {
    let mut door = Door::open();
    let mut asked = Asked::new();
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let (board, climber) = cliff(&mut dice, rules);
        let script = setup(&board);
        script.iter().for_each(|line| door.done(line));
        let volume = Volume::new(&board, 0, Manner::default());
        let table = Quarrel { seed, board: &board, script: &script, door: &mut door };
        let mut bout = Bout { climber, volume, table, dice: &mut dice, asked: &mut asked };
        match (rules, climber.hold) {
            (Ruleset::Rise, Hold::Bare) => {
                bout.no_such_way();
                (0..4).for_each(|_| bout.forward());
            }
            (Ruleset::Rise, _) => (0..5).for_each(|_| bout.path()),
            _ => {
                (0..4).for_each(|_| bout.straight_up());
                (0..4).for_each(|_| bout.path());
                bout.hurt();
                bout.forbidden();
            }
        }
    }
    asked
}

struct Bout<'a> {
    climber: Climber,
    volume: Volume<'a>,
    table: Quarrel<'a>,
    dice: &'a mut Dice,
    asked: &'a mut Asked,
}

/// A wall to climb and its circumstances.
struct Wall {
    words: String,
    dc: i32,
}

impl Bout<'_> {
    fn count(&mut self, what: &'static str) {
        *self.asked.entry(what).or_insert(0) += 1;
    }

    fn agree(&self, line: &str, holds: bool, answer: &Value, judge: &dyn std::fmt::Debug) {
        self.table.agree(line, holds, answer, judge);
    }

    fn wall(&mut self) -> Wall {
        let rules = self.climber.rules;
        let surface = *self.dice.pick(&surfaces(rules));
        let pace = match self.climber.pace {
            ClimbPace::Usual => "",
            ClimbPace::Half => " pace:half",
            ClimbPace::Full => " pace:full",
        };
        let mut words = format!(" surface:{surface}{pace}");
        let mut dc = surface_dc(rules, surface).unwrap() + self.climber.harder();
        let all = climb_modifiers(rules);
        let some: Vec<_> = all.iter().filter(|_| self.dice.percent(15)).collect();
        // A wall is either slippery or very slippery, and either a chimney or a corner.
        let clash = |one: &str, other: &str| [one, other].iter().all(|word| some.iter().any(|(name, _)| name == word));
        if !some.is_empty() && !clash("slippery", "very-slippery") && !clash("chimney", "corner") {
            let named: Vec<&str> = some.iter().map(|(name, _)| *name).collect();
            words += &format!(" modifiers:\"{}\"", named.join(" "));
            dc += some.iter().map(|(_, more)| more).sum::<i32>();
        }
        Wall { words, dc }
    }

    /// Compares the check with the judge's: its DC, and the climber's own modifiers.
    fn checked(&self, line: &str, wall: &Wall, check: i32, answer: &Value) {
        if !self.climber.needs_check(wall.dc) {
            return self.agree(line, answer["checks"] == json!([]), answer, &"no check");
        }
        let actual = &answer["checks"][0];
        let own = actual["modifier"]["total"].as_i64().unwrap_or(0);
        let wanted = (json!("Climb"), json!(wall.dc), json!(check), i64::from(self.climber.own()));
        let actual = (actual["skill"].clone(), actual["dc"].clone(), actual["result"].clone(), own);
        self.agree(line, actual == wanted, answer, &wanted);
    }

    fn straight_up(&mut self) {
        let wall = self.wall();
        let most = self.climber.squares_up() as i32;
        let start = self.volume.start();
        let up = (most + self.dice.between(-1, 1)).clamp(1, 14);
        let goal = Spot { level: start.level + up, ..start };
        let check = wall.dc + *self.dice.pick(&[-9, -5, -4, -1, 0, 0, 0, 1, 8]);
        let line = format!("/climb creature:Ann altitude:{}{} check:{check}", self.volume.altitude(goal), wall.words);
        let way = arc(&self.volume, start, (1..=up).map(|up| Spot { level: start.level + up, ..start }).collect());
        // The way around a creature is up to route search.
        if !way.blocked.is_empty() || !self.volume.may_end(goal) {
            return;
        }
        let answer = self.table.ask(&(line.clone() + " preview:true"));
        self.agree(&line, (answer["verdict"] == "legal") == (up <= most), &answer, &most);
        if up > most {
            self.count("too high");
            self.agree(&line, is_too_far(&answer), &answer, &most);
            return self.table.reasoned(&line, &answer);
        }
        self.checked(&line, &wall, check, &answer);
        let short = wall.dc - check;
        if short > 0 && self.climber.needs_check(wall.dc) {
            return self.failed(&line, short);
        }
        self.count("straight up");
        let (mut counts, mut spent) = (Counts::default(), 0);
        for (at, to) in [start].iter().chain(&way.spots).zip(&way.spots) {
            let (feet, after) = self.price(*at, *to, counts, spent);
            (counts, spent) = (after, spent + feet);
        }
        self.agree(&line, answer["feet"] == spent, &answer, &spent);
        // Another way for the same feet may be safer.
        self.agree(&line, chances(&answer).len() <= way.chances.len(), &answer, &way);
    }

    /// A failure by 4 or less gets nowhere; by more, the climber falls from where it is.
    fn failed(&mut self, line: &str, short: i32) {
        let answer = self.table.ask(line);
        self.agree(line, answer["feet"] == 0 && answer["verdict"] == "legal", &answer, &"gets nowhere");
        let high = self.volume.mover.altitude;
        let falls = short >= 5 && high > 0;
        self.count(if falls { "falls" } else { "short" });
        self.agree(line, answer["falls"].is_array() == falls, &answer, &(short, high));
        // An attempt that changes nothing can't be undone.
        if falls {
            self.fell(line, &answer);
            self.table.door.done("/undo");
        }
    }

    fn fell(&self, line: &str, answer: &Value) {
        let high = self.volume.mover.altitude;
        let fall = Fall {
            rules: self.climber.rules,
            size: 4,
            feet: high,
            jumped: false,
            surface: Surface::Ground,
            water: 0,
            most_dice: None,
        };
        let (actual, dice) = (&answer["falls"][0], fall.harm(false).dice());
        let same = actual["height"] == high && actual["dice"].as_str() == dice.as_deref();
        self.agree(line, same, answer, &(high, dice));
    }

    /// A creature that is hurt on a wall has to hold on. In 3.5 every failure falls.
    fn hurt(&mut self) {
        if self.volume.mover.altitude == 0 || !matches!(self.climber.hold, Hold::Bare | Hold::Lesser(_)) {
            return;
        }
        let usual = Climber { pace: ClimbPace::Usual, ..self.climber };
        let surface = *self.dice.pick(&["dungeon-wall", "rope", "brick"]);
        let epic = usual.rules == Ruleset::EpicPath;
        let dc = surface_dc(usual.rules, surface).unwrap() + usual.harder() + if epic { 5 } else { 0 };
        let short = *self.dice.pick(&[-3, 0, 1, 4, 5, 9]);
        let check = dc - short;
        let line = format!("/climb creature:Ann damaged:true surface:{surface} check:{check}");
        let answer = self.table.ask(&line);
        self.count("hurt");
        self.agree(&line, answer["checks"][0]["dc"] == dc, &answer, &dc);
        let falls = short >= if epic { 5 } else { 1 };
        self.agree(&line, answer["falls"].is_array() == falls, &answer, &short);
        if falls {
            self.fell(&line, &answer);
            self.table.door.done("/undo");
        }
    }

    /// What the rulebook doesn't allow, whatever the roll.
    fn forbidden(&mut self) {
        let (rules, bare) = (self.climber.rules, self.climber.hold == Hold::Bare);
        let epic = rules == Ruleset::EpicPath;
        let up = self.volume.altitude(self.volume.start()) + 5;
        let rope = format!("/climb creature:Ann altitude:{up} surface:rope check:60 preview:true");
        let smooth = rope.replace("rope ", "smooth ");
        let mut all = vec![(smooth, "climb-surface", "smooth")];
        if bare {
            all.push((format!("{rope} hands:{}", if epic { 0 } else { 1 }), "climb-hands", "too few hands"));
        }
        if epic {
            all.push((format!("{rope} assists:{}", self.dice.between(6, 9)), "climb-help", "too many helpers"));
        } else if bare {
            all.push((format!("{rope} pace:full"), "climb-haste", "too fast"));
        }
        for (line, rule, what) in all {
            let answer = self.table.ask(&line);
            self.count(what);
            self.agree(&line, answer["verdict"] == "illegal" && is_refused_for(&answer, rule), &answer, &rule);
            self.table.reasoned(&line, &answer);
        }
        // Nobody is in a fight here, so the climber may take 10.
        let goal = self.volume.start().after((0, 0, 1));
        if !bare || !self.volume.hop(self.volume.start(), goal).blocked.is_empty() || !self.volume.may_end(goal) {
            return;
        }
        let bonus = self.dice.between(0, 10);
        let line = format!("/climb creature:Ann altitude:{up} surface:rope take-ten:true bonus:{bonus} preview:true");
        let answer = self.table.ask(&line);
        self.count("taken ten");
        self.agree(&line, answer["checks"][0]["result"] == 10 + bonus, &answer, &bonus);
        let unhurried = Climber { pace: ClimbPace::Usual, ..self.climber };
        let made = 10 + bonus >= 15 + unhurried.harder();
        self.agree(&line, (answer["feet"] != 0) == made, &answer, &made);
    }

    /// Whether a step leads from floor to floor on the same level.
    fn is_walked(&self, at: Spot, to: Spot) -> bool {
        self.volume.altitude(at) == 0 && self.volume.altitude(to) == 0 && at.level == to.level
    }

    /// The feet of a step. Under Rise every speed category counts its own steps.
    fn price(&self, at: Spot, to: Spot, (on_foot, climbed): Counts, spent: u64) -> (u64, Counts) {
        let (x, y, z) = at.to(to);
        let diagonal = x.abs() + y.abs() + z.abs() > 1;
        let apart = self.climber.rules == Ruleset::Rise
            && !matches!(self.climber.hold, Hold::SpeedCategory(SpeedCategory::Average, _));
        if self.is_walked(at, to) {
            let (feet, after) = slowed(self.climber.rules, SpeedCategory::Average, 1, diagonal, on_foot);
            return (feet, (after, if apart { climbed } else { after }));
        }
        let (feet, after) = self.climber.price(diagonal, climbed, spent);
        (feet, (if apart { on_foot } else { after }, after))
    }

    /// The most feet that can have been spent after a step of this kind.
    fn most(&self, at: Spot, to: Spot) -> u64 {
        let on_foot = self.is_walked(at, to) && self.climber.rules == Ruleset::EpicPath;
        u64::from(if on_foot { self.climber.speed } else { self.climber.budget() })
    }

    /// The best way to a place, if any.
    fn best_way(&self, goal: Spot, off_floor: bool) -> Option<Toll> {
        let most = self.climber.budget().max(self.climber.speed);
        let price = |at: Spot, to: Spot, counts: Counts, spent: u64| {
            let (feet, after) = self.price(at, to, counts, spent);
            let walks = off_floor && self.is_walked(at, to);
            (spent + feet <= self.most(at, to) && !walks && to.level <= 16).then_some((feet, after))
        };
        cheapest(&self.volume, goal, u64::from(most), &price).filter(|_| self.volume.may_end(goal))
    }

    fn same_toll(&self, line: &str, (feet, struck, steps): Toll, answer: &Value) {
        let actual = (answer["feet"].as_u64(), answer["provokes"].as_array().map(Vec::len), prices(answer).len());
        let wanted = (Some(feet), Some(struck as usize), steps as usize);
        self.agree(line, actual == wanted, answer, &wanted);
    }

    /// The best way to a place: what it costs, and how many strike.
    fn route(&mut self, wall: &Wall, goal: Spot, off_floor: bool) {
        let rise = self.climber.rules == Ruleset::Rise;
        let check = if rise { String::new() } else { format!(" check:{}", wall.dc) };
        let goals = path_text(&self.volume, &[goal]);
        let line = format!("/climb creature:Ann to:{goals}{}{check} preview:true", wall.words);
        // The judge tries every way, which takes too long with much movement.
        let far = self.climber.squares_up() > 6 || (self.climber.rules == Ruleset::EpicPath && self.climber.speed > 30);
        if far || goal == self.volume.start() || (off_floor && self.volume.altitude(goal) == 0) {
            return;
        }
        let answer = self.table.ask(&line);
        let best = self.best_way(goal, off_floor);
        match best {
            Some(best) => self.same_toll(&line, best, &answer),
            // Under Rise a climber that can't get there goes as far as it can.
            None => self.agree(&line, rise || answer["verdict"] == "illegal", &answer, &"no way"),
        }
        self.count(if best.is_some() { "best way" } else { "no way" });
        let goes = |mode| answer["steps"].as_array().into_iter().flatten().any(|step| step["mode"] == mode);
        if best.is_some() && goes("walk") && goes("climb") {
            self.count("walked and climbed");
        }
    }

    /// A way from cube to cube, some of it on foot.
    fn path(&mut self) {
        let climber = self.climber;
        let family = climber.rules.is_of_the_3_5_family();
        let wall = self.wall();
        let start = self.volume.start();
        let off_floor = family && climber.hold != Hold::Bare;
        let path = {
            let volume = &self.volume;
            wander(self.dice, volume, |spot| spot.level <= 8 && !(off_floor && volume.altitude(spot) == 0))
        };
        if climber.speed < 20 || path.is_empty() {
            return;
        }
        if path.len() == 1 || self.dice.percent(30) {
            return self.route(&wall, path[path.len() - 1], off_floor);
        }
        let (mut at, mut counts, mut spent, mut enough) = (start, Counts::default(), 0, true);
        let mut paid = Vec::new();
        let mut climbs = 0;
        for &to in &path {
            let (feet, after) = self.price(at, to, counts, spent);
            climbs += u32::from(!self.is_walked(at, to));
            spent += feet;
            enough &= spent <= self.most(at, to);
            paid.push(feet);
            (at, counts) = (to, after);
        }
        let way = arc(&self.volume, start, path.clone());
        let check = wall.dc + self.dice.between(0, 6);
        let check_words = if climber.rules == Ruleset::Rise { String::new() } else { format!(" check:{check}") };
        let line = format!(
            "/climb creature:Ann to:\"{}\"{}{check_words} preview:true",
            path_text(&self.volume, &path),
            wall.words
        );
        let answer = self.table.ask(&line);
        // Under Rise a climber that can't get there goes as far as it can.
        if climber.rules == Ruleset::Rise && !enough {
            return;
        }
        let legal = enough && way.blocked.is_empty() && self.volume.may_end(at);
        self.agree(&line, (answer["verdict"] == "legal") == legal, &answer, &(&paid, &way));
        if !legal {
            self.count("refused path");
            self.agree(&line, is_too_far(&answer) != enough, &answer, &paid);
            return self.table.reasoned(&line, &answer);
        }
        self.count("legal path");
        if (1..path.len() as u32).contains(&climbs) {
            self.count("walked and climbed");
        }
        if !way.chances.is_empty() {
            self.count("provoking path");
        }
        if climbs > 0 {
            self.checked(&line, &wall, check, &answer);
        }
        self.same_way(&line, &answer, &way, &paid);
    }

    fn same_way(&self, line: &str, answer: &Value, way: &Arc, paid: &[u64]) {
        let actual = spots(&self.volume, self.volume.mover.altitude as i32, answer);
        self.agree(line, actual == way.spots, answer, way);
        self.agree(line, prices(answer) == paid, answer, &paid);
        self.agree(line, answer["feet"] == paid.iter().sum::<u64>(), answer, &paid);
        self.agree(line, chances(answer) == way.chances, answer, way);
    }

    fn no_such_way(&mut self) {
        let up = self.volume.altitude(self.volume.start()) + 5;
        let surface = if self.climber.rules == Ruleset::Rise { "smooth" } else { "rope" };
        let line = format!("/climb creature:Ann altitude:{up} surface:{surface} check:60 preview:true");
        let answer = self.table.ask(&line);
        self.count("no such way");
        self.agree(&line, answer["verdict"] == "illegal" && is_refused_for(&answer, "climb"), &answer, &"no such way");
        self.table.reasoned(&line, &answer);
    }

    /// Rise's way of climbing without a climb speed: beside something solid, up to the creature's own height.
    fn forward(&mut self) {
        let start = self.volume.start();
        let (x, y) = start.at;
        let board = self.table.board;
        let sides = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)];
        let around = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (x + dx, y + dy)));
        let near = |square: (i32, i32)| board.is_filled(square) || board.floor(square) > start.level;
        let touches = sides.into_iter().any(|square| board.on_board(square) && board.is_solid(square));
        // Corners, pillars, ledges and the edge of the map may or may not be something to climb along.
        if !touches && around.into_iter().any(near) {
            return;
        }
        let (critical, hands) = (self.dice.percent(30), *self.dice.pick(&[2, 2, 2, 1, 0]));
        let dv = 5 * self.dice.between(0, 5);
        let least = if critical { 5 } else { -4 };
        let check = dv + self.dice.between(least, 9);
        let most = climb_forward(1, critical);
        let up = self.dice.between(1, 3);
        let goal = Spot { level: start.level + up, ..start };
        let line = format!(
            "/climb-forward creature:Ann altitude:{} dv:{dv} check:{check} critical:{critical} hands:{hands} preview:true",
            self.volume.altitude(goal)
        );
        let way = arc(&self.volume, start, (1..=up).map(|up| Spot { level: start.level + up, ..start }).collect());
        let made = check >= dv;
        let legal = touches && hands > 0 && 5 * up as u32 <= most && made && way.blocked.is_empty();
        let answer = self.table.ask(&line);
        self.agree(&line, (answer["verdict"] == "legal") == legal, &answer, &(touches, most, made, way));
        self.count(if legal { "climb forward" } else { "no climb forward" });
        if !touches {
            self.count("nothing to climb");
        }
        if hands == 0 {
            self.count("too few hands");
        }
        if legal {
            self.agree(&line, answer["feet"] == 5 * up, &answer, &up);
        } else {
            self.table.reasoned(&line, &answer);
        }
    }
}
