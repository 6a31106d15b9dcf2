//! Rise's phases: who has yet to go, movements that are declared and carried out together, and taking them back.

use serde_json::Value;

use crate::door::Door;

const ALDO: u64 = 7;
const CYL: u64 = 8;

/// Two players' heroes and two of the GM's drow, in the first movement phase.
fn table(declared: bool) -> Door {
    let mut door = Door::seeded(Some(3));
    door.done("/table new width:20 height:12 ruleset:rise");
    door.done("/creature add name:Aldo at:C5 owner:7 initiative:2");
    door.done("/creature add name:Cyl at:C8 owner:8 initiative:2");
    door.done("/creature add name:Drow count:2 at:\"H5 H8\" side:drow initiative:2");
    if declared {
        door.done("/table phases declared:true");
    }
    door.done("/phase next");
    door
}

pub(super) fn at(door: &mut Door, who: &str) -> String {
    let board = door.ask("/show");
    let one = board["ruling"]["creatures"].as_array().unwrap().iter().find(|one| one["name"] == who);
    one.unwrap()["anchor"].as_str().unwrap().to_owned()
}

pub(super) fn told(reply: &Value) -> &str {
    reply["message"].as_str().unwrap()
}

#[track_caller]
fn done(reply: &Value) {
    assert_eq!(reply["status"], "done", "{reply:#}");
}

#[test]
fn the_phase_shows_who_is_to_go_and_what_is_declared() {
    let mut door = table(false);
    let shown = door.ask("/phase show");
    assert_eq!(told(&shown), "Round 1, movement.\nTo go: Aldo, Cyl, Drow 1-2.", "{shown:#}");
    door.done("/block creature:Aldo target:\"Drow 1\"");
    done(&door.ask_as(CYL, "/hustle to:\"2n\""));
    let shown = door.ask("/phase show");
    assert!(told(&shown).contains("To go: Drow 1-2.\nDeclared: Aldo blocks Drow 1."), "{shown:#}");
    assert_eq!(shown["ruling"]["to_go"], serde_json::json!(["Drow 1", "Drow 2"]));
    let ready = door.ask("/phase done");
    assert!(told(&ready).starts_with("Done for this phase: Drow 1-2.\nEveryone has moved"), "{ready:#}");
    let next = door.ask("/phase next");
    assert!(told(&next).contains("action phase") && told(&next).contains("To go: Aldo, Cyl, Drow 1-2."), "{next:#}");
}

#[test]
fn held_movements_are_made_together_as_the_phase_ends() {
    let mut door = table(true);
    let declared = door.ask_as(ALDO, "/hustle to:\"3e\"");
    done(&declared);
    assert!(told(&declared).starts_with("Aldo goes to "), "{declared:#}");
    assert_eq!(declared["ruling"]["held"], true);
    assert_eq!(at(&mut door, "Aldo"), "C5");
    // Until then only the GM knows what the GM's creatures are about to do.
    let secret = door.reply("/follow creature:\"Drow 1\" target:Aldo distance:5");
    assert!(secret.private && secret.text().contains("Drow 1 follows Aldo"), "{}", secret.text());
    let shown = door.ask_as(CYL, "/phase show");
    assert!(
        told(&shown).contains("Declared: Aldo goes to F5; Drow 1.") && !told(&shown).contains("follows"),
        "{shown:#}"
    );
    let next = door.ask("/phase next");
    done(&next);
    assert_eq!((at(&mut door, "Aldo"), next["ruling"]["stage"].as_str()), ("F5".to_owned(), Some("action")));
    assert_eq!(next["ruling"]["resolved"].as_array().unwrap().len(), 2, "{next:#}");
    assert_eq!(at(&mut door, "Drow 1"), "G5", "{next:#}");
    door.done("/undo");
    assert_eq!((at(&mut door, "Aldo"), at(&mut door, "Drow 1")), ("C5".to_owned(), "H5".to_owned()));
    assert!(told(&door.ask("/phase show")).contains("Aldo goes to F5"));
}

/// Rise 5.6.3, Block is swift: it counts against a movement that was typed before it.
#[test]
fn a_block_counts_against_what_was_typed_before_it() {
    let mut door = table(true);
    door.done("/place creature:\"Drow 1\" at:E6");
    door.done("/creature sheet creature:\"Drow 1\" initiative:30");
    done(&door.ask_as(ALDO, "/hustle to:\"5e\""));
    done(&door.ask("/block creature:\"Drow 1\" target:Aldo"));
    let next = door.ask("/phase next");
    assert_eq!(at(&mut door, "Aldo"), "D5", "{next:#}");
    assert!(next["ruling"]["resolved"][0]["creature"] == "Drow 1", "{next:#}");
}

