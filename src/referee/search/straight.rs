//! Movement in a straight line: of all paths with the distance's number of straight and diagonal steps, the one
//! nearest to the line, and among equals the one that provokes least.

use std::collections::BTreeMap;

use super::steps::{Move, StepTable};
use crate::grid::{Path, Square};
use crate::referee::movement::{Opponents, Threateners};

/// A partial path.
#[derive(Clone, Copy)]
struct Strand {
    /// The sum of the squared distances from the line, in units that depend only on the line.
    strayed: u64,
    provoked: Opponents,
    /// Whether the last step was a diagonal, and the index of the strand before it; `None` at the start.
    came: Option<(bool, usize)>,
}

impl<'a> StepTable<'a, '_> {
    /// The straight path of the full space to this anchor, if there is one.
    pub(crate) fn straight(&self, threateners: &Threateners<'a>, goal: Square) -> Option<Path> {
        let start = self.mover.placement;
        if self.shape_of(start) != Some(0) {
            return None;
        }
        let (dx, dy) = start.anchor.to(goal);
        let (columns, rows) = (dx.abs(), dy.abs());
        let across = (dx.signum(), dy.signum());
        let along = if columns >= rows { (dx.signum(), 0) } else { (0, dy.signum()) };
        let (straights, diagonals) = ((columns - rows).abs(), columns.min(rows));
        let step =
            |offset: (i32, i32)| self.moves.iter().find(|step| (step.from, step.to, step.offset) == (0, 0, offset));
        let place = |(i, j): (i32, i32)| start.anchor.offset((along.0 * i + across.0 * j, along.1 * i + across.1 * j));
        let strays = |at: Square| {
            let (x, y) = start.anchor.to(at);
            (i64::from(x) * i64::from(dy) - i64::from(y) * i64::from(dx)).pow(2).unsigned_abs()
        };
        // For every count of straight and diagonal steps, the strands that may still become the best.
        let mut strands: BTreeMap<(i32, i32), Vec<Strand>> = BTreeMap::new();
        strands.insert((0, 0), vec![Strand { strayed: 0, provoked: Opponents::default(), came: None }]);
        for steps in 1..=straights + diagonals {
            for j in 0..=diagonals.min(steps) {
                let here = (steps - j, j);
                if here.0 > straights {
                    continue;
                }
                let mut best: Vec<Strand> = Vec::new();
                for (diagonal, before, kind) in
                    [(false, (here.0 - 1, j), step(along)), (true, (here.0, j - 1), step(across))]
                {
                    let Some(kind) = kind.filter(|kind| kind.leads_from(place(before))) else { continue };
                    let provokes = self.provokes(threateners, kind, place(before));
                    for (index, strand) in strands.get(&before).into_iter().flatten().enumerate() {
                        keep(
                            &mut best,
                            Strand {
                                strayed: strand.strayed + strays(place(here)),
                                provoked: strand.provoked.with(provokes),
                                came: Some((diagonal, index)),
                            },
                        );
                    }
                }
                strands.insert(here, best);
            }
        }
        let mut here = (straights, diagonals);
        let ends = strands.get(&here)?;
        let (mut index, _) =
            ends.iter().enumerate().min_by_key(|(_, strand)| threateners.strikes_of(strand.provoked))?;
        let mut places = Vec::new();
        while let Some((diagonal, before)) = strands.get(&here)?.get(index)?.came {
            places.push(place(here));
            here = if diagonal { (here.0, here.1 - 1) } else { (here.0 - 1, here.1) };
            index = before;
        }
        let mut path = Path::from(start);
        for anchor in places.into_iter().rev() {
            path.push(self.at(0, anchor)).ok()?;
        }
        Some(path)
    }

    /// The opponents provoked by a step of this kind from this anchor.
    pub(crate) fn provokes(&self, threateners: &Threateners<'a>, step: &Move, anchor: Square) -> Opponents {
        let entered = || step.swap().entered.iter().map(|&at| anchor.offset(at));
        let (from, to) = (self.at(step.from, anchor), self.at(step.to, anchor.offset(step.offset)));
        if threateners.leaves_all() {
            return threateners.provoked_by((from, from.squares()), (to, entered));
        }
        threateners.provoked_by((from, step.swap().vacated.iter().map(|&at| anchor.offset(at))), (to, entered))
    }
}

/// Keeps a strand unless another dominates it, and drops those that it dominates.
fn keep(best: &mut Vec<Strand>, strand: Strand) {
    let outdoes = |one: &Strand, other: &Strand| {
        one.strayed < other.strayed || (one.strayed == other.strayed && one.provoked.is_within(other.provoked))
    };
    if best.iter().any(|other| outdoes(other, &strand)) {
        return;
    }
    best.retain(|other| !outdoes(&strand, other));
    best.push(strand);
}
