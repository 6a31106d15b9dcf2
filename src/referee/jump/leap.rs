//! The way of a jump: the squares that it leads over, how high above them, and what it costs.

use super::{Jumped, in_squares};
use crate::field::Mode;
use crate::grid::{Feet, Height, Square};
use crate::referee::board::{Distances, Water};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Paces, StepFactors, StepPrices};
use crate::referee::request::{Jumping, Stop};
use crate::referee::ruling::{DiagonalCount, Fact, Finding, Spent, Verdict};
use crate::referee::space::{HalfFeet, MovementModel, Pose, Space, Transition, Trip};
use crate::ruleset::RuleId;
use crate::ruleset::policy::Jump;

/// What hopping up costs.
const HOP: Feet = Feet(10);

/// Somebody in the middle of a jump: every step is settled beforehand, and so is its price.
struct Leap {
    prices: Vec<HalfFeet>,
}

impl MovementModel for Leap {
    /// How many steps lie behind it.
    type State = usize;

    fn start(&self) -> usize {
        0
    }

    fn transitions(&self, _from: Pose, &step: &usize, to: Pose, _spent: HalfFeet) -> Vec<Transition<usize>> {
        let price = self.prices.get(step).copied().unwrap_or_default();
        let rules = if price > HalfFeet::of(Feet::SQUARE) { vec![RuleId::Jump] } else { Vec::new() };
        vec![Transition { pose: to, mode: Mode::Walk, price, rules, state: step + 1, refusals: Vec::new() }]
    }

    fn end_refusals(&self, _at: Pose, _state: &usize, _spent: HalfFeet) -> Vec<(RuleId, Fact)> {
        Vec::new()
    }

    fn least(&self, _from: Pose, _to: Pose) -> HalfFeet {
        HalfFeet(0)
    }
}

/// The way of a jump.
#[derive(Clone)]
pub(crate) struct Arc {
    /// The squares passed, the last one where it ends.
    pub(crate) squares: Vec<Square>,
    pub(crate) distance: Feet,
    /// How far up it ends, and how far it may go up on its way.
    pub(crate) rise: Feet,
    pub(crate) peak: Feet,
    /// How high above the map's own level it ends.
    pub(crate) end: Height,
    /// How far it falls then.
    pub(crate) falls: Feet,
}

/// The arc of a jump.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Leaps<'a>(pub(crate) Referee<'a>);

impl<'a> Leaps<'a> {
    /// The way to this square.
    pub(crate) fn arc(&self, start: Pose, jumping: &Jumping, goal: Square) -> Arc {
        let (dx, dy) = start.at.anchor.to(goal);
        let steps = dx.abs().max(dy.abs());
        // As near the straight line as whole squares come.
        let along = |delta: i32, step: i32| (2 * delta * step + steps).div_euclid(2 * steps.max(1));
        let squares = (1..=steps).map(|step| start.at.anchor.offset((along(dx, step), along(dy, step)))).collect();
        let distance = Distances(self.0).feet_over(dx.unsigned_abs(), dy.unsigned_abs(), 0, false);
        let at = start.at.footprint.at(goal);
        let own = self.0.ruleset.jump.is == Jump::Strength;
        let altitude = jumping.altitude.filter(|&altitude| altitude > Height::ZERO);
        // Only there does a jump end in midair; elsewhere it comes down again.
        let floor = || self.0.encounter.battlefield.floor_under(at);
        let stays = altitude.filter(|_| own || steps == 0).map(|altitude| floor() + altitude);
        let height = stays.unwrap_or_else(|| Water(self.0).surface_under(at));
        let drop = start.elevation.above(height);
        // A floor 5 ft lower is stepped down to; from any other the jumper falls.
        let falls = if altitude.is_none() && drop > Feet::SQUARE { drop } else { Feet(0) };
        let end = if falls > Feet(0) { start.elevation } else { height };
        let rise = end.above(start.elevation);
        let by_itself = if own { Feet(0) } else { in_squares(Feet(distance.0 / 4)) };
        let peak = jumping.peak.filter(|_| own).unwrap_or(by_itself).max(rise);
        Arc { squares, distance, rise, peak, end, falls }
    }

    /// The movement of a jump that succeeds.
    pub(crate) fn leap(&self, mover: &Mover<'a>, jumping: &Jumping, arc: &Arc, before: Feet) -> Jumped {
        let start = Space(self.0).pose(mover);
        let own = self.0.ruleset.jump.is == Jump::Strength;
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
        // Where the end is higher than so many steps lead, it goes straight up first.
        // Straight up and down again, where nobody stays in midair: of that the whole squares are shown.
        let comes_back = arc.squares.is_empty() && !own;
        let end = if comes_back { start.elevation + Height::from(in_squares(arc.rise)) } else { arc.end };
        let first = (end - Height::of_squares(steps)).max(start.elevation);
        climb(&mut poses, &mut prices, first);
        let gaits = StepPrices(self.0).prices_at(None);
        let mut spent = Spent { feet: Feet(0), diagonal_count: DiagonalCount::default() };
        for (step, &square) in (1..).zip(&arc.squares) {
            let before = poses.last().copied().unwrap_or(start);
            let at = before.at.footprint.at(square);
            let elevation = top.min(first + Height::of_squares(step)).min(arc.end + Height::of_squares(steps - step));
            let (columns, rows) = before.at.axes_moved(at);
            let diagonal = columns != 0 && rows != 0;
            let factors = StepFactors { diagonal, layers: 0, crosses_low_barrier: false, squeezes: false };
            let (feet, after) = StepPrices(self.0).price(gaits, &factors, spent);
            spent = after;
            poses.push(Pose { at, elevation });
            prices.push(HalfFeet::of(feet));
        }
        if comes_back {
            climb(&mut poses, &mut prices, start.elevation);
        }
        // What it goes up is paid with its first step, as is what a hop costs beyond its square.
        let up = if own { arc.peak } else { arc.rise };
        let more = if jumping.hop { Feet(HOP.0.saturating_sub(spent.feet.0)) } else { up };
        if let Some(price) = prices.first_mut() {
            *price = price.and(HalfFeet::of(more));
        }
        let stop = |pose: &Pose| Stop { anchor: pose.at.anchor, altitude: Some(Space(self.0).altitude_of(*pose)) };
        let stops: Vec<Stop> = poses.iter().map(stop).collect();
        let budget = Feet(Paces(self.0).budget(mover, jumping.walk.pace).0.saturating_sub(before.0));
        let speed = self.0.ruleset.speed(mover.creature);
        let trip = Trip { stops: &stops, walk: &jumping.walk, budget, speed };
        // A jump of less than a square has no step to pay for it.
        let low = prices.is_empty() && up > Feet(0);
        let (mut ruling, _) = Space(self.0).judge(mover, &Leap { prices }, &trip);
        ruling.diagonal_count = mover.diagonal_count;
        if low {
            ruling.feet = Some(up);
            if up > budget {
                ruling.findings.push(Finding::refusal(jumping.walk.pace.limit(), Fact::TooFar { feet: up }));
                ruling.verdict = Verdict::Illegal;
            }
        }
        let surface = Water(self.0).surface_over_floor(ruling.to);
        let above = ruling.altitude.is_some_and(|altitude| altitude > surface);
        if arc.falls > Feet(0) {
            // That is where it ends, however high it was over the edge.
            ruling.altitude = Some(surface);
        }
        Jumped {
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
