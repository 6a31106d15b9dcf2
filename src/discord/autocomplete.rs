//! Names and words to choose from while a command is being typed.

use serde_json::json;
use serenity::all::{CommandInteraction, ResolvedOption, ResolvedValue};

use super::deliver::return_address;
use super::http::Body;
use super::{Door, Setting};
use crate::command::spec::Kind;
use crate::command::{Names, SPECS, offer};

const COMPLETIONS: u8 = 8;
const MOST: usize = 25;
const LONGEST: usize = 100;

/// Answers an interaction that asks for completions. One that is late is not worth a word: the
/// person has typed on.
pub(super) async fn complete(door: &Door, interaction: &CommandInteraction) {
    let options = interaction.data.options();
    let Some((sub, focused, start)) = focused(&options) else {
        return;
    };
    let choices: Vec<_> = match kind(&interaction.data.name, sub, focused) {
        Some(kind) if kind.names_a_creature() => {
            let asked = Setting::new(
                interaction.channel_id,
                interaction.guild_id,
                &interaction.user,
                interaction.member.as_deref(),
            );
            let Names { own, others } = door.app.names(asked.channel, &asked.caller).await;
            let names = matching(&own, start).into_iter().chain(matching(&others, start)).take(MOST);
            names.map(|name| json!({"name": name, "value": name})).collect()
        }
        Some(kind) => {
            let offers = offer::offers(kind, start, rule(&options)).into_iter();
            let offers = offers.filter(|offer| short(&offer.word)).take(MOST);
            offers.map(|offer| json!({"name": shortened(&offer.told), "value": offer.word})).collect()
        }
        None => Vec::new(),
    };
    let body = Body::Plain(json!({"type": COMPLETIONS, "data": {"choices": choices}}));
    let to = return_address(interaction.id, interaction.application_id, &interaction.token);
    if let Err(trouble) = door.rest.respond(&to, &body).await {
        tracing::debug!(%trouble, "completions could not be delivered");
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

/// What the option `rule` holds, on which the values depend that are offered.
fn rule<'a>(options: &'a [ResolvedOption<'a>]) -> Option<&'a str> {
    options.iter().find_map(|option| match &option.value {
        ResolvedValue::String(text) if option.name == "rule" => Some(*text),
        ResolvedValue::SubCommand(inner) => rule(inner),
        _ => None,
    })
}

fn kind(name: &str, sub: Option<&str>, option: &str) -> Option<Kind> {
    let command = SPECS.iter().find(|spec| spec.name == name && spec.sub == sub)?;
    command.option(option).map(|option| option.kind)
}

/// Whether Discord takes a choice of this length.
fn short(offer: &str) -> bool {
    (1..=LONGEST).contains(&offer.encode_utf16().count())
}

/// A text as Discord shows it for a choice.
fn shortened(told: &str) -> String {
    if short(told) {
        return told.to_owned();
    }
    let mut room = LONGEST - 3;
    let fits = told.chars().take_while(|c| {
        room = room.saturating_sub(c.len_utf16());
        room > 0
    });
    format!("{}...", fits.collect::<String>())
}

/// The names that hold the typed part, in any case: those that begin with it first, then those
/// with words that begin, in this order, with what is typed (`gob k` is Goblin King), then the rest.
fn matching<'a>(names: &'a [String], typed: &str) -> Vec<&'a str> {
    let typed = typed.trim().to_lowercase();
    let rank = |name: &str| {
        let name = name.to_lowercase();
        let mut words = name.split(|c: char| !c.is_alphanumeric());
        let mut in_order = || typed.split_whitespace().all(|part| words.any(|word| word.starts_with(part)));
        match () {
            () if name.starts_with(&typed) => Some(0),
            () if in_order() => Some(1),
            () if name.contains(&typed) => Some(2),
            () => None,
        }
    };
    let mut found: Vec<(u8, &str)> =
        names.iter().filter(|name| short(name)).filter_map(|name| Some((rank(name)?, name.as_str()))).collect();
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, name)| name).take(MOST).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(list: &[&str]) -> Vec<String> {
        list.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn half_a_name_in_any_case_is_enough() {
        let names = names(&["Frogman", "Big Ogre", "Ogre", "Goblin"]);
        assert_eq!(matching(&names, "OG"), ["Ogre", "Big Ogre", "Frogman"]);
        assert_eq!(matching(&names, "lin"), ["Goblin"]);
        assert_eq!(matching(&names, "troll"), [""; 0]);
        assert_eq!(matching(&names, " ").len(), 4);
    }

    #[test]
    fn the_beginnings_of_words_in_their_order_are_enough() {
        let names = names(&["King's Goblin", "Goblin King", "Big Goblin (King)", "Goblin", "Kobold"]);
        assert_eq!(matching(&names, "gob k"), ["Goblin King", "Big Goblin (King)"]);
        assert_eq!(matching(&names, "K  Gob"), ["King's Goblin"]);
        assert_eq!(matching(&names, "gob gob"), [""; 0]);
    }

    #[test]
    fn no_more_than_discord_takes() {
        let many: Vec<String> = (0..60).map(|n| format!("Goblin {n}")).collect();
        assert_eq!(matching(&many, "gob").len(), MOST);
        let long = [String::from("é").repeat(101)];
        assert!(matching(&long, "").is_empty());
    }
}
