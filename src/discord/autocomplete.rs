//! Suggestions while a command is being typed.

use serenity::all::{
    AutocompleteChoice, CommandInteraction, CreateAutocompleteResponse, CreateInteractionResponse, ResolvedOption,
    ResolvedValue,
};

use super::http::{Body, ReturnAddress};
use super::state::{BotState, Origin};
use crate::command::{in_menu, offer};

const MOST: usize = 25;
const LONGEST: usize = 100;

/// Answers an autocomplete interaction. A late answer is no loss: the person has typed on.
pub(super) async fn complete(bot: &BotState, interaction: &CommandInteraction) {
    let options = interaction.data.options();
    let Some((sub, focused, start)) = focused(&options) else {
        return;
    };
    let Some(command) = in_menu(&interaction.data.name, sub) else { return };
    let Some(kind) = command.option(focused).map(|option| option.kind) else { return };
    let Origin { channel, guild, caller } = Origin::new(
        interaction.channel_id,
        interaction.guild_id,
        &interaction.user,
        interaction.member.as_deref(),
        (&interaction.locale, interaction.guild_locale.as_deref()),
    );
    let mut known = bot.app.known(channel, guild, &caller).await;
    known.command = command.name.to_owned();
    let offers = offer::offers(kind, start, &other_values(&options), &known).into_iter();
    let offers = offers.filter(|offer| short(&offer.word)).take(MOST);
    let choices = offers.map(|offer| AutocompleteChoice::new(shortened(&offer.label), offer.word)).collect();
    let response = CreateAutocompleteResponse::new().set_choices(choices);
    let body = Body::of(&CreateInteractionResponse::Autocomplete(response));
    let to = ReturnAddress::new(interaction.id, interaction.application_id, &interaction.token);
    if let Err(error) = bot.rest.respond(&to, &body).await {
        tracing::debug!(%error, "could not send completions");
    }
}

/// The subcommand, if any, the option under the cursor, and what is typed there so far.
fn focused<'a>(options: &'a [ResolvedOption<'a>]) -> Option<(Option<&'a str>, &'a str, &'a str)> {
    options.iter().find_map(|option| match &option.value {
        ResolvedValue::Autocomplete { value, .. } => Some((None, option.name, *value)),
        ResolvedValue::SubCommand(inner) => focused(inner).map(|(_, name, value)| (Some(option.name), name, value)),
        _ => None,
    })
}

/// The values of the other options so far.
fn other_values(options: &[ResolvedOption<'_>]) -> Vec<(String, String)> {
    let texts = options.iter().flat_map(|option| match &option.value {
        ResolvedValue::String(text) => vec![(option.name.to_owned(), (*text).to_owned())],
        ResolvedValue::SubCommand(inner) => other_values(inner),
        _ => Vec::new(),
    });
    texts.collect()
}

/// Whether Discord accepts a choice of this length.
fn short(offer: &str) -> bool {
    (1..=LONGEST).contains(&offer.encode_utf16().count())
}

/// A text shortened to fit a choice.
fn shortened(text: &str) -> String {
    if short(text) {
        return text.to_owned();
    }
    let mut room = LONGEST - 3;
    let fits = text.chars().take_while(|c| {
        room = room.saturating_sub(c.len_utf16());
        room > 0
    });
    format!("{}...", fits.collect::<String>())
}
