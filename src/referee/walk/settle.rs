//! Where a creature goes after stopping where it may not stay.

use std::collections::{BTreeSet, VecDeque};

use super::Walks;
use crate::field::Name;
use crate::grid::Placement;
use crate::referee::board::{Crossings, Distances, SharedSquares};
use crate::referee::context::{Mover, Referee};
use crate::referee::search::StepTable;

/// What happens to a creature that stopped somewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Settled {
    /// It may stay there, and does.
    Stays,
    /// It stays and squeezes with other creatures.
    Squeezes {
        /// The creatures it squeezes with.
        with: Vec<Name>,
    },
    /// It moves to the closest legal place.
    Goes {
        /// The distance in steps.
        steps: u32,
        /// The equally close places, in reading order; a die decides between several.
        places: Vec<Placement>,
        /// Whether the only place is the last legal one it held.
        is_last_held: bool,
    },
    /// There is no legal place on the board.
    Nowhere,
}

/// Where a creature ends up after being left where it may not stay.
#[derive(Clone, Copy, Debug)]
pub struct Settling<'a>(pub Referee<'a>);

impl<'a> Settling<'a> {
    /// What happens to the mover if it stopped here; `last` is the last place where it could legally be.
    #[must_use]
    pub fn settle(&self, mover: &Mover<'a>, stopped: Placement, last: Option<Placement>) -> Settled {
        let mover = Mover { placement: stopped, ..*mover };
        let occupancy = SharedSquares(self.0).occupancy(&mover);
        let legal = |at: Placement| Walks(self.0).end_refusals(&mover, &occupancy, at).is_empty();
        if legal(stopped) {
            let with: Vec<Name> =
                occupancy.squeezes_at(self.0, stopped).into_iter().map(|other| other.name.clone()).collect();
            return if with.is_empty() { Settled::Stays } else { Settled::Squeezes { with } };
        }
        let ground = Crossings(self.0).ground_refusals(mover.creature, stopped).is_empty();
        if self.0.ruleset.illegal_end.value.squeezes() && ground {
            let with = occupancy.met(stopped).map(|(occupant, _)| occupant.creature.name.clone()).collect();
            return Settled::Squeezes { with };
        }
        // Steps are counted over the bare board, regardless of creatures in the way.
        let step_table = StepTable::new(self.0, &mover, None);
        let Some(shape) = step_table.shape_of(stopped) else { return Settled::Nowhere };
        let mut seen = BTreeSet::from([(shape, stopped.anchor)]);
        let mut waiting = VecDeque::from([(shape, stopped.anchor, 0)]);
        let mut found: Vec<(u32, Placement)> = Vec::new();
        while let Some((shape, anchor, steps)) = waiting.pop_front() {
            if found.first().is_some_and(|&(nearest, _)| steps > nearest) {
                break;
            }
            let here = step_table.at(shape, anchor);
            if steps > 0 && legal(here) {
                found.push((steps, here));
                continue;
            }
            for step in step_table.moves.iter().filter(|step| step.from == shape && step.leads_from(anchor)) {
                let next = (step.to, anchor.offset(step.offset));
                if seen.insert(next) {
                    waiting.push_back((next.0, next.1, steps + 1));
                }
            }
        }
        if found.is_empty() {
            // Deep inside something solid, no step leads anywhere: then the last legal place counts, or the nearest.
            return self.out_of_the_ground(&mover, last, legal);
        }
        let steps = found[0].0;
        let full = found.iter().any(|(_, at)| !mover.is_squeezed(*at));
        let mut places: Vec<Placement> = found.into_iter().map(|(_, at)| at).collect();
        places.retain(|&at| mover.is_squeezed(at) != full);
        places.sort_by_key(|at| at.anchor);
        let held = last.filter(|last| places.contains(last));
        if !self.0.ruleset.closest_of_equals.value.rolls() {
            places.truncate(1);
        }
        match held {
            Some(last) => Settled::Goes { steps, places: vec![last], is_last_held: true },
            None => Settled::Goes { steps, places, is_last_held: false },
        }
    }

    /// Where the mover goes from a place that no step leads out of.
    fn out_of_the_ground(
        &self,
        mover: &Mover<'a>,
        last: Option<Placement>,
        legal: impl Fn(Placement) -> bool,
    ) -> Settled {
        let board = &self.0.encounter.battlefield;
        let away = |at: &Placement| Distances(self.0).feet_between_squares(mover.placement.anchor, at.anchor).squares();
        if let Some(last) = last.filter(|last| legal(*last)) {
            return Settled::Goes { steps: away(&last), places: vec![last], is_last_held: true };
        }
        let all = board.area().squares().map(|anchor| mover.full.at(anchor));
        let open =
            |at: &Placement| board.holds(*at) && Crossings(self.0).ground_refusals(mover.creature, *at).is_empty();
        let mut places: Vec<Placement> = all.filter(open).filter(|at| legal(*at)).collect();
        let Some(steps) = places.iter().map(away).min() else { return Settled::Nowhere };
        places.retain(|at| away(at) == steps);
        if !self.0.ruleset.closest_of_equals.value.rolls() {
            places.truncate(1);
        }
        Settled::Goes { steps, places, is_last_held: false }
    }
}
