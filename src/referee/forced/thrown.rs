//! Judging a forced movement: over the board, up or down, and over an edge.

use super::forced_path::ForcedPath;
use super::steps::ForcedSteps;
use super::{Forced, ForcedMoves};
use crate::field::{Condition, Creature, Mode, Name, Terrain};
use crate::grid::{Direction, Feet, Height, Placement, Square};
use crate::referee::board::{Crossings, Distances, Elevations, Grades, SharedSquares, Water};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Paces, Turns};
use crate::referee::request::ForcedMove;
use crate::referee::ruling::{
    Bearing, DiagonalCount, Drop, Fact, Finding, ForcedFact, ForcedKind, HeightFact, Ruling, Step, Verdict,
};
use crate::referee::space::{Pose, Space, line};
use crate::referee::walk::{Settled, Settling};
use crate::ruleset::RuleId;

/// A victim being moved.
pub(crate) struct Thrown<'b, 's> {
    pub(super) referee: Referee<'b>,
    pub(super) mover: &'s Mover<'b>,
    pub(super) source: &'s Creature,
    pub(super) forced_move: &'s ForcedMove,
    /// How far it can be moved, in feet, after resistance.
    pub(super) budget: Feet,
    pub(super) forced: Forced,
}

impl<'b, 's> Thrown<'b, 's> {
    pub(crate) fn new(
        referee: Referee<'b>,
        mover: &'s Mover<'b>,
        source: &'s Creature,
        forced_move: &'s ForcedMove,
    ) -> Self {
        let ignores = referee.ruleset.forced.value.ignores_ground();
        let resisted = if ignores { mover.creature.resist_forced } else { Feet(0) };
        let budget = Feet(forced_move.feet.0.saturating_sub(resisted.0));
        let slows = referee.ruleset.forced.value.pays_as_walking();
        let budget = if slows { referee.ruleset.afflicted(mover.creature, budget) } else { budget };
        let goal = forced_move.stops.last().map_or(mover.placement, |&anchor| mover.full.at(anchor));
        let ruling = Ruling { budget, diagonal_count: DiagonalCount::default(), ..Paces(referee).unmoved(mover, goal) };
        let altitude = mover.creature.altitude;
        let forced = Forced { ruling, altitude, dropped: false, edge: None, bearing: None, dice: 0, struck: None };
        Thrown { referee, mover, source, forced_move, budget, forced }
    }

    pub(crate) fn judge(mut self) -> Forced {
        let (rules, how) = (self.referee.ruleset, self.forced_move.how);
        if !how.is_known(rules) {
            self.refuse(how.rule(), ForcedFact::Unknown { how });
            return self.refused();
        }
        let creature = self.mover.creature;
        let splayed = creature.is(Condition::Splayed);
        let ends_it = rules.forced_prone.value.ends_it();
        let holds_on = creature.is(Condition::ProneByChoice) && self.forced_move.drop != Some(Drop::Never);
        if ends_it && holds_on && !splayed {
            self.refuse(RuleId::ForcedProne, ForcedFact::HoldsOn);
        }
        let less = Feet(self.forced_move.feet.0 - self.budget.0);
        if rules.forced.value.pays_as_walking() {
            for condition in rules.slowing(creature).filter(|_| less > Feet(0)) {
                self.note(RuleId::Afflictions, ForcedFact::Slowed { condition, feet: self.budget });
            }
        } else if self.budget < Feet::SQUARE {
            self.refuse(RuleId::Forced, ForcedFact::ResistsAll { feet: creature.resist_forced });
        } else if less > Feet(0) {
            self.note(RuleId::Forced, ForcedFact::Resists { feet: less });
        }
        if self.forced.ruling.refusals().next().is_some() {
            return self.refused();
        }
        let up = self.forced_move.bearing == Some(Bearing::Up);
        if let (ForcedKind::Fling, Some(altitude)) = (how, self.forced_move.altitude) {
            return self.aslant(altitude);
        }
        if up
            || self.forced_move.bearing == Some(Bearing::Down)
            || (ForcedMoves(self.referee).is_in_the_air(creature) && rules.forced_height.value.goes_down_or_up())
        {
            return self.up_or_down(up);
        }
        let occupancy = SharedSquares(self.referee).occupancy(self.mover);
        let straight = ForcedMoves(self.referee).goes_straight(how);
        let drift = ForcedSteps::new((self.referee, self.mover, &occupancy), (self.source, how, self.budget), straight);
        let forced_path = if straight { self.line(&drift) } else { Ok(self.course(&drift)) };
        match forced_path {
            Ok(forced_path) => self.carried(&drift, forced_path),
            Err(way) => {
                self.refuse(how.rule(), ForcedFact::OffTheLine { way });
                self.refused()
            }
        }
    }

