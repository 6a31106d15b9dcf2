//! Steps, runs, crawls, minimum movement, interrupted movement, and the dice that decide some of it.

use serde_json::{Value, json};

use crate::door::Door;

fn table(ruleset: &str, creatures: &[&str]) -> Door {
    let mut door = Door::seeded(Some(11));
    door.done(&format!("/table new width:20 height:10 ruleset:{ruleset}"));
    creatures.iter().for_each(|line| door.done(line));
    door
}

fn at(door: &mut Door, name: &str) -> String {
    let shown = door.ask("/show");
    let creatures = shown["ruling"]["creatures"].as_array().unwrap().clone();
    let one = creatures.iter().find(|one| one["name"] == name).unwrap_or_else(|| panic!("no {name}"));
    one["anchor"].as_str().unwrap().to_owned()
}

fn message(reply: &Value) -> &str {
    reply["message"].as_str().unwrap()
}

#[test]
fn a_step_provokes_nobody_and_takes_one_square() {
    let mut door = table("srd35", &["/creature add name:A at:B2", "/creature add name:Foe at:C3 side:foes"]);
    let reply = door.ask("/step creature:A to:n");
    assert_eq!((&reply["status"], &reply["ruling"]["provokes"]), (&json!("done"), &json!([])), "{reply}");
    assert_eq!(reply["ruling"]["action"], "step");
    assert_eq!(at(&mut door, "A"), "B1");
    let far = door.ask("/step creature:A to:D1");
    assert_eq!(far["status"], "refused");
    assert!(message(&far).contains("one square only"), "{far}");
    assert_eq!(door.ask("/step creature:A to:A1 full-round:true")["status"], "done");
    let mut rise = table("rise", &["/creature add name:A at:B2"]);
    let unknown = rise.ask("/step creature:A to:B3");
    assert_eq!(unknown["status"], "refused");
    assert!(message(&unknown).contains("Use /move, /move pace:double, /hustle, /sprint"), "{unknown}");
}

#[test]
fn a_run_goes_straight_and_may_hang_on_a_check() {
    let mut door = table("srd35", &["/creature add name:A at:A1 constitution:10"]);
    let run = |more: &str| format!("/run creature:A to:R1 {more}");
    let fresh = door.ask(&run("preview:true"));
    assert_eq!((&fresh["status"], &fresh["ruling"]["budget"]), (&json!("done"), &json!(120)), "{fresh}");
    assert!(message(&fresh).contains("Running covers 4 times that speed."), "{fresh}");

    let hangs = door.ask(&run("rounds:11"));
    assert_eq!((&hangs["status"], &hangs["ruling"]["verdict"]), (&json!("pending"), &json!("needs-check")), "{hangs}");
    assert_eq!((&hangs["ruling"]["checks"][0]["dc"], at(&mut door, "A").as_str()), (&json!(11), "A1"));
    assert!(message(&hangs).contains("Constitution check DC 11"), "{hangs}");

    let failed = door.ask(&run("rounds:11 check:10"));
    assert_eq!((&failed["status"], &failed["ruling"]["reasons"][0]["rule"]), (&json!("refused"), &json!("run-limit")));
    assert_eq!(door.ask(&run("rounds:11 check:11"))["status"], "done");
    assert_eq!(at(&mut door, "A"), "R1");
}

#[test]
fn the_dice_are_shown_repeatable_and_never_rolled_in_a_preview() {
    let play = |previews: usize| {
        let mut door = table("srd35", &["/creature add name:A at:A1 constitution:10"]);
        for _ in 0..previews {
            let preview = door.ask("/run creature:A to:F1 rounds:11 bonus:3 preview:true");
            assert_eq!(preview["status"], "pending");
            assert!(preview["ruling"]["checks"][0]["roll"].is_null() && !message(&preview).contains("Rolled"));
        }
        door.ask("/run creature:A to:F1 rounds:11 bonus:3")
    };
    let rolled = play(0);
    let check = &rolled["ruling"]["checks"][0];
    let die = check["roll"]["die"].as_i64().unwrap();
    assert!((1..=20).contains(&die), "{rolled}");
    assert_eq!((&check["roll"]["total"], &check["result"]), (&json!(die + 3), &json!(die + 3)));
    assert!(message(&rolled).contains(&format!("d20 ({die})")), "{rolled}");
    assert_eq!(rolled, play(3), "a preview takes nothing out of the cup");
}

