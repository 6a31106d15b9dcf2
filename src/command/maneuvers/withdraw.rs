//! `/withdraw`.

use std::sync::Arc;

use crate::command::core::command::{Command, Spec};
use crate::command::core::ground::{GroundRolls, in_their_order, is_of_the_ground};
use crate::command::core::landing::knock_prone;
use crate::command::core::move_request::MoveRequest;
use crate::command::core::naming::names;
use crate::command::core::opposed::Opposing;
use crate::command::core::outcome::Outcome;
use crate::command::core::resolution::Resolution;
use crate::command::core::roll::{Roll, Rolling, results};
use crate::command::core::table::Table;
use crate::command::input::destination::{Destination, untangled};
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may, options};
use crate::command::input::options::{
    ACCELERATED, ACTION_POINT, AGAINST_BONUS, AGAINST_CHECKS, AS_FAR_AS, DISTANCE, FALL_CHECK, GROUND_CHECK,
    MEDIUM_CHECK_IN_SHORT, MODE, PREFER, PREVIEW_OR_FORCE, SEVERAL_CHECKS, SHARE, TO, WHO, mode, prefer,
};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::command::maneuvers::charge::ONE_ACTION;
use crate::command::maneuvers::reactive::KeepDistance;
use crate::command::maneuvers::{SPARE, idle_medium_check, medium_check, report_medium_check, spared};
use crate::command::modes::ModeArgs;
use crate::command::modes::fly::FlyArgs;
use crate::command::reply::Status;
use crate::command::walk::command::{check_turns_freely, level};
use crate::command::walk::stays;
use crate::explain;
use crate::field::{Mode, Name};
use crate::referee::{
    Check, Fact, Finding, FlightConditions, MediumCheck, MediumChecks, ModeMove, MoveMode, Mover, Referee, Ruling,
    Supports, Verdict, Walk, Walks, Withdrawal, Withdrawals,
};
use crate::ruleset::policy::Withdraw as Way;
use crate::say;

pub(crate) const WITHDRAW: Spec = Spec {
    name: "withdraw",
    options: options!(
        &[TO.optional(), WHO, MODE, may("primary", Kind::Creature), SPARE, ONE_ACTION],
        &[PREFER, SHARE, AS_FAR_AS, ACCELERATED],
        SEVERAL_CHECKS,
        MEDIUM_CHECK_IN_SHORT,
        GROUND_CHECK,
        &[may("from", Kind::Creatures), DISTANCE, AGAINST_CHECKS, AGAINST_BONUS, ACTION_POINT],
        FALL_CHECK,
        PREVIEW_OR_FORCE,
    ),
    example: "/withdraw creature:Ogre to:B2",
    right: Right::OwnerInTurn,
    goes: true,
    ..Spec::of::<WithdrawArgs>()
};

/// An example for rulebooks in which withdrawing keeps a distance.
const KEEPING_DISTANCE: &str = "/withdraw creature:Ogre from:Hero distance:20";

/// `/withdraw`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WithdrawArgs {
    to: Option<Destination>,
    primary: Option<String>,
    spare: Option<String>,
    /// How it moves from the floor, on foot or on wings; `None` for whatever gets there, on foot first.
    mode: Option<Mode>,
    one_action: bool,
    walk: Walk,
    rolling: Rolling,
    /// The check for moving along a wall.
    medium: MediumCheck,
    ground: GroundRolls,
    /// The creatures to keep a distance from, and how far, if the rulebook has a reactive withdrawal.
    keep: Option<KeepDistance>,
    request: MoveRequest,
}

