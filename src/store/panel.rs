//! Buttons under replies, and the message that shows the board. Neither is part of the table: undo does not touch them,
//! and losing a row costs a button.

use super::save::json;
use super::statement::{FromRow, Query, Row, Tx, query};
use super::write::WriteScope;
use super::{Channel, Home, Store, StoreError};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How many replies of a channel keep working buttons, at least.
const KEPT_PANELS: u32 = 300;

/// What the buttons under one reply mean.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Panel {
    /// The table's revision at the time of the reply.
    pub revision: u64,
    /// The history entry that Undo takes back.
    pub seq: Option<u64>,
    /// The creature that the buttons move.
    pub creature: Option<String>,
    /// For arrows: the steps so far.
    pub path: Option<String>,
    /// The text that Why shows.
    pub account: Option<String>,
    /// The buttons with a command line of their own.
    pub lines: Option<PanelLines>,
    /// Whose buttons they are, if the answer was for one person alone.
    pub person: Option<u64>,
    /// What was done before, shown above the next turn.
    pub told: Option<String>,
}

/// The buttons that carry a command line, and the command they belong to. Stored as JSON with a version: if this program
/// cannot read what an older or newer one wrote, only these buttons are lost.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PanelLines {
    /// The command line that was answered; it is answered again once the board has changed.
    pub answered: String,
    /// What each button does, in order.
    pub lines: Vec<PanelLine>,
}

/// What one such button does.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PanelLine {
    /// The command line that it runs.
    pub line: String,
    /// Whether everybody sees an answer that would otherwise be for the person alone.
    #[serde(default)]
    pub openly: bool,
    /// Whether it works on whatever the board is by then.
    #[serde(default)]
    pub anytime: bool,
    /// Whether only the GM may press it.
    #[serde(default)]
    pub for_gm: bool,
    /// The options that a window asks for first.
    #[serde(default)]
    pub asks: Vec<String>,
    /// Whose result the window asks for, if not the mover's.
    #[serde(default)]
    pub whose: Option<String>,
    /// Whose Maneuver Defense the window asks for.
    #[serde(default)]
    pub defends: Option<String>,
    /// For a button that supplies a result which the command above it left open: the dice that were rolled for that
    /// command, in its own format.
    #[serde(default)]
    pub completes: Option<Value>,
}

/// A stored form of [`PanelLines`].
#[derive(Serialize, Deserialize)]
#[serde(tag = "version")]
enum StoredLines {
    #[serde(rename = "1")]
    First(PanelLines),
}

/// How a channel shows its board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardDisplay {
    /// Under the latest reply, moving down with the conversation.
    #[default]
    Moves,
    /// In one message that stays in place.
    Stays,
    /// Under every reply.
    Each,
}

impl BoardDisplay {
    /// The words in commands.
    pub const WORDS: &[&str] = &["moves", "stays", "each"];

    /// The value of a word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        [BoardDisplay::Moves, BoardDisplay::Stays, BoardDisplay::Each]
            .into_iter()
            .find(|display| display.word() == word)
    }

    /// The word in commands.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            BoardDisplay::Moves => "moves",
            BoardDisplay::Stays => "stays",
            BoardDisplay::Each => "each",
        }
    }
}

/// A channel's board message.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardMessage {
    /// Discord's id of the message.
    pub message: Option<u64>,
    /// The table's revision that it shows.
    pub revision: u64,
    /// How it is shown.
    pub display: BoardDisplay,
}

/// A step of the arrows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathChange<'a> {
    /// The path on which the step was decided.
    pub from: &'a str,
    /// The path with it.
    pub to: &'a str,
    /// The revision of the table on which the path was shown.
    pub revision: u64,
    /// Discord's id of the press: it counts once.
    pub press: Option<u64>,
}

/// How many presses of one panel are remembered. Discord redelivers a press within moments.
const KEPT_PRESSES: usize = 16;

/// Panels beyond the limit are pruned once per this many new ones.
const PRUNED_EVERY: i64 = 32;

/// The presses in order, newest first; unreadable ones count as none.
fn presses_of(stored: Option<&str>) -> Vec<u64> {
    stored.and_then(|stored| serde_json::from_str(stored).ok()).unwrap_or_default()
}

/// Stores what the buttons under a reply mean.
pub(super) const ADD: &str = "
    INSERT INTO panel (id, channel, revision, seq, creature, path, account, at, lines, person, told)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $12, $13);
    DELETE FROM panel WHERE channel = $2 AND (SELECT rowid FROM panel WHERE channel = $2 AND id = $1) % $10 = 0 AND rowid <=
        (SELECT rowid FROM panel WHERE channel = $2 ORDER BY rowid DESC LIMIT 1 OFFSET $11)";

