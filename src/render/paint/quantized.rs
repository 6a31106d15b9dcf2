//! Few colours in place of many, for files that have only 256.

use color_quant::NeuQuant;

use super::theme::Rgb;

/// How many colours there are: of the 256 that a GIF has, one says that nothing changes.
const MOST: usize = 255;
/// The entry of a pixel that stays as it was.
pub(super) const UNCHANGED: u8 = 255;
/// Of how many pixels one is looked at.
const EVERY: i32 = 7;

/// A palette for pictures of many colours, and which entry of it each colour becomes.
pub(super) struct Quantized {
    colours: Vec<Rgb>,
    /// What was asked for already, by the six high bits of each channel.
    known: Vec<u16>,
}

/// Nobody asked so far.
const UNKNOWN: u16 = u16::MAX;

impl Quantized {
    /// These colours as they are, and beside them those that come nearest to what else the picture has.
    pub(super) fn of(own: impl Iterator<Item = Rgb>, picture: &[Rgb]) -> Self {
        let mut colours: Vec<Rgb> = own.take(MOST).collect();
        let others = picture.iter().filter(|pixel| !colours.contains(pixel));
        let others: Vec<u8> = others.flat_map(|&[red, green, blue]| [red, green, blue, u8::MAX]).collect();
        let room = MOST - colours.len();
        if !others.is_empty() && room > 0 {
            let learned = NeuQuant::new(EVERY, room, &others).color_map_rgb();
            colours.extend(learned.chunks_exact(3).map(|rgb| [rgb[0], rgb[1], rgb[2]]));
        }
        Quantized { colours, known: vec![UNKNOWN; 1 << 18] }
    }

    /// The entry of a colour: its own, or the nearest.
    pub(super) fn entry(&mut self, colour: Rgb) -> u8 {
        let [red, green, blue] = colour.map(|channel| usize::from(channel >> 2));
        let cell = (red << 12) | (green << 6) | blue;
        if let Ok(known) = u8::try_from(self.known[cell]) {
            return known;
        }
        let apart =
            |other: &Rgb| -> u32 { colour.iter().zip(other).map(|(&a, &b)| u32::from(a.abs_diff(b)).pow(2)).sum() };
        let nearest = self.colours.iter().enumerate().min_by_key(|(_, other)| apart(other));
        let entry = nearest.and_then(|(entry, _)| u8::try_from(entry).ok()).unwrap_or_default();
        self.known[cell] = u16::from(entry);
        entry
    }

    /// All colours as the GIF format wants them, with a place for [`UNCHANGED`].
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut colours = self.colours.clone();
        colours.resize(MOST + 1, Rgb::default());
        colours.concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_theme_has_stays_and_the_rest_comes_near() {
        let own = [[255, 255, 255], [20, 18, 16]];
        let slope = (0..=255_u8).flat_map(|n| [[n, 255 - n, n / 2], own[0]]);
        let picture: Vec<Rgb> = slope.cycle().take(40 * 512).collect();
        let mut few = Quantized::of(own.into_iter(), &picture);
        assert_eq!((few.entry(own[0]), few.entry(own[1])), (0, 1));
        assert_eq!(few.bytes().len(), 256 * 3);
        for colour in picture {
            let entry = few.entry(colour);
            assert!(entry != UNCHANGED);
            let got = few.colours[usize::from(entry)];
            let apart = colour.iter().zip(got).map(|(a, b)| a.abs_diff(b)).max();
            assert!(apart < Some(24), "{colour:?} became {got:?}");
        }
        assert_eq!(Quantized::of(own.into_iter(), &own).entry([250, 250, 250]), 0);
    }
}
