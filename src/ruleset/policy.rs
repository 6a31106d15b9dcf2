//! What the names of policies in a ruleset's file can be. A different number is a matter for the file; a different
//! behaviour is a new variant here, and the compiler then lists every place that has to decide.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::field::{Size, Terrain};
use crate::grid::Feet;

/// What the diagonal steps of a move cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Diagonals {
    /// The 1st, 3rd, 5th ... 5 ft, the 2nd, 4th ... 10 ft.
    Alternating,
}

/// Whether a diagonal step may cut a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Corner {
    /// Not past any wall, closed door, solid or pillar square.
    Forbidden,
}

/// How the layers of terrain in a square raise the price of entering it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hampering {
    /// Each layer doubles it.
    Doubling,
}

/// Which of a big creature's squares counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MixedTerrain {
    /// The one that hampers most.
    WorstSquare,
}

/// What a wall, a closed door, a solid square or a pillar does to a walker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blocking {
    /// It cannot be moved through.
    Impassable,
}

/// Whether somebody's square may be moved through.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occupied {
    /// It may, at no extra cost.
    Pass,
    /// It may not.
    Closed,
}

/// Whether a move may end in an occupied square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Only where whoever stands there is helpless.
    UnlessHelpless,
}

/// Which squares a creature threatens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Threat {
    /// Those within its reach, and its own.
    Reach,
}

/// What stops an opponent from striking at a square within its reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cover {
    /// A wall or closed door across the line between the centers, a solid square on it or touching a grid point of it.
    WallsAndCorners,
}

/// What gives an opponent its chance to strike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Provoking {
    /// Leaving a square that it threatens, once a move.
    Leaving,
}

/// How often a creature's speed may be spent at each pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paces {
    /// One move action.
    #[serde(rename = "move")]
    pub single: u32,
    /// Nothing but moving in the whole round.
    pub double: u32,
}

/// How many layers one painted layer of each terrain counts as.
pub type Weights = BTreeMap<Terrain, u8>;

/// What a size category means on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Bulk {
    /// Squares a side.
    pub space: u32,
    /// Natural reach in feet when upright.
    pub tall: Feet,
    /// Natural reach in feet when drawn out.
    pub long: Feet,
    /// How many of this size fit into one square.
    pub to_a_square: u32,
}

/// What each size category means on the board.
pub type Sizes = BTreeMap<Size, Bulk>;
