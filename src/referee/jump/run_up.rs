//! A jump together with the walk to its start; the straight end of that walk is its running start.

use std::cell::LazyCell;

use super::leap::line;
use super::walked::Walked;
use super::{JumpRuling, Jumps};
use crate::field::{Barrier, Creature, Encounter, Ground, Terrain};
use crate::grid::{Area, Cardinal, Edge, Feet, HalfFeet, Height, Placement, Square};
use crate::referee::board::{Distances, Elevations, SharedSquares, take_along};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::Paces;
use crate::referee::request::{Jumping, Walk};
use crate::referee::ruling::{Fact, Finding, HeightFact, Pace, Ruling, Verdict};
use crate::referee::search::StepTable;
use crate::referee::walk::{GroundChecks, Walks};
use crate::ruleset::RuleId;
use crate::ruleset::policy::Jump;

/// The rank of a jump: whether its end is squeezed, hazards entered, feet, the DC of the check, and squeezed steps.
type ApproachCost = (bool, usize, HalfFeet, Option<i32>, usize);

/// The best leap on the way to a square.
#[derive(Clone, Debug, Default)]
pub struct LeapOnTheWay {
    /// `None` if no leap helps.
    pub leap: Option<Jumping>,
    /// Whether others were left untried, so that one of them may be better.
    pub untried: bool,
}

/// A leap from where the mover may walk, in the order in which leaps are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Leap {
    /// Whether it lands on hazardous ground.
    is_hazardous: bool,
    /// The least feet of a way to the goal with this leap.
    least: HalfFeet,
    /// Whether it leads neither straight nor diagonally.
    aslant: bool,
    from: Square,
    to: Square,
    /// The feet of the leap alone.
    long: Feet,
    /// The feet of the walk to it and of the leap.
    spent: Feet,
}

/// Jumps with a run-up, and jumps on the way.
#[derive(Clone, Copy, Debug)]
pub struct RunUps<'a>(pub Referee<'a>);

impl<'a> RunUps<'a> {
    /// Judges a walk and the jump at its end as one movement.
    pub(crate) fn run_and_jump(&self, mover: &Mover<'a>, jumping: &Jumping, walked: &Walked) -> JumpRuling {
        let way = walked.to(self.0, mover, jumping, jumping.way.clone());
        let faster = self.with_run_up(mover, jumping, &way, walked);
        let way = self.leaves_its_end(mover, jumping, faster.unwrap_or(way));
        if way.verdict == Verdict::Legal && way.notes().any(|note| note.fact.ends_short()) {
            // If movement simply runs out, or the ground stops it, the jump at its end never begins.
            return JumpRuling::none(way, Elevations(self.0).elevation(mover.creature));
        }
        let moved = self.moved(mover, &way);
        let referee = Referee { encounter: &moved, ..self.0 };
        let Some(runner) = referee.mover(&mover.creature.name) else {
            return Jumps(self.0).jump_from(mover, jumping, Feet(0));
        };
        let runner = Mover { diagonal_count: way.diagonal_count, ..runner };
        let start = self.0.ruleset.jump_start.value;
        let running = jumping.running || (start > 0 && run_up(self.0, &way, jumping.to) >= Feet(start));
        let asked = way.checks.iter().filter(|check| check.kind.is_of_the_ground()).count();
        let walk = Walk { ground: jumping.walk.ground.after(asked), ..jumping.walk.clone() };
        let on = Jumping { running, way: Vec::new(), then: None, walk, ..jumping.clone() };
        let mut jumped = Jumps(referee).jump_from(&runner, &on, way.feet.unwrap_or_default().whole());
        jumped.ruling = joined(way, jumped.ruling);
        jumped
    }

    /// The walk to a jump. Nobody stops where the jump begins, so that may be the square of any creature that lets others
    /// pass.
    fn leaves_its_end(&self, mover: &Mover<'a>, jumping: &Jumping, mut way: Ruling) -> Ruling {
        let stops = |finding: &Finding| matches!(finding.fact, Fact::EndsInside { .. } | Fact::TooManyInSquare { .. });
        let stopped = way.findings.iter().any(stops);
        way.findings.retain(|finding| !stops(finding));
        if !stopped || way.refusals().next().is_some() {
            return way;
        }
        // Its ground checks decide only now that nothing refuses it.
        let walk = Ruling { verdict: Verdict::Legal, nearest: None, checks: Vec::new(), ..way };
        GroundChecks(self.0).ask_maneuver(mover, walk, &jumping.walk.ground)
    }

