//! The modes of movement and how well a creature uses them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::gear::SpeedCategory;
use crate::grid::{Feet, feet_typed};
use crate::say;
use crate::words::Message;

crate::word_enum! {
    /// A mode of movement.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Mode {
        /// On the ground.
        #[default]
        Walk "walk",
        /// Along walls.
        Climb "climb",
        /// Through the air.
        Fly "fly",
        /// Through the air, only downward.
        Glide "glide",
        /// Through water.
        Swim "swim",
        /// Through the ground.
        Burrow "burrow",
        /// Without passing through the space between.
        Teleport "teleport",
    }
}

impl Mode {
    /// The grades that rulebooks distinguish in this mode.
    #[must_use]
    pub fn grades(self) -> &'static [Grade] {
        match self {
            Mode::Walk | Mode::Glide => &[],
            Mode::Climb => &[Grade::Lesser, Grade::Greater, Grade::Brachiating],
            Mode::Fly => &[Grade::Lesser, Grade::Greater, Grade::Hover],
            Mode::Swim => &[Grade::Lesser, Grade::Greater, Grade::Jet],
            Mode::Burrow => &[Grade::Burrowing, Grade::Tunneling, Grade::EarthGlide],
            Mode::Teleport => &[Grade::Lesser, Grade::Greater],
        }
    }
}

crate::word_enum! {
    /// A maneuverability class, from worst to best.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[allow(missing_docs)]
    pub enum Maneuverability {
        Clumsy "clumsy",
        Poor "poor",
        Average "average",
        Good "good",
        Perfect "perfect",
    }

    /// A grade of flying, climbing, swimming, burrowing or teleporting, in rulesets that have them (Epic Path).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[allow(missing_docs)]
    pub enum Grade {
        Lesser "lesser",
        Greater "greater",
        Hover "hover",
        Brachiating "brachiating",
        Jet "jet",
        Burrowing "burrowing",
        Tunneling "tunneling",
        EarthGlide "earth-glide",
    }
}

/// One of a creature's modes and how well it uses it; as text `fly 60 good`, `swim 30 slow` or `fly 40 lesser winged`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Means {
    /// The mode.
    pub mode: Mode,
    /// Its speed, in feet.
    pub speed: Feet,
    /// The maneuverability class, if given.
    pub maneuverability: Option<Maneuverability>,
    /// The speed category, if given.
    pub speed_category: Option<SpeedCategory>,
    /// The grade, if given.
    pub grade: Option<Grade>,
    /// The greatest height above a support at which it can fly, in feet, if limited.
    pub limit: Option<Feet>,
    /// Whether it flies with wings.
    pub winged: bool,
    /// Whether it is at home in that element, as birds are in the air.
    pub native: bool,
    /// Whether it stays in the air without moving.
    pub floating: bool,
}

impl Means {
    /// A mode with nothing but its speed.
    #[must_use]
    pub fn plain(mode: Mode, speed: Feet) -> Self {
        Means { mode, speed, ..Means::default() }
    }
}

/// A creature's modes besides walking, each at most once; as text `fly 60 good, swim 30 slow`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Modes(Vec<Means>);

/// Why a text is not a list of modes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseModesError {
    /// The first word of a part is not a mode.
    #[error("`{0}` isn't a way of moving: use climb, fly, glide, swim, burrow or teleport")]
    UnknownMode(String),
    /// The speed is missing, or not a multiple of 5 up to `MAX_MODE_SPEED`.
    #[error("after `{0}` its speed is expected: feet in steps of 5, from 5 to {MAX_MODE_SPEED}, such as 60")]
    NoSpeed(&'static str),
    /// A word that does not apply to this mode.
    #[error("`{word}` means nothing for `{mode}`; it can be {known}")]
    UnknownWord {
        /// The word.
        word: String,
        /// The mode.
        mode: &'static str,
        /// The words that apply to it.
        known: String,
    },
    /// Two words that exclude each other.
    #[error("`{0}` and `{1}` exclude each other: `{2}` is one or the other")]
    Either(&'static str, &'static str, &'static str),
    /// A mode appears twice.
    #[error("`{0}` appears twice")]
    Twice(&'static str),
}

impl ParseModesError {
    /// The message for the user.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            ParseModesError::UnknownMode(word) => say!("modes-unknown", word),
            ParseModesError::NoSpeed(mode) => say!("modes-no-speed", mode, most = MAX_MODE_SPEED),
            ParseModesError::UnknownWord { word, mode, known } => say!("modes-unknown-word", word, mode, known),
            ParseModesError::Either(one, other, mode) => say!("modes-either", one, other, mode),
            ParseModesError::Twice(mode) => say!("modes-twice", mode),
        }
    }
}

/// The highest speed of a mode, in feet.
pub const MAX_MODE_SPEED: u32 = 1_000;

impl Modes {
    /// All modes.
    pub fn iter(&self) -> impl Iterator<Item = &Means> {
        self.0.iter()
    }

    /// Whether there are none besides walking.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How it moves in a mode, if it has it.
    #[must_use]
    pub fn of(&self, mode: Mode) -> Option<&Means> {
        self.0.iter().find(|means| means.mode == mode)
    }
}

