//! What a journey costs its travellers, in words and as JSON. Days that cost the same share a line.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::check;
use super::travel::{Spent, number};
use crate::field::Name;
use crate::referee::{Check, Exertion, Itinerary, Strain, Toll};
use crate::ruleset::policy::{MountStrain, Throw};
use crate::say;
use crate::words::Message;

/// The most hours of strain listed one by one.
const MOST_LISTED: usize = 12;
/// The most checks listed one by one.
const MOST_CHECKS: usize = 6;
/// The most dice shown one by one.
const MOST_FACES: usize = 40;

/// The certain damage of one kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sum {
    points: u64,
    dice: BTreeMap<u32, u32>,
    pub(super) faces: Vec<u32>,
}

impl Sum {
    /// All certain damage of this kind, lethal or nonlethal.
    pub(super) fn of(itinerary: &Itinerary, spent: &Spent<'_>, lethal: bool) -> Self {
        Self::over(itinerary, spent, |strain| strain.lethal == lethal)
    }

    fn over(itinerary: &Itinerary, spent: &Spent<'_>, counts: impl Fn(&Strain) -> bool) -> Self {
        let mut sum = Sum::default();
        for (index, strain) in itinerary.strains.iter().enumerate().filter(|(_, strain)| counts(strain)) {
            sum.points = sum.points.saturating_add(strain.points());
            if let Some(Throw { dice, sides }) = strain.dice() {
                *sum.dice.entry(sides).or_default() += dice;
            }
            sum.faces.extend(spent.faces.and_then(|faces| faces.get(index)).into_iter().flatten());
        }
        sum
    }

    /// As in `3+4d6`; `None` if there is none.
    pub(super) fn expression(&self) -> Option<Message> {
        let dice = self.dice.iter().map(|(&sides, &dice)| Message::of(&Throw { dice, sides }));
        let points = (self.points > 0).then(|| Message::of(&self.points));
        let parts: Vec<Message> = dice.chain(points).collect();
        (!parts.is_empty()).then(|| Message::joined(parts, "+"))
    }

    pub(super) fn total(&self) -> u64 {
        self.points.saturating_add(self.faces.iter().map(|&face| u64::from(face)).sum())
    }

    /// The damage in a line; `each` if several take this much.
    fn line(&self, lethal: bool, rolled: bool, each: bool) -> Option<Message> {
        let expression = self.expression()?;
        let damage = if lethal { say!("travel-lethal") } else { say!("travel-nonlethal") };
        if rolled && !self.dice.is_empty() {
            let more = (self.faces.len() > MOST_FACES).then(|| "…".to_owned());
            let faces = self.faces.iter().take(MOST_FACES).map(u32::to_string).chain(more);
            let faces = faces.collect::<Vec<_>>().join(" ");
            return Some(say!("travel-damage-rolled", total = self.total(), damage, expression, faces));
        }
        Some(match (self.dice.is_empty(), each) {
            (true, false) => say!("travel-damage", expression, damage),
            (true, true) => say!("travel-damage-each", expression, damage),
            (false, false) => say!("travel-damage-dice", expression, damage),
            (false, true) => say!("travel-damage-dice-each", expression, damage),
        })
    }
}

/// All damage that is certain, for each traveller who makes their own checks.
pub(super) fn taken(itinerary: &Itinerary, spent: &Spent<'_>) -> Vec<Message> {
    let kind = |strain: &Strain| strain.parted.then_some(strain.beast);
    let mut each: Vec<_> = itinerary.strains.iter().map(|strain| (strain.who.as_ref(), kind(strain))).collect();
    each.sort_unstable();
    each.dedup();
    each.into_iter().filter_map(|(who, kind)| taken_by(itinerary, spent, (who, kind))).collect()
}

