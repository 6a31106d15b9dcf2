//! `/options` and the commands that it lists: each line does what was announced, whatever it leads over, and a way is left
//! out only if another one is no worse in any respect.

use serde_json::{Value, json};

use crate::door::Door;

const WALLS: [&str; 2] = ["/map paint squares:A1:X3 terrain:solid", "/map paint squares:A5:X6 terrain:solid"];
const PIT: &str = "/map paint squares:D3:H6 terrain:pit depth:10";
const WATER: &str = "/map paint squares:D3:H6 terrain:water";

pub(super) fn table(size: (u32, u32), ruleset: &str, lines: &[&str]) -> Door {
    let mut door = Door::open();
    door.done(&format!("/table new width:{} height:{} ruleset:{ruleset}", size.0, size.1));
    lines.iter().for_each(|line| {
        door.done(line);
    });
    door
}

/// The lines of the ways, after checking that each does what was announced.
pub(super) fn ways(door: &mut Door, asked: &str) -> Vec<String> {
    let answer = door.ask(asked);
    assert_eq!(answer["status"], "done", "{asked}: {answer:#}");
    let by = |provokes: &Value| -> Vec<Value> {
        let all = provokes.as_array().cloned().unwrap_or_default();
        all.into_iter().map(|chance| if chance.is_object() { chance["by"].clone() } else { chance }).collect()
    };
    let mut lines = Vec::new();
    for way in answer["ruling"]["options"].as_array().unwrap() {
        let Some(line) = way["command"].as_str() else { continue };
        let does = door.ask(&format!("{line} preview:true"));
        let ruling = &does["ruling"];
        for what in ["verdict", "checks", "to", "feet"] {
            assert_eq!(way[what], ruling[what], "{what} of {line}\n{way:#}\n{does:#}");
        }
        assert_eq!(by(&way["provokes"]), by(&ruling["provokes"]), "{line}\n{way:#}\n{does:#}");
        let falls = ruling["falls"].as_array().and_then(|falls| falls[0]["height"].as_u64());
        assert_eq!(way["falls"].as_u64(), Some(falls.unwrap_or(0)), "{line}\n{way:#}\n{does:#}");
        lines.push(line.to_owned());
    }
    lines
}

pub(super) fn message(door: &mut Door, asked: &str) -> String {
    door.ask(asked)["message"].as_str().unwrap().to_owned()
}

pub(super) fn lists(listed: &[String], wanted: &[&str]) {
    for line in wanted {
        assert!(listed.iter().any(|one| one == line), "{line}: {listed:#?}");
    }
}

/// The price of a listed way never comes from a search that was cut short for one of many ways.
#[test]
fn a_flight_costs_what_its_own_command_says() {
    let hero = "/creature add name:Hero at:K2 side:heroes size:gargantuan speed:30 \
                modes:\"fly 60 average, swim 40\" altitude:10";
    let lines =
        ["/map paint squares:C3:F6 terrain:pillar", hero, "/creature add name:C0 at:L2 side:foes size:huge speed:30"];
    let listed = ways(&mut table((14, 10), "srd35", &lines), "/options creature:Hero away:true");
    assert!(listed.iter().any(|line| line.starts_with("/fly")), "{listed:#?}");
}

/// Epic Path, Combining Movement Types: a tumble leads on where a level path ends, out of water and off a wall, so it is listed
/// there as well.
#[test]
fn a_tumble_out_of_deep_water_is_listed() {
    let hero = "/creature add name:Hero at:D4 side:heroes speed:40 altitude:10 modes:\"swim 30\"";
    let wolf = "/creature add name:Wolf at:C3 side:foes maneuver-defense:12";
    let mut door = table((12, 8), "epic-path", &[PIT, WATER, hero, wolf]);
    let listed = ways(&mut door, "/options creature:Hero to:B6");
    lists(&listed, &["/swim creature:Hero to:B6", "/tumble creature:Hero to:B6"]);
}

