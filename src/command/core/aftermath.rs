//! The table after a resolution, and how an action counts toward the rest of its turn.

use crate::command::core::flight::flight_after;
use crate::command::core::pending_fall::{self, PendingFall};
use crate::command::core::readied;
use crate::command::core::resolution::Resolution;
use crate::command::input::user_error::UserError;
use crate::field::{Creature, Encounter, Flight, Mode, Name, Rounds};
use crate::referee::{Action, AirFact, Charges, CheckKind, Fact, Finding, Imposed, Turns, Verdict, take_along};

/// When an action counts as movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counts {
    /// Only if it spends feet.
    Feet,
    /// Even if it spends none.
    Always,
    /// Not even if it spends feet.
    Never,
}

impl Resolution<'_, '_> {
    /// The creatures left without support on the resulting table. Some fall only as the turn ends.
    pub(super) fn unsupported(&self, after: &Encounter) -> Vec<PendingFall> {
        let mover = &self.ruling.creature;
        let thrown = pending_fall::thrown(self.referee, (self.mode, self.action), mover);
        let later = |finding: &Finding| matches!(finding.fact, Fact::Air(AirFact::FallsAtTurnsEnd { .. }));
        // A climber is held even if the map doesn't show the wall; a thrown creature doesn't climb.
        let climbs = thrown.is_none() && self.ruling.steps.last().is_some_and(|step| step.mode == Mode::Climb);
        let waits = climbs || self.aloft || self.ruling.findings.iter().any(later);
        let mut falls = PendingFall::unsupported(self.referee.ruleset(), self.referee.encounter(), after, thrown);
        let known = |who: &Name| (waits && who == mover) || self.falls.iter().any(|fall| fall.who == *who);
        falls.retain(|fall| !known(&fall.who));
        falls
    }

    /// The resulting table.
    pub(super) fn after(&self) -> Result<Encounter, UserError> {
        let (ruleset, ruling) = (self.referee.ruleset(), &self.ruling);
        let mut next = self.referee.encounter().clone();
        for creature in &self.changed {
            next.put(let_go(self.referee.encounter(), creature.clone()));
        }
        if let (Some(end), Some(creature)) = (self.end, next.creature(&ruling.creature)) {
            // A mover forced into a place the rules don't allow takes up its full space.
            let by_rules = ruling.verdict != Verdict::Illegal;
            let squeezed = if by_rules { ruleset.stance(creature, end.footprint).flatten() } else { None };
            let squeezed = if end == ruling.from { creature.squeezed } else { squeezed };
            let kept = next.rounds.as_deref().is_some_and(Rounds::has_begun);
            let moved = || Imposed(self.referee).after_moving(creature, kept);
            let had = if self.own { moved() } else { creature.conditions };
            let conditions = self.conditions.unwrap_or(had);
            let altitude = ruling.altitude.unwrap_or(creature.altitude);
            let flight = flight_after(self.referee, ruling, creature, self.mode);
            let moved = Creature { anchor: end.anchor, squeezed, conditions, altitude, flight, ..creature.clone() };
            if self.force {
                self.table.check_on_map(&moved)?;
            }
            next.put(moved);
        }
        for other in &self.others {
            if let Some(creature) = next.creature(&other.creature) {
                let squeezed = ruleset.stance(creature, other.to.footprint).flatten();
                let mode = other.main_mode().unwrap_or_default().word();
                let altitude = other.altitude.unwrap_or(creature.altitude);
                let moved = Creature { anchor: other.to.anchor, squeezed, altitude, ..creature.clone() };
                let climbs = other.main_mode() == Some(Mode::Climb);
                next.put(if climbs { moved } else { let_go(self.referee.encounter(), moved) });
                if let Some(rounds) = next.rounds.as_deref_mut().filter(|rounds| rounds.has_begun()) {
                    rounds.turn_log.insert(other.creature.clone(), Turns(self.referee).turn_log_after(other, mode));
                }
            }
        }
        self.keep_rounds(&mut next);
        take_along(ruleset, self.referee.encounter(), &mut next);
        Ok(next)
    }

    /// Counts a mount's charge, run or withdrawal for those who ride it: none of them allows a five-foot step in the same
    /// round, and the attack at the end of a charge is its rider's. (SRD 3.5, Take 5-Foot Step, Mounted Combat.)
    fn count_for_riders(&self, rounds: &mut Rounds) {
        let encounter = self.referee.encounter();
        let hurries = matches!(self.action, "charge" | "run" | "withdraw") && !Turns(self.referee).is_in_phases();
        let Some(mover) = self.referee.mover(&self.ruling.creature).filter(|_| hurries) else { return };
        let striker = &Charges(self.referee).striker(&mover).name;
        for rider in encounter.carried_along(mover.creature()).filter(|one| one.name != self.ruling.creature) {
            let log = rounds.turn_log.entry(rider.name.clone()).or_default();
            log.moved = true;
            log.standard |= self.charged.is_some() && rider.name == *striker;
        }
    }

