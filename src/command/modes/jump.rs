//! `/jump`, and jumps during another movement.

use std::sync::Arc;

use serde_json::json;

use crate::command::core::command::{Command, Spec};
use crate::command::core::ground::{GroundRolls, in_their_order};
use crate::command::core::landing::{knock_prone, settle_end};
use crate::command::core::move_request::MoveRequest;
use crate::command::core::opposed::{Opposing, played};
use crate::command::core::outcome::Outcome;
use crate::command::core::pending_fall::PendingFall;
use crate::command::core::roll::{Roll, Rolling, Taking, results};
use crate::command::core::table::Table;
use crate::command::input::destination::Destination;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, Opt, may, options};
use crate::command::input::options::{
    AGAINST_BONUS, AGAINST_CHECKS, ALTITUDE, FALL_CHECK, GROUND_CHECK, ONE_CHECK, PACE, PREVIEW_OR_FORCE, TO, WHO, pace,
};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::explain;
use crate::field::{Condition, Creature, MidairJump, Mode, Rounds};
use crate::grid::{Feet, HalfFeet, Height, Square};
use crate::referee::{
    Along, Check, CheckKind, Conflicts, Fact, Finding, JumpFact, JumpRuling, Jumping, Jumps, LeapOnTheWay, Mover, Pace,
    Paces, Referee, Results, Rolled, Ruling, RunUps, SkillBonuses, Supports, Turns, Verdict, Walk, Walks,
};
use crate::say;

/// The highest peak in feet, and below it the largest bonus or save.
const MOST_FEET: u32 = 1_000;
const MOST_BONUS: i32 = 1_000;
/// The bonus from a pole.
const POLE: i32 = 5;

/// The Reflex save for a jump that falls just short.
pub(crate) const REFLEX: Opt = may("reflex", Kind::Number(-MOST_BONUS, MOST_BONUS));

pub(crate) const JUMP: Spec = Spec {
    name: "jump",
    options: options!(
        &[TO.optional(), WHO, ALTITUDE, may("peak", Kind::Feet(MOST_FEET)), may("running", Kind::Flag)],
        &[may("hop", Kind::Flag), may("pole", Kind::Flag), may("speed-bonus", Kind::Number(-MOST_BONUS, MOST_BONUS))],
        &[may("legs", Kind::Flag), PACE],
        ONE_CHECK,
        &[REFLEX, AGAINST_CHECKS, AGAINST_BONUS],
        GROUND_CHECK,
        FALL_CHECK,
        PREVIEW_OR_FORCE,
    ),
    example: "/jump creature:Hero to:F6",
    right: Right::OwnerInTurn,
    goes: true,
    ..Spec::of::<JumpArgs>()
};

/// `/jump`, or the jump of a movement that may leap over obstacles on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct JumpArgs {
    /// The command's name.
    action: &'static str,
    to: Option<Destination>,
    altitude: Option<Height>,
    peak: Option<Feet>,
    running: bool,
    hop: bool,
    pole: bool,
    speed_bonus: Option<i32>,
    legs: bool,
    walk: Walk,
    rolling: Rolling,
    reflex: Option<i32>,
    ground: GroundRolls,
    /// Results from the table for the checks of a movement with a jump in it, in the order the checks come up.
    in_order: Vec<i32>,
    /// The opposed initiative checks with creatures that respond to it or went to the goal in the same phase.
    opposing: Opposing,
    request: MoveRequest,
}

