//! Lengths by language and units.

use fivefoot::words::{Language, Length, Locale, Units};

#[test]
fn a_length_has_the_units_and_decimal_mark_of_its_reader() {
    let locale = |language, units| Locale { language, units, ..Locale::default() };
    let (feet, metres) = (Units::Feet, Units::Metres);
    for (half_feet, locale, text) in [
        (20, locale(Language::English, feet), "10 ft"),
        (25, locale(Language::English, feet), "12.5 ft"),
        (10, locale(Language::English, metres), "1.5 m"),
        (10, locale(Language::German, metres), "1,5 m"),
        (80, locale(Language::French, metres), "12 m"),
        (25, locale(Language::German, metres), "3,75 m"),
        (-30, locale(Language::English, feet), "-15 ft"),
        (-10, locale(Language::German, metres), "-1,5 m"),
        (0, locale(Language::French, metres), "0 m"),
    ] {
        assert_eq!(locale.length(Length { half_feet, unit: true }), text);
        let bare = text.split(' ').next().expect("a figure");
        assert_eq!(locale.length(Length { half_feet, unit: false }), bare);
    }
}
