//! Turns: whose turn it is, what is left of it, and what carries over from one movement to the next.

use serde_json::{Value, json};

use crate::door::Door;

fn table(ruleset: &str, lines: &[&str]) -> Door {
    let mut door = Door::seeded(Some(5));
    door.done(&format!("/table new width:20 height:12 ruleset:{ruleset}"));
    lines.iter().for_each(|line| door.done(line));
    door
}

/// A hero and a foe; it is the hero's turn, then the foe's.
fn duel(ruleset: &str) -> Door {
    table(
        ruleset,
        &[
            "/creature add name:Hero at:B2 speed:30",
            "/creature add name:Foe at:J2 side:foes",
            "/initiative creature:Hero check:15",
            "/initiative creature:Foe check:10",
            "/turn start",
        ],
    )
}

#[track_caller]
fn refused(door: &mut Door, line: &str, rule: &str) -> Value {
    let reply = door.ask(line);
    assert_eq!(reply["status"], "refused", "{line}: {reply:#}");
    let reasons = reply["ruling"]["reasons"].as_array().unwrap();
    assert!(reasons.iter().any(|reason| reason["rule"] == rule), "{line}: {rule} is not among {reasons:#?}");
    reply
}

fn order(reply: &Value) -> Vec<&str> {
    let order = reply["ruling"]["order"].as_array().unwrap();
    order.iter().map(|place| place["creature"].as_str().unwrap()).collect()
}

fn provoked(reply: &Value) -> Vec<&str> {
    reply["ruling"]["provokes"].as_array().unwrap().iter().map(|by| by["by"].as_str().unwrap()).collect()
}

#[test]
fn the_order_is_made_by_hand_and_ties_are_broken_as_the_rulebook_says() {
    let four = ["A", "B", "C", "D"].map(|name| format!("/creature add name:{name} at:{name}1"));
    let four: Vec<&str> = four.iter().map(String::as_str).collect();
    // 3.5: the higher bonus first, then a roll.
    let mut srd = table("srd35", &four);
    for line in ["creature:A check:12", "creature:B check:12 bonus:3", "creature:C check:18", "creature:D check:12"] {
        srd.done(&format!("/initiative {line}"));
    }
    let started = srd.ask("/turn start");
    assert_eq!(order(&started)[..2], ["C", "B"], "{started:#}");
    assert_eq!(started["ruling"]["acting"], "C");
    // Epic Path: the higher Dexterity first, before any roll.
    let mut epic = table("epic-path", &four);
    for line in ["creature:A check:12 dexterity:11", "creature:B check:12 dexterity:16", "creature:C check:18 bonus:-1"]
    {
        epic.done(&format!("/initiative {line}"));
    }
    let tied = epic.ask("/initiative creature:D check:12 dexterity:16");
    assert_eq!(order(&tied).first(), Some(&"C"));
    assert_eq!(order(&tied).last(), Some(&"A"), "{tied:#}");
    assert!(tied["message"].as_str().unwrap().contains("Tie, broken by d20: "), "{tied:#}");
}

#[test]
fn initiative_is_rolled_with_the_bonus_and_shown_in_one_line() {
    let mut door = table("srd35", &["/creature add name:A at:A1 initiative:4", "/creature add name:B at:B1"]);
    let started = door.ask("/turn start roll:true");
    let message = started["message"].as_str().unwrap();
    assert!(message.contains("Order: ") && message.contains("+4)") && message.contains("+0)"), "{message}");
    let again = table("srd35", &["/creature add name:A at:A1 initiative:4", "/creature add name:B at:B1"])
        .ask("/turn start roll:true");
    assert_eq!(started, again, "the same seed");
}

