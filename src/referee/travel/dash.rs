//! A short way over open ground, round by round, and how long somebody can run.

use super::{Journeys, TravelPace};
use crate::field::Creature;
use crate::grid::Feet;
use crate::referee::movement::Endurance;
use crate::referee::ruling::{Check, Pace, Rolled, Verdict};
use crate::ruleset::RuleId;

/// How far somebody gets in some rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dash {
    /// Whether it can be done, or hangs on a check that is not known.
    pub verdict: Verdict,
    /// Feet in a round.
    pub a_round: Feet,
    /// How many rounds were asked for.
    pub asked: u32,
    /// How many of them are sure to be made.
    pub rounds: u32,
    /// The rounds that take no check, of a run whose runner's Constitution is known.
    pub free: Option<u32>,
    /// The checks up to the first that is not known or fails, each with its round, from 1.
    pub checks: Vec<(u32, Check)>,
    /// Every rule that had a part in it.
    pub rules: Vec<RuleId>,
}

impl Dash {
    /// What is covered in the rounds that are sure.
    #[must_use]
    pub fn feet(&self) -> Feet {
        self.a_round * self.rounds
    }

    /// Whether the runner has failed and has to stop.
    #[must_use]
    pub fn has_failed(&self) -> bool {
        self.checks.last().is_some_and(|(_, check)| check.succeeds() == Some(false))
    }
}

impl Journeys<'_> {
    /// How far somebody of this speed gets in so many rounds. A run takes checks after as many rounds as its Constitution;
    /// `rolled` is what they came to.
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
        let mut dash = Dash {
            verdict: if known && speed > Feet(0) { Verdict::Legal } else { Verdict::Illegal },
            a_round: speed * times,
            asked,
            rounds: asked,
            free: constitution.filter(|_| pace == TravelPace::Run && known),
            checks: Vec::new(),
            rules: vec![rule],
        };
        let Some(free) = dash.free.filter(|free| *free < asked) else { return dash };
        dash.rules.push(RuleId::RunLimit);
        let mut rolled = rolled.iter();
        for earlier in 0..asked - free {
            let rolled = rolled.next().map(|&total| Rolled { total, natural: None });
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
