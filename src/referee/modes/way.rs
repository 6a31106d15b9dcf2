//! What a mover pays in one of the modes that it may use in one movement.

use crate::field::{Mode, SpeedCategory};
use crate::grid::Feet;
use crate::ruleset::RuleId;

/// One mode a mover may use, and its price.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    pub(crate) mode: Mode,
    /// The speed category of this mode, if the rulebook distinguishes them.
    pub(crate) speed_category: Option<SpeedCategory>,
    /// The factor on the usual price: 4 at a quarter of a speed.
    pub(crate) times: u32,
    /// The further factor on steps that lead up through the air.
    pub(crate) up: u32,
    /// Whether steps down cost half.
    pub(crate) dives: bool,
    /// The feet that may be spent in this mode, if each mode has its own speed.
    pub(crate) speed: Feet,
    /// The rule that raises its price.
    pub(crate) rule: RuleId,
}

impl Way {
    pub(crate) fn plain(mode: Mode, speed: Feet, speed_category: Option<SpeedCategory>, rule: RuleId) -> Self {
        Way { mode, speed_category, times: 1, up: 1, dives: false, speed, rule }
    }
}
