//! Aerial movement (Rise), through the commands: the cost of flying, gliding, height limits, and staying in the air.

use serde_json::{Value, json};

use crate::boards::random::Dice;
use crate::referee::falls::{done, message, refused, table};
use crate::referee::flight::fly_checks::{altitude, feet, flier, tried, way};

#[test]
fn in_rise_every_way_through_the_air_costs_the_same_by_speed_category() {
    for (gait, straight, diagonal) in [
        ("average", [5.0, 5.0, 5.0, 5.0], [5.0, 10.0, 5.0, 10.0]),
        ("fast", [5.0, 0.0, 5.0, 0.0], [5.0, 5.0, 0.0, 5.0]),
        ("slow", [10.0; 4], [15.0; 4]),
    ] {
        let mut door = flier("rise", &format!("fly 60 {gait}"), 30);
        for (to, prices) in [("4up", straight), ("4down", straight), ("4e", straight)] {
            let ruling = way(&mut door, to, " pace:sprint");
            assert_eq!(feet(&ruling), prices, "{gait} {to}: {ruling:#}");
            let rule = if gait == "slow" { json!(["gaits"]) } else { json!([]) };
            assert_eq!(ruling["steps"][0]["rules"], rule);
        }
        for to in ["4e-up", "4s-down", "4ne", "4se-up", "4se-down"] {
            assert_eq!(feet(&way(&mut door, to, " pace:sprint")), diagonal, "{gait} {to}");
        }
    }
}

/// Rise, Combat / Aerial Movement: gliding is a separate way through the air.
#[test]
fn a_flight_of_somebody_who_only_glides_names_the_glide() {
    let mut door = flier("rise", "glide 30", 40);
    let refused = door.ask("/fly creature:Bat to:G5");
    assert!(message(&refused).contains("can glide: /fly creature:\"Bat\" to:G5 mode:glide"), "{refused:#}");
    assert_eq!(door.ask("/fly creature:Bat mode:glide to:G5")["status"], "done");
}

#[test]
fn a_glide_ends_ten_feet_lower_and_never_gains_height() {
    let mut door = flier("rise", "glide 30", 40);
    for to in ["G5", "e e e", "E5 F5 G5", "G5@30"] {
        let ruling = tried(&mut door, &format!("/fly creature:Bat mode:glide to:\"{to}\""));
        assert_eq!(
            (&ruling["to"], &ruling["altitude"], &ruling["feet"]),
            (&json!("G5"), &json!(30), &json!(15)),
            "{to}: {ruling:#}"
        );
        assert_eq!(ruling["mode"], "glide");
    }
    for to in ["G5@40", "G5@35", "G5@25", "G5@45", "e-up", "e e-down", "e-down e-down e-down"] {
        refused(&mut door, &format!("/fly creature:Bat mode:glide to:\"{to}\""), "gliding");
    }
    // The descent is free, but the squares on the way aren't: six squares cost 30 ft.
    let ruling = tried(&mut door, "/fly creature:Bat mode:glide to:J5");
    assert_eq!((&ruling["feet"], &ruling["altitude"]), (&json!(30), &json!(30)), "{ruling:#}");
    // Too far: it stops on the way, lower.
    let ruling = done(&mut door, "/fly creature:Bat mode:glide to:L5");
    assert_eq!((&ruling["to"], &ruling["altitude"]), (&json!("J5"), &json!(30)), "{ruling:#}");
    for (high, ends) in [(5, 0), (10, 0), (15, 5)] {
        let mut door = flier("rise", "glide 30", high);
        assert_eq!(done(&mut door, "/fly creature:Bat mode:glide to:G5")["altitude"], ends, "{high}");
    }
    let mut door = flier("rise", "glide 30", 0);
    refused(&mut door, "/fly creature:Bat mode:glide to:\"e e\"", "gliding");
    // From a ledge.
    let mut door = table("rise");
    door.done("/map height squares:A1:D10 feet:30");
    door.done("/creature add name:Bat at:D5 modes:\"glide 30\"");
    let ruling = done(&mut door, "/fly creature:Bat mode:glide to:G5");
    assert_eq!((&ruling["altitude"], &ruling["feet"]), (&json!(20), &json!(15)), "{ruling:#}");
}

