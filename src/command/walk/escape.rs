//! `/escape`: through a gap too tight to squeeze through, by a check.

use std::sync::Arc;

use serde_json::json;

use crate::command::core::command::{Command, Spec};
use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::Resolution;
use crate::command::core::roll::Rolling;
use crate::command::core::table::Table;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may};
use crate::command::input::options::{BONUS, CHECK, FORCE, PREFER, PREVIEW, TO, WHO, prefer};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::explain;
use crate::referee::{Check, Escape, EscapeFact, Escapes, Fact, Prefer, Verdict};
use crate::say;
use crate::words::Message;

/// How much of a creature fits through a gap.
const FITS: &[&str] = &["elbows", "one-elbow", "shoulders", "head", "not-head"];

pub(crate) const ESCAPE: Spec = Spec {
    name: "escape",
    options: &[
        TO,
        WHO,
        may("fits", Kind::Choice(FITS)),
        CHECK,
        BONUS,
        may("take-20", Kind::Flag),
        PREFER,
        PREVIEW,
        FORCE,
    ],
    example: "/escape creature:Hero to:F6 bonus:8",
    right: Right::OwnerInTurn,
    ..Spec::of::<EscapeArgs>()
};

/// `/escape`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EscapeArgs {
    creature: Option<String>,
    destination: Destination,
    fits: Option<&'static str>,
    prefer: Prefer,
    rolling: Rolling,
    takes_twenty: bool,
    preview: bool,
    force: bool,
}

impl Command for EscapeArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let escape = EscapeArgs {
            creature: options.owned("creature"),
            destination: options.required("to", options.destination("to")?)?,
            fits: options.choice("fits", |word| FITS.iter().copied().find(|fits| *fits == word))?,
            prefer: prefer(options)?,
            rolling: Rolling::parse(options)?,
            takes_twenty: options.is_set("take-20")?,
            preview: options.is_set("preview")?,
            force: options.is_set("force")?,
        };
        if escape.takes_twenty && !escape.rolling.has_bonus() {
            return Err(UserError::new(say!("escape-twenty-needs-bonus")));
        }
        Ok(escape)
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = table.acting(self.creature.as_deref(), self.preview)?;
        let figures = &referee.ruleset().escape.value;
        if let Some(fits) = self.fits.filter(|fits| !figures.contains_key(*fits)) {
            let known = Message::list(figures.keys().map(String::as_str));
            let called = explain::book(referee.ruleset()).capitalized();
            return Err(UserError::new(say!("escape-fits-otherwise", called, fits, known)));
        }
        let told = if self.takes_twenty { self.rolling.taking(20) } else { self.rolling.told() };
        let mut asked = Escape {
            stops: self.destination.stops(mover.creature().anchor, referee.encounter().battlefield.area())?,
            prefer: self.prefer,
            fits: self.fits,
            takes_twenty: self.takes_twenty,
            rolled: told,
        };
        let mut ruling = Escapes(referee).escape(&mover, &asked);
        let known = |check: &Check| check.dc.is_some();
        let rolls = ruling.verdict == Verdict::NeedsCheck && !self.preview && ruling.checks.iter().all(known);
        let roll = if rolls { self.rolling.throw(table) } else { None };
        if let Some(roll) = roll {
            asked.rolled = Some(roll.rolled());
            ruling = Escapes(referee).escape(&mover, &asked);
        }
        let stuck = ruling.notes().any(|note| matches!(note.fact, Fact::Escape(EscapeFact::Stuck)));
        let minutes = ruling.notes().find_map(|note| match note.fact {
            Fact::Escape(EscapeFact::Takes { minutes }) => Some(minutes),
            _ => None,
        });
        let mut resolution = Resolution::new(table, referee, ESCAPE.name, ruling);
        (resolution.preview, resolution.force) = (self.preview, self.force);
        resolution.has_bonus = self.rolling.has_bonus();
        resolution.rolls = roll.into_iter().collect();
        resolution.headline = stuck.then(|| say!("escape-stuck", name = mover.creature().name));
        resolution.json.insert("minutes".to_owned(), json!(minutes));
        resolution.outcome()
    }

    fn leading(&self, to: &Destination) -> Option<Arc<dyn Command>> {
        Some(Arc::new(EscapeArgs { destination: to.clone(), ..self.clone() }))
    }
}
