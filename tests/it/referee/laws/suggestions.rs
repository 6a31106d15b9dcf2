//! What a refusal suggests works when it is typed.

use std::collections::BTreeMap;

use fivefoot::command::line;
use serde_json::Value;

use crate::boards::are_enough;
use crate::boards::varied::{Varied, varied};
use crate::door::Door;

/// A line that a refusal suggests.
#[derive(Debug)]
struct Suggested {
    what: &'static str,
    line: String,
    /// Where it leads and what it costs, if the refusal says so.
    end: Option<Value>,
    feet: Option<Value>,
    /// Whether the refusal says that it works. Otherwise it resolves one reason, and others may still hold.
    works: bool,
}

impl Suggested {
    fn new(what: &'static str, line: String) -> Self {
        Suggested { what, line, end: None, feet: None, works: true }
    }

    /// A suggestion that resolves one of several reasons.
    fn in_part(what: &'static str, line: String) -> Self {
        Suggested { works: false, ..Suggested::new(what, line) }
    }

    fn leading(self, end: &Value) -> Self {
        Suggested { end: Some(end.clone()), ..self }
    }

    fn costing(self, feet: &Value) -> Self {
        Suggested { feet: Some(feet.clone()), ..self }
    }
}

/// The line with this option set.
fn with(line: &str, option: &str, value: &str) -> String {
    let mut given = line::read(line).unwrap();
    given.options.retain(|(name, _)| name != option);
    given.options.push((option.to_owned(), value.to_owned()));
    given.to_string()
}

/// The line without this option.
fn without(line: &str, option: &str) -> String {
    let mut given = line::read(line).unwrap();
    given.options.retain(|(name, _)| name != option);
    given.to_string()
}

/// The line as another command, with only the creature and the goal.
fn as_command(line: &str, command: &str) -> String {
    let mut given = line::read(line).unwrap();
    given.options.retain(|(name, _)| matches!(name.as_str(), "creature" | "to" | "prefer" | "as-far-as" | "share"));
    given.name = command.to_owned();
    given.to_string()
}

/// The word after these words in a sentence.
fn word_after<'m>(message: &'m str, words: &str) -> Option<&'m str> {
    let rest = &message[message.find(words)? + words.len()..];
    let end = rest.find(|letter: char| letter.is_whitespace() || "`\").,;".contains(letter)).unwrap_or(rest.len());
    Some(&rest[..end])
}

/// The commands in a sentence that have an option with a value.
fn in_full(message: &str) -> Vec<String> {
    let starts = message.match_indices('/').filter(|(at, _)| *at == 0 || message[..*at].ends_with([' ', '(']));
    let longest = |start: usize| {
        let text = message[start..].lines().next().unwrap().trim_end_matches('.');
        let ends = text.match_indices([' ', '.', ';', ',', ')']).map(|(at, _)| at).chain([text.len()]);
        let mut read = ends.filter_map(|end| line::read(&text[..end]).ok()).filter(|given| !given.options.is_empty());
        read.next_back().map(|given| given.to_string())
    };
    starts.filter_map(|(start, _)| longest(start)).collect()
}

/// Everything that this refusal of this line suggests.
fn suggested(line: &str, told: &Value) -> Vec<Suggested> {
    let (ruling, message) = (&told["ruling"], told["message"].as_str().unwrap());
    let (who, to) = (ruling["creature"].as_str().unwrap_or_default(), &ruling["to"]);
    let says = |words: &str| message.contains(words);
    let mut all = Vec::new();
    if let Some(nearest) = ruling["nearest"].as_str() {
        // Where it was stopped belongs to the path that was refused.
        let there = with(&without(line, "stopped-at"), "to", nearest);
        let there = Suggested::new("nearest", there).leading(&ruling["nearest"]);
        // A leap may be shorter than the walk in the refusal.
        let leaps = line.contains("jump:true");
        all.push(if leaps { there } else { there.costing(&ruling["nearest_feet"]) });
    }
    if let Some(instead) = ruling["instead"]["to"].as_str() {
        let plain = Suggested::new("instead", format!("/move creature:{who} to:{instead}"));
        all.push(plain.leading(&ruling["instead"]["to"]).costing(&ruling["instead"]["feet"]));
    }
    for way in ruling["options"].as_array().into_iter().flatten() {
        let Some(command) = way["command"].as_str() else { continue };
        all.push(Suggested::new("option", command.to_owned()).costing(&way["feet"]));
    }
    if says("move gets there: pace:double") {
        all.push(Suggested::new("double", with(line, "pace", "double")).leading(to));
    }
    if says("gets there: pace:minimum") {
        all.push(Suggested::new("minimum", with(line, "pace", "minimum")).leading(to));
    }
    for (sentence, command) in [("A sprint gets there", "sprint"), ("A run gets there", "run")] {
        // A jump has a pace of its own; a walk at that pace is another command.
        let paced = line.starts_with("/jump ") && command == "sprint";
        let line = if paced { with(line, "pace", command) } else { as_command(line, command) };
        let typed = says(sentence).then(|| Suggested::new("pace", line));
        all.extend(typed);
    }
    if let Some(mode) = word_after(message, "gets there with `mode:") {
        all.push(Suggested::new("mode", with(line, "mode", mode)).leading(to));
    }
    if let Some(pace) = word_after(message, "A faster climb gets there: pace:") {
        all.push(Suggested::new("climb", with(line, "pace", pace)));
    }
    if says("as far as you can: as-far-as:true") {
        all.push(Suggested::new("as far as", with(line, "as-far-as", "true")));
    }
    if let Some(extra) = word_after(message, " more on the DC: extra:") {
        all.push(Suggested::new("extra", with(line, "extra", extra)));
    }
    if let Some(through) = message.split_once("check of its own: through:\"").and_then(|(_, rest)| rest.split_once('"'))
    {
        all.push(Suggested::in_part("through", with(line, "through", through.0)));
    }
    if let Some((path, _)) = message.split_once("lower: to:\"").and_then(|(_, rest)| rest.split_once("\" goes over")) {
        all.push(Suggested::new("edge", format!("/move creature:{who} to:\"{path}\"")));
    }
    if says("/crawl, or /stand") {
        all.push(Suggested::new("stand", format!("/stand creature:{who}")));
    }
    if says("/dismount first") {
        all.push(Suggested::new("dismount", "/dismount creature:Hero".to_owned()));
    }
    for command in in_full(message) {
        let listed = all.iter().any(|one| one.line == command);
        if listed || !(command.contains(" to:") || command.contains(" creature:")) {
            continue;
        }
        let typed = if command.contains("creature:") { command } else { with(&command, "creature", who) };
        all.push(Suggested::in_part("in full", typed));
    }
    all
}

