//! Completion of options while they are typed, for Discord and the console.

pub(crate) mod context;
pub(in crate::command::app) mod example;

pub(crate) mod squares;

use std::sync::Arc;

use crate::command::app::registry::SPECS;
use crate::command::input::option::{Kind, lists};
use crate::command::setup::creature::PRESETS;
use crate::command::setup::rules;
use crate::command::setup::table::BOOK;
use crate::field::{Creature, Encounter, Found, Land, Load, Opening, Road};
use crate::grid::Square;
use crate::ruleset::{AdjustableRule, Ruleset};
use crate::say;
use crate::words::{Locale, Message};

/// A suggestion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The text that it types.
    pub word: String,
    /// The same text with its meaning, for display.
    pub label: String,
}

impl Offer {
    fn plain(word: impl Into<String>) -> Self {
        let word = word.into();
        Offer { label: word.clone(), word }
    }

    fn of(word: impl Into<String>, label: &Message, known: &CompletionContext) -> Self {
        Offer { word: word.into(), label: label.localized(known.locale) }
    }
}

/// What completion chooses from.
#[derive(Clone, Debug, Default)]
pub struct CompletionContext {
    /// The channel's table.
    pub encounter: Option<Encounter>,
    /// The names of the creatures on the roster of this place.
    pub roster: Vec<String>,
    /// The id of the person typing; their creatures come first.
    pub own: Option<u64>,
    /// The language and units of that person.
    pub locale: Locale,
    /// The table's rules, which price squares.
    pub ruleset: Option<Arc<Ruleset>>,
    /// The command being typed, such as `move`; empty if unknown.
    pub command: String,
}

impl CompletionContext {
    /// The creature meant so far: by the option `creature`, by whose turn it is, or because it is the only one.
    fn mover(&self, given: &[(String, String)]) -> Option<&Creature> {
        let encounter = self.encounter.as_ref()?;
        if let Some(typed) = value(given, "creature") {
            return if let Found::One(creature) = encounter.find(typed) { Some(creature) } else { None };
        }
        let own = |creature: &&Creature| self.own.is_some() && creature.owner == self.own;
        let acting = encounter.rounds.as_deref().and_then(|rounds| rounds.acting());
        let acting = acting.and_then(|name| encounter.creature(name));
        let mut mine = encounter.creatures().iter().filter(own);
        let only_mine = mine.next().filter(|_| mine.next().is_none());
        let only = encounter.creatures().first().filter(|_| encounter.creatures().len() == 1);
        let clear = acting.filter(own).or(only_mine).or(acting).or(only);
        clear.map(|one| encounter.mount_of(one).unwrap_or(one))
    }

    fn creatures(&self) -> impl Iterator<Item = &Creature> {
        let all = || self.encounter.iter().flat_map(|encounter| encounter.creatures());
        let own = |creature: &&Creature| self.own.is_some() && creature.owner == self.own;
        all().filter(own).chain(all().filter(move |creature| !own(creature)))
    }
}

/// Whether options of this kind are completed here, because their values are not a short fixed list.
#[must_use]
pub fn are_for(kind: Kind) -> bool {
    match kind {
        Kind::WordList(_) | Kind::Load(..) | Kind::HouseRule | Kind::HouseValue | Kind::Topic => true,
        Kind::Creature | Kind::Creatures | Kind::Side | Kind::Preset | Kind::Template | Kind::Command | Kind::Legs => {
            true
        }
        Kind::Square | Kind::Destination | Kind::Area | Kind::Areas | Kind::Place | Kind::Door => true,
        Kind::Text | Kind::Lines | Kind::Whole(..) | Kind::Number(..) | Kind::OrNone(..) => false,
        Kind::Feet(_) | Kind::Flag | Kind::Choice(_) | Kind::Person | Kind::Role | Kind::File => false,
    }
}

fn value<'g>(given: &'g [(String, String)], name: &str) -> Option<&'g str> {
    given.iter().find(|(option, _)| option == name).map(|(_, value)| value.as_str())
}

