//! Requests to Discord's REST API: bounded in time, retried within bounds, and never logged with their address,
//! because it contains the interaction's token.
//!
//! The bodies are serenity's ([`Body`]), the requests are not. serenity's own requests lose the `retry_after` of a
//! 429, its rate limiter puts the edits of all interactions into one bucket, and its errors contain the address. Answers
//! to interactions are not subject to the shared limits that the rate limiter guards; they are retried during the life of
//! the interaction.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::time::{Duration, SystemTime};

use backon::{ExponentialBuilder, Retryable};
use bytes::Bytes;
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, DATE, RETRY_AFTER};
use reqwest::multipart::{Form, Part};
use reqwest::{Client, RequestBuilder, Response, StatusCode};
use secrecy::{ExposeSecret, SecretString};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use serenity::all::{ApplicationId, CommandId, CreateAttachment, CreateCommand, InteractionId};
use tokio::time::Instant;

use super::restraint::Restraint;
use crate::config::DiscordAccess;

const DISCORD: &str = "https://discord.com";
/// Discord asks for the library's address and version; the rest identifies us.
const AGENT: &str = concat!(
    "DiscordBot (https://github.com/serenity-rs/serenity, 0.12.5) ",
    env!("CARGO_PKG_NAME"),
    "/",
    env!("CARGO_PKG_VERSION")
);
const CONNECT: Duration = Duration::from_secs(3);
const TOTAL: Duration = Duration::from_secs(10);

/// Discord waits three seconds for a first response, by its own clock: one sent within them may still be
/// too late, and one sent later certainly is.
const FIRST_RESPONSE: RetryBudget = RetryBudget { whole: Duration::from_secs(3), attempt: Duration::from_millis(1500) };
/// Discord accepts an edit for a quarter of an hour, but nobody waits that long.
const EDIT: RetryBudget = RetryBudget { whole: Duration::from_secs(60), attempt: TOTAL };
/// One attempt: the caller reports a failure and tries again itself.
const ONCE: RetryBudget = RetryBudget { whole: Duration::ZERO, attempt: Duration::from_secs(5) };
const SET_UP: RetryBudget = RetryBudget { whole: Duration::from_secs(30), attempt: TOTAL };

const JSON: &str = "application/json";
/// Discord's code for a second first response.
const ALREADY_ACKNOWLEDGED: u64 = 40_060;

/// How long a request is retried, and how long one attempt may take.
#[derive(Clone, Copy)]
struct RetryBudget {
    whole: Duration,
    attempt: Duration,
}

/// Why a request did not succeed, in words without an address.
#[derive(Debug, thiserror::Error)]
pub enum RestError {
    /// Discord refused.
    #[error("Discord answered with status {status} and code {code}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's own code; 0 if there was none.
        code: u64,
        /// How long Discord asks us to wait.
        wait: Option<Duration>,
    },
    /// This interaction was answered before.
    #[error("the interaction was answered already")]
    AlreadyAnswered,
    /// Not sent, since Discord has recently refused too many requests.
    #[error("not sent: Discord has refused too many requests in the last minutes")]
    HeldBack,
    /// No answer in time.
    #[error("Discord did not answer in time")]
    Late,
    /// No connection, or one that broke.
    #[error("the connection to Discord failed")]
    Unreachable,
    /// An answer that could not be parsed.
    #[error("Discord's answer was not understood")]
    Unreadable,
}

impl RestError {
    /// Whether a retry of the same request may succeed.
    pub(super) fn is_transient(&self) -> bool {
        match self {
            Self::Refused { status, .. } => *status == 429 || *status >= 500,
            Self::HeldBack | Self::Late | Self::Unreachable => true,
            Self::AlreadyAnswered | Self::Unreadable => false,
        }
    }
}

impl RestError {
    /// Whether Discord rejects the token.
    #[must_use]
    pub fn is_unauthorized(&self) -> bool {
        matches!(self, Self::Refused { status: 401, .. })
    }

    /// A copy of the error, for another request that would have failed the same way.
    pub(super) fn duplicate(&self) -> Self {
        match *self {
            Self::Refused { status, code, wait } => Self::Refused { status, code, wait },
            Self::AlreadyAnswered => Self::AlreadyAnswered,
            Self::HeldBack => Self::HeldBack,
            Self::Late => Self::Late,
            Self::Unreachable => Self::Unreachable,
            Self::Unreadable => Self::Unreadable,
        }
    }
}

impl From<reqwest::Error> for RestError {
    fn from(error: reqwest::Error) -> Self {
        if error.is_timeout() { Self::Late } else { Self::Unreachable }
    }
}