#[test]
fn the_prone_crawl_and_the_slow_move_one_square() {
    let mut door = table("srd35", &["/creature add name:A at:B2 conditions:prone"]);
    let walk = door.ask("/move creature:A to:B3");
    assert_eq!((&walk["status"], &walk["ruling"]["reasons"][0]["rule"]), (&json!("refused"), &json!("crawl")));
    assert_eq!(door.ask("/crawl creature:A to:s")["status"], "done");
    door.done("/creature edit creature:A conditions:none speed:5");
    assert!(message(&door.ask("/crawl creature:A to:n")).contains("isn't prone"));
    door.done("/map paint squares:B4 terrain:difficult");
    let slow = door.ask("/move creature:A to:B4");
    assert_eq!(slow["status"], "refused");
    let least = door.ask("/move creature:A to:B4 pace:minimum");
    assert_eq!((&least["status"], &least["ruling"]["pace"]), (&json!("done"), &json!("minimum")), "{least}");
    assert!(message(&least).contains("full-round action"), "{least}");
}

#[test]
fn directions_are_the_very_path() {
    let mut door = table("srd35", &["/creature add name:A at:B5", "/map paint squares:C4 terrain:difficult"]);
    let reply = door.ask("/move creature:A to:\"NE north-east 2e\" preview:true");
    assert_eq!(reply["ruling"]["path"], json!(["B5", "C4", "D3", "E3", "F3"]), "{reply}");
    door.done("/map paint squares:C5 terrain:solid");
    let corner = door.ask("/move creature:A to:ne preview:true");
    assert_eq!((&corner["status"], &corner["ruling"]["reasons"][0]["rule"]), (&json!("refused"), &json!("corner")));
}

#[test]
fn a_creature_in_the_air_flies_level() {
    let mut door = table(
        "srd35",
        &[
            "/map paint squares:C1:C10 terrain:difficult",
            "/creature add name:A at:B2 altitude:20 modes:\"fly 40 perfect\"",
        ],
    );
    let walk = door.ask("/move creature:A to:D2 mode:walk");
    assert!(walk["status"] == "error" && message(&walk).contains("can't walk on air"), "{walk}");
    let reach = door.ask("/reachable creature:A mode:walk");
    assert!(reach["status"] == "error" && message(&reach).contains("can't walk on air"), "{reach}");
    for more in ["", "mode:fly", "altitude:20"] {
        let reply = door.ask(&format!("/move creature:A to:D2 preview:true {more}"));
        let ruling = &reply["ruling"];
        assert_eq!(
            (&ruling["feet"], &ruling["mode"], &ruling["altitude"]),
            (&json!(10), &json!("fly"), &json!(20)),
            "{reply}"
        );
    }
    assert_eq!(door.ask("/reachable creature:A")["ruling"]["mode"], "fly");
    door.done("/creature add name:B at:B5");
    assert!(message(&door.ask("/move creature:B to:B7 mode:fly")).contains("no fly speed"));
    assert!(message(&door.ask("/reachable creature:B mode:fly")).contains("no fly speed"));
}

#[test]
fn a_stopped_run_may_be_a_collision() {
    let (runs, doubles, walks) = ("/run to:F2", "/move to:F2 pace:double", "/move to:F2");
    for (ruleset, line, told) in
        [("epic-path", runs, true), ("epic-path", doubles, false), ("epic-path", walks, false), ("srd35", runs, false)]
    {
        let mut door = table(ruleset, &["/creature add name:A at:B2"]);
        let reply = door.ask(&format!("{line} creature:A stopped-at:E2"));
        assert_eq!((&reply["status"], &reply["ruling"]["to"]), (&json!("done"), &json!("E2")), "{reply:#}");
        let offers = message(&reply).contains("collision-speed:30 collision-by:run");
        assert_eq!(offers, told, "{ruleset} {line}: {reply:#}");
        if told {
            assert!(message(&reply).contains("Collisions"), "{reply:#}");
            let crash = door.ask("/fall creature:A collision-speed:30 collision-by:run");
            assert_eq!(crash["status"], "done", "{crash:#}");
        }
    }
}

