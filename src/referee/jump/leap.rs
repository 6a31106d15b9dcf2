//! The arc of a jump: the squares it crosses, how high above them, and what it costs.

use super::{JumpRuling, in_squares};
use crate::field::{Creature, Mode};
use crate::grid::{Feet, HalfFeet, Height, Square};
use crate::referee::board::{Crossings, Distances, Supports, Water};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{ImpededGround, Paces, StepFactors, StepPrices};
use crate::referee::request::{Jumping, Stop};
use crate::referee::ruling::{DiagonalCount, Fact, Finding, Spent, Verdict};
use crate::referee::space::{Hop, MovementModel, Pose, Space, Span, Transition, Trip};
use crate::ruleset::RuleId;

/// What hopping up costs, in feet.
const HOP: Feet = Feet(10);

/// A jump as a movement model: every step and its price are fixed beforehand.
struct Leap {
    prices: Vec<HalfFeet>,
    /// Whether its mover can't see where it goes, which makes it dearer.
    unseen: bool,
}

impl MovementModel for Leap {
    /// How many steps have been made.
    type State = usize;

    fn start(&self) -> usize {
        0
    }

    fn transitions(&self, hop: Hop, &step: &usize, _spent: HalfFeet) -> Vec<Transition<usize>> {
        let price = self.prices.get(step).copied().unwrap_or_default();
        let unseen = self.unseen.then_some(RuleId::PoorVisibility);
        let rules = [RuleId::Jump].into_iter().chain(unseen).filter(|_| price > HalfFeet::from(Feet::SQUARE)).collect();
        vec![Transition { pose: hop.to, mode: Mode::Walk, price, rules, state: step + 1, refusals: Vec::new() }]
    }

    fn end_refusals(&self, _at: Pose, _state: &usize, _spent: HalfFeet) -> Vec<(RuleId, Fact)> {
        Vec::new()
    }

    fn least(&self, _span: Span) -> HalfFeet {
        HalfFeet(0)
    }

    fn squeezes(&self) -> bool {
        false
    }

    fn lands(&self, &step: &usize) -> Option<bool> {
        Some(step == self.prices.len())
    }
}

/// The arc of a jump.
#[derive(Clone)]
pub(crate) struct Arc {
    /// The squares passed; it ends in the last one.
    pub(crate) squares: Vec<Square>,
    /// The distance from the square where it starts to the square where it ends.
    pub(crate) distance: Feet,
    /// The gap between the space where it starts and the space where it ends.
    pub(crate) gap: Feet,
    /// How far above its start it ends, and how far it may rise on the way.
    pub(crate) rise: Feet,
    pub(crate) peak: Feet,
    /// The height at which it ends, above the map's level 0.
    pub(crate) end: Height,
    /// How far it falls from there.
    pub(crate) falls: Feet,
}

/// Arcs of jumps, and the movement along them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Leaps<'a>(pub(crate) Referee<'a>);

impl<'a> Leaps<'a> {
    /// The arc to this square.
    pub(crate) fn arc(&self, jumper: &Creature, start: Pose, jumping: &Jumping, goal: Square) -> Arc {
        let (dx, dy) = start.at.anchor.to(goal);
        let steps = dx.abs().max(dy.abs());
        let squares = line(start.at.anchor, (dx, dy), 0);
        let distance = Distances(self.0).feet_over(dx.unsigned_abs(), dy.unsigned_abs(), 0, false);
        let apart = |delta: i32, side: u32| delta.unsigned_abs().saturating_sub(side);
        let (width, height) = (start.at.footprint.width, start.at.footprint.height);
        let gap = Distances(self.0).feet_over(apart(dx, width), apart(dy, height), 0, false);
        let at = start.at.footprint.at(goal);
        let own = self.0.ruleset.jump.value.is_by_strength();
        let altitude = jumping.altitude.filter(|&altitude| altitude > Height::ZERO);
        // Only here does a jump end in midair; otherwise it comes down again, unless it ends on somebody's back.
        let floor = || self.0.encounter.battlefield.floor_under(at);
        let on_a_back = |altitude: &Height| Supports(self.0).is_on_a_back(jumper, at, *altitude);
        let stays = altitude.filter(|altitude| own || steps == 0 || on_a_back(altitude));
        let stays = stays.map(|altitude| floor() + altitude);
        let height = stays.unwrap_or_else(|| Water(self.0).surface_under(at));
        let drop = start.elevation.above(height);
        // The jumper steps down to a floor 5 ft lower, and falls to any lower one.
        let falls = if altitude.is_none() && drop > Feet::SQUARE { drop } else { Feet(0) };
        let end = if falls > Feet(0) { start.elevation } else { height };
        let rise = end.above(start.elevation);
        let by_itself = if own { Feet(0) } else { in_squares(Feet(distance.0 / 4)) };
        let peak = jumping.peak.filter(|_| own).unwrap_or(by_itself).max(rise);
        Arc { squares, distance, gap, rise, peak, end, falls }
    }

