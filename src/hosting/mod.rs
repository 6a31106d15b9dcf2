//! What the operator asks at the command line: a check of everything that the bot needs, and the invite link.

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
    /// Discord cannot be asked, and the token does not say whose it is.
    #[error("can't ask Discord for the bot's application ({0}): try again, or put its id into the link in the README")]
    Unknown(RestError),
}

/// The link with which a server invites the bot of this token, with the permissions that it needs.
///
/// # Errors
/// If Discord refuses the token, or cannot be asked and the token is of an unusual form.
pub async fn invite(access: &DiscordAccess) -> Result<String, NoInvite> {
    match discord::application(access).await {
        Ok(application) => Ok(discord::link(application)),
        Err(error) if error.is_unauthorized() => Err(discord::Failure::TokenRefused.into()),
        Err(error) => discord::application_of(&access.token).map(discord::link).ok_or(NoInvite::Unknown(error)),
    }
}
