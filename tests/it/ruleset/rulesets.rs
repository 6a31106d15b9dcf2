//! Rulesets, house rules, and how answers list both.

use fivefoot::ruleset::{AdjustableRule, RulesetLibrary};
use serde_json::{Value, json};

use crate::boards::one_in;
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

#[test]
fn a_table_goes_on_by_another_ruleset_and_back() {
    let mut door = table("srd35");
    door.done("/creature add name:Giant at:D4 size:huge speed:natural");
    door.done("/creature add name:Aldo at:G5");
    let reply = door.ask("/table ruleset name:rise");
    let answer = message(&reply);
    for part in
        ["now uses Rise", "Giant: now takes up D4:G7 instead of D4:F6", "speed 50 ft instead of 30 ft", "with Aldo"]
    {
        assert!(answer.contains(part), "{part}: {answer}");
    }
    assert_eq!(reply["ruling"]["creatures"][1]["shares"], json!(["Aldo"]));
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
fn creatures_that_cannot_stand_under_a_ruleset_are_named_first() {
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
    for (turn, ruleset) in RULESETS.into_iter().enumerate() {
        let mut door = table(ruleset);
        for (nth, AdjustableRule { rule, values }) in AdjustableRule::all().into_iter().enumerate() {
            // Every value in one ruleset, and the first value in the others, which a quick run leaves out.
            if nth % RULESETS.len() != turn {
                if one_in(2) > 1 {
                    continue;
                }
                door.done(&format!("/table house-rule rule:{rule} value:{}", values[0].0));
                door.done(&format!("/table house-rule rule:{rule} value:book"));
                continue;
            }
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

#[test]
fn a_house_rule_is_kept_through_a_change_of_ruleset() {
    let mut door = table("srd35");
    door.done("/table house-rule rule:Corner value:Allowed");
    let answer = door.ask("/table ruleset name:epic-path");
    assert!(message(&answer).contains("House rules kept: corner allowed"), "{answer}");
    let rule = &door.ask("/rules topic:corner")["ruling"]["rules"][0];
    assert_eq!((rule["is"].as_str(), rule["from"].as_str()), (Some("allowed"), Some("house-rule")));
}

#[test]
fn a_table_of_house_rules_alone_fits_one_message() {
    let mut door = table("rise");
    for AdjustableRule { rule, values } in AdjustableRule::all() {
        door.done(&format!("/table house-rule rule:{rule} value:{}", values[0].0));
    }
    let answer = door.ask("/rules");
    let text = message(&answer);
    assert!(text.contains("House rules: ") && text.chars().count() <= 2_000, "{text}");
    assert_eq!(door.ask("/table house-rule rule:\"five foot step\" value:book")["status"], "done");
}

#[test]
fn rules_are_listed_with_their_source_and_fit_a_message() {
    let library = RulesetLibrary::bundled().unwrap();
    for ruleset in RULESETS {
        let mut door = table(ruleset);
        let all = door.ask("/rules");
        assert!(message(&all).chars().count() <= 2_000, "{ruleset}: {}", message(&all));
        for rule in all["ruling"]["rules"].as_array().unwrap() {
            for key in ["id", "title", "is", "meaning", "document", "heading", "from"] {
                assert!(rule[key].as_str().is_some_and(|text| !text.is_empty()), "{ruleset}: {key} of {rule}");
            }
            let from = rule["from"].as_str().unwrap();
            let parent = library.get(ruleset).unwrap().extends.as_deref();
            assert!(from == ruleset || Some(from) == parent, "{ruleset}: {rule}");
        }
        for topic in "speed pace run steps terrain barriers squeezing occupied ending size threat charge".split(' ') {
            let answer = door.ask(&format!("/rules topic:{topic}"));
            assert_eq!(answer["status"], "done", "{answer}");
            assert!(message(&answer).chars().count() <= 2_000, "{ruleset} {topic}: {}", message(&answer));
        }
    }
    let mut door = table("dnd35");
    let answer = door.ask("/rules topic:\"big creature\"");
    assert!(answer["ruling"]["rules"].as_array().is_some_and(|rules| !rules.is_empty()), "{answer}");
    insta::assert_snapshot!(format!(
        "{}\n\n{}",
        message(&door.ask("/rules")),
        message(&door.ask("/rules topic:steps"))
    ));
}

/// What the 3.5 SRD says of every rule, and what the others say of those they have differently: the word that names it in a house
/// rule, then what that means.
#[test]
fn every_rule_means_what_its_document_says() {
    let mut text = String::new();
    let mut srd = Vec::new();
    for ruleset in RULESETS {
        let all = table(ruleset).ask("/rules");
        let rules = all["ruling"]["rules"].as_array().unwrap();
        let of = |rule: &Value, key: &str| rule[key].as_str().unwrap().to_owned();
        let told = |rule: &Value| format!("{} {}: {}", of(rule, "id"), of(rule, "is"), of(rule, "meaning"));
        let told: Vec<String> = rules.iter().map(told).collect();
        text += &format!("== {ruleset}\n");
        told.iter().filter(|line| !srd.contains(*line)).for_each(|line| text += &format!("{line}\n"));
        if srd.is_empty() {
            srd = told;
        }
    }
    insta::assert_snapshot!(text);
}

/// A table that shows where the five rulebooks differ.
const COMMON: &str = r#"
/map paint squares:C3:C5 terrain:difficult
/map paint squares:E3 terrain:pillar
/map paint squares:H1:H2 terrain:solid
/map edge squares:B7:B9 side:east barrier:low
/creature add name:Aldo at:B3 side:heroes constitution:12
/creature add name:Ogre at:F6 size:large side:foes
/creature add name:Rat at:B5 size:tiny side:foes
/creature add name:Friend at:A3 side:heroes
/map paint squares:B10 terrain:light-undergrowth
/creature add name:Durin at:A9 side:heroes race:dwarf armor:heavy speed:natural
"#;

const ASKED: [&str; 17] = [
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
    "/step creature:Aldo to:C2 full-round:true",
    "/move creature:Durin to:B10",
    "/reachable creature:Durin",
    "/threat creature:Ogre",
    "/measure from:Aldo to:Ogre",
];

#[test]
fn one_table_under_all_five_rulesets() {
    let mut text = String::new();
    for ruleset in RULESETS {
        let mut door = table(ruleset);
        COMMON.lines().filter(|line| !line.is_empty()).for_each(|line| door.done(line));
        text.push_str(&format!("== {ruleset}\n"));
        for question in ASKED {
            let preview =
                if question.contains(" to:") && !question.starts_with("/measure") { " preview:true" } else { "" };
            let reply = door.ask(&format!("{question}{preview}"));
            text.push_str(&format!("{question}\n    {}\n", in_short(&reply)));
        }
        text.push('\n');
    }
    insta::assert_snapshot!(text);
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
    if let Some(squares) = ruling["squares"].as_object() {
        parts.push(format!("{} places within {} ft", squares.len(), ruling["budget"]));
    }
    if !ruling["feet"].is_null() {
        parts.push(format!("{} ft of {}", ruling["feet"], ruling["budget"]).replace(" of null", ""));
    }
    for (key, label, field) in
        [("provokes", "provokes", "by"), ("reasons", "because of", "rule"), ("checks", "check", "skill")]
    {
        let answer = texts(&ruling[key], field);
        if !answer.is_empty() {
            parts.push(format!("{label} {answer}"));
        }
    }
    if ruling["squeezed"] == true {
        parts.push("squeezed".to_owned());
    }
    parts.join("; ")
}

/// Rise, Skills, Flexibility: 5, 10, 15 or 25 depending on what fits; the 3.5 SRD, Escape Artist: 30 if the head fits, in a
/// minute or more; Epic Path, Squeezing: impossible.
#[test]
fn a_gap_too_tight_to_squeeze_through_says_what_gets_through() {
    for (ruleset, escape, minutes, told) in [
        ("srd35", "head 30", "at least 1 minute", "head 30"),
        ("dnd35", "head 30", "at least 1 minute", "you may attack, at -4 AC"),
        ("reaction", "head 30", "at least 1 minute", "off-guard"),
        ("rise", "elbows 5, head 25", "no rule", "one-elbow 10, shoulders 15"),
        ("epic-path", "", "", "nobody fits through a gap too tight for their head"),
    ] {
        let mut door = table(ruleset);
        door.done("/creature add name:Aldo at:A1");
        door.done("/map edge squares:A1:A10 side:east barrier:narrow fits:diminutive");
        let refused = door.ask("/move creature:Aldo to:B1");
        assert_eq!(refused["ruling"]["reasons"][0]["rule"], "tighter");
        assert!(message(&refused).contains(told), "{ruleset}: {refused}");
        assert!(message(&door.ask("/rules topic:escape")).contains(escape), "{ruleset}");
        assert!(message(&door.ask("/rules topic:escape-time")).contains(minutes), "{ruleset}");
    }
}