    fn refuse(&mut self, rule: RuleId, fact: ForcedFact) {
        self.forced.ruling.findings.push(Finding::refusal(rule, fact));
    }

    pub(super) fn note(&mut self, rule: RuleId, fact: ForcedFact) {
        self.forced.ruling.findings.push(Finding::note(rule, fact));
    }

    fn refused(mut self) -> Forced {
        self.forced.ruling.verdict = Verdict::Illegal;
        self.forced.ruling.findings.retain(|finding| finding.refuses());
        self.forced
    }

    /// Moves it straight up or down.
    fn up_or_down(mut self, flung_up: bool) -> Forced {
        let (how, mover) = (self.forced_move.how, self.mover);
        let mine = mover.creature.altitude;
        // Both are measured from the floor below the victim.
        let other =
            mine + Elevations(self.referee).elevation(self.source) - Elevations(self.referee).elevation(mover.creature);
        let up = match how {
            ForcedKind::Push => other < mine,
            ForcedKind::Pull => other > mine,
            ForcedKind::Slide => false,
            ForcedKind::Fling => flung_up,
        };
        // A pull leads to where the two are at the same height, however tall they are, and no farther.
        let heights = Elevations(self.referee);
        let between = heights.levels(self.source).apart(heights.levels(mover.creature));
        let most = if how == ForcedKind::Pull { self.budget.min(Feet::of_squares(between)) } else { self.budget };
        let flung_down = self.forced_move.bearing == Some(Bearing::Down);
        let flung = flung_up || flung_down;
        // For a hoverer, a water surface is as good as ground.
        let hovers = Grades(self.referee).hovers(mover.creature);
        let lowest = if hovers { Water(self.referee).surface_over_floor(mover.placement) } else { Height::ZERO };
        let lowest = lowest.min(mine).max(Height::ZERO);
        let mut at = mine;
        let mut in_the_way = None;
        if self.forced_move.drop != Some(Drop::AtOnce) || !self.drops() {
            for _ in 0..most.squares() {
                let square = Height::of_squares(1);
                let next = if up { at + square } else { (at - square).max(lowest) };
                in_the_way = self.at_height(at, next);
                if next == at || in_the_way.is_some() {
                    break;
                }
                at = next;
            }
        }
        if at == mine && in_the_way.is_none() && !self.forced.dropped && !flung_down {
            // A pull by a source at the victim's own height leads nowhere.
            self.refuse(RuleId::ForcedHeight, ForcedFact::NoSquare { way: None });
            return self.refused();
        }
        let feet = at.apart(mine);
        let rule = if flung { RuleId::Fling } else { RuleId::ForcedHeight };
        self.forced.ruling.to = mover.placement;
        self.forced.ruling.feet = Some(feet.into());
        self.forced.altitude = at;
        self.forced.bearing = self.forced_move.bearing.filter(|_| flung);
        let by = self.by(Some((mine, at)));
        self.note(rule, by);
        if !flung && (!self.forced_move.stops.is_empty() || self.forced_move.bearing.is_some()) {
            self.note(rule, ForcedFact::OnlyUpOrDown);
        }
        if let Some(who) = in_the_way {
            let why = Box::new(Fact::Forced(ForcedFact::Occupied { who: who.clone(), square: mover.placement.anchor }));
            self.note(how.rule(), ForcedFact::EndsBefore { why });
            self.strikes(Some(who), feet);
        } else if flung_down && feet < self.budget {
            // The ground is an obstacle like any other.
            self.strikes(None, feet);
        }
        if flung && at != mine {
            self.note_end_aloft(at);
        }
        self.forced
    }

