pub(crate) mod add;
mod as_options;
mod burden;
mod crowd;
mod joined;
mod paste;
mod portrait;
mod preset;
mod sheet;
mod stats;
mod traits;

use crate::command::core::command::{Command, GroupHandling, Spec};
use crate::command::core::menu::Menu;
use crate::command::core::naming::names;
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Opt, options};
use crate::command::input::options::{ALTITUDE_OR_DEPTH, AT, CREATURE, NAME, PREVIEW_OR_FORCE, WHO};
use crate::command::input::right::Right;
use crate::command::input::user_error::{UserError, nearest};
use crate::command::modes::fly;
use crate::command::reply::picture;
use crate::command::turns::whose_turn;
use crate::field::{Condition, Creature, Encounter, MAX_CREATURES, Mode, Name, Rounds, Side};
use crate::grid::Height;
use crate::referee::{Paces, Referee, SharedSquares, Support, Supports, Water, settle_conditions};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Message;
pub(crate) use add::{ADD, AddArgs, COUNT, heroes};
pub(crate) use as_options::as_options;
pub(crate) use joined::{JOINED, Newcomer, put_owned};
pub(crate) use paste::PASTE;
pub(crate) use portrait::{PORTRAIT, portrait_id};
pub(crate) use preset::PRESETS;
pub(crate) use sheet::board_json;
pub(crate) use traits::SIDE;
use traits::{ON_THE_SHEET, SPACE, TRAITS, Traits};

pub(crate) const EDIT: Spec = Spec {
    name: "creature",
    sub: Some("edit"),
    options: options!(&[WHO, NAME, AT, traits::SIDE], TRAITS),
    example: "/creature edit creature:Ogre helpless:true",
    right: Right::Owner,
    ..Spec::of::<EditArgs>()
};

pub(crate) const SHEET: Spec = Spec {
    sub: Some("sheet"),
    options: options!(&[WHO], traits::ON_THE_SHEET),
    menu: Menu::under("sheet", "figures"),
    example: "/creature sheet creature:Ogre maneuver-defense:18 initiative:2",
    right: Right::Owner,
    ..EDIT
};

pub(crate) const REMOVE: Spec = Spec {
    name: "creature",
    sub: Some("remove"),
    options: &[CREATURE.needed()],
    example: "/creature remove creature:Ogre",
    right: Right::Gm,
    ..Spec::of::<RemoveArgs>()
};

pub(crate) const LIST: Spec = Spec {
    name: "creature",
    sub: Some("list"),
    options: &[CREATURE],
    example: "/creature list",
    private: true,
    ..Spec::of::<ListArgs>()
};

pub(crate) const PLACE: Spec = Spec {
    name: "place",
    options: options!(&[AT, WHO, ALTITUDE_OR_DEPTH, SPACE], PREVIEW_OR_FORCE),
    menu: Menu::under("creature", "place"),
    example: "/place creature:Ogre at:D4",
    right: Right::Gm,
    ..Spec::of::<PlaceArgs>()
};

/// `/creature edit`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EditArgs {
    creature: Option<String>,
    traits: Traits,
    /// The options that only the GM may set.
    for_gm: Vec<&'static str>,
}

/// What owners may change about their own creatures: their state, not what they are, where they stand or whose side they are
/// on.
const OWN_STATE: &[&str] = &[
    "speed",
    "speed-bonus",
    "conditions",
    "helpless",
    "altitude",
    "load",
    "armor",
    "weapon-reach",
    "threatens",
    "modes",
];

