use super::palette::{LEVELS, Palette, mixed};
use super::shape::{self, Point};
use super::stencil::Stencil;
use super::theme::{self, Colour, Rgb};
use crate::field::Theme;

/// A rectangle of pixels; `right` and `bottom` are the first outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rect {
    pub(super) left: i32,
    pub(super) top: i32,
    pub(super) right: i32,
    pub(super) bottom: i32,
}

impl Rect {
    pub(super) fn new(left: i32, top: i32, width: i32, height: i32) -> Self {
        Rect { left, top, right: left + width, bottom: top + height }
    }

    pub(super) fn width(self) -> i32 {
        self.right - self.left
    }

    pub(super) fn height(self) -> i32 {
        self.bottom - self.top
    }

    /// Smaller by so many pixels on every side.
    pub(super) fn inset(self, by: i32) -> Self {
        Rect { left: self.left + by, top: self.top + by, right: self.right - by, bottom: self.bottom - by }
    }

    /// The part that both share; empty if they share none.
    pub(super) fn within(self, other: Rect) -> Self {
        Rect {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        }
    }

    /// Whether both share a pixel.
    pub(super) fn meets(self, other: Rect) -> bool {
        let shared = self.within(other);
        shared.left < shared.right && shared.top < shared.bottom
    }

    /// Its middle, with halves.
    pub(super) fn centre(self) -> (f32, f32) {
        ((self.left + self.right) as f32 / 2.0, (self.top + self.bottom) as f32 / 2.0)
    }

    /// The smallest rectangle of whole pixels around a point and so far to all sides.
    pub(super) fn around((x, y): (f32, f32), reach: f32) -> Self {
        Rect {
            left: (x - reach).floor() as i32,
            top: (y - reach).floor() as i32,
            right: (x + reach).ceil() as i32,
            bottom: (y + reach).ceil() as i32,
        }
    }
}

/// What is drawn with: a colour and how thickly it covers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ink {
    colour: u8,
    /// Of [`LEVELS`].
    strength: u8,
}

impl From<Colour> for Ink {
    fn from(colour: Colour) -> Self {
        Ink { colour: colour as u8, strength: LEVELS }
    }
}

impl Colour {
    /// This colour thinned so that it covers only so many of eight parts of what lies below.
    pub(super) fn thin(self, strength: u8) -> Ink {
        Ink { strength: strength.min(LEVELS), ..self.into() }
    }
}

/// Pixels of one row that a shape covers alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Run {
    y: i32,
    x: i32,
    length: i32,
    level: u8,
}

/// A shape worked out once to be stamped many times.
#[derive(Clone, Debug, Default)]
pub(super) struct Mask {
    runs: Vec<Run>,
}

impl Mask {
    /// The shape inside which `distance` is negative, seen through a window.
    pub(super) fn of(window: Rect, distance: impl Fn(f32, f32) -> f32) -> Self {
        let mut runs = Vec::new();
        march(window, distance, |run| runs.push(run));
        Mask { runs }
    }

    /// A mask from coverage in 256 steps, row by row, with its first pixel at `(left, top)`.
    pub(super) fn of_coverage(coverage: &[u8], width: usize, (left, top): (i32, i32)) -> Self {
        let mut runs: Vec<Run> = Vec::new();
        for (y, row) in (top..).zip(coverage.chunks_exact(width.max(1))) {
            for (x, &covered) in (left..).zip(row) {
                let level = u8::try_from((u16::from(covered) * u16::from(LEVELS) + 127) / 255).unwrap_or(LEVELS);
                match runs.last_mut() {
                    _ if level == 0 => {}
                    Some(run) if run.y == y && run.x + run.length == x && run.level == level => run.length += 1,
                    _ => runs.push(Run { y, x, length: 1, level }),
                }
            }
        }
        Mask { runs }
    }
}

