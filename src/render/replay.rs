//! A sequence of boards.

use super::{Scene, alt, text};
use crate::say;
use crate::words::Message;

/// Boards shown one after the other, each with what was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The boards in order; at least one, and all of the same size.
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
    /// The final board.
    #[must_use]
    pub fn last_board(&self) -> Option<&Scene> {
        self.frames.last().map(|frame| &frame.scene)
    }

    /// A token for each name, in its last state, in a view that covers every board: it determines the common crop, legend
    /// and initials.
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

    /// What was done, one line per board.
    fn lines(&self) -> Vec<String> {
        let line = |(number, frame): (usize, &Frame)| {
            let (stage, caption) = (frame.scene.localize(&frame.stage), frame.scene.localize(&frame.caption));
            if stage.is_empty() { format!("{number}. {caption}") } else { format!("{number}. {stage}: {caption}") }
        };
        (1..).zip(&self.frames).map(line).collect()
    }

    /// The replay in characters: what was done, and the final board.
    pub(super) fn letters(&self) -> String {
        let board = self.last_board().map_or(String::new(), text::board);
        format!("{}\n{board}", self.lines().join("\n"))
    }

    /// The replay in sentences.
    pub(super) fn alt_text(&self) -> String {
        let Some(last) = self.last_board() else { return String::new() };
        let begins = last.localize(&say!("alt-replay", boards = self.frames.len()));
        let ends = last.localize(&say!("alt-in-the-end", board = alt::text(last)));
        format!("{begins}\n{}\n{ends}", self.lines().join("\n"))
    }
}
