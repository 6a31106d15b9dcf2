//! What can be set on a creature, and how answers show it.

use serde_json::{Value, json};

use crate::door::Door;

fn table() -> Door {
    let mut door = Door::open();
    door.done("/table new width:20 height:15");
    door.done("/creature add name:Ogre at:D4 size:large side:villains speed:40");
    door
}

/// The JSON of the only creature.
fn sheet(door: &mut Door) -> Value {
    door.ask("/show")["ruling"]["creatures"][0].clone()
}

pub fn refused(door: &mut Door, line: &str) -> String {
    let before = door.ask("/show");
    let reply = door.ask(line);
    assert_eq!(reply["status"], "error", "{line}: {reply}");
    assert_eq!(door.ask("/show"), before, "{line}");
    reply["message"].as_str().unwrap().to_owned()
}

#[test]
fn a_plain_creature_has_a_short_description() {
    let mut door = table();
    let answer = json!({
        "name": "Ogre", "anchor": "D4", "space": "D4:E5", "altitude": 0, "size": "large", "side": "villains",
        "speed": 40, "reach": 10, "helpless": false, "threatens": true, "flanked": false,
    });
    assert_eq!(sheet(&mut door), answer);
    assert_eq!(door.ask("/creature list")["message"], "Ogre: D4:E5, villains, large, speed 40, reach 10");
}

/// Rise, 5.6.11 Squeezing: two creatures that share a square squeeze. The answer says what the new place does.
#[test]
fn an_answer_says_what_the_new_place_does() {
    let mut door = Door::open();
    for line in ["/table new width:9 height:9 ruleset:rise", "/creature add name:Aldo at:B2"] {
        door.done(line);
    }
    let mut says = |line: &str| {
        let said = door.ask(line)["message"].as_str().unwrap().contains("squeezing");
        let all = door.ask("/show")["ruling"]["creatures"].as_array().unwrap().clone();
        let bryn = all.iter().find(|one| one["name"] == "Bryn").unwrap();
        assert_eq!(said, bryn["conditions"] == json!(["squeezing"]), "{line}");
        said
    };
    assert!(says("/creature add name:Bryn at:B2"));
    assert!(!says("/place creature:Bryn at:D4"));
    assert!(says("/place creature:Bryn at:B2"));
}

#[test]
fn every_detail_of_a_creature_is_listed_again() {
    for (option, field, expected, line) in [
        ("weapon-reach:true", "weapon_reach", json!(20), "reach weapon 20 ft"),
        ("weapon-reach:15ft", "weapon_reach", json!(15), "reach weapon 15 ft"),
        ("weapon-reach:false", "weapon_reach", json!(null), "reach 10 ft."),
        ("armor:medium", "armor", json!("medium"), "medium armor"),
        ("load:heavy", "load", json!("heavy"), "heavy load"),
        ("armor:none", "armor", json!(null), "reach 10 ft."),
        ("conditions:\"blinded PRONE\"", "conditions", json!(["prone", "blinded"]), "prone, blinded"),
        ("conditions:flat_footed,dead", "conditions", json!(["dead", "flat-footed"]), "dead, flat-footed"),
        ("dead:true", "helpless", json!(true), "dead"),
        ("helpless:true", "conditions", json!(["helpless"]), "helpless"),
        ("race:half-orc", "race", json!("half-orc"), "half-orc"),
        ("speed-bonus:10", "speed", json!(50), "speed 50 ft"),
        ("speed:natural", "speed", json!(30), "speed 30 ft"),
        ("speed-category:slow", "speed_category", json!("slow"), "slow speed category"),
        ("runner:true", "runner", json!(true), "runner"),
        ("constitution:14", "constitution", json!(14), "Constitution 14"),
        ("fills:true", "fills", json!(true), "fills its squares"),
        ("helpless-obstacle:true", "helpless_obstacle", json!(true), "an obstacle even when helpless"),
        ("ignores:\"low difficult\"", "ignores", json!(["difficult", "low"]), "ignores difficult, low"),
        ("ignores-difficult:true", "ignores", json!(["difficult"]), "ignores difficult"),
        ("space:D4:D5", "space", json!("D4:D5"), "squeezing"),
        ("space:D4:E4", "squeezed", json!(true), "at D4:E4"),
        ("space:D4:E5", "squeezed", json!(null), "at D4:E5"),
    ] {
        let mut door = table();
        let before = sheet(&mut door);
        let reply = door.ask(&format!("/creature edit creature:Ogre {option}"));
        let message = reply["message"].as_str().unwrap();
        assert!(reply["status"] == "done" && message.contains(line), "{option}: {message}");
        let after = sheet(&mut door);
        assert_eq!(after[field], expected, "{option}");
        if after != before {
            door.done("/undo");
            assert_eq!(sheet(&mut door), before, "{option}");
            door.done("/redo");
            assert_eq!(sheet(&mut door), after, "{option}");
        }
        if !option.starts_with("speed:") {
            door.done(&format!("/creature add name:Twin at:D4 size:large side:villains speed:40 {option}"));
            let mut twin = door.ask("/show")["ruling"]["creatures"][1].clone();
            twin["name"] = json!("Ogre");
            assert_eq!(twin, after, "{option}");
        }
    }
}

