//! An answer as one line: short enough to read in a diff, and complete except for the wording of sentences.

use std::sync::LazyLock;

use regex::Regex;
use serde_json::{Map, Value};

/// Keys of a ruling that come first, have their own format, or repeat the command.
const APART: [&str; 12] = [
    "action", "budget", "creature", "feet", "from", "path", "provokes", "rules", "ruleset", "steps", "turn", "verdict",
];

/// Figures and squares in a sentence.
static FIGURES: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"\b(?:[A-Z]{1,2})?\d+(?:\.\d+)?\b").unwrap());

/// The answer, on a table with these creatures.
pub fn told(reply: &Value, names: &[String]) -> String {
    let status = reply["status"].as_str().unwrap_or_default();
    let Some(ruling) = reply["ruling"].as_object() else { return format!("{status} {}", said(reply, names)) };
    let mut parts = vec![headline(status, ruling)];
    parts.extend(route(ruling));
    let chances: Vec<String> =
        ruling.get("provokes").and_then(Value::as_array).into_iter().flatten().map(chance).collect();
    if !chances.is_empty() {
        parts.push(format!("strikes {}", chances.join(" ")));
    }
    for (key, value) in ruling.iter().filter(|(key, _)| !APART.contains(&key.as_str())) {
        let terse = match key.as_str() {
            "options" | "refused" => ways(value, names),
            "squares" => by_feet(value),
            "instead" => value["to"].as_str().map(|to| format!("{to} {}", value["feet"])),
            "to" if ends_there(ruling) => None,
            "mode" if value == "walk" => None,
            "pace" if ruling.get("action") == Some(value) => None,
            "speed" if value["feet"] == value["unburdened"] => None,
            "proved" => (value == &Value::Bool(false)).then(|| "false".to_owned()),
            _ => terse(value, names),
        };
        match terse.as_deref() {
            None => {}
            Some("") => parts.push(key.clone()),
            Some(terse) => parts.push(format!("{key} {terse}")),
        }
    }
    let rules = ruling.get("rules").and_then(|rules| terse(rules, names));
    parts.extend(rules.map(|rules| format!("rules {rules}")));
    parts.join("; ")
}

/// An answer without a ruling, reduced to its figures and names.
fn said(reply: &Value, names: &[String]) -> String {
    figures(reply["message"].as_str().unwrap_or_default(), names)
}

fn headline(status: &str, ruling: &Map<String, Value>) -> String {
    let mut line = status.to_owned();
    if let Some(verdict) = ruling.get("verdict").and_then(Value::as_str) {
        let plain = [("done", "legal"), ("refused", "illegal"), ("pending", "needs-check")];
        if !plain.contains(&(status, verdict)) {
            line += &format!(" {verdict}");
        }
    }
    let feet = |key: &str| ruling.get(key).filter(|feet| feet.is_number());
    match (feet("feet"), feet("budget")) {
        (Some(feet), Some(budget)) => line += &format!(" {feet}/{budget}"),
        (Some(feet), None) => line += &format!(" {feet}"),
        (None, Some(budget)) => line += &format!(" of {budget}"),
        (None, None) => {}
    }
    line
}

/// Whether the route already says where it ends.
fn ends_there(ruling: &Map<String, Value>) -> bool {
    let last = ruling.get("steps").and_then(Value::as_array).and_then(|steps| steps.last());
    let last = last.map(|step| &step["to"]).or(ruling.get("from"));
    last == ruling.get("to")
}

/// `A1 B2 C3:10(diagonals)`: every step with its feet, unless it costs 5, and the rules that price it.
fn route(ruling: &Map<String, Value>) -> Option<String> {
    let from = ruling.get("from")?.as_str()?;
    let mut line = from.to_owned();
    for step in ruling.get("steps").and_then(Value::as_array).into_iter().flatten() {
        line += &format!(" {}", step["to"].as_str().unwrap_or_default());
        if step["feet"] != 5 {
            line += &format!(":{}", step["feet"]);
        }
        let rest = step.as_object().into_iter().flatten().filter(|(key, _)| !["to", "feet"].contains(&key.as_str()));
        let rest: Vec<String> = rest.filter_map(|(key, value)| marked(key, value)).collect();
        if !rest.is_empty() {
            line += &format!("({})", rest.join(" "));
        }
    }
    Some(line)
}

