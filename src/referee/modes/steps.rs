//! What movements in several modes share: the modes a creature can use, and where its stops are.

use super::ModeMoves;
use super::multi::{MultiModeMove, Way};
use crate::field::Mode;
use crate::grid::Height;
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::Paces;
use crate::referee::request::{ModeMove, MoveMode, Stop};
use crate::referee::ruling::{Finding, HeightFact, Pace, Ruling, Verdict};
use crate::referee::space::{Space, Trip};
use crate::ruleset::RuleId;

/// Steps in one of several modes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ModeSteps<'a>(pub(crate) Referee<'a>);

impl<'a> ModeSteps<'a> {
    /// The walking part of a movement, and the feet it may spend.
    pub(crate) fn walk_way(&self, mover: &Mover<'a>, pace: Pace) -> Way {
        Way::plain(
            Mode::Walk,
            Paces(self.0).walking_budget(mover, pace),
            Some(mover.creature.speed_category),
            RuleId::Speed,
        )
    }

    /// The creature's own speed in this mode, and the feet it may spend: the shared budget if all modes share one.
    /// `None` if it lacks the mode.
    pub(crate) fn way_of(&self, mover: &Mover<'a>, mode: Mode, pace: Pace, rule: RuleId) -> Option<Way> {
        let means = mover.creature.modes.of(mode)?;
        Some(Way::plain(
            mode,
            Paces(self.0).budget_by(mover, pace, Paces(self.0).speed_of(mover, means)),
            means.speed_category,
            rule,
        ))
    }

    /// Judges a movement in several modes. If no altitude was given, something holds the mover at its stops.
    pub(crate) fn judge(&self, mover: &Mover<'a>, multi_mode: &MultiModeMove<'_, 'a>, mode_move: &ModeMove) -> Ruling {
        let budget = multi_mode.ways.iter().map(|way| way.speed).max().unwrap_or_default();
        let trip = Trip {
            stops: &mode_move.stops,
            walk: &mode_move.walk,
            budget,
            speed: self.0.ruleset.speed(mover.creature),
        };
        let (mut ruling, track) = Space(self.0).judge(mover, multi_mode, &trip);
        if let Some((track, last)) = track.zip(ruling.steps.last()) {
            ruling.diagonal_count = multi_mode.diagonal_count(&track, last.mode);
        }
        // A mode with no steps doesn't lend its speed to the others; a mover that stays has the speed of the mode it asked for.
        let stays = ruling.steps.is_empty();
        let asked = mode_move.move_mode.mode().filter(|_| stays);
        let used = |way: &&Way| asked == Some(way.mode) || ruling.steps.iter().any(|step| step.mode == way.mode);
        let of_those_used = multi_mode.ways.iter().filter(used).map(|way| way.speed).max();
        if ruling.verdict != Verdict::Illegal {
            ruling.budget = of_those_used.unwrap_or(budget);
        }
        ruling
    }

    /// Refuses a movement that would end below the floor without digging.
    pub(crate) fn below_ground(&self, mode_move: &ModeMove, mover: &Mover<'a>) -> Option<Ruling> {
        let below = |stop: &&Stop| stop.altitude.is_some_and(|altitude| altitude < Height::ZERO);
        let square = mode_move.stops.iter().find(below)?.anchor;
        let finding = Finding::refusal(RuleId::Heights, HeightFact::BelowGround { square });
        let mut ruling = ModeMoves(self.0).refused(mover, mode_move, vec![finding]);
        ruling.verdict = Verdict::Illegal;
        Some(ruling)
    }

    /// Whether walking may be part of this movement.
    pub(crate) fn walks_too(&self, move_mode: MoveMode) -> bool {
        move_mode == MoveMode::Any || self.0.ruleset.combining.value.is_known()
    }
}
