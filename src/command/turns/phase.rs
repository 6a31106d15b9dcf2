//! The phases of a round: who still has to move, what is declared, and `/phase next`.
//!
//! Declarations may be held: with `/phase declare`, or for every movement if the table says so (`/table phases`). Then
//! nothing moves until the movement phase ends, so that nobody gains by typing first or last; `app/orders/held.rs` holds
//! those movements and carries them out. Until then, only the GM sees what the GM's creatures have declared.

use serde_json::{Value, json};

use crate::command::core::command::{Command, Spec};
use crate::command::core::menu::{Menu, RISE};
use crate::command::core::naming::in_short;
use crate::command::core::outcome::Outcome;
use crate::command::core::pending_fall;
use crate::command::core::table::Table;
use crate::command::input::invocation::{Invocation, Options};
use crate::command::input::option::{Kind, needs};
use crate::command::input::options::{ANY, CREATURE, WHO};
use crate::command::input::right::Right;
use crate::command::input::user_error::{UserError, quoted};
use crate::command::modes::fly;
use crate::command::reply::panel::LineButton;
use crate::command::reply::picture;
use crate::command::turns::ended;
use crate::explain;
use crate::field::{Creature, Encounter, HeldOrder, Intent, Name, Rounds, Stage, TurnLog};
use crate::grid::{Height, feet_typed};
use crate::referee::{FlightChecks, Referee};
use crate::render::Scene;
use crate::ruleset::{RuleId, Ruleset};
use crate::say;
use crate::words::Message;

pub(crate) const PHASE_NEXT: Spec = Spec {
    name: "phase",
    sub: Some("next"),
    menu: Menu::OWN.only(RISE),
    example: "/phase next",
    right: Right::Gm,
    ..Spec::of::<NextArgs>()
};

pub(crate) const DECLARE: Spec = Spec {
    name: "phase",
    sub: Some("declare"),
    menu: Menu::OWN.only(RISE),
    options: &[needs("order", Kind::Text), WHO],
    example: "/phase declare order:\"follow Ogre 10\" creature:Goblin",
    right: Right::Owner,
    ..Spec::of::<DeclareArgs>()
};

pub(crate) const RETRACT: Spec = Spec {
    name: "phase",
    sub: Some("retract"),
    menu: Menu::OWN.only(RISE),
    options: &[CREATURE],
    example: "/phase retract creature:Goblin",
    right: Right::Owner,
    ..Spec::of::<RetractArgs>()
};

pub(crate) const DONE: Spec = Spec {
    name: "phase",
    sub: Some("done"),
    menu: Menu::OWN.only(RISE),
    options: &[CREATURE],
    example: "/phase done creature:Goblin",
    right: Right::Owner,
    ..Spec::of::<DoneArgs>()
};

pub(crate) const SHOW: Spec = Spec {
    name: "phase",
    sub: Some("show"),
    menu: Menu::OWN.only(RISE),
    example: "/phase show",
    ..Spec::of::<ShowArgs>()
};

/// `/phase next`.
#[derive(Debug)]
pub(crate) struct NextArgs;

impl Command for NextArgs {
    fn parse(_: &'static Spec, _: &Options<'_>) -> Result<Self, UserError> {
        Ok(NextArgs)
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        let ruleset = referee.ruleset();
        if let Some(refused) = by_turns(ruleset) {
            return Ok(refused);
        }
        let encounter = referee.encounter();
        let mut ruling = json!({
            "verdict": "legal",
            "ruleset": ruleset.id,
            "action": "phase",
            "reasons": [],
        });
        let mut next = encounter.clone();
        let mut rounds = next.rounds.take().unwrap_or_else(|| Box::new(Rounds::in_phases()));
        if encounter.rounds.is_some() {
            rounds.next_phase();
        }
        let phase = if rounds.stage == Stage::Action { "action" } else { "movement" };
        ruling["round"] = json!(rounds.round);
        ruling["stage"] = json!(phase);
        let mut lines = vec![begins(&rounds)];
        next.rounds = Some(rounds);
        let lapses = FlightChecks(referee).lapses();
        let (fallers, fliers, fallen) = ended(table, referee, &lapses, &mut next);
        lines.extend(fallers.into_iter().chain(fliers));
        pending_fall::add_json(&mut ruling, &fallen);
        let (aloft, upkeep) = must_fly(ruleset, &next);
        lines.extend(aloft);
        if let Some(standing) = PhaseStanding::of(&next) {
            lines.extend(standing.lines());
            standing.add_json(&mut ruling);
        }
        let scene = board(ruleset, &next);
        let outcome = Outcome::new(Message::lines(lines)).ruled(ruling).citing(ruleset, &[RuleId::Actions]);
        let outcome = outcome.citing_also(ruleset, upkeep);
        let outcome = outcome.citing_also(ruleset, pending_fall::rules(&fallen)).showing(scene);
        Ok(outcome.offering(buttons(&next)).of_phase().leaving(next))
    }
}

