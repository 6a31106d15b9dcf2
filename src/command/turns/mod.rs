//! Rounds and turns: starting, advancing and ending them.

pub(crate) mod held;
pub(crate) mod initiative;
mod order;
pub(crate) mod phase;
pub(crate) mod pings;

pub(crate) use initiative::INITIATIVE;
pub(crate) use order::kin;

use serde_json::{Value, json};

use crate::command::core::afloat;
use crate::command::core::command::{Command, Spec};
use crate::command::core::menu::{IN_TURNS, Menu};
use crate::command::core::naming::names;
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
use crate::command::reply::panel::LineButton;
use crate::command::reply::picture;
use crate::command::turns::order::{Thrown, order, order_with_dice, roll_for, settle_ties};
use crate::command::turns::phase::PhaseStanding;
use crate::explain;
use crate::field::{Condition, Creature, Encounter, Name, Rounds, Stage};
use crate::referee::{Afloat, AirborneLapse, FlightChecks, Imposed, Paces, Referee, Turns};
use crate::ruleset::policy::Stall;
use crate::ruleset::{RuleId, Ruleset};
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

pub(crate) const PREVIOUS: Spec = Spec {
    name: "turn",
    sub: Some("previous"),
    menu: Menu::OWN.only(IN_TURNS),
    example: "/turn previous",
    right: Right::Gm,
    ..Spec::of::<PreviousArgs>()
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
                return Err(UserError::new(say!("turn-kept-already", round = rounds.round)).or_example("/turn next"));
            }
            Some(rounds) => rounds.clone(),
            None => Rounds::not_begun(),
        };
        let mut turn = TurnChange::default();
        if referee.ruleset().actions.value.has_phases() {
            rounds.next_phase();
        } else {
            let waits = |one: &&Creature| {
                (one.initiative.is_some() || self.roll) && one.takes_turns() && rounds.place(&one.name).is_none()
            };
            let waiting = encounter.creatures().iter().filter(waits).collect();
            turn.thrown = roll_for(table, referee, &mut rounds, waiting);
            turn.ties = settle_ties(table, referee, &mut rounds);
            turn.passed = encounter.advance_turn(&mut rounds);
            turn.starts = true;
        }
        Ok(handed_on(table, referee, rounds, turn))
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
        let mut turn = TurnChange::default();
        match rounds.stage {
            Stage::Turn(_) => turn.passed = encounter.advance_turn(&mut rounds),
            Stage::Movement | Stage::Action => rounds.next_phase(),
        }
        Ok(handed_on(table, referee, rounds, turn))
    }
}

/// `/turn previous`.
#[derive(Debug)]
pub(crate) struct PreviousArgs;

impl Command for PreviousArgs {
    fn parse(_: &'static Spec, _: &Options<'_>) -> Result<Self, UserError> {
        Ok(PreviousArgs)
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        let (ruleset, encounter) = (referee.ruleset(), referee.encounter());
        let Some(rounds) = encounter.rounds.as_deref().filter(|rounds| rounds.has_begun()) else {
            return Err(UserError::new(say!("turn-none-yet")).or_example("/turn start"));
        };
        if ruleset.actions.value.has_phases() {
            let called = explain::book(ruleset).capitalized();
            return Err(UserError::new(say!("turn-phases-only-go-on", called)).or_example("/undo"));
        }
        let mut rounds = rounds.clone();
        if !rounds.previous_turn(|name| encounter.takes_turns(name)) {
            return Err(UserError::new(say!("turn-no-previous")).or_example("/turn end"));
        }
        let mut next = encounter.clone();
        next.rounds = Some(Box::new(rounds));
        let lines = [say!("turn-back")].into_iter().chain(whose_turn(ruleset, &next));
        let acting = next.rounds.as_deref().and_then(Rounds::acting).cloned();
        let mut ruling =
            json!({"ruleset": ruleset.id, "action": "turn", "order": next.rounds.as_deref().map(in_order)});
        add_state(&mut ruling, &next, acting.as_ref());
        let scene = picture::board(ruleset, &next);
        let outcome = Outcome::new(Message::lines(lines)).ruled(ruling).citing(ruleset, &[RuleId::Actions]);
        Ok(outcome.showing(scene).leaving(next))
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
        Ok(Outcome::new(message).ruled(ruling).leaving(next))
    }
}

/// What led to a turn, for the answer when it begins.
#[derive(Debug, Default)]
struct TurnChange {
    /// The first sentence: who delays.
    told: Vec<Message>,
    /// The rolls for initiative, and those that broke ties.
    thrown: Vec<Thrown>,
    ties: Vec<Message>,
    /// The dead and unconscious creatures whose skipping hasn't been announced yet.
    passed: Vec<Name>,
    /// Whether turns start with this change.
    starts: bool,
}

