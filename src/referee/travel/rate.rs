//! The rate of a journey: what a speed, mount or vehicle covers in an hour, and what fraction of it land, road and
//! pace leave.

use super::{Carrier, Journey, Leg, Ridden, TravelFact, TravelPace, Traveller};
use crate::field::{Land, Mount, Name, Power, Road, Vehicle};
use crate::grid::{Feet, Hours, Miles, Share};
use crate::referee::context::Referee;
use crate::ruleset::policy::{Distance, TravelBetween, TravelRun, TravelShips, TravelTrail};
use crate::ruleset::{Overload, RuleId};

/// The feet of speed for each mile an hour, if gaps in the printed table are filled proportionally.
const FEET_A_MILE: u64 = 10;

/// The distance covered walking on a good road.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rate {
    /// Miles in an hour.
    pub hour: Miles,
    /// Miles in a day.
    pub day: Miles,
    /// The slowest of several travellers.
    pub slowest: Option<Name>,
    /// The speed in feet of the slowest traveller, if they travel by one.
    pub speed: Option<Feet>,
    /// What moves the vehicle, if they travel by one.
    pub power: Option<Power>,
    /// Whether land and roads make a difference.
    pub by_land: bool,
    /// Whether the travellers ride or are drawn, so that the rules for mounts under strain apply.
    pub(crate) by_beast: bool,
    /// Whether others walk beside the mounts.
    pub(crate) with_walkers: bool,
    /// The hours of travel in a day.
    pub day_hours: Hours,
}

/// A leg, with its speed in miles an hour.
#[derive(Clone, Debug)]
pub(crate) struct Way {
    pub(crate) leg: Leg,
    pub(crate) share: Share,
    pub(crate) per_hour: Miles,
    /// The rate of what carries the travellers over it.
    pub(crate) rate: Rate,
    /// The current that carries a boat over it.
    pub(crate) current: Option<Miles>,
}

/// Findings on a journey: its refusals, or remarks on its ruling.
type TravelFindings = Vec<(RuleId, TravelFact)>;

/// The rates of all legs, with the remarks and rules that apply.
#[derive(Clone, Debug)]
pub(crate) struct Ways {
    pub(crate) ways: Vec<Way>,
    pub(crate) notes: TravelFindings,
    pub(crate) rules: Vec<RuleId>,
}

/// How fast travellers travel.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TravelRates<'a>(pub(crate) Referee<'a>);

