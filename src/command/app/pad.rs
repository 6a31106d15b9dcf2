//! The arrow pad under an answer: a movement built step by step, judged and drawn before it is made.

use crate::command::app::button_context::ButtonTerms;
use crate::command::app::press::{Pressed, filled_in, invocation, refused, too_old};
use crate::command::app::{check_may_give, now_ms, report};
use crate::command::input::invocation::Invocation;
use crate::command::input::option::Opt;
use crate::command::input::options::TO;
use crate::command::input::user_error::UserError;
use crate::command::reply::form::{Field, Form};
use crate::command::reply::panel::{Key, Panel, path_tag};
use crate::command::reply::{Reply, Shown, Status, panel};
use crate::command::walk::MOVE;
use crate::field::{Creature, Mode};
use crate::grid::Height;
use crate::ruleset::RuleId;
use crate::say;
use crate::store::{self, Channel, PathChange, StoredTable};
use crate::words::Message;

/// The longest path that arrows can build, in steps.
const MOST_STEPS: usize = 60;

/// The options in the window for moving at once.
const ASKED: [&str; 3] = [TO.name, "check", "bonus"];

/// How an arrow changes the path.
#[derive(Clone, Copy)]
enum Trace {
    Step(Key),
    Back,
}

/// The creature that the arrows move, on the current table.
struct PadMover<'t> {
    saved: Option<&'t StoredTable>,
    creature: Option<&'t Creature>,
}

impl<'t> PadMover<'t> {
    fn of(saved: Option<&'t StoredTable>, who: &str) -> Self {
        let table = saved.and_then(|saved| saved.encounter.as_ref());
        let creature = table.and_then(|table| table.creatures().iter().find(|one| one.name.as_str() == who));
        PadMover { saved, creature }
    }

    fn revision(&self) -> u64 {
        self.saved.map_or(0, |saved| saved.revision)
    }

    fn is(&self, mode: Mode) -> bool {
        self.creature.is_some_and(|creature| creature.modes.of(mode).is_some())
    }

    fn is_on_the_floor(&self) -> bool {
        self.creature.is_none_or(|creature| creature.altitude == Height::ZERO)
    }

    /// Whether the pad gets arrows for up and down.
    fn rises(&self) -> bool {
        !self.is_on_the_floor() || [Mode::Fly, Mode::Swim, Mode::Burrow].into_iter().any(|mode| self.is(mode))
    }

    /// The mode for a path that leads off the floor, because without one `/move` would walk.
    fn leaves(&self, path: &str) -> Option<Mode> {
        let path = path.to_lowercase();
        let down = path.contains("down") || path.contains("@-");
        let ways = if down { [Mode::Burrow, Mode::Swim, Mode::Fly] } else { [Mode::Fly, Mode::Swim, Mode::Burrow] };
        let off = down || path.contains("up") || path.contains('@');
        ways.into_iter().find(|mode| off && self.is_on_the_floor() && self.is(*mode))
    }
}

/// The path with one more step; `None` if it is at its limit. Up or down turns a level last step into a slope.
fn with(path: &str, key: Key) -> Option<String> {
    let steps: Vec<&str> = path.split_whitespace().collect();
    let word = key.word();
    let slope = matches!(key, Key::Up | Key::Down)
        && steps
            .last()
            .is_some_and(|last| Key::ALL.iter().any(|key| matches!(key, Key::Step(way) if way.word() == *last)));
    match slope {
        true => Some(format!("{}-{word}", steps.join(" "))),
        false => (steps.len() < MOST_STEPS).then(|| [&steps[..], &[word]].concat().join(" ")),
    }
}

/// Whether more steps can follow: the path is allowed, or refused only because it can't end there.
fn goes_on(shown: &Reply) -> bool {
    let ends = |rule: &RuleId| matches!(rule, RuleId::Ending | RuleId::FlightMinimum);
    let refused_by = &shown.facts.refused_by;
    match shown.status {
        Status::Done | Status::Pending => true,
        Status::Refused => !refused_by.is_empty() && refused_by.iter().all(ends),
        Status::Error => false,
    }
}

