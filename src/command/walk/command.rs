//! Judges a movement and carries it out: done, refused, previewed, or waiting for a check.

use std::cmp::Ordering;
use std::sync::Arc;

use crate::command::core::answers::helpless_note;
use crate::command::core::command::{Command, Spec};
use crate::command::core::landing::{Landing, knock_prone};
use crate::command::core::move_request::MoveRequest;
use crate::command::core::opposed::{Opposing, played};
use crate::command::core::outcome::Outcome;
use crate::command::core::roll::{Roll, Rolling};
use crate::command::core::table::Table;
use crate::command::input::destination::{Destination, untangled};
use crate::command::input::invocation::Options;
use crate::command::input::options::{ANY, altitude, mode, pace, prefer};
use crate::command::input::user_error::UserError;
use crate::command::modes::fly::FlyArgs;
use crate::command::modes::jump::JumpArgs;
use crate::command::modes::short::off_the_path;
use crate::command::modes::{ModeArgs, surface};
use crate::command::walk::all_ways;
use crate::command::walk::stays;
use crate::explain;
use crate::field::{Condition, Creature, Mode};
use crate::grid::{Height, Placement, Square};
use crate::referee::{
    Along, Check, Conflicts, Fact, Finding, FlightConditions, Flights, Grades, ModeMove, ModeMoves, MoveMode, Mover,
    Pace, Paces, Referee, Results, Ruling, StepWay, Support, Supports, Turns, Verdict, Walk, Walks,
};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Message;

/// The word of the mode in which a creature moves level from where it is.
pub(crate) fn level(referee: Referee<'_>, creature: &Creature) -> &'static str {
    Supports(referee).locomotion(creature).mode.word()
}

/// Fails if squares alone can't describe the flight, because the flier's maneuverability class limits its turns and sets a
/// minimum speed.
pub(crate) fn check_turns_freely(referee: Referee<'_>, creature: &Creature) -> Result<(), UserError> {
    if Turns(referee).has_stalled(creature) {
        // The referee refuses this, with the stall as the reason.
        return Ok(());
    }
    match Paces(referee).turning_class(creature) {
        Some(class) => Err(UserError::new(say!("going-flies-by-class", name = creature.name, class))
            .or_example("/fly creature:Bat to:\"E5@10 F6@15\"")),
        None => Ok(()),
    }
}

/// A movement command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WalkArgs {
    /// The command's name.
    action: &'static str,
    destination: Destination,
    mode: Option<Mode>,
    /// Whether it may combine the creature's movement modes freely.
    any: bool,
    altitude: Option<Height>,
    /// Everything but the stops, which depend on the creature.
    walk: Walk,
    stopped_at: Option<Square>,
    rolling: Rolling,
    opposing: Opposing,
    /// The surface of a climb, and its DC.
    surface: Option<&'static str>,
    dc: Option<i32>,
    request: MoveRequest,
    /// How it leaps over obstacles on its way, if it may.
    leaps: Option<JumpArgs>,
}

