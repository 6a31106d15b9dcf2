use crate::command::input::destination::{Destination, tidy};
use crate::command::input::option::{Kind, NONE, Opt};
use crate::command::input::options::MOST_CHECK;
use crate::command::input::upload::{Content, Upload};
use crate::command::input::user_error::{UserError, did_you_mean, quoted};
use crate::field::{Load, Name};
use crate::grid::{Area, Feet, Height, Square, feet_typed};
use crate::say;
use crate::words::{Length, Message, ToArg};
use std::fmt;

/// A command as given on Discord or the console: its words and the text of each option.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Invocation {
    /// The first word.
    pub name: String,
    /// The second word, if any.
    pub sub: Option<String>,
    /// Option names and values, in the order given.
    pub options: Vec<(String, String)>,
    /// Files, already fetched, each with the name of its option.
    pub files: Vec<(String, Upload)>,
}

impl Invocation {
    /// The value given for this option.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&str> {
        self.options.iter().find(|(option, _)| option.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }

    /// Whether this option was set to yes.
    pub(crate) fn is_set(&self, name: &str) -> bool {
        self.value(name).is_some_and(|text| yes_or_no(text) == Some(true))
    }

    /// The same command with this option, whatever it had there.
    pub(crate) fn with(mut self, option: &str, value: &str) -> Self {
        match self.options.iter_mut().find(|(other, _)| other.eq_ignore_ascii_case(option)) {
            Some((_, old)) => value.clone_into(old),
            None => self.options.push((option.to_owned(), value.to_owned())),
        }
        self
    }

    /// Stores what was read from the attached file.
    pub(crate) fn hold(&mut self, content: Option<Content>) {
        for (_, upload) in &mut self.files {
            upload.hold(content.clone());
        }
    }
}

/// Whether a letter begins or ends a value in quotation marks. Phones turn straight ones into curly ones.
pub(crate) fn is_mark(letter: char) -> bool {
    matches!(letter, '"' | '\u{201c}' | '\u{201d}' | '\u{201e}')
}

/// Prints the command as a line that could be typed.
impl fmt::Display for Invocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "/{}", self.name)?;
        if let Some(sub) = &self.sub {
            write!(f, " {sub}")?;
        }
        for (name, value) in &self.options {
            // The command must stay on one line, so a line break in a value is written `\n`.
            let value = value.replace("\r\n", "\n");
            let plain = !value.is_empty() && !value.contains(|c: char| c.is_whitespace() || c == '\\' || is_mark(c));
            if plain {
                write!(f, " {name}:{value}")?;
            } else {
                write!(f, " {name}:\"")?;
                for letter in value.chars() {
                    match letter {
                        '\n' => write!(f, "\\n")?,
                        '\\' => write!(f, "\\\\")?,
                        mark if is_mark(mark) => write!(f, "\\{mark}")?,
                        other => write!(f, "{other}")?,
                    }
                }
                write!(f, "\"")?;
            }
        }
        Ok(())
    }
}

/// The values of a command's options. Each reader returns `None` for an option that was left out, and for a value it
/// can't parse an error that says what was expected.
pub(crate) struct Options<'g> {
    values: Vec<(&'static Opt, &'g str)>,
    files: &'g [(String, Upload)],
}

impl<'g> Options<'g> {
    /// Takes values already checked: each option at most once, and every required one present.
    pub(crate) fn new(values: Vec<(&'static Opt, &'g str)>, files: &'g [(String, Upload)]) -> Self {
        Options { values, files }
    }

    /// Whether this flag is set; false if it was left out.
    pub(crate) fn is_set(&self, name: &str) -> Result<bool, UserError> {
        Ok(self.flag(name)?.unwrap_or(false))
    }

    /// The text of an option as a `String`.
    pub(crate) fn owned(&self, name: &str) -> Option<String> {
        self.text(name).map(str::to_owned)
    }

