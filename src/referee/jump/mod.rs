//! Jumping: how far and how high, what is cleared on the way, and how a jump falls short.

pub(crate) mod leap;
pub(crate) mod run_up;
pub(crate) mod walked;

pub use run_up::{LeapOnTheWay, RunUps};
pub(crate) use walked::Walked;

use self::leap::{Arc, Leaps};
use crate::field::{Creature, Mode, Shape, Size};
use crate::grid::{Feet, HalfFeet, Height};
use crate::referee::board::{Grades, Support, Supports, Water};
use crate::referee::context::{Mover, Referee};
use crate::referee::movement::{FloorEdges, Paces, SkillBonuses};
use crate::referee::request::Jumping;
use crate::referee::ruling::{Check, CheckKind, Fact, Finding, HeightFact, JumpFact, Ruling, Verdict};
use crate::referee::space::Space;
use crate::referee::walk::{GroundChecks, LedgeGrabs};
use crate::ruleset::RuleId;
use crate::ruleset::policy::Jump;

/// The DC of hopping up to waist height.
const HOP_DC: i32 = 10;

/// The DC per foot of height.
const DC_PER_FOOT_UP: i32 = 4;

/// The margin for a check that is nearly made, or barely made.
const NEARLY: i32 = 5;

/// The DC of grabbing the far edge.
const GRAB_DC: i32 = 15;

/// A judged jump.
#[derive(Clone, Debug)]
pub struct JumpRuling {
    /// The movement.
    pub ruling: Ruling,
    /// How far it falls at its end, in feet, if it does.
    pub falls: Option<Feet>,
    /// Whether the mover meant to fall.
    pub on_purpose: bool,
    /// Whether it lies prone afterwards.
    pub prone: bool,
    /// Whether it is hanging from an edge afterwards.
    pub hangs: bool,
    /// Whether it ends in midair.
    pub midair: bool,
    /// The height it jumped from, above the map's level 0.
    pub from: Height,
    /// Whether it had a running start.
    pub running: bool,
    /// The distance over the squares, in feet.
    pub distance: Feet,
    /// How far above its start it ends, in feet.
    pub rise: Feet,
    /// How high above its start it gets on the way, in feet.
    pub peak: Feet,
    /// How far a creature jumping straight up can reach beyond its jump.
    pub reach: Option<HalfFeet>,
}

impl JumpRuling {
    /// A movement in which no jump happens.
    pub(crate) fn none(ruling: Ruling, from: Height) -> Self {
        let none = Feet(0);
        JumpRuling {
            ruling,
            falls: None,
            on_purpose: true,
            prone: false,
            hangs: false,
            midair: false,
            from,
            running: false,
            distance: none,
            rise: none,
            peak: none,
            reach: None,
        }
    }
}

/// Jumps.
#[derive(Clone, Copy, Debug)]
pub struct Jumps<'a>(pub Referee<'a>);

impl<'a> Jumps<'a> {
    /// How far and how high the creature jumps under rules based on Strength, in feet; `None` if its Strength or speed is
    /// unknown.
    #[must_use]
    pub fn longest_jump(&self, creature: &Creature) -> Option<(Feet, Feet)> {
        let strength = creature.strength?;
        let base = creature.base_speed.or(self.0.ruleset.size_profile(creature.size).speed)?;
        let added = if creature.jump_trained {
            strength.saturating_mul(5).max(5)
        } else {
            strength.checked_div(2)?.saturating_mul(5)
        };
        // Rounded only at the end, so added up in quarters of a foot.
        let quarters = i64::from(base.0) + 4 * i64::from(added);
        let far = u32::try_from(quarters / 4).unwrap_or(0);
        Some((in_squares(Feet(far)), in_squares(Feet(in_squares(Feet(far)).0 / 2))))
    }

    /// Judges a jump.
    #[must_use]
    pub fn jump(&self, mover: &Mover<'a>, jumping: &Jumping) -> JumpRuling {
        self.jump_among(mover, jumping, &Walked::default())
    }

