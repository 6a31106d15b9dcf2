//! Tables, maps and creatures, and their history, GMs and privacy.

pub(crate) mod creature;
pub(crate) mod gm;
pub(crate) mod history;
pub(crate) mod join;
pub(crate) mod map;
pub(crate) mod privacy;
pub(crate) mod replay;
pub(crate) mod roster;
pub(crate) mod rules;
pub(crate) mod table;
