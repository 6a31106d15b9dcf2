//! Falls: every height from 10 to 300 ft in every ruleset, compared with tables written only from the rules.

use serde_json::{Value, json};

use crate::boards::one_in;
use crate::door::Door;

pub const FAMILY: [&str; 3] = ["srd35", "dnd35", "reaction"];
pub const RULESETS: [&str; 5] = ["srd35", "dnd35", "reaction", "epic-path", "rise"];

pub fn table(ruleset: &str) -> Door {
    let mut door = Door::seeded(Some(3));
    door.done(&format!("/table new width:12 height:10 ruleset:{ruleset}"));
    door
}

pub fn message(reply: &Value) -> &str {
    reply["message"].as_str().unwrap()
}

#[track_caller]
pub fn done(door: &mut Door, line: &str) -> Value {
    let reply = door.ask(line);
    assert_eq!(reply["status"], "done", "{line}: {reply:#}");
    reply["ruling"].clone()
}

#[track_caller]
pub fn refused(door: &mut Door, line: &str, rule: &str) -> Value {
    let before = door.ask("/show")["ruling"].clone();
    let reply = door.ask(line);
    assert_eq!(reply["status"], "refused", "{line}: {reply:#}");
    let reasons = reply["ruling"]["reasons"].as_array().unwrap();
    assert!(reasons.iter().any(|reason| reason["rule"] == rule), "{line}: {rule} is not among {reasons:#?}");
    assert_eq!(door.ask("/show")["ruling"], before, "{line}");
    reply
}

/// Dice in an answer's notation: `null` for no dice.
pub fn dice(number: u32, sides: u32) -> Value {
    if number == 0 { Value::Null } else { json!(format!("{number}d{sides}")) }
}

/// The lethal and the nonlethal dice of a fall.
pub fn both(ruling: &Value) -> (Value, Value) {
    (ruling["dice"].clone(), ruling["nonlethal"].clone())
}

/// Checks that the dice are those of the answer, each within its bounds, and add up.
#[track_caller]
pub fn adds_up(ruling: &Value) {
    let each = ruling["each_die"].as_i64().unwrap();
    let mut sums = [0, 0];
    let mut faces = Vec::new();
    for part in ruling["parts"].as_array().unwrap() {
        let rolls: Vec<i64> = part["rolls"].as_array().unwrap().iter().map(|roll| roll.as_i64().unwrap()).collect();
        let Some(shown) = part["dice"].as_str() else {
            assert!(rolls.is_empty() && part["harm"] == "none", "{part}");
            continue;
        };
        let (number, rest) = shown.split_once('d').unwrap();
        let sides: i64 = rest.split(['+', '-']).next().unwrap().parse().unwrap();
        assert_eq!(number.parse(), Ok(rolls.len()), "{part}");
        assert!(rolls.iter().all(|roll| (1..=sides).contains(roll)), "{part}");
        sums[usize::from(part["harm"] == "nonlethal")] += rolls.iter().map(|roll| (roll + each).max(0)).sum::<i64>();
        faces.extend(rolls);
    }
    assert_eq!(json!(faces), ruling["rolls"], "{ruling:#}");
    assert_eq!(json!(sums), json!([ruling["damage"], ruling["nonlethal_damage"]]), "{ruling:#}");
    for (kind, sum) in ["damage", "nonlethal_damage"].into_iter().zip(sums) {
        let expected = &ruling["expected"][kind];
        let (least, most) = (expected["least"].as_i64().unwrap(), expected["most"].as_i64().unwrap());
        assert!((least..=most).contains(&sum), "{kind} {sum} of {expected}");
    }
}

/// Every height of the tables, with its number of full 10 ft.
fn heights() -> impl Iterator<Item = (u32, u32)> {
    (10..=300).step_by(5).step_by(one_in(12)).map(|feet| (feet, feet / 10))
}

