//! Compresses the rows of a drawn board: zlib's format in one block, faster than a library that knows nothing of pictures.
//!
//! In a drawing, most of a row repeats the row above, and most of the rest is one colour, a slanted edge or a pattern from
//! further left. So these are tried before a literal is written: the row above, the byte before, the row above one pixel to
//! either side, and wherever the same few bytes occurred last. A test decompresses the result with another library.

pub mod huffman;

use huffman::Code;

/// The shortest and longest copy in the format, and its greatest distance.
const SHORTEST: usize = 3;
const LONGEST: usize = 258;
const FARTHEST: usize = 32_768;

/// A copy from the row above of this length is taken without looking for a longer one.
const LONG_ENOUGH: usize = 24;

/// The least length of a match found elsewhere than in the row above or just before: a far copy takes many bits.
const LOOKED_UP: usize = 8;

/// The size of the table of earlier positions, as a power of two.
const PLACES: u32 = 14;

/// The symbol that ends a block.
const END: usize = 256;

/// A literal byte, or a copy: its length in the high half, its distance in the low half.
#[derive(Clone, Copy)]
struct Token(u32);

impl Token {
    fn copy(length: usize, distance: usize) -> Self {
        Token((length as u32) << 16 | distance as u32)
    }

    fn length(self) -> u32 {
        self.0 >> 16
    }

    fn below(self) -> u32 {
        self.0 & 0xffff
    }
}

/// Compresses bytes that come in rows of this length.
pub fn zlib(bytes: &[u8], row: usize) -> Vec<u8> {
    let tokens = tokens(bytes, row);
    let (mut letters, mut distances, mut lengths) = ([0_u32; 286], [0_u32; 30], [0_u32; LONGEST + 1]);
    letters[END] = 1;
    for token in &tokens {
        if token.length() == 0 {
            letters[token.below() as usize] += 1;
        } else {
            lengths[token.length() as usize] += 1;
            distances[distance_symbol(token.below()).0] += 1;
        }
    }
    for (length, many) in (0..).zip(lengths).skip(SHORTEST) {
        letters[length_symbol(length).0] += many;
    }
    let (letters, distances) = (Code::of(&letters, 15), Code::of(&distances, 15));
    let mut bits = Bits { bytes: Vec::with_capacity(2 * tokens.len() + 1024), held: 0, many: 0 };
    // zlib's header: deflate with a window of 32 KB, fastest level.
    bits.bytes.extend([0x78, 0x01]);
    // The last block, with dynamic codes.
    bits.put(0b101, 3);
    huffman::describe(&mut bits, &letters, &distances);
    let mut lengths = [(0, 0); LONGEST + 1];
    for (length, coded) in (0..).zip(&mut lengths).skip(SHORTEST) {
        *coded = letters.with_extra(length_symbol(length));
    }
    for token in tokens {
        if token.length() == 0 {
            bits.code(&letters, token.below() as usize);
            continue;
        }
        let (length, many) = lengths[token.length() as usize];
        bits.put(length, many);
        let (distance, many) = distances.with_extra(distance_symbol(token.below()));
        bits.put(distance, many);
    }
    bits.code(&letters, END);
    let mut packed = bits.finish();
    packed.extend(simd_adler32::adler32(&bytes).to_be_bytes());
    packed
}

/// Turns the bytes into literals and copies, each the longest found.
fn tokens(bytes: &[u8], row: usize) -> Vec<Token> {
    let mut tokens = Vec::with_capacity(bytes.len() / 24);
    let mut places = vec![0_u32; 1 << PLACES];
    let above = if (1..=FARTHEST).contains(&row) { row } else { 1 };
    let beside = if (2..FARTHEST).contains(&above) { &[above - 1, above + 1][..] } else { &[] };
    let mut at = 0;
    while at < bytes.len() {
        let (mut length, mut distance) = (0, 0);
        if at >= above {
            (length, distance) = (alike(bytes, at - above, at), above);
        }
        if length < LONG_ENOUGH {
            if at > 0 {
                let run = alike(bytes, at - 1, at);
                if run > length {
                    (length, distance) = (run, 1);
                }
            }
            if at > above {
                // A slanted edge; a copy from there takes more bits.
                for &aside in beside {
                    let slanted = alike(bytes, at - aside, at);
                    if slanted > length + 1 {
                        (length, distance) = (slanted, aside);
                    }
                }
            }
            if let Some(place) = place(bytes, at) {
                let before = std::mem::replace(&mut places[place], at as u32) as usize;
                if length < LONG_ENOUGH && before < at && at - before <= FARTHEST {
                    let known = alike(bytes, before, at);
                    if known >= LOOKED_UP && known > length + 1 {
                        (length, distance) = (known, at - before);
                    }
                }
            }
        }
        if length < SHORTEST {
            tokens.push(Token(u32::from(bytes[at])));
            at += 1;
            continue;
        }
        at += length;
        while length > 0 {
            // The remainder must be long enough to be a copy too.
            let part = if (LONGEST + 1..LONGEST + SHORTEST).contains(&length) {
                LONGEST - SHORTEST
            } else {
                length.min(LONGEST)
            };
            tokens.push(Token::copy(part, distance));
            length -= part;
        }
    }
    tokens
}

