//! What a hurried table runs into in the course of an evening: readied actions, riders, several creatures of one player, groups
//! in the order of turns, and moves that go nowhere.

use fivefoot::command::Status;
use serde_json::Value;

use crate::door::Door;

const CLEO: u64 = 3;
const DANA: u64 = 4;

fn table(lines: &[&str]) -> Door {
    let mut door = Door::seeded(Some(1));
    door.done("/table new width:20 height:12");
    lines.iter().for_each(|line| door.done(line));
    door
}

fn told(reply: &Value) -> &str {
    reply["message"].as_str().unwrap()
}

/// SRD 3.5, Combat II, Special Initiative Actions: a readied action is taken in another creature's turn, it is one action, and
/// afterwards its creature acts right before that other one.
#[test]
fn a_player_takes_a_readied_action_in_anothers_turn() {
    let mut door = table(&[
        "/creature add name:Tilly at:B2 owner:4",
        "/creature add name:Wolf at:K2 side:foes",
        "/initiative creature:Tilly check:30",
        "/initiative creature:Wolf check:20",
        "/turn start",
    ]);
    assert_eq!(door.ask_as(DANA, "/turn ready")["status"], "done");
    let charge = door.ask_as(DANA, "/charge target:Wolf");
    assert!(charge["status"] == "refused" && told(&charge).contains("Tilly has 30 ft"), "{charge:#}");
    let moved = door.ask_as(DANA, "/move to:E2");
    assert_eq!(moved["status"], "done", "{moved:#}");
    assert!(told(&moved).contains("readied action: they act before Wolf from now on"), "{moved:#}");
    assert!(!told(&moved).contains("action left"), "the one action is gone: {moved:#}");
    let again = door.ask_as(DANA, "/move to:F2");
    assert!(told(&again).contains("It's Wolf's turn, not Tilly's yet"), "{again:#}");
}

/// SRD 3.5, Combat II, Mounted Combat: the mount acts in its rider's turn.
#[test]
fn a_mount_acts_in_its_riders_turn_and_moves_where_the_rider_is_to() {
    let mut door = table(&[
        "/creature add name:Mira at:C3 owner:3 initiative:60",
        "/creature add preset:light-horse name:Dusty at:D3 side:heroes owner:3 initiative:20",
        "/creature add name:Orc at:P3 side:foes initiative:0",
        "/mount creature:Mira target:Dusty",
    ]);
    let begun = door.ask("/turn start");
    assert!(told(&begun).starts_with("Round 1: Mira's turn (player). Next: Orc."), "{begun:#}");
    let moved = door.ask_as(CLEO, "/move to:H3");
    assert_eq!((&moved["status"], &moved["ruling"]["creature"]), (&"done".into(), &"Dusty".into()), "{moved:#}");
    let ways = door.ask_as(CLEO, "/options target:Orc");
    assert!(told(&ways).starts_with("Dusty -> Orc"), "{ways:#}");
    assert!(told(&door.ask_as(CLEO, "/reachable")).starts_with("Dusty can move"));
    let named = door.ask_as(CLEO, "/move creature:Mira to:J3");
    assert!(told(&named).starts_with("Mira is riding Dusty: move Dusty"), "{named:#}");
    door.done("/turn next");
    let early = door.ask_as(CLEO, "/move to:J3");
    assert!(told(&early).contains("It's Orc's turn, not Dusty's yet"), "one of the two is meant: {early:#}");
    let again = door.ask("/turn next");
    assert!(told(&again).contains("Riding Dusty, speed 60 ft."), "{again:#}");
    let moved = door.ask_as(CLEO, "/move to:L3");
    assert_eq!(moved["status"], "done", "a new turn of the rider is one of the mount: {moved:#}");
    // On foot, the horse has its own turns again.
    door.done("/dismount creature:Mira");
    assert!(told(&door.ask("/turn next")).contains("Dusty's turn"));
    // A horse that another player plays is moved by that player.
    door.done("/turn end");
    door.done("/mount creature:Mira target:Dusty");
    door.done("/creature edit creature:Dusty owner:4");
    assert!(told(&door.ask_as(CLEO, "/move to:H3")).starts_with("Mira is riding Dusty"));
}