    /// The movement of a successful jump: among the lines closest to the straight one, the one that provokes least.
    pub(crate) fn leap(&self, mover: &Mover<'a>, jumping: &Jumping, arc: &Arc, before: Feet) -> JumpRuling {
        let from = mover.placement.anchor;
        let goal = arc.squares.last().map_or((0, 0), |&goal| from.to(goal));
        let along = |squares: Vec<Square>| self.leap_over(mover, jumping, &Arc { squares, ..arc.clone() }, before);
        let worth = |jumped: &JumpRuling| (jumped.ruling.refusals().count(), jumped.ruling.provocations.len());
        let first = along(arc.squares.clone());
        let lines = 1 << halves(goal).min(MOST_HALVES);
        let others = (1..lines).filter(|_| worth(&first) > (0, 0)).map(|line_no| along(line(from, goal, line_no)));
        let best = others.min_by_key(worth).filter(|other| worth(other) < worth(&first));
        best.unwrap_or(first)
    }

    /// The movement of a successful jump over these squares.
    fn leap_over(&self, mover: &Mover<'a>, jumping: &Jumping, arc: &Arc, before: Feet) -> JumpRuling {
        let start = Space(self.0).pose(mover);
        let own = self.0.ruleset.jump.value.is_by_strength();
        let mut poses = vec![start];
        let mut prices = Vec::new();
        let climb = |poses: &mut Vec<Pose>, prices: &mut Vec<HalfFeet>, to: Height| {
            while let Some(&last) = poses.last().filter(|last| last.elevation != to) {
                let up = Height::of_squares(if last.elevation < to { 1 } else { -1 });
                poses.push(Pose { elevation: last.elevation + up, ..last });
                prices.push(HalfFeet(0));
            }
        };
        let steps = i32::try_from(arc.squares.len()).unwrap_or(i32::MAX);
        let top = start.elevation + Height::from(arc.peak);
        // If its end is higher than its steps can climb, it goes straight up first. A jump straight up and down again, under
        // rules without midair, shows only whole squares.
        let comes_back = arc.squares.is_empty() && !own;
        let end = if comes_back { start.elevation + Height::from(in_squares(arc.rise)) } else { arc.end };
        let mut first = (end - Height::of_squares(steps)).max(start.elevation);
        // It rises sooner if the floor on its way is higher than that, as far as its peak allows.
        for (step, &square) in (1..).zip(&arc.squares) {
            let floor = self.0.encounter.battlefield.floor_under(start.at.footprint.at(square));
            if floor <= top {
                first = first.max(floor - Height::of_squares(step));
            }
        }
        climb(&mut poses, &mut prices, first);
        let straight_up = prices.len();
        let step_prices = StepPrices(self.0).prices_at(None);
        let unseen = StepPrices(self.0).unseen_layers(mover.creature);
        let mut spent = Spent { feet: Feet(0), diagonal_count: DiagonalCount::default() };
        for (step, &square) in (1..).zip(&arc.squares) {
            let before = poses.last().copied().unwrap_or(start);
            let at = before.at.footprint.at(square);
            let elevation = top.min(first + Height::of_squares(step)).min(arc.end + Height::of_squares(steps - step));
            let (columns, rows) = before.at.axes_moved(at);
            let diagonal = columns != 0 && rows != 0;
            // A leap goes over bad ground, but neither over the walls of a narrow place nor out of the dark.
            let squeezed = mover.is_squeezed(at) || Crossings(self.0).stands_in_a_gap(mover.creature, at);
            let factors = StepPrices(self.0).squeezed_factors(StepFactors::open(diagonal), unseen, squeezed);
            let (feet, after) = StepPrices(self.0).price(step_prices, &factors, spent);
            spent = after;
            poses.push(Pose { at, elevation });
            prices.push(HalfFeet::from(feet));
        }
        if comes_back {
            climb(&mut poses, &mut prices, start.elevation);
        }
        let up = if own { extent_beyond(arc, start, &poses, &prices) } else { arc.rise };
        let mut more = if jumping.hop { Feet(HOP.0.saturating_sub(spent.feet.0)) } else { up };
        // A square straight up before the others pays for itself; the next step pays for the rest of the rise, and for what
        // a hop costs beyond its square.
        let risen = if comes_back { 0 } else { straight_up };
        for price in prices.iter_mut().take(risen) {
            let square = more.min(Feet::SQUARE);
            *price += square.into();
            more = Feet(more.0 - square.0);
        }
        let rest = risen.min(prices.len().saturating_sub(1));
        if let Some(price) = prices.get_mut(rest) {
            *price += more.into();
        }
        let stop = |pose: &Pose| Stop { anchor: pose.at.anchor, altitude: Some(Space(self.0).altitude_of(*pose)) };
        let stops: Vec<Stop> = poses.iter().map(stop).collect();
        let budget = Feet(Paces(self.0).walking_budget(mover, jumping.walk.pace).0.saturating_sub(before.0));
        let speed = self.0.ruleset.speed(mover.creature);
        let trip = Trip { stops: &stops, walk: &jumping.walk, budget, speed };
        // A jump of less than a square has no step that could pay for it.
        let low = prices.is_empty() && up > Feet(0);
        let (mut ruling, _) = Space(self.0).judge(mover, &Leap { prices, unseen: unseen > 0 }, &trip);
        ruling.diagonal_count = mover.diagonal_count;
        if low {
            ruling.feet = Some(up.into());
            if up > budget {
                ruling.findings.push(Finding::refusal(jumping.walk.pace.limit(), Fact::TooFar { feet: up.into() }));
                ruling.verdict = Verdict::Illegal;
            }
        }
        // It may pass over impeded ground, but can't come down in it.
        let lands = arc.falls > Feet(0) || ruling.altitude == Some(Height::ZERO);
        let into = ImpededGround(self.0).refusal(mover.creature, ruling.to);
        if let Some((rule, fact)) = into.filter(|_| lands && !arc.squares.is_empty()) {
            ruling.findings.push(Finding::refusal(rule, fact));
            ruling.verdict = Verdict::Illegal;
        }
        let surface = Water(self.0).surface_over_floor(ruling.to);
        let on_a_back = |altitude| Supports(self.0).is_on_a_back(mover.creature, ruling.to, altitude);
        let above = ruling.altitude.is_some_and(|altitude| altitude > surface && !on_a_back(altitude));
        if arc.falls > Feet(0) {
            // It ends there, however high it was above the edge.
            ruling.altitude = Some(surface);
        }
        JumpRuling {
            ruling,
            falls: (arc.falls > Feet(0)).then_some(arc.falls),
            on_purpose: true,
            prone: false,
            hangs: false,
            midair: above && own && arc.falls == Feet(0),
            from: start.elevation,
            running: jumping.running,
            distance: arc.distance,
            rise: arc.rise,
            peak: arc.peak,
            reach: None,
        }
    }
}