impl Command for EditArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let creature = options.owned("creature");
        let traits = Traits::parse(options)?;
        if traits == Traits::default() {
            return Err(UserError::new(say!("edit-nothing")));
        }
        let covered = |option: &Opt| OWN_STATE.contains(&option.name) || option.short_for == Some("conditions");
        let sheet = |option: &Opt| option.name == "creature" || ON_THE_SHEET.iter().any(|one| one.name == option.name);
        let for_gm = options.given().filter(|option| !covered(option) && !sheet(option));
        let for_gm = for_gm.map(|option| option.name).collect();
        Ok(EditArgs { creature, traits, for_gm })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        if !self.for_gm.is_empty() && !table.person.is_gm() {
            let names = |options: &[&'static str]| {
                Message::list(options.iter().map(|option| Message::option_name("creature edit", *option)))
            };
            let (options, own) = (names(&self.for_gm), names(OWN_STATE));
            return Err(UserError::new(say!("rights-own-state", options, own)));
        }
        let before = table.creature(self.creature.as_deref())?;
        if let Some(name) = self.traits.name.as_ref().filter(|name| name.key() != before.name.key()) {
            check_name_free(table.referee()?.encounter(), name)?;
        }
        put(table, Some(&before.name), before, &self.traits)
    }
}

/// `/place`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlaceArgs {
    creature: Option<String>,
    traits: Traits,
    preview: bool,
}

impl Command for PlaceArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        options.flag("force")?;
        if ["altitude", "space"].iter().all(|option| options.text(option).is_none()) {
            options.required("at", options.text("at"))?;
        }
        Ok(PlaceArgs {
            creature: options.owned("creature"),
            traits: Traits::parse(options)?,
            preview: options.is_set("preview")?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let before = table.creature(self.creature.as_deref())?;
        let outcome = put(table, Some(&before.name), before, &self.traits)?;
        Ok(if self.preview { outcome.changing_nothing() } else { outcome })
    }

    fn group_handling(&self) -> GroupHandling {
        GroupHandling::One
    }
}

/// `/creature remove`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RemoveArgs {
    creature: String,
}

impl Command for RemoveArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(RemoveArgs { creature: options.required("creature", options.text("creature"))?.to_owned() })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let creature = table.creature(Some(&self.creature))?;
        let referee = table.referee()?;
        let mut next = referee.encounter().clone();
        next.remove(&creature.name);
        if let Some(mut rounds) = next.rounds.take() {
            rounds.forget(&creature.name, |name| next.takes_turns(name));
            next.rounds = Some(rounds);
        }
        let mut scene = picture::board(referee.ruleset(), &next);
        scene.focus = Some(referee.ruleset().placement(creature).area());
        let riders = referee.encounter().creatures().iter().filter(|one| one.mount.as_ref() == Some(&creature.name));
        let dismounted = riders.map(|one| say!("creature-left-without-mount", who = one.name));
        let acting = |table: &Encounter| table.rounds.as_deref().and_then(Rounds::acting).cloned();
        let passes = acting(referee.encounter()) != acting(&next);
        let turn = if passes { whose_turn(referee.ruleset(), &next.visible()) } else { Vec::new() };
        let removed = [say!("creature-removed", who = creature.name)].into_iter().chain(dismounted).chain(turn);
        let said = Message::lines(removed.collect::<Vec<_>>());
        let ping = next.to_ping().filter(|_| passes);
        Ok(Outcome::new(said).showing(scene).pinging(ping).leaving(next))
    }
}

/// `/creature list`.
#[derive(Debug)]
pub(crate) struct ListArgs {
    creature: Option<String>,
}

impl Command for ListArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(ListArgs { creature: options.owned("creature") })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        if let Some(who) = self.creature.as_deref() {
            let creature = table.creature(Some(who))?;
            let one = board_json(referee, |other| other.name == creature.name);
            // A creature's Maneuver Defense is for the GM and its player.
            let own = table.person.is_gm() || table.person.owns(creature);
            let defense = creature.maneuver_defense.filter(|_| own);
            let defense = defense.map(|defense| say!("figure-maneuver-defense", defense).then(Message::literal(".")));
            return Ok(
                Outcome::new(Message::sentences([Some(sheet::described(referee, creature)), defense])).ruled(one)
            );
        }
        let lines = Message::lines(
            referee.encounter().in_natural_order().into_iter().map(|creature| sheet::listed(referee, creature)),
        );
        let message = if lines.is_empty() { say!("list-empty") } else { lines };
        Ok(Outcome::new(message).ruled(board_json(referee, |_| true)))
    }
}