    /// Judges one of many jumps that have walks in common.
    pub(crate) fn jump_among(&self, mover: &Mover<'a>, jumping: &Jumping, walked: &Walked) -> JumpRuling {
        let jumped = match jumping.way.is_empty() {
            true => self.jump_from(mover, jumping, Feet(0)),
            false => RunUps(self.0).run_and_jump(mover, jumping, walked),
        };
        let mut jumped = RunUps(self.0).walk_on(mover, jumping, jumped, walked);
        jumped.ruling.optimal &= !jumping.walk.untried;
        if jumped.ruling.refusals().next().is_none() {
            let notes = Paces(self.0).pace_notes(mover, jumping.walk.pace, false);
            let new: Vec<Finding> = notes.into_iter().filter(|note| !jumped.ruling.findings.contains(note)).collect();
            jumped.ruling.findings.extend(new);
        }
        jumped
    }

    /// Judges a jump from the mover's place, after `spent` feet of its movement.
    pub(crate) fn jump_from(&self, mover: &Mover<'a>, jumping: &Jumping, spent: Feet) -> JumpRuling {
        let start = Space(self.0).pose(mover);
        let arc = Leaps(self.0).arc(mover.creature, start, jumping, jumping.to.unwrap_or(mover.creature.anchor));
        let mut jumped = Leaps(self.0).leap(mover, jumping, &arc, spent);
        let asked = self.asked(mover, jumping, &arc);
        jumped.ruling.findings.extend(asked);
        let check = self.jump_check(jumping, &arc);
        if let Some(check) = check {
            jumped.ruling.findings.extend(self.measured_otherwise(jumping, &arc, &check));
            self.apply_check(mover, jumping, &arc, (check, spent), &mut jumped);
        }
        let reached = !self.0.ruleset.jump.value.is_by_strength() && arc.distance == Feet(0);
        jumped.reach = reached.then(|| upward_reach(mover.creature));
        if let Some(feet) = jumped.falls.filter(|_| jumped.on_purpose) {
            let to = jumped.ruling.to;
            let elevation = self.0.encounter.battlefield.floor_under(to) + Height::from(feet);
            let heads = FloorEdges(self.0).heads_below(mover, elevation, (mover.placement, to));
            jumped.ruling.findings.extend(heads.into_iter().map(Finding::refused));
        }
        if let Some(feet) = jumped.falls.filter(|_| jumped.ruling.refusals().next().is_none()) {
            let open = jumped.ruling.checks.iter().all(|check| check.rolled.is_none());
            let fact = match jumped.ruling.verdict {
                Verdict::Legal => Some(JumpFact::Drops { feet }),
                Verdict::NeedsCheck if open => Some(JumpFact::WouldDrop { feet }),
                _ => None,
            };
            jumped.ruling.findings.extend(fact.map(|fact| Finding::note(RuleId::Jump, fact)));
        }
        jumped.ruling.findings.extend(self.lands_in_water(mover, &jumped));
        if jumped.midair && jumped.ruling.refusals().next().is_none() {
            jumped.ruling.findings.push(Finding::note(RuleId::Jump, JumpFact::Midair));
        }
        if jumped.ruling.refusals().next().is_some() {
            jumped.ruling.verdict = Verdict::Illegal;
        }
        self.on_the_ground(mover, jumping, jumped)
    }

    /// The jump with the checks of the ground it comes down on. If one fails, the jump isn't made. A jumper that falls short
    /// still comes down there.
    fn on_the_ground(&self, mover: &Mover<'a>, jumping: &Jumping, mut jumped: JumpRuling) -> JumpRuling {
        if !jumped.on_purpose || jumped.midair {
            return jumped;
        }
        jumped.ruling = GroundChecks(self.0).ask_leap(mover, jumped.ruling, &jumping.walk.ground);
        if jumped.ruling.notes().any(|note| matches!(&note.fact, Fact::Ground(fact) if fact.ends_it())) {
            (jumped.falls, jumped.prone) = (None, false);
        }
        jumped
    }

