//! Geometry, and nothing else: squares, areas, edges, lines, spaces and paths on the board; feet, miles and hours. It
//! has no creatures and no rules, does no I/O, and squares off the board are valid values.
//!
//! - A space ([`Placement`]) is a rectangle of squares named by its north-west square, the anchor.
//! - [`Mask`] is a bit set of a board's squares. Searches run on it, since one operation covers 64 squares.
//! - [`Segment`] is a line off the grid in [`PARTS`] of a square. All geometry on it is exact, in integers.
//! - Lengths are whole [`Feet`], prices [`HalfFeet`], [`Height`]s signed; overland [`Miles`] and [`Hours`] are exact fractions.

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
pub use edge::{Cardinal, Edge};
pub use feet::{Feet, HalfFeet, feet_typed};
pub use height::Height;
pub(crate) use height::SquaresUp;
pub use line::{Crossing, crossings};
pub use mask::{Gathered, Mask, Part, Shifted};
pub use miles::{Hours, Miles, Printed, Share};
pub use path::Path;
pub use placement::{Footprint, Placement};
pub use segment::{PARTS, ParseSegmentError, Point, Segment};
pub use square::{ParseSquareError, Square};

crate::arg_from_display!(Square, Edge, Placement, Area);
crate::arg_by_word!(Direction as "direction");
