//! Repeated answers: to a request delivered twice, and to a button whose table has changed.

use serde_json::{Value, json};

use crate::command::app::{App, Request, TableRequest, now_ms};
use crate::command::reply::facts::Facts;
use crate::command::reply::panel::{Key, Panel};
use crate::command::reply::{Reply, Status};
use crate::field::Encounter;
use crate::render::Picture;
use crate::say;
use crate::store::{self, Channel};
use crate::words::Message;

/// What is stored of an answer with this text, so that a second delivery of its command gets the same words; `seq`
/// numbers a command that was done.
pub(super) fn kept(reply: &Reply, said: &str, seq: Option<u64>) -> String {
    let mut kept = json!({"status": reply.status.word(), "message": said, "private": reply.private});
    if let Some(aside) = reply.aside_text() {
        kept["aside"] = json!(aside);
    }
    if let Some(seq) = seq {
        kept["seq"] = json!(seq);
    }
    kept.to_string()
}

impl App {
    /// The earlier answer to this request, with the current board.
    pub(super) async fn repeat_answer(&self, request: &Request, words: &str, reply: &str) -> Reply {
        let earlier: Value = serde_json::from_str(reply).unwrap_or_default();
        let message = earlier["message"]
            .as_str()
            .map_or_else(|| say!("answer-done-already"), |said| Message::marked(said.to_owned()));
        let channel = Channel(request.channel);
        let saved = self.store.load(channel).await.ok().flatten();
        let revision = saved.as_ref().map_or(0, |saved| saved.revision);
        let encounter = saved.and_then(|saved| saved.encounter);
        // Nobody ever saw the buttons of the earlier answer, so this one gets new ones.
        let seq = earlier["seq"].as_u64();
        let private = earlier["private"].as_bool().unwrap_or(false);
        let person = private.then_some(request.caller.id);
        let panel = store::Panel { revision, seq, person, ..store::Panel::default() };
        let locale = request.caller.locale(encounter.as_ref(), private);
        let id = self.store.add_panel(channel, &panel, now_ms()).await.ok().filter(|_| seq.is_some());
        let status = earlier["status"].as_str().and_then(Status::named).unwrap_or(Status::Done);
        let board = encounter.filter(|_| status != Status::Error).and_then(|encounter| self.board(&encounter));
        let mut picture = board.map(|scene| Picture::Board(Box::new(scene)).in_locale(locale));
        self.furnish(request.channel, &mut picture).await;
        Reply {
            status,
            picture,
            panel: id.and_then(|id| Panel::row(id, vec![Key::Undo])),
            private,
            aside: earlier["aside"].as_str().map(|aside| Message::literal(aside.to_owned())),
            locale,
            facts: Facts { revision, ..Facts::default() },
            ..Reply::error(words, message)
        }
    }

    /// Records that Discord didn't take a public answer about a change; the channel's next answer makes up for it.
    pub async fn record_undelivered(&self, channel: u64, reply: &Reply) {
        let Some(owed) = reply.facts.undelivered_text.as_ref().filter(|_| !reply.private) else { return };
        if let Err(error) = self.store.set_undelivered(Channel(channel), owed).await {
            tracing::warn!(%error, "could not store that an answer was not delivered");
        }
    }
}

impl TableRequest<'_> {
    /// Starts the reply with what was done earlier in an answer nobody saw. If the reply is public, the debt is
    /// settled.
    pub(super) async fn make_up_for(&self, said: String, reply: &mut Reply) {
        let owed = [Some(said.clone()), reply.facts.undelivered_text.take()]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join("\n");
        reply.facts.undelivered_text = Some(owed);
        let before = say!("answer-undelivered", said = Message::marked(said));
        reply.message = Message::lines([before, std::mem::replace(&mut reply.message, Message::empty())]);
        if reply.private {
            return;
        }
        if let Err(error) = self.app.store.clear_undelivered(Channel(self.request.channel)).await {
            tracing::warn!(%error, "could not clear what was not delivered");
        }
    }

    /// Reports that the table has changed since the button was shown, with the current board.
    pub(super) fn stale(&self, now: Option<&Encounter>) -> Reply {
        let scene = now.and_then(|now| self.app.board(now));
        let picture = scene.map(|scene| Picture::Board(Box::new(scene)));
        let facts = Facts { stale: true, ..Facts::default() };
        Reply { picture, facts, ..Reply::error(self.spec.words(), say!("answer-stale")) }
            .in_locale(self.request.locale(now))
    }
}