#[test]
fn single_conditions_come_and_go_and_a_list_is_the_whole_set() {
    let mut door = table();
    let mut conditions = |option: &str| {
        door.done(&format!("/creature edit creature:Ogre {option}"));
        sheet(&mut door)["conditions"].clone()
    };
    assert_eq!(conditions("prone:true stunned:true"), json!(["stunned", "prone"]));
    assert_eq!(conditions("stunned:false blinded:true"), json!(["prone", "blinded"]));
    assert_eq!(conditions("helpless:true"), json!(["helpless", "prone", "blinded"]));
    assert_eq!(conditions("conditions:unconscious prone:true"), json!(["unconscious", "prone"]));
    assert_eq!(conditions("conditions:none"), json!(null));
    for single in ["dead", "unconscious", "paralyzed", "stunned", "prone", "flat-footed", "blinded", "incorporeal"] {
        assert_eq!(conditions(&format!("{single}:true")), json!([single]));
        assert_eq!(conditions(&format!("{single}:false")), json!(null));
    }
}

#[test]
fn lists_are_replaced_and_the_difficult_flag_is_one_of_them() {
    let mut door = table();
    let mut ignores = |option: &str| {
        door.done(&format!("/creature edit creature:Ogre {option}"));
        sheet(&mut door)["ignores"].clone()
    };
    assert_eq!(ignores("ignores:\"water shallow-water\""), json!(["water", "shallow-water"]));
    assert_eq!(ignores("ignores-difficult:true"), json!(["difficult", "water", "shallow-water"]));
    assert_eq!(ignores("ignores:low"), json!(["low"]));
    assert_eq!(ignores("ignores:none"), json!(null));
}

#[test]
fn a_squeezed_space_is_given_up_where_a_new_place_has_room_for_all() {
    let mut door = table();
    let mut space = |line: &str| {
        door.done(line);
        sheet(&mut door)["space"].as_str().unwrap().to_owned()
    };
    assert_eq!(space("/creature edit creature:Ogre space:F6:F7"), "F6:F7");
    assert_eq!(space("/creature edit creature:Ogre side:heroes"), "F6:F7", "it stays so");
    assert_eq!(space("/place creature:Ogre at:H2"), "H2:I3");
    assert_eq!(space("/place creature:Ogre at:H2 space:H2:I2"), "H2:I2");
    assert_eq!(space("/creature edit creature:Ogre size:huge"), "H2:J4");
    assert_eq!(space("/creature edit creature:Ogre space:H2:I4"), "H2:I4", "half of three is two");
    assert_eq!(space("/undo"), "H2:J4");
}

