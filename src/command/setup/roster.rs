//! `/roster`: creatures that outlive their table, saved from one and added to the next. A roster belongs to the server,
//! or to the channel if there is no server.

use serde_json::json;

use crate::command::core::command::{Command, GroupHandling, Spec};
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, Opt, may, needs};
use crate::command::input::options::{AT_AREAS, CREATURE, NAME};
use crate::command::input::right::Right;
use crate::command::input::user_error::{UserError, did_you_mean, quoted};
use crate::command::setup::creature;
use crate::command::setup::creature::AddArgs;
use crate::field::{Delta, Name, Template};
use crate::say;
use crate::store::MAX_TEMPLATES;
use crate::words::Message;

const NAMED: Opt = needs("name", Kind::Template);

/// What the declarations have in common.
const BASE: Spec = Spec { name: "roster", right: Right::Gm, ..Spec::of::<RosterArgs>() };

pub(crate) const SAVE: Spec =
    Spec { sub: Some("save"), options: &[CREATURE.needed(), NAME], example: "/roster save creature:Ogre", ..BASE };

pub(crate) const ADD: Spec = Spec {
    sub: Some("add"),
    options: &[NAMED, AT_AREAS.needed(), creature::COUNT, may("as", Kind::Text), creature::SIDE],
    example: "/roster add name:Ogre at:H3 count:2",
    ..BASE
};

pub(crate) const LIST: Spec = Spec { sub: Some("list"), example: "/roster list", private: true, ..BASE };

pub(crate) const REMOVE: Spec =
    Spec { sub: Some("remove"), options: &[NAMED], example: "/roster remove name:Ogre", ..BASE };

/// A command about the roster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RosterArgs {
    /// `/roster save`.
    Save {
        /// The creature to save.
        creature: String,
        /// Its name in the roster, if it differs.
        name: Option<Name>,
    },
    /// `/roster add`.
    Add {
        /// The template's name.
        name: String,
        /// Further traits, as options of `/creature add`.
        said: Vec<(&'static str, String)>,
    },
    /// `/roster list`.
    List,
    /// `/roster remove`.
    Remove(String),
}

