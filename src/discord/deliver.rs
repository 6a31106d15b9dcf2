//! A reply on its way to a channel: at once when it is there, after a promise when it takes long.

use std::future::Future;
use std::time::{Duration, Instant};

use secrecy::SecretString;
use serde_json::{Value, json};
use serenity::all::{ApplicationId, InteractionId};

use super::Door;
use super::escape::{cut, cut_to_lines, escape, pages};
use super::forms::window;
use super::http::{Body, File, PICTURE, ReturnAddress, Trouble};
use crate::command::{Key, Mention, Panel, Reply, Shown};
use crate::render::Picture;
use crate::say;
use crate::store::{Board, Manner};
use crate::words::{Language, Spoken, Tongue, Words};

/// Discord gives three seconds. Whatever takes longer than one is promised first.
const PROMISE_AFTER: Duration = Duration::from_secs(1);

/// What cannot be promised has so long; later the window would come too late, and there is time left to say so.
const UNPROMISED: Duration = Duration::from_millis(2500);

const MESSAGE: u8 = 4;
const PROMISE: u8 = 5;
const PROMISE_IN_PLACE: u8 = 6;
const IN_PLACE: u8 = 7;
const WINDOW: u8 = 9;
const EPHEMERAL: u64 = 1 << 6;
const ACTION_ROW: u8 = 1;
const BUTTON: u8 = 2;
const BLUE: u8 = 1;
const GREY: u8 = 2;
const GREEN: u8 = 3;
const MOST_CONTENT: usize = 2000;
/// The name under which a picture that moves is attached.
const REPLAY: &str = "replay.gif";
const SHORTEST_ID: usize = 17;
const MOST_ALT: usize = 1024;
/// So many messages tell one person something; nobody reads more.
const MOST_PAGES: usize = 5;

/// What the log says about an interaction: no names, and nothing that a person typed.
pub(super) struct Label {
    pub channel: u64,
    pub command: String,
    /// Whether a promise is for the person alone: that is settled before the outcome is known.
    pub private: bool,
    /// Whether the answer takes the place of the message with the button that was pressed.
    pub in_place: bool,
    /// Whether the answer is a window: Discord opens none after a promise.
    pub asks: bool,
    /// What the person reads, where there is no answer that says it.
    pub language: Language,
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
        return tell(door, to, label.language, say!("door-restarting")).await;
    }
    let mut work = door.work.spawn(finished(work));
    let patience = if label.asks { UNPROMISED } else { PROMISE_AFTER };
    let (finished, promised) = match tokio::time::timeout(patience, &mut work).await {
        Ok(ended) => (ended.unwrap_or_else(|_| broken(to, label.language)), None),
        Err(_) => {
            let promised = door.rest.respond(to, &promise(&label)).await.map(drop);
            (work.await.unwrap_or_else(|_| broken(to, label.language)), Some(promised))
        }
    };
    let openly = promised.is_some() && !label.private && !label.in_place;
    let (channel, promised_at_all) = (label.channel, promised.is_some());
    let delivered = Delivery { door, to, channel, promised: promised_at_all, openly, finished: &finished };
    let delivered = match promised {
        Some(Err(trouble)) => Err(trouble),
        _ => delivered.send().await,
    };
    if let (Ok(()), Some(aside)) = (&delivered, finished.reply.told_aside()) {
        let tongue = finished.reply.tongue;
        let body = Body::Plain(alone(&say!("door-gm-aside", aside).told(tongue), tongue));
        if let Err(trouble) = door.rest.follow(to, &body).await {
            tracing::warn!(%trouble, "what is for the GM alone could not be delivered");
        }
    }
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
    let drawn = tokio::task::spawn_blocking(move || (picture.file(), picture)).await;
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
fn broken(to: &ReturnAddress, language: Language) -> Finished {
    let id = to.id;
    tracing::error!(id, "a command panicked");
    let reply = Reply::error("", say!("door-broken", id = id.to_string()));
    Finished { reply: reply.in_tongue(of(language)), png: None }
}

/// An answer on its way.
struct Delivery<'a> {
    door: &'a Door,
    to: &'a ReturnAddress,
    channel: u64,
    /// Whether it was promised, so that it takes the place of the promise.
    promised: bool,
    /// Whether everybody sees the promise.
    openly: bool,
    finished: &'a Finished,
}

