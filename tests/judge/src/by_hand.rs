//! A path given step by step.

use std::collections::BTreeSet;

use super::board::Square;
use super::place::Place;
use super::route::Ways;
use super::step::Blocked;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// The step (counted from 1) cannot be taken.
    Step(usize, Blocked),
    /// The mover may not stop at the end.
    End,
    /// It costs more than the budget.
    TooFar,
}

/// A creature that gets a chance to strike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance {
    pub by: String,
    pub square: Square,
    pub leaving: bool,
    /// Counted from 1.
    pub step: usize,
}

#[derive(Clone, Debug)]
pub struct Struck {
    pub feet: Vec<u64>,
    pub chances: Vec<Chance>,
    pub faults: BTreeSet<Fault>,
}

impl Struck {
    pub fn total(&self) -> u64 {
        self.feet.iter().sum()
    }
}

/// The cost, the chances and all faults of the path over these places, without the start.
pub fn by_hand(ways: &Ways, path: &[Place], budget: u64) -> Struck {
    let walk = &ways.walk;
    let mut judged = Struck { feet: Vec::new(), chances: Vec::new(), faults: BTreeSet::new() };
    let mut count = (0, 0);
    let mut at = walk.mover.place;
    for (index, &next) in path.iter().enumerate() {
        let step = index + 1;
        judged.faults.extend(walk.obstructions(at, next).into_iter().map(|why| Fault::Step(step, why)));
        let (feet, after) = walk.cost(at, next, count);
        judged.feet.push(feet);
        count = after;
        let mut chances = ways.watch.provoked(walk, at, next);
        chances.sort_by_key(|&(foe, ..)| walk.board.creatures[foe].name.to_lowercase());
        for (foe, square, leaving) in chances {
            let by = walk.board.creatures[foe].name.clone();
            if judged.chances.iter().all(|earlier| earlier.by != by) {
                judged.chances.push(Chance { by, square, leaving, step });
            }
        }
        at = next;
    }
    // A creature that stays where it is ends no movement there.
    if !path.is_empty() && !ways.may_end(at) {
        judged.faults.insert(Fault::End);
    }
    if judged.total() > budget {
        judged.faults.insert(Fault::TooFar);
    }
    judged
}
