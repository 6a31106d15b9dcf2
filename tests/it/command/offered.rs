//! What the line about a turn offers is what the commands allow.

use crate::door::Door;

fn table(ruleset: &str, lines: &[&str]) -> Door {
    let mut door = Door::seeded(Some(5));
    door.done(&format!("/table new width:20 height:12 ruleset:{ruleset}"));
    lines.iter().for_each(|line| door.done(line));
    door
}

/// The line offers a five-foot step if /step allows one, and actions to creatures that can act.
#[test]
fn a_turn_offers_what_its_commands_allow() {
    let cases: [(&str, &str, &str, bool); 10] = [
        ("epic-path", "conditions:slowed", "a standard action and a move action left", false),
        ("epic-path", "speed:5", "a standard action and a move action left", false),
        ("epic-path", "conditions:prone", "a standard action and a move action left", false),
        ("epic-path", "altitude:20 modes:\"fly 60 lesser\"", "a standard action and a move action left", false),
        ("epic-path", "altitude:20 modes:\"fly 60 greater\"", "a standard action and a move action left", true),
        ("epic-path", "speed:30", "a standard action and a move action left", true),
        ("srd35", "conditions:stunned", "is stunned and can't move", false),
        ("reaction", "conditions:paralyzed", "is paralyzed and can't move", false),
        ("srd35", "altitude:20 modes:\"fly 60 average\"", "a standard action and a move action left", false),
        ("dnd35", "altitude:20 modes:\"fly 60 perfect\"", "a standard action and a move action left", true),
    ];
    for (ruleset, sheet, left, step) in cases {
        let mut door = table(
            ruleset,
            &[
                &format!("/creature add name:Hero at:D4 {sheet}"),
                "/creature add name:Foe at:J2 side:foes",
                "/initiative creature:Foe check:15",
                "/initiative creature:Hero check:10",
                "/turn start",
            ],
        );
        let told = door.ask("/turn next");
        let message = told["message"].as_str().unwrap();
        assert!(message.contains(left), "{ruleset} {sheet}: {message}");
        assert_eq!(message.contains("plus a 5-foot step"), step, "{ruleset} {sheet}: {message}");
        assert_eq!(door.ask("/step creature:Hero to:E4")["status"] == "done", step, "{ruleset} {sheet}");
    }
}

/// Even if it is alone in the order, a creature that can't move has no actions in that line, and no speed.
#[test]
fn an_unconscious_creature_is_offered_nothing() {
    let mut door = table("srd35", &["/creature add name:Hero at:D4 conditions:unconscious"]);
    for line in ["/initiative creature:Hero check:10", "/turn start"] {
        door.done(line);
    }
    let told = door.ask("/turn next");
    let message = told["message"].as_str().unwrap();
    assert!(message.contains("Hero is unconscious and can't move.") && !message.contains("Speed"), "{message}");
}

/// Epic Path: any movement from the creature's place rules out a five-foot step. In 3.5 mounting covers no distance.
#[test]
fn a_saddle_and_a_five_foot_step_go_together_where_mounting_is_no_movement() {
    for (ruleset, both) in [("epic-path", false), ("srd35", true)] {
        let ridden = || {
            table(
                ruleset,
                &[
                    "/creature add name:Horse at:C4 size:large",
                    "/creature add name:Hero at:B4",
                    "/creature add name:Foe at:J2 side:foes",
                    "/initiative creature:Hero check:15",
                    "/initiative creature:Foe check:10",
                    "/turn start",
                ],
            )
        };
        let mut door = ridden();
        door.done("/mount creature:Hero target:Horse");
        let off = door.ask("/dismount creature:Hero to:E4");
        let offers = off["message"].as_str().unwrap().contains("Hero has only a 5-foot step left.");
        assert_eq!(offers, both, "{ruleset}: {off:#}");
        assert_eq!(door.ask("/step creature:Hero to:F4")["status"] == "done", both, "{ruleset}");
        let mut door = ridden();
        door.done("/step creature:Hero to:B5");
        assert_eq!(door.ask("/mount creature:Hero target:Horse")["status"] == "done", both, "{ruleset}");
    }
}

/// A bull rush by might doesn't move its attacker: a lesser flier that hasn't flown has to say how it stays up.
#[test]
fn a_push_in_place_is_no_flight() {
    let mut door = table(
        "epic-path",
        &[
            "/creature add name:Hero at:D4 altitude:20 modes:\"fly 60 lesser\"",
            "/creature add name:Foe at:E4 side:foes altitude:20 modes:\"fly 30 greater\" maneuver-defense:15",
            "/initiative creature:Hero check:15",
            "/initiative creature:Foe check:10",
            "/turn start",
            "/bull-rush creature:Hero target:Foe check:20 feet:5",
        ],
    );
    let told = door.ask("/turn next");
    assert!(told["message"].as_str().unwrap().contains("Hero hasn't flown this turn"), "{told:#}");
}
