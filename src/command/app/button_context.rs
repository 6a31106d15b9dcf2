//! Which buttons an answer gets.

use crate::command::app::repeated::kept;
use crate::command::app::sharing::in_every_language;
use crate::command::app::{Request, TableRequest, now_ms};
use crate::command::core::table::Played;
use crate::command::input::user_error::UserError;
use crate::command::reply::brush::BrushPad;
use crate::command::reply::facts::CitedRule;
use crate::command::reply::panel::{Key, LineButton, MOST_LINES, Panel};
use crate::command::reply::{Reply, Status};
use crate::field::{Creature, Encounter, Name, Rounds, Stage};
use crate::render::Picture;
use crate::say;
use crate::store::{self, Channel, PanelLines, Picture as Painted, Reordered, SaveAction, SaveRequest, StoreError};
use crate::words::Message;

/// What the buttons under an answer depend on.
#[derive(Debug, Default)]
pub(crate) struct ButtonContext {
    /// The command that Undo would take back.
    pub(crate) undo: Option<u64>,
    /// Whether something was undone and can be redone.
    pub(crate) redo: bool,
    /// The account of the ruling, item by item, shown by the Why button.
    pub(crate) account: Option<Message>,
    /// The table's revision.
    pub(crate) revision: u64,
    /// The current table.
    pub(crate) table: Option<Encounter>,
    /// Whether the answer changes nothing.
    pub(crate) read_only: bool,
    /// The buttons with their own command line.
    pub(crate) lines: Vec<LineButton>,
    /// Whether the table's rules let anyone strike at a creature that moves.
    pub(crate) provokes: bool,
    /// Whether the answer shows a board.
    pub(crate) on_a_board: bool,
    /// History entries that trade places with the command being done, undone or redone.
    pub(crate) moved: Vec<Reordered>,
}

/// The conditions under which a pressed button's command is carried out.
#[derive(Clone, Debug, Default)]
pub(crate) struct ButtonTerms {
    /// The last command in effect; it must still be the last.
    pub(crate) last: Option<u64>,
    /// The table's revision; it must be unchanged.
    pub(crate) revision: Option<u64>,
    /// Whether the answer gets no buttons.
    pub(crate) bare: bool,
    /// Whether the command came from a button, so that an error shows no example to type.
    pub(crate) pressed: bool,
    /// Whether a person with the right to it has already given the command, and only a result is new.
    pub(crate) vouched: bool,
    /// Whether everyone sees what is otherwise private.
    pub(crate) openly: bool,
    /// Whether to show only what the command would answer.
    pub(crate) dry: bool,
    /// Set if the last command is redone with a result it left open; the command then replaces it.
    pub(crate) completes: Option<Completes>,
    /// The creature whose Maneuver Defense the GM sets along with it, and the value.
    pub(crate) defense: Option<(Name, i32)>,
}

/// What a command completes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Completes {
    /// The last command of the history, with this number.
    Command(u64),
    /// An answer that changed nothing.
    Answer,
}

impl ButtonTerms {
    /// Terms for an answer without buttons.
    pub(crate) fn bare() -> Self {
        ButtonTerms { bare: true, ..ButtonTerms::default() }
    }

    /// The error message: without the example to type if a button was pressed.
    pub(crate) fn error_message(&self, error: &UserError) -> Message {
        if self.pressed { error.expected() } else { error.message() }
    }

    /// Whether the table still meets these terms.
    pub(crate) fn holds(&self, last: Option<u64>, revision: u64) -> bool {
        let is_last = self.last.is_none() || self.last == last;
        is_last && self.revision.is_none_or(|then| then == revision)
    }
}

