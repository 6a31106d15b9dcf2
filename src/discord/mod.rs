//! Discord: the only folder that knows serenity and poise.
//!
//! A slash command, a pressed button and a submitted modal become the same request that the console makes, and
//! the reply becomes one message. Nothing is remembered here between two interactions: the id of a button or a modal
//! names a row in the database, so it works after a restart, and a made-up one means nothing.
//!
//! In: `registration` turns `command::SPECS`, which the console reads too, into Discord's commands, leaving out options that are
//! shorthand for part of another one, since a command has room for 25; `menu` keeps each server's list of commands; `commands`,
//! `autocomplete`, `buttons` and `forms` answer what comes in.
//! Out: `rendered` makes a reply a `message`, `modal` a form, `deliver` decides which request carries it and when,
//! and `http` sends it.
//! Besides: `operator` is what the person who runs the bot sees of it, `markdown` makes commands clickable and names people,
//! `escape` shows what people typed literally, `download` fetches attachments from Discord's own
//! hosts only, `restraint` keeps the bot far from Discord's ban, `closing` notices when Discord wants no new connection,
//! `retention` forgets expired data, and `shutdown` waits for the commands in flight.

mod autocomplete;
mod boards;
mod buttons;
mod closing;
mod commands;
mod deliver;
mod download;
mod escape;
mod forms;
mod http;
mod markdown;
mod menu;
mod message;
mod modal;
mod operator;
mod registration;
mod rendered;
mod restraint;
mod retention;
mod shutdown;
mod state;

use std::sync::Arc;
use std::time::{Duration, Instant};

use poise::{BoxFuture, Framework, FrameworkContext, FrameworkError, FrameworkOptions};
use secrecy::ExposeSecret;
use serenity::all::{Client, ClientBuilder, FullEvent, GatewayError, GatewayIntents, HttpBuilder, Interaction};
use tokio::net::TcpListener;
use tokio::sync::mpsc::{self, UnboundedReceiver};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::command::App;
use crate::config::{DiscordAccess, Shards};
use crate::logging;
use crate::say;
use crate::watch;
use crate::words::Language;
use boards::Boards;
use commands::Never;
pub use deliver::is_in_sight;
pub use download::Downloads;
pub use escape::{cut, cut_to_lines, escape, pages};
pub use http::RestError;
use http::{Rest, ReturnAddress};
use menu::Menus;
pub use operator::{Account, Checkup, Server, Sessions, application, application_of, check_up, link};
use operator::{Operator, ShardRange, Watching};
pub use restraint::Slots;
use shutdown::Signals;
use state::{BotState, Shared};

/// Why the bot could not start, or stopped unasked.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The token is invalid, or was revoked.
    #[error(
        "Discord rejected DISCORD_TOKEN. It may have been reset, or it isn't a bot token: \
         copy it from the \"Bot\" page of your application at https://discord.com/developers/applications"
    )]
    TokenRefused,
    /// Discord allows no more connections for now.
    #[error(
        "Discord allows {remaining} more gateway connections in the next {minutes} minutes, and {shards} shards are to be \
         opened: wait, and look for what restarts the bot so often"
    )]
    NoSessions {
        /// How many are left.
        remaining: u32,
        /// In how many minutes there will be more.
        minutes: u64,
        /// How many are needed.
        shards: u32,
    },
    /// `DISCORD_SHARD_RANGE` exceeds the existing shards.
    #[error("DISCORD_SHARD_RANGE ends with shard {last}, and there are {of}, counted from 0: expected at most {}", of - 1)]
    NoSuchShards {
        /// The last of the range.
        last: u32,
        /// How many shards there are.
        of: u32,
    },
    /// Discord could not be reached, or rejected the commands.
    #[error("{step}: {error}")]
    SetUp {
        /// What was being done.
        step: &'static str,
        /// What went wrong.
        error: RestError,
    },
    /// The gateway closed for good.
    #[error("lost the connection to Discord's gateway: {0}")]
    Gateway(String),
    /// The operating system refused something.
    #[error("the system refused what the bot needs: {0}")]
    System(#[from] std::io::Error),
}

/// The longest pause between attempts to reach Discord.
const MAX_RETRY_PAUSE: Duration = Duration::from_secs(5);

/// The pause that Discord requires between two connections of a bot.
const BETWEEN_CONNECTIONS: Duration = Duration::from_secs(5);
/// How long to wait for other processes to connect: one that cannot must not hold up the others forever.
const OTHERS_CONNECT: Duration = Duration::from_secs(120);
/// How often to check the progress of other processes.
const LOOK_AGAIN: Duration = Duration::from_millis(250);

