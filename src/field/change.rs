use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::backdrop::Backdrop;
use super::battlefield::Battlefield;
use super::creature::Creature;
use super::encounter::Encounter;
use super::keepers::Keepers;
use super::notation::Unreadable;
use super::rounds::Rounds;
use super::template::Template;
use super::theme::Theme;
use crate::words::Spoken;

/// A value before and after a change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turned<T> {
    /// Before.
    pub before: T,
    /// After.
    pub after: T,
}

impl<T> Turned<T> {
    fn back(self) -> Self {
        Turned { before: self.after, after: self.before }
    }
}

/// A table without its creatures, its board in notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Frame {
    /// The ruleset's id.
    pub ruleset: String,
    /// The board in notation.
    pub board: String,
    /// See [`Encounter::house_rules`].
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub house_rules: BTreeMap<String, String>,
    /// The theme of its pictures.
    #[serde(default, skip_serializing_if = "Theme::is_usual")]
    pub theme: Theme,
    /// The language and units of its answers.
    #[serde(default, skip_serializing_if = "Spoken::is_usual")]
    pub spoken: Spoken,
    /// The image under the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub backdrop: Option<Backdrop>,
}

impl Frame {
    /// Takes it from a table.
    #[must_use]
    pub fn of(encounter: &Encounter) -> Self {
        Frame {
            ruleset: encounter.ruleset.clone(),
            board: encounter.battlefield.to_notation(),
            house_rules: encounter.house_rules().clone(),
            theme: encounter.theme,
            spoken: encounter.spoken,
            backdrop: encounter.backdrop.clone(),
        }
    }

    /// A table with these settings and no creatures.
    ///
    /// # Errors
    /// If the board's notation is malformed.
    pub fn empty_table(&self) -> Result<Encounter, Unreadable> {
        let mut table = Encounter::new(self.ruleset.clone(), Battlefield::from_notation(&self.board)?);
        table.theme = self.theme;
        table.spoken = self.spoken;
        for (rule, value) in &self.house_rules {
            table.set_house_rule(rule, Some(value.clone()));
        }
        table.backdrop.clone_from(&self.backdrop);
        Ok(table)
    }
}

/// What one command changed: only the parts that differ, in both directions, so that it can be undone and redone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// The ruleset, house rules, theme, language or board; `None` inside where there was no table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub frame: Option<Box<Turned<Option<Frame>>>>,
    /// Rounds and turns; `None` inside while no turns are kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<Box<Turned<Option<Box<Rounds>>>>>,
    /// The game masters besides the table's maker.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keepers: Option<Box<Turned<Keepers>>>,
    /// Each creature that was added, removed or changed; `None` inside while it is not on the board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub creatures: Vec<Turned<Option<Creature>>>,
    /// A creature in the roster. The roster is shared with other tables, which may have changed it since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roster: Option<Box<Turned<Option<Template>>>>,
}

impl Change {
    /// The differences between two states of a table.
    #[must_use]
    pub fn between(before: Option<&Encounter>, after: Option<&Encounter>) -> Self {
        let framed = |e: Option<&Encounter>| e.map(Frame::of);
        let same_frame = match (before, after) {
            (Some(a), Some(b)) => {
                a.ruleset == b.ruleset
                    && a.house_rules() == b.house_rules()
                    && a.theme == b.theme
                    && a.spoken == b.spoken
                    && a.battlefield == b.battlefield
                    && a.backdrop == b.backdrop
            }
            (a, b) => a.is_none() && b.is_none(),
        };
        let frame = (!same_frame).then(|| Box::new(Turned { before: framed(before), after: framed(after) }));
        let (old, new) = (before.map_or(&[][..], Encounter::creatures), after.map_or(&[][..], Encounter::creatures));
        let by_name = |all: &[Creature], key: &str| all.iter().find(|c| c.name.key() == key).cloned();
        let mut creatures = Vec::new();
        for creature in old {
            let now = by_name(new, creature.name.key());
            if now.as_ref() != Some(creature) {
                creatures.push(Turned { before: Some(creature.clone()), after: now });
            }
        }
        for creature in new {
            if by_name(old, creature.name.key()).is_none() {
                creatures.push(Turned { before: None, after: Some(creature.clone()) });
            }
        }
        let keepers = |e: Option<&Encounter>| e.map(|e| e.keepers.clone()).unwrap_or_default();
        let keepers = Turned { before: keepers(before), after: keepers(after) };
        let keepers = (keepers.before != keepers.after).then(|| Box::new(keepers));
        let kept = |e: Option<&Encounter>| e.and_then(|e| e.rounds.clone());
        let (before, after) = (kept(before), kept(after));
        let rounds = (before != after).then(|| Box::new(Turned { before, after }));
        Change { frame, rounds, keepers, creatures, roster: None }
    }

    /// Whether nothing changed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Change::default()
    }

    /// The inverse change.
    #[must_use]
    pub fn back(self) -> Self {
        Change {
            frame: self.frame.map(|frame| Box::new(frame.back())),
            rounds: self.rounds.map(|rounds| Box::new(rounds.back())),
            keepers: self.keepers.map(|keepers| Box::new(keepers.back())),
            creatures: self.creatures.into_iter().map(Turned::back).collect(),
            roster: self.roster.map(|roster| Box::new(roster.back())),
        }
    }

    /// The table after this change.
    ///
    /// # Errors
    /// If the board's notation in the change is malformed.
    pub fn apply(&self, before: Option<&Encounter>) -> Result<Option<Encounter>, Unreadable> {
        let mut table = match self.frame.as_deref() {
            None => before.cloned(),
            Some(Turned { after: None, .. }) => return Ok(None),
            Some(Turned { after: Some(frame), .. }) => {
                let mut table = frame.empty_table()?;
                for creature in before.map_or(&[][..], Encounter::creatures) {
                    table.put(creature.clone());
                }
                Some(table)
            }
        };
        if let Some(table) = &mut table {
            table.players = before.map(|before| before.players.clone()).unwrap_or_default();
            table.rounds = match &self.rounds {
                Some(rounds) => rounds.after.clone(),
                None => before.and_then(|before| before.rounds.clone()),
            };
            table.keepers = match &self.keepers {
                Some(keepers) => keepers.after.clone(),
                None => before.map(|before| before.keepers.clone()).unwrap_or_default(),
            };
            for turned in &self.creatures {
                if let Some(gone) = &turned.before {
                    table.remove(&gone.name);
                }
                if let Some(creature) = &turned.after {
                    table.put(creature.clone());
                }
            }
        }
        Ok(table)
    }
}
