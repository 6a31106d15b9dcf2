//! Submitted modals. As with buttons, the database has a row that says what each one means.

use serenity::all::{ActionRowComponent, ModalInteraction};

use super::deliver::{self, Label};
use super::http::ReturnAddress;
use super::state::{Origin, Shared};
use crate::command::Invocation;
use crate::command::form::answers_in_place;

/// Answers a submitted modal.
pub(super) async fn submit(bot: Shared, interaction: &ModalInteraction) {
    let to = ReturnAddress::new(interaction.id, interaction.application_id, &interaction.token);
    let origin = Origin::new(
        interaction.channel_id,
        interaction.guild_id,
        &interaction.user,
        interaction.member.as_ref(),
        (&interaction.locale, interaction.guild_locale.as_deref()),
    );
    let components = interaction.data.components.iter().flat_map(|row| &row.components);
    let typed = components.filter_map(|component| match component {
        ActionRowComponent::InputText(input) => {
            Some((input.custom_id.clone(), input.value.clone().unwrap_or_default()))
        }
        _ => None,
    });
    let typed: Vec<(String, String)> = typed.collect();
    let (app, id) = (bot.app.clone(), interaction.data.custom_id.clone());
    let request = origin.request(interaction.id, Invocation::default());
    let label = Label {
        party: origin.party(),
        command: "window".to_owned(),
        private: false,
        // A modal that a slash command opened has no message to replace.
        in_place: answers_in_place(&id) && interaction.message.is_some(),
        opens_modal: false,
        pressed: None,
        language: origin.caller.language,
    };
    let work = async move { app.typed(&id, &typed, request).await };
    deliver::deliver(&bot, &to, label, work).await;
}
