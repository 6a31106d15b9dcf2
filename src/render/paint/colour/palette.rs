//! A picture's colours, collected while it is drawn.

use super::theme::Rgb;

/// How many levels of coverage there are between none and full: edges look as smooth as with 256.
pub const LEVELS: u8 = 8;

/// Colours that differ by less than this (sum of squares) share an entry: nobody sees it, and the file gets smaller.
const ALIKE: i32 = 20;

/// A picture's colours, at most 256, and the results of laying one over another.
///
/// It is filled while a picture is drawn and never reused for the next one: the same picture has the same bytes.
pub struct Palette {
    colours: Vec<Rgb>,
    /// The same by channel, so that all can be compared with a colour at once.
    channels: [Vec<i32>; 3],
    /// For each colour laid over and level of coverage: which of the tables has the results.
    blends: Vec<u16>,
    /// The result for each colour below, as far as requested.
    tables: Vec<[u16; 256]>,
}

/// A blend, or a table of them, that has not been requested yet.
const UNKNOWN: u16 = u16::MAX;

impl Palette {
    /// A palette that begins with these colours.
    pub fn of(colours: impl Iterator<Item = Rgb>) -> Self {
        let channels = std::array::from_fn(|_| Vec::with_capacity(256));
        let (blends, tables) = (vec![UNKNOWN; 256 * usize::from(LEVELS)], Vec::with_capacity(64));
        let mut palette = Palette { colours: Vec::with_capacity(256), channels, blends, tables };
        colours.take(256).for_each(|colour| palette.add(colour));
        palette
    }

    fn add(&mut self, colour: Rgb) {
        self.colours.push(colour);
        self.channels.iter_mut().zip(colour).for_each(|(all, channel)| all.push(i32::from(channel)));
    }

    /// The table of results for each colour below when `over` covers `level` of [`LEVELS`] parts of it. Entries are
    /// filled in by [`Palette::lay`].
    #[inline]
    fn table(&mut self, over: u8, level: u8) -> &mut [u16; 256] {
        let slot = usize::from(over) * usize::from(LEVELS) + usize::from(level % LEVELS);
        if self.blends[slot] == UNKNOWN {
            self.add_table(slot);
        }
        &mut self.tables[usize::from(self.blends[slot])]
    }

    #[cold]
    #[inline(never)]
    fn add_table(&mut self, slot: usize) {
        // There are 2,048 at most.
        self.blends[slot] = self.tables.len() as u16;
        self.tables.push([UNKNOWN; 256]);
    }

    /// Lays a colour over a row of pixels, covering `level` of [`LEVELS`] parts of each. A picture takes twenty thousand of these,
    /// most of a pixel or two.
    #[inline]
    pub fn lay(&mut self, over: u8, level: u8, pixels: &mut [u8]) {
        if level >= LEVELS {
            pixels.fill(over);
        } else if let Some(at) = lay_by(self.table(over, level), pixels) {
            self.lay_unknown(over, level, &mut pixels[at..]);
        }
    }

    /// The same where the blend with the first pixel's colour is unknown.
    #[cold]
    #[inline(never)]
    fn lay_unknown(&mut self, over: u8, level: u8, mut pixels: &mut [u8]) {
        loop {
            let below = pixels[0];
            let seen = self.entry(mixed(self.colour(over), level, self.colour(below)));
            let table = self.table(over, level);
            table[usize::from(below)] = u16::from(seen);
            let Some(at) = lay_by(table, pixels) else { return };
            pixels = &mut pixels[at..];
        }
    }

    /// The entry of a colour: one too similar to tell apart, a new one, or the nearest if the
    /// palette is full.
    fn entry(&mut self, colour: Rgb) -> u8 {
        let [red, green, blue] = colour.map(i32::from);
        let [reds, greens, blues] = &self.channels;
        let mut room = [0; 256];
        let apart = &mut room[..self.colours.len()];
        for (((apart, r), g), b) in apart.iter_mut().zip(reds).zip(greens).zip(blues) {
            *apart = (r - red).pow(2) + (g - green).pow(2) + (b - blue).pow(2);
        }
        let least = apart.iter().min().copied();
        let nearest = least.and_then(|least| Some((apart.iter().position(|&apart| apart == least)?, least)));
        let full = self.colours.len() == 256;
        let index = match nearest {
            Some((index, apart)) if full || apart < ALIKE => index,
            _ => {
                self.add(colour);
                self.colours.len() - 1
            }
        };
        u8::try_from(index).unwrap_or(u8::MAX)
    }

    /// The colour of an entry.
    pub fn colour(&self, entry: u8) -> Rgb {
        self.colours.get(usize::from(entry)).copied().unwrap_or_default()
    }

    /// All colours in PNG format: three bytes each.
    pub fn bytes(&self) -> Vec<u8> {
        self.colours.concat()
    }
}

/// Maps pixels through this table. Returns the index at which it stopped, if that pixel's blend is unknown.
#[inline]
fn lay_by(table: &[u16; 256], pixels: &mut [u8]) -> Option<usize> {
    pixels.iter_mut().position(|pixel| match u8::try_from(table[usize::from(*pixel)]) {
        Ok(seen) => {
            *pixel = seen;
            false
        }
        Err(_) => true,
    })
}

/// What one colour looks like when another covers `level` of [`LEVELS`] parts of it.
pub fn mixed(top: Rgb, level: u8, bottom: Rgb) -> Rgb {
    let (covered, all) = (u16::from(level.min(LEVELS)), u16::from(LEVELS));
    let channel = |i: usize| {
        let sum = u16::from(top[i]) * covered + u16::from(bottom[i]) * (all - covered);
        u8::try_from((sum + all / 2) / all).unwrap_or(u8::MAX)
    };
    [channel(0), channel(1), channel(2)]
}
