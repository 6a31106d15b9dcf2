//! Speed bonuses by kind.

use fivefoot::field::{ParseSpeedBonusesError, SpeedBonuses};
use fivefoot::grid::Feet;

#[test]
fn bonuses_read_as_they_are_written() {
    for (text, written) in [
        ("", ""),
        ("10", "10"),
        ("enhancement 10, fast-movement 10", "enhancement 10, fast-movement 10"),
        ("Haste 30,5", "5, haste 30"),
        ("enhancement 10, enhancement 20", "enhancement 20"),
    ] {
        assert_eq!(text.parse::<SpeedBonuses>().map(|all| all.to_string()), Ok(written.to_owned()));
    }
    for text in ["luck 10", "enhancement", "enhancement ten", "10 20"] {
        assert_eq!(text.parse::<SpeedBonuses>(), Err(ParseSpeedBonusesError(text.to_owned())));
    }
    let read = |json: &str| serde_json::from_str::<SpeedBonuses>(json).ok();
    assert_eq!((read("10"), read("\"10\"")), (Some(SpeedBonuses::plain(Feet(10))), read("10")));
}
