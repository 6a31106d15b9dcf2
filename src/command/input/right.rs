//! The right that a command needs.

/// The right that a command needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    /// None: it only gives information, or makes something for the person.
    Everybody,
    /// Owns the acting creature, and in rounds it is its turn. A preview needs no right.
    OwnerInTurn,
    /// Owns the creature that the command is about. A preview needs no right.
    Owner,
    /// Gave the command that is undone or redone.
    Author,
    /// Is the GM, or the table is open to everybody.
    Gm,
    /// Is the GM, whether or not the table is open.
    Keeper,
}