/// A request's payload: JSON, and the files that it lists as its attachments, in order. Every attempt sends the same bytes.
pub(super) struct Body {
    json: Bytes,
    /// By name.
    files: Vec<(String, Bytes)>,
}

impl Body {
    /// A body without attachments.
    pub fn of(builder: &impl Serialize) -> Self {
        // Builders hold strings, numbers and lists, which always serialise.
        Body { json: serde_json::to_vec(builder).unwrap_or_default().into(), files: Vec::new() }
    }

    /// What one of serenity's builders makes. The builders (0.12.5) leave it to serenity's own requests to number the attachments:
    /// each has the number of the first.
    pub fn with_files(builder: &impl Serialize, files: Vec<CreateAttachment>) -> Self {
        let named = |file: CreateAttachment| (file.filename, file.data.into());
        if files.len() < 2 {
            return Body { files: files.into_iter().map(named).collect(), ..Body::of(builder) };
        }
        let mut json = serde_json::to_value(builder).unwrap_or_default();
        let message = if json.get("data").is_some() { &mut json["data"] } else { &mut json };
        let listed = message.get_mut("attachments").and_then(Value::as_array_mut);
        for (number, attachment) in listed.into_iter().flatten().enumerate() {
            attachment["id"] = json!(number);
        }
        Body { files: files.into_iter().map(named).collect(), ..Body::of(&json) }
    }

    /// A deferred response. serenity's builder lists attachments in it, but Discord accepts nothing there but its privacy.
    pub fn deferred(builder: &impl Serialize) -> Self {
        let mut json = serde_json::to_value(builder).unwrap_or_default();
        if let Some(message) = json["data"].as_object_mut() {
            message.remove("attachments");
        }
        Body::of(&json)
    }

    fn attach_to(&self, request: RequestBuilder) -> Result<RequestBuilder, RestError> {
        if self.files.is_empty() {
            return Ok(request.header(CONTENT_TYPE, JSON).body(self.json.clone()));
        }
        let part = |bytes: &Bytes| Part::stream_with_length(bytes.clone(), bytes.len() as u64);
        let mut form = Form::new().part("payload_json", part(&self.json).mime_str(JSON)?);
        for (number, (name, bytes)) in self.files.iter().enumerate() {
            let part = part(bytes).file_name(name.clone()).mime_str(media_type(name))?;
            form = form.part(format!("files[{number}]"), part);
        }
        Ok(request.multipart(form))
    }
}

fn media_type(filename: &str) -> &'static str {
    match filename.rsplit('.').next() {
        Some("png") => "image/png",
        Some("gif") => "image/gif",
        _ => "application/octet-stream",
    }
}

/// Where the answer to an interaction goes.
#[derive(Clone)]
pub(super) struct ReturnAddress {
    pub id: u64,
    pub application: u64,
    pub token: SecretString,
}

impl ReturnAddress {
    pub fn new(id: InteractionId, application: ApplicationId, token: &str) -> Self {
        ReturnAddress { id: id.get(), application: application.get(), token: SecretString::from(token) }
    }
}

/// How many shards Discord recommends, and how many connections it allows.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct ShardAdvice {
    pub shards: u32,
    pub session_start_limit: SessionLimit,
}

/// How many more connections may be opened before the limit is reset.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct SessionLimit {
    pub remaining: u32,
    /// In milliseconds.
    #[serde(default)]
    pub reset_after: u64,
}

/// The client of the REST API.
pub(super) struct Rest {
    /// Shared with serenity, whose own client would wait forever.
    pub client: Client,
    base: String,
    token: SecretString,
    restraint: Restraint,
}

impl Rest {
    pub fn new(access: &DiscordAccess) -> Result<Self, RestError> {
        let mut client = Client::builder().connect_timeout(CONNECT).timeout(TOTAL).user_agent(AGENT);
        if access.api.is_some() {
            // A stand-in on this machine must not be reached through a proxy.
            client = client.no_proxy();
        }
        let base = access.api.clone().unwrap_or_else(|| DISCORD.to_owned());
        let restraint = Restraint::default();
        Ok(Self { client: client.build()?, base, token: access.token.clone(), restraint })
    }

    fn at(&self, path: &str) -> String {
        format!("{}/api/v10/{path}", self.base)
    }