#[test]
fn gliding_never_gains_height_over_random_flights() {
    let mut dice = Dice::new(11);
    let mut glides = 0;
    let square = |dice: &mut Dice| {
        let column = u8::try_from(dice.below(12)).unwrap();
        format!("{}{}", char::from(b'A' + column), 1 + dice.below(10))
    };
    for _ in 0..12 {
        let start = 5 * i64::from(dice.between(0, 9));
        let mut door = flier("rise", "glide 30", u32::try_from(start).unwrap());
        // Everything up to column C is higher.
        let plateau = 5 * i64::from(dice.between(0, 4));
        door.done(&format!("/map height squares:A1:C10 feet:{plateau}"));
        for _ in 0..6 {
            let reply = door.ask(&format!("/fly creature:Bat mode:glide to:{}", square(&mut dice)));
            let ruling = &reply["ruling"];
            if reply["status"] != "done" || ruling["steps"] == json!([]) {
                continue;
            }
            glides += 1;
            let mut altitude = start;
            let steps = ruling["steps"].as_array().unwrap().iter();
            let after = steps.map(|step| {
                altitude = step["altitude"].as_i64().unwrap_or(altitude);
                altitude + if step["to"].as_str().unwrap() < "D" { plateau } else { 0 }
            });
            let elevations: Vec<i64> = std::iter::once(start).chain(after).collect();
            assert!(elevations.windows(2).all(|pair| pair[1] <= pair[0]), "{elevations:?}: {ruling:#}");
            let down = start - elevations.last().unwrap();
            assert!(down == 10 || (ruling["altitude"] == 0 && down < 10), "{elevations:?}: {ruling:#}");
            door.done("/undo");
        }
    }
    assert!(glides > 20, "{glides}");
}

#[test]
fn height_limits_count_from_what_would_bear_the_flier() {
    let mut door = flier("rise", "fly 60 limit 20", 15);
    door.done("/creature edit creature:Bat speed:60");
    assert_eq!(tried(&mut door, "/fly creature:Bat to:E5@20")["altitude"], 20);
    refused(&mut door, "/fly creature:Bat to:E5@25", "height-limit");
    assert_eq!(tried(&mut door, "/fly creature:Bat to:E5@25 support:5")["altitude"], 25);
    assert_eq!(tried(&mut door, "/fly creature:Bat to:E5@60 soaring:true")["altitude"], 60);
    door.done("/map height squares:H1:H10 feet:10");
    assert_eq!(tried(&mut door, "/fly creature:Bat to:G5@30")["altitude"], 30, "up to 5 ft beside it");
    refused(&mut door, "/fly creature:Bat to:F5@25", "height-limit");
    door.done("/place creature:Bat at:D5 altitude:80");
    assert_eq!(tried(&mut door, "/fly creature:Bat soaring:true")["falls"], Value::Null);
    assert_eq!(done(&mut door, "/fly creature:Bat")["falls"][0]["height"], 80, "its soaring has ended");
    let mut door = flier("rise", "fly 60 limit 20", 15);
    refused(&mut door, "/fly creature:Bat to:E5@85 soaring:true", "height-limit");
}

#[test]
fn a_flier_without_support_falls_as_the_phase_ends() {
    let mut door = table("rise");
    for (name, at, more) in [
        ("Moth", "A1", "altitude:40 modes:\"fly 30\""),
        ("Idle", "C1", "altitude:40 modes:\"fly 30\""),
        ("Glider", "E1", "altitude:40 modes:\"glide 30\""),
        ("Cloud", "G1", "altitude:40 modes:\"fly 30 floating\""),
        ("Eagle", "I1", "altitude:400 modes:\"fly 30\""),
        ("Rock", "K1", "altitude:40"),
    ] {
        door.done(&format!("/creature add name:{name} at:{at} {more}"));
    }
    door.done("/phase next");
    assert_eq!(altitude(&mut door, "Idle"), 40, "nothing was due before the first phase");
    done(&mut door, "/fly creature:Moth");
    done(&mut door, "/fly creature:Glider mode:glide to:E4");
    let reply = door.ask("/phase next");
    let after: Vec<i64> =
        ["Moth", "Idle", "Glider", "Cloud", "Eagle", "Rock"].iter().map(|name| altitude(&mut door, name)).collect();
    assert_eq!(after, [40, 0, 30, 40, 100, 40], "{reply:#}");
    let falls: Vec<&Value> = reply["ruling"]["falls"].as_array().unwrap().iter().map(|fall| &fall["height"]).collect();
    assert_eq!(falls, [300, 40], "{reply:#}");
    // A second glide in the same phase descends no further.
    done(&mut door, "/fly creature:Glider mode:glide to:E5");
    assert_eq!(altitude(&mut door, "Glider"), 20);
    done(&mut door, "/fly creature:Glider mode:glide to:E6");
    assert_eq!(altitude(&mut door, "Glider"), 20);
}

