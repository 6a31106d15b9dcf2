//! Falling: the dice for a fall, by its distance, its cause and what it ends on.
//!
//! A fall isn't a movement: it costs no feet and is refused only for what the rulebook doesn't have. It is divided
//! into stretches of 10 ft, each with the damage it deals and the rule behind it; equal stretches are merged into the
//! parts of an `Impact`. Falling objects and collisions also result in one. The command rolls the dice.

pub(crate) mod impact;

pub use impact::{CollisionSpeed, FallFact, Harm, Impact, Impacts, Part, Thing};

use self::impact::{MOST_DICE, STRETCH, by_size};
use crate::field::{Creature, Grade, Name, Size};
use crate::grid::Feet;
use crate::referee::board::{DEEP, Grades};
use crate::referee::context::Referee;
use crate::referee::ruling::{Check, CheckKind, Rolled};
use crate::ruleset::policy::{Dive, FallCasting, FallCheck, FallJump, FallLimit, FallOnto, FallSurface, Throw};
use crate::ruleset::{RuleId, Ruleset};

/// The DC of every check that softens a fall.
const SOFTENING_DC: i32 = 15;

/// How many stretches of a fall into water deal nothing; the next [`MILD_IN_WATER`] deal only nonlethal damage.
const FREE_IN_WATER: usize = 2;

const MILD_IN_WATER: usize = 2;

/// What one of the nonlethal stretches in water deals.
const MILD: Throw = Throw { dice: 1, sides: 3 };

/// How many feet longer a dive into water that is too shallow counts, if the rules say so.
const RISKY_DIVE: Feet = Feet(30);

/// A fall has to be longer than this to leave time to cast a spell.
const TIME_TO_CAST: Feet = Feet(500);

crate::word_enum! {
    /// What a creature falls onto, hardest first.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Surface {
        /// Shards, spikes of rock and the like.
        Jagged "jagged",
        /// Stone, a jumble of trunks.
        Hard "hard",
        /// Plain ground.
        #[default]
        Ground "ground",
        /// Anything that gives way: loam, deep grass, mud.
        Soft "soft",
    }
}

/// A spell to cast while falling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Casting {
    /// Its level.
    pub level: u32,
    /// Whether it is an immediate action.
    pub immediate: bool,
}

/// A creature's fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plunge {
    /// How far, in feet.
    pub height: Feet,
    /// The creature's size.
    pub size: Size,
    /// Whether it jumped on purpose.
    pub jumped: bool,
    /// What it falls onto, water aside.
    pub surface: Surface,
    /// How deep the water is that it falls into, in feet.
    pub water: Option<Feet>,
    /// The GM's limit on the fall's dice.
    pub most_dice: Option<u32>,
    /// Whether it tries the check that helps; `None` if that was not given.
    pub tries: Option<bool>,
    /// The result of that check.
    pub rolled: Option<Rolled>,
    /// The spell to cast.
    pub casting: Option<Casting>,
}

impl Plunge {
    /// An unintended fall onto plain ground, with nothing that helps.
    #[must_use]
    pub fn of(height: Feet, size: Size) -> Self {
        Plunge {
            height,
            size,
            jumped: false,
            surface: Surface::Ground,
            water: None,
            most_dice: None,
            tries: None,
            rolled: None,
            casting: None,
        }
    }
}

/// Ten feet of a fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stretch {
    harm: Harm,
    throw: Throw,
    rule: RuleId,
}

impl Stretch {
    fn set_harm(&mut self, harm: Harm, rule: RuleId) {
        (self.harm, self.rule) = (harm, rule);
    }
}

/// Falls.
#[derive(Clone, Copy, Debug)]
pub struct Falls<'a>(pub Referee<'a>);

