//! Forced movement: far goals, the GM's override, the victim's choices, landing, and the sentences about it.

use serde_json::Value;

use crate::door::Door;
use crate::referee::forced::laws::{shown, two};

#[test]
fn far_and_many_goals_are_found() {
    let mut door = Door::open();
    door.done("/table new width:200 height:200 ruleset:epic-path");
    door.done("/creature add name:Aldo at:A1");
    door.done("/creature add name:Bruk at:CV100 side:foes");
    let back_and_forth: Vec<&str> = (0..20).map(|nth| ["CW100", "CW100", "GR200"][nth % 3]).collect();
    door.done("/map paint squares:A150:GQ150 terrain:solid");
    for (to, least) in [
        ("GR200".to_owned(), 500),
        ("A200".to_owned(), 0),
        (vec!["CV100"; 20].join(" "), 0),
        (back_and_forth.join(" "), 0),
    ] {
        let reply = door.ask(&format!("/slide creature:Aldo target:Bruk feet:1000 to:\"{to}\" preview:true"));
        assert_ne!(reply["status"], "error", "{reply:#}");
        assert!(reply["ruling"]["feet"].as_u64().unwrap_or(0) >= least, "{reply:#}");
    }
}

#[test]
fn what_ends_a_push_is_named_with_its_square() {
    let mut door = two("epic-path", None);
    door.done("/creature add name:Crag at:E2 side:foes");
    let reply = door.ask("/push creature:Aldo target:Bruk feet:30");
    assert!(reply["message"].as_str().unwrap().contains("Crag is in the way in E2."), "{reply:#}");
    for (ruleset, line, end) in [
        ("epic-path", "/push creature:Aldo target:Bruk feet:100", "L2"),
        ("epic-path", "/push creature:Aldo target:Bruk feet:100 direction:ne", "D1"),
        ("rise", "/push creature:Aldo target:Bruk feet:100", "L2"),
        ("rise", "/fling creature:Aldo target:Bruk feet:100 direction:ne", "D1"),
    ] {
        let mut door = two(ruleset, Some(1));
        let reply = door.ask(line);
        let message = reply["message"].as_str().unwrap();
        assert_eq!(reply["ruling"]["to"], end, "{reply:#}");
        assert!(message.matches("at the edge of the map.").count() == 1 && !message.contains("beyond"), "{message}");
        assert!(!message.contains("corner"), "{message}");
    }
    let mut door = two("epic-path", None);
    door.done("/place creature:Aldo at:K1");
    door.done("/place creature:Bruk at:L1");
    let reply = door.ask("/push creature:Aldo target:Bruk feet:10");
    let reasons = reply["ruling"]["reasons"].as_array().unwrap();
    assert_eq!((reasons.len(), &reasons[0]["message"]), (2, &"The map ends there.".into()), "{reply:#}");
    assert_eq!(reasons[0].get("square").unwrap_or(&Value::Null), &Value::Null, "{reply:#}");
}

#[test]
fn the_gm_s_word_puts_it_where_it_says_or_asks() {
    for (ruleset, line) in [
        ("srd35", "/push creature:Aldo target:Bruk feet:10"),
        ("srd35", "/fling creature:Aldo target:Bruk feet:10"),
        ("rise", "/slide creature:Aldo target:Bruk feet:10"),
    ] {
        let mut door = two(ruleset, None);
        let asks = door.ask(&format!("{line} force:true"));
        assert_eq!(asks["status"], "error", "{ruleset} {line}: {asks:#}");
        assert!(asks["message"].as_str().unwrap().contains("set `to`"), "{asks:#}");
        let reply = door.ask(&format!("{line} to:F5 force:true"));
        assert_eq!((&reply["status"], &reply["ruling"]["overruled"]), (&"done".into(), &true.into()), "{reply:#}");
        assert_eq!(shown(&mut door, "Bruk")["anchor"], "F5", "{ruleset} {line}");
        assert!(reply["message"].as_str().unwrap().contains("C2 to F5 (GM override)"), "{reply:#}");
        assert!(door.ask("/history")["message"].as_str().unwrap().contains("C2 to F5"));
        assert_eq!(door.ask(&format!("{line} to:F5 force:true"))["status"], "error");
    }
}

#[test]
fn a_creature_that_is_flung_up_lands_as_the_round_ends() {
    let mut door = two("rise", None);
    let reply = door.ask("/fling creature:Aldo target:Bruk feet:30 direction:up");
    // Without rounds there is no end of a round to wait for.
    assert!(reply["message"].as_str().unwrap().contains("comes down at once"), "{reply:#}");
    assert_eq!((&reply["ruling"]["falls"][0]["height"], &reply["ruling"]["unsteady"]), (&30.into(), &false.into()));
    assert_eq!(shown(&mut door, "Bruk")["altitude"].as_u64().unwrap_or(0), 0);
    for next in ["/turn next", "/phase next"] {
        let mut door = two("rise", None);
        door.done("/turn start");
        door.done("/fling creature:Aldo target:Bruk feet:30 direction:up");
        door.done(next);
        assert_eq!(shown(&mut door, "Bruk")["altitude"], 30);
        let lands = door.ask(next);
        assert_eq!(lands["ruling"]["falls"][0]["height"], 30, "{lands:#}");
        assert_eq!(shown(&mut door, "Bruk")["altitude"].as_u64().unwrap_or(0), 0);
        door.done("/undo");
        assert_eq!(shown(&mut door, "Bruk")["altitude"], 30);
        door.done(next);
        door.done("/place creature:Bruk at:C2 altitude:10");
        door.done(next);
        door.done(next);
        assert_eq!(shown(&mut door, "Bruk")["altitude"], 10, "lands once");
    }
}