    /// An equally good path that gives this jump a running start, if there is one.
    fn with_run_up(&self, mover: &Mover<'a>, jumping: &Jumping, way: &Ruling, walked: &Walked) -> Option<Ruling> {
        let (&[off], Some(to)) = (&jumping.way[..], jumping.to) else { return None };
        let (dx, dy) = off.to(to);
        let needs = Feet(self.0.ruleset.jump_start.value);
        let straight = dx == 0 || dy == 0 || dx.abs() == dy.abs();
        if !straight || off == to || run_up(self.0, way, jumping.to) >= needs {
            return None;
        }
        let behind = |steps: i32| off.offset((-dx.signum() * steps, -dy.signum() * steps));
        let steps = (1..).find(|&steps| Distances(self.0).feet_between_squares(behind(steps), off) >= needs)?;
        let stops: Vec<Square> = (0..=steps).rev().map(behind).filter(|&at| at != mover.placement.anchor).collect();
        let map = self.0.encounter.battlefield.area();
        if !stops.iter().all(|&at| map.contains(at)) {
            return None;
        }
        let run = walked.to(self.0, mover, jumping, stops);
        let as_good = run.feet <= way.feet && run.provocations.len() <= way.provocations.len();
        (run.verdict == Verdict::Legal && as_good).then_some(run)
    }

    /// The table with the mover, and those it carries, at the end of a movement.
    fn moved(&self, mover: &Mover<'a>, way: &Ruling) -> Encounter {
        let mut moved = self.0.encounter.clone();
        moved.put(Creature {
            anchor: way.to.anchor,
            squeezed: self.0.ruleset.stance(mover.creature, way.to.footprint).flatten(),
            altitude: way.altitude.unwrap_or(mover.creature.altitude),
            ..mover.creature.clone()
        });
        take_along(self.0.ruleset, self.0.encounter, &mut moved);
        moved
    }

    /// Adds the walk that follows a jump, if the jump got to its goal.
    pub(crate) fn walk_on(
        &self,
        mover: &Mover<'a>,
        jumping: &Jumping,
        mut jumped: JumpRuling,
        walked: &Walked,
    ) -> JumpRuling {
        let landed = Some(jumped.ruling.to.anchor) == jumping.to && jumped.falls.is_none() && !jumped.hangs;
        let goes_on = landed && !jumped.prone && !jumped.midair && jumped.ruling.verdict != Verdict::Illegal;
        let Some(goal) = jumping.then.filter(|_| goes_on) else { return jumped };
        let asked = jumped.ruling.checks.iter().filter(|check| check.kind.is_of_the_ground()).count();
        let ruled = || {
            let moved = self.moved(mover, &jumped.ruling);
            let referee = Referee { encounter: &moved, ..self.0 };
            let walker = referee.mover(&mover.creature.name)?;
            let walker = Mover { diagonal_count: jumped.ruling.diagonal_count, ..walker };
            let ground = jumping.walk.ground.after(asked);
            Some(Walks(referee).adjudicate(&walker, &Walk { stops: vec![goal], ground, ..jumping.walk.clone() }))
        };
        let Some(mut on) = walked.on_from(&jumped.ruling, (goal, asked), ruled) else { return jumped };
        let before = jumped.ruling.feet.unwrap_or_default();
        let beyond = |feet: &HalfFeet| *feet + before > jumped.ruling.budget.into() && on.verdict != Verdict::Illegal;
        let stops = self.0.ruleset.running_out.value.stops_there() && !jumping.walk.to_the_end;
        if let Some(feet) = on.feet.filter(beyond).filter(|_| !stops) {
            on.findings.push(Finding::refusal(jumping.walk.pace.limit(), Fact::TooFar { feet }));
            on.verdict = Verdict::Illegal;
        } else if on.feet.is_some_and(|feet| beyond(&feet)) {
            let left = HalfFeet::from(jumped.ruling.budget).0.saturating_sub(before.0);
            on = self.cut_to(HalfFeet(left), mover, &jumped.ruling, (on, goal, jumping.walk.pace.limit()));
        }
        let pending = jumped.ruling.verdict;
        jumped.ruling = joined(jumped.ruling, on);
        if jumped.ruling.verdict == Verdict::Legal {
            jumped.ruling.verdict = pending;
        }
        jumped
    }

