//! Travellers: parties, loads, legs, laws of journeys, and impossible journeys.

use serde_json::{Value, json};

use crate::door::Door;
use crate::referee::falls::{RULESETS, message, refused, table};
use crate::referee::travel::tables::{LANDS, covers, travel};

/// Expects an error with this text.
#[track_caller]
fn wrong(door: &mut Door, options: &str, expected: &str) {
    let reply = door.ask(&format!("/travel {options}"));
    assert_eq!(reply["status"], "error", "{options}: {reply:#}");
    assert!(message(&reply).contains(expected), "{options}: {}", message(&reply));
}

/// The party travels at its slowest member's speed, given what each of them wears and carries.
#[test]
fn a_party_goes_at_the_slowest_members_speed() {
    let mut door = table("srd35");
    for (name, at, options) in
        [("Elf", "B2", "race:elf"), ("Gnome", "C2", "race:gnome"), ("Knight", "D2", "race:human armor:heavy")]
    {
        door.done(&format!("/creature add name:{name} at:{at} side:heroes {options}"));
    }
    door.done("/creature add name:Goblin at:F6 side:foes speed:15");
    for (who, miles, slowest) in [
        ("Elf", 24, Value::Null),
        ("\"Elf, Knight\"", 16, json!("Knight")),
        ("heroes", 16, json!("Gnome")),
        ("\"heroes\"", 16, json!("Gnome")),
        ("\"elf; gob\"", 12, json!("Goblin")),
    ] {
        let ruling = travel(&mut door, &format!("creature:{who}"));
        assert_eq!((&ruling["miles"], &ruling["slowest"]), (&json!(miles), &slowest), "{who}");
    }
    let before = door.ask("/show")["ruling"].clone();
    travel(&mut door, "creature:heroes hours:10");
    assert_eq!(door.ask("/show")["ruling"], before, "nobody moves on the board");
    wrong(&mut door, "creature:Elv", "There's no");
    wrong(&mut door, "creature:Elf mode:fly", "modes:");
    door.done("/creature edit creature:Elf unconscious:true");
    refused(&mut door, "/travel creature:Elf", "conditions");
}

/// SRD, Overland Movement: nonlethal damage from hustling fatigues. The sheets of creatures that the asker may act for are
/// updated, and Undo reverts that.
#[test]
fn a_journey_leaves_its_travellers_fatigued() {
    let mut door = table("srd35");
    door.done("/creature add name:Aldo at:B2 speed:30 owner:7");
    door.done("/creature add name:Bea at:C2 speed:30");
    let tired = |door: &mut Door| {
        let shown = door.ask("/show")["ruling"]["creatures"].clone();
        let tired = |one: &&Value| one["conditions"].as_array().is_some_and(|all| all.contains(&json!("fatigued")));
        let tired = shown.as_array().unwrap().iter().filter(tired).map(|one| one["name"].clone());
        tired.collect::<Vec<_>>()
    };
    // The first hour of a hustle costs nothing.
    for options in ["creature:Aldo hours:1 pace:hustle", "speed:30 hours:3 pace:hustle"] {
        door.done(&format!("/travel {options}"));
        assert_eq!(tired(&mut door), [json!(null); 0], "{options}");
    }
    // A player only acts for their own creatures, but reads what the GM reads.
    let hustle = "/travel creature:\"Aldo, Bea\" hours:3 pace:hustle";
    let read = door.ask_as(7, hustle);
    assert_eq!(tired(&mut door), ["Aldo"], "{read:#}");
    door.done("/undo");
    let onlooker = door.ask_as(8, hustle);
    assert_eq!((&onlooker["message"], &onlooker["ruling"]), (&read["message"], &read["ruling"]));
    assert_eq!(tired(&mut door), [json!(null); 0]);
    door.done(hustle);
    assert_eq!(tired(&mut door), ["Aldo", "Bea"]);
    assert_eq!(door.ask("/run creature:Bea to:e")["status"], "refused");
    door.done("/undo");
    assert_eq!(tired(&mut door), [json!(null); 0]);
    // Epic Path: a runner whose check to run on fails.
    let mut door = table("epic-path");
    door.done("/creature add name:Aldo at:B2 speed:30 constitution:3");
    door.done("/travel creature:Aldo rounds:5 pace:run check:\"30 29\"");
    assert_eq!(tired(&mut door), ["Aldo"]);
}

