//! A bit set of a board's squares, so that one operation covers 64 squares.

mod shifted;

use std::ops::Range;

use super::area::Area;
use super::square::Square;

pub use shifted::{Gathered, Part, Shifted};

/// Bits in a word.
const BITS: u32 = u64::BITS;

/// A set of squares of a board of fixed size.
#[derive(Clone, Debug)]
pub struct Mask {
    width: u32,
    height: u32,
    /// Words per row, with at least one spare bit; bits beyond the board's width are never set.
    stride: usize,
    words: Vec<u64>,
    /// No bit is set outside these rows, so that a small set is cheap on a large board.
    rows: Range<usize>,
}

/// Equal if they hold the same squares of boards of the same size.
impl PartialEq for Mask {
    fn eq(&self, other: &Self) -> bool {
        (self.width, self.height, &self.words) == (other.width, other.height, &other.words)
    }
}

impl Eq for Mask {}

/// The distance and direction of a horizontal shift.
#[derive(Clone, Copy)]
struct Shift {
    /// Whole words.
    whole: usize,
    /// Bits on top of the whole words.
    bits: u32,
    east: bool,
}

impl Shift {
    fn at(columns: i32) -> Self {
        let far = columns.unsigned_abs();
        Shift { whole: (far / BITS) as usize, bits: far % BITS, east: columns >= 0 }
    }

    /// The bits that the shift brings into one word of a row that is `words` words long.
    fn shifted(self, index: usize, row: impl Fn(usize) -> u64, words: usize) -> u64 {
        let Shift { whole, bits, east } = self;
        let word = |at: Option<usize>| at.filter(|&at| at < words).map_or(0, &row);
        // In two shifts, since shifting a word by all of its bits overflows.
        if east {
            word(Some(index + whole)) >> bits | word(Some(index + whole + 1)) << 1 << (BITS - 1 - bits)
        } else {
            word(index.checked_sub(whole)) << bits | word(index.checked_sub(whole + 1)) >> 1 >> (BITS - 1 - bits)
        }
    }
}

impl Mask {
    /// The empty set for a board of this width and height.
    #[must_use]
    pub fn empty(width: u32, height: u32) -> Self {
        let stride = (width / BITS + 1) as usize;
        Mask { width, height, stride, words: vec![0; stride * height as usize], rows: 0..0 }
    }

    /// The set's size in memory, in bytes.
    #[must_use]
    pub fn memory(&self) -> usize {
        size_of::<Mask>() + self.words.len() * size_of::<u64>()
    }

    /// The number of words that hold its squares.
    #[must_use]
    pub fn words(&self) -> usize {
        self.words.len()
    }

    /// All squares of a board of this width and height.
    #[must_use]
    pub fn full(width: u32, height: u32) -> Self {
        let mut mask = Mask::empty(width, height);
        mask.rows = 0..height as usize;
        mask.words.fill(u64::MAX);
        mask.trim();
        mask
    }

    /// The empty set for the same board.
    #[must_use]
    pub fn empty_like(other: &Mask) -> Self {
        Mask::empty(other.width, other.height)
    }

    /// All squares of the same board.
    #[must_use]
    pub fn full_like(other: &Mask) -> Self {
        Mask::full(other.width, other.height)
    }

    /// Removes every square.
    pub fn clear(&mut self) {
        self.used_words_mut().fill(0);
        self.rows = 0..0;
    }

    /// The valid bits of the last word of a row.
    fn last_word_bits(&self) -> u64 {
        u64::MAX >> 1 >> (BITS - 1 - self.width % BITS)
    }

    fn trim(&mut self) {
        self.trim_rows(&self.rows.clone(), self.last_word_bits());
    }

    #[inline]
    fn span(&self, rows: &Range<usize>) -> Range<usize> {
        rows.start * self.stride..rows.end * self.stride
    }

    fn used_words(&self) -> &[u64] {
        &self.words[self.span(&self.rows)]
    }

