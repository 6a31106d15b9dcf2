//! `/reachable` lists what `/move` allows, in every medium.

use serde_json::json;

use super::suggestions::table;

/// Every listed square is one to which `/move` goes for that price, with the same options.
fn agrees(lines: &[&str], options: &str, square: &str, feet: Option<u32>) {
    let mut door = table(lines);
    let reach = door.ask(&format!("/reachable creature:Hero {options}"));
    let moved = door.ask(&format!("/move creature:Hero to:{square} {options} preview:true"));
    assert_eq!(reach["ruling"]["squares"].get(square), feet.map(|feet| json!(feet)).as_ref(), "{options}: {reach:#}");
    let goes = moved["status"] == "done" && moved["ruling"]["to"] == square;
    assert_eq!(goes.then(|| moved["ruling"]["feet"].clone()), feet.map(|feet| json!(feet)), "{options}: {moved:#}");
}

/// Epic Path, Squeezing: squares are shared by agreement, also by one that comes out of the water.
#[test]
fn shared_squares_are_listed_from_the_water() {
    let pool = [
        "/table new width:12 height:12 ruleset:epic-path",
        "/map paint squares:E1:L12 terrain:pit depth:15",
        "/map paint squares:E1:L12 terrain:water",
        "/creature add name:Hero at:G5 speed:20 modes:\"swim 20\"",
        "/creature add name:Ally at:D6",
    ];
    agrees(&pool, "share:true", "D6", Some(15));
    agrees(&pool, "", "D6", None);
}

/// Epic Path: stepping over smaller creatures is part of a move action, not of a double move.
#[test]
fn a_double_move_from_a_wall_steps_over_nobody() {
    let wall = [
        "/table new width:12 height:12 ruleset:epic-path",
        "/creature add name:Hero at:C4 size:huge speed:30",
        "/creature add name:Foe at:E7 size:medium side:monsters",
        "/place creature:Hero at:C4 altitude:10",
        "/map edge squares:D4 side:north barrier:wall",
    ];
    agrees(&wall, "pace:double", "D6", None);
}

/// Rise: a huge flier that has to squeeze past a pillar gets there, however long a search for the best way takes.
#[test]
fn a_huge_flier_gets_past_a_pillar() {
    let air = [
        "/table new width:12 height:12 ruleset:rise",
        "/creature add name:Hero at:F3 size:huge speed:30 altitude:5 modes:\"fly 40 fast\"",
        "/map paint squares:C9 terrain:pillar",
    ];
    agrees(&air, "", "A8", Some(20));
}

/// SRD 3.5, Swim: a flier at the surface that can swim is in the water. It swims, steps and charges there, and doesn't stall;
/// it still takes off.
#[test]
fn a_swimmer_with_wings_swims_at_the_surface() {
    let lake = [
        "/table new width:30 height:20 ruleset:srd35",
        "/map paint squares:A1:H12 terrain:pit depth:10",
        "/map paint squares:A1:H12 terrain:water",
        "/creature add name:Hero at:D4 altitude:10 modes:\"fly 40 average, swim 20\"",
        "/creature add name:Foe at:H4 altitude:10 side:monsters modes:\"swim 30\"",
        "/initiative creature:Hero check:20",
        "/initiative creature:Foe check:10",
        "/turn start",
    ];
    agrees(&lake, "", "C4", Some(5));
    let mut door = table(&lake);
    for line in ["/step to:C4", "/charge target:Foe mode:swim", "/withdraw to:A4 mode:swim", "/fly to:F4@15"] {
        let ruling = door.ask(&format!("{line} preview:true"))["ruling"].clone();
        let mode = if line.starts_with("/fly") { "fly" } else { "swim" };
        assert_eq!(ruling["mode"], mode, "{line}: {ruling:#}");
    }
    let ended = door.ask("/turn next");
    assert_eq!(ended["ruling"]["falls"], json!(null), "{ended:#}");
}

/// Rise: a leap on the way doesn't make the mover squeeze where there is room.
#[test]
fn a_walk_with_a_leap_squeezes_only_where_it_has_to() {
    let mut door = table(&[
        "/table new width:24 height:16 ruleset:rise",
        "/map edge squares:F1:F16 side:east barrier:low",
        "/creature add name:Ogg at:C7 size:large speed:40",
        "/creature sheet creature:Ogg strength:6",
    ]);
    let walked = door.ask("/move creature:Ogg to:H7 jump:true preview:true")["ruling"].clone();
    let leapt = door.ask("/jump creature:Ogg to:\"E7 H7\" preview:true")["ruling"].clone();
    assert_eq!((&walked["feet"], &walked["squeezed"]), (&json!(25), &json!(false)), "{walked:#}");
    assert_eq!(leapt["feet"], walked["feet"], "{leapt:#}");
    assert_eq!(walked["notes"], json!([]), "{walked:#}");
}