    /// Moves it in a straight line to a place at a different height, up to the first obstacle.
    fn aslant(mut self, altitude: Height) -> Forced {
        let (referee, mover, creature) = (self.referee, self.mover, self.mover.creature);
        let board = &referee.encounter.battlefield;
        let start = Space(referee).pose(mover);
        let to = self.forced.ruling.to;
        let goal = Pose { at: to, elevation: board.floor_under(to) + altitude };
        let (mut at, mut spent, mut steps) = (start, Feet(0), Vec::new());
        for pose in line(start, goal) {
            let (dx, dy) = start.at.anchor.to(pose.at.anchor);
            let rise = (pose.elevation - start.elevation).squares().unsigned_abs();
            let feet = Distances(referee).feet_over(dx.unsigned_abs(), dy.unsigned_abs(), rise, false);
            if feet > self.budget {
                break;
            }
            if let Some((rule, fact)) = self.stops_at(at, pose) {
                let struck = fact.occupant().cloned();
                self.note(rule, ForcedFact::EndsBefore { why: Box::new(fact) });
                self.strikes(struck, spent);
                break;
            }
            let altitude = Space(referee).altitude_of(pose);
            let price = Feet(feet.0 - spent.0);
            let rules = if price > Feet::SQUARE { vec![RuleId::Diagonals] } else { Vec::new() };
            steps.push(Step { altitude, rules, ..Step::level(Mode::Walk, creature, pose.at, price) });
            (at, spent) = (pose, feet);
        }
        if steps.is_empty() && self.forced.dice == 0 {
            self.refuse(RuleId::Fling, ForcedFact::NoSquare { way: None });
            return self.refused();
        }
        let landed = Space(referee).altitude_of(at);
        self.forced.ruling.to = at.at;
        self.forced.ruling.feet = Some(spent.into());
        self.forced.ruling.steps = steps;
        self.forced.ruling.altitude = Some(landed);
        self.forced.altitude = landed;
        self.forced.bearing = Some(Bearing::Aslant);
        // Both are measured from the floor where it ends.
        let by = self.by(Some((start.elevation - board.floor_under(at.at), landed)));
        self.note(RuleId::Fling, by);
        self.note_end_aloft(landed);
        self.forced
    }

    /// What ends a flight through the air between two neighbouring poses, with its rule.
    fn stops_at(&self, from: Pose, to: Pose) -> Option<(RuleId, Fact)> {
        let (referee, mover, square) = (self.referee, self.mover, to.at.anchor);
        let board = &referee.encounter.battlefield;
        if !board.holds(to.at) {
            return Some((RuleId::Forced, ForcedFact::MapEnds.into()));
        }
        if to.elevation < board.floor_under(to.at) {
            return Some((RuleId::Heights, HeightFact::BelowGround { square }.into()));
        }
        let walls = Crossings(referee).crossing_refusals(mover, from.at, to.at);
        let closed = Crossings(referee).ground_refusals(mover.creature, to.at).into_iter().chain(walls).next();
        let here = Elevations(referee).levels_at(mover.creature, from.elevation);
        let there = Elevations(referee).levels_at(mover.creature, to.elevation);
        let met = |other: &&Creature| {
            let (space, levels) = (referee.ruleset.placement(other), Elevations(referee).levels(other));
            let inside = space.overlaps(from.at) && levels.overlap(here);
            space.overlaps(to.at)
                && levels.overlap(there)
                && !inside
                && SharedSquares(referee).bars_the_forced(mover, other)
        };
        let body = SharedSquares(referee).others(mover).find(met);
        let body = body.map(|other| ForcedFact::Occupied { who: other.name.clone(), square });
        closed.or_else(|| body.map(|fact| (RuleId::Fling, fact.into())))
    }

