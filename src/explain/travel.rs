//! Journeys in words and as JSON.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::check;
use super::citation::{by_rules, rules_json};
use super::facts::cannot_go;
use super::phrase::book;
use super::toll::{Sum, strain_json, strained, taken};
use crate::field::{Name, Power};
use crate::grid::{Feet, Hours, Miles, Share};
use crate::referee::{
    Carrier, Covered, Dash, Itinerary, Journey, Length, MOST_DAYS, Ride, TravelFact, TravelPace, Verdict,
};
use crate::ruleset::{RuleId, Ruleset};
use crate::say;
use crate::words::{Length as Figure, Message};

/// The most days ending in a rest to list one by one.
const MOST_NIGHTS: usize = 3;

/// The dice of a journey.
#[derive(Clone, Copy, Debug)]
pub struct Spent<'a> {
    /// The faces of each strain's dice; `None` if several creatures each roll their own.
    pub faces: Option<&'a [Vec<u32>]>,
    /// How many travel together; 0 if nobody is from the table.
    pub travellers: usize,
}

/// The result of a journey, line by line.
#[must_use]
pub fn travelled(ruleset: &Ruleset, journey: &Journey, itinerary: &Itinerary, spent: &Spent<'_>) -> Vec<Message> {
    let mut lines = vec![headline(journey, itinerary)];
    lines.extend(taken(itinerary, spent));
    if itinerary.legs.len() > 1 {
        lines.extend(itinerary.legs.iter().zip(&journey.legs).map(|(covered, leg)| {
            let Covered { miles, hours, per_hour, .. } = covered;
            if let Some(ride) = leg.ride {
                return say!("travel-part-over", ground = rides(ride).capitalized(), miles, hours, per_hour);
            }
            match ground(itinerary, leg) {
                None => say!("travel-part", miles, hours, per_hour),
                Some(ground) if leg.pace == TravelPace::Hustle => {
                    say!("travel-part-hustling", ground, miles, hours, per_hour)
                }
                Some(ground) => say!("travel-part-over", ground, miles, hours, per_hour),
            }
        }));
    }
    if itinerary.verdict != Verdict::Illegal {
        lines.extend(by_day(itinerary));
    }
    let rests = |fact: &TravelFact| matches!(fact, TravelFact::HasToRest { .. });
    let nights = itinerary.findings.iter().filter(|(_, fact)| rests(fact)).count();
    // The first few nights show how it goes.
    let few = itinerary.findings.iter().filter(|(_, fact)| rests(fact)).take(MOST_NIGHTS);
    let others = itinerary.findings.iter().filter(|(_, fact)| !rests(fact));
    lines.extend(others.chain(few).map(|(_, fact)| sentence(ruleset, fact).capitalized()));
    if nights > MOST_NIGHTS {
        lines.push(say!("travel-more-nights", days = nights - MOST_NIGHTS));
    }
    lines.extend(strained(itinerary));
    lines.push(by_rules(ruleset, &itinerary.rules));
    lines.retain(|line| !line.is_empty());
    lines
}

fn headline(journey: &Journey, itinerary: &Itinerary) -> Message {
    let Some(rate) = itinerary.rate.as_ref().filter(|_| itinerary.verdict != Verdict::Illegal) else {
        return say!("travel-refused");
    };
    let (miles, hours) = (itinerary.miles(), itinerary.hours());
    let mut parts = vec![match itinerary.days() {
        0 | 1 => say!("travel-covers", miles, hours),
        days => say!("travel-covers-days", miles, hours, days),
    }];
    let rides_all = journey.legs.iter().all(|leg| leg.ride.is_some());
    parts.extend(match (&journey.carrier, rate.speed) {
        _ if rides_all => None,
        (Carrier::Mounts(mounts), _) => Some(match &mounts[..] {
            [first, others @ ..] if others.iter().all(|other| other.mount == first.mount) => {
                say!("travel-on-mount", mount = first.mount)
            }
            _ => say!("travel-on-mounts"),
        }),
        (Carrier::Mixed { .. }, None) => Some(say!("travel-on-mounts")),
        (Carrier::Vehicle(vehicle), _) => Some(say!("travel-by-vehicle", vehicle)),
        (_, Some(speed)) => Some(say!("travel-at-speed", speed = speed.bare())),
        (_, None) => None,
    });
    if let ([covered], [leg]) = (&itinerary.legs[..], &journey.legs[..]) {
        parts.extend(ground(itinerary, leg).map(|ground| say!("travel-over", ground)));
        parts.extend((leg.pace == TravelPace::Hustle).then(|| say!("travel-at-hustle")));
        parts.push(say!("travel-an-hour", miles = covered.per_hour));
    }
    let all = Message::joined(parts, " ");
    match &rate.slowest {
        Some(who) => say!("travel-headline-slowest", all, who),
        None => say!("travel-headline", all),
    }
}

