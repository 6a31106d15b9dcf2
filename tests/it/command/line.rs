//! Command lines: words, options and quotation marks, and the answers to invalid lines.

use fivefoot::command::Invocation;
use fivefoot::command::line::read;
use proptest::prelude::*;

use crate::door::Door;

fn options(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
}

#[test]
fn reads_words_options_and_quotes_in_any_case() {
    let given = read("/Map PAINT Squares:C3:E5  terrain:difficult").expect("a command");
    assert_eq!((given.name.as_str(), given.sub.as_deref()), ("map", Some("paint")));
    assert_eq!(given.options, options(&[("squares", "C3:E5"), ("terrain", "difficult")]));
    let given = read("/move to:\"E5 F6\" creature:“Old \\ Ogre”").expect("a command");
    assert_eq!(given.options, options(&[("to", "E5 F6"), ("creature", "Old \\ Ogre")]));
    let given = read("/move creature: Brakka to: \"J4 K4\" preview:true").expect("a command");
    assert_eq!(given.options, options(&[("creature", "Brakka"), ("to", "J4 K4"), ("preview", "true")]));
    assert_eq!(read(" /show ").map(|given| given.options.len()), Ok(0));
}

#[test]
fn an_unknown_command_says_what_was_expected() {
    for (line, expected) in [
        ("hello", "`hello` isn't a command"),
        ("/", "start with `/`"),
        ("//move", "start with `/`"),
        ("/mo:ve", "start with `/`"),
        ("/move to:\"E5", "a name, a colon and a value"),
        ("/move to: creature:x", "`to:` isn't"),
        ("/move to:E5 F6", "`F6` isn't one. Did you mean `to:\"E5 F6\"`?"),
        ("/fall aldo 20", "/fall height:"),
        ("/map paint squares: terrain:solid", "/map paint squares:C3:E5 terrain:difficult"),
    ] {
        let error = read(line).expect_err(line).error.to_string();
        assert!(error.contains(expected), "{line}: {error}");
    }
}

proptest! {
    #[test]
    fn never_panics(line in "\\PC{0,60}") {
        let _ = read(&line);
    }

    #[test]
    fn what_is_written_is_read_again(values in proptest::collection::vec("[^\\p{Cc}]{1,12}", 0..4)) {
        let options = values.into_iter().enumerate().map(|(index, value)| (format!("o{index}"), value)).collect();
        let given = Invocation { name: "move".into(), options, ..Invocation::default() };
        prop_assert_eq!(read(&given.to_string()), Ok(given));
    }
}

/// The answer to a line that can't be read is in the table's language, and its example is about the creature named so far.
#[test]
fn an_unreadable_line_is_answered_in_the_words_of_its_table() {
    let mut door = Door::open();
    door.done("/table new width:14 height:10");
    door.done("/table language name:german");
    door.done("/creature add name:Aldo at:B8");
    door.done("/creature add name:Gob at:H4 side:monsters");
    for (line, expected) in [
        ("/move creature:gob to:h 5", "Meintest du `to:\"h 5\"`? Beispiel: /move creature:Gob to:F6"),
        ("/fall height:6 m", "Meintest du `height:\"6 m\"`? Beispiel: /fall height:60 creature:Aldo"),
        ("hello", "`hello` ist kein Befehl"),
    ] {
        let answer = door.ask(line);
        assert_eq!(answer["status"], "error", "{answer:#}");
        assert!(answer["message"].as_str().unwrap().contains(expected), "{line}: {answer:#}");
    }
}
