//! What a bull rush does to its target: how far it is pushed, and who may strike at it.

use super::bull_rush::BullRushes;
use crate::field::{Creature, Name};
use crate::grid::{Direction, Feet, Height, Placement};
use crate::referee::board::{Elevations, SharedSquares};
use crate::referee::context::{MoveOptions, Mover};
use crate::referee::forced::{Forced, ForcedMoves};
use crate::referee::movement::{FloorEdges, StepPrices, Strikes};
use crate::referee::request::ForcedMove;
use crate::referee::ruling::{
    Bearing, Drop, Fact, Finding, ForcedFact, ForcedKind, HeightFact, ManeuverFact, Ruling, Verdict,
};
use crate::referee::walk::Walks;
use crate::ruleset::RuleId;

/// How far a push went.
pub(super) struct Push {
    /// The target's places step by step, beginning with its start.
    pub(super) places: Vec<Placement>,
    /// Its heights above the floor before and after, if it goes straight up or down.
    pub(super) lifted: Option<(Height, Height)>,
    /// What stopped it early.
    pub(super) blocked: Option<Fact>,
    /// The target's fall, if its last place lies over an edge.
    pub(super) falls: Option<Fact>,
    /// The places, by index, where its flight keeps it up over an edge, with its altitude there.
    pub(super) aloft: Vec<(usize, Height)>,
}

impl Push {
    /// A push that leads nowhere.
    pub(super) fn of(place: Placement) -> Self {
        Push { places: vec![place], lifted: None, blocked: None, falls: None, aloft: Vec::new() }
    }

    /// Drops all but the first `squares` squares.
    pub(super) fn cut(&mut self, squares: usize) {
        if squares + 1 < self.places.len() {
            self.falls = None;
        }
        self.lifted = self.lifted.filter(|_| squares > 0);
        self.places.truncate(squares + 1);
    }

    /// The target's altitude where it ends, if its flight keeps it up there.
    pub(super) fn aloft(&self) -> Option<Height> {
        let there = |&&(index, _): &&(usize, Height)| index + 1 == self.places.len();
        self.aloft.iter().find(there).map(|(_, altitude)| *altitude)
    }
}

impl<'a> BullRushes<'a> {
    /// Pushes the target by forced movement, like any other push; its resistance is subtracted there.
    pub(super) fn shoved(&self, target: &'a Creature, by: &Mover<'a>, way: Direction, feet: Feet) -> Push {
        let mut push = Push::of(self.0.space_of(target));
        let Some(pushed) = self.0.mover(&target.name).filter(|_| feet > Feet(0)) else { return push };
        let shove = ForcedMove {
            how: ForcedKind::Push,
            feet,
            stops: Vec::new(),
            bearing: Some(Bearing::Way(way)),
            altitude: None,
            drop: Some(Drop::Never),
            ledge: None,
            dv: None,
            rolled: None,
        };
        let Forced { ruling, altitude, .. } = ForcedMoves(self.0).adjudicate(by.creature, &pushed, &shove);
        push.blocked = ruling.findings.iter().find_map(|finding| match &finding.fact {
            Fact::Forced(ForcedFact::EndsBefore { why }) => Some((**why).clone()),
            fact => finding.refuses().then(|| fact.clone()),
        });
        if ruling.verdict == Verdict::Illegal {
            return push;
        }
        let height = |fact: &&Fact| matches!(fact, Fact::Height(_));
        let fact = ruling.findings.iter().map(|finding| &finding.fact).find(height).cloned();
        let flies = matches!(fact, Some(Fact::Height(HeightFact::FliesOn { .. })));
        push.falls = fact.filter(|_| !flies);
        push.lifted =
            Some((target.altitude, altitude)).filter(|_| ruling.steps.is_empty() && altitude != target.altitude);
        push.places.extend(ruling.steps.iter().map(|step| step.to));
        push.aloft.extend(flies.then_some((push.places.len() - 1, altitude)));
        push
    }

