//! `/escape`: gets through a gap too tight to squeeze through, by a check.

use std::sync::Arc;

use crate::command::core::command::{Command, Spec};
use crate::command::core::menu::Menu;
use crate::command::core::move_request::MoveRequest;
use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::Resolution;
use crate::command::core::roll::Rolling;
use crate::command::core::table::Table;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may, options};
use crate::command::input::options::{BONUS, CHECK, FALL_CHECK, PREFER, PREVIEW_OR_FORCE, TO, WHO, prefer};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::explain;
use crate::referee::{Escape, EscapeFact, Escapes, Fact, Prefer, Ruling, Verdict};
use crate::say;
use crate::words::Message;

/// How much of a creature fits through a gap.
const FITS: &[&str] = &["elbows", "one-elbow", "shoulders", "head", "not-head"];

pub(crate) const ESCAPE: Spec = Spec {
    name: "escape",
    options: options!(
        &[TO, WHO, may("fits", Kind::Choice(FITS)), CHECK, BONUS, may("take-twenty", Kind::Flag), PREFER],
        FALL_CHECK,
        PREVIEW_OR_FORCE,
    ),
    menu: Menu::under("go", "escape").only(&["srd35", "dnd35", "reaction", "rise"]),
    example: "/escape creature:Hero to:F6 bonus:8",
    right: Right::OwnerInTurn,
    goes: true,
    ..Spec::of::<EscapeArgs>()
};

/// `/escape`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EscapeArgs {
    destination: Destination,
    fits: Option<&'static str>,
    prefer: Prefer,
    rolling: Rolling,
    takes_twenty: bool,
    request: MoveRequest,
}

impl Command for EscapeArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let escape = EscapeArgs {
            destination: options.required("to", options.destination("to")?)?,
            fits: options.choice("fits", |word| FITS.iter().copied().find(|fits| *fits == word))?,
            prefer: prefer(options)?,
            rolling: Rolling::parse(options)?,
            takes_twenty: options.is_set("take-twenty")?,
            request: MoveRequest::parse(options)?,
        };
        if escape.takes_twenty && !escape.rolling.has_bonus() {
            return Err(UserError::new(say!("escape-twenty-needs-bonus")));
        }
        Ok(escape)
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = self.request.acting(table)?;
        let figures = &referee.ruleset().escape.value;
        if let Some(fits) = self.fits.filter(|fits| !figures.contains_key(*fits)) {
            let (known, fits) =
                (Message::choices("fits", figures.keys().map(String::as_str)), Message::choice("fits", fits));
            let called = explain::book(referee.ruleset()).capitalized();
            return Err(UserError::new(say!("escape-fits-otherwise", called, fits, known)));
        }
        let stops = self.destination.stops(mover.creature(), referee.encounter().battlefield.area())?;
        let (prefer, fits, takes_twenty) = (self.prefer, self.fits, self.takes_twenty);
        let twenty = self.rolling.taking(20).filter(|_| takes_twenty);
        let open = |ruling: &Ruling| {
            ruling.verdict == Verdict::NeedsCheck && ruling.checks.iter().all(|check| check.dc.is_some())
        };
        let (ruling, roll) = self.rolling.judge(table, self.request.preview, open, |rolled| {
            let asked = Escape { stops: stops.clone(), prefer, fits, takes_twenty, rolled: twenty.or(rolled) };
            Ok(Escapes(referee).escape(&mover, &asked))
        })?;
        let stuck = ruling.notes().any(|note| matches!(note.fact, Fact::Escape(EscapeFact::Stuck)));
        let minutes = ruling.notes().find_map(|note| match note.fact {
            Fact::Escape(EscapeFact::Takes { minutes }) => Some(minutes),
            _ => None,
        });
        let mut resolution = Resolution::new(table, referee, ESCAPE.name, &self.request, ruling);
        resolution.rolled(self.rolling, roll);
        resolution.headline = stuck.then(|| say!("escape-stuck", name = mover.creature().name));
        resolution.set_json("minutes", minutes);
        resolution.outcome()
    }

    fn leading(&self, to: &Destination) -> Option<Arc<dyn Command>> {
        Some(Arc::new(EscapeArgs { destination: to.clone(), ..self.clone() }))
    }
}
