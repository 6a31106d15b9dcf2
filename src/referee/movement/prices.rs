//! What determines a step's price, and what unhampered steps cost.

use super::step::StepPrices;
use crate::field::{Creature, Mode, SpeedCategory};
use crate::grid::{Feet, Placement};
use crate::referee::board::Supports;
use crate::referee::ruling::{DiagonalCount, Spent};

/// What determines a step's price, apart from what was spent before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct StepFactors {
    pub(crate) diagonal: bool,
    /// Layers of terrain, or of anything else that hampers it.
    pub(crate) layers: u32,
    pub(crate) crosses_low_barrier: bool,
    /// Whether it squeezes and the rules make squeezing cost more.
    pub(crate) squeezes: bool,
    /// How many squares long it is: more than one only when a narrow space unfolds.
    pub(crate) squares: u32,
}

impl StepFactors {
    /// A step of one square that nothing hampers.
    pub(crate) fn open(diagonal: bool) -> Self {
        StepFactors { diagonal, layers: 0, crosses_low_barrier: false, squeezes: false, squares: 1 }
    }
}

/// The prices of unhampered steps in feet, straight and diagonal; each list repeats from its start.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prices {
    pub(super) straight: &'static [u32],
    pub(super) diagonal: &'static [u32],
    /// Layers added to every step off the floor because the mover can't see; there are no [`StepFactors`] to hold
    /// them.
    pub(crate) unseen: u32,
    /// The factor on every price: 4 for a creature that climbs or swims without a speed for it.
    pub(super) times: u32,
}

impl Prices {
    /// The same prices times this factor.
    pub(crate) fn times(self, times: u32) -> Self {
        Prices { times, ..self }
    }

    /// Whether these are the prices of the slow speed category.
    pub(crate) fn are_slow(self) -> bool {
        self.straight == [10]
    }

    /// The minimum price of moving this many squares along each of three axes, if every step along several is a diagonal.
    pub(crate) fn least_over(self, mut axes: [u32; 3]) -> Feet {
        axes.sort_unstable();
        let [_, diagonals, steps] = axes;
        // Each square along the second longest axis takes a diagonal, or else one step more.
        match (self.straight, self.diagonal) {
            ([5], [5, 10]) => Feet::of_squares(steps + diagonals / 2),
            _ => self.least(steps),
        }
    }

    /// The minimum price of moving a number of squares in a straight line.
    pub(crate) fn least(self, squares: u32) -> Feet {
        match self.straight {
            [5, 0] => Feet(squares.saturating_sub(1) / 2 * 5),
            _ => Feet::of_squares(squares),
        }
    }
}

impl StepPrices<'_> {
    /// The speed category of the creature in this mode; `None` if the mode has none.
    pub(crate) fn category_in(&self, creature: &Creature, mode: Mode) -> Option<SpeedCategory> {
        let means = creature.modes.of(mode).filter(|_| mode != Mode::Walk);
        means.map_or(Some(creature.speed_category), |means| means.speed_category)
    }

    /// The speed category of the creature in the mode it moves in where it is.
    pub(crate) fn category(&self, creature: &Creature) -> Option<SpeedCategory> {
        self.category_in(creature, Supports(self.0).locomotion(creature).mode)
    }

    /// The count after a step in this mode; one that `rises` leads up or down.
    pub(crate) fn count_after(
        &self,
        (creature, mode): (&Creature, Mode),
        (from, to): (Placement, Placement),
        rises: bool,
        diagonal_count: DiagonalCount,
    ) -> DiagonalCount {
        let (columns, rows) = from.axes_moved(to);
        let diagonal = [columns != 0, rows != 0, rises].into_iter().filter(|moved| *moved).count() > 1;
        let prices = self.prices_at(self.category_in(creature, mode));
        let spent = Spent { feet: Feet(0), diagonal_count };
        self.price(prices, &StepFactors::open(diagonal), spent).1.diagonal_count
    }
}
