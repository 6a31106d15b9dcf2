//! Buttons under replies, and the message that shows the board. Neither is part of the table: nothing here is undone,
//! and losing a row costs a button.

use serde::{Deserialize, Serialize};
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row};

use super::{Channel, Store, StoreError};

/// How many replies of a channel keep working buttons.
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
}

/// The buttons that carry a command line, and the command they stand under. Stored as JSON with its version: what an
/// older or newer program wrote, and this one cannot read, only costs these buttons.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PanelLines {
    /// The command that was answered, as a line: shown anew once the board has changed.
    pub answered: String,
    /// What each button does, in order.
    pub lines: Vec<PanelLine>,
}

/// What one such button does.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PanelLine {
    /// The command line that it gives.
    pub line: String,
    /// Whether everybody sees an answer that is otherwise for the person alone.
    #[serde(default)]
    pub openly: bool,
    /// Whether it works on whatever board there is by then.
    #[serde(default)]
    pub anytime: bool,
    /// Whether only the GM may press it.
    #[serde(default)]
    pub for_gm: bool,
    /// The options that a window asks for first.
    #[serde(default)]
    pub asks: Vec<String>,
    /// Whose result that is, if it is not the mover's.
    #[serde(default)]
    pub whose: Option<String>,
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
    /// How it is shown.
    pub display: BoardDisplay,
}

impl Store {
    /// Stores what the buttons under a reply mean and returns their id. Drops the oldest beyond a limit.
    ///
    /// # Errors
    /// If the database fails, or the channel has no table.
    pub async fn add_panel(&self, channel: Channel, panel: &Panel, at_ms: i64) -> Result<String, StoreError> {
        let kept = "
            INSERT INTO panel (id, channel, revision, seq, creature, path, account, at, lines)
            VALUES (lower(hex(randomblob(16))), $1, $2, $3, $4, $5, $6, $7, $8) RETURNING id";
        let lines = panel.lines.clone().map(StoredLines::First);
        let lines = lines.map(|lines| serde_json::to_string(&lines)).transpose();
        let lines = lines.map_err(|error| StoreError::Database(error.to_string()))?;
        let id: String = sqlx::query_scalar(kept)
            .bind(channel.id())
            .bind(panel.revision.cast_signed())
            .bind(panel.seq.map(u64::cast_signed))
            .bind(&panel.creature)
            .bind(&panel.path)
            .bind(&panel.account)
            .bind(at_ms)
            .bind(lines)
            .fetch_one(&self.0.writer)
            .await?;
        let forgotten = "
            DELETE FROM panel WHERE channel = $1 AND rowid <=
                (SELECT rowid FROM panel WHERE channel = $1 ORDER BY rowid DESC LIMIT 1 OFFSET $2)";
        sqlx::query(forgotten).bind(channel.id()).bind(KEPT_PANELS).execute(&self.0.writer).await?;
        Ok(id)
    }

    /// What the buttons with this id mean in this channel; `None` if they are unknown or too old.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn panel(&self, channel: Channel, id: &str) -> Result<Option<Panel>, StoreError> {
        let found = sqlx::query_as("SELECT * FROM panel WHERE id = $1 AND channel = $2").bind(id).bind(channel.id());
        Ok(found.fetch_optional(&self.0.readers).await?)
    }

    /// Stores how far the arrows with this id have led, and at which revision.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_panel_path(
        &self,
        channel: Channel,
        id: &str,
        path: &str,
        revision: u64,
    ) -> Result<(), StoreError> {
        let traced = "UPDATE panel SET path = $3, revision = $4 WHERE id = $1 AND channel = $2";
        let traced = sqlx::query(traced).bind(id).bind(channel.id()).bind(path).bind(revision.cast_signed());
        traced.execute(&self.0.writer).await?;
        Ok(())
    }

    /// The channel's board message.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn board_message(&self, channel: Channel) -> Result<BoardMessage, StoreError> {
        let found = sqlx::query_as("SELECT * FROM board WHERE channel = $1").bind(channel.id());
        Ok(found.fetch_optional(&self.0.readers).await?.unwrap_or_default())
    }

    /// Stores which message shows the channel's board; `None` for none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_board_message(&self, channel: Channel, message: Option<u64>) -> Result<(), StoreError> {
        let kept = "
            INSERT INTO board (channel, message) VALUES ($1, $2)
            ON CONFLICT (channel) DO UPDATE SET message = excluded.message";
        let kept = sqlx::query(kept).bind(channel.id()).bind(message.map(u64::cast_signed));
        kept.execute(&self.0.writer).await?;
        Ok(())
    }

    /// Stores how the channel shows its board.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_board_display(&self, channel: Channel, display: BoardDisplay) -> Result<(), StoreError> {
        let kept = "
            INSERT INTO board (channel, manner) VALUES ($1, $2)
            ON CONFLICT (channel) DO UPDATE SET manner = excluded.manner";
        sqlx::query(kept).bind(channel.id()).bind(display.word()).execute(&self.0.writer).await?;
        Ok(())
    }
}

impl FromRow<'_, SqliteRow> for Panel {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(Panel {
            revision: row.try_get::<i64, _>("revision")?.cast_unsigned(),
            seq: row.try_get::<Option<i64>, _>("seq")?.map(i64::cast_unsigned),
            creature: row.try_get("creature")?,
            path: row.try_get("path")?,
            account: row.try_get("account")?,
            lines: row.try_get::<Option<String>, _>("lines")?.and_then(|lines| read_lines(&lines)),
        })
    }
}

/// `None` for a form that this version does not know.
fn read_lines(stored: &str) -> Option<PanelLines> {
    serde_json::from_str(stored).ok().map(|StoredLines::First(lines)| lines)
}

impl FromRow<'_, SqliteRow> for BoardMessage {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        let display = BoardDisplay::named(row.try_get("manner")?).unwrap_or_default();
        Ok(BoardMessage { message: row.try_get::<Option<i64>, _>("message")?.map(i64::cast_unsigned), display })
    }
}
