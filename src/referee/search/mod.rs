//! Route search: the board prepared for one mover, and the searches over it.

pub(crate) mod bound;
pub(crate) mod masks;
pub(crate) mod reach;
pub(crate) mod route;
pub(crate) mod steps;
pub(crate) mod straight;
pub(crate) mod wave;

pub(crate) use reach::End;
pub use reach::Reach;
pub use route::MOST_THROUGH;
pub(crate) use route::{Objective, RouteGoal, SearchLimit};
pub(crate) use steps::{ShapeId, StepTable};
pub(crate) use wave::Layer;
