//! Movement in phases: blocking, following, keeping up with creatures that vanish, one speed per phase. Rise, 5.6.3.

use serde_json::{Value, json};

use crate::door::Door;

const RISE: &str = "002_a6622fdf733e352b.txt";

/// An open board with only these creatures.
pub fn table(creatures: &[&str]) -> Door {
    let mut door = Door::seeded(Some(5));
    door.done("/table new width:20 height:12 ruleset:rise");
    creatures.iter().for_each(|line| door.done(&format!("/creature add {line}")));
    door
}

/// The same, in the first movement phase.
fn phase(creatures: &[&str]) -> Door {
    let mut door = table(creatures);
    door.done("/phase next");
    door
}

pub fn at(door: &mut Door, name: &str) -> String {
    let shown = door.ask("/show");
    let creatures = shown["ruling"]["creatures"].as_array().unwrap().clone();
    let one = creatures.iter().find(|one| one["name"] == name).unwrap_or_else(|| panic!("no {name}"));
    one["anchor"].as_str().unwrap().to_owned()
}

pub fn message(reply: &Value) -> &str {
    reply["message"].as_str().unwrap()
}

pub fn status(reply: &Value) -> (&str, &Value) {
    (reply["status"].as_str().unwrap(), &reply["ruling"]["feet"])
}

pub fn cites(reply: &Value, rule: &str) -> bool {
    let rules = reply["ruling"]["rules"].as_array().unwrap();
    rules.iter().any(|cited| cited["id"] == rule && cited["document"] == RISE)
}

pub fn reasons(reply: &Value) -> Vec<&str> {
    reply["ruling"]["reasons"].as_array().unwrap().iter().map(|reason| reason["rule"].as_str().unwrap()).collect()
}

const RUNNER: &str = "name:Runner at:B5";
const GUARD: &str = "name:Guard at:D6 side:foes speed:10";

/// The runner's way past the guard: B5 C5 D5 E5 F5; C5 to D5 and D5 to E5 lead from one square next to it to another.
const PAST: &str = "/hustle creature:Runner to:\"C5 D5 E5 F5\"";

#[test]
fn a_blocker_that_wins_makes_the_step_dearer_by_its_own_speed() {
    let mut door = phase(&[RUNNER, GUARD]);
    door.done("/block creature:Guard target:Runner");
    let reply = door.ask(&format!("{PAST} check:10 against:\"11 9\""));
    assert_eq!(status(&reply), ("done", &json!(30)), "{reply:#}");
    let feet: Vec<u64> =
        reply["ruling"]["steps"].as_array().unwrap().iter().map(|s| s["feet"].as_u64().unwrap()).collect();
    assert_eq!(feet, [5, 15, 5, 5], "the second step is blocked, the third is not");
    assert!(cites(&reply, "block") && reply["ruling"]["steps"][1]["rules"] == json!(["block"]), "{reply:#}");
    let checks = reply["ruling"]["checks"].as_array().unwrap();
    assert_eq!(checks.len(), 2, "one check for each step from beside it to beside it: {reply:#}");
    assert_eq!(
        (&checks[0]["against"], &checks[0]["dc"], &checks[0]["result"]),
        (&json!("Guard"), &json!(11), &json!(10))
    );
    assert_eq!(at(&mut door, "Runner"), "F5");
}

#[test]
fn ties_fail_for_the_blocker() {
    for (against, feet) in [(10, 20), (11, 40)] {
        let mut door = phase(&["name:Runner at:B5 speed:60", GUARD]);
        door.done("/block creature:Guard target:Runner");
        let reply = door.ask(&format!("{PAST} check:10 against:{against}"));
        assert_eq!(status(&reply), ("done", &json!(feet)), "{reply:#}");
    }
}

#[test]
fn a_mover_that_cannot_pay_for_a_blocked_step_stops_before_it() {
    let mut door = phase(&[RUNNER, "name:Guard at:D6 side:foes speed:30"]);
    door.done("/block creature:Guard target:Runner");
    let reply = door.ask(&format!("{PAST} check:10 against:20"));
    assert_eq!(status(&reply), ("done", &json!(5)), "{reply:#}");
    assert_eq!(reply["ruling"]["to"], "C5");
    assert!(message(&reply).contains("Guard blocks Runner: 30 ft extra."), "{reply:#}");
    assert!(message(&reply).contains("costs 35 ft"), "{reply:#}");
    assert_eq!(at(&mut door, "Runner"), "C5");
}

