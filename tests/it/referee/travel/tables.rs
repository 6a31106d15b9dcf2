//! Journeys: every cell of every printed table, and worked examples of days.

use serde_json::{Value, json};

use crate::door::Door;
use crate::referee::falls::{FAMILY, RULESETS, done, message, refused, table};

/// The ruling of a journey by a rulebook.
#[track_caller]
pub fn travel(door: &mut Door, options: &str) -> Value {
    done(door, &format!("/travel {options}"))
}

#[track_caller]
pub fn covers(door: &mut Door, options: &str, miles: f64, hours: f64) {
    let ruling = travel(door, options);
    assert_eq!((ruling["miles"].as_f64(), ruling["hours"].as_f64()), (Some(miles), Some(hours)), "{options}");
}

/// SRD 3.5, Movement and Distance: an hour's and a day's walk; an hour's hustle.
#[test]
fn every_printed_speed_covers_its_miles_in_3_5() {
    for ruleset in FAMILY {
        let mut door = table(ruleset);
        for (speed, hour, day, hustle) in [(15, 1.5, 12., 3.), (20, 2., 16., 4.), (30, 3., 24., 6.), (40, 4., 32., 8.)]
        {
            covers(&mut door, &format!("speed:{speed} hours:1"), hour, 1.);
            covers(&mut door, &format!("speed:{speed}"), day, 8.);
            covers(&mut door, &format!("speed:{speed} hours:1 pace:hustle"), hustle, 1.);
        }
    }
}

/// SRD 3.5, Movement and Distance: a minute's walk, hustle and run.
#[test]
fn every_printed_speed_covers_its_feet_in_a_minute() {
    let mut door = table("srd35");
    for (speed, walk, hustle, run) in
        [(15, 150, 300, 600), (20, 200, 400, 800), (30, 300, 600, 1200), (40, 400, 800, 1600)]
    {
        for (pace, feet) in [("walk", walk), ("hustle", hustle), ("run", run)] {
            let ruling = travel(&mut door, &format!("speed:{speed} pace:{pace} minutes:1"));
            assert_eq!(ruling["feet"], feet, "{speed} {pace}");
        }
    }
    // In heavy armor a run is three times the speed: the row of the table with the lower figure.
    for (speed, run) in [(15, 450), (20, 600), (30, 900), (40, 1200)] {
        door.done(&format!("/creature add name:K{speed} at:B{} speed:{speed} armor:heavy race:none", speed / 5));
        let ruling = travel(&mut door, &format!("creature:K{speed} pace:run minutes:1"));
        let slowed = [(15, 10), (20, 15), (30, 20), (40, 30)].into_iter().find(|(base, _)| *base == speed).unwrap().1;
        assert_eq!(ruling["feet"], run * slowed / speed, "{speed}");
    }
}

/// Epic Path, Movement and Distance: every band, at both of its ends, for an hour's walk, a day's walk and an hour's hustle.
#[test]
fn every_band_of_epic_path_covers_its_miles() {
    let mut door = table("epic-path");
    for (from, to, hour, day, hustle) in [
        (5, 5, 0.5, 4., 1.),
        (10, 20, 2., 16., 4.),
        (25, 30, 3., 24., 6.),
        (35, 40, 4., 32., 8.),
        (45, 50, 5., 40., 10.),
        (55, 60, 6., 48., 12.),
        (65, 70, 7., 56., 14.),
        (75, 80, 8., 64., 16.),
        (85, 90, 9., 72., 18.),
        (95, 100, 10., 80., 20.),
        (105, 120, 15., 120., 30.),
        (125, 140, 20., 160., 40.),
        (145, 160, 25., 200., 50.),
        (165, 180, 30., 240., 60.),
        (185, 200, 40., 320., 80.),
        (205, 10_000, 50., 400., 100.),
    ] {
        for speed in [from, to] {
            covers(&mut door, &format!("speed:{speed} hours:1"), hour, 1.);
            covers(&mut door, &format!("speed:{speed}"), day, 8.);
            covers(&mut door, &format!("speed:{speed} hours:1 pace:hustle"), hustle, 1.);
        }
    }
}