    /// The walk after this jump cut to the feet that are left. (Rise: a mover out of movement simply stops.)
    fn cut_to(
        &self,
        left: HalfFeet,
        mover: &Mover<'a>,
        jumped: &Ruling,
        (on, goal, limit): (Ruling, Square, RuleId),
    ) -> Ruling {
        let moved = self.moved(mover, jumped);
        let referee = Referee { encounter: &moved, ..self.0 };
        let Some(walker) = referee.mover(&mover.creature.name) else { return on };
        let occupancy = SharedSquares(referee).occupancy(&walker);
        let (mut spent, mut steps) = (HalfFeet(0), 0);
        for (index, step) in on.steps.iter().enumerate() {
            spent += step.feet;
            if spent > left {
                break;
            }
            if Walks(referee).end_refusals(&walker, &occupancy, step.to).is_empty() {
                steps = index + 1;
            }
        }
        let mut short = on.stopped_after(steps);
        short.findings.retain(|finding| !matches!(finding.fact, Fact::StopsShort { .. }));
        let goal = walker.full.at(goal);
        short.findings.push(Finding::note(limit, Fact::StopsShort { goal, altitude: None }));
        short
    }

    /// The walk up to a leap for which this pace hasn't the feet, where a movement that runs out ends on its way; `None` if it
    /// doesn't get anywhere, or may not end there.
    #[must_use]
    pub fn up_to_a_leap(&self, mover: &Mover<'a>, leap: &Jumping, goal: Square) -> Option<JumpRuling> {
        if !self.0.ruleset.running_out.value.stops_there() || leap.walk.to_the_end {
            return None;
        }
        let later = self.later_takeoff(mover, leap, goal);
        let stops: Vec<Square> = leap.way.iter().copied().chain(later).collect();
        if stops.is_empty() {
            return None;
        }
        let walk = Walk { stops, ..leap.walk.clone() };
        let mut way = Walks(self.0).adjudicate(mover, &walk);
        way.findings.retain(|finding| !matches!(finding.fact, Fact::StopsShort { .. }));
        let goal = mover.full.at(goal);
        way.findings.push(Finding::note(walk.pace.limit(), Fact::StopsShort { goal, altitude: None }));
        let goes = way.verdict == Verdict::Legal && !way.steps.is_empty();
        goes.then(|| JumpRuling::none(way, Elevations(self.0).elevation(mover.creature)))
    }

    /// Where a walk to the goal ends nearest to it, if a leap might as well begin there as where it does.
    fn later_takeoff(&self, mover: &Mover<'a>, leap: &Jumping, goal: Square) -> Option<Square> {
        let walk = Walk { stops: vec![goal], ..leap.walk.clone() };
        let (nearest, _) = Walks(self.0).adjudicate(mover, &walk).nearest?;
        let here = leap.way.last().copied().unwrap_or(mover.placement.anchor);
        let (there, to) = (nearest.anchor, leap.to?);
        let feet = |from, to| Distances(self.0).feet_between_squares(from, to);
        (there != here && feet(here, there) + feet(there, to) == feet(here, to)).then_some(there)
    }

    /// Whether there is anything within `far` feet that a leap could clear.
    pub(crate) fn has_something_to_clear(&self, mover: &Mover<'a>, far: Feet) -> bool {
        let board = &self.0.encounter.battlefield;
        let Some(near) = mover.placement.area().grown(far.squares().min(300).cast_signed()).within(board.area()) else {
            return false;
        };
        let floor = board.floor_under(mover.placement);
        let hampers = |square: Square| {
            asks_something(&board.ground(square))
                || board.floor(square).apart(floor) > Feet::SQUARE
                || [Cardinal::East, Cardinal::South]
                    .into_iter()
                    .any(|side| board.barrier(Edge::of(square, side)) == Barrier::Low)
        };
        near.squares().any(hampers)
    }

    /// The cheapest walk to this square with one leap, in any direction, over something that hampers a walker. The
    /// leap's check is not resolved.
    #[must_use]
    pub fn leap_on_the_way(&self, mover: &Mover<'a>, walk: &Walk, goal: Square) -> LeapOnTheWay {
        self.leap_among(mover, walk, goal, &Walked::default())
    }