impl Delivery<'_> {
    async fn send(&self) -> Result<(), Trouble> {
        let reply = &self.finished.reply;
        match (&reply.form, self.promised) {
            (None, _) => {}
            (Some(form), false) => {
                let body = Body::Plain(json!({"type": WINDOW, "data": window(form)}));
                return self.door.rest.respond(self.to, &body).await.map(drop);
            }
            (Some(_), true) => {
                let late = say!("deliver-window-late").told(reply.tongue);
                return self.answer_plainly(MESSAGE, said(&late, reply.tongue)).await;
            }
        }
        match &reply.shown {
            Shown::InPlace => self.answer(IN_PLACE, self.finished.data(true)).await.map(drop),
            Shown::Below(text) => {
                let mut closed = said(&text.told(reply.tongue), reply.tongue);
                (closed["components"], closed["attachments"]) = (json!([]), json!([]));
                self.answer_plainly(IN_PLACE, closed).await?;
                self.on_the_board(|delivery, data| async move { delivery.follow(data).await }).await
            }
            // What turned out to be for one person alone is not put where everybody reads it.
            Shown::Anew if self.openly && reply.private => {
                self.answer_plainly(MESSAGE, said(&say!("door-alone").told(reply.tongue), reply.tongue)).await?;
                self.follow(self.finished.data(false)).await.map(drop)
            }
            Shown::Anew => {
                self.on_the_board(|delivery, data| async move { delivery.answer(MESSAGE, data).await }).await
            }
        }?;
        for page in self.finished.pages().into_iter().skip(1) {
            let mut data = json!({"content": page, "allowed_mentions": {"parse": []}});
            data["flags"] = json!(EPHEMERAL);
            self.door.rest.follow(self.to, &Body::Plain(data)).await?;
        }
        Ok(())
    }

    /// Sends the answer so that the channel has one message with its board, as the channel wants it.
    async fn on_the_board<'s, F>(&'s self, send: impl FnOnce(&'s Self, Value) -> F) -> Result<(), Trouble>
    where
        F: Future<Output = Result<Option<u64>, Trouble>>,
    {
        let app = &self.door.app;
        let board = if self.finished.shows_the_board() { app.board_of(self.channel).await } else { None };
        let Some(Board { manner, message: old }) = board.filter(|board| board.manner != Manner::Each) else {
            return send(self, self.finished.data(false)).await.map(drop);
        };
        if let (Manner::Stays, Some(message)) = (manner, old) {
            let told = self.finished.reply.told();
            let first = told.lines().next().unwrap_or_default();
            let told = [Words::as_it_is(first.to_owned()), say!("door-board-above")];
            let tongue = self.finished.reply.tongue;
            let told = alone(&Words::lines(told).told(tongue), tongue);
            self.answer_plainly(MESSAGE, told).await?;
            let body = self.finished.body(self.finished.data(true));
            if self.door.rest.change(self.channel, message, &body).await.is_ok() {
                return Ok(());
            }
            let anew = self.follow(self.finished.data(false)).await?;
            app.board_is_in(self.channel, anew).await;
            return Ok(());
        }
        let Some(new) = send(self, self.finished.data(false)).await? else { return Ok(()) };
        app.board_is_in(self.channel, Some(new)).await;
        if let Some(old) = old.filter(|old| *old != new) {
            let bare = Body::Plain(json!({"attachments": [], "components": []}));
            match self.door.rest.change(self.channel, old, &bare).await {
                // Without access to the channel's messages, each answer has to show the board.
                Err(Trouble::Refused { status: 403, .. }) => {
                    app.board_is_shown(self.channel, Manner::Each).await;
                    tracing::info!(
                        channel = self.channel,
                        "no access to earlier messages: each answer shows the board"
                    );
                }
                Err(trouble) => tracing::debug!(%trouble, "an earlier board could not be taken away"),
                Ok(_) => {}
            }
        }
        Ok(())
    }

    /// The first response with a picture if there is one, or what takes the place of a promise.
    async fn answer(&self, kind: u8, data: Value) -> Result<Option<u64>, Trouble> {
        let data = if kind == MESSAGE && !self.promised { self.finished.in_private(data) } else { data };
        let wrapped = if self.promised { data } else { json!({"type": kind, "data": data}) };
        let body = self.finished.body(wrapped);
        if self.promised {
            self.door.rest.edit(self.to, &body).await
        } else {
            self.door.rest.respond(self.to, &body).await
        }
    }

    /// The same without any picture.
    async fn answer_plainly(&self, kind: u8, mut data: Value) -> Result<(), Trouble> {
        if self.promised {
            if let Some(fields) = data.as_object_mut() {
                fields.remove("flags");
            }
            return self.door.rest.edit(self.to, &Body::Plain(data)).await.map(drop);
        }
        self.door.rest.respond(self.to, &Body::Plain(json!({"type": kind, "data": data}))).await.map(drop)
    }

    async fn follow(&self, data: Value) -> Result<Option<u64>, Trouble> {
        self.door.rest.follow(self.to, &self.finished.body(self.finished.in_private(data))).await
    }
}

