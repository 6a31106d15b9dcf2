//! Tables with air, water, walls, pits and a mount on them. `FIVEFOOT_BOARDS` plays more of them, from `FIVEFOOT_SEED` on.

use std::collections::BTreeMap;

use crate::boards::one_in;
use crate::boards::random::Dice;
use crate::door::Door;
use judge::{Square, name, named};

const RULESETS: [&str; 5] = ["srd35", "dnd35", "reaction", "epic-path", "rise"];
pub const WIDTH: i32 = 14;
pub const HEIGHT: i32 = 10;
/// The depth of the lake and of the pit, in feet.
pub const LAKE: i32 = 10;
const PIT: i32 = 20;

pub fn number(variable: &str, default: u64) -> u64 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// Where the Hero starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Medium {
    Floor,
    Surface,
    Bottom,
    Wall,
    Air,
    Saddle,
}

/// A table with a lake, a pit, rocks, the Hero somewhere and two foes nearby.
pub struct Table {
    pub seed: u64,
    pub ruleset: &'static str,
    medium: Medium,
    pub modes: Vec<(&'static str, u32)>,
    pub start: Square,
    lines: Vec<String>,
    pub floors: BTreeMap<Square, i32>,
    pub rocks: Vec<Square>,
}

impl Table {
    fn random(seed: u64, ruleset: &'static str) -> Self {
        let mut dice = Dice::new(seed);
        let dice = &mut dice;
        let mut floors = BTreeMap::new();
        let (left, right) = (dice.between(1, 4), dice.between(6, 8));
        let lake: Vec<Square> = (2..8).flat_map(|y| (left..left + 4).map(move |x| (x, y))).collect();
        let pit: Vec<Square> = (3..6).flat_map(|y| (right + 2..right + 4).map(move |x| (x, y))).collect();
        floors.extend(lake.iter().map(|&at| (at, -LAKE)));
        floors.extend(pit.iter().map(|&at| (at, -PIT)));
        let mut rocks = Vec::new();
        for _ in 0..dice.between(2, 6) {
            let at = (dice.between(0, WIDTH - 1), dice.between(0, HEIGHT - 1));
            if !floors.contains_key(&at) && !rocks.contains(&at) {
                rocks.push(at);
            }
        }
        let media = [Medium::Floor, Medium::Surface, Medium::Bottom, Medium::Wall, Medium::Air, Medium::Saddle];
        let medium = media[seed as usize % media.len()];
        let speed = *dice.pick(&[20, 30, 40]);
        let mut modes: Vec<(&str, u32)> = Vec::new();
        for mode in ["swim", "climb", "fly"] {
            let flies = mode == "fly" && ruleset != "reaction";
            let needs = mode == "fly" && medium == Medium::Air;
            if needs || ((mode != "fly" || flies) && dice.percent(if mode == "fly" { 15 } else { 40 })) {
                modes.push((mode, *dice.pick(&[20, 30, 60])));
            }
        }
        let free = |at: &Square| !floors.contains_key(at) && !rocks.contains(at);
        let squares = || (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (x, y)));
        let dry: Vec<Square> = squares().filter(free).collect();
        let beside_rock = |at: &&Square| rocks.iter().any(|rock| rock.0.abs_diff(at.0) + rock.1.abs_diff(at.1) == 1);
        let walls: Vec<Square> = dry.iter().filter(beside_rock).copied().collect();
        let (start, altitude) = match medium {
            Medium::Surface => (*dice.pick(&lake), LAKE),
            Medium::Bottom => (*dice.pick(&lake), 0),
            Medium::Wall if !walls.is_empty() => (*dice.pick(&walls), 10),
            Medium::Air => (*dice.pick(&dry), 15),
            Medium::Saddle => {
                let roomy = |at: &&Square| {
                    [(0, 0), (1, 0), (0, 1), (1, 1)].iter().all(|by| dry.contains(&(at.0 + by.0, at.1 + by.1)))
                };
                let roomy: Vec<Square> = dry.iter().filter(roomy).copied().collect();
                (*dice.pick(&roomy), 0)
            }
            Medium::Floor | Medium::Wall => (*dice.pick(&dry), 0),
        };
        let mut lines = vec![
            format!("/table new width:{WIDTH} height:{HEIGHT} ruleset:{ruleset}"),
            format!("/map paint squares:{}:{} terrain:pit depth:{LAKE}", name(lake[0]), name(lake[lake.len() - 1])),
            format!("/map paint squares:{}:{} terrain:water", name(lake[0]), name(lake[lake.len() - 1])),
            format!("/map paint squares:{}:{} terrain:pit depth:{PIT}", name(pit[0]), name(pit[pit.len() - 1])),
        ];
        lines.extend(rocks.iter().map(|&at| format!("/map paint squares:{} terrain:solid", name(at))));
        let class = match ruleset {
            "epic-path" => " greater",
            "rise" => "",
            _ => " perfect",
        };
        let told = modes.iter().map(|&(mode, speed)| match mode {
            "fly" => format!("fly {speed}{class}"),
            _ => format!("{mode} {speed}"),
        });
        let told: Vec<String> = told.collect();
        let told = if told.is_empty() { String::new() } else { format!(" modes:\"{}\"", told.join(", ")) };
        lines.push(format!(
            "/creature add name:Hero at:{} side:heroes speed:{speed} altitude:{altitude} strength:14 maneuver-defense:12 \
             initiative:30{told}",
            name(start)
        ));
        for foe in ["Orc", "Wolf"] {
            let near = |at: &&Square| (1..=3).contains(&at.0.abs_diff(start.0).max(at.1.abs_diff(start.1)));
            let round: Vec<Square> = dry.iter().filter(near).copied().collect();
            if !round.is_empty() {
                let at = name(*dice.pick(&round));
                lines.push(format!("/creature add name:{foe} at:{at} side:foes maneuver-defense:12"));
            }
        }
        if ruleset == "epic-path" && seed.is_multiple_of(2) {
            // Somebody next to the Hero to clamber into.
            let taken = |at: Square| lines.iter().any(|line| line.contains(&format!(" at:{} ", name(at))));
            let big = |at: &&Square| {
                let space = || (0..3).flat_map(|y| (0..3).map(move |x| (at.0 + x, at.1 + y)));
                let beside = space().any(|it| it.0.abs_diff(start.0).max(it.1.abs_diff(start.1)) == 1);
                beside && space().all(|it| dry.contains(&it) && it != start && !taken(it))
            };
            let there = dry.iter().find(big).copied();
            let giant =
                |at: Square| format!("/creature add name:Giant at:{} side:foes size:huge maneuver-defense:5", name(at));
            lines.extend(there.map(giant));
        }
        if medium == Medium::Saddle {
            lines.push(format!("/creature add name:Horse at:{} side:heroes size:large", name(start)));
            lines.push("/mount creature:Hero target:Horse force:true".to_owned());
        }
        Table { seed, ruleset, medium, modes, start, lines, floors, rocks }
    }

