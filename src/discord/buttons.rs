//! Pressed buttons, and choices from a list, which count as buttons. The database has a row that says what each one
//! means.

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind};

use super::deliver::{self, Label};
use super::http::ReturnAddress;
use super::state::{Origin, Shared};
use crate::command::Invocation;
use crate::command::press::{answers_in_place, answers_privately, asks};
use crate::say;

/// Answers a pressed button.
pub(super) async fn press(bot: Shared, interaction: &ComponentInteraction) {
    let to = ReturnAddress::new(interaction.id, interaction.application_id, &interaction.token);
    let origin = Origin::new(
        interaction.channel_id,
        interaction.guild_id,
        &interaction.user,
        interaction.member.as_ref(),
        (&interaction.locale, interaction.guild_locale.as_deref()),
    );
    let pressed = match &interaction.data.kind {
        ComponentInteractionDataKind::Button => Some(&interaction.data.custom_id),
        ComponentInteractionDataKind::StringSelect { values } => values.first(),
        _ => None,
    };
    let Some(id) = pressed.cloned() else {
        return deliver::send_private(&bot, &to, origin.caller.language, say!("door-no-such-thing")).await;
    };
    let app = bot.app.clone();
    let request = origin.request(interaction.id, Invocation::default());
    let label = Label {
        party: origin.party(),
        command: "button".to_owned(),
        private: answers_privately(&id),
        in_place: answers_in_place(&id),
        opens_modal: asks(&id),
        pressed: Some(interaction.message.id.get()),
        language: origin.caller.language,
    };
    let work = async move { app.press(&id, request).await };
    deliver::deliver(&bot, &to, label, work).await;
}
