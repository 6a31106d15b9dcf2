//! Clambering into the space of a much bigger opponent. Only Epic Path has it.

use std::collections::{BTreeMap, BTreeSet};

use super::board::{Board, Creature, Square};
use super::occupied::may_end;
use super::place::Place;
use super::route::Figures;
use super::rules::Ruleset;
use super::step::Manner;
use super::through::{Hindrance, Outcome, Through, Tried};
use super::tumble::spare_some;

/// A creature that clambers into another's space.
#[derive(Clone, Debug)]
pub struct Clamber<'a> {
    pub board: &'a Board,
    pub who: usize,
    pub target: usize,
    /// Feet beyond what the clamber includes.
    pub extra: u64,
}

impl<'a> Clamber<'a> {
    fn mover(&self) -> &'a Creature {
        &self.board.creatures[self.who]
    }

    fn foe(&self) -> &'a Creature {
        &self.board.creatures[self.target]
    }

    pub fn hindrances(&self) -> BTreeSet<Hindrance> {
        let (mover, foe) = (self.mover(), self.foe());
        let apart = if self.board.reach_feet(mover) == 0 { 1 } else { 2 };
        let all = [
            (self.board.ruleset != Ruleset::EpicPath, Hindrance::NoSuchManeuver),
            (!mover.is_able(), Hindrance::Unable),
            (mover.side == foe.side, Hindrance::NoOpponent),
            (foe.size < mover.size + apart, Hindrance::TooSmall),
            (foe.fills, Hindrance::Fills),
        ];
        all.into_iter().filter(|(holds, _)| *holds).map(|(_, why)| why).collect()
    }

    fn half(&self) -> u64 {
        u64::from(self.mover().speed) / 2 / 5 * 5
    }

    /// The feet that are included, and the most they can be raised to: half the speed and the speed, or for a prone creature one
    /// square and half the speed.
    fn range(&self) -> (u64, u64) {
        if self.mover().is("prone") { (5, self.half()) } else { (self.half(), u64::from(self.mover().speed)) }
    }

    pub fn budget(&self) -> u64 {
        let (least, most) = self.range();
        (least + self.extra).min(most.max(least))
    }

    /// The target's Maneuver Defense, plus 5 for every added 5 ft that a way of this length needs.
    pub fn dc(&self, feet: u64) -> i32 {
        let (least, _) = self.range();
        let added = (self.budget() - least).min(feet.saturating_sub(least).div_ceil(5) * 5);
        self.foe().maneuver_defense.unwrap_or_default() as i32 + added as i32
    }

    /// `open` is the board without the target.
    pub fn through(&self, open: &'a Board) -> Through<'a> {
        Through::new(self.board, open, self.who, &[self.target], Manner { double: true, share: false })
    }

    /// Whether the mover may end there: in squares of the target's that nobody else occupies.
    pub fn stays(&self, through: &Through, place: Place) -> bool {
        through.is_in(place, self.target)
            && place.squares().all(|square| self.foe().place.holds(square))
            && may_end(&through.ways.walk, place)
    }

    pub fn ends(&self, through: &Through) -> BTreeMap<Square, Figures> {
        through.ends(self.budget(), |place| self.stays(through, place))
    }

    /// The step that enters the target's space, counted from 1.
    fn entry(&self, through: &Through, path: &[Place]) -> usize {
        through.entry(path, self.target).unwrap_or(path.len())
    }

    /// The outcome of a check. A mover that stops in front may have to go back further than this says: see
    /// [`Clamber::may_stop_in_front`].
    pub fn outcome(
        &self,
        through: &Through,
        path: &[Place],
        (check, natural): (i32, i32),
        spare: &[String],
    ) -> Outcome {
        let result = if natural == 20 { check + 5 } else { check };
        let dc = self.dc(through.feet(path).iter().sum());
        let tried = Tried { against: self.foe().name.clone(), dc: Some(dc), result: Some(result) };
        let mut outcome = Outcome { steps: path.len(), tried: vec![tried], ..Outcome::default() };
        if natural == 1 || result < dc {
            outcome.steps = self.entry(through, path) - 1;
            outcome.chances = through.chances(&path[..outcome.steps]);
            return outcome;
        }
        outcome.chances = through.chances(path);
        outcome.chances.retain(|chance| chance.by != self.foe().name);
        // Every 2 are counted from the defense itself, without what was added to it.
        let over = result - dc;
        spare_some(&mut outcome.chances, self.board, over as usize / 2, spare);
        outcome
    }

    pub fn may_stop_in_front(&self, through: &Through, path: &[Place]) -> bool {
        through.may_end(through.whole(path)[self.entry(through, path) - 1])
    }

    /// Whether the target strikes after a failure.
    pub fn target_strikes(&self) -> bool {
        self.board.could_strike(self.foe()) && self.mover().is_target_of(self.foe())
    }
}
