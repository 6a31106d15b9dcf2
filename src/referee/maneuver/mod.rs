//! Maneuvers through and into opponents: overrun, bull rush, tumbling and clambering.

pub(crate) mod bull_rush;
pub(crate) mod clamber;
pub(crate) mod overrun;
pub(crate) mod through;
pub(crate) mod tumble;

pub use bull_rush::BullRushes;
pub use clamber::Clambers;
pub use overrun::Overruns;
pub(crate) use overrun::{Contest, Course};
pub(crate) use through::{Maneuvers, entry_into, unknown_defense};
pub use tumble::Tumbles;
