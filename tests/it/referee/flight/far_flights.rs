//! Flights that lead too far to search every way.

use serde_json::{Value, json};

use crate::boards::one_in;
use crate::door::Door;

fn message(reply: &Value) -> &str {
    reply["message"].as_str().unwrap()
}

/// A dragon on a big board: if the search reaches its limit, its result so far stands, and the answer says up to which
/// distance it is certain.
#[test]
fn a_search_too_big_returns_what_it_has_found() {
    let mut door = Door::seeded(Some(7));
    door.done("/table new width:60 height:60 ruleset:srd35");
    door.done("/creature add name:Dragon at:AD30 size:huge altitude:60 facing:e modes:\"fly 150 poor\"");
    // With the printed prices, level flight is a bound for every flight; with these it isn't.
    door.done("/table house-rule rule:flight-vertical value:height");
    let reply = door.ask("/reachable creature:Dragon mode:fly");
    assert_eq!(reply["status"], "done", "{}", message(&reply));
    let squares = reply["ruling"]["squares"].as_object().unwrap();
    let below = reply["ruling"]["all_below"].as_f64().unwrap();
    assert!(below >= 30.0, "{below}");
    assert!(message(&reply).contains("there may be more"), "{}", message(&reply));
    // Whether a flight costs less than that is up to the flight's own search.
    for (square, to) in [("AJ30", "AJ30"), ("AL30", "AL30"), ("AA30", "AA30")].into_iter().step_by(one_in(3)) {
        let flown = door.ask(&format!("/fly creature:Dragon to:{to} preview:true"));
        let feet = flown["ruling"]["feet"].as_f64().filter(|_| flown["status"] == "done");
        let known = squares.get(square).and_then(Value::as_f64);
        let feet = feet.filter(|&feet| known.is_some() || feet < below);
        // If its search reaches its limit too, it takes some route and says so.
        let unproved = message(&flown).contains("may be a better route");
        assert!(known == feet || (unproved && known < feet), "{square}: {known:?}, {}", message(&flown));
    }
}

/// A dragon with the printed prices: every place is found and proved, even those that need a detour to keep the minimum speed.
#[test]
fn all_that_a_dragon_reaches_is_found() {
    let mut door = Door::seeded(Some(7));
    door.done("/table new width:40 height:40 ruleset:srd35");
    door.done("/creature add name:Dragon at:T20 size:large altitude:60 facing:e modes:\"fly 90 poor\"");
    let reply = door.ask("/reachable creature:Dragon mode:fly");
    let ruling = &reply["ruling"];
    assert_eq!((&reply["status"], &ruling["all_below"]), (&json!("done"), &Value::Null), "{}", message(&reply));
    let squares = ruling["squares"].as_object().unwrap();
    // Nothing costs less than the minimum speed, and a near place takes a loop.
    assert!(squares.len() > 600 && squares.iter().all(|(at, feet)| at == "T20" || feet.as_f64() >= Some(45.0)));
    for to in ["V20", "R20", "T8", "J20", "E20", "AC29"].into_iter().step_by(one_in(2)) {
        let flown = door.ask(&format!("/fly creature:Dragon to:{to} preview:true"));
        let feet = flown["ruling"]["feet"].as_f64().filter(|_| flown["status"] == "done");
        assert_eq!(squares.get(to).and_then(Value::as_f64), feet, "{to}: {}", message(&flown));
    }
}

/// No way leads to where nothing can be: the answer names the rock, however far the flier could search for a way.
#[test]
fn a_flight_into_rock_names_the_rock() {
    for (ruleset, class, pace) in
        [("epic-path", " greater", "run"), ("srd35", " perfect", "double"), ("rise", "", "hustle")]
    {
        let mut door = Door::seeded(Some(7));
        for line in [
            format!("/table new width:24 height:16 ruleset:{ruleset}"),
            format!("/creature add name:Drake at:B8 size:large altitude:30 modes:\"fly 60{class}\""),
            "/map paint squares:L1:L16 terrain:solid".to_owned(),
        ] {
            door.done(&line);
        }
        let told =
            door.ask(&format!("/{} creature:Drake to:L8 preview:true", if pace == "double" { "fly" } else { pace }));
        assert_eq!(told["status"], "refused", "{ruleset}: {told:#}");
        assert!(message(&told).contains("L8 is solid"), "{ruleset}: {told:#}");
    }
}

// Definitions of distance: every second diagonal counts double. Squares on the way may be passed at any height.
#[test]
fn squares_on_the_way_need_no_heights() {
    for ruleset in ["srd35", "dnd35"] {
        let mut door = Door::open();
        door.done(&format!("/table new width:20 height:15 ruleset:{ruleset}"));
        for class in ["perfect", "good", "average", "poor"] {
            door.done(&format!("/creature add name:{class} at:B5 altitude:20 modes:\"fly 60 {class}\""));
            let line = format!("/fly creature:{class} to:\"D8 H5\" preview:true");
            let told = door.ask(&line);
            let named = door.ask(&line.replace("D8 H5", "D8@20 H5@20"));
            assert_eq!(told["status"], "done", "{told:#}");
            assert!(told["ruling"]["feet"].as_f64() <= named["ruling"]["feet"].as_f64(), "{told:#} {named:#}");
            let passed = told["ruling"]["steps"].as_array().unwrap().iter().any(|step| step["to"] == "D8");
            assert!(passed, "{told:#}");
            door.done(&format!("/creature remove creature:{class}"));
        }
    }
}

// Definitions, route search: no heuristic may return a worse answer. A fast flier that has to keep a minimum speed and turns at
// 45 degrees flies loops to get to a near place; each of these costs what the minimum speed and the climb cost.
#[test]
fn the_best_flight_to_a_near_place_is_proved() {
    let mut door = Door::seeded(Some(7));
    door.done("/table new width:24 height:16 ruleset:dnd35");
    door.done("/creature add name:Peg at:E4 size:large shape:long speed:60 modes:\"fly 120 average\"");
    door.done("/creature sheet creature:Peg facing:s");
    let by_hand = "E5 E6 F7@5 G8@10 H8@10 I8@10 J7@15 K6@20 K5@20 K4@20";
    let flown = door.ask(&format!("/fly creature:Peg to:\"{by_hand}\" preview:true"));
    assert_eq!(flown["ruling"]["feet"], 90, "{}", message(&flown));
    for column in ["C", "E", "G", "I", "K", "M"].into_iter().step_by(one_in(3)) {
        for row in [2, 4, 6, 8] {
            let told = door.ask(&format!("/fly creature:Peg to:{column}{row}@20 preview:true"));
            assert_eq!(told["ruling"]["feet"], 90, "{column}{row}: {}", message(&told));
            assert!(!message(&told).contains("may be a better route"), "{column}{row}: {}", message(&told));
        }
    }
}
