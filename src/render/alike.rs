//! Creatures that share a row of the legend: same name and side, with different numbers.

use super::initials::numbered;
use super::{Scene, Token};
use crate::grid::{Area, Height};

/// A row in a list of creatures.
pub(super) enum Row<'a> {
    /// One creature, by its index in the scene.
    One(usize),
    /// Several alike, in scene order.
    Group(Group<'a>),
}

/// Creatures that differ only in their numbers.
pub(super) struct Group<'a> {
    /// Their indices in the scene.
    pub(super) members: Vec<usize>,
    /// Their name without the number.
    pub(super) base: &'a str,
    /// Their numbers in runs: `1–12, 14`.
    pub(super) numbers: String,
    /// The same as one run, even if other creatures have numbers within it: `1–14`.
    pub(super) span: String,
    /// Whether they share their squares with others, so that only their position identifies them.
    pub(super) stacked: bool,
}

/// The rows for these tokens, in order: at least `fold` tokens that are alike share one.
pub(super) fn rows<'a>(scene: &'a Scene, initials: &[String], seen: &[usize], fold: usize) -> Vec<Row<'a>> {
    let keys: Vec<Option<Key>> = seen.iter().map(|&nth| Key::of(scene, nth, &initials[nth])).collect();
    let mut rows = Vec::new();
    for (own, &nth) in keys.iter().zip(seen) {
        let alike = seen.iter().zip(&keys).filter(|(_, other)| own.is_some() && *other == own);
        let members: Vec<usize> = alike.map(|(nth, _)| *nth).collect();
        let Some(own) = own.as_ref().filter(|_| members.len() >= fold.max(2)) else {
            rows.push(Row::One(nth));
            continue;
        };
        if members.first() == Some(&nth) {
            let parts = members.iter().filter_map(|&nth| numbered(&scene.tokens[nth].name));
            let (bases, mut numbers): (Vec<&str>, Vec<u32>) = parts.unzip();
            numbers.sort_unstable();
            let (base, stacked) = (bases.first().copied().unwrap_or_default(), own.place.is_some());
            let ends = numbers.first().zip(numbers.last());
            let span = ends.map(|(first, last)| run((*first, *last))).unwrap_or_default();
            rows.push(Row::Group(Group { members, base, numbers: runs(&numbers), span, stacked }));
        }
    }
    rows
}

/// What the tokens of one row have in common.
#[derive(PartialEq, Eq)]
struct Key {
    base: String,
    side: String,
    letter: char,
    /// Where they are, if they share their squares.
    place: Option<(Area, Height)>,
    /// Whether they are the ones that the picture is about.
    acting: bool,
}

impl Key {
    /// `None` for a token that needs its own row.
    fn of(scene: &Scene, nth: usize, initials: &str) -> Option<Self> {
        let token = &scene.tokens[nth];
        let (base, number) = numbered(&token.name).filter(|_| !stands_out(token))?;
        let letter = initials.chars().next().filter(|letter| initials == format!("{letter}{number}"))?;
        let area = scene.on_board(token.placement)?;
        let place = (scene.sharing(area) > 1).then_some((area, token.altitude));
        Some(Key {
            base: base.to_lowercase(),
            side: token.side.trim().to_lowercase(),
            letter,
            place,
            acting: token.acting,
        })
    }
}

fn stands_out(token: &Token) -> bool {
    token.turn || token.owner.is_some() || token.rides.is_some()
}

/// Sorted numbers as `1–12, 14`.
fn runs(numbers: &[u32]) -> String {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for &number in numbers {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 >= number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    runs.into_iter().map(run).collect::<Vec<_>>().join(", ")
}

fn run((first, last): (u32, u32)) -> String {
    if first == last { first.to_string() } else { format!("{first}–{last}") }
}
