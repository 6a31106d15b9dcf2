//! Settings from the environment and the `.env` file.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use secrecy::SecretString;

/// The database when none is configured.
pub const DEFAULT_DATABASE: &str = "sqlite://fivefoot.db";

/// Why the settings cannot be used. Messages say how to fix it and contain no secrets.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The token is missing.
    #[error(
        "DISCORD_TOKEN is not set, so the bot can't log in.\n\
         Create an application at https://discord.com/developers/applications, copy the token from its \"Bot\" page,\n\
         and set DISCORD_TOKEN=... in the environment or in a .env file here (see .env.example).\n\
         To play without Discord: fivefoot console"
    )]
    NoToken,
    /// The token is malformed.
    #[error(
        "DISCORD_TOKEN contains spaces or other characters that tokens don't have: copy it again from the \"Bot\" page"
    )]
    NotAToken,
    /// The API address is not a stand-in on this machine.
    #[error(
        "DISCORD_API_URL is only for testing against a local stand-in, such as http://127.0.0.1:8080; \
         {given:?} is not a loopback address. Unset it to use Discord."
    )]
    ApiNotLocal {
        /// The address given.
        given: String,
    },
    /// The address for monitoring is not an address.
    #[error(
        "HEALTH_ADDR={given:?} is not an address: expected a port, such as 9090, \
         or an address of this machine with a port, such as 127.0.0.1:9090"
    )]
    NotAnAddress {
        /// What was given.
        given: String,
    },
    /// There is no such log format.
    #[error("LOG_FORMAT={given:?} is unknown: expected text or json")]
    NotALogFormat {
        /// What was given.
        given: String,
    },
    /// Not a number of shards.
    #[error("DISCORD_SHARDS={given:?} is not a number of shards: expected auto, or a number from 1 to {MOST_SHARDS}")]
    NotShards {
        /// What was given.
        given: String,
    },
    /// Not a range of shards.
    #[error(
        "DISCORD_SHARD_RANGE={given:?} is not a range of shards: expected the first and the last, counted from 0, such as 0-3"
    )]
    NotAShardRange {
        /// What was given.
        given: String,
    },
    /// The `.env` file exists but cannot be read.
    #[error("can't read the .env file: {why}")]
    BadFile {
        /// What is wrong, without quoting the line, which may contain the token.
        why: &'static str,
    },
}

/// More shards than any bot has: a larger number is a typo.
const MOST_SHARDS: u32 = 10_000;

/// The log's format.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// Lines for people.
    #[default]
    Text,
    /// One JSON object per line.
    Json,
}

/// How many gateway connections Discord divides the bot's servers among.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shards {
    /// As many as Discord recommends.
    Auto,
    /// This many, at least one.
    Count(u32),
}

/// The environment, then the `.env` file.
#[derive(Default)]
pub struct Settings {
    file: HashMap<String, String>,
}

/// Settings as if from a `.env` file with these names and values.
impl FromIterator<(String, String)> for Settings {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(pairs: I) -> Self {
        Self { file: pairs.into_iter().collect() }
    }
}

impl Settings {
    /// Reads the `.env` file in this folder or the nearest parent that has one.
    ///
    /// # Errors
    /// If the file exists but cannot be parsed.
    pub fn read() -> Result<Self, ConfigError> {
        let lines = match dotenvy::dotenv_iter() {
            Ok(lines) => lines,
            Err(why) if why.not_found() => return Ok(Self::default()),
            Err(why) => return Err(bad_file(&why)),
        };
        // The process's environment stays unchanged: setting it is unsafe with other threads running.
        lines.collect::<Result<_, _>>().map_err(|why| bad_file(&why))
    }

