//! Slash commands, made from the same list that the console reads.
//!
//! poise finds the command that an interaction means. The registration is written here and not by poise, whose choices
//! are numbers by position: a client with yesterday's list would choose something else than it shows. Here a choice is
//! the word itself.

use std::borrow::Cow;

use poise::{ApplicationContext, BoxFuture, Command, CommandParameter, FrameworkError};
use serenity::all::{
    CommandOptionType, CreateCommand, CreateCommandOption, InstallationContext, InteractionContext, ResolvedOption,
    ResolvedValue, Unresolved,
};

use super::deliver::{self, Label};
use super::download::Attachment;
use super::http::ReturnAddress;
use super::state::{Origin, Shared};
use crate::command::spec::{Kind, NONE, Opt, Spec};
use crate::command::{self, Invocation, Reply, SPECS, Upload, offer};
use crate::field::Name;
use crate::words::{Language, TableLocale};

/// The languages that commands are registered in beside English.
fn locales() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|language| *language != Language::English)
}

/// The error type that poise asks for: there is none, every outcome is a reply.
pub(super) type Never = std::convert::Infallible;

/// The commands as poise looks them up.
pub(super) fn tree() -> Vec<Command<Shared, Never>> {
    let mut roots: Vec<Command<Shared, Never>> = Vec::new();
    for spec in SPECS {
        let parameters = spec.options.iter().map(|option| parameter(spec, option)).collect();
        let name = Cow::Borrowed(spec.sub.unwrap_or(spec.name));
        let leaf = Command {
            qualified_name: name.clone(),
            name,
            description: Some(spec.about().to_string().into()),
            slash_action: Some(run),
            parameters,
            ..Command::default()
        };
        if spec.sub.is_none() {
            roots.push(leaf);
            continue;
        }
        match roots.iter_mut().find(|root| root.name == spec.name) {
            Some(root) => root.subcommands.push(leaf),
            None => roots.push(Command {
                name: spec.name.into(),
                slash_action: Some(run),
                subcommand_required: true,
                subcommands: vec![leaf],
                ..Command::default()
            }),
        }
    }
    roots
}

fn parameter(spec: &Spec, option: &Opt) -> CommandParameter<Shared, Never> {
    CommandParameter {
        name: option.name.into(),
        name_localizations: Cow::Borrowed(&[]),
        description: Some(spec.about_option(option.name).to_string().into()),
        description_localizations: Cow::Borrowed(&[]),
        required: option.required,
        channel_types: None,
        choices: Cow::Borrowed(&[]),
        type_setter: None,
        // Autocomplete is answered by our own event handler, within our own time limits.
        autocomplete_callback: None,
        __non_exhaustive: (),
    }
}

/// The commands as they are registered with Discord.
pub(super) fn registration() -> Vec<CreateCommand> {
    let firsts =
        SPECS.iter().enumerate().filter(|(at, spec)| !SPECS[..*at].iter().any(|other| other.name == spec.name));
    firsts.map(|(_, spec)| registered(spec.name)).collect()
}

fn registered(name: &'static str) -> CreateCommand {
    let family = || SPECS.iter().filter(move |spec| spec.name == name);
    let mut command = CreateCommand::new(name)
        .integration_types(vec![InstallationContext::Guild])
        .contexts(vec![InteractionContext::Guild, InteractionContext::BotDm]);
    for (language, called) in translations(|language| language.command_name(name)) {
        command = command.name_localized(language.code(), called);
    }
    if let Some(alone) = family().find(|spec| spec.sub.is_none()) {
        for (language, text) in translations(|language| language.command(name)) {
            command = command.description_localized(language.code(), text);
        }
        return command.description(alone.about().to_string()).set_options(options(alone));
    }
    for (language, text) in translations(|language| language.family(name)) {
        command = command.description_localized(language.code(), text);
    }
    let leaves = family().map(|spec| {
        let sub = spec.sub.unwrap_or_default();
        let leaf = CreateCommandOption::new(CommandOptionType::SubCommand, sub, spec.about().to_string());
        let called = |language: Language| language.sub_name(name, sub);
        let leaf = localized(leaf, called, |language| language.command(&spec.words()));
        leaf.set_sub_options(options(spec))
    });
    let about = Language::English.family(name).unwrap_or_else(|| name.to_owned());
    command.description(about).set_options(leaves.collect())
}

