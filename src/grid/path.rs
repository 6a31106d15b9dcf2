use super::placement::Placement;

/// Where a space stood, step by step. Each placement is one step from the one before: a path with a gap cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    start: Placement,
    steps: Vec<Placement>,
}

impl Path {
    /// A path of no steps.
    #[must_use]
    pub fn from(start: Placement) -> Self {
        Path { start, steps: Vec::new() }
    }

    /// Adds a step.
    ///
    /// # Errors
    /// Gives the placement back if no single step leads there from the end of the path.
    pub fn push(&mut self, next: Placement) -> Result<(), Placement> {
        if !self.end().is_one_step_from(next) {
            return Err(next);
        }
        self.steps.push(next);
        Ok(())
    }

    /// Where it begins.
    #[must_use]
    pub fn start(&self) -> Placement {
        self.start
    }

    /// Where it ends: the start while it has no steps.
    #[must_use]
    pub fn end(&self) -> Placement {
        self.steps.last().copied().unwrap_or(self.start)
    }

    /// Every step as the placements before and after it.
    pub fn steps(&self) -> impl Iterator<Item = (Placement, Placement)> {
        std::iter::once(self.start).chain(self.steps.iter().copied()).zip(self.steps.iter().copied())
    }

    /// How many steps it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether it has no steps.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }
}
