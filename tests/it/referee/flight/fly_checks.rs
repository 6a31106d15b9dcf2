//! Flight by checks (Epic Path), through the commands. The tables here were written only from the rules.

use serde_json::{Value, json};

use crate::boards::random::Dice;
use crate::door::Door;
use crate::referee::falls::{done, message, refused, table};

/// The modifier of each kind of weather to a check in flight, and whether it is a wind.
const WEATHER: [(&str, i64, bool); 20] = [
    ("clear-skies", 5, false),
    ("calm", 0, false),
    ("strong-wind", -5, true),
    ("severe-wind", -8, true),
    ("windstorm", -10, true),
    ("hurricane", -20, true),
    ("tornado", -25, true),
    ("erratic-gusts", -10, true),
    ("violent-gusts", -20, true),
    ("fog", -5, false),
    ("opaque-clouds", -10, false),
    ("dark-clouds", -20, false),
    ("rain", -5, false),
    ("snow", -5, false),
    ("sleet", -5, false),
    ("hail", -10, false),
    ("massive-hail", -20, false),
    ("lightning-visible", -5, false),
    ("lightning-close", -10, false),
    ("lightning-storm", -20, false),
];

const SIZES: [(&str, i64); 10] = [
    ("fine", -4),
    ("diminutive", -4),
    ("tiny", -4),
    ("small", 0),
    ("medium", 0),
    ("large", 4),
    ("huge", 10),
    ("gargantuan", 20),
    ("colossal", 30),
    ("titanic", 40),
];

/// A table with a flier in the air.
pub fn flier(ruleset: &str, modes: &str, altitude: u32) -> Door {
    let mut door = table(ruleset);
    door.done(&format!("/creature add name:Bat at:D5 altitude:{altitude} modes:\"{modes}\""));
    door
}

pub fn altitude(door: &mut Door, name: &str) -> i64 {
    let shown = door.ask("/show")["ruling"]["creatures"].clone();
    let all = shown.as_array().unwrap();
    all.iter().find(|one| one["name"] == name).unwrap()["altitude"].as_i64().unwrap()
}

pub fn feet(ruling: &Value) -> Vec<f64> {
    ruling["steps"].as_array().unwrap().iter().map(|step| step["feet"].as_f64().unwrap()).collect()
}

/// A preview of a flight.
pub fn way(door: &mut Door, to: &str, more: &str) -> Value {
    door.ask(&format!("/fly creature:Bat to:\"{to}\" {more} preview:true"))["ruling"].clone()
}

/// The result of a flight or a mishap; undone afterwards.
#[track_caller]
pub fn tried(door: &mut Door, line: &str) -> Value {
    let before = door.ask("/show")["ruling"].clone();
    let ruling = done(door, line);
    if door.ask("/show")["ruling"] != before {
        door.done("/undo");
    }
    ruling
}

#[test]
fn each_grade_has_its_prices_up_level_and_down() {
    let ways = ["up", "e-up", "e", "ne", "e-down", "down"];
    for (grade, prices) in [("lesser", [10.0, 10.0, 5.0, 5.0, 2.5, 2.5]), ("greater", [5.0; 6]), ("hover", [5.0; 6])] {
        let mut door = flier("epic-path", &format!("fly 60 {grade}"), 10);
        for (to, price) in ways.into_iter().zip(prices) {
            let ruling = way(&mut door, to, "ceiling:true");
            assert_eq!(feet(&ruling), [price], "{grade} {to}: {ruling:#}");
            let rules = &ruling["steps"][0]["rules"];
            assert_eq!(rules, &if price == 5.0 { json!([]) } else { json!(["fly-lesser"]) }, "{grade} {to}");
        }
    }
    let mut door = flier("epic-path", "fly 60 lesser", 40);
    let ruling = way(&mut door, "I5@10", "");
    assert_eq!((&ruling["verdict"], &ruling["feet"]), (&json!("needs-check"), &json!(15)), "{ruling:#}");
    let ruling = way(&mut door, "D5@75", "");
    assert_eq!(ruling["verdict"], "illegal", "35 ft up cost 70: {ruling:#}");
    assert!(ruling["reasons"].to_string().contains("70"), "{ruling:#}");
}

