//! Charges, withdrawals, overruns, leaps.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::Asking;
use super::front::Front;
use super::way::{Aim, Approach, Way};
use crate::field::{Creature, Intent, Mode, Name};
use crate::grid::{Feet, HalfFeet, Height, Placement, Square};
use crate::referee::board::{Distances, Elevations, SharedSquares};
use crate::referee::charge::{Charges, Withdrawals};
use crate::referee::context::Referee;
use crate::referee::flight::Flights;
use crate::referee::jump::{Jumps, RunUps, Walked};
use crate::referee::maneuver::{Clambers, Overruns, level_stops};
use crate::referee::movement::{Paces, Turns};
use crate::referee::phases::Declarations;
use crate::referee::request::{Charge, Clamber, Flying, Jumping, ModeMove, Overrun, Prefer, Stop, Walk, Withdrawal};
use crate::referee::ruling::{Maneuver, Pace, Ruling, Verdict};
use crate::referee::search::StepTable;
use crate::referee::walk::Walks;
use crate::ruleset::policy::Withdraw;

/// The most ends of a maneuver to judge, nearest first.
pub(super) const MOST_ENDS: usize = 16;

/// The most opponents to try to overrun, and the most ends for each.
const MOST_OVERRUN: usize = 3;

/// The most ends to judge for a movement with a leap; each is a separate search.
const MOST_LEAPT: usize = 3;

/// The most ends to judge for keeping a distance, farthest first.
const MOST_KEPT: usize = 2;

/// The most ends to judge for a jump.
const MOST_JUMPED: usize = 8;

