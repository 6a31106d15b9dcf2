//! Requests: plain data.

pub(crate) mod charge;
pub(crate) mod escape;
pub(crate) mod flight;
pub(crate) mod forced;
pub(crate) mod forward;
pub(crate) mod jump;
pub(crate) mod maneuver;
pub(crate) mod mode;
pub(crate) mod stop;
pub(crate) mod walk;
pub(crate) mod withdraw;

pub use charge::Charge;
pub use escape::Escape;
pub use flight::{FlightConditions, Flying};
pub use forced::ForcedMove;
pub use forward::Forward;
pub use jump::Jumping;
pub use maneuver::{BullRush, Clamber, MediumCheck, Overrun, Results, Tumble};
pub use mode::{ClimbPace, ModeMove, MoveMode};
pub use stop::Stop;
pub use walk::{Prefer, RunSoFar, Walk};
pub use withdraw::Withdrawal;
