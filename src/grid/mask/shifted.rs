//! Steps from many squares at once.

use std::ops::Range;

use super::{BITS, Mask};
use crate::grid::Square;

/// A set of squares with copies of it shifted by a few columns, so that steps in any direction take one operation per
/// word.
#[derive(Clone, Debug)]
pub struct Shifted {
    stride: usize,
    /// The rows of the board.
    height: usize,
    /// The longest step, in columns and in rows.
    furthest: (usize, usize),
    /// One copy for each shift, from the furthest west to the furthest east: the words of the board's rows, padded before
    /// and after with as many empty rows as the longest step covers, plus one.
    words: Vec<u64>,
    /// The rows that may hold squares of the set.
    rows: Range<usize>,
}

impl Shifted {
    /// The empty set for the same board, for steps of up to this many columns and rows.
    #[must_use]
    pub fn empty_like(mask: &Mask, furthest: (u32, u32)) -> Self {
        let furthest = (furthest.0 as usize, furthest.1 as usize);
        debug_assert!(furthest.0 < BITS as usize, "no space is so wide");
        let height = mask.height as usize;
        let mut shifted = Shifted { stride: mask.stride, height, furthest, words: Vec::new(), rows: 0..0 };
        shifted.words = vec![0; shifted.copy() * (2 * furthest.0 + 1)];
        shifted
    }

    /// The number of words per copy.
    fn copy(&self) -> usize {
        (self.height + 2 * (self.furthest.1 + 1)) * self.stride
    }

    /// The index of the words from which a step with this offset leads to the first row.
    #[must_use]
    pub fn source_offset(&self, (dx, dy): (i32, i32)) -> usize {
        let copy = self.furthest.0.wrapping_add_signed(dx as isize);
        copy * self.copy() + (self.furthest.1 + 1).wrapping_add_signed(-dy as isize) * self.stride
    }

    /// Replaces the set.
    pub fn set(&mut self, mask: &Mask) {
        let (stride, copy, west) = (self.stride, self.copy(), -(self.furthest.0 as i32));
        let first = (self.furthest.1 + 1) * stride;
        let (was, is) = (first + self.rows.start * stride, first + mask.rows.start * stride);
        let had = self.rows.len() * stride;
        self.rows = mask.rows.clone();
        let words = mask.used_words();
        for (copy, shift) in self.words.chunks_exact_mut(copy).zip(west..) {
            // Also clears what a shift carried into the words just outside the rows.
            copy[was - 1..=was + had].fill(0);
            let (bits, there) = (shift.unsigned_abs(), &mut copy[is - 1..][..words.len() + 2]);
            let each = there[1..].iter_mut().zip(words);
            match shift {
                0 => there[1..=words.len()].copy_from_slice(words),
                1.. => each.for_each(|(there, word)| *there = word << bits),
                _ => each.for_each(|(there, word)| *there = word >> bits),
            }
            // With one word per row, only spare bits would be carried.
            match shift {
                _ if stride == 1 || shift == 0 => {}
                1.. => there[2..].iter_mut().zip(words).for_each(|(there, word)| *there |= word >> (BITS - bits)),
                _ => there.iter_mut().zip(words).for_each(|(there, word)| *there |= word << (BITS - bits)),
            }
        }
    }
}

/// A part of a set: the index of a word, and bits of it.
pub type Part = (usize, u64);

/// The squares that steps lead to, collected part by part.
#[derive(Clone, Debug, Default)]
pub struct Gathered {
    words: Vec<u64>,
    /// The words that are not empty.
    touched: Vec<usize>,
}

impl Gathered {
    /// Empty, for the same board.
    #[must_use]
    pub fn empty_like(mask: &Mask) -> Self {
        Gathered { words: vec![0; mask.words.len()], touched: Vec::new() }
    }

    /// Adds those squares of a set that steps with this offset reach from the squares of these parts. The restrictions on
    /// [`Mask::add_stepped`] apply here too.
    pub fn add_stepped(&mut self, parts: &[Part], (dx, dy): (i32, i32), onto: &Mask) {
        let rows = dy as isize * onto.stride as isize;
        let far = dx.unsigned_abs();
        for &(at, bits) in parts {
            let at = at.wrapping_add_signed(rows);
            let (moved, beside, carried) = match dx {
                0 => (bits, at, 0),
                1.. => (bits << far, at.wrapping_add(1), bits >> (BITS - far)),
                _ => (bits >> far, at.wrapping_sub(1), bits << (BITS - far)),
            };
            self.add(at, moved, onto);
            if carried != 0 {
                self.add(beside, carried, onto);
            }
        }
    }