/// Rise, Travel Distance By Movement Speed: at 40 ft a day is 30 miles although an hour is 4.
#[test]
fn every_printed_speed_covers_its_miles_in_rise() {
    let mut door = table("rise");
    for (speed, hour, day, hustle) in [(15, 1.5, 12., 3.), (20, 2., 16., 4.), (30, 3., 24., 6.), (40, 4., 30., 8.)] {
        covers(&mut door, &format!("speed:{speed} hours:1"), hour, 1.);
        covers(&mut door, &format!("speed:{speed}"), day, 8.);
        let ruling = door.ask(&format!("/travel speed:{speed} hours:1 pace:hustle check:10"))["ruling"].clone();
        assert_eq!(ruling["miles"].as_f64(), Some(hustle), "{speed}");
    }
    covers(&mut door, "speed:40 hours:7", 28., 7.);
    covers(&mut door, "speed:40 miles:30", 30., 7.5);
    covers(&mut door, "speed:40 miles:31", 31., 8.25);
}

pub const LANDS: [(&str, [f64; 3]); 9] = [
    ("desert", [1., 0.5, 0.5]),
    ("forest", [1., 1., 0.5]),
    ("hills", [1., 0.75, 0.5]),
    ("jungle", [1., 0.75, 0.25]),
    ("moor", [1., 1., 0.75]),
    ("mountains", [0.75, 0.75, 0.5]),
    ("plains", [1., 1., 0.75]),
    ("swamp", [1., 0.75, 0.5]),
    ("tundra", [1., 0.75, 0.75]),
];

/// Terrain and Overland Movement, the same in all five: all nine terrains on all roads.
#[test]
fn every_land_and_road_leaves_its_part_of_the_distance() {
    for ruleset in RULESETS {
        let mut door = table(ruleset);
        for (land, [highway, road, trackless]) in LANDS {
            for (way, part) in [("highway", highway), ("road", road), ("trail", road), ("trackless", trackless)] {
                covers(&mut door, &format!("speed:30 terrain:{land} road:{way}"), 24. * part, 8.);
            }
        }
    }
}

/// SRD 3.5, Mounts and Vehicles: every row of the mounts, at both ends of their loads.
#[test]
fn every_mount_covers_its_miles_in_3_5() {
    for ruleset in FAMILY {
        let mut door = table(ruleset);
        for (mount, light, most, (hour, day), (laden_hour, laden_day)) in [
            ("light-horse", 150, 450, (6., 48.), (4., 32.)),
            ("light-warhorse", 230, 690, (6., 48.), (4., 32.)),
            ("heavy-horse", 200, 600, (5., 40.), (3.5, 28.)),
            ("heavy-warhorse", 300, 900, (5., 40.), (3.5, 28.)),
            ("pony", 75, 225, (4., 32.), (3., 24.)),
            ("warpony", 100, 300, (4., 32.), (3., 24.)),
            ("donkey", 50, 150, (3., 24.), (2., 16.)),
            ("mule", 230, 690, (3., 24.), (2., 16.)),
            ("riding-dog", 100, 300, (4., 32.), (3., 24.)),
        ] {
            covers(&mut door, &format!("mount:{mount}"), day, 8.);
            covers(&mut door, &format!("mount:{mount} load:{light} hours:1"), hour, 1.);
            for load in [light + 1, most] {
                covers(&mut door, &format!("mount:{mount} load:{load} hours:1"), laden_hour, 1.);
                covers(&mut door, &format!("mount:{mount} load:{load}"), laden_day, 8.);
            }
            refused(&mut door, &format!("/travel mount:{mount} load:{}", most + 1), "mounts");
        }
        refused(&mut door, "/travel mount:draft-horse", "mounts");
    }
}

/// Rise, Mounts and Vehicles: one figure each.
#[test]
fn every_mount_covers_its_miles_in_rise() {
    let mut door = table("rise");
    for (mount, hour, day) in [
        ("light-horse", 5., 40.),
        ("light-warhorse", 5., 40.),
        ("draft-horse", 4., 32.),
        ("pony", 4., 32.),
        ("warpony", 4., 32.),
        ("donkey", 3., 24.),
        ("mule", 3., 24.),
        ("riding-dog", 4., 32.),
    ] {
        covers(&mut door, &format!("mount:{mount} hours:1"), hour, 1.);
        covers(&mut door, &format!("mount:{mount} load:500"), day, 8.);
    }
    refused(&mut door, "/travel mount:heavy-horse", "mounts");
}