    pub(crate) fn text(&self, name: &str) -> Option<&'g str> {
        self.values.iter().find(|(option, _)| option.name == name).map(|&(_, value)| value)
    }

    /// A file's name, and the file itself if it has arrived.
    pub(crate) fn file(&self, name: &str) -> Option<(&'g str, Option<Upload>)> {
        let upload = self.files.iter().find(|(option, _)| option.eq_ignore_ascii_case(name));
        self.text(name).map(|text| (text, upload.map(|(_, upload)| upload.clone())))
    }

    /// No options.
    pub(crate) fn none() -> Self {
        Options { values: Vec::new(), files: &[] }
    }

    /// These options, with `known` values for those left out; if an option has several values, the first one counts.
    pub(crate) fn or<'a>(
        &self,
        known: &'static [Opt],
        others: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Options<'a>
    where
        'g: 'a,
    {
        let mut values: Vec<(&'static Opt, &'a str)> = self.values.clone();
        for (name, value) in others {
            let missing = values.iter().all(|(option, _)| option.name != name);
            values.extend(known.iter().find(|option| option.name == name && missing).map(|option| (option, value)));
        }
        Options { values, files: self.files }
    }

    /// The options that were given.
    pub(crate) fn given(&self) -> impl Iterator<Item = &'static Opt> + '_ {
        self.values.iter().map(|(option, _)| *option)
    }

    /// The value of a required option.
    pub(crate) fn required<T>(&self, name: &str, value: Option<T>) -> Result<T, UserError> {
        value.ok_or_else(|| UserError::new(say!("option-missing", name)))
    }

    fn read<T>(&self, name: &str, expected: Message, read: impl Fn(&str) -> Option<T>) -> Result<Option<T>, UserError> {
        let Some(text) = self.text(name) else { return Ok(None) };
        match read(text) {
            Some(value) => Ok(Some(value)),
            None => Err(UserError::new(say!("option-expected", name, expected, said = quoted(text)))),
        }
    }

    /// The kind of an option, if it was given.
    pub(crate) fn kind(&self, name: &str) -> Option<Kind> {
        self.values.iter().find(|(option, _)| option.name == name).map(|(option, _)| option.kind)
    }

    /// `Some(None)` if the value is `none`, otherwise the result of its reader.
    pub(crate) fn unless_none<T>(
        &self,
        name: &str,
        read: impl Fn(&Self, &str) -> Result<Option<T>, UserError>,
    ) -> Result<Option<Option<T>>, UserError> {
        if self.text(name).is_some_and(|text| text.eq_ignore_ascii_case(NONE)) {
            return Ok(Some(None));
        }
        Ok(read(self, name)?.map(Some))
    }

    pub(crate) fn whole(&self, name: &str) -> Result<Option<u32>, UserError> {
        let (least, most) = match self.kind(name) {
            Some(Kind::Whole(least, most)) => (least, most),
            Some(Kind::OrNone(least, most)) => (least.unsigned_abs(), most.unsigned_abs()),
            _ => (0, u32::MAX),
        };
        let expected = self.expected(name, least, most);
        self.read(name, expected, |text| text.parse().ok().filter(|number| (least..=most).contains(number)))
    }

    /// The range of a whole number, in words.
    fn expected(&self, name: &str, least: impl ToArg, most: impl ToArg) -> Message {
        match self.kind(name) {
            Some(Kind::OrNone(..)) => say!("expected-whole-or-none", least, most),
            _ => say!("expected-whole", least, most),
        }
    }

    pub(crate) fn feet(&self, name: &str) -> Result<Option<Feet>, UserError> {
        let most = if let Some(Kind::Feet(most)) = self.kind(name) { most } else { u32::MAX };
        self.read(name, say!("expected-feet", most), |text| {
            feet_typed(text)?.try_into().ok().filter(|feet| *feet <= most).map(Feet)
        })
    }

    /// A load: one of the words, with `none` for a light load, or pounds.
    pub(crate) fn load(&self, name: &str) -> Result<Option<Load>, UserError> {
        let Some(text) = self.text(name) else { return Ok(None) };
        if text.eq_ignore_ascii_case(NONE) {
            return Ok(Some(Load::default()));
        }
        let (words, most) =
            if let Some(Kind::Load(words, most)) = self.kind(name) { (words, most) } else { (&[][..], 0) };
        let load = text.parse().ok().filter(|load: &Load| load.pounds().is_none_or(|pounds| pounds <= most));
        let hint = did_you_mean(&text.to_lowercase(), words.iter().copied());
        let wrong = || {
            let words = Message::list(words.iter().copied());
            UserError::new(say!("option-load", name, words, most, said = quoted(text), hint))
        };
        load.map(Some).ok_or_else(wrong)
    }

    /// A length in feet that must be whole squares.
    pub(crate) fn feet_in_squares(&self, name: &str) -> Result<Option<Feet>, UserError> {
        let feet = self.feet(name)?;
        match feet {
            Some(feet) if feet.0 % Feet::SQUARE.0 != 0 => {
                Err(UserError::new(say!("option-steps", name, step = Feet::SQUARE, feet)))
            }
            _ => Ok(feet),
        }
    }

    /// A height above the floor in feet, in whole squares; negative below it.
    pub(crate) fn height(&self, name: &str) -> Result<Option<Height>, UserError> {
        let (least, most) = match self.kind(name) {
            Some(Kind::Number(least, most)) => (least, most),
            _ => (i32::MIN, i32::MAX),
        };
        let expected = say!("expected-height", least, most);
        let feet = self.read(name, expected, |text| feet_typed(text).filter(|feet| (least..=most).contains(feet)))?;
        match feet.filter(|feet| feet % Feet::SQUARE.0 as i32 != 0) {
            Some(feet) => {
                let feet = Length { half_feet: i64::from(feet) * 2, unit: false };
                Err(UserError::new(say!("option-steps", name, step = Feet::SQUARE, feet)))
            }
            None => Ok(feet.map(Height)),
        }
    }

    pub(crate) fn flag(&self, name: &str) -> Result<Option<bool>, UserError> {
        self.read(name, say!("expected-flag"), yes_or_no)
    }

    /// The id of a person or a role, alone or as a mention; `Some(None)` for none.
    pub(crate) fn id(&self, name: &str) -> Result<Option<Option<u64>>, UserError> {
        self.read(name, say!("expected-id"), |text| {
            if text.eq_ignore_ascii_case(NONE) {
                return Some(None);
            }
            let bare = text.strip_prefix("<@").and_then(|rest| rest.strip_suffix('>'));
            let digits = bare.map_or(text, |rest| rest.trim_start_matches(['!', '&']));
            // Ids are stored as signed integers.
            digits.parse().ok().filter(|id| (1..=i64::MAX.cast_unsigned()).contains(id)).map(Some)
        })
    }

    /// The meaning of the word given, one of those the option accepts.
    pub(crate) fn choice<T>(&self, name: &str, meaning: impl Fn(&str) -> Option<T>) -> Result<Option<T>, UserError> {
        let Some(text) = self.text(name) else { return Ok(None) };
        let typed = text.to_lowercase().replace(['_', ' '], "-");
        if let Some(value) = meaning(&typed) {
            return Ok(Some(value));
        }
        let words = if let Some(Kind::Choice(words)) = self.kind(name) { words } else { &[] };
        let hint = did_you_mean(&typed, words.iter().copied());
        let (count, words) = (words.len(), Message::choices(name, words.iter().copied()));
        Err(UserError::new(say!("option-choice", name, count, words, said = quoted(text), hint)))
    }

    /// The value whose word was given.
    pub(crate) fn one_of<T: Copy>(
        &self,
        name: &str,
        all: impl IntoIterator<Item = T> + Copy,
        word: impl Fn(T) -> &'static str,
    ) -> Result<Option<T>, UserError> {
        self.choice(name, |typed| all.into_iter().find(|&value| word(value) == typed))
    }

    pub(crate) fn name(&self, name: &str) -> Result<Option<Name>, UserError> {
        let read = |text| Name::new(text).map_err(|bad| UserError::new(say!("option-name", name, why = bad.message())));
        self.text(name).map(read).transpose()
    }

    pub(crate) fn square(&self, name: &str) -> Result<Option<Square>, UserError> {
        self.read(name, say!("expected-square"), |text| tidy(text).parse().ok())
    }

    /// Squares, or directions from the creature's square.
    pub(crate) fn destination(&self, name: &str) -> Result<Option<Destination>, UserError> {
        self.text(name).map(|text| Destination::read(name, text)).transpose()
    }

    /// A whole number that may be negative: `15`, `+4` or `-1`.
    pub(crate) fn number(&self, name: &str) -> Result<Option<i32>, UserError> {
        let (least, most) = match self.kind(name) {
            Some(Kind::Number(least, most) | Kind::OrNone(least, most)) => (least, most),
            // A text that also takes a list of results.
            _ => (-MOST_CHECK, MOST_CHECK),
        };
        let expected = self.expected(name, least, most);
        self.read(name, expected, |text| text.parse().ok().filter(|number| (least..=most).contains(number)))
    }

    pub(crate) fn area(&self, name: &str) -> Result<Option<Area>, UserError> {
        self.read(name, say!("expected-area"), |text| tidy(text).parse().ok())
    }

    /// A list of words that the option accepts; `none` is the empty list.
    pub(crate) fn words(&self, name: &str) -> Result<Option<Vec<&'static str>>, UserError> {
        let Some(text) = self.text(name) else { return Ok(None) };
        let all = if let Some(Kind::WordList(words)) = self.kind(name) { words } else { &[] };
        let typed: Vec<String> = items(text).map(|word| word.to_lowercase().replace('_', "-")).collect();
        let unknown = typed.iter().find(|word| !all.contains(&word.as_str()));
        if unknown.is_none() && !typed.is_empty() && (typed.len() == 1 || !typed.iter().any(|word| word == NONE)) {
            let known = all.iter().copied().filter(|word| *word != NONE && typed.iter().any(|typed| typed == word));
            return Ok(Some(known.collect()));
        }
        let some: Vec<&str> = all.iter().copied().filter(|word| *word != NONE).collect();
        let hint = unknown.map_or_else(Message::empty, |word| did_you_mean(word, some.iter().copied()));
        let said = quoted(unknown.map_or(text, String::as_str));
        Err(UserError::new(say!("option-words", name, none = NONE, words = Message::list(some), said, hint)))
    }

    pub(crate) fn areas(&self, name: &str) -> Result<Option<Vec<Area>>, UserError> {
        self.read(name, say!("expected-areas"), |text| list(text).or_else(|| list(&tidy(text))))
    }
}

fn yes_or_no(text: &str) -> Option<bool> {
    match text.to_ascii_lowercase().as_str() {
        "true" | "yes" | "y" | "on" => Some(true),
        "false" | "no" | "n" | "off" => Some(false),
        _ => None,
    }
}

/// The most items accepted in a list: more than anyone types, and few enough to process at once.
const LONGEST_LIST: usize = 500;

fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', ',', ';', '\t']).filter(|item| !item.is_empty())
}

fn list<T: std::str::FromStr>(text: &str) -> Option<Vec<T>> {
    let items: Vec<&str> = items(text).collect();
    if items.is_empty() || items.len() > LONGEST_LIST {
        return None;
    }
    items.into_iter().map(|item| item.parse().ok()).collect()
}
