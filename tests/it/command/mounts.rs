//! A rider's turn is the mount's: it begins and ends for both, and one of them holds it for both.

use serde_json::{Value, json};

use crate::door::Door;

/// A knight on a mount, first in the order, and a foe after them.
fn riding(ruleset: &str, lines: &[&str]) -> Door {
    let mut door = Door::seeded(Some(5));
    door.done(&format!("/table new width:24 height:16 ruleset:{ruleset}"));
    door.done("/creature add name:Knight at:I5");
    door.done("/creature add name:Foe at:T14 side:foes");
    lines.iter().for_each(|line| door.done(line));
    door.done("/initiative creature:Knight check:20");
    door.done("/initiative creature:Foe check:10");
    door.done("/turn start");
    door
}

fn on_a_horse() -> Door {
    riding("srd35", &["/creature add name:Horse at:J5 size:large speed:50", "/mount creature:Knight target:Horse"])
}

fn message(reply: &Value) -> &str {
    reply["message"].as_str().unwrap()
}

#[test]
fn a_mount_that_flies_too_slowly_stalls_as_its_riders_turn_ends() {
    let griffin = [
        "/creature add name:Griff at:J5 size:large modes:\"fly 80 average\"",
        "/mount creature:Knight target:Griff",
        "/place creature:Griff at:J5 altitude:200",
    ];
    let mut door = riding("dnd35", &griffin);
    let ended = door.ask("/turn next");
    assert!(message(&ended).contains("stalls"), "{ended:#}");
    assert_eq!(ended["ruling"]["falls"][0]["creature"], "Griff", "{ended:#}");
    // The rider falls with it and stays in the saddle.
    let shown = door.ask("/creature list");
    let listed = message(&shown).lines().filter(|line| line.contains("50 ft up")).count();
    assert_eq!(listed, 2, "{}", message(&shown));
}

#[test]
fn a_mount_in_deep_water_is_asked_for_its_check_at_both_ends_of_the_turn() {
    let lake = [
        "/map paint squares:J7:X16 terrain:pit depth:10",
        "/map paint squares:J7:X16 terrain:water",
        "/creature add name:Horse at:J5 size:large",
        "/mount creature:Knight target:Horse",
        "/place creature:Horse at:L8 altitude:10",
    ];
    let mut door = riding("srd35", &lake);
    let over = door.ask("/turn next");
    assert!(message(&over).contains("Horse"), "{over:#}");
    let again = door.ask("/turn next");
    assert!(message(&again).contains("Horse"), "{again:#}");
}

#[test]
fn what_the_mount_has_done_can_no_longer_be_delayed() {
    let mut door = on_a_horse();
    door.done("/move to:L5");
    assert_eq!(door.ask("/turn delay")["status"], "refused");
}

#[test]
fn a_readied_action_is_one_action_of_the_mount_and_then_none() {
    let mut door = on_a_horse();
    door.done("/turn ready");
    let taken = door.ask("/move creature:Horse to:L5");
    assert_eq!(taken["status"], "done", "{taken:#}");
    assert!(message(&taken).contains("Knight's readied action"), "{taken:#}");
    let more = door.ask("/move creature:Horse to:N5");
    assert_eq!(more["status"], "refused", "{more:#}");
    // It has no turn in another creature's turn either.
    let mut door = on_a_horse();
    door.done("/turn next");
    assert_eq!(door.ask("/move creature:Horse to:L5")["status"], "refused");
}

#[test]
fn a_readied_charge_is_one_of_a_single_action() {
    let mut door = riding("srd35", &[]);
    door.done("/place creature:Foe at:M5");
    door.done("/turn ready");
    let charge = door.ask("/charge creature:Knight target:Foe");
    assert_eq!((charge["status"].as_str(), &charge["ruling"]["pace"]), (Some("done"), &json!("partial-charge")));
}

#[test]
fn who_strikes_at_one_standing_up_has_had_a_chance_before_the_move() {
    let mut door = riding("srd35", &[]);
    door.done("/creature edit creature:Knight prone:true");
    door.done("/place creature:Foe at:J5");
    door.done("/stand creature:Knight");
    let moved = door.ask("/move creature:Knight to:E5");
    assert!(message(&moved).contains("Foe has already had"), "{moved:#}");
}

