//! `/bull-rush`: pushes an opponent straight back, or moves through its space, depending on the rulebook.

use std::sync::Arc;

use crate::command::core::aftermath::Counts;
use crate::command::core::command::{Command, Spec};
use crate::command::core::menu::{IN_TURNS, Menu};
use crate::command::core::move_request::{MoveRequest, check_not_riding};
use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::Resolution;
use crate::command::core::table::Table;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may, options};
use crate::command::input::options::{
    ACTION_POINT, DROP_PRONE, FALL_CHECK, FEET, GROUND_CHECK, MEDIUM_CHECK, PREFER, PREVIEW_OR_FORCE, TARGET, TO, WHO,
    drop, target,
};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::command::maneuvers::overrun::{AVOIDS, OVERRUN, OverrunArgs};
use crate::command::maneuvers::{AGAINST_A_DEFENDER, ManeuverChecks, another, way_of};
use crate::explain;
use crate::grid::Feet;
use crate::referee::{BullRush, BullRushes, Drop, Results, Verdict};
use crate::say;

pub(crate) const BULL_RUSH: Spec = Spec {
    name: "bull-rush",
    options: options!(
        &[TARGET, WHO, FEET, may("follow", Kind::Flag), may("charging", Kind::Flag), DROP_PRONE, TO.optional(), AVOIDS],
        AGAINST_A_DEFENDER,
        MEDIUM_CHECK,
        GROUND_CHECK,
        &[PREFER, ACTION_POINT],
        FALL_CHECK,
        PREVIEW_OR_FORCE,
    ),
    menu: Menu::under("maneuver", "bull-rush").only(IN_TURNS),
    example: "/bull-rush creature:Ogre target:Goblin",
    right: Right::OwnerInTurn,
    goes: true,
    ..Spec::of::<BullRushArgs>()
};

/// An example for rulebooks in which a bull rush moves through the target.
const THROUGH: &str = "/bull-rush creature:Ogre target:Goblin to:F6";

/// `/bull-rush`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BullRushArgs {
    target: String,
    feet: Option<Feet>,
    follow: bool,
    charging: bool,
    drop: Option<Drop>,
    /// Where the push ends if the GM forces it.
    destination: Option<Destination>,
    /// The overrun to make in rulebooks where a bull rush moves through the target, if `to` was given.
    through: Option<OverrunArgs>,
    /// Whether the option `avoids` was given.
    avoids: bool,
    checks: ManeuverChecks,
    request: MoveRequest,
}

impl Command for BullRushArgs {
    fn is_decided_by_check(&self) -> bool {
        true
    }

    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let feet = options.feet_in_squares("feet")?;
        if feet == Some(Feet(0)) {
            return Err(UserError::new(say!("bull-rush-of-nothing")));
        }
        Ok(BullRushArgs {
            target: target(options)?,
            feet,
            follow: options.is_set("follow")?,
            charging: options.is_set("charging")?,
            drop: drop(options)?,
            destination: options.destination("to")?,
            through: options.text("to").map(|_| OverrunArgs::parse(&OVERRUN, options)).transpose()?,
            avoids: options.text("avoids").is_some(),
            checks: ManeuverChecks::parse(options)?,
            request: MoveRequest::parse(options)?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = self.request.mover(table)?;
        let rulebook = explain::book(referee.ruleset());
        if referee.ruleset().bull_rush.value.goes_through() {
            if self.feet.is_some() || self.follow || self.charging || self.drop.is_some() {
                return Err(UserError::new(say!("bull-rush-moves-through", rulebook)).or_example(THROUGH));
            }
            let Some(through) = &self.through else {
                return Err(UserError::new(say!("bull-rush-without-end", rulebook)).or_example(THROUGH));
            };
            return through.decide_as(table, BULL_RUSH.name).map_err(|error| error.or_example(THROUGH));
        }
        if (self.through.is_some() && !self.request.force) || self.avoids {
            return Err(UserError::new(say!("bull-rush-pushes", rulebook)));
        }
        check_not_riding(referee, &mover)?;
        let referee = referee.planning(self.request.preview);
        if let Some(refused) = self.request.stranded(table, (referee, &mover), BULL_RUSH.name)? {
            return Ok(refused);
        }
        let target = another(table, &mover, "target", &self.target)?.name.clone();
        // An unseen creature ends the push just as a visible one does.
        let most = table.halts.mover.and_then(|halt| u32::try_from(halt.stands).ok()).map(Feet::of_squares);
        let feet = most.map_or(self.feet, |most| Some(self.feet.map_or(most, |feet| feet.min(most))));
        let (mut ruling, rolled) = self.checks.judge(table, &self.request, |known| {
            let asked = BullRush {
                target: target.clone(),
                feet,
                follow: self.follow,
                charging: self.charging,
                drop: self.drop,
                rolled: Results::of(&known.results, 0),
                against: known.against,
                ground: known.ground.clone(),
            };
            BullRushes(referee).bull_rush(&mover, &asked)
        })?;
        // A bull rush that the rules refuse is still judged up to its check, if the mover can get at its target at
        // all.
        let judged = !ruling.checks.is_empty();
        if self.request.force && ruling.verdict == Verdict::Illegal && self.destination.is_none() && !judged {
            return Err(UserError::new(say!("bull-rush-by-force-alone", name = mover.creature().name, target))
                .or_example("/bull-rush creature:Ogre target:Goblin to:D4 force:true"));
        }
        if let Some(destination) = self.destination.as_ref().filter(|_| ruling.verdict == Verdict::Illegal) {
            // The GM decides where a forced bull rush ends; its target stays the same.
            let area = referee.encounter().battlefield.area();
            let end = destination.stops(mover.creature(), area)?.last().copied();
            ruling.to = end.map_or(ruling.to, |end| referee.ruleset().space(mover.creature()).at(end));
            ruling.steps.clear();
            ruling.feet = None;
        }
        let mut resolution = Resolution::new(table, referee, BULL_RUSH.name, &self.request, ruling);
        resolution.mode = way_of(referee, &resolution.ruling);
        resolution.maneuver = true;
        if !referee.ruleset().bull_rush.value.is_by_might() {
            // It has moved into the target's space, even if it is thrown back or nobody gives way.
            resolution.counts = Counts::Always;
        }
        self.checks.report_in(&mut resolution, referee, rolled);
        if feet != self.feet {
            resolution.goes_no_further();
        }
        let turns = referee.encounter().rounds.as_deref().is_some_and(crate::field::Rounds::has_begun);
        let by_might = referee.ruleset().bull_rush.value.is_by_might();
        if self.charging && turns && !by_might {
            resolution.lines.push(say!("bull-rush-charging-idle"));
        }
        for (option, _) in
            [("follow", self.follow), ("charging", self.charging)].into_iter().filter(|one| one.1 && by_might)
        {
            resolution.lines.push(say!("bull-rush-might-idle", rulebook = rulebook.clone(), option));
        }
        if self.drop.is_some() && !by_might {
            resolution.lines.push(say!("bull-rush-drop-idle", rulebook));
        }
        resolution.outcome()
    }

    fn leading(&self, to: &Destination) -> Option<Arc<dyn Command>> {
        self.destination.as_ref()?;
        let through = self.through.as_ref().map(|through| through.to(to));
        Some(Arc::new(BullRushArgs { destination: Some(to.clone()), through, ..self.clone() }))
    }
}
