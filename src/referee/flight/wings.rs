//! Flight by maneuverability class as a movement model: facing, feet since the last turn and descent, and what each row
//! of the table says about a step.

use std::cell::OnceCell;

use super::dominance::slack;
use super::level_prices::LevelPrices;
use super::maneuverability::ClassFlights;
use super::rows::Rows;
use crate::field::{Flight, Maneuverability, Means};
use crate::grid::{Direction, Feet, HalfFeet, Height, Square};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Prices, StepPrices, Turns};
use crate::referee::request::Flying;
use crate::referee::ruling::{DiagonalCount, Fact, FlightFact, Pace};
use crate::referee::space::{Hop, MovementModel, Pose, Rest, Space, Span, Transition, Trip};
use crate::ruleset::RuleId;
use crate::ruleset::policy::{Allowance, Degrees, VerticalSpeed};

/// A flight by maneuverability class.
pub(crate) struct Wings<'f, 'a> {
    pub(super) referee: Referee<'a>,
    pub(super) rows: Rows,
    means: &'f Means,
    pub(super) prices: Prices,
    before: Bearing,
    /// The minimum feet to fly in this turn.
    pub(super) needed: Feet,
    /// Whether it may stall instead.
    pub(super) stalls: bool,
    /// Whether it may fly on in this turn, so that its minimum speed is checked only as the turn ends.
    later: bool,
    /// Whether something stopped it where it ends.
    stopped: bool,
    /// Whether it is a flight at a plain pace, not a step, a run, a charge or a withdrawal.
    is_plain_flight: bool,
    /// What a Wingover turn costs in feet, if it may make one.
    wheels: Option<Feet>,
    /// The facing asked for at the end.
    asked: Option<Direction>,
    /// The anchor where it ends.
    goal: Option<Square>,
    /// The budget.
    budget: Feet,
    /// The minimum prices of level flight, if they bound every flight.
    ahead: OnceCell<Option<LevelPrices>>,
}

/// The search state of a flight: how the flier came to where it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Bearing {
    facing: Option<Direction>,
    backward: bool,
    /// Feet flown since its last turn, or since it took off; `None` on the ground, where it may turn freely.
    pub(super) since_turn: Option<Feet>,
    /// Feet flown level since it last descended; `None` if it hasn't.
    pub(super) since_descent: Option<Feet>,
    /// Feet flown in this turn.
    pub(super) flown: Feet,
    /// Feet up in this movement.
    pub(super) climbed: Feet,
    /// Feet down in this movement.
    pub(super) descended: Feet,
    /// Level feet in this movement: 5 for every step with a level part.
    pub(super) level: Feet,
    pub(crate) diagonal_count: DiagonalCount,
    /// The diagonal count that measures the feet flown. Hampered diagonals count too, although they cost the same
    /// either way.
    pub(super) measured: DiagonalCount,
    /// Whether it has made its Wingover turn.
    wheeled: bool,
    /// Whether it has made its last turn and goes no farther.
    ended: bool,
}

/// The price of a turn in feet, and what refuses it.
struct Turning {
    price: Feet,
    refusals: Vec<(RuleId, Fact)>,
}

type Refusals = Vec<(RuleId, Fact)>;

impl<'f, 'a> Wings<'f, 'a> {
    pub(crate) fn new(
        referee: Referee<'a>,
        mover: &Mover<'a>,
        rows: Rows,
        (means, trip): (&'f Means, &Trip<'_>),
        flying: &Flying,
    ) -> Self {
        let Flight { facing, backward, since_turn, since_descent, flown, .. } =
            ClassFlights(referee).flown_so_far(mover.creature);
        let none = Feet(0);
        let wheeled = Turns(referee).turn_log(&mover.creature.name).is_some_and(|turn_log| turn_log.wheeled);
        let (climbed, descended, level, ended) = (none, none, none, false);
        let diagonal_count = mover.diagonal_count;
        Wings {
            referee,
            rows,
            means,
            prices: StepPrices(referee).prices_aloft(mover.creature, means.speed_category),
            before: Bearing {
                facing,
                backward: backward && rows.backward,
                since_turn,
                since_descent,
                flown,
                climbed,
                descended,
                level,
                diagonal_count,
                measured: diagonal_count,
                wheeled,
                ended,
            },
            needed: rows.least_flown(trip.speed),
            stalls: flying.stall || flying.stopped,
            later: ClassFlights(referee).flies_on_later(mover, flying.walk.pace),
            stopped: flying.stopped,
            is_plain_flight: matches!(flying.walk.pace, Pace::Single | Pace::Double),
            wheels: flying.wheels.then_some(referee.ruleset.wingover.value),
            asked: flying.facing,
            goal: flying.stops.last().map(|stop| stop.anchor),
            budget: trip.budget,
            ahead: OnceCell::new(),
        }
    }

