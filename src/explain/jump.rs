//! Jumping.

use crate::referee::{JumpFact, Ruling};
use crate::ruleset::Ruleset;

/// A fact in a sentence.
pub(super) fn told(_ruleset: &Ruleset, _ruling: &Ruling, fact: &JumpFact) -> String {
    match *fact {}
}
