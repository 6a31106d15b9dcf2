//! Tables about one chapter each: the lines come from its commands alone, with many of their options, on ground and with creatures that
//! give these something to decide.

use super::asked::Focus;
use super::state::State;
use crate::boards::random::Dice;
use judge::{Square, name};

/// What a table is about.
#[derive(Clone, Copy, Debug)]
pub struct Theme {
    /// What the goals of its movements are like.
    goals: fn(&'static str) -> Focus,
    /// The commands to draw from, separated by commas; one named twice is drawn twice as often.
    commands: &'static str,
    /// How many patches of ground ask for a check.
    checks: i32,
    /// How likely a creature gets ways of moving, in percent.
    modes: u64,
    /// What is on edges, or not, in percent.
    edges: u64,
    /// How many creatures come to those that are there.
    crowd: i32,
}

const THEMES: [Theme; 6] = [
    // Ground that asks for checks.
    Theme {
        goals: Focus::On,
        commands: "move, move, run, step, charge, charge, bull-rush, overrun, jump, jump, fly, fly, tumble, withdraw, \
                   climb, swim, push, fling, hustle, follow, phase next, phase next, turn next, clamber, teleport, \
                   phase declare",
        checks: 9,
        modes: 50,
        edges: 10,
        crowd: 0,
    },
    // Pushes, throws and what is in the way of them.
    Theme {
        goals: Focus::On,
        commands: "bull-rush, bull-rush, bull-rush, overrun, overrun, push, pull, slide, fling, fling, clamber, clamber, \
                   tumble, charge, creature edit, turn next, stand, place",
        checks: 2,
        modes: 40,
        edges: 40,
        crowd: 0,
    },
    // In the air.
    Theme {
        goals: Focus::On,
        commands: "fly, fly, fly, fly, fly-mishap, wind, charge, withdraw, move, run, turn next, turn next, options, \
                   reachable, bull-rush, hustle, phase next, phase declare, place, overrun, tumble",
        checks: 2,
        modes: 100,
        edges: 10,
        crowd: 0,
    },
    // Movement in phases, or in turns where there are none.
    Theme {
        goals: Focus::On,
        commands: "phase next, phase next, phase next, phase declare, phase declare, follow, follow, block, withdraw, \
                   move, hustle, climb-forward, swim-forward, fly, swim, climb, jump, burrow, phase retract, turn next, \
                   overrun, charge",
        checks: 2,
        modes: 60,
        edges: 25,
        crowd: 0,
    },
    // Through water and earth, along walls, and without passing through what is between.
    Theme {
        goals: Focus::On,
        commands: "climb, climb, swim, swim, burrow, burrow, teleport, teleport, charge, withdraw, move, escape, \
                   turn next, options, run, phase next, climb-forward, swim-forward, bull-rush, push",
        checks: 1,
        modes: 90,
        edges: 20,
        crowd: 0,
    },
    // Falls, mounts, and getting up again.
    Theme {
        goals: Focus::On,
        commands: "fall, fall, settle, settle, jump, jump, fly-mishap, push, fling, mount, mount, dismount, stand, \
                   escape, move, charge, turn next, place, measure, flank, threat, options, map door, turn start, \
                   bull-rush",
        checks: 2,
        modes: 50,
        edges: 30,
        crowd: 0,
    },
];

/// Themes of the tables from `LATER` on.
const LATER_THEMES: [Theme; 4] = [
    // Crowds, in which creatures are in each other's way.
    Theme {
        goals: Focus::Crowd,
        commands: "phase declare, phase declare, phase declare, phase declare, phase next, move, step, charge, withdraw, tumble, \
                   overrun, bull-rush, options, reachable, turn next, flank, follow, block, stand",
        checks: 1,
        modes: 25,
        edges: 15,
        crowd: 5,
    },
    // Long ways through the air, through water and around things.
    Theme {
        goals: Focus::Far,
        commands: "fly, fly, fly, fly, charge, withdraw, move, run, swim, climb, burrow, hustle, options, turn next, jump, \
                   overrun, bull-rush, phase next, phase declare, teleport, creature edit",
        checks: 2,
        modes: 90,
        edges: 20,
        crowd: 1,
    },
    // Journeys.
    Theme {
        goals: Focus::On,
        commands: "travel, travel, travel, travel, travel, travel, creature edit",
        checks: 0,
        modes: 40,
        edges: 0,
        crowd: 0,
    },
    // Every way to do something.
    Theme {
        goals: Focus::Crowd,
        commands: "options, options, reachable, move, jump, fly, charge, fall, fling, mount, dismount, settle, \
                   escape, turn next, phase next, climb, swim, place",
        checks: 4,
        modes: 60,
        edges: 25,
        crowd: 2,
    },
];

/// Tables from this number on have themes of their own.
const LATER: u64 = 2_000;

impl Theme {
    /// The theme of this table.
    pub fn of(number: u64) -> Theme {
        let themes = if number < LATER { &THEMES[..] } else { &LATER_THEMES[..] };
        themes[(number % themes.len() as u64) as usize]
    }