impl Command for WalkArgs {
    /// Options that the command doesn't have keep their defaults.
    fn parse(spec: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let mut going = WalkArgs::new(spec.name, options.required("to", options.destination("to")?)?);
        going.any = options.text("mode").is_some_and(|word| word.eq_ignore_ascii_case(ANY));
        going.mode = if going.any { None } else { mode(options)? };
        going.altitude = altitude(options)?;
        going.stopped_at = options.square("stopped-at")?;
        if spec.option("against").is_some() {
            going.opposing = Opposing::parse(options)?;
        } else {
            going.rolling = Rolling::parse(options)?;
        }
        going.surface = surface(options)?;
        going.dc = options.number("dc")?;
        going.request = MoveRequest::parse(options)?;
        going.walk.pace = match spec.name {
            "step" => Pace::Step,
            "run" => Pace::Run,
            "crawl" => Pace::Crawl,
            "hustle" => Pace::Hustle,
            "sprint" => Pace::Sprint,
            _ => pace(options)?,
        };
        going.walk.prefer = prefer(options)?;
        going.walk.as_far_as = options.is_set("as-far-as")?;
        going.walk.share = options.is_set("share")?;
        going.walk.way = options.one_of("way", StepWay::ALL, StepWay::word)?.unwrap_or_default();
        going.walk.accelerated = options.is_set("accelerated")?;
        going.walk.half_speed = options.is_set("half-speed")?;
        going.walk.full_round = options.is_set("full-round")?;
        going.walk.run.rounds = options.whole("rounds")?;
        going.walk.run.check = going.rolling.result();
        going.walk.run.forced = going.request.force;
        going.walk.to_the_end = going.request.force;
        if options.is_set("jump")? {
            going.leaps = Some(JumpArgs::on_the_way(options, spec.name, going.walk.clone())?);
        } else if options.text("reflex").is_some() {
            return Err(UserError::new(say!("walk-reflex-without-jump")));
        }
        Ok(going)
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, mover) = self.request.acting(table)?;
        let creature = mover.creature();
        let rules = referee.ruleset();
        if self.walk.half_speed && !rules.balance.value.eases_at_half_speed() {
            return Err(UserError::new(say!("walk-no-half-speed", called = explain::book(rules).capitalized())));
        }
        let support = Supports(referee).of(creature);
        // A creature that is out of its depth, and has no mode but its walk, swims whatever modes it may use.
        let only_swims = support == Support::Water && creature.modes.is_empty();
        if self.any && !only_swims && self.surface.is_none() && self.dc.is_none() {
            if support == Support::Wings(Mode::Glide) {
                return self.by_air(true).decide(table);
            }
            return self.by_all_ways(table, creature);
        }
        if self.mode.is_none_or(|mode| mode == Mode::Walk)
            && let Some(refused) = self.request.stranded(table, (referee, &mover), self.action)?
        {
            return Ok(refused);
        }
        // A hovering creature steps over anything on the ground.
        let steps = self.walk.pace == Pace::Step;
        let hovers = steps && (Grades(referee).hovers(creature) || self.steps_over(referee, &mover));
        let own =
            || self.leaves_the_floor(referee, &mover).or_else(|| self.carried_on(referee, &mover)).or(support.mode());
        let mode = self.mode.or(hovers.then_some(Mode::Fly)).or_else(own).unwrap_or_default();
        if mode != Mode::Climb && (self.surface.is_some() || self.dc.is_some()) {
            return Err(UserError::new(say!("walk-surface-without-climb", name = creature.name)));
        }
        match mode {
            Mode::Fly => return self.by_air(false).decide(table),
            Mode::Glide => return self.by_air(true).decide(table),
            Mode::Climb => return self.by(MoveMode::Climb).decide(table),
            // A rulebook without swimming only has a way out of the water, onto the bank.
            Mode::Swim if self.mode.is_none() && !referee.ruleset().swim.value.is_known() => {
                return self.by(MoveMode::Any).decide(table);
            }
            Mode::Swim => return self.by(MoveMode::Swim).decide(table),
            Mode::Burrow => return self.by(MoveMode::Burrow).decide(table),
            Mode::Teleport => return self.by(MoveMode::Teleport).decide(table),
            Mode::Walk => {}
        }
        if !self.request.force {
            stays::check_can_walk(referee, creature)?;
        }
        self.check_altitude(creature)?;
        let map = referee.encounter().battlefield.area();
        let stops = self.destination.stops(creature, map)?;
        let mut untried = false;
        if let Some(leaps) = self.leaps.as_ref() {
            let &[goal] = &stops[..] else {
                return Err(UserError::new(say!("going-jump-to-one-square")));
            };
            let (outcome, left_out) = leaps.go(table, referee, &mover, goal)?;
            if let Some(outcome) = outcome {
                let easier = leaps.in_two(table, referee, &mover, (&outcome, goal));
                return Ok(outcome.adding_lines(easier.into_iter().collect()));
            }
            untried = left_out;
        }
        let mut walk = Walk { stops, ground: self.ground_results(), untried, ..self.walk.clone() };
        let (mut ruling, rolls) = self.judged(table, referee, &mover, &mut walk)?;
        let twice = || self.leaps.as_ref()?.twice(table, referee, &mover, &ruling);
        let other = self.other_mode(referee, &mover, &ruling).or_else(twice);
        let stop = self.stopped_at.filter(|_| ruling.begins());
        let stop = stop.map(|at| self.stop(table, referee, &mut ruling, at));
        let stopped = stop.transpose()?.flatten();
        let conflict = Conflicts(referee).of(&ruling).filter(|_| stopped.is_none() && !self.request.force);
        let of = |ruling| self.outcome(table, referee, &mover, Judged { ruling, walk, stopped, rolls, mode, other });
        match conflict {
            Some(conflict) => {
                let again = |table: &Table<'_>, opposing| WalkArgs { opposing, ..self.clone() }.decide(table);
                self.opposing.contend((table, referee), &self.request, &mover, (conflict, ruling), of, again)
            }
            None => of(ruling),
        }
    }

    fn leading(&self, to: &Destination) -> Option<Arc<dyn Command>> {
        Some(Arc::new(WalkArgs { destination: to.clone(), ..self.clone() }))
    }
}

