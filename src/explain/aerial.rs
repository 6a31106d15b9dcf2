//! Flight by checks, and aerial movement without classes.

use crate::referee::{AirFact, Ruling};
use crate::ruleset::Ruleset;

/// A fact in a sentence.
pub(super) fn told(_ruleset: &Ruleset, _ruling: &Ruling, fact: &AirFact) -> String {
    match *fact {}
}
