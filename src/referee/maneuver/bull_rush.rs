//! Bull rushes that push an opponent straight back.

use super::through::{Entry, Maneuvers, provoke, strength_check};
use super::ways::{Portion, Wanted};
use crate::field::{Condition, Creature, WeaponReach};
use crate::grid::{Direction, Feet, Height, Path, Placement, Square};
use crate::referee::board::{Attacks, Distances, Elevations, Grades, Occupancy, SharedSquares, Sight, Strike, Threats};
use crate::referee::context::{Balancing, MoveOptions, Mover, Referee};
use crate::referee::flight::ClassFlights;
use crate::referee::movement::{Claim, Maneuvering, Paces, StepPrices, Strikes, Turns};
use crate::referee::request::{BullRush, Prefer, Stop, Walk};
use crate::referee::ruling::{
    Action, CheckKind, Drop, Fact, Finding, Maneuver, ManeuverFact, Pace, Provocation, Ruling,
};
use crate::referee::walk::{GroundChecks, WalkJudge, Walks};
use crate::ruleset::RuleId;

/// The margin that pushes the target one square farther.
const FURTHER_BY: i32 = 5;

/// Bull rushes.
#[derive(Clone, Copy, Debug)]
pub struct BullRushes<'a>(pub Referee<'a>);

