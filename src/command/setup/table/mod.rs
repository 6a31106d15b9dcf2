pub(crate) mod files;
mod notice;
pub(crate) mod settings;
pub(crate) mod spoken;

use serde_json::json;

use crate::command::core::command::{Command, Parsed, Spec, StoreCommand, TableCreation};
use crate::command::core::naming::names;
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may, needs};
use crate::command::input::right::Right;
use crate::command::input::user_error::{UserError, did_you_mean, nearest, quoted};
use crate::command::reply::picture;
use crate::explain;
use crate::field::{Battlefield, Encounter, MAX_SIDE, Rounds, Stage, Theme};
use crate::grid::Feet;
use crate::ruleset::{AdjustableRule, BadHouseRule, Ruleset};
use crate::say;
use crate::store::BoardDisplay;
use crate::words::Message;

/// The value that resets a house rule.
pub(crate) const BOOK: &str = "book";

/// The rulesets' ids; a test compares them with the library.
pub(crate) const RULESETS: &[&str] = &["srd35", "dnd35", "reaction", "epic-path", "rise"];

pub(crate) const NEW: Spec = Spec {
    name: "table",
    sub: Some("new"),
    options: &[
        needs("width", Kind::Whole(1, MAX_SIDE)),
        needs("height", Kind::Whole(1, MAX_SIDE)),
        may("ruleset", Kind::Choice(RULESETS)),
    ],
    example: "/table new width:20 height:15",
    right: Right::Gm,
    ..Spec::of::<NewArgs>()
};

pub(crate) const RULESET: Spec = Spec {
    name: "table",
    sub: Some("ruleset"),
    options: &[needs("name", Kind::Choice(RULESETS))],
    example: "/table ruleset name:dnd35",
    right: Right::Gm,
    ..Spec::of::<RulesetArgs>()
};

pub(crate) const HOUSE_RULE: Spec = Spec {
    name: "table",
    sub: Some("house-rule"),
    options: &[needs("rule", Kind::HouseRule), needs("value", Kind::HouseValue)],
    example: "/table house-rule rule:corner value:by-fill",
    right: Right::Gm,
    ..Spec::of::<HouseRuleArgs>()
};

pub(crate) const BOARD: Spec = Spec {
    name: "table",
    sub: Some("board"),
    options: &[needs("manner", Kind::Choice(BoardDisplay::WORDS))],
    example: "/table board manner:moves",
    right: Right::Gm,
    ..Spec::read_by(|_, options| Ok(Parsed::FromStore(StoreCommand::Board(manner(options)?))))
};

/// How the channel shows its board; this is not part of the table.
fn manner(options: &Options<'_>) -> Result<BoardDisplay, UserError> {
    options.required("manner", options.choice("manner", BoardDisplay::named)?)
}

/// Confirms how the channel shows its board.
pub(crate) fn shown_as(manner: BoardDisplay) -> Message {
    match manner {
        BoardDisplay::Moves => say!("board-moves"),
        BoardDisplay::Stays => say!("board-stays"),
        BoardDisplay::Each => say!("board-each"),
    }
}

pub(crate) const THEME: Spec = Spec {
    name: "table",
    sub: Some("theme"),
    options: &[needs("name", Kind::Choice(Theme::WORDS))],
    example: "/table theme name:dark",
    right: Right::Gm,
    ..Spec::of::<ThemeArgs>()
};

/// `/table new`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NewArgs {
    width: u32,
    height: u32,
    ruleset: &'static str,
}

impl Command for NewArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(NewArgs {
            width: options.required("width", options.whole("width")?)?,
            height: options.required("height", options.whole("height")?)?,
            ruleset: known(options, "ruleset")?.unwrap_or(RULESETS[0]),
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let battlefield = Battlefield::open(self.width, self.height).map_err(|size| UserError::new(size.message()))?;
        let ruleset = table.ruleset(self.ruleset)?;
        let NewArgs { width, height, .. } = *self;
        let message = say!("table-new", width, height, square = Feet::SQUARE, book = explain::book(ruleset));
        let mut next = Encounter::new(self.ruleset, battlefield);
        keep_settings(table, &mut next);
        let scene = picture::board(ruleset, &next);
        Ok(Outcome::new(message).showing(scene).leaving(next))
    }

    fn makes(&self) -> TableCreation {
        TableCreation::Table
    }
}

