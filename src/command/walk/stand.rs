//! `/stand`.

use crate::command::core::command::{Command, Spec};
use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::{Counts, Resolution};
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::options::{FORCE, PREVIEW, WHO};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::referee::{StandingUp, Verdict};
use crate::say;

pub(crate) const STAND: Spec = Spec {
    name: "stand",
    options: &[WHO, PREVIEW, FORCE],
    example: "/stand creature:Ogre",
    right: Right::OwnerInTurn,
    ..Spec::of::<Stand>()
};

/// `/stand`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stand {
    creature: Option<String>,
    preview: bool,
    force: bool,
}

impl Command for Stand {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(Stand {
            creature: options.owned("creature"),
            preview: options.is_set("preview")?,
            force: options.is_set("force")?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = table.acting(self.creature.as_deref(), self.preview)?;
        let ruling = StandingUp(referee).stand(&mover);
        let name = &mover.creature().name;
        let headline = match (ruling.verdict, self.force, self.preview) {
            (Verdict::Legal, _, false) => say!("stand-does", name),
            (Verdict::Legal, _, true) => say!("stand-could", name),
            (_, true, _) => say!("stand-forced", name),
            _ => say!("stand-cannot", name),
        };
        let mut resolution = Resolution::new(table, referee, "stand", ruling);
        resolution.preview = self.preview;
        resolution.force = self.force;
        resolution.headline = Some(headline);
        resolution.takes_all = true;
        resolution.conditions = Some(StandingUp(referee).standing(&mover));
        if referee.ruleset().stand_up.value.allows_a_step() {
            resolution.counts = Counts::Always;
        }
        resolution.outcome()
    }
}
