//! What is threatened, and what provokes.

policies! {
    /// Which squares a creature threatens.
    Threat {
        /// A creature threatens the squares within its reach.
        Reach "reach",
        /// Nothing is threatened.
        Nothing "nothing",
        ;
        /// Whether anything is threatened.
        exists -> bool { Reach => true, Nothing => false }
    }

    /// Whether a creature threatens the squares that it stands in.
    OwnSquares {
        /// A creature threatens its own squares, unless a reach weapon is all it has.
        UnlessReachWeapon "unless-reach-weapon",
        /// A creature threatens its own squares.
        Always "always",
        ;
        /// Whether even a creature with nothing but a reach weapon threatens them.
        is_always -> bool { Always => true, UnlessReachWeapon => false }
    }

    /// What a reach weapon covers.
    ReachWeapon {
        /// A reach weapon covers twice the natural reach, and nothing within the natural reach.
        Ring "ring",
    }

    /// What stops an opponent from striking at a square within its reach.
    Cover {
        /// Walls, closed doors, solid squares and their corners in the line prevent strikes.
        WallsAndCorners "walls-and-corners",
    }

    /// Whether the conditions of a creature keep it from threatening.
    Conditions {
        /// The helpless, stunned, flat-footed and blinded threaten nothing; nobody threatens a creature that they do not see.
        Disarm "disarm",
    }

    /// What gives an opponent its chance to strike.
    Provoking {
        /// Leaving a threatened square gives its opponent one chance to strike per move.
        Leaving "leaving",
        /// Moving gives nobody a chance to strike.
        Nothing "nothing",
        ;
        /// Whether moving gives anybody a chance to strike.
        happens -> bool { Leaving => true, Nothing => false }
    }

    /// Which squares a big creature leaves with a step.
    LeftSquares {
        /// A step leaves the squares that it vacates.
        Vacated "vacated",
        /// A step leaves every square that the creature stood in.
        Any "any",
        ;
        /// Whether a step leaves every square of the space, and not only those that it vacates.
        is_the_whole_space -> bool { Any => true, Vacated => false }
    }
}