/// `on a light horse`, `by keelboat`.
fn rides(ride: Ride) -> Message {
    match ride {
        Ride::Mount(mount) => say!("travel-on-mount", mount),
        Ride::Vehicle(vehicle) => say!("travel-by-vehicle", vehicle),
    }
}

/// As in `forest, trackless`, if terrain makes a difference.
fn ground(itinerary: &Itinerary, leg: &crate::referee::Leg) -> Option<Message> {
    let (land, road) = (leg.land, leg.road);
    itinerary.rules.contains(&RuleId::TravelTerrain).then(|| match leg.impeded {
        true => say!("travel-ground-impeded", land, road),
        false => say!("travel-ground", land, road),
    })
}

/// A way of moving and its grade in words: `fly lesser`.
fn spoken(way: &str) -> Message {
    match way.split_once('-') {
        Some((mode, grade)) => {
            say!("travel-way", mode = Message::term("mode", mode), grade = Message::term("grade", grade))
        }
        None => Message::term("mode", way),
    }
}

/// The result of each day, if there are several.
fn by_day(itinerary: &Itinerary) -> Option<Message> {
    let mut days: BTreeMap<u32, (Miles, Hours)> = BTreeMap::new();
    for stretch in &itinerary.stretches {
        let (miles, hours) = days.entry(stretch.day).or_default();
        (*miles, *hours) = (*miles + stretch.miles, *hours + stretch.to.less(stretch.from));
    }
    if let Some((miles, hours)) =
        days.values().next().filter(|first| days.len() > 1 && days.values().all(|day| day == *first))
    {
        return Some(say!("travel-days-alike", days = days.len(), miles, hours));
    }
    let (last, end) = days.pop_last().filter(|_| !days.is_empty())?;
    let last = day(&last, &end);
    let ((miles, hours), alike) = days.values().next().map(|first| (first, days.values().all(|day| day == first)))?;
    if alike && days.len() > 1 {
        return Some(say!("travel-days-then", days = days.len(), miles, hours, last));
    }
    let listed = days.iter().take(10).map(|(number, covered)| day(number, covered));
    let listed = Message::joined(listed, "; ").capitalized();
    Some(match days.len() > 10 {
        true => say!("travel-days-listed-on", days = listed, last),
        false => say!("travel-days-listed", days = listed, last),
    })
}

/// A day, with its distance and duration.
fn day(day: &u32, (miles, hours): &(Miles, Hours)) -> Message {
    say!("travel-day", day, miles, hours)
}

fn name(who: Option<&Name>) -> Message {
    who.map_or_else(|| say!("travel-somebody"), Message::of)
}

