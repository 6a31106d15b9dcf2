//! A value for every square of a board, compared with others one part of a row at a time.

use crate::field::Battlefield;

/// How many squares a part of a row has, as [`Mask::filter`](crate::grid::Mask::filter) visits them.
const PART: usize = u64::BITS as usize;

/// A value for every square of a board.
pub(super) struct Sheet<T> {
    width: usize,
    /// How many padding values, off the board and meaningless, the list begins and ends with.
    margin: usize,
    values: Vec<T>,
}

impl<T: Copy + Default> Sheet<T> {
    /// Stores these values in reading order, for lookups at offsets of at most `furthest` columns and rows.
    pub(super) fn new(board: &Battlefield, furthest: u32, values: impl Iterator<Item = T>) -> Self {
        let width = board.width() as usize;
        let margin = furthest as usize * (width + 1) + PART;
        let mut all = vec![T::default(); margin];
        all.extend(values);
        all.resize(all.len() + margin, T::default());
        Sheet { width, margin, values: all }
    }

    /// The values of the board in reading order.
    pub(super) fn squares_mut(&mut self) -> &mut [T] {
        let end = self.values.len() - self.margin;
        &mut self.values[self.margin..end]
    }

    /// The values at this offset from the squares of a part of a row.
    pub(super) fn part(&self, (row, first): (usize, usize), (dx, dy): (i32, i32)) -> &[T] {
        let start = (self.margin + row * self.width + first)
            .wrapping_add_signed(dy as isize * self.width as isize + dx as isize);
        &self.values[start..][..PART]
    }
}

/// A bit for each square of a part, set if `holds` is true for the pair of values there.
pub(super) fn bits<T: Copy>(one: &[T], other: &[T], holds: impl Fn(T, T) -> bool) -> u64 {
    let mut flags = [0_u8; PART];
    let pairs = one[..PART].iter().zip(&other[..PART]);
    flags.iter_mut().zip(pairs).for_each(|(flag, (one, other))| *flag = u8::from(holds(*one, *other)));
    let (eights, _) = flags.as_chunks::<8>();
    eights.iter().rev().fold(0, |bits, eight| bits << 8 | u64::from_le_bytes(*eight).wrapping_mul(GATHER) >> 56)
}

/// Times this, eight bytes of 0 or 1 have their bits in the highest byte, the first as the lowest bit: it moves each to its
/// place there, and no two to the same.
const GATHER: u64 = 0x0102_0408_1020_4080;
