//! One command for a group: `Goblin 1-12`, a list, a side. One answer, one undo, and each creature's own rights.

use serde_json::Value;

use crate::door::Door;

/// A hero, and monsters: a row of goblins.
fn table(ruleset: &str) -> Door {
    let mut door = Door::seeded(Some(5));
    door.done(&format!("/table new width:20 height:12 ruleset:{ruleset}"));
    door.done("/creature add name:Aldo at:K6 owner:7 initiative:1");
    door.done("/creature add name:Goblin count:6 at:B2:B7 side:monsters initiative:1");
    door
}

fn at(door: &mut Door) -> Vec<String> {
    let board = door.ask("/show");
    let all = board["ruling"]["creatures"].as_array().unwrap().iter();
    let goblins = all.filter(|one| one["name"].as_str().unwrap().starts_with("Goblin"));
    goblins.map(|one| one["anchor"].as_str().unwrap().to_owned()).collect()
}

fn told(reply: &Value) -> &str {
    reply["message"].as_str().unwrap()
}

#[test]
fn one_order_moves_them_all_and_one_undo_takes_it_back() {
    let mut door = table("srd35");
    for (order, ends) in [
        ("/move creature:\"Goblin 1-6\" to:\"3e\"", ["E2", "E3", "E4", "E5", "E6", "E7"]),
        ("/move creature:monsters to:\"2w\"", ["C2", "C3", "C4", "C5", "C6", "C7"]),
        ("/move creature:\"goblin 2, 4-5\" to:e", ["C2", "D3", "C4", "D5", "D6", "C7"]),
    ] {
        let reply = door.ask(order);
        assert_eq!(reply["status"], "done", "{reply:#}");
        assert_eq!(at(&mut door), ends, "{order}");
    }
    let reply = door.ask("/move creature:\"Goblin 1-6\" to:3s");
    assert_eq!(told(&reply).lines().next(), Some("Done for 6 creatures: Goblin 1-6."), "{reply:#}");
    assert_eq!(reply["ruling"]["rulings"].as_array().unwrap().len(), 6);
    assert_eq!(reply["ruling"]["rulings"][0]["feet"], 15);
    door.done("/undo");
    assert_eq!(at(&mut door), ["C2", "D3", "C4", "D5", "D6", "C7"]);
}

/// They stand in a line: the ones in front go first, in both directions.
#[test]
fn nobody_is_in_the_way_of_those_behind() {
    let mut door = table("srd35");
    for (way, first) in [("2s", "B4"), ("2n", "B2")] {
        let reply = door.ask(&format!("/move creature:monsters to:{way}"));
        assert_eq!((&reply["status"], reply["ruling"]["creatures"].as_array().unwrap().len()), (&"done".into(), 6));
        assert_eq!(at(&mut door)[0], first);
    }
}

#[test]
fn they_gather_around_a_square_and_around_a_creature() {
    let mut door = table("srd35");
    door.done("/move creature:monsters to:E5");
    let around = at(&mut door);
    assert!(around.contains(&"E5".to_owned()), "{around:?}");
    assert!(around.iter().all(|square| ["D", "E", "F"].iter().any(|column| square.starts_with(column))), "{around:?}");
    door.done("/move creature:monsters to:Aldo pace:double");
    let flanked = door.ask("/measure from:Aldo to:\"Goblin 1\"");
    assert_eq!(flanked["ruling"]["feet"], 5, "{:?}", at(&mut door));
}

