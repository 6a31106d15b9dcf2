//! What Discord's menu depends on: the rulebooks a server plays, and what was registered there.

use crate::command::app::App;
use crate::command::setup::table::RULESETS;
use crate::store::{self, Duty, StoreError};

impl App {
    /// The ids of the rulebooks that a guild's tables play by; if it has no table, the default rulebook of a new one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rulebooks_of(&self, guild: u64) -> Result<Vec<String>, StoreError> {
        let books = self.store.rulebooks_of(guild).await?;
        let usual = || RULESETS.iter().take(1).map(|book| (*book).to_owned()).collect();
        Ok(if books.is_empty() { usual() } else { books })
    }

    /// Whether it is this process's turn to connect to Discord, of several that share the database. The turn lasts
    /// until [`App::release_connecting`].
    pub async fn claim_connecting(&self) -> bool {
        self.store.claim_duty(Duty::Connecting).await
    }

    /// Lets the next process connect.
    pub async fn release_connecting(&self) {
        self.store.release_duty(Duty::Connecting).await;
    }

    /// Whether this process, of several that share the database, registers the commands.
    pub async fn claim_registration(&self) -> bool {
        self.store.claim_duty(Duty::Commands).await
    }

    /// The commands registered for a guild (0: global ones), if any.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn menu_of(&self, guild: u64) -> Result<Option<store::Menu>, StoreError> {
        self.store.menu(guild).await
    }

    /// Stores which commands are registered for a guild.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_menu_of(&self, guild: u64, menu: &store::Menu) -> Result<(), StoreError> {
        self.store.set_menu(guild, menu).await
    }
}
