//! Creatures in the air that nothing keeps up any more.

use crate::door::Door;

/// Definitions, "What keeps a creature where it is", and 3.5, Movement Modes: with nothing to hold it, a creature falls. A flier
/// needs wings that move and a light load.
#[test]
fn whatever_takes_a_flier_from_the_air_is_said_at_once_and_at_the_end_of_its_turns() {
    for (loses, why) in [
        ("conditions:paralyzed", "can't move, so they fall"),
        ("load:heavy", "carries too much to fly, so they fall"),
        ("modes:none", "nothing to hold them up, so they fall"),
    ] {
        for class in ["good", "average"] {
            let mut door = Door::seeded(Some(7));
            for line in [
                "/table new width:24 height:16 ruleset:dnd35",
                &format!("/creature add name:Drake at:D4 size:large altitude:30 modes:\"fly 60 {class}\""),
                "/initiative creature:Drake check:20",
                "/turn start",
            ] {
                door.done(line);
            }
            for line in [&format!("/creature edit creature:Drake {loses}"), "/turn next"] {
                let told = door.ask(line);
                let message = told["message"].as_str().unwrap();
                assert!(message.contains(why) && message.contains("/fall creature:\"Drake\""), "{line}: {message}");
                // It falls, and so doesn't stall.
                assert!(!message.contains("stalls"), "{line}: {message}");
            }
            assert_eq!(door.ask("/fall creature:Drake")["ruling"]["height"], 30, "{loses}");
        }
    }
}

/// Epic Path, flight mishaps: a flier that can't move makes a check; without wings there is none.
#[test]
fn a_flier_held_fast_may_still_have_a_check() {
    let mut door = Door::seeded(Some(7));
    door.done("/table new width:24 height:16 ruleset:epic-path");
    door.done("/creature add name:Drake at:D4 altitude:30 modes:\"fly 60 greater\"");
    let held = door.ask("/creature edit creature:Drake conditions:paralyzed");
    assert!(held["message"].as_str().unwrap().contains("/fly-mishap"), "{held:#}");
    let bare = door.ask("/creature edit creature:Drake conditions:none modes:none");
    assert!(bare["message"].as_str().unwrap().contains("/fall"), "{bare:#}");
}
