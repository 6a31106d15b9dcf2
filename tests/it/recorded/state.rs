//! The whole state of a table, and what a command has changed in it.

use serde_json::{Map, Value};

use super::told::told;
use crate::door::Door;

/// A table as `/table export` writes it.
pub struct State {
    table: Value,
    names: Vec<String>,
}

impl State {
    pub fn of(door: &mut Door) -> Self {
        let reply = door.reply("/table export");
        let file = reply.file.expect("a table as a file");
        let mut table: Value = serde_json::from_slice(&file.bytes).unwrap();
        let creatures = table["creatures"].take();
        let all = creatures.as_array().into_iter().flatten().map(|one| (one["name"].as_str().unwrap().to_owned(), one));
        let by_name: Map<String, Value> = all.map(|(name, one)| (name, one.clone())).collect();
        let names = by_name.keys().cloned().collect();
        table["creatures"] = Value::Object(by_name);
        // A line for each kind of ground.
        let board = table["board"].as_str().unwrap_or_default();
        table["board"] =
            board.lines().map(|line| (line.split(' ').next().unwrap_or(line).to_owned(), Value::from(line))).collect();
        State { table, names }
    }

    /// The names of all creatures.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    pub fn creature(&self, name: &str) -> &Value {
        &self.table["creatures"][name]
    }

    pub fn acting(&self) -> Option<&str> {
        self.table["rounds"]["stage"]["turn"].as_str()
    }

    /// Goes on to the state after this answer; returns the answer and the changes that came with it, one per line.
    pub fn goes_on(&mut self, door: &mut Door, reply: &Value) -> Vec<String> {
        let after = State::of(door);
        let mut lines: Vec<String> = told(reply, after.names()).lines().map(str::to_owned).collect();
        lines.extend(self.changes(&after));
        *self = after;
        lines
    }

    /// The differences, if any.
    pub fn changes(&self, after: &State) -> Option<String> {
        let mut found = Vec::new();
        compare(&self.table, &after.table, "", &mut found);
        (!found.is_empty()).then(|| format!("~ {}", found.join(", ")))
    }
}

fn compare(before: &Value, after: &Value, path: &str, found: &mut Vec<String>) {
    if before == after {
        return;
    }
    let empty = Map::new();
    let (was, is) = (before.as_object(), after.as_object());
    if is.is_none() || (was.is_none() && !before.is_null()) {
        found.push(format!("{} {}", path.trim(), if after.is_null() { "-".to_owned() } else { after.to_string() }));
        return;
    }
    let (was, is) = (was.unwrap_or(&empty), is.unwrap_or(&empty));
    for key in was.keys().chain(is.keys().filter(|key| !was.contains_key(*key))) {
        let step = if ["creatures", "rounds", "doings"].contains(&key.as_str()) {
            path.to_owned()
        } else {
            format!("{path} {key}")
        };
        let (before, after) = (was.get(key).unwrap_or(&Value::Null), is.get(key).unwrap_or(&Value::Null));
        let blank = |value: &Value| matches!(value, Value::Null | Value::Bool(false)) || value == &Value::from(0);
        if !(blank(before) && blank(after)) {
            compare(before, after, &step, found);
        }
    }
}