    /// What somebody types there.
    pub fn focus(&self) -> Focus {
        (self.goals)(self.commands)
    }

    /// The lines that make a table fit for it.
    pub fn dressed(&self, ruleset: &str, dice: &mut Dice, state: &State) -> Vec<String> {
        let mut lines = Vec::new();
        for _ in 0..dice.between(0, self.checks) {
            let terrain = *dice.pick(&["open", "open", "difficult", "light-undergrowth", "hazardous"]);
            let skills = ["balance", "balance", "balance", "acrobatics", "movement", "jump", "swim", "reflex"];
            let (skill, dc) = (*dice.pick(&skills), dice.between(2, 30));
            lines.push(format!("/map paint squares:{} terrain:{terrain} check:\"{skill} {dc}\"", area(dice)));
        }
        for terrain in ["pit", "water", "shallow-water", "crawlway", "trench", "obstacle", "heavy-undergrowth"] {
            if dice.percent(12) {
                lines.push(format!("/map paint squares:{} terrain:{terrain}", area(dice)));
            }
        }
        lines.extend((0..self.crowd).map(|nth| newcomer(dice, nth)));
        if dice.percent(15) {
            lines.push(format!("/map height squares:{} feet:{}", area(dice), 5 * dice.between(1, 8)));
        }
        for _ in 0..6 {
            if dice.percent(self.edges) {
                lines.push(edge(dice));
            }
        }
        for who in state.names() {
            if dice.percent(self.modes) {
                let modes = modes(ruleset, dice);
                let flies = modes.contains("fly") || modes.contains("glide");
                let up = if flies && dice.percent(50) { 5 * dice.between(1, 12) } else { 0 };
                lines.push(format!("/creature edit creature:{who} modes:\"{modes}\""));
                lines.extend((up > 0).then(|| format!("/creature edit creature:{who} altitude:{up}")));
            }
            if dice.percent(40) {
                lines.push(format!("/creature edit creature:{who} {}", figure(dice)));
            }
        }
        if dice.percent(40) {
            lines.push("/turn start".to_owned());
        }
        lines
    }
}

fn square(dice: &mut Dice) -> Square {
    (dice.between(0, 11), dice.between(0, 9))
}

/// Somebody in the middle of the board.
fn newcomer(dice: &mut Dice, nth: i32) -> String {
    let at = name((dice.between(2, 7), dice.between(2, 6)));
    let side = *dice.pick(&["heroes", "foes", "foes"]);
    let size = *dice.pick(&["small", "medium", "medium", "large"]);
    format!("/creature add name:Guest{nth} at:{at} size:{size} side:{side} speed:30")
}

/// A few squares in a row or a block.
fn area(dice: &mut Dice) -> String {
    let (x, y) = square(dice);
    format!("{}:{}", name((x, y)), name((x + dice.between(0, 3), y + dice.between(0, 2))))
}

fn edge(dice: &mut Dice) -> String {
    let ((x, y), far) = (square(dice), dice.between(1, 3));
    match dice.below(3) {
        0 => format!("/map wall from:{} to:{}", name((x, y)), name((x + far, y + dice.between(1, 3)))),
        1 => {
            let (side, fits) = (*dice.pick(&["north", "east"]), *dice.pick(&["tiny", "small", "medium", "large"]));
            format!("/map edge squares:{} side:{side} barrier:narrow fits:{fits}", name((x, y)))
        }
        _ => {
            let (side, leaf) =
                (*dice.pick(&["north", "east"]), *dice.pick(&["window", "grate", "curtain", "low", "door"]));
            format!("/map edge squares:{}:{} side:{side} barrier:{leaf}", name((x, y)), name((x, y + far)))
        }
    }
}

/// One or two ways of moving, with words of the rulebook.
fn modes(ruleset: &str, dice: &mut Dice) -> String {
    let mut all: Vec<String> = Vec::new();
    for mode in ["fly", "glide", "climb", "swim", "burrow", "teleport"] {
        let often = if mode == "fly" { 60 } else { 22 };
        if !dice.percent(often) {
            continue;
        }
        let grades: &[&str] = match (ruleset, mode) {
            ("epic-path", "fly") => &["lesser", "greater", "hover"],
            ("epic-path", "climb") => &["lesser", "greater", "brachiating"],
            ("epic-path", "swim") => &["lesser", "greater", "jet"],
            ("epic-path", "burrow") => &["burrowing", "tunneling", "earth-glide"],
            ("epic-path", "teleport") => &["lesser", "greater"],
            ("rise", "teleport") => &[""],
            ("rise", _) => &["", "fast", "slow"],
            (_, "fly") => &["clumsy", "poor", "average", "good", "perfect"],
            _ => &[""],
        };
        let mut means = format!("{mode} {} {}", 5 * dice.between(2, 14), dice.pick(grades)).trim().to_owned();
        if mode == "fly" || mode == "glide" {
            for (word, often) in [("limit 20", 15), ("winged", 20), ("native", 10), ("floating", 10)] {
                if dice.percent(often) {
                    means = format!("{means} {word}");
                }
            }
        }
        all.push(means);
    }
    if all.is_empty() { "none".to_owned() } else { all.join(", ") }
}

/// One thing about a creature.
fn figure(dice: &mut Dice) -> String {
    let word = |dice: &mut Dice, words: &[&str]| (*dice.pick(words)).to_owned();
    match dice.below(16) {
        0 | 1 => format!("size:{}", word(dice, &["fine", "tiny", "small", "medium", "large", "huge"])),
        2 | 3 => {
            let all = [
                "prone",
                "blinded",
                "incorporeal",
                "unseen",
                "slowed",
                "staggered",
                "fatigued",
                "exhausted",
                "entangled",
                "flat-footed",
                "stunned",
                "helpless",
                "dead",
                "squeezing",
                "quelled",
                "splayed",
                "prone-by-choice",
            ];
            format!("conditions:{}", word(dice, &all))
        }
        4 => format!("speed:{}", 5 * dice.between(0, 12)),
        5 => format!("reach:{}", 5 * dice.between(0, 3)),
        6 => "weapon-reach:true".to_owned(),
        7 => format!("armor:{}", word(dice, &["light", "medium", "heavy"])),
        8 => format!("load:{}", word(dice, &["medium", "heavy", "120", "200"])),
        9 => format!("ignores:{}", word(dice, &["difficult", "obstacle", "water", "\"difficult low\"", "hazardous"])),
        10 => format!("strength:{}", dice.between(3, 25)),
        11 => format!("base-attacks:{}", dice.between(0, 3)),
        12 => format!("speed-category:{}", word(dice, &["fast", "average", "slow"])),
        13 => word(dice, &["runner:true", "quadruped:true", "fills:true", "shape:long", "jump-trained:true"]),
        14 => word(dice, &["threatens:false", "helpless-obstacle:true", "side:neutral", "squares:2", "race:dwarf"]),
        _ => format!("resist-forced:{}", 5 * dice.between(0, 3)),
    }
}
