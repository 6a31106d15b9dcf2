//! A short distance over open ground, round by round, and how long a creature can run.

use super::{Journeys, TravelPace};
use crate::field::{Condition, Creature};
use crate::grid::Feet;
use crate::referee::movement::{Endurance, Hindrances, Paces, RestrictedAction, StepPrices};
use crate::referee::ruling::{Action, Check, CheckKind, Fact, Finding, Pace, Rolled, TurnFact, Verdict};
use crate::ruleset::RuleId;

/// How far a creature gets in a number of rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dash {
    /// Whether it is possible, or depends on a check not yet rolled.
    pub verdict: Verdict,
    /// What keeps the creature from moving at this pace.
    pub refusals: Vec<Finding>,
    /// Feet in a round.
    pub a_round: Feet,
    /// The rounds requested.
    pub asked: u32,
    /// The rounds that are certain.
    pub rounds: u32,
    /// The rounds before the first check, if this is a run and the runner's Constitution is known.
    pub free: Option<u32>,
    /// The checks up to the first that fails or is not yet rolled, each with its round, from 1.
    pub checks: Vec<(u32, Check)>,
    /// Every rule that applied.
    pub rules: Vec<RuleId>,
}

impl Dash {
    /// The feet covered in the rounds that are certain.
    #[must_use]
    pub fn feet(&self) -> Feet {
        self.a_round * self.rounds
    }

    /// Whether the runner has failed a check and has to stop.
    #[must_use]
    pub fn has_failed(&self) -> bool {
        self.checks.last().is_some_and(|(_, check)| check.succeeds() == Some(false))
    }

    /// Whether that leaves the runner fatigued.
    #[must_use]
    pub fn is_tired(&self) -> bool {
        self.has_failed() && self.checks.iter().any(|(_, check)| check.kind == CheckKind::RunOnMight)
    }
}

impl Journeys<'_> {
    /// Why a creature can't move at this pace: what forbids it a run, or that it has a single action a round, for two moves.
    fn not_at(&self, pace: TravelPace, creature: &Creature) -> Vec<Finding> {
        let single = self.0.ruleset.single_action(creature);
        let one_action = single.map(|condition| {
            let fact = TurnFact::OneAction { condition, action: Action::FullRound };
            Finding::refusal(RuleId::Afflictions, fact)
        });
        let mut refusals: Vec<Finding> = one_action.into_iter().filter(|_| pace != TravelPace::Walk).collect();
        if pace == TravelPace::Run {
            refusals.extend(Hindrances(self.0).hindrances(creature, RestrictedAction::Run));
            let blind = creature.is(Condition::Blinded);
            refusals.extend(blind.then(|| Finding::refusal(RuleId::RunOver, Fact::Blind)));
        }
        refusals.extend(Paces(self.0).stilled(creature));
        refusals
    }

    /// How far a creature of this speed gets in `asked` rounds. A run takes checks once it has lasted as many rounds
    /// as the runner's Constitution; `rolled` are their results in order.
    #[must_use]
    pub fn dash(
        &self,
        (speed, runner): (Feet, Option<&Creature>),
        pace: TravelPace,
        asked: u32,
        constitution: Option<u32>,
        rolled: &[i32],
    ) -> Dash {
        let rules = self.0.ruleset;
        let (times, rule) = match pace {
            TravelPace::Walk => (rules.speed.value, RuleId::Speed),
            TravelPace::Hustle => (rules.double.value.max(rules.sprint.value), RuleId::Double),
            TravelPace::Run => (runner.map_or(rules.run.value, |runner| rules.run_multiple(runner)), RuleId::Run),
        };
        let known = pace != TravelPace::Run || Pace::Run.is_known(rules);
        let refusals = runner.map(|runner| self.not_at(pace, runner)).unwrap_or_default();
        let blind = runner.map_or(0, |runner| StepPrices(self.0).unseen_layers(runner));
        let speed = Feet(speed.0 >> blind);
        let legal = known && speed > Feet(0) && refusals.is_empty();
        let mut dash = Dash {
            verdict: if legal { Verdict::Legal } else { Verdict::Illegal },
            refusals,
            a_round: speed * times,
            asked,
            rounds: asked,
            free: constitution.filter(|_| pace == TravelPace::Run && known),
            checks: Vec::new(),
            rules: vec![rule],
        };
        dash.rules.extend((blind > 0).then_some(RuleId::PoorVisibility));
        if dash.verdict == Verdict::Illegal {
            return dash;
        }
        let Some(free) = dash.free.filter(|free| *free < asked) else { return dash };
        dash.rules.push(RuleId::RunLimit);
        let mut rolled = rolled.iter();
        for earlier in 0..asked - free {
            let rolled = rolled.next().map(|&total| Rolled::total(total));
            let check = Endurance(self.0).check_to_run_on(earlier, rolled);
            let made = check.succeeds();
            dash.checks.push((free + earlier + 1, check));
            if made != Some(true) {
                dash.rounds = free + earlier;
                dash.verdict = if made.is_none() { Verdict::NeedsCheck } else { Verdict::Legal };
                break;
            }
        }
        dash
    }
}