/// Every vehicle of every table, for an hour and for its own day.
#[test]
fn every_vehicle_covers_its_miles() {
    let srd = [
        ("cart", 2., 16., 8.),
        ("raft", 0.5, 5., 10.),
        ("keelboat", 1., 10., 10.),
        ("rowboat", 1.5, 15., 10.),
        ("sailing-ship", 2., 48., 24.),
        ("warship", 2.5, 60., 24.),
        ("longship", 3., 72., 24.),
        ("galley", 4., 96., 24.),
    ];
    let rise = [
        ("cart", 2., 16., 8.),
        ("raft", 0.5, 4., 8.),
        ("keelboat", 1., 8., 8.),
        ("rowboat", 1.5, 12., 8.),
        ("sailing-ship", 2., 48., 24.),
        ("warship", 2.5, 60., 24.),
        ("longship", 5., 120., 24.),
        ("galley", 6., 144., 24.),
    ];
    for ruleset in RULESETS {
        let mut door = table(ruleset);
        for (vehicle, hour, day, hours) in if ruleset == "rise" { rise } else { srd } {
            covers(&mut door, &format!("vehicle:{vehicle} hours:1"), hour, 1.);
            covers(&mut door, &format!("vehicle:{vehicle}"), day, hours);
        }
    }
    let mut door = table("rise");
    door.done("/table house-rule rule:travel-ships value:adventures");
    covers(&mut door, "vehicle:longship", 72., 24.);
    covers(&mut door, "vehicle:galley", 96., 24.);
    covers(&mut door, "vehicle:warship", 60., 24.);
}

/// Epic Path: the factors of its modes, on the row for each one's speed.
#[test]
fn every_way_of_moving_has_its_part_in_epic_path() {
    let mut door = table("epic-path");
    for (way, miles) in [
        ("mode:fly grade:lesser", 48.),
        ("mode:fly grade:greater", 96.),
        ("mode:fly grade:hover", 24.),
        ("mode:swim grade:greater", 96.),
        ("mode:swim grade:jet", 48.),
        ("mode:climb grade:greater road:highway", 24.),
        ("mode:climb grade:brachiating terrain:forest road:highway", 48.),
    ] {
        covers(&mut door, &format!("speed:60 {way}"), miles, 8.);
    }
    refused(&mut door, "/travel speed:60 mode:climb grade:lesser", "travel-modes");
    refused(&mut door, "/travel speed:60 mode:climb grade:brachiating terrain:plains", "travel-modes");
    refused(&mut door, "/travel speed:60 mode:swim grade:lesser", "travel-modes");
    door.done("/creature add name:Roc at:C3 size:large speed:20 modes:\"fly 80 greater\"");
    covers(&mut door, "creature:Roc mode:fly terrain:mountains road:trackless", 128., 8.);
    let mut door = table("srd35");
    refused(&mut door, "/travel speed:60 mode:fly grade:greater", "travel-modes");
}

/// Epic Path: everything impeded counts as a speed of 5 ft; two miles a day in trackless mountains.
#[test]
fn impeded_terrain_is_a_slog() {
    let mut door = table("epic-path");
    covers(&mut door, "speed:40 impeded:true terrain:mountains road:trackless", 2., 8.);
    covers(&mut door, "speed:40 impeded:true", 4., 8.);
    refused(&mut door, "/travel speed:40 mode:fly grade:greater impeded:true", "travel-impeded");
    refused(&mut table("srd35"), "/travel speed:30 impeded:true", "travel-impeded");
}

/// Hustle: one hour is free, the second deals 1 point, each further one twice as much as the one before.
#[test]
fn hustling_costs_twice_as_much_every_hour() {
    for ruleset in ["srd35", "dnd35", "reaction", "epic-path"] {
        let mut door = table(ruleset);
        let mut sum = 0_u64;
        for hours in 1..=8_u32 {
            sum += if hours < 2 { 0 } else { 1 << (hours - 2) };
            let ruling = travel(&mut door, &format!("speed:30 pace:hustle hours:{hours}"));
            let answer = if sum == 0 { Value::Null } else { json!(sum.to_string()) };
            assert_eq!((&ruling["nonlethal"], &ruling["fatigued"]), (&answer, &json!(sum > 0)), "{ruleset} {hours}");
        }
        // With a night between them, both hours are free.
        let apart = travel(&mut door, "speed:30 pace:hustle hours:1 days:2");
        assert_eq!((&apart["miles"], &apart["nonlethal"]), (&json!(12), &Value::Null), "{ruleset}");
    }
}

