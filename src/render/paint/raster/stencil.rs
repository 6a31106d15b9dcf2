//! Shapes that come up again and again, on one picture and on the next.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use super::hatching::Hatching;
use super::mask::Mask;
use super::outline::Outline;
use super::rect::Rect;
use super::{pattern, shape};
use crate::field::Terrain;

/// More stencils than a few tables at their usual sizes need; past it the cache starts over.
const MOST_KEPT: usize = 500;

/// A shape that is worked out once a thread, kept, and stamped. It depends on nothing but what is named here, so keeping it
/// changes no picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stencil {
    /// The pattern of a terrain over a square of this side.
    Pattern { terrain: Terrain, dense: bool, side: i32 },
    /// The hatching of a threatened square of this side.
    Hatch { hatching: Hatching, side: i32 },
    /// The body of a token in a space so wide and high, so many sixteenths of a pixel in from its border.
    Body { outline: Outline, width: i32, height: i32, inset: i32 },
    /// A plate with round corners under a number.
    Plate { width: i32, height: i32, corner: i32 },
    /// The mark of a blow around the origin, so many pixels to its tips and notches.
    Burst { outer: i32, inner: i32 },
}

thread_local! {
    static KEPT: RefCell<HashMap<Stencil, Rc<Mask>>> = RefCell::new(HashMap::new());
}

impl Stencil {
    /// Its mask, with the origin at the upper left corner if nothing else is said.
    pub fn mask(self) -> Rc<Mask> {
        if let Some(mask) = KEPT.with_borrow(|kept| kept.get(&self).cloned()) {
            return mask;
        }
        let mask = Rc::new(self.cut());
        KEPT.with_borrow_mut(|kept| {
            if kept.len() >= MOST_KEPT {
                kept.clear();
            }
            kept.insert(self, Rc::clone(&mask));
        });
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
            Stencil::Burst { outer, inner } => {
                let bounds = Rect::around((0.0, 0.0), outer as f32 + 1.0);
                Mask::of(bounds, shape::burst((0.0, 0.0), outer as f32, inner as f32))
            }
        }
    }
}