    /// The flight to record for a flier that ends at this altitude.
    pub(crate) fn flight(&self, altitude: Height, state: &Bearing) -> Flight {
        if altitude <= Height::ZERO {
            return Flight::default();
        }
        let Bearing { facing, backward, since_turn, since_descent, flown, .. } = *state;
        Flight { facing, backward, since_turn, since_descent, flown, fallen: Feet(0), ..Flight::default() }
    }

    /// The flier's maneuverability.
    pub(crate) fn class(&self) -> Maneuverability {
        self.rows.class
    }

    /// Whether a flier that ends at this altitude has flown too little to stay up.
    pub(crate) fn is_too_slow(&self, altitude: Height, state: &Bearing) -> bool {
        let moved = state.climbed + state.descended + state.level > Feet(0);
        altitude > Height::ZERO && state.flown < self.needed && !(self.later && moved)
    }

    /// The state after the turn to the requested facing, with the turn's price and refusals.
    pub(crate) fn turned_in_the_end(&self, state: &Bearing) -> (Bearing, HalfFeet, Refusals) {
        match self.asked.filter(|&asked| state.facing != Some(asked)) {
            None => (*state, HalfFeet(0), Vec::new()),
            Some(asked) => {
                let Turning { price, refusals } = self.turning(state, asked);
                (Bearing { ended: true, ..turned(state, asked) }, HalfFeet::from(price), refusals)
            }
        }
    }

    /// The state after flying this way for `feet`: after a turn, or backward if all of it leads straight back and the class
    /// does that for less. With the price of beginning, its rule, and what refuses it.
    pub(crate) fn straight_on(
        &self,
        (way, is_straight): (Direction, bool),
        feet: Feet,
    ) -> (Bearing, (Feet, RuleId), Refusals) {
        let Turning { mut price, mut refusals } = self.turning(&self.before, way);
        let (mut state, mut rule) = (turned(&self.before, way), RuleId::FlightTurnInPlace);
        let begins = match self.rows.reverse {
            Allowance::At(feet) if !self.before.backward => feet,
            _ => Feet(0),
        };
        let back = is_straight && self.rows.backward && self.before.facing == Some(way.opposite());
        if back && begins < price {
            (price, rule, refusals) = (begins, RuleId::FlightReverse, Vec::new());
            state = Bearing { backward: true, ..self.before };
        }
        let (since_turn, since_descent) = (state.since_turn, state.since_descent);
        let state = Bearing {
            since_turn: Some(since_turn.unwrap_or_default() + feet),
            since_descent: since_descent.map(|flown| flown + feet),
            flown: state.flown + feet,
            level: state.level + feet,
            ..state
        };
        (state, (price, rule), refusals)
    }