    /// Like [`Self::leap_on_the_way`], for one of several goals that share walks.
    pub(crate) fn leap_among(&self, mover: &Mover<'a>, walk: &Walk, goal: Square, known: &Walked) -> LeapOnTheWay {
        let plain = Walks(self.0).adjudicate(mover, &Walk { stops: vec![goal], ..walk.clone() });
        // A walk that stops on its way doesn't get there.
        let short = !walk.as_far_as && plain.notes().any(|note| note.fact.ends_short());
        let walked = plain.feet.filter(|_| plain.verdict == Verdict::Legal && !short);
        let waits = walked.map_or(0, |_| self.hazards(mover, &plain, None));
        let budget = Paces(self.0).walking_budget(mover, walk.pace);
        let Some(far) = self.longest(mover, budget) else { return LeapOnTheWay::default() };
        let cheaper =
            |least: HalfFeet| least <= budget.into() && (waits > 0 || walked.is_none_or(|walked| least < walked));
        let (mut leaps, mut untried) = self.leaps(mover, walk.pace, (goal, far), cheaper);
        leaps.sort_unstable();
        let walker = mover.with_options(Paces(self.0).options_of(walk));
        let occupancy = LazyCell::new(|| SharedSquares(self.0).occupancy(&walker));
        let step_table = LazyCell::new(|| StepTable::new(self.0, &walker, Some(&*occupancy)));
        let back = LazyCell::new(|| step_table.way_back(goal, budget));
        let too_far = |to: Square, left: Feet| {
            to != goal && !walk.as_far_as && back.as_ref().is_some_and(|back| !back.may_begin(to, left))
        };
        // An end in the full space comes first, then the fewest hazards, the lowest cost and the easiest check; among equals, a
        // straight path.
        let mut best: Option<(ApproachCost, Jumping)> = None;
        for (tried, Leap { least, from, to, spent, .. }) in leaps.into_iter().enumerate() {
            // Without hazards on its way, only a leap that costs no more is better.
            let sure = |&&((squeezed, hazards, ..), _): &&(ApproachCost, Jumping)| !squeezed && hazards == 0;
            let most = best.as_ref().filter(sure).map(|((_, _, feet, ..), _)| *feet);
            if most.is_some_and(|most| least > most) {
                break;
            }
            if tried == MOST_LEAPS || self.0.is_nearly_done() {
                untried = true;
                break;
            }
            let most = most.map_or(budget, |most| most.whole().min(budget));
            if too_far(to, Feet(most.0.saturating_sub(spent.0))) {
                continue;
            }
            let way = if from == mover.placement.anchor { Vec::new() } else { vec![from] };
            let then = (to != goal).then_some(goal);
            let leap = Jumping { way, to: Some(to), then, walk: walk.clone(), ..Jumping::default() };
            let ruling = Jumps(self.0).jump_among(mover, &leap, known).ruling;
            // A mover goes over an edge only on request; the walk after the leap doesn't.
            let over = |finding: &Finding| {
                matches!(finding.fact, Fact::Height(HeightFact::Falls { .. } | HeightFact::IntoWater { .. }))
            };
            let there = walk.as_far_as || ruling.to.anchor == goal;
            let stays = there && ruling.verdict != Verdict::Illegal && !ruling.findings.iter().any(over);
            let Some(feet) = ruling.feet.filter(|_| stays) else { continue };
            let hazards = self.hazards(mover, &ruling, Some((from, to)));
            let narrow = ruling.steps.iter().filter(|step| mover.is_squeezed(step.to)).count();
            let price = (ruling.squeezed, hazards, feet, ruling.jump_dc(), narrow);
            let dearer =
                walked.is_some_and(|walked| (ruling.squeezed, hazards, feet) >= (plain.squeezed, waits, walked));
            if !dearer && best.as_ref().is_none_or(|(other, _)| price < *other) {
                best = Some((price, leap));
            }
        }
        let marked = |(_, leap): (ApproachCost, Jumping)| Jumping { walk: Walk { untried, ..leap.walk }, ..leap };
        LeapOnTheWay { leap: best.map(marked), untried }
    }

    /// Leaps that bring a walker nearer to a goal that no single leap leads to, each with the walk to it: the shortest for each
    /// place where one lands, those on the straightest way first, and only a few.
    #[must_use]
    pub fn leaps_towards(&self, mover: &Mover<'a>, walk: &Walk, goal: Square) -> Vec<Jumping> {
        let budget = Paces(self.0).walking_budget(mover, walk.pace);
        let Some(far) = self.longest(mover, budget) else { return Vec::new() };
        let (mut leaps, _) = self.leaps(mover, walk.pace, (goal, far), |least| least <= budget.into());
        let (dx, dy) = mover.placement.anchor.to(goal);
        let astray = |at: Square| {
            let (x, y) = mover.placement.anchor.to(at);
            (dx * y - dy * x).unsigned_abs()
        };
        leaps.sort_unstable_by_key(|leap| {
            let off = astray(leap.from) + astray(leap.to);
            (leap.is_hazardous, leap.least, leap.long, leap.aslant, off, leap.from, leap.to)
        });
        let mut landed = Vec::new();
        leaps.retain(|leap| {
            let new = leap.to != goal && !landed.contains(&leap.to);
            landed.extend(new.then_some(leap.to));
            new
        });
        let jumping = |leap: Leap| Jumping {
            way: Some(leap.from).filter(|&from| from != mover.placement.anchor).into_iter().collect(),
            to: Some(leap.to),
            walk: walk.clone(),
            ..Jumping::default()
        };
        leaps.into_iter().take(MOST_FIRST_LEAPS).map(jumping).collect()
    }

