//! Ways that `/options` finds beside the plain ones, and what it says when it couldn't look at all of them.

use serde_json::{Value, json};

use super::ways::{lists, message, table, ways};

/// However many ways there are through the air, those on foot keep their share of the work, and an answer that left some out
/// doesn't claim that there are none.
#[test]
fn no_kind_of_way_takes_all_the_work() {
    let others = [
        "/creature add name:Foe at:B6 size:large side:monsters",
        "/creature add name:C0 at:C5 size:large side:monsters",
        "/creature add name:C1 at:D9 side:monsters",
    ];
    let hero = ["/creature add name:Hero at:I8 size:large speed:30 modes:\"fly 30 good\""];
    let mut door = table((12, 12), "srd35", &[&hero[..], &others[..]].concat());
    lists(&ways(&mut door, "/options creature:Hero to:A5"), &["/move creature:Hero to:A5 pace:double"]);
    let drake = [
        "/creature add name:Drake at:F8 size:large modes:\"fly 60 clumsy\" speed:20",
        "/creature add name:Ogre at:H8 size:large side:monsters altitude:20 modes:\"fly 40 good\"",
    ];
    let mut door = table((24, 16), "dnd35", &drake);
    let answer = door.ask("/options creature:Drake target:Ogre");
    let flies = answer["ruling"]["options"].as_array().unwrap().iter().any(|way| way["way"] == "fly");
    let left_out = answer["ruling"]["left_out"].as_array().is_some_and(|all| all.contains(&json!("fly")));
    let told = answer["message"].as_str().unwrap();
    assert!(flies || left_out, "{answer:#}");
    assert!(answer["ruling"]["left_out"].is_null() || !told.contains("No way to get there"), "{told}");
}

/// SRD 3.5, Withdraw: by any form of movement with a listed speed, and along the safest way where the shortest provokes.
#[test]
fn the_safest_withdrawal_by_wing_is_listed() {
    let lines = [
        "/creature add name:Hero at:H5 size:huge speed:15 modes:\"fly 30 good\"",
        "/creature add name:Foe at:G5 side:monsters",
    ];
    let mut door = table((12, 12), "srd35", &lines);
    lists(&ways(&mut door, "/options creature:Hero to:A1"), &["/withdraw creature:Hero to:A1 prefer:safest"]);
}

/// Epic Path, Withdraw: a climber, or a flier, withdraws up onto a ledge.
#[test]
fn a_withdrawal_onto_a_ledge_is_listed() {
    let foe =
        ["/creature add name:Foe at:J6 size:large side:monsters", "/creature sheet creature:Foe maneuver-defense:15"];
    for (modes, wanted) in [
        ("climb 30 greater", "/withdraw creature:Cli to:F6 primary:Foe"),
        ("fly 30 greater", "/withdraw creature:Cli to:F6@0 primary:Foe"),
    ] {
        let cli = format!("/creature add name:Cli at:I6 altitude:10 speed:30 modes:\"{modes}\"");
        let lines = [&["/map height squares:A1:H14 feet:15", &cli][..], &foe[..]].concat();
        let listed = ways(&mut table((30, 14), "epic-path", &lines), "/options creature:Cli to:F6");
        let short = wanted.replace("@0", "");
        assert!(listed.iter().any(|line| line == wanted || *line == short), "{wanted}: {listed:#?}");
    }
}

/// Epic Path, Lesser Teleport: a creature that has teleported up into the air may teleport down with another action.
#[test]
fn a_teleporter_in_the_air_teleports_down() {
    let lines = [
        "/creature add name:Les at:D6 speed:30 modes:\"teleport 40 lesser\"",
        "/creature add name:Foe at:E6 side:monsters",
        "/initiative creature:Les check:20",
        "/initiative creature:Foe check:10",
        "/turn start",
        "/teleport to:D6 altitude:20",
    ];
    let mut door = table((24, 16), "epic-path", &lines);
    for asked in ["/options target:Foe", "/options to:D6"] {
        lists(&ways(&mut door, asked), &["/teleport creature:Les to:D6@0"]);
    }
    let away = ways(&mut door, "/options away:true");
    assert!(away.iter().any(|line| line.starts_with("/teleport") && line.ends_with("@0")), "{away:#?}");
}

/// SRD 3.5, Climb: without a climb speed, an accelerated climb gets twice as far at -5.
#[test]
fn an_accelerated_climb_is_listed_where_the_usual_one_is_too_slow() {
    let lines = ["/map paint squares:H6:J8 terrain:pit depth:10", "/creature add name:Deep at:H7"];
    let mut door = table((24, 16), "srd35", &lines);
    lists(&ways(&mut door, "/options creature:Deep to:G8"), &["/climb creature:Deep to:G8 pace:half"]);
    assert!(message(&mut door, "/options creature:Deep to:G8").contains("Climb to G8, accelerated: 25 ft"));
}

