//! What is registered with Discord: commands common to every rulebook for all servers, the others where they are played.
//!
//! We register the commands ourselves because poise's choices are numbers by position: a client with yesterday's list
//! would send a different choice than it shows. Here a choice is the word itself.
//!
//! A first word is registered once for all servers if every rulebook has all of its commands. The others are registered for
//! each server, with the commands of the rulebooks in play there, and for direct messages with all of them, since those
//! belong to no server.

use serenity::all::{
    CommandOptionType, CreateCommand, CreateCommandOption, InstallationContext, InteractionContext, Permissions,
};

use crate::command::spec::{Kind, Opt, Right, Spec};
use crate::command::{SPECS, offer};
use crate::words::Language;

/// The languages that commands are registered in beside English.
fn locales() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|language| *language != Language::English)
}

/// Who sees the GM's commands until the server decides otherwise: members who hold the GM's rights there.
const GM: Permissions = Permissions::MANAGE_GUILD;

/// The first words of the menu, in order.
fn first_words() -> impl Iterator<Item = &'static str> {
    let first = |spec: &Spec| spec.in_menu().0;
    SPECS
        .iter()
        .enumerate()
        .filter(move |(at, spec)| !SPECS[..*at].iter().any(|other| first(other) == first(spec)))
        .map(move |(_, spec)| first(spec))
}

fn family(first: &'static str) -> impl Iterator<Item = &'static Spec> {
    SPECS.iter().filter(move |spec| spec.in_menu().0 == first)
}

/// Whether every rulebook has all of a first word's commands.
pub(super) fn is_global(first: &str) -> bool {
    SPECS.iter().filter(|spec| spec.in_menu().0 == first).all(Spec::is_in_every_book)
}

/// What is registered once for all servers.
pub(super) fn global_commands() -> Vec<CreateCommand> {
    let all = first_words().filter_map(|first| {
        let contexts = match is_global(first) {
            true => vec![InteractionContext::Guild, InteractionContext::BotDm],
            false => vec![InteractionContext::BotDm],
        };
        let command = registered(first, |_| true)?;
        Some(command.integration_types(vec![InstallationContext::Guild]).contexts(contexts))
    });
    all.collect()
}

/// What is registered in addition for a server whose tables play by these rulebooks.
pub(super) fn server_commands(books: &[String]) -> Vec<CreateCommand> {
    let in_play = |spec: &Spec| books.iter().any(|book| spec.is_in(book));
    first_words().filter(|first| !is_global(first)).filter_map(|first| registered(first, in_play)).collect()
}

/// Whether a menu is the GM's: some of its commands are for the GM, and none is for players.
fn is_for_the_gm(first: &'static str) -> bool {
    let gms = |spec: &Spec| matches!(spec.right, Right::Gm | Right::Keeper);
    family(first).any(gms) && family(first).all(|spec| gms(spec) || spec.right == Right::Everybody)
}

/// A first word with those of its commands that are wanted; `None` if there are none.
fn registered(name: &'static str, wanted: impl Fn(&Spec) -> bool) -> Option<CreateCommand> {
    let wanted: Vec<&Spec> = family(name).filter(|spec| wanted(spec)).collect();
    let first = wanted.first()?;
    let mut command = CreateCommand::new(name);
    if is_for_the_gm(name) {
        command = command.default_member_permissions(GM);
    }
    for (language, called) in translations(|language| language.command_name(name)) {
        command = command.name_localized(language.code(), called);
    }
    if first.in_menu().1.is_none() {
        for (language, text) in translations(|language| language.command(&first.words())) {
            command = command.description_localized(language.code(), text);
        }
        return Some(command.description(first.about().to_string()).set_options(options(first)));
    }
    for (language, text) in translations(|language| language.family(name)) {
        command = command.description_localized(language.code(), text);
    }
    let leaves = wanted.iter().map(|spec| {
        let sub = spec.in_menu().1.unwrap_or_default();
        let leaf = CreateCommandOption::new(CommandOptionType::SubCommand, sub, spec.about().to_string());
        let called = |language: Language| language.sub_name(name, sub);
        let leaf = localized(leaf, called, |language| language.command(&spec.words()));
        leaf.set_sub_options(options(spec))
    });
    let about = Language::English.family(name).unwrap_or_else(|| name.to_owned());
    Some(command.description(about).set_options(leaves.collect()))
}

/// A text in each language except English that has it.
fn translations(say: impl Fn(Language) -> Option<String>) -> impl Iterator<Item = (Language, String)> {
    locales().filter_map(move |language| Some((language, say(language)?)))
}

/// An option or a subcommand with its names and descriptions in every language.
fn localized(
    builder: CreateCommandOption,
    called: impl Fn(Language) -> Option<String>,
    about: impl Fn(Language) -> Option<String>,
) -> CreateCommandOption {
    let builder =
        translations(called).fold(builder, |builder, (language, name)| builder.name_localized(language.code(), name));
    translations(about)
        .fold(builder, |builder, (language, about)| builder.description_localized(language.code(), about))
}

fn options(spec: &Spec) -> Vec<CreateCommandOption> {
    let words = spec.words();
    let named = |opt: &Opt| {
        let called = |language: Language| language.option_name(&words, opt.name);
        localized(option(spec, opt), called, |language| language.option(&words, opt.name))
    };
    spec.on_discord().map(named).collect()
}

fn option(spec: &Spec, option: &Opt) -> CreateCommandOption {
    let kind = match option.kind {
        Kind::Whole(..) | Kind::Number(..) => CommandOptionType::Integer,
        Kind::Flag => CommandOptionType::Boolean,
        Kind::Person => CommandOptionType::User,
        Kind::Role => CommandOptionType::Role,
        Kind::File => CommandOptionType::Attachment,
        // A length may be `40ft`, so it is text too.
        _ => CommandOptionType::String,
    };
    let builder = CreateCommandOption::new(kind, option.name, spec.about_option(option.name).to_string())
        .required(option.required && option.kind != Kind::Lines);
    match option.kind {
        Kind::Whole(least, most) => builder.min_int_value(least.into()).max_int_value(most.into()),
        Kind::File => builder,
        Kind::Choice(words) => words.iter().fold(builder, |builder, word| {
            let called = |language: Language| Some((language.code(), language.choice_name(option.name, word)?));
            builder.add_string_choice_localized(*word, *word, locales().filter_map(called))
        }),
        kind => builder.set_autocomplete(offer::are_for(kind)),
    }
}
