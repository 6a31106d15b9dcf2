//! Commands within sentences, by the names that a reader's client shows: `/table new` is `/tisch neu` to a German reader.

use fivefoot::words::command_names::{marked, named, with_functions, with_marked_functions};
use fivefoot::words::{Language, marks};

#[test]
fn commands_in_a_sentence_have_the_clients_names() {
    for (english, german) in [
        ("Start one with /table new.", "Start one with /tisch neu."),
        ("/help lists them.", "/hilfe lists them."),
        ("/turn start begins.", "/zug beginnen begins."),
        ("Set `width` or share:true.", "Set `breite` or teilen:true."),
        ("/no-such thing", "/no-such thing"),
        ("and/or, 1/2, http://x", "and/or, 1/2, http://x"),
    ] {
        assert_eq!(named(Language::German, english), german);
    }
    let told = marked(Language::German, "Start one with /table new width:9, or `/undo` with `width`.");
    assert_eq!(marks::plain(&told), "Start one with /table new breite:9, or `/undo` with `breite`.");
    assert_eq!(marks::pieces(&told)[1], marks::Piece::Command("table new".to_owned()));
    let marked = with_marked_functions(&marks::code("/{ $command }"));
    assert_eq!(marked, marks::code("{ COMMAND($command) }"));
    let told = "Use /{ $command } `{ $name }`, { $tall }/{ $long }.";
    assert_eq!(with_functions(told), "Use /{ COMMAND($command) } `{ OPTION($name) }`, { $tall }/{ $long }.");
}
