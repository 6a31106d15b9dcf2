//! Flight: by classes of maneuverability, by checks, and as aerial movement.

mod aerial_movement;
mod far_flights;
mod feats;
mod fly_checks;
mod half_speed;
mod level_prices;
mod maneuverability;
mod stalled;
mod unheld;
mod winds;
