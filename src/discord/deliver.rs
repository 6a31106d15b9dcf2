//! A reply on its way to a channel: at once when it is there, after a promise when it takes long.

use std::future::Future;
use std::time::{Duration, Instant};

use secrecy::SecretString;
use serde_json::{Value, json};
use serenity::all::{ApplicationId, InteractionId};

use super::Door;
use super::escape::{cut, cut_to_lines, escape};
use super::http::{Body, File, PICTURE, ReturnAddress, Trouble};
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
    /// Whether a promise is for the person alone: that is settled before the outcome is known.
    pub private: bool,
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
        return tell(door, to, "I am restarting. Nothing was done; please repeat that in a moment.").await;
    }
    let mut work = door.work.spawn(finished(work));
    let (finished, delivered) = match tokio::time::timeout(PROMISE_AFTER, &mut work).await {
        Ok(ended) => {
            let finished = ended.unwrap_or_else(|_| broken(to));
            let delivered = door.rest.respond(to, &finished.first_response()).await;
            (finished, delivered)
        }
        Err(_) => {
            let promised = door.rest.respond(to, &promise(label.private)).await;
            let finished = work.await.unwrap_or_else(|_| broken(to));
            let delivered = match promised {
                Ok(()) => door.rest.edit(to, &finished.edit()).await,
                Err(trouble) => Err(trouble),
            };
            (finished, delivered)
        }
    };
    let (Label { channel, command, .. }, ms) = (label, begun.elapsed().as_millis());
    tracing::info!(channel, command, status = finished.reply.status.word(), ms, "answered");
    match delivered {
        // Another process, or this one before a reconnection, was asked the same.
        Err(Trouble::AlreadyAnswered) => tracing::info!(channel, command, "it was answered already"),
        Err(trouble) => tracing::warn!(channel, command, %trouble, "the answer could not be delivered"),
        Ok(()) => {}
    }
    drop(counted);
}

/// A reply with its picture drawn.
struct Finished {
    reply: Reply,
    png: Option<Vec<u8>>,
}

async fn finished(work: impl Future<Output = Reply>) -> Finished {
    let mut reply = work.await;
    let Some(picture) = reply.picture.take() else { return Finished { reply, png: None } };
    // Drawing is work for a processor; the gateway's heartbeat must not wait for it.
    let drawn = tokio::task::spawn_blocking(move || (picture.png(), picture)).await;
    match drawn {
        Ok((png, picture)) => {
            reply.picture = Some(picture);
            Finished { reply, png: Some(png).filter(|png| !png.is_empty()) }
        }
        Err(_) => {
            tracing::error!(command = reply.command, "a picture could not be drawn");
            Finished { reply, png: None }
        }
    }
}

/// What is said when the work panicked.
fn broken(to: &ReturnAddress) -> Finished {
    let id = to.id;
    tracing::error!(id, "a command panicked");
    let text =
        format!("Something broke on our side. The log has it under {id}; /history tells whether anything changed.");
    Finished { reply: Reply::error("", text), png: None }
}

impl Finished {
    fn first_response(&self) -> Body {
        let mut data = self.data();
        if self.reply.private {
            data["flags"] = json!(EPHEMERAL);
        }
        self.with_files(json!({"type": MESSAGE, "data": data}))
    }

    /// Whether it is private was settled with the promise.
    fn edit(&self) -> Body {
        self.with_files(self.data())
    }

    fn data(&self) -> Value {
        let mut data = said(&self.reply.message);
        if let Some(id) = &self.reply.undo {
            let button = json!({"type": BUTTON, "style": GREY, "label": "Undo", "custom_id": id});
            data["components"] = json!([{"type": ACTION_ROW, "components": [button]}]);
        }
        let mut attachments = Vec::new();
        if self.png.is_some() {
            let alt = self.reply.alt_text().unwrap_or_default();
            let alt = if alt.is_empty() { "The board".to_owned() } else { cut(&alt, MOST_ALT) };
            attachments.push(json!({"id": 0, "filename": PICTURE, "description": alt}));
        }
        if let Some(name) = self.reply.file_name() {
            attachments.push(
                json!({"id": attachments.len(), "filename": name, "description": "What was asked for, as a file"}),
            );
        }
        if !attachments.is_empty() {
            data["attachments"] = json!(attachments);
        }
        data
    }

