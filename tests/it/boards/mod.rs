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
