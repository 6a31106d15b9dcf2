//! The table: who and what stands on the board, as values. Nothing here says what a square costs or who may enter it.
//!
//! - [`Encounter`] is a table in play. [`Change`] is the difference between two states of it, which undo and redo
//!   apply.
//! - [`Battlefield`] is the board. Each square has a fill, layers of terrain and a floor height; a creature's altitude
//!   counts from the highest floor under its space, and both together are its elevation. A board is stored in the
//!   notation of `notation.rs`.
//! - A barrier stands on an edge between squares. A wall or door off the grid lines is a [`Partition`], whose effect on
//!   steps and spaces is precomputed as masks in [`Partitions`], so that searches treat both alike.
//! - [`Rounds`] holds turn order, each creature's [`TurnLog`] and declared [`Intent`]s. It is stored and undone like the
//!   rest.
//! - Hidden creatures are kept from players by one filter, [`Encounter::without`]: commands run on a copy of the table
//!   that lacks them, so no answer can leak them. [`Encounter::with_unseen`] merges the result back.

mod backdrop;
mod battlefield;
mod board_delta;
mod change;
mod condition;
mod creature;
mod door;
mod encounter;
mod flight;
mod game_masters;
mod gear;
mod group;
mod hidden;
mod initiative;
mod intent;
mod load;
mod mode;
mod name;
mod notation;
mod overland;
mod partition;
mod riding;
mod rounds;
mod settings;
mod size;
mod skill;
mod speed_bonuses;
mod template;
mod terrain;
mod theme;
mod turn_log;
mod weather;

pub use backdrop::Backdrop;
pub use battlefield::{Battlefield, BoardSizeError, MAX_FLOOR, MAX_SIDE};
pub use board_delta::BoardDelta;
pub use change::{Change, Delta, TableSetup};
pub use condition::{Condition, Conditions, ParseConditionError};
pub use creature::{Creature, Side};
pub use door::Opening;
pub use encounter::{Encounter, Found, MAX_CREATURES};
pub use flight::Flight;
pub use game_masters::GameMasters;
pub use gear::{Armor, Ignores, ParseIgnoresError, ParseReachError, Race, SpeedCategory, WeaponReach, Weight};
pub use initiative::InitiativeEntry;
pub use intent::{HeldOrder, Intent};
pub use load::{Load, ParseLoadError};
pub use mode::{Grade, Maneuverability, Means, Mode, Modes, ParseModesError};
pub use name::{Name, NameError, is_hidden};
pub use notation::NotationError;
pub use overland::{Land, Mount, Power, Road, Vehicle};
pub use partition::{MAX_PARTITIONS, Partition, Partitions, can_all_stand};
pub use rounds::{MidairJump, Rounds, RunStreak, Stage};
pub use settings::Settings;
pub use size::{MOST_SPACE, Shape, Size, Squeezed};
pub use skill::{GroundCheck, MAX_GROUND_DC, ParseGroundCheckError, Skill};
pub use speed_bonuses::{BonusKind, ParseSpeedBonusesError, SpeedBonuses};
pub use template::Template;
pub use terrain::{Barrier, Fill, Ground, Layers, MAX_LAYERS, Passing, Terrain};
pub use theme::{ParseThemeError, Theme};
pub use turn_log::{BegunMove, LeftPlace, TurnLog};
pub use weather::Weather;

crate::arg_from_display!(Name);
crate::arg_by_word!(
    Condition as "condition",
    Size as "size",
    Shape as "shape",
    Terrain as "terrain",
    Weight as "weight",
    SpeedCategory as "gait",
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
