//! `/map door`: doors by name, the rights of players, and the actions that it takes in a turn.

use fivefoot::command::Status;
use fivefoot::mapfile::read;
use serde_json::Value;

use crate::door::{BOARD, Door};

/// A wall across the board with a door in it, a door within a square and a window.
const ROOM: &str = "8x6; wall C1/D1 C2/D2 C4/D4 C5/D5; door C3/D3; window C6/D6; open-door 5,5:6,4";

fn room() -> Door {
    let mut door = Door::open();
    door.ask(&format!("{BOARD}{ROOM}"));
    door
}

fn text(answer: &Value) -> String {
    answer["message"].as_str().unwrap_or_default().to_owned()
}

#[test]
fn a_door_opens_under_any_of_its_names() {
    let mut door = room();
    for at in ["C3", "D3", "C3/D3", "\"C3 east\"", "\"d3 c3\""] {
        let answer = door.ask(&format!("/map door at:{at} state:open"));
        assert!(answer["status"] == "done" && text(&answer).contains("C3/D3 is now an open door"), "{at}: {answer:#}");
        door.done("/undo");
    }
    door.done("/creature add name:Hero at:B3");
    door.done("/map door at:F5 state:closed");
    let map = door.reply("/map export format:text").file.expect("a file").bytes;
    let board = read(&map, None).expect("a board").board.to_notation();
    assert!(board.contains("door 5,5:6,4") && !board.contains("open-door"), "{board}");
    // A door that is already in that state doesn't change.
    let answer = door.ask("/map door at:F5 state:closed");
    assert!(answer["status"] == "error" && text(&answer).contains("F5 is a closed door already"), "{answer:#}");
    let answer = door.ask("/map door at:H1 state:open");
    assert!(text(&answer).contains("There is no door at `H1`. There are F5"), "{answer:#}");
    let answer = door.ask("/map door at:windows state:open");
    assert!(text(&answer).contains("C6/D6 is now an open door"), "{answer:#}");
}

#[test]
fn a_step_through_a_window_or_a_grate_is_refused_and_sight_is_not() {
    let mut door = room();
    door.done("/creature add name:Hero at:C6");
    door.done("/creature add name:Ogre at:D6 side:foes");
    let answer = door.ask("/step creature:Hero to:D6 preview:true");
    assert!(text(&answer).contains("A window is between C6 and D6"), "{answer:#}");
    let threat = |door: &mut Door| door.ask("/threat creature:Hero")["ruling"]["threatened"].to_string();
    assert!(!threat(&mut door).contains("D6"), "no blow goes through a pane");
    door.done("/map edge squares:C6 side:east barrier:grate");
    let answer = door.ask("/step creature:Hero to:D6 preview:true");
    assert!(text(&answer).contains("A grate is between C6 and D6"), "{answer:#}");
    assert!(threat(&mut door).contains("D6"), "a blow goes through bars");
    door.done("/creature remove creature:Ogre");
    door.done("/map edge squares:C6 side:east barrier:curtain");
    assert_eq!(door.ask("/step creature:Hero to:D6 preview:true")["ruling"]["verdict"], "legal");
}

#[test]
fn players_turn_the_doors_beside_them_by_a_move_action() {
    let mut door = room();
    door.done("/creature add name:Aldo at:B3 owner:5");
    door.done("/creature add name:Zed at:H6 side:foes");
    let far = door.ask_as(5, "/map door at:C3 state:open");
    assert!(text(&far).contains("isn't beside the door at C3/D3") && text(&far).contains("C3"), "{far:#}");
    door.done("/place creature:Aldo at:C3");
    let lock = door.ask_as(5, "/map door at:C3 state:locked");
    assert!(lock["status"] == "error" && text(&lock).contains("only the GM locks"), "{lock:#}");
    door.done("/initiative creature:Aldo check:20");
    door.done("/initiative creature:Zed check:10");
    door.done("/turn start");
    let opened = door.ask_as(5, "/map door at:C3 state:open");
    assert!(opened["status"] == "done" && text(&opened).contains("Aldo opens the door at C3/D3"), "{opened:#}");
    assert_eq!(door.ask("/step creature:Aldo to:D3 preview:true")["ruling"]["verdict"], "legal");
    let shut = door.ask_as(5, "/map door at:C3 state:closed");
    assert_eq!(shut["status"], "done", "{shut:#}");
    let third = door.ask_as(5, "/map door at:C3 state:open");
    assert!(third["status"] == "refused" && third["ruling"]["reasons"][0]["rule"] == "actions", "{third:#}");
}

#[test]
fn players_learn_nothing_of_secret_and_locked_doors() {
    let mut door = room();
    door.done("/creature add name:Aldo at:C3 owner:5");
    let hidden = door.reply("/map door at:C3 state:secret");
    assert!(hidden.status == Status::Done && hidden.private, "{}", hidden.text());
    let none = door.ask_as(5, "/map door at:C3/D3 state:open");
    assert!(text(&none).contains("no door at `C3/D3`") && !text(&none).contains("secret"), "{none:#}");
    let step = door.ask_as(5, "/step creature:Aldo to:D3 preview:true");
    assert!(text(&step).contains("A wall is between C3 and D3"), "{step:#}");
    let shown = door.reply("/show text:true");
    let shown = shown.text() + &shown.letters.unwrap_or_default();
    assert!(!shown.contains("secret") && !shown.contains("door C3/D3") && !shown.contains("+ door"), "{shown}");
    door.done("/map door at:C3 state:locked");
    let shown = door.reply("/show text:true");
    let shown = shown.text() + &shown.letters.unwrap_or_default();
    assert!(!shown.contains("lock") && shown.contains("door C3/D3") && shown.contains("+ door"), "{shown}");
    let locked = door.ask_as(5, "/map door at:C3 state:open");
    assert!(locked["status"] == "refused" && text(&locked).contains("is locked"), "{locked:#}");
}

/// A door is opened by who can reach it: from beside it, at its height, and not through a wall; a rider from the saddle.
#[test]
fn a_door_is_opened_by_those_who_reach_it() {
    let mut door = Door::open();
    door.done("/table new width:24 height:16");
    door.done("/map edge squares:E4 side:east barrier:door");
    door.done("/creature add name:Kim at:F3");
    let opens = "/map door at:\"E4 east\" state:open creature:Kim preview:true";
    let status = |door: &mut Door| door.ask(opens)["status"].as_str().unwrap().to_owned();
    assert_eq!(status(&mut door), "done", "from the next square along the wall");
    door.done("/map room squares:F3:F3");
    assert_eq!(status(&mut door), "error", "not through a wall");
    door.done("/place creature:Kim at:E4 altitude:20");
    assert_eq!(status(&mut door), "error", "not from 20 ft above");
    door.done("/place creature:Kim at:E4 altitude:5");
    assert_eq!(status(&mut door), "done", "from 5 ft above");
    door.done("/creature add name:Horse at:D4 size:large shape:long");
    door.done("/place creature:Kim at:C3 altitude:0");
    let far = door.ask(opens);
    let example = far["message"].as_str().unwrap().split("Example: ").nth(1).unwrap().to_owned();
    assert_eq!(example, "/map door at:E4/F4 state:open", "{far:#}");
    door.done("/mount creature:Kim target:Horse");
    assert_eq!(status(&mut door), "done", "from the saddle, beside the mount");
    door.done(&example);
    let open = door.ask(&example);
    assert!(open["message"].as_str().unwrap().ends_with("Example: /map door at:E4/F4 state:closed"), "{open:#}");
}
