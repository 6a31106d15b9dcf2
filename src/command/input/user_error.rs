use std::borrow::Cow;
use std::fmt;

use crate::field::is_hidden;
use crate::say;
use crate::words::Message;

/// An error that the user can correct: what was expected, and an example that works.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UserError {
    expected: Message,
    example: Option<Cow<'static, str>>,
    /// An option, and the value with which the command itself would go.
    again: Option<Box<(&'static str, String)>>,
    can_be_planned: bool,
}

/// The longest command that is repeated as an example, in characters.
const LONGEST_REPEATED: usize = 300;

impl UserError {
    /// An error that states, in a sentence, what was expected.
    #[must_use]
    pub fn new(expected: Message) -> Self {
        UserError { expected, example: None, again: None, can_be_planned: false }
    }

    /// Adds an example, unless there is one.
    #[must_use]
    pub fn or_example(mut self, example: &'static str) -> Self {
        self.example.get_or_insert(Cow::Borrowed(example));
        self
    }
}

impl UserError {
    /// The same error for a command that a preview would answer.
    pub(crate) fn open_to_planning(self) -> Self {
        UserError { can_be_planned: true, ..self }
    }

    /// Whether a preview of the command would be answered.
    pub(crate) fn can_be_planned(&self) -> bool {
        self.can_be_planned
    }

    /// Whether its example was written for the table, with names that are there.
    pub(crate) fn has_local_example(&self) -> bool {
        matches!(self.example, Some(Cow::Owned(_)))
    }

    /// The same error with its example rewritten.
    pub(crate) fn rewriting(mut self, rewrite: impl FnOnce(&str) -> Option<String>) -> Self {
        if let Some(example) = self.example.as_deref().and_then(rewrite) {
            self.example = Some(Cow::Owned(example));
        }
        self
    }

    /// The same error with the command itself, this option changed, as its example.
    pub(crate) fn or_again(self, option: &'static str, value: impl Into<String>) -> Self {
        UserError { again: Some(Box::new((option, value.into()))), ..self }
    }

    /// The value with which the command would go, if it is this option's.
    pub(crate) fn again_with(&self, option: &str) -> Option<&str> {
        self.again.as_deref().filter(|(other, _)| *other == option).map(|(_, value)| value.as_str())
    }

    /// Writes that example; `with` gives the command with the option. One that is too long, or that has characters nobody sees,
    /// is left out.
    pub(crate) fn repeating(mut self, with: impl FnOnce(&str, &str) -> String) -> Self {
        if let Some(again) = self.again.take() {
            let line = with(again.0, &again.1);
            let fits = line.chars().count() <= LONGEST_REPEATED && !line.chars().any(is_hidden);
            self.example = fits.then_some(Cow::Owned(line));
        }
        self
    }

    /// The same error without its example if that `fails`.
    pub(crate) fn without_example_if(mut self, fails: impl FnOnce(&str) -> bool) -> Self {
        self.example = self.example.filter(|example| !fails(example));
        self
    }

    /// What was expected, without the example.
    pub(crate) fn expected(&self) -> Message {
        self.expected.clone()
    }

    /// The whole message.
    #[must_use]
    pub fn message(&self) -> Message {
        let expected = &self.expected;
        match self.example.as_deref() {
            Some(example) => say!("mistake-with-example", expected, example),
            None => expected.clone(),
        }
    }
}

impl fmt::Display for UserError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// The word that was probably meant.
#[must_use]
pub fn nearest<'w>(typed: &str, words: impl IntoIterator<Item = &'w str>) -> Option<&'w str> {
    let typed = typed.to_lowercase();
    if typed.chars().all(|letter| letter.is_ascii_digit()) {
        // A number is not a typo of another number.
        return None;
    }
    let words: Vec<&str> = words.into_iter().collect();
    let alike = |word: &&str| strsim::damerau_levenshtein(&typed, &word.to_lowercase());
    let spelt = words.iter().copied().min_by_key(alike);
    let spelt = spelt.filter(|word| alike(word) <= (word.chars().count() / 3).max(1));
    // Part of a word, or one word out of several.
    let part = |word: &&str| typed.chars().count() >= 3 && word.to_lowercase().contains(&typed);
    spelt.or_else(|| words.iter().copied().filter(part).min_by_key(|word| word.len()))
}

/// The end of an error message that suggests the word probably meant.
#[must_use]
pub fn did_you_mean<'w>(typed: &str, words: impl IntoIterator<Item = &'w str>) -> Message {
    nearest(typed, words).map_or_else(Message::empty, |word| Message::literal(" ").then(say!("did-you-mean", word)))
}

/// The typed text in backticks, shortened to 40 characters, with invisible characters replaced.
#[must_use]
pub fn quoted(typed: &str) -> Message {
    if typed.is_empty() {
        return say!("typed-nothing");
    }
    const LONGEST: usize = 40;
    let shown: String = typed.chars().take(LONGEST).map(|c| if is_hidden(c) { '\u{fffd}' } else { c }).collect();
    let more = if typed.chars().count() > LONGEST { "..." } else { "" };
    Message::code(format!("{shown}{more}"))
}
