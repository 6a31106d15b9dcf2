use std::collections::BTreeSet;
use std::sync::Arc;

use super::answers;
use super::copies::WorkingCopy;
use super::privacy::day_of;
use super::statement::{FromRow, Query, Row, Tx, query};
use super::{
    BoardMessage, Channel, KEPT_BYTES, KEPT_COMMANDS, RosterOwner, SaveAction, SaveRequest, StoreError, StoredTable,
};
use super::{creature, kept_change, panel, picture, player, read, reorder, template};
use crate::field::{Change, Creature, GameMasters, Name};

/// Everything the decision needs in one row, even for a channel that is not stored.
const OLD_STATE: &str = "
    SELECT coalesce(revision, 0) AS revision, coalesce(head, 0) AS head, maker,
           (SELECT reply FROM answered WHERE channel = $1 AND request = $2) AS reply,
           (SELECT max(seq) FROM history WHERE channel = $1 AND seq < head) AS previous,
           (SELECT min(seq) FROM history WHERE channel = $1 AND seq > head) AS next
    FROM (SELECT 1 AS always) AS one LEFT JOIN channel ON channel.id = $1";

struct OldState {
    revision: i64,
    head: i64,
    maker: Option<i64>,
    reply: Option<String>,
    previous: Option<i64>,
    next: Option<i64>,
}

impl FromRow for OldState {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            revision: row.try_get("revision")?,
            head: row.try_get("head")?,
            maker: row.try_get("maker")?,
            reply: row.try_get("reply")?,
            previous: row.try_get("previous")?,
            next: row.try_get("next")?,
        })
    }
}

/// The channel's state after the write.
struct NewState {
    head: i64,
    maker: Option<i64>,
    change: Change,
    /// What the history keeps instead, if it differs.
    whole: Option<Change>,
    /// Who ran the command that is done, undone or redone.
    by: u64,
    /// Whether only the GM may know of it.
    secret: bool,
}

impl NewState {
    /// What the history keeps: what an undo takes back.
    fn recorded(&self) -> &Change {
        self.whole.as_ref().unwrap_or(&self.change)
    }
}

/// What was saved.
pub(super) struct Saved {
    pub revision: u64,
    maker: Option<u64>,
    change: Change,
    /// The server's stamp of the rows after the save.
    stamp: String,
}

/// Writes a change and everything that goes with it.
pub(super) async fn save(tx: &mut Tx, write: &SaveRequest, names: &[(u64, Name)]) -> Result<Saved, StoreError> {
    let state: OldState =
        query(OLD_STATE).bind(write.channel.id()).bind(write.request.map(u64::cast_signed)).fetch_one(&mut *tx).await?;
    if let Some(reply) = state.reply {
        return Err(StoreError::Duplicate { reply });
    }
    if state.revision != write.expected.cast_signed() {
        return Err(StoreError::Conflict);
    }
    let revision = state.revision + 1;
    if !write.moved.is_empty() {
        if matches!(write.kind, SaveAction::Do { .. }) {
            reorder::drop_undone(tx, write.channel, state.head, &write.moved).await?;
        }
        reorder::apply(tx, write.channel, &write.moved).await?;
    }
    let after = after(tx, write, &state, revision).await?;
    if after.secret {
        query(BUTTONS_STAY)
            .bind(write.channel.id())
            .bind(state.revision)
            .bind(write.by.cast_signed())
            .execute(&mut *tx)
            .await?;
    }
    let board = board(tx, write.channel, &after.change).await?;
    let recorded = match &write.kind {
        SaveAction::Do { .. } | SaveAction::Complete { .. } => Some(kept_change::written(after.recorded())?),
        SaveAction::Undo { .. } | SaveAction::Redo { .. } => None,
    };
    let is_large = recorded.as_ref().is_some_and(|change| change.len() > SMALL_CHANGE);
    table(write, &after, board, revision)?.execute(&mut *tx).await?;
    creatures(tx, write.channel, &after.change).await?;
    if let Some(change) = recorded {
        record(tx, write, (&state, &after), change).await?;
    }
    if let Some(answer) = answers::for_change(write) {
        answer.execute(&mut *tx).await?;
    }
    if let Some((id, panel)) = &write.panel {
        panel::add(write.channel, id, panel, write.at_ms)?.execute(&mut *tx).await?;
    }
    if !names.is_empty() {
        player::store_names(write.channel, names).execute(&mut *tx).await?;
    }
    if !write.pictures.is_empty() || is_large {
        add_pictures(tx, write).await?;
    }
    let in_roster = matches!(
        write.kind,
        SaveAction::Do { .. }
            | SaveAction::Complete { .. }
            | SaveAction::Undo { roster: true, .. }
            | SaveAction::Redo { roster: true, .. }
    );
    if let Some(turned) = after.change.roster.as_deref().filter(|_| in_roster) {
        let owner = RosterOwner::of(write.channel, write.guild);
        tx.lock(owner.columns()).await?;
        template::apply_delta(tx, owner, turned, after.by, write.at_ms).await?;
    }
    let stamp = match tx.on_a_server() {
        Some(_) => read::stamp(tx, write.channel).await?.unwrap_or_default(),
        None => String::new(),
    };
    let maker = after.maker.map(i64::cast_unsigned);
    Ok(Saved { revision: revision.cast_unsigned(), maker, change: after.change, stamp })
}

