//! Occupied squares: who gets past, and who can stop there.

policies! {
    /// Whether somebody's square can be moved through.
    Occupied {
        /// It can be moved through.
        Pass "pass",
        /// It cannot be moved through.
        Closed "closed",
        ;
        /// Whether the square can be moved through.
        lets_through -> bool { Pass => true, Closed => false }
        /// Whether nobody can move through it.
        is_closed -> bool { Closed => true, Pass => false }
    }

    /// How creatures that fight on no side are passed.
    Neutral {
        /// A bystander gets out of the way like a friend.
        AsFriend "as-friend",
        /// A bystander is passed like an opponent.
        AsOpponent "as-opponent",
        ;
        /// Whether creatures on no side are passed like opponents.
        counts_as_opponent -> bool { AsOpponent => true, AsFriend => false }
    }

    /// How a dead creature affects walkers.
    Dead {
        /// A dead creature is passed like a helpless one.
        AsHelpless "as-helpless",
        /// A dead creature's squares hamper, and movement can end in them.
        Rough "rough",
        /// A dead creature's squares count as empty.
        Nothing "nothing",
        ;
        /// Whether a dead creature still occupies its squares.
        occupies -> bool { AsHelpless => true, Rough | Nothing => false }
        /// Whether its squares hamper.
        hampers -> bool { Rough => true, AsHelpless | Nothing => false }
    }

    /// Whether the squares of a paralyzed creature hamper.
    Paralyzed {
        /// A paralyzed creature is passed without penalty.
        Free "free",
        /// A paralyzed creature's squares hamper.
        Hampers "hampers",
        ;
        /// Whether its squares hamper.
        hampers -> bool { Hampers => true, Free => false }
    }

    /// The effect of two creatures being far apart in size.
    SizeApartWay {
        /// Creatures that far apart in size move through each other's squares.
        EitherPasses "either-passes",
        /// The bigger one steps over the smaller, and may stop on it.
        BiggerStepsOver "bigger-steps-over",
        /// Creatures that far apart in size are no obstacle to each other.
        NoObstacle "no-obstacle",
        ;
        /// Whether only the bigger one passes, by stepping over.
        bigger_steps_over -> bool { BiggerStepsOver => true, EitherPasses | NoObstacle => false }
        /// Whether either moves through the squares of the other.
        lets_either_pass -> bool { EitherPasses => true, BiggerStepsOver | NoObstacle => false }
    }

    /// In which movement a bigger creature can step over others.
    Stepover {
        /// Stepping over is part of a plain move only.
        PlainMove "plain-move",
        /// Stepping over is part of a double move too.
        DoubleMoveToo "double-move-too",
        ;
        /// Whether it is part of a double move too.
        goes_with_double_moves -> bool { DoubleMoveToo => true, PlainMove => false }
    }

    /// How a Fine, Diminutive or Tiny creature treats others' squares.
    VerySmall {
        /// Tiny and smaller creatures enter occupied squares, stop in them, and provoke by entering.
        Enters "enters",
        /// Tiny and smaller creatures enter and stop like others.
        AsOthers "as-others",
        ;
        /// Whether they enter occupied squares and stop in them.
        enters_occupied -> bool { Enters => true, AsOthers => false }
    }

    /// Whether a creature that fills its squares can be passed.
    Fills {
        /// Nobody moves through a creature that fills its squares.
        Closed "closed",
    }

    /// Whether a diagonal may cut the corner of a creature that fills its squares.
    FillsCorner {
        /// A diagonal passes every creature, including those that fill their squares.
        Passed "passed",
        /// A creature that fills its squares makes corners like solid squares.
        AsSolid "as-solid",
        ;
        /// Whether creatures that fill their squares make corners.
        makes_corners -> bool { AsSolid => true, Passed => false }
    }

    /// Whether a move can end in an occupied square.
    Ending {
        /// No move ends in another's square unless that one is helpless.
        UnlessHelpless "unless-helpless",
        /// No move ends in another's square unless that one is helpless or too many sizes apart to be an obstacle.
        UnlessFarApart "unless-far-apart",
        /// A move ends in another's square by agreement (`share:true`), or if that one cannot help it; both squeeze.
        ByAgreement "by-agreement",
        /// A move ends in a square that may be entered (`share:true`); within one size both squeeze.
        Sharing "sharing",
        ;
        /// Whether a square is shared by agreement, which the stunned cannot refuse.
        takes_agreement -> bool { ByAgreement => true, UnlessHelpless | UnlessFarApart | Sharing => false }
        /// Whether a square that can be entered can be shared.
        is_by_sharing -> bool { Sharing => true, UnlessHelpless | UnlessFarApart | ByAgreement => false }
    }

    /// How many creatures smaller than a square share one.
    Crowd {
        /// As many creatures share a square as fit into it.
        BySize "by-size",
        /// At most four creatures share a square.
        Four "four",
        ;
        /// Whether four to a square is the most.
        is_four_at_most -> bool { Four => true, BySize => false }
    }

    /// How many Small creatures stand in one square.
    SmallInASquare {
        /// Small creatures share a square according to the table of sizes.
        BySize "by-size",
        /// Two Small creatures share a square.
        Two "two",
        ;
        /// Whether two Small creatures share a square.
        is_two -> bool { Two => true, BySize => false }
    }

    /// Where a creature ends up that stops where it may not.
    IllegalEnd {
        /// The mover goes to the closest legal place; among equals, to the last one it passed.
        Closest "closest",
        /// A mover that stops in another's square stays there, squeezing.
        Squeezes "squeezes",
        ;
        /// Whether a mover stays in the square of another and squeezes.
        squeezes -> bool { Squeezes => true, Closest => false }
    }

    /// Which of several equally close ones counts.
    ClosestOfEquals {
        /// Among equally close ones, a die decides.
        Die "die",
        /// Among equally close ones, the first one counts, row by row from the north-west.
        First "first",
        ;
        /// Whether a die decides.
        rolls -> bool { Die => true, First => false }
    }
}
