//! The course of a journey: day by day and leg by leg, in stretches within which nothing changes.

use super::rate::{Rate, Way, Ways};
use super::strain::Worn;
use super::{Covered, Itinerary, Journey, Journeys, Leg, Length, MOST_DAYS, Stretch, TravelFact, TravelPace};
use crate::field::Power;
use crate::grid::{Hours, Miles, Share};
use crate::referee::ruling::Verdict;
use crate::ruleset::RuleId;

/// What is left of a leg.
#[derive(Clone, Copy, Debug)]
enum Left {
    Miles(Miles),
    Hours(Hours),
    Open,
}

impl Left {
    fn is_used_up(self) -> bool {
        match self {
            Left::Miles(miles) => miles == Miles::ZERO,
            Left::Hours(hours) => hours == Hours::ZERO,
            Left::Open => false,
        }
    }

    /// How much of this time the rest of the leg takes at this speed.
    fn fits(self, time: Hours, per_hour: Miles) -> Hours {
        match self {
            Left::Miles(miles) => miles.at(per_hour).map_or(time, |needed| needed.min(time)),
            Left::Hours(hours) => hours.min(time),
            Left::Open => time,
        }
    }

    fn after(self, hours: Hours, miles: Miles) -> Self {
        match self {
            Left::Miles(left) => Left::Miles(left - miles),
            Left::Hours(left) => Left::Hours(left.less(hours)),
            Left::Open => Left::Open,
        }
    }
}

