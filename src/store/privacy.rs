//! What is kept of one person in one channel, how it is forgotten, and when whole channels are.

use std::collections::BTreeSet;

use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, FromRow, Row, SqlitePool, Transaction};

use super::{Channel, KEPT_ANSWERS_MS, Saved, Store, StoreError};
use crate::field::{Change, Creature, Keepers};

/// Who gave the commands of somebody who was forgotten: no person has this id.
pub const NOBODY: u64 = 1 << 63;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// When the day of this time began: nothing finer is kept of when a channel was last used.
pub(super) fn day_of(at_ms: i64) -> i64 {
    at_ms.saturating_sub(at_ms.rem_euclid(DAY_MS))
}

/// How long what is kept of a guild outlasts the bot there, in milliseconds.
const KEPT_AFTER_LEAVING_MS: i64 = 30 * DAY_MS;

/// How long what is kept of a channel in which nobody gives a command stays, in milliseconds.
const KEPT_UNUSED_MS: i64 = 180 * DAY_MS;

/// A shorter number may be anything: only so long a one in a text is somebody's id.
const SHORTEST_ID: usize = 17;

/// What is kept of one person in one channel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// Whether the person made the table.
    pub maker: bool,
    /// Whether the person is GM by name.
    pub keeper: bool,
    /// What the person is called here, where that is kept.
    pub called: Option<String>,
    /// Whom the person owns.
    pub creatures: Vec<String>,
    /// Who of them has a portrait.
    pub portraits: Vec<String>,
    /// The person's commands in the history, oldest first.
    pub commands: Vec<Typed>,
    /// How many requests of the person are remembered as answered.
    pub answers: u32,
    /// Whom the person has saved in the roster that the channel uses.
    pub roster: Vec<String>,
}

/// A command that somebody gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    /// Its number in the channel.
    pub seq: i64,
    /// When, by the clock of UTC.
    pub at: String,
    /// As it was typed.
    pub line: String,
    /// What was answered; nothing where that is for the GM alone, and the person is not.
    pub said: Option<String>,
    /// Whether it is undone at present.
    pub undone: bool,
}

impl FromRow<'_, SqliteRow> for Typed {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(Self {
            seq: row.try_get("seq")?,
            at: row.try_get("at")?,
            line: row.try_get("line")?,
            said: row.try_get("said")?,
            undone: row.try_get("undone")?,
        })
    }
}

/// How much is kept of a channel's past.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Past {
    /// Commands in the history.
    pub commands: u32,
    /// When the first of them was given, by the clock of UTC.
    pub since: Option<String>,
}

impl FromRow<'_, SqliteRow> for Past {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(Self { commands: row.try_get("commands")?, since: row.try_get("since")? })
    }
}

/// The rows of the roster that the channel $1 uses: its guild's, or its own.
macro_rules! roster_of {
    () => {
        "(kind, place) IN (SELECT iif(guild IS NULL, 'channel', 'guild'), coalesce(guild, id) FROM channel WHERE id = $1)"
    };
}

type Tx = Transaction<'static, sqlx::Sqlite>;

