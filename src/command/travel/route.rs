//! Parses journeys: miles, hours, and legs such as `forest trail 20mi; hills trackless 10mi`.

use winnow::ascii::{digit1, multispace0};
use winnow::combinator::{alt, eof, opt, preceded, repeat, terminated};
use winnow::error::ContextError;
use winnow::prelude::*;
use winnow::token::{one_of, take_while};

use crate::command::input::invocation::Options;
use crate::command::input::user_error::{UserError, did_you_mean, quoted};
use crate::field::{Land, Mount, Road, Vehicle};
use crate::grid::{Hours, Miles, Share};
use crate::referee::{Leg, Length, Ride, TravelPace};
use crate::say;

/// The longest leg, in miles.
const MOST_MILES: u64 = 10_000;
/// The longest leg, in hours.
const MOST_HOURS: u64 = 240;
/// Hours in a day.
const WHOLE_DAY: u64 = 24;
/// An example of legs, for errors.
const EXAMPLE: &str = "/travel speed:30 legs:\"forest trail 20mi; hills trackless 10mi\"";
/// The most legs in a journey.
const MOST_LEGS: usize = 20;
/// Marks a leg in terrain where every square is impeded.
const IMPEDED: &str = "impeded";

type Failure = winnow::error::ErrMode<ContextError>;

/// A word or an amount of a leg.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item<'t> {
    Word(&'t str),
    Amount(Length),
    /// The speed of a current, in miles an hour.
    Current(Miles),
}

/// A number with at most two decimal places, or with a fraction: `20`, `2.5`, `1 1/2`.
fn number(input: &mut &str) -> Result<Share, Failure> {
    alt((fraction, decimal)).parse_next(input)
}

/// `1/2`, `1 1/2` or `1-1/2`.
fn fraction(input: &mut &str) -> Result<Share, Failure> {
    let small = |input: &mut &str| -> Result<u64, Failure> {
        digit1.verify_map(|digits: &str| digits.parse::<u32>().ok().map(u64::from)).parse_next(input)
    };
    let whole = opt(terminated(small, one_of([' ', '-']))).parse_next(input)?;
    let (over, under) = (small, preceded('/', small)).parse_next(input)?;
    if under == 0 {
        return Err(Failure::Backtrack(ContextError::new()));
    }
    Ok(Share::from_integer(whole.unwrap_or(0)) + Share::new(over, under))
}

fn decimal(input: &mut &str) -> Result<Share, Failure> {
    let (whole, parts): (&str, Option<&str>) = (digit1, opt(preceded(one_of(['.', ',']), digit1))).parse_next(input)?;
    let parts = parts.unwrap_or_default();
    let figure = format!("{whole}{parts}").parse::<u32>().ok().filter(|_| parts.len() <= 2);
    let figure = figure.ok_or_else(|| Failure::Backtrack(ContextError::new()))?;
    let scale = if parts.is_empty() { 1 } else { 10_u64.pow(u32::try_from(parts.len()).unwrap_or(2)) };
    Ok(Share::new(figure.into(), scale))
}

/// A word, as opposed to a number.
fn word<'t>(input: &mut &'t str) -> Result<&'t str, Failure> {
    take_while(1.., |letter: char| letter.is_alphabetic() || letter == '-' || letter == '_').parse_next(input)
}

fn unit<'t>(known: &'static [&'static str]) -> impl FnMut(&mut &'t str) -> Result<&'t str, Failure> {
    move |input: &mut &'t str| {
        let found = preceded(multispace0, word).parse_next(input)?;
        let lower = found.to_lowercase();
        if known.contains(&lower.as_str()) { Ok(found) } else { Err(Failure::Backtrack(ContextError::new())) }
    }
}

const CURRENT: &str = "current";
const MILES: &[&str] = &["mi", "mile", "miles"];
const HOURS: &[&str] = &["h", "hr", "hrs", "hour", "hours"];
const MINUTES: &[&str] = &["min", "minute", "minutes"];