#[test]
fn the_3_5_family_onto_the_ground() {
    for ruleset in FAMILY {
        let mut door = table(ruleset);
        for (feet, tens) in heights() {
            let cases = [
                ("", tens.min(20), 0),
                ("jumped:true", tens.min(20) - 1, 1),
                ("jumped:true check:14", tens.min(20) - 1, 1),
                ("jumped:true check:15", (tens - 1).min(20).saturating_sub(1), u32::from(tens > 1)),
                ("check:15", (tens - 1).min(20), 0),
                ("check:14", tens.min(20), 0),
                ("surface:soft", tens.min(20) - 1, 1),
                ("surface:soft jumped:true", tens.min(20).saturating_sub(2), tens.min(2)),
                ("surface:soft jumped:true check:20", (tens - 1).min(20).saturating_sub(2), (tens - 1).min(2)),
                ("surface:hard", tens.min(20), 0),
                ("surface:jagged", tens.min(20), 0),
                ("water-depth:5", tens.min(20), 0),
            ];
            for (how, lethal, nonlethal) in cases {
                let ruling = done(&mut door, &format!("/fall height:{feet} {how}"));
                assert_eq!(both(&ruling), (dice(lethal, 6), dice(nonlethal, 6)), "{ruleset} {feet} {how}");
                assert_eq!(ruling["prone"], false);
                adds_up(&ruling);
            }
        }
    }
}

#[test]
fn epic_path_onto_the_ground() {
    let mut door = table("epic-path");
    let with = |number: u32, each: i64| match (number, each * i64::from(number)) {
        (0, _) => Value::Null,
        (_, 0) => dice(number, 6),
        (_, added) => json!(format!("{number}d6{added:+}")),
    };
    for (feet, tens) in heights() {
        let (second, both_free) = (tens - u32::from(tens > 1), tens.saturating_sub(2));
        for (how, number, each) in [
            ("", tens.min(20), 0),
            ("jumped:true", (tens - 1).min(20), 0),
            ("check:15", second.min(20), 0),
            ("check:14", tens.min(20), 0),
            ("jumped:true check:15", both_free.min(20), 0),
            ("surface:jagged", tens.min(20), 2),
            ("surface:hard jumped:true", (tens - 1).min(20), 1),
            ("surface:ground", tens.min(20), 0),
            ("surface:soft", tens.min(20), -1),
            ("water-depth:9 surface:hard", tens.min(20), 1),
            ("most-dice:25", tens.min(25), 0),
            ("most-dice:3", tens.min(3), 0),
        ] {
            let ruling = done(&mut door, &format!("/fall height:{feet} {how}"));
            assert_eq!(both(&ruling), (with(number, each), Value::Null), "{feet} {how}");
            assert_eq!(ruling["prone"], ruling["damage"].as_u64() > Some(0), "{feet} {how}: {ruling:#}");
            adds_up(&ruling);
        }
    }
}

#[test]
fn into_water() {
    for ruleset in FAMILY.into_iter().chain(["epic-path"]) {
        let mut door = table(ruleset);
        for (feet, tens) in heights() {
            let (mild, lethal) = (tens.saturating_sub(2).min(2), tens.saturating_sub(4).min(20));
            let wet = (dice(lethal, 6), dice(mild, 3));
            for depth in [10, 20, 30, 100] {
                let fell = done(&mut door, &format!("/fall height:{feet} water-depth:{depth}"));
                assert_eq!(both(&fell), wet, "{ruleset} {feet} into {depth}");
                adds_up(&fell);
                // A dive: 10 ft of water per 30 ft, DC 15 plus 5 per 50 ft.
                let dc = 15 + 5 * (feet / 50);
                let dive = format!("/fall height:{feet} water-depth:{depth} jumped:true");
                if depth * 3 < feet {
                    let shallow = door.ask(&dive);
                    assert_eq!((both(&shallow["ruling"]), &shallow["status"]), (wet.clone(), &json!("done")));
                    assert!(message(&shallow).contains("Too shallow"), "{shallow:#}");
                    refused(&mut door, &format!("{dive} check:60"), "dive");
                    continue;
                }
                let made = done(&mut door, &format!("{dive} check:{dc}"));
                assert_eq!((both(&made), &made["damage"]), ((Value::Null, Value::Null), &json!(0)), "{made:#}");
                assert_eq!((&made["checks"][0]["dc"], &made["prone"]), (&json!(dc), &json!(false)));
                let failed = done(&mut door, &format!("{dive} check:{}", dc - 1));
                assert_eq!(both(&failed), wet, "{ruleset} {feet} into {depth}");
                let unhelped = done(&mut door, &format!("{dive} attempt:false"));
                assert_eq!(both(&unhelped), wet);
                assert_eq!(door.ask(&dive)["status"], "pending");
            }
        }
    }
}

