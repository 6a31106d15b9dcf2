//! The options that several commands share, and their parsers.

use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, Opt, may, needs, short_for, words};
use crate::command::input::user_error::{UserError, quoted};
use crate::explain;
use crate::field::{Mode, Size};
use crate::grid::{Direction, Height};
use crate::referee::{Drop, Pace, Prefer};
use crate::ruleset::Ruleset;
use crate::say;
use crate::words::Message;

const PACES: &[&str] = &["move", "double", "hustle", "sprint", "minimum"];
const PREFERENCES: &[&str] = &["shortest", "safest"];
const MODES: &[&str] = words!([], Mode);
/// The modes, or any that the creature has.
const MODES_OR_ANY: &[&str] = words!([], Mode, ANY);
pub(crate) const ANY: &str = "any";
/// The compass directions.
pub(crate) const DIRECTIONS: &[&str] = words!([], Direction);
/// Every size; a table's ruleset decides which of them exist.
pub(crate) const SIZES: &[&str] = words!([], Size);

/// A creature on the table.
pub(crate) const CREATURE: Opt = may("creature", Kind::Creature);
/// The mover; may be left out if it is clear.
pub(crate) const WHO: Opt = Opt { clear: true, ..CREATURE };
/// The creature acted upon.
pub(crate) const TARGET: Opt = needs("target", Kind::Creature);
/// The highest altitude accepted, in feet.
pub(crate) const MOST_ALTITUDE: u32 = 1_000;
pub(crate) const TO: Opt = needs("to", Kind::Destination);
/// A single square that a movement ends in.
pub(crate) const TO_SQUARE: Opt = may("to", Kind::Square);
pub(crate) const PACE: Opt = may("pace", Kind::Choice(PACES));
pub(crate) const PREFER: Opt = may("prefer", Kind::Choice(PREFERENCES));
pub(crate) const MODE: Opt = may("mode", Kind::Choice(MODES));
/// The modes in which `/reachable` finds every place.
pub(crate) const REACHABLE_MODE: Opt = may("mode", Kind::Choice(&["walk", "climb", "fly", "glide", "swim"]));
pub(crate) const MODE_OR_ANY: Opt = may("mode", Kind::Choice(MODES_OR_ANY));
pub(crate) const ALTITUDE: Opt = may("altitude", Kind::Feet(MOST_ALTITUDE));
/// An altitude in feet above the floor, or below it if negative.
pub(crate) const ALTITUDE_OR_DEPTH: Opt = may("altitude", Kind::Number(-(MOST_ALTITUDE as i32), MOST_ALTITUDE as i32));
pub(crate) const FACING: Opt = may("facing", Kind::Choice(DIRECTIONS));
pub(crate) const SHARE: Opt = may("share", Kind::Flag);
pub(crate) const AS_FAR_AS: Opt = may("as-far-as", Kind::Flag);
pub(crate) const STOPPED_AT: Opt = may("stopped-at", Kind::Square);
pub(crate) const CEILING: Opt = may("ceiling", Kind::Flag);
pub(crate) const UNSEEN: Opt = may("unseen", Kind::Flag);
/// Whether something is switched on.
pub(crate) const ON: Opt = needs("on", Kind::Flag);
pub(crate) const HIDDEN: Opt = may("hidden", Kind::Flag);
pub(crate) const PREVIEW: Opt = may("preview", Kind::Flag);
pub(crate) const FORCE: Opt = may("force", Kind::Flag);
/// Whether an action point grants the action.
pub(crate) const ACTION_POINT: Opt = may("action-point", Kind::Flag);
/// The last options of every movement.
pub(crate) const PREVIEW_OR_FORCE: &[Opt] = &[PREVIEW, FORCE];
/// The limit of a check's result, bonus or difficulty, positive or negative.
pub(crate) const MOST_CHECK: i32 = 1_000;
/// A result rolled at the table. It includes all of the roller's own modifiers; the bot adds only circumstances, and says so.
pub(crate) const CHECK: Opt = may("check", Kind::Number(-MOST_CHECK, MOST_CHECK));
/// A bonus for the bot to roll with. The bot adds what else it knows about the roller, such as a climb speed or haste, and
/// the circumstances, and says all of it.
pub(crate) const BONUS: Opt = may("bonus", Kind::Number(-MOST_CHECK, MOST_CHECK));
/// The face of the die, if that matters.
pub(crate) const NATURAL: Opt = may("natural", Kind::Whole(1, 20));
/// One check, rolled at the table or by the bot.
pub(crate) const ONE_CHECK: &[Opt] = &[CHECK, NATURAL, BONUS];
/// The results of several checks, or of opposed ones.
pub(crate) const CHECKS: Opt = may("check", Kind::Text);
/// Several checks, rolled at the table or by the bot.
pub(crate) const SEVERAL_CHECKS: &[Opt] = &[CHECKS, NATURAL, BONUS];
/// The opponents' results.
pub(crate) const AGAINST_CHECKS: Opt = may("against", Kind::Text);
/// The defender's result in an opposed check.
pub(crate) const AGAINST: Opt = may("against", Kind::Number(-MOST_CHECK, MOST_CHECK));
/// The opponent's bonus.
pub(crate) const AGAINST_BONUS: Opt = Opt { name: "against-bonus", ..BONUS };
/// Opposed checks against creatures that respond to a movement.
pub(crate) const OPPOSED_CHECKS: &[Opt] = &[CHECKS, BONUS, AGAINST_CHECKS, AGAINST_BONUS];
/// The opponents' half of [`OPPOSED_CHECKS`].
pub(crate) const THEIR_CHECKS: &[Opt] = &[AGAINST_CHECKS, AGAINST_BONUS];
/// The mover's own results in opposed checks, if `check` is for the movement's own check.
pub(crate) const INITIATIVE_CHECK: Opt = may("initiative-check", Kind::Text);
/// Results of opposed checks for a movement that has its own check.
pub(crate) const OPPOSED_BESIDES: &[Opt] = &[INITIATIVE_CHECK, AGAINST_CHECKS];
pub(crate) const MEDIUM_DC: &str = "medium-dc";
pub(crate) const MEDIUM_RESULT: &str = "medium-check";
/// The check to move in water or on a wall without a speed for it.
pub(crate) const MEDIUM_CHECK: &[Opt] =
    &[may(MEDIUM_DC, Kind::Number(-MOST_CHECK, MOST_CHECK)), may(MEDIUM_RESULT, Kind::Number(-MOST_CHECK, MOST_CHECK))];
