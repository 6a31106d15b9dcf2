//! What supports a creature, and how it moves there: the same for every command.

use serde_json::Value;

use crate::boards::one_in;
use crate::door::Door;

const ALL: [&str; 5] = ["srd35", "dnd35", "reaction", "epic-path", "rise"];

/// A lake 10 ft deep from C1 to R12; the lines put creatures into it.
pub(super) fn lake(ruleset: &str, lines: &[&str]) -> Door {
    let mut door = Door::seeded(Some(5));
    for line in [
        &format!("/table new width:20 height:12 ruleset:{ruleset}"),
        "/map paint squares:C1:R12 terrain:pit depth:10",
        "/map paint squares:C1:R12 terrain:water",
    ] {
        door.done(line);
    }
    lines.iter().for_each(|line| door.done(line));
    door
}

pub(super) fn open(ruleset: &str, lines: &[&str]) -> Door {
    let mut door = Door::seeded(Some(5));
    door.done(&format!("/table new width:20 height:12 ruleset:{ruleset}"));
    lines.iter().for_each(|line| door.done(line));
    door
}

pub(super) fn hero(at: &str, altitude: u32, modes: &str) -> String {
    let modes = if modes.is_empty() { String::new() } else { format!(" modes:\"{modes}\"") };
    format!("/creature add name:Hero at:{at} side:heroes speed:30 altitude:{altitude}{modes}")
}

pub(super) const FOE: &str = "/creature add name:Foe at:I5 side:foes altitude:10";

fn reasons(told: &Value) -> Vec<String> {
    let rules = told["ruling"]["reasons"].as_array().map(Vec::as_slice).unwrap_or_default();
    rules.iter().map(|reason| reason["rule"].as_str().unwrap().to_owned()).collect()
}

pub(super) fn message(told: &Value) -> &str {
    told["message"].as_str().unwrap()
}

fn anchor(door: &mut Door, name: &str) -> String {
    let told = door.ask("/creature list")["ruling"].clone();
    let one = told["creatures"].as_array().unwrap().iter().find(|creature| creature["name"] == name).unwrap();
    one["anchor"].as_str().unwrap().to_owned()
}

fn altitude(door: &mut Door, name: &str) -> i64 {
    let told = door.ask("/creature list")["ruling"].clone();
    let one = told["creatures"].as_array().unwrap().iter().find(|creature| creature["name"] == name).unwrap();
    one["altitude"].as_i64().unwrap()
}

// SRD 3.5, Combat I, Withdraw and Take 5-Foot Step; Epic Path, Withdraw and 5-Foot Step: not with a form of movement
// without a listed speed.
#[test]
fn without_a_swim_speed_nobody_withdraws_steps_or_charges_in_water() {
    for ruleset in ["srd35", "dnd35", "epic-path"] {
        let mut door = lake(ruleset, &[&hero("H5", 10, ""), FOE]);
        for (line, rule) in [
            ("/withdraw creature:Hero to:G5 primary:Foe preview:true", "withdraw"),
            ("/step creature:Hero to:G5 preview:true", "five-foot-step"),
        ] {
            let told = door.ask(line);
            assert_eq!(told["ruling"]["verdict"], "illegal", "{ruleset} {line}: {told:#}");
            assert!(reasons(&told).contains(&rule.to_owned()), "{ruleset} {line}: {told:#}");
            assert!(message(&told).contains("swim"), "{ruleset} {line}: {}", message(&told));
        }
        door.done("/place creature:Hero at:E5 altitude:10");
        let told = door.ask("/charge creature:Hero target:Foe preview:true");
        assert_eq!(told["ruling"]["verdict"], "illegal", "{ruleset}: {told:#}");
    }
}