#[test]
fn a_player_with_several_creatures_is_asked_which_of_them() {
    let mut door = table(&[
        "/creature add name:Mira at:C3 owner:3",
        "/creature add name:Wolf at:E3 side:heroes owner:3",
        "/creature add name:Tilly at:G3 owner:4",
        "/initiative creature:Tilly check:20",
        "/initiative creature:Mira check:10",
        "/turn start",
    ]);
    let asked = door.ask_as(CLEO, "/move to:C5");
    assert!(told(&asked).starts_with("`creature` is missing: which of yours? Mira, Wolf."), "{asked:#}");
    // The dead are left out.
    door.done("/creature edit creature:Wolf conditions:dead");
    assert_eq!(door.ask_as(CLEO, "/measure to:Tilly")["ruling"]["from"], "Mira");
    let turn = door.ask_as(CLEO, "/turn next");
    assert!(told(&turn).starts_with("It's Tilly's turn: only their player and the GM can use /turn next now."));
}

#[test]
fn a_group_has_its_natural_order_and_who_delays_a_place_of_its_own() {
    let mut door = table(&[
        "/table initiative shared:true",
        "/creature add name:Orc count:4 at:K2:K5 side:foes",
        "/creature add name:Aldo at:B2",
    ]);
    let set = door.ask("/initiative creature:orcs check:10");
    assert!(told(&set).contains("Order: Orc 1-4 10."), "{set:#}");
    door.done("/initiative creature:Aldo check:5");
    door.done("/turn start");
    door.done("/turn delay after:\"Orc 4\"");
    let order = door.ask("/initiative creature:Aldo check:6");
    assert!(told(&order).contains("Order: Orc 2-4 10, Orc 1 10, Aldo 6."), "{order:#}");
}

/// What a speed consists of is said in plans, and in refusals that it causes; otherwise only under Why.
#[test]
fn the_parts_of_a_speed_are_for_refusals_and_why() {
    let mut door = table(&["/creature add name:Brakka at:B2 speed:20 armor:chainmail"]);
    let parts = "Speed 15 ft: 20 ft of their own, less 5 ft for medium armor (Armor and load).";
    let moved = door.reply("/move to:D2");
    assert_eq!(moved.text(), "Brakka moves B2 to D2: 10 of 15 ft.\nProvokes no attacks of opportunity.");
    assert_eq!(moved.json()["ruling"]["speed"]["feet"], 15);
    let why = door.press(&moved, "Why", &[]);
    assert!(why.text().contains(parts), "{}", why.text());
    assert!(told(&door.ask("/move to:E2 preview:true")).contains(parts));
    let refused = door.ask("/move to:J2");
    assert!(refused["status"] == "refused" && told(&refused).contains(parts), "{refused:#}");
}

/// A move that changes nothing is answered in private.
#[test]
fn a_move_that_goes_nowhere_is_said_in_private() {
    let mut door = table(&["/creature add name:Aldo at:B2", "/creature add name:Orc at:C2 side:foes"]);
    let stays = door.reply("/move creature:Aldo to:Orc");
    assert_eq!((stays.status, stays.private), (Status::Done, true), "{}", stays.text());
    assert!(stays.text().starts_with("Aldo is already at B2."), "{}", stays.text());
    assert!(!door.reply("/move creature:Aldo to:A2").private);
}

/// Withdrawing to one's own square takes no action.
#[test]
fn a_withdrawal_that_goes_nowhere_takes_no_action() {
    let mut door = table(&["/creature add name:Aldo at:B2", "/initiative creature:Aldo check:10", "/turn start"]);
    let stays = door.ask("/withdraw creature:Aldo to:B2");
    assert!(told(&stays).starts_with("Aldo is already at B2."), "{stays:#}");
    assert_eq!(door.ask("/run creature:Aldo to:H2")["ruling"]["feet"], 30);
}

/// Rise: a movement goes as far as it can; if no speed is left, the answer says so, and names the command that goes further.
#[test]
fn a_phase_without_speed_left_says_so() {
    let mut door = table(&[
        "/table ruleset name:rise",
        "/creature add name:Aldo at:B2 owner:3",
        "/creature add name:Drow at:S9 side:foes",
        "/turn start",
    ]);
    assert_eq!(door.ask_as(CLEO, "/move to:H2")["ruling"]["feet"], 30);
    let stays = door.ask_as(CLEO, "/move to:J2");
    let left = "Aldo has no speed left this phase: 30 ft used.\nA sprint gets there: /sprint creature:\"Aldo\" to:J2.";
    assert!(told(&stays).starts_with(left), "{stays:#}");
    assert_eq!(door.ask_as(CLEO, "/sprint to:N2")["status"], "done");
    let none = door.ask_as(CLEO, "/options target:Drow");
    assert!(told(&none).ends_with("Aldo has no speed left this phase: 60 ft used."), "{none:#}");
    let away = door.ask_as(CLEO, "/withdraw from:Drow");
    assert!(told(&away).ends_with("Example: /withdraw creature:Aldo from:Drow distance:20"), "{away:#}");
}