fn rules(told: &Value) -> Vec<&str> {
    of_the_reasons(told, "rule")
}

fn of_the_reasons<'t>(told: &'t Value, field: &str) -> Vec<&'t str> {
    let all = told["ruling"]["reasons"].as_array().into_iter().flatten();
    all.filter_map(|reason| reason[field].as_str()).collect()
}

/// Types what the refusal suggests. A suggested setting has to resolve the reason it is suggested for.
fn try_out(door: &mut Door, table: &Varied, (line, told): (&str, &Value), one: &Suggested) {
    let sets = one.line.starts_with("/creature");
    let typed = if sets { one.line.clone() } else { with(&one.line, "preview", "true") };
    let answer = door.ask(&typed);
    let answered = || format!("{}: {}\n{line}\n{told:#}\n{answer:#}", one.line, table.which());
    let (status, ruling) = (answer["status"].as_str().unwrap(), &answer["ruling"]);
    if sets {
        assert_eq!(status, "done", "{}", answered());
        let again = door.ask(&with(line, "preview", "true"));
        let (before, after) = (of_the_reasons(told, "message"), of_the_reasons(&again, "message"));
        let asked = before.iter().filter(|reason| reason.contains("/creature "));
        let ended = asked.clone().count() > 0 && asked.clone().all(|reason| !after.contains(reason));
        assert!(ended || after.len() < before.len(), "{}{again:#}", answered());
        door.done("/undo");
        return;
    }
    // Tied results require others, wherever the way leads.
    let given = line::read(&typed).unwrap();
    let tied = given.value("check").is_some() && given.value("check") == given.value("against");
    if tied && status == "error" {
        return;
    }
    let worked = matches!(status, "done" | "pending");
    let (before, after) = (rules(told), rules(&answer));
    // Only reasons that already applied to the line may be left.
    let fewer = !one.works && status == "refused" && after.iter().all(|rule| before.contains(rule)) && after != before;
    assert!(worked || fewer, "{}: {}", one.what, answered());
    if worked {
        let stops = !ruling["stopped"].is_null();
        let elsewhere = one.end.as_ref().is_some_and(|end| *end != ruling["to"] && !stops);
        let dearer = one.feet.as_ref().is_some_and(|feet| *feet != ruling["feet"] && !stops);
        assert!(!elsewhere && !dearer, "{}: {}", one.what, answered());
    }
}

#[test]
fn whatever_a_refusal_suggests_works_when_it_is_typed() {
    let mut seen = BTreeMap::<&str, u64>::new();
    for mut table in varied(1, 100) {
        let mut door = Door::seeded(Some(table.seed));
        table.set_up(&mut door);
        for _ in 0..8 {
            let line = table.line();
            let told = door.ask(&line);
            if told["status"] == "refused" {
                for one in suggested(&line, &told) {
                    try_out(&mut door, &table, (&line, &told), &one);
                    *seen.entry(one.what).or_default() += 1;
                }
            } else if told["status"] == "done" {
                table.go_on_or_back(&mut door, &line, &told);
            }
        }
    }
    assert!(!are_enough() || (seen.contains_key("instead") && seen.len() > 2), "{seen:?}");
}
