//! Climbing, swimming, digging and teleporting.

use crate::referee::{ModeFact, Ruling};
use crate::ruleset::Ruleset;

/// A fact in a sentence.
pub(super) fn told(_ruleset: &Ruleset, _ruling: &Ruling, fact: &ModeFact) -> String {
    match *fact {}
}