/// Runs the bot until a signal asks it to stop, then waits for the commands in flight. Meanwhile it can be monitored
/// through `watched`, if given.
///
/// The caller closes the store afterwards.
///
/// # Errors
/// If it could not start, or the gateway closed for good.
pub async fn run(app: App, access: &DiscordAccess, watched: Option<TcpListener>) -> Result<(), Failure> {
    let app = app.drawing();
    let mut signals = Signals::listen()?;
    let (failed, mut failure) = mpsc::channel(1);
    let operator = Arc::new(Operator::new(app.clone()));
    if let Some(listener) = watched {
        let address = listener.local_addr()?;
        tracing::info!(%address, "can be watched");
        // It serves until the process ends, even while the bot waits for Discord.
        tokio::spawn(watch::serve(listener, Watching(operator.clone())));
    }
    let (bot, client, opened, servers) = tokio::select! {
        set_up = set_up(app, operator, access, failed) => set_up?,
        // Nothing is in flight yet, so there is nothing to wait for.
        () = signals.received() => return Ok(()),
    };
    let shards = client.shard_manager.clone();
    bot.operator.gateway.set_shards(opened, shards.clone());
    let warnings = logging::gateway_warnings();
    let mut connection = tokio::spawn(connect(bot.clone(), client, opened));
    let forgetting = tokio::spawn(retention::sweep(bot.app.clone()));
    let keeper = bot.clone();
    let menus = tokio::spawn(async move { menu::register_queued(&keeper, servers).await });

    let mut open = Some(&*shards);
    let ended = tokio::select! {
        ended = &mut connection => Err(gateway_failure(ended.unwrap_or(Ok(())))),
        reason = closing::wait_for_final_close(warnings) => {
            // serenity would wait forever for the end of a connection that has already ended.
            open = None;
            Err(Failure::Gateway(reason.to_owned()))
        }
        Some(error) = failure.recv() => Err(refused("Discord did not take the list of commands", error)),
        () = signals.received() => Ok(()),
    };
    shutdown::drain(&bot, open, signals).await;
    connection.abort();
    forgetting.abort();
    menus.abort();
    ended
}

/// Opens the connections once no other process that shares the database is opening its own: Discord requires five seconds
/// between any two of a bot's. Within one process serenity observes that.
async fn connect(bot: Shared, mut client: Client, opened: ShardRange) -> Result<(), serenity::Error> {
    let begun = Instant::now();
    while begun.elapsed() < OTHERS_CONNECT && !bot.app.claim_connecting().await {
        tokio::time::sleep(LOOK_AGAIN).await;
    }
    tokio::spawn(async move {
        while !bot.operator.gateway.is_complete() {
            tokio::time::sleep(LOOK_AGAIN).await;
        }
        tokio::time::sleep(BETWEEN_CONNECTIONS).await;
        bot.app.release_connecting().await;
    });
    let ShardRange { first, last, of } = opened;
    // In serenity the end of the range is inclusive.
    client.start_shard_range(first..last, of).await
}

/// The failure for a request that Discord refused.
fn refused(step: &'static str, error: RestError) -> Failure {
    if error.is_unauthorized() { Failure::TokenRefused } else { Failure::SetUp { step, error } }
}

/// The gateway's address, and how many connections to open. While Discord cannot be reached, it logs that and keeps trying.
async fn find_gateway(rest: &Rest, shards: Shards) -> Result<(String, u32), Failure> {
    let mut pause = Duration::from_millis(100);
    let mut said: Option<Instant> = None;
    let (url, recommended) = loop {
        match rest.gateway(shards == Shards::Auto).await {
            Ok(found) => break found,
            Err(error) if error.is_transient() => {
                if said.is_none_or(|at| at.elapsed() >= MAX_RETRY_PAUSE) {
                    tracing::warn!(%error, "Discord could not be reached; trying again every few seconds");
                    said = Some(Instant::now());
                }
                let asked = if let RestError::Refused { wait, .. } = error { wait } else { None };
                tokio::time::sleep(asked.unwrap_or_default().max(pause)).await;
                pause = MAX_RETRY_PAUSE.min(2 * pause);
            }
            Err(error) => return Err(refused("Discord could not be reached", error)),
        }
    };
    let count = match (shards, recommended) {
        (Shards::Count(count), _) => count,
        (Shards::Auto, Some(recommended)) => {
            let (shards, limit) = (recommended.shards.max(1), recommended.session_start_limit);
            if limit.remaining < shards {
                let (remaining, minutes) = (limit.remaining, limit.reset_after.div_ceil(60_000));
                return Err(Failure::NoSessions { remaining, minutes, shards });
            }
            shards
        }
        (Shards::Auto, None) => return Err(refused("Discord recommended no shards", RestError::Unreadable)),
    };
    Ok((url, count))
}

/// The shards that this process opens. Several processes may share them.
fn shard_range(range: Option<(u32, u32)>, of: u32) -> Result<ShardRange, Failure> {
    let (first, last) = range.unwrap_or((0, of.saturating_sub(1)));
    if last < of { Ok(ShardRange { first, last, of }) } else { Err(Failure::NoSuchShards { last, of }) }
}

