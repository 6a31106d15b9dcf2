//! `/stand`.

use crate::command::core::aftermath::Counts;
use crate::command::core::command::{Command, Spec};
use crate::command::core::menu::Menu;
use crate::command::core::move_request::MoveRequest;
use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::Resolution;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::options::{FORCE, PREVIEW, WHO};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::referee::{Action, StandingUp, Verdict};
use crate::say;

pub(crate) const STAND: Spec = Spec {
    name: "stand",
    options: &[WHO, PREVIEW, FORCE],
    menu: Menu::under("go", "stand"),
    example: "/stand creature:Ogre",
    right: Right::OwnerInTurn,
    ..Spec::of::<StandArgs>()
};

/// `/stand`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StandArgs {
    request: MoveRequest,
}

impl Command for StandArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(StandArgs { request: MoveRequest::parse(options)? })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        // A rider stands up in the saddle.
        let (referee, mover) = self.request.mover(table)?;
        let referee = referee.planning(self.request.preview);
        let ruling = StandingUp(referee).stand(&mover);
        let name = &mover.creature().name;
        let headline = match (ruling.verdict, self.request.force, self.request.preview) {
            (Verdict::Legal, _, false) => say!("stand-does", name),
            (Verdict::Legal, _, true) => say!("stand-could", name),
            (_, true, _) => say!("stand-forced", name),
            _ => say!("stand-cannot", name),
        };
        let mut resolution = Resolution::new(table, referee, STAND.name, &self.request, ruling);
        resolution.headline = Some(headline);
        (resolution.takes_all, resolution.stands) = (true, true);
        resolution.conditions = Some(StandingUp(referee).standing(&mover));
        if referee.ruleset().stand_up.value.allows_a_step() {
            resolution.counts = Counts::Always;
            // The player sees the price before paying it.
            let steps = resolution.ruling.takes == Action::Free && resolution.ruling.verdict == Verdict::Legal;
            resolution.lines.extend(steps.then(|| say!("stand-takes-the-step")));
        }
        resolution.outcome()
    }
}
