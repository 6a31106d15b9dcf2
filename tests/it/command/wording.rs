//! What answers say besides the ruling: where a movement ends, what happens first, and examples that work as typed.

use super::suggestions::{message, says, table};
use crate::door::Door;

fn answer_of(door: &mut Door, line: &str) -> String {
    message(&door.ask(line)).to_owned()
}

/// The example at the end of an answer.
fn example(answer: &str) -> &str {
    answer.rsplit_once("Example: ").map(|(_, line)| line).unwrap_or_default()
}

fn lacks(door: &mut Door, line: &str, what: &str) {
    let answer = door.ask(line);
    assert!(!message(&answer).contains(what), "{line}\n{what}\n{answer:#}");
}

#[test]
fn an_example_names_a_door_that_is_there() {
    let mut door = table(&[
        "/table new width:20 height:12 ruleset:srd35",
        "/creature add name:H at:D4",
        "/map edge squares:F4 side:east barrier:door",
        "/map edge squares:M8 side:east barrier:door",
    ]);
    let first = answer_of(&mut door, "/map door at:\"F4 east\" state:open force:true");
    assert_eq!(example(&first), "/map door at:F4/G4 state:open");
    let other = answer_of(&mut door, "/map door at:M8 state:ajar");
    assert_eq!(example(&other), "/map door at:M8/N8 state:open");
    door.done(example(&first));
    let open = answer_of(&mut door, "/map door at:\"F4 east\" state:open force:true");
    assert_eq!(example(&open), "/map door at:F4/G4 state:closed");
}

/// SRD 3.5, Minimum movement: the way into a narrow place is found at the edge of the map too.
#[test]
fn the_ways_squeeze_at_the_edge_of_the_map() {
    let mut door = table(&[
        "/table new width:12 height:10 ruleset:srd35",
        "/map paint squares:G4:K7 terrain:solid",
        "/creature add name:H at:K8 side:heroes size:large speed:20 shape:long conditions:prone",
    ]);
    says(&mut door, "/options creature:H to:L7", &["Minimum movement to L7"]);
}

#[test]
fn a_player_out_of_turn_may_plan() {
    let mut door = table(&[
        "/table new width:20 height:12 ruleset:srd35",
        "/creature add name:Orc at:M5 side:m",
        "/creature add name:Hero at:D4 owner:42",
        "/initiative creature:Orc check:20",
        "/initiative creature:Hero check:10",
        "/turn start",
    ]);
    let early = door.ask_as(42, "/move to:E4");
    let early = message(&early);
    assert_eq!(
        early,
        "It's Orc's turn, not Hero's yet. preview:true plans ahead. Example: /move creature:Hero to:F6 preview:true"
    );
    let planned = door.ask_as(42, example(early));
    assert_eq!(planned["status"], "done", "{planned:#}");
}

#[test]
fn weather_in_flight_needs_no_article() {
    let mut door = table(&[
        "/table new width:20 height:12 ruleset:srd35",
        "/creature add name:A at:D4 modes:\"fly 60 good\" altitude:20",
    ]);
    says(
        &mut door,
        "/fly to:F4 weather:windstorm",
        &["What this weather (windstorm) does to flight is up to the GM: the 3.5 SRD doesn't say."],
    );
}

/// SRD 3.5, Climb: a climb speed allows no run; nor does digging.
#[test]
fn runs_of_climbers_and_diggers_say_why_not() {
    let mut door = table(&[
        "/table new width:30 height:16 ruleset:srd35",
        "/map height squares:P1:AD16 feet:40",
        "/creature add name:K at:O5 modes:\"climb 30\"",
        "/creature add name:B at:D4 modes:\"burrow 20\"",
    ]);
    door.done("/climb creature:K to:O5 altitude:10 surface:dungeon-wall check:30");
    door.done("/burrow creature:B to:D4 altitude:-10");
    let climbs = "There's no running while climbing: type /move in place of /run.";
    says(&mut door, "/run creature:K to:O9", &[climbs]);
    lacks(&mut door, "/run creature:K to:O9", "leave out pace");
    says(&mut door, "/run creature:B to:H4", &["There's no running while digging: type /move in place of /run."]);
}

#[test]
fn a_tumble_to_where_one_is_goes_nowhere() {
    let mut door = table(&["/table new width:20 height:12 ruleset:srd35", "/creature add name:H at:E5"]);
    says(&mut door, "/tumble creature:H to:E5 check:\"15 17 18\"", &["H is already at E5."]);
}

