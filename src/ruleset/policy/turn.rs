//! Turns: whose it is, what a creature can do in it, and what carries over through it.

policies! {
    /// What a creature can do in its turn.
    Actions {
        /// A turn has a standard and a move action, or one full-round action; a move action can take the standard one's place.
        StandardAndMove "standard-and-move",
        /// Everybody has a move action in the movement phase, and a standard action, or another move, in the action phase.
        Phases "phases",
        ;
        /// Whether everybody moves in one phase and acts in the next.
        has_phases -> bool { Phases => true, StandardAndMove => false }
        /// Whether everybody has a turn of its own.
        has_turns -> bool { StandardAndMove => true, Phases => false }
    }

    /// How often an opponent gets its chance at a mover while turns are tracked.
    ChanceScope {
        /// An opponent gets one chance at a mover in its whole turn.
        Turn "turn",
        /// An opponent gets one chance at a mover with each of its actions.
        Action "action",
        ;
        /// Whether an opponent has a single chance in a whole turn.
        is_one_a_turn -> bool { Turn => true, Action => false }
    }

    /// How long the count of diagonals runs on while turns are tracked.
    DiagonalScope {
        /// The count of diagonals runs on through all movement of a turn or phase.
        Turn "turn",
        /// The count of diagonals starts over with each action.
        Action "action",
    }

    /// How turn order is determined.
    Initiative {
        /// D20 and the bonus; among equals the higher bonus goes first, then a roll decides.
        BonusThenRoll "bonus-then-roll",
        /// D20 and the bonus; among equals the higher bonus goes first, then the higher Dexterity, then a d20 decides.
        BonusDexterityRoll "bonus-dexterity-roll",
        /// Everybody moves in one phase; if movements collide, opposed initiative checks decide.
        Opposed "opposed",
        ;
        /// Whether opposed checks decide if movements collide, and there is no order.
        is_opposed -> bool { Opposed => true, BonusThenRoll | BonusDexterityRoll => false }
        /// Whether the higher Dexterity decides among equals before a roll does.
        compares_dexterity -> bool { BonusDexterityRoll => true, BonusThenRoll | Opposed => false }
        /// Whether a creature that takes a readied action keeps its place in the order.
        keeps_its_place -> bool { BonusDexterityRoll => true, BonusThenRoll | Opposed => false }
        /// Whether a natural 20 adds to the result.
        rewards_natural_20 -> bool { BonusDexterityRoll => true, BonusThenRoll | Opposed => false }
    }

    /// How rider and mount relate to each other.
    Riding {
        /// A rider takes up its mount's space, goes where it goes, and is thrown when it goes down.
        MountsSpace "mounts-space",
    }

    /// What standing up takes.
    StandUp {
        /// Standing up is a move action that provokes threatening opponents.
        MoveProvokes "move-provokes",
        /// Standing up is a move action, provokes threatening opponents and counts as movement; the quelled stand up with their five-foot step instead.
        MoveOrStep "move-or-step",
        /// Standing up is the move action of the movement phase.
        MoveAction "move-action",
        ;
        /// Whether the quelled stand up with their five-foot step.
        allows_a_step -> bool { MoveOrStep => true, MoveProvokes | MoveAction => false }
        /// Whether it counts as movement, so that no five-foot step goes with it.
        is_movement -> bool { MoveOrStep => true, MoveProvokes | MoveAction => false }
        /// Whether the quelled and the splayed lie like the prone.
        fells_the_quelled -> bool { MoveOrStep => true, MoveProvokes | MoveAction => false }
        /// Whether it gives opponents a chance to strike.
        provokes -> bool { MoveProvokes | MoveOrStep => true, MoveAction => false }
    }

    /// What slows and tires a creature.
    Afflictions {
        /// The slowed, exhausted and entangled have half their speed; the fatigued, exhausted and entangled neither run nor charge; the slowed and the staggered have one action a turn.
        HalveAndTire "halve-and-tire",
        /// The slowed go at most 10 ft with a move action, and take no five-foot step, run, charge or withdrawal.
        TenFeet "ten-feet",
        /// The prone have a quarter of their speed until they stand, the slowed half of it.
        QuarterProne "quarter-prone",
    }

    /// How many combat maneuvers a round has.
    Maneuvers {
        /// A round has one combat maneuver, whatever actions are left.
        OnePerRound "one-per-round",
        /// A round has as many maneuvers as the actions allow.
        AsActionsAllow "as-actions-allow",
        ;
        /// Whether a round has a single maneuver.
        is_one_a_round -> bool { OnePerRound => true, AsActionsAllow => false }
    }
}
