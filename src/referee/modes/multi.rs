//! Moving in several ways in one movement, or in one that is not walking: over floors, along walls, through water and air.

use super::ModeMoves;
use crate::field::{Creature, Grade, Mode, SpeedCategory};
use crate::grid::{Feet, Height};
use crate::referee::board::{Crossings, Elevations, Grades, Occupancy, SharedSquares, Water};
use crate::referee::context::{Mover, Referee};
use crate::referee::flight::{AerialFlights, AirPrices};
use crate::referee::movement::{Paces, StepFactors, StepPrices};
use crate::referee::request::{FlightConditions, ModeMove, MoveMode, Stop};
use crate::referee::ruling::{DiagonalCount, Fact, Finding, HeightFact, ModeFact, Pace, Ruling, Spent, Verdict};
use crate::referee::space::{HalfFeet, MovementModel, Pose, Space, Transition, Trip};
use crate::ruleset::RuleId;
use crate::ruleset::policy::Diagonals;

/// One way in which a mover may go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    pub(crate) mode: Mode,
    /// How briskly it goes for its speed, where rulebooks tell that apart.
    pub(crate) speed_category: Option<SpeedCategory>,
    /// How many times as much as usual it costs: 4 at a quarter of a speed.
    pub(crate) times: u32,
    /// The same straight or aslant up, in the air.
    pub(crate) up: u32,
    /// Whether down costs half.
    pub(crate) dives: bool,
    /// What of its own speed there is, where each way has its own.
    pub(crate) speed: Feet,
    /// The rule that makes it dearer.
    pub(crate) rule: RuleId,
}

impl Way {
    pub(crate) fn plain(mode: Mode, speed: Feet, speed_category: Option<SpeedCategory>, rule: RuleId) -> Self {
        Way { mode, speed_category, times: 1, up: 1, dives: false, speed, rule }
    }
}

/// Somebody who goes in any of these ways.
pub(crate) struct MultiModeMove<'r, 'a> {
    pub(crate) referee: Referee<'a>,
    pub(crate) mover: &'r Mover<'a>,
    pub(crate) ways: Vec<Way>,
    /// Whether there is something to cling to wherever it climbs.
    pub(crate) clings_anywhere: bool,
    /// Whether it keeps to a straight line.
    pub(crate) straight: bool,
    /// What one square costs at most if it is the first, so that everybody gets so far.
    pub(crate) first: Option<HalfFeet>,
    /// Whether it steps ashore as it swims, since it may not walk as well.
    pub(crate) lands: bool,
    grounded: Creature,
    everybody: Occupancy<'a>,
}

/// What a rover brings on from step to step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Track {
    tallies: [DiagonalCount; 3],
    line: Option<(i32, i32, i32)>,
}

impl<'r, 'a> MultiModeMove<'r, 'a> {
    pub(crate) fn new(referee: Referee<'a>, mover: &'r Mover<'a>, ways: Vec<Way>) -> Self {
        let grounded = Creature { altitude: Height::ZERO, ..mover.creature.clone() };
        let (clings_anywhere, straight, first, lands) = (false, false, None, false);
        let everybody = SharedSquares(referee).everybody(mover);
        MultiModeMove { referee, mover, ways, clings_anywhere, straight, first, lands, grounded, everybody }
    }

    fn has(&self, mode: Mode) -> bool {
        self.ways.iter().any(|way| way.mode == mode)
    }

    fn stands(&self, pose: Pose) -> bool {
        Space(self.referee).altitude_of(pose) == Height::ZERO
    }

    fn is_wet(&self, pose: Pose) -> bool {
        Water(self.referee).is_in_water(pose.at, pose.elevation)
    }

    fn clings(&self, pose: Pose) -> bool {
        self.clings_anywhere || Crossings(self.referee).has_surface(pose.at, pose.elevation)
    }

    /// Whether something holds it there.
    pub(crate) fn is_held(&self, pose: Pose) -> bool {
        let (climbs, flies) = (self.has(Mode::Climb), self.has(Mode::Fly));
        self.stands(pose) || self.is_wet(pose) || flies || (climbs && self.clings(pose))
    }

    /// Whether nothing but its flight holds it there.
    pub(crate) fn is_flown(&self, pose: Pose) -> bool {
        let climbs = self.has(Mode::Climb) && self.clings(pose);
        self.has(Mode::Fly) && !self.stands(pose) && !self.is_wet(pose) && !climbs
    }