impl Store {
    /// What is kept of a person in a channel; whoever is hidden is told of only `to_gm`.
    ///
    /// # Errors
    /// If the database fails or its rows mean nothing.
    pub async fn kept_of(&self, channel: Channel, person: u64, to_gm: bool) -> Result<Kept, StoreError> {
        let readers = &self.0.readers;
        let (here, person_id) = (channel.id(), person.cast_signed());
        let row: Option<(Option<i64>, Option<String>)> =
            sqlx::query_as("SELECT maker, keepers FROM channel WHERE id = $1")
                .bind(here)
                .fetch_optional(readers)
                .await?;
        let (maker, keepers) = row.unwrap_or_default();
        let owned = "
            SELECT name, portrait IS NOT NULL FROM creature
            WHERE channel = $1 AND owner = $2 AND ($3 OR hidden = 'no') ORDER BY name";
        let owned: Vec<(String, bool)> =
            sqlx::query_as(owned).bind(here).bind(person_id).bind(to_gm).fetch_all(readers).await?;
        let typed = "
            SELECT seq, datetime(at / 1000, 'unixepoch') AS at, line, iif($3 OR secret = 'no', said, NULL) AS said,
                   seq > head AS undone
            FROM history JOIN channel ON channel.id = history.channel WHERE channel = $1 AND by = $2 ORDER BY seq";
        let commands = sqlx::query_as(typed).bind(here).bind(person_id).bind(to_gm).fetch_all(readers).await?;
        let saved =
            sqlx::query_scalar(concat!("SELECT name FROM template WHERE by = $2 AND ", roster_of!(), " ORDER BY name"));
        let answers = sqlx::query_scalar("SELECT count(*) FROM answered WHERE channel = $1 AND by = $2");
        Ok(Kept {
            maker: maker == Some(person_id),
            keeper: keepers_of(keepers.as_deref())?.people.contains(&person),
            called: self.called(channel, person).await?,
            portraits: owned.iter().filter(|(_, drawn)| *drawn).map(|(name, _)| name.clone()).collect(),
            creatures: owned.into_iter().map(|(name, _)| name).collect(),
            commands,
            answers: answers.bind(here).bind(person_id).fetch_one(readers).await?,
            roster: saved.bind(here).bind(person_id).fetch_all(readers).await?,
        })
    }

