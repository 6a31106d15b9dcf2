//! Who and what stands on the board. No rule: what a square costs or who may enter it is the referee's to say.

mod backdrop;
mod battlefield;
mod change;
mod condition;
mod creature;
mod encounter;
mod flight;
mod gear;
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
mod unseen;
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
