//! `/bull-rush`: an opponent is pushed straight back, or moved through, as the rulebook has it.

use super::creature::WHO;
use super::decide::{Outcome, Table};
use super::deed::Deed;
use super::given::Options;
use super::maneuver::{AGAINST, AGAINST_BONUS, CHECKS, Trials, another, lay_into, may_force};
use super::mistake::Mistake;
use super::overrun::{AVOIDS, OverrunOf, TRIPPED};
use super::roll::{BONUS, NATURAL};
use super::spec::{Kind, Opt, Spec, may, needs};
use super::walk::{FORCE, PREFER, PREVIEW, TO};
use crate::grid::Feet;
use crate::referee::{BullRush, Results};
use crate::ruleset::policy;

/// The furthest push that can be named.
const MOST_FEET: u32 = 1_000;

pub(super) const BULL_RUSH: Spec = Spec {
    name: "bull-rush",
    sub: None,
    about: "Push an opponent straight back, or move through its square, as the rulebook has it",
    options: &[
        needs("target", Kind::Creature, "Who is pushed, or moved through"),
        WHO,
        may("feet", Kind::Feet(MOST_FEET), "How far the push goes at most; needed where no document says it"),
        may("follow", Kind::Flag, "Go along with whom it pushes, to push further (default false)"),
        Opt { required: false, about: "Where it ends, for rulebooks in which one moves through", ..TO },
        AVOIDS,
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
    example: "/bull-rush creature:Ogre target:Goblin",
    gm: false,
    private: false,
};

/// `/bull-rush`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BullRushOf {
    creature: Option<String>,
    target: String,
    feet: Option<Feet>,
    follow: bool,
    /// What it is where one moves through, if an end was named.
    through: Option<OverrunOf>,
    /// Whether somebody is said to avoid it.
    avoids: bool,
    trials: Trials,
    preview: bool,
    force: bool,
}

impl BullRushOf {
    pub(super) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        let flag = |name| options.flag(name).map(|flag| flag.unwrap_or(false));
        let feet = options.feet_in_squares("feet")?;
        if feet == Some(Feet(0)) {
            return Err(Mistake::new("`feet` has to be 5 at least: a push of nothing is none."));
        }
        Ok(BullRushOf {
            creature: options.text("creature").map(str::to_owned),
            target: options.required("target", options.text("target"))?.to_owned(),
            feet,
            follow: flag("follow")?,
            through: options.text("to").map(|_| OverrunOf::parse(options)).transpose()?,
            avoids: options.text("avoids").is_some(),
            trials: Trials::parse(options)?,
            preview: flag("preview")?,
            force: flag("force")?,
        })
    }

    pub(super) fn decide(&self, table: &Table<'_>) -> Result<Outcome, Mistake> {
        let (referee, mover) = table.mover(self.creature.as_deref())?;
        let rulebook = &referee.ruleset().called;
        if referee.ruleset().bull_rush.is == policy::BullRush::Through {
            if self.feet.is_some() || self.follow {
                return Err(Mistake::new(format!(
                    "`feet` and `follow` are for a push; in {rulebook} a bull rush moves through."
                )));
            }
            let Some(through) = &self.through else {
                return Err(Mistake::new(format!(
                    "`to` is missing: in {rulebook} a bull rush moves through the target's square to an end beyond it."
                ))
                .or_example("/bull-rush creature:Ogre target:Goblin to:F6"));
            };
            return through.decide_as(table, BULL_RUSH.name);
        }
        if self.through.is_some() || self.avoids {
            return Err(Mistake::new(format!(
                "`to` and `avoids` are for rulebooks in which one moves through; in {rulebook} a bull rush pushes \
                 straight back, so many `feet`."
            )));
        }
        let referee = referee.planning(self.preview);
        may_force(table, self.force)?;
        let target = another(table, &mover, "target", &self.target)?.name.clone();
        let (ruling, thrown) = self.trials.judge(table, self.preview, |known| {
            let rolled = Results::of(&known.results, 0);
            let asked = BullRush {
                target: target.clone(),
                feet: self.feet,
                follow: self.follow,
                rolled,
                against: known.against,
            };
            referee.bull_rush(&mover, &asked)
        })?;
        let mut deed = Deed::new(table, &referee, BULL_RUSH.name, ruling);
        (deed.preview, deed.force, deed.maneuver) = (self.preview, self.force, true);
        deed.has_bonus = self.trials.has_bonus();
        lay_into(&mut deed, &referee, thrown);
        deed.outcome()
    }
}