#[test]
fn a_new_declaration_says_what_it_replaces() {
    for declared in [true, false] {
        let mut door = table(declared);
        done(&door.ask_as(ALDO, "/follow target:\"Drow 1\" distance:30"));
        let again = door.ask_as(ALDO, "/block target:\"Drow 2\"");
        done(&again);
        assert!(told(&again).contains("This replaces: Aldo follows Drow 1 within 30 ft."), "{again:#}");
    }
}

#[test]
fn a_declaration_can_be_taken_back_after_others_typed() {
    for declared in [true, false] {
        let mut door = table(declared);
        done(&door.ask_as(ALDO, "/block target:\"Drow 1\""));
        done(&door.ask_as(CYL, "/hustle to:\"2n\""));
        assert_eq!(door.ask_as(ALDO, "/undo")["status"], "error");
        assert_eq!(door.ask_as(CYL, "/phase retract creature:Aldo")["status"], "error");
        let back = door.ask_as(ALDO, "/phase retract");
        assert!(told(&back).starts_with("Aldo took their declaration back.\nTo go: Aldo,"), "{back:#}");
        done(&door.ask_as(ALDO, "/hustle to:\"2e\""));
        assert_eq!(door.ask_as(9, "/phase retract")["status"], "error");
    }
    let mut door = table(false);
    done(&door.ask_as(ALDO, "/follow target:\"Drow 1\" distance:5"));
    let moved = door.ask_as(ALDO, "/phase retract");
    assert!(told(&moved).contains("Aldo moved by that declaration already"), "{moved:#}");
}

#[test]
fn what_waits_for_a_check_stays_held_and_the_phase_with_it() {
    let mut door = table(true);
    door.done("/creature add name:Bran at:C2 owner:9");
    door.done("/place creature:\"Drow 1\" at:E3");
    done(&door.ask_as(9, "/hustle to:\"5e\""));
    done(&door.ask("/block creature:\"Drow 1\" target:Bran"));
    let waits = door.ask("/phase next");
    assert!(told(&waits).contains("Waiting for a check: Bran."), "{waits:#}");
    assert!(!told(&waits).contains("Not Bran"), "{waits:#}");
    assert_eq!((at(&mut door, "Bran"), waits["ruling"]["waits"][0].as_str()), ("C2".to_owned(), Some("Bran")));
    done(&door.ask_as(9, "/hustle to:\"5e\" check:30 against:3"));
    let next = door.ask("/phase next");
    assert_eq!(
        (at(&mut door, "Bran"), next["ruling"]["stage"].as_str()),
        ("H2".to_owned(), Some("action")),
        "{next:#}"
    );
}

#[test]
fn an_order_in_words_is_held_at_any_table() {
    let mut door = table(false);
    for (order, says) in [
        ("follow Drow 1 10", "Aldo follows Drow 1 within 10 ft"),
        ("block Drow 2", "Aldo blocks Drow 2"),
        ("withdraw Drow 1, Drow 2 40", "Aldo keeps at least 40 ft from Drow 1 and Drow 2"),
        ("hustle E5", "Aldo goes to E5"),
    ] {
        let reply = door.ask_as(ALDO, &format!("/phase declare order:\"{order}\""));
        assert!(told(&reply).starts_with(says), "{order}: {reply:#}");
        assert_eq!(at(&mut door, "Aldo"), "C5");
    }
    let group = door.ask("/phase declare creature:drow order:\"follow Aldo 10\"");
    assert!(told(&group).starts_with("Drow 1 follows Aldo within 10 ft"), "{group:#}");
    for (order, says) in
        [("dance", "isn't an order"), ("follow Nobody 10", "Nobody"), ("withdraw Drow 1", "isn't an order")]
    {
        let reply = door.ask_as(ALDO, &format!("/phase declare order:\"{order}\""));
        assert!(reply["status"] == "error" && told(&reply).contains(says), "{order}: {reply:#}");
    }
    done(&door.ask("/phase next"));
    assert_eq!(at(&mut door, "Aldo"), "E5");
    let late = door.ask_as(ALDO, "/phase declare order:\"hustle F5\"");
    assert!(told(&late).contains("in the movement phase"), "{late:#}");
    let mut pit = table(false);
    let nowhere = pit.ask("/climb-forward creature:Aldo altitude:0 dv:5 check:20");
    assert!(nowhere["status"] == "error" && told(&nowhere).contains("already"), "{nowhere:#}");
    let mut other = Door::open();
    other.done("/table new width:9 height:9");
    assert_eq!(other.ask("/phase declare order:\"hustle F5\"")["status"], "refused");
    assert!(told(&other.ask("/phase show")).contains("no phase"));
}

