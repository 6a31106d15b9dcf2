//! The path of a maneuver. It leads level, as a walk from where its mover is. If heights, water or a shore block that, or an
//! altitude is asked for, it goes through everything that carries the mover, as a movement in any of its modes does.

use super::through::{Entry, Maneuvers};
use crate::field::{Creature, Mode, Name};
use crate::grid::{Feet, Placement, Square};
use crate::referee::board::{Elevations, Occupancy, SharedSquares, Supports};
use crate::referee::context::Mover;
use crate::referee::flight::{ClassFlights, Flights, Rows, Wings};
use crate::referee::modes::combined::CombinedMoves;
use crate::referee::modes::multi::{MultiModeMove, Way};
use crate::referee::modes::steps::ModeSteps;
use crate::referee::modes::swim::Swims;
use crate::referee::movement::{Paces, Strikes};
use crate::referee::request::{Flying, ModeMove, MoveMode, Prefer, Stop, Walk};
use crate::referee::ruling::{Action, ManeuverFact, Pace, Ruling};
use crate::referee::search::cost::Figures;
use crate::referee::search::{MOST_THROUGH, StepTable};
use crate::referee::space::{Ends, Inside, Opening, Space, Trip};
use crate::referee::walk::WalkJudge;
use crate::ruleset::RuleId;

/// How much of its speed a maneuver lets its mover use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Portion {
    Half,
    Whole,
}

impl Portion {
    fn of(self, speed: Feet) -> Feet {
        match self {
            Portion::Half => Feet::SQUARE * (speed.squares() / 2),
            Portion::Whole => speed,
        }
    }
}

/// What is asked of the path of a maneuver.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted<'w, 'a> {
    pub(crate) stops: &'w [Stop],
    pub(crate) prefer: Prefer,
    /// The feet it may spend in the mode it uses where it is, and what portion of its speed that is.
    pub(crate) budget: (Feet, Portion),
    /// The creatures whose squares are open to it.
    pub(crate) targets: &'w [&'a Creature],
    pub(crate) entry: Entry,
    /// The opponents it doesn't provoke.
    pub(crate) quiet: &'w [Name],
    /// The action it takes.
    pub(crate) takes: Action,
}

impl Wanted<'_, '_> {
    /// Whether it names an altitude.
    fn is_upright(&self) -> bool {
        is_upright(self.stops)
    }
}

/// Whether these stops name an altitude.
pub(crate) fn is_upright(stops: &[Stop]) -> bool {
    stops.iter().any(|stop| stop.altitude.is_some())
}

/// The anchor of the last of these stops.
pub(crate) fn goal_of(stops: &[Stop]) -> Option<Square> {
    stops.last().map(|stop| stop.anchor)
}

/// These anchors as stops at the height the path has there.
pub(crate) fn level_stops(anchors: impl IntoIterator<Item = Square>) -> Vec<Stop> {
    anchors.into_iter().map(|anchor| Stop { anchor, altitude: None }).collect()
}

