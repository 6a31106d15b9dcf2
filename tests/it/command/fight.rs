//! A typical fight: who is in the order, who is skipped, which creature is meant, and what players type.

use fivefoot::command::Key;
use fivefoot::render::Picture;
use serde_json::{Value, json};

use crate::door::Door;

const ANNA: u64 = 5;

fn table(lines: &[&str]) -> Door {
    let mut door = Door::seeded(Some(5));
    door.done("/table new width:20 height:12");
    lines.iter().for_each(|line| door.done(line));
    door
}

/// A player's Aldo, an ogre, and two goblins who come later.
fn fight() -> Door {
    table(&[
        "/creature add name:Aldo at:B2 owner:5",
        "/creature add name:Ogre at:J2 side:foes",
        "/initiative creature:Aldo check:15",
        "/initiative creature:Ogre check:10",
        "/turn start",
    ])
}

fn message(reply: &Value) -> &str {
    reply["message"].as_str().unwrap()
}

fn order(reply: &Value) -> Vec<(&str, i64)> {
    let order = reply["ruling"]["order"].as_array().unwrap();
    order.iter().map(|place| (place["creature"].as_str().unwrap(), place["initiative"].as_i64().unwrap())).collect()
}

fn side(door: &mut Door, who: &str) -> Value {
    let shown = door.ask("/show");
    let all = shown["ruling"]["creatures"].as_array().unwrap();
    all.iter().find(|one| one["name"] == who).unwrap()["side"].clone()
}

#[test]
fn a_turn_is_one_short_message_without_the_order_and_the_rules() {
    let mut door = fight();
    let next = door.ask("/turn next");
    assert_eq!(message(&next).lines().next(), Some("Round 1: Ogre's turn. Next: Aldo."));
    let back = door.ask("/turn next");
    assert!(message(&back).starts_with("Round 2: Aldo's turn (player). Next: Ogre.\n"), "{back:#}");
    for reply in [next, back] {
        assert!(message(&reply).chars().count() <= 300, "{reply:#}");
        assert!(!message(&reply).contains("Order") && !message(&reply).contains("Rule"), "{reply:#}");
    }
}

#[test]
fn fourteen_creatures_start_in_three_hundred_letters() {
    let mut door = table(&[
        "/creature add preset:goblin at:H2:K5 count:8",
        "/creature add preset:ogre at:H8:K11 count:2",
        "/creature add name:Aldo at:A1",
        "/creature add name:Brakka at:A3",
        "/creature add name:Cleo at:A5",
        "/creature add name:Dana at:A7",
    ]);
    let started = door.ask("/turn start roll:true");
    assert!(message(&started).chars().count() <= 300, "{started:#}");
    assert_eq!(order(&started).len(), 14);
    assert!(message(&started).contains("Order: ") && !message(&started).contains("more"), "all of them: {started:#}");
}

#[test]
fn the_dead_and_unconscious_are_passed_over_with_one_note() {
    let mut door = table(&[
        "/creature add name:A at:A1",
        "/creature add name:B at:B1",
        "/creature add name:C at:C1",
        "/initiative creature:A check:18",
        "/initiative creature:B check:12",
        "/initiative creature:C check:5",
        "/turn start",
        "/creature edit creature:B dead:true",
    ]);
    let passed = door.ask("/turn next");
    assert_eq!(passed["ruling"]["acting"], "C", "{passed:#}");
    assert!(message(&passed).contains("no more turns: B."), "{passed:#}");
    let again = door.ask("/turn next");
    assert_eq!(again["ruling"]["acting"], "A");
    assert!(!message(&again).contains("no more turns"), "{again:#}");
    door.done("/creature edit creature:C unconscious:true");
    assert_eq!(door.ask("/turn next")["ruling"]["acting"], "A", "nobody else is left");
    door.done("/creature edit creature:C unconscious:false");
    assert_eq!(door.ask("/turn next")["ruling"]["acting"], "C", "and up again");
}

#[test]
fn latecomers_are_named_and_roll() {
    let mut door = fight();
    let late = door.ask("/creature add name:Brakka at:C4");
    assert!(message(&late).ends_with("Not in the order yet: Brakka."), "{late:#}");
    door.done("/creature add name:Goblin at:L4 side:foes initiative:1");
    door.done("/turn next");
    let round = door.ask("/turn next");
    assert!(message(&round).contains("Not in the order yet: Brakka, Goblin."), "{round:#}");
    // A player rolls for their own creatures only, and Anna's all have their initiative.
    let hers = door.ask_as(ANNA, "/turn roll");
    assert_eq!(hers["status"], "error", "{hers:#}");
    let rolled = door.ask("/turn roll");
    assert_eq!(rolled["ruling"]["rolled"], json!(["Brakka", "Goblin"]), "{rolled:#}");
    assert_eq!(order(&rolled).len(), 4);
    assert_eq!(door.ask("/turn roll")["status"], "error", "everybody has a place");
    let next = door.ask("/turn next");
    assert!(!message(&next).contains("Not in the order"), "{next:#}");
}