impl Command for RosterArgs {
    fn parse(spec: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let text = |name: &str| options.required(name, options.text(name)).map(str::to_owned);
        Ok(match spec.sub {
            Some("save") => RosterArgs::Save { creature: text("creature")?, name: options.name("name")? },
            Some("add") => {
                let said = [("at", "at"), ("count", "count"), ("side", "side"), ("as", "name")];
                let said = said.into_iter().filter_map(|(own, of_add)| Some((of_add, options.text(own)?.to_owned())));
                RosterArgs::Add { name: text("name")?, said: said.collect() }
            }
            Some("remove") => RosterArgs::Remove(text("name")?),
            _ => RosterArgs::List,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        match self {
            RosterArgs::Save { creature, name } => save(table, creature, name.as_ref()),
            RosterArgs::Add { name, said } => {
                table.referee()?;
                let template = find(table.roster, name)?;
                let own = [("name", template.name.as_str())];
                let kept = template.options.iter().map(|(option, value)| (option.as_str(), value.as_str()));
                let said = said.iter().map(|(option, value)| (*option, value.as_str()));
                let named = said.clone().any(|(option, _)| option == "name");
                let add = AddArgs::of(&Options::none(), said.chain(own).chain(kept))?;
                if named { add } else { add.numbered() }.decide(table)
            }
            RosterArgs::List => {
                check_gm(table)?;
                Ok(list(table.roster))
            }
            RosterArgs::Remove(name) => {
                check_gm(table)?;
                let gone = find(table.roster, name)?;
                let message = say!("roster-removed", name = gone.name);
                Ok(Outcome::new(message).keeping(Delta { before: Some(gone.clone()), after: None }))
            }
        }
    }

    fn uses_the_roster(&self) -> bool {
        true
    }

    fn is_for_the_gm(&self) -> bool {
        matches!(self, RosterArgs::Remove(_))
    }

    fn group_handling(&self) -> GroupHandling {
        GroupHandling::One
    }
}

/// Only a GM may use the roster: it belongs to the whole server and may hold creatures that another table's players
/// have yet to meet. Without a table there is no GM.
fn check_gm(table: &Table<'_>) -> Result<(), UserError> {
    if table.person.is_gm() {
        return Ok(());
    }
    Err(UserError::new(say!("roster-gm-alone")))
}

fn save(table: &Table<'_>, who: &str, name: Option<&Name>) -> Result<Outcome, UserError> {
    let creature = table.creature(Some(who))?;
    check_gm(table)?;
    let name = name.cloned().unwrap_or_else(|| unnumbered(&creature.name));
    let before = table.roster.iter().find(|other| other.name.key() == name.key());
    if before.is_none() && table.roster.len() >= MAX_TEMPLATES as usize {
        let refusal = say!("roster-full", most = MAX_TEMPLATES);
        return Err(UserError::new(refusal));
    }
    let template = Template { name, options: creature::as_options(creature) };
    // Everyone reads this answer, but only the GM and the creature's player know its Maneuver Defense.
    let open = |(option, _): &(&String, &String)| option.as_str() != "maneuver-defense";
    let (name, figures) = (&template.name, figures_of(template.options.iter().filter(open)));
    let message = match before {
        Some(_) => say!("roster-saved-instead", name, figures),
        None => say!("roster-saved", name, figures),
    };
    Ok(Outcome::new(message).keeping(Delta { before: before.cloned(), after: Some(template) }))
}

/// Why undo or redo leaves the roster alone: the whole server shares it, and it has been changed in the meantime or is
/// full. `None` if it can change.
pub(crate) fn stays(turned: &Delta<Option<Template>>, roster: &[Template]) -> Option<Message> {
    let name = &turned.before.as_ref().or(turned.after.as_ref())?.name;
    let now = roster.iter().find(|one| one.name.key() == name.key());
    if now != turned.before.as_ref() {
        return Some(say!("roster-stays-changed", name));
    }
    let full = now.is_none() && roster.len() >= MAX_TEMPLATES as usize;
    full.then(|| say!("roster-stays-full", name))
}

/// The name without its number: `Goblin` for `Goblin 3`.
fn unnumbered(name: &Name) -> Name {
    let bare = name.as_str().trim_end_matches(|c: char| c.is_ascii_digit());
    let is_numbered = bare.len() < name.as_str().len() && bare.ends_with(' ');
    Name::new(bare).ok().filter(|_| is_numbered).unwrap_or_else(|| name.clone())
}

fn list(roster: &[Template]) -> Outcome {
    let lines = Message::lines(
        roster.iter().map(|one| say!("roster-line", name = one.name, figures = figures_of(one.options.iter()))),
    );
    let message = if lines.is_empty() { say!("roster-empty") } else { lines };
    let templates: Vec<_> = roster.iter().map(|one| json!({"name": one.name, "options": one.options})).collect();
    Outcome::new(message).ruled(json!({"templates": templates}))
}

fn figures_of<'o>(options: impl Iterator<Item = (&'o String, &'o String)>) -> Message {
    let figure = |(option, value): (&String, &String)| {
        Message::joined([Message::option_name("creature add", option), Message::choice(option, value)], " ")
    };
    Message::list(options.map(figure))
}

/// The template with this name, or the only one whose name begins with it.
fn find<'r>(roster: &'r [Template], typed: &str) -> Result<&'r Template, UserError> {
    let key = Name::new(typed).map_or(String::new(), |name| name.key().to_owned());
    if let Some(one) = roster.iter().find(|one| one.name.key() == key) {
        return Ok(one);
    }
    let begun: Vec<&Template> =
        roster.iter().filter(|one| !key.is_empty() && one.name.key().starts_with(&key)).collect();
    if let [one] = begun[..] {
        return Ok(one);
    }
    let hint = did_you_mean(typed, roster.iter().map(|one| one.name.as_str()));
    Err(UserError::new(say!("roster-unknown", said = quoted(typed), hint)))
}
