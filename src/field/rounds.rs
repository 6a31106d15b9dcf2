//! Rounds and turns, while somebody keeps them: whose turn it is, and what each creature has done in its own.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::intent::Intent;
use super::name::Name;
use crate::grid::Feet;

/// The rounds of a fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rounds {
    /// The round, counted from 1.
    pub round: u32,
    /// What of the round is being played.
    pub stage: Stage,
    /// Everybody who has a place in the order, whoever acts first first.
    #[serde(default)]
    pub order: Vec<Place>,
    /// What each creature has done in its turn, or in this phase; nothing for those that have done nothing.
    #[serde(default)]
    pub doings: BTreeMap<Name, Doings>,
    /// What creatures do for the whole phase in answer to the movement of others.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub intents: BTreeMap<Name, Intent>,
}

/// What of a round is being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The turn of one creature; nobody's before the order is known.
    Turn(Option<Name>),
    /// Everybody moves.
    Movement,
    /// Everybody acts.
    Action,
}

/// A creature's place in the order of turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// Who.
    pub name: Name,
    /// What its initiative check came to.
    pub initiative: i32,
    /// Its bonus to that check, which breaks ties; 0 where nobody told.
    #[serde(default)]
    pub bonus: i32,
    /// Its Dexterity score, which breaks further ties where the rules say so.
    #[serde(default)]
    pub dexterity: u32,
    /// What it rolled to break the last ties, one roll after the other.
    #[serde(default)]
    pub rolls: Vec<u32>,
}

/// What a creature has done in its turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Doings {
    /// Feet that it has spent, by the word of its mode: walk, fly.
    pub feet: BTreeMap<String, Feet>,
    /// How far its count of straight steps has come in the cycle of their prices.
    pub straight: u8,
    /// How far its count of diagonal steps has come.
    pub diagonal: u8,
    /// Move actions taken.
    pub moves: u8,
    /// Whether its standard action is taken.
    pub standard: bool,
    /// Five-foot steps taken instead of other movement.
    pub steps: u8,
    /// Attacks traded for five-foot steps.
    pub traded: u8,
    /// The maneuver that it has made, by its command's word.
    pub maneuver: Option<String>,
    /// The opponents that have had their chance to strike at it as it moved.
    pub had_chance: BTreeSet<Name>,
}

impl Rounds {
    /// The movement phase of the first round, in which nobody has done anything yet.
    #[must_use]
    pub fn in_phases() -> Self {
        Rounds {
            round: 1,
            stage: Stage::Movement,
            order: Vec::new(),
            doings: BTreeMap::new(),
            intents: BTreeMap::new(),
        }
    }

    /// Goes on to the next phase: from the movement to the action phase, and from there to the movement phase of the next
    /// round. Speed and counts of steps begin anew, and nobody answers any longer to the movement of others.
    pub fn next_phase(&mut self) {
        self.stage = match self.stage {
            Stage::Movement => Stage::Action,
            Stage::Action | Stage::Turn(_) => {
                self.round = self.round.saturating_add(1);
                Stage::Movement
            }
        };
        self.doings.clear();
        self.intents.clear();
    }

    /// What the creature has done.
    #[must_use]
    pub fn of(&self, name: &Name) -> Option<&Doings> {
        self.doings.get(name)
    }

    /// Whose turn it is; `None` in a phase, and before the order is known.
    #[must_use]
    pub fn acting(&self) -> Option<&Name> {
        match &self.stage {
            Stage::Turn(name) => name.as_ref(),
            Stage::Movement | Stage::Action => None,
        }
    }
}

impl Doings {
    /// Feet spent by all modes together.
    #[must_use]
    pub fn feet_in_all(&self) -> Feet {
        Feet(self.feet.values().map(|feet| feet.0).sum())
    }

    /// Whether it has moved by any other way than a five-foot step.
    #[must_use]
    pub fn has_moved(&self) -> bool {
        self.feet_in_all() > Feet(0)
    }
}
