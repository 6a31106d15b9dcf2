//! Moving through and into opponents: overrun, bull rush, tumbling, clambering.

policies! {
    /// Overrunning an opponent.
    Overrun {
        /// A standard action during a move, against one opponent: it lets the mover past, or opposed Strength decides.
        DuringMove "during-move",
        /// A standard action, or part of a move against one opponent: Movement against the Maneuver Defense of each.
        Maneuver "maneuver",
        /// There is no overrun.
        Unknown "unknown",
        ;
        /// Whether there is an overrun.
        is_known -> bool { DuringMove | Maneuver => true, Unknown => false }
        /// Whether one overrun can take several opponents.
        takes_several -> bool { Maneuver => true, DuringMove | Unknown => false }
        /// Whether a check against each target's Maneuver Defense decides it.
        is_against_defense -> bool { Maneuver => true, DuringMove | Unknown => false }
    }

    /// What a bull rush is.
    BullRush {
        /// A standard action that pushes an opponent straight back, by opposed Strength.
        Push "push",
        /// A move through an opponent's square: it lets the mover past, or opposed Strength decides.
        Through "through",
        /// A standard action that pushes an opponent back, by Might against its Maneuver Defense.
        Maneuver "maneuver",
        /// There is no bull rush.
        Unknown "unknown",
        ;
        /// Whether opposed Strength decides it.
        is_by_strength -> bool { Push | Through => true, Maneuver | Unknown => false }
        /// Whether the rulebook has a bull rush.
        is_known -> bool { Push | Through | Maneuver => true, Unknown => false }
        /// Whether it is a move through the opponent's square.
        goes_through -> bool { Through => true, Push | Maneuver | Unknown => false }
        /// Whether Might against Maneuver Defense decides it.
        is_by_might -> bool { Maneuver => true, Push | Through | Unknown => false }
    }

    /// Tumbling past opponents.
    Tumble {
        /// At half speed past or through opponents, with a check for each.
        EachOpponent "each-opponent",
        /// At half speed past opponents, with one check against the highest Maneuver Defense.
        HighestDefense "highest-defense",
        /// There is no tumbling.
        Unknown "unknown",
        ;
        /// Whether there is tumbling.
        is_known -> bool { EachOpponent | HighestDefense => true, Unknown => false }
        /// Whether each opponent takes a separate check.
        checks_each_opponent -> bool { EachOpponent => true, HighestDefense | Unknown => false }
        /// Whether part of a movement can be tumbled and the rest walked.
        mixes_with_walking -> bool { EachOpponent => true, HighestDefense | Unknown => false }
        /// Whether tumbling takes training.
        takes_training -> bool { EachOpponent => true, HighestDefense | Unknown => false }
        /// Whether one check against the highest Maneuver Defense decides it.
        is_against_defense -> bool { HighestDefense => true, EachOpponent | Unknown => false }
    }

    /// Climbing into a bigger opponent's space.
    Clamber {
        /// At half speed into a bigger opponent's space, with a Movement check against its Maneuver Defense.
        HalfSpeed "half-speed",
        /// There is no clambering.
        Unknown "unknown",
        ;
        /// Whether there is clambering.
        is_known -> bool { HalfSpeed => true, Unknown => false }
    }
}
