//! How much memory the code tables of a lossless WebP image take. A few kilobytes of file can ask for tables of a gigabyte, and
//! the decoder builds them before it reads a pixel; so this reads a file to the end of its tables, as the decoder would, and adds
//! them up.
//!
//! The format is that of Google's "WebP Lossless Bitstream Specification"; sizes are those of the `image-webp` crate.

/// A picture's width and height in pixels.
type Sides = (u32, u32);
/// Red, green, blue, alpha.
type Pixel = [u8; 4];

/// The longest code, in bits.
const LONGEST: usize = 15;
/// The decoder looks up codes of up to this many bits in a table, and longer ones in a tree.
const IN_TABLE: usize = 10;
/// The bytes of a table entry.
const ENTRY: u64 = 4;
/// The bytes of a tree node.
const NODE: u64 = 16;
/// The bytes of five codes without their tables, counted three times: a growing list is copied into one twice as long.
const GROUP: u64 = 3 * 5 * 56;

/// The order in which the code lengths of the code-length code are written.
const ORDER: [usize; 19] = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
/// The nearest pixels, as 16 times the rows to the north plus 8 minus the columns to the west.
const NEAR: [u8; 120] = [
    0x18, 0x07, 0x17, 0x19, 0x28, 0x06, 0x27, 0x29, 0x16, 0x1a, 0x26, 0x2a, 0x38, 0x05, 0x37, 0x39, 0x15, 0x1b, 0x36,
    0x3a, 0x25, 0x2b, 0x48, 0x04, 0x47, 0x49, 0x14, 0x1c, 0x35, 0x3b, 0x46, 0x4a, 0x24, 0x2c, 0x58, 0x45, 0x4b, 0x34,
    0x3c, 0x03, 0x57, 0x59, 0x13, 0x1d, 0x56, 0x5a, 0x23, 0x2d, 0x44, 0x4c, 0x55, 0x5b, 0x33, 0x3d, 0x68, 0x02, 0x67,
    0x69, 0x12, 0x1e, 0x66, 0x6a, 0x22, 0x2e, 0x54, 0x5c, 0x43, 0x4d, 0x65, 0x6b, 0x32, 0x3e, 0x78, 0x01, 0x77, 0x79,
    0x53, 0x5d, 0x11, 0x1f, 0x64, 0x6c, 0x42, 0x4e, 0x76, 0x7a, 0x21, 0x2f, 0x75, 0x7b, 0x31, 0x3f, 0x63, 0x6d, 0x52,
    0x5e, 0x00, 0x74, 0x7c, 0x41, 0x4f, 0x10, 0x20, 0x62, 0x6e, 0x30, 0x73, 0x7d, 0x51, 0x5f, 0x40, 0x72, 0x7e, 0x61,
    0x6f, 0x50, 0x71, 0x7f, 0x60, 0x70,
];

/// The bytes of the tables for decoding the lossless parts of a WebP file of these sides. Counting stops beyond `most`.
pub(super) fn tables(file: &[u8], sides: Sides, most: u64) -> u64 {
    parts(file, sides).iter().map(|part| part.tables(most).0).max().unwrap_or(0)
}

/// A lossless image in a file.
#[derive(Debug)]
struct Part<'f> {
    bytes: &'f [u8],
    sides: Sides,
    /// Whether it states its sides itself, as all but alpha images do.
    has_head: bool,
}

impl Part<'_> {
    /// The bytes of its tables, and whether they could be read to their end. If not, the decoder gets no further either.
    fn tables(&self, most: u64) -> (u64, bool) {
        let mut reader = Reader { bytes: self.bytes, at: 0, tables: 0, most };
        let read = reader.up_to_the_pixels(self);
        (reader.tables, read.is_some())
    }
}

