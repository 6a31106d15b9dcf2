//! The gateway: HELLO, IDENTIFY, RESUME, heartbeats, and every way to end a connection.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State as Shared;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::events;
use super::state::{Inner, Out, Refusal, Session, State};

/// The only permitted intents (guilds): more would have to be justified to server owners.
const INTENTS: u64 = 1;
/// In milliseconds.
const HEARTBEAT_INTERVAL: u64 = 41_250;
/// Discord allows one shard per five seconds if max_concurrency is 1; a little less, to allow for network latency.
const BETWEEN_SHARDS: Duration = Duration::from_millis(4500);
const AUTHENTICATION_FAILED: u16 = 4004;
const DECODE_ERROR: u16 = 4002;

pub async fn connect(Shared(state): Shared<Arc<State>>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(move |socket| serve(state, socket))
}

async fn serve(state: Arc<State>, mut socket: WebSocket) {
    let interval = state.look().heartbeat_interval.unwrap_or(HEARTBEAT_INTERVAL);
    let hello = json!({"op": 10, "s": null, "t": null, "d": {"heartbeat_interval": interval}});
    if socket.send(Message::text(hello.to_string())).await.is_err() {
        return;
    }
    let (connection, mut outbox) = mpsc::unbounded_channel();
    loop {
        tokio::select! {
            out = outbox.recv() => match out {
                Some(Out::Text(text)) => if socket.send(Message::text(text)).await.is_err() { break },
                Some(Out::Close(code)) => {
                    let frame = CloseFrame { code, reason: "".into() };
                    socket.send(Message::Close(Some(frame))).await.ok();
                    // The peer's close frame ends the loop below, and so does a vanished peer.
                }
                Some(Out::Nothing) | None => break,
            },
            message = socket.recv() => {
                let text = match message {
                    Some(Ok(Message::Text(text))) => text.to_string(),
                    Some(Ok(Message::Binary(bytes))) => String::from_utf8_lossy(&bytes).into_owned(),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                    Some(Ok(_)) => continue,
                };
                received(&state, &connection, &text);
            }
        }
    }
    state.change(|inner| {
        for session in inner.sessions.values_mut() {
            if session.connection.as_ref().is_some_and(|other| other.same_channel(&connection)) {
                session.connection = None;
            }
        }
    });
}

fn received(state: &State, connection: &mpsc::UnboundedSender<Out>, text: &str) {
    let Ok(payload) = serde_json::from_str::<Value>(text) else {
        state.change(|inner| inner.complain([format!("not JSON on the gateway: {text}")]));
        connection.send(Out::Close(DECODE_ERROR)).ok();
        return;
    };
    let data = &payload["d"];
    match payload["op"].as_u64() {
        Some(1) => {
            let deaf = state.change(|inner| {
                inner.heartbeats += 1;
                inner.deaf.as_ref().is_some_and(|deaf| deaf.same_channel(connection))
            });
            if deaf {
                return;
            }
            connection.send(Out::Text(json!({"op": 11, "s": null, "t": null, "d": null}).to_string())).ok();
        }
        Some(2) => identify(state, connection, data),
        // A presence, which is ignored here.
        Some(3) => {}
        Some(6) => resume(state, connection, data),
        _ => state.change(|inner| inner.complain([format!("the bot sent an unknown payload: {payload}")])),
    }
}

fn refused(state: &State, connection: &mpsc::UnboundedSender<Out>) -> bool {
    let out = match state.change(|inner| inner.refusals.pop_front()) {
        Some(Refusal::InvalidSession(resumable)) => {
            Out::Text(json!({"op": 9, "s": null, "t": null, "d": resumable}).to_string())
        }
        Some(Refusal::Closed(code)) => Out::Close(code),
        None => return false,
    };
    connection.send(out).ok();
    true
}

fn right_token(state: &State, data: &Value) -> bool {
    let token = data["token"].as_str().unwrap_or_default();
    token.strip_prefix("Bot ").unwrap_or(token) == state.token
}

fn identify(state: &State, connection: &mpsc::UnboundedSender<Out>, data: &Value) {
    if !right_token(state, data) {
        connection.send(Out::Close(AUTHENTICATION_FAILED)).ok();
        return;
    }
    if refused(state, connection) {
        return;
    }
    let gateway = format!("ws://{}/gateway", state.address);
    state.change(|inner| {
        if data["intents"].as_u64() != Some(INTENTS) {
            inner.complain([format!("intents {} where GUILDS is all it needs", data["intents"])]);
        }
        inner.identified += 1;
        let name = format!("session-{}", inner.identified);
        let Some(shard) = shard(inner, &data["shard"]) else { return };
        let session = Session { connection: Some(connection.clone()), shard, ..Session::default() };
        inner.sessions.insert(name.clone(), session);
        belongs_to(inner, &name);
        let servers: Vec<u64> = inner.servers().filter(|server| events::has_server(shard, *server)).collect();
        inner.dispatch_in(&name, "READY", &events::ready(&name, &gateway, shard, &servers));
        for server in servers {
            let guild = events::guild(server, &inner.channels_of(server));
            inner.dispatch_in(&name, "GUILD_CREATE", &guild);
        }
    });
}

/// The shard that a bot says it is. With several shards, only one may identify itself per five seconds.
fn shard(inner: &mut Inner, said: &Value) -> Option<(u64, u64)> {
    let (Some(id), Some(count)) = (said[0].as_u64(), said[1].as_u64()) else {
        inner.complain([format!("{said} is no shard")]);
        return None;
    };
    let last = (count > 1).then(|| inner.last_of_several.replace(Instant::now())).flatten();
    if id >= count || last.is_some_and(|last| last.elapsed() < BETWEEN_SHARDS) {
        inner.complain([format!("shard {said} does not exist, or identifies itself too soon after another one")]);
    }
    Some((id, count))
}

/// Assigns what a session receives: the server, direct messages.
fn belongs_to(inner: &mut Inner, name: &str) {
    let shard = inner.sessions[name].shard;
    if events::has_the_server(shard) {
        inner.current = Some(name.to_owned());
    }
    if shard.0 == 0 {
        inner.first = Some(name.to_owned());
    }
}

fn resume(state: &State, connection: &mpsc::UnboundedSender<Out>, data: &Value) {
    if !right_token(state, data) {
        connection.send(Out::Close(AUTHENTICATION_FAILED)).ok();
        return;
    }
    if refused(state, connection) {
        return;
    }
    state.change(|inner| {
        let name = data["session_id"].as_str().unwrap_or_default().to_owned();
        let last = data["seq"].as_u64().unwrap_or(0);
        let Some(session) = inner.sessions.get_mut(&name) else {
            inner.complain([format!("the bot resumed a session that never was: {name}")]);
            return;
        };
        session.connection = Some(connection.clone());
        for (_, payload) in session.sent.iter().filter(|(seq, _)| *seq > last) {
            connection.send(Out::Text(payload.clone())).ok();
        }
        belongs_to(inner, &name);
        inner.resumed += 1;
        inner.dispatch_in(&name, "RESUMED", &json!({"_trace": []}));
    });
}
