//! One test binary for the whole project: each file is about one promise.

#![allow(clippy::unwrap_used)]

mod durability;
