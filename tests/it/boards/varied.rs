//! Tables on which anything may meet anything: sizes, conditions, grades of flight, loads, ledges, walls and rough ground, in
//! every medium, with and without turns, and commands with any options that players could give there. `FIVEFOOT_BOARDS` plays
//! more of them, from `FIVEFOOT_SEED` on.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::boards::media::{HEIGHT, LAKE, WIDTH, number};
use crate::boards::random::Dice;
use crate::door::Door;
use judge::{Square, name, named};

const RULESETS: [&str; 5] = ["srd35", "dnd35", "reaction", "epic-path", "rise"];
const WAYS: [&str; 8] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

/// Where the Hero starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    Floor,
    Surface,
    Bottom,
    Pit,
    Wall,
    Air,
    Saddle,
    Back,
}

/// A table with the Hero, two foes and an ally nearby, and perhaps a mount or a giant.
pub struct Varied {
    pub seed: u64,
    pub ruleset: &'static str,
    pub start: Start,
    /// The creature that the commands name.
    pub mover: &'static str,
    pub turns: bool,
    at: Square,
    foes: Vec<&'static str>,
    lines: Vec<String>,
    floors: BTreeMap<Square, i32>,
    rocks: Vec<Square>,
    dice: Dice,
}

/// Tables of every ruleset.
pub fn varied(tables: u64, first: u64) -> impl Iterator<Item = Varied> {
    let (tables, first) = (number("FIVEFOOT_BOARDS", tables), number("FIVEFOOT_SEED", first));
    let only = std::env::var("FIVEFOOT_RULESET").ok();
    let asked = move |ruleset: &&str| only.as_ref().is_none_or(|only| only == ruleset);
    let all = (first..first + tables).flat_map(|seed| RULESETS.map(|ruleset| (seed, ruleset)));
    all.filter(move |(_, ruleset)| asked(ruleset)).map(|(seed, ruleset)| Varied::new(seed, ruleset))
}

impl Varied {
    pub fn new(seed: u64, ruleset: &'static str) -> Self {
        let word: u64 = ruleset.bytes().map(u64::from).sum();
        let mut table = Varied {
            seed,
            ruleset,
            start: Start::Floor,
            mover: "Hero",
            turns: false,
            at: (0, 0),
            foes: Vec::new(),
            lines: vec![format!("/table new width:{WIDTH} height:{HEIGHT} ruleset:{ruleset}")],
            floors: BTreeMap::new(),
            rocks: Vec::new(),
            dice: Dice::new(seed * 1_000_003 + word * 7_919),
        };
        table.ground();
        table.hero();
        table.others();
        table.turns = table.dice.percent(50);
        if table.turns && ruleset != "rise" {
            let first = if table.start == Start::Saddle { "Hero" } else { table.mover };
            table.lines.push(format!("/initiative creature:{first} check:90"));
        }
        table.lines.extend(table.turns.then(|| "/turn start".to_owned()));
        table
    }

    pub fn set_up(&self, door: &mut Door) {
        self.lines.iter().for_each(|line| door.done(line));
    }

    /// The lines that set it up, and the commands since.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// The table as text, for failure messages.
    pub fn which(&self) -> String {
        format!("{} seed {} {:?}\n{}\n", self.ruleset, self.seed, self.start, self.lines.join("\n"))
    }

    /// Continues from where a movement has led, or takes it back. There is nothing to take back if it led nowhere.
    pub fn go_on_or_back(&mut self, door: &mut Door, line: &str, told: &Value) {
        let led = told["ruling"]["path"].as_array().is_some_and(|path| path.len() > 1);
        if led && self.dice.percent(60) {
            door.done("/undo");
            return;
        }
        self.goes_on(line, told);
    }

    /// Continues from where a movement has led.
    pub fn goes_on(&mut self, line: &str, told: &Value) {
        self.lines.push(line.to_owned());
        let own = told["ruling"]["creature"] == self.mover;
        if let Some(to) = told["ruling"]["to"].as_str().filter(|_| own) {
            self.at = named(to);
        }
    }