#[test]
fn a_revealed_creature_is_not_in_the_order_yet() {
    let mut door = fight();
    door.done("/creature add name:Lurker at:L4 side:foes hidden:true");
    door.done("/turn next");
    assert!(!message(&door.ask("/turn next")).contains("Lurker"));
    let revealed = door.ask("/creature edit creature:Lurker hidden:false");
    assert!(message(&revealed).ends_with("Not in the order yet: Lurker."), "{revealed:#}");
    door.done("/turn next");
    assert!(message(&door.ask("/turn next")).contains("Not in the order yet: Lurker."));
}

#[test]
fn alike_monsters_share_a_roll_where_the_table_says_so() {
    let lines =
        ["/creature add preset:goblin at:\"H2 H4 H6\" count:3", "/creature add name:Aldo at:A1 owner:5 initiative:2"];
    let goblins = |reply: &Value| -> Vec<i64> {
        let places = order(reply).into_iter().filter(|(name, _)| name.starts_with("Goblin"));
        places.map(|(_, initiative)| initiative).collect()
    };
    let mut each = table(&lines);
    let rolled = goblins(&each.ask("/turn start"));
    assert!(rolled.windows(2).any(|pair| pair[0] != pair[1]), "each its own: {rolled:?}");
    let mut shared = table(&lines);
    shared.done("/table initiative shared:true");
    let started = shared.ask("/turn start");
    let rolled = goblins(&started);
    assert!(rolled.len() == 3 && rolled.iter().all(|one| *one == rolled[0]), "{started:#}");
    assert!(message(&started).contains("Goblin 1-3 "), "{started:#}");
    // A creature that joins them acts with them, and one correction counts for all.
    shared.done("/creature add preset:goblin name:\"Goblin 4\" at:H8");
    assert_eq!(goblins(&shared.ask("/turn roll")), [rolled[0]; 4]);
    let corrected = shared.ask("/initiative creature:\"Goblin 2\" check:30");
    assert_eq!(goblins(&corrected), [30; 4], "{corrected:#}");
}

#[test]
fn those_of_one_kind_stay_together_when_they_tie_with_others() {
    for seed in 0..20 {
        let mut door = Door::seeded(Some(seed));
        door.done("/table new width:20 height:12");
        door.done("/table initiative shared:true");
        for line in [
            "/creature add preset:orc at:\"H2 H4 H6\" count:3",
            "/creature add name:Aldo at:A1",
            "/initiative creature:\"Orc 1\" check:12",
            "/initiative creature:Aldo check:12 bonus:0",
        ] {
            door.done(line);
        }
        let started = door.ask("/turn start");
        let names: Vec<&str> = order(&started).into_iter().map(|(name, _)| name).collect();
        let orcs: Vec<usize> = (0..names.len()).filter(|at| names[*at].starts_with("Orc")).collect();
        assert!(orcs.windows(2).all(|pair| pair[1] == pair[0] + 1), "{seed}: {names:?}");
    }
}

#[test]
fn one_turn_back_still_counts_what_was_done() {
    let mut door = fight();
    assert_eq!(door.ask("/turn previous")["status"], "error", "the first turn of all");
    door.done("/move to:D2");
    door.done("/turn next");
    let back = door.ask("/turn previous");
    assert_eq!((&back["ruling"]["acting"], &back["ruling"]["round"]), (&json!("Aldo"), &json!(1)), "{back:#}");
    assert_eq!(door.ask("/show")["ruling"]["turn"]["spent"]["moves"], 1);
    door.done("/turn next");
    door.done("/turn next");
    let back = door.ask("/turn previous");
    assert_eq!((&back["ruling"]["acting"], &back["ruling"]["round"]), (&json!("Ogre"), &json!(1)), "{back:#}");
}

#[test]
fn a_corrected_initiative_goes_to_the_highest_while_nobody_has_acted() {
    let mut door = fight();
    assert_eq!(door.ask("/initiative creature:Ogre check:20")["ruling"]["acting"], "Ogre");
    door.done("/undo");
    door.done("/move creature:Aldo to:C2");
    assert_eq!(door.ask("/initiative creature:Ogre check:20")["ruling"]["acting"], "Aldo", "Aldo has begun");
}

