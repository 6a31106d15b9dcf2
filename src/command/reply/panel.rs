//! The buttons under an answer. A button's id consists of its panel's id and its key's word; its meaning is stored in
//! the database, so that buttons survive a restart and forged ones do nothing.
//!
//! A button either has a built-in meaning (Undo, an arrow) or carries a command line ([`LineButton`]): pressing it
//! gives that line as if it had been typed.

use std::hash::{DefaultHasher, Hash, Hasher};

use serde_json::json;

use crate::command::reply::brush::{Brush, BrushPad};
use crate::command::reply::fallen_die::FallenDie;
use crate::field::Name;
use crate::grid::Direction;
use crate::say;
use crate::store::PanelLine;
use crate::words::Message;

/// One button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Undoes the command it appears under.
    Undo,
    /// Redoes the undone command.
    Redo,
    /// Explains the ruling, privately.
    Why,
    /// Shows, privately, what the opponents threaten.
    Threats,
    /// Ends the turn.
    Next,
    /// Rolls initiative for those who are not in the order yet.
    Roll,
    /// Opens the arrows for the acting creature.
    Arrows,
    /// Adds a step in this direction.
    Step(Direction),
    /// Adds a step up, or turns the last step upward.
    Up,
    /// Adds a step down, or turns the last step downward.
    Down,
    /// Removes the last step.
    Back,
    /// Makes the movement built with the arrows.
    Go,
    /// Opens a window that asks for the destination, and moves there.
    GoTo,
    /// Closes the arrows.
    Close,
    /// Takes up a brush.
    Brush(Brush),
    /// Paints the square under the cursor.
    Paint,
    /// Starts painting the squares that the arrows move to.
    PenDown,
    /// Stops painting: the arrows only move the cursor.
    PenUp,
    /// Takes back the last stroke.
    Unpaint,
    /// Opens a window that asks what a creature declares for the phase.
    Declare,
    /// Never a button: the key of a window for pasted creatures.
    Paste,
    /// Gives the panel's command line with this index, from 0 up to [`MOST_LINES`].
    Line(usize),
    /// Opens a window that asks for what the panel's command line with this index still lacks.
    Ask(usize),
}

/// The words of lines in a button's id.
const LINE_WORDS: [&str; MOST_LINES] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

/// The words of asking lines in a button's id.
const ASK_WORDS: [&str; MOST_LINES] = ["ask1", "ask2", "ask3", "ask4", "ask5", "ask6", "ask7", "ask8", "ask9", "ask10"];

/// The most buttons under one answer that carry a command line.
pub const MOST_LINES: usize = 10;

/// How many buttons Discord shows in a row.
const ROW: usize = 5;

/// A button that carries a command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineButton {
    /// Its text, at most 80 characters.
    pub label: Message,
    /// The command line it gives, as it would be typed.
    pub line: String,
    /// Whether everyone sees the answer, even if the command normally answers privately.
    pub openly: bool,
    /// Whether it works on any later board.
    pub anytime: bool,
    /// Whether only the GM may press it.
    pub for_gm: bool,
    /// The options a window asks for before the line is given; empty for a button that gives it at once.
    pub asks: Vec<&'static str>,
    /// The creature the result is for, if it is not the mover: its player may give it, too.
    pub whose: Option<Name>,
    /// The creature whose Maneuver Defense the window asks for: the GM sets it, and the line is then given on the
    /// updated table.
    pub defends: Option<Name>,
    /// The dice that fell in the command above, if the button gives a result that the command left open. The command is
    /// redone with that result, in its own place in the history.
    pub completes: Option<Vec<FallenDie>>,
}

impl LineButton {
    /// A button that gives this line.
    #[must_use]
    pub fn new(label: Message, line: impl ToString) -> Self {
        let line = line.to_string();
        LineButton {
            label,
            line,
            openly: false,
            anytime: false,
            for_gm: false,
            asks: Vec::new(),
            whose: None,
            defends: None,
            completes: None,
        }
    }

    /// The same button, for the GM alone.
    pub(crate) fn for_gm(self) -> Self {
        LineButton { for_gm: true, ..self }
    }

    /// The same button, with a window that asks for these options first.
    pub(crate) fn asking(self, asks: Vec<&'static str>, whose: Option<Name>) -> Self {
        LineButton { asks, whose, ..self }
    }

    /// The same button for the GM, who is first asked for this creature's Maneuver Defense.
    pub(crate) fn setting_the_defense_of(self, defends: Name) -> Self {
        LineButton { defends: Some(defends), ..self.for_gm() }
    }

    /// Whether it opens a window.
    fn opens_a_window(&self) -> bool {
        !self.asks.is_empty() || self.defends.is_some()
    }

    /// What the database stores of it.
    pub(crate) fn kept(&self) -> PanelLine {
        PanelLine {
            line: self.line.clone(),
            openly: self.openly,
            anytime: self.anytime,
            for_gm: self.for_gm,
            asks: self.asks.iter().map(|option| (*option).to_owned()).collect(),
            whose: self.whose.as_ref().map(Name::to_string),
            defends: self.defends.as_ref().map(Name::to_string),
            completes: self.completes.as_ref().map(|fallen| json!(fallen)),
        }
    }

