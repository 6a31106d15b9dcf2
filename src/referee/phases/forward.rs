//! Climbing and swimming forward: a short way by a check, without a speed for it.

use crate::field::{Condition, Creature, Terrain};
use crate::grid::{Feet, Height, Placement, Square};
use crate::referee::board::{Crossings, Elevations, SharedSquares};
use crate::referee::context::{MoveOptions, Mover, Referee};
use crate::referee::movement::{Paces, StepFactors, StepPrices, Strikes, Turns};
use crate::referee::request::{Forward, Walk};
use crate::referee::ruling::{
    Check, CheckKind, Fact, Finding, Modifier, Pace, PhaseMove, ReactiveFact, Ruling, Spent, Step, Verdict,
};
use crate::referee::walk::{LedgeGrabs, WalkJudge};
use crate::ruleset::RuleId;

/// Climbing and swimming forward without a speed for it.
#[derive(Clone, Copy, Debug)]
pub struct ForwardMoves<'a>(pub Referee<'a>);

impl<'a> ForwardMoves<'a> {
    /// How far a success, or a critical one, takes the creature forward: feet, in whole squares.
    #[must_use]
    pub fn most_forward(&self, creature: &Creature, what: PhaseMove, critical: bool) -> Feet {
        let bulk = self.0.ruleset.bulk_of(creature);
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
        // Judged as if the mover were at the height of the edge, with the feet up to there added.
        let altitude = mover.creature.altitude + Height::from(rise);
        let raised = Creature { altitude, ..mover.creature.clone() };
        let referee: Referee<'_> = self.0;
        let up = Mover { creature: &raised, ..*mover };
        let mut ruling = ForwardMoves(referee).goes_forward(&up, &Forward { altitude, ..forward.clone() }, rise);
        if ruling.steps.is_empty() {
            ruling.altitude = None;
        }
        ruling
    }

    /// How far up a creature hanging from an edge pulls itself with this movement, in feet.
    fn pulls_up(&self, mover: &Mover<'a>, forward: &Forward) -> Option<Feet> {
        let creature = mover.creature;
        let &[onto] = &forward.stops[..] else { return None };
        let at = mover.placement.footprint.at(onto);
        let edge = self.0.encounter.battlefield.floor_under(at);
        let within = at.squares().any(|square| {
            self.0.encounter.battlefield.floor(square) == edge && LedgeGrabs(self.0).is_within_grasp(creature, square)
        });
        let pulls = creature.is(Condition::Hanging) && forward.what == PhaseMove::ClimbForward && within;
        pulls.then(|| edge.above(Elevations(self.0).elevation(creature)))
    }

    /// Judges a movement forward that begins with `rise` feet up onto an edge.
    fn goes_forward(&self, mover: &Mover<'a>, forward: &Forward, rise: Feet) -> Ruling {
        let rule = forward.what.rule();
        let in_water = forward.what == PhaseMove::SwimForward;
        let mover = &mover.with_options(MoveOptions { in_water, ..mover.options });
        let (occupancy, threateners) = (SharedSquares(self.0).occupancy(mover), Strikes(self.0).threateners(mover));
        let walk = Walk { stops: forward.stops.clone(), ..Walk::default() };
        // The check sets the distance, not the price of walking.
        let budget = Feet(u32::MAX);
        let mut ruling = WalkJudge::new(self.0, mover, (&occupancy, &threateners), &walk, budget).ruling();
        ruling.nearest = None;
        if !forward.what.is_known(self.0.ruleset) {
            ruling.findings = vec![Finding::refusal(rule, ReactiveFact::Unknown { what: forward.what })];
            ruling.budget = Paces(self.0).walking_budget(mover, Pace::Single);
            ruling.verdict = Verdict::Illegal;
            return ruling;
        }
        self.price_forward(mover, forward, &mut ruling);
        // The step onto the edge includes the last 5 ft up.
        let up = Feet(rise.0.saturating_sub(Feet::SQUARE.0));
        ruling.feet = ruling.feet.map(|feet| feet + up.into());
        if let Some(step) = ruling.steps.first_mut() {
            step.feet += up.into();
        }
        let most = self.most_forward(mover.creature, forward.what, forward.critical);
        ruling.budget = most.min(Paces(self.0).walking_budget(mover, Pace::Single));
        let feet = ruling.feet.unwrap_or_default();
        let elevation = Elevations(self.0).elevation(mover.creature);
        let dry = |at: Placement| self.out_of_its_element(forward.what, at, elevation);
        // How far it would be matters only to a creature that can begin.
        if feet > ruling.budget.into() && (rise > Feet(0) || dry(ruling.from).is_none()) {
            ruling.findings.push(Finding::refusal(rule, Fact::TooFar { feet: feet.whole() }));
        }
        if forward.hands == 0 {
            ruling.findings.push(Finding::refusal(rule, ReactiveFact::NoFreeHand));
        }
        let places = std::iter::once(ruling.from).chain(ruling.steps.iter().map(|step| step.to));
        let places: Vec<Placement> = places.collect();
        // Of a way that leaves the water its judge names every dry square; the first is enough.
        ruling.findings.retain(|finding| !matches!(finding.fact, Fact::Reactive(ReactiveFact::OutOfElement { .. })));
        let outside = places.iter().find_map(|&at| dry(at));
        if let Some(square) = outside.filter(|_| rise == Feet(0)) {
            ruling.findings.push(Finding::refusal(rule, ReactiveFact::OutOfElement { what: forward.what, square }));
        }
        ruling.findings.extend(Turns(self.0).begun(mover));
        self.check_forward(forward, &mut ruling);
        if ruling.refusals().next().is_some() {
            ruling.verdict = Verdict::Illegal;
            ruling.findings.retain(|finding| finding.refuses());
        }
        self.spent_in_vain(mover, ruling)
    }

