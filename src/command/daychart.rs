//! From a journey to the chart that shows its days.

use crate::field::Power;
use crate::grid::Miles;
use crate::referee::{Carrier, Itinerary, Journey, Leg, Rate, Strain, Stretch, Toll as Taken, TravelPace};
use crate::render::{Burden, DayChart, Dice, Gait, Piece, Toll};
use crate::ruleset::policy::Throw;

/// The days of a journey that was judged; of a refused one nothing is to be seen.
pub(super) fn charted(journey: &Journey, itinerary: &Itinerary) -> DayChart {
    let Some(rate) = &itinerary.rate else { return DayChart::default() };
    DayChart {
        legs: journey.legs.iter().map(|leg| named(journey, rate, leg)).collect(),
        pieces: itinerary.stretches.iter().map(|stretch| piece(journey, rate, stretch)).collect(),
        burdens: itinerary.strains.iter().map(burden).collect(),
        normal: (rate.power != Some(Power::Sailed)).then_some(rate.day_hours),
        fatigued: itinerary.fatigued,
    }
}

fn named(journey: &Journey, rate: &Rate, leg: &Leg) -> String {
    let impeded = if leg.impeded { ", impeded" } else { "" };
    match (&journey.carrier, rate.by_land) {
        (_, true) => format!("{}, {}{impeded}", leg.land.word(), leg.road.word()),
        (Carrier::Vehicle(_), false) => "on the water".to_owned(),
        (_, false) => "any land".to_owned(),
    }
}

fn piece(journey: &Journey, rate: &Rate, stretch: &Stretch) -> Piece {
    let Stretch { day, leg, from, to, miles, pace } = *stretch;
    let vehicle = matches!(journey.carrier, Carrier::Vehicle(_));
    let gait = match (pace, rate.power) {
        _ if miles == Miles::ZERO => Gait::Stay,
        (TravelPace::Hustle | TravelPace::Run, _) => Gait::Hustle,
        (TravelPace::Walk, Some(Power::Rowed)) if from >= rate.day_hours => Gait::Float,
        (TravelPace::Walk, Some(Power::Rowed)) => Gait::Row,
        (TravelPace::Walk, Some(Power::Sailed)) if vehicle => Gait::Sail,
        (TravelPace::Walk, _) => Gait::Walk,
    };
    Piece { day, leg, from, to, miles, gait }
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
