use std::fmt;
use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};

use super::condition::{Condition, Conditions};
use super::flight::Flight;
use super::gear::{Armor, Ignores, Race, SpeedCategory, WeaponReach};
use super::load::Load;
use super::mode::Modes;
use super::name::Name;
use super::size::{Shape, Size, Squeezed};
use super::speed_bonuses::SpeedBonuses;
use crate::grid::{Feet, Height, Square};

/// The side a creature fights on: any word; `neutral` fights on none.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Side(pub Name);

impl Side {
    /// Whether this is the neutral side.
    #[must_use]
    pub fn is_neutral(&self) -> bool {
        self.0.key() == "neutral"
    }

    /// Whether a side of this name has its own colours in any company: heroes and neutrals do.
    #[must_use]
    pub fn has_own_livery(side: &Name) -> bool {
        matches!(side.key(), "heroes" | "neutral")
    }

    /// Whether members are opponents: on different sides, neither of them neutral.
    #[must_use]
    pub fn opposes(&self, other: &Side) -> bool {
        self.0.key() != other.0.key() && !self.is_neutral() && !other.is_neutral()
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A creature on the board. Serialised as it is stored, so a field's name is also its database column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Creature {
    /// Its name, unique at the table.
    pub name: Name,
    /// The north-west square of its space.
    pub anchor: Square,
    /// Set while it squeezes: which way its narrow space runs.
    #[serde(default)]
    pub squeezed: Option<Squeezed>,
    /// Its size category.
    pub size: Size,
    /// The squares on a side of its space if they differ from those of its size, as a swarm's do.
    #[serde(default)]
    pub squares: Option<NonZeroU32>,
    /// Tall or long, for its natural reach.
    pub shape: Shape,
    /// The side it fights on.
    pub side: Side,
    /// Its base speed in feet, before bonuses, armor and load; `None` for that of its race or size.
    pub speed: Option<Feet>,
    /// Bonuses to its speed, from feats, spells and the like, applied before armor and load. Earlier versions stored one
    /// figure.
    #[serde(default, alias = "speed_bonus")]
    pub speed_bonuses: SpeedBonuses,
    /// Its speed category (Rise).
    #[serde(default, rename = "gait")]
    pub speed_category: SpeedCategory,
    /// Its race, if a rulebook prints a speed for it.
    #[serde(default)]
    pub race: Option<Race>,
    /// The armor it wears.
    #[serde(default)]
    pub armor: Armor,
    /// What it carries. The ruleset says how heavy a load that is.
    #[serde(default)]
    pub load: Load,
    /// The most pounds that are a light load for it, overriding the ruleset's table.
    #[serde(default)]
    pub light_load: Option<u32>,
    /// Whether it has four legs, and so carries more.
    #[serde(default)]
    pub quadruped: bool,
    /// Whether it has the Run feat.
    #[serde(default)]
    pub runner: bool,
    /// Its Constitution score, which limits how many rounds it can run.
    #[serde(default)]
    pub constitution: Option<u32>,
    /// Its natural reach in feet; `None` for that of its size.
    pub reach: Option<Feet>,
    /// The reach of its weapon.
    #[serde(default)]
    pub weapon_reach: WeaponReach,
    /// Its height above the floor of its space: 0 on the ground, negative below it.
    pub altitude: Height,
    /// Unable to act: it neither threatens nor blocks.
    pub helpless: bool,
    /// Its other conditions.
    #[serde(default)]
    pub conditions: Conditions,
    /// Whether it is armed, and so can threaten.
    pub threatens: bool,
    /// Whether it fills its whole space, as a gelatinous cube does, so that nobody can pass.
    #[serde(default)]
    pub fills: bool,
    /// Whether it blocks movement even when helpless, as a dragon does.
    #[serde(default)]
    pub helpless_obstacle: bool,
    /// Terrain that does not slow it.
    #[serde(default)]
    pub ignores: Ignores,
    /// Its Maneuver Defense, the DC of maneuvers against it (Epic Path).
    #[serde(default)]
    pub maneuver_defense: Option<i32>,
    /// Feet by which it shortens forced movement.
    #[serde(default)]
    pub resist_forced: Feet,
    /// Its initiative modifier.
    #[serde(default)]
    pub initiative: Option<i32>,
    /// Its Dexterity score, which breaks initiative ties.
    #[serde(default)]
    pub dexterity: Option<u32>,
    /// The number of attacks its class grants with a full attack, which it can trade for five-foot steps. Monsters have
    /// none.
    #[serde(default)]
    pub base_attacks: Option<u32>,
    /// Its modes of movement besides walking.
    #[serde(default)]
    pub modes: Modes,
    /// Its flight so far.
    #[serde(default)]
    pub flight: Flight,
    /// Its Strength score, for carrying capacity and jumps.
    #[serde(default)]
    pub strength: Option<i32>,
    /// Whether it is trained in jumping.
    #[serde(default)]
    pub jump_trained: bool,
    /// Its base speed in feet for jumps; `None` for that of its size.
    #[serde(default)]
    pub base_speed: Option<Feet>,
    /// The id of the player who owns it; `None` for the GM.
    #[serde(default)]
    pub owner: Option<u64>,
    /// Whether only the GM knows it is there.
    #[serde(default)]
    pub hidden: bool,
    /// The stored image's id of its portrait.
    #[serde(default)]
    pub portrait: Option<String>,
    /// The creature that it rides, while the two are in the same place.
    #[serde(default)]
    pub mount: Option<Name>,
}

impl Creature {
    /// Whether it takes turns: the dead and the unconscious are passed over.
    #[must_use]
    pub fn takes_turns(&self) -> bool {
        ![Condition::Dead, Condition::Unconscious].into_iter().any(|condition| self.conditions.has(condition))
    }