    /// The creature that keeps the victim from reaching this height.
    fn at_height(&self, from: Height, to: Height) -> Option<Name> {
        let spot =
            |altitude: Height| Elevations(self.referee).levels(&Creature { altitude, ..self.mover.creature.clone() });
        let met = |other: &&Creature| {
            let (there, levels) = (self.referee.space_of(other), Elevations(self.referee).levels(other));
            let overlaps = there.overlaps(self.mover.placement) && levels.overlap(spot(to));
            overlaps && !levels.overlap(spot(from)) && SharedSquares(self.referee).bars_the_forced(self.mover, other)
        };
        SharedSquares(self.referee).others(self.mover).find(met).map(|other| other.name.clone())
    }

    fn by(&self, heights: Option<(Height, Height)>) -> ForcedFact {
        ForcedFact::By { who: self.source.name.clone(), how: self.forced_move.how, heights }
    }

    /// Moves the victim in a straight line; on failure, returns the direction it would have to take.
    fn line(&mut self, drift: &ForcedSteps<'b, '_>) -> Result<ForcedPath, Option<Direction>> {
        let away = ForcedMoves(self.referee).straight_away(self.source, self.mover);
        let only = if let [only] = away[..] { Some(only) } else { None };
        let named = match self.forced_move.bearing {
            Some(Bearing::Way(way)) => Some(way),
            _ => None,
        };
        // A fling goes along any of the eight lines, and its end square selects one.
        let along = |stop: &Square| {
            let (dx, dy) = self.mover.placement.anchor.to(*stop);
            let way = Direction::ALL.into_iter().find(|way| way.delta() == (dx.signum(), dy.signum()));
            way.filter(|_| dx == 0 || dy == 0 || dx.abs() == dy.abs())
        };
        let meant = self.forced_move.stops.last().filter(|_| self.forced_move.how == ForcedKind::Fling).and_then(along);
        let way = named.or(meant).or(only).ok_or(only)?;
        if self.forced_move.how == ForcedKind::Push && !away.contains(&way) {
            return Err(only);
        }
        let most = match self.forced_move.stops.last() {
            None => u32::MAX,
            Some(&stop) => {
                let ((dx, dy), (x, y)) = (self.mover.placement.anchor.to(stop), way.delta());
                let steps = dx.abs().max(dy.abs());
                if (dx, dy) != (x * steps, y * steps) || steps == 0 {
                    return Err(Some(way));
                }
                steps.unsigned_abs()
            }
        };
        self.forced.bearing = Some(Bearing::Way(way));
        let ledge = if self.forced_move.how == ForcedKind::Push { self.forced_move.ledge } else { None };
        Ok(drift.ray(way, most, ledge))
    }

    /// Moves along the requested path. Without one, a pull leads nearer, and a push as nearly straight away as possible.
    fn course(&mut self, drift: &ForcedSteps<'b, '_>) -> ForcedPath {
        let ways = match (&self.forced_move.stops[..], self.forced_move.bearing, self.forced_move.how) {
            ([], Some(Bearing::Way(way)), _) => vec![way],
            ([], _, ForcedKind::Pull) => return drift.toward(),
            ([], ..) => ForcedMoves(self.referee).straight_away(self.source, self.mover),
            (stops, ..) => return drift.over(stops),
        };
        let Some((way, forced_path)) = drift.farthest(&ways) else { return ForcedPath::default() };
        self.forced.bearing = Some(Bearing::Way(way));
        forced_path
    }

    /// Whether the victim drops prone, or stays down, to end the movement. Notes why if it can't.
    fn drops(&mut self) -> bool {
        let creature = self.mover.creature;
        if !self.referee.ruleset.forced_prone.value.ends_it() {
            return false;
        }
        // If turns are tracked, the table shows whether it could have stood up since; then it lies there by choice.
        let turns = Turns(self.referee).keeps_turns();
        let fact = match (creature.is(Condition::Splayed), creature.is(Condition::Prone)) {
            _ if creature.is(Condition::Helpless) || creature.is(Condition::Dead) => ForcedFact::CannotChoose,
            (true, _) => ForcedFact::Splayed,
            (false, false) if !Grades(self.referee).can_be_prone(creature) => ForcedFact::StaysUp,
            (false, false) => ForcedFact::DropsProne,
            (false, true) if !turns && self.forced_move.drop == Some(Drop::AtOnce) => ForcedFact::StaysDown,
            (false, true) => ForcedFact::LiesAlready { turns },
        };
        self.forced.dropped = matches!(fact, ForcedFact::DropsProne | ForcedFact::StaysUp | ForcedFact::StaysDown);
        self.note(RuleId::ForcedProne, fact);
        self.forced.dropped
    }