/// SRD 3.5: a dive from 100 ft takes 34 ft of water.
#[test]
fn a_dive_into_too_shallow_water_is_refused_for_that() {
    for check in ["check:25", "attempt:true"] {
        let fall = format!("/fall height:100 water-depth:30 jumped:true {check}");
        let reply = refused(&mut table("srd35"), &fall, "dive");
        assert!(message(&reply).contains("Too shallow to dive, which takes 34 ft of water"), "{reply:#}");
    }
}

#[test]
fn the_table_of_dives_is_a_house_rule() {
    let mut door = table("epic-path");
    door.done("/table house-rule rule:dive value:table");
    // Height, depth, DC and the damage of a failed dive, from that table.
    for (feet, depth, dc, mild, lethal) in [
        (10, 10, 15, 0, 0),
        (20, 10, 15, 0, 0),
        (30, 10, 15, 1, 0),
        (40, 20, 15, 2, 0),
        (50, 20, 20, 2, 1),
        (60, 20, 20, 2, 2),
        (70, 30, 20, 2, 3),
        (100, 30, 20, 2, 6),
        (110, 30, 25, 2, 7),
        (150, 30, 25, 2, 11),
        (160, 30, 30, 2, 12),
        (210, 30, 35, 2, 17),
        (240, 30, 35, 2, 20),
    ] {
        let failed = done(&mut door, &format!("/fall height:{feet} water-depth:{depth} jumped:true check:{}", dc - 1));
        assert_eq!(both(&failed), (dice(lethal, 6), dice(mild, 3)), "{feet}");
        assert_eq!(failed["checks"][0]["dc"], dc, "{feet}");
        let made = done(&mut door, &format!("/fall height:{feet} water-depth:{depth} jumped:true check:{dc}"));
        assert_eq!(both(&made), (Value::Null, Value::Null), "{feet}");
    }
    // Too shallow: the DC is 5 higher, and the fall counts as 30 ft longer.
    let risky = done(&mut door, "/fall height:40 water-depth:10 jumped:true check:19");
    assert_eq!((both(&risky), &risky["checks"][0]["dc"]), ((dice(3, 6), dice(2, 3)), &json!(20)));
    assert_eq!(both(&done(&mut door, "/fall height:40 water-depth:10 jumped:true check:20")).0, Value::Null);
}