impl Falls<'_> {
    /// How much of a fall of this height hurts a creature that jumped down, in feet; what deals nonlethal damage counts
    /// half.
    #[must_use]
    pub(crate) fn hurts_a_jumper(&self, height: Feet) -> Feet {
        let spared = match self.0.ruleset.fall_jump.value {
            FallJump::FirstFree | FallJump::Shorter => STRETCH,
            FallJump::FirstNonlethal => Feet(STRETCH.0 / 2),
        };
        Feet(height.0.saturating_sub(spared.0))
    }

    /// The dice, checks and findings of a fall. `faller` is the creature that falls, if it is on the table; `onto` are
    /// the creatures it lands on.
    #[must_use]
    pub fn fall(&self, drop: &Plunge, faller: Option<&Creature>, onto: &[Name]) -> Impact {
        let rules = self.0.ruleset;
        if faller.is_some_and(|faller| Grades(self.0).grade_of_flight(faller) == Some(Grade::Greater)) {
            let findings = vec![(RuleId::FlyGreater, FallFact::FloatsDown)];
            return Impact { findings, ..Impact::none() }.judged();
        }
        let wet = into_water(rules, drop);
        let can_be_prone = faller.is_none_or(|faller| Grades(self.0).can_be_prone(faller));
        let floors = rules.fall_prone.value.fells_the_hurt() && can_be_prone;
        let mut impact = Impact { floors, ..Impact::none() };
        impact.findings = self.about_the_ground(drop, wet);
        if !wet && rules.fall_surface.value.changes_each_die() {
            impact.each = match drop.surface {
                Surface::Jagged => 2,
                Surface::Hard => 1,
                Surface::Ground => 0,
                Surface::Soft => -1,
            };
        }
        self.soften(drop, wet, faller, &mut impact);
        if drop.most_dice.is_some() && !rules.fall_limit.value.is_up_to_the_gm() {
            impact.findings.push((RuleId::FallLimit, FallFact::LimitStands));
        }
        if let Some(casting) = drop.casting {
            match cast(rules, drop.height, casting) {
                Ok(check) => impact.checks.push(check),
                Err(fact) => impact.findings.push((RuleId::FallCasting, fact)),
            }
        }
        impact.findings.extend(onto.iter().cloned().map(|who| {
            let fact = match rules.fall_onto.value {
                FallOnto::Half => FallFact::HalfOnto { who },
                FallOnto::Unknown => FallFact::UnknownOnto { who },
            };
            (RuleId::FallOnto, fact)
        }));
        impact.judged()
    }

    /// Sets the dice for a fall, with the check that helps, if it is made.
    fn soften(&self, drop: &Plunge, wet: bool, faller: Option<&Creature>, impact: &mut Impact) {
        let (check, about_depth) = helping_check(self.0.ruleset, drop, wet);
        let mut effective = *drop;
        if matches!(about_depth, Some(FallFact::RiskyDive { .. })) {
            effective.height += RISKY_DIVE;
        }
        let parts = |made| stretches(self.0.ruleset, &effective, wet, made);
        impact.parts = parts(None);
        // A diving creature always makes the check; any other check has to be asked for.
        let asked = drop.tries.unwrap_or(drop.rolled.is_some() || (wet && drop.jumped));
        let Some(check) = check else {
            if drop.tries == Some(true) || drop.rolled.is_some() {
                let rule = if wet { RuleId::Dive } else { RuleId::FallCheck };
                let fact = match about_depth {
                    Some(FallFact::TooShallowToDive { needs }) => FallFact::NoDive { needs },
                    _ if wet && !drop.jumped => FallFact::NotOnPurpose,
                    _ => FallFact::NoCheck,
                };
                impact.findings.push((rule, fact));
            } else {
                impact.findings.extend(about_depth.map(|fact| (RuleId::Dive, fact)));
            }
            return;
        };
        impact.findings.extend(about_depth.map(|fact| (RuleId::Dive, fact)));
        let made = parts(Some(check.kind));
        let cannot_try = self.cannot_try(&check, faller);
        // A creature in a jump of its own that can't act any more doesn't dive either.
        let tried = drop.tries == Some(true) || drop.rolled.is_some();
        if asked && (tried || cannot_try.is_none()) {
            impact.findings.extend(cannot_try);
            match check.succeeds() {
                Some(true) => impact.parts = made,
                Some(false) => {}
                None => impact.if_made = Some(made),
            }
            impact.checks.push(check);
        } else if made != impact.parts && cannot_try.is_none() {
            impact.findings.push((check.rule, FallFact::CouldTry { check }));
        }
    }

    /// Findings about what the creature falls onto or into.
    fn about_the_ground(&self, drop: &Plunge, wet: bool) -> Vec<(RuleId, FallFact)> {
        let rules = self.0.ruleset;
        let mut facts = Vec::new();
        if drop.water.is_some() && !rules.fall_water.value.cushions() {
            facts.push((RuleId::FallWater, FallFact::UnknownWater));
        } else if drop.water.is_some() && !wet {
            facts.push((RuleId::FallWater, FallFact::Shallow));
        }
        let plain = match rules.fall_surface.value {
            FallSurface::PerDie => false,
            FallSurface::FirstNonlethal => matches!(drop.surface, Surface::Jagged | Surface::Hard),
            FallSurface::Nothing => drop.surface != Surface::Ground,
        };
        if plain && !wet {
            facts.push((RuleId::FallSurface, FallFact::PlainSurface));
        }
        facts
    }

    /// A finding that the faller can't make the check: it can't act, or the check is made only in its own turn, turns are
    /// tracked, and it is another creature's turn.
    fn cannot_try(&self, check: &Check, faller: Option<&Creature>) -> Option<(RuleId, FallFact)> {
        if let Some(condition) = faller.and_then(Creature::stilled_by) {
            return Some((RuleId::Conditions, FallFact::CannotTry { condition }));
        }
        if check.kind != CheckKind::BreakFall {
            return None;
        }
        let rounds = self.0.encounter.rounds.as_deref()?;
        let (whose, in_turn) = (rounds.acting()?, self.0.encounter.is_in_turn(rounds, &faller?.name));
        (!in_turn).then(|| (check.rule, FallFact::NotItsTurn { whose: whose.clone() }))
    }
}

