//! Climbing and swimming forward: a short way by a check, without a speed for it.

use super::ModeMoves;
use super::multi::{MultiModeMove, Way};
use super::steps::ModeSteps;
use crate::field::{Condition, Creature, Terrain};
use crate::grid::{Feet, Height, Placement, Square};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Paces, StepFactors, StepPrices, Turns};
use crate::referee::request::{Forward, ModeMove, MoveMode};
use crate::referee::ruling::{
    Check, CheckKind, Fact, Finding, Modifier, Pace, PhaseMove, ReactiveFact, Ruling, Spent, Verdict,
};
use crate::referee::space::{Pose, Space};
use crate::referee::walk::GroundChecks;
use crate::ruleset::RuleId;

/// Farther than anything on a map.
const ANY_DISTANCE: Feet = Feet(100_000);

/// Climbing and swimming forward without a speed for it.
#[derive(Clone, Copy, Debug)]
pub struct ForwardMoves<'a>(pub Referee<'a>);

impl<'a> ForwardMoves<'a> {
    /// How far a success, or a critical one, takes the creature forward: feet, in whole squares.
    #[must_use]
    pub fn most_forward(&self, creature: &Creature, what: PhaseMove, critical: bool) -> Feet {
        let bulk = self.0.ruleset.profile_of(creature);
        let times = if critical { 2 } else { 1 };
        let feet = match what {
            // The width is in quarters of a foot, and a space is as high as it is wide.
            PhaseMove::ClimbForward => bulk.width * times / 4,
            _ => bulk.speed.map_or(0, |speed| speed.0 * times / 4),
        };
        Feet(feet - feet % Feet::SQUARE.0)
    }

    /// Judges a movement forward: a climb or swim like that of a creature with a speed for it, as far as the check allows.
    #[must_use]
    pub fn forward(&self, mover: &Mover<'a>, forward: &Forward) -> Ruling {
        let rule = forward.what.rule();
        let swims = forward.what == PhaseMove::SwimForward;
        let move_mode = if swims { MoveMode::Swim } else { MoveMode::Climb };
        let mode_move =
            ModeMove { move_mode, stops: forward.stops.clone(), hands: forward.hands, ..ModeMove::default() };
        if !forward.what.is_known(self.0.ruleset) {
            let unknown = Finding::refusal(rule, ReactiveFact::Unknown { what: forward.what });
            let budget = Paces(self.0).walking_budget(mover, Pace::Single);
            return Ruling { budget, ..ModeMoves(self.0).refused(mover, &mode_move, vec![unknown]) };
        }
        let most = self.most_forward(mover.creature, forward.what, forward.critical);
        let most = most.min(Paces(self.0).walking_budget(mover, Pace::Single));
        let mut ruling = self.held(mover, forward, &mode_move);
        (ruling.nearest, ruling.budget) = (None, most);
        // How far it would be matters only if the creature can begin.
        let begins = !ruling
            .findings
            .iter()
            .any(|finding| matches!(finding.fact, Fact::Reactive(ReactiveFact::OutOfElement { .. })));
        if let Some(feet) = ruling.feet.filter(|feet| begins && *feet > most.into()) {
            ruling.findings.push(Finding::refusal(rule, Fact::TooFar { feet }));
        }
        if forward.hands == 0 {
            ruling.findings.push(Finding::refusal(rule, ReactiveFact::NoFreeHand));
        }
        ruling.findings.extend(Turns(self.0).begun(mover));
        self.check_forward(forward, &mut ruling);
        if ruling.refusals().next().is_some() {
            ruling.verdict = Verdict::Illegal;
            ruling.findings.retain(|finding| finding.refuses());
        }
        let ruling = self.spent_in_vain(mover, ruling);
        GroundChecks(self.0).ask_maneuver(mover, ruling, &forward.ground)
    }

