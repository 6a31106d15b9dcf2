//! Logging to standard error without secrets: libraries that handle tokens are limited to warnings regardless of
//! `RUST_LOG`, and anything that looks like a token is redacted from every line.

use std::borrow::Cow;
use std::io::{self, Write};
use std::sync::LazyLock;

use regex::bytes::Regex;
use tokio::sync::broadcast::{Receiver, Sender, channel};
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Metadata, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{EnvFilter, FilterExt, filter_fn};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::Context;
use tracing_subscriber::prelude::*;
use tracing_subscriber::registry::LookupSpan;

use crate::config::LogFormat;

/// The bot's default filter.
pub const BOT_FILTER: &str = "fivefoot=info";
/// The console's default filter: only warnings, because people read its standard error too.
pub const CONSOLE_FILTER: &str = "fivefoot=warn";

/// Crates that log whole requests, tokens included, below the warning level. Matched as prefixes: `hyper` covers
/// `hyper_util`.
const VERBOSE_CRATES: [&str; 8] =
    ["serenity", "reqwest", "hyper", "h2", "rustls", "tungstenite", "tokio_tungstenite", "poise"];

/// Matches a bot token, an interaction token, and an address that contains one.
static SECRETS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let token = r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}";
    // Stops at a quotation mark or a backslash, to keep the rest of a JSON line intact.
    let address = r#"/(?:webhooks|interactions)/\d+/[^/\s"\\]+"#;
    // Interaction tokens are base64 and begin with `interaction:`.
    let interaction = r"aW50ZXJhY3Rpb2[\w=-]{20,}";
    Regex::new(&format!("(?-u){token}|{address}|{interaction}")).ok()
});

const REDACTED: &[u8] = b"[secret]";

/// The module of serenity that warns about closed gateway connections.
const GATEWAY: &str = "serenity::gateway::shard";

/// serenity's warnings about the gateway. Some of it is only said in its log.
static GATEWAY_WARNINGS: LazyLock<Sender<String>> = LazyLock::new(|| channel(64).0);

/// Subscribes to serenity's warnings about the gateway; they arrive once [`start`] was called. Not for people to read.
#[must_use]
pub fn gateway_warnings() -> Receiver<String> {
    GATEWAY_WARNINGS.subscribe()
}

/// Forwards serenity's warnings.
struct Listening;

impl<S: Subscriber> Layer<S> for Listening {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        /// The message among an event's fields.
        struct Message(String);
        impl Visit for Message {
            fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
                if field.name() == "message" {
                    self.0 = format!("{value:?}");
                }
            }
        }
        let mut message = Message(String::new());
        event.record(&mut message);
        // Fails if nobody is listening, which is fine.
        let _ = GATEWAY_WARNINGS.send(message.0);
    }
}

/// Starts logging. `filter` is `RUST_LOG`; if it is missing or cannot be parsed (which is logged), `usual` applies.
pub fn start(filter: Option<&str>, usual: &str, format: LogFormat) {
    let wanted = filter.unwrap_or(usual);
    let (directives, unreadable) = match EnvFilter::try_new(wanted) {
        Ok(directives) => (directives, false),
        Err(_) => (EnvFilter::new(usual), true),
    };
    let coloured = io::IsTerminal::is_terminal(&io::stderr());
    let lines = lines(io::stderr, format, coloured).with_filter(directives.and(filter_fn(may_log)));
    let warns = |metadata: &Metadata<'_>| metadata.target() == GATEWAY && *metadata.level() <= Level::WARN;
    let listening = Listening.with_filter(filter_fn(warns));
    // A second call, as in tests, leaves the first logger in place.
    if tracing_subscriber::registry().with(lines).with(listening).try_init().is_ok() && unreadable {
        tracing::warn!("can't parse RUST_LOG; using {usual}");
    }
    // The default hook would print panics to standard error without redacting them.
    std::panic::set_hook(Box::new(|panic| {
        let at = panic.location().map(ToString::to_string).unwrap_or_default();
        tracing::error!(at, "panicked: {}", panic.payload_as_str().unwrap_or("without a message"));
    }));
}

/// Writes events without secrets, in this format; text is coloured on request.
pub fn lines<S, M>(writer: M, format: LogFormat, coloured: bool) -> Box<dyn Layer<S> + Send + Sync>
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    M: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    let lines = tracing_subscriber::fmt::layer().with_writer(Redacting(writer));
    match format {
        LogFormat::Text => lines.with_ansi(coloured).boxed(),
        LogFormat::Json => lines.json().with_ansi(false).flatten_event(true).with_span_list(false).boxed(),
    }
}

/// Whether this may be logged at all. Applies to spans too: a span formats its fields even if it is not printed.
fn may_log(metadata: &Metadata<'_>) -> bool {
    let verbose = VERBOSE_CRATES.iter().any(|name| metadata.target().starts_with(name));
    !verbose || *metadata.level() <= Level::WARN
}

/// The line without anything that looks like a secret.
#[must_use]
pub fn redacted(line: &[u8]) -> Cow<'_, [u8]> {
    match SECRETS.as_ref() {
        Some(secrets) => secrets.replace_all(line, REDACTED),
        // Cannot happen: a test compiles the pattern. If it did, no line is better than a leak.
        None => Cow::Borrowed(b"[a line not checked for secrets]\n"),
    }
}

/// Makes redacting writers.
struct Redacting<M>(M);

impl<'a, M: MakeWriter<'a>> MakeWriter<'a> for Redacting<M> {
    type Writer = Redactor<M::Writer>;

    fn make_writer(&'a self) -> Self::Writer {
        Redactor(self.0.make_writer())
    }
}

/// Redacts each write. The subscriber formats a whole line and writes it at once, so no secret is split.
struct Redactor<W>(W);

impl<W: Write> Write for Redactor<W> {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        self.0.write_all(&redacted(line))?;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}
