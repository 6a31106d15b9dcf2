//! `/travel`: how far travellers get and what that costs them. It doesn't move creatures on the board, but may leave
//! travellers from the table fatigued.

mod dash;
mod party;
pub(crate) mod route;

use serde_json::json;

use crate::command::core::command::{Command, Spec};
use crate::command::core::dice::DiePurpose;
use crate::command::core::outcome::Outcome;
use crate::command::core::roll::results;
use crate::command::core::table::Table;
use crate::command::input::invocation::Options;
use crate::command::input::option::{Kind, may, options};
use crate::command::input::options::{BONUS, CHECKS, CREATURE};
use crate::command::input::user_error::UserError;
use crate::command::reply::Status;
use crate::command::reply::daychart::charted;
use crate::explain::{self, Spent};
use crate::field::{Condition, Creature, Grade, Land, Mode, Mount, Name, Power, Road, Vehicle};
use crate::grid::{Feet, Hours, Miles};
use crate::referee::{
    Carrier, Itinerary, Journey, Journeys, Leg, Length, Referee, Ridden, Ride, Strain, Toll, TravelPace, Traveller,
    Verdict,
};
use crate::render::DayChart;
use crate::ruleset::policy::MountStrain;
use crate::say;
use crate::words::Message;
use dash::DashArgs;
use party::Member;

/// The highest speed, in feet.
const MOST_SPEED: u32 = 10_000;
/// The longest journey, in days.
const MOST_DAYS: u32 = 365;
/// The heaviest load of a mount, in pounds.
const MOST_POUNDS: u32 = 1_000_000;
/// The most checks the bot rolls for one journey.
const MOST_ROLLS: usize = 200;
/// The highest Constitution score.
const MOST_SCORE: u32 = 100;

const MARCH: &str = "forced-march";
const PACES: &[&str] = &["walk", "hustle", MARCH, "run"];
const MODES: &[&str] = &["walk", "fly", "swim", "climb"];
const GRADES: &[&str] = &["lesser", "greater", "hover", "jet", "brachiating"];

pub(crate) const TRAVEL: Spec = Spec {
    name: "travel",
    options: options!(
        &[may("speed", Kind::Feet(MOST_SPEED)), may("hours", Kind::Text), may("miles", Kind::Text)],
        &[may("days", Kind::Whole(1, MOST_DAYS)), may("terrain", Kind::Choice(Land::WORDS))],
        &[may("road", Kind::Choice(Road::WORDS)), may("pace", Kind::Choice(PACES)), CREATURE, may("legs", Kind::Legs)],
        &[may("mount", Kind::Choice(Mount::WORDS)), may("load", Kind::Whole(0, MOST_POUNDS))],
        &[may("mounted", Kind::Flag), may("vehicle", Kind::Choice(Vehicle::WORDS)), may("current", Kind::Text)],
        &[may("round-the-clock", Kind::Flag), may("miles-per-hour", Kind::Text), may("impeded", Kind::Flag)],
        &[may("mode", Kind::Choice(MODES)), may("grade", Kind::Choice(GRADES)), CHECKS, BONUS],
        &[may("minutes", Kind::Whole(1, 1_440)), may("rounds", Kind::Whole(1, 14_400))],
        &[may("constitution", Kind::Whole(1, MOST_SCORE))],
    ),
    example: "/travel speed:30 hours:8 terrain:forest road:trail",
    ..Spec::of::<TravelArgs>()
};

/// `/travel`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TravelArgs {
    by: By,
    /// The error for options that are valid alone but not together.
    clash: Option<UserError>,
    legs: Vec<Leg>,
    /// Whether a terrain or road was given.
    by_land: bool,
    march: bool,
    hours: Option<Hours>,
    days: Option<u32>,
    current: Option<Miles>,
    mounted: bool,
    round_the_clock: bool,
    check: Vec<i32>,
    bonus: Option<i32>,
    dash: Option<DashArgs>,
}

