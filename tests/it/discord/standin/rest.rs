//! The REST half: only the routes that the bot needs. Any other route fails the test.

use std::collections::HashSet;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest, Multipart, Path, Request, State as Shared};
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, patch, post, put};
use serde_json::{Value, json};

use super::events::{APPLICATION, GUILD};
use super::rules::{self, Carrier, Upload};
use super::state::{Changed, Fault, Letter, Mailbox, Request as Asked, State};
use super::{account, gateway, talk};

const COMMAND: u8 = 2;
const COMPONENT: u8 = 3;
const AUTOCOMPLETE: u8 = 4;
const MODAL: u8 = 5;

pub fn router(state: Arc<State>) -> Router {
    Router::new()
        .route("/gateway", get(gateway::connect))
        .route("/api/v10/gateway", get(where_the_gateway_is))
        .route("/api/v10/gateway/bot", get(account::gateway))
        .route("/api/v10/applications/@me", get(account::application))
        .route("/api/v10/users/@me/guilds", get(account::servers))
        .route("/api/v10/applications/{application}/commands", put(register))
        .route("/api/v10/applications/{application}/guilds/{guild}/commands", put(register_in_guild))
        .route("/api/v10/interactions/{id}/{token}/callback", post(callback))
        .route("/api/v10/webhooks/{application}/{token}", post(followup))
        .route("/api/v10/webhooks/{application}/{token}/messages/@original", get(original).patch(edit).delete(delete))
        .route("/api/v10/channels/{channel}/messages/{message}", patch(change))
        .route("/attachments/{name}", get(attachment))
        .fallback(unknown)
        .layer(DefaultBodyLimit::max(26 << 20))
        .with_state(state)
}

/// An attached file. If its name begins with `elsewhere`, it has moved.
async fn attachment(Shared(state): Shared<Arc<State>>, Path(name): Path<String>) -> Response {
    if name.starts_with("elsewhere") {
        return (StatusCode::FOUND, [(header::LOCATION, "/attachments/there")]).into_response();
    }
    let file = state.change(|inner| {
        inner.fetched.push(name.clone());
        inner.uploads.get(&name).cloned()
    });
    file.map_or_else(|| StatusCode::NOT_FOUND.into_response(), IntoResponse::into_response)
}

async fn unknown(Shared(state): Shared<Arc<State>>, method: Method, uri: Uri) -> Response {
    state.change(|inner| inner.complain([format!("no such route here: {method} {}", uri.path())]));
    error(StatusCode::NOT_FOUND, 0, "404: Not Found")
}

pub(super) fn error(status: StatusCode, code: u32, message: &str) -> Response {
    (status, axum::Json(json!({"message": message, "code": code}))).into_response()
}

/// A scripted failure. `Hang` is left to the caller, who executes the request first.
pub(super) fn failing(fault: Option<Fault>) -> Option<Response> {
    match fault? {
        Fault::RateLimited(seconds) => {
            let body = json!({"message": "You are being rate limited.", "retry_after": seconds, "global": false});
            let after = [(header::RETRY_AFTER, seconds.ceil().to_string())];
            Some((StatusCode::TOO_MANY_REQUESTS, after, axum::Json(body)).into_response())
        }
        Fault::Status(status) => {
            let status = StatusCode::from_u16(status).unwrap();
            Some((status, "<html>upstream connect error</html>").into_response())
        }
        Fault::Hang => None,
    }
}

async fn finish(fault: Option<Fault>, response: Response) -> Response {
    if fault == Some(Fault::Hang) {
        std::future::pending::<()>().await;
    }
    response
}

/// Discord refuses clients without a user agent of this form.
pub(super) fn introduced(state: &State, headers: &HeaderMap) {
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    if !agent.starts_with("DiscordBot (") {
        state.change(|inner| inner.complain([format!("the user agent is {agent:?}")]));
    }
}

pub(super) fn is_the_bot(state: &State, headers: &HeaderMap) -> bool {
    let right = format!("Bot {}", state.token);
    headers.get(header::AUTHORIZATION).is_some_and(|given| given.as_bytes() == right.as_bytes())
}

async fn where_the_gateway_is(Shared(state): Shared<Arc<State>>, headers: HeaderMap) -> Response {
    introduced(&state, &headers);
    let fault = state.change(|inner| inner.fault(Asked::Gateway));
    if let Some(failure) = failing(fault) {
        return failure;
    }
    let url = format!("ws://{}/gateway", state.address);
    finish(fault, axum::Json(json!({"url": url})).into_response()).await
}

