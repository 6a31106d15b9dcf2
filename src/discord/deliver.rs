//! A reply on its way to a channel: at once when it is there, after a promise when it takes long.

use std::future::Future;
use std::time::{Duration, Instant};

use secrecy::SecretString;
use serde_json::{Value, json};

use super::Door;
use super::escape::{cut, escape};
use super::http::{Body, PICTURE, ReturnAddress, Trouble};
use crate::command::Reply;

/// Discord gives three seconds. Whatever takes longer than one is promised first.
const PROMISE_AFTER: Duration = Duration::from_secs(1);

const MESSAGE: u8 = 4;
const PROMISE: u8 = 5;
const EPHEMERAL: u64 = 1 << 6;
const ACTION_ROW: u8 = 1;
const BUTTON: u8 = 2;
const GREY: u8 = 2;
const MOST_CONTENT: usize = 2000;
const MOST_ALT: usize = 1024;

/// What the log says about an interaction: no names, and nothing that a person typed.
pub(super) struct Label {
    pub channel: u64,
    pub command: String,
}

/// Does the work and delivers its reply. The work runs in a task of its own, which nothing but
/// the end of the process can cancel: a write that is cancelled may have happened or not.
pub(super) async fn deliver(
    door: &Door,
    to: &ReturnAddress,
    label: Label,
    work: impl Future<Output = Reply> + Send + 'static,
) {
    let begun = Instant::now();
    // Counted before the look at the door: a shutdown either sees this or is seen by it.
    let counted = door.work.token();
    if door.closing.is_cancelled() {
        let later = private("I am restarting. Nothing was done; please repeat that in a moment.");
        if let Err(trouble) = door.rest.respond(to, &later).await {
            tracing::warn!(channel = label.channel, %trouble, "a refusal could not be delivered");
        }
        return;
    }
    let mut work = door.work.spawn(work);
    let (reply, delivered) = match tokio::time::timeout(PROMISE_AFTER, &mut work).await {
        Ok(ended) => {
            let reply = Settled::of(ended, to);
            let delivered = door.rest.respond(to, &reply.message(true)).await;
            (reply, delivered)
        }
        Err(_) => {
            let promised = door
                .rest
                .respond(to, &Body::Plain(json!({"type": PROMISE})))
                .await;
            let reply = Settled::of(work.await, to);
            let delivered = match promised {
                Ok(()) => door.rest.edit(to, &reply.message(false)).await,
                Err(trouble) => Err(trouble),
            };
            (reply, delivered)
        }
    };
    drop(counted);
    let (Label { channel, command }, ms) = (label, begun.elapsed().as_millis());
    tracing::info!(channel, command, status = reply.status(), ms, "answered");
    if let Err(trouble) = delivered {
        tracing::warn!(channel, command, %trouble, "the answer could not be delivered");
    }
}

/// The end of the work: a reply, or a panic.
enum Settled {
    Reply(Reply),
    Broken { id: u64 },
}

impl Settled {
    fn of(ended: Result<Reply, tokio::task::JoinError>, to: &ReturnAddress) -> Self {
        ended.map_or_else(
            |_| {
                tracing::error!(id = to.id, "a command panicked");
                Self::Broken { id: to.id }
            },
            Self::Reply,
        )
    }

    fn status(&self) -> &str {
        match self {
            Self::Reply(reply) => reply.status,
            Self::Broken { .. } => "fault",
        }
    }

    fn message(&self, first: bool) -> Body {
        let reply = match self {
            Self::Reply(reply) => reply,
            Self::Broken { id } => {
                let text = format!(
                    "Something broke on our side; nothing was changed. The log has it under {id}."
                );
                return if first {
                    private(&text)
                } else {
                    Body::Plain(message(&text, false))
                };
            }
        };
        let mut data = message(&reply.message, reply.private && first);
        if let Some(id) = &reply.undo {
            let button = json!({"type": BUTTON, "style": GREY, "label": "Undo", "custom_id": id});
            data["components"] = json!([{"type": ACTION_ROW, "components": [button]}]);
        }
        if let Some(picture) = &reply.picture {
            let alt = cut(&picture.alt, MOST_ALT);
            data["attachments"] = json!([{"id": 0, "filename": PICTURE, "description": alt}]);
        }
        let whole = if first {
            json!({"type": MESSAGE, "data": data})
        } else {
            data
        };
        match &reply.picture {
            Some(picture) => Body::WithPicture(whole, picture.png.clone()),
            None => Body::Plain(whole),
        }
    }
}

fn message(text: &str, hidden: bool) -> Value {
    let content = cut(&escape(text), MOST_CONTENT);
    let mut data = json!({"content": content, "allowed_mentions": {"parse": []}});
    if hidden {
        data["flags"] = json!(EPHEMERAL);
    }
    data
}

/// A first response that only the person who asked sees.
pub(super) fn private(text: &str) -> Body {
    Body::Plain(json!({"type": MESSAGE, "data": message(text, true)}))
}

/// Where an interaction wants its answer.
pub(super) fn return_address(id: u64, application: u64, token: &str) -> ReturnAddress {
    ReturnAddress {
        id,
        application,
        token: SecretString::from(token),
    }
}

/// Says something to one person, outside any command.
pub(super) async fn tell(door: &Door, to: &ReturnAddress, text: &str) -> Result<(), Trouble> {
    door.rest.respond(to, &private(text)).await
}
