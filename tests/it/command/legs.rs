//! The legs of a journey as people type them.

use fivefoot::command::legs;
use fivefoot::field::{Land, Mount, Road, Vehicle};
use fivefoot::grid::{Hours, Miles, Share};
use fivefoot::referee::{Leg, Length, Ride, TravelPace};

const PLAIN: Leg = Leg {
    land: Land::Plains,
    road: Road::Trail,
    pace: TravelPace::Walk,
    impeded: false,
    length: Length::Open,
    ride: None,
    current: None,
};

fn refusal(text: &str) -> String {
    legs(text, PLAIN).expect_err(text).to_string()
}

#[test]
fn legs_say_land_road_pace_and_length_in_any_order() {
    let read = legs("forest trail 20mi; Hills trackless 2.5 miles hustle;1 h 30 min impeded mountains ; moor", PLAIN);
    let miles = |over, under| Length::Miles(Miles(Share::new(over, under)));
    let at = |land, road, length| Leg { land, road, length, ..PLAIN };
    let expected = vec![
        at(Land::Forest, Road::Trail, miles(20, 1)),
        Leg { pace: TravelPace::Hustle, ..at(Land::Hills, Road::Trackless, miles(5, 2)) },
        Leg { impeded: true, ..at(Land::Mountains, Road::Trail, Length::Hours(Hours(Share::new(3, 2)))) },
        at(Land::Moor, Road::Trail, Length::Open),
    ];
    assert_eq!(read, Ok(expected));
}

#[test]
fn legs_say_what_carries_the_travellers() {
    let whole = |miles| Length::Miles(Miles(Share::from_integer(miles)));
    let read = legs("road 40mi mount light-horse; keelboat 30mi current 3; cart 1h; hills 10mi", PLAIN);
    let (horse, boat) = (Some(Ride::Mount(Mount::LightHorse)), Some(Ride::Vehicle(Vehicle::Keelboat)));
    let expected = vec![
        Leg { road: Road::Road, length: whole(40), ride: horse, ..PLAIN },
        Leg { road: Road::Road, length: whole(30), ride: boat, current: Some(Miles(Share::from_integer(3))), ..PLAIN },
        Leg {
            road: Road::Road,
            length: Length::Hours(Hours(Share::from_integer(1))),
            ride: Some(Ride::Vehicle(Vehicle::Cart)),
            ..PLAIN
        },
        Leg { land: Land::Hills, length: whole(10), ..PLAIN },
    ];
    assert_eq!(read, Ok(expected));
    assert!(refusal("keelboat light-horse 3mi").contains("two mounts or vehicles"));
}

#[test]
fn a_bad_leg_is_refused_with_what_was_expected() {
    assert!(refusal("forrest 20mi").contains("Did you mean `forest`?"));
    assert!(refusal("forest; hills 3h").contains("How long is the leg"));
    assert!(refusal("forest hills 3h").contains("two lands"));
    assert!(refusal("forest 3h 20mi").contains("two lengths"));
    assert!(refusal("forest 0mi").contains("more than 0"));
    assert!(refusal("forest 99999mi").contains("at most 10000 miles"));
    assert!(refusal("forest 5").contains("forest trail 20mi"));
    assert!(refusal(";;").contains("1 to 20 legs"));
    assert!(refusal(&"plains 1mi;".repeat(21)).contains("1 to 20 legs"));
}