/// The check to swim comes once in a maneuver, also if opponents strike there and it is listed among other ways.
#[test]
fn a_tumble_past_an_opponent_in_deep_water_takes_the_check_to_swim_once() {
    let hero = "/creature add name:Hero at:D4 side:heroes speed:40 altitude:10";
    let wolf = "/creature add name:Wolf at:C3 side:foes";
    let mut door = table((12, 8), "srd35", &[PIT, WATER, hero, wolf]);
    lists(&ways(&mut door, "/options creature:Hero to:E4"), &["/tumble creature:Hero to:E4"]);
}

/// SRD 3.5, Swim: tumbling in deep water without a swim speed takes the check that swimming there takes.
#[test]
fn a_tumble_in_deep_water_takes_the_check_to_swim() {
    for ruleset in ["srd35", "dnd35", "reaction"] {
        let mut door = table((14, 10), ruleset, &[PIT, WATER, "/creature add name:Hero at:E3 side:heroes speed:40"]);
        door.done("/place creature:Hero altitude:10");
        let listed = ways(&mut door, "/options creature:Hero to:E4");
        lists(&listed, &["/swim creature:Hero to:E4"]);
    }
}

/// A check supersedes another one only if it is of the same kind and no harder.
#[test]
fn a_jump_does_not_push_out_a_climb() {
    for ruleset in ["srd35", "dnd35", "reaction"] {
        let mut door = table((14, 10), ruleset, &[PIT, "/creature add name:Hero at:E3 side:heroes speed:60"]);
        let listed = ways(&mut door, "/options creature:Hero to:E2");
        lists(&listed, &["/jump creature:Hero to:E2", "/climb creature:Hero to:E2"]);
    }
}

/// A step over an edge is only listed on request, and says what is below.
#[test]
fn a_step_over_an_edge_is_listed_with_what_is_below() {
    for ruleset in ["srd35", "dnd35", "reaction"] {
        let mut door = table((14, 10), ruleset, &[PIT, WATER, "/creature add name:Hero at:E2 side:heroes speed:60"]);
        assert_eq!(ways(&mut door, "/options creature:Hero to:E3")[0], "/move creature:Hero to:E3");
        let told = message(&mut door, "/options creature:Hero to:E3");
        assert!(told.contains("Move to E3: 5 ft, into water 10 ft deep"), "{told}");
        door.done("/map paint squares:D3:H6 terrain:open");
        door.done(PIT);
        lists(&ways(&mut door, "/options creature:Hero to:E3"), &["/step creature:Hero to:E3"]);
        let told = message(&mut door, "/options creature:Hero to:E3");
        assert!(told.contains("5-foot step to E3: falls 10 ft"), "{told}");
    }
}

/// From the ground a flier has both moves too.
#[test]
fn a_flier_on_the_ground_may_fly_with_both_moves() {
    for ruleset in ["srd35", "dnd35"] {
        let lines = [
            "/map paint squares:D1:H8 terrain:pit depth:10",
            "/creature add name:Hero at:A6 side:heroes speed:20 modes:\"fly 40 good\"",
        ];
        let mut door = table((24, 8), ruleset, &lines);
        let double = "/fly creature:Hero to:N5 pace:double";
        let listed = ways(&mut door, "/options creature:Hero to:N5");
        assert!(
            listed.iter().any(|line| line.contains("pace:double") && line.starts_with("/fly")),
            "{double} {listed:#?}"
        );
        door.done("/creature add name:Foe at:N5 side:foes");
        let listed = ways(&mut door, "/options creature:Hero target:Foe");
        assert!(listed.iter().any(|line| line.starts_with("/charge")), "{listed:#?}");
    }
}

/// A step over an edge is flown, as with `/step`.
#[test]
fn a_flier_at_a_ledge_has_the_free_step() {
    for ruleset in ["srd35", "dnd35"] {
        let hero = "/creature add name:Hero at:I6 side:heroes speed:60 modes:\"fly 20 good\"";
        let mut door = table((14, 10), ruleset, &["/map height squares:I5:L6 feet:20", hero]);
        assert_eq!(ways(&mut door, "/options creature:Hero to:H6")[0], "/step creature:Hero to:H6");
    }
}