/// Finds the runs of a shape given by a distance: negative inside, positive outside, and never more than the way to its
/// boundary. So from each pixel whole stretches can be skipped or filled without looking at what lies in them.
fn march(window: Rect, distance: impl Fn(f32, f32) -> f32, mut emit: impl FnMut(Run)) {
    for y in window.top..window.bottom {
        let middle = y as f32 + 0.5;
        let mut x = window.left;
        let mut run = Run { y, x, length: 0, level: 0 };
        while x < window.right {
            let away = distance(x as f32 + 0.5, middle);
            let (length, level) = if away.abs() < 0.5 {
                (1, ((0.5 - away) * f32::from(LEVELS) + 0.5) as u8)
            } else {
                let length = ((away.abs() + 0.5) as i32).clamp(1, window.right - x);
                (length, if away < 0.0 { LEVELS } else { 0 })
            };
            if level == run.level {
                run.length += length;
            } else {
                if run.level > 0 {
                    emit(run);
                }
                run = Run { y, x, length, level };
            }
            x += length;
        }
        if run.level > 0 {
            emit(run);
        }
    }
}

/// The picture while it is drawn: one byte a pixel, the number of its colour in a palette.
pub(super) struct Canvas {
    width: i32,
    height: i32,
    pixels: Vec<u8>,
    palette: Palette,
    /// The colour of each pixel itself, once a picture lies on it: that has more colours than a palette.
    coloured: Option<Vec<Rgb>>,
    clip: Rect,
}

impl Canvas {
    /// An empty sheet of paper.
    pub(super) fn new(width: i32, height: i32, theme: Theme) -> Self {
        Canvas::with(width, height, Palette::of(theme::palette(theme)))
    }

    /// The same with the colours that another was drawn with.
    pub(super) fn with(width: i32, height: i32, palette: Palette) -> Self {
        let (width, height) = (width.max(1), height.max(1));
        Canvas {
            width,
            height,
            pixels: vec![Colour::Paper as u8; width.unsigned_abs() as usize * height.unsigned_abs() as usize],
            palette,
            coloured: None,
            clip: Rect::new(0, 0, width, height),
        }
    }

    /// All of it.
    pub(super) fn all(&self) -> Rect {
        Rect::new(0, 0, self.width, self.height)
    }

    /// From now on only pixels in this rectangle change.
    pub(super) fn clip(&mut self, to: Rect) {
        self.clip = to.within(self.all());
    }

    /// Whether a picture lies on it.
    pub(super) fn is_coloured(&self) -> bool {
        self.coloured.is_some()
    }

    /// Its pixels in colours of their own: from now on it has more of them than a palette.
    pub(super) fn colour(&mut self) -> &mut Vec<Rgb> {
        let Canvas { pixels, palette, coloured, .. } = self;
        coloured.get_or_insert_with(|| pixels.iter().map(|&entry| palette.colour(entry)).collect())
    }