#[test]
fn two_moves_of_one_turn_share_the_count_of_diagonals() {
    let mut door = duel("srd35");
    assert_eq!(door.ask("/move to:C3")["ruling"]["feet"], 5);
    let second = door.ask("/move to:D4");
    assert_eq!(
        (&second["ruling"]["feet"], &second["ruling"]["steps"][0]["rules"]),
        (&json!(10), &json!(["diagonals"]))
    );
    assert_eq!(second["ruling"]["turn"]["spent"]["feet"]["walk"], 15);
    door.done("/undo");
    door.done("/table house-rule rule:diagonal-scope value:action");
    assert_eq!(door.ask("/move to:D4")["ruling"]["feet"], 5, "counted anew with each action");
    // Without turns every move starts at the first diagonal, and so does the next turn.
    door.done("/undo");
    door.done("/table house-rule rule:diagonal-scope value:book");
    door.done("/turn next");
    door.done("/turn next");
    assert_eq!(door.ask("/move creature:Hero to:D4")["ruling"]["feet"], 5);
    door.done("/undo");
    door.done("/turn end");
    assert_eq!(door.ask("/move creature:Hero to:D4")["ruling"]["feet"], 5);
}

#[test]
fn an_opponent_has_one_chance_a_turn_in_the_3_5_family_and_one_an_action_under_epic_path() {
    let moves = ["/move creature:Hero to:C2", "/move creature:Hero to:D2"];
    let beside = ["/place creature:Foe at:C3"];
    let mut srd = duel("srd35");
    beside.iter().for_each(|line| srd.done(line));
    assert_eq!(provoked(&srd.ask(moves[0])), ["Foe"]);
    let second = srd.ask(moves[1]);
    assert_eq!(provoked(&second), [""; 0]);
    assert!(second["message"].as_str().unwrap().contains("they've had theirs this turn"), "{second:#}");
    let mut epic = duel("epic-path");
    beside.iter().for_each(|line| epic.done(line));
    assert_eq!(provoked(&epic.ask(moves[0])), ["Foe"]);
    let second = epic.ask(moves[1]);
    assert_eq!(provoked(&second), ["Foe"]);
    assert!(second["message"].as_str().unwrap().contains("another one takes more than one a round"), "{second:#}");
    // Without turns, each command provokes again.
    let mut alone = table("srd35", &["/creature add name:Hero at:B2", "/creature add name:Foe at:C3 side:foes"]);
    assert_eq!(provoked(&alone.ask(moves[0])), ["Foe"]);
    assert_eq!(provoked(&alone.ask(moves[1])), ["Foe"]);
}

#[test]
fn a_turn_has_a_standard_and_a_move_action() {
    let mut door = duel("srd35");
    let first = door.ask("/move to:C2");
    assert!(first["message"].as_str().unwrap().contains("Hero has a standard action or another move"), "{first}");
    refused(&mut door, "/move to:E2 pace:double", "actions");
    refused(&mut door, "/run to:H2", "actions");
    assert_eq!(door.ask("/move to:D2")["status"], "done");
    refused(&mut door, "/move to:E2", "actions");
    let forced = door.ask("/move to:E2 force:true");
    assert_eq!((&forced["status"], &forced["ruling"]["overruled"]), (&json!("done"), &json!(true)));
    let history = door.ask("/history");
    assert!(history["message"].as_str().unwrap().contains("force:true"), "{history:#}");
}

#[test]
fn out_of_turn_players_may_only_plan() {
    let mut door = duel("srd35");
    let early = refused(&mut door, "/move creature:Foe to:I2", "initiative");
    assert!(early["message"].as_str().unwrap().contains("It's Hero's turn, not Foe's."), "{early:#}");
    assert_eq!(door.ask("/move creature:Foe to:I2 preview:true")["status"], "done");
    assert_eq!(door.ask("/reachable creature:Foe")["status"], "done");
    door.done("/creature add name:Late at:B9");
    assert_eq!(door.ask("/move creature:Late to:C9")["status"], "done", "no place in the order yet");
    door.done("/turn next");
    assert_eq!(door.ask("/move to:I2")["ruling"]["creature"], "Foe", "the one whose turn it is");
}