/// Every word that can follow the speed of this mode.
fn words(mode: Mode) -> Vec<&'static str> {
    let mut words: Vec<&'static str> = mode.grades().iter().map(|grade| grade.word()).collect();
    let categories = SpeedCategory::ALL.into_iter().map(SpeedCategory::word);
    match mode {
        Mode::Fly => {
            words.extend(Maneuverability::ALL.into_iter().map(Maneuverability::word));
            words.extend(categories.filter(|word| *word != SpeedCategory::Average.word()));
            words.extend(["limit 30", "winged", "native", "floating"]);
        }
        Mode::Glide => words.extend(categories.chain(["limit 30", "winged", "native", "floating"])),
        Mode::Swim => words.extend(categories.chain(["native"])),
        Mode::Climb | Mode::Burrow => words.extend(categories),
        Mode::Walk | Mode::Teleport => {}
    }
    words
}

/// Refuses two different words for the same property.
fn refuse_both(mode: Mode, words: Option<(&'static str, &'static str)>) -> Result<(), ParseModesError> {
    match words {
        Some((one, other)) if one != other => Err(ParseModesError::Either(one, other, mode.word())),
        _ => Ok(()),
    }
}

fn feet(text: &str) -> Option<Feet> {
    let feet = u32::try_from(feet_typed(text)?).ok()?;
    ((5..=MAX_MODE_SPEED).contains(&feet) && feet % 5 == 0).then_some(Feet(feet))
}

impl FromStr for Means {
    type Err = ParseModesError;

    fn from_str(text: &str) -> Result<Self, ParseModesError> {
        let lower = text.to_lowercase();
        let mut items = lower.split_whitespace().filter(|item| *item != "ft" && *item != "ft.");
        let first = items.next().unwrap_or_default();
        let mode = Mode::ALL.into_iter().find(|mode| *mode != Mode::Walk && mode.word() == first);
        let mode = mode.ok_or_else(|| ParseModesError::UnknownMode(first.chars().take(40).collect()))?;
        let speed = items.next().and_then(feet).ok_or(ParseModesError::NoSpeed(mode.word()))?;
        let mut means = Means::plain(mode, speed);
        while let Some(word) = items.next() {
            let unknown = || ParseModesError::UnknownWord {
                word: word.chars().take(40).collect(),
                mode: mode.word(),
                known: words(mode).join(", "),
            };
            let known = words(mode).into_iter().find(|known| known.split(' ').next() == Some(word));
            match known.ok_or_else(unknown)? {
                "winged" => means.winged = true,
                "native" => means.native = true,
                "floating" => means.floating = true,
                "limit 30" => means.limit = Some(items.next().and_then(feet).ok_or_else(unknown)?),
                _ => {
                    let class = Maneuverability::named(word);
                    let class = class.filter(|_| mode == Mode::Fly);
                    let grade = mode.grades().iter().copied().find(|grade| grade.word() == word);
                    refuse_both(mode, means.maneuverability.zip(class).map(|(a, b)| (a.word(), b.word())))?;
                    refuse_both(mode, means.grade.zip(grade).map(|(a, b)| (a.word(), b.word())))?;
                    let category = SpeedCategory::named(word);
                    // `average` is a maneuverability class if the mode can have one, else a speed category.
                    let (first, second) = if class.is_some() {
                        (means.speed_category, category)
                    } else {
                        (category, means.speed_category)
                    };
                    means.speed_category = first.or(second);
                    means.maneuverability = class.or(means.maneuverability);
                    means.grade = grade.or(means.grade);
                }
            }
        }
        Ok(means)
    }
}

impl fmt::Display for Means {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.mode.word(), self.speed.0)?;
        let class = self.maneuverability.map(Maneuverability::word);
        // `average` was written only once, for both.
        let category = self.speed_category.map(SpeedCategory::word).filter(|word| Some(*word) != class);
        for word in class.into_iter().chain(category).chain(self.grade.map(Grade::word)) {
            write!(f, " {word}")?;
        }
        if let Some(limit) = self.limit {
            write!(f, " limit {}", limit.0)?;
        }
        f.write_str(if self.winged { " winged" } else { "" })?;
        f.write_str(if self.native { " native" } else { "" })?;
        f.write_str(if self.floating { " floating" } else { "" })
    }
}

impl FromStr for Modes {
    type Err = ParseModesError;

    fn from_str(text: &str) -> Result<Self, ParseModesError> {
        let mut modes = Modes::default();
        for part in text.split([',', ';']).filter(|part| !part.trim().is_empty()) {
            let means: Means = part.parse()?;
            if modes.of(means.mode).is_some() {
                return Err(ParseModesError::Twice(means.mode.word()));
            }
            modes.0.push(means);
        }
        modes.0.sort_by_key(|means| means.mode);
        Ok(modes)
    }
}

impl fmt::Display for Modes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all: Vec<String> = self.0.iter().map(Means::to_string).collect();
        f.write_str(&all.join(", "))
    }
}

impl From<Modes> for String {
    fn from(modes: Modes) -> String {
        modes.to_string()
    }
}

impl TryFrom<String> for Modes {
    type Error = ParseModesError;

    fn try_from(text: String) -> Result<Self, ParseModesError> {
        text.parse()
    }
}
