//! Checks that an answer leaves open are buttons below it, whether the command waits for its check, or is done and only
//! leaves open who may strike or what it costs. The first result counts, and takes the command's place in the history.

use fivefoot::command::spec::Spec;
use fivefoot::command::{Caller, Reply, SPECS, Status};
use serde_json::json;

use crate::door::Door;

/// For each command with a check: the rulebook, what is on the table besides Aldo in B8 and Orc in C8, and a line that leaves a
/// check open.
const OPEN: &[(&str, &str, &[&str], &str)] = &[
    ("move", "srd35", &[CLIFF], "/move creature:Aldo to:B7"),
    ("step", "srd35", &[CLIFF], "/step creature:Aldo to:B7"),
    ("crawl", "srd35", &[CLIFF, "/creature edit creature:Aldo conditions:prone"], "/crawl creature:Aldo to:B7"),
    ("run", "srd35", &["/creature edit creature:Aldo constitution:10"], "/run creature:Aldo to:B3 rounds:15"),
    ("hustle", "rise", BLOCKED, "/hustle creature:Drow to:\"3e\""),
    ("sprint", "rise", BLOCKED, "/sprint creature:Drow to:\"3e\""),
    ("follow", "rise", BLOCKED, "/follow creature:Drow target:Far distance:10 to:\"3e\""),
    (
        "teleport",
        "rise",
        &["/creature edit creature:Aldo modes:\"teleport 60\"", "/phase next", "/hustle creature:Orc to:E8"],
        "/teleport creature:Aldo to:E8",
    ),
    ("block", "rise", APART, "/block creature:Aldo target:Drow to:F3"),
    ("climb", "srd35", &[WALL], "/climb creature:Aldo to:B8 altitude:5 dc:15"),
    ("swim", "srd35", &["/map paint squares:A1:C3 terrain:water", "/place creature:Aldo at:B2"], SWIM),
    ("burrow", "epic-path", &[], "/burrow creature:Aldo to:B8 altitude:-5 ground:soil"),
    ("jump", "srd35", &[], "/jump creature:Aldo to:B6"),
    ("fly", "epic-path", FLIER, "/fly creature:Aldo to:B6 altitude:20"),
    ("fly-mishap", "epic-path", FLIER, "/fly-mishap creature:Aldo what:damage"),
    ("wind", "srd35", &[], "/wind creature:Aldo weather:severe-wind"),
    ("escape", "srd35", GAP, "/escape creature:Aldo to:B10"),
    ("charge", "epic-path", &[DEFENSE, "/place creature:Orc at:H8"], "/charge creature:Aldo target:Orc"),
    ("withdraw", "epic-path", &[DEFENSE, OTHER], "/withdraw creature:Aldo to:A7 primary:Orc"),
    ("overrun", "epic-path", &[DEFENSE], "/overrun creature:Aldo target:Orc to:E8"),
    ("bull-rush", "srd35", &[], "/bull-rush creature:Aldo target:Orc"),
    ("tumble", "srd35", &[], "/tumble creature:Aldo to:B6"),
    ("clamber", "epic-path", HULK, "/clamber creature:Aldo target:Hulk"),
    ("push", "rise", &[], "/push creature:Aldo target:Orc feet:20 ledge:E8 dv:10"),
    ("climb-forward", "rise", &[WALL, "/phase next"], "/climb-forward creature:Aldo altitude:5 dv:10"),
    ("swim-forward", "rise", RIVER, "/swim-forward creature:Aldo to:B3 dv:10"),
    ("fall", "srd35", &["/creature edit creature:Aldo altitude:20"], "/fall creature:Aldo"),
    ("travel", "srd35", &[], "/travel creature:Aldo hours:10 pace:forced-march"),
];
const CLIFF: &str = "/map paint squares:B7 terrain:open check:\"Climb 15\"";
const DEFENSE: &str = "/creature sheet creature:Orc maneuver-defense:15";
const SWIM: &str = "/swim creature:Aldo to:B3 water:calm";
const BLOCKED: &[&str] = &[
    "/creature add name:Drow at:C3 side:drow",
    "/creature add name:Far at:H3 side:drow",
    "/place creature:Aldo at:E4",
    "/phase next",
    "/block creature:Aldo target:Drow",
];
const APART: &[&str] = &[BLOCKED[0], BLOCKED[2]];
const WALL: &str = "/map paint squares:A8 terrain:solid";
const OTHER: &str = "/creature add name:Gob at:A9 side:monsters";
const FLIER: &[&str] = &["/creature edit creature:Aldo modes:\"fly 60 lesser\" altitude:20"];
const GAP: &[&str] = &["/map edge squares:B9 side:south barrier:narrow fits:diminutive"];
const HULK: &[&str] =
    &["/creature add name:Hulk at:F2 size:huge side:foes maneuver-defense:15", "/place creature:Aldo at:E2"];
