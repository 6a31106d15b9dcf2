use super::edge::Edge;
use super::square::Square;

/// What a straight line between the centers of two squares crosses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crossing {
    /// The line crosses this edge into the square behind it.
    Edge {
        /// The edge crossed.
        edge: Edge,
        /// The square entered.
        into: Square,
    },
    /// The line passes exactly through the grid point where these four edges meet, into the square diagonally behind
    /// it.
    Point {
        /// The four edges that meet at the point.
        edges: [Edge; 4],
        /// The four squares that touch the point.
        touching: [Square; 4],
        /// The square entered.
        into: Square,
    },
}

/// Everything that the line from the center of `from` to the center of `to` crosses, in order. Empty if the two are
/// the same.
pub fn crossings(from: Square, to: Square) -> impl Iterator<Item = Crossing> {
    let (dx, dy) = from.to(to);
    let (step_x, step_y) = (dx.signum(), dy.signum());
    let (wide, high) = (i64::from(dx.abs()), i64::from(dy.abs()));
    let mut at = from;
    // `i` vertical and `j` horizontal grid lines crossed so far. The i-th vertical one is at (2i+1)/(2·wide) of the
    // way, the j-th horizontal one at (2j+1)/(2·high); comparing cross products keeps it in integers.
    let (mut i, mut j) = (0_i64, 0_i64);
    std::iter::from_fn(move || {
        if at == to {
            return None;
        }
        let vertical = (2 * i + 1) * high;
        let horizontal = (2 * j + 1) * wide;
        let left = at;
        if wide > 0 && high > 0 && vertical == horizontal {
            at = at.offset((step_x, step_y));
            i += 1;
            j += 1;
            let corner = Square::new(left.x.min(at.x), left.y.min(at.y));
            let touching = [corner, corner.offset((1, 0)), corner.offset((0, 1)), corner.offset((1, 1))];
            let edges = Edge::around_south_east_corner(corner);
            return Some(Crossing::Point { edges, touching, into: at });
        }
        if high == 0 || (wide > 0 && vertical < horizontal) {
            at = at.offset((step_x, 0));
            i += 1;
        } else {
            at = at.offset((0, step_y));
            j += 1;
        }
        Edge::between(left, at).map(|edge| Crossing::Edge { edge, into: at })
    })
}
