//! People who give commands, and the bot's answers.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use super::events::{self, APPLICATION, MANAGE_SERVER, Speaker};
use super::rules::Upload;
use super::spoken::{self, Manner};
use super::state::{Inner, Letter, Mailbox, State};
use super::window::Window;

const COMMAND: u8 = 2;
pub(super) const COMPONENT: u8 = 3;
const AUTOCOMPLETE: u8 = 4;
const MODAL: u8 = 5;
const EPHEMERAL: u64 = 1 << 6;

/// Somebody in a channel.
#[derive(Clone)]
pub struct Member {
    state: Arc<State>,
    speaker: Speaker,
}

impl Member {
    pub(super) fn new(state: Arc<State>, name: &str, (channel, channel_name): (u64, String)) -> Self {
        let id = state.change(Inner::next_id);
        let user = events::user(id, name, false);
        let speaker = Speaker {
            guild: events::GUILD,
            user,
            permissions: events::PLAIN,
            roles: Vec::new(),
            channel,
            channel_name,
            direct: false,
            locale: "en-US",
        };
        Self { state, speaker }
    }

    /// The same person with Manage Server.
    pub fn manages_server(mut self) -> Self {
        self.speaker.permissions |= MANAGE_SERVER;
        self
    }

    /// The same person with their client set to this language.
    pub fn reading(mut self, locale: &'static str) -> Self {
        self.speaker.locale = locale;
        self
    }

    /// The same person, at this server.
    pub(super) fn at(mut self, guild: u64) -> Self {
        self.speaker.guild = guild;
        self
    }

    /// The same person with a role.
    pub fn with_role(mut self, role: u64) -> Self {
        self.speaker.roles.push(role);
        self
    }

    /// The same person in another channel of the server.
    pub fn in_channel(&self, name: &str) -> Self {
        let (channel, channel_name) = self.state.change(|inner| super::channel(inner, name));
        let speaker = Speaker { channel, channel_name, ..self.speaker.clone() };
        Self { state: self.state.clone(), speaker }
    }

    /// The same person in a direct conversation with the bot.
    pub fn in_direct_message(&self) -> Self {
        let name = format!("@{}", self.speaker.user["username"]);
        Self { speaker: Speaker { direct: true, ..self.in_channel(&name).speaker }, state: self.state.clone() }
    }

    pub fn id(&self) -> u64 {
        self.speaker.user["id"].as_str().unwrap().parse().unwrap()
    }

    /// Says a command and waits for the answer.
    pub async fn says(&self, text: &str) -> Answer {
        self.sees(text).await;
        self.sends(text).answer().await
    }

    /// Waits until the menu has the command.
    async fn sees(&self, text: &str) {
        let (words, direct) = (spoken::words_in_menu(text), self.speaker.direct);
        let offered = |inner: &mut Inner| spoken::is_offered(&inner.menu(direct), &words).then_some(());
        self.state.until(&format!("/{words} in the menu"), offered).await;
    }

    /// Says a command as a client with an outdated list of commands might.
    pub async fn says_carelessly(&self, text: &str) -> Answer {
        self.speaks(text, Manner::Careless).answer().await
    }

    /// Says a command without waiting.
    pub fn sends(&self, text: &str) -> Question {
        self.speaks(text, Manner::Finished)
    }

    /// Makes a file available that a command can name.
    pub fn has_file(&self, name: &str, bytes: Vec<u8>) {
        self.state.change(|inner| inner.uploads.insert(name.to_owned(), bytes));
    }

    fn speaks(&self, text: &str, manner: Manner) -> Question {
        let mut data = spoken::data(&self.state.look().menu(self.speaker.direct), text, manner);
        attach(&self.state, &mut data);
        self.asks(COMMAND, &data, json!(null), text)
    }

    /// Types a command up to the cursor `|` and returns the offered completions.
    pub async fn completes(&self, text: &str) -> Vec<String> {
        self.sees(text).await;
        let data = spoken::data(&self.state.look().menu(self.speaker.direct), text, Manner::Typing);
        let answer = self.asks(AUTOCOMPLETE, &data, json!(null), text).answer().await;
        let choices = answer.data["choices"].as_array().unwrap();
        choices.iter().map(|choice| choice["value"].as_str().unwrap().to_owned()).collect()
    }

    /// Presses a button.
    pub async fn presses(&self, button: &Button) -> Answer {
        self.begins_to_press(button).answer().await
    }

