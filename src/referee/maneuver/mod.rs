//! Maneuvers through and into opponents: overrun, bull rush, tumbling and clambering.

pub(crate) mod bull_rush;
pub(crate) mod clamber;
pub(crate) mod overrun;
pub(crate) mod through;
pub(crate) mod tumble;