    /// The price and refusals of a turn to this direction within one space.
    fn turning(&self, state: &Bearing, to: Direction) -> Turning {
        let rows = &self.rows;
        let class = rows.class;
        let none = Turning { price: Feet(0), refusals: Vec::new() };
        let eighths = state.facing.map_or(0, |before| before.eighths_to(to));
        if eighths == 0 {
            return none;
        }
        let angle = Degrees::of_eighths(eighths);
        let mut refusals = Vec::new();
        let mut refuse = |rule, fact| refusals.push((rule, Fact::Flight(fact)));
        let too_far = match rows.widest {
            Allowance::At(most) if angle > most => {
                refuse(RuleId::FlightMaximumTurn, FlightFact::TurnsTooFar { class, angle, most });
                true
            }
            _ => false,
        };
        let (free, soon) = match rows.turn {
            Allowance::Any => return none,
            Allowance::At(turn) => match state.since_turn.filter(|&flown| flown < turn.feet) {
                Some(flown) => (0, Some(FlightFact::TurnsTooSoon { class, angle, turn, flown })),
                None => (turn.degrees.eighths(), None),
            },
            Allowance::No => (0, None),
        };
        let rest = eighths.saturating_sub(free);
        let paid = match rows.in_place {
            _ if rest == 0 || too_far => None,
            Allowance::Any => Some(Feet(0)),
            // With a maximum turn, a turn in place can be bought only once.
            Allowance::At(turn) => {
                let times = rest.div_ceil(turn.degrees.eighths());
                (times == 1 || rows.widest == Allowance::Any).then_some(turn.feet * times)
            }
            Allowance::No => {
                refuse(RuleId::FlightTurnInPlace, FlightFact::NoTurnInPlace { class });
                None
            }
        };
        if let (Some(soon), None) = (soon, paid) {
            refusals.insert(0, (RuleId::FlightTurn, Fact::Flight(soon)));
        }
        Turning { price: paid.unwrap_or(Feet(0)), refusals }
    }

    /// The price of a turn from one facing to another after any step; `None` if the class can't turn that far.
    pub(super) fn turn_in_flight(&self, from: Direction, to: Direction) -> Option<HalfFeet> {
        let flown = Bearing { facing: Some(from), since_turn: None, ..self.before };
        let Turning { price, refusals } = self.turning(&flown, to);
        refusals.is_empty().then(|| price.into())
    }

    /// The minimum prices of level flight, if they bound every flight under these rules.
    fn level_prices(&self) -> Option<&LevelPrices> {
        let bounds = || {
            let plain = self.is_plain() && self.prices.unseen == 0;
            (plain && !self.rows.turns_freely() && self.wheels.is_none()).then(|| {
                let board = &self.referee.encounter.battlefield;
                LevelPrices::of(self, board.width().max(board.height()).min(self.budget.squares()))
            })
        };
        self.ahead.get_or_init(bounds).as_ref()
    }

    /// One way to make a step: forward, backward, or straight up or down.
    fn transition(&self, hop: Hop, state: &Bearing, way: Option<Direction>, backward: bool) -> Transition<Bearing> {
        let rows = &self.rows;
        let class = rows.class;
        let mut refusals = Vec::new();
        let mut rules = Vec::new();
        let mut next = *state;
        let mut more = Feet(0);
        match way {
            Some(_) if backward => {
                // Only the first backward step is refused.
                if !rows.backward && !state.backward {
                    refusals.push((RuleId::FlightBackward, Fact::Flight(FlightFact::NoBackward { class })));
                }
                if let (Allowance::At(feet), false) = (rows.reverse, state.backward) {
                    rules.push(RuleId::FlightReverse);
                    more = feet;
                }
                next.backward = true;
            }
            Some(way) => {
                let turning = self.turning(state, way);
                if turning.price > Feet(0) {
                    rules.push(RuleId::FlightTurnInPlace);
                }
                (more, refusals) = (turning.price, turning.refusals);
                next = turned(state, way);
            }
            None => {}
        }
        let rise = hop.rise();
        let (price, diagonal_count) = self.price(hop, state.diagonal_count, &mut rules);
        let (flown, measured) = self.flown(way, rise, state.measured);
        (next.diagonal_count, next.measured) = (diagonal_count, measured);
        next.flown += flown;
        next.since_turn = Some(next.since_turn.unwrap_or_default() + flown);
        if way.is_some() {
            next.level += Feet::SQUARE;
        }
        if rise > 0 {
            if self.wheels.is_some() || self.before.wheeled {
                refusals.push((RuleId::Wingover, Fact::Flight(FlightFact::NoClimbWithWingover)));
            }
            next.climbed += Feet::SQUARE;
            if let Some(flown) = state.since_descent.filter(|&flown| flown < rows.between) {
                let fact = FlightFact::ClimbsTooSoon { class, needed: rows.between, flown };
                refusals.push((RuleId::FlightBetween, Fact::Flight(fact)));
            }
        } else if rise < 0 {
            next.descended += Feet::SQUARE;
            next.since_descent = Some(Feet(0));
        } else {
            next.since_descent = next.since_descent.map(|feet| feet + flown);
        }
        Transition {
            pose: hop.to,
            mode: self.means.mode,
            price: price + HalfFeet::from(more),
            rules,
            state: next,
            refusals,
        }
    }