/// The same for commands with many options: Discord registers the result alone, and its button asks for both.
pub(crate) const MEDIUM_CHECK_IN_SHORT: &[Opt] =
    &[short_for(MEDIUM_RESULT, MEDIUM_DC, Kind::Number(-MOST_CHECK, MOST_CHECK)), MEDIUM_CHECK[1]];
pub(crate) const GROUND_RESULTS: &str = "ground-check";
pub(crate) const GROUND_BONUS: &str = "ground-bonus";
/// The checks the ground asks for, in a movement that can have its own checks.
pub(crate) const GROUND_CHECK: &[Opt] = &[may(GROUND_RESULTS, Kind::Text), Opt { name: GROUND_BONUS, ..BONUS }];
pub(crate) const FALL_RESULTS: &str = "fall-check";
pub(crate) const FALL_BONUS: &str = "fall-bonus";
/// The checks that soften the falls a movement ends in.
pub(crate) const FALL_CHECK: &[Opt] = &[may(FALL_RESULTS, Kind::Text), Opt { name: FALL_BONUS, ..BONUS }];
/// Whether a creature that has to keep its balance moves at full speed.
pub(crate) const ACCELERATED: Opt = may("accelerated", Kind::Flag);
/// Whether a creature that has to keep its balance moves at half speed for an easier check, if the rulebook offers the
/// choice.
pub(crate) const HALF_SPEED: Opt = may("half-speed", Kind::Flag);
/// The difficulty value of a check.
pub(crate) const DIFFICULTY_VALUE: Opt = may("dv", Kind::Number(-MOST_CHECK, MOST_CHECK));
/// How many allies help with a check.
pub(crate) const ASSISTS: Opt = may("assists", Kind::Whole(0, 100));
/// How many hands are free.
pub(crate) const HANDS: Opt = may("hands", Kind::Whole(0, 2));
pub(crate) const DROP_PRONE: Opt = may("drop-prone", Kind::Text);
/// How far a forced movement leads, in feet.
pub(crate) const FEET: Opt = may("feet", Kind::Feet(1_000));
/// The distance to keep from others, in feet.
pub(crate) const DISTANCE: Opt = may("distance", Kind::Feet(1_000));
/// The limit of a creature's score or bonus, positive or negative.
pub(crate) const MOST_SCORE: i32 = 200;
/// A creature's own score or bonus.
pub(crate) const SCORE: Kind = Kind::Number(-MOST_SCORE, MOST_SCORE);
pub(crate) const DEXTERITY: Opt = may("dexterity", Kind::Whole(1, 100));
pub(crate) const SIZE: Opt = may("size", Kind::Choice(SIZES));
/// A name to give.
pub(crate) const NAME: Opt = may("name", Kind::Text);
/// The square of one creature.
pub(crate) const AT: Opt = may("at", Kind::Square);
/// The squares of several creatures.
pub(crate) const AT_AREAS: Opt = may("at", Kind::Areas);
/// Parts of the board.
pub(crate) const SQUARES: Opt = may("squares", Kind::Areas);
pub(crate) const FILE: Opt = may("file", Kind::File);
/// Pasted lines.
pub(crate) const TEXT: Opt = needs("text", Kind::Lines);
/// Whether to remove creatures that have no place on the new map.
pub(crate) const REPLACE: Opt = may("replace", Kind::Flag);

