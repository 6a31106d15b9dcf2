//! What fivefoot promises, asked from outside: one binary, so that it links once.
#![allow(clippy::unwrap_used, missing_docs)]
#![recursion_limit = "256"]

mod agreement;
mod bad_input;
mod charges;
mod charging;
mod console;
mod counts;
mod creatures;
mod discord;
mod door;
mod drawn;
mod durability;
mod falls;
mod forced;
mod forward;
mod fray;
mod house;
mod house_rules;
mod impacts;
mod judge;
mod laws;
mod maneuvers;
mod paces;
mod phases;
mod pictures;
mod quarrel;
mod rulesets;
mod rulings;
mod scene;
mod scenes;
mod standin;
mod thrusts;
mod turns;
mod upgrade;
mod withdrawals;
