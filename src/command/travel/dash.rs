//! A short journey in minutes or rounds: covers feet instead of miles, and limits how long a creature can run.

use serde_json::json;

use crate::command::core::dice::DiePurpose;
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::user_error::UserError;
use crate::explain;
use crate::field::Creature;
use crate::grid::{Feet, Hours, Share};
use crate::referee::{Dash, Journeys, Referee, TravelPace, Verdict};
use crate::say;
use crate::words::Message;

/// Rounds in a minute.
const ROUNDS: u32 = 10;
/// Minutes in an hour.
const MINUTES: u32 = 60;

/// The options of a short journey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DashArgs {
    rounds: u32,
    pace: TravelPace,
    constitution: Option<u32>,
}

impl DashArgs {
    pub(crate) fn parse(options: &Options<'_>, pace: TravelPace) -> Result<Option<Self>, UserError> {
        let (minutes, rounds) = (options.whole("minutes")?, options.whole("rounds")?);
        let constitution = options.whole("constitution")?;
        match (minutes, rounds) {
            (Some(_), Some(_)) => Err(UserError::new(say!("travel-minutes-or-rounds"))),
            (None, None) if constitution.is_some() => Err(UserError::new(say!("travel-constitution-idle"))
                .or_example("/travel speed:30 pace:run rounds:20 constitution:14")),
            (None, None) => Ok(None),
            (Some(minutes), None) => Ok(Some(DashArgs { rounds: minutes * ROUNDS, pace, constitution })),
            (None, Some(rounds)) => Ok(Some(DashArgs { rounds, pace, constitution })),
        }
    }

    /// Fails for a journey so long that it wears travellers down, which is judged hour by hour.
    pub(crate) fn check_length(&self, referee: Referee<'_>) -> Result<(), UserError> {
        let day = referee.ruleset().travel_day.value.foot;
        let most = match self.pace {
            TravelPace::Walk => day,
            // The first hour of hustling costs nothing. (3.5 SRD, Hustle.)
            TravelPace::Hustle => Hours(Share::from_integer(1)),
            TravelPace::Run => return Ok(()),
        };
        let hours = Hours(Share::new(self.rounds.into(), u64::from(ROUNDS * MINUTES)));
        if hours <= most {
            return Ok(());
        }
        Err(UserError::new(say!("travel-dash-too-long", hours = most)).or_example("/travel speed:30 hours:10"))
    }

    /// The outcome, and whether it leaves the runner fatigued.
    pub(crate) fn decide(
        &self,
        table: &Table<'_>,
        referee: Referee<'_>,
        speed: Feet,
        runner: Option<&Creature>,
        (check, bonus): (&[i32], Option<i32>),
    ) -> (Outcome, bool) {
        let constitution = self.constitution.or(runner.and_then(|runner| runner.constitution));
        let ask =
            |rolled: &[i32]| Journeys(referee).dash((speed, runner), self.pace, self.rounds, constitution, rolled);
        let mut rolled = check.to_vec();
        let mut dash = ask(&rolled);
        let mut rolls = Vec::new();
        if let Some(bonus) = bonus {
            while dash.verdict == Verdict::NeedsCheck {
                let die = table.dice.roll(DiePurpose::Check, 20);
                let total = i32::try_from(die).unwrap_or(1) + bonus;
                rolls.push(json!({"die": die, "bonus": bonus, "total": total}));
                rolled.push(total);
                dash = ask(&rolled);
            }
        }
        (self.outcome(referee, &dash, (runner, rolls)), dash.is_tired())
    }

    fn outcome(
        &self,
        referee: Referee<'_>,
        dash: &Dash,
        (runner, rolls): (Option<&Creature>, Vec<serde_json::Value>),
    ) -> Outcome {
        let ruleset = referee.ruleset();
        let mut lines = explain::dashed(ruleset, dash, runner.map(|runner| &runner.name));
        let mut json = explain::dashed_json(ruleset, dash);
        json["pace"] = json!(self.pace.word());
        if !rolls.is_empty() {
            let totals: Vec<String> = rolls.iter().map(|roll| roll["total"].to_string()).collect();
            lines.insert(1, say!("travel-dash-rolled", results = totals.join(", ")));
            json["checks_rolled"] = json!(rolls);
        }
        let pending = dash.verdict == Verdict::NeedsCheck;
        if pending {
            lines.push(say!("travel-give-check"));
        }
        let refused = dash.verdict == Verdict::Illegal;
        Outcome::new(Message::lines(lines))
            .refused_if(refused)
            .pending_if(pending)
            .ruled(json)
            .waiting_for(dash.checks.iter().map(|(_, check)| check))
            .citing(ruleset, &dash.rules)
    }
}
