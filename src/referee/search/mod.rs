//! Routes: the board prepared for one mover, and the searches over it.

pub(crate) mod bound;
pub(crate) mod masks;
pub(crate) mod reach;
pub(crate) mod route;
pub(crate) mod steps;
pub(crate) mod straight;
pub(crate) mod wave;
