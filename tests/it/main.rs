//! Every test that needs more than one module: one binary, so that it links once.
#![allow(clippy::unwrap_used)]
#![allow(missing_docs)]
#![recursion_limit = "256"]

mod discord;
mod standin;
