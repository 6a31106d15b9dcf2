use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::backdrop::Backdrop;
use super::battlefield::Battlefield;
use super::board_delta::BoardDelta;
use super::creature::Creature;
use super::encounter::Encounter;
use super::game_masters::GameMasters;
use super::notation::NotationError;
use super::rounds::Rounds;
use super::settings::Settings;
use super::template::Template;
use super::theme::Theme;
use crate::words::TableLocale;

/// A value before and after a change.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Delta<T> {
    /// Before.
    pub before: T,
    /// After.
    pub after: T,
}

impl<T> Delta<T> {
    pub(super) fn reversed(self) -> Self {
        Delta { before: self.after, after: self.before }
    }
}

/// A table without its creatures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSetup {
    /// The ruleset's id.
    pub ruleset: String,
    /// The board in notation; `None` in a change that leaves it alone or stores only its differences ([`Change::board`]).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// See [`Encounter::house_rules`].
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub house_rules: BTreeMap<String, String>,
    /// The theme of its pictures.
    #[serde(default, skip_serializing_if = "Theme::is_default")]
    pub theme: Theme,
    /// The language and units of its answers.
    #[serde(default, rename = "spoken", skip_serializing_if = "TableLocale::is_default")]
    pub locale: TableLocale,
    /// The image under the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub backdrop: Option<Backdrop>,
    /// The table's other settings.
    #[serde(default, skip_serializing_if = "Settings::is_default")]
    pub settings: Settings,
}

impl TableSetup {
    /// Reads it from a table, except for the board.
    #[must_use]
    pub fn of(encounter: &Encounter) -> Self {
        TableSetup {
            ruleset: encounter.ruleset.clone(),
            board: None,
            house_rules: encounter.house_rules().clone(),
            theme: encounter.theme,
            locale: encounter.locale,
            backdrop: encounter.backdrop.clone(),
            settings: encounter.settings.clone(),
        }
    }

    /// A table with these settings, on this board, and no creatures.
    fn empty_table(&self, board: Battlefield) -> Encounter {
        let mut table = Encounter::new(self.ruleset.clone(), board);
        table.theme = self.theme;
        table.locale = self.locale;
        for (rule, value) in &self.house_rules {
            table.set_house_rule(rule, Some(value.clone()));
        }
        table.backdrop.clone_from(&self.backdrop);
        table.settings.clone_from(&self.settings);
        table
    }
}

/// The table without its creatures before and after a change; `None` inside where there was no table.
pub type SetupDelta = Box<Delta<Option<TableSetup>>>;

/// What one command changed: only the parts that differ, in both directions, so that it can be undone and redone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// The ruleset, house rules, theme or language, and the board if it was replaced; `None` inside where there was no
    /// table.
    #[serde(default, rename = "frame", skip_serializing_if = "Option::is_none")]
    pub setup: Option<SetupDelta>,
    /// The differences on a board of the same size.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardDelta>,
    /// Rounds and turns; `None` inside while no turns are kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<Box<Delta<Option<Box<Rounds>>>>>,
    /// The game masters besides the table's maker.
    #[serde(default, rename = "keepers", skip_serializing_if = "Option::is_none")]
    pub game_masters: Option<Box<Delta<GameMasters>>>,
    /// Each creature that was added, removed or changed; `None` inside while it is not on the board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub creatures: Vec<Delta<Option<Creature>>>,
    /// A creature in the roster. The roster is shared with other tables, which may have changed it since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roster: Option<Box<Delta<Option<Template>>>>,
    /// Whether somebody ran into a hidden creature. What they learned of it cannot be undone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ran_into_hidden: bool,
}

impl Change {
    /// The differences between two states of a table.
    #[must_use]
    pub fn between(before: Option<&Encounter>, after: Option<&Encounter>) -> Self {
        let (setup, board) = Self::of_setup_and_board(before, after);
        let (old, new) = (before.map_or(&[][..], Encounter::creatures), after.map_or(&[][..], Encounter::creatures));
        let by_name = |all: &[Creature], key: &str| all.iter().find(|c| c.name.key() == key).cloned();
        let mut creatures = Vec::new();
        for creature in old {
            let now = by_name(new, creature.name.key());
            if now.as_ref() != Some(creature) {
                creatures.push(Delta { before: Some(creature.clone()), after: now });
            }
        }
        for creature in new {
            if by_name(old, creature.name.key()).is_none() {
                creatures.push(Delta { before: None, after: Some(creature.clone()) });
            }
        }
        let game_masters = |e: Option<&Encounter>| e.map(|e| e.game_masters.clone()).unwrap_or_default();
        let game_masters = Delta { before: game_masters(before), after: game_masters(after) };
        let game_masters = (game_masters.before != game_masters.after).then(|| Box::new(game_masters));
        let kept = |e: Option<&Encounter>| e.and_then(|e| e.rounds.clone());
        let (before, after) = (kept(before), kept(after));
        let rounds = (before != after).then(|| Box::new(Delta { before, after }));
        Change { setup, board, rounds, game_masters, creatures, roster: None, ran_into_hidden: false }
    }