#[test]
fn the_order_outlives_new_names_and_deaths() {
    let mut door = duel("srd35");
    door.done("/creature edit creature:Hero name:Champion");
    assert_eq!(door.ask("/move to:C2")["ruling"]["creature"], "Champion");
    door.done("/creature remove creature:Champion");
    assert_eq!(door.ask("/move to:I2")["ruling"]["creature"], "Foe");
    door.done("/undo");
    door.done("/undo");
    let next = door.ask("/turn next");
    assert_eq!((&next["ruling"]["acting"], &next["ruling"]["round"]), (&json!("Foe"), &json!(1)));
    let round = door.ask("/turn next");
    assert_eq!((&round["ruling"]["acting"], &round["ruling"]["round"]), (&json!("Champion"), &json!(2)));
    assert_eq!(round["ruling"]["spent"]["moves"], 0);
}

#[test]
fn a_five_foot_step_goes_with_no_other_movement() {
    let mut door = duel("srd35");
    assert_eq!(door.ask("/step to:e")["status"], "done");
    refused(&mut door, "/step to:e", "five-foot-step");
    refused(&mut door, "/move to:E2", "five-foot-step");
    let mut moved = duel("srd35");
    moved.done("/move to:C2");
    refused(&mut moved, "/step to:e", "five-foot-step");
    // The other rulebooks don't have this way.
    refused(&mut duel("srd35"), "/step to:e way:trade", "five-foot-step");
}

#[test]
fn epic_path_takes_its_five_foot_steps_in_four_ways() {
    let mut door = duel("epic-path");
    let unknown = refused(&mut door, "/step to:e way:trade", "five-foot-step");
    assert!(unknown["message"].as_str().unwrap().contains("base-attacks:4"), "{unknown:#}");
    door.done("/creature sheet creature:Hero base-attacks:2");
    door.done("/step to:e way:trade");
    door.done("/step to:e way:trade");
    refused(&mut door, "/step to:e way:trade", "five-foot-step");
    // Traded steps are not movement, so the free one is still allowed.
    assert_eq!(door.ask("/step to:e")["status"], "done");
    refused(&mut door, "/step to:e", "five-foot-step");
    assert_eq!(door.ask("/step to:e way:feature")["status"], "done");
    assert_eq!(door.ask("/step to:e way:action-point")["status"], "done");
    // Features on their own terms: a swift action, or a move action instead.
    let mut swift = duel("epic-path");
    swift.done("/move to:C2");
    let step = swift.ask("/step to:e way:feature-swift");
    assert_eq!(
        (&step["status"], &step["ruling"]["turn"]["spent"]["swift"]),
        (&json!("done"), &json!(true)),
        "{step:#}"
    );
    swift.done("/step to:e way:feature-swift");
    let none = refused(&mut swift, "/step to:e way:feature-swift", "actions");
    assert!(none["message"].as_str().unwrap().contains("a swift action"), "{none:#}");
    refused(&mut swift, "/step to:e way:feature-move", "actions");
    refused(&mut swift, "/move to:C3", "actions");
    refused(&mut duel("srd35"), "/step to:e way:feature-swift", "five-foot-step");
    // After a move a full attack is no longer possible, but an action point is.
    let mut moved = duel("epic-path");
    moved.done("/creature sheet creature:Hero base-attacks:4");
    moved.done("/move to:C2");
    refused(&mut moved, "/step to:e way:trade", "actions");
    refused(&mut moved, "/step to:e", "five-foot-step");
    assert_eq!(moved.ask("/step to:e way:action-point")["status"], "done");
}

