//! A sequence of boards as an animated GIF, which Discord plays everywhere. All boards share one palette, and for each
//! only the difference from the one before is written.

use std::borrow::Cow;

use super::board;
use super::colour::{self, Colour, Palette, Quantized, UNCHANGED};
use super::legend;
use super::raster::{Canvas, Rect, TEXT, font};
use super::tokens::{Art, SideStyle, side_styles};
use crate::field::Theme;
use crate::render::{Frame, Replay, Scene, Token};
use crate::say;

/// How long each board is shown, in hundredths of a second.
const EACH: u16 = 120;
/// The same for the last board, before the animation restarts.
const LAST: u16 = 300;
/// The height of the two lines under the board.
const CAPTION: i32 = 92;
const MARGIN: i32 = 16;
const FIRST_LINE: i32 = 36;
const SECOND_LINE: i32 = 76;

/// The replay as a GIF file; empty if it has no boards. The same replay always gives the same bytes.
pub fn gif(replay: &Replay) -> Vec<u8> {
    let Some(cast) = replay.cast() else { return Vec::new() };
    let (initials, styles) = (cast.initials(), side_styles(&cast));
    let (legend, layout) = legend::planned(&cast, &initials, &styles, None);
    let (width, height) = (layout.width, layout.height + CAPTION);
    let mut art = Art::default();
    let mut colours = if replay.frames.iter().any(|frame| has_pictures(&frame.scene)) {
        let mut canvas = Canvas::new(width, height, cast.theme);
        board::draw(&mut canvas, &cast, &layout, (&initials, &styles), &mut art);
        Colours::Quantized(Quantized::of(colour::palette(cast.theme), &canvas.into_colours()))
    } else {
        Colours::Palette(None)
    };
    let mut shown: Option<Vec<u8>> = None;
    let mut images = Vec::new();
    for (number, frame) in (1..).zip(&replay.frames) {
        let mut canvas = colours.canvas((width, height), cast.theme);
        let scene = Scene { part: cast.part, whole: false, theme: cast.theme, ..frame.scene.clone() };
        let (called, dressed) = as_cast(&scene, &cast, &initials, &styles);
        board::draw(&mut canvas, &scene, &layout, (&called, &dressed), &mut art);
        legend::draw(&mut canvas, &layout, &legend);
        caption(&mut canvas, (layout.height, width), frame, (number, replay.frames.len()));
        let pixels = colours.taken(canvas);
        let delay = if number == replay.frames.len() { LAST } else { EACH };
        let image = differing(shown.as_deref(), &pixels, (width, height), delay);
        images.push(colours.thinned(image, shown.as_deref(), width));
        shown = Some(pixels);
    }
    // Writing to memory with known sizes cannot fail; see `Canvas::into_png`.
    encoded(&images, (width, height), &colours.bytes()).unwrap_or_default()
}

/// Whether a board has more colours than a palette holds.
fn has_pictures(scene: &Scene) -> bool {
    let portrait = |token: &Token| token.portrait.as_ref().is_some_and(|portrait| portrait.png.is_some());
    scene.backdrop.as_ref().is_some_and(|sheet| sheet.png.is_some()) || scene.tokens.iter().any(portrait)
}

/// The colours that the boards are drawn with.
enum Colours {
    /// One palette, which is passed from board to board and grows.
    Palette(Option<Palette>),
    /// A fixed palette that approximates all colours on the boards.
    Quantized(Quantized),
}

impl Colours {
    fn canvas(&mut self, (width, height): (i32, i32), theme: Theme) -> Canvas {
        match self {
            Colours::Palette(palette) => {
                let palette = palette.take().unwrap_or_else(|| Palette::of(colour::palette(theme)));
                Canvas::with(width, height, palette)
            }
            Colours::Quantized(_) => Canvas::new(width, height, theme),
        }
    }

    /// The drawn pixels as palette indices.
    fn taken(&mut self, canvas: Canvas) -> Vec<u8> {
        match self {
            Colours::Palette(palette) => {
                let (pixels, filled) = canvas.into_parts();
                *palette = Some(filled);
                pixels
            }
            Colours::Quantized(few) => canvas.into_colours().into_iter().map(|colour| few.entry(colour)).collect(),
        }
    }

