use std::fmt;

use super::SPECS;
use super::course::Course;
use super::mistake::{Mistake, did_you_mean, quoted};
use super::spec::{Kind, NONE, Opt, Spec};
use super::upload::Upload;
use crate::field::{Load, Name};
use crate::grid::{Area, Feet, Height, Square};
use crate::say;

/// A command as it was given, through whichever door: its words and the text of each option.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Given {
    /// The first word.
    pub name: String,
    /// The second word, if there was one.
    pub sub: Option<String>,
    /// Option names and their values, in the order given.
    pub options: Vec<(String, String)>,
    /// The files that options name, by the options' names: the door has fetched them.
    pub files: Vec<(String, Upload)>,
}

impl Given {
    /// The options that are files, with what was given for them.
    pub fn file_options(&self) -> impl Iterator<Item = (&str, &str)> {
        let spec = self.spec().ok();
        let is_file = move |name: &str| {
            spec.is_some_and(|spec| {
                spec.options.iter().any(|o| o.name.eq_ignore_ascii_case(name) && o.kind == Kind::File)
            })
        };
        let options = self.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        options.filter(move |(name, _)| is_file(name))
    }

    /// The command that is meant.
    ///
    /// # Errors
    /// If there is no such command; names the one that was probably meant.
    pub fn spec(&self) -> Result<&'static Spec, Mistake> {
        let named: Vec<&'static Spec> =
            SPECS.iter().filter(|spec| spec.name.eq_ignore_ascii_case(&self.name)).collect();
        if named.is_empty() {
            let hint = did_you_mean(&self.name, SPECS.iter().map(|spec| spec.name));
            return Err(Mistake::new(format!(
                "There is no command {}.{hint} /help lists what there is.",
                quoted(&format!("/{}", self.name))
            )));
        }
        let wanted = self.sub.as_deref();
        let same = |spec: &&&'static Spec| match (spec.sub, wanted) {
            (Some(sub), Some(wanted)) => sub.eq_ignore_ascii_case(wanted),
            (sub, wanted) => sub.is_none() && wanted.is_none(),
        };
        if let Some(spec) = named.iter().find(same) {
            return Ok(spec);
        }
        let subs: Vec<&str> = named.iter().filter_map(|spec| spec.sub).collect();
        Err(match wanted {
            Some(wanted) if subs.is_empty() => {
                Mistake::new(format!("`/{}` stands alone; {} is no option of it.", named[0].name, quoted(wanted)))
            }
            _ => Mistake::new(format!("After `/{}` one of these is expected: {}.", named[0].name, subs.join(", "))),
        }
        .or_example(named[0].example))
    }

    /// What was given for this option.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&str> {
        self.options.iter().find(|(option, _)| option.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }

    /// Whether this option was given as yes.
    pub(super) fn is_set(&self, name: &str) -> bool {
        self.value(name).is_some_and(|text| yes_or_no(text) == Some(true))
    }

    /// The values by the command's options, each given at most once and every required one there.
    ///
    /// # Errors
    /// Names the option that is unknown, given twice or missing.
    pub(super) fn checked(&self, spec: &'static Spec) -> Result<Options<'_>, Mistake> {
        let mut values: Vec<(&'static Opt, &str)> = Vec::new();
        for (name, value) in &self.options {
            let Some(option) = spec.options.iter().find(|option| option.name.eq_ignore_ascii_case(name)) else {
                let hint = did_you_mean(name, spec.options.iter().map(|option| option.name));
                let all = spec.options.iter().map(|option| option.name).collect::<Vec<_>>().join(", ");
                let all = if all.is_empty() { "none".to_owned() } else { all };
                return Err(Mistake::new(format!(
                    "`/{}` has no option {}.{hint} Its options: {all}.",
                    spec.words(),
                    quoted(name)
                )));
            };
            if values.iter().any(|(earlier, _)| earlier.name == option.name) {
                return Err(Mistake::new(format!("`{}` was given twice; once is expected.", option.name)));
            }
            values.push((option, value.trim()));
        }
        let missing = spec.options.iter().find(|o| o.required && !values.iter().any(|(given, _)| given.name == o.name));
        match missing {
            Some(Opt { name, .. }) => {
                Err(Mistake::new(say!("option-missing-about", name, about = spec.about_option(name))))
            }
            None => Ok(Options { values, files: &self.files }),
        }
    }
}

/// The command as a line that could be typed.
impl fmt::Display for Given {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "/{}", self.name)?;
        if let Some(sub) = &self.sub {
            write!(f, " {sub}")?;
        }
        for (name, value) in &self.options {
            let plain = !value.is_empty() && !value.contains(|c: char| c.is_whitespace() || "\"\\".contains(c));
            if plain {
                write!(f, " {name}:{value}")?;
            } else {
                write!(f, " {name}:\"{}\"", value.replace('\\', "\\\\").replace('"', "\\\""))?;
            }
        }
        Ok(())
    }
}

