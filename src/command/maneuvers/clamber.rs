//! `/clamber`: into a bigger opponent's space.

use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::{Counts, Deed};
use crate::command::core::table::Table;
use crate::command::input::destination::Course;
use crate::command::input::invocation::Options;
use crate::command::input::options::{BONUS, CHECK, FORCE, NATURAL, PREFER, PREVIEW, TO, WHO, prefer};
use crate::command::input::right::Right;
use crate::command::input::spec::{Kind, Opt, Spec, may, needs};
use crate::command::input::user_error::Mistake;
use crate::command::maneuvers::{SPARE, Trials, another, known_end, lay_into, settle, spared};
use crate::grid::Feet;
use crate::referee::{Clamber, Clambers, Prefer, Results};

/// The most feet beyond half speed that can be named.
const MOST_EXTRA: u32 = 1_000;

pub(crate) const CLAMBER: Spec = Spec {
    name: "clamber",
    sub: None,
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
    private: false,
};

/// `/clamber`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClamberOf {
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

impl ClamberOf {
    pub(crate) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        let flag = |name| options.flag(name).map(|flag| flag.unwrap_or(false));
        Ok(ClamberOf {
            creature: options.text("creature").map(str::to_owned),
            target: options.required("target", options.text("target"))?.to_owned(),
            course: options.course("to")?,
            prefer: prefer(options)?,
            extra: options.feet_in_squares("extra")?.unwrap_or_default(),
            spare: options.text("spare").map(str::to_owned),
            trials: Trials::parse(options)?,
            preview: flag("preview")?,
            force: flag("force")?,
        })
    }

    pub(crate) fn decide(&self, table: &Table<'_>) -> Result<Outcome, Mistake> {
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
}