impl Journeys<'_> {
    /// The journey stretch by stretch, with what wears the travellers down.
    pub(crate) fn course(&self, journey: &Journey, rate: Rate, rates: &Ways) -> Itinerary {
        let mut worn = Worn::new(self.0, journey, &rate);
        let mut itinerary = Itinerary {
            verdict: Verdict::Legal,
            findings: rates.notes.clone(),
            rate: Some(rate.clone()),
            rates: rates.ways.iter().map(|way| way.rate.clone()).collect(),
            legs: Vec::new(),
            stretches: Vec::new(),
            strains: Vec::new(),
            fatigued: false,
            beasts: rates.ways.iter().any(|way| way.rate.by_beast).then_some(self.0.ruleset.mount_strain.value),
            rules: rates.rules.clone(),
        };
        let (mut day, mut time, mut made) = (1, Hours::ZERO, 0);
        'legs: for (index, way) in rates.ways.iter().enumerate() {
            let rate = &way.rate;
            worn.switch_to(journey, rate);
            let day_hours = journey.day.unwrap_or(rate.day_hours);
            let mut left = match way.leg.length {
                Length::Miles(miles) => Left::Miles(miles),
                Length::Hours(hours) => Left::Hours(hours),
                Length::Open => Left::Open,
            };
            let (per_hour, _) = Self::pace_at(way, Hours::ZERO);
            let zero = Covered { miles: Miles::ZERO, hours: Hours::ZERO, share: way.share, per_hour };
            itinerary.legs.push(zero);
            while !left.is_used_up() {
                if time >= day_hours {
                    let over = journey.days.map(|days| day >= days);
                    match left {
                        Left::Open if over.unwrap_or(true) => break,
                        _ if over == Some(true) => break 'legs,
                        _ => {}
                    }
                    if day >= MOST_DAYS {
                        itinerary.findings.insert(0, (RuleId::TravelDay, TravelFact::TooFar));
                        itinerary.verdict = Verdict::Illegal;
                        break 'legs;
                    }
                    (day, time) = (day + 1, Hours::ZERO);
                    worn.rest();
                }
                let (per_hour, until) = Self::pace_at(way, time);
                let until = until.map_or(day_hours, |until| until.min(day_hours));
                let wanted = left.fits(until.less(time), per_hour);
                let piece = worn.travel_on(way.leg.pace, (day, time), wanted, &mut itinerary);
                let miles = per_hour * piece;
                if piece > Hours::ZERO {
                    let to = time + piece;
                    let pace = way.leg.pace;
                    itinerary.stretches.push(Stretch { day, leg: index, from: time, to, miles, pace });
                    time = to;
                }
                if let Some(leg) = itinerary.legs.last_mut() {
                    (leg.miles, leg.hours) = (leg.miles + miles, leg.hours + piece);
                }
                left = left.after(piece, miles);
                if piece < wanted {
                    // They rest for the night and travel on the next day.
                    let rule = itinerary.strains.last().map_or(RuleId::ForcedMarch, |strain| strain.rule);
                    itinerary.findings.push((rule, TravelFact::HasToRest { day, at: time }));
                    time = day_hours;
                }
            }
            made += usize::from(left.is_used_up() || matches!(left, Left::Open));
        }
        if made < rates.ways.len() && itinerary.verdict == Verdict::Legal {
            let legs = rates.ways.len() - made;
            let left = match (&rates.ways[..], &itinerary.legs[..]) {
                ([Way { leg: Leg { length: Length::Miles(miles), .. }, .. }], [covered]) => {
                    Some(*miles - covered.miles)
                }
                _ => None,
            };
            itinerary.findings.push((RuleId::TravelDay, TravelFact::NotThere { legs, left }));
        }
        self.about_the_days(rates, &mut itinerary);
        itinerary
    }

    /// The miles covered in an hour at this time of the day, and until when that applies.
    fn pace_at(way: &Way, time: Hours) -> (Miles, Option<Hours>) {
        let Way { rate, per_hour, .. } = way;
        let per_hour = *per_hour;
        let current = way.current.unwrap_or(Miles::ZERO);
        if rate.power == Some(Power::Rowed) {
            let rowing = time < rate.day_hours;
            let per_hour = if rowing { per_hour + current } else { current };
            return (per_hour, rowing.then_some(rate.day_hours));
        }
        // If the printed distance of a day is less than its hours add up to, the last hours cover nothing.
        let full = rate.day.at(rate.hour).unwrap_or(rate.day_hours);
        match way.leg.pace {
            TravelPace::Walk if full < rate.day_hours && time < full => (per_hour, Some(full)),
            TravelPace::Walk if full < rate.day_hours && time < rate.day_hours => {
                (per_hour * Share::from_integer(0), Some(rate.day_hours))
            }
            _ => (per_hour, None),
        }
    }

    fn about_the_days(&self, rates: &Ways, itinerary: &mut Itinerary) {
        let rate = |stretch: &Stretch| &rates.ways[stretch.leg].rate;
        let late = |stretch: &&Stretch| {
            let short =
                rate(stretch).power.is_none() && rate(stretch).day < rate(stretch).hour * rate(stretch).day_hours;
            short && stretch.pace == TravelPace::Walk && stretch.miles == Miles::ZERO
        };
        if let Some(stretch) = itinerary.stretches.iter().find(late) {
            itinerary.findings.push((RuleId::Travel, TravelFact::DayIsLess { day: rate(stretch).day }));
        }
        let rowed = |way: &Way| way.rate.power == Some(Power::Rowed);
        let could_float = |way: &Way| rowed(way) && way.current.is_some();
        let afloat = |stretch: &Stretch| rowed(&rates.ways[stretch.leg]) && stretch.to > rate(stretch).day_hours;
        if itinerary.stretches.iter().any(afloat) {
            itinerary.rules.push(RuleId::Floating);
            itinerary.findings.push((RuleId::Floating, TravelFact::FloatsOn));
        } else if let Some(boat) = rates.ways.first().filter(|_| rates.ways.iter().all(could_float)) {
            let hours = self.0.ruleset.floating.value;
            let day = boat.rate.day_hours + Hours::whole(hours.into());
            itinerary.findings.push((RuleId::Floating, TravelFact::CouldFloat { hours, day }));
        }
        if itinerary.beasts.is_some() && !itinerary.strains.is_empty() {
            itinerary.rules.push(RuleId::MountStrain);
        }
        itinerary.rules.extend(itinerary.strains.iter().map(|strain| strain.rule));
        let mut rules = itinerary.findings.iter().map(|(rule, _)| *rule).collect();
        itinerary.rules.append(&mut rules);
    }
}
