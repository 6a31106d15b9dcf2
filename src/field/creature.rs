use std::fmt;

use serde::{Deserialize, Serialize};

use super::condition::{Condition, Conditions};
use super::flight::Flight;
use super::gear::{Gait, Ignores, Race, WeaponReach, Weight};
use super::load::Load;
use super::mode::Modes;
use super::name::Name;
use super::size::{Shape, Size, Squeezed};
use crate::grid::{Feet, Height, Square};

/// The side that a creature fights on: any word, with `neutral` for those who fight on none.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Party(pub Name);

impl Party {
    /// Whether this is the side of those who fight on none.
    #[must_use]
    pub fn is_neutral(&self) -> bool {
        self.0.key() == "neutral"
    }

    /// Two creatures are opponents if they are on different sides and neither is neutral.
    #[must_use]
    pub fn opposes(&self, other: &Party) -> bool {
        self.0.key() != other.0.key() && !self.is_neutral() && !other.is_neutral()
    }
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A creature as it stands on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Creature {
    /// What it is called; no two at a table have the same name.
    pub name: Name,
    /// The north-west square of its space.
    pub anchor: Square,
    /// Whether it stands squeezed into a narrow space, and which way.
    #[serde(default)]
    pub squeezed: Option<Squeezed>,
    /// Its size category.
    pub size: Size,
    /// Upright or drawn out.
    pub shape: Shape,
    /// Whose side it is on.
    pub side: Party,
    /// Its speed in feet before bonuses, armor and load, where it is not what the ruleset prints for its race or size.
    pub speed: Option<Feet>,
    /// Feet that feats, spells and the like add to its speed, before armor and load.
    #[serde(default)]
    pub speed_bonus: Feet,
    /// How briskly it walks.
    #[serde(default)]
    pub gait: Gait,
    /// Its people, where a rulebook prints a speed for it.
    #[serde(default)]
    pub race: Option<Race>,
    /// The armor that it wears.
    #[serde(default)]
    pub armor: Weight,
    /// What it carries; how heavy a load that is for it is the ruleset's to say.
    #[serde(default)]
    pub load: Load,
    /// The most pounds that are a light load for it, where somebody told.
    #[serde(default)]
    pub light_load: Option<u32>,
    /// Whether it goes on four legs and so carries more.
    #[serde(default)]
    pub quadruped: bool,
    /// Whether it has the feat that makes a better runner.
    #[serde(default)]
    pub runner: bool,
    /// Its Constitution score, which says for how many rounds it can run.
    #[serde(default)]
    pub constitution: Option<u32>,
    /// Its natural reach in feet, where it is not its size's.
    pub reach: Option<Feet>,
    /// The reach weapon that it strikes with.
    #[serde(default)]
    pub weapon_reach: WeaponReach,
    /// How far it is above the floor of its squares; 0 is standing, less is in the ground below.
    pub altitude: Height,
    /// Unconscious, bound, asleep or the like: it threatens nothing and stops nobody.
    pub helpless: bool,
    /// What else has befallen it.
    #[serde(default)]
    pub conditions: Conditions,
    /// Whether it is armed so that it could strike at all.
    pub threatens: bool,
    /// Whether it fills its squares, as a gelatinous cube does, so that nobody passes.
    #[serde(default)]
    pub fills: bool,
    /// Whether it is an obstacle even when helpless, as a dragon is.
    #[serde(default)]
    pub helpless_obstacle: bool,
    /// What it does not mind underfoot.
    #[serde(default)]
    pub ignores: Ignores,
    /// Its Maneuver Defense, which maneuvers against it have to come to (Epic Path).
    #[serde(default)]
    pub maneuver_defense: Option<i32>,
    /// Feet by which it shortens whatever moves it against its will.
    #[serde(default)]
    pub resist_forced: Feet,
    /// Its bonus to initiative checks.
    #[serde(default)]
    pub initiative: Option<i32>,
    /// Its Dexterity score, which breaks ties of initiative.
    #[serde(default)]
    pub dexterity: Option<u32>,
    /// How many attacks its class grants with a full attack; monsters have none to trade for five-foot steps.
    #[serde(default)]
    pub base_attacks: Option<u32>,
    /// The ways beside walking in which it can move.
    #[serde(default)]
    pub modes: Modes,
    /// How it has flown so far.
    #[serde(default)]
    pub flight: Flight,
    /// Its Strength, which says what it carries, or how far it jumps where a rulebook goes by that.
    #[serde(default)]
    pub strength: Option<i32>,
    /// Whether it is trained to jump.
    #[serde(default)]
    pub jump_trained: bool,
    /// Its base speed in feet, where it is not its size's.
    #[serde(default)]
    pub base_speed: Option<Feet>,
    /// The id of the person who plays it; without one it is the GM's.
    #[serde(default)]
    pub owner: Option<u64>,
    /// Whether only the GM knows that it is there.
    #[serde(default)]
    pub hidden: bool,
    /// Its portrait, by the name under which the picture is kept.
    #[serde(default)]
    pub portrait: Option<String>,
}

impl Creature {
    /// A creature about which nothing is known but its name, its place and its side: medium and armed.
    #[must_use]
    pub fn plain(name: Name, anchor: Square, side: Party) -> Self {
        Creature {
            name,
            anchor,
            squeezed: None,
            size: Size::Medium,
            shape: Shape::Tall,
            side,
            speed: None,
            speed_bonus: Feet(0),
            gait: Gait::Average,
            race: None,
            armor: Weight::Light,
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
        }
    }

    /// Whether the condition is upon it. Helplessness comes with death, unconsciousness and paralysis.
    #[must_use]
    pub fn is(&self, condition: Condition) -> bool {
        match condition {
            Condition::Helpless => self.befallen().are_helpless(),
            Condition::Prone => self.befallen().has(Condition::Prone),
            other => self.conditions.has(other),
        }
    }

    /// Everything that has befallen it, helplessness among it if it is helpless for a reason that nobody told. Whoever lies
    /// down by choice is prone.
    #[must_use]
    pub fn befallen(&self) -> Conditions {
        let has = |condition| self.conditions.has(condition);
        let conditions = self.conditions.set(Condition::Helpless, self.helpless || has(Condition::Helpless));
        conditions.set(Condition::Prone, has(Condition::Prone) || has(Condition::ProneByChoice))
    }

    /// Whether it is in the air, and so above whatever lies on the ground.
    #[must_use]
    pub fn is_airborne(&self) -> bool {
        self.altitude > Height::ZERO
    }
}