/// Announces a phase, and what everyone can do in it.
pub(crate) fn begins(rounds: &Rounds) -> Message {
    let round = rounds.round;
    match rounds.stage {
        Stage::Action => say!("phase-action", round),
        Stage::Movement | Stage::Turn(_) => say!("phase-movement", round),
    }
}

/// The refusal in a rulebook that has turns.
fn by_turns(ruleset: &Ruleset) -> Option<Outcome> {
    let why = || say!("phase-by-turns", ruleset = ruleset.name);
    (!ruleset.actions.value.has_phases()).then(|| Outcome::refusal(ruleset, "phase", why(), &[RuleId::Actions]))
}

/// `/phase declare`. `app/orders/held.rs` replaces it with the command that it orders.
#[derive(Debug)]
pub(crate) struct DeclareArgs;

impl Command for DeclareArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        ordered(options.required("order", options.text("order"))?, options.text("creature")).map(|_| DeclareArgs)
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        by_turns(referee.ruleset()).ok_or_else(no_movement_phase)
    }
}

/// The error outside the movement phase.
fn no_movement_phase() -> UserError {
    UserError::new(say!("phase-declares-in-movement")).or_example("/phase next")
}

/// Parses an order into a command: `follow Ogre 10`, `block Ogre`, `withdraw Ogre, Wolf 20`, `hustle F6`, `fly F6@20`.
///
/// # Errors
/// If it is none of these.
pub(crate) fn ordered(order: &str, creature: Option<&str>) -> Result<Invocation, UserError> {
    let unknown = || UserError::new(say!("phase-order-unknown", said = quoted(order))).or_example(DECLARE.example);
    let order = order.trim().trim_start_matches('/');
    if order.is_empty() {
        return Err(UserError::new(say!("option-missing", name = "order")).or_example(DECLARE.example));
    }
    let (verb, rest) =
        order.split_once(char::is_whitespace).map(|(verb, rest)| (verb, rest.trim())).ok_or_else(unknown)?;
    let verb = verb.to_lowercase();
    let mut options: Vec<(&str, String)> = Vec::new();
    match verb.as_str() {
        "block" => options.push(("target", rest.to_owned())),
        "follow" | "withdraw" => {
            // The number in `Goblin 2` belongs to the name; a distance has a unit or a sign, or is a multiple of 5.
            let is_distance = |last: &str| match last.parse::<i32>() {
                Ok(number) => number < 0 || number % 5 == 0,
                Err(_) => feet_typed(last).is_some(),
            };
            let spaced = rest.strip_suffix(" ft").unwrap_or(rest);
            let (who, distance) = match spaced.trim_end().rsplit_once(char::is_whitespace) {
                Some((who, last)) if is_distance(last) => (who, last),
                _ if verb == "follow" => (rest, "5"),
                _ => return Err(unknown()),
            };
            let who = who.trim().trim_end_matches(" within").trim_end_matches(',').to_owned();
            options.push((if verb == "follow" { "target" } else { "from" }, who));
            options.push(("distance", distance.to_owned()));
        }
        "hustle" | "move" | "sprint" | "jump" | "fly" | "glide" | "climb" | "swim" | "burrow" | "teleport" => {
            options.push(("to", rest.trim_start_matches("to ").to_owned()));
            // To go up or down, a creature uses any mode it has.
            let on_foot = matches!(verb.as_str(), "hustle" | "move" | "sprint");
            let mode =
                if verb == "glide" { Some(verb.as_str()) } else { (on_foot && rest.contains('@')).then_some(ANY) };
            options.extend(mode.map(|mode| ("mode", mode.to_owned())));
        }
        _ => return Err(unknown()),
    }
    let verb = if verb == "glide" { "fly".to_owned() } else { verb.clone() };
    options.extend(creature.map(|who| ("creature", who.to_owned())));
    let options = options.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    Ok(Invocation { name: verb, options, ..Invocation::default() })
}

