//! Languages by locale.

use fivefoot::words::Language;

#[test]
fn a_locale_is_the_language_it_begins_with() {
    for (locale, language) in [
        ("de", Language::German),
        ("fr", Language::French),
        ("en-GB", Language::English),
        ("pt-BR", Language::English),
        ("", Language::English),
    ] {
        assert_eq!(Language::of(locale), language, "{locale}");
    }
}

#[test]
fn the_languages_are_kept_in_their_own_order() {
    for (at, language) in Language::ALL.into_iter().enumerate() {
        assert_eq!(language as usize, at);
    }
}
