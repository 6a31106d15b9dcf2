//! Buttons. What one means is a row in the database, so it works after a restart, and a made-up
//! one means nothing. Nothing is kept here.

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind};

use super::deliver::{self, Label};
use super::{Setting, Shared};

/// Answers a pressed button.
pub(super) async fn press(door: Shared, interaction: &ComponentInteraction) {
    let to = deliver::return_address(interaction.id, interaction.application_id, &interaction.token);
    let setting = Setting::new(
        interaction.channel_id.get(),
        interaction.guild_id.map(|guild| guild.get()),
        interaction.user.id.get(),
        interaction.member.as_ref().map(|member| member.permissions),
    );
    if !matches!(interaction.data.kind, ComponentInteractionDataKind::Button) {
        return deliver::tell(&door, &to, "I put no such thing there.").await;
    }
    let (app, id) = (door.app.clone(), interaction.data.custom_id.clone());
    let interaction_id = interaction.id.get();
    let label = Label { channel: setting.channel, command: "button".to_owned(), private: false };
    let work = async move { app.press(&id, setting.caller, setting.channel, Some(interaction_id)).await };
    deliver::deliver(&door, &to, label, work).await;
}