impl<'a> Maneuvers<'a> {
    /// Judges the path of a maneuver: as a movement, but through or into its targets' squares. `occupancy` are the others as
    /// it meets them at its level, opened by `open`.
    pub(crate) fn maneuver_way(
        &self,
        mover: &Mover<'a>,
        occupancy: &Occupancy<'a>,
        wanted: &Wanted<'_, 'a>,
        open: impl Fn(Occupancy<'a>) -> Occupancy<'a>,
    ) -> Ruling {
        if wanted.is_upright() {
            return self.way_through_space(mover, wanted, open(SharedSquares(self.0).everybody(mover)));
        }
        let level = self.level_way(mover, occupancy, wanted);
        let clambers = wanted.entry == Entry::Into && self.0.ruleset.clamber.value.is_known();
        let unclear = self.0.affordable || clambers;
        let closed = match unclear && self.leaves_its_level(mover) {
            // Then the reason given is none, or the target's own body; it may well be the heights.
            true => level.refusals().next().is_some(),
            false => level.refusals().any(|finding| finding.fact.is_about_heights()),
        };
        // Where modes combine, a path on land and back is open to a mover in water or on a wall, and may be better.
        let bounded = self.0.ruleset.combining.value.is_known() && Supports(self.0).bounds(mover.creature).is_some();
        if !(closed || bounded) || !self.goes_on(mover) {
            return level;
        }
        let through = self.way_through_space(mover, wanted, open(SharedSquares(self.0).everybody(mover)));
        let count = |many: usize| u32::try_from(many).unwrap_or(u32::MAX);
        let rank = |way: &Ruling| {
            let figures = Figures {
                price: way.feet.unwrap_or_default().0,
                strikes: count(way.provocations.len()),
                steps: count(way.steps.len()),
                hazards: count(way.hazards().len()),
            };
            (way.refusals().next().is_some(), way.squeezed, figures.in_order(wanted.prefer))
        };
        let goes = through.refusals().next().is_none();
        if goes && rank(&through) < rank(&level) { through } else { level }
    }

    fn level_way(&self, mover: &Mover<'a>, occupancy: &Occupancy<'a>, wanted: &Wanted<'_, 'a>) -> Ruling {
        let mut threateners = Strikes(self.0).threateners(mover);
        threateners.spare(|other| wanted.quiet.contains(&other.name));
        let walk = &Walk {
            stops: wanted.stops.iter().map(|stop| stop.anchor).collect(),
            prefer: wanted.prefer,
            ..Walk::default()
        };
        let spaces: Vec<Placement> = match wanted.entry {
            Entry::Through => wanted.targets.iter().map(|target| self.0.space_of(target)).collect(),
            Entry::Into => Vec::new(),
        };
        let through = &spaces[..spaces.len().min(MOST_THROUGH)];
        let (referee, budget) = (self.0, wanted.budget.0);
        let judge = WalkJudge { referee, mover, occupancy, threateners: &threateners, walk, budget, through };
        let mut ruling = judge.way(&StepTable::new(self.0, mover, Some(occupancy)));
        ClassFlights(self.0).turn_on_the_way(mover, &mut ruling);
        ruling.findings.extend(self.bent(mover, &ruling));
        ruling
    }

    /// Whether the mover can continue in another mode where its level path ends: out of water, off a wall or a back, or by a
    /// speed of its own.
    fn goes_on(&self, mover: &Mover<'a>) -> bool {
        let own = Supports(self.0).locomotion(mover.creature).mode;
        let has = |mode: Mode| mover.creature.modes.of(mode).is_some();
        own != Mode::Walk || has(Mode::Swim) || self.0.ruleset.combining.value.is_known()
    }

    /// Whether the mover may go on in another mode from where it is: it is off the floor, or not all floors are level.
    pub(crate) fn leaves_its_level(&self, mover: &Mover<'a>) -> bool {
        let stands = Supports(self.0).locomotion(mover.creature).mode == Mode::Walk;
        self.goes_on(mover) && !(stands && self.0.encounter.battlefield.is_level())
    }

    /// The path through everything that carries the mover.
    fn way_through_space(&self, mover: &Mover<'a>, wanted: &Wanted<'_, 'a>, everybody: Occupancy<'a>) -> Ruling {
        let walk = Walk { prefer: wanted.prefer, ..Walk::default() };
        let inside = |target: &&Creature| Inside {
            space: self.0.space_of(target),
            levels: Elevations(self.0).levels(target),
            tall: self.0.ruleset.profile_of(self.0.encounter.body(mover.creature)).space,
        };
        let bodies: Vec<Inside> = wanted.targets.iter().take(MOST_THROUGH).map(inside).collect();
        let (through, bodies) = match wanted.entry {
            Entry::Through => (bodies, Vec::new()),
            // Only a clamber leads onto what it enters.
            Entry::Into if self.0.ruleset.clamber.value.is_known() => (Vec::new(), bodies),
            Entry::Into => (Vec::new(), Vec::new()),
        };
        let opening = Opening { everybody, quiet: wanted.quiet, through };
        let (rules, speed) = (self.0.ruleset, self.0.ruleset.speed(mover.creature));
        let stops = wanted.stops;
        let class = Paces(self.0).flies_level(mover.creature).filter(|_| rules.flight.value.uses_classes());
        let mut ruling = match class.and_then(|means| Some((means, means.maneuverability?))) {
            Some((means, class)) => {
                let fly = |stall: bool| {
                    let flying = Flying { stops: stops.to_vec(), walk: walk.clone(), stall, ..Flying::default() };
                    let mut trip = Flights(self.0).trip_by_air(mover, means, &flying);
                    trip.budget = wanted.budget.0;
                    let wings = Wings::new(self.0, mover, Rows::of(rules, class), (means, &trip), &flying);
                    let (mut ruling, state) = Space(self.0).judge_opened(mover, &wings, &trip, opening.clone());
                    ruling.diagonal_count = state.map_or(mover.diagonal_count, |state| state.diagonal_count);
                    ruling
                };
                // The maneuver itself says what too little speed leads to; a longer way that keeps the flier up is better.
                let mut ruling = fly(true);
                let slow = || ClassFlights(self.0).too_slow_to_stay_up(mover, &ruling, wanted.takes);
                if ruling.refusals().next().is_none() && slow().is_some() {
                    ruling = Some(fly(false)).filter(|other| other.refusals().next().is_none()).unwrap_or(ruling);
                }
                ruling.findings.extend(ClassFlights(self.0).too_loaded(mover.creature));
                ruling
            }
            None => {
                let ways = self.ways_on(mover, wanted.budget, &walk);
                let budget = ways.iter().map(|way| way.speed).max().unwrap_or_default();
                let mut model = self.model_of(mover, ways);
                model.bodies = bodies;
                let trip = Trip { stops, walk: &walk, budget, speed };
                let (mut ruling, track) = Space(self.0).judge_opened(mover, &model, &trip, opening);
                if let Some((track, last)) = track.zip(ruling.steps.last()) {
                    ruling.diagonal_count = model.diagonal_count(&track, last.mode);
                }
                let used = |way: &&Way| ruling.steps.iter().any(|step| step.mode == way.mode);
                ruling.budget = model.ways.iter().filter(used).map(|way| way.speed).max().unwrap_or(budget);
                ruling
            }
        };
        ruling.findings.extend(self.bent(mover, &ruling));
        ruling
    }

    /// Where a maneuver with this budget could end, by whatever carries the mover; `None` if no mode is faster than the one it
    /// starts in.
    pub(crate) fn ends_by_every_mode(&self, mover: &Mover<'a>, budget: (Feet, Portion)) -> Option<Ends> {
        let (walk, speed) = (Walk::default(), self.0.ruleset.speed(mover.creature));
        let ways = self.ways_on(mover, budget, &walk);
        let fastest = ways.iter().map(|way| way.speed).max().filter(|fastest| *fastest > budget.0)?;
        let trip = Trip { stops: &[], walk: &walk, budget: fastest, speed };
        Some(Space(self.0).reach_by(mover, &self.model_of(mover, ways), &trip))
    }

    fn model_of<'m>(&self, mover: &'m Mover<'a>, ways: Vec<Way>) -> MultiModeMove<'m, 'a> {
        let lands = ways.iter().all(|way| way.mode != Mode::Walk);
        let mut model = MultiModeMove::new(self.0, mover, ways);
        model.lands = lands;
        model
    }

