//! The cheapest way in feet, found by walking back over the fronts of a reach set: the answer when the search for the best
//! route has hit its limits. It ignores who strikes, and is no straighter than it has to be.

use super::route::RouteGoal;
use super::steps::{ShapeId, Stance, StepTable};
use super::wave::{Front, Wave};
use crate::grid::{Feet, Mask, Part, Path, Square};
use crate::referee::ruling::DiagonalCount;

impl StepTable<'_, '_> {
    /// A way to this goal that is cheapest in feet from one required place to the next: first over the spaces it leads
    /// through, nearest first, then over the stops. `None` if no way leads there.
    pub(crate) fn way_by_feet(&self, route_goal: &RouteGoal<'_>) -> Option<Path> {
        let mut path = Path::from(self.mover.placement);
        let mut diagonal_count = self.mover.diagonal_count;
        let mut through = route_goal.through.to_vec();
        through.retain(|space| !space.overlaps(path.end()));
        while !through.is_empty() {
            let met = |stance: &Stance| {
                let mut met = Mask::empty_like(&stance.open);
                through.iter().for_each(|space| met.insert_area(stance.shape.meeting(*space)));
                met
            };
            let ends: Vec<Mask> = self.stances.iter().map(met).collect();
            diagonal_count = self.lead_on(&mut path, diagonal_count, &ends)?;
            through.retain(|space| !space.overlaps(path.end()));
        }
        for (index, &stop) in route_goal.stops.iter().enumerate() {
            let is_last = index + 1 == route_goal.stops.len();
            let mut ends = vec![Mask::empty_like(&self.stances[0].open); self.stances.len()];
            let may_be_there = |shape: &ShapeId| !is_last || route_goal.ends.contains(shape);
            (0..ends.len()).filter(may_be_there).for_each(|shape| ends[shape].insert(stop));
            diagonal_count = self.lead_on(&mut path, diagonal_count, &ends)?;
        }
        Some(path)
    }

    /// The minimum feet to each of these anchors, in any shape; `None` if no way leads there. Doesn't keep the ways: in a
    /// maze there are as many prices as squares, and a reach set keeps a mask for each.
    pub(crate) fn feet_to_each(&self, anchors: &[Square]) -> Vec<Option<Feet>> {
        let mut wave = self.begin((self.mover.placement, self.mover.diagonal_count), Feet(u32::MAX));
        let parts: Vec<Option<Part>> = anchors.iter().map(|&anchor| self.stances[0].open.part_at(anchor)).collect();
        let mut found = vec![None; anchors.len()];
        while found.contains(&None) {
            wave.fronts = Some(Vec::new());
            if !wave.go_on() {
                break;
            }
            for ((feet, ..), front) in wave.fronts.iter().flatten() {
                let there = |part: &Option<Part>| part.is_some_and(|part| holds(front, part));
                let new = found.iter_mut().zip(&parts).filter(|(found, part)| found.is_none() && there(part));
                new.for_each(|(found, _)| *found = Some(*feet));
            }
        }
        found
    }

    /// Extends the path to the nearest of these anchors, given per shape; returns the diagonal count there.
    fn lead_on(&self, path: &mut Path, diagonal_count: DiagonalCount, ends: &[Mask]) -> Option<DiagonalCount> {
        let mut wave = self.begin((path.end(), diagonal_count), Feet(u32::MAX));
        wave.fronts = Some(Vec::new());
        while wave.go_on() {
            let fronts = wave.fronts.as_deref().unwrap_or_default();
            let Some(((_, shape, count), parts)) = fronts.last() else { continue };
            let there = parts.iter().map(|part| ends[*shape].within(*part)).find(|(_, bits)| *bits != 0);
            if let Some(end) = there.map(|part| ends[*shape].first_in(part)) {
                for (shape, anchor) in wave.trail(fronts, (fronts.len() - 1, end)).into_iter().rev() {
                    path.push(self.at(shape, anchor)).ok()?;
                }
                return Some(wave.lower_bound.diagonal_counts[*count]);
            }
        }
        None
    }
}

impl Wave<'_, '_, '_> {
    /// The places from that one, given with the index of its front, back to the start, excluding the start.
    fn trail(&self, fronts: &[(Front, Vec<Part>)], end: (usize, Square)) -> Vec<(ShapeId, Square)> {
        let (mut at, mut anchor) = end;
        let mut heading = None;
        let mut trail = Vec::new();
        while let Some((offset, before)) = self.step_to(fronts, (at, anchor), heading) {
            trail.push((fronts[at].0.1, anchor));
            (at, anchor, heading) = (before, anchor.offset((-offset.0, -offset.1)), Some(offset));
        }
        trail
    }

    /// A step that led to this place, and the index of the front it came from; one with this heading, if possible.
    fn step_to(
        &self,
        fronts: &[(Front, Vec<Part>)],
        (at, anchor): (usize, Square),
        heading: Option<(i32, i32)>,
    ) -> Option<((i32, i32), usize)> {
        let (feet, shape, diagonal_count) = fronts[at].0;
        let diagonal_counts = self.lower_bound.diagonal_counts.len();
        let ways = self.ways.iter().filter(|way| way.to == shape);
        let steps = ways.flat_map(|way| way.steps.iter().map(move |step| (way, step)));
        let led = steps.filter(|(_, step)| step.leads_to.has(anchor)).flat_map(|(way, step)| {
            let before = anchor.offset((-step.offset.0, -step.offset.1));
            let on_leaving = self.step_table.is_on_leaving();
            let stance = &self.step_table.stances[if on_leaving { way.from } else { way.to }];
            let footing = stance.which_footing(if on_leaving { before } else { anchor });
            let prices = way.prices[footing * diagonal_counts..][..diagonal_counts].iter().enumerate();
            prices.filter(move |(_, (_, after))| *after == diagonal_count).filter_map(move |(count, (more, _))| {
                let front = (Feet(feet.0.checked_sub(more.0)?), way.from, count);
                let known = fronts[..at].binary_search_by_key(&front, |(front, _)| *front).ok()?;
                holds(&fronts[known].1, stance.open.part_at(before)?).then_some((step.offset, known))
            })
        });
        let mut found = None;
        for (offset, before) in led {
            if found.is_none() || Some(offset) == heading {
                found = Some((offset, before));
            }
        }
        found
    }
}

impl Stance {
    /// The index of the footing of a space at this anchor, in the order the prices of a wave use.
    fn which_footing(&self, anchor: Square) -> usize {
        let hampered = |(_, anchors): &(_, Mask)| anchors.has(anchor);
        self.hampered.iter().position(hampered).unwrap_or(self.hampered.len())
    }
}

/// Whether one of these parts, which are sorted, contains a square.
fn holds(parts: &[Part], (word, bit): Part) -> bool {
    parts.binary_search_by_key(&word, |(at, _)| *at).is_ok_and(|known| parts[known].1 & bit != 0)
}
