//! Destinations of movements, as people type them.

use crate::door::Door;

/// A board with Aldo on D4.
fn door() -> Door {
    let mut door = Door::open();
    door.done("/table new width:12 height:12");
    door.done("/creature add name:Aldo at:D4 speed:60");
    door
}

fn told(door: &mut Door, to: &str) -> String {
    door.reply(&format!("/move creature:Aldo to:\"{to}\" preview:true")).text()
}

#[test]
fn directions_are_a_path_from_where_one_stands() {
    let mut door = door();
    let path = told(&mut door, "ne NE e");
    assert!(path.contains("D4 to G2"), "{path}");
    assert_eq!(told(&mut door, "2north-east, East"), path);
    assert!(told(&mut door, "sw").contains("D4 to C5"));
    assert!(told(&mut door, "E5 F6").contains("D4 to F6"));
}

#[test]
fn anything_else_says_what_was_expected() {
    let mut door = door();
    for (text, hint) in [
        ("0e", "not `0e`"),
        ("9999999999999999999999e", "takes a square"),
        ("400e 400e", "500 squares or steps at most"),
        (&"A1 C1 ".repeat(11), "20 squares to pass through at most"),
        ("E5 ne", "mixes them"),
        ("E5 C3@12", "in `C3@12` has to be a multiple of 5 ft, such as C3@10"),
        ("C3@2000", "1000 ft up or down at most"),
        ("3", "not `3`"),
        ("nne", "n ne"),
    ] {
        let error = told(&mut door, text);
        assert!(error.contains(hint), "{text}: {error}");
    }
}

#[test]
fn squares_are_understood_as_people_type_them() {
    let mut door = door();
    let typed = told(&mut door, "H9");
    assert!(typed.contains("D4 to H9"), "{typed}");
    for other in ["h9", "H-9", "h 9", "h9.", "9H", "h.9", "H_9"] {
        assert_eq!(told(&mut door, other), typed, "{other}");
    }
    for (one, other) in [("e 4 f-4, G4", "E4 F4 G4"), ("3 e ne", "3e ne"), ("north-east", "ne")] {
        assert_eq!(told(&mut door, one), told(&mut door, other), "{one}");
    }
    door.done("/creature add name:\"Goblin 1\" at:D8");
    let beside = told(&mut door, "Goblin 1");
    assert!(beside.contains("D4 to D7"), "{beside}");
}

/// A creature's name is a destination, its own too: there it already is.
#[test]
fn ones_own_name_is_where_one_stands() {
    let mut door = Door::open();
    door.done("/table new width:12 height:12");
    door.done("/creature add name:\"Goblin 1\" at:C4");
    let told = door.reply("/move creature:gob1 to:gob1 preview:true").text();
    assert!(told.contains("Goblin 1 is already at C4"), "{told}");
}

/// A name leads beside the creature where the mover may end, at the height asked for: past those who stand around it, and
/// over them.
#[test]
fn a_flier_ends_beside_a_creature_where_nobody_stands() {
    let mut door = Door::open();
    for line in [
        "/table new width:20 height:12",
        "/creature add name:Bat at:B6 modes:\"fly 60 good\" altitude:20",
        "/creature add name:Ogre at:H6 side:monsters size:large",
        "/creature add name:Orc at:\"G5 G6 G7 G8 H5 I5 J5 J6 J7\" side:monsters",
    ] {
        door.done(line);
    }
    for (line, end) in [
        ("/fly creature:Bat to:Ogre altitude:0", "H8"),
        ("/fly creature:Bat to:Ogre altitude:5", "G6"),
        ("/fly creature:Bat to:Ogre", "G6"),
        ("/move creature:Bat to:Ogre mode:fly altitude:0", "H8"),
    ] {
        let told = door.ask(&format!("{line} preview:true"));
        assert_eq!((&told["status"], &told["ruling"]["to"]), (&"done".into(), &end.into()), "{line}: {told:#}");
    }
    // With every square taken, the refusal names who stands in the nearest one.
    door.done("/creature add name:Orc at:\"H8 I8 J8\" side:monsters");
    let told = door.reply("/fly creature:Bat to:Ogre altitude:0 as-far-as:true preview:true").text();
    assert!(told.contains("A move can't end in G6: Orc"), "{told}");
}