/// A movement stopped on its way.
struct Stopped {
    at: Placement,
    landing: Landing,
}

impl WalkArgs {
    fn new(action: &'static str, destination: Destination) -> Self {
        WalkArgs {
            action,
            destination,
            mode: None,
            any: false,
            altitude: None,
            walk: Walk::default(),
            stopped_at: None,
            rolling: Rolling::default(),
            opposing: Opposing::default(),
            surface: None,
            dc: None,
            request: MoveRequest::default(),
            leaps: None,
        }
    }

    /// By all its ways of moving at once, or by a single one that leads there.
    fn by_all_ways(&self, table: &Table<'_>, creature: &Creature) -> Result<Outcome, UserError> {
        let teleport = || self.by(MoveMode::Teleport).decide(table);
        let plain = || WalkArgs { any: false, ..self.clone() }.decide(table);
        all_ways::best(self.by(MoveMode::Any).decide(table)?, creature, teleport, plain)
    }

    /// Whether flight takes it where its feet can't step.
    fn steps_over(&self, referee: Referee<'_>, mover: &Mover<'_>) -> bool {
        let (creature, map) = (mover.creature(), referee.encounter().battlefield.area());
        let Ok(stops) = self.destination.stops(creature, map) else { return false };
        let walked = || Walks(referee).adjudicate(mover, &Walk { stops, ..self.walk.clone() });
        Grades(referee).steps_by_flight(creature) && walked().verdict == Verdict::Illegal
    }

    /// The mode for a movement up or down from the floor: one in which the creature has a speed. A five-foot step also counts
    /// the height between two floors.
    fn leaves_the_floor(&self, referee: Referee<'_>, mover: &Mover<'_>) -> Option<Mode> {
        let (creature, map) = (mover.creature(), referee.encounter().battlefield.area());
        let steep = self.walk.pace == Pace::Step || self.destination.stops(creature, map).is_err();
        let leaves = steep && self.leaps.is_none() && Supports(referee).of(creature) == Support::Floor;
        let stops = self.destination.through_space(referee, mover).ok().filter(|_| leaves)?;
        let altitude = stops.last()?.altitude?;
        let ways: &[Mode] = match altitude.cmp(&Height::ZERO) {
            Ordering::Less => &[Mode::Burrow],
            Ordering::Equal => &[],
            Ordering::Greater => &[Mode::Fly, Mode::Climb, Mode::Swim],
        };
        let may = |way: &&Mode| Paces(referee).barred(creature, self.walk.pace, **way).is_none();
        let mut has = ways.iter().filter(|way| creature.modes.of(**way).is_some());
        has.clone().find(may).or_else(|| has.next()).copied()
    }

    /// The mode in which it continues where walking isn't enough: over an edge on wings or by a swim speed, and a five-foot
    /// step on wings.
    fn carried_on(&self, referee: Referee<'_>, mover: &Mover<'_>) -> Option<Mode> {
        let (creature, map) = (mover.creature(), referee.encounter().battlefield.area());
        if self.walk.pace == Pace::Step && Paces(referee).steps_by_wing(creature) {
            return Some(Mode::Fly);
        }
        let stops = self.destination.stops(creature, map).ok().filter(|_| self.leaps.is_none())?;
        Walks(referee).carried_on_unless_walkable(mover, &Walk { stops, ..self.walk.clone() })
    }

    /// Judges the walk with the known results, and rolls each check the ground asks for and the check to keep running, if a
    /// bonus is given. A preview rolls nothing.
    fn judged(
        &self,
        table: &Table<'_>,
        referee: Referee<'_>,
        mover: &Mover<'_>,
        walk: &mut Walk,
    ) -> Result<(Ruling, Vec<Roll>), UserError> {
        let alone = self.alone();
        let mut rolls: Vec<Roll> = Vec::new();
        loop {
            let at = |pace: Pace| Walks(referee).adjudicate(mover, &Walk { pace, ..walk.clone() });
            let mut ruling = untangled(Paces(referee).with_another_pace(walk.pace, at))?;
            if walk.share {
                // Nobody shares a square at a run.
                let runs = |fact: &Fact| matches!(fact, Fact::WouldDo { pace: Pace::Run, .. });
                ruling.findings.retain(|finding| !runs(&finding.fact));
                for finding in &mut ruling.findings {
                    if let Fact::WouldDo { shares, .. } = &mut finding.fact {
                        *shares = true;
                    }
                }
            }
            let open = ruling.verdict == Verdict::NeedsCheck && !self.request.preview;
            let next = ruling.checks.iter().find(|check| check.rolled.is_none()).filter(|_| open);
            let Some((check, roll)) = next.and_then(|check| Some((check, alone.throw(table)?))) else {
                return Ok((ruling, rolls));
            };
            rolls.push(roll);
            if check.kind.is_of_the_ground() {
                walk.ground = Results::Each(rolls.iter().map(|roll| roll.rolled()).collect());
            } else {
                walk.run.check = Some(roll.rolled());
            }
        }
    }

