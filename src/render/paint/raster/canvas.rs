//! The picture being drawn.

use super::super::colour::{self, Colour, LEVELS, Palette, Rgb, mixed};
use super::deflate;
use super::mask::{Mask, Run, march};
use super::rect::Rect;
use super::shape::{self, Point};
use super::stencil::Stencil;
use crate::field::Theme;

/// A colour and its opacity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    colour: u8,
    /// In [`LEVELS`].
    strength: u8,
}

impl Ink {
    /// The coverage of a pixel that a shape covers by this much.
    fn level(self, level: u8) -> u8 {
        if self.strength == LEVELS { level } else { (level * self.strength + LEVELS / 2) / LEVELS }
    }
}

impl From<Colour> for Ink {
    fn from(colour: Colour) -> Self {
        Ink { colour: colour as u8, strength: LEVELS }
    }
}

impl Colour {
    /// This colour thinned to cover only this many of eight parts of what is below.
    pub fn thin(self, strength: u8) -> Ink {
        Ink { strength: strength.min(LEVELS), ..self.into() }
    }
}

/// The byte before a PNG row whose pixels are unfiltered.
const NO_FILTER: u8 = 0;

/// The picture being drawn: one byte per pixel, an index into a palette.
pub struct Canvas {
    width: i32,
    height: i32,
    /// Rows in PNG format: each begins with a byte for its filter, which is none.
    pixels: Vec<u8>,
    palette: Palette,
    /// The pixels in full colour, once a picture has been laid on it: that has more colours than a palette.
    coloured: Option<Vec<Rgb>>,
    clip: Rect,
}

impl Canvas {
    /// An empty sheet of paper.
    pub fn new(width: i32, height: i32, theme: Theme) -> Self {
        Canvas::with(width, height, Palette::of(colour::palette(theme)))
    }

    /// The same with the colours that another picture was drawn with.
    pub fn with(width: i32, height: i32, palette: Palette) -> Self {
        let (width, height) = (width.max(1), height.max(1));
        let pitch = width.unsigned_abs() as usize + 1;
        let mut pixels = vec![Colour::Paper as u8; pitch * height.unsigned_abs() as usize];
        pixels.iter_mut().step_by(pitch).for_each(|filter| *filter = NO_FILTER);
        Canvas { width, height, pixels, palette, coloured: None, clip: Rect::new(0, 0, width, height) }
    }

    /// The number of bytes from one row to the next.
    fn pitch(&self) -> usize {
        self.width.unsigned_abs() as usize + 1
    }

    /// The index of a pixel in [`Canvas::pixels`].
    fn index(&self, x: i32, y: i32) -> usize {
        y.unsigned_abs() as usize * self.pitch() + 1 + x.unsigned_abs() as usize
    }

    /// The whole canvas.
    pub fn bounds(&self) -> Rect {
        Rect::new(0, 0, self.width, self.height)
    }

    /// Restricts further drawing to this rectangle.
    pub fn clip(&mut self, to: Rect) {
        self.clip = to.within(self.bounds());
    }

    /// Whether a picture has been laid on it.
    pub fn is_coloured(&self) -> bool {
        self.coloured.is_some()
    }

    /// Its pixels in full colour, which it keeps from then on: more than a palette holds.
    pub fn colour(&mut self) -> &mut Vec<Rgb> {
        let pitch = self.pitch();
        let Canvas { pixels, palette, coloured, .. } = self;
        coloured.get_or_insert_with(|| {
            let rows = pixels.chunks_exact(pitch).flat_map(|row| &row[1..]);
            rows.map(|&entry| palette.colour(entry)).collect()
        })
    }

    /// Copies full-colour pixels, row by row, into a rectangle inside the clip.
    pub fn lay(&mut self, rect: Rect, pixels: &[Rgb]) {
        let wide = self.width.unsigned_abs() as usize;
        let fits = rect.within(self.clip) == rect && rect.width() > 0;
        let coloured = self.colour();
        if !fits {
            return;
        }
        for (y, row) in (rect.top..rect.bottom).zip(pixels.chunks_exact(rect.width().unsigned_abs() as usize)) {
            let start = y.unsigned_abs() as usize * wide + rect.left.unsigned_abs() as usize;
            coloured[start..start + row.len()].copy_from_slice(row);
        }
    }