#[test]
fn what_several_blockers_cost_adds_up() {
    let others = ["name:Other at:D4 side:foes speed:10", "name:Third at:C4 side:foes speed:10"];
    let blocked_by = |who: &[&str]| {
        let mut door = phase(&["name:Runner at:B5 speed:100", GUARD, others[0], others[1]]);
        who.iter().for_each(|name| door.done(&format!("/block creature:{name} target:Runner")));
        door.ask(&format!("{PAST} check:1 against:2"))["ruling"]["feet"].as_u64().unwrap()
    };
    // Guard and Other are next to two of the steps, Third to B5 to C5 and C5 to D5.
    assert_eq!(blocked_by(&[]), 20);
    assert_eq!(blocked_by(&["Guard"]), 40);
    assert_eq!(blocked_by(&["Guard", "Other"]), 60);
    assert_eq!(blocked_by(&["Guard", "Other", "Third"]), 80);
}

#[test]
fn a_step_is_blocked_only_from_beside_to_beside_and_only_the_target_s() {
    for way in ["C4 D4 E4", "B6 A7 A8"] {
        let mut door = phase(&[RUNNER, GUARD]);
        door.done("/block creature:Guard target:Runner");
        let reply = door.ask(&format!("/hustle creature:Runner to:\"{way}\" preview:true"));
        assert_eq!((reply["status"].as_str(), &reply["ruling"]["checks"]), (Some("done"), &json!([])), "{reply:#}");
    }
    let mut door = phase(&[RUNNER, GUARD, "name:Else at:A1"]);
    door.done("/block creature:Guard target:Else");
    assert_eq!(status(&door.ask(PAST)), ("done", &json!(20)));
}

#[test]
fn a_mover_that_may_pass_the_blocker_is_not_held_up() {
    // A friend, and somebody two sizes away.
    for runner in ["name:Runner at:B5 side:foes", "name:Runner at:B5 size:huge"] {
        let mut door = phase(&[runner, "name:Guard at:F9 side:foes"]);
        let declared = door.ask("/block creature:Guard target:Runner");
        assert!(message(&declared).contains("may go through Guard's space"), "{declared:#}");
        door.done("/place creature:Guard at:D6");
        let reply = door.ask("/hustle creature:Runner to:\"C5 D5\"");
        assert_eq!((status(&reply), &reply["ruling"]["checks"]), (("done", &json!(10)), &json!([])), "{reply:#}");
    }
    let mut door = phase(&["name:Runner at:B5 size:large", GUARD]);
    assert!(!message(&door.ask("/block creature:Guard target:Runner")).contains("Note"));
}

#[test]
fn a_blocker_has_to_see_its_target() {
    for hidden in
        ["/creature edit creature:Guard conditions:blinded", "/creature edit creature:Runner conditions:unseen"]
    {
        let mut door = phase(&[RUNNER, GUARD]);
        door.done(hidden);
        let reply = door.ask("/block creature:Guard target:Runner");
        assert_eq!((reply["status"].as_str(), reasons(&reply)), (Some("refused"), vec!["block"]), "{reply:#}");
        assert!(message(&reply).contains("They have to see Runner, and can't."));
        // What happens after the declaration counts when the step is made.
        let mut door = phase(&[RUNNER, GUARD]);
        door.done("/block creature:Guard target:Runner");
        door.done(hidden);
        assert_eq!(status(&door.ask(PAST)), ("done", &json!(20)));
    }
    let mut door = phase(&[RUNNER, GUARD]);
    door.done("/map edge squares:C1:C12 side:east barrier:wall");
    assert_eq!(reasons(&door.ask("/block creature:Guard target:Runner")), ["block"]);
    let mut door = phase(&[RUNNER, GUARD, "name:Friend at:A9 side:foes conditions:unseen"]);
    assert_eq!(door.ask("/block creature:Guard target:Friend")["status"], "done", "friends are not hidden from");
}