    fn with_files(&self, json: Value) -> Body {
        let picture =
            self.png.iter().map(|png| File { name: PICTURE.to_owned(), kind: "image/png", bytes: png.clone() });
        let file = self.reply.file.iter().zip(self.reply.file_name()).map(|(file, name)| File {
            name,
            kind: "application/octet-stream",
            bytes: file.bytes.clone(),
        });
        let files: Vec<File> = picture.chain(file).collect();
        if files.is_empty() { Body::Plain(json) } else { Body::WithFiles(json, files) }
    }
}

fn said(text: &str) -> Value {
    json!({"content": cut_to_lines(&escape(text), MOST_CONTENT), "allowed_mentions": {"parse": []}})
}

fn promise(private: bool) -> Body {
    let data = if private { json!({"flags": EPHEMERAL}) } else { json!({}) };
    Body::Plain(json!({"type": PROMISE, "data": data}))
}

/// Where an interaction wants its answer.
pub(super) fn return_address(id: InteractionId, application: ApplicationId, token: &str) -> ReturnAddress {
    ReturnAddress { id: id.get(), application: application.get(), token: SecretString::from(token) }
}

/// Says something that only the person who asked sees, outside any command.
pub(super) async fn tell(door: &Door, to: &ReturnAddress, text: &str) {
    let mut data = said(text);
    data["flags"] = json!(EPHEMERAL);
    let body = Body::Plain(json!({"type": MESSAGE, "data": data}));
    if let Err(trouble) = door.rest.respond(to, &body).await {
        tracing::warn!(%trouble, "a refusal could not be delivered");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn json_of(body: &Body) -> &Value {
        match body {
            Body::Plain(json) | Body::WithFiles(json, _) => json,
        }
    }

    fn finished_with(message: &str, png: Option<Vec<u8>>) -> Finished {
        Finished { reply: Reply { undo: Some("abc".to_owned()), ..Reply::error("move", message) }, png }
    }

    #[test]
    fn a_message_is_escaped_cut_and_pings_nobody() {
        let long = finished_with(&"<@1>".repeat(1000), None);
        let first = long.first_response();
        let data = &json_of(&first)["data"];
        let content = data["content"].as_str().unwrap();
        assert!(content.starts_with(r"\<\@1\>") && content.encode_utf16().count() <= MOST_CONTENT);
        assert_eq!(data["allowed_mentions"], json!({"parse": []}));
        assert_eq!(data["flags"], EPHEMERAL);
        assert_eq!(data["components"][0]["components"][0]["custom_id"], "abc");
    }

    #[test]
    fn an_edit_does_not_speak_of_privacy() {
        let finished = finished_with("Ogre", Some(vec![1]));
        let edit = finished.edit();
        assert_eq!(json_of(&edit).get("flags"), None);
        assert_eq!(json_of(&edit)["attachments"][0]["description"], "The board");
        assert_eq!(json_of(&promise(true)), &json!({"type": PROMISE, "data": {"flags": EPHEMERAL}}));
    }

    #[tokio::test]
    async fn work_that_panics_is_told_with_an_id_and_in_private() {
        let to = return_address(InteractionId::new(77), ApplicationId::new(1), "token");
        let work = tokio::spawn(finished(async { panic!("injected") }));
        let told = work.await.unwrap_or_else(|_| broken(&to)).first_response();
        let data = &json_of(&told)["data"];
        assert!(data["content"].as_str().unwrap().contains("77"));
        assert_eq!(data["flags"], EPHEMERAL);
    }
}