/// D&D 3.5, Stalling: a save that isn't made says nothing of how it would end.
#[test]
fn a_stalled_flier_that_flies_on_tries_nothing() {
    let mut door = table(&[
        "/table new width:40 height:40 ruleset:dnd35",
        "/creature add name:A at:T20 modes:\"fly 60 clumsy\" altitude:600",
        "/creature add name:O at:B2 side:m",
        "/initiative creature:A check:10",
        "/initiative creature:O check:5",
        "/turn start",
        "/fly to:T16 stall:true",
        "/turn next",
        "/turn next",
    ]);
    says(&mut door, "/fly creature:A to:T10 check:19", &["A has stalled and fallen 150 ft"]);
    lacks(&mut door, "/fly creature:A to:T10 check:19", "keeps falling");
    says(&mut door, "/fly creature:A check:19", &["keeps falling"]);
}

#[test]
fn the_way_of_a_wind_is_an_example_that_works() {
    let mut door = table(&[
        "/table new width:20 height:12 ruleset:srd35",
        "/creature add name:B at:D11 modes:\"fly 40 good\" altitude:20 size:small",
    ]);
    let blown = answer_of(&mut door, "/wind creature:B weather:tornado check:1");
    let line = blown.lines().find(|line| line.starts_with("The GM says which way")).expect("a line");
    let (_, place) = line.split_once("for example ").expect("an example");
    door.done(place.trim_end_matches('.'));
}

/// A movement that stays at its height or depth says where it ends, in every maneuver.
#[test]
fn where_one_ends_off_the_ground_is_said() {
    let mut door = table(&[
        "/table new width:20 height:12 ruleset:srd35",
        "/map paint squares:A8:T12 terrain:pit depth:20",
        "/map paint squares:A8:T12 terrain:water",
        "/creature add name:B at:D4 modes:\"burrow 20\" speed:30",
        "/burrow creature:B to:D4 altitude:-10",
        "/creature add name:S at:D9 modes:\"swim 30\" altitude:10",
        "/creature add name:F at:D2 modes:\"fly 40 good\" altitude:10",
    ]);
    says(&mut door, "/withdraw creature:B to:A4", &["B withdraws D4 to A4, 10 ft down: 15 of 40 ft."]);
    says(&mut door, "/tumble creature:B to:B4", &["B tumbles A4 to B4, 10 ft down: 5 of 10 ft."]);
    says(&mut door, "/move creature:B to:C4 pace:minimum", &["It takes a full-round action."]);
    let depth = "10 ft below the surface of water 20 ft deep";
    says(&mut door, "/withdraw creature:S to:A9", &[&format!("S withdraws D9 to A9, {depth}: 15 of 60 ft.")]);
    says(&mut door, "/tumble creature:S to:B9", &[&format!("S tumbles A9 to B9, {depth}: 5 of 15 ft.")]);
    says(&mut door, "/move creature:S to:C9 pace:minimum", &["It takes a full-round action."]);
    says(&mut door, "/withdraw creature:F to:I2", &["F withdraws D2 to I2, 10 ft up: 25 of 80 ft."]);
    says(&mut door, "/tumble creature:F to:K2", &["F tumbles I2 to K2, 10 ft up: 10 of 20 ft."]);
}

#[test]
fn a_digger_asks_about_one_place() {
    let mut door = table(&[
        "/table new width:20 height:12 ruleset:srd35",
        "/creature add name:B at:D4 modes:\"burrow 20\"",
        "/burrow creature:B to:D4 altitude:-10",
    ]);
    let reach = answer_of(&mut door, "/reachable creature:B");
    assert_eq!(example(&reach), "/burrow creature:B to:F4 altitude:-10 preview:true");
    door.done(example(&reach));
}

/// Epic Path, Lesser Flight: thrown over, it comes down by its speed and then falls the rest.
#[test]
fn what_comes_before_a_fall_is_said_before_it() {
    let mut door = table(&[
        "/table new width:30 height:14 ruleset:epic-path",
        "/creature add name:L at:F5 altitude:60 modes:\"fly 40 lesser\"",
        "/creature add name:O at:B2 side:m",
    ]);
    let thrown = answer_of(&mut door, "/fly-mishap creature:L what:prone");
    let (lowered, falls) = (thrown.find("L comes down from 60 ft to 20 ft"), thrown.find("L falls 20 ft"));
    assert!(lowered.is_some() && lowered < falls, "{thrown}");
    door.done("/undo");
    for line in ["/initiative creature:L check:10", "/initiative creature:O check:5", "/turn start", "/turn next"] {
        door.done(line);
    }
    lacks(&mut door, "/fly-mishap creature:L what:idle check:5", "action left");
}

