//! Few colours in place of many, for files that have only 256.

use color_quant::NeuQuant;

use super::theme::Rgb;

/// How many colours there are: of the 256 that a GIF has, one says that nothing changes.
const MOST: usize = 255;
/// The entry of a pixel that stays as it was.
pub const UNCHANGED: u8 = 255;
/// Of how many pixels one is looked at.
const EVERY: i32 = 7;

/// A palette for pictures of many colours, and which entry of it each colour becomes.
pub struct Quantized {
    /// Own colours first.
    colours: Vec<Rgb>,
    /// How many of them are own.
    own: usize,
    /// By the six high bits of each channel.
    cells: Vec<Cell>,
}

/// Colours that are nearly alike.
#[derive(Clone, Copy, Default)]
struct Cell {
    /// Whether an own colour is among them: that one is looked for first.
    own: bool,
    /// What all the others become, once one was asked for.
    nearest: Option<u8>,
}

fn cell([red, green, blue]: Rgb) -> usize {
    let high = |channel: u8| usize::from(channel >> 2);
    (high(red) << 12) | (high(green) << 6) | high(blue)
}

impl Quantized {
    /// These colours as they are, and beside them those that come nearest to what else the picture has.
    pub fn of(own: impl Iterator<Item = Rgb>, picture: &[Rgb]) -> Self {
        let mut colours: Vec<Rgb> = own.take(MOST).collect();
        let others = picture.iter().filter(|pixel| !colours.contains(pixel));
        let others: Vec<u8> = others.flat_map(|&[red, green, blue]| [red, green, blue, u8::MAX]).collect();
        let own = colours.len();
        let mut cells = vec![Cell::default(); 1 << 18];
        for &colour in &colours {
            cells[cell(colour)].own = true;
        }
        let room = MOST - own;
        if !others.is_empty() && room > 0 {
            let learned = NeuQuant::new(EVERY, room, &others).color_map_rgb();
            colours.extend(learned.chunks_exact(3).map(|rgb| [rgb[0], rgb[1], rgb[2]]));
        }
        Quantized { colours, own, cells }
    }

    /// The entry of a colour: its own, or the nearest.
    pub fn entry(&mut self, colour: Rgb) -> u8 {
        let cell = &mut self.cells[cell(colour)];
        let number = |entry| u8::try_from(entry).unwrap_or_default();
        if cell.own
            && let Some(exact) = self.colours[..self.own].iter().position(|own| *own == colour)
        {
            return number(exact);
        }
        if let Some(known) = cell.nearest {
            return known;
        }
        let apart =
            |other: &Rgb| -> u32 { colour.iter().zip(other).map(|(&a, &b)| u32::from(a.abs_diff(b)).pow(2)).sum() };
        let nearest = self.colours.iter().enumerate().min_by_key(|(_, other)| apart(other));
        let entry = nearest.map_or(0, |(entry, _)| number(entry));
        cell.nearest = Some(entry);
        entry
    }

    /// All colours as the GIF format wants them, with a place for [`UNCHANGED`].
    pub fn bytes(&self) -> Vec<u8> {
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

    #[test]
    fn two_colours_of_a_theme_stay_two_however_near_they_are() {
        let own = [[252, 252, 252], [255, 255, 255], [253, 253, 253]];
        let mut few = Quantized::of(own.into_iter(), &own);
        assert_eq!([[254, 255, 255], own[0], own[1], own[2]].map(|colour| few.entry(colour)), [1, 0, 1, 2]);
    }
}
