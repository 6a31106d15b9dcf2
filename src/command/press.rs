//! What pressing a button does. Each is a command that could be typed as well, given under the rights of whoever presses.

use super::answer::{App, Request, fault, may_give, now_ms};
use super::given::Given;
use super::mistake::Mistake;
use super::panel::{self, Key, Panel};
use super::reply::{Reply, Shown, Status};
use super::under::Terms;
use crate::say;
use crate::store::{self, Channel};
use crate::words::{Tongue, Words};

/// Why a button is no use any more.
fn too_old() -> Words {
    say!("press-too-old")
}
/// The farthest that arrows lead, in steps.
const MOST_STEPS: usize = 60;

/// A pressed button with what it means.
struct Pressed<'a> {
    app: &'a App,
    request: Request,
    /// The panel's id.
    id: &'a str,
    panel: store::Panel,
}

/// Whether the answer takes the place of the message with this button.
#[must_use]
pub fn answers_in_place(button: &str) -> bool {
    let in_place = |key: Key| matches!(key, Key::Step(_) | Key::Back | Key::Go | Key::Close);
    panel::pressed(button).is_some_and(|(_, key)| in_place(key))
}

/// Whether only who presses this button sees the answer.
#[must_use]
pub fn answers_privately(button: &str) -> bool {
    let private = |key: Key| matches!(key, Key::Why | Key::Threats | Key::Arrows);
    panel::pressed(button).is_some_and(|(_, key)| private(key))
}

impl App {
    /// Answers a press of a button under an earlier answer.
    pub async fn press(&self, button: &str, request: Request) -> Reply {
        let own = request.tongue(None);
        let Some((id, key)) = panel::pressed(button) else { return Reply::error("button", too_old()).in_tongue(own) };
        match self.store.panel(Channel(request.channel), id).await {
            Ok(Some(panel)) => Pressed { app: self, request, id, panel }.answer(key).await,
            Ok(None) => Reply::error("button", too_old()).in_tongue(own),
            Err(error) => fault("button", &error),
        }
    }
}

impl App {
    /// Where the channel's board is shown; `None` if that cannot be read, and then each answer shows its own.
    pub async fn board_of(&self, channel: u64) -> Option<store::Board> {
        self.store.board(Channel(channel)).await.ok()
    }

    /// Keeps in which message the channel's board is shown now. What is lost of it leaves an old board standing.
    pub async fn board_is_in(&self, channel: u64, message: Option<u64>) {
        if let Err(error) = self.store.show_board_in(Channel(channel), message).await {
            tracing::warn!(%error, "where the board is shown was not kept");
        }
    }

    /// Keeps how the channel's board is shown.
    pub async fn board_is_shown(&self, channel: u64, manner: store::Manner) {
        if let Err(error) = self.store.show_board(Channel(channel), manner).await {
            tracing::warn!(%error, "how the board is shown was not kept");
        }
    }
}

