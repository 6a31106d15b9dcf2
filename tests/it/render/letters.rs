//! Glyphs: which can be drawn, and how much room they take.

use fivefoot_pixels::raster::font::{WHOLE, narrow_width, narrowed, shortened, width, wrapped, writable};

#[test]
fn a_letter_that_the_font_lacks_is_a_box() {
    let advance = |letter: &str| width(letter, 28);
    for letter in ["A", "é", "Ж", "→", "山", "🐉", "\u{10ffff}"] {
        assert_ne!(advance(letter), 0, "{letter}");
    }
    assert_eq!(advance("山"), advance("🐉"));
}

#[test]
fn a_narrow_no_break_space_is_as_blank_as_any_other() {
    assert_eq!(width("\u{202f}", 28), width(" ", 28));
    assert_ne!(width("\u{202f}", 28), width("山", 28));
}

#[test]
fn only_what_can_be_written_is() {
    let cases =
        [("Ogre", Some("Ogre")), ("山田", None), ("😀x", Some("x")), ("Élan Ж→", Some("Élan Ж→")), ("مرحبا", None)];
    for (name, kept) in cases {
        assert_eq!(writable(name).as_deref(), kept, "{name}");
    }
}

#[test]
fn letters_get_narrower_down_to_what_can_be_read() {
    let whole = width("G12", 28);
    assert_eq!(narrowed("G12", 28, whole), Some(WHOLE));
    for room in 20..whole {
        match narrowed("G12", 28, room) {
            Some(percent) => assert!(narrow_width("G12", (28, percent)) <= room + 1 && percent >= 60),
            None => assert!(room * 100 < whole * 64, "{room} of {whole}"),
        }
    }
}

#[test]
fn lines_end_at_blanks_and_hyphens() {
    assert_eq!(wrapped("light-undergrowth ×2", 28, 200), ["light-", "undergrowth", "×2"]);
    assert_eq!(wrapped("light-undergrowth ×2", 28, 400), ["light-undergrowth ×2"]);
}

#[test]
fn a_text_is_cut_where_it_gets_too_wide() {
    assert_eq!(shortened("Ogre", 28, 200), "Ogre");
    let cut = shortened("A very long name of a goblin", 28, 120);
    assert!(cut.ends_with('…') && width(&cut, 28) <= 120, "{cut}");
    assert_eq!(shortened("Ogre", 28, 3), "");
}