#[test]
fn a_turn_given_back_says_what_it_does_not_take_back() {
    let mut door = riding("srd35", &[]);
    door.done("/turn next");
    assert!(message(&door.ask("/turn previous")).contains("/undo"));
}

/// The nearest place to the one that was asked for, on any side of the mount.
#[test]
fn a_rider_gets_down_on_the_side_it_asked_for() {
    let mut door = on_a_horse();
    for (to, nearest) in [("J9", "J7"), ("M8", "L7"), ("F5", "I5")] {
        let refused = door.ask(&format!("/dismount creature:Knight to:{to} preview:true"));
        assert_eq!(refused["ruling"]["nearest"], nearest, "{refused:#}");
    }
}

/// A rider goes where its mount does, so nothing sends it walking.
#[test]
fn a_rider_that_cannot_mount_is_sent_nowhere() {
    let mut door = on_a_horse();
    door.done("/creature add name:Ox at:N5 size:large side:heroes");
    let refused = door.ask("/mount creature:Knight target:Ox");
    assert!(refused["ruling"]["instead"].is_null() && message(&refused).contains("/dismount first"), "{refused:#}");
}

/// Epic Path, Three Dimensional Movement: it falls past the back it stood on, not onto it.
#[test]
fn nobody_lands_on_the_back_they_fall_from() {
    let mut door = Door::seeded(Some(5));
    for line in [
        "/table new width:24 height:14 ruleset:epic-path",
        "/creature add name:Ele at:F5 size:huge speed:40",
        "/creature add name:Ann at:D6 speed:30",
        "/place creature:Ann at:F6 altitude:15",
    ] {
        door.done(line);
    }
    let fell = door.ask("/fall creature:Ann");
    assert!(fell["status"] == "done" && !message(&fell).contains("landed on"), "{fell:#}");
}

#[test]
fn a_mount_taken_off_the_board_leaves_its_rider_on_foot() {
    let mut door = on_a_horse();
    let removed = door.ask("/creature remove creature:Horse");
    assert!(message(&removed).contains("Knight no longer rides."), "{removed:#}");
}

/// SRD 3.5, Combat I, Action Types: what the horse did in its rider's turn counts in its own turn of that round.
#[test]
fn a_mount_that_acted_in_its_riders_turn_has_that_much_less_in_its_own() {
    let horse = ["/creature add name:Horse at:J5 size:large speed:50", "/mount creature:Knight target:Horse"];
    for (moves, verdict) in
        [(&["/move to:L5", "/move to:N5"][..], "refused"), (&["/move to:L5"], "done"), (&[], "done")]
    {
        let mut door = riding("srd35", &horse);
        door.done("/initiative creature:Horse check:15");
        moves.iter().for_each(|line| door.done(line));
        door.done("/dismount creature:Knight");
        let own = door.ask("/turn next");
        assert_eq!(own["ruling"]["acting"], "Horse", "{own:#}");
        let moved = door.ask("/move creature:Horse to:P5");
        assert_eq!(moved["status"], verdict, "{moves:?}: {moved:#}");
        if verdict == "done" {
            door.done("/undo");
            let both = door.ask("/move creature:Horse to:V5 pace:double");
            assert_eq!(both["status"], if moves.is_empty() { "done" } else { "refused" }, "{moves:?}: {both:#}");
        }
        // In the next round everything is new.
        door.done("/turn next");
        door.done("/turn next");
        door.done("/turn next");
        door.done("/move creature:Horse to:P8 pace:double");
    }
}

/// The same for a horse that is mounted in the rider's turn, moves, and is left again.
#[test]
fn what_a_mount_did_before_its_own_turn_counts_though_its_rider_mounted_in_between() {
    let mut door = riding("srd35", &["/creature add name:Horse at:J5 size:large speed:50"]);
    door.done("/initiative creature:Horse check:15");
    door.done("/mount creature:Knight target:Horse");
    door.done("/move to:L5");
    door.done("/dismount creature:Knight");
    door.done("/turn next");
    let both = door.ask("/move creature:Horse to:V5 pace:double");
    assert_eq!(both["status"], "refused", "{both:#}");
    let again = door.ask("/move creature:Horse to:P5");
    assert_eq!(again["status"], "done", "{again:#}");
}