    /// The same button, giving a result to the command above it, which has been carried out and rolled these dice.
    pub(crate) fn completing(self, rolled: &[FallenDie]) -> Self {
        LineButton { completes: Some(rolled.to_vec()), ..self }
    }

    /// The same button, working on any later board.
    pub(crate) fn anytime(self) -> Self {
        LineButton { anytime: true, ..self }
    }

    /// The same button, with an answer for everyone.
    pub(crate) fn openly(self) -> Self {
        LineButton { openly: true, ..self }
    }
}

/// The layout of the arrows.
const ARROWS: [[Key; 3]; 3] = [
    [Key::Step(Direction::NorthWest), Key::Step(Direction::North), Key::Step(Direction::NorthEast)],
    [Key::Step(Direction::West), Key::Go, Key::Step(Direction::East)],
    [Key::Step(Direction::SouthWest), Key::Step(Direction::South), Key::Step(Direction::SouthEast)],
];

impl Key {
    /// Every key except lines and brushes.
    pub const ALL: [Key; 27] = [
        Key::Undo,
        Key::Redo,
        Key::Why,
        Key::Threats,
        Key::Next,
        Key::Roll,
        Key::Arrows,
        Key::Step(Direction::NorthWest),
        Key::Step(Direction::North),
        Key::Step(Direction::NorthEast),
        Key::Step(Direction::West),
        Key::Go,
        Key::Step(Direction::East),
        Key::Step(Direction::SouthWest),
        Key::Step(Direction::South),
        Key::Step(Direction::SouthEast),
        Key::Up,
        Key::Down,
        Key::Back,
        Key::GoTo,
        Key::Close,
        Key::Paint,
        Key::PenDown,
        Key::PenUp,
        Key::Unpaint,
        Key::Declare,
        Key::Paste,
    ];

    /// Its word in a button's id.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Key::Undo => "undo",
            Key::Redo => "redo",
            Key::Why => "why",
            Key::Threats => "threats",
            Key::Next => "next",
            Key::Roll => "roll",
            Key::Arrows => "arrows",
            Key::Step(direction) => direction.word(),
            Key::Up => "up",
            Key::Down => "down",
            Key::Back => "back",
            Key::Go => "go",
            Key::GoTo => "goto",
            Key::Close => "close",
            Key::Brush(brush) => brush.word(),
            Key::Paint => "paint",
            Key::PenDown => "pen-down",
            Key::PenUp => "pen-up",
            Key::Unpaint => "unpaint",
            Key::Declare => "declare",
            Key::Paste => "paste",
            Key::Line(number) => LINE_WORDS.get(number).copied().unwrap_or_default(),
            Key::Ask(number) => ASK_WORDS.get(number).copied().unwrap_or_default(),
        }
    }

    /// The key with this word.
    fn named(word: &str) -> Option<Key> {
        let line = || LINE_WORDS.iter().position(|line| *line == word).map(Key::Line);
        let ask = || ASK_WORDS.iter().position(|ask| *ask == word).map(Key::Ask);
        let brush = || Brush::named(word).map(Key::Brush);
        Key::ALL.into_iter().find(|key| key.word() == word).or_else(line).or_else(ask).or_else(brush)
    }

    /// Its label. For a line this is its number, in case its panel has no label for it.
    #[must_use]
    pub fn label(self) -> Message {
        match self {
            Key::Undo => say!("key-undo"),
            Key::Redo => say!("key-redo"),
            Key::Why => say!("key-why"),
            Key::Threats => say!("key-threats"),
            Key::Next => say!("key-next"),
            Key::Roll => say!("key-roll"),
            Key::Arrows => say!("key-arrows"),
            Key::Step(Direction::NorthWest) => Message::literal("↖"),
            Key::Step(Direction::North) => Message::literal("↑"),
            Key::Step(Direction::NorthEast) => Message::literal("↗"),
            Key::Step(Direction::West) => Message::literal("←"),
            Key::Step(Direction::East) => Message::literal("→"),
            Key::Step(Direction::SouthWest) => Message::literal("↙"),
            Key::Step(Direction::South) => Message::literal("↓"),
            Key::Step(Direction::SouthEast) => Message::literal("↘"),
            Key::Up => say!("key-up"),
            Key::Down => say!("key-down"),
            Key::Back => say!("key-back"),
            Key::Go => say!("key-go"),
            Key::GoTo => say!("key-go-to"),
            Key::Close => say!("key-close"),
            Key::Brush(brush) => brush.label(),
            Key::Paint => say!("key-paint"),
            Key::PenDown => say!("key-pen-down"),
            Key::PenUp => say!("key-pen-up"),
            Key::Unpaint => say!("key-undo"),
            Key::Declare => say!("key-declare"),
            Key::Paste => say!("key-paste"),
            Key::Line(_) | Key::Ask(_) => Message::literal(self.word()),
        }
    }
}