    /// The refusals of such a jump, and the notes on it.
    fn asked(&self, mover: &Mover<'a>, jumping: &Jumping, arc: &Arc) -> Vec<Finding> {
        let creature = mover.creature;
        let mut facts = Vec::new();
        if !self.touches_ground(creature) {
            let clings = matches!(Supports(self.0).of(creature), Support::Wall | Support::Edge);
            let fact = if clings { JumpFact::HoldsOn } else { JumpFact::NoGround };
            facts.push(Finding::refusal(RuleId::Jump, fact));
        }
        let high = arc.rise > Feet(0) && (arc.squares.len() <= 1);
        if jumping.hop {
            let most = in_squares(Feet::of_squares(self.0.ruleset.profile_of(creature).space.div_ceil(2)));
            let waist = if self.0.ruleset.profile_of(creature).space > 1 { most } else { Feet(0) };
            if arc.squares.len() != 1 || arc.rise > waist {
                facts.push(Finding::refusal(RuleId::Jump, JumpFact::NoHop { most: waist }));
            }
        } else if self.0.ruleset.jump.value.is_by_strength() {
            let (far, up) = self.longest_jump(creature).unwrap_or_default();
            if arc.distance > far {
                facts.push(Finding::refusal(RuleId::Jump, JumpFact::TooLong { feet: arc.distance, most: far }));
            }
            if arc.peak > up {
                facts.push(Finding::refusal(RuleId::Jump, JumpFact::TooHigh { feet: arc.peak, most: up }));
            }
        } else if self.0.ruleset.jump.value.is_by_jump_skill() && !high && arc.rise > Feet(arc.distance.0 / 4) {
            let most = in_squares(Feet(arc.distance.0 / 4));
            facts.push(Finding::refusal(RuleId::Jump, JumpFact::TooHigh { feet: arc.rise, most }));
        }
        let starts = self.0.ruleset.jump_start.value;
        if starts > 0 && !jumping.running && !jumping.hop && !self.only_drops(arc) {
            let fact = JumpFact::Standing { needs: Feet(starts) };
            facts.push(Finding::note(RuleId::JumpStart, fact));
        }
        let speed = match SkillBonuses(self.0).jumping(creature) {
            Some(0) => None,
            Some(adds) => Some(JumpFact::Speed { adds }),
            None if jumping.speed_given => None,
            None => Some(JumpFact::SpeedUntold { speed: self.0.ruleset.speed(creature) }),
        };
        let speed = speed.filter(|_| !self.only_drops(arc));
        facts.extend(speed.map(|fact| Finding::note(RuleId::JumpSpeed, fact)));
        facts
    }

    /// The note on a jump that ends at the surface of deep water.
    fn lands_in_water(&self, mover: &Mover<'a>, jumped: &JumpRuling) -> Option<Finding> {
        let (to, altitude) = (jumped.ruling.to, jumped.ruling.altitude?);
        let surface = Water(self.0).surface_over_floor(to);
        let lands = jumped.falls.is_none() && !jumped.hangs && jumped.ruling.verdict != Verdict::Illegal;
        let depth = surface.above(Height::ZERO);
        let swims = lands && depth > Feet(0) && altitude == surface && to != mover.placement;
        let who = mover.creature.name.clone();
        let listed = mover.creature.modes.of(Mode::Swim).is_some();
        let into = HeightFact::IntoWater { swims: listed, who, square: to.anchor, depth };
        swims.then(|| Finding::note(RuleId::Heights, into))
    }

    /// Whether the creature has something solid to jump from: a floor, a back it stands on, or, if jumps are based on
    /// Strength, also the wall it clings to.
    fn touches_ground(&self, creature: &Creature) -> bool {
        match Supports(self.0).of(creature) {
            Support::Floor | Support::Back => true,
            Support::Wall | Support::Edge => self.0.ruleset.jump.value.is_by_strength(),
            Support::Water => !creature.is_airborne(),
            Support::Earth | Support::Wings(_) | Support::Nothing => false,
        }
    }

    /// Whether it crosses nothing, and only drops off an edge.
    fn only_drops(&self, arc: &Arc) -> bool {
        arc.squares.len() == 1 && arc.falls > Feet(0)
    }

    /// The check for a jump over these squares, if it takes one.
    fn jump_check(&self, jumping: &Jumping, arc: &Arc) -> Option<Check> {
        let kind = match self.0.ruleset.jump.value {
            Jump::Strength => return None,
            Jump::Skill => CheckKind::Jump,
            Jump::Acrobatics => CheckKind::AcrobaticJump,
        };
        if self.only_drops(arc) {
            return None;
        }
        let dc = self.jump_dc(jumping, arc, self.0.ruleset.jump_measure.value.spans_the_gap());
        Some(Check {
            kind,
            against: None,
            dc: Some(dc),
            rolled: jumping.rolled,
            rule: RuleId::Jump,
            modifiers: Vec::new(),
        })
    }

