//! Swimming, digging and teleporting: every row of every table, through the commands.

use serde_json::{Value, json};

use crate::referee::modes::climbing::{ANN, altitude, asked, dc, table};
use crate::referee::phases::played::{message, reasons};

pub const LAKE: &str = "/map paint squares:D1:BH12 terrain:water";

#[test]
fn every_state_of_the_water_has_its_dc() {
    for (ruleset, states) in [
        ("epic-path", &[("calm", 10), ("rough", 15), ("stormy", 20)][..]),
        ("srd35", &[("calm", 10), ("rough", 15), ("stormy", 20)]),
        ("dnd35", &[("calm", 10), ("rough", 15), ("stormy", 20)]),
    ] {
        for (water, figure) in states {
            let reply = asked(ruleset, &[LAKE, ANN], &format!("/swim to:E4 water:{water}"));
            assert_eq!((dc(&reply), reply["status"].as_str()), (Some(*figure), Some("pending")), "{ruleset} {water}");
        }
    }
    let native = "/creature add name:Ann at:D4 modes:\"swim 30 native\"";
    let swimmer = "/creature add name:Ann at:D4 modes:\"swim 30\"";
    for (water, figure) in [("rough", 10), ("viscous", 10), ("stormy", 15), ("extreme", 20)] {
        let line = format!("/swim to:E4 water:{water} check:5");
        let reply = asked("rise", &[LAKE, swimmer], &line);
        assert_eq!((dc(&reply), &reply["ruling"]["checks"][0]["result"]), (Some(figure), &json!(5)), "{water}");
        let at_home = asked("rise", &[LAKE, native], &line);
        let check = &at_home["ruling"]["checks"][0];
        assert_eq!((&check["result"], &check["counts_as"]), (&json!(5), &Value::Null), "it is in it: {at_home:#}");
        let rolled = asked("rise", &[LAKE, native], &format!("/swim to:E4 water:{water} bonus:1"));
        let check = &rolled["ruling"]["checks"][0];
        let added = check["counts_as"].as_i64().zip(check["result"].as_i64()).map(|(all, die)| all - die);
        assert_eq!(added, Some(10), "natives have 10 more: {rolled:#}");
    }
    assert_eq!(asked("rise", &[LAKE, swimmer], "/swim to:E4 water:calm")["ruling"]["checks"], json!([]));
    for (more, figure) in [
        ("opaque", 15),
        ("dense-surface", 0),
        ("dense-below", 20),
        ("damaging", 25),
        ("gusts", 20),
        ("rain", 15),
        ("snow", 15),
        ("sleet", 15),
        ("hail", 15),
        ("massive-hail", 20),
        ("current", 15),
        ("violent-current", 20),
        ("vortex", 30),
        ("small-falls", 30),
        ("large-falls", 40),
        ("cataract", 50),
        ("rain current", 20),
    ] {
        let line = format!("/swim to:E4 water:calm modifiers:\"{more}\"");
        assert_eq!(dc(&asked("epic-path", &[LAKE, ANN], &line)), Some(figure), "{more}");
    }
    let viscous =
        |by: &str| asked("epic-path", &[LAKE, ANN], &format!("/swim to:E4 water:calm modifiers:viscous {by}"));
    assert_eq!((dc(&viscous("by:5")), dc(&viscous("by:20")), dc(&viscous(""))), (Some(15), Some(30), None));
    assert!(message(&viscous("by:21")).contains("is 5 to 20"));
    assert_eq!(dc(&asked("reaction", &[LAKE, ANN], "/swim to:E4 water:calm")), Some(10));
}