#[test]
fn creatures_that_cannot_are_named_with_the_reason_and_the_rest_go() {
    let mut door = table("srd35");
    door.done("/map paint squares:D3 terrain:solid");
    door.done("/creature edit creature:\"Goblin 5\" helpless:true speed:0");
    let reply = door.ask("/move creature:\"Goblin 1-6\" to:\"2e\"");
    assert_eq!(reply["status"], "done");
    assert_eq!(at(&mut door), ["D2", "B3", "D4", "D5", "B6", "D7"]);
    let lines: Vec<&str> = told(&reply).lines().collect();
    assert_eq!(lines[0], "Done for 4 creatures: Goblin 1, 3-4, 6.");
    assert!(lines.iter().any(|line| line.starts_with("Not Goblin 2: ") && line.contains("D3")), "{lines:#?}");
    assert!(lines.iter().any(|line| line.starts_with("Not Goblin 5: ")), "{lines:#?}");
    assert!(!lines.iter().any(|line| line.contains(": - ")), "{lines:#?}");
    let refused = door.ask("/move creature:\"Goblin 2, 5\" to:\"2e\"");
    assert_eq!((&refused["status"], &refused["ruling"]["verdict"]), (&"refused".into(), &"illegal".into()));
    assert!(!refused["ruling"]["reasons"].as_array().unwrap().is_empty(), "{refused:#}");
}

/// Creatures that share a roll act one after the other, and a command for them goes through their turns; one undo takes it back.
#[test]
fn an_order_for_those_on_one_roll_hands_the_turn_on() {
    let mut door = table("srd35");
    door.done("/table initiative shared:true");
    door.done("/creature edit creature:Aldo initiative:90");
    door.done("/turn start roll:true");
    let early = door.ask("/move creature:monsters to:e");
    assert_eq!(early["status"], "refused", "it is Aldo's turn: {early:#}");
    door.done("/turn next");
    let reply = door.ask("/move creature:monsters to:e");
    let lines: Vec<&str> = told(&reply).lines().collect();
    let turn = "Round 1: Goblin 6's turn. Next: Aldo.";
    assert_eq!(lines, ["Done for 6 creatures: Goblin 1-6.", turn], "{reply:#}");
    assert_eq!(door.ask("/show")["ruling"]["turn"]["acting"], "Goblin 6");
    let again = door.ask("/move creature:\"Goblin 1-5\" to:e");
    assert_eq!(again["status"], "refused", "their turns are over: {again:#}");
    let why = "Not Goblin 1: It's Goblin 6's turn, not Goblin 1's. The same for Goblin 2-5.";
    let rule = "Rule: Initiative (SRD 3.5, Combat I: Initiative).";
    assert_eq!(told(&again), format!("{why}\n{rule}"), "one line for one reason, and the rule behind it");
    assert!(told(&door.ask("/turn next")).contains("Aldo's turn"));
    door.done("/undo");
    door.done("/undo");
    assert_eq!(door.ask("/show")["ruling"]["turn"]["acting"], "Goblin 1");
    assert_eq!(at(&mut door), ["B2", "B3", "B4", "B5", "B6", "B7"]);
    // Creatures act in the order of their turns, in whatever order the command names them.
    door.done("/move creature:\"Goblin 3, 2, 1\" to:e");
    assert_eq!(door.ask("/show")["ruling"]["turn"]["acting"], "Goblin 3");
}

/// The answer to a command that goes through turns says what `/turn next` would say of each turn.
#[test]
fn an_order_through_turns_says_what_each_turn_brings() {
    let mut door = table("srd35");
    door.done("/table initiative shared:true");
    door.done("/creature add name:Orc count:2 at:\"B9 B10\" side:monsters initiative:-90");
    door.done("/turn start roll:true");
    while door.ask("/show")["ruling"]["turn"]["acting"] != "Goblin 1" {
        door.done("/turn next");
    }
    door.done("/creature edit creature:\"Goblin 2\" conditions:dead");
    let reply = door.ask("/move creature:\"Goblin 1, 3\" to:e");
    assert!(told(&reply).contains("Dead or unconscious, no more turns: Goblin 2."), "{reply:#}");
}

