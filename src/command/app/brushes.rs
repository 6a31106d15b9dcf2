//! The buttons of a brush pad, which only the GM who opened it sees: arrows for the cursor, a list of brushes, a pen to put
//! down. Each stroke is a `/map brush` that could be typed, with its own undo, and counts once, however often its press
//! arrives. The result is shown to everyone when the pad is closed.

use crate::command::app::button_context::ButtonTerms;
use crate::command::app::press::{Pressed, filled_in, invocation, refused, too_old};
use crate::command::app::{Request, report};
use crate::command::input::invocation::Invocation;
use crate::command::input::options::AT_AREAS;
use crate::command::input::user_error::UserError;
use crate::command::reply::brush::BrushPad;
use crate::command::reply::form::{Field, Form};
use crate::command::reply::panel::{Key, Panel};
use crate::command::reply::{Reply, Shown, Status, panel};
use crate::command::setup::map::brush::BRUSH;
use crate::grid::Area;
use crate::say;
use crate::store::{Channel, KEPT_COMMANDS, PathChange};
use crate::words::Message;

/// How many simultaneous presses are resolved.
const MOST_AT_ONCE: usize = 60;

/// What a press does besides moving the cursor.
#[derive(Clone, Debug, PartialEq, Eq)]
enum PadChange {
    Nothing,
    Paints,
    TakesBack,
    MeetsTheBorder,
}

impl Pressed<'_> {
    /// Answers a press on a brush pad.
    pub(crate) async fn paint(self, pad: BrushPad, key: Key) -> Result<Reply, Reply> {
        match key {
            Key::Close => self.put_away(pad).await,
            Key::GoTo => Ok(self.ask_where_to_paint(pad)),
            _ => self.stroke(pad, |pad, map| pressed(pad, key, map)).await,
        }
    }

    /// Moves the cursor to the square typed in the window. If several squares were typed, all are painted, in one stroke.
    pub(crate) async fn paint_typed(self, pad: BrushPad, typed: &[(String, String)]) -> Result<Reply, Reply> {
        let typed = filled_in(typed);
        let text = typed.iter().find(|(name, _)| name == AT_AREAS.name).map_or("", |(_, text)| text.trim());
        let at = invocation("map", &[(AT_AREAS.name, text)]);
        let asked = Invocation { sub: BRUSH.sub.map(str::to_owned), ..at };
        if text.is_empty() || asked.parse().is_err() {
            return Ok(self.show_pad(pad, Some(say!("brush-where"))).await);
        }
        let areas: Vec<Area> = text.split([' ', ',', ';']).filter_map(|part| part.parse().ok()).collect();
        let Some(last) = areas.last().map(|area| area.south_east()) else {
            return Ok(self.show_pad(pad, Some(say!("brush-where"))).await);
        };
        let several = areas.len() > 1 || areas.iter().any(|area| area.north_west() != area.south_east());
        let where_typed = move |pad: BrushPad, map: Area| {
            let inside = areas.iter().all(|area| map.contains(area.north_west()) && map.contains(area.south_east()));
            let there = BrushPad { at: last, ..pad };
            match (inside, several || pad.pen_down) {
                (false, _) => (pad, PadChange::MeetsTheBorder),
                (true, true) => (there.painted(), PadChange::Paints),
                (true, false) => (there, PadChange::Nothing),
            }
        };
        self.stroke_at(pad, where_typed, Some(text)).await
    }

    async fn stroke(
        self,
        pad: BrushPad,
        becomes: impl Fn(BrushPad, Area) -> (BrushPad, PadChange),
    ) -> Result<Reply, Reply> {
        self.stroke_at(pad, becomes, None).await
    }

    /// Does what a press asks for. The pad is advanced before anything is painted, so that presses which arrive together, or
    /// twice, each take effect once.
    async fn stroke_at(
        mut self,
        mut pad: BrushPad,
        becomes: impl Fn(BrushPad, Area) -> (BrushPad, PadChange),
        squares: Option<&str>,
    ) -> Result<Reply, Reply> {
        let channel = Channel(self.request.channel);
        let failed = |error| report(self.request.id, &BRUSH.words(), &error);
        for _ in 0..MOST_AT_ONCE {
            if let Some(press) = self.request.id
                && self.app.store.was_pressed(channel, self.id, press).await.map_err(failed)?
            {
                return Ok(self.show_pad(pad, None).await);
            }
            let saved = self.app.store.load(channel).await.map_err(failed)?;
            let table = saved.and_then(|saved| saved.encounter);
            let Some(map) = table.map(|table| table.battlefield.area()) else {
                return Err(refused(&UserError::new(too_old())));
            };
            let (next, does) = becomes(pad, map);
            let (from, to) = (self.path(), next.to_string());
            let change = PathChange { from, to: &to, revision: self.panel.revision, press: self.request.id };
            if self.app.store.set_panel_path(channel, self.id, change).await.map_err(failed)? {
                return Ok(self.apply(next, does, squares).await);
            }
            // Another press came first.
            let Some(panel) = self.app.store.panel(channel, self.id).await.map_err(failed)? else {
                return Err(refused(&UserError::new(too_old())));
            };
            self.panel = panel;
            pad = self.path().parse().map_err(|_| refused(&UserError::new(too_old())))?;
        }
        Err(refused(&UserError::new(say!("answer-at-the-same-moment"))))
    }

    async fn apply(&self, pad: BrushPad, change: PadChange, squares: Option<&str>) -> Reply {
        match change {
            PadChange::Nothing => self.show_pad(pad, None).await,
            PadChange::MeetsTheBorder => self.show_pad(pad, Some(say!("brush-border"))).await,
            PadChange::TakesBack => {
                let first = self.take_back().await;
                self.show_pad(pad, Some(first)).await
            }
            PadChange::Paints => {
                let at = pad.at.to_string();
                let at = squares.unwrap_or(&at);
                let painted = self.give(stroke(pad, at, &[("paint", "true")]), ButtonTerms::bare()).await;
                match painted.status {
                    Status::Error => self.show_pad(pad, Some(painted.message)).await,
                    _ => self.with_pad(pad, painted, None),
                }
            }
        }
    }

    /// Undoes the table's last command, if it is a stroke of this person's brush.
    async fn take_back(&self) -> Message {
        let last = match self.app.store.history(Channel(self.request.channel), KEPT_COMMANDS).await {
            Ok(all) => all.into_iter().find(|last| !last.undone && (!last.secret || last.by == self.request.caller.id)),
            Err(error) => return report(self.request.id, "undo", &error).message,
        };
        let is_stroke = |line: &str| line.starts_with(&format!("/{} ", BRUSH.words()));
        let Some(last) = last.filter(|entry| entry.by == self.request.caller.id && is_stroke(&entry.line)) else {
            return say!("brush-nothing-to-undo");
        };
        let terms = ButtonTerms { last: Some(last.seq), ..ButtonTerms::bare() };
        self.give(invocation("undo", &[]), terms).await.message
    }

    /// The board with the cursor, above the buttons.
    async fn show_pad(&self, pad: BrushPad, first: Option<Message>) -> Reply {
        let looks = stroke(pad, &pad.at.to_string(), &[]);
        // The look has no request id of its own: it doesn't count as the answer to the press, which may have done something
        // already.
        let request = Request { given: looks, id: None, ..self.request.clone() };
        let reply = self.app.answer_as(request, ButtonTerms { pressed: true, ..ButtonTerms::bare() }).await;
        self.with_pad(pad, reply, first)
    }

    fn with_pad(&self, pad: BrushPad, reply: Reply, first: Option<Message>) -> Reply {
        let pen = pad.pen_down.then(|| say!("brush-pen-down"));
        let message = Message::lines(first.into_iter().chain([reply.message]).chain(pen));
        let panel = (reply.status != Status::Error).then(|| Panel::brushes(self.id, pad));
        Reply { message, panel, private: true, shown: Shown::InPlace, ..reply }
    }

    /// The window for typing squares.
    fn ask_where_to_paint(&self, pad: BrushPad) -> Reply {
        let at = pad.at.to_string();
        let field = Field::of(self.locale.language, &BRUSH.words(), &AT_AREAS, Some(&at));
        let form = Form {
            id: panel::press(self.id, Key::GoTo),
            title: say!("window-brush").localized(self.locale),
            fields: vec![field],
        };
        Reply::asking(BRUSH.words(), form).in_locale(self.locale)
    }

    /// Closes the pad; if it has painted, everyone sees the board.
    async fn put_away(&self, pad: BrushPad) -> Result<Reply, Reply> {
        if pad.strokes == 0 {
            let closed = Reply::error(BRUSH.words(), say!("brush-closed-unused")).in_locale(self.locale);
            return Ok(Reply { status: Status::Done, shown: Shown::InPlace, ..closed });
        }
        let reply = self.give(invocation("show", &[]), ButtonTerms::default()).await;
        Ok(Reply { shown: Shown::Below(say!("press-done")), ..reply })
    }
}