impl Command for WithdrawArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let keep = KeepDistance::parse(options).map_err(|error| error.or_example(KEEPING_DISTANCE))?;
        // Keeping a distance uses opposed checks, which [`KeepDistance`] parses.
        let rolling = if keep.is_some() {
            Rolling::default()
        } else {
            options.text("check").map(|text| results("check", text)).transpose()?;
            Rolling::parse(options)?
        };
        Ok(WithdrawArgs {
            to: options.destination("to")?,
            primary: options.owned("primary"),
            spare: options.owned("spare"),
            mode: mode(options)?,
            one_action: options.is_set("one-action")?,
            walk: Walk {
                prefer: prefer(options)?,
                share: options.is_set("share")?,
                as_far_as: options.is_set("as-far-as")?,
                accelerated: options.is_set("accelerated")?,
                ..Walk::default()
            },
            rolling,
            medium: medium_check(options)?,
            ground: GroundRolls::parse(options)?,
            keep,
            request: MoveRequest::parse(options)?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = self.request.acting(table)?;
        match referee.ruleset().withdraw.value {
            Way::KeepDistance => {
                let keep = self.keep.as_ref().ok_or_else(|| {
                    let called = explain::book(referee.ruleset());
                    UserError::new(say!("withdraw-keeps-distance", called)).or_example(KEEPING_DISTANCE)
                })?;
                keep.decide(table).map_err(|error| error.or_example(KEEPING_DISTANCE))
            }
            Way::StartSpace | Way::Primary => self.withdraw(table, referee, &mover),
        }
    }

    fn leading(&self, to: &Destination) -> Option<Arc<dyn Command>> {
        self.to.as_ref()?;
        let keep = self.keep.as_ref().and_then(|keep| keep.leading(to));
        Some(Arc::new(WithdrawArgs { to: Some(to.clone()), keep, ..self.clone() }))
    }
}

