//! One test binary for the whole project: each file is about one promise.

mod durability;
