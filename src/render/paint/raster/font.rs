//! The bundled font: glyphs as masks, text widths, and line breaking.

use std::sync::{Arc, LazyLock, Mutex, PoisonError, RwLock};

use rustc_hash::FxHashMap;
use swash::FontRef;
use swash::scale::{Render, ScaleContext, Source};
use swash::zeno::{Format, Transform};

use super::mask::Mask;

/// The smallest size of text in a picture: a phone shows the picture at a third of its size.
pub const TEXT: u16 = 28;

/// Bundled, so that pictures are the same on every machine.
const FONT: &[u8] = include_bytes!("../../../../assets/fonts/DejaVuSansCondensed-Bold.ttf");

/// More glyphs than tables in one language need; beyond that the cache starts over, so that odd names cannot fill memory.
const MOST_KEPT: usize = 2_000;

/// The width of letters in percent if there is room.
pub const WHOLE: u8 = 100;

/// The least width in percent: narrower letters are unreadable on a phone.
const NARROWEST: i32 = 60;

/// How a letter is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stroke {
    /// As in the font.
    Plain,
    /// Wider by [`SEAM`] on all sides, to be drawn under the plain letter.
    Seam,
}

/// How far a seam extends around a letter, in pixels.
const SEAM: usize = 2;

/// A letter at one size.
pub struct Glyph {
    /// Its coverage of each pixel.
    pub mask: Mask,
    /// The distance in pixels to the next letter.
    pub advance: i32,
}

/// A letter, its size in pixels, its width in percent, and its stroke.
type Drawn = (char, u16, u8, Stroke);

/// The cache of drawn letters. They depend only on letter and size, so caching changes no picture.
pub struct Letters {
    font: Option<FontRef<'static>>,
    context: Mutex<ScaleContext>,
    drawn: RwLock<FxHashMap<Drawn, Arc<Glyph>>>,
}

/// One for the whole process, because threads come and go.
pub static LETTERS: LazyLock<Letters> = LazyLock::new(|| Letters {
    font: FontRef::from_index(FONT, 0),
    context: Mutex::new(ScaleContext::new()),
    drawn: RwLock::default(),
});

impl Letters {
    /// The letter at this size and width in percent, drawn on first use.
    pub fn glyph(&self, letter: char, (size, percent): (u16, u8), stroke: Stroke) -> Arc<Glyph> {
        let key = (letter, size, percent, stroke);
        if let Some(glyph) = self.drawn.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Arc::clone(glyph);
        }
        let glyph = Arc::new(self.draw(letter, (f32::from(size), f32::from(percent) / 100.0), stroke));
        let mut drawn = self.drawn.write().unwrap_or_else(PoisonError::into_inner);
        if drawn.len() >= MOST_KEPT {
            drawn.clear();
        }
        drawn.insert(key, Arc::clone(&glyph));
        glyph
    }

    /// Draws a letter; one that the font lacks becomes glyph 0, its empty box.
    fn draw(&self, letter: char, (size, wide): (f32, f32), stroke: Stroke) -> Glyph {
        let nothing = Glyph { mask: Mask::default(), advance: (size * wide / 2.0) as i32 };
        let Some(font) = self.font else { return nothing };
        // French uses a narrow no-break space before its punctuation; the font has none.
        let id = font.charmap().map(if letter == '\u{202f}' { ' ' } else { letter });
        let advance = font.glyph_metrics(&[]).scale(size).advance_width(id);
        let advance = (advance * wide).round() as i32;
        let mut context = self.context.lock().unwrap_or_else(PoisonError::into_inner);
        let mut scaler = context.builder(font).size(size).build();
        let narrow = (wide < 1.0).then(|| Transform::scale(wide, 1.0));
        match Render::new(&[Source::Outline]).format(Format::Alpha).transform(narrow).render(&mut scaler, id) {
            Some(image) => {
                let (place, width) = (image.placement, image.placement.width as usize);
                let mask = match stroke {
                    Stroke::Plain => Mask::of_coverage(&image.data, width, (place.left, -place.top)),
                    Stroke::Seam => {
                        let (data, width) = widened(&image.data, width);
                        let out = SEAM as i32;
                        Mask::of_coverage(&data, width, (place.left - out, -place.top - out))
                    }
                };
                Glyph { mask, advance }
            }
            None => Glyph { advance, ..nothing },
        }
    }
}