    /// The path of a climber or a swimmer: the one it would take with a speed for it.
    fn held(&self, mover: &Mover<'a>, forward: &Forward, mode_move: &ModeMove) -> Ruling {
        let (what, swims) = (forward.what, forward.what == PhaseMove::SwimForward);
        // The check sets the distance: a goal beyond it is no reason not to begin.
        let way = Way::plain(what.mode(), ANY_DISTANCE, Some(mover.creature.speed_category), what.rule());
        let mut ways = MultiModeMove::new(self.0, mover, vec![way]);
        ways.unhampered = true;
        // From shallow water it can walk ashore.
        ways.lands = swims && mover.creature.is_airborne();
        ways.hangs = !swims && mover.creature.is(Condition::Hanging);
        let mut ruling = ModeSteps(self.0).judge(mover, &ways, mode_move);
        if let Some(square) = self.out_of_its_element(mover, &ways, forward, &ruling) {
            // One reason is enough for a creature that can't begin, or can't go on.
            ruling.feet = None;
            ruling.findings.retain(|finding| !matches!(finding.fact, Fact::Mode(_) | Fact::Height(_)));
            ruling.findings.push(Finding::refusal(what.rule(), ReactiveFact::OutOfElement { what, square }));
        }
        ruling.findings.extend(Turns(self.0).declared(mover));
        ruling
    }

    /// In phases, a failed check uses up the phase's move action: the mover stays where it is.
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

    /// Prices the steps as if nothing hampered them; returns what is spent and where they end.
    pub(crate) fn price_unhampered(&self, mover: &Mover<'a>, ruling: &mut Ruling) -> (Spent, Placement) {
        let prices = StepPrices(self.0).prices_at(Some(mover.creature.speed_category));
        let mut spent = Spent { feet: Feet(0), diagonal_count: mover.diagonal_count };
        let mut from = ruling.from;
        for step in &mut ruling.steps {
            let (columns, rows) = from.axes_moved(step.to);
            let diagonal = columns != 0 && rows != 0;
            let factors = StepFactors::open(diagonal);
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

    /// A square with nothing to climb, or no water to swim in: where the mover is, on its way, or at its end.
    fn out_of_its_element(
        &self,
        mover: &Mover<'a>,
        ways: &MultiModeMove<'_, 'a>,
        forward: &Forward,
        ruling: &Ruling,
    ) -> Option<Square> {
        let swims = forward.what == PhaseMove::SwimForward;
        let in_it = |at: Pose| if swims { ways.is_wet(at) } else { ways.clings(at) };
        let dry = |at: Pose| {
            let is_dry =
                |square: &Square| self.0.encounter.battlefield.ground(*square).layers.count(Terrain::Water) == 0;
            at.at.squares().find(is_dry).filter(|_| swims).unwrap_or(at.at.anchor)
        };
        let start = Space(self.0).pose(mover);
        if !in_it(start) {
            return Some(dry(start));
        }
        let pose = |to: Placement, altitude: Height| Pose {
            at: to,
            elevation: self.0.encounter.battlefield.floor_under(to) + altitude,
        };
        let mut before = start;
        for step in &ruling.steps {
            let after = pose(step.to, step.altitude);
            // The last step may lead up onto an edge, or ashore from deep water.
            let lands = if swims { ways.lands } else { after.elevation != before.elevation };
            let ends = step.to == ruling.to && step.altitude == Height::ZERO && lands;
            if !in_it(after) && !ends {
                return Some(dry(after));
            }
            before = after;
        }
        // If there is no path, its end tells why.
        let foiled = |finding: &Finding| matches!(finding.fact, Fact::Mode(_) | Fact::Height(_));
        let end = forward.stops.last().filter(|_| ruling.findings.iter().any(foiled))?;
        let to = mover.full.at(end.anchor);
        let level = (start.elevation - self.0.encounter.battlefield.floor_under(to)).max(Height::ZERO);
        let end = pose(to, end.altitude.unwrap_or(level));
        (!in_it(end)).then(|| dry(end))
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
            // The request says that it is a critical success.
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
