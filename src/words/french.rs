//! What French spelling makes depend on the context: *de* before names (`de Brakka`, `d'Ogre`, `du SRD 3.5`), the singular up to
//! two, and the space before a semicolon.
//!
//! The French files say `{ DE($who) }`, since the argument decides the form.

use super::Language;

/// A name with *de* before it.
///
/// Squares (`A1`) and single letters are spelt out, so they are not elided; nor are names in *h*, most of which
/// are aspirated in French bestiaries (le halfelin, le hobgobelin).
#[must_use]
pub fn de(name: &str) -> String {
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

/// Whether a decimal number takes the singular or the plural: `1,5 mile`, `2,25 miles`.
#[must_use]
pub fn count(figure: &str) -> String {
    let is_below_two = figure.starts_with("0,") || figure.starts_with("1,");
    if is_below_two { "one" } else { "other" }.to_owned()
}

/// A separator as a language writes it: French has a narrow no-break space before a semicolon.
#[must_use]
pub fn separator(language: Language, between: &'static str) -> &'static str {
    match (language, between) {
        (Language::French, "; ") => "\u{202f}; ",
        _ => between,
    }
}
