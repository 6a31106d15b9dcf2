//! How an action counts toward the rest of its turn.

/// When an action counts as movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counts {
    /// Only if it spends feet.
    Feet,
    /// Even if it spends none.
    Always,
    /// Not even if it spends feet.
    Never,
}