#[test]
fn rise_by_the_weight_that_goes_with_the_size() {
    let mut door = table("rise");
    for (size, each, sides) in [
        ("fine", 0, 6),
        ("diminutive", 0, 6),
        ("tiny", 1, 2),
        ("small", 1, 6),
        ("medium", 1, 8),
        ("large", 1, 10),
        ("huge", 2, 6),
        ("gargantuan", 2, 8),
        ("colossal", 2, 10),
    ] {
        for (feet, tens) in heights().chain([(305, 30), (310, 31), (1000, 100)]) {
            let fell = done(&mut door, &format!("/fall height:{feet} size:{size}"));
            assert_eq!(both(&fell), (dice(each * tens.min(30), sides), Value::Null), "{size} {feet}");
            adds_up(&fell);
            let meant = done(&mut door, &format!("/fall height:{feet} size:{size} jumped:true water-depth:40"));
            assert_eq!(both(&meant), (dice(each * (tens - 1).min(30), sides), Value::Null), "{size} {feet}");
            assert_eq!(meant["prone"], false);
        }
    }
    for line in ["/fall height:30 check:25", "/fall height:30 jumped:true bonus:9", "/fall height:30 attempt:true"] {
        refused(&mut door, line, "fall-check");
    }
    let shown = door.ask("/fall height:30 water-depth:20");
    assert!(message(&shown).contains("covers water"), "{shown:#}");
}

#[test]
fn a_fall_under_10_ft_deals_nothing() {
    for ruleset in RULESETS {
        let fell = done(&mut table(ruleset), "/fall height:5");
        assert_eq!(
            (both(&fell), &fell["damage"], &fell["prone"]),
            ((Value::Null, Value::Null), &json!(0), &json!(false))
        );
    }
}

#[test]
fn more_feet_never_have_fewer_dice() {
    for ruleset in RULESETS {
        let mut door = table(ruleset);
        for how in ["", "jumped:true", "jumped:true surface:soft", "water-depth:10", "size:huge surface:jagged"] {
            let mut before = (0.0, 0.0);
            for feet in (5..=400).step_by(5) {
                let ruling = done(&mut door, &format!("/fall height:{feet} {how} preview:true attempt:false"));
                let rolls = |kind: &str| ruling["expected"][kind]["average"].as_f64().unwrap();
                let all = (rolls("damage"), rolls("damage") + rolls("nonlethal_damage"));
                assert!(all.0 >= before.0 && all.1 >= before.1, "{ruleset} {how} {feet}: {all:?} after {before:?}");
                before = all;
            }
        }
    }
}

#[test]
fn a_preview_rolls_nothing_and_the_same_seed_rolls_the_same() {
    let mut door = table("srd35");
    let shown = done(&mut door, "/fall height:60 jumped:true preview:true");
    assert_eq!((&shown["rolls"], &shown["damage"], &shown["dice"]), (&json!([]), &Value::Null, &json!("5d6")));
    assert_eq!(shown["expected"]["damage"], json!({"dice": "5d6", "least": 5, "most": 30, "average": 17.5}));
    let rolled = done(&mut door, "/fall height:60 jumped:true");
    assert_eq!(done(&mut table("srd35"), "/fall height:60 jumped:true"), rolled, "the preview took no dice");
    let again: Vec<Value> = (0..5).map(|_| done(&mut door, "/fall height:60 jumped:true")["rolls"].clone()).collect();
    assert!(again.iter().any(|rolls| *rolls != rolled["rolls"]), "the dice do not fall alike for ever");
}

#[test]
pub fn dice_stay_within_their_bounds_over_many_seeds() {
    for seed in 0..60 {
        let mut door = Door::seeded(Some(seed));
        let ruleset = RULESETS[seed as usize % 5];
        door.done(&format!("/table new width:5 height:5 ruleset:{ruleset}"));
        for how in ["height:200 surface:soft", "height:90 water-depth:20", "height:60 jumped:true surface:jagged"] {
            adds_up(&done(&mut door, &format!("/fall {how}")));
        }
    }
}