    /// That it would be too high there for its flight.
    fn too_high(&self, pose: Pose) -> Option<(RuleId, Fact)> {
        let means = self.mover.creature.modes.of(Mode::Fly);
        let means = means.filter(|_| self.referee.ruleset.flight.value.is_aerial())?;
        AerialFlights(self.referee).is_too_high(means, &FlightConditions::default(), pose)
    }

    fn fits(&self, way: &Way, from: Pose, to: Pose) -> bool {
        let (stood, stands) = (self.stands(from), self.stands(to));
        let (was_wet, wet) = (self.is_wet(from), self.is_wet(to));
        match way.mode {
            Mode::Walk => stands && (stood || was_wet) && !(wet && self.has(Mode::Swim)),
            Mode::Climb => {
                let held = stood || was_wet || self.clings(from);
                held && (stands || self.clings(to)) && !(stood && stands && self.has(Mode::Walk))
            }
            Mode::Swim => (wet && (was_wet || stood || self.clings(from))) || (self.lands && was_wet && stands),
            Mode::Fly => true,
            Mode::Glide | Mode::Burrow | Mode::Teleport => false,
        }
    }

    /// Which of the counts of steps a gait has: one for all where rulebooks tell none apart.
    fn count(&self, speed_category: Option<SpeedCategory>) -> usize {
        let speed_category = speed_category.filter(|_| self.referee.ruleset.gaits.value).unwrap_or_default();
        speed_category as usize
    }

    /// How far the counts have come of somebody who walks.
    pub(crate) fn walked_tally(&self, track: &Track) -> DiagonalCount {
        track.tallies[self.count(Some(self.mover.creature.speed_category))]
    }

    fn price(
        &self,
        way: &Way,
        from: Pose,
        to: Pose,
        diagonal_count: DiagonalCount,
    ) -> (HalfFeet, DiagonalCount, Vec<RuleId>) {
        if way.mode == Mode::Walk {
            return self.walked(from, to, diagonal_count);
        }
        let referee = self.referee;
        let prices = StepPrices(referee).prices_aloft(self.mover.creature, way.speed_category);
        let rise = to.elevation.0 - from.elevation.0;
        let times = if rise > 0 { way.times * way.up } else { way.times };
        let (price, after, mut rules) = AirPrices(referee).air_price(prices, from, to, diagonal_count);
        let slow = referee.ruleset.gaits.value && way.speed_category == Some(SpeedCategory::Slow);
        if slow {
            rules = vec![RuleId::Gaits];
        }
        if times > 1 {
            let dear = match referee.ruleset.diagonals.value {
                // Both halves of the alternation are in it already.
                Diagonals::Alternating if is_diagonal(from, to) => Feet(15 * times / 2),
                Diagonals::Alternating | Diagonals::OneForOne => Feet::SQUARE * times,
            };
            return (HalfFeet::of(dear), diagonal_count, vec![way.rule]);
        }
        if way.dives && rise < 0 {
            return (HalfFeet(price.0 / 2), after, Vec::new());
        }
        (price, after, rules)
    }

    fn walked(&self, from: Pose, to: Pose, diagonal_count: DiagonalCount) -> (HalfFeet, DiagonalCount, Vec<RuleId>) {
        let referee: Referee<'_> = self.referee;
        let on_leaving = referee.ruleset.hampering.value.counts_the_space_left();
        if on_leaving && self.has(Mode::Swim) && self.is_wet(from) {
            // What hampers whoever wades out does not hamper who swam.
            return AirPrices(referee).air_price(StepPrices(referee).prices(&self.grounded), from, to, diagonal_count);
        }
        let mover: Mover<'_> = *self.mover;
        let mover = Mover { creature: &self.grounded, ..mover };
        let occupancy: Occupancy<'_> = self.everybody.at(Elevations(referee).levels_at(&self.grounded, to.elevation));
        let factors: StepFactors = StepPrices(referee).factors(&mover, &occupancy, from.at, to.at);
        let spent = Spent { feet: Feet(0), diagonal_count };
        let (feet, after) = StepPrices(referee).price(StepPrices(referee).prices(&self.grounded), &factors, spent);
        (
            HalfFeet::of(feet),
            after.diagonal_count,
            StepPrices(referee).price_rules(&mover, &occupancy, (from.at, to.at), spent),
        )
    }