/// The command that a press stands for.
fn stroke(pad: BrushPad, at: &str, more: &[(&str, &str)]) -> Invocation {
    let options = [(AT_AREAS.name, at), ("brush", pad.brush.word())];
    let all: Vec<_> = options.into_iter().chain(more.iter().copied()).collect();
    Invocation { sub: BRUSH.sub.map(str::to_owned), ..invocation(BRUSH.name, &all) }
}

/// The pad after this key is pressed, on this map.
fn pressed(pad: BrushPad, key: Key, map: Area) -> (BrushPad, PadChange) {
    match key {
        Key::Step(way) => match pad.moved(way) {
            there if !map.contains(there.at) => (pad, PadChange::MeetsTheBorder),
            there if pad.pen_down => (there.painted(), PadChange::Paints),
            there => (there, PadChange::Nothing),
        },
        Key::Paint => (pad.painted(), PadChange::Paints),
        // Putting the pen down paints the square under it.
        Key::PenDown => (BrushPad { pen_down: true, ..pad }.painted(), PadChange::Paints),
        Key::PenUp => (BrushPad { pen_down: false, ..pad }, PadChange::Nothing),
        Key::Brush(brush) => (BrushPad { brush, ..pad }, PadChange::Nothing),
        Key::Unpaint => (pad, PadChange::TakesBack),
        _ => (pad, PadChange::Nothing),
    }
}
