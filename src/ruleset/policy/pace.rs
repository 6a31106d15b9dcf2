//! Paces: how far, how straight and how long a creature moves.

policies! {
    /// How bonuses to speed combine.
    SpeedBonuses {
        /// Of each kind, the highest counts; armor and loads remove a barbarian's and a monk's; haste at most doubles.
        HighestOfKind "highest-of-kind",
    }

    /// Whether and where a five-foot step can be taken.
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
        /// Whether anything that moves the creature from its place rules it out, whatever feet it covers.
        minds_any_change_of_place -> bool { Clear => true, Unhampered | Unknown => false }
        /// Whether attacks, features and action points buy further ones.
        can_be_bought -> bool { Clear => true, Unhampered | Unknown => false }
    }

    /// What movement a full-round action leaves.
    FullRound {
        /// A full-round action leaves a five-foot step.
        Step "step",
        /// A full-round action leaves no movement at all.
        Nothing "nothing",
        ;
        /// Whether it does not even leave a five-foot step.
        leaves_nothing -> bool { Nothing => true, Step => false }
    }

    /// What moving one square takes, however slow the creature is.
    MinimumMovement {
        /// A full-round action always moves one square, which provokes.
        FullRound "full-round",
        /// A creature slowed to a speed of 0 moves one square as a standard action.
        Standard "standard",
        /// There is no minimum movement.
        Unknown "unknown",
        ;
        /// Whether the rulebook has a minimum movement.
        is_known -> bool { FullRound | Standard => true, Unknown => false }
        /// Whether it is a standard action, for creatures slowed to nothing.
        is_a_standard_action -> bool { Standard => true, FullRound | Unknown => false }
    }

    /// How prone creatures move.
    Crawl {
        /// The prone crawl 5 ft as a move action, which provokes by the square left and the square entered.
        AnyPoint "any-point",
        /// The prone crawl 5 ft as a move action, which provokes by the square left.
        Leaving "leaving",
        /// Being prone does not affect movement.
        Unknown "unknown",
        ;
        /// Whether the rulebook has crawling.
        is_known -> bool { AnyPoint | Leaving => true, Unknown => false }
        /// Whether it provokes opponents whose reach it leads into.
        provokes_on_arrival -> bool { AnyPoint => true, Leaving | Unknown => false }
    }

    /// Whether a creature can run over ground that hampers.
    RunOver {
        /// Nobody runs over ground that hampers, squeezing, or without seeing where to.
        No "no",
        /// A run can lead over ground that hampers, at its cost.
        Yes "yes",
        ;
        /// Whether hampering ground stops a run.
        forbids_hampering_ground -> bool { No => true, Yes => false }
    }

    /// How armor and load lower the multiple of a run.
    RunPenalty {
        /// Heavy armor or a heavy load takes one off the multiple.
        Heavy "heavy",
        /// Armor and load each take 1 off if medium and 2 if heavy, starting from one above the maximum.
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

    /// What happens if the movement does not reach the goal.
    RunningOut {
        /// A goal beyond the movement is refused.
        Refused "refused",
        /// The mover stops where its movement ends.
        Stops "stops",
        ;
        /// Whether the mover stops where its movement ends.
        stops_there -> bool { Stops => true, Refused => false }
    }

    /// Whether a run must be straight.
    RunLine {
        /// A run goes in a straight line.
        Straight "straight",
        /// A run may turn.
        AnyWay "any-way",
        ;
        /// Whether a run must be straight.
        is_straight -> bool { Straight => true, AnyWay => false }
    }

    /// How long a creature can run.
    RunLimit {
        /// As many rounds as its Constitution score, then a Constitution check DC 10, 1 more for each made before; a creature
        /// that has run to that limit rests for 1 minute, no faster than a move action, before running again.
        ConstitutionCheck "constitution-check",
        /// As many rounds as its Constitution score, then a Might check DC 30, 2 more for each made before; failing fatigues.
        MightCheck "might-check",
        ;
        /// Whether a failed check fatigues the runner.
        fatigues -> bool { MightCheck => true, ConstitutionCheck => false }
    }

    /// Whether armor and load slow a creature that does not walk.
    ModeLoad {
        /// A speed listed for another mode holds, whatever the creature wears and carries.
        Listed "listed",
        /// Armor and load slow every mode of movement as they slow walking.
        Slowed "slowed",
        ;
        /// Whether they slow listed speeds.
        slows_listed_speeds -> bool { Slowed => true, Listed => false }
    }

    /// How armor and load affect a speed.
    WeightSlows {
        /// Medium or heavy armor or load takes a third off, rounded in steps of 5 ft; they do not add up.
        TwoThirds "two-thirds",
        /// Medium takes 5 ft off a speed over 20, heavy 10 ft (5 at 20 and less); armor and load add up.
        Steps "steps",
        /// Armor and load do not affect speed.
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