// SRD 3.5, Combat I and II: a withdrawal and a charge move up to double speed, here the swim speed.
#[test]
fn a_swim_speed_is_what_a_withdrawal_and_a_charge_spend() {
    for (ruleset, double) in [("srd35", 40), ("dnd35", 40), ("epic-path", 20)] {
        let mut door = lake(ruleset, &[&hero("H5", 10, "swim 20"), FOE]);
        let told = door.ask("/withdraw creature:Hero to:F5 primary:Foe preview:true");
        assert_eq!(told["ruling"]["verdict"], "legal", "{ruleset}: {told:#}");
        assert_eq!(told["ruling"]["budget"], double, "{ruleset}: {told:#}");
        assert_eq!(told["ruling"]["mode"], "swim", "{ruleset}: {told:#}");
        door.done("/place creature:Hero at:E5 altitude:10");
        let told = door.ask("/charge creature:Hero target:Foe preview:true");
        assert_eq!((&told["ruling"]["verdict"], &told["ruling"]["feet"]), (&"legal".into(), &15.into()), "{told:#}");
        assert_eq!(told["ruling"]["budget"], double, "{ruleset}: {told:#}");
    }
}

/// Every command that moves a creature prices a way as `/move` does.
#[test]
fn what_is_reachable_in_water_costs_what_a_move_there_costs() {
    for ruleset in ["srd35", "dnd35", "epic-path", "rise"] {
        for modes in ["", "swim 20", "swim 40"].into_iter().filter(|modes| !modes.is_empty() || ruleset != "rise") {
            let rubble = "/map paint squares:F3:F9 terrain:difficult";
            let mut door = lake(ruleset, &[rubble, &hero("D5", 10, modes)]);
            let told = door.ask("/reachable creature:Hero");
            assert_eq!(told["ruling"]["mode"], "swim", "{ruleset} {modes}: {told:#}");
            let squares = told["ruling"]["squares"].as_object().unwrap().clone();
            assert!(squares.len() > 5, "{ruleset} {modes}: {told:#}");
            for (square, feet) in squares.iter().filter(|(_, feet)| **feet != 0).step_by(one_in(4)) {
                let moved = door.ask(&format!("/move creature:Hero to:{square} preview:true check:40"));
                assert_eq!(moved["ruling"]["feet"], *feet, "{ruleset} {modes} {square}: {moved:#}");
            }
            let far = door.ask("/move creature:Hero to:Q5 preview:true");
            assert!(
                squares.get("Q5").is_none() && far["ruling"]["to"] != "Q5" || far["ruling"]["verdict"] == "illegal"
            );
        }
    }
}

/// No command gives a swimmer or a flier the budget of its walking speed.
#[test]
fn a_maneuver_spends_the_speed_of_its_medium() {
    for ruleset in ["srd35", "dnd35"] {
        let mut door = lake(ruleset, &[&hero("H5", 10, "swim 60"), FOE]);
        let told = door.ask("/overrun creature:Hero target:Foe to:J5 preview:true");
        assert_eq!(told["ruling"]["budget"], 60, "{ruleset}: {told:#}");
        let told = door.ask("/tumble creature:Hero to:H6 preview:true");
        assert_eq!(told["ruling"]["budget"], 30, "{ruleset}: {told:#}");
    }
}

// SRD 3.5, How Far Can Your Character Move?: difficult terrain and obstacles hamper movement; only fliers and incorporeal
// creatures ignore them.
#[test]
fn swimmers_and_climbers_pay_for_difficult_ground() {
    for (ruleset, modes, feet) in
        [("srd35", "swim 30", 10), ("dnd35", "swim 30", 10), ("epic-path", "swim 30", 10), ("rise", "swim 30 slow", 15)]
    {
        let mut door = lake(ruleset, &["/map paint squares:C1:R12 terrain:difficult", &hero("H5", 10, modes)]);
        let told = door.ask("/move creature:Hero to:I5 preview:true");
        assert_eq!(told["ruling"]["feet"], feet, "{ruleset}: {told:#}");
        let reached = door.ask("/reachable creature:Hero mode:swim");
        assert_eq!(reached["ruling"]["squares"]["I5"], feet, "{ruleset}: {reached:#}");
    }
    let wall = ["/map paint squares:A4:T4 terrain:solid", "/map paint squares:A5:T5 terrain:difficult"];
    let mut door = open("srd35", &[wall[0], wall[1], &hero("H5", 10, "climb 30")]);
    let told = door.ask("/move creature:Hero to:I5 check:30 preview:true");
    assert_eq!(told["ruling"]["feet"], 10, "{told:#}");
}