/// The buttons under one answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panel {
    /// The id under which the database stores what the buttons mean.
    pub id: String,
    /// The rows of buttons.
    pub rows: Vec<Vec<Key>>,
    /// The labels of the buttons that carry a command line, in order.
    pub labels: Vec<Message>,
    /// Keys to choose from in a list, above the last row; there is no list if it is empty.
    pub choices: Vec<Key>,
    /// The chosen one of `choices`.
    pub chosen: Option<Key>,
}

impl Panel {
    /// The buttons in one row; `None` if there are none.
    #[must_use]
    pub fn row(id: String, keys: Vec<Key>) -> Option<Self> {
        Self::with_lines(id, &[], keys)
    }

    /// The buttons with a command line, then the others, in one row if they fit; `None` if there are none.
    #[must_use]
    pub fn with_lines(id: String, lines: &[LineButton], keys: Vec<Key>) -> Option<Self> {
        let labels: Vec<Message> = lines.iter().take(MOST_LINES).map(|line| line.label.clone()).collect();
        let key = |(number, line): (usize, &LineButton)| {
            if line.opens_a_window() { Key::Ask(number) } else { Key::Line(number) }
        };
        let lines: Vec<Key> = lines.iter().take(MOST_LINES).enumerate().map(key).collect();
        let one_row = lines.len() + keys.len() <= ROW;
        let parts = if one_row { vec![[lines, keys].concat()] } else { vec![lines, keys] };
        let rows: Vec<Vec<Key>> = parts.iter().flat_map(|part| part.chunks(ROW)).map(<[Key]>::to_vec).collect();
        (!rows.is_empty()).then_some(Panel { id, rows, labels, choices: Vec::new(), chosen: None })
    }

    /// The text on this button.
    #[must_use]
    pub fn label(&self, key: Key) -> Message {
        let line = if let Key::Line(number) | Key::Ask(number) = key { self.labels.get(number).cloned() } else { None };
        line.unwrap_or_else(|| key.label())
    }

    /// A pad of arrows under this path; `rises` adds the up and down buttons.
    #[must_use]
    pub fn arrows(id: &str, path: &str, rises: bool) -> Self {
        let mut rows: Vec<Vec<Key>> = ARROWS.iter().map(|row| row.to_vec()).collect();
        rows.extend(rises.then(|| vec![Key::Up, Key::Down]));
        rows.push(vec![Key::Back, Key::GoTo, Key::Close]);
        Panel { id: format!("{id}.{}", path_tag(path)), rows, labels: Vec::new(), choices: Vec::new(), chosen: None }
    }

    /// A brush pad: arrows around the button that paints, and a list of brushes.
    pub(crate) fn brushes(id: &str, pad: BrushPad) -> Self {
        let middle = |key: &Key| if *key == Key::Go { Key::Paint } else { *key };
        let mut rows: Vec<Vec<Key>> = ARROWS.iter().map(|row| row.iter().map(middle).collect()).collect();
        let pen = if pad.pen_down { Key::PenUp } else { Key::PenDown };
        rows.push(vec![pen, Key::Unpaint, Key::GoTo, Key::Close]);
        let (choices, chosen) = (Brush::ALL.map(Key::Brush).to_vec(), Some(Key::Brush(pad.brush)));
        Panel { id: id.to_owned(), rows, labels: Vec::new(), choices, chosen }
    }

    /// The id of the choice list.
    #[must_use]
    pub fn list_id(&self) -> String {
        format!("{}.list", self.id)
    }

    /// The Discord id of a button, if the panel has it.
    #[must_use]
    pub fn press_of(&self, key: Key) -> Option<String> {
        let there = self.rows.iter().flatten().chain(&self.choices).any(|other| *other == key);
        there.then(|| press(&self.id, key))
    }
}

/// The id of this panel's button.
pub(crate) fn press(id: &str, key: Key) -> String {
    format!("{id}.{}", key.word())
}

/// A parsed button id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press<'a> {
    /// The panel's id.
    pub panel: &'a str,
    /// The [`path_tag`] of the path shown with the arrows.
    pub path: Option<&'a str>,
    /// The button.
    pub key: Key,
}

/// Parses a button's id. An id without a key is an Undo button from an earlier version.
#[must_use]
pub fn pressed(button: &str) -> Option<Press<'_>> {
    let (id, word) = button.rsplit_once('.').unwrap_or((button, Key::Undo.word()));
    let (panel, path) = id.split_once('.').map_or((id, None), |(panel, path)| (panel, Some(path)));
    Some(Press { panel, path, key: Key::named(word)? })
}

/// A hash of the path in the ids of the arrows under it, so that Go makes only the move that was shown.
#[must_use]
pub fn path_tag(path: &str) -> String {
    let mut hasher = DefaultHasher::new();
    path.hash(&mut hasher);
    format!("{:08x}", hasher.finish() as u32)
}
