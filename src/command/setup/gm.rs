//! `/gm`: the game masters besides the table's creator and the server's managers.

use serde_json::json;

use crate::command::core::command::{Command, Spec};
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, Opt, may, needs};
use crate::command::input::options::ON;
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::field::GameMasters;
use crate::say;
use crate::words::Message;

const PERSON: Opt = needs("person", Kind::Person);

/// What the declarations have in common.
const BASE: Spec = Spec { name: "gm", right: Right::Keeper, private: true, ..Spec::of::<GmArgs>() };

pub(crate) const SHOW: Spec = Spec { sub: Some("show"), example: "/gm show", right: Right::Everybody, ..BASE };

pub(crate) const ROLE: Spec =
    Spec { sub: Some("role"), options: &[may("role", Kind::Role)], example: "/gm role role:123456789", ..BASE };

pub(crate) const ADD: Spec = Spec { sub: Some("add"), options: &[PERSON], example: "/gm add person:123456789", ..BASE };

pub(crate) const REMOVE: Spec =
    Spec { sub: Some("remove"), options: &[PERSON], example: "/gm remove person:123456789", ..BASE };

pub(crate) const OPEN: Spec = Spec { sub: Some("open"), options: &[ON], example: "/gm open on:true", ..BASE };

/// `/gm` and its settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GmArgs {
    /// `/gm show`.
    Show,
    /// `/gm role`: everyone with this role is GM; `None` revokes it.
    Role(Option<u64>),
    /// `/gm add`.
    Add(u64),
    /// `/gm remove`.
    Remove(u64),
    /// `/gm open`.
    Open(bool),
}

impl Command for GmArgs {
    fn parse(spec: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let person = || {
            let person = options.required("person", options.id("person")?)?;
            person.ok_or_else(|| UserError::new(say!("gm-no-bot")))
        };
        Ok(match spec.sub {
            Some("role") => GmArgs::Role(options.id("role")?.flatten()),
            Some("add") => GmArgs::Add(person()?),
            Some("remove") => GmArgs::Remove(person()?),
            Some("open") => GmArgs::Open(options.required("on", options.flag("on")?)?),
            _ => GmArgs::Show,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let encounter = table.referee()?.encounter();
        let mut next = encounter.clone();
        let game_masters = &mut next.game_masters;
        match *self {
            GmArgs::Show => {}
            GmArgs::Role(role) => game_masters.role = role,
            GmArgs::Add(person) => drop(game_masters.people.insert(person)),
            GmArgs::Remove(person) => {
                if !game_masters.people.remove(&person) {
                    let was_not = say!("gm-not-added", person = Message::person(person));
                    let message = Message::sentences([Some(was_not), Some(describe(game_masters))]);
                    return Err(UserError::new(message).or_example(SHOW.example));
                }
            }
            GmArgs::Open(on) => game_masters.open = on,
        }
        let people: Vec<String> = game_masters.people.iter().map(u64::to_string).collect();
        let ruling = json!({
            "role": game_masters.role.map(|role| role.to_string()),
            "people": people,
            "open": game_masters.open,
        });
        Ok(Outcome::new(describe(game_masters)).ruled(ruling).leaving(next))
    }
}

fn describe(game_masters: &GameMasters) -> Message {
    let people = Message::names(game_masters.people.iter().map(|id| Message::person(*id)));
    let lines = [
        Some(say!("gm-of-itself")),
        game_masters.role.map(|role| say!("gm-by-role", role = Message::role(role))),
        (!people.is_empty()).then(|| say!("gm-by-name", people)),
        Some(if game_masters.open { say!("gm-open") } else { say!("gm-not-open") }),
    ];
    Message::lines(lines.into_iter().flatten())
}
