//! Answers without what is settled already: checks, falls and ways that nobody can still choose.

use serde_json::{Value, json};

use super::suggestions::{message, says, table};

/// What is settled isn't asked again: a critical success, a fall that the bot has made, a condition that needs a height.
#[test]
fn what_is_settled_is_not_asked() {
    let mut door = table(&[
        "/table new width:40 height:14 ruleset:rise",
        "/map height squares:H1:J14 feet:60",
        "/creature add name:Mia at:G3",
    ]);
    let climb = "/climb-forward creature:Mia altitude:10 dv:10 critical:true";
    says(&mut door, &format!("{climb} bonus:9"), &["leave out `bonus`"]);
    let climbed = door.ask(climb);
    assert!(message(&climbed).contains("Critical success.") && !message(&climbed).contains("Failure"), "{climbed:#}");
    for condition in ["hanging", "midair"] {
        door.done("/place creature:Mia at:A1 altitude:0");
        let line = format!("/creature edit creature:Mia conditions:{condition}");
        says(&mut door, &line, &["Mia is on the floor", "Example: /creature edit creature:Mia altitude:10"]);
    }
    says(
        &mut door,
        "/travel speed:30 legs:\"forest trail 20mi; hills 10mi; plains 27mi\"",
        &[" h; day 2: ", "; day 3: "],
    );

    let mut door = table(&[
        "/table new width:24 height:12 ruleset:epic-path",
        "/creature add name:Tia at:B5 modes:\"teleport 45 lesser\" speed:15",
        "/initiative creature:Tia check:12",
        "/turn start",
        "/teleport to:F8 altitude:30",
    ]);
    let fallen = door.ask("/turn next");
    assert!(message(&fallen).contains("Tia falls 30 ft") && !message(&fallen).contains("so they fall"), "{fallen:#}");
}

/// Rise: nobody sprints while carrying a rider, in the next phase either.
#[test]
fn a_mount_is_promised_no_sprint() {
    let mut door = table(&[
        "/table new width:24 height:12 ruleset:rise",
        "/creature add name:Kim at:B5",
        "/creature add name:Horse at:B5 size:large",
        "/mount creature:Kim target:Horse",
        "/phase next",
    ]);
    let ways = door.ask("/options creature:Horse to:T9");
    assert!(!message(&ways).contains("action phase: Sprint"), "{ways:#}");
}

/// Rise: a rider's own rider comes along into the next phase, and can attack there.
#[test]
fn a_mount_takes_riders_of_riders_into_the_next_phase() {
    let mut door = table(&[
        "/table new width:20 height:3 ruleset:rise",
        "/creature add name:Horse at:A1 size:large speed:40",
        "/creature add name:Knight at:A1",
        "/creature add name:Imp at:A1 size:tiny",
        "/mount creature:Knight target:Horse force:true",
        "/mount creature:Imp target:Knight force:true",
        "/creature add name:Orc at:P1 side:foes",
        "/phase next",
    ]);
    let ways = door.ask("/options creature:Horse target:Orc");
    let way = &ways["ruling"]["options"][0];
    assert_eq!((&way["to"], &way["then"]["to"]), (&json!("I1"), &json!("N1")), "{ways:#}");
    let attackers = way["then"]["attackers"].as_array().unwrap();
    let names: Vec<&str> = attackers.iter().filter_map(|one| one["name"].as_str()).collect();
    assert_eq!(names, ["Horse", "Imp", "Knight"], "{ways:#}");
}

/// Rise: the sprint that gets there names the height that was asked for, and goes on sharing squares.
#[test]
fn a_suggested_sprint_leads_to_the_goal() {
    let mut door =
        table(&["/table new width:30 height:12 ruleset:rise", "/creature add name:Fay at:B9 modes:\"fly 30\""]);
    says(&mut door, "/fly creature:Fay to:E3 altitude:25 preview:true", &["/sprint creature:\"Fay\" to:E3@25"]);
    door.done("/creature add name:Win at:D6");
    door.done("/creature add name:Ann at:L6");
    let sprint = "/sprint creature:\"Win\" to:L6 share:true";
    says(&mut door, "/move creature:Win to:L6 share:true preview:true", &[sprint]);
    assert_eq!(door.ask(sprint)["status"], "done");
}

