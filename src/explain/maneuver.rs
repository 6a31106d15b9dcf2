//! Moving through and into opponents, in words.

use crate::referee::{ManeuverFact, Ruling};
use crate::ruleset::Ruleset;

/// What there is to say about it.
pub(super) fn told(_: &Ruleset, _: &Ruling, fact: &ManeuverFact) -> String {
    match *fact {}
}
