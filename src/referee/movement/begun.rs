//! A movement that a creature has begun in its turn and not used up. An attempt in the middle of it takes no further
//! move action.

use super::pace::Paces;
use super::turn::{Turns, is_about_actions};
use crate::field::{BegunMove, Creature, Mode, TurnLog};
use crate::grid::{Feet, HalfFeet};
use crate::referee::board::Supports;
use crate::referee::context::Mover;
use crate::referee::ruling::{Action, Check, Ruling, Verdict};

/// The modes that have a speed.
const WITH_A_SPEED: [Mode; 6] = [Mode::Walk, Mode::Climb, Mode::Swim, Mode::Fly, Mode::Glide, Mode::Burrow];

impl<'a> Turns<'a> {
    /// The whole feet left of the movement that the mover has begun in its turn, if enough for a square.
    pub(crate) fn left_of_movement(&self, mover: &Mover<'a>) -> Option<Feet> {
        let has_turns = self.0.ruleset().actions.value.has_turns();
        let log = self.turn_log(&mover.creature.name).filter(|_| has_turns)?;
        let left = self.left_at_its_speed(mover.creature, log);
        let left = left.min(self.left_in_its_mode(mover.creature, log, left)).whole();
        (left >= Feet::SQUARE).then_some(left)
    }

    /// What a movement with this much left leaves in the mode that the creature is in now, if it was begun in another: no more
    /// than its speed there, less what it has moved.
    fn left_in_its_mode(&self, creature: &Creature, log: &TurnLog, left: HalfFeet) -> HalfFeet {
        let Some(begun) = &log.begun else { return left };
        let now = Supports(self.0).locomotion(creature).mode;
        let speed = |mode: &str| self.single_move(creature, mode).map(HalfFeet::from);
        let (Some(before), Some(here)) = (speed(&begun.mode), speed(now.word()).or_else(|| speed(Mode::Walk.word())))
        else {
            return left;
        };
        HalfFeet((here + left).0.saturating_sub(before.0))
    }

    /// Judges an attempt as part of the movement begun before, and as a separate movement. Returns the former unless
    /// only the latter is allowed.
    pub(crate) fn within_or_as_new(&self, mover: &Mover<'a>, judge: impl Fn(Option<Feet>) -> Ruling) -> Ruling {
        let fresh = judge(None);
        let Some(left) = self.left_of_movement(mover) else { return fresh };
        let within = judge(Some(left));
        let none_left = fresh.refusals().next().is_some() && fresh.refusals().all(is_about_actions);
        if within.verdict != Verdict::Illegal || none_left { within } else { fresh }
    }

    /// The feet left of the movement begun in this log, at the creature's current speed.
    pub(super) fn left_at_its_speed(&self, creature: &Creature, log: &TurnLog) -> HalfFeet {
        let Some(begun) = &log.begun else { return log.left_of_move };
        let now = HalfFeet::from(self.single_move(creature, &begun.mode).unwrap_or_default());
        HalfFeet((log.left_of_move + now).0.saturating_sub(HalfFeet::from(begun.speed).0))
    }

    /// How many feet a single move covers in the mode with this word; `None` if the creature has no speed in it.
    fn single_move(&self, creature: &Creature, mode: &str) -> Option<Feet> {
        let mode = WITH_A_SPEED.into_iter().find(|it| it.word() == mode)?;
        let speed = match mode {
            Mode::Walk => self.0.ruleset().speed(creature),
            _ => Paces(self.0).own_speed(creature, creature.modes.of(mode)?),
        };
        Some(speed * self.0.ruleset().speed.value)
    }

    /// Records in the mover's log how much this ruling leaves of the movement that it begins or is part of.
    pub(super) fn record_rest_of_move(&self, log: &mut TurnLog, ruling: &Ruling, mode: &str) {
        let creature = self.0.encounter().creature(&ruling.creature);
        let spent = ruling.feet.unwrap_or_default();
        let left = |whole: HalfFeet| {
            let times = if ruling.halved.is_some() { 2 } else { 1 };
            HalfFeet(whole.0.saturating_sub(spent.0 * times))
        };
        // Jumping and keeping one's footing are part of a movement; other checks are for attempts of their own.
        let in_passing = |check: &Check| check.kind.is_of_a_jump() || check.kind.is_of_the_ground();
        let plain = ruling.way.is_none() && ruling.checks.iter().all(in_passing);
        let (whole, mode) = match (ruling.takes, log.begun.take()) {
            (Action::Move, _) if plain => (ruling.halved.unwrap_or(ruling.budget).into(), mode.to_owned()),
            (Action::Free, begun) if plain => {
                let mode = begun.as_ref().map(|begun| begun.mode.clone()).unwrap_or_default();
                let before = TurnLog { begun, ..log.clone() };
                (creature.map_or(log.left_of_move, |creature| self.left_at_its_speed(creature, &before)), mode)
            }
            _ => (HalfFeet(0), String::new()),
        };
        log.left_of_move = left(whole);
        let begun = creature.filter(|_| whole > HalfFeet(0));
        let speed = begun.and_then(|creature| self.single_move(creature, &mode));
        log.begun = speed.map(|speed| BegunMove { mode, speed });
    }
}