impl Command for JumpArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let mut jump = JumpArgs {
            action: JUMP.name,
            to: options.destination("to")?,
            // A jump straight up counts every foot; otherwise it ends in a square.
            altitude: match options.text("to") {
                Some(_) => options.feet_in_squares("altitude")?,
                None => options.feet("altitude")?,
            }
            .map(Height::from),
            peak: options.feet_in_squares("peak")?,
            running: options.is_set("running")?,
            hop: options.is_set("hop")?,
            pole: options.is_set("pole")?,
            speed_bonus: options.number("speed-bonus")?,
            legs: options.flag("legs")?.unwrap_or(true),
            walk: Walk { pace: pace(options)?, ..Walk::default() },
            rolling: Rolling::parse(options)?,
            reflex: options.number("reflex")?,
            ground: GroundRolls::parse(options)?,
            in_order: Vec::new(),
            opposing: Opposing::parse(options)?,
            request: MoveRequest::parse(options)?,
        };
        // `to:F6@15` is `to:F6 altitude:15`.
        if jump.altitude.is_none() {
            jump.altitude = jump.to.as_mut().and_then(Destination::take_altitude);
        }
        if jump.to.is_none() && jump.altitude.is_none_or(|altitude| altitude == Height::ZERO) {
            return Err(UserError::new(say!("jump-where")));
        }
        Ok(jump)
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = self.request.acting(table)?;
        let creature = mover.creature();
        self.check_options(referee, creature)?;
        let map = referee.encounter().battlefield.area();
        let stops = self.to.as_ref().map_or(Ok(Vec::new()), |to| to.stops(creature, map))?;
        let to = stops.last().copied();
        self.check_landing(referee, &mover, to)?;
        // Squares before the last are walked; directions all belong to the jump.
        let walks = matches!(self.to, Some(Destination::Squares(_)));
        let way: Vec<_> = stops[..stops.len().saturating_sub(1)].iter().copied().filter(|_| walks).collect();
        if to == Some(way.last().copied().unwrap_or(creature.anchor)) && self.altitude.is_none() {
            return Err(UserError::new(say!("jump-stands-there", name = creature.name, square = creature.anchor)));
        }
        let jumping = Jumping {
            way,
            then: None,
            to,
            altitude: self.altitude,
            peak: self.peak,
            running: self.running,
            hop: self.hop,
            walk: self.walk.clone(),
            speed_given: self.knows_the_speed(),
            rolled: None,
            reflex: self.reflex.map(Rolled::total),
        };
        let again = |table: &Table<'_>, opposing| JumpArgs { opposing, ..self.clone() }.decide(table);
        self.carry_out((table, referee), &mover, jumping, again)
    }

    fn leading(&self, to: &Destination) -> Option<Arc<dyn Command>> {
        self.to.as_ref()?;
        Some(Arc::new(JumpArgs { to: Some(to.clone()), ..self.clone() }))
    }
}

impl JumpArgs {
    /// The jump of a movement that may leap over obstacles on its way.
    pub(crate) fn on_the_way(options: &Options<'_>, action: &'static str, walk: Walk) -> Result<Self, UserError> {
        let in_order = options.text("check").map(|text| results("check", text)).transpose()?.unwrap_or_default();
        let bonus = options.number("bonus")?;
        Ok(JumpArgs {
            action,
            to: None,
            altitude: None,
            peak: None,
            running: false,
            hop: false,
            pole: false,
            speed_bonus: None,
            legs: true,
            walk,
            rolling: Rolling::of(in_order.first().copied(), bonus),
            reflex: options.number("reflex")?,
            ground: GroundRolls::of(in_order.iter().copied().map(Rolled::total).collect(), bonus),
            in_order,
            opposing: Opposing::parse(options)?,
            request: MoveRequest::parse(options)?,
        })
    }