/// SRD 3.5, Forced March: each traveller makes the check of each hour; one who fails is hurt and fatigued, the others march on.
#[test]
fn each_of_a_party_makes_their_own_checks() {
    let mut door = table("srd35");
    door.done("/creature add name:Aldo at:B2 side:heroes speed:30");
    door.done("/creature add name:Brakka at:C2 side:heroes speed:20");
    // Here hour 9 is DC 10 and hour 10 DC 12; Aldo rolls first.
    let marched = door.ask("/travel creature:heroes hours:10 pace:forced-march check:\"15 5 15 16\"");
    let strain = marched["ruling"]["strain"].as_array().unwrap();
    let told: Vec<_> =
        strain.iter().map(|one| (one["at"].clone(), one["creature"].clone(), one["dice"].clone())).collect();
    let none = Value::Null;
    assert_eq!(
        told,
        [
            (json!(8), json!("Aldo"), none.clone()),
            (json!(8), json!("Brakka"), json!("1d6")),
            (json!(9), json!("Aldo"), none.clone()),
            (json!(9), json!("Brakka"), none),
        ],
        "{marched:#}"
    );
    assert!(message(&marched).contains("Brakka takes ") && !message(&marched).contains("Aldo takes"), "{marched:#}");
    let shown = door.ask("/show")["ruling"]["creatures"].clone();
    let tired = shown.as_array().unwrap().iter().filter(|one| one["conditions"].to_string().contains("fatigued"));
    assert_eq!(tired.map(|one| one["name"].clone()).collect::<Vec<_>>(), ["Brakka"]);
    door.done("/undo");
    // The bot rolls for each of them.
    let rolled = door.ask("/travel creature:heroes hours:9 pace:forced-march bonus:3")["ruling"].clone();
    let rolls = rolled["checks_rolled"].as_array().unwrap();
    let who: Vec<_> = rolls.iter().map(|roll| roll["creature"].clone()).collect();
    assert_eq!(who, ["Aldo", "Brakka"], "{rolled:#}");
}

/// Days with the same cost share a line, and so do checks that only get harder each hour.
#[test]
fn days_that_cost_the_same_share_a_line() {
    let mut door = table("srd35");
    let marched = door.ask("/travel speed:30 hours:11 days:3 pace:forced-march");
    let told: Vec<&str> = message(&marched).lines().filter(|line| line.contains("check each hour, DC")).collect();
    assert!(matches!(told[..], [one] if one.starts_with("Each day, hours 9, 10 and 11: ")), "{told:?}");
    let hustled = door.ask("/travel speed:30 hours:3 days:2 pace:hustle");
    let costs = "Cost of hustling: each day, hour 2, 1 point; hour 3, 2 points.";
    assert!(message(&hustled).contains(costs), "{}", message(&hustled));
    // If the days differ, each is numbered.
    let legs = "/travel speed:30 hours:8 legs:\"plains 2h hustle; plains 6h; plains 3h hustle\"";
    let costs = "Cost of hustling: day 1, hour 2, 1 point; day 2, hour 2, 1 point; hour 3, 2 points.";
    let told = door.ask(legs);
    assert!(message(&told).contains(costs), "{}", message(&told));
}

