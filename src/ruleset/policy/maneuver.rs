//! Moving through and into opponents: overrun, bull rush, tumbling, clambering.

use serde::Deserialize;

use super::Say;

policies! {
    /// Running an opponent over.
    Overrun {
        DuringMove "during-move" "a standard action in a move, against one opponent: it lets the mover by, or opposed Strength decides",
        Maneuver "maneuver" "a standard action, or part of a move against one: Movement against each one's Maneuver Defense",
        Unknown "unknown" "there is no overrun",
    }

    /// What a bull rush is.
    BullRush {
        Push "push" "a standard action that pushes an opponent straight back, by opposed Strength",
        Through "through" "a move through an opponent's square: it lets the mover by, or opposed Strength decides",
        Maneuver "maneuver" "a standard action that pushes an opponent back, by Might against its Maneuver Defense",
        Unknown "unknown" "there is no bull rush",
    }

    /// Tumbling past opponents.
    Tumble {
        EachOpponent "each-opponent" "at half speed past opponents or through them, by a check for each",
        HighestDefense "highest-defense" "at half speed past opponents, by one check against the highest Maneuver Defense",
        Unknown "unknown" "there is no tumbling",
    }

    /// Climbing into a bigger opponent's space.
    Clamber {
        HalfSpeed "half-speed" "at half speed into a bigger opponent's space, by Movement against its Maneuver Defense",
        Unknown "unknown" "there is no clambering",
    }
}