fn check_name_free(encounter: &Encounter, name: &Name) -> Result<(), UserError> {
    let Some(Creature { name, .. }) = encounter.creature(name) else { return Ok(()) };
    let taken = say!("name-taken", name);
    Err(match free_name(encounter, name) {
        Some(free) => {
            let example = free.to_string();
            UserError::new(taken.then(Message::literal(" ")).then(say!("name-free", free))).or_again(NAME.name, example)
        }
        None => UserError::new(taken),
    })
}

/// The name itself, or the first free one with a number behind it: `Ogre 2`.
pub(crate) fn free_name(encounter: &Encounter, name: &Name) -> Option<Name> {
    let numbered = (2..=MAX_CREATURES + 1).filter_map(|number| Name::new(&format!("{name} {number}")).ok());
    [name.clone()].into_iter().chain(numbered).find(|name| encounter.creature(name).is_none())
}

/// Puts a creature where the command says, whatever the rules say, and reports what is odd about it.
fn put(table: &Table<'_>, before: Option<&Name>, plain: &Creature, traits: &Traits) -> Result<Outcome, UserError> {
    let referee = table.referee()?;
    let creature = traits.onto(referee, plain.clone())?;
    let creature = if before.is_some() { let_go(referee, plain, creature, traits) } else { creature };
    table.check_on_map(&creature)?;
    let aloft = [Condition::Hanging, Condition::Midair].into_iter().find(|aloft| traits.sets(*aloft));
    if let Some(condition) = aloft.filter(|_| !creature.is_airborne()) {
        return Err(UserError::new(say!("creature-not-aloft", name = creature.name, condition))
            .or_example("/creature edit creature:Hero altitude:10 conditions:hanging"));
    }
    let mut next = referee.encounter().clone();
    if let Some(before) = before {
        next.remove(before);
        if let Some(rounds) = next.rounds.as_deref_mut().filter(|_| *before != creature.name) {
            rounds.rename(before, &creature.name);
        }
        let riders = referee.encounter().creatures().iter().filter(|one| one.mount.as_ref() == Some(before));
        for rider in riders {
            next.put(Creature { mount: Some(creature.name.clone()), ..rider.clone() });
        }
    }
    let name = creature.name.clone();
    // The new place and conditions may lift or impose a condition, and the answer says so: a hoverer is never prone.
    let mut settled = next.clone();
    settled.put(creature.clone());
    settle_conditions(referee.ruleset(), Some(referee.encounter()), &mut settled);
    let told = settled.creature(&name).unwrap_or(&creature);
    let message = match before {
        Some(_) => sheet::changed(referee, plain, told),
        None => sheet::described(referee, told),
    };
    let message = message.then(oddities(referee, &next, told));
    let put_there = traits.at.is_some() || traits.altitude.is_some();
    let message = message.then(below(put_there.then(|| clings(referee, told)).flatten().into_iter().collect()));
    if let Some(rounds) = next.rounds.as_deref_mut().filter(|_| !creature.conditions.has(Condition::Midair)) {
        rounds.leaps.remove(&name);
    }
    next.put(creature);
    let scene = picture::about(referee.ruleset(), &settled, &name);
    Ok(Outcome::new(message).showing(scene).leaving(next))
}

