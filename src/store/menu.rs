//! Which commands Discord shows in each server.

use std::collections::BTreeMap;

use super::save::json;
use super::statement::query;
use super::write::WriteScope;
use super::{Store, StoreError};

/// The commands that were registered for a guild.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Menu {
    /// Fingerprints the list of commands.
    pub digest: String,
    /// Discord's id of each command, by the command's first word.
    pub ids: BTreeMap<String, u64>,
}

impl Store {
    /// The ids of the rulebooks that a guild's tables play by.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rulebooks_of(&self, guild: u64) -> Result<Vec<String>, StoreError> {
        let books = "SELECT DISTINCT ruleset FROM channel WHERE guild = $1 AND ruleset IS NOT NULL ORDER BY ruleset";
        query(books).bind(guild.cast_signed()).fetch_all(&self.0.readers).await
    }

    /// The commands registered for a guild, if any were.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn menu(&self, guild: u64) -> Result<Option<Menu>, StoreError> {
        let kept: Option<(String, String)> = query("SELECT digest, ids FROM menu WHERE guild = $1")
            .bind(guild.cast_signed())
            .fetch_optional(&self.0.readers)
            .await?;
        // Unreadable rows count as none: the commands are registered again.
        Ok(kept.and_then(|(digest, ids)| Some(Menu { digest, ids: serde_json::from_str(&ids).ok()? })))
    }

    /// Stores which commands are registered for a guild.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_menu(&self, guild: u64, menu: &Menu) -> Result<(), StoreError> {
        let kept = "
            INSERT INTO menu (guild, digest, ids) VALUES ($1, $2, $3)
            ON CONFLICT (guild) DO UPDATE SET digest = excluded.digest, ids = excluded.ids";
        let kept = query(kept).bind(guild.cast_signed()).bind(&menu.digest).bind(json(&menu.ids)?);
        self.execute(WriteScope::ANYTHING, kept).await?;
        Ok(())
    }
}
