//! Running over several rounds: what is counted while turns are kept, and the effect of running to the limit.

use serde_json::json;

use crate::door::Door;
use crate::referee::falls::message;
use crate::referee::loads::{reasons, table};

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
        // A number of rounds given in the command overrides the count.
        assert_eq!(door.ask("/run to:e rounds:0 preview:true")["status"], "done");
        door.done("/undo");
        door.done("/undo");
        assert_eq!(door.ask("/run to:e")["ruling"]["checks"][0]["dc"], dcs[2]);
    }
}

#[test]
fn a_runner_at_the_limit_rests_for_a_minute() {
    let mut door = rounds_of_running("srd35");
    for _ in 0..3 {
        door.done("/run to:e");
        door.done("/turn next");
    }
    let failed = door.ask("/run to:e check:2");
    assert_eq!((&failed["status"], &failed["ruling"]["feet"]), (&json!("done"), &json!(0)), "{failed}");
    assert!(message(&failed).contains("rests a minute before running again"), "{failed}");
    assert_eq!(failed["ruling"]["to"], failed["ruling"]["from"]);
    // Round 4 passes, and so does each further round with at most a move action of movement.
    for left in (1..=9).rev() {
        door.done("/turn next");
        let refused = door.ask("/run to:e");
        assert_eq!((&refused["status"], reasons(&refused)), (&json!("refused"), vec!["run-limit"]), "{refused}");
        assert!(message(&refused).contains(&format!("{left} more round")), "{left}: {refused}");
        door.done("/move to:e");
    }
    door.done("/turn next");
    assert_eq!(door.ask("/run to:e preview:true")["status"], "done");
    // A double move is no rest, so the rest starts over.
    door.done("/undo");
    door.done("/undo");
    door.done("/move to:\"8e\" pace:double");
    door.done("/turn next");
    assert!(message(&door.ask("/run to:e")).contains("10 more rounds"));
}

