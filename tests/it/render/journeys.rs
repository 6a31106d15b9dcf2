//! Journeys as charts: what each hour is spent on, and its toll on the travellers.

use fivefoot::command::charted;
use fivefoot::field::{Battlefield, Encounter, Land, Mount, Road, Vehicle};
use fivefoot::grid::{Feet, Hours, Miles};
use fivefoot::referee::{Carrier, Journey, Journeys, Leg, Length, Referee, TravelPace, Traveller};
use fivefoot::render::{DayChart, Dice, Piece, Toll};
use fivefoot::ruleset::RulesetLibrary;
use fivefoot::words::Message;

fn walker(way: &str) -> Carrier {
    Carrier::Themselves(vec![Traveller { who: None, speed: Feet(30), way: way.into(), still: None, overload: None }])
}

/// A journey of this many hours along a road in the plains.
fn journey(carrier: Carrier, pace: TravelPace, hours: u64) -> Journey {
    let length = Length::Hours(Hours::whole(hours));
    Journey {
        ridden: matches!(carrier, Carrier::Mounts(_)),
        carrier,
        round_the_clock: false,
        current: None,
        legs: vec![Leg {
            land: Land::Plains,
            road: Road::Highway,
            pace,
            impeded: false,
            length,
            ride: None,
            current: None,
        }],
        day: Some(Hours::whole(hours)),
        days: None,
        rolled: Vec::new(),
    }
}

fn chart(ruleset: &str, journey: &Journey) -> DayChart {
    let library = RulesetLibrary::bundled().expect("the bundled files");
    let table = Encounter::new(ruleset, Battlefield::open(1, 1).expect("a board"));
    let referee = Referee::new(library.get(ruleset).expect("a ruleset"), &table);
    charted(journey, &Journeys(referee).travel(journey))
}

/// Each piece with its hours, miles and progress.
fn pieces(chart: &DayChart) -> Vec<String> {
    let text = |piece: &Piece| format!("{} to {}: {}, {:?}", piece.from, piece.to, piece.miles, piece.progress);
    chart.pieces.iter().map(text).collect()
}

fn legs(chart: &DayChart) -> Vec<String> {
    chart.legs.iter().map(Message::to_string).collect()
}

fn tolls(chart: &DayChart) -> Vec<(u64, Toll)> {
    chart.burdens.iter().map(|burden| (burden.at.rounded_up(), burden.toll)).collect()
}

#[test]
fn hustled_hours_are_drawn_with_damage_that_doubles() {
    let chart = chart("epic-path", &journey(walker("walk"), TravelPace::Hustle, 5));
    assert_eq!(pieces(&chart), ["0 min to 5 h: 30 miles, Hustle"]);
    let points = |at: u64, points| (at, Toll::Points(points));
    assert_eq!(tolls(&chart), [points(1, 1), points(2, 2), points(3, 4), points(4, 8)]);
    assert!(chart.fatigued && chart.burdens.iter().all(|burden| !burden.lethal));
    assert_eq!((chart.normal, legs(&chart)), (Some(Hours::whole(8)), vec!["plains, highway".to_owned()]));
}

#[test]
fn checks_are_passed_failed_or_to_be_made() {
    let mut march = journey(walker("walk"), TravelPace::Walk, 11);
    march.rolled = vec![12, 13];
    let chart = chart("srd35", &march);
    let check = |dc, made| Toll::Check { dc, made, risk: Some(Dice { many: 1, sides: 6 }) };
    assert_eq!(tolls(&chart), [(8, check(12, Some(true))), (9, check(14, Some(false))), (10, check(16, None))]);
}

#[test]
fn a_mount_takes_lethal_damage() {
    let horse = Carrier::mount(Mount::LightHorse, None);
    let chart = chart("srd35", &journey(horse, TravelPace::Walk, 10));
    assert_eq!(tolls(&chart), [8, 9].map(|at| (at, Toll::Dice(Dice { many: 1, sides: 6 }))));
    assert!(chart.burdens.iter().all(|burden| burden.lethal));
}

#[test]
fn a_boat_is_rowed_and_floats_on_and_a_ship_sails() {
    let mut boat = journey(Carrier::Vehicle(Vehicle::Rowboat), TravelPace::Walk, 24);
    boat.current = Some(Miles::whole(3));
    let afloat = chart("srd35", &boat);
    assert_eq!(pieces(&afloat), ["0 min to 10 h: 45 miles, Row", "10 h to 24 h: 42 miles, Float"]);
    assert_eq!((afloat.normal, legs(&afloat)), (Some(Hours::whole(10)), vec!["on the water".to_owned()]));
    let ship = chart("srd35", &journey(Carrier::Vehicle(Vehicle::SailingShip), TravelPace::Walk, 24));
    assert_eq!((pieces(&ship), ship.normal), (vec!["0 min to 24 h: 48 miles, Sail".to_owned()], None));
}

#[test]
fn of_a_refused_journey_nothing_is_drawn() {
    assert_eq!(chart("srd35", &journey(walker("walk"), TravelPace::Run, 8)), DayChart::default());
}
