use super::{DayChart, Scene, alt, paint, text};

/// What is shown with an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picture {
    /// The board.
    Board(Box<Scene>),
    /// The days of a journey.
    Day(Box<DayChart>),
}

impl Picture {
    /// It as a PNG file. The same picture always gives the same bytes.
    #[must_use]
    pub fn png(&self) -> Vec<u8> {
        match self {
            Picture::Board(scene) => paint::png(scene),
            Picture::Day(chart) => paint::day(chart),
        }
    }

    /// It with letters, for a terminal.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Picture::Board(scene) => text::board(scene),
            Picture::Day(chart) => chart.letters(),
        }
    }

    /// What it shows in sentences, for those who cannot see it.
    #[must_use]
    pub fn alt_text(&self) -> String {
        match self {
            Picture::Board(scene) => alt::text(scene),
            Picture::Day(chart) => chart.told(),
        }
    }
}
