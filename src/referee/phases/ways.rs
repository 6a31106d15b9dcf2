//! Responding in any mode: if the mode a creature uses leads no nearer to its target, its others may; and a swimmer goes
//! ashore and back into the water as it does in a movement of its own.

use super::playout::Playout;
use super::pursuit::{DistanceGoal, Pursuits, Rank, Worth};
use super::strand::Strand;
use crate::field::{Creature, Encounter, Mode, Name};
use crate::grid::{Feet, HalfFeet, Height, Placement, Square};
use crate::referee::board::{Distances, Elevations, Support, Supports};
use crate::referee::context::{Mover, Referee};
use crate::referee::modes::ModeMoves;
use crate::referee::movement::{Paces, StepPrices};
use crate::referee::request::{ModeMove, MoveMode, Stop, Walk};
use crate::referee::ruling::{DiagonalCount, Pace, Ruling, Spent, Step, Verdict};
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
    /// Takes the next step in any of the creature's modes, if there is one.
    pub(super) fn step_by_other_ways(&mut self, name: &Name) -> bool {
        let Some((strand, step)) = self.next_by_any(name) else { return false };
        let Some(before) = self.board.creature(name).cloned() else { return false };
        let there = self.moved(&before, &step);
        let from = self.referee().space_of(&before);
        let Strand { spent, budget, .. } = self.strands[strand];
        if spent.feet + step.feet.rounded_up() > budget {
            // An earlier block has left no feet for it.
            self.strands[strand].ways = None;
            return false;
        }
        let blockers = self.blockers((&before, from), (&there, step.to));
        let Some(extra) = self.past_blockers(strand, blockers) else { return false };
        let feet = spent.feet + step.feet.rounded_up() + extra;
        let (to, altitude) = (step.to, step.altitude);
        let mut taken = Step { feet: step.feet + HalfFeet::from(extra), ..step };
        taken.rules.extend((extra > Feet(0)).then_some(RuleId::Block));
        if feet > budget || !self.gets_onto(strand, &taken) {
            self.strands[strand].ways = None;
            return false;
        }
        let counted = self.counted(strand, &before, taken.mode);
        let rises = Elevations(self.referee()).elevation(&before) != self.board.battlefield.floor_under(to) + altitude;
        let diagonal_count = StepPrices(self.referee()).count_after((&before, taken.mode), (from, to), rises, counted);
        let walker = &mut self.strands[strand];
        walker.spent = Spent { feet, diagonal_count };
        walker.steps.push(taken);
        self.stand(name, to, Some(altitude));
        true
    }

    /// The count for a strand's next step in this mode: each speed category counts its own steps.
    fn counted(&self, strand: usize, creature: &Creature, mode: Mode) -> DiagonalCount {
        let Strand { steps, spent, .. } = &self.strands[strand];
        let category = |mode: Mode| StepPrices(self.referee()).category_in(creature, mode);
        let goes_on = steps.last().is_none_or(|last| category(last.mode) == category(mode));
        if goes_on { spent.diagonal_count } else { DiagonalCount::default() }
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
        let follows = has_other_ways(referee, mover.creature) && distance_goal.followed().is_some();
        if near || !(follows || swims(referee, mover.creature)) || budget.0.saturating_sub(spent.0) < Feet::SQUARE.0 {
            return None;
        }
        let plan = known.and_then(|at| self.strands[at].ways.clone());
        let mut steps = match plan.filter(|plan| plan.distance_goal == distance_goal) {
            Some(plan) => plan.steps,
            None if referee.is_nearly_done() => return None,
            None => self.way_near(name, &distance_goal).unwrap_or_default(),
        };
        let step = steps.pop();
        let at = self.begin(name, budget, options);
        self.strands.get_mut(at)?.ways = Some(WayPlan { distance_goal, steps });
        Some((at, step?))
    }

    /// The steps of the best path to a place near the target, or away from it, the first one last.
    fn way_near(&self, name: &Name, distance_goal: &DistanceGoal) -> Option<Vec<Step>> {
        let board = self.with_its_steps_spent(name);
        let referee = self.rules.on(&board);
        let mover = referee.mover(name)?;
        let misses = |at: Placement, altitude: Option<Height>| {
            let altitude = altitude.unwrap_or(mover.creature.altitude);
            let there = Creature { altitude, anchor: at.anchor, ..mover.creature.clone() };
            distance_goal.misses(distance_goal.feet(referee, Distances(referee).spot_in(&there, at)))
        };
        let now = misses(mover.placement, None);
        let stops = match distance_goal.followed() {
            Some(_) => stops_beside(referee, &mover, board.creature(self.intents.get(name)?.targets().first()?)?),
            None => stops_apart(referee, &mover, distance_goal),
        };
        let ways = stops.into_iter().filter_map(|stop| {
            let ruling = ModeMoves(referee).adjudicate(&mover, &by_any(vec![stop]));
            let left = misses(ruling.to, ruling.altitude);
            (gets_there(&ruling) && left < now).then_some((left, ruling.feet, ruling))
        });
        let (.., ruling) = ways.min_by_key(|(left, feet, _)| (*left, *feet))?;
        let enough = ruling.steps.iter().position(|step| misses(step.to, Some(step.altitude)) == 0);
        let last = enough.map_or(ruling.steps.len(), |at| at + 1);
        Some(ruling.steps.into_iter().take(last).rev().collect())
    }

    /// The table on which a creature has spent the feet of its steps so far.
    fn with_its_steps_spent(&self, name: &Name) -> Encounter {
        let mut board = self.board.clone();
        let strand = self.strands.iter().find(|strand| strand.name == *name);
        if let (Some(rounds), Some(Strand { steps, spent, .. })) = (board.rounds.as_deref_mut(), strand) {
            let log = rounds.turn_log.entry(name.clone()).or_default();
            for step in steps {
                *log.feet.entry(step.mode.word().to_owned()).or_default() += step.feet;
            }
            (log.straight, log.diagonal) = spent.diagonal_count.counts();
        }
        board
    }
}

