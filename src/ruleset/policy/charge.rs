//! Charging and withdrawing.

policies! {
    /// What a charge takes, and how far it goes.
    Charge {
        /// A charge takes a full round and goes up to twice the speed, or up to the speed with one action only.
        FullRound "full-round",
        /// A charge is a standard action and goes up to the speed.
        Standard "standard",
        /// There is no charge.
        Unknown "unknown",
        ;
        /// Whether there is a charge.
        is_known -> bool { FullRound | Standard => true, Unknown => false }
        /// Whether it takes a full round and goes up to twice the speed.
        takes_a_full_round -> bool { FullRound => true, Standard | Unknown => false }
    }

    /// Whether a charge needs a clear path for its whole space, or only along the line between the centers.
    ChargeLane {
        /// Everything that the charger's space sweeps over must be clear.
        SweepReport "swept",
        /// The straight line between the two centers must be clear.
        Center "center",
        ;
        /// Whether the lane is everything that the space sweeps over, and not just a line.
        is_swept -> bool { SweepReport => true, Center => false }
    }

    /// Which of several equally close spaces a charge ends in.
    ChargeTie {
        /// A charge ends in any of the closest spaces that is free and has a clear lane.
        Any "any",
        /// Among several closest spaces with a clear lane, a die decides.
        Random "random",
        /// A charge ends in the closest space that is straightest ahead of the charger.
        Straightest "straightest",
        ;
        /// Whether a die decides.
        rolls -> bool { Random => true, Any | Straightest => false }
        /// Whether only the straightest counts.
        is_straightest -> bool { Straightest => true, Any | Random => false }
    }

    /// What a charge cannot cross.
    ChargeOver {
        /// A charge cannot cross ground that hampers, or a low barrier.
        No "no",
    }

    /// The creatures that a charge may pass.
    ChargePast {
        /// Every creature in the lane stops a charge, friends too; the helpless do not.
        Helpless "helpless",
        /// Every creature in the lane stops a charge, friends and the helpless too.
        Nobody "nobody",
        ;
        /// Whether a charge can pass somebody in the lane.
        lets_through(helpless: bool) -> bool { Helpless => helpless, Nobody => false }
    }

    /// Who strikes at a charger.
    ChargeChances {
        /// A charger provokes by the squares that it leaves, its target like others.
        BySquares "by-squares",
        /// A charger provokes by the squares that it leaves, but its target only if the check fails critically.
        NotTarget "not-target",
        ;
        /// Whether the target strikes only if the check fails critically.
        excepts_the_target -> bool { NotTarget => true, BySquares => false }
    }

    /// Whether a charge takes a check.
    ChargeCheck {
        /// A charge takes no check.
        None "none",
        /// A Movement check against the target's Maneuver Defense decides whether a charge strikes; a natural 20 adds 5 to it, a
        /// natural 1 always fails.
        ManeuverDefense "maneuver-defense",
        ;
        /// Whether a check against the target's Maneuver Defense decides it.
        is_against_defense -> bool { ManeuverDefense => true, None => false }
    }

    /// Whether somebody can be overrun in a charge.
    ChargeOverrun {
        /// One declared opponent in the lane may be overrun, with +2 on the Strength check.
        Declared "declared",
        /// Nobody can be overrun in a charge.
        None "none",
        ;
        /// Whether a declared opponent can be overrun.
        is_allowed -> bool { Declared => true, None => false }
    }

    /// How a charge affects the fight.
    ChargeBonus {
        /// +2 on the attack at its end, -2 AC until the charger's next turn.
        AttackAndArmor "attack-and-armor",
        /// It deals the damage of a normal melee attack, without precision damage or anything else that comes with an attack.
        PlainDamage "plain-damage",
        ;
        /// Whether it adds to the attack or reduces Armor Class.
        changes_the_figures -> bool { AttackAndArmor => true, PlainDamage => false }
    }

    /// How weapons affect a charge.
    ChargeWeapons {
        /// A mounted charger's lance deals double damage, and so does a weapon set against a charge.
        LanceAndBrace "lance-and-brace",
    }

    /// What a withdrawal is.
    Withdraw {
        /// A withdrawal takes a full round and goes up to twice the speed, or up to the speed with one action only; leaving the starting space doesn't provoke opponents that the mover sees.
        StartSpace "start-space",
        /// A withdrawal is a standard action, each step farther from one opponent, which does not strike; a check spares more of them.
        Primary "primary-target",
        /// A withdrawal keeps a minimum distance from others as they move.
        KeepDistance "keep-distance",
        ;
        /// Whether each step must lead farther from one opponent.
        is_from_one_opponent -> bool { Primary => true, StartSpace | KeepDistance => false }
        /// Whether no opponent that the mover sees strikes as it leaves the space where it starts.
        frees_the_start -> bool { StartSpace => true, Primary | KeepDistance => false }
        /// Whether it takes a full round and goes up to twice the speed.
        takes_a_full_round -> bool { StartSpace => true, Primary | KeepDistance => false }
        /// Whether it is a distance kept as others move.
        keeps_a_distance -> bool { KeepDistance => true, StartSpace | Primary => false }
    }

    /// How to measure whether a withdrawal leads farther away.
    WithdrawMetric {
        /// Between the nearest squares.
        Nearest "nearest",
        /// Between the centers.
        Center "center",
    }
}
