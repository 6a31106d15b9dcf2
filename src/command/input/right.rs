//! The right that a command needs.

/// The right that a command needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    /// None: it only gives information, or makes something for the caller.
    Everybody,
    /// Owns the acting creature, in its turn if rounds are played. A preview needs no right.
    OwnerInTurn,
    /// Owns the creature the command is about. A preview needs no right.
    Owner,
    /// Gave the command being undone or redone.
    Author,
    /// Is the GM, or the table is open to everybody.
    Gm,
    /// Is the GM, even if the table is open.
    Keeper,
}
