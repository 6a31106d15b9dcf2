//! The display names of people who own creatures.

use serde_json::json;

use super::statement::{Query, Sql, query};
use super::write::WriteScope;
use super::{Channel, SaveAction, SaveRequest, Store, StoreError};
use crate::field::{Encounter, Name};

macro_rules! keep {
    ($each:literal) => {
        concat!(
            "
    INSERT INTO player (channel, id, name)
    SELECT $1, CAST(value ->> 'id' AS BIGINT), value ->> 'name' FROM ",
            $each,
            "
    WHERE CAST(value ->> 'id' AS BIGINT) IN (SELECT owner FROM creature WHERE channel = $1)
    ON CONFLICT (channel, id) DO UPDATE SET name = excluded.name"
        )
    };
}

const KEEP: Sql = Sql::either(keep!("json_each($2)"), keep!("json_array_elements(CAST($2 AS json))"));

/// Stores the names of those of these people who own creatures in the channel.
pub(super) fn store_names(channel: Channel, people: &[(u64, Name)]) -> Query {
    let names = people.iter().map(|(id, name)| json!({"id": id.cast_signed(), "name": name}));
    query(KEEP).bind(channel.id()).bind(names.collect::<serde_json::Value>().to_string())
}

/// Whether somebody owns a creature at a table.
fn owns(table: Option<&Encounter>, person: u64) -> bool {
    table.is_some_and(|table| table.creatures().iter().any(|creature| creature.owner == Some(person)))
}

/// Whether a table has this name for a person.
fn knows(table: Option<&Encounter>, (person, name): &(u64, Name)) -> bool {
    table.is_some_and(|table| table.players.get(person) == Some(name))
}

impl Store {
    /// Stores the names of those of these people who own creatures in the channel; ignores the others. A name is
    /// deleted when its person no longer owns any.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_player_names(&self, channel: Channel, people: &[(u64, Name)]) -> Result<(), StoreError> {
        let copy = if people.is_empty() { None } else { self.working_copy(channel).await? };
        let table = copy.as_ref().and_then(|copy| copy.table.encounter.as_ref());
        let new = people.iter().filter(|one| !knows(table, one) && owns(table, one.0));
        let new: Vec<_> = new.cloned().collect();
        if !new.is_empty() {
            self.execute(WriteScope::table(channel), store_names(channel, &new)).await?;
        }
        Ok(())
    }

    /// The names to store with a change: those that are new.
    pub(super) async fn names_with(&self, write: &SaveRequest) -> Result<Vec<(u64, Name)>, StoreError> {
        if write.names.is_empty() {
            return Ok(Vec::new());
        }
        let copy = self.working_copy(write.channel).await?;
        let table = copy.as_ref().and_then(|copy| copy.table.encounter.as_ref());
        let (SaveAction::Do { change, .. } | SaveAction::Complete { change, .. }) = &write.kind else {
            return Ok(write.names.clone());
        };
        let comes_to_own =
            |person| change.creatures.iter().filter_map(|one| one.after.as_ref()).any(|one| one.owner == Some(person));
        let new = write.names.iter().filter(|one| !knows(table, one) && (owns(table, one.0) || comes_to_own(one.0)));
        Ok(new.cloned().collect())
    }

    /// Stores whether a person is pinged when their creature's turn begins. Returns whether the person owns a creature
    /// here and has a name stored: nothing is kept of anybody else.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_pings(&self, channel: Channel, person: u64, on: bool) -> Result<bool, StoreError> {
        let set =
            query("UPDATE player SET pings = CASE WHEN $3 THEN 'yes' ELSE 'no' END WHERE channel = $1 AND id = $2");
        let set = set.bind(channel.id()).bind(person.cast_signed()).bind(on);
        Ok(self.execute(WriteScope::table(channel), set).await? > 0)
    }

    /// Whether a person has chosen to be pinged in a channel; `None` if they have not chosen.
    ///
    /// # Errors
    /// If the database fails.
    pub(super) async fn pings_of(&self, channel: Channel, person: u64) -> Result<Option<bool>, StoreError> {
        let chosen = query("SELECT pings = 'yes' FROM player WHERE channel = $1 AND id = $2");
        let chosen = chosen.bind(channel.id()).bind(person.cast_signed());
        Ok(chosen.fetch_optional::<Option<bool>>(&self.0.readers).await?.flatten())
    }

    /// A person's display name in a channel, if stored.
    ///
    /// # Errors
    /// If the database fails.
    pub(super) async fn player_name(&self, channel: Channel, person: u64) -> Result<Option<String>, StoreError> {
        let name = query("SELECT name FROM player WHERE channel = $1 AND id = $2");
        name.bind(channel.id()).bind(person.cast_signed()).fetch_optional(&self.0.readers).await
    }
}