// SRD 3.5, Combat I, Take 5-Foot Step: it doesn't provoke, and is 5 ft.
#[test]
fn a_five_foot_step_provokes_nobody_in_air_and_water() {
    for (ruleset, modes) in
        [("srd35", "fly 40 perfect"), ("dnd35", "fly 40 good"), ("epic-path", "fly 40 greater"), ("srd35", "swim 30")]
    {
        let foe = FOE;
        let mut door = if modes.starts_with("swim") {
            lake(ruleset, &[&hero("H5", 10, modes), foe])
        } else {
            open(ruleset, &[&hero("H5", 10, modes), foe])
        };
        let told = door.ask("/step creature:Hero to:G5 preview:true");
        assert_eq!(told["ruling"]["verdict"], "legal", "{ruleset} {modes}: {told:#}");
        assert_eq!(told["ruling"]["feet"], 5, "{ruleset} {modes}: {told:#}");
        assert_eq!(told["ruling"]["provokes"], Value::Array(Vec::new()), "{ruleset} {modes}: {told:#}");
    }
    let mut door = open("srd35", &[&hero("H5", 20, "fly 40 perfect")]);
    let down = door.ask("/step creature:Hero to:\"H5@10\" preview:true");
    assert_eq!(down["ruling"]["verdict"], "illegal", "{down:#}");
    let up = door.ask("/step creature:Hero to:\"H5@25\" preview:true");
    assert_eq!((&up["ruling"]["verdict"], &up["ruling"]["feet"]), (&"legal".into(), &5.into()), "{up:#}");
}

/// Nobody walks in the air; the refusal says what would work.
#[test]
fn nobody_moves_on_nothing() {
    let foe = "/creature add name:Foe at:L5 side:foes altitude:15 modes:\"fly 30 perfect\"";
    for ruleset in ALL {
        let mut door = open(ruleset, &[&hero("H5", 15, "")]);
        if ruleset != "epic-path" && ruleset != "rise" {
            door.done(foe);
        } else {
            door.done("/creature add name:Foe at:L5 side:foes altitude:15");
        }
        for line in
            ["/move to:K5", "/run to:K5", "/step to:I5", "/withdraw to:G5", "/charge target:Foe", "/tumble to:I5"]
        {
            let told = door.ask(&format!("{line} creature:Hero"));
            assert_ne!(told["status"], "done", "{ruleset} {line}: {told:#}");
            if ["/move", "/step", "/tumble"].iter().any(|begins| line.starts_with(begins)) {
                assert_eq!(
                    (&told["status"], reasons(&told)),
                    (&"refused".into(), vec!["heights".to_owned()]),
                    "{told:#}"
                );
            }
            if !line.starts_with("/withdraw") && !line.starts_with("/run") {
                assert!(message(&told).contains("/fall"), "{ruleset} {line}: {}", message(&told));
            }
        }
        assert_eq!(altitude(&mut door, "Hero"), 15, "{ruleset}");
    }
}

/// A creature standing on another moves along with it, and stays up there.
#[test]
fn a_creature_on_anothers_back_goes_along() {
    for ruleset in ALL {
        let elephant = "/creature add name:Elephant at:D4 side:heroes size:huge";
        let tall = if ruleset == "rise" { 20 } else { 15 };
        let mut door = open(ruleset, &[elephant, &hero("E5", tall, "")]);
        let told = door.ask("/move creature:Elephant to:D7");
        assert_eq!(told["status"], "done", "{ruleset}: {told:#}");
        assert!(told["ruling"]["falls"].is_null(), "{ruleset}: {told:#}");
        assert_eq!(
            (anchor(&mut door, "Hero"), altitude(&mut door, "Hero")),
            ("E8".into(), i64::from(tall)),
            "{ruleset}"
        );
    }
}

// Epic Path, Three Dimensional Movement: a Huge elephant's back is 15 ft up, and creatures can stand on it.
#[test]
fn one_walks_about_on_an_elephants_back() {
    let elephant = "/creature add name:Elephant at:D4 side:heroes size:huge";
    let mut door = open("epic-path", &[elephant, &hero("E5", 15, "")]);
    let told = door.ask("/move creature:Hero to:F5");
    assert_eq!((&told["status"], &told["ruling"]["feet"]), (&"done".into(), &5.into()), "{told:#}");
    assert_eq!(altitude(&mut door, "Hero"), 15);
    let off = door.ask("/move creature:Hero to:H5");
    assert_eq!(off["status"], "refused", "{off:#}");
}

