//! How fast a creature is: what the ruleset prints, what it gains, and what its armor and load cost it.

use super::policy::{DwarfInArmor, RunPenalty, WeightSlows};
use super::{RuleId, Ruleset};
use crate::field::{Creature, Race, Weight};
use crate::grid::Feet;

/// The speed in feet of a creature about which nothing else is known.
const ORDINARY: Feet = Feet(30);

/// A creature's speed and what made it so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Speed {
    /// Feet that it may spend with one move action.
    pub feet: Feet,
    /// Its speed with all bonuses, before armor and load.
    pub unburdened: Feet,
    /// The rules that had a part in it.
    pub rules: Vec<RuleId>,
}

impl Ruleset {
    /// What the creature may spend with one move action: its own speed, else its people's or its size's; then bonuses; then
    /// armor and load.
    #[must_use]
    pub fn speed(&self, creature: &Creature) -> Feet {
        self.speed_in_full(creature).feet
    }

    /// The same with what made it so.
    #[must_use]
    pub fn speed_in_full(&self, creature: &Creature) -> Speed {
        let mut rules = Vec::new();
        let by_race =
            creature.race.and_then(|race| self.tactical_speed.is.get(&race)).map(|&feet| (feet, RuleId::TacticalSpeed));
        let by_size = self.bulk(creature.size).speed.map(|feet| (feet, RuleId::Sizes));
        let base = creature.speed.or_else(|| {
            let (feet, rule) = by_race.or(by_size)?;
            rules.push(rule);
            Some(feet)
        });
        let light = creature.load == Weight::Light;
        let fleet = if creature.runner && light { self.runner_speed.is } else { Feet(0) };
        let unburdened = base.unwrap_or(ORDINARY) + creature.speed_bonus + fleet;
        let feet = self.burdened(creature, unburdened);
        if feet < unburdened {
            rules.push(RuleId::WeightSlows);
        }
        Speed { feet, unburdened, rules }
    }

    fn burdened(&self, creature: &Creature, speed: Feet) -> Feet {
        let slow = |feet: u32| Feet(speed.0.saturating_sub(feet));
        match self.weight_slows.is {
            WeightSlows::Nothing => speed,
            WeightSlows::TwoThirds => {
                let sturdy = creature.race == Some(Race::Dwarf) && self.dwarf_in_armor.is == DwarfInArmor::KeepsSpeed;
                if sturdy || creature.armor.max(creature.load) == Weight::Light {
                    return speed;
                }
                // Two thirds, rounded up to whole squares: what every line of the printed table comes to.
                Feet::of_squares(u32::try_from((u64::from(speed.0) * 2).div_ceil(15)).unwrap_or(u32::MAX)).min(speed)
            }
            WeightSlows::Steps => {
                let brisk = speed > Feet(20);
                let cost = |weight: Weight| match weight {
                    Weight::Light => 0,
                    Weight::Medium if brisk => 5,
                    Weight::Medium => self.medium_at_twenty.is.0,
                    Weight::Heavy if brisk => 10,
                    Weight::Heavy => 5,
                };
                slow(cost(creature.armor) + cost(creature.load))
            }
        }
    }

    /// How often its speed the creature covers at a run; 0 if the ruleset knows no running.
    #[must_use]
    pub fn run_multiple(&self, creature: &Creature) -> u32 {
        let (armor, load) = (creature.armor, creature.load);
        let most = match self.run.is {
            0 => return 0,
            most => most + u32::from(creature.runner && most == 4),
        };
        match self.run_penalty.is {
            RunPenalty::Heavy => most - u32::from(armor.max(load) == Weight::Heavy),
            RunPenalty::Added => {
                let penalty = |weight: Weight| weight as u32;
                (most + 1).saturating_sub(penalty(armor) + penalty(load)).clamp(1, most)
            }
        }
    }
}
