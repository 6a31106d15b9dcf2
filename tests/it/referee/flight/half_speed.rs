//! Lesser flight (Epic Path, Fly): more than half the speed in a turn, or a check.

use crate::door::Door;
use crate::referee::falls::{done, message};

/// A flier of speed 40 at D5 in open air, with turns.
fn bat() -> Door {
    let mut door = Door::open();
    door.done("/table new width:14 height:10 ruleset:epic-path");
    door.done("/creature add name:Bat at:D5 altitude:50 modes:\"fly 40 lesser\"");
    door.done("/turn start");
    door
}

#[test]
fn exactly_half_is_too_little_and_a_square_farther_is_enough() {
    for (to, slow) in [("H5", true), ("I5", false)] {
        let mut door = bat();
        let flown = done(&mut door, &format!("/fly creature:Bat to:{to}"));
        assert_eq!(flown["notes"].to_string().contains("needs more than half"), slow, "{flown:#}");
        assert_eq!(message(&door.ask("/turn next")).contains("what:slow"), slow, "{to}");
    }
}

#[test]
fn a_creature_that_flies_in_both_moves_makes_one_check_with_the_second() {
    let mut door = bat();
    done(&mut door, "/fly creature:Bat to:E5");
    let second = done(&mut door, "/fly creature:Bat to:F5 check:15");
    assert_eq!(second["checks"][0]["dc"], 10, "{second:#}");
    let over = door.ask("/turn next");
    assert!(!message(&over).contains("/fly-mishap"), "{over:#}");
}
