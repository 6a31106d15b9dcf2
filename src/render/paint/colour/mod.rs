//! Colours: what each means in each theme, a picture's palette of at most 256, and reducing many colours to that.

mod palette;
mod quantized;
mod theme;

pub use palette::{LEVELS, Palette, mixed};
pub use quantized::{Quantized, UNCHANGED};
pub use theme::{Colour, Rgb, palette};