    /// The step after a Wingover turn to its direction, if the feat allows that.
    fn wheeling(&self, hop: Hop, state: &Bearing, way: Option<Direction>) -> Option<Transition<Bearing>> {
        let price = self.wheels.filter(|_| !state.wheeled)?;
        let way = way.filter(|way| state.facing.is_some_and(|facing| facing != *way))?;
        let about = Bearing { facing: Some(way), since_turn: Some(Feet(0)), backward: false, wheeled: true, ..*state };
        let mut transition = self.transition(hop, &about, Some(way), false);
        transition.price += price.into();
        transition.rules.insert(0, RuleId::Wingover);
        Some(transition)
    }
}

/// The state after turning to this direction and flying forward. Only a change of facing restarts the count since the
/// turn.
fn turned(state: &Bearing, to: Direction) -> Bearing {
    let since_turn = match state.facing {
        Some(before) if before != to => Some(Feet(0)),
        _ => state.since_turn,
    };
    Bearing { facing: Some(to), backward: false, since_turn, ..*state }
}

impl MovementModel for Wings<'_, '_> {
    type State = Bearing;

    fn needs_air(&self) -> bool {
        true
    }

    fn start(&self) -> Bearing {
        self.before
    }

    fn transitions(&self, hop: Hop, state: &Bearing, _spent: HalfFeet) -> Vec<Transition<Bearing>> {
        if state.ended {
            return Vec::new();
        }
        let way = hop.way();
        let mut transitions = Vec::with_capacity(2);
        if way.is_some() && state.facing == way.map(Direction::opposite) {
            transitions.push(self.transition(hop, state, way, true));
        }
        transitions.push(self.transition(hop, state, way, false));
        transitions.extend(self.wheeling(hop, state, way));
        if self.asked.is_some() && self.goal == Some(hop.to.at.anchor) {
            for index in 0..transitions.len() {
                let transition = &transitions[index];
                let (state, price, refusals) = self.turned_in_the_end(&transition.state);
                if state.ended {
                    let mut ended = Transition { state, price: transition.price + price, ..transition.clone() };
                    ended.refusals.extend(refusals);
                    let again = ended.rules.contains(&RuleId::FlightTurnInPlace);
                    ended.rules.extend((price > HalfFeet(0) && !again).then_some(RuleId::FlightTurnInPlace));
                    transitions.push(ended);
                }
            }
        }
        transitions
    }

    fn covers(&self, one: &Bearing, other: &Bearing, rest: &dyn Fn() -> Rest) -> bool {
        self.covers_so_far(one, other) && self.covers_in_the_end(one, other, rest)
    }

    fn covers_loosely(&self, one: &Bearing, other: &Bearing) -> bool {
        self.covers_so_far(one, other)
    }

    fn still_to_spend(&self, state: &Bearing, at: Pose) -> HalfFeet {
        let may_be_slow = self.stalls || self.later || Space(self.referee).altitude_of(at) <= Height::ZERO;
        HalfFeet(if may_be_slow { 0 } else { self.needed.0.saturating_sub(state.flown.0) * 2 })
    }

    fn looks_ahead(&self) -> bool {
        self.level_prices().is_some()
    }

    fn least_ahead(&self, state: &Bearing, span: Span, ends: bool) -> HalfFeet {
        let least = self.least(span);
        let Some(level) = self.level_prices() else { return least };
        let (from, to) = (span.from, span.to);
        let higher = (to.elevation - from.elevation).squares() * 10;
        let with_height = |price: u32| HalfFeet(price.saturating_add_signed(higher));
        // A flier that squeezes on its way slips aside without turning.
        let by_turns = match span.folds {
            None => level.to(from.at.anchor.to(to.at.anchor), state.facing, state.diagonal_count),
            Some(_) => HalfFeet(0),
        };
        let may_be_slow = self.stalls || self.later || Space(self.referee).altitude_of(to) <= Height::ZERO;
        let to_fly = if may_be_slow || !ends { 0 } else { self.needed.0.saturating_sub(state.flown.0) };
        least.max(with_height(by_turns.0)).max(self.least_flown(state, span, Feet(to_fly)))
    }