#[test]
fn standing_up_is_a_move_action_and_provokes() {
    let mut door = duel("srd35");
    door.done("/place creature:Foe at:C3");
    refused(&mut door, "/stand", "stand-up");
    door.done("/creature edit creature:Hero prone:true");
    refused(&mut door, "/move to:C2", "crawl");
    let plan = door.ask("/stand preview:true");
    assert_eq!((&plan["status"], provoked(&plan)), (&json!("done"), vec!["Foe"]), "{plan:#}");
    let stood = door.ask("/stand");
    assert_eq!(stood["ruling"]["provokes"], json!([{"by": "Foe", "leaving": "B2", "rule": "stand-up"}]));
    assert_eq!(stood["ruling"]["turn"]["spent"]["moves"], 1);
    // Moving away provokes in addition to standing up.
    assert_eq!(provoked(&door.ask("/move to:B1")), ["Foe"]);
    let mut rise = table("rise", &["/creature add name:A at:B2 prone:true", "/creature add name:B at:C2 side:foes"]);
    let stood = rise.ask("/stand creature:A");
    assert_eq!((&stood["status"], provoked(&stood)), (&json!("done"), vec![]), "{stood:#}");
}

#[test]
fn under_epic_path_the_quelled_stand_up_with_their_step_and_the_splayed_with_a_move() {
    let mut door = duel("epic-path");
    door.done("/place creature:Foe at:C3");
    for condition in ["quelled", "splayed", "prone"] {
        door.done(&format!("/creature edit creature:Hero conditions:{condition}"));
        refused(&mut door, "/move to:C2 preview:true", "crawl");
        assert_eq!(door.ask("/crawl to:B1 preview:true")["status"], "done", "{condition}");
    }
    door.done("/creature edit creature:Hero conditions:quelled");
    let stood = door.ask("/stand");
    assert_eq!((&stood["status"], provoked(&stood)), (&json!("done"), vec![]), "{stood:#}");
    refused(&mut door, "/move to:B1", "five-foot-step");
    door.done("/undo");
    door.done("/creature edit creature:Hero conditions:splayed");
    assert_eq!(provoked(&door.ask("/stand")), ["Foe"]);
    refused(&mut door, "/step to:B1", "five-foot-step");
}

#[test]
fn crawling_provokes_where_it_leads_in_the_3_5_family_only() {
    for (ruleset, by) in [("srd35", vec!["Foe"]), ("epic-path", vec![])] {
        let mut door =
            table(ruleset, &["/creature add name:A at:B2 prone:true", "/creature add name:Foe at:D2 side:foes"]);
        let reply = door.ask("/crawl creature:A to:C2");
        assert_eq!((&reply["status"], provoked(&reply)), (&json!("done"), by), "{ruleset}: {reply:#}");
    }
}

#[test]
fn the_slowed_and_the_tired() {
    let with = |ruleset: &str, conditions: &str| {
        table(ruleset, &[&format!("/creature add name:A at:B2 speed:30 conditions:\"{conditions}\"")])
    };
    let budget = |door: &mut Door| door.ask("/move to:C2 preview:true")["ruling"]["budget"].clone();
    for condition in ["slowed", "exhausted", "entangled"] {
        assert_eq!(budget(&mut with("srd35", condition)), 15, "{condition}");
    }
    assert_eq!(budget(&mut with("epic-path", "slowed")), 10);
    assert_eq!((budget(&mut with("rise", "slowed")), budget(&mut with("rise", "prone"))), (json!(15), json!(5)));
    for condition in ["fatigued", "exhausted", "entangled"] {
        refused(&mut with("srd35", condition), "/run to:F2", "afflictions");
    }
    refused(&mut with("epic-path", "slowed"), "/step to:C2", "afflictions");
    assert_eq!(with("srd35", "slowed").ask("/step to:C2")["status"], "done");
    refused(&mut with("srd35", "staggered"), "/move to:C2 pace:double", "afflictions");
    let mut staggered = duel("srd35");
    staggered.done("/creature edit creature:Hero conditions:staggered");
    staggered.done("/move to:C2");
    refused(&mut staggered, "/move to:D2", "actions");
}

