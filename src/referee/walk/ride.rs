//! Mounting and dismounting: a step onto a mount's back, and one off it.
//!
//! Both are judged like any other step, except that they cost no feet and provoke nobody by the square they leave. A rider
//! that is sent over an edge goes, and falls; without a square it gets down where it is safe.

use crate::field::{Creature, Mode};
use crate::grid::{Feet, HalfFeet, Height, Placement, Square};
use crate::referee::board::{
    Crossings, Distances, Elevations, Hazards, Occupancy, STAIR, SharedSquares, Support, Supports, Water, down_by,
};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{
    Chance, Claim, FloorEdges, Hindrances, Maneuvering, Paces, StepPrices, Strikes, Threateners, Turns,
};
use crate::referee::ruling::{Action, Fact, Finding, HeightFact, Provocation, RidingFact, Ruling, Verdict};
use crate::referee::walk::Walks;
use crate::ruleset::RuleId;

/// Mounting and dismounting.
#[derive(Clone, Copy, Debug)]
pub struct Riding<'a>(pub Referee<'a>);

/// A rider about to get down from its mount.
struct Rider<'a, 'm> {
    mover: &'m Mover<'a>,
    /// The mount's space.
    body: Placement,
    occupancy: Occupancy<'a>,
    threateners: Threateners<'a>,
}

/// A place to get down to.
struct WayDown {
    at: Placement,
    refusals: Vec<Finding>,
    notes: Vec<Finding>,
    /// How high above the floor of the place the rider is then, before it falls.
    altitude: Height,
    provocations: Vec<Provocation>,
    /// Whether it leads over the edge of a floor, to a fall or into water.
    is_over_an_edge: bool,
    /// Whether the rider would fall there, or have to swim.
    is_risky: bool,
}

impl<'a> Riding<'a> {
    /// Judges whether the mover can get on this creature's back.
    #[must_use]
    pub fn mount(&self, mover: &Mover<'a>, mount: &Creature) -> Ruling {
        let creature = mover.creature;
        let mut ruling = self.action(mover, mover.full.at(mount.anchor));
        ruling.altitude = Some(mount.altitude);
        let who = &mount.name;
        let rides = self.0.encounter.mount_of(creature);
        let near = self.is_in_reach(creature, mount);
        let facts = [
            rides.map(|mount| RidingFact::Rides { mount: mount.name.clone() }),
            mount.side.opposes(&creature.side).then(|| RidingFact::NotWilling { who: who.clone() }),
            (mount.size <= creature.size).then(|| RidingFact::NotBigger { who: who.clone() }),
            down_by(mount).map(|condition| RidingFact::IsDown { who: who.clone(), condition }),
            (!near).then(|| RidingFact::NotBeside { who: who.clone() }),
        ];
        let facts = facts.into_iter().flatten().map(|fact| Finding::refusal(RuleId::Riding, fact));
        ruling.findings.extend(facts);
        ruling.findings.extend(Turns(self.0).carrier_moved(who).map(|fact| Finding::refusal(RuleId::Actions, fact)));
        let body = self.0.space_of(mount);
        if near && rides.is_none() && !body.overlaps(mover.placement) {
            let onto = nearest_inside(body, mover.placement);
            let walls = Crossings(self.0).crossing_refusals(mover, mover.placement, onto);
            ruling.findings.extend(walls.into_iter().map(Finding::refused));
        }
        let threateners = Strikes(self.0).threateners(mover);
        ruling.provocations = self.provocations(&threateners, mover.placement, body);
        judged(ruling)
    }

    /// Whether the mount is beside the creature, cube against cube, and its feet no more than a stair above the floor that
    /// the creature stands on.
    fn is_in_reach(&self, creature: &Creature, mount: &Creature) -> bool {
        let spot = |one| Distances(self.0).spot(one);
        let elevation = |one| Elevations(self.0).elevation(one);
        let climbs = elevation(mount) > elevation(creature) + STAIR;
        Distances(self.0).feet_between(spot(creature), spot(mount)) <= Feet::SQUARE
            && (!climbs || !Elevations(self.0).follows_the_floor(creature))
    }

