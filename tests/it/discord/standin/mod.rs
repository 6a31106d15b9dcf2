//! A stand-in for Discord on a loopback port: REST and gateway, over real sockets, for the real
//! binary. It checks what it sends and what it is sent; a test reads like a conversation:
//!
//! ```text
//! let (discord, db) = (Standin::start().await, Database::new());
//! let bot = discord.bot(&db).await;
//! let gm = discord.member("GM").manages_server();
//! let answer = gm.says("/move creature:Ogre to:F6").await;
//! assert!(answer.is_public());
//! gm.presses(&answer.button("Undo")).await;
//! ```
//!
//! Nothing here sleeps for a fixed time: it waits for what has to happen. Only benchmarks measure how long something takes.
// Not every test binary uses everything.
#![allow(dead_code, unused_imports)]

mod account;
mod bot;
mod events;
mod gateway;
mod lists;
mod rest;
mod rules;
mod servers;
mod spoken;
mod state;
mod talk;
mod window;

use std::sync::Arc;

pub use bot::{Bot, Database, Process};
pub use events::APPLICATION;
pub use state::{Account, Fault, Letter, Request};
pub use talk::{Answer, Button, Member, Question};
pub use window::Window;

use state::{Inner, Out, Refusal, State};

/// The test bot's token: it has the form of a real one, so that a filter which only knows the form is tested too. It must never
/// appear in a log.
pub const TOKEN: &str = "MTEwMDAwMDAwMDAwMDAwMDAwMQ.CANARY.canary-of-a-bot-token_0123456789abcdef";

/// Discord, as far as the bot can tell.
pub struct Standin {
    state: Arc<State>,
    server: tokio::task::JoinHandle<()>,
}

fn channel(inner: &mut Inner, name: &str) -> (u64, String) {
    if let Some(known) = inner.channels.iter().find(|(_, known)| known == name) {
        return known.clone();
    }
    let new = (inner.next_id(), name.to_owned());
    inner.channels.push(new.clone());
    new
}

impl Standin {
    pub async fn start() -> Self {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let state = Arc::new(State::new(listener.local_addr().unwrap(), TOKEN.to_owned()));
        state.change(|inner| channel(inner, "table"));
        let router = rest::router(state.clone());
        let server = tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        Self { state, server }
    }

    /// Starts the bot and waits until it has registered its commands.
    pub async fn bot(&self, database: &Database) -> Bot {
        self.bot_with(database, &[]).await
    }

    /// Like `bot`, with additional environment variables.
    pub async fn bot_with(&self, database: &Database, variables: &[(&str, &str)]) -> Bot {
        let before = self.state.look().registrations;
        let bot = self.launch(database, variables);
        self.registered(before + 1).await;
        bot
    }

    /// Starts the bot without waiting. Variables with an empty value are left out.
    pub fn launch(&self, database: &Database, variables: &[(&str, &str)]) -> Bot {
        let (api, url) = (self.url(), database.url());
        let ours = [("DISCORD_TOKEN", TOKEN), ("DISCORD_API_URL", &api), ("DATABASE_URL", &url)];
        let mut all: Vec<(String, String)> = Vec::new();
        for (name, value) in ours.iter().chain(variables) {
            all.retain(|(known, _)| known != name);
            all.push(((*name).to_owned(), (*value).to_owned()));
        }
        all.retain(|(_, value)| !value.is_empty());
        self.watched(Process::spawn(&all, None))
    }

    /// Starts the bot with its settings in a `.env` file and these variables in the environment.
    pub fn launch_with_file(&self, database: &Database, variables: &[(&str, &str)]) -> Bot {
        let lines = [
            ("DISCORD_TOKEN", TOKEN.to_owned()),
            ("DISCORD_API_URL", format!("http://{}", self.state.address)),
            ("DATABASE_URL", database.url()),
        ];
        let file: String = lines.iter().map(|(name, value)| format!("{name}={value}\n")).collect();
        let variables: Vec<_> = variables.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
        self.watched(Process::spawn(&variables, Some(&file)))
    }

