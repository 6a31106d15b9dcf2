//! Movements declared in a phase and held until it ends, so that nobody gains by typing first or last. A held movement is a
//! command line, judged as a preview when it is declared; `/phase next` and `/turn next` carry them all out: blocks first,
//! since they are swift, then those with their own path, then those that respond to others. If two want the same place,
//! opposed initiative decides.

use std::collections::VecDeque;

use serde_json::{Value, json};

use crate::command::app::hidden::{Asked, Decided};
use crate::command::app::line;
use crate::command::app::orders::circle::{OnTheirWay, place_swappers};
use crate::command::app::orders::done::{Done, trails};
use crate::command::app::orders::group::{Manner, alone};
use crate::command::app::orders::halted::give_as_far_as_it_leads;
use crate::command::app::orders::precedence::{Contest, Precedence, contest, moves_in_sight, waits_for_room};
use crate::command::core::command::{Parsed, Spec};
use crate::command::core::naming::in_short;
use crate::command::core::outcome::Outcome;
use crate::command::core::rights;
use crate::command::core::table::Played;
use crate::command::input::invocation::Invocation;
use crate::command::input::options::{AGAINST, AGAINST_BONUS, BONUS, CHECK, FORCE, INITIATIVE_CHECK, PREVIEW};
use crate::command::input::user_error::UserError;
use crate::command::reply::Status;
use crate::command::reply::facts::OpenCheck;
use crate::command::reply::panel::LineButton;
use crate::command::turns::NEXT;
use crate::command::turns::phase::{self, DECLARE, PHASE_NEXT, PhaseStanding, board, buttons, describe};
use crate::field::{Creature, Encounter, HeldOrder, Intent, Mode, Name, Rounds, Stage, TurnLog};
use crate::grid::Height;
use crate::referee::{Fact, ReactiveFact};
use crate::render::Picture;
use crate::say;
use crate::words::Message;

/// The movements that a table with declarations holds.
const HELD: &[&str] = &[
    "move",
    "hustle",
    "follow",
    "block",
    "withdraw",
    "crawl",
    "stand",
    "fly",
    "climb",
    "swim",
    "burrow",
    "jump",
    "climb-forward",
    "swim-forward",
    "teleport",
    "sprint",
];

fn is_movement_phase(rounds: &Rounds) -> bool {
    rounds.stage == Stage::Movement
}

/// Whether this command is held until the phase ends.
pub(crate) fn holds(spec: &Spec, given: &Invocation, table: &Encounter) -> bool {
    let phase = table.rounds.as_deref().is_some_and(is_movement_phase);
    let at_once = given.is_set(PREVIEW.name) || given.is_set(FORCE.name);
    phase && table.settings.declares && HELD.contains(&spec.name) && !at_once
}

/// The command that `/phase declare` orders, in a movement phase; `None` for any other command.
pub(crate) fn ordered(spec: &Spec, given: &Invocation, table: &Encounter) -> Result<Option<Invocation>, UserError> {
    let phase = table.rounds.as_deref().is_some_and(is_movement_phase);
    if (spec.name, spec.sub) != (DECLARE.name, DECLARE.sub) || !phase {
        return Ok(None);
    }
    phase::ordered(given.value("order").unwrap_or_default(), given.value("creature")).map(Some)
}

/// The preview of a movement as if nobody else were on the board, if only the others' current positions keep it from its
/// goal. Everyone moves at once, so the movement is judged again then.
fn but_for_the_others(asked: Asked<'_>, table: &Encounter, plan: &Decided) -> Result<Option<Decided>, UserError> {
    let outcome = &plan.outcome;
    let mover = outcome.facts.creature.as_ref().and_then(|name| table.creature(name));
    let kept = outcome.status == Status::Refused || outcome.facts.short.is_some();
    // Somebody who lost to a blocker would lose to it wherever the others are.
    let held = |fact: &Fact| matches!(fact, Fact::Reactive(ReactiveFact::HeldBack { .. }));
    let blocked = outcome.judged.as_ref().is_some_and(|judged| judged.ruling.notes().any(|note| held(&note.fact)));
    let own = kept && !blocked && outcome.facts.intent.is_none();
    let Some(mover) = mover.filter(|_| own) else { return Ok(None) };
    let alone = alone_on(table, mover);
    let free = asked.decided(Some(&alone))?;
    let leads = |decided: &Decided| decided.outcome.ruling.as_ref().map(|ruling| ruling["to"].clone());
    let goes = matches!(free.outcome.status, Status::Done | Status::Pending);
    Ok(Some(free).filter(|free| goes && (leads(free) != leads(plan) || outcome.status == Status::Refused)))
}

