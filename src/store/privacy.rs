//! What is stored about a person in a channel, how it is forgotten, and when whole channels are.

use std::collections::BTreeSet;

use super::read;
use super::save::json;
use super::statement::{FromRow, Row, Sql, Tx, query};
use super::write::WriteScope;
use super::{Channel, KEPT_ANSWERS_MS, Store, StoreError, kept_change, picture};
use crate::field::{Change, Creature, GameMasters};

/// Stands for a forgotten person; no person has this id.
pub const NOBODY: u64 = 1 << 63;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// The start of a day: the last use of a channel is stored no more precisely.
pub(super) fn day_of(at_ms: i64) -> i64 {
    at_ms.saturating_sub(at_ms.rem_euclid(DAY_MS))
}

/// How long the data of a guild stays after the bot has left, in milliseconds.
const KEPT_AFTER_LEAVING_MS: i64 = 30 * DAY_MS;

/// How long the data of an unused channel stays, in milliseconds.
const KEPT_UNUSED_MS: i64 = 180 * DAY_MS;

/// Digits in the shortest Discord id: a shorter number in text may be anything.
const SHORTEST_ID: usize = 17;

/// What is stored about a person in a channel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonalData {
    /// Whether the person made the table.
    pub maker: bool,
    /// Whether the person is listed as game master.
    pub is_gm: bool,
    /// The person's display name here, if stored.
    pub called: Option<String>,
    /// Whether the person is pinged when their creature's turn begins, if they have chosen.
    pub pings: Option<bool>,
    /// The creatures the person owns.
    pub creatures: Vec<String>,
    /// Those of them with a portrait.
    pub portraits: Vec<String>,
    /// The person's commands in the history, oldest first.
    pub commands: Vec<TypedCommand>,
    /// The number of stored replies to the person.
    pub answers: u32,
    /// The creatures that the person saved in the roster the channel uses.
    pub roster: Vec<String>,
}

/// A command in the history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedCommand {
    /// Its number in the channel.
    pub seq: i64,
    /// The time, in UTC.
    pub at: String,
    /// The line as typed.
    pub line: String,
    /// The reply; `None` if it is for the GM alone and the reader is not GM.
    pub said: Option<String>,
    /// Whether it is currently undone.
    pub undone: bool,
}

impl FromRow for TypedCommand {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            seq: row.try_get("seq")?,
            at: row.try_get("at")?,
            line: row.try_get("line")?,
            said: row.try_get("said")?,
            undone: row.try_get("undone")?,
        })
    }
}

/// How much of a channel's history is stored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HistorySummary {
    /// The number of commands.
    pub commands: u32,
    /// The time of the first, in UTC.
    pub since: Option<String>,
}

impl FromRow for HistorySummary {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        let commands: i64 = row.try_get("commands")?;
        Ok(Self { commands: u32::try_from(commands).unwrap_or(u32::MAX), since: row.try_get("since")? })
    }
}

/// The rows of the roster that channel $1 uses: its guild's, or its own.
macro_rules! roster_of {
    () => {
        "(kind, place) IN (SELECT CASE WHEN guild IS NULL THEN 'channel' ELSE 'guild' END, coalesce(guild, id) FROM channel WHERE id = $1)"
    };
}

/// The commands of person $2, with human-readable times in UTC.
macro_rules! typed {
    ($at:literal, $time:literal) => {
        concat!(
            "SELECT seq, ",
            $at,
            "at",
            $time,
            " AS at, line, CASE WHEN $3 OR secret = 'no' THEN said END AS said, seq > head AS undone
            FROM history JOIN channel ON channel.id = history.channel WHERE channel = $1 AND by = $2 ORDER BY seq"
        )
    };
}

const TYPED: Sql = Sql::either(
    typed!("datetime(", " / 1000, 'unixepoch')"),
    typed!("to_char(to_timestamp(", " / 1000) AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')"),
);

macro_rules! past {
    ($at:literal, $time:literal) => {
        concat!(
            "SELECT count(*) AS commands, ",
            $at,
            "min(at)",
            $time,
            " AS since FROM history WHERE channel = $1 AND ($2 OR secret = 'no')"
        )
    };
}

