//! What French spells by what comes next: names behind *de* (`de Brakka`, `d'Ogre`, `du SRD 3.5`), the singular up to two, and the
//! space before a semicolon.
//!
//! The French files say `{ DE($who) }`, since what goes into a sentence decides how it is joined on.

use super::Language;

/// A name with *de* before it.
///
/// Squares (`A1`) and letters alone are read out letter by letter, so they are not joined on; nor are names in *h*, most of which
/// are aspirated in French bestiaries (le halfelin, le hobgobelin).
pub(super) fn de(name: &str) -> String {
    for (article, joined) in [("le ", "du "), ("Le ", "du "), ("les ", "des "), ("Les ", "des "), ("La ", "de la ")] {
        if let Some(rest) = name.strip_prefix(article) {
            return format!("{joined}{rest}");
        }
    }
    let mut letters = name.chars();
    let starts_with_vowel =
        letters.next().is_some_and(|first| "AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆaeiouàâäéèêëîïôöùûüœæ".contains(first));
    let is_a_word = letters.next().is_some_and(char::is_alphabetic);
    if starts_with_vowel && is_a_word { format!("d'{name}") } else { format!("de {name}") }
}

/// Whether a figure with a decimal counts as one or as many: `1,5 mile`, `2,25 miles`.
pub(super) fn count(figure: &str) -> String {
    let is_below_two = figure.starts_with("0,") || figure.starts_with("1,");
    if is_below_two { "one" } else { "other" }.to_owned()
}

/// A separator as a language sets it: French has a narrow no-break space before a semicolon.
pub(super) fn separator(language: Language, between: &'static str) -> &'static str {
    match (language, between) {
        (Language::French, "; ") => "\u{202f}; ",
        _ => between,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
        for (figure, counts) in [("0,75", "one"), ("1,5", "one"), ("2,25", "other"), ("11,5", "other"), ("7", "other")]
        {
            assert_eq!(count(figure), counts, "{figure}");
        }
    }

    #[test]
    fn a_semicolon_stands_off_in_french_alone() {
        assert_eq!(separator(Language::French, "; "), "\u{202f}; ");
        assert_eq!(separator(Language::French, ", "), ", ");
        assert_eq!(separator(Language::German, "; "), "; ");
    }
}