impl<'a> BullRushes<'a> {
    /// Judges a bull rush that pushes. A finding says how far the target is pushed.
    #[must_use]
    pub fn bull_rush(&self, mover: &Mover<'a>, asked: &BullRush) -> Ruling {
        let rule = RuleId::BullRush;
        let by_might = self.0.ruleset.bull_rush.value.is_by_might();
        let ends_charge = !by_might && self.ends_charge(mover, asked);
        let takes = if ends_charge { Action::Free } else { Action::Standard };
        let claim = Claim {
            takes,
            maneuver: if by_might { Maneuvering::OrAnAttack } else { Maneuvering::No },
            moves: !by_might,
        };
        let (mut before, usable) = Maneuvers(self.0).maneuver_refusals(mover, Maneuver::BullRush, claim, false);
        let target = self.0.encounter.creature(&asked.target).filter(|_| usable);
        let Some(target) = target else { return Maneuvers(self.0).maneuver_refused(mover, None, before) };
        let space = self.0.space_of(target);
        // Nobody is straight behind somebody above or below.
        let (mine, its) = (Elevations(self.0).levels(mover.creature), Elevations(self.0).levels(target));
        let upright = !by_might && mover.placement.overlaps(space) && !mine.overlap(its);
        let way = direction(mover.placement, space).filter(|_| !upright);
        // A charger may stand as far off as it can strike, and goes on from there.
        let reach = self.0.ruleset.reach(mover.creature) * 2;
        let approach = way.filter(|_| ends_charge).and_then(|way| approach(mover.placement, space, way, reach));
        let before_entry = approach.as_ref().map_or(0, Vec::len);
        // A step up or down leads to a target just above or below.
        let goes = way.filter(|_| !by_might).and_then(|way| self.goes_to(mover, target, (space, way)));
        before.extend(Maneuvers(self.0).target_refusals(mover, (Maneuver::BullRush, goes.is_some()), target));
        if way.is_none() {
            before.push(Finding::refusal(rule, ManeuverFact::NoDirection));
        }
        let spot = |one| Distances(self.0).spot(one);
        let near = if by_might {
            // A push never leads a mover into its target's squares, so heights count as far as it reaches.
            Distances(self.0).feet_between(spot(mover.creature), spot(target)) <= self.pushing_reach(mover)
        } else {
            is_beside(mover.placement, space) || approach.is_some()
        };
        if !near {
            // After a movement to the target, the rest of the turn has to have the action for it.
            let turn_log = Turns(self.0).turn_log(&mover.creature.name).cloned().unwrap_or_default();
            let moves_first = Turns(self.0).left(mover.creature, &turn_log).full;
            before.push(Finding::refusal(rule, ManeuverFact::NotBeside { who: target.name.clone(), moves_first }));
        }
        if by_might && near && self.is_walled_off(mover, target) {
            before.push(Finding::refusal(rule, ManeuverFact::WalledOff { who: target.name.clone() }));
        }
        if by_might && asked.feet.is_none() {
            before.push(Finding::refusal(rule, ManeuverFact::HowFar));
        }
        let Some(way) = way.filter(|_| near) else {
            return Maneuvers(self.0).maneuver_refused(mover, None, before);
        };
        // The step into the target's space is a single square.
        let mover = &mover.with_options(MoveOptions { balancing: Balancing::OneSquare, ..MoveOptions::default() });
        let mut ruling = if by_might {
            self.along(mover, (&Occupancy::nobody(), target), &[], None)
        } else {
            self.entered(mover, target, (space, way), (&approach.unwrap_or_default(), goes))
        };
        // A step over the target's head, or under its feet, enters nobody's squares.
        let past = ruling.steps.last().is_some_and(|step| {
            let floor = self.0.encounter.battlefield.floor_under(step.to);
            !Elevations(self.0).levels_at(mover.creature, floor + step.altitude).overlap(its)
        });
        if !by_might && past && ruling.refusals().next().is_none() {
            let fact =
                ManeuverFact::OutOfLevel { who: target.name.clone(), above: its.lowest() > mine.lowest(), there: None };
            ruling.findings.push(Finding::refusal(rule, fact));
        }
        ruling.findings.splice(0..0, before);
        Maneuvers(self.0).say_out_of_level(mover, (Maneuver::BullRush, target), &mut ruling);
        Maneuvers(self.0).say_afloat(mover, target, &mut ruling);
        if self.0.stops_at_refusals(&ruling) {
            return Maneuvers(self.0).conclude(ruling, rule, takes, false);
        }
        if ends_charge {
            ruling.findings.push(Finding::note(rule, ManeuverFact::EndsCharge));
        }
        let check = if by_might {
            Maneuvers(self.0).defense_check(&mut ruling, CheckKind::BullRushByMight, rule, (target, 0), asked.rolled)
        } else {
            let results = (asked.rolled, asked.against);
            strength_check((CheckKind::BullRushByStrength, rule), (mover.creature, target), results, ends_charge)
        };
        let (succeeds, margin) = (check.succeeds(), check.margin().unwrap_or(0));
        ruling.checks.push(check);
        match succeeds {
            None => {}
            Some(true) if by_might => self.push_by_might(&mut ruling, mover, (target, way), asked),
            Some(true) => self.push_target_back(&mut ruling, mover, (target, way), asked, margin),
            Some(false) if by_might => {}
            Some(false) => self.throw_mover_back(&mut ruling, mover, target),
        }
        ClassFlights(self.0).fly_the_way(mover, &mut ruling);
        let ruling = Maneuvers(self.0).conclude(ruling, rule, takes, succeeds.is_none());
        let planned = ruling.steps.len();
        let goes = GroundChecks(self.0).ask_maneuver(mover, ruling, &asked.ground);
        let stopped = |finding: &Finding| matches!(&finding.fact, Fact::Ground(fact) if fact.ends_it());
        let pushes = goes.checks.iter().any(|check| check.kind == CheckKind::BullRushByStrength);
        let cut = goes.steps.len() < planned && goes.notes().any(stopped);
        if !asked.follow || !pushes || !cut {
            return goes;
        }
        // A mover pushes as far as it can go along, and no less than one square.
        let along = u32::try_from(goes.steps.len().saturating_sub(before_entry)).unwrap_or(u32::MAX).max(1);
        let asked = BullRush { follow: along > 1, feet: Some(Feet::of_squares(along)), ..asked.clone() };
        let mut short = self.bull_rush(mover, &asked);
        short.findings.extend(goes.notes().filter(|finding| stopped(finding)).cloned());
        Ruling { checks: goes.checks, ..short }
    }

    /// The step into the target's squares, and the chances it provokes: from every creature that threatens the mover before
    /// or after it, including the target.
    fn entered(
        &self,
        mover: &Mover<'a>,
        target: &'a Creature,
        (space, way): (Placement, Direction),
        (approach, goes): (&[Placement], Option<Height>),
    ) -> Ruling {
        let (start, rule) = (approach.last().copied().unwrap_or(mover.placement), RuleId::BullRush);
        let occupancy = SharedSquares(self.0).occupancy(mover).letting_in(&[target], Entry::Into);
        let entry = self.entry(mover, &occupancy, start, (space, way));
        let places: Vec<Placement> = approach.iter().copied().chain([entry]).collect();
        let step = approach.len();
        let mut ruling = self.along(mover, (&occupancy, target), &places, goes);
        // The movement doesn't end there yet.
        ruling.findings.retain(|finding| !finding.fact.is_about_stopping() || is_too_far(finding));
        let threateners = Strikes(self.0).threateners(mover);
        let inside = entry.squares().find(|&square| space.contains(square));
        for chance in Strikes(self.0).chances(&threateners, entry, start) {
            let leaving = start.outside(entry).next().unwrap_or(start.anchor);
            let by = chance.by.name.clone();
            provoke(&mut ruling.provocations, Provocation { by, step, leaving, entering: inside, rule });
        }
        if let Some(chance) = Maneuvers(self.0).provoked_by_entering(mover, target, (step, start, entry), rule) {
            provoke(&mut ruling.provocations, chance);
        }
        ruling
    }