    /// The gateway's address, and with `shards`, how many Discord recommends. Asked for here because serenity would fall back to
    /// Discord's usual address if it got no answer, even in a test. Makes one attempt.
    pub async fn gateway(&self, shards: bool) -> Result<(String, Option<ShardAdvice>), RestError> {
        #[derive(Deserialize)]
        struct Gateway {
            url: String,
            #[serde(flatten)]
            recommended: Option<ShardAdvice>,
        }
        let body = match shards {
            false => self.send_within(ONCE, || self.client.get(self.at("gateway")), None).await?,
            true => self.send_within(ONCE, || self.as_bot("gateway/bot"), None).await?,
        };
        let gateway: Gateway = serde_json::from_slice(&body).map_err(|_| RestError::Unreadable)?;
        Ok((gateway.url, gateway.recommended))
    }

    /// Fetches what Discord has at a path, and its date. Makes one attempt.
    pub async fn look<T: DeserializeOwned>(&self, path: &str) -> Result<(T, Option<SystemTime>), RestError> {
        let response = self.as_bot(path).timeout(ONCE.attempt).send().await?;
        if !response.status().is_success() {
            return Err(refusal(response).await);
        }
        let date = response.headers().get(DATE).and_then(|date| httpdate::parse_http_date(date.to_str().ok()?).ok());
        let body = response.bytes().await?;
        Ok((serde_json::from_slice(&body).map_err(|_| RestError::Unreadable)?, date))
    }

    /// A GET request with the bot's authorization.
    fn as_bot(&self, path: &str) -> RequestBuilder {
        self.client.get(self.at(path)).header(AUTHORIZATION, format!("Bot {}", self.token.expose_secret()))
    }

    /// Replaces the application's commands with these, either those for all servers or those of one, and returns their ids by
    /// first word.
    pub async fn register(
        &self,
        application: u64,
        server: Option<u64>,
        commands: &[CreateCommand],
    ) -> Result<BTreeMap<String, u64>, RestError> {
        /// A command as Discord has registered it.
        #[derive(Deserialize)]
        struct Registered {
            id: CommandId,
            name: String,
        }
        let path = match server {
            Some(server) => self.at(&format!("applications/{application}/guilds/{server}/commands")),
            None => self.at(&format!("applications/{application}/commands")),
        };
        let authorization = format!("Bot {}", self.token.expose_secret());
        let request = || self.client.put(&path).header(AUTHORIZATION, &authorization);
        let body = self.send_within(SET_UP, request, Some(&Body::of(&commands))).await?;
        let registered: Vec<Registered> = serde_json::from_slice(&body).map_err(|_| RestError::Unreadable)?;
        Ok(registered.into_iter().map(|command| (command.name, command.id.get())).collect())
    }

    /// Sends the first response to an interaction, and returns the id of the resulting message, if Discord gives one.
    pub async fn respond(&self, to: &ReturnAddress, body: &Body) -> Result<Option<u64>, RestError> {
        let path = format!("interactions/{}/{}/callback?with_response=true", to.id, to.token.expose_secret());
        let path = self.at(&path);
        let mut attempts = 0_u32;
        let request = || {
            attempts += 1;
            self.client.post(&path)
        };
        match self.send_within(FIRST_RESPONSE, request, Some(body)).await {
            // An earlier attempt of ours arrived, and only Discord's receipt was lost.
            Err(RestError::Refused { code: ALREADY_ACKNOWLEDGED, .. }) if attempts > 1 => {
                Ok(self.original(to).await.unwrap_or_default())
            }
            Err(RestError::Refused { code: ALREADY_ACKNOWLEDGED, .. }) => Err(RestError::AlreadyAnswered),
            other => other.map(|body| created_message(&body)),
        }
    }

    /// The id of the first response's message.
    async fn original(&self, to: &ReturnAddress) -> Result<Option<u64>, RestError> {
        let token = to.token.expose_secret();
        let path = self.at(&format!("webhooks/{}/{token}/messages/@original", to.application));
        let body = self.send_within(FIRST_RESPONSE, || self.client.get(&path), None).await?;
        Ok(message_id(&body))
    }

    /// Replaces a promise with the answer. The interaction's token is authorization enough.
    pub async fn edit(&self, to: &ReturnAddress, body: &Body) -> Result<Option<u64>, RestError> {
        let token = to.token.expose_secret();
        let path = self.at(&format!("webhooks/{}/{token}/messages/@original", to.application));
        let body = self.send_within(EDIT, || self.client.patch(&path), Some(body)).await?;
        Ok(message_id(&body))
    }

