//! Walls off the grid lines: what they stop, under every rulebook, and what they let through.

use fivefoot::command::Status;
use serde_json::{Value, json};

use crate::boards::one_in;
use crate::door::Door;

/// A table on a board in notation.
fn table(ruleset: &str, board: &str, creatures: &[&str]) -> Door {
    let mut door = Door::seeded(Some(3));
    door.done(&format!("/table new width:2 height:2 ruleset:{ruleset}"));
    let reply = door.hand("/map import file:board.txt", board.as_bytes());
    assert_eq!(reply.status, Status::Done, "{}", reply.text());
    creatures.iter().for_each(|line| door.done(&format!("/creature add {line}")));
    door
}

fn verdict(reply: &Value) -> (&str, Vec<&str>) {
    let reasons = reply["ruling"]["reasons"].as_array().into_iter().flatten();
    let reasons = reasons.filter_map(|reason| reason["rule"].as_str());
    (reply["ruling"]["verdict"].as_str().unwrap_or_else(|| panic!("{reply:#}")), reasons.collect())
}

#[test]
fn a_wall_across_the_board_is_passed_by_nobody() {
    for (turn, ruleset) in ["srd35", "dnd35", "reaction", "epic-path", "rise"].into_iter().enumerate() {
        for (nth, (wall, left)) in [
            ("wall 3.4,0:3.6,6", "A1"),
            ("wall 0,5.5:5.5,0", "A1"),
            ("wall 0,0:6,6", "B1"),
            // In pieces that meet in the middle of a square, on a side and on a corner.
            ("wall 0,2.5:2.5,2.5 2.5,2.5:4,3.2 4,3.2:5,4 5,4:6,4", "A1"),
        ]
        .into_iter()
        .enumerate()
        {
            for body in ["", "modes:\"fly 30 good\" altitude:20"] {
                // In each ruleset, one wall is also tested in the air; a quick run tests half of the walls in each.
                if (nth != turn % 4 && !body.is_empty()) || (nth + turn) % one_in(2) != 0 {
                    continue;
                }
                let mut door =
                    table(ruleset, &format!("6x6\n{wall}"), &[&format!("name:Ann at:{left} speed:100 {body}")]);
                for goal in ["F6", "A6"] {
                    let reply = door.ask(&format!("/move creature:Ann to:{goal} preview:true"));
                    let beyond = reply["status"] != "done";
                    let is_beyond =
                        goal == "F6" && !wall.contains("0,0:6,6") || (goal == "A6" && !wall.starts_with("wall 3.4"));
                    if is_beyond {
                        assert!(beyond, "{ruleset} {wall} {goal} {body}: {reply:#}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_step_is_stopped_where_the_way_between_centers_is_crossed() {
    // From (2.4, 0) down to (2.4, 2.2): between columns B and C, left of the middle of C.
    let mut door = table("srd35", "6x6\nwall 2.4,0:2.4,2.2", &["name:Ann at:B2"]);
    for (path, expected) in [("C2", "illegal"), ("C1", "illegal"), ("C3", "legal"), ("B3 C3", "legal"), ("B1", "legal")]
    {
        let reply = door.ask(&format!("/step creature:Ann to:\"{path}\" preview:true"));
        if path.len() == 2 {
            assert_eq!(verdict(&reply).0, expected, "{path}: {reply:#}");
        }
    }
    let reply = door.ask("/step creature:Ann to:C2 preview:true");
    assert_eq!(verdict(&reply), ("illegal", vec!["blocking"]));
    assert!(reply["message"].as_str().unwrap().contains("A wall is between the middle of B2 and the middle of C2"));
    let round = door.ask("/move creature:Ann to:C2 preview:true");
    assert_eq!(round["ruling"]["path"], json!(["B2", "C3", "C2"]), "{round:#}");
}

#[test]
fn a_square_with_a_wall_through_its_middle_is_nobodys() {
    let mut door = table("srd35", "6x6\nwall 1,1:4,4", &["name:Ann at:C2", "name:Bob at:D4"]);
    let reply = door.ask("/move creature:Ann to:C3 preview:true");
    assert_eq!(verdict(&reply).1, ["blocking"], "{reply:#}");
    assert!(reply["message"].as_str().unwrap().contains("runs through the middle of C3"), "{reply:#}");
    // A creature that is already there can leave.
    assert_eq!(verdict(&door.ask("/move creature:Bob to:E5 preview:true")).0, "legal");
}

#[test]
fn a_space_does_not_stand_astride_a_wall() {
    let mut door = table("srd35", "8x8\nwall 4,2:4,3.5 4.2,4.95:4.35,5", &["name:Ogre at:A3 size:large speed:60"]);
    // Between D4 and E4 the wall runs to the center line of row 4 and touches it.
    for (anchor, fits) in [("D3", false), ("D4", false), ("D5", true), ("C3", true), ("E3", true)] {
        let reply = door.ask(&format!("/move creature:Ogre to:{anchor} preview:true"));
        // Squeezed, it fits next to the wall.
        assert_eq!(reply["ruling"]["squeezed"], !fits, "{anchor}: {reply:#}");
    }
}

#[test]
fn nobody_strikes_sees_or_charges_through_it() {
    let board = "9x5\nwall 4.3,0:4.3,5";
    let mut door = table("srd35", board, &["name:Ann at:D3", "name:Ogre at:E3 side:foes size:large reach:10"]);
    let threat = door.ask("/threat creature:Ogre");
    let threatened: Vec<&str> =
        threat["ruling"]["threatened"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert!(
        threatened.contains(&"G2") && !threatened.iter().any(|square| "ABCD".contains(&square[..1])),
        "{threatened:?}"
    );
    let walked = door.ask("/move creature:Ann to:D1 preview:true");
    assert_eq!(walked["ruling"]["provokes"], json!([]), "{walked:#}");
    let charge = door.ask("/charge creature:Ann target:Ogre preview:true");
    assert_eq!(charge["status"], "refused", "{charge:#}");
    for ruleset in ["srd35", "dnd35", "epic-path", "reaction"] {
        let mut door = table(ruleset, "9x1\nwall 4.3,0.2:4.7,0.8", &["name:Ann at:A1", "name:Ogre at:H1 side:foes"]);
        let charge = door.ask("/charge creature:Ann target:Ogre preview:true");
        let answer = charge["message"].as_str().unwrap();
        assert!(charge["status"] == "refused" && answer.contains("A wall is between"), "{ruleset}: {charge:#}");
    }
}

#[test]
fn a_door_is_opened_and_shut_where_it_stands() {
    let mut door = table("srd35", "6x4\nwall 2.7,0:2.7,1 2.7,2:2.7,4\ndoor 2.7,1:2.7,2", &["name:Ann at:B2"]);
    let goes = |door: &mut Door| door.ask("/move creature:Ann to:F2 preview:true")["status"] == "done";
    assert!(!goes(&mut door));
    door.done("/map edge squares:C2 side:west barrier:open-door");
    assert!(!goes(&mut door), "the edge west of it has a door of its own now");
    door.done("/map edge squares:C2 side:east barrier:open-door");
    assert!(goes(&mut door));
    door.done("/map edge squares:C2 side:east barrier:door");
    assert!(!goes(&mut door));
    door.done("/undo");
    assert!(goes(&mut door));
    door.done("/map edge squares:C3 side:east barrier:none");
    assert!(goes(&mut door));
}

#[test]
fn the_most_walls_that_a_board_can_have_are_played_on() {
    // 20,000 of them, a fifth of a square to several squares long, all over the largest board.
    let mut seed = 12_345_u64;
    let mut next = |below: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % below
    };
    let mut board = String::from("200x200\nwall");
    for _ in 0..20_000 {
        let (x, y) = (next(199_000), next(199_000));
        let (dx, dy) = (200 + next(800), next(900));
        let decimal = |at: u64| format!("{}.{:03}", at / 1_000, at % 1_000);
        board.push_str(&format!(" {},{}:{},{}", decimal(x), decimal(y), decimal(x + dx), decimal(y + dy)));
    }
    let mut door = table("srd35", &board, &[]);
    door.ask("/creature add name:Ann at:M12 speed:120");
    let reply = door.ask("/reachable creature:Ann pace:double");
    assert_eq!(reply["status"], "done", "{reply:#}");
}

/// SRD 3.5, Charge: a line of sight to the opponent. A curtain off the grid lines hides who is behind it as any other does.
#[test]
fn a_curtain_off_the_grid_hides_an_opponent_from_a_charge() {
    for ruleset in ["srd35", "dnd35", "reaction"] {
        let creatures = ["name:Ann at:C2", "name:Orc at:G2 side:foes"];
        let mut door = table(ruleset, "8x3\ncurtain 4.5,0:4.5,3", &creatures);
        let reply = door.ask("/charge creature:Ann target:Orc preview:true");
        assert_eq!(verdict(&reply), ("illegal", vec!["charge"]), "{ruleset}: {reply:#}");
        assert_eq!(reply["ruling"]["reasons"][0]["message"], "A curtain hides Orc from Ann.", "{ruleset}");
    }
}
