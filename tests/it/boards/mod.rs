//! Boards to test on: random ones, and ones drawn with characters.

pub mod drawn;
pub mod elements;
pub mod flights;
pub mod grounds;
pub mod maneuvers;
pub mod media;
pub mod random;
pub mod varied;

/// A quick run tries one in `quick` cases; with `FIVEFOOT_BOARDS` set, every case is tried.
pub fn one_in(quick: usize) -> usize {
    if std::env::var_os("FIVEFOOT_BOARDS").is_some() { 1 } else { quick }
}

/// How many random boards a test plays: `quick` by default, or the number in `FIVEFOOT_BOARDS`.
pub fn how_many(quick: u64) -> u64 {
    std::env::var("FIVEFOOT_BOARDS").ok().and_then(|many| many.parse().ok()).unwrap_or(quick)
}

/// From this many boards on, everything that a test wants has to come up.
pub const MANY: u64 = 20;

/// Whether the boards played have to show everything that a test wants: those of a quick run, which are always the same, or many
/// others.
pub fn are_enough() -> bool {
    let set = |name: &str| std::env::var_os(name).is_some();
    !(set("FIVEFOOT_BOARDS") || set("FIVEFOOT_SEED")) || how_many(0) >= MANY
}