impl Finished {
    /// The name under which its picture is attached.
    fn picture_name(&self) -> &'static str {
        if let Some(Picture::Replay(_)) = self.reply.picture { REPLAY } else { PICTURE }
    }

    /// Whether it is for everybody and shows the board.
    fn shows_the_board(&self) -> bool {
        !self.reply.private && self.png.is_some() && matches!(self.reply.picture, Some(Picture::Board(_)))
    }

    /// What is for one person may be longer than a message, and then goes on in further ones.
    fn pages(&self) -> Vec<String> {
        let pages = pages(&self.markdown(), MOST_CONTENT);
        if self.reply.private && self.reply.shown == Shown::Anew {
            pages.into_iter().take(MOST_PAGES).collect()
        } else {
            Vec::new()
        }
    }

    fn markdown(&self) -> String {
        named(escape(&self.reply.told()), &self.reply.mentions)
    }

    fn in_private(&self, mut data: Value) -> Value {
        if self.reply.private {
            data["flags"] = json!(EPHEMERAL);
        }
        data
    }

    /// The message; one that takes the place of another says also what it has not.
    fn data(&self, in_place: bool) -> Value {
        let mut data = match &self.reply.letters {
            Some(letters) => spoken_with(&self.markdown(), letters, self.reply.tongue),
            None => spoken(self.markdown(), self.reply.tongue),
        };
        if let ([first, _, ..], None) = (&self.pages()[..], &self.reply.letters) {
            data["content"] = json!(first);
        }
        if let Some(panel) = &self.reply.panel {
            data["components"] = components(panel, self.reply.tongue);
        } else if in_place {
            data["components"] = json!([]);
        }
        let mut attachments = Vec::new();
        if self.png.is_some() {
            let alt = self.reply.alt_text().unwrap_or_default();
            let alt = if alt.is_empty() { say!("door-board").told(self.reply.tongue) } else { cut(&alt, MOST_ALT) };
            attachments.push(json!({"id": 0, "filename": self.picture_name(), "description": alt}));
        }
        if let Some(name) = self.reply.file_name() {
            let about = say!("door-file").told(self.reply.tongue);
            attachments.push(json!({"id": attachments.len(), "filename": name, "description": about}));
        }
        if !attachments.is_empty() || in_place {
            data["attachments"] = json!(attachments);
        }
        data
    }

    fn body(&self, json: Value) -> Body {
        let name = self.picture_name();
        let kind = if name == PICTURE { "image/png" } else { "image/gif" };
        let picture = self.png.iter().map(|png| File { name: name.to_owned(), kind, bytes: png.clone() });
        let file = self.reply.file.iter().zip(self.reply.file_name()).map(|(file, name)| File {
            name,
            kind: "application/octet-stream",
            bytes: file.bytes.clone(),
        });
        let files: Vec<File> = picture.chain(file).collect();
        if files.is_empty() { Body::Plain(json) } else { Body::WithFiles(json, files) }
    }
}

/// How somebody of this language is spoken to where no table says otherwise.
fn of(language: Language) -> Tongue {
    Spoken::default().to(language)
}

/// Buttons in their rows.
fn components(panel: &Panel, tongue: Tongue) -> Value {
    let button = |key: &Key| {
        let style = match key {
            Key::Go => GREEN,
            Key::Step(_) => BLUE,
            _ => GREY,
        };
        json!({"type": BUTTON, "style": style, "label": key.label().told(tongue), "custom_id": panel.press_of(*key)})
    };
    let row = |keys: &Vec<Key>| json!({"type": ACTION_ROW, "components": keys.iter().map(button).collect::<Vec<_>>()});
    panel.rows.iter().map(row).collect()
}

fn said(text: &str, tongue: Tongue) -> Value {
    spoken(escape(text), tongue)
}

fn spoken(markdown: String, tongue: Tongue) -> Value {
    json!({"content": cut_to_lines(&markdown, MOST_CONTENT, tongue), "allowed_mentions": {"parse": []}})
}

/// People and roles by their names, as Discord shows a mention; it pings nobody.
fn named(mut markdown: String, mentions: &[Mention]) -> String {
    for mention in mentions {
        let (id, shown) = match mention {
            Mention::Person(id) => (id, format!("<@{id}>")),
            Mention::Role(id) => (id, format!("<@&{id}>")),
        };
        let id = id.to_string();
        // Discord's ids are long; a short number is more likely something else.
        if id.len() >= SHORTEST_ID {
            markdown = markdown.replace(&id, &shown);
        }
    }
    markdown
}

/// A text and, below it, what has to be shown with letters of one width. The text is cut for it if need be.
fn spoken_with(markdown: &str, letters: &str, tongue: Tongue) -> Value {
    // Three backticks would end the block.
    let block = format!("\n```\n{}\n```", letters.trim_end().replace('`', "'"));
    let block = if block.encode_utf16().count() < MOST_CONTENT { block } else { String::new() };
    let room = MOST_CONTENT - block.encode_utf16().count();
    json!({"content": cut_to_lines(markdown, room, tongue) + &block, "allowed_mentions": {"parse": []}})
}

