//! Maneuvers through and into opponents: overrun, bull rush, tumbling and clambering.
//!
//! A maneuver through or into opponents is a walk with its targets' squares open and a route that has to lead through them.
//! If heights, water or a shore block that walk, it is a movement in all the modes that carry its mover (`ways`). Its checks
//! then say how much of the walk is made. What happens to others is a fact of the ruling; the command carries it out.

pub(crate) mod bull_rush;
pub(crate) mod clamber;
pub(crate) mod medium;
pub(crate) mod overrun;
pub(crate) mod shove;
pub(crate) mod through;
pub(crate) mod tumble;
pub(crate) mod ways;

pub use bull_rush::BullRushes;
pub use clamber::Clambers;
pub use medium::MediumChecks;
pub use overrun::Overruns;
pub(crate) use overrun::{Contest, Course};
pub(crate) use through::{Maneuvers, entry_into, unknown_defense};
pub use tumble::Tumbles;
pub(crate) use ways::{Portion, level_stops};