/// A GM's secret command leaves everybody else's buttons valid.
const BUTTONS_STAY: &str = "
    UPDATE panel SET revision = revision + 1
    WHERE channel = $1 AND revision = $2 AND (person IS NULL OR person <> $3)";

/// The table in memory after a save, from the copy before it; `None` if that is missing or has another revision.
pub(super) fn copy_after(
    before: Option<Arc<WorkingCopy>>,
    write: &SaveRequest,
    saved: Saved,
    names: &[(u64, Name)],
) -> Option<WorkingCopy> {
    let before = match before.map(Arc::unwrap_or_clone) {
        None if write.expected == 0 => {
            let table = StoredTable { revision: 0, maker: None, encounter: None, used_ms: 0, undelivered: None };
            WorkingCopy { table, last_request: None, board: BoardMessage::default(), stamp: String::new() }
        }
        before => before?,
    };
    let StoredTable { revision, encounter, used_ms, undelivered, .. } = before.table;
    if revision != write.expected {
        return None;
    }
    let mut encounter = saved.change.apply_to(encounter).ok()?;
    if let Some(table) = &mut encounter {
        if owners_change(&saved.change) {
            let owners: BTreeSet<u64> = table.creatures().iter().filter_map(|one| one.owner).collect();
            table.players.retain(|id, _| owners.contains(id));
            table.pings.retain(|id, _| owners.contains(id));
        }
        for (id, name) in names {
            if table.creatures().iter().any(|one| one.owner == Some(*id)) {
                table.players.insert(*id, name.clone());
            }
        }
    }
    let used_ms = used_ms.max(day_of(write.at_ms));
    let table = StoredTable { revision: saved.revision, maker: saved.maker, encounter, used_ms, undelivered };
    let last_request = before.last_request.max(write.request.map(u64::cast_signed));
    Some(WorkingCopy { table, last_request, board: before.board, stamp: saved.stamp })
}

/// Whether a change removes the table.
fn ends(change: &Change) -> bool {
    change.setup.as_ref().is_some_and(|setup| setup.after.is_none())
}

/// Whether a change may leave somebody without a creature.
fn owners_change(change: &Change) -> bool {
    let owner = |creature: &Option<Creature>| creature.as_ref().and_then(|one| one.owner);
    ends(change)
        || change
            .creatures
            .iter()
            .any(|turned| owner(&turned.before).is_some_and(|_| owner(&turned.before) != owner(&turned.after)))
}

