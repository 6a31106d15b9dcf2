//! Rounds and turns, while somebody keeps them: whose turn it is, and what each creature has done in its own.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::intent::Intent;
use super::name::Name;
use crate::grid::{Feet, Height};

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
    /// Who was flung up and lands at the end of the round.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub aloft: BTreeSet<Name>,
    /// Who has jumped into midair and has not come down.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub leaps: BTreeMap<Name, Leap>,
    /// How long those have run who ran.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub runs: BTreeMap<Name, Running>,
}

/// How long somebody has run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Running {
    /// For how many rounds in a row.
    pub rounds: u32,
    /// The last of them.
    pub last: u32,
    /// The last round in which it was too fast for a rest.
    pub hurried: u32,
    /// The round in which it failed the check to run on, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failed: Option<u32>,
}

/// A jump that ended in midair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leap {
    /// How high the jumper stood before, above the map's own level.
    pub from: Height,
    /// Whether it falls by now: it does from the phase after its jump on.
    pub falls: bool,
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
    /// Feet that it has come through the air, whatever they cost.
    #[serde(skip_serializing_if = "is_nothing")]
    pub flown: Feet,
    /// How far its count of straight steps has come in the cycle of their prices.
    pub straight: u8,
    /// How far its count of diagonal steps has come.
    pub diagonal: u8,
    /// Whether it has moved in a way that spends no feet and that no five-foot step goes with.
    pub moved: bool,
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
    /// What its move action of a phase went into, by its command's word, where that cannot be gone on with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spent_on: Option<String>,
    /// Whom it has charged.
    pub charged: Option<Name>,
    /// The opponents that have had their chance to strike at it as it moved.
    pub had_chance: BTreeSet<Name>,
}

impl Rounds {
    /// Rounds that have not begun: the order of turns may be made up, and nothing is kept.
    #[must_use]
    pub fn not_begun() -> Self {
        Rounds {
            round: 0,
            stage: Stage::Turn(None),
            order: Vec::new(),
            doings: BTreeMap::new(),
            intents: BTreeMap::new(),
            aloft: BTreeSet::new(),
            leaps: BTreeMap::new(),
            runs: BTreeMap::new(),
        }
    }

