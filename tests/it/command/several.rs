//! Several creatures of a kind, added with one command.

use serde_json::Value;

use crate::command::creature::refused;
use crate::door::Door;

fn table() -> Door {
    let mut door = Door::open();
    door.done("/table new width:10 height:8");
    door
}

/// Everybody's name and square.
fn all(door: &mut Door) -> Vec<String> {
    let board = door.ask("/show");
    let described = |one: &Value| format!("{} {}", one["name"].as_str().unwrap(), one["anchor"].as_str().unwrap());
    board["ruling"]["creatures"].as_array().unwrap().iter().map(described).collect()
}

#[test]
fn each_square_of_a_list_has_one_and_one_undo_takes_all_back() {
    let mut door = table();
    let reply = door.ask("/creature add name:Goblin count:4 at:\"H3 H4 J3 J4\" size:small side:monsters");
    assert_eq!(reply["status"], "done", "{reply}");
    let message = reply["message"].as_str().unwrap();
    assert!(
        message.starts_with("4 on the board: Goblin 1 at H3, Goblin 2 at H4, Goblin 3 at J3, Goblin 4 at J4."),
        "{message}"
    );
    assert!(message.contains("Each like Goblin 1: small, monsters"), "{message}");
    assert_eq!(reply["ruling"]["creatures"].as_array().unwrap().len(), 4);
    assert_eq!(all(&mut door), ["Goblin 1 H3", "Goblin 2 H4", "Goblin 3 J3", "Goblin 4 J4"]);
    door.done("/creature add name:goblin at:\"A1 A2\"");
    assert_eq!(all(&mut door)[4..], ["goblin 5 A1", "goblin 6 A2"]);
    door.done("/undo");
    door.done("/undo");
    assert!(all(&mut door).is_empty());
}

#[test]
fn numbers_go_on_from_the_greatest_and_leave_the_dead_theirs() {
    let mut door = table();
    door.done("/creature add name:\"Goblin 3\" at:A1");
    door.done("/creature add name:Goblin at:B1");
    door.done("/creature add name:Goblin count:2 at:\"C1 D1\"");
    assert_eq!(all(&mut door), ["Goblin B1", "Goblin 3 A1", "Goblin 4 C1", "Goblin 5 D1"]);
    let message = refused(&mut door, "/creature add name:\"Goblin King of the Northern Hills\" count:2 at:\"E1 F1\"");
    assert!(message.contains("at most 32 characters"), "{message}");
}

#[test]
fn areas_are_filled_in_reading_order_and_big_ones_stand_beside_each_other() {
    let mut door = table();
    door.done("/creature add name:Rat count:3 at:B2:C3");
    assert_eq!(all(&mut door), ["Rat 1 B2", "Rat 2 C2", "Rat 3 B3"]);
    door.done("/creature add name:Ogre size:large count:3 at:E1:H4");
    assert_eq!(all(&mut door)[..3], ["Ogre 1 E1", "Ogre 2 G1", "Ogre 3 E3"]);
    let reply = door.ask("/creature add name:Imp count:2 at:E1:F2");
    assert!(reply["message"].as_str().unwrap().contains("wasn't room for all: Imp 1, Imp 2"), "{reply}");
    let message = refused(&mut door, "/creature add name:Wolf at:E5:F8");
    assert!(message.contains("`count` is missing"), "{message}");
}

#[test]
fn a_creature_without_room_stands_nearby_and_the_answer_says_so() {
    let mut door = table();
    let reply = door.ask("/creature add name:Rat count:4 at:\"B2 C2\"");
    let message = reply["message"].as_str().unwrap();
    assert!(message.contains("wasn't room for all: Rat 3, Rat 4 are nearby"), "{message}");
    assert_eq!(all(&mut door)[2..], ["Rat 3 A1", "Rat 4 B1"]);
    // Around one square, and never through a wall or a closed door.
    door.done("/map edge squares:F4:F8 side:west barrier:wall");
    door.done("/map edge squares:F4:J4 side:north barrier:door");
    let reply = door.ask("/creature add name:Wolf count:9 at:F8");
    assert!(!reply["message"].as_str().unwrap().contains("wasn't room"), "{reply}");
    let wolves = all(&mut door).into_iter().filter(|answer| answer.starts_with("Wolf"));
    let mut squares: Vec<String> = wolves.map(|answer| answer.split(' ').nth(2).unwrap().to_owned()).collect();
    squares.sort();
    assert_eq!(squares, ["F6", "F7", "F8", "G6", "G7", "G8", "H6", "H7", "H8"]);
    let message = refused(&mut door, "/creature add name:Bear count:17 at:F8");
    assert!(message.contains("room for 16 of 17"), "{message}");
    door.done("/creature add name:Bear count:16 at:F8");
}