/// Hidden creatures are in no panel, and only the GM reads what they do when the phase ends.
#[test]
fn the_hidden_declare_for_the_gm_alone() {
    let mut door = table(true);
    door.done("/creature edit creature:\"Drow 2\" hidden:true");
    done(&door.ask("/hustle creature:\"Drow 2\" to:\"2e\""));
    let shown = door.ask_as(CYL, "/phase show");
    assert!(!shown.to_string().contains("Drow 2"), "{shown:#}");
    let next = door.ask("/phase next");
    assert!(!told(&next).contains("Drow 2") && !next["ruling"].to_string().contains("Drow 2"), "{next:#}");
    assert!(next["aside"].as_str().unwrap().contains("Drow 2"), "{next:#}");
    assert!(told(&door.ask("/creature list creature:\"Drow 2\"")).contains("J8"));
}

/// Rise 5.6.3, Block: a mover that can't pay stops. What is left of its speed doesn't allow a second try.
#[test]
fn a_creature_held_back_has_stopped() {
    let mut door = table(false);
    door.done("/place creature:\"Drow 1\" at:E6");
    door.done("/block creature:\"Drow 1\" target:Aldo");
    door.done("/hustle creature:Aldo to:\"5e\" check:1 against:20");
    assert_eq!(at(&mut door, "Aldo"), "D5");
    let again = door.ask("/hustle creature:Aldo to:\"2e\" check:30 against:3");
    assert_eq!((&again["status"], at(&mut door, "Aldo")), (&"refused".into(), "D5".to_owned()), "{again:#}");
    assert!(told(&again).contains("only has one move action") || told(&again).contains("one move action"), "{again:#}");
}

/// 5.6.11: a creature entered and left in one phase doesn't squeeze, and following only limits the distance.
#[test]
fn a_follower_stays_where_its_target_walks_through() {
    let mut door = table(false);
    door.done("/creature add name:Bea at:G5");
    door.done("/place creature:\"Drow 1\" at:S1");
    door.done("/place creature:\"Drow 2\" at:S3");
    done(&door.ask("/follow creature:Bea target:Aldo distance:10"));
    let through = door.ask("/move creature:Aldo to:\"D5 E5 F5 G5\"");
    done(&through);
    assert_eq!((at(&mut door, "Aldo"), at(&mut door, "Bea")), ("G5".to_owned(), "E5".to_owned()), "{through:#}");
    assert!(!told(&through).contains("Bea"), "{through:#}");
    // If the target is too far away, the follower goes on, with all its feet.
    let further = door.ask("/move creature:Aldo to:I5");
    assert!(told(&further).contains("Bea follows Aldo within 10 ft: E5 to G5, 10 of 20 ft"), "{further:#}");
}

#[test]
fn a_follower_gets_no_second_movement_when_the_target_is_gone() {
    let mut door = table(false);
    done(&door.ask("/withdraw creature:\"Drow 1\" from:Aldo distance:30"));
    assert_ne!(at(&mut door, "Drow 1"), "H5");
    done(&door.ask("/withdraw creature:\"Drow 2\" from:Aldo distance:5"));
    door.done("/creature remove creature:Aldo");
    let spent = door.ask("/hustle creature:\"Drow 1\" to:\"e e\"");
    assert!(spent["status"] == "refused" && told(&spent).contains("/withdraw used it"), "{spent:#}");
    // A creature that hasn't moved may declare anything.
    done(&door.ask("/hustle creature:\"Drow 2\" to:\"e e\""));
}

fn labels(reply: &fivefoot::command::Reply) -> Vec<String> {
    let panel = reply.panel.as_ref().expect("buttons");
    panel.rows.iter().flatten().map(|key| panel.label(*key).to_string()).collect()
}

