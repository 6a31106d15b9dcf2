//! Who gets a chance to strike at a step.

use std::collections::BTreeSet;

use super::board::{Board, Creature, Square};
use super::place::Place;
use super::step::Walk;
use super::threat::threatens;

/// A creature's index, the square that gives it its chance, and whether that square is left (rather than
/// entered).
pub type Opportunity = (usize, Square, bool);

/// Every opponent of the mover with the squares where it threatens a creature of the mover's height, for each level that the
/// mover could stand on.
pub struct Watch {
    opponents: Vec<(usize, BTreeSet<(Square, i32)>)>,
}

impl Watch {
    pub fn new(walk: &Walk) -> Self {
        let board: &Board = walk.board;
        let opponents = board.creatures.iter().enumerate().filter(|(_, foe)| walk.mover.is_target_of(foe));
        let standing = board.levels(walk.mover);
        let tall = standing.end - standing.start;
        let mut levels: BTreeSet<i32> = [standing.start].into();
        if walk.mover.altitude == 0 {
            levels.extend(board.floors.values().chain([&0]));
        }
        let reached = |foe: &Creature| {
            let all = board.squares().into_iter().flat_map(|t| levels.iter().map(move |&low| (t, low)));
            let strikes = |t, low| threatens(board, foe, t, low..low + tall) && board.looks_into(foe.place, t);
            all.filter(|&(t, low)| strikes(t, low)).collect()
        };
        Watch { opponents: opponents.map(|(index, foe)| (index, reached(foe))).collect() }
    }

    /// Nobody watches: the movement doesn't provoke.
    pub fn nobody() -> Self {
        Watch { opponents: Vec::new() }
    }

    /// The same without the squares of the place, for opponents that the mover can see.
    pub fn with_start_unthreatened(mut self, walk: &Walk, start: Place) -> Self {
        for (index, threatened) in &mut self.opponents {
            if walk.board.can_see(walk.mover, &walk.board.creatures[*index]) {
                threatened.retain(|&(square, _)| !start.holds(square));
            }
        }
        self
    }

    /// The same without one of the opponents.
    pub fn without(mut self, spared: usize) -> Self {
        self.opponents.retain(|&(index, _)| index != spared);
        self
    }

    /// Every opponent that gets a chance from the step from `p` to `q`.
    pub fn provoked(&self, walk: &Walk, p: Place, q: Place) -> Vec<Opportunity> {
        let reading_order = |squares: Vec<Square>| squares.into_iter().min_by_key(|&(x, y)| (y, x));
        let mut chances = Vec::new();
        let tiny = walk.rules().is_of_the_3_5_family() && walk.mover.is_very_small();
        let low = walk.board.levels_at(walk.mover, p).start;
        for (index, threatened) in &self.opponents {
            let foe = &walk.board.creatures[*index];
            let left = p.outside(q).filter(|&t| threatened.contains(&(t, low)));
            let enters = tiny && walk.board.could_strike(foe) && walk.board.meets(walk.mover, q, foe);
            let entered = q.outside(p).filter(|&t| enters && foe.place.holds(t));
            if let Some(square) = reading_order(left.collect()) {
                chances.push((*index, square, true));
            } else if let Some(square) = reading_order(entered.collect()) {
                chances.push((*index, square, false));
            }
        }
        chances
    }
}
