//! What an action is to the rest of its turn.

/// Whether an action counts as movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counts {
    /// If it spends feet.
    Feet,
    /// Even if it spends none.
    Always,
    /// Not even if it spends some.
    Never,
}
