//! What conditions take off rolls and defenses.

policies! {
    /// What it is to be flat-footed.
    FlatFooted {
        /// Flat-footed it has no Dexterity bonus to AC and makes no attacks of opportunity.
        Armor "armor",
        /// Flat-footed it has no Dexterity bonus to AC, to maneuvers and to Maneuver Defense, and makes no attacks of opportunity.
        ArmorAndManeuvers "armor-and-maneuvers",
        /// No rule says.
        Unknown "unknown",
        ;
        /// Whether the rules say.
        is_known -> bool { Armor | ArmorAndManeuvers => true, Unknown => false }
    }

    /// What it is to be prone.
    Prone {
        /// Prone it has -4 on melee attacks, -4 AC against melee and +4 AC against ranged attacks.
        Melee "melee",
        /// Prone it has -4 on attacks and -4 AC.
        AttacksAndArmor "attacks-and-armor",
        /// Prone it has -2 Armor and Reflex.
        ArmorAndReflex "armor-and-reflex",
    }

    /// What it is to be quelled.
    Quelled {
        /// Quelled it has -2 on attacks, -2 AC against melee and +2 AC against ranged attacks.
        AttacksAndMelee "attacks-and-melee",
        /// There is no such condition.
        Unknown "unknown",
        ;
        /// Whether there is such a condition.
        is_known -> bool { AttacksAndMelee => true, Unknown => false }
    }

    /// What it is to be splayed.
    Splayed {
        /// Splayed it has -4 on attacks and -4 AC.
        AttacksAndArmor "attacks-and-armor",
        /// There is no such condition.
        Unknown "unknown",
        ;
        /// Whether there is such a condition.
        is_known -> bool { AttacksAndArmor => true, Unknown => false }
    }

    /// What it is to be fatigued.
    Fatigued {
        /// Fatigued it can neither run nor charge.
        NoRunning "no-running",
        /// No rule says.
        Unknown "unknown",
        ;
        /// Whether the rules say.
        is_known -> bool { NoRunning => true, Unknown => false }
    }

    /// What it is to be unsteady.
    Unsteady {
        /// Unsteady it has -2 accuracy, Armor, Brawn and Reflex.
        AccuracyAndDefenses "accuracy-and-defenses",
        /// There is no such condition.
        Unknown "unknown",
        ;
        /// Whether there is such a condition.
        is_known -> bool { AccuracyAndDefenses => true, Unknown => false }
    }

    /// What it is to be in water, or on a wall, without a speed for it.
    WithoutSpeed {
        /// In water without a swim speed, or climbing without a climb speed, it has -2 accuracy, Armor and Reflex.
        AccuracyArmorAndReflex "accuracy-armor-and-reflex",
        /// No rule says.
        Unknown "unknown",
        ;
        /// Whether the rules say.
        is_known -> bool { AccuracyArmorAndReflex => true, Unknown => false }
    }

    /// What undergrowth does to attacks on those in it.
    UndergrowthHides {
        /// In light or heavy undergrowth it has concealment.
        Concealment "concealment",
        /// No rule says.
        Unknown "unknown",
        ;
        /// Whether the rules say.
        is_known -> bool { Concealment => true, Unknown => false }
    }
}
