use std::borrow::Cow;
use std::fmt;

use icu_properties::CodePointSetData;
use icu_properties::props::DefaultIgnorableCodePoint;
use serde::{Deserialize, Serialize};
use unicase::UniCase;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_segmentation::UnicodeSegmentation;

use crate::say;
use crate::words::Message;

/// The most characters (grapheme clusters) of a name.
const LONGEST: usize = 32;

/// The name of a creature or a side: one line of NFC text without invisible characters, which could make two names look
/// alike or reverse the text around them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name {
    shown: String,
    /// The name with case and compatibility forms folded. Kept because names are compared far more often than created.
    key: String,
}

/// Why text cannot be a name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// No letter or digit.
    #[error("a name needs at least one letter or digit")]
    Empty,
    /// More than 32 characters.
    #[error("a name has at most {LONGEST} characters; this one has {0}")]
    TooLong(usize),
    /// An invisible or unassigned character.
    #[error("a name cannot hold the invisible or unassigned character U+{:04X}", *.0 as u32)]
    Character(char),
    /// More combining marks on one letter than any language uses.
    #[error("a name cannot pile more than 2 marks on one letter")]
    Marks,
}

impl NameError {
    /// The message for the user.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            NameError::Empty => say!("name-empty"),
            NameError::TooLong(length) => say!("name-too-long", most = LONGEST, length),
            NameError::Character(hidden) => say!("name-hidden", code = format!("U+{:04X}", *hidden as u32)),
            NameError::Marks => say!("name-marks"),
        }
    }
}

impl Name {
    /// Makes a name from text, trimmed and in NFC.
    ///
    /// Most names are ASCII, which is already in its normal form. Skipping it there halves the time to read a table of 500
    /// creatures.
    ///
    /// # Errors
    /// If the text is empty, too long, or contains invisible characters or stacked marks.
    pub fn new(text: &str) -> Result<Self, NameError> {
        let composed = if text.is_ascii() { Cow::Borrowed(text) } else { text.nfc().collect::<String>().into() };
        let name: String = composed.split_whitespace().collect::<Vec<_>>().join(" ");
        let length = if name.is_ascii() { name.len() } else { name.graphemes(true).count() };
        if length > LONGEST {
            return Err(NameError::TooLong(length));
        }
        if let Some(hidden) = name.chars().find(|&c| is_hidden(c)) {
            return Err(NameError::Character(hidden));
        }
        if !name.is_ascii() && name.graphemes(true).any(|letter| letter.chars().filter(|&c| is_mark(c)).count() > 2) {
            return Err(NameError::Marks);
        }
        if !name.chars().any(char::is_alphanumeric) {
            return Err(NameError::Empty);
        }
        Ok(Name { key: folded(&name), shown: name })
    }

    /// The closest valid name to a display name from elsewhere, without the characters that a name cannot hold; `None` if
    /// nothing is left.
    #[must_use]
    pub fn near(text: &str) -> Option<Self> {
        let seen: String = text.nfc().filter(|&c| !is_hidden(c)).collect();
        let marked = |letter: &&str| letter.chars().filter(|&c| is_mark(c)).count() <= 2;
        let short: String = seen.trim().graphemes(true).filter(marked).take(LONGEST).collect();
        Name::new(&short).ok()
    }

    /// The name as written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.shown
    }

    /// The name without a number at its end, and that number: (`goblin`, 12) for Goblin 12. Sorting by it puts Goblin 2
    /// before Goblin 10.
    #[must_use]
    pub fn natural(&self) -> (String, Option<u32>) {
        let numbered = self.key.rsplit_once(' ').and_then(|(base, number)| Some((base, number.parse().ok()?)));
        numbered.map_or_else(|| (self.key.clone(), None), |(base, number)| (base.to_owned(), Some(number)))
    }

    /// The key by which names are compared: case and compatibility forms folded.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }
}

/// Folds text as [`Name::key`] does.
pub(crate) fn folded(text: &str) -> String {
    if text.is_ascii() {
        return text.trim().to_ascii_lowercase();
    }
    let compatible: String = text.trim().nfkc().collect();
    // Folding may undo the normal form: `İ` becomes two characters.
    UniCase::unicode(compatible).to_folded_case().nfkc().collect()
}

fn is_mark(c: char) -> bool {
    c.general_category_group() == GeneralCategoryGroup::Mark
}

/// Whether a character is invisible to a reader: control, format, line break, filler or unassigned. The one that turns
/// the character before it into an emoji counts as visible.
#[must_use]
pub fn is_hidden(c: char) -> bool {
    const EMOJI: char = '\u{fe0f}';
    if c.is_ascii() {
        return c.is_ascii_control();
    }
    if CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c) {
        return c != EMOJI;
    }
    match c.general_category_group() {
        GeneralCategoryGroup::Letter
        | GeneralCategoryGroup::Mark
        | GeneralCategoryGroup::Number
        | GeneralCategoryGroup::Punctuation
        | GeneralCategoryGroup::Symbol => false,
        GeneralCategoryGroup::Separator => c.general_category() != GeneralCategory::SpaceSeparator,
        GeneralCategoryGroup::Other => true,
    }
}

/// By key, so that lists are alphabetical regardless of case.
impl Ord for Name {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (&self.key, &self.shown).cmp(&(&other.key, &other.shown))
    }
}

impl PartialOrd for Name {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

impl TryFrom<String> for Name {
    type Error = NameError;
    fn try_from(text: String) -> Result<Self, NameError> {
        Name::new(&text)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.shown
    }
}
