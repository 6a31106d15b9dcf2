//! Lower bounds on how far one diagonal count has to be ahead of another to dominate it. They prune a search without
//! changing its result.

use super::steps::{Move, StepTable};
use crate::grid::Feet;
use crate::referee::movement::{Prices, StepFactors, StepPrices};
use crate::referee::ruling::{DiagonalCount, Spent};

/// More feet than two diagonal counts ever differ by, unless the difference is unbounded.
const NO_END: u32 = 60;

/// The diagonal counts that a mover can reach on a board, and how they compare.
pub(crate) struct LowerBound {
    /// The reachable diagonal counts, the mover's own first.
    pub(crate) diagonal_counts: Vec<DiagonalCount>,
    /// For each pair, the most feet that the first can still cost more than the second over the same steps.
    dearer: Vec<Vec<u32>>,
}

impl StepTable<'_, '_> {
    /// Compares the diagonal counts of this mover on this board.
    pub(crate) fn lower_bound(&self, prices: Prices) -> LowerBound {
        let rough = !self.is_even();
        let any_low = rough && self.moves.iter().any(|step| step.low.is_some());
        let slow = StepPrices(self.referee).layers_at_half_speed();
        let strides: Vec<StepFactors> = [0, 1, slow]
            .into_iter()
            .flat_map(|layers| [(false, layers), (true, layers)])
            .filter(|&(_, layers)| layers == 0 || rough)
            .flat_map(|(diagonal, layers)| [false, true].map(|low| (diagonal, layers, low)))
            .filter(|&(.., low)| !low || any_low)
            .flat_map(|step| [false, true].map(|squeezes| (step, squeezes)))
            .filter(|&(_, squeezes)| !squeezes || rough)
            .map(|((diagonal, layers, crosses_low_barrier), squeezes)| StepFactors {
                diagonal,
                layers,
                crosses_low_barrier,
                squeezes,
                squares: 1,
            })
            .collect();
        let price = |factors: &StepFactors, diagonal_count: DiagonalCount| {
            let (feet, after) =
                StepPrices(self.referee).price(prices, factors, Spent { feet: Feet(0), diagonal_count });
            (feet.0, after.diagonal_count)
        };
        let mut diagonal_counts = vec![self.mover.diagonal_count];
        // For each diagonal count and kind of step, the price and the index of the resulting count.
        let mut steps: Vec<Vec<(u32, usize)>> = Vec::new();
        while let Some(&diagonal_count) = diagonal_counts.get(steps.len()) {
            let after = strides.iter().map(|factors| {
                let (feet, next) = price(factors, diagonal_count);
                let at = diagonal_counts.iter().position(|&known| known == next).unwrap_or_else(|| {
                    diagonal_counts.push(next);
                    diagonal_counts.len() - 1
                });
                (feet, at)
            });
            let after = after.collect();
            steps.push(after);
        }
        let mut dearer = vec![vec![0; diagonal_counts.len()]; diagonal_counts.len()];
        let mut settled = false;
        while !settled {
            settled = true;
            for (one, other) in
                (0..diagonal_counts.len()).flat_map(|one| (0..diagonal_counts.len()).map(move |other| (one, other)))
            {
                let more = steps[one].iter().zip(&steps[other]).map(|(&(feet, next), &(less, after))| {
                    (feet + dearer[next][after]).saturating_sub(less).min(NO_END)
                });
                let most = more.max().unwrap_or(0);
                if most > dearer[one][other] {
                    dearer[one][other] = most;
                    settled = false;
                }
            }
        }
        LowerBound { diagonal_counts, dearer }
    }

    /// Whether nothing on the board hampers, so that steps differ only in being diagonal.
    fn is_even(&self) -> bool {
        self.moves.iter().all(Move::is_even)
            && self.stances.len() == 1
            && self.stances.iter().all(|stance| stance.hampered.is_empty())
    }
}

impl LowerBound {
    /// Whether the first count, with a lead of `ahead` feet on the second, is never worse from then on.
    pub(crate) fn is_never_worse(&self, one: usize, other: usize, ahead: Feet) -> bool {
        let dearer = self.dearer[one][other];
        dearer < NO_END && dearer <= ahead.0
    }
}
