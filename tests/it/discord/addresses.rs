//! Addresses: where attachments may be fetched from, the invite link, which bot a token belongs to, and a message's age.

use fivefoot::discord::{Downloads, application_of, is_in_sight, link};
use reqwest::Url;
use secrecy::SecretString;

#[test]
fn only_discords_own_hosts_are_asked() {
    let downloads = Downloads::new(None).expect("a client");
    let may = |url: &str| Url::parse(url).is_ok_and(|url| downloads.is_attachment_url(&url));
    assert!(may("https://cdn.discordapp.com/attachments/1/2/tavern.dd2vtt?ex=1"));
    assert!(may("https://media.discordapp.net:443/attachments/1/2/tavern.dd2vtt"));
    for url in [
        "http://cdn.discordapp.com/a",
        "https://cdn.discordapp.com:8443/a",
        "https://cdn.discordapp.com.example.org/a",
        "https://example.org/cdn.discordapp.com",
        "https://user@cdn.discordapp.com/a",
        "https://cdn.discordapp.com@example.org/a",
        "https://127.0.0.1/a",
        "https://169.254.169.254/latest",
        "https://[::1]/a",
        "file:///etc/passwd",
        "ftp://cdn.discordapp.com/a",
        "https://xcdn.discordapp.com/a",
        "https://cdn.discordapp.com./a",
    ] {
        assert!(!may(url), "{url}");
    }
    let tests = Downloads::new(Some("http://127.0.0.1:4000")).expect("a client");
    let may = |url: &str| Url::parse(url).is_ok_and(|url| tests.is_attachment_url(&url));
    assert!(may("http://127.0.0.1:4000/attachments/1/a.uvtt"));
    for url in ["http://127.0.0.1:4001/a", "http://localhost:4000/a", "https://cdn.discordapp.com/a"] {
        assert!(!may(url), "{url}");
    }
}

#[test]
fn the_link_asks_for_three_permissions() {
    assert_eq!(
        link(7),
        "https://discord.com/oauth2/authorize?client_id=7&scope=bot+applications.commands&permissions=35840"
    );
}

#[test]
fn a_token_says_whose_it_is() {
    let application = |token: &str| application_of(&SecretString::from(token));
    assert_eq!(application("MTEwMDAwMDAwMDAwMDAwMDAwMQ.x.y"), Some(1_100_000_000_000_000_001));
    for none in ["", "abc", "not a token", "Zm9v.x.y"] {
        assert_eq!(application(none), None, "{none}");
    }
}

#[test]
fn a_message_of_ten_minutes_ago_is_still_in_sight() {
    let at = |minutes: u64| ((1_000_000 + minutes * 60_000) << 22) + 7;
    assert!(is_in_sight(at(0), at(10)) && is_in_sight(at(3), at(0)));
    assert!(!is_in_sight(at(0), at(11)));
}
