//! Huffman codes, which give frequent symbols few bits.

use super::Bits;

/// The bits of each symbol, in writing order, and their number; zero for a symbol that does not occur.
pub struct Code {
    /// For each symbol its bits and their number.
    pub of: Vec<(u16, u8)>,
}

/// The order in which the format lists the lengths of the code-length code.
const LISTED: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// The format's symbols for repeated lengths: repeat the last one, and two runs of zeros.
const AGAIN: usize = 16;
const FEW_ZEROS: usize = 17;
const MANY_ZEROS: usize = 18;

impl Code {
    /// The code for symbols of these frequencies, none longer than `most` bits. It has at least two symbols, as some readers
    /// require.
    pub fn of(frequencies: &[u32], most: u8) -> Self {
        let mut weights = frequencies.to_vec();
        for symbol in 0..weights.len() {
            if weights.iter().filter(|&&weight| weight > 0).count() >= 2 {
                break;
            }
            weights[symbol] = weights[symbol].max(1);
        }
        let mut lengths = lengths(&weights);
        // In rare cases a symbol's code gets too long: then the frequencies are levelled.
        while lengths.iter().any(|&length| length > most) {
            weights.iter_mut().filter(|weight| **weight > 0).for_each(|weight| *weight = *weight / 2 + 1);
            lengths = self::lengths(&weights);
        }
        Code { of: codes(&lengths) }
    }

    /// The bits of a symbol followed by its extra bits, and their total number.
    #[inline]
    pub fn with_extra(&self, (symbol, extra, more): (usize, u32, u32)) -> (u32, u32) {
        let (bits, many) = self.of[symbol];
        (u32::from(bits) | extra << many, u32::from(many) + more)
    }

    /// The code lengths of its symbols without trailing unused ones, but at least this many.
    fn lengths(&self, least: usize) -> impl Iterator<Item = u8> + '_ {
        let last = self.of.iter().rposition(|(_, many)| *many > 0).map_or(0, |last| last + 1);
        self.of[..last.max(least)].iter().map(|(_, many)| *many)
    }
}

/// How many bits each symbol gets: the two rarest are repeatedly merged.
fn lengths(weights: &[u32]) -> Vec<u8> {
    let mut leaves: Vec<(u32, usize)> = weights
        .iter()
        .enumerate()
        .filter(|(_, weight)| **weight > 0)
        .map(|(symbol, weight)| (*weight, symbol))
        .collect();
    leaves.sort_unstable();
    // The leaves, then the pairs: both are sorted by weight, so the rarest is at the front of one of them.
    let mut weight: Vec<u32> = leaves.iter().map(|(weight, _)| *weight).collect();
    let mut parents = vec![0; 2 * leaves.len()];
    let (mut leaf, mut pair) = (0, leaves.len());
    while weight.len() + 1 < 2 * leaves.len() {
        let mut sum = 0;
        for _ in 0..2 {
            let rarest = if pair >= weight.len() || (leaf < leaves.len() && weight[leaf] <= weight[pair]) {
                &mut leaf
            } else {
                &mut pair
            };
            sum += weight[*rarest];
            parents[*rarest] = weight.len();
            *rarest += 1;
        }
        weight.push(sum);
    }
    let mut depths = vec![0_u8; weight.len()];
    for node in (0..weight.len().saturating_sub(1)).rev() {
        depths[node] = depths[parents[node]] + 1;
    }
    let mut lengths = vec![0; weights.len()];
    for ((_, symbol), depth) in leaves.iter().zip(depths) {
        lengths[*symbol] = depth;
    }
    lengths
}

/// The canonical codes for symbols of these lengths.
fn codes(lengths: &[u8]) -> Vec<(u16, u8)> {
    let mut codes = vec![(0, 0); lengths.len()];
    let mut code = 0_u16;
    for many in 1..=15_u8 {
        for symbol in (0..lengths.len()).filter(|&symbol| lengths[symbol] == many) {
            codes[symbol] = (code.reverse_bits() >> (16 - many), many);
            code += 1;
        }
        code <<= 1;
    }
    codes
}

/// Writes the code lengths in the header of a block.
pub(super) fn describe(bits: &mut Bits, letters: &Code, distances: &Code) {
    let (letters, distances): (Vec<u8>, Vec<u8>) = (letters.lengths(257).collect(), distances.lengths(1).collect());
    let runs = runs(&[&letters[..], &distances[..]].concat());
    let mut frequencies = [0; LISTED.len()];
    runs.iter().for_each(|(symbol, ..)| frequencies[*symbol] += 1);
    let code = Code::of(&frequencies, 7);
    let listed = LISTED.iter().rposition(|&symbol| code.of[symbol].1 > 0).map_or(4, |last| (last + 1).max(4));
    bits.put(letters.len() as u32 - 257, 5);
    bits.put(distances.len() as u32 - 1, 5);
    bits.put(listed as u32 - 4, 4);
    LISTED[..listed].iter().for_each(|&symbol| bits.put(u32::from(code.of[symbol].1), 3));
    for (symbol, extra, many) in runs {
        bits.code(&code, symbol);
        bits.put(extra, many);
    }
}

/// Run-length encodes the lengths as symbols, each with its extra bits and their number.
fn runs(lengths: &[u8]) -> Vec<(usize, u32, u32)> {
    let mut runs = Vec::new();
    for alike in lengths.chunk_by(|one, other| one == other) {
        let length = usize::from(alike[0]);
        let mut left = alike.len() as u32;
        if length > 0 {
            runs.push((length, 0, 0));
            left -= 1;
        }
        while left > 0 {
            let (symbol, least, most, many) = match (length, left) {
                (0, 11..) => (MANY_ZEROS, 11, 138, 7),
                (0, 3..) => (FEW_ZEROS, 3, 10, 3),
                (1.., 3..) => (AGAIN, 3, 6, 2),
                _ => (length, 1, 1, 0),
            };
            let part = left.min(most);
            runs.push((symbol, part - least, many));
            left -= part;
        }
    }
    runs
}
