//! Where things are: heights, distances, walls and water, who shares squares, who threatens and who flanks.

pub(crate) mod crossing;
pub(crate) mod distance;
pub(crate) mod elevation;
pub(crate) mod flank;
pub(crate) mod grade;
pub(crate) mod occupancy;
pub(crate) mod sight;
pub(crate) mod threat;
pub(crate) mod water;
