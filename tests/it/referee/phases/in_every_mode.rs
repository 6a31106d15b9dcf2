//! Reactive movement by flying, swimming and jumping, and by a mount. Rise, 5.6.3.

use crate::door::Door;
use crate::referee::phases::played::{at, message};

/// A board of 20 by 20 squares in the first movement phase, with water in rows 15 to 20.
fn phase(creatures: &[&str]) -> Door {
    let mut door = Door::seeded(Some(5));
    door.done("/table new width:20 height:20 ruleset:rise");
    door.done("/map paint squares:A15:T20 terrain:water");
    creatures.iter().for_each(|line| door.done(&format!("/creature add {line}")));
    door.done("/phase next");
    door
}

#[test]
fn a_follower_answers_a_flight_a_swim_and_a_jump() {
    for (target, near, line) in [
        ("name:Tar at:A1 modes:\"fly 30\"", "A2", "/fly creature:Tar to:F1"),
        ("name:Tar at:A16 modes:\"swim 30\"", "A17", "/swim creature:Tar to:D16"),
        ("name:Tar at:A1 strength:10 jump-trained:true", "A2", "/jump creature:Tar to:D1"),
    ] {
        let mut door = phase(&[target, &format!("name:Fol at:{near} side:foes")]);
        door.done("/follow creature:Fol target:Tar distance:5");
        let reply = door.ask(line);
        assert_eq!(reply["status"], "done", "{line}: {reply:#}");
        assert!(message(&reply).contains("Fol follows Tar"), "{line}: {reply:#}");
        assert_ne!(at(&mut door, "Fol"), near, "{reply:#}");
    }
}

#[test]
fn a_blocker_holds_up_a_flight_along_the_floor_and_a_swim() {
    for (mover, blocker, line, stays) in [
        ("name:Fin at:B6 modes:\"fly 30\" initiative:0", "D7", "/fly creature:Fin to:\"C6 D6 E6\"", "C6"),
        ("name:Fin at:B16 modes:\"swim 30\" initiative:0", "D17", "/swim creature:Fin to:\"C16 D16 E16\"", "C16"),
    ] {
        let mut door = phase(&[mover, &format!("name:Dan at:{blocker} side:foes initiative:40")]);
        door.done("/block creature:Dan target:Fin");
        let reply = door.ask(line);
        assert!(message(&reply).contains("Dan"), "{line}: {reply:#}");
        // The step from next to Dan to next to Dan costs 30 ft more, Dan's speed.
        assert_eq!((at(&mut door, "Fin"), &reply["ruling"]["stopped"]), (stays.to_owned(), &stays.into()), "{reply:#}");
    }
}

#[test]
fn who_follows_a_rider_answers_the_mount() {
    let mut door = Door::seeded(Some(5));
    for line in [
        "/table new width:20 height:8 ruleset:rise",
        "/creature add name:Rid at:B2",
        "/creature add name:Hor at:B2 size:large speed:40",
        "/creature add name:Gob at:D4 side:foes",
        "/mount creature:Rid target:Hor",
        "/phase next",
        "/follow creature:Gob target:Rid distance:5",
    ] {
        door.done(line);
    }
    let reply = door.ask("/move creature:Hor to:J2");
    assert!(message(&reply).contains("Gob follows Rid"), "{reply:#}");
    assert_eq!(at(&mut door, "Rid"), "J2");
}

/// Rise, 5.6.3, Block: the blocked creature pays to leave its space, so a step up from the floor beside the blocker is blocked as
/// one along it; a step that is in the air from beginning to end isn't, by a blocker that can't fly.
#[test]
fn a_blocker_on_the_floor_holds_up_a_step_that_rises_from_it() {
    let waits = |lines: &[&str], line: &str| {
        let mut door =
            phase(&["name:Fin at:B6 strength:6 jump-trained:true modes:\"fly 40\"", "name:Dan at:C7 side:foes"]);
        lines.iter().for_each(|line| door.done(line));
        door.done("/block creature:Dan target:Fin");
        door.ask(line)["status"] == "pending"
    };
    for line in
        ["/fly creature:Fin to:\"C6@5 D6@10\"", "/fly creature:Fin to:B6@5", "/jump creature:Fin to:C6 altitude:5"]
    {
        assert!(waits(&[], line), "{line}");
    }
    assert!(!waits(&["/place creature:Fin at:B6 altitude:5"], "/fly creature:Fin to:C6@5"));
}

/// A follower has come to where the flight was to end, and an ally is in the last place before it: the flier ends where it last
/// could.
#[test]
fn a_flier_whose_end_was_taken_goes_back_to_where_it_may_stay() {
    let tar = "name:Tar at:C1 modes:\"fly 30\" initiative:0";
    let mut door = phase(&[tar, "name:Pal at:D2", "name:Fol at:A1 side:foes"]);
    door.done("/follow creature:Fol target:Tar distance:10");
    let reply = door.ask("/fly creature:Tar to:\"D1 E1 D2 C1\"");
    assert_eq!((at(&mut door, "Tar"), at(&mut door, "Fol")), ("E1".to_owned(), "C1".to_owned()), "{reply:#}");
}
