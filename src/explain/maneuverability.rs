//! Flight by classes of maneuverability.

use crate::referee::{FlightFact, Ruling};
use crate::ruleset::Ruleset;

/// A fact in a sentence.
pub(super) fn told(_ruleset: &Ruleset, _ruling: &Ruling, fact: &FlightFact) -> String {
    match *fact {}
}
