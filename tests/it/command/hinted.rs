//! Hints and examples: they name what closes the way and what works here, and they work as typed.

use serde_json::json;

use super::suggestions::{message, says, table};

/// Rise, 5.6.2: a mover whose feet run out stops on its way. The closed door on the direct way is named all the same.
#[test]
fn a_door_that_makes_the_way_too_long_is_named_where_movement_runs_out() {
    let mut door = table(&[
        "/table new width:24 height:16 ruleset:rise",
        "/creature add name:A at:B4",
        "/map wall from:F1 to:F15 side:east",
        "/map edge squares:F4 side:east barrier:door",
    ]);
    says(&mut door, "/move creature:A to:G4", &["A closed door is between F4 and G4."]);
}

/// SRD 3.5, Minimum Movement: one square in any direction, even diagonally, also where the cheapest way there goes around.
#[test]
fn minimum_movement_is_named_for_a_diagonal_beside_the_mover() {
    let mut door = table(&[
        "/table new width:24 height:16 ruleset:srd35",
        "/creature add name:S at:B10 speed:10",
        "/map paint squares:C9:C16 terrain:difficult layers:2",
    ]);
    says(&mut door, "/move creature:S to:C11", &["Minimum movement of one square gets there: pace:minimum."]);
    door.done("/move creature:S to:C11 pace:minimum");
}

/// Rise, Withdraw: the example is one of that rulebook.
#[test]
fn an_example_is_of_the_rulebook_in_play() {
    let mut door = table(&[
        "/table new width:24 height:16 ruleset:rise",
        "/creature add name:A at:C3",
        "/creature add name:Foe at:E3 side:monsters",
    ]);
    says(
        &mut door,
        "/withdraw creature:A from:Bob distance:20",
        &["Example: /withdraw creature:A from:Foe distance:20"],
    );
    door.done("/withdraw creature:A from:Foe distance:20");
}

/// Numbered names are listed as people count.
#[test]
fn names_that_could_be_meant_are_in_natural_order() {
    let mut door = table(&["/table new width:30 height:16", "/creature add name:F at:M4 size:fine count:11"]);
    says(&mut door, "/move creature:F to:N4", &["F 1, F 2, F 3"]);
}

/// A vehicle's day has its hours: the option that doesn't go with it is named.
#[test]
fn the_option_that_a_vehicle_does_not_take_is_named() {
    let mut door = table(&["/table new width:10 height:10"]);
    says(
        &mut door,
        "/travel vehicle:sailing-ship round-the-clock:true",
        &["leave out `round-the-clock`", "Example: /travel vehicle:rowboat"],
    );
}

/// Epic Path, Crawling: the advice to stand up is for the prone alone.
#[test]
fn nobody_on_their_feet_is_advised_to_stand_up() {
    let impeded = |conditions: &str| {
        let mut door = table(&[
            "/table new width:10 height:8 ruleset:epic-path",
            &format!("/creature add name:Cyl at:C3 {conditions}"),
            "/map paint squares:D3 terrain:impeded",
        ]);
        message(&door.ask("/crawl creature:Cyl to:D3")).contains("/stand")
    };
    assert!(impeded("conditions:prone"));
    assert!(!impeded(""));
}

/// D&D 3.5, Minimum Forward Speed: who has stalled reads the save, its DC and what failing does, as their turn begins and in
/// every refusal.
#[test]
fn a_stalled_flier_reads_how_to_recover() {
    let mut door = table(&[
        "/table new width:40 height:16 ruleset:dnd35",
        "/creature add name:Av at:D4 speed:30 altitude:200 modes:\"fly 30 average\"",
        "/creature add name:Ot at:D14 side:foes",
        "/initiative creature:Av check:20",
        "/initiative creature:Ot check:10",
        "/turn start",
        "/turn next",
    ]);
    let save = ["Reflex save DC 20", "/fly creature:\"Av\" check:18", "Failure: falls up to 300 ft more"];
    says(&mut door, "/turn next", &save);
    says(&mut door, "/fly creature:Av to:G4", &save);
    assert_eq!(door.ask("/fly creature:\"Av\" check:20")["status"], "done");
}

/// A jump over ground with a check, from the last square before it: as far, with a lower DC. (SRD 3.5, Jump.)
#[test]
fn options_jump_from_the_edge_of_what_is_cleared() {
    let mut door = table(&[
        "/table new width:24 height:16 ruleset:srd35",
        "/map paint squares:F1:G16 terrain:open check:\"Balance 15\"",
        "/creature add name:Hero at:D8",
        "/creature add name:Orc at:J8 side:monsters",
    ]);
    says(&mut door, "/options creature:Hero target:Orc", &["Jump from E8 to I8: 25 ft, one attack, Jump check DC 40"]);
    let jump = door.ask("/jump creature:Hero to:\"E8 I8\" preview:true");
    assert_eq!((&jump["ruling"]["feet"], &jump["ruling"]["checks"][0]["dc"]), (&json!(25), &json!(40)), "{jump:#}");
}

