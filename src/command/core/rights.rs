//! Who may do what; decided nowhere else. Every person has a [`Standing`] at a table, every command needs a [`Right`], and
//! `check` compares the two before anything is decided.

use crate::command::core::command::Spec;
use crate::command::core::naming::{names, resolve_creature};
use crate::command::input::invocation::Invocation;
use crate::command::input::options::{PREVIEW, WHO};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::field::{Creature, Encounter, Found, Name, Rounds};
use crate::say;
use crate::words::{Language, Locale, Message};

/// The person who gives a command, as reported by Discord or the console.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caller {
    /// The person's id.
    pub id: u64,
    /// The ids of the person's roles.
    pub roles: Vec<u64>,
    /// Whether the person manages the place and so may do everything the GM may: has Manage Server, is in a direct message
    /// with the bot, or is at the console.
    pub manages: bool,
    /// The language that the person reads.
    pub language: Language,
    /// The server's language, in which everyone there is answered unless the table has its own.
    pub server: Option<Language>,
    /// Known names of people: the caller, and those that the command mentions.
    pub names: Vec<(u64, Name)>,
}

impl Caller {
    /// A person who manages the place.
    #[must_use]
    pub fn manager(id: u64) -> Self {
        Caller { manages: true, ..Caller::plain(id) }
    }

    /// The language, units and terms of an answer at this table. What everyone sees is in the table's language, or else in
    /// the server's; what only this person sees is in their own. Outside of servers there is nobody else, and the table's
    /// language applies to everything.
    #[must_use]
    pub fn locale(&self, table: Option<&Encounter>, private: bool) -> Locale {
        let spoken = table.map(|table| table.locale).unwrap_or_default();
        let locale = match self.server {
            Some(_) if private => Locale { language: self.language, ..spoken.for_reader(self.language) },
            Some(server) => spoken.for_reader(server),
            None => spoken.for_reader(self.language),
        };
        table.map_or(locale, |table| locale.in_terms_of(&table.ruleset))
    }

    /// A person known by id alone.
    #[must_use]
    pub fn plain(id: u64) -> Self {
        Caller { id, roles: Vec::new(), manages: false, language: Language::default(), server: None, names: Vec::new() }
    }
}

/// A person's standing at a table; each includes the rights of those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    /// Watches only.
    Observer,
    /// Owns creatures.
    Player,
    /// May do what the GM may, because the table is open to everyone.
    Guest,
    /// The GM: made the table, manages the place, or is named GM directly or by role.
    Gm,
}

/// A person, with their standing at this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Person {
    /// The person's id.
    pub id: u64,
    /// The person's standing.
    pub standing: Standing,
    /// The language and units the person reads in.
    pub locale: Locale,
}

impl Person {
    /// Works out a person's standing. Without a table, everyone is an observer except its maker and those who manage
    /// the place.
    #[must_use]
    pub fn of(caller: &Caller, maker: Option<u64>, encounter: Option<&Encounter>) -> Self {
        let standing = match encounter {
            _ if caller.manages || maker == Some(caller.id) => Standing::Gm,
            None => Standing::Observer,
            Some(table) if table.game_masters.includes(caller.id, &caller.roles) => Standing::Gm,
            Some(table) if table.game_masters.open => Standing::Guest,
            Some(table) if table.creatures().iter().any(|one| one.owner == Some(caller.id)) => Standing::Player,
            Some(_) => Standing::Observer,
        };
        Person { id: caller.id, standing, locale: caller.locale(encounter, true) }
    }

    /// Whether the person may do what the GM may, and see hidden creatures.
    #[must_use]
    pub fn is_gm(&self) -> bool {
        self.standing >= Standing::Guest
    }

    /// Whether the person owns the creature.
    #[must_use]
    pub fn owns(&self, creature: &Creature) -> bool {
        creature.owner == Some(self.id)
    }

    /// Whether the person may move the creature.
    #[must_use]
    pub fn moves(&self, creature: &Creature) -> bool {
        self.is_gm() || self.owns(creature)
    }

    /// The person's own creatures.
    pub(crate) fn own<'a>(&self, encounter: &'a Encounter) -> Vec<&'a Creature> {
        encounter.creatures().iter().filter(|one| self.owns(one)).collect()
    }
}

/// The creatures that the command is about: those its `creature` option names, or the one meant if it is left out; for a
/// command without that option, the acting one. A name that can't be resolved is already an error here, so that no command
/// passes this check and is understood differently later.
fn about<'e>(
    spec: &Spec,
    given: &Invocation,
    person: Person,
    encounter: &'e Encounter,
) -> Result<Vec<&'e Creature>, UserError> {
    let Some(option) = spec.option("creature") else {
        let acting = encounter.rounds.as_deref().and_then(Rounds::acting);
        let acting = acting.and_then(|name| encounter.creature(name));
        return acting.map(|one| vec![one]).ok_or_else(|| gms_alone(spec, person, encounter));
    };
    match given.value("creature") {
        Some(typed) if matches!(encounter.find(typed), Found::One(_)) => {
            Ok(vec![resolve_creature(encounter, person, Some(typed))?])
        }
        Some(typed) => typed.split(',').map(|part| resolve_creature(encounter, person, Some(part.trim()))).collect(),
        None if *option == WHO => Ok(vec![resolve_creature(encounter, person, None)?]),
        // Without a creature the command touches nothing on the board.
        None => Ok(Vec::new()),
    }
}

