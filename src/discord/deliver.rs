//! Delivers a reply to a channel: immediately when it is ready in time, otherwise in place of a promise.
//!
//! A ruling is ready within milliseconds, so the first response usually is the answer itself: it takes one request, and whether
//! it is private can depend on the outcome. Work that takes longer than a second is promised first (Discord:
//! deferred), which settles its privacy before the outcome is known. Discord opens no modal after a promise, so
//! a label says in advance that one is coming.

use std::future::Future;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serenity::all::{CreateInteractionResponse, CreateInteractionResponseMessage};
use tracing::Instrument;

use super::http::{Body, RestError, ReturnAddress};
use super::markdown::Reader;
use super::message::Message;
use super::modal::modal;
use super::operator::Outcome;
use super::rendered::Rendered;
use super::state::BotState;
use crate::command::{Party, Reply, Shown};
use crate::say;
use crate::store::{BoardDisplay, BoardMessage};
use crate::words::{self, Language, TableLocale};

/// Discord waits three seconds for a first response. Work that takes longer than this is promised first.
const PROMISE_AFTER: Duration = Duration::from_secs(1);

/// How long work that cannot be deferred may take. After that a modal would come too late; there is still time to
/// say so.
const UNPROMISED: Duration = Duration::from_millis(2500);

/// What is known of an interaction before its work begins. The log shows no names and nothing that a person typed.
pub(super) struct Label {
    pub party: Party,
    pub command: String,
    /// Whether only the person who asked sees a promise.
    pub private: bool,
    /// Whether the answer replaces the message with the button that was pressed.
    pub in_place: bool,
    /// Whether the answer is a modal.
    pub opens_modal: bool,
    /// The message whose button was pressed.
    pub pressed: Option<u64>,
    /// The person's language, for messages that come without a reply.
    pub language: Language,
}

/// Does the work and delivers its reply. Everything logged meanwhile carries the interaction's id, which the person sees
/// if the bot fails.
pub(super) async fn deliver(
    bot: &BotState,
    to: &ReturnAddress,
    label: Label,
    work: impl Future<Output = Reply> + Send + 'static,
) {
    let request = tracing::info_span!("request", request = to.id);
    work_and_deliver(bot, to, label, work).instrument(request).await;
}

/// The work runs in its own task, which only the end of the process can cancel: a cancelled write may or may not have
/// happened.
async fn work_and_deliver(
    bot: &BotState,
    to: &ReturnAddress,
    label: Label,
    work: impl Future<Output = Reply> + Send + 'static,
) {
    let begun = Instant::now();
    // Taken before the check for a shutdown: either the shutdown waits for this work, or the check sees the shutdown.
    let token = Arc::new(bot.work.token());
    if bot.closing.is_cancelled() {
        return send_private(bot, to, label.language, say!("door-restarting")).await;
    }
    let (app, menus, party, language) = (bot.app.clone(), bot.menus.clone(), label.party, label.language);
    let pressed = label.pressed;
    let held = token.clone();
    let work = async move {
        let _held = held;
        let reply = work.await;
        let reader = Reader { menus: &menus, server: party.guild, client: reply.client(language) };
        Rendered::of(reply, reader, &app, party).await
    };
    let mut work = tokio::spawn(work.in_current_span());
    let limit = if label.opens_modal { UNPROMISED } else { PROMISE_AFTER };
    let panicked = || Rendered::panicked(to.id, label.language);
    let (rendered, promise) = match tokio::time::timeout(limit, &mut work).await {
        Ok(ended) => (ended.unwrap_or_else(|_| panicked()), None),
        Err(_) => {
            let promise = bot.rest.respond(to, &promise(&label)).await.map(drop);
            (work.await.unwrap_or_else(|_| panicked()), Some(promise))
        }
    };
    let promised = promise.is_some();
    let openly = promised && !label.private && !label.in_place;
    let reader = Reader { menus: &bot.menus, server: party.guild, client: language };
    let delivery = Delivery { bot, to, channel: party.channel, promised, openly, pressed, rendered: &rendered, reader };
    let delivered = match promise {
        Some(Err(error)) => Err(error),
        _ => delivery.run().await,
    };
    if let (Some(server), true) = (party.guild, rendered.reply.changes_the_rulebook()) {
        bot.menus.queue_registration(server);
    }
    if let (Ok(()), Some(aside)) = (&delivered, &rendered.reply.aside) {
        let message = Message::sentence(reader, &say!("door-gm-aside", aside), rendered.reply.locale).private();
        if let Err(error) = bot.rest.follow(to, &message.follow_up()).await {
            tracing::warn!(%error, "could not send the GM's private part of an answer");
        }
    }
    let (channel, Label { command, .. }, took) = (party.channel, label, begun.elapsed());
    let ms = took.as_millis();
    tracing::info!(channel, command, status = rendered.reply.status.word(), ms, "answered");
    let outcome = match &delivered {
        Ok(()) if rendered.reply.facts.failed => Outcome::Failed,
        Ok(()) => Outcome::Answered(rendered.reply.status),
        Err(RestError::AlreadyAnswered) => Outcome::Repeated,
        Err(_) => Outcome::Undelivered,
    };
    let picture = rendered.picture.as_ref().map(Vec::len);
    bot.operator.metrics.record_answer(channel, &command, outcome, took, picture);
    match delivered {
        // By another process, or by this one before a reconnection.
        Err(RestError::AlreadyAnswered) => tracing::info!(channel, command, "already answered"),
        Err(error) => {
            tracing::warn!(channel, command, %error, "could not send the answer");
            bot.app.record_undelivered(channel, &rendered.reply).await;
            // The interaction is lost, but the board has its own message.
            delivery.refresh_board(rendered.message(true)).await;
        }
        Ok(()) => {}
    }
    drop(token);
}