#[test]
fn a_creature_that_stops_where_it_may_not_is_settled() {
    let creatures =
        ["/creature add name:A at:B2", "/creature add name:Friend at:D2", "/creature add name:Foe at:J9 side:foes"];
    let mut door = table("srd35", &creatures);
    // Something stops it on the way through a friend: it goes back to where it could last stop.
    let reply = door.ask("/move creature:A to:\"C2 D2 E2\" stopped-at:D2");
    assert_eq!(reply["status"], "done", "{reply}");
    assert!(message(&reply).contains("Rule: Ending in an illegal space"), "{reply}");
    assert_eq!(reply["ruling"]["stopped"], "D2", "where it stopped");
    let landing = &reply["ruling"]["landing"];
    assert_eq!((&landing["at"], &landing["to"], &landing["last_held"]), (&json!("D2"), &json!("C2"), &json!(true)));
    assert_eq!((at(&mut door, "A").as_str(), &reply["ruling"]["feet"]), ("C2", &json!(10)));
    // It stays if it may stand there.
    let reply = door.ask("/move creature:A to:\"C3 C4 C5\" stopped-at:C4");
    assert_eq!((&reply["ruling"]["to"], at(&mut door, "A").as_str()), (&json!("C4"), "C4"), "{reply}");

    door.done("/place creature:A at:D2");
    let preview = door.ask("/settle creature:A preview:true");
    assert_eq!(preview["ruling"]["landing"]["closest"].as_array().map(Vec::len), Some(8), "{preview}");
    assert!(preview["ruling"]["to"].is_null() && message(&preview).contains("A d8 decides"), "{preview}");
    let last = door.ask("/settle creature:A last:E3 preview:true");
    assert_eq!(last["ruling"]["to"], "E3");
    let rolled = door.ask("/settle creature:A");
    let result = rolled["ruling"]["landing"]["roll"]["result"].as_u64().unwrap();
    assert_eq!(rolled["ruling"]["to"], preview["ruling"]["landing"]["closest"][result as usize - 1], "{rolled}");
    assert_eq!(at(&mut door, "A"), rolled["ruling"]["to"].as_str().unwrap());
    assert!(message(&rolled).contains("d8 ("), "{rolled}");
    door.done("/undo");
    assert_eq!(at(&mut door, "A"), "D2");
}

#[test]
fn a_move_into_a_narrow_space_is_kept_squeezed_and_a_forced_one_in_full() {
    let mut door =
        table("srd35", &["/map paint squares:D1:T4 terrain:solid", "/map paint squares:D6:T10 terrain:solid"]);
    door.done("/creature add name:Ogre at:A4 size:large speed:60");
    door.done("/move creature:Ogre to:D5");
    let shown = door.ask("/show")["ruling"]["creatures"][0].clone();
    assert_eq!((&shown["space"], &shown["squeezed"]), (&json!("D5:E5"), &json!(true)));
    door.done("/move creature:Ogre to:K8 force:true");
    let shown = door.ask("/show")["ruling"]["creatures"][0].clone();
    assert_eq!((&shown["space"], &shown["squeezed"]), (&json!("K8:L9"), &Value::Null));
}

#[test]
fn threat_says_why_there_is_none() {
    let mut door = table("srd35", &["/creature add name:A at:J5 weapon-reach:true"]);
    let ring = door.ask("/threat");
    assert!(message(&ring).contains("up to 10 ft, but not their natural reach of 5 ft"), "{ring}");
    assert_eq!((&ring["ruling"]["reach"], &ring["ruling"]["weapon_reach"]), (&json!(5), &json!(10)));
    for (edit, part) in [
        ("conditions:stunned", "They're stunned"),
        ("conditions:none threatens:false", "unarmed"),
        ("threatens:true side:neutral", "neutral"),
    ] {
        door.done(&format!("/creature edit creature:A {edit}"));
        let reply = door.ask("/threat");
        assert!(message(&reply).contains(part) && reply["ruling"]["threatened"] == json!([]), "{edit}: {reply}");
    }
    door.done("/table ruleset name:rise");
    let reply = door.ask("/threat");
    assert!(
        message(&reply).contains("creatures don't threaten squares") && reply["ruling"]["reach"].is_null(),
        "{reply}"
    );
}

