//! Flight by checks, and aerial movement, in words.

use super::policy::Flight;
use super::{RuleId, Ruleset, journeys};
use crate::grid::Feet;
use crate::say;
use crate::words::Words;

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
pub(super) fn figure(rule: RuleId, number: u32) -> Option<Words> {
    let feet = Feet(number);
    Some(match rule {
        RuleId::ForcedDescent => say!("figure-forced-descent", feet),
        RuleId::FlyBonus => say!("figure-fly-bonus", more = number),
        RuleId::Gliding => say!("figure-gliding", feet),
        RuleId::AerialFall => say!("figure-aerial-fall", feet),
        _ => return journeys::figure(rule, number),
    })
}
