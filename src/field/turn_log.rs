//! What a creature has done and spent in its turn.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::name::Name;
use super::size::Squeezed;
use crate::grid::{Feet, HalfFeet, Height, Square};

/// A place that a creature has left on foot in this phase, with the state of its movement there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeftPlace {
    /// The anchor of its space.
    pub anchor: Square,
    /// How it squeezed there, if it did.
    pub squeezed: Option<Squeezed>,
    /// Its altitude there.
    pub altitude: Height,
    /// Feet spent on foot until then.
    pub feet: Feet,
    /// Straight steps until then, modulo the cycle of their costs.
    pub straight: u8,
    /// Diagonal steps until then, modulo the cycle of their costs.
    pub diagonal: u8,
}

/// The speed at which a move action was begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BegunMove {
    /// The mode's word: walk, fly.
    pub mode: String,
    /// How many feet a single move in that mode covered at the time.
    pub speed: Feet,
}

/// What a creature has done in its turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TurnLog {
    /// Feet spent by mode, under the mode's word: walk, fly. Kept in halves, since a dive at double speed costs half feet.
    pub feet: BTreeMap<String, HalfFeet>,
    /// Distance covered in the air, in feet, regardless of cost.
    #[serde(skip_serializing_if = "is_zero")]
    pub flown: Feet,
    /// Whether it has wheeled round in the air using a feat.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub wheeled: bool,
    /// Whether it has gained height in the air.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub climbed: bool,
    /// Straight steps so far, modulo the cycle of their costs.
    pub straight: u8,
    /// Diagonal steps so far, modulo the cycle of their costs.
    pub diagonal: u8,
    /// Whether it has moved in a way that spends no feet but rules out a five-foot step.
    pub moved: bool,
    /// Move actions taken.
    pub moves: u8,
    /// Feet left of the move action that it has begun, in halves, for actions taken in the middle of a movement.
    #[serde(rename = "open", skip_serializing_if = "is_nothing")]
    pub left_of_move: HalfFeet,
    /// The speed from which `left_of_move` was computed, so that a change of speed in the middle of the turn adjusts it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub begun: Option<BegunMove>,
    /// The places that it has passed through, in order, if all its movement of this phase was on foot.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub way: Vec<LeftPlace>,
    /// Whether it has taken its standard action.
    pub standard: bool,
    /// Whether it has taken its swift action.
    pub swift: bool,
    /// Five-foot steps taken instead of other movement.
    pub steps: u8,
    /// Whether it has taken an action while prone that it could have used to stand up.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub lay: bool,
    /// Whether it has stood up.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub stood: bool,
    /// Whether it has been slowed in this turn. It stays so until the end of its next.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub slowed: bool,
    /// Whether it has rolled to swim or stay afloat.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub swum: bool,
    /// Attacks traded for five-foot steps.
    pub traded: u8,
    /// The maneuver it has made, by its command's word.
    pub maneuver: Option<String>,
    /// The command that used up its move action of a phase, if no more movement can follow it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spent_on: Option<String>,
    /// The target of its charge.
    pub charged: Option<Name>,
    /// Opponents that have had their attack of opportunity against its movement.
    pub had_chance: BTreeSet<Name>,
    /// Opponents that have had one when it stood up.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub had_standing: BTreeSet<Name>,
}

impl TurnLog {
    /// Feet spent in all modes together, in halves.
    #[must_use]
    pub fn total_feet(&self) -> HalfFeet {
        self.feet.values().copied().sum()
    }

    /// Whether it has moved other than by five-foot steps.
    #[must_use]
    pub fn has_moved(&self) -> bool {
        self.moved || self.total_feet() > HalfFeet(0)
    }

    /// Whether its maneuver can have been the first attack of a full attack. (Epic Path, Action Required of each: not an
    /// overrun.)
    #[must_use]
    pub fn has_replaced_an_attack(&self) -> bool {
        self.maneuver.as_deref().is_some_and(|maneuver| maneuver != "overrun")
    }

    /// The attacks of a full attack that it has used: those traded for steps, and one for a maneuver in place of one.
    #[must_use]
    pub fn attacks_used(&self) -> u32 {
        u32::from(self.traded) + u32::from(self.has_replaced_an_attack())
    }

    /// Whether it has made a check to block somebody, which uses its action of a phase.
    #[must_use]
    pub fn has_blocked(&self) -> bool {
        self.spent_on.as_deref() == Some(Self::BLOCK)
    }

    /// The value of `spent_on` after a check to block.
    pub(super) const BLOCK: &str = "block";
}

/// Omits zero when serialising.
fn is_zero(feet: &Feet) -> bool {
    *feet == Feet(0)
}

/// Omits zero half feet when serialising.
fn is_nothing(feet: &HalfFeet) -> bool {
    *feet == HalfFeet(0)
}
