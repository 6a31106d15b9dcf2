//! The answer names the actions that are left in the turn.

use super::{boards, set_up, which};
use crate::boards::are_enough;
use crate::door::Door;

/// Epic Path requires a full round for a step into impeded ground, whatever the command; SRD 3.5 for minimum movement.
#[test]
fn the_answer_names_the_actions_left_in_the_turn() {
    let ways = ["n", "e", "s", "w", "ne", "se", "sw", "nw"];
    let mut full_rounds = 0;
    for (seed, board) in boards(9_000) {
        let who = &board.creatures[0].name;
        for pace in ["move", "double", "minimum"] {
            let mut door = Door::open();
            set_up(&mut door, &board);
            door.ask("/map paint squares:B1:D9 terrain:impeded");
            door.done("/turn start");
            let line = |way: &str| format!("/move creature:{who} to:{way} pace:{pace}");
            let done = ways.into_iter().map(|way| door.ask(&line(way))).find(|reply| reply["status"] == "done");
            let Some(done) = done else { continue };
            let spent = &done["ruling"]["turn"]["spent"];
            let whole = spent["standard"] == true && spent["moves"] == 1;
            let told = done["ruling"]["notes"].to_string().contains("full-round action");
            if pace == "minimum" {
                assert_eq!(told, whole, "{}{done:#}", which(seed, &board));
            }
            full_rounds += u32::from(told);
            let again = |way: &str| door.ask(&format!("/move creature:{who} to:{way} preview:true"));
            let next = ways.into_iter().map(again).find(|reply| reply["ruling"].is_object());
            let next = next.unwrap_or_default()["ruling"].clone();
            let none_left = next["reasons"].as_array().unwrap().iter().any(|reason| reason["rule"] == "actions");
            assert_eq!(none_left, whole, "{}{done:#}\n{next:#}", which(seed, &board));
        }
    }
    assert!(!are_enough() || full_rounds > 3, "{full_rounds}");
}