/// `8h`, `90 min`, `1 h 30 min`.
fn time(input: &mut &str) -> Result<Hours, Failure> {
    let hours = opt(terminated(number, unit(HOURS))).parse_next(input)?;
    let minutes = opt(preceded(multispace0, terminated(number, unit(MINUTES)))).parse_next(input)?;
    match (hours, minutes) {
        (None, None) => Err(Failure::Backtrack(ContextError::new())),
        (hours, minutes) => Ok(Hours(hours.unwrap_or_default() + minutes.unwrap_or_default() / 60)),
    }
}

fn item<'t>(input: &mut &'t str) -> Result<Item<'t>, Failure> {
    let amount =
        alt((terminated(number, unit(MILES)).map(|miles| Length::Miles(Miles(miles))), time.map(Length::Hours)));
    let per_hour = terminated(number, opt(unit(MILES))).map(|miles| Item::Current(Miles(miles)));
    let current = preceded((CURRENT, multispace0), per_hour);
    preceded(multispace0, alt((current, amount.map(Item::Amount), word.map(Item::Word)))).parse_next(input)
}

fn items<'t>(input: &mut &'t str) -> Result<Vec<Item<'t>>, Failure> {
    terminated(repeat(1.., item), (multispace0, eof)).parse_next(input)
}

/// Parses an option in miles: `20`, `20mi`, `2.5 miles`. Fails if it is malformed, zero or more than [`MOST_MILES`].
pub(crate) fn miles(options: &Options<'_>, name: &str) -> Result<Option<Miles>, UserError> {
    let Some(text) = options.text(name) else { return Ok(None) };
    let read = terminated(number, (opt(unit(MILES)), multispace0, eof)).parse(text.trim()).ok();
    let miles = read.map(Miles).filter(|miles| *miles > Miles::ZERO && *miles <= Miles::whole(MOST_MILES));
    miles
        .map(Some)
        .ok_or_else(|| UserError::new(say!("travel-miles", name, most_miles = MOST_MILES, typed = quoted(text))))
}

/// Parses an option in hours: `8`, `8h`, `90 min`, `1 h 30 min`. Fails if it is malformed, zero or more than a day.
pub(crate) fn hours(options: &Options<'_>, name: &str) -> Result<Option<Hours>, UserError> {
    let Some(text) = options.text(name) else { return Ok(None) };
    let plain = terminated(number, (multispace0, eof)).map(Hours);
    let read = alt((plain, terminated(time, (multispace0, eof)))).parse(text.trim()).ok();
    let most = Hours::whole(WHOLE_DAY);
    read.filter(|hours| *hours > Hours::ZERO && *hours <= most)
        .map(Some)
        .ok_or_else(|| UserError::new(say!("travel-hours", name, whole_day = WHOLE_DAY, typed = quoted(text))))
}

/// Parses the legs of a journey; `plain` supplies what a leg leaves out.
///
/// # Errors
/// If a leg other than the last has no length, or a word is unknown.
pub fn legs(text: &str, plain: Leg) -> Result<Vec<Leg>, UserError> {
    let text = text.replace(", ", ";");
    let parts: Vec<&str> = text.split([';', '\n', '|']).map(str::trim).filter(|part| !part.is_empty()).collect();
    if parts.is_empty() || parts.len() > MOST_LEGS {
        return Err(UserError::new(say!("travel-legs", most = MOST_LEGS)).or_example(EXAMPLE));
    }
    let last = parts.len() - 1;
    let leg = |(index, part)| leg(part, plain, index == last).map_err(|wrong: UserError| wrong.or_example(EXAMPLE));
    parts.into_iter().enumerate().map(leg).collect()
}

