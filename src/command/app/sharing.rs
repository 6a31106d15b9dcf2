//! Looks, previews and refusals are private until they are shared. Looks and previews use the stored table as it is: they
//! neither wait for a change in their channel nor keep one waiting.

use serde_json::Value;

use crate::command::app::TableRequest;
use crate::command::app::hidden::Decided;
use crate::command::core::command::Spec;
use crate::command::input::invocation::Invocation;
use crate::command::input::options::PREVIEW;
use crate::command::reply::panel::LineButton;
use crate::command::reply::{Reply, Shown, Status};
use crate::field::Encounter;
use crate::say;
use crate::words::{Language, Locale, Marks, Message};

/// The commands that never change a table, in addition to looks (`Spec::looks`).
pub const LOOKS: [&str; 13] = [
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

/// Whether the command only looks at the table, or shows what a change would do.
pub(super) fn only_looks(spec: &Spec, given: &Invocation) -> bool {
    given.is_read_only(spec) || LOOKS.contains(&spec.words().as_str())
}

impl TableRequest<'_> {
    /// Whether this changes nothing, so that the answer is private: a look or a preview.
    pub(crate) fn is_read_only(&self) -> bool {
        self.request.given.is_read_only(self.spec)
    }

    /// The answer with what was decided, private or for everyone.
    pub(super) fn reply(&self, decided: Decided, table: Option<&Encounter>, read_only: bool) -> Reply {
        let Decided { mut outcome, aside, secret, .. } = decided;
        let notes: Vec<Message> = outcome.aside.take().into_iter().chain(aside).collect();
        let aside = (!notes.is_empty()).then(|| Message::lines(notes));
        let private = (self.spec.private && !self.terms.openly) || read_only || secret;
        let locale = self.request.caller.locale(table, private);
        let ruling = outcome.take_json();
        Reply {
            command: self.spec.words(),
            status: outcome.status,
            message: outcome.message,
            ruling,
            picture: outcome.picture.map(|picture| picture.in_locale(locale)),
            drawn: None,
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

    /// The button that previews the command, if it is merely too early for it.
    pub(crate) fn to_plan(&self) -> LineButton {
        let mut plan = self.request.given.clone();
        plan.options.push((PREVIEW.name.to_owned(), true.to_string()));
        LineButton::new(say!("key-preview"), plan).anytime()
    }

    /// The buttons that take a private answer public: Share shows it to everyone, Do it carries out what was previewed.
    pub(crate) fn to_share(&self, reply: &Reply, read_only: bool) -> Vec<LineButton> {
        if !read_only || !reply.private || reply.status == Status::Error || reply.secret {
            return Vec::new();
        }
        let (given, mut done) = (&self.request.given, self.request.given.clone());
        done.options.retain(|(option, _)| !option.eq_ignore_ascii_case(PREVIEW.name));
        let does = given.is_set(PREVIEW.name) && reply.status == Status::Done;
        let does = does.then(|| LineButton::new(say!("key-do-it"), done));
        does.into_iter().chain([LineButton::new(say!("key-share"), given).openly()]).collect()
    }
}

/// Text in every language, for a button that anyone may press, with commands and people marked.
pub(crate) fn in_every_language(account: &Message, reply: &Reply) -> String {
    let told = |language: Language| {
        let locale = Locale { language, ..reply.locale }.with_commands_in(language).marking(Marks::All);
        (language.word(), account.localized(locale))
    };
    let texts = Language::ALL.map(told);
    Value::from_iter(texts).to_string()
}
