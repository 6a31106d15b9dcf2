//! Answers where two rules meet.

use serde_json::json;

use super::suggestions::{message, says, table};

fn refuses(door: &mut crate::door::Door, line: &str, what: &str) {
    let answer = door.ask(line);
    assert_eq!(answer["status"], "refused", "{line}\n{answer:#}");
    assert!(message(&answer).contains(what), "{line}\n{what}\n{answer:#}");
}

/// SRD 3.5, Mounted Combat: once the mount has gone more than 5 ft in its turn, its rider makes one attack, wherever it
/// stays after that.
#[test]
fn what_the_mount_has_gone_this_turn_counts() {
    let mut door = table(&[
        "/table new width:30 height:16 ruleset:srd35",
        "/creature add name:Horse at:J6 size:large shape:long speed:50",
        "/creature add name:R at:I6",
        "/creature add name:O at:P6 side:m",
        "/initiative creature:R check:20",
        "/initiative creature:O check:10",
        "/mount creature:R target:Horse",
        "/turn start",
        "/move to:N6",
    ]);
    says(&mut door, "/options target:O", &["Stay at N6: one attack by Horse, one attack by R"]);
}

/// SRD 3.5, two move actions a turn: a tumble that is too long for what is left of the first takes the second.
#[test]
fn a_tumble_takes_the_second_move_action() {
    for goes in ["C4", "F4", "G4"] {
        let mut door = table(&[
            "/table new width:30 height:16 ruleset:srd35",
            "/creature add name:H at:B4",
            "/creature add name:O at:J4 side:m",
            "/initiative creature:H check:20",
            "/turn start",
            &format!("/move to:{goes}"),
        ]);
        let answer = door.ask("/tumble to:\"3s\"");
        assert_eq!(
            (&answer["status"], &answer["ruling"]["budget"]),
            (&json!("done"), &json!(15)),
            "{goes}: {answer:#}"
        );
    }
}

/// Epic Path, Overrun: a standard action, or part of a move action. Unlike a charge, it is no attack of a full attack.
#[test]
fn an_overrun_is_no_attack_of_a_full_attack() {
    let lines = [
        "/table new width:30 height:20 ruleset:epic-path",
        "/creature add name:Kai at:C10 speed:30 base-attacks:4",
        "/creature add name:Gob at:F10 side:monsters maneuver-defense:12",
        "/initiative creature:Kai check:25",
        "/initiative creature:Gob check:10",
        "/turn start",
    ];
    let mut door = table(&lines);
    door.done("/overrun target:Gob to:G10 check:15");
    refuses(&mut door, "/step to:G9 way:trade", "It takes a full-round action");
    let mut door = table(&lines);
    door.done("/step to:D10 way:trade");
    refuses(&mut door, "/overrun target:Gob to:G10 check:15", "It takes a standard action");
}

/// A door behind a wall names only the squares from which it can be reached.
#[test]
fn a_door_behind_a_wall_is_not_beside() {
    let mut door = table(&[
        "/table new width:24 height:16",
        "/creature add name:K at:F3",
        "/map room squares:F3:F3",
        "/map edge squares:E4 side:east barrier:door",
    ]);
    let answer = door.ask("/map door at:\"E4 east\" state:open creature:K");
    assert!(message(&answer).contains("they can reach it from E3, E4, F4, E5, F5"), "{answer:#}");
}

/// SRD 3.5: who can't run on the board runs nowhere; the blinded go at half speed; and hours of hustling aren't counted in
/// minutes.
#[test]
fn short_journeys_know_the_conditions() {
    let mut door = table(&["/table new width:24 height:16", "/creature add name:Aldo at:B2 conditions:exhausted"]);
    refuses(&mut door, "/travel creature:Aldo minutes:1 pace:run", "Aldo is exhausted");
    door.done("/creature edit creature:Aldo conditions:blinded");
    refuses(&mut door, "/travel creature:Aldo minutes:1 pace:run", "can't see where they're going");
    says(&mut door, "/travel creature:Aldo minutes:1", &["Aldo covers 150 ft in 10 rounds"]);
    says(&mut door, "/travel creature:Aldo", &["12 miles in 8 h"]);
    door.done("/creature edit creature:Aldo conditions:staggered");
    refuses(&mut door, "/travel creature:Aldo minutes:1 pace:hustle", "one action a turn");
    says(&mut door, "/travel speed:30 minutes:60 pace:hustle", &["36000 ft in 600 rounds"]);
    says(&mut door, "/travel speed:30 minutes:61 pace:hustle", &["more wears travelers down"]);
    says(&mut door, "/travel speed:30 minutes:600", &["8 h at that pace cost nothing"]);
    says(&mut door, "/travel speed:30 miles:100 days:3", &["28 miles are left after that"]);
}

