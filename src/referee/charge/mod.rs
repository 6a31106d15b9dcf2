//! Charging: straight at an opponent, to the closest space from which it can be struck.
//!
//! A charge is judged for each of the closest spaces to strike from: [`lane`] says what spoils its lane, the walk is
//! that of a straight run; of the spaces left, the one that provokes least is taken. A withdrawal is a walk before the
//! same judge that spares some opponents and, if the rulebook requires it, uses only steps that lead away.

pub(crate) mod attempt;
pub(crate) mod dive;
mod failed;
pub(crate) mod lane;
pub(crate) mod withdraw;

pub use lane::Lane;
pub use withdraw::Withdrawals;

use self::attempt::ChargeAttempt;
use self::lane::Lanes;
use crate::field::{Creature, Mode, Name};
use crate::grid::{Feet, Height, Placement, Square};
use crate::referee::board::{
    Attacks, Crossings, Distances, Elevations, SharedSquares, Sight, Supports, Threats, Water,
};
use crate::referee::context::{Mover, Referee};
use crate::referee::flight::{ClassFlights, GradedFlights};
use crate::referee::movement::{Paces, Strikes, Turns};
use crate::referee::request::{Charge, Flying, Walk};
use crate::referee::ruling::{
    ChargeFact, Check, CheckKind, DiagonalCount, Fact, Finding, HeightFact, ManeuverFact, ModeFact, Ruling, Verdict,
};
use crate::referee::walk::{GroundChecks, WalkJudge};
use crate::ruleset::RuleId;

/// A judged charge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChargeRuling {
    /// The ruling on its movement.
    pub ruling: Ruling,
    /// Its lane; `None` if the target can't be struck from anywhere.
    pub lane: Option<Lane>,
    /// The anchor it attacks from, if it gets there.
    pub attack: Option<Square>,
    /// Every anchor where it may end, in reading order.
    pub ends: Vec<Square>,
}

/// Charges.
#[derive(Clone, Copy, Debug)]
pub struct Charges<'a>(pub Referee<'a>);

