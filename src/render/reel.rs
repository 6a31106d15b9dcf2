use super::{Scene, alt, text};
use crate::say;
use crate::words::Words;

/// Boards that are shown one after the other, with what was done under each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reel {
    /// In their order; there is at least one, and all are of one board's size.
    pub shots: Vec<Shot>,
}

/// One board of a [`Reel`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shot {
    /// The board.
    pub scene: Scene,
    /// When that was, such as `round 2, Aldo`; may be empty.
    pub stage: Words,
    /// What was done.
    pub told: Words,
}

impl Reel {
    /// The board with which it ends.
    #[must_use]
    pub fn last(&self) -> Option<&Scene> {
        self.shots.last().map(|shot| &shot.scene)
    }

    /// Somebody for each name, as it was last, where everybody was: what the same crop, legend and initials are taken from.
    pub(super) fn cast(&self) -> Option<Scene> {
        let mut all = self.last()?.clone();
        all.trail = None;
        all.tokens = self.shots.iter().flat_map(|shot| shot.scene.tokens.clone()).collect();
        all.tokens.iter_mut().for_each(|token| token.acting = false);
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
        let line = |(number, shot): (usize, &Shot)| {
            let (stage, told) = (shot.scene.tell(&shot.stage), shot.scene.tell(&shot.told));
            if stage.is_empty() { format!("{number}. {told}") } else { format!("{number}. {stage}: {told}") }
        };
        (1..).zip(&self.shots).map(line).collect()
    }

    /// It in letters: what was done, and the board in the end.
    pub(super) fn letters(&self) -> String {
        let board = self.last().map_or(String::new(), text::board);
        format!("{}\n{board}", self.lines().join("\n"))
    }

    /// It in sentences.
    pub(super) fn told(&self) -> String {
        let Some(last) = self.last() else { return String::new() };
        let begins = last.tell(&say!("alt-replay", boards = self.shots.len()));
        let ends = last.tell(&say!("alt-in-the-end", board = alt::text(last)));
        format!("{begins}\n{}\n{ends}", self.lines().join("\n"))
    }
}