/// The edge of a bigger creature's back is one to jump from, too. (SRD 3.5, Jump.)
#[test]
fn options_jump_from_the_edge_of_a_back() {
    let mut door = table(&[
        "/table new width:16 height:10 ruleset:srd35",
        "/creature add name:Elephant at:E4 size:huge side:heroes speed:40",
        "/creature add name:Hero at:E5 altitude:15",
        "/creature add name:Orc at:J5 side:monsters",
    ]);
    says(
        &mut door,
        "/options creature:Hero target:Orc",
        &["Jump from G5 to I5: 20 ft, falls 15 ft, one attack, Jump check DC 20"],
    );
}

/// Of equal ways, the plain one: nobody tumbles where a climb or a swim does the same.
#[test]
fn options_prefer_a_plain_way_to_a_maneuver() {
    let mut climber = table(&[
        "/table new width:24 height:16 ruleset:epic-path",
        "/map height squares:F1:P16 feet:10",
        "/creature add name:Hero at:D7 speed:30 modes:\"climb 20 greater\"",
        "/creature add name:Foe at:F4 side:monsters",
    ]);
    says(&mut climber, "/options creature:Hero target:Foe", &["1 · Climb to F5: 10 ft, one attack, provokes nothing"]);
    let mut swimmer = table(&[
        "/table new width:30 height:16 ruleset:srd35",
        "/map paint squares:H1:P16 terrain:pit depth:20",
        "/map paint squares:H1:P16 terrain:water",
        "/creature add name:Otter at:G12 modes:\"swim 40\"",
    ]);
    says(&mut swimmer, "/options creature:Otter to:J12", &["1 · Swim to J12: 15 ft, provokes nothing"]);
}

/// A flier in the air may go where it is asked to at its own height, or land there.
#[test]
fn options_tell_a_landing_from_a_way_that_stays_up() {
    let mut door = table(&[
        "/table new width:30 height:20 ruleset:srd35",
        "/creature add name:Avg at:H10 altitude:30 speed:20 modes:\"fly 60 good\" facing:e",
    ]);
    let both = ["Fly to M10: 20 ft, landing, provokes nothing", "Fly to M10@30: 25 ft, provokes nothing"];
    says(&mut door, "/options creature:Avg to:M10", &both);
}

/// Epic Path, Squeezing: a square is shared by agreement, by a 5-foot step too; the line that does it is the same command.
#[test]
fn a_step_that_shares_is_suggested_as_a_step() {
    let mut door = table(&[
        "/table new width:24 height:16 ruleset:epic-path",
        "/creature add name:A at:G4",
        "/creature add name:B at:H4",
    ]);
    says(&mut door, "/step creature:A to:H4", &["/step creature:\"A\" to:H4 share:true"]);
    door.done("/step creature:A to:H4 share:true");
}

/// An example is one at this very table: on its map, under free names, with the text that was given.
#[test]
fn an_example_fits_its_table() {
    let works = |lines: &[&str], line: &str, example: &str| {
        let mut door = table(lines);
        says(&mut door, line, &[&format!("Example: {example}")]);
        door.done(example);
    };
    let small = "/table new width:8 height:8";
    works(&[small], "/map door at:doors state:open", "/map edge squares:D4 side:east barrier:door");
    works(&[small], "/map door at:H5 state:open", "/map edge squares:D4 side:east barrier:door");
    works(&[small], "/map door at:C5 state:open", "/map edge squares:C5 side:east barrier:door");
    let ogre = "/creature add name:Ogre at:A1 size:large";
    works(
        &["/table new width:3 height:3", ogre],
        "/creature add at:B2",
        "/creature add name:\"Ogre 2\" at:B2 size:large side:monsters speed:40",
    );
    works(
        &[small, ogre],
        "/creature paste text:\"Ogre at D4: Large giant\"",
        "/creature paste text:\"Ogre 2 at D4: Large giant\"",
    );
    works(
        &[small, "/creature add name:A at:A1"],
        r#"/map paste text:"O..\n...""#,
        r#"/map paste text:"O..\\n..." replace:true"#,
    );
}

/// Rise has no run, and a digger reads that too; who can't swim is shown the way to get on.
#[test]
fn rise_names_what_there_is_in_water_and_underground() {
    let mut door = table(&[
        "/table new width:24 height:16 ruleset:rise",
        "/map paint squares:A1:H8 terrain:pit depth:10",
        "/map paint squares:A1:H8 terrain:water",
        "/creature add name:Hero at:D4 altitude:10",
        "/creature add name:Mole at:L4 modes:\"burrow 20\" altitude:-10",
    ]);
    says(&mut door, "/reachable creature:Hero", &["Without a swim speed", "/swim-forward"]);
    says(&mut door, "/run creature:Mole to:N4", &["Rise has no run."]);
}

/// Where rounds have no order yet, the example makes one; where there are no rounds, it begins them.
#[test]
fn nobody_can_delay_before_there_is_an_order() {
    let mut door = table(&["/table new width:8 height:8", "/creature add name:A at:D4"]);
    says(&mut door, "/turn delay", &["Example: /turn start"]);
    door.done("/turn start");
    says(&mut door, "/turn ready", &["Example: /turn roll"]);
    door.done("/turn roll");
}