impl Pressed<'_> {
    async fn saved(&self) -> Result<Option<StoredTable>, Reply> {
        self.app
            .store
            .load(Channel(self.request.channel))
            .await
            .map_err(|error| report(self.request.id, "move", &error))
    }

    pub(crate) fn path(&self) -> &str {
        self.panel.path.as_deref().unwrap_or_default()
    }

    fn check_may_move(&self, saved: Option<&StoredTable>) -> Result<(), UserError> {
        let Some(creature) = &self.panel.creature else { return Err(UserError::new(too_old())) };
        let moves = invocation("move", &[("creature", creature), ("to", "e")]);
        check_may_give(&moves, &self.request.caller, saved)
    }

    /// Opens the arrows for the acting creature, if the person may move it. Under a list of options they start with the best
    /// one on foot.
    pub(crate) async fn open(&self) -> Result<Reply, Reply> {
        let saved = self.saved().await?;
        self.check_may_move(saved.as_ref()).map_err(|error| refused(&error))?;
        let mover = PadMover::of(saved.as_ref(), self.who());
        let arrows = store::Panel {
            revision: mover.revision(),
            creature: self.panel.creature.clone(),
            path: Some(self.path().to_owned()),
            person: Some(self.request.caller.id),
            ..store::Panel::default()
        };
        let id = self.app.store.add_panel(Channel(self.request.channel), &arrows, now_ms()).await;
        let id = id.map_err(|error| report(self.request.id, "move", &error))?;
        Ok(self.show(&mover, self.path(), &id, Shown::Anew, None).await)
    }

    /// The window for typing the destination.
    pub(crate) async fn ask_destination(&self) -> Result<Reply, Reply> {
        self.check_may_move(self.saved().await?.as_ref()).map_err(|error| refused(&error))?;
        let there = Some(self.path()).filter(|path| !path.is_empty());
        let options = ASKED.iter().filter_map(|name| MOVE.option(name));
        let language = self.locale.language;
        let field = |option: &'static Opt| Field::of(language, MOVE.name, option, there.filter(|_| *option == TO));
        let fields = options.map(field).collect();
        let form = Form {
            id: panel::press(self.id, Key::GoTo),
            title: say!("window-move", who = self.who()).localized(self.locale),
            fields,
        };
        Ok(Reply::asking("move", form).in_locale(self.locale))
    }

    /// Adds a step, judged and drawn before anything is done. A step that can't be made is answered with the reasons and left
    /// out of the path.
    pub(crate) async fn add_step(self, key: Key) -> Result<Reply, Reply> {
        self.change_path(Trace::Step(key)).await
    }

    /// Removes the last step.
    pub(crate) async fn step_back(self) -> Result<Reply, Reply> {
        self.change_path(Trace::Back).await
    }

    /// Changes the path. Presses may arrive together, or twice: each counts once, on the path left by the press before it.
    async fn change_path(mut self, trace: Trace) -> Result<Reply, Reply> {
        let channel = Channel(self.request.channel);
        for _ in 0..MOST_STEPS {
            let saved = self.saved().await?;
            let mover = PadMover::of(saved.as_ref(), self.who());
            let counted = match self.request.id {
                Some(press) => self.app.store.was_pressed(channel, self.id, press).await,
                None => Ok(false),
            };
            if counted.map_err(|error| report(self.request.id, "move", &error))? {
                return Ok(self.show(&mover, self.path(), self.id, Shown::InPlace, None).await);
            }
            let (path, shown) = match trace {
                Trace::Step(key) => self.stepped(&mover, key).await,
                Trace::Back => {
                    let path = self.path().rsplit_once(' ').map_or("", |(before, _)| before).to_owned();
                    let shown = self.show(&mover, &path, self.id, Shown::InPlace, None).await;
                    (path, shown)
                }
            };
            if self.save_path(&mover, &path).await? {
                return Ok(shown);
            }
            // Another press came first.
            match self.app.store.panel(channel, self.id).await {
                Ok(Some(panel)) => self.panel = panel,
                Ok(None) => return Err(refused(&UserError::new(too_old()))),
                Err(error) => return Err(report(self.request.id, "move", &error)),
            }
        }
        Err(refused(&UserError::new(say!("answer-at-the-same-moment"))))
    }

    /// The path with one more step, and the answer that shows it.
    async fn stepped(&self, mover: &PadMover<'_>, key: Key) -> (String, Reply) {
        // Typed squares are not steps, so the arrows start a new path.
        let typed = self.path().split(' ').any(|step| step.contains(|c: char| c.is_ascii_digit()));
        let Some(path) = with(if typed { "" } else { self.path() }, key) else {
            let first = Some(say!("pad-full"));
            return (self.path().to_owned(), self.show(mover, self.path(), self.id, Shown::InPlace, first).await);
        };
        let shown = self.show(mover, &path, self.id, Shown::InPlace, None).await;
        if goes_on(&shown) {
            return (path, shown);
        }
        let so_far = if self.path().is_empty() {
            say!("pad-nowhere")
        } else {
            let before =
                self.give(self.move_invocation(mover, self.path(), &[("preview", "true")]), ButtonTerms::bare()).await;
            let line = before.text().lines().next().unwrap_or_default().to_owned();
            Message::literal(format!("{}. {line}", self.path()))
        };
        let message = Message::lines([shown.message, say!("pad-step-not-taken", so_far)]);
        let panel = Some(Panel::arrows(self.id, self.path(), mover.rises()));
        (self.path().to_owned(), Reply { message, panel, ..shown })
    }

    /// Saves the path with the table revision it was shown on. Returns whether no other press was faster.
    async fn save_path(&self, mover: &PadMover<'_>, path: &str) -> Result<bool, Reply> {
        let change = PathChange { from: self.path(), to: path, revision: mover.revision(), press: self.request.id };
        let traced = self.app.store.set_panel_path(Channel(self.request.channel), self.id, change).await;
        traced.map_err(|error| report(self.request.id, "move", &error))
    }

    fn move_invocation(&self, mover: &PadMover<'_>, path: &str, more: &[(&str, &str)]) -> Invocation {
        let mode = mover.leaves(path).map(|mode| ("mode", mode.word()));
        let all: Vec<_> =
            [("creature", self.who()), ("to", path)].into_iter().chain(mode).chain(more.iter().copied()).collect();
        invocation("move", &all)
    }

    /// The preview of a path, above the arrows.
    async fn show(&self, mover: &PadMover<'_>, path: &str, id: &str, shown: Shown, first: Option<Message>) -> Reply {
        let command = if path.is_empty() {
            invocation("reachable", &[("creature", self.who())])
        } else {
            self.move_invocation(mover, path, &[("preview", "true")])
        };
        let reply = self.give(command, ButtonTerms::bare()).await;
        let help = path.is_empty().then(|| say!("pad-help"));
        let above = above_arrows(mover, id, path, reply);
        Reply { message: Message::lines(first.into_iter().chain([above.message]).chain(help)), shown, ..above }
    }

    /// Makes the move built with the arrows, if the table is unchanged and this is the move that was shown.
    pub(crate) async fn go(&self) -> Result<Reply, Reply> {
        if self.shown.is_some_and(|shown| shown != path_tag(self.path())) && !self.was_answered().await {
            let saved = self.saved().await?;
            let mover = PadMover::of(saved.as_ref(), self.who());
            return Ok(self.show(&mover, self.path(), self.id, Shown::InPlace, Some(say!("pad-path-changed"))).await);
        }
        if self.path().is_empty() {
            let saved = self.saved().await?;
            let mover = PadMover::of(saved.as_ref(), self.who());
            return Ok(self.show(&mover, "", self.id, Shown::InPlace, Some(say!("pad-nowhere-yet"))).await);
        }
        self.go_to(self.path(), &[]).await
    }

    /// Makes the typed move, if the table is unchanged.
    pub(crate) async fn go_as_typed(&self, typed: &[(String, String)]) -> Result<Reply, Reply> {
        let typed = filled_in(typed);
        let typed = typed.iter().map(|(name, value)| (name.as_str(), value.trim()));
        let (to, more): (Vec<_>, Vec<_>) = typed.partition(|(name, _)| *name == TO.name);
        let path = to.first().map_or("", |(_, path)| path);
        self.go_to(path, &more).await
    }

    async fn go_to(&self, path: &str, more: &[(&str, &str)]) -> Result<Reply, Reply> {
        let before = self.saved().await?;
        let reply = self
            .give(self.move_invocation(&PadMover::of(before.as_ref(), self.who()), path, more), self.as_it_was())
            .await;
        if reply.status == Status::Done {
            return Ok(Reply { shown: Shown::Below(say!("press-done")), ..reply });
        }
        let now = self.saved().await?;
        let mover = PadMover::of(now.as_ref(), self.who());
        if reply.status == Status::Error && mover.revision() != self.panel.revision {
            let first = Some(say!("pad-board-changed"));
            let again = self.show(&mover, path, self.id, Shown::InPlace, first).await;
            self.save_path(&mover, path).await?;
            return Ok(again);
        }
        Ok(above_arrows(&mover, self.id, path, reply))
    }
}

/// Shows an answer above the arrows, in place of the previous one.
fn above_arrows(mover: &PadMover<'_>, id: &str, path: &str, mut reply: Reply) -> Reply {
    if reply.status == Status::Pending {
        reply.message = Message::lines([reply.message, say!("pad-check")]);
    }
    let panel = Some(Panel::arrows(id, path, mover.rises()));
    Reply { private: true, panel, shown: Shown::InPlace, ..reply }
}