async fn register(
    Shared(state): Shared<Arc<State>>,
    Path(application): Path<u64>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    registering(&state, application, None, &headers, &body).await
}

async fn register_in_guild(
    Shared(state): Shared<Arc<State>>,
    Path((application, guild)): Path<(u64, u64)>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    registering(&state, application, Some(guild), &headers, &body).await
}

/// Menus that passed Discord's rules: every test registers the same few, and checking them takes as long as many a test.
fn known_good() -> MutexGuard<'static, HashSet<Vec<u8>>> {
    static KNOWN: LazyLock<Mutex<HashSet<Vec<u8>>>> = LazyLock::new(Mutex::default);
    KNOWN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Accepts the commands for all servers, or those of one server.
async fn registering(
    state: &State,
    application: u64,
    guild: Option<u64>,
    headers: &HeaderMap,
    bytes: &Bytes,
) -> Response {
    introduced(state, headers);
    let asked = if guild.is_some() { Asked::GuildCommands } else { Asked::Commands };
    let fault = state.change(|inner| inner.fault(asked));
    if let Some(failure) = failing(fault) {
        return failure;
    }
    if !is_the_bot(state, headers) {
        return error(StatusCode::UNAUTHORIZED, 0, "401: Unauthorized");
    }
    let Ok(body) = serde_json::from_slice::<Value>(bytes) else {
        state.change(|inner| inner.complain(["the commands are not JSON".to_owned()]));
        return error(StatusCode::BAD_REQUEST, 50_109, "The request body contains invalid JSON.");
    };
    let registered = state.change(|inner| {
        if application != APPLICATION {
            inner.complain([format!("commands for a foreign application: {application}")]);
        }
        if !known_good().contains(&bytes[..]) {
            let faults = rules::commands(&body);
            if faults.is_empty() {
                known_good().insert(bytes.to_vec());
            }
            inner.complain(faults);
        }
        let Value::Array(mut commands) = body else { return Vec::new() };
        for command in &mut commands {
            command["id"] = json!(inner.next_id().to_string());
            command["version"] = json!(inner.next_id().to_string());
            command["application_id"] = json!(APPLICATION.to_string());
            command["type"] = json!(command["type"].as_u64().unwrap_or(1));
        }
        if guild.is_some_and(|guild| !inner.servers().any(|server| server == guild)) {
            inner.complain(["commands for a foreign server".to_owned()]);
        }
        let scoped = |command: &Value| !command["contexts"].is_null() || !command["integration_types"].is_null();
        if guild.is_some() && commands.iter().any(scoped) {
            inner.complain(["contexts are for commands of all servers alone".to_owned()]);
        }
        let commands: Vec<Arc<Value>> = commands.into_iter().map(Arc::new).collect();
        match guild {
            Some(GUILD) => {
                inner.guild_commands.clone_from(&commands);
                inner.guild_registrations += 1;
            }
            Some(_) => {}
            None => {
                inner.commands.clone_from(&commands);
                inner.registrations += 1;
            }
        }
        let twice = rules::together(&inner.menu(false));
        inner.complain(twice);
        commands
    });
    let registered: Vec<&Value> = registered.iter().map(|command| &**command).collect();
    finish(fault, axum::Json(registered).into_response()).await
}

/// A body as Discord accepts it: plain JSON, or multipart with `payload_json` and `files[n]`.
async fn letter(request: Request) -> Result<(Value, Vec<Upload>), String> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if kind.starts_with("application/json") {
        let bytes = Bytes::from_request(request, &()).await.map_err(|why| why.to_string())?;
        return serde_json::from_slice(&bytes).map(|body| (body, Vec::new())).map_err(|why| why.to_string());
    }
    let mut parts = Multipart::from_request(request, &()).await.map_err(|why| why.to_string())?;
    let (mut body, mut files) = (None, Vec::new());
    while let Some(part) = parts.next_field().await.map_err(|why| why.to_string())? {
        let field = part.name().unwrap_or_default().to_owned();
        let filename = part.file_name().unwrap_or_default().to_owned();
        let content_type = part.content_type().unwrap_or_default().to_owned();
        let bytes = part.bytes().await.map_err(|why| why.to_string())?.to_vec();
        if field == "payload_json" {
            body = Some(serde_json::from_slice(&bytes).map_err(|why| why.to_string())?);
        } else {
            files.push(Upload { field, filename, content_type, bytes });
        }
    }
    Ok((body.ok_or("a multipart body without payload_json")?, files))
}