const PAST: Sql = Sql::either(
    past!("datetime(", " / 1000, 'unixepoch')"),
    past!("to_char(to_timestamp(", " / 1000) AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')"),
);

/// The guilds in list $1 are current. The data of others that belong to shards $3 to $4 of $5 is deleted thirty days after $2;
/// the commands that Discord had for them, at once. Discord assigns a
/// guild to the shard `(guild >> 22) % shards`.
macro_rules! set_guilds {
    ($each:literal) => {
        concat!(
            "
    INSERT INTO departed (guild, at) SELECT DISTINCT guild, $2 FROM channel
        WHERE (guild >> 22) % $5 BETWEEN $3 AND $4 AND guild NOT IN (SELECT CAST(value AS BIGINT) FROM ",
            $each,
            ")
        ON CONFLICT DO NOTHING;
    DELETE FROM menu WHERE guild <> 0 AND (guild >> 22) % $5 BETWEEN $3 AND $4 AND guild NOT IN (SELECT CAST(value AS BIGINT) FROM ",
            $each,
            ");
    DELETE FROM departed WHERE guild IN (SELECT CAST(value AS BIGINT) FROM ",
            $each,
            ")"
        )
    };
}

const SET_GUILDS: Sql =
    Sql::either(set_guilds!("json_each($1)"), set_guilds!("json_array_elements_text(CAST($1 AS json))"));

/// The tables with a column `channel`.
const OF_CHANNELS: Sql = Sql::either(
    "SELECT DISTINCT tables.name FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
     WHERE tables.type = 'table' AND columns.name = 'channel'",
    "SELECT CAST(table_name AS TEXT) FROM information_schema.columns
     WHERE table_schema = current_schema() AND column_name = 'channel'",
);

impl Store {
    /// What is stored about a person in a channel. Hidden creatures and secrets are included only if `to_gm`.
    ///
    /// # Errors
    /// If the database fails or a row is malformed.
    pub async fn personal_data(&self, channel: Channel, person: u64, to_gm: bool) -> Result<PersonalData, StoreError> {
        let readers = &self.0.readers;
        let (here, person_id) = (channel.id(), person.cast_signed());
        let row: Option<(Option<i64>, Option<String>)> =
            query("SELECT maker, keepers FROM channel WHERE id = $1").bind(here).fetch_optional(readers).await?;
        let (maker, game_masters) = row.unwrap_or_default();
        let owned = "
            SELECT name, portrait IS NOT NULL FROM creature
            WHERE channel = $1 AND owner = $2 AND ($3 OR hidden = 'no') ORDER BY name";
        let owned: Vec<(String, bool)> = query(owned).bind(here).bind(person_id).bind(to_gm).fetch_all(readers).await?;
        let commands = query(TYPED).bind(here).bind(person_id).bind(to_gm).fetch_all(readers).await?;
        let saved = query(concat!("SELECT name FROM template WHERE by = $2 AND ", roster_of!(), " ORDER BY name"));
        let answers = query("SELECT count(*) FROM answered WHERE channel = $1 AND by = $2");
        let answers: i64 = answers.bind(here).bind(person_id).fetch_one(readers).await?;
        Ok(PersonalData {
            maker: maker == Some(person_id),
            is_gm: game_masters_of(game_masters.as_deref())?.people.contains(&person),
            called: self.player_name(channel, person).await?,
            pings: self.pings_of(channel, person).await?,
            portraits: owned.iter().filter(|(_, drawn)| *drawn).map(|(name, _)| name.clone()).collect(),
            creatures: owned.into_iter().map(|(name, _)| name).collect(),
            commands,
            answers: u32::try_from(answers).unwrap_or(u32::MAX),
            roster: saved.bind(here).bind(person_id).fetch_all(readers).await?,
        })
    }

    /// How much of a channel's history is stored; secret commands are counted only if `to_gm`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn history_summary(&self, channel: Channel, to_gm: bool) -> Result<HistorySummary, StoreError> {
        query(PAST).bind(channel.id()).bind(to_gm).fetch_one(&self.0.readers).await
    }

    /// Forgets a person in a channel: their creatures lose owner and portrait, their commands lose author and options.
    /// This cannot be undone, and no undo brings any of it back.
    ///
    /// # Errors
    /// If the database fails or a row is malformed; then nothing is forgotten.
    pub async fn forget_person(&self, channel: Channel, person: u64) -> Result<(), StoreError> {
        self.in_task(move |store| async move {
            store.write(WriteScope::table(channel), move |tx| Box::pin(forget_person(tx, channel, person))).await?;
            store.0.writer.empty_log().await
        })
        .await
    }

    /// Forgets everything in a channel.
    ///
    /// # Errors
    /// If the database fails; then nothing is forgotten.
    pub async fn forget_channel(&self, channel: Channel) -> Result<(), StoreError> {
        self.deleting(move |store| async move {
            store.write(WriteScope::table(channel), move |tx| Box::pin(forget_channel(tx, channel.id()))).await?;
            store.0.writer.empty_log().await
        })
        .await
    }

    /// Reports the guilds that the bot is in, of these shards: the first and last shard, and how many there are in total. For
    /// other guilds of these shards with stored data, the thirty days until they are forgotten begin. Other shards are another
    /// process's.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_guilds(&self, guilds: &[u64], shards: (u32, u32, u32), at_ms: i64) -> Result<(), StoreError> {
        let known = json(&guilds)?;
        let set = query(SET_GUILDS).bind(known).bind(at_ms);
        self.execute(WriteScope::ANYTHING, set.bind(shards.0).bind(shards.1).bind(shards.2.max(1))).await?;
        Ok(())
    }

    /// Reports that the bot is in this guild, perhaps again.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn joined_guild(&self, guild: u64) -> Result<(), StoreError> {
        let back = query("DELETE FROM departed WHERE guild = $1").bind(guild.cast_signed());
        self.execute(WriteScope::ANYTHING, back).await?;
        Ok(())
    }

    /// Reports that the bot was removed from this guild.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn left_guild(&self, guild: u64, at_ms: i64) -> Result<(), StoreError> {
        // Discord drops the commands of a guild that an application leaves.
        let left = "
            INSERT INTO departed (guild, at) VALUES ($1, $2) ON CONFLICT DO NOTHING;
            DELETE FROM menu WHERE guild = $1";
        self.execute(WriteScope::ANYTHING, query(left).bind(guild.cast_signed()).bind(at_ms)).await?;
        Ok(())
    }

    /// Records that a command was used in this channel although it changed nothing, if the last one was on an earlier day.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn mark_used(&self, channel: Channel, used_ms: i64, now_ms: i64) -> Result<(), StoreError> {
        let day = day_of(now_ms);
        if day > used_ms {
            let used = query("UPDATE channel SET used = $2 WHERE id = $1").bind(channel.id()).bind(day);
            self.execute(WriteScope { is_dispensable: true, ..WriteScope::table(channel) }, used).await?;
        }
        Ok(())
    }

    /// Forgets guilds that the bot left thirty days ago, Discord channels without a command for 180 days, and expired replies.
    /// It forgets one channel at a time, so that commands get their turn in between.
    ///
    /// A wrong clock must not delete everything: if more than half of all channels are due at once, they are forgotten only if
    /// they were due a day earlier too.
    ///
    /// # Errors
    /// If the database fails; what was forgotten before that stays forgotten.
    pub async fn forget_expired(&self, now_ms: i64) -> Result<SweepReport, StoreError> {
        self.deleting(move |store| async move {
            let report = sweep(&store, now_ms).await?;
            if report != SweepReport::default() {
                store.0.writer.empty_log().await?;
            }
            Ok(report)
        })
        .await
    }
}

