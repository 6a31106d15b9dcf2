use super::placement::Placement;

/// The positions of a space, step by step. Each is one step from the last: a path with a gap cannot be built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    start: Placement,
    steps: Vec<Placement>,
}

impl Path {
    /// An empty path.
    #[must_use]
    pub fn from(start: Placement) -> Self {
        Path { start, steps: Vec::new() }
    }

    /// Appends a step.
    ///
    /// # Errors
    /// Returns the placement if it is not a single step from the end of the path.
    pub fn push(&mut self, next: Placement) -> Result<(), Placement> {
        if !self.end().is_one_step_from(next) {
            return Err(next);
        }
        self.steps.push(next);
        Ok(())
    }

    /// The first placement.
    #[must_use]
    pub fn start(&self) -> Placement {
        self.start
    }

    /// The last placement: the start while there are no steps.
    #[must_use]
    pub fn end(&self) -> Placement {
        self.steps.last().copied().unwrap_or(self.start)
    }

    /// Every step, as the placements before and after it.
    pub fn steps(&self) -> impl Iterator<Item = (Placement, Placement)> {
        std::iter::once(self.start).chain(self.steps.iter().copied()).zip(self.steps.iter().copied())
    }

    /// The number of steps.
    #[must_use]
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether there are no steps.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }
}