    /// Lays pixels of any colour onto a rectangle inside the clip, row by row.
    pub(super) fn lay(&mut self, rect: Rect, pixels: &[Rgb]) {
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

    /// Paints a mask with its origin at `(left, top)` with pixels of any colour: `pixel` tells that of a place in the mask.
    pub(super) fn paint(&mut self, mask: &Mask, (left, top): (i32, i32), pixel: impl Fn(i32, i32) -> Rgb) {
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
    pub(super) fn fill(&mut self, rect: Rect, ink: impl Into<Ink>) {
        let (rect, ink) = (rect.within(self.clip), ink.into());
        for y in rect.top..rect.bottom {
            self.run(Run { y, x: rect.left, length: rect.width(), level: LEVELS }, ink);
        }
    }

    /// Copies the pixels of a rectangle to another of the same size, both inside the clip.
    pub(super) fn copy(&mut self, from: Rect, to: Rect) {
        let at =
            |x: i32, y: i32| y.unsigned_abs() as usize * self.width.unsigned_abs() as usize + x.unsigned_abs() as usize;
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
            let (first, last) = (at(from.left, source), at(from.right, source));
            self.pixels.copy_within(first..last, at(to.left, target));
        }
    }

    /// Draws the shape inside which `distance` is negative, looking no further than `bounds`.
    pub(super) fn shape(&mut self, bounds: Rect, ink: impl Into<Ink>, distance: impl Fn(f32, f32) -> f32) {
        let ink = ink.into();
        march(bounds.within(self.clip), distance, |run| self.run(run, ink));
    }

    /// Draws a line with round ends; one that runs along the grid has square ends and sharp sides.
    pub(super) fn line(&mut self, from: Point, to: Point, width: f32, ink: impl Into<Ink>) {
        let half = width / 2.0;
        let (left, right) = (from.0.min(to.0) - half, from.0.max(to.0) + half);
        let (top, bottom) = (from.1.min(to.1) - half, from.1.max(to.1) + half);
        if from.0 == to.0 || from.1 == to.1 {
            let at = |edge: f32| (edge + 0.5).floor() as i32;
            self.fill(Rect { left: at(left), top: at(top), right: at(right), bottom: at(bottom) }, ink);
        } else {
            let out = |edge: f32, by: f32| (edge + by).floor() as i32;
            let bounds =
                Rect { left: out(left, -1.0), top: out(top, -1.0), right: out(right, 2.0), bottom: out(bottom, 2.0) };
            self.shape(bounds, ink, shape::line(from, to, width));
        }
    }

    /// Draws a stencil with its origin at `(x, y)`.
    pub(super) fn stencil(&mut self, stencil: Stencil, at: (i32, i32), ink: impl Into<Ink>) {
        self.stamp(&stencil.mask(), at, ink);
    }

    /// Draws a mask with its origin at `(x, y)`.
    pub(super) fn stamp(&mut self, mask: &Mask, (x, y): (i32, i32), ink: impl Into<Ink>) {
        let ink = ink.into();
        for run in &mask.runs {
            self.run(Run { x: run.x + x, y: run.y + y, ..*run }, ink);
        }
    }

    fn run(&mut self, run: Run, ink: Ink) {
        let (from, to) = (run.x.max(self.clip.left), (run.x + run.length).min(self.clip.right));
        let level = if ink.strength == LEVELS { run.level } else { (run.level * ink.strength + LEVELS / 2) / LEVELS };
        if level == 0 || from >= to || run.y < self.clip.top || run.y >= self.clip.bottom {
            return;
        }
        // The clip lies on the canvas, so neither is negative.
        let row = run.y.unsigned_abs() as usize * self.width.unsigned_abs() as usize;
        if let Some(coloured) = &mut self.coloured {
            let over = self.palette.colour(ink.colour);
            let pixels = &mut coloured[row + from.unsigned_abs() as usize..row + to.unsigned_abs() as usize];
            pixels.iter_mut().for_each(|below| *below = mixed(over, level, *below));
            return;
        }
        let pixels = &mut self.pixels[row + from.unsigned_abs() as usize..row + to.unsigned_abs() as usize];
        self.palette.lay(ink.colour, level, pixels);
    }

    /// The number of the colour at a place.
    #[cfg(test)]
    pub(super) fn pixel(&self, x: i32, y: i32) -> u8 {
        self.pixels[y.unsigned_abs() as usize * self.width.unsigned_abs() as usize + x.unsigned_abs() as usize]
    }

    /// Its pixels row by row, each the number of a colour, and the colours.
    pub(super) fn into_parts(self) -> (Vec<u8>, Palette) {
        (self.pixels, self.palette)
    }

    /// The colours of its pixels row by row.
    pub(super) fn into_colours(mut self) -> Vec<Rgb> {
        std::mem::take(self.colour())
    }

    /// Encodes it.
    pub(super) fn into_png(self) -> Vec<u8> {
        let mut file = Vec::with_capacity(64 * 1024);
        // Writing into memory with the sizes at hand cannot fail; if it ever did, an empty file says so more gently than
        // a panic in the middle of somebody's fight.
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
            // Each row by what foretells it best, since a painted map seldom repeats itself.
            encoder.set_compression(png::Compression::Balanced);
            let mut writer = encoder.write_header()?;
            writer.write_image_data(&coloured.concat())?;
            return writer.finish();
        }
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(self.palette.bytes());
        // Rows repeat, so that the row above foretells most of a row. Level 2 of zlib-rs packs a quarter better than level
        // 1 in a tenth more time; level 3 and up take twice as long for a few bytes more.
        encoder.set_filter(png::Filter::Up);
        encoder.set_deflate_compression(png::DeflateCompression::Level(2));
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.pixels)?;
        writer.finish()
    }
}