    /// A medium, armed creature with nothing else known about it.
    #[must_use]
    pub fn plain(name: Name, anchor: Square, side: Side) -> Self {
        Creature {
            name,
            anchor,
            squeezed: None,
            size: Size::Medium,
            squares: None,
            shape: Shape::Tall,
            side,
            speed: None,
            speed_bonuses: SpeedBonuses::default(),
            speed_category: SpeedCategory::Average,
            race: None,
            armor: Armor::None,
            load: Load::default(),
            light_load: None,
            quadruped: false,
            runner: false,
            constitution: None,
            reach: None,
            weapon_reach: WeaponReach::None,
            altitude: Height::ZERO,
            helpless: false,
            conditions: Conditions::default(),
            threatens: true,
            fills: false,
            helpless_obstacle: false,
            ignores: Ignores::default(),
            maneuver_defense: None,
            resist_forced: Feet(0),
            initiative: None,
            dexterity: None,
            base_attacks: None,
            modes: Modes::default(),
            flight: Flight::default(),
            strength: None,
            jump_trained: false,
            base_speed: None,
            owner: None,
            hidden: false,
            portrait: None,
            mount: None,
        }
    }

    /// The condition that keeps it from moving at all, if any.
    #[must_use]
    pub fn stilled_by(&self) -> Option<Condition> {
        let still = [Condition::Dead, Condition::Unconscious, Condition::Paralyzed, Condition::Stunned];
        still.into_iter().find(|&condition| self.is(condition))
    }

    /// Whether it has the condition, directly or by implication: the dead, unconscious and paralyzed are helpless too.
    #[must_use]
    pub fn is(&self, condition: Condition) -> bool {
        match condition {
            Condition::Helpless => self.all_conditions().are_helpless(),
            Condition::Prone => self.all_conditions().has(Condition::Prone),
            other => self.conditions.has(other),
        }
    }

    /// All its conditions, implied ones included: helpless when marked so, prone when prone by choice.
    #[must_use]
    pub fn all_conditions(&self) -> Conditions {
        let has = |condition| self.conditions.has(condition);
        let conditions = self.conditions.set(Condition::Helpless, self.helpless || has(Condition::Helpless));
        conditions.set(Condition::Prone, has(Condition::Prone) || has(Condition::ProneByChoice))
    }

    /// Whether its opponents do not see it: it has the condition, or only the GM knows of it.
    #[must_use]
    pub fn is_unseen(&self) -> bool {
        self.hidden || self.is(Condition::Unseen)
    }

    /// Whether it is above the ground.
    #[must_use]
    pub fn is_airborne(&self) -> bool {
        self.altitude > Height::ZERO
    }
}
