//! Paces: how far, how straight and how long somebody moves.

policies! {
    /// How bonuses to speed count together.
    SpeedBonuses {
        /// Of one kind the highest counts; armor and loads remove a barbarian's and a monk's; haste at most doubles.
        HighestOfKind "highest-of-kind",
    }

    /// Whether and where the five-foot step may be taken.
    FiveFootStep {
        /// One square that does not hamper, with a speed over 5 ft and no other movement.
        Unhampered "unhampered",
        /// One square that neither hampers nor conceals, by a mode with a listed speed over 5 ft: instead of other movement, for an attack traded away, by a feature, or for an action point.
        Clear "clear",
        /// There is no five-foot step.
        Unknown "unknown",
        ;
        /// Whether there is a five-foot step.
        is_known -> bool { Unhampered | Clear => true, Unknown => false }
        /// Whether the square must not be concealed either, nor be squeezed into.
        needs_clear_ground -> bool { Clear => true, Unhampered | Unknown => false }
        /// Whether everything that moves its creature from where it is rules it out, whatever feet it covers.
        minds_any_change_of_place -> bool { Clear => true, Unhampered | Unknown => false }
        /// Whether attacks, features and action points buy further ones.
        can_be_bought -> bool { Clear => true, Unhampered | Unknown => false }
    }

    /// What movement is left beside a full-round action.
    FullRound {
        /// A full-round action leaves a five-foot step.
        Step "step",
        /// A full-round action leaves no movement at all.
        Nothing "nothing",
        ;
        /// Whether not even a five-foot step goes with it.
        leaves_nothing -> bool { Nothing => true, Step => false }
    }

    /// What it takes to move one square however slow one is.
    MinimumMovement {
        /// A full-round action always moves one square, which provokes.
        FullRound "full-round",
        /// A creature slowed to a speed of 0 moves one square as a standard action.
        Standard "standard",
        /// There is no least movement.
        Unknown "unknown",
        ;
        /// Whether the rulebook has a least movement.
        is_known -> bool { FullRound | Standard => true, Unknown => false }
        /// Whether it is a standard action, for those who are slowed to nothing.
        is_a_standard_action -> bool { Standard => true, FullRound | Unknown => false }
    }

    /// How those who lie on the ground move.
    Crawl {
        /// The prone crawl 5 ft as a move action, which provokes by the square left and the square entered.
        AnyPoint "any-point",
        /// The prone crawl 5 ft as a move action, which provokes by the square left.
        Leaving "leaving",
        /// Lying on the ground does not bear on movement.
        Unknown "unknown",
        ;
        /// Whether the rulebook has crawling.
        is_known -> bool { AnyPoint | Leaving => true, Unknown => false }
        /// Whether it provokes those whose reach it leads into.
        provokes_on_arrival -> bool { AnyPoint => true, Leaving | Unknown => false }
    }

    /// Whether one runs over ground that hampers.
    RunOver {
        /// Nobody runs over ground that hampers, squeezing, or without seeing where to.
        No "no",
        /// One runs over ground that hampers, at its price.
        Yes "yes",
        ;
        /// Whether hampering ground stops a run.
        forbids_hampering_ground -> bool { No => true, Yes => false }
    }

    /// How armor and load lower the multiple of a run.
    RunPenalty {
        /// Heavy armor or a heavy load takes one off the multiple.
        Heavy "heavy",
        /// Armor and load each take 1 off if medium and 2 if heavy, beginning from one above the most.
        Added "added",
    }

    /// What running costs the runner until its next turn.
    RunExposes {
        /// A runner loses its Dexterity bonus to AC, unless it has the feat.
        Dexterity "dexterity",
        /// A runner is flat-footed until its next turn, unless it has the feat.
        FlatFooted "flat-footed",
        ;
        /// Whether the runner is flat-footed.
        is_flat_footed -> bool { FlatFooted => true, Dexterity => false }
    }

    /// What happens if the movement does not last to the goal.
    RunningOut {
        /// A goal beyond the movement is refused.
        Refused "refused",
        /// The mover stops where its movement ends.
        Stops "stops",
        ;
        /// Whether the mover stops where its movement ends.
        stops_there -> bool { Stops => true, Refused => false }
    }

    /// Whether a run has to be straight.
    RunLine {
        /// A run goes in a straight line.
        Straight "straight",
        /// A run may turn.
        AnyWay "any-way",
        ;
        /// Whether a run has to be straight.
        is_straight -> bool { Straight => true, AnyWay => false }
    }

    /// How long one can run.
    RunLimit {
        /// As many rounds as its Constitution score, then a Constitution check DC 10, 1 more for each made before; who has run to that limit rests for 1 minute, no faster than a move action, before running again.
        ConstitutionCheck "constitution-check",
        /// As many rounds as its Constitution score, then a Might check DC 30, 2 more for each made before; failing fatigues.
        MightCheck "might-check",
        ;
        /// Whether a failed check fatigues the runner.
        fatigues -> bool { MightCheck => true, ConstitutionCheck => false }
    }

    /// Whether armor and load slow a creature that does not walk.
    ModeLoad {
        /// A speed listed for another way of moving holds, whatever the creature wears and carries.
        Listed "listed",
        /// Armor and load slow every way of moving as they slow walking.
        Slowed "slowed",
        ;
        /// Whether they slow listed speeds.
        slows_listed_speeds -> bool { Slowed => true, Listed => false }
    }

    /// What armor and load do to a speed.
    WeightSlows {
        /// Medium or heavy armor or load takes a third off, rounded in steps of 5 ft; they do not add up.
        TwoThirds "two-thirds",
        /// Medium takes 5 ft off a speed over 20, heavy 10 ft (5 at 20 and less); armor and load add up.
        Steps "steps",
        /// Armor and load do not bear on speed.
        Nothing "nothing",
        ;
        /// Whether medium or heavy weight takes a third off a speed.
        takes_a_third -> bool { TwoThirds => true, Steps | Nothing => false }
        /// Whether weight takes steps of 5 ft off a speed.
        goes_by_steps -> bool { Steps => true, TwoThirds | Nothing => false }
    }

    /// Whether armor slows a dwarf.
    DwarfInArmor {
        /// A dwarf keeps its speed in any armor.
        KeepsSpeed "keeps-speed",
        /// A dwarf in medium or heavy armor is slowed as others are.
        Slowed "slowed",
        ;
        /// Whether armor leaves the speed of a dwarf alone.
        keeps_speed -> bool { KeepsSpeed => true, Slowed => false }
    }
}