#[test]
fn lesser_flight_needs_a_check_up_to_half_its_speed_and_to_stay() {
    let mut door = flier("epic-path", "fly 40 lesser", 20);
    for (to, dc) in [("D5", Some(20)), ("E5", Some(10)), ("H5", Some(10)), ("I5", None), ("H5@0", None)] {
        let ruling = way(&mut door, to, "");
        let checks = ruling["checks"].as_array().unwrap();
        assert_eq!(checks.first().map(|check| check["dc"].as_i64().unwrap()), dc, "{to}: {ruling:#}");
        assert_eq!(ruling["verdict"], if dc.is_some() { "needs-check" } else { "legal" }, "{to}");
        if dc.is_some() {
            assert_eq!(checks[0]["rule"], "fly-checks");
            assert_eq!(checks[0]["skill"], "Movement");
        }
    }
    // The distance flown counts, not its cost.
    assert_eq!(way(&mut door, "4up", "")["checks"][0]["dc"], 10, "20 ft up cost 40");
    assert_eq!(way(&mut door, "I5@5", "")["checks"], json!([]), "25 ft down cost less");
    let mut door = flier("epic-path", "fly 40 greater", 20);
    for to in ["D5", "E5", "I5"] {
        assert_eq!(way(&mut door, to, "weather:tornado")["verdict"], "legal", "{to}");
    }
}

#[test]
fn every_row_of_the_weather_decides_the_check() {
    let mut door = flier("epic-path", "fly 40 lesser", 100);
    for (word, adds, _) in WEATHER {
        let enough = 20 - adds;
        let ruling = tried(&mut door, &format!("/fly creature:Bat weather:{word} check:{enough}"));
        let check = &ruling["checks"][0];
        assert_eq!(check["dc"], 20, "{word}");
        assert_eq!(check["modifier"]["total"], adds, "{word}: {check:#}");
        assert_eq!(check["modifier"]["parts"][0], json!({"name": word, "value": adds, "rule": "fly-weather"}));
        assert_eq!(ruling["altitude"], 100, "{word}");
        let ruling = tried(&mut door, &format!("/fly creature:Bat weather:{word} check:{}", enough - 1));
        assert_eq!(ruling["altitude"], 60, "{word}: {ruling:#}");
    }
    let all: Vec<&str> = WEATHER.iter().map(|(word, ..)| *word).collect();
    let sum: i64 = WEATHER.iter().map(|(_, adds, _)| adds).sum();
    let ruling = way(&mut door, "E5", &format!("weather:\"{}\"", all.join(" ")));
    assert_eq!(ruling["checks"][0]["modifier"]["total"], sum);
    assert_eq!(ruling["checks"][0]["modifier"]["parts"].as_array().unwrap().len(), WEATHER.len());
}

#[test]
fn every_row_of_the_sizes_decides_the_check_but_not_after_a_collision() {
    for (size, adds) in SIZES {
        let mut door = table("epic-path");
        door.done(&format!("/creature add name:Bat at:B2 size:{size} altitude:50 modes:\"fly 40 lesser\""));
        for (line, dc) in [("/fly creature:Bat", 20), ("/fly-mishap creature:Bat what:damage", 10)] {
            let line = |total: i64| format!("{line} check:{total}");
            // A result from the table includes the size modifier.
            let made = tried(&mut door, &line(dc));
            assert_eq!(made["falls"], Value::Null, "{size}: {made:#}");
            let kept = if dc == 20 { 50 } else { 40 };
            assert_eq!(made["altitude"], kept, "{size}");
            assert_eq!(made["checks"][0]["modifier"]["total"].as_i64().unwrap_or(0), adds, "{size}");
            let failed = tried(&mut door, &line(dc - 1));
            assert!(failed["altitude"] != kept || failed["falls"] != Value::Null, "{size}: {failed:#}");
        }
        let rolled = tried(&mut door, &format!("/fly creature:Bat bonus:{}", 20 - adds));
        assert_eq!(rolled["altitude"], 50, "what the bot rolls has it added: {rolled:#}");
        let collides = tried(&mut door, "/fly-mishap creature:Bat what:collision check:25");
        assert_eq!((&collides["checks"][0]["modifier"], &collides["falls"]), (&Value::Null, &Value::Null), "{size}");
        let collides = tried(&mut door, "/fly-mishap creature:Bat what:collision check:24");
        assert_eq!(collides["falls"][0]["height"], 10, "{size}");
    }
}