/// The answer when a turn or a phase begins.
fn handed_on(table: &Table<'_>, referee: Referee<'_>, rounds: Rounds, turn: TurnChange) -> Outcome {
    let ruleset = referee.ruleset();
    let mut rules = vec![RuleId::Actions];
    let here = |name: &Name| referee.encounter().creature(name).is_some();
    if let Stage::Turn(Some(_)) = &rounds.stage {
        rules.push(RuleId::Initiative);
    }
    let acting = rounds.acting().cloned();
    let mut ruling = json!({
        "ruleset": ruleset.id,
        "action": "turn",
        "order": in_order(&rounds),
    });
    let mut next = referee.encounter().clone();
    let new_round = referee.encounter().rounds.as_deref().is_none_or(|before| before.round != rounds.round);
    let (encounter, outside) = (referee.encounter(), |name: &Name| new_round && rounds.place(name).is_none());
    let over = |name: &Name| encounter.begins_turn(&rounds, name) || outside(name);
    let before = encounter.rounds.as_deref();
    let slowed = |name: &Name| before.and_then(|before| before.of(name)).is_some_and(|log| log.slowed);
    let ends = |name: &Name| {
        let its = before.is_some_and(|before| encounter.ends_turn(before, name));
        (its || outside(name)) && !slowed(name)
    };
    // What lasts until a creature's next turn is over, as is what lasts to the end of this one.
    let fresh = next.creatures().iter().filter(|creature| over(&creature.name)).map(|creature| {
        let conditions = creature.conditions.lifted(Condition::FlatFooted);
        Creature { conditions, ..creature.clone() }
    });
    fresh.collect::<Vec<_>>().into_iter().for_each(|creature| next.put(creature));
    let rested = next.creatures().iter().filter(|creature| ends(&creature.name)).map(|creature| {
        let conditions = Imposed(referee).after_its_turn(creature);
        Creature { conditions, ..creature.clone() }
    });
    rested.collect::<Vec<_>>().into_iter().for_each(|creature| next.put(creature));
    let mut account: Vec<Message> = turn.thrown.iter().map(Thrown::line).chain(turn.ties).collect();
    let order_line = acting.is_some().then(|| order_with_dice(&rounds, &turn.thrown, here)).filter(|_| turn.starts);
    account.extend(acting.is_some().then(|| order(&rounds, here)));
    account.extend(rules.iter().map(|&rule| explain::standing(ruleset, rule)));
    next.rounds = Some(Box::new(rounds));
    let lapses = FlightChecks(referee).lapses();
    let (fallers, fliers, fallen) = ended(table, referee, &lapses, &mut next);
    pending_fall::add_json(&mut ruling, &fallen);
    let mut lines = turn.told;
    lines.extend(not_afloat(referee));
    let standing = PhaseStanding::of(&next);
    let whose = match next.rounds.as_deref().filter(|_| standing.is_some()) {
        Some(rounds) => vec![phase::begins(rounds)],
        None => whose_turn(ruleset, &next),
    };
    // Nothing is spent yet when turns start, and the order needs the space.
    let shown = if order_line.is_some() { 1 } else { whose.len() };
    lines.extend(whose.into_iter().take(shown));
    lines.extend(order_line);
    let lapses_now = |name: &&Name| before.is_some_and(|before| before.ready.contains(name));
    lines.extend(acting.as_ref().filter(lapses_now).map(|who| say!("turn-ready-lapses", who)));
    lines.extend(readied(&next));
    let floats: Vec<&Creature> = sinking(Referee::new(ruleset, &next)).collect();
    lines.extend(floats.iter().map(|creature| explain::keeps_afloat(ruleset, &creature.name)));
    lines.extend((!turn.passed.is_empty()).then(|| say!("turn-passes-over", names = names(&turn.passed))));
    let missing: Vec<&Name> = next.not_in_order().iter().map(|one| &one.name).collect();
    lines.extend((new_round && !missing.is_empty()).then(|| say!("turn-not-in-order", names = names(missing))));
    lines.extend(fly::handed_on(referee, &lapses).into_iter().chain(fliers).chain(fallers));
    add_state(&mut ruling, &next, acting.as_ref());
    let mut keys: Vec<LineButton> = floats.into_iter().map(afloat::button).collect();
    if let Some(standing) = &standing {
        lines.extend(standing.lines());
        standing.add_json(&mut ruling);
        keys.extend(phase::buttons(&next));
    }
    let scene = match &acting {
        Some(name) => picture::about(ruleset, &next, name),
        None if standing.is_some() => phase::board(ruleset, &next),
        None => picture::board(ruleset, &next),
    };
    let outcome = Outcome::new(Message::lines(lines)).accounted(Message::lines(account));
    let outcome = outcome.ruled(ruling).citing(ruleset, &rules).pinging(next.to_ping());
    let outcome = outcome.offering(keys);
    let outcome = if standing.is_some() { outcome.of_phase() } else { outcome };
    outcome.citing_also(ruleset, pending_fall::rules(&fallen)).showing(scene).leaving(next)
}