    /// While phases are kept, a failed check uses up the phase's move action: the mover stays where it is.
    fn spent_in_vain(&self, mover: &Mover<'a>, ruling: Ruling) -> Ruling {
        let alone = |finding: &Finding| match finding.fact {
            Fact::CheckFailed { result, dc } => Some((finding.rule, result, dc)),
            _ => None,
        };
        let failed: Option<Vec<_>> = ruling.refusals().map(alone).collect();
        let Some(&[(rule, result, dc)]) = failed.as_deref().filter(|_| Turns(self.0).is_in_phases()) else {
            return ruling;
        };
        let mut ruling = ruling;
        ruling.findings = vec![Finding::note(rule, ReactiveFact::Failed { result, dc })];
        ruling = ruling.stopped_after(0);
        ruling.diagonal_count = mover.diagonal_count;
        ruling
    }

    /// Prices the steps as if nothing hampered them; returns the total and where they end.
    pub(crate) fn price_unhampered(&self, mover: &Mover<'a>, ruling: &mut Ruling) -> (Spent, Placement) {
        let prices = StepPrices(self.0).prices_at(Some(mover.creature.speed_category));
        let mut spent = Spent { feet: Feet(0), diagonal_count: mover.diagonal_count };
        let mut from = ruling.from;
        for step in &mut ruling.steps {
            let (columns, rows) = from.axes_moved(step.to);
            let diagonal = columns != 0 && rows != 0;
            let factors = StepFactors { diagonal, layers: 0, crosses_low_barrier: false, squeezes: false };
            let (feet, after) = StepPrices(self.0).price(prices, &factors, spent);
            (step.feet, spent) = (feet.into(), after);
            step.rules.clear();
            if feet > Feet::SQUARE {
                step.rules.push(RuleId::Diagonals);
            }
            from = step.to;
        }
        (spent, from)
    }

    /// Counts distances instead of the price of walking: over the squares first, then straight up or down.
    fn price_forward(&self, mover: &Mover<'a>, forward: &Forward, ruling: &mut Ruling) {
        let (mut spent, from) = self.price_unhampered(mover, ruling);
        let rise = forward.altitude.apart(mover.creature.altitude).squares();
        for _ in 0..rise {
            ruling.steps.push(Step::level(forward.what.mode(), mover.creature, from, Feet::SQUARE));
            spent.feet += Feet::SQUARE;
        }
        let above = Creature { altitude: forward.altitude, anchor: from.anchor, ..mover.creature.clone() };
        let (with, _) = SharedSquares(self.0).standing_in(&above);
        if let Some(who) = with.first().filter(|_| rise > 0) {
            let fact = Fact::EndsInside { who: (*who).clone(), square: from.anchor, if_shared: false };
            ruling.findings.push(Finding::refusal(RuleId::Ending, fact));
        }
        (ruling.feet, ruling.diagonal_count) = (Some(spent.feet.into()), spent.diagonal_count);
    }

    /// A square of the space where there is nothing to climb by, or no water to swim in.
    fn out_of_its_element(&self, what: PhaseMove, at: Placement, elevation: Height) -> Option<Square> {
        let board = &self.0.encounter.battlefield;
        if what == PhaseMove::SwimForward {
            return at.squares().find(|&square| board.ground(square).layers.count(Terrain::Water) == 0);
        }
        (!Crossings(self.0).has_surface(at, elevation)).then_some(at.anchor)
    }

    fn check_forward(&self, forward: &Forward, ruling: &mut Ruling) {
        let less = if forward.hands == 1 { self.0.ruleset.one_hand.value } else { 0 };
        let less = i32::try_from(less).unwrap_or(0);
        let kind =
            if forward.what == PhaseMove::SwimForward { CheckKind::SwimForward } else { CheckKind::ClimbForward };
        let rule = forward.what.rule();
        let modifiers = Modifier::own("one hand", -less, RuleId::OneHand).into_iter().collect();
        let check = Check { kind, against: None, dc: forward.difficulty, rolled: forward.rolled, rule, modifiers };
        match (check.succeeds(), check.total(), forward.difficulty) {
            // The request states the critical success.
            _ if forward.critical => {}
            (Some(false), Some(result), Some(dc)) => {
                ruling.findings.push(Finding::refusal(rule, Fact::CheckFailed { result, dc }));
            }
            (None, ..) => ruling.verdict = Verdict::NeedsCheck,
            _ => {}
        }
        ruling.checks.push(check);
    }
}