/// SRD 3.5, Combat II, Mounted Combat and Charge: the charge ends where somebody who can attack reaches the target.
#[test]
fn a_rider_that_cannot_attack_does_not_end_the_charge() {
    let lancer = |lines: &[&str]| {
        let mut door = Door::seeded(Some(5));
        for line in [
            "/table new width:24 height:16 ruleset:srd35",
            "/creature add name:Horse at:D4 size:large shape:long speed:50",
            "/creature add name:Rider at:C4 weapon-reach:true",
            "/creature add name:Orc at:M4 side:foes",
        ] {
            door.done(line);
        }
        lines.iter().for_each(|line| door.done(line));
        door
    };
    let mount = "/mount creature:Rider target:Horse";
    let mut able = lancer(&[mount]);
    let told = able.ask("/charge creature:Horse target:Orc");
    assert!(told["ruling"]["to"] == "J4" && message(&told).contains("from the saddle"), "{told:#}");
    for condition in ["unconscious", "stunned", "helpless", "paralyzed"] {
        let mut door = lancer(&[mount, &format!("/creature edit creature:Rider conditions:{condition}")]);
        let told = door.ask("/charge creature:Horse target:Orc");
        assert_eq!(
            (&told["ruling"]["to"], &told["ruling"]["feet"]),
            (&json!("K4"), &json!(35)),
            "{condition}: {told:#}"
        );
        assert!(!message(&told).contains("Rider"), "{condition}: {}", message(&told));
    }
    // Nor does one whose turn leaves no attack, in the charge and in the list of ways alike.
    let spent = ["/creature edit creature:Rider at:A4", "/initiative creature:Rider check:15", "/turn start"];
    let spent = [&spent[..], &["/move creature:Rider to:C4", mount]].concat();
    let mut door = lancer(&spent);
    let listed = door.ask("/options creature:Horse target:Orc");
    assert!(!message(&listed).contains("with the charge by Rider"), "{}", message(&listed));
    assert!(message(&listed).contains("35 ft, one attack with the charge by Horse"), "{}", message(&listed));
    let told = door.ask("/charge creature:Horse target:Orc");
    assert_eq!(told["ruling"]["to"], "K4", "{told:#}");
}

/// A mount acts in its rider's turn, so nobody waits for its own.
#[test]
fn nobody_delays_until_after_a_ridden_mount() {
    let lines = [
        "/creature add name:Horse at:J5 size:large speed:50",
        "/creature add name:Aldo at:A9",
        "/mount creature:Knight target:Horse",
        "/initiative creature:Horse check:15",
    ];
    let mut door = riding("srd35", &lines);
    let told = door.ask("/turn delay after:Aldo");
    assert!(message(&told).contains("The only other in the turn order is Foe."), "{}", message(&told));
    assert!(message(&told).contains("/turn delay after:\"Foe\""), "the example works: {}", message(&told));
    let told = door.ask("/turn delay after:Zed");
    assert!(message(&told).contains("/turn delay after:\"Foe\""), "{}", message(&told));
    door.done("/turn next");
    // After the horse is after its rider.
    let told = door.ask("/turn delay after:Horse");
    assert!(message(&told).contains("Foe delays, and now acts after Knight"), "{}", message(&told));
    // Alone with a horse that somebody else rides.
    let mut door = Door::seeded(Some(5));
    for line in [
        "/table new width:24 height:16 ruleset:srd35",
        "/creature add name:Ogre at:D4 size:large side:foes",
        "/creature add name:Horse at:J4 size:large",
        "/creature add name:Rider at:I4",
        "/mount creature:Rider target:Horse",
        "/initiative creature:Ogre check:10",
        "/initiative creature:Horse check:20",
        "/turn start",
    ] {
        door.done(line);
    }
    for line in ["/turn delay", "/turn delay after:Horse", "/turn delay after:Rider"] {
        let told = door.ask(line);
        assert!(told["status"] == "error" && message(&told).contains("has nobody to wait for"), "{line}: {told:#}");
    }
}