impl<'a> Charges<'a> {
    /// Who strikes at the end of a charge: of the riders that can attack in this turn the one with the longest reach, or the
    /// mover if there is none.
    #[must_use]
    pub fn striker(&self, mover: &Mover<'a>) -> &'a Creature {
        let far = |rider: &&Creature| Threats(self.0).range(rider).squares();
        let riders = self.0.encounter.riders_of(mover.creature);
        let riders = riders.filter(|rider| far(rider) > 0 && Turns(self.0).can_attack(rider));
        riders.max_by_key(far).unwrap_or(mover.creature)
    }

    /// The closest places from which the mover could strike the target, armed or not, free or not, in reading order;
    /// and their distance in feet.
    pub(crate) fn closest_ends(&self, mover: &Mover<'a>, target: &Creature) -> Option<(Feet, Vec<Placement>)> {
        let board = &self.0.encounter.battlefield;
        let (space, levels, clutter) =
            (self.0.space_of(target), Elevations(self.0).levels(target), Sight(self.0).clutter());
        let striker = self.striker(mover);
        let range = Threats(self.0).range(striker);
        let inside = range.is_nil();
        let around = space.area().grown(range.squares() + mover.full.width as i32 - 1).within(board.area())?;
        let places = around.squares().map(|anchor| mover.full.at(anchor));
        let places = places.filter(|&at| board.holds(at) && at.overlaps(space) == inside);
        let mut places: Vec<(Feet, Placement)> =
            places.map(|at| (Distances(self.0).feet_between_squares(mover.placement.anchor, at.anchor), at)).collect();
        places.sort_by_key(|&(feet, at)| (feet, at.anchor));
        let strikes = |at: Placement| {
            let at = (at, Elevations(self.0).levels_in(striker, at));
            space.squares().any(|square| Attacks(self.0).can_attack(&clutter, striker, at, square, levels))
        };
        let &(closest, _) = places.iter().find(|&&(_, at)| strikes(at))?;
        let places = places.into_iter().filter(|&(feet, at)| feet == closest && strikes(at));
        Some((closest, places.map(|(_, at)| at).collect()))
    }

    /// How far an end is from straight ahead of the charger, among ends at the same distance.
    pub(crate) fn off(start: Placement, end: Placement) -> i64 {
        let (dx, dy) = start.anchor.to(end.anchor);
        i64::from(dx).pow(2) + i64::from(dy).pow(2)
    }

    /// Why there is no place from which the mover could strike the target.
    pub(crate) fn no_end(&self, mover: &Mover<'a>, target: &Creature) -> ChargeFact {
        let mode = Supports(self.0).locomotion(mover.creature).mode;
        if matches!(mode, Mode::Burrow | Mode::Climb) {
            return ChargeFact::NotBy { mode };
        }
        if mode == Mode::Walk && self.strikes_afloat(mover, target) {
            return ChargeFact::FromTheWater { target: target.name.clone() };
        }
        let by = Elevations(self.0).elevation(target) - Elevations(self.0).elevation(mover.creature);
        let beside = Creature { altitude: mover.creature.altitude + by, ..mover.creature.clone() };
        let referee: Referee<'_> = self.0;
        let level = Charges(referee).closest_ends(&Mover { creature: &beside, ..*mover }, target).is_some();
        let target = target.name.clone();
        if by != Height::ZERO && level { ChargeFact::OtherHeight { target, by } } else { ChargeFact::NoEnd { target } }
    }

    /// Whether the mover, afloat in deep water near the target, could strike it.
    fn strikes_afloat(&self, mover: &Mover<'a>, target: &Creature) -> bool {
        let (board, striker) = (&self.0.encounter.battlefield, self.striker(mover));
        let (space, levels, clutter) =
            (self.0.space_of(target), Elevations(self.0).levels(target), Sight(self.0).clutter());
        let around = space.area().grown(Threats(self.0).range(striker).squares() + mover.full.width as i32 - 1);
        let places = around.within(board.area()).into_iter().flat_map(|area| area.squares().collect::<Vec<_>>());
        let mut deep = places.map(|anchor| mover.full.at(anchor)).filter(|&at| {
            board.holds(at) && !at.overlaps(space) && Water(self.0).surface_over_floor(at) > Height::ZERO
        });
        deep.any(|at| {
            let altitude = Water(self.0).surface_over_floor(at);
            let afloat = Creature { anchor: at.anchor, altitude, ..striker.clone() };
            let at = (at, Elevations(self.0).levels_in(&afloat, at));
            space.squares().any(|square| Attacks(self.0).can_attack(&clutter, &afloat, at, square, levels))
        })
    }

    /// Why the mover may not charge this creature at all: it is no opponent, or the mover doesn't see it. What walls hide
    /// is up to the lane, except for a mover that passes through walls.
    pub(crate) fn not_at(&self, mover: &Mover<'a>, target: &Creature) -> Option<Finding> {
        let (sight, who) = (Sight(self.0), target.name.clone());
        let walled_off =
            || Crossings(self.0).passes_walls(mover.creature) && !sight.has_line_of_sight(mover.creature, target);
        let fact = if !self.0.encounter.faces(mover.creature, target) {
            ChargeFact::NoOpponent { who }
        } else if target.is_unseen() {
            ChargeFact::Unseen { who }
        } else if sight.is_curtained_off(mover.creature, target) {
            ChargeFact::Curtained { who }
        } else if walled_off() {
            ChargeFact::Unseen { who }
        } else {
            return None;
        };
        Some(Finding::refusal(RuleId::Charge, fact))
    }

    /// The refusal of a charge in a mode the mover can't use from where it is.
    fn not_by(&self, mover: &Mover<'a>, mode: Mode) -> Option<Finding> {
        let own = Supports(self.0).locomotion(mover.creature).mode;
        (mode != own && !self.freely(mover).contains(&mode)).then(|| self.barred(mover, mode, RuleId::Charge))
    }

    /// The refusal by this rule of a movement in a mode the mover lacks, or can't use from where it is.
    pub(crate) fn barred(&self, mover: &Mover<'a>, mode: Mode, rule: RuleId) -> Finding {
        let has = mode == Mode::Walk || mover.creature.modes.of(mode).is_some();
        let fact = match has {
            true => Fact::Mode(ModeFact::NotFromHere { mode }),
            false => Fact::Height(HeightFact::NoMode { who: mover.creature.name.clone(), mode }),
        };
        Finding::refusal(rule, fact)
    }

    /// Judges a charge, with the checks of the ground it leads over or comes down on.
    #[must_use]
    pub fn charge(&self, mover: &Mover<'a>, target: &'a Creature, asked: &Charge) -> ChargeRuling {
        let pace = Paces(self.0).charging_pace(mover, asked.one_action);
        let charger = mover.with_options(Paces(self.0).options(pace, false));
        let mut charged = self.up_to_the_ground(mover, target, asked);
        if let Some(barred) = asked.mode.and_then(|mode| self.not_by(mover, mode)) {
            // What else is in the way of another mode doesn't matter.
            let same = |finding: &Finding| finding.fact == barred.fact || !finding.fact.is_about_heights();
            charged.ruling.findings.retain(|finding| !finding.refuses() || same(finding));
        }
        let end = charged.ruling.to;
        charged.ruling = GroundChecks(self.0).ask_maneuver(&charger, charged.ruling, &asked.ground);
        charged.attack = charged.attack.filter(|_| charged.ruling.to == end);
        charged
    }

    /// Judges a charge as if the ground asked for no checks.
    fn up_to_the_ground(&self, mover: &Mover<'a>, target: &'a Creature, asked: &Charge) -> ChargeRuling {
        let pace = Paces(self.0).charging_pace(mover, asked.one_action);
        let (mut before, usable) = Paces(self.0).pace_refusals(mover, &Walk { pace, ..Walk::default() });
        before.extend(GradedFlights(self.0).nothing_to_hover_at(mover));
        before.extend(asked.mode.and_then(|mode| self.not_by(mover, mode)));
        let mover = Mover {
            diagonal_count: DiagonalCount::default(),
            ..mover.with_options(Paces(self.0).options(pace, false))
        };
        let occupancy = SharedSquares(self.0).occupancy(&mover);
        // A helpless creature can be passed without an overrun.
        let at = |name: &Name| occupancy.occupants.iter().find(|other| other.creature.name == *name);
        let unneeded =
            asked.overrun.clone().filter(|name| at(name).is_some_and(|other| !Lanes(self.0).stops_a_charge(other)));
        let asked = &Charge { overrun: asked.overrun.clone().filter(|_| unneeded.is_none()), ..asked.clone() };
        let inside = Threats(self.0).range(self.striker(&mover)).is_nil();
        if inside && target.fills {
            let who = target.name.clone();
            before.push(Finding::refusal(RuleId::Fills, ManeuverFact::Fills { who }));
        }
        let mut walkers = occupancy.clone();
        walkers.occupants.retain(|other| {
            let name = &other.creature.name;
            let targets = *name == target.name || self.0.encounter.ride_together(other.creature, target);
            Some(name) != asked.overrun.as_ref() && !(inside && targets)
        });
        let mut threateners = Strikes(self.0).threateners(&mover);
        let by_defense = self.0.ruleset.charge_check.value.is_against_defense();
        let check = Check {
            kind: CheckKind::Charge,
            against: Some(target.name.clone()),
            dc: target.maneuver_defense,
            rolled: asked.results.of(0).filter(|_| by_defense),
            rule: RuleId::ChargeCheck,
            modifiers: Vec::new(),
        };
        if let Some(charged) = self.dive(&mover, target, asked, &check) {
            return charged;
        }
        if self.0.ruleset.charge_chances.value.excepts_the_target() && !check.fails_critically() {
            threateners.spare(|other| other.name == target.name);
        }
        let walk = Walk { pace, ..Walk::default() };
        let budget = Paces(self.0).budget(&mover, pace);
        let judge = WalkJudge::new(self.0, &mover, (&walkers, &threateners), &walk, budget);
        let attempt = ChargeAttempt { judge, occupancy: &occupancy, target, asked };
        let mut charged = attempt.judge(before, usable);
        let refused = charged.ruling.verdict == Verdict::Illegal;
        if let Some(mut flown) = self.take_off(&mover, target, (asked, &check), refused) {
            // A critical failure provokes the target on whatever way.
            let safer =
                !check.fails_critically() && flown.ruling.provocations.len() < charged.ruling.provocations.len();
            let mut ends = [std::mem::take(&mut charged.ends), std::mem::take(&mut flown.ends)].concat();
            ends.sort_unstable();
            ends.dedup();
            if refused || safer {
                return ChargeRuling { ends, ..flown };
            }
            charged.ends = ends;
        }
        let attack = charged.attack;
        if charged.ruling.verdict != Verdict::Illegal || (self.0.overruled && !charged.ruling.steps.is_empty()) {
            if by_defense {
                attempt.strive(&mut charged, check);
            }
            attempt.overrun(&mut charged);
            if Some(charged.ruling.to.anchor) != attack {
                // A charger stopped on its way has flown no farther.
                let flying = Flying { walk: walk.clone(), stopped: true, ..Flying::default() };
                ClassFlights(self.0).charge_on_wings(&mover, &flying, &mut charged.ruling);
            }
            let gets_there = Some(charged.ruling.to.anchor) == attack;
            let rider = Some(self.striker(&mover)).filter(|striker| striker.name != mover.creature.name);
            let strikes = |rider: &Creature| ChargeFact::RiderStrikes { who: rider.name.clone() };
            // With its last step: a charge that is stopped before it reaches nobody.
            let last = charged.ruling.steps.len().checked_sub(1);
            let note = |rider: &Creature| Finding { step: last, ..Finding::note(RuleId::Charge, strikes(rider)) };
            charged.ruling.findings.extend(rider.filter(|_| gets_there).map(note));
            let note = |who| Finding::note(RuleId::ChargePast, ChargeFact::NotInNeed { who });
            charged.ruling.findings.extend(unneeded.map(note));
            if let Some(means) = Paces(self.0).flies_level(mover.creature) {
                GradedFlights(self.0).note_staying_up(&mover, means, &mut charged.ruling);
            }
        }
        charged
    }
}
