//! The options that several commands share, and their parsers.

use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, Opt, may, needs};
use crate::command::input::user_error::{UserError, quoted};
use crate::explain;
use crate::field::{Mode, Size};
use crate::referee::{Drop, Pace, Prefer};
use crate::ruleset::Ruleset;
use crate::say;
use crate::words::Message;

const PACES: &[&str] = &["move", "double", "hustle", "sprint", "minimum"];

const PREFERENCES: &[&str] = &["shortest", "safest"];

const MODES: &[&str] = &["walk", "climb", "fly", "glide", "swim", "burrow", "teleport"];

/// The modes, or any that the creature has.
const MODES_OR_ANY: &[&str] = &["walk", "climb", "fly", "glide", "swim", "burrow", "teleport", ANY];

pub(crate) const ANY: &str = "any";

/// The mover; may be left out where it is clear.
pub(crate) const WHO: Opt = Opt { clear: true, ..may("creature", Kind::Creature) };
/// The highest altitude accepted, in feet.
pub(crate) const MOST_ALTITUDE: u32 = 1_000;
pub(crate) const TO: Opt = needs("to", Kind::Destination);
pub(crate) const PACE: Opt = may("pace", Kind::Choice(PACES));
pub(crate) const PREFER: Opt = may("prefer", Kind::Choice(PREFERENCES));
pub(crate) const MODE: Opt = may("mode", Kind::Choice(MODES));
pub(crate) const MODE_OR_ANY: Opt = may("mode", Kind::Choice(MODES_OR_ANY));
pub(crate) const ALTITUDE: Opt = may("altitude", Kind::Feet(MOST_ALTITUDE));
pub(crate) const SHARE: Opt = may("share", Kind::Flag);
pub(crate) const AS_FAR_AS: Opt = may("as-far-as", Kind::Flag);
pub(crate) const STOPPED_AT: Opt = may("stopped-at", Kind::Square);
pub(crate) const PREVIEW: Opt = may("preview", Kind::Flag);
pub(crate) const FORCE: Opt = may("force", Kind::Flag);
/// The limit of a check's result or bonus, positive or negative.
pub(crate) const MOST_CHECK: i32 = 1_000;
/// A result rolled at the table.
pub(crate) const CHECK: Opt = may("check", Kind::Number(-MOST_CHECK, MOST_CHECK));
/// A bonus for the bot to roll with.
pub(crate) const BONUS: Opt = may("bonus", Kind::Number(-MOST_CHECK, MOST_CHECK));
/// The face of the die, where that matters.
pub(crate) const NATURAL: Opt = may("natural", Kind::Whole(1, 20));
/// The results of the mover's opposed checks.
pub(crate) const CHECKS: Opt = may("check", Kind::Text);
/// The results of its opponents.
pub(crate) const AGAINST_CHECKS: Opt = may("against", Kind::Text);
/// The defender's result of an opposed check.
pub(crate) const AGAINST: Opt = may("against", Kind::Number(-MOST_CHECK, MOST_CHECK));
/// The opponent's bonus.
pub(crate) const AGAINST_BONUS: Opt = Opt { name: "against-bonus", ..BONUS };
/// The creature acted upon.
pub(crate) const TARGET: Opt = needs("target", Kind::Creature);
pub(crate) const DROP_PRONE: Opt = may("drop-prone", Kind::Text);

pub(crate) fn pace(options: &Options<'_>) -> Result<Pace, UserError> {
    let meaning = |word: &str| Pace::OF_A_MOVE.into_iter().find(|pace| pace.word() == word);
    Ok(options.choice("pace", meaning)?.unwrap_or_default())
}

pub(crate) fn mode(options: &Options<'_>) -> Result<Option<Mode>, UserError> {
    options.choice("mode", Mode::named)
}

pub(crate) fn prefer(options: &Options<'_>) -> Result<Prefer, UserError> {
    let prefer = options.choice("prefer", |word| match word {
        "shortest" => Some(Prefer::Shortest),
        "safest" => Some(Prefer::Safest),
        _ => None,
    })?;
    Ok(prefer.unwrap_or_default())
}

/// When to drop prone: at a square, `yes` for at once, or `no`.
pub(crate) fn drop(options: &Options<'_>) -> Result<Option<Drop>, UserError> {
    let Some(text) = options.text("drop-prone") else { return Ok(None) };
    if let Ok(square) = text.parse() {
        return Ok(Some(Drop::At(square)));
    }
    match options.flag("drop-prone") {
        Ok(flag) => Ok(flag.map(|flag| if flag { Drop::AtOnce } else { Drop::Never })),
        Err(_) => Err(UserError::new(say!("forced-drop-where", typed = quoted(text)))),
    }
}

/// Every size; a table's ruleset decides which of them exist.
pub(crate) const SIZES: &[&str] = &[
    "fine",
    "diminutive",
    "tiny",
    "small",
    "medium",
    "large",
    "huge",
    "gargantuan",
    "colossal",
    "titanic",
    "titanic-plus",
    "titanic-two-plus",
    "titanic-three-plus",
];

/// The size that this word names.
pub(crate) fn size(word: &str) -> Option<Size> {
    Size::named(word)
}

/// Rejects a size that the table's ruleset does not have.
pub(crate) fn known_size(ruleset: &Ruleset, option: &str, size: Size) -> Result<(), UserError> {
    if ruleset.has_size(size) {
        return Ok(());
    }
    let known = Message::list(Size::ALL.into_iter().filter(|&size| ruleset.has_size(size)).map(Size::word));
    Err(UserError::new(say!("trait-size-unknown", option, size = size.word(), book = explain::book(ruleset), known)))
}