/// However rounds begin, and whatever is done in a phase: the answer says who has yet to go, with the button for what follows.
#[test]
fn every_answer_in_a_phase_says_who_is_to_go() {
    let mut door = table(false);
    door.done("/turn end");
    let started = door.reply("/turn start");
    assert!(started.text().contains("\nTo go: Aldo, Cyl, Drow 1-2."), "{}", started.text());
    let moved = door.reply_as(ALDO, "/move to:\"3e\"");
    assert_eq!(moved.text().lines().last(), Some("To go: Cyl, Drow 1-2."), "{}", moved.text());
    for reply in [&started, &moved] {
        assert!(labels(reply).contains(&"Next phase".to_owned()), "{:?}", labels(reply));
    }
    let looks = door.reply_as(CYL, "/move to:\"3e\" preview:true");
    assert!(!looks.text().contains("To go"), "{}", looks.text());
    let next = door.press(&moved, "Next phase", &[]);
    assert!(
        next.text().contains("action phase") && next.text().contains("To go: Aldo, Cyl, Drow 1-2."),
        "{}",
        next.text()
    );
}

/// The obvious is left out: the speed that the size gives, the feet that the first line has, that a blocker stays.
#[test]
fn a_movement_in_a_phase_takes_one_line() {
    let mut door = table(false);
    let moved = door.ask_as(ALDO, "/move to:\"3e\"");
    assert_eq!(told(&moved), "Aldo moves C5 to F5: 15 of 30 ft.\nTo go: Cyl, Drow 1-2.");
    let blocked = door.ask_as(CYL, "/block target:\"Drow 1\"");
    assert_eq!(told(&blocked).lines().next(), Some("Cyl blocks Drow 1 until the phase ends."), "{blocked:#}");
    assert!(!told(&blocked).contains("0 ft"), "{blocked:#}");
    let again = door.ask_as(ALDO, "/move to:\"2w\"");
    assert!(told(&again).contains("Aldo has used 25 ft this phase."), "{again:#}");
}

/// A held movement names its end, also if it was typed as a direction; `/turn next` carries it out too.
#[test]
fn held_movements_name_their_end_and_turn_next_makes_them() {
    let mut door = table(true);
    let declared = door.ask_as(ALDO, "/move to:\"3e\"");
    assert!(told(&declared).starts_with("Aldo goes to F5: declared"), "{declared:#}");
    let group = door.ask("/move creature:\"Drow 1-2\" to:\"2w\"");
    assert!(told(&group).contains("Drow 1 goes to F5") && told(&group).contains("Drow 2 goes to F8"), "{group:#}");
    door.done("/move creature:\"Drow 2\" to:\"2w\"");
    done(&door.ask("/turn next"));
    assert_eq!((at(&mut door, "Drow 2"), at(&mut door, "Cyl")), ("F8".to_owned(), "C8".to_owned()));
}

/// A creature that follows one that waits for a check is held with it, and the answer names both after they have gone.
#[test]
fn who_follows_a_creature_that_waits_goes_after_it() {
    let mut door = table(true);
    door.done("/map paint squares:D1:D6 terrain:difficult check:\"Balance 10\"");
    door.done("/follow creature:Cyl target:Aldo distance:5");
    door.done("/move creature:Aldo to:F5");
    let waits = door.ask("/phase next");
    assert!(told(&waits).contains("Waiting for a check: Aldo."), "{waits:#}");
    assert_eq!(waits["ruling"]["waits"], serde_json::json!(["Aldo"]));
    assert!(waits["ruling"]["declared"].to_string().contains("Cyl"), "{waits:#}");
    door.done("/move creature:Aldo to:F5 check:15");
    let made = door.ask("/phase next");
    assert!(told(&made).contains("Aldo moves C5 to F5") && told(&made).contains("Cyl moves C8 to"), "{made:#}");
}

/// A phase that waits for opposed checks has buttons for both sides.
#[test]
fn a_phase_that_waits_offers_the_rolls_it_waits_for() {
    let mut door = table(true);
    door.done("/creature add name:Bran at:C2 owner:9");
    door.done("/place creature:\"Drow 1\" at:E3");
    done(&door.ask_as(9, "/hustle to:\"5e\""));
    done(&door.ask("/block creature:\"Drow 1\" target:Bran"));
    let waits = door.reply("/phase next");
    assert_eq!(labels(&waits)[..2], ["Bran rolls...", "Drow 1 rolls..."], "{}", waits.text());
    let own = door.press(&waits, "Bran rolls...", &[("check", "15")]);
    assert!(own.text().starts_with("Bran goes to"), "{}", own.text());
    // The blocker has an initiative bonus on its sheet, so the bot rolls for it.
    let next = door.reply("/phase next");
    assert!(next.text().contains("action phase"), "{}", next.text());
}