    /// With many colours, a pixel that does not change says only that: painted ground compresses badly.
    fn thinned(&self, mut image: gif::Frame<'static>, before: Option<&[u8]>, width: i32) -> gif::Frame<'static> {
        let (Colours::Quantized(_), Some(before)) = (self, before) else { return image };
        let rows = before.chunks_exact(width.unsigned_abs() as usize).skip(usize::from(image.top));
        let below = rows.flat_map(|row| row.iter().skip(usize::from(image.left)).take(usize::from(image.width)));
        for (pixel, below) in image.buffer.to_mut().iter_mut().zip(below) {
            if pixel == below {
                *pixel = UNCHANGED;
            }
        }
        image.transparent = Some(UNCHANGED);
        image
    }

    fn bytes(&self) -> Vec<u8> {
        match self {
            Colours::Palette(palette) => palette.as_ref().map(Palette::bytes).unwrap_or_default(),
            Colours::Quantized(few) => few.bytes(),
        }
    }
}

/// The initials and styles of a board's tokens, taken from the whole cast.
fn as_cast(scene: &Scene, cast: &Scene, initials: &[String], styles: &[SideStyle]) -> (Vec<String>, Vec<SideStyle>) {
    let own = scene.initials().into_iter().zip(side_styles(scene));
    let known = |name: &str| cast.tokens.iter().position(|token| token.name == name);
    let of = |(token, own): (&Token, (String, SideStyle))| {
        known(&token.name).map_or(own, |nth| (initials[nth].clone(), styles[nth]))
    };
    scene.tokens.iter().zip(own).map(of).unzip()
}

/// Draws the frame number, the time and what was done.
fn caption(canvas: &mut Canvas, (top, width): (i32, i32), frame: &Frame, (number, all): (usize, usize)) {
    let head = if frame.stage.is_empty() {
        say!("replay-frame", number, all)
    } else {
        say!("replay-frame-stage", number, all, stage = frame.stage)
    };
    for (words, baseline) in [(&head, FIRST_LINE), (&frame.caption, SECOND_LINE)] {
        let text = font::writable(&frame.scene.localize(words)).unwrap_or_default();
        let text = font::shortened(&text, TEXT, width - 2 * MARGIN);
        canvas.write(&text, TEXT, (MARGIN, top + baseline), Colour::Ink);
    }
}

/// The smallest rectangle in which a board differs from the one before; one pixel if it does not.
fn differing(before: Option<&[u8]>, now: &[u8], (width, height): (i32, i32), delay: u16) -> gif::Frame<'static> {
    let wide = width.unsigned_abs() as usize;
    let all = Rect::new(0, 0, width, height);
    let rect = before.map_or(all, |before| {
        let rows = (0..).zip(before.chunks_exact(wide).zip(now.chunks_exact(wide)));
        let changed = rows.filter_map(|(y, (old, new))| {
            let first = old.iter().zip(new).position(|(old, new)| old != new)?;
            let last = old.iter().zip(new).rposition(|(old, new)| old != new)?;
            Some(Rect::new(i32::try_from(first).ok()?, y, i32::try_from(last - first + 1).ok()?, 1))
        });
        let around = |a: Rect, b: Rect| Rect {
            left: a.left.min(b.left),
            top: a.top.min(b.top),
            right: a.right.max(b.right),
            bottom: a.bottom.max(b.bottom),
        };
        changed.reduce(around).unwrap_or(Rect::new(0, 0, 1, 1))
    });
    let small = |pixels: i32| u16::try_from(pixels).unwrap_or(u16::MAX);
    let columns = rect.left.unsigned_abs() as usize..rect.right.unsigned_abs() as usize;
    let rows =
        now.chunks_exact(wide).skip(rect.top.unsigned_abs() as usize).take(rect.height().unsigned_abs() as usize);
    let buffer: Vec<u8> = rows.flat_map(|row| &row[columns.clone()]).copied().collect();
    gif::Frame {
        delay,
        dispose: gif::DisposalMethod::Keep,
        left: small(rect.left),
        top: small(rect.top),
        width: small(rect.width()),
        height: small(rect.height()),
        buffer: Cow::Owned(buffer),
        ..gif::Frame::default()
    }
}

fn encoded(
    images: &[gif::Frame<'_>],
    (width, height): (i32, i32),
    palette: &[u8],
) -> Result<Vec<u8>, gif::EncodingError> {
    let small = |pixels: i32| u16::try_from(pixels).unwrap_or(u16::MAX);
    let mut file = Vec::with_capacity(256 * 1024);
    let mut encoder = gif::Encoder::new(&mut file, small(width), small(height), palette)?;
    encoder.set_repeat(gif::Repeat::Infinite)?;
    for image in images {
        encoder.write_frame(image)?;
    }
    drop(encoder);
    Ok(file)
}