/// The lossless images that the decoder may read: the first of each kind, and the first frame of an animation.
fn parts(file: &[u8], sides: Sides) -> Vec<Part<'_>> {
    let mut parts: Vec<Part<'_>> = Vec::new();
    let mut frame = None;
    for (name, content) in chunks(file.get(12..).unwrap_or_default()) {
        if name == b"ANMF" {
            frame = frame.or(Some(content));
            continue;
        }
        // Only the first of each kind counts, so that a file with a million of them is not read a million times.
        let new = part(name, content, sides).filter(|new| parts.iter().all(|known| known.has_head != new.has_head));
        parts.extend(new);
    }
    if let Some((frame, inside)) = frame.and_then(|frame| frame.split_at_checked(16))
        && let Some((name, content)) = chunks(inside).next()
    {
        let side = |at: usize| u32::from_le_bytes([frame[at], frame[at + 1], frame[at + 2], 0]) + 1;
        let of_frame = (side(6), side(9));
        if of_frame.0 <= sides.0 && of_frame.1 <= sides.1 {
            parts.extend(part(name, content, of_frame));
        }
    }
    parts
}

fn part<'f>(name: &[u8], content: &'f [u8], sides: Sides) -> Option<Part<'f>> {
    match (name, content) {
        (b"VP8L", bytes) => Some(Part { bytes, sides, has_head: true }),
        // Two bits say whether it is compressed.
        (b"ALPH", [how, bytes @ ..]) if how & 3 == 1 => Some(Part { bytes, sides, has_head: false }),
        _ => None,
    }
}

/// The chunks of a file, by name. The last may be cut off.
fn chunks(mut bytes: &[u8]) -> impl Iterator<Item = (&[u8], &[u8])> {
    std::iter::from_fn(move || {
        let (head, rest) = bytes.split_at_checked(8)?;
        let (name, long) = head.split_at(4);
        let long = u32::from_le_bytes(long.try_into().ok()?) as usize;
        let content = &rest[..long.min(rest.len())];
        bytes = rest.get(long + long % 2..).unwrap_or_default();
        Some((name, content))
    })
}

/// A prefix code.
enum Code {
    /// One symbol, which takes no bits.
    One(u16),
    /// The number of codes of each length, and their symbols by increasing code length.
    Several([u16; LONGEST + 1], Vec<u16>),
}

/// Reads bits, the lowest of each byte first.
struct Reader<'b> {
    bytes: &'b [u8],
    /// The next bit.
    at: usize,
    /// The bytes of the tables read so far.
    tables: u64,
    /// Counting stops beyond this.
    most: u64,
}