#[test]
fn a_creature_that_could_stand_up_in_its_turn_lies_there_by_its_choice_after_it() {
    for (acts, holds) in [
        ("", true),
        ("/crawl creature:Bruk to:D2 force:true", true),
        ("/creature edit creature:Bruk conditions:\"prone stunned\"", false),
    ] {
        let mut door = two("epic-path", None);
        door.done("/creature edit creature:Bruk conditions:prone");
        door.done("/initiative creature:Aldo check:20");
        door.done("/initiative creature:Bruk check:10");
        door.done("/turn start");
        let push = "/push creature:Aldo target:Bruk feet:10 drop-prone:true preview:true";
        let moved = door.ask(push);
        assert!(moved["status"] == "done" && moved["ruling"]["feet"] == 10, "{moved:#}");
        assert!(moved["message"].as_str().unwrap().contains("hasn't had a chance to stand up"), "{moved:#}");
        door.done("/turn next");
        if !acts.is_empty() {
            door.done(acts);
        }
        let next = door.ask("/turn next");
        assert_eq!(next["message"].as_str().unwrap().contains("they're prone by choice"), holds, "{acts}: {next:#}");
        let push = push.replace(" drop-prone:true", "");
        assert_eq!(door.ask(&push)["status"] == "refused", holds, "{acts}");
        assert_eq!(door.ask(&format!("{push} drop-prone:false"))["status"], "done");
    }
}

#[test]
fn options_that_mean_nothing_are_refused() {
    for (ruleset, line, says) in [
        (
            "epic-path",
            "/push creature:Aldo target:Bruk feet:10 ledge:D2 dv:10 bonus:3",
            "`ledge`, `dv` and `bonus` don't apply",
        ),
        ("rise", "/push creature:Aldo target:Bruk feet:10 dv:10", "`dv` only applies with `ledge`"),
        ("rise", "/push creature:Aldo target:Bruk feet:10 drop-prone:L6", "`drop-prone`"),
        ("rise", "/push creature:Aldo target:Bruk feet:10 drop-prone:true", "`drop-prone`"),
    ] {
        let mut door = two(ruleset, None);
        let reply = door.ask(line);
        assert_eq!((&reply["status"], &reply["ruling"]["feet"]), (&"done".into(), &10.into()), "{line}: {reply:#}");
        assert!(reply["message"].as_str().unwrap().contains(says), "{line}: {reply:#}");
    }
    let mut door = two("epic-path", None);
    door.done("/place creature:Bruk at:C2 altitude:20");
    let reply = door.ask("/slide creature:Aldo target:Bruk feet:10 to:F2");
    assert_eq!((&reply["ruling"]["to"], &reply["ruling"]["altitude"]), (&"C2".into(), &10.into()), "{reply:#}");
    assert!(reply["message"].as_str().unwrap().contains("straight up or down"), "{reply:#}");
}

#[test]
fn the_words_of_forced_movement_name_what_there_is() {
    for (ruleset, line, says) in [
        ("srd35", "/push creature:Aldo target:Bruk feet:10", "The 3.5 SRD has no push. Use /bull-rush."),
        ("rise", "/bull-rush creature:Aldo target:Bruk", "has no bull rush. Use /push, /fling."),
        ("rise", "/flank creature:Aldo target:Bruk", "Rise has no flanking. It has "),
        ("rise", "/fling creature:Aldo target:Bruk feet:45 direction:n", " damage to Bruk and to what they hit."),
        ("rise", "/fling creature:Bruk target:Aldo feet:45 direction:e", " damage to Aldo and Bruk."),
        ("epic-path", "/push creature:Aldo target:Bruk feet:10 direction:nw", "There's no square to the northwest"),
    ] {
        let mut door = two(ruleset, Some(1));
        let reply = door.ask(line);
        assert!(reply["message"].as_str().unwrap().contains(says), "{line}: {reply:#}");
    }
}

#[test]
fn who_is_pushed_against_a_low_wall_reads_of_the_wall_alone() {
    for ruleset in ["epic-path", "rise"] {
        let mut door = Door::seeded(Some(5));
        door.done(&format!("/table new width:12 height:6 ruleset:{ruleset}"));
        door.done("/map edge squares:F1:F6 side:east barrier:low");
        door.done("/creature add name:Ann at:D3 side:heroes");
        door.done("/creature add name:Orc at:E3 side:foes");
        let told = door.ask("/push creature:Ann target:Orc feet:15");
        let message = told["message"].as_str().unwrap();
        assert!(ruleset == "epic-path" || message.contains("ends there: A low wall is between F3 and G3.\n"), "{told}");
        assert!(!message.contains("jump it"), "{told}");
    }
}