/// SRD 3.5: the unconscious take no actions, so they neither tumble in a fall nor jump down.
#[test]
fn the_unconscious_soften_no_fall() {
    let mut door =
        table(&["/table new width:9 height:9", "/creature add name:H at:C4 conditions:unconscious altitude:20"]);
    refuses(&mut door, "/fall creature:H check:30 preview:true", "H is unconscious and can't soften a fall");
    says(&mut door, "/fall creature:H height:30 jumped:true", &["H is unconscious and can't move"]);
    let falls = door.ask("/fall creature:H");
    assert!(falls["status"] == "done" && !message(&falls).contains("Tumble"), "{falls:#}");
}

/// A wall that only the command names leads down to the floor, as one on the map does.
#[test]
fn a_climb_down_a_named_wall_ends_on_the_floor() {
    let mut door = table(&[
        "/table new width:30 height:16",
        "/map height squares:A1:F16 feet:20",
        "/creature add name:H at:F6",
        "/creature add name:G at:D4",
    ]);
    let down = door.ask("/climb creature:H to:G6 surface:dungeon-wall check:22 preview:true");
    assert_eq!((&down["status"], &down["ruling"]["feet"]), (&json!("refused"), &json!(90)), "{down:#}");
    // It is suggested to climb as far as possible only where that leads on.
    let far = door.ask("/climb creature:G to:G6");
    assert!(far["status"] == "refused" && !message(&far).contains("as-far-as"), "{far:#}");
}

/// The list of ways has jumps down from a ledge, with how far they fall.
#[test]
fn the_ways_include_jumps_down() {
    let mut door = table(&[
        "/table new width:30 height:16",
        "/map height squares:A1:F16 feet:20",
        "/creature add name:H at:F6",
        "/creature add name:O at:J6 side:m",
    ]);
    says(&mut door, "/options creature:H to:H6", &["Jump to H6: 10 ft", "falls 20 ft"]);
    says(&mut door, "/options creature:H target:O", &["Jump to I6", "falls 20 ft"]);
}

/// SRD 3.5, Ending in an Illegal Space: of equally close places, the last legal one. A pit with somebody at its bottom has no
/// other place there.
#[test]
fn a_fall_onto_somebody_in_a_shaft_ends_where_it_began() {
    let mut door = table(&[
        "/table new width:20 height:12",
        "/map paint squares:C4 terrain:pit depth:20",
        "/creature add name:H at:D4",
        "/creature add name:X at:C4 side:m",
    ]);
    says(&mut door, "/move creature:H to:\"D4 C4\"", &["goes back to D4, their last legal space"]);
}

/// With shared initiative, one roll counts for the monsters of a kind, also if an order names them all.
#[test]
fn a_group_shares_its_roll() {
    for given in ["", " bonus:2"] {
        let mut door = table(&[
            "/table new width:20 height:12",
            "/creature add name:Gob at:\"D4 D5 D6\" count:3 side:m size:small initiative:1",
            "/table initiative shared:true",
        ]);
        let rolled = door.ask(&format!("/initiative creature:m{given}"));
        let totals: Vec<_> =
            rolled["ruling"]["rulings"].as_array().unwrap().iter().map(|one| &one["initiative"]).collect();
        assert!(totals.len() == 3 && totals.iter().all(|total| *total == totals[0]), "{rolled:#}");
        assert!(message(&rolled).contains("Gob 1-3"), "{rolled:#}");
    }
}

/// Epic Path: a jump that falls short among others in a group says who had to leave where they came down.
#[test]
fn a_group_says_who_had_to_leave_an_illegal_end() {
    let mut door = table(&[
        "/table new width:24 height:14 ruleset:epic-path",
        "/creature add name:Gob count:3 at:\"M5 M6 M7\" side:monsters size:small",
    ]);
    says(&mut door, "/jump creature:\"Gob 1-3\" to:J6 check:\"20 12 26\"", &["Gob 3 can't stay there"]);
}