/// The same for one person alone.
fn alone(text: &str, tongue: Tongue) -> Value {
    let mut data = said(text, tongue);
    data["flags"] = json!(EPHEMERAL);
    data
}

fn promise(label: &Label) -> Body {
    if label.in_place {
        return Body::Plain(json!({"type": PROMISE_IN_PLACE}));
    }
    let data = if label.private { json!({"flags": EPHEMERAL}) } else { json!({}) };
    Body::Plain(json!({"type": PROMISE, "data": data}))
}

/// Where an interaction wants its answer.
pub(super) fn return_address(id: InteractionId, application: ApplicationId, token: &str) -> ReturnAddress {
    ReturnAddress { id: id.get(), application: application.get(), token: SecretString::from(token) }
}

/// Says something that only the person who asked sees, outside any command.
pub(super) async fn tell(door: &Door, to: &ReturnAddress, language: Language, words: Words) {
    let text = words.told(of(language));
    let body = Body::Plain(json!({"type": MESSAGE, "data": alone(&text, of(language))}));
    if let Err(trouble) = door.rest.respond(to, &body).await {
        tracing::warn!(%trouble, "a refusal could not be delivered");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finished_with(message: &str, png: Option<Vec<u8>>) -> Finished {
        let panel = Some(Panel { id: "abc".to_owned(), rows: vec![vec![Key::Undo]] });
        Finished { reply: Reply { panel, ..Reply::error("move", Words::as_it_is(message.to_owned())) }, png }
    }

    #[test]
    fn a_message_is_escaped_cut_and_pings_nobody() {
        let long = finished_with(&"<@1>".repeat(1000), None);
        let data = long.in_private(long.data(false));
        let content = data["content"].as_str().unwrap();
        assert!(content.starts_with(r"\<\@1\>") && content.encode_utf16().count() <= MOST_CONTENT);
        assert_eq!(data["allowed_mentions"], json!({"parse": []}));
        assert_eq!(data["flags"], EPHEMERAL);
        assert_eq!(data["components"][0]["components"][0]["custom_id"], "abc.undo");
    }

    #[test]
    fn what_takes_the_place_of_a_message_says_what_it_has_not() {
        let with = finished_with("Ogre", Some(vec![1])).data(true);
        assert_eq!(with.get("flags"), None);
        assert_eq!(with["attachments"][0]["description"], "The board");
        let without = Finished { reply: Reply::error("move", Words::as_it_is("Ogre")), png: None }.data(true);
        assert_eq!((&without["attachments"], &without["components"]), (&json!([]), &json!([])));
        let label = |private, in_place| Label {
            channel: 1,
            command: String::new(),
            private,
            in_place,
            asks: false,
            language: Language::English,
        };
        let promised = |private, in_place| match promise(&label(private, in_place)) {
            Body::Plain(json) | Body::WithFiles(json, _) => json,
        };
        assert_eq!(promised(true, false), json!({"type": PROMISE, "data": {"flags": EPHEMERAL}}));
        assert_eq!(promised(true, true), json!({"type": PROMISE_IN_PLACE}));
    }

    #[test]
    fn what_is_for_one_person_alone_says_so_wherever_it_goes() {
        let finished = finished_with("Stalker", Some(vec![1]));
        let data = finished.in_private(finished.data(false));
        assert_eq!((&data["flags"], &data["attachments"][0]["id"]), (&json!(EPHEMERAL), &json!(0)));
    }

    #[test]
    fn a_board_of_letters_is_a_block_of_its_own_and_what_is_said_is_cut_for_it() {
        let letters = "  A B\n1 . ```\n";
        let reply =
            Reply { letters: Some(letters.to_owned()), ..Reply::error("show", Words::as_it_is("Ogre\n".repeat(1000))) };
        let reply = Reply { private: false, ..reply };
        let data = Finished { reply, png: None }.data(false);
        let content = data["content"].as_str().unwrap();
        assert!(content.encode_utf16().count() <= MOST_CONTENT);
        assert!(content.starts_with("Ogre\n") && content.ends_with("\n```\n  A B\n1 . '''\n```"), "{content}");
        assert_eq!(content.matches("```").count(), 2);
    }

    #[tokio::test]
    async fn work_that_panics_is_told_with_an_id_and_in_private() {
        let to = return_address(InteractionId::new(77), ApplicationId::new(1), "token");
        let work = tokio::spawn(finished(async { panic!("injected") }));
        let told = work.await.unwrap_or_else(|_| broken(&to, Language::English));
        let data = told.in_private(told.data(false));
        assert!(data["content"].as_str().unwrap().contains("77"));
        assert_eq!(data["flags"], EPHEMERAL);
    }
}
