//! Charging and withdrawing.

use serde::Deserialize;

use super::Say;

policies! {
    /// What a charge takes, and how far it goes.
    Charge {
        FullRound "full-round" "a charge takes a full round and goes up to twice the speed, or up to the speed with one action only",
        Standard "standard" "a charge is a standard action and goes up to the speed",
        Unknown "unknown" "there is no charge",
    }

    /// Whether a charge looks at all that the space sweeps over, or at the line between the centers.
    ChargeLane {
        Swept "swept" "everything that the charger's space sweeps over has to be clear",
        Center "center" "the straight line between the two centers has to be clear",
    }

    /// Over what no charge leads.
    ChargeOver {
        No "no" "no charge leads over ground that hampers or over a low barrier",
    }

    /// Whom a charge goes past.
    ChargePast {
        Helpless "helpless" "whoever is in the lane stops a charge, friends too; the helpless do not",
        Nobody "nobody" "whoever is in the lane stops a charge, friends and the helpless too",
    }

    /// Who gets to strike at a charger.
    ChargeChances {
        BySquares "by-squares" "a charger provokes by the squares that it leaves, its target like others",
        NotTarget "not-target" "a charger provokes by the squares that it leaves, but its target only if the check fails critically",
    }

    /// Whether a charge takes a check.
    ChargeCheck {
        None "none" "a charge takes no check",
        ManeuverDefense "maneuver-defense" "a Movement check against the target's Maneuver Defense decides whether a charge strikes; a natural 20 adds 5 to it, a natural 1 fails always",
    }

    /// Whether somebody may be overrun in a charge.
    ChargeOverrun {
        Declared "declared" "one declared opponent in the lane may be overrun, with +2 on the Strength check",
        None "none" "nobody is overrun in a charge",
    }

    /// What a charge does to the fight.
    ChargeBonus {
        AttackAndArmor "attack-and-armor" "+2 on the attack at its end, -2 AC until the charger's next turn",
        PlainDamage "plain-damage" "it deals the damage of a normal melee attack, without precision damage or anything that rides on an attack",
    }

    /// What weapons do in a charge.
    ChargeWeapons {
        LanceAndBrace "lance-and-brace" "a mounted charger's lance deals double damage, and so does a weapon set against a charge",
    }

    /// What a withdrawal is.
    Withdraw {
        StartSpace "start-space" "a withdrawal takes a full round and goes up to twice the speed, or up to the speed with one action only; leaving where it starts provokes nobody whom the mover sees",
        Primary "primary-target" "a withdrawal is a standard action, each step farther from one opponent, which does not strike; a check spares more of them",
        KeepDistance "keep-distance" "a withdrawal keeps a least distance from others as they move",
    }

    /// How it is measured whether a withdrawal leads farther away.
    WithdrawMetric {
        Nearest "nearest" "whether a withdrawal leads farther away is measured between the nearest squares",
        Center "center" "whether a withdrawal leads farther away is measured between the centers",
    }
}