#[test]
fn the_helpless_and_the_stunned_block_nobody() {
    for condition in ["helpless", "stunned", "unconscious"] {
        let mut door = phase(&[RUNNER, GUARD]);
        door.done("/block creature:Guard target:Runner");
        door.done(&format!("/creature edit creature:Guard conditions:{condition}"));
        let reply = door.ask(PAST);
        assert_eq!((status(&reply), &reply["ruling"]["checks"]), (("done", &json!(20)), &json!([])), "{reply:#}");
    }
}

#[test]
fn without_its_results_a_blocked_movement_is_pending() {
    let mut door = phase(&[RUNNER, GUARD]);
    door.done("/block creature:Guard target:Runner");
    for more in ["", "check:10", "against:10", "check:\"3 4\" against:2 preview:true bonus:1"] {
        let reply = door.ask(&format!("{PAST} {more}"));
        if more.contains("bonus") {
            assert_eq!(reply["status"], "error", "{reply:#}");
            continue;
        }
        assert_eq!(
            (&reply["status"], &reply["ruling"]["verdict"]),
            (&json!("pending"), &json!("needs-check")),
            "{reply:#}"
        );
        let check = &reply["ruling"]["checks"][0];
        assert_eq!((&check["skill"], &check["against"]), (&json!("Initiative"), &json!("Guard")), "{reply:#}");
        assert!(check["success"].is_string() && check["failure"].is_string());
        assert_eq!(at(&mut door, "Runner"), "B5");
    }
    // The list only has a result for the first step.
    let reply = door.ask(&format!("{PAST} check:\"3 4\" against:\"2\""));
    assert_eq!(reply["status"], "done", "{reply:#}");
    let short = door.ask("/undo");
    assert_eq!(short["status"], "done");
    let reply = door.ask(&format!("{PAST} check:3 against:\"2 1 1\""));
    assert_eq!(reply["status"], "done", "{reply:#}");
    door.ask("/undo");
    door.done("/creature edit creature:Guard speed:0");
    let reply = door.ask("/hustle creature:Runner to:\"C5 D5 E5 E6\" check:\"3 4\" against:1");
    assert_eq!(reply["status"], "pending", "three checks, two results: {reply:#}");
    assert_eq!(reply["ruling"]["checks"].as_array().unwrap().len(), 3);
}

#[test]
fn the_bot_rolls_for_both_and_never_in_a_preview() {
    let play = |previews: usize| {
        let mut door = phase(&[RUNNER, GUARD]);
        door.done("/block creature:Guard target:Runner");
        let line = format!("{PAST} bonus:3 against-bonus:-2");
        for _ in 0..previews {
            let preview = door.ask(&format!("{line} preview:true"));
            assert_eq!(preview["status"], "pending");
            assert!(preview["ruling"]["rolls"].is_null() && !message(&preview).contains("Rolled"), "{preview:#}");
            assert!(message(&preview).contains("A preview doesn't roll"), "{preview:#}");
        }
        door.ask(&line)
    };
    let reply = play(0);
    assert_eq!(reply["status"], "done", "{reply:#}");
    let rolls = reply["ruling"]["rolls"].as_array().unwrap();
    let checks = reply["ruling"]["checks"].as_array().unwrap();
    assert_eq!(rolls.len(), 2 * checks.len());
    for (roll, check) in rolls.chunks(2).zip(checks) {
        assert_eq!((&roll[0]["who"], &roll[1]["who"]), (&json!("Runner"), &json!("Guard")));
        let total = |roll: &Value, bonus: i64| {
            let die = roll["die"].as_i64().unwrap();
            assert!((1..=20).contains(&die) && roll["bonus"] == bonus && roll["total"] == die + bonus);
            die + bonus
        };
        assert_eq!(
            (total(&roll[0], 3), total(&roll[1], -2)),
            (check["result"].as_i64().unwrap(), check["dc"].as_i64().unwrap())
        );
        let line = format!("Runner: d20 ({}) +3 = {}.", roll[0]["die"], roll[0]["total"]);
        assert!(message(&reply).contains(&line), "{reply:#}");
    }
    assert_eq!(reply, play(3), "a preview takes nothing out of the cup");
    // With both bonuses on the sheets, nobody has to be asked.
    let mut door = phase(&[RUNNER, GUARD]);
    door.done("/creature sheet creature:Runner initiative:3");
    door.done("/block creature:Guard target:Runner");
    assert_eq!(door.ask(PAST)["status"], "pending");
    door.done("/creature sheet creature:Guard initiative:-2");
    let sheet = door.ask(PAST);
    assert_eq!(sheet["status"], "done", "{sheet:#}");
    assert!(sheet["ruling"]["rolls"].is_array());
}