/// An answer on its way.
struct Delivery<'a> {
    bot: &'a BotState,
    to: &'a ReturnAddress,
    channel: u64,
    /// Whether a promise was sent, which the answer replaces.
    promised: bool,
    /// Whether everybody sees the promise.
    openly: bool,
    /// The message whose button was pressed.
    pressed: Option<u64>,
    rendered: &'a Rendered,
    /// For the person who asked.
    reader: Reader<'a>,
}

impl Delivery<'_> {
    async fn run(&self) -> Result<(), RestError> {
        let (reply, locale) = (&self.rendered.reply, self.rendered.reply.locale);
        match (&reply.form, self.promised) {
            (None, _) => {}
            (Some(form), false) => return self.bot.rest.respond(self.to, &modal(form)).await.map(drop),
            (Some(_), true) => {
                let late = Message::sentence(self.reader, &say!("deliver-window-late"), locale);
                return self.answer(late).await.map(drop);
            }
        }
        match &reply.shown {
            Shown::InPlace => self.update(self.rendered.message(true)).await,
            Shown::Below(text) => {
                let closed = Message::sentence(self.reader, text, locale);
                self.update(Message { buttons: Some(Vec::new()), files: Some(Vec::new()), ..closed }).await?;
                self.send_with_board(|delivery, message| async move { delivery.follow(message).await }).await
            }
            // An answer that turns out to be private must not replace a promise that everybody sees.
            Shown::Anew if self.openly && reply.private => {
                // Discord would put the first message after a promise in the promise's place.
                self.answer(Message::sentence(self.reader, &say!("door-alone"), locale)).await?;
                self.follow(self.rendered.message(false)).await?;
                if let Err(error) = self.bot.rest.withdraw(self.to).await {
                    tracing::debug!(%error, "could not delete a promise that was not needed");
                }
                Ok(())
            }
            Shown::OnTheBoard if self.show_turn_in_sight().await? => Ok(()),
            Shown::Anew | Shown::OnTheBoard => {
                self.send_with_board(|delivery, message| async move { delivery.answer(message).await }).await
            }
        }?;
        for page in self.rendered.pages().into_iter().skip(1) {
            self.follow(Message { content: Some(page), ..Message::default() }.private()).await?;
        }
        Ok(())
    }

    /// Shows the next turn in the message with the board, below what was done there, if people still have that message in sight.
    /// So there is one message per turn, whether a person presses a button or types. A ping needs a new message instead. Returns
    /// whether it was shown.
    async fn show_turn_in_sight(&self) -> Result<bool, RestError> {
        let reply = &self.rendered.reply;
        let board = self.board().await.and_then(|board| board.message);
        let message = self.pressed.or(board).filter(|message| is_in_sight(*message, self.to.id));
        let Some(message) = message.filter(|_| reply.ping.is_none() && !self.promised) else { return Ok(false) };
        self.bot.app.store_done_before_turn(self.channel, reply).await;
        if self.pressed.is_none() {
            self.edit_standing_board(self.rendered.below_what_was_done()).await?;
            return Ok(true);
        }
        self.update(self.rendered.below_what_was_done()).await?;
        if board == Some(message) {
            self.bot.app.set_board_message(self.channel, board, self.revision()).await;
        }
        Ok(true)
    }

    /// Sends the answer so that the channel has one message with its board, in the way that the channel has chosen.
    async fn send_with_board<'s, F>(&'s self, send: impl FnOnce(&'s Self, Message) -> F) -> Result<(), RestError>
    where
        F: Future<Output = Result<Option<u64>, RestError>>,
    {
        match self.board().await {
            Some(BoardMessage { display: BoardDisplay::Stays, message: Some(_), .. }) => {
                self.edit_standing_board(self.rendered.message(true)).await
            }
            Some(_) => match send(self, self.rendered.message(false)).await? {
                Some(new) => self.move_board_to(new).await,
                None => Ok(()),
            },
            None => send(self, self.rendered.message(false)).await.map(drop),
        }
    }

    /// The channel's board message, if this answer shows the board and earlier messages can be edited.
    async fn board(&self) -> Option<BoardMessage> {
        if !self.rendered.shows_the_board() || !self.bot.boards.can_be_edited(self.channel) {
            return None;
        }
        let board = self.bot.app.board_of(self.channel).await;
        board.filter(|board| board.display != BoardDisplay::Each)
    }

    fn revision(&self) -> u64 {
        self.rendered.reply.facts.revision
    }

    /// Keeps the board in one message: this new one, or that of an answer to a later command, if that one was faster.
    async fn move_board_to(&self, new: u64) -> Result<(), RestError> {
        let turn = self.bot.boards.channel_lock(self.channel);
        let _turn = turn.lock().await;
        let Some(shown) = self.board().await else { return Ok(()) };
        let late = shown.message.is_some() && shown.revision > self.revision();
        let old = if late { Some(new) } else { shown.message.filter(|old| *old != new) };
        let noted = async {
            if !late {
                self.bot.app.set_board_message(self.channel, Some(new), self.revision()).await;
            }
        };
        let removed = async {
            let bare = Message { buttons: Some(Vec::new()), files: Some(Vec::new()), ..Message::default() };
            if let Some(old) = old
                && let Err(error) = self.edit_earlier(old, bare).await
            {
                tracing::debug!(%error, "could not remove an earlier board");
            }
        };
        tokio::join!(noted, removed);
        Ok(())
    }

    /// Answers the person in private and puts this into the message with the board; a deleted board message is sent again.
    async fn edit_standing_board(&self, changed: Message) -> Result<(), RestError> {
        let locale = self.rendered.reply.locale;
        let lines = words::Message::lines([self.rendered.reply.message.clone(), say!("door-board-above")]);
        self.answer(Message::sentence(self.reader, &lines, locale).private()).await?;
        if let Some(ping) = self.rendered.message(false).pinging_alone() {
            // Editing a message pings nobody.
            self.follow(ping).await?;
        }
        if self.refresh_board(changed).await {
            return Ok(());
        }
        let turn = self.bot.boards.channel_lock(self.channel);
        let _turn = turn.lock().await;
        let new = self.follow(self.rendered.message(false)).await?;
        self.bot.app.set_board_message(self.channel, new, self.revision()).await;
        Ok(())
    }

    /// Brings the channel's board message up to date, unless it already shows a later table. Returns whether
    /// a message shows this table or a later one.
    async fn refresh_board(&self, to: Message) -> bool {
        let turn = self.bot.boards.channel_lock(self.channel);
        let _turn = turn.lock().await;
        let Some(BoardMessage { message: Some(message), revision, .. }) = self.board().await else { return false };
        if revision > self.revision() {
            return true;
        }
        let changed = self.edit_earlier(message, to).await.is_ok();
        if changed {
            self.bot.app.set_board_message(self.channel, Some(message), self.revision()).await;
        }
        changed
    }

    /// Edits an earlier message of the bot.
    async fn edit_earlier(&self, message: u64, to: Message) -> Result<(), RestError> {
        let changed = self.bot.rest.change(self.channel, message, &to.change()).await;
        if let Err(RestError::Refused { status: 403, .. }) = changed {
            self.bot.boards.record_refusal(self.channel);
            let channel = self.channel;
            tracing::info!(channel, "can't edit earlier messages, so each answer shows the board for the next hour");
        }
        changed
    }

    /// Sends the first response, or what replaces the promise, and returns its message's id.
    async fn answer(&self, message: Message) -> Result<Option<u64>, RestError> {
        match self.promised {
            true => self.bot.rest.edit(self.to, &message.edit()).await,
            false => self.bot.rest.respond(self.to, &message.response()).await,
        }
    }

    /// Replaces the message whose button was pressed.
    async fn update(&self, message: Message) -> Result<(), RestError> {
        let updated = match self.promised {
            true => self.bot.rest.edit(self.to, &message.edit()).await,
            false => self.bot.rest.respond(self.to, &message.update()).await,
        };
        updated.map(drop)
    }

    async fn follow(&self, message: Message) -> Result<Option<u64>, RestError> {
        self.bot.rest.follow(self.to, &message.follow_up()).await
    }
}

/// How long a message counts as being in sight: by then a busy channel has moved on.
const IN_SIGHT: Duration = Duration::from_secs(10 * 60);

/// Whether a message was written so shortly before an interaction that people still have it in sight. Both ids begin with
/// the milliseconds since Discord's epoch.
#[must_use]
pub fn is_in_sight(message: u64, interaction: u64) -> bool {
    let since = (interaction >> 22).saturating_sub(message >> 22);
    Duration::from_millis(since) <= IN_SIGHT
}

fn promise(label: &Label) -> Body {
    if label.in_place {
        return Body::of(&CreateInteractionResponse::Acknowledge);
    }
    let message = CreateInteractionResponseMessage::new().ephemeral(label.private);
    Body::deferred(&CreateInteractionResponse::Defer(message))
}

/// Says something only to the person who asked, outside any command.
pub(super) async fn send_private(bot: &BotState, to: &ReturnAddress, language: Language, words: words::Message) {
    let locale = TableLocale::default().for_reader(language);
    let reader = Reader { menus: &bot.menus, server: None, client: language };
    let message = Message::sentence(reader, &words, locale).private();
    if let Err(error) = bot.rest.respond(to, &message.response()).await {
        tracing::warn!(%error, "could not send a refusal");
    }
}