/// SRD 3.5, Mounts and Vehicles: riders go as fast as the slowest of their mounts, and are spared what wears a mount down.
#[test]
fn riders_go_by_their_mounts() {
    let mut door = table("srd35");
    door.done("/creature add name:Aldo at:B2 side:heroes speed:30");
    door.done("/creature add name:Brakka at:C2 side:heroes speed:20");
    let ruling = travel(&mut door, "creature:heroes mount:light-horse hours:8");
    assert_eq!((&ruling["miles"], &ruling["slowest"]), (&json!(48), &Value::Null));
    assert_eq!(ruling["travellers"], json!(["Aldo", "Brakka"]));
    let mixed = door.ask("/travel creature:\"Aldo on light horse, Brakka on pony\" hours:8");
    assert_eq!((&mixed["ruling"]["miles"], &mixed["ruling"]["slowest"]), (&json!(32), &json!("Brakka")), "{mixed:#}");
    assert!(message(&mixed).contains("Riding: Aldo, Brakka."), "{}", message(&mixed));
    let both = travel(&mut door, "creature:\"Aldo on pony and Brakka\" mount:light-horse hours:8");
    assert_eq!((&both["miles"], &both["slowest"]), (&json!(32), &json!("Aldo")));
    wrong(&mut door, "creature:\"Aldo on pony\" mode:fly hours:8", "mode");
    wrong(&mut door, "creature:\"Aldo on horse\" hours:8", "Did you mean `light-horse`?");
    for hustle in ["mount:light-horse hours:3 pace:hustle", "legs:\"light-horse 3h hustle; hills 1h\""] {
        door.done(&format!("/travel creature:heroes {hustle}"));
        assert!(!door.ask("/show").to_string().contains("fatigued"), "{hustle}: mounts are worn down, not riders");
    }
    let sailed = door.ask("/travel creature:heroes vehicle:keelboat miles:10");
    assert_eq!(sailed["ruling"]["travellers"], json!(["Aldo", "Brakka"]));
    assert!(message(&sailed).contains("Aboard: Aldo, Brakka."), "{}", message(&sailed));
    wrong(&mut door, "creature:Nobody vehicle:keelboat miles:10", "There's no");
}

/// Some ride and some walk: everybody goes at the slowest pace, each is worn down like their carrier, and it takes one command.
#[test]
fn riders_and_walkers_travel_together() {
    let mut door = table("srd35");
    door.done("/creature add name:Aldo at:B2 side:heroes speed:30");
    door.done("/creature add name:Brakka at:C2 side:heroes speed:20");
    door.done("/creature add name:Cyl at:D2 side:heroes speed:40");
    // A pony walks 4 miles an hour, Brakka 2 and Cyl 4.
    let slow = door.ask("/travel creature:\"Aldo on pony, Brakka\" hours:8");
    let ruling = &slow["ruling"];
    assert_eq!((&ruling["miles"], &ruling["slowest"], &ruling["speed"]), (&json!(16), &json!("Brakka"), &json!(20)));
    assert_eq!(ruling["travellers"], json!(["Aldo", "Brakka"]));
    assert!(message(&slow).contains("Riding: Aldo. On foot: Brakka."), "{}", message(&slow));
    let fast = travel(&mut door, "creature:\"Aldo on pony and Cyl\" hours:8");
    assert_eq!((&fast["miles"], &fast["slowest"], &fast["speed"]), (&json!(32), &json!("Aldo"), &json!(null)));
    // A hustle hurts the pony and those on foot alike, and fatigues those on foot; Aldo rides.
    let hustled = door.ask("/travel creature:\"Aldo on pony, Brakka, Cyl\" hours:3 pace:hustle");
    let told = message(&hustled);
    assert!(told.contains("Cost of hustling: hour 2, 1 point; hour 3, 2 points."), "{told}");
    assert!(told.contains("3 nonlethal damage each in all to those on foot"), "{told}");
    assert!(told.contains("3 lethal damage") && told.contains("the mount is fatigued"), "{told}");
    assert_eq!(tired(&mut door), ["Brakka", "Cyl"]);
    door.done("/undo");
    assert_eq!(tired(&mut door), [""; 0]);
    // A forced march: the pony fails automatically; those on foot make their own checks.
    let marched = door.ask("/travel creature:\"Aldo on pony, Brakka, Cyl\" hours:9 pace:forced-march check:\"5 15\"");
    let strain = marched["ruling"]["strain"].as_array().unwrap();
    let told: Vec<_> = strain.iter().map(|one| (&one["mount"], &one["creature"], &one["dice"])).collect();
    let (mount, foot, none) = (&json!(true), &json!(false), &Value::Null);
    let (brakka, cyl, die) = (&json!("Brakka"), &json!("Cyl"), &json!("1d6"));
    assert_eq!(told, [(mount, none, die), (foot, brakka, die), (foot, cyl, none)], "{marched:#}");
    assert_eq!(tired(&mut door), ["Brakka"]);
    let open = door.ask("/travel creature:\"Aldo on pony, Brakka, Cyl\" hours:10 pace:forced-march");
    assert!(message(&open).contains("Cost of marching on: hour 9, 1d6; hour 10, 1d6."), "{}", message(&open));
    assert!(
        message(&open).contains("Hours 9 and 10: A Constitution check each hour, DC 12 and 14."),
        "{}",
        message(&open)
    );
}