/// The ways below a refusal say what another pace would do, so nothing else says it.
#[test]
fn ways_below_a_refusal_stand_alone() {
    let mut door = table(&["/creature add name:Aldo at:B2", "/creature add name:Orc at:P9 side:foes"]);
    let refused = door.ask("/move creature:Aldo to:K2");
    let text = told(&refused);
    assert!(text.contains("Double move to K2") && !text.contains("gets there"), "{text}");
}

#[test]
fn a_measure_begins_at_ones_own_creature() {
    let mut door = table(&["/creature add name:Aldo at:B2 owner:3", "/creature add name:Orc at:F2 side:foes"]);
    for line in ["/measure to:Orc", "/measure from:Orc"] {
        let measured = door.ask_as(CLEO, line);
        assert_eq!(measured["ruling"]["feet"], 20, "{line}: {measured:#}");
    }
    assert!(told(&door.ask_as(CLEO, "/measure")).contains("`to` is missing"));
    // None of the creatures is clearly the GM's own.
    let missing = door.ask("/measure to:Orc");
    assert!(told(&missing).contains("`from` is missing"), "{missing:#}");
    assert!(told(&missing).contains("/measure from:Orc to:D4"), "an example of this table: {missing:#}");
}

#[test]
fn an_unknown_option_is_answered_with_the_first_of_many() {
    let mut door = table(&["/creature add name:Aldo at:B2"]);
    let unknown = door.ask("/withdraw target:Aldo");
    assert!(told(&unknown).contains("prefer, share and 18 more."), "{unknown:#}");
}

/// Changing a condition is answered in a word, without a stat line.
#[test]
fn an_edit_says_what_it_changes() {
    let mut door = table(&["/creature add name:Orc count:2 at:\"B2 B4\" side:foes"]);
    let dead = door.ask("/creature edit creature:orcs conditions:dead");
    assert_eq!(told(&dead), "Orc 1: dead.\nOrc 2: dead.");
    let prone = door.ask("/creature edit creature:\"Orc 1\" conditions:prone");
    let told_prone = told(&prone).to_owned();
    assert!(told_prone.starts_with("Orc 1: prone, no longer dead. -4 on melee attacks"), "{told_prone}");
    let other = door.ask("/creature edit creature:\"Orc 1\" size:large");
    assert!(told(&other).starts_with("Orc 1: large, foes, at B2:C3"), "{other:#}");
}

#[test]
fn who_may_not_undo_reads_what_the_last_command_is() {
    let mut door = table(&["/creature add name:Aldo at:B2 owner:3", "/place creature:Aldo at:B4"]);
    // The last command that everybody may know of.
    for secret in ["/help", "/creature add name:Lurker at:H8 hidden:true"] {
        door.done(secret);
        let refused = door.ask_as(CLEO, "/undo");
        assert!(
            told(&refused).starts_with("The last command is /place creature:Aldo at:B4, and somebody else gave it")
        );
    }
}

/// Rise, Block: a creature that a blocker stops has moved, even if it was stopped at its first step.
#[test]
fn who_is_stopped_at_the_first_step_has_moved() {
    let mut door = Door::seeded(Some(1));
    for line in [
        "/table new width:20 height:12 ruleset:rise",
        "/creature add name:Ann at:G3 speed:30 strength:6",
        "/creature add name:Orc at:H4 side:foes speed:40 size:large",
        "/phase next",
        "/block creature:Orc target:Ann",
        "/move creature:Ann to:K3 check:3 against:9",
    ] {
        door.done(line);
    }
    let again = door.ask("/move creature:Ann to:K3 check:20 against:9");
    assert!(again["status"] == "refused" && told(&again).contains("/move used it"), "{again:#}");
}

/// The turn of a creature that leaves the board passes on, and the answer says so.
#[test]
fn a_removed_creature_hands_its_turn_on() {
    let mut door = table(&[
        "/creature add name:Bob at:D4",
        "/creature add name:Cyd at:D6 owner:3",
        "/creature add name:Dee at:D8 side:foes",
        "/initiative creature:Bob check:20",
        "/initiative creature:Cyd check:15",
        "/initiative creature:Dee check:10",
        "/turn start",
    ]);
    let removed = door.ask("/creature remove creature:Bob");
    assert!(told(&removed).contains("Bob is off the board.\nRound 1: Cyd's turn"), "{removed:#}");
    let removed = door.ask("/creature remove creature:Dee");
    assert_eq!(told(&removed), "Dee is off the board.", "{removed:#}");
}
