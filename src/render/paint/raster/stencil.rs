//! Shapes that are used repeatedly, within a picture and across pictures.

use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use rustc_hash::FxHashMap;

use super::hatching::Hatching;
use super::mask::Mask;
use super::outline::Outline;
use super::rect::Rect;
use super::{pattern, shape};
use crate::field::Terrain;

/// More stencils than a few tables at their usual sizes need; beyond that the cache starts over.
const MOST_KEPT: usize = 1_000;

/// A shape that is rasterized once, cached for all pictures, and stamped. It depends only on its own fields, so caching
/// changes no picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each variant says what its fields are")]
pub enum Stencil {
    /// The pattern of a terrain over a square of this side.
    Pattern { terrain: Terrain, dense: bool, side: i32 },
    /// The hatching of a threatened square of this side.
    Hatch { hatching: Hatching, side: i32 },
    /// The body of a token in a space of this size, inset by this many sixteenths of a pixel.
    Body { outline: Outline, width: i32, height: i32, inset: i32 },
    /// A plate with round corners under a number.
    Plate { width: i32, height: i32, corner: i32 },
    /// The mark of a strike around the origin, with the radii of its tips and notches in pixels.
    Burst { outer: i32, inner: i32 },
    /// A line with round ends from one point to another, and its width: the bits of five `f32` pixel values.
    Line { ends: [u32; 4], width: u32 },
}

static KEPT: LazyLock<RwLock<FxHashMap<Stencil, Arc<Mask>>>> = LazyLock::new(RwLock::default);

impl Stencil {
    /// Its mask, with the origin at the upper left corner unless stated otherwise.
    pub fn mask(self) -> Arc<Mask> {
        if let Some(mask) = KEPT.read().unwrap_or_else(PoisonError::into_inner).get(&self) {
            return Arc::clone(mask);
        }
        let mask = Arc::new(self.cut());
        let mut kept = KEPT.write().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST_KEPT {
            kept.clear();
        }
        kept.insert(self, Arc::clone(&mask));
        mask
    }

    fn cut(self) -> Mask {
        match self {
            Stencil::Pattern { terrain, dense, side } => pattern::of(terrain, dense, side),
            Stencil::Hatch { hatching, side } => hatching.mask(side),
            Stencil::Body { outline, width, height, inset } => outline.mask(width, height, inset as f32 / 16.0),
            Stencil::Plate { width, height, corner } => {
                let half = (width as f32 / 2.0, height as f32 / 2.0);
                Mask::of(Rect::new(0, 0, width, height), shape::slab(half, half, corner as f32))
            }
            Stencil::Line { ends, width } => {
                let ([x, y, to_x, to_y], width) = (ends.map(f32::from_bits), f32::from_bits(width));
                Mask::of(shape::around_line((x, y), (to_x, to_y), width), shape::line((x, y), (to_x, to_y), width))
            }
            Stencil::Burst { outer, inner } => {
                let bounds = Rect::around((0.0, 0.0), outer as f32 + 1.0);
                Mask::of(bounds, shape::burst((0.0, 0.0), outer as f32, inner as f32))
            }
        }
    }
}