    /// Presses a button without waiting.
    pub fn begins_to_press(&self, button: &Button) -> Question {
        let user = &self.speaker.user["id"];
        assert!(button.only_for.as_ref().is_none_or(|only| only == user), "this person cannot see that button");
        let data = json!({"custom_id": button.custom_id, "component_type": 2, "id": 2});
        self.asks(COMPONENT, &data, button.message.clone(), &button.label)
    }

    /// Fills in a window and submits it. Other fields keep their text.
    pub async fn fills_in(&self, window: &Window, values: &[(&str, &str)]) -> Answer {
        assert!(window.only_for == self.speaker.user["id"], "this person does not see that window");
        let mut rows = window.data["components"].clone();
        for (name, _) in values {
            let there = |row: &Value| row["components"][0]["custom_id"] == **name;
            assert!(rows.as_array().is_some_and(|rows| rows.iter().any(there)), "no field {name} in {}", window.data);
        }
        for row in rows.as_array_mut().into_iter().flatten() {
            let asked = row["components"][0].clone();
            let typed = values.iter().find(|(name, _)| asked["custom_id"] == *name).map(|(_, value)| *value);
            let value = typed.unwrap_or_else(|| asked["value"].as_str().unwrap_or_default());
            let most = asked["max_length"].as_u64().unwrap_or(4000);
            assert!(value.encode_utf16().count() as u64 <= most, "{} takes no more than {most}", asked["custom_id"]);
            assert!(asked["required"] == false || !value.is_empty(), "{} has to be filled in", asked["custom_id"]);
            row["components"][0] = json!({"type": 4, "id": 2, "custom_id": asked["custom_id"], "value": value});
        }
        let data = json!({"custom_id": window.data["custom_id"], "components": rows});
        self.asks(MODAL, &data, window.message.clone(), "a window").answer().await
    }

    pub(super) fn asks(&self, kind: u8, data: &Value, message: Value, text: &str) -> Question {
        let token = self.state.change(|inner| {
            let id = inner.next_id();
            // In the format of real ones: long, and only letters, digits, - and _.
            let token = format!("aW50ZXJhY3Rpb246{id}-canary-of-an-interaction-token_{id}");
            let mut event = events::interaction(id, &token, kind, &self.speaker, data);
            if !message.is_null() {
                event["message"] = message;
            }
            inner.asks(&token, Mailbox::new(id, kind, event));
            token
        });
        Question { state: self.state.clone(), token, text: text.to_owned() }
    }
}

/// Resolves the files that a command names, as Discord does: to an id, with an address they can be fetched from.
fn attach(state: &State, data: &mut serde_json::Value) {
    fn files<'d>(options: &'d mut serde_json::Value, found: &mut Vec<&'d mut serde_json::Value>) {
        for option in options.as_array_mut().into_iter().flatten() {
            if option["type"] == 11 {
                found.push(option);
            } else if option["options"].is_array() {
                files(&mut option["options"], found);
            }
        }
    }
    let mut found = Vec::new();
    files(&mut data["options"], &mut found);
    let mut resolved = serde_json::Map::new();
    for (number, option) in found.into_iter().enumerate() {
        let id = (700 + number).to_string();
        let name = option["value"].as_str().unwrap().to_owned();
        let size = state.look().uploads.get(&name).map_or(1, Vec::len);
        let url = if name.starts_with("https:") {
            name.clone()
        } else {
            format!("http://{}/attachments/{name}", state.address)
        };
        option["value"] = json!(id);
        let file = json!({"id": id, "filename": name, "size": size, "url": url, "proxy_url": url, "ephemeral": true});
        resolved.insert(id, file);
    }
    if !resolved.is_empty() {
        data["resolved"] = json!({"attachments": resolved});
    }
}

/// A command or press that may not be answered yet.
#[derive(Clone)]
pub struct Question {
    state: Arc<State>,
    token: String,
    text: String,
}

impl Question {
    /// Waits for the final answer: a deferral doesn't count.
    pub async fn answer(&self) -> Answer {
        let what = format!("an answer to {}", self.text);
        self.state.until(&what, |inner| self.read(&inner.mailboxes[&self.token])).await
    }

    /// How long the bot took to answer, for benchmarks. Drops its files.
    pub async fn took(self) -> Duration {
        self.answer().await;
        self.state.change(|inner| inner.mailboxes.get_mut(&self.token).unwrap().took())
    }

    /// Waits until a request for it has reached the stand-in this many times, answered or not.
    pub async fn attempted(&self, times: usize) {
        let what = format!("{times} attempts to answer {}", self.text);
        let enough = |inner: &mut Inner| (inner.mailboxes[&self.token].attempts >= times).then_some(());
        self.state.until(&what, enough).await;
    }

