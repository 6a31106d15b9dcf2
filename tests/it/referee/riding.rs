//! Riders and mounts: one space, one movement, one fall. SRD 3.5, Combat II, Mounted Combat.

use fivefoot::render::{Picture, alt};
use serde_json::Value;

use crate::door::Door;

const ALL: [&str; 5] = ["srd35", "dnd35", "reaction", "epic-path", "rise"];

/// A Hero in the saddle of a Horse at D4:E5, and an Orc at J4.
fn ridden(ruleset: &str, lines: &[&str]) -> Door {
    let mut door = Door::seeded(Some(5));
    for line in [
        &format!("/table new width:16 height:12 ruleset:{ruleset}"),
        "/creature add name:Horse at:D4 side:heroes size:large shape:long speed:50",
        "/creature add name:Hero at:C4 side:heroes",
        "/creature add name:Orc at:J4 side:foes size:huge",
        "/mount creature:Hero target:Horse",
    ] {
        door.done(line);
    }
    lines.iter().for_each(|line| door.done(line));
    door
}

fn creature(door: &mut Door, name: &str) -> Value {
    let told = door.ask("/creature list")["ruling"].clone();
    let all = told["creatures"].as_array().unwrap();
    all.iter().find(|creature| creature["name"] == name).cloned().unwrap_or_default()
}

fn at(door: &mut Door, name: &str) -> String {
    creature(door, name)["anchor"].as_str().unwrap_or_default().to_owned()
}

fn message(told: &Value) -> &str {
    told["message"].as_str().unwrap()
}

fn rules(told: &Value) -> Vec<&str> {
    told["ruling"]["reasons"].as_array().unwrap().iter().map(|reason| reason["rule"].as_str().unwrap()).collect()
}

/// A mount that is pushed over an edge falls with its rider, not onto them.
#[test]
fn a_mount_does_not_land_on_its_own_rider() {
    for (ruleset, check) in [("epic-path", ""), ("rise", " dv:10 check:1")] {
        let mut door = ridden(ruleset, &["/map paint squares:A1:B12 terrain:pit depth:20"]);
        let told = door.ask(&format!("/push creature:Orc target:Horse feet:20{check}"));
        let falls = told["ruling"]["falls"].as_array().unwrap();
        let who: Vec<&Value> = falls.iter().map(|fall| &fall["creature"]).collect();
        assert_eq!(who, ["Horse", "Hero"], "{ruleset}: {told:#}");
        assert!(falls.iter().all(|fall| fall["onto"].is_null()), "{ruleset}: {told:#}");
        assert!(!message(&told).contains("landed on"), "{ruleset}: {told:#}");
    }
}

#[test]
fn a_rider_goes_where_its_mount_goes_however_that_moves() {
    for ruleset in ALL {
        let mut door = ridden(ruleset, &[]);
        let rider = creature(&mut door, "Hero");
        assert_eq!((&rider["mount"], &rider["anchor"]), (&"Horse".into(), &"D4".into()), "{ruleset}: {rider}");
        for (line, to) in [("/move creature:Horse to:D7", "D7"), ("/place creature:Horse at:G9", "G9")] {
            door.done(line);
            assert_eq!((at(&mut door, "Horse"), at(&mut door, "Hero")), (to.into(), to.into()), "{ruleset} {line}");
        }
        door.done("/undo");
        door.done("/undo");
        assert_eq!((at(&mut door, "Horse"), at(&mut door, "Hero")), ("D4".into(), "D4".into()), "{ruleset}");
        door.done("/redo");
        assert_eq!((at(&mut door, "Horse"), at(&mut door, "Hero")), ("D7".into(), "D7".into()), "{ruleset}");
        assert_eq!(creature(&mut door, "Hero")["mount"], "Horse", "{ruleset}");
    }
    // Forced movement also takes the rider along.
    let mut door = ridden("epic-path", &["/place creature:Orc at:A4", "/place creature:Horse at:D4"]);
    door.done("/push creature:Orc target:Horse feet:10");
    assert_eq!((at(&mut door, "Horse"), at(&mut door, "Hero")), ("F4".into(), "F4".into()));
}