    /// Deletes the first response. Makes one attempt: nothing is lost if it stays.
    pub async fn withdraw(&self, to: &ReturnAddress) -> Result<(), RestError> {
        let token = to.token.expose_secret();
        let path = self.at(&format!("webhooks/{}/{token}/messages/@original", to.application));
        self.send_within(ONCE, || self.client.delete(&path), None).await.map(drop)
    }

    /// Sends a further message after the first response.
    pub async fn follow(&self, to: &ReturnAddress, body: &Body) -> Result<Option<u64>, RestError> {
        let path = self.at(&format!("webhooks/{}/{}", to.application, to.token.expose_secret()));
        let body = self.send_within(EDIT, || self.client.post(&path), Some(body)).await?;
        Ok(message_id(&body))
    }

    /// Edits a message of the bot, however old: the life of its interaction does not matter here. People can do without it, so
    /// it is the first kind of request to be skipped while Discord refuses requests.
    pub async fn change(&self, channel: u64, message: u64, body: &Body) -> Result<(), RestError> {
        if !self.restraint.has_spare() {
            return Err(RestError::HeldBack);
        }
        let path = self.at(&format!("channels/{channel}/messages/{message}"));
        let authorization = format!("Bot {}", self.token.expose_secret());
        let request = || self.client.patch(&path).header(AUTHORIZATION, &authorization);
        self.send_within(EDIT, request, Some(body)).await.map(drop)
    }
}

/// A message in Discord's answer, of which only the id is read. Nothing important depends on it.
#[derive(Deserialize)]
struct Posted<'b> {
    #[serde(borrow)]
    id: Cow<'b, str>,
}

impl Posted<'_> {
    fn id(&self) -> Option<u64> {
        self.id.parse().ok()
    }
}

/// The id of the message that Discord answers with.
fn message_id(body: &[u8]) -> Option<u64> {
    serde_json::from_slice::<Posted>(body).ok()?.id()
}

/// The id of the message that a first response has created, if it has.
fn created_message(body: &[u8]) -> Option<u64> {
    #[derive(Deserialize)]
    struct Created<'b> {
        #[serde(borrow)]
        resource: Resource<'b>,
    }
    #[derive(Deserialize)]
    struct Resource<'b> {
        #[serde(borrow)]
        message: Posted<'b>,
    }
    serde_json::from_slice::<Created>(body).ok()?.resource.message.id()
}

impl Rest {
    /// Sends a request until it succeeds, cannot succeed, or its budget is spent.
    async fn send_within(
        &self,
        budget: RetryBudget,
        mut request: impl FnMut() -> RequestBuilder,
        body: Option<&Body>,
    ) -> Result<Bytes, RestError> {
        let end = Instant::now() + budget.whole;
        let pauses = ExponentialBuilder::default()
            .with_min_delay(Duration::from_millis(100))
            .with_max_delay(Duration::from_secs(5))
            .with_jitter()
            .without_max_times();
        let attempt = || {
            let request = request().timeout(budget.attempt);
            let request = match body {
                Some(body) => body.attach_to(request),
                None => Ok(request),
            };
            async move {
                let mut in_flight = self.restraint.acquire(end).await.ok_or(RestError::HeldBack)?;
                let response = request?.send().await?;
                in_flight.record_status(response.status().as_u16());
                if response.status().is_success() {
                    return Ok(response.bytes().await?);
                }
                Err(refusal(response).await)
            }
        };
        attempt
            .retry(pauses)
            .when(RestError::is_transient)
            .adjust(|error, pause| {
                let asked = if let RestError::Refused { wait, .. } = error { *wait } else { None };
                // Discord bans clients that are refused too often, so a short `retry_after` does not lead to more attempts.
                let pause = asked.into_iter().chain(pause).max()?;
                (Instant::now() + pause < end).then_some(pause)
            })
            .await
    }
}

async fn refusal(response: Response) -> RestError {
    /// What Discord says about a refusal. A 429 usually has no code; a proxy's error page has neither.
    #[derive(Default, Deserialize)]
    #[serde(default)]
    struct ErrorBody {
        code: u64,
        retry_after: Option<f64>,
    }
    let status = response.status();
    let header = response.headers().get(RETRY_AFTER).and_then(|after| after.to_str().ok()?.parse::<f64>().ok());
    let body = response.bytes().await.unwrap_or_default();
    let said: ErrorBody = serde_json::from_slice(&body).unwrap_or_default();
    let limited = status == StatusCode::TOO_MANY_REQUESTS;
    let wait = said.retry_after.or(header).filter(|_| limited);
    let wait = wait.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    RestError::Refused { status: status.as_u16(), code: said.code, wait }
}
