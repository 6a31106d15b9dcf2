//! Judges one walk.

use super::Walks;
use crate::field::Mode;
use crate::grid::{Feet, Height, Path, Placement, Square};
use crate::referee::board::{Elevations, Hazards, Occupancy, Supports, Water};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{
    Chance, Endurance, FloorEdges, Hindrances, Paces, StepPrices, Strikes, Threateners, Turns,
};
use crate::referee::request::{Prefer, Walk};
use crate::referee::ruling::{
    Action, AirFact, Fact, Finding, HeightFact, NoStrike, Pace, Provocation, Ruling, Spent, Step, Verdict,
};
use crate::referee::search::{ExplicitPath, Objective, RouteGoal, SearchLimit, StepTable};
use crate::ruleset::RuleId;

/// The work of judging a step.
const A_STEP: u32 = 20;

/// A route, and whether the search proved it optimal.
struct Route {
    path: Path,
    optimal: bool,
}

/// A walk, and everything known before it is judged.
pub(crate) struct WalkJudge<'a, 'r> {
    pub(crate) referee: Referee<'a>,
    pub(crate) mover: &'r Mover<'a>,
    pub(crate) occupancy: &'r Occupancy<'a>,
    pub(crate) threateners: &'r Threateners<'a>,
    pub(crate) walk: &'r Walk,
    pub(crate) budget: Feet,
    /// Spaces the path has to lead through before it ends.
    pub(crate) through: &'r [Placement],
}

impl<'a, 'r> WalkJudge<'a, 'r> {
    /// A walk without required spaces.
    pub(crate) fn new(
        referee: Referee<'a>,
        mover: &'r Mover<'a>,
        (occupancy, threateners): (&'r Occupancy<'a>, &'r Threateners<'a>),
        walk: &'r Walk,
        budget: Feet,
    ) -> Self {
        WalkJudge { referee, mover, occupancy, threateners, walk, budget, through: &[] }
    }

    pub(crate) fn ruling(&self) -> Ruling {
        let usable = Paces(self.referee).pace_refusals(self.mover, self.walk).1;
        let step_table = usable.then(|| StepTable::new(self.referee, self.mover, Some(self.occupancy)));
        self.judged(step_table.as_ref(), true)
    }

    /// The ruling on a board that was already prepared for this mover at this pace. It is one of many walks, so it gets no
    /// extra notes.
    pub(crate) fn ruling_on(&self, step_table: &StepTable<'a, '_>) -> Ruling {
        self.judged(Some(step_table), false)
    }

