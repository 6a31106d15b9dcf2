//! How threatened squares are hatched.

use super::mask::Mask;
use super::rect::Rect;
use super::shape;

/// The hatching of an opponent's squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hatching {
    slant: Slant,
    dense: bool,
}

/// The direction of a hatching.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Slant {
    Rising,
    Falling,
    Upright,
    Level,
}

const SLANTS: [Slant; 4] = [Slant::Rising, Slant::Falling, Slant::Upright, Slant::Level];

impl Hatching {
    /// The hatching of the opponent with this index in the scene: the fifth to the eighth have the slants of the first four,
    /// but twice as many lines; from the ninth on they repeat.
    pub fn of(nth: usize) -> Self {
        Hatching { slant: SLANTS[nth % SLANTS.len()], dense: nth / SLANTS.len() % 2 == 1 }
    }

    /// The hatching over a square of this side. Lines continue from square to square.
    pub fn mask(self, side: i32) -> Mask {
        let lines = if self.dense { 8.0 } else { 4.0 };
        let (every, pen) = ((side as f32 / lines).max(5.0), (side as f32 * 0.045).max(1.0));
        let window = Rect::new(0, 0, side, side);
        match self.slant {
            Slant::Rising => Mask::of(window, shape::hatch(every, pen, true)),
            Slant::Falling => Mask::of(window, shape::hatch(every, pen, false)),
            Slant::Upright => Mask::of(window, shape::stripes(every, pen, true)),
            Slant::Level => Mask::of(window, shape::stripes(every, pen, false)),
        }
    }
}