/// `/phase retract`: takes back a declaration that hasn't moved anyone yet.
#[derive(Debug)]
pub(crate) struct RetractArgs {
    creature: Option<String>,
}

impl Command for RetractArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(RetractArgs { creature: options.owned("creature") })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, rounds) = in_a_phase(table)?;
        let mut rounds = rounds.clone();
        let (mut back, mut gone, mut used, mut lost) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for creature in meant(table, self.creature.as_deref())? {
            let name = &creature.name;
            let moved = rounds.of(name).is_some_and(TurnLog::has_moved);
            let intended = rounds.intents.contains_key(name);
            let blocks = matches!(rounds.reaction_of(name), Some(Intent::Block { .. }));
            if blocks && rounds.of(name).is_some_and(TurnLog::has_blocked) {
                used.push(name.clone());
            } else if rounds.reaction_of(name).is_some_and(|it| it.lost_targets().next().is_some()) {
                lost.push(name.clone());
            } else if rounds.held.remove(name).is_some() || rounds.done.remove(name) {
                back.push(name.clone());
            } else if intended && moved {
                gone.push(name.clone());
            } else if intended {
                rounds.intents.remove(name);
                rounds.turn_log.remove(name);
                back.push(name.clone());
            }
        }
        if back.is_empty() {
            return Err(match (&gone[..], &used[..], &lost[..]) {
                ([], [], []) => UserError::new(say!("phase-nothing-declared")),
                ([], [], lost) => {
                    UserError::new(say!("phase-has-lost", who = in_short(lost))).or_example("/phase next")
                }
                ([], used, _) => {
                    UserError::new(say!("phase-has-blocked", who = in_short(used))).or_example("/phase next")
                }
                (gone, ..) => UserError::new(say!("phase-has-moved", who = in_short(gone))).or_example("/phase next"),
            });
        }
        let told = say!("phase-retracted", who = in_short(&back));
        Ok(shown(referee, rounds, told, "retract"))
    }
}

/// `/phase done`: these creatures do nothing more in this phase.
#[derive(Debug)]
pub(crate) struct DoneArgs {
    creature: Option<String>,
}

impl Command for DoneArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(DoneArgs { creature: options.owned("creature") })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, rounds) = in_a_phase(table)?;
        let mut rounds = rounds.clone();
        let mut who: Vec<Name> = meant(table, self.creature.as_deref())?.iter().map(|one| one.name.clone()).collect();
        who.retain(|name| rounds.done.insert(name.clone()));
        if who.is_empty() {
            return Err(UserError::new(say!("phase-done-already")));
        }
        let told = say!("phase-done", who = in_short(&who));
        Ok(shown(referee, rounds, told, "done"))
    }
}

/// `/phase show`.
#[derive(Debug)]
pub(crate) struct ShowArgs;

impl Command for ShowArgs {
    fn parse(_: &'static Spec, _: &Options<'_>) -> Result<Self, UserError> {
        Ok(ShowArgs)
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let (referee, rounds) = in_a_phase(table)?;
        let stage = if rounds.stage == Stage::Action { "actions" } else { "movement" };
        let stage = say!("phase-shown", round = rounds.round, stage = Message::term("stage", stage));
        let shown = shown(referee, rounds.clone(), stage, "show");
        Ok(shown.changing_nothing())
    }
}

/// The rounds of a table that is in a phase.
fn in_a_phase<'t>(table: &Table<'t>) -> Result<(Referee<'t>, &'t Rounds), UserError> {
    let referee = table.referee()?;
    let rounds = referee.encounter().rounds.as_deref().filter(|rounds| !matches!(rounds.stage, Stage::Turn(_)));
    rounds.map(|rounds| (referee, rounds)).ok_or_else(|| UserError::new(say!("phase-none")).or_example("/phase next"))
}