impl ButtonContext {
    /// The buttons in order.
    pub(crate) fn keys(&self, reply: &Reply, private: bool) -> Vec<Key> {
        if reply.status == Status::Error {
            return Vec::new();
        }
        if private {
            let why = self.account.is_some() && !self.lines.is_empty();
            let arrows = self.lines.len() > 1 && self.acting(reply).is_some();
            let offered = [(Key::Undo, self.undo.is_some()), (Key::Why, why), (Key::Arrows, arrows)];
            return offered.into_iter().filter_map(|(key, is)| is.then_some(key)).collect();
        }
        let on_a_board = self.on_a_board;
        let acting = self.acting(reply).filter(|_| on_a_board);
        let opposed = |creature: &Creature| {
            let mut everybody = self.table.iter().flat_map(Encounter::creatures);
            everybody.any(|other| !other.hidden && creature.side.opposes(&other.side))
        };
        let turns = self.rounds().and_then(Rounds::acting).is_some();
        if self.read_only && reply.private {
            let asks = !matches!(reply.command.as_str(), "threat" | "measure" | "flank" | "creature list");
            let offered = [
                (Key::Why, self.account.is_some() || behind(reply).is_some()),
                (Key::Threats, self.provokes && asks && acting.is_some_and(opposed)),
                (Key::Arrows, asks && acting.is_some()),
            ];
            return offered.into_iter().filter_map(|(key, is)| is.then_some(key)).collect();
        }
        let waits = self.table.as_ref().is_some_and(|table| !table.not_in_order().is_empty() || self.is_unordered());
        let offered = [
            (Key::Undo, self.undo.is_some()),
            (Key::Redo, self.redo),
            (Key::Why, self.account.is_some() || behind(reply).is_some()),
            (Key::Threats, self.provokes && acting.is_some_and(opposed)),
            (Key::Declare, reply.facts.of_phase && self.is_in_movement()),
            (Key::Arrows, acting.is_some() || (reply.facts.of_phase && on_a_board)),
            (Key::Roll, waits && on_a_board),
            (Key::Next, turns && on_a_board),
        ];
        offered.into_iter().filter_map(|(key, is)| is.then_some(key)).collect()
    }

    /// The creature that moves next: the one whose turn it is, otherwise the one the answer is about. Never a hidden
    /// one.
    pub(crate) fn acting(&self, reply: &Reply) -> Option<&Creature> {
        let table = self.table.as_ref()?;
        let name = self.rounds().and_then(Rounds::acting).or(reply.facts.creature.as_ref())?;
        table.creatures().iter().find(|creature| creature.name == *name && !creature.hidden)
    }

    /// Whether turns have just begun and nobody has a place in the order.
    fn is_unordered(&self) -> bool {
        let begun = |rounds: &&Rounds| rounds.stage == Stage::Turn(None) && rounds.order.is_empty();
        self.rounds().filter(begun).is_some_and(|rounds| rounds.round == 1 && rounds.turn_log.is_empty())
    }

    /// Whether it is the movement phase of a round.
    fn is_in_movement(&self) -> bool {
        self.rounds().is_some_and(|rounds| rounds.stage == Stage::Movement)
    }

    fn rounds(&self) -> Option<&Rounds> {
        self.table.as_ref()?.rounds.as_deref().filter(|rounds| rounds.has_begun())
    }
}

/// The rules behind an answer that isn't a movement, each with its place in the rulebook.
pub(crate) fn behind(reply: &Reply) -> Option<Message> {
    let cited: Vec<Message> = reply
        .facts
        .rules
        .iter()
        .flatten()
        .map(|CitedRule { rule, book, heading, .. }| say!("account-rule", rule = rule.title(), book, heading))
        .collect();
    let rules = (!cited.is_empty()).then(|| Message::lines([say!("behind-rules")].into_iter().chain(cited)));
    rules.map(|rules| Message::joined([reply.message.clone(), rules], "\n\n"))
}

/// The buttons to show under an answer.
struct Buttons {
    lines: Vec<LineButton>,
    keys: Vec<Key>,
    /// The brush pad that replaces the others.
    brush_pad: Option<BrushPad>,
}

impl Buttons {
    fn into_panel(self, id: String) -> Option<Panel> {
        match self.brush_pad {
            Some(pad) => Some(Panel::brushes(&id, pad)),
            None => Panel::with_lines(id, &self.lines, self.keys),
        }
    }
}