    /// The index of the place where the victim drops prone.
    fn dropping(&self, places: &[Placement]) -> Option<usize> {
        match self.forced_move.drop? {
            Drop::AtOnce => Some(0),
            Drop::At(square) => {
                let anchored = places.iter().position(|place| place.anchor == square);
                anchored.or_else(|| places.iter().position(|place| place.contains(square)))
            }
            Drop::Never => None,
        }
    }

    /// Applies a path found over the board to the victim.
    fn carried(mut self, drift: &ForcedSteps<'b, '_>, mut forced_path: ForcedPath) -> Forced {
        let (how, start) = (self.forced_move.how, self.mover.placement);
        let to_the_obstacle = forced_path.feet();
        let launched = forced_path.launched.is_some();
        forced_path.trim(|step| drift.may_end_after(step, launched));
        let places: Vec<Placement> =
            std::iter::once(start).chain(forced_path.steps.iter().map(|step| step.to)).collect();
        if let Some(at) = self.dropping(&places).filter(|_| self.drops()) {
            forced_path.cut(at);
        }
        let pays = self.referee.ruleset.forced.value.pays_as_walking();
        let nowhere = forced_path.steps.is_empty() && !self.forced.dropped;
        if nowhere && !(pays && ForcedMoves(self.referee).goes_straight(how)) {
            self.forced.ruling.findings.extend(forced_path.closed.into_iter().map(Finding::refused));
            let way = match self.forced.bearing {
                Some(Bearing::Way(way)) if !ForcedMoves(self.referee).goes_straight(how) => Some(way),
                _ => None,
            };
            self.refuse(RuleId::Forced, ForcedFact::NoSquare { way });
            return self.refused();
        }
        let spent = forced_path.feet();
        self.forced.ruling.to = forced_path.steps.last().map_or(start, |step| step.to);
        self.forced.ruling.feet = Some(spent.into());
        self.forced.ruling.squeezed = self.mover.is_squeezed(self.forced.ruling.to);
        let by = self.by(None);
        self.note(RuleId::Forced, by);
        if let Some(costs) = forced_path.unpaid {
            self.note(RuleId::Hampering, ForcedFact::Unpaid { costs });
        }
        if let Some((rule, fact)) = forced_path.closed.first().cloned().filter(|_| !self.forced.dropped) {
            let struck = forced_path.closed.iter().find_map(|(_, fact)| fact.occupant().cloned());
            self.note(rule, ForcedFact::EndsBefore { why: Box::new(fact) });
            self.strikes(struck, to_the_obstacle);
        }
        self.hazards(&forced_path);
        if let Some(at) = self.before_the_danger(&forced_path) {
            self.note(RuleId::ForcedProne, ForcedFact::MayDropProne { at });
        }
        let falls = forced_path.comes_to().cloned().or_else(|| drift.lands(&forced_path));
        let over = forced_path.steps.last().filter(|step| drift.has_a_hold(step.to));
        let edge = over.and_then(|step| self.edge_over(&forced_path, step.to));
        let creature = self.mover.creature;
        // Out of the water and up a stair it stands on the floor: only what digs is below it.
        let least = creature.altitude.min(Height::ZERO);
        let end = forced_path.steps.last().map(|step| step.altitude);
        let level = || Elevations(self.referee).altitude_at(creature, self.forced.ruling.to);
        let level = || end.unwrap_or_else(level).max(least);
        self.forced.altitude = forced_path.aloft.unwrap_or_else(level);
        self.forced.ruling.altitude = Some(self.forced.altitude).filter(|altitude| *altitude != creature.altitude);
        if let Some(altitude) = forced_path.aloft {
            let fact = HeightFact::FliesOn { who: creature.name.clone(), altitude };
            self.forced.ruling.findings.push(Finding::note(RuleId::Flight, fact));
        }
        let ledge = forced_path.ledge.or(edge).filter(|_| !self.forced.dropped);
        let last = forced_path.steps.len().checked_sub(1);
        self.forced.ruling.steps = forced_path.steps;
        let holds = how == ForcedKind::Push && ForcedMoves(self.referee).goes_straight(how);
        match (ledge, falls) {
            (Some(square), falls) if holds => self.check_hold(square, falls),
            (_, Some(fact)) => {
                self.forced.ruling.findings.push(Finding { step: last, ..Finding::note(RuleId::Heights, fact) });
                self.floats();
            }
            _ => self.squeezes_in(),
        }
        self.forced
    }

