//! `/clamber`: into a bigger opponent's space.

use super::course::Course;
use super::creature::WHO;
use super::decide::{Outcome, Table};
use super::deed::{Counts, Deed};
use super::given::Options;
use super::maneuver::{SPARE, Trials, another, known_end, lay_into, settle, spared};
use super::mistake::Mistake;
use super::rights::Right;
use super::roll::{BONUS, CHECK, NATURAL};
use super::spec::{Kind, Opt, Spec, may, needs};
use super::walk::{FORCE, PREFER, PREVIEW, TO, prefer};
use crate::grid::Feet;
use crate::referee::{Clamber, Clambers, Prefer, Results};

/// The most feet beyond half speed that can be named.
const MOST_EXTRA: u32 = 1_000;

pub(super) const CLAMBER: Spec = Spec {
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
    pub(super) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
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

    pub(super) fn decide(&self, table: &Table<'_>) -> Result<Outcome, Mistake> {
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