impl TravelRates<'_> {
    /// The rates of the journey, leg by leg; an error with the refusals if it isn't possible.
    pub(crate) fn rates(&self, journey: &Journey) -> Result<(Rate, Ways), TravelFindings> {
        let mut rates = Ways { ways: Vec::new(), notes: Vec::new(), rules: vec![RuleId::TravelDay] };
        let rate = self.rate(journey, &mut rates)?;
        if journey.legs.iter().any(|leg| leg.ride.is_none()) {
            self.suits(journey, &rate)?;
        }
        for leg in &journey.legs {
            let way = match leg.ride {
                Some(ride) => {
                    let (ridden, round_the_clock) = (false, false);
                    let own = Journey { carrier: ride.carrier(), ridden, round_the_clock, ..journey.clone() };
                    let rate = self.rate(&own, &mut rates)?;
                    // The journey's current carries whichever of its legs go by river boat.
                    let current = journey.current.filter(|_| rate.power == Some(Power::Rowed));
                    let own = Journey { current: leg.current.or(current), ..own };
                    self.suits(&own, &rate)?;
                    self.way(&own, &rate, leg, &mut rates)?
                }
                None if leg.current.is_some() && rate.power != Some(Power::Rowed) => {
                    return Err(vec![(RuleId::Floating, TravelFact::NoRiverBoat)]);
                }
                None => {
                    let own = Journey { current: leg.current.or(journey.current), ..journey.clone() };
                    self.way(&own, &rate, leg, &mut rates)?
                }
            };
            rates.ways.push(way);
        }
        if journey.current.is_some() && rates.ways.iter().all(|way| way.current.is_none()) {
            return Err(vec![(RuleId::Floating, TravelFact::NoRiverBoat)]);
        }
        rates.notes.dedup();
        Ok((rate, rates))
    }

    fn rate(&self, journey: &Journey, rates: &mut Ways) -> Result<Rate, TravelFindings> {
        let foot = self.0.ruleset.travel_day.value.foot;
        let plain = |distance: Distance| Rate {
            hour: distance.hour,
            day: distance.day,
            slowest: None,
            speed: None,
            power: None,
            by_land: true,
            by_beast: false,
            with_walkers: false,
            day_hours: foot,
        };
        let rate = match &journey.carrier {
            Carrier::MilesPerHour(hour) if *hour > Miles::ZERO => {
                let by_beast = journey.ridden;
                Rate { by_beast, ..plain(Distance { hour: *hour, day: *hour * foot }) }
            }
            Carrier::MilesPerHour(_) => return Err(vec![(RuleId::Travel, TravelFact::NoSpeed { who: None })]),
            Carrier::Mounts(mounts) => {
                let (distance, by) = self.slowest_mount(mounts, rates)?;
                Rate { by_beast: true, slowest: by, ..plain(distance) }
            }
            Carrier::Mixed { mounts, walkers } => {
                let (ridden, rider) = self.slowest_mount(mounts, rates)?;
                rates.rules.push(RuleId::Travel);
                let mut slowest = (ridden, rider.or_else(|| mounts.first()?.by.clone()), None);
                for walker in walkers {
                    let (distance, _) = self.by_itself(walker, rates)?;
                    if (distance.hour, distance.day) < (slowest.0.hour, slowest.0.day) {
                        slowest = (distance, walker.who.clone(), Some(walker.speed));
                    }
                }
                let (distance, slowest, speed) = slowest;
                Rate { by_beast: true, with_walkers: true, slowest, speed, ..plain(distance) }
            }
            Carrier::Vehicle(vehicle) => {
                let power = vehicle.power();
                rates.rules.push(RuleId::Vehicles);
                let day = &self.0.ruleset.travel_day.value;
                let (by_land, day_hours) = match power {
                    Power::Drawn => (true, day.foot),
                    Power::Rowed => (false, day.rowed),
                    Power::Sailed => (false, day.sailed),
                };
                let distance = self.by_vehicle(*vehicle, &mut rates.rules)?;
                Rate { power: Some(power), by_land, by_beast: by_land, day_hours, ..plain(distance) }
            }
            Carrier::Themselves(party) => {
                rates.rules.push(RuleId::Travel);
                let mut all = Vec::new();
                for traveller in party {
                    let (distance, by_land) = self.by_itself(traveller, rates)?;
                    all.push((distance, by_land, traveller));
                }
                let slowest = all.iter().min_by_key(|(distance, ..)| (distance.hour, distance.day));
                let Some((distance, _, traveller)) = slowest else {
                    return Err(vec![(RuleId::Travel, TravelFact::NoSpeed { who: None })]);
                };
                let alike = all.iter().all(|(other, ..)| (other.hour, other.day) == (distance.hour, distance.day));
                let slowest = traveller.who.clone().filter(|_| !alike);
                // One walker is enough for the land to matter: the others stay with it.
                let by_land = all.iter().any(|(_, by_land, _)| *by_land);
                let by_beast = journey.ridden;
                let slogs = traveller.overload.map(|_| self.0.ruleset.travel_impeded.value);
                Rate { slowest, speed: slogs.or(Some(traveller.speed)), by_land, by_beast, ..plain(*distance) }
            }
        };
        if !rate.by_land && rate.power.is_none() {
            rates.notes.push((RuleId::TravelModes, TravelFact::NoTerrain));
        }
        match (journey.round_the_clock, self.0.ruleset.round_the_clock.value) {
            (false, _) => Ok(rate),
            (true, 0) => Err(vec![(RuleId::RoundTheClock, TravelFact::UnknownRoundTheClock)]),
            (true, times) => {
                rates.rules.push(RuleId::RoundTheClock);
                let times = u64::from(times);
                let day_hours = Hours(foot.0 * times);
                Ok(Rate { day: Miles(rate.day.0 * times), day_hours, power: Some(Power::Sailed), ..rate })
            }
        }
    }

    /// The distance a traveller covers by its own means, and whether land makes a difference to it.
    fn by_itself(&self, traveller: &Traveller, rates: &mut Ways) -> Result<(Distance, bool), TravelFindings> {
        let Traveller { who, speed, way, still, overload } = traveller;
        if let Some(condition) = still {
            return Err(vec![(RuleId::Conditions, TravelFact::Still { who: who.clone(), condition: *condition })]);
        }
        let slog = self.0.ruleset.travel_impeded.value;
        if *overload == Some(Overload::OneSquare) && slog > Feet(0) && way == "walk" {
            // With such a load every square counts as impeded.
            rates.rules.extend([RuleId::Overloaded, RuleId::TravelImpeded]);
            return Ok((self.walked(slog, rates)?, true));
        }
        if overload.is_some() {
            return Err(vec![(RuleId::Overloaded, TravelFact::Overloaded { who: who.clone() })]);
        }
        if *speed == Feet(0) {
            return Err(vec![(RuleId::Travel, TravelFact::NoSpeed { who: who.clone() })]);
        }
        if way == "walk" {
            return Ok((self.walked(*speed, rates)?, true));
        }
        rates.rules.push(RuleId::TravelModes);
        let Some(part) = self.0.ruleset.travel_modes.value.get(way).map(|part| part.0) else {
            return Err(vec![(RuleId::TravelModes, TravelFact::UnknownWay { way: way.clone() })]);
        };
        if part == Share::from_integer(0) {
            return Err(vec![(RuleId::TravelModes, TravelFact::UselessWay { way: way.clone() })]);
        }
        let walked = self.walked(*speed, rates)?;
        if way == "fly-lesser" {
            rates.notes.push((RuleId::TravelModes, TravelFact::CountsAsWalk { way: way.clone() }));
        }
        let by_land = way.starts_with("climb");
        Ok((Distance { hour: walked.hour * part, day: walked.day * part }, by_land))
    }

    /// The distance that a speed covers walking.
    fn walked(&self, speed: Feet, rates: &mut Ways) -> Result<Distance, TravelFindings> {
        let bands = &self.0.ruleset.travel.value;
        let band = bands.iter().find(|band| band.from <= speed && band.to.is_none_or(|to| speed <= to));
        match (band, self.0.ruleset.travel_between.value) {
            (Some(band), _) => Ok(Distance { hour: band.hour, day: band.day }),
            (None, TravelBetween::Proportional) => {
                rates.rules.push(RuleId::TravelBetween);
                let hour = Miles(Share::new(speed.0.into(), FEET_A_MILE));
                Ok(Distance { hour, day: hour * self.0.ruleset.travel_day.value.foot })
            }
            (None, TravelBetween::Printed) => {
                let printed = bands.iter().map(|band| band.from).collect();
                Err(vec![(RuleId::TravelBetween, TravelFact::NoMiles { speed, printed })])
            }
        }
    }

    /// What the slowest of these mounts covers, and whose mount it is, if they differ.
    fn slowest_mount(&self, mounts: &[Ridden], rates: &mut Ways) -> Result<(Distance, Option<Name>), TravelFindings> {
        rates.rules.push(RuleId::Mounts);
        let mut all = Vec::new();
        for Ridden { by, mount, pounds } in mounts {
            all.push((self.mounted(*mount, *pounds)?, by));
        }
        let alike = mounts.iter().all(|ridden| ridden.mount == mounts[0].mount);
        let slowest = all.into_iter().min_by_key(|(distance, _)| (distance.hour, distance.day));
        let slowest = slowest.map(|(distance, by)| (distance, by.clone().filter(|_| !alike)));
        slowest.ok_or_else(|| vec![(RuleId::Travel, TravelFact::NoSpeed { who: None })])
    }

    fn mounted(&self, mount: Mount, pounds: Option<u32>) -> Result<Distance, TravelFindings> {
        let Some(bearings) = self.0.ruleset.mounts.value.get(&mount) else {
            let known = self.0.ruleset.mounts.value.keys().copied().collect();
            return Err(vec![(RuleId::Mounts, TravelFact::UnknownMount { mount, known })]);
        };
        let bears = bearings.iter().find(|bearing| bearing.to.is_none_or(|to| pounds.unwrap_or(0) <= to));
        let most = bearings.iter().filter_map(|bearing| bearing.to).max().unwrap_or(0);
        bears
            .map(|bearing| Distance { hour: bearing.hour, day: bearing.day })
            .ok_or_else(|| vec![(RuleId::Mounts, TravelFact::MountOverloaded { mount, most })])
    }

    fn by_vehicle(&self, vehicle: Vehicle, rules: &mut Vec<RuleId>) -> Result<Distance, TravelFindings> {
        let other = match self.0.ruleset.travel_ships.value {
            TravelShips::Journeys => None,
            TravelShips::Adventures => self.0.ruleset.other_ships.value.get(&vehicle),
        };
        rules.extend(other.map(|_| RuleId::OtherShips));
        let distance = other.or_else(|| self.0.ruleset.vehicles.value.get(&vehicle)).copied();
        distance.ok_or_else(|| vec![(RuleId::Vehicles, TravelFact::NoSpeed { who: None })])
    }

    /// Why this carrier doesn't suit the journey as a whole.
    fn suits(&self, journey: &Journey, rate: &Rate) -> Result<(), TravelFindings> {
        if journey.current.is_some() && rate.power != Some(Power::Rowed) {
            return Err(vec![(RuleId::Floating, TravelFact::NoRiverBoat)]);
        }
        // Travellers on foot may march on. Rowers rest, though a current may carry them farther, and a sailed day
        // can't be extended.
        let floats = if journey.current.is_some() { u64::from(self.0.ruleset.floating.value) } else { 0 };
        let most = match rate.power {
            None | Some(Power::Drawn) => return Ok(()),
            Some(Power::Rowed) => rate.day_hours + Hours::whole(floats),
            Some(Power::Sailed) => rate.day_hours,
        };
        match journey.day {
            Some(day) if day > most => Err(vec![(RuleId::TravelDay, TravelFact::DayTooLong { most })]),
            _ => Ok(()),
        }
    }

    /// The rate of a leg.
    fn way(&self, journey: &Journey, rate: &Rate, leg: &Leg, rates: &mut Ways) -> Result<Way, TravelFindings> {
        let by_vehicle = matches!(journey.carrier, Carrier::Vehicle(_)) || journey.round_the_clock;
        let times = match leg.pace {
            TravelPace::Walk => 1,
            TravelPace::Hustle if by_vehicle => return Err(vec![(RuleId::Vehicles, TravelFact::NoHustle)]),
            TravelPace::Hustle => {
                rates.rules.push(RuleId::TravelHustle);
                2
            }
            TravelPace::Run => {
                let fact = match self.0.ruleset.travel_run.value {
                    TravelRun::AsHustle => TravelFact::NoRun,
                    TravelRun::Unknown => TravelFact::UnknownRun,
                };
                return Err(vec![(RuleId::TravelRun, fact)]);
            }
        };
        let mut hour = rate.hour;
        if leg.impeded {
            hour = self.impeded(journey, rates)?;
        }
        let share = if rate.by_land { self.share(leg, by_vehicle, rates) } else { Share::from_integer(1) };
        self.grows_there(journey, leg.land, rates)?;
        let per_hour = hour * share * Share::from_integer(times);
        Ok(Way { leg: *leg, share, per_hour, rate: rate.clone(), current: journey.current })
    }

    /// The miles a walker covers in an hour if every square is impeded.
    fn impeded(&self, journey: &Journey, rates: &mut Ways) -> Result<Miles, TravelFindings> {
        let speed = self.0.ruleset.travel_impeded.value;
        if speed == Feet(0) {
            return Err(vec![(RuleId::TravelImpeded, TravelFact::UnknownImpeded)]);
        }
        let walks = |party: &Vec<Traveller>| party.iter().all(|traveller| traveller.way == "walk");
        match &journey.carrier {
            Carrier::Themselves(party) if walks(party) => {
                rates.rules.push(RuleId::TravelImpeded);
                self.walked(speed, rates).map(|distance| distance.hour)
            }
            _ => Err(vec![(RuleId::TravelImpeded, TravelFact::ImpededForWalkers)]),
        }
    }

    /// The share of the distance that land and road leave.
    fn share(&self, leg: &Leg, by_vehicle: bool, rates: &mut Ways) -> Share {
        rates.rules.push(RuleId::TravelTerrain);
        let road = match (leg.road, self.0.ruleset.travel_trail.value) {
            (Road::Trail, TravelTrail::Trackless) if by_vehicle => {
                rates.notes.push((RuleId::TravelTrail, TravelFact::TrailOfNoUse));
                Road::Trackless
            }
            (road, TravelTrail::Trackless) => road,
        };
        self.0.ruleset.travel_terrain.value.get(&leg.land).map_or(Share::from_integer(1), |going| going.on(road))
    }

    /// Refuses a mode of movement that needs trees if the land has none, and notes one that needs cliffs.
    fn grows_there(&self, journey: &Journey, land: Land, rates: &mut Ways) -> Result<(), TravelFindings> {
        let Carrier::Themselves(party) = &journey.carrier else { return Ok(()) };
        let trees = matches!(land, Land::Forest | Land::Jungle);
        if !trees && party.iter().any(|traveller| traveller.way == "climb-brachiating") {
            return Err(vec![(RuleId::TravelModes, TravelFact::OnlyTrees { land })]);
        }
        if party.iter().any(|traveller| traveller.way == "climb-greater") {
            rates.notes.push((RuleId::TravelModes, TravelFact::OnlyCliffs));
        }
        Ok(())
    }
}
