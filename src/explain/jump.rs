//! Jumping.

use super::fact::capital;
use crate::referee::{JumpFact, Ruling};
use crate::ruleset::Ruleset;
use crate::ruleset::policy::Say;

/// A fact in a sentence.
pub(super) fn told(ruleset: &Ruleset, ruling: &Ruling, fact: &JumpFact) -> String {
    let who = &ruling.creature;
    match fact {
        JumpFact::TooLong { feet, most } => format!("That is a jump of {feet}, and {who} jumps at most {most} far."),
        JumpFact::TooHigh { feet, most } => format!("That leads {feet} up, and such a jump leads at most {most} up."),
        JumpFact::NoGround => format!("{who} touches nothing solid to jump from."),
        JumpFact::NoHop { most } => {
            format!("A hop leads over one square, and at most as high as the waist: {most} up in whole squares.")
        }
        JumpFact::Standing { needs } => {
            format!("Without a running start of {needs} the check takes twice as much (running:true tells of one).")
        }
        JumpFact::Speed { adds } => {
            format!("Its speed counts {adds:+} on the check: added to bonus; in check it is contained.")
        }
        JumpFact::SpeedUntold => {
            format!("{}: speed-bonus:4 tells it.", capital(&ruleset.jump_speed.is.meaning().to_string()))
        }
        JumpFact::Short { square } => format!("It gets only as far as {square}."),
        JumpFact::NoHigher => format!("{who} comes down where it stood."),
        JumpFact::Drops { feet } => format!("It comes down {feet} lower."),
        JumpFact::Midair => {
            "It ends in midair, and does not fall before the next phase; until then it suffers nothing for \
                             being there."
                .to_owned()
        }
        JumpFact::Sprawls => format!("{who} is not trained to jump and has not beaten the DC by 5: it is prone."),
        JumpFact::FailsBadly => format!("{who} has failed by 5 or more: it is prone."),
        JumpFact::Hangs => {
            format!("{who} hangs on the far edge; pulling itself up is a move action and takes a Climb check of 15.")
        }
    }
}