/// SRD 3.5, Forced March: DC 12 for the first hour, 2 more each time; a failure deals 1d6 and fatigues.
#[test]
fn a_forced_march_takes_checks_in_3_5() {
    let mut door = table("srd35");
    let open = travel(&mut door, "speed:30 hours:12 pace:forced-march");
    let dcs = |ruling: &Value| -> Vec<i64> {
        ruling["checks"].as_array().unwrap().iter().map(|check| check["dc"].as_i64().unwrap()).collect()
    };
    assert_eq!((dcs(&open), &open["miles"]), (vec![12, 14, 16, 18], &json!(36)));
    assert_eq!(
        (&open["verdict"], &open["fatigued"], &open["nonlethal"]),
        (&json!("needs-check"), &json!(false), &Value::Null)
    );
    let made = travel(&mut door, "speed:30 hours:12 check:\"12 14 16 18\"");
    assert_eq!(
        (&made["verdict"], &made["nonlethal"], &made["fatigued"]),
        (&json!("legal"), &Value::Null, &json!(false))
    );
    let failed = travel(&mut door, "speed:30 hours:12 check:\"11 14 15 18\"");
    assert_eq!((&failed["nonlethal"], &failed["fatigued"]), (&json!("2d6"), &json!(true)));
    let faces: Vec<u64> = failed["rolls"].as_array().unwrap().iter().map(|face| face.as_u64().unwrap()).collect();
    assert!(faces.len() == 2 && faces.iter().all(|face| (1..=6).contains(face)));
    assert_eq!(failed["nonlethal_damage"], faces.iter().sum::<u64>());
    let rolled = travel(&mut door, "speed:30 hours:12 bonus:3");
    assert_eq!((rolled["checks_rolled"].as_array().unwrap().len(), &rolled["verdict"]), (4, &json!("legal")));
    door.done("/table house-rule rule:march-dc value:10");
    assert_eq!(dcs(&travel(&mut door, "speed:30 hours:10")), [10, 12]);
}

/// Epic Path, Forced March: 2d6 per hour and fatigued, without a check.
#[test]
fn a_forced_march_wears_down_without_a_check_in_epic_path() {
    let mut door = table("epic-path");
    for (hours, dice) in [(8, Value::Null), (9, json!("2d6")), (10, json!("4d6")), (16, json!("16d6"))] {
        let ruling = travel(&mut door, &format!("speed:30 hours:{hours}"));
        assert_eq!((&ruling["nonlethal"], &ruling["fatigued"]), (&dice, &json!(hours > 8)), "{hours}");
        assert_eq!(ruling["checks"], json!([]));
    }
}

/// Rise, Endurance: DC 10, plus 5 for each further hour hustled or 2 for each marched; after a failure the creature has to rest.
#[test]
fn exertion_takes_endurance_in_rise() {
    let mut door = table("rise");
    let ask = |door: &mut Door, options: &str| door.ask(&format!("/travel {options}"));
    let open = ask(&mut door, "speed:30 pace:hustle hours:3");
    let dcs: Vec<_> = open["ruling"]["checks"].as_array().unwrap().iter().map(|check| check["dc"].clone()).collect();
    assert_eq!((&open["status"], dcs), (&json!("pending"), vec![json!(10), json!(15), json!(20)]));
    let failed = ask(&mut door, "speed:30 pace:hustle hours:3 check:\"10 14\"");
    assert_eq!((&failed["status"], &failed["ruling"]["miles"]), (&json!("done"), &json!(6)), "{failed:#}");
    let marched = ask(&mut door, "speed:30 hours:11 check:\"10 12 13\"");
    assert_eq!((&marched["ruling"]["miles"], &marched["ruling"]["hours"]), (&json!(30), &json!(10)), "{marched:#}");
}

/// SRD 3.5, Mounted Movement: a beast fails every check, and its damage is lethal. Epic Path: its rider takes the toll.
#[test]
fn mounts_are_worn_down_in_their_own_way() {
    let mut door = table("srd35");
    let horse = travel(&mut door, "mount:light-horse hours:10");
    assert_eq!((&horse["lethal"], &horse["nonlethal"], &horse["checks"]), (&json!("2d6"), &Value::Null, &json!([])));
    let hustled = travel(&mut door, "speed:30 mounted:true hours:4 pace:hustle");
    assert_eq!((&hustled["lethal"], &hustled["nonlethal"]), (&json!("7"), &Value::Null));
    let mut door = table("epic-path");
    let hustled = travel(&mut door, "speed:60 mounted:true hours:4 pace:hustle");
    assert_eq!(
        (&hustled["lethal"], &hustled["nonlethal"], &hustled["fatigued"]),
        (&Value::Null, &json!("7"), &json!(true))
    );
    refused(&mut door, "/travel mount:light-horse", "mounts");
}

/// SRD 3.5, Mounts and Vehicles: a current is added, and the boat drifts for 14 hours after 10 hours of rowing.
#[test]
fn boats_row_with_the_current_and_float_on() {
    let mut door = table("srd35");
    covers(&mut door, "vehicle:rowboat current:3", 45., 10.);
    covers(&mut door, "vehicle:rowboat current:3 hours:24", 45. + 42., 24.);
    covers(&mut door, "vehicle:keelboat current:2.5 hours:12", 35. + 5., 12.);
    refused(&mut door, "/travel vehicle:rowboat hours:11", "travel-day");
    refused(&mut door, "/travel vehicle:galley current:3", "floating");
}