    /// Judges whether the mover can get off its mount, to this square beside it or else to the safest one.
    #[must_use]
    pub fn dismount(&self, mover: &Mover<'a>, to: Option<Square>) -> Ruling {
        let Some(mount) = self.0.encounter.mount_of(mover.creature) else {
            let mut ruling = self.action(mover, mover.placement);
            ruling.findings.push(Finding::refusal(RuleId::Riding, RidingFact::RidesNobody));
            return judged(ruling);
        };
        let body = self.0.space_of(mount);
        let occupancy = SharedSquares(self.0).occupancy(mover);
        let rider = Rider { mover, body, occupancy, threateners: Strikes(self.0).threateners(mover) };
        let side = mover.full.width.max(mover.full.height);
        let around = body.area().grown(i32::try_from(side).unwrap_or(i32::MAX));
        let beside = || around.squares().map(|anchor| mover.full.at(anchor)).filter(|at| is_beside(body, *at));
        let free = || beside().map(|at| self.way_down(&rider, at)).filter(|way| way.refusals.is_empty());
        let risk = |way: &WayDown| (way.is_risky, way.provocations.len(), way.notes.len());
        let way = match to.map(|to| mover.full.at(to)) {
            Some(at) if is_beside(body, at) => self.way_down(&rider, at),
            Some(at) => {
                let fact = RidingFact::NotOff { who: mount.name.clone(), at: at.anchor };
                nowhere(at, fact)
            }
            None => match free().min_by_key(risk) {
                None => nowhere(mover.placement, RidingFact::NoRoom),
                // Nobody walks over an edge unasked.
                Some(way) if way.is_over_an_edge => {
                    nowhere(mover.placement, RidingFact::OnlyOver { at: way.at.anchor })
                }
                Some(way) => way,
            },
        };
        let mut ruling = self.action(mover, way.at);
        if let Some(to) = to.filter(|_| !way.refusals.is_empty()) {
            let far = |way: &WayDown| {
                let (columns, rows) = way.at.anchor.to(to);
                (way.is_risky, columns.abs().max(rows.abs()), columns.abs() + rows.abs())
            };
            ruling.nearest = free().min_by_key(far).map(|way| (way.at, HalfFeet(0)));
        }
        ruling.altitude = Some(way.altitude).filter(|_| way.at != mover.placement);
        ruling.findings.extend(way.refusals.into_iter().chain(way.notes));
        ruling.provocations = way.provocations;
        judged(ruling)
    }

    /// A move action that covers no ground.
    fn action(&self, mover: &Mover<'a>, to: Placement) -> Ruling {
        let mut ruling = Paces(self.0).unmoved(mover, to);
        ruling.feet = Some(HalfFeet(0));
        ruling.takes = Action::Move;
        ruling.findings.extend(Paces(self.0).stilled(mover.creature));
        let rides = self.0.encounter.mount_of(mover.creature).is_some();
        let lies = Hindrances(self.0).lies(mover.creature).map(|condition| match rides {
            true => Fact::CrawlsOnNothing,
            false => Fact::OnlyCrawls { condition },
        });
        ruling.findings.extend(lies.map(|fact| Finding::refusal(RuleId::Crawl, fact)));
        let moves = self.0.ruleset.five_foot_step.value.minds_any_change_of_place();
        let claim = Claim { takes: ruling.takes, maneuver: Maneuvering::No, moves };
        ruling.findings.extend(Turns(self.0).turn_refusals(mover, claim));
        ruling.findings.extend(Turns(self.0).whole_action_refusals(mover));
        ruling
    }

