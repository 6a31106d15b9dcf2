//! Movement that answers the movement of others, in words.

use crate::referee::{ReactiveFact, Ruling};
use crate::ruleset::Ruleset;

/// What there is to say about it.
pub(super) fn told(_: &Ruleset, _: &Ruling, fact: &ReactiveFact) -> String {
    match *fact {}
}
