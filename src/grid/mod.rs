//! Geometry only: squares, spaces, areas, edges, paths, lines and segments, and miles for those who leave the board. No creature,
//! no rule.

mod area;
mod direction;
mod edge;
mod feet;
mod height;
mod line;
mod mask;
mod miles;
mod path;
mod placement;
mod segment;
mod square;

pub use area::Area;
pub use direction::Direction;
pub use edge::{Edge, Side};
pub use feet::Feet;
pub use height::Height;
pub use line::{Crossing, crossings};
pub use mask::Mask;
pub use miles::{Hours, Miles, Printed, Share};
pub use path::Path;
pub use placement::{Footprint, Placement};
pub use segment::{NotASegment, PARTS, Point, Segment};
pub use square::{NotASquare, Square};

crate::worded_as_shown!(Square, Edge, Placement, Area);
crate::worded_by_kind!(Direction as "direction");
