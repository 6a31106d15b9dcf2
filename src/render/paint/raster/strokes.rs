//! Drawing on the canvas that several places share: dots, dashed lines, crosses and the shapes of tokens.

use super::super::colour::Colour;
use super::canvas::Canvas;
use super::outline::Outline;
use super::rect::Rect;
use super::shape::{self, Point};
use super::stencil::Stencil;

impl Canvas {
    /// Draws a disc.
    pub fn dot(&mut self, at: Point, radius: f32, colour: Colour) {
        self.shape(Rect::around(at, radius + 1.0), colour, shape::disc(at, radius));
    }

    /// Draws a line as [`Canvas::line`] does, cached because it recurs: between the middles of two squares.
    pub fn step(&mut self, from: Point, to: Point, width: f32, colour: Colour) {
        if from.0 == to.0 || from.1 == to.1 {
            self.line(from, to, width, colour);
            return;
        }
        let (left, top) = (from.0.floor(), from.1.floor());
        let ends = [from.0 - left, from.1 - top, to.0 - left, to.1 - top].map(f32::to_bits);
        self.stencil(Stencil::Line { ends, width: width.to_bits() }, (left as i32, top as i32), colour);
    }

    /// Draws a whole number of dashes between two points, each about two and a half line widths long.
    pub fn dashed_line(&mut self, from: Point, to: Point, width: f32, colour: Colour) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let many = ((dx * dx + dy * dy).sqrt() / (width * 3.4)).round().clamp(1.0, 400.0);
        let at = |part: f32| (from.0 + dx * part, from.1 + dy * part);
        for nth in 0..many as u16 {
            let begin = f32::from(nth) / many;
            self.line(at(begin + 0.22 / many), at(begin + 0.72 / many), width, colour);
        }
    }

    /// Draws two strokes from corner to corner of a rectangle, inset by this many pixels.
    pub fn cross(&mut self, rect: Rect, (width, inset): (f32, f32), colour: Colour) {
        let (left, top) = (rect.left as f32 + inset, rect.top as f32 + inset);
        let (right, bottom) = (rect.right as f32 - inset, rect.bottom as f32 - inset);
        self.shape(rect, colour, shape::line((left, top), (right, bottom), width));
        self.shape(rect, colour, shape::line((left, bottom), (right, top), width));
    }

    /// Draws the shape of a token in a rectangle, inset by this many pixels, covering `strength` of eight parts.
    pub fn outline(&mut self, outline: Outline, rect: Rect, inset: f32, colour: Colour, strength: u8) {
        let inset = (inset * 16.0) as i32;
        let body = Stencil::Body { outline, width: rect.width(), height: rect.height(), inset };
        self.stencil(body, (rect.left, rect.top), colour.thin(strength));
    }
}
