use super::save::json;
use super::statement::{Executor, Tx, query};
use super::{Channel, Store, StoreError};
use crate::field::{Delta, Name, Template};

/// The owner of a roster. Every query is limited to one, so nobody sees another's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RosterOwner {
    /// A guild, for all its channels.
    Guild(u64),
    /// A channel without a guild.
    Channel(Channel),
}

impl RosterOwner {
    /// The owner of the roster that a channel uses.
    #[must_use]
    pub fn of(channel: Channel, guild: Option<u64>) -> Self {
        guild.map_or(RosterOwner::Channel(channel), RosterOwner::Guild)
    }

    pub(super) fn columns(self) -> (&'static str, i64) {
        match self {
            RosterOwner::Guild(guild) => ("guild", guild.cast_signed()),
            RosterOwner::Channel(channel) => ("channel", channel.id()),
        }
    }
}

/// The most creatures in a roster.
pub const MAX_TEMPLATES: u32 = 200;

impl Store {
    /// The creatures of a roster, sorted by name.
    ///
    /// # Errors
    /// If the database fails or a row is malformed.
    pub async fn templates(&self, place: RosterOwner) -> Result<Vec<Template>, StoreError> {
        read(&self.0.readers, place).await
    }
}

/// Adds, replaces or removes a creature in the roster.
///
/// # Errors
/// [`StoreError::Conflict`] if the stored creature is not the expected one, or the roster is full.
pub(super) async fn turn(
    tx: &mut Tx,
    place: RosterOwner,
    turned: &Delta<Option<Template>>,
    by: u64,
    at_ms: i64,
) -> Result<(), StoreError> {
    let Some(name) = turned.before.as_ref().or(turned.after.as_ref()).map(|one| &one.name) else { return Ok(()) };
    let now = read(&mut *tx, place).await?.into_iter().find(|one| one.name.key() == name.key());
    if now != turned.before {
        return Err(StoreError::Conflict);
    }
    let (kind, id) = place.columns();
    let Some(one) = &turned.after else {
        let query = query("DELETE FROM template WHERE kind = $1 AND place = $2 AND key = $3");
        query.bind(kind).bind(id).bind(name.key().to_owned()).execute(&mut *tx).await?;
        return Ok(());
    };
    let options = json(&one.options)?;
    let query = query(KEEP)
        .bind(kind)
        .bind(id)
        .bind(one.name.key().to_owned())
        .bind(one.name.as_str().to_owned())
        .bind(options)
        .bind(by.cast_signed())
        .bind(at_ms)
        .bind(MAX_TEMPLATES);
    let kept = query.execute(&mut *tx).await? > 0;
    if kept { Ok(()) } else { Err(StoreError::Conflict) }
}

/// Counts in the statement that inserts, so that two channels of a guild cannot both take the last place.
const KEEP: &str = "
    INSERT INTO template (kind, place, key, name, options, by, at)
    SELECT $1, $2, $3, $4, $5, $6, $7
    WHERE (SELECT count(*) FROM template WHERE kind = $1 AND place = $2 AND key <> $3) < $8
    ON CONFLICT (kind, place, key) DO UPDATE SET
        name = excluded.name, options = excluded.options, by = excluded.by, at = excluded.at";

async fn read(readers: impl Executor, place: RosterOwner) -> Result<Vec<Template>, StoreError> {
    let (kind, id) = place.columns();
    let query = query("SELECT name, options FROM template WHERE kind = $1 AND place = $2 ORDER BY key");
    let rows: Vec<(String, String)> = query.bind(kind).bind(id).fetch_all(readers).await?;
    let template = |(number, (name, options)): (i64, (String, String))| {
        let unreadable = || StoreError::unreadable_number("the roster's creature", number);
        Ok(Template {
            options: serde_json::from_str(&options).map_err(|_| unreadable())?,
            name: Name::new(&name).map_err(|_| unreadable())?,
        })
    };
    (1..).zip(rows).map(template).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn template(name: &str, speed: &str) -> Option<Template> {
        let options = [("speed".to_owned(), speed.to_owned())].into();
        Some(Template { name: Name::new(name).unwrap(), options })
    }

    async fn turned(
        store: &Store,
        place: RosterOwner,
        before: Option<Template>,
        after: Option<Template>,
    ) -> Result<(), StoreError> {
        let mut tx = store.0.writer.begin(Channel(0)).await.unwrap();
        turn(&mut tx, place, &Delta { before, after }, u64::MAX, 0).await?;
        Ok(tx.commit().await?)
    }

    #[tokio::test]
    async fn each_place_has_its_own_and_only_so_many() {
        let store = Store::open("sqlite::memory:").await.unwrap();
        let (guild, other, channel) = (RosterOwner::Guild(7), RosterOwner::Guild(8), RosterOwner::Channel(Channel(7)));
        for n in 0..MAX_TEMPLATES {
            assert_eq!(turned(&store, guild, None, template(&format!("Goblin {n:03}"), "30")).await, Ok(()));
        }
        assert_eq!(turned(&store, guild, None, template("Ogre", "40")).await, Err(StoreError::Conflict));
        // One that exists can be saved again, under its name in any case.
        let (before, after) = (template("Goblin 007", "30"), template("GOBLIN 007", "20"));
        assert_eq!(turned(&store, guild, before.clone(), after.clone()).await, Ok(()));
        let kept = store.templates(guild).await.unwrap();
        assert_eq!((kept.len(), Some(&kept[7])), (200, after.as_ref()));
        // Nobody replaces or deletes what another has stored since.
        for then in [None, template("Goblin 007", "10")] {
            assert_eq!(turned(&store, guild, before.clone(), then).await, Err(StoreError::Conflict));
        }
        for elsewhere in [other, channel] {
            assert_eq!(store.templates(elsewhere).await, Ok(Vec::new()));
            assert_eq!(turned(&store, elsewhere, after.clone(), None).await, Err(StoreError::Conflict));
        }
        assert_eq!(turned(&store, channel, None, template("Ogre", "40")).await, Ok(()));
        assert_eq!(turned(&store, guild, after, None).await, Ok(()));
        assert_eq!(store.templates(guild).await.unwrap().len(), 199);
        assert_eq!(store.templates(channel).await.unwrap(), Vec::from_iter(template("Ogre", "40")));
    }
}