    fn transition(&self, way: &Way, from: Pose, track: &Track, to: Pose, spent: HalfFeet) -> Transition<Track> {
        let referee = self.referee;
        let count = self.count(way.speed_category);
        let (price, diagonal_count, rules) = self.price(way, from, to, track.tallies[count]);
        let price = self.first.filter(|_| spent == HalfFeet(0) && way.times > 1).map_or(price, |most| price.min(most));
        let mut refusals = Vec::new();
        // Where it is the fastest of them the movement as a whole is too far.
        let fastest = self.ways.iter().all(|other| other.speed <= way.speed);
        if spent.and(price) > HalfFeet::of(way.speed) && !fastest {
            let fact = ModeFact::UsedUp { mode: way.mode, speed: way.speed };
            refusals.push((RuleId::Combining, Fact::Mode(fact)));
        }
        if way.mode == Mode::Walk
            && let Some(square) = to.at.squares().find(|&square| StepPrices(referee).is_impeded(&self.grounded, square))
        {
            refusals.push((RuleId::Impeded, Fact::Impeded { square }));
        }
        if way.mode == Mode::Fly && to.elevation >= from.elevation {
            refusals.extend(self.too_high(to));
        }
        let (dx, dy) = from.at.anchor.to(to.at.anchor);
        let line = (dx, dy, to.elevation.0 - from.elevation.0);
        if self.straight && track.line.is_some_and(|before| before != line) {
            refusals.push((way.rule, Fact::Mode(ModeFact::Bent)));
        }
        let mut state = *track;
        state.tallies[count] = diagonal_count;
        state.line = self.straight.then_some(line);
        Transition { pose: to, mode: way.mode, price, rules, state, refusals }
    }
}

fn is_diagonal(from: Pose, to: Pose) -> bool {
    let (columns, rows) = from.at.axes_moved(to.at);
    columns.abs() + rows.abs() + i32::from(from.elevation != to.elevation) > 1
}

impl MovementModel for MultiModeMove<'_, '_> {
    type State = Track;

    fn start(&self) -> Track {
        let mut tallies = [DiagonalCount::default(); 3];
        tallies[self.count(Some(self.mover.creature.speed_category))] = self.mover.diagonal_count;
        Track { tallies, line: None }
    }

    fn walks(&self) -> bool {
        true
    }

    fn transitions(&self, from: Pose, track: &Track, to: Pose, spent: HalfFeet) -> Vec<Transition<Track>> {
        let fit = self.ways.iter().filter(|way| self.fits(way, from, to));
        let transitions: Vec<Transition<Track>> = fit.map(|way| self.transition(way, from, track, to, spent)).collect();
        let Some(way) = self.ways.first().filter(|_| transitions.is_empty()) else { return transitions };
        // Told as if it went so, with why it does not.
        let mut transition = self.transition(way, from, track, to, spent);
        transition.refusals = vec![(way.rule, Fact::Mode(ModeFact::NoWay { square: to.at.anchor }))];
        vec![transition]
    }

    fn end_refusals(&self, at: Pose, _track: &Track, _spent: HalfFeet) -> Vec<(RuleId, Fact)> {
        if self.is_held(at) {
            let flown = self.is_flown(at);
            return self.too_high(at).filter(|_| flown).into_iter().collect();
        }
        let rule = self.ways.first().map_or(RuleId::Heights, |way| way.rule);
        vec![(rule, Fact::Mode(ModeFact::NothingHolds { square: at.at.anchor }))]
    }

    fn least(&self, from: Pose, to: Pose) -> HalfFeet {
        let referee = self.referee;
        let least = |way: &Way| {
            let feet =
                AirPrices(referee).least_through_the_air(StepPrices(referee).prices_at(way.speed_category), from, to);
            if way.dives { HalfFeet(feet.0) } else { HalfFeet::of(feet) }
        };
        self.ways.iter().map(least).min().unwrap_or_default()
    }

    fn shelters(&self, _from: Pose, mode: Mode) -> bool {
        // Whoever shoots through the water provokes nobody.
        mode == Mode::Swim && ModeSteps(self.referee).is_jet(self.mover.creature)
    }
}