#[test]
fn a_rider_goes_where_its_mount_goes_and_is_not_waited_for() {
    let mut door = Door::seeded(Some(3));
    door.done("/table new width:20 height:12 ruleset:rise");
    door.done("/creature add name:Horse at:C3 size:large");
    door.done("/creature add name:Aldo at:C3");
    door.done("/mount creature:Aldo target:Horse");
    let movement = door.ask("/phase next");
    assert_eq!(movement["ruling"]["to_go"], serde_json::json!(["Horse"]), "{movement:#}");
    let action = door.ask("/phase next");
    assert_eq!(action["ruling"]["to_go"], serde_json::json!(["Aldo", "Horse"]), "{action:#}");
}

#[test]
fn who_is_flung_up_beside_a_wall_or_hangs_from_an_edge_does_not_climb_besides() {
    let mut door = Door::seeded(Some(3));
    door.done("/table new width:20 height:12 ruleset:rise");
    door.done("/map edge squares:A2:T2 side:north barrier:wall");
    door.done("/creature add name:Orc at:C1 side:foes");
    door.done("/creature add name:Aldo at:D1");
    door.done("/creature add name:Cyl at:F1 altitude:10 conditions:hanging");
    door.done("/phase next");
    door.done("/fling creature:Orc target:Aldo feet:20 direction:up");
    for name in ["Aldo", "Cyl"] {
        let listed = door.ask(&format!("/creature list creature:{name}"));
        let sheet = told(&listed);
        assert!(sheet.contains("-2 accuracy, Armor, Brawn and Reflex"), "{listed:#}");
        assert!(!sheet.contains("swimming or climbing"), "{listed:#}");
    }
}

/// A Rise table with these creatures.
fn rise(creatures: &[&str]) -> Door {
    let mut door = Door::open();
    door.done("/table new width:30 height:20 ruleset:rise");
    creatures.iter().for_each(|one| door.done(&format!("/creature add {one}")));
    door
}

/// It says what the same command says when it is typed, and where each creature ended.
#[test]
fn the_next_phase_tells_who_gave_way_and_by_which_check() {
    let mut door = rise(&["name:Ann at:B4 side:heroes initiative:50", "name:Bob at:H4 side:foes initiative:90"]);
    door.done("/table phases declared:true");
    door.done("/phase next");
    door.done("/hustle creature:Ann to:E4");
    door.done("/hustle creature:Bob to:E4");
    let text = door.reply("/phase next").text();
    assert!(text.contains("Ann gives way, and ends at D4."), "{text}");
    assert!(text.contains("Bob wins the opposed initiative check") && text.contains("d20 ("), "{text}");
    assert!(!text.contains("Ann moves B4 to E4"), "{text}");
    assert_eq!(at(&mut door, "Ann"), "D4");
}

#[test]
fn the_next_phase_tells_what_blocks_a_declared_movement() {
    let mut door = rise(&["name:Ann at:B4 side:heroes initiative:0", "name:Dan at:F5 side:foes initiative:90"]);
    door.done("/table phases declared:true");
    door.done("/phase next");
    door.done("/hustle creature:Ann to:H4");
    door.done("/block creature:Dan target:Ann");
    let text = door.reply("/phase next").text();
    for told in ["Dan blocks Ann: 30 ft extra.", "Ann stops on the way to H4", "Rule: Block (Rise"] {
        assert!(text.contains(told), "{told}: {text}");
    }
}

#[test]
fn a_declaration_that_the_speed_does_not_reach_says_so() {
    let mut door = rise(&["name:Ann at:B4 side:heroes speed:30"]);
    door.done("/table phases declared:true");
    door.done("/phase next");
    let text = door.reply("/phase declare creature:Ann order:\"hustle I5\"").text();
    assert!(text.contains("Ann stops on the way to I5"), "{text}");
}

#[test]
fn an_order_for_a_group_names_who_falls_short() {
    let all = ["name:Ann at:M4 side:heroes", "name:\"Gob 1\" at:G4 side:foes", "name:\"Gob 2\" at:G5 side:foes"];
    let mut door = rise(&all);
    door.done("/creature add name:\"Gob 3\" at:G6 side:foes");
    door.done("/creature add name:\"Gob 4\" at:B6 side:foes speed:20");
    door.done("/phase next");
    let text = door.reply("/follow creature:\"Gob 1-4\" target:Ann distance:5").text();
    assert!(text.contains("Gob 4 is 35 ft from Ann, and can't do better."), "{text}");
    assert!(!text.contains("Gob 1 is"), "{text}");
}