    /// The same movement in a mode other than on foot or through the air.
    fn by(&self, venture: MoveMode) -> ModeArgs {
        let mut by = ModeArgs {
            destination: Some(self.destination.clone()),
            altitude: self.altitude,
            rolling: self.alone(),
            opposing: self.opposing.clone(),
            stopped_at: self.stopped_at,
            request: self.request.clone(),
            ..ModeArgs::plain(self.action, venture, Walk { ground: self.ground_results(), ..self.walk.clone() })
        };
        (by.mode_move.medium, by.mode_move.dc) = (self.surface, self.dc);
        by
    }

    /// The results given for checks the ground asks for.
    fn ground_results(&self) -> Results {
        self.rolling.result().map_or_else(|| self.opposing.results(), Results::All)
    }

    /// The roll for an unopposed check.
    fn alone(&self) -> Rolling {
        if self.rolling == Rolling::default() { self.opposing.alone() } else { self.rolling }
    }

    /// The same movement through the air.
    fn by_air(&self, glides: bool) -> FlyArgs {
        FlyArgs {
            action: self.action,
            destination: Some(self.destination.clone()),
            altitude: self.altitude,
            walk: Walk { ground: self.ground_results(), ..self.walk.clone() },
            glides,
            facing: None,
            stall: false,
            wheels: false,
            hovers: false,
            conditions: FlightConditions::default(),
            stopped_at: self.stopped_at,
            rolling: self.alone(),
            opposing: self.opposing.clone(),
            request: self.request.clone(),
        }
    }

    /// Fails if an altitude is given that differs from the creature's: a walker stays on the floor.
    fn check_altitude(&self, creature: &Creature) -> Result<(), UserError> {
        match self.altitude.filter(|altitude| *altitude != creature.altitude) {
            None => Ok(()),
            Some(altitude) => Err(UserError::new(say!("going-walker-stays-down", name = creature.name, altitude))),
        }
    }

    /// Names another mode that reaches the goal where heights stop a walker, or at least goes on that way: all its modes, or
    /// a single one, flight last.
    fn other_mode(&self, referee: Referee<'_>, mover: &Mover<'_>, ruling: &Ruling) -> Option<Message> {
        let high = |finding: &Finding| matches!(finding.fact, Fact::Height(_));
        let own = &mover.creature().modes;
        if self.mode.is_some() || own.is_empty() || !ruling.refusals().any(high) {
            return None;
        }
        let stops = self.destination.through_space(referee, mover).ok()?;
        let leads = |move_mode: MoveMode| {
            let mode_move =
                ModeMove { move_mode, stops: stops.clone(), walk: self.walk.clone(), hands: 2, ..ModeMove::default() };
            let ruling = ModeMoves(referee).adjudicate(mover, &mode_move);
            let goes_on = ruling.steps.last().is_some_and(|step| step.mode != Mode::Walk);
            let legal = ruling.verdict == Verdict::Legal;
            (legal && (ruling.stopped().is_none() || goes_on)).then(|| ruling.stopped().is_none())
        };
        let other_modes = [(MoveMode::Any, ANY), (MoveMode::Swim, "swim"), (MoveMode::Climb, "climb")];
        let has = |move_mode: MoveMode| move_mode.mode().is_none_or(|mode| own.of(mode).is_some());
        let flies = || {
            let flying = self.by_air(false).flying(referee, mover).ok().filter(|_| own.of(Mode::Fly).is_some());
            let ruling = flying.map(|flying| Flights(referee).fly(mover, &flying));
            ruling.is_some_and(|ruling| ruling.verdict == Verdict::Legal && ruling.stopped().is_none())
        };
        let ways: Vec<(&str, bool)> = other_modes
            .into_iter()
            .filter(|&(move_mode, _)| has(move_mode))
            .filter_map(|(move_mode, word)| Some((word, leads(move_mode)?)))
            .collect();
        let name = &mover.creature().name;
        let there = ways.iter().find(|(_, there)| *there).map(|(word, _)| *word);
        let there = there.or_else(|| flies().then(|| Mode::Fly.word()));
        let there = there.map(|mode| say!("going-by-mode", name, mode));
        there.or_else(|| ways.first().map(|&(mode, _)| say!("going-on-by-mode", name, mode)))
    }