async fn read(state: &State, request: Request) -> Result<(Value, Vec<Upload>), Box<Response>> {
    introduced(state, request.headers());
    letter(request).await.map_err(|why| {
        state.change(|inner| inner.complain([format!("a body that cannot be read: {why}")]));
        Box::new(error(StatusCode::BAD_REQUEST, 50_109, "The request body contains invalid JSON."))
    })
}

async fn callback(
    Shared(state): Shared<Arc<State>>,
    Path((id, token)): Path<(u64, String)>,
    request: Request,
) -> Response {
    let tells = request.uri().query().is_some_and(|query| query.contains("with_response=true"));
    let (body, files) = match read(&state, request).await {
        Ok(letter) => letter,
        Err(response) => return *response,
    };
    let arrived = Instant::now();
    let (fault, response) = state.change(|inner| {
        let fault = inner.fault(Asked::Callback);
        let Some(mailbox) = inner.mailboxes.get_mut(&token).filter(|mailbox| mailbox.id == id) else {
            inner.complain([format!("a callback for an interaction that never was: {id}")]);
            return (fault, error(StatusCode::NOT_FOUND, 10_062, "Unknown interaction"));
        };
        mailbox.attempts += 1;
        if let Some(failure) = failing(fault) {
            return (fault, failure);
        }
        if !mailbox.letters.is_empty() {
            let answer = error(StatusCode::BAD_REQUEST, 40_060, "Interaction has already been acknowledged.");
            return (fault, answer);
        }
        let kind = body["type"].as_u64().unwrap_or(0);
        let data = body["data"].clone();
        let faults = callback_faults(mailbox, kind, &data, &files);
        let (message, channel) = (mailbox.id + 1, mailbox.event["channel_id"].clone());
        let made = talk::message(message, &channel, &data);
        let public = matches!(kind, 4 | 5) && data["flags"].as_u64().unwrap_or(0) & 64 == 0;
        mailbox.letters.push(Letter::Callback { kind, data, files });
        mailbox.answered = Some(arrived);
        inner.complain(faults);
        if public {
            inner.shown.insert(message, channel.as_str().unwrap_or_default().to_owned());
        }
        let reply =
            json!({"interaction": {"id": id.to_string(), "type": 2}, "resource": {"type": kind, "message": made}});
        (fault, if tells { axum::Json(reply).into_response() } else { StatusCode::NO_CONTENT.into_response() })
    });
    finish(fault, response).await
}

fn callback_faults(mailbox: &Mailbox, kind: u64, data: &Value, files: &[Upload]) -> Vec<String> {
    let asked = mailbox.kind;
    let fitting: &[u64] = match asked {
        COMMAND => &[4, 5, 9],
        COMPONENT => &[4, 5, 6, 7, 9],
        AUTOCOMPLETE => &[8],
        // A window can't open another one, and only replaces a message if a button on that message opened it.
        MODAL if mailbox.event["message"].is_null() => &[4, 5],
        MODAL => &[4, 5, 6, 7],
        _ => &[],
    };
    if !fitting.contains(&kind) {
        return vec![format!("a callback of type {kind} to an interaction of type {asked}")];
    }
    match kind {
        4 => rules::message(data, files, Carrier::New),
        7 => rules::message(data, files, Carrier::Edit),
        8 => rules::completions(&data["choices"]),
        9 => rules::modal(data),
        _ => {
            let flags = data["flags"].as_u64().unwrap_or(0);
            let only = data.as_object().is_none_or(|data| data.keys().all(|key| key == "flags"));
            let fine = only && (flags == 0 || flags == 64) && files.is_empty();
            if fine { Vec::new() } else { vec![format!("a deferral with more than the private flag: {data}")] }
        }
    }
}

/// The message that the first response created.
async fn original(Shared(state): Shared<Arc<State>>, Path((application, token)): Path<(u64, String)>) -> Response {
    state.change(|inner| {
        let mailbox = inner.mailboxes.get(&token).filter(|_| application == APPLICATION);
        match mailbox.and_then(|mailbox| Some((mailbox, mailbox.letters.first()?))) {
            Some((mailbox, Letter::Callback { data, .. })) => {
                axum::Json(talk::message(mailbox.id + 1, &mailbox.event["channel_id"], data)).into_response()
            }
            _ => {
                inner.complain(["a look at a message that is not there".to_owned()]);
                error(StatusCode::NOT_FOUND, 10_015, "Unknown Webhook")
            }
        }
    })
}

