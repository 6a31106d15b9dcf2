//! fivefoot against the judge on walks over random boards in every ruleset: the same feet, the same opponents, the same squares.
//!
//! `FIVEFOOT_BOARDS=5000` plays more boards than the default, `FIVEFOOT_SEED=17` begins at another one, and
//! `FIVEFOOT_RULESET=rise` plays only that ruleset. A disagreement prints the whole script, for replaying in the console, and
//! both answers.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::agreement::quarrel::{Asked, Quarrel, Seeds, came_up, places, play_all};
use crate::boards::random::{Dice, raise, random_board, setup};
use crate::door::Door;
use judge::{
    Blocked, Board, Creature, Fault, Figures, Manner, Place, Routes, Ruleset, Square, Ways, between_creatures,
    between_cubes, between_squares, by_hand, name, named, threat_set,
};

const BOARDS: u64 = 5;

#[test]
fn the_judge_agrees_on_random_boards_under_srd35() {
    on_random_boards(Ruleset::Srd35);
}

#[test]
fn the_judge_agrees_on_random_boards_under_dnd35() {
    on_random_boards(Ruleset::Dnd35);
}

#[test]
fn the_judge_agrees_on_random_boards_under_reaction() {
    on_random_boards(Ruleset::Reaction);
}

#[test]
fn the_judge_agrees_on_random_boards_under_epic_path() {
    on_random_boards(Ruleset::EpicPath);
}

#[test]
fn the_judge_agrees_on_random_boards_under_rise() {
    on_random_boards(Ruleset::Rise);
}

fn on_random_boards(rules: Ruleset) {
    let Some((boards, asked)) = play_all(rules, BOARDS, |seeds| play(rules, seeds)) else { return };
    // Boards so closed that they allow hardly any questions would prove nothing.
    let mut wanted = vec!["legal route", "legal path", "refused path", "waypoints", "squeezed end", "drawn route"];
    match rules {
        Ruleset::Rise => wanted.push("shared route"),
        Ruleset::EpicPath => wanted.extend(["refused route", "provoking route", "detour", "shared route"]),
        _ => wanted.extend(["refused route", "provoking route", "detour"]),
    }
    came_up(rules, (boards, &asked), 10, wanted);
}

fn play(rules: Ruleset, seeds: Seeds) -> Asked {
    let mut door = Door::open();
    let mut asked = Asked::new();
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let mut board = random_board(&mut dice, rules);
        // Every fifth board has floors at different heights.
        if seed % 5 == 0 {
            raise(&mut dice, &mut board);
        }
        let script = setup(&board);
        for line in &script {
            door.done(line);
        }
        let table = Quarrel { seed, board: &board, script: &script, door: &mut door };
        Bout { board: &board, table, dice: &mut dice, asked: &mut asked }.play();
    }
    asked
}

/// A creature asked to walk, and what it could do in each manner.
pub struct Walker<'a> {
    board: &'a Board,
    who: usize,
    ways: [OnceCell<Ways<'a>>; 4],
}

impl<'a> Walker<'a> {
    pub fn new(board: &'a Board, who: usize) -> Self {
        Walker { board, who, ways: Default::default() }
    }

    fn ways(&self, manner: Manner) -> &Ways<'a> {
        let slot = usize::from(manner.double) * 2 + usize::from(manner.share);
        self.ways[slot].get_or_init(|| Ways::new(self.board, self.who, manner))
    }
}

/// A route or path, and the command for it.
#[derive(Clone, Copy)]
struct Question<'a> {
    line: &'a str,
    ways: &'a Ways<'a>,
    budget: u64,
}

/// A board as the judge sees it, and what asks about it.
pub struct Bout<'a> {
    pub board: &'a Board,
    pub table: Quarrel<'a>,
    pub dice: &'a mut Dice,
    pub asked: &'a mut Asked,
}

