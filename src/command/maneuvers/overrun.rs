//! `/overrun`: moves through opponents' spaces by force.

use std::sync::Arc;

use crate::command::core::aftermath::Counts;
use crate::command::core::command::{Command, Spec};
use crate::command::core::ground::is_of_the_ground;
use crate::command::core::menu::Menu;
use crate::command::core::move_request::MoveRequest;
use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::Resolution;
use crate::command::core::table::Table;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, Opt, may, options};
use crate::command::input::options::{
    ACTION_POINT, FALL_CHECK, GROUND_CHECK, MEDIUM_CHECK, PREFER, PREVIEW_OR_FORCE, TARGET, TO, WHO, prefer, target,
};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::command::maneuvers::{AGAINST_A_DEFENDER, ManeuverChecks, several, through, way_of};
use crate::referee::{Fact, ManeuverFact, Overrun, Overruns, Prefer};
use crate::say;

pub(crate) const AVOIDS: Opt = may("avoids", Kind::Creature);

pub(crate) const OVERRUN: Spec = Spec {
    name: "overrun",
    options: options!(
        &[TARGET, TO, WHO, AVOIDS, may("part-of-move", Kind::Flag)],
        AGAINST_A_DEFENDER,
        MEDIUM_CHECK,
        GROUND_CHECK,
        &[PREFER, ACTION_POINT],
        FALL_CHECK,
        PREVIEW_OR_FORCE,
    ),
    menu: Menu::under("maneuver", "overrun").only(&["srd35", "dnd35", "epic-path"]),
    example: "/overrun creature:Ogre target:Goblin to:F6",
    right: Right::OwnerInTurn,
    goes: true,
    ..Spec::of::<OverrunArgs>()
};

/// `/overrun`, or a bull rush in a rulebook where it is an overrun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OverrunArgs {
    targets: String,
    avoids: Option<String>,
    destination: Destination,
    prefer: Prefer,
    part_of_move: bool,
    tripped: bool,
    checks: ManeuverChecks,
    request: MoveRequest,
}

impl Command for OverrunArgs {
    fn is_decided_by_check(&self) -> bool {
        true
    }

    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(OverrunArgs {
            targets: target(options)?,
            avoids: options.owned("avoids"),
            destination: options.required("to", options.destination("to")?)?,
            prefer: prefer(options)?,
            part_of_move: options.is_set("part-of-move")?,
            tripped: options.is_set("tripped")?,
            checks: ManeuverChecks::parse(options)?,
            request: MoveRequest::parse(options)?,
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
        let (referee, mover) = self.request.acting(table)?;
        let targets = through(table, &mover, "target", Some(&self.targets))?;
        if targets.is_empty() {
            return Err(UserError::new(say!("overrun-nobody")));
        }
        let avoids = several(table, &mover, "avoids", self.avoids.as_deref())?;
        if let Some(other) = avoids.iter().find(|name| !targets.contains(name)) {
            return Err(UserError::new(say!("overrun-avoids-another", other)));
        }
        if let Some(refused) = self.request.stranded(table, (referee, &mover), action)? {
            return Ok(refused);
        }
        let asked = Overrun {
            stops: self.destination.level_or_not(referee, &mover)?,
            prefer: self.prefer,
            targets,
            avoids,
            part_of_move: self.part_of_move,
            tripped: self.tripped,
            is_bull_rush: action != OVERRUN.name,
            ..Overrun::default()
        };
        let (ruling, rolled) = self.checks.judge(table, &self.request, |known| {
            let (results, against, ground) = (known.results.clone(), known.against, known.ground.clone());
            let asked = Overrun { results, against, ground, ..asked.clone() };
            let mut ruling = Overruns(referee).overrun(&mover, &asked);
            ruling.nearest = ruling.nearest.or_else(|| Overruns(referee).nearer_end(&mover, &asked, &ruling));
            ruling
        })?;
        // If an overrun is a maneuver, none was made if every target let the mover pass; otherwise that still was
        // this round's attempt.
        let by_maneuver = action == OVERRUN.name && referee.ruleset().overrun.value.is_against_defense();
        let tried = !by_maneuver || asked.avoids.len() < asked.targets.len();
        let stopped = ruling.notes().any(|note| matches!(&note.fact, Fact::Ground(fact) if fact.ends_it()));
        let tried = tried && (!stopped || ruling.checks.iter().any(|check| !is_of_the_ground(check)));
        let mut resolution = Resolution::new(table, referee, action, &self.request, ruling);
        resolution.mode = way_of(referee, &resolution.ruling);
        resolution.maneuver = tried;
        // A mover thrown back to where it began has still moved.
        let shunted = |fact: &Fact| matches!(fact, Fact::Maneuver(ManeuverFact::StopsBefore { shunted: true, .. }));
        if resolution.ruling.findings.iter().any(|finding| shunted(&finding.fact)) {
            resolution.counts = Counts::Always;
        }
        self.checks.report_in(&mut resolution, referee, rolled);
        resolution.outcome()
    }
}
