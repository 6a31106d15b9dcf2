//! Sight: from the middle of some square to that of another, past everything that stops sight. Where the line passes through a
//! grid point, it is enough if one way around that point is open.

use super::board::{Barrier, Board, Fill, Square};
use super::place::Place;

impl Board {
    fn is_hung(&self, a: Square, b: Square) -> bool {
        self.edge(a, b).is_some_and(Barrier::stops_looks)
    }

    fn is_dark(&self, square: Square) -> bool {
        self.fills.get(&square) == Some(&Fill::Solid)
    }

    /// Whether the line from the middle of a square to that of another is open, square by square.
    fn looks(&self, s: Square, t: Square) -> bool {
        let way = ((t.0 - s.0).abs(), (t.1 - s.1).abs());
        let sign = ((t.0 - s.0).signum(), (t.1 - s.1).signum());
        let (mut at, mut gone) = (s, (0, 0));
        while at != t {
            // How far along the line the next column and row borders are, each scaled by the other axis.
            let (column, row) = ((2 * gone.0 + 1) * way.1, (2 * gone.1 + 1) * way.0);
            let (east, south) = (way.0 > 0 && column <= row || way.1 == 0, way.1 > 0 && row <= column || way.0 == 0);
            let next = (at.0 + if east { sign.0 } else { 0 }, at.1 + if south { sign.1 } else { 0 });
            let open = if east && south {
                let round = [(next.0, at.1), (at.0, next.1)];
                round.into_iter().any(|by| !self.is_dark(by) && !self.is_hung(at, by) && !self.is_hung(by, next))
            } else {
                !self.is_hung(at, next)
            };
            if !open || self.is_dark(next) {
                return false;
            }
            gone = (gone.0 + i32::from(east), gone.1 + i32::from(south));
            at = next;
        }
        !self.bars_looks(s, t)
    }

    /// Whether some square of one place can be seen from some square of the other.
    pub fn is_in_sight(&self, from: Place, to: Place) -> bool {
        from.squares().any(|s| to.squares().any(|t| self.looks(s, t)))
    }

    /// Whether some square of the place looks into this square.
    pub fn looks_into(&self, from: Place, t: Square) -> bool {
        from.squares().any(|s| self.looks(s, t))
    }

    /// Whether only curtains hide one place from the other.
    pub fn is_curtained_off(&self, from: Place, to: Place) -> bool {
        let mut bare = self.clone();
        bare.edges.retain(|_, barrier| *barrier != Barrier::Curtain);
        bare.partitions.retain(|one| one.barrier != Barrier::Curtain);
        !self.is_in_sight(from, to) && bare.is_in_sight(from, to)
    }
}
