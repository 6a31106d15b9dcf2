//! `/clamber`: into a bigger opponent's space.

use std::sync::Arc;

use crate::command::core::command::{Command, Spec};
use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::{Counts, Deed};
use crate::command::core::table::Table;
use crate::command::input::destination::Course;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, Opt, may, needs};
use crate::command::input::options::{BONUS, CHECK, FORCE, NATURAL, PREFER, PREVIEW, TO, WHO, prefer};
use crate::command::input::right::Right;
use crate::command::input::user_error::Mistake;
use crate::command::maneuvers::{SPARE, Trials, another, known_end, lay_into, settle, spared};
use crate::grid::Feet;
use crate::referee::{Clamber, Clambers, Prefer, Results};

/// The most feet beyond half speed that can be named.
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
    ..Spec::of::<ClamberOf>()
};

/// `/clamber`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ClamberOf {
    creature: Option<String>,
    target: String,
    course: Option<Course>,
    prefer: Prefer,
    extra: Feet,
    spare: Option<String>,
    trials: Trials,
    preview: bool,
    force: bool,
}

impl Command for ClamberOf {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, Mistake> {
        Ok(ClamberOf {
            creature: options.owned("creature"),
            target: options.required("target", options.text("target"))?.to_owned(),
            course: options.course("to")?,
            prefer: prefer(options)?,
            extra: options.feet_in_squares("extra")?.unwrap_or_default(),
            spare: options.owned("spare"),
            trials: Trials::parse(options)?,
            preview: options.is_set("preview")?,
            force: options.is_set("force")?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, Mistake> {
        let (referee, mover) = table.acting(self.creature.as_deref(), self.preview)?;
        let stops = |course: &Course| course.stops(mover.creature().anchor, referee.encounter().battlefield.area());
        let asked = Clamber {
            target: another(table, &mover, "target", &self.target)?.name.clone(),
            stops: self.course.as_ref().map(stops).transpose()?.unwrap_or_default(),
            prefer: self.prefer,
            extra: self.extra,
            spare: spared(table, &mover, self.spare.as_deref())?,
            rolled: None,
        };
        let (ruling, thrown) = self.trials.judge(table, (self.preview, self.force), |known| {
            Clambers(referee).clamber(&mover, &Clamber { rolled: Results::of(&known.results, 0), ..asked.clone() })
        })?;
        let mut deed = Deed::new(table, referee, CLAMBER.name, ruling);
        (deed.preview, deed.force, deed.maneuver) = (self.preview, self.force, true);
        deed.has_bonus = self.trials.has_bonus();
        // What forces it on is no movement of its own.
        deed.counts = Counts::Never;
        lay_into(&mut deed, referee, thrown);
        settle(&mut deed, table, referee, &mover);
        known_end(&deed, "/clamber creature:Goblin target:Ogre to:D4 force:true")?;
        deed.outcome()
    }

    fn leading(&self, to: &Course) -> Option<Arc<dyn Command>> {
        self.course.as_ref()?;
        Some(Arc::new(ClamberOf { course: Some(to.clone()), ..self.clone() }))
    }
}