/// Each of them makes its own roll, all with one button; the GM's verdict counts for all of them.
#[test]
fn one_button_rolls_for_all_that_owe_a_check() {
    let mut door = table("srd35");
    door.done("/map paint squares:C2:C12 terrain:open check:\"Climb 12\"");
    let before = at(&mut door);
    let order = "/move creature:\"Goblin 1-4\" to:e";
    let waits = door.reply(order);
    let lines = waits.text();
    let said: Vec<&str> = lines.lines().collect();
    assert_eq!(said[0], "Waiting for a check: Goblin 1-4.", "{lines}");
    assert!(said[1].starts_with("A Climb check DC 12."), "{lines}");
    assert_eq!(said[2..], ["Rule: Ground with a check (3.5 SRD: Terrain and Obstacles)."]);
    let rolled = door.press(&waits, "Roll", &[("bonus", "2")]).json();
    let results: Vec<&Value> =
        rolled["ruling"]["rulings"].as_array().unwrap().iter().map(|one| &one["checks"][0]["result"]).collect();
    assert!(results.iter().any(|one| *one != results[0]), "each their own die: {rolled:#}");
    let passed = |one: &&&Value| one.as_i64().unwrap() >= 12;
    let moved = at(&mut door).iter().zip(&before).filter(|(now, was)| now != was).count();
    assert_eq!(moved, results.iter().filter(passed).count(), "{rolled:#}");
    assert!(told(&rolled).contains("Passed: Goblin") && told(&rolled).contains("Failed: Goblin"), "{rolled:#}");
    door.done("/undo");
    // Some finish without a check: a result completes the command, and one Undo takes all of it back.
    door.done("/place creature:\"Goblin 4\" at:G9");
    let before = at(&mut door);
    for (word, passes) in [("Success", true), ("Failure", false)] {
        let half = door.reply(order);
        assert_eq!(
            (half.json()["status"].as_str(), at(&mut door)[3].as_str()),
            (Some("done"), "H9"),
            "{}",
            half.text()
        );
        let ruled = door.press(&half, word, &[]);
        assert_eq!(ruled.json()["status"], "done", "{}", ruled.text());
        let now = at(&mut door);
        let moved = |nth: usize| now[nth] != before[nth];
        assert_eq!([moved(0), moved(1), moved(2), moved(3)], [passes, passes, passes, true], "{word}: {now:?}");
        door.done("/undo");
        assert_eq!(at(&mut door), before);
    }
}

#[test]
fn a_plan_for_many_changes_nothing_and_shows_each_end() {
    let mut door = table("srd35");
    let before = at(&mut door);
    let reply = door.ask("/move creature:monsters to:E5 preview:true");
    assert!(told(&reply).starts_with("6 creatures can: Goblin 1-6."), "{reply:#}");
    let mut ends: Vec<String> =
        reply["ruling"]["rulings"].as_array().unwrap().iter().map(|one| one["to"].to_string()).collect();
    ends.sort();
    ends.dedup();
    assert_eq!(ends.len(), 6, "{reply:#}");
    assert_eq!(at(&mut door), before);
}

#[test]
fn a_creatures_own_name_means_that_creature() {
    let mut door = table("srd35");
    door.done("/creature add name:\"Goblin 1-3\" at:B10 side:monsters");
    door.done("/move creature:\"Goblin 1-3\" to:e");
    assert_eq!(at(&mut door), ["B2", "C10", "B3", "B4", "B5", "B6", "B7"]);
}

#[test]
fn initiative_is_rolled_for_each_and_the_order_shown_once() {
    let mut door = table("srd35");
    let reply = door.ask("/initiative creature:monsters");
    let rolled: Vec<&Value> =
        reply["ruling"]["rulings"].as_array().unwrap().iter().map(|one| &one["initiative"]).collect();
    assert_eq!(rolled.len(), 6);
    assert!(rolled.iter().any(|one| *one != rolled[0]), "each its own die: {rolled:?}");
    assert_eq!(told(&reply).matches("Goblin 3").count(), 1, "{}", told(&reply));
}

#[test]
fn conditions_and_removal_take_groups() {
    let mut door = table("srd35");
    door.done("/creature edit creature:\"Goblin 1-3\" conditions:prone");
    let listed = door.ask("/creature list");
    assert_eq!(told(&listed).matches("prone").count(), 3, "{listed:#}");
    let reply = door.ask("/creature remove creature:\"Goblin 2-5\"");
    assert_eq!(told(&reply), "Done for 4 creatures: Goblin 2-5.");
    assert_eq!(at(&mut door), ["B2", "B7"]);
    door.done("/undo");
    assert_eq!(at(&mut door).len(), 6);
}