    /// Waits until bots have registered their commands this many times.
    pub async fn registered(&self, times: usize) {
        let enough = |inner: &mut Inner| (inner.registrations >= times).then_some(());
        self.state.until("the bot to register its commands", enough).await;
    }

    fn watched(&self, process: Process) -> Bot {
        let process = Arc::new(process);
        self.state.change(|inner| inner.bots.push(process.clone()));
        Bot { process }
    }

    /// A person in the channel `#table`.
    pub fn member(&self, name: &str) -> Member {
        let channel = self.state.change(|inner| channel(inner, "table"));
        Member::new(self.state.clone(), name, channel)
    }

    /// Changes the bot's account.
    pub fn says_of_the_bot(&self, change: impl FnOnce(&mut Account)) {
        self.state.change(|inner| change(&mut inner.account));
    }

    /// Its address, as passed to the bot.
    pub fn url(&self) -> String {
        format!("http://{}", self.state.address)
    }

    /// The next requests of this kind fail in these ways, one each.
    pub fn fails(&self, request: Request, faults: &[Fault]) {
        self.state.change(|inner| inner.faults.entry(request).or_default().extend(faults));
    }

    /// From now on every request of this kind fails in this way; `None` ends that.
    pub fn always_fails(&self, request: Request, fault: Option<Fault>) {
        self.state.change(|inner| match fault {
            Some(fault) => inner.always.insert(request, fault),
            None => inner.always.remove(&request),
        });
    }

    /// The number of bot requests that were answered with 401, 403 or 429.
    pub fn invalid_requests(&self) -> usize {
        self.state.look().invalid
    }

    /// Waits until this many scripted failures have happened.
    pub async fn failed(&self, times: usize) {
        let enough = |inner: &mut Inner| (inner.faulted >= times).then_some(());
        self.state.until("a scripted failure", enough).await;
    }

    /// Somebody deletes a channel.
    pub fn deletes_channel(&self, name: &str) {
        self.state.change(|inner| {
            let (id, _) = channel(inner, name);
            let mut gone = events::guild(events::GUILD, &[(id, name.to_owned())])["channels"][0].clone();
            gone["guild_id"] = events::GUILD.to_string().into();
            inner.dispatch("CHANNEL_DELETE", &gone);
        });
    }

    /// Somebody removes the bot from the server.
    pub fn removes_the_bot(&self) {
        let gone = serde_json::json!({"id": events::GUILD.to_string()});
        self.state.change(|inner| inner.dispatch("GUILD_DELETE", &gone));
    }

