//! Flight: by classes of maneuverability, by checks, and as aerial movement.

mod aerial_movement;
mod feats;
mod fly_checks;
mod maneuverability;
mod stalled;
mod winds;