#[test]
fn rise_moves_in_phases() {
    let mut door = table("rise", &["/creature add name:A at:B2 speed:30", "/creature add name:B at:B4 speed:30"]);
    let started = door.ask("/turn start");
    assert_eq!(started["ruling"]["stage"], "movement", "{started:#}");
    assert_eq!(door.ask("/hustle creature:A to:C2")["status"], "done");
    assert_eq!(door.ask("/hustle creature:B to:C4")["status"], "done", "all move in the same phase");
    let on = door.ask("/hustle creature:A to:H2 preview:true");
    assert_eq!((&on["ruling"]["budget"], &on["ruling"]["to"]), (&json!(25), &json!("H2")), "{on:#}");
    assert_eq!(door.ask("/turn next")["ruling"]["stage"], "action");
    assert_eq!(door.ask("/hustle creature:A to:D2 preview:true")["ruling"]["budget"], 30, "the speed is whole again");
    let next = door.ask("/turn next");
    assert_eq!((&next["ruling"]["stage"], &next["ruling"]["round"]), (&json!("movement"), &json!(2)));
    assert_eq!(door.ask("/initiative creature:A check:10")["status"], "refused", "no turn order");
}

#[test]
fn turns_that_are_not_kept_are_a_mistake() {
    let mut door = table("srd35", &["/creature add name:A at:B2"]);
    for line in ["/turn next", "/turn end", "/turn", "/initiative creature:Nobody check:3", "/initiative check:x"] {
        assert_eq!(door.ask(line)["status"], "error", "{line}");
    }
    door.done("/turn start");
    assert_eq!(door.ask("/turn start")["status"], "error");
}

#[test]
fn reach_and_routes_go_on_from_the_steps_that_were_taken() {
    let cases = [("srd35", "average", "C3"), ("rise", "fast", "C2"), ("rise", "fast", "C3"), ("rise", "average", "C3")];
    for (ruleset, gait, first) in cases {
        let add = format!("/creature add name:A at:B2 speed:40 speed-category:{gait}");
        let mut door = table(ruleset, &[&add, "/map paint squares:E1:E6 terrain:difficult"]);
        let fresh = door.ask("/reachable creature:A")["ruling"]["squares"].clone();
        door.done("/turn start");
        door.done(&format!("/move to:{first}"));
        let reach = door.ask("/reachable creature:A")["ruling"]["squares"].clone();
        let mut dearer = 0;
        for to in ["D4", "D3", "E5", "F6", "G3", "C6", "F3"] {
            let priced = door.ask(&format!("/move to:{to} preview:true"))["ruling"].clone();
            let within = priced["feet"].as_u64() <= priced["budget"].as_u64();
            assert_eq!(reach.get(to), within.then_some(&priced["feet"]), "{ruleset} {gait} {first} {to}");
            // As far from B2, with a fresh count.
            let column = (to.as_bytes()[0] - first.as_bytes()[0] + b'B') as char;
            let row = i32::from(to.as_bytes()[1]) - i32::from(first.as_bytes()[1]) + 2;
            dearer += i32::from(reach.get(to) != fresh.get(format!("{column}{row}")));
        }
        assert!(dearer > 0, "{ruleset} {gait}: what was taken before decides nothing");
    }
}

#[test]
fn a_creature_that_dies_in_its_turn_hands_on_that_turn_only() {
    let names = ["A", "B", "C"].map(|name| format!("/creature add name:{name} at:{name}1"));
    let mut door = table("srd35", &names.iter().map(String::as_str).collect::<Vec<_>>());
    for line in ["creature:A check:18", "creature:B check:12", "creature:C check:5"] {
        door.done(&format!("/initiative {line}"));
    }
    door.done("/turn start");
    door.done("/turn next");
    door.done("/creature remove creature:B");
    let turn = door.ask("/show")["ruling"]["turn"].clone();
    assert_eq!((&turn["acting"], &turn["round"]), (&json!("C"), &json!(1)), "{turn:#}");
    door.done("/undo");
    door.done("/creature remove creature:C");
    let wrapped = door.ask("/turn next");
    assert_eq!((&wrapped["ruling"]["acting"], &wrapped["ruling"]["round"]), (&json!("A"), &json!(2)));
}