    fn used_words_mut(&mut self) -> &mut [u64] {
        let span = self.span(&self.rows);
        &mut self.words[span]
    }

    #[inline]
    fn extend_rows(&mut self, rows: &Range<usize>) {
        if self.rows.is_empty() {
            self.rows = rows.clone();
        } else if !rows.is_empty() {
            self.rows = self.rows.start.min(rows.start)..self.rows.end.max(rows.end);
        }
    }

    /// Removes everything outside these rows.
    fn limit_rows(&mut self, rows: Range<usize>) {
        let (above, below) =
            (self.rows.start..rows.start.min(self.rows.end), rows.end.max(self.rows.start)..self.rows.end);
        for outside in [above, below] {
            if !outside.is_empty() {
                let span = self.span(&outside);
                self.words[span].fill(0);
            }
        }
        self.rows = overlap(&self.rows, &rows);
    }

    #[inline]
    fn position(&self, square: Square) -> Option<(usize, u64)> {
        let (x, y) = (u32::try_from(square.x).ok()?, u32::try_from(square.y).ok()?);
        (x < self.width && y < self.height).then(|| (y as usize * self.stride + (x / BITS) as usize, 1 << (x % BITS)))
    }

    /// Whether the square is in the set; never true off the board.
    #[must_use]
    #[inline]
    pub fn has(&self, square: Square) -> bool {
        self.position(square).is_some_and(|(word, bit)| self.words[word] & bit != 0)
    }

    /// Adds the square, unless it is off the board.
    #[inline]
    pub fn insert(&mut self, square: Square) {
        if let Some((word, bit)) = self.position(square) {
            self.words[word] |= bit;
            let row = square.y as usize;
            self.extend_rows(&(row..row + 1));
        }
    }

    /// Removes the square.
    #[inline]
    pub fn remove(&mut self, square: Square) {
        if let Some((word, bit)) = self.position(square) {
            self.words[word] &= !bit;
        }
    }

    /// Adds every square of the area that is on the board.
    pub fn insert_area(&mut self, area: Area) {
        let board = Area::between(Square::new(0, 0), Square::new(self.width as i32 - 1, self.height as i32 - 1));
        let Some(area) = area.within(board) else { return };
        let rows = area.north_west().y as usize..area.south_east().y as usize + 1;
        for row in rows.clone() {
            for (word, bits) in columns(area) {
                self.words[row * self.stride + word] |= bits;
            }
        }
        self.extend_rows(&rows);
    }

    /// Whether the square is on the board.
    #[must_use]
    pub fn is_on_board(&self, square: Square) -> bool {
        self.position(square).is_some()
    }

    /// Whether the whole area is on the board.
    #[must_use]
    pub fn holds(&self, area: Area) -> bool {
        let (first, last) = (area.north_west(), area.south_east());
        first.x >= 0 && first.y >= 0 && last.x < self.width as i32 && last.y < self.height as i32
    }

    /// Whether any square of the area is in the set.
    #[must_use]
    pub fn meets(&self, area: Area) -> bool {
        let board = Area::between(Square::new(0, 0), Square::new(self.width as i32 - 1, self.height as i32 - 1));
        area.within(board).is_some_and(|area| {
            let rows = overlap(&self.rows, &(area.north_west().y as usize..area.south_east().y as usize + 1));
            columns(area).any(|(word, bits)| rows.clone().any(|row| self.words[row * self.stride + word] & bits != 0))
        })
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.used_words().iter().all(|&word| word == 0)
    }