async fn edit(
    Shared(state): Shared<Arc<State>>,
    Path((application, token)): Path<(u64, String)>,
    request: Request,
) -> Response {
    after(&state, application, &token, request, Carrier::Edit).await
}

async fn delete(Shared(state): Shared<Arc<State>>, Path((_, token)): Path<(u64, String)>) -> Response {
    state.change(|inner| match inner.mailboxes.get_mut(&token).filter(|mailbox| !mailbox.letters.is_empty()) {
        Some(mailbox) => {
            mailbox.letters.push(Letter::Deletion);
            inner.shown.remove(&mailbox.id.saturating_add(1));
            StatusCode::NO_CONTENT.into_response()
        }
        None => {
            inner.complain(["the deletion of a message that is not there".to_owned()]);
            error(StatusCode::NOT_FOUND, 10_015, "Unknown Webhook")
        }
    })
}

async fn followup(
    Shared(state): Shared<Arc<State>>,
    Path((application, token)): Path<(u64, String)>,
    request: Request,
) -> Response {
    after(&state, application, &token, request, Carrier::New).await
}

/// A request after the first response: only possible if there was one.
async fn after(state: &State, application: u64, token: &str, request: Request, carrier: Carrier) -> Response {
    let (data, files) = match read(state, request).await {
        Ok(letter) => letter,
        Err(response) => return *response,
    };
    let (fault, response) = state.change(|inner| {
        let fault = if carrier == Carrier::Edit { inner.fault(Asked::Edit) } else { None };
        let known = application == APPLICATION && inner.mailboxes.contains_key(token);
        let Some(mailbox) = inner.mailboxes.get_mut(token).filter(|_| known) else {
            inner.complain([format!("a message to a webhook that never was: {application}")]);
            return (fault, error(StatusCode::NOT_FOUND, 10_015, "Unknown Webhook"));
        };
        mailbox.attempts += 1;
        if let Some(failure) = failing(fault) {
            return (fault, failure);
        }
        if mailbox.letters.is_empty() {
            inner.complain(["a message before the first response".to_owned()]);
            return (fault, error(StatusCode::NOT_FOUND, 10_015, "Unknown Webhook"));
        }
        let faults = rules::message(&data, &files, carrier);
        let (first, channel) = (mailbox.id + 1, mailbox.event["channel_id"].clone());
        let id = if carrier == Carrier::Edit { first } else { inner.next_id() };
        let shown = talk::message(id, &channel, &data);
        if carrier == Carrier::New && data["flags"].as_u64().unwrap_or(0) & 64 == 0 {
            inner.shown.insert(id, channel.as_str().unwrap_or_default().to_owned());
        }
        if let Some(mailbox) = inner.mailboxes.get_mut(token) {
            mailbox.letters.push(match carrier {
                Carrier::Edit => Letter::Edit { data, files },
                Carrier::New => Letter::Followup { id, data, files },
            });
        }
        inner.complain(faults);
        (fault, axum::Json(shown).into_response())
    });
    finish(fault, response).await
}

/// A change of a message that the bot wrote earlier, by its id.
async fn change(
    Shared(state): Shared<Arc<State>>,
    Path((channel, message)): Path<(String, u64)>,
    request: Request,
) -> Response {
    if !is_the_bot(&state, request.headers()) {
        return error(StatusCode::UNAUTHORIZED, 0, "401: Unauthorized");
    }
    let (data, files) = match read(&state, request).await {
        Ok(letter) => letter,
        Err(response) => return *response,
    };
    let (fault, response) = state.change(|inner| {
        let fault = inner.fault(Asked::Change);
        if let Some(failure) = failing(fault) {
            return (fault, failure);
        }
        if inner.shown.get(&message) != Some(&channel) {
            inner.complain([format!("a change of a message that is not there: {message} in {channel}")]);
            return (fault, error(StatusCode::NOT_FOUND, 10_008, "Unknown Message"));
        }
        // Omitted fields keep their values.
        let bare =
            data.as_object().is_some_and(|data| data.keys().all(|key| key == "attachments" || key == "components"));
        if !bare {
            inner.complain(rules::message(&data, &files, Carrier::Edit));
        }
        let shown = talk::message(message, &json!(channel), &data);
        inner.changes.push(Changed { message, data, files });
        (fault, axum::Json(shown).into_response())
    });
    finish(fault, response).await
}