/// Undo and redo take the change from the history and not from the caller, so they revert exactly what was done.
async fn after(tx: &mut Tx, write: &SaveRequest, state: &OldState, revision: i64) -> Result<NewState, StoreError> {
    match &write.kind {
        SaveAction::Do { maker, change, secret, .. } => {
            let secret = *secret;
            let maker = maker.map(u64::cast_signed).or(state.maker);
            // Below commands that can still be redone, it takes the place of the first of them.
            let head = write.moved.first().map_or(revision, |first| first.from.cast_signed());
            Ok(NewState { head, maker, change: change.clone(), whole: None, by: write.by, secret })
        }
        SaveAction::Complete { seq, change, whole, secret, .. } if seq.cast_signed() == state.head => {
            let (change, whole) = (change.clone(), Some(whole.clone()));
            Ok(NewState { head: revision, maker: state.maker, change, whole, by: write.by, secret: *secret })
        }
        SaveAction::Undo { seq, .. } if seq.cast_signed() == state.head => {
            let EntryRow { change, maker_before, by, secret, .. } = entry(tx, write.channel, state.head).await?;
            Ok(NewState {
                head: state.previous.unwrap_or(0),
                maker: maker_before,
                change: change.reversed(),
                whole: None,
                by,
                secret,
            })
        }
        SaveAction::Redo { seq, .. } if Some(seq.cast_signed()) == state.next => {
            let EntryRow { change, maker_after, by, secret, .. } = entry(tx, write.channel, seq.cast_signed()).await?;
            Ok(NewState { head: seq.cast_signed(), maker: maker_after, change, whole: None, by, secret })
        }
        SaveAction::Complete { .. } | SaveAction::Undo { .. } | SaveAction::Redo { .. } => Err(StoreError::Conflict),
    }
}

/// A command's history entry.
struct EntryRow {
    change: Change,
    maker_before: Option<i64>,
    maker_after: Option<i64>,
    by: u64,
    secret: bool,
}

/// Its columns as stored.
type EntryColumns = (String, Option<i64>, Option<i64>, i64, bool);

async fn entry(tx: &mut Tx, channel: Channel, seq: i64) -> Result<EntryRow, StoreError> {
    let kept = "
        SELECT change, maker_before, maker_after, by, secret = 'yes' FROM history WHERE channel = $1 AND seq = $2";
    let row: Option<EntryColumns> = query(kept).bind(channel.id()).bind(seq).fetch_optional(&mut *tx).await?;
    let (change, maker_before, maker_after, by, secret) = row.ok_or(StoreError::Conflict)?;
    let change = kept_change::read(&change);
    let change = change.map_err(|_| StoreError::unreadable_number("the change of command", seq))?;
    Ok(EntryRow { change, maker_before, maker_after, by: by.cast_unsigned(), secret })
}

/// The board's notation after a change; `None` if it stays the same or goes with its table.
async fn board(tx: &mut Tx, channel: Channel, change: &Change) -> Result<Option<String>, StoreError> {
    let replaced = change.setup.as_ref().and_then(|setup| setup.after.as_ref()?.board.clone());
    let Some(delta) = &change.board else { return Ok(replaced) };
    let before: Option<Option<String>> =
        query("SELECT board FROM channel WHERE id = $1").bind(channel.id()).fetch_optional(&mut *tx).await?;
    let before = before.flatten().ok_or_else(|| StoreError::unreadable("a change of a board that is gone"));
    Ok(Some(delta.apply(&replaced.map_or(before, Ok)?)))
}

