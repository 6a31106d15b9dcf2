//! Turns: whose it is, what a creature can do in it, and what runs on through it.

use serde::Deserialize;

use super::Say;

policies! {
    /// What a creature can do in its turn.
    Actions {
        StandardAndMove "standard-and-move" "a turn has a standard and a move action, or one full-round action; a move action can take the standard one's place",
        Phases "phases" "everybody has a move action in the movement phase, and a standard action, or another move, in the action phase",
    }

    /// How often an opponent gets its chance at somebody who moves, while turns are kept.
    ChanceScope {
        Turn "turn" "an opponent gets one chance at a mover in its whole turn",
        Action "action" "an opponent gets one chance at a mover with each of its actions",
    }

    /// Through what the count of diagonals runs on while turns are kept.
    DiagonalScope {
        Turn "turn" "the count of diagonals runs on through all movement of a turn or phase",
        Action "action" "the count of diagonals begins anew with each action",
    }

    /// How the order of turns is found.
    Initiative {
        BonusThenRoll "bonus-then-roll" "d20 and the bonus; of equals the higher bonus goes first, then a roll decides",
        BonusDexterityRoll "bonus-dexterity-roll" "d20 and the bonus; of equals the higher bonus goes first, then the higher Dexterity, then a d20 decides",
        Opposed "opposed" "everybody moves in one phase; where movements collide, opposed initiative checks decide",
    }

    /// What it takes to stand up.
    StandUp {
        MoveProvokes "move-provokes" "standing up is a move action, and provokes whoever threatens",
        MoveOrStep "move-or-step" "standing up is a move action, provokes whoever threatens, and counts as movement; the quelled stand up with their five-foot step instead",
        MoveAction "move-action" "standing up is the move action of the movement phase",
    }

    /// What slows and tires a creature.
    Afflictions {
        HalveAndTire "halve-and-tire" "the slowed, exhausted and entangled have half their speed; the fatigued, exhausted and entangled neither run nor charge; the slowed and the staggered have one action a turn",
        TenFeet "ten-feet" "the slowed go at most 10 ft with a move action, and take no five-foot step, run, charge or withdrawal",
        Nothing "nothing" "to be slowed or tired does not bear on movement",
    }

    /// How many combat maneuvers a round has.
    Maneuvers {
        OnePerRound "one-per-round" "a round has one combat maneuver, whatever actions are left",
        AsActionsAllow "as-actions-allow" "a round has as many maneuvers as the actions allow",
    }
}
