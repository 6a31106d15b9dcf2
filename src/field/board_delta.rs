//! The differences between two boards of the same size.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::change::Delta;

/// The places that only one of two boards' notations lists, before or after a change: for each kind of thing (`wall`,
/// `difficult`, `floor-20`), the squares, runs of squares or edges that have it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardDelta(Delta<Vec<String>>);

/// A board's notation: its size, and where each kind of thing is.
struct Listed<'a> {
    size: &'a str,
    places: BTreeMap<&'a str, BTreeSet<&'a str>>,
}

impl<'a> Listed<'a> {
    fn of(notation: &'a str) -> Self {
        let (size, rest) = notation.split_once('\n').unwrap_or((notation, ""));
        let mut listed = Listed { size, places: BTreeMap::new() };
        rest.lines().for_each(|line| listed.add(line));
        listed
    }

    fn add(&mut self, line: &'a str) {
        let (kind, places) = line.split_once(' ').unwrap_or((line, ""));
        self.places.entry(kind).or_default().extend(places.split(' '));
    }

    fn remove(&mut self, line: &'a str) {
        let (kind, places) = line.split_once(' ').unwrap_or((line, ""));
        if let Some(listed) = self.places.get_mut(kind) {
            places.split(' ').for_each(|place| _ = listed.remove(place));
        }
    }

    /// The lines reduced to what `other` does not list.
    fn without(&self, other: &Self) -> Vec<String> {
        let nothing = BTreeSet::new();
        let lines = self.places.iter().map(|(kind, places)| {
            let more = places.difference(other.places.get(kind).unwrap_or(&nothing));
            (kind, more.copied().collect::<Vec<_>>())
        });
        lines.filter(|(_, more)| !more.is_empty()).map(|(kind, more)| format!("{kind} {}", more.join(" "))).collect()
    }

    fn notation(&self) -> String {
        let lines = self.places.iter().filter(|(_, places)| !places.is_empty());
        let lines = lines.map(|(kind, places)| {
            let places: Vec<&str> = places.iter().copied().collect();
            format!("\n{kind} {}", places.join(" "))
        });
        [self.size.to_owned()].into_iter().chain(lines).collect()
    }
}

impl BoardDelta {
    /// The differences between two boards in notation; `None` if their sizes differ.
    pub fn between(before: &str, after: &str) -> Option<Self> {
        let (before, after) = (Listed::of(before), Listed::of(after));
        let same_size = before.size == after.size;
        same_size.then(|| BoardDelta(Delta { before: before.without(&after), after: after.without(&before) }))
    }

    /// The notation of a board after this change. The order of its lines may differ from that of
    /// [`super::Battlefield::to_notation`].
    pub fn apply(&self, notation: &str) -> String {
        let mut listed = Listed::of(notation);
        self.0.before.iter().for_each(|line| listed.remove(line));
        self.0.after.iter().for_each(|line| listed.add(line));
        listed.notation()
    }

    /// The inverse change.
    pub fn reversed(self) -> Self {
        BoardDelta(self.0.reversed())
    }
}