// Epic Path, Combining Movement Types: every foot counts against all of them.
#[test]
fn flight_and_legs_share_a_movement_that_begins_in_the_air() {
    let mut door = Door::open();
    door.done("/table new width:24 height:6 ruleset:epic-path");
    door.done("/creature add name:A at:B2 speed:60 altitude:10 modes:\"fly 20 greater\"");
    let told = door.ask("/move creature:A mode:any to:\"down down e e e e e e\" preview:true");
    assert_eq!((&told["ruling"]["verdict"], &told["ruling"]["feet"]), (&"legal".into(), &40.into()), "{told:#}");
    door.done("/creature add name:B at:B4 speed:30 altitude:30 modes:\"fly 60 greater\"");
    let told = door.ask("/move creature:B mode:any to:H4 altitude:0 preview:true");
    let walked = told["ruling"]["steps"].as_array().unwrap().iter().filter(|step| step["mode"] == "walk").count();
    assert_eq!(walked, 0, "{told:#}");
}

// SRD 3.5, flying creatures' dive attack: a charge of at least 30 ft that leads down at least 10 ft.
#[test]
fn a_flier_dives_on_a_foe_below() {
    for ruleset in ["srd35", "dnd35"] {
        let foe = "/creature add name:Foe at:J5 side:foes";
        let mut door = open(ruleset, &[&hero("C5", 10, "fly 40 perfect"), foe]);
        let told = door.ask("/charge creature:Hero target:Foe");
        assert_eq!(told["status"], "done", "{ruleset}: {told:#}");
        assert_eq!(told["ruling"]["feet"], 35, "{ruleset}: {told:#}");
        assert!(message(&told).contains("dive"), "{ruleset}: {}", message(&told));
        assert_eq!(altitude(&mut door, "Hero"), 0, "{ruleset}");
    }
    let up = "/creature add name:Foe at:J5 side:foes altitude:20 modes:\"fly 30 greater\"";
    let mut door = open("epic-path", &[&hero("C5", 5, "fly 40 greater"), up]);
    let told = door.ask("/charge creature:Hero target:Foe preview:true");
    assert_eq!(told["ruling"]["verdict"], "legal", "{told:#}");
}

// Epic Path, Forced Movement In 3-D.
#[test]
fn forced_movement_under_water_leads_along_and_in_the_ground_nowhere() {
    let giant = "/creature add name:Giant at:G5 side:foes altitude:5 modes:\"swim 30\"";
    let mut door = lake("epic-path", &[&hero("H5", 5, ""), giant]);
    let told = door.ask("/push creature:Giant target:Hero feet:10");
    assert_eq!((&told["status"], &told["ruling"]["feet"]), (&"done".into(), &10.into()), "{told:#}");
    assert_eq!(altitude(&mut door, "Hero"), 5, "it goes along, not down");
    let above = "/creature add name:Giant at:G5 side:foes altitude:10 modes:\"swim 30\"";
    let mut door = lake("epic-path", &[&hero("H5", 0, ""), above]);
    let told = door.ask("/push creature:Giant target:Hero feet:10");
    assert_eq!((&told["status"], &told["ruling"]["to"]), (&"done".into(), &"J5".into()), "{told:#}");
    let mole = "/creature add name:Mole at:H5 side:heroes altitude:-10 modes:\"burrow 30 earth-glide\"";
    let digger = "/creature add name:Digger at:G5 side:foes altitude:-10 modes:\"burrow 30 earth-glide\"";
    let mut door = open("epic-path", &[mole, digger]);
    let told = door.ask("/push creature:Digger target:Mole feet:10");
    assert_ne!(told["ruling"]["feet"], 10, "{told:#}");
    assert!(told["ruling"]["to"].is_null() || told["ruling"]["to"] == "H5", "{told:#}");
}

/// An amphibian sent from the shore into the water reads how to get there.
#[test]
fn an_amphibian_at_the_shore_reads_of_its_other_mode() {
    let mut door = lake("epic-path", &[&hero("B5", 0, "swim 30")]);
    let told = door.ask("/move creature:Hero to:D5 preview:true");
    assert_eq!(told["ruling"]["verdict"], "illegal", "{told:#}");
    assert!(message(&told).contains("mode:any"), "{}", message(&told));
}

