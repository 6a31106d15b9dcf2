//! Climbing and swimming forward: a short way by a check, without a speed for it.

use super::case::Case;
use super::check::{Check, Rolled, Trial};
use super::reactive::{PhaseMove, ReactiveFact, found};
use super::ruling::{Fact, Finding, Ruling, Step, Verdict};
use super::step::{Spent, Stride};
use super::walk::Walk;
use super::{Mover, Pace, Referee};
use crate::field::{Condition, Creature, Terrain};
use crate::grid::{Feet, Height, Placement, Square};
use crate::ruleset::RuleId;

/// A movement forward that somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forward {
    /// Climbing or swimming.
    pub what: PhaseMove,
    /// The squares to pass; the last is where it ends. None to stay over the same squares.
    pub stops: Vec<Square>,
    /// How high above the floor it ends, where that changes.
    pub altitude: Height,
    /// Free hands: 0 to 2.
    pub hands: u32,
    /// Whether the check is known to be a critical success.
    pub critical: bool,
    /// What the check has to come to, if that is known.
    pub difficulty: Option<i32>,
    /// What the check came to before one free hand takes its part, if it was rolled.
    pub rolled: Option<Rolled>,
}

impl<'a> Referee<'a> {
    /// How far the creature gets forward by a success, in whole squares, or by a critical one.
    #[must_use]
    pub fn most_forward(&self, creature: &Creature, what: PhaseMove, critical: bool) -> Feet {
        let bulk = self.ruleset.bulk(creature.size);
        let times = if critical { 2 } else { 1 };
        let feet = match what {
            // The width is in quarters of a foot, and a space is as high as it is wide.
            PhaseMove::ClimbForward => bulk.width * times / 4,
            _ => bulk.speed.map_or(0, |speed| speed.0 * times / 4),
        };
        Feet(feet - feet % Feet::SQUARE.0)
    }

    /// Judges a movement forward.
    #[must_use]
    pub fn forward(&self, mover: &Mover<'a>, forward: &Forward) -> Ruling {
        let Some(rise) = self.pulls_up(mover, forward) else { return self.goes_forward(mover, forward, Feet(0)) };
        // As if it were as high as the edge already, and for the feet up to there.
        let altitude = mover.creature.altitude + Height::from(rise);
        let raised = Creature { altitude, ..mover.creature.clone() };
        let referee: &Referee<'_> = self;
        let up = Mover { creature: &raised, ..*mover };
        let mut ruling = referee.goes_forward(&up, &Forward { altitude, ..forward.clone() }, rise);
        if ruling.steps.is_empty() {
            ruling.altitude = None;
        }
        ruling
    }

    /// How far up somebody who hangs on an edge pulls itself by this.
    fn pulls_up(&self, mover: &Mover<'a>, forward: &Forward) -> Option<Feet> {
        let creature = mover.creature;
        let &[onto] = &forward.stops[..] else { return None };
        let at = mover.placement.footprint.at(onto);
        let edge = self.encounter.battlefield.floor_under(at);
        let within = at
            .squares()
            .any(|square| self.encounter.battlefield.floor(square) == edge && self.is_within_grasp(creature, square));
        let pulls = creature.is(Condition::Hanging) && forward.what == PhaseMove::ClimbForward && within;
        pulls.then(|| edge.above(self.elevation(creature)))
    }

    /// Judges a movement forward, so many feet of it up onto an edge.
    fn goes_forward(&self, mover: &Mover<'a>, forward: &Forward, rise: Feet) -> Ruling {
        let rule = forward.what.rule();
        let (company, watch) = (self.company(mover), self.watch(mover));
        let walk = Walk { stops: forward.stops.clone(), ..Walk::default() };
        // How far it gets is not a matter of what walking costs.
        let budget = Feet(u32::MAX);
        let mut ruling =
            Case { referee: self, mover, company: &company, watch: &watch, walk: &walk, budget, through: &[] }.judge();
        ruling.nearest = None;
        if !forward.what.is_known(self.ruleset) {
            ruling.findings = vec![found(rule, ReactiveFact::Unknown { what: forward.what })];
            ruling.budget = self.budget(mover, Pace::Single);
            ruling.verdict = Verdict::Illegal;
            return ruling;
        }
        self.price_forward(mover, forward, &mut ruling);
        // The last 5 ft up are made with the step onto it.
        let up = Feet(rise.0.saturating_sub(Feet::SQUARE.0));
        ruling.feet = ruling.feet.map(|feet| feet + up);
        if let Some(step) = ruling.steps.first_mut() {
            step.feet += up;
        }
        let most = self.most_forward(mover.creature, forward.what, forward.critical);
        ruling.budget = most.min(self.budget(mover, Pace::Single));
        let feet = ruling.feet.unwrap_or_default();
        if feet > ruling.budget {
            ruling.findings.push(Finding { rule, step: None, fact: Fact::TooFar { feet } });
        }
        match forward.hands {
            0 => ruling.findings.push(found(rule, ReactiveFact::NoFreeHand)),
            1 => {
                let less = self.ruleset.one_hand.is;
                ruling.findings.push(found(RuleId::OneHand, ReactiveFact::OneHand { less }));
            }
            _ => {}
        }
        let places = std::iter::once(ruling.from).chain(ruling.steps.iter().map(|step| step.to));
        let places: Vec<Placement> = places.collect();
        let elevation = self.elevation(mover.creature);
        let outside = places.iter().find_map(|&at| self.out_of_its_element(forward.what, at, elevation));
        if let Some(square) = outside.filter(|_| rise == Feet(0)) {
            ruling.findings.push(found(rule, ReactiveFact::OutOfElement { what: forward.what, square }));
        }
        ruling.findings.extend(self.begun(mover));
        self.check_forward(forward, &mut ruling);
        if ruling.refusals().next().is_some() {
            ruling.verdict = Verdict::Illegal;
            ruling.findings.retain(|finding| finding.fact.refuses());
        }
        self.spent_in_vain(mover, ruling)
    }

