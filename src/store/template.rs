use std::collections::BTreeMap;

use sqlx::SqlitePool;

use super::{Channel, Store, StoreError};
use crate::field::Name;

/// Whose templates they are. Nothing leads from one place to another's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A guild's, in each of its channels.
    Guild(u64),
    /// A channel's that belongs to no guild.
    Channel(Channel),
}

impl Place {
    fn columns(self) -> (&'static str, i64) {
        match self {
            Place::Guild(guild) => ("guild", guild.cast_signed()),
            Place::Channel(channel) => ("channel", channel.id()),
        }
    }
}

/// A creature that outlives its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    /// What it is called; no two of a place are called the same.
    pub name: Name,
    /// The options of `/creature add` that make it, and their values.
    pub options: BTreeMap<String, String>,
}

/// How many templates a place has at most.
pub const MOST_TEMPLATES: u32 = 200;

impl Store {
    /// The templates of this place, by their names.
    ///
    /// # Errors
    /// If the database fails or its rows mean nothing.
    pub async fn templates(&self, place: Place) -> Result<Vec<Template>, StoreError> {
        read(&self.0.readers, place).await
    }

    /// Keeps a template, in place of the one of its name, if any; `false` if the place has no room for more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep_template(&self, place: Place, one: &Template, by: u64, at_ms: i64) -> Result<bool, StoreError> {
        let (kind, id) = place.columns();
        let options = serde_json::to_string(&one.options).map_err(|error| StoreError::Unreadable(error.to_string()))?;
        let query = sqlx::query(KEEP)
            .bind(kind)
            .bind(id)
            .bind(one.name.key().to_owned())
            .bind(one.name.as_str().to_owned())
            .bind(options)
            .bind(by.cast_signed())
            .bind(at_ms)
            .bind(MOST_TEMPLATES);
        Ok(query.execute(&self.0.writer).await?.rows_affected() > 0)
    }

    /// Forgets the template of this name; `false` if there is none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn drop_template(&self, place: Place, name: &Name) -> Result<bool, StoreError> {
        let (kind, id) = place.columns();
        let query = sqlx::query("DELETE FROM template WHERE kind = $1 AND place = $2 AND key = $3");
        let query = query.bind(kind).bind(id).bind(name.key().to_owned());
        Ok(query.execute(&self.0.writer).await?.rows_affected() > 0)
    }
}

/// Counted in the same statement that writes, so that two channels of a guild cannot both take the last room.
const KEEP: &str = "
    INSERT INTO template (kind, place, key, name, options, by, at)
    SELECT $1, $2, $3, $4, $5, $6, $7
    WHERE (SELECT count(*) FROM template WHERE kind = $1 AND place = $2 AND key <> $3) < $8
    ON CONFLICT (kind, place, key) DO UPDATE SET
        name = excluded.name, options = excluded.options, by = excluded.by, at = excluded.at";

async fn read(readers: &SqlitePool, place: Place) -> Result<Vec<Template>, StoreError> {
    let (kind, id) = place.columns();
    let query = sqlx::query_as("SELECT name, options FROM template WHERE kind = $1 AND place = $2 ORDER BY key");
    let rows: Vec<(String, String)> = query.bind(kind).bind(id).fetch_all(readers).await?;
    let template = |(name, options): (String, String)| {
        let unreadable = |why: String| StoreError::Unreadable(format!("the template {name:?}: {why}"));
        Ok(Template {
            options: serde_json::from_str(&options).map_err(|error| unreadable(error.to_string()))?,
            name: Name::new(&name).map_err(|error| unreadable(error.to_string()))?,
        })
    };
    rows.into_iter().map(template).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn template(name: &str, speed: &str) -> Template {
        let options = BTreeMap::from([("speed".to_owned(), speed.to_owned())]);
        Template { name: Name::new(name).unwrap(), options }
    }

    #[tokio::test]
    async fn each_place_has_its_own_and_only_so_many() {
        let store = Store::open("sqlite::memory:").await.unwrap();
        let (guild, other, channel) = (Place::Guild(7), Place::Guild(8), Place::Channel(Channel(7)));
        for n in 0..MOST_TEMPLATES {
            assert_eq!(store.keep_template(guild, &template(&format!("Goblin {n:03}"), "30"), 1, 0).await, Ok(true));
        }
        assert_eq!(store.keep_template(guild, &template("Ogre", "40"), 1, 0).await, Ok(false));
        // One that is there already may be saved anew, under its name in any case.
        assert_eq!(store.keep_template(guild, &template("GOBLIN 007", "20"), 1, 0).await, Ok(true));
        let kept = store.templates(guild).await.unwrap();
        assert_eq!((kept.len(), &kept[7]), (200, &template("GOBLIN 007", "20")));
        for elsewhere in [other, channel] {
            assert_eq!(store.templates(elsewhere).await, Ok(Vec::new()));
            assert_eq!(store.drop_template(elsewhere, &kept[7].name).await, Ok(false));
        }
        assert_eq!(store.keep_template(channel, &template("Ogre", "40"), u64::MAX, 0).await, Ok(true));
        assert_eq!(store.drop_template(guild, &kept[7].name).await, Ok(true));
        assert_eq!(store.templates(guild).await.unwrap().len(), 199);
        assert_eq!(store.templates(channel).await, Ok(vec![template("Ogre", "40")]));
    }
}
