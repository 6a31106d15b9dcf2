//! Charges through air or water at a target at a different height: down on it, or up at it.

use super::attempt::await_check;
use super::lane::Lanes;
use super::{ChargeRuling, Charges};
use crate::field::{Condition, Creature, Mode, Name};
use crate::grid::{Feet, Footprint, Height, Placement, Square};
use crate::referee::board::{
    Attacks, Distances, Elevations, Occupant, SharedSquares, Sight, Support, Supports, Threats, Water,
};
use crate::referee::context::Mover;
use crate::referee::flight::{ClassFlights, Flights, GradedFlights};
use crate::referee::maneuver::{Maneuvers, unknown_defense};
use crate::referee::modes::ModeMoves;
use crate::referee::movement::{FloorEdges, Paces, StepPrices};
use crate::referee::request::{Charge, Flying, ModeMove, MoveMode, Stop, Walk};
use crate::referee::ruling::{ChargeFact, Check, DiagonalCount, Fact, Finding, Ruling, Step, Verdict};
use crate::referee::space::{Pose, Space, line};
use crate::ruleset::RuleId;

/// The minimum distance of a dive in total, and straight down.
const DIVE: (Feet, Feet) = (Feet(30), Feet(10));

/// A place to strike from, and how far it is.
type End = (Feet, Pose);

/// The ends of a charge through air or water.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ends {
    /// The closest.
    Closest,
    /// Those of the closest that are at the mover's own height.
    Level,
    /// The closest or, rather, those of a dive over the same squares.
    OrADive,
}

/// How a mover could charge through air or water.
struct FreeCharge {
    /// The modes it could use.
    modes: Vec<Mode>,
    /// Whether it stands on the floor.
    stands: bool,
    /// Whether it is in water and may combine its modes.
    swims: bool,
    /// Whether its wings keep it in the air.
    flies: bool,
}

impl<'a> Charges<'a> {
    /// A charge through air or water: if the mover has to leave the floor, or none of the closest places to strike from is at
    /// its own height. `None` if it has neither wings nor a swim speed to use, or can't strike the target from anywhere.
    pub(crate) fn dive(
        &self,
        mover: &Mover<'a>,
        target: &'a Creature,
        asked: &Charge,
        check: &Check,
    ) -> Option<ChargeRuling> {
        let FreeCharge { modes, stands, .. } = self.free(mover, asked);
        let leaves_the_floor = stands && asked.mode.is_some();
        if let Some((level, _)) = self.closest_ends(mover, target).filter(|_| !leaves_the_floor && !modes.is_empty()) {
            // A creature on the floor may stay on it.
            let closer = |(feet, _): &End| *feet < level;
            if stands || !self.poses_in_reach(mover, target).iter().any(closer) {
                return None;
            }
        }
        let charge = |mode| self.free_charge(mover, (mode, Ends::OrADive), target, (asked, check));
        let charges = modes.into_iter().filter_map(charge);
        charges.min_by_key(|charged| charged.ruling.verdict == Verdict::Illegal)
    }

    /// The charge through air or water to an end as close as those at the mover's own height, if it can make one. If modes
    /// combine, a swimmer's charge goes on ashore. A flier may end above or below, since all moves are between cubes. If the
    /// charge at its own height is refused, so may the swimmer, and a creature that stands on the floor takes off: nothing on
    /// the ground slows it.
    pub(crate) fn take_off(
        &self,
        mover: &Mover<'a>,
        target: &'a Creature,
        (asked, check): (&Charge, &Check),
        refused: bool,
    ) -> Option<ChargeRuling> {
        let FreeCharge { modes, stands, swims, flies } = self.free(mover, asked);
        // With a mode asked for, a charge from the floor was free from the start.
        let takes_off = refused && stands && asked.mode.is_none();
        let may = asked.overrun.is_none() && (swims || flies || takes_off);
        let ends = match (stands, swims && !refused) {
            (true, _) => Ends::OrADive,
            (false, true) => Ends::Level,
            (false, false) => Ends::Closest,
        };
        let modes = modes.into_iter().filter(|_| may);
        let mut charges = modes.filter_map(|mode| self.free_charge(mover, (mode, ends), target, (asked, check)));
        charges.find(|charged| charged.ruling.verdict != Verdict::Illegal)
    }

