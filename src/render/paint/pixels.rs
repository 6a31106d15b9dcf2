//! Pixels: what each colour means, and shapes and text on a canvas. Knows nothing of boards.

pub mod colour;
pub mod raster;

use fivefoot_rules::field;