#[test]
fn rise_has_whole_groups_follow_and_block() {
    let mut door = table("rise");
    door.done("/phase next");
    let reply = door.ask("/follow creature:\"Goblin 1-4\" target:Aldo distance:45");
    assert_eq!(told(&reply).lines().next(), Some("Done for 4 creatures: Goblin 1-4."), "{reply:#}");
    door.done("/block creature:\"Goblin 5-6\" target:Aldo");
    let before = at(&mut door);
    let moved = door.ask("/hustle creature:Aldo to:\"3e\"");
    assert_ne!(at(&mut door)[..4], before[..4], "the followers answer: {moved:#}");
}

#[test]
fn rights_are_asked_for_each() {
    let mut door = table("srd35");
    door.done("/creature edit creature:\"Goblin 1\" owner:7");
    let reply = door.ask_as(7, "/move creature:\"Goblin 1-3\" to:e");
    assert_eq!(reply["status"], "done");
    assert_eq!(at(&mut door), ["C2", "B3", "B4", "B5", "B6", "B7"]);
    assert!(told(&reply).contains("Not Goblin 2") && told(&reply).contains("/move"), "{reply:#}");
    assert_eq!(door.ask_as(9, "/move creature:monsters to:e")["status"], "error");
    assert_eq!(door.ask_as(7, "/creature remove creature:monsters")["status"], "error");
}

#[test]
fn the_hidden_stay_out_of_an_order_that_all_read() {
    let mut door = table("srd35");
    door.done("/creature edit creature:\"Goblin 6\" hidden:true");
    let reply = door.ask("/move creature:monsters to:e");
    assert_eq!(told(&reply).lines().next(), Some("Done for 5 creatures: Goblin 1-5."));
    assert!(!told(&reply).contains("Goblin 6") && !reply["ruling"].to_string().contains("Goblin 6"), "{reply:#}");
    assert!(reply["aside"].as_str().unwrap().contains("Goblin 6"), "{reply:#}");
    let listed = door.ask("/creature list creature:\"Goblin 6\"");
    assert!(told(&listed).contains("B7"), "{listed:#}");
}

#[test]
fn missing_creatures_and_commands_for_one_are_named() {
    let mut door = table("srd35");
    for (line, says) in [
        ("/move creature:\"Goblin 1, Ogre\" to:e", "Ogre"),
        ("/move creature:\"Goblin 20-30\" to:e", "Goblin 20-30"),
        ("/reachable creature:monsters", "/reachable takes one creature at a time, not Goblin 1-6."),
        ("/place creature:monsters at:D4", "/place takes one creature at a time"),
    ] {
        let reply = door.ask(line);
        assert_eq!(reply["status"], "error", "{line}: {reply:#}");
        assert!(told(&reply).contains(says), "{line}: {reply:#}");
    }
}

/// What happens to each of them beyond the path stands in the answer: falls with their damage, water, hazards, conditions.
#[test]
fn an_order_says_what_happens_to_each() {
    let mut door = Door::seeded(Some(5));
    for line in [
        "/table new width:24 height:12 ruleset:epic-path",
        "/map paint squares:F1:J12 terrain:pit depth:20",
        "/creature add name:Gob count:4 at:E3:E6 side:monsters maneuver-defense:11",
    ] {
        door.done(line);
    }
    for some in ["Gob 1-2", "Gob 1-4"] {
        let reply = door.ask(&format!("/move creature:\"{some}\" to:e"));
        for who in ["Gob 1", "Gob 2"] {
            assert!(told(&reply).contains(&format!("{who} falls 20 ft: ")), "{reply:#}");
        }
        assert!(told(&reply).contains(" damage, prone."), "{reply:#}");
        assert!(told(&reply).contains("Gob 1 is prone: -4 on attacks and -4 AC. The same for Gob 2"), "{reply:#}");
        door.done("/undo");
        let fell = door.ask(&format!("/fall creature:\"{some}\" height:30"));
        assert!(told(&fell).contains("Gob 2 falls 30 ft: ") && !told(&fell).contains(":\n"), "{fell:#}");
        door.done("/undo");
    }
    door.done("/map paint squares:F1:J12 terrain:water");
    let reply = door.ask("/move creature:\"Gob 1-2\" to:e preview:true");
    assert!(told(&reply).contains("Gob 2 is out of their depth"), "{reply:#}");
    door.done("/map paint squares:C1:D12 terrain:hazardous");
    let reply = door.ask("/move creature:\"Gob 1-2\" to:B3 preview:true");
    assert!(told(&reply).contains("Gob 1: Note: hazardous ground on the way, in D3, C3."), "{reply:#}");
}