impl WithdrawArgs {
    fn withdraw(&self, table: &Table<'_>, referee: Referee<'_>, mover: &Mover<'_>) -> Result<Outcome, UserError> {
        let map = referee.encounter().battlefield.area();
        let Some(to) = &self.to else {
            return Err(UserError::new(say!("withdraw-without-end")));
        };
        let stops = to.stops(mover.creature(), map);
        let own = Supports(referee).locomotion(mover.creature()).mode;
        let by_primary = referee.ruleset().withdraw.value.is_from_one_opponent();
        let has = |mode: Mode| own == Mode::Walk && mover.creature().modes.of(mode).is_some();
        let takes_off = has(Mode::Fly);
        // Altitudes are for fliers.
        let to_the_air = self.mode == Some(Mode::Fly) || (self.mode.is_none() && stops.is_err());
        let turns = !self.request.force && check_turns_freely(referee, mover.creature()).is_err();
        let off_the_floor = OffTheFloor { args: self, table, referee, mover, to };
        let changes = own == Mode::Walk || (by_primary && own != Mode::Fly);
        let ways = if changes { Withdrawals(referee).ways_off_foot(mover.creature(), self.mode) } else { Vec::new() };
        if turns || (takes_off && to_the_air) || (own == Mode::Fly && stops.is_err()) {
            let flown = self.aloft(table, referee, mover, to);
            let flies = turns || self.mode.is_some() || self.request.force || flown.as_ref().is_ok_and(goes);
            return if flies { flown } else { off_the_floor.first_that_goes(&ways).or(flown) };
        }
        // Only a movement off the floor changes height.
        if own == Mode::Walk && !ways.is_empty() && (self.mode.is_some() || stops.is_err()) {
            return off_the_floor.best(&ways);
        }
        let off_foot = match own {
            Mode::Swim => Some(MoveMode::Swim),
            Mode::Climb => Some(MoveMode::Climb),
            _ => None,
        };
        if let Some(move_mode) = off_foot.filter(|_| stops.is_err() && self.mode.is_none_or(|mode| mode == own)) {
            return self.up_or_down(table, referee, mover, (to, move_mode));
        }
        if let Some(mode) = self.mode.filter(|&mode| mode != own && !self.request.force) {
            let ruling = Withdrawals(referee).not_by(mover, mode);
            return Resolution::new(table, referee, WITHDRAW.name, &self.request, ruling).outcome();
        }
        let stops = stops?;
        let swims_on = !ways.is_empty() && Walks(referee).carried_on(mover, &stops) == Some(Mode::Swim);
        let mut lines = Vec::new();
        if !by_primary && (self.primary.is_some() || self.spare.is_some()) {
            let called = explain::book(referee.ruleset());
            lines.push(say!("withdraw-no-primary", called));
        }
        if self.keep.is_some() {
            lines.push(say!("withdraw-distance-idle"));
        }
        let primary = if by_primary { self.primary(table, referee, mover)? } else { None };
        if let Some(refused) = self.request.stranded(table, (referee, mover), WITHDRAW.name)? {
            return Ok(refused);
        }
        let spare = spared(table, mover, self.spare.as_deref())?;
        let mut asked = Withdrawal {
            walk: Walk { stops, ..self.walk.clone() },
            one_action: self.one_action,
            primary: primary.clone(),
            spare,
            check: None,
        };
        // A withdrawal without its own check uses the results for the ground.
        let ground = match by_primary {
            true => self.ground.clone(),
            false => self.ground.or(GroundRolls::of(self.rolling.result().into_iter().collect(), self.rolling.bonus())),
        };
        let (mut thrown_own, mut rolls): (Vec<Roll>, Vec<Roll>) = (Vec::new(), Vec::new());
        let ruling = loop {
            let result = thrown_own.first().map(|roll| roll.rolled()).or(self.rolling.result());
            asked.check = result.filter(|_| by_primary);
            asked.walk.ground = ground.known(&rolls);
            let ruling = untangled(Withdrawals(referee).withdraw(mover, &asked))?;
            let ruling = MediumChecks(referee).added(mover, ruling, self.medium);
            let rolls_now = ruling.verdict != Verdict::Illegal && !self.request.preview;
            let open = ruling.checks.iter().find(|check| is_open(check)).filter(|_| rolls_now);
            let thrown = match open.map(is_of_the_ground) {
                Some(true) => ground.throw(table).map(|roll| rolls.push(roll)),
                Some(false) if thrown_own.is_empty() => self.rolling.throw(table).map(|roll| thrown_own.push(roll)),
                _ => None,
            };
            if thrown.is_none() {
                break ruling;
            }
        };
        if swims_on && ruling.water_stepped_into().is_some() {
            return off_the_floor.best(&ways);
        }
        let stays_in_water = by_primary && ruling.water_stepped_into().is_some();
        let strays = ruling.verdict == Verdict::Illegal || stays_in_water;
        if strays && self.mode.is_none() && !self.request.force {
            // Where it can't walk, it may fly, swim, climb or dig.
            let flies = takes_off || own == Mode::Fly;
            let flown = flies.then(|| self.aloft(table, referee, mover, to)).and_then(Result::ok).filter(goes);
            let refused = match flown.map_or_else(|| off_the_floor.first_that_goes(&ways), Ok) {
                Ok(gone) => return Ok(gone),
                Err(refused) => refused,
            };
            // The reason is that nobody may end there, not that it can't walk there.
            let taken = refused.into_iter().find(is_but_for_its_end);
            if let Some(taken) = taken.filter(|_| !stays_in_water && !is_about_its_end(&ruling)) {
                return Ok(taken);
            }
        }
        let given = self.rolling.has_bonus() || self.rolling.result().is_some();
        if !by_primary && given && ruling.checks.is_empty() {
            let called = explain::book(referee.ruleset());
            lines.push(say!("withdraw-no-check", called));
        }
        let creature = mover.creature();
        let pace = Withdrawals(referee).withdrawing_pace(mover, self.one_action);
        let pacing = explain::Pacing::level(referee, creature, pace);
        let mut resolution = Resolution::new(table, referee, WITHDRAW.name, &self.request, ruling);
        resolution.has_bonus = self.rolling.has_bonus() || ground.has_bonus();
        resolution.rolls = in_their_order(&resolution.ruling, thrown_own, rolls);
        knock_prone(&mut resolution, creature);
        resolution.paced(pace, &pacing);
        report_medium_check(&mut resolution, referee);
        lines.extend(idle_medium_check(self.medium, &resolution.ruling));
        resolution.mode = level(referee, creature);
        // A creature that stays put has used none of its turn, unless it tried.
        resolution.own = !resolution.ruling.steps.is_empty() || tried(&resolution.ruling);
        if resolution.ruling.verdict == Verdict::Legal && !resolution.own && !self.request.force {
            let goal = asked.walk.stops.last().copied();
            resolution.headline = stays::headline(referee, mover, &resolution.ruling, goal);
            if resolution.headline.is_some() {
                stays::forget_the_way(&mut resolution.ruling);
            }
        }
        resolution.maneuver = resolution.own;
        resolution.lines.extend(explain::flown(&resolution.ruling));
        resolution.lines.extend(lines.into_iter().chain(stays::idle_hurry(referee.ruleset(), &asked.walk)));
        if by_primary {
            resolution.set_json("primary", primary);
        }
        resolution.outcome()
    }

