//! Settings: what each one accepts, and the error for anything else.

use std::net::SocketAddr;

use fivefoot::config::{ConfigError, DEFAULT_DATABASE, DiscordAccess, LogFormat, Settings, Shards};

fn settings(pairs: &[(&str, &str)]) -> Settings {
    pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

/// The access to Discord with a token and this setting.
fn access(name: &str, value: &str) -> Result<DiscordAccess, ConfigError> {
    settings(&[("DISCORD_TOKEN", "canary"), (name, value)]).discord()
}

#[test]
fn a_missing_token_says_how_to_get_one() {
    let message = settings(&[]).discord().unwrap_err().to_string();
    assert!(message.contains("DISCORD_TOKEN") && message.contains("discord.com/developers"), "{message}");
    assert!(matches!(settings(&[("DISCORD_TOKEN", "  ")]).discord(), Err(ConfigError::NoToken)));
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
        assert!(!access("DISCORD_API_URL", fine).unwrap().api.unwrap().ends_with('/'), "{fine}");
    }
    let foreign = [
        "https://discord.example",
        "http://10.0.0.1",
        "http://127.0.0.1.example.org",
        "http://localhost@example.org",
        "http://127.0.0.1/api",
        "127.0.0.1:80",
    ];
    for wrong in foreign {
        assert!(matches!(access("DISCORD_API_URL", wrong), Err(ConfigError::ApiNotLocal { .. })), "{wrong}");
    }
}

#[test]
fn a_port_alone_is_one_of_this_machine_alone() {
    let address = |given: &str| settings(&[("HEALTH_ADDR", given)]).health_address();
    assert_eq!(address("").unwrap(), None);
    for local in ["9090", ":9090", "localhost:9090", "127.0.0.1:9090"] {
        assert_eq!(address(local).unwrap(), Some(SocketAddr::from(([127, 0, 0, 1], 9090))), "{local}");
    }
    assert_eq!(address("0.0.0.0:80").unwrap(), Some(SocketAddr::from(([0, 0, 0, 0], 80))));
    assert_eq!(address("[::1]:80").unwrap().map(|address| address.port()), Some(80));
    for wrong in ["yes", "70000", "127.0.0.1", "example.org:80", "localhost"] {
        assert!(address(wrong).unwrap_err().to_string().contains("such as 127.0.0.1:9090"), "{wrong}");
    }
}

#[test]
fn a_range_of_shards_is_two_numbers_or_one() {
    let range = |given: &str| access("DISCORD_SHARD_RANGE", given).map(|access| access.shard_range);
    assert_eq!(range("").unwrap(), None);
    assert_eq!((range("0-3").unwrap(), range("5").unwrap()), (Some((0, 3)), Some((5, 5))));
    for wrong in ["3-0", "-1", "0-", "a-b", "0-10000", "0-1-2"] {
        assert!(range(wrong).unwrap_err().to_string().contains("such as 0-3"), "{wrong}");
    }
}

#[test]
fn other_settings_say_what_they_expect() {
    let shards = |given: &str| access("DISCORD_SHARDS", given).map(|access| access.shards);
    assert_eq!(shards("").unwrap(), Shards::Count(1));
    assert_eq!((shards("AUTO").unwrap(), shards("16").unwrap()), (Shards::Auto, Shards::Count(16)));
    for wrong in ["0", "-1", "many", "10001"] {
        assert!(shards(wrong).unwrap_err().to_string().contains("expected auto"), "{wrong}");
    }
    let format = |given: &str| settings(&[("LOG_FORMAT", given)]).log_format();
    assert_eq!((format("").unwrap(), format("JSON").unwrap()), (LogFormat::Text, LogFormat::Json));
    assert!(format("xml").unwrap_err().to_string().contains("expected text or json"));
}

#[test]
fn the_database_has_a_default() {
    assert_eq!(settings(&[]).database(), DEFAULT_DATABASE);
    assert_eq!(settings(&[("DATABASE_URL", "sqlite://x.db")]).database(), "sqlite://x.db");
}