/// A movement in any mode over these stops, as far as it leads.
fn by_any(stops: Vec<Stop>) -> ModeMove {
    let walk = Walk { as_far_as: true, answers: true, ..Walk::default() };
    ModeMove { move_mode: MoveMode::Any, stops, walk, hands: 2, ..ModeMove::default() }
}

/// Whether a movement needs no checks but those of the ground, which are made step by step.
fn gets_there(ruling: &Ruling) -> bool {
    let of_the_ground = ruling.checks.iter().all(|check| check.kind.is_of_the_ground());
    match ruling.verdict {
        Verdict::Legal => true,
        Verdict::NeedsCheck => of_the_ground,
        Verdict::Illegal => false,
    }
}

/// Whether a creature swims by its own speed and may go ashore in the same movement. Its steps are then priced by the mode of
/// each.
pub(super) fn swims(referee: Referee<'_>, creature: &Creature) -> bool {
    let combines = referee.ruleset.combining.value.is_known();
    combines && Supports(referee).of(creature) == Support::Water && creature.modes.of(Mode::Swim).is_some()
}

/// The places within a swimmer's reach that serve the goal best, the best first.
fn stops_apart(referee: Referee<'_>, mover: &Mover<'_>, distance_goal: &DistanceGoal) -> Vec<Stop> {
    let swim = ModeMove { move_mode: MoveMode::Swim, ..by_any(Vec::new()) };
    let Ok((ends, _)) = ModeMoves(referee).reach(mover, &swim) else { return Vec::new() };
    let (board, here) = (&referee.encounter.battlefield, Elevations(referee).elevation(mover.creature));
    let rank = |(&anchor, feet): (&Square, &HalfFeet)| {
        let squeezed = ends.squeezed.get(&anchor);
        let at = squeezed.copied().unwrap_or(mover.full).at(anchor);
        // A swimmer keeps its height in the water, and stands on a floor above it.
        let altitude = (here - board.floor_under(at)).max(Height::ZERO);
        let there = Creature { altitude, anchor, ..mover.creature.clone() };
        let spot = Distances(referee).spot_in(&there, at);
        let misses = distance_goal.misses(distance_goal.feet(referee, spot));
        let worth = Worth { misses, squeezed: squeezed.is_some(), feet: feet.rounded_up() };
        Rank { worth, next_diagonal_is_dear: false, leans: distance_goal.leans(spot), anchor }
    };
    let mut places: Vec<Rank> = ends.prices.iter().map(rank).collect();
    places.sort_unstable();
    places.into_iter().take(MOST_PLACES).map(|place| Stop { anchor: place.anchor, altitude: None }).collect()
}

/// Whether a creature has any mode to move on in besides the one it uses.
fn has_other_ways(referee: Referee<'_>, creature: &Creature) -> bool {
    let own = Supports(referee).of(creature).mode();
    let leads_on = |mode: Mode| matches!(mode, Mode::Fly | Mode::Climb | Mode::Swim | Mode::Burrow);
    let walks = matches!(own, Some(Mode::Climb | Mode::Swim | Mode::Burrow));
    // Level flight ends at a ledge that rises above it.
    let over_ledges = own == Some(Mode::Fly) && !referee.encounter.battlefield.is_level();
    walks || over_ledges || creature.modes.iter().any(|means| Some(means.mode) != own && leads_on(means.mode))
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