/// Epic Path, Forced Movement: a pull goes straight, into a pit too, as a push does.
#[test]
fn a_pull_leads_over_an_edge() {
    let mut door = table(&[
        "/table new width:20 height:12 ruleset:epic-path",
        "/creature add name:Pia at:C5",
        "/creature add name:Vic at:J5 side:foes",
        "/map paint squares:E1:F12 terrain:pit depth:20",
    ]);
    let pull = "/pull creature:Pia target:Vic feet:30";
    says(&mut door, &format!("{pull} preview:true"), &["J5 to F5", "Vic may drop prone to end it before that"]);
    let pulled = door.ask(pull);
    let text = message(&pulled);
    assert!(text.contains("Vic falls 20 ft") && !text.contains("may drop prone"), "{pulled:#}");
    assert!(text.contains("If Vic drops prone before that, /undo and add drop-prone:G5."), "{pulled:#}");
}

/// Running covers a multiple of a speed that is named.
#[test]
fn a_run_that_is_too_far_names_the_speed() {
    let mut door = table(&["/table new width:60 height:5 ruleset:epic-path", "/creature add name:Win at:A2"]);
    says(&mut door, "/run creature:Win to:AA2", &["Speed 30 ft. Running covers 4 times that speed."]);
}

/// 3.5 SRD, Overrun: "as part of a charge". Where one creature stands in the lane, `/options` lists the charge over it.
#[test]
fn a_charge_over_somebody_is_listed() {
    let mut door = table(&[
        "/table new width:24 height:16",
        "/creature add name:Hal at:B4",
        "/creature add name:Gob at:F4 side:foes size:small",
        "/creature add name:Orc at:J4 side:foes",
        "/map paint squares:\"A3:L3 A5:L5\" terrain:solid",
    ]);
    let ways = door.ask("/options creature:Hal target:Orc");
    assert!(message(&ways).contains("Charge to I4, overrunning Gob"), "{ways:#}");
    let line = ways["ruling"]["options"][0]["command"].as_str().unwrap().to_owned();
    let ruled = door.ask(&format!("{line} check:20 against:1"));
    assert!(ruled["status"] == "done" && ruled["ruling"]["to"] == "I4", "{line}: {ruled:#}");
    says(&mut door, "/undo", &["Undone"]);
    says(&mut door, "/charge creature:Hal target:Orc", &["overrunning Gob"]);
}

/// The d20 variant with reaction attacks: a bull rush moves through its target, so its example has an end. Among travellers alike
/// nobody is the slowest.
#[test]
fn examples_and_headlines_fit_the_table() {
    let lines = ["/table new width:15 height:9 ruleset:reaction", "/creature add name:Ann at:C1 speed:20"];
    let mut door = table(&lines);
    door.done("/creature add name:Bob at:C4 side:foes");
    let unknown = door.ask("/bull-rush creature:Ann target:Zed to:C6");
    let example = message(&unknown).split("Example: ").nth(1).unwrap_or_default().to_owned();
    assert!(example.starts_with("/bull-rush creature:Ann target:Bob to:"), "{unknown:#}");
    door.done("/creature edit creature:Bob side:heroes speed:20");
    let alike = door.ask("/travel creature:heroes hours:8");
    assert!(!message(&alike).contains("slowest"), "{alike:#}");
    door.done("/creature edit creature:Bob speed:30");
    says(&mut door, "/travel creature:heroes hours:8", &["Ann is the slowest"]);
}

/// A climber withdraws over the edge of a pit, and `/options` lists it.
#[test]
fn a_withdrawal_down_a_wall_is_listed() {
    let mut door = table(&[
        "/table new width:14 height:10",
        "/map paint squares:J4:K6 terrain:pit depth:20",
        "/creature add name:Hal at:N3 speed:20 strength:14 modes:\"climb 30\"",
        "/creature add name:Orc at:M2 side:foes",
    ]);
    let ways = door.ask("/options creature:Hal to:K5");
    let line = |way: &Value| way["command"].as_str().unwrap_or_default().to_owned();
    let lines: Vec<String> = ways["ruling"]["options"].as_array().unwrap().iter().map(line).collect();
    let withdraws = lines.iter().find(|line| line.starts_with("/withdraw")).unwrap_or_else(|| panic!("{ways:#}"));
    let ruled = door.ask(withdraws);
    // The climb takes its check.
    assert!(ruled["status"] == "pending" && ruled["ruling"]["to"] == "K5", "{withdraws}: {ruled:#}");
}