impl Bout<'_> {
    fn play(&mut self) {
        for who in 0..self.board.creatures.len() {
            self.threat(who);
        }
        self.measures();
        // Nobody walks on air, and one walker per board is usually enough.
        let able = |c: &Creature| c.altitude == 0 && !c.is_helpless() && !c.is("stunned");
        let all = self.board.creatures.iter().enumerate();
        let several = if self.dice.percent(30) { 2 } else { 1 };
        let walkers: Vec<usize> = all.filter(|(_, c)| able(c)).map(|(index, _)| index).take(several).collect();
        for who in walkers {
            self.walks(&Walker::new(self.board, who));
        }
    }

    /// Tests where the walker can go, and a few ways there.
    pub fn walks(&mut self, walker: &Walker<'_>) {
        self.reach_set(walker);
        self.routes(walker);
        self.waypoints(walker);
        self.paths(walker);
    }

    fn ask(&mut self, line: &str) -> Value {
        self.table.ask(line)
    }

    fn agree(&self, line: &str, holds: bool, answer: &Value, judge: &dyn std::fmt::Debug) {
        self.table.agree(line, holds, answer, judge);
    }

    fn count(&mut self, what: &'static str) {
        *self.asked.entry(what).or_insert(0) += 1;
    }

    fn is_rise(&self) -> bool {
        self.board.ruleset == Ruleset::Rise
    }

    pub fn threat(&mut self, who: usize) {
        let creature = &self.board.creatures[who];
        let line = format!("/threat creature:{}", creature.name);
        let answer = self.ask(&line);
        let actual: Vec<&str> = answer["threatened"].as_array().unwrap().iter().map(|s| s.as_str().unwrap()).collect();
        let mut threatened: Vec<Square> = threat_set(self.board, creature).into_iter().collect();
        threatened.sort_by_key(|&(x, y)| (y, x));
        let expected: Vec<String> = threatened.into_iter().map(name).collect();
        self.agree(&line, actual == expected, &answer, &expected);
    }

    fn measures(&mut self) {
        let squares = self.board.squares();
        let (a, b) = (*self.dice.pick(&squares), *self.dice.pick(&squares));
        let line = format!("/measure from:{} to:{}", name(a), name(b));
        let answer = self.ask(&line);
        let floors = (self.board.floor(a), self.board.floor(b));
        let expected = between_cubes(self.board.ruleset, (a, floors.0), (b, floors.1));
        self.agree(&line, answer["feet"] == expected, &answer, &expected);
        let [one, .., other] = &self.board.creatures[..] else { return };
        let line = format!("/measure from:{} to:{}", one.name, other.name);
        let answer = self.ask(&line);
        let expected = between_creatures(self.board, one, other);
        self.agree(&line, answer["feet"] == expected, &answer, &expected);
    }

    /// The options and feet of a pace, always single under Rise, and whether squares are shared.
    fn manner(&mut self, who: usize, twice: u64, shared: u64) -> (String, u64, Manner) {
        let speed = u64::from(self.board.creatures[who].speed);
        let double = self.dice.percent(twice) && !self.is_rise();
        let share = self.dice.percent(shared) && !self.board.ruleset.is_of_the_3_5_family();
        let words = [(double, " pace:double"), (share, " share:true")];
        let options = words.into_iter().filter(|(said, _)| *said).map(|(_, word)| word).collect();
        // Only Epic Path's steps over smaller creatures care whether a pace is double.
        let manner = Manner { double: double && self.board.ruleset == Ruleset::EpicPath, share };
        (options, if double { 2 * speed } else { speed }, manner)
    }

    fn reach_set(&mut self, walker: &Walker<'_>) {
        let (words, budget, manner) = self.manner(walker.who, 50, 0);
        let line = format!("/reachable creature:{}{words}", self.board.creatures[walker.who].name);
        let answer = self.ask(&line);
        let mut actual: BTreeMap<String, u64> = serde_json::from_value(answer["squares"].clone()).unwrap();
        // The judge never steps over an edge, so a move there confirms these ends.
        for over in answer["over_edges"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            let feet = actual.remove(over).expect("an end");
            let moved = self.ask(&format!("{} to:{over} preview:true", line.replace("/reachable", "/move")));
            let same = moved["verdict"] == "legal" && moved["feet"] == feet;
            self.agree(&line, same, &answer, &(over, moved));
        }
        let reached = Routes::search(walker.ways(manner), &[], budget).reach_set();
        let expected: BTreeMap<String, u64> = reached.into_iter().map(|(at, feet)| (name(at), feet)).collect();
        let apart: Vec<String> = differences(&actual, &expected);
        self.agree(&line, apart.is_empty(), &answer, &(expected, apart));
    }

    fn routes(&mut self, walker: &Walker<'_>) {
        // Double speed leaves room for detours.
        let (words, budget, manner) = self.manner(walker.who, 75, 30);
        let mover = &self.board.creatures[walker.who];
        let ways = walker.ways(manner);
        let routes = Routes::search(ways, &[], budget);
        let reached: Vec<Square> = routes.reach_set().into_keys().collect();
        for _ in 0..5 {
            let squares = self.board.squares();
            let to = *if self.dice.percent(70) { self.dice.pick(&reached) } else { self.dice.pick(&squares) };
            if to == mover.at() {
                continue;
            }
            let (shortest, safest) = (routes.shortest(to), routes.safest(to));
            let line = format!("/move creature:{} to:{}{words} preview:true", mover.name, name(to));
            let safer = format!("{line} prefer:safest");
            self.route(Question { line: &line, ways, budget }, &[to], shortest, &reached);
            self.route(Question { line: &safer, ways, budget }, &[to], safest, &reached);
            match shortest {
                None => self.count("refused route"),
                Some(figures) => {
                    self.count(if figures.opponents > 0 { "provoking route" } else { "legal route" });
                    if figures.squeezed {
                        self.count("squeezed end");
                    }
                    if manner.share {
                        self.count("shared route");
                    }
                }
            }
            if shortest != safest {
                self.count("detour");
            }
        }
    }

    fn waypoints(&mut self, walker: &Walker<'_>) {
        let mover = &self.board.creatures[walker.who];
        let (words, budget, manner) = self.manner(walker.who, 80, 20);
        let ways = walker.ways(manner);
        let reached: Vec<Square> = Routes::search(ways, &[], budget / 2).reach_set().into_keys().collect();
        let mut stops: Vec<Square> = (0..self.dice.between(1, 2)).map(|_| *self.dice.pick(&reached)).collect();
        // Now and then back to where it came from.
        stops.push(if self.dice.percent(15) { mover.at() } else { *self.dice.pick(&reached) });
        let apart = |a: Square, b: Square| (a.0 - b.0).abs() > 1 || (a.1 - b.1).abs() > 1;
        let chain: Vec<Square> = [mover.at()].into_iter().chain(stops.clone()).collect();
        if !chain.windows(2).any(|pair| apart(pair[0], pair[1])) {
            return;
        }
        let routes = Routes::search(ways, &stops, budget);
        let last = *stops.last().unwrap();
        let line = format!("/move creature:{} to:\"{}\"{words} preview:true", mover.name, list(&stops));
        let safer = format!("{line} prefer:safest");
        self.route(Question { line: &line, ways, budget }, &stops, routes.shortest(last), &[]);
        self.route(Question { line: &safer, ways, budget }, &stops, routes.safest(last), &[]);
        self.count("waypoints");
    }

    /// Asks for a route and compares its figures, then judges the path in the answer step by step.
    fn route(&mut self, question: Question<'_>, stops: &[Square], expected: Option<Figures>, reached: &[Square]) {
        let line = question.line;
        let answer = self.ask(line);
        let Some(expected) = expected else {
            let over = answer["notes"].as_array().into_iter().flatten().any(|note| note["rule"] == "heights");
            if over && answer["verdict"] == "legal" {
                // The step to an adjacent goal leads over an edge.
                let fits = stops.len() == 1 && self.leads_down(question.ways, stops);
                self.agree(line, fits, &answer, &"nobody falls where no edge is");
                self.count("fall");
                return;
            }
            // Under Rise a creature that can't get there goes as far as it can.
            if self.is_rise() && answer["verdict"] == "legal" {
                self.path(question, &answer, &places(&answer));
                return;
            }
            self.agree(line, answer["verdict"] == "illegal", &answer, &"illegal");
            self.reasoned(line, &answer);
            self.nearest(line, &answer, question.ways.walk.mover.at(), stops, reached);
            return;
        };
        let steps = answer["steps"].as_array().map_or(0, Vec::len);
        let strikers = answer["provokes"].as_array().map_or(0, Vec::len);
        let same = answer["verdict"] == "legal"
            && answer["feet"] == expected.feet
            && strikers == expected.opponents as usize
            && steps == expected.steps as usize
            && answer["squeezed"] == expected.squeezed;
        self.agree(line, same, &answer, &expected);
        let path = places(&answer);
        let anchors: Vec<Square> =
            [question.ways.walk.mover.at()].into_iter().chain(path.iter().map(|p| p.anchor())).collect();
        let actual: Vec<&str> = answer["path"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        let named_alike = actual.iter().copied().map(named).eq(anchors.iter().copied());
        self.agree(line, named_alike, &answer, &"a path from where it stands, over the spaces of the steps");
        let mut to_pass = stops;
        for at in &anchors {
            while to_pass.first() == Some(at) {
                to_pass = &to_pass[1..];
            }
        }
        let passes = to_pass.is_empty() && anchors.last() == stops.last();
        self.agree(line, passes, &answer, &"a path over every stop");
        if let ([_], Some(end)) = (stops, path.last().filter(|end| !end.is_squeezed())) {
            let (told, best) = (question.ways.drawn(&path), question.ways.best_drawn(*end, expected));
            self.agree(line, Some(told) == best, &answer, &(told, best));
            self.count("drawn route");
        }
        self.path(question, &answer, &path);
    }

    /// A refusal offers the end nearest to the goal, if any.
    fn nearest(&self, line: &str, answer: &Value, start: Square, stops: &[Square], reached: &[Square]) {
        if reached.is_empty() {
            return;
        }
        let away = |at: Square| between_squares(self.board.ruleset, at, *stops.last().unwrap());
        // Staying is no advice: nothing is offered only if no other end is nearer.
        let nearest = reached.iter().filter(|&&at| at != start).map(|&at| away(at)).min();
        let good = match answer["nearest"].as_str().map(named) {
            Some(offered) => reached.contains(&offered) && Some(away(offered)) == nearest,
            None => nearest.is_none_or(|nearest| away(start) <= nearest),
        };
        self.agree(line, good, answer, &format!("an end {nearest:?} ft from there"));
    }

    /// Whether some step between two of these anchors, in the full space, leads down farther than a stair.
    fn leads_down(&self, ways: &Ways<'_>, anchors: &[Square]) -> bool {
        let n = self.board.ruleset.footprint(ways.walk.mover.size);
        let at = |anchor: Square| Place::new(anchor, n, n);
        let first = ways.walk.mover.place;
        let places: Vec<Place> = [first].into_iter().chain(anchors.iter().map(|&anchor| at(anchor))).collect();
        places.windows(2).any(|pair| ways.walk.down(pair[0], pair[1]) > 1)
    }

    fn reasoned(&self, line: &str, answer: &Value) {
        self.table.reasoned(line, answer);
    }

    fn paths(&mut self, walker: &Walker<'_>) {
        let mover = &self.board.creatures[walker.who];
        let is_big = self.board.ruleset.footprint(mover.size) > 1;
        for _ in 0..3 {
            let (words, budget, manner) = self.manner(walker.who, 50, 20);
            let ways = walker.ways(manner);
            let anchors = self.wander(ways);
            let line = format!("/move creature:{} to:\"{}\"{words} preview:true", mover.name, list(&anchors));
            let answer = self.ask(&line);
            self.count(if answer["verdict"] == "legal" { "legal path" } else { "refused path" });
            let question = Question { line: &line, ways, budget };
            // Over an edge the mover falls, and the path ends there.
            let falls = answer["notes"].as_array().into_iter().flatten().any(|note| note["rule"] == "heights");
            let down = self.leads_down(ways, &anchors);
            if falls || down {
                // The judge allows no step over an edge in the full space. Under Rise a mover whose feet run out stops before
                // the edge.
                let stops = self.is_rise() && answer["stopped"].is_string();
                let refused = is_big || falls || stops || answer["verdict"] == "illegal";
                self.agree(&line, refused && (down || !falls), &answer, &"a fall where an edge is, and only there");
                self.count("fall");
                continue;
            }
            if is_big {
                self.big_path(question, &answer, &anchors);
                continue;
            }
            let path: Vec<Place> = anchors.iter().map(|&at| Place::new(at, 1, 1)).collect();
            let too_far = by_hand(ways, &path, budget).faults.contains(&Fault::TooFar);
            if !(self.is_rise() && too_far) {
                self.path(question, &answer, &path);
            }
        }
    }

    /// A few adjacent squares in a row, mostly with every step possible.
    fn wander(&mut self, ways: &Ways<'_>) -> Vec<Square> {
        let mut path: Vec<Square> = Vec::new();
        let careless = self.dice.percent(40);
        for _ in 0..self.dice.between(2, 6) {
            let from = path.last().copied().unwrap_or(ways.walk.mover.at());
            let compass = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
            let around = compass.map(|(dx, dy)| (from.0 + dx, from.1 + dy));
            let on_board: Vec<Square> = around.into_iter().filter(|&at| self.board.on_board(at)).collect();
            let open = |at: &Square| ways.can_go(&[&path[..], &[*at]].concat());
            let good: Vec<Square> = on_board.iter().copied().filter(open).collect();
            path.push(*self.dice.pick(if careless || good.is_empty() { &on_board } else { &good }));
        }
        path
    }

    /// The path of a creature that may squeeze on the way: the answer chooses its spaces.
    fn big_path(&mut self, question: Question<'_>, answer: &Value, anchors: &[Square]) {
        let Question { line, ways, budget } = question;
        let Some(best) = ways.along(anchors, budget) else {
            if !(self.is_rise() && ways.along(anchors, u64::MAX).is_some()) {
                self.agree(line, answer["verdict"] == "illegal", answer, &"illegal, whatever spaces it takes");
                self.reasoned(line, answer);
            }
            return;
        };
        let strikers = answer["provokes"].as_array().map_or(0, Vec::len);
        let same = answer["verdict"] == "legal"
            && answer["feet"] == best.feet
            && strikers == best.opponents as usize
            && answer["squeezed"] == best.squeezed;
        self.agree(line, same, answer, &best);
        let path = places(answer);
        self.agree(line, path.iter().map(|place| place.anchor()).eq(anchors.iter().copied()), answer, &anchors);
        self.path(question, answer, &path);
    }

    /// Compares a judged path step by step.
    fn path(&mut self, question: Question<'_>, answer: &Value, path: &[Place]) {
        let Question { line, ways, budget } = question;
        let judged = by_hand(ways, path, budget);
        let steps = answer["steps"].as_array().unwrap();
        let feet: Vec<u64> = steps.iter().map(|step| step["feet"].as_u64().unwrap()).collect();
        self.agree(line, feet == judged.feet && answer["feet"] == judged.total(), answer, &judged);
        let reasoned = steps.iter().all(|step| {
            let unreasoned = step["rules"].as_array().unwrap().is_empty();
            // Under Rise even a step of 5 ft may cite rules that raised or lowered its price.
            if self.is_rise() {
                step["feet"].as_u64() <= Some(5) || !unreasoned
            } else {
                (step["feet"] == 5) == unreasoned
            }
        });
        self.agree(line, reasoned, answer, &"a rule for every step above 5 ft, and for no other");
        let actual = answer["provokes"].as_array().unwrap().iter().map(|chance| {
            let entering = chance.get("entering").and_then(Value::as_str);
            let square = named(entering.unwrap_or_else(|| chance["leaving"].as_str().unwrap()));
            (chance["by"].as_str().unwrap().to_owned(), square, entering.is_none())
        });
        let expected = judged.chances.iter().map(|chance| (chance.by.clone(), chance.square, chance.leaving));
        self.agree(line, actual.eq(expected), answer, &judged);
        let faults: BTreeSet<String> = judged.faults.iter().map(|&fault| class_of_fault(fault)).collect();
        let reasons: BTreeSet<String> = answer["reasons"].as_array().unwrap().iter().map(class_of_reason).collect();
        self.agree(line, (answer["verdict"] == "legal") == faults.is_empty(), answer, &judged);
        let ignoring_room = |all: BTreeSet<String>| -> BTreeSet<String> {
            let room = format!("{} ground", path.len());
            let blocked_at_the_end = all.contains(&room);
            all.into_iter().filter(|class| !(blocked_at_the_end && class == "end")).collect()
        };
        self.agree(line, ignoring_room(reasons) == ignoring_room(faults), answer, &judged);
        if !judged.faults.is_empty() {
            self.reasoned(line, answer);
        }
    }
}