/// The table without anyone but the mover, its mount and its riders.
pub(super) fn alone_on(table: &Encounter, mover: &Creature) -> Encounter {
    let carries = |one: &Creature| one.mount.as_ref() == Some(&mover.name);
    table.without(|one| one.name != mover.name && mover.mount.as_ref() != Some(&one.name) && !carries(one))
}

/// Judges a movement as a preview and holds it, unless the rules refuse it wherever the others are.
pub(crate) fn hold(asked: Asked<'_>, table: &Encounter) -> Result<Decided, UserError> {
    let Asked { spec, given, library, .. } = asked;
    let mut plan = given.clone();
    plan.options.push((PREVIEW.name.to_owned(), true.to_string()));
    let Parsed::AtTable(command) = spec.parse(&plan)? else {
        return Err(UserError::new(say!("history-not-the-table")));
    };
    let planned = Asked { given: &plan, command: &*command, ..asked };
    let mut decided = planned.decided(Some(table))?;
    let free = but_for_the_others(planned, table, &decided)?;
    let taken = free.is_some();
    if let Some(free) = free {
        decided = Decided { outcome: free.outcome, ..decided };
    }
    let planned = &decided.outcome;
    if planned.facts.stays && planned.facts.intent.is_none() && given.value("to").is_some() {
        // It is there already, or has no speed left: there is nothing to declare.
        return Ok(decided);
    }
    let name = planned.facts.creature.as_ref().and_then(|name| table.creature(name));
    let (Some(creature), Status::Done | Status::Pending) = (name, planned.status) else { return Ok(decided) };
    let mut next = table.clone();
    let Some(rounds) = next.rounds.as_deref_mut() else { return Ok(decided) };
    // The typed destination may be a direction, or farther than the creature gets.
    let end = planned.ruling.as_ref().and_then(|ruling| ruling["to"].as_str()).map(str::to_owned);
    let leads = ["to", "altitude"].into_iter().find_map(|option| given.value(option));
    let to = leads.map(|typed| end.unwrap_or_else(|| typed.to_owned()));
    let short = planned.facts.short.clone();
    let intent = planned.facts.intent.clone();
    let order = HeldOrder { line: given.to_string(), intent, to, ..in_its_way(spec, planned) };
    let late = order.intent.as_ref().filter(|intent| !intent.moves()).and_then(|intent| {
        let moved = |who: &&Name| rounds.of(who).is_some_and(TurnLog::has_moved);
        intent.targets().iter().find(moved).map(|who| say!("reactive-blocks-late", who))
    });
    let (name, does) = (&creature.name, describe(&order));
    let mut lines = vec![say!("phase-holds", name, does)];
    let before = rounds.held.insert(name.clone(), order).map(|before| describe(&before));
    lines.extend(taken.then(|| say!("phase-way-taken")));
    lines.extend(late);
    lines.extend(short);
    lines.extend(before.map(|intends| say!("phase-replaces", name, intends)));
    rounds.done.remove(name);
    let view = next.visible();
    let Some(played) = Played::of(library, &view) else { return Ok(decided) };
    let mut ruling = json!({
        "verdict": "legal", "ruleset": played.ruleset.id, "action": spec.name, "creature": name, "held": true, "reasons": [],
    });
    if let Some(standing) = PhaseStanding::of(&view) {
        lines.extend(standing.lines());
        standing.add_json(&mut ruling);
    }
    let mut scene = board(&played.ruleset, &view);
    if let Some(Picture::Board(plan)) = &planned.picture {
        scene.trail.clone_from(&plan.trail);
        scene.others.clone_from(&plan.others);
    }
    // Players don't see what the GM's creatures are about to do.
    let secret = decided.secret || creature.owner.is_none();
    let outcome = Outcome::new(Message::lines(lines)).ruled(ruling).about(name).showing(scene).of_phase();
    let outcome = outcome.accounted(planned.account.clone().unwrap_or_else(|| planned.message.clone()));
    let outcome = outcome.offering(buttons(&view)).leaving(next.clone());
    Ok(Decided { outcome, secret, ..decided })
}