#[test]
fn greater_flight_minds_no_winds_and_has_its_bonus() {
    let mut door = flier("epic-path", "fly 40 greater", 50);
    for (word, adds, wind) in WEATHER {
        let line = format!("/fly-mishap creature:Bat what:damage weather:{word} preview:true");
        let check = door.ask(&line)["ruling"]["checks"][0].clone();
        assert_eq!(check["modifier"]["total"], if wind { 8 } else { 8 + adds }, "{word}: {check:#}");
        assert_eq!(check["dc"], 10);
    }
}

#[test]
fn a_failed_flier_sinks_by_its_speed_and_with_wings_may_fall() {
    let mut door = flier("epic-path", "fly 40 lesser", 100);
    let ruling = tried(&mut door, "/fly creature:Bat to:F5 check:-20");
    assert_eq!(
        (&ruling["altitude"], &ruling["to"], &ruling["steps"]),
        (&json!(60), &json!("D5"), &json!([])),
        "{ruling:#}"
    );
    assert_eq!(ruling["falls"], Value::Null);
    assert!(ruling["rules"].to_string().contains("fly-failing"));
    let mut low = flier("epic-path", "fly 40 lesser", 25);
    done(&mut low, "/fly creature:Bat check:3");
    assert_eq!(altitude(&mut low, "Bat"), 0);

    let mut door = flier("epic-path", "fly 40 lesser winged", 100);
    let ruling = tried(&mut door, "/fly creature:Bat to:F5 check:6");
    assert_eq!((&ruling["altitude"], &ruling["falls"]), (&json!(60), &Value::Null), "by 4 only");
    let ruling = tried(&mut door, "/fly creature:Bat to:F5 check:5");
    assert_eq!(ruling["falls"][0]["height"], 100, "{ruling:#}");
    let reply = door.ask("/fly creature:Bat to:F5 weather:fog check:10");
    assert_eq!(reply["ruling"]["falls"][0]["height"], 100, "the modifier counts: {reply:#}");
    assert_eq!(altitude(&mut door, "Bat"), 0);
    door.done("/undo");
    door.done("/table house-rule rule:fly-failing value:sinks");
    let ruling = done(&mut door, "/fly creature:Bat to:F5 check:5");
    assert_eq!((&ruling["altitude"], &ruling["falls"]), (&json!(60), &Value::Null));

    // A creature that stands on the floor and fails has no height to fall from.
    let mut door = flier("epic-path", "fly 40 lesser winged", 0);
    let ruling = done(&mut door, "/fly creature:Bat to:E5@5 check:1");
    assert_eq!((&ruling["altitude"], &ruling["falls"]), (&json!(0), &Value::Null), "{ruling:#}");
    // A creature below stops it.
    let mut door = flier("epic-path", "fly 40 lesser", 40);
    door.done("/creature add name:Ogre at:D5 size:large side:foes");
    assert_eq!(done(&mut door, "/fly creature:Bat check:3")["altitude"], 10);
}

#[test]
fn an_open_check_changes_nothing_and_the_bot_can_roll_it() {
    let mut door = flier("epic-path", "fly 40 lesser", 40);
    let before = door.ask("/show")["ruling"].clone();
    let reply = door.ask("/fly creature:Bat to:E5");
    assert_eq!(reply["status"], "pending", "{reply:#}");
    assert!(message(&reply).contains("DC 10"), "{reply:#}");
    let reply = door.ask("/fly creature:Bat to:E5 weather:rain");
    assert!(message(&reply).contains("-5 rain on the roll"), "{reply:#}");
    assert_eq!(door.ask("/show")["ruling"], before);
    let ruling = done(&mut door, "/fly creature:Bat to:E5 bonus:10");
    assert_eq!(ruling["checks"][0]["roll"]["bonus"], 10);
    assert_eq!(ruling["to"], "E5");
    let ruling = done(&mut door, "/fly creature:Bat to:F5 force:true");
    assert_eq!(ruling["to"], "F5");
    let reply = door.ask("/move creature:Bat to:G5");
    assert_eq!(reply["status"], "pending", "/move goes the same way: {reply:#}");
}

