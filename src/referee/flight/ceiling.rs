//! Aerial movement: every direction at one price, up to a height limit; and gliding, which only descends.

use super::Flights;
use super::checks::FlightChecks;
use super::free::AirPrices;
use super::grades::GradedFlights;
use crate::field::{Creature, Means, Mode, Weight};
use crate::grid::{Feet, HalfFeet, Height};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Prices, StepPrices, Turns};
use crate::referee::request::{FlightConditions, Flying, Stop};
use crate::referee::ruling::{AirFact, DiagonalCount, Fact, Finding, Ruling, Verdict};
use crate::referee::space::{Ends, Hop, MovementModel, Pose, Space, Span, Transition, Trip};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{AerialLoad, HeightLimit};

/// How many times the height limit a soaring flier may reach.
const SOARING: u32 = 4;

/// A flight or a glide in aerial movement.
struct Aerial<'f, 'a> {
    referee: Referee<'a>,
    means: &'f Means,
    flying: &'f Flying,
    prices: Prices,
    diagonal_count: DiagonalCount,
    /// Squares a glide still has to descend.
    to_come_down: u8,
}

/// The search state: the diagonal count, and the squares descended by gliding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Aloft {
    diagonal_count: DiagonalCount,
    down: u8,
}

impl Aerial<'_, '_> {
    fn is_too_high(&self, pose: Pose) -> Option<(RuleId, Fact)> {
        AerialFlights(self.referee).is_too_high(self.means, &self.flying.conditions, pose)
    }

    fn glide(&self, hop: Hop, aloft: Aloft, refusals: &mut Vec<(RuleId, Fact)>) -> (HalfFeet, Aloft, Vec<RuleId>) {
        let mut refuse = |fact| refusals.push((RuleId::Gliding, Fact::Air(fact)));
        let (rise, mut down) = (hop.rise(), aloft.down);
        if rise > 0 {
            refuse(AirFact::NeverUp);
        } else if rise < 0 {
            down = down.saturating_add(1);
            if down > self.to_come_down {
                refuse(AirFact::NoFurtherDown { feet: self.referee.ruleset.gliding.value });
            }
        } else if Space(self.referee).altitude_of(hop.from) <= Height::ZERO
            && Space(self.referee).altitude_of(hop.to) <= Height::ZERO
        {
            refuse(AirFact::OnTheFloor);
        }
        // Descending costs nothing: only the level part of a step is paid for.
        if hop.from.at == hop.to.at {
            return (HalfFeet(0), Aloft { down, ..aloft }, vec![RuleId::Gliding]);
        }
        let (price, diagonal_count, rules) =
            AirPrices(self.referee).air_price(self.prices, hop.level(), aloft.diagonal_count);
        (price, Aloft { diagonal_count, down }, rules)
    }
}

impl MovementModel for Aerial<'_, '_> {
    type State = Aloft;

    fn needs_air(&self) -> bool {
        true
    }

    fn start(&self) -> Aloft {
        Aloft { diagonal_count: self.diagonal_count, down: 0 }
    }

    fn transitions(&self, hop: Hop, aloft: &Aloft, _spent: HalfFeet) -> Vec<Transition<Aloft>> {
        let mut refusals = Vec::new();
        if hop.rise() >= 0 {
            refusals.extend(self.is_too_high(hop.to));
        }
        let mode = self.means.mode;
        if mode == Mode::Glide {
            let (price, state, rules) = self.glide(hop, *aloft, &mut refusals);
            return vec![Transition { pose: hop.to, mode, price, rules, state, refusals }];
        }
        let (price, diagonal_count, rules) = AirPrices(self.referee).air_price(self.prices, hop, aloft.diagonal_count);
        vec![Transition { pose: hop.to, mode, price, rules, state: Aloft { diagonal_count, ..*aloft }, refusals }]
    }

    fn end_refusals(&self, at: Pose, aloft: &Aloft, _spent: HalfFeet) -> Vec<(RuleId, Fact)> {
        let mut refusals: Vec<(RuleId, Fact)> = self.is_too_high(at).into_iter().collect();
        let stays_up = self.means.mode == Mode::Glide && !self.flying.stopped && aloft.down < self.to_come_down;
        if stays_up && Space(self.referee).altitude_of(at) > Height::ZERO {
            let feet = self.referee.ruleset.gliding.value;
            refusals.push((RuleId::Gliding, Fact::Air(AirFact::HasToComeDown { feet })));
        }
        refusals
    }

    fn least(&self, span: Span) -> HalfFeet {
        let level = Pose { elevation: span.from.elevation, ..span.to };
        let span = if self.means.mode == Mode::Glide { Span { to: level, ..span } } else { span };
        HalfFeet::from(AirPrices(self.referee).least_through_the_air(self.prices, span))
    }
}

