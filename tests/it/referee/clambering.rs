//! Clambering into a bigger foe that is above or below the mover's own floor. (Epic Path, Clamber: under, onto or amidst.)

use crate::door::Door;

/// A flier above a bigger foe comes down among its topmost squares on the way, which
/// costs nothing extra.
#[test]
fn a_flier_clambers_down_onto_a_bigger_foe() {
    let mut door = Door::open();
    for line in [
        "/table new width:20 height:12 ruleset:epic-path",
        "/creature add name:Aldo at:E5 modes:\"fly 60 hover\" altitude:15",
        "/creature add name:Huge at:H4 size:huge side:monsters",
        "/creature sheet creature:Huge maneuver-defense:15",
    ] {
        door.done(line);
    }
    let onto = door.ask("/clamber creature:Aldo target:Huge check:30");
    let ruling = &onto["ruling"];
    assert_eq!((&ruling["verdict"], &ruling["to"]), (&"legal".into(), &"H4".into()), "{onto:#}");
    assert_eq!((&ruling["feet"], &ruling["altitude"]), (&15.into(), &10.into()), "{onto:#}");
    door.done("/undo");
    // From too high up the height costs feet too, more than half the speed has.
    door.done("/creature edit creature:Aldo altitude:60");
    let far = door.ask("/clamber creature:Aldo target:Huge check:30");
    assert!(far["status"] == "refused" && far["message"].as_str().unwrap().contains("It costs 50 ft"), "{far:#}");
    let farther = door.ask("/clamber creature:Aldo target:Huge check:60 extra:20");
    assert_eq!((&farther["ruling"]["feet"], &farther["ruling"]["altitude"]), (&50.into(), &10.into()), "{farther:#}");
    door.done("/undo");
    // From the ground nobody rises into a foe in the air.
    door.done("/creature edit creature:Aldo altitude:0");
    door.done("/creature edit creature:Huge modes:\"fly 60 hover\" altitude:30");
    let above = door.ask("/clamber creature:Aldo target:Huge check:30");
    assert!(above["message"].as_str().unwrap().contains("Huge is above Aldo"), "{above:#}");
}

/// A pit that begins at E, as deep as this, with a huge foe at its edge, and Aldo beside it on the floor.
fn at_the_pit(depth: u32) -> Door {
    let mut door = Door::open();
    for line in [
        "/table new width:20 height:12 ruleset:epic-path",
        &format!("/map paint squares:E1:R12 terrain:pit depth:{depth}"),
        "/creature add name:Aldo at:D5",
        "/creature add name:Huge at:E4 size:huge side:monsters",
        "/creature sheet creature:Huge maneuver-defense:20",
    ] {
        door.done(line);
    }
    door
}

/// A foe 15 ft tall reaches to the rim of a pit 10 or 15 ft deep: the mover steps over onto it. One in a deeper pit is below.
#[test]
fn a_foe_whose_head_is_above_the_rim_is_entered_from_it() {
    for depth in [10, 15] {
        let answer = at_the_pit(depth).ask("/clamber creature:Aldo target:Huge check:30");
        let ruling = &answer["ruling"];
        assert_eq!((&ruling["verdict"], &ruling["to"]), (&"legal".into(), &"E4".into()), "{answer:#}");
        assert_eq!((&ruling["feet"], &ruling["altitude"]), (&5.into(), &10.into()), "{answer:#}");
    }
    let below = at_the_pit(20).ask("/clamber creature:Aldo target:Huge check:30");
    assert!(below["message"].as_str().unwrap().contains("Huge is below Aldo"), "{below:#}");
}

/// Its body holds the mover up there, who can go on across it and off it again, and falls if it leaves.
#[test]
fn the_body_of_the_foe_holds_the_clamberer() {
    let mut door = at_the_pit(10);
    door.done("/clamber creature:Aldo target:Huge check:30");
    let across = door.ask("/move creature:Aldo to:F5 preview:true");
    assert_eq!((&across["ruling"]["feet"], &across["ruling"]["verdict"]), (&5.into(), &"legal".into()), "{across:#}");
    let off = door.ask("/move creature:Aldo to:D5 preview:true");
    assert_eq!((&off["ruling"]["feet"], &off["ruling"]["verdict"]), (&5.into(), &"legal".into()), "{off:#}");
    let left = door.ask("/move creature:Huge to:J4");
    assert!(left["message"].as_str().unwrap().contains("Aldo falls 10 ft"), "{left:#}");
}

/// From the shore it leads onto a foe that floats, without a swim.
#[test]
fn a_floating_foe_is_entered_from_the_shore() {
    let mut door = Door::open();
    for line in [
        "/table new width:20 height:12 ruleset:epic-path",
        "/map paint squares:E1:R12 terrain:pit depth:30",
        "/map paint squares:E1:R12 terrain:water",
        "/creature add name:Aldo at:D5",
        "/creature add name:Whale at:E4 size:gargantuan side:monsters modes:\"swim 60 greater\" altitude:30",
        "/creature sheet creature:Whale maneuver-defense:20",
    ] {
        door.done(line);
    }
    let onto = door.ask("/clamber creature:Aldo target:Whale check:30");
    let ruling = &onto["ruling"];
    assert_eq!((&ruling["verdict"], &ruling["feet"]), (&"legal".into(), &5.into()), "{onto:#}");
    assert_eq!(ruling["checks"].as_array().map(Vec::len), Some(1), "{onto:#}");
}
