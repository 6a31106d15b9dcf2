//! Race, armor, load, speed category and weapon: what speed and reach depend on.

use fivefoot::field::{Ignores, ParseIgnoresError, ParseReachError, WeaponReach};

#[test]
fn a_weapons_reach_reads_as_it_is_written() {
    for text in ["none", "double", "15 ft"] {
        assert_eq!(text.parse::<WeaponReach>().map(|reach| reach.to_string()), Ok(text.to_owned()));
    }
    assert_eq!("far".parse::<WeaponReach>(), Err(ParseReachError("far".to_owned())));
}

#[test]
fn what_is_ignored_reads_as_it_is_written() {
    for text in ["", "difficult", "difficult heavy-undergrowth low", "low"] {
        assert_eq!(text.parse::<Ignores>().map(|ignores| ignores.to_string()), Ok(text.to_owned()));
    }
    assert_eq!("walls".parse::<Ignores>(), Err(ParseIgnoresError("walls".to_owned())));
}