// Rise, 5.6.6 Combining Movement Modes: with a speed of 40 ft, 10 ft of slow swimming leave 20 ft to walk.
#[test]
fn a_swim_and_a_walk_share_the_speed_of_a_phase() {
    for water in [
        &["/map paint squares:C1:D12 terrain:water"][..],
        &["/map paint squares:C1:D12 terrain:pit depth:10", "/map paint squares:C1:D12 terrain:water"],
    ] {
        let mut door = open("rise", water);
        door.done("/creature add name:A at:B4 side:heroes speed:40 modes:\"swim 40 slow\"");
        door.done("/turn start");
        let swum = door.ask("/swim creature:A to:D4");
        assert_eq!((&swum["status"], &swum["ruling"]["feet"]), (&"done".into(), &20.into()), "{swum:#}");
        let walked = door.ask("/move creature:A to:H4");
        assert_eq!((&walked["status"], &walked["ruling"]["to"]), (&"done".into(), &"H4".into()), "{walked:#}");
        assert_eq!(walked["ruling"]["feet"], 20, "{walked:#}");
    }
}

// Epic Path, Climb: a climber who takes damage makes a check; Greater Climb and Brachiating add to it.
#[test]
fn every_climber_that_is_hurt_has_to_hold_on() {
    for grade in ["lesser", "greater", "brachiating"] {
        let wall = "/map paint squares:A4:T4 terrain:solid";
        let mut door = open("epic-path", &[wall, &hero("H5", 10, &format!("climb 30 {grade}"))]);
        let told = door.ask("/climb creature:Hero surface:dungeon-wall damaged:true");
        assert_eq!((&told["status"], &told["ruling"]["checks"][0]["dc"]), (&"pending".into(), &25.into()), "{told:#}");
    }
}

// Epic Path, Hover: it ignores liquids, so their surface is as good as the floor.
#[test]
fn a_hoverer_stays_over_a_full_pool() {
    let mut door = lake("epic-path", &[&hero("B5", 5, "fly 30 hover")]);
    let told = door.ask("/fly creature:Hero to:\"E5@15\"");
    assert_eq!(told["status"], "done", "{told:#}");
    assert!(told["ruling"]["falls"].is_null(), "{told:#}");
}

// D&D 3.5, Minimum Forward Speed: a flier that hasn't flown half its speed in its turn falls 150 ft; moves add up.
#[test]
fn a_flier_that_does_not_keep_its_speed_falls_as_its_turn_ends() {
    for ruleset in ["srd35", "dnd35"] {
        let bat = "/creature add name:Bat at:C5 side:heroes altitude:200 initiative:10 modes:\"fly 60 average\"";
        let mut door = open(ruleset, &[bat, "/turn start"]);
        let told = door.ask("/turn next");
        assert_eq!(told["ruling"]["falls"][0]["height"], 150, "{ruleset}: {told:#}");
        assert_eq!(altitude(&mut door, "Bat"), 50, "{ruleset}");
        let mut door = open(ruleset, &[bat, "/turn start"]);
        for to in ["F5", "I5"] {
            let told = door.ask(&format!("/fly creature:Bat to:{to}"));
            assert_eq!((&told["status"], &told["ruling"]["feet"]), (&"done".into(), &15.into()), "{ruleset}: {told:#}");
        }
        let told = door.ask("/turn next");
        assert!(told["ruling"]["falls"].is_null(), "{ruleset}: {told:#}");
        assert_eq!(altitude(&mut door, "Bat"), 200, "{ruleset}");
        let told = door.ask("/fly creature:Bat to:P5 weather:rain preview:true");
        let unknown = door.ask("/fly creature:Bat to:P5 preview:true");
        assert!(message(&told).len() > message(&unknown).len(), "{ruleset}: {told:#}");
    }
}