#[test]
fn presets_and_stat_blocks_are_monsters_by_default() {
    let mut door = table(&[
        "/creature add preset:ogre at:H3",
        "/creature add name:Brute at:L3 stats:\"Large giant, Spd 40 ft.\"",
        "/creature add preset:wolf name:Rex at:B3 owner:5",
        "/creature add preset:wolf name:Fang at:B5 side:heroes",
        "/creature add name:Aldo at:B7",
        "/creature paste text:\"Goblin at P9: Small humanoid, Init +1\\nMira at B9 side:heroes: Medium humanoid\"",
    ]);
    for (who, of) in [
        ("Ogre", "monsters"),
        ("Brute", "monsters"),
        ("Rex", "heroes"),
        ("Fang", "heroes"),
        ("Aldo", "heroes"),
        ("Goblin", "monsters"),
        ("Mira", "heroes"),
    ] {
        assert_eq!(side(&mut door, who), of, "{who}");
    }
    let shown = door.ask("/show");
    let all = shown["ruling"]["creatures"].as_array().unwrap();
    let bonus = |who: &str| all.iter().find(|one| one["name"] == who).unwrap()["initiative"].clone();
    assert_eq!((bonus("Ogre"), bonus("Goblin")), (json!(-1), json!(1)), "the bonus comes with the figures");
    let allies = door.ask("/creature add name:Guard at:B11 side:allies");
    assert!(message(&allies).contains("side:heroes"), "{allies:#}");
}

#[test]
fn the_owner_of_one_creature_means_it_at_an_open_table_too() {
    let mut door = fight();
    door.done("/gm open on:true");
    door.done("/turn next");
    let moved = door.ask_as(ANNA, "/move to:C2");
    assert_eq!(moved["ruling"]["creature"], "Aldo", "{moved:#}");
    // For the GM, the default is the creature whose turn it is.
    assert_eq!(door.ask("/move to:K3")["ruling"]["creature"], "Ogre");
}

#[test]
fn owners_change_the_state_of_their_own_and_nothing_else() {
    let mut door = fight();
    for line in ["conditions:prone", "speed:20", "load:heavy", "prone:false"] {
        let changed = door.ask_as(ANNA, &format!("/creature edit creature:Aldo {line}"));
        assert_eq!(changed["status"], "done", "{line}: {changed:#}");
    }
    for line in
        ["creature:Aldo side:foes", "creature:Aldo at:K9", "creature:Aldo size:huge", "creature:Ogre prone:true"]
    {
        let refused = door.ask_as(ANNA, &format!("/creature edit {line}"));
        assert_eq!(refused["status"], "error", "{line}: {refused:#}");
    }
}

