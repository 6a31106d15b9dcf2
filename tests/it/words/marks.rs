//! Marks of code, commands and people in a text.

use fivefoot::words::marks::{ALL, Piece, code, command, person, pieces, plain, without};
use proptest::prelude::*;

#[test]
fn a_marked_text_falls_into_its_parts() {
    let text = format!("Type {} or {}, {}.", code(&command("move to")), command("undo"), person(77));
    let parts = pieces(&text);
    assert_eq!(parts[1], Piece::Code(vec![Piece::Command("move to".to_owned())]));
    assert_eq!(parts[3], Piece::Command("undo".to_owned()));
    assert_eq!(parts[5], Piece::Person(77));
    assert_eq!(plain(&text), "Type `/move to` or /undo, 77.");
}

proptest! {
    #[test]
    fn nothing_typed_becomes_a_mark(text in "[a\u{E5F0}-\u{E5F3}\u{E5FF}1]{0,20}") {
        let typed = without(&text);
        prop_assert_eq!(typed.chars().count(), text.chars().count());
        prop_assert_eq!(plain(&typed), typed);
        // In whatever order marks come, splitting a text loses none of its letters.
        let letters = |text: &str| text.chars().filter(|letter| !ALL.contains(letter)).count();
        prop_assert!(plain(&text).chars().count() >= letters(&text));
    }
}