/// Whatever the command, those behind the first end around the square.
#[test]
fn withdrawals_and_tumbles_gather_too() {
    let mut door = Door::seeded(Some(5));
    for line in [
        "/table new width:24 height:12 ruleset:epic-path",
        "/creature add name:Goblin count:3 at:\"G3 G4 G5\" side:monsters size:small maneuver-defense:11",
        "/creature add name:Ann at:H4 maneuver-defense:15",
    ] {
        door.done(line);
    }
    for (line, around) in [
        ("/withdraw creature:\"Goblin 1-3\" to:B5 primary:Ann check:20", "B5"),
        ("/tumble creature:\"Goblin 1-3\" to:D5 check:20", "D5"),
        ("/overrun creature:\"Goblin 1-2\" target:Ann to:J4 check:30", "J4"),
    ] {
        let reply = door.ask(line);
        assert!(!told(&reply).contains("Not Goblin"), "{reply:#}");
        assert!(at(&mut door).iter().any(|anchor| anchor == around), "{line}: {:?}", at(&mut door));
        door.done("/undo");
    }
}

/// Nobody who is next to the square already is in the way of it.
#[test]
fn who_is_there_already_stays() {
    let mut door = table("srd35");
    door.done("/move creature:\"Goblin 1-3\" to:B3");
    for _ in 0..2 {
        let reply = door.ask("/move creature:\"Goblin 1-3\" to:B3");
        assert!(!told(&reply).contains("Not "), "{reply:#}");
        assert_eq!(at(&mut door)[..3], ["B2", "B3", "B4"]);
    }
}

/// As many results as creatures are one each, in the order of their names.
#[test]
fn each_counts_its_own_result() {
    let mut door = Door::seeded(Some(5));
    for line in [
        "/table new width:24 height:12 ruleset:epic-path",
        "/creature add name:Goblin count:3 at:\"C3 C4 C5\" side:monsters size:small maneuver-defense:11",
        "/creature add name:Ann at:H4 maneuver-defense:15",
    ] {
        door.done(line);
    }
    let reply = door.ask("/charge creature:\"Goblin 1-3\" target:Ann check:\"16 12 18\"");
    assert!(told(&reply).contains("Passed: Goblin 1 (16), Goblin 3 (18)."), "{reply:#}");
    assert!(told(&reply).contains("Failed: Goblin 2 (12)."), "{reply:#}");
}

/// Each command for a group takes a result for each creature, in the order of their names.
#[test]
fn every_command_takes_a_result_for_each() {
    let mut door = table("srd35");
    door.done("/map paint squares:D1:D12 terrain:pit depth:20");
    let mut rolled = |line: &str| {
        let reply = door.ask(&format!("{line} preview:true"));
        let results = reply["ruling"]["rulings"].as_array().unwrap_or_else(|| panic!("{line}: {reply:#}")).clone();
        let of = |one: &Value| (one["creature"].clone(), one["checks"][0]["result"].clone());
        let mut all: Vec<(Value, Value)> = results.iter().map(of).collect();
        all.sort_by_key(|(name, _)| name.to_string());
        all.into_iter().map(|(_, total)| total.as_i64()).collect::<Vec<_>>()
    };
    let (three, each) = ("creature:\"Goblin 1-3\"", "check:\"20 12 18\"");
    for line in ["/jump to:\"3e\"", "/wind weather:severe-wind"] {
        assert_eq!(rolled(&format!("{line} {three} {each}")), [Some(20), Some(12), Some(18)], "{line}");
    }
    let alone = door.ask("/jump creature:\"Goblin 1\" to:\"3e\" check:\"20 12 18\"");
    assert!(told(&alone).contains("a whole number from -1000 to 1000"), "{alone:#}");
}