/// The `ADD` query with its values.
pub(super) fn add(channel: Channel, id: &str, panel: &Panel, at_ms: i64) -> Result<Query, StoreError> {
    let lines = panel.lines.clone().map(StoredLines::First);
    let lines = lines.map(|lines| serde_json::to_string(&lines)).transpose();
    let lines = lines.map_err(|error| StoreError::Database(error.to_string()))?;
    let added = query(ADD)
        .bind(id)
        .bind(channel.id())
        .bind(panel.revision.cast_signed())
        .bind(panel.seq.map(u64::cast_signed))
        .bind(&panel.creature)
        .bind(&panel.path)
        .bind(&panel.account)
        .bind(at_ms)
        .bind(lines)
        .bind(PRUNED_EVERY)
        .bind(KEPT_PANELS)
        .bind(panel.person.map(u64::cast_signed))
        .bind(&panel.told);
    Ok(added)
}

async fn set_path(tx: &mut Tx, (channel, id): (Channel, &str), change: PathChange<'_>) -> Result<bool, StoreError> {
    let PathChange { from, to, revision, press } = change;
    let kept = query("SELECT path, presses FROM panel WHERE id = $1 AND channel = $2").bind(id).bind(channel.id());
    let kept: Option<(Option<String>, Option<String>)> = kept.fetch_optional(&mut *tx).await?;
    let Some((path, presses)) = kept else { return Ok(false) };
    let mut presses = presses_of(presses.as_deref());
    if path.as_deref() != Some(from) || press.is_some_and(|press| presses.contains(&press)) {
        return Ok(false);
    }
    presses.splice(0..0, press);
    presses.truncate(KEPT_PRESSES);
    let presses = if presses.is_empty() { None } else { Some(json(&presses)?) };
    query("UPDATE panel SET path = $3, revision = $4, presses = $5 WHERE id = $1 AND channel = $2")
        .bind(id)
        .bind(channel.id())
        .bind(to)
        .bind(revision.cast_signed())
        .bind(presses)
        .execute(tx)
        .await?;
    Ok(true)
}

impl Store {
    /// The unguessable id of a new panel: 128 random bits in hexadecimal digits.
    ///
    /// # Errors
    /// If the system has no randomness.
    pub fn new_panel_id(&self) -> Result<String, StoreError> {
        let mut random = [0; 16];
        let failed = |error: getrandom::Error| StoreError::Database(error.to_string());
        getrandom::fill(&mut random).map_err(failed)?;
        Ok(random.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// Stores what the buttons under a reply that changes nothing mean, and returns their id; [`super::SaveRequest::panel`]
    /// does this for a reply that does. The oldest beyond a limit are dropped occasionally.
    ///
    /// # Errors
    /// If the database fails, or the channel has no table.
    pub async fn add_panel(&self, channel: Channel, panel: &Panel, at_ms: i64) -> Result<String, StoreError> {
        let id = self.new_panel_id()?;
        self.execute(WriteScope::BUTTONS, add(channel, &id, panel, at_ms)?).await?;
        Ok(id)
    }

    /// What the buttons with this id mean in this channel; `None` if they are unknown or too old.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn panel(&self, channel: Channel, id: &str) -> Result<Option<Panel>, StoreError> {
        let found = query("SELECT * FROM panel WHERE id = $1 AND channel = $2").bind(id).bind(channel.id());
        found.fetch_optional(&self.0.readers).await
    }

    /// Stores the path of the arrows with this id, if their path is still the one the change starts from and this press has
    /// not been counted. Returns whether it was stored.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_panel_path(&self, channel: Channel, id: &str, change: PathChange<'_>) -> Result<bool, StoreError> {
        let (id, PathChange { from, to, revision, press }) = (id.to_owned(), change);
        let (from, to) = (from.to_owned(), to.to_owned());
        let written = self.write(WriteScope::channel(channel), move |tx| {
            let (id, from, to) = (id.clone(), from.clone(), to.clone());
            Box::pin(
                async move { set_path(tx, (channel, &id), PathChange { from: &from, to: &to, revision, press }).await },
            )
        });
        Ok(written.await?.value)
    }