#[test]
fn an_order_that_is_made_up_late_begins_in_the_round_that_is_played() {
    let mut door = table("srd35", &["/creature add name:A at:A1", "/creature add name:B at:B1", "/turn start"]);
    door.done("/initiative creature:A check:12");
    let next = door.ask("/turn next");
    assert_eq!((&next["ruling"]["acting"], &next["ruling"]["round"]), (&json!("A"), &json!(1)), "{next:#}");
}

#[test]
fn a_tie_once_broken_stays_broken() {
    let names = ["A", "B", "C"].map(|name| format!("/creature add name:{name} at:{name}1"));
    let mut door = table("srd35", &names.iter().map(String::as_str).collect::<Vec<_>>());
    door.done("/initiative creature:A check:12");
    let two = door.ask("/initiative creature:B check:12");
    let three = door.ask("/initiative creature:C check:12");
    let before: Vec<&str> = order(&two);
    let after: Vec<&str> = order(&three).into_iter().filter(|name| *name != "C").collect();
    assert_eq!(before, after, "{three:#}");
    let rolled = three["message"].as_str().unwrap();
    assert!(rolled.contains("broken by d20: C "), "only who comes to it rolls: {rolled}");
}

#[test]
fn other_rules_part_a_round_otherwise_and_end_turns() {
    let mut door = duel("srd35");
    let rise = door.ask("/table ruleset name:rise");
    assert!(rise["message"].as_str().unwrap().contains("Turns have ended"), "{rise:#}");
    assert_eq!(door.ask("/show")["ruling"].get("turn"), None);
    assert_eq!(door.ask("/turn start")["ruling"]["stage"], "movement");
    let back = door.ask("/table ruleset name:epic-path");
    assert!(back["message"].as_str().unwrap().contains("Turns have ended"), "{back:#}");
    // Between rulebooks with the same kind of turns, turns go on.
    let mut kept = duel("srd35");
    kept.done("/table ruleset name:dnd35");
    assert_eq!(kept.ask("/show")["ruling"]["turn"]["acting"], "Hero");
}

#[test]
fn what_takes_the_only_action_leaves_none() {
    let mut door = duel("srd35");
    door.done("/place creature:Foe at:G2");
    door.done("/charge target:Foe one-action:true");
    refused(&mut door, "/move to:B2", "actions");
    let mut whole = duel("srd35");
    whole.done("/step to:e full-round:true");
    refused(&mut whole, "/stand preview:true", "actions");
    let mut moved = duel("srd35");
    moved.done("/creature edit creature:Hero prone:true");
    moved.done("/stand");
    refused(&mut moved, "/step to:e full-round:true", "actions");
    assert_eq!(moved.ask("/step to:e")["status"], "done");
}

#[test]
fn a_maneuver_is_one_attack_of_a_full_attack_whose_others_are_traded() {
    let mut door = duel("epic-path");
    door.done("/creature sheet creature:Hero base-attacks:3");
    door.done("/creature sheet creature:Foe maneuver-defense:10");
    door.done("/place creature:Foe at:F2");
    door.done("/charge target:Foe check:20");
    door.done("/step to:w way:trade");
    door.done("/step to:e way:trade");
    refused(&mut door, "/step to:w way:trade", "five-foot-step");
    let mut first = duel("epic-path");
    first.done("/creature sheet creature:Hero base-attacks:2");
    first.done("/creature sheet creature:Foe maneuver-defense:10");
    first.done("/place creature:Foe at:F2");
    first.done("/step to:s way:trade");
    assert_eq!(first.ask("/charge target:Foe check:20 preview:true")["status"], "done");
}