impl<'a> Asking<'a, '_> {
    /// Whether the rulebook has this maneuver.
    pub(super) fn has(&self, maneuver: Maneuver) -> bool {
        maneuver.is_known(self.referee.ruleset)
    }

    /// A charge to each end the rules allow.
    pub(crate) fn charge(&self, front: &mut Front) {
        let Aim::Target(target) = *self.aim else { return };
        if !Paces(self.referee).knows(Pace::Charge) || !self.may_look_at("charge") {
            return;
        }
        let overrunning = |to: Option<Square>, overrun: Option<Name>| {
            Charges(self.whole).charge(self.mover, target, &Charge { to, overrun, ..Charge::at(target.name.clone()) })
        };
        let charge = |to: Option<Square>| overrunning(to, None);
        let first = charge(None);
        let by_die = self.referee.ruleset.charge_tie.value.rolls();
        if first.ends.len() < 2 || by_die {
            let to = first.attack.filter(|_| !by_die);
            // A charge may overrun the one creature in its way.
            let occupants: BTreeSet<&Name> =
                first.ruling.refusals().filter_map(|finding| finding.fact.occupant()).collect();
            let in_the_way = occupants.first().filter(|name| occupants.len() == 1 && ***name != target.name);
            if let Some(over) = in_the_way.map(|name| Name::clone(name)).filter(|_| self.has(Maneuver::Overrun)) {
                let ruling = overrunning(None, Some(over.clone())).ruling;
                if ruling.verdict != Verdict::Illegal {
                    let to = Some(ruling.to.anchor).filter(|_| !by_die);
                    front.add(self.way(Approach::Charge { to, overrun: Some(over) }, ruling));
                }
            }
            front.add(self.way(Approach::Charge { to, overrun: None }, first.ruling));
            return;
        }
        let mut ends = first.ends;
        ends.sort_by_key(|&end| (self.ends.aside(self.mover, end), end));
        for end in ends {
            if !self.may_look_at("charge") {
                break;
            }
            front.add(self.way(Approach::Charge { to: Some(end), overrun: None }, charge(Some(end)).ruling));
        }
    }

    /// A withdrawal, for a mover that doesn't want to attack anyone.
    pub(crate) fn withdraw(&self, front: &mut Front) {
        let pace = Withdrawals(self.referee).withdrawing_pace(self.mover, false);
        let by_primary = match self.referee.ruleset.withdraw.value {
            Withdraw::StartSpace => false,
            Withdraw::Primary => true,
            Withdraw::KeepDistance => return,
        };
        let knows = Paces(self.referee).knows(pace);
        if matches!(self.aim, Aim::Target(_)) || !knows || !self.may_look_at("withdraw") {
            return;
        }
        let threats = Withdrawals(self.referee).primary_targets(self.mover);
        let primaries: Vec<_> = match (by_primary, threats.is_empty()) {
            (true, false) => threats.iter().map(|one| Some(one.name.clone())).collect(),
            _ => vec![None],
        };
        let ends = self.within(pace, Paces(self.referee).budget(self.mover, pace));
        // Such a withdrawal is judged as a flight.
        let by_class = Paces(self.referee).turning_class(self.mover.creature).is_some();
        for primary in primaries {
            let judge = |asked: Referee<'a>, to: Square, prefer: Prefer| {
                if by_class {
                    let walk = Walk { pace, prefer, one_of_many: true, ..Walk::default() };
                    let stops = vec![Stop { anchor: to, altitude: None }];
                    return Flights(asked).fly(self.mover, &Flying { stops, walk, ..Flying::default() });
                }
                let walk = Walk { stops: vec![to], prefer, ..Walk::default() };
                let withdrawal = Withdrawal { walk, primary: primary.clone(), ..Withdrawal::default() };
                Withdrawals(asked).withdraw(self.mover, &withdrawal)
            };
            for &(_, _, to) in ends.iter().take(MOST_ENDS) {
                self.withdraw_to((to, None, &primary), |prefer| judge(self.referee, to, prefer), front);
            }
            if let Some(&(_, _, to)) = ends.first().filter(|_| !front.knows("withdraw")) {
                let (ruling, prefer) = (judge(self.whole, to, Prefer::Shortest), Prefer::Shortest);
                let approach = Approach::Withdraw { to, altitude: None, prefer, primary: primary.clone() };
                self.add_if_there(approach, to, ruling, front);
            }
        }
    }

    /// A withdrawal by wing from the floor or to another height, if none on foot or on level leads there.
    pub(crate) fn withdraw_on_wings(&self, front: &mut Front) {
        let (creature, pace) = (self.mover.creature, Withdrawals(self.referee).withdrawing_pace(self.mover, false));
        let by_primary = match self.referee.ruleset.withdraw.value {
            Withdraw::StartSpace => false,
            Withdraw::Primary => true,
            Withdraw::KeepDistance => return,
        };
        let goes = !matches!(self.aim, Aim::Target(_)) && creature.modes.of(Mode::Fly).is_some();
        if !goes || !Paces(self.referee).knows(pace) || front.has("withdraw") {
            return;
        }
        let primary = by_primary.then(|| Withdrawals(self.referee).primary_targets(self.mover));
        let primary = primary.and_then(|all| all.first().map(|one| one.name.clone()));
        // At its own height, and down onto what is below.
        let ends = |altitude: Height| self.ends.nearest(self.mover, altitude).into_iter();
        let level = self.ends.nearest_held(self.mover).into_iter().map(|to| (to, None)).take(MOST_ENDS);
        let down = ends(Height::ZERO).map(|to| (to, Some(Height::ZERO))).take(MOST_ENDS);
        let down = down.filter(|_| creature.is_airborne());
        for (to, altitude) in level.chain(down).filter(|(to, _)| *to != self.mover.placement.anchor) {
            let judge = |prefer: Prefer| {
                let walk = Walk { pace, prefer, one_of_many: true, ..Walk::default() };
                let flying = Flying { stops: vec![Stop { anchor: to, altitude }], walk, ..Flying::default() };
                if !by_primary {
                    return Flights(self.referee).fly(self.mover, &flying);
                }
                let withdrawal = Withdrawal { primary: primary.clone(), ..Withdrawal::default() };
                Withdrawals(self.referee).withdraw_aloft(self.mover, &flying, &withdrawal)
            };
            self.withdraw_to((to, altitude, &primary), judge, front);
        }
    }

    /// Withdrawals to this end, judged by `judge`: by the shortest way and, if that one provokes, by the safest.
    fn withdraw_to(
        &self,
        (to, altitude, primary): (Square, Option<Height>, &Option<Name>),
        judge: impl Fn(Prefer) -> Ruling,
        front: &mut Front,
    ) {
        for prefer in [Prefer::Shortest, Prefer::Safest] {
            if !self.may_look_at("withdraw") {
                return;
            }
            let ruling = judge(prefer);
            let struck = !ruling.provocations.is_empty();
            if ruling.verdict != Verdict::Illegal {
                let approach = Approach::Withdraw { to, altitude, prefer, primary: primary.clone() };
                self.add_if_there(approach, to, ruling, front);
            }
            if !struck {
                return;
            }
        }
    }

    /// A withdrawal that climbs, swims or digs where none on foot leads, or in several modes: over the edge of a floor, up to one,
    /// or out of the water and on.
    pub(crate) fn withdraw_off_foot(&self, front: &mut Front) {
        let by_primary = match self.referee.ruleset.withdraw.value {
            Withdraw::StartSpace => false,
            Withdraw::Primary => true,
            Withdraw::KeepDistance => return,
        };
        let modes = Withdrawals(self.referee).ways_off_foot(self.mover.creature, None);
        let pace = Withdrawals(self.referee).withdrawing_pace(self.mover, false);
        let goes =
            !matches!(self.aim, Aim::Target(_)) && !modes.is_empty() && !self.referee.encounter.battlefield.is_level();
        if !goes || !Paces(self.referee).knows(pace) || front.has("withdraw") {
            return;
        }
        let primary = by_primary.then(|| Withdrawals(self.referee).primary_targets(self.mover));
        let primary = primary.and_then(|all| all.first().map(|one| one.name.clone()));
        let withdrawal = Withdrawal { primary: primary.clone(), ..Withdrawal::default() };
        let mut ends = self.ends.nearest_below(self.mover);
        ends.extend(self.ends.nearest_held(self.mover).into_iter().filter(|to| !ends.contains(to)).collect::<Vec<_>>());
        for to in ends.into_iter().filter(|to| *to != self.mover.placement.anchor).take(MOST_ENDS) {
            for &move_mode in &modes {
                let judge = |prefer: Prefer| {
                    let walk = Walk { pace, prefer, one_of_many: true, ..Walk::default() };
                    let stops = vec![Stop { anchor: to, altitude: None }];
                    let by = ModeMove { move_mode, stops, walk, hands: 2, ..ModeMove::default() };
                    Withdrawals(self.referee).withdraw_off_foot(self.mover, &by, &withdrawal)
                };
                self.withdraw_to((to, None, &primary), judge, front);
            }
        }
    }

    /// A withdrawal that keeps nearby opponents at a distance for the rest of the phase.
    pub(crate) fn keep_distance(&self, front: &mut Front) {
        let keeps = self.referee.ruleset.withdraw.value.keeps_a_distance();
        let asked = matches!(self.aim, Aim::Away) && Turns(self.referee).is_in_phases();
        if !keeps || !asked || !self.may_look_at("withdraw") {
            return;
        }
        let pursuers = self.ends.pursuers(self.mover);
        let targets: Vec<Name> = pursuers.iter().map(|one| one.name.clone()).collect();
        let distances = Distances(self.referee);
        let ends = self.within(Pace::Single, Paces(self.referee).budget(self.mover, Pace::Single));
        let apart = |to: Square| {
            let there = distances.spot_in(self.mover.creature, self.mover.full.at(to));
            pursuers.iter().map(|one| distances.feet_between(there, distances.spot(one))).min()
        };
        let far = |&(_, feet, to): &(usize, Feet, Square)| Some((apart(to)?, feet, to));
        let mut ends: Vec<(Feet, Feet, Square)> = ends.iter().filter_map(far).collect();
        ends.sort_unstable_by_key(|&(apart, feet, to)| (Reverse(apart), feet, to));
        for &(apart, _, to) in ends.iter().filter(|(apart, ..)| *apart >= Feet::SQUARE).take(MOST_KEPT) {
            let distance = Feet::SQUARE * apart.squares();
            let intent = Intent::keep_away(targets.clone(), distance);
            let walk = Walk { stops: vec![to], ..Walk::default() };
            let ruling = Declarations(self.referee).declare(self.mover, &intent, &walk);
            if ruling.verdict != Verdict::Illegal {
                let approach = Approach::KeepDistance { to, from: targets.clone(), distance };
                self.add_if_there(approach, to, ruling, front);
            }
        }
    }

    /// The ends within `most` feet, however straight the path, nearest first; and these feet.
    pub(super) fn nearest_within(&self, most: Feet) -> (Feet, Vec<Square>) {
        let start = self.mover.placement.anchor;
        let mut ends = self.ends.nearest_on_foot(self.mover);
        ends.retain(|&to| Distances(self.referee).feet_between_squares(start, to) <= most);
        (most, ends)
    }

    /// The opponents within `most` feet that are least out of the way to the first of these ends, except the target.
    pub(super) fn in_the_way(&self, ends: &[Square], most: Feet) -> Vec<&'a Creature> {
        let (mover, referee) = (self.mover, self.referee);
        let Some(&end) = ends.first() else { return Vec::new() };
        let target = if let Aim::Target(target) = self.aim { Some(&target.name) } else { None };
        let far = |from: Square, other: &Creature| Distances(referee).feet_between_squares(from, other.anchor);
        let near = |other: &&Creature| far(mover.placement.anchor, other) <= most;
        let opposed = |other: &&Creature| mover.creature.side.opposes(&other.side) && target != Some(&other.name);
        let mut others: Vec<&Creature> = SharedSquares(referee).others(mover).filter(opposed).filter(near).collect();
        others.sort_by_key(|other| far(mover.placement.anchor, other) + far(end, other));
        others.truncate(MOST_OVERRUN);
        others
    }

    /// Whether a path through this creature's squares may get there within this many feet.
    pub(super) fn is_near_enough(&self, other: &Creature, to: Square, most: Feet) -> bool {
        let distances = Distances(self.referee);
        // Heights don't matter: slopes cost no more than level ground.
        let own = distances.spot(self.mover.creature);
        let over = own.at(self.referee.space_of(other));
        let feet = |at| distances.feet_between(own.at(at), over).squares().saturating_sub(1);
        feet(self.mover.placement) + feet(self.mover.full.at(to)) <= most.squares()
    }

    /// Overrunning each opponent in the way, if walking doesn't get there.
    pub(crate) fn overrun(&self, front: &mut Front) {
        // A bull rush that goes through is an overrun under another name.
        let through = self.referee.ruleset.bull_rush.value.goes_through();
        let command = if through { Maneuver::BullRush } else { Maneuver::Overrun };
        if !self.has(command) || self.is_walked(front) || !self.may_look_at(command.word()) {
            return;
        }
        let (mover, referee) = (self.mover, self.referee);
        let (most, ends) = self.nearest_within(Paces(referee).budget(mover, Pace::Single));
        for other in self.in_the_way(&ends, most) {
            for &to in ends.iter().take(MOST_OVERRUN).filter(|to| self.is_near_enough(other, **to, most)) {
                if !self.may_look_at(command.word()) {
                    return;
                }
                let run = |is_bull_rush: bool| {
                    let (stops, targets) = (level_stops([to]), vec![other.name.clone()]);
                    Overruns(referee).overrun(mover, &Overrun { stops, targets, is_bull_rush, ..Overrun::default() })
                };
                let over = || other.name.clone();
                let overrun = (Approach::Overrun { over: over(), to }, run(false));
                let through = referee.ruleset.bull_rush.value.goes_through();
                let bull_rush = through.then(|| (Approach::BullRush { through: over(), to }, run(true)));
                for (approach, ruling) in [overrun].into_iter().chain(bull_rush) {
                    if ruling.verdict != Verdict::Illegal {
                        self.add_if_there(approach, to, ruling, front);
                    }
                }
            }
        }
    }

    /// Clambering into the space of a bigger opponent, if nothing else leads there.
    pub(crate) fn clamber(&self, front: &mut Front) {
        if !self.has(Maneuver::Clamber) || self.is_walked(front) || !self.may_look_at("clamber") {
            return;
        }
        let (mover, referee) = (self.mover, self.referee);
        let bigger = |other: &&Creature| other.size > mover.creature.size && mover.creature.side.opposes(&other.side);
        let ends = self.ends.nearest_on_foot(mover);
        for other in SharedSquares(referee).others(mover).filter(bigger) {
            let space = referee.space_of(other);
            let inside = |to: &&Square| **to != mover.placement.anchor && mover.full.at(**to).lies_in(space);
            for &to in ends.iter().filter(inside).take(MOST_OVERRUN) {
                if !self.may_look_at("clamber") {
                    return;
                }
                let asked = Clamber { stops: level_stops([to]), ..Clamber::of(other.name.clone()) };
                let ruling = Clambers(referee).clamber(mover, &asked);
                if ruling.verdict != Verdict::Illegal {
                    self.add_if_there(Approach::Clamber { into: other.name.clone(), to }, to, ruling, front);
                }
            }
        }
    }

    /// Walking with a leap over what hampers a walker, if walking doesn't get there.
    pub(crate) fn leap(&self, front: &mut Front) {
        let runs = RunUps(self.referee);
        let speed = Paces(self.referee).budget(self.mover, Pace::Double);
        let is_walked = self.is_walked(front);
        if is_walked || !runs.has_something_to_clear(self.mover, speed) || !self.may_look_at("move") {
            return;
        }
        let unknown = self.referee.ruleset.jump.value.is_by_strength()
            && Jumps(self.referee).longest_jump(self.mover.creature).is_none();
        if unknown {
            return;
        }
        let ends = self.ends.nearest_on_foot(self.mover);
        for pace in [Pace::Single, Pace::Double].into_iter().filter(|pace| Paces(self.referee).knows(*pace)) {
            let (walk, walked) = (Walk { pace, ..Walk::default() }, Walked::default());
            for &to in ends.iter().filter(|to| **to != self.mover.placement.anchor).take(MOST_LEAPT) {
                if !self.may_look_at("move") {
                    return;
                }
                let Some(leap) = runs.leap_among(self.mover, &walk, to, &walked).leap else { continue };
                let jumped = Jumps(self.referee).jump(self.mover, &leap);
                if jumped.ruling.verdict != Verdict::Illegal && jumped.falls.is_none() && !jumped.midair {
                    self.add_if_there(Approach::Leap { pace, to }, to, jumped.ruling, front);
                }
            }
        }
    }

    /// Jumping from where the mover stands, or from the last square before what a jump clears, if walking doesn't get there.
    pub(crate) fn jump(&self, front: &mut Front) {
        // Without a check, a jump out of ground that hampers a walker is worth it for the feet alone.
        let walked = self.walked(front);
        let free = self.referee.ruleset.jump.value.is_by_strength();
        if (walked.is_some() && !free) || !self.may_look_at("jump") {
            return;
        }
        let speed = Paces(self.referee).budget(self.mover, Pace::Single);
        let far = |to: Square| Distances(self.referee).feet_between_squares(self.mover.placement.anchor, to);
        let mut ends = self.ends.nearest_on_foot(self.mover);
        if !Elevations(self.referee).is_level_for(self.mover.creature) {
            let below: Vec<Square> = self.ends.nearest_below(self.mover);
            ends.extend(below.into_iter().filter(|to| !ends.contains(to)).collect::<Vec<_>>());
        }
        let is_cheaper = |to: Square| walked.is_none_or(|walked| HalfFeet::from(far(to)) < walked);
        ends.retain(|to| (Feet(1)..=speed).contains(&far(*to)) && is_cheaper(*to));
        for to in ends.into_iter().take(MOST_JUMPED) {
            if !self.may_look_at("jump") {
                return;
            }
            let takeoff = RunUps(self.referee).takeoff(self.mover, to);
            for from in [None].into_iter().chain(takeoff.map(Some)) {
                let way: Vec<Square> = from.into_iter().collect();
                let jumped = Jumps(self.referee).jump(self.mover, &Jumping { way, to: Some(to), ..Jumping::default() });
                let lands = jumped.falls.is_none() || jumped.on_purpose;
                if jumped.ruling.verdict != Verdict::Illegal && lands && !jumped.midair && jumped.ruling.to.anchor == to
                {
                    let fall = jumped.falls.unwrap_or_default();
                    front.add(self.ruled(Approach::Jump { to, from }, jumped.ruling, fall));
                }
            }
        }
    }

    /// Whether a plain move leads there without any risk, in which case nothing else is worth a check.
    pub(crate) fn is_walked(&self, front: &Front) -> bool {
        self.walked(front).is_some()
    }

    /// The feet of the shortest plain move that leads there without any risk.
    fn walked(&self, front: &Front) -> Option<HalfFeet> {
        let plain = |way: &Way| matches!(way.approach, Approach::Walk { pace: Pace::Single, .. } | Approach::Stay);
        let safe = front.ways().iter().filter(|way| plain(way) && way.is_safe() && way.exposed == 0);
        safe.map(Way::feet).min()
    }

    /// The ends within the budget on foot, nearest first.
    pub(super) fn within(&self, pace: Pace, budget: Feet) -> Vec<(usize, Feet, Square)> {
        let mover = self.mover.with_options(Paces(self.referee).options(pace, false));
        let occupancy = SharedSquares(self.referee).occupancy(&mover);
        let step_table = StepTable::new(self.referee, &mover, Some(&occupancy));
        let reach = Walks(self.referee).ends(&step_table, &occupancy, budget);
        let ends: Vec<(Placement, Feet)> =
            reach.ends().map(|(anchor, end)| (step_table.at(end.shape, anchor), end.feet)).collect();
        self.sorted(ends)
    }

    /// Adds a way that ends at its goal; one that stops short doesn't count.
    pub(crate) fn add_if_there(&self, approach: Approach, to: Square, ruling: Ruling, front: &mut Front) {
        if ruling.verdict == Verdict::Illegal || ruling.to.anchor == to {
            front.add(self.way(approach, ruling));
        }
    }
}