/// What a sweep found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SweepReport {
    /// The channels that were forgotten.
    pub channels: usize,
    /// The stored replies that were forgotten.
    pub replies: u64,
    /// The channels that are due but stay, because the clock may be wrong.
    pub doubtful: usize,
}

/// Up to this many channels may be forgotten at once, whatever their share.
const FEW: usize = 3;

macro_rules! due {
    () => {
        "
    SELECT id FROM channel
    WHERE (guild IN (SELECT guild FROM departed WHERE at <= $1) OR (used <= $2 AND id <> $3))"
    };
}

async fn sweep(store: &Store, now_ms: i64) -> Result<SweepReport, StoreError> {
    let writer = &store.0.writer;
    let before = now_ms.saturating_sub(KEPT_AFTER_LEAVING_MS);
    let unused = now_ms.saturating_sub(KEPT_UNUSED_MS);
    // A day in the future was written by a wrong clock, and would keep its channel forever.
    let set_right = "
        UPDATE channel SET used = $1 WHERE used > $1 + $2;
        UPDATE departed SET at = $1 WHERE at > $1 + $2;
        UPDATE sweep SET refused_at = $1 WHERE refused_at > $1 + $2";
    store.execute(WriteScope::ANYTHING, query(set_right).bind(day_of(now_ms)).bind(DAY_MS)).await?;
    store.0.copies.drop_all();
    let due = query(due!()).bind(before).bind(unused).bind(Channel::CONSOLE.id());
    let due: Vec<i64> = due.fetch_all(writer).await?;
    let all: i64 =
        query("SELECT count(*) FROM channel WHERE id <> $1").bind(Channel::CONSOLE.id()).fetch_one(writer).await?;
    let suspicious = due.len() > FEW && due.len() * 2 > usize::try_from(all).unwrap_or(usize::MAX);
    if suspicious {
        let first = "INSERT INTO sweep (\"only\", refused_at) VALUES (1, $1) ON CONFLICT DO NOTHING";
        store.execute(WriteScope::ANYTHING, query(first).bind(now_ms)).await?;
        let refused_at: i64 = query("SELECT refused_at FROM sweep").fetch_one(writer).await?;
        if now_ms < refused_at.saturating_add(DAY_MS) {
            return Ok(SweepReport { doubtful: due.len(), ..SweepReport::default() });
        }
    }
    let mut report = SweepReport::default();
    for channel in due {
        // A command may have been used here since.
        let still = query(concat!(due!(), " AND id = $4"));
        let still = still.bind(before).bind(unused).bind(Channel::CONSOLE.id()).bind(channel);
        let forgotten = store.write(WriteScope::table(Channel(channel.cast_unsigned())), move |tx| {
            let still = still.clone();
            Box::pin(async move {
                let is_due = still.fetch_optional::<i64>(&mut *tx).await?.is_some();
                if is_due {
                    forget_channel(tx, channel).await?;
                }
                Ok(is_due)
            })
        });
        report.channels += usize::from(forgotten.await?.value);
    }
    // A guild's roster goes with the last channel that could have used it.
    let rosters = "
        DELETE FROM template WHERE kind = 'guild' AND (place IN (SELECT guild FROM departed WHERE at <= $1)
            OR (at <= $2 AND place NOT IN (SELECT guild FROM channel WHERE guild IS NOT NULL)));
        DELETE FROM departed WHERE at <= $1;
        DELETE FROM sweep";
    store.execute(WriteScope::ANYTHING, query(rosters).bind(before).bind(unused)).await?;
    let answered = query("DELETE FROM answered WHERE at <= $1").bind(now_ms.saturating_sub(KEPT_ANSWERS_MS));
    report.replies = store.execute(WriteScope::ANYTHING, answered).await?;
    Ok(report)
}

