//! The display names of people who own creatures.

use serde_json::json;

use super::statement::{Sql, query};
use super::{Channel, Store, StoreError};
use crate::field::Name;

/// Whether any of the given people owns a creature and is stored with another name or none.
macro_rules! has_changes {
    ($each:literal) => {
        concat!(
            "
    SELECT EXISTS (
        SELECT 1 FROM (SELECT CAST(value ->> 'id' AS BIGINT) AS id, value ->> 'name' AS name FROM ",
            $each,
            ") AS given
        WHERE EXISTS (SELECT 1 FROM creature WHERE channel = $1 AND owner = given.id)
            AND NOT EXISTS (SELECT 1 FROM player
                            WHERE channel = $1 AND player.id = given.id AND player.name = given.name))"
        )
    };
}

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

const HAS_CHANGES: Sql =
    Sql::either(has_changes!("json_each($2)"), has_changes!("json_array_elements(CAST($2 AS json))"));

const KEEP: Sql = Sql::either(keep!("json_each($2)"), keep!("json_array_elements(CAST($2 AS json))"));

impl Store {
    /// Stores the names of those of these people who own creatures in the channel; ignores the others. A name is
    /// deleted when its person owns none any more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_player_names(&self, channel: Channel, people: &[(u64, Name)]) -> Result<(), StoreError> {
        if people.is_empty() {
            return Ok(());
        }
        let names = people.iter().map(|(id, name)| json!({"id": id.cast_signed(), "name": name}));
        let names = names.collect::<serde_json::Value>().to_string();
        let has_changes: bool = query(HAS_CHANGES).bind(channel.id()).bind(&names).fetch_one(&self.0.readers).await?;
        if has_changes {
            query(KEEP).bind(channel.id()).bind(names).execute(&self.0.writer).await?;
        }
        Ok(())
    }

    /// Stores whether a person is pinged when their creature's turn begins. Returns whether the person owns a creature
    /// here and has a name stored: of nobody else anything is kept.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_pings(&self, channel: Channel, person: u64, on: bool) -> Result<bool, StoreError> {
        let set =
            query("UPDATE player SET pings = CASE WHEN $3 THEN 'yes' ELSE 'no' END WHERE channel = $1 AND id = $2");
        let set = set.bind(channel.id()).bind(person.cast_signed()).bind(on).execute(&self.0.writer).await?;
        Ok(set > 0)
    }

    /// Whether a person has chosen to be pinged in a channel, or not to be.
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
        Ok(name.bind(channel.id()).bind(person.cast_signed()).fetch_optional(&self.0.readers).await?)
    }
}