#[test]
fn a_rider_does_not_walk_and_the_answer_names_the_mount() {
    let mut door = ridden("srd35", &[]);
    for line in ["/move creature:Hero to:D8", "/charge creature:Hero target:Orc"] {
        let told = door.ask(line);
        assert_eq!(told["status"], "error", "{line}: {told:#}");
        assert!(message(&told).contains("Horse") && message(&told).contains("/dismount"), "{}", message(&told));
    }
    // A look at where a rider could go is one at where the mount could.
    for line in ["/reachable", "/options target:Orc"] {
        let (rider, mount) = (door.ask(&format!("{line} creature:Hero")), door.ask(&format!("{line} creature:Horse")));
        assert_eq!((&rider["status"], &rider["ruling"]), (&mount["status"], &mount["ruling"]), "{line}");
    }
}

/// A rider strikes from anywhere in its mount's space, with its own reach: a lance threatens 10 ft around the horse.
#[test]
fn a_rider_threatens_from_its_mounts_space() {
    let mut door = ridden("srd35", &[]);
    let told = door.ask("/threat creature:Hero");
    let squares = told["ruling"]["threatened"].as_array().unwrap().clone();
    assert!(squares.contains(&"F6".into()) && squares.contains(&"C3".into()), "{told:#}");
    assert_eq!(squares.len(), 12, "all around D4:E5: {told:#}");
    door.done("/creature edit creature:Hero weapon-reach:true");
    let told = door.ask("/threat creature:Hero");
    let squares = told["ruling"]["threatened"].as_array().unwrap();
    assert!(squares.contains(&"G4".into()) && !squares.contains(&"F4".into()), "{told:#}");
    // The lance reaches a passer-by, but the horse's bite doesn't.
    door.done("/creature add name:Imp at:H8 side:foes");
    let told = door.ask("/move creature:Imp to:\"G6 G7\" preview:true");
    let told_of: Vec<&Value> = told["ruling"]["provokes"].as_array().unwrap().iter().map(|one| &one["by"]).collect();
    assert_eq!(told_of, ["Hero"], "{told:#}");
}

#[test]
fn the_two_squeeze_nobody_and_are_in_nobodys_way_twice() {
    for ruleset in ALL {
        let mut door = ridden(ruleset, &[]);
        for name in ["Hero", "Horse"] {
            let sheet = creature(&mut door, name);
            assert!(sheet["conditions"].is_null(), "{ruleset}: {sheet}");
        }
        let told = door.ask("/move creature:Horse to:D8 preview:true");
        assert_eq!((&told["ruling"]["verdict"], &told["ruling"]["feet"]), (&"legal".into(), &20.into()), "{told:#}");
        assert_eq!(told["ruling"]["squeezed"], false, "{told:#}");
    }
}

#[test]
fn nobody_rides_an_opponent_a_smaller_creature_or_one_out_of_reach() {
    for (ruleset, action) in [("srd35", "Pony"), ("rise", "Pony")] {
        let mut door = Door::open();
        for line in [
            &format!("/table new width:16 height:12 ruleset:{ruleset}"),
            "/creature add name:Hero at:C4 side:heroes",
            "/creature add name:Pony at:B4 side:heroes",
            "/creature add name:Wolf at:D4 side:foes size:large",
            "/creature add name:Horse at:K4 side:heroes size:large",
        ] {
            door.done(line);
        }
        for (target, words) in [(action, "bigger"), ("Wolf", "opponent"), ("Horse", "next to")] {
            let told = door.ask(&format!("/mount creature:Hero target:{target}"));
            assert_eq!((&told["status"], rules(&told)), (&"refused".into(), vec!["riding"]), "{told:#}");
            assert!(message(&told).contains(words), "{ruleset} {target}: {}", message(&told));
        }
        let told = door.ask("/dismount creature:Hero");
        assert_eq!((&told["status"], rules(&told)), (&"refused".into(), vec!["riding"]), "{told:#}");
        let told = door.ask("/mount creature:Hero target:Horse force:true");
        assert_eq!((&told["status"], &told["ruling"]["overruled"]), (&"done".into(), &true.into()), "{told:#}");
        assert_eq!(at(&mut door, "Hero"), "K4");
    }
}

