//! How a picture is divided up, before anything is drawn.

mod columns;
mod frame;
mod labels;

pub use columns::{ICON, Item, LINE, Placed, Plan, column, columns, least_width};
pub use frame::{Layout, SIDE_VIEW, SMALLEST_WITH_LEGEND, WIDTH};
pub use labels::uncovered;