    /// Judges the walk; there is no prepared board if the pace makes its steps not worth judging. `alone`: it is the only
    /// walk being asked about.
    fn judged(&self, step_table: Option<&StepTable<'a, '_>>, alone: bool) -> Ruling {
        let (stops, goal) = (self.stops(), self.goal());
        let pace = self.walk.pace;
        let (mut before, usable) = Paces(self.referee).pace_refusals(self.mover, self.walk);
        let Some(step_table) = step_table.filter(|_| usable) else {
            let mut ruling = self.refuse(goal, before);
            ruling.verdict = Verdict::Illegal;
            return ruling;
        };
        before.extend(Turns(self.referee).declared(self.mover).filter(|_| !self.walk.answers));
        let mut ruling = if pace.is_one_step() {
            self.one_step(step_table, stops, goal)
        } else if pace == Pace::Run && self.referee.ruleset().run_line.value.is_straight() {
            self.straight(step_table, stops, goal)
        } else {
            self.way(step_table)
        };
        self.explain_no_room(step_table, &mut ruling, goal);
        let paced = pace.is_one_step() || pace == Pace::Run;
        let around = if alone && !paced { self.around(step_table, &ruling) } else { None };
        let running_out = self.referee.ruleset().running_out.value.stops_there() && !self.walk.to_the_end;
        let refused = ruling.refusals().next().is_some();
        let stops_there = || self.walk.as_far_as || ruling.refusals().all(|finding| self.runs_out(&finding.fact));
        let may_stop = (self.walk.as_far_as || running_out) && refused && before.is_empty() && !pace.is_one_step();
        if may_stop && stops_there() {
            ruling = self.cut_short(step_table, ruling, goal);
        }
        let barred = !before.is_empty();
        if ruling.takes != Paces(self.referee).action_of(self.mover, self.walk) {
            Turns(self.referee).claim_instead(self.mover, ruling.takes, &mut before);
        }
        ruling.findings.splice(0..0, before);
        // If nobody may end there, no other way helps.
        let may_end = || !self.shapes_by_ending(step_table, goal.anchor).0.is_empty();
        ruling.optimal &= !(self.walk.untried && may_end());
        if pace == Pace::Run {
            Endurance(self.referee).check_endurance(self.mover, self.walk.run, &mut ruling);
        }
        if ruling.refusals().next().is_some() {
            ruling.verdict = Verdict::Illegal;
            // A mover that can't move now can't get anywhere else either.
            let now = |fact: &Fact| {
                let no_mode = matches!(fact, Fact::Height(HeightFact::NoMode { .. }));
                let unable = no_mode || matches!(fact, Fact::Air(AirFact::NotInThisFlight { .. }));
                unable || matches!(fact, Fact::CheckFailed { .. })
            };
            let stopped = barred || ruling.refusals().any(|finding| now(&finding.fact));
            if !pace.is_one_step() && !stopped && !self.referee.affordable {
                ruling.nearest = self.nearest_end(step_table, goal);
            }
            // Notes on a move are useless once it is refused.
            ruling.findings.retain(|finding| finding.refuses());
            let too_far = ruling.refusals().all(|finding| matches!(finding.fact, Fact::TooFar { .. }));
            let explicit_path = self.stops().len() > 1;
            ruling.findings.extend((too_far && !explicit_path).then(|| self.shut_directly()).flatten());
            ruling.findings.extend(around.filter(|_| too_far));
        } else {
            // Report the cost of a detour before it is paid, and if the feet don't suffice.
            let short = ruling.notes().find(|note| matches!(note.fact, Fact::StopsShort { .. })).map(|note| note.rule);
            let out_of_feet = short == Some(pace.limit()) && self.stops().len() == 1;
            ruling.findings.extend(out_of_feet.then(|| self.shut_directly()).flatten());
            let short = short.is_some();
            ruling.findings.extend(around.filter(|_| short || self.referee.planning));
        }
        ruling
    }

