//! The shapes of tokens.

use super::mask::Mask;
use super::rect::Rect;
use super::shape::{self, Gem, Point};

/// The shape of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outline {
    /// A circle.
    Disc,
    /// A square with rounded corners.
    Slab,
    /// A polygon with blunt corners.
    Gem(Gem),
    /// A square with sharp corners.
    Tile,
}

impl Outline {
    /// How far its border is from the middle toward a corner, as a fraction of the way.
    pub fn diagonal(self) -> f32 {
        match self {
            Outline::Disc | Outline::Gem(Gem::Hexagon | Gem::Octagon) => 0.74,
            Outline::Slab => 0.9,
            Outline::Tile => 1.0,
            Outline::Gem(Gem::Diamond) => 0.6,
        }
    }

    /// How far its corner marks are moved in from the corners of a space, to touch the shape.
    pub fn dent(self, rect: Rect) -> Point {
        let short = rect.width().min(rect.height()) as f32;
        let dent = short * (0.74 - self.diagonal()).max(0.0) * 0.5;
        (dent, dent)
    }

    /// The shape in a space of this size, inset by this many pixels.
    pub fn mask(self, width: i32, height: i32, inset: f32) -> Mask {
        let rect = Rect::new(0, 0, width, height);
        let centre = rect.centre();
        let half = ((centre.0 - inset).max(0.5), (centre.1 - inset).max(0.5));
        let short = half.0.min(half.1);
        let stretch = (half.0 - short, half.1 - short);
        let bounds = rect.inset((inset.floor() as i32).min(0) - 1);
        match self {
            Outline::Disc => Mask::of(bounds, shape::slab(centre, half, short)),
            Outline::Slab => Mask::of(bounds, shape::slab(centre, half, short * 0.34)),
            Outline::Tile => Mask::of(bounds, shape::slab(centre, half, 1.0)),
            Outline::Gem(gem) => Mask::of(bounds, shape::gem(centre, short, stretch, gem)),
        }
    }
}
