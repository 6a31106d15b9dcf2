//! Ground at different heights, and the ways of moving beside walking. A section for each.

use serde::Deserialize;

use super::RuleValue;

// Ground at different heights.
policies! {
    /// What floors at different heights do to whoever walks.
    Heights {
        /// A floor 5 ft higher or lower is walked onto as a stair; one that is further up takes climbing, jumping or flying, and whoever walks off one that is further down falls.
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
        /// Flying goes any way at one price, up to a height above what would bear the flier.
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
