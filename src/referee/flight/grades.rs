//! Lesser and greater flight, and hover: what a step through the air costs, and what staying aloft takes.

use super::Flights;
use super::checks::FlightChecks;
use super::free::{AirPrices, FreeFlight};
use super::maneuverability::ClassFlights;
use crate::field::{Flight, Grade, Means, Mode, Name};
use crate::grid::{Feet, HalfFeet, Height};
use crate::referee::board::{Elevations, Grades};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Paces, Prices, StepPrices, Turns};
use crate::referee::request::Flying;
use crate::referee::ruling::{AirFact, DiagonalCount, Fact, Finding, Ruling, Spent, Verdict};
use crate::referee::space::{Ends, Hop, MovementModel, Pose, Space, Span, Transition, Trip};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{FlyGreater, FlyHover, FlyLesser, FlyTask};

/// A flight by one of these grades.
struct GradedFlight<'a> {
    referee: Referee<'a>,
    grade: Grade,
    prices: Prices,
    diagonal_count: DiagonalCount,
}

impl<'a> GradedFlight<'a> {
    fn new(referee: Referee<'a>, mover: &Mover<'a>, (means, grade): (&Means, Grade)) -> Self {
        let prices = StepPrices(referee).prices_aloft(mover.creature, means.speed_category);
        GradedFlight { referee, grade, prices, diagonal_count: mover.diagonal_count }
    }
}

impl MovementModel for GradedFlight<'_> {
    type State = DiagonalCount;

    fn needs_air(&self) -> bool {
        true
    }

    fn start(&self) -> DiagonalCount {
        self.diagonal_count
    }

    fn transitions(
        &self,
        hop: Hop,
        &diagonal_count: &DiagonalCount,
        _spent: HalfFeet,
    ) -> Vec<Transition<DiagonalCount>> {
        let (level, after, mut rules) = AirPrices(self.referee).air_price(self.prices, hop, diagonal_count);
        let squeezing = rules.contains(&RuleId::Squeezing);
        let FlyLesser::HalfUpDoubleDown = self.referee.ruleset.fly_lesser.value;
        let FlyGreater::AsLevel = self.referee.ruleset.fly_greater.value;
        let (price, state) = match self.grade {
            Grade::Lesser if hop.rise() > 0 => {
                rules = if squeezing { [vec![RuleId::FlyLesser], rules].concat() } else { vec![RuleId::FlyLesser] };
                GradedFlights(self.referee).price_uphill(self.prices, hop, diagonal_count)
            }
            Grade::Lesser if hop.rise() < 0 => {
                rules = if squeezing { [vec![RuleId::FlyLesser], rules].concat() } else { vec![RuleId::FlyLesser] };
                (HalfFeet(level.0 / 2), after)
            }
            _ => (level, after),
        };
        if price == HalfFeet::from(Feet::SQUARE) {
            rules.clear();
        }
        vec![Transition { pose: hop.to, mode: Mode::Fly, price, rules, state, refusals: Vec::new() }]
    }

    fn end_refusals(&self, _at: Pose, _state: &DiagonalCount, _spent: HalfFeet) -> Vec<(RuleId, Fact)> {
        Vec::new()
    }

    fn least(&self, span: Span) -> HalfFeet {
        let steps = HalfFeet::from(AirPrices(self.referee).least_through_the_air(self.prices, span));
        if self.grade != Grade::Lesser {
            return steps;
        }
        let (.., squares) = span.squares();
        let rise = HalfFeet::from(Feet::of_squares(squares.unsigned_abs()));
        // Each square up costs a square more, and each square down saves half a square.
        match squares >= 0 {
            true => steps + rise,
            false => HalfFeet(steps.0.saturating_sub(rise.0 / 2)),
        }
    }
}

/// Flight by grades.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GradedFlights<'a>(pub(crate) Referee<'a>);