#[test]
fn a_space_that_its_size_does_not_have_is_refused() {
    let mut door = table();
    for (line, hint) in [
        ("/creature edit creature:Ogre space:D4:F6", "large creature: D4:E5, squeezed D4:D5 or D4:E4, not D4:F6"),
        ("/creature edit creature:Ogre size:medium space:D4:D5", "with no narrower one"),
        ("/place creature:Ogre at:D5 space:D4:D5", "`at` is the northwest square of `space`"),
        ("/creature edit creature:Ogre space:corridor", "a rectangle of squares such as E5:E6"),
        ("/place creature:Ogre at:T1 space:T1:U1", "T1:U1, partly off the map"),
    ] {
        let message = refused(&mut door, line);
        assert!(message.contains(hint) && message.contains("/"), "{line}: {message}");
    }
}

#[test]
fn what_no_creature_can_be_is_refused_with_what_it_could_be() {
    let mut door = table();
    for (line, hint) in [
        ("/creature edit creature:Ogre size:titanic", "`size` can't be titanic: the 3.5 SRD"),
        ("/creature add name:Big at:A1 size:titanic-two-plus", "has fine, diminutive, tiny"),
        ("/map edge squares:D4 side:east barrier:narrow fits:titanic", "`fits` can't be titanic"),
        ("/creature edit creature:Ogre conditions:\"prone sleepy\"", "`sleepy` isn't one of them"),
        ("/creature edit creature:Ogre conditions:pron", "Did you mean `prone`?"),
        (
            "/creature edit creature:Ogre conditions:\"none prone\"",
            "takes `none`, or any of these, separated by spaces: dead, helpless",
        ),
        ("/creature edit creature:Ogre ignores:walls", "difficult, obstacle"),
        ("/creature edit creature:Ogre weapon-reach:far", "true, false, or a reach in feet"),
        ("/creature edit creature:Ogre weapon-reach:7", "steps of 5"),
        ("/creature edit creature:Ogre weapon-reach:0", "steps of 5"),
        ("/creature edit creature:Ogre constitution:0", "from 1 to 100"),
        ("/creature edit creature:Ogre race:orc", "half-orc"),
        ("/creature edit creature:Ogre armor:plate", "none, light, medium, heavy"),
        ("/creature edit creature:Ogre speed-category:brisk", "fast, average, slow"),
        ("/creature edit creature:Ogre speed:quick", "a length in feet"),
        ("/creature edit creature:Ogre prone:perhaps", "true or false"),
    ] {
        let message = refused(&mut door, line);
        assert!(message.contains(hint) && message.contains("Example: /"), "{line}: {message}");
    }
}

#[test]
fn a_narrow_gap_says_which_sizes_fit() {
    let mut door = table();
    for (line, hint) in [
        ("/map edge squares:D4 side:east barrier:narrow", "`fits` is missing"),
        ("/map edge squares:D4 side:east barrier:wall fits:small", "`fits` goes with barrier:narrow, not with wall"),
        ("/map edge squares:D4 side:east barrier:narrow fits:giant", "one of fine, diminutive"),
    ] {
        let message = refused(&mut door, line);
        assert!(message.contains(hint) && message.contains("Example: /map edge"), "{line}: {message}");
    }
    let reply = door.ask("/map edge squares:D4 side:east barrier:narrow fits:small");
    assert_eq!(reply["message"], "On 1 edge: a narrow gap for sizes up to small.");
    for terrain in ["shallow-water", "concealed"] {
        door.done(&format!("/map paint squares:G4 terrain:{terrain}"));
    }
}

/// `none` clears a figure that was set by mistake, or that nobody knows.
#[test]
fn none_clears_a_figure_without_a_none_of_its_own() {
    for (option, field, figure) in
        [("strength", "strength", 14), ("constitution", "constitution", 9), ("light-load", "light_load", 60)]
    {
        let mut door = table();
        let before = sheet(&mut door);
        door.done(&format!("/creature edit creature:Ogre {option}:{figure}"));
        assert_eq!(sheet(&mut door)[field], figure);
        door.done(&format!("/creature edit creature:Ogre {option}:None"));
        assert_eq!(sheet(&mut door), before, "{option}");
        let wrong = door.ask(&format!("/creature edit creature:Ogre {option}:nobody"));
        let message = wrong["message"].as_str().unwrap();
        assert!(wrong["status"] == "error" && message.contains(", or none, not `nobody`"), "{wrong}");
    }
}

