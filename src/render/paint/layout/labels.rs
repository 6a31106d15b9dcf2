//! Labels that must not cover each other.

use crate::render::paint::raster::Rect;

/// Those of the labels, the most wanted first, that stand free of what is there and of those before.
pub fn uncovered<T>(mut taken: Vec<Rect>, labels: impl Iterator<Item = (Rect, T)>) -> Vec<T> {
    let mut kept = Vec::new();
    for (rect, label) in labels {
        if !taken.iter().any(|other| other.meets(rect)) {
            taken.push(rect);
            kept.push(label);
        }
    }
    kept
}
