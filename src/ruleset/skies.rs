//! Flight by checks, and aerial movement, in words.

use super::policy::Flight;
use super::{RuleId, Ruleset, journeys};

/// Whether the rule decides anything under this ruleset.
pub(super) fn bears(ruleset: &Ruleset, rule: RuleId) -> bool {
    match rule {
        RuleId::FlyChecks
        | RuleId::FlyMishaps
        | RuleId::ForcedDescent
        | RuleId::FlyWeather
        | RuleId::FlySizes
        | RuleId::FlyBonus
        | RuleId::FlyFailing
        | RuleId::FlyLesser
        | RuleId::FlyGreater
        | RuleId::FlyHover => ruleset.flight.is == Flight::Checks,
        RuleId::Gliding
        | RuleId::AerialUpkeep
        | RuleId::AerialFall
        | RuleId::HeightLimit
        | RuleId::AerialLoad
        | RuleId::Midair => ruleset.flight.is == Flight::Aerial,
        _ => journeys::bears(ruleset, rule),
    }
}

/// What a figure means.
pub(super) fn figure(rule: RuleId, word: &str) -> Option<String> {
    Some(match rule {
        RuleId::ForcedDescent => format!("who is hurt in flight loses {word} ft of height"),
        RuleId::FlyBonus => format!("greater flight adds {word} to checks and makes nothing of winds and gusts"),
        RuleId::Gliding => format!("who glides comes down by {word} ft in a phase, which costs nothing, and never up"),
        RuleId::AerialFall => format!("who does not keep itself in the air falls {word} ft at once"),
        _ => return journeys::figure(rule, word),
    })
}
