//! `/charge`.

use std::sync::Arc;

use serde_json::json;

use crate::command::core::command::{Command, Spec};
use crate::command::core::dice::DiePurpose;
use crate::command::core::menu::{IN_TURNS, Menu};
use crate::command::core::move_request::MoveRequest;
use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::Resolution;
use crate::command::core::table::Table;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, Opt, may, options};
use crate::command::input::options::{
    ACTION_POINT, FALL_CHECK, GROUND_CHECK, MEDIUM_CHECK, MODE, PREVIEW_OR_FORCE, TARGET, TO_SQUARE, WHO, mode, target,
};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::command::maneuvers::{AGAINST_A_DEFENDER, ManeuverChecks, RolledChecks, check_has_end};
use crate::command::walk::command::level;
use crate::explain;
use crate::field::{Creature, Mode};
use crate::grid::Square;
use crate::referee::{
    Charge, ChargeFact, ChargeRuling, Charges, Elevations, Fact, Finding, ManeuverFact, Mover, Paces, Referee, Verdict,
};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Message;

/// Whether the mover has only one action this turn.
pub(crate) const ONE_ACTION: Opt = may("one-action", Kind::Flag);

pub(crate) const CHARGE: Spec = Spec {
    name: "charge",
    options: options!(
        &[TARGET, WHO, TO_SQUARE, MODE, ONE_ACTION, may("overrun", Kind::Creature), may("avoids", Kind::Flag)],
        AGAINST_A_DEFENDER,
        MEDIUM_CHECK,
        GROUND_CHECK,
        &[ACTION_POINT],
        FALL_CHECK,
        PREVIEW_OR_FORCE,
    ),
    menu: Menu::OWN.only(IN_TURNS),
    example: "/charge creature:Ogre target:Hero",
    right: Right::OwnerInTurn,
    goes: true,
    ..Spec::of::<ChargeArgs>()
};

/// `/charge`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ChargeArgs {
    target: String,
    to: Option<Square>,
    mode: Option<Mode>,
    one_action: bool,
    overrun: Option<String>,
    avoids: bool,
    tripped: bool,
    checks: ManeuverChecks,
    request: MoveRequest,
}

impl Command for ChargeArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(ChargeArgs {
            target: target(options)?,
            to: options.square("to")?,
            mode: mode(options)?,
            one_action: options.is_set("one-action")?,
            overrun: options.owned("overrun"),
            avoids: options.is_set("avoids")?,
            tripped: options.is_set("tripped")?,
            checks: ManeuverChecks::parse(options)?,
            request: MoveRequest::parse(options)?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = self.request.acting(table)?;
        let creature = mover.creature();
        let target = table.creature(Some(&self.target))?;
        let overrun = self.overrun.as_deref().map(|name| table.creature(Some(name))).transpose()?;
        if target.name == creature.name {
            return Err(UserError::new(say!("charge-itself", name = creature.name)));
        }
        if let Some(other) = overrun.filter(|other| other.name == creature.name || other.name == target.name) {
            return Err(UserError::new(say!("charge-overruns", target = target.name, name = other.name)));
        }
        if self.avoids && overrun.is_none() {
            return Err(UserError::new(say!("charge-avoids-nobody")));
        }
        table.check_squares_on_map(self.to.as_slice())?;
        if let Some(refused) = self.request.stranded(table, (referee, &mover), CHARGE.name)? {
            return Ok(refused);
        }
        let mut asked = Charge {
            to: self.to,
            mode: self.mode,
            one_action: self.one_action,
            overrun: overrun.map(|other| other.name.clone()),
            avoids: self.avoids,
            tripped: self.tripped,
            ..Charge::at(target.name.clone())
        };
        let tied = referee.ruleset().charge_tie.value.rolls() && !self.request.preview && !self.request.force;
        let ends = if tied {
            Charges(referee).charge(&mover, target, &Charge { to: None, ..asked.clone() }).ends
        } else {
            Vec::new()
        };
        let die = u32::try_from(ends.len()).ok().filter(|&sides| sides > 1);
        let fell = die.map(|sides| (sides, table.dice.roll(DiePurpose::Choice, sides)));
        if let Some((_, rolled)) = fell {
            asked.to = ends.get(rolled as usize - 1).copied();
        }
        let (ruling, rolled) = self.checks.judge(table, &self.request, |known| {
            let (results, against, ground) = (known.results.clone(), known.against, known.ground.clone());
            Charges(referee).charge(&mover, target, &Charge { results, against, ground, ..asked.clone() }).ruling
        })?;
        let charged = ChargeRuling { ruling, ..Charges(referee).charge(&mover, target, &asked) };
        self.outcome(table, (referee, &mover, target), charged, (rolled, fell.map(|(die, roll)| (ends, die, roll))))
    }

    /// A charge takes a single square: the one it ends in.
    fn leading(&self, to: &Destination) -> Option<Arc<dyn Command>> {
        self.to?;
        Some(Arc::new(ChargeArgs { to: Some(to.only_square()?), ..self.clone() }))
    }
}

