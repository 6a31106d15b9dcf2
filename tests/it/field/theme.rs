//! Themes by name.

use fivefoot::field::Theme;

#[test]
fn every_theme_is_found_by_its_word_and_kept_by_it() {
    for theme in Theme::ALL {
        assert_eq!(theme.word().parse(), Ok(theme));
        assert_eq!(serde_json::to_value(theme).expect("a word"), theme.word());
    }
    assert!("sepia".parse::<Theme>().is_err());
}