/// Suggestions for an option of this kind, given the text typed so far, the likeliest first. `given` holds the values
/// of the other options.
#[must_use]
pub fn offers(kind: Kind, typed: &str, given: &[(String, String)], known: &CompletionContext) -> Vec<Offer> {
    let names = || known.creatures().map(|creature| Offer::plain(creature.name.as_str()));
    let all: Vec<Offer> = match kind {
        Kind::WordList(words) => return lists(words, typed).into_iter().map(Offer::plain).collect(),
        Kind::Square | Kind::Area | Kind::Areas => {
            return squares::offers(kind, typed, given, known);
        }
        // Some of these options also take several names.
        Kind::Creature => {
            let mut whole = matching(names(), typed);
            // Groups come early enough to be seen in a crowd, but after the likeliest creatures.
            let at = whole.len().min(BEFORE_GROUPS);
            whole.splice(at..at, matching(groups(known).into_iter(), typed));
            return if whole.is_empty() { several(names(), typed) } else { whole };
        }
        Kind::Destination => {
            let beside = if typed.trim().len() > 1 { matching(names(), typed) } else { Vec::new() };
            return squares::offers(kind, typed, given, known).into_iter().chain(beside).collect();
        }
        Kind::Place => {
            let squares = squares::offers(kind, typed, given, known);
            return matching(names(), typed).into_iter().chain(squares).collect();
        }
        Kind::Door => return matching(doors(known).into_iter(), typed),
        Kind::Creatures => return several(names(), typed),
        Kind::Template => return matching(known.roster.iter().map(Offer::plain), typed),
        Kind::Side => return matching(sides(known), typed),
        Kind::Legs => return legs(typed),
        Kind::Command => return matching(SPECS.iter().map(|spec| Offer::plain(spec.words())), typed),
        Kind::Load(words, _) => {
            let typed = typed.trim().parse::<Load>().ok().filter(|load| load.pounds().is_some());
            let pounds = typed.map(|load| Offer::plain(load.to_string()));
            words.iter().map(|word| Offer::plain(*word)).chain(pounds).collect()
        }
        Kind::HouseRule => AdjustableRule::all().into_iter().map(|adjustable| titled(&adjustable, known)).collect(),
        Kind::HouseValue => values(value(given, "rule"), known),
        Kind::Preset => {
            PRESETS.iter().map(|one| Offer::of(&one.word, &Message::literal(one.description()), known)).collect()
        }
        Kind::Topic => rules::topics().map(|(word, label)| Offer::of(word, &label, known)).collect(),
        _ => Vec::new(),
    };
    let typed = typed.trim().to_lowercase();
    let (begin, hold): (Vec<Offer>, Vec<Offer>) = all
        .into_iter()
        .filter(|offer| offer.label.to_lowercase().contains(&typed))
        .partition(|offer| offer.word.starts_with(&typed));
    begin.into_iter().chain(hold).collect()
}

/// The names that contain the typed part, ignoring case: first those that begin with it, then those whose words begin
/// with the typed words in order (`gob k` matches Goblin King), then the rest.
fn matching(names: impl Iterator<Item = Offer>, typed: &str) -> Vec<Offer> {
    let typed = typed.trim().to_lowercase();
    let rank = |name: &str| {
        let name = name.to_lowercase();
        let mut words = name.split(|c: char| !c.is_alphanumeric());
        let mut in_order = || typed.split_whitespace().all(|part| words.any(|word| word.starts_with(part)));
        match () {
            () if name.starts_with(&typed) => Some(0),
            () if in_order() => Some(1),
            () if name.contains(&typed) => Some(2),
            () => None,
        }
    };
    let mut found: Vec<(u8, Offer)> = names.filter_map(|name| Some((rank(&name.word)?, name))).collect();
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, name)| name).collect()
}

/// How many creatures to offer before the groups.
const BEFORE_GROUPS: usize = 8;