/// Aerial movement: flight under a ceiling, and gliding.
#[derive(Clone, Copy, Debug)]
pub struct AerialFlights<'a>(pub Referee<'a>);

impl<'a> AerialFlights<'a> {
    /// The refusal for a pose that is farther above its support than the height limit allows.
    pub(crate) fn is_too_high(
        &self,
        means: &Means,
        conditions: &FlightConditions,
        pose: Pose,
    ) -> Option<(RuleId, Fact)> {
        let HeightLimit::AboveSupport = self.0.ruleset.height_limit.value;
        let limit = means.limit? * if conditions.soaring { SOARING } else { 1 };
        let board = &self.0.encounter.battlefield;
        let around = pose.at.area().grown(1);
        let floors = around.squares().filter(|square| board.area().contains(*square)).map(|square| board.floor(square));
        let support = conditions.support.map(|feet| board.floor_under(pose.at) + Height::from(feet));
        let highest = floors.chain(support).max().unwrap_or_default();
        let too_high = pose.elevation.above(highest) > limit;
        too_high.then_some((RuleId::HeightLimit, Fact::Air(AirFact::TooHigh { limit })))
    }

    /// Judges a flight or a glide in aerial movement.
    pub(crate) fn fly_aerially(&self, mover: &Mover<'a>, means: &Means, flying: &Flying) -> Ruling {
        let down = self.glides_down(mover, flying);
        let model = self.aerial(mover, means, flying);
        let stops = if flying.glides { self.coming_down(mover, &flying.stops, down) } else { flying.stops.clone() };
        let trip = Trip { stops: &stops, ..Flights(self.0).trip_by_air(mover, means, flying) };
        let mut ruling = Space(self.0).judge(mover, &model, &trip).0;
        if flying.glides {
            ruling = self.as_far_as_it_glides(mover, &model, &trip, ruling, down);
        }
        GradedFlights(self.0).add_pace_notes(mover, flying, &mut ruling);
        self.refuse_overloaded(mover, &flying.conditions, &mut ruling);
        let altitude = ruling.altitude.unwrap_or(mover.creature.altitude);
        let stays = ruling.steps.is_empty() && ruling.refusals().all(is_about_height);
        if stays && model.is_too_high(Space(self.0).pose(mover)).is_some() {
            // Nothing supports it at that height any more.
            ruling.findings.retain(|finding| !is_about_height(finding));
            let height = FlightChecks(self.0).fall_from(ruling.to, altitude);
            ruling.findings.push(Finding::note(RuleId::HeightLimit, AirFact::Falls { height }));
            ruling.verdict = Verdict::Legal;
        } else if ruling.verdict == Verdict::Legal && altitude > Height::ZERO && !means.native {
            ruling.findings.push(Finding::note(RuleId::Midair, AirFact::InMidair));
        }
        ruling
    }

    /// The minimum price to every place where a flight could end: level unless an altitude is asked for, or for a glide
    /// as much lower as it has to descend.
    pub(crate) fn reach_aerially(&self, mover: &Mover<'a>, means: &Means, flying: &Flying) -> Ends {
        let mut stops = flying.stops.clone();
        if let Some(last) = stops.last_mut().filter(|last| flying.glides && last.altitude.is_none()) {
            last.altitude = Some(self.ends_at(mover, flying));
        }
        let trip = Trip { stops: &stops, ..Flights(self.0).trip_by_air(mover, means, flying) };
        Space(self.0).reach_by(mover, &self.aerial(mover, means, flying), &trip)
    }

    /// The altitude at the end of level flight, or of a glide that descends no more than it has to.
    #[must_use]
    pub fn ends_at(&self, mover: &Mover<'a>, flying: &Flying) -> Height {
        let down = Height::of_squares(i32::try_from(self.glides_down(mover, flying)).unwrap_or(0));
        (mover.creature.altitude - down).max(Height::ZERO)
    }

    /// Squares a glide still has to descend in this phase.
    fn glides_down(&self, mover: &Mover<'a>, flying: &Flying) -> u32 {
        let glided = Turns(self.0).turn_log(&mover.creature.name);
        let glided = glided.is_some_and(|turn_log| turn_log.feet.contains_key(Mode::Glide.word()));
        if glided || !flying.glides { 0 } else { self.0.ruleset.gliding.value.squares() }
    }