    /// The mover's modes, each with the same portion of its speed: all its own if the rulebook combines them, otherwise the
    /// one it uses from where it is, or into water by its swim speed.
    fn ways_on(&self, mover: &Mover<'a>, (budget, portion): (Feet, Portion), walk: &Walk) -> Vec<Way> {
        let own = Supports(self.0).locomotion(mover.creature).mode;
        let swims = own == Mode::Swim || mover.creature.modes.of(Mode::Swim).is_some();
        let mode_move = ModeMove { move_mode: MoveMode::Swim, walk: walk.clone(), hands: 2, ..ModeMove::default() };
        let swimming = || Swims(self.0).model(mover, &mode_move).map(|model| model.ways).unwrap_or_default();
        let walking = ModeSteps(self.0).walk_way(mover, Pace::Single);
        let mut ways = match self.0.ruleset.combining.value.is_known() {
            // A climb that takes a check is asked for it along with the maneuver.
            true => CombinedMoves(self.0).ways_by_checks_too(mover, Pace::Single),
            false if own == Mode::Fly => {
                ModeSteps(self.0).way_of(mover, Mode::Fly, Pace::Single, RuleId::Flight).into_iter().collect()
            }
            false if swims => swimming(),
            false => vec![walking],
        };
        if own == Mode::Swim && ways.iter().all(|way| way.mode != Mode::Swim) {
            // Without a speed for it, it swims as it does in its own command.
            ways.extend(swimming().into_iter().filter(|way| way.mode == Mode::Swim));
        }
        let level = portion.of(Paces(self.0).level_speed(mover.creature));
        for way in &mut ways {
            let all = portion.of(way.speed) + budget;
            way.speed = Feet(all.0.saturating_sub(level.0));
        }
        ways
    }

    /// The first step of a path that leads into a target's cubes from outside; for a path along the floor, into its squares.
    pub(crate) fn enters(
        &self,
        mover: &Mover<'a>,
        ruling: &Ruling,
        target: &Creature,
        stops: &[Stop],
    ) -> Option<usize> {
        let (space, its) = (self.0.space_of(target), Elevations(self.0).levels(target));
        let board = &self.0.encounter.battlefield;
        // A refused way still shows where its steps would lead, at whatever height.
        let by_height = is_upright(stops) || ruling.refusals().next().is_none();
        let here = (ruling.from, mover.creature.altitude);
        let after = ruling.steps.iter().map(|step| (step.to, step.altitude));
        let is_inside = |(at, altitude): (Placement, _)| {
            let levels = || Elevations(self.0).levels_at(mover.creature, board.floor_under(at) + altitude);
            at.overlaps(space) && (!by_height || levels().overlap(its))
        };
        let before = std::iter::once(here).chain(after.clone());
        before.zip(after).position(|(from, to)| is_inside(to) && !is_inside(from))
    }

    /// The refusal of a way that does not lead through this target's squares: it goes elsewhere, over the target or
    /// under it, or a fall over an edge ends it before it is past.
    pub(crate) fn not_through(
        &self,
        mover: &Mover<'a>,
        ruling: &Ruling,
        (target, stops): (&Creature, &[Stop]),
    ) -> Option<ManeuverFact> {
        let (who, space) = (target.name.clone(), self.0.space_of(target));
        let enters = self.enters(mover, ruling, target, stops).is_some();
        if ruling.fall().is_some_and(|_| !enters || ruling.to.overlaps(space)) {
            return Some(ManeuverFact::FallsBefore { who, square: ruling.to.anchor });
        }
        if enters {
            return None;
        }
        let Some(over) = ruling.steps.iter().find(|step| step.to.overlaps(space)) else {
            return Some(ManeuverFact::NotThrough { who });
        };
        let own = self.0.encounter.battlefield.floor_under(over.to) + over.altitude;
        let above = Elevations(self.0).elevation(target) > own;
        Some(ManeuverFact::OutOfLevel { who, above, there: None })
    }
}