/// The mode of a previewed movement and the height it ends at, for the held order.
fn in_its_way(spec: &Spec, planned: &Outcome) -> HeldOrder {
    let ruling = planned.ruling.as_ref();
    let by = ruling.and_then(|ruling| ruling["mode"].as_str()).filter(|mode| *mode != Mode::Walk.word());
    let way = match spec.name {
        "jump" | "sprint" | "crawl" => Some(spec.name),
        _ => by.or(ruling.and_then(|ruling| ruling["jump"].as_object()).map(|_| "jump")),
    };
    let altitude = ruling.and_then(|ruling| i32::try_from(ruling["altitude"].as_i64()?).ok()).map(Height);
    let altitude = altitude.filter(|altitude| way.is_some() && *altitude != Height::ZERO);
    HeldOrder { line: String::new(), intent: None, to: None, way: way.map(str::to_owned), altitude }
}

/// The same decision, but what a creature does replaces what it declared: it has one move action per phase.
pub(crate) fn in_place_of_declared(mut decided: Decided, given: &Invocation, table: &Encounter) -> Decided {
    let Some(before) = table.rounds.as_deref().filter(|rounds| is_movement_phase(rounds)) else { return decided };
    let Some(next) = decided.outcome.next.as_mut() else { return decided };
    let spent = |rounds: &Rounds, name: &Name| rounds.of(name).map(|log| (log.moves, log.total_feet(), log.moved));
    let Some(mut rounds) = next.rounds.take() else { return decided };
    let mut told = Vec::new();
    for (name, order) in &before.held {
        let same = rounds.held.get(name) == Some(order) && is_movement_phase(&rounds);
        if !same || spent(&rounds, name) == spent(before, name) {
            continue;
        }
        rounds.held.remove(name);
        let creature = next.creature(name).filter(|one| one.owner.is_some() && !one.hidden);
        let done = order.intent.is_none() && order.to.as_deref() == given.value("to");
        told.extend(creature.filter(|_| !done).map(|_| say!("phase-replaces", name, intends = describe(order))));
    }
    next.rounds = Some(rounds);
    decided.outcome = decided.outcome.adding_lines(told);
    decided
}

/// The outcome of a command that visibly does something in a phase, with who is still to go and the buttons for them.
pub(crate) fn with_standing(outcome: Outcome, before: &Encounter) -> Outcome {
    let next = outcome.next.as_ref().filter(|_| !outcome.facts.of_phase);
    let seen = before.visible();
    let Some(view) = next.map(Encounter::visible).filter(|view| does_something(&seen, view)) else { return outcome };
    let Some(standing) = PhaseStanding::of(&view) else { return outcome };
    let lines = [outcome.lines.clone(), buttons(&view)].concat();
    outcome.adding_lines(vec![standing.to_go_line()]).offering(lines).of_phase()
}

/// Whether a creature has done something between these two tables.
fn does_something(before: &Encounter, after: &Encounter) -> bool {
    match (before.rounds.as_deref(), after.rounds.as_deref()) {
        (Some(was), Some(is)) => was.stage != is.stage || was.turn_log != is.turn_log || was.intents != is.intents,
        (was, is) => was.is_some() != is.is_some(),
    }
}

/// Held orders, each with its creature.
type Held = Vec<(Name, HeldOrder)>;

/// The held movements that this command carries out: those of the phase it ends, in order.
pub(crate) fn due(spec: &Spec, table: &Encounter) -> Vec<(Name, HeldOrder)> {
    let ends = [&PHASE_NEXT, &NEXT].iter().any(|next| (next.name, next.sub) == (spec.name, spec.sub));
    let rounds = table.rounds.as_deref().filter(|rounds| ends && is_movement_phase(rounds));
    let mut due: Vec<(Name, HeldOrder)> =
        rounds.map(|rounds| rounds.held.clone()).unwrap_or_default().into_iter().collect();
    due.sort_by_key(|(name, held)| (held.rank(), name.natural()));
    due
}