    /// Notes that a victim squeezes where it comes down among others without a fall.
    fn squeezes_in(&mut self) {
        let settled = Settling(self.referee).settle(self.mover, self.forced.ruling.to, None);
        if let Settled::Squeezes { with } = settled {
            let later = Turns(self.referee).squeezes_later();
            self.forced.ruling.findings.push(Finding::note(RuleId::SqueezePenalty, Fact::Squeezes { with, later }));
        }
    }

    /// The square beyond the edge that the last step led over, unless water keeps the victim afloat there.
    fn edge_over(&self, forced_path: &ForcedPath, end: Placement) -> Option<Square> {
        let falls = matches!(forced_path.falls, Some(Fact::Height(HeightFact::Falls { .. })));
        falls.then_some(end.anchor)
    }

    /// A victim moved into water over its head floats at the surface.
    fn floats(&mut self) {
        let Some(surface) = self.forced.ruling.water_stepped_into().map(Height::from) else { return };
        (self.forced.altitude, self.forced.ruling.altitude) = (surface, Some(surface));
        if let Some(last) = self.forced.ruling.steps.last_mut() {
            last.altitude = surface;
        }
    }

    /// The damage to a flung victim and to what it strikes.
    fn strikes(&mut self, struck: Option<Name>, spent: Feet) {
        let left = Feet(self.budget.0.saturating_sub(spent.0));
        if self.forced_move.how == ForcedKind::Fling {
            (self.forced.dice, self.forced.struck) = (left.0 / 10, struck);
            self.note(RuleId::Fling, ForcedFact::Unspent { feet: left });
        }
    }

    fn hazards(&mut self, forced_path: &ForcedPath) {
        if let Some((_, square)) = self.first_hazard(forced_path) {
            self.note(RuleId::Forced, ForcedFact::Hazard { square });
        }
    }

    /// The first hazardous square on the path, and the step that enters it.
    fn first_hazard(&self, forced_path: &ForcedPath) -> Option<(usize, Square)> {
        let board = &self.referee.encounter.battlefield;
        let waits = |square: &Square| board.ground(*square).layers.count(Terrain::Hazardous) > 0;
        let entered = forced_path.steps.iter().enumerate();
        let mut entered = entered.flat_map(|(step, taken)| taken.to.squares().map(move |square| (step, square)));
        let waiting = entered.find(|(_, square)| waits(square) && !self.mover.placement.contains(*square));
        waiting.filter(|_| !self.mover.creature.is_airborne())
    }

    /// The last place before a pit or a hazard, if the victim could still end the movement there by dropping prone and the
    /// command didn't say whether it does.
    fn before_the_danger(&self, forced_path: &ForcedPath) -> Option<Square> {
        let creature = self.mover.creature;
        let without_choice = [Condition::Prone, Condition::Splayed, Condition::Helpless, Condition::Dead];
        let lies = without_choice.into_iter().any(|condition| creature.is(condition));
        let may_choose = self.referee.ruleset().forced_prone.value.ends_it() && self.forced_move.drop.is_none();
        let hazard = self.first_hazard(forced_path).map(|(step, _)| step);
        let step = forced_path.first_danger().into_iter().chain(hazard).min().filter(|_| may_choose && !lies)?;
        let before = step.checked_sub(1).and_then(|before| forced_path.steps.get(before));
        Some(before.map_or(self.mover.placement, |before| before.to).anchor)
    }
}