    pub fn set_up(&self, door: &mut Door) {
        self.lines.iter().for_each(|line| door.done(line));
    }

    pub fn which(&self) -> String {
        format!("{} seed {} {:?}\n{}\n", self.ruleset, self.seed, self.medium, self.lines.join("\n"))
    }

    /// Dice for the questions about this table, different for each ruleset.
    pub fn dice(&self, salt: u64) -> Dice {
        let word: u64 = self.ruleset.bytes().map(u64::from).sum();
        Dice::new((self.seed * 1_000_003 + word * 7_919) ^ salt)
    }

    /// The creature that the commands name: a rider's mount moves for it.
    pub fn mover(&self) -> &'static str {
        if self.medium == Medium::Saddle { "Horse" } else { "Hero" }
    }

    pub fn floor_under(&self, space: &str) -> i32 {
        squares(space).iter().map(|at| self.floors.get(at).copied().unwrap_or(0)).max().unwrap_or(0)
    }

    /// A movement that a player could ask for, sensible or not.
    pub fn line(&self, dice: &mut Dice) -> String {
        let who = self.mover();
        let near = |dice: &mut Dice, far: i32| {
            let at = (self.start.0 + dice.between(-far, far), self.start.1 + dice.between(-far, far));
            name((at.0.clamp(0, WIDTH - 1), at.1.clamp(0, HEIGHT - 1)))
        };
        let foe = *dice.pick(&["Orc", "Wolf"]);
        let (to, beside) = (near(dice, 4), near(dice, 1));
        let check = dice.between(1, 40);
        let up = 5 * dice.between(0, 4);
        match dice.below(24) {
            0..=2 => format!("/move creature:{who} to:{to}"),
            3 => format!("/move creature:{who} to:{to} mode:any check:{check}"),
            4 => format!("/step creature:{who} to:{beside}"),
            5 if self.ruleset == "epic-path" => format!("/withdraw creature:{who} to:{to} primary:{foe} check:{check}"),
            5 => format!("/withdraw creature:{who} to:{to}"),
            6 => format!("/charge creature:{who} target:{foe}"),
            7 => format!("/tumble creature:{who} to:{to} check:{check}"),
            8 => format!("/overrun creature:{who} target:{foe} to:{to} check:{check} against:10"),
            9 => format!("/bull-rush creature:{who} target:{foe} check:{check} against:10 feet:10"),
            10 => format!("/run creature:{who} to:{to}"),
            11 => format!("/jump creature:{who} to:{to} check:{check}"),
            12 if check % 2 == 0 => {
                format!("/swim creature:{who} to:{beside} altitude:{} check:{check}", up.min(LAKE))
            }
            12 => format!("/swim creature:{who} to:{to} check:{check}"),
            13 => format!("/climb creature:{who} to:{beside} altitude:{up} check:{check} surface:dungeon-wall"),
            14 => format!("/fly creature:{who} to:{to} altitude:{up}"),
            15 => format!("/push creature:{foe} target:{who} feet:10 drop-prone:no"),
            16 if self.ruleset == "epic-path" && check % 2 == 0 => {
                format!("/slide creature:{foe} target:{who} feet:10 to:{to}")
            }
            16 if self.ruleset == "epic-path" => format!("/pull creature:{foe} target:{who} feet:10"),
            16 => format!("/fling creature:{foe} target:{who} feet:10 direction:up"),
            17 => format!("/crawl creature:{who} to:{beside}"),
            18 => format!("/move creature:{foe} to:{to}"),
            19 => format!("/hustle creature:{who} to:{to}"),
            20 => format!("/clamber creature:{who} target:{foe} check:{check}"),
            21 => format!("/sprint creature:{who} to:{to}"),
            22 => format!("/escape creature:{who} to:{to}"),
            _ => "/dismount creature:Hero".to_owned(),
        }
    }
}

/// The squares of a space such as `D4` or `D4:E5`.
pub fn squares(space: &str) -> Vec<Square> {
    let (first, last) = space.split_once(':').unwrap_or((space, space));
    let (first, last) = (named(first), named(last));
    (first.1..=last.1).flat_map(|y| (first.0..=last.0).map(move |x| (x, y))).collect()
}

/// Tables of every ruleset; a quick run plays each ruleset in half of the media, and the next ruleset in the other half.
pub fn tables(boards: u64, first: u64) -> impl Iterator<Item = Table> {
    let parts = if boards < 6 { 1 } else { one_in(2) as u64 };
    let (boards, first) = (number("FIVEFOOT_BOARDS", boards), number("FIVEFOOT_SEED", first));
    RULESETS.into_iter().zip(0..).flat_map(move |(ruleset, nth)| {
        let seeds = (first..first + boards).filter(move |seed| (seed + nth) % parts == 0);
        seeds.map(move |seed| Table::random(seed, ruleset))
    })
}