/// Rise, Gliding: hints say how they glide, a height that no glide reaches is refused however far it is, and the ways
/// include glides.
#[test]
fn glides_are_suggested_as_they_are_typed() {
    let mut door = table(&[
        "/table new width:40 height:14 ruleset:rise",
        "/map height squares:A1:C14 feet:40",
        "/creature add name:G at:C5 speed:30 modes:\"glide 40\"",
        "/creature add name:H at:F5 speed:30 modes:\"glide 40\" altitude:30",
        "/creature add name:O at:K6 side:monsters modes:\"fly 30\" altitude:20",
    ]);
    says(&mut door, "/fly creature:G to:K5 mode:glide preview:true", &["to:K5@30 mode:glide"]);
    says(&mut door, "/sprint creature:\"G\" to:K5@30 mode:glide preview:true", &["G could"]);
    refuses(&mut door, "/fly creature:G to:K5 altitude:40 mode:glide", "A glide ends 10 ft lower");
    says(&mut door, "/options creature:H to:K5", &["Glide to K5@20: 25 ft"]);
    says(&mut door, "/options creature:H target:O", &["Glide to J6@20: 20 ft, one attack"]);
}

/// A space that could be shared is suggested only where a plain move gets there.
#[test]
fn sharing_is_suggested_only_where_it_works() {
    let mut door = table(&[
        "/table new width:30 height:12 ruleset:epic-path",
        "/creature add name:C at:B4 speed:15",
        "/creature add name:D at:L4",
        "/creature add name:G at:O7 size:huge side:monsters",
        "/creature add name:O at:L4 size:large side:monsters",
    ]);
    for line in ["/options creature:C to:L4", "/burrow creature:G to:L5 altitude:-10"] {
        let answer = door.ask(line);
        assert!(!message(&answer).contains("share:true"), "{answer:#}");
    }
}

/// Rise 5.6.7 and 5.6.3: a leap that takes all the speed there is gets there, and one that takes more goes as far as it goes.
#[test]
fn a_leap_goes_as_far_as_the_speed_does() {
    let mut door = table(&[
        "/table new width:30 height:14 ruleset:rise",
        "/map paint squares:D5:E5 terrain:difficult layers:2",
        "/creature add name:A at:D5 strength:4 jump-trained:true",
    ]);
    says(&mut door, "/move creature:A to:J5 jump:true preview:true", &["A could move D5 to J5: 30 of 30 ft"]);
    let mut door = table(&[
        "/table new width:30 height:14 ruleset:rise",
        "/map paint squares:F1:G14 terrain:pit depth:20",
        "/creature add name:A at:D5 strength:4 jump-trained:true",
    ]);
    for goal in ["K5", "P5"] {
        let line = format!("/move creature:A to:{goal} jump:true preview:true");
        let stops = format!("A stops on the way to {goal}");
        says(&mut door, &line, &["A could move D5 to J5: 30 of 30 ft", &stops]);
    }
}

/// Rise, Sprint: it costs the same in every way of moving.
#[test]
fn a_sprint_tires_swimmers_and_diggers_too() {
    let mut door = table(&[
        "/table new width:30 height:14 ruleset:rise",
        "/map paint squares:F1:T14 terrain:pit depth:20",
        "/map paint squares:F1:T14 terrain:water",
        "/creature add name:A at:H5 modes:\"swim 30\" altitude:20",
        "/creature add name:B at:C5 modes:\"burrow 30\"",
        "/phase next",
    ]);
    for line in ["/sprint creature:A to:R5", "/sprint creature:B to:D13@-5 mode:burrow"] {
        says(&mut door, line, &["costs a level of fatigue"]);
    }
}

/// Epic Path, Pull: it ends before an obstruction, and says which.
#[test]
fn a_pull_says_what_it_ends_at() {
    let mut door = table(&[
        "/table new width:30 height:5 ruleset:epic-path",
        "/map paint squares:A1:AD2 terrain:solid",
        "/map paint squares:A4:AD5 terrain:solid",
        "/creature add name:T at:D3",
        "/creature add name:M at:F3",
        "/creature add name:O at:H3 side:monsters",
    ]);
    says(&mut door, "/pull creature:O target:T feet:15 preview:true", &["M is in the way in F3"]);
}

/// A topic that is only part of a word in another language finds nothing there; kinds of barriers lead to theirs.
#[test]
fn barriers_are_topics_too() {
    let mut door = table(&["/table new width:9 height:9"]);
    for topic in ["grate", "door", "window"] {
        says(&mut door, &format!("/rules topic:{topic}"), &["Blocking obstacles (blocking)"]);
    }
}

