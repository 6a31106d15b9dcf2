//! Ground at different heights, and the modes of movement besides walking. One section for each.

// Ground at different heights.
policies! {
    /// How floors at different heights affect walkers.
    Heights {
        /// A floor 5 ft higher or lower is walked onto like a stair; a higher one takes climbing, jumping or flying, and walking
        /// off a higher edge is a fall.
        StairsAndLedges "stairs-and-ledges",
    }
}

// Flight.
policies! {
    /// How a rulebook describes flight.
    Flight {
        /// Flight has five classes of maneuverability.
        Classes "classes",
        /// Flight has lesser and greater flight and hover, with checks for what is hard.
        Checks "checks",
        /// Every direction costs the same, up to a height above what would support the flier.
        Aerial "aerial",
        ;
        /// Whether flight uses the rows of the maneuverability table.
        uses_classes -> bool { Classes => true, Checks | Aerial => false }
        /// Whether flight has grades and checks.
        uses_checks -> bool { Checks => true, Classes | Aerial => false }
        /// Whether flight is free up to a height limit.
        is_aerial -> bool { Aerial => true, Classes | Checks => false }
    }
}
