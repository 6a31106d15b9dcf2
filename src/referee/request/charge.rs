//! A charge.

use super::maneuver::Results;
use crate::field::Name;
use crate::grid::Square;

/// A request to charge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Charge {
    /// The creature to charge at.
    pub target: Name,
    /// The anchor to end at, where several are equally close.
    pub to: Option<Square>,
    /// Whether the mover has one action only.
    pub one_action: bool,
    /// The creature to overrun on the way.
    pub overrun: Option<Name>,
    /// Whether that creature avoids the overrun.
    pub avoids: bool,
    /// Whether that creature trips a charger that fails to overrun it.
    pub tripped: bool,
    /// The results of the checks: the charge's own first, where there is one, then the overrun's.
    pub results: Results,
    /// What the opposed check of the overrun has to reach.
    pub against: Option<i32>,
}

impl Charge {
    /// A charge at this creature, with everything else left open.
    #[must_use]
    pub fn at(target: Name) -> Self {
        let (to, overrun, results, against) = (None, None, Results::None, None);
        Charge { target, to, one_action: false, overrun, avoids: false, tripped: false, results, against }
    }
}