/// Ground with a check knows what the creature's own speeds add. (3.5 SRD, Climb, Swim and Jump.)
#[test]
fn ground_with_a_check_counts_the_creatures_speeds() {
    for (check, with, adds) in [
        ("Climb 15", "modes:\"climb 20\"", "+8 climb speed"),
        ("Swim 15", "modes:\"swim 20\"", "+8 swim speed"),
        ("Jump 15", "speed:50", "+8 speed"),
        ("Jump 15", "speed:10", "-12 speed"),
    ] {
        let mut door = table(&[
            "/table new width:20 height:10 ruleset:srd35",
            &format!("/map paint squares:C1:C10 terrain:open check:\"{check}\""),
            &format!("/creature add name:H at:B4 {with}"),
        ]);
        says(&mut door, "/move creature:H to:C4", &[&format!("Added to a bonus: {adds}")]);
    }
}

/// Going back two turns leaves both creatures what they have left of them.
#[test]
fn going_back_gives_no_actions_back() {
    let mut door = table(&[
        "/table new width:30 height:12 ruleset:srd35",
        "/creature add name:H at:D4",
        "/creature add name:O at:M5 side:m",
        "/initiative creature:H check:20",
        "/initiative creature:O check:10",
        "/turn start",
        "/move to:B4 pace:double",
        "/turn next",
        "/move to:M7 pace:double",
        "/turn next",
        "/turn previous",
    ]);
    says(&mut door, "/turn previous", &["Round 1: H's turn", "H has no action left"]);
    says(&mut door, "/turn next", &["Round 1: O's turn", "O has no action left"]);
    says(&mut door, "/turn next", &["Round 2: H's turn", "H has a standard action and a move action left"]);
}

/// The d20 variant: something that takes a full round leaves no movement at all, so after a step there is one attack.
#[test]
fn a_step_leaves_no_full_attack_where_full_rounds_leave_no_step() {
    let lines = ["/table new width:20 height:12", "/creature add name:H at:C4", "/creature add name:O at:E4 side:m"];
    for (ruleset, means) in [("reaction", "one attack"), ("srd35", "full attack")] {
        let mut door = table(&lines);
        door.done(&format!("/table ruleset name:{ruleset}"));
        says(&mut door, "/options creature:H target:O", &[&format!("5-foot step to D4: {means}")]);
    }
}

/// Epic Path, 5-Foot Step: not into hampered ground, unless a way of moving ignores that and takes such steps, as greater
/// flight does.
#[test]
fn greater_flight_steps_over_difficult_ground() {
    let mut door = table(&[
        "/table new width:30 height:14 ruleset:epic-path",
        "/map paint squares:F1:G14 terrain:difficult",
        "/creature add name:G at:E8 modes:\"fly 40 greater\" speed:30",
        "/creature add name:L at:E5 modes:\"fly 40 lesser\" speed:30",
    ]);
    says(&mut door, "/step creature:G to:F8 preview:true", &["G could take a 5-foot step"]);
    says(&mut door, "/options creature:G to:F8", &["5-foot step to F8"]);
    refuses(&mut door, "/step creature:L to:F5 preview:true", "is hampered");
}

/// Rise: in the movement of the creature that vanishes, the first result is its own.
#[test]
fn a_teleport_takes_its_own_initiative_first() {
    for (check, against, keeps) in [(12, 15, true), (15, 12, false)] {
        let mut door = table(&[
            "/table new width:30 height:14 ruleset:rise",
            "/creature add name:T at:E5 modes:\"teleport 30\"",
            "/creature add name:O at:D5 side:monsters",
            "/phase next",
            "/follow creature:O target:T distance:5",
        ]);
        let answer = door.ask(&format!("/teleport creature:T to:I8 check:{check} against:{against}"));
        assert_eq!(!message(&answer).contains("loses track"), keeps, "{answer:#}");
    }
}

/// Where a topic has no rules of this rulebook, the answer says so; and small words.
#[test]
fn small_words() {
    let mut door = table(&[
        "/table new width:20 height:12 ruleset:srd35",
        "/map paint squares:E1:E12 terrain:water",
        "/creature add name:H at:E4",
    ]);
    says(&mut door, "/creature list creature:H", &["reach 5 ft, in water"]);
    says(&mut door, "/rules topic:aerial", &["The 3.5 SRD has no rules on `aerial`."]);
    let mut door = table(&["/table new width:20 height:12 ruleset:epic-path"]);
    says(&mut door, "/table house-rule rule:clamber-sizes value:1", &["at least 1 size category larger"]);
    says(&mut door, "/rules topic:fly", &["staying in place in the air takes DC 20"]);
}

