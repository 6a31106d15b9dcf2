//! fivefoot against the judge on random boards.

mod bull_rushes;
mod charges;
mod clambering;
mod climbs;
mod cubes;
mod distances;
mod falls;
mod flights;
mod jumps;
mod options;
mod overruns;
mod phases;
mod quarrel;
mod rulings;
mod shoves;
mod swims;
mod tumbling;
mod walks;
mod withdrawals;