/// The named creature, or all of the person's own; for a GM without any, those without an owner.
fn meant<'t>(table: &Table<'t>, named: Option<&str>) -> Result<Vec<&'t Creature>, UserError> {
    if let Some(named) = named {
        return Ok(vec![table.creature(Some(named))?]);
    }
    let encounter = table.referee()?.encounter();
    let own = table.person.own(encounter);
    let gms = || encounter.creatures().iter().filter(|one| one.owner.is_none() && one.takes_turns()).collect();
    let all: Vec<&Creature> = if own.is_empty() && table.person.is_gm() { gms() } else { own };
    if all.is_empty() { Err(UserError::new(say!("phase-whom")).or_example("/join name:Aldo")) } else { Ok(all) }
}

/// The panel after the rounds have changed.
fn shown(referee: Referee<'_>, rounds: Rounds, told: Message, action: &str) -> Outcome {
    let ruleset = referee.ruleset();
    let mut next = referee.encounter().clone();
    next.rounds = Some(Box::new(rounds));
    let mut ruling = json!({"ruleset": ruleset.id, "action": format!("phase {action}")});
    let mut lines = vec![told];
    let (aloft, upkeep) = must_fly(ruleset, &next);
    lines.extend(aloft);
    if let Some(standing) = PhaseStanding::of(&next) {
        lines.extend(standing.lines());
        standing.add_json(&mut ruling);
    }
    let outcome = Outcome::new(Message::lines(lines)).ruled(ruling).citing(ruleset, &[RuleId::Actions]);
    let outcome = outcome.citing_also(ruleset, upkeep);
    outcome.showing(board(ruleset, &next)).offering(buttons(&next)).of_phase().leaving(next)
}

/// Names the fliers that fall as this phase ends unless they fly in it, with the rules that say so, and those that nothing holds
/// up in the air.
fn must_fly(ruleset: &Ruleset, table: &Encounter) -> (Vec<Message>, Vec<RuleId>) {
    let view = table.visible();
    let referee = Referee::new(ruleset, &view);
    let unheld: Vec<Message> = view.creatures().iter().filter_map(|one| fly::unheld(referee, one)).collect();
    let upkeep = FlightChecks(referee).lapses().into_iter().filter(|lapse| lapse.rule == RuleId::AerialUpkeep);
    let who: Vec<Name> = upkeep.map(|lapse| lapse.who).collect();
    if who.is_empty() {
        return (unheld, Vec::new());
    }
    let is = ruleset.meaning(RuleId::AerialUpkeep).capitalized();
    let fly = say!("phase-must-fly", who = in_short(&who), is);
    (std::iter::once(fly).chain(unheld).collect(), vec![RuleId::AerialUpkeep])
}

/// The buttons of the panel.
pub(crate) fn buttons(table: &Encounter) -> Vec<LineButton> {
    let declared = table.rounds.as_deref().is_some_and(|rounds| !rounds.held.is_empty() || !rounds.intents.is_empty());
    let retract = declared.then(|| LineButton::new(say!("key-retract"), "/phase retract").anytime());
    let done = LineButton::new(say!("key-done"), "/phase done").anytime();
    let next = LineButton::new(say!("key-next-phase"), "/phase next");
    [Some(done), retract, Some(next)].into_iter().flatten().collect()
}

/// The board of a phase: once some creatures have declared or moved, the others are marked.
pub(crate) fn board(ruleset: &Ruleset, table: &Encounter) -> Scene {
    let mut scene = picture::board(ruleset, table);
    if let Some(standing) = PhaseStanding::of(table).filter(|standing| standing.has_begun) {
        for token in &mut scene.tokens {
            token.turn = standing.to_go.iter().any(|name| name.as_str() == token.name);
        }
    }
    scene
}

/// The state of a phase.
pub(crate) struct PhaseStanding {
    /// The creatures that have neither moved nor declared anything.
    to_go: Vec<Name>,
    /// The public declarations, each with its creature.
    declared: Vec<(Name, Message)>,
    /// The GM's creatures whose declarations only the GM knows.
    secret: Vec<Name>,
    /// Whether anyone has moved, declared or been reported done.
    has_begun: bool,
}

