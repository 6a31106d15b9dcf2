//! Movement that answers the movement of others, in words.

use crate::field::{Intent, Name};
use crate::grid::Feet;
use crate::referee::{PhaseMove, ReactiveFact, Ruling};
use crate::ruleset::Ruleset;
use crate::words::Words;

use super::fact::{capital, offered};

/// What there is to say about it.
pub(super) fn told(ruleset: &Ruleset, ruling: &Ruling, fact: &ReactiveFact) -> String {
    let mover = &ruling.creature;
    match fact {
        ReactiveFact::Unknown { what } => {
            let instead = offered(ruleset).join(", ");
            format!("{} knows no {}; it has {instead}.", capital(&ruleset.called), title(*what))
        }
        ReactiveFact::Unseen { who } => format!("{mover} does not see {who}, and only somebody seen can be chosen."),
        ReactiveFact::MovedAlready => {
            format!("{mover} has moved in this phase, and that was its one move action.")
        }
        ReactiveFact::Declared { intent } => format!(
            "{mover} has taken its one move action of this phase: it {}. /undo takes that back, /phase next ends it.",
            intends(intent)
        ),
        ReactiveFact::WrongDistance { who, feet } => format!("{} would be {feet} from {who}.", ruling.to),
        ReactiveFact::Unaffected { by } => {
            format!("Note: it will not hold anybody up who may move through {by}'s space, and that is so here.")
        }
        ReactiveFact::Blocked { by, extra } => format!("{by} blocks {mover}: {extra} more."),
        ReactiveFact::HeldBack { feet, to } => {
            format!("The step to {to} would take {feet}, and {mover} has not that much left: it stops.")
        }
        ReactiveFact::Distance { who, feet, kept: true } => format!("{mover} is {feet} from {who}."),
        ReactiveFact::Distance { who, feet, kept: false } => {
            format!("{mover} is {feet} from {who}, and can do no better.")
        }
        ReactiveFact::Lost { who, at } => format!("{mover} goes on as if {who} still stood at {at}."),
        ReactiveFact::NoFreeHand => format!("{mover} needs two free hands for it, or at least one."),
        ReactiveFact::OneHand { less } => format!("With one free hand the check is {less} lower; that is counted in."),
        ReactiveFact::Failed { result, dc } => format!(
            "The check came to {result}, and it takes {dc}: {mover} gets nowhere, and its move action of this phase is \
             spent."
        ),
        ReactiveFact::OutOfElement { what: PhaseMove::SwimForward, square } => {
            format!("There is no water to swim in at {square}.")
        }
        ReactiveFact::OutOfElement { square, .. } => {
            format!("At {square} {mover} touches no solid vertical surface to climb along.")
        }
        ReactiveFact::Sprinted { standard } => match standard {
            Some(true) => "The sprint is its standard action.".to_owned(),
            Some(false) => "A sprint in the movement phase costs a level of fatigue.".to_owned(),
            None => {
                "A sprint is a standard action; as part of the movement phase it costs a level of fatigue.".to_owned()
            }
        },
    }
}

/// What people call the movement.
fn title(what: PhaseMove) -> &'static str {
    match what {
        PhaseMove::Block => "blocking",
        PhaseMove::Follow => "following step by step",
        PhaseMove::KeepAway => "withdrawing by distance",
        PhaseMove::ClimbForward => "climbing forward",
        PhaseMove::SwimForward => "swimming forward",
    }
}

/// What checks to climb or swim forward have to come to, for whoever has to name it.
#[must_use]
pub fn difficulties(what: PhaseMove) -> Words {
    let told = match what {
        PhaseMove::SwimForward => {
            "dv: calm water 5, rough or viscous 10, stormy 15, extreme 20; 10 more for natives of the water."
        }
        _ => {
            "dv: a steep slope 0, large sturdy holds 5, small or unsteady holds 10, rough with few holds 15, rough \
             without 20, smooth 25."
        }
    };
    told.into()
}

/// What somebody does for the phase, after its name.
#[must_use]
pub fn intends(intent: &Intent) -> Words {
    let names = |all: &[Name]| all.iter().map(Name::as_str).collect::<Vec<_>>().join(" and ");
    let told = match intent {
        Intent::Block { target } => format!("blocks {target}"),
        Intent::Follow { target, distance, lost: None } => format!("follows {target} within {distance}"),
        Intent::Follow { target, lost: Some(at), .. } => format!("follows {target}, which it lost at {at}"),
        Intent::KeepAway { targets, distance } => format!("keeps at least {distance} from {}", names(targets)),
    };
    told.into()
}

/// What somebody did in answer to the movement of another, in a line.
#[must_use]
pub fn answered(ruleset: &Ruleset, ruling: &Ruling, intent: Option<&Intent>) -> Words {
    let Ruling { creature, from, to, budget, .. } = ruling;
    let why = intent.map_or(String::new(), |intent| format!(" {}:", intends(intent)));
    let feet = ruling.feet.unwrap_or(Feet(0));
    let mut line = format!("{creature}{why} {from} to {to}, {} of {budget}.", feet.0);
    for finding in ruling.notes() {
        line.push(' ');
        line.push_str(&super::fact(ruleset, finding, ruling));
    }
    line.into()
}
