//! Rounds and turns: starting, advancing and ending them.

pub(crate) mod initiative;
pub(crate) mod phase;

use serde_json::{Value, json};

use crate::command::core::command::{Command, Spec};
use crate::command::core::naming::MOST_NAMES;
use crate::command::core::outcome::Outcome;
use crate::command::core::pending_fall;
use crate::command::core::pending_fall::FallOutcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::command::maneuvers::forced;
use crate::command::modes::{flight_conditions, fly};
use crate::command::reply::picture;
use crate::command::turns::initiative::{order, settle_ties, throw};
use crate::explain;
use crate::field::{Encounter, Name, Rounds, Stage};
use crate::referee::Referee;
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Message;

pub(crate) const START: Spec = Spec {
    name: "turn",
    sub: Some("start"),
    options: &[may("roll", Kind::Flag)],
    example: "/turn start roll:true",
    right: Right::Gm,
    ..Spec::of::<StartArgs>()
};

pub(crate) const NEXT: Spec = Spec {
    name: "turn",
    sub: Some("next"),
    example: "/turn next",
    right: Right::OwnerInTurn,
    ..Spec::of::<NextArgs>()
};

pub(crate) const END: Spec =
    Spec { name: "turn", sub: Some("end"), example: "/turn end", right: Right::Gm, ..Spec::of::<EndArgs>() };

/// `/turn start`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StartArgs {
    roll: bool,
}

impl Command for StartArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(StartArgs { roll: options.is_set("roll")? })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        let encounter = referee.encounter();
        let mut rounds = match encounter.rounds.as_deref() {
            Some(rounds) if rounds.has_begun() => {
                return Err(UserError::new(say!("turn-kept-already", round = rounds.round)));
            }
            Some(rounds) => rounds.clone(),
            None => Rounds::not_begun(),
        };
        let mut lines = Vec::new();
        if referee.ruleset().actions.value.has_phases() {
            rounds.next_phase();
        } else {
            for creature in encounter.creatures() {
                let known = creature.initiative.is_some() || self.roll;
                if known && rounds.place(&creature.name).is_none() {
                    let (place, line) = throw(table, referee, creature, creature.initiative.unwrap_or(0));
                    rounds.put(place);
                    lines.push(line);
                }
            }
            lines.extend(settle_ties(table, referee, &mut rounds));
            rounds.next_turn(|name| encounter.creature(name).is_some());
        }
        Ok(handed_on(table, referee, rounds, lines))
    }
}

/// `/turn next`.
#[derive(Debug)]
pub(crate) struct NextArgs;

impl Command for NextArgs {
    fn parse(_: &'static Spec, _: &Options<'_>) -> Result<Self, UserError> {
        Ok(NextArgs)
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        let encounter = referee.encounter();
        let Some(rounds) = encounter.rounds.as_deref().filter(|rounds| rounds.has_begun()) else {
            return Err(UserError::new(say!("turn-none-yet")).or_example("/turn start"));
        };
        let mut rounds = rounds.clone();
        match rounds.stage {
            Stage::Turn(_) => rounds.next_turn(|name| encounter.creature(name).is_some()),
            Stage::Movement | Stage::Action => rounds.next_phase(),
        }
        Ok(handed_on(table, referee, rounds, Vec::new()))
    }
}

/// `/turn end`.
#[derive(Debug)]
pub(crate) struct EndArgs;

impl Command for EndArgs {
    fn parse(_: &'static Spec, _: &Options<'_>) -> Result<Self, UserError> {
        Ok(EndArgs)
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        let Some(rounds) = referee.encounter().rounds.as_deref() else {
            return Err(UserError::new(say!("turn-none")).or_example("/turn start"));
        };
        let round = rounds.round;
        let mut next = referee.encounter().clone();
        next.rounds = None;
        let ruling = json!({"ruleset": referee.ruleset().id, "action": "turn", "round": null});
        let message = match round {
            0 => say!("turn-ended"),
            rounds => say!("turn-ended-after", rounds),
        };
        Ok(Outcome::said(message).ruled(ruling).leaving(next))
    }
}

/// The answer when a turn or a phase begins.
fn handed_on(table: &Table<'_>, referee: Referee<'_>, rounds: Rounds, rolled: Vec<Message>) -> Outcome {
    let ruleset = referee.ruleset();
    let mut rules = vec![RuleId::Actions];
    let here = |name: &Name| referee.encounter().creature(name).is_some();
    let mut lines = vec![stage(&rounds)];
    if let Stage::Turn(Some(_)) = &rounds.stage {
        rules.push(RuleId::Initiative);
        lines.push(order(&rounds, here));
    }
    // Rolls come after what players look for first; a long list of them is cut.
    lines.extend(rolled.into_iter().take(MOST_NAMES));
    let after_rolls = lines.len();
    lines.push(explain::by_rules(ruleset, &rules));
    let acting = rounds.acting().cloned();
    let mut ruling = json!({
        "ruleset": ruleset.id,
        "action": "turn",
        "order": in_order(&rounds),
    });
    let mut next = referee.encounter().clone();
    next.rounds = Some(Box::new(rounds));
    let (fallers, fliers, fallen) = ended(table, referee, &mut next);
    pending_fall::tell(&mut ruling, &fallen);
    lines.splice(after_rolls..after_rolls, fly::handed_on(referee).into_iter().chain(fliers).chain(fallers));
    let state = explain::turn_json(&next, acting.as_ref());
    if let (Some(fields), Some(Value::Object(state))) = (ruling.as_object_mut(), state) {
        fields.extend(state);
    }
    let scene = match &acting {
        Some(name) => picture::about(ruleset, &next, name),
        None => picture::board(ruleset, &next),
    };
    let outcome = Outcome::said(Message::lines(lines)).ruled(ruling).citing(ruleset, &rules);
    outcome.citing_also(ruleset, pending_fall::rules(&fallen)).showing(scene).leaving(next)
}

/// What the end of a turn or phase brings: what is told of those who were moved, what of fliers, and every fall.
fn ended(
    table: &Table<'_>,
    referee: Referee<'_>,
    next: &mut Encounter,
) -> (Vec<Message>, Vec<Message>, Vec<FallOutcome>) {
    let mut fallen = forced::handed_on(table, referee, next);
    let fallers = fallen.iter().flat_map(|fall| fall.lines.iter().cloned()).collect();
    let (fliers, more) = flight_conditions::handed_on(table, referee, next);
    fallen.extend(more);
    (fallers, fliers, fallen)
}

/// The current round, and whose turn or which phase it is.
pub(crate) fn stage(rounds: &Rounds) -> Message {
    let round = rounds.round;
    match &rounds.stage {
        Stage::Turn(Some(name)) => say!("turn-of", round, name),
        Stage::Turn(None) => say!("turn-of-nobody", round),
        Stage::Movement => say!("turn-movement", round),
        Stage::Action => say!("turn-actions", round),
    }
}

/// The order of turns for scripts.
pub(crate) fn in_order(rounds: &Rounds) -> Value {
    let places = rounds.order.iter().map(|place| json!({"creature": place.name, "initiative": place.initiative}));
    places.collect()
}