    /// How far the mover may leap in a movement with this budget; `None` if its Strength is unknown.
    fn longest(&self, mover: &Mover<'a>, budget: Feet) -> Option<Feet> {
        match self.0.ruleset.jump.value {
            Jump::Strength => Some(Jumps(self.0).longest_jump(mover.creature)?.0.min(budget)),
            Jump::Skill | Jump::Acrobatics => Some(budget),
        }
    }

    /// The leaps over something that hampers a walker, from wherever the mover may walk, with which a way to the goal could
    /// take few enough feet. Also returns whether others were left out.
    fn leaps(
        &self,
        mover: &Mover<'a>,
        pace: Pace,
        (goal, far): (Square, Feet),
        few_enough: impl Fn(HalfFeet) -> bool,
    ) -> (Vec<Leap>, bool) {
        let (mut leaps, map) = (Vec::new(), self.0.encounter.battlefield.area());
        let feet_between = |from, to| Distances(self.0).feet_between_squares(from, to);
        for (from, feet) in Walks(self.0).reachable(mover, pace, false).ends().map(|(from, end)| (from, end.feet)) {
            // Measured in two parts, a path is shorter by at most one diagonal's 5 ft.
            let around = HalfFeet::from(feet + feet_between(from, goal));
            if !few_enough(HalfFeet(around.0.saturating_sub(HalfFeet::from(Feet(5)).0))) {
                continue;
            }
            if self.0.is_nearly_done() {
                return (leaps, true);
            }
            let around = Area::between(from, from).grown(far.squares().min(300).cast_signed());
            for to in around.within(map).into_iter().flat_map(Area::squares) {
                let long = feet_between(from, to);
                let least = HalfFeet::from(feet + long + feet_between(to, goal));
                if to != from && long <= far && few_enough(least) && self.clears(mover, from, to) {
                    let (dx, dy) = from.to(to);
                    let aslant = dx != 0 && dy != 0 && dx.abs() != dy.abs();
                    let is_hazardous = self.is_hazardous(mover, mover.full.at(to));
                    leaps.push(Leap { is_hazardous, least, aslant, from, to, long, spent: feet + long });
                }
            }
        }
        (leaps, false)
    }

    /// Whether a hazard at this place affects a walker that steps there.
    fn is_hazardous(&self, mover: &Mover<'a>, at: Placement) -> bool {
        let board = &self.0.encounter.battlefield;
        let waits = |square| board.ground(square).layers.count(Terrain::Hazardous) > 0;
        !mover.creature.ignores.terrain(Terrain::Hazardous) && at.squares().any(waits)
    }

    /// How many steps of a path lead into hazards, except those that a leap between the two squares clears.
    fn hazards(&self, mover: &Mover<'a>, ruling: &Ruling, leap: Option<(Square, Square)>) -> usize {
        let over = leap.and_then(|(from, to)| {
            let (dx, dy) = from.to(to);
            let lands = ruling.steps.iter().rposition(|step| step.to.anchor == to)?;
            let steps = usize::try_from(dx.abs().max(dy.abs())).ok()?;
            Some((lands + 1).saturating_sub(steps)..lands)
        });
        let treads = |index: &usize| over.as_ref().is_none_or(|over| !over.contains(index));
        let waits = |index: &usize| self.is_hazardous(mover, ruling.steps[*index].to);
        (0..ruling.steps.len()).filter(treads).filter(waits).count()
    }