    /// Paints a mask with its origin at `(left, top)` in full colour: `pixel` gives the colour of a place in the mask.
    pub fn paint(&mut self, mask: &Mask, (left, top): (i32, i32), pixel: impl Fn(i32, i32) -> Rgb) {
        let (clip, wide) = (self.clip, self.width.unsigned_abs() as usize);
        let coloured = self.colour();
        for run in mask.runs.iter().filter(|run| (clip.top..clip.bottom).contains(&(run.y + top))) {
            let row = (run.y + top).unsigned_abs() as usize * wide;
            for x in (run.x + left).max(clip.left)..(run.x + left + run.length).min(clip.right) {
                let below = &mut coloured[row + x.unsigned_abs() as usize];
                *below = mixed(pixel(x - left, run.y), run.level, *below);
            }
        }
    }

    /// Fills a rectangle.
    pub fn fill_rect(&mut self, rect: Rect, ink: impl Into<Ink>) {
        let (rect, ink) = (rect.within(self.clip), ink.into());
        if self.coloured.is_some() {
            for y in rect.top..rect.bottom {
                self.run(Run { y, x: rect.left, length: rect.width(), level: LEVELS }, ink);
            }
            return;
        }
        if rect.left >= rect.right || rect.top >= rect.bottom {
            return;
        }
        let (pitch, wide) = (self.pitch(), rect.width().unsigned_abs() as usize);
        let (first, last) = (self.index(rect.left, rect.top), self.index(rect.left, rect.bottom - 1));
        if ink.strength == LEVELS {
            for start in (first..=last).step_by(pitch) {
                self.pixels[start..start + wide].fill(ink.colour);
            }
            return;
        }
        // What is below mostly repeats from row to row, and so does the result.
        let mut below: Vec<u8> = Vec::with_capacity(wide);
        for start in (first..=last).step_by(pitch) {
            let pixels = &mut self.pixels[start..start + wide];
            if *pixels == below[..] {
                self.pixels.copy_within(start - pitch..start - pitch + wide, start);
            } else {
                below.clear();
                below.extend_from_slice(pixels);
                self.palette.lay(ink.colour, ink.strength, pixels);
            }
        }
    }

    /// Copies the pixels of a rectangle to another of the same size, both inside the clip.
    pub fn copy(&mut self, from: Rect, to: Rect) {
        if from.within(self.clip) != from || to.within(self.clip) != to {
            return;
        }
        if let Some(coloured) = &mut self.coloured {
            let wide = self.width.unsigned_abs() as usize;
            for (source, target) in (from.top..from.bottom).zip(to.top..to.bottom) {
                let start = source.unsigned_abs() as usize * wide + from.left.unsigned_abs() as usize;
                let end = start + from.width().unsigned_abs() as usize;
                let there = target.unsigned_abs() as usize * wide + to.left.unsigned_abs() as usize;
                coloured.copy_within(start..end, there);
            }
            return;
        }
        for (source, target) in (from.top..from.bottom).zip(to.top..to.bottom) {
            let (first, last) = (self.index(from.left, source), self.index(from.right, source));
            let there = self.index(to.left, target);
            self.pixels.copy_within(first..last, there);
        }
    }

    /// Draws the shape inside which `distance` is negative, restricted to `bounds`.
    pub fn shape(&mut self, bounds: Rect, ink: impl Into<Ink>, distance: impl Fn(f32, f32) -> f32) {
        let ink = ink.into();
        march(bounds.within(self.clip), distance, |run| self.run(run, ink));
    }

    /// Draws a line with round ends; a horizontal or vertical one has square ends and sharp sides.
    pub fn line(&mut self, from: Point, to: Point, width: f32, ink: impl Into<Ink>) {
        let half = width / 2.0;
        let (left, right) = (from.0.min(to.0) - half, from.0.max(to.0) + half);
        let (top, bottom) = (from.1.min(to.1) - half, from.1.max(to.1) + half);
        if from.0 == to.0 || from.1 == to.1 {
            let at = |edge: f32| (edge + 0.5).floor() as i32;
            self.fill_rect(Rect { left: at(left), top: at(top), right: at(right), bottom: at(bottom) }, ink);
        } else {
            let bounds = shape::around_line(from, to, width);
            self.shape(bounds, ink, shape::line(from, to, width));
        }
    }