/// SRD 3.5, Run: fliers and swimmers run too. Rise sprints in every mode.
#[test]
fn fliers_swimmers_and_climbers_make_haste_too() {
    let lake = ["/map paint squares:A1:X8 terrain:pit depth:10", "/map paint squares:A1:X8 terrain:water"];
    let bat = "/creature add name:Hero at:A6 side:heroes speed:20 modes:\"fly 30 good\" altitude:20";
    let eel = "/creature add name:Hero at:A6 side:heroes speed:20 modes:\"swim 30\" altitude:10";
    let mut door = table((24, 8), "srd35", &[bat]);
    let listed = ways(&mut door, "/options creature:Hero to:T6");
    assert!(listed.iter().any(|line| line.starts_with("/run creature:Hero to:T6@")), "{listed:#?}");
    for ruleset in ["srd35", "dnd35", "reaction"] {
        let mut door = table((24, 8), ruleset, &[lake[0], lake[1], eel]);
        lists(&ways(&mut door, "/options creature:Hero to:T6"), &["/run creature:Hero to:T6"]);
    }
    let climber = "/creature add name:Hero at:G4 side:heroes speed:30 modes:\"climb 20 slow\"";
    let mut door = table((14, 11), "rise", &["/map height squares:H1:J11 feet:15", climber]);
    lists(&ways(&mut door, "/options creature:Hero to:H4"), &["/sprint creature:Hero to:H4 mode:climb"]);
}

/// SRD 3.5, Tumble: through an opponent's square, which keeps the standard action; an overrun and a jump are other risks.
#[test]
fn every_way_through_somebody_is_listed() {
    for ruleset in ["srd35", "dnd35", "reaction"] {
        let hero = "/creature add name:Hero at:B4 side:heroes speed:40";
        let goblin = "/creature add name:Gob at:F4 side:foes size:small";
        let mut door = table((24, 6), ruleset, &[WALLS[0], WALLS[1], hero, goblin]);
        let by_force = if ruleset == "reaction" { "bull-rush" } else { "overrun" };
        let by_force = format!("/{by_force} creature:Hero target:Gob to:G4");
        lists(&ways(&mut door, "/options creature:Hero to:G4"), &[&by_force, "/jump creature:Hero to:G4"]);
        door.done("/place creature:Hero at:E4");
        let through = "/tumble creature:Hero to:G4 through:Gob";
        lists(&ways(&mut door, "/options creature:Hero to:G4"), &[&by_force, through]);
        let told = message(&mut door, "/options creature:Hero to:G4");
        assert!(told.contains("Tumble to G4 through Gob: 10 ft"), "{told}");
    }
}

/// A refusal names a square where the creature could stand, and squares off the map have no names.
#[test]
fn what_is_refused_names_a_square_to_stand_on() {
    for (hero, foe) in [("A6", "B6"), ("A1", "B2"), ("J8", "I7"), ("E1", "E2")] {
        let (hero, foe) = (format!("/creature add name:Hero at:{hero} side:heroes speed:20"), foe);
        let mut door = table((10, 8), "srd35", &[&hero, &format!("/creature add name:Foe at:{foe} side:foes")]);
        let told = message(&mut door, "/options creature:Hero away:true");
        assert!(!told.contains("off the map"), "{told}");
    }
    let corridor = ["/map paint squares:A1:X2 terrain:solid", "/map paint squares:A4:X6 terrain:solid"];
    let hero = "/creature add name:Hero at:B3 side:heroes speed:30";
    let lines = [corridor[0], corridor[1], hero, "/creature add name:Gob at:M3 side:foes size:small"];
    let mut door = table((24, 6), "srd35", &lines);
    door.done("/map paint squares:F3:G3 terrain:crawlway");
    let told = message(&mut door, "/options creature:Hero target:Gob");
    assert!(told.contains("Can't: Move to L3: It costs 60 ft") && !told.contains("solid"), "{told}");
    let refused = door.ask("/options creature:Hero target:Gob")["ruling"]["refused"].clone();
    let ends: Vec<&Value> = refused.as_array().unwrap().iter().map(|way| &way["to"]).collect();
    assert!(ends.iter().all(|end| **end == "L3"), "{refused:#}");
    let lines = ["/creature add name:Hero at:E4 side:heroes", "/creature add name:Gob at:F4 side:foes"];
    let mut door = table((24, 10), "srd35", &lines);
    let told = message(&mut door, "/bull-rush creature:Gob target:Hero check:30 against:1 follow:true");
    assert!(told.contains("The push ends there: The map ends there."), "{told}");
}