/// Detaches a manually placed creature from the edge, wall or back that held it, or from midair. It is on the floor unless
/// the command gives its altitude; a swimmer is as deep as before, or at the surface, if there is water.
fn let_go(referee: Referee<'_>, before: &Creature, put: Creature, traits: &Traits) -> Creature {
    let states = [Condition::Hanging, Condition::Midair];
    let held = states.into_iter().any(|state| before.conditions.has(state));
    let flies = [Mode::Fly, Mode::Glide].into_iter().any(|mode| put.modes.of(mode).is_some());
    let left =
        |support: Support| Supports(referee).of(before) == support && Supports(referee).of(&put) != support && !flies;
    let clung = left(Support::Wall) || left(Support::Back);
    let swam = Supports(referee).of(before) == Support::Water;
    if (put.anchor, put.altitude) == (before.anchor, before.altitude) || !(held || clung || swam) {
        return put;
    }
    if swam {
        let [was, is] = [before, &put].map(|one| Water(referee).surface_over_floor(referee.ruleset().placement(one)));
        let depth = was - before.altitude;
        return Creature { altitude: traits.altitude.unwrap_or((is - depth).max(Height::ZERO)), ..put };
    }
    let conditions = states.into_iter().fold(put.conditions, |conditions, state| conditions.set(state, false));
    Creature { conditions, altitude: traits.altitude.unwrap_or_default(), ..put }
}

/// What is odd about the creature's position among the others, one remark a line.
fn oddities(referee: Referee<'_>, others: &Encounter, creature: &Creature) -> Message {
    let (with, ground_is_free) = SharedSquares(Referee::new(referee.ruleset(), others)).standing_in(creature);
    let mut lines = Vec::new();
    if !with.is_empty() {
        lines.push(say!("odd-shares", names = names(with)));
    }
    if !ground_is_free {
        lines.push(say!("odd-covers"));
    }
    lines.extend(odd_side(others, &creature.side));
    lines.extend(fly::unheld(referee, creature));
    lines.extend(idle_speeds(referee, creature));
    below(lines)
}

/// Says what holds a creature in the air beside a wall, if it has no climb speed that would explain it.
fn clings(referee: Referee<'_>, creature: &Creature) -> Option<Message> {
    let by_hand = creature.modes.of(Mode::Climb).is_none() && Supports(referee).of(creature) == Support::Wall;
    by_hand.then(|| say!("odd-clings", name = creature.name))
}

/// Reports the speeds of its modes that have no effect, because in this rulebook all modes share one speed.
fn idle_speeds(referee: Referee<'_>, creature: &Creature) -> Option<Message> {
    let speed = referee.ruleset().speed(creature);
    let modes = creature.modes.iter().filter(|means| means.mode != Mode::Teleport);
    let other = modes.filter(|means| means.speed != speed);
    let all: Vec<Message> = other.map(|means| say!("odd-speed-of", mode = means.mode, speed = means.speed)).collect();
    let one_for_all = Paces(referee).shares_one_speed() && !all.is_empty();
    let is = referee.ruleset().meaning(RuleId::Combining);
    one_for_all.then(|| say!("odd-speeds", who = creature.name, speed, all = Message::list(all), is))
}

/// Puts each remark on its own line below the reply.
fn below(lines: Vec<Message>) -> Message {
    Message::joined(lines.into_iter().map(|line| Message::literal("\n").then(line)), "")
}

/// A typo in a side's name would turn friends into opponents, so this warns if another side has a similar name.
fn odd_side(others: &Encounter, side: &Side) -> Option<Message> {
    let sides = || others.creatures().iter().map(|other| &other.side);
    if sides().any(|other| other.0.key() == side.0.key()) {
        return None;
    }
    let allied = ["allies", "ally", "friends", "party", "players", "pcs", "verbündete", "freunde", "alliés", "amis"];
    if allied.contains(&side.0.key()) && sides().any(|other| Side::has_own_livery(&other.0) && !other.is_neutral()) {
        return Some(say!("odd-side-allied", side = side.0));
    }
    let meant = nearest(side.0.as_str(), sides().map(|other| other.0.as_str()));
    meant.map(|meant| say!("odd-side", side = side.0, meant))
}