async fn forget_channel(tx: &mut Tx, channel: i64) -> Result<(), StoreError> {
    // Every table with data of a channel has a column `channel`.
    let tables: Vec<String> = query(OF_CHANNELS).fetch_all(&mut *tx).await?;
    for table in tables {
        let emptied = Sql::assembled(format!("DELETE FROM \"{table}\" WHERE channel = $1"));
        query(emptied).bind(channel).execute(&mut *tx).await?;
    }
    let own = "DELETE FROM template WHERE kind = 'channel' AND place = $1";
    query(own).bind(channel).execute(&mut *tx).await?;
    query("DELETE FROM channel WHERE id = $1").bind(channel).execute(&mut *tx).await?;
    Ok(())
}

async fn forget_person(tx: &mut Tx, channel: Channel, person: u64) -> Result<(), StoreError> {
    let (here, id) = (channel.id(), person.cast_signed());
    let game_masters: Option<Option<String>> =
        query("SELECT keepers FROM channel WHERE id = $1").bind(here).fetch_optional(&mut *tx).await?;
    let mut game_masters = game_masters_of(game_masters.flatten().as_deref())?;
    game_masters.people.remove(&person);
    let game_masters = (game_masters != GameMasters::default()).then(|| json(&game_masters)).transpose()?;
    let forgotten = "
        UPDATE channel SET maker = nullif(maker, $2), keepers = $3, revision = revision + 1 WHERE id = $1;
        UPDATE creature SET owner = NULL, portrait = NULL WHERE channel = $1 AND owner = $2;
        UPDATE history SET maker_before = nullif(maker_before, $2), maker_after = nullif(maker_after, $2) WHERE channel = $1;
        DELETE FROM player WHERE channel = $1 AND id = $2;
        DELETE FROM answered WHERE channel = $1 AND by = $2;
        DELETE FROM picture_use WHERE channel = $1;
        DELETE FROM panel WHERE channel = $1 AND person = $2";
    query(forgotten).bind(here).bind(id).bind(game_masters).execute(&mut *tx).await?;
    let saved = concat!("UPDATE template SET by = $3 WHERE by = $2 AND ", roster_of!());
    query(saved).bind(here).bind(id).bind(NOBODY.cast_signed()).execute(&mut *tx).await?;
    let rows: Vec<(i64, i64, String, String)> =
        query("SELECT seq, by, line, change FROM history WHERE channel = $1").bind(here).fetch_all(&mut *tx).await?;
    for (seq, by, line, change) in rows {
        let unreadable = |_| StoreError::unreadable_number("the change of command", seq);
        let change = without(kept_change::read(&change).map_err(unreadable)?, person);
        let (line, by) = if by == id { (command_name(&line), NOBODY.cast_signed()) } else { (line, by) };
        picture::note(tx, here, seq, &change).await?;
        query("UPDATE history SET change = $3, line = $4, by = $5 WHERE channel = $1 AND seq = $2")
            .bind(here)
            .bind(seq)
            .bind(kept_change::written(&change)?)
            .bind(line)
            .bind(by)
            .execute(&mut *tx)
            .await?;
    }
    let id_text = person.to_string();
    if id_text.len() >= SHORTEST_ID {
        let redacted = "
            UPDATE history SET line = replace(line, $2, 'somebody'), said = replace(said, $2, 'somebody'),
                   aside = replace(aside, $2, 'somebody') WHERE channel = $1;
            UPDATE answered SET reply = replace(reply, $2, 'somebody') WHERE channel = $1;
            UPDATE panel SET account = replace(account, $2, 'somebody'), lines = replace(lines, $2, 'somebody'),
                   told = replace(told, $2, 'somebody')
             WHERE channel = $1;
            UPDATE undelivered SET said = replace(said, $2, 'somebody') WHERE channel = $1";
        query(redacted).bind(here).bind(id_text).execute(&mut *tx).await?;
    }
    query(picture::DELETE_UNUSED).bind(here).execute(&mut *tx).await?;
    Ok(())
}

/// The change without anything about a person.
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
    if let Some(game_masters) = &mut change.game_masters {
        for people in [&mut game_masters.before.people, &mut game_masters.after.people] {
            let _: bool = BTreeSet::remove(people, &person);
        }
    }
    change
}

/// The command's name without its options.
fn command_name(line: &str) -> String {
    line.split(' ').take_while(|word| !word.contains(':')).collect::<Vec<_>>().join(" ")
}

fn game_masters_of(text: Option<&str>) -> Result<GameMasters, StoreError> {
    text.map_or_else(|| Ok(GameMasters::default()), read::game_masters_of)
}