impl Command for TravelArgs {
    fn parse(_: &'static Spec, options: &Options<'_>) -> Result<Self, UserError> {
        let land = options.choice("terrain", route::land)?;
        let road = options.choice("road", route::road)?;
        let word = options.choice("pace", |word| PACES.iter().copied().find(|pace| *pace == word))?.unwrap_or("walk");
        let pace = TravelPace::named(word).unwrap_or_default();
        let (miles, hours) = (route::miles(options, "miles")?, route::hours(options, "hours")?);
        let days = options.whole("days")?;
        let (by, clash) = by(options)?;
        let round_the_clock = options.is_set("round-the-clock")?;
        let vehicle = round_the_clock || matches!(by, By::Vehicle(..));
        let plain = Leg {
            land: land.unwrap_or(Land::Plains),
            // Vehicles gain nothing from a trail, so they take a road unless a trail is named.
            road: road.unwrap_or(if vehicle { Road::Road } else { Road::Trail }),
            pace,
            impeded: options.is_set("impeded")?,
            length: miles.map_or(Length::Open, Length::Miles),
            ride: None,
            current: None,
        };
        let text = options.text("legs");
        let both = (miles.is_some() && text.is_some()).then(|| UserError::new(say!("travel-miles-or-legs")));
        let legs = text.map_or_else(|| Ok(vec![plain]), |text| route::legs(text, plain))?;
        // If every leg names a mount or vehicle, none is needed for the whole journey.
        let by = match (by, legs.first().and_then(|leg| leg.ride)) {
            (By::Creatures(None, None), Some(first)) if legs.iter().all(|leg| leg.ride.is_some()) => By::Ridden(first),
            (by, _) => by,
        };
        Ok(TravelArgs {
            by,
            clash: clash.or(both),
            by_land: land.is_some()
                || road.is_some()
                || legs.iter().any(|leg| (leg.land, leg.road) != (plain.land, plain.road)),
            legs,
            march: word == MARCH,
            hours,
            days,
            current: current(options)?,
            mounted: options.is_set("mounted")?,
            round_the_clock,
            check: options.text("check").map(|text| results("check", text)).transpose()?.unwrap_or_default(),
            bonus: options.number("bonus")?,
            dash: DashArgs::parse(options, pace)?,
        })
    }

    fn decide(&self, table: &Table<'_>) -> Result<Outcome, UserError> {
        let referee = table.referee()?;
        self.check_options().map_err(|wrong| wrong.or_example(TRAVEL.example))?;
        let party = self.party(table)?;
        let travellers: Vec<&Creature> = party.iter().map(|(one, _)| *one).collect();
        if let Some(dash) = &self.dash {
            dash.check_length(referee)?;
            let speed = match (&self.by, &party[..]) {
                (By::Speed(speed, None), _) => *speed,
                (By::Creatures(_, None), [(one, _)]) => referee.ruleset().speed(one),
                _ => {
                    return Err(UserError::new(say!("travel-one-runner")).or_example("/travel speed:30 minutes:10"));
                }
            };
            let (outcome, tired) =
                dash.decide(table, referee, speed, travellers.first().copied(), (&self.check, self.bonus));
            return Ok(if tired { tiring(table, referee, outcome, (&travellers, false)) } else { outcome });
        }
        let mut journey = self.journey(referee, &party)?;
        let mut itinerary = Journeys(referee).travel(&journey);
        let mut rolls = Vec::new();
        if let Some(bonus) = self.bonus {
            let unknown = |strain: &Strain| strain.check().is_some_and(|check| check.rolled.is_none());
            // A failed check can end the day, so each one is rolled only when it comes up.
            while journey.rolled.len() < MOST_ROLLS && itinerary.strains.iter().any(unknown) {
                let die = table.dice.roll(DiePurpose::Check, 20);
                let total = i32::try_from(die).unwrap_or(1) + bonus;
                rolls.push(json!({"die": die, "bonus": bonus, "total": total}));
                journey.rolled.push(total);
                itinerary = Journeys(referee).travel(&journey);
            }
            let who = itinerary.strains.iter().filter(|strain| strain.check().is_some()).map(|strain| &strain.who);
            rolls.iter_mut().zip(who).for_each(|(roll, who)| roll["creature"] = json!(who));
        }
        let outcome = self.outcome(table, referee, (&journey, &itinerary), (&party, rolls));
        let tired = itinerary.fatigued && outcome.status == Status::Done;
        let shared = itinerary.beasts == Some(MountStrain::Shared);
        let wears = |(one, mount): &&Member<'_>| {
            let theirs = |strain: &Strain| strain.who.as_ref().is_none_or(|who| *who == one.name);
            // What wears down a mount spares its rider, unless they share it in this rulebook.
            let on_them = |strain: &Strain| self.mounted || shared || !strain.beast;
            let beside = |strain: &Strain| !strain.parted || strain.beast == mount.is_some();
            itinerary.strains.iter().any(|strain| strain.wears() && on_them(strain) && theirs(strain) && beside(strain))
        };
        let worn: Vec<&Creature> = party.iter().filter(wears).map(|(one, _)| *one).collect();
        Ok(if tired { tiring(table, referee, outcome, (&worn, shared)) } else { outcome })
    }
}

