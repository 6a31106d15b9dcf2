//! Being moved by others, in words.

use crate::referee::{ForcedFact, Ruling};
use crate::ruleset::Ruleset;

/// What there is to say about it.
pub(super) fn told(_: &Ruleset, _: &Ruling, fact: &ForcedFact) -> String {
    match *fact {}
}