/// A new table keeps the channel's GMs, theme, language and settings.
fn keep_settings(table: &Table<'_>, next: &mut Encounter) {
    next.game_masters = table.encounter.map(|before| before.game_masters.clone()).unwrap_or_default();
    next.theme = table.encounter.map(|before| before.theme).unwrap_or_default();
    next.locale = table.encounter.map(|before| before.locale).unwrap_or_default();
    next.settings = table.encounter.map(|before| before.settings.clone()).unwrap_or_default();
}

fn known(options: &Options<'_>, name: &str) -> Result<Option<&'static str>, UserError> {
    options.choice(name, |word| RULESETS.iter().copied().find(|id| *id == word))
}

/// `/table ruleset`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RulesetArgs {
    ruleset: &'static str,
}

impl Command for RulesetArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(RulesetArgs { ruleset: options.required("name", known(options, "name")?)? })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        let mut next = referee.encounter().clone();
        next.set_ruleset(self.ruleset);
        let book = &table.ruleset(self.ruleset)?.name;
        let plays = if referee.ruleset().id == self.ruleset {
            say!("table-plays-already", book)
        } else {
            say!("table-plays-from-now", book)
        };
        let own = Message::names(next.house_rules().iter().map(|(rule, value)| format!("{rule} {value}")));
        let stay = (!own.is_empty()).then(|| say!("table-house-rules-stay", rules = own));
        changed(table, next, Message::sentences([Some(plays), stay]), "ruleset")
    }
}

/// `/table theme`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ThemeArgs {
    theme: Theme,
}

impl Command for ThemeArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(ThemeArgs { theme: options.required("name", theme(options, "name")?)? })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        let mut next = referee.encounter().clone();
        next.theme = self.theme;
        let message = if referee.encounter().theme == self.theme {
            say!("table-theme-already", theme = self.theme.to_string())
        } else {
            say!("table-theme-from-now", theme = self.theme.to_string())
        };
        let ruling = json!({"action": "theme", "theme": self.theme});
        Ok(Outcome::new(message).ruled(ruling).showing(picture::board(referee.ruleset(), &next)).leaving(next))
    }
}

/// The theme that an option names.
pub(crate) fn theme(options: &Options<'_>, name: &str) -> Result<Option<Theme>, UserError> {
    options.choice(name, |word| word.parse().ok())
}

/// `/table house-rule`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HouseRuleArgs {
    rule: String,
    value: String,
}

impl Command for HouseRuleArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let word = |text: &str| text.to_lowercase().replace(['_', ' '], "-");
        let text = |name| options.required(name, options.text(name)).map(word);
        Ok(HouseRuleArgs { rule: text("rule")?, value: text("value")? })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let encounter = table.referee()?.encounter();
        let mut next = encounter.clone();
        let takes_back = self.value == BOOK;
        if takes_back && encounter.house_rules().contains_key(&self.rule) && AdjustableRule::named(&self.rule).is_err()
        {
            // A rule unknown to this version can only be removed.
            next.set_house_rule(self.rule.as_str(), None);
            return changed(table, next, say!("house-rule-forgotten", rule = self.rule), "house-rule");
        }
        let adjustable = named(&self.rule)?;
        let rule = adjustable.rule;
        let book = table.ruleset(&encounter.ruleset)?.describe(rule);
        let title = rule.title();
        let has = meant(&book.word, book.meaning.clone());
        let made = if takes_back {
            next.set_house_rule(rule.word(), None);
            say!("house-rule-as-book", title, rule = rule.word(), book = has)
        } else {
            let value = adjustable.value(&self.value).map_err(|_| no_such_value(&adjustable, &self.value))?.to_owned();
            let meaning = adjustable.values.iter().find(|(word, _)| *word == value);
            let is = meaning.map_or_else(Message::empty, |(word, meaning)| meant(word, meaning.clone()));
            let made = say!("house-rule-made", title, rule = rule.word(), is, book = has, back = BOOK);
            next.set_house_rule(rule.word(), Some(value));
            made
        };
        let played = table.library.with(&encounter.ruleset, next.house_rules()).ok().flatten();
        let idle = !takes_back && played.is_some_and(|played| !played.applies(rule));
        let idle = idle.then(|| say!("house-rule-idle"));
        changed(table, next, Message::sentences([Some(made), idle]), "house-rule")
    }
}