#[test]
fn ten_thousand_dice_come_to_what_is_expected() {
    for (ruleset, line, dice) in [
        ("srd35", "/fall height:200", 20),
        ("epic-path", "/fall height:200 surface:soft", 20),
        ("rise", "/fall height:300 size:huge", 60),
    ] {
        let mut door = table(ruleset);
        let (mut sum, mut expected, rounds) = (0.0, 0.0, 10_000 / dice);
        for _ in 0..rounds {
            let ruling = done(&mut door, line);
            sum += ruling["damage"].as_f64().unwrap();
            expected += ruling["expected"]["damage"]["average"].as_f64().unwrap();
        }
        // The standard deviation of the sum of 10,000 d6 is 171; four of them are practically impossible.
        assert!(f64::abs(sum - expected) < 700.0, "{ruleset}: {sum} against {expected}");
        let own = |each: f64| each * f64::from(rounds * dice);
        assert!(f64::abs(expected - own(if ruleset == "epic-path" { 2.5 } else { 3.5 })) < 0.01, "{expected}");
    }
}

#[test]
fn a_creature_that_is_hurt_under_epic_path_lies_prone_and_comes_down() {
    let mut door = table("epic-path");
    door.done("/creature add name:Hero at:B2");
    door.done("/creature add name:Hawk at:E2 altitude:40");
    assert_eq!(done(&mut door, "/fall height:40 creature:Hero preview:true")["prone"], true);
    assert_eq!(done(&mut door, "/fall height:10 jumped:true preview:true")["prone"], false);
    assert_eq!(
        done(&mut door, "/fall height:10 surface:soft preview:true")["prone"],
        Value::Null,
        "it depends on the die"
    );
    let conditions = |door: &mut Door, who: usize| door.ask("/show")["ruling"]["creatures"][who]["conditions"].clone();
    assert_eq!(conditions(&mut door, 1), Value::Null, "only a preview");
    let shown = door.ask("/fall height:40 creature:Hero");
    assert!(message(&shown).contains("Hero is prone."), "{shown:#}");
    assert!(shown["ruling"]["rules"].as_array().unwrap().iter().any(|rule| rule["id"] == "fall-prone"));
    assert_eq!(conditions(&mut door, 1), json!(["prone"]), "{:#}", door.ask("/show"));
    door.done("/undo");
    assert_eq!(conditions(&mut door, 1), Value::Null, "undone");
    // A creature in the air falls from there.
    let hawk = done(&mut door, "/fall creature:Hawk");
    assert_eq!((&hawk["height"], &hawk["dice"]), (&json!(40), &json!("4d6")));
    let stands = door.ask("/show")["ruling"]["creatures"][0].clone();
    assert_eq!((&stands["name"], &stands["altitude"]), (&json!("Hawk"), &json!(0)), "{stands}");
    // Without a creature nothing changes.
    let before = door.ask("/show");
    door.done("/fall height:100");
    assert_eq!(door.ask("/show"), before);
}

#[test]
fn a_creature_that_is_not_hurt_or_falls_under_3_5_does_not_lie_prone() {
    let mut epic = table("epic-path");
    epic.done("/creature add name:Hero at:B2");
    assert_eq!(done(&mut epic, "/fall height:10 creature:Hero jumped:true")["prone"], false);
    let mut srd = table("srd35");
    srd.done("/creature add name:Hero at:B2");
    let before = srd.ask("/show");
    srd.done("/fall height:100 creature:Hero");
    assert_eq!(srd.ask("/show"), before);
    srd.done("/table house-rule rule:fall-prone value:if-hurt");
    assert_eq!(done(&mut srd, "/fall height:100 creature:Hero")["prone"], true);
}

