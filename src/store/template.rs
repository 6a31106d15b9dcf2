use super::save::json;
use super::statement::{Executor, Tx, query};
use super::{Channel, Store, StoreError};
use crate::field::{Delta, Name, Template};

/// The owner of a roster. Every query is limited to one owner, so nobody sees another's roster.
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
pub(super) async fn apply_delta(
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

/// Counts in the inserting statement, so that two channels of a guild cannot both take the last slot.
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
