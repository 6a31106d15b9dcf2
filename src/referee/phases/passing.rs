//! Simultaneous movements of a phase: whether creatures that take each other's places get past one another.

use std::collections::BTreeSet;

use crate::field::{Creature, Name};
use crate::grid::{Height, Placement};
use crate::referee::board::{Elevations, SharedSquares};
use crate::referee::context::Referee;

/// A creature and where each step of its movement leads, with the altitude there.
pub type Course<'w> = (&'w Name, &'w [(Placement, Height)]);

/// Judges simultaneous movements.
#[derive(Clone, Copy, Debug)]
pub struct Passing<'a>(pub Referee<'a>);

impl Passing<'_> {
    /// Those whose current places these steps lead into against the rules: the mover can't pass them, or can't end with
    /// them.
    #[must_use]
    pub fn needs_gone(&self, (name, way): Course<'_>, among: &BTreeSet<&Name>) -> Vec<Name> {
        let Some(mover) = self.0.mover(name) else { return Vec::new() };
        let bars =
            |other: &&&Name| SharedSquares(self.0).halt(&mover, (way, false), |one| one.name == ***other).is_some();
        among.iter().filter(|other| **other != name).filter(bars).map(|other| (*other).clone()).collect()
    }

    /// Whether a creature ends on another's path and keeps it from its goal there, although it doesn't where it is now: the
    /// other passes first. Creatures that want the same place contend for it instead.
    #[must_use]
    pub fn ends_in_the_way(&self, (name, way): Course<'_>, other: Course<'_>) -> bool {
        let (Some(&(end, altitude)), Some(&(its_end, _))) = (way.last(), other.1.last()) else { return false };
        let meets = other.1.iter().any(|(at, _)| at.overlaps(end)) && !its_end.overlaps(end);
        let Some(creature) = self.0.encounter().creature(name).filter(|_| meets) else { return false };
        let mut there = self.0.encounter().clone();
        let squeezed = self.0.ruleset().stance(creature, end.footprint).flatten();
        there.put(Creature { anchor: end.anchor, altitude, squeezed, ..creature.clone() });
        let among = BTreeSet::from([name]);
        self.needs_gone(other, &among).is_empty() && !Passing(self.0.on(&there)).needs_gone(other, &among).is_empty()
    }

    /// Whether two creatures that move at once reach their goals: one may move through the other, or they can time
    /// their steps so that they never share squares or step through each other.
    #[must_use]
    pub fn get_past(&self, one: Course<'_>, other: Course<'_>) -> bool {
        let creature = |name: &Name| self.0.encounter().creature(name);
        let (Some(first), Some(second)) = (creature(one.0), creature(other.0)) else { return true };
        let passes = |mover: &Creature, other: &Creature| {
            let mover = self.0.mover(&mover.name);
            mover.is_none_or(|mover| SharedSquares(self.0).may_pass(&mover, other).1.lets_through())
        };
        passes(first, second) || passes(second, first) || self.times_its_steps((first, one.1), (second, other.1))
    }

    /// Searches the pairs of places that the two can occupy at the same time.
    fn times_its_steps(
        &self,
        one: (&Creature, &[(Placement, Height)]),
        other: (&Creature, &[(Placement, Height)]),
    ) -> bool {
        let places = |(creature, way): (&Creature, &[(Placement, Height)])| {
            let start = (self.0.space_of(creature), creature.altitude);
            let places = std::iter::once(start).chain(way.iter().copied()).map(|(at, altitude)| {
                let floor = self.0.encounter().battlefield.floor_under(at);
                (at, Elevations(self.0).levels_at(creature, floor + altitude))
            });
            places.collect::<Vec<_>>()
        };
        let (one, other) = (places(one), places(other));
        let meet = |first: usize, second: usize| {
            one[first].0.overlaps(other[second].0) && one[first].1.overlap(other[second].1)
        };
        let (mut known, mut open) = (BTreeSet::new(), vec![(0, 0)]);
        while let Some((first, second)) = open.pop() {
            if (first + 1, second + 1) == (one.len(), other.len()) {
                return true;
            }
            let steps = [(first + 1, second), (first, second + 1), (first + 1, second + 1)];
            for (to, too) in steps.into_iter().filter(|&(to, too)| to < one.len() && too < other.len()) {
                let both = to > first && too > second;
                let through = both && meet(to, second) && meet(first, too);
                if !meet(to, too) && !through && known.insert((to, too)) {
                    open.push((to, too));
                }
            }
        }
        false
    }
}
