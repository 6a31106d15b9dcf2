//! Command options: their names and the kinds of their values.

/// An option of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opt {
    /// The word before the colon.
    pub name: &'static str,
    /// What may follow the colon.
    pub kind: Kind,
    /// Whether the command needs it.
    pub required: bool,
    /// A fuller option or command that covers this one, or the result whose button asks for this as well. Discord limits the
    /// options of a command, so only that one is registered there; the console accepts both.
    pub short_for: Option<&'static str>,
    /// Whether the option names the mover and may be left out if the mover is clear: the acting creature, the person's
    /// only one, or the only one on the table.
    pub clear: bool,
}

/// What kind of value an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Any text.
    Text,
    /// Text of several lines. If it is left out, Discord opens a window for it.
    Lines,
    /// A whole number in this range.
    Whole(u32, u32),
    /// A whole number in this range, which may include negative ones.
    Number(i32, i32),
    /// A whole number in this range, or `none` if it is unknown.
    OrNone(i32, i32),
    /// A length in feet, up to this maximum: `40` or `40ft`.
    Feet(u32),
    /// Yes or no.
    Flag,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// Any number of these words: `prone blinded`.
    WordList(&'static [&'static str]),
    /// A load: one of these words, or a weight in pounds up to this maximum: `85` or `85 lb`.
    Load(&'static [&'static str], u32),
    /// A creature on the table, by its name or part of it.
    Creature,
    /// A person by id, or none.
    Person,
    /// A role of the server by id, or none.
    Role,
    /// A square: `D4`.
    Square,
    /// A door or a window on the table, by a square next to it: `J3`, `J3/K3`.
    Door,
    /// Where a movement leads: one or more squares, or directions.
    Destination,
    /// A rectangle of squares: `E5:E6`.
    Area,
    /// One or more squares or rectangles: `D4 C3:E5`.
    Areas,
    /// A square or a creature.
    Place,
    /// A rule that a table can change.
    HouseRule,
    /// A value for the rule named in the option `rule`.
    HouseValue,
    /// A topic of `/rules`.
    Topic,
    /// A file: its path on the console, an attachment on Discord.
    File,
    /// A creature that comes with the bot: `ogre`.
    Preset,
    /// A creature of the roster, by its name.
    Template,
    /// Several creatures on the table, separated by commas.
    Creatures,
    /// The side that a creature fights on: any word.
    Side,
    /// A command, by its words.
    Command,
    /// Legs of a journey: `forest trail 20mi; hills 10mi`.
    Legs,
}

/// A required option.
pub(crate) const fn needs(name: &'static str, kind: Kind) -> Opt {
    Opt { name, kind, required: true, short_for: None, clear: false }
}

/// An option that may be left out.
pub(crate) const fn may(name: &'static str, kind: Kind) -> Opt {
    Opt { name, kind, required: false, short_for: None, clear: false }
}

/// An option that may be left out and that a fuller one covers.
pub(crate) const fn short_for(other: &'static str, name: &'static str, kind: Kind) -> Opt {
    Opt { short_for: Some(other), ..may(name, kind) }
}

impl Opt {
    /// The same option, required.
    pub(crate) const fn needed(self) -> Opt {
        Opt { required: true, ..self }
    }

    /// The same option, optional.
    pub(crate) const fn optional(self) -> Opt {
        Opt { required: false, ..self }
    }
}

/// Joins several lists of options at compile time.
macro_rules! options {
    ($($part:expr),+ $(,)?) => {{
        const PARTS: &[&[$crate::command::input::option::Opt]] = &[$($part),+];
        const ALL: [$crate::command::input::option::Opt; $crate::command::input::option::count(PARTS)] =
            $crate::command::input::option::joined(PARTS);
        &ALL
    }};
}
pub(crate) use options;

/// How many options these lists have in total.
pub(crate) const fn count(parts: &[&[Opt]]) -> usize {
    let (mut all, mut part) = (0, 0);
    while part < parts.len() {
        all += parts[part].len();
        part += 1;
    }
    all
}

/// The options of these lists in order; `ALL` is their number.
pub(crate) const fn joined<const ALL: usize>(parts: &[&[Opt]]) -> [Opt; ALL] {
    let mut all = [may("", Kind::Flag); ALL];
    let (mut part, mut at, mut taken) = (0, 0, 0);
    while taken < ALL {
        if at < parts[part].len() {
            all[taken] = parts[part][at];
            at += 1;
            taken += 1;
        } else {
            part += 1;
            at = 0;
        }
    }
    all
}

/// The words for a type's values in the order of its `ALL`, with words before and after: `words!([NONE], Race)`.
macro_rules! words {
    ([$($before:expr),*], $type:ty $(, $after:expr)* $(,)?) => {{
        const BEFORE: &[&str] = &[$($before),*];
        const AFTER: &[&str] = &[$($after),*];
        const VALUES: usize = <$type>::ALL.len();
        const WORDS: [&str; BEFORE.len() + VALUES + AFTER.len()] = {
            let mut words = [""; BEFORE.len() + VALUES + AFTER.len()];
            let mut at = 0;
            while at < words.len() {
                words[at] = if at < BEFORE.len() {
                    BEFORE[at]
                } else if at < BEFORE.len() + VALUES {
                    <$type>::ALL[at - BEFORE.len()].word()
                } else {
                    AFTER[at - BEFORE.len() - VALUES]
                };
                at += 1;
            }
            words
        };
        &WORDS
    }};
}
pub(crate) use words;

/// The word for an empty list.
pub const NONE: &str = "none";

/// Completions for a list of words whose last word is being typed: the whole list, once for each word that fits.
#[must_use]
pub fn lists(words: &[&str], typed: &str) -> Vec<String> {
    let begun = typed.rfind([' ', ',', ';']).map_or(0, |space| space + 1);
    let (before, begun) = typed.split_at(begun);
    let there: Vec<String> = before.split([' ', ',', ';']).map(str::to_lowercase).collect();
    let begins = |word: &&&str| {
        let twice = there.iter().any(|other| other == **word);
        // `none` does not combine with other words.
        let alone = **word == NONE && !before.trim().is_empty();
        !twice && !alone && word.starts_with(&begun.to_lowercase())
    };
    words.iter().filter(begins).map(|word| format!("{before}{word}")).collect()
}