#[test]
fn a_run_broken_off_before_its_limit_starts_over() {
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

/// The round's check is made once: a refused run stays refused for the rest of the round.
#[test]
fn a_failed_check_to_run_on_is_not_rolled_again() {
    for (ruleset, dc) in [("srd35", 10), ("epic-path", 30)] {
        let mut door = rounds_of_running(ruleset);
        for _ in 0..3 {
            door.done("/run to:e");
            door.done("/turn next");
        }
        let before = door.ask(&format!("/run to:e check:{} preview:true", dc - 1));
        assert_eq!(before["ruling"]["checks"][0]["dc"], dc, "{before}");
        door.ask(&format!("/run to:e check:{}", dc - 1));
        for again in ["/run to:e check:40", "/run to:e bonus:40", "/run to:e rounds:3 check:40"] {
            let again = door.ask(again);
            assert_eq!((&again["status"], reasons(&again)), (&json!("refused"), vec!["run-limit"]), "{again}");
            assert_eq!(again["ruling"]["checks"], json!([]), "{again}");
        }
        // It still has its actions, and after Undo it may roll again.
        assert_eq!(door.ask("/move to:e preview:true")["status"], "done");
        door.done("/undo");
        assert_eq!(door.ask(&format!("/run to:e check:{dc}"))["status"], "done");
    }
}

#[test]
fn in_epic_path_the_rounds_count_on_for_a_creature_that_a_run_has_fatigued() {
    let mut door = rounds_of_running("epic-path");
    for _ in 0..3 {
        door.done("/run to:e");
        door.done("/turn next");
    }
    door.done("/run to:e check:29");
    for dc in [32, 34] {
        door.done("/turn next");
        door.done("/turn next");
        let hangs = door.ask("/run to:e");
        assert_eq!((&hangs["status"], &hangs["ruling"]["checks"][0]["dc"]), (&json!("pending"), &json!(dc)), "{hangs}");
        assert_eq!(door.ask(&format!("/run to:e check:{dc}"))["status"], "done");
    }
    // After a rest it starts over.
    door.done("/creature edit creature:Aldo conditions:none");
    door.done("/turn next");
    door.done("/turn next");
    assert_eq!(door.ask("/run to:e")["ruling"]["run"]["rounds"], 1);
    door.done("/creature edit creature:Aldo conditions:fatigued");
    door.done("/turn next");
    door.done("/turn next");
    assert_eq!(door.ask("/run to:e")["ruling"]["run"]["rounds"], 1);
}

#[test]
fn the_gm_lets_a_runner_go_on_after_a_failed_check() {
    for (ruleset, rests) in [("srd35", "rests 1 minute"), ("epic-path", "and is fatigued")] {
        let mut door = table(ruleset, "constitution:3");
        let forced = door.ask("/run to:F5 rounds:3 check:2 force:true");
        assert_eq!((&forced["status"], &forced["ruling"]["to"]), (&json!("done"), &json!("F5")), "{forced}");
        assert_eq!(reasons(&forced), ["run-limit"], "{forced}");
        assert!(message(&forced).contains(rests), "{forced}");
        let one = &door.ask("/show")["ruling"]["creatures"][0];
        assert_eq!(one["conditions"], json!(null), "{one}");
    }
}

#[test]
fn swimming_at_a_run_tires_as_running_does() {
    for (ruleset, dc) in [("srd35", 10), ("epic-path", 30)] {
        let mut door = Door::seeded(Some(3));
        door.done(&format!("/table new width:30 height:10 ruleset:{ruleset}"));
        door.done("/map paint squares:A1:AD10 terrain:pit depth:20");
        door.done("/map paint squares:A1:AD10 terrain:water");
        door.done("/creature add name:Ann at:B5 altitude:20 speed:30 constitution:1 modes:\"swim 40\"");
        let hangs = door.ask("/run to:D5 mode:swim rounds:1");
        assert_eq!((&hangs["status"], &hangs["ruling"]["checks"][0]["dc"]), (&json!("pending"), &json!(dc)), "{hangs}");
        door.done("/initiative creature:Ann check:15");
        door.done("/turn start");
        let first = door.ask("/swim to:D5 pace:run");
        assert_eq!((&first["status"], &first["ruling"]["run"]["rounds"]), (&json!("done"), &json!(1)), "{first}");
        door.done("/turn next");
        assert_eq!(door.ask("/swim to:F5 pace:run")["status"], "pending");
        let failed = door.ask("/swim to:F5 pace:run check:2");
        assert_eq!((&failed["status"], &failed["ruling"]["to"]), (&json!("done"), &json!("D5")), "{failed}");
        assert_eq!(door.ask("/run to:F5 mode:swim check:40")["status"], "refused");
        door.done("/undo");
        assert_eq!(door.ask("/run to:F5 mode:swim check:40")["status"], "done");
    }
}

#[test]
fn the_answer_counts_the_rounds_of_a_run_that_take_a_check() {
    let mut door = rounds_of_running("srd35");
    let mut answer = Vec::new();
    for _ in 1..=4 {
        let ran = door.ask("/run to:e check:40");
        answer.extend(message(&ran).lines().filter(|line| line.starts_with("Round")).map(str::to_owned));
        door.done("/turn next");
    }
    assert_eq!(answer[2], "Round 3 of the run: the first 3 take no check.");
    assert_eq!(answer[3], "Round 4 of the run: each round after 3 takes a check.");
}

#[test]
fn a_refusal_names_the_limit_of_its_own_rulebook() {
    for (ruleset, other) in [("epic-path", "1 minute"), ("srd35", "fatigued")] {
        let mut door = table(ruleset, "constitution:3");
        door.done("/map paint squares:F5 terrain:solid");
        let reply = door.ask("/run to:F5 rounds:3 check:2");
        assert_eq!(reply["status"], "refused", "{reply}");
        assert!(!message(&reply).contains(other), "{reply}");
    }
}

/// 3.5 SRD, Run: a runner loses the Dexterity bonus to AC and nothing else; under Epic Path they are flat-footed.
#[test]
fn who_has_run_still_threatens_where_only_the_bonus_to_armor_is_lost() {
    for (ruleset, threatens) in [("srd35", true), ("dnd35", true), ("reaction", true), ("epic-path", false)] {
        let mut door = table(ruleset, "constitution:10");
        let ran = door.ask("/run to:\"e e\"");
        assert_eq!(ran["status"], "done", "{ran}");
        let flat_footed = ran["ruling"]["conditions"].as_array().is_some_and(|all| all.contains(&json!("flat-footed")));
        assert_eq!(flat_footed, !threatens, "{ruleset}: {ran}");
        let threatened = door.ask("/threat creature:Aldo");
        let squares = threatened["ruling"]["threatened"].as_array().map_or(0, Vec::len);
        assert_eq!(squares > 0, threatens, "{ruleset}: {threatened}");
    }
}