    /// Draws a stencil with its origin at `(x, y)`.
    pub fn stencil(&mut self, stencil: Stencil, at: (i32, i32), ink: impl Into<Ink>) {
        self.stamp(&stencil.mask(), at, ink);
    }

    /// Draws a mask with its origin at `(x, y)`.
    pub fn stamp(&mut self, mask: &Mask, (x, y): (i32, i32), ink: impl Into<Ink>) {
        let (ink, Rect { left, top, right, bottom }) = (ink.into(), mask.bounds);
        let bounds = Rect { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
        if self.coloured.is_some() || bounds.within(self.clip) != bounds {
            for run in &mask.runs {
                self.run(Run { x: run.x + x, y: run.y + y, ..*run }, ink);
            }
            return;
        }
        // It is completely inside: no run has to be cut.
        let pitch = self.pitch();
        let corner = self.index(bounds.left, bounds.top);
        for run in &mask.runs {
            let level = ink.level(run.level);
            if level > 0 {
                let start =
                    corner + (run.y - top).unsigned_abs() as usize * pitch + (run.x - left).unsigned_abs() as usize;
                let pixels = &mut self.pixels[start..start + run.length.unsigned_abs() as usize];
                self.palette.lay(ink.colour, level, pixels);
            }
        }
    }

    fn run(&mut self, run: Run, ink: Ink) {
        let (from, to) = (run.x.max(self.clip.left), (run.x + run.length).min(self.clip.right));
        let level = ink.level(run.level);
        if level == 0 || from >= to || run.y < self.clip.top || run.y >= self.clip.bottom {
            return;
        }
        // The clip is on the canvas, so nothing here is negative.
        if let Some(coloured) = &mut self.coloured {
            let row = run.y.unsigned_abs() as usize * self.width.unsigned_abs() as usize;
            let over = self.palette.colour(ink.colour);
            let pixels = &mut coloured[row + from.unsigned_abs() as usize..row + to.unsigned_abs() as usize];
            pixels.iter_mut().for_each(|below| *below = mixed(over, level, *below));
            return;
        }
        let span = self.index(from, run.y)..self.index(to, run.y);
        self.palette.lay(ink.colour, level, &mut self.pixels[span]);
    }

    /// The palette index at a place.
    #[must_use]
    pub fn pixel(&self, x: i32, y: i32) -> u8 {
        self.pixels[self.index(x, y)]
    }

    /// Its pixels row by row, as palette indices, and the palette.
    pub fn into_parts(self) -> (Vec<u8>, Palette) {
        let rows = self.pixels.chunks_exact(self.pitch()).map(|row| &row[1..]);
        (rows.collect::<Vec<&[u8]>>().concat(), self.palette)
    }

    /// The colours of its pixels, row by row.
    pub fn into_colours(mut self) -> Vec<Rgb> {
        std::mem::take(self.colour())
    }

    /// Encodes it as a PNG file.
    pub fn into_png(self) -> Vec<u8> {
        let mut file = Vec::with_capacity(64 * 1024);
        // Writing to memory with known sizes can't fail; if it ever did, an empty file is better than a panic in the middle of
        // a fight.
        if self.encode(&mut file).is_err() {
            file.clear();
        }
        file
    }

    fn encode(&self, file: &mut Vec<u8>) -> Result<(), png::EncodingError> {
        let mut encoder = png::Encoder::new(file, self.width.unsigned_abs(), self.height.unsigned_abs());
        if let Some(coloured) = &self.coloured {
            encoder.set_color(png::ColorType::Rgb);
            encoder.set_depth(png::BitDepth::Eight);
            // Each row uses its best predictor, since a painted map seldom repeats itself.
            encoder.set_compression(png::Compression::Balanced);
            let mut writer = encoder.write_header()?;
            writer.write_image_data(&coloured.concat())?;
            return writer.finish();
        }
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(self.palette.bytes());
        let mut writer = encoder.write_header()?;
        writer.write_chunk(png::chunk::IDAT, &deflate::zlib(&self.pixels, self.pitch()))?;
        writer.finish()
    }
}