impl PhaseStanding {
    /// The state of this table's phase; `None` outside phases.
    pub(crate) fn of(table: &Encounter) -> Option<Self> {
        let rounds = table.rounds.as_deref().filter(|rounds| !matches!(rounds.stage, Stage::Turn(_)))?;
        // While everyone moves, a rider goes where its mount goes.
        let rides = |one: &&Creature| rounds.stage == Stage::Movement && table.mount_of(one).is_some();
        let acts = |one: &&Creature| one.takes_turns() && !one.hidden && !rides(one);
        let mut all: Vec<&Creature> = table.creatures().iter().filter(acts).collect();
        all.sort_by_key(|one| one.name.natural());
        let (mut to_go, mut declared, mut secret) = (Vec::new(), Vec::new(), Vec::new());
        for creature in &all {
            let name = &creature.name;
            match (rounds.held.get(name), rounds.intents.get(name)) {
                (Some(_), _) if creature.owner.is_none() => secret.push(name.clone()),
                (Some(held), _) => declared.push((name.clone(), describe(held))),
                (None, Some(intent)) => declared.push((name.clone(), explain::intends(intent))),
                (None, None) => {
                    let untouched = rounds.of(name).is_none_or(|log| *log == TurnLog::default());
                    to_go.extend((untouched && !rounds.done.contains(name)).then(|| name.clone()));
                }
            }
        }
        let has_begun = to_go.len() < all.len();
        Some(PhaseStanding { to_go, declared, secret, has_begun })
    }

    /// Who is still to go, if anybody, and what is declared.
    pub(crate) fn open_lines(&self) -> Vec<Message> {
        let all = self.lines();
        if self.to_go.is_empty() { all.into_iter().skip(1).collect() } else { all }
    }

    /// Who is still to go, and what is declared.
    pub(crate) fn lines(&self) -> Vec<Message> {
        let mut orders: Vec<Message> =
            self.declared.iter().take(MOST_DECLARED).map(|(name, does)| say!("phase-order", name, does)).collect();
        let more = self.declared.len().saturating_sub(MOST_DECLARED);
        orders.extend((more > 0).then(|| say!("phase-more", more)));
        orders.extend((!self.secret.is_empty()).then(|| Message::literal(in_short(&self.secret))));
        let declared = (!orders.is_empty()).then(|| say!("phase-declared", orders = Message::joined(orders, "; ")));
        [self.to_go_line()].into_iter().chain(declared).collect()
    }

    /// Who is still to go.
    pub(crate) fn to_go_line(&self) -> Message {
        match self.to_go.is_empty() {
            true => say!("phase-all-ready"),
            false => say!("phase-to-go", who = in_short(&self.to_go)),
        }
    }

    /// Adds it to the JSON.
    pub(crate) fn add_json(&self, ruling: &mut Value) {
        let declared = self.declared.iter().map(|(name, does)| json!({"creature": name, "does": does}));
        let secret = self.secret.iter().map(|name| json!({"creature": name}));
        ruling["to_go"] = json!(self.to_go);
        ruling["declared"] = declared.chain(secret).collect();
    }
}

/// The most declarations the panel lists one by one.
const MOST_DECLARED: usize = 8;

/// What a held order does, after its creature's name.
pub(crate) fn describe(held: &HeldOrder) -> Message {
    let place = |to: &String| match held.altitude {
        Some(altitude) if altitude > Height::ZERO => say!("moved-to-up", to, altitude),
        Some(altitude) if altitude < Height::ZERO => say!("moved-to-down", to, depth = -altitude),
        _ => Message::literal(to.clone()),
    };
    match (&held.intent, held.to.as_ref().map(place), held.way.as_deref()) {
        (Some(intent), ..) => explain::intends(intent),
        (None, Some(to), None) => say!("intends-go", to),
        (None, Some(to), Some("sprint")) => say!("intends-sprint", to),
        (None, Some(to), Some(way)) => say!("intends-by", does = Message::term("verb-does", way), to),
        (None, None, _) => say!("intends-command", command = held.line.split_whitespace().next().unwrap_or_default()),
    }
}