    /// Asks the bot to reconnect (op 7).
    pub fn asks_to_reconnect(&self) {
        self.ends_connection(Out::Text(r#"{"op":7,"s":null,"t":null,"d":null}"#.to_owned()));
    }

    /// Sends the bot arbitrary text over its current connection.
    pub fn babbles(&self, text: &str) {
        self.state.change(|inner| {
            let session = &inner.sessions[inner.current.as_ref().unwrap()];
            session.connection.as_ref().unwrap().send(Out::Text(text.to_owned())).ok();
        });
    }

    /// Tells the bot that its session is over (op 9), and whether it may be resumed.
    pub fn invalidates_session(&self, resumable: bool) {
        let payload = format!(r#"{{"op":9,"s":null,"t":null,"d":{resumable}}}"#);
        self.ends_connection(Out::Text(payload));
    }

    /// Closes the gateway connection with a code.
    pub fn closes_gateway(&self, code: u16) {
        self.ends_connection(Out::Close(code));
    }

    /// From the next connection on, asks for heartbeats at this interval, in milliseconds.
    pub fn wants_heartbeats_every(&self, ms: u64) {
        self.state.change(|inner| inner.heartbeat_interval = Some(ms));
    }

    /// Silently stops acknowledging heartbeats on the current connection.
    pub fn goes_deaf(&self) {
        self.state.change(|inner| {
            let session = &inner.sessions[inner.current.as_ref().unwrap()];
            inner.deaf.clone_from(&session.connection);
        });
    }

    /// Answers the next IDENTIFY or RESUME with op 9.
    pub fn refuses_next_session(&self, resumable: bool) {
        self.state.change(|inner| inner.refusals.push_back(Refusal::InvalidSession(resumable)));
    }

    /// Closes the connection with this code at the next IDENTIFY or RESUME.
    pub fn closes_next_session(&self, code: u16) {
        self.state.change(|inner| inner.refusals.push_back(Refusal::Closed(code)));
    }

    fn ends_connection(&self, out: Out) {
        self.state.change(|inner| {
            let session = inner.sessions.get_mut(inner.current.as_ref().unwrap()).unwrap();
            // Taken out, so that anything from now on waits for the resumed session.
            session.connection.take().unwrap().send(out).unwrap();
        });
    }

    /// Stops listening, and the gateway connection breaks without a close frame.
    pub fn vanishes(self) {
        self.server.abort();
        self.ends_connection(Out::Nothing);
    }

    /// The names of the files that the bot has fetched.
    pub fn fetched(&self) -> Vec<String> {
        self.state.look().fetched.clone()
    }

    /// How often bots have identified themselves, and how often they have resumed.
    pub fn sessions(&self) -> (usize, usize) {
        let inner = self.state.look();
        (inner.identified, inner.resumed)
    }

    /// Waits until a bot has identified itself or resumed once more than these counts.
    pub async fn connected_again(&self, (identified, resumed): (usize, usize)) {
        let again = |inner: &mut Inner| (inner.identified + inner.resumed > identified + resumed).then_some(());
        self.state.until("another connection", again).await;
    }

    /// Waits until bots have resumed this many times.
    pub async fn resumed(&self, times: usize) {
        let enough = |inner: &mut Inner| (inner.resumed >= times).then_some(());
        self.state.until("a resumed session", enough).await;
    }

    /// Waits until bots have identified themselves this many times.
    pub async fn identified(&self, times: usize) {
        let enough = |inner: &mut Inner| (inner.identified >= times).then_some(());
        self.state.until("a new session", enough).await;
    }

    /// Waits until this message was changed this many times; returns the last change and its number of files.
    pub async fn changed(&self, message: u64, times: usize) -> (serde_json::Value, usize) {
        let found = |inner: &mut Inner| {
            let changes: Vec<_> = inner.changes.iter().filter(|change| change.message == message).collect();
            let last = changes.last().filter(|_| changes.len() >= times)?;
            Some((last.data.clone(), last.files.len()))
        };
        self.state.until("a changed message", found).await
    }

    /// The number of message changes outside interactions.
    pub fn changes(&self) -> usize {
        self.state.look().changes.len()
    }

    /// How often bots have registered the commands for all servers.
    pub fn registrations(&self) -> usize {
        self.state.look().registrations
    }

    /// The commands that the bot registered for all servers.
    pub fn commands(&self) -> Vec<serde_json::Value> {
        self.state.look().commands.iter().map(|command| serde_json::Value::clone(command)).collect()
    }

    /// The menu of the server.
    pub fn menu(&self) -> Vec<serde_json::Value> {
        self.state.look().menu(false).iter().map(|command| serde_json::Value::clone(command)).collect()
    }

    /// How often bots have registered the server's commands.
    pub fn menus_registered(&self) -> usize {
        self.state.look().guild_registrations
    }

    /// Waits until the server's menu has a command such as `hustle` or `look threat`, or doesn't have it.
    pub async fn offers(&self, words: &str, there: bool) {
        let found = |inner: &mut Inner| (spoken::is_offered(&inner.menu(false), words) == there).then_some(());
        self.state.until(&format!("/{words} in the menu: {there}"), found).await;
    }
}

impl Drop for Standin {
    fn drop(&mut self) {
        self.server.abort();
        if !std::thread::panicking() {
            self.state.no_complaints();
        }
    }
}