    /// An opponent nearby, if any.
    pub fn foe(&self) -> &'static str {
        self.foes.first().copied().unwrap_or("Hero")
    }

    fn ground(&mut self) {
        let dice = &mut self.dice;
        let (left, right) = (dice.between(1, 4), dice.between(6, 8));
        if dice.percent(75) {
            let lake = (2..8).flat_map(|y| (left..left + 4).map(move |x| (x, y)));
            self.floors.extend(lake.map(|at| (at, -LAKE)));
            let squares = format!("{}:{}", name((left, 2)), name((left + 3, 7)));
            self.lines.push(format!("/map paint squares:{squares} terrain:pit depth:{LAKE}"));
            self.lines.push(format!("/map paint squares:{squares} terrain:water"));
        }
        if dice.percent(75) {
            let pit = (3..6).flat_map(|y| (right + 2..right + 4).map(move |x| (x, y)));
            self.floors.extend(pit.map(|at| (at, -20)));
            let squares = format!("{}:{}", name((right + 2, 3)), name((right + 3, 5)));
            self.lines.push(format!("/map paint squares:{squares} terrain:pit depth:20"));
        }
        if dice.percent(30) {
            let (x, y, feet) = (dice.between(0, 11), *dice.pick(&[0, 8]), *dice.pick(&[5, 10, 20]));
            self.floors.extend((y..y + 2).flat_map(|y| (x..x + 3).map(move |x| ((x, y), feet))));
            let squares = format!("{}:{}", name((x, y)), name((x + 2, y + 1)));
            self.lines.push(format!("/map height squares:{squares} feet:{feet}"));
        }
        for _ in 0..dice.between(0, 6) {
            let at = (dice.between(0, WIDTH - 1), dice.between(0, HEIGHT - 1));
            if !self.floors.contains_key(&at) && !self.rocks.contains(&at) {
                self.rocks.push(at);
                self.lines.push(format!("/map paint squares:{} terrain:solid", name(at)));
            }
        }
        let rough = if dice.percent(50) { dice.between(1, 8) } else { 0 };
        for _ in 0..rough {
            let at = (dice.between(0, WIDTH - 1), dice.between(0, HEIGHT - 1));
            let own: &[&str] = if self.ruleset == "epic-path" { &["impeded", "concealed"] } else { &[] };
            let all =
                [&["difficult", "difficult", "heavy-undergrowth", "light-undergrowth", "obstacle", "hazardous"], own];
            let terrain = *dice.pick(&all.concat());
            if !self.rocks.contains(&at) {
                self.lines.push(format!("/map paint squares:{} terrain:{terrain}", name(at)));
            }
        }
        let edges = if dice.percent(40) { dice.between(1, 5) } else { 0 };
        for _ in 0..edges {
            let (at, side) =
                ((dice.between(1, WIDTH - 2), dice.between(1, HEIGHT - 2)), *dice.pick(&["north", "east"]));
            let barrier = *dice.pick(&["wall", "wall", "low", "door", "open-door"]);
            self.lines.push(format!("/map edge squares:{} side:{side} barrier:{barrier}", name(at)));
        }
    }

    fn is_dry(&self, at: Square) -> bool {
        let on_board = (0..WIDTH).contains(&at.0) && (0..HEIGHT).contains(&at.1);
        on_board && !self.floors.contains_key(&at) && !self.rocks.contains(&at)
    }

    /// The anchors of dry spaces `wide` squares wide that touch none of the `taken` squares.
    fn room(&self, wide: i32, taken: &[Square]) -> Vec<Square> {
        let all = (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y)));
        let space = move |at: Square| (0..wide).flat_map(move |y| (0..wide).map(move |x| (at.0 + x, at.1 + y)));
        all.filter(|&at| space(at).all(|it| self.is_dry(it) && !taken.contains(&it))).collect()
    }

    fn of_floor(&self, feet: i32) -> Vec<Square> {
        self.floors.iter().filter(|(_, floor)| **floor == feet).map(|(at, _)| *at).collect()
    }

    fn hero(&mut self) {
        let mut modes: Vec<(&str, String)> = Vec::new();
        let grades: &[&str] = match self.ruleset {
            "epic-path" => &["greater", "greater", "lesser", "hover"],
            "rise" => &["", "fast", "slow"],
            _ => &["perfect", "good", "good", "average", "poor"],
        };
        for (mode, percent) in [("swim", 35), ("climb", 35), ("fly", 30), ("burrow", 10)] {
            let known = self.ruleset != "reaction" || matches!(mode, "swim" | "climb");
            if known && self.dice.percent(percent) {
                let grade = if mode == "fly" { *self.dice.pick(grades) } else { "" };
                modes.push((mode, format!("{mode} {} {grade}", self.dice.pick(&[20, 30, 60])).trim().to_owned()));
            }
        }
        let sizes = [("medium", 1), ("medium", 1), ("medium", 1), ("small", 1), ("large", 2), ("tiny", 1), ("huge", 3)];
        let (size, wide) = *self.dice.pick(&sizes);
        let wide = if size == "huge" { self.huge() } else { wide };
        let (lake, pit) = (self.of_floor(-LAKE), self.of_floor(-20));
        let beside_rock =
            |at: &Square| self.rocks.iter().any(|rock| rock.0.abs_diff(at.0) + rock.1.abs_diff(at.1) == 1);
        let walls: Vec<Square> = self.room(1, &[]).into_iter().filter(beside_rock).collect();
        let (single, flies) = (wide == 1, modes.iter().any(|(mode, _)| *mode == "fly"));
        let starts = [
            (Start::Floor, 3, true),
            (Start::Surface, 2, single && !lake.is_empty()),
            (Start::Bottom, 1, single && !lake.is_empty()),
            (Start::Pit, 1, single && !pit.is_empty()),
            (Start::Wall, 2, single && !walls.is_empty()),
            (Start::Air, 3, flies),
            (Start::Saddle, 2, single && size != "tiny"),
            (Start::Back, 1, single && self.ruleset == "epic-path"),
        ];
        let open = starts.into_iter().filter(|(.., open)| *open);
        let open: Vec<Start> = open.flat_map(|(start, times, _)| std::iter::repeat_n(start, times)).collect();
        self.start = *self.dice.pick(&open);
        let (room, big) = (self.room(wide, &[]), self.room(3, &[]));
        let (from, altitude): (&[Square], i32) = match self.start {
            Start::Surface => (&lake, LAKE),
            Start::Bottom => (&lake, 0),
            Start::Pit => (&pit, 0),
            Start::Wall => (&walls, 10),
            Start::Air => (&room, *self.dice.pick(&[5, 15])),
            Start::Saddle | Start::Back => (&big, 0),
            Start::Floor => (&room, 0),
        };
        self.at = *self.dice.pick(from);
        let lying: &[&str] = if self.ruleset == "epic-path" { &["prone", "quelled", "splayed"] } else { &["prone"] };
        let upright = ["fatigued", "exhausted", "blinded", "slowed", "entangled", "flat-footed", "unseen"];
        let grounded = matches!(self.start, Start::Floor | Start::Pit);
        let conditions = [&upright[..], if grounded { lying } else { &[] }].concat();
        let mut more = String::new();
        if self.dice.percent(15) {
            more += &format!(" conditions:{}", self.dice.pick(&conditions));
        }
        for burden in ["load", "armor"] {
            if self.dice.percent(20) {
                more += &format!(" {burden}:{}", self.dice.pick(&["medium", "heavy"]));
            }
        }
        let told: Vec<String> = modes.into_iter().map(|(_, told)| told).collect();
        if !told.is_empty() {
            more += &format!(" modes:\"{}\"", told.join(", "));
        }
        let (at, speed) = (name(self.at), *self.dice.pick(&[20, 30, 30, 40]));
        self.lines.push(format!(
            "/creature add name:Hero at:{at} side:heroes size:{size} speed:{speed} altitude:{altitude} strength:14 \
             maneuver-defense:12 initiative:30 base-attacks:2 constitution:12{more}"
        ));
    }

    /// The side of a Huge creature's space, in squares.
    fn huge(&self) -> i32 {
        if self.ruleset == "rise" { 4 } else { 3 }
    }

    fn others(&mut self) {
        let own = if self.lines.iter().any(|line| line.contains("size:huge")) { self.huge() } else { 2 };
        let mut taken: Vec<Square> = (0..own)
            .flat_map(|y| (0..own).map(move |x| (x, y)))
            .map(|by| (self.at.0 + by.0, self.at.1 + by.1))
            .collect();
        if matches!(self.start, Start::Saddle | Start::Back) {
            let size = if self.start == Start::Back && self.dice.percent(50) { "huge" } else { "large" };
            let wide = if size == "huge" { 3 } else { 2 };
            taken.extend(
                (0..3).flat_map(|y| (0..3).map(move |x| (x, y))).map(|by| (self.at.0 + by.0, self.at.1 + by.1)),
            );
            let at = name(self.at);
            self.lines.push(format!(
                "/creature add name:Horse at:{at} side:heroes size:{size} speed:50 initiative:25 maneuver-defense:12 strength:18"
            ));
            self.lines.push(match self.start {
                Start::Saddle => "/mount creature:Hero target:Horse force:true".to_owned(),
                _ => format!("/place creature:Hero at:{at} altitude:{}", 5 * wide),
            });
            self.mover = *self.dice.pick(&["Horse", "Horse", "Hero"]);
        }
        for (who, side, far) in [("Orc", "foes", 3), ("Wolf", "foes", 3), ("Ally", "heroes", 5)] {
            let (size, wide) = *self.dice.pick(&[("medium", 1), ("small", 1), ("large", 2), ("tiny", 1)]);
            let near = |at: &Square| at.0.abs_diff(self.at.0).max(at.1.abs_diff(self.at.1)) <= far;
            let room: Vec<Square> = self.room(wide, &taken).into_iter().filter(near).collect();
            if room.is_empty() {
                continue;
            }
            let at = *self.dice.pick(&room);
            taken.extend((0..wide).flat_map(|y| (0..wide).map(move |x| (at.0 + x, at.1 + y))));
            let states = ["helpless:true", "conditions:prone", "conditions:dead", "conditions:unseen"];
            let state = if self.dice.percent(15) { *self.dice.pick(&states) } else { "" };
            let line = format!(
                "/creature add name:{who} at:{} side:{side} size:{size} maneuver-defense:12 initiative:10 {state}",
                name(at)
            );
            self.lines.push(line.trim_end().to_owned());
            self.foes.push(who);
        }
        let giant = self.room(3, &taken);
        let apart = |at: &Square| (at.0 + 1).abs_diff(self.at.0).max((at.1 + 1).abs_diff(self.at.1));
        if let Some(&at) = giant.iter().min_by_key(|at| apart(at)).filter(|_| self.ruleset == "epic-path") {
            let at = name(at);
            self.lines
                .push(format!("/creature add name:Giant at:{at} side:foes size:huge maneuver-defense:5 initiative:5"));
            self.foes.push("Giant");
        }
    }

    fn near(&mut self, far: i32) -> String {
        let dice = &mut self.dice;
        let at = (self.at.0 + dice.between(-far, far), self.at.1 + dice.between(-far, far));
        name((at.0.clamp(0, WIDTH - 1), at.1.clamp(0, HEIGHT - 1)))
    }

    fn goal(&mut self, far: i32) -> String {
        match self.dice.below(10) {
            0 => {
                let steps = self.dice.between(1, 5);
                let ways: Vec<&str> = (0..steps).map(|_| *self.dice.pick(&WAYS)).collect();
                format!("\"{}\"", ways.join(" "))
            }
            1 => format!("\"{} {}\"", self.near(2), self.near(far)),
            _ => self.near(far),
        }
    }

    /// A random selection of these options.
    fn some(&mut self, options: &[&str]) -> String {
        let taken: Vec<&&str> = options.iter().filter(|_| self.dice.percent(22)).collect();
        taken.into_iter().map(|option| format!(" {option}")).collect()
    }

    /// A command that the ruleset has, with some of its options, sensible or not.
    pub fn line(&mut self) -> String {
        let (who, rules) = (self.mover, self.ruleset);
        let (epic, rise) = (rules == "epic-path", rules == "rise");
        let foe = if self.foes.is_empty() { "Hero" } else { *self.dice.pick(&self.foes) };
        let (to, far, beside) = (self.goal(4), self.goal(7), self.near(1));
        let (check, against, feet) = (self.dice.between(1, 40), self.dice.between(1, 25), 5 * self.dice.between(1, 5));
        let altitude = format!("altitude:{}", 5 * self.dice.between(0, 4));
        let stopped = format!("stopped-at:{}", self.near(2));
        let rolled =
            self.dice.pick(&[format!(" check:{check}"), format!(" bonus:{}", check / 2), String::new()]).clone();
        let opposed = if rolled.is_empty() || epic { String::new() } else { format!(" against:{against}") };
        let paced = if rise { "prefer:safest" } else { "pace:double" };
        let way = ["prefer:safest", "as-far-as:true"];
        let mode = format!("mode:{}", self.dice.pick(&["any", "any", "swim", "climb", "fly", "walk"]));
        match self.dice.below(if rise { 12 } else { 22 }) {
            0 | 1 => {
                let more = self.some(&[paced, "prefer:safest", "as-far-as:true", "share:true", "jump:true", &stopped]);
                format!("/move creature:{who} to:{to}{more}")
            }
            2 => format!(
                "/move creature:{who} to:{to} {mode}{rolled}{}",
                self.some(&[&altitude, paced, "as-far-as:true"])
            ),
            3 => format!("/swim creature:{who} to:{to}{rolled}{}", self.some(&[&way[..], &["water:calm"]].concat())),
            4 => format!("/climb creature:{who} to:{beside}{rolled}{}", self.some(&[&altitude, "as-far-as:true"])),
            5 => format!("/fly creature:{who} to:{to}{}", self.some(&[&altitude, way[0], way[1]])),
            6 => format!("/jump creature:{who} to:{to}{rolled}"),
            7 if rise => format!("/withdraw creature:{who} from:{foe} distance:{feet}"),
            7 if epic => format!("/withdraw creature:{who} to:{to} primary:{foe}{rolled}{}", self.some(&way)),
            7 => format!("/withdraw creature:{who} to:{to}{}", self.some(&[way[0], way[1], "one-action:true"])),
            8 if epic || rise => format!("/push creature:{foe} target:{who} feet:{feet}"),
            8 => format!("/escape creature:{who} to:{beside}{rolled}"),
            9 => (*self.dice.pick(&[
                "/dismount creature:Hero",
                "/stand creature:Hero",
                "/mount creature:Hero target:Horse",
            ]))
            .to_owned(),
            10 if rise => format!("/{} creature:{who} to:{far}{}", self.dice.pick(&["hustle", "sprint"]), ""),
            11 if rise => format!("/follow creature:{who} target:{foe} distance:{feet}"),
            10 | 11 => format!("/step creature:{who} to:{beside}{}", self.some(&["share:true", "full-round:true"])),
            12 => format!("/run creature:{who} to:{far}{}", self.some(&way)),
            13 => format!("/crawl creature:{who} to:{beside}"),
            14 | 15 => format!("/charge creature:{who} target:{foe}{rolled}{}", self.some(&["one-action:true"])),
            16 | 17 => {
                let through = format!("through:{foe}");
                format!("/tumble creature:{who} to:{to}{rolled}{}", self.some(&[&through, "accelerated:true", way[0]]))
            }
            18 if rules != "reaction" => {
                let more = self.some(&["part-of-move:true"]);
                format!("/overrun creature:{who} target:{foe} to:{to}{rolled}{opposed}{more}")
            }
            19 if rules == "reaction" => format!("/bull-rush creature:{who} target:{foe} to:{to}{rolled}{opposed}"),
            19 => format!(
                "/bull-rush creature:{who} target:{foe} feet:{feet}{rolled}{opposed}{}",
                self.some(&["follow:true"])
            ),
            20 if epic => format!("/clamber creature:{who} target:{foe}{rolled}{}", self.some(&["extra:5"])),
            20 => format!("/burrow creature:{who} to:{beside} altitude:-5 ground:soil{rolled}"),
            _ => format!("/move creature:{foe} to:{to}"),
        }
    }
}
