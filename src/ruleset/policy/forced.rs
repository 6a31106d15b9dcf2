//! Being moved by others, and flanking.

use serde::Deserialize;

use super::Say;

policies! {
    /// Where a push takes its victim.
    Push {
        Unknown "unknown" "there is no push; a bull rush drives somebody back",
        Farther "farther" "each square of a push is farther from whoever pushes than the one left",
        Straight "straight" "a push goes straight away in one of eight directions, and ends harmlessly at an obstacle",
    }

    /// Where a pull takes its victim.
    Pull {
        Unknown "unknown" "there is no pull",
        Nearer "nearer" "each square of a pull is nearer to whoever pulls; beside it the way may lead on to any square beside it",
    }

    /// Where a slide takes its victim.
    Slide {
        Unknown "unknown" "there is no slide",
        AnyWay "any-way" "a slide goes any way that whoever slides somebody wants",
    }

    /// Where a fling takes its victim.
    Fling {
        Unknown "unknown" "there is no fling",
        Straight "straight" "a fling goes straight in any direction, also up, and needs no ground; stopped by an obstacle it does 1d8 to both for every full 10 ft left",
    }

    /// What being moved by others costs, and what it provokes.
    ForcedPrice {
        Unknown "unknown" "nobody is moved by others but in maneuvers of their own",
        GroundIgnored "ground-ignored" "forced movement minds no rough ground, needs free squares, never squeezes and provokes nobody",
        AsWalking "as-walking" "forced movement pays as walking does, its feet being the budget",
    }

    /// Whether falling prone ends forced movement.
    ForcedProne {
        Unknown "unknown" "falling prone does not end forced movement",
        EndsIt "ends-it" "whoever is moved may drop prone at any square and ends it; as long as it lies there by its choice nobody moves it",
    }

    /// Where forced movement leads in the air.
    ForcedHeight {
        Level "level" "forced movement in the air keeps its height",
        DownOrUp "down-or-up" "forced movement in the air leads straight down, or up where down is the wrong way",
    }

    /// Which line flanks.
    Flanking {
        Unknown "unknown" "nobody flanks",
        Centers "centers" "two who threaten flank if the line between their centers crosses opposite borders, corners included",
        Sides "sides" "two who threaten flank if the line between their centers passes through opposite sides or opposite corners, never from side to corner",
    }

    /// What reach does for flanking.
    ReachFlanking {
        AsOthers "as-others" "reach flanks like everybody, from the centers of squares",
        AnyCorner "any-corner" "with reach the line may run from any corner of the space to any corner of the ally's",
    }

    /// Whether somebody inside a space flanks.
    InternalFlanking {
        Never "never" "nobody flanks from inside a space",
        FarApart "far-apart" "inside somebody far bigger one flanks with any ally that threatens the bigger one, which flanks whoever is inside with any ally that threatens that square",
    }
}