    /// How the mover could charge freely, in the mode asked for if there is one.
    fn free(&self, mover: &Mover<'a>, asked: &Charge) -> FreeCharge {
        let support = Supports(self.0).of(mover.creature);
        let mut modes = self.freely(mover);
        modes.retain(|&mode| asked.mode.is_none_or(|asked| asked == mode));
        let swims = self.0.ruleset.combining.value.is_known() && support == Support::Water;
        let flies = matches!(support, Support::Wings(_));
        FreeCharge { modes, stands: support == Support::Floor, swims, flies }
    }

    /// A charge through air or water in this mode, to one of these ends.
    fn free_charge(
        &self,
        mover: &Mover<'a>,
        (mode, ends): (Mode, Ends),
        target: &'a Creature,
        (asked, check): (&Charge, &Check),
    ) -> Option<ChargeRuling> {
        let pace = Paces(self.0).charging_pace(mover, asked.one_action);
        let inside = Threats(self.0).range(self.striker(mover)).is_nil();
        let enters = Some(target).filter(|_| inside);
        let mover = &Mover { diagonal_count: DiagonalCount::default(), enters, ..*mover };
        let means = mover.creature.modes.of(mode)?;
        let budget = Paces(self.0).budget_by(mover, pace, Paces(self.0).speed_of(mover, means));
        let walk = Walk { pace, ..Walk::default() };
        let spares = self.0.ruleset.charge_chances.value.excepts_the_target() && !check.fails_critically();
        let spared = if spares { std::slice::from_ref(&target.name) } else { &[] };
        let flown = |&(_, end): &End| self.go_past_nobody(mover, mode, (target, spared), (end, walk.clone()));
        let open = |ruling: &Ruling| ruling.refusals().next().is_none();
        let poses = self.poses_in_reach(mover, target);
        let mut closest = nearest(&poses);
        if self.0.ruleset.charge_tie.value.is_straightest() {
            let off = |(_, end): &End| Charges::off(mover.placement, end.at);
            let least = closest.iter().map(off).min();
            closest.retain(|end| Some(off(end)) == least);
        }
        if ends == Ends::Level {
            let own = Space(self.0).pose(mover).elevation;
            closest.retain(|(_, end)| end.elevation == own);
        }
        let dives = match ends {
            Ends::OrADive => self.dives(mover, mode, &poses, (&closest, budget)),
            Ends::Closest | Ends::Level => Vec::new(),
        };
        let diving: Vec<Ruling> = dives.iter().map(flown).collect();
        let (closest, mut tries) = if diving.iter().any(open) {
            (dives, diving)
        } else {
            let tries = closest.iter().map(flown).collect();
            (closest, tries)
        };
        let &(feet, _) = closest.first()?;
        let mut refusals: Vec<Finding> = self.not_at(mover, target).into_iter().collect();
        if mover.is_squeezed(mover.placement) || mover.creature.is(Condition::Squeezing) {
            refusals.push(Finding::refusal(RuleId::ChargeLane, ChargeFact::SqueezedStart));
        }
        if feet < Feet::SQUARE * 2 {
            refusals.push(Finding::refusal(RuleId::Charge, ChargeFact::TooNear { feet }));
        }
        for ruling in &mut tries {
            ruling.provocations.retain(|chance| !spared.contains(&chance.by));
        }
        let clear = |ruling: &&Ruling| refusals.is_empty() && open(ruling);
        let mut ends: Vec<_> = tries.iter().filter(clear).map(|ruling| ruling.to.anchor).collect();
        ends.sort_unstable();
        ends.dedup();
        if let Some(to) = asked.to {
            let mut places: Vec<_> = closest.iter().map(|(_, pose)| pose.at.anchor).collect();
            places.sort_unstable();
            places.dedup();
            if places.contains(&to) {
                tries.retain(|ruling| ruling.to.anchor == to);
            } else {
                refusals.push(Finding::refusal(RuleId::Charge, ChargeFact::OtherEnd { to, ends: places }));
            }
        }
        let here = Elevations(self.0).elevation(mover.creature);
        let rank = |ruling: &Ruling| {
            let off = Charges::off(mover.placement, ruling.to);
            // Among equal ends, the one at its own height.
            let rise = (self.elevation_of(ruling) - here).squares().unsigned_abs();
            (ruling.refusals().count(), ruling.provocations.len(), off, rise, ruling.to.anchor)
        };
        let mut ruling = tries.into_iter().min_by_key(rank)?;
        let lane = Some(Lanes(self.0).lane(mover.placement, ruling.to));
        ruling.feet = Some(feet.into());
        ruling.findings.splice(0..0, refusals);
        if feet > budget && !ruling.findings.iter().any(|finding| matches!(finding.fact, Fact::TooFar { .. })) {
            ruling.findings.push(Finding::refusal(RuleId::Charge, Fact::TooFar { feet: feet.into() }));
        }
        if ruling.refusals().next().is_some() {
            ruling.verdict = Verdict::Illegal;
        }
        if self.0.stops_at_refusals(&ruling) {
            ruling.findings.retain(|finding| finding.refuses());
            return Some(ChargeRuling { ruling, lane, attack: None, ends });
        }
        let takes = Finding::note(RuleId::Charge, Fact::TakesAction { action: Paces(self.0).takes(pace) });
        if !ruling.findings.contains(&takes) {
            ruling.findings.push(takes);
        }
        ruling.findings.push(Finding::note(RuleId::ChargeBonus, ChargeFact::Bonus));
        ruling.findings.push(Finding::note(RuleId::ChargeWeapons, ChargeFact::Weapons));
        let end = Pose { at: ruling.to, elevation: self.elevation_of(&ruling) };
        if self.is_dive(mover, mode, (feet, end)) {
            ruling.findings.push(Finding::note(RuleId::Charge, ChargeFact::Dives));
        }
        let mut charged = ChargeRuling { attack: Some(ruling.to.anchor), ruling, lane, ends };
        if self.0.ruleset.charge_check.value.is_against_defense() {
            charged.ruling.findings.extend(unknown_defense(check));
            charged.ruling.checks.push(check.clone());
            let entry = enters.and_then(|target| Maneuvers(self.0).enters(mover, &charged.ruling, target, &[]));
            match (entry, check.succeeds()) {
                (Some(_), None) => await_check(&mut charged.ruling),
                (Some(step), Some(false)) => {
                    let floor = |at: Placement| self.0.encounter.battlefield.floor_under(at);
                    let before = step.checked_sub(1).map(|before| &charged.ruling.steps[before]);
                    let height = before.map_or(here, |step| floor(step.to) + step.altitude);
                    let levels = Elevations(self.0).levels_at(mover.creature, height);
                    let others = SharedSquares(self.0).everybody(mover).at(levels);
                    let (met, ruling) = ((target, step, true), charged.ruling);
                    charged.ruling = Maneuvers(self.0).stopped_in_front(mover, &others, ruling, met, check.rule);
                    charged.attack = None;
                }
                (None, Some(false)) => self.end_in_front(mover, (mode, &walk), target, check, &mut charged),
                _ => {}
            }
            if check.fails_critically() {
                self.answer(mover, target, &mut charged.ruling);
            }
        }
        Some(charged)
    }

