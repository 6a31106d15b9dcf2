//! The link for inviting the bot to a server.

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use secrecy::{ExposeSecret, SecretString};
use serenity::all::Permissions;

/// The bot's permissions in a channel: to see it, to write there and to attach pictures.
pub(super) const NEEDED: Permissions =
    Permissions::VIEW_CHANNEL.union(Permissions::SEND_MESSAGES).union(Permissions::ATTACH_FILES);

/// The invite link of an application, with only the permissions that the bot needs.
#[must_use]
pub fn link(application: u64) -> String {
    let permissions = NEEDED.bits();
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={permissions}"
    )
}

/// The application that a token belongs to: the token begins with its bot's id. Applications from before 2017 may have
/// another id than their bot, so Discord's own answer takes precedence.
#[must_use]
pub fn application_of(token: &SecretString) -> Option<u64> {
    let first = token.expose_secret().split('.').next()?;
    String::from_utf8(STANDARD_NO_PAD.decode(first).ok()?).ok()?.parse().ok()
}