/// Fatigues the travellers the caller may act for; for others, only says what would happen. If riders and mounts share
/// what wears them down, the travellers' riders are fatigued too.
fn tiring(table: &Table<'_>, referee: Referee<'_>, outcome: Outcome, (party, shared): (&[&Creature], bool)) -> Outcome {
    let mut next = referee.encounter().clone();
    let riders = party.iter().filter(|_| shared).flat_map(|mount| referee.encounter().riders_of(mount));
    for tired in party.iter().copied().chain(riders).filter(|tired| table.person.moves(tired)) {
        let conditions = tired.conditions.set(Condition::Fatigued, true);
        next.put(Creature { conditions, ..tired.clone() });
    }
    if next == *referee.encounter() { outcome } else { outcome.leaving(next) }
}

/// Who travels and how, as given by the options.
#[derive(Clone, Debug, PartialEq, Eq)]
enum By {
    Creatures(Option<String>, Option<(Mode, Option<Grade>)>),
    Speed(Feet, Option<(Mode, Option<Grade>)>),
    MilesPerHour(Miles),
    Mount(Mount, Option<u32>),
    /// A mount for each of these creatures: their own (`Aldo on pony`), or else this one.
    Riders {
        typed: String,
        mount: Option<Mount>,
        pounds: Option<u32>,
    },
    /// A vehicle, and who is aboard.
    Vehicle(Vehicle, Option<String>),
    /// By whatever each leg names, starting with this.
    Ridden(Ride),
}

impl TravelArgs {
    /// Fails for options that are valid alone but not together.
    fn check_options(&self) -> Result<(), UserError> {
        let wrong = |text: Message| Err(UserError::new(text));
        if let Some(clash) = &self.clash {
            return Err(clash.clone());
        }
        if !self.check.is_empty() && self.bonus.is_some() {
            return wrong(say!("roll-check-or-bonus"));
        }
        if let By::Vehicle(vehicle, _) = self.by {
            if vehicle.power() != Power::Drawn && self.by_land {
                return Err(UserError::new(say!("travel-by-water", vehicle))
                    .or_example("/travel vehicle:rowboat hours:10 current:3"));
            }
            let beside = [(self.mounted, "mounted"), (self.round_the_clock, "round-the-clock")];
            if let Some((_, option)) = beside.into_iter().find(|(given, _)| *given) {
                return Err(UserError::new(say!("travel-vehicle-day", vehicle, option))
                    .or_example("/travel vehicle:rowboat hours:10 current:3"));
            }
        }
        if self.march && self.hours.is_none() {
            return Err(UserError::new(say!("travel-march-without-hours"))
                .or_example("/travel speed:30 pace:forced-march hours:10"));
        }
        if self.mounted && self.round_the_clock {
            return wrong(say!("travel-mount-rests"));
        }
        let on_board = self.dash.is_some();
        let overland = self.hours.is_some() || self.days.is_some() || self.current.is_some() || self.by_land;
        if on_board && (overland || self.legs.len() > 1 || self.legs.iter().any(|leg| leg.length != Length::Open)) {
            return wrong(say!("travel-short-ways"));
        }
        Ok(())
    }