    /// How much of a channel's past is kept, as far as everybody or `to_gm` may know.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn past(&self, channel: Channel, to_gm: bool) -> Result<Past, StoreError> {
        let past = "
            SELECT count(*) AS commands, datetime(min(at) / 1000, 'unixepoch') AS since
            FROM history WHERE channel = $1 AND ($2 OR secret = 'no')";
        Ok(sqlx::query_as(past).bind(channel.id()).bind(to_gm).fetch_one(&self.0.readers).await?)
    }

    /// Forgets a person in a channel: what the person owns is nobody's and has no portrait, the commands are nobody's, and nothing that was
    /// typed in them is left. Nothing of it can be undone, and no undo brings any of it back.
    ///
    /// # Errors
    /// If the database fails or its rows mean nothing; then nothing is forgotten.
    pub async fn forget_person(&self, channel: Channel, person: u64) -> Result<(), StoreError> {
        self.apart(move |writer| async move {
            let mut tx = writer.begin_with("BEGIN IMMEDIATE").await?;
            forget_person(&mut tx, channel, person).await?;
            Ok(tx.commit().await?)
        })
        .await
    }

    /// Forgets everything of a channel.
    ///
    /// # Errors
    /// If the database fails; then nothing is forgotten.
    pub async fn forget_channel(&self, channel: Channel) -> Result<(), StoreError> {
        self.apart(move |writer| async move {
            let mut tx = writer.begin_with("BEGIN IMMEDIATE").await?;
            forget_channel(&mut tx, channel.id()).await?;
            Ok(tx.commit().await?)
        })
        .await
    }

    /// The guilds in which the bot is now: for the others of which something is kept, the thirty days begin.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_in_guilds(&self, guilds: &[u64], at_ms: i64) -> Result<(), StoreError> {
        let known = serde_json::to_string(guilds).map_err(|error| StoreError::Unreadable(error.to_string()))?;
        let kept = "
            INSERT OR IGNORE INTO departed (guild, at) SELECT DISTINCT guild, $2 FROM channel
                WHERE guild IS NOT NULL AND guild NOT IN (SELECT value FROM json_each($1));
            DELETE FROM departed WHERE guild IN (SELECT value FROM json_each($1))";
        sqlx::query(kept).bind(known).bind(at_ms).execute(&self.0.writer).await?;
        Ok(())
    }

    /// The bot is in this guild, perhaps again.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn came_to_guild(&self, guild: u64) -> Result<(), StoreError> {
        let back = sqlx::query("DELETE FROM departed WHERE guild = $1").bind(guild.cast_signed());
        back.execute(&self.0.writer).await?;
        Ok(())
    }

    /// The bot was removed from this guild.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn left_guild(&self, guild: u64, at_ms: i64) -> Result<(), StoreError> {
        let left = sqlx::query("INSERT OR IGNORE INTO departed (guild, at) VALUES ($1, $2)");
        left.bind(guild.cast_signed()).bind(at_ms).execute(&self.0.writer).await?;
        Ok(())
    }

    /// A command is given in this channel, whether it changes anything or not. The day of it is kept, and written once.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_used(&self, channel: Channel, before: &Saved, now_ms: i64) -> Result<(), StoreError> {
        let day = day_of(now_ms);
        if day > before.used_ms {
            let used = sqlx::query("UPDATE channel SET used = $2 WHERE id = $1").bind(channel.id()).bind(day);
            used.execute(&self.0.writer).await?;
        }
        Ok(())
    }

    /// Forgets everything of guilds that the bot was removed from thirty days ago, of channels of Discord's in which nobody
    /// has given a command for 180 days, and answers of the days before; says how many channels that were.
    ///
    /// # Errors
    /// If the database fails; then nothing is forgotten.
    pub async fn forget_what_is_due(&self, now_ms: i64) -> Result<usize, StoreError> {
        self.apart(move |writer| async move {
            let mut tx = writer.begin_with("BEGIN IMMEDIATE").await?;
            let before = now_ms.saturating_sub(KEPT_AFTER_LEAVING_MS);
            let unused = now_ms.saturating_sub(KEPT_UNUSED_MS);
            let gone = "
                SELECT id FROM channel
                WHERE guild IN (SELECT guild FROM departed WHERE at <= $1) OR (used <= $2 AND id <> $3)";
            let gone = sqlx::query_scalar(gone).bind(before).bind(unused).bind(Channel::CONSOLE.id());
            let channels: Vec<i64> = gone.fetch_all(&mut *tx).await?;
            for channel in &channels {
                forget_channel(&mut tx, *channel).await?;
            }
            // A roster goes with the last channel that could have used it.
            let rosters = "
                DELETE FROM template WHERE kind = 'guild' AND (place IN (SELECT guild FROM departed WHERE at <= $1)
                    OR (at <= $2 AND place NOT IN (SELECT guild FROM channel WHERE guild IS NOT NULL)))";
            sqlx::query(rosters).bind(before).bind(unused).execute(&mut *tx).await?;
            let answered = now_ms.saturating_sub(KEPT_ANSWERS_MS);
            sqlx::query("DELETE FROM answered WHERE at <= $1").bind(answered).execute(&mut *tx).await?;
            sqlx::query("DELETE FROM departed WHERE at <= $1").bind(before).execute(&mut *tx).await?;
            sqlx::query(super::picture::UNWORN).execute(&mut *tx).await?;
            tx.commit().await?;
            Ok(channels.len())
        })
        .await
    }

    /// Writes in a task of its own: dropping a transaction's future half-way would leave unknown whether it was committed.
    async fn apart<T, F>(&self, write: impl FnOnce(SqlitePool) -> F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, StoreError>> + Send + 'static,
    {
        let done = tokio::spawn(write(self.0.writer.clone())).await;
        done.map_err(|_| StoreError::Database("the write was interrupted".to_owned()))?
    }
}

async fn forget_channel(tx: &mut Tx, channel: i64) -> Result<(), StoreError> {
    // Every table that has anything of a channel says so in a column of that name.
    let of_channels = "
        SELECT DISTINCT tables.name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
        WHERE tables.type = 'table' AND columns.name = 'channel'";
    let tables: Vec<String> = sqlx::query_scalar(of_channels).fetch_all(&mut **tx).await?;
    for table in tables {
        let emptied = AssertSqlSafe(format!("DELETE FROM \"{table}\" WHERE channel = $1"));
        sqlx::query(emptied).bind(channel).execute(&mut **tx).await?;
    }
    let own = "DELETE FROM template WHERE kind = 'channel' AND place = $1";
    sqlx::query(own).bind(channel).execute(&mut **tx).await?;
    sqlx::query("DELETE FROM channel WHERE id = $1").bind(channel).execute(&mut **tx).await?;
    Ok(())
}

