//! The options of commands: what each is called, and of what kind its values are.

/// An option of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opt {
    /// The word before the colon.
    pub name: &'static str,
    /// What may stand after the colon.
    pub kind: Kind,
    /// Whether the command needs it.
    pub required: bool,
    /// The option or the command that says the same and more. Discord has room for so many options a command, so it is told only that
    /// one; the console knows both.
    pub short_for: Option<&'static str>,
    /// Whether it is clear who is meant where it is left out: whose turn it is, one's only creature, the only one there is.
    pub clear: bool,
}

/// What kind of value an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Any text.
    Text,
    /// Text of many lines, for which Discord opens a window where it is left out.
    Lines,
    /// A whole number between two others.
    Whole(u32, u32),
    /// A whole number between two others that may be less than nothing.
    Number(i32, i32),
    /// A whole number between two others, or `none` for nobody knows.
    OrNone(i32, i32),
    /// A length in feet up to this many: `40` or `40ft`.
    Feet(u32),
    /// Yes or no.
    Flag,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// Some of these words, or none: `prone blinded`.
    WordList(&'static [&'static str]),
    /// What somebody carries: one of these words, or pounds up to so many: `85` or `85 lb`.
    Load(&'static [&'static str], u32),
    /// A creature on the table, by its name or a part of it.
    Creature,
    /// A person, by the id, or nobody.
    Person,
    /// A role of the server, by its id, or none.
    Role,
    /// A square: `D4`.
    Square,
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
    /// What the rule of the option `rule` can be.
    HouseValue,
    /// What `/rules` can be asked about.
    Topic,
    /// A file: its path on the console, an attachment on Discord.
    File,
    /// A creature that comes with the bot: `ogre`.
    Preset,
    /// A creature of the roster, by its name.
    Template,
    /// Several creatures on the table, with commas between.
    Creatures,
    /// The side that a creature fights on: any word.
    Side,
    /// A command, by its words.
    Command,
    /// Legs of a journey: `forest trail 20mi; hills 10mi`.
    Legs,
}

/// An option that has to be given.
pub(crate) const fn needs(name: &'static str, kind: Kind) -> Opt {
    Opt { name, kind, required: true, short_for: None, clear: false }
}

/// An option that may be left out.
pub(crate) const fn may(name: &'static str, kind: Kind) -> Opt {
    Opt { name, kind, required: false, short_for: None, clear: false }
}

/// An option that may be left out, and that another one covers.
pub(crate) const fn short_for(other: &'static str, name: &'static str, kind: Kind) -> Opt {
    Opt { short_for: Some(other), ..may(name, kind) }
}

/// The word for an empty list.
pub const NONE: &str = "none";

/// What a list of words can become whose last word is being typed: the whole list, with each word that begins so.
#[must_use]
pub fn lists(words: &[&str], typed: &str) -> Vec<String> {
    let begun = typed.rfind([' ', ',', ';']).map_or(0, |space| space + 1);
    let (before, begun) = typed.split_at(begun);
    let there: Vec<String> = before.split([' ', ',', ';']).map(str::to_lowercase).collect();
    let begins = |word: &&&str| {
        let twice = there.iter().any(|other| other == **word);
        // Nothing goes with none, and none with nothing else.
        let alone = **word == NONE && !before.trim().is_empty();
        !twice && !alone && word.starts_with(&begun.to_lowercase())
    };
    words.iter().filter(begins).map(|word| format!("{before}{word}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_goes_on_with_the_words_that_begin_so() {
        let words = ["prone", "paralyzed", "blinded", NONE];
        assert_eq!(lists(&words, "P"), ["prone", "paralyzed"]);
        assert_eq!(lists(&words, "prone "), ["prone paralyzed", "prone blinded"]);
        assert_eq!(lists(&words, "prone, b"), ["prone, blinded"]);
        assert_eq!(lists(&words, "n"), ["none"]);
        assert_eq!(lists(&words, "sleepy"), [""; 0]);
        assert_eq!(lists(&words, "").len(), 4);
    }
}