fn leg(text: &str, plain: Leg, last: bool) -> Result<Leg, UserError> {
    let unreadable = || UserError::new(say!("travel-leg", typed = quoted(text)));
    let found = items.parse(text).map_err(|_| unreadable())?;
    let mut leg = Leg { length: Length::Open, ..plain };
    let mut seen = Vec::new();
    for item in found {
        let kind = match item {
            Item::Amount(length) => {
                leg.length = length;
                "length"
            }
            Item::Current(miles) => {
                leg.current = Some(miles);
                CURRENT
            }
            Item::Word(word) => about(word, &mut leg)?,
        };
        if kind == WORDLESS {
            continue;
        }
        if seen.contains(&kind) {
            return Err(UserError::new(say!("travel-leg-twice", leg = quoted(text), kind)));
        }
        seen.push(kind);
    }
    // Vehicles gain nothing from a trail, so they take a road unless the leg says otherwise.
    if matches!(leg.ride, Some(Ride::Vehicle(_))) && !seen.contains(&ROAD) {
        leg.road = Road::Road;
    }
    let fits = match leg.length {
        Length::Miles(miles) => miles > Miles::ZERO && miles <= Miles::whole(MOST_MILES),
        Length::Hours(hours) => hours > Hours::ZERO && hours <= Hours::whole(MOST_HOURS),
        Length::Open => last,
    };
    match (fits, leg.length) {
        (true, _) => Ok(leg),
        (false, Length::Open) => Err(UserError::new(say!("travel-leg-without-length", typed = quoted(text)))),
        (false, _) => Err(UserError::new(say!(
            "travel-leg-too-long",
            most_miles = MOST_MILES,
            most_hours = MOST_HOURS,
            typed = quoted(text)
        ))),
    }
}

const ROAD: &str = "road";
const RIDE: &str = "ride";

/// The subject of filler words such as `of`.
const WORDLESS: &str = "";

/// The terrain with this name, as printed in the tables or in common speech.
pub(crate) fn land(word: &str) -> Option<Land> {
    Land::named(match word {
        "woods" | "woodland" => "forest",
        "grassland" | "steppe" => "plains",
        "marsh" | "bog" => "swamp",
        "sandy-desert" | "desert,-sandy" => "desert",
        "frozen-tundra" | "tundra,-frozen" => "tundra",
        word => word,
    })
}

/// The road with this name.
pub(crate) fn road(word: &str) -> Option<Road> {
    Road::named(match word {
        "path" => "trail",
        "none" | "off-road" | "wilderness" => "trackless",
        word => word,
    })
}

/// The vehicle with this name.
pub(crate) fn vehicle(word: &str) -> Option<Vehicle> {
    Vehicle::named(match word {
        "wagon" | "cart-or-wagon" => "cart",
        "barge" | "raft-or-barge" => "raft",
        word => word,
    })
}

/// Parses one word into the leg and returns its subject.
fn about(word: &str, leg: &mut Leg) -> Result<&'static str, UserError> {
    let word = word.to_lowercase().replace('_', "-");
    if ["of", "on", "by", "mount", "vehicle", "a"].contains(&word.as_str()) {
        return Ok(WORDLESS);
    }
    if let Some(land) = land(&word) {
        leg.land = land;
        return Ok("land");
    }
    if let Some(road) = road(&word) {
        leg.road = road;
        return Ok(ROAD);
    }
    let ride = Mount::named(&word).map(Ride::Mount).or_else(|| vehicle(&word).map(Ride::Vehicle));
    if ride.is_some() {
        leg.ride = ride;
        return Ok(RIDE);
    }
    if let Some(pace) = TravelPace::named(&word) {
        leg.pace = pace;
        return Ok("pace");
    }
    if word == IMPEDED {
        leg.impeded = true;
        return Ok(IMPEDED);
    }
    let paces = TravelPace::ALL.into_iter().map(TravelPace::word);
    let known = Land::WORDS.iter().chain(Road::WORDS).copied().chain(paces).chain([IMPEDED]);
    let known: Vec<&str> = known.chain(Mount::WORDS.iter().copied()).chain(Vehicle::WORDS.iter().copied()).collect();
    let hint = did_you_mean(&word, known.iter().copied());
    let known = known.join(", ");
    Err(UserError::new(say!("travel-leg-unknown", typed = quoted(&word), hint, known)))
}