/// Notes that the turn ends without the check that keeps its creature, or its mount, afloat.
fn not_afloat(referee: Referee<'_>) -> Vec<Message> {
    let check = || explain::swim_check(referee.ruleset());
    let over = |one: &&Creature| {
        let encounter = referee.encounter();
        encounter.rounds.as_deref().is_some_and(|rounds| encounter.ends_turn(rounds, &one.name))
    };
    let sink = sinking(referee).filter(over);
    sink.map(|one| say!("turn-made-no-swim-check", who = one.name, check = check())).collect()
}

/// The creatures acting in this turn that go under unless they make a check.
fn sinking(referee: Referee<'_>) -> impl Iterator<Item = &Creature> {
    let encounter = referee.encounter();
    let acts = move |one: &&Creature| {
        encounter.rounds.as_deref().is_some_and(|rounds| encounter.is_in_turn(rounds, &one.name))
    };
    encounter.creatures().iter().filter(acts).filter(move |one| Afloat(referee).is_due(one))
}

/// Adds the state of the turn to the ruling.
fn add_state(ruling: &mut Value, table: &Encounter, acting: Option<&Name>) {
    let state = explain::turn_json(table, acting);
    if let (Some(fields), Some(Value::Object(state))) = (ruling.as_object_mut(), state) {
        fields.extend(state);
    }
}

/// Whose turn it is, of which player, who comes next, and what is left of the turn.
pub(crate) fn whose_turn(ruleset: &Ruleset, table: &Encounter) -> Vec<Message> {
    let Some(rounds) = table.rounds.as_deref() else { return Vec::new() };
    let Some(creature) = rounds.acting().and_then(|name| table.creature(name)) else { return vec![stage(rounds)] };
    let (round, name) = (rounds.round, &creature.name);
    let begins = match table.player_of(creature) {
        Some(player) => say!("turn-begins-of", round, name, player),
        None => say!("turn-begins", round, name),
    };
    let mut later = rounds.clone();
    let _ = table.advance_turn(&mut later);
    let next = later.acting().filter(|next| *next != name).map(|next| say!("turn-next", next));
    let referee = Referee::new(ruleset, table);
    let feet = |creature: &Creature| Paces(referee).level_speed(creature);
    let speed = match table.mount_of(creature) {
        Some(mount) => say!("turn-speed-riding", mount = mount.name, feet = feet(mount)),
        None => say!("turn-speed", feet = feet(creature)),
    };
    // A creature that can't move has no use for a speed, unless its mount moves.
    let speed = Some(speed).filter(|_| table.mount_of(creature).is_some() || !Paces(referee).is_still(creature));
    let stalled = [Some(creature), table.mount_of(creature)].into_iter().flatten();
    let stalled = stalled.filter(|one| Turns(referee).has_stalled(one)).map(|one| {
        let Stall { dc, later, .. } = ruleset.stall.value;
        say!("turn-stalled", name = one.name, dc, later)
    });
    let left = Message::sentences([explain::turn_left(ruleset, table, name), speed]);
    [Message::sentences([Some(begins), next]), left].into_iter().chain(stalled).collect()
}

/// What the end of a turn or phase causes: notes on moved creatures, notes on fliers, and every fall.
fn ended(
    table: &Table<'_>,
    referee: Referee<'_>,
    lapses: &[AirborneLapse],
    next: &mut Encounter,
) -> (Vec<Message>, Vec<Message>, Vec<FallOutcome>) {
    let mut fallen = forced::handed_on(table, referee, next);
    let fallers = fallen.iter().flat_map(|fall| fall.lines.iter().cloned()).collect();
    let (fliers, more) = flight_conditions::handed_on(table, referee, lapses, next);
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

/// Those that have readied an action, as far as the players see them; `None` if nobody has.
pub(crate) fn readied(table: &Encounter) -> Option<Message> {
    let seen = |name: &&Name| table.creature(name).is_some_and(|creature| !creature.hidden);
    let who = names(table.rounds.iter().flat_map(|rounds| &rounds.ready).filter(seen));
    (!who.is_empty()).then(|| say!("turn-readied", who))
}

/// The turn order as JSON.
pub(crate) fn in_order(rounds: &Rounds) -> Value {
    let places = rounds.order.iter().map(|place| {
        let mut json = json!({"creature": place.name, "initiative": place.initiative});
        if rounds.ready.contains(&place.name) {
            json["readied"] = json!(true);
        }
        json
    });
    places.collect()
}