impl Reader<'_> {
    /// Reads a part up to its pixels; `None` if the decoder gives up, or the tables exceed `most`.
    fn up_to_the_pixels(&mut self, part: &Part<'_>) -> Option<()> {
        if part.has_head {
            let signed = self.bits(8)? == 0x2f;
            let sides = (self.bits(14)? + 1, self.bits(14)? + 1);
            let _transparent = self.bits(1)?;
            let version = self.bits(3)?;
            if !signed || sides != part.sides || version != 0 {
                return None;
            }
        }
        let (mut width, height) = part.sides;
        let mut seen = [false; 4];
        while self.bits(1)? == 1 {
            let transform = self.bits(2)?;
            if std::mem::replace(&mut seen[transform as usize], true) {
                return None;
            }
            match transform {
                // Predictor and colour transforms: an image with one pixel per block.
                0 | 1 => drop(self.blocks((width, height))?),
                // Subtracts green from the other channels: no more data follows.
                2 => {}
                // A palette; with few colours one byte holds several pixels.
                _ => {
                    let colours = self.bits(8)? + 1;
                    self.image((colours, 1))?;
                    let packed = match colours {
                        ..=2 => 3,
                        3..=4 => 2,
                        5..=16 => 1,
                        _ => 0,
                    };
                    width = width.div_ceil(1 << packed);
                }
            }
        }
        let cache = self.cache()?;
        self.tables += cache.map_or(0, |bits| ENTRY << bits);
        let mut groups = 1;
        if self.bits(1)? == 1 {
            // Each block chooses one of several groups of codes.
            let choices = self.blocks((width, height))?;
            groups = choices.iter().map(|[high, low, ..]| u32::from(*high) * 256 + u32::from(*low) + 1).max()?;
        }
        for _ in 0..groups {
            self.tables += GROUP;
            for alphabet in alphabets(cache) {
                self.tables += self.code(alphabet)?.1;
            }
            if self.tables > self.most {
                return None;
            }
        }
        Some(())
    }

    fn bits(&mut self, count: u32) -> Option<u32> {
        (0..count).try_fold(0, |sum, nth| {
            let byte = self.bytes.get(self.at / 8)?;
            let bit = u32::from(byte >> (self.at % 8) & 1);
            self.at += 1;
            Some(sum | bit << nth)
        })
    }

    /// An image with one pixel per block of the size that comes first.
    fn blocks(&mut self, (width, height): Sides) -> Option<Vec<Pixel>> {
        let side = 4 << self.bits(3)?;
        self.image((width.div_ceil(side), height.div_ceil(side)))
    }

    /// The number of bits of an index into the cache of recent colours, if there is one.
    fn cache(&mut self) -> Option<Option<u32>> {
        if self.bits(1)? == 0 {
            return Some(None);
        }
        let bits = self.bits(4)?;
        (1..=11).contains(&bits).then_some(Some(bits))
    }

    /// A code for this many symbols, and the bytes of its tables.
    fn code(&mut self, symbols: usize) -> Option<(Code, u64)> {
        if self.bits(1)? == 1 {
            let two = self.bits(1)? == 1;
            let long = if self.bits(1)? == 1 { 8 } else { 1 };
            let first = self.bits(long)? as u16;
            if !two {
                return Some((Code::One(first), 0));
            }
            let second = self.bits(8)? as u16;
            let mut counts = [0; LONGEST + 1];
            counts[1] = 2;
            return Some((Code::Several(counts, vec![first, second]), 3 * NODE + 2 * ENTRY));
        }
        let mut lengths = [0; ORDER.len()];
        let written = 4 + self.bits(4)? as usize;
        for at in ORDER.iter().take(written) {
            lengths[*at] = self.bits(3)? as u8;
        }
        let of_lengths = Code::of(&lengths)?.0;
        Code::of(&self.lengths(&of_lengths, symbols)?)
    }

    /// The code lengths of this many symbols.
    fn lengths(&mut self, code: &Code, symbols: usize) -> Option<Vec<u8>> {
        let mut left = symbols;
        if self.bits(1)? == 1 {
            let long = 2 + 2 * self.bits(3)?;
            left = self.bits(long)? as usize + 2;
            if left > symbols {
                return None;
            }
        }
        let mut lengths = Vec::with_capacity(symbols);
        let mut last = 8;
        while lengths.len() < symbols && left > 0 {
            left -= 1;
            let (repeated, times) = match self.symbol(code)? {
                length @ ..16 => {
                    let length = length as u8;
                    last = if length == 0 { last } else { length };
                    (length, 1)
                }
                16 => (last, 3 + self.bits(2)?),
                17 => (0, 3 + self.bits(3)?),
                _ => (0, 11 + self.bits(7)?),
            };
            lengths.extend((0..times).map(|_| repeated));
        }
        lengths.resize(symbols.max(lengths.len()), 0);
        (lengths.len() == symbols).then_some(lengths)
    }

    fn symbol(&mut self, code: &Code) -> Option<u16> {
        let (counts, symbols) = match code {
            Code::One(symbol) => return Some(*symbol),
            Code::Several(counts, symbols) => (counts, symbols),
        };
        // The first code of this length, the code read so far, and the index of this length's first symbol.
        let (mut first, mut read, mut at) = (0, 0, 0);
        for count in &counts[1..] {
            read = read << 1 | self.bits(1)?;
            first <<= 1;
            if read - first < u32::from(*count) {
                return symbols.get(at + (read - first) as usize).copied();
            }
            first += u32::from(*count);
            at += usize::from(*count);
        }
        None
    }

    /// A length or a distance: the symbol gives its high bits.
    fn extended(&mut self, symbol: u16) -> Option<usize> {
        let symbol = u32::from(symbol);
        if symbol < 4 {
            return Some(symbol as usize + 1);
        }
        let more = (symbol - 2) >> 1;
        Some((((2 + symbol % 2) << more) + self.bits(more)?) as usize + 1)
    }

    /// An image that belongs to the tables, decoded pixel by pixel.
    fn image(&mut self, (width, height): Sides) -> Option<Vec<Pixel>> {
        let cache = self.cache()?;
        let mut codes = Vec::with_capacity(5);
        for alphabet in alphabets(cache) {
            codes.push(self.code(alphabet)?.0);
        }
        let [greens, reds, blues, alphas, distances] = &codes[..] else { return None };
        let all = width as usize * height as usize;
        let mut recent = vec![[0; 4]; cache.map_or(0, |bits| 1 << bits)];
        let mut pixels: Vec<Pixel> = Vec::with_capacity(all);
        while pixels.len() < all {
            let from = pixels.len();
            match self.symbol(greens)? {
                green @ ..256 => {
                    let (red, blue, alpha) = (self.symbol(reds)?, self.symbol(blues)?, self.symbol(alphas)?);
                    pixels.push([red as u8, green as u8, blue as u8, alpha as u8]);
                }
                length @ ..280 => {
                    let length = self.extended(length - 256)?;
                    let distance = self.symbol(distances)?;
                    let distance = away(self.extended(distance)?, width);
                    if from < distance || all - from < length {
                        return None;
                    }
                    for at in from - distance..from - distance + length {
                        pixels.push(pixels[at]);
                    }
                }
                known => {
                    pixels.push(*recent.get(usize::from(known) - 280)?);
                    continue;
                }
            }
            if let Some(bits) = cache {
                for [red, green, blue, alpha] in &pixels[from..] {
                    let number = u32::from_be_bytes([*alpha, *red, *green, *blue]);
                    recent[(number.wrapping_mul(0x1e35_a7bd) >> (32 - bits)) as usize] = [*red, *green, *blue, *alpha];
                }
            }
        }
        Some(pixels)
    }
}

