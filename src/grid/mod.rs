//! Geometry only: squares, spaces, areas, edges, paths and lines. No creature, no rule.

mod area;
mod direction;
mod edge;
mod feet;
mod height;
mod line;
mod mask;
mod path;
mod placement;
mod square;

pub use area::Area;
pub use direction::Direction;
pub use edge::{Edge, Side};
pub use feet::Feet;
pub use height::Height;
pub use line::{Crossing, crossings};
pub use mask::Mask;
pub use path::Path;
pub use placement::{Footprint, Placement};
pub use square::{NotASquare, Square};