    /// The listed modes in which the mover can charge up, down or through water: in the air or in water the one it uses
    /// there; from the floor it takes off, and from a shore it goes in.
    pub(crate) fn freely(&self, mover: &Mover<'a>) -> Vec<Mode> {
        let locomotion = Supports(self.0).locomotion(mover.creature);
        let has = |mode: &Mode| mover.creature.modes.of(*mode).is_some();
        match locomotion.mode {
            Mode::Fly | Mode::Swim if locomotion.is_listed() => vec![locomotion.mode],
            Mode::Walk if Supports(self.0).of(mover.creature) == Support::Floor => {
                // If modes combine, it walks to the water on the way.
                let combines = self.0.ruleset.combining.value.is_known() && Water(self.0).is_any();
                let wades = || combines || FloorEdges(self.0).is_at_the_water(mover);
                let may = |mode: &Mode| has(mode) && (*mode == Mode::Fly || wades());
                [Mode::Fly, Mode::Swim].into_iter().filter(may).collect()
            }
            _ => Vec::new(),
        }
    }

    /// How high above the map's level 0 this movement ends.
    pub(super) fn elevation_of(&self, ruling: &Ruling) -> Height {
        self.0.encounter.battlefield.floor_under(ruling.to) + ruling.altitude.unwrap_or_default()
    }