#[test]
fn a_check_that_is_tried_without_a_result_is_pending_with_both_outcomes() {
    let mut door = table("srd35");
    door.done("/creature add name:Hero at:B2");
    let before = door.ask("/show");
    let reply = door.ask("/fall height:30 creature:Hero jumped:true attempt:true");
    assert_eq!(reply["status"], "pending", "{reply:#}");
    let ruling = &reply["ruling"];
    assert_eq!((&ruling["verdict"], &ruling["rolls"]), (&json!("needs-check"), &json!([])));
    let of = |outcome: &str, kind: &str| ruling[outcome][kind]["dice"].clone();
    assert_eq!((of("on_success", "damage"), of("on_success", "nonlethal_damage")), (dice(1, 6), dice(1, 6)));
    assert_eq!((of("on_failure", "damage"), of("on_failure", "nonlethal_damage")), (dice(2, 6), dice(1, 6)));
    assert_eq!((&ruling["checks"][0]["dc"], &ruling["checks"][0]["skill"]), (&json!(15), &json!("Jump or Tumble")));
    assert!(message(&reply).contains("On a success: ") && message(&reply).contains("On a failure: "), "{reply:#}");
    assert_eq!(door.ask("/show"), before);
    // The bot rolls and adds the bonus, and shows the die; a preview does not.
    let rolled = door.ask("/fall height:30 creature:Hero jumped:true bonus:30");
    assert_eq!(both(&rolled["ruling"]), (dice(1, 6), dice(1, 6)));
    assert!(message(&rolled).contains("d20 ("), "{rolled:#}");
    assert!(rolled["ruling"]["checks"][0]["roll"]["die"].as_u64().is_some_and(|die| (1..=20).contains(&die)));
    let preview = door.ask("/fall height:30 creature:Hero jumped:true bonus:30 preview:true");
    assert!(preview["status"] == "pending" && message(&preview).contains("A preview doesn't roll"), "{preview:#}");
    // Nobody tried it: the answer only says that one could.
    assert!(message(&door.ask("/fall height:30")).contains("A Tumble check DC 15 is optional"));
}

#[test]
fn under_epic_path_a_fall_is_softened_in_ones_own_turn() {
    let mut door = table("epic-path");
    for line in [
        "/creature add name:Hero at:B2",
        "/creature add name:Foe at:H8 side:foes",
        "/initiative creature:Hero check:15",
        "/initiative creature:Foe check:10",
        "/turn start",
    ] {
        door.done(line);
    }
    assert_eq!(done(&mut door, "/fall height:30 creature:Hero check:15")["dice"], "2d6");
    refused(&mut door, "/fall height:30 creature:Foe check:15", "fall-check");
    assert_eq!(done(&mut door, "/fall height:30 creature:Foe")["dice"], "3d6");
    assert_eq!(done(&mut door, "/fall height:30 creature:Foe check:15 force:true")["dice"], "2d6");
    let forced = done(&mut door, "/fall height:30 creature:Foe bonus:40 force:true");
    assert_eq!((&forced["dice"], &forced["overruled"]), (&json!("2d6"), &json!(true)));
}

#[test]
fn casting_while_falling() {
    let mut epic = table("epic-path");
    let short = epic.ask("/fall height:500 casting:3");
    assert!(short["status"] == "done" && message(&short).contains("no time to cast"), "{short:#}");
    let dc = |ruling: &Value| ruling["checks"][0]["dc"].clone();
    assert_eq!(dc(&done(&mut epic, "/fall height:505 casting:3")), 22);
    assert_eq!(dc(&done(&mut epic, "/fall height:20 casting:1 immediate:true")), 14);
    assert_eq!(dc(&done(&mut epic, "/fall height:20 casting:0 immediate:true")), 10);
    for ruleset in ["srd35", "rise"] {
        let shown = table(ruleset).ask("/fall height:600 casting:3");
        assert!(message(&shown).contains("covers casting") && shown["ruling"]["checks"] == json!([]), "{shown:#}");
    }
}

