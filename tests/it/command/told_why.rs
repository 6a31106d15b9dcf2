//! What a refusal, an answer or a list of ways says about its reason, and what it leaves out.

use serde_json::{Value, json};

use super::suggestions::{message, says, table};

fn is_silent(answer: &Value, about: &str) {
    assert!(!message(answer).contains(about), "{about}\n{answer:#}");
}

/// Who has nothing to move on reads why, also where every way is asked for.
#[test]
fn options_say_why_somebody_in_midair_cannot_move() {
    for ruleset in ["srd35", "rise"] {
        let mut door = table(&[
            &format!("/table new width:24 height:16 ruleset:{ruleset}"),
            "/creature add name:Rider at:E5 altitude:15",
            "/creature add name:Foe at:F9 side:monsters",
        ]);
        for aim in ["to:F5", "target:Foe"] {
            let line = format!("/options creature:Rider {aim}");
            says(&mut door, &line, &["Can't: Move to", "Rider is 15 ft up with nothing below, and can't fly"]);
        }
    }
}

/// `accelerated` is for balancing at full speed, which two of the rulebooks don't have.
#[test]
fn a_hurry_that_changes_nothing_is_named() {
    for (ruleset, told) in [("epic-path", true), ("rise", true), ("srd35", false)] {
        let mut door = table(&[
            &format!("/table new width:8 height:4 ruleset:{ruleset}"),
            "/creature add name:A at:B2",
            "/creature add name:B at:D2 side:monsters",
        ]);
        let answer = door.ask("/move creature:A to:C4 accelerated:true preview:true");
        assert_eq!(message(&answer).contains("`accelerated` changes nothing"), told, "{ruleset}: {answer:#}");
    }
}

/// Epic Path, Combining Movement Types: a lake without a shore is swum at the swim speed, and that is what the answer names.
#[test]
fn the_speed_of_a_swim_is_the_swim_speed() {
    let mut door = table(&[
        "/table new width:12 height:12 ruleset:epic-path",
        "/map paint squares:A1:L12 terrain:pit depth:20",
        "/map paint squares:A1:L12 terrain:water",
        "/creature add name:Sal at:D6 altitude:10 modes:\"swim 20\"",
    ]);
    says(&mut door, "/reachable creature:Sal", &["within 20 ft (4 squares)"]);
    says(&mut door, "/move creature:Sal to:J6", &["Sal's swim speed is used up"]);
}

/// SRD 3.5, Winds: the save is the question, and a size is named only where flight changes it.
#[test]
fn a_wind_is_withstood_or_not() {
    let mut door = table(&[
        "/table new width:8 height:8",
        "/creature add name:M at:D4",
        "/creature add name:Bat at:F4 modes:\"fly 40 good\" altitude:20",
    ]);
    let answer = door.ask("/wind creature:M weather:tornado preview:true");
    assert!(message(&answer).starts_with("Whether M withstands the wind depends on a check:"), "{answer:#}");
    is_silent(&answer, "counts as");
    says(
        &mut door,
        "/wind creature:M weather:tornado preview:true",
        &["rolls M 1d4 times 10 ft, prone, for 1d4 nonlethal damage each time"],
    );
    says(
        &mut door,
        "/wind creature:Bat weather:tornado preview:true",
        &["blows Bat (counts as small in flight) away 2d6 times 10 ft, for 2d6 nonlethal damage"],
    );
    says(&mut door, "/wind creature:Bat weather:severe-wind preview:true", &["back 1d6 times 10 ft"]);
}

/// A rulebook without runs says so, whatever else the command asks.
#[test]
fn a_run_that_the_book_lacks_is_refused_for_that() {
    let mut door = table(&["/table new width:24 height:16 ruleset:rise", "/creature add name:A at:C4"]);
    says(&mut door, "/run creature:A to:H4 stopped-at:E4", &["Rise has no run."]);
}

/// 3.5: somebody staggered has one action, a standard or a move action, and a script reads that.
#[test]
fn the_one_action_of_the_staggered_is_one_in_json() {
    let mut door = table(&[
        "/table new width:24 height:16",
        "/creature add name:A at:C4 conditions:staggered",
        "/creature add name:B at:G4",
        "/creature add name:Foe at:I4 side:monsters",
    ]);
    let left = |answer: &Value| answer["ruling"]["options"][0]["left"].clone();
    let asked = door.ask("/options creature:A to:C4");
    assert_eq!(left(&asked)["only"], json!(true), "{asked:#}");
    let asked = door.ask("/options creature:B to:G4");
    assert_eq!(left(&asked)["only"], Value::Null, "{asked:#}");
}

/// Epic Path, 5-Foot Step: one by a feature takes a swift action, and the answer names it.
#[test]
fn the_swift_action_of_a_step_is_named() {
    let mut door = table(&[
        "/table new width:24 height:16 ruleset:epic-path",
        "/creature add name:A at:C4",
        "/creature add name:B at:H4 side:monsters",
        "/initiative creature:A check:20",
        "/initiative creature:B check:10",
        "/turn start",
    ]);
    says(&mut door, "/step creature:A to:D4 way:feature-swift", &["It takes a swift action."]);
}

