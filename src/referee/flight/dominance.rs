//! Dominance between states of a flight by maneuverability class.

use super::wings::{Bearing, Wings};
use crate::grid::{Feet, Height};
use crate::referee::space::{MovementModel, Rest, Space};
use crate::ruleset::policy::{Allowance, Slope};

impl Wings<'_, '_> {
    /// Whether a flier in state `one` can take every next step it could take in state `other`.
    pub(super) fn covers_so_far(&self, one: &Bearing, other: &Bearing) -> bool {
        let room = |since: Option<Feet>, most: Feet| since.map_or(most, |feet| feet.min(most));
        let turn = |state: &Bearing| room(state.since_turn, self.rows.room_to_turn());
        let climb = |state: &Bearing| room(state.since_descent, self.rows.between);
        // Over the same future steps, a measure that starts with an expensive diagonal is never shorter.
        let measured = |state: &Bearing| state.measured.index();
        self.kind(one) == self.kind(other)
            && measured(one) >= measured(other)
            && turn(one) >= turn(other)
            && climb(one) >= climb(other)
    }

    /// Whether a flier in state `one` can end wherever it could in state `other`.
    pub(super) fn covers_in_the_end(&self, one: &Bearing, other: &Bearing, rest: &dyn Fn() -> Rest) -> bool {
        let rows = &self.rows;
        let up = |state: &Bearing| match rows.up_angle {
            Allowance::At(slope) => slack(slope, state.climbed, state.level),
            _ => 0,
        };
        let down = |state: &Bearing| match rows.down_angle {
            Allowance::At(slope) => slack(slope, state.descended, state.level),
            _ => 0,
        };
        let flown = |state: &Bearing| if self.stalls { Feet(0) } else { state.flown.min(self.needed) };
        if flown(one) >= flown(other) && up(one) >= up(other) && down(one) >= down(other) {
            return true;
        }
        let rest = rest();
        if !rest.ends {
            return true;
        }
        let (most_up, most_down, level) = self.still_to_come(&rest);
        let lands = rest.span.is_some_and(|span| Space(self.referee).altitude_of(span.to) <= Height::ZERO);
        let sure = Feet::of_squares(level);
        let keeps = flown(one) >= flown(other) || lands || flown(one) + sure >= self.needed;
        let takes = |squares: u32, row: Allowance<Slope>| match row {
            Allowance::At(slope) => -slack(slope, Feet::of_squares(squares), sure),
            _ => 0,
        };
        keeps
            && (up(one) >= up(other) || up(one) >= takes(most_up, rows.up_angle))
            && (down(one) >= down(other) || down(one) >= takes(most_down, rows.down_angle))
    }

    /// Upper bounds on the squares up and down in the rest of a path, and a lower bound on its level squares.
    fn still_to_come(&self, rest: &Rest) -> (u32, u32, u32) {
        let left = rest.left.0;
        let Some(span) = rest.span.filter(|span| span.folds.is_none()) else {
            let up = if self.is_plain() { 20 } else { 5 };
            return (left / up, left / 5, 0);
        };
        let (level, _, rise) = span.squares();
        let (up, down) = (rise.max(0).unsigned_abs(), rise.min(0).unsigned_abs());
        // Only what the goal doesn't need is left for climbing and descending again, which costs 15 half feet more
        // than flying level.
        let needed = up * 20 + down * 5 + level.saturating_sub(down) * 10;
        let spare = match self.is_plain() {
            true => left.saturating_sub(needed) / 15,
            false => left / 5,
        };
        (up + spare, down + spare, level)
    }
}

/// How far the level feet exceed what the slope requires for `steep` feet up or down, in hundredths.
pub(super) fn slack(slope: Slope, steep: Feet, level: Feet) -> i64 {
    i64::from(level.0) * slope.per_hundred() - i64::from(steep.0) * 100
}