#[test]
fn each_mishap_does_to_each_grade_what_it_does() {
    // Grade, mishap, check: altitude afterwards and how far it falls, from 50 ft.
    type Row = (&'static str, &'static str, Option<i64>, i64, Option<i64>);
    let rows: [Row; 21] = [
        ("lesser", "damage", Some(10), 40, None),
        ("lesser", "damage", Some(9), 10, Some(10)),
        ("hover", "damage", Some(9), 40, Some(40)),
        ("greater", "damage", Some(10), 40, None),
        ("greater", "damage", Some(9), 0, None),
        ("lesser", "collision", Some(25), 50, None),
        ("lesser", "collision", Some(24), 20, Some(20)),
        ("hover", "collision", Some(24), 50, Some(50)),
        ("greater", "collision", Some(24), 0, None),
        ("greater", "collision", Some(25), 50, None),
        ("lesser", "falling", Some(10), 50, None),
        ("lesser", "falling", Some(9), 50, Some(50)),
        ("greater", "falling", None, 0, None),
        ("lesser", "prone", None, 20, Some(20)),
        ("lesser", "immobilized", None, 20, Some(20)),
        ("greater", "prone", None, 0, None),
        ("greater", "immobilized", None, 0, None),
        ("hover", "prone", None, 50, None),
        ("hover", "immobilized", None, 50, Some(50)),
        ("lesser", "idle", Some(20), 50, None),
        ("lesser", "idle", Some(19), 20, None),
    ];
    for (grade, what, check, after, falls) in rows {
        let mut door = flier("epic-path", &format!("fly 30 {grade}"), 50);
        let answer = check.map_or(String::new(), |check| format!(" check:{check}"));
        let ruling = done(&mut door, &format!("/fly-mishap creature:Bat what:{what}{answer}"));
        assert_eq!(ruling["altitude"], after, "{grade} {what} {check:?}: {ruling:#}");
        assert_eq!(ruling["falls"][0]["height"].as_i64(), falls, "{grade} {what} {check:?}: {ruling:#}");
        let left = if falls.is_some() { 0 } else { after };
        assert_eq!(altitude(&mut door, "Bat"), left, "{grade} {what} {check:?}");
        let open = check.is_some();
        let mut door = flier("epic-path", &format!("fly 30 {grade}"), 50);
        let reply = door.ask(&format!("/fly-mishap creature:Bat what:{what}"));
        assert_eq!(reply["status"], if open { "pending" } else { "done" }, "{grade} {what}: {reply:#}");
    }
    // Forced descent that ends on the ground causes no damage and requires no check, and neither does the drop of the
    // immobilized.
    for (what, height) in [("damage", 10), ("damage", 5), ("immobilized", 30), ("prone", 15)] {
        let mut door = flier("epic-path", "fly 30 lesser", height);
        let ruling = done(&mut door, &format!("/fly-mishap creature:Bat what:{what}"));
        assert_eq!((&ruling["altitude"], &ruling["falls"], &ruling["checks"]), (&json!(0), &Value::Null, &json!([])));
    }
}

