//! What Discord reports about the bot's account, for the operator who wants to know why something does not work.

use std::time::SystemTime;

use serde::Deserialize;
use serenity::all::Permissions;

use super::super::http::{Rest, RestError, ShardAdvice};
use super::invite::NEEDED;
use crate::config::DiscordAccess;

/// The bot's application.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Account {
    /// Its id, used in the invite link.
    #[serde(deserialize_with = "id")]
    pub id: u64,
    /// Its name.
    pub name: String,
    /// The URL to which Discord sends interactions instead of to the gateway, if set.
    #[serde(default)]
    pub interactions_endpoint_url: Option<String>,
    /// Whether an invite link alone is not enough.
    #[serde(default)]
    pub bot_require_code_grant: bool,
}

/// How many gateway connections Discord recommends and allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sessions {
    /// How many shards Discord recommends.
    pub shards: u32,
    /// How many more connections may be opened until the limit is reset.
    pub remaining: u32,
    /// How many minutes are left until the reset.
    pub reset_minutes: u64,
}

/// A server that has the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Server {
    /// Its name.
    pub name: String,
    /// The permissions that the bot lacks there, in Discord's words.
    pub lacks: Vec<String>,
}

/// What Discord reports.
#[derive(Debug)]
pub struct Checkup {
    /// The application.
    pub account: Result<Account, RestError>,
    /// The connections.
    pub sessions: Result<Sessions, RestError>,
    /// The servers, of which Discord lists at most 200.
    pub servers: Result<Vec<Server>, RestError>,
    /// Discord's time, and the local time when it was received.
    pub clock: Option<(SystemTime, SystemTime)>,
}

/// Asks Discord for the id of the bot's application.
///
/// # Errors
/// If Discord cannot be asked, or refuses.
pub async fn application(access: &DiscordAccess) -> Result<u64, RestError> {
    Rest::new(access)?.look::<Account>("applications/@me").await.map(|(account, _)| account.id)
}

/// Asks Discord about the bot.
///
/// # Errors
/// If no request can be made at all.
pub async fn check_up(access: &DiscordAccess) -> Result<Checkup, RestError> {
    #[derive(Deserialize)]
    struct Guild {
        name: String,
        #[serde(default)]
        owner: bool,
        permissions: Permissions,
    }
    let rest = Rest::new(access)?;
    let account = rest.look::<Account>("applications/@me").await;
    let clock = account.as_ref().ok().and_then(|(_, date)| Some(((*date)?, SystemTime::now())));
    let account = account.map(|(account, _)| account);
    // If the first request failed like this, the others would too.
    if let Err(error) = &account
        && (error.is_transient() || error.is_unauthorized())
    {
        let (sessions, servers) = (Err(error.duplicate()), Err(error.duplicate()));
        return Ok(Checkup { account, sessions, servers, clock });
    }
    let sessions = rest.look::<ShardAdvice>("gateway/bot").await.map(|(recommended, _)| Sessions {
        shards: recommended.shards,
        remaining: recommended.session_start_limit.remaining,
        reset_minutes: recommended.session_start_limit.reset_after.div_ceil(60_000),
    });
    let servers = rest.look::<Vec<Guild>>("users/@me/guilds?limit=200").await.map(|(guilds, _)| {
        let server = |guild: Guild| {
            let all = guild.owner || guild.permissions.contains(Permissions::ADMINISTRATOR);
            let lacks = if all { Permissions::empty() } else { NEEDED - guild.permissions };
            let lacks = lacks.get_permission_names().into_iter().map(str::to_owned).collect();
            Server { name: guild.name, lacks }
        };
        guilds.into_iter().map(server).collect()
    });
    Ok(Checkup { account, sessions, servers, clock })
}

fn id<'de, D: serde::Deserializer<'de>>(text: D) -> Result<u64, D::Error> {
    String::deserialize(text)?.parse().map_err(serde::de::Error::custom)
}
