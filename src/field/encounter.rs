use std::collections::BTreeMap;

use super::backdrop::Backdrop;
use super::battlefield::Battlefield;
use super::condition::Condition;
use super::creature::{Creature, Side};
use super::flight::Flight;
use super::game_masters::GameMasters;
use super::name::{Name, folded};
use super::rounds::Rounds;
use super::settings::Settings;
use super::theme::Theme;
use crate::say;
use crate::words::{Message, TableLocale};

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
    /// Rules that differ from the ruleset: the rule's word to the value's.
    house_rules: BTreeMap<String, String>,
    /// The theme of its pictures.
    pub theme: Theme,
    /// The language and units of its answers.
    pub locale: TableLocale,
    /// Whose turn it is and what was done in it; `None` while turns are not tracked.
    pub rounds: Option<Box<Rounds>>,
    /// The table's other settings.
    pub settings: Settings,
    /// The game masters besides the table's maker.
    pub game_masters: GameMasters,
    /// Known names of players by id. Personal data, kept out of every [`super::Change`].
    pub players: BTreeMap<u64, Name>,
    /// Sorted by name; names are unique.
    creatures: Vec<Creature>,
    /// Players' own choices whether to be pinged in their turns. Personal data, kept out of every [`super::Change`].
    pub pings: BTreeMap<u64, bool>,
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
            settings: Settings::default(),
            game_masters: GameMasters::default(),
            players: BTreeMap::new(),
            creatures: Vec::new(),
            pings: BTreeMap::new(),
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

    /// Its approximate size in memory, in bytes.
    #[must_use]
    pub fn memory(&self) -> usize {
        // A creature's strings, modes and bonuses.
        const WORDS: usize = 200;
        let rounds = self.rounds.as_ref().map_or(0, |rounds| 1_000 + 300 * rounds.order.len());
        self.battlefield.memory() + self.creatures.len() * (size_of::<Creature>() + WORDS) + rounds + 1_000
    }

    /// All creatures, sorted by name.
    #[must_use]
    pub fn creatures(&self) -> &[Creature] {
        &self.creatures
    }

    /// The display name of a creature's player, or a generic one if unknown; `None` if the GM plays it.
    #[must_use]
    pub fn player_of(&self, creature: &Creature) -> Option<Message> {
        creature.owner.map(|owner| self.players.get(&owner).map_or_else(|| say!("player-unnamed"), Message::of))
    }

    /// The creature with exactly this name, ignoring case.
    #[must_use]
    pub fn creature(&self, name: &Name) -> Option<&Creature> {
        self.place_of(name).ok().map(|at| &self.creatures[at])
    }

    /// The index of this creature among those sorted by name, or where it would go.
    fn place_of(&self, name: &Name) -> Result<usize, usize> {
        self.creatures.binary_search_by(|creature| creature.name.key().cmp(name.key()))
    }

    /// Whether a creature is on the board and takes turns of its own: the dead and the unconscious are passed over, and a
    /// mount acts in its rider's turn.
    #[must_use]
    pub fn takes_turns(&self, name: &Name) -> bool {
        let acts_for = |mount: &Creature, rider: &Creature| rider.takes_turns() && (mount.hidden || !rider.hidden);
        let own = |one: &&Creature| one.takes_turns() && !self.riders_of(one).any(|rider| acts_for(one, rider));
        self.creature(name).filter(own).is_some()
    }

    /// Passes the turn on, skipping creatures that take none unless nobody does. Returns the dead and unconscious that are
    /// skipped for the first time.
    pub fn advance_turn(&self, rounds: &mut Rounds) -> Vec<Name> {
        let anybody = rounds.order.iter().any(|place| self.takes_turns(&place.name));
        rounds.next_turn(|name| if anybody { self.takes_turns(name) } else { self.creature(name).is_some() });
        // For a mount, the turn of its first rider starts a new one, unless it has acted in this round already.
        let mounted = rounds.acting().and_then(|name| self.creature(name)).map(|acting| self.body(acting).name.clone());
        let begins = |mount: &Name| {
            self.begins_turn(rounds, mount) && !rounds.acted.contains(mount) && !rounds.ridden.contains(mount)
        };
        if let Some(mount) = mounted.filter(begins) {
            rounds.turn_log.remove(&mount);
        }
        let out = rounds.order.iter().map(|place| &place.name);
        let out = out.filter(|name| self.creature(name).is_some_and(|one| !one.takes_turns())).cloned().collect();
        let before = std::mem::replace(&mut rounds.passed, out);
        rounds.passed.difference(&before).cloned().collect()
    }

    /// The creatures in plain sight that could take turns but have no place in the order, while there is one.
    #[must_use]
    pub fn not_in_order(&self) -> Vec<&Creature> {
        let kept = self.rounds.as_deref().filter(|rounds| rounds.has_begun() && !rounds.order.is_empty());
        let Some(rounds) = kept else { return Vec::new() };
        let waits = |one: &&Creature| !one.hidden && self.takes_turns(&one.name) && rounds.place(&one.name).is_none();
        let mut waiting: Vec<&Creature> = self.creatures.iter().filter(waits).collect();
        waiting.sort_by_key(|one| one.name.natural());
        waiting
    }

    /// The player to ping for the current turn, by the table's setting or their own.
    #[must_use]
    pub fn to_ping(&self) -> Option<u64> {
        let acting = self.rounds.as_deref().and_then(Rounds::acting)?;
        let owner = self.creature(acting)?.owner?;
        self.pings.get(&owner).copied().unwrap_or(self.settings.pings).then_some(owner)
    }

    /// Gives every side in plain sight its colour and shape for good.
    pub fn assign_liveries(&mut self) {
        let mut sides: Vec<&Name> = self.creatures.iter().filter(|one| !one.hidden).map(|one| &one.side.0).collect();
        sides.sort();
        self.settings.assign_liveries(sides.into_iter().filter(|side| !Side::has_own_livery(side)));
    }

    /// The creature that a typed text refers to. Tried in order: its full name, the full name without spaces, a unique
    /// prefix, unique prefixes of words (`gob k` for Goblin King), a unique part of the name.
    #[must_use]
    pub fn find(&self, typed: &str) -> Found<'_> {
        let typed = folded(typed);
        let fits: [fn(&str, &str) -> bool; 6] = [
            |name, typed| name == typed,
            |name, typed| squeezed(name) == squeezed(typed),
            |name, typed| name.starts_with(typed),
            |name, typed| begins_words(name, &parted(typed), true),
            |name, typed| begins_words(name, &parted(typed), false),
            |name, typed| name.contains(typed),
        ];
        for fit in fits {
            let mut found: Vec<&Creature> = self.creatures.iter().filter(|c| fit(c.name.key(), &typed)).collect();
            match found[..] {
                [] => {}
                [one] => return Found::One(one),
                _ => {
                    found.sort_by_cached_key(|creature| creature.name.natural());
                    return Found::Several(found);
                }
            }
        }
        Found::Nobody
    }

    /// Puts a creature on the board, replacing one of the same name. It stops hanging or being in midair if it has moved or
    /// is on the ground, and clinging to a wall on the ground.
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
        let (clings, at_a_ceiling) = (creature.flight.clings, creature.flight.at_a_ceiling);
        let (clings, at_a_ceiling) = (clings && creature.is_airborne(), at_a_ceiling && creature.is_airborne());
        let creature = Creature { conditions, flight: Flight { clings, at_a_ceiling, ..creature.flight }, ..creature };
        let (Ok(at) | Err(at)) = self.place_of(&creature.name);
        self.creatures.insert(at, creature);
    }

    /// Removes a creature from the board.
    pub fn remove(&mut self, name: &Name) -> Option<Creature> {
        let at = self.place_of(name).ok()?;
        Some(self.creatures.remove(at))
    }
}

/// Text without its spaces: `goblin1` for Goblin 1.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect()
}

/// Text with a space before each number: `gob 1` for `gob1`.
fn parted(text: &str) -> String {
    let mut parted = String::with_capacity(text.len() + 2);
    for letter in text.chars() {
        let number = letter.is_ascii_digit() && parted.ends_with(|before: char| before.is_alphabetic());
        parted.push_str(if number { " " } else { "" });
        parted.push(letter);
    }
    parted
}

/// Whether each typed word is a prefix of a word of the name, in order; with `exactly`, numbers must match as a whole.
fn begins_words(name: &str, typed: &str, exactly: bool) -> bool {
    let mut words = name.split_whitespace();
    let fits = |word: &str, start: &str| {
        let number = exactly && start.bytes().all(|byte| byte.is_ascii_digit());
        if number { word == start } else { word.starts_with(start) }
    };
    !typed.is_empty() && typed.split_whitespace().all(|start| words.any(|word| fits(word, start)))
}
