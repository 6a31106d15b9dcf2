//! The alternatives that a refusal offers.

use super::support::{FOE, hero, lake, message, open};

// Climbing has its own paces, and a refusal never claims that another pace would reach what is too far.
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

// Without a speed for it, a creature can't withdraw anywhere else either; a plain movement would work.
#[test]
fn a_refusal_for_want_of_a_speed_offers_no_other_end() {
    let mut door = lake("srd35", &[&hero("H5", 10, ""), FOE]);
    let told = door.ask("/withdraw creature:Hero to:G5 preview:true");
    assert!(told["ruling"]["nearest"].is_null(), "{told:#}");
    assert!(message(&told).contains("/move creature:\"Hero\" to:G5"), "{told:#}");
}

/// In a corridor of 5 ft an ogre takes up two squares.
#[test]
fn a_plain_move_that_ends_squeezed_is_named_by_the_squeezed_space() {
    let walls = "/map paint squares:\"D4:G4 D6:G6\" terrain:solid";
    let ogre = "/creature add name:Ogre at:A5 size:large speed:60";
    let mut door = open("srd35", &[walls, ogre]);
    let told = door.ask("/run creature:Ogre to:D5 preview:true");
    assert!(told["status"] == "refused", "{told:#}");
    assert!(message(&told).contains("D5:E5") && !message(&told).contains("D5:E6 for"), "{told:#}");
}

/// What would get the mover there is named with the refusal, or with a movement that runs out.
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
    // Outside the water, the length of the swim and its check are irrelevant.
    let told = open("rise", &[&at("E8", "")]).ask("/swim-forward creature:Hero to:M8 preview:true");
    assert_eq!(told["ruling"]["reasons"].as_array().map(Vec::len), Some(1), "{told:#}");
    assert!(!message(&told).contains("Swim check"), "{told:#}");
}

/// If a way continues where nothing carries the mover, the first such square is named; a refused jump doesn't describe its
/// landing.
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

fn refused(door: &mut crate::door::Door, line: &str) -> serde_json::Value {
    let told = door.ask(line);
    assert_eq!(told["status"], "refused", "{line}: {told:#}");
    told
}

/// If the turn has a move action left, a plain movement is offered instead of what takes more; the refusal says what is left.
#[test]
fn a_refusal_by_the_turn_says_what_is_left_and_what_a_move_action_does() {
    let lines = ["/creature add name:Hero at:B5 side:heroes", "/turn start", "/move creature:Hero to:C5"];
    let mut door = open("srd35", &lines);
    let told = refused(&mut door, "/withdraw creature:Hero to:F5");
    assert!(
        message(&told).contains("Hero has only a standard action or another move action left this turn"),
        "{told:#}"
    );
    assert_eq!(told["ruling"]["instead"]["to"], "F5", "{told:#}");
    door.done("/move creature:Hero to:F5");
    let told = refused(&mut door, "/move creature:Hero to:G5");
    assert!(message(&told).contains("Hero has no action left this turn"), "{told:#}");
    assert!(told["ruling"]["instead"].is_null(), "{told:#}");
}

/// Epic Path, Withdraw: an opponent that doesn't threaten can't be withdrawn from, wherever one goes.
#[test]
fn no_other_end_makes_a_withdrawal_from_somebody_who_does_not_threaten() {
    let orc = "/creature add name:Orc at:H5 side:foes";
    let mut door = open("epic-path", &["/creature add name:Hero at:B5 side:heroes", orc]);
    door.done("/map paint squares:B1 terrain:solid");
    let told = refused(&mut door, "/withdraw creature:Hero to:B1 primary:Orc");
    assert!(told["ruling"]["nearest"].is_null(), "{told:#}");
    assert_eq!(told["ruling"]["instead"]["to"], "B2", "{told:#}");
}

/// A run that isn't straight is offered as a double move, if that gets there.
#[test]
fn a_refused_run_names_the_double_move_where_one_leads_there() {
    let mut door =
        open("srd35", &["/creature add name:Hero at:B5 side:heroes", "/map paint squares:D1:D7 terrain:solid"]);
    let told = refused(&mut door, "/run creature:Hero to:G5");
    assert!(message(&told).contains("/move creature:\"Hero\" to:G5 pace:double"), "{told:#}");
    door.done("/move creature:Hero to:G5 pace:double preview:true");
    let told = refused(&mut door, "/run creature:Hero to:N5");
    assert!(!message(&told).contains("pace:double"), "{told:#}");
}

/// A flier is offered a plain movement like anybody else.
#[test]
fn fliers_are_offered_a_plain_move_too() {
    let bat = |at: &str, name: &str| {
        format!("/creature add name:{name} at:{at} side:heroes altitude:15 modes:\"fly 60 perfect\"")
    };
    let mut door = open("srd35", &[&bat("C5", "Bat"), &bat("H5", "Owl")]);
    let told = refused(&mut door, "/move creature:Bat to:H5");
    assert_eq!(told["ruling"]["instead"]["to"], "G5", "{told:#}");
    door.done("/move creature:Bat to:G5 preview:true");
}

