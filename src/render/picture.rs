//! What is shown with an answer, whatever it is.

use super::{DayChart, Replay, Scene, alt, paint, text};
use crate::words::Locale;

/// What is shown with an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picture {
    /// The board.
    Board(Box<Scene>),
    /// The days of a journey.
    Day(Box<DayChart>),
    /// Boards one after the other.
    Replay(Box<Replay>),
}

impl Picture {
    /// The same as somebody sees it who is spoken to so.
    #[must_use]
    pub fn in_locale(mut self, locale: Locale) -> Self {
        match &mut self {
            Picture::Board(scene) => scene.locale = locale,
            Picture::Day(chart) => chart.locale = locale,
            Picture::Replay(replay) => replay.frames.iter_mut().for_each(|frame| frame.scene.locale = locale),
        }
        self
    }

    /// How the name of its file ends.
    #[must_use]
    pub fn ending(&self) -> &'static str {
        match self {
            Picture::Board(_) | Picture::Day(_) => "png",
            Picture::Replay(_) => "gif",
        }
    }

    /// It as a file of the kind that [`Picture::ending`] names.
    #[must_use]
    pub fn file(&self) -> Vec<u8> {
        match self {
            Picture::Board(_) | Picture::Day(_) => self.png(),
            Picture::Replay(replay) => paint::gif(replay),
        }
    }

    /// It as a PNG file, a replay by its last board. The same picture always gives the same bytes.
    #[must_use]
    pub fn png(&self) -> Vec<u8> {
        match self {
            Picture::Board(scene) => paint::png(scene),
            Picture::Day(chart) => paint::day(chart),
            Picture::Replay(replay) => replay.last_board().map_or_else(Vec::new, paint::png),
        }
    }

    /// It with letters, for a terminal.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Picture::Board(scene) => text::board(scene),
            Picture::Day(chart) => chart.letters(),
            Picture::Replay(replay) => replay.letters(),
        }
    }

    /// What it shows in sentences, for those who cannot see it.
    #[must_use]
    pub fn alt_text(&self) -> String {
        match self {
            Picture::Board(scene) => alt::text(scene),
            Picture::Day(chart) => chart.alt_text(),
            Picture::Replay(replay) => replay.alt_text(),
        }
    }
}
