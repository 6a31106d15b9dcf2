//! Stat lines and presets: adding a creature without typing its figures one by one.

use serde_json::{Value, json};

use crate::door::Door;

fn table() -> Door {
    let mut door = Door::open();
    door.done("/table new width:20 height:15");
    door
}

/// The answer's message, and the JSON of the first creature on the board.
fn added(door: &mut Door, line: &str) -> (String, Value) {
    let reply = door.ask(line);
    assert_eq!(reply["status"], "done", "{line}: {reply}");
    let sheet = door.ask("/show")["ruling"]["creatures"][0].clone();
    (reply["message"].as_str().unwrap().to_owned(), sheet)
}

#[test]
fn a_pasted_stat_line_fills_in_what_it_says() {
    let (message, ogre) =
        added(&mut table(), "/creature add name:Ogre at:D4 stats:\"Large giant, Spd 40 ft., Reach 10 ft.\"");
    assert_eq!((&ogre["size"], &ogre["speed"], &ogre["reach"]), (&json!("large"), &json!(40), &json!(10)));
    assert!(!message.contains("stat line"), "{message}");
    let line = "/creature add name:Wyvern at:D4 stats:\"Large dragon; Init +1; Spd 20 ft., fly 60 ft. (poor); Str 19, Dex 12, Con 15\"";
    let (_, wyvern) = added(&mut table(), line);
    assert_eq!(wyvern["modes"], "fly 60 poor");
    assert_eq!(
        (&wyvern["initiative"], &wyvern["dexterity"], &wyvern["constitution"]),
        (&json!(1), &json!(12), &json!(15))
    );
}

#[test]
fn a_stat_block_wears_its_armor_and_lists_what_was_not_understood() {
    let line = "/creature add name:Ogre at:D4 stats:\"Ogre Large Giant Hit Dice: 4d8+11 (29 hp) Initiative: \u{2013}1 Speed: 30 ft. in \
                hide armor (6 squares); base speed 40 ft. Armor Class: 16 Space/Reach: 10 ft./10 ft. (15 ft. with longspear) \
                Abilities: Str 21, Dex 8, Con 15\"";
    let (message, ogre) = added(&mut table(), line);
    assert_eq!((&ogre["speed"], &ogre["armor"], &ogre["strength"]), (&json!(30), &json!("medium"), &json!(21)));
    assert!(message.contains("Not used from the stat line: `Ogre`, `(15 ft. with longspear)`."), "{message}");
    let (message, _) = added(
        &mut table(),
        "/creature add name:X at:D4 stats:\"Small, Speed 30 ft. in hide armor; base speed 30 ft.; Space 10 ft.\"",
    );
    assert!(message.contains("The stat line says 30 ft in armor; the 3.5 SRD makes it 20 ft."), "{message}");
    assert!(message.contains("The stat line says a space of 10 ft; the 3.5 SRD makes it 5 ft."), "{message}");
}

#[test]
fn what_is_typed_counts_more_than_the_stat_line_and_that_more_than_the_preset() {
    let line = "/creature add preset:ogre at:D4 size:huge stats:\"Medium, Spd 50 ft.\" name:Brute";
    let (_, brute) = added(&mut table(), line);
    assert_eq!((&brute["name"], &brute["size"]), (&json!("Brute"), &json!("huge")));
    assert_eq!((&brute["speed"], &brute["reach"]), (&json!(50), &json!(10)));
}

#[test]
fn a_preset_has_a_name_and_comes_in_numbers_too() {
    let mut door = table();
    let (_, ogre) = added(&mut door, "/creature add preset:ogre at:H3 side:monsters");
    let outcome = json!({
        "name": "Ogre", "anchor": "H3", "space": "H3:I4", "altitude": 0, "size": "large", "side": "monsters",
        "speed": 40, "reach": 10, "helpless": false, "threatens": true, "flanked": false, "initiative": -1,
    });
    assert_eq!(ogre, outcome);
    door.done("/creature add preset:\"Dire Wolf\" at:\"A1 C1\" side:monsters");
    let names = door.ask("/show")["ruling"]["creatures"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["name"].clone())
        .collect::<Vec<_>>();
    assert_eq!(names, ["Dire wolf 1", "Dire wolf 2", "Ogre"]);
    let (_, cube) = added(&mut table(), "/creature add preset:gelatinous-cube at:A1");
    assert_eq!((&cube["fills"], &cube["space"]), (&json!(true), &json!("A1:C3")));
    for ruleset in ["dnd35", "reaction", "epic-path", "rise"] {
        let mut door = Door::open();
        door.done(&format!("/table new width:9 height:9 ruleset:{ruleset}"));
        door.done("/creature add preset:red-dragon-ancient at:A1");
        door.done("/creature add preset:goblin at:H8");
    }
}

#[test]
fn what_is_missing_or_unknown_is_a_mistake() {
    let mut door = table();
    for (line, expected) in [
        ("/creature add at:D4", "`name` is missing"),
        ("/creature add at:D4 stats:\"Large, Spd 40 ft.\"", "`name` is missing"),
        ("/creature add preset:orge at:D4", "Did you mean `ogre`?"),
        ("/creature add preset:\"\" at:D4", "`preset` takes"),
        ("/creature add preset:ogre", "`at` is missing"),
        ("/creature add name:X at:D4 stats:nothing", "such as \"Large giant, Spd 40 ft., Reach 10 ft.\""),
        ("/creature add name:X at:D4 stats:\"Titanic, Spd 40 ft.\"", "titanic"),
        ("/creature add name:X at:D4 stats:\"Large, Spd 4000 ft.\"", "`speed` takes"),
        ("/creature add name:X at:D4 stats:\"Large, Init +4000\"", "`initiative` takes"),
    ] {
        let reply = door.ask(line);
        assert!(reply["status"] == "error" && reply["message"].as_str().unwrap().contains(expected), "{line}: {reply}");
    }
    assert_eq!(door.ask("/show")["ruling"]["creatures"], json!([]));
}