/// The groups an order can be for: numbered creatures of one name, `Goblin 1-12`, and the sides.
fn groups(known: &CompletionContext) -> Vec<Offer> {
    let acts = SPECS.iter().any(|spec| spec.words() == known.command && !spec.looks && !spec.private);
    let Some(encounter) = known.encounter.as_ref().filter(|_| acts) else { return Vec::new() };
    let mut all: Vec<&Creature> = encounter.creatures().iter().collect();
    all.sort_by_key(|one| one.name.natural());
    let numbered = all.chunk_by(|one, other| one.name.natural().0 == other.name.natural().0).filter_map(|kind| {
        let first = kind.iter().find(|one| one.name.natural().1.is_some())?;
        let (low, high) = (first.name.natural().1?, kind.last()?.name.natural().1?);
        (low < high).then(|| Offer::plain(format!("{}-{high}", first.name)))
    });
    let crowded = |side: &Offer| all.iter().filter(|one| one.side.0.as_str() == side.word).nth(1).is_some();
    numbered.chain(sides(known).filter(crowded)).collect()
}

/// Completes the last name of a comma-separated list.
fn several(names: impl Iterator<Item = Offer>, typed: &str) -> Vec<Offer> {
    let begun = typed.rfind([',', ';']).map_or(0, |comma| comma + 1);
    let (before, last) = typed.split_at(begun);
    let space = if before.is_empty() { "" } else { " " };
    let there: Vec<String> = before.split([',', ';']).map(|name| name.trim().to_lowercase()).collect();
    let left = matching(names, last).into_iter().filter(|name| !there.contains(&name.word.to_lowercase()));
    left.map(|name| Offer::plain(format!("{before}{space}{}", name.word))).collect()
}

/// Completes the terrain or road of the last leg of a journey.
fn legs(typed: &str) -> Vec<Offer> {
    let begun = typed.rfind([' ', ';', ',']).map_or(0, |space| space + 1);
    let (before, last) = typed.split_at(begun);
    let words = Land::WORDS.iter().chain(Road::WORDS).filter(|word| word.starts_with(&last.to_lowercase()));
    words.map(|word| Offer::plain(format!("{before}{word}"))).collect()
}

/// The doors, windows and the like of the table, each with its current state; those beside the mover first.
fn doors(known: &CompletionContext) -> Vec<Offer> {
    let Some(encounter) = &known.encounter else { return Vec::new() };
    let from = known.mover(&[]).map(|mover| mover.anchor);
    let mut all = encounter.battlefield.openings();
    let away = |square: Square| from.map_or(0, |from| from.to(square).0.abs().max(from.to(square).1.abs()));
    all.sort_by_cached_key(|one| one.squares(&encounter.battlefield).into_iter().map(away).min());
    let told = |one: &Opening| {
        let (name, barrier) = (one.name(), one.barrier.word());
        let label = say!("offer-door", name, barrier);
        Offer::of(name, &label, known)
    };
    all.iter().map(told).collect()
}

/// The sides of the creatures on the table, and the usual ones.
fn sides(known: &CompletionContext) -> impl Iterator<Item = Offer> {
    let mut sides: Vec<String> = known.creatures().map(|creature| creature.side.to_string()).collect();
    sides.extend(["heroes", "monsters", "neutral"].map(str::to_owned));
    let mut seen = std::collections::HashSet::new();
    sides.into_iter().filter(move |side| seen.insert(side.to_lowercase())).map(Offer::plain)
}

fn titled(adjustable: &AdjustableRule, known: &CompletionContext) -> Offer {
    let rule = adjustable.rule.word();
    Offer::of(rule, &say!("offer-rule", rule, title = adjustable.rule.title()), known)
}

fn values(rule: Option<&str>, known: &CompletionContext) -> Vec<Offer> {
    let Some(adjustable) = rule.and_then(|rule| AdjustableRule::named(rule).ok()) else { return Vec::new() };
    let book = (BOOK.to_owned(), say!("offer-book"));
    let offer = |(value, meaning): (String, Message)| {
        if value == meaning.localized(known.locale) {
            return Offer::plain(value);
        }
        let label = say!("offer-value", value, meaning);
        Offer::of(value, &label, known)
    };
    adjustable.values.into_iter().chain([book]).map(offer).collect()
}