/// Mounting and dismounting are move actions.
#[test]
fn mounting_takes_a_move_action_and_the_mount_moves_in_its_riders_turn() {
    let mut door = ridden("srd35", &["/creature edit creature:Hero initiative:20", "/turn start"]);
    let told = door.ask("/move creature:Horse to:D8");
    assert_eq!(told["status"], "done", "it is the rider's turn: {told:#}");
    door.done("/dismount creature:Hero to:F9");
    assert_eq!((at(&mut door, "Hero"), creature(&mut door, "Hero")["mount"].clone()), ("F9".into(), Value::Null));
    let told = door.ask("/mount creature:Hero target:Horse");
    assert_eq!(told["status"], "done", "a second move action in place of the standard one: {told:#}");
    let told = door.ask("/dismount creature:Hero");
    assert_eq!((&told["status"], rules(&told)), (&"refused".into(), vec!["actions"]), "{told:#}");
}

#[test]
fn a_rider_gets_down_beside_the_mount_and_not_through_a_wall() {
    let wall = "/map edge squares:F4:F5 side:west barrier:wall";
    let mut door = ridden("srd35", &[wall]);
    for (to, words) in [("H4", "next to"), ("F4", "wall"), ("E5", "next to")] {
        let told = door.ask(&format!("/dismount creature:Hero to:{to}"));
        assert_eq!(told["status"], "refused", "{to}: {told:#}");
        assert!(message(&told).contains(words), "{to}: {}", message(&told));
    }
    let told = door.ask("/dismount creature:Hero");
    assert_eq!((&told["status"], &told["ruling"]["to"]), (&"done".into(), &"C3".into()), "{told:#}");
}

/// A mount that goes down throws its rider; a mount that falls takes the rider along, and both are hurt.
#[test]
fn a_rider_falls_when_its_mount_falls() {
    for ruleset in ALL {
        let mut door = ridden(ruleset, &[]);
        let told = door.ask("/creature edit creature:Horse conditions:prone");
        assert!(message(&told).contains("falls off Horse") && message(&told).contains("15"), "{}", message(&told));
        assert!(creature(&mut door, "Hero")["mount"].is_null(), "{ruleset}");
    }
    let mut door = ridden("epic-path", &["/map paint squares:F1:H8 terrain:pit depth:20", "/place creature:Orc at:A4"]);
    let told = door.ask("/push creature:Orc target:Horse feet:15 drop-prone:no");
    let falls = told["ruling"]["falls"].as_array().unwrap_or_else(|| panic!("{told:#}"));
    let who: Vec<&Value> = falls.iter().map(|fall| &fall["creature"]).collect();
    assert_eq!(who, ["Horse", "Hero"], "{told:#}");
    let rider = creature(&mut door, "Hero");
    assert_eq!((&rider["altitude"], &rider["mount"]), (&0.into(), &Value::Null), "{told:#}");
    assert_ne!(at(&mut door, "Hero"), at(&mut door, "Horse"), "{told:#}");
}

/// A rider flung up with its mount comes down with it at the end of the round, and both are hurt.
#[test]
fn a_rider_comes_down_with_its_mount() {
    let mut door = ridden("rise", &["/place creature:Orc at:A4", "/phase next", "/phase next"]);
    door.done("/fling creature:Orc target:Horse feet:20 direction:up");
    assert_eq!(creature(&mut door, "Hero")["altitude"], 20);
    let told = door.ask("/phase next");
    let falls = told["ruling"]["falls"].as_array().unwrap_or_else(|| panic!("{told:#}"));
    let who: Vec<&Value> = falls.iter().map(|fall| &fall["creature"]).collect();
    assert_eq!(who, ["Horse", "Hero"], "{told:#}");
}

