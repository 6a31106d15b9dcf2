use std::collections::BTreeMap;

use super::backdrop::Backdrop;
use super::battlefield::Battlefield;
use super::condition::Condition;
use super::creature::Creature;
use super::keepers::Keepers;
use super::name::{Name, folded};
use super::rounds::Rounds;
use super::theme::Theme;
use crate::say;
use crate::words::{Spoken, Words};

/// The most creatures that a table holds.
pub const MAX_CREATURES: usize = 100;

/// A table in play: the ruleset that it goes by, the board, and who stands on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encounter {
    /// The id of the ruleset.
    pub ruleset: String,
    /// The board.
    pub battlefield: Battlefield,
    /// The picture that lies under it, if one does.
    pub backdrop: Option<Backdrop>,
    /// What the table plays otherwise than its ruleset says: a rule's word, and the word of what it is here.
    house_rules: BTreeMap<String, String>,
    /// How its pictures look.
    pub theme: Theme,
    /// In which language and units its people are answered.
    pub spoken: Spoken,
    /// Whose turn it is and what was done in it, while turns are kept.
    pub rounds: Option<Box<Rounds>>,
    /// Who is GM beside the table's maker.
    pub keepers: Keepers,
    /// What those who own creatures are called, as far as that is known, by their ids. That is beside the table: it is never part
    /// of a [`super::Change`].
    pub players: BTreeMap<u64, Name>,
    /// In the order of their names, which no two share.
    creatures: Vec<Creature>,
}

/// What looking for a creature by what somebody typed led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found<'a> {
    /// Exactly one fits.
    One(&'a Creature),
    /// Several names begin with or hold what was typed.
    Several(Vec<&'a Creature>),
    /// None fits.
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
            spoken: Spoken::default(),
            rounds: None,
            keepers: Keepers::default(),
            players: BTreeMap::new(),
            creatures: Vec::new(),
        }
    }

    /// What the table plays otherwise than its ruleset says, by the rule's word. Whether the words mean anything is the
    /// ruleset's to say.
    #[must_use]
    pub fn house_rules(&self) -> &BTreeMap<String, String> {
        &self.house_rules
    }

    /// Plays a rule by a word of the table's own, or, without one, as the ruleset says. Both are words without spaces, as
    /// rulesets have them.
    pub fn set_house_rule(&mut self, rule: impl Into<String>, value: Option<String>) {
        let rule = rule.into();
        match value {
            Some(value) => self.house_rules.insert(rule, value),
            None => self.house_rules.remove(&rule),
        };
    }

    /// Goes on by another ruleset. The house rules stay.
    pub fn set_ruleset(&mut self, id: impl Into<String>) {
        self.ruleset = id.into();
    }

    /// Everybody, in the order of their names.
    #[must_use]
    pub fn creatures(&self) -> &[Creature] {
        &self.creatures
    }

    /// What the player of a creature is called, a player where nobody told; nothing where it is the GM's.
    #[must_use]
    pub fn player_of(&self, creature: &Creature) -> Option<Words> {
        creature.owner.map(|owner| self.players.get(&owner).map_or_else(|| say!("player-unnamed"), Words::of))
    }

    /// The creature of exactly this name (case aside).
    #[must_use]
    pub fn creature(&self, name: &Name) -> Option<&Creature> {
        let key = name.key();
        self.creatures.iter().find(|creature| creature.name.key() == key)
    }

    /// The creature that somebody means who typed this: its whole name, else the beginning of just one name, else the
    /// beginnings of words of just one (`gob k` is the Goblin King), else a part of just one.
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

    /// Puts a creature on the board in place of the one that bore its name, if any.
    pub fn put(&mut self, creature: Creature) {
        let before = self.remove(&creature.name);
        let goes_on = |before: Creature| (before.anchor, before.altitude) != (creature.anchor, creature.altitude);
        let kept = |held| before.as_ref().is_some_and(|before| before.conditions.has(held));
        let (hung, leapt) = (kept(Condition::Hanging), kept(Condition::Midair));
        let elsewhere = before.is_some_and(goes_on);
        let ends = |held: bool| !creature.is_airborne() || (held && elsewhere);
        let conditions = creature.conditions;
        let conditions = if ends(hung) { conditions.set(Condition::Hanging, false) } else { conditions };
        let conditions = if ends(leapt) { conditions.set(Condition::Midair, false) } else { conditions };
        let creature = Creature { conditions, ..creature };
        let at = self.creatures.partition_point(|other| other.name < creature.name);
        self.creatures.insert(at, creature);
    }

    /// Takes the creature of this name off the board.
    pub fn remove(&mut self, name: &Name) -> Option<Creature> {
        let key = name.key();
        let at = self.creatures.iter().position(|creature| creature.name.key() == key)?;
        Some(self.creatures.remove(at))
    }
}

/// Whether each word typed begins a word of the name, in their order.
fn begins_words(name: &str, typed: &str) -> bool {
    let mut words = name.split_whitespace();
    !typed.is_empty() && typed.split_whitespace().all(|start| words.any(|word| word.starts_with(start)))
}