/// The values of a command's options. Each reader gives `None` for an option that was left out, and a mistake that says
/// what was expected for one that cannot be read.
pub(super) struct Options<'g> {
    values: Vec<(&'static Opt, &'g str)>,
    files: &'g [(String, Upload)],
}

impl<'g> Options<'g> {
    pub(super) fn text(&self, name: &str) -> Option<&'g str> {
        self.values.iter().find(|(option, _)| option.name == name).map(|&(_, value)| value)
    }

    /// A file with its name, if it has arrived.
    pub(super) fn file(&self, name: &str) -> Option<(&'g str, Option<Upload>)> {
        let upload = self.files.iter().find(|(option, _)| option.eq_ignore_ascii_case(name));
        self.text(name).map(|text| (text, upload.map(|(_, upload)| upload.clone())))
    }

    /// No options at all.
    pub(super) fn none() -> Self {
        Options { values: Vec::new(), files: &[] }
    }

    /// The same, with these values for options that were left out; of two for one option the first counts.
    pub(super) fn or<'a>(
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

    /// A value that [`Given::checked`] has seen to be there.
    pub(super) fn required<T>(&self, name: &str, value: Option<T>) -> Result<T, Mistake> {
        value.ok_or_else(|| Mistake::new(format!("`{name}` is missing.")))
    }

    fn read<T>(&self, name: &str, expected: &str, read: impl Fn(&str) -> Option<T>) -> Result<Option<T>, Mistake> {
        let Some(text) = self.text(name) else { return Ok(None) };
        match read(text) {
            Some(value) => Ok(Some(value)),
            None => Err(Mistake::new(format!("`{name}` has to be {expected}, not {}.", quoted(text)))),
        }
    }

    /// Of what kind an option is that was given.
    pub(super) fn kind(&self, name: &str) -> Option<Kind> {
        self.values.iter().find(|(option, _)| option.name == name).map(|(option, _)| option.kind)
    }

    /// `Some(None)` where the value is `none`, else what the reader of it says.
    pub(super) fn unless_none<T>(
        &self,
        name: &str,
        read: impl Fn(&Self, &str) -> Result<Option<T>, Mistake>,
    ) -> Result<Option<Option<T>>, Mistake> {
        if self.text(name).is_some_and(|text| text.eq_ignore_ascii_case(NONE)) {
            return Ok(Some(None));
        }
        Ok(read(self, name)?.map(Some))
    }

    pub(super) fn whole(&self, name: &str) -> Result<Option<u32>, Mistake> {
        let (least, most) = match self.kind(name) {
            Some(Kind::Whole(least, most)) => (least, most),
            Some(Kind::OrNone(least, most)) => (least.unsigned_abs(), most.unsigned_abs()),
            _ => (0, u32::MAX),
        };
        let expected = self.expected(name, least, most);
        self.read(name, &expected, |text| text.parse().ok().filter(|number| (least..=most).contains(number)))
    }

    /// What a whole number has to be, in words.
    fn expected(&self, name: &str, least: impl fmt::Display, most: impl fmt::Display) -> String {
        let or_none = if let Some(Kind::OrNone(..)) = self.kind(name) { ", or none" } else { "" };
        format!("a whole number from {least} to {most}{or_none}")
    }

    pub(super) fn feet(&self, name: &str) -> Result<Option<Feet>, Mistake> {
        let most = if let Some(Kind::Feet(most)) = self.kind(name) { most } else { u32::MAX };
        let expected = format!("a length in feet from 0 to {most}, such as 30 or 30ft");
        self.read(name, &expected, |text| {
            let lower = text.to_ascii_lowercase();
            let number = ["feet", "ft.", "ft", "'"].iter().find_map(|unit| lower.strip_suffix(unit)).unwrap_or(&lower);
            number.trim().parse().ok().filter(|feet| *feet <= most).map(Feet)
        })
    }

    /// What somebody carries: one of the words, `none` being a light load, or pounds.
    pub(super) fn load(&self, name: &str) -> Result<Option<Load>, Mistake> {
        let Some(text) = self.text(name) else { return Ok(None) };
        if text.eq_ignore_ascii_case(NONE) {
            return Ok(Some(Load::default()));
        }
        let (words, most) =
            if let Some(Kind::Load(words, most)) = self.kind(name) { (words, most) } else { (&[][..], 0) };
        let load = text.parse().ok().filter(|load: &Load| load.pounds().is_none_or(|pounds| pounds <= most));
        let hint = did_you_mean(&text.to_lowercase(), words.iter().copied());
        let wrong = || {
            Mistake::new(format!(
                "`{name}` has to be {}, or whole pounds from 0 to {most} such as 85 or \"85 lb\", not {}.{hint}",
                words.join(", "),
                quoted(text)
            ))
        };
        load.map(Some).ok_or_else(wrong)
    }

    /// A length that has to be whole squares.
    pub(super) fn feet_in_squares(&self, name: &str) -> Result<Option<Feet>, Mistake> {
        let feet = self.feet(name)?;
        match feet {
            Some(feet) if feet.0 % Feet::SQUARE.0 != 0 => {
                Err(Mistake::new(format!("`{name}` has to be a multiple of 5 ft, not {feet}.")))
            }
            _ => Ok(feet),
        }
    }

    /// Feet above a floor in whole squares, or below it with a minus.
    pub(super) fn height(&self, name: &str) -> Result<Option<Height>, Mistake> {
        let (least, most) = match self.kind(name) {
            Some(Kind::Number(least, most)) => (least, most),
            _ => (i32::MIN, i32::MAX),
        };
        let expected = format!("feet from {least} to {most}, such as 15 or 15ft");
        let feet: Option<i32> = self.read(name, &expected, |text| {
            let lower = text.to_ascii_lowercase();
            let number = ["feet", "ft.", "ft", "'"].iter().find_map(|unit| lower.strip_suffix(unit)).unwrap_or(&lower);
            number.trim().parse().ok().filter(|feet| (least..=most).contains(feet))
        })?;
        match feet.filter(|feet| feet % Feet::SQUARE.0 as i32 != 0) {
            Some(feet) => Err(Mistake::new(format!("`{name}` has to be a multiple of 5 ft, not {feet}."))),
            None => Ok(feet.map(Height)),
        }
    }

    pub(super) fn flag(&self, name: &str) -> Result<Option<bool>, Mistake> {
        self.read(name, "true or false", yes_or_no)
    }

    /// A person or a role by the id, alone or as a mention; `Some(None)` is nobody.
    pub(super) fn id(&self, name: &str) -> Result<Option<Option<u64>>, Mistake> {
        let expected = "an id of digits such as 123456789, or none";
        self.read(name, expected, |text| {
            if text.eq_ignore_ascii_case(NONE) {
                return Some(None);
            }
            let bare = text.strip_prefix("<@").and_then(|rest| rest.strip_suffix('>'));
            let digits = bare.map_or(text, |rest| rest.trim_start_matches(['!', '&']));
            // Ids are kept as whole numbers with a sign.
            digits.parse().ok().filter(|id| (1..=i64::MAX.cast_unsigned()).contains(id)).map(Some)
        })
    }

    /// One of the words that the option may be, by what it means.
    pub(super) fn choice<T>(&self, name: &str, meaning: impl Fn(&str) -> Option<T>) -> Result<Option<T>, Mistake> {
        let Some(text) = self.text(name) else { return Ok(None) };
        let typed = text.to_lowercase().replace(['_', ' '], "-");
        if let Some(value) = meaning(&typed) {
            return Ok(Some(value));
        }
        let words = if let Some(Kind::Choice(words)) = self.kind(name) { words } else { &[] };
        let hint = did_you_mean(&typed, words.iter().copied());
        let said = quoted(text);
        let one_of = if words.len() > 1 { "one of " } else { "" };
        Err(Mistake::new(format!("`{name}` has to be {one_of}{}, not {said}.{hint}", words.join(", "))))
    }

    pub(super) fn name(&self, name: &str) -> Result<Option<Name>, Mistake> {
        let read = |text| Name::new(text).map_err(|bad| Mistake::new(format!("`{name}` cannot be that: {bad}.")));
        self.text(name).map(read).transpose()
    }

    pub(super) fn square(&self, name: &str) -> Result<Option<Square>, Mistake> {
        self.read(name, "a square such as D4", |text| text.parse().ok())
    }

    /// Squares, or directions from where somebody stands.
    pub(super) fn course(&self, name: &str) -> Result<Option<Course>, Mistake> {
        self.text(name).map(|text| Course::read(name, text)).transpose()
    }

    /// A whole number that may be less than nothing: `15`, `+4` or `-1`.
    pub(super) fn number(&self, name: &str) -> Result<Option<i32>, Mistake> {
        let (least, most) = match self.kind(name) {
            Some(Kind::Number(least, most) | Kind::OrNone(least, most)) => (least, most),
            _ => (i32::MIN, i32::MAX),
        };
        let expected = self.expected(name, least, most);
        self.read(name, &expected, |text| text.parse().ok().filter(|number| (least..=most).contains(number)))
    }

    pub(super) fn area(&self, name: &str) -> Result<Option<Area>, Mistake> {
        self.read(name, "a rectangle of squares such as E5:E6", |text| text.parse().ok())
    }

    /// Some of the words that the option may hold, `none` being none of them.
    pub(super) fn words(&self, name: &str) -> Result<Option<Vec<&'static str>>, Mistake> {
        let Some(text) = self.text(name) else { return Ok(None) };
        let all = if let Some(Kind::Words(words)) = self.kind(name) { words } else { &[] };
        let typed: Vec<String> = items(text).map(|word| word.to_lowercase().replace('_', "-")).collect();
        let unknown = typed.iter().find(|word| !all.contains(&word.as_str()));
        if unknown.is_none() && !typed.is_empty() && (typed.len() == 1 || !typed.iter().any(|word| word == NONE)) {
            let known = all.iter().copied().filter(|word| *word != NONE && typed.iter().any(|typed| typed == word));
            return Ok(Some(known.collect()));
        }
        let some: Vec<&str> = all.iter().copied().filter(|word| *word != NONE).collect();
        let hint = unknown.map_or(String::new(), |word| did_you_mean(word, some.iter().copied()));
        let said = quoted(unknown.map_or(text, String::as_str));
        Err(Mistake::new(format!(
            "`{name}` has to be `{NONE}`, or some of {} with spaces between, not {said}.{hint}",
            some.join(", ")
        )))
    }

    pub(super) fn areas(&self, name: &str) -> Result<Option<Vec<Area>>, Mistake> {
        self.read(name, "squares or rectangles such as D4, C3:E5 or \"D4 C3:E5\"", list)
    }
}

fn yes_or_no(text: &str) -> Option<bool> {
    match text.to_ascii_lowercase().as_str() {
        "true" | "yes" | "y" | "on" => Some(true),
        "false" | "no" | "n" | "off" => Some(false),
        _ => None,
    }
}

/// The most items that a list may have: more than anybody types, and few enough to be worked through at once.
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
