//! fivefoot