#[test]
fn a_swimmer_without_a_speed_goes_a_quarter_or_half_of_it() {
    for (ruleset, pace, squares) in [("epic-path", "move", 1), ("epic-path", "double", 3), ("srd35", "double", 3)] {
        for (more, status) in [(0, "done"), (1, "refused")] {
            let to = char::from(b'D' + squares + more);
            let line = format!("/swim to:{to}4 pace:{pace} water:calm check:10");
            let reply = asked(ruleset, &[LAKE, ANN], &line);
            assert_eq!(reply["status"], status, "{ruleset} {line}: {reply:#}");
        }
    }
    let swim = |check: i32| {
        let pit = "/map paint squares:D1:BH12 terrain:pit depth:30";
        let mut door = table("srd35", &[pit, LAKE, "/creature add name:Ann at:D4 altitude:30 constitution:12"]);
        let reply = door.ask(&format!("/swim to:E4 water:rough check:{check}"));
        let height = altitude(&mut door, 0);
        (reply, height)
    };
    assert_eq!(swim(15).1, 30, "at the surface: {:#}", swim(15).0);
    let (four, height) = swim(11);
    assert!(message(&four).contains("4 short") && height == 30, "{four:#}");
    let (five, height) = swim(10);
    assert!(message(&five).contains("goes under") && height == 25, "{five:#}");
    assert!(message(&five).contains("24 rounds"), "twice its Constitution: {five:#}");
    let hours = asked("epic-path", &[LAKE, ANN], "/swim to:E4 water:calm check:10");
    assert!(message(&hours).contains("DC 20 Swim check"), "{hours:#}");
    for (ruleset, water, ten) in
        [("srd35", "calm", true), ("srd35", "rough", true), ("srd35", "stormy", false), ("epic-path", "calm", false)]
    {
        let line = format!("/swim to:E4 water:{water} take-ten:true bonus:15");
        let reply = asked(ruleset, &[LAKE, ANN], &line);
        assert_eq!(reply["status"] == "done", ten, "{ruleset} {water}: {reply:#}");
    }
    let house = ["/table house-rule rule:swim-take-ten value:unless-stormy", LAKE, ANN];
    assert_eq!(asked("epic-path", &house, "/swim to:E4 water:calm take-ten:true bonus:0")["status"], "done");
}

#[test]
fn swim_speeds_need_no_check_and_a_jet_goes_straight() {
    let swim = |ruleset: &str, means: &str, line: &str| {
        let who = format!("/creature add name:Ann at:D4 speed:30 modes:\"{means}\"");
        let foe = "/creature add name:Orc at:D5 side:foes";
        asked(ruleset, &[LAKE, &who, foe], &format!("/swim creature:Ann {line}"))
    };
    for (ruleset, means) in [("epic-path", "swim 40 lesser"), ("epic-path", "swim 40 greater"), ("srd35", "swim 40")] {
        let reply = swim(ruleset, means, "to:L4 water:stormy");
        assert_eq!((&reply["ruling"]["feet"], &reply["ruling"]["checks"]), (&json!(40), &json!([])), "{reply:#}");
        assert_eq!(reply["ruling"]["provokes"][0]["by"], "Orc", "{reply:#}");
        assert_eq!(swim(ruleset, means, "to:M4")["status"], "refused");
    }
    let jet = swim("epic-path", "swim 40 jet", "to:L4");
    assert_eq!((&jet["ruling"]["feet"], &jet["ruling"]["provokes"]), (&json!(40), &json!([])), "{jet:#}");
    let bent = swim("epic-path", "swim 40 jet", "to:\"E4 F5\"");
    assert!(reasons(&bent).contains(&"swim-speed"), "{bent:#}");
    let current = swim("epic-path", "swim 40 jet", "to:E4 modifiers:current");
    assert_eq!(current["ruling"]["feet"], 10, "{current:#}");
    assert_eq!(swim("epic-path", "swim 40 greater", "to:E4 modifiers:current")["ruling"]["feet"], 5);
    let run = swim("srd35", "swim 40", "to:X4 pace:run");
    assert_eq!((&run["status"], &run["ruling"]["feet"]), (&json!("done"), &json!(100)), "{run:#}");
    assert_eq!(swim("srd35", "swim 40", "to:\"E4 F5\" pace:run")["status"], "refused");
    assert_eq!(reasons(&asked("srd35", &[LAKE, ANN], "/swim to:Z4 pace:run check:40")), ["run"]);
    assert!(message(&asked("rise", &[LAKE, ANN], "/swim to:E4")).contains("/swim-forward"));
    let dry = asked("srd35", &["/creature add name:Ann at:D4 modes:\"swim 30\""], "/swim to:E4");
    assert_eq!(reasons(&dry), ["swim-speed"], "{dry:#}");
}