#[test]
fn without_phases_block_judges_the_target_s_hustle() {
    let mut door = table(&[RUNNER, GUARD]);
    let line = "/block creature:Guard target:Runner to:\"C5 D5 E5 F5\" check:1 against:2";
    let preview = door.ask(&format!("{line} preview:true"));
    assert_eq!((status(&preview), at(&mut door, "Runner").as_str()), (("done", &json!(20)), "B5"), "{preview:#}");
    let reply = door.ask(line);
    assert_eq!((&reply["ruling"]["creature"], &reply["ruling"]["blocker"]), (&json!("Runner"), &json!("Guard")));
    // 5, then 15 of the remaining 25, then 15 that aren't left.
    assert_eq!((status(&reply), at(&mut door, "Runner").as_str()), (("done", &json!(20)), "D5"), "{reply:#}");
    let missing = door.ask("/block creature:Guard target:Runner");
    assert!(missing["status"] == "error" && message(&missing).contains("`to` is missing"), "{missing:#}");
    assert_eq!(status(&door.ask("/hustle creature:Runner to:F5")), ("done", &json!(10)), "nothing is kept");
}

#[test]
fn a_follower_keeps_up_step_by_step_as_far_as_its_speed_lasts() {
    let mut door = phase(&["name:Scout at:C5", "name:Wolf at:A5 side:foes speed:20"]);
    let declared = door.ask("/follow creature:Wolf target:Scout distance:5");
    assert_eq!((status(&declared), at(&mut door, "Wolf").as_str()), (("done", &json!(5)), "B5"), "{declared:#}");
    assert!(cites(&declared, "follow"), "{declared:#}");
    let reply = door.ask("/hustle creature:Scout to:\"D5 E5 F5 G5\"");
    assert_eq!(reply["status"], "done", "{reply:#}");
    // Three more steps of its 20 ft, then it is left behind.
    assert_eq!((at(&mut door, "Scout").as_str(), at(&mut door, "Wolf").as_str()), ("G5", "E5"));
    let answer = &reply["ruling"]["answers"][0];
    assert_eq!((&answer["creature"], &answer["path"]), (&json!("Wolf"), &json!(["B5", "C5", "D5", "E5"])), "{reply:#}");
    assert_eq!((&answer["feet"], &answer["budget"]), (&json!(15), &json!(15)));
    assert!(message(&reply).contains("Wolf follows Scout within 5 ft: B5 to E5, 15 of 15 ft."), "{reply:#}");
    assert!(message(&reply).contains("Wolf is 10 ft from Scout, and can't do better."), "{reply:#}");
    // One undo takes both back, including what both have spent.
    door.done("/undo");
    assert_eq!((at(&mut door, "Scout").as_str(), at(&mut door, "Wolf").as_str()), ("C5", "B5"));
    let again = door.ask("/hustle creature:Scout to:\"D5 E5 F5 G5\"");
    assert_eq!(again["ruling"]["answers"], reply["ruling"]["answers"]);
}

