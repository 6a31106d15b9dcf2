//! The rulesets that come with the program, each completed from the one that it extends.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use toml::{Table, Value};

use super::house::{BadHouseRule, apply_house_rule};
use super::policy::SizeProfile;
use super::{Ruleset, Size};
use crate::field::MOST_SPACE;

/// Why a ruleset's file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// It is not TOML, or a rule is missing, unknown, or names an unknown policy.
    #[error("the ruleset file is malformed: {0}")]
    Malformed(#[from] toml::de::Error),
    /// It extends a ruleset that was not read before it, or one that extends another itself.
    #[error("the ruleset `{ruleset}` cannot extend `{parent}`")]
    Parent {
        /// The ruleset's id.
        ruleset: String,
        /// The ruleset that it extends.
        parent: String,
    },
    /// A rule states its own origin.
    #[error("the rule `{rule}` of the ruleset `{ruleset}` may not say where it comes from")]
    Origin {
        /// The ruleset's id.
        ruleset: String,
        /// The rule.
        rule: String,
    },
    /// The table of sizes leaves one out or gives it impossible figures.
    #[error("the ruleset `{ruleset}` has no usable entry for the size `{size}`")]
    Size {
        /// The ruleset's id.
        ruleset: String,
        /// The size.
        size: Size,
    },
}

/// A ruleset and the table it was read from, completed from the one that it extends.
#[derive(Clone, Debug)]
struct Book {
    table: Table,
    ruleset: Arc<Ruleset>,
}

/// How many rulesets with house rules are cached. Reading one costs more than most rulings, and a table needs the same one
/// for every command.
const KEPT: usize = 64;

/// A ruleset with house rules applied.
#[derive(Debug)]
struct Kept {
    id: String,
    /// Rule to value.
    house_rules: BTreeMap<String, String>,
    ruleset: Arc<Ruleset>,
}

/// Every ruleset that a table can play by. Clones share them.
#[derive(Clone, Debug, Default)]
pub struct RulesetLibrary {
    books: Arc<Vec<Book>>,
    /// The most recently used rulesets with house rules, newest last.
    kept: Arc<Mutex<VecDeque<Kept>>>,
}

impl RulesetLibrary {
    /// The rulesets that come with the program, read only once per process.
    ///
    /// # Errors
    /// If one of the bundled files is malformed.
    pub fn bundled() -> Result<Self, LoadError> {
        static BUNDLED: OnceLock<RulesetLibrary> = OnceLock::new();
        if let Some(library) = BUNDLED.get() {
            return Ok(library.clone());
        }
        let library = Self::read(&[
            include_str!("../../assets/rulesets/srd35.toml"),
            include_str!("../../assets/rulesets/dnd35.toml"),
            include_str!("../../assets/rulesets/reaction.toml"),
            include_str!("../../assets/rulesets/epic-path.toml"),
            include_str!("../../assets/rulesets/rise.toml"),
        ])?;
        Ok(BUNDLED.get_or_init(|| library).clone())
    }

    /// Reads ruleset files. A ruleset must come after the one it extends.
    ///
    /// # Errors
    /// If a file is malformed, leaves out a rule, a citation or a size, or extends a ruleset that is not there.
    pub fn read(files: &[&str]) -> Result<Self, LoadError> {
        let mut library = RulesetLibrary::default();
        for text in files {
            let table = library.completed(text.parse()?)?;
            let ruleset = Ruleset::read(table.clone())?;
            for size in Size::ALL {
                let usable = |bulk: &SizeProfile| {
                    (1..=MOST_SPACE).contains(&bulk.space) && bulk.to_a_square >= 1 && bulk.width >= 1
                };
                let there = ruleset.sizes.value.get(&size);
                if there.is_none_or(|bulk| !usable(bulk)) && (size <= Size::Colossal || there.is_some()) {
                    return Err(LoadError::Size { ruleset: ruleset.id, size });
                }
            }
            Arc::make_mut(&mut library.books).push(Book { table, ruleset: Arc::new(ruleset) });
        }
        Ok(library)
    }

    /// A file's table, with every rule that it leaves out taken from the ruleset it extends.
    fn completed(&self, mut table: Table) -> Result<Table, LoadError> {
        let word = |key: &str| table.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
        let (ruleset, extends) = (word("id"), word("extends"));
        if let Some((rule, _)) = table.iter().find(|(_, rule)| rule.get("origin").is_some()) {
            return Err(LoadError::Origin { ruleset, rule: rule.clone() });
        }
        if extends.is_empty() {
            return Ok(table);
        }
        let parent = self.books.iter().find(|book| book.ruleset.id == extends && book.ruleset.extends.is_none());
        let Some(parent) = parent else { return Err(LoadError::Parent { ruleset, parent: extends }) };
        for (rule, inherited) in &parent.table {
            let Value::Table(mut inherited) = inherited.clone() else { continue };
            if !inherited.contains_key("document") {
                inherited.insert("document".to_owned(), parent.ruleset.document.clone().into());
                inherited.insert("book".to_owned(), parent.ruleset.name.clone().into());
            }
            inherited.insert("origin".to_owned(), "parent".into());
            table.entry(rule).or_insert(Value::Table(inherited));
        }
        Ok(table)
    }

    /// The ruleset with this id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Ruleset> {
        self.book(id).map(|book| &*book.ruleset)
    }

    /// The ruleset with this id as played by a table with these house rules (rule to value).
    ///
    /// # Errors
    /// If there is no such rule, or it cannot have that value.
    pub fn with(&self, id: &str, house_rules: &BTreeMap<String, String>) -> Result<Option<Arc<Ruleset>>, BadHouseRule> {
        let Some(book) = self.book(id) else { return Ok(None) };
        if house_rules.is_empty() {
            return Ok(Some(book.ruleset.clone()));
        }
        let wanted = |kept: &Kept| kept.id == book.ruleset.id && kept.house_rules == *house_rules;
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = kept.iter().rposition(wanted).and_then(|at| kept.remove(at)) {
            let ruleset = found.ruleset.clone();
            kept.push_back(found);
            return Ok(Some(ruleset));
        }
        drop(kept);
        let mut table = book.table.clone();
        for (rule, value) in house_rules {
            apply_house_rule(&mut table, rule, value)?;
        }
        let ruleset = Ruleset::read(table).map_err(|error| BadHouseRule::Unusable(error.to_string()))?;
        let ruleset = Arc::new(ruleset);
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_back(Kept {
            id: book.ruleset.id.clone(),
            house_rules: house_rules.clone(),
            ruleset: ruleset.clone(),
        });
        if kept.len() > KEPT {
            kept.pop_front();
        }
        Ok(Some(ruleset))
    }

    fn book(&self, id: &str) -> Option<&Book> {
        self.books.iter().find(|book| book.ruleset.id.eq_ignore_ascii_case(id))
    }

    /// All ids, in order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.books.iter().map(|book| book.ruleset.id.as_str())
    }
}