    /// The travellers on the table, each with their own mount if one is named; empty if the options describe a speed,
    /// mount or vehicle instead.
    fn party<'a>(&self, table: &Table<'a>) -> Result<Vec<Member<'a>>, UserError> {
        match &self.by {
            By::Creatures(typed, _) => party::named(table, typed.as_deref()),
            By::Riders { typed, .. } | By::Vehicle(_, Some(typed)) => party::named(table, Some(typed)),
            By::Speed(..) | By::MilesPerHour(_) | By::Mount(..) | By::Vehicle(_, None) | By::Ridden(_) => {
                Ok(Vec::new())
            }
        }
    }

    fn journey(&self, referee: Referee<'_>, party: &[Member<'_>]) -> Result<Journey, UserError> {
        let carrier = match &self.by {
            By::MilesPerHour(per_hour) => Carrier::MilesPerHour(*per_hour),
            By::Mount(mount, pounds) => Carrier::mount(*mount, *pounds),
            By::Riders { mount, pounds, .. } => {
                let (mut mounts, mut walkers) = (Vec::new(), Vec::new());
                for (one, own) in party {
                    let by = Some(one.name.clone());
                    match own.or(*mount) {
                        Some(mount) => mounts.push(Ridden { by, mount, pounds: *pounds }),
                        None => walkers.extend(Journeys(referee).traveller(one, Mode::Walk, None)),
                    }
                }
                if walkers.is_empty() { Carrier::Mounts(mounts) } else { Carrier::Mixed { mounts, walkers } }
            }
            By::Vehicle(vehicle, _) => Carrier::Vehicle(*vehicle),
            By::Ridden(ride) => ride.carrier(),
            By::Speed(speed, mode) => Carrier::Themselves(vec![Traveller {
                who: None,
                speed: *speed,
                way: way(*mode),
                still: None,
                overload: None,
            }]),
            By::Creatures(_, mode) => {
                let of = |(creature, _): &Member<'_>| {
                    let (mode, grade) = mode.unwrap_or((Mode::Walk, None));
                    Journeys(referee).traveller(creature, mode, grade).ok_or_else(|| without(&creature.name, mode))
                };
                Carrier::Themselves(party.iter().map(of).collect::<Result<_, _>>()?)
            }
        };
        Ok(Journey {
            carrier,
            ridden: self.mounted,
            round_the_clock: self.round_the_clock,
            current: self.current,
            legs: self.legs.clone(),
            day: self.hours,
            days: self.days,
            rolled: self.check.clone(),
        })
    }

    fn outcome(
        &self,
        table: &Table<'_>,
        referee: Referee<'_>,
        (journey, itinerary): (&Journey, &Itinerary),
        (party, rolls): (&[Member<'_>], Vec<serde_json::Value>),
    ) -> Outcome {
        let ruleset = referee.ruleset();
        let travellers = party.len();
        // A party rolls its damage creature by creature, so the bot rolls only if it knows whose damage it is.
        let known = travellers <= 1 || itinerary.strains.iter().all(|strain| strain.who.is_some());
        let faces = known.then(|| roll(table, itinerary));
        let spent = Spent { faces: faces.as_deref(), travellers };
        let mut lines = explain::travelled(ruleset, journey, itinerary, &spent);
        let mut json = explain::travelled_json(ruleset, journey, itinerary, &spent);
        match self.by {
            By::Riders { mount, .. } => {
                let (riders, walkers): (Vec<_>, Vec<_>) = party.iter().partition(|(_, own)| own.or(mount).is_some());
                let names = |some: &[&Member<'_>]| Message::names(some.iter().map(|(one, _)| &one.name));
                lines.insert(
                    1,
                    match walkers.is_empty() {
                        true => say!("travel-riding", who = names(&riders)),
                        false => say!("travel-riding-and-walking", who = names(&riders), walkers = names(&walkers)),
                    },
                );
            }
            By::Vehicle(_, Some(_)) => {
                lines.insert(1, say!("travel-aboard", who = Message::names(party.iter().map(|(one, _)| &one.name))));
            }
            _ => {}
        }
        json["travellers"] = party.iter().map(|(one, _)| json!(one.name)).collect();
        if !rolls.is_empty() {
            let totals: Vec<String> = rolls.iter().map(|roll| roll["total"].to_string()).collect();
            let bonus = format!("{:+}", self.bonus.unwrap_or(0));
            lines.insert(1, say!("travel-rolled", bonus, results = totals.join(", ")));
            json["checks_rolled"] = json!(rolls);
        }
        let asked = itinerary.strains.iter().filter(|strain| strain.check().is_some()).count();
        let spare = self.check.len().saturating_sub(asked);
        if spare > 0 {
            lines.push(say!("travel-spare-results", spare));
        }
        if self.bonus.is_some() && asked == 0 {
            lines.push(say!("travel-no-check"));
        }
        let stops = |toll: &Toll| matches!(toll, Toll::Check(check, None) if check.rolled.is_none());
        let hangs = itinerary.strains.iter().any(|strain| stops(&strain.toll));
        if hangs {
            lines.push(say!("travel-give-check"));
        }
        let refused = itinerary.verdict == Verdict::Illegal;
        let outcome = Outcome::new(Message::lines(lines)).refused_if(refused).pending_if(hangs && !refused).ruled(json);
        let outcome = outcome.waiting_for(itinerary.strains.iter().filter_map(Strain::check));
        let outcome = outcome.citing(ruleset, &itinerary.rules);
        if itinerary.stretches.is_empty() {
            return outcome;
        }
        let theme = table.encounter.map(|encounter| encounter.theme).unwrap_or_default();
        outcome.charting(DayChart { theme, ..charted(journey, itinerary) })
    }
}

/// The speed of a current in miles an hour. Fails if it is negative: a current only carries travellers along.
fn current(options: &Options<'_>) -> Result<Option<Miles>, UserError> {
    if options.text("current").is_some_and(|text| text.trim().starts_with('-')) {
        return Err(
            UserError::new(say!("travel-against-current")).or_example("/travel vehicle:rowboat hours:10 current:3")
        );
    }
    route::miles(options, "current")
}

/// Rolls all damage that is certain.
fn roll(table: &Table<'_>, itinerary: &Itinerary) -> Vec<Vec<u32>> {
    let throws = itinerary.strains.iter().map(|strain| strain.dice());
    let thrown = throws.map(|throw| {
        throw.map_or_else(Vec::new, |throw| {
            (0..throw.dice).map(|_| table.dice.roll(DiePurpose::Damage, throw.sides)).collect()
        })
    });
    thrown.collect()
}

/// A movement mode and its grade in one word.
fn way(mode: Option<(Mode, Option<Grade>)>) -> String {
    match mode {
        None | Some((Mode::Walk, _)) => Mode::Walk.word().to_owned(),
        Some((mode, None)) => mode.word().to_owned(),
        Some((mode, Some(grade))) => format!("{}-{}", mode.word(), grade.word()),
    }
}

fn without(name: &Name, mode: Mode) -> UserError {
    let word = mode.word();
    UserError::new(say!("travel-no-speed", name, mode, word))
}

fn mode_named(word: &str) -> Option<Mode> {
    Mode::ALL.into_iter().find(|mode| mode.word() == word && MODES.contains(&word))
}

fn grade_named(word: &str) -> Option<Grade> {
    let all = Mode::ALL.into_iter().flat_map(Mode::grades).copied();
    all.into_iter().find(|grade| grade.word() == word && GRADES.contains(&word))
}

/// Reads who travels and how. Also returns the error for options that don't go with it.
fn by(options: &Options<'_>) -> Result<(By, Option<UserError>), UserError> {
    let mode = options.choice("mode", mode_named)?;
    let grade = options.choice("grade", grade_named)?;
    let load = options.whole("load")?;
    let speed = options.feet_in_squares("speed")?;
    let per_hour = route::miles(options, "miles-per-hour")?;
    let mount = options.choice("mount", Mount::named)?;
    let vehicle = options.choice("vehicle", route::vehicle)?;
    let way = mode.map(|mode| (mode, grade));
    let who = options.owned("creature");
    let by = if let Some(speed) = speed {
        By::Speed(speed, way)
    } else if let Some(per_hour) = per_hour {
        By::MilesPerHour(per_hour)
    } else if let Some(mount) = mount {
        match who {
            Some(typed) => By::Riders { typed, mount: Some(mount), pounds: load },
            None => By::Mount(mount, load),
        }
    } else if let Some(vehicle) = vehicle {
        By::Vehicle(vehicle, who)
    } else {
        match who {
            Some(typed) if party::rides(&typed) => By::Riders { typed, mount: None, pounds: load },
            who => By::Creatures(who, way),
        }
    };
    let carried = matches!(by, By::Riders { .. } | By::Vehicle(..));
    let all = ["speed", "creature", "miles-per-hour", "mount", "vehicle"];
    let given = all.into_iter().filter(|name| options.text(name).is_some() && !(carried && *name == "creature"));
    let given: Vec<&str> = given.collect();
    let clash = match (&given[..], &by) {
        ([first, second, ..], _) => Some(say!("travel-two-speeds", first, second)),
        (_, By::Mount(..) | By::Riders { .. } | By::MilesPerHour(_) | By::Vehicle(..)) if mode.is_some() => {
            Some(say!("travel-mode-idle"))
        }
        (_, By::Mount(..) | By::Riders { .. }) => None,
        _ if load.is_some() => Some(say!("travel-load-idle")),
        _ if grade.is_some() && mode.is_none() => Some(say!("travel-grade-without-mode")),
        _ => None,
    };
    Ok((by, clash.map(UserError::new)))
}