/// Who is fatigued, by name.
fn tired(door: &mut Door) -> Vec<String> {
    let shown = door.ask("/show")["ruling"]["creatures"].clone();
    let tired = shown.as_array().unwrap().iter().filter(|one| one["conditions"].to_string().contains("fatigued"));
    tired.map(|one| one["name"].as_str().unwrap().to_owned()).collect()
}

/// More than a heavy load: in 3.5 nobody travels with that; in Epic Path every square is impeded.
#[test]
fn too_much_to_carry_is_too_much_to_travel_with() {
    let mut door = table("srd35");
    door.done("/creature add name:Aldo at:B2 speed:30 strength:10 load:66");
    covers(&mut door, "creature:Aldo", 16., 8.);
    door.done("/creature edit creature:Aldo load:33");
    covers(&mut door, "creature:Aldo", 24., 8.);
    door.done("/creature edit creature:Aldo load:101");
    refused(&mut door, "/travel creature:Aldo", "overloaded");
    let mut door = table("epic-path");
    door.done("/creature add name:Aldo at:B2 speed:40 light-load:50 load:151");
    covers(&mut door, "creature:Aldo", 4., 8.);
    door.done("/creature edit creature:Aldo load:751");
    refused(&mut door, "/travel creature:Aldo", "overloaded");
}

/// Answers only have printed figures; a house rule or the GM's own figure fills the gaps.
#[test]
fn a_speed_that_nobody_printed_is_not_made_up() {
    for ruleset in ["srd35", "rise"] {
        let mut door = table(ruleset);
        let reply = refused(&mut door, "/travel speed:25", "travel-between");
        assert!(message(&reply).contains("15, 20, 30, 40 ft"), "{}", message(&reply));
        covers(&mut door, "miles-per-hour:2.5", 20., 8.);
        door.done("/table house-rule rule:travel-between value:proportional");
        covers(&mut door, "speed:25", 20., 8.);
        covers(&mut door, "speed:60 miles:45", 45., 7.5);
    }
}

/// Several legs, over several days.
#[test]
fn legs_follow_each_other_day_after_day() {
    let mut door = table("srd35");
    let ruling = travel(&mut door, "speed:30 legs:\"forest trail 20mi; hills trackless 10mi\"");
    let legs: Vec<_> =
        ruling["legs"].as_array().unwrap().iter().map(|leg| (leg["miles"].clone(), leg["factor"].clone())).collect();
    assert_eq!(legs, [(json!(20), json!(1)), (json!(10), json!(0.5))]);
    assert_eq!((&ruling["miles"], &ruling["days"]), (&json!(30), &json!(2)));
    // 20 miles in 6 h 40 min, then 10 miles at 1.5 per hour.
    assert!((ruling["hours"].as_f64().unwrap() - 13.0 - 1.0 / 3.0).abs() < 1e-9);
    let ruling = travel(&mut door, "speed:30 legs:\"highway 2h; desert trackless 2h hustle; moor\" hours:9");
    assert_eq!(
        (&ruling["miles"], &ruling["hours"], &ruling["nonlethal"]),
        (&json!(6 + 6 + 15), &json!(9), &json!("1"))
    );
    let far = travel(&mut door, "speed:30 miles:100");
    assert_eq!((&far["days"], &far["miles"]), (&json!(5), &json!(100)));
    covers(&mut door, "speed:30 days:3", 72., 24.);
}