    /// Updates what the rounds record: the mover's turn, intents, leaps and runs.
    fn keep_rounds(&self, next: &mut Encounter) {
        let ruling = &self.ruling;
        let phases = Turns(self.referee).is_in_phases();
        if let Some(rounds) = next.rounds.as_deref_mut().filter(|_| phases) {
            rounds.intents.extend(self.declares.iter().map(|intent| (ruling.creature.clone(), intent.clone())));
            self.redeclares.iter().for_each(|(name, intent)| rounds.redeclare(name, intent));
        }
        if let Some(rounds) = next.rounds.as_deref_mut().filter(|rounds| self.aloft && rounds.has_begun()) {
            rounds.fling_up(&ruling.creature);
        }
        if let (Some(leap), Some(rounds)) = (self.leap, next.rounds.as_deref_mut().filter(|rounds| rounds.has_begun()))
        {
            rounds.leaps.insert(ruling.creature.clone(), leap);
        }
        let flies = [Mode::Fly, Mode::Glide].into_iter().any(|flight| flight.word() == self.mode);
        if let Some(rounds) = next.rounds.as_deref_mut().filter(|_| flies && self.own) {
            // A creature that flies on out of a jump doesn't come down from it.
            rounds.leaps.remove(&ruling.creature);
        }
        if let Some(rounds) = next.rounds.as_deref_mut().filter(|rounds| self.own && rounds.has_begun()) {
            let mut turn_log = Turns(self.referee).turn_log_after(ruling, self.mode);
            // A maneuver in place moves nobody, however it would have moved.
            let in_place = self.maneuver && ruling.steps.is_empty() && self.counts == Counts::Feet;
            match if in_place { Counts::Never } else { self.counts } {
                Counts::Feet => {}
                Counts::Always => turn_log.moved = true,
                Counts::Never => {
                    turn_log.feet =
                        Turns(self.referee).turn_log(&ruling.creature).map(|had| had.feet.clone()).unwrap_or_default();
                }
            }
            turn_log.stood |= self.stands;
            if self.maneuver {
                turn_log.maneuver = Some(self.action.to_owned());
                turn_log.charged = self.charged.clone();
            }
            turn_log.moved |= ruling.is_held_at_once();
            if phases && (ruling.is_held_at_once() || (self.takes_all && ruling.takes == Action::Move)) {
                turn_log.spent_on = Some(self.action.to_owned());
            }
            if let Some(before) = self.ran {
                rounds.record_run(&ruling.creature, before);
            } else if turn_log.total_feet() > ruling.speed.into() {
                rounds.record_hurry(&ruling.creature);
            }
            rounds.turn_log.insert(ruling.creature.clone(), turn_log);
            self.count_for_riders(rounds);
            // What a mount does in its rider's turn counts in its own, should it have one in the same round.
            let encounter = self.referee.encounter();
            if rounds.acting().is_some_and(|acting| encounter.is_rider(acting, &ruling.creature)) {
                rounds.ridden.insert(ruling.creature.clone());
            }
        }
        let before = self.referee.encounter();
        readied::take_readied(
            self.referee.ruleset(),
            before,
            next.rounds.as_deref_mut().filter(|_| self.own),
            &ruling.creature,
        );
        // A check to block uses up the blocker's action of the phase.
        let blocked = ruling.checks.iter().filter(|check| check.kind == CheckKind::PastBlocker && phases);
        if let Some(rounds) = next.rounds.as_deref_mut() {
            blocked.filter_map(|check| check.against.clone()).for_each(|blocker| rounds.record_block(blocker));
        }
    }
}

/// The creature as it is after others, or its own legs, have taken it away from the wall that it had climbed, or from the
/// ceiling that it hovered at.
fn let_go(before: &Encounter, creature: Creature) -> Creature {
    let place = |one: &Creature| (one.anchor, one.altitude);
    let stays = before.creature(&creature.name).is_none_or(|was| place(was) == place(&creature));
    let Flight { clings, at_a_ceiling, .. } = creature.flight;
    let flight = Flight { clings: clings && stays, at_a_ceiling: at_a_ceiling && stays, ..creature.flight };
    Creature { flight, ..creature }
}