#[test]
fn every_kind_of_digging_goes_through_its_ground() {
    let dig = |ruleset: &str, means: &str, line: &str| {
        let who = format!("/creature add name:Mole at:D4 speed:30 modes:\"{means}\"");
        asked(ruleset, &[&who], &format!("/burrow {line}"))
    };
    for (ruleset, means, line, feet) in [
        ("epic-path", "burrow 20 burrowing", "to:H4 altitude:-10", Some(20)),
        ("epic-path", "burrow 20 burrowing", "to:I4 altitude:-10", None),
        ("epic-path", "burrow 20 burrowing", "altitude:-5 ground:rock", Some(5)),
        ("epic-path", "burrow 20 burrowing", "altitude:-10 ground:rock", None),
        ("epic-path", "burrow 20 burrowing", "altitude:-20 ground:rock try:true check:50", Some(20)),
        ("epic-path", "burrow 20 burrowing", "altitude:-10 ground:rock try:true check:49", None),
        ("epic-path", "burrow 20 tunneling", "altitude:-10 ground:rock", Some(20)),
        ("epic-path", "burrow 20 tunneling", "altitude:-15 ground:rock", None),
        ("epic-path", "burrow 20 tunneling", "altitude:-20 ground:rock try:true check:50", Some(20)),
        ("epic-path", "burrow 20 earth-glide", "altitude:-20 ground:rock", Some(20)),
        ("rise", "burrow 20", "altitude:-30", Some(30)),
        ("rise", "burrow 20 slow", "altitude:-15", Some(30)),
        ("rise", "burrow 20", "altitude:-5 ground:rock", None),
        ("srd35", "burrow 20", "to:F6 altitude:0", Some(15)),
        ("srd35", "burrow 20", "to:F4 altitude:-5", Some(10)),
        ("srd35", "burrow 20", "altitude:-5 ground:rock", None),
    ] {
        let reply = dig(ruleset, means, line);
        let answer = (reply["status"] == "done").then(|| reply["ruling"]["feet"].as_i64()).flatten();
        assert_eq!(answer, feet, "{ruleset} {means} {line}: {reply:#}");
    }
    for (ruleset, rule) in [("reaction", "burrow"), ("rise", "burrow"), ("srd35", "burrow")] {
        assert_eq!(reasons(&asked(ruleset, &[ANN], "/burrow altitude:-5")), [rule], "{ruleset}");
    }
    // Without a speed for it: a square of loose ground or soil in a full round.
    for (ground, figure) in [("loose", 30), ("soil", 40), ("sand", 40), ("gravel", 40)] {
        let line = format!("/burrow altitude:-5 ground:{ground}");
        assert_eq!(dc(&asked("epic-path", &[ANN], &line)), Some(figure), "{ground}");
        let fails = asked("epic-path", &[ANN], &format!("{line} check:{}", figure - 1));
        assert_eq!((&fails["status"], &fails["ruling"]["steps"]), (&json!("done"), &json!([])), "{fails:#}");
        let digs = asked("epic-path", &[ANN], &format!("{line} check:{figure}"));
        assert_eq!((&digs["ruling"]["feet"], &digs["ruling"]["altitude"]), (&json!(5), &json!(-5)), "{digs:#}");
    }
    assert_eq!(reasons(&asked("epic-path", &[ANN], "/burrow altitude:-10 check:90")), ["burrow"]);
    assert_eq!(reasons(&asked("epic-path", &[ANN], "/burrow altitude:-5 ground:rock check:90")), ["burrow"]);
    for (more, figure) in [
        ("unstable", 50),
        ("open-tunnel", 50),
        ("collapse-later", 50),
        ("heavy-fluid", 55),
        ("unconsolidated", 45),
        ("harmful", 60),
        ("violent", 60),
        ("other-solid by:50", 90),
        ("other-solid by:10", 50),
    ] {
        assert_eq!(
            dc(&asked("epic-path", &[ANN], &format!("/burrow altitude:-5 modifiers:{more}"))),
            Some(figure),
            "{more}"
        );
    }
}