const WRITE_TABLE: &str = "
    INSERT INTO channel (id, guild, maker, ruleset, board, house_rules, rounds, keepers, revision, head, theme, backdrop,
                         used, spoken, settings)
    VALUES ($1, $2, $3, CASE WHEN $4 THEN $5 ELSE (SELECT ruleset FROM channel WHERE id = $1) END,
            CASE WHEN $4 AND $5 IS NULL THEN NULL ELSE coalesce($6, (SELECT board FROM channel WHERE id = $1)) END,
            $9, $11, $13, $7, $8, coalesce($14, 'light'), $15, $16, $17, $18)
    ON CONFLICT (id) DO UPDATE SET
        guild       = coalesce(excluded.guild, channel.guild),
        maker       = excluded.maker,
        ruleset     = excluded.ruleset,
        board       = excluded.board,
        house_rules = CASE WHEN $4 THEN excluded.house_rules ELSE channel.house_rules END,
        theme       = CASE WHEN $4 THEN excluded.theme ELSE channel.theme END,
        backdrop    = CASE WHEN $4 THEN excluded.backdrop ELSE channel.backdrop END,
        spoken      = CASE WHEN $4 THEN excluded.spoken ELSE channel.spoken END,
        settings    = CASE WHEN $4 THEN excluded.settings ELSE channel.settings END,
        rounds      = CASE WHEN $10 THEN excluded.rounds ELSE channel.rounds END,
        keepers     = CASE WHEN $12 THEN excluded.keepers ELSE channel.keepers END,
        revision    = excluded.revision,
        head        = excluded.head,
        used        = CASE WHEN channel.used > excluded.used THEN channel.used ELSE excluded.used END";

/// Deletes the players who no longer own a creature.
const DELETE_PLAYERS: &str = "
    DELETE FROM player WHERE channel = $1 AND id NOT IN (
        SELECT owner FROM creature WHERE channel = $1 AND owner IS NOT NULL)";

/// The table's own row.
fn table(write: &SaveRequest, after: &NewState, board: Option<String>, revision: i64) -> Result<Query, StoreError> {
    let setup = after.change.setup.as_ref().map(|setup| setup.after.as_ref());
    let house_rules = setup.flatten().filter(|setup| !setup.house_rules.is_empty()).map(|setup| {
        let lines = setup.house_rules.iter().map(|(rule, value)| format!("{rule}: {value}"));
        lines.collect::<Vec<_>>().join("\n")
    });
    let written = query(WRITE_TABLE)
        .bind(write.channel.id())
        .bind(write.guild.map(u64::cast_signed))
        .bind(after.maker)
        .bind(setup.is_some())
        .bind(setup.flatten().map(|setup| &setup.ruleset))
        .bind(board)
        .bind(revision)
        .bind(after.head)
        .bind(house_rules)
        .bind(after.change.rounds.is_some())
        .bind(after.change.rounds.as_ref().and_then(|rounds| rounds.after.as_ref()).map(json).transpose()?)
        .bind(after.change.game_masters.is_some())
        .bind(
            after
                .change
                .game_masters
                .as_ref()
                .filter(|k| k.after != GameMasters::default())
                .map(|k| json(&k.after))
                .transpose()?,
        )
        .bind(setup.flatten().map(|setup| setup.theme.word()))
        .bind(setup.flatten().and_then(|setup| setup.backdrop.as_ref()).map(json).transpose()?)
        .bind(day_of(write.at_ms))
        .bind(
            setup
                .flatten()
                .map(|setup| setup.locale)
                .filter(|locale| !locale.is_default())
                .map(|locale| json(&locale))
                .transpose()?,
        )
        .bind(
            setup
                .flatten()
                .map(|setup| &setup.settings)
                .filter(|settings| !settings.is_default())
                .map(json)
                .transpose()?,
        );
    Ok(written)
}

/// The rows of the creatures that a change touches, and those of players who lose their last one.
async fn creatures(tx: &mut Tx, channel: Channel, change: &Change) -> Result<(), StoreError> {
    let (here, turned) = (channel.id(), &change.creatures);
    let gone: Vec<_> = turned.iter().filter_map(|turned| Some(&turned.before.as_ref()?.name)).collect();
    let come: Vec<_> = turned.iter().filter_map(|turned| turned.after.as_ref()).collect();
    if ends(change) {
        query("DELETE FROM creature WHERE channel = $1").bind(here).execute(&mut *tx).await?;
    } else {
        creature::delete(tx, channel, &gone).await?;
    }
    creature::add(tx, channel, &come).await?;
    if owners_change(change) {
        query(DELETE_PLAYERS).bind(here).execute(&mut *tx).await?;
    }
    Ok(())
}

const ADD_COMMAND: &str = "
    INSERT INTO history (channel, seq, line, said, by, at, maker_before, maker_after, change, aside, secret)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, CASE WHEN $11 THEN 'yes' ELSE 'no' END)";

