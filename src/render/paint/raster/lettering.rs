//! Text on the canvas.

use super::canvas::{Canvas, Ink};
use super::font::{LETTERS, Stroke, TEXT, WHOLE, cap_height, narrow_width};
use super::shape::Point;

impl Canvas {
    /// Writes the text starting at `(x, baseline)`.
    pub fn write(&mut self, text: &str, size: u16, from: (i32, i32), ink: impl Into<Ink>) {
        self.letters(text, (size, WHOLE), from, ink.into(), Stroke::Plain);
    }

    /// Writes the text with the middle of its capitals at a point.
    pub fn write_centred(&mut self, text: &str, size: u16, middle: Point, ink: impl Into<Ink>) {
        self.write_narrow(text, (size, WHOLE), middle, ink);
    }

    /// Writes a seam to go under [`Canvas::write_centred`], so that the text stands out from its background.
    pub fn write_seam(&mut self, text: &str, size: u16, middle: Point, ink: impl Into<Ink>) {
        self.seam_narrow(text, (size, WHOLE), middle, ink);
    }

    /// Writes the text with the middle of its capitals at a point, at this letter width in percent.
    pub fn write_narrow(&mut self, text: &str, type_size: (u16, u8), middle: Point, ink: impl Into<Ink>) {
        self.letters(text, type_size, start(text, type_size, middle), ink.into(), Stroke::Plain);
    }

    /// Writes a seam to go under [`Canvas::write_narrow`].
    pub fn seam_narrow(&mut self, text: &str, type_size: (u16, u8), middle: Point, ink: impl Into<Ink>) {
        self.letters(text, type_size, start(text, type_size, middle), ink.into(), Stroke::Seam);
    }

    fn letters(&mut self, text: &str, type_size: (u16, u8), (x, baseline): (i32, i32), ink: Ink, stroke: Stroke) {
        debug_assert!(type_size.0 >= TEXT, "nothing is written so small");
        let mut pen = x;
        for letter in text.chars() {
            let glyph = LETTERS.glyph(letter, type_size, stroke);
            self.stamp(&glyph.mask, (pen, baseline), ink);
            pen += glyph.advance;
        }
    }
}

/// The start of a text with the middle of its capitals at a point.
fn start(text: &str, type_size: (u16, u8), (x, y): Point) -> (i32, i32) {
    let left = (x - narrow_width(text, type_size) as f32 / 2.0).round() as i32;
    (left, (y + cap_height(type_size.0) / 2.0).round() as i32)
}