    /// Whether the first round has begun.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.round > 0
    }

    /// The place of a creature in the order.
    #[must_use]
    pub fn place(&self, name: &Name) -> Option<&Place> {
        self.order.iter().find(|place| place.name == *name)
    }

    /// Gives the turn to the next in the order who is on the board, a new round after the last. Whoever's turn begins has
    /// done nothing yet; without an order nobody has.
    pub fn next_turn(&mut self, is_here: impl Fn(&Name) -> bool) {
        // Whoever acts keeps its place in the order, on the board or not.
        let at = self.acting().and_then(|acting| self.order.iter().position(|place| place.name == *acting));
        let mut waiting = at.map_or(&self.order[..], |at| &self.order[at + 1..]).iter();
        let later = waiting.find(|place| is_here(&place.name));
        // An order that was just made up begins in the round that is played.
        let wraps = later.is_none() || (at.is_none() && (self.round == 0 || !self.doings.is_empty()));
        let next = later.or_else(|| self.order.iter().find(|place| is_here(&place.name)));
        let next = next.map(|place| place.name.clone());
        if wraps {
            self.round = self.round.saturating_add(1);
            // Whoever has no turn of its own begins anew with the round.
            let ordered: Vec<Name> = self.order.iter().map(|place| place.name.clone()).collect();
            self.doings.retain(|name, _| ordered.contains(name));
        }
        if let Some(next) = &next {
            self.doings.remove(next);
        }
        self.stage = Stage::Turn(next);
    }

    /// Puts the order straight: the highest initiative first; of equals the highest bonus; then, where the rules ask it,
    /// Dexterity; then the rolls.
    pub fn sort(&mut self, by_dexterity: bool) {
        self.order.sort_by(|a, b| b.rank(by_dexterity).cmp(&a.rank(by_dexterity)).then(b.rolls.cmp(&a.rolls)));
    }

    /// Those who have to roll, since nothing else can tell their places apart any more, group by group: whoever has rolled
    /// keeps its rolls, and whoever comes to a tie rolls against those.
    #[must_use]
    pub fn ties(&self, by_dexterity: bool) -> Vec<Vec<Name>> {
        let groups = self.order.chunk_by(|a, b| a.rank(by_dexterity) == b.rank(by_dexterity));
        let undecided = |group: &[Place]| {
            let has_to_roll = |place: &&Place| {
                group.iter().any(|other| other.name != place.name && other.rolls.starts_with(&place.rolls))
            };
            group.iter().filter(has_to_roll).map(|place| place.name.clone()).collect::<Vec<_>>()
        };
        groups.map(undecided).filter(|group| !group.is_empty()).collect()
    }

    /// Gives a creature its place. The order is to be put straight then.
    pub fn put(&mut self, place: Place) {
        self.order.retain(|other| other.name != place.name);
        self.order.push(place);
    }

    /// Forgets a creature. If it was its turn, the turn passes on.
    pub fn forget(&mut self, name: &Name, is_here: impl Fn(&Name) -> bool) {
        if self.acting() == Some(name) {
            self.next_turn(|other| other != name && is_here(other));
        }
        self.order.retain(|place| place.name != *name);
        self.land(name);
        self.runs.remove(name);
        self.doings.remove(name);
        for doings in self.doings.values_mut() {
            doings.had_chance.remove(name);
        }
        self.intents.retain(|who, intent| who != name && intent.goes_on_without(name));
    }

    /// Goes on with a creature under its new name.
    pub fn rename(&mut self, old: &Name, new: &Name) {
        for place in self.order.iter_mut().filter(|place| place.name == *old) {
            place.name = new.clone();
        }
        if self.aloft.remove(old) {
            self.aloft.insert(new.clone());
        }
        if let Some(leap) = self.leaps.remove(old) {
            self.leaps.insert(new.clone(), leap);
        }
        if let Some(running) = self.runs.remove(old) {
            self.runs.insert(new.clone(), running);
        }
        if let Some(doings) = self.doings.remove(old) {
            self.doings.insert(new.clone(), doings);
        }
        for doings in self.doings.values_mut() {
            if doings.had_chance.remove(old) {
                doings.had_chance.insert(new.clone());
            }
            if doings.charged.as_ref() == Some(old) {
                doings.charged = Some(new.clone());
            }
        }
        if let Some(intent) = self.intents.remove(old) {
            self.intents.insert(new.clone(), intent);
        }
        self.intents.values_mut().for_each(|intent| intent.rename(old, new));
        if self.acting() == Some(old) {
            self.stage = Stage::Turn(Some(new.clone()));
        }
    }

    /// The movement phase of the first round, in which nobody has done anything yet.
    #[must_use]
    pub fn in_phases() -> Self {
        Rounds {
            round: 1,
            stage: Stage::Movement,
            order: Vec::new(),
            doings: BTreeMap::new(),
            intents: BTreeMap::new(),
            aloft: BTreeSet::new(),
            leaps: BTreeMap::new(),
            runs: BTreeMap::new(),
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

    /// Forgets that a creature is in midair.
    pub fn land(&mut self, name: &Name) {
        self.aloft.remove(name);
        self.leaps.remove(name);
    }

    /// Those whose jump is over: they have been falling for a phase. Whoever jumped in the phase that ends begins to fall.
    pub fn leaps_over(&mut self) -> Vec<(Name, Leap)> {
        let over = self.leaps.iter().filter(|(_, leap)| leap.falls).map(|(name, leap)| (name.clone(), *leap)).collect();
        self.leaps.retain(|_, leap| !leap.falls);
        self.leaps.values_mut().for_each(|leap| leap.falls = true);
        over
    }

    /// For how many rounds in a row the creature has run, up to the one before this.
    #[must_use]
    pub fn run_so_far(&self, name: &Name) -> u32 {
        let goes_on = |running: &&Running| running.last.saturating_add(1) >= self.round;
        self.runs.get(name).filter(goes_on).map_or(0, |running| running.rounds)
    }

    /// Notes that the creature runs in this round, after so many rounds in a row.
    pub fn ran(&mut self, name: &Name, before: u32) {
        let round = self.round;
        // Whoever begins anew has put behind it how its last run ended.
        let goes_on = |running: &&Running| before >= running.rounds;
        let failed = self.runs.get(name).filter(goes_on).and_then(|running| running.failed);
        let running = Running { rounds: before.saturating_add(1), last: round, hurried: round, failed };
        self.runs.insert(name.clone(), running);
    }

    /// Notes that the creature failed in this round the check to run on, after so many rounds in a row. That check counts
    /// as one that it has made.
    pub fn failed_to_run_on(&mut self, name: &Name, before: u32) {
        let last = self.round.saturating_sub(1);
        let running = Running { rounds: before.saturating_add(1), last, hurried: last, failed: Some(self.round) };
        self.runs.insert(name.clone(), running);
    }

    /// Notes that the creature was too fast in this round for a rest from running.
    pub fn hurried(&mut self, name: &Name) {
        if let Some(running) = self.runs.get_mut(name) {
            running.hurried = self.round;
        }
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

impl Place {
    fn rank(&self, by_dexterity: bool) -> (i32, i32, u32) {
        (self.initiative, self.bonus, if by_dexterity { self.dexterity } else { 0 })
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
        self.moved || self.feet_in_all() > Feet(0)
    }
}

/// Nothing is not written down.
fn is_nothing(feet: &Feet) -> bool {
    *feet == Feet(0)
}