/// Deletes the commands beyond the newest $2.
const DELETE_OLDEST: &str = "
    DELETE FROM history WHERE channel = $1
        AND seq <= (SELECT seq FROM history WHERE channel = $1 ORDER BY seq DESC LIMIT 1 OFFSET $2)";

/// Drops the oldest commands while what undo needs of a channel takes more than $2 bytes. An image counts with the
/// newest command that names it. `octet_length` does not read a value to learn its length.
const PRUNE_BYTES: &str = "
    DELETE FROM history WHERE channel = $1 AND seq < (SELECT head FROM channel WHERE id = $1) AND seq <= (
        SELECT seq FROM (
            SELECT seq, sum(bytes) OVER (ORDER BY seq DESC) AS kept FROM (
                SELECT seq, octet_length(change) AS bytes FROM history WHERE channel = $1
                UNION ALL
                SELECT max(picture_use.seq), max(octet_length(png) + coalesce(octet_length(original), 0))
                FROM picture_use
                JOIN picture ON picture.channel = $1 AND picture.id = picture_use.picture
                WHERE picture_use.channel = $1 GROUP BY picture_use.picture) AS sizes) AS sums
        WHERE kept > $2 ORDER BY seq DESC LIMIT 1)";

/// A change no longer than this never makes a history too long: a full history of them fits.
const SMALL_CHANGE: usize = KEPT_BYTES / (2 * KEPT_COMMANDS as usize);

/// Adds a command to the history; an undo or redo is not added.
async fn record(
    tx: &mut Tx,
    write: &SaveRequest,
    (before, after): (&OldState, &NewState),
    change: String,
) -> Result<(), StoreError> {
    let (line, said, aside, secret, kept) = match &write.kind {
        SaveAction::Do { line, said, aside, secret, .. } if !write.moved.is_empty() => {
            (line, said, aside, secret, i64::MAX)
        }
        SaveAction::Do { line, said, aside, secret, .. } => (line, said, aside, secret, before.head),
        // The completed command gives up its place, and everything undone after it is dropped.
        SaveAction::Complete { line, said, aside, secret, .. } => {
            (line, said, aside, secret, before.previous.unwrap_or(0))
        }
        SaveAction::Undo { .. } | SaveAction::Redo { .. } => return Ok(()),
    };
    let here = write.channel.id();
    let mut dropped = 0;
    if kept < before.next.unwrap_or(before.head) {
        let undone = query("DELETE FROM history WHERE channel = $1 AND seq > $2");
        dropped += undone.bind(here).bind(kept).execute(&mut *tx).await?;
    }
    query(ADD_COMMAND)
        .bind(here)
        .bind(after.head)
        .bind(line)
        .bind(said)
        .bind(write.by.cast_signed())
        .bind(write.at_ms)
        .bind(before.maker)
        .bind(after.maker)
        .bind(change)
        .bind(aside)
        .bind(*secret)
        .execute(&mut *tx)
        .await?;
    dropped += query(DELETE_OLDEST).bind(here).bind(KEPT_COMMANDS).execute(&mut *tx).await?;
    picture::note(tx, here, after.head, after.recorded()).await?;
    if dropped > 0 || !write.moved.is_empty() {
        query(picture::DELETE_UNUSED).bind(here).execute(&mut *tx).await?;
    }
    Ok(())
}

/// Stores the images of a command, and drops the oldest commands if the history has grown past its limit.
async fn add_pictures(tx: &mut Tx, write: &SaveRequest) -> Result<(), StoreError> {
    picture::add(tx, write.channel, &write.pictures).await?;
    let here = write.channel.id();
    query(PRUNE_BYTES).bind(here).bind(KEPT_BYTES as i64).execute(&mut *tx).await?;
    query(picture::DELETE_UNUSED).bind(here).execute(&mut *tx).await?;
    Ok(())
}

pub(super) fn json(value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|_| StoreError::unreadable("a value that is not JSON"))
}
