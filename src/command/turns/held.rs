//! `/turn delay` and `/turn ready`: actions held until later.

use crate::command::core::command::{Command, Spec};
use crate::command::core::menu::{IN_TURNS, Menu};
use crate::command::core::outcome::Outcome;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may};
use crate::command::input::right::Right;
use crate::command::input::user_error::UserError;
use crate::command::turns::{TurnChange, handed_on};
use crate::explain;
use crate::field::{Name, Rounds, Stage};
use crate::referee::{Paces, Referee, Turns};
use crate::ruleset::RuleId;
use crate::say;
use crate::words::Message;

pub(crate) const DELAY: Spec = Spec {
    name: "turn",
    sub: Some("delay"),
    options: &[may("after", Kind::Creature)],
    menu: Menu::OWN.only(IN_TURNS),
    example: "/turn delay after:Ogre",
    right: Right::OwnerInTurn,
    ..Spec::of::<DelayArgs>()
};

pub(crate) const READY: Spec = Spec {
    name: "turn",
    sub: Some("ready"),
    menu: Menu::OWN.only(IN_TURNS),
    example: "/turn ready",
    right: Right::OwnerInTurn,
    ..Spec::of::<ReadyArgs>()
};

/// `/turn delay`.
#[derive(Debug)]
pub(crate) struct DelayArgs {
    /// The creature to act after; by default the next in the order.
    after: Option<String>,
}

impl Command for DelayArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        Ok(DelayArgs { after: options.owned("after") })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        let (rounds, who) = acting(referee)?;
        if !Turns(referee).can_ready_or_delay(&who).1 {
            let why = say!("turn-delays-too-late", who);
            return Ok(Outcome::refusal(referee.ruleset(), "delay", why, &[RuleId::Actions]));
        }
        let mut next = rounds.clone();
        let passed = referee.encounter().advance_turn(&mut next);
        let others = others(referee, rounds, &who);
        let for_the_table = |error: UserError| match others.first() {
            Some(first) => {
                let after = format!("/turn delay after:\"{first}\"");
                error.or_example("/turn delay after:Ogre").rewriting(|_| Some(after))
            }
            None => error,
        };
        let after = match &self.after {
            Some(after) => {
                let typed = &table.creature(Some(after)).map_err(for_the_table)?.name;
                let acts = |one: &&Name| *one == typed || referee.encounter().is_rider(one, typed);
                others.iter().copied().find(acts).cloned()
            }
            None => next.acting().filter(|next| **next != who).cloned(),
        };
        let Some(after) = after else {
            return Err(match others.is_empty() {
                true => UserError::new(say!("turn-delays-alone", who)).or_example("/turn next"),
                false => {
                    let (many, names) = (others.len(), Message::names(others.iter().copied()));
                    for_the_table(UserError::new(say!("turn-delays-behind-whom", who, many, others = names)))
                }
            });
        };
        next.move_beside(&who, &after, true);
        let told = vec![say!("turn-delays", who, after)];
        // The delayed turn hasn't ended, and nobody else's does.
        let mut between = referee.encounter().clone();
        between.rounds = Some(Box::new(Rounds { stage: Stage::Turn(None), ..rounds.clone() }));
        let change = TurnChange { told, passed, ..TurnChange::default() };
        Ok(handed_on(table, Referee::new(referee.ruleset(), &between), next, change))
    }
}

/// `/turn ready`.
#[derive(Debug)]
pub(crate) struct ReadyArgs;

impl Command for ReadyArgs {
    fn parse(_: &'static Spec, _: &Options<'_>) -> Result<Self, UserError> {
        Ok(ReadyArgs)
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        let (rounds, who) = acting(referee)?;
        if let Some(still) = referee.encounter().creature(&who).and_then(|one| Paces(referee).stilled(one)) {
            let why = explain::cannot_go(referee.ruleset(), &who, &still);
            return Ok(Outcome::refusal(referee.ruleset(), "ready", why, &[still.rule]));
        }
        if !Turns(referee).can_ready_or_delay(&who).0 {
            let why = say!("turn-readies-nothing", who);
            return Ok(Outcome::refusal(referee.ruleset(), "ready", why, &[RuleId::Actions]));
        }
        let mut next = rounds.clone();
        let passed = referee.encounter().advance_turn(&mut next);
        next.ready.insert(who.clone());
        let told = vec![say!("turn-readies", who)];
        Ok(handed_on(table, referee, next, TurnChange { told, passed, ..TurnChange::default() }))
    }
}

/// The others that take turns of their own, in turn order: a mount acts in its rider's.
fn others<'a>(referee: Referee<'a>, rounds: &'a Rounds, who: &Name) -> Vec<&'a Name> {
    let names = rounds.order.iter().map(|place| &place.name);
    names.filter(|name| *name != who && referee.encounter().takes_turns(name)).collect()
}

/// The rounds, and the creature whose turn it is.
fn acting(referee: Referee<'_>) -> Result<(&Rounds, Name), UserError> {
    let rounds = referee.encounter().rounds.as_deref().filter(|rounds| rounds.has_begun());
    let acting = rounds.and_then(|rounds| Some((rounds, rounds.acting()?.clone())));
    acting.ok_or_else(|| match referee.ruleset().actions.value.has_phases() {
        true => UserError::new(say!("turn-holds-in-phases", book = explain::book(referee.ruleset())))
            .or_example("/phase next"),
        // Rounds without an order of initiative have no turns.
        false => UserError::new(say!("turn-none-to-hold")).or_example(match rounds {
            Some(_) => "/turn roll",
            None => "/turn start",
        }),
    })
}
