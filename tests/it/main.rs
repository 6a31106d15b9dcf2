//! Tests of the whole, in one binary.

mod pictures;
mod scenes;