/// More hours never mean fewer miles, a worse road never leads farther, and a slower speed never gets there sooner.
#[test]
fn journeys_keep_to_their_laws() {
    let roads = ["highway", "road", "trail", "trackless"];
    for ruleset in RULESETS {
        let mut door = table(ruleset);
        let mut miles = |options: &str| -> f64 {
            let answer = door.ask(&format!("/travel {options} check:\"{}\"", "99 ".repeat(80)));
            answer["ruling"]["miles"].as_f64().unwrap_or_else(|| panic!("{ruleset}: {options}: {answer:#}"))
        };
        for (index, (land, _)) in LANDS.iter().enumerate() {
            let pace = ["walk", "hustle"][index % 2];
            let mut before = f64::INFINITY;
            for road in roads {
                let covered = miles(&format!("speed:40 terrain:{land} road:{road} pace:{pace} hours:7.5"));
                assert!(covered <= before, "{ruleset}: {land} {road}");
                before = covered;
            }
            let mut before = 0.;
            for quarters in (1..=48).step_by(3) {
                let hours = f64::from(quarters) / 4.;
                let covered = miles(&format!("speed:40 terrain:{land} pace:{pace} hours:{hours}"));
                assert!(covered >= before, "{ruleset}: {land} {hours} h");
                before = covered;
            }
            let mut before = 0.;
            for speed in [15, 20, 30, 40] {
                let covered = miles(&format!("speed:{speed} terrain:{land} pace:{pace}"));
                assert!(covered >= before, "{ruleset}: {land} at {speed}");
                before = covered;
            }
        }
    }
}

/// Errors say what was expected, and name the closest valid word.
#[test]
fn impossible_journeys_are_refused_clearly() {
    let mut door = table("srd35");
    for (options, expected) in [
        ("speed:30 hours:0", "more than 0 and at most 24 hours"),
        ("speed:30 hours:10000", "more than 0 and at most 24 hours"),
        ("speed:30 hours:-3", "more than 0"),
        ("speed:30 hours:soon", "more than 0"),
        ("speed:30 hours:1e9", "more than 0"),
        ("speed:30 miles:0", "more than 0 and at most 10000"),
        ("speed:30 miles:99999999999999999999", "at most 10000"),
        ("speed:30 days:0", "from 1 to 365"),
        ("speed:33", "multiple of 5"),
        ("speed:99999", "from 0 to 10000"),
        ("speed:30 terrain:forrest", "Did you mean `forest`?"),
        ("speed:30 terrain:mountain", "Did you mean `mountains`?"),
        ("speed:30 road:highwey", "Did you mean `highway`?"),
        ("speed:30 legs:\"forrest 3h\"", "Did you mean `forest`?"),
        ("speed:30 legs:\"forest 3h; ; ;\" miles:4", "leave out `legs`"),
        ("vehicle:longship terrain:mountains", "goes by water"),
        ("vehicle:rowboat road:highway", "goes by water"),
        ("vehicle:chariot", "takes one of"),
        ("speed:30 vehicle:cart", "not both"),
        ("speed:30 load:40", "`mount`"),
        ("speed:30 grade:greater", "set `mode` too"),
        ("speed:30 pace:forced-march", "`hours` is missing"),
        ("speed:30 check:3 bonus:4", "not both"),
        ("speed:30 minutes:5 rounds:4", "a minute is 10 rounds"),
        ("speed:30 minutes:5 terrain:forest", "short distances"),
        ("", "Who travels?"),
        ("vehicle:rowboat current:-3", "towed from the shore"),
        ("speed:30 legs:\"forest 0/2mi\"", "legs:"),
        ("speed:30 legs:\"forest 300h\"", "legs:"),
    ] {
        wrong(&mut door, options, expected);
    }
    refused(&mut door, "/travel speed:0", "travel");
    refused(&mut door, "/travel speed:30 pace:run", "travel-run");
    refused(&mut door, "/travel vehicle:cart pace:hustle", "vehicles");
}

