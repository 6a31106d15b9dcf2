//! Where a movement stops short.

/// Where a movement stops short of its end, counted in steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Halt {
    /// How many steps are made before something stops it.
    pub made: usize,
    /// After how many of them it ends, at the last place where the mover may stand.
    pub stands: usize,
}

impl Halt {
    /// A movement that ends where it is stopped.
    #[must_use]
    pub fn after(steps: usize) -> Self {
        Halt { made: steps, stands: steps }
    }
}
