//! fivefoot against the judge on random boards.

mod aloft;
mod barging;
mod bull_rushes;
mod charges;
mod clambering;
mod climbs;
mod cubes;
mod distances;
mod falls;
mod flights;
mod gripping;
mod jumps;
mod mounts;
mod options;
mod overruns;
mod phases;
mod quarrel;
mod reactions;
mod rulings;
mod shoves;
mod swims;
mod swoops;
mod teleports;
mod tumbling;
mod walks;
mod withdrawals;