    /// Pushes the target straight on until something blocks it; the pusher itself doesn't.
    pub(super) fn push(&self, target: &'a Creature, by: &Mover<'a>, way: Direction, squares: u32) -> Push {
        let mut push = Push::of(self.0.ruleset.placement(target));
        let Some(pushed) = self.0.mover(&target.name).map(|pushed| pushed.with_options(MoveOptions::default())) else {
            return push;
        };
        let mut occupancy = SharedSquares(self.0).occupancy(&pushed);
        occupancy.occupants.retain(|occupant| occupant.creature.name != by.creature.name);
        let mut height: Option<Height> = None;
        for _ in 0..squares {
            let Some(&from) = push.places.last() else { break };
            let to = from.toward(way);
            let falls = FloorEdges(self.0).falls_in(pushed.creature, from, to).filter(|_| height.is_none());
            let here = Elevations(self.0).elevation_at(pushed.creature, from);
            let takes_wing = falls.is_some() && FloorEdges(self.0).flies_on(pushed.creature, here, to);
            height = height.or(Some(here).filter(|_| takes_wing));
            if let Some(height) = height {
                let rises = FloorEdges(self.0).rises_before(height, to);
                let closed = || FloorEdges(self.0).refusals_aloft(&pushed, height, (from, to)).into_iter().next();
                push.blocked = rises.or_else(closed).map(|(_, fact)| fact);
                if push.blocked.is_some() {
                    break;
                }
                push.places.push(to);
                let floor = self.0.encounter.battlefield.floor_under(to);
                push.aloft.extend(Some((push.places.len() - 1, height - floor)).filter(|_| height > floor));
                continue;
            }
            push.falls = falls;
            if push.falls.is_some() {
                let closed = FloorEdges(self.0)
                    .refusals_over_an_edge(&pushed, from, to)
                    .into_iter()
                    .next()
                    .map(|(_, fact)| fact);
                match closed {
                    None => push.places.push(to),
                    Some(_) => (push.blocked, push.falls) = (closed, None),
                }
                break;
            }
            let closed = StepPrices(self.0)
                .step_refusals(&pushed, &occupancy, from, to)
                .into_iter()
                .next()
                .map(|(_, fact)| fact);
            let taken =
                || Walks(self.0).end_refusals(&pushed, &occupancy, to).into_iter().next().map(|finding| finding.fact);
            push.blocked = closed.or_else(taken);
            if push.blocked.is_some() {
                break;
            }
            push.places.push(to);
        }
        push
    }

    /// Notes how far the target was pushed, and which creatures other than the pusher may strike at it.
    pub(super) fn note_push(
        &self,
        ruling: &mut Ruling,
        by: &Mover<'a>,
        target: &'a Creature,
        way: Direction,
        push: &Push,
    ) {
        let rule = RuleId::BullRush;
        let squares = push.places.len() - 1;
        let Some(&to) = push.places.last() else { return };
        let feet = Feet::of_squares(u32::try_from(squares).unwrap_or(0));
        let (who, blocked) = (target.name.clone(), push.blocked.clone().map(Box::new));
        let fact = match push.lifted {
            Some(heights) => ManeuverFact::PushedUpright { who, at: to, heights, blocked },
            None => ManeuverFact::Pushed { who, to, feet, way, blocked, aloft: push.aloft() },
        };
        let moved_by = if push.lifted.is_some() { RuleId::ForcedHeight } else { rule };
        ruling.findings.push(Finding::note(moved_by, fact));
        let falls = push.falls.clone().map(|fact| Finding::note(RuleId::Heights, fact));
        ruling.findings.extend(falls);
        let flies = |altitude| HeightFact::FliesOn { who: target.name.clone(), altitude };
        ruling.findings.extend(push.aloft().map(|altitude| Finding::note(RuleId::Flight, flies(altitude))));
        let Some(pushed) = self.0.mover(&target.name) else { return };
        if self.0.ruleset.bull_rush.value.is_by_might() {
            return;
        }
        let threateners = Strikes(self.0).threateners(&pushed);
        let mut struck: Vec<Name> = Vec::new();
        for (from, to) in push.places.iter().copied().zip(push.places.iter().skip(1).copied()) {
            for chance in Strikes(self.0).chances(&threateners, from, to) {
                if chance.by.name == by.creature.name || struck.contains(&chance.by.name) {
                    continue;
                }
                struck.push(chance.by.name.clone());
                let (at, leaving) = (target.name.clone(), chance.leaving);
                let fact = ManeuverFact::StrikesPushed { by: chance.by.name.clone(), at, leaving };
                ruling.findings.push(Finding::note(rule, fact));
            }
        }
        let third = ruling.provocations.iter().any(|chance| chance.by != target.name);
        if third || !struck.is_empty() {
            ruling.findings.push(Finding::note(rule, ManeuverFact::MayGoAstray));
        }
    }
}
