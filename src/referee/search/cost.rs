//! What a route costs, and what makes one route better than another: first the rules, then what a person would draw.

use crate::grid::Placement;
use crate::referee::board::center;
use crate::referee::movement::Opponents;
use crate::referee::request::Prefer;

/// The center of a space, in half squares: columns, rows, elevation.
pub(crate) type Center = [i64; 3];

/// The center of a space raised by `up` squares.
pub(crate) fn center_at(at: Placement, up: i32) -> Center {
    let (column, row) = center(at);
    [column, row, i64::from(up) * 2]
}

/// The largest common multiple for comparing distances from several lines, so that their sums fit.
const MOST_SCALE: u64 = 1 << 36;

/// The cost of a partial route.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct RouteCost {
    /// Its price in feet; in three dimensions in half feet.
    pub(crate) price: u32,
    pub(crate) provoked: Opponents,
    pub(crate) steps: u32,
    /// The hazardous squares it enters.
    pub(crate) hazards: u32,
    /// The places on it where the mover squeezes.
    pub(crate) squeezed: u32,
    /// How far it strays from the straight line: the sum of [`Lines::strays`] over its places.
    strayed: u64,
    turns: u32,
    /// The signs of its last step along each axis.
    heading: Option<[i8; 3]>,
}

/// A lower bound on what remains.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Remaining {
    pub(crate) price: u32,
    pub(crate) steps: u32,
}

/// The weight of the heuristic in a search that only has to find some route quickly.
const HASTE: u32 = 4;

impl Remaining {
    /// The weighted remainder for a hasty search: it heads straight for its goal and proves nothing.
    pub(crate) fn in_haste(self) -> Remaining {
        Remaining { price: self.price.saturating_mul(HASTE), steps: self.steps.saturating_mul(HASTE) }
    }

    pub(crate) fn and(self, beyond: Remaining) -> Remaining {
        Remaining { price: self.price.saturating_add(beyond.price), steps: self.steps + beyond.steps }
    }
}

/// The figures of a route by which the rules compare it with others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Figures {
    pub(crate) price: u32,
    /// How many opponents strike.
    pub(crate) strikes: u32,
    pub(crate) steps: u32,
    pub(crate) hazards: u32,
}

impl Figures {
    /// These figures with the one that decides first in front.
    pub(crate) fn in_order(self, prefer: Prefer) -> [u32; 4] {
        let Figures { price, strikes, steps, hazards } = self;
        match prefer {
            Prefer::Shortest => [price, strikes, steps, hazards],
            Prefer::Safest => [strikes, hazards, price, steps],
        }
    }
}

/// What makes one route better than another; the first difference decides. Price and steps include the lower bound on
/// what remains, so that the search heads for its goal.
pub(crate) type Rank = ([u32; 5], u64, u32);

impl RouteCost {
    /// The cost with another step added.
    pub(crate) fn and(&self, step: RouteCost) -> RouteCost {
        RouteCost {
            price: self.price.saturating_add(step.price),
            provoked: self.provoked.with(step.provoked),
            steps: self.steps + 1,
            hazards: self.hazards + step.hazards,
            squeezed: self.squeezed + step.squeezed,
            strayed: self.strayed.saturating_add(step.strayed),
            turns: self.turns + u32::from(self.heading.is_some() && self.heading != step.heading),
            heading: step.heading,
        }
    }

    pub(crate) fn rank(&self, prefer: Prefer, strikes: u32, remaining: Remaining) -> Rank {
        let (price, steps) = (self.price.saturating_add(remaining.price), self.steps + remaining.steps);
        let [first, second, third, fourth] = Figures { price, strikes, steps, hazards: self.hazards }.in_order(prefer);
        ([first, second, third, fourth, self.squeezed], self.strayed, self.turns)
    }

    /// Whether no continuation of the other route can become better than the same continuation of this one.
    pub(crate) fn dominates(&self, other: &RouteCost, prefer: Prefer) -> bool {
        // A shortest route consists of shortest routes.
        if prefer == Prefer::Shortest && self.price != other.price {
            return self.price < other.price;
        }
        if self.price > other.price || !self.provoked.is_within(other.provoked) {
            return false;
        }
        if prefer == Prefer::Safest && (self.hazards > other.hazards || self.price < other.price) {
            return self.hazards <= other.hazards;
        }
        let ties = |cost: &RouteCost| match prefer {
            Prefer::Shortest => (cost.steps, cost.hazards, cost.squeezed, cost.strayed),
            Prefer::Safest => (cost.hazards, cost.steps, cost.squeezed, cost.strayed),
        };
        // A different heading may lead to a turn that the other route doesn't make.
        let turns = self.turns + u32::from(self.heading != other.heading);
        (ties(self), turns) <= (ties(other), other.turns)
    }
}

/// The straight lines that a route would ideally follow, one for each leg.
pub(crate) struct Lines(Vec<Line>);

struct Line {
    from: Center,
    along: Center,
    weight: u64,
}

impl Lines {
    /// The lines from a center over others, in order.
    pub(crate) fn over(start: Center, stops: impl Iterator<Item = Center>) -> Self {
        let mut from = start;
        let mut lines: Vec<Line> = stops
            .map(|to| {
                let along = [0, 1, 2].map(|axis| to[axis] - from[axis]);
                let common = along.into_iter().fold(0, gcd).max(1);
                let line = Line { from, along: along.map(|axis| axis / common), weight: 1 };
                from = to;
                line
            })
            .collect();
        // Distances from different lines are compared as multiples of the same fraction.
        let scale = lines.iter().fold(1, |scale, line| {
            let squared = line.squared();
            let multiple = scale / gcd(scale as i64, squared as i64) as u64;
            multiple.saturating_mul(squared).min(MOST_SCALE)
        });
        lines.iter_mut().for_each(|line| line.weight = (scale / line.squared()).max(1));
        Lines(lines)
    }

    /// The shape of a step on a leg, from one center to another: how it strays and turns. Zero if there are no lines
    /// to follow.
    pub(crate) fn step(&self, leg: usize, from: Center, to: Center) -> RouteCost {
        if self.0.is_empty() {
            return RouteCost::default();
        }
        let heading = Some([0, 1, 2].map(|axis| (to[axis] - from[axis]).signum() as i8));
        RouteCost { strayed: self.strays(leg, to), heading, ..RouteCost::default() }
    }

    /// The squared distance of a center from the line of a leg, times a constant.
    fn strays(&self, leg: usize, at: Center) -> u64 {
        let Some(Line { from, along, weight }) = self.0.get(leg).or(self.0.last()) else { return 0 };
        let here = [0, 1, 2].map(|axis| at[axis] - from[axis]);
        let squared = if *along == [0; 3] {
            here.map(|axis| axis.unsigned_abs().pow(2)).into_iter().sum()
        } else {
            let area = |one: usize, other: usize| {
                (along[one] * here[other] - along[other] * here[one]).unsigned_abs().saturating_pow(2)
            };
            area(0, 1).saturating_add(area(1, 2)).saturating_add(area(2, 0))
        };
        squared.saturating_mul(*weight)
    }
}

impl Line {
    /// Its squared length; 1 if the line is a point.
    fn squared(&self) -> u64 {
        self.along.iter().map(|axis| axis.unsigned_abs().pow(2)).sum::<u64>().max(1)
    }
}

fn gcd(one: i64, other: i64) -> i64 {
    let (mut one, mut other) = (one.abs(), other.abs());
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}