#[test]
fn passing_underneath_provokes_nobody_and_diving_from_a_threatened_square_does() {
    let lines = [
        "/creature add name:Mole at:D4 modes:\"burrow 40 burrowing\"",
        "/creature add name:Orc at:G4 side:foes",
        "/creature add name:Troll at:C4 side:foes",
    ];
    let mut door = table("epic-path", &lines);
    let dive = door.ask("/burrow creature:Mole to:H4 altitude:-5");
    let by: Vec<&str> =
        dive["ruling"]["provokes"].as_array().unwrap().iter().map(|one| one["by"].as_str().unwrap()).collect();
    assert_eq!(by, ["Troll"], "{dive:#}");
    assert_eq!(altitude(&mut door, 0), -5);
    let back = door.ask("/burrow creature:Mole to:F4 altitude:0");
    assert_eq!((&back["status"], &back["ruling"]["provokes"]), (&json!("done"), &json!([])), "{back:#}");
    // A wall doesn't continue below the ground.
    let wall = ["/map paint squares:F1:F12 terrain:solid", lines[0]];
    assert_eq!(asked("epic-path", &wall, "/burrow to:H4 altitude:-5")["ruling"]["feet"], 20);
}

#[test]
fn a_teleport_goes_straight_and_comes_back_to_where_there_is_room() {
    let blink = "/creature add name:Blink at:D4 modes:\"teleport 30 lesser\"";
    let greater = "/creature add name:Blink at:D4 modes:\"teleport 30 greater\"";
    let go = |lines: &[&str], line: &str| asked("epic-path", lines, &format!("/teleport creature:Blink {line}"));
    let orc = "/creature add name:Orc at:E4 side:foes";
    let wall = "/map paint squares:F1:F12 terrain:solid";
    assert_eq!(reasons(&go(&[wall, blink, orc], "to:J4")), ["teleport"], "it has to see the place");
    let past = go(&[wall, greater, orc], "to:J4");
    assert_eq!((&past["ruling"]["feet"], &past["ruling"]["provokes"]), (&json!(30), &json!([])), "{past:#}");
    assert_eq!(reasons(&go(&[blink], "to:K4")), ["teleport"]);
    assert_eq!(reasons(&go(&[blink], "to:J4 unseen:true")), ["teleport"]);
    assert_eq!(go(&[greater], "to:J4 unseen:true")["status"], "done");
    let thick = "/map paint squares:H1:L12 terrain:solid";
    let back = go(&[thick, blink], "to:J4");
    assert_eq!((&back["status"], &back["ruling"]["to"]), (&json!("done"), &json!("G4")), "{back:#}");
    let none = go(&["/map paint squares:E1:L12 terrain:solid", blink], "to:J4");
    assert_eq!((&none["status"], &none["ruling"]["to"]), (&json!("done"), &json!("D4")), "{none:#}");
    assert!(message(&none).contains("the action is spent"));
    let air = go(&[blink], "to:F4 altitude:30");
    assert_eq!((&air["ruling"]["feet"], &air["ruling"]["falls"][0]["height"]), (&json!(30), &json!(30)), "{air:#}");
    assert_eq!(reasons(&asked("epic-path", &[ANN], "/teleport to:F4")), ["teleport"]);
    assert_eq!(asked("rise", &[blink], "/teleport to:J4")["status"], "done");
    for ruleset in ["srd35", "dnd35", "reaction"] {
        let reply = asked(ruleset, &[blink], "/teleport to:F4");
        assert_eq!((&reply["status"], reasons(&reply)), (&json!("refused"), vec!["teleport"]), "{ruleset}");
    }
}

#[test]
fn only_diggers_are_put_below_the_ground() {
    let mut door = table("rise", &["/creature add name:Mole at:D4 modes:\"burrow 20\" altitude:-10"]);
    assert_eq!(altitude(&mut door, 0), -10);
    // There it moves on through the earth, with or without `mode`.
    let on = door.ask("/move to:F4");
    assert_eq!((&on["ruling"]["mode"], &on["ruling"]["altitude"]), (&json!("burrow"), &json!(-10)), "{on:#}");
    door.done("/place at:H4 altitude:-5ft");
    assert_eq!(altitude(&mut door, 0), -5);
    door.done("/creature add name:Ann at:A1");
    for line in ["/creature add name:Bea at:B2 altitude:-5", "/place creature:Ann at:B2 altitude:-5"] {
        assert!(message(&door.ask(line)).contains("underground"), "{line}");
    }
    for (line, hint) in [("altitude:-7", "multiple of 5"), ("altitude:-1000000000", "from -1000 to 1000")] {
        let reply = door.ask(&format!("/place creature:Mole at:B2 {line}"));
        assert!(message(&reply).contains(hint), "{line}: {reply:#}");
    }
    assert_eq!(altitude(&mut door, 1), -5, "nothing is changed");
}

