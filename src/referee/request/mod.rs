//! What is asked: plain data.

pub(crate) mod charge;
pub(crate) mod flight;
pub(crate) mod forced;
pub(crate) mod forward;
pub(crate) mod jump;
pub(crate) mod maneuver;
pub(crate) mod mode;
pub(crate) mod stop;
pub(crate) mod walk;
pub(crate) mod withdraw;
