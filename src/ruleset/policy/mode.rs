//! Climbing, swimming, digging and teleporting.
