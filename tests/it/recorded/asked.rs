//! Random input for a table: any command that moves, hinders, hurts or looks, with any of its options.

use fivefoot::command::SPECS;
use fivefoot::command::spec::{Kind, NONE, Opt, Spec};
use fivefoot::field::{Land, Mount, Road, Vehicle};
use serde_json::Value;

use super::state::State;
use crate::boards::random::Dice;
use judge::{Square, name, named};

const DIRECTIONS: [&str; 8] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

/// Commands with their weights in the draw.
const COMMANDS: [(&str, u64); 45] = [
    ("move", 14),
    ("step", 4),
    ("run", 4),
    ("hustle", 3),
    ("sprint", 3),
    ("crawl", 3),
    ("fly", 10),
    ("fly-mishap", 2),
    ("wind", 2),
    ("climb", 7),
    ("swim", 7),
    ("burrow", 4),
    ("teleport", 2),
    ("jump", 8),
    ("stand", 2),
    ("mount", 2),
    ("dismount", 2),
    ("escape", 3),
    ("charge", 8),
    ("withdraw", 7),
    ("overrun", 7),
    ("bull-rush", 7),
    ("tumble", 7),
    ("clamber", 4),
    ("push", 4),
    ("pull", 3),
    ("slide", 3),
    ("fling", 4),
    ("block", 4),
    ("follow", 4),
    ("climb-forward", 3),
    ("swim-forward", 3),
    ("phase next", 4),
    ("phase declare", 4),
    ("phase retract", 1),
    ("fall", 5),
    ("settle", 2),
    ("travel", 3),
    ("options", 6),
    ("reachable", 2),
    ("threat", 2),
    ("measure", 2),
    ("flank", 2),
    ("turn next", 4),
    ("creature edit", 5),
];

/// Commands that are drawn occasionally, and need no option or turns.
const RARE: [&str; 6] = ["turn delay", "turn ready", "place", "map door", "creature sheet", "turn start"];

/// Which commands are drawn, and with how many options.
#[derive(Clone, Copy, Debug)]
pub enum Focus {
    /// Any command, with a few options.
    Any,
    /// These commands, separated by commas, with many options.
    On(&'static str),
    /// The same in a crowd: goals are near, and declared paths meet.
    Crowd(&'static str),
    /// The same with far goals, most of them up in the air.
    Far(&'static str),
}

impl Focus {
    /// The commands, if not any.
    fn commands(self) -> Option<&'static str> {
        match self {
            Focus::Any => None,
            Focus::On(commands) | Focus::Crowd(commands) | Focus::Far(commands) => Some(commands),
        }
    }
}

/// A table as seen by somebody about to type.
pub struct Asking<'a> {
    pub ruleset: &'a str,
    pub dice: &'a mut Dice,
    pub state: &'a State,
    pub focus: Focus,
}

impl Asking<'_> {
    /// Draws a command with its options, rarely one that the rulebook doesn't have.
    pub fn line(&mut self) -> String {
        let known = !self.dice.percent(4);
        loop {
            let spec = self.command();
            if !known || spec.is_in(self.ruleset) {
                return self.of(spec);
            }
        }
    }