/// Steps in one of several modes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ModeSteps<'a>(pub(crate) Referee<'a>);

impl<'a> ModeSteps<'a> {
    /// Whether the creature swims by jet, where the ruleset knows that.
    pub(crate) fn is_jet(&self, creature: &Creature) -> bool {
        self.0.ruleset.swim_speed.value.has_kinds() && Grades(self.0).grade_of(creature, Mode::Swim) == Some(Grade::Jet)
    }

    /// What of its walking speed there is for this movement.
    pub(crate) fn walk_way(&self, mover: &Mover<'a>, pace: Pace) -> Way {
        Way::plain(Mode::Walk, Paces(self.0).budget(mover, pace), Some(mover.creature.speed_category), RuleId::Speed)
    }

    /// The creature's own speed of this way of moving as it may spend it: where all ways have one budget, that.
    pub(crate) fn way_of(&self, mover: &Mover<'a>, mode: Mode, pace: Pace, rule: RuleId) -> Option<Way> {
        let means = mover.creature.modes.of(mode)?;
        Some(Way::plain(
            mode,
            Paces(self.0).budget_by(mover, pace, Paces(self.0).speed_of(mover, means)),
            means.speed_category,
            rule,
        ))
    }

    /// Judges a movement by a rover; its stops lead to where something holds it.
    pub(crate) fn roving(&self, mover: &Mover<'a>, multi_mode: &MultiModeMove<'_, 'a>, faring: &ModeMove) -> Ruling {
        let stops = self.held_stops(multi_mode, &faring.stops);
        let budget = multi_mode.ways.iter().map(|way| way.speed).max().unwrap_or_default();
        let trip = Trip { stops: &stops, walk: &faring.walk, budget, speed: self.0.ruleset.speed(mover.creature) };
        let (mut ruling, track) = Space(self.0).judge(mover, multi_mode, &trip);
        if let Some(track) = track.filter(|_| !ruling.steps.is_empty()) {
            ruling.diagonal_count = multi_mode.walked_tally(&track);
        }
        ruling
    }

    /// The stops, each as high as something holds the rover there, where nobody told how high: level if that can be, else on
    /// the floor, or at the surface of the water.
    fn held_stops(&self, multi_mode: &MultiModeMove<'_, 'a>, stops: &[Stop]) -> Vec<Stop> {
        let board = &self.0.encounter.battlefield;
        let mut at = Space(self.0).pose(multi_mode.mover);
        let (mut held, last) = (stops.to_vec(), stops.len().saturating_sub(1));
        let by_hand = stops.len() > 1 && {
            let mut anchor = at.at.anchor;
            stops.iter().all(|stop| {
                let beside = anchor.is_beside(stop.anchor) || anchor == stop.anchor;
                anchor = stop.anchor;
                beside
            })
        };
        for (index, stop) in held.iter_mut().enumerate() {
            let space = at.at.footprint.at(stop.anchor);
            let floor = board.floor_under(space);
            let level = Pose { at: space, elevation: at.elevation.max(floor) };
            let surface = Pose { at: space, elevation: Height::ZERO };
            let elevation = match stop.altitude {
                Some(altitude) => floor + altitude,
                None if multi_mode.is_held(level) => level.elevation,
                None if Water(self.0).is_in_water(space, Height::ZERO) => surface.elevation,
                None => floor,
            };
            at = Pose { at: space, elevation };
            if by_hand || index == last {
                stop.altitude = Some(elevation - floor);
            }
        }
        held
    }

    /// What is to be told of a movement that would end below the floor, for who does not dig.
    pub(crate) fn below_ground(&self, faring: &ModeMove, mover: &Mover<'a>) -> Option<Ruling> {
        let below = |stop: &&Stop| stop.altitude.is_some_and(|altitude| altitude < Height::ZERO);
        let square = faring.stops.iter().find(below)?.anchor;
        let finding = Finding::refusal(RuleId::Heights, HeightFact::BelowGround { square });
        let mut ruling = ModeMoves(self.0).refused(mover, faring, vec![finding]);
        ruling.verdict = Verdict::Illegal;
        Some(ruling)
    }

    /// Whether this is a movement of which walking may be a part.
    pub(crate) fn walks_too(&self, venture: MoveMode) -> bool {
        venture == MoveMode::Any || self.0.ruleset.combining.value.is_known()
    }
}