    /// Judges a withdrawal off the ground, and rolls its check, if any.
    fn with_its_check(
        &self,
        table: &Table<'_>,
        mover: &Mover<'_>,
        primary: Option<Name>,
        judge: impl Fn(&Withdrawal) -> Ruling,
    ) -> Result<(Ruling, Option<Roll>), UserError> {
        let spare = spared(table, mover, self.spare.as_deref())?;
        let (walk, one_action) = (self.walk.clone(), self.one_action);
        let mut asked = Withdrawal { walk, one_action, primary, spare, check: None };
        let open = |ruling: &Ruling| ruling.verdict != Verdict::Illegal && ruling.checks.iter().any(is_open);
        self.rolling.judge(table, self.request.preview, open, |rolled| {
            asked.check = rolled;
            untangled(judge(&asked))
        })
    }

    /// A withdrawal through the air that leads up or down, or whose turns the flier's maneuverability limits.
    fn aloft(
        &self,
        table: &Table<'_>,
        referee: Referee<'_>,
        mover: &Mover<'_>,
        to: &Destination,
    ) -> Result<Outcome, UserError> {
        let flies = self.by_air(referee, mover, to);
        if !referee.ruleset().withdraw.value.is_from_one_opponent() {
            return flies.decide(table);
        }
        let primary = self.primary(table, referee, mover)?;
        let flying = flies.flying(referee, mover)?;
        let (ruling, roll) = self.with_its_check(table, mover, primary.clone(), |asked| {
            Withdrawals(referee).withdraw_aloft(mover, &flying, asked)
        })?;
        let mut resolution = flies.resolution(table, referee, ruling);
        resolution.rolled(self.rolling, roll);
        resolution.maneuver = resolution.own;
        resolution.set_json("primary", primary);
        resolution.outcome()
    }

    /// A withdrawal through water or along a wall, as a movement of that mode: the withdrawal itself takes no check.
    fn off_foot(&self, referee: Referee<'_>, mover: &Mover<'_>, to: &Destination, move_mode: MoveMode) -> ModeArgs {
        let walk = Walk { pace: Withdrawals(referee).withdrawing_pace(mover, self.one_action), ..self.walk.clone() };
        ModeArgs {
            destination: Some(to.clone()),
            rolling: self.rolling,
            request: self.request.clone(),
            ..ModeArgs::plain(WITHDRAW.name, move_mode, walk)
        }
    }

    /// A withdrawal through water or along a wall that leads up or down.
    fn up_or_down(
        &self,
        table: &Table<'_>,
        referee: Referee<'_>,
        mover: &Mover<'_>,
        (to, move_mode): (&Destination, MoveMode),
    ) -> Result<Outcome, UserError> {
        let by_primary = referee.ruleset().withdraw.value.is_from_one_opponent();
        let primary = if by_primary { self.primary(table, referee, mover)? } else { None };
        let stops = to.through_space(referee, mover)?;
        let mode_move = ModeMove { move_mode, stops, walk: self.walk.clone(), hands: 2, ..ModeMove::default() };
        let (ruling, roll) = self.with_its_check(table, mover, primary.clone(), |asked| {
            let ruling = Withdrawals(referee).withdraw_off_foot(mover, &mode_move, asked);
            MediumChecks(referee).added(mover, ruling, self.medium)
        })?;
        let mut resolution = Resolution::new(table, referee, WITHDRAW.name, &self.request, ruling);
        resolution.rolled(self.rolling, roll);
        report_medium_check(&mut resolution, referee);
        resolution.lines.extend(idle_medium_check(self.medium, &resolution.ruling));
        let mode = move_mode.mode().or(resolution.ruling.steps.last().map(|step| step.mode));
        resolution.mode = mode.map_or_else(|| level(referee, mover.creature()), Mode::word);
        resolution.own = !resolution.ruling.steps.is_empty() || tried(&resolution.ruling);
        resolution.maneuver = resolution.own;
        if by_primary {
            resolution.set_json("primary", primary);
        }
        resolution.outcome()
    }