/// Four creatures on an open board are not too many.
#[test]
fn a_few_creatures_leave_no_way_unlooked_at() {
    let lines = [
        "/creature add name:A at:D4 side:heroes",
        "/creature add name:H at:D10 side:heroes size:huge speed:40",
        "/creature add name:M at:H10 side:foes",
        "/creature add name:S at:L11 side:foes size:large",
    ];
    let mut door = table((24, 16), "epic-path", &lines);
    for asked in ["target:S", "target:M", "away:true", "to:R12"] {
        let asked = format!("/options creature:H {asked}");
        ways(&mut door, &asked);
        assert_eq!(door.ask(&asked)["ruling"]["left_out"], Value::Null, "{asked}");
    }
}

/// SRD 3.5, Tumble: at half speed, wherever a walk may lead; over the edge of deep water, too.
#[test]
fn a_tumble_leads_over_the_edge_of_deep_water() {
    let lines = [
        "/map paint squares:C1:F6 terrain:pit depth:10",
        "/map paint squares:C1:F6 terrain:water",
        "/creature add name:Hero at:B3 side:heroes",
        "/creature add name:Orc at:A2 side:foes",
    ];
    let mut door = table((8, 6), "srd35", &lines);
    let listed = ways(&mut door, "/options creature:Hero to:C4");
    lists(&listed, &["/tumble creature:Hero to:C4"]);
}

/// Rise, Actions: a move action in the movement phase, and another one in place of the standard action.
#[test]
fn under_rise_the_next_phase_counts_too() {
    let lines =
        ["/creature add name:A at:D4 side:heroes speed:30", "/creature add name:B at:W4 side:foes", "/phase next"];
    let mut door = table((26, 11), "rise", &lines);
    let asked = door.ask("/options creature:A to:P4");
    let options = asked["ruling"]["options"].as_array().unwrap();
    let both = options.iter().find(|way| !way["then"].is_null()).unwrap_or_else(|| panic!("{asked:#}"));
    assert_eq!((&both["command"], &both["feet"]), (&json!("/move creature:A to:P4"), &json!(30)), "{asked:#}");
    assert_eq!((&both["then"]["to"], &both["then"]["feet"]), (&json!("P4"), &json!(30)), "{asked:#}");
    let sprint = door.ask("/options creature:A to:U4");
    let then = &sprint["ruling"]["options"][0]["then"];
    assert_eq!((&then["command"], &then["feet"]), (&json!("/sprint creature:A to:U4"), &json!(55)), "{sprint:#}");
    // The lines do it, one after the other.
    door.done("/move creature:A to:U4");
    let later = door.ask("/options creature:A to:U4");
    assert_eq!(later["ruling"]["options"][0]["then"]["command"], "/sprint creature:A to:U4", "{later:#}");
    door.done("/phase next");
    let there = door.ask("/sprint creature:A to:U4");
    assert_eq!((&there["status"], &there["ruling"]["to"]), (&json!("done"), &json!("U4")), "{there:#}");
}

