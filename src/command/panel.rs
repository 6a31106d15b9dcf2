//! What can be pressed under an answer. A button bears the id of its answer's panel and the word of its key; what that means
//! stands in the database, so that a button works after a restart and a made-up one means nothing.

use crate::grid::Direction;
use crate::say;
use crate::words::Words;

/// One button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Takes the command back that stands above it.
    Undo,
    /// Does again what was taken back.
    Redo,
    /// Tells, privately, what stands behind the ruling.
    Why,
    /// Shows, privately, what the opponents threaten.
    Threats,
    /// Ends the turn.
    Next,
    /// Opens the arrows for whoever is acting.
    Arrows,
    /// A step more this way.
    Step(Direction),
    /// The last step less.
    Back,
    /// Makes the movement that the arrows have come to.
    Go,
    /// Closes the arrows.
    Close,
}

impl Key {
    /// Every key, those of the arrows in the order in which they lie there.
    pub const ALL: [Key; 17] = [
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
        Key::Back,
        Key::Close,
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
            Key::Back => "back",
            Key::Go => "go",
            Key::Close => "close",
        }
    }

    /// What stands on it.
    #[must_use]
    pub fn label(self) -> Words {
        match self {
            Key::Undo => say!("key-undo"),
            Key::Redo => say!("key-redo"),
            Key::Why => say!("key-why"),
            Key::Threats => say!("key-threats"),
            Key::Next => say!("key-next"),
            Key::Arrows => say!("key-arrows"),
            Key::Step(Direction::NorthWest) => Words::as_it_is("↖"),
            Key::Step(Direction::North) => Words::as_it_is("↑"),
            Key::Step(Direction::NorthEast) => Words::as_it_is("↗"),
            Key::Step(Direction::West) => Words::as_it_is("←"),
            Key::Step(Direction::East) => Words::as_it_is("→"),
            Key::Step(Direction::SouthWest) => Words::as_it_is("↙"),
            Key::Step(Direction::South) => Words::as_it_is("↓"),
            Key::Step(Direction::SouthEast) => Words::as_it_is("↘"),
            Key::Back => say!("key-back"),
            Key::Go => say!("key-go"),
            Key::Close => say!("key-close"),
        }
    }
}

/// The buttons under one answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panel {
    /// The id under which the database has what they mean.
    pub id: String,
    /// Row by row.
    pub rows: Vec<Vec<Key>>,
}

impl Panel {
    /// The buttons in one row; `None` without any.
    pub(super) fn row(id: String, keys: Vec<Key>) -> Option<Self> {
        (!keys.is_empty()).then(|| Panel { id, rows: vec![keys] })
    }

    /// A pad of arrows.
    pub(super) fn arrows(id: String) -> Self {
        let pad = &Key::ALL[Key::ALL.len() - 11..];
        Panel { id, rows: pad.chunks(3).map(<[Key]>::to_vec).collect() }
    }

    /// What Discord is told as the id of one of its buttons.
    #[must_use]
    pub fn press_of(&self, key: Key) -> Option<String> {
        let there = self.rows.iter().flatten().any(|other| *other == key);
        there.then(|| format!("{}.{}", self.id, key.word()))
    }
}

/// The panel and the key that a button's id names. One without a key is an Undo of former times.
pub(super) fn pressed(button: &str) -> Option<(&str, Key)> {
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
        let pad = Panel::arrows("a1".to_owned());
        let labels: Vec<String> = pad
            .rows
            .iter()
            .map(|row| row.iter().map(|key| key.label().to_string()).collect::<Vec<_>>().join(" "))
            .collect();
        assert_eq!(labels, ["↖ ↑ ↗", "← Go →", "↙ ↓ ↘", "Step back Close"]);
    }
}
