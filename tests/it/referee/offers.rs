//! What a refusal says would do.

use super::support::{FOE, hero, lake, message, open};

// Climbing has its own paces, and a refusal never claims that another one would reach what is too far.
#[test]
fn a_climb_that_is_too_far_names_the_climb_that_would_do() {
    let wall = "/map paint squares:A4:T4 terrain:solid";
    let mut door = open("srd35", &[wall, "/creature add name:Hero at:H5 side:heroes"]);
    let climb = |feet: u32, more: &str| {
        format!("/climb creature:Hero altitude:{feet} surface:ladder check:30 preview:true{more}")
    };
    let told = door.ask(&climb(10, ""));
    assert!(told["status"] == "refused" && message(&told).contains("pace:half"), "{told:#}");
    assert!(!message(&told).contains("pace:double"), "{told:#}");
    assert_eq!(door.ask(&climb(10, " pace:half"))["status"], "done");
    let far = door.ask(&climb(40, ""));
    assert!(far["status"] == "refused" && message(&far).contains("as-far-as:true"), "{far:#}");
    assert_eq!(door.ask(&climb(40, " as-far-as:true"))["status"], "done");
}

// A creature without a speed for it withdraws nowhere else either; a plain movement would do.
#[test]
fn a_refusal_for_want_of_a_speed_offers_no_other_end() {
    let mut door = lake("srd35", &[&hero("H5", 10, ""), FOE]);
    let told = door.ask("/withdraw creature:Hero to:G5 preview:true");
    assert!(told["ruling"]["nearest"].is_null(), "{told:#}");
    assert!(message(&told).contains("A plain /move gets to G5"), "{told:#}");
}

/// An ogre in a corridor of 5 ft takes up two squares.
#[test]
fn a_plain_move_that_ends_squeezed_is_named_by_the_squeezed_space() {
    let walls = "/map paint squares:\"D4:G4 D6:G6\" terrain:solid";
    let ogre = "/creature add name:Ogre at:A5 size:large speed:60";
    let mut door = open("srd35", &[walls, ogre]);
    let told = door.ask("/run creature:Ogre to:D5 preview:true");
    assert!(told["status"] == "refused", "{told:#}");
    assert!(message(&told).contains("D5:E5") && !message(&told).contains("D5:E6 for"), "{told:#}");
}

/// What would get the mover there stands beside the refusal, or beside a movement that runs out.
#[test]
fn what_would_do_is_named() {
    let ogre = "/creature add name:Ogre at:E5 size:large side:foes maneuver-defense:5";
    let giant = "/creature add name:Giant at:F5 size:huge side:foes maneuver-defense:5";
    let at = |square: &str, more: &str| format!("/creature add name:Hero at:{square} side:heroes speed:30 {more}");
    for (ruleset, lines, line, says) in [
        ("srd35", [&at("C5", "")[..], ogre], "/tumble creature:Hero to:\"D5 E5 F5\"", "through:\"Ogre\""),
        ("reaction", [&at("C5", ""), ogre], "/tumble creature:Hero to:\"D5 E5 F5\"", "through:\"Ogre\""),
        ("epic-path", [&at("B8", ""), giant], "/clamber creature:Hero target:Giant", "extra:5"),
        ("rise", [&at("B5", ""), "/creature add name:Orc at:T9 side:foes"], "/move creature:Hero to:J5", "/sprint"),
        ("epic-path", [&at("B8", "conditions:quelled"), giant], "/move creature:Hero to:B7", "Hero is quelled and"),
        ("epic-path", [&at("B8", "conditions:splayed"), giant], "/run creature:Hero to:B4", "Hero is splayed and"),
        (
            "srd35",
            [&at("C9", "modes:\"fly 60 good\" altitude:20"), ogre],
            "/step creature:Hero to:\"up up\"",
            "5 ft up or down",
        ),
    ] {
        let told = open(ruleset, &lines).ask(&format!("{line} preview:true"));
        assert!(message(&told).contains(says), "{ruleset} {line}: {told:#}");
    }
    // Who is not in the water has no use for how far the swim would be, nor for its check.
    let told = open("rise", &[&at("E8", "")]).ask("/swim-forward creature:Hero to:M8 preview:true");
    assert_eq!(told["ruling"]["reasons"].as_array().map(Vec::len), Some(1), "{told:#}");
    assert!(!message(&told).contains("Swim check"), "{told:#}");
}

/// Of a way that leads on where nothing carries the mover, the first such square is named; a refused jump does not tell its landing.
#[test]
fn a_refusal_says_once_what_holds_for_the_rest_of_the_way() {
    let elephant = "/creature add name:Elephant at:D5 size:huge side:heroes";
    let mut door = open("epic-path", &[elephant, "/creature add name:Hero at:D5 side:heroes altitude:15"]);
    let told = door.ask("/move creature:Hero to:J9 preview:true");
    assert_eq!(message(&told).lines().filter(|line| line.starts_with("- ")).count(), 1, "{told:#}");
    let bat = "/creature add name:Bat at:D5 altitude:30 modes:\"fly 60 good\"";
    let told = open("srd35", &[bat]).ask("/jump creature:Bat to:G5 preview:true");
    assert!(told["status"] == "refused" && !message(&told).contains("lower"), "{told:#}");
    let worm = "/creature add name:Worm at:D5 altitude:-10 modes:\"burrow 30\"";
    let told = open("epic-path", &[worm, FOE]).ask("/withdraw creature:Worm to:A5 primary:Foe preview:true");
    assert!(!message(&told).contains("Flies"), "{told:#}");
}
