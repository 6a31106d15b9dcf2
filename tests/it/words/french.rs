//! French spelling that depends on what comes next.

use fivefoot::words::Language;
use fivefoot::words::french::{count, de, separator};

#[test]
fn a_name_is_joined_on_as_it_is_said() {
    for (name, said) in [
        ("Brakka", "de Brakka"),
        ("Ogre", "d'Ogre"),
        ("Élan", "d'Élan"),
        ("aarakocra", "d'aarakocra"),
        ("Hobgobelin", "de Hobgobelin"),
        ("A1", "de A1"),
        ("A", "de A"),
        ("", "de "),
        ("le SRD 3.5", "du SRD 3.5"),
        ("Les autres", "des autres"),
        ("La variante", "de la variante"),
        ("Epic Path", "d'Epic Path"),
        ("Lena", "de Lena"),
    ] {
        assert_eq!(de(name), said);
    }
}

#[test]
fn what_is_less_than_two_is_one() {
    for (figure, counts) in [("0,75", "one"), ("1,5", "one"), ("2,25", "other"), ("11,5", "other"), ("7", "other")] {
        assert_eq!(count(figure), counts, "{figure}");
    }
}

#[test]
fn a_semicolon_stands_off_in_french_alone() {
    assert_eq!(separator(Language::French, "; "), "\u{202f}; ");
    assert_eq!(separator(Language::French, ", "), ", ");
    assert_eq!(separator(Language::German, "; "), "; ");
}