/// Legs are read as people type them: fractions, commas, bars and line breaks between them, and filler words.
#[test]
fn legs_are_read_as_they_are_typed() {
    let mut door = table("srd35");
    let same = |door: &mut Door, legs: &str| {
        let ruling = travel(door, &format!("speed:30 legs:\"{legs}\""));
        let legs = ruling["legs"].as_array().cloned().unwrap_or_default();
        let described = |leg: &serde_json::Value| {
            let words = [&leg["terrain"], &leg["road"]].map(|word| word.as_str().unwrap_or_default().to_owned());
            (words, leg["miles"].as_f64(), leg["hours"].as_f64())
        };
        legs.iter().map(described).collect::<Vec<_>>()
    };
    let plain = same(&mut door, "forest trail 1.5mi; hills trackless 3h");
    assert_eq!(plain.len(), 2);
    for legs in [
        "woods path 1 1/2 mi | hills off-road 3h",
        "1-1/2 miles of forest trail, 3h of hills none",
        "forest trail 3/2mi;hills trackless 3 hours",
    ] {
        assert_eq!(same(&mut door, legs), plain, "{legs}");
    }
}

/// A journey of a number of days ends with the last of them, and the answer says what isn't reached.
#[test]
fn days_limit_every_leg() {
    let mut door = table("srd35");
    let ruling = travel(&mut door, "speed:30 days:1 legs:\"plains road 20mi; plains road 20mi\"");
    assert_eq!((ruling["miles"].as_f64(), ruling["days"].as_u64()), (Some(24.), Some(1)), "{ruling:#}");
    assert!(ruling["notes"].to_string().contains("The last leg isn't finished"), "{ruling:#}");
    let ruling = travel(&mut door, "vehicle:sailing-ship days:3");
    assert!(!ruling["notes"].to_string().contains("finished"), "{ruling:#}");
}

/// Rise, Endurance: after a failed check a creature has to rest; it continues the next morning.
#[test]
fn a_creature_that_has_to_rest_goes_on_the_next_day() {
    let mut door = table("rise");
    let failed = travel(&mut door, "speed:30 pace:hustle miles:48 check:\"99 99 2 99 99 99 99 99 99 99 99 99\"");
    assert_eq!(failed["verdict"], "legal", "{failed:#}");
    assert_eq!(failed["miles"].as_f64(), Some(48.), "{failed:#}");
    assert!(failed["notes"].to_string().contains("have to rest"), "{failed:#}");
    let made = travel(&mut door, "speed:30 pace:hustle miles:48 check:\"99 99 99 99 99 99 99 99 99 99\"");
    assert!(made["days"].as_u64() < failed["days"].as_u64(), "{made:#}");
}

/// Mounted Movement: a rider on a mount on the table travels at the mount's speed.
#[test]
fn a_rider_on_the_table_travels_as_fast_as_their_mount() {
    for ruleset in RULESETS {
        let mut door = Door::open();
        door.done(&format!("/table new width:6 height:2 ruleset:{ruleset}"));
        door.done("/creature add name:Horse at:B1 size:large speed:40 side:heroes");
        door.done("/creature add name:Rider at:B1 speed:20 side:heroes");
        door.done("/mount creature:Rider target:Horse");
        let miles = |door: &mut Door, who: &str| {
            door.ask(&format!("/travel creature:{who} hours:8"))["ruling"]["miles"].clone()
        };
        assert_eq!(miles(&mut door, "Rider"), miles(&mut door, "Horse"), "{ruleset}");
        door.done("/dismount creature:Rider to:A1");
        assert_ne!(miles(&mut door, "Rider"), miles(&mut door, "Horse"), "{ruleset}");
    }
}