#[test]
fn without_steps_nobody_stands_up_by_a_step() {
    for conditions in ["quelled slowed", "quelled"] {
        let speed = if conditions == "quelled" { 5 } else { 30 };
        let add = format!("/creature add name:A at:B2 speed:{speed} conditions:\"{conditions}\"");
        assert_eq!(table("epic-path", &[&add]).ask("/stand")["status"], "refused", "{conditions}");
    }
    // Standing up counts as movement, after a step too.
    let mut door = duel("epic-path");
    door.done("/step to:e");
    door.done("/creature edit creature:Hero prone:true");
    refused(&mut door, "/stand", "five-foot-step");
}

#[test]
fn to_stay_takes_nothing_and_what_failed_is_remembered() {
    let mut door = duel("srd35");
    refused(&mut door, "/step to:B2", "five-foot-step");
    assert_eq!(door.ask("/move to:B2")["status"], "done");
    assert_eq!(door.ask("/show")["ruling"]["turn"]["spent"]["moves"], 0);
    let mut rush = table("srd35", &["/creature add name:A at:D5", "/creature add name:B at:E5 side:foes"]);
    rush.done("/bull-rush creature:A target:B check:5 against:20");
    let undone = rush.ask("/undo");
    assert!(undone["message"].as_str().unwrap().contains("/bull-rush"), "{undone:#}");
}

#[test]
fn a_staggered_creature_reads_what_it_has_left() {
    let mut door = duel("srd35");
    door.done("/creature edit creature:Hero conditions:staggered");
    let moved = door.ask("/move to:C2");
    assert!(moved["message"].as_str().unwrap().contains("Hero has no action left."), "{moved:#}");
    refused(&mut door, "/overrun target:Foe to:K2 check:20 against:1 preview:true", "afflictions");
}

#[test]
fn under_epic_path_a_step_shares_a_square_by_agreement() {
    let mut door = table("epic-path", &["/creature add name:A at:B4", "/creature add name:F at:C4"]);
    refused(&mut door, "/step creature:A to:C4", "ending");
    assert_eq!(door.ask("/step creature:A to:C4 share:true preview:true")["status"], "done");
    assert_eq!(door.ask("/move creature:A to:C4 share:true preview:true")["status"], "done");
}

#[test]
fn only_the_target_is_bull_rushed_at_the_end_of_a_charge() {
    let mut door = duel("srd35");
    door.done("/place creature:Foe at:F2");
    door.done("/creature add name:Other at:E3 side:foes");
    door.done("/charge target:Foe to:E2");
    refused(&mut door, "/bull-rush target:Other check:20 against:1 preview:true", "actions");
    door.done("/creature edit creature:Foe name:Rival");
    assert_eq!(door.ask("/bull-rush target:Rival check:20 against:1")["status"], "done");
    refused(&mut door, "/bull-rush target:Rival check:20 against:1 preview:true", "actions");
}

/// D&D 3.5, Down Speed: a flier dives at double speed, so a square down costs half. Its turn has spent what the answer says.
#[test]
fn half_feet_are_kept() {
    let mut door = Door::seeded(Some(1));
    door.done("/table new width:12 height:4 ruleset:dnd35");
    door.done("/creature add name:Bat at:B2 altitude:10 initiative:5 modes:\"fly 60 good\"");
    door.done("/turn start");
    let flown = door.ask("/fly creature:Bat to:E2 altitude:0");
    assert_eq!(flown["ruling"]["feet"], 12.5, "{flown:#}");
    assert_eq!(flown["ruling"]["turn"]["spent"]["feet"]["fly"], 12.5, "{flown:#}");
    assert_eq!(door.ask("/show")["ruling"]["turn"]["spent"]["feet"]["fly"], 12.5);
}
