//! Groups of creatures as people type them: `Goblin 1-12`, `Goblin 1, 4` or the name of a side.

use super::creature::Creature;
use super::encounter::{Encounter, Found};
use super::name::{Name, folded};

/// The most numbers of a range that are looked for.
const MOST_NAMED: u32 = 100;

impl Encounter {
    /// The creatures that a text refers to: one by its name, those of a side, those of a range of numbers, or several of
    /// these separated by commas. After a numbered creature, a number alone means another of its kind: `Goblin 1, 4, 7-9`.
    /// A text that is a creature's own name means that creature, whatever else it looks like.
    ///
    /// # Errors
    /// Returns the part that matches nobody, or several creatures without saying which.
    pub fn find_group<'t>(&self, typed: &'t str) -> Result<Vec<&Creature>, &'t str> {
        if let Some(found) = self.find_part(typed, None) {
            return Ok(found);
        }
        let mut found: Vec<&Creature> = Vec::new();
        for part in typed.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()) {
            let kind = found.last().map(|one| one.name.natural().0);
            for one in self.find_part(part, kind.as_deref()).or_else(|| self.find_words(part)).ok_or(part)? {
                if found.iter().all(|known| known.name != one.name) {
                    found.push(one);
                }
            }
        }
        if found.is_empty() { Err(typed) } else { Ok(found) }
    }

    /// The numbers that such a text names and nobody has: Goblin 5 and 6 of `Goblin 1-6` where there are four.
    #[must_use]
    pub fn missing_from_group(&self, typed: &str) -> Vec<Name> {
        let mut missing = Vec::new();
        let mut kind: Option<String> = None;
        for part in typed.split([',', ';']).map(str::trim) {
            let Some(found) = self.find_part(part, kind.as_deref()) else { continue };
            kind = found.last().map(|one| one.name.natural().0);
            let named = numbers(part).filter(|(_, low, high)| low < high && high - low <= MOST_NAMED);
            let (Some((_, low, high)), Some(first)) = (named, found.first()) else { continue };
            let base = first.name.as_str().trim_end_matches(|c: char| c.is_ascii_digit()).trim_end();
            let is_there = |number: u32| found.iter().any(|one| one.name.natural().1 == Some(number));
            let others = (low..=high).filter(|number| !is_there(*number));
            missing.extend(others.filter_map(|number| Name::new(&format!("{base} {number}")).ok()));
        }
        missing
    }

    /// Several creatures with only spaces between their names: `gob2 gob3`. A number alone is not a name: `Ogre 3` is not
    /// Ogre and Goblin 3.
    fn find_words(&self, typed: &str) -> Option<Vec<&Creature>> {
        let words: Vec<&str> = typed.split_whitespace().collect();
        if words.iter().any(|word| !word.contains(char::is_alphabetic)) {
            return None;
        }
        let one = |word: &&str| if let Found::One(one) = self.find(word) { Some(one) } else { None };
        words.iter().map(one).collect::<Option<Vec<_>>>().filter(|_| words.len() > 1)
    }

    /// The creatures of one part of such a text; `kind` is the kind of the creature before it.
    fn find_part(&self, part: &str, kind: Option<&str>) -> Option<Vec<&Creature>> {
        let own = Name::new(part).ok().and_then(|name| self.creature(&name));
        if let Some(one) = own {
            return Some(vec![one]);
        }
        let side = folded(part);
        let of_side = self.sorted(|one| one.side.0.key() == side);
        if !of_side.is_empty() {
            return Some(of_side);
        }
        if let Some((base, low, high)) = numbers(part) {
            let base = if base.is_empty() { kind.unwrap_or_default().to_owned() } else { folded(base) };
            let numbered = |wanted: &str| {
                self.sorted(|one| {
                    let (own, number) = one.name.natural();
                    own == wanted && number.is_some_and(|number| (low..=high).contains(&number))
                })
            };
            let all = numbered(&base);
            if !all.is_empty() && (low < high || kind.is_some()) {
                return Some(all);
            }
            let mut kinds: Vec<String> = self.creatures().iter().map(|one| one.name.natural().0).collect();
            kinds.retain(|own| !base.is_empty() && own.starts_with(&base));
            kinds.sort_unstable();
            kinds.dedup();
            if let ([only], true) = (&kinds[..], low < high) {
                let all = numbered(only);
                return (!all.is_empty()).then_some(all);
            }
        }
        match self.find(part) {
            Found::One(one) => Some(vec![one]),
            Found::Several(_) => None,
            // All of a kind: `goblins`.
            Found::Nobody => {
                let kind = folded(part);
                let kind = kind.strip_suffix('s')?;
                let all = self.sorted(|one| matches!(one.name.natural(), (own, Some(_)) if own == kind));
                (!all.is_empty()).then_some(all)
            }
        }
    }

    /// Every creature, Goblin 2 before Goblin 10.
    #[must_use]
    pub fn in_natural_order(&self) -> Vec<&Creature> {
        self.sorted(|_| true)
    }

    /// The matching creatures, Goblin 2 before Goblin 10.
    fn sorted(&self, fits: impl Fn(&Creature) -> bool) -> Vec<&Creature> {
        let mut all: Vec<&Creature> = self.creatures().iter().filter(|one| fits(one)).collect();
        all.sort_by_key(|one| one.name.natural());
        all
    }
}

/// The name before a number or range of numbers at the end of a text, and those numbers: (`Goblin`, 1 to 12) for
/// `Goblin 1-12`.
fn numbers(text: &str) -> Option<(&str, u32, u32)> {
    let digits = |text: &str| text.len() - text.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    let (before, high) = text.split_at(text.len() - digits(text));
    let high: u32 = high.parse().ok()?;
    let Some(before) = before.trim_end().strip_suffix(['-', '–', '—']).map(str::trim_end) else {
        return Some((before.trim_end(), high, high));
    };
    let (base, low) = before.split_at(before.len() - digits(before));
    let low: u32 = low.parse().ok()?;
    Some((base.trim_end(), low.min(high), low.max(high)))
}
