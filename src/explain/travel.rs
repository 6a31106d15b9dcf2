//! Journeys in words and as JSON.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::check;
use super::fact::capital;
use super::{by_rules, rules_json};
use crate::field::{Name, Power};
use crate::grid::{Feet, Hours, Miles, Share};
use crate::referee::{
    Carrier, Dash, Exertion, Itinerary, Journey, Length, MOST_DAYS, Strain, Toll, TravelFact, TravelPace, Verdict,
};
use crate::ruleset::policy::{MountStrain, Throw};
use crate::ruleset::{RuleId, Ruleset};
use crate::words::Words;

/// So many hours that wear somebody down are told one by one.
const MOST_TOLD: usize = 12;
/// So many days are told one by one that end with a rest.
const MOST_NIGHTS: usize = 3;
/// So many dice are shown one by one.
const MOST_FACES: usize = 40;

/// What the dice of a journey came to.
#[derive(Clone, Copy, Debug)]
pub struct Spent<'a> {
    /// What each die of each strain showed; `None` where each of several rolls its own.
    pub faces: Option<&'a [Vec<u32>]>,
    /// How many travel together; 0 for nobody of the table.
    pub travellers: usize,
}

/// What is sure to be taken of one kind of damage.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Sum {
    points: u64,
    dice: BTreeMap<u32, u32>,
    faces: Vec<u32>,
}

impl Sum {
    fn of(itinerary: &Itinerary, spent: &Spent<'_>, lethal: bool) -> Self {
        let mut sum = Sum::default();
        for (index, strain) in itinerary.strains.iter().enumerate().filter(|(_, strain)| strain.lethal == lethal) {
            sum.points = sum.points.saturating_add(strain.points());
            if let Some(Throw { dice, sides }) = strain.dice() {
                *sum.dice.entry(sides).or_default() += dice;
            }
            sum.faces.extend(spent.faces.and_then(|faces| faces.get(index)).into_iter().flatten());
        }
        sum
    }

    /// `3+4d6`; `None` if there is nothing.
    fn expression(&self) -> Option<String> {
        let dice = self.dice.iter().map(|(&sides, &dice)| Throw { dice, sides }.to_string());
        let points = (self.points > 0).then(|| self.points.to_string());
        let parts: Vec<String> = dice.chain(points).collect();
        (!parts.is_empty()).then(|| parts.join("+"))
    }

    fn total(&self) -> u64 {
        self.points.saturating_add(self.faces.iter().map(|&face| u64::from(face)).sum())
    }

    fn told(&self, kind: &str, spent: &Spent<'_>) -> Option<String> {
        let expression = self.expression()?;
        let rolled = spent.faces.is_some() && !self.dice.is_empty();
        let mut faces: Vec<String> = self.faces.iter().take(MOST_FACES).map(u32::to_string).collect();
        if self.faces.len() > MOST_FACES {
            faces.push("…".to_owned());
        }
        let each = if spent.travellers > 1 { " each" } else { "" };
        Some(match rolled {
            true => format!("{} {kind} damage ({expression}: {})", self.total(), faces.join(" ")),
            false if self.dice.is_empty() => format!("{expression} {kind} damage{each}"),
            false => format!("{expression} of {kind} damage{each}"),
        })
    }
}

