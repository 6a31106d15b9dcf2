//! Geometry.

mod line;
mod mask;
mod miles;
mod segment;
mod square;