/// A rider moved off the saddle stops riding, and so does one whose mount leaves the table; a renamed mount keeps its rider.
#[test]
fn a_saddle_is_lost_by_leaving_it_and_by_nothing_else() {
    let mut door = ridden("srd35", &["/creature edit creature:Horse name:Blaze"]);
    assert_eq!(creature(&mut door, "Hero")["mount"], "Blaze");
    door.done("/creature remove creature:Blaze");
    assert!(creature(&mut door, "Hero")["mount"].is_null());
    let mut door = ridden("srd35", &["/place creature:Hero at:B2"]);
    assert!(creature(&mut door, "Hero")["mount"].is_null());
    door.done("/move creature:Horse to:D8");
    assert_eq!(at(&mut door, "Hero"), "B2");
}

#[test]
fn riders_are_listed_and_drawn_as_such() {
    let mut door = ridden("srd35", &[]);
    let listed = door.ask("/creature list");
    assert!(message(&listed).contains("rides Horse") && message(&listed).contains("ridden by Hero"), "{listed:#}");
    let Some(Picture::Board(scene)) = door.reply("/show").picture else { panic!("a board") };
    let rider = scene.tokens.iter().find(|token| token.name == "Hero").unwrap();
    assert_eq!((rider.rides.as_deref(), rider.placement.to_string().as_str()), (Some("Horse"), "D4:E5"));
    assert!(alt::text(&scene).contains("Hero (heroes) at D4:E5, rides Horse"), "{}", alt::text(&scene));
    let letters = door.ask("/show text:true");
    assert!(letters.to_string().contains("rides Horse"), "{letters:#}");
}

/// No player learns of a hidden mount or rider, but it moves along.
#[test]
fn what_is_hidden_rides_in_secret() {
    let mut door = ridden("srd35", &["/creature edit creature:Hero hidden:true", "/move creature:Horse to:D8"]);
    let shown = door.ask("/show hidden:true")["ruling"].to_string();
    assert!(shown.contains("\"mount\":\"Horse\"") && !shown.contains("\"D4\""), "{shown}");
    assert!(!door.ask("/show").to_string().contains("Hero"));
    let mut door = ridden("srd35", &["/creature edit creature:Horse hidden:true"]);
    assert!(!door.ask("/show").to_string().contains("Horse"));
    door.done("/move creature:Horse to:D8");
    let shown = door.ask("/show hidden:true")["ruling"].to_string();
    assert!(shown.contains("\"mount\":\"Horse\""), "{shown}");
}

/// SRD 3.5, Falling and Mounted Combat: however a mount falls, its rider falls as far, is hurt as much, and lands beside it, off
/// the saddle.
#[test]
fn a_rider_falls_off_however_the_mount_falls() {
    let aloft = ["/place creature:Orc at:A1", "/creature edit creature:Horse modes:\"fly 60 average\""];
    let aloft = || [&aloft[..], &["/place creature:Horse at:D4 altitude:140"]].concat();
    let turns = || [&aloft()[..], &["/initiative creature:Hero check:20", "/turn start"]].concat();
    let pit = vec!["/place creature:Orc at:A1", "/map paint squares:H1:L9 terrain:pit depth:30"];
    for (lines, falls, feet) in [
        (pit, "/move creature:Horse to:\"E4 F4 G4 H4\"", 30),
        (aloft(), "/fall creature:Horse", 140),
        (turns(), "/turn next", 140),
    ] {
        let mut door = ridden("srd35", &lines);
        let told = door.ask(falls);
        let text = message(&told);
        assert!(text.contains(&format!("Hero falls {feet} ft")) && text.contains("falls off Horse"), "{falls}: {text}");
        assert!(text.contains("DC 15") && !text.contains("/settle"), "{falls}: {text}");
        let rider = creature(&mut door, "Hero");
        assert_eq!((&rider["altitude"], &rider["mount"]), (&0.into(), &Value::Null), "{falls}: {text}");
        assert_ne!(at(&mut door, "Hero"), at(&mut door, "Horse"), "{falls}: {text}");
    }
    // A horse that steps into deep water has not fallen.
    let water = ["/map paint squares:H1:L9 terrain:pit depth:30", "/map paint squares:H1:L9 terrain:water"];
    let mut door = ridden("srd35", &water);
    let told = door.ask("/move creature:Horse to:\"E4 F4 G4 H4\"");
    assert_eq!(creature(&mut door, "Hero")["mount"], "Horse", "{}", message(&told));
}