async fn forget_person(tx: &mut Tx, channel: Channel, person: u64) -> Result<(), StoreError> {
    let (here, id) = (channel.id(), person.cast_signed());
    let keepers: Option<Option<String>> =
        sqlx::query_scalar("SELECT keepers FROM channel WHERE id = $1").bind(here).fetch_optional(&mut **tx).await?;
    let mut keepers = keepers_of(keepers.flatten().as_deref())?;
    keepers.people.remove(&person);
    let keepers = (keepers != Keepers::default()).then(|| json(&keepers)).transpose()?;
    let forgotten = "
        UPDATE channel SET maker = nullif(maker, $2), keepers = $3, revision = revision + 1 WHERE id = $1;
        UPDATE creature SET owner = NULL, portrait = NULL WHERE channel = $1 AND owner = $2;
        UPDATE history SET maker_before = nullif(maker_before, $2), maker_after = nullif(maker_after, $2) WHERE channel = $1;
        DELETE FROM player WHERE channel = $1 AND id = $2;
        DELETE FROM answered WHERE channel = $1 AND by = $2";
    sqlx::query(forgotten).bind(here).bind(id).bind(keepers).execute(&mut **tx).await?;
    let saved = concat!("UPDATE template SET by = $3 WHERE by = $2 AND ", roster_of!());
    sqlx::query(saved).bind(here).bind(id).bind(NOBODY.cast_signed()).execute(&mut **tx).await?;
    let rows: Vec<(i64, i64, String, String)> =
        sqlx::query_as("SELECT seq, by, line, change FROM history WHERE channel = $1")
            .bind(here)
            .fetch_all(&mut **tx)
            .await?;
    for (seq, by, line, change) in rows {
        let unreadable = |error| StoreError::Unreadable(format!("the change of command {seq}: {error}"));
        let change = without(serde_json::from_str(&change).map_err(unreadable)?, person);
        let (line, by) = if by == id { (words(&line), NOBODY.cast_signed()) } else { (line, by) };
        sqlx::query("UPDATE history SET change = $3, line = $4, by = $5 WHERE channel = $1 AND seq = $2")
            .bind(here)
            .bind(seq)
            .bind(json(&change)?)
            .bind(line)
            .bind(by)
            .execute(&mut **tx)
            .await?;
    }
    let told = person.to_string();
    if told.len() >= SHORTEST_ID {
        let unnamed = "
            UPDATE history SET line = replace(line, $2, 'somebody'), said = replace(said, $2, 'somebody'),
                   aside = replace(aside, $2, 'somebody') WHERE channel = $1;
            UPDATE answered SET reply = replace(reply, $2, 'somebody') WHERE channel = $1;
            UPDATE panel SET account = replace(account, $2, 'somebody') WHERE channel = $1";
        sqlx::query(unnamed).bind(here).bind(told).execute(&mut **tx).await?;
    }
    sqlx::query(super::picture::UNWORN_HERE).bind(here).execute(&mut **tx).await?;
    Ok(())
}

/// A change that knows nothing of a person any more.
fn without(mut change: Change, person: u64) -> Change {
    let forget = |creature: &mut Option<Creature>| {
        if let Some(creature) = creature.as_mut().filter(|one| one.owner == Some(person)) {
            (creature.owner, creature.portrait) = (None, None);
        }
    };
    for turned in &mut change.creatures {
        forget(&mut turned.before);
        forget(&mut turned.after);
    }
    if let Some(keepers) = &mut change.keepers {
        for people in [&mut keepers.before.people, &mut keepers.after.people] {
            let _: bool = BTreeSet::remove(people, &person);
        }
    }
    change
}

/// The words of a typed command, without what was typed behind them.
fn words(line: &str) -> String {
    line.split(' ').take_while(|word| !word.contains(':')).collect::<Vec<_>>().join(" ")
}

fn keepers_of(text: Option<&str>) -> Result<Keepers, StoreError> {
    let read = |text| serde_json::from_str(text).map_err(|error| StoreError::Unreadable(format!("who is GM: {error}")));
    text.map_or_else(|| Ok(Keepers::default()), read)
}

fn json(value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Unreadable(error.to_string()))
}

#[cfg(test)]
mod tests;