#[test]
fn a_follower_stays_while_the_distance_holds_and_goes_round_what_is_in_its_way() {
    let mut door = phase(&["name:Scout at:C5", "name:Wolf at:A5 side:foes"]);
    let declared = door.ask("/follow creature:Wolf target:Scout distance:15");
    assert_eq!((status(&declared), at(&mut door, "Wolf").as_str()), (("done", &json!(0)), "A5"), "{declared:#}");
    let near = door.ask("/hustle creature:Scout to:D5");
    assert!(near["ruling"]["answers"].is_null(), "{near:#}");
    // A wall that ends at row 3 between the two: the cheapest way leads around it.
    let mut door = phase(&["name:Scout at:C5", "name:Wolf at:A5 side:foes speed:40"]);
    door.done("/map paint squares:B4:B12 terrain:solid");
    let round = door.ask("/follow creature:Wolf target:Scout distance:5");
    assert_eq!(round["status"], "refused", "they can't see them: {round:#}");
    door.done("/map paint squares:B5 terrain:open");
    door.done("/map edge squares:B5 side:west barrier:low");
    let round = door.ask("/follow creature:Wolf target:Scout distance:5");
    assert_eq!(status(&round), ("done", &json!(20)), "A5 A4 B3 C4: {round:#}");
    assert_eq!(at(&mut door, "Wolf"), "C4");
}

#[test]
fn followers_of_followers_come_along() {
    let mut door = phase(&["name:A at:D5", "name:B at:C5", "name:C at:B5"]);
    door.done("/follow creature:B target:A distance:5");
    door.done("/follow creature:C target:B distance:5");
    let reply = door.ask("/move creature:A to:\"E5 F5 G5\"");
    assert_eq!(reply["ruling"]["answers"].as_array().map(Vec::len), Some(2), "{reply:#}");
    assert_eq!([at(&mut door, "A"), at(&mut door, "B"), at(&mut door, "C")], ["G5", "F5", "E5"]);
}

#[test]
fn diagonals_are_counted_through_a_phase_and_start_over_in_the_next() {
    let mut door = phase(&["name:A at:B2"]);
    assert_eq!(status(&door.ask("/hustle creature:A to:C3")), ("done", &json!(5)));
    assert_eq!(status(&door.ask("/hustle creature:A to:D4")), ("done", &json!(10)), "the second diagonal of the phase");
    let left = door.ask("/hustle creature:A to:N4");
    assert_eq!(
        (status(&left), at(&mut door, "A").as_str()),
        (("done", &json!(15)), "G4"),
        "it stops where it runs out"
    );
    let next = door.ask("/phase next");
    assert_eq!((&next["ruling"]["stage"], &next["ruling"]["round"]), (&json!("action"), &json!(1)), "{next:#}");
    assert_eq!(status(&door.ask("/hustle creature:A to:H5")), ("done", &json!(5)), "counted anew");
    assert_eq!(door.ask("/hustle creature:A to:I5 preview:true")["ruling"]["budget"], 25);
    let next = door.ask("/phase next");
    assert_eq!((&next["ruling"]["stage"], &next["ruling"]["round"]), (&json!("movement"), &json!(2)));
}

#[test]
fn a_sprint_doubles_the_speed_of_its_phase_and_names_its_price() {
    let mut door = phase(&["name:A at:A1"]);
    let movement = door.ask("/sprint creature:A to:M1");
    assert_eq!((status(&movement), &movement["ruling"]["budget"]), (("done", &json!(60)), &json!(60)), "{movement:#}");
    assert!(message(&movement).contains("a level of fatigue"), "{movement:#}");
    assert_eq!(door.ask("/hustle creature:A to:N1 preview:true")["ruling"]["budget"], 0);
    door.done("/phase next");
    let action = door.ask("/sprint creature:A to:A1");
    assert!(message(&action).contains("their standard action"), "{action:#}");
    let mut door = table(&["name:A at:A1"]);
    assert!(message(&door.ask("/sprint creature:A to:M1")).contains("in the movement phase"));
}

#[test]
fn one_move_action_a_phase() {
    let mut door = phase(&[RUNNER, GUARD]);
    door.done("/block creature:Guard target:Runner");
    let walk = door.ask("/hustle creature:Guard to:E7");
    assert_eq!((walk["status"].as_str(), reasons(&walk)), (Some("refused"), vec!["actions"]), "{walk:#}");
    assert!(message(&walk).contains("and blocks Runner"), "{walk:#}");
    assert_eq!(door.ask("/hustle creature:Guard to:E7 force:true")["status"], "done");
    door.done("/hustle creature:Runner to:B6 check:1 against:1");
    let late = door.ask("/follow creature:Runner target:Guard distance:30");
    assert_eq!((late["status"].as_str(), reasons(&late)), (Some("refused"), vec!["actions"]), "{late:#}");
    door.done("/phase next");
    assert_eq!(door.ask("/hustle creature:Guard to:E8")["status"], "done", "the block ended with its phase");
    assert_eq!(door.ask("/follow creature:Runner target:Guard distance:30")["status"], "done");
}

