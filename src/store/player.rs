//! What those are called who own creatures.

use serde_json::json;

use super::{Channel, Store, StoreError};
use crate::field::Name;

/// Whether a name was told of somebody who owns a creature, and another or none is kept.
const NEWS: &str = "
    SELECT EXISTS (
        SELECT 1 FROM json_each($2) AS told
        WHERE EXISTS (SELECT 1 FROM creature WHERE channel = $1 AND owner = told.value ->> 'id')
            AND NOT EXISTS (SELECT 1 FROM player WHERE channel = $1 AND id = told.value ->> 'id'
                                AND name = told.value ->> 'name'))";

const KEEP: &str = "
    INSERT INTO player (channel, id, name)
    SELECT $1, value ->> 'id', value ->> 'name' FROM json_each($2)
    WHERE value ->> 'id' IN (SELECT owner FROM creature WHERE channel = $1)
    ON CONFLICT (channel, id) DO UPDATE SET name = excluded.name";

impl Store {
    /// Keeps the names of those among these people who own creatures of the channel, until they own none. Of others nothing
    /// is kept.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn call_players(&self, channel: Channel, people: &[(u64, Name)]) -> Result<(), StoreError> {
        if people.is_empty() {
            return Ok(());
        }
        let told = people.iter().map(|(id, name)| json!({"id": id.cast_signed(), "name": name}));
        let told = told.collect::<serde_json::Value>().to_string();
        let news: bool = sqlx::query_scalar(NEWS).bind(channel.id()).bind(&told).fetch_one(&self.0.readers).await?;
        if news {
            sqlx::query(KEEP).bind(channel.id()).bind(told).execute(&self.0.writer).await?;
        }
        Ok(())
    }

    /// What a person is called in a channel, if that is kept.
    ///
    /// # Errors
    /// If the database fails.
    pub(super) async fn called(&self, channel: Channel, person: u64) -> Result<Option<String>, StoreError> {
        let name = sqlx::query_scalar("SELECT name FROM player WHERE channel = $1 AND id = $2");
        Ok(name.bind(channel.id()).bind(person.cast_signed()).fetch_optional(&self.0.readers).await?)
    }
}