impl Code {
    /// The code whose symbols have codes of these lengths, and the bytes of its tables.
    fn of(lengths: &[u8]) -> Option<(Code, u64)> {
        let mut counts = [0_u16; LONGEST + 1];
        for length in lengths.iter().filter(|length| **length > 0) {
            counts[usize::from(*length)] += 1;
        }
        let longest = counts.iter().rposition(|count| *count > 0)?;
        let all: u16 = counts.iter().sum();
        if all == 1 {
            return Some((Code::One(lengths.iter().position(|length| *length > 0)? as u16), 0));
        }
        let filled: u32 = (1..).zip(&counts[1..]).map(|(length, count)| u32::from(*count) << (LONGEST - length)).sum();
        if filled != 1 << LONGEST {
            return None;
        }
        let mut symbols = Vec::with_capacity(all.into());
        for wanted in 1..=longest {
            let of_length = (0..).zip(lengths).filter(|(_, length)| usize::from(**length) == wanted);
            symbols.extend(of_length.map(|(symbol, _): (u16, _)| symbol));
        }
        let in_tree: u64 = counts[IN_TABLE + 1..].iter().map(|count| u64::from(*count)).sum();
        let bytes = (ENTRY << longest.min(IN_TABLE)) + 2 * NODE * in_tree;
        Some((Code::Several(counts, symbols), bytes))
    }
}

/// How many symbols each of the five codes has: green with lengths and cached colours, red, blue, alpha, distances.
fn alphabets(cache: Option<u32>) -> [usize; 5] {
    [256 + 24 + cache.map_or(0, |bits| 1 << bits), 256, 256, 256, 40]
}

/// How many pixels back a distance code leads, in an image of this width.
fn away(distance: usize, width: u32) -> usize {
    match NEAR.get(distance - 1) {
        Some(near) => {
            usize::try_from(8 - i64::from(near & 15) + i64::from(near >> 4) * i64::from(width)).unwrap_or(0).max(1)
        }
        None => distance - NEAR.len(),
    }
}
