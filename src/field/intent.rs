use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::name::Name;
use super::rounds::Rounds;
use super::turn_log::TurnLog;
use crate::grid::{Feet, Height, Square};

/// A declared reaction to the movement of others, for a whole phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Intent {
    /// Get in somebody's way.
    Block {
        /// The creatures to block.
        target: Name,
    },
    /// Follow somebody.
    Follow {
        /// The creature to follow.
        target: Name,
        /// The distance in feet to keep within.
        distance: Feet,
        /// Where the target's space was when the follower lost sight of it. The follower acts as if it were still there.
        #[serde(default)]
        lost: Option<Square>,
        /// Whether it has lost the target and failed to beat its initiative: it does not look for it again.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        given_up: bool,
    },
    /// Keep away from others.
    KeepAway {
        /// The creatures to keep away from.
        targets: Vec<Name>,
        /// The least distance in feet to keep from each.
        distance: Feet,
        /// The targets that it has lost, with where their spaces were. It acts as if they were still there.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        lost: BTreeMap<Name, Square>,
        /// The lost targets whose initiative it has failed to beat. It does not look for them again.
        #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
        given_up: BTreeSet<Name>,
    },
}

impl Intent {
    /// Keeping at least this many feet away from each of these.
    #[must_use]
    pub fn keep_away(targets: Vec<Name>, distance: Feet) -> Self {
        Intent::KeepAway { targets, distance, lost: BTreeMap::new(), given_up: BTreeSet::new() }
    }

    /// The creatures it is about.
    #[must_use]
    pub fn targets(&self) -> &[Name] {
        match self {
            Intent::Block { target } | Intent::Follow { target, .. } => std::slice::from_ref(target),
            Intent::KeepAway { targets, .. } => targets,
        }
    }

    /// Renames a target.
    pub(super) fn rename(&mut self, old: &Name, new: &Name) {
        let targets = match self {
            Intent::Block { target } | Intent::Follow { target, .. } => std::slice::from_mut(target),
            Intent::KeepAway { targets, .. } => targets,
        };
        targets.iter_mut().filter(|target| **target == *old).for_each(|target| *target = new.clone());
        if let Intent::KeepAway { lost, given_up, .. } = self {
            if let Some(at) = lost.remove(old) {
                lost.insert(new.clone(), at);
            }
            if given_up.remove(old) {
                given_up.insert(new.clone());
            }
        }
    }

    /// Removes a target. Returns whether any is left.
    pub(super) fn remove_target(&mut self, gone: &Name) -> bool {
        match self {
            Intent::Block { target } | Intent::Follow { target, .. } => target != gone,
            Intent::KeepAway { targets, lost, given_up, .. } => {
                lost.remove(gone);
                given_up.remove(gone);
                targets.retain(|target| target != gone);
                !targets.is_empty()
            }
        }
    }

    /// The distance to keep, or to stay within.
    #[must_use]
    pub fn distance(&self) -> Option<Feet> {
        match self {
            Intent::Block { .. } => None,
            Intent::Follow { distance, .. } | Intent::KeepAway { distance, .. } => Some(*distance),
        }
    }

    /// Whether the creature moves in response, and does not only stand in the way.
    #[must_use]
    pub fn moves(&self) -> bool {
        !matches!(self, Intent::Block { .. })
    }

    /// Where the space of a lost target was; `None` for one that is not lost.
    #[must_use]
    pub fn lost_at(&self, target: &Name) -> Option<Square> {
        match self {
            Intent::Block { .. } => None,
            Intent::Follow { target: followed, lost, .. } => lost.filter(|_| followed == target),
            Intent::KeepAway { lost, .. } => lost.get(target).copied(),
        }
    }

    /// The lost targets.
    pub fn lost_targets(&self) -> impl Iterator<Item = &Name> {
        self.targets().iter().filter(|target| self.lost_at(target).is_some())
    }

    /// Whether it has lost this target and failed to beat its initiative.
    #[must_use]
    pub fn has_given_up(&self, target: &Name) -> bool {
        match self {
            Intent::Block { .. } => false,
            Intent::Follow { target: followed, given_up, .. } => *given_up && followed == target,
            Intent::KeepAway { given_up, .. } => given_up.contains(target),
        }
    }

    /// Loses a target whose space was at this square.
    pub(crate) fn lose(&mut self, target: &Name, at: Square) {
        match self {
            Intent::Block { .. } => {}
            Intent::Follow { lost, .. } => *lost = Some(at),
            Intent::KeepAway { lost, .. } => drop(lost.insert(target.clone(), at)),
        }
    }

    /// Stops looking for a lost target.
    pub(crate) fn give_up(&mut self, target: &Name) {
        match self {
            Intent::Block { .. } => {}
            Intent::Follow { given_up, .. } => *given_up = true,
            Intent::KeepAway { given_up, .. } => drop(given_up.insert(target.clone())),
        }
    }