#[test]
fn after_a_teleport_in_sight_a_follower_has_to_beat_the_target_s_initiative() {
    let follow = |more: &str| {
        let mut door = table(&["name:Wolf at:B5 side:foes speed:40", "name:Mage at:J5"]);
        let reply = door.ask(&format!("/follow creature:Wolf target:Mage distance:5 teleported:B9 {more}"));
        let end = at(&mut door, "Wolf");
        (reply, end)
    };
    let (won, end) = follow("check:15 against:14");
    assert_eq!((status(&won), end.as_str()), (("done", &json!(35)), "I5"), "{won:#}");
    assert!(cites(&won, "vanishing"));
    // A tie isn't enough: it goes to within 5 ft of B9.
    for lost in ["check:14 against:14", "unseen:true"] {
        let (reply, end) = follow(lost);
        assert_eq!((status(&reply), end.as_str()), (("done", &json!(15)), "B8"), "{reply:#}");
        assert!(message(&reply).contains("as if Mage were still at B9"), "{reply:#}");
    }
    let (open, end) = follow("");
    assert_eq!((open["status"].as_str(), end.as_str()), (Some("pending"), "B5"), "{open:#}");
    assert_eq!(open["ruling"]["checks"][0]["against"], "Mage");
}

#[test]
fn a_named_end_has_to_be_within_the_distance() {
    let mut door = table(&["name:Wolf at:B5 side:foes", "name:Mage at:G5"]);
    let far = door.ask("/follow creature:Wolf target:Mage distance:5 to:E5");
    assert_eq!((far["status"].as_str(), reasons(&far)), (Some("refused"), vec!["follow"]), "{far:#}");
    assert!(message(&far).contains("is 10 ft from Mage"), "{far:#}");
    let near = door.ask("/follow creature:Wolf target:Mage distance:10 to:E5");
    assert_eq!((status(&near), at(&mut door, "Wolf").as_str()), (("done", &json!(15)), "E5"), "{near:#}");
}

#[test]
fn where_there_are_no_phases_the_answer_names_what_there_is() {
    for ruleset in ["srd35", "dnd35", "reaction", "epic-path"] {
        let mut door = Door::open();
        door.done(&format!("/table new width:10 height:10 ruleset:{ruleset}"));
        door.done("/creature add name:A at:B2");
        door.done("/creature add name:B at:D2 side:foes");
        for (line, rule) in [
            ("/block creature:A target:B to:E5", "block"),
            ("/follow creature:A target:B distance:10", "follow"),
            ("/phase next", "actions"),
        ] {
            let reply = door.ask(line);
            assert_eq!(
                (reply["status"].as_str(), reasons(&reply)),
                (Some("refused"), vec![rule]),
                "{ruleset}: {reply:#}"
            );
            let instead = if rule == "actions" { "/turn next" } else { "/move, /move pace:double" };
            assert!(message(&reply).contains(instead), "{ruleset}: {reply:#}");
        }
    }
}

#[test]
fn bad_input_is_explained_and_changes_nothing() {
    let mut door = phase(&[RUNNER, GUARD]);
    for (line, hint) in [
        ("/follow creature:Guard target:Guard distance:10", "can't follow themselves"),
        ("/block creature:Guard target:Guard", "can't block themselves"),
        ("/follow creature:Guard target:Nobody distance:10", "There's no"),
        ("/follow creature:Guard target:Runner distance:0", "at least 5 ft"),
        ("/follow creature:Guard target:Runner distance:10000", "from 0 to 1000"),
        ("/follow creature:Guard target:Runner distance:7", "multiple of 5"),
        ("/follow creature:Guard target:Runner distance:10 unseen:true", "`teleported`"),
        ("/follow creature:Guard target:Runner distance:10 teleported:Z99", "isn't on the map"),
        ("/follow creature:Guard target:Runner distance:10 check:ten", "in order"),
        ("/follow creature:Guard target:Runner distance:10 check:5 bonus:5", "not both"),
        ("/block creature:Guard target:Runner to:F5", "/hustle then moves Runner"),
    ] {
        let reply = door.ask(line);
        assert!(reply["status"] == "error" && message(&reply).contains(hint), "{line}: {reply:#}");
    }
    assert_eq!(status(&door.ask(&format!("{PAST} preview:true"))), ("done", &json!(20)), "there is no blocking");
}

