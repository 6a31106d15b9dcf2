//! What completion can offer, limited to what the caller may know.

use crate::command::app::App;
use crate::command::app::completion::CompletionContext;
use crate::command::core::rights::{Caller, Person};
use crate::command::core::table::Played;
use crate::field::Encounter;
use crate::store::{Channel, RosterOwner};

/// The table as players see it, with secret doors as walls.
fn seen(table: &Encounter) -> Encounter {
    let mut seen = table.visible().into_owned();
    seen.battlefield = seen.battlefield.as_seen();
    seen
}

impl App {
    /// What the caller may choose from while typing, the caller's own creatures first. Anything that can't be read is
    /// left out, since this only helps typing.
    pub async fn known(&self, channel: u64, guild: Option<u64>, caller: &Caller) -> CompletionContext {
        let (saved, roster) = tokio::join!(
            self.store.load(Channel(channel)),
            self.store.templates(RosterOwner::of(Channel(channel), guild))
        );
        let saved = saved.ok().flatten();
        let maker = saved.as_ref().and_then(|saved| saved.maker);
        let encounter = saved.and_then(|saved| saved.encounter);
        let person = Person::of(caller, maker, encounter.as_ref());
        let encounter = encounter.map(|table| if person.is_gm() { table } else { seen(&table) });
        // Only the GM is offered the roster, which may hold creatures the players haven't met yet.
        let roster =
            roster.unwrap_or_default().into_iter().filter(|_| person.is_gm()).map(|one| one.name.to_string()).collect();
        let ruleset =
            encounter.as_ref().and_then(|table| Played::of(&self.library, table)).map(|played| played.ruleset);
        let (own, locale) = (Some(person.id), person.locale);
        CompletionContext { encounter, roster, own, locale, ruleset, command: String::new() }
    }
}