/// Checks whether the person may give this command at this table, as the person sees it. Names in `given` are already
/// resolved (`resolve_names` of `app/hidden`).
pub(crate) fn check(spec: &Spec, given: &Invocation, person: Person, encounter: &Encounter) -> Result<(), UserError> {
    let enough = match spec.right {
        Right::Everybody | Right::Author => true,
        Right::Keeper => person.standing == Standing::Gm,
        Right::Gm | Right::Owner | Right::OwnerInTurn => person.is_gm(),
    };
    if enough {
        return Ok(());
    }
    if matches!(spec.right, Right::Gm | Right::Keeper) {
        return Err(gms_alone(spec, person, encounter));
    }
    if given.is_set("force") {
        return Err(UserError::new(say!("rights-force", gm = who_is_gm())));
    }
    if given.is_set("preview") {
        return Ok(());
    }
    about(spec, given, person, encounter)?.into_iter().try_for_each(|one| check_may_move(spec, one, person, encounter))
}

fn check_may_move(spec: &Spec, creature: &Creature, person: Person, encounter: &Encounter) -> Result<(), UserError> {
    // Riders act for a mount that nobody else plays.
    let rides = |rider: &Creature| encounter.is_rider(&rider.name, &creature.name);
    let rider = || creature.owner.is_none() && person.own(encounter).into_iter().any(rides);
    if !person.owns(creature) && !rider() {
        return Err(not_ones_own(spec, creature, person, encounter));
    }
    let waits = |rounds: &&Rounds| encounter.waits(rounds, &creature.name);
    let rounds = encounter.rounds.as_deref().filter(|_| spec.right == Right::OwnerInTurn).filter(waits);
    match rounds.and_then(Rounds::acting) {
        Some(acting) => {
            let error = UserError::new(say!("rights-turn", acting, who = creature.name));
            Err(if spec.option(PREVIEW.name).is_some() { error.open_to_planning() } else { error })
        }
        None => Ok(()),
    }
}

/// The visible creatures that a command would move although the person may not move them and nobody has declared their
/// movement. Creatures that are carried along or fall don't count: what holds them up moves them.
pub(crate) fn moved_without_leave<'e>(person: Person, before: &'e Encounter, after: &Encounter) -> Vec<&'e Creature> {
    let way = |was: &Creature| {
        let now = after.creature(&was.name)?;
        Some(was.anchor.to(now.anchor)).filter(|way| *way != (0, 0))
    };
    let own: Vec<(i32, i32)> = person.own(before).into_iter().filter_map(way).collect();
    let declared =
        |who: &Creature| before.rounds.as_deref().is_some_and(|rounds| rounds.intents.contains_key(&who.name));
    let others = before.creatures().iter().filter(|who| !who.hidden && !person.moves(who) && !declared(who));
    others.filter(|who| way(who).is_some_and(|way| !own.contains(&way))).collect()
}

/// Who the GM is, in words.
pub(crate) fn who_is_gm() -> Message {
    say!("who-is-gm")
}

fn gms_alone(spec: &Spec, person: Person, encounter: &Encounter) -> UserError {
    let alone = say!("rights-gm-alone", command = spec.words(), gm = who_is_gm());
    UserError::new(Message::sentences([Some(alone), Some(instead(person, encounter))])).or_example(example(person))
}

fn not_ones_own(spec: &Spec, creature: &Creature, person: Person, encounter: &Encounter) -> UserError {
    let (who, command) = (&creature.name, spec.words());
    let whose = if creature.owner.is_some() { "player" } else { "gm" };
    if spec.option("creature").is_none() {
        return UserError::new(say!("rights-not-yours-in-turn", who, command, whose)).or_example(AHEAD);
    }
    let refusal = say!("rights-not-yours", who, command, whose);
    UserError::new(Message::sentences([Some(refusal), Some(instead(person, encounter))])).or_example(example(person))
}

/// What a person who may not do this can do instead.
fn instead(person: Person, encounter: &Encounter) -> Message {
    match person.own(encounter)[..] {
        [] => say!("rights-looking-on"),
        ref own => say!("rights-own", names = names(own.iter().map(|one| &one.name))),
    }
}

/// Suggested to a caller out of turn: a preview works in anyone's turn.
const AHEAD: &str = "/move to:F6 preview:true";

fn example(person: Person) -> &'static str {
    if person.standing == Standing::Player { "/move to:F6" } else { "/join name:Aldo" }
}

/// Checks that the person may see hidden creatures: only the GM may.
pub(crate) fn check_sees_hidden(person: Person) -> Result<(), UserError> {
    if person.is_gm() {
        return Ok(());
    }
    Err(UserError::new(say!("rights-hidden", gm = who_is_gm())))
}

/// Checks that the person may undo or redo what `by` did: only `by` and the GM may, and only the GM if `by` `learned`
/// something that an undo can't make them forget. `line` describes what was done, if the person may read it.
pub(crate) fn check_undo_rights(
    person: Person,
    by: u64,
    learned: bool,
    line: Option<Message>,
) -> Result<(), UserError> {
    if person.is_gm() || (person.id == by && !learned) {
        return Ok(());
    }
    if learned {
        return Err(UserError::new(say!("rights-undo-learned", gm = who_is_gm())));
    }
    Err(UserError::new(match line {
        Some(line) => say!("rights-step-of", line),
        None => say!("rights-step", gm = who_is_gm()),
    }))
}
