//! Mounting and dismounting.

use crate::field::Creature;
use crate::grid::{Feet, HalfFeet, Placement, Square};
use crate::referee::board::{Crossings, Distances, Elevations, SharedSquares, down_by};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{Claim, Paces, Turns};
use crate::referee::ruling::{Action, Finding, RidingFact, Ruling, Verdict};
use crate::referee::walk::Walks;
use crate::ruleset::RuleId;

/// Mounting and dismounting.
#[derive(Clone, Copy, Debug)]
pub struct Riding<'a>(pub Referee<'a>);

impl<'a> Riding<'a> {
    /// Judges whether the mover can get on this creature's back.
    #[must_use]
    pub fn mount(&self, mover: &Mover<'a>, mount: &Creature) -> Ruling {
        let creature = mover.creature;
        let mut ruling = self.action(mover, mover.full.at(mount.anchor));
        ruling.altitude = Some(mount.altitude);
        let who = &mount.name;
        let rides = self.0.encounter.mount_of(creature);
        let spot = |one| Distances(self.0).spot(one);
        let near = Distances(self.0).feet_between(spot(creature), spot(mount)) <= Feet::SQUARE;
        let facts = [
            rides.map(|mount| RidingFact::Rides { mount: mount.name.clone() }),
            mount.side.opposes(&creature.side).then(|| RidingFact::NotWilling { who: who.clone() }),
            (mount.size <= creature.size).then(|| RidingFact::NotBigger { who: who.clone() }),
            down_by(mount).map(|condition| RidingFact::IsDown { who: who.clone(), condition }),
            (!near).then(|| RidingFact::NotBeside { who: who.clone() }),
        ];
        let facts = facts.into_iter().flatten().map(|fact| Finding::refusal(RuleId::Riding, fact));
        let moved = Turns(self.0).carrier_moved(who).map(|fact| Finding::refusal(RuleId::Actions, fact));
        judged(ruling, facts.chain(moved))
    }

    /// Judges whether the mover can get off its mount, to this square beside it or else to the first one with room.
    #[must_use]
    pub fn dismount(&self, mover: &Mover<'a>, to: Option<Square>) -> Ruling {
        let Some(mount) = self.0.encounter.mount_of(mover.creature) else {
            let ruling = self.action(mover, mover.placement);
            return judged(ruling, [Finding::refusal(RuleId::Riding, RidingFact::RidesNobody)]);
        };
        let body = self.0.space_of(mount);
        let side = mover.full.width.max(mover.full.height);
        let around = body.area().grown(i32::try_from(side).unwrap_or(i32::MAX));
        let beside = around.squares().map(|anchor| mover.full.at(anchor)).filter(|at| is_beside(body, *at));
        let mut free = beside.filter(|&at| self.refusals_beside(mover, body, at).is_empty());
        let at = match to {
            Some(to) => Some(mover.full.at(to)),
            None => free.next(),
        };
        let far = |at: &Placement| {
            let (columns, rows) = at.anchor.to(to.unwrap_or(at.anchor));
            (columns.abs().max(rows.abs()), columns.abs() + rows.abs())
        };
        let mut ruling = self.action(mover, at.unwrap_or(mover.placement));
        let facts = match at {
            None => vec![Finding::refusal(RuleId::Riding, RidingFact::NoRoom)],
            Some(at) if !is_beside(body, at) => {
                let (who, at) = (mount.name.clone(), at.anchor);
                vec![Finding::refusal(RuleId::Riding, RidingFact::NotOff { who, at })]
            }
            Some(at) => self.refusals_beside(mover, body, at),
        };
        if !facts.is_empty() {
            ruling.nearest = free.min_by_key(far).map(|at| (at, HalfFeet(0)));
        }
        ruling.altitude = at.map(|at| Elevations(self.0).altitude_at(mover.creature, at));
        judged(ruling, facts)
    }

    /// A move action that covers no ground.
    fn action(&self, mover: &Mover<'a>, to: Placement) -> Ruling {
        let mut ruling = Paces(self.0).unmoved(mover, to);
        ruling.feet = Some(HalfFeet(0));
        ruling.takes = Action::Move;
        ruling.findings.extend(Paces(self.0).stilled(mover.creature));
        let moves = self.0.ruleset.five_foot_step.value.minds_any_change_of_place();
        let claim = Claim { takes: ruling.takes, maneuver: false, moves };
        ruling.findings.extend(Turns(self.0).turn_refusals(mover, claim));
        ruling.findings.extend(Turns(self.0).whole_action_refusals(mover));
        ruling
    }

    /// Why the mover can't get down from its mount to this place beside it.
    fn refusals_beside(&self, mover: &Mover<'a>, mount: Placement, at: Placement) -> Vec<Finding> {
        let occupancy = SharedSquares(self.0).occupancy(mover);
        let mut refusals = Walks(self.0).end_refusals(mover, &occupancy, at);
        // It steps down from the nearest part of the mount's space.
        let nearest = |at: i32, low: i32, room: u32, own: u32| {
            at.clamp(low, low.saturating_add_unsigned(room.saturating_sub(own)))
        };
        let anchor = Square::new(
            nearest(at.anchor.x, mount.anchor.x, mount.footprint.width, at.footprint.width),
            nearest(at.anchor.y, mount.anchor.y, mount.footprint.height, at.footprint.height),
        );
        let from = at.footprint.at(anchor);
        refusals.extend(Crossings(self.0).crossing_refusals(mover, from, at).into_iter().map(Finding::refused));
        refusals
    }
}

/// Whether a place is beside a space, and not in it.
fn is_beside(space: Placement, at: Placement) -> bool {
    space.area().grown(1).overlaps(at.area()) && !space.overlaps(at)
}

fn judged(mut ruling: Ruling, refusals: impl IntoIterator<Item = Finding>) -> Ruling {
    ruling.findings.extend(refusals);
    if !ruling.findings.is_empty() {
        ruling.verdict = Verdict::Illegal;
    }
    ruling
}