/// Rise, Movement Abilities: swimming and climbing forward by a check, without a speed for it.
#[test]
fn short_swims_and_climbs_by_a_check_are_listed() {
    let water = [
        "/map paint squares:A1:H16 terrain:pit depth:20",
        "/map paint squares:A1:H16 terrain:water",
        "/creature add name:Hero at:H8 speed:30 altitude:20",
        "/creature add name:Foe at:F8 altitude:20 side:monsters",
    ];
    let mut door = table((24, 16), "rise", &water);
    let near = ways(&mut door, "/options creature:Hero target:Foe");
    assert!(near.iter().any(|line| line.starts_with("/swim-forward creature:Hero to:G")), "{near:#?}");
    lists(&ways(&mut door, "/options creature:Hero to:I8"), &["/swim-forward creature:Hero to:I8"]);
}

/// The first 10 ft of a jump down do no harm (Rise, Jumping; Epic Path, Falling Damage) or less (SRD 3.5, Falling Damage), so it
/// is listed beside a step over the edge. Nobody comes down on the target where there is room beside it.
#[test]
fn a_jump_down_from_a_ledge_is_listed() {
    let foe = "/creature add name:Foe at:I6 side:monsters";
    for ruleset in ["rise", "epic-path", "srd35"] {
        let lines = [
            "/map height squares:A1:H16 feet:10",
            "/creature add name:Hero at:H6 speed:30",
            "/creature sheet creature:Hero strength:2",
            foe,
        ];
        let mut door = table((24, 16), ruleset, &lines);
        let listed = ways(&mut door, "/options creature:Hero target:Foe");
        assert!(listed.iter().any(|line| line.starts_with("/jump creature:Hero to:I")), "{ruleset}: {listed:#?}");
        assert!(listed.iter().all(|line| !line.contains("to:I6")), "{ruleset}: {listed:#?}");
        let first = &door.ask("/options creature:Hero target:Foe")["ruling"]["options"][0];
        assert_ne!(first["to"], Value::from("I6"), "{ruleset}: {first:#}");
    }
}

/// Rise, Speed Categories and Jumping: fast flight and a jump out of difficult ground cost half of a walk, and take no check.
#[test]
fn a_way_that_costs_less_than_the_walk_is_listed() {
    let lines = ["/creature add name:Aldo at:B4 speed:30 modes:\"fly 40 fast\""];
    let mut door = table((20, 10), "rise", &lines);
    lists(&ways(&mut door, "/options creature:Aldo to:F4"), &["/fly creature:Aldo to:F4@0"]);
    let lines = ["/map paint squares:B4 terrain:difficult", "/creature add name:Aldo at:B4 speed:30"];
    let mut door = table((20, 10), "rise", &lines);
    door.done("/creature sheet creature:Aldo strength:2");
    lists(&ways(&mut door, "/options creature:Aldo to:C4"), &["/jump creature:Aldo to:C4"]);
}

/// A sprint, or a double move, teleports twice as far: it is among the ways, and the refusal of one teleport names it.
#[test]
fn a_second_teleport_is_listed_and_named() {
    for (ruleset, modes, command) in [
        ("rise", "teleport 30", "/sprint creature:Aldo to:K4 mode:teleport"),
        ("epic-path", "teleport 30 greater", "/move creature:Aldo to:K4 pace:double mode:teleport"),
    ] {
        let aldo = format!("/creature add name:Aldo at:B4 speed:30 modes:\"{modes}\"");
        let mut door = table((20, 10), ruleset, &[&aldo, "/map paint squares:D1:D10 terrain:solid"]);
        lists(&ways(&mut door, "/options creature:Aldo to:K4"), &[command]);
        let told = door.ask("/teleport creature:Aldo to:K4");
        let quoted = command.replace("Aldo", "\"Aldo\"");
        assert!(told["message"].as_str().is_some_and(|text| text.contains(&quoted)), "{told:#}");
        door.done(command);
    }
}

/// SRD 3.5, Minimum Movement: one square, whatever it costs; where the map leaves no more room, squeezed. Here, and turned around.
///
/// ```text
///    A B
///  1 . .
///  2 . o
///  3 # ,
///  4 # ,
///  5 X X
///  6 X X
/// ```
#[test]
fn a_minimum_movement_squeezes_where_the_map_leaves_no_more_room() {
    for (at, foe, rocks, to) in [("A5", "B2", "A3:A4", "B4"), ("A1", "B5", "A3:A4", "B2")] {
        let lines = [
            "/map paint squares:B1:B8 terrain:difficult",
            &format!("/map paint squares:{rocks} terrain:solid"),
            &format!("/creature add name:Ox at:{at} size:large speed:5"),
            &format!("/creature add name:Orc at:{foe} side:monsters"),
        ];
        let mut door = table((2, 8), "srd35", &lines);
        let answer = door.ask("/options creature:Ox target:Orc");
        let listed = answer["ruling"]["options"].as_array().unwrap();
        let commands: Vec<&str> = listed.iter().map(|way| way["command"].as_str().unwrap()).collect();
        assert_eq!(commands, [format!("/move creature:Ox to:{to} pace:minimum")], "{answer:#}");
    }
}