    /// The DC of a jump, measured over the gap alone or from square to square.
    fn jump_dc(&self, jumping: &Jumping, arc: &Arc, over_the_gap: bool) -> i32 {
        if jumping.hop {
            return HOP_DC;
        }
        let number = |feet: Feet| i32::try_from(feet.0).unwrap_or(i32::MAX);
        let long = number(if over_the_gap { arc.gap } else { arc.distance });
        let up = number(arc.rise).saturating_mul(DC_PER_FOOT_UP);
        let within_peak = arc.rise <= Feet(arc.distance.0 / 4);
        let plain = match arc.squares.len() {
            0 | 1 if arc.rise > Feet(0) => up,
            _ if within_peak => long,
            _ => long.saturating_add(up),
        };
        let times = if jumping.running || self.0.ruleset.jump_start.value == 0 { 1 } else { 2 };
        plain.saturating_mul(times)
    }

    /// The note on the other way to measure the jump, if that could change its outcome.
    fn measured_otherwise(&self, jumping: &Jumping, arc: &Arc, check: &Check) -> Option<Finding> {
        let over_the_gap = !self.0.ruleset.jump_measure.value.spans_the_gap();
        let dc = self.jump_dc(jumping, arc, over_the_gap);
        let other = Check { dc: Some(dc), ..check.clone() };
        // Without a gap there is nothing to measure.
        let matters = dc > 0 && dc != check.dc? && (check.succeeds().is_none() || check.succeeds() != other.succeeds());
        matters.then(|| Finding::note(RuleId::JumpMeasure, JumpFact::MeasuredOtherwise { over_the_gap, dc }))
    }

    /// Applies the check to the jump.
    fn apply_check(
        &self,
        mover: &Mover<'a>,
        jumping: &Jumping,
        arc: &Arc,
        (check, spent): (Check, Feet),
        jumped: &mut JumpRuling,
    ) {
        let margin = check.margin();
        let skill = self.0.ruleset.jump.value.is_by_jump_skill();
        jumped.ruling.checks.push(check.clone());
        if jumped.ruling.refusals().next().is_some() {
            return;
        }
        match margin {
            None => jumped.ruling.verdict = Verdict::NeedsCheck,
            Some(0..NEARLY) if skill && !mover.creature.jump_trained => {
                jumped.prone = true;
                jumped.ruling.findings.push(Finding::note(RuleId::Jump, JumpFact::Sprawls));
            }
            Some(0..) => {}
            Some(margin) => self.fail(mover, jumping, arc, (check, margin, spent), jumped),
        }
    }

