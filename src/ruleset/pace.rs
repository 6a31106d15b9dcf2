//! How fast a creature is: its printed speed, its bonuses, and the effect of its armor and load.

use super::policy::{Afflictions, RunPenalty, SpeedBonuses, WeightSlows};
use super::{RuleId, Ruleset};
use crate::field::{Armor, BonusKind, Condition, Creature, Means, Race, Weight};
use crate::grid::Feet;

/// The speed in feet of a creature about which nothing else is known.
const ORDINARY: Feet = Feet(30);

/// A creature's speed and how it was calculated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Speed {
    /// Feet that it can spend with one move action.
    pub feet: Feet,
    /// Its speed before bonuses, armor and load.
    pub base: Feet,
    /// The bonuses that count, in feet.
    pub bonuses: Vec<(BonusKind, Feet)>,
    /// Its speed with all bonuses, before armor and load.
    pub unburdened: Feet,
    /// Its speed with armor and load, before conditions.
    pub burdened: Feet,
    /// The rules that it depends on.
    pub rules: Vec<RuleId>,
}

impl Ruleset {
    /// What the creature can spend with one move action: its own speed, else that of its race or size; then bonuses; then
    /// armor and load.
    #[must_use]
    pub fn speed(&self, creature: &Creature) -> Feet {
        self.speed_in_full(creature).feet
    }

    /// The same, with how it was calculated.
    #[must_use]
    pub fn speed_in_full(&self, creature: &Creature) -> Speed {
        let mut rules = Vec::new();
        let by_race = creature
            .race
            .and_then(|race| self.tactical_speed.value.get(&race))
            .map(|&feet| (feet, RuleId::TacticalSpeed));
        let by_size = self.size_profile(creature.size).speed.map(|feet| (feet, RuleId::Sizes));
        let base = creature.speed.or_else(|| {
            let (feet, rule) = by_race.or(by_size)?;
            rules.push(rule);
            Some(feet)
        });
        let base = base.unwrap_or(ORDINARY);
        let bonuses = self.counted_bonuses(creature, base);
        let sum = bonuses.iter().fold(Feet(0), |sum, (_, feet)| sum + *feet);
        if bonuses.iter().any(|(kind, _)| *kind != BonusKind::Plain) {
            rules.push(RuleId::SpeedBonuses);
        }
        let unburdened = base + sum + self.fleetness(creature);
        let overloaded = self.overload(creature).is_some();
        let burdened = if overloaded { Feet(0) } else { self.burdened(creature, unburdened) };
        let feet = self.afflicted(creature, burdened);
        let weighs = if overloaded { RuleId::Overloaded } else { RuleId::WeightSlows };
        let by_pounds = self.load(creature) > Weight::Light && creature.load.pounds().is_some();
        let slowed = burdened < unburdened;
        let made = [(slowed, weighs), (slowed && by_pounds, RuleId::Carrying), (feet < burdened, RuleId::Afflictions)];
        rules.extend(made.into_iter().filter(|(has, _)| *has).map(|(_, rule)| rule));
        Speed { feet, base, bonuses, unburdened, burdened, rules }
    }

    /// The bonuses that count for a creature with this base speed, in feet: only the highest enhancement, and none that its
    /// armor or load removes.
    fn counted_bonuses(&self, creature: &Creature, base: Feet) -> Vec<(BonusKind, Feet)> {
        let weight = creature.armor.weight().max(self.load(creature));
        let of = |kind: BonusKind| {
            let feet = creature.speed_bonuses.of(kind);
            let counts = match kind {
                BonusKind::Plain | BonusKind::Enhancement => feet,
                BonusKind::FastMovement if weight < Weight::Heavy => feet,
                BonusKind::Monk if weight == Weight::Light && creature.armor == Armor::None => feet,
                BonusKind::FastMovement | BonusKind::Monk => Feet(0),
                BonusKind::Haste => self.hastened(creature, base),
            };
            (kind, counts)
        };
        let enhancements = [BonusKind::Enhancement, BonusKind::Monk, BonusKind::Haste].map(of);
        let highest = enhancements.into_iter().rev().max_by_key(|(_, feet)| *feet);
        let each = [Some(of(BonusKind::Plain)), Some(of(BonusKind::FastMovement)), highest];
        each.into_iter().flatten().filter(|(_, feet)| *feet > Feet(0)).collect()
    }

    /// What haste adds to a speed, in feet: at most the speed itself.
    fn hastened(&self, creature: &Creature, base: Feet) -> Feet {
        let SpeedBonuses::HighestOfKind = self.speed_bonuses.value;
        creature.speed_bonuses.of(BonusKind::Haste).min(base)
    }

    /// What the feat for faster running adds to the creature's speed.
    #[must_use]
    pub fn fleetness(&self, creature: &Creature) -> Feet {
        let has = creature.runner && self.load(creature) == Weight::Light;
        if has { self.runner_speed.value } else { Feet(0) }
    }