    #[inline]
    fn add(&mut self, at: usize, bits: u64, onto: &Mask) {
        let bits = onto.words.get(at).map_or(0, |word| word & bits);
        if bits != 0 {
            if self.words[at] == 0 {
                self.touched.push(at);
            }
            self.words[at] |= bits;
        }
    }

    /// Removes and returns everything collected.
    pub fn drain(&mut self) -> impl Iterator<Item = Part> + '_ {
        let Gathered { words, touched } = self;
        touched.drain(..).map(|at| (at, std::mem::take(&mut words[at])))
    }
}

impl Mask {
    /// The parts of the set that are not empty.
    pub fn parts(&self) -> impl Iterator<Item = Part> + '_ {
        let first = self.span(&self.rows).start;
        self.used_words().iter().enumerate().filter(|(_, word)| **word != 0).map(move |(at, word)| (first + at, *word))
    }

    /// The part that holds only this square; `None` off the board.
    #[must_use]
    #[inline]
    pub fn part_at(&self, square: Square) -> Option<Part> {
        self.position(square)
    }

    /// The first square of a part.
    #[must_use]
    pub fn first_in(&self, (at, bits): Part) -> Square {
        let column = (at % self.stride) as u32 * BITS + bits.trailing_zeros();
        Square::new(column as i32, (at / self.stride) as i32)
    }

    /// The first column of a part's word, its row, and its bits.
    #[must_use]
    #[inline]
    pub fn place_of(&self, (at, bits): Part) -> (usize, usize, u64) {
        (at % self.stride * BITS as usize, at / self.stride, bits)
    }

    /// The squares of a part that are in the set.
    #[must_use]
    #[inline]
    pub fn within(&self, (at, bits): Part) -> Part {
        (at, self.words[at] & bits)
    }

    /// Adds a part of another set of squares of the same board.
    #[inline]
    pub fn add_part(&mut self, (at, bits): Part) {
        self.words[at] |= bits;
        let row = at / self.stride;
        self.extend_rows(&(row..row + 1));
    }

    /// Removes a part of another set of squares of the same board.
    #[inline]
    pub fn drop_part(&mut self, (at, bits): Part) {
        self.words[at] &= !bits;
    }

    /// Adds the squares that steps reach from those of another set. Each step comes with the squares that it may lead to and
    /// with its offset as [`Shifted::source_offset`] gives it. None of those squares may be one that the step reaches from a square
    /// more than one column off the board, because rows are shifted as one run of bits.
    pub fn add_stepped<'m>(&mut self, from: &Shifted, steps: impl Iterator<Item = (&'m Mask, usize)>) {
        if from.rows.is_empty() {
            return;
        }
        let first = from.rows.start.saturating_sub(from.furthest.1);
        let rows = first..(from.rows.end + from.furthest.1).min(from.height);
        self.extend_rows(&rows);
        let span = self.span(&rows);
        let words = &mut self.words[span.clone()];
        let mut pairs = steps
            .map(|(onto, before)| (&from.words[before + span.start..before + span.end], &onto.words[span.clone()]));
        while let Some(first) = pairs.next() {
            // Four at once are far faster than one after the other. The first fills in for missing ones.
            let mut next = || pairs.next().unwrap_or(first);
            add_four(words, [first, next(), next(), next()]);
        }
    }
}

/// Adds the intersection of each of these pairs.
fn add_four(words: &mut [u64], pairs: [(&[u64], &[u64]); 4]) {
    let length = words.len();
    let [a, b, c, d] = pairs.map(|(from, onto)| (&from[..length], &onto[..length]));
    for (at, word) in words.iter_mut().enumerate() {
        *word |= a.0[at] & a.1[at] | b.0[at] & b.1[at] | c.0[at] & c.1[at] | d.0[at] & d.1[at];
    }
}
