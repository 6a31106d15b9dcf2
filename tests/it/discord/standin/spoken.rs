//! Turns `/move creature:Ogre to:"E5 F6"` into an interaction's data, using the command tree that the bot registered: what
//! Discord's own client wouldn't allow fails the test.

use std::borrow::Borrow;
use std::sync::Arc;

use fivefoot::command::SPECS;
use fivefoot::command::spec::Spec;
use serde_json::{Value, json};

use super::events::{APPLICATION, user};

const SUB_COMMAND: u64 = 1;
const SUB_COMMAND_GROUP: u64 = 2;
const STRING: u64 = 3;
const INTEGER: u64 = 4;
const BOOLEAN: u64 = 5;
const NUMBER: u64 = 10;
const USER: u64 = 6;
const ROLE: u64 = 8;
const ATTACHMENT: u64 = 11;

/// How closely a sentence has to follow the registered commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// As a client sends a finished command.
    Finished,
    /// As a client sends a command that is still being typed: `|` is the cursor, the rest may be missing.
    Typing,
    /// As a client with an outdated list of commands might: options unknown, missing, out of range.
    Careless,
}

/// Turns a sentence into an interaction's `data`.
pub fn data(commands: &[Arc<Value>], text: &str, manner: Manner) -> Value {
    let words = in_menu(words(text));
    let (first, mut rest) = words.split_first().unwrap_or_else(|| panic!("nothing was said"));
    let name = first.strip_prefix('/').unwrap_or_else(|| panic!("a command begins with a slash: {text}"));
    let Some(command) = named(commands, name) else {
        assert!(manner == Manner::Careless, "/{name} is not registered");
        return json!({"id": "1", "name": name, "type": 1, "options": []});
    };

    let mut node = command;
    let mut path = Vec::new();
    while has_subcommands(node) {
        let (word, after) = rest.split_first().unwrap_or_else(|| panic!("{text}: a subcommand is missing"));
        node = named(options_of(node), word).unwrap_or_else(|| panic!("{text}: no subcommand {word}"));
        path.push((word.clone(), node["type"].clone()));
        rest = after;
    }
    let given: Vec<Value> = rest.iter().map(|word| option(node, word, manner, text)).collect();
    if manner == Manner::Finished {
        for spec in options_of(node) {
            let required = spec["required"].as_bool().unwrap_or(false);
            let name = spec["name"].as_str().unwrap();
            assert!(!required || given.iter().any(|g| g["name"] == name), "{text}: {name} is required");
        }
    }
    let resolved = resolved(&given);
    let mut options = json!(given);
    for (word, kind) in path.into_iter().rev() {
        options = json!([{"name": word, "type": kind, "options": options}]);
    }
    json!({"id": command["id"], "name": name, "type": 1, "options": options, "resolved": resolved})
}

/// A sentence in the console's words, translated to those of Discord's menu.
fn in_menu(mut words: Vec<String>) -> Vec<String> {
    let name = words.first().map(|first| first.trim_start_matches('/').to_owned()).unwrap_or_default();
    let second = words.get(1).cloned();
    let own = |spec: &&Spec| spec.name == name && (spec.sub.is_none() || spec.sub == second.as_deref());
    let Some(spec) = SPECS.iter().find(own) else { return words };
    let ((first, sub), own) = (spec.in_menu(), 1 + usize::from(spec.sub.is_some()));
    words.splice(..own, std::iter::once(format!("/{first}")).chain(sub.map(str::to_owned)));
    words
}

/// The first word in the menu, and the second, if any.
pub fn words_in_menu(text: &str) -> String {
    let all = in_menu(words(text));
    let words: Vec<&str> = all.iter().take(2).map(String::as_str).filter(|word| !word.contains(':')).collect();
    words.join(" ").trim_start_matches('/').to_owned()
}

/// Whether a menu has these words.
pub fn is_offered(menu: &[Arc<Value>], words: &str) -> bool {
    let (first, second) = words.split_once(' ').unwrap_or((words, ""));
    let command = named(menu, first);
    command.is_some_and(|command| !has_subcommands(command) || named(options_of(command), second).is_some())
}

/// Markdown as a client shows it, with commands in the console's words.
pub fn shown(markdown: &str) -> String {
    let clickable = regex::Regex::new(r"</([a-z-]+)(?: ([a-z-]+))?:\d+>").unwrap();
    let plain = clickable.replace_all(markdown, |found: &regex::Captures<'_>| {
        let spec = fivefoot::command::in_menu(&found[1], found.get(2).map(|second| second.as_str()));
        format!("/{}", spec.unwrap_or_else(|| panic!("{} is no command", &found[0])).words())
    });
    // No message has a backslash of its own, so each of these is before a mark.
    plain.replace('\\', "")
}