/// Whether water breaks the fall.
fn into_water(rules: &Ruleset, drop: &Plunge) -> bool {
    rules.fall_water.value.cushions() && drop.water.is_some_and(|depth| depth >= DEEP)
}

/// The check that would help in such a fall, and a finding about the water's depth.
fn helping_check(rules: &Ruleset, drop: &Plunge, wet: bool) -> (Option<Check>, Option<FallFact>) {
    let check = |kind, dc, rule| {
        Some(Check { kind, against: None, dc: Some(dc), rolled: drop.rolled, rule, modifiers: Vec::new() })
    };
    if wet {
        let depth = drop.water.unwrap_or_default();
        if !drop.jumped {
            return (None, None);
        }
        let kind = match rules.fall_check.value {
            FallCheck::Acrobatics => CheckKind::AcrobaticDive,
            FallCheck::JumpOrTumble | FallCheck::None => CheckKind::Dive,
        };
        let (needs, dc) = dive_takes(rules.dive.value, drop.height);
        return match rules.dive.value {
            _ if depth >= needs => (check(kind, dc, RuleId::Dive), None),
            Dive::Formula => (None, Some(FallFact::TooShallowToDive { needs })),
            Dive::Table => (check(kind, dc + 5, RuleId::Dive), Some(FallFact::RiskyDive { needs })),
        };
    }
    let check = match (rules.fall_check.value, drop.jumped) {
        (FallCheck::JumpOrTumble, true) => check(CheckKind::JumpDown, SOFTENING_DC, RuleId::FallCheck),
        (FallCheck::Acrobatics, _) => check(CheckKind::BreakFall, SOFTENING_DC, RuleId::FallCheck),
        (FallCheck::JumpOrTumble, false) | (FallCheck::None, _) => {
            let tumbles = rules.fall_tumble.value.shortens_the_fall();
            tumbles.then(|| check(CheckKind::TumbleDown, SOFTENING_DC, RuleId::FallTumble)).flatten()
        }
    };
    (check, None)
}

/// The depth of water in feet, and the DC, for a dive from this height.
fn dive_takes(dive: Dive, height: Feet) -> (Feet, i32) {
    let steps = |feet: u32| i32::try_from(feet / 50).unwrap_or(0) * 5;
    match dive {
        // A depth of 10 ft for every 30 ft, and in proportion for the remainder.
        Dive::Formula => (Feet(height.0.div_ceil(3)).max(DEEP), SOFTENING_DC + steps(height.0)),
        Dive::Table => {
            let needs = match height.0 {
                0..40 => 10,
                40..70 => 20,
                _ => 30,
            };
            let dc = match height.0 {
                0..50 => 15,
                50..110 => 20,
                more => 15 + steps(more - 10),
            };
            (Feet(needs), dc)
        }
    }
}

/// The check to cast a spell while falling, or why the spell cannot be cast.
fn cast(rules: &Ruleset, height: Feet, casting: Casting) -> Result<Check, FallFact> {
    match rules.fall_casting.value {
        FallCasting::Unknown => Err(FallFact::UnknownCasting),
        FallCasting::Check if height <= TIME_TO_CAST && !casting.immediate => Err(FallFact::NoTimeToCast),
        FallCasting::Check => {
            let dc = i32::try_from(casting.level).ok().map(|level| 10 + 4 * level);
            Ok(Check {
                kind: CheckKind::CastFalling,
                against: None,
                dc,
                rolled: None,
                rule: RuleId::FallCasting,
                modifiers: Vec::new(),
            })
        }
    }
}

