//! What is thought is for one person until it is shared: looks, plans and what the rules refuse. Looks and plans go by the
//! table as it is stored: they neither wait for a change in their channel nor keep one waiting.

use serde_json::Value;

use crate::command::app::Case;
use crate::command::app::hidden::Decided;
use crate::command::core::command::Spec;
use crate::command::input::invocation::Invocation;
use crate::command::input::options::PREVIEW;
use crate::command::reply::panel::LineButton;
use crate::command::reply::{Reply, Shown, Status};
use crate::field::Encounter;
use crate::say;
use crate::words::{Language, Locale, Marks, Message};

/// The commands that never change a table, besides those whose answers stay private until they are shared.
const LOOKS: [&str; 13] = [
    "show",
    "options",
    "help",
    "creature list",
    "roster list",
    "history",
    "replay",
    "rules",
    "phase show",
    "map export",
    "table export",
    "privacy show",
    "privacy export",
];

/// Whether what is given only looks at the table, or shows what a change would do.
pub(super) fn only_looks(spec: &Spec, given: &Invocation) -> bool {
    given.is_thinking(spec) || LOOKS.contains(&spec.words().as_str())
}

impl Case<'_> {
    /// Whether this changes nothing, so that the answer is private: a look, a plan.
    pub(crate) fn thinks(&self) -> bool {
        self.request.given.is_thinking(self.spec)
    }

    /// The answer with what was decided, for the person alone or for everybody.
    pub(super) fn reply(&self, decided: Decided, table: Option<&Encounter>, thinks: bool) -> Reply {
        let Decided { mut outcome, aside, secret, .. } = decided;
        let notes: Vec<Message> = outcome.aside.take().into_iter().chain(aside).collect();
        let aside = (!notes.is_empty()).then(|| Message::lines(notes));
        let private = (self.spec.private && !self.terms.openly) || thinks || secret;
        let locale = self.request.caller.locale(table, private);
        let ruling = outcome.json();
        Reply {
            command: self.spec.words(),
            status: outcome.status,
            message: outcome.message,
            ruling,
            picture: outcome.picture.map(|picture| picture.in_locale(locale)),
            letters: outcome.letters,
            file: outcome.file,
            panel: None,
            form: None,
            shown: Shown::Anew,
            private,
            secret,
            ping: outcome.ping.filter(|_| !private),
            aside,
            locale,
            facts: outcome.facts,
        }
    }

    /// The button that previews the command, where only its time has not come.
    pub(crate) fn to_plan(&self) -> LineButton {
        let mut plan = self.request.given.clone();
        plan.options.push((PREVIEW.name.to_owned(), true.to_string()));
        LineButton::new(say!("key-preview"), plan).anytime()
    }

    /// The buttons that make an answer for the person alone everybody's: Share shows it to all, Do it carries out what was
    /// previewed.
    pub(crate) fn to_share(&self, reply: &Reply, thinks: bool) -> Vec<LineButton> {
        if !thinks || !reply.private || reply.status == Status::Error || reply.secret {
            return Vec::new();
        }
        let (given, mut done) = (&self.request.given, self.request.given.clone());
        done.options.retain(|(option, _)| !option.eq_ignore_ascii_case(PREVIEW.name));
        let does = given.is_set(PREVIEW.name) && reply.status == Status::Done;
        let does = does.then(|| LineButton::new(say!("key-do-it"), done));
        does.into_iter().chain([LineButton::new(say!("key-share"), given).openly()]).collect()
    }
}

/// A text in every language, for a button that anybody may press, with its commands and people marked.
pub(crate) fn in_every_language(account: &Message, reply: &Reply) -> String {
    let told = |language: Language| {
        let locale = Locale { language, ..reply.locale }.with_commands_in(language).marking(Marks::All);
        (language.word(), account.localized(locale))
    };
    let texts = Language::ALL.map(told);
    Value::from_iter(texts).to_string()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::command::SPECS;
    use crate::command::app::{App, Request, answer, line};
    use crate::command::core::rights::Caller;

    const CHANNEL: u64 = 1;

    async fn said(app: &App, text: &str) -> Reply {
        let given = line::read(text).expect("a line");
        answer(app, Request { channel: CHANNEL, guild: None, caller: Caller::manager(1), id: None, given }).await
    }

    #[test]
    fn every_look_is_a_command() {
        let words: Vec<String> = SPECS.iter().map(|spec| spec.words()).collect();
        assert!(LOOKS.iter().all(|look| words.iter().any(|known| known == look)), "{words:?}");
    }

    /// While a change has the channel to itself, looks and previews are answered; another change waits until it is over.
    #[tokio::test]
    async fn looks_and_changes_in_one_channel_do_not_wait_for_each_other() {
        let app = App::open("sqlite::memory:").await.expect("a store");
        for line in ["/table new width:8 height:8", "/creature add name:Aldo at:B2"] {
            assert_eq!(said(&app, line).await.status, Status::Done, "{line}");
        }
        let lock = app.lock(CHANNEL);
        let under_way = lock.clone().lock_owned().await;
        let own = Arc::strong_count(&lock);
        let change = tokio::spawn({
            let app = app.clone();
            async move { said(&app, "/move creature:Aldo to:D2").await }
        });
        // The change has come as far as the lock.
        while Arc::strong_count(&lock) == own {
            tokio::task::yield_now().await;
        }
        for look in
            ["/show", "/reachable", "/threat", "/measure from:A1 to:C3", "/options to:D4", "/move to:C3 preview:true"]
        {
            let answered = tokio::spawn({
                let app = app.clone();
                async move { said(&app, look).await }
            });
            while !answered.is_finished() {
                assert_eq!(Arc::strong_count(&lock), own + 1, "{look} waits for the channel");
                tokio::task::yield_now().await;
            }
            assert_eq!(answered.await.expect("no panic").status, Status::Done, "{look}");
        }
        assert!(!change.is_finished(), "the change overtook the one before it");
        drop(under_way);
        assert_eq!(change.await.expect("no panic").status, Status::Done);
    }
}