#[test]
fn all_or_nobody_and_everything_that_is_wrong_is_named() {
    let mut door = table();
    door.done("/creature add name:Ogre at:D4 size:large");
    door.done("/map paint squares:A1 terrain:solid");
    let message = refused(&mut door, "/creature add name:Orc at:\"C3 E5 A1 B2 C3\"");
    for answer in
        ["Orc 2 at E5 would share squares with Ogre.", "Orc 3 at A1 would cover solid", "Orc 5 at C3 would share"]
    {
        assert!(message.contains(answer), "{answer}: {message}");
    }
    assert!(!message.contains("Orc 1 at") && !message.contains("Orc 4"), "{message}");
    for (line, expected) in [
        ("/creature add name:Orc count:2 at:\"B2 Z9\"", "Z9 isn't on the map"),
        ("/creature add name:Orc count:2 at:B2:ZZ99", "isn't on the map"),
        ("/creature add name:Orc count:2 size:large at:\"A5 J8\"", "partly off the map"),
        ("/creature add name:Orc count:2 at:\"B2 B3 B4\"", "`at` names 3 squares for 2 creatures"),
        ("/creature add name:Orc count:501 at:B2", "`count` takes a whole number from 1 to 500"),
        ("/creature add name:Orc count:0 at:B2", "`count` takes"),
        ("/creature add name:Orc count:500 at:B2", "500 creatures at most"),
        ("/creature add name:Orc count:2 at:B2 space:B2:B3", "`space`"),
        ("/creature add name:Orc count:2 at:north", "squares or rectangles"),
        ("/creature add name:Orc count:2 size:titanic at:B2", "titanic"),
    ] {
        let message = refused(&mut door, line);
        assert!(message.contains(expected), "{line}: {message}");
    }
}

#[test]
fn very_small_ones_crowd_into_a_square_and_one_alone_is_put_anywhere() {
    let mut door = table();
    door.done("/creature add name:Rat size:tiny at:\"B2 B2 B2\"");
    assert_eq!(all(&mut door), ["Rat 1 B2", "Rat 2 B2", "Rat 3 B2"]);
    door.done("/creature add name:Ogre count:1 at:B2");
    assert_eq!(all(&mut door)[0], "Ogre B2");
    door.done("/creature add name:Cat count:1 at:D4:E5");
    assert_eq!(all(&mut door)[0], "Cat D4");
}

/// As many share a square as the rulebook says fit; the rest stand next to it.
#[test]
fn as_many_very_small_ones_gather_in_a_square_as_fit() {
    for (size, fit) in [("tiny", 4), ("diminutive", 25), ("fine", 100)] {
        let mut door = table();
        let reply = door.ask(&format!("/creature add name:Mite size:{size} count:{} at:D4", fit + 1));
        let beside = all(&mut door).into_iter().filter(|one| !one.ends_with(" D4")).count();
        assert_eq!((all(&mut door).len(), beside), (fit + 1, 1), "{size}: {reply:#}");
        let message = refused(&mut door, &format!("/creature add name:Late size:{size} at:\"D4 D5\""));
        assert!(message.contains("D4 has no room for Late 1"), "{message}");
    }
    let mut door = table();
    door.done("/creature add name:Rat size:tiny count:6 at:C3:D4");
    assert_eq!(all(&mut door), ["Rat 1 C3", "Rat 2 D3", "Rat 3 C4", "Rat 4 D4", "Rat 5 C3", "Rat 6 D3"]);
}

/// A wall off the grid lines keeps gathering creatures on their own side of it, like a wall on a grid line.
#[test]
fn nobody_gathers_beyond_a_wall_off_the_grid_lines() {
    let mut door = table();
    let map = crate::mapfile::maps::uvtt((3, 6), serde_json::json!([[[1.25, 0], [1.25, 6]]]), &[], "");
    let reply = door.hand("/map import file:hall.uvtt", map.to_string().as_bytes());
    assert_eq!(reply.status, fivefoot::command::Status::Done, "{}", reply.text());
    door.done("/creature add name:Goblin count:4 at:A3");
    let stand = all(&mut door);
    assert_eq!(stand.len(), 4);
    assert!(stand.iter().all(|one| one.contains(" A")), "{stand:?}");
}

/// SRD 3.5: a hundred Fine creatures stand in one square; each opponent gets one chance per move.
#[test]
fn a_big_table_has_room_for_five_hundred() {
    let mut door = Door::open();
    door.done("/table new width:300 height:300");
    door.done("/creature add name:Foe count:100 at:A1:CV1 side:foes");
    door.done("/creature add name:Enemy count:100 at:A3:CV3 side:foes");
    door.done("/creature add name:Mite count:100 size:fine at:E9");
    door.done("/creature add name:Guard count:199 at:A200:CV201");
    door.done("/creature add name:Runner at:A2 speed:500");
    let ruling = door.ask("/move creature:Runner to:CV2 preview:true")["ruling"].clone();
    assert_eq!((&ruling["verdict"], &ruling["feet"]), (&"legal".into(), &495.into()));
    assert_eq!(ruling["provokes"].as_array().map(Vec::len), Some(200), "{}", ruling["provokes"]);
    let message = refused(&mut door, "/creature add name:Late at:J9");
    assert!(message.contains("500 creatures at most"), "{message}");
}
