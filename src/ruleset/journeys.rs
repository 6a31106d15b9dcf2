//! Journeys in words.

use super::policy::{ForcedMarch, TravelShips};
use super::{RuleId, Ruleset};
use crate::grid::Feet;
use crate::say;
use crate::words::Words;

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
pub(super) fn figure(rule: RuleId, number: u32) -> Option<Words> {
    Some(match (rule, number) {
        (RuleId::MarchDc, dc) => say!("figure-march-dc", dc),
        (RuleId::Floating, hours) => say!("figure-floating", hours),
        (RuleId::RoundTheClock, 0) => say!("figure-round-the-clock-none"),
        (RuleId::RoundTheClock, times) => say!("figure-round-the-clock", times),
        (RuleId::TravelImpeded, 0) => say!("figure-travel-impeded-none"),
        (RuleId::TravelImpeded, feet) => say!("figure-travel-impeded", speed = Feet(feet)),
        _ => return None,
    })
}
