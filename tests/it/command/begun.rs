//! What is left of a turn in progress: feet for an attempt, and the step after standing up.

use crate::door::Door;

/// A hero and a foe, in the hero's turn.
fn duel(ruleset: &str) -> Door {
    let mut door = Door::seeded(Some(5));
    for line in [
        &format!("/table new width:20 height:12 ruleset:{ruleset}"),
        "/creature add name:Hero at:B2 speed:30",
        "/creature add name:Foe at:J2 side:foes",
        "/initiative creature:Hero check:15",
        "/initiative creature:Foe check:10",
        "/turn start",
    ] {
        door.done(line);
    }
    door
}

/// An attempt in the middle of a movement has the feet that are left of the movement.
#[test]
fn an_attempt_within_a_movement_has_the_rest_of_its_feet() {
    for ruleset in ["srd35", "dnd35", "reaction"] {
        let mut door = duel(ruleset);
        door.done("/move creature:Hero to:D2");
        for (more, budget) in [("", 10), (" accelerated:true", 20)] {
            let ruling = door.ask(&format!("/tumble creature:Hero to:E2{more} preview:true"))["ruling"].clone();
            assert_eq!(ruling["budget"], budget, "{ruleset}{more}: {ruling:#}");
        }
    }
}

/// SRD 3.5: standing up takes a move action and leaves the 5-foot step, so the step rules out further movement.
#[test]
fn a_step_after_standing_up_is_a_step_of_its_own() {
    let mut door = duel("srd35");
    for line in ["/creature edit creature:Hero conditions:prone", "/stand creature:Hero", "/step creature:Hero to:B3"] {
        door.done(line);
    }
    for line in ["/move creature:Hero to:B5", "/step creature:Hero to:B4"] {
        let reply = door.ask(line);
        assert_eq!(reply["status"], "refused", "{line}: {reply:#}");
        let message = reply["message"].as_str().unwrap();
        assert!(!message.contains("tanding up"), "{line}: {message}");
    }
}

/// SRD 3.5, Jump: the distance counts against the movement of the round. What a jump leaves of it is there for an attempt.
#[test]
fn a_jump_leaves_the_rest_of_its_movement() {
    for ruleset in ["srd35", "dnd35"] {
        let mut door = duel(ruleset);
        door.done("/place creature:Foe at:G2");
        door.done("/jump creature:Hero to:\"D2 F2\" check:40");
        let ruling = door.ask("/overrun target:Foe to:H2 check:20 against:10 preview:true")["ruling"].clone();
        assert_eq!((&ruling["budget"], &ruling["verdict"]), (&10.into(), &"legal".into()), "{ruleset}: {ruling:#}");
    }
}