#[test]
fn load_and_midair_count_in_rise() {
    let mut door = flier("rise", "fly 60", 20);
    refused(&mut door, "/fly creature:Bat to:E5 overloaded:true", "aerial-load");
    let notes = tried(&mut door, "/fly creature:Bat to:E5")["notes"].to_string();
    assert!(notes.contains("-4 Armor and Reflex"), "{notes}");
    assert_eq!(tried(&mut door, "/fly creature:Bat to:E5@0")["notes"], json!([]));
    door.done("/table house-rule rule:midair value:armor-brawn-and-reflex");
    assert!(tried(&mut door, "/fly creature:Bat to:E5")["notes"].to_string().contains("Brawn"));
    door.done("/creature edit creature:Bat load:heavy");
    assert_eq!(tried(&mut door, "/fly creature:Bat to:E5")["verdict"], "legal");
    door.done("/table house-rule rule:aerial-load value:unencumbered");
    refused(&mut door, "/fly creature:Bat to:E5", "aerial-load");
    let mut door = flier("rise", "fly 60 native", 20);
    assert_eq!(done(&mut door, "/fly creature:Bat to:E5")["notes"], json!([]));
}

#[test]
fn a_fall_through_several_phases_counts_as_a_whole_unless_it_flies_again() {
    let fallen = |flies: bool| {
        let mut door = table("rise");
        door.done("/creature add name:Eagle at:C5 altitude:400 modes:\"fly 30\"");
        door.done("/phase next");
        door.done("/phase next");
        assert_eq!(altitude(&mut door, "Eagle"), 100);
        if flies {
            done(&mut door, "/fly creature:Eagle");
            door.done("/phase next");
            assert_eq!(altitude(&mut door, "Eagle"), 100);
        }
        let reply = door.ask("/phase next");
        assert_eq!(altitude(&mut door, "Eagle"), 0);
        reply["ruling"]["falls"][0]["height"].clone()
    };
    assert_eq!((fallen(false), fallen(true)), (json!(400), json!(100)));
}

#[test]
fn a_glider_does_not_move_level() {
    let mut door = flier("rise", "glide 30", 40);
    let ruling = tried(&mut door, "/move creature:Bat to:G5");
    assert_eq!((&ruling["mode"], &ruling["altitude"]), (&json!("glide"), &json!(30)), "{ruling:#}");
    let reply = door.ask("/reachable creature:Bat");
    assert_eq!(reply["ruling"]["mode"], "glide", "{reply:#}");
}

#[test]
fn a_glider_only_comes_down_in_any_mode() {
    let mut door = flier("rise", "glide 30", 40);
    let ruling = tried(&mut door, "/move creature:Bat mode:any to:G5");
    assert_eq!((&ruling["to"], &ruling["altitude"]), (&json!("G5"), &json!(30)), "{ruling:#}");
    let reach = door.ask("/reachable creature:Bat");
    assert_eq!(reach["ruling"]["altitude"], 30, "{reach:#}");
    assert!(reach["message"].as_str().unwrap().contains("30 ft up"), "{reach:#}");
    let cited = reach["ruling"]["rules"].to_string();
    assert!(cited.contains("gliding") && !cited.contains("\"flight\""), "{cited}");
    let level = door.ask("/reachable creature:Bat altitude:40");
    assert!(level["message"].as_str().unwrap().contains("to 0 other places"), "{level:#}");
}