// SRD 3.5, Skills II, Swim, and Epic Path, Swim: moving through water without a swim speed takes a check, whatever the
// movement is for.
#[test]
fn a_maneuver_without_a_swim_speed_takes_a_swim_check_as_well() {
    for ruleset in ["srd35", "dnd35", "epic-path"] {
        let foe = "/creature add name:Foe at:I5 side:foes altitude:10 maneuver-defense:10";
        let mut door = lake(ruleset, &[&hero("H5", 10, ""), foe]);
        let tumble = "/tumble creature:Hero to:H6 accelerated:true check:60";
        let told = door.ask(tumble);
        assert_eq!(told["status"], "pending", "{ruleset}: {told:#}");
        let checks = told["ruling"]["checks"].as_array().unwrap();
        let last = checks.last().unwrap();
        let skill = if ruleset == "epic-path" { "Movement" } else { "Swim" };
        assert_eq!((&last["skill"], &last["dc"]), (&skill.into(), &Value::Null), "{ruleset}: {told:#}");
        assert!(message(&told).contains("medium-dc"), "{ruleset}: {}", message(&told));
        let under = door.ask(&format!("{tumble} medium-dc:10 medium-check:5 preview:true"));
        assert!(message(&under).contains("goes under"), "{ruleset}: {}", message(&under));
        let short = door.ask(&format!("{tumble} medium-dc:10 medium-check:9 preview:true"));
        assert_eq!(
            (&short["ruling"]["to"], &short["ruling"]["feet"]),
            (&"H5".into(), &0.into()),
            "{ruleset}: {short:#}"
        );
        let done = door.ask(&format!("{tumble} medium-dc:10 medium-check:10"));
        assert_eq!((&done["status"], &done["ruling"]["feet"]), (&"done".into(), &20.into()), "{ruleset}: {done:#}");
    }
    let mut door = lake("srd35", &[&hero("H5", 10, "swim 30"), FOE]);
    let told = door.ask("/tumble creature:Hero to:H6 check:60 medium-dc:10 medium-check:1");
    assert_eq!(told["status"], "done", "{told:#}");
    assert!(message(&told).contains("`medium-dc`"), "{}", message(&told));
}

// Rise, 5.6.3: blocking and following are movement; a creature that can't move does neither.
#[test]
fn nobody_blocks_or_follows_in_midair() {
    let mut door = open("rise", &[&hero("H5", 15, ""), "/creature add name:Foe at:I5 side:foes"]);
    for line in ["/block creature:Hero target:Foe", "/follow creature:Hero target:Foe distance:5"] {
        let told = door.ask(line);
        assert_eq!(told["status"], "refused", "{line}: {told:#}");
        assert!(reasons(&told).contains(&"heights".to_owned()), "{line}: {told:#}");
    }
    let mut door = lake("rise", &[&hero("H5", 10, ""), "/creature add name:Foe at:J5 side:foes altitude:10"]);
    let told = door.ask("/follow creature:Hero target:Foe distance:5");
    assert_eq!(told["status"], "refused", "{told:#}");
    assert!(reasons(&told).contains(&"swim".to_owned()), "{told:#}");
}

// Epic Path, Climb, Encumbered: more than the Max Drag pulls a climber off the wall, and it falls.
#[test]
fn a_climber_that_carries_more_than_it_could_drag_falls() {
    let climber = "/creature add name:Hero at:H5 side:heroes altitude:10 modes:\"climb 30 lesser\"";
    let wall = "/map paint squares:A4:T4 terrain:solid";
    let mut door = open("epic-path", &[wall, climber, "/creature sheet creature:Hero strength:10 light-load:33"]);
    door.done("/creature edit creature:Hero load:400");
    let held = door.ask("/climb creature:Hero surface:dungeon-wall damaged:true check:60");
    assert!(held["ruling"]["falls"].is_null(), "up to the Max Drag it holds on: {held:#}");
    door.done("/creature edit creature:Hero load:500");
    let told = door.ask("/move creature:Hero to:I5");
    assert_eq!((&told["status"], reasons(&told)), (&"refused".into(), vec!["climb-load".to_owned()]), "{told:#}");
    let told = door.ask("/climb creature:Hero surface:dungeon-wall damaged:true");
    assert_eq!((&told["status"], &told["ruling"]["falls"][0]["height"]), (&"done".into(), &10.into()), "{told:#}");
    assert_eq!(altitude(&mut door, "Hero"), 0);
}

