//! Rounds and turns, while a table tracks them: whose turn it is, and what each creature has done.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::initiative::InitiativeEntry;
use super::intent::{HeldOrder, Intent};
use super::name::Name;
use super::turn_log::TurnLog;

use crate::grid::Height;

/// The rounds of a fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rounds {
    /// The round, counted from 1; 0 before the first.
    pub round: u32,
    /// The current turn or phase.
    pub stage: Stage,
    /// The turn order, first to act first.
    #[serde(default)]
    pub order: Vec<InitiativeEntry>,
    /// What each creature has done in its turn or this phase; no entry if nothing.
    #[serde(default, rename = "doings")]
    pub turn_log: BTreeMap<Name, TurnLog>,
    /// Declared reactions to the movement of others, for this phase.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub intents: BTreeMap<Name, Intent>,
    /// Movements declared but held until this phase ends.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub held: BTreeMap<Name, HeldOrder>,
    /// Creatures that have declared themselves done in this phase.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub done: BTreeSet<Name>,
    /// The initiative checks by which creatures contended for a place in this phase; each makes only one.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub contended: BTreeMap<Name, i32>,
    /// Creatures thrown upward, which land at the end of the round.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub aloft: BTreeSet<Name>,
    /// Creatures in midair after a jump.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub leaps: BTreeMap<Name, MidairJump>,
    /// Creatures that have readied an action, until they take it or their next turn begins.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub ready: BTreeSet<Name>,
    /// The dead and unconscious in the order that the table has already announced as passed over.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub passed: BTreeSet<Name>,
    /// Creatures whose turn of this round is over, so that a corrected order gives nobody a second one.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub acted: BTreeSet<Name>,
    /// Creatures that have acted in this round before their own turn, in which it counts: mounts in their rider's, and those
    /// whose turn was taken back.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub ridden: BTreeSet<Name>,
    /// What each did in its turn before the last one that began, for going back past that.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub earlier: BTreeMap<Name, TurnLog>,
    /// Creatures that have been running.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub runs: BTreeMap<Name, RunStreak>,
}

/// A creature's run over consecutive rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunStreak {
    /// Consecutive rounds of running.
    pub rounds: u32,
    /// The last of them.
    pub last: u32,
    /// The last round in which it moved too fast to count as rest.
    pub hurried: u32,
    /// The round in which it failed the check to keep running, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failed: Option<u32>,
}

/// A jump that ended in midair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MidairJump {
    /// The height that the jumper started from, above level 0.
    pub from: Height,
    /// Whether it is falling, as it does from the phase after the jump.
    pub falls: bool,
}

/// The current part of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// A creature's turn; `None` before the order is known.
    Turn(Option<Name>),
    /// The movement phase.
    Movement,
    /// The action phase.
    Action,
}

impl Rounds {
    /// Rounds before the first: the turn order may be set, and no actions are tracked.
    #[must_use]
    pub fn not_begun() -> Self {
        Rounds {
            round: 0,
            stage: Stage::Turn(None),
            order: Vec::new(),
            turn_log: BTreeMap::new(),
            intents: BTreeMap::new(),
            held: BTreeMap::new(),
            done: BTreeSet::new(),
            contended: BTreeMap::new(),
            aloft: BTreeSet::new(),
            leaps: BTreeMap::new(),
            ready: BTreeSet::new(),
            passed: BTreeSet::new(),
            acted: BTreeSet::new(),
            ridden: BTreeSet::new(),
            earlier: BTreeMap::new(),
            runs: BTreeMap::new(),
        }
    }

