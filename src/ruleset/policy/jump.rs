//! Jumping.

policies! {
    /// What decides how far a creature jumps.
    Jump {
        /// A long jump takes a Jump check of its length in feet, a high jump one of 4 for each foot; the peak is a quarter of the
        /// distance.
        Skill "skill",
        /// A long jump takes an Acrobatics check of its length in feet, a high jump one of 4 for each foot, one that is both the
        /// sum of the two; the peak is a quarter of the distance.
        Acrobatics "acrobatics",
        /// A jump goes as far as a quarter of the base speed plus 5 ft for every 2 of Strength (trained: 5 ft for each, at least
        /// 5), half of that high, and may end in midair.
        Strength "strength",
        ;
        /// Whether Strength and speed set how far it goes, without a check.
        is_by_strength -> bool { Strength => true, Skill | Acrobatics => false }
        /// Whether it takes a Jump check.
        is_by_jump_skill -> bool { Skill => true, Acrobatics | Strength => false }
        /// Whether it takes an Acrobatics check.
        is_by_acrobatics -> bool { Acrobatics => true, Skill | Strength => false }
    }

    /// How a long jump is measured.
    JumpMeasure {
        /// A long jump is as long as the squares it covers, from the square it starts in to the square it lands in.
        Squares "squares",
        /// A long jump is as long as the gap between the space it starts in and the space it lands in.
        Gap "gap",
        ;
        /// Whether only the gap counts.
        spans_the_gap -> bool { Gap => true, Squares => false }
    }

    /// What speed adds to a check to jump.
    JumpSpeed {
        /// For every full 10 ft of speed below 30 a jump loses 6, for every full 10 ft above it gains 4.
        PerTen "per-ten",
        /// What a speed above 30 ft adds to a jump is unknown and must be given; a lower speed changes nothing.
        Told "told",
        /// Speed adds nothing to a check to jump.
        Nothing "nothing",
        ;
        /// Whether the speed of the jumper changes its check.
        matters -> bool { PerTen | Told => true, Nothing => false }
        /// Whether the command must say what speed adds.
        has_to_be_given -> bool { Told => true, PerTen | Nothing => false }
    }
}