/// The rule with this id or title. Fails if there is none.
fn named(typed: &str) -> Result<AdjustableRule, UserError> {
    let titled =
        |adjustable: &AdjustableRule| adjustable.rule.title().to_string().to_lowercase().replace(' ', "-") == typed;
    let found = AdjustableRule::named(typed).ok().or_else(|| AdjustableRule::all().into_iter().find(titled));
    found.ok_or_else(|| no_such_rule(typed))
}

/// A value with its meaning, if that adds anything.
fn meant(word: &str, meaning: impl Into<Message>) -> Message {
    let meaning: Message = meaning.into();
    if meaning.to_string() == word { meaning } else { say!("house-rule-value", word, meaning) }
}

/// Every value of a rule, with its meaning.
fn possible(adjustable: &AdjustableRule) -> Message {
    let choices = adjustable.values.iter().map(|(word, meaning)| {
        let is_plain = meaning.to_string() == *word;
        if is_plain { Message::code(word) } else { say!("house-rule-choice", word, meaning) }
    });
    Message::list(choices.chain([say!("house-rule-choice-book", word = BOOK)]))
}

fn no_such_rule(typed: &str) -> UserError {
    let all = AdjustableRule::all();
    let words: Vec<&str> = all.iter().map(|adjustable| adjustable.rule.word()).collect();
    let meant = nearest(typed, words.iter().copied());
    let message = match meant.and_then(|meant| AdjustableRule::named(meant).ok()) {
        Some(adjustable) => {
            let hint = did_you_mean(typed, words);
            say!("house-rule-unknown", said = quoted(typed), hint, choices = possible(&adjustable))
        }
        None => say!("house-rule-unknown-at-all", said = quoted(typed), rules = Message::names(words)),
    };
    UserError::new(message)
}

fn no_such_value(adjustable: &AdjustableRule, typed: &str) -> UserError {
    let words = adjustable.values.iter().map(|(word, _)| word.as_str()).chain([BOOK]);
    let hint = did_you_mean(typed, words);
    UserError::new(say!(
        "house-rule-cannot-be",
        rule = adjustable.rule.word(),
        said = quoted(typed),
        hint,
        choices = possible(adjustable)
    ))
}

/// The table under its new rules, with the differences players would notice.
fn changed(table: &Table<'_>, mut next: Encounter, message: Message, what: &str) -> Result<Outcome, UserError> {
    let before = table.referee()?;
    let played = table.library.with(&next.ruleset, next.house_rules());
    let known = match (&played, table.library.get(&next.ruleset)) {
        // House rules unknown to this version are left out and reported elsewhere.
        (Err(BadHouseRule::Rule(_) | BadHouseRule::Value { .. }), _) => {
            crate::command::core::table::Played::of(table.library, &next).map(|played| played.ruleset)
        }
        (Err(_), _) => return Err(UserError::new(say!("house-rules-unusable"))),
        (Ok(ruleset), _) => ruleset.clone(),
    };
    let Some(ruleset) = known else { return table.ruleset(&next.ruleset).map(|_| Outcome::new(message)) };
    let ruleset: &Ruleset = &ruleset;
    notice::check_fits(ruleset, &next)?;
    let noticed = notice::differences(before, ruleset, &next);
    // Turns cannot continue as phases, nor phases as turns.
    let fits = |rounds: &Rounds| matches!(rounds.stage, Stage::Turn(_)) == ruleset.actions.value.has_turns();
    let ended = next.rounds.take_if(|rounds| !fits(rounds));
    let ended = ended.map(|_| say!("table-turns-ended"));
    let message = Message::lines([message].into_iter().chain(noticed.messages()).chain(ended));
    let ruling = json!({
        "ruleset": ruleset.id,
        "action": what,
        "house_rules": next.house_rules(),
        "creatures": noticed.creatures,
    });
    let scene = picture::board(ruleset, &next);
    Ok(Outcome::new(message).ruled(ruling).citing(ruleset, &noticed.rules).showing(scene).leaving(next))
}
