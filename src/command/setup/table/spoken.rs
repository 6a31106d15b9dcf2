//! `/table language`: the language and units of replies at this table.

use serde_json::json;

use crate::command::core::command::{Command, Spec};
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::command::reply::picture;
use crate::say;
use crate::words::{Language, Message, TableLocale, Units};

/// The word for using each person's own language.
const OWN: &str = "own";

pub(crate) const LANGUAGE: Spec = Spec {
    name: "table",
    sub: Some("language"),
    options: &[
        may("name", Kind::Choice(&["own", "english", "german", "french"])),
        may("units", Kind::Choice(Units::WORDS)),
    ],
    example: "/table language name:german units:metres",
    right: Right::Gm,
    ..Spec::of::<LanguageArgs>()
};

/// `/table language`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LanguageArgs {
    language: Option<Option<Language>>,
    units: Option<Units>,
}

impl Command for LanguageArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let language = |word: &str| {
            let known = Language::ALL.into_iter().find(|language| language.word() == word);
            if word == OWN { Some(None) } else { known.map(Some) }
        };
        let units = options.one_of("units", [Units::Feet, Units::Metres], Units::word)?;
        let language = LanguageArgs { language: options.choice("name", language)?, units };
        if language == (LanguageArgs { language: None, units: None }) {
            return Err(UserError::new(say!("language-nothing")));
        }
        Ok(language)
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        let mut next = referee.encounter().clone();
        next.locale = TableLocale {
            language: self.language.unwrap_or(next.locale.language),
            units: self.units.unwrap_or(next.locale.units),
        };
        let language = match next.locale.language {
            Some(language) => say!("language-one", language = Message::term("language", language.word())),
            None => say!("language-own"),
        };
        let units = Message::term("units", next.locale.units.word());
        let message = say!("language-from-now-on", language, units);
        let ruling = json!({"action": "language", "language": next.locale.language, "units": next.locale.units});
        Ok(Outcome::new(message).ruled(ruling).showing(picture::board(referee.ruleset(), &next)).leaving(next))
    }
}