/// 3.5 SRD, Attacks of Opportunity: a rider leaves threatened squares with the mount, so the rider's opponents strike, whatever
/// the mount's side, and those that see only one of the two. SRD 3.5, Mounted Combat: the rider charges on a neutral mount too.
#[test]
fn a_riders_opponents_strike_at_a_neutral_or_unseen_mount() {
    for (side, unseen, strikes) in
        [("heroes", "", 1), ("neutral", "", 1), ("heroes", "Horse", 1), ("heroes", "Rider", 1), ("heroes", "both", 0)]
    {
        let mut door = Door::seeded(Some(5));
        door.done("/table new width:24 height:16");
        door.done(&format!("/creature add name:Horse at:B4 size:large shape:long speed:50 side:{side}"));
        door.done("/creature add name:Rider at:A3");
        door.done("/creature add name:Orc at:D4 side:foes");
        door.done("/mount creature:Rider target:Horse");
        for name in ["Horse", "Rider"] {
            if unseen == name || unseen == "both" {
                door.done(&format!("/creature edit creature:{name} conditions:unseen"));
            }
        }
        let moved = door.ask("/move creature:Horse to:B8 preview:true");
        let by = moved["ruling"]["provokes"].as_array().unwrap();
        assert_eq!(by.len(), strikes, "{side} {unseen}: {moved:#}");
        door.done("/place creature:Orc at:I4");
        let charged = door.ask("/charge creature:Horse target:Orc preview:true");
        assert_eq!(charged["status"], "done", "{side} {unseen}: {charged:#}");
    }
}

/// SRD 3.5, Take 5-Foot Step and Mounted Combat: a charge, run or withdrawal of the mount leaves its rider no five-foot step,
/// and the attack at the end of a charge is the rider's.
#[test]
fn a_rider_takes_no_step_after_a_charge_run_or_withdrawal() {
    let horse =
        ["/creature add name:Horse at:J5 size:large shape:long speed:50", "/mount creature:Knight target:Horse"];
    for (line, down, step, left) in [
        ("/charge target:Foe", "N6", "N7", "no action left"),
        ("/run to:B5", "B4", "B3", "a standard action"),
        ("/withdraw to:B5", "B4", "B3", "a standard action"),
    ] {
        let mut door = riding("srd35", &[&["/creature edit creature:Foe at:N5"][..], &horse[..]].concat());
        door.done(line);
        let dismounts = door.ask(&format!("/dismount to:{down}"));
        assert_eq!(dismounts["status"], "done", "{line}: {dismounts:#}");
        let told = message(&dismounts);
        assert!(told.contains(left) && !told.contains("5-foot step"), "{line}: {told}");
        let step = door.ask(&format!("/step creature:Knight to:{step}"));
        assert_eq!(step["status"], "refused", "{line}: {step:#}");
    }
}

/// SRD 3.5, Skills I, Climb: only a climber holds on to a wall. A rider whose mount is gone falls beside one
/// as in the open.
#[test]
fn a_rider_beside_a_wall_falls_when_the_mount_is_gone() {
    let mut door = riding("srd35", &[]);
    for line in [
        "/creature add name:Hawk at:F6 size:large modes:\"fly 60 good\" altitude:20",
        "/creature add name:Rita at:F6",
        "/place creature:Rita at:F6 altitude:20",
        "/mount creature:Rita target:Hawk force:true",
        "/map edge squares:F6:F7 side:west barrier:wall",
    ] {
        door.done(line);
    }
    let falls = "Rita is 20 ft up beside a wall they haven't climbed, so they fall: /fall creature:\"Rita\".";
    for line in ["/creature edit creature:Hawk conditions:paralyzed", "/creature remove creature:Hawk"] {
        let told = door.ask(line);
        assert!(message(&told).contains(falls), "{line}: {told:#}");
        door.done("/undo");
    }
    door.done("/creature edit creature:Hawk conditions:dead");
    let fell = door.ask("/fall creature:Rita");
    assert_eq!((&fell["status"], &fell["ruling"]["height"]), (&"done".into(), &20.into()), "{fell:#}");
    // A climber holds on.
    door.done("/undo");
    door.done("/undo");
    door.done("/creature edit creature:Rita modes:\"climb 20\"");
    let told = door.ask("/creature remove creature:Hawk");
    assert!(!message(&told).contains("they fall"), "{told:#}");
}