    /// Finds a target again.
    pub(crate) fn find(&mut self, target: &Name) {
        match self {
            Intent::Block { .. } => {}
            Intent::Follow { lost, .. } => *lost = None,
            Intent::KeepAway { lost, .. } => drop(lost.remove(target)),
        }
    }

    /// The same, with targets lost or given up under an earlier declaration still so if this one continues it.
    #[must_use]
    pub fn continuing(mut self, earlier: Option<&Intent>) -> Self {
        let Some(earlier) = earlier.filter(|earlier| self.continues(earlier)) else { return self };
        for target in
            earlier.lost_targets().filter(|target| self.lost_at(target).is_none()).cloned().collect::<Vec<_>>()
        {
            earlier.lost_at(&target).into_iter().for_each(|at| self.lose(&target, at));
        }
        for target in earlier.targets().iter().filter(|target| earlier.has_given_up(target)) {
            self.give_up(target);
        }
        self
    }

    /// The word of the command that declares it.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            Intent::Block { .. } => "block",
            Intent::Follow { .. } => "follow",
            Intent::KeepAway { .. } => "withdraw",
        }
    }

    /// Whether this continues an earlier intent: same kind, same creatures.
    #[must_use]
    pub fn continues(&self, earlier: &Intent) -> bool {
        self.word() == earlier.word() && self.targets() == earlier.targets()
    }
}

/// A movement declared for a phase and held until the phase ends, so that nobody gains by typing first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeldOrder {
    /// The command that does it, as a line.
    pub line: String,
    /// The reaction that it declares, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub intent: Option<Intent>,
    /// The destination as typed, if it names one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// How it gets there, as the word of a mode or a command; `None` on foot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub way: Option<String>,
    /// The altitude at which it ends, if not on the floor.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub altitude: Option<Height>,
}

impl HeldOrder {
    /// Its place among the movements of a phase: blocks are swift and come first, and reactions come after the movements that
    /// they answer.
    #[must_use]
    pub fn rank(&self) -> u8 {
        match self.intent {
            Some(Intent::Block { .. }) => 0,
            None => 1,
            Some(_) => 2,
        }
    }
}

impl Rounds {
    /// The declared reactions held until the phase ends, each with its creature.
    pub fn declared(&self) -> impl Iterator<Item = (&Name, &Intent)> {
        self.held.iter().filter_map(|(name, held)| Some((name, held.intent.as_ref()?)))
    }

    /// The reaction that a creature has declared for this phase, whether in effect or held.
    #[must_use]
    pub fn reaction_of(&self, name: &Name) -> Option<&Intent> {
        self.intents.get(name).or_else(|| self.held.get(name)?.intent.as_ref())
    }

    /// Records that a creature has used its action of the phase to block.
    pub fn record_block(&mut self, blocker: Name) {
        self.turn_log.entry(blocker).or_default().spent_on = Some(TurnLog::BLOCK.to_owned());
    }

    /// Changes a creature's declared reaction, whether in effect or held.
    pub fn redeclare(&mut self, name: &Name, intent: &Intent) {
        let held = self.held.get_mut(name).and_then(|held| held.intent.as_mut());
        let held = held.filter(|held| intent.continues(held));
        let is_held = held.is_some();
        held.into_iter().for_each(|held| held.clone_from(intent));
        if !is_held || self.intents.contains_key(name) {
            self.intents.insert(name.clone(), intent.clone());
        }
    }

    /// Removes a creature's declarations, and the creature from those of others.
    pub(super) fn forget_declarations(&mut self, name: &Name) {
        self.held.remove(name);
        self.done.remove(name);
        self.contended.remove(name);
        let turn_log = &mut self.turn_log;
        self.intents.retain(|who, intent| {
            let stays = who != name && intent.remove_target(name);
            // Its movement in response was its movement of this phase, even if other targets are left.
            if let Some(turn_log) = turn_log.get_mut(who).filter(|turn_log| !stays && turn_log.has_moved()) {
                turn_log.spent_on = Some(intent.word().to_owned());
            }
            stays
        });
        // A declaration about several creatures stays in effect for the others.
        self.held.retain(|_, held| held.intent.as_mut().is_none_or(|intent| intent.remove_target(name)));
    }

    /// Renames a creature in all declarations.
    pub(super) fn rename_declarations(&mut self, old: &Name, new: &Name) {
        if self.done.remove(old) {
            self.done.insert(new.clone());
        }
        if let Some(total) = self.contended.remove(old) {
            self.contended.insert(new.clone(), total);
        }
        if let Some(held) = self.held.remove(old) {
            self.held.insert(new.clone(), held);
        }
        if let Some(intent) = self.intents.remove(old) {
            self.intents.insert(new.clone(), intent);
        }
        let held = self.held.values_mut().filter_map(|held| held.intent.as_mut());
        held.chain(self.intents.values_mut()).for_each(|intent| intent.rename(old, new));
    }
}