/// For how many steps that lead exactly between two squares both squares are tried.
const MOST_HALVES: u32 = 3;

/// How many steps of a straight line to this offset lead exactly between two squares.
fn halves((dx, dy): (i32, i32)) -> u32 {
    let (long, short) = (dx.abs().max(dy.abs()), dx.abs().min(dy.abs()));
    let between = (1..long).filter(|step| 2 * short * step % (2 * long) == long);
    u32::try_from(between.count()).unwrap_or(0)
}

/// The squares of a line to this offset, as close to the straight one as whole squares allow. A step that leads exactly
/// between two squares takes the one farther off, unless its bit in `nearer` is set.
pub(super) fn line(from: Square, (dx, dy): (i32, i32), nearer: u32) -> Vec<Square> {
    let steps = dx.abs().max(dy.abs());
    let mut between = 0;
    let squares = (1..=steps).map(|step| {
        let is_between = |delta: i32| 2 * delta.abs() * step % (2 * steps) == steps;
        let near = (is_between(dx) || is_between(dy)) && {
            between += 1;
            nearer >> (between - 1).min(31) & 1 == 1
        };
        let along = |delta: i32| delta.signum() * ((2 * delta.abs() * step + steps - i32::from(near)) / (2 * steps));
        from.offset((along(dx), along(dy)))
    });
    squares.collect()
}

/// How much farther from its start the farthest point of an arc is than its distance, in feet: what a jump by Strength costs
/// in addition.
fn extent_beyond(arc: &Arc, start: Pose, poses: &[Pose], prices: &[HalfFeet]) -> Feet {
    let (mut across, mut farthest, mut top) = (Feet(0), Feet(0), (Feet(0), Feet(0)));
    for (pose, price) in poses.iter().skip(1).zip(prices) {
        across += price.whole();
        let up = pose.elevation.above(start.elevation);
        farthest = farthest.max(across + up);
        // Its peak may be higher than its steps show; it is then where they are highest.
        top = if up > top.0 { (up, across) } else { top };
    }
    let at_the_peak = arc.peak + top.1;
    Feet(farthest.max(at_the_peak).0.saturating_sub(across.0))
}
