//! The places where a mover may end.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use super::steps::ShapeId;
use super::wave::Layer;
use crate::grid::{Feet, Footprint, Mask, Placement, Square};

/// The places where a mover may end within its budget, with the minimum feet to each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Each anchor is in one layer only, or in one for each shape. Ends without squeezing come first, then the cheaper ones.
    layers: Vec<(bool, Layer)>,
}

/// A place to end a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct End {
    pub(crate) feet: Feet,
    pub(crate) shape: ShapeId,
}

impl Reach {
    /// The best of these ends for each anchor: one without squeezing first, then the cheaper one.
    pub(crate) fn new(layers: Vec<(bool, Layer)>) -> Self {
        Reach::best_of(layers, |_| 0)
    }

    /// The cheapest of these ends for each anchor and shape, for a mover to which it matters which squares it fills.
    pub(crate) fn in_each_shape(layers: Vec<(bool, Layer)>) -> Self {
        Reach::best_of(layers, |shape| shape)
    }

    fn best_of(mut layers: Vec<(bool, Layer)>, kind: impl Fn(ShapeId) -> usize) -> Self {
        layers.sort_by_key(|(squeezed, layer)| (*squeezed, layer.feet, layer.shape));
        let mut seen: BTreeMap<usize, Mask> = BTreeMap::new();
        for (_, layer) in &mut layers {
            match seen.entry(kind(layer.shape)) {
                Entry::Occupied(mut seen) => {
                    layer.anchors.drop(seen.get());
                    seen.get_mut().add(&layer.anchors);
                }
                Entry::Vacant(seen) => {
                    seen.insert(layer.anchors.clone());
                }
            }
        }
        layers.retain(|(_, layer)| !layer.anchors.is_empty());
        Reach { layers }
    }

    /// Every anchor where the mover may end, in reading order, with the minimum feet.
    pub fn feet(&self) -> impl Iterator<Item = (Square, Feet)> + '_ {
        let mut ends: Vec<(Square, Feet)> = self.ends().map(|(anchor, end)| (anchor, end.feet)).collect();
        ends.sort_unstable_by_key(|(anchor, _)| *anchor);
        ends.into_iter()
    }

    /// As `feet`, with the space the mover takes up there, looked up in `shapes` by its shape.
    pub fn spaces(&self, shapes: &[Footprint]) -> impl Iterator<Item = (Placement, Feet)> + '_ {
        let space = |(anchor, end): (Square, End)| Some((shapes.get(end.shape)?.at(anchor), end.feet));
        let mut spaces: Vec<(Placement, Feet)> = self.ends().filter_map(space).collect();
        spaces.sort_unstable_by_key(|(at, _)| at.anchor);
        spaces.into_iter()
    }

    /// The minimum feet to end at this anchor; `None` if the mover may not end there.
    #[must_use]
    pub fn at(&self, anchor: Square) -> Option<Feet> {
        self.layers.iter().find(|(_, layer)| layer.anchors.has(anchor)).map(|(_, layer)| layer.feet)
    }

    /// Every anchor where the mover may end.
    pub(crate) fn ends(&self) -> impl Iterator<Item = (Square, End)> + '_ {
        self.layers.iter().flat_map(|(_, layer)| {
            let end = End { feet: layer.feet, shape: layer.shape };
            layer.anchors.squares().map(move |anchor| (anchor, end))
        })
    }

    pub(crate) fn forget(&mut self, anchor: Square) {
        self.layers.iter_mut().for_each(|(_, layer)| layer.anchors.remove(anchor));
        self.layers.retain(|(_, layer)| !layer.anchors.is_empty());
    }
}
