//! Teleports over level ground by a teleport speed: how far they lead, whether the goal has to be seen, and where they
//! end.
//!
//! The rules leave open in which square it ends if the line back from a solid or occupied goal isn't in one of the
//! eight directions.

use super::board::{Board, Square};
use super::distance::between_squares;
use super::occupied::may_end;
use super::place::{Place, unsqueezed};
use super::rules::Ruleset;
use super::step::{Manner, Walk};

/// A creature that teleports to this square.
#[derive(Clone, Copy, Debug)]
pub struct Teleport<'a> {
    pub board: &'a Board,
    pub who: usize,
    pub speed: u32,
    /// Whether the speed is lesser (Epic Path), which requires seeing the goal.
    pub lesser: bool,
    pub to: Square,
}

/// Where it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    Refused,
    /// The square, and the feet it costs.
    At(Square, u32),
    /// It spends the action and stays where it is.
    Nowhere,
    /// The rules don't say.
    Open,
}

impl Teleport<'_> {
    fn walk(&self) -> Walk<'_> {
        Walk::new(self.board, self.who, Manner::default())
    }

    /// Whether walls, the edge of the map and other creatures leave room for it there.
    fn is_free(&self, at: Place) -> bool {
        at.squares().all(|square| self.board.on_board(square)) && may_end(&self.walk(), at)
    }

    fn is_seen(&self, goal: Place) -> bool {
        let mover = &self.board.creatures[self.who];
        let solid = goal.squares().any(|square| self.board.is_filled(square));
        !mover.is("blinded") && (solid || self.board.is_in_sight(mover.place, goal))
    }

    pub fn arrival(&self) -> Arrival {
        let mover = &self.board.creatures[self.who];
        let start = mover.at();
        let goal = unsqueezed(self.board, mover, self.to);
        let feet = between_squares(self.board.ruleset, start, self.to);
        let on_board = goal.squares().all(|square| self.board.on_board(square));
        let unseen = self.board.ruleset == Ruleset::EpicPath && self.lesser && !self.is_seen(goal);
        if !mover.is_able() || feet > self.speed || !on_board || unseen {
            return Arrival::Refused;
        }
        if self.is_free(goal) {
            return Arrival::At(self.to, feet);
        }
        let (dx, dy) = (start.0 - self.to.0, start.1 - self.to.1);
        if dx != 0 && dy != 0 && dx.abs() != dy.abs() {
            return Arrival::Open;
        }
        let back = |steps: i32| (self.to.0 + dx.signum() * steps, self.to.1 + dy.signum() * steps);
        let line = (1..dx.abs().max(dy.abs())).map(back);
        let out = line.into_iter().find(|&at| self.is_free(unsqueezed(self.board, mover, at)));
        out.map_or(Arrival::Nowhere, |at| Arrival::At(at, feet))
    }
}