#[test]
fn a_side_keeps_its_colour_when_others_come() {
    let liveries = |door: &mut Door| match door.reply("/show").picture {
        Some(Picture::Board(scene)) => scene.liveries.iter().map(ToString::to_string).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    let mut door = table(&["/creature add name:Orc at:J2 side:orcs", "/creature add name:Aldo at:A1"]);
    assert_eq!(liveries(&mut door), ["orcs"]);
    // The first side by name comes last, and the orcs leave for a while.
    door.done("/creature add name:Bat at:J4 side:beasts");
    door.done("/creature remove creature:Orc");
    assert_eq!(liveries(&mut door), ["orcs", "beasts"]);
    // A hidden creature gets no colour before it is seen.
    door.done("/creature add name:Lurker at:J6 side:assassins hidden:true");
    door.done("/creature add name:Cultist at:J8 side:cult");
    assert_eq!(liveries(&mut door), ["orcs", "beasts", "cult"]);
}

#[test]
fn every_board_marks_whose_turn_it_is() {
    let mut door = fight();
    door.done("/turn next");
    for line in ["/show", "/move creature:Aldo to:C2 preview:true", "/threat creature:Aldo"] {
        let reply = door.reply(line);
        assert!(reply.alt_text().unwrap().contains("Ogre (foes) at J2, their turn"), "{line}: {:?}", reply.alt_text());
    }
    assert!(door.ask("/show text:true")["letters"].as_str().unwrap().contains("Ogre, their turn"));
}

#[test]
fn a_name_in_the_place_of_a_square_is_beside_that_creature() {
    let mut door = table(&["/creature add name:Aldo at:B2", "/creature add name:Ogre at:J2 size:large side:foes"]);
    let there = door.ask("/move creature:Aldo to:Ogre pace:double preview:true");
    assert_eq!((&there["status"], &there["ruling"]["to"]), (&json!("done"), &json!("I2")), "{there:#}");
    // A word that is nobody's name isn't a square either.
    let nobody = door.ask("/move creature:Aldo to:nne");
    assert_eq!(nobody["status"], "error");
    assert!(message(&nobody).contains("`n ne`"), "{nobody:#}");
}

#[test]
fn names_and_squares_are_understood_as_people_type_them() {
    let mut door = table(&["/creature add name:Goblin count:12 at:H2:L6 side:foes", "/creature add name:Aldo at:B2"]);
    for who in ["goblin1", "gob1", "gob 1", "GOBLIN 1"] {
        let reply = door.ask(&format!("/threat creature:\"{who}\""));
        assert_eq!(reply["ruling"]["creature"], "Goblin 1", "{who}: {reply:#}");
    }
    for square in ["d4", "D-4", "d 4", "d4.", "4D"] {
        let reply = door.ask(&format!("/move creature:Aldo to:\"{square}\" preview:true"));
        assert_eq!(reply["ruling"]["to"], "D4", "{square}: {reply:#}");
    }
}

#[test]
fn a_taken_back_move_says_where_the_creature_is_now() {
    let mut door = fight();
    door.done("/move to:D2");
    let undone = door.ask("/undo");
    assert!(message(&undone).ends_with("Now: Aldo at B2."), "{undone:#}");
}

#[test]
fn a_charge_leaves_the_lance_to_why() {
    let mut door = fight();
    let charged = door.reply("/charge target:Ogre");
    let text = charged.text();
    assert!(!text.contains("lance") && text.matches("3.5 SRD:").count() <= 3, "{text}");
    assert!(charged.json()["ruling"]["rules"].to_string().contains("charge-weapons"), "scripts have all of them");
}

/// Rise 5.6.3 has no threatened squares, so no plan or move offers to show them.
#[test]
fn threats_are_offered_where_the_rulebook_has_them() {
    for (ruleset, offered) in [("srd35", true), ("rise", false)] {
        let mut door = Door::seeded(Some(1));
        door.done(&format!("/table new width:9 height:9 ruleset:{ruleset}"));
        door.done("/creature add name:Aldo at:B2");
        door.done("/creature add name:Ogre at:F6 side:foes");
        for line in ["/move creature:Aldo to:C2 preview:true", "/move creature:Aldo to:C2"] {
            let reply = door.reply(line);
            assert_eq!(reply.press_of(Key::Threats).is_some(), offered, "{ruleset} {line}: {}", reply.text());
        }
    }
}

/// Rise, 5.6.4: climbing without a climb speed has drawbacks. A creature that is flung up beside a wall falls at once if no turns
/// are kept, and doesn't climb.
#[test]
fn who_falls_at_once_beside_a_wall_does_not_climb() {
    let mut door = Door::open();
    door.done("/table new width:6 height:4 ruleset:rise");
    door.done("/map paint squares:D1:D4 terrain:solid");
    door.done("/creature add name:Orc at:C4 side:foes");
    door.done("/creature add name:Bea at:C2");
    let flung = door.ask("/fling creature:Orc target:Bea feet:20 direction:up preview:true");
    let told = flung["message"].as_str().unwrap();
    assert!(told.contains("would then fall 20 ft") && !told.contains("climbing"), "{told}");
}

/// Rulesets, squeezing: no charge begins squeezed, whether the map shows it or the sheet says so.
#[test]
fn a_condition_given_by_hand_stops_a_charge_as_a_narrow_place_does() {
    for ruleset in ["srd35", "epic-path"] {
        let mut door = Door::seeded(Some(5));
        for line in [
            &format!("/table new width:24 height:16 ruleset:{ruleset}"),
            "/creature add name:Ann at:C3 maneuver-defense:12",
            "/creature add name:Foe at:H4 side:monsters conditions:squeezing",
        ] {
            door.done(line);
        }
        let reply = door.ask("/charge creature:Foe target:Ann preview:true");
        assert_eq!(reply["status"], "refused", "{ruleset}: {reply:#}");
        assert!(reply["message"].as_str().unwrap().contains("Foe is squeezing"), "{ruleset}: {reply:#}");
        door.done("/creature edit creature:Foe conditions:none");
        assert_ne!(door.ask("/charge creature:Foe target:Ann preview:true")["status"], "refused", "{ruleset}");
    }
}

/// The ping is for the person who owns the creature, also without a name, as at the console.
#[test]
fn an_owner_without_a_name_chooses_the_ping() {
    let mut door = Door::seeded(Some(5));
    door.done("/table new width:24 height:16 ruleset:srd35");
    door.done("/creature add name:Ann at:C3 owner:5");
    assert_eq!(door.ask_as(5, "/turn pings on:true")["status"], "done");
    assert_eq!(door.ask_as(6, "/turn pings on:true")["status"], "error");
}
