//! Buttons. What one means is a row in the database, so it works after a restart, and a made-up
//! one means nothing. Nothing is kept here.

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind};

use super::deliver::{self, Label};
use super::{Setting, Shared};

/// Answers a pressed button.
pub(super) async fn press(door: Shared, interaction: &ComponentInteraction) {
    let to = deliver::return_address(
        interaction.id.get(),
        interaction.application_id.get(),
        &interaction.token,
    );
    let setting = Setting::new(
        interaction.channel_id.get(),
        interaction.guild_id.map(|guild| guild.get()),
        interaction.user.id.get(),
        interaction.member.as_ref().map(|member| member.permissions),
    );
    if !matches!(interaction.data.kind, ComponentInteractionDataKind::Button) {
        if let Err(trouble) = deliver::tell(&door, &to, "I put no such thing there.").await {
            tracing::warn!(channel = setting.channel, %trouble, "a refusal could not be delivered");
        }
        return;
    }
    let (app, id) = (door.app.clone(), interaction.data.custom_id.clone());
    let label = Label {
        channel: setting.channel,
        command: "button".to_owned(),
    };
    let work = async move { app.press(&id, setting.caller, setting.channel).await };
    deliver::deliver(&door, &to, label, work).await;
}
