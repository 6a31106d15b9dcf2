//! Labels that must not cover each other.

use crate::render::paint::raster::Rect;

/// The labels that do not overlap what is there or a label before them; the most important come first.
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