/// The buttons to give both sides' results of an opposed check, for a line that waits for them; for any other check, those
/// that roll or enter it.
fn by_each_side(given: &Invocation, who: &Name, open: &OpenCheck) -> Vec<LineButton> {
    let lacks = |asks: &[&'static str]| asks.iter().all(|name| given.value(name).is_none());
    let has = |name: &str| given.spec().is_ok_and(|spec| spec.option(name).is_some());
    let side = |of: &Name, asks: &[&'static str], whose: Option<&Name>| {
        let label = say!("key-result-of", who = of);
        let takes: Vec<&'static str> = asks.iter().copied().filter(|name| has(name)).collect();
        lacks(asks).then(|| LineButton::new(label, given).asking(takes, whose.cloned()).anytime())
    };
    let apart = has(INITIATIVE_CHECK.name) && open.opposed;
    let own = side(who, &[CHECK.name, BONUS.name], None);
    let own = own.or_else(|| side(who, &[INITIATIVE_CHECK.name], None).filter(|_| apart));
    let against = open.against.as_ref().filter(|_| open.opposed && open.needs.is_none());
    let against = against.and_then(|against| side(against, &[AGAINST.name, AGAINST_BONUS.name], Some(against)));
    own.into_iter().chain(against).collect()
}

/// Makes the held movements, then advances the phase. A movement that waits for a check stays held, and so does the phase.
pub(crate) fn make(asked: Asked<'_>, table: &Encounter, due: Vec<(Name, HeldOrder)>) -> Result<Decided, UserError> {
    let view = table.visible();
    rights::check(asked.spec, asked.given, asked.person, if asked.person.is_gm() { table } else { &view })?;
    let mut now = table.clone();
    let (mut all, mut waits, mut asides) = (Vec::new(), Vec::new(), Vec::new());
    // Orders that respond to a waiting movement are carried out with it.
    let mut later: Held = Vec::new();
    let (mut rolls, mut opposed): (Vec<Vec<LineButton>>, bool) = (Vec::new(), false);
    // Hidden creatures are counted separately, so that they don't change anyone's dice.
    let (mut seen, mut unseen) = (0, MOST_IN_SIGHT);
    let (mut due, mut put_off) = (VecDeque::from(due), 0);
    let mut on_their_way = OnTheirWay::default();
    let in_sight = |due: &VecDeque<(Name, HeldOrder)>, now: &Encounter| {
        due.iter().filter(|one| moves_in_sight(one, now)).cloned().collect::<Vec<_>>()
    };
    let paths = in_sight(&due, &now);
    let precedence = Precedence::among(asked, &paths.iter().collect::<Vec<_>>(), &now);
    let (mut contests, mut contend): (Vec<Message>, Held) = (Vec::new(), Vec::new());
    while let Some((mut name, mut held)) = due.pop_front() {
        // Earlier movements may have changed what it follows.
        held = now.rounds.as_deref().and_then(|rounds| rounds.held.get(&name).cloned()).unwrap_or(held);
        let hidden = now.creature(&name).is_some_and(|one| one.hidden);
        // A creature that is in another's way and moves elsewhere goes first; hidden ones never change the order.
        let still_to_go = due.iter().filter(|(name, _)| now.creature(name).is_some_and(|one| !one.hidden)).count();
        let waits_for_room = !hidden
            && !on_their_way.has(&name)
            && (precedence.waits(&name, &due) || waits_for_room(asked, (&name, &held), &due, &now));
        if waits_for_room && put_off <= still_to_go {
            put_off += 1;
            let last = due.iter().position(|(_, other)| other.rank() > held.rank()).unwrap_or(due.len());
            due.insert(last, (name, held));
            continue;
        }
        if waits_for_room {
            // Everyone left waits for someone else.
            due.push_front((name, held));
            let stuck = in_sight(&due, &now);
            let stuck: Vec<&(Name, HeldOrder)> = stuck.iter().collect();
            on_their_way = place_swappers(asked, &stuck, &now);
            let rivals = if on_their_way.is_nobody() { precedence.rivals(asked, &stuck, &now) } else { Vec::new() };
            let first = match (!rivals.is_empty()).then(|| contest(asked, &rivals, &mut now)) {
                Some(Contest::Open { told }) => {
                    contests.push(told);
                    contend.extend(due.iter().filter(|(name, _)| rivals.contains(name)).cloned());
                    due.retain(|(name, _)| !rivals.contains(name));
                    put_off = 0;
                    continue;
                }
                Some(Contest::Decided { first, told }) => {
                    contests.push(told);
                    Some(first)
                }
                None => None,
            };
            due.make_contiguous()
                .sort_by_key(|(name, held)| (held.rank(), !on_their_way.has(name), first.as_ref() != Some(name)));
            let Some(first) = due.pop_front() else { break };
            (name, held) = first;
        }
        put_off = if hidden { put_off } else { 0 };
        let nth = if hidden { &mut unseen } else { &mut seen };
        *nth += 1;
        asked.dice.for_nth(*nth);
        if answers(&held, waits.iter().chain(&contend).chain(&later)) {
            later.push((name, held));
            continue;
        }
        let blocked = unspent(&mut now, &name, &held);
        let result = give_as_far_as_it_leads(asked, &name, &held, &on_their_way.board_for(&name, &now));
        if let Some(rounds) = now.rounds.as_deref_mut() {
            rounds.held.remove(&name);
        }
        match &result {
            // Either the creature or who blocks it is for the GM alone.
            Ok(decided) if (hidden || decided.secret) && decided.outcome.status == Status::Pending => {
                return Ok(waiting_unseen(&name, &held, &decided.outcome));
            }
            Ok(decided) if decided.outcome.status == Status::Pending => {
                rolls.extend(decided.outcome.facts.open_checks.first().map(|open| {
                    opposed |= open.opposed;
                    let lines = line::read(&held.line).map(|given| by_each_side(&given, &name, open));
                    lines.unwrap_or_default()
                }));
                waits.push((name.clone(), held));
            }
            Ok(Decided { outcome: Outcome { next: Some(next), .. }, .. }) => {
                now = on_their_way.with_absent(&now, next.clone());
            }
            _ => {}
        }
        if let Some(rounds) = now.rounds.as_deref_mut() {
            rounds.held.remove(&name);
            rounds.turn_log.extend(blocked.map(|log| (name.clone(), log)));
        }
        let secret = hidden || result.as_ref().is_ok_and(|decided| decided.secret);
        let result = result.map(|decided| {
            asides.extend(decided.aside);
            decided.outcome
        });
        let done = Done { name, result };
        if secret { asides.push(done.told()) } else { all.push(done) }
    }
    asked.dice.for_nth(0);
    // The lines below name those that wait for a check.
    let made: Vec<&Done> = all.iter().filter(|one| one.status() != Status::Pending).collect();
    let mut lines: Vec<Message> = made.iter().take(MOST_TOLD).flat_map(|one| one.told_in_full(&now)).collect();
    let more = made.len().saturating_sub(MOST_TOLD);
    lines.extend((more > 0).then(|| say!("group-more", more)));
    lines.splice(0..0, contests);
    let rulings: Value = all
        .iter()
        .map(|one| {
            let mut json = one.json();
            if let Some(at) = one.ended_elsewhere(&now) {
                json["ended_at"] = json!(at);
            }
            json
        })
        .collect();
    let mut turned = if waits.is_empty() && contend.is_empty() {
        alone(asked, &now, Manner::default())?
    } else {
        let names = |held: &Held| in_short(&held.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>());
        let told = match (&waits[..], opposed) {
            ([], _) => say!("phase-waits-initiative", who = names(&contend)),
            (_, true) => say!("phase-waits", who = names(&waits)),
            (_, false) => say!("phase-waits-own", who = names(&waits)),
        };
        waits.extend(contend);
        waiting(asked, now, (waits, later), (rolls.concat(), told))?
    };
    let outcome = turned.outcome;
    let messages = all.iter().filter_map(|one| one.result.as_ref().ok()).map(|outcome| outcome.message.clone());
    let account = Message::joined(messages.chain([outcome.message.clone()]), "\n\n");
    let mut ruling = outcome.ruling.clone().unwrap_or_default();
    // Where only hidden creatures move, players see that nobody does.
    if !all.is_empty() {
        ruling["resolved"] = rulings;
    }
    // What comes next stands first: a long account is cut off, and continues under Why.
    let message = Message::lines([outcome.message.clone()].into_iter().chain(lines));
    let mut outcome = Outcome { message, ..outcome };
    if let Some(Picture::Board(scene)) = &mut outcome.picture {
        trails(scene, &all);
    }
    turned.outcome = outcome.ruled(ruling).accounted(account);
    asides.extend(turned.aside.take());
    turned.aside = (!asides.is_empty()).then(|| Message::lines(asides));
    Ok(turned)
}

/// The GM's private answer when a hidden creature's movement waits for a check. Nothing is made before the check has its
/// result, and nobody else learns that something waits.
fn waiting_unseen(name: &Name, held: &HeldOrder, waits: &Outcome) -> Decided {
    let rolls = waits.facts.open_checks.first().zip(line::read(&held.line).ok());
    let rolls = rolls.map(|(open, given)| by_each_side(&given, name, open)).unwrap_or_default();
    let told = Message::lines([say!("phase-waits", who = name), waits.message.clone()]);
    let outcome = Outcome::new(told).about(name).pending_if(true).offering(rolls);
    Decided { secret: true, ..outcome.into() }
}

/// Whether a held order follows one of these creatures, or keeps away from one.
fn answers<'h>(held: &HeldOrder, waiting: impl Iterator<Item = &'h (Name, HeldOrder)>) -> bool {
    let targets = held.intent.as_ref().filter(|_| held.rank() > 1).map(Intent::targets).unwrap_or_default();
    waiting.into_iter().any(|(name, _)| targets.contains(name))
}

