//! What turns have to say, in words.

use serde_json::{Value, json};

use crate::field::{Encounter, Name, Stage};
use crate::referee::{Action, TurnFact};
use crate::ruleset::Ruleset;
use crate::ruleset::policy::{Actions, FiveFootStep};
use crate::words::Words;

/// An action with its article.
pub(super) fn action(action: Action) -> &'static str {
    match action {
        Action::Free => "no action",
        Action::Move => "a move action",
        Action::Standard => "a standard action",
        Action::MoveAndStandard => "a move action and a standard action",
        Action::FullRound => "a full-round action",
        Action::Only => "the only action of its turn",
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
        TurnFact::SpentOn { what } => {
            format!("{creature} has one move action a phase, and /{what} took it. /phase next gives it another.")
        }
        TurnFact::OneStep => format!("{creature} has taken its one five-foot step of this turn."),
        TurnFact::UnknownWay { way } => {
            format!(
                "A five-foot step is taken instead of other movement here, and no other way: not way:{}.",
                way.word()
            )
        }
        TurnFact::NoAttackToTrade { of: None } => format!(
            "How many attacks {creature} could trade is not known, and monsters have none: /creature sheet \
             creature:{creature} base-attacks:4 tells those of its class."
        ),
        TurnFact::NoAttackToTrade { of: Some(of) } => {
            format!("{creature} has no attack left to trade for a five-foot step; its class grants {of}.")
        }
        TurnFact::MovedAlready => format!("{creature} has moved this turn, so no five-foot step is left to it."),
        TurnFact::SteppedAlready => {
            format!("{creature} has taken a five-foot step this turn, and no other movement goes with that.")
        }
        TurnFact::StandsAlready => {
            format!("{creature} does not lie on the ground, so there is nothing to stand up from.")
        }
        TurnFact::Hindered { condition } => format!("{creature} is {condition}, and that rules this out."),
        TurnFact::OneAction { condition, action: needed } => {
            format!("{creature} is {condition}: it has one action a turn, and this takes {}.", action(*needed))
        }
        TurnFact::HasToRest { rounds } => format!(
            "{creature} has run to its limit: {rounds} more {} of rest, no faster than a move action, before it runs again.",
            if *rounds == 1 { "round" } else { "rounds" }
        ),
        TurnFact::StoppedRunning => {
            format!("{creature} has failed its check to run on in this round, and has to stop running.")
        }
        TurnFact::RunsNoFurther { result, dc } => {
            format!("The check came to {result}, and it takes {dc}: {creature} has to stop running, and is fatigued.")
        }
        TurnFact::ChanceBefore { who } => {
            format!("{who} had a chance this turn before: it strikes again only if it has more than one a round.")
        }
    }
}

/// The state of a creature's turn as scripts read it; `None` while no turns are kept.
#[must_use]
pub fn turn_json(encounter: &Encounter, who: Option<&Name>) -> Option<Value> {
    let rounds = encounter.rounds.as_deref().filter(|rounds| rounds.has_begun())?;
    let doings = who.and_then(|who| rounds.of(who)).cloned().unwrap_or_default();
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

/// What is left of a creature's turn, in a sentence; `None` while no turns are kept.
#[must_use]
pub fn turn_left(ruleset: &Ruleset, encounter: &Encounter, who: &Name) -> Option<Words> {
    let rounds = encounter.rounds.as_deref().filter(|rounds| rounds.has_begun())?;
    let doings = rounds.of(who).cloned().unwrap_or_default();
    if ruleset.actions.is == Actions::Phases {
        return Some(format!("{who} has spent {} in this phase.", doings.feet_in_all()).into());
    }
    let single = encounter.creature(who).is_some_and(|it| ruleset.single_action(it).is_some());
    let actions = match (doings.standard, doings.moves) {
        (false, 0) if single => "its one action",
        _ if single => "no action",
        (false, 0) => "a standard and a move action",
        (false, 1) => "a standard or another move action",
        (true, 0) => "a move action",
        _ => "no action",
    };
    let may_step = ruleset.five_foot_step.is != FiveFootStep::Unknown && !doings.has_moved() && doings.steps == 0;
    let step = if may_step { " and a five-foot step" } else { "" };
    Some(format!("Left to {who} this turn: {actions}{step}.").into())
}
