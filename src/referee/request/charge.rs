//! A charge.

use super::maneuver::Results;
use crate::field::Name;
use crate::grid::Square;

/// A charge that somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Charge {
    /// Whom it is aimed at.
    pub target: Name,
    /// The anchor where it is to end, of several that are equally close.
    pub to: Option<Square>,
    /// Whether the mover has one action only.
    pub one_action: bool,
    /// Who is to be overrun on the way.
    pub overrun: Option<Name>,
    /// Whether that one avoids it.
    pub avoids: bool,
    /// Whether that one trips a charger that fails to overrun it.
    pub tripped: bool,
    /// What the checks came to: the charge's own first, where there is one, then that of the overrun.
    pub results: Results,
    /// What the opposed check of the overrun has to come to.
    pub against: Option<i32>,
}

impl Charge {
    /// A charge at this one, and nothing else told.
    #[must_use]
    pub fn at(target: Name) -> Self {
        let (to, overrun, results, against) = (None, None, Results::None, None);
        Charge { target, to, one_action: false, overrun, avoids: false, tripped: false, results, against }
    }
}
