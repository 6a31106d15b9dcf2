//! Being moved by others, and flanking.