    /// The number of squares in the set.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.used_words().iter().map(|word| word.count_ones()).sum()
    }

    /// Shrinks the range of rows that may hold squares by the empty ones at either end.
    pub fn tighten(&mut self) {
        let empty = |word: &&u64| **word == 0;
        let leading = self.used_words().iter().take_while(empty).count() / self.stride;
        let trailing = self.used_words().iter().rev().take_while(empty).count() / self.stride;
        let end = self.rows.end.saturating_sub(trailing).max(self.rows.start + leading);
        self.rows = self.rows.start + leading..end;
    }

    /// The number of words in the rows that may hold squares: the cost of an operation on the set.
    #[must_use]
    pub fn extent(&self) -> u32 {
        (self.rows.len() * self.stride) as u32
    }

    /// Keeps only squares that are also in the other set (intersection).
    pub fn keep(&mut self, other: &Mask) {
        self.limit_rows(other.rows.clone());
        let span = self.span(&self.rows);
        let theirs = &other.words[span];
        self.used_words_mut().iter_mut().zip(theirs).for_each(|(word, other)| *word &= other);
    }

    /// Removes the squares that are in the other set (difference).
    pub fn drop(&mut self, other: &Mask) {
        let span = self.span(&overlap(&self.rows, &other.rows));
        self.words[span.clone()].iter_mut().zip(&other.words[span]).for_each(|(word, other)| *word &= !other);
    }

    /// Adds the squares of the other set (union).
    pub fn add(&mut self, other: &Mask) {
        let span = self.span(&other.rows);
        self.words[span.clone()].iter_mut().zip(&other.words[span]).for_each(|(word, other)| *word |= other);
        self.extend_rows(&other.rows);
    }

    /// Adds the squares that are in both of these.
    pub fn add_both(&mut self, one: &Mask, other: &Mask) {
        let rows = overlap(&one.rows, &other.rows);
        let span = self.span(&rows);
        let both = one.words[span.clone()].iter().zip(&other.words[span.clone()]);
        self.words[span].iter_mut().zip(both).for_each(|(word, (one, other))| *word |= one & other);
        self.extend_rows(&rows);
    }

    /// The squares of the board that are not in the set (complement).
    #[must_use]
    pub fn inverse(&self) -> Mask {
        let mut inverse = Mask::full_like(self);
        inverse.drop(self);
        inverse
    }

    /// Keeps the squares that a test keeps. The test gets part of a row at a time, as the row, its first column and a bit
    /// for each of its squares in the set, and returns the bits to keep.
    pub fn filter(&mut self, keeps: impl Fn(usize, usize, u64) -> u64) {
        let (first, stride) = (self.rows.start, self.stride);
        for (index, word) in self.used_words_mut().iter_mut().enumerate().filter(|(_, word)| **word != 0) {
            *word &= keeps(first + index / stride, index % stride * BITS as usize, *word);
        }
    }

    /// Keeps the squares whose neighbor at this offset of columns and rows is in the other set.
    pub fn keep_where(&mut self, other: &Mask, offset: (i32, i32)) {
        self.limit_rows(self.rows_reaching(other, offset.1));
        let rows = self.rows.clone();
        self.combine(&rows, offset, |at| other.words[at], |word, seen| word & seen);
    }

    /// Removes the squares whose neighbor at this offset is in the other set.
    pub fn drop_where(&mut self, other: &Mask, offset: (i32, i32)) {
        let rows = overlap(&self.rows, &self.rows_reaching(other, offset.1));
        self.combine(&rows, offset, |at| other.words[at], |word, seen| word & !seen);
    }

    /// Adds the squares whose neighbor at this offset is in the other set.
    pub fn add_where(&mut self, other: &Mask, offset: (i32, i32)) {
        let rows = self.rows_reaching(other, offset.1);
        self.extend_rows(&rows);
        let last_word_bits = self.last_word_bits();
        self.combine(&rows, offset, |at| other.words[at], |word, seen| word | seen);
        self.trim_rows(&rows, last_word_bits);
    }

    /// Adds every square within this many columns and rows of one in the set.
    pub fn grow(&mut self, by: u32) {
        for way in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            self.spread(by + 1, way, Mask::add_where);
        }
    }

    /// The north-west corners at which a rectangle of this size lies wholly in the set.
    #[must_use]
    pub fn all_over(&self, width: u32, height: u32) -> Mask {
        self.over_rectangle(width, height, Mask::keep_where)
    }

    /// The north-west corners at which a rectangle of this size meets the set.
    #[must_use]
    pub fn any_over(&self, width: u32, height: u32) -> Mask {
        self.over_rectangle(width, height, Mask::add_where)
    }

    fn over_rectangle(&self, width: u32, height: u32, merge: fn(&mut Mask, &Mask, (i32, i32))) -> Mask {
        let mut all = self.clone();
        all.spread(width, (1, 0), merge);
        all.spread(height, (0, 1), merge);
        all
    }

    /// Merges each square with the ones after it, for this many in a row, itself included. Doubles the span each time.
    fn spread(&mut self, length: u32, (dx, dy): (i32, i32), merge: fn(&mut Mask, &Mask, (i32, i32))) {
        let (length, mut seen) = (length as i32, 1);
        while seen < length {
            let further = seen.min(length - seen);
            let nearer = self.clone();
            merge(self, &nearer, (dx * further, dy * further));
            seen += further;
        }
    }

    fn trim_rows(&mut self, rows: &Range<usize>, last_word_bits: u64) {
        let (span, stride) = (self.span(rows), self.stride);
        self.words[span].chunks_exact_mut(stride).for_each(|row| row[stride - 1] &= last_word_bits);
    }

    /// The rows for which the row `dy` further on may hold a square of the other set.
    fn rows_reaching(&self, other: &Mask, dy: i32) -> Range<usize> {
        let row = |row: usize| (row as i32 - dy).clamp(0, self.height as i32) as usize;
        row(other.rows.start)..row(other.rows.end)
    }

    /// Merges each word of these rows with the shifted words at the offset. Those rows must be on the board.
    fn combine(
        &mut self,
        rows: &Range<usize>,
        (dx, dy): (i32, i32),
        source: impl Fn(usize) -> u64,
        merge: impl Fn(u64, u64) -> u64,
    ) {
        if rows.is_empty() {
            return;
        }
        let (shift, stride, span) = (Shift::at(dx), self.stride, self.span(rows));
        let first = (rows.start as i32 + dy) as usize * stride;
        if stride == 1 && shift.whole == 0 {
            let words = self.words[span].iter_mut().enumerate();
            if shift.east {
                words.for_each(|(at, word)| *word = merge(*word, source(first + at) >> shift.bits));
            } else {
                words.for_each(|(at, word)| *word = merge(*word, source(first + at) << shift.bits));
            }
            return;
        }
        for (row, words) in self.words[span].chunks_exact_mut(stride).enumerate() {
            let there = first + row * stride;
            for (index, word) in words.iter_mut().enumerate() {
                *word = merge(*word, shift.shifted(index, |at| source(there + at), stride));
            }
        }
    }

    /// The squares of the set in reading order.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        let first = self.span(&self.rows).start;
        self.used_words().iter().enumerate().filter(|&(_, &word)| word != 0).flat_map(move |(index, &word)| {
            let index = first + index;
            let (row, first) = ((index / self.stride) as i32, (index % self.stride) as i32 * BITS as i32);
            let bits = std::iter::successors(Some(word), |&rest| Some(rest & rest.wrapping_sub(1)))
                .take_while(|&rest| rest != 0);
            bits.map(move |rest| Square::new(first + rest.trailing_zeros() as i32, row))
        })
    }
}

fn overlap(a: &Range<usize>, b: &Range<usize>) -> Range<usize> {
    let start = a.start.max(b.start);
    start..a.end.min(b.end).max(start)
}

/// The words of a row that the area's columns touch, with their bits.
fn columns(area: Area) -> impl Iterator<Item = (usize, u64)> {
    let (west, east) = (area.north_west().x as u32, area.south_east().x as u32);
    (west / BITS..=east / BITS).map(move |word| {
        let from = west.saturating_sub(word * BITS);
        let to = (east - word * BITS).min(BITS - 1);
        (word as usize, u64::MAX << from & u64::MAX >> (BITS - 1 - to))
    })
}
