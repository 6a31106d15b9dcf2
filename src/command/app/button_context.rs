//! Which buttons stand under an answer.

use crate::command::input::user_error::UserError;
use crate::command::reply::facts::CitedRule;
use crate::command::reply::panel::Key;
use crate::command::reply::{Reply, Status};
use crate::field::{Creature, Encounter, Rounds};
use crate::render::Picture;
use crate::say;
use crate::words::Message;

/// What an answer came out of, as far as its buttons ask.
#[derive(Debug, Default)]
pub(crate) struct ButtonContext {
    /// The command that Undo would take back.
    pub(crate) undo: Option<u64>,
    /// Whether something was taken back, and can be done again.
    pub(crate) redo: bool,
    /// What stands behind the ruling.
    pub(crate) account: Option<Message>,
    /// The table's revision.
    pub(crate) revision: u64,
    /// The table now.
    pub(crate) table: Option<Encounter>,
}

/// On what terms the command of a pressed button is carried out.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ButtonTerms {
    /// The last command that counts, which still has to be the last.
    pub(crate) last: Option<u64>,
    /// The table's revision, which still has to be the same.
    pub(crate) revision: Option<u64>,
    /// Whether the answer goes without buttons of its own.
    pub(crate) bare: bool,
    /// Whether nobody typed the command, so that nobody is shown how it is typed.
    pub(crate) pressed: bool,
}

impl ButtonTerms {
    /// An answer without buttons of its own.
    pub(crate) fn bare() -> Self {
        ButtonTerms { bare: true, ..ButtonTerms::default() }
    }

    /// What is wrong, as it is told on these terms.
    pub(crate) fn told_of(self, mistake: &UserError) -> Message {
        if self.pressed { mistake.expected() } else { mistake.message() }
    }

    /// Whether what has to be so still is.
    pub(crate) fn holds(self, last: Option<u64>, revision: u64) -> bool {
        let is_last = self.last.is_none() || self.last == last;
        is_last && self.revision.is_none_or(|then| then == revision)
    }
}

impl ButtonContext {
    /// The buttons, in their order: five at most.
    pub(crate) fn keys(&self, reply: &Reply, private: bool) -> Vec<Key> {
        if reply.status == Status::Error {
            return Vec::new();
        }
        if private {
            return self.undo.map(|_| Key::Undo).into_iter().collect();
        }
        let on_a_board = matches!(reply.picture, Some(Picture::Board(_)));
        let acting = self.acting(reply).filter(|_| on_a_board);
        let opposed = |creature: &Creature| {
            let mut everybody = self.table.iter().flat_map(Encounter::creatures);
            everybody.any(|other| !other.hidden && creature.side.opposes(&other.side))
        };
        let turns = self.rounds().and_then(Rounds::acting).is_some();
        let offered = [
            (Key::Undo, self.undo.is_some()),
            (Key::Redo, self.redo),
            (Key::Why, self.account.is_some() || behind(reply).is_some()),
            (Key::Threats, acting.is_some_and(opposed)),
            (Key::Arrows, acting.is_some()),
            (Key::Next, turns && on_a_board),
        ];
        offered.into_iter().filter_map(|(key, is)| is.then_some(key)).take(5).collect()
    }

    /// Who moves on: whose turn it is, else whom the answer is about. Nobody who is hidden.
    pub(crate) fn acting(&self, reply: &Reply) -> Option<&Creature> {
        let table = self.table.as_ref()?;
        let name = self.rounds().and_then(Rounds::acting).or(reply.facts.creature.as_ref())?;
        table.creatures().iter().find(|creature| creature.name == *name && !creature.hidden)
    }

    fn rounds(&self) -> Option<&Rounds> {
        self.table.as_ref()?.rounds.as_deref().filter(|rounds| rounds.has_begun())
    }
}

/// What stands behind an answer that is no movement: its rules, and where each of them stands.
pub(crate) fn behind(reply: &Reply) -> Option<Message> {
    let told: Vec<Message> = reply
        .facts
        .rules
        .iter()
        .flatten()
        .map(|CitedRule { rule, document, heading }| say!("behind-rule", title = rule.title(), heading, document))
        .collect();
    let rules = (!told.is_empty()).then(|| Message::lines([say!("behind-rules")].into_iter().chain(told)));
    rules.map(|rules| Message::joined([reply.message.clone(), rules], "\n\n"))
}
