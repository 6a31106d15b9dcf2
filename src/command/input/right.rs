//! What giving a command takes.

/// What giving a command takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    /// Nothing: it only tells, or makes something of one's own.
    Everybody,
    /// To own the creature that acts, and while turns are kept that it is its turn. A preview takes nothing.
    OwnerInTurn,
    /// To own the creature that it is about, at any time. A preview takes nothing.
    Owner,
    /// To have given the command that it takes back or does again.
    Author,
    /// To be GM, or at a table that is open to everybody.
    Gm,
    /// To be GM, whether or not the table is open.
    Keeper,
}