/// The damage this traveller takes, or all alike. If some ride and some walk, `of_beasts` says which of them is
/// meant.
fn taken_by(
    itinerary: &Itinerary,
    spent: &Spent<'_>,
    (who, of_beasts): (Option<&Name>, Option<bool>),
) -> Option<Message> {
    let of = |lethal: bool| {
        let counts = |strain: &Strain| of_beasts.is_none() || of_beasts == strain.parted.then_some(strain.beast);
        let sum = Sum::over(itinerary, spent, |strain| {
            strain.lethal == lethal && strain.who.as_ref() == who && counts(strain)
        });
        sum.line(lethal, spent.faces.is_some(), who.is_none() && spent.travellers > 1)
    };
    let taken: Vec<Message> = [of(true), of(false)].into_iter().flatten().collect();
    if taken.is_empty() {
        return None;
    }
    let damage = Message::and_list(taken);
    Some(match (who, itinerary.beasts) {
        (Some(who), _) => say!("travel-takes", who, damage),
        _ if of_beasts == Some(false) => say!("travel-in-all-on-foot", damage),
        _ if !itinerary.fatigued => say!("travel-in-all", damage),
        (_, Some(MountStrain::Shared)) => say!("travel-in-all-shared", damage),
        (_, Some(_)) => say!("travel-in-all-mount", damage),
        (_, None) => say!("travel-in-all-fatigued", damage),
    })
}

/// Consecutive days that cost the same: each hour of exertion, from 1, with its cost.
struct Days<T> {
    first: u32,
    last: u32,
    hours: Vec<(u64, T)>,
}

impl<T: PartialEq> Days<T> {
    /// The costs of each day, merged with those of the following days that are the same.
    fn of<'s>(strains: impl Iterator<Item = &'s Strain>, cost: impl Fn(&'s Strain) -> Option<T>) -> Vec<Self> {
        let mut days: Vec<Self> = Vec::new();
        for strain in strains {
            let Some(cost) = cost(strain) else { continue };
            let hour = (hour(strain), cost);
            match days.last_mut().filter(|day| day.first == strain.day) {
                // Mounts and those on foot beside them pay the same.
                Some(day) if strain.parted && day.hours.contains(&hour) => {}
                Some(day) => day.hours.push(hour),
                None => days.push(Days { first: strain.day, last: strain.day, hours: vec![hour] }),
            }
        }
        days.dedup_by(|next, before| {
            let same = before.last + 1 == next.first && before.hours == next.hours;
            if same {
                before.last = next.last;
            }
            same
        });
        days
    }
}

impl<T> Days<T> {
    /// Which days these are; `None` on a journey of one day.
    fn when(&self, itinerary: &Itinerary) -> Option<Message> {
        let (first, last) = (self.first, self.last);
        match itinerary.days() {
            0 | 1 => None,
            all if first == 1 && last == all => Some(say!("travel-each-day")),
            _ if first == last => Some(say!("travel-on-day", day = first)),
            _ => Some(say!("travel-on-days", first, last)),
        }
    }
}

/// The hour of travel that a strain begins, from 1.
fn hour(strain: &Strain) -> u64 {
    strain.at.rounded_up() + u64::from(strain.at.0.is_integer())
}