    /// A setting, trimmed. A value in the environment takes precedence over the file, unless it is empty.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<String> {
        let nonempty = |value: &str| Some(value.trim().to_owned()).filter(|value| !value.is_empty());
        let given = std::env::var(name).ok();
        given.as_deref().and_then(nonempty).or_else(|| nonempty(self.file.get(name)?))
    }

    /// The database address.
    #[must_use]
    pub fn database(&self) -> String {
        self.get("DATABASE_URL").unwrap_or_else(|| DEFAULT_DATABASE.to_owned())
    }

    /// The `.env` file that [`Settings::read`] reads: the one in this folder or the nearest parent that has one.
    #[must_use]
    pub fn file() -> Option<PathBuf> {
        let here = std::env::current_dir().ok()?;
        here.ancestors().map(|folder| folder.join(".env")).find(|file| file.is_file())
    }

    /// The log's format.
    ///
    /// # Errors
    /// If there is no such format.
    pub fn log_format(&self) -> Result<LogFormat, ConfigError> {
        match self.get("LOG_FORMAT") {
            None => Ok(LogFormat::Text),
            Some(given) if given.eq_ignore_ascii_case("text") => Ok(LogFormat::Text),
            Some(given) if given.eq_ignore_ascii_case("json") => Ok(LogFormat::Json),
            Some(given) => Err(ConfigError::NotALogFormat { given }),
        }
    }

    /// The address for monitoring the bot, if set. A port alone means the loopback address.
    ///
    /// # Errors
    /// If it is not an address.
    pub fn health_address(&self) -> Result<Option<SocketAddr>, ConfigError> {
        let Some(given) = self.get("HEALTH_ADDR") else { return Ok(None) };
        let loopback = |port: &str| Some(SocketAddr::from((Ipv4Addr::LOCALHOST, port.parse::<u16>().ok()?)));
        let port = given.strip_prefix("localhost:").or(given.strip_prefix(':')).unwrap_or(&given);
        let address = given.parse().ok().or_else(|| loopback(port));
        address.map(Some).ok_or(ConfigError::NotAnAddress { given })
    }

    /// The settings for Discord.
    ///
    /// # Errors
    /// If the token is missing, or a setting is invalid.
    pub fn discord(&self) -> Result<DiscordAccess, ConfigError> {
        let token = self.get("DISCORD_TOKEN").ok_or(ConfigError::NoToken)?;
        if !token.chars().all(|c| c.is_ascii_graphic()) {
            return Err(ConfigError::NotAToken);
        }
        let api = self.get("DISCORD_API_URL").map(|given| loopback_address(&given)).transpose()?;
        let (shards, shard_range) = (self.shards()?, self.shard_range()?);
        Ok(DiscordAccess { token: SecretString::from(token), api, shards, shard_range })
    }

    /// The first and last shard of this process; `None` for all of them.
    fn shard_range(&self) -> Result<Option<(u32, u32)>, ConfigError> {
        let Some(given) = self.get("DISCORD_SHARD_RANGE") else { return Ok(None) };
        let ends = given.split_once('-').unwrap_or((&given, &given));
        match (ends.0.trim().parse(), ends.1.trim().parse()) {
            (Ok(first), Ok(last)) if first <= last && last < MOST_SHARDS => Ok(Some((first, last))),
            _ => Err(ConfigError::NotAShardRange { given }),
        }
    }

    fn shards(&self) -> Result<Shards, ConfigError> {
        let Some(given) = self.get("DISCORD_SHARDS") else { return Ok(Shards::Count(1)) };
        if given.eq_ignore_ascii_case("auto") {
            return Ok(Shards::Auto);
        }
        match given.parse() {
            Ok(count @ 1..=MOST_SHARDS) => Ok(Shards::Count(count)),
            _ => Err(ConfigError::NotShards { given }),
        }
    }
}

/// How to reach Discord.
#[derive(Debug)]
pub struct DiscordAccess {
    /// The bot's token, which `Debug` does not print.
    pub token: SecretString,
    /// The base address of a stand-in for tests, without trailing slash; `None` is Discord itself.
    pub api: Option<String>,
    /// How many connections its servers are divided among.
    pub shards: Shards,
    /// The first and last of them that this process opens; `None` for all.
    pub shard_range: Option<(u32, u32)>,
}

/// Checks that the address, which will receive the token, is a stand-in on this machine.
fn loopback_address(given: &str) -> Result<String, ConfigError> {
    let refusal = || ConfigError::ApiNotLocal { given: given.to_owned() };
    let url = reqwest::Url::parse(given).map_err(|_| refusal())?;
    let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']);
    let loopback = host == "localhost" || host.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback());
    let plain = url.scheme() == "http" && url.path() == "/" && url.query().is_none() && url.username().is_empty();
    if loopback && plain { Ok(url.as_str().trim_end_matches('/').to_owned()) } else { Err(refusal()) }
}

fn bad_file(why: &dotenvy::Error) -> ConfigError {
    let why = match why {
        dotenvy::Error::LineParse(..) => "a line is not NAME=value",
        dotenvy::Error::Io(_) => "it can't be opened",
        _ => "a value in it is unusable",
    };
    ConfigError::BadFile { why }
}