    fn command(&mut self) -> &'static Spec {
        if let Some(commands) = self.focus.commands() {
            let commands: Vec<&str> = commands.split(", ").collect();
            let words = *self.dice.pick(&commands);
            return spec(words);
        }
        let all: u64 = COMMANDS.iter().map(|(_, times)| times).sum();
        let mut drawn = self.dice.below(all + RARE.len() as u64);
        let words = COMMANDS.iter().find(|(_, times)| match drawn.checked_sub(*times) {
            Some(left) => {
                drawn = left;
                false
            }
            None => true,
        });
        let words = words.map_or_else(|| RARE[drawn as usize], |(words, _)| words);
        spec(words)
    }

    /// Draws the options of this command.
    pub fn about(&mut self, words: &str) -> String {
        self.of(spec(words))
    }

    fn of(&mut self, spec: &Spec) -> String {
        let who = self.able(spec).unwrap_or_else(|| self.somebody());
        let mut line = format!("/{}", spec.words());
        let mut moves = Vec::new();
        for option in spec.options {
            let asked = self.percent(spec, option);
            let asked = match option.name {
                _ if self.focus.commands().is_none() => asked,
                "pace" => 12,
                "mode" => 15,
                _ if asked == 10 => 20,
                _ => asked,
            };
            if !self.dice.percent(asked) {
                continue;
            }
            let value = if option.name == "creature" { Some(who.clone()) } else { self.value(spec, option, &who) };
            if let Some(value) = value {
                let value = if value.contains([' ', ',', ';']) { format!("\"{value}\"") } else { value };
                moves.push(format!(" {}:{value}", option.name));
            }
        }
        moves.into_iter().for_each(|option| line += &option);
        line
    }

    /// How often an option is given, in percent.
    fn percent(&self, spec: &Spec, option: &Opt) -> u64 {
        match option.name {
            _ if option.required || option.name == "creature" => 100,
            "force" | "preview" => 4,
            "to" if ["charge", "bull-rush", "clamber", "push", "pull", "slide", "fling"].contains(&spec.name) => 25,
            "to" | "target" | "from" | "distance" | "primary" | "height" => 80,
            "check" | "as-far-as" | "prefer" | "mode" => 40,
            "against" | "bonus" | "altitude" | "ground-check" | "through" | "pace" => 30,
            "conditions" | "natural" | "speed" => 15,
            _ if spec.name == "creature" => 6,
            _ => 10,
        }
    }

    /// Somebody who has the way of moving that a command is about, if that is what the table is about.
    fn able(&mut self, spec: &Spec) -> Option<String> {
        self.focus.commands()?;
        let ways: &[&str] = match spec.name {
            "fly" | "fly-mishap" | "wind" => &["fly", "glide"],
            "climb" => &["climb"],
            "swim" => &["swim"],
            "burrow" => &["burrow"],
            "teleport" => &["teleport"],
            _ => return None,
        };
        let has = |name: &&String| {
            let modes = self.state.creature(name)["modes"].as_str().unwrap_or_default();
            ways.iter().any(|way| modes.contains(way))
        };
        let able: Vec<&String> = self.state.names().iter().filter(has).collect();
        (!able.is_empty() && self.dice.percent(85)).then(|| (*self.dice.pick(&able)).clone())
    }

    /// The nearest opponent, if that is what the table is about, or anybody.
    fn opponent(&mut self, who: &str) -> String {
        let near = self.focus.commands().is_some() && self.dice.percent(75);
        let at = |name: &str| self.state.creature(name)["anchor"].as_str().map(named);
        let side = |name: &str| self.state.creature(name)["side"].clone();
        let far = |name: &String| {
            let (here, there) = at(who).zip(at(name))?;
            Some(here.0.abs_diff(there.0).max(here.1.abs_diff(there.1)))
        };
        let opponents = self.state.names().iter().filter(|name| side(name) != side(who));
        let nearest = opponents.min_by_key(|name| far(name)).filter(|_| near).cloned();
        nearest.unwrap_or_else(|| self.other(who))
    }

    /// Somebody on the table, most often the creature whose turn it is or the first one.
    fn somebody(&mut self) -> String {
        let acting = self.state.acting().filter(|_| self.dice.percent(70)).map(str::to_owned);
        acting.unwrap_or_else(|| self.other(""))
    }

    fn other(&mut self, than: &str) -> String {
        let names: Vec<&String> = self.state.names().iter().filter(|name| *name != than).collect();
        if names.is_empty() { than.to_owned() } else { (*self.dice.pick(&names)).clone() }
    }

    fn square(&mut self, who: &str, far: i32) -> Square {
        let at = self.state.creature(who)["anchor"].as_str().map_or((4, 4), named);
        let dice = &mut self.dice;
        ((at.0 + dice.between(-far, far)).clamp(0, 15), (at.1 + dice.between(-far, far)).clamp(0, 11))
    }

    /// Where somebody stands, or a square near it.
    fn place_of(&mut self, who: &str, far: i32) -> String {
        name(self.square(who, far))
    }

    fn destination(&mut self, who: &str) -> String {
        let far = match self.focus {
            Focus::Any => *self.dice.pick(&[1, 2, 3, 4, 4, 6, 9]),
            Focus::On(_) => *self.dice.pick(&[1, 2, 2, 3, 3, 4, 5]),
            Focus::Crowd(_) => *self.dice.pick(&[1, 1, 2, 2, 3]),
            Focus::Far(_) => *self.dice.pick(&[4, 5, 6, 7, 9, 12]),
        };
        if let Focus::Far(_) = self.focus
            && self.dice.percent(60)
        {
            return format!("{}@{}", name(self.square(who, far)), 5 * self.dice.between(0, 9));
        }
        match self.dice.below(12) {
            0 | 1 => {
                let steps = self.dice.between(1, 5);
                (0..steps).map(|_| *self.dice.pick(&DIRECTIONS)).collect::<Vec<_>>().join(" ")
            }
            2 => format!("{} {}", name(self.square(who, 2)), name(self.square(who, far))),
            3 => format!("{}@{}", name(self.square(who, far)), 5 * self.dice.between(0, 4)),
            _ => name(self.square(who, far)),
        }
    }

    fn value(&mut self, spec: &Spec, option: &Opt, who: &str) -> Option<String> {
        let dice = &mut self.dice;
        Some(match option.kind {
            Kind::Flag => dice.percent(85).to_string(),
            Kind::Choice(words) => (*dice.pick(words)).to_owned(),
            Kind::WordList(words) => {
                let many = dice.between(1, 2);
                let drawn: Vec<&str> = (0..many).map(|_| *dice.pick(words)).filter(|word| *word != NONE).collect();
                if drawn.is_empty() { NONE.to_owned() } else { drawn.join(" ") }
            }
            Kind::Load(words, _) => {
                if dice.percent(50) {
                    (*dice.pick(words)).to_owned()
                } else {
                    (10 * dice.between(0, 40)).to_string()
                }
            }
            Kind::Feet(most) => {
                let feet: u32 = match option.name {
                    "height" => 5 * dice.between(1, 30) as u32,
                    "speed" | "collision-speed" => 5 * dice.between(0, 16) as u32,
                    _ => 5 * dice.between(0, 6) as u32,
                };
                feet.min(most).to_string()
            }
            Kind::Whole(least, most) => {
                let drawn = match option.name {
                    "natural" => dice.between(1, 20),
                    "weight" => 25 * dice.between(1, 40),
                    _ => least as i32 + dice.between(0, 6),
                };
                (drawn as u32).clamp(least, most).to_string()
            }
            Kind::Number(least, most) | Kind::OrNone(least, most) => {
                let drawn = match option.name {
                    "altitude" => 5 * dice.between(-3, 6),
                    "dexterity" | "strength" | "constitution" | "dc" | "dv" | "medium-dc" => dice.between(5, 25),
                    name if name.ends_with("bonus") => dice.between(-2, 12),
                    _ => dice.between(1, 35),
                };
                drawn.clamp(least, most).to_string()
            }
            Kind::Creature => self.opponent(who),
            Kind::Creatures => {
                let (one, two) = (self.opponent(who), self.other(who));
                if one == two || self.dice.percent(70) { one } else { format!("{one}, {two}") }
            }
            Kind::Square => name(self.square(who, 3)),
            Kind::Destination => self.destination(who),
            Kind::Area => {
                let (x, y) = self.square(who, 1);
                format!("{}:{}", name((x, y)), name((x, y + 1)))
            }
            Kind::Place if self.dice.percent(50) => self.other(""),
            Kind::Place => name(self.square(who, 6)),
            Kind::Door => name(self.square(who, 1)),
            Kind::Side => (*self.dice.pick(&["heroes", "foes", "neutral"])).to_owned(),
            Kind::Legs => {
                let many = self.dice.between(1, 3);
                (0..many).map(|_| leg(self.dice)).collect::<Vec<_>>().join("; ")
            }
            Kind::Text => return self.text(spec, option, who),
            _ => return None,
        })
    }

    fn text(&mut self, spec: &Spec, option: &Opt, who: &str) -> Option<String> {
        let dice = &mut self.dice;
        Some(match option.name {
            "check" | "against" | "ground-check" => {
                let many = *dice.pick(&[1, 1, 1, 2, 3]);
                (0..many).map(|_| dice.between(1, 35).to_string()).collect::<Vec<_>>().join(" ")
            }
            "drop-prone" => match dice.below(3) {
                0 => "true".to_owned(),
                1 => "false".to_owned(),
                _ => name(self.square(who, 2)),
            },
            "order" => {
                let feet = 5 * dice.between(1, 6);
                let target = self.other(who);
                if let Focus::Crowd(_) = self.focus
                    && self.dice.percent(75)
                {
                    return Some(format!("hustle {}", self.place_of(&target, 1)));
                }
                match self.dice.below(5) {
                    0 | 1 => format!("follow {target} {feet}"),
                    2 => format!("block {target}"),
                    3 => format!("withdraw {target} {feet}"),
                    _ => format!("hustle {}", name(self.square(who, 5))),
                }
            }
            "hours" | "miles" if spec.name == "travel" => dice.between(1, 30).to_string(),
            "current" | "miles-per-hour" => dice.between(1, 4).to_string(),
            "modes" => {
                let modes = [
                    "fly 40 good",
                    "fly 60 average",
                    "fly 30 greater",
                    "swim 30",
                    "climb 20",
                    "burrow 20",
                    "fly 60 clumsy",
                ];
                (*dice.pick(&modes)).to_owned()
            }
            "speed-bonus" => (*dice.pick(&["enhancement 10, haste 30", "10", "none"])).to_owned(),
            _ => return None,
        })
    }
}