/// A group is no target for what takes one creature.
#[test]
fn a_group_as_a_target_is_named() {
    let mut door = table("epic-path");
    let reply = door.ask("/push creature:Aldo target:\"Goblin 1-4\" feet:20");
    assert!(told(&reply).contains("stands for Goblin 1-4: name one of them"), "{reply:#}");
}

/// Those who couldn't try have failed no check.
#[test]
fn those_refused_for_another_reason_have_failed_no_check() {
    let mut door = table("epic-path");
    door.done("/creature edit creature:Aldo at:C4 maneuver-defense:15");
    let reply = door.ask("/withdraw creature:\"Goblin 2-6\" to:\"w\" primary:Aldo check:10");
    assert!(told(&reply).contains("Failed: Goblin 2 (10), Goblin 3 (10), Goblin 4 (10).\n"), "{reply:#}");
    assert!(told(&reply).contains("Not Goblin 5: Aldo doesn't threaten Goblin 5"), "{reply:#}");
}

/// Those who can't get anywhere near are named with the reason.
#[test]
fn those_walled_in_are_not_done() {
    let mut door = table("srd35");
    door.done("/map room squares:A7:B7");
    let reply = door.ask("/move creature:monsters to:F4");
    assert!(told(&reply).contains("Not Goblin 6: "), "{reply:#}");
}

/// A big creature that gathers with others ends where it has room rather than squeezed, if that is as near.
#[test]
fn nobody_squeezes_to_gather_where_there_is_room() {
    let mut door = Door::open();
    for line in [
        "/table new width:24 height:16 ruleset:srd35",
        "/map paint squares:H1:H16 terrain:solid",
        "/creature add name:Gob count:3 at:\"F7 F8 F9\" side:monsters size:small",
        "/creature add name:Wolf at:D12 side:monsters size:large",
        "/move creature:\"Gob 1-3, Wolf\" to:G8",
    ] {
        door.done(line);
    }
    let shown = door.ask("/show text:true");
    assert!(shown["message"].as_str().unwrap().contains("Wolf (monsters) at E9:F10"), "{shown:#}");
}

/// An order for a group says which of its numbers nobody has, and who ends far from the goal.
#[test]
fn an_order_names_the_missing_and_where_the_others_end() {
    let mut door = table("srd35");
    let reply = door.ask("/move creature:\"Goblin 1-9\" to:K10");
    let message = told(&reply);
    assert!(message.contains("There's no Goblin 7-9."), "{message}");
    let rulings = reply["ruling"]["rulings"].as_array().unwrap();
    let far: Vec<&Value> = rulings.iter().filter(|one| !one["stopped"].is_null()).collect();
    assert!(!far.is_empty() && far.iter().all(|one| one["stopped"] == one["to"]), "{reply:#}");
    assert!(
        message.contains(&format!(
            "Short of K10: {} at {}",
            far[0]["creature"].as_str().unwrap(),
            far[0]["to"].as_str().unwrap()
        )),
        "{message}"
    );
}

/// Goblin 2 is listed before Goblin 10.
#[test]
fn names_are_listed_in_their_natural_order() {
    let mut door = table("srd35");
    door.done("/creature add name:Goblin count:6 at:H2:H7 side:monsters");
    let listed = door.ask("/creature list");
    let names: Vec<&str> = told(&listed).lines().filter_map(|line| line.split(':').next()).collect();
    assert_eq!(names[..3], ["Aldo", "Goblin 1", "Goblin 2"], "{names:?}");
    assert_eq!(names.last(), Some(&"Goblin 12"), "{names:?}");
    let unknown = door.ask("/creature list creature:Ogre");
    assert!(told(&unknown).contains("Here: Aldo, Goblin 1, Goblin 2, Goblin 3"), "{unknown:#}");
}