/// A fact in a sentence.
fn sentence(ruleset: &Ruleset, fact: &TravelFact) -> Message {
    let book = book(ruleset);
    match fact {
        TravelFact::NoMiles { speed, printed } => {
            // The unit stands once, after the last figure.
            let last = printed.len().saturating_sub(1);
            let printed = printed.iter().enumerate();
            let printed = Message::list(printed.map(|(at, feet)| Figure { unit: at == last, ..feet.bare() }));
            say!("travel-no-miles", book, printed, speed)
        }
        TravelFact::NoSpeed { who } => say!("travel-speedless", who = name(who.as_ref())),
        TravelFact::Overloaded { who } => say!("travel-overloaded", who = name(who.as_ref())),
        TravelFact::Still { who, condition } => say!("travel-still", who = name(who.as_ref()), condition),
        TravelFact::UnknownWay { way } => {
            let mode = way.split('-').next().unwrap_or(way);
            let ways = || ruleset.travel_modes.value.keys();
            // Somebody who names a grade of flight has no use for those of climbing.
            let alike = |other: &&String| other.split('-').next() == Some(mode);
            let near =
                if ways().any(|other| alike(&other)) { ways().filter(alike).collect() } else { Vec::from_iter(ways()) };
            let known = Message::list(near.into_iter().map(|way| spoken(way)));
            let graded = ruleset.travel_modes.value.keys().any(|other| other.starts_with(way.as_str()));
            match known.is_empty() {
                true => say!("travel-no-ways", book, way = spoken(way)),
                false if graded => say!("travel-unknown-grade", book),
                false => say!("travel-unknown-way", book, way = spoken(way), known),
            }
        }
        TravelFact::UselessWay { way } => say!("travel-useless-way", way = spoken(way).capitalized()),
        TravelFact::OnlyTrees { land } => say!("travel-only-trees", land),
        TravelFact::OnlyCliffs => say!("travel-only-cliffs"),
        TravelFact::CountsAsWalk { way } => say!("travel-counts-as-walk", way = spoken(way)),
        TravelFact::NoTerrain => say!("travel-no-terrain"),
        TravelFact::UnknownMount { mount, known } => match known.is_empty() {
            true => say!("travel-no-mounts", book),
            false => {
                let known = Message::choices("mount", known.iter().map(|mount| mount.word()));
                say!("travel-unknown-mount", book, mount, known)
            }
        },
        TravelFact::MountOverloaded { mount, most } => say!("travel-mount-overloaded", mount, most),
        TravelFact::NoRun => say!("travel-no-run"),
        TravelFact::NoHustle => say!("travel-no-hustle"),
        TravelFact::UnknownImpeded => say!("travel-unknown-impeded", book),
        TravelFact::ImpededForWalkers => say!("travel-impeded-for-walkers"),
        TravelFact::DayTooLong { most } => say!("travel-day-too-long", most),
        TravelFact::NoRiverBoat => say!("travel-no-river-boat"),
        TravelFact::UnknownRoundTheClock => say!("travel-unknown-round-the-clock", book),
        TravelFact::TrailOfNoUse => say!("travel-trail-of-no-use"),
        TravelFact::DayIsLess { day } => say!("travel-day-is-less", day),
        TravelFact::FloatsOn => say!("travel-floats-on"),
        TravelFact::HasToRest { day, at } => say!("travel-has-to-rest", day, at),
        TravelFact::NotThere { left: Some(miles), .. } => say!("travel-miles-left", miles),
        TravelFact::NotThere { legs, left: None } => say!("travel-not-there", legs),
        TravelFact::CouldFloat { hours, day } => say!("travel-could-float", hours, day = day.0.to_string()),
        TravelFact::UnknownRun => say!("travel-unknown-run", book),
        TravelFact::TooFar => say!("travel-too-far", days = MOST_DAYS),
    }
}

/// A finding as JSON. `text` is the older name of its sentence.
fn found(ruleset: &Ruleset, rule: RuleId, fact: &TravelFact) -> Value {
    let message = sentence(ruleset, fact).capitalized();
    json!({"rule": rule.word(), "message": message, "text": message})
}

/// The result of a journey as JSON.
#[must_use]
pub fn travelled_json(ruleset: &Ruleset, journey: &Journey, itinerary: &Itinerary, spent: &Spent<'_>) -> Value {
    let (lethal, nonlethal) = (Sum::of(itinerary, spent, true), Sum::of(itinerary, spent, false));
    let rolled = |sum: &Sum| spent.faces.map(|_| sum.total());
    let reasons = itinerary.findings.iter().filter(|(_, fact)| fact.refuses());
    let reasons = reasons.map(|(rule, fact)| found(ruleset, *rule, fact));
    let notes = itinerary.findings.iter().filter(|(_, fact)| !fact.refuses());
    let notes = notes.map(|(rule, fact)| found(ruleset, *rule, fact));
    let legs = itinerary.legs.iter().zip(&journey.legs).map(|(covered, leg)| {
        json!({
            "terrain": leg.land.word(),
            "road": leg.road.word(),
            "pace": leg.pace.word(),
            "impeded": leg.impeded,
            "by": leg.ride.map(|ride| match ride {
                Ride::Mount(mount) => mount.word(),
                Ride::Vehicle(vehicle) => vehicle.word(),
            }),
            "miles": number(covered.miles.0),
            "hours": number(covered.hours.0),
            "factor": number(covered.share),
            "miles_per_hour": number(covered.per_hour.0),
            "arrives": arrives(leg.length, covered.miles, covered.hours),
        })
    });
    let checks = itinerary.strains.iter().filter_map(|strain| {
        let mut json = check::json(strain.check()?);
        json["day"] = json!(strain.day);
        json["at"] = json!(number(strain.at.0));
        Some(json)
    });
    let rate = itinerary.rate.as_ref();
    json!({
        "ruleset": ruleset.id,
        "action": "travel",
        "verdict": verdict(itinerary.verdict),
        "miles": number(itinerary.miles().0),
        "hours": number(itinerary.hours().0),
        "days": itinerary.days(),
        "miles_per_hour": rate.map(|rate| number(rate.hour.0)),
        "current": journey.current.map(|current| number(current.0)),
        "miles_per_day": rate.map(|rate| number(rate.day.0)),
        "speed": rate.and_then(|rate| rate.speed),
        "slowest": rate.and_then(|rate| rate.slowest.as_ref()),
        "water": rate.is_some_and(|rate| matches!(rate.power, Some(Power::Rowed | Power::Sailed))),
        "legs": legs.collect::<Vec<_>>(),
        "nonlethal": nonlethal.expression(),
        "nonlethal_damage": rolled(&nonlethal),
        "lethal": lethal.expression(),
        "lethal_damage": rolled(&lethal),
        "rolls": lethal.faces.iter().chain(&nonlethal.faces).collect::<Vec<_>>(),
        "fatigued": itinerary.fatigued,
        "strain": itinerary.strains.iter().map(strain_json).collect::<Vec<_>>(),
        "checks": checks.collect::<Vec<_>>(),
        "reasons": reasons.collect::<Vec<_>>(),
        "notes": notes.collect::<Vec<_>>(),
        "rules": rules_json(ruleset, &itinerary.rules),
    })
}

