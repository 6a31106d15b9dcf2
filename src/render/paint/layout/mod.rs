//! How a picture is shared out, before anything is drawn.

mod columns;
mod frame;
mod labels;

pub use columns::{ICON, Item, LINE, Plan, columns};
pub use frame::{Layout, SIDE_VIEW, WIDTH};
pub use labels::uncovered;
