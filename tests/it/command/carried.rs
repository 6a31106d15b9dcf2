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

/// A flier on a bigger friend's back is held by it: no least speed, a step along the back, and it comes along.
#[test]
fn a_flier_perches_on_a_back() {
    let mut door = table(&[
        "/table new width:24 height:16 ruleset:srd35",
        "/creature add name:Bird at:D8 size:small speed:20 modes:\"fly 40 average\"",
        "/creature add name:Elephant at:F7 size:huge shape:long speed:40",
        "/place creature:Bird at:G8 altitude:15",
        "/initiative creature:Bird check:20",
        "/initiative creature:Elephant check:15",
        "/turn start",
    ]);
    door.done("/step creature:Bird to:H8 preview:true");
    door.done("/fly creature:Bird to:D8 preview:true");
    let ended = door.ask("/turn next");
    assert!(!message(&ended).contains("stay up") && !message(&ended).contains("falls"), "{ended:#}");
    says(&mut door, "/move creature:Elephant to:M7", &["Bird comes along on Elephant's back."]);
}

/// A rider with wings of its own needn't use them.
#[test]
fn a_winged_rider_stays_in_the_saddle() {
    let mut door = table(&[
        "/table new width:24 height:16 ruleset:srd35",
        "/creature add name:Imp at:E4 size:small modes:\"fly 40 poor\"",
        "/creature add name:Griff at:F4 size:large modes:\"fly 60 average\" facing:e",
        "/creature add name:Orc at:L8 side:monsters",
        "/mount creature:Imp target:Griff",
        "/place creature:Griff at:F4 altitude:60",
        "/initiative creature:Imp check:15",
        "/initiative creature:Orc check:10",
        "/turn start",
        "/fly creature:Griff to:\"e e e e e e\"",
    ]);
    let ended = door.ask("/turn next");
    assert!(!message(&ended).contains("Imp falls") && !message(&ended).contains("stalls"), "{ended:#}");
}

/// Nobody gets off a flying mount onto the face of a wall without a climb speed: they fall there as anywhere else.
#[test]
fn a_dismount_beside_a_wall_is_a_fall_too() {
    let mut door = table(&[
        "/table new width:24 height:16 ruleset:srd35",
        "/map paint squares:A1:G16 terrain:solid",
        "/creature add name:Griff at:H12 size:large altitude:20 modes:\"fly 40 good\"",
        "/creature add name:Pal at:J12 altitude:20",
        "/mount creature:Pal target:Griff",
    ]);
    says(&mut door, "/dismount creature:Pal to:H11", &["Pal falls 20 ft"]);
}

/// A flier that has climbed a wall holds on to it: it climbs on, steps along it and doesn't stall, until it flies off.
#[test]
fn a_flier_clings_to_the_wall_that_it_has_climbed() {
    let mut door = table(&[
        "/table new width:24 height:16 ruleset:srd35",
        "/map paint squares:A1:G16 terrain:solid",
        "/creature add name:Imp at:H8 speed:20 modes:\"fly 40 average, climb 20\"",
        "/creature add name:Orc at:L8 side:monsters",
        "/initiative creature:Imp check:10",
        "/initiative creature:Orc check:5",
        "/turn start",
        "/climb creature:Imp altitude:15 dc:10 check:15",
    ]);
    let ended = door.ask("/turn next");
    assert!(!message(&ended).contains("stay up"), "{ended:#}");
    door.done("/turn next");
    let stepped = door.ask("/step creature:Imp to:H9 dc:10 check:15")["ruling"].clone();
    assert_eq!((&stepped["mode"], &stepped["altitude"]), (&json!("climb"), &json!(15)), "{stepped:#}");
    door.done("/turn next");
    door.done("/turn next");
    door.done("/fly creature:Imp to:K9@10");
    let moved = door.ask("/move creature:Imp to:J9 preview:true")["ruling"].clone();
    assert_eq!(moved["mode"], json!("fly"), "{moved:#}");
}

/// What isn't on the map, a rope or a ceiling, holds the climber as long as it climbs there.
#[test]
fn a_rope_that_the_map_lacks_holds_its_climber() {
    let mut door = table(&[
        "/table new width:24 height:16 ruleset:srd35",
        "/creature add name:R at:D3 speed:40",
        "/creature add name:Foe at:H3 side:monsters",
        "/initiative creature:R check:20",
        "/initiative creature:Foe check:10",
        "/turn start",
        "/climb creature:R to:D3@10 surface:rope check:20 pace:half",
    ]);
    let ended = door.ask("/turn next");
    assert!(!message(&ended).contains("they fall"), "{ended:#}");
    door.done("/turn next");
    door.done("/climb creature:R to:D3@15 surface:rope check:20");
    // Put anywhere else in the air, it has nothing to hold on to.
    says(&mut door, "/place creature:R at:D6 altitude:15", &["so they fall: /fall creature:\"R\""]);
    // Neither has one that came down in between.
    door.done("/settle creature:R");
    says(&mut door, "/place creature:R altitude:15", &["so they fall: /fall creature:\"R\""]);
}

/// Where every way down from a mount is a fall, a dismount that names no square isn't made: the fall is announced instead.
#[test]
fn a_dismount_falls_only_where_it_is_asked_to() {
    let mut door = table(&[
        "/table new width:24 height:16 ruleset:srd35",
        "/creature add name:Hero at:C4",
        "/creature add name:Horse at:D4 size:large modes:\"fly 60 good\"",
        "/mount creature:Hero target:Horse",
        "/fly creature:Horse to:F4@20",
    ]);
    let unsafely = door.ask("/dismount creature:Hero");
    assert_eq!(unsafely["status"], "error", "{unsafely:#}");
    assert!(message(&unsafely).contains("Hero would fall 20 ft"), "{unsafely:#}");
    says(&mut door, "/dismount creature:Hero to:E4", &["Hero falls 20 ft"]);
}
