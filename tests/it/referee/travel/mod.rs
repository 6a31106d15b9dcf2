//! Journeys.

mod parties;
mod tables;