    /// What the creature can spend with one move action in a mode other than walking. Conditions slow it too, and so do
    /// armor and load if the ruleset says so, or if it carries too much.
    #[must_use]
    pub fn speed_by(&self, creature: &Creature, means: &Means) -> Feet {
        let overloaded = self.overload(creature).is_some();
        let listed = self.listed(creature, means);
        let speed = listed + self.hastened(creature, listed);
        self.afflicted(creature, if overloaded { Feet(0) } else { speed })
    }

    /// The speed listed for a mode of movement, reduced by armor and load if they slow it.
    #[must_use]
    pub fn listed(&self, creature: &Creature, means: &Means) -> Feet {
        match self.mode_load.value.slows_listed_speeds() {
            true => self.burdened(creature, means.speed),
            false => means.speed,
        }
    }

    /// The conditions that slow the creature.
    pub fn slowing(&self, creature: &Creature) -> impl Iterator<Item = Condition> {
        let slowing: &[Condition] = match self.afflictions.value {
            Afflictions::HalveAndTire => &[Condition::Slowed, Condition::Exhausted, Condition::Entangled],
            Afflictions::TenFeet => &[Condition::Slowed],
            Afflictions::QuarterProne => &[Condition::Prone, Condition::Slowed],
        };
        slowing.iter().copied().filter(|&condition| creature.is(condition))
    }

    /// The condition that limits the creature to a single action per turn, if any.
    #[must_use]
    pub fn single_action(&self, creature: &Creature) -> Option<Condition> {
        let limiting: &[Condition] = match self.afflictions.value {
            Afflictions::HalveAndTire => &[Condition::Staggered, Condition::Slowed],
            Afflictions::TenFeet | Afflictions::QuarterProne => &[],
        };
        limiting.iter().copied().find(|&condition| creature.is(condition))
    }

    /// Whether a condition slows or tires creatures.
    #[must_use]
    pub fn afflicts(&self, condition: Condition) -> bool {
        match self.afflictions.value {
            Afflictions::HalveAndTire => matches!(
                condition,
                Condition::Slowed
                    | Condition::Staggered
                    | Condition::Fatigued
                    | Condition::Exhausted
                    | Condition::Entangled
            ),
            Afflictions::TenFeet => condition == Condition::Slowed,
            Afflictions::QuarterProne => matches!(condition, Condition::Slowed | Condition::Prone),
        }
    }

    /// This speed as limited by the conditions that slow the creature.
    #[must_use]
    pub fn afflicted(&self, creature: &Creature, speed: Feet) -> Feet {
        // Rounded down to whole squares.
        self.slowing(creature).fold(speed, |speed, condition| match (self.afflictions.value, condition) {
            (Afflictions::QuarterProne, Condition::Prone) => Feet(speed.0 / 20 * 5),
            (Afflictions::HalveAndTire | Afflictions::QuarterProne, _) => Feet(speed.0 / 10 * 5),
            (Afflictions::TenFeet, _) => speed.min(Feet(10)),
        })
    }

    fn burdened(&self, creature: &Creature, speed: Feet) -> Feet {
        let slow = |feet: u32| Feet(speed.0.saturating_sub(feet));
        match self.weight_slows.value {
            WeightSlows::Nothing => speed,
            WeightSlows::TwoThirds => {
                let sturdy = creature.race == Some(Race::Dwarf) && self.dwarf_in_armor.value.keeps_speed();
                if sturdy || creature.armor.weight().max(self.load(creature)) == Weight::Light {
                    return speed;
                }
                // Two thirds, rounded up to whole squares: this matches every line of the printed table.
                Feet::of_squares(u32::try_from((u64::from(speed.0) * 2).div_ceil(15)).unwrap_or(u32::MAX)).min(speed)
            }
            WeightSlows::Steps => {
                let brisk = speed > Feet(20);
                let cost = |weight: Weight| match weight {
                    Weight::Light => 0,
                    Weight::Medium if brisk => 5,
                    Weight::Medium => self.medium_at_twenty.value.0,
                    Weight::Heavy if brisk => 10,
                    Weight::Heavy => 5,
                };
                slow(cost(creature.armor.weight()) + cost(self.load(creature)))
            }
        }
    }

    /// The multiple of its speed that a creature runs without armor and load; 0 if nobody runs.
    #[must_use]
    pub fn most_run_multiple(&self, creature: &Creature) -> u32 {
        match self.run.value {
            0 => 0,
            most => most + u32::from(creature.runner && most == 4),
        }
    }

    /// The multiple of its speed that the creature covers at a run; 0 if the ruleset has no running.
    #[must_use]
    pub fn run_multiple(&self, creature: &Creature) -> u32 {
        let (armor, load) = (creature.armor.weight(), self.load(creature));
        let most = self.most_run_multiple(creature);
        if most == 0 {
            return 0;
        }
        match self.run_penalty.value {
            RunPenalty::Heavy => most - u32::from(armor.max(load) == Weight::Heavy),
            RunPenalty::Added => {
                let penalty = |weight: Weight| weight as u32;
                (most + 1).saturating_sub(penalty(armor) + penalty(load)).clamp(1, most)
            }
        }
    }
}
