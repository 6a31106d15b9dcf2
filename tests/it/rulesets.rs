//! What a table plays by: rulesets, house rules, and how both are told.

use fivefoot::ruleset::{Shelf, Switch};
use serde_json::{Value, json};

use crate::door::Door;

const RULESETS: [&str; 5] = ["srd35", "dnd35", "reaction", "epic-path", "rise"];

fn table(ruleset: &str) -> Door {
    let mut door = Door::open();
    door.done(&format!("/table new width:12 height:10 ruleset:{ruleset}"));
    door
}

fn message(reply: &Value) -> &str {
    reply["message"].as_str().unwrap()
}

/// What a ruling says, without where its rules stand.
fn judged(door: &mut Door, question: &str) -> Value {
    let mut ruling = door.ask(question)["ruling"].clone();
    let told = ruling.as_object_mut().unwrap_or_else(|| panic!("no ruling: {question}"));
    told.remove("rules");
    told.remove("speed");
    ruling
}

#[test]
fn a_table_goes_on_by_another_ruleset_and_back() {
    let mut door = table("srd35");
    door.done("/creature add name:Giant at:D4 size:huge speed:natural");
    door.done("/creature add name:Aldo at:G5");
    let reply = door.ask("/table ruleset name:rise");
    let told = message(&reply);
    for part in ["the Rise", "Giant: stands on D4:G7 instead of D4:F6", "speed 50 ft instead of 30 ft", "with Aldo"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert_eq!(reply["ruling"]["creatures"][0]["shares"], json!(["Aldo"]));
    assert_eq!(door.ask("/show")["ruling"]["ruleset"], "rise");
    let steps = "/move creature:Aldo to:\"H5 I5 J5\" preview:true";
    assert_eq!(door.ask(steps)["ruling"]["ruleset"], "rise");
    door.done("/undo");
    assert_eq!(door.ask(steps)["ruling"]["ruleset"], "srd35");
    door.done("/redo");
    assert_eq!(door.ask("/show")["ruling"]["creatures"][1]["space"], "D4:G7");
    assert!(message(&door.ask("/table ruleset name:rise")).contains("already"));
}

#[test]
fn who_cannot_stand_under_a_ruleset_is_named_first() {
    let mut door = table("epic-path");
    door.done("/creature add name:Tarrasque at:A1 size:titanic");
    let reply = door.ask("/table ruleset name:srd35");
    assert_eq!(reply["status"], "error");
    assert!(message(&reply).contains("Tarrasque (titanic)"), "{reply}");
    assert_eq!(door.ask("/show")["ruling"]["ruleset"], "epic-path");

    let mut door = table("srd35");
    door.done("/creature add name:Giant at:J1 size:huge");
    let reply = door.ask("/table ruleset name:rise");
    assert!(reply["status"] == "error" && message(&reply).contains("J1:M4"), "{reply}");
}

#[test]
fn every_house_rule_can_be_set_shown_and_taken_back_in_every_ruleset() {
    for ruleset in RULESETS {
        let mut door = table(ruleset);
        for Switch { rule, values } in Switch::all() {
            let shown = |door: &mut Door| door.ask(&format!("/rules topic:{rule}"))["ruling"]["rules"][0].clone();
            let book = shown(&mut door);
            assert_eq!(book["id"], rule.word());
            for (value, _) in &values {
                let line = format!("/table house-rule rule:{rule} value:{value}");
                door.done(&line);
                let own = shown(&mut door);
                assert_eq!(
                    (own["is"].as_str(), own["from"].as_str()),
                    (Some(value.as_str()), Some("house-rule")),
                    "{line}"
                );
            }
            let overview = door.ask("/rules");
            let last = format!("House rules: {rule} {}.", values.last().unwrap().0);
            assert!(message(&overview).contains(&last), "{ruleset}: {last}");
            door.done("/undo");
            assert_eq!(shown(&mut door)["is"], values[values.len() - 2].0.as_str(), "{ruleset}: {rule}");
            door.done(&format!("/table house-rule rule:{rule} value:book"));
            assert_eq!(shown(&mut door), book, "{ruleset}: {rule}");
        }
    }
}

/// For each house rule about ground movement: a ruleset, a value, a table, and a question that it answers otherwise.
const MATTERS: &[(&str, &str, &str, &[&str], &str)] = &[
    ("srd35", "diagonals", "one-for-one", &["/creature add name:A at:A1"], "/move to:D4 preview:true"),
    (
        "srd35",
        "corner",
        "allowed",
        &["/map paint squares:B1 terrain:solid", "/creature add name:A at:A1"],
        "/move to:B2 preview:true",
    ),
    (
        "srd35",
        "corner",
        "by-fill",
        &["/map paint squares:B1 terrain:pillar", "/creature add name:A at:A1"],
        "/move to:B2 preview:true",
    ),
    (
        "srd35",
        "hampering",
        "once",
        &["/map paint squares:B1:B9 terrain:difficult layers:2", "/creature add name:A at:A1"],
        "/move to:C1 preview:true",
    ),
    (
        "srd35",
        "difficult-diagonal",
        "counted",
        &["/map paint squares:B2 terrain:difficult", "/creature add name:A at:A1"],
        "/move to:\"B2 C3\" preview:true",
    ),
    (
        "srd35",
        "big-ignore",
        "growth-and-shallows",
        &["/map paint squares:A1:L9 terrain:heavy-undergrowth", "/creature add name:A at:A1 size:huge"],
        "/move to:B1 preview:true",
    ),
    (
        "srd35",
        "low-barrier",
        "blocks",
        &["/map edge squares:A1:A10 side:east barrier:low", "/creature add name:A at:A1"],
        "/move to:C1 preview:true",
    ),
    (
        "srd35",
        "low-diagonal",
        "15",
        &["/map edge squares:A1:A10 side:east barrier:low", "/creature add name:A at:A1"],
        "/move to:B2 preview:true",
    ),
    (
        "epic-path",
        "impeded",
        "no-effect",
        &["/map paint squares:B1:B10 terrain:impeded", "/creature add name:A at:A1"],
        "/move to:C1 preview:true",
    ),
    (
        "srd35",
        "squeezing",
        "free",
        &["/map paint squares:C2:L9 terrain:solid", "/creature add name:A at:A1 size:large"],
        "/move to:D1 preview:true",
    ),
    (
        "srd35",
        "squeeze-width",
        "next-smaller",
        &["/map paint squares:E3:L9 terrain:solid", "/creature add name:A at:A1 size:gargantuan"],
        "/reachable",
    ),
    (
        "srd35",
        "squeeze-stacking",
        "worst",
        &[
            "/map paint squares:C2:L9 terrain:solid",
            "/map paint squares:C1:L1 terrain:difficult",
            "/creature add name:A at:A1 size:large speed:60",
        ],
        "/move to:D1 preview:true",
    ),
    (
        "srd35",
        "squeeze-penalty",
        "armor-and-reflex",
        &["/map paint squares:C2:L9 terrain:solid", "/creature add name:A at:A1 size:large"],
        "/move to:D1 preview:true",
    ),
    ("srd35", "poor-visibility", "0", &["/creature add name:A at:A1 conditions:blinded"], "/move to:C1 preview:true"),
    (
        "srd35",
        "occupied-friend",
        "closed",
        &["/map paint squares:A2:L9 terrain:solid", "/creature add name:B at:B1", "/creature add name:A at:A1"],
        "/move creature:A to:C1 preview:true",
    ),
    (
        "srd35",
        "occupied-opponent",
        "pass",
        &[
            "/map paint squares:A2:L9 terrain:solid",
            "/creature add name:B at:B1 side:foes",
            "/creature add name:A at:A1",
        ],
        "/move creature:A to:C1 preview:true",
    ),
    (
        "srd35",
        "occupied-helpless",
        "closed",
        &[
            "/map paint squares:A2:L9 terrain:solid",
            "/creature add name:B at:B1 side:foes helpless:true",
            "/creature add name:A at:A1",
        ],
        "/move creature:A to:C1 preview:true",
    ),
    (
        "srd35",
        "neutral",
        "as-opponent",
        &[
            "/map paint squares:A2:L9 terrain:solid",
            "/creature add name:B at:B1 side:neutral",
            "/creature add name:A at:A1",
        ],
        "/move creature:A to:C1 preview:true",
    ),
    (
        "srd35",
        "dead",
        "rough",
        &[
            "/map paint squares:A2:L9 terrain:solid",
            "/creature add name:B at:B1 side:foes conditions:dead",
            "/creature add name:A at:A1",
        ],
        "/move creature:A to:C1 preview:true",
    ),
    (
        "srd35",
        "paralyzed",
        "hampers",
        &[
            "/map paint squares:A2:L9 terrain:solid",
            "/creature add name:B at:B1 side:foes conditions:paralyzed",
            "/creature add name:A at:A1",
        ],
        "/move creature:A to:C1 preview:true",
    ),
    (
        "srd35",
        "helpless-obstacle",
        "0",
        &[
            "/map paint squares:A2:L9 terrain:solid",
            "/creature add name:B at:B1 side:foes helpless:true helpless-obstacle:true",
            "/creature add name:A at:A1",
        ],
        "/move creature:A to:C1 preview:true",
    ),
    (
        "srd35",
        "size-apart",
        "2",
        &[
            "/map paint squares:A2:L9 terrain:solid",
            "/creature add name:B at:B1 side:foes size:tiny",
            "/creature add name:A at:A1",
        ],
        "/move creature:A to:C1 preview:true",
    ),
    (
        "srd35",
        "size-apart-way",
        "bigger-steps-over",
        &[
            "/map paint squares:A2:L9 terrain:solid",
            "/creature add name:B at:B1 side:foes size:diminutive",
            "/creature add name:A at:A1",
        ],
        "/move creature:A to:B1 preview:true",
    ),
    (
        "epic-path",
        "stepover",
        "double-move-too",
        &[
            "/map paint squares:A2:L9 terrain:solid",
            "/creature add name:B at:B1 side:foes size:tiny",
            "/creature add name:A at:A1",
        ],
        "/move creature:A to:C1 pace:double preview:true",
    ),
    (
        "srd35",
        "very-small",
        "as-others",
        &["/creature add name:B at:B1 side:foes", "/creature add name:A at:A1 size:tiny"],
        "/move creature:A to:B1 preview:true",
    ),
    (
        "srd35",
        "ending",
        "by-agreement",
        &["/creature add name:B at:B1", "/creature add name:A at:A1"],
        "/move creature:A to:B1 share:true preview:true",
    ),
    ("srd35", "threat", "nothing", &["/creature add name:A at:B2"], "/threat"),
    ("srd35", "reach-diagonal", "no", &["/creature add name:A at:C3 size:large"], "/threat"),
    (
        "srd35",
        "provoking",
        "nothing",
        &["/creature add name:B at:B2 side:foes", "/creature add name:A at:B1"],
        "/move creature:A to:D1 preview:true",
    ),
    (
        "srd35",
        "left-squares",
        "any",
        &["/creature add name:B at:A1 side:foes", "/creature add name:A at:B2 size:large speed:5"],
        "/move creature:A to:A2 preview:true",
    ),
    (
        "srd35",
        "five-foot-step",
        "clear",
        &["/map paint squares:B1 terrain:concealed", "/creature add name:A at:A1"],
        "/step to:B1 preview:true",
    ),
    ("srd35", "full-round", "nothing", &["/creature add name:A at:A1"], "/step to:B1 full-round:true preview:true"),
    ("srd35", "minimum-movement", "standard", &["/creature add name:A at:A1"], "/move to:B1 pace:minimum preview:true"),
    ("srd35", "crawl", "unknown", &["/creature add name:A at:A1 conditions:prone"], "/crawl to:B1 preview:true"),
    ("srd35", "running-out", "stops", &["/creature add name:A at:A1"], "/move to:L1 preview:true"),
    ("srd35", "run", "5", &["/creature add name:A at:A1"], "/run to:B1 preview:true"),
    (
        "srd35",
        "run-penalty",
        "added",
        &["/creature add name:A at:A1 armor:heavy load:heavy"],
        "/run to:B1 preview:true",
    ),
    ("srd35", "run-exposes", "flat-footed", &["/creature add name:A at:A1"], "/run to:B1 preview:true"),
    (
        "srd35",
        "run-line",
        "any-way",
        &["/map paint squares:C1 terrain:solid", "/creature add name:A at:A1"],
        "/run to:F1 preview:true",
    ),
    (
        "srd35",
        "run-over",
        "yes",
        &["/map paint squares:B1:B10 terrain:difficult", "/creature add name:A at:A1"],
        "/run to:F1 preview:true",
    ),
    (
        "srd35",
        "run-limit",
        "might-check",
        &["/creature add name:A at:A1 constitution:10"],
        "/run to:F1 rounds:10 preview:true",
    ),
    ("srd35", "weight-slows", "nothing", &["/creature add name:A at:A1 armor:heavy"], "/reachable"),
    (
        "srd35",
        "dwarf-in-armor",
        "slowed",
        &["/creature add name:A at:A1 armor:heavy race:dwarf speed:natural"],
        "/reachable",
    ),
    ("epic-path", "medium-at-twenty", "5", &["/creature add name:A at:A1 armor:medium speed:20"], "/reachable"),
    (
        "rise",
        "gait-order",
        "difficult-first",
        &["/map paint squares:A1:L9 terrain:difficult", "/creature add name:A at:A1 speed-category:slow"],
        "/move to:B1 preview:true",
    ),
    (
        "srd35",
        "illegal-end",
        "squeezes",
        &[
            "/map paint squares:A2:L9 terrain:solid",
            "/creature add name:B at:B1 side:foes",
            "/creature add name:A at:B1",
        ],
        "/settle creature:A preview:true",
    ),
];

#[test]
fn a_house_rule_changes_the_rulings_that_it_is_about() {
    let mut wrong = Vec::new();
    for (ruleset, rule, value, setup, question) in MATTERS {
        let mut door = table(ruleset);
        setup.iter().for_each(|line| door.done(line));
        let book = judged(&mut door, question);
        door.done(&format!("/table house-rule rule:{rule} value:{value}"));
        let own = judged(&mut door, question);
        if own == book {
            wrong.push(format!("{rule} {value} changes nothing of {question}: {book}"));
        }
        door.done("/undo");
        assert_eq!(judged(&mut door, question), book, "{rule}: undone");
        door.done("/redo");
        assert_eq!(judged(&mut door, question), own, "{rule}: done again");
        door.done(&format!("/table house-rule rule:{rule} value:book"));
        assert_eq!(judged(&mut door, question), book, "{rule}: taken back");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_house_rule_is_kept_through_a_change_of_ruleset() {
    let mut door = table("srd35");
    door.done("/table house-rule rule:Corner value:Allowed");
    let told = door.ask("/table ruleset name:epic-path");
    assert!(message(&told).contains("house rules stay: corner allowed"), "{told}");
    let rule = &door.ask("/rules topic:corner")["ruling"]["rules"][0];
    assert_eq!((rule["is"].as_str(), rule["from"].as_str()), (Some("allowed"), Some("house-rule")));
}

#[test]
fn rules_are_told_with_their_source_and_fit_a_message() {
    let shelf = Shelf::bundled().unwrap();
    for ruleset in RULESETS {
        let mut door = table(ruleset);
        let all = door.ask("/rules");
        assert!(message(&all).chars().count() <= 2_000, "{ruleset}: {}", message(&all));
        for rule in all["ruling"]["rules"].as_array().unwrap() {
            for key in ["id", "title", "is", "meaning", "document", "heading", "from"] {
                assert!(rule[key].as_str().is_some_and(|text| !text.is_empty()), "{ruleset}: {key} of {rule}");
            }
            let from = rule["from"].as_str().unwrap();
            let parent = shelf.get(ruleset).unwrap().extends.as_deref();
            assert!(from == ruleset || Some(from) == parent, "{ruleset}: {rule}");
        }
        for topic in "speed pace run steps terrain barriers squeezing occupied ending size threat charge".split(' ') {
            let told = door.ask(&format!("/rules topic:{topic}"));
            assert_eq!(told["status"], "done", "{told}");
            assert!(message(&told).chars().count() <= 2_000, "{ruleset} {topic}: {}", message(&told));
        }
    }
    let mut door = table("dnd35");
    let told = door.ask("/rules topic:\"big creature\"");
    assert!(told["ruling"]["rules"].as_array().is_some_and(|rules| !rules.is_empty()), "{told}");
    insta::assert_snapshot!(format!(
        "{}\n\n{}",
        message(&door.ask("/rules")),
        message(&door.ask("/rules topic:steps"))
    ));
}

/// One table that shows where the five rulebooks part.
const COMMON: &str = r#"
/map paint squares:C3:C5 terrain:difficult
/map paint squares:E3 terrain:pillar
/map paint squares:H1:H2 terrain:solid
/map edge squares:B7:B9 side:east barrier:low
/creature add name:Aldo at:B3 side:heroes constitution:12
/creature add name:Ogre at:F6 size:large side:foes
/creature add name:Rat at:B5 size:tiny side:foes
/creature add name:Friend at:A3 side:heroes
"#;

const ASKED: [&str; 14] = [
    "/move creature:Aldo to:E6",
    "/move creature:Aldo to:\"se se\"",
    "/move creature:Aldo to:\"C2 D2 E2 F3\"",
    "/move creature:Aldo to:A3 share:true",
    "/move creature:Aldo to:B6",
    "/move creature:Aldo to:L3 pace:double",
    "/hustle creature:Aldo to:B1",
    "/sprint creature:Aldo to:K3",
    "/run creature:Aldo to:L3 rounds:12",
    "/step creature:Aldo to:C2",
    "/move creature:Aldo to:B4 pace:minimum",
    "/move creature:Ogre to:C7",
    "/threat creature:Ogre",
    "/measure from:Aldo to:Ogre",
];

#[test]
fn one_table_under_all_five_rulesets() {
    let mut told = String::new();
    for ruleset in RULESETS {
        let mut door = table(ruleset);
        COMMON.lines().filter(|line| !line.is_empty()).for_each(|line| door.done(line));
        told.push_str(&format!("== {ruleset}\n"));
        for question in ASKED {
            let preview =
                if question.contains(" to:") && !question.starts_with("/measure") { " preview:true" } else { "" };
            let reply = door.ask(&format!("{question}{preview}"));
            told.push_str(&format!("{question}\n    {}\n", in_short(&reply)));
        }
        told.push('\n');
    }
    insta::assert_snapshot!(told);
}

fn in_short(reply: &Value) -> String {
    let ruling = &reply["ruling"];
    let texts = |list: &Value, key: &str| {
        let texts = list.as_array().into_iter().flatten().map(|item| item[key].as_str().unwrap_or_default().to_owned());
        texts.collect::<Vec<_>>().join(", ")
    };
    let mut parts = vec![reply["status"].as_str().unwrap().to_owned()];
    if let Some(squares) = ruling["threatened"].as_array() {
        parts.push(format!("{} squares", squares.len()));
    }
    if !ruling["feet"].is_null() {
        parts.push(format!("{} ft of {}", ruling["feet"], ruling["budget"]).replace(" of null", ""));
    }
    for (key, label, field) in
        [("provokes", "provokes", "by"), ("reasons", "because of", "rule"), ("checks", "check", "skill")]
    {
        let told = texts(&ruling[key], field);
        if !told.is_empty() {
            parts.push(format!("{label} {told}"));
        }
    }
    if ruling["squeezed"] == true {
        parts.push("squeezed".to_owned());
    }
    parts.join("; ")
}
