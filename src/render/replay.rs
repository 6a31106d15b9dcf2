//! Boards one after the other.

use super::{Scene, alt, text};
use crate::say;
use crate::words::Message;

/// Boards that are shown one after the other, with what was done under each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// In their order; there is at least one, and all are of one board's size.
    pub frames: Vec<Frame>,
}

/// One board of a [`Replay`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The board.
    pub scene: Scene,
    /// When that was, such as `round 2, Aldo`; may be empty.
    pub stage: Message,
    /// What was done.
    pub caption: Message,
}

impl Replay {
    /// The board with which it ends.
    #[must_use]
    pub fn last_board(&self) -> Option<&Scene> {
        self.frames.last().map(|frame| &frame.scene)
    }

    /// Somebody for each name, as it was last, where everybody was: what the same crop, legend and initials are taken from.
    pub(super) fn cast(&self) -> Option<Scene> {
        let mut all = self.last_board()?.clone();
        all.trail = None;
        all.tokens = self.frames.iter().flat_map(|frame| frame.scene.tokens.clone()).collect();
        all.tokens.iter_mut().for_each(|token| (token.acting, token.turn) = (false, false));
        let view = all.view();
        let mut cast = all.clone();
        cast.tokens.clear();
        for token in all.tokens.into_iter().rev() {
            if !cast.tokens.iter().any(|other| other.name == token.name) {
                cast.tokens.push(token);
            }
        }
        cast.tokens.sort_by(|a, b| a.name.cmp(&b.name));
        cast.part = Some(view);
        Some(cast)
    }

    /// What was done, a line a board.
    fn lines(&self) -> Vec<String> {
        let line = |(number, frame): (usize, &Frame)| {
            let (stage, caption) = (frame.scene.tell(&frame.stage), frame.scene.tell(&frame.caption));
            if stage.is_empty() { format!("{number}. {caption}") } else { format!("{number}. {stage}: {caption}") }
        };
        (1..).zip(&self.frames).map(line).collect()
    }

    /// It in letters: what was done, and the board in the end.
    pub(super) fn letters(&self) -> String {
        let board = self.last_board().map_or(String::new(), text::board);
        format!("{}\n{board}", self.lines().join("\n"))
    }

    /// It in sentences.
    pub(super) fn alt_text(&self) -> String {
        let Some(last) = self.last_board() else { return String::new() };
        let begins = last.tell(&say!("alt-replay", boards = self.frames.len()));
        let ends = last.tell(&say!("alt-in-the-end", board = alt::text(last)));
        format!("{begins}\n{}\n{ends}", self.lines().join("\n"))
    }
}
