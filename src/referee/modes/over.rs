//! Single steps over the edge of a floor, in whatever mode carries the mover beyond it.

use super::ModeMoves;
use crate::field::Mode;
use crate::grid::{Direction, Square};
use crate::referee::context::{Mover, Referee};
use crate::referee::flight::{ClassFlights, Flights};
use crate::referee::movement::FloorEdges;
use crate::referee::request::{Flying, ModeMove, MoveMode, Stop, Walk};
use crate::referee::ruling::{Ruling, Verdict};
use crate::referee::walk::Walks;

/// Steps over edges.
#[derive(Clone, Copy, Debug)]
pub struct EdgeSteps<'a>(pub Referee<'a>);

impl<'a> EdgeSteps<'a> {
    /// Every step over an edge that a movement at this pace to the square beyond makes: the mover flies or swims on if
    /// it can, and falls otherwise. Only steps on its legs if it has to stay `on_foot`.
    #[must_use]
    pub fn from_here(&self, mover: &Mover<'a>, walk: &Walk, on_foot: bool) -> Vec<Ruling> {
        let start = mover.placement;
        let beside = Direction::ALL.into_iter().map(|way| start.anchor.offset(way.delta()));
        let falls = |to: &Square| FloorEdges(self.0).falls_in(mover.creature, start, mover.full.at(*to)).is_some();
        let over = beside.filter(|to| self.0.encounter.battlefield.holds(mover.full.at(*to)) && falls(to));
        over.filter_map(|to| self.step(mover, &Walk { stops: vec![to], ..walk.clone() }, on_foot)).collect()
    }

    /// The movement over the edge to this one square, if it works.
    fn step(&self, mover: &Mover<'a>, walk: &Walk, on_foot: bool) -> Option<Ruling> {
        let carried_on = if on_foot { None } else { Walks(self.0).carried_on_unless_walkable(mover, walk) };
        let stops = || walk.stops.iter().map(|&anchor| Stop { anchor, altitude: None }).collect();
        let ruling = match carried_on {
            Some(Mode::Fly) if ClassFlights(self.0).lacks_class(mover.creature) => return None,
            Some(Mode::Fly) => {
                Flights(self.0).fly(mover, &Flying { stops: stops(), walk: walk.clone(), ..Flying::default() })
            }
            Some(_) => {
                let walk = walk.clone();
                let swim =
                    ModeMove { move_mode: MoveMode::Swim, stops: stops(), walk, hands: 2, ..ModeMove::default() };
                ModeMoves(self.0).adjudicate(mover, &swim)
            }
            None => Walks(self.0).adjudicate(mover, walk),
        };
        (ruling.verdict != Verdict::Illegal).then_some(ruling)
    }
}
