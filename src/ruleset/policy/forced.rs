//! Forced movement, and flanking.

policies! {
    /// Where a push moves its victim.
    Push {
        /// There is no push; a bull rush drives a creature back.
        Unknown "unknown",
        /// Each square of a push is farther from the pusher than the one before.
        Farther "farther",
        /// A push goes straight away in one of eight directions, and ends harmlessly at an obstacle.
        Straight "straight",
        ;
        /// Whether a push keeps one direction.
        goes_straight -> bool { Straight => true, Unknown | Farther => false }
        /// Whether the rulebook has a push.
        is_known -> bool { Farther | Straight => true, Unknown => false }
    }

    /// Where a pull moves its victim.
    Pull {
        /// There is no pull.
        Unknown "unknown",
        /// Each square of a pull is nearer to the puller; once adjacent, the target may go on to any adjacent square.
        Nearer "nearer",
        ;
        /// Whether the rulebook has a pull.
        is_known -> bool { Nearer => true, Unknown => false }
    }

    /// Where a slide moves its victim.
    Slide {
        /// There is no slide.
        Unknown "unknown",
        /// The slider chooses the path of a slide.
        AnyWay "any-way",
        ;
        /// Whether the rulebook has a slide.
        is_known -> bool { AnyWay => true, Unknown => false }
    }

    /// Where a fling moves its victim.
    Fling {
        /// There is no fling.
        Unknown "unknown",
        /// A fling goes straight in any direction, including up, and needs no ground; stopped by an obstacle it does 1d8 to both
        /// for every full 10 ft left.
        Straight "straight",
        ;
        /// Whether the rulebook has a fling.
        is_known -> bool { Straight => true, Unknown => false }
        /// Whether a fling keeps one direction.
        goes_straight -> bool { Straight => true, Unknown => false }
    }

    /// What forced movement costs, and what it provokes.
    Forced {
        /// Creatures are only moved by others as part of particular maneuvers.
        Unknown "unknown",
        /// Forced movement ignores rough ground, needs free squares, never squeezes and provokes nobody.
        GroundIgnored "ground-ignored",
        /// Forced movement costs what walking costs, with its feet as the budget.
        AsWalking "as-walking",
        ;
        /// Whether the rulebook has forced movement as such.
        is_known -> bool { GroundIgnored | AsWalking => true, Unknown => false }
        /// Whether it ignores rough ground.
        ignores_ground -> bool { GroundIgnored => true, Unknown | AsWalking => false }
        /// Whether its steps cost what walking costs.
        pays_as_walking -> bool { AsWalking => true, Unknown | GroundIgnored => false }
    }

    /// Whether falling prone ends forced movement.
    ForcedProne {
        /// Falling prone does not end forced movement.
        Unknown "unknown",
        /// The victim may drop prone in any square, which ends the movement; while it lies there by choice, nobody can move it.
        EndsIt "ends-it",
        ;
        /// Whether dropping prone ends it.
        ends_it -> bool { EndsIt => true, Unknown => false }
    }

    /// Where forced movement goes in the air.
    ForcedHeight {
        /// Forced movement in the air stays at its height.
        Level "level",
        /// Forced movement in the air goes straight down, or up if down is the wrong way.
        DownOrUp "down-or-up",
        ;
        /// Whether it goes up or down in the air, and not level.
        goes_down_or_up -> bool { DownOrUp => true, Level => false }
    }

    /// Which line flanks.
    Flanking {
        /// Nobody flanks.
        Unknown "unknown",
        /// Two creatures that threaten flank if the line between their centers crosses opposite borders, corners included.
        Centers "centers",
        /// Two creatures that threaten flank if the line between their centers passes through opposite sides or opposite corners,
        /// never from side to corner.
        Sides "sides",
        ;
        /// Whether anybody flanks.
        is_known -> bool { Centers | Sides => true, Unknown => false }
        /// Whether the line has to pass through opposite sides or opposite corners.
        needs_opposite_sides -> bool { Sides => true, Unknown | Centers => false }
    }

    /// How reach affects flanking.
    ReachFlanking {
        /// Creatures with reach flank like others, from the centers of squares.
        AsOthers "as-others",
        /// With reach, the line may run from any corner of the space to any corner of the ally's.
        AnyCorner "any-corner",
        ;
        /// Whether the line may start at any corner of the space.
        allows_any_corner -> bool { AnyCorner => true, AsOthers => false }
    }

    /// Whether a creature inside another's space flanks.
    InternalFlanking {
        /// Nobody flanks from inside a space.
        Never "never",
        /// A creature inside a far bigger one flanks it with any ally that threatens it; the bigger one flanks creatures inside
        /// with any ally that threatens their square.
        FarApart "far-apart",
        ;
        /// Whether creatures of very different sizes flank each other from inside a space.
        is_allowed -> bool { FarApart => true, Never => false }
    }
}
