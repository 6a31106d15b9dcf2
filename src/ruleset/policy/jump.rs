//! Jumping.