    /// The step down from the nearest part of the mount's space to this place beside it.
    fn way_down(&self, rider: &Rider<'a, '_>, at: Placement) -> WayDown {
        let (mover, creature) = (rider.mover, rider.mover.creature);
        let (floors, from) = (FloorEdges(self.0), nearest_inside(rider.body, at));
        let elevation = Elevations(self.0).elevation_at(creature, from);
        let over = floors.falls_in(creature, from, at);
        let flies = over.is_some() && floors.flies_on(creature, elevation, at);
        let (mut refusals, mut notes) = (Vec::new(), Vec::new());
        let mut altitude = Elevations(self.0).altitude_at(creature, at);
        let is_over_an_edge = over.is_some() && !flies;
        match over {
            Some(fact) => {
                refusals.extend(floors.refusals_over_an_edge(mover, from, at).into_iter().map(Finding::refused));
                if flies {
                    altitude = elevation - self.0.encounter.battlefield.floor_under(at);
                } else if let Fact::Height(HeightFact::IntoWater { depth, .. }) = &fact {
                    altitude = Height::from(*depth);
                }
                notes.extend((!flies).then(|| Finding::note(RuleId::Heights, fact)));
            }
            None => {
                refusals.extend(Walks(self.0).end_refusals(mover, &rider.occupancy, at));
                refusals.extend(floors.height_refusal(creature, from, at).map(Finding::refused));
                let walls = Crossings(self.0).crossing_refusals(mover, from, at);
                refusals.extend(walls.into_iter().map(Finding::refused));
                notes.extend(Water(self.0).untold(creature, from, at));
                let hazards = Hazards(self.0).entered(creature, from, at).map(|square| (0, square));
                notes.extend(Finding::hazards(hazards.collect()));
            }
        }
        let swims = || at.squares().any(|square| StepPrices(self.0).has_to_swim(creature, Mode::Walk, square));
        let drops = || creature.is_airborne() && Supports(self.0).held(creature, at, elevation) == Support::Nothing;
        let provocations = self.provocations(&rider.threateners, rider.body, at);
        let is_risky = is_over_an_edge || drops() || swims();
        WayDown { at, refusals, notes, altitude, provocations, is_over_an_edge, is_risky }
    }

    /// The opponents that a very small creature provokes by entering their squares. SRD 3.5, Combat I: getting on or off
    /// provokes nobody in itself.
    fn provocations(&self, threateners: &Threateners<'a>, from: Placement, to: Placement) -> Vec<Provocation> {
        let chances = Strikes(self.0).chances_by_entering(threateners, from, to).into_iter();
        let provoked = |Chance { by, leaving, entering, rule }: Chance<'_>| Provocation {
            by: by.name.clone(),
            step: 0,
            leaving,
            entering,
            rule,
        };
        chances.map(provoked).collect()
    }
}

/// A way that leads nowhere, for this reason.
fn nowhere(at: Placement, fact: RidingFact) -> WayDown {
    WayDown {
        at,
        refusals: vec![Finding::refusal(RuleId::Riding, fact)],
        notes: Vec::new(),
        altitude: Height::ZERO,
        provocations: Vec::new(),
        is_over_an_edge: false,
        is_risky: false,
    }
}

/// The part of a mount's space nearest to a place, as big as that place where there is room.
fn nearest_inside(body: Placement, at: Placement) -> Placement {
    let nearest =
        |at: i32, low: i32, room: u32, own: u32| at.clamp(low, low.saturating_add_unsigned(room.saturating_sub(own)));
    let anchor = Square::new(
        nearest(at.anchor.x, body.anchor.x, body.footprint.width, at.footprint.width),
        nearest(at.anchor.y, body.anchor.y, body.footprint.height, at.footprint.height),
    );
    at.footprint.at(anchor)
}

/// Whether a place is beside a space, and not in it.
fn is_beside(space: Placement, at: Placement) -> bool {
    space.area().grown(1).overlaps(at.area()) && !space.overlaps(at)
}

fn judged(mut ruling: Ruling) -> Ruling {
    if ruling.refusals().next().is_some() {
        ruling.verdict = Verdict::Illegal;
        ruling.findings.retain(Finding::refuses);
        ruling.provocations.clear();
    }
    ruling
}