    /// Moves to this square with a leap on the way; `None` if no leap helps. Also returns whether other leaps were left
    /// untried.
    pub(crate) fn go(
        &self,
        table: &Table<'_>,
        referee: Referee<'_>,
        mover: &Mover<'_>,
        goal: Square,
    ) -> Result<(Option<Outcome>, bool), UserError> {
        let own = referee.ruleset().jump.value.is_by_strength();
        let rolling = if own { Rolling::default() } else { self.rolling };
        let mut jump = JumpArgs { rolling, ..self.clone() };
        jump.check_options(referee, mover.creature())?;
        let LeapOnTheWay { leap, untried } = RunUps(referee).leap_on_the_way(mover, &self.walk, goal);
        let within = leap.is_some();
        let leap = leap.or_else(|| self.leap_out_of_reach(referee, mover, goal));
        let Some(leap) = leap else { return Ok((None, untried)) };
        let leaps = within || Jumps(referee).jump(mover, &leap).ruling.verdict != Verdict::Illegal;
        let begins = if leaps { None } else { RunUps(referee).up_to_a_leap(mover, &leap, goal) };
        if let Some(mut begins) = begins {
            begins.ruling = at_another_pace(referee, mover, &leap, &begins.ruling);
            return Ok((Some(jump.resolution(table, referee, mover, begins, (None, Vec::new()))?), untried));
        }
        if self.in_order.len() > 1 && !own {
            let checks = Jumps(referee).jump(mover, &leap).ruling.checks;
            let (of_the_jump, others): (Vec<_>, Vec<_>) =
                checks.iter().zip(&self.in_order).partition(|(check, _)| check.kind.is_of_a_jump());
            jump.rolling = Rolling::of(of_the_jump.first().map(|(_, result)| **result), None);
            let others = others.into_iter().map(|(_, &result)| Rolled::total(result)).collect();
            jump.ground = GroundRolls::given(Results::Each(others), None);
        }
        let (reflex, speed_given) = (self.reflex.map(Rolled::total), self.knows_the_speed());
        let leap = Jumping { reflex, speed_given, ..leap };
        let again = |table: &Table<'_>, opposing| {
            let (referee, mover) = jump.request.acting(table)?;
            let (outcome, _) = JumpArgs { opposing, ..jump.clone() }.go(table, referee, &mover, goal)?;
            outcome.ok_or_else(|| UserError::new(say!("jump-where")))
        };
        Ok((Some(jump.carry_out((table, referee), mover, leap, again)?), untried))
    }

    /// A leap that only a faster pace has the feet for; at its own pace, its ruling says so.
    fn leap_out_of_reach(&self, referee: Referee<'_>, mover: &Mover<'_>, goal: Square) -> Option<Jumping> {
        let faster = match self.walk.pace {
            Pace::Single if !Paces(referee).knows(Pace::Sprint) => Pace::Double,
            Pace::Single | Pace::Hustle => Pace::Sprint,
            _ => return None,
        };
        let walk = Walk { stops: vec![goal], ..self.walk.clone() };
        if Walks(referee).adjudicate(mover, &walk).verdict != Verdict::Illegal {
            return None;
        }
        let faster = Walk { pace: faster, ..self.walk.clone() };
        let leap = RunUps(referee).leap_on_the_way(mover, &faster, goal).leap?;
        Some(Jumping { walk: self.walk.clone(), ..leap })
    }

    fn carry_out(
        &self,
        (table, referee): (&Table<'_>, Referee<'_>),
        mover: &Mover<'_>,
        mut jumping: Jumping,
        again: impl FnOnce(&Table<'_>, Opposing) -> Result<Outcome, UserError>,
    ) -> Result<Outcome, UserError> {
        let added = self.added(referee, mover.creature());
        // A movement without its own check uses the results for the ground.
        let own_check = |check: &Check| !check.kind.is_of_the_ground();
        let ground = match Jumps(referee).jump(mover, &jumping).ruling.checks.iter().any(own_check) {
            true => self.ground.clone(),
            false => self.ground.or(GroundRolls::given(self.opposing.results(), self.opposing.alone().bonus())),
        };
        let (mut thrown, mut on_the_ground) = (None, Vec::new());
        let mut jumped = loop {
            jumping.rolled = thrown.map(Roll::rolled).or(self.rolling.result());
            jumping.walk.ground = ground.known(&on_the_ground);
            let jumped = Jumps(referee).jump(mover, &jumping);
            let open = jumped.ruling.verdict == Verdict::NeedsCheck && !self.request.preview;
            let next = jumped.ruling.checks.iter().find(|check| check.rolled.is_none()).filter(|_| open);
            let rolls = match next {
                Some(check) if check.kind.is_of_the_ground() => {
                    ground.throw(table).map(|roll| on_the_ground.push(roll)).is_some()
                }
                Some(check) if check.kind.is_of_a_jump() => {
                    let roll = self.rolling.throw(table);
                    thrown = roll.map(|roll| Roll { bonus: roll.bonus.saturating_add(added), ..roll });
                    thrown.is_some()
                }
                _ => false,
            };
            if !rolls {
                break jumped;
            }
        };
        jumped.ruling = at_another_pace(referee, mover, &jumping, &jumped.ruling);
        let conflict = Conflicts(referee).of(&jumped.ruling).filter(|_| !self.request.force);
        let (ruling, rolls) = (jumped.ruling.clone(), (thrown, on_the_ground));
        let of = |ruling| self.resolution(table, referee, mover, JumpRuling { ruling, ..jumped }, rolls);
        match conflict {
            Some(conflict) => {
                self.opposing.contend((table, referee), &self.request, mover, (conflict, ruling), of, again)
            }
            None => of(ruling),
        }
    }

    /// Fails if an option doesn't apply under these rules, or something about the jumper is missing.
    fn check_options(&self, referee: Referee<'_>, creature: &Creature) -> Result<(), UserError> {
        let rules = referee.ruleset();
        let (name, called) = (&creature.name, explain::book(rules).capitalized());
        let own = rules.jump.value.is_by_strength();
        if !self.legs {
            return Err(UserError::new(say!("jump-no-legs", name)));
        }
        if own && Jumps(referee).longest_jump(creature).is_none() {
            return Err(UserError::new(say!("jump-unknown-strength", name)));
        }
        if own && self.altitude.is_some_and(|altitude| altitude.0 % Feet::SQUARE.0 as i32 != 0) {
            return Err(UserError::new(say!("jump-whole-squares", rulebook = explain::book(rules))));
        }
        let idle = [
            ("peak", self.peak.is_some() && !own),
            ("hop", self.hop && !rules.jump.value.is_by_jump_skill()),
            ("running", self.running && own),
            ("pole", self.pole && !rules.jump.value.is_by_acrobatics()),
            ("speed-bonus", self.speed_bonus.is_some() && !rules.jump_speed.value.has_to_be_given()),
            ("reflex", self.reflex.is_some() && !rules.jump.value.is_by_jump_skill()),
            ("against", self.opposing.is_against_somebody() && !own),
        ];
        if let Some((option, _)) = idle.into_iter().find(|(_, given)| *given) {
            return Err(UserError::new(say!("jump-has-no-option", called, option)));
        }
        Ok(())
    }

    /// Fails if the jump would end in midair, neither on the floor nor on somebody's back, where the rules have no such
    /// jump.
    fn check_landing(&self, referee: Referee<'_>, mover: &Mover<'_>, to: Option<Square>) -> Result<(), UserError> {
        let rules = referee.ruleset();
        let Some((altitude, to)) = self.altitude.filter(|&altitude| altitude > Height::ZERO).zip(to) else {
            return Ok(());
        };
        let on_a_back =
            || Supports(referee).is_on_a_back(mover.creature(), mover.placement().footprint.at(to), altitude);
        if rules.jump.value.is_by_strength() || on_a_back() {
            return Ok(());
        }
        let (jumper, at) = (mover.creature(), mover.placement().footprint.at(to));
        let is_under = |other: &&Creature| {
            let top = other.altitude + Height::of_squares(i32::try_from(rules.profile_of(other).space).unwrap_or(1));
            other.side.opposes(&jumper.side) && rules.placement(other).overlaps(at) && top == altitude
        };
        if let Some(other) = referee.encounter().creatures().iter().find(is_under) {
            let who = &other.name;
            return Err(UserError::new(say!("jump-onto-an-opponent", who, rulebook = explain::book(rules))));
        }
        Err(UserError::new(say!("jump-ends-on-floor", rulebook = explain::book(rules))))
    }

    /// Whether the speed bonus is known: given as such, or part of a result from the table.
    fn knows_the_speed(&self) -> bool {
        self.speed_bonus.is_some() || self.rolling.result().is_some()
    }

    /// The bonus from the jumper's speed and from a pole.
    fn added(&self, referee: Referee<'_>, creature: &Creature) -> i32 {
        let speed = self.speed_bonus.or(SkillBonuses(referee).jumping(creature)).unwrap_or(0);
        speed.saturating_add(if self.pole { POLE } else { 0 })
    }

    fn resolution(
        &self,
        table: &Table<'_>,
        referee: Referee<'_>,
        mover: &Mover<'_>,
        jumped: JumpRuling,
        (roll, on_the_ground): (Option<Roll>, Vec<Roll>),
    ) -> Result<Outcome, UserError> {
        let creature = mover.creature();
        let JumpRuling { ruling, falls, on_purpose, prone, hangs, midair, from, running, distance, rise, peak, reach } =
            jumped;
        let dc = ruling.jump_dc();
        let (intents, planned) = (Turns(referee).intents(), ruling.steps.len());
        let (way, reactions) = ((&self.walk, Along::Leap), (&intents, &self.opposing));
        let mut resolution = played(table, referee, self.action, ruling, way, reactions, &self.request);
        // A jumper held up before the end stops there, and comes down if that is in mid-leap.
        let cut = resolution.ruling.verdict == Verdict::Legal && resolution.ruling.steps.len() < planned;
        let aloft = resolution.ruling.steps.last().is_some_and(|step| step.altitude > Height::ZERO);
        let (falls, prone, hangs, midair) =
            if cut { (None, false, false, false) } else { (falls, prone, hangs, midair) };
        if cut && aloft {
            match PendingFall::jumped(referee, &creature.name, resolution.ruling.to, from) {
                PendingFall { height: Feet(0), .. } => resolution.ruling.altitude = Some(Height::ZERO),
                fall => resolution.falls.push(fall),
            }
        }
        if self.action != JUMP.name {
            resolution.taking = Taking::InOrder;
        }
        resolution.has_bonus |= self.rolling.has_bonus() || self.ground.has_bonus();
        resolution.rolls = in_their_order(&resolution.ruling, Vec::from_iter(roll), on_the_ground);
        resolution.mode = Mode::Walk.word();
        resolution.own = !resolution.ruling.steps.is_empty() || !resolution.rolls.is_empty();
        let added = self.added(referee, creature);
        resolution.set_json(
            "jump",
            json!({
                "distance": distance, "rise": rise, "peak": peak, "dc": dc, "running": running, "added": added,
                "reach_half_feet": reach.map(|HalfFeet(halves)| halves),
            }),
        );
        if let Some(length) = reach {
            resolution.lines.push(say!("jump-reaches", length));
        }
        let grabs = |check: &&Check| check.kind == CheckKind::GrabTheEdge && check.rolled.is_none();
        if resolution.ruling.checks.iter().any(|check| grabs(&check)) {
            resolution.lines.push(match roll {
                Some(roll) => say!("jump-tell-check-and-save", total = roll.rolled().total),
                None => say!("jump-tell-save"),
            });
        }
        resolution.set_json("midair", midair);
        resolution.set_json("hanging", hangs);
        if prone && resolution.ruling.verdict == Verdict::Legal {
            resolution.conditions = Some(creature.conditions.set(Condition::Prone, true));
            resolution.set_json("prone", [&creature.name]);
        }
        if hangs && resolution.ruling.verdict == Verdict::Legal {
            resolution.conditions = Some(creature.conditions.set(Condition::Hanging, true));
        }
        knock_prone(&mut resolution, creature);
        let short = |finding: &Finding| matches!(finding.fact, Fact::Jump(JumpFact::Short { .. } | JumpFact::NoHigher));
        let comes_down = resolution.ruling.verdict == Verdict::Legal && falls.is_none() && !hangs;
        if comes_down && resolution.ruling.notes().any(short) {
            settle_end(&mut resolution, table, referee);
        }
        let kept = referee.encounter().rounds.as_deref().is_some_and(Rounds::has_begun);
        if midair && (self.request.force || resolution.ruling.verdict != Verdict::Illegal) {
            resolution.leap = Some(MidairJump { from, falls: false });
            resolution.conditions = Some(creature.conditions.set(Condition::Midair, true));
            if !kept {
                // Falling distance is measured from the takeoff.
                let at = resolution.ruling.to;
                let who = &creature.name;
                let down = match PendingFall::jumped(referee, who, at, from).height {
                    Feet(0) => format!("/place creature:\"{who}\" altitude:0"),
                    height => format!("/fall creature:\"{who}\" height:{} jumped:true", height.0),
                };
                resolution.lines.push(say!("jump-no-turns", down));
            }
        }
        if resolution.ruling.checks.is_empty() && on_purpose {
            // With no other check, what is given for the jump softens its landing.
            let given = GroundRolls::of(self.rolling.result().into_iter().collect(), self.rolling.bonus());
            resolution.softening = resolution.softening.or(given);
        }
        let falls = falls.map(|height| PendingFall { jumped: on_purpose, ..PendingFall::of(&creature.name, height) });
        resolution.falls.extend(falls);
        resolution.outcome()
    }
}

/// The ruling on a jump, with a note on the pace that would do if only its length is in the way.
fn at_another_pace(referee: Referee<'_>, mover: &Mover<'_>, jumping: &Jumping, own: &Ruling) -> Ruling {
    let mut ruling = Paces(referee).with_another_pace(jumping.walk.pace, |pace| match pace {
        Pace::Double | Pace::Sprint if pace != jumping.walk.pace => {
            let walk = Walk { pace, ..jumping.walk.clone() };
            Jumps(referee).jump(mover, &Jumping { walk, ..jumping.clone() }).ruling
        }
        _ => own.clone(),
    });
    for finding in &mut ruling.findings {
        if let Fact::WouldDo { jumps, .. } = &mut finding.fact {
            *jumps = true;
        }
    }
    ruling
}
