//! Miles and hours as exact fractions: a third of an hour stays a third.

use fivefoot::grid::{Hours, Miles, Share};

#[test]
fn miles_and_hours_read_as_people_write_them() {
    let miles = |over, under| Miles(Share::new(over, under)).to_string();
    assert_eq!([miles(1, 1), miles(45, 2), miles(32, 3)], ["1 mile", "22.5 miles", "10.67 miles"]);
    let hours = |over, under| Hours(Share::new(over, under)).to_string();
    assert_eq!([hours(8, 1), hours(1, 3), hours(16, 3)], ["8 h", "20 min", "5 h 20 min"]);
}

#[test]
fn a_table_prints_whole_numbers_and_fractions() {
    let parse = |text: &str| toml::from_str::<std::collections::BTreeMap<String, Miles>>(text).map(|map| map["is"]);
    let miles = |over, under| Some(Miles(Share::new(over, under)));
    assert_eq!(parse("is = 3").ok(), miles(3, 1));
    assert_eq!(parse("is = '3/4'").ok(), miles(3, 4));
    assert_eq!(parse("is = '2 1/2'").ok(), miles(5, 2));
    for wrong in ["is = '1/0'", "is = 'far'", "is = -1", "is = 1.5"] {
        assert!(parse(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn at_speed_0_the_time_is_undefined() {
    assert_eq!(Miles::whole(5).at(Miles::ZERO), None);
    assert_eq!(Miles::whole(5).at(Miles::whole(2)), Some(Hours(Share::new(5, 2))));
}
