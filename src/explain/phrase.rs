//! Phrases that many sentences share.

use crate::grid::Feet;
use crate::ruleset::Ruleset;
use crate::say;
use crate::words::{Message, ToArg};

/// A length in feet and squares: `15 ft (3 squares)`.
#[must_use]
pub fn length(feet: Feet) -> Message {
    say!("length", feet, squares = feet.squares())
}

/// The name of a rulebook, for the middle of a sentence.
#[must_use]
pub fn book(ruleset: &Ruleset) -> Message {
    Message::term("book", &ruleset.id)
}

/// A number with its sign: `+4`, `-2`.
#[must_use]
pub fn signed(number: i32) -> Message {
    Message::literal(format!("{number:+}"))
}

/// `A or B or C`.
pub fn either<W: ToArg>(all: impl IntoIterator<Item = W>) -> Message {
    let all = all.into_iter().map(|one| Message::of(&one));
    all.reduce(|before, last| say!("or", before, last)).unwrap_or_else(Message::empty)
}

/// `A and B and C`.
pub fn each_and<W: ToArg>(all: impl IntoIterator<Item = W>) -> Message {
    let all = all.into_iter().map(|one| Message::of(&one));
    all.reduce(|before, last| say!("and", before, last)).unwrap_or_else(Message::empty)
}
