//! Who and what stands on the board. No rule: what a square costs or who may enter it is the referee's to say.

mod battlefield;
mod change;
mod creature;
mod encounter;
mod name;
mod notation;
mod terrain;

pub use battlefield::{Battlefield, MAX_SIDE, NotABoard};
pub use change::{Change, Frame, Turned};
pub use creature::{Creature, Party, Shape, Size};
pub use encounter::{Encounter, Found, MAX_CREATURES};
pub(crate) use name::is_hidden;
pub use name::{BadName, Name};
pub use notation::Unreadable;
pub use terrain::{Barrier, Fill, Ground, Layers, MAX_LAYERS, Terrain};