/// What a journey comes to, line by line.
#[must_use]
pub fn travelled(ruleset: &Ruleset, journey: &Journey, itinerary: &Itinerary, spent: &Spent<'_>) -> Vec<Words> {
    let mut lines = vec![headline(journey, itinerary)];
    lines.extend(taken(itinerary, spent));
    if itinerary.legs.len() > 1 {
        lines.extend(itinerary.legs.iter().zip(&journey.legs).map(|(covered, leg)| {
            let hustled = if leg.pace == TravelPace::Hustle { ", hustling" } else { "" };
            let ground = ground(itinerary, leg).map_or(String::new(), |ground| format!("{ground}{hustled}: "));
            format!("- {ground}{} in {} ({} an hour)", covered.miles, covered.hours, covered.per_hour)
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
    lines.extend(others.chain(few).map(|(_, fact)| capital(&told(ruleset, fact))));
    if nights > MOST_NIGHTS {
        lines.push(format!("So do {} more days.", nights - MOST_NIGHTS));
    }
    lines.extend(strained(itinerary));
    lines.push(by_rules(ruleset, &itinerary.rules).to_string());
    lines.retain(|line| !line.is_empty());
    lines.into_iter().map(Words::from).collect()
}

fn headline(journey: &Journey, itinerary: &Itinerary) -> String {
    let Some(rate) = itinerary.rate.as_ref().filter(|_| itinerary.verdict != Verdict::Illegal) else {
        return "Nobody travels like that.".to_owned();
    };
    let by = match (&journey.carrier, rate.speed) {
        (Carrier::Mount(mount, _), _) => format!(" on a {}", spoken(mount.word())),
        (Carrier::Vehicle(vehicle), _) => format!(" by {}", spoken(vehicle.word())),
        (_, Some(speed)) => format!(" at speed {}", speed.0),
        (_, None) => String::new(),
    };
    let days = match itinerary.days() {
        0 | 1 => String::new(),
        days => format!(", {days} days"),
    };
    let slowest = rate.slowest.as_ref().map_or(String::new(), |who| format!(" {who} is the slowest."));
    let only = match (&itinerary.legs[..], &journey.legs[..]) {
        ([covered], [leg]) => {
            let pace = if leg.pace == TravelPace::Hustle { " at a hustle" } else { "" };
            let ground = ground(itinerary, leg).map_or(String::new(), |ground| format!(" over {ground}"));
            format!("{ground}{pace} ({} an hour)", covered.per_hour)
        }
        _ => String::new(),
    };
    format!("{} in {}{days}{by}{only}.{slowest}", itinerary.miles(), itinerary.hours())
}

/// `forest, trackless`, where land makes a difference.
fn ground(itinerary: &Itinerary, leg: &crate::referee::Leg) -> Option<String> {
    let by_land = itinerary.rules.contains(&RuleId::TravelTerrain);
    let impeded = if leg.impeded { ", impeded" } else { "" };
    by_land.then(|| format!("{}, {}{impeded}", leg.land.word(), leg.road.word()))
}

fn spoken(word: &str) -> String {
    word.replace('-', " ")
}

/// What each day comes to, if there are several.
fn by_day(itinerary: &Itinerary) -> Option<String> {
    let mut days: BTreeMap<u32, (Miles, Hours)> = BTreeMap::new();
    for stretch in &itinerary.stretches {
        let (miles, hours) = days.entry(stretch.day).or_default();
        (*miles, *hours) = (*miles + stretch.miles, *hours + stretch.to.less(stretch.from));
    }
    if let Some((miles, hours)) =
        days.values().next().filter(|first| days.len() > 1 && days.values().all(|day| day == *first))
    {
        return Some(format!("Days 1 to {}: {miles} in {hours} each.", days.len()));
    }
    let (last, (miles, hours)) = days.pop_last().filter(|_| !days.is_empty())?;
    let (first, rest) = days.values().next().map(|first| (*first, days.values().all(|day| day == first)))?;
    let same = rest.then(|| match days.len() {
        1 => format!("Day 1: {} in {}", first.0, first.1),
        many => format!("Days 1 to {many}: {} in {} each", first.0, first.1),
    });
    let told = same.unwrap_or_else(|| {
        let told = days.iter().take(10).map(|(day, (miles, hours))| format!("day {day}: {miles} in {hours}"));
        let more = if days.len() > 10 { ", and so on" } else { "" };
        capital(&(told.collect::<Vec<_>>().join(", ") + more))
    });
    Some(format!("{told}; day {last}: {miles} in {hours}."))
}

/// What wears the travellers down, in lines.
fn strained(itinerary: &Itinerary) -> Vec<String> {
    let mut lines = Vec::new();
    let hour = |strain: &Strain| {
        let day = if itinerary.days() > 1 { format!("day {}, ", strain.day) } else { String::new() };
        format!("{day}hour {}", strain.at.begun() + u64::from(strain.at.0.is_integer()))
    };
    let points: Vec<&Strain> = itinerary.strains.iter().filter(|strain| strain.points() > 0).collect();
    let told = points.iter().map(|strain| format!("{}, {}", hour(strain), about_points(strain))).collect();
    let most = points.iter().max_by_key(|strain| strain.points()).map(|strain| about_points(strain));
    lines.extend(shortened(told, most).map(|told| format!("Hustling costs {told}.")));
    let dice = itinerary.strains.iter().filter(|strain| matches!(strain.toll, Toll::Dice(_)));
    let dice: Vec<String> = dice.map(|strain| format!("{}, {}", hour(strain), about_dice(strain))).collect();
    lines.extend(shortened(dice, None).map(|told| format!("Marching on costs {told}.")));
    let checks: Vec<&Strain> = itinerary.strains.iter().filter(|strain| strain.check().is_some()).collect();
    for strain in checks.iter().take(6) {
        let told = strain.check().map(check::told).unwrap_or_default();
        lines.push(format!("{}: {told}", capital(&hour(strain))));
    }
    if checks.len() > 6 {
        let more = checks.len() - 6;
        let last = checks.last().and_then(|strain| strain.check()?.dc).unwrap_or_default();
        lines.push(format!("And {more} more checks, up to DC {last}."));
    }
    lines
}

/// What everything comes to that is sure to be taken.
fn taken(itinerary: &Itinerary, spent: &Spent<'_>) -> Option<String> {
    let (lethal, nonlethal) = (Sum::of(itinerary, spent, true), Sum::of(itinerary, spent, false));
    let taken = [lethal.told("lethal", spent), nonlethal.told("nonlethal", spent)];
    let taken: Vec<String> = taken.into_iter().flatten().collect();
    if taken.is_empty() {
        return None;
    }
    let fatigued = match itinerary.beasts {
        _ if !itinerary.fatigued => "",
        Some(MountStrain::Shared) => " to the rider, and rider and mount are fatigued until that is healed",
        Some(_) => ", and the mount is fatigued",
        None => ", and fatigued until that is healed",
    };
    Some(format!("In all {}{fatigued}.", taken.join(" and ")))
}

/// The first dozen of a list, and how many more there are.
fn shortened(mut told: Vec<String>, most: Option<String>) -> Option<String> {
    let more = told.len().saturating_sub(MOST_TOLD);
    told.truncate(MOST_TOLD);
    if more > 0 {
        let most = most.map_or(String::new(), |most| format!(", up to {most}"));
        told.push(format!("and {more} more times{most}"));
    }
    (!told.is_empty()).then(|| told.join("; "))
}

fn about_points(strain: &Strain) -> String {
    match strain.points() {
        1 => "1 point".to_owned(),
        points => format!("{points} points"),
    }
}

fn about_dice(strain: &Strain) -> String {
    strain.dice().map_or_else(String::new, |throw| throw.to_string())
}

/// A list of feet or mounts as people say it.
fn list<T: ToString>(all: impl IntoIterator<Item = T>) -> String {
    all.into_iter().map(|one| one.to_string()).collect::<Vec<_>>().join(", ")
}

fn name(who: Option<&Name>) -> &str {
    who.map_or("somebody", Name::as_str)
}

/// A fact in a sentence.
fn told(ruleset: &Ruleset, fact: &TravelFact) -> String {
    let book = &ruleset.called;
    match fact {
        TravelFact::NoMiles { speed, printed } => {
            let printed = list(printed.iter().map(|feet| feet.0));
            format!(
                "{book} prints miles for speeds of {printed} ft, and none for {speed}: miles-per-hour tells what the GM says, or \
                 /table house-rule rule:travel-between value:proportional fills the gaps."
            )
        }
        TravelFact::NoSpeed { who } => format!("{} has no speed, and gets nowhere.", name(who.as_ref())),
        TravelFact::Overloaded { who } => {
            format!("{} carries more than a heavy load: nobody travels with that.", name(who.as_ref()))
        }
        TravelFact::Still { who, condition } => {
            format!("{} is {} and cannot travel.", name(who.as_ref()), condition.word())
        }
        TravelFact::UnknownWay { way } => {
            let known = list(ruleset.travel_modes.is.keys());
            let graded = ruleset.travel_modes.is.keys().any(|other| other.starts_with(way.as_str()));
            match known.is_empty() {
                true => format!("{book} has no miles for {}: miles-per-hour tells what the GM says.", spoken(way)),
                false if graded => {
                    format!("{book} has miles for each grade of it, {known}: say which, such as mode:fly grade:greater.")
                }
                false => format!("{book} has no miles for {}; it has them for {known}: mode:fly grade:greater.", spoken(way)),
            }
        }
        TravelFact::UselessWay { way } => format!("{} is of no use for a journey.", capital(&spoken(way))),
        TravelFact::OnlyTrees { land } => {
            format!("Whoever swings from tree to tree needs trees: there are none in {}.", land.word())
        }
        TravelFact::OnlyCliffs => "That counts only where there is something to climb.".to_owned(),
        TravelFact::CountsAsWalk { way } => {
            format!("No factor is printed for {}: it counts as a walk at that speed.", spoken(way))
        }
        TravelFact::NoTerrain => "Land and roads make no difference in the air or in the water.".to_owned(),
        TravelFact::UnknownMount { mount, known } => match known.is_empty() {
            true => format!("{book} has no table of mounts: say its speed, such as speed:50 mounted:true."),
            false => {
                let known = list(known.iter().map(|mount| mount.word()));
                format!("{book} has no {} in its table; it has {known}.", spoken(mount.word()))
            }
        },
        TravelFact::MountOverloaded { mount, most } => {
            format!("A {} carries at most {most} lb.", spoken(mount.word()))
        }
        TravelFact::NoRun => {
            "Nobody runs for hours: running and resting by turns comes to a hustle. rounds:20 pace:run tells how long one can."
                .to_owned()
        }
        TravelFact::NoHustle => "Vehicles go at the speed of their table.".to_owned(),
        TravelFact::UnknownImpeded => {
            format!("{book} does not tell how far one gets where everything is impeded.")
        }
        TravelFact::ImpededForWalkers => "Impeded terrain is for those who walk.".to_owned(),
        TravelFact::DayTooLong { most } => format!("Such a day has at most {most}."),
        TravelFact::NoRiverBoat => "A current carries rafts, keelboats and rowboats.".to_owned(),
        TravelFact::UnknownRoundTheClock => {
            format!("{book} does not tell what never resting comes to; ships have a day of their own.")
        }
        TravelFact::TrailOfNoUse => "A trail is of no use to a vehicle: it goes as where there is no path.".to_owned(),
        TravelFact::DayIsLess { day } => format!("A whole day's walk is printed as {day}, less than its hours come to."),
        TravelFact::FloatsOn => "After the rowed hours it floats on with the current.".to_owned(),
        TravelFact::HasToRest { day, at } => format!("Whoever fails has to rest: day {day} ends after {at}."),
        TravelFact::NotThere { legs: 1 } => "The last leg is not made to its end in that time.".to_owned(),
        TravelFact::NotThere { legs } => format!("The last {legs} legs are not made to their end in that time."),
        TravelFact::CouldFloat { hours } => {
            format!("After the rowed hours it could float on with the current, {hours} hours a day: round-the-clock:true.")
        }
        TravelFact::UnknownRun => format!("{book} tells of walking and hustling for hours, and of no run."),
        TravelFact::TooFar => format!("That takes more than {MOST_DAYS} days."),
    }
}

/// The same as scripts read it.
#[must_use]
pub fn travelled_json(ruleset: &Ruleset, journey: &Journey, itinerary: &Itinerary, spent: &Spent<'_>) -> Value {
    let (lethal, nonlethal) = (Sum::of(itinerary, spent, true), Sum::of(itinerary, spent, false));
    let rolled = |sum: &Sum| spent.faces.map(|_| sum.total());
    let reasons = itinerary.findings.iter().filter(|(_, fact)| fact.refuses());
    let reasons = reasons.map(|(rule, fact)| json!({"rule": rule.word(), "text": capital(&told(ruleset, fact))}));
    let notes = itinerary.findings.iter().filter(|(_, fact)| !fact.refuses());
    let notes = notes.map(|(rule, fact)| json!({"rule": rule.word(), "text": capital(&told(ruleset, fact))}));
    let legs = itinerary.legs.iter().zip(&journey.legs).map(|(covered, leg)| {
        json!({
            "terrain": leg.land.word(),
            "road": leg.road.word(),
            "pace": leg.pace.word(),
            "impeded": leg.impeded,
            "miles": number(covered.miles.0),
            "hours": number(covered.hours.0),
            "factor": number(covered.share),
            "miles_per_hour": number(covered.per_hour.0),
            "arrives": arrives(leg.length, covered.miles, covered.hours),
        })
    });
    let checks = itinerary.strains.iter().filter_map(|strain| {
        let mut told = check::json(strain.check()?);
        told["day"] = json!(strain.day);
        told["at"] = json!(number(strain.at.0));
        Some(told)
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

fn strain_json(strain: &Strain) -> Value {
    let exertion = match strain.exertion {
        Exertion::Hustle => "hustle",
        Exertion::March => "forced-march",
    };
    json!({
        "day": strain.day,
        "at": number(strain.at.0),
        "exertion": exertion,
        "nth": strain.nth,
        "points": strain.points(),
        "dice": strain.dice().map(|throw| throw.to_string()),
        "dc": strain.check().and_then(|check| check.dc),
        "lethal": strain.lethal,
        "rule": strain.rule.word(),
    })
}

fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Legal => "legal",
        Verdict::Illegal => "illegal",
        Verdict::NeedsCheck => "needs-check",
    }
}

/// A whole number where it is one, else a decimal.
fn number(share: Share) -> Value {
    if share.is_integer() { json!(share.to_integer()) } else { json!(Miles(share).decimal()) }
}

/// How far somebody gets in some rounds, line by line.
#[must_use]
pub fn dashed(ruleset: &Ruleset, dash: &Dash, who: Option<&str>) -> Vec<Words> {
    let who = who.unwrap_or(if dash.rules.contains(&RuleId::Run) { "Whoever runs" } else { "Whoever goes" });
    let mut lines = Vec::new();
    if dash.verdict == Verdict::Illegal {
        let why = if dash.a_round == Feet(0) && dash.rules.contains(&RuleId::Run) { "runs" } else { "gets anywhere" };
        lines.push(format!("Under {} nobody {why} like that.", ruleset.called));
    } else {
        let of = if dash.rounds < dash.asked { format!(" of {}", dash.asked) } else { String::new() };
        let rounds = if dash.asked == 1 { "1 round".to_owned() } else { format!("{}{of} rounds", dash.rounds) };
        lines.push(format!("{who} covers {} in {rounds}, {} a round.", dash.feet(), dash.a_round));
    }
    if let Some(free) = dash.free {
        lines.push(format!("With a Constitution of {free} the first {free} rounds of a run take no check."));
    } else if dash.rules.contains(&RuleId::Run) && dash.verdict == Verdict::Legal {
        lines.push("How long one can run goes by Constitution: constitution:14 tells it.".to_owned());
    }
    lines.extend(dash.checks.iter().rev().take(1).map(|(round, one)| format!("Round {round}: {}", check::told(one))));
    lines.push(by_rules(ruleset, &dash.rules).to_string());
    lines.retain(|line| !line.is_empty());
    lines.into_iter().map(Words::from).collect()
}

/// The same as scripts read it.
#[must_use]
pub fn dashed_json(ruleset: &Ruleset, dash: &Dash) -> Value {
    let checks = dash.checks.iter().map(|(round, one)| {
        let mut told = check::json(one);
        told["round"] = json!(round);
        told
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
        "fatigued": dash.has_failed() && dash.checks.iter().any(|(_, one)| check::tires(one)),
        "checks": checks.collect::<Vec<_>>(),
        "rules": rules_json(ruleset, &dash.rules),
    })
}