/// Reach also counts vertically: the end is at the height from which the target can be attacked with the least rise or
/// drop.
#[test]
fn another_depth_or_height_is_listed_where_the_target_is_within_reach_there() {
    let lake = ["/map paint squares:A1:X14 terrain:pit depth:30", "/map paint squares:A1:X14 terrain:water"];
    let eel = "/creature add name:Eel at:D4 side:heroes speed:20 modes:\"swim 60\"";
    let mut door =
        table((24, 14), "srd35", &[lake[0], lake[1], eel, "/creature add name:Foe at:J4 side:foes altitude:30"]);
    lists(&ways(&mut door, "/options creature:Eel target:Foe"), &["/swim creature:Eel to:I4@25"]);
    assert!(message(&mut door, "/options creature:Eel target:Foe").contains("Swim to I4@25: 35 ft, one attack"));
    let digger = "/creature add name:Digger at:B4 side:heroes speed:20 modes:\"burrow 30\" altitude:-10";
    let mut door = table((24, 14), "srd35", &[digger, "/creature add name:Foe at:F4 side:foes"]);
    let listed = ways(&mut door, "/options creature:Digger target:Foe");
    assert!(listed.iter().any(|line| line.starts_with("/burrow creature:Digger to:")), "{listed:#?}");
    // A target with friends on both sides of it in a corridor can be attacked from above.
    let walls = ["/map paint squares:A1:X3 terrain:solid", "/map paint squares:A5:X14 terrain:solid"];
    let bat = "/creature add name:Bat at:B4 side:heroes speed:20 modes:\"fly 60 good\" altitude:10";
    let foe = "/creature add name:Foe at:I4 side:foes";
    let friends = ["/creature add name:One at:H4 side:heroes", "/creature add name:Two at:J4 side:heroes"];
    let mut door = table((24, 14), "srd35", &[walls[0], walls[1], bat, foe, friends[0], friends[1]]);
    let listed = ways(&mut door, "/options creature:Bat target:Foe");
    assert!(listed.iter().any(|line| line.starts_with("/fly") && line.contains("@5")), "{listed:#?}");
}

/// If the requested square is taken at a flight's default height, another height is listed.
#[test]
fn the_asked_square_is_listed_at_another_height() {
    let lines = [
        "/creature add name:Bat at:B4 side:heroes speed:20 modes:\"fly 60 good\" altitude:10",
        "/creature add name:Below at:H4 side:heroes",
        "/creature add name:Level at:H4 side:heroes modes:\"fly 60 good\" altitude:10",
    ];
    let listed = ways(&mut table((24, 8), "srd35", &lines), "/options creature:Bat to:H4");
    assert!(listed.iter().any(|line| line.starts_with("/fly creature:Bat to:H4@")), "{listed:#?}");
}

/// Over an edge farther off: a jump from it costs no more than the step, and falls more softly.
#[test]
fn a_way_over_an_edge_farther_off_is_listed() {
    for ruleset in ["srd35", "dnd35", "reaction"] {
        let lines =
            ["/map paint squares:F1:L14 terrain:pit depth:20", "/creature add name:Hero at:B4 side:heroes speed:30"];
        let mut door = table((24, 14), ruleset, &lines);
        assert_eq!(ways(&mut door, "/options creature:Hero to:F4"), ["/jump creature:Hero to:\"E4 F4\""], "{ruleset}");
        let told = message(&mut door, "/options creature:Hero to:F4");
        assert!(told.contains("Jump from E4 to F4: 20 ft, falls 20 ft"), "{told}");
        let stepped = door.ask("/move creature:Hero to:\"C4 D4 E4 F4\" preview:true");
        assert_eq!(stepped["ruling"]["falls"][0]["height"], 20, "{stepped:#}");
    }
}

/// SRD 3.5, Mounted Combat: a rider attacks from the space of its mount, with its own reach, and only once if the mount goes
/// farther than a five-foot step.
#[test]
fn a_mounts_list_says_what_its_rider_can_do() {
    let lines = [
        "/creature add name:Horse at:B4 side:heroes size:large speed:50 reach:5",
        "/creature add name:Knight at:B5 side:heroes weapon-reach:true",
        "/mount creature:Knight target:Horse",
        "/creature add name:Foe at:J5 side:foes",
    ];
    let mut door = table((24, 14), "srd35", &lines);
    let answer = door.ask("/options creature:Horse target:Foe");
    let first = &answer["ruling"]["options"][0];
    // Ten feet away, out of the horse's reach.
    assert_eq!((&first["feet"], &first["attack"]), (&json!(25), &json!("one")), "{answer:#}");
    assert_eq!(first["attackers"], json!([{"name": "Knight", "attack": "one"}]), "{answer:#}");
    let told = answer["message"].as_str().unwrap();
    assert!(told.contains("one attack by Knight"), "{told}");
    ways(&mut door, "/options creature:Horse target:Foe");
    door.done("/place creature:Horse at:G5");
    let answer = door.ask("/options creature:Horse target:Foe");
    let stays = &answer["ruling"]["options"][0];
    assert_eq!((&stays["way"], &stays["attack"]), (&json!("stay"), &json!("full")), "{answer:#}");
    assert_eq!(stays["attackers"], json!([{"name": "Knight", "attack": "full"}]), "{answer:#}");
}