/// Rise: how high the goal is that was too far.
#[test]
fn the_goal_of_a_flight_has_a_height() {
    let mut door = table(&[
        "/table new width:30 height:20 ruleset:rise",
        "/map height squares:A1:C14 feet:40",
        "/creature add name:G at:C5 modes:\"fly 30\"",
    ]);
    says(
        &mut door,
        "/fly creature:G altitude:100 preview:true",
        &[
            "G could fly C5 to C5, 30 ft up: 30 of 30 ft.",
            "G stops on the way to C5, 100 ft up, as far as they can get.",
        ],
    );
    says(&mut door, "/phase declare creature:G order:\"\"", &["`order` is missing."]);
}

/// Rise: landing on somebody without hurting them.
#[test]
fn no_damage_is_no_line() {
    let mut door = table(&[
        "/table new width:30 height:20 ruleset:rise",
        "/creature add name:E at:P5 side:monsters size:huge",
        "/creature add name:Z at:P9 strength:6 jump-trained:true",
        "/phase next",
        "/jump creature:Z to:P8 altitude:10",
        "/phase next",
    ]);
    let lands = answer_of(&mut door, "/phase next");
    assert!(lands.contains("Z lands unhurt.") && !lands.contains("E takes"), "{lands}");
}

/// Epic Path, 5-Foot Step: a traded step takes an attack of a full attack, and an action point is named where it is spent.
#[test]
fn steps_name_what_they_take() {
    let mut door = table(&[
        "/table new width:30 height:20 ruleset:epic-path",
        "/creature add name:Kai at:C7 speed:30 base-attacks:4",
        "/creature add name:Gob at:F7 side:monsters maneuver-defense:5",
        "/initiative creature:Kai check:25",
        "/initiative creature:Gob check:5",
        "/turn start",
        "/charge target:Gob check:20",
        "/move to:E10",
    ]);
    says(&mut door, "/step to:D10 way:trade", &["It takes a full-round action, and Kai has no action left this turn."]);
    lacks(&mut door, "/move to:E10 action-point:true", "action point");
    says(&mut door, "/step to:F10 way:action-point", &["Kai spends an action point on it."]);
}

/// Epic Path, Run: one who couldn't keep running wasn't flat-footed, in the water either.
#[test]
fn a_swimmer_that_stops_running_is_on_guard() {
    let mut door = table(&[
        "/table new width:30 height:6 ruleset:epic-path",
        "/map paint squares:A1:AD6 terrain:pit depth:20",
        "/map paint squares:A1:AD6 terrain:water",
        "/creature add name:S at:C3 speed:30 modes:\"swim 30\" altitude:10 constitution:2",
    ]);
    let stops = answer_of(&mut door, "/run creature:S to:M3 rounds:20 check:1");
    assert!(stops.contains("has to stop running") && !stops.contains("flat-footed"), "{stops}");
}

/// The history names what each of a small group did.
#[test]
fn the_history_has_all_of_a_group() {
    let mut door = table(&[
        "/table new width:20 height:12 ruleset:srd35",
        "/creature add name:Gob count:2 at:\"H3 H4\" side:monsters",
        "/move creature:monsters to:2w",
    ]);
    says(&mut door, "/history count:1", &["Gob 1 moves H3 to F3: 10 of 30 ft. Gob 2 moves H4 to F4: 10 of 30 ft."]);
}

/// An error gives no example that was just refused, and says why this rulebook has no way back.
#[test]
fn no_error_gives_the_line_that_it_refuses_as_its_example() {
    let mut door = Door::open();
    door.done("/table new width:30 height:16 ruleset:rise");
    door.done("/creature add name:Brakka at:D6");
    door.done("/creature add name:Drow at:H6 side:monsters");
    door.done("/phase next");
    door.done("/follow creature:Brakka target:Drow distance:10");
    for (line, says, example) in [
        ("/phase retract creature:Brakka", "so it stands", "Example: /phase next"),
        ("/turn start", "already being kept", "Example: /turn next"),
        ("/turn previous", "plays in phases, which only go on", "Example: /undo"),
    ] {
        let error = door.ask(line);
        let message = error["message"].as_str().unwrap();
        assert!(message.contains(says) && message.contains(example), "{line}: {message}");
    }
}

/// A hint names a value that the option lists.
#[test]
fn a_run_lists_the_mode_that_its_refusal_names() {
    let mut door = Door::open();
    assert!(door.ask("/help command:run")["message"].as_str().unwrap().contains("teleport, any]"));
}

/// A fall of nobody on the table reads like any other.
#[test]
fn a_nameless_faller_has_hit_points() {
    let mut door = Door::open();
    door.done("/table new width:24 height:16 ruleset:rise");
    door.done("/creature add name:Aldo at:D4");
    let fall = door.ask("/fall height:30 size:huge onto:Aldo");
    assert!(fall["message"].as_str().unwrap().contains("up to the hit points of the one who falls."), "{fall:#}");
}
