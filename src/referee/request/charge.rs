//! A charge.

use super::maneuver::Results;
use crate::field::{Mode, Name};
use crate::grid::Square;
use crate::referee::ruling::Rolled;

/// A request to charge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Charge {
    /// The creature to charge at.
    pub target: Name,
    /// The anchor to end at, if several are equally close.
    pub to: Option<Square>,
    /// How it gets there from the floor, on foot or on wings; `None` for whatever works, on foot first.
    pub mode: Option<Mode>,
    /// Whether the mover has only one action.
    pub one_action: bool,
    /// The creature to overrun on the way.
    pub overrun: Option<Name>,
    /// Whether that creature avoids the overrun.
    pub avoids: bool,
    /// Whether that creature trips a charger that fails to overrun it.
    pub tripped: bool,
    /// The results of the checks: the charge's own first, if it has one, then the overrun's.
    pub results: Results,
    /// The defender's result in the overrun's opposed check.
    pub against: Option<Rolled>,
    /// The results of the checks the ground asks for.
    pub ground: Results,
}

impl Charge {
    /// A charge at this creature, with everything else left open.
    #[must_use]
    pub fn at(target: Name) -> Self {
        Charge {
            target,
            to: None,
            mode: None,
            one_action: false,
            overrun: None,
            avoids: false,
            tripped: false,
            results: Results::None,
            against: None,
            ground: Results::None,
        }
    }
}