#[test]
fn the_answer_says_what_makes_up_a_speed() {
    let mut door = table("srd35", &["/creature add name:A at:A1 race:human armor:heavy speed:natural speed-bonus:10"]);
    let reply = door.ask("/move to:B1 preview:true");
    let speed = &reply["ruling"]["speed"];
    assert_eq!((&speed["feet"], &speed["unburdened"]), (&json!(30), &json!(40)), "{reply}");
    assert_eq!(speed["rules"], json!(["tactical-speed", "weight-slows"]));
    assert!(
        message(&reply).contains("Speed 30 ft: 30 ft as a human, 10 ft from bonuses, less 10 ft for heavy armor (Speed by race, Armor and load)."),
        "{reply}"
    );
}

/// Epic Path, Squeezing: a creature that shares a square by agreement is there legally.
#[test]
fn a_creature_that_shares_a_square_by_agreement_is_not_settled_elsewhere() {
    let mut door = table("epic-path", &["/creature add name:Aldo at:C3", "/creature add name:Bea at:C3"]);
    let alone = door.ask("/settle creature:Bea preview:true");
    assert!(message(&alone).contains("can't stay there"), "{alone}");
    let agreed = door.ask("/settle creature:Bea share:true preview:true");
    assert!(message(&agreed).contains("squeezing with Aldo"), "{agreed}");
}

/// 3.5 SRD, Terrain and Obstacles: the answer says that the way squeezes, and where.
#[test]
fn the_answer_says_where_the_way_squeezes() {
    let mut door = table("srd35", &["/creature add name:Ogre at:A4 size:large speed:40"]);
    door.done("/map paint squares:\"D1:D4 D6:D10\" terrain:solid");
    let through = door.ask("/move creature:Ogre to:F5 pace:double preview:true");
    assert!(message(&through).contains("Squeezes on the way: "), "{through}");
    assert_eq!(through["ruling"]["squeezed"], json!(false), "{through}");
    let beside = door.ask("/move creature:Ogre to:B5 preview:true");
    assert!(!message(&beside).contains("squeezes"), "{beside}");
}

/// The answer lists the same squares next to a mover that minimum movement reaches when it is asked for.
#[test]
fn the_least_movement_reaches_just_where_it_may_be_asked_for() {
    for (traits, reaches) in [
        ("speed:30", vec!["E3"]),
        ("speed:30 conditions:prone", vec![]),
        ("speed:5 load:heavy", vec!["C3", "E3"]),
        ("speed:0", vec![]),
    ] {
        let mut door = table("epic-path", &["/map paint squares:E1:E5 terrain:impeded"]);
        door.done(&format!("/creature add name:A at:D3 {traits}"));
        let reach = door.ask("/reachable creature:A pace:minimum");
        for square in ["C3", "E3"] {
            let moved = door.ask(&format!("/move creature:A to:{square} pace:minimum preview:true"));
            let answer = !reach["ruling"]["squares"][square].is_null();
            assert_eq!(
                (answer, moved["status"] == "done"),
                (reaches.contains(&square), answer),
                "{traits} {square}: {moved}"
            );
        }
    }
}

/// A run over several hampered squares says once what hampers them; blindness alone is not repeated for each step.
#[test]
fn what_hampers_several_steps_is_said_once() {
    for ruleset in ["srd35", "dnd35", "reaction"] {
        let mut door = table(ruleset, &["/creature add name:A at:B2", "/creature add name:Foe at:L2 side:foes"]);
        door.done("/map paint squares:D1:F10 terrain:difficult");
        let run = door.ask("/run creature:A to:H2");
        let told = message(&run).lines().filter(|line| line.contains("hampered")).collect::<Vec<_>>();
        assert_eq!(told, ["- The steps to D2, E2, F2 are hampered (Difficult terrain)."], "{ruleset}: {run:#}");
        door.done("/map paint squares:D1:F10 terrain:open");
        door.done("/creature edit creature:A conditions:blinded");
        for line in ["/run creature:A to:H2", "/charge creature:A target:Foe"] {
            let blind = door.ask(line);
            assert_eq!(blind["ruling"]["reasons"].as_array().unwrap().len(), 1, "{ruleset} {line}: {blind:#}");
        }
    }
}
