//! Keeping a distance, in rulebooks in which that is what withdrawing means.

use crate::door::Door;

/// An open board with creatures: each with its square, side and speed.
fn board(creatures: &[(&str, &str, &str, u32)]) -> Door {
    let mut door = Door::open();
    door.done("/table new width:20 height:9 ruleset:rise");
    for (name, at, side, speed) in creatures {
        door.done(&format!("/creature add name:{name} at:{at} side:{side} speed:{speed}"));
    }
    door
}

fn apart(door: &mut Door, one: &str, other: &str) -> u64 {
    door.ask(&format!("/measure from:{one} to:{other}"))["ruling"]["feet"].as_u64().unwrap()
}

/// Rise, Withdraw: keeps a minimum distance, from one opponent or several.
#[test]
fn a_creature_that_withdraws_gets_away_from_all_of_them() {
    let mut door = board(&[("W", "F5", "heroes", 30), ("A", "E5", "foes", 30), ("B", "F9", "foes", 30)]);
    // It goes as far as its speed allows, and no farther than needed.
    for (distance, feet, to) in [(20, 15, "I5"), (500, 30, "L5"), (5, 0, "F5")] {
        let ruling = &door.ask(&format!("/withdraw creature:W from:A distance:{distance} preview:true"))["ruling"];
        assert_eq!((ruling["feet"].as_u64(), ruling["to"].as_str()), (Some(feet), Some(to)), "{distance}");
    }
    door.done("/withdraw creature:W from:\"A, B\" distance:25");
    for other in ["A", "B"] {
        assert!(apart(&mut door, "W", other) >= 25, "{other}");
    }
}

/// Rise: following and withdrawing answer each other step by step, and the faster creature prevails.
#[test]
fn of_a_follower_and_a_withdrawer_the_faster_prevails() {
    for (wolf, hare, end) in [(20, 40, 25), (40, 20, 15)] {
        let mut door = board(&[("Hare", "G5", "heroes", hare), ("Wolf", "D5", "foes", wolf)]);
        door.done("/phase next");
        door.done("/follow creature:Wolf target:Hare distance:15");
        let ruling = door.ask("/withdraw creature:Hare from:Wolf distance:25")["ruling"].clone();
        assert_eq!(apart(&mut door, "Hare", "Wolf"), end, "{ruling}");
        assert!(ruling["feet"].as_u64().unwrap() <= hare.into(), "{ruling}");
        let answered = ruling["answers"][0]["feet"].as_u64().unwrap_or(0);
        assert!(answered <= wolf.into(), "{ruling}");
    }
}

#[test]
fn a_senseless_withdrawal_is_refused() {
    let mut door = board(&[("W", "F5", "heroes", 30), ("A", "E5", "foes", 30)]);
    for (from, distance, hint) in [
        ("W", "20", "can't withdraw from themselves"),
        (" , ", "20", "with commas"),
        ("Nobody", "20", "There's no"),
        ("A", "0", "at least 5 ft"),
        ("A", "10000", "from 0 to 1000"),
    ] {
        let reply = door.ask(&format!("/withdraw creature:W from:\"{from}\" distance:{distance}"));
        assert!(reply["message"].as_str().unwrap().contains(hint), "{from} {distance}: {reply}");
    }
}

/// Epic Path, Climb Vertical Surface: each move action that includes any climbing takes a check, and so does a maneuver that leads
/// from the floor up a wall.
#[test]
fn a_maneuver_up_a_wall_takes_the_check_to_climb() {
    let mut door = Door::open();
    for line in [
        "/table new width:10 height:8 ruleset:epic-path",
        "/map paint squares:B1:B8 terrain:solid",
        "/creature add name:Hero at:C4 modes:\"climb 30 lesser\"",
        "/creature add name:Foe at:C3 altitude:5 side:foes modes:\"climb 30 greater\"",
        "/creature sheet creature:Foe maneuver-defense:15",
    ] {
        door.done(line);
    }
    for line in [
        "/tumble creature:Hero to:D3@0 check:30 preview:true",
        "/tumble creature:Hero to:C5@10 check:30 preview:true",
        "/overrun creature:Hero target:Foe to:C1@5 check:25 preview:true",
    ] {
        let climbs = !line.contains("@0");
        let open = door.ask(line);
        assert_eq!(open["status"], if climbs { "pending" } else { "done" }, "{line}: {open:#}");
        let made = door.ask(&format!("{line} medium-dc:10 medium-check:20"));
        assert_eq!(made["status"], "done", "{line}: {made:#}");
    }
}
