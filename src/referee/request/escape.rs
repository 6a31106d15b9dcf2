//! Getting through a gap too tight to squeeze through.

use super::walk::Prefer;
use crate::grid::Square;
use crate::referee::ruling::Rolled;

/// A request to get through a gap too tight to squeeze through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Escape {
    /// The anchors to pass; the last is the end, beyond the gap.
    pub stops: Vec<Square>,
    /// Which route is best.
    pub prefer: Prefer,
    /// How much of it fits through, in the words of the rulebook's table; `None` if nobody has said.
    pub fits: Option<&'static str>,
    /// Whether it takes 20 instead of rolling.
    pub takes_twenty: bool,
    /// The result of the check.
    pub rolled: Option<Rolled>,
}