impl Pressed<'_> {
    async fn answer(self, key: Key) -> Reply {
        match key {
            Key::Undo if self.panel.seq.is_none() => Reply::error("undo", too_old()).in_tongue(self.own_tongue()),
            Key::Undo => self.gives(given("undo", &[]), Terms { last: self.panel.seq, ..Terms::default() }).await,
            Key::Redo => self.gives(given("redo", &[]), self.as_it_was()).await,
            Key::Next => {
                let next = Given { sub: Some("next".to_owned()), ..given("turn", &[]) };
                self.gives(next, self.as_it_was()).await
            }
            Key::Why => self.why(),
            Key::Threats => {
                let threats = given("threat", &[("creature", self.who()), ("against", "true")]);
                Reply { private: true, ..self.gives(threats, Terms::bare()).await }
            }
            Key::Arrows => self.opens().await,
            Key::Step(direction) => self.leads(Some(direction.word())).await,
            Key::Back => self.leads(None).await,
            Key::Go => self.goes().await,
            Key::Close => Reply { shown: Shown::InPlace, ..said(say!("press-closed")).in_tongue(self.own_tongue()) },
        }
    }

    fn as_it_was(&self) -> Terms {
        Terms { revision: Some(self.panel.revision), ..Terms::default() }
    }
    /// How the person is spoken to where no table says otherwise.
    fn own_tongue(&self) -> Tongue {
        self.request.tongue(None)
    }

    fn who(&self) -> &str {
        self.panel.creature.as_deref().unwrap_or_default()
    }

    /// Gives a command as whoever presses.
    async fn gives(&self, given: Given, terms: Terms) -> Reply {
        self.app.answer_as(Request { given, ..self.request.clone() }, terms).await
    }

    fn why(&self) -> Reply {
        match &self.panel.account {
            Some(account) => Reply { status: Status::Done, ..Reply::error("why", account.clone()) },
            None => Reply::error("why", say!("press-no-more")).in_tongue(self.own_tongue()),
        }
    }

    /// A pad of arrows for whoever is acting, if the one who presses may move that creature.
    async fn opens(&self) -> Reply {
        let Some(creature) = &self.panel.creature else {
            return Reply::error("move", too_old()).in_tongue(self.own_tongue());
        };
        let moves = given("move", &[("creature", creature), ("to", "e")]);
        let saved = match self.app.store.load(Channel(self.request.channel)).await {
            Ok(saved) => saved,
            Err(error) => return fault("move", &error),
        };
        if let Err(mistake) = may_give(&moves, &self.request.caller, saved.as_ref()) {
            return refused(&mistake).in_tongue(self.own_tongue());
        }
        let revision = saved.map_or(0, |saved| saved.revision);
        let arrows = store::Panel {
            revision,
            creature: Some(creature.clone()),
            path: Some(String::new()),
            ..store::Panel::default()
        };
        match self.app.store.put_up(Channel(self.request.channel), &arrows, now_ms()).await {
            Ok(id) => self.shows("", &id, Shown::Anew, None).await,
            Err(error) => fault("move", &error),
        }
    }

    /// One step more, or one less, judged and drawn before anything is done.
    async fn leads(&self, step: Option<&str>) -> Reply {
        let mut steps: Vec<&str> = self.panel.path.as_deref().unwrap_or_default().split_whitespace().collect();
        match step {
            Some(step) if steps.len() < MOST_STEPS => steps.push(step),
            Some(_) => {}
            None => drop(steps.pop()),
        }
        let path = steps.join(" ");
        let shown = self.shows(&path, self.id, Shown::InPlace, None).await;
        // A step that cannot be made is shown with its reasons, and not gone on from.
        let kept = if shown.status == Status::Done || shown.status == Status::Pending || step.is_none() {
            path
        } else {
            self.panel.path.clone().unwrap_or_default()
        };
        self.keeps(&kept, shown).await
    }

    /// Keeps how far the arrows have led, on the table as it was when that was shown.
    async fn keeps(&self, path: &str, shown: Reply) -> Reply {
        let channel = Channel(self.request.channel);
        let revision = match self.app.store.load(channel).await {
            Ok(saved) => saved.map_or(0, |saved| saved.revision),
            Err(error) => return fault("move", &error),
        };
        match self.app.store.trace(channel, self.id, path, revision).await {
            Ok(()) => shown,
            Err(error) => fault("move", &error),
        }
    }

    /// What a path would come to, above the arrows.
    async fn shows(&self, path: &str, id: &str, shown: Shown, first: Option<Words>) -> Reply {
        let command = if path.is_empty() {
            given("reachable", &[("creature", self.who())])
        } else {
            given("move", &[("creature", self.who()), ("to", path), ("preview", "true")])
        };
        let mut reply = self.gives(command, Terms::bare()).await;
        let help = path.is_empty().then(|| say!("press-arrows"));
        reply.message = Words::lines(first.into_iter().chain([reply.message]).chain(help));
        Reply { private: true, panel: Some(Panel::arrows(id.to_owned())), shown, ..reply }
    }

    /// Whether the table is another one than the arrows were shown on.
    async fn has_changed(&self) -> bool {
        let saved = self.app.store.load(Channel(self.request.channel)).await;
        saved.is_ok_and(|saved| saved.map_or(0, |saved| saved.revision) != self.panel.revision)
    }

    /// Makes the move that the arrows have come to, on the table that was shown.
    async fn goes(&self) -> Reply {
        let path = self.panel.path.clone().unwrap_or_default();
        if path.is_empty() {
            let first = say!("press-nowhere");
            return self.shows("", self.id, Shown::InPlace, Some(first)).await;
        }
        let moves = given("move", &[("creature", self.who()), ("to", &path)]);
        let reply = self.gives(moves, self.as_it_was()).await;
        match reply.status {
            Status::Done => Reply { shown: Shown::Below(say!("press-done")), ..reply },
            Status::Error if self.has_changed().await => {
                let first = say!("press-changed");
                let again = self.shows(&path, self.id, Shown::InPlace, Some(first)).await;
                self.keeps(&path, again).await
            }
            Status::Refused | Status::Pending | Status::Error => {
                let panel = Some(Panel::arrows(self.id.to_owned()));
                Reply { private: true, panel, shown: Shown::InPlace, ..reply }
            }
        }
    }
}

fn given(name: &str, options: &[(&str, &str)]) -> Given {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    Given { name: name.to_owned(), options, ..Given::default() }
}

fn refused(mistake: &Mistake) -> Reply {
    Reply::error("move", mistake.words())
}

fn said(text: Words) -> Reply {
    Reply { status: Status::Done, ..Reply::error("move", text) }
}
