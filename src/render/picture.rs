//! The picture shown with an answer, of whatever kind.

use super::{DayChart, Replay, Scene, alt, paint, text};
use crate::words::Locale;

/// The picture shown with an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picture {
    /// The board.
    Board(Box<Scene>),
    /// The days of a journey.
    Day(Box<DayChart>),
    /// A sequence of boards.
    Replay(Box<Replay>),
}

/// A picture as a file, with its description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// As [`Picture::file`].
    pub file: Vec<u8>,
    /// As [`Picture::alt_text`].
    pub alt: String,
}

impl Picture {
    /// Draws and describes it.
    #[must_use]
    pub fn drawing(&self) -> Drawing {
        Drawing { alt: self.alt_text(), file: self.file() }
    }

    /// The same for a reader with this locale.
    #[must_use]
    pub fn in_locale(mut self, locale: Locale) -> Self {
        match &mut self {
            Picture::Board(scene) => scene.locale = locale,
            Picture::Day(chart) => chart.locale = locale,
            Picture::Replay(replay) => replay.frames.iter_mut().for_each(|frame| frame.scene.locale = locale),
        }
        self
    }

    /// Its file extension.
    #[must_use]
    pub fn ending(&self) -> &'static str {
        match self {
            Picture::Board(_) | Picture::Day(_) => "png",
            Picture::Replay(_) => "gif",
        }
    }

    /// The picture as a file of the kind that [`Picture::ending`] names.
    #[must_use]
    pub fn file(&self) -> Vec<u8> {
        match self {
            Picture::Board(_) | Picture::Day(_) => self.png(),
            Picture::Replay(replay) => paint::gif(replay),
        }
    }

    /// The picture as a PNG file; a replay gives its last board. The same picture always gives the same bytes.
    #[must_use]
    pub fn png(&self) -> Vec<u8> {
        match self {
            Picture::Board(scene) => paint::png(scene),
            Picture::Day(chart) => paint::day(chart),
            Picture::Replay(replay) => replay.last_board().map_or_else(Vec::new, paint::png),
        }
    }

    /// The picture in characters, for a terminal.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Picture::Board(scene) => text::board(scene),
            Picture::Day(chart) => chart.letters(),
            Picture::Replay(replay) => replay.letters(),
        }
    }

    /// The picture in sentences, for those who cannot see it.
    #[must_use]
    pub fn alt_text(&self) -> String {
        match self {
            Picture::Board(scene) => alt::text(scene),
            Picture::Day(chart) => chart.alt_text(),
            Picture::Replay(replay) => replay.alt_text(),
        }
    }
}