    /// Where phases are kept a failed check takes the move action of the phase: the mover stays, and that is done.
    fn spent_in_vain(&self, mover: &Mover<'a>, ruling: Ruling) -> Ruling {
        let alone = |finding: &Finding| match finding.fact {
            Fact::CheckFailed { result, dc } => Some((finding.rule, result, dc)),
            _ => None,
        };
        let failed: Option<Vec<_>> = ruling.refusals().map(alone).collect();
        let Some(&[(rule, result, dc)]) = failed.as_deref().filter(|_| self.is_in_phases()) else { return ruling };
        let mut ruling = ruling;
        ruling.findings = vec![found(rule, ReactiveFact::Failed { result, dc })];
        ruling = ruling.stopped_after(0);
        ruling.tally = mover.tally;
        ruling
    }

    /// Prices the steps as if nothing hampered them; says what that comes to, and where they end.
    pub(super) fn price_unhampered(&self, mover: &Mover<'a>, ruling: &mut Ruling) -> (Spent, Placement) {
        let prices = self.prices(mover.creature);
        let mut spent = Spent { feet: Feet(0), tally: mover.tally };
        let mut from = ruling.from;
        for step in &mut ruling.steps {
            let (columns, rows) = from.axes_moved(step.to);
            let diagonal = columns != 0 && rows != 0;
            let stride = Stride { diagonal, layers: 0, crosses_low_barrier: false, squeezes: false };
            (step.feet, spent) = self.price(prices, &stride, spent);
            step.rules.clear();
            if step.feet > Feet::SQUARE {
                step.rules.push(RuleId::Diagonals);
            }
            from = step.to;
        }
        (spent, from)
    }

    /// Distances instead of what walking costs: over the squares first, then straight up or down.
    fn price_forward(&self, mover: &Mover<'a>, forward: &Forward, ruling: &mut Ruling) {
        let (mut spent, from) = self.price_unhampered(mover, ruling);
        let rise = forward.altitude.apart(mover.creature.altitude).squares();
        for _ in 0..rise {
            ruling.steps.push(Step::level(mover.creature, from, Feet::SQUARE));
            spent.feet += Feet::SQUARE;
        }
        let above = Creature { altitude: forward.altitude, anchor: from.anchor, ..mover.creature.clone() };
        let (with, _) = self.standing_in(&above);
        if let Some(who) = with.first().filter(|_| rise > 0) {
            let fact = Fact::EndsInside { who: (*who).clone(), square: from.anchor, if_shared: false };
            ruling.findings.push(Finding { rule: RuleId::Ending, step: None, fact });
        }
        (ruling.feet, ruling.tally) = (Some(spent.feet), spent.tally);
    }

    /// A square of the space where there is nothing to climb by, or no water to swim in.
    fn out_of_its_element(&self, what: PhaseMove, at: Placement, elevation: Height) -> Option<Square> {
        let board = &self.encounter.battlefield;
        if what == PhaseMove::SwimForward {
            return at.squares().find(|&square| board.ground(square).layers.count(Terrain::Water) == 0);
        }
        (!self.has_surface(at, elevation)).then_some(at.anchor)
    }

    fn check_forward(&self, forward: &Forward, ruling: &mut Ruling) {
        let less = if forward.hands == 1 { self.ruleset.one_hand.is } else { 0 };
        let less = i32::try_from(less).unwrap_or(0);
        let rolled = forward.rolled.map(|rolled| Rolled { total: rolled.total.saturating_sub(less), ..rolled });
        let trial = if forward.what == PhaseMove::SwimForward { Trial::SwimForward } else { Trial::ClimbForward };
        let rule = forward.what.rule();
        let check = Check { trial, against: None, dc: forward.difficulty, rolled, rule, modifiers: Vec::new() };
        match (check.succeeds(), rolled, forward.difficulty) {
            // It is told that it succeeds, and how well.
            _ if forward.critical => {}
            (Some(false), Some(Rolled { total: result, .. }), Some(dc)) => {
                ruling.findings.push(Finding { rule, step: None, fact: Fact::CheckFailed { result, dc } });
            }
            (None, ..) => ruling.verdict = Verdict::NeedsCheck,
            _ => {}
        }
        ruling.checks.push(check);
    }
}
