//! Ground at different heights, and the ways of moving beside walking. A section for each.

// Ground at different heights.
policies! {
    /// What floors at different heights do to walkers.
    Heights {
        /// A floor 5 ft higher or lower is walked onto as a stair; a higher one takes climbing, jumping or flying, and walking off a higher edge is a fall.
        StairsAndLedges "stairs-and-ledges",
    }
}

// Flight.
policies! {
    /// By what a rulebook tells how creatures fly.
    Flight {
        /// Flying goes by five classes of maneuverability.
        Classes "classes",
        /// Flying goes by lesser and greater flight and hover, with checks for what is hard.
        Checks "checks",
        /// Every direction costs the same, up to a height above what would support the flier.
        Aerial "aerial",
        ;
        /// Whether flight goes by the rows of the maneuverability table.
        uses_classes -> bool { Classes => true, Checks | Aerial => false }
        /// Whether flight has grades and checks.
        uses_checks -> bool { Checks => true, Classes | Aerial => false }
        /// Whether flight is free up to a height limit.
        is_aerial -> bool { Aerial => true, Classes | Checks => false }
    }
}
