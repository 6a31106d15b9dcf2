//! Slash commands, built from the same list that the console reads.
//!
//! poise finds the command that an interaction refers to.

use std::borrow::Cow;

use poise::{ApplicationContext, BoxFuture, Command, CommandParameter, FrameworkError};
use serenity::all::{ResolvedOption, ResolvedValue, Unresolved};

use super::deliver::{self, Label};
use super::download::Attachment;
use super::http::ReturnAddress;
use super::state::{Origin, Shared};
use crate::command::spec::{NONE, Opt, Spec};
use crate::command::{self, Invocation, Reply, SPECS, Upload};
use crate::field::Name;
use crate::say;
use crate::words::TableLocale;

/// The error type that poise asks for. It has no values, since every outcome is a reply.
pub(super) type Never = std::convert::Infallible;

/// The commands as poise looks them up. `registration` describes them.
pub(super) fn tree() -> Vec<Command<Shared, Never>> {
    let mut roots: Vec<Command<Shared, Never>> = Vec::new();
    for spec in SPECS {
        insert_command(&mut roots, spec, spec.in_menu());
    }
    // A client may still show yesterday's menu, and the names used everywhere else are understood too.
    for spec in SPECS {
        insert_command(&mut roots, spec, (spec.name, spec.sub));
    }
    roots
}

/// Adds a command under these words, unless they are taken.
fn insert_command(
    roots: &mut Vec<Command<Shared, Never>>,
    spec: &Spec,
    (first, second): (&'static str, Option<&'static str>),
) {
    let name = Cow::Borrowed(second.unwrap_or(first));
    let leaf = Command {
        qualified_name: name.clone(),
        name,
        slash_action: Some(run),
        parameters: spec.options.iter().map(parameter).collect(),
        ..Command::default()
    };
    let root = roots.iter_mut().find(|root| root.name == first);
    match (root, second) {
        (Some(_), None) => {}
        (None, None) => roots.push(leaf),
        (Some(root), Some(second)) if root.subcommands.iter().any(|leaf| leaf.name == second) => {}
        (Some(root), Some(_)) => root.subcommands.push(leaf),
        (None, Some(_)) => roots.push(Command {
            name: first.into(),
            slash_action: Some(run),
            subcommand_required: true,
            subcommands: vec![leaf],
            ..Command::default()
        }),
    }
}

fn parameter(option: &Opt) -> CommandParameter<Shared, Never> {
    CommandParameter {
        name: option.name.into(),
        name_localizations: Cow::Borrowed(&[]),
        description: None,
        description_localizations: Cow::Borrowed(&[]),
        required: option.required,
        channel_types: None,
        choices: Cow::Borrowed(&[]),
        type_setter: None,
        // Our own event handler answers autocomplete, within its own time limits.
        autocomplete_callback: None,
        __non_exhaustive: (),
    }
}

fn run(ctx: ApplicationContext<'_, Shared, Never>) -> BoxFuture<'_, Result<(), FrameworkError<'_, Shared, Never>>> {
    Box::pin(async move {
        let bot = ctx.framework.user_data.clone();
        let to = ReturnAddress::new(ctx.interaction.id, ctx.interaction.application_id, &ctx.interaction.token);
        let mut words = ctx.command_tree.iter().map(|command| command.name.to_string());
        let (name, sub) = (words.next().unwrap_or_default(), words.next());
        let options = ctx.args.iter().filter_map(option_text).collect();
        let given = Invocation { name, sub, options, files: Vec::new() }.in_own_words();
        let attached: Vec<Attachment> = ctx.args.iter().filter_map(attachment).collect();
        let asked = ctx.interaction;
        let languages = (asked.locale.as_str(), asked.guild_locale.as_deref());
        let origin = Origin::new(asked.channel_id, asked.guild_id, &asked.user, asked.member.as_deref(), languages);
        let spec = given.spec();
        let label = Label {
            party: origin.party(),
            // A client with an outdated list may name a command that no longer exists; the answer says so.
            command: spec.as_ref().map_or_else(|_| "unknown".to_owned(), |spec| spec.words()),
            private: spec.is_ok_and(|spec| spec.private || given.is_read_only(spec)),
            in_place: false,
            opens_modal: given.lacks_lines(),
            pressed: None,
            language: origin.caller.language,
        };
        let mut request = origin.request(asked.id, given);
        request.caller.names.extend(ctx.args.iter().filter_map(mentioned_person));
        let (app, downloads) = (bot.app.clone(), bot.downloads.clone());
        let (words, opens_modal, language) = (label.command.clone(), label.opens_modal, label.language);
        let work = async move {
            if !attached.is_empty()
                && let Some(refusal) = app.refusal(&request).await
            {
                return refusal;
            }
            let upload = if attached.is_empty() { None } else { Some(downloads.begin(request.caller.id).await) };
            if let Some(None) = upload {
                let locale = TableLocale::default().for_reader(language);
                return Reply::error(words, say!("answer-too-many")).in_locale(locale);
            }
            for attachment in attached {
                match downloads.fetch(&attachment).await {
                    Ok(bytes) => request.given.files.push((attachment.option, Upload::new(bytes))),
                    Err(why) => return Reply::error(words, why).in_locale(TableLocale::default().for_reader(language)),
                }
            }
            let reply = if opens_modal { app.ask(&request).await } else { command::answer(&app, request).await };
            drop(upload);
            reply
        };
        deliver::deliver(&bot, &to, label, work).await;
        Ok(())
    })
}

/// An option as the console would read it: as text.
fn option_text(option: &ResolvedOption<'_>) -> Option<(String, String)> {
    let value = match &option.value {
        ResolvedValue::String(text) => (*text).to_owned(),
        ResolvedValue::Integer(number) => number.to_string(),
        ResolvedValue::Number(number) => number.to_string(),
        ResolvedValue::Boolean(flag) => flag.to_string(),
        // Discord cannot offer "nobody", so naming a bot means that: a bot plays no creature and is no GM.
        ResolvedValue::User(user, _) if user.bot => NONE.to_owned(),
        ResolvedValue::User(user, _) => user.id.to_string(),
        ResolvedValue::Role(role) => role.id.to_string(),
        // Outside a server Discord resolves only their ids.
        ResolvedValue::Unresolved(Unresolved::User(id)) => id.to_string(),
        ResolvedValue::Unresolved(Unresolved::RoleId(id)) => id.to_string(),
        ResolvedValue::Attachment(file) => file.filename.clone(),
        _ => return None,
    };
    Some((option.name.to_owned(), value))
}

/// The person that an option names, with the name that the server shows.
fn mentioned_person(option: &ResolvedOption<'_>) -> Option<(u64, Name)> {
    let ResolvedValue::User(user, member) = &option.value else { return None };
    let nick = member.and_then(|member| member.nick.as_deref());
    Some((user.id.get(), Name::near(nick.unwrap_or_else(|| user.display_name()))?))
}

/// An option's file, still to be fetched.
fn attachment(option: &ResolvedOption<'_>) -> Option<Attachment> {
    let ResolvedValue::Attachment(file) = &option.value else { return None };
    Some(Attachment { option: option.name.to_owned(), url: file.url.clone(), size: file.size })
}
