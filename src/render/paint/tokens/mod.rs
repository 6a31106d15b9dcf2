//! Creatures on the board: a shape and a colour for the side, initials or a portrait, and what must be visible at a
//! glance.

mod beside;
mod condition_icon;
mod ghost;
pub mod plate;
mod portrait;
mod pose;
mod side_style;
mod tags;
mod token;

pub use beside::labels;
pub use condition_icon::ConditionIcon;
pub use ghost::{crossed_ghost, ghost};
pub use portrait::{Art, Laid};
pub use pose::somebody_at;
pub use side_style::{COLOURS, SideStyle, side_styles};
pub use tags::{flank_badge, height_label, tag_bounds, tags};
pub use token::{badge, badge_width, draw, name, names};