/// A text in each language beside English that has it.
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
        // A length may be `40ft`, so it is a text too.
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

fn run(ctx: ApplicationContext<'_, Shared, Never>) -> BoxFuture<'_, Result<(), FrameworkError<'_, Shared, Never>>> {
    Box::pin(async move {
        let bot = ctx.framework.user_data.clone();
        let to = ReturnAddress::new(ctx.interaction.id, ctx.interaction.application_id, &ctx.interaction.token);
        let mut words = ctx.command_tree.iter().map(|command| command.name.to_string());
        let given = Invocation {
            name: words.next().unwrap_or_default(),
            sub: words.next(),
            options: ctx.args.iter().filter_map(given).collect(),
            files: Vec::new(),
        };
        let attached: Vec<Attachment> = ctx.args.iter().filter_map(attachment).collect();
        let asked = ctx.interaction;
        let languages = (asked.locale.as_str(), asked.guild_locale.as_deref());
        let origin = Origin::new(asked.channel_id, asked.guild_id, &asked.user, asked.member.as_deref(), languages);
        let spec = given.spec();
        let label = Label {
            party: origin.party(),
            // A client with an outdated list may name a command that is gone; the answer says so.
            command: spec.as_ref().map_or_else(|_| "unknown".to_owned(), |spec| spec.words()),
            private: spec.is_ok_and(|spec| spec.private || given.is_thinking(spec)),
            in_place: false,
            opens_modal: given.lacks_lines(),
            language: origin.caller.language,
        };
        let mut request = origin.request(asked.id, given);
        request.caller.names.extend(ctx.args.iter().filter_map(called));
        let (app, downloads) = (bot.app.clone(), bot.downloads.clone());
        let (words, opens_modal, language) = (label.command.clone(), label.opens_modal, label.language);
        let work = async move {
            for attachment in attached {
                match downloads.fetch(&attachment).await {
                    Ok(bytes) => request.given.files.push((attachment.option, Upload::new(bytes))),
                    Err(why) => return Reply::error(words, why).in_locale(TableLocale::default().for_reader(language)),
                }
            }
            if opens_modal { app.ask(&request).await } else { command::answer(&app, request).await }
        };
        deliver::deliver(&bot, &to, label, work).await;
        Ok(())
    })
}

/// An option as the console would read it: words.
fn given(option: &ResolvedOption<'_>) -> Option<(String, String)> {
    let value = match &option.value {
        ResolvedValue::String(text) => (*text).to_owned(),
        ResolvedValue::Integer(number) => number.to_string(),
        ResolvedValue::Number(number) => number.to_string(),
        ResolvedValue::Boolean(flag) => flag.to_string(),
        // Discord cannot offer "nobody", so a bot stands for it: it plays no creature and is no GM.
        ResolvedValue::User(user, _) if user.bot => NONE.to_owned(),
        ResolvedValue::User(user, _) => user.id.to_string(),
        ResolvedValue::Role(role) => role.id.to_string(),
        // Outside a server Discord says no more of them.
        ResolvedValue::Unresolved(Unresolved::User(id)) => id.to_string(),
        ResolvedValue::Unresolved(Unresolved::RoleId(id)) => id.to_string(),
        ResolvedValue::Attachment(file) => file.filename.clone(),
        _ => return None,
    };
    Some((option.name.to_owned(), value))
}

/// The person whom an option names, by the name that the server shows.
fn called(option: &ResolvedOption<'_>) -> Option<(u64, Name)> {
    let ResolvedValue::User(user, member) = &option.value else { return None };
    let nick = member.and_then(|member| member.nick.as_deref());
    Some((user.id.get(), Name::near(nick.unwrap_or_else(|| user.display_name()))?))
}

/// A file that an option brings, to be fetched.
fn attachment(option: &ResolvedOption<'_>) -> Option<Attachment> {
    let ResolvedValue::Attachment(file) = &option.value else { return None };
    Some(Attachment { option: option.name.to_owned(), url: file.url.clone(), size: file.size })
}
