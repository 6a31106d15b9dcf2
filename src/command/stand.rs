//! Standing up.

use super::creature::WHO;
use super::decide::{Outcome, Table};
use super::deed::{Counts, Deed};
use super::given::Options;
use super::mistake::Mistake;
use super::rights::Right;
use super::spec::Spec;
use super::walk::{FORCE, PREVIEW};
use crate::referee::Verdict;
use crate::say;

pub(super) const STAND: Spec = Spec {
    name: "stand",
    sub: None,
    options: &[WHO, PREVIEW, FORCE],
    example: "/stand creature:Ogre",
    right: Right::OwnerInTurn,
    private: false,
};

/// `/stand`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stand {
    creature: Option<String>,
    preview: bool,
    force: bool,
}

impl Stand {
    pub(super) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        Ok(Stand {
            creature: options.text("creature").map(str::to_owned),
            preview: options.flag("preview")?.unwrap_or(false),
            force: options.flag("force")?.unwrap_or(false),
        })
    }

    pub(super) fn decide(&self, table: &Table<'_>) -> Result<Outcome, Mistake> {
        let (referee, mover) = table.acting(self.creature.as_deref(), self.preview)?;
        let ruling = referee.stand(&mover);
        let name = &mover.creature().name;
        let headline = match (ruling.verdict, self.force, self.preview) {
            (Verdict::Legal, _, false) => say!("stand-does", name),
            (Verdict::Legal, _, true) => say!("stand-could", name),
            (_, true, _) => say!("stand-forced", name),
            _ => say!("stand-cannot", name),
        };
        let mut deed = Deed::new(table, &referee, "stand", ruling);
        deed.preview = self.preview;
        deed.force = self.force;
        deed.headline = Some(headline);
        deed.takes_all = true;
        deed.conditions = Some(referee.standing(&mover));
        if referee.ruleset().stand_up.is.allows_a_step() {
            deed.counts = Counts::Always;
        }
        deed.outcome()
    }
}