const RIVER: &[&str] = &["/map paint squares:A1:C3 terrain:water", "/place creature:Aldo at:B2", "/phase next"];

/// The commands whose `check` option isn't a check of their own: that of a square, and that of the order of turns.
const NOT_THEIRS: [&str; 2] = ["map paint", "initiative"];

fn table((_, ruleset, lines, _): &(&str, &str, &[&str], &str)) -> Door {
    let mut door = Door::seeded(Some(1));
    door.done(&format!("/table new width:14 height:10 ruleset:{ruleset}"));
    door.done("/creature add name:Aldo at:B8");
    door.done("/creature add name:Orc at:C8 side:monsters");
    lines.iter().for_each(|line| door.done(line));
    door
}

fn labels(reply: &Reply) -> Vec<String> {
    let panel = reply.panel.as_ref();
    panel.map_or_else(Vec::new, |panel| panel.rows.iter().flatten().map(|key| panel.label(*key).to_string()).collect())
}

#[test]
fn every_command_with_a_check_has_it_as_buttons() {
    let with_check = |spec: &&Spec| spec.options.iter().any(|option| ["check", "bonus"].contains(&option.name));
    let theirs: Vec<String> = SPECS.iter().filter(with_check).map(Spec::words).collect();
    let mut wrong = Vec::new();
    for words in theirs.iter().filter(|words| !NOT_THEIRS.contains(&words.as_str())) {
        let open = OPEN.iter().find(|(name, ..)| name == words).unwrap_or_else(|| panic!("no line for /{words}"));
        let mut door = table(open);
        let waits = door.reply(open.3);
        let labels = labels(&waits);
        let roll = labels.iter().find(|label| *label == "Roll" || label.ends_with("rolls..."));
        let Some(roll) = roll.filter(|_| [Status::Pending, Status::Done].contains(&waits.status)) else {
            wrong.push(format!("{}: {labels:?}: {}", open.3, waits.text()));
            continue;
        };
        if roll != "Roll" {
            // Each side of an opposed check rolls its own; tests/it/discord/checks.rs plays that.
            continue;
        }
        let rolled = door.press(&waits, roll, &[("bonus", "40")]);
        let again = door.press(&waits, roll, &[("bonus", "-40")]);
        let history = door.ask("/history count:2")["ruling"]["history"].clone();
        let typed = history[0]["typed"].as_str().unwrap_or_default();
        let once = typed.contains("bonus:40") && !history[1]["typed"].as_str().unwrap_or_default().contains(open.3);
        if rolled.status != Status::Done || !again.text().contains("has changed") || !once {
            wrong.push(format!("{}: {}\n{}\n{history:#}", open.3, rolled.text(), again.text()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// Epic Path, Charge: a Movement check against the Maneuver Defense decides whether the charge strikes. The charge itself
/// happens at once.
#[test]
fn a_result_completes_the_command_that_left_it_open() {
    let charge = OPEN.iter().find(|(words, ..)| *words == "charge").expect("a charge");
    let mut door = table(charge);
    let charged = door.reply(charge.3);
    assert_eq!(labels(&charged)[..5], ["Roll", "Enter result...", "Success", "Failure", "Failure by 5"]);
    assert_eq!(door.ask("/show")["ruling"]["creatures"][0]["anchor"], "G8");
    let struck = door.press(&charged, "Success", &[]);
    let json = struck.json();
    assert_eq!((&json["status"], &json["ruling"]["checks"][0]["result"]), (&"done".into(), &15.into()), "{json:#}");
    // There is no second try.
    let again = door.press(&charged, "Failure", &[]);
    assert!(again.private && again.text().contains("has changed"), "{}", again.text());
    // It is one command in the history, and one Undo takes all of it back.
    let history = door.ask("/history count:1");
    let line = &history["ruling"]["history"][0]["typed"];
    assert!(line.as_str().is_some_and(|line| line.contains("check:15")), "{history:#}");
    door.done("/undo");
    assert_eq!(door.ask("/show")["ruling"]["creatures"][0]["anchor"], "B8");
    door.done("/redo");
    assert_eq!(door.ask("/show")["ruling"]["creatures"][0]["anchor"], "G8");
}

/// SRD 3.5, Tumble: a check lets a fall count as 10 ft shorter. Dice that were rolled stay as they are.
#[test]
fn dice_that_fell_are_not_rolled_again() {
    let fall = OPEN.iter().find(|(words, ..)| *words == "fall").expect("a fall");
    let mut door = table(fall);
    let fell = door.reply(fall.3);
    let before = fell.json()["ruling"]["rolls"].clone();
    let eased = door.press(&fell, "Success", &[]).json();
    assert_eq!((&eased["status"], &before), (&"done".into(), &json!([4, 5])), "{eased:#}");
    assert_eq!(eased["ruling"]["rolls"], json!([4]), "{eased:#}");
}

/// Epic Path, Charge and Clamber: nothing can be rolled against an unknown Maneuver Defense. The GM sets it below the check
/// that needs it, once, and no message reveals it.
#[test]
fn the_gm_sets_a_missing_defense_below_the_check() {
    for (words, moves) in [("charge", true), ("clamber", false)] {
        let (_, ruleset, lines, order) = OPEN.iter().find(|(name, ..)| *name == words).expect("a line");
        let plain: Vec<String> = lines.iter().map(|line| line.replace(" maneuver-defense:15", "")).collect();
        let plain: Vec<&str> =
            plain.iter().map(String::as_str).filter(|line| !line.starts_with("/creature sheet")).collect();
        let mut door = table(&(words, ruleset, &plain, order));
        let open = door.reply(order);
        let ask = labels(&open)[0].clone();
        assert!(ask.ends_with("'s Maneuver Defense...") && !labels(&open).contains(&"Roll".to_owned()), "{open:?}");
        let figure = [("maneuver-defense", "23")];
        let refused = door.press_as(&Caller::plain(9), &open, &ask, &figure);
        assert!(refused.private && refused.text().contains("for the GM"), "{}", refused.text());
        let wrong = door.press(&open, &ask, &[("maneuver-defense", "high")]);
        assert!(wrong.text().contains("whole number"), "{}", wrong.text());
        let set = door.press(&open, &ask, &figure);
        assert_eq!(labels(&set)[..3], ["Roll", "Enter result...", "Success"], "{}", set.text());
        assert!(!set.text().contains("23"), "{}", set.text());
        let passed = door.press(&set, "Success", &[]).json();
        assert_eq!((&passed["status"], &passed["ruling"]["checks"][0]["result"]), (&"done".into(), &23.into()));
        // A charge that has happened is one command, including the check and the defense.
        let undone = door.ask("/undo");
        assert!(undone["message"].as_str().unwrap().starts_with(&format!("Undone: {order}")), "{undone:#}");
        let before = door.ask("/undo");
        assert!(!before["message"].to_string().contains(words), "one press takes both back: {before:#}");
        door.done("/redo");
        if moves {
            assert_eq!(door.ask("/show")["ruling"]["creatures"][0]["anchor"], "B8");
        }
        assert!(!door.ask("/history")["message"].to_string().contains("defense:"), "the figure stands nowhere");
    }
}

/// Out of turn, the answer has a button that previews the command.
#[test]
fn out_of_turn_a_button_previews_the_move() {
    let mut door = Door::seeded(Some(1));
    door.done("/table new width:12 height:8");
    for line in
        ["/creature add name:Aldo at:B2 owner:7 initiative:-50", "/creature add name:Orc at:H2 side:foes initiative:50"]
    {
        door.done(line);
    }
    door.done("/turn start");
    let early = door.reply_as(7, "/move to:D2");
    assert_eq!((early.status, labels(&early)), (Status::Error, vec!["Preview".to_owned()]), "{}", early.text());
    let plan = door.press_as(&Caller::plain(7), &early, "Preview", &[]);
    assert!(plan.private && plan.text().starts_with("Aldo could move B2 to D2"), "{}", plan.text());
}

/// Epic Path, Fly: a slow flier's check to stay up comes at the end of its turn, so a charge takes only its own check, and
/// one roll.
#[test]
fn a_slow_flier_s_charge_up_or_down_takes_one_roll() {
    let mut door = Door::seeded(Some(1));
    door.done("/table new width:12 height:8 ruleset:epic-path");
    door.done("/creature add name:Aldo at:C2 side:foes maneuver-defense:12");
    door.done("/creature add name:Hawk at:G2 altitude:20 modes:\"fly 30 lesser\"");
    let told = door.ask("/charge creature:Hawk target:Aldo preview:true check:12");
    assert_eq!(told["ruling"]["checks"].as_array().map(Vec::len), Some(1), "{told:#}");
    let charged = door.ask("/charge creature:Hawk target:Aldo bonus:20");
    assert_eq!(charged["status"], "done", "{charged:#}");
    assert!(charged["message"].as_str().unwrap().contains("staying up takes a check"), "{charged:#}");
}

/// SRD 3.5, Jump: a jumper who misses by less than 5 may grab the far edge. The save is a button, and the failed jump is not
/// rolled again.
#[test]
fn the_save_at_an_edge_is_a_button() {
    let pit = || {
        let mut door = Door::seeded(Some(1));
        door.done("/table new width:12 height:8 ruleset:srd35");
        door.done("/map paint squares:D1:E8 terrain:pit depth:20");
        door.done("/creature add name:Aldo at:C3");
        door
    };
    let mut door = pit();
    let short = door.reply("/jump to:F3 running:true check:12");
    assert_eq!(short.status, Status::Pending, "{}", short.text());
    assert_eq!(labels(&short)[..3], ["Enter result...", "Success", "Failure"], "{}", short.text());
    let hangs = door.press(&short, "Success", &[]).json();
    assert_eq!((&hangs["status"], &hangs["ruling"]["hanging"]), (&json!("done"), &json!(true)), "{hangs:#}");
    let grab = |reply: &Reply| reply.status == Status::Pending && labels(reply)[0] == "Enter result...";
    let rolled = (-20..20).find_map(|bonus| {
        let mut door = pit();
        let short = door.reply(&format!("/jump to:F3 running:true bonus:{bonus}"));
        grab(&short).then_some((door, short))
    });
    let (mut door, short) = rolled.expect("a jump that falls a little short");
    let before = short.json()["ruling"]["checks"][0]["result"].clone();
    let hangs = door.press(&short, "Enter result...", &[("reflex", "15")]).json();
    let after = &hangs["ruling"]["checks"][0]["result"];
    assert_eq!((&hangs["status"], after), (&json!("done"), &before), "{hangs:#}");
}

/// What was rolled for a movement's own check stays when the ground requires another check.
#[test]
fn dice_that_fell_stay_where_the_ground_asks_on() {
    let mut door = Door::seeded(Some(1));
    door.done("/table new width:12 height:3 ruleset:srd35");
    door.done("/map paint squares:D1:D3 terrain:open check:\"Climb 12\"");
    door.done("/creature add name:Aldo at:B2");
    let open = door.reply("/jump to:D2 running:true bonus:20");
    assert_eq!((open.status, &labels(&open)[..2]), (Status::Pending, &["Roll".into(), "Enter result...".into()][..]));
    let before = open.json()["ruling"]["checks"][0]["result"].clone();
    let landed = door.press(&open, "Enter result...", &[("ground-check", "12")]).json();
    assert_eq!((&landed["status"], &landed["ruling"]["to"]), (&json!("done"), &json!("D2")), "{landed:#}");
    assert_eq!(landed["ruling"]["checks"][0]["result"], before, "{landed:#}");
}
