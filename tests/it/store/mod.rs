//! Tables on disk.

mod durability;
mod upgrade;