#[test]
fn mishaps_that_cannot_be_are_refused_or_explained() {
    let mut door = flier("epic-path", "fly 30 lesser", 50);
    for after in ["check", "collision"] {
        refused(&mut door, &format!("/fly-mishap creature:Bat what:falling after:{after} check:30"), "fly-mishaps");
    }
    let mut door = flier("epic-path", "fly 30 hover", 50);
    refused(&mut door, "/fly-mishap creature:Bat what:falling check:30", "fly-mishaps");
    for ruleset in ["srd35", "dnd35", "rise"] {
        let mut door = flier(ruleset, "fly 30", 50);
        refused(&mut door, "/fly-mishap creature:Bat what:damage", "flight");
    }
    let mut door = flier("epic-path", "fly 30 lesser", 0);
    for (line, hint) in [
        ("/fly-mishap creature:Bat what:damage", "isn't in the air"),
        ("/fly-mishap creature:Bat what:sneeze", "damage, collision, falling"),
        ("/fly-mishap creature:Bat what:damage after:check", "what:falling"),
        ("/fly-mishap creature:Bat what:damage weather:frogs", "strong-wind"),
        ("/fly-mishap creature:Bat", "`what` is missing"),
        ("/fly creature:Bat to:E5 weather:hurricanes", "Did you mean `hurricane`"),
        ("/fly creature:Bat to:E5 altitude:1000000000", "1000"),
        ("/fly creature:Bat to:E5@1000000000", "1000 ft up or down at most"),
        ("/fly creature:Bat to:E5 support:7", "multiple of 5"),
    ] {
        let reply = door.ask(line);
        assert_eq!(reply["status"], "error", "{line}: {reply:#}");
        assert!(message(&reply).contains(hint), "{line}: {reply:#}");
    }
    refused(&mut door, "/fly creature:Bat to:E5@-5", "heights");
    for ruleset in ["epic-path", "srd35"] {
        let mut door = flier(ruleset, "glide 30", 20);
        refused(&mut door, "/fly creature:Bat mode:glide to:G5", "flight");
    }
    let mut door = flier("epic-path", "fly 60", 20);
    for line in ["/fly creature:Bat to:G5", "/move creature:Bat to:G5", "/fly-mishap creature:Bat what:damage"] {
        let reply = door.ask(line);
        assert_eq!(reply["status"], "error", "{line}: {reply:#}");
        assert!(message(&reply).contains("modes:\"fly 60 lesser\""), "{line}: {reply:#}");
    }
}

#[test]
fn hovering_keeps_beside_a_surface() {
    let mut door = flier("epic-path", "fly 30 hover", 5);
    door.done("/map paint squares:H1:H10 terrain:solid");
    for (to, falls) in [("E5@5", None), ("E5@0", None), ("E5@10", Some(10)), ("G5@25", None), ("F5@25", Some(25))] {
        let ruling = tried(&mut door, &format!("/fly creature:Bat to:{to}"));
        assert_eq!(ruling["falls"][0]["height"].as_i64(), falls, "{to}: {ruling:#}");
    }
    let ruling = tried(&mut door, "/fly creature:Bat to:E5@10 ceiling:true");
    assert_eq!((&ruling["falls"], &ruling["altitude"]), (&Value::Null, &json!(10)));
    door.done("/place creature:Bat at:C5 altitude:20");
    refused(&mut door, "/fly creature:Bat to:C5@5", "fly-hover");
    // At a cliff too.
    door.done("/map height squares:A1:B10 feet:20");
    assert_eq!(tried(&mut door, "/fly creature:Bat to:C6@20")["falls"], Value::Null);

    // While turns are kept it falls at the end of its turn, and may pass through the air until then.
    let mut door = flier("epic-path", "fly 30 hover", 5);
    door.done("/map paint squares:K1:K10 terrain:solid");
    door.done("/initiative creature:Bat check:10");
    door.done("/turn start");
    let ruling = done(&mut door, "/fly creature:Bat to:G5@20");
    assert_eq!(ruling["falls"], Value::Null, "{ruling:#}");
    assert!(ruling["notes"].to_string().contains("at the end of the turn"), "{ruling:#}");
    let ruling = done(&mut door, "/fly creature:Bat to:J5@20");
    assert!(!ruling["notes"].to_string().contains("at the end"), "{ruling:#}");
    door.done("/turn next");
    assert_eq!(altitude(&mut door, "Bat"), 20);
    done(&mut door, "/fly creature:Bat to:F5@20");
    let reply = door.ask("/turn next");
    assert_eq!(reply["ruling"]["falls"][0]["height"], 20, "{reply:#}");
    assert_eq!(altitude(&mut door, "Bat"), 0);
}