#[test]
fn house_rules_change_what_they_are_about() {
    for (ruleset, rule, value, question) in [
        ("srd35", "fall-limit", "three-hundred-feet", "height:300"),
        ("srd35", "fall-surface", "per-die", "height:30 surface:jagged"),
        ("srd35", "fall-jump", "first-free", "height:30 jumped:true"),
        ("srd35", "fall-check", "acrobatics", "height:30 jumped:true check:15"),
        ("srd35", "fall-tumble", "none", "height:30"),
        ("srd35", "fall-prone", "if-hurt", "height:30"),
        ("srd35", "fall-water", "unknown", "height:30 water-depth:20"),
        ("srd35", "dive", "table", "height:110 water-depth:20 jumped:true check:40"),
        ("srd35", "fall-casting", "check", "height:600 casting:1"),
        ("srd35", "fall-onto", "half", "height:30 onto:Goblin"),
        ("srd35", "falling-object", "by-size", "height:30 object:large weight:600"),
        ("srd35", "collision", "by-speed", "collision-speed:60"),
        ("rise", "fall-limit", "twenty-dice", "height:300"),
        ("epic-path", "fall-jump", "first-nonlethal", "height:30 jumped:true"),
        ("epic-path", "collision-run", "base", "collision-speed:30 collision-by:run"),
    ] {
        let mut door = table(ruleset);
        door.done("/creature add name:Goblin at:B2");
        let judged = |door: &mut Door| {
            let mut ruling = door.ask(&format!("/fall {question} preview:true"))["ruling"].clone();
            ruling["rules"].take();
            ruling
        };
        let book = judged(&mut door);
        door.done(&format!("/table house-rule rule:{rule} value:{value}"));
        assert_ne!(judged(&mut door), book, "{ruleset}: {rule} {value}");
    }
}

#[test]
fn what_makes_no_sense_is_said_and_changes_nothing() {
    let mut door = table("epic-path");
    door.done("/creature add name:Hero at:B2");
    let before = door.ask("/show");
    for (line, hint) in [
        ("/fall creature:Hero", "`height` is missing"),
        ("/fall creature:Hero height:0", "more than 0 ft"),
        ("/fall creature:Hero height:1000000000", "from 0 to 10000"),
        ("/fall creature:Hero height:-10", "a length in feet"),
        ("/fall creature:Hero height:30 water-depth:0", "no water"),
        ("/fall creature:Hero height:30 water-depth:-5", "a length in feet"),
        ("/fall creature:Hero height:30 water-depth:20 surface:soft", "Set either `surface` or `water-depth`"),
        ("/fall creature:Hero height:30 surface:sotf", "Did you mean `soft`?"),
        ("/fall creature:Hero height:30 surface:lava", "one of jagged, hard, ground, soft"),
        ("/fall creature:Hero height:30 check:15 bonus:2", "not both"),
        ("/fall creature:Hero height:30 check:15 attempt:false", "no check"),
        ("/fall creature:Hero height:30 immediate:true", "`casting`"),
        ("/fall creature:Hero height:30 casting:-1", "a whole number"),
        ("/fall creature:Hero height:30 size:large", "its own size"),
        ("/fall creature:Hero height:30 density:1", "doesn't go with"),
        ("/fall creature:Hero height:30 object:large", "doesn't go with"),
        ("/fall height:30 weight:100", "object:large"),
        ("/fall height:30 object:large density:3", "from -2 to 2"),
        ("/fall collision-speed:80 height:30", "doesn't go with"),
        ("/fall creature:Nobody height:30", "There's no"),
        ("/fall creature:Hero height:30 most-dice:0", "from 1 to 200"),
        ("/fall object:large", "`height` is missing"),
    ] {
        let reply = door.ask(line);
        assert_eq!(reply["status"], "error", "{line}: {reply:#}");
        assert!(message(&reply).contains(hint), "{line}: {}", message(&reply));
    }
    assert_eq!(door.ask("/show"), before);
    let mut srd = table("srd35");
    assert!(message(&srd.ask("/fall height:30 object:large")).contains("weight:300"));
    assert!(message(&srd.ask("/fall height:30 size:titanic")).contains("can't be titanic"));
    refused(&mut srd, "/fall height:300 most-dice:30", "fall-limit");
    assert_eq!(done(&mut srd, "/fall height:300 most-dice:30 force:true")["dice"], "30d6");
    refused(&mut table("rise"), "/fall collision-speed:40 force:true", "collision");
}
