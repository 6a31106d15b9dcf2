//! What creatures climb, swim and dig through, and how fast, in the rulebooks' words.

use crate::command::input::option::NONE;

/// Surfaces to climb, in the rulebooks' words.
pub(super) const SURFACES: &[&str] = &[
    "steep-slope",
    "braced-knotted-rope",
    "braced-rope",
    "knotted-rope",
    "rope-trick",
    "ledges",
    "rigging",
    "handholds",
    "tree",
    "rope",
    "pull-up",
    "ladder",
    "statue",
    "pillar",
    "dungeon-wall",
    "upper-wall",
    "lower-wall",
    "rough",
    "brick",
    "overhang",
    "city-wall",
    "smooth",
    "ceiling",
    "large-holds",
    "small-holds",
    "unsteady-holds",
    "handholds-only",
    "rough-few-holds",
    "rough-no-holds",
];
pub(super) const CLIMBING: &[&str] =
    &["slippery", "very-slippery", "chimney", "corner", "wind", "hail", "good-handholds", "challenging", NONE];
pub(super) const PACES: &[&str] = &["usual", "half", "full"];
pub(super) const WATERS: &[&str] = &["calm", "rough", "stormy", "viscous", "extreme"];
pub(super) const SWIMMING: &[&str] = &[
    "opaque",
    "dense-surface",
    "dense-below",
    "damaging",
    "viscous",
    "gusts",
    "rain",
    "snow",
    "sleet",
    "hail",
    "massive-hail",
    "current",
    "violent-current",
    "vortex",
    "small-falls",
    "large-falls",
    "cataract",
    NONE,
];
pub(super) const SWIM_PACES: &[&str] = &["move", "double", "hustle", "sprint", "run"];
pub(super) const BURROW_PACES: &[&str] = &["move", "double", "hustle", "sprint"];
pub(super) const GROUNDS: &[&str] = &["soil", "sand", "gravel", "loose", "rock"];
pub(super) const DIGGING: &[&str] = &[
    "unstable",
    "open-tunnel",
    "collapse-later",
    "heavy-fluid",
    "unconsolidated",
    "harmful",
    "violent",
    "other-solid",
    NONE,
];