/// More than the creatures on any table: the dice of hidden ones are counted from here.
const MOST_IN_SIGHT: usize = 100_000;

/// The most result buttons under a phase that waits for checks.
const MOST_ROLLS: usize = 4;

/// The most held movements listed one by one; Why lists them all.
const MOST_TOLD: usize = 8;

/// Previews a held movement on this board; `None` if it makes no sense there.
pub(super) fn planned(asked: Asked<'_>, name: &Name, held: &HeldOrder, board: &Encounter) -> Option<Outcome> {
    let mut plan = held.clone();
    plan.line.push_str(" preview:true");
    Some(give_held(asked, name, &plan, board).ok()?.outcome)
}

/// Clears the mark that a block has used its blocker's action, which is the action of this very order. Returns the log as it
/// was.
fn unspent(now: &mut Encounter, name: &Name, held: &HeldOrder) -> Option<TurnLog> {
    let block = held.intent.as_ref().is_some_and(|intent| !intent.moves());
    let log = now.rounds.as_deref_mut()?.turn_log.get_mut(name).filter(|_| block)?;
    let before = log.clone();
    log.spent_on = None;
    Some(before)
}

/// Runs a held line for its creature, with the targets that its intent still has.
pub(super) fn give_held(
    asked: Asked<'_>,
    name: &Name,
    held: &HeldOrder,
    now: &Encounter,
) -> Result<Decided, UserError> {
    let mut given = line::read(&held.line).map_err(|unreadable| unreadable.error)?;
    let targets = held.intent.as_ref().map(|intent| intent.targets().iter().map(Name::as_str).collect::<Vec<_>>());
    for (_, value) in given.options.iter_mut().filter(|(option, _)| matches!(option.as_str(), "target" | "from")) {
        *value = targets.as_ref().map_or_else(|| value.clone(), |targets| targets.join(", "));
    }
    given.options.retain(|(option, _)| option != "creature");
    given.options.push(("creature".to_owned(), name.to_string()));
    let spec = given.spec()?;
    alone(Asked { spec, given: &given, ..asked }, now, Manner { at_once: true })
}