/// Epic Path and Rise: all ways of moving include a teleport; nobody charges by one.
#[test]
fn all_ways_include_a_teleport() {
    for ruleset in ["epic-path", "rise"] {
        let mut door = table(&[
            &format!("/table new width:30 height:14 ruleset:{ruleset}"),
            "/map wall from:H1 to:H14 side:east",
            "/creature add name:T at:E5 modes:\"teleport 60 greater\" speed:30",
            "/creature add name:O at:D5 side:monsters maneuver-defense:12",
        ]);
        let away = door.ask("/move creature:T to:J5 mode:any preview:true");
        assert_eq!((&away["status"], &away["ruling"]["mode"]), (&json!("done"), &json!("teleport")), "{away:#}");
        if ruleset == "epic-path" {
            says(
                &mut door,
                "/charge creature:T target:O mode:teleport",
                &["Nobody charges or withdraws by teleporting"],
            );
        }
    }
}

/// Rise: forward swims and climbs are suggested only where there is water or a wall.
#[test]
fn forward_moves_are_suggested_where_they_lead_on() {
    let mut door = table(&["/table new width:30 height:14 ruleset:rise", "/creature add name:Z at:P9"]);
    refuses(&mut door, "/swim creature:Z to:P6", "there's no water there");
    refuses(&mut door, "/climb creature:Z altitude:5", "There's nothing to climb");
    door.done("/map paint squares:P8 terrain:water");
    refuses(&mut door, "/swim creature:Z to:P8", "/swim-forward");
}

/// Epic Path, Forced Movement: out of the water, and up a stair, the victim stands on the floor.
#[test]
fn someone_pushed_ashore_stands_on_the_floor() {
    let mut door = table(&[
        "/table new width:13 height:9 ruleset:epic-path",
        "/map paint squares:D2:G8 terrain:pit depth:10",
        "/map paint squares:D2:G8 terrain:water",
        "/map height squares:A3 feet:5",
        "/creature add name:Vic at:D4 altitude:10",
        "/creature add name:Orc at:E5 side:monsters",
    ]);
    let pushed = door.ask("/push creature:Orc target:Vic feet:20 to:\"C3 B4 A3\" drop-prone:no preview:true");
    let ruling = &pushed["ruling"];
    assert_eq!((&ruling["to"], &ruling["altitude"]), (&json!("A3"), &json!(0)), "{pushed:#}");
}

/// D&D 3.5, Minimum Forward Speed: a tumble through the air takes a way on which the flier stays up, if there is one.
#[test]
fn a_tumble_in_the_air_is_long_enough_to_stay_up() {
    let mut door = table(&[
        "/table new width:9 height:7 ruleset:dnd35",
        "/creature add name:Roc at:B5 size:large altitude:10 modes:\"fly 25 poor\"",
        "/creature add name:Bat at:C7 size:tiny side:foes altitude:10 modes:\"fly 60 good\"",
    ]);
    let through = door.ask("/tumble creature:Roc through:Bat to:D6@5 preview:true");
    let ruling = &through["ruling"];
    assert_eq!((&ruling["verdict"], &ruling["feet"]), (&json!("needs-check"), &json!(10)), "{through:#}");
}

/// Rise, Block: each step from beside the blocker to beside it is contested, over floors of any height.
#[test]
fn blocks_in_the_air_count_heights_over_raised_floors() {
    let mut door = table(&[
        "/table new width:5 height:5 ruleset:rise",
        "/map height squares:B4 feet:5",
        "/map height squares:A5 feet:10",
        "/creature add name:Roc at:B4 size:large speed:20 altitude:20 modes:\"fly 20 fast\"",
        "/creature add name:Owl at:A5 side:foes altitude:15 modes:\"fly 30 fast\"",
        "/phase next",
        "/block creature:Owl target:Roc",
    ]);
    let line = "/move creature:Roc to:\"B3@20 A4@20\" mode:fly check:\"5 9\" against:\"5 8\" preview:true";
    let checks = door.ask(line)["ruling"]["checks"].clone();
    assert_eq!(checks.as_array().map(Vec::len), Some(2), "{checks:#}");
}

/// SRD 3.5, Readying an Action and Delay: both take a standard action, which one that has moved may have spent.
#[test]
fn after_their_only_action_the_staggered_have_nothing_to_ready() {
    for conditions in ["staggered", "slowed"] {
        let mut door = table(&[
            "/table new width:12 height:8 ruleset:srd35",
            &format!("/creature add name:A at:B4 conditions:{conditions}"),
            "/creature add name:B at:K4 side:foes",
            "/initiative creature:A check:20",
            "/initiative creature:B check:10",
            "/turn start",
            "/move to:D4",
        ]);
        refuses(&mut door, "/turn ready", "has no standard action left to ready");
    }
}