#[test]
fn grades_allow_their_paces() {
    for (grade, allowed) in [("lesser", false), ("greater", true), ("hover", true)] {
        let mut door = flier("epic-path", &format!("fly 60 {grade}"), 5);
        door.done("/creature add name:Foe at:I5 side:foes altitude:5 maneuver-defense:10");
        for line in [
            "/step creature:Bat to:D6 preview:true",
            "/run creature:Bat to:D9 preview:true",
            "/withdraw creature:Bat to:A5 primary:Foe preview:true check:30",
        ] {
            let ruling = door.ask(line)["ruling"].clone();
            let rules: Vec<&Value> =
                ruling["reasons"].as_array().unwrap().iter().map(|reason| &reason["rule"]).collect();
            assert_eq!(!rules.contains(&&json!("fly-lesser")), allowed, "{grade} {line}: {ruling:#}");
        }
        let ruling = door.ask("/charge creature:Bat target:Foe check:20 preview:true")["ruling"].clone();
        assert_eq!(ruling["verdict"], "legal", "{grade}: {ruling:#}");
        if allowed {
            let ruling = done(&mut door, "/step creature:Bat to:D6");
            assert_eq!((&ruling["verdict"], &ruling["feet"]), (&json!("legal"), &json!(5)));
        }
    }
    // Hover and greater flight step over ground that hampers others. (Epic Path, 5-Foot Step: a movement type that ignores it.)
    for (grade, allowed) in [("hover", true), ("greater", true), ("lesser", false)] {
        let mut door = flier("epic-path", &format!("fly 30 {grade}"), 0);
        door.done("/map paint squares:E5 terrain:difficult");
        let reply = door.ask("/step creature:Bat to:E5");
        assert_eq!(reply["status"], if allowed { "done" } else { "refused" }, "{grade}: {reply:#}");
    }
    // A step through the air provokes nobody.
    let mut door = flier("epic-path", "fly 60 greater", 5);
    door.done("/creature add name:Foe at:E5 side:foes altitude:5");
    assert_eq!(done(&mut door, "/step creature:Bat to:C5")["provokes"], json!([]));
    door.done("/undo");
    assert_eq!(done(&mut door, "/fly creature:Bat to:B5")["provokes"][0]["by"], "Foe");
}

#[test]
fn half_the_speed_is_counted_through_the_turn() {
    let mut door = flier("epic-path", "fly 40 lesser", 50);
    door.done("/initiative creature:Bat check:10");
    door.done("/turn start");
    // As long as it may fly on, no check to stay up is required.
    let ruling = done(&mut door, "/fly creature:Bat to:F5");
    assert_eq!(ruling["checks"], json!([]), "{ruling:#}");
    assert_eq!(ruling["notes"][0]["rule"], "fly-checks", "{ruling:#}");
    let ruling = done(&mut door, "/fly creature:Bat to:I5");
    assert_eq!(ruling["checks"], json!([]), "10 and 15 ft are more than 20: {ruling:#}");
    assert!(!message(&door.ask("/turn next")).contains("what:idle"));
    // A creature that hasn't flown at all is listed.
    let reply = door.ask("/turn next");
    assert!(message(&reply).contains("what:idle"), "{reply:#}");
    assert_eq!(altitude(&mut door, "Bat"), 50);
    done(&mut door, "/fly-mishap creature:Bat what:idle check:20");
    assert!(!message(&door.ask("/turn next")).contains("what:idle"));
    // A failed check takes the move action.
    done(&mut door, "/fly creature:Bat check:3");
    assert_eq!(altitude(&mut door, "Bat"), 10);
    done(&mut door, "/fly creature:Bat check:25");
    refused(&mut door, "/fly creature:Bat to:I5@20", "actions");
}

