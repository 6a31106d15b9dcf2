//! Following in any mode: if the mode a creature uses leads no nearer to its target, its others may.

use super::playout::Playout;
use super::pursuit::{DistanceGoal, Pursuits};
use super::strand::Strand;
use crate::field::{Creature, Mode, Name};
use crate::grid::{Feet, HalfFeet, Height, Placement};
use crate::referee::board::{Distances, Elevations, Supports};
use crate::referee::context::{Mover, Referee};
use crate::referee::modes::ModeMoves;
use crate::referee::movement::Paces;
use crate::referee::request::{ModeMove, MoveMode, Stop, Walk};
use crate::referee::ruling::{Pace, Step, Verdict};
use crate::ruleset::RuleId;

/// The most places beside a target to try.
const MOST_PLACES: usize = 4;

/// Steps in any mode, planned in response to others.
#[derive(Clone)]
pub(super) struct WayPlan {
    /// The goal it was made for.
    distance_goal: DistanceGoal,
    /// The steps, the next one last.
    steps: Vec<Step>,
}

impl Playout<'_> {
    /// Takes the next step of a follower in any of its modes, if there is one.
    pub(super) fn step_by_other_ways(&mut self, name: &Name) -> bool {
        let Some((strand, step)) = self.next_by_any(name) else { return false };
        let Some(before) = self.board.creature(name).cloned() else { return false };
        let there = Creature { altitude: step.altitude, ..before.clone() };
        let from = self.referee().space_of(&before);
        let blockers = self.blockers((&before, from), (&there, step.to));
        let Some(extra) = self.past_blockers(strand, blockers) else { return false };
        let Strand { spent, budget, .. } = &mut self.strands[strand];
        let after = spent.feet + step.feet.rounded_up() + extra;
        if after > *budget {
            self.strands[strand].ways = None;
            return false;
        }
        spent.feet = after;
        let (to, altitude) = (step.to, step.altitude);
        let mut taken = Step { feet: step.feet + HalfFeet::from(extra), ..step };
        taken.rules.extend((extra > Feet(0)).then_some(RuleId::Block));
        self.strands[strand].steps.push(taken);
        self.stand(name, to, Some(altitude));
        true
    }

    fn next_by_any(&mut self, name: &Name) -> Option<(usize, Step)> {
        let referee = self.referee();
        let distance_goal = Pursuits(referee).distance_goal(self.intents.get(name)?)?;
        let mover = referee.mover(name)?;
        let known = self.strands.iter().position(|strand| strand.name == *name);
        let spent = known.map_or(Feet(0), |at| self.strands[at].spent.feet);
        let (budget, options) =
            (Paces(referee).budget(&mover, Pace::Single), Paces(referee).options(Pace::Single, false));
        let budget = known.map_or(budget, |at| self.strands[at].budget);
        let near = Pursuits(referee).goal_met(&mover, &distance_goal, mover.placement).0;
        let has_other_ways = has_other_ways(referee, mover.creature) && distance_goal.followed().is_some();
        if near || !has_other_ways || budget.0.saturating_sub(spent.0) < Feet::SQUARE.0 {
            return None;
        }
        let plan = known.and_then(|at| self.strands[at].ways.clone());
        let mut steps = match plan.filter(|plan| plan.distance_goal == distance_goal) {
            Some(plan) => plan.steps,
            None if referee.is_nearly_done() => return None,
            None => self.way_near(name, &distance_goal, spent).unwrap_or_default(),
        };
        let step = steps.pop();
        let at = self.begin(name, budget, options);
        self.strands.get_mut(at)?.ways = Some(WayPlan { distance_goal, steps });
        Some((at, step?))
    }

    /// The steps of the best path to a place near the target, the first one last, for a mover that has spent `spent` feet.
    fn way_near(&self, name: &Name, distance_goal: &DistanceGoal, spent: Feet) -> Option<Vec<Step>> {
        let mut board = self.board.clone();
        if let Some(rounds) = board.rounds.as_deref_mut() {
            let log = rounds.turn_log.entry(name.clone()).or_default();
            *log.feet.entry(Mode::Walk.word().to_owned()).or_default() += HalfFeet::from(spent);
        }
        let referee = self.rules.on(&board);
        let mover = referee.mover(name)?;
        let target = board.creature(self.intents.get(name)?.targets().first()?)?;
        let misses = |at: Placement, altitude: Option<Height>| {
            let altitude = altitude.unwrap_or(mover.creature.altitude);
            let there = Creature { altitude, anchor: at.anchor, ..mover.creature.clone() };
            distance_goal.misses(distance_goal.feet(referee, Distances(referee).spot_in(&there, at)))
        };
        let now = misses(mover.placement, None);
        let ways = stops_beside(referee, &mover, target).into_iter().filter_map(|stop| {
            let walk = Walk { as_far_as: true, answers: true, ..Walk::default() };
            let any = ModeMove { move_mode: MoveMode::Any, stops: vec![stop], walk, hands: 2, ..ModeMove::default() };
            let ruling = ModeMoves(referee).adjudicate(&mover, &any);
            let left = misses(ruling.to, ruling.altitude);
            (ruling.verdict == Verdict::Legal && left < now).then_some((left, ruling.feet, ruling))
        });
        let (.., ruling) = ways.min_by_key(|(left, feet, _)| (*left, *feet))?;
        let enough = ruling.steps.iter().position(|step| misses(step.to, Some(step.altitude)) == 0);
        let last = enough.map_or(ruling.steps.len(), |at| at + 1);
        Some(ruling.steps.into_iter().take(last).rev().collect())
    }
}

/// Whether a creature has any mode to move on in besides the one it uses.
fn has_other_ways(referee: Referee<'_>, creature: &Creature) -> bool {
    let own = Supports(referee).of(creature).mode();
    let leads_on = |mode: Mode| matches!(mode, Mode::Fly | Mode::Climb | Mode::Swim | Mode::Burrow);
    let walks = matches!(own, Some(Mode::Climb | Mode::Swim | Mode::Burrow));
    walks || creature.modes.iter().any(|means| Some(means.mode) != own && leads_on(means.mode))
}

/// The places beside a target, at its height, the nearest to the mover first.
fn stops_beside(referee: Referee<'_>, mover: &Mover<'_>, target: &Creature) -> Vec<Stop> {
    let (board, own) = (&referee.encounter.battlefield, mover.placement.anchor);
    let (area, elevation) = (referee.space_of(target).area(), Elevations(referee).elevation(target));
    let around = area.grown(mover.full.width.max(mover.full.height).cast_signed()).squares();
    let beside = around
        .map(|anchor| mover.full.at(anchor))
        .filter(|at| board.holds(*at) && !at.area().overlaps(area) && board.floor_under(*at) <= elevation);
    let mut beside: Vec<Placement> = beside.collect();
    beside.sort_by_key(|at| {
        let (dx, dy) = own.to(at.anchor);
        (dx.abs().max(dy.abs()), dx.abs() + dy.abs(), at.anchor)
    });
    let stop = |at: Placement| Stop { anchor: at.anchor, altitude: Some(elevation - board.floor_under(at)) };
    beside.into_iter().take(MOST_PLACES).map(stop).collect()
}