    /// A board of the same size is stored as its differences, so that a stroke on a big map is a small change.
    fn of_setup_and_board(
        before: Option<&Encounter>,
        after: Option<&Encounter>,
    ) -> (Option<SetupDelta>, Option<BoardDelta>) {
        let notation = |table: &Encounter| Some(table.battlefield.to_notation());
        let whole = |table: &Encounter| TableSetup { board: notation(table), ..TableSetup::of(table) };
        let (Some(old), Some(new)) = (before, after) else {
            let setup = (before.is_some() || after.is_some())
                .then(|| Box::new(Delta { before: before.map(whole), after: after.map(whole) }));
            return (setup, None);
        };
        let mut setup = Delta { before: TableSetup::of(old), after: TableSetup::of(new) };
        let mut board = None;
        if old.battlefield != new.battlefield {
            let texts = (old.battlefield.to_notation(), new.battlefield.to_notation());
            board = BoardDelta::between(&texts.0, &texts.1);
            if board.is_none() {
                (setup.before.board, setup.after.board) = (Some(texts.0), Some(texts.1));
            }
        }
        let Delta { before, after } = setup;
        let setup = (before != after).then(|| Box::new(Delta { before: Some(before), after: Some(after) }));
        (setup, board)
    }

    /// Whether nothing changed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Change::default()
    }

    /// The inverse change.
    #[must_use]
    pub fn reversed(self) -> Self {
        Change {
            setup: self.setup.map(|setup| Box::new(setup.reversed())),
            board: self.board.map(BoardDelta::reversed),
            rounds: self.rounds.map(|rounds| Box::new(rounds.reversed())),
            game_masters: self.game_masters.map(|game_masters| Box::new(game_masters.reversed())),
            creatures: self.creatures.into_iter().map(Delta::reversed).collect(),
            roster: self.roster.map(|roster| Box::new(roster.reversed())),
            ran_into_hidden: self.ran_into_hidden,
        }
    }

    /// The table after this change.
    ///
    /// # Errors
    /// If the board's notation in the change is malformed, or the change is about another board.
    pub fn apply(&self, before: Option<&Encounter>) -> Result<Option<Encounter>, NotationError> {
        self.apply_to(before.cloned())
    }

    /// Like [`Change::apply`], for a table that nobody needs afterwards: what stays the same is not copied.
    ///
    /// # Errors
    /// As [`Change::apply`].
    pub fn apply_to(&self, before: Option<Encounter>) -> Result<Option<Encounter>, NotationError> {
        let mut table = match self.setup.as_deref() {
            None => before,
            Some(Delta { after: None, .. }) => return Ok(None),
            Some(Delta { after: Some(setup), .. }) => {
                let board = match (&setup.board, &before) {
                    (Some(board), _) => Battlefield::from_notation(board)?,
                    (None, Some(before)) => before.battlefield.clone(),
                    (None, None) => Battlefield::from_notation("")?,
                };
                let mut table = setup.empty_table(board);
                for creature in before.as_ref().map_or(&[][..], Encounter::creatures) {
                    table.put(creature.clone());
                }
                if let Some(before) = before {
                    (table.rounds, table.game_masters) = (before.rounds, before.game_masters);
                    (table.players, table.pings) = (before.players, before.pings);
                }
                Some(table)
            }
        };
        if let (Some(table), Some(board)) = (&mut table, &self.board) {
            table.battlefield = Battlefield::from_notation(&board.apply(&table.battlefield.to_notation()))?;
        }
        if let Some(table) = &mut table {
            if let Some(rounds) = &self.rounds {
                table.rounds.clone_from(&rounds.after);
            }
            if let Some(game_masters) = &self.game_masters {
                table.game_masters.clone_from(&game_masters.after);
            }
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