/// The dice for a fall; `made` is the check that succeeded, if any.
fn stretches(rules: &Ruleset, drop: &Plunge, wet: bool, made: Option<CheckKind>) -> Vec<Part> {
    let throw = by_size(&rules.fall_dice.value, drop.size);
    let whole = Stretch { harm: Harm::Lethal, throw, rule: RuleId::FallDice };
    let mut fall = vec![whole; (drop.height.0 / STRETCH.0) as usize];
    if wet {
        fall.iter_mut().take(FREE_IN_WATER).for_each(|stretch| stretch.set_harm(Harm::Nothing, RuleId::FallWater));
        for stretch in fall.iter_mut().skip(FREE_IN_WATER).take(MILD_IN_WATER) {
            *stretch = Stretch { harm: Harm::Nonlethal, throw: MILD, rule: RuleId::FallWater };
        }
    }
    let mut nth = |nth: usize, harm, rule| fall.iter_mut().skip(nth).take(1).for_each(|one| one.set_harm(harm, rule));
    if drop.jumped && !wet {
        match rules.fall_jump.value {
            FallJump::FirstNonlethal => nth(0, Harm::Nonlethal, RuleId::FallJump),
            FallJump::FirstFree | FallJump::Shorter => nth(0, Harm::Nothing, RuleId::FallJump),
        }
    }
    match made {
        Some(CheckKind::JumpDown) => {
            nth(0, Harm::Nothing, RuleId::FallCheck);
            nth(1, Harm::Nonlethal, RuleId::FallCheck);
        }
        Some(CheckKind::TumbleDown) => nth(0, Harm::Nothing, RuleId::FallTumble),
        Some(CheckKind::BreakFall) => nth(1, Harm::Nothing, RuleId::FallCheck),
        Some(CheckKind::Dive | CheckKind::AcrobaticDive) => {
            fall.iter_mut().for_each(|stretch| stretch.set_harm(Harm::Nothing, RuleId::Dive));
        }
        _ => {}
    }
    let softens = !wet && drop.surface == Surface::Soft && rules.fall_surface.value.softens_the_first_die();
    if let Some(first) = fall.iter_mut().find(|stretch| softens && stretch.harm == Harm::Lethal) {
        first.set_harm(Harm::Nonlethal, RuleId::FallSurface);
    }
    limit(rules, drop, &mut fall);
    gather(&fall)
}

/// Removes what exceeds the most that a fall can deal. The nonlethal stretches in water don't count toward it.
fn limit(rules: &Ruleset, drop: &Plunge, fall: &mut [Stretch]) {
    let by_book = match rules.fall_limit.value {
        FallLimit::ThreeHundredFeet => 30,
        FallLimit::TwentyDice | FallLimit::ByGm => MOST_DICE,
    };
    // Under a limit that isn't the GM's to set, the GM's figure gets here only by overruling a refusal.
    let most = drop.most_dice.unwrap_or(by_book);
    let counts = |stretch: &&mut Stretch| stretch.harm != Harm::Nothing && stretch.throw != MILD;
    for stretch in fall.iter_mut().filter(counts).skip(most as usize) {
        stretch.set_harm(Harm::Nothing, RuleId::FallLimit);
    }
}

/// Merges adjacent stretches that are alike into one part each.
fn gather(fall: &[Stretch]) -> Vec<Part> {
    // Stretches that deal nothing are alike, whatever they would have dealt.
    let alike = fall.chunk_by(|one, next| {
        (one.harm, one.rule) == (next.harm, next.rule) && (one.harm == Harm::Nothing || one.throw == next.throw)
    });
    let parts = alike.filter_map(|alike| {
        let times = u32::try_from(alike.len()).ok()?;
        let first = alike.first()?;
        let hurts = first.harm != Harm::Nothing && first.throw.dice > 0;
        let (harm, throw) = if hurts { (first.harm, first.throw.times(times)) } else { (Harm::Nothing, Throw::NONE) };
        Some(Part { feet: Some(STRETCH * times), harm, throw, rule: first.rule })
    });
    parts.collect()
}