#[test]
fn the_gm_s_word_is_blocked_by_nobody_and_followed_all_the_same() {
    let mut door = phase(&[RUNNER, GUARD, "name:Wolf at:A5"]);
    door.done("/block creature:Guard target:Runner");
    door.done("/follow creature:Wolf target:Runner distance:5");
    door.done("/map paint squares:A9:T9 terrain:solid");
    let forced = door.ask(&format!("{PAST} force:true"));
    assert_eq!((status(&forced), at(&mut door, "Wolf").as_str()), (("done", &json!(20)), "E5"), "{forced:#}");
    // If there is no way, the mover is placed there, and a follower gets as near as it can.
    let put = door.ask("/hustle creature:Runner to:F10 force:true");
    assert_eq!((put["status"].as_str(), &put["ruling"]["overruled"]), (Some("done"), &json!(true)), "{put:#}");
    assert_eq!((at(&mut door, "Runner").as_str(), at(&mut door, "Wolf").as_str()), ("F10", "F7"), "{put:#}");
}

#[test]
fn a_preview_of_an_answer_changes_nothing() {
    let mut door = phase(&["name:Scout at:D5", "name:Wolf at:C5 side:foes"]);
    door.done("/follow creature:Wolf target:Scout distance:5");
    let preview = door.ask("/hustle creature:Scout to:\"E5 F5\" preview:true");
    assert!(preview["ruling"]["answers"].is_array(), "{preview:#}");
    assert_eq!((at(&mut door, "Scout").as_str(), at(&mut door, "Wolf").as_str()), ("D5", "C5"));
    let declared = door.ask("/block creature:Scout target:Wolf preview:true");
    assert_eq!(declared["status"], "done");
    assert_eq!(door.ask("/hustle creature:Scout to:E5")["status"], "done", "nothing was declared");
}

#[test]
fn a_creature_that_follows_is_blocked_as_well() {
    let mut door = phase(&["name:Scout at:C5", "name:Wolf at:B5 side:foes", "name:Guard at:D6"]);
    door.done("/follow creature:Wolf target:Scout distance:5");
    door.done("/block creature:Guard target:Wolf");
    let line = "/hustle creature:Scout to:\"D5 E5 F5\"";
    let open = door.ask(line);
    assert_eq!((open["status"].as_str(), at(&mut door, "Scout").as_str()), (Some("pending"), "C5"), "{open:#}");
    assert!(message(&open).contains("Wolf rolls against Guard"), "{open:#}");
    let held = door.ask(&format!("{line} check:1 against:2"));
    assert_eq!(held["status"], "done", "{held:#}");
    assert_eq!((at(&mut door, "Scout").as_str(), at(&mut door, "Wolf").as_str()), ("F5", "C5"), "{held:#}");
    door.done("/undo");
    door.done(&format!("{line} check:2 against:2"));
    assert_eq!(at(&mut door, "Wolf"), "E5");
}

#[test]
fn a_declaration_survives_a_new_name_and_ends_with_a_death() {
    let mut door = phase(&["name:Guard at:C5", "name:Runner at:D6 side:foes"]);
    door.done("/block creature:Guard target:Runner");
    door.done("/creature edit creature:Runner name:Thief");
    door.done("/creature edit creature:Guard name:Watch");
    let blocked = door.ask("/hustle creature:Thief to:\"D5 D4\" preview:true");
    assert_eq!(blocked["status"], "pending", "the block still stands: {blocked:#}");
    door.done("/creature remove creature:Watch");
    assert_eq!(door.ask("/hustle creature:Thief to:\"D5 D4\" preview:true")["status"], "done");
}
