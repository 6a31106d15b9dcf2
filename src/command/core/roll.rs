//! Checks: results rolled at the table, or rolls by the bot.

use serde_json::{Value, json};

use crate::command::core::command::Spec;
use crate::command::core::dice::DiePurpose;
use crate::command::core::table::Table;
use crate::command::input::invocation::{Invocation, Options};
use crate::command::input::option::Kind;
use crate::command::input::options::{FALL_RESULTS, GROUND_RESULTS, MOST_CHECK};
use crate::command::input::user_error::{UserError, quoted};
use crate::referee::{Check, CheckKind, Rolled};
use crate::say;
use crate::words::Message;

/// The most results accepted for one movement.
const MOST_RESULTS: usize = 100;

/// How a check is to be made, as given in the command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Rolling {
    check: Option<i32>,
    natural: Option<u32>,
    bonus: Option<i32>,
}

/// A d20 and the bonus to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Roll {
    /// The face of the die: 1 to 20.
    pub(crate) die: u32,
    /// The bonus added to it.
    pub(crate) bonus: i32,
}

/// Parses the results of one or more checks, in order.
pub(crate) fn results(option: &str, text: &str) -> Result<Vec<i32>, UserError> {
    let items = text.split(|letter: char| letter.is_whitespace() || matches!(letter, ',' | ';'));
    let number = |item: &str| item.parse().ok().filter(|total| (-MOST_CHECK..=MOST_CHECK).contains(total));
    let numbers: Option<Vec<i32>> = items.filter(|item| !item.is_empty()).map(number).collect();
    numbers.filter(|numbers| (1..=MOST_RESULTS).contains(&numbers.len())).ok_or_else(|| {
        UserError::new(say!(
            "roll-results",
            option,
            most = MOST_CHECK,
            most_results = MOST_RESULTS,
            typed = quoted(text)
        ))
    })
}

/// The options with results of checks that a creature makes for itself.
const RESULTS: [&str; 3] = ["check", GROUND_RESULTS, FALL_RESULTS];

/// Whether this is an option with results of checks, one or several.
fn takes_results(spec: &Spec, option: &str) -> bool {
    let kind = spec.option(option).map(|option| option.kind);
    RESULTS.contains(&option) && matches!(kind, Some(Kind::Text | Kind::Number(..)))
}

/// The command for the creature at this place in a group of this size: of each list with a result for every creature, it keeps
/// that creature's.
pub(crate) fn with_its_results(mut given: Invocation, spec: &Spec, (place, size): (usize, usize)) -> Invocation {
    for (option, value) in &mut given.options {
        let all = results(option, value).ok().filter(|all| takes_results(spec, option) && all.len() == size);
        if let Some(own) = all.and_then(|all| all.get(place).copied()) {
            *value = own.to_string();
        }
    }
    given
}

/// The command with only the first of each list of results; `None` if it has no such list, or names no creatures.
pub(crate) fn with_first_results(given: &Invocation, spec: &Spec) -> Option<Invocation> {
    given.value("creature")?;
    let mut first = given.clone();
    let mut lists = false;
    for (option, value) in first.options.iter_mut().filter(|(option, _)| takes_results(spec, option)) {
        let all = results(option, value).ok()?;
        lists |= all.len() > 1;
        *value = all.first()?.to_string();
    }
    lists.then_some(first)
}

impl Rolling {
    pub(crate) fn parse(options: &Options<'_>) -> Result<Self, UserError> {
        let rolling = Rolling {
            check: options.number("check")?,
            natural: options.whole("natural")?,
            bonus: options.number("bonus")?,
        };
        if rolling.bonus.is_some() && rolling.check.is_some() {
            return Err(UserError::new(say!("roll-check-or-bonus")));
        }
        if rolling.bonus.is_some() && rolling.natural.is_some() {
            return Err(UserError::new(say!("roll-natural-with-bonus")));
        }
        if rolling.natural.is_some_and(|natural| natural > 1) && rolling.check.is_none() {
            return Err(UserError::new(say!("roll-natural-without-check")));
        }
        Ok(rolling)
    }