    /// How many requests for it have reached the stand-in.
    pub fn attempts(&self) -> usize {
        self.state.look().mailboxes[&self.token].attempts
    }

    /// Everything the bot sent for it.
    pub fn letters(&self) -> Vec<Letter> {
        self.state.look().mailboxes[&self.token].letters.clone()
    }

    /// Makes Discord deliver the same interaction again, as it may after a reconnection.
    pub fn is_delivered_again(&self) {
        self.state.change(|inner| {
            let event = inner.mailboxes[&self.token].event.clone();
            inner.dispatch("INTERACTION_CREATE", &event);
        });
    }

    fn read(&self, mailbox: &Mailbox) -> Option<Answer> {
        let mut letters = mailbox.letters.iter();
        let Letter::Callback { kind, data: first, files } = letters.next()? else {
            return None;
        };
        let (mut data, mut files) = (first.clone(), files.clone());
        let (deferred, in_place) = (matches!(kind, 5 | 6), matches!(kind, 6 | 7));
        let mut complete = !deferred;
        for letter in letters {
            if let Letter::Edit { data: change, files: new } = letter {
                complete = true;
                for (key, value) in change.as_object().into_iter().flatten() {
                    data[key] = value.clone();
                }
                if change.get("attachments").is_some() || !new.is_empty() {
                    files.clone_from(new);
                }
            }
        }
        let pressed = &mailbox.event["message"];
        let before = if in_place { pressed["flags"].as_u64() } else { first["flags"].as_u64() };
        let private = before.unwrap_or(0) & EPHEMERAL != 0;
        let mut message = message(mailbox.id + 1, &mailbox.event["channel_id"], &data);
        if private {
            message["flags"] = json!(EPHEMERAL);
        }
        let author = mailbox.event["member"]["user"]["id"].as_str().or(mailbox.event["user"]["id"].as_str());
        let only_for = if private { author.map(str::to_owned) } else { None };
        if in_place {
            message["id"] = pressed["id"].clone();
        }
        let asks = *kind == 9;
        complete.then_some(Answer {
            question: self.clone(),
            data,
            files,
            private,
            deferred,
            in_place,
            asks,
            message,
            only_for,
        })
    }
}

/// A message as clients see it, and as it is sent along with a pressed button.
pub(super) fn message(id: u64, channel: &Value, data: &Value) -> Value {
    json!({
        "id": id.to_string(), "channel_id": channel, "author": events::user(APPLICATION, "fivefoot", true),
        "content": data["content"].as_str().unwrap_or_default(), "timestamp": "2026-01-01T00:00:00.000000+00:00",
        "edited_timestamp": null, "tts": false, "mention_everyone": false, "mentions": [], "mention_roles": [],
        "attachments": [], "embeds": [], "pinned": false, "type": 20, "flags": 0,
        "application_id": APPLICATION.to_string(), "components": data["components"].as_array().cloned().unwrap_or_default()
    })
}

/// The bot's answer.
#[derive(Clone)]
pub struct Answer {
    /// The question it answers.
    pub question: Question,
    pub(super) data: Value,
    files: Vec<Upload>,
    private: bool,
    deferred: bool,
    in_place: bool,
    asks: bool,
    pub(super) message: Value,
    only_for: Option<String>,
}

impl Answer {
    pub fn content(&self) -> &str {
        self.data["content"].as_str().unwrap_or_default()
    }

    /// What a client shows, with commands in the console's words: without backslashes, and `</look threat:77>` as `/threat`.
    pub fn shown(&self) -> String {
        spoken::shown(self.content())
    }

    /// The ids of the people that it pings.
    pub fn pinged(&self) -> Vec<String> {
        serde_json::from_value(self.data["allowed_mentions"]["users"].clone()).unwrap_or_default()
    }

    /// Whether everybody in the channel sees it.
    pub fn is_public(&self) -> bool {
        !self.private
    }

    /// Whether only the person who asked sees it.
    pub fn is_private(&self) -> bool {
        self.private
    }

    /// Whether it came in two requests: first a deferral, then the answer.
    pub fn was_deferred(&self) -> bool {
        self.deferred
    }

    /// Whether it replaced the message whose button was pressed.
    pub fn is_in_place(&self) -> bool {
        self.in_place
    }

