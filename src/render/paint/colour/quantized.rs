//! Reduces many colours to few, for files limited to 256.

use color_quant::NeuQuant;

use super::theme::Rgb;

/// How many colours there are: one of a GIF's 256 means that nothing changes.
const MOST: usize = 255;
/// The entry of a pixel that stays as it was.
pub const UNCHANGED: u8 = 255;
/// One in this many pixels is sampled.
const EVERY: i32 = 7;

/// A palette for pictures of many colours, and the entry that each colour maps to.
pub struct Quantized {
    /// Fixed colours first.
    colours: Vec<Rgb>,
    /// How many of them are fixed.
    own: usize,
    /// By the six high bits of each channel.
    cells: Vec<Cell>,
}

/// A group of similar colours.
#[derive(Clone, Copy, Default)]
struct Cell {
    /// Whether a fixed colour is among them: those are matched exactly first.
    own: bool,
    /// What all others map to, once one has been requested.
    nearest: Option<u8>,
}

fn cell([red, green, blue]: Rgb) -> usize {
    let high = |channel: u8| usize::from(channel >> 2);
    (high(red) << 12) | (high(green) << 6) | high(blue)
}

impl Quantized {
    /// These colours unchanged, plus the ones that best approximate the rest of the picture.
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

    /// The entry of a colour: its exact match, or the nearest.
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

    /// All colours in GIF format, with a slot for [`UNCHANGED`].
    pub fn bytes(&self) -> Vec<u8> {
        let mut colours = self.colours.clone();
        colours.resize(MOST + 1, Rgb::default());
        colours.concat()
    }
}