impl ChargeArgs {
    fn outcome(
        &self,
        table: &Table<'_>,
        (referee, mover, target): (Referee<'_>, &Mover<'_>, &Creature),
        charged: ChargeRuling,
        (rolled, tie): (RolledChecks, Option<(Vec<Square>, u32, u32)>),
    ) -> Result<Outcome, UserError> {
        let (ruleset, creature) = (referee.ruleset(), mover.creature());
        let ChargeRuling { mut ruling, lane, attack, ends } = charged;
        let stopped = |fact: &Fact| matches!(fact, Fact::Maneuver(ManeuverFact::StopsBefore { .. }));
        let mut attack = attack.filter(|end| *end == ruling.to.anchor);
        attack = attack.filter(|_| !ruling.findings.iter().any(|finding| stopped(&finding.fact)));
        if self.request.force && ruling.verdict == Verdict::Illegal {
            if let Some(to) = self.to.filter(|to| *to != ruling.to.anchor) {
                // The GM decides where a forced charge ends, whatever the path.
                ruling.to = ruleset.space(creature).at(to);
                ruling.steps.clear();
                ruling.provocations.clear();
                ruling.feet = None;
            }
            attack = Some(ruling.to.anchor);
            let bonus = Finding::note(RuleId::ChargeBonus, ChargeFact::Bonus);
            if !ruling.findings.contains(&bonus) {
                ruling.findings.push(bonus);
                ruling.findings.push(Finding::note(RuleId::ChargeWeapons, ChargeFact::Weapons));
            }
        }
        let mut resolution = Resolution::new(table, referee, CHARGE.name, &self.request, ruling);
        let board = &referee.encounter().battlefield;
        let ends_at = |altitude| board.floor_under(resolution.ruling.to) + altitude;
        let slants =
            resolution.ruling.altitude.is_some_and(|end| ends_at(end) != Elevations(referee).elevation(creature));
        let freely = resolution.ruling.steps.last().map(|step| step.mode);
        // From the floor it may take off without climbing.
        let takes_off = |mode: &Mode| mode.word() != level(referee, creature);
        let freely = freely.filter(|mode| matches!(mode, Mode::Fly | Mode::Swim) && (slants || takes_off(mode)));
        resolution.mode = freely.map_or_else(|| level(referee, creature), Mode::word);
        resolution.maneuver = true;
        resolution.charged = Some(target.name.clone());
        resolution.lane = lane;
        self.checks.report_in(&mut resolution, referee, rolled);
        if let Some((equals, die, rolled)) = tie {
            let (ends, to) = (Message::names(equals), resolution.ruling.to.anchor);
            resolution.lines.push(say!("charge-tie-rolled", ends, die, rolled, to));
            resolution.cites.push(RuleId::ChargeTie);
            resolution.set_json("roll", json!({"die": format!("d{die}"), "result": rolled}));
        }
        check_has_end(&resolution, "/charge creature:Ogre target:Hero to:D4 force:true")?;
        let pace = Paces(referee).charging_pace(mover, self.one_action);
        let pacing = match freely {
            Some(mode) => explain::Pacing::slantwise(referee, mover, mode, pace),
            None => explain::Pacing::level(referee, creature, pace),
        };
        resolution.paced(pace, &pacing);
        resolution.set_json("target", &target.name);
        resolution.set_json("lane", lane.map(|lane| lane.squares()).unwrap_or_default());
        resolution.set_json("attack", attack);
        resolution.set_json("ends", ends);
        resolution.outcome()
    }
}