// Epic Path, Fly: a creature with lesser flight stays up at the end of its turn if it has moved more than half its speed.
#[test]
fn lesser_flight_is_judged_as_the_turn_ends() {
    let mut door = flier("epic-path", "fly 40 lesser", 50);
    door.done("/turn start");
    let short = done(&mut door, "/fly creature:Bat to:F5");
    assert_eq!(short["checks"], json!([]), "it may fly on: {short:#}");
    let over = door.ask("/turn next");
    assert!(message(&over).contains("what:slow"), "{over:#}");
    let check = door.ask("/fly-mishap creature:Bat what:slow preview:true");
    assert_eq!(check["ruling"]["checks"][0]["dc"], 10, "it flew, but slowly: {check:#}");
    let sinks = door.ask("/fly-mishap creature:Bat what:slow check:2");
    assert!(message(&sinks).starts_with("Bat flies too slowly to stay up."), "{sinks:#}");
    assert!(message(&sinks).contains("comes down from 50 ft to 10 ft"), "{sinks:#}");
}

#[test]
fn greater_flight_gets_wherever_lesser_does_that_is_no_dive() {
    let mut dice = Dice::new(5);
    let mut lesser = flier("epic-path", "fly 30 lesser", 30);
    let mut greater = flier("epic-path", "fly 30 greater", 30);
    let (mut got, mut not) = (0, 0);
    for _ in 0..60 {
        let (x, y) = (dice.below(12), dice.below(10));
        let square = format!("{}{}", char::from(b'A' + u8::try_from(x).unwrap()), y + 1);
        let to = format!("{square}@{}", 30 + 5 * dice.below(6));
        let (one, other) = (way(&mut lesser, &to, "check:40"), way(&mut greater, &to, ""));
        if one["verdict"] == "legal" {
            got += 1;
            assert_eq!(other["verdict"], "legal", "{to}: {other:#}");
            assert!(other["feet"].as_f64() <= one["feet"].as_f64(), "{to}");
        } else {
            not += 1;
        }
    }
    assert!(got > 10 && not > 10, "{got} {not}");
}

#[test]
fn no_fall_hurts_a_creature_that_has_greater_flight() {
    for (grade, damage) in [("greater", false), ("lesser", true), ("hover", true)] {
        let mut door = flier("epic-path", &format!("fly 30 {grade}"), 60);
        let ruling = done(&mut door, "/fall creature:Bat height:60");
        assert_eq!(ruling["damage"].as_u64().unwrap() > 0, damage, "{grade}: {ruling:#}");
        // A hoverer takes the damage, but is immune to prone.
        let prone = damage && grade != "hover";
        assert_eq!((&ruling["prone"], altitude(&mut door, "Bat")), (&json!(prone), 0));
        assert_eq!(ruling["rules"].to_string().contains("fly-greater"), !damage, "{ruling:#}");
    }
}

#[test]
fn of_equal_ways_it_takes_the_one_beside_the_straight_line() {
    let mut door = flier("epic-path", "fly 30 greater", 20);
    let ruling = tried(&mut door, "/fly creature:Bat to:L5 as-far-as:true");
    assert_eq!(ruling["path"], json!(["D5", "E5", "F5", "G5", "H5", "I5", "J5"]), "{ruling:#}");
    assert!(
        ruling["steps"].as_array().unwrap().iter().all(|step| step["altitude"].is_null() || step["altitude"] == 20),
        "{ruling:#}"
    );
}

#[test]
fn a_plain_movement_through_the_air_takes_the_check_as_well() {
    let mut door = flier("epic-path", "fly 40 lesser", 50);
    let ruling = tried(&mut door, "/move creature:Bat to:F5 check:10");
    assert_eq!((&ruling["to"], &ruling["altitude"]), (&json!("F5"), &json!(50)), "{ruling:#}");
    let ruling = tried(&mut door, "/move creature:Bat to:F5 check:9");
    assert_eq!((&ruling["to"], &ruling["altitude"]), (&json!("D5"), &json!(10)), "{ruling:#}");
    let ruling = tried(&mut door, "/move creature:Bat to:F5 bonus:40");
    assert_eq!(ruling["to"], "F5", "{ruling:#}");
    assert!(ruling["checks"][0]["roll"]["die"].is_number(), "{ruling:#}");
}