fn spec(words: &str) -> &'static Spec {
    SPECS.iter().find(|spec| spec.words() == words).unwrap_or_else(|| panic!("no command {words}"))
}

/// A leg of a journey: `forest trail 20mi pony`.
fn leg(dice: &mut Dice) -> String {
    let (land, road, far) = (*dice.pick(Land::WORDS), *dice.pick(Road::WORDS), dice.between(1, 40));
    let far = if dice.percent(80) { format!("{far}mi") } else { format!("{}h", 1 + far % 12) };
    let by = match dice.below(10) {
        0..3 => *dice.pick(Mount::WORDS),
        3 | 4 => *dice.pick(Vehicle::WORDS),
        _ => "",
    };
    format!("{land} {road} {far} {by}").trim().to_owned()
}

/// The words and options of a line: `move`, with `pace:double`, `to`.
pub fn parts(line: &str) -> (String, Vec<String>) {
    let given = fivefoot::command::line::read(line).expect("a line");
    let spoken = |(name, value): &(String, String)| {
        let is_word = SPECS.iter().flat_map(|spec| spec.options).any(|option| {
            option.name == name
                && matches!(option.kind, Kind::Choice(words) | Kind::WordList(words) if words.contains(&value.as_str()))
        });
        if is_word { format!("{name}:{value}") } else { name.clone() }
    };
    let words = line.split_whitespace().take_while(|word| !word.contains(':')).collect::<Vec<_>>().join(" ");
    (words, given.options.iter().map(spoken).collect())
}

/// Whether the answer reports an invalid line.
pub fn is_error(reply: &Value) -> bool {
    reply["status"] == "error"
}