#[test]
fn what_slows_a_creature_slows_all_its_ways_but_teleporting() {
    let lake = "/map paint squares:A1:L12 terrain:water";
    let newt = "/creature add name:Newt at:A4 modes:\"swim 40 lesser, burrow 40 burrowing, teleport 40 lesser\"";
    let slowed = "/creature edit creature:Newt conditions:slowed";
    let go = |lines: &[&str], line: &str| asked("epic-path", lines, line)["ruling"]["budget"].clone();
    for (line, slow) in [("/swim to:B4", 10), ("/burrow to:B4 altitude:-5", 10), ("/teleport to:B4", 40)] {
        let water = if slow == 10 && line.starts_with("/swim") { lake } else { "/map paint squares:L12 terrain:water" };
        assert_eq!((go(&[water, newt], line), go(&[water, newt, slowed], line)), (40.into(), slow.into()), "{line}");
    }
    let reply = asked("epic-path", &[lake, newt, slowed], "/swim to:B4");
    assert!(reply["ruling"]["rules"].to_string().contains("afflictions"), "{reply:#}");
}

#[test]
fn nobody_digs_up_into_a_wall() {
    let lines =
        ["/map paint squares:F1:F12 terrain:solid", "/creature add name:Mole at:D4 modes:\"burrow 60 burrowing\""];
    let mut door = table("epic-path", &lines);
    door.done("/burrow creature:Mole to:F4 altitude:-5");
    assert_eq!(reasons(&door.ask("/burrow creature:Mole to:F4 altitude:0")), ["blocking"]);
    door.done("/burrow creature:Mole to:H4 altitude:0");
}

#[test]
fn the_prone_teleport_and_arrivals_in_the_air_fall_as_the_turn_ends() {
    let blink = "/creature add name:Blink at:D4 modes:\"teleport 30 lesser\"";
    let prone = "/creature edit creature:Blink conditions:prone";
    let reply = asked("epic-path", &[blink, prone], "/teleport to:F4");
    assert_eq!((&reply["status"], &reply["ruling"]["to"]), (&json!("done"), &json!("F4")), "{reply:#}");
    let mut door = table("epic-path", &[blink]);
    door.done("/initiative creature:Blink check:10");
    door.done("/turn start");
    let reply = door.ask("/teleport to:F4 altitude:30");
    assert_eq!((&reply["ruling"]["falls"], altitude(&mut door, 0)), (&serde_json::Value::Null, json!(30)), "{reply:#}");
    assert!(reply["ruling"]["notes"].to_string().contains("at the end of the turn"), "{reply:#}");
    let reply = door.ask("/turn next");
    assert_eq!((&reply["ruling"]["falls"][0]["height"], altitude(&mut door, 0)), (&json!(30), json!(0)), "{reply:#}");
}

/// Epic Path, Teleport: those who arrive in the air next to a wall fall unless they climb, and don't cling to anything until
/// then.
#[test]
fn nobody_clings_to_the_wall_beside_which_they_arrive() {
    for (modes, held) in [("teleport 30 lesser", false), ("teleport 30 lesser, climb 20", true)] {
        let blink = format!("/creature add name:Blink at:D4 modes:\"{modes}\"");
        let mut door = table("epic-path", &[&blink, "/map paint squares:E6 terrain:solid"]);
        door.done("/initiative creature:Blink check:10");
        door.done("/turn start");
        let reply = door.ask("/teleport to:F6 altitude:20");
        assert!(!reply["ruling"]["conditions"].to_string().contains("flat-footed"), "{modes} {reply:#}");
        let reply = door.ask("/turn next");
        let fell = !reply["ruling"]["falls"].is_null();
        assert_eq!((fell, altitude(&mut door, 0)), (!held, json!(if held { 20 } else { 0 })), "{modes} {reply:#}");
    }
}

#[test]
fn diggers_and_climbers_of_3_5_do_not_run() {
    let mole = "/creature add name:Mole at:D4 modes:\"burrow 20, climb 20\" altitude:-5";
    let reply = asked("srd35", &[mole], "/run creature:Mole to:F4");
    assert_eq!((&reply["status"], reasons(&reply)), (&json!("refused"), vec!["burrow"]), "{reply:#}");
    assert_eq!(asked("srd35", &[mole], "/move creature:Mole to:F4")["status"], "done");
}