    /// The last square on the straight line there before what hampers a walker, unless that is the mover's own.
    pub(crate) fn takeoff(&self, mover: &Mover<'a>, to: Square) -> Option<Square> {
        let (board, own) = (&self.0.encounter.battlefield, mover.placement.anchor);
        // The height of the floor there, or of the back that carries it on.
        let level = |square: Square| Elevations(self.0).elevation_at(mover.creature, mover.full.at(square));
        let free = |square: &Square| {
            let asks = mover.full.at(*square).squares().any(|at| asks_something(&board.ground(at)));
            *square != to && level(*square) == level(own) && !asks
        };
        line(own, own.to(to), 0).into_iter().take_while(free).last()
    }

    /// Whether a leap between these squares clears something that hampers or endangers a walker: on its way, or a ledge it lands
    /// on. It doesn't land on a floor much lower.
    fn clears(&self, mover: &Mover<'a>, from: Square, to: Square) -> bool {
        let board = &self.0.encounter.battlefield;
        let floor = |square: Square| board.floor_under(mover.full.at(square));
        if !board.holds(mover.full.at(to)) || floor(from).above(floor(to)) > Feet::SQUARE {
            return false;
        }
        if floor(to).above(floor(from)) > Feet::SQUARE {
            return true;
        }
        let way = line(from, from.to(to), 0);
        self.0.spend(LANDING * u32::try_from(way.len()).unwrap_or(1));
        let low =
            |at: Square, next: Square| Edge::between(at, next).is_some_and(|edge| board.barrier(edge) == Barrier::Low);
        let hampers = |square: Square| {
            let ground = mover.full.at(square).squares().any(|at| asks_something(&board.ground(at)));
            ground || floor(square) < floor(from) - Height::of_squares(1)
        };
        let before = std::iter::once(from).chain(way.iter().copied());
        before.zip(&way).any(|(at, &next)| low(at, next) || (next != to && hampers(next)))
    }
}

/// Whether a walker pays for this ground, or needs a check for it.
fn asks_something(ground: &Ground) -> bool {
    ground.layers.iter().next().is_some() || ground.check.is_some()
}

/// The work of checking one square that a leap may clear.
const LANDING: u32 = 2;

/// The most leaps to judge for one walk.
const MOST_LEAPS: usize = 200;

/// The most leaps to try as the first of two.
const MOST_FIRST_LEAPS: usize = 6;

/// How many feet the path leads straight to its end, if the jump continues in that direction.
fn run_up(referee: Referee<'_>, way: &Ruling, to: Option<Square>) -> Feet {
    let Some(to) = to else { return Feet(0) };
    let (dx, dy) = way.to.anchor.to(to);
    let straight = dx == 0 || dy == 0 || dx.abs() == dy.abs();
    let direction = (dx.signum(), dy.signum());
    let before = std::iter::once(way.from).chain(way.steps.iter().map(|step| step.to));
    let places: Vec<Square> = before.map(|place| place.anchor).collect();
    let same = |pair: &&[Square]| straight && pair[0].to(pair[1]) == direction;
    let steps = places.windows(2).rev().take_while(same).count();
    let steps = u32::try_from(steps).unwrap_or(0);
    let along = |axis: i32| steps * axis.unsigned_abs();
    Distances(referee).feet_over(along(direction.0), along(direction.1), 0, false)
}

/// Joins two consecutive movements into one.
fn joined(way: Ruling, jump: Ruling) -> Ruling {
    let behind = way.steps.len();
    let mut all = Ruling { from: way.from, budget: way.budget, optimal: way.optimal && jump.optimal, ..jump };
    for finding in &mut all.findings {
        finding.step = finding.step.map(|step| step + behind);
        match &mut finding.fact {
            Fact::TooFar { feet } => *feet += way.feet.unwrap_or_default(),
            Fact::Hazards { entered } => entered.iter_mut().for_each(|(step, _)| *step += behind),
            _ => {}
        }
    }
    for chance in &mut all.provocations {
        chance.step += behind;
    }
    all.provocations.retain(|chance| way.provocations.iter().all(|earlier| earlier.by != chance.by));
    all.provocations.splice(0..0, way.provocations);
    all.steps.splice(0..0, way.steps);
    all.feet = all.feet.zip(way.feet).map(|(jump, way)| jump + way);
    all.checks.splice(0..0, way.checks);
    // A finding of both is reported once.
    let new = way.findings.into_iter().filter(|finding| !all.findings.contains(finding)).collect::<Vec<_>>();
    all.findings.splice(0..0, new);
    match way.verdict {
        Verdict::Illegal => all.verdict = Verdict::Illegal,
        Verdict::NeedsCheck if all.verdict == Verdict::Legal => all.verdict = Verdict::NeedsCheck,
        _ => {}
    }
    all
}
