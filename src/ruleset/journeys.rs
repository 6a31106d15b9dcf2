//! Journeys in words.

use super::policy::{ForcedMarch, TravelShips};
use super::{RuleId, Ruleset};

/// Whether the rule decides anything under this ruleset.
pub(super) fn bears(ruleset: &Ruleset, rule: RuleId) -> bool {
    match rule {
        RuleId::MarchDc => ruleset.forced_march.is == ForcedMarch::Constitution,
        RuleId::OtherShips => ruleset.travel_ships.is == TravelShips::Adventures,
        RuleId::TravelShips => !ruleset.other_ships.is.is_empty(),
        RuleId::TravelModes => !ruleset.travel_modes.is.is_empty(),
        RuleId::TravelImpeded => ruleset.travel_impeded.is.0 > 0,
        RuleId::RoundTheClock => ruleset.round_the_clock.is > 0,
        _ => true,
    }
}

/// What a figure means.
pub(super) fn figure(rule: RuleId, word: &str) -> Option<String> {
    Some(match (rule, word) {
        (RuleId::MarchDc, dc) => format!("the first hour beyond a day's walk takes a check of {dc}"),
        (RuleId::Floating, hours) => {
            format!("after a rowed day a boat floats on with the current for up to {hours} hours")
        }
        (RuleId::RoundTheClock, "0") => "what never resting comes to is not told".to_owned(),
        (RuleId::RoundTheClock, times) => format!("what never rests covers {times} times a day's distance"),
        (RuleId::TravelImpeded, "0") => "how far one gets where everything is impeded is not told".to_owned(),
        (RuleId::TravelImpeded, feet) => {
            format!("where everything is impeded, walkers cover what goes with a speed of {feet} ft")
        }
        _ => return None,
    })
}
