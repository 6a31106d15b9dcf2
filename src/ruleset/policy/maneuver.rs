//! Moving through and into opponents: overrun, bull rush, tumbling, clambering.

use serde::Deserialize;

use super::Say;

policies! {
    /// Running an opponent over.
    Overrun {
        DuringMove "during-move" "during a move, with a standard action, one opponent is run over: it lets the mover by, or an opposed Strength check decides",
        Maneuver "maneuver" "a standard action, or a part of a move against one opponent: a Movement check against each one's Maneuver Defense; nobody is provoked by it",
        Unknown "unknown" "there is no overrun",
    }

    /// What a bull rush is.
    BullRush {
        Push "push" "a standard action that pushes an opponent straight back, by an opposed Strength check",
        Through "through" "a move through an opponent's square: it lets the mover by, or an opposed Strength check decides",
        Maneuver "maneuver" "a standard action that pushes an opponent back, by a Might check against its Maneuver Defense",
        Unknown "unknown" "there is no bull rush",
    }

    /// Tumbling past opponents.
    Tumble {
        EachOpponent "each-opponent" "at half speed past opponents or through them, by a check for each in the order in which they are passed",
        HighestDefense "highest-defense" "a move action at half speed past opponents, by one check against the highest Maneuver Defense among them",
        Unknown "unknown" "there is no tumbling",
    }

    /// Climbing into a bigger opponent's space.
    Clamber {
        HalfSpeed "half-speed" "at half speed into a bigger opponent's space, by a Movement check against its Maneuver Defense",
        Unknown "unknown" "there is no clambering",
    }
}