fn marked(key: &str, value: &Value) -> Option<String> {
    let value = match value {
        Value::Number(number) => number.to_string(),
        value => terse(value, &[])?,
    };
    Some(match key {
        "rules" | "space" | "mode" => value,
        "altitude" => format!("@{value}"),
        "facing" => format!("^{value}"),
        "squeezed" => "squeezed".to_owned(),
        key => format!("{key} {value}"),
    })
}

/// `Orc<A1` for leaving a square, `Orc>B2` for entering one.
fn chance(chance: &Value) -> String {
    let word = |key: &str| chance[key].as_str().unwrap_or_default();
    let mut line = match chance["entering"].as_str() {
        Some(entering) => format!("{}>{entering}", word("by")),
        None => format!("{}<{}", word("by"), word("leaving")),
    };
    if word("rule") != "provoking" {
        line += &format!("({})", word("rule"));
    }
    line
}

/// Ways to get somewhere: the command of each with what it takes.
fn ways(ways: &Value, names: &[String]) -> Option<String> {
    let one = |way: &Value| {
        let mut rest = way.as_object()?.clone();
        let command = rest.remove("command").and_then(|command| command.as_str().map(str::to_owned));
        let way = rest.remove("way").and_then(|way| way.as_str().map(str::to_owned));
        rest.retain(|key, _| key != "verdict" && key != "budget");
        Some(format!("\n  {} {}", command.or(way)?, terse(&Value::Object(rest), names)?))
    };
    let all: Vec<String> = ways.as_array()?.iter().filter_map(one).collect();
    (!all.is_empty()).then(|| all.concat())
}

/// `0 A1, 5 A2 B1`: the squares reached, by feet.
fn by_feet(squares: &Value) -> Option<String> {
    let mut reached: Vec<(u64, Vec<&str>)> = Vec::new();
    for (square, feet) in squares.as_object()? {
        let feet = feet.as_u64()?;
        match reached.iter_mut().find(|(other, _)| *other == feet) {
            Some((_, squares)) => squares.push(square),
            None => reached.push((feet, vec![square])),
        }
    }
    reached.sort();
    Some(reached.iter().map(|(feet, squares)| format!("{feet} {}", squares.join(" "))).collect::<Vec<_>>().join(", "))
}

/// A value without its empty parts; `None` if nothing is left.
fn terse(value: &Value, names: &[String]) -> Option<String> {
    match value {
        Value::Null | Value::Bool(false) => None,
        Value::Bool(true) => Some(String::new()),
        Value::Number(number) => (number.as_f64() != Some(0.0)).then(|| number.to_string()),
        Value::String(text) => (!text.is_empty()).then(|| text.clone()),
        Value::Array(all) => {
            let all: Vec<String> = all.iter().map(|one| terse(one, names).unwrap_or_else(|| "-".to_owned())).collect();
            (!all.is_empty()).then(|| all.join(" "))
        }
        Value::Object(fields) => object(fields, names),
    }
}

fn object(fields: &Map<String, Value>, names: &[String]) -> Option<String> {
    // For a rule with its source, only the id.
    if let (Some(id), true) = (fields.get("id"), fields.contains_key("heading")) {
        return terse(id, names);
    }
    let mut parts = Vec::new();
    for (key, value) in fields {
        let told = match (key.as_str(), value) {
            ("message" | "success" | "failure", Value::String(text)) => {
                Some(figures(text, names)).filter(|told| !told.is_empty()).map(|told| format!("\"{told}\""))
            }
            ("rule", Value::String(rule)) => Some(rule.clone()),
            _ => terse(value, names).map(|told| if told.is_empty() { key.clone() } else { format!("{key} {told}") }),
        };
        parts.extend(told);
    }
    (!parts.is_empty()).then(|| format!("[{}]", parts.join(", ")))
}

/// The figures and names in a sentence, in order.
fn figures(sentence: &str, names: &[String]) -> String {
    let mut found: Vec<(usize, &str)> =
        FIGURES.find_iter(sentence).map(|figure| (figure.start(), figure.as_str())).collect();
    for name in names {
        found.extend(sentence.match_indices(name.as_str()));
    }
    found.sort();
    found.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join(" ")
}