// Epic Path, Swim: under the surface creatures hold their breath, and are Asphyxiating once they can't.
#[test]
fn a_diver_reads_how_long_their_breath_lasts() {
    for (ruleset, told_of) in [("epic-path", "Asphyxiating"), ("srd35", "breath")] {
        let mut door = lake(ruleset, &[&hero("H5", 10, "swim 30")]);
        door.done("/creature edit creature:Hero constitution:12");
        let dives = door.ask("/swim creature:Hero to:I5 altitude:5 preview:true");
        assert!(message(&dives).contains(told_of), "{ruleset}: {}", message(&dives));
        let floats = door.ask("/swim creature:Hero to:I5 preview:true");
        assert!(!message(&floats).contains(told_of), "{ruleset}: {}", message(&floats));
    }
}

// The same for riders.
#[test]
fn who_rides_under_water_holds_their_breath_as_well() {
    let horse = "/creature add name:Horse at:H5 side:heroes size:large altitude:0 modes:\"swim 30 native\" strength:18";
    let mut door = lake("srd35", &[horse, &hero("H5", 0, "swim 30")]);
    door.done("/creature edit creature:Hero constitution:12");
    door.done("/mount creature:Hero target:Horse force:true");
    let told = door.ask("/move creature:Horse to:I5 preview:true");
    assert!(message(&told).contains("Hero can hold their breath for 24 rounds"), "{told:#}");
    assert!(!message(&told).contains("Horse can hold"), "{told:#}");
}

// The same for every command: being pulled, tumbling or charging under water.
#[test]
fn every_movement_that_ends_under_water_mentions_breath() {
    let foe = "/creature add name:Foe at:M5 side:foes altitude:5 modes:\"swim 30\"";
    let mut door = lake("srd35", &[&hero("H5", 5, "swim 30"), foe]);
    door.done("/creature edit creature:Hero constitution:12");
    for line in ["/move creature:Hero to:I5", "/withdraw creature:Hero to:E5", "/charge creature:Hero target:Foe"] {
        let told = door.ask(&format!("{line} preview:true"));
        let notes = told["ruling"]["notes"].as_array().unwrap();
        let breath = notes.iter().filter(|note| note["rule"] == "breath").count();
        assert_eq!(breath, 1, "{line}: {told:#}");
    }
    door.done("/creature edit creature:Hero modes:\"swim 30 native\"");
    let told = door.ask("/move creature:Hero to:I5 preview:true");
    assert!(!message(&told).contains("breath"), "a native of the water does not drown: {}", message(&told));
}

// Epic Path, Climb, Encumbered: the weight of a creature caught in a fall adds to the load.
#[test]
fn a_creature_caught_in_a_fall_weighs_on_the_climber() {
    let climber = "/creature add name:Hero at:H5 side:heroes altitude:10";
    let wall = "/map paint squares:A4:T4 terrain:solid";
    let mut door = open("epic-path", &[wall, climber]);
    let climb = |caught: u32| {
        format!("/climb creature:Hero altitude:15 surface:dungeon-wall check:60 caught:{caught} preview:true")
    };
    let untold = door.ask(&climb(60));
    assert!(untold["status"] == "error" && message(&untold).contains("load:"), "{untold:#}");
    door.done("/creature sheet creature:Hero strength:10 light-load:33");
    door.done("/creature edit creature:Hero load:20");
    let plain = door.ask("/climb creature:Hero altitude:15 surface:dungeon-wall check:60 preview:true");
    let dc = plain["ruling"]["checks"][0]["dc"].as_i64().unwrap();
    // Up to 33 lb are light, up to 66 medium, up to 99 heavy, 495 the most to drag.
    for (caught, more) in [(10, 0), (40, 10), (60, 25)] {
        let told = door.ask(&climb(caught));
        assert_eq!(told["ruling"]["checks"][0]["dc"], dc + more, "{caught} lb: {told:#}");
        assert!(message(&told).contains(&format!("{caught} lb count as load")), "{}", message(&told));
    }
    let holds = door.ask(&climb(200));
    assert_eq!((&holds["status"], reasons(&holds)), (&"refused".into(), vec!["climb-load".to_owned()]), "{holds:#}");
    let falls = door.ask(&climb(600));
    assert_eq!(falls["ruling"]["falls"][0]["height"], 10, "{falls:#}");
    let mut other = open("srd35", &[wall, climber]);
    let unknown = other.ask(&climb(60));
    assert_eq!(unknown["status"], "error", "{unknown:#}");
}
