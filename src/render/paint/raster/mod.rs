//! Pixels and text: shapes as distances, distances as masks, masks on a canvas. Knows nothing of boards.

mod canvas;
pub mod deflate;
pub mod font;
mod hatching;
mod lettering;
mod mask;
mod outline;
mod pattern;
mod rect;
pub mod shape;
mod stencil;
mod strokes;

pub use canvas::{Canvas, Ink};
pub use font::TEXT;
pub use hatching::Hatching;
pub use outline::Outline;
pub use rect::Rect;
pub use shape::Point;
pub use stencil::Stencil;
