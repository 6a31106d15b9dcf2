//! A path given step by step.

use std::collections::BTreeSet;

use super::board::{Board, Square};
use super::step::{Blocked, cost, may_end, obstructions, provoked};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// The step (counted from 1) cannot be taken.
    Step(usize, Blocked),
    /// The mover may not stop at the end.
    End,
    /// It costs more than there is.
    TooFar,
}

/// Somebody who gets a chance to strike.
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

pub fn by_hand(board: &Board, mover: usize, path: &[Square], budget: u64) -> Struck {
    let creature = &board.creatures[mover];
    let mut judged = Struck { feet: Vec::new(), chances: Vec::new(), faults: BTreeSet::new() };
    let mut dear = false;
    let mut at = creature.at;
    for (index, &next) in path.iter().enumerate() {
        let step = index + 1;
        judged.faults.extend(obstructions(board, creature, at, next).into_iter().map(|why| Fault::Step(step, why)));
        let (feet, then_dear) = cost(board, creature, at, next, dear);
        judged.feet.push(feet);
        dear = then_dear;
        let mut chances = provoked(board, creature, at, next);
        chances.sort_by_key(|&(foe, _, _)| board.creatures[foe].name.to_lowercase());
        for (foe, square, leaving) in chances {
            let by = board.creatures[foe].name.clone();
            if judged.chances.iter().all(|earlier| earlier.by != by) {
                judged.chances.push(Chance { by, square, leaving, step });
            }
        }
        at = next;
    }
    if !may_end(board, creature, at) {
        judged.faults.insert(Fault::End);
    }
    if judged.total() > budget {
        judged.faults.insert(Fault::TooFar);
    }
    judged
}
