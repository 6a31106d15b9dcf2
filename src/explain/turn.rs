//! What turns have to say, in words.

use serde_json::{Value, json};

use crate::field::{Encounter, Name, Stage};
use crate::referee::{Action, TurnFact};

/// An action with its article.
pub(super) fn action(action: Action) -> &'static str {
    match action {
        Action::Free => "no action",
        Action::Move => "a move action",
        Action::Standard => "a standard action",
        Action::MoveAndStandard => "a move action and a standard action",
        Action::FullRound => "a full-round action",
    }
}

/// What turns have to say about a movement.
pub(super) fn told(creature: &Name, fact: &TurnFact) -> String {
    match fact {
        TurnFact::NotItsTurn { whose } => format!("It is {whose}'s turn, not {creature}'s."),
        TurnFact::NoActionLeft { action: needed } => {
            format!("It takes {}, and {creature} has none left this turn.", action(*needed))
        }
        TurnFact::OneManeuver { made } => format!("{creature} has made its one maneuver of this round: {made}."),
        TurnFact::MovedAlready => format!("{creature} has moved this turn, so no five-foot step is left to it."),
        TurnFact::SteppedAlready => {
            format!("{creature} has taken a five-foot step this turn, and no other movement goes with that.")
        }
        TurnFact::ChanceBefore { who } => {
            format!("{who} had a chance this turn before: it strikes again only if it has more than one a round.")
        }
    }
}

/// The state of a creature's turn as scripts read it; `None` while no turns are kept.
#[must_use]
pub fn turn_json(encounter: &Encounter, who: &Name) -> Option<Value> {
    let rounds = encounter.rounds.as_deref()?;
    let doings = rounds.of(who).cloned().unwrap_or_default();
    Some(json!({
        "round": rounds.round,
        "stage": match &rounds.stage {
            Stage::Turn(_) => "turn",
            Stage::Movement => "movement",
            Stage::Action => "action",
        },
        "acting": rounds.acting(),
        "spent": {
            "feet": doings.feet,
            "diagonals": doings.diagonal,
            "moves": doings.moves,
            "standard": doings.standard,
            "steps": doings.steps,
            "traded": doings.traded,
            "maneuver": doings.maneuver,
            "had_chance": doings.had_chance,
        },
    }))
}