    /// The flight or swim in a straight line to this end, past nobody. The `spared` don't strike.
    fn go_past_nobody(
        &self,
        mover: &Mover<'a>,
        mode: Mode,
        (target, spared): (&Creature, &[Name]),
        (end, walk): (Pose, Walk),
    ) -> Ruling {
        let met = self.met_on_the_way(mover, target, end);
        let mut ruling = match mode {
            Mode::Fly => self.fly_straight(mover, (end, spared), walk, met.is_empty()),
            _ => self.swim_straight(mover, end, walk),
        };
        let known: Vec<Name> = ruling.refusals().filter_map(|finding| finding.fact.occupant().cloned()).collect();
        let met = met.into_iter().filter(|(who, _)| !known.contains(who));
        let refusal = |(who, square)| Finding::refusal(RuleId::ChargePast, Fact::InTheWay { who, square });
        ruling.findings.extend(met.map(refusal).collect::<Vec<_>>());
        if ruling.refusals().next().is_none() {
            // Its steps may lead past the corner of a pillar that is in its line.
            let lane = Lanes(self.0).lane(mover.placement, end.at);
            ruling.findings.extend(Lanes(self.0).closed_at_every_height(mover, &lane, self.0.space_of(target)));
        }
        ruling
    }

    /// The creatures in the lane at the height at which the mover passes them, each with the first of its squares there: those
    /// that its body sweeps through on the straight line, or if only the line between the centers counts, those beside it.
    fn met_on_the_way(&self, mover: &Mover<'a>, target: &Creature, end: Pose) -> Vec<(Name, Square)> {
        let start = Space(self.0).pose(mover);
        let whole = Lanes(self.0).lane(start.at, end.at);
        let lane = whole.squares();
        let poses: Vec<Pose> = std::iter::once(start).chain(line(start, end)).collect();
        let levels = |pose: Pose| Elevations(self.0).levels_at(mover.creature, pose.elevation);
        let in_the_way = |occupant: &Occupant<'a>| {
            let other = occupant.creature;
            let aimed_at = other.name == target.name || self.0.encounter.ride_together(other, target);
            let beside = occupant.space.overlaps(start.at) && occupant.levels.overlap(levels(start));
            if aimed_at || beside || !Lanes(self.0).stops_a_charge(occupant) {
                return None;
            }
            let (own, rise) = (levels(start), (end.elevation - start.elevation).squares());
            let tall = u32::try_from(own.highest() - own.lowest()).unwrap_or(1);
            let met = whole.sweeps_through((own.lowest(), rise, tall), (occupant.space, occupant.levels));
            if whole.swept || met {
                let within = |square: &Square| lane.contains(square) || end.at.contains(*square);
                return occupant.space.squares().find(within).filter(|_| met);
            }
            poses.windows(2).find_map(|pair| {
                let (from, to) = (pair[0], pair[1]);
                let around = from.at.area().around(to.at.area());
                occupant.space.squares().find(|&square| {
                    if to.at.contains(square) {
                        return occupant.levels.overlap(levels(to));
                    }
                    // What its space sweeps between the two.
                    let swept = around.contains(square) && !from.at.contains(square) && lane.contains(&square);
                    swept && (occupant.levels.overlap(levels(from)) || occupant.levels.overlap(levels(to)))
                })
            })
        };
        let everybody = SharedSquares(self.0).everybody(mover);
        let met = everybody.occupants.iter().filter_map(|one| Some((one.creature.name.clone(), in_the_way(one)?)));
        met.collect()
    }

    /// The stops of a movement over these poses.
    pub(super) fn over(&self, poses: Vec<Pose>) -> Vec<Stop> {
        let stop = |pose: Pose| Stop { anchor: pose.at.anchor, altitude: Some(Space(self.0).altitude_of(pose)) };
        poses.into_iter().map(stop).collect()
    }

    /// The flight in a straight line to this end. If its lane is open, a flier that can't go as the line does, or that would
    /// provoke somebody there besides the `spared`, may keep near it in another way.
    fn fly_straight(&self, mover: &Mover<'a>, (end, spared): (Pose, &[Name]), walk: Walk, is_open: bool) -> Ruling {
        let stops = self.over(line(Space(self.0).pose(mover), end));
        let flying = Flying { stops, walk, ..Flying::default() };
        let ruling = Flights(self.0).fly(mover, &flying);
        let clear = |ruling: &Ruling| ruling.refusals().next().is_none();
        let provokes = ruling.provocations.iter().any(|chance| !spared.contains(&chance.by));
        if !is_open || (clear(&ruling) && !provokes) {
            return self.note_staying_up(mover, ruling);
        }
        let another = ClassFlights(self.0).straightest(mover, (end, spared), &flying);
        let another = another.map(|poses| Flights(self.0).fly(mover, &Flying { stops: self.over(poses), ..flying }));
        self.note_staying_up(mover, another.filter(clear).unwrap_or(ruling))
    }

    /// The swim in a straight line to this end.
    fn swim_straight(&self, mover: &Mover<'a>, end: Pose, walk: Walk) -> Ruling {
        let stops = self.over(line(Space(self.0).pose(mover), end));
        let swim = ModeMove { move_mode: MoveMode::Swim, stops, walk, hands: 2, ..ModeMove::default() };
        let mut ruling = ModeMoves(self.0).adjudicate(mover, &swim);
        let hampered = |(index, step): (usize, &Step)| {
            let square = step.to.anchor;
            let refusal = Finding::refusal(RuleId::ChargeOver, Fact::hampered(square, &step.rules));
            step.rules.contains(&RuleId::Hampering).then_some(Finding { step: Some(index), ..refusal })
        };
        let refusals: Vec<Finding> = ruling.steps.iter().enumerate().filter_map(hampered).collect();
        if refusals.is_empty() {
            // What the lane only touches slows a swimmer's charge as it does a walker's.
            let lane = Lanes(self.0).lane(mover.placement, end.at);
            ruling.findings.extend(Lanes(self.0).low_in(&lane));
            let lane = lane.covered().filter(|&square| !mover.placement.contains(square));
            let alone = |square: Square| Footprint::square(1).at(square);
            let slow = |square: &Square| StepPrices(self.0).terrain_layers(mover, Mode::Swim, alone(*square)) > 0;
            let slow = lane.filter(slow).map(|square| ChargeFact::SlowGround { square });
            ruling.findings.extend(slow.map(|fact| Finding::refusal(RuleId::ChargeOver, fact)));
        }
        ruling.findings.extend(refusals);
        ruling
    }

    /// Turns the check that keeps a slow flier up, which isn't part of the charge, into a note for the end of the turn.
    pub(super) fn note_staying_up(&self, mover: &Mover<'a>, mut ruling: Ruling) -> Ruling {
        let Some(means) = mover.creature.modes.of(Mode::Fly).filter(|_| ruling.verdict == Verdict::NeedsCheck) else {
            return ruling;
        };
        ruling.checks.clear();
        ruling.verdict = Verdict::Legal;
        GradedFlights(self.0).note_staying_up(mover, means, &mut ruling);
        ruling
    }

    /// The closest dives to the squares of the closest places, within the budget.
    fn dives(&self, mover: &Mover<'a>, mode: Mode, poses: &[End], (closest, budget): (&[End], Feet)) -> Vec<End> {
        // A creature already in reach has no room to dive.
        let near = closest.iter().any(|(feet, _)| *feet < Feet::SQUARE * 2);
        let over = |at: Placement| closest.iter().any(|(_, pose)| pose.at == at);
        let is_one = |end: &&End| !near && end.0 <= budget && over(end.1.at) && self.is_dive(mover, mode, **end);
        nearest(&poses.iter().filter(is_one).copied().collect::<Vec<_>>())
    }

    /// Whether a charge from here to there is a dive, in rulebooks that have them.
    fn is_dive(&self, mover: &Mover<'a>, mode: Mode, (feet, end): End) -> bool {
        let down = Space(self.0).pose(mover).elevation.above(end.elevation);
        mode == Mode::Fly && self.0.ruleset.flight.value.uses_classes() && feet >= DIVE.0 && down >= DIVE.1
    }

    /// Every place from which the mover could strike the target.
    fn poses_in_reach(&self, mover: &Mover<'a>, target: &Creature) -> Vec<End> {
        let (board, start) = (&self.0.encounter.battlefield, Space(self.0).pose(mover));
        let (space, levels, clutter) =
            (self.0.space_of(target), Elevations(self.0).levels(target), Sight(self.0).clutter());
        let striker = self.striker(mover);
        let range = Threats(self.0).range(striker);
        let size = i32::try_from(mover.full.width).unwrap_or(1);
        let around = space.area().grown(range.squares() + size - 1).within(board.area());
        let tall = i32::try_from(self.0.ruleset.profile_of(mover.creature).space).unwrap_or(1);
        let lowest = levels.lowest() - range.squares() - tall + 1;
        let heights = lowest..levels.highest() + range.squares();
        let mut ends = Vec::new();
        for anchor in around.into_iter().flat_map(|area| area.squares().collect::<Vec<_>>()) {
            let at: Placement = mover.full.at(anchor);
            if !board.holds(at) {
                continue;
            }
            for elevation in heights.clone().map(Height::of_squares).filter(|&high| high >= board.floor_under(at)) {
                let there = (at, Elevations(self.0).levels_at(mover.creature, elevation));
                let overlaps = at.overlaps(space) && there.1.overlap(levels);
                let attacks = |square| Attacks(self.0).can_attack(&clutter, striker, there, square, levels);
                if overlaps == range.is_nil() && space.squares().any(attacks) {
                    let (dx, dy) = start.at.anchor.to(anchor);
                    let rise = (elevation - start.elevation).squares().unsigned_abs();
                    let feet = Distances(self.0).feet_over(dx.unsigned_abs(), dy.unsigned_abs(), rise, false);
                    ends.push((feet, Pose { at, elevation }));
                }
            }
        }
        ends
    }
}

/// Those with the least feet.
fn nearest(ends: &[End]) -> Vec<End> {
    let least = ends.iter().map(|(feet, _)| *feet).min();
    ends.iter().filter(|(feet, _)| Some(*feet) == least).copied().collect()
}
