//! A jump with the way to where it begins: the straight end of that way is its running start.

use super::jump::{Jumped, Jumping};
use super::ruling::{Ruling, Verdict};
use super::{Mover, Referee, Walk};
use crate::field::Creature;
use crate::grid::{Feet, Square};

impl<'a> Referee<'a> {
    /// Judges a walk and the jump at its end as one movement.
    pub(super) fn run_and_jump(&self, mover: &Mover<'a>, jumping: &Jumping) -> Jumped {
        let walk = Walk { stops: jumping.way.clone(), ..jumping.walk.clone() };
        let way = self.adjudicate(mover, &walk);
        let there = Creature {
            anchor: way.to.anchor,
            squeezed: self.ruleset.stance(mover.creature.size, way.to.footprint).flatten(),
            ..mover.creature.clone()
        };
        let mut moved = self.encounter.clone();
        moved.put(there);
        let referee = Referee { ruleset: self.ruleset, encounter: &moved, planning: self.planning };
        let Some(runner) = referee.mover(&mover.creature.name) else { return self.jump_from(mover, jumping, Feet(0)) };
        let runner = Mover { tally: way.tally, ..runner };
        let start = self.ruleset.jump_start.is;
        let running = jumping.running || (start > 0 && run_up(self, &way, jumping.to) >= Feet(start));
        let on = Jumping { running, way: Vec::new(), ..jumping.clone() };
        let mut jumped = referee.jump_from(&runner, &on, way.feet.unwrap_or_default());
        jumped.ruling = joined(way, jumped.ruling);
        jumped
    }
}

/// How far the way leads straight on to its end, if the jump goes on the same way.
fn run_up(referee: &Referee<'_>, way: &Ruling, to: Option<Square>) -> Feet {
    let Some(to) = to else { return Feet(0) };
    let (dx, dy) = way.to.anchor.to(to);
    let straight = dx == 0 || dy == 0 || dx.abs() == dy.abs();
    let direction = (dx.signum(), dy.signum());
    let before = std::iter::once(way.from).chain(way.steps.iter().map(|step| step.to));
    let places: Vec<Square> = before.map(|place| place.anchor).collect();
    let same = |pair: &&[Square]| straight && pair[0].to(pair[1]) == direction;
    let steps = places.windows(2).rev().take_while(same).count();
    let steps = u32::try_from(steps).unwrap_or(0);
    let along = |axis: i32| steps * axis.unsigned_abs();
    referee.feet_over(along(direction.0), along(direction.1), 0, false)
}

/// Two movements, one after the other, as one.
fn joined(way: Ruling, jump: Ruling) -> Ruling {
    let behind = way.steps.len();
    let mut all = Ruling { from: way.from, budget: way.budget, proved: way.proved, ..jump };
    for finding in &mut all.findings {
        finding.step = finding.step.map(|step| step + behind);
    }
    for chance in &mut all.provocations {
        chance.step += behind;
    }
    all.provocations.retain(|chance| way.provocations.iter().all(|earlier| earlier.by != chance.by));
    all.provocations.splice(0..0, way.provocations);
    all.steps.splice(0..0, way.steps);
    all.feet = all.feet.zip(way.feet).map(|(jump, way)| jump + way);
    all.checks.extend(way.checks);
    // What both of them found is told once.
    let new = way.findings.into_iter().filter(|finding| !all.findings.contains(finding)).collect::<Vec<_>>();
    all.findings.splice(0..0, new);
    match way.verdict {
        Verdict::Illegal => all.verdict = Verdict::Illegal,
        Verdict::NeedsCheck if all.verdict == Verdict::Legal => all.verdict = Verdict::NeedsCheck,
        _ => {}
    }
    all
}
