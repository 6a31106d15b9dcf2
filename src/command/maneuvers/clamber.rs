//! `/clamber`: moves into a bigger opponent's space.

use std::sync::Arc;

use crate::command::core::command::{Command, Spec};
use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::{Counts, Resolution};
use crate::command::core::table::Table;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, Opt, may, needs};
use crate::command::input::options::{BONUS, CHECK, FORCE, NATURAL, PREFER, PREVIEW, TO, WHO, prefer};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::command::maneuvers::{SPARE, Trials, another, known_end, lay_into, settle, spared};
use crate::command::walk::command::{goes_freely, level};
use crate::grid::Feet;
use crate::referee::{Clamber, Clambers, Prefer, Results};

/// The most feet beyond half speed that can be given.
const MOST_EXTRA: u32 = 1_000;

pub(crate) const CLAMBER: Spec = Spec {
    name: "clamber",
    options: &[
        needs("target", Kind::Creature),
        WHO,
        Opt { required: false, ..TO },
        may("extra", Kind::Feet(MOST_EXTRA)),
        SPARE,
        CHECK,
        NATURAL,
        BONUS,
        PREFER,
        PREVIEW,
        FORCE,
    ],
    example: "/clamber creature:Goblin target:Ogre",
    right: Right::OwnerInTurn,
    ..Spec::of::<ClamberArgs>()
};

/// `/clamber`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ClamberArgs {
    creature: Option<String>,
    target: String,
    destination: Option<Destination>,
    prefer: Prefer,
    extra: Feet,
    spare: Option<String>,
    trials: Trials,
    preview: bool,
    force: bool,
}

impl Command for ClamberArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(ClamberArgs {
            creature: options.owned("creature"),
            target: options.required("target", options.text("target"))?.to_owned(),
            destination: options.destination("to")?,
            prefer: prefer(options)?,
            extra: options.feet_in_squares("extra")?.unwrap_or_default(),
            spare: options.owned("spare"),
            trials: Trials::parse(options)?,
            preview: options.is_set("preview")?,
            force: options.is_set("force")?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = table.acting(self.creature.as_deref(), self.preview)?;
        let stops = |destination: &Destination| {
            destination.stops(mover.creature().anchor, referee.encounter().battlefield.area())
        };
        if !self.force {
            goes_freely(referee, mover.creature())?;
        }
        let asked = Clamber {
            target: another(table, &mover, "target", &self.target)?.name.clone(),
            stops: self.destination.as_ref().map(stops).transpose()?.unwrap_or_default(),
            prefer: self.prefer,
            extra: self.extra,
            spare: spared(table, &mover, self.spare.as_deref())?,
            rolled: None,
        };
        let (ruling, thrown) = self.trials.judge(table, (self.preview, self.force), |known| {
            Clambers(referee).clamber(&mover, &Clamber { rolled: Results::of(&known.results, 0), ..asked.clone() })
        })?;
        let mut resolution = Resolution::new(table, referee, CLAMBER.name, ruling);
        resolution.mode = level(referee, mover.creature());
        (resolution.preview, resolution.force, resolution.maneuver) = (self.preview, self.force, true);
        resolution.has_bonus = self.trials.has_bonus();
        // A forced clamber does not count as the creature's movement.
        resolution.counts = Counts::Never;
        lay_into(&mut resolution, referee, thrown);
        settle(&mut resolution, table, referee, &mover);
        known_end(&resolution, "/clamber creature:Goblin target:Ogre to:D4 force:true")?;
        resolution.outcome()
    }

    fn leading(&self, to: &Destination) -> Option<Arc<dyn Command>> {
        self.destination.as_ref()?;
        Some(Arc::new(ClamberArgs { destination: Some(to.clone()), ..self.clone() }))
    }
}