    /// The window that it opened instead of a message.
    pub fn window(&self) -> Window {
        assert!(self.asks, "no window: {self:?}");
        let mailbox = &self.question.state.look().mailboxes[&self.question.token];
        let (event, message) = (&mailbox.event, mailbox.event["message"].clone());
        let user = event["member"]["user"]["id"].as_str().or(event["user"]["id"].as_str());
        Window { data: self.data.clone(), message, only_for: json!(user) }
    }

    /// The id of its message.
    pub fn id(&self) -> u64 {
        self.message["id"].as_str().and_then(|id| id.parse().ok()).unwrap_or_default()
    }

    /// The message below it, public or private.
    pub async fn below(&self) -> Answer {
        let what = format!("a message below {}", self.question.text);
        let question = self.question.clone();
        let found = |inner: &mut Inner| {
            let mailbox = &inner.mailboxes[&question.token];
            mailbox.letters.iter().find_map(|letter| match letter {
                Letter::Followup { id, data, files } => {
                    let private = data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
                    let message = message(*id, &mailbox.event["channel_id"], data);
                    let (data, files, only_for) =
                        (data.clone(), files.clone(), self.only_for.clone().filter(|_| private));
                    let (deferred, in_place) = (false, false);
                    Some(Answer {
                        question: question.clone(),
                        data,
                        files,
                        private,
                        deferred,
                        in_place,
                        asks: false,
                        message,
                        only_for,
                    })
                }
                _ => None,
            })
        };
        self.question.state.until(&what, found).await
    }

    pub fn has_picture(&self) -> bool {
        !self.files.is_empty()
    }

    /// Waits until it is deleted.
    pub async fn is_deleted(&self) {
        let what = format!("the deletion of the answer to {}", self.question.text);
        let found = |inner: &mut Inner| {
            let letters = &inner.mailboxes[&self.question.token].letters;
            letters.iter().any(|letter| matches!(letter, Letter::Deletion)).then_some(())
        };
        self.question.state.until(&what, found).await;
    }

    /// The bytes of a picture.
    pub fn png(&self, index: usize) -> &[u8] {
        let file = self.files.get(index).unwrap_or_else(|| panic!("no picture {index}: {}", self.content()));
        &file.bytes
    }

    /// The private message that only the person who asked gets in addition.
    pub async fn aside(&self) -> String {
        let what = format!("something more to {}", self.question.text);
        let found = |inner: &mut Inner| {
            inner.mailboxes[&self.question.token].letters.iter().find_map(|letter| match letter {
                Letter::Followup { data, .. } if data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0 => {
                    Some(data["content"].as_str().unwrap_or_default().to_owned())
                }
                _ => None,
            })
        };
        self.question.state.until(&what, found).await
    }

    /// A picture, decoded by an independent decoder.
    pub fn picture(&self, index: usize) -> image::DynamicImage {
        image::load_from_memory_with_format(self.png(index), image::ImageFormat::Png).unwrap()
    }

    /// The name of an attached file.
    pub fn filename(&self, index: usize) -> &str {
        self.data["attachments"][index]["filename"].as_str().unwrap_or_default()
    }

    /// A picture's alt text.
    pub fn alt(&self, index: usize) -> &str {
        self.data["attachments"][index]["description"].as_str().unwrap_or_default()
    }

    pub fn buttons(&self) -> Vec<Button> {
        let rows = self.data["components"].as_array().cloned().unwrap_or_default();
        let buttons = rows.iter().flat_map(|row| row["components"].as_array().cloned().unwrap_or_default());
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        buttons
            .filter(|button| button["type"] == 2)
            .map(|button| Button {
                custom_id: text(&button["custom_id"]),
                label: text(&button["label"]),
                message: self.message.clone(),
                only_for: self.only_for.clone().map(Value::String),
            })
            .collect()
    }

    /// The button with this label.
    pub fn button(&self, label: &str) -> Button {
        let found = self.buttons().into_iter().find(|button| button.label == label);
        found.unwrap_or_else(|| panic!("no button {label} under: {}", self.content()))
    }
}

impl std::fmt::Debug for Answer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let to_whom = if self.private { "privately" } else { "publicly" };
        write!(f, "{to_whom}, to {}: {}", self.question.text, self.content())
    }
}

/// A button under a message.
#[derive(Clone, Debug)]
pub struct Button {
    pub custom_id: String,
    pub label: String,
    message: Value,
    only_for: Option<Value>,
}

impl Button {
    /// The same button with another id, as a forger would send it.
    pub fn forged(&self, custom_id: &str) -> Self {
        Self { custom_id: custom_id.to_owned(), ..self.clone() }
    }
}