fn list(squares: &[Square]) -> String {
    squares.iter().map(|&square| name(square)).collect::<Vec<_>>().join(" ")
}

/// What only one of the two has, or both with different feet.
fn differences(actual: &BTreeMap<String, u64>, expected: &BTreeMap<String, u64>) -> Vec<String> {
    let all: BTreeSet<&String> = actual.keys().chain(expected.keys()).collect();
    let apart = all.into_iter().filter(|&square| actual.get(square) != expected.get(square));
    apart.map(|square| format!("{square}: {:?}, not {:?}", expected.get(square), actual.get(square))).collect()
}

fn class_of_fault(fault: Fault) -> String {
    match fault {
        Fault::Step(step, Blocked::Occupied) => format!("{step} occupied"),
        Fault::Step(step, _) => format!("{step} ground"),
        Fault::End => "end".to_owned(),
        Fault::TooFar => "too far".to_owned(),
    }
}

fn class_of_reason(reason: &Value) -> String {
    let rule = reason["rule"].as_str().unwrap();
    let is_about_somebody = ["occupied", "fills", "neutral", "size-apart", "stepover", "very-small"].iter();
    match (rule, reason["step"].as_u64()) {
        ("speed" | "double", None) => "too far".to_owned(),
        (_, None) => "end".to_owned(),
        (_, Some(step)) if is_about_somebody.into_iter().any(|word| rule.starts_with(word)) => {
            format!("{step} occupied")
        }
        (_, Some(step)) => format!("{step} ground"),
    }
}