/// The hash slot for the bytes from `at` on; `None` at the very end.
fn place(bytes: &[u8], at: usize) -> Option<usize> {
    let &few = bytes.get(at..)?.first_chunk::<8>()?;
    // As many bytes as are looked up, mixed into all bits.
    let key = u64::from_le_bytes(few) << (64 - 8 * LOOKED_UP);
    Some((key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - PLACES)) as usize)
}

/// How many bytes from `one` on equal those from the later `other` on.
#[inline]
fn alike(bytes: &[u8], one: usize, other: usize) -> usize {
    let others = &bytes[other..];
    let ones = &bytes[one..one + others.len()];
    // Most differ in the first few bytes.
    if let (Some(a), Some(b)) = (ones.first_chunk::<8>(), others.first_chunk::<8>()) {
        let differ = u64::from_le_bytes(*a) ^ u64::from_le_bytes(*b);
        if differ != 0 {
            return (differ.trailing_zeros() / 8) as usize;
        }
    }
    alike_for_long(ones, others)
}

#[inline(never)]
fn alike_for_long(ones: &[u8], others: &[u8]) -> usize {
    // Rows repeat for hundreds of bytes, so compare as many at a time as the processor can.
    let ((many, _), (more, _)) = (ones.as_chunks::<32>(), others.as_chunks::<32>());
    let blocks = many.iter().zip(more).take_while(|(a, b)| a == b).count();
    let mut same = 32 * blocks;
    let (words, _) = ones[same..].as_chunks::<8>();
    let (others_words, _) = others[same..].as_chunks::<8>();
    for (a, b) in words.iter().zip(others_words) {
        let differ = u64::from_le_bytes(*a) ^ u64::from_le_bytes(*b);
        if differ != 0 {
            return same + (differ.trailing_zeros() / 8) as usize;
        }
        same += 8;
    }
    same + ones[same..].iter().zip(&others[same..]).take_while(|(a, b)| a == b).count()
}

/// The symbol of a copy's length, with its extra bits and their number.
fn length_symbol(length: u32) -> (usize, u32, u32) {
    let over = length - SHORTEST as u32;
    if length as usize == LONGEST {
        return (285, 0, 0);
    }
    if over < 8 {
        return (257 + over as usize, 0, 0);
    }
    let extra = over.ilog2() - 2;
    ((261 + 4 * extra + (over >> extra & 3)) as usize, over & ((1 << extra) - 1), extra)
}

/// The symbol of a copy's distance, with its extra bits and their number.
fn distance_symbol(distance: u32) -> (usize, u32, u32) {
    let over = distance - 1;
    if over < 4 {
        return (over as usize, 0, 0);
    }
    let extra = over.ilog2() - 1;
    ((2 * (extra + 1) + (over >> extra & 1)) as usize, over & ((1 << extra) - 1), extra)
}

/// Writes bits in the format's order: the lowest first.
struct Bits {
    bytes: Vec<u8>,
    held: u64,
    many: u32,
}

impl Bits {
    #[inline]
    fn put(&mut self, bits: u32, many: u32) {
        self.held |= u64::from(bits) << self.many;
        self.many += many;
        if self.many >= 32 {
            self.bytes.extend_from_slice(&(self.held as u32).to_le_bytes());
            self.held >>= 32;
            self.many -= 32;
        }
    }

    #[inline]
    fn code(&mut self, code: &Code, symbol: usize) {
        let (bits, many) = code.of[symbol];
        self.put(u32::from(bits), u32::from(many));
    }

    fn finish(mut self) -> Vec<u8> {
        let left = self.many.div_ceil(8) as usize;
        self.bytes.extend(&self.held.to_le_bytes()[..left]);
        self.bytes
    }
}