    /// A withdrawal through the air, as a flight.
    fn by_air(&self, referee: Referee<'_>, mover: &Mover<'_>, to: &Destination) -> FlyArgs {
        let pace = Withdrawals(referee).withdrawing_pace(mover, self.one_action);
        FlyArgs {
            action: WITHDRAW.name,
            destination: Some(to.clone()),
            altitude: None,
            walk: Walk { pace, ..self.walk.clone() },
            glides: false,
            facing: None,
            stall: false,
            wheels: false,
            hovers: false,
            conditions: FlightConditions::default(),
            rolling: Rolling::default(),
            opposing: Opposing::default(),
            stopped_at: None,
            request: self.request.clone(),
        }
    }

    /// The opponent it withdraws from; without a name, the only possible one.
    fn primary(&self, table: &Table<'_>, referee: Referee<'_>, mover: &Mover<'_>) -> Result<Option<Name>, UserError> {
        if let Some(typed) = &self.primary {
            let primary = table.creature(Some(typed))?;
            if primary.name == mover.creature().name {
                return Err(UserError::new(say!("withdraw-from-itself")));
            }
            return Ok(Some(primary.name.clone()));
        }
        match &Withdrawals(referee).primary_targets(mover)[..] {
            [] => Ok(None),
            [only] => Ok(Some(only.name.clone())),
            several => Err(UserError::new(say!(
                "withdraw-without-primary",
                name = mover.creature().name,
                threats = names(several.iter().map(|one| &one.name))
            ))
            .or_example("/withdraw creature:Ogre primary:Goblin to:B2")),
        }
    }
}

/// A withdrawal that leaves the floor, water or wall where it begins: into water, up a wall, into the ground, or in all
/// of its mover's modes.
struct OffTheFloor<'w, 't> {
    args: &'w WithdrawArgs,
    table: &'w Table<'t>,
    referee: Referee<'w>,
    mover: &'w Mover<'w>,
    to: &'w Destination,
}

impl OffTheFloor<'_, '_> {
    fn by(&self, way: MoveMode) -> Result<Outcome, UserError> {
        let &OffTheFloor { args, table, referee, mover, to } = self;
        match referee.ruleset().withdraw.value.is_from_one_opponent() {
            true => args.up_or_down(table, referee, mover, (to, way)),
            false => args.off_foot(referee, mover, to, way).decide(table),
        }
    }

    /// The first that works; otherwise the one with the fewest refusals.
    fn best(&self, ways: &[MoveMode]) -> Result<Outcome, UserError> {
        let faults = |tried: &Result<Outcome, UserError>| {
            let judged = tried.as_ref().ok().and_then(|tried| tried.judged.as_ref());
            judged.map_or(usize::MAX, |judged| judged.ruling.refusals().count())
        };
        let tried = ways.iter().map(|&way| self.by(way));
        let best = tried.min_by_key(|tried| (!tried.as_ref().is_ok_and(goes), faults(tried)));
        best.unwrap_or_else(|| self.by(MoveMode::Any))
    }

    /// The first that works; otherwise what refuses each.
    fn first_that_goes(&self, ways: &[MoveMode]) -> Result<Outcome, Vec<Outcome>> {
        let mut refused = Vec::new();
        for tried in ways.iter().filter_map(|&way| self.by(way).ok()) {
            if goes(&tried) {
                return Ok(tried);
            }
            refused.push(tried);
        }
        Err(refused)
    }
}

/// Whether only the creatures where it ends refuse the way that was tried.
fn is_but_for_its_end(tried: &Outcome) -> bool {
    tried.judged.as_ref().is_some_and(|judged| is_about_its_end(&judged.ruling))
}

/// Whether a check is still to be rolled here; the one for moving along a wall comes with its own result.
fn is_open(check: &Check) -> bool {
    check.rolled.is_none() && !check.kind.is_of_the_medium()
}

/// Whether the creature failed to move along its wall.
fn tried(ruling: &Ruling) -> bool {
    ruling.checks.iter().any(|check| check.kind.is_of_the_medium() && check.succeeds() == Some(false))
}

fn goes(gone: &Outcome) -> bool {
    matches!(gone.status, Status::Done | Status::Pending)
}

/// Whether only the creatures where it ends refuse the movement.
fn is_about_its_end(ruling: &Ruling) -> bool {
    let stops = |finding: &Finding| matches!(finding.fact, Fact::EndsInside { .. } | Fact::TooManyInSquare { .. });
    ruling.verdict == Verdict::Illegal && ruling.refusals().all(stops)
}
