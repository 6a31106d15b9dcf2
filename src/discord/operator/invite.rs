//! The link with which a server invites the bot.

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use secrecy::{ExposeSecret, SecretString};
use serenity::all::Permissions;

/// What the bot needs in a channel: to see it, to write there and to attach pictures.
pub(super) const NEEDED: Permissions =
    Permissions::VIEW_CHANNEL.union(Permissions::SEND_MESSAGES).union(Permissions::ATTACH_FILES);

/// The invite link of an application, with the permissions that the bot needs and no other.
#[must_use]
pub fn link(application: u64) -> String {
    let permissions = NEEDED.bits();
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={permissions}"
    )
}

/// The application of a token, which begins with its bot's id. Applications of before 2017 may have another id than their
/// bot, so Discord's word goes first.
#[must_use]
pub fn application_of(token: &SecretString) -> Option<u64> {
    let first = token.expose_secret().split('.').next()?;
    String::from_utf8(STANDARD_NO_PAD.decode(first).ok()?).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