fn arrives(length: Length, miles: Miles, hours: Hours) -> bool {
    match length {
        Length::Miles(wanted) => miles >= wanted,
        Length::Hours(wanted) => hours >= wanted,
        Length::Open => true,
    }
}

fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Legal => "legal",
        Verdict::Illegal => "illegal",
        Verdict::NeedsCheck => "needs-check",
    }
}

/// A whole number if it is one, otherwise a decimal.
pub(super) fn number(share: Share) -> Value {
    if share.is_integer() { json!(share.to_integer()) } else { json!(Miles(share).decimal()) }
}

/// How far a creature gets in a number of rounds, line by line.
#[must_use]
pub fn dashed(ruleset: &Ruleset, dash: &Dash, who: Option<&Name>) -> Vec<Message> {
    let runs = dash.rules.contains(&RuleId::Run);
    let mut lines = Vec::new();
    if dash.verdict == Verdict::Illegal {
        let book = book(ruleset);
        lines.extend(who.into_iter().flat_map(|who| dash.refusals.iter().map(|it| cannot_go(ruleset, who, it))));
        let unsaid = lines.is_empty();
        lines.extend(unsaid.then(|| match dash.a_round == Feet(0) && runs {
            true => say!("dash-nobody-runs", book),
            false => say!("dash-nobody-gets-anywhere", book),
        }));
    } else {
        let who = match who {
            Some(who) => Message::of(who),
            None if runs => say!("dash-runner"),
            None => say!("dash-traveler"),
        };
        let rounds = match dash.asked {
            1 => say!("dash-rounds", rounds = 1),
            asked if dash.rounds < asked => say!("dash-rounds-of", rounds = dash.rounds, asked),
            _ => say!("dash-rounds", rounds = dash.rounds),
        };
        lines.push(say!("dash-covers", who, feet = dash.feet(), rounds, a_round = dash.a_round));
    }
    if let Some(free) = dash.free {
        lines.push(say!("dash-free", free));
    } else if runs && dash.verdict == Verdict::Legal {
        lines.push(say!("dash-free-unknown"));
    }
    lines.extend(dash.checks.iter().rev().take(1).map(|(round, one)| {
        let check = check::sentence(one);
        say!("dash-check", round, check)
    }));
    lines.push(by_rules(ruleset, &dash.rules));
    lines.retain(|line| !line.is_empty());
    lines
}

/// How far a creature gets in a number of rounds, as JSON.
#[must_use]
pub fn dashed_json(ruleset: &Ruleset, dash: &Dash) -> Value {
    let checks = dash.checks.iter().map(|(round, one)| {
        let mut json = check::json(one);
        json["round"] = json!(round);
        json
    });
    json!({
        "ruleset": ruleset.id,
        "action": "travel",
        "verdict": verdict(dash.verdict),
        "feet": dash.feet(),
        "feet_a_round": dash.a_round,
        "rounds": dash.rounds,
        "asked": dash.asked,
        "free_rounds": dash.free,
        "miles": Miles(Share::new(dash.feet().0.into(), 5_280)).decimal(),
        "hours": f64::from(dash.rounds) / 600.0,
        "nonlethal": Value::Null,
        "fatigued": dash.is_tired(),
        "checks": checks.collect::<Vec<_>>(),
        "rules": rules_json(ruleset, &dash.rules),
    })
}
