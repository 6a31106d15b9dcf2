//! Charges, withdrawals and tumbling.

use super::Asking;
use super::front::Front;
use super::way::{Aim, Approach, Way};
use crate::field::Creature;
use crate::grid::{Feet, Placement, Square};
use crate::referee::board::{Distances, SharedSquares};
use crate::referee::charge::{Charges, Withdrawals};
use crate::referee::jump::Jumps;
use crate::referee::maneuver::{Overruns, Tumbles};
use crate::referee::movement::Paces;
use crate::referee::request::{Charge, Jumping, Overrun, Prefer, Tumble, Walk, Withdrawal};
use crate::referee::ruling::{Pace, Ruling, Verdict};
use crate::referee::search::StepTable;
use crate::referee::walk::Walks;
use crate::ruleset::policy::Withdraw;

/// How many ends of a maneuver are judged at most; the nearest come first.
const MOST_ENDS: usize = 16;

/// How many opponents are tried to run over at most, and how many ends for each.
const MOST_OVERRUN: usize = 3;

/// How many ends of a jump are judged at most.
const MOST_JUMPED: usize = 8;

impl<'a> Asking<'a, '_> {
    /// A charge to each end that the rules allow.
    pub(crate) fn charge(&self, front: &mut Front) {
        let Aim::Target(target) = *self.aim else { return };
        if !Paces(self.referee).knows(Pace::Charge) {
            return;
        }
        let charge = |to: Option<Square>| {
            Charges(self.referee).charge(self.mover, target, &Charge { to, ..Charge::at(target.name.clone()) })
        };
        let first = charge(None);
        let by_die = self.referee.ruleset.charge_tie.value.rolls();
        if first.ends.len() < 2 || by_die {
            let to = first.attack.filter(|_| !by_die);
            front.add(self.way(Approach::Charge { to }, first.ruling));
            return;
        }
        for end in first.ends {
            front.add(self.way(Approach::Charge { to: Some(end) }, charge(Some(end)).ruling));
        }
    }

    /// A withdrawal, for a mover that does not want to get at anybody.
    pub(crate) fn withdraw(&self, front: &mut Front) {
        let pace = Withdrawals(self.referee).withdrawing_pace(self.mover, false);
        let by_primary = match self.referee.ruleset.withdraw.value {
            Withdraw::StartSpace => false,
            Withdraw::Primary => true,
            Withdraw::KeepDistance => return,
        };
        if matches!(self.aim, Aim::Target(_)) || !Paces(self.referee).knows(pace) {
            return;
        }
        let threats = Withdrawals(self.referee).primary_targets(self.mover);
        let primaries: Vec<_> = match (by_primary, threats.is_empty()) {
            (true, false) => threats.iter().map(|one| Some(one.name.clone())).collect(),
            _ => vec![None],
        };
        let ends = self.within(pace, Paces(self.referee).budget(self.mover, pace));
        for primary in primaries {
            let judge = |to: Square, prefer: Prefer| {
                let walk = Walk { stops: vec![to], prefer, ..Walk::default() };
                let asked = Withdrawal { walk, primary: primary.clone(), ..Withdrawal::default() };
                Withdrawals(self.referee).withdraw(self.mover, &asked)
            };
            for &(_, _, to) in ends.iter().take(MOST_ENDS) {
                for prefer in [Prefer::Shortest, Prefer::Safest] {
                    let ruling = judge(to, prefer);
                    let struck = !ruling.provocations.is_empty();
                    let approach = Approach::Withdraw { to, prefer, primary: primary.clone() };
                    self.add_if_there(approach, to, ruling, front);
                    if !struck {
                        break;
                    }
                }
            }
        }
    }

    /// Tumbling past opponents, where walking is struck at.
    pub(crate) fn tumble(&self, front: &mut Front) {
        let speed = Paces(self.referee).budget(self.mover, Pace::Single);
        let ends = self.within(Pace::Single, Feet::SQUARE * (speed.squares() / 2));
        let judge =
            |to: Square| Tumbles(self.referee).tumble(self.mover, &Tumble { stops: vec![to], ..Tumble::default() });
        for &(exposed, feet, to) in ends.iter().take(MOST_ENDS) {
            let clean = |approach: &Approach| matches!(approach, Approach::Walk { pace: Pace::Single, .. });
            let better = front.ways().iter().any(|way| {
                clean(&way.approach) && way.is_clean(0) && way.exposed <= exposed && way.feet() <= feet.into()
            });
            if !better {
                self.add_if_there(Approach::Tumble { to }, to, judge(to), front);
            }
        }
        if let Some(&to) = self.ends.nearest(self.mover, self.mover.creature.altitude).first() {
            let ruling = judge(to);
            if ruling.verdict == Verdict::Illegal {
                front.add(self.way(Approach::Tumble { to }, ruling));
            }
        }
    }

    /// Running over each opponent who is in the way, where walking does not do.
    pub(crate) fn overrun(&self, front: &mut Front) {
        if self.is_walked(front) {
            return;
        }
        let (mover, referee) = (self.mover, self.referee);
        let target = if let Aim::Target(target) = self.aim { Some(&target.name) } else { None };
        let ends = self.ends.nearest(mover, mover.creature.altitude);
        let near = |other: &&Creature| {
            let far = Distances(referee).feet_between_squares(mover.placement.anchor, other.anchor);
            far <= Paces(referee).budget(mover, Pace::Single)
        };
        let opposed = |other: &&Creature| mover.creature.side.opposes(&other.side) && target != Some(&other.name);
        let others = SharedSquares(referee).others(mover).filter(opposed).filter(near);
        for other in others.take(MOST_OVERRUN) {
            for &to in ends.iter().take(MOST_OVERRUN) {
                let asked = Overrun { stops: vec![to], targets: vec![other.name.clone()], ..Overrun::default() };
                let ruling = Overruns(referee).overrun(mover, &asked);
                let approach = Approach::Overrun { over: other.name.clone(), to };
                if ruling.verdict != Verdict::Illegal {
                    self.add_if_there(approach, to, ruling, front);
                }
            }
        }
    }

    /// Jumping from where the mover stands, where walking does not do.
    pub(crate) fn jump(&self, front: &mut Front) {
        if self.is_walked(front) {
            return;
        }
        let speed = Paces(self.referee).budget(self.mover, Pace::Single);
        let far = |to: Square| Distances(self.referee).feet_between_squares(self.mover.placement.anchor, to);
        let ends = self.ends.nearest(self.mover, self.mover.creature.altitude);
        for to in ends.into_iter().filter(|to| (Feet(1)..=speed).contains(&far(*to))).take(MOST_JUMPED) {
            let jumped = Jumps(self.referee).jump(self.mover, &Jumping { to: Some(to), ..Jumping::default() });
            if jumped.ruling.verdict != Verdict::Illegal && jumped.falls.is_none() && !jumped.midair {
                self.add_if_there(Approach::Jump { to }, to, jumped.ruling, front);
            }
        }
    }

    /// Whether a plain move leads there without any risk: nothing else is worth a check then.
    pub(crate) fn is_walked(&self, front: &Front) -> bool {
        let plain = |way: &Way| matches!(way.approach, Approach::Walk { pace: Pace::Single, .. } | Approach::Stay);
        front.ways().iter().any(|way| plain(way) && way.is_safe() && way.exposed == 0)
    }

    /// The ends within this many feet on foot, nearest first.
    fn within(&self, pace: Pace, budget: Feet) -> Vec<(usize, Feet, Square)> {
        let mover = self.mover.with_options(Paces(self.referee).options(pace, false));
        let occupancy = SharedSquares(self.referee).occupancy(&mover);
        let step_table = StepTable::new(self.referee, &mover, Some(&occupancy));
        let reach = Walks(self.referee).ends(&step_table, &occupancy, budget);
        let ends: Vec<(Placement, Feet)> =
            reach.ends().map(|(anchor, end)| (step_table.at(end.shape, anchor), end.feet)).collect();
        self.sorted(ends)
    }

    /// Adds a way that ends where it was to; one that stops short is none.
    pub(crate) fn add_if_there(&self, approach: Approach, to: Square, ruling: Ruling, front: &mut Front) {
        if ruling.verdict == Verdict::Illegal || ruling.to.anchor == to {
            front.add(self.way(approach, ruling));
        }
    }
}
