//! Creatures, terrain and turns.

mod condition;
mod door;
mod gear;
mod group;
mod hidden;
mod load;
mod mode;
mod name;
mod notation;
mod partition;
mod skill;
mod speed_bonuses;
mod theme;
