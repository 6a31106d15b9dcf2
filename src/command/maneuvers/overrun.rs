//! `/overrun`: moves through opponents' spaces by force.

use std::sync::Arc;

use crate::command::core::command::{Command, Spec};
use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::Resolution;
use crate::command::core::table::Table;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, Opt, may, needs};
use crate::command::input::options::{
    AGAINST, AGAINST_BONUS, BONUS, CHECKS, FORCE, NATURAL, PREFER, PREVIEW, TO, WHO, prefer,
};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::command::maneuvers::{Trials, lay_into, several, through};
use crate::command::walk::command::{goes_freely, level};
use crate::referee::{Overrun, Overruns, Prefer};
use crate::say;

pub(crate) const AVOIDS: Opt = may("avoids", Kind::Creature);
pub(crate) const TRIPPED: Opt = may("tripped", Kind::Flag);

pub(crate) const OVERRUN: Spec = Spec {
    name: "overrun",
    options: &[
        needs("target", Kind::Creature),
        TO,
        WHO,
        AVOIDS,
        may("part-of-move", Kind::Flag),
        CHECKS,
        NATURAL,
        BONUS,
        AGAINST,
        AGAINST_BONUS,
        TRIPPED,
        PREFER,
        PREVIEW,
        FORCE,
    ],
    example: "/overrun creature:Ogre target:Goblin to:F6",
    right: Right::OwnerInTurn,
    ..Spec::of::<OverrunArgs>()
};

/// `/overrun`, or a bull rush by a rulebook where it is an overrun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OverrunArgs {
    creature: Option<String>,
    targets: String,
    avoids: Option<String>,
    destination: Destination,
    prefer: Prefer,
    part_of_move: bool,
    tripped: bool,
    trials: Trials,
    preview: bool,
    force: bool,
}

impl Command for OverrunArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(OverrunArgs {
            creature: options.owned("creature"),
            targets: options.required("target", options.text("target"))?.to_owned(),
            avoids: options.owned("avoids"),
            destination: options.required("to", options.destination("to")?)?,
            prefer: prefer(options)?,
            part_of_move: options.is_set("part-of-move")?,
            tripped: options.is_set("tripped")?,
            trials: Trials::parse(options)?,
            preview: options.is_set("preview")?,
            force: options.is_set("force")?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        self.decide_as(table, OVERRUN.name)
    }

    fn leading(&self, to: &Destination) -> Option<Arc<dyn Command>> {
        Some(Arc::new(self.to(to)))
    }
}

impl OverrunArgs {
    /// The same overrun to another destination.
    pub(crate) fn to(&self, to: &Destination) -> Self {
        OverrunArgs { destination: to.clone(), ..self.clone() }
    }

    /// Judges the overrun as the command `action`.
    pub(crate) fn decide_as(&self, table: &Table<'_>, action: &'static str) -> Result<Outcome, UserError> {
        let (referee, mover) = table.acting(self.creature.as_deref(), self.preview)?;
        let targets = through(table, &mover, "target", Some(&self.targets))?;
        if targets.is_empty() {
            return Err(UserError::new(say!("overrun-nobody")));
        }
        let avoids = several(table, &mover, "avoids", self.avoids.as_deref())?;
        if let Some(other) = avoids.iter().find(|name| !targets.contains(name)) {
            return Err(UserError::new(say!("overrun-avoids-another", other)));
        }
        if !self.force {
            goes_freely(referee, mover.creature())?;
        }
        let asked = Overrun {
            stops: self.destination.stops(mover.creature().anchor, referee.encounter().battlefield.area())?,
            prefer: self.prefer,
            targets,
            avoids,
            part_of_move: self.part_of_move,
            tripped: self.tripped,
            is_bull_rush: action != OVERRUN.name,
            ..Overrun::default()
        };
        let (ruling, thrown) = self.trials.judge(table, (self.preview, self.force), |known| {
            let (results, against) = (known.results.clone(), known.against);
            Overruns(referee).overrun(&mover, &Overrun { results, against, ..asked.clone() })
        })?;
        // Where an overrun is a maneuver, none was made if every target let the mover pass; elsewhere that still was
        // this round's attempt.
        let by_maneuver = action == OVERRUN.name && referee.ruleset().overrun.value.is_against_defense();
        let tried = !by_maneuver || asked.avoids.len() < asked.targets.len();
        let mut resolution = Resolution::new(table, referee, action, ruling);
        resolution.mode = level(referee, mover.creature());
        (resolution.preview, resolution.force, resolution.maneuver) = (self.preview, self.force, tried);
        resolution.has_bonus = self.trials.has_bonus();
        lay_into(&mut resolution, referee, thrown);
        resolution.outcome()
    }
}
