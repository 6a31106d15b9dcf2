//! Running over rounds: what is counted while turns are kept, and what having run to one's limit brings.

use serde_json::{Value, json};

use crate::door::Door;

fn table(ruleset: &str, traits: &str) -> Door {
    let mut door = Door::seeded(Some(3));
    door.done(&format!("/table new width:30 height:10 ruleset:{ruleset}"));
    door.done(&format!("/creature add name:Aldo at:B5 speed:30 {traits}"));
    door
}

fn message(reply: &Value) -> &str {
    reply["message"].as_str().unwrap()
}

fn reasons(reply: &Value) -> Vec<&str> {
    reply["ruling"]["reasons"].as_array().unwrap().iter().map(|why| why["rule"].as_str().unwrap()).collect()
}

fn rounds_of_running(ruleset: &str) -> Door {
    let mut door = table(ruleset, "constitution:3");
    door.done("/initiative creature:Aldo check:15");
    door.done("/turn start");
    door
}

#[test]
fn kept_turns_count_the_rounds_of_a_run() {
    for (ruleset, dcs) in [("srd35", [10, 11, 12]), ("epic-path", [30, 32, 34])] {
        let mut door = rounds_of_running(ruleset);
        for round in 1..=3 {
            let ran = door.ask("/run to:\"e e\"");
            assert_eq!((&ran["status"], &ran["ruling"]["run"]["rounds"]), (&json!("done"), &json!(round)), "{ran}");
            door.done("/turn next");
        }
        for dc in dcs {
            let hangs = door.ask("/run to:e");
            assert_eq!(
                (&hangs["status"], &hangs["ruling"]["checks"][0]["dc"]),
                (&json!("pending"), &json!(dc)),
                "{hangs}"
            );
            assert_eq!(door.ask("/run to:e check:40")["status"], "done");
            door.done("/turn next");
        }
        // What is told goes before what is counted.
        assert_eq!(door.ask("/run to:e rounds:0 preview:true")["status"], "done");
        door.done("/undo");
        door.done("/undo");
        assert_eq!(door.ask("/run to:e")["ruling"]["checks"][0]["dc"], dcs[2]);
    }
}

#[test]
fn who_has_run_to_its_limit_rests_for_a_minute() {
    let mut door = rounds_of_running("srd35");
    for _ in 0..3 {
        door.done("/run to:e");
        door.done("/turn next");
    }
    let failed = door.ask("/run to:e check:2");
    assert_eq!((&failed["status"], reasons(&failed)), (&json!("refused"), vec!["run-limit"]), "{failed}");
    assert!(message(&failed).contains("1 minute (10 rounds)"), "{failed}");
    // Round 4 passes, and each of the others in which it goes no faster than a move action.
    for left in (1..=9).rev() {
        door.done("/turn next");
        let refused = door.ask("/run to:e");
        assert_eq!((&refused["status"], reasons(&refused)), (&json!("refused"), vec!["run-limit"]), "{refused}");
        assert!(message(&refused).contains(&format!("{left} more round")), "{left}: {refused}");
        door.done("/move to:e");
    }
    door.done("/turn next");
    assert_eq!(door.ask("/run to:e preview:true")["status"], "done");
    // A double move is no rest, and it begins anew.
    door.done("/undo");
    door.done("/undo");
    door.done("/move to:\"8e\" pace:double");
    door.done("/turn next");
    assert!(message(&door.ask("/run to:e")).contains("10 more rounds"));
}

#[test]
fn a_run_broken_off_before_its_limit_begins_anew() {
    let mut door = rounds_of_running("srd35");
    for _ in 0..2 {
        door.done("/run to:e");
        door.done("/turn next");
    }
    door.done("/turn next");
    assert_eq!(door.ask("/run to:e")["ruling"]["run"]["rounds"], 1);
}

#[test]
fn in_epic_path_failing_to_run_on_fatigues() {
    let mut door = table("epic-path", "constitution:3");
    let failed = door.ask("/run to:e rounds:3 check:29");
    assert_eq!((&failed["status"], &failed["ruling"]["to"]), (&json!("done"), &json!("B5")), "{failed}");
    assert!(message(&failed).contains("has to stop running, and is fatigued"), "{failed}");
    assert_eq!(failed["ruling"]["fatigued"], true);
    assert_eq!(door.ask("/show")["ruling"]["creatures"][0]["conditions"], json!(["fatigued"]));
    door.done("/undo");
    assert_eq!(door.ask("/run to:e rounds:3 check:30")["status"], "done");
}