    /// Where the mover enters the target's squares: straight at the target if possible, otherwise by any step that leads into
    /// them.
    fn entry(
        &self,
        mover: &Mover<'a>,
        occupancy: &Occupancy<'a>,
        start: Placement,
        (space, way): (Placement, Direction),
    ) -> Placement {
        let straight = start.toward(way);
        let steps = Direction::ALL.into_iter().map(|way| start.toward(way)).filter(|to| to.overlaps(space));
        let is_open = |to: &Placement| StepPrices(self.0).step_refusals(mover, occupancy, start, *to).is_empty();
        std::iter::once(straight).filter(|to| to.overlaps(space)).chain(steps).find(is_open).unwrap_or(straight)
    }

    /// The mover's possible next places straight behind its target, its full space first; squeezed, it may unfold.
    fn next_behind(
        &self,
        mover: &Mover<'a>,
        occupancy: &Occupancy<'a>,
        from: Placement,
        way: Direction,
    ) -> impl Iterator<Item = Placement> {
        let straight = from.toward(way);
        let is_behind =
            move |to: &Placement| (straight.lies_in(*to) || to.lies_in(straight)) && from.is_one_step_from(*to);
        let is_open = move |to: &Placement| StepPrices(self.0).step_refusals(mover, occupancy, from, *to).is_empty();
        let places = self.0.ruleset.spaces(mover.creature).flat_map(move |space| {
            let around = space.meeting(straight).squares();
            let anchors = std::iter::once(straight.anchor).chain(around).collect::<Vec<_>>();
            anchors.into_iter().map(move |anchor| space.at(anchor))
        });
        places.filter(is_behind).filter(is_open)
    }

    /// The mover's ways straight on behind its target, first those of one step, then those of two and so on: one to each place,
    /// and those that end squeezed last.
    fn ways_behind(
        &self,
        mover: &Mover<'a>,
        occupancy: &Occupancy<'a>,
        (entry, way): (Placement, Direction),
        most: usize,
    ) -> Vec<Vec<Vec<Placement>>> {
        let mut ways = vec![vec![vec![entry]]];
        while let Some(shorter) = ways.last().filter(|shorter| !shorter.is_empty() && ways.len() < most) {
            let mut longer: Vec<Vec<Placement>> = Vec::new();
            for places in shorter {
                let Some(&last) = places.last() else { continue };
                for next in self.next_behind(mover, occupancy, last, way) {
                    if !longer.iter().any(|other| other.last() == Some(&next)) {
                        longer.push([&places[..], &[next]].concat());
                    }
                }
            }
            longer.sort_by_key(|places| places.last().is_some_and(|last| mover.is_squeezed(*last)));
            ways.push(longer);
        }
        ways
    }

    /// How high above the map's level 0 the mover enters the squares of a target one square above or below it, if it can;
    /// `None` if it stays level, or the target isn't in its way.
    fn goes_to(&self, mover: &Mover<'a>, target: &'a Creature, at: (Placement, Direction)) -> Option<Height> {
        let (mine, its) = (Elevations(self.0).levels(mover.creature), Elevations(self.0).levels(target));
        let (down, up) = (mine.lowest() - its.highest() + 1, its.lowest() - mine.highest() + 1);
        let rise = if down > 0 { -down } else { up };
        if mine.overlap(its) || rise.abs() != 1 {
            return None;
        }
        let elevation = Elevations(self.0).elevation(mover.creature) + Height::of_squares(rise);
        let occupancy = SharedSquares(self.0).occupancy(mover).letting_in(&[target], Entry::Into);
        let entry = self.entry(mover, &occupancy, mover.placement, at);
        let way = self.along(mover, (&occupancy, target), &[entry], Some(elevation));
        way.refusals().all(|finding| finding.fact.is_about_stopping()).then_some(elevation)
    }

