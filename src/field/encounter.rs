use std::collections::BTreeMap;

use super::backdrop::Backdrop;
use super::battlefield::Battlefield;
use super::condition::Condition;
use super::creature::Creature;
use super::game_masters::GameMasters;
use super::name::{Name, folded};
use super::rounds::Rounds;
use super::theme::Theme;
use crate::say;
use crate::words::{Language, Locale, Message, TableLocale};

/// The most creatures at a table.
pub const MAX_CREATURES: usize = 500;

/// A table in play: ruleset, board and creatures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encounter {
    /// The ruleset's id.
    pub ruleset: String,
    /// The board.
    pub battlefield: Battlefield,
    /// The image under the board.
    pub backdrop: Option<Backdrop>,
    /// Rules that differ from the ruleset: the rule's word and the value's.
    house_rules: BTreeMap<String, String>,
    /// The theme of its pictures.
    pub theme: Theme,
    /// The language and units of its answers.
    pub locale: TableLocale,
    /// Whose turn it is and what was done in it, while turns are kept.
    pub rounds: Option<Box<Rounds>>,
    /// The game masters besides the table's maker.
    pub game_masters: GameMasters,
    /// The names of players by their ids, as far as known. Personal data, kept out of every [`super::Change`].
    pub players: BTreeMap<u64, Name>,
    /// Sorted by name; names are unique.
    creatures: Vec<Creature>,
}

/// The result of looking a creature up by what a user typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found<'a> {
    /// Exactly one matches.
    One(&'a Creature),
    /// Several match equally well.
    Several(Vec<&'a Creature>),
    /// None matches.
    Nobody,
}

impl Encounter {
    /// A table without creatures.
    #[must_use]
    pub fn new(ruleset: impl Into<String>, battlefield: Battlefield) -> Self {
        Encounter {
            ruleset: ruleset.into(),
            battlefield,
            backdrop: None,
            house_rules: BTreeMap::new(),
            theme: Theme::default(),
            locale: TableLocale::default(),
            rounds: None,
            game_masters: GameMasters::default(),
            players: BTreeMap::new(),
            creatures: Vec::new(),
        }
    }

    /// Rules that differ from the ruleset, by word. Whether the words are known is the ruleset's to check.
    #[must_use]
    pub fn house_rules(&self) -> &BTreeMap<String, String> {
        &self.house_rules
    }

    /// Sets a house rule, or with `None` returns to the ruleset's. Neither word contains spaces.
    pub fn set_house_rule(&mut self, rule: impl Into<String>, value: Option<String>) {
        let rule = rule.into();
        match value {
            Some(value) => self.house_rules.insert(rule, value),
            None => self.house_rules.remove(&rule),
        };
    }

    /// Switches to another ruleset. House rules stay.
    pub fn set_ruleset(&mut self, id: impl Into<String>) {
        self.ruleset = id.into();
    }

    /// What a reader of this table is answered in, given their own language: the rulebook's terms too.
    #[must_use]
    pub fn locale_for(&self, own: Language) -> Locale {
        self.locale.for_reader(own).in_terms_of(&self.ruleset)
    }

    /// All creatures, sorted by name.
    #[must_use]
    pub fn creatures(&self) -> &[Creature] {
        &self.creatures
    }

    /// The display name of a creature's player, generic where it is unknown; `None` where the GM plays it.
    #[must_use]
    pub fn player_of(&self, creature: &Creature) -> Option<Message> {
        creature.owner.map(|owner| self.players.get(&owner).map_or_else(|| say!("player-unnamed"), Message::of))
    }

    /// The creature with exactly this name, ignoring case.
    #[must_use]
    pub fn creature(&self, name: &Name) -> Option<&Creature> {
        let key = name.key();
        self.creatures.iter().find(|creature| creature.name.key() == key)
    }

    /// The creature that a typed text means: its full name, else a unique prefix, else unique prefixes of words (`gob
    /// k` for Goblin King), else a unique part of the name.
    #[must_use]
    pub fn find(&self, typed: &str) -> Found<'_> {
        let typed = folded(typed);
        let fits: [fn(&str, &str) -> bool; 4] = [
            |name, typed| name == typed,
            |name, typed| name.starts_with(typed),
            begins_words,
            |name, typed| name.contains(typed),
        ];
        for fit in fits {
            let found: Vec<&Creature> = self.creatures.iter().filter(|c| fit(c.name.key(), &typed)).collect();
            match found[..] {
                [] => {}
                [one] => return Found::One(one),
                _ => return Found::Several(found),
            }
        }
        Found::Nobody
    }

    /// Puts a creature on the board, replacing one of the same name. Hanging and midair end once it is elsewhere or on
    /// the ground.
    pub fn put(&mut self, creature: Creature) {
        let before = self.remove(&creature.name);
        let moved_with = |condition| {
            before.as_ref().is_some_and(|before| {
                let moved = (before.anchor, before.altitude) != (creature.anchor, creature.altitude);
                moved && before.conditions.has(condition)
            })
        };
        let mut conditions = creature.conditions;
        for condition in [Condition::Hanging, Condition::Midair] {
            if !creature.is_airborne() || moved_with(condition) {
                conditions = conditions.set(condition, false);
            }
        }
        let creature = Creature { conditions, ..creature };
        let at = self.creatures.partition_point(|other| other.name < creature.name);
        self.creatures.insert(at, creature);
    }

    /// Removes a creature from the board.
    pub fn remove(&mut self, name: &Name) -> Option<Creature> {
        let key = name.key();
        let at = self.creatures.iter().position(|creature| creature.name.key() == key)?;
        Some(self.creatures.remove(at))
    }
}

/// Whether each typed word is a prefix of a word of the name, in order.
fn begins_words(name: &str, typed: &str) -> bool {
    let mut words = name.split_whitespace();
    !typed.is_empty() && typed.split_whitespace().all(|start| words.any(|word| word.starts_with(start)))
}