/// Finds the gateway and prepares everything to connect to it.
async fn set_up(
    app: App,
    operator: Arc<Operator>,
    access: &DiscordAccess,
    failed: mpsc::Sender<RestError>,
) -> Result<(Shared, Client, ShardRange, UnboundedReceiver<u64>), Failure> {
    let connecting = |error| Failure::SetUp { step: "Discord could not be reached", error };
    let rest = Rest::new(access).map_err(connecting)?;
    let (gateway, count) = find_gateway(&rest, access.shards).await?;
    let opened = shard_range(access.shard_range, count)?;
    let work = TaskTracker::new();
    let downloads = Downloads::new(access.api.as_deref()).map_err(|error| connecting(error.into()))?;
    let (menus, servers) = Menus::new();
    let (menus, boards, closing) = (Arc::new(menus), Boards::default(), CancellationToken::new());
    let bot = Arc::new(BotState { app, rest, downloads, boards, menus, operator, work, closing });
    let client = client(&bot, access, failed).await?;
    client.ws_url.lock().await.clone_from(&gateway);
    Ok((bot, client, opened, servers))
}

async fn client(bot: &Shared, access: &DiscordAccess, failed: mpsc::Sender<RestError>) -> Result<Client, Failure> {
    let options = FrameworkOptions {
        commands: commands::tree(),
        on_error,
        event_handler: |framework, event| Box::pin(other_event(framework, event)),
        ..FrameworkOptions::default()
    };
    let user_data = bot.clone();
    let framework = Framework::builder()
        .initialize_owners(false)
        .options(options)
        .setup(move |_, ready, _| {
            Box::pin(async move {
                match menu::register_for_all(&user_data, ready.application.id.get()).await {
                    Ok(ids) => {
                        user_data.menus.set_global_ids(ids);
                        user_data.operator.gateway.mark_commands_registered();
                    }
                    // poise would go on without ever handling anything, so the bot stops instead.
                    Err(error) => drop(failed.send(error).await),
                }
                Ok(user_data)
            })
        })
        .build();

    // serenity's rate limiter ignores a stand-in's address, and is not used for interactions.
    let mut http =
        HttpBuilder::new(access.token.expose_secret()).client(bot.rest.client.clone()).ratelimiter_disabled(true);
    if let Some(api) = &access.api {
        http = http.proxy(api);
    }
    ClientBuilder::new_with_http(http.build(), GatewayIntents::GUILDS)
        .framework(framework)
        .await
        .map_err(|error| gateway_failure(Err(error)))
}

/// Uses our own words: the text of a serenity error may hold an address with a token.
fn gateway_failure(ended: Result<(), serenity::Error>) -> Failure {
    match ended {
        Err(serenity::Error::Gateway(GatewayError::InvalidAuthentication)) => Failure::TokenRefused,
        Err(serenity::Error::Gateway(error)) => Failure::Gateway(error.to_string()),
        Err(_) => Failure::Gateway("could not open it".to_owned()),
        Ok(()) => Failure::Gateway("it was closed".to_owned()),
    }
}

/// Handles whatever poise does not dispatch itself.
async fn other_event(framework: FrameworkContext<'_, Shared, Never>, event: &FullEvent) -> Result<(), Never> {
    match event {
        FullEvent::InteractionCreate { interaction: Interaction::Autocomplete(interaction) } => {
            autocomplete::complete(framework.user_data, interaction).await;
        }
        FullEvent::InteractionCreate { interaction: Interaction::Component(interaction) } => {
            buttons::press(framework.user_data.clone(), interaction).await;
        }
        FullEvent::InteractionCreate { interaction: Interaction::Modal(interaction) } => {
            forms::submit(framework.user_data.clone(), interaction).await;
        }
        FullEvent::Resume { .. } => tracing::info!("resumed"),
        event => {
            let bot = framework.user_data;
            let shard = framework.serenity_context.shard_id.0;
            retention::on_event(&bot.app, &bot.operator.gateway, shard, event).await;
            menus_on_event(&bot.menus, event);
        }
    }
    Ok(())
}

/// Queues a server's menu for registration when the bot learns of the server, and when a deleted channel may have held a table.
fn menus_on_event(menus: &Menus, event: &FullEvent) {
    match event {
        FullEvent::Ready { data_about_bot } => menus.set_application(data_about_bot.application.id.get()),
        FullEvent::GuildCreate { guild, .. } => menus.queue_registration(guild.id.get()),
        FullEvent::ChannelDelete { channel, .. } => menus.queue_registration(channel.guild_id.get()),
        FullEvent::ThreadDelete { thread, .. } => menus.queue_registration(thread.guild_id.get()),
        _ => {}
    }
}

fn on_error(error: FrameworkError<'_, Shared, Never>) -> BoxFuture<'_, ()> {
    Box::pin(async move {
        let (framework, interaction) = match error {
            FrameworkError::UnknownInteraction { framework, interaction, .. } => (framework, interaction),
            FrameworkError::CommandPanic { .. } => return tracing::error!("an event handler panicked"),
            // The others concern features that this bot does not use; their text may hold a token.
            _ => return tracing::error!("poise could not dispatch an interaction"),
        };
        let to = ReturnAddress::new(interaction.id, interaction.application_id, &interaction.token);
        let language = Language::of(&interaction.locale);
        deliver::send_private(framework.user_data, &to, language, say!("door-unknown-command")).await;
    })
}
