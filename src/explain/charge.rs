//! Charging and withdrawing, in words.

use crate::referee::{ChargeFact, Ruling};
use crate::ruleset::Ruleset;

/// What there is to say about it.
pub(super) fn told(_: &Ruleset, _: &Ruling, fact: &ChargeFact) -> String {
    match *fact {}
}
