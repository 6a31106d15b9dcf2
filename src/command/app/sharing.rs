//! What is thought is for one person until it is shared: looks, plans and what the rules refuse.

use serde_json::Value;

use crate::command::app::Case;
use crate::command::input::options::PREVIEW;
use crate::command::reply::panel::LineButton;
use crate::command::reply::{Reply, Status};
use crate::say;
use crate::words::{Language, Locale, Message};

impl Case<'_> {
    /// Whether this is no deed, so that the answer is for the person alone: a look, a plan.
    pub(crate) fn thinks(&self) -> bool {
        self.request.given.is_thinking(self.spec)
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

/// A text in every language, for a button that anybody may press.
pub(crate) fn in_every_language(account: &Message, reply: &Reply) -> String {
    let texts = Language::ALL.map(|language| (language.word(), account.localized(Locale { language, ..reply.locale })));
    Value::from_iter(texts).to_string()
}