    /// How far a mover that stays where it is can push: at least somebody beside it.
    fn pushing_reach(&self, mover: &Mover<'a>) -> Feet {
        self.0.ruleset.reach(mover.creature).max(Feet::SQUARE)
    }

    /// Whether walls keep the mover from every square of its target.
    fn is_walled_off(&self, mover: &Mover<'a>, target: &Creature) -> bool {
        let (clutter, levels) = (Sight(self.0).clutter(), Elevations(self.0).levels(target));
        let reach = Some(self.pushing_reach(mover));
        let pusher = &Creature { reach, weapon_reach: WeaponReach::None, ..mover.creature.clone() };
        let at = (mover.placement, Elevations(self.0).levels_in(pusher, mover.placement));
        let open = |square: Square| match Threats(self.0).strike_from(&clutter, pusher, at, square, levels) {
            Strike::Beyond => false,
            Strike::Covered => Attacks(self.0).can_attack(&clutter, pusher, at, square, levels),
            Strike::Threatened | Strike::Unseen | Strike::TooNear => true,
        };
        !self.0.space_of(target).squares().any(open)
    }

    /// Judges the mover's path over these places: at its own level, or at this height above the map's level 0. If heights or
    /// a shore block the path at its level, it continues by whatever carries it there.
    fn along(
        &self,
        mover: &Mover<'a>,
        (occupancy, target): (&Occupancy<'a>, &'a Creature),
        places: &[Placement],
        height: Option<Height>,
    ) -> Ruling {
        let (threateners, walk) = (Strikes(self.0).threateners(mover), Walk::default());
        let budget = self.left_to_walk(mover);
        let judge = WalkJudge::new(self.0, mover, (occupancy, &threateners), &walk, budget);
        let mut path = Path::from(mover.placement);
        for &place in places {
            // Each place is one step from the one before.
            let _ = path.push(place);
        }
        let mut ruling = judge.judge_path(&path, path.end());
        ClassFlights(self.0).turn_on_the_way(mover, &mut ruling);
        let closed = ruling.refusals().any(|finding| finding.fact.is_about_heights());
        if places.is_empty() || (height.is_none() && !closed) {
            return ruling;
        }
        let elevation = height.unwrap_or(Elevations(self.0).elevation(mover.creature));
        let stop = |place: &Placement| {
            let altitude = Some(elevation - self.0.encounter.battlefield.floor_under(*place));
            Stop { anchor: place.anchor, altitude }
        };
        let stops: Vec<Stop> = places.iter().map(stop).collect();
        let wanted = Wanted {
            stops: &stops,
            prefer: Prefer::default(),
            budget: (budget, Portion::Whole),
            targets: &[target],
            entry: Entry::Into,
            quiet: &[],
            takes: Action::Standard,
        };
        let open = |others: Occupancy<'a>| others.letting_in(&[target], Entry::Into);
        let way = Maneuvers(self.0).maneuver_way(mover, occupancy, &wanted, open);
        let straight = way.steps.len() == places.len() && way.refusals().next().is_none();
        if straight || height.is_some() { way } else { ruling }
    }

    /// Whether the bull rush is part of the charge the mover has just made.
    fn ends_charge(&self, mover: &Mover<'a>, asked: &BullRush) -> bool {
        if Turns(self.0).rounds().is_none() {
            return asked.charging;
        }
        let charged = Turns(self.0).turn_log(&mover.creature.name).and_then(|turn_log| turn_log.charged.as_ref());
        self.has_just_charged(mover) && charged == Some(&asked.target)
    }

    /// Whether the last maneuver in the mover's turn is a charge.
    fn has_just_charged(&self, mover: &Mover<'a>) -> bool {
        let turn_log = Turns(self.0).turn_log(&mover.creature.name);
        turn_log.and_then(|turn_log| turn_log.maneuver.as_deref()) == Some(Pace::Charge.word())
    }

    /// The feet of its speed, or of its charge, that the mover hasn't walked this turn. At least one square, for the step
    /// that begins the rush, unless the mover has no speed.
    fn left_to_walk(&self, mover: &Mover<'a>) -> Feet {
        if Paces(self.0).level_speed(mover.creature) == Feet(0) {
            return Feet(0);
        }
        let turn_log = Turns(self.0).turn_log(&mover.creature.name);
        let walked = turn_log.map_or(Feet(0), |turn_log| turn_log.total_feet().rounded_up());
        let pace = if self.has_just_charged(mover) { Paces(self.0).charging_pace(mover, false) } else { Pace::Single };
        Feet(Paces(self.0).budget(mover, pace).0.saturating_sub(walked.0)).max(Feet::SQUARE)
    }