impl TableRequest<'_> {
    /// Adds buttons to an answer that changes nothing. An answer without them is better than none, so a failure is only
    /// logged.
    pub(crate) async fn add_buttons(&self, reply: &mut Reply, mut under: ButtonContext) {
        under.on_a_board = is_board(reply);
        let said = reply.text_with_people();
        let Some((kept, shown)) = self.buttons((reply, &said), under) else { return };
        match self.app.store.add_panel(Channel(self.request.channel), &kept, now_ms()).await {
            Ok(id) => reply.panel = shown.into_panel(id),
            Err(error) => tracing::warn!(%error, "an answer lost its buttons"),
        }
    }

    /// The buttons of an answer with this text: the panel that stores what they do, and the buttons as displayed.
    fn buttons(&self, (reply, said): (&Reply, &str), mut under: ButtonContext) -> Option<(store::Panel, Buttons)> {
        if let Some(pad) = reply.facts.brush_pad.filter(|_| !self.terms.bare) {
            let (revision, person) = (under.revision, Some(self.request.caller.id));
            let panel = store::Panel { revision, path: Some(pad.to_string()), person, ..store::Panel::default() };
            return Some((panel, Buttons { lines: Vec::new(), keys: Vec::new(), brush_pad: Some(pad) }));
        }
        let played = under.table.as_ref().and_then(|table| Played::of(&self.app.library, table));
        under.provokes = played.is_some_and(|played| played.ruleset.provoking.value.happens());
        let keys = under.keys(reply, self.spec.private && reply.private);
        let mut lines = std::mem::take(&mut under.lines);
        lines.truncate(MOST_LINES);
        if (keys.is_empty() && lines.is_empty()) || self.terms.bare {
            return None;
        }
        let kept = (!lines.is_empty()).then(|| PanelLines {
            answered: self.given_by_name(reply).to_string(),
            lines: lines.iter().map(LineButton::kept).collect(),
        });
        // If the answer is about a creature that isn't acting, its arrows start with an empty path.
        let is_acting = under.acting(reply).map(|one| &one.name) == reply.facts.creature.as_ref();
        let begins = reply.facts.begins.clone().filter(|_| is_acting);
        let panel = store::Panel {
            revision: under.revision,
            seq: under.undo,
            creature: under.acting(reply).map(|creature| creature.name.to_string()),
            path: begins,
            account: under.account.clone().or_else(|| behind(reply)).map(|account| in_every_language(&account, reply)),
            lines: kept,
            person: reply.private.then_some(self.request.caller.id),
            told: under.undo.is_some().then(|| reply.what_was_done(said)).flatten(),
        };
        Some((panel, Buttons { lines, keys, brush_pad: None }))
    }

    /// Saves a change with everything that goes with it, and adds the buttons to its answer. `action` makes it from the answer's
    /// text.
    pub(crate) async fn keep(
        &self,
        expected: u64,
        action: impl FnOnce(String) -> SaveAction,
        pictures: Vec<Painted>,
        reply: &mut Reply,
        mut under: ButtonContext,
    ) -> Result<(), StoreError> {
        under.on_a_board = is_board(reply);
        let picture = reply.picture.take();
        let told = &*reply;
        // The picture takes longest, so it begins first: it is drawn on another thread while this one puts the answer into words,
        // and while the commit waits for the disk.
        let drawing = self.app.draw_early(self.request, told, picture);
        let saving = async move {
            let said = told.text_with_people();
            let (moved, seq) = (std::mem::take(&mut under.moved), under.undo);
            let Request { channel, guild, caller, id, .. } = self.request;
            let (panel, shown) = self.buttons((told, &said), under).unzip();
            let panel = match panel {
                Some(panel) => Some((self.app.store.new_panel_id()?, panel)),
                None => None,
            };
            let kind = action(said.clone());
            let done = matches!(kind, SaveAction::Do { .. } | SaveAction::Complete { .. });
            let button_id = panel.as_ref().map(|(id, _)| id.clone());
            let write = SaveRequest {
                channel: Channel(*channel),
                guild: *guild,
                expected,
                request: *id,
                by: caller.id,
                at_ms: now_ms(),
                reply: kept(told, &said, seq.filter(|_| done)),
                panel,
                pictures,
                names: caller.names.clone(),
                moved,
                kind,
            };
            let revision = self.app.store.save(write).await?;
            Ok::<_, StoreError>((revision, said, shown.zip(button_id)))
        };
        let ((picture, drawn), saved) = tokio::join!(drawing, saving);
        let (revision, said, buttons) = saved?;
        (reply.picture, reply.drawn) = (picture, drawn);
        reply.facts.revision = revision;
        reply.facts.undelivered_text = Some(said);
        reply.panel = buttons.and_then(|(shown, id)| shown.into_panel(id));
        Ok(())
    }
}

/// Whether an answer shows a board.
fn is_board(reply: &Reply) -> bool {
    matches!(reply.picture, Some(Picture::Board(_)))
}
