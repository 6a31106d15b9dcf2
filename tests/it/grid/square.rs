//! Squares as people type them.

use fivefoot::grid::{ParseSquareError, Square};

#[test]
fn names_round_trip() {
    for (name, x, y) in [("A1", 0, 0), ("Z9", 25, 8), ("AA10", 26, 9), ("AZ200", 51, 199), ("BA1", 52, 0)] {
        let square: Square = name.parse().expect("a square");
        assert_eq!(square, Square::new(x, y));
        assert_eq!(square.to_string(), name);
    }
    assert_eq!("d4".parse(), Ok(Square::new(3, 3)));
}

#[test]
fn a_text_that_is_not_a_square_is_refused() {
    for text in ["", "D", "4", "D0", "4D", "D-1", "D4E", "AAAA1", "D99999999999999999999", "Ä1", "D 4", "D+4"] {
        assert_eq!(text.parse::<Square>(), Err(ParseSquareError(text.to_owned())), "{text}");
    }
}
