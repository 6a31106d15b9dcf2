//! The buttons under an answer. A button's id consists of its panel's id and its key's word; what it means is kept in
//! the database, so that buttons survive a restart and forged ones mean nothing.

use crate::grid::Direction;
use crate::say;
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
    /// Opens the arrows for the acting creature.
    Arrows,
    /// Adds a step in this direction.
    Step(Direction),
    /// Adds a step up, or turns the last step upward.
    Up,
    /// The same downward.
    Down,
    /// Removes the last step.
    Back,
    /// Makes the movement built with the arrows.
    Go,
    /// Opens a window that asks for the destination, and moves there.
    GoTo,
    /// Closes the arrows.
    Close,
    /// Never a button: the key of a window for pasted creatures.
    Paste,
}

/// The layout of the arrows.
const ARROWS: [[Key; 3]; 3] = [
    [Key::Step(Direction::NorthWest), Key::Step(Direction::North), Key::Step(Direction::NorthEast)],
    [Key::Step(Direction::West), Key::Go, Key::Step(Direction::East)],
    [Key::Step(Direction::SouthWest), Key::Step(Direction::South), Key::Step(Direction::SouthEast)],
];

impl Key {
    /// Every key.
    pub const ALL: [Key; 21] = [
        Key::Undo,
        Key::Redo,
        Key::Why,
        Key::Threats,
        Key::Next,
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
            Key::Arrows => "arrows",
            Key::Step(direction) => direction.word(),
            Key::Up => "up",
            Key::Down => "down",
            Key::Back => "back",
            Key::Go => "go",
            Key::GoTo => "goto",
            Key::Close => "close",
            Key::Paste => "paste",
        }
    }

    /// Its label.
    #[must_use]
    pub fn label(self) -> Message {
        match self {
            Key::Undo => say!("key-undo"),
            Key::Redo => say!("key-redo"),
            Key::Why => say!("key-why"),
            Key::Threats => say!("key-threats"),
            Key::Next => say!("key-next"),
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
            Key::Paste => say!("key-paste"),
        }
    }
}

/// The buttons under one answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panel {
    /// The id under which the database keeps what the buttons mean.
    pub id: String,
    /// The rows of buttons.
    pub rows: Vec<Vec<Key>>,
}

impl Panel {
    /// The buttons in one row; `None` if there are none.
    pub(crate) fn row(id: String, keys: Vec<Key>) -> Option<Self> {
        (!keys.is_empty()).then(|| Panel { id, rows: vec![keys] })
    }

    /// A pad of arrows; `rises` adds those up and down.
    pub(crate) fn arrows(id: String, rises: bool) -> Self {
        let mut rows: Vec<Vec<Key>> = ARROWS.iter().map(|row| row.to_vec()).collect();
        rows.extend(rises.then(|| vec![Key::Up, Key::Down]));
        rows.push(vec![Key::Back, Key::GoTo, Key::Close]);
        Panel { id, rows }
    }

    /// The Discord id of a button, if the panel has it.
    #[must_use]
    pub fn press_of(&self, key: Key) -> Option<String> {
        let there = self.rows.iter().flatten().any(|other| *other == key);
        there.then(|| press(&self.id, key))
    }
}

/// The id of a button of this panel.
pub(crate) fn press(id: &str, key: Key) -> String {
    format!("{id}.{}", key.word())
}

/// The panel and key in a button's id. An id without a key is an Undo of an earlier version.
pub(crate) fn pressed(button: &str) -> Option<(&str, Key)> {
    let (id, word) = button.rsplit_once('.').unwrap_or((button, Key::Undo.word()));
    let key = Key::ALL.into_iter().find(|key| key.word() == word)?;
    Some((id, key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_known_again_by_its_word() {
        for key in Key::ALL {
            let panel = Panel { id: "a1".to_owned(), rows: vec![vec![key]] };
            let button = panel.press_of(key).expect("it is there");
            assert_eq!(pressed(&button), Some(("a1", key)));
        }
        assert_eq!(pressed("a1"), Some(("a1", Key::Undo)));
        assert_eq!(pressed("a1.nonsense"), None);
        assert_eq!(Panel { id: "a1".to_owned(), rows: vec![vec![Key::Why]] }.press_of(Key::Undo), None);
    }

    #[test]
    fn the_arrows_lie_as_on_a_compass() {
        let labels = |rises| {
            let rows = Panel::arrows("a1".to_owned(), rises).rows;
            let label = |key: &Key| key.label().to_string();
            rows.iter().map(|row| row.iter().map(label).collect::<Vec<_>>().join(" ")).collect::<Vec<_>>()
        };
        assert_eq!(labels(false), ["↖ ↑ ↗", "← Go →", "↙ ↓ ↘", "Step back Go to... Close"]);
        assert_eq!(labels(true)[3..], ["Up Down", "Step back Go to... Close"]);
    }
}