    /// Whether a press of these arrows was counted before.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn was_pressed(&self, channel: Channel, id: &str, press: u64) -> Result<bool, StoreError> {
        let kept = query("SELECT presses FROM panel WHERE id = $1 AND channel = $2").bind(id).bind(channel.id());
        let kept: Option<Option<String>> = kept.fetch_optional(&self.0.readers).await?;
        Ok(presses_of(kept.flatten().as_deref()).contains(&press))
    }

    /// Stores what was done before the turn that the panel with this id belongs to.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_panel_told(&self, channel: Channel, id: &str, told: &str) -> Result<(), StoreError> {
        let kept = query("UPDATE panel SET told = $3 WHERE id = $1 AND channel = $2");
        self.execute(WriteScope::BUTTONS, kept.bind(id).bind(channel.id()).bind(told)).await?;
        Ok(())
    }

    /// What was done, as shown by the newest answer for everybody at this revision of the table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn told(&self, channel: Channel, revision: u64) -> Result<Option<String>, StoreError> {
        let told = "
            SELECT told FROM panel WHERE channel = $1 AND revision = $2 AND person IS NULL
            ORDER BY rowid DESC LIMIT 1";
        let told = query(told).bind(channel.id()).bind(revision.cast_signed());
        Ok(told.fetch_optional::<Option<String>>(&self.0.readers).await?.flatten())
    }

    /// The channel's board message.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn board_message(&self, channel: Channel) -> Result<BoardMessage, StoreError> {
        if let Home::File(_) = &self.0.home {
            return Ok(self.working_copy(channel).await?.map(|copy| copy.board).unwrap_or_default());
        }
        let found = query("SELECT message, manner, revision AS shown FROM board WHERE channel = $1").bind(channel.id());
        Ok(found.fetch_optional(&self.0.readers).await?.unwrap_or_default())
    }

    /// Stores which message shows the channel's board, and at which revision; `None` for no message. It may wait a moment for
    /// another write to be committed with.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_board_message(
        &self,
        channel: Channel,
        message: Option<u64>,
        revision: u64,
    ) -> Result<(), StoreError> {
        let kept = "
            INSERT INTO board (channel, message, revision) SELECT id, $2, $3 FROM channel WHERE id = $1
            ON CONFLICT (channel) DO UPDATE SET message = excluded.message, revision = excluded.revision";
        let kept = query(kept).bind(channel.id()).bind(message.map(u64::cast_signed));
        let kept = kept.bind(revision.cast_signed());
        let copies = &self.0.copies;
        let now = |board| BoardMessage { message, revision, ..board };
        copies.update_board_message(channel, now);
        let written = self.execute(WriteScope::BOARD, kept).await;
        match &written {
            // Another answer may have gone on meanwhile.
            Ok(_) => copies
                .confirm_board_message(channel, |board| if board.revision > revision { board } else { now(board) }),
            Err(_) => copies.drop_copy(channel),
        }
        written.map(drop)
    }

    /// Stores how the channel shows its board.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_board_display(&self, channel: Channel, display: BoardDisplay) -> Result<(), StoreError> {
        let kept = "
            INSERT INTO board (channel, manner) SELECT id, $2 FROM channel WHERE id = $1
            ON CONFLICT (channel) DO UPDATE SET manner = excluded.manner";
        self.execute(WriteScope::ANYTHING, query(kept).bind(channel.id()).bind(display.word())).await?;
        self.0.copies.update_board_message(channel, |board| BoardMessage { display, ..board });
        Ok(())
    }
}

impl FromRow for Panel {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        Ok(Panel {
            revision: row.try_get::<i64>("revision")?.cast_unsigned(),
            seq: row.try_get::<Option<i64>>("seq")?.map(i64::cast_unsigned),
            creature: row.try_get("creature")?,
            path: row.try_get("path")?,
            account: row.try_get("account")?,
            lines: row.try_get::<Option<String>>("lines")?.and_then(|lines| read_lines(&lines)),
            person: row.try_get::<Option<i64>>("person")?.map(i64::cast_unsigned),
            told: row.try_get("told")?,
        })
    }
}

/// `None` for a version that this program does not know.
fn read_lines(stored: &str) -> Option<PanelLines> {
    serde_json::from_str(stored).ok().map(|StoredLines::First(lines)| lines)
}

impl FromRow for BoardMessage {
    fn from_row(row: &Row) -> Result<Self, StoreError> {
        let display = BoardDisplay::named(&row.try_get::<String>("manner")?).unwrap_or_default();
        let message = row.try_get::<Option<i64>>("message")?.map(i64::cast_unsigned);
        Ok(BoardMessage { message, revision: row.try_get::<i64>("shown")?.cast_unsigned(), display })
    }
}