/// SRD 3.5, Jump: pulling oneself up from an edge takes a move action and a DC 15 Climb check.
#[test]
fn a_creature_that_hangs_from_an_edge_is_offered_the_climb() {
    let lines = [
        "/map paint squares:H1:I14 terrain:pit depth:20",
        "/creature add name:Hero at:G4",
        "/jump creature:Hero to:J4 running:true check:12 reflex:15",
    ];
    let mut door = table((24, 14), "srd35", &lines);
    let listed = ways(&mut door, "/options creature:Hero to:J4");
    assert_eq!(listed, ["/climb creature:Hero to:J4"]);
    let climbs = door.ask(&format!("{} preview:true", listed[0]));
    assert_eq!(climbs["ruling"]["checks"][0]["dc"], 15, "{climbs:#}");
}

/// SRD 3.5, Condition Summary: a helpless creature makes no attacks.
#[test]
fn nobody_helpless_is_offered_an_attack() {
    let lines = ["/creature add name:Hero at:B4 helpless:true", "/creature add name:Foe at:F4 side:foes"];
    let mut door = table((24, 14), "srd35", &lines);
    assert!(ways(&mut door, "/options creature:Hero target:Foe").is_empty());
    let told = message(&mut door, "/options creature:Hero target:Foe");
    assert!(told.contains("Hero is helpless, which rules this out"), "{told}");
}

/// The leap that a longer move has the feet for is what makes the refusal, not the pit that it leads over.
#[test]
fn a_leap_too_far_names_the_double_move() {
    for (ruleset, longer) in [("srd35", "both moves"), ("epic-path", "both moves")] {
        let lines = ["/map paint squares:H1:I14 terrain:pit depth:20", "/creature add name:Hero at:C4"];
        let mut door = table((24, 14), ruleset, &lines);
        let refused = door.ask("/move creature:Hero to:J4 jump:true");
        let reasons = refused["ruling"]["reasons"].as_array().unwrap();
        assert!(reasons.iter().all(|reason| reason["rule"] == "speed"), "{refused:#}");
        assert!(refused["message"].as_str().unwrap().contains(longer), "{refused:#}");
        let double = door.ask("/move creature:Hero to:J4 jump:true pace:double check:30 preview:true");
        assert_eq!(double["ruling"]["verdict"], "legal", "{double:#}");
    }
}

/// A readied action is one action: the ways listed with it take no more, and leave nothing. A charge has a form that makes do
/// with it (SRD 3.5, Combat II, Charge).
#[test]
fn a_readied_action_is_all_that_its_ways_take() {
    let lines = [
        "/creature add name:Ann at:D8 side:heroes",
        "/creature add name:Orc at:J8 side:foes",
        "/initiative creature:Ann check:15",
        "/initiative creature:Orc check:12",
        "/turn start",
        "/turn ready",
    ];
    let mut door = table((24, 16), "srd35", &lines);
    let listed = ways(&mut door, "/options creature:Ann target:Orc");
    assert!(listed.iter().any(|line| line.starts_with("/charge creature:Ann target:Orc")), "{listed:#?}");
    let answer = door.ask("/options creature:Ann target:Orc");
    assert!(message(&mut door, "/options creature:Ann target:Orc").contains("their readied action"), "{answer:#}");
    for way in answer["ruling"]["options"].as_array().unwrap() {
        let charges = way["way"] == "charge";
        assert_eq!(way["attack"], if charges { json!("charge") } else { json!("next-turn") }, "{way:#}");
    }
    let charge = door.ask("/charge creature:Ann target:Orc");
    assert_eq!(
        (&charge["status"], &charge["ruling"]["pace"]),
        (&json!("done"), &json!("partial-charge")),
        "{charge:#}"
    );
}