    /// Pushes the target by forced movement: it may resist, lie still, or drop prone.
    fn push_by_might(
        &self,
        ruling: &mut Ruling,
        mover: &Mover<'a>,
        (target, way): (&'a Creature, Direction),
        asked: &BullRush,
    ) {
        let who = || target.name.clone();
        let feet = asked.feet.unwrap_or_default();
        let resists = self.0.ruleset.forced.value.ignores_ground();
        let resisted = if resists { target.resist_forced.min(feet) } else { Feet(0) };
        let ends_it = self.0.ruleset.forced_prone.value.ends_it() && !target.is(Condition::Splayed);
        let holds_on = ends_it && target.is(Condition::ProneByChoice) && asked.drop != Some(Drop::Never);
        let left = if holds_on { Feet(0) } else { Feet(feet.0 - resisted.0) };
        if holds_on {
            ruling.findings.push(Finding::note(RuleId::ForcedProne, ManeuverFact::HoldsOn { who: who() }));
        } else if resisted > Feet(0) {
            ruling.findings.push(Finding::note(RuleId::Forced, ManeuverFact::Resists { who: who(), feet: resisted }));
        }
        let mut push = self.shoved(target, mover, way, if left < Feet::SQUARE { Feet(0) } else { feet });
        let drops_at = match asked.drop.filter(|_| !holds_on) {
            None | Some(Drop::Never) => None,
            Some(Drop::AtOnce) => Some(0),
            Some(Drop::At(square)) => push.places.iter().position(|place| place.contains(square)),
        };
        if let Some(at) = drops_at {
            let drops = ends_it && !target.is(Condition::Prone);
            let fact = if drops {
                push.cut(at);
                push.blocked = None;
                match Grades(self.0).can_be_prone(target) {
                    true => ManeuverFact::DropsProne { who: who() },
                    false => ManeuverFact::StaysUp { who: who() },
                }
            } else {
                ManeuverFact::CannotDrop { who: who() }
            };
            ruling.findings.push(Finding::note(RuleId::ForcedProne, fact));
        }
        self.note_push(ruling, mover, target, way, &push);
    }

    /// Pushes the target back, and moves the mover along if it follows.
    fn push_target_back(
        &self,
        ruling: &mut Ruling,
        mover: &Mover<'a>,
        (target, way): (&'a Creature, Direction),
        asked: &BullRush,
        margin: i32,
    ) {
        let entry = ruling.to;
        let before = &ruling.steps[..ruling.steps.len().saturating_sub(1)];
        let approach: Vec<Placement> = before.iter().map(|step| step.to).collect();
        // The height at which it has entered the target's squares.
        let floor = self.0.encounter.battlefield.floor_under(entry);
        let rises = ruling.steps.last().map(|step| floor + step.altitude);
        let height = rises.filter(|at| *at != Elevations(self.0).elevation(mover.creature));
        let further = if asked.follow { u32::try_from(margin / FURTHER_BY).unwrap_or(0) } else { 0 };
        let most = asked.feet.map_or(u32::MAX, Feet::squares);
        let mut push = self.push(target, mover, way, (1 + further).min(most));
        let mut occupancy = SharedSquares(self.0).occupancy(mover);
        occupancy.occupants.retain(|occupant| !occupant.is_or_rides(target));
        let follows = |behind: &[Placement]| {
            let places: Vec<Placement> = approach.iter().chain(behind).copied().collect();
            self.along(mover, (&occupancy, target), &places, height)
        };
        // Beyond one square, the push goes only as far as the mover can come along and stay.
        let places = push.places.clone();
        let stands = |squares: usize, way: &Ruling| {
            let pushed = places.get(squares).copied().unwrap_or(entry);
            !way.to.overlaps(pushed) && Walks(self.0).end_refusals(mover, &occupancy, way.to).is_empty()
        };
        let can = |way: &Ruling| way.refusals().all(|finding| finding.fact.is_about_stopping() && !is_too_far(finding));
        let most = push.places.len() - 1;
        let ways = self.ways_behind(mover, &occupancy, (entry, way), most);
        let along = ways.iter().enumerate().skip(1).rev().find_map(|(before, ways)| {
            let mut along = ways.iter().map(|behind| follows(behind));
            Some((before + 1, along.find(|way| can(way) && stands(before + 1, way))?))
        });
        let (squares, mut way_along) = along.unwrap_or_else(|| (most.min(1), follows(&[entry])));
        push.blocked = push.blocked.filter(|_| squares == most);
        push.cut(squares);
        let stands = squares > 0 && stands(squares, &way_along);
        let at_entry = std::mem::take(&mut ruling.provocations);
        let later = std::mem::take(&mut way_along.provocations);
        let (checks, mut notes) = (std::mem::take(&mut ruling.checks), std::mem::take(&mut ruling.findings));
        // Whether it squeezes at the end depends on how far it comes along.
        notes.retain(|finding| !matches!(finding.fact, Fact::Squeezes { .. }));
        *ruling = if stands { way_along } else { self.along(mover, (&occupancy, target), &approach, None) };
        (ruling.checks, ruling.provocations) = (checks, at_entry);
        // Following gives the target no chance at the mover.
        for chance in later.into_iter().filter(|chance| chance.by != target.name && stands) {
            provoke(&mut ruling.provocations, chance);
        }
        ruling.findings.retain(|finding| !finding.refuses() && !notes.contains(finding));
        let now_provokes = |finding: &Finding| {
            matches!(&finding.fact, Fact::NoStrike { who, .. }
            if ruling.provocations.iter().any(|chance| chance.by == *who))
        };
        let kept: Vec<_> =
            notes.into_iter().chain(ruling.findings.iter().cloned()).filter(|it| !now_provokes(it)).collect();
        ruling.findings = kept;
        self.note_push(ruling, mover, target, way, &push);
    }

    /// Sends the mover back to where it came from, prone if that place is taken.
    fn throw_mover_back(&self, ruling: &mut Ruling, mover: &Mover<'a>, target: &Creature) {
        let (checks, notes) = (std::mem::take(&mut ruling.checks), std::mem::take(&mut ruling.findings));
        let provoked = std::mem::take(&mut ruling.provocations);
        *ruling = ruling.clone().stopped_after(ruling.steps.len().saturating_sub(1));
        (ruling.checks, ruling.findings, ruling.provocations) = (checks, notes, provoked);
        let who = target.name.clone();
        let stops = ManeuverFact::StopsBefore { who, at: ruling.to, shunted: false };
        ruling.findings.push(Finding::note(RuleId::BullRush, stops));
        if !Walks(self.0).end_refusals(mover, &SharedSquares(self.0).occupancy(mover), ruling.to).is_empty() {
            ruling.findings.push(Maneuvers(self.0).falls_prone(mover.creature, RuleId::BullRush));
        }
    }
}

fn is_beside(at: Placement, space: Placement) -> bool {
    at.area().grown(1).overlaps(space.area())
}

/// The places a mover passes in this direction until it is beside the target, at most this far; empty if it already is.
/// `None` if it doesn't get there.
fn approach(start: Placement, space: Placement, way: Direction, far: Feet) -> Option<Vec<Placement>> {
    let most = usize::try_from(far.squares()).ok()?;
    let places = std::iter::successors(Some(start), |place| Some(place.toward(way))).take(most.max(1));
    let places: Vec<Placement> = places.collect();
    let beside = places.iter().position(|&place| is_beside(place, space))?;
    Some(places[1..=beside].to_vec())
}

fn is_too_far(finding: &Finding) -> bool {
    matches!(finding.fact, Fact::TooFar { .. })
}

/// The direction nearest to the line between the centers of two spaces.
fn direction(from: Placement, to: Placement) -> Option<Direction> {
    let center = |place: Placement| {
        let Placement { anchor, footprint } = place;
        (2 * i64::from(anchor.x) + i64::from(footprint.width), 2 * i64::from(anchor.y) + i64::from(footprint.height))
    };
    let ((x0, y0), (x1, y1)) = (center(from), center(to));
    let (dx, dy) = (x1 - x0, y1 - y0);
    // The limit is 22.5 degrees, whose tangent is the root of 2 minus 1: irrational, so that no integer offset lies exactly
    // between two directions.
    let is_slight = |small: i64, large: i64| (small.abs() + large.abs()).pow(2) < 2 * large.pow(2);
    let x = if is_slight(dx, dy) { 0 } else { dx.signum() };
    let y = if is_slight(dy, dx) { 0 } else { dy.signum() };
    Direction::ALL.into_iter().find(|way| way.delta() == (x as i32, y as i32))
}
