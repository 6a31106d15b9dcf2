//! Movement in phases: declared, answered, and played out simultaneously.

pub(crate) mod declare;
pub(crate) mod forward;
pub(crate) mod playout;
pub(crate) mod pursuit;

pub use declare::Declarations;
pub use forward::ForwardMoves;
pub use playout::{Answers, Contest, Opposed, Playouts, Unfolded};