/// A creature put beside a wall in midair is taken to cling to it, and the answer says so.
#[test]
fn what_holds_a_creature_beside_a_wall_is_named() {
    let mut door = table(&[
        "/table new width:24 height:16",
        "/map paint squares:A1:G16 terrain:solid",
        "/creature add name:Pal at:K12",
        "/creature add name:Ape at:K9 modes:\"climb 20\"",
    ]);
    says(
        &mut door,
        "/place creature:Pal at:H11 altitude:20",
        &["Pal holds on to the wall there. If they don't: /fall creature:\"Pal\"."],
    );
    is_silent(&door.ask("/creature edit creature:Pal conditions:fatigued"), "holds on");
    is_silent(&door.ask("/place creature:Ape at:H9 altitude:20"), "holds on");
    door.done("/fall creature:Pal");
}

/// SRD 3.5, Bull Rush: the advice to go there first is for those who have the action for it.
#[test]
fn nobody_without_the_action_is_sent_to_the_target_first() {
    let mut door = table(&[
        "/table new width:24 height:16",
        "/creature add name:Hero at:C8",
        "/creature add name:Orc at:H8 side:monsters",
        "/initiative creature:Hero check:20",
        "/initiative creature:Orc check:10",
        "/turn start",
    ]);
    says(&mut door, "/bull-rush creature:Hero target:Orc", &["First, /move there."]);
    door.done("/move creature:Hero to:F8");
    is_silent(&door.ask("/bull-rush creature:Hero target:Orc"), "/move there");
}

/// D&D 3.5, Minimum Forward Speed: the turn after a stall is spent on recovering from it.
#[test]
fn a_stalled_flier_has_no_other_way_and_no_step() {
    let mut door = table(&[
        "/table new width:24 height:16 ruleset:dnd35",
        "/map paint squares:A1:X16 terrain:pit depth:400",
        "/creature add name:Foe at:H8 side:monsters modes:\"fly 60 average\" facing:w altitude:400",
        "/creature add name:Ann at:A1",
        "/initiative creature:Foe check:10",
        "/initiative creature:Ann check:5",
        "/turn start",
        "/turn next",
        "/turn next",
    ]);
    says(&mut door, "/options creature:Foe target:Ann", &["Foe has stalled and fallen 150 ft"]);
    is_silent(&door.ask("/options creature:Foe target:Ann"), "too many ways");
    let answer = door.ask("/fly creature:Foe check:5");
    is_silent(&answer, "5-foot step");
    assert!(message(&answer).contains("Foe has no action left"), "{answer:#}");
}

/// Epic Path, Hover: a ceiling that the map lacks holds a hoverer until they fly on.
#[test]
fn a_ceiling_that_was_named_goes_on_holding_a_hoverer() {
    let mut door = table(&[
        "/table new width:24 height:16 ruleset:epic-path",
        "/creature add name:Ho at:H3 modes:\"fly 40 hover\"",
        "/creature add name:R at:C3",
        "/initiative creature:Ho check:20",
        "/initiative creature:R check:10",
        "/turn start",
        "/fly creature:Ho to:H3@20 ceiling:true",
    ]);
    is_silent(&door.ask("/turn next"), "Ho falls");
    door.done("/turn next");
    says(&mut door, "/fly creature:Ho to:I3@20 preview:true", &["Nothing holds them up there"]);
    door.done("/fly creature:Ho to:I3@20");
    says(&mut door, "/turn next", &["Ho falls: there's no surface to hover at."]);
}

/// A rider's command works with the mount's name in it.
#[test]
fn a_rider_reads_the_same_command_for_the_mount() {
    let mut door = table(&[
        "/table new width:24 height:16",
        "/creature add name:Hero at:C4",
        "/creature add name:Horse at:D4 size:large shape:long speed:60",
        "/mount creature:Hero target:Horse",
    ]);
    let line = "/wind creature:Horse weather:windstorm check:1";
    says(&mut door, "/wind creature:Hero weather:windstorm check:1", &[&format!("Example: {line}")]);
    door.done(line);
}

/// Level flight off a ledge leads to more height over the floor below it, so the answer names no single one.
#[test]
fn level_flight_over_uneven_ground_names_no_height() {
    let mut door = table(&[
        "/table new width:14 height:10",
        "/map height squares:H2:I4 feet:10",
        "/creature add name:Ann at:H4 speed:15 modes:\"fly 60 good\" altitude:10",
    ]);
    let answer = door.ask("/reachable creature:Ann");
    assert!(message(&answer).contains("Ann can fly level to"), "{answer:#}");
    assert_eq!(answer["ruling"]["altitude"], Value::Null, "{answer:#}");
    let at = |altitude: &str| format!("/reachable creature:Ann mode:fly altitude:{altitude}");
    says(&mut door, &at("10"), &["other places 10 ft up"]);
}

/// Where no mix of modes leads over the edge of a floor, `mode:any` walks over it as the plain command does.
#[test]
fn any_mode_goes_over_an_edge_as_a_walk_does() {
    for ruleset in ["epic-path", "srd35", "rise"] {
        let mut door = table(&[
            &format!("/table new width:24 height:16 ruleset:{ruleset}"),
            "/map height squares:A1:D16 feet:10",
            "/creature add name:Cyl at:D8",
        ]);
        says(&mut door, "/move creature:Cyl to:\"E8\" mode:any preview:true", &["Cyl goes over the edge"]);
        says(&mut door, "/move creature:Cyl to:F8 mode:any preview:true", &["goes over the edge"]);
    }
}