impl<'a> GradedFlights<'a> {
    /// Judges a flight under rules that distinguish grades of flight.
    pub(crate) fn fly_by_grade(&self, mover: &Mover<'a>, means: &Means, flying: &Flying) -> Ruling {
        let trip = Flights(self.0).trip_by_air(mover, means, flying);
        let Some(grade) = means.grade else {
            return Space(self.0).judge(mover, &FreeFlight::new(self.0, mover, means), &trip).0;
        };
        let model = GradedFlight::new(self.0, mover, (means, grade));
        let mut ruling = Space(self.0).judge(mover, &model, &trip).0;
        self.add_pace_notes(mover, flying, &mut ruling);
        if ruling.verdict == Verdict::Illegal {
            return ruling;
        }
        match grade {
            Grade::Lesser => self.keep_up(mover, means, flying, &mut ruling),
            Grade::Hover => self.keep_beside_a_surface(mover, flying, &mut ruling),
            _ => {}
        }
        ruling
    }

    /// The minimum price to every place where such a flight could end, whatever staying there takes.
    pub(crate) fn reach_by_grade(&self, mover: &Mover<'a>, means: &Means, flying: &Flying) -> Ends {
        let trip = Flights(self.0).trip_by_air(mover, means, flying);
        match means.grade {
            Some(grade) => Space(self.0).reach_by(mover, &GradedFlight::new(self.0, mover, (means, grade)), &trip),
            None => Space(self.0).reach_by(mover, &FreeFlight::new(self.0, mover, means), &trip),
        }
    }

