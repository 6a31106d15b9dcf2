//! What the environment and the `.env` file say.

use std::collections::HashMap;
use std::net::IpAddr;

use secrecy::SecretString;

/// Where tables are kept when nobody says otherwise.
pub const DEFAULT_DATABASE: &str = "sqlite://fivefoot.db";

/// Why the settings cannot be used. Each message says how to mend it, and none shows a secret.
#[derive(Debug, thiserror::Error)]
pub enum Unusable {
    /// There is no token.
    #[error(
        "DISCORD_TOKEN is missing, so the bot cannot log in.\n\
         Make an application at https://discord.com/developers/applications, take the token from its page \"Bot\",\n\
         and put DISCORD_TOKEN=... into the environment or into a file .env here (see .env.example).\n\
         To play without Discord: fivefoot console"
    )]
    NoToken,
    /// The token cannot be one.
    #[error("DISCORD_TOKEN holds spaces or other characters that no token has; copy it again from the page \"Bot\"")]
    NotAToken,
    /// The address of the API is not a stand-in on this machine.
    #[error(
        "DISCORD_API_URL is for tests against a stand-in on this machine, such as http://127.0.0.1:8080; \
         {given:?} is not on loopback. Leave it out to use Discord."
    )]
    ApiNotLocal {
        /// What was given.
        given: String,
    },
    /// The `.env` file is there and cannot be read.
    #[error("the file .env cannot be read: {why}")]
    BadFile {
        /// What is wrong with it; without the line itself, which may be the token's.
        why: &'static str,
    },
}

/// The environment, and behind it the file `.env`.
#[derive(Default)]
pub struct Settings {
    file: HashMap<String, String>,
}

impl Settings {
    /// Reads the file `.env` of this folder or the nearest above it, if there is one.
    ///
    /// # Errors
    /// If the file is there and cannot be understood.
    pub fn read() -> Result<Self, Unusable> {
        let lines = match dotenvy::dotenv_iter() {
            Ok(lines) => lines,
            Err(why) if why.not_found() => return Ok(Self::default()),
            Err(why) => return Err(bad_file(&why)),
        };
        // The process's own environment is left alone: setting it is not safe beside other threads.
        let file = lines.collect::<Result<_, _>>().map_err(|why| bad_file(&why))?;
        Ok(Self { file })
    }

    /// A setting: the environment before the file, and an empty one is none, so that it hides nothing.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<String> {
        let meant = |value: &str| Some(value.trim().to_owned()).filter(|value| !value.is_empty());
        let given = std::env::var(name).ok();
        given.as_deref().and_then(meant).or_else(|| meant(self.file.get(name)?))
    }

    /// The database to use.
    #[must_use]
    pub fn database(&self) -> String {
        self.get("DATABASE_URL").unwrap_or_else(|| DEFAULT_DATABASE.to_owned())
    }

    /// What the bot needs besides the database.
    ///
    /// # Errors
    /// If the token is missing, or something given cannot be meant.
    pub fn discord(&self) -> Result<Access, Unusable> {
        let token = self.get("DISCORD_TOKEN").ok_or(Unusable::NoToken)?;
        if !token.chars().all(|c| c.is_ascii_graphic()) {
            return Err(Unusable::NotAToken);
        }
        let api = self.get("DISCORD_API_URL").map(|given| local(&given)).transpose()?;
        Ok(Access { token: SecretString::from(token), api })
    }
}

/// How to reach Discord.
#[derive(Debug)]
pub struct Access {
    /// The bot's token. It never shows in a `Debug`.
    pub token: SecretString,
    /// The base address of a stand-in, without a slash at its end; `None` is Discord itself.
    pub api: Option<String>,
}

/// The token goes to this address, so it must be a stand-in on this machine.
fn local(given: &str) -> Result<String, Unusable> {
    let refusal = || Unusable::ApiNotLocal { given: given.to_owned() };
    let url = reqwest::Url::parse(given).map_err(|_| refusal())?;
    let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']);
    let loopback = host == "localhost" || host.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback());
    let plain = url.scheme() == "http" && url.path() == "/" && url.query().is_none() && url.username().is_empty();
    if loopback && plain { Ok(url.as_str().trim_end_matches('/').to_owned()) } else { Err(refusal()) }
}

fn bad_file(why: &dotenvy::Error) -> Unusable {
    let why = match why {
        dotenvy::Error::LineParse(..) => "a line is not NAME=value",
        dotenvy::Error::Io(_) => "it cannot be opened",
        _ => "a value in it cannot be used",
    };
    Unusable::BadFile { why }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(pairs: &[(&str, &str)]) -> Settings {
        let file = pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        Settings { file }
    }

    #[test]
    fn a_missing_token_says_how_to_get_one() {
        let message = settings(&[]).discord().unwrap_err().to_string();
        assert!(message.contains("DISCORD_TOKEN") && message.contains("discord.com/developers"), "{message}");
        assert!(matches!(settings(&[("DISCORD_TOKEN", "  ")]).discord(), Err(Unusable::NoToken)));
    }

    #[test]
    fn a_token_does_not_show_in_debug_or_in_a_refusal() {
        let access = settings(&[("DISCORD_TOKEN", "canary")]).discord().unwrap();
        assert!(!format!("{access:?}").contains("canary"));
        let refusal = settings(&[("DISCORD_TOKEN", "can ary")]).discord().unwrap_err();
        assert!(!refusal.to_string().contains("ary"));
        assert!(!format!("{refusal:?}").contains("ary"));
    }

    #[test]
    fn only_a_stand_in_on_this_machine_may_take_discords_place() {
        for fine in ["http://127.0.0.1:80", "http://localhost:8080/", "http://[::1]:9"] {
            assert!(!local(fine).unwrap().ends_with('/'), "{fine}");
        }
        let foreign = [
            "https://discord.example",
            "http://10.0.0.1",
            "http://127.0.0.1.example.org",
            "http://localhost@example.org",
            "http://127.0.0.1/api",
            "127.0.0.1:80",
            "",
        ];
        for wrong in foreign {
            assert!(matches!(local(wrong), Err(Unusable::ApiNotLocal { .. })), "{wrong}");
        }
    }

    #[test]
    fn the_database_has_a_default() {
        assert_eq!(settings(&[]).database(), DEFAULT_DATABASE);
        assert_eq!(settings(&[("DATABASE_URL", "sqlite://x.db")]).database(), "sqlite://x.db");
    }
}
