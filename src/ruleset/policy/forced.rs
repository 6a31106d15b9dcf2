//! Being moved by others, and flanking.

policies! {
    /// Where a push takes its victim.
    Push {
        /// There is no push; a bull rush drives somebody back.
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

    /// Where a pull takes its victim.
    Pull {
        /// There is no pull.
        Unknown "unknown",
        /// Each square of a pull is nearer to the puller; once adjacent, the target may go on to any adjacent square.
        Nearer "nearer",
        ;
        /// Whether the rulebook has a pull.
        is_known -> bool { Nearer => true, Unknown => false }
    }

    /// Where a slide takes its victim.
    Slide {
        /// There is no slide.
        Unknown "unknown",
        /// The slider chooses the path of a slide.
        AnyWay "any-way",
        ;
        /// Whether the rulebook has a slide.
        is_known -> bool { AnyWay => true, Unknown => false }
    }

    /// Where a fling takes its victim.
    Fling {
        /// There is no fling.
        Unknown "unknown",
        /// A fling goes straight in any direction, also up, and needs no ground; stopped by an obstacle it does 1d8 to both for every full 10 ft left.
        Straight "straight",
        ;
        /// Whether the rulebook has a fling.
        is_known -> bool { Straight => true, Unknown => false }
        /// Whether a fling keeps one direction.
        goes_straight -> bool { Straight => true, Unknown => false }
    }

    /// What being moved by others costs, and what it provokes.
    Forced {
        /// Nobody is moved by others but in maneuvers of their own.
        Unknown "unknown",
        /// Forced movement minds no rough ground, needs free squares, never squeezes and provokes nobody.
        GroundIgnored "ground-ignored",
        /// Forced movement pays as walking does, its feet being the budget.
        AsWalking "as-walking",
        ;
        /// Whether there are forced movements of their own.
        is_known -> bool { GroundIgnored | AsWalking => true, Unknown => false }
        /// Whether rough ground makes no difference to it.
        ignores_ground -> bool { GroundIgnored => true, Unknown | AsWalking => false }
        /// Whether its steps cost what walking costs.
        pays_as_walking -> bool { AsWalking => true, Unknown | GroundIgnored => false }
    }

    /// Whether falling prone ends forced movement.
    ForcedProne {
        /// Falling prone does not end forced movement.
        Unknown "unknown",
        /// The victim may drop prone in any square, which ends the movement; while it lies there by choice nobody moves it.
        EndsIt "ends-it",
        ;
        /// Whether dropping prone ends it.
        ends_it -> bool { EndsIt => true, Unknown => false }
    }

    /// Where forced movement leads in the air.
    ForcedHeight {
        /// Forced movement in the air keeps its height.
        Level "level",
        /// Forced movement in the air leads straight down, or up where down leads the wrong way.
        DownOrUp "down-or-up",
        ;
        /// Whether it leads up or down in the air, and not level.
        goes_down_or_up -> bool { DownOrUp => true, Level => false }
    }

    /// Which line flanks.
    Flanking {
        /// Nobody flanks.
        Unknown "unknown",
        /// Two who threaten flank if the line between their centers crosses opposite borders, corners included.
        Centers "centers",
        /// Two who threaten flank if the line between their centers passes through opposite sides or opposite corners, never from side to corner.
        Sides "sides",
        ;
        /// Whether anybody flanks.
        is_known -> bool { Centers | Sides => true, Unknown => false }
        /// Whether the line has to pass through opposite sides or opposite corners.
        needs_opposite_sides -> bool { Sides => true, Unknown | Centers => false }
    }

    /// What reach does for flanking.
    ReachFlanking {
        /// Reach flanks like everybody, from the centers of squares.
        AsOthers "as-others",
        /// With reach the line may run from any corner of the space to any corner of the ally's.
        AnyCorner "any-corner",
        ;
        /// Whether the line may start at any corner of the space.
        allows_any_corner -> bool { AnyCorner => true, AsOthers => false }
    }

    /// Whether somebody inside a space flanks.
    InternalFlanking {
        /// Nobody flanks from inside a space.
        Never "never",
        /// A creature inside a far bigger one flanks it with any ally that threatens it; the bigger one flanks those inside with any ally that threatens their square.
        FarApart "far-apart",
        ;
        /// Whether creatures of very different sizes flank each other from inside a space.
        is_allowed -> bool { FarApart => true, Never => false }
    }
}
