//! Text on the canvas.

use super::canvas::{Canvas, Ink};
use super::font::{LETTERS, Stroke, TEXT, cap_height, width};
use super::shape::Point;

impl Canvas {
    /// Writes the text from `(x, baseline)` on.
    pub fn write(&mut self, text: &str, size: u16, from: (i32, i32), ink: impl Into<Ink>) {
        self.letters(text, size, from, ink.into(), Stroke::Plain);
    }

    /// Writes the text with its capitals' middle at a point.
    pub fn write_centred(&mut self, text: &str, size: u16, middle: Point, ink: impl Into<Ink>) {
        self.letters(text, size, start(text, size, middle), ink.into(), Stroke::Plain);
    }

    /// Writes a seam to lie under [`Canvas::write_centred`], so that the text stands out from whatever it lies on.
    pub fn write_seam(&mut self, text: &str, size: u16, middle: Point, ink: impl Into<Ink>) {
        self.letters(text, size, start(text, size, middle), ink.into(), Stroke::Seam);
    }

    fn letters(&mut self, text: &str, size: u16, (x, baseline): (i32, i32), ink: Ink, stroke: Stroke) {
        debug_assert!(size >= TEXT, "nothing is written so small");
        let mut pen = x;
        for letter in text.chars() {
            let glyph = LETTERS.with_borrow_mut(|letters| letters.glyph(letter, size, stroke));
            self.stamp(&glyph.mask, (pen, baseline), ink);
            pen += glyph.advance;
        }
    }
}

/// Where a text begins whose capitals' middle is to lie at a point.
fn start(text: &str, size: u16, (x, y): Point) -> (i32, i32) {
    let left = (x - width(text, size) as f32 / 2.0).round() as i32;
    (left, (y + cap_height(size) / 2.0).round() as i32)
}
