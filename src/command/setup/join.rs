//! `/join`: adds a player's own character.

use crate::command::core::command::{Command, Spec};
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::user_error::UserError;
use crate::command::setup::creature;
use crate::field::{Creature, Name};
use crate::say;
use crate::words::Message;

pub(crate) const JOIN: Spec = Spec {
    name: "join",
    options: creature::JOINED,
    example: "/join name:Aldo at:D4 speed:30",
    ..Spec::of::<JoinArgs>()
};

/// `/join`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct JoinArgs {
    name: Name,
    newcomer: creature::Newcomer,
}

impl Command for JoinArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let name = options.required("name", options.name("name")?)?;
        Ok(JoinArgs { newcomer: creature::Newcomer::parse(name.clone(), options)?, name })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        match table.referee()?.encounter().creature(&self.name) {
            Some(there) => take_over(table, there),
            None => self.newcomer.decide(table),
        }
    }
}

fn take_over(table: &Table<'_>, there: &Creature) -> Result<Outcome, UserError> {
    let name = &there.name;
    match there.owner {
        Some(_) if table.person.owns(there) => Err(UserError::new(say!("join-yours", name))),
        Some(_) => Err(UserError::new(say!("join-of-another", name))),
        None if there.side != creature::heroes()? => {
            Err(UserError::new(say!("join-other-side", name, side = there.side.0)))
        }
        None => {
            let outcome = creature::put_owned(table, there)?;
            Ok(outcome.adding(Message::literal("\n").then(say!("join-taken-over"))))
        }
    }
}