    /// The stops, without a first one in the mover's own square: the paths printed in rulings begin there.
    pub(crate) fn stops(&self) -> &'r [Square] {
        match self.walk.stops.split_first() {
            Some((first, rest)) if *first == self.mover.placement.anchor && !rest.is_empty() => rest,
            _ => &self.walk.stops,
        }
    }

    pub(crate) fn goal(&self) -> Placement {
        self.mover.full.at(self.stops().last().copied().unwrap_or(self.mover.placement.anchor))
    }

    /// Judges the path alone, without its pace: the explicit one, or the best one over the stops.
    pub(crate) fn way(&self, step_table: &StepTable<'a, '_>) -> Ruling {
        let path = (self.walk.stops.len() > 1).then(|| self.explicit_path(step_table, self.stops())).flatten();
        match path {
            Some(path) => {
                let mut ruling = self.judge_explicit_path(&path);
                self.explain_narrow_explicit_path(&mut ruling);
                ruling
            }
            None => {
                let found = self.best(step_table, self.stops(), self.goal());
                self.over_the_edge(&found).unwrap_or(found)
            }
        }
    }

    /// A movement of one step: in the full space if possible, otherwise squeezing.
    fn one_step(&self, step_table: &StepTable<'a, '_>, stops: &[Square], goal: Placement) -> Ruling {
        let start = self.mover.placement;
        let (dx, dy) = start.anchor.to(goal.anchor);
        let beside = stops.len() == 1 && dx.abs() <= 1 && dy.abs() <= 1;
        if !(0..step_table.stances.len())
            .any(|shape| beside && start.is_one_step_from(step_table.at(shape, goal.anchor)))
        {
            let mut ruling = self.best(step_table, stops, goal);
            ruling.findings.clear();
            if start.anchor != goal.anchor || self.walk.pace == Pace::Step {
                ruling.findings.push(Finding::refusal(self.walk.pace.rule(), Fact::NotOneStep { upright: false }));
            }
            return ruling;
        }
        let path = self.explicit_path(step_table, stops);
        let mut ruling =
            path.map_or_else(|| self.best(step_table, stops, goal), |path| self.judge_explicit_path(&path));
        let end = ruling.steps.last().map_or(start, |step| step.to);
        if Paces(self.referee).takes_a_plain_move(self.mover, self.walk.pace, end) {
            ruling.findings.push(Finding::refusal(RuleId::MinimumMovement, Fact::NotSlowed));
        }
        if self.walk.pace != Pace::Crawl {
            // It covers one square, whatever the square costs.
            ruling.feet = ruling.feet.map(|_| Feet::SQUARE.into());
            ruling.steps.iter_mut().for_each(|step| {
                step.feet = Feet::SQUARE.into();
                step.rules.clear();
            });
            ruling.findings.retain(|finding| !matches!(finding.fact, Fact::TooFar { .. }));
        }
        ruling
    }

    /// A movement in a straight line.
    fn straight(&self, step_table: &StepTable<'a, '_>, stops: &[Square], goal: Placement) -> Ruling {
        if stops.is_empty() || goal == self.mover.placement {
            let mut ruling = self.judge_path(&Path::from(self.mover.placement), goal);
            // There and back is no straight line.
            let returns = stops.iter().any(|&stop| stop != self.mover.placement.anchor);
            ruling.findings.extend(returns.then(|| Finding::refusal(RuleId::RunLine, Fact::NotStraight)));
            return ruling;
        }
        if let Some(path) = step_table.straight(self.threateners, goal.anchor) {
            let mut ruling = self.judge_path(&path, goal);
            let mut passed = path.steps().map(|(_, to)| to.anchor);
            if !stops.iter().all(|&stop| passed.any(|anchor| anchor == stop)) {
                ruling.findings.push(Finding::refusal(RuleId::RunLine, Fact::NotStraight));
            }
            return ruling;
        }
        // Obstacles are reported along the path nearest to the line.
        let mut ruling = self.judge_path(&self.straight_on(Path::from(self.mover.placement), &[goal.anchor]), goal);
        ruling.findings.push(Finding::refusal(RuleId::RunLine, Fact::NotStraight));
        ruling
    }

    /// The best route over the stops, or else the path that would lead there.
    fn best(&self, step_table: &StepTable<'a, '_>, stops: &[Square], goal: Placement) -> Ruling {
        let board = &self.referee.encounter().battlefield;
        if !(0..step_table.stances.len()).any(|shape| board.holds(step_table.at(shape, goal.anchor))) {
            // No path leads off the map, so the picture shows none.
            let square = goal.area().south_east();
            let off = Finding::refusal(RuleId::Blocking, Fact::Filled { square, with: None });
            return self.refuse(goal, vec![off]);
        }
        match self.find(step_table, stops, goal) {
            Ok(Some(Route { path, optimal })) => {
                let mut found = self.judge_path(&path, path.end());
                found.optimal = optimal;
                found
            }
            Ok(None) if self.referee.affordable => {
                self.refuse(goal, vec![Finding::refusal(self.walk.pace.limit(), Fact::SearchLimit)])
            }
            Ok(None) => {
                let way = self.way_but_for_the_first(step_table, stops);
                let way = way.unwrap_or_else(|| self.closed_way(step_table, stops));
                let mut closed = self.judge_path(&way, goal);
                // There is no path, so its cost isn't the reason.
                closed.findings.retain(|finding| !matches!(finding.fact, Fact::TooFar { .. }));
                self.explain_too_narrow(step_table, &mut closed, goal);
                closed
            }
            Err(SearchLimit) => self.refuse(goal, vec![Finding::refusal(RuleId::Speed, Fact::SearchLimit)]),
        }
    }

    /// The stops as a path, if each is one step from the one before: the best legal choice of shapes, or else the one that
    /// keeps to the full space.
    fn explicit_path(&self, step_table: &StepTable<'a, '_>, stops: &[Square]) -> Option<Path> {
        let mut anchor = self.mover.placement.anchor;
        for &stop in stops {
            let (dx, dy) = anchor.to(stop);
            if dx.abs() > 1 || dy.abs() > 1 {
                return None;
            }
            anchor = stop;
        }
        let (may, may_not) = self.shapes_by_ending(step_table, anchor);
        let within = full_first(&may).map(|ends| (ends, Some(self.budget)));
        let whatever = [&may, &may_not].into_iter().flat_map(|shapes| full_first(shapes)).map(|ends| (ends, None));
        for (ends, budget) in within.chain(whatever) {
            let explicit_path = Some(ExplicitPath { ends_upright: may.first() == Some(&0) });
            let route_goal = RouteGoal { stops, ends, through: &[], explicit_path };
            let objective = Objective { prefer: self.walk.prefer, budget };
            if let Some(path) = step_table.route(self.threateners, &route_goal, objective).ok().flatten() {
                return Some(path);
            }
        }
        let mut path = Path::from(self.mover.placement);
        for &stop in stops {
            let shape =
                (0..step_table.stances.len()).find(|&shape| path.end().is_one_step_from(step_table.at(shape, stop)))?;
            path.push(step_table.at(shape, stop)).ok()?;
        }
        Some(path)
    }

    /// The best legal route, or else the best that reaches the goal at all, and whether it is proven optimal. An end in the
    /// full space is preferred to a squeezed one.
    fn find(
        &self,
        step_table: &StepTable<'a, '_>,
        stops: &[Square],
        goal: Placement,
    ) -> Result<Option<Route>, SearchLimit> {
        let optimal = |path| Route { path, optimal: true };
        let start = self.mover.placement;
        if self.through.is_empty() && stops.iter().all(|&stop| stop == start.anchor) {
            return Ok(Some(optimal(Path::from(start))));
        }
        let (may, may_not) = self.shapes_by_ending(step_table, goal.anchor);
        let search = |route_goal: &RouteGoal<'_>, objective: Objective| {
            let unproved = |path: Option<Path>| path.map(|path| Route { path, optimal: false });
            let proved = step_table.route(self.threateners, route_goal, objective).map(|path| path.map(optimal));
            // It is the sets of striking opponents that make a search exceed its limits.
            let shortest =
                Some(Objective { prefer: Prefer::Shortest, ..objective }).filter(|other| *other != objective);
            let route = |objective| step_table.route(self.threateners, route_goal, objective).map(unproved);
            let among_nobody = |limit| match self.threateners.is_nobody() {
                true => Err(limit),
                false => step_table.route(&Threateners::none(), route_goal, Objective::SHORTEST).map(unproved),
            };
            proved
                .or_else(|limit| shortest.map_or(Err(limit), route))
                .or_else(among_nobody)
                .or_else(|limit| step_table.way_by_feet(route_goal).map(|path| unproved(Some(path))).ok_or(limit))
        };
        for ends in full_first(&may) {
            let route_goal = RouteGoal { stops, ends, through: self.through, explicit_path: None };
            let objective = Objective { prefer: self.walk.prefer, budget: Some(self.budget) };
            if let Some(route) = search(&route_goal, objective)? {
                return Ok(Some(route));
            }
        }
        if self.referee.affordable {
            return Ok(None);
        }
        // Regardless of cost and of who is at its end: first where the mover may end, first in the full space.
        let everywhere = step_table.connected();
        for ends in [&may, &may_not].into_iter().flat_map(|shapes| full_first(shapes)) {
            let route_goal = RouteGoal { stops, ends, through: self.through, explicit_path: None };
            if !everywhere.leads_to(&route_goal) {
                continue;
            }
            if let Some(route) = search(&route_goal, Objective::SHORTEST)? {
                return Ok(Some(route));
            }
        }
        Ok(None)
    }

    /// The shapes in which the mover may end at this anchor, and those in which it may not.
    fn shapes_by_ending(&self, step_table: &StepTable<'a, '_>, anchor: Square) -> (Vec<usize>, Vec<usize>) {
        (0..step_table.stances.len()).partition(|&shape| {
            Walks(self.referee).end_refusals(self.mover, self.occupancy, step_table.at(shape, anchor)).is_empty()
        })
    }

    /// Judges a path step by step: its cost, who may strike, and everything that forbids it.
    pub(crate) fn judge_path(&self, path: &Path, goal: Placement) -> Ruling {
        self.judge_steps(path, goal, None)
    }

    /// The same; `edge` is the index of the last step, if that leads over an edge.
    pub(crate) fn judge_steps(&self, path: &Path, goal: Placement, edge: Option<usize>) -> Ruling {
        let (referee, pace) = (self.referee, self.walk.pace);
        let mut ruling = self.refuse(goal, Vec::new());
        let mut spent = Spent { feet: Feet(0), diagonal_count: self.mover.diagonal_count };
        let (mut impeded, mut hazards, mut untold) = (false, Vec::new(), None);
        let prices = StepPrices(referee).prices(self.mover.creature);
        let mode = Supports(referee).locomotion(self.mover.creature).mode;
        referee.spend(A_STEP * path.steps().count() as u32);
        for (index, (from, to)) in path.steps().enumerate() {
            let found = |refusal| Finding { step: Some(index), ..Finding::refused(refusal) };
            hazards.extend(Hazards(referee).entered(self.mover.creature, from, to).map(|square| (index, square)));
            let depth = || Water(referee).untold(self.mover.creature, from, to);
            untold = untold.or_else(|| depth().map(|note| Finding { step: Some(index), ..note }));
            let step = if edge == Some(index) {
                let refusals = FloorEdges(referee).refusals_over_an_edge(self.mover, from, to);
                ruling.findings.extend(refusals.into_iter().map(found));
                let elevation = Elevations(referee).elevation_at(self.mover.creature, from);
                let heads = FloorEdges(referee).heads_below(self.mover, elevation, (from, to));
                ruling.findings.extend(heads.into_iter().map(found));
                let falls = FloorEdges(referee).falls_in(self.mover.creature, from, to);
                let sinks = matches!(falls, Some(Fact::Height(HeightFact::IntoWater { .. })));
                let swims = sinks && referee.ruleset().swim.value.is_known();
                let unlisted = Paces(referee).unlisted(self.mover, Mode::Swim, pace).filter(|_| swims);
                ruling.findings.extend(unlisted.map(|finding| Finding { step: Some(index), ..finding }));
                ruling
                    .findings
                    .extend(falls.map(|fact| Finding { step: Some(index), ..Finding::note(RuleId::Heights, fact) }));
                let (step, after) =
                    FloorEdges(referee).step_over_an_edge(self.mover, self.occupancy, (from, to), spent);
                spent = after;
                step
            } else {
                let refusals = StepPrices(referee).step_refusals(self.mover, self.occupancy, from, to);
                ruling.findings.extend(refusals.into_iter().map(found));
                ruling.findings.extend(self.pace_of_step(from, to).map(found));
                impeded |= to.squares().any(|square| StepPrices(referee).is_impeded(self.mover.creature, square));
                let factors = StepPrices(referee).factors(self.mover, self.occupancy, from, to);
                let rules = StepPrices(referee).price_rules(self.mover, self.occupancy, (from, to), spent);
                let (feet, after) = StepPrices(referee).price(prices, &factors, spent);
                spent = after;
                let squeezed = StepPrices(referee).notes_squeezing(self.mover, from, to);
                let altitude = Elevations(referee).altitude_at(self.mover.creature, to);
                Step { rules, squeezed, altitude, ..Step::level(mode, self.mover.creature, to, feet) }
            };
            ruling.steps.push(step);
            if pace == Pace::Step {
                continue;
            }
            for chance in Strikes(referee).chances(self.threateners, from, to) {
                let Chance { by, leaving, entering, rule } = chance;
                if ruling.provocations.iter().all(|earlier| earlier.by != by.name) {
                    let by = by.name.clone();
                    ruling.provocations.push(Provocation { by, step: index, leaving, entering, rule });
                }
            }
        }
        let crawls =
            pace == Pace::Crawl || (pace == Pace::Minimum && Hindrances(referee).lies(self.mover.creature).is_some());
        if crawls && referee.ruleset().crawl.value.provokes_on_arrival() {
            self.add_crawl_provocations(&mut ruling, path);
        }
        if !path.is_empty() && edge.is_none() {
            ruling.findings.extend(self.occupancy.stop_refusals(referee, path.end()));
        }
        ruling.altitude = FloorEdges(referee).altitude_after(self.mover.creature, path.end());
        if edge.is_some() {
            // A creature that steps into water over its head ends at the surface.
            ruling.altitude = ruling.water_stepped_into().map(Height::from).or(ruling.altitude);
        }
        ruling.feet = Some(spent.feet.into());
        ruling.diagonal_count = spent.diagonal_count;
        if spent.feet > self.budget {
            ruling.findings.push(Finding::refusal(self.walk.pace.limit(), Fact::TooFar { feet: spent.feet.into() }));
        }
        ruling.findings.extend(Finding::hazards(hazards).into_iter().chain(untold));
        if impeded && pace == Pace::Minimum {
            ruling.takes = Action::FullRound;
        }
        ruling.findings.extend(Paces(referee).pace_notes(self.mover, pace, impeded));
        self.note_squeezed_end(&mut ruling, path);
        let clear = referee.ruleset().five_foot_step.value.needs_clear_ground();
        let narrow = ruling.squeezed && self.occupancy.squeezes_at(referee, path.end()).is_empty();
        if pace == Pace::Step && clear && narrow && ruling.refusals().next().is_none() {
            let hampered = Fact::hampered(path.end().anchor, &[RuleId::Squeezing]);
            ruling.findings.push(Finding::refusal(RuleId::FiveFootStep, hampered));
        }
        let steps: Vec<(Placement, Placement)> = path.steps().collect();
        let provoked = ruling.provocations.iter().map(|chance| chance.by.clone()).collect::<Vec<_>>();
        let quiet =
            Strikes(referee).no_strikes(self.mover, self.threateners, &steps, |other| provoked.contains(&other.name));
        for (who, why) in quiet {
            let rule = match why {
                NoStrike::Covered | NoStrike::Ground => RuleId::Cover,
                NoStrike::Condition(_) | NoStrike::Unseen => RuleId::Conditions,
                NoStrike::Unarmed => RuleId::Threat,
                NoStrike::TooNear => RuleId::ReachWeapon,
                NoStrike::NoReach => RuleId::Sizes,
                NoStrike::Exempt => pace.rule(),
                NoStrike::HadChance => RuleId::ChanceScope,
            };
            ruling.findings.push(Finding::note(rule, Fact::NoStrike { who: who.name.clone(), why }));
        }
        ruling
    }

    /// Adds the opponents that threaten a space a crawl enters, but not its start.
    fn add_crawl_provocations(&self, ruling: &mut Ruling, path: &Path) {
        for (step, (from, to)) in path.steps().enumerate() {
            let leaving = from.outside(to).next().unwrap_or(from.anchor);
            for (opponent, entering) in Strikes(self.referee).threatening(self.threateners, to) {
                if ruling.provocations.iter().all(|earlier| earlier.by != opponent.name) {
                    let (by, rule) = (opponent.name.clone(), RuleId::Crawl);
                    ruling.provocations.push(Provocation { by, step, leaving, entering: Some(entering), rule });
                }
            }
        }
    }

    /// Notes whether the mover squeezes where its path ends.
    pub(crate) fn note_squeezed_end(&self, ruling: &mut Ruling, path: &Path) {
        let end = path.end();
        let with = Walks(self.referee).squeezes_at(self.mover, self.occupancy, end, path.is_empty());
        ruling.squeezed = with.is_some();
        if let Some(with) = with {
            let with = with.into_iter().map(|creature| creature.name.clone()).collect();
            let later = Turns(self.referee).squeezes_later();
            ruling.findings.push(Finding::note(RuleId::SqueezePenalty, Fact::Squeezes { with, later }));
        }
    }

    pub(crate) fn refuse(&self, goal: Placement, findings: Vec<Finding>) -> Ruling {
        Ruling {
            budget: self.budget,
            speed_rules: Paces(self.referee).speed_rules(self.mover, self.walk.pace),
            takes: Paces(self.referee).action_of(self.mover, self.walk),
            way: (self.walk.pace == Pace::Step).then_some(self.walk.way),
            findings,
            ..Paces(self.referee).unmoved(self.mover, goal)
        }
    }
}

/// The full shape first, then those that squeeze, without empty groups: an end in the full space is preferred at any cost.
fn full_first(shapes: &[usize]) -> impl Iterator<Item = &[usize]> {
    let (full, squeezed) = shapes.split_at(usize::from(shapes.first() == Some(&0)));
    [full, squeezed].into_iter().filter(|shapes| !shapes.is_empty())
}