/// Coverage grown by [`SEAM`] pixels on all sides, taking the maximum of nearby pixels, and its new width.
fn widened(coverage: &[u8], width: usize) -> (Vec<u8>, usize) {
    let wide = width + 2 * SEAM;
    let high = coverage.len() / width.max(1) + 2 * SEAM;
    let mut grown = vec![0_u8; wide * high];
    for (y, row) in coverage.chunks_exact(width.max(1)).enumerate() {
        for (x, &covered) in row.iter().enumerate().filter(|&(_, &covered)| covered > 0) {
            for (dx, dy) in (0..=2 * SEAM).flat_map(|dy| (0..=2 * SEAM).map(move |dx| (dx, dy))) {
                // Round, not square: the four corners stay free.
                if dx.abs_diff(SEAM).pow(2) + dy.abs_diff(SEAM).pow(2) <= SEAM * SEAM + 1 {
                    let pixel = &mut grown[(y + dy) * wide + x + dx];
                    *pixel = (*pixel).max(covered);
                }
            }
        }
    }
    (grown, wide)
}

/// The height of a capital or a digit at this size, in pixels.
pub fn cap_height(size: u16) -> f32 {
    // From the font: 1493 of 2048 units.
    f32::from(size) * 0.729
}

/// The width of the text at this size, in pixels.
pub fn width(text: &str, size: u16) -> i32 {
    narrow_width(text, (size, WHOLE))
}

/// The width of the text at this size and letter width, in pixels.
pub fn narrow_width(text: &str, type_size: (u16, u8)) -> i32 {
    text.chars().map(|letter| LETTERS.glyph(letter, type_size, Stroke::Plain).advance).sum()
}

/// The letter width in percent at which the text fits; `None` if it would be too narrow to read.
pub fn narrowed(text: &str, size: u16, widest: i32) -> Option<u8> {
    let wide = width(text, size);
    if wide <= widest {
        return Some(WHOLE);
    }
    // In steps, so that few widths of each letter are cached.
    let percent = widest.max(0) * 25 / wide * 4;
    u8::try_from(percent).ok().filter(|_| percent >= NARROWEST)
}

/// The trimmed part of a text that the font can write correctly; `None` if that has no letter or digit.
/// A letter without a glyph would be a box, and right-to-left or joining letters would be wrong.
pub fn writable(text: &str) -> Option<String> {
    let set_otherwise =
        |c: char| matches!(c, '\u{590}'..='\u{109f}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}');
    let has_glyph = |c: char| LETTERS.font.is_some_and(|font| font.charmap().map(c) != 0);
    let kept: String = text.chars().filter(|&c| !c.is_control() && !set_otherwise(c) && has_glyph(c)).collect();
    let kept = kept.trim();
    kept.contains(char::is_alphanumeric).then(|| kept.to_owned())
}

/// The pieces after which a line may break: after a space or a hyphen.
pub fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive([' ', '-'])
}

/// The text on lines of at most this width, unless one of its [`parts`] is wider.
pub fn wrapped(text: &str, size: u16, widest: i32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in parts(text) {
        match lines.last_mut() {
            Some(line) if width(line, size) + width(part.trim_end(), size) <= widest => line.push_str(part),
            _ => lines.push(part.to_owned()),
        }
    }
    lines.iter().map(|line| line.trim_end().to_owned()).collect()
}

/// The text cut to a width, with an ellipsis if anything was cut.
pub fn shortened(text: &str, size: u16, widest: i32) -> String {
    if width(text, size) <= widest {
        return text.to_owned();
    }
    let room = widest - width("…", size);
    let mut used = 0;
    let fits = |letter: &char| {
        used += width(letter.encode_utf8(&mut [0; 4]), size);
        used <= room
    };
    let kept: String = text.chars().take_while(fits).collect();
    if room < 0 { String::new() } else { format!("{}…", kept.trim_end()) }
}