#[test]
fn a_space_of_its_own_is_shown_kept_and_given_up() {
    let mut door = table();
    let space = |door: &mut Door, line: &str| {
        door.done(line);
        let sheet = sheet(door);
        (sheet["space"].as_str().unwrap().to_owned(), sheet["squares"].clone())
    };
    let own = ("D4:G7".to_owned(), json!(4));
    assert_eq!(space(&mut door, "/creature sheet creature:Ogre squares:4"), own);
    let message = door.ask("/creature list creature:Ogre")["message"].as_str().unwrap().to_owned();
    assert!(message.contains("D4:G7") && message.contains("space 20 ft"), "{message}");
    assert_eq!(space(&mut door, "/creature edit creature:Ogre space:D4:E7"), ("D4:E7".to_owned(), json!(4)));
    assert_eq!(space(&mut door, "/creature edit creature:Ogre at:D4"), own);
    assert_eq!(space(&mut door, "/creature edit creature:Ogre size:huge"), ("D4:F6".to_owned(), json!(null)));
    assert_eq!(space(&mut door, "/undo"), own);
    assert_eq!(space(&mut door, "/creature edit creature:Ogre squares:none"), ("D4:E5".to_owned(), json!(null)));
    for wrong in ["squares:0", "squares:17", "squares:natural"] {
        assert_eq!(door.ask(&format!("/creature edit creature:Ogre {wrong}"))["status"], "error", "{wrong}");
    }
}

/// Epic Path, Prone, Quelled and Splayed: each of the three has its own figures. The answer says how a condition slows a
/// creature, and which conditions the rulebook doesn't mention.
#[test]
fn conditions_say_what_they_do_to_movement_or_that_they_do_nothing() {
    for (ruleset, conditions, says) in [
        ("srd35", "entangled exhausted", "Slowed, exhausted and entangled: half speed;"),
        ("epic-path", "slowed", "Slowed: 10 ft at most with a move action"),
        ("srd35", "quelled unsteady", "No known rule of the 3.5 SRD covers this: quelled and unsteady."),
        ("rise", "staggered", "No known rule of Rise covers this: staggered."),
    ] {
        let mut door = Door::open();
        door.done(&format!("/table new width:5 height:5 ruleset:{ruleset}"));
        let added = door.ask(&format!("/creature add name:Ann at:B2 conditions:\"{conditions}\""));
        let told = added["message"].as_str().unwrap();
        assert_eq!(told.matches(says).count(), 1, "{ruleset} {conditions}: {told}");
    }
}

#[test]
fn the_quelled_and_the_splayed_read_what_that_costs_them() {
    let mut door = Door::open();
    door.done("/table new width:5 height:5 ruleset:epic-path");
    for (condition, figures) in [
        ("quelled", "-2 on attacks, -2 AC against melee attacks, +2 AC against ranged attacks"),
        ("splayed", "-4 on attacks and -4 AC"),
    ] {
        door.done("/table new width:5 height:5 ruleset:epic-path");
        let said = door.ask(&format!("/creature add name:Ann at:B2 conditions:{condition}"))["message"].to_string();
        assert!(said.contains(&format!("{condition}. {figures}.")), "{said}");
    }
    door.done("/table ruleset name:srd35");
    let said = door.ask("/creature list creature:Ann")["message"].to_string();
    assert!(said.contains("splayed") && !said.contains("-4 on attacks"), "{said}");
}

#[test]
fn a_hoverer_that_is_made_prone_stays_up() {
    let mut door = Door::open();
    door.done("/table new width:20 height:15 ruleset:epic-path");
    door.done("/creature add name:Wisp at:D4 side:heroes modes:\"fly 60 hover\" altitude:5");
    let told = door.ask("/creature edit creature:Wisp conditions:prone");
    let message = told["message"].as_str().unwrap();
    assert!(message.contains("hoverers are never prone") && !message.contains("-4"), "{message}");
}