// SRD 3.5, Combat II, Mounted Combat and Charge: the rider strikes, so the closest space is the one from which their lance
// reaches, whatever the mount's own reach is.
#[test]
fn a_mounted_charge_ends_where_the_riders_weapon_reaches() {
    // The Orc stands at K4:M6, the Horse at D4:E5 has a reach of 5 ft.
    let mut door = ridden("srd35", &["/place creature:Orc at:K4"]);
    let bites = door.ask("/charge creature:Horse target:Orc preview:true");
    assert_eq!(bites["ruling"]["to"], "I4", "the rider's sword reaches 5 ft, as the horse does: {bites:#}");
    door.done("/creature edit creature:Hero weapon-reach:true");
    let lance = door.ask("/charge creature:Horse target:Orc preview:true");
    assert_eq!((&lance["ruling"]["to"], &lance["ruling"]["feet"]), (&"H4".into(), &20.into()), "{lance:#}");
    assert!(message(&lance).contains("Hero attacks from the saddle"), "{lance:#}");
    door.done("/dismount creature:Hero");
    let alone = door.ask("/charge creature:Horse target:Orc preview:true");
    assert_eq!(alone["ruling"]["to"], "I4", "{alone:#}");
}

// Rise, Combat, Conflicting Actions: a creature is only moved once in a phase.
#[test]
fn under_rise_nobody_gets_onto_a_mount_that_moves_in_the_same_phase() {
    let mut door = ridden("rise", &["/dismount creature:Hero to:C4", "/phase next"]);
    door.done("/mount creature:Hero target:Horse");
    let goes = door.ask("/move creature:Horse to:D8");
    assert_eq!((&goes["status"], rules(&goes)), (&"refused".into(), vec!["actions"]), "{goes:#}");
    assert!(message(&goes).contains("Hero"), "{goes:#}");
    door.done("/phase next");
    door.done("/move creature:Horse to:D8");
    assert_eq!(at(&mut door, "Hero"), "D8");
    // Nor off it, or onto one that has moved.
    for line in ["/dismount creature:Hero", "/move creature:Horse to:D9"] {
        let told = door.ask(line);
        let gets_off = line.starts_with("/dismount");
        assert_eq!(told["status"], if gets_off { "refused" } else { "done" }, "{line}: {told:#}");
    }
    let mut door = ridden("rise", &["/dismount creature:Hero to:C4", "/phase next", "/move creature:Horse to:D5"]);
    let mounts = door.ask("/mount creature:Hero target:Horse");
    assert_eq!((&mounts["status"], rules(&mounts)), (&"refused".into(), vec!["actions"]), "{mounts:#}");
    // With turns, a horse may move on with a rider who has just mounted.
    let mut door = ridden("srd35", &["/dismount creature:Hero to:C4", "/mount creature:Hero target:Horse"]);
    door.done("/move creature:Horse to:D8");
}

// Epic Path, Overland Travel, Mounted Movement: a rider shares what wears down the mount, and the mount is fatigued too.
#[test]
fn rider_and_mount_are_fatigued_together_where_they_share_what_wears_them_down() {
    for (ruleset, shared) in [("epic-path", true), ("srd35", false)] {
        let mut door = ridden(ruleset, &["/creature edit creature:Horse speed:40"]);
        door.done("/travel creature:Horse mounted:true hours:10");
        let tired = |one: Value| one["conditions"].to_string().contains("fatigued");
        assert!(tired(creature(&mut door, "Horse")), "{ruleset}");
        assert_eq!(tired(creature(&mut door, "Hero")), shared, "{ruleset}");
    }
}