/// The users and roles that are named, as Discord sends them along with a command.
fn resolved(given: &[Value]) -> Value {
    let mut resolved = json!({});
    for option in given {
        let id = option["value"].as_str().unwrap_or_default();
        match option["type"].as_u64() {
            Some(USER) => {
                let bot = id == APPLICATION.to_string();
                resolved["users"][id] = user(id.parse().unwrap(), "somebody", bot);
            }
            Some(ROLE) => resolved["roles"][id] = role(id),
            _ => {}
        }
    }
    resolved
}

fn role(id: &str) -> Value {
    json!({
        "id": id, "name": "Game masters", "color": 0, "hoist": false, "position": 1,
        "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
        "permissions": "0", "managed": false, "mentionable": false, "flags": 0, "icon": null, "unicode_emoji": null
    })
}

fn option(node: &Value, word: &str, manner: Manner, text: &str) -> Value {
    let (name, value) = word.split_once(':').unwrap_or_else(|| panic!("{text}: {word} is not name:value"));
    let Some(spec) = named(options_of(node), name) else {
        assert!(manner == Manner::Careless, "{text}: no option {name} is registered");
        return json!({"name": name, "type": STRING, "value": value});
    };
    let kind = spec["type"].as_u64().unwrap();
    if let (Manner::Typing, Some(start)) = (manner, value.strip_suffix('|')) {
        assert!(spec["autocomplete"] == true, "{text}: {name} has no autocomplete");
        return json!({"name": name, "type": kind, "value": start, "focused": true});
    }
    let value = match chosen(spec, value) {
        Some(value) => value,
        None if manner == Manner::Careless => json!(value),
        None => panic!("{text}: {value} is not among the choices of {name}"),
    };
    let value = typed(kind, &value, text);
    if manner == Manner::Finished {
        in_range(spec, &value, text);
    }
    json!({"name": name, "type": kind, "value": value})
}

/// The value behind a choice's label, or the text if there are no choices.
fn chosen(spec: &Value, said: &str) -> Option<Value> {
    let choices = spec["choices"].as_array().filter(|choices| !choices.is_empty());
    let Some(choices) = choices else {
        return Some(json!(said));
    };
    let same = |label: &Value| label.as_str().is_some_and(|label| label.eq_ignore_ascii_case(said));
    choices.iter().find(|c| same(&c["name"]) || same(&c["value"])).map(|c| c["value"].clone())
}

fn typed(kind: u64, value: &Value, text: &str) -> Value {
    let Some(said) = value.as_str() else {
        return value.clone();
    };
    match kind {
        // The id that resolves an interaction's files: here their names.
        STRING | ATTACHMENT => json!(said),
        USER | ROLE => json!(said.parse::<u64>().unwrap_or_else(|_| panic!("{text}: {said} is no id")).to_string()),
        INTEGER => json!(said.parse::<i64>().unwrap_or_else(|_| panic!("{text}: {said} is not a whole number"))),
        NUMBER => json!(said.parse::<f64>().unwrap_or_else(|_| panic!("{text}: {said} is not a number"))),
        BOOLEAN => json!(said.parse::<bool>().unwrap_or_else(|_| panic!("{text}: {said} is not true or false"))),
        other => panic!("{text}: options of type {other} are not spoken here yet"),
    }
}

fn in_range(spec: &Value, value: &Value, text: &str) {
    let number = value.as_f64();
    let length = value.as_str().and_then(|text| u32::try_from(text.chars().count()).ok()).map(f64::from);
    for (measure, least, most) in [(number, "min_value", "max_value"), (length, "min_length", "max_length")] {
        let Some(measure) = measure else { continue };
        assert!(spec[least].as_f64().is_none_or(|least| measure >= least), "{text}: below {least}: {spec}");
        assert!(spec[most].as_f64().is_none_or(|most| measure <= most), "{text}: above {most}: {spec}");
    }
}

fn options_of(node: &Value) -> &[Value] {
    node["options"].as_array().map_or(&[], Vec::as_slice)
}

fn has_subcommands(node: &Value) -> bool {
    let kind = |option: &Value| option["type"].as_u64();
    options_of(node).iter().any(|o| matches!(kind(o), Some(SUB_COMMAND | SUB_COMMAND_GROUP)))
}

fn named<'a>(nodes: &'a [impl Borrow<Value>], name: &str) -> Option<&'a Value> {
    nodes.iter().map(Borrow::borrow).find(|node| node["name"] == name)
}

/// Splits at spaces. Double quotes keep a word together and `\"` is a quote; any other backslash is literal.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let (mut word, mut open, mut some) = (String::new(), false, false);
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => word.push(letters.next_if(|next| matches!(next, '"' | '\\')).unwrap_or('\\')),
            '"' => open = !open,
            ' ' if !open => {
                if some {
                    words.push(std::mem::take(&mut word));
                }
                some = false;
                continue;
            }
            other => word.push(other),
        }
        some = true;
    }
    assert!(!open, "a quote is not closed: {text}");
    if some {
        words.push(word);
    }
    words
}
