//! The chart of a journey's days.

use crate::field::{Power, Theme};
use crate::grid::Miles;
use crate::referee::{Carrier, Itinerary, Journey, Leg, Rate, Ride, Strain, Stretch, Toll as Taken, TravelPace};
use crate::render::{Burden, DayChart, Dice, Piece, Progress, Toll};
use crate::ruleset::policy::Throw;
use crate::say;
use crate::words::{Locale, Message};

/// The chart of a judged journey; empty for a refused one.
#[must_use]
pub fn charted(journey: &Journey, itinerary: &Itinerary) -> DayChart {
    let Some(rate) = &itinerary.rate else { return DayChart::default() };
    DayChart {
        legs: journey.legs.iter().zip(&itinerary.rates).map(|(leg, rate)| named(journey, rate, leg)).collect(),
        pieces: itinerary.stretches.iter().map(|stretch| piece(journey, itinerary, stretch)).collect(),
        burdens: itinerary.strains.iter().map(burden).collect(),
        normal: (rate.power != Some(Power::Sailed)).then_some(rate.day_hours),
        fatigued: itinerary.fatigued,
        theme: Theme::default(),
        locale: Locale::default(),
    }
}

fn named(journey: &Journey, rate: &Rate, leg: &Leg) -> Message {
    let carrier = leg.ride.map_or_else(|| journey.carrier.clone(), Ride::carrier);
    match (&carrier, rate.by_land) {
        (_, true) if leg.impeded => say!("chart-leg-over-impeded-land", land = leg.land, road = leg.road),
        (_, true) => say!("chart-leg-over-land", land = leg.land, road = leg.road),
        (Carrier::Vehicle(_), false) => say!("chart-leg-on-water"),
        (_, false) => say!("chart-leg-anywhere"),
    }
}

fn piece(journey: &Journey, itinerary: &Itinerary, stretch: &Stretch) -> Piece {
    let Stretch { day, leg, from, to, miles, pace } = *stretch;
    let rate = &itinerary.rates[leg];
    let ride = journey.legs[leg].ride.map(Ride::carrier);
    let vehicle = matches!(ride.as_ref().unwrap_or(&journey.carrier), Carrier::Vehicle(_));
    let progress = match (pace, rate.power) {
        _ if miles == Miles::ZERO => Progress::Stay,
        (TravelPace::Hustle | TravelPace::Run, _) => Progress::Hustle,
        (TravelPace::Walk, Some(Power::Rowed)) if from >= rate.day_hours => Progress::Float,
        (TravelPace::Walk, Some(Power::Rowed)) => Progress::Row,
        (TravelPace::Walk, Some(Power::Sailed)) if vehicle => Progress::Sail,
        (TravelPace::Walk, _) => Progress::Walk,
    };
    Piece { day, leg, from, to, miles, progress }
}

fn burden(strain: &Strain) -> Burden {
    let dice = |throw: Throw| Dice { many: throw.dice, sides: throw.sides };
    let toll = match &strain.toll {
        Taken::Points(points) => Toll::Points(*points),
        Taken::Dice(throw) => Toll::Dice(dice(*throw)),
        Taken::Check(check, risk) => {
            Toll::Check { dc: check.dc.unwrap_or_default(), made: check.succeeds(), risk: risk.map(dice) }
        }
    };
    Burden { day: strain.day, at: strain.at, toll, lethal: strain.lethal }
}