/// Without support, a creature in midair comes down, and its rider with it.
#[test]
fn a_mount_settled_in_midair_comes_down_with_its_rider() {
    for ruleset in ["srd35", "dnd35", "reaction", "epic-path", "rise"] {
        let mut door = Door::seeded(Some(5));
        for line in [
            format!("/table new width:12 height:9 ruleset:{ruleset}"),
            "/creature add name:Hero at:D4".to_owned(),
            "/creature add name:Roc at:E4 size:large modes:\"fly 60\"".to_owned(),
            "/mount creature:Hero target:Roc".to_owned(),
            "/place creature:Roc altitude:20".to_owned(),
        ] {
            door.done(&line);
        }
        assert!(door.ask("/settle creature:Roc preview:true")["ruling"]["falls"].is_null(), "{ruleset}: it flies");
        let grounded = door.ask("/creature edit creature:Roc modes:none");
        assert!(!grounded["message"].as_str().unwrap().contains("share"), "{ruleset}: {grounded:#}");
        let told = door.ask("/settle creature:Roc");
        let falls = told["ruling"]["falls"].as_array().unwrap();
        let who: Vec<&str> = falls.iter().filter_map(|fall| fall["creature"].as_str()).collect();
        assert_eq!(who, ["Roc", "Hero"], "{ruleset}: {told:#}");
        let all = door.ask("/creature list")["ruling"]["creatures"].clone();
        let down = all.as_array().unwrap().iter().all(|one| one["altitude"] == 0);
        assert!(down, "{ruleset}: {all:#}");
    }
}

/// Rise, Combat, Sprint: nobody sprints while carrying somebody, by any command.
#[test]
fn under_rise_nobody_sprints_with_a_rider() {
    let mut door = ridden("rise", &[]);
    for line in ["/sprint creature:Horse to:D9", "/move creature:Horse to:D9 pace:double"] {
        let told = door.ask(&format!("{line} preview:true"));
        assert_eq!(rules(&told), ["sprint-cost"], "{line}: {told:#}");
        assert!(message(&told).contains("Horse carries Hero"), "{line}: {told:#}");
    }
    door.done("/hustle creature:Horse to:D8 preview:true");
    door.done("/dismount creature:Hero");
    door.done("/sprint creature:Horse to:D9 preview:true");
}

/// A rider doesn't move, not even by a bull rush, and the example names who does.
#[test]
fn a_rider_does_not_rush_anybody() {
    for ruleset in ["srd35", "dnd35", "epic-path"] {
        let mut door = ridden(ruleset, &["/creature add name:Elf at:F4 side:foes"]);
        let told = door.ask("/bull-rush creature:Hero target:Elf feet:5 check:20 preview:true");
        assert!(message(&told).contains("is riding Horse: move Horse instead"), "{ruleset}: {told:#}");
        assert!(message(&told).contains("Example: /bull-rush creature:Horse target:Elf"), "{ruleset}: {told:#}");
    }
}

/// The preview of a dismount in midair names the fall.
#[test]
fn a_dismount_in_midair_says_how_far_one_would_fall() {
    let up = "/creature edit creature:Horse modes:\"fly 60 average\" altitude:20";
    let mut door = ridden("srd35", &["/dismount creature:Hero", up, "/creature edit creature:Hero at:C4 altitude:20"]);
    door.done("/mount creature:Hero target:Horse force:true");
    let told = door.ask("/dismount creature:Hero preview:true");
    assert!(message(&told).contains("Hero would fall 20 ft"), "{told:#}");
}

#[test]
fn who_lies_low_carries_nobody_and_the_answer_says_why() {
    for (condition, why) in
        [("dead", "Pony is dead, and can't"), ("helpless", "Pony is helpless"), ("prone", "stand up")]
    {
        let pony = format!("/creature add name:Pony at:F8 side:heroes size:large conditions:{condition}");
        let mut door = ridden("srd35", &[&pony, "/creature add name:Squire at:E8 side:heroes"]);
        let told = door.ask("/mount creature:Squire target:Pony");
        assert_eq!(told["status"], "refused", "{told}");
        assert!(message(&told).contains(why), "{told}");
    }
}