    /// A result rolled at the table.
    pub(crate) fn of_check(check: Option<i32>, natural: Option<u32>) -> Self {
        Rolling { check, natural, bonus: None }
    }

    /// A result rolled at the table, or a bonus for the bot to roll with.
    pub(crate) fn of(check: Option<i32>, bonus: Option<i32>) -> Self {
        Rolling { check, natural: None, bonus }
    }

    /// The result rolled at the table, if any.
    pub(crate) fn result(self) -> Option<Rolled> {
        // A natural 1 fails whatever the bonus.
        let total = self.check.or(self.natural.filter(|&natural| natural == 1).map(|_| 1))?;
        Some(Rolled { natural: self.natural, ..Rolled::total(total) })
    }

    /// The result of taking 10 or 20 with the given bonus.
    pub(crate) fn taking(self, face: i32) -> Option<Rolled> {
        Some(Rolled { plain: true, ..Rolled::total(self.bonus?.saturating_add(face)) })
    }

    /// The bonus to roll with, if any.
    pub(crate) fn bonus(self) -> Option<i32> {
        self.bonus
    }

    /// Whether the bot rolls.
    pub(crate) fn has_bonus(self) -> bool {
        self.bonus.is_some()
    }

    /// Judges with the result rolled at the table. If that leaves something `open` that the bot can roll for, rolls and
    /// judges again; a preview rolls nothing.
    pub(crate) fn judge<R>(
        self,
        table: &Table<'_>,
        preview: bool,
        open: impl FnOnce(&R) -> bool,
        mut judge: impl FnMut(Option<Rolled>) -> Result<R, UserError>,
    ) -> Result<(R, Option<Roll>), UserError> {
        let judged = judge(self.result())?;
        let roll = if open(&judged) && !preview { self.throw(table) } else { None };
        Ok(match roll {
            Some(roll) => (judge(Some(roll.rolled()))?, Some(roll)),
            None => (judged, None),
        })
    }

    /// Rolls if a bonus is given.
    pub(crate) fn throw(self, table: &Table<'_>) -> Option<Roll> {
        let bonus = self.bonus?;
        Some(Roll { die: table.dice.roll(DiePurpose::Check, 20), bonus })
    }
}

impl Roll {
    fn total(self) -> i32 {
        i32::try_from(self.die).unwrap_or(1) + self.bonus
    }

    /// The result.
    pub(crate) fn rolled(self) -> Rolled {
        Rolled { total: self.total(), natural: Some(self.die), plain: true }
    }

    /// The roll in a sentence.
    pub(crate) fn line(self) -> Message {
        say!("roll-line", die = self.die, bonus = format!("{:+}", self.bonus), total = self.total())
    }

    /// The roll as JSON.
    pub(crate) fn json(self) -> Value {
        json!({"die": self.die, "bonus": self.bonus, "total": self.total()})
    }
}

/// How a command takes the results of a movement's checks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Taking {
    /// Checks of the ground have their own options if there are other checks too.
    #[default]
    GroundApart,
    /// As `GroundApart`, and so does the check to move in water or along a wall.
    MediumApart,
    /// All as one list, in order.
    InOrder,
}

/// Which option to give if a movement waits for its checks. A jump's own text explains its save.
pub(crate) fn what_to_give(checks: &[Check], taking: Taking) -> Option<Message> {
    let of_the_ground = |check: &Check| check.kind.is_of_the_ground();
    let runs = |check: &Check| matches!(check.kind, CheckKind::RunOnConstitution | CheckKind::RunOnMight);
    let apart = taking != Taking::InOrder && checks.iter().any(|check| !of_the_ground(check) && !runs(check));
    match checks.iter().find(|check| check.rolled.is_none()) {
        None => Some(say!("check-unknown")),
        Some(check) if check.kind == CheckKind::GrabTheEdge => None,
        Some(check) if of_the_ground(check) && apart => Some(say!("check-give-ground")),
        Some(check) if taking == Taking::MediumApart && check.kind.is_of_the_medium() => {
            Some(say!("check-give-medium"))
        }
        Some(_) => Some(say!("check-give")),
    }
}
