//! Facts about turns, in words.

use serde_json::{Value, json};

use super::cannot_go;
use crate::field::{Encounter, Name, Stage};
use crate::grid::HalfFeet;
use crate::referee::{Action, Offered, Paces, Referee, TurnFact, Turns};
use crate::ruleset::Ruleset;
use crate::ruleset::policy::RunLimit;
use crate::say;
use crate::words::Message;

/// An action with its article.
pub fn action(action: Action) -> Message {
    match action {
        Action::Free => say!("action-none"),
        Action::Swift => say!("action-swift"),
        Action::Move => say!("action-move"),
        Action::Standard => say!("action-standard"),
        Action::MoveAndStandard => say!("action-move-and-standard"),
        Action::FullRound => say!("action-full-round"),
        Action::Only => say!("action-only"),
    }
}

/// A fact about turns in a sentence.
pub fn sentence(ruleset: &Ruleset, creature: &Name, fact: &TurnFact) -> Message {
    match fact {
        TurnFact::NotItsTurn { whose } => say!("turn-not-its-turn", whose, creature),
        TurnFact::NoActionLeft { action: Action::Only, .. } => say!("turn-not-the-only-action", creature),
        TurnFact::ReadiedLess { action: needed } => say!("turn-readied-less", needed = action(*needed), creature),
        TurnFact::NoActionLeft { action: needed, left } => {
            say!("turn-no-action-left", needed = action(*needed), creature, left = left.word())
        }
        TurnFact::NoActionPoints => say!("turn-no-action-points"),
        TurnFact::NotByActionPoint { action: needed } => say!("turn-not-by-action-point", needed = action(*needed)),
        TurnFact::ByActionPoint => say!("turn-by-action-point", creature),
        TurnFact::TradesAttack { nth, of, left } => say!("turn-trades-attack", creature, nth, of, left),
        TurnFact::OneManeuver { made } => {
            say!("turn-one-maneuver", creature, made = Message::term("maneuver-called", made))
        }
        TurnFact::CarriedMoved { who } => say!("turn-carried-moved", who, creature),
        TurnFact::CarrierMoved { who } => say!("turn-carrier-moved", who, creature),
        TurnFact::SpentOn { what } => say!("turn-spent-on", creature, what),
        TurnFact::OneStep { by_standing: false } => say!("turn-one-step", creature),
        TurnFact::OneStep { by_standing: true } => say!("turn-stood-by-step", creature),
        TurnFact::UnknownWay { way } => say!("turn-unknown-way", way = way.word()),
        TurnFact::NoAttackToTrade { of: None } => say!("turn-attacks-unknown", creature),
        TurnFact::NoAttackToTrade { of: Some(of) } => say!("turn-no-attack-to-trade", creature, of),
        TurnFact::MovedAlready { by_standing: false } => say!("turn-moved-already", creature),
        TurnFact::MovedAlready { by_standing: true } => say!("turn-stood-already", creature),
        TurnFact::SteppedAlready { by_standing: false } => say!("turn-stepped-already", creature),
        TurnFact::SteppedAlready { by_standing: true } => say!("turn-stood-by-step-instead", creature),
        TurnFact::StandsAlready => say!("turn-stands-already", creature),
        TurnFact::Hindered { condition } => say!("turn-hindered", creature, condition),
        TurnFact::OneAction { condition, action: needed } => {
            say!("turn-one-action", creature, condition, needed = action(*needed))
        }
        TurnFact::HasToRest { rounds } => say!("turn-has-to-rest", creature, rounds),
        TurnFact::StoppedRunning => say!("turn-stopped-running", creature),
        TurnFact::RunsNoFurther { result, dc } => match ruleset.run_limit.value {
            RunLimit::ConstitutionCheck => say!("fact-runs-no-further-rests", result, dc, creature),
            RunLimit::MightCheck => say!("turn-runs-no-further", result, dc, creature),
        },
        TurnFact::ChanceBefore { who } => say!("turn-chance-before", who),
    }
}

/// The state of a creature's turn, as JSON; `None` outside turns.
#[must_use]
pub fn turn_json(encounter: &Encounter, who: Option<&Name>) -> Option<Value> {
    let rounds = encounter.rounds.as_deref().filter(|rounds| rounds.has_begun())?;
    let turn_log = who.and_then(|who| rounds.of(who)).cloned().unwrap_or_default();
    Some(json!({
        "round": rounds.round,
        "stage": match &rounds.stage {
            Stage::Turn(_) => "turn",
            Stage::Movement => "movement",
            Stage::Action => "action",
        },
        "acting": rounds.acting(),
        "spent": {
            "feet": turn_log.feet,
            "diagonals": turn_log.diagonal,
            "moves": turn_log.moves,
            "standard": turn_log.standard,
            "swift": turn_log.swift,
            "steps": turn_log.steps,
            "traded": turn_log.traded,
            "maneuver": turn_log.maneuver,
            "had_chance": turn_log.had_chance,
        },
    }))
}

/// What is left of a creature's turn, in a sentence; `None` outside turns.
#[must_use]
pub fn turn_left(ruleset: &Ruleset, encounter: &Encounter, who: &Name) -> Option<Message> {
    let rounds = encounter.rounds.as_deref().filter(|rounds| rounds.has_begun())?;
    let (turn_log, referee) = (rounds.of(who).cloned().unwrap_or_default(), Referee::new(ruleset, encounter));
    if ruleset.actions.value.has_phases() {
        let feet = turn_log.total_feet();
        return (feet > HalfFeet(0)).then(|| say!("turn-spent-in-phase", who, feet));
    }
    if let Some(still) = encounter.creature(who).and_then(|creature| Paces(referee).stilled(creature)) {
        return Some(cannot_go(ruleset, who, &still));
    }
    let actions = actions_left(ruleset, encounter, who)?;
    let left = encounter.creature(who).map(|creature| Turns(referee).left(creature, &turn_log)).unwrap_or_default();
    let acts = left.standard || left.moves || left.attacks.is_some();
    Some(match Offered(referee).step(who) {
        true if acts => say!("turn-left-with-step", who, actions),
        true => say!("turn-left-only-step", who),
        false => say!("turn-left", who, actions),
    })
}

/// The actions left of a creature's turn; `None` outside turns, and if rounds have phases.
#[must_use]
pub fn actions_left(ruleset: &Ruleset, encounter: &Encounter, who: &Name) -> Option<Message> {
    let rounds = encounter.rounds.as_deref().filter(|rounds| rounds.has_begun())?;
    if ruleset.actions.value.has_phases() {
        return None;
    }
    if encounter.readied(rounds, who).next().is_some() {
        return Some(say!("action-readied"));
    }
    let turn_log = rounds.of(who).cloned().unwrap_or_default();
    let traded = encounter.creature(who).and_then(|it| Turns::attacks_left(it, &turn_log));
    if let Some(attacks) = traded {
        return Some(say!("action-attacks", attacks));
    }
    if encounter.creature(who).is_some_and(|it| Paces(Referee::new(ruleset, encounter)).is_still(it)) {
        return Some(say!("action-none"));
    }
    let single = encounter.creature(who).is_some_and(|it| ruleset.single_action(it).is_some());
    Some(match (turn_log.standard, turn_log.moves) {
        (false, 0) if single => say!("action-its-one"),
        _ if single => say!("action-none"),
        (false, 0) => say!("action-standard-and-move"),
        (false, 1) => say!("action-standard-or-move"),
        (true, 0) => say!("action-move"),
        _ => say!("action-none"),
    })
}
