//! Charging and withdrawing, in words.

use crate::grid::{Feet, Height, Square};
use crate::referee::{ChargeFact, Ruling};
use crate::ruleset::Ruleset;
use crate::ruleset::policy::Say;

/// What there is to say about it.
pub(super) fn told(ruleset: &Ruleset, ruling: &Ruling, fact: &ChargeFact) -> String {
    let creature = &ruling.creature;
    match fact {
        ChargeFact::NoOpponent { who } => format!("{who} is no opponent of {creature}."),
        ChargeFact::Unseen { who } => format!("{creature} does not see {who}."),
        ChargeFact::NoEnd { target } => format!("From nowhere on the map could {creature} strike {target}."),
        ChargeFact::OtherHeight { target, by } => {
            let (feet, way) =
                (Feet(by.0.unsigned_abs()), if *by > Height::ZERO { "higher up" } else { "further down" });
            format!("A charge is judged on the level, and there {target}, {feet} {way}, is out of {creature}'s reach.")
        }
        ChargeFact::OtherEnd { ends } => format!(
            "A charge ends in the closest space from which the target can be struck: {}.",
            ends.iter().map(Square::to_string).collect::<Vec<_>>().join(" or ")
        ),
        ChargeFact::TooNear { feet } => {
            format!("The closest space to strike from is {feet} away, and a charge takes 10 ft at least.")
        }
        ChargeFact::SqueezedStart => format!("{creature} squeezes where it stands, and nobody charges squeezing."),
        ChargeFact::SlowGround { square } => format!("The ground in {square}, in the lane, slows movement."),
        ChargeFact::SlowBody { who, square } => format!("{who} lies in the lane in {square} and slows movement."),
        ChargeFact::LowOrNarrow { edge } => {
            let (a, b) = edge.squares();
            format!("Something to get over or through stands in the lane between {a} and {b}.")
        }
        ChargeFact::NoOverrun => format!("Here {}.", ruleset.charge_overrun.is.meaning()),
        ChargeFact::NotMet { who } => format!("{who} is not in the way, so nobody is overrun."),
        ChargeFact::NotInNeed { who } => format!("{who} is helpless: the charge goes past it without an overrun."),
        ChargeFact::Bonus => format!("Charging: {}.", ruleset.charge_bonus.is.meaning()),
        ChargeFact::Weapons => format!("Weapons: {}.", ruleset.charge_weapons.is.meaning()),
        ChargeFact::NoPrimary => {
            format!("A withdrawal is from an opponent that {creature} sees and that threatens it; there is none.")
        }
        ChargeFact::NoThreat { who } => {
            format!("{who} does not threaten {creature}, and so is nobody to withdraw from.")
        }
        ChargeFact::NotFarther { square } => {
            format!("The step to {square} does not lead farther from whom it withdraws from.")
        }
    }
}
