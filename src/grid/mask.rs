//! A set of squares of one board, a bit a square, so that a question about every square is asked of 64 at a time.

use super::square::Square;

/// Bits in a word.
const BITS: u32 = u64::BITS;

/// A set of squares of a board of a fixed size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mask {
    width: u32,
    height: u32,
    /// Words a row; the bits beyond the board's width are never set.
    stride: usize,
    words: Vec<u64>,
}

impl Mask {
    /// No square of a board so many columns wide and rows high.
    #[must_use]
    pub fn empty(width: u32, height: u32) -> Self {
        let stride = width.div_ceil(BITS) as usize;
        Mask { width, height, stride, words: vec![0; stride * height as usize] }
    }

    /// Every square of a board so many columns wide and rows high.
    #[must_use]
    pub fn full(width: u32, height: u32) -> Self {
        let mut mask = Mask::empty(width, height);
        mask.words.fill(u64::MAX);
        mask.trim();
        mask
    }

    /// No square of the board of another mask.
    #[must_use]
    pub fn empty_like(other: &Mask) -> Self {
        Mask::empty(other.width, other.height)
    }

    /// Every square of the board of another mask.
    #[must_use]
    pub fn full_like(other: &Mask) -> Self {
        Mask::full(other.width, other.height)
    }

    fn trim(&mut self) {
        let beyond = self.width % BITS;
        if beyond > 0 {
            let last = u64::MAX >> (BITS - beyond);
            self.words.iter_mut().skip(self.stride - 1).step_by(self.stride).for_each(|word| *word &= last);
        }
    }

    fn slot(&self, square: Square) -> Option<(usize, u64)> {
        let (x, y) = (u32::try_from(square.x).ok()?, u32::try_from(square.y).ok()?);
        (x < self.width && y < self.height).then(|| (y as usize * self.stride + (x / BITS) as usize, 1 << (x % BITS)))
    }

    /// Whether the square is in the set; no square off the board is.
    #[must_use]
    pub fn has(&self, square: Square) -> bool {
        self.slot(square).is_some_and(|(word, bit)| self.words[word] & bit != 0)
    }

    /// Puts the square into the set; nothing happens off the board.
    pub fn insert(&mut self, square: Square) {
        if let Some((word, bit)) = self.slot(square) {
            self.words[word] |= bit;
        }
    }

    /// Takes the square out of the set; nothing happens off the board.
    pub fn remove(&mut self, square: Square) {
        if let Some((word, bit)) = self.slot(square) {
            self.words[word] &= !bit;
        }
    }

    /// Whether no square is in the set.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// How many squares are in the set.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.words.iter().map(|word| word.count_ones()).sum()
    }

    /// Keeps the squares that are in the other set too.
    pub fn keep(&mut self, other: &Mask) {
        self.words.iter_mut().zip(&other.words).for_each(|(word, other)| *word &= other);
    }

    /// Takes out the squares that are in the other set.
    pub fn drop(&mut self, other: &Mask) {
        self.words.iter_mut().zip(&other.words).for_each(|(word, other)| *word &= !other);
    }

    /// Adds the squares that are in the other set.
    pub fn add(&mut self, other: &Mask) {
        self.words.iter_mut().zip(&other.words).for_each(|(word, other)| *word |= other);
    }

    /// The squares of the board that are not in the set.
    #[must_use]
    pub fn inverse(&self) -> Mask {
        let mut inverse = self.clone();
        inverse.words.iter_mut().for_each(|word| *word = !*word);
        inverse.trim();
        inverse
    }

    /// Keeps the squares from which the square so many columns and rows further is in the other set.
    pub fn keep_where(&mut self, other: &Mask, offset: (i32, i32)) {
        self.combine(other, offset, |word, seen| word & seen);
    }

    /// Takes out the squares from which the square so many columns and rows further is in the other set.
    pub fn drop_where(&mut self, other: &Mask, offset: (i32, i32)) {
        self.combine(other, offset, |word, seen| word & !seen);
    }

    /// Adds the squares from which the square so many columns and rows further is in the other set.
    pub fn add_where(&mut self, other: &Mask, offset: (i32, i32)) {
        self.combine(other, offset, |word, seen| word | seen);
        self.trim();
    }

    /// For each square, what the square at the offset holds in the other set.
    fn combine(&mut self, other: &Mask, (dx, dy): (i32, i32), merge: impl Fn(u64, u64) -> u64) {
        let (whole, part) = ((dx.unsigned_abs() / BITS) as usize, dx.unsigned_abs() % BITS);
        let stride = self.stride;
        for y in 0..self.height as i32 {
            let row = &mut self.words[y as usize * stride..][..stride];
            if !(0..other.height as i32).contains(&(y + dy)) {
                row.iter_mut().for_each(|word| *word = merge(*word, 0));
                continue;
            }
            let seen = &other.words[(y + dy) as usize * stride..][..stride];
            if let ([word], [seen]) = (&mut *row, seen) {
                let shifted = match (whole, dx >= 0) {
                    (0, true) => seen >> part,
                    (0, false) => seen << part,
                    _ => 0,
                };
                *word = merge(*word, shifted);
                continue;
            }
            let at = |index: Option<usize>| index.and_then(|index| seen.get(index)).copied().unwrap_or(0);
            for (index, word) in row.iter_mut().enumerate() {
                let shifted = if dx >= 0 {
                    let (low, high) = (at(Some(index + whole)), at(Some(index + whole + 1)));
                    if part == 0 { low } else { low >> part | high << (BITS - part) }
                } else {
                    let (low, high) = (at(index.checked_sub(whole + 1)), at(index.checked_sub(whole)));
                    if part == 0 { high } else { high << part | low >> (BITS - part) }
                };
                *word = merge(*word, shifted);
            }
        }
    }

    /// The squares of the set in reading order.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        self.words.iter().enumerate().filter(|&(_, &word)| word != 0).flat_map(|(index, &word)| {
            let (row, first) = ((index / self.stride) as i32, (index % self.stride) as i32 * BITS as i32);
            let bits = std::iter::successors(Some(word), |&rest| Some(rest & rest.wrapping_sub(1)))
                .take_while(|&rest| rest != 0);
            bits.map(move |rest| Square::new(first + rest.trailing_zeros() as i32, row))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn looking_at_an_offset_is_looking_at_that_square(
            (width, height) in (1_u32..150, 1_u32..8),
            set in proptest::collection::vec((0_i32..150, 0_i32..8), 0..60),
            (dx, dy) in (-140_i32..140, -8_i32..8),
        ) {
            let mut mask = Mask::empty(width, height);
            set.iter().for_each(|&(x, y)| mask.insert(Square::new(x, y)));
            let mut kept = Mask::full(width, height);
            kept.keep_where(&mask, (dx, dy));
            let mut added = Mask::empty(width, height);
            added.add_where(&mask, (dx, dy));
            let mut dropped = Mask::full(width, height);
            dropped.drop_where(&mask, (dx, dy));
            for y in 0..height as i32 {
                for x in 0..width as i32 {
                    let square = Square::new(x, y);
                    let there = mask.has(square.offset((dx, dy)));
                    prop_assert_eq!(kept.has(square), there);
                    prop_assert_eq!(added.has(square), there);
                    prop_assert_eq!(dropped.has(square), !there);
                }
            }
            prop_assert_eq!(dropped.inverse(), kept);
            let listed: Vec<Square> = mask.squares().collect();
            prop_assert_eq!(listed.len(), mask.count() as usize);
            prop_assert!(listed.iter().all(|&square| mask.has(square)));
        }
    }
}