/// What wears the travellers down, in lines.
pub(super) fn strained(itinerary: &Itinerary) -> Vec<Message> {
    let strains = || itinerary.strains.iter();
    let points = Days::of(strains(), |strain| Some(strain.points()).filter(|points| *points > 0));
    let most = points.iter().flat_map(|days| days.hours.iter().map(|(_, points)| *points)).max();
    let hustling = hours(itinerary, &points, |points| say!("travel-points", points), most);
    let dice = |strain: &Strain| if let Toll::Dice(throw) = strain.toll { Some(throw) } else { None };
    let marching = hours(itinerary, &Days::of(strains(), dice), |throw| Message::of(&throw), None);
    let mut lines: Vec<Message> = hustling.map(|hours| say!("travel-hustling-costs", hours)).into_iter().collect();
    lines.extend(marching.map(|hours| say!("travel-marching-costs", hours)));

    let checks = strains().filter_map(|strain| Some((strain, strain.check()?)));
    // Rolled checks are listed hour by hour; open ones share a line.
    let (told, open): (Vec<_>, Vec<_>) =
        checks.partition(|(strain, check)| check.rolled.is_some() || strain.who.is_some());
    for (strain, check) in told.iter().take(MOST_CHECKS) {
        let day = (itinerary.days() > 1).then(|| say!("travel-on-day", day = strain.day));
        let hour = Some(say!("travel-hour", hour = hour(strain)));
        let when = Message::list([day, hour, strain.who.as_ref().map(Message::of)].into_iter().flatten());
        lines.push(say!("travel-check-at", hour = when.capitalized(), check = check::sentence(check)));
    }
    if told.len() > MOST_CHECKS {
        let dc = told.last().and_then(|(_, check)| check.dc).unwrap_or_default();
        lines.push(say!("travel-more-checks", more = told.len() - MOST_CHECKS, dc));
    }
    let mut kinds: Vec<&Check> = Vec::new();
    for (_, check) in &open {
        if kinds.iter().all(|other| other.kind != check.kind) {
            kinds.push(check);
        }
    }
    for of_kind in kinds {
        let unmade = open.iter().filter(|(_, check)| check.kind == of_kind.kind).map(|(strain, _)| *strain);
        let days = Days::of(unmade, |strain| strain.check().and_then(|check| check.dc));
        lines.extend(days.iter().take(MOST_CHECKS).map(|days| to_make(itinerary, days, of_kind)));
        if let Some((_, dc)) = days.last().and_then(|days| days.hours.last()).filter(|_| days.len() > MOST_CHECKS) {
            let more = days[MOST_CHECKS..].iter().map(|days| days.hours.len()).sum::<usize>();
            lines.push(say!("travel-more-checks", more, dc));
        }
    }
    lines
}

/// The checks of these days, with the DC of each hour.
fn to_make(itinerary: &Itinerary, days: &Days<i32>, check: &Check) -> Message {
    let dcs = Message::and_list(days.hours.iter().map(|(_, dc)| dc));
    let (when, against) = match &days.hours[..] {
        [(hour, _)] => (say!("travel-hour", hour), say!("check-dc", dc = dcs)),
        several => {
            let hours = Message::and_list(several.iter().map(|(hour, _)| hour));
            (say!("travel-at-hours", hours), say!("check-dc-each-hour", dcs))
        }
    };
    let when = Message::list([days.when(itinerary), Some(when)].into_iter().flatten()).capitalized();
    say!("travel-check-at", hour = when, check = check::sentence_against(check, against))
}

/// As in `each day, hour 2, 1 point; hour 3, 2 points`: the first dozen, and how many more there are.
fn hours<T: Copy>(
    itinerary: &Itinerary,
    days: &[Days<T>],
    told: impl Fn(T) -> Message,
    most: Option<T>,
) -> Option<Message> {
    let of_days = |days: &Days<T>| -> Vec<Message> {
        let mut when = days.when(itinerary);
        let item = |(hour, cost): &(u64, T)| {
            let parts = [when.take(), Some(say!("travel-hour", hour)), Some(told(*cost))];
            Message::list(parts.into_iter().flatten())
        };
        days.hours.iter().map(item).collect()
    };
    let mut items: Vec<Message> = days.iter().flat_map(of_days).collect();
    let more = items.len().saturating_sub(MOST_LISTED);
    items.truncate(MOST_LISTED);
    if more > 0 {
        items.push(match most {
            Some(most) => say!("travel-and-more-up-to", more, most = told(most)),
            None => say!("travel-and-more", more),
        });
    }
    (!items.is_empty()).then(|| Message::joined(items, "; "))
}

/// An hour of exertion as JSON.
pub(super) fn strain_json(strain: &Strain) -> Value {
    let exertion = match strain.exertion {
        Exertion::Hustle => "hustle",
        Exertion::March => "forced-march",
    };
    json!({
        "day": strain.day,
        "at": number(strain.at.0),
        "exertion": exertion,
        "nth": strain.nth,
        "creature": strain.who,
        "points": strain.points(),
        "dice": strain.dice().map(|throw| throw.to_string()),
        "dc": strain.check().and_then(|check| check.dc),
        "lethal": strain.lethal,
        "mount": strain.beast,
        "rule": strain.rule.word(),
    })
}
