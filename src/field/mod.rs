//! The table: who and what stands on the board, as values. Nothing here says what a square costs or who may enter it.
//!
//! - [`Encounter`] is a table in play. [`Change`] is the difference between two states of it, which undo and redo
//!   apply.
//! - [`Battlefield`] is the board. Each square has a fill, layers of terrain and a floor height; a creature's altitude
//!   counts from the highest floor under its space, and both together are its elevation. A board is stored in the
//!   notation of `notation.rs`.
//! - A barrier stands on an edge between squares. A wall or door off the grid lines is a [`Partition`], whose effect on
//!   steps and spaces is precomputed as masks in [`Partitions`], so that searches treat both alike.
//! - [`Rounds`] holds turn order, each creature's [`Doings`] and declared [`Intent`]s. It is stored and undone like the
//!   rest.
//! - Hidden creatures are kept from players by one filter, [`Encounter::without`]: commands run on a copy of the table
//!   that lacks them, so no answer can leak them. [`Encounter::behind`] merges the result back.

mod backdrop;
mod battlefield;
mod change;
mod condition;
mod creature;
mod encounter;
mod flight;
mod gear;
mod hidden;
mod intent;
mod keepers;
mod load;
mod mode;
mod name;
mod notation;
mod overland;
mod partition;
mod rounds;
mod size;
mod template;
mod terrain;
mod theme;
mod weather;

pub use backdrop::Backdrop;
pub use battlefield::{Battlefield, MAX_SIDE, MOST_HEIGHT, NotABoard};
pub use change::{Change, Frame, Turned};
pub use condition::{Condition, Conditions, NotACondition};
pub use creature::{Creature, Party};
pub use encounter::{Encounter, Found, MAX_CREATURES};
pub use flight::Flight;
pub use gear::{Gait, Ignores, NotAReach, NotIgnorable, Race, WeaponReach, Weight};
pub use intent::Intent;
pub use keepers::Keepers;
pub use load::{Load, NotALoad};
pub use mode::{Grade, Maneuverability, Means, Mode, Modes, NotModes};
pub(crate) use name::is_hidden;
pub use name::{BadName, Name};
pub use notation::Unreadable;
pub use overland::{Land, Mount, Power, Road, Vehicle};
pub use partition::{MAX_PARTITIONS, Partition, Partitions, can_all_stand};
pub use rounds::{Doings, Leap, Place, Rounds, Running, Stage};
pub use size::{Shape, Size, Squeezed};
pub use template::Template;
pub use terrain::{Barrier, Fill, Ground, Layers, MAX_LAYERS, Terrain};
pub use theme::{NotATheme, Theme};
pub use weather::Weather;

crate::worded_as_shown!(Name);
crate::worded_by_kind!(
    Condition as "condition",
    Size as "size",
    Shape as "shape",
    Terrain as "terrain",
    Weight as "weight",
    Gait as "gait",
    Race as "race",
    Mode as "mode",
    Maneuverability as "maneuverability",
    Grade as "grade",
    Land as "land",
    Road as "road",
    Mount as "mount",
    Vehicle as "vehicle",
    Weather as "weather",
);
