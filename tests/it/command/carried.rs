//! Creatures on the backs of bigger ones, and what happens to them when those go, shrink or grow. (Epic Path, Three
//! Dimensional Movement; SRD 3.5, Mounted Combat.)

use serde_json::json;

use fivefoot::render::Picture;

use super::suggestions::{message, says, table};

const ON_THE_ELEPHANT: [&str; 4] = [
    "/table new width:24 height:16 ruleset:srd35",
    "/creature add name:Hero at:D8",
    "/creature add name:Elephant at:F7 size:huge shape:long side:heroes speed:40",
    "/place creature:Hero at:G8 altitude:15",
];

/// Those on a back come along, and the answer and its picture say so, whatever moves the bigger one.
#[test]
fn the_answer_names_those_that_come_along() {
    for line in
        ["/move creature:Elephant to:M7", "/creature edit creature:Elephant at:M7", "/place creature:Elephant at:M7"]
    {
        let mut door = table(&ON_THE_ELEPHANT);
        let moved = door.reply(line);
        let (answer, text) = (moved.json(), moved.picture.as_ref().map(Picture::text).unwrap_or_default());
        assert!(message(&answer).contains("Hero comes along on Elephant's back."), "{line}: {answer:#}");
        assert!(text.contains("Hero at N8, heroes, 15 ft up"), "{line}: {text}");
    }
}

/// A creature that loses its support without having moved is named, with what brings it down.
#[test]
fn the_answer_names_those_that_are_left_in_midair() {
    for line in [
        "/creature remove creature:Elephant",
        "/creature edit creature:Elephant size:large",
        "/creature edit creature:Elephant size:gargantuan",
    ] {
        let mut door = table(&ON_THE_ELEPHANT);
        says(&mut door, line, &["Hero is 15 ft up with nothing below: /settle creature:\"Hero\" brings them down"]);
    }
}

/// The mount carries those on its back, not its rider.
#[test]
fn those_on_a_mounts_back_stay_when_its_rider_leaves() {
    for line in ["/dismount creature:Hero to:E8", "/place creature:Hero at:C3"] {
        let mut door = table(&[
            "/table new width:24 height:16 ruleset:srd35",
            "/creature add name:Hero at:E7",
            "/creature add name:Horse at:F7 size:large side:heroes speed:40",
            "/creature add name:Imp at:F7 size:tiny altitude:10",
            "/mount creature:Hero target:Horse",
        ]);
        let left = door.ask(line);
        assert!(!message(&left).contains("Imp"), "{left:#}");
        says(&mut door, "/show text:true", &["Imp (heroes) at F7, 10 ft up"]);
    }
}

/// A mount that walks and then leaps back to where it was has its rider along.
#[test]
fn a_rider_is_not_in_the_way_of_its_mounts_leap() {
    let mut door = table(&[
        "/table new width:24 height:16 ruleset:srd35",
        "/creature add name:Hero at:C4",
        "/creature add name:Horse at:D4 size:large shape:long speed:60",
        "/mount creature:Hero target:Horse",
    ]);
    let leap = door.ask("/jump creature:Horse to:\"H4 D4\" check:60");
    assert_eq!((&leap["status"], &leap["ruling"]["to"]), (&json!("done"), &json!("D4")), "{leap:#}");
}

/// SRD 3.5, Climb: a climber holds on with its hands, so one that can't act falls, and the answer says so.
#[test]
fn the_helpless_cling_to_no_wall() {
    for condition in ["unconscious", "paralyzed", "dead"] {
        let mut door = table(&[
            "/table new width:24 height:16 ruleset:srd35",
            "/map paint squares:A1:G16 terrain:solid",
            "/creature add name:Imp at:H8 altitude:15 modes:\"climb 20\"",
        ]);
        says(&mut door, &format!("/creature edit creature:Imp conditions:{condition}"), &["so they fall: /fall"]);
        says(&mut door, "/settle creature:Imp", &["Imp falls 15 ft"]);
    }
}
