//! How heavy a load is for its carrier, and how much a creature can carry, lift and drag.

use super::Ruleset;
use super::policy::{Carrying, CarryingSize, LoadPenalty, Overloaded};
use crate::field::{Creature, Load, Weight};

/// How many pounds a creature can carry, lift and drag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most pounds in a light load.
    pub light: u64,
    /// The most in a medium load.
    pub medium: u64,
    /// The most in a heavy load, and what the creature can lift over its head.
    pub heavy: u64,
    /// The most that it can carry at all.
    pub most: u64,
    /// The most that it can push or drag.
    pub drag: u64,
    /// Whether the light load comes from another rulebook, because this one has no figure for it.
    pub stand_in: bool,
}

/// How much movement a creature has left with more than a heavy load.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overload {
    /// One square, as a full-round action.
    OneSquare,
    /// Nothing.
    Nothing,
}

impl Limits {
    /// The category of this many pounds. More than a heavy load counts as heavy too.
    fn weight(&self, pounds: u32) -> Weight {
        match u64::from(pounds) {
            pounds if pounds <= self.light => Weight::Light,
            pounds if pounds <= self.medium => Weight::Medium,
            _ => Weight::Heavy,
        }
    }
}

impl Ruleset {
    /// How heavy a load the creature carries: as given, or from its pounds by its Strength, size and build. Pounds count
    /// as light if the limits are unknown.
    #[must_use]
    pub fn load(&self, creature: &Creature) -> Weight {
        match creature.load {
            Load::Category(weight) => weight,
            Load::Pounds(pounds) => self.limits(creature).map_or(Weight::Light, |limits| limits.weight(pounds)),
        }
    }

    /// How much movement the creature has left, if it carries more than a heavy load.
    #[must_use]
    pub fn overload(&self, creature: &Creature) -> Option<Overload> {
        let (pounds, limits) = (u64::from(creature.load.pounds()?), self.limits(creature)?);
        match self.overloaded.value {
            Overloaded::Unknown => None,
            Overloaded::Staggers | Overloaded::Impedes if pounds <= limits.heavy => None,
            Overloaded::Staggers | Overloaded::Impedes if pounds <= limits.most => Some(Overload::OneSquare),
            Overloaded::Staggers | Overloaded::Impedes => Some(Overload::Nothing),
        }
    }

    /// How many pounds the creature can carry, lift and drag; `None` if unknown.
    #[must_use]
    pub fn limits(&self, creature: &Creature) -> Option<Limits> {
        let ([light, medium, heavy], stand_in) = match (self.carrying.value, creature.light_load) {
            (Carrying::Unknown, _) => return None,
            (Carrying::ByStrength, _) => (self.limits_by_strength(creature)?, false),
            (Carrying::ByLightLoad, Some(light)) => (thirds(u64::from(light)), false),
            (Carrying::ByLightLoad, None) => (thirds(self.limits_by_strength(creature)?[0]), true),
        };
        let drag = heavy.saturating_mul(u64::from(self.dragging.value));
        let most = match self.overloaded.value {
            Overloaded::Unknown => heavy,
            Overloaded::Staggers => heavy.saturating_mul(u64::from(self.lifting.value)),
            Overloaded::Impedes => drag,
        };
        Some(Limits { light, medium, heavy, most, drag, stand_in })
    }

    /// The effect of the creature's load in a fight, if the ruleset has one.
    #[must_use]
    pub fn load_penalty(&self, creature: &Creature) -> Option<LoadPenalty> {
        self.load_penalty.value.get(&self.load(creature)).copied()
    }

    /// The printed row for a Strength score. Beyond the table it is the row from 20 to 29 with the same last digit, times
    /// four for every 10 above it. It is scaled by size, down to whole pounds.
    fn limits_by_strength(&self, creature: &Creature) -> Option<[u64; 3]> {
        let strength = usize::try_from(creature.strength?).ok().filter(|score| *score > 0)?;
        let printed = self.carrying_limits.value.len();
        let tens = strength.saturating_sub(printed).div_ceil(10);
        let row = self.carrying_limits.value.get(strength - 10 * tens - 1)?;
        let times = u32::try_from(tens).ok().and_then(|tens| 4u64.checked_pow(tens)).unwrap_or(u64::MAX);
        let CarryingSize { biped, quadruped } = *self.carrying_sizes.value.get(&creature.size)?;
        let eighths = u64::from(if creature.quadruped { quadruped } else { biped });
        Some(row.map(|pounds| u64::from(pounds).saturating_mul(times).saturating_mul(eighths) / 8))
    }
}

/// A light load, and the medium and heavy loads that go with it.
fn thirds(light: u64) -> [u64; 3] {
    [light, light.saturating_mul(2), light.saturating_mul(3)]
}
