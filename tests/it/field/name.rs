//! Names: what can be one, and which are the same.

use fivefoot::field::{Name, NameError};

#[test]
fn ordinary_and_odd_names_are_kept() {
    for name in ["Ogre", "Goblin 2", "Señor Ünïcode", "<@everyone>", "```", "山田", "O'Brien*_"] {
        if name == "```" {
            assert_eq!(Name::new(name), Err(NameError::Empty));
        } else {
            assert_eq!(Name::new(name).map(|n| n.to_string()), Ok(name.to_owned()));
        }
    }
    assert_eq!(Name::new("  a \u{a0} b "), Name::new("a b"));
    for (name, same) in [("ΟΔΥΣΣΕΥΣ", "οδυσσευς"), ("Straße", "STRASSE"), ("İsmet", "i\u{307}smet"), ("ﬁend", "FIEND")]
    {
        assert_eq!(Name::new(name).unwrap().key(), Name::new(same).unwrap().key(), "{name}");
    }
    for filler in ['\u{3164}', '\u{115f}', '\u{ffa0}', '\u{34f}', '\u{17b4}', '\u{e0100}'] {
        assert_eq!(Name::new(&format!("Aldo{filler}")), Err(NameError::Character(filler)));
    }
    assert!(Name::new("Ace \u{2660}\u{fe0f}").is_ok());
}

#[test]
fn invisible_characters_are_refused() {
    assert_eq!(Name::new(" "), Err(NameError::Empty));
    assert_eq!(Name::new(&"x".repeat(33)), Err(NameError::TooLong(33)));
    assert_eq!(Name::new("a\u{202e}b"), Err(NameError::Character('\u{202e}')));
    assert_eq!(Name::new("a\u{200d}b"), Err(NameError::Character('\u{200d}')));
    assert_eq!(Name::new("a\0b"), Err(NameError::Character('\0')));
    assert_eq!(Name::new("Z\u{335}\u{336}\u{337}"), Err(NameError::Marks));
}

#[test]
fn a_display_name_becomes_a_valid_name() {
    for (text, near) in [
        ("Mira", Some("Mira")),
        (" @everyone\u{202e}\n ", Some("@everyone")),
        ("\u{200b}\u{feff}", None),
        ("Z\u{335}\u{336}\u{337}oe", Some("oe")),
        ("🔥🔥", None),
    ] {
        assert_eq!(Name::near(text).map(String::from).as_deref(), near, "{text:?}");
    }
    assert_eq!(Name::near(&"x".repeat(99)), Name::new(&"x".repeat(32)).ok());
}

#[test]
fn case_and_compatibility_forms_are_folded() {
    assert_eq!(Name::new("ＯGRE").unwrap().key(), Name::new("ogre").unwrap().key());
}