/// Only `/climb` accepts the pace of a climb: other commands name it in full.
#[test]
fn a_move_along_a_wall_names_the_faster_climb_as_a_command() {
    let wall = "/map paint squares:A4:T4 terrain:solid";
    let mut door = open("epic-path", &[wall, "/creature add name:Hero at:H5 side:heroes altitude:10"]);
    let told = refused(&mut door, "/move creature:Hero to:J5");
    let (_, rest) = message(&told).split_once("A faster climb gets there: ").unwrap_or_else(|| panic!("{told:#}"));
    let typed = rest.lines().next().unwrap().trim_end_matches('.');
    let climbs = door.ask(&format!("{typed} dc:10 check:60 preview:true"));
    assert_eq!((&climbs["status"], &climbs["ruling"]["to"]), (&"done".into(), &"J5".into()), "{typed}: {climbs:#}");
}

/// Tumbling through somebody is only offered if it leaves no other reason.
#[test]
fn tumbling_through_is_offered_where_it_leads_on() {
    let wall = "/map paint squares:\"A4:T4 A6:T6\" terrain:solid";
    let orc = "/creature add name:Orc at:D5 side:foes";
    let mut door = open("srd35", &[wall, "/creature add name:Hero at:C5 side:heroes speed:30", orc]);
    let near = refused(&mut door, "/tumble creature:Hero to:E5");
    assert!(message(&near).contains("through:\"Orc\""), "{near:#}");
    assert_eq!(door.ask("/tumble creature:Hero to:E5 through:Orc check:40 preview:true")["status"], "done");
    let far = refused(&mut door, "/tumble creature:Hero to:K5");
    assert!(!message(&far).contains("through:"), "{far:#}");
}

/// SRD 3.5, Flight: flying requires a light load.
#[test]
fn a_flier_with_too_much_to_carry_reads_how_to_put_it_down() {
    let bat = "/creature add name:Bat at:C5 altitude:15 load:medium modes:\"fly 60 good\"";
    let mut door = open("srd35", &[bat]);
    let told = refused(&mut door, "/move creature:Bat to:H5");
    assert!(message(&told).contains("/creature edit creature:\"Bat\" load:light"), "{told:#}");
    door.done("/creature edit creature:\"Bat\" load:light");
    door.done("/move creature:Bat to:H5 preview:true");
}

/// Epic Path, Impeded Terrain: the step into it is only named as a command if it is the next step.
#[test]
fn impeded_ground_names_the_step_into_it_only_beside_it() {
    let ground = "/map paint squares:F5:F6 terrain:impeded";
    let walls = "/map paint squares:\"A4:T4 A7:T7\" terrain:solid";
    let mut door = open("epic-path", &[ground, walls, "/creature add name:Hero at:E5"]);
    let told = refused(&mut door, "/move creature:Hero to:F5");
    assert!(message(&told).contains("/move creature:\"Hero\" to:F5 pace:minimum"), "{told:#}");
    door.done("/move creature:Hero to:F5 pace:minimum preview:true");
    door.done("/place creature:Hero at:B5");
    let told = refused(&mut door, "/move creature:Hero to:G5");
    assert!(!message(&told).contains("/move to:") && message(&told).contains("pace:minimum"), "{told:#}");
}

/// Rise, Movement Speed: a movement that runs out simply ends, even along an exact path in water; and a mode that would run
/// out on the way isn't offered.
#[test]
fn what_runs_out_in_rise_ends_there_and_gets_nobody_there() {
    let mut door = lake("rise", &[&hero("D5", 10, "swim 30")]);
    let swum = door.ask("/swim creature:Hero to:\"e e e e e e e e e e\" preview:true");
    assert_eq!((&swum["status"], &swum["ruling"]["stopped"]), (&"done".into(), &"J5".into()), "{swum:#}");
    let pit = "/map paint squares:C3:F8 terrain:pit depth:20";
    let mut door = open("rise", &[pit, "/creature add name:Hero at:D5 speed:30 modes:\"climb 30\"", "/turn start"]);
    let told = refused(&mut door, "/hustle creature:Hero to:P5");
    assert!(message(&told).contains("goes on with `mode:any`, as far as their speed lasts"), "{told:#}");
    assert!(!message(&told).contains("gets there"), "{told:#}");
}

/// Rise: a creature that has declared something for the phase isn't offered a plain move; and an end that is wrongly named can be
/// omitted.
#[test]
fn what_is_declared_in_a_phase_leaves_no_plain_move() {
    let orc = "/creature add name:Orc at:D5 side:foes";
    let lines = ["/creature add name:Hero at:B5 side:heroes", orc, "/turn start"];
    let mut door = open("rise", &lines);
    let wrong = refused(&mut door, "/withdraw creature:Hero from:Orc distance:20 to:B4 preview:true");
    assert!(message(&wrong).contains("leave out `to`"), "{wrong:#}");
    door.done("/withdraw creature:Hero from:Orc distance:15");
    door.done("/map paint squares:T5 terrain:solid");
    let told = refused(&mut door, "/hustle creature:Hero to:T5");
    assert!(told["ruling"]["instead"].is_null(), "{told:#}");
}
