use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use swash::FontRef;
use swash::scale::{Render, ScaleContext, Source};
use swash::zeno::Format;

use super::canvas::{Canvas, Ink, Mask};

/// Bundled, so that a picture is the same on every machine.
const FONT: &[u8] = include_bytes!("../../../assets/fonts/DejaVuSansCondensed-Bold.ttf");

/// More glyphs than tables in one language need; past it the cache starts anew, so that odd names cannot fill memory.
const MOST_KEPT: usize = 2_000;

/// A letter at one size.
struct Glyph {
    mask: Mask,
    /// Pixels to where the next letter begins.
    advance: i32,
}

/// The letters drawn so far. They depend on nothing but letter and size, so keeping them changes no picture.
struct Letters {
    font: Option<FontRef<'static>>,
    context: ScaleContext,
    drawn: HashMap<(char, u16), Rc<Glyph>>,
}

thread_local! {
    static LETTERS: RefCell<Letters> = RefCell::new(Letters {
        font: FontRef::from_index(FONT, 0),
        context: ScaleContext::new(),
        drawn: HashMap::new(),
    });
}

impl Letters {
    fn get(&mut self, letter: char, size: u16) -> Rc<Glyph> {
        if let Some(glyph) = self.drawn.get(&(letter, size)) {
            return Rc::clone(glyph);
        }
        if self.drawn.len() >= MOST_KEPT {
            self.drawn.clear();
        }
        let glyph = Rc::new(self.draw(letter, f32::from(size)));
        self.drawn.insert((letter, size), Rc::clone(&glyph));
        glyph
    }

    /// A letter that the font lacks becomes glyph 0, its empty box.
    fn draw(&mut self, letter: char, size: f32) -> Glyph {
        let nothing = Glyph { mask: Mask::default(), advance: (size / 2.0) as i32 };
        let Some(font) = self.font else { return nothing };
        let id = font.charmap().map(letter);
        let advance = font.glyph_metrics(&[]).scale(size).advance_width(id).round() as i32;
        let mut scaler = self.context.builder(font).size(size).build();
        match Render::new(&[Source::Outline]).format(Format::Alpha).render(&mut scaler, id) {
            Some(image) => {
                let place = image.placement;
                let mask = Mask::of_coverage(&image.data, place.width as usize, (place.left, -place.top));
                Glyph { mask, advance }
            }
            None => Glyph { advance, ..nothing },
        }
    }
}

/// How high a capital or a digit is at this size, in pixels.
pub(super) fn cap_height(size: u16) -> f32 {
    // From the font: 1493 of 2048 units.
    f32::from(size) * 0.729
}

/// How wide the text is at this size, in pixels.
pub(super) fn width(text: &str, size: u16) -> i32 {
    LETTERS.with_borrow_mut(|letters| text.chars().map(|letter| letters.get(letter, size).advance).sum())
}

/// The text cut to a width, with an ellipsis if anything had to go.
pub(super) fn shortened(text: &str, size: u16, widest: i32) -> String {
    if width(text, size) <= widest {
        return text.to_owned();
    }
    let mut kept: String = text.to_owned();
    while kept.pop().is_some() {
        let shorter = format!("{}…", kept.trim_end());
        if width(&shorter, size) <= widest {
            return shorter;
        }
    }
    String::new()
}

impl Canvas {
    /// Writes the text from `(x, baseline)` on.
    pub(super) fn write(&mut self, text: &str, size: u16, (x, baseline): (i32, i32), ink: impl Into<Ink>) {
        let ink = ink.into();
        let mut pen = x;
        for letter in text.chars() {
            let glyph = LETTERS.with_borrow_mut(|letters| letters.get(letter, size));
            self.stamp(&glyph.mask, (pen, baseline), ink);
            pen += glyph.advance;
        }
    }

    /// Writes the text with its capitals' middle at `(x, y)`.
    pub(super) fn write_centred(&mut self, text: &str, size: u16, (x, y): (f32, f32), ink: impl Into<Ink>) {
        let left = (x - width(text, size) as f32 / 2.0).round() as i32;
        let baseline = (y + cap_height(size) / 2.0).round() as i32;
        self.write(text, size, (left, baseline), ink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_that_the_font_lacks_is_a_box() {
        LETTERS.with_borrow_mut(|letters| {
            assert!(letters.font.is_some());
            for letter in ['A', 'é', 'Ж', '→', '山', '🐉', '\u{10ffff}'] {
                assert_ne!(letters.get(letter, 28).advance, 0, "{letter}");
            }
            assert_eq!(letters.get('山', 28).advance, letters.get('🐉', 28).advance);
        });
    }

    #[test]
    fn a_text_is_cut_where_it_gets_too_wide() {
        assert_eq!(shortened("Ogre", 28, 200), "Ogre");
        let cut = shortened("A very long name of a goblin", 28, 120);
        assert!(cut.ends_with('…') && width(&cut, 28) <= 120, "{cut}");
        assert_eq!(shortened("Ogre", 28, 3), "");
    }
}