    /// Whether the first round has begun.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.round > 0
    }

    /// A creature's place in the turn order.
    #[must_use]
    pub fn place(&self, name: &Name) -> Option<&InitiativeEntry> {
        self.order.iter().find(|place| place.name == *name)
    }

    /// Passes the turn to the next creature in the order that is on the board, starting a new round after the last. Clears
    /// what that creature did, or without an order, what everybody did.
    pub fn next_turn(&mut self, is_here: impl Fn(&Name) -> bool) {
        // A creature off the board keeps its place in the order.
        let at = self.acting().and_then(|acting| self.order.iter().position(|place| place.name == *acting));
        let mut waiting = at.map_or(&self.order[..], |at| &self.order[at + 1..]).iter();
        let later = waiting.find(|place| is_here(&place.name) && !self.acted.contains(&place.name));
        // An order that was just made starts in the current round.
        let wraps = later.is_none() || (at.is_none() && (self.round == 0 || !self.turn_log.is_empty()));
        let next = later.or_else(|| self.order.iter().find(|place| is_here(&place.name)));
        let next = next.map(|place| place.name.clone());
        let over = self.acting().cloned();
        self.acted.extend(over);
        if wraps {
            self.acted.clear();
            self.ridden.clear();
            self.round = self.round.saturating_add(1);
            // Creatures outside the order start afresh each round.
            let ordered: Vec<Name> = self.order.iter().map(|place| place.name.clone()).collect();
            self.turn_log.retain(|name, _| ordered.contains(name));
        }
        if let Some(next) = &next {
            if !self.ridden.contains(next) {
                self.earlier.remove(next);
                self.earlier.extend(self.turn_log.remove_entry(next));
            }
            self.ready.remove(next);
        }
        self.stage = Stage::Turn(next);
    }

    /// Returns the turn to the creature before the acting one that takes turns, in the round before if need be. What it has
    /// done in its turn still counts. Returns whether there was one.
    pub fn previous_turn(&mut self, takes_turns: impl Fn(&Name) -> bool) -> bool {
        let at = self.acting().and_then(|acting| self.order.iter().position(|place| place.name == *acting));
        let takes_turns = |place: &&InitiativeEntry| takes_turns(&place.name);
        let earlier = self.order[..at.unwrap_or(0)].iter().rev().find(takes_turns);
        let wraps = earlier.is_none();
        let last = || self.order.iter().rev().find(takes_turns).filter(|_| self.round > 1);
        let Some(before) = earlier.or_else(last).map(|place| place.name.clone()) else { return false };
        self.round -= u32::from(wraps);
        if wraps {
            self.acted = self.order.iter().map(|place| place.name.clone()).collect();
        }
        self.acted.remove(&before);
        if let Some(over) = self.acting().cloned() {
            match self.turn_log.get(&over).is_some_and(|log| *log != TurnLog::default()) {
                true => self.ridden.extend([over]),
                false => self.turn_log.extend(self.earlier.remove_entry(&over)),
            };
        }
        self.stage = Stage::Turn(Some(before));
        true
    }

    /// Whether nobody has had a turn or done anything yet, so that a corrected order begins with its first.
    #[must_use]
    pub fn is_fresh(&self, takes_turns: impl Fn(&Name) -> bool) -> bool {
        let first = self.order.iter().map(|place| &place.name).find(|name| takes_turns(name));
        let idle = self.turn_log.values().all(|turn_log| *turn_log == TurnLog::default());
        self.round == 1 && idle && first.is_some() && self.acting() == first
    }

    /// Sorts the order: by initiative, then modifier, then Dexterity if the ruleset says so, then tie-breaking rolls.
    pub fn sort(&mut self, by_dexterity: bool) {
        self.order.sort_by(|a, b| b.rank(by_dexterity).cmp(&a.rank(by_dexterity)).then(b.rolls.cmp(&a.rolls)));
    }

    /// Groups of creatures whose ties only a roll can break, one of each kind that shares its roll. Earlier rolls are kept, and a newcomer to a tie rolls
    /// against them.
    #[must_use]
    pub fn ties(&self, by_dexterity: bool) -> Vec<Vec<Name>> {
        let groups = self.order.chunk_by(|a, b| a.rank(by_dexterity) == b.rank(by_dexterity));
        let undecided = |group: &[InitiativeEntry]| {
            let has_to_roll = |place: &&InitiativeEntry| {
                group.iter().any(|other| other.lead() != place.lead() && other.rolls.starts_with(&place.rolls))
            };
            // Creatures that share a roll also share its tie-breaking roll.
            let mut leads: Vec<Name> = Vec::new();
            for place in group.iter().filter(has_to_roll) {
                if !leads.contains(place.lead()) {
                    leads.push(place.lead().clone());
                }
            }
            leads
        };
        groups.map(undecided).filter(|group| !group.is_empty()).collect()
    }

    /// Moves a creature's place in the order to just after another's, or just before it.
    pub fn move_beside(&mut self, name: &Name, other: &Name, behind: bool) {
        let Some(mut place) = self.place(name).cloned() else { return };
        self.acted.remove(name);
        place.shares = None;
        let Some(beside) = self.order.iter_mut().find(|place| place.name == *other) else { return };
        (place.initiative, place.bonus, place.dexterity) = (beside.initiative, beside.bonus, beside.dexterity);
        // Sharing the tie-breaking rolls keeps the two together when the order is sorted again.
        place.rolls.clone_from(&beside.rolls);
        place.rolls.push(u32::from(!behind));
        beside.rolls.push(u32::from(behind));
        self.order.retain(|other| other.name != *name);
        let at = self.order.iter().position(|place| place.name == *other).map_or(0, |at| at + usize::from(behind));
        self.order.insert(at, place);
    }

    /// Adds or replaces a creature's place. Call [`Rounds::sort`] afterwards.
    pub fn put(&mut self, place: InitiativeEntry) {
        self.order.retain(|other| other.name != place.name);
        self.order.push(place);
    }

    /// Removes every trace of a creature. If it was its turn, the turn passes on.
    pub fn forget(&mut self, name: &Name, is_here: impl Fn(&Name) -> bool) {
        if self.acting() == Some(name) {
            self.next_turn(|other| other != name && is_here(other));
        }
        self.order.retain(|place| place.name != *name);
        self.land(name);
        self.ready.remove(name);
        self.passed.remove(name);
        self.acted.remove(name);
        self.ridden.remove(name);
        self.runs.remove(name);
        self.turn_log.remove(name);
        self.earlier.remove(name);
        for turn_log in self.turn_log.values_mut().chain(self.earlier.values_mut()) {
            turn_log.had_chance.remove(name);
            turn_log.had_standing.remove(name);
        }
        self.forget_declarations(name);
    }

    /// Renames a creature.
    pub fn rename(&mut self, old: &Name, new: &Name) {
        for place in &mut self.order {
            if place.name == *old {
                place.name = new.clone();
            }
            if place.shares.as_ref() == Some(old) {
                place.shares = Some(new.clone());
            }
        }
        if self.passed.remove(old) {
            self.passed.insert(new.clone());
        }
        if self.acted.remove(old) {
            self.acted.insert(new.clone());
        }
        if self.ridden.remove(old) {
            self.ridden.insert(new.clone());
        }
        if self.aloft.remove(old) {
            self.aloft.insert(new.clone());
        }
        if self.ready.remove(old) {
            self.ready.insert(new.clone());
        }
        if let Some(leap) = self.leaps.remove(old) {
            self.leaps.insert(new.clone(), leap);
        }
        if let Some(running) = self.runs.remove(old) {
            self.runs.insert(new.clone(), running);
        }
        if let Some(turn_log) = self.turn_log.remove(old) {
            self.turn_log.insert(new.clone(), turn_log);
        }
        if let Some(turn_log) = self.earlier.remove(old) {
            self.earlier.insert(new.clone(), turn_log);
        }
        for turn_log in self.turn_log.values_mut().chain(self.earlier.values_mut()) {
            for had in [&mut turn_log.had_chance, &mut turn_log.had_standing] {
                if had.remove(old) {
                    had.insert(new.clone());
                }
            }
            if turn_log.charged.as_ref() == Some(old) {
                turn_log.charged = Some(new.clone());
            }
        }
        self.rename_declarations(old, new);
        if self.acting() == Some(old) {
            self.stage = Stage::Turn(Some(new.clone()));
        }
    }

    /// The first round's movement phase, with nothing done yet.
    #[must_use]
    pub fn in_phases() -> Self {
        Rounds { round: 1, stage: Stage::Movement, ..Rounds::not_begun() }
    }

    /// Moves on to the next phase: movement, action, then the next round's movement. Clears speed spent, step counts
    /// and declared reactions.
    pub fn next_phase(&mut self) {
        self.stage = match self.stage {
            Stage::Movement => Stage::Action,
            Stage::Action | Stage::Turn(_) => {
                self.round = self.round.saturating_add(1);
                Stage::Movement
            }
        };
        self.turn_log.clear();
        self.intents.clear();
        self.held.clear();
        self.done.clear();
        self.contended.clear();
    }

    /// Ends a creature's time in midair.
    pub fn land(&mut self, name: &Name) {
        self.aloft.remove(name);
        self.leaps.remove(name);
    }

    /// Records that a creature was thrown upward and comes down as the round ends. This replaces any jump in progress.
    pub fn fling_up(&mut self, name: &Name) {
        self.leaps.remove(name);
        self.aloft.insert(name.clone());
    }

    /// Removes and returns the jumpers that have been falling for a phase. Those who jumped in the ending phase start to
    /// fall.
    pub fn end_jumps(&mut self) -> Vec<(Name, MidairJump)> {
        let over = self.leaps.iter().filter(|(_, leap)| leap.falls).map(|(name, leap)| (name.clone(), *leap)).collect();
        self.leaps.retain(|_, leap| !leap.falls);
        self.leaps.values_mut().for_each(|leap| leap.falls = true);
        over
    }

    /// The number of consecutive rounds the creature has run, up to the previous one.
    #[must_use]
    pub fn run_so_far(&self, name: &Name) -> u32 {
        let unbroken = |running: &&RunStreak| running.last.saturating_add(1) >= self.round;
        self.runs.get(name).filter(unbroken).map_or(0, |running| running.rounds)
    }

    /// Records that the creature runs this round, after this many rounds in a row.
    pub fn record_run(&mut self, name: &Name, before: u32) {
        let round = self.round;
        // A new run does not inherit how the last one ended.
        let unbroken = |running: &&RunStreak| before >= running.rounds;
        let failed = self.runs.get(name).filter(unbroken).and_then(|running| running.failed);
        let running = RunStreak { rounds: before.saturating_add(1), last: round, hurried: round, failed };
        self.runs.insert(name.clone(), running);
    }

    /// Records that the creature failed the check to keep running this round. The check counts as a round of running.
    pub fn record_failed_run(&mut self, name: &Name, before: u32) {
        let last = self.round.saturating_sub(1);
        let running = RunStreak { rounds: before.saturating_add(1), last, hurried: last, failed: Some(self.round) };
        self.runs.insert(name.clone(), running);
    }

    /// Records that the creature moved too fast this round to count as rest from running.
    pub fn record_hurry(&mut self, name: &Name) {
        if let Some(running) = self.runs.get_mut(name) {
            running.hurried = self.round;
        }
    }

    /// What the creature has done.
    #[must_use]
    pub fn of(&self, name: &Name) -> Option<&TurnLog> {
        self.turn_log.get(name)
    }

    /// Whose turn it is; `None` in a phase, or before the order is known.
    #[must_use]
    pub fn acting(&self) -> Option<&Name> {
        match &self.stage {
            Stage::Turn(name) => name.as_ref(),
            Stage::Movement | Stage::Action => None,
        }
    }
}
