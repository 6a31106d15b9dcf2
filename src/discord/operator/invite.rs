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
