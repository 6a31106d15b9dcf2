//! What every chapter decides with: the table, rights, dice and checks, and how a ruling is carried out.

pub(crate) mod afloat;
pub(crate) mod aftermath;
pub(crate) mod answers;
pub(crate) mod command;
pub(crate) mod dice;
pub(crate) mod flight;
pub(crate) mod ground;
pub(crate) mod landing;
pub mod menu;
pub(crate) mod move_request;
pub(crate) mod naming;
pub(crate) mod opposed;
pub(crate) mod outcome;
pub(crate) mod pending_fall;
pub(crate) mod readied;
pub(crate) mod resolution;
pub mod rights;
pub(crate) mod roll;
pub(crate) mod table;
