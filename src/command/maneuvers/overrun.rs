//! `/overrun`: through opponents' squares by force.

use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::Deed;
use crate::command::core::table::Table;
use crate::command::input::destination::Course;
use crate::command::input::invocation::Options;
use crate::command::input::options::{
    AGAINST, AGAINST_BONUS, BONUS, CHECKS, FORCE, NATURAL, PREFER, PREVIEW, TO, WHO, prefer,
};
use crate::command::input::right::Right;
use crate::command::input::spec::{Kind, Opt, Spec, may, needs};
use crate::command::input::user_error::Mistake;
use crate::command::maneuvers::{Trials, lay_into, several, through};
use crate::referee::{Overrun, Overruns, Prefer};
use crate::say;

pub(crate) const AVOIDS: Opt = may("avoids", Kind::Creature);
pub(crate) const TRIPPED: Opt = may("tripped", Kind::Flag);

pub(crate) const OVERRUN: Spec = Spec {
    name: "overrun",
    sub: None,
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
    private: false,
};

/// `/overrun`, or a bull rush that is one by another name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OverrunOf {
    creature: Option<String>,
    targets: String,
    avoids: Option<String>,
    course: Course,
    prefer: Prefer,
    part_of_move: bool,
    tripped: bool,
    trials: Trials,
    preview: bool,
    force: bool,
}

impl OverrunOf {
    pub(crate) fn parse(options: &Options<'_>) -> Result<Self, Mistake> {
        let flag = |name| options.flag(name).map(|flag| flag.unwrap_or(false));
        Ok(OverrunOf {
            creature: options.text("creature").map(str::to_owned),
            targets: options.required("target", options.text("target"))?.to_owned(),
            avoids: options.text("avoids").map(str::to_owned),
            course: options.required("to", options.course("to")?)?,
            prefer: prefer(options)?,
            part_of_move: flag("part-of-move")?,
            tripped: flag("tripped")?,
            trials: Trials::parse(options)?,
            preview: flag("preview")?,
            force: flag("force")?,
        })
    }

    pub(crate) fn decide(&self, table: &Table<'_>) -> Result<Outcome, Mistake> {
        self.decide_as(table, OVERRUN.name)
    }

    /// Decides it under the word of a command.
    pub(crate) fn decide_as(&self, table: &Table<'_>, action: &'static str) -> Result<Outcome, Mistake> {
        let (referee, mover) = table.acting(self.creature.as_deref(), self.preview)?;
        let targets = through(table, &mover, "target", Some(&self.targets))?;
        if targets.is_empty() {
            return Err(Mistake::new(say!("overrun-nobody")));
        }
        let avoids = several(table, &mover, "avoids", self.avoids.as_deref())?;
        if let Some(other) = avoids.iter().find(|name| !targets.contains(name)) {
            return Err(Mistake::new(say!("overrun-avoids-another", other)));
        }
        let asked = Overrun {
            stops: self.course.stops(mover.creature().anchor, referee.encounter().battlefield.area())?,
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
        // Where it is a maneuver none was made if all let the mover by; elsewhere that was the attempt of the round.
        let by_maneuver = action == OVERRUN.name && referee.ruleset().overrun.value.is_against_defense();
        let tried = !by_maneuver || asked.avoids.len() < asked.targets.len();
        let mut deed = Deed::new(table, referee, action, ruling);
        (deed.preview, deed.force, deed.maneuver) = (self.preview, self.force, tried);
        deed.has_bonus = self.trials.has_bonus();
        lay_into(&mut deed, referee, thrown);
        deed.outcome()
    }
}
