//! Sight: from the middle of some square to that of another, past everything that stops sight. Where the line passes through a
//! grid point, it is enough if one way around that point is open. Between creatures it runs from the top of a cube to the top of
//! another, and ground that rises above it stops it.

use super::board::{Barrier, Board, Creature, Fill, Square};
use super::place::Place;

/// Where a line leaves one square for the next.
struct Crossing {
    from: Square,
    into: Square,
    /// The squares beside the grid point it passes, if it passes one.
    round: Option<[Square; 2]>,
    /// The part of the line before it: so many of so many.
    part: (i32, i32),
}

/// The squares on the line from the middle of a square to that of another.
fn crossings(s: Square, t: Square) -> Vec<Crossing> {
    let way = ((t.0 - s.0).abs(), (t.1 - s.1).abs());
    let sign = ((t.0 - s.0).signum(), (t.1 - s.1).signum());
    let (mut at, mut gone) = (s, (0, 0));
    let mut all = Vec::new();
    while at != t {
        // How far along the line the next column and row borders are, each scaled by the other axis.
        let (column, row) = ((2 * gone.0 + 1) * way.1, (2 * gone.1 + 1) * way.0);
        let (east, south) = (way.0 > 0 && column <= row || way.1 == 0, way.1 > 0 && row <= column || way.0 == 0);
        let into = (at.0 + if east { sign.0 } else { 0 }, at.1 + if south { sign.1 } else { 0 });
        let round = (east && south).then_some([(into.0, at.1), (at.0, into.1)]);
        let part = if east { (2 * gone.0 + 1, 2 * way.0) } else { (2 * gone.1 + 1, 2 * way.1) };
        all.push(Crossing { from: at, into, round, part });
        gone = (gone.0 + i32::from(east), gone.1 + i32::from(south));
        at = into;
    }
    all
}

impl Board {
    fn is_hung(&self, a: Square, b: Square) -> bool {
        self.edge(a, b).is_some_and(Barrier::stops_looks)
    }

    fn is_dark(&self, square: Square) -> bool {
        self.fills.get(&square) == Some(&Fill::Solid)
    }

    /// Whether the line from the middle of a square to that of another is open, square by square.
    fn looks(&self, s: Square, t: Square) -> bool {
        let open = |crossing: &Crossing| {
            let Crossing { from, into, round, .. } = *crossing;
            let open = match round {
                Some(round) => {
                    round.into_iter().any(|by| !self.is_dark(by) && !self.is_hung(from, by) && !self.is_hung(by, into))
                }
                None => !self.is_hung(from, into),
            };
            open && !self.is_dark(into)
        };
        crossings(s, t).iter().all(open) && !self.bars_looks(s, t)
    }

    /// Whether the line from the top of one cube to the top of another dips into no ground. Where it passes a grid point, the
    /// lower ground beside that counts.
    fn looks_over(&self, (s, low): (Square, i32), (t, high): (Square, i32)) -> bool {
        let clears = |crossing: &Crossing| {
            let (gone, whole) = crossing.part;
            let height = (low + 1) * whole + (high - low) * gone;
            let over = |ground: Square| height >= self.floor(ground) * whole;
            let round = crossing.round.is_none_or(|round| round.into_iter().any(over));
            over(crossing.from) && over(crossing.into) && round
        };
        crossings(s, t).iter().all(clears)
    }

    /// Whether the line of sight between two creatures is open: from some cube of one to some cube of the other.
    pub fn is_open_between(&self, one: &Creature, other: &Creature) -> bool {
        let over =
            |s, t| self.levels(one).any(|low| self.levels(other).any(|high| self.looks_over((s, low), (t, high))));
        one.place.squares().any(|s| other.place.squares().any(|t| self.looks(s, t) && over(s, t)))
    }

    /// Whether a creature that isn't blinded sees another.
    pub fn can_see(&self, seer: &Creature, other: &Creature) -> bool {
        !other.is("unseen") && self.is_open_between(seer, other)
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
