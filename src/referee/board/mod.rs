//! The board: heights, distances, walls, water, shared squares, threat and flanking.

pub(crate) mod attack;
pub(crate) mod carried;
pub(crate) mod crossing;
pub(crate) mod distance;
pub(crate) mod elevation;
pub(crate) mod flank;
pub(crate) mod grade;
pub(crate) mod hazards;
pub(crate) mod neighbours;
pub(crate) mod occupancy;
pub(crate) mod sight;
pub(crate) mod support;
pub(crate) mod threat;
pub(crate) mod water;

pub(crate) use attack::Attacks;
pub(crate) use carried::is_down;
pub use carried::{take_along, thrown};
pub use crossing::Crossings;
pub(crate) use crossing::{Hindrance, beside, inner_edges, single_steps, ways_round};
pub use distance::Distances;
pub(crate) use distance::{between_centers, center};
pub use elevation::Elevations;
pub(crate) use elevation::{Footing, STAIR};
pub use flank::{Flank, FlankLine, Flanks, LineEnd, NoFlank, NoThreat, Partner};
pub use grade::Grades;
pub(crate) use hazards::Hazards;
pub(crate) use neighbours::Neighbours;
pub use occupancy::SharedSquares;
pub(crate) use occupancy::{Occupancy, Occupant, Stop};
pub(crate) use sight::Clutter;
pub use sight::Sight;
pub use support::{Locomotion, Support, Supports};
pub(crate) use threat::Strike;
pub use threat::Threats;
pub use water::{Below, DEEP, Water};