#[test]
fn all_who_squeeze_in_a_square_are_named() {
    let mut door = Door::open();
    door.done("/table new width:9 height:6 ruleset:rise");
    (1..=4).for_each(|nth| door.done(&format!("/creature add name:Imp{nth} at:B2 size:small side:heroes")));
    door.done("/creature add name:Imp5 at:D2 size:small side:heroes");
    let text = door.reply("/move creature:Imp5 to:B2 share:true").text();
    assert!(text.contains("Imp5, Imp1, Imp2, Imp3 and Imp4 squeeze"), "{text}");
}

/// The action phase of a round follows its movement phase, and a move in it replaces the standard action.
#[test]
fn options_know_what_a_phase_leaves() {
    let mut door = rise(&["name:Ann at:B4 side:heroes speed:30", "name:Foe at:H4 side:foes"]);
    let first = |door: &mut Door| door.ask("/options creature:Ann target:Foe")["ruling"]["options"][0].clone();
    door.done("/phase next");
    door.done("/hustle creature:Ann to:C4");
    assert_eq!(first(&mut door)["attack"], "one", "the action phase is still to come");
    door.done("/phase next");
    assert_eq!(first(&mut door)["attack"], "next-turn", "the move takes its place");
    door.done("/move creature:Ann to:G4");
    assert_eq!(first(&mut door)["attack"], "next-turn");
    let text = door.reply("/options creature:Ann target:Foe").text();
    assert!(text.contains("attack next round"), "{text}");
}

#[test]
fn options_say_that_a_sprint_in_the_movement_phase_tires() {
    let mut door = rise(&["name:Ann at:B4 side:heroes speed:30", "name:Foe at:N4 side:foes"]);
    door.done("/phase next");
    let text = door.reply("/options creature:Ann target:Foe").text();
    assert!(text.contains("Sprint to") && text.contains("1 fatigue level"), "{text}");
    assert!(!text.contains("Double move"), "{text}");
}

#[test]
fn a_phase_names_the_fliers_who_have_to_fly_in_it() {
    let mut door = rise(&["name:Eagle at:B4 side:heroes modes:\"fly 30\" altitude:20"]);
    let text = door.reply("/phase next").text();
    assert!(text.contains("In the air, without having flown in this phase: Eagle."), "{text}");
    door.done("/fly creature:Eagle to:D4@20");
    let text = door.reply("/phase show").text();
    assert!(!text.contains("without having flown"), "{text}");
}

/// Nothing moves before the check of a blocker that only the GM knows has its result.
#[test]
fn a_hidden_blocker_without_initiative_holds_a_movement_up() {
    let mut door = rise(&["name:Ann at:B4 side:heroes", "name:Hid at:E4 side:foes hidden:true"]);
    door.done("/phase next");
    door.done("/block creature:Hid target:Ann");
    let reply = door.ask("/move creature:Ann to:\"C5 D5 E5 F5 G5\"");
    assert_eq!(reply["ruling"]["verdict"], "needs-check", "{reply}");
    assert_eq!(at(&mut door, "Ann"), "B4");
}

#[test]
fn the_sheet_says_which_listed_speed_counts_nowhere() {
    let mut door = rise(&[]);
    let text = door.reply("/creature add name:Bird at:B4 speed:30 modes:\"fly 60\"").text();
    assert!(text.contains("whatever the list says (fly 60 ft)"), "{text}");
    let text = door.reply("/creature add name:Kite at:D4 speed:30 modes:\"fly 30\"").text();
    assert!(!text.contains("whatever the list says"), "{text}");
}

/// The term is only used in Rise.
#[test]
fn a_difficulty_value_is_no_dc() {
    for (ruleset, term, other) in [("rise", "DV 10", "DC"), ("epic-path", "DC 10", "DV")] {
        let mut door = Door::open();
        door.done(&format!("/table new width:9 height:6 ruleset:{ruleset}"));
        door.done("/map paint squares:B2 terrain:difficult check:\"Balance 10\"");
        door.done("/creature add name:Ann at:A2");
        let text = door.reply("/move creature:Ann to:B2").text();
        assert!(text.contains(term) && !text.contains(other), "{ruleset}: {text}");
    }
}