    fn aerial<'f>(&'f self, mover: &Mover<'a>, means: &'f Means, flying: &'f Flying) -> Aerial<'f, 'a> {
        let (prices, diagonal_count) =
            (StepPrices(self.0).prices_aloft(mover.creature, means.speed_category), mover.diagonal_count);
        let to_come_down = u8::try_from(self.glides_down(mover, flying)).unwrap_or(u8::MAX);
        Aerial { referee: self.0, means, flying, prices, diagonal_count, to_come_down }
    }

    /// Refuses flight if the mover carries too much.
    pub(crate) fn refuse_overloaded(&self, mover: &Mover<'a>, conditions: &FlightConditions, ruling: &mut Ruling) {
        let told = conditions.overloaded.then(|| Finding::refusal(RuleId::AerialLoad, AirFact::Overloaded));
        if let Some(finding) = self.too_burdened(mover.creature).or(told) {
            ruling.findings.push(finding);
            ruling.verdict = Verdict::Illegal;
        }
    }

    /// The refusal for a load that keeps the creature from flying.
    pub(crate) fn too_burdened(&self, creature: &Creature) -> Option<Finding> {
        let burdened = match self.0.ruleset.aerial_load.value {
            AerialLoad::WithinCapacity => false,
            AerialLoad::Unencumbered => self.0.ruleset.load(creature) != Weight::Light,
        };
        burdened.then(|| Finding::refusal(RuleId::AerialLoad, AirFact::Overloaded))
    }

    /// The stops of a glide. If no altitude was given, it descends as much as it has to by its end.
    fn coming_down(&self, mover: &Mover<'a>, stops: &[Stop], down: u32) -> Vec<Stop> {
        let start = Space(self.0).pose(mover);
        let at_start = |stop: &Stop| {
            stop.anchor == start.at.anchor && stop.altitude.is_none_or(|altitude| altitude == mover.creature.altitude)
        };
        // A path given as directions begins at the mover's own square, and gives every stop that altitude.
        let level = |stop: &Stop| stop.altitude == Some(mover.creature.altitude);
        let by_ways = stops.len() > 1 && stops.first().is_some_and(level) && stops.first().is_some_and(at_start);
        let unknown_mode = stops.iter().all(|stop| stop.altitude.is_none()) || (by_ways && stops.iter().all(level));
        if !unknown_mode {
            return stops.to_vec();
        }
        let path = if stops.len() > 1 && stops.first().is_some_and(at_start) { &stops[1..] } else { stops };
        let Some(last) = path.last() else { return stops.to_vec() };
        let board = &self.0.encounter.battlefield;
        let floor = |stop: &Stop| board.floor_under(start.at.footprint.at(stop.anchor));
        let down = start.elevation.above(floor(last)).squares().min(down) as usize;
        let beside = |pair: &[Stop]| pair[0].anchor.is_beside(pair[1].anchor);
        let by_hand = path.len() > 1 && path.windows(2).all(beside) && start.at.anchor.is_beside(path[0].anchor);
        let height = |stop: &Stop, squares: usize| {
            let elevation = start.elevation - Height::of_squares(i32::try_from(squares).unwrap_or(0));
            Stop { altitude: Some((elevation - floor(stop)).max(Height::ZERO)), ..*stop }
        };
        let stops = path.iter().enumerate().map(|(index, stop)| {
            let remaining = path.len() - 1 - index;
            match remaining {
                0 => height(stop, down),
                more if by_hand => height(stop, down.saturating_sub(more)),
                _ => *stop,
            }
        });
        stops.collect()
    }

    /// Shortens a glide that leads too far to what its budget allows.
    fn as_far_as_it_glides(
        &self,
        mover: &Mover<'a>,
        model: &Aerial<'_, 'a>,
        trip: &Trip<'_>,
        ruling: Ruling,
        down: u32,
    ) -> Ruling {
        let stops = Space(self.0).stops_short(trip.walk);
        let short = ruling.notes().find(|finding| matches!(finding.fact, Fact::StopsShort { .. })).cloned();
        let Some(short) = short.filter(|_| stops) else { return ruling };
        let whole = Trip { budget: Feet(trip.budget.0.saturating_mul(4).saturating_add(400)), ..trip.clone() };
        let far = Space(self.0).judge(mover, model, &whole).0;
        if far.refusals().any(|finding| !matches!(finding.fact, Fact::TooFar { .. })) {
            // No number of feet leads there, so there is no way to stop on.
            return Ruling { budget: ruling.budget, ..far };
        }
        let mut spent = HalfFeet(0);
        let within = far.steps.iter().take_while(|step| {
            spent += step.feet;
            spent <= trip.budget.into()
        });
        let mut ends: Vec<_> = within.map(|step| step.to.anchor).collect();
        ends.dedup();
        for anchor in ends.into_iter().rev() {
            let stops = self.coming_down(mover, &[Stop { anchor, altitude: None }], down);
            let mut nearer = Space(self.0).judge(mover, model, &Trip { stops: &stops, ..trip.clone() }).0;
            if nearer.verdict == Verdict::Legal && !nearer.steps.is_empty() {
                nearer.findings.push(short);
                return nearer;
            }
        }
        ruling
    }
}

/// Whether a finding says that the flier is too high above its support.
fn is_about_height(finding: &Finding) -> bool {
    matches!(finding.fact, Fact::Air(AirFact::TooHigh { .. }))
}