    /// Replaces a jump whose check failed with its actual outcome.
    fn fail(
        &self,
        mover: &Mover<'a>,
        jumping: &Jumping,
        arc: &Arc,
        (check, margin, spent): (Check, i32, Feet),
        jumped: &mut JumpRuling,
    ) {
        let skill = self.0.ruleset.jump.value.is_by_jump_skill();
        let (findings, reach, takes) = (jumped.ruling.findings.clone(), jumped.reach, jumped.ruling.takes);
        let nowhere = Arc {
            squares: Vec::new(),
            distance: Feet(0),
            gap: Feet(0),
            rise: Feet(0),
            peak: Feet(0),
            end: Space(self.0).pose(mover).elevation,
            falls: Feet(0),
        };
        let high = arc.rise > Feet(0) || jumping.hop;
        let short = arc.squares.len().checked_sub(2).and_then(|before| arc.squares.get(before).copied());
        let start = Space(self.0).pose(mover);
        let mut checks = vec![check.clone()];
        let mut fallen = Leaps(self.0).leap(mover, jumping, &nowhere, spent);
        let mut facts = vec![Finding::note(RuleId::Jump, JumpFact::NoHigher)];
        if !high {
            // As far as its result allows.
            let result = check.total().unwrap_or_default();
            let reached = arc
                .squares
                .iter()
                .rev()
                .map(|&square| (square, Leaps(self.0).arc(mover.creature, start, jumping, square)));
            let made = reached.filter(|(_, shorter)| {
                let dc =
                    self.jump_check(jumping, &Arc { falls: Feet(0), ..shorter.clone() }).and_then(|check| check.dc);
                dc.is_some_and(|dc| result >= dc)
            });
            // A shorter arc is lower, too: it gets no farther than what stands in its way.
            let mut clear = made.filter_map(|(square, shorter)| {
                let leap = Leaps(self.0).leap(mover, jumping, &shorter, spent);
                is_clear(&leap.ruling).then_some((square, leap))
            });
            if let Some((square, leap)) = clear.next() {
                fallen = leap;
                facts = vec![Finding::note(RuleId::Jump, JumpFact::Short { square })];
            }
        }
        fallen.on_purpose = false;
        let beside = short.filter(|_| skill && margin > -NEARLY && !high);
        if let Some(square) = beside {
            let before = Leaps(self.0).arc(mover.creature, start, jumping, square);
            // There is an edge to grab only across a gap.
            let over = start.at.footprint.at(square);
            let near = Leaps(self.0).leap(mover, jumping, &before, spent);
            if is_clear(&near.ruling)
                && start.elevation.above(self.0.encounter.battlefield.floor_under(over)) > Feet::SQUARE
            {
                let rule = RuleId::Jump;
                let grab = Check {
                    kind: CheckKind::GrabTheEdge,
                    against: None,
                    dc: Some(GRAB_DC),
                    rolled: jumping.reflex,
                    rule,
                    modifiers: Vec::new(),
                };
                fallen = near;
                fallen.on_purpose = false;
                facts = vec![Finding::note(RuleId::Jump, JumpFact::Short { square })];
                match grab.succeeds() {
                    None => fallen.ruling.verdict = Verdict::NeedsCheck,
                    Some(true) => {
                        (fallen.hangs, fallen.falls) = (true, None);
                        fallen.ruling.altitude = Some(LedgeGrabs(self.0).hanging(mover, arc.end, over));
                        facts.push(Finding::note(RuleId::Jump, JumpFact::Hangs));
                    }
                    Some(false) => {}
                }
                checks.push(grab);
            }
        }
        if !skill && high && margin <= -NEARLY && Grades(self.0).can_be_prone(mover.creature) {
            fallen.prone = true;
            facts.push(Finding::note(RuleId::Jump, JumpFact::FailsBadly));
        }
        *jumped = fallen;
        // However far it gets, the attempt takes what the jump would have taken.
        (jumped.reach, jumped.ruling.takes) = (reach, takes);
        jumped.ruling.checks = checks;
        jumped.ruling.findings.retain(|finding| !finding.fact.is_about_stopping());
        let notes = findings.into_iter().filter(|finding| matches!(finding.fact, Fact::Jump(_)));
        jumped.ruling.findings.extend(notes.chain(facts));
        if jumped.ruling.verdict == Verdict::Illegal && jumped.ruling.refusals().next().is_none() {
            jumped.ruling.verdict = Verdict::Legal;
        }
    }
}

/// Whether nothing is in the way, no matter whether the mover may stop at the end.
fn is_clear(ruling: &Ruling) -> bool {
    ruling.refusals().all(|finding| finding.fact.is_about_stopping())
}

/// Rounds down to whole squares, in feet.
pub(crate) fn in_squares(feet: Feet) -> Feet {
    Feet(feet.0 - feet.0 % Feet::SQUARE.0)
}

/// How far above its jump a creature reaches. A long creature, on four legs, reaches as far as the next smaller size.
fn upward_reach(creature: &Creature) -> HalfFeet {
    let of = |size: Size| {
        HalfFeet(match size {
            Size::Fine => 1,
            Size::Diminutive => 2,
            Size::Tiny => 4,
            Size::Small => 8,
            Size::Medium => 16,
            Size::Large => 32,
            Size::Huge => 64,
            Size::Gargantuan => 128,
            _ => 256,
        })
    };
    let smaller = Size::ALL.into_iter().rev().find(|&size| size < creature.size);
    match (creature.shape, smaller) {
        (Shape::Long, Some(smaller)) => of(smaller),
        _ => of(creature.size),
    }
}