/// The message when held movements wait for checks: they stay held, along with those that respond to them, and the phase goes
/// on.
fn waiting(
    asked: Asked<'_>,
    mut now: Encounter,
    (waits, later): (Held, Held),
    (rolls, told): (Vec<LineButton>, Message),
) -> Result<Decided, UserError> {
    let names: Vec<Name> = waits.iter().map(|(name, _)| name.clone()).collect();
    if let Some(rounds) = now.rounds.as_deref_mut() {
        rounds.held.extend(waits.into_iter().chain(later));
    }
    let view = now.visible();
    let Some(played) = Played::of(asked.library, &view) else {
        return Err(UserError::new(say!("answer-at-the-same-moment")));
    };
    let mut ruling = json!({"verdict": "needs-check", "ruleset": played.ruleset.id, "action": "phase", "waits": names, "reasons": []});
    let mut lines = vec![told];
    if let Some(standing) = PhaseStanding::of(&view) {
        // The first line says what ends the phase.
        lines.extend(standing.open_lines());
        standing.add_json(&mut ruling);
    }
    let scene = board(&played.ruleset, &view);
    let outcome = Outcome::new(Message::lines(lines)).ruled(ruling).showing(scene).of_phase();
    // The buttons of both sides of two checks fit beside those of the phase.
    let rolls: Vec<LineButton> = rolls.into_iter().take(MOST_ROLLS).chain(buttons(&view)).collect();
    Ok(Decided::from(outcome.offering(rolls).leaving(now.clone())))
}