/// Epic Path: a creature that never rests covers three times a day's distance.
#[test]
fn some_go_round_the_clock() {
    let mut door = table("epic-path");
    covers(&mut door, "speed:30 round-the-clock:true", 72., 24.);
    let ruling = travel(&mut door, "speed:30 round-the-clock:true");
    assert_eq!((&ruling["nonlethal"], &ruling["fatigued"]), (&Value::Null, &json!(false)));
    refused(&mut table("srd35"), "/travel speed:30 round-the-clock:true", "round-the-clock");
}

/// A trail doesn't help vehicles.
#[test]
fn a_cart_on_a_trail_goes_as_where_there_is_no_path() {
    let mut door = table("srd35");
    covers(&mut door, "vehicle:cart terrain:mountains", 12., 8.);
    covers(&mut door, "vehicle:cart terrain:mountains road:trail", 8., 8.);
    let reply = door.ask("/travel vehicle:cart terrain:mountains road:trail");
    assert!(message(&reply).contains("A trail doesn't help a vehicle"), "{}", message(&reply));
}

/// A number of rounds equal to Constitution is free; then DC 10 plus 1 per round (3.5), or 30 plus 2 (Epic Path).
#[test]
fn a_run_lasts_as_long_as_constitution_and_checks_allow() {
    let mut door = table("srd35");
    let free = travel(&mut door, "speed:30 pace:run rounds:14 constitution:14");
    assert_eq!((&free["feet"], &free["checks"]), (&json!(14 * 120), &json!([])));
    let reply = door.ask("/travel speed:30 pace:run rounds:20 constitution:14 check:\"10 11 11\"");
    assert_eq!((&reply["status"], &reply["ruling"]["rounds"]), (&json!("done"), &json!(16)), "{reply:#}");
    let dcs: Vec<_> = reply["ruling"]["checks"].as_array().unwrap().iter().map(|check| check["dc"].clone()).collect();
    assert_eq!(dcs, [10, 11, 12]);
    assert_eq!(reply["ruling"]["fatigued"], false);
    let open = door.ask("/travel speed:30 pace:run rounds:20 constitution:14");
    assert_eq!((&open["status"], &open["ruling"]["rounds"]), (&json!("pending"), &json!(14)));
    let mut door = table("epic-path");
    let reply = door.ask("/travel speed:30 pace:run rounds:20 constitution:10 check:\"30 31\"");
    assert_eq!((&reply["ruling"]["rounds"], &reply["ruling"]["fatigued"]), (&json!(11), &json!(true)), "{reply:#}");
    refused_run(&mut table("rise"));
}

#[track_caller]
fn refused_run(door: &mut Door) {
    let reply = door.ask("/travel speed:30 pace:run rounds:20 constitution:10");
    assert_eq!(reply["status"], "refused", "{reply:#}");
    assert_eq!(door.ask("/travel speed:30 pace:run")["status"], "refused");
}

/// The worked examples of the documents and their companions, day by day.
#[test]
fn worked_days_are_listed_line_by_line() {
    let mut answer = String::new();
    for (ruleset, days) in [
        (
            "srd35",
            &[
                "speed:30 hours:10 pace:forced-march check:\"15 9\"",
                "speed:20 legs:\"plains road 12mi; forest trail 6mi; swamp trackless 2h hustle\"",
                "mount:heavy-horse load:250 miles:70",
                "vehicle:keelboat current:3 hours:24",
                "vehicle:sailing-ship days:3",
                "speed:30 pace:run rounds:20 constitution:12 check:\"10 11 12 12\"",
            ][..],
        ),
        (
            "epic-path",
            &[
                "speed:30 impeded:true terrain:mountains road:trackless",
                "speed:60 pace:hustle hours:5 mounted:true",
                "speed:45 hours:11 terrain:jungle road:trackless",
                "speed:60 mode:fly grade:hover",
            ],
        ),
        ("rise", &["speed:40", "speed:30 hours:10 check:\"10 11\"", "vehicle:longship"]),
    ] {
        let mut door = table(ruleset);
        for day in days {
            answer += &format!("{ruleset}> /travel {day}\n{}\n\n", message(&door.ask(&format!("/travel {day}"))));
        }
    }
    insta::assert_snapshot!(answer.trim_end());
}
