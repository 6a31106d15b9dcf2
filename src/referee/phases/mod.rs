//! Movement in phases: declared, answered, and played out at once.

pub(crate) mod declare;
pub(crate) mod forward;
pub(crate) mod playout;
pub(crate) mod pursuit;
