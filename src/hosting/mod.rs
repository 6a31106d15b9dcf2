//! What the operator runs at the command line: a check of everything that the bot needs, and the invite link.

mod doctor;

#[cfg(target_os = "linux")]
pub use doctor::kind_of_disk;
pub use doctor::{Grade, Line, Report, examine, free_space};

use crate::config::DiscordAccess;
use crate::discord::{self, RestError};

/// Why there is no invite link.
#[derive(Debug, thiserror::Error)]
pub enum NoInvite {
    /// Discord does not know the token.
    #[error(transparent)]
    Refused(#[from] discord::Failure),
    /// Discord cannot be asked, and the token does not reveal its application.
    #[error("can't ask Discord for the bot's application ({0}): try again, or put its id into the link in the README")]
    Unknown(RestError),
}

/// The link for inviting this token's bot to a server, with the permissions that it needs.
///
/// # Errors
/// If Discord rejects the token, or cannot be asked and the token has an unusual form.
pub async fn invite(access: &DiscordAccess) -> Result<String, NoInvite> {
    match discord::application(access).await {
        Ok(application) => Ok(discord::link(application)),
        Err(error) if error.is_unauthorized() => Err(discord::Failure::TokenRefused.into()),
        Err(error) => discord::application_of(&access.token).map(discord::link).ok_or(NoInvite::Unknown(error)),
    }
}