    /// Cuts the movement off where it was stopped, and finds where the mover ends up.
    fn stop(
        &self,
        table: &Table<'_>,
        referee: Referee<'_>,
        ruling: &mut Ruling,
        at: Square,
    ) -> Result<Option<Stopped>, UserError> {
        table.check_squares_on_map(&[at])?;
        let start = ruling.from;
        let places: Vec<Placement> = std::iter::once(start).chain(ruling.steps.iter().map(|step| step.to)).collect();
        let Some(steps) = places.iter().position(|place| place.anchor == at) else {
            return Err(off_the_path(places.iter().map(|place| place.anchor), at));
        };
        *ruling = ruling.clone().stopped_after(steps);
        if ruling.verdict == Verdict::Illegal {
            return Ok(None);
        }
        let landing = Landing::of_end(table, referee, ruling, self.request.preview);
        Ok(landing.map(|landing| Stopped { at: ruling.to, landing }))
    }

    fn outcome(
        &self,
        table: &Table<'_>,
        referee: Referee<'_>,
        mover: &Mover<'_>,
        judged: Judged,
    ) -> Result<Outcome, UserError> {
        let Judged { ruling, walk, mut stopped, rolls, mode, other } = judged;
        let (ruleset, creature) = (referee.ruleset(), mover.creature());
        let (intents, end) = (Turns(referee).intents(), ruling.to);
        let reactions = (&intents, &self.opposing);
        let mut resolution =
            played(table, referee, self.action, ruling, (&walk, Along::Foot), reactions, &self.request);
        if resolution.ruling.to != end || resolution.is_stopped_unseen() {
            // Other creatures stopped it earlier.
            stopped = None;
        }
        resolution.has_bonus |= self.alone().has_bonus();
        if !rolls.is_empty() {
            resolution.rolls = rolls;
        }
        knock_prone(&mut resolution, creature);
        resolution.mode = mode.word();
        // A creature that stays put has used none of its turn, unless it tried and failed.
        let failed = |check: &Check| check.kind.is_of_the_ground() && check.succeeds() == Some(false);
        let tried = resolution.ruling.checks.iter().any(failed);
        resolution.own = !resolution.ruling.steps.is_empty() || resolution.ruling.is_held_at_once() || tried;
        if resolution.ruling.verdict == Verdict::Legal && !resolution.own && !self.request.force {
            let goal = walk.stops.last().copied();
            resolution.headline = stays::headline(referee, mover, &resolution.ruling, goal);
            if resolution.headline.is_some() {
                stays::forget_the_way(&mut resolution.ruling);
            }
        }
        let pacing = explain::Pacing::of(ruleset, creature, self.walk.pace);
        resolution.paced(self.walk.pace, &pacing);
        if creature.is_airborne() {
            resolution.set_json("altitude", creature.altitude);
        }
        if let Some(Stopped { at, landing }) = &stopped {
            resolution.lines.push(say!("going-stopped", at, outcome = landing.message(ruleset, creature)));
            resolution.land(landing, *at, creature);
        }
        if stopped.is_some() && self.walk.pace == Pace::Run && ruleset.collision.value.is_known() {
            let (name, speed) = (&creature.name, resolution.ruling.speed.0);
            resolution.lines.push(say!("going-run-stopped", name, speed));
            resolution.decides.push(RuleId::Collision);
        }
        let name = &creature.name;
        let impeded = resolution.ruling.refusals().any(|finding| matches!(finding.fact, Fact::Impeded { .. }));
        if impeded && self.walk.pace == Pace::Crawl && creature.is(Condition::Prone) {
            resolution.lines.push(say!("going-crawls-impeded", name));
        }
        resolution.lines.extend(other.into_iter().chain(stays::idle_hurry(ruleset, &self.walk)));
        resolution.lines.extend(helpless_note(creature));
        resolution.runs_on(creature, &self.walk);
        resolution.outcome()
    }
}

/// A movement with its ruling and rolls.
struct Judged {
    ruling: Ruling,
    walk: Walk,
    stopped: Option<Stopped>,
    /// The bot's rolls for its checks, in order.
    rolls: Vec<Roll>,
    mode: Mode,
    /// Another mode or two leaps that would get there, if walking doesn't.
    other: Option<Message>,
}
