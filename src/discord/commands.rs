//! Slash commands, made from the same list that the console reads.
//!
//! poise finds the command that an interaction means. What Discord is told about the commands is
//! written here and not by poise, whose choices are numbers by position: a client with yesterday's
//! list would choose something else than it shows. Here a choice is the word itself.

use std::borrow::Cow;

use poise::{ApplicationContext, BoxFuture, Command, CommandParameter, FrameworkError};
use serenity::all::{
    CommandOptionType, CreateCommand, CreateCommandOption, InstallationContext, InteractionContext, ResolvedOption,
    ResolvedValue,
};

use super::deliver::{self, Label};
use super::{Setting, Shared};
use crate::command::spec::{Kind, Opt, Spec};
use crate::command::{self, Given, SPECS, offer};

/// What poise hands around as an error: there is none, every outcome is a reply.
pub(super) type Never = std::convert::Infallible;

/// The commands as poise looks them up.
pub(super) fn tree() -> Vec<Command<Shared, Never>> {
    let mut roots: Vec<Command<Shared, Never>> = Vec::new();
    for spec in SPECS {
        let parameters = spec.options.iter().map(parameter).collect();
        let name = Cow::Borrowed(spec.sub.unwrap_or(spec.name));
        let leaf = Command {
            qualified_name: name.clone(),
            name,
            description: Some(spec.about.into()),
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

fn parameter(option: &Opt) -> CommandParameter<Shared, Never> {
    CommandParameter {
        name: option.name.into(),
        name_localizations: Cow::Borrowed(&[]),
        description: Some(option.about.into()),
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

/// The commands as Discord is told about them.
pub(super) fn registration() -> Vec<CreateCommand> {
    let firsts =
        SPECS.iter().enumerate().filter(|(at, spec)| !SPECS[..*at].iter().any(|other| other.name == spec.name));
    firsts.map(|(_, spec)| registered(spec.name)).collect()
}

fn registered(name: &'static str) -> CreateCommand {
    let family = || SPECS.iter().filter(move |spec| spec.name == name);
    let command = CreateCommand::new(name)
        .integration_types(vec![InstallationContext::Guild])
        .contexts(vec![InteractionContext::Guild, InteractionContext::BotDm]);
    if let Some(alone) = family().find(|spec| spec.sub.is_none()) {
        return command.description(alone.about).set_options(options(alone));
    }
    let subs: Vec<&str> = family().filter_map(|spec| spec.sub).collect();
    let leaves = family().map(|spec| {
        CreateCommandOption::new(CommandOptionType::SubCommand, spec.sub.unwrap_or_default(), spec.about)
            .set_sub_options(options(spec))
    });
    command.description(format!("{name}: {}", subs.join(", "))).set_options(leaves.collect())
}

fn options(spec: &Spec) -> Vec<CreateCommandOption> {
    spec.on_discord().map(option).collect()
}

fn option(option: &Opt) -> CreateCommandOption {
    let kind = match option.kind {
        Kind::Whole(..) | Kind::Number(..) => CommandOptionType::Integer,
        Kind::Flag => CommandOptionType::Boolean,
        // A length may be `40ft`, so it is a text too.
        _ => CommandOptionType::String,
    };
    let builder = CreateCommandOption::new(kind, option.name, option.about).required(option.required);
    match option.kind {
        Kind::Whole(least, most) => builder.min_int_value(least.into()).max_int_value(most.into()),
        Kind::Choice(words) => words.iter().fold(builder, |builder, word| builder.add_string_choice(*word, *word)),
        kind => builder.set_autocomplete(offer::are_for(kind)),
    }
}

fn run(ctx: ApplicationContext<'_, Shared, Never>) -> BoxFuture<'_, Result<(), FrameworkError<'_, Shared, Never>>> {
    Box::pin(async move {
        let door = ctx.framework.user_data.clone();
        let to = deliver::return_address(ctx.interaction.id, ctx.interaction.application_id, &ctx.interaction.token);
        let mut words = ctx.command_tree.iter().map(|command| command.name.to_string());
        let given = Given {
            name: words.next().unwrap_or_default(),
            sub: words.next(),
            options: ctx.args.iter().filter_map(given).collect(),
        };
        let asked = ctx.interaction;
        let setting = Setting::new(asked.channel_id, asked.guild_id, &asked.user, asked.member.as_deref());
        let spec = given.spec();
        let label = Label {
            channel: setting.channel,
            // A client with an outdated list may name what is none; the answer says so.
            command: spec.as_ref().map_or_else(|_| "unknown".to_owned(), |spec| spec.words()),
            private: spec.is_ok_and(|spec| spec.private),
        };
        let request = setting.request(asked.id, given);
        let app = door.app.clone();
        deliver::deliver(&door, &to, label, async move { command::answer(&app, request).await }).await;
        Ok(())
    })
}

/// An option as the console would have it: words.
fn given(option: &ResolvedOption<'_>) -> Option<(String, String)> {
    let value = match &option.value {
        ResolvedValue::String(text) => (*text).to_owned(),
        ResolvedValue::Integer(number) => number.to_string(),
        ResolvedValue::Number(number) => number.to_string(),
        ResolvedValue::Boolean(flag) => flag.to_string(),
        _ => return None,
    };
    Some((option.name.to_owned(), value))
}