    fn kind(&self, state: &Bearing) -> u32 {
        let facing = match state.facing {
            Some(facing) if !self.rows.turns_freely() => facing as u32 + 1,
            _ => 0,
        };
        let backward = u32::from(state.backward && matches!(self.rows.reverse, Allowance::At(_)));
        (((facing * 2 + backward) * 2 + u32::from(state.wheeled)) * 2 + u32::from(state.ended))
            * DiagonalCount::MOST as u32
            + state.diagonal_count.index() as u32
    }

    fn facing(&self, state: &Bearing) -> Option<Direction> {
        state.facing
    }

    fn end_refusals(&self, at: Pose, state: &Bearing, _spent: HalfFeet) -> Vec<(RuleId, Fact)> {
        if self.stopped {
            return Vec::new();
        }
        let Bearing { climbed, descended, level, flown, .. } = *state;
        let class = self.rows.class;
        let mut refusals = Vec::new();
        let mut refuse = |rule, fact| refusals.push((rule, Fact::Flight(fact)));
        if let Allowance::At(slope) = self.rows.up_angle
            && slack(slope, climbed, level) < 0
        {
            refuse(RuleId::FlightUpAngle, FlightFact::ClimbsTooSteeply { class, slope, climbed, level });
        }
        if let Allowance::At(slope) = self.rows.down_angle
            && slack(slope, descended, level) < 0
        {
            refuse(RuleId::FlightDownAngle, FlightFact::DescendsTooSteeply { class, slope, descended, level });
        }
        if let Some(asked) = self.asked.filter(|&asked| state.facing != Some(asked)) {
            refuse(RuleId::FlightTurn, FlightFact::FacesElsewhere { asked });
        }
        if !self.stalls && self.is_too_slow(Space(self.referee).altitude_of(at), state) {
            let stays = climbed + descended + level == Feet(0);
            if stays && !self.rows.hover {
                refuse(RuleId::FlightHover, FlightFact::NoHover { class });
            }
            refuse(
                RuleId::FlightMinimum,
                FlightFact::TooSlow { class, needed: self.needed, flown, is_plain: self.is_plain_flight },
            );
        }
        refusals
    }

    fn least(&self, span: Span) -> HalfFeet {
        let (long, short, rise) = span.squares();
        let (up, down) = (rise.max(0).unsigned_abs(), rise.min(0).unsigned_abs());
        let halves = if span.folds.is_some() {
            // A step that changes its shape leads along two axes without being a diagonal, and up at the same time.
            let by_steps = match self.is_plain() {
                true => (down * 5 + long.saturating_sub(down) * 10).max(up * 20),
                false => long.max(up).max(down) * 5,
            };
            return HalfFeet(by_steps);
        } else if self.is_plain() {
            // Every second diagonal counts double, except those that lead up, which cost the same in every direction.
            let dear = if down > 0 { down.max(short).min(long) / 2 * 5 } else { short.saturating_sub(up) / 2 * 10 };
            up * 20 + down * 5 + long.saturating_sub(down) * 10 + dear
        } else if self.adds_the_height() {
            long * 10 + up.max(down) * 5
        } else if self.rows.up_speed == VerticalSpeed::Full && self.rows.down_speed == VerticalSpeed::Double {
            // Alternating climbs and descents, with the double diagonals on the way down, saves nothing. Having one
            // single diagonal more than double ones does, if only single ones lead up.
            let by_turns = (long * 10 + up * 5).saturating_sub(down * 5).saturating_sub(if up > 0 { 5 } else { 0 });
            let one_by_one = (down * 5 + long.max(up).saturating_sub(down) * 10).saturating_sub(5);
            by_turns.max(one_by_one)
        } else {
            long.max(up).max(down) * 5
        };
        HalfFeet(halves)
    }
}