/// A digger on the ground reads why it can't dig down to one below.
#[test]
fn why_a_digger_does_not_get_down_to_another_is_said() {
    let lines = [
        "/creature add name:Ankheg at:A1 speed:30 modes:\"burrow 20\"",
        "/creature add name:Mole at:D1 side:monsters altitude:-10 modes:\"burrow 20\"",
    ];
    let told = message(&mut table((8, 4), "srd35", &lines), "/options creature:Ankheg target:Mole");
    assert!(told.contains("Can't: Burrow to D1@-10"), "{told}");
}

/// Epic Path, Clamber: over a giant that fills a passage, to where an orc behind it is in reach.
#[test]
fn a_clamber_leads_to_the_far_side_of_who_is_in_the_way() {
    let lines = [
        "/map paint squares:A1:L1 terrain:solid",
        "/map paint squares:A5:L5 terrain:solid",
        "/creature add name:Giant at:C2 size:huge side:monsters threatens:false",
        "/creature add name:Orc at:F3 side:monsters",
        "/creature add name:Cat at:B3 speed:30",
    ];
    let listed = ways(&mut table((12, 5), "epic-path", &lines), "/options creature:Cat target:Orc");
    assert_eq!(listed, ["/clamber creature:Cat target:Giant to:E3"]);
}

/// Rise, Gliding: who walks on a ledge glides down from it to what walking doesn't get to.
#[test]
fn a_glider_on_a_ledge_glides_down_from_it() {
    let lines = [
        "/map height squares:A1:B5 feet:15",
        "/creature add name:Gul at:B3 modes:\"glide 30\" speed:30",
        "/creature add name:Orc at:E3 side:monsters",
        "/creature add name:Imp at:B5 side:monsters",
    ];
    let mut door = table((12, 5), "rise", &lines);
    assert_eq!(ways(&mut door, "/options creature:Gul target:Orc"), ["/fly creature:Gul to:D3@5 mode:glide"]);
    assert_eq!(ways(&mut door, "/options creature:Gul target:Imp"), ["/move creature:Gul to:B4"]);
}

/// SRD 3.5, Attacks of Opportunity: a swimmer may go a longer way on which nobody strikes.
#[test]
fn the_safest_swim_is_listed() {
    let lines = [
        "/map paint squares:A1:J6 terrain:pit depth:20",
        "/map paint squares:A1:J6 terrain:water",
        "/creature add name:Hero at:B2 speed:30 modes:\"swim 30\"",
        "/creature add name:Gob at:D2 side:monsters",
    ];
    let listed = ways(&mut table((10, 6), "srd35", &lines), "/options creature:Hero to:F2");
    lists(&listed, &["/swim creature:Hero to:F2", "/move creature:Hero to:F2 pace:double prefer:safest"]);
}

/// Epic Path, Greater Flight: a 5-foot step on wings, over ground that hampers the feet.
#[test]
fn a_step_on_wings_over_rough_ground_is_listed() {
    let lines = [
        "/map paint squares:A1:C4 terrain:difficult",
        "/creature add name:Bat at:B2 speed:30 modes:\"fly 40 greater\"",
        "/creature add name:Orc at:D2 side:monsters",
    ];
    lists(
        &ways(&mut table((8, 4), "epic-path", &lines), "/options creature:Bat target:Orc"),
        &["/step creature:Bat to:C1"],
    );
}

/// Ends where others stand are not ends found: a flight goes on to the next ones.
#[test]
fn a_flight_to_a_crowded_target_ends_on_its_far_side() {
    let lines = [
        "/creature add name:Bat at:B6 modes:\"fly 60 good\" speed:5",
        "/creature add name:Ogre at:H6 side:monsters size:large",
        "/creature add name:Orc at:\"G5 G6 G7 G8 H5 H8 I5 I8 J5 J6 J7\" side:monsters",
        "/creature add name:Roof at:F4 size:colossal altitude:10 modes:\"fly 60 good\" side:monsters",
    ];
    let mut door = table((20, 12), "srd35", &lines);
    let found = ways(&mut door, "/options creature:Bat target:Ogre");
    assert!(found.iter().any(|line| line.starts_with("/fly creature:Bat to:J8@0")), "{found:?}");
}