    /// The flight to this end that keeps nearest to the straight line; of equally near ones the one that gives the fewest
    /// opponents a chance, besides the `spared`.
    pub(crate) fn straightest(
        &self,
        mover: &Mover<'a>,
        (means, trip): (&Means, &Trip<'_>),
        goal: (Pose, &[Name]),
    ) -> Option<Vec<Pose>> {
        match means.grade {
            Some(grade) => {
                Space(self.0).straightest(mover, &GradedFlight::new(self.0, mover, (means, grade)), trip, goal)
            }
            None => Space(self.0).straightest(mover, &FreeFlight::new(self.0, mover, means), trip, goal),
        }
    }

    /// Adds the notes for the pace, unless the flight is refused.
    pub(crate) fn add_pace_notes(&self, mover: &Mover<'a>, flying: &Flying, ruling: &mut Ruling) {
        let pace = flying.walk.pace;
        if ruling.verdict != Verdict::Illegal {
            ruling.findings.extend(Paces(self.0).pace_notes(mover, pace, false));
        }
    }

    /// The price of a step up at half speed.
    pub(crate) fn price_uphill(
        &self,
        prices: Prices,
        hop: Hop,
        diagonal_count: DiagonalCount,
    ) -> (HalfFeet, DiagonalCount) {
        let factors = StepPrices(self.0).factors_aloft(prices, hop.places(), hop.is_diagonal(), hop.squeezes);
        let prices = prices.times(2);
        let (feet, spent) = StepPrices(self.0).price(prices, &factors, Spent { feet: Feet(0), diagonal_count });
        (HalfFeet::from(feet), spent.diagonal_count)
    }

    /// Keeps a creature with lesser flight up: by flying more than half its speed in the turn, or by a check.
    pub(crate) fn keep_up(&self, mover: &Mover<'a>, means: &Means, flying: &Flying, ruling: &mut Ruling) {
        if ruling.altitude.unwrap_or(mover.creature.altitude) <= Height::ZERO {
            return;
        }
        let before = Turns(self.0).turn_log(&mover.creature.name).map_or(Feet(0), |turn_log| turn_log.flown);
        let flown = before + ruling.flown();
        if flown * 2 > means.speed {
            return;
        }
        if flown > Feet(0) && ClassFlights(self.0).flies_on_later(mover, flying.walk.pace) {
            // It may fly on in this turn, so this is decided when the turn ends.
            ruling.findings.push(Finding::note(RuleId::FlyChecks, AirFact::NotYetKeptUp { flown, speed: means.speed }));
            return;
        }
        let task = if flown == Feet(0) { FlyTask::Hover } else { FlyTask::Slow };
        let check =
            FlightChecks(self.0).check_in_flight(mover.creature, task, &flying.conditions.weather, flying.rolled);
        FlightChecks(self.0).apply_stay_up_check(mover, means, check, ruling);
    }

    /// Notes what keeps a creature with lesser flight up after a maneuver in the air: the check isn't part of the maneuver,
    /// and is left to the end of the turn.
    pub(crate) fn note_staying_up(&self, mover: &Mover<'a>, means: &Means, ruling: &mut Ruling) {
        let before = Turns(self.0).turn_log(&mover.creature.name).map_or(Feet(0), |turn_log| turn_log.flown);
        let flown = before + ruling.flown();
        let altitude = ruling.altitude.unwrap_or_else(|| Elevations(self.0).altitude_at(mover.creature, ruling.to));
        let slow = self.0.ruleset.flight.value.uses_checks() && means.grade == Some(Grade::Lesser);
        if slow && altitude > Height::ZERO && flown * 2 <= means.speed {
            ruling.findings.push(Finding::note(RuleId::FlyChecks, AirFact::NotYetKeptUp { flown, speed: means.speed }));
        }
    }

    /// Whether the mover hasn't flown this turn and has no surface beside it.
    fn is_in_open_air(&self, mover: &Mover<'a>) -> bool {
        let goes_on = Turns(self.0).turn_log(&mover.creature.name).is_some_and(|turn_log| turn_log.flown > Feet(0));
        let held =
            mover.creature.flight.at_a_ceiling || FlightChecks(self.0).is_at_a_surface(Space(self.0).pose(mover));
        !goes_on && !held
    }

    /// The refusal of a maneuver for a hovering creature that begins it with no surface beside it.
    pub(crate) fn nothing_to_hover_at(&self, mover: &Mover<'a>) -> Option<Finding> {
        let hovers = Grades(self.0).hovers(mover.creature) && Paces(self.0).flies_level(mover.creature).is_some();
        let nothing = hovers && self.is_in_open_air(mover);
        nothing.then(|| Finding::refusal(RuleId::FlyHover, AirFact::StartsInOpenAir { asks: false }))
    }

    /// Makes a hovering creature begin and end its turn beside a surface.
    pub(crate) fn keep_beside_a_surface(&self, mover: &Mover<'a>, flying: &Flying, ruling: &mut Ruling) {
        let FlyHover::AtSurfaces = self.0.ruleset.fly_hover.value;
        let altitude = ruling.altitude.unwrap_or(mover.creature.altitude);
        let end = Pose { at: ruling.to, elevation: self.0.encounter.battlefield.floor_under(ruling.to) + altitude };
        let held = FlightChecks(self.0).is_at_a_surface(end);
        if flying.conditions.ceiling {
            let flight = Flight { clings: false, at_a_ceiling: true, ..mover.creature.flight };
            ruling.flight = Some(flight).filter(|_| !held);
            return;
        }
        if self.is_in_open_air(mover) && !ruling.steps.is_empty() {
            ruling.findings.push(Finding::refusal(RuleId::FlyHover, AirFact::StartsInOpenAir { asks: true }));
            ruling.verdict = Verdict::Illegal;
            return;
        }
        let stays = ruling.steps.is_empty() && mover.creature.flight.at_a_ceiling;
        if !held && !stays {
            let height = FlightChecks(self.0).fall_from(ruling.to, altitude);
            let fact = match Turns(self.0).keeps_turns() {
                true => AirFact::FallsAtTurnsEnd { height },
                false => AirFact::Falls { height },
            };
            ruling.findings.push(Finding::note(RuleId::FlyHover, fact));
        }
    }
}
