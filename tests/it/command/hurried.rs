//! A fight typed in a hurry: half names, kinds, missing colons. Input with only one possible meaning is understood; the rest gets
//! an answer that fits the command.

use serde_json::Value;

use crate::door::Door;

/// Aldo and three goblins; it is Goblin 2's turn.
fn fight() -> Door {
    let mut door = Door::seeded(Some(1));
    door.done("/table new width:20 height:12");
    door.done("/creature add name:Aldo at:K6 owner:7 initiative:-50");
    door.done("/creature add name:Goblin count:3 at:B2:B4 side:monsters initiative:50");
    door.done("/turn start");
    for _ in 0..9 {
        if door.ask("/show")["ruling"]["turn"]["acting"] == "Goblin 2" {
            return door;
        }
        door.done("/turn next");
    }
    panic!("Goblin 2 has no turn");
}

fn told(reply: &Value) -> &str {
    reply["message"].as_str().unwrap()
}

#[test]
fn half_a_name_means_the_one_whose_turn_it_is() {
    let mut door = fight();
    let moved = door.ask("/move creature:gob to:e");
    assert_eq!((&moved["status"], &moved["ruling"]["creature"]), (&"done".into(), &"Goblin 2".into()), "{moved:#}");
    // This only holds for the creature that acts: a target, or a creature whose state changes, is one of several.
    for line in
        ["/charge creature:Aldo target:gob", "/creature edit creature:gob dead:true", "/creature remove creature:gob"]
    {
        let several = door.ask(line);
        assert!(told(&several).contains("could be Goblin 1"), "{line}: {several:#}");
    }
    let other = door.ask("/move creature:gob1 to:e");
    assert!(told(&other).contains("not Goblin 1's"), "{other:#}");
}

#[test]
fn a_kind_and_names_with_spaces_between_are_groups() {
    let mut door = fight();
    door.done("/turn end");
    for (group, ends) in [("goblins", ["C2", "C3", "C4"]), ("\"gob1 gob3\"", ["D2", "C3", "D4"])] {
        door.done(&format!("/move creature:{group} to:e"));
        let shown = door.ask("/show")["ruling"]["creatures"].clone();
        let at: Vec<_> = shown.as_array().unwrap()[1..].iter().map(|one| one["anchor"].clone()).collect();
        assert_eq!(at, ends, "{group}");
    }
}

#[test]
fn a_name_that_reads_like_a_square_off_the_map_is_a_creature() {
    let mut door = fight();
    door.done("/turn end");
    let moved = door.ask("/move creature:Aldo to:gob3");
    assert_eq!(moved["ruling"]["to"], "C5", "{moved:#}");
    let nobody = door.ask("/move creature:Aldo to:orc3");
    assert!(told(&nobody).contains("not `orc3`"), "{nobody:#}");
}

#[test]
fn an_answer_to_a_slip_fits_its_command() {
    let mut door = fight();
    for (line, says) in [
        ("/charge ogre", "`ogre` isn't one. Example: /charge creature:"),
        ("/threat ogre", "Example: /threat creature:"),
        ("/fall aldo 20", "`20` isn't one. Example: /fall height:60"),
        ("/measure aldo ogre", "Example: /measure from:"),
        ("/undo 2", "takes no options"),
        ("/next", "Did you mean `turn next`?"),
        ("/creature edit creature:Aldo condition:prone", "Did you mean `conditions`? Example:"),
        ("/creature edit creature:Aldo colour:red", "Its options: "),
    ] {
        let reply = door.ask(line);
        assert_eq!(reply["status"], "error", "{line}: {reply:#}");
        assert!(told(&reply).contains(says), "{line}: {}", told(&reply));
    }
}

/// A person with one creature means that one, also when its state changes.
#[test]
fn a_players_own_creature_need_not_be_named_to_be_edited() {
    let mut door = fight();
    let prone = door.ask_as(7, "/creature edit conditions:prone");
    assert!(prone["status"] == "done" && told(&prone).starts_with("Aldo: "), "{prone:#}");
    let sheet = door.ask_as(7, "/creature sheet initiative:2");
    assert!(sheet["status"] == "done" && told(&sheet).starts_with("Aldo: "), "{sheet:#}");
    let gm = door.ask("/creature edit conditions:prone");
    assert!(told(&gm).starts_with("Goblin 2: "), "the GM means the one whose turn it is: {gm:#}");
}