pub(crate) fn pace(options: &Options<'_>) -> Result<Pace, UserError> {
    if options.text("pace").is_some_and(|word| word.eq_ignore_ascii_case(Pace::Run.word())) {
        return Err(UserError::new(say!("pace-run-command")).or_example("/run creature:Ogre to:J4"));
    }
    Ok(options.one_of("pace", Pace::OF_A_MOVE, Pace::word)?.unwrap_or_default())
}

pub(crate) fn mode(options: &Options<'_>) -> Result<Option<Mode>, UserError> {
    options.one_of("mode", Mode::ALL, Mode::word)
}

pub(crate) fn prefer(options: &Options<'_>) -> Result<Prefer, UserError> {
    let prefer = options.choice("prefer", |word| match word {
        "shortest" => Some(Prefer::Shortest),
        "safest" => Some(Prefer::Safest),
        _ => None,
    })?;
    Ok(prefer.unwrap_or_default())
}

/// The altitude above the floor at which a movement ends.
pub(crate) fn altitude(options: &Options<'_>) -> Result<Option<Height>, UserError> {
    Ok(options.feet_in_squares("altitude")?.map(Height::from))
}

/// The creature acted upon, as typed.
pub(crate) fn target(options: &Options<'_>) -> Result<String, UserError> {
    options.required("target", options.owned("target"))
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

/// The size with this word.
pub(crate) fn size(word: &str) -> Option<Size> {
    Size::ALL.into_iter().find(|size| size.word() == word)
}

/// Rejects a size that the table's ruleset does not have.
pub(crate) fn check_size(ruleset: &Ruleset, option: &str, size: Size) -> Result<(), UserError> {
    if ruleset.has_size(size) {
        return Ok(());
    }
    let known = Message::choices("size", Size::ALL.into_iter().filter(|&size| ruleset.has_size(size)).map(Size::word));
    let (size, book) = (Message::choice("size", size.word()), explain::book(ruleset));
    Err(UserError::new(say!("trait-size-unknown", option, size, book, known)))
}
