//! Everything people can ask, one folder per chapter. A command is parsed from what Discord or the console passes on
//! (`input`), decided against the current table without any I/O (`core` and the chapters), and answered (`reply`);
//! `app` drives each request. A folder imports only from those before it: `input`, `reply`, `core`, the chapters,
//! `app`.

mod app;
mod board;
mod core;
mod input;
mod maneuvers;
mod modes;
mod options;
mod reply;
mod setup;
mod travel;
mod turns;
mod walk;

pub use self::core::dice::{Dice, DiceSource, DiePurpose};
pub use self::core::outcome::Outcome;
pub use self::core::rights::{self, Caller};
pub use self::core::table::Table;
pub use app::form;
pub use app::press;
pub use app::registry::{SPECS, decided, in_menu};
pub use app::sharing::LOOKS;
pub use app::work_queue::{InFlight, Panicked, Party, WorkQueue};
pub use app::{App, CannotStart, Request, answer};
pub use app::{completion as offer, line};
pub use input::invocation::Invocation;
pub use input::upload::{Attached, Upload};
pub use input::user_error::UserError;
pub use reply::brush::Brush;
pub use reply::daychart::charted;
pub use reply::fallen_die::FallenDie;
pub use reply::form::{Field, Form};
pub use reply::panel::{self, Key, LineButton, Panel};
pub use reply::{Reply, Shown, Status};
pub use setup::rules::TOPICS;
pub use travel::route::legs;

/// How commands and their options are declared.
pub mod spec {
    pub use super::core::command::Spec;
    pub use super::input::option::{Kind, NONE, Opt};
    pub use super::input::right::Right;
}
