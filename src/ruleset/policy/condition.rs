//! How conditions affect rolls and defenses.

policies! {
    /// The effect of being flat-footed.
    FlatFooted {
        /// A flat-footed creature has no Dexterity bonus to AC and makes no attacks of opportunity.
        Armor "armor",
        /// A flat-footed creature has no Dexterity bonus to AC, to maneuvers and to Maneuver Defense, and makes no attacks of
        /// opportunity.
        ArmorAndManeuvers "armor-and-maneuvers",
        /// The rulebook does not say.
        Unknown "unknown",
        ;
        /// Whether the rulebook says.
        is_known -> bool { Armor | ArmorAndManeuvers => true, Unknown => false }
    }

    /// The effect of being prone.
    Prone {
        /// A prone creature has -4 on melee attacks, -4 AC against melee and +4 AC against ranged attacks.
        Melee "melee",
        /// A prone creature has -4 on attacks and -4 AC.
        AttacksAndArmor "attacks-and-armor",
        /// A prone creature has -2 Armor and Reflex.
        ArmorAndReflex "armor-and-reflex",
    }

    /// The effect of being quelled.
    Quelled {
        /// A quelled creature has -2 on attacks, -2 AC against melee and +2 AC against ranged attacks.
        AttacksAndMelee "attacks-and-melee",
        /// There is no such condition.
        Unknown "unknown",
        ;
        /// Whether there is such a condition.
        is_known -> bool { AttacksAndMelee => true, Unknown => false }
    }

    /// The effect of being splayed.
    Splayed {
        /// A splayed creature has -4 on attacks and -4 AC.
        AttacksAndArmor "attacks-and-armor",
        /// There is no such condition.
        Unknown "unknown",
        ;
        /// Whether there is such a condition.
        is_known -> bool { AttacksAndArmor => true, Unknown => false }
    }

    /// The effect of being fatigued.
    Fatigued {
        /// A fatigued creature can neither run nor charge.
        NoRunning "no-running",
        /// The rulebook does not say.
        Unknown "unknown",
        ;
        /// Whether the rulebook says.
        is_known -> bool { NoRunning => true, Unknown => false }
    }

    /// The effect of being unsteady.
    Unsteady {
        /// An unsteady creature has -2 accuracy, Armor, Brawn and Reflex.
        AccuracyAndDefenses "accuracy-and-defenses",
        /// There is no such condition.
        Unknown "unknown",
        ;
        /// Whether there is such a condition.
        is_known -> bool { AccuracyAndDefenses => true, Unknown => false }
    }

    /// The effect of being in water or on a wall without a speed for it.
    WithoutSpeed {
        /// A creature in water without a swim speed, or climbing without a climb speed, has -2 accuracy, Armor and Reflex.
        AccuracyArmorAndReflex "accuracy-armor-and-reflex",
        /// The rulebook does not say.
        Unknown "unknown",
        ;
        /// Whether the rulebook says.
        is_known -> bool { AccuracyArmorAndReflex => true, Unknown => false }
    }

    /// How undergrowth affects attacks on creatures in it.
    UndergrowthHides {
        /// A creature in light or heavy undergrowth has concealment.
        Concealment "concealment",
        /// The rulebook does not say.
        Unknown "unknown",
        ;
        /// Whether the rulebook says.
        is_known -> bool { Concealment => true, Unknown => false }
    }
}