/// A withdrawal may take wing, also over water (SRD 3.5, Combat I, Withdraw: by any form of movement with a listed speed).
#[test]
fn a_withdrawal_by_wing_is_listed() {
    let water = ["/map paint squares:H1:L10 terrain:pit depth:20", "/map paint squares:H1:L10 terrain:water"];
    let others =
        ["/creature add name:Ann at:G4 side:heroes modes:\"fly 60 good\"", "/creature add name:Foe at:F4 side:foes"];
    for ruleset in ["srd35", "dnd35", "reaction"] {
        let mut door = table((24, 10), ruleset, &[&water[..], &others[..]].concat());
        for to in ["J4", "N4"] {
            let listed = ways(&mut door, &format!("/options creature:Ann to:{to}"));
            lists(&listed, &[&format!("/withdraw creature:Ann to:{to}")]);
        }
    }
}

/// Where nothing is to be found under water, wings are not sent to search it.
#[test]
fn ways_over_deep_water_are_all_looked_at() {
    let lines = [
        "/map paint squares:A1:N10 terrain:pit depth:30",
        "/map paint squares:A1:N10 terrain:water",
        "/creature add name:Roc at:H4 side:heroes size:huge modes:\"fly 60 average, swim 40\" altitude:30",
        "/creature add name:Orc at:B2 side:foes",
    ];
    let mut door = table((14, 10), "dnd35", &lines);
    let answer = door.ask("/options creature:Roc target:Orc");
    assert_eq!(answer["ruling"]["left_out"], Value::Null, "{answer:#}");
    assert!(!answer["ruling"]["options"].as_array().unwrap().is_empty(), "{answer:#}");
}

/// D&D 3.5, Minimum Forward Speed: while turns are kept, a flier that attacks after too short a flight falls as its turn ends.
#[test]
fn no_flight_to_an_attack_ends_in_a_stall() {
    let lines = [
        "/creature add name:Griff at:B8 side:heroes altitude:20 modes:\"fly 60 average\" facing:e",
        "/creature add name:Orc at:G8 side:foes altitude:20 modes:\"fly 60 good\"",
        "/initiative creature:Griff check:20",
        "/initiative creature:Orc check:10",
        "/turn start",
    ];
    let mut door = table((24, 16), "dnd35", &lines);
    let answer = door.ask("/options creature:Griff target:Orc");
    let attacks = answer["ruling"]["options"].as_array().unwrap().iter().filter(|way| way["attack"] == "one");
    let feet: Vec<u64> = attacks.map(|way| way["feet"].as_u64().unwrap()).collect();
    assert!(!feet.is_empty() && feet.iter().all(|&feet| feet >= 30), "{answer:#}");
}

/// SRD 3.5, Marsh Terrain: Small and smaller creatures have to swim in a deep bog. Naming the walk doesn't spare them the check.
#[test]
fn who_is_too_small_to_wade_does_not_walk_where_it_swims() {
    let mut door = Door::seeded(Some(5));
    for line in [
        "/table new width:12 height:12 ruleset:srd35",
        "/map paint squares:A8:H12 terrain:pit depth:5",
        "/map paint squares:A8:H12 terrain:water",
        "/creature add name:Sam at:B9 size:small speed:40",
    ] {
        door.done(line);
    }
    assert_eq!(door.ask("/move creature:Sam to:C9 preview:true")["status"], "pending");
    for line in ["/move creature:Sam to:C9 mode:walk preview:true", "/reachable creature:Sam mode:walk"] {
        let reply = door.ask(line);
        assert_eq!(reply["status"], "error", "{line}: {reply:#}");
        assert!(reply["message"].as_str().unwrap().contains("too small to wade"), "{line}: {reply:#}");
    }
}
