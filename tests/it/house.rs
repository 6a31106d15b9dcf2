//! The walls of the house, as ARCHITECTURE.md draws them, held by reading the sources. Each complaint says what to do.

use std::path::{Path, PathBuf};

/// The rooms, ground floor first. A room may use what lies below it and nothing else.
const ROOMS: [&str; 14] = [
    "words", "grid", "field", "ruleset", "referee", "explain", "render", "mapfile", "store", "command", "config",
    "logging", "console", "discord",
];

/// What a room may not use although it lies below, and why.
const NOT_EVEN: [(&str, &[&str], &str); 5] = [
    ("render", &["ruleset", "referee", "explain"], "it draws the shapes that it is given and judges nothing"),
    ("mapfile", &["ruleset", "referee", "explain", "render"], "it reads boards and judges nothing"),
    ("store", &["ruleset", "referee", "explain", "render", "mapfile"], "it keeps tables and knows no rules"),
    ("discord", &["console"], "the two doors stand side by side"),
    (
        "config",
        &["grid", "field", "ruleset", "referee", "explain", "render", "mapfile", "store", "command"],
        "it only reads settings",
    ),
];

/// Rooms that compute and nothing else.
const PURE: [&str; 8] = ["words", "grid", "field", "ruleset", "referee", "explain", "render", "mapfile"];

/// Words that mean input, output, waiting, a clock or chance.
const IMPURE: [&str; 20] = [
    "tokio",
    "sqlx",
    "serenity",
    "poise",
    "reqwest",
    "std::fs",
    "std::net",
    "std::time",
    "std::env",
    "std::process",
    "std::thread",
    "std::io",
    "Instant",
    "SystemTime",
    "rand",
    "fastrand",
    "async",
    "await",
    "println",
    "eprintln",
];

/// Crates that only one room knows.
const AT_HOME: [(&str, &str); 3] = [("serenity", "discord"), ("poise", "discord"), ("sqlx", "store")];

const MOST_LINES: usize = 500;
const NO_NAMES: [&str; 9] =
    ["utils.rs", "util.rs", "common.rs", "helpers.rs", "helper.rs", "types.rs", "misc.rs", "utils", "helpers"];
const NO_EXITS: [&str; 5] = [".unwrap()", "todo!", "unimplemented!", "dbg!", "unsafe "];

/// A source file: its path from the root of the package, with `/`, and what it holds.
struct Source {
    path: String,
    text: String,
}

impl Source {
    /// The room that it belongs to: `grid` of `src/grid/edge.rs` and `explain` of `src/explain.rs`.
    fn room(&self) -> Option<&str> {
        let inside = self.path.strip_prefix("src/")?;
        let first = inside.split('/').next()?;
        let room = first.strip_suffix(".rs").unwrap_or(first);
        (room != "lib" && room != "main").then_some(room)
    }

    /// Every line of code with its number, comments cut off.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let bare = |line| str::split(line, "//").next().unwrap_or_default();
        self.text.lines().enumerate().map(move |(index, line)| (index + 1, bare(line)))
    }

    /// The same without the tests: those at the end of a file, and files of nothing else.
    fn code_without_tests(&self) -> impl Iterator<Item = (usize, &str)> {
        let only_tests =
            self.path.ends_with("/tests.rs") || self.path.contains("/tests/") || !self.path.starts_with("src/");
        self.code().take_while(move |(_, line)| !only_tests && line.trim() != "#[cfg(test)]")
    }
}

/// Whether the text holds this word, not as a part of a longer one.
fn holds(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(is_part) && !after.is_some_and(is_part)
    })
}

/// A line without what stands in its quotation marks.
fn outside_quotes(line: &str) -> String {
    line.split('"').step_by(2).collect::<Vec<_>>().join("\"\"")
}

/// The rooms that a line names after `crate::`.
fn rooms_named(line: &str) -> Vec<&str> {
    let after = line.match_indices("crate::").map(|(at, found)| &line[at + found.len()..]);
    after.map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default()).collect()
}

fn complaints(sources: &[Source], ruleset_ids: &[String]) -> Vec<String> {
    let mut found = Vec::new();
    for source in sources {
        found.extend(arrows(source));
        found.extend(floors(source));
        found.extend(manners(source));
        if source.room() == Some("referee") {
            found.extend(names_a_ruleset(source, ruleset_ids));
        }
    }
    found
}

/// Arrows between rooms that point up or across.
fn arrows(source: &Source) -> Vec<String> {
    let Some(room) = source.room() else { return Vec::new() };
    let path = &source.path;
    let Some(floor) = ROOMS.iter().position(|known| *known == room) else {
        return vec![format!(
            "{path}: `{room}` is a room that the house does not know. Say in ARCHITECTURE.md what it is for and on which \
             floor it lies, and add it to ROOMS in tests/it/house.rs."
        )];
    };
    let mut found = Vec::new();
    for (number, line) in source.code() {
        if line.contains("crate::{") {
            found.push(format!(
                "{path}:{number}: write one `use crate::room::...` for each room, so that arrows can be read."
            ));
        }
        for named in rooms_named(line) {
            let banned = NOT_EVEN.iter().find(|(who, what, _)| *who == room && what.contains(&named));
            if let Some((_, _, why)) = banned {
                found.push(format!(
                    "{path}:{number}: `{room}` may not use `{named}`: {why}. Hand it plain values instead."
                ));
            } else if ROOMS.iter().position(|known| *known == named).is_some_and(|other| other > floor) {
                found.push(format!(
                    "{path}:{number}: `{room}` uses `{named}`, which lies above it. Move what both need down into `{room}` \
                     or below, or let `{named}` pass it in."
                ));
            }
        }
    }
    found
}

/// Crates and parts of std that do not belong on a floor.
fn floors(source: &Source) -> Vec<String> {
    let Some(room) = source.room() else { return Vec::new() };
    let path = &source.path;
    let mut found = Vec::new();
    for (number, line) in source.code() {
        // A cursor over bytes in memory is no input.
        let line = outside_quotes(line).replace("std::io::Cursor", "");
        if PURE.contains(&room) {
            for word in IMPURE.iter().filter(|word| holds(&line, word)) {
                found.push(format!(
                    "{path}:{number}: `{word}` in `{room}`, which only computes. Do it in `command`, `store` or at a door, \
                     and hand the result in as a value."
                ));
            }
        }
        for (known, home) in AT_HOME {
            if room != home && holds(&line, known) {
                found.push(format!(
                    "{path}:{number}: only src/{home} knows `{known}`. Put this behind a function there."
                ));
            }
        }
    }
    found
}

/// The referee works for every rulebook alike.
fn names_a_ruleset(source: &Source, ids: &[String]) -> Vec<String> {
    let mut found = Vec::new();
    for (number, line) in source.code_without_tests() {
        for id in ids.iter().filter(|id| line.contains(&format!("\"{id}\""))) {
            found.push(format!(
                "{}:{number}: the referee asks for the ruleset `{id}`. Ask for a policy of src/ruleset/policy instead, \
                 and let the ruleset's file choose it.",
                source.path
            ));
        }
    }
    found
}

/// Length, names, and ways out that a program does not take.
fn manners(source: &Source) -> Vec<String> {
    let path = &source.path;
    let mut found = Vec::new();
    let lines = source.text.lines().count();
    if lines > MOST_LINES {
        found.push(format!("{path} has {lines} lines, and {MOST_LINES} are the most: split it by what it is about."));
    }
    if let Some(part) = path.split('/').find(|part| NO_NAMES.contains(part)) {
        found.push(format!("{path}: `{part}` says nothing about what is inside. Name it for its subject."));
    }
    if !source.text.is_empty() && !source.text.ends_with('\n') {
        found.push(format!("{path} does not end in a line break: run `cargo fmt`."));
    }
    for (number, line) in source.code_without_tests() {
        for exit in NO_EXITS.iter().filter(|exit| line.contains(**exit)) {
            found.push(format!(
                "{path}:{number}: `{exit}` outside tests. Return an error, or say with a type why it cannot be."
            ));
        }
    }
    found
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn collect(folder: &Path, sources: &mut Vec<Source>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, sources);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let shown = path.strip_prefix(root()).unwrap().components();
            let shown: Vec<String> = shown.map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
            sources.push(Source { path: shown.join("/"), text: std::fs::read_to_string(&path).unwrap() });
        }
    }
}

/// The ids of the rulesets that are there, and of those that are meant to come.
fn ruleset_ids() -> Vec<String> {
    let files = std::fs::read_dir(root().join("assets/rulesets")).unwrap().map(|entry| entry.unwrap().path());
    let there = files.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()));
    let to_come = ["srd35", "dnd35", "rise", "reaction", "epic-path"].map(str::to_owned);
    there.chain(to_come).collect::<std::collections::BTreeSet<_>>().into_iter().collect()
}

#[test]
fn the_house_stands_as_it_was_drawn() {
    let mut sources = Vec::new();
    for folder in ["src", "tests", "benches"] {
        collect(&root().join(folder), &mut sources);
    }
    assert!(sources.len() > 30, "only {} sources were found", sources.len());
    let found = complaints(&sources, &ruleset_ids());
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

/// Each wall, with something that runs into it and something that does not.
#[test]
fn each_wall_is_a_wall() {
    let long = "// x\n".repeat(501);
    for (path, text, told) in [
        ("src/grid/edge.rs", "use crate::field::Fill;\n", Some("lies above")),
        ("src/grid/edge.rs", "// use crate::field::Fill;\nuse crate::grid::Edge;\n", None),
        ("src/referee/walk.rs", "let x = crate::explain::moved();\n", Some("lies above")),
        ("src/referee/walk.rs", "use crate::render::Scene;\n", Some("lies above")),
        ("src/render/scene.rs", "use crate::referee::Ruling;\n", Some("judges nothing")),
        ("src/store/mod.rs", "use crate::ruleset::RulesetLibrary;\n", Some("knows no rules")),
        ("src/store/mod.rs", "use crate::field::Encounter;\nuse sqlx::Row;\n", None),
        ("src/console.rs", "use crate::discord::run;\n", Some("lies above")),
        ("src/discord/mod.rs", "use crate::console::run;\n", Some("side by side")),
        ("src/command/walk.rs", "use crate::{field, grid};\n", Some("for each room")),
        ("src/attic.rs", "fn f() {}\n", Some("does not know")),
        ("src/field/mod.rs", "use std::fs;\n", Some("only computes")),
        ("src/mapfile/mod.rs", "use std::io::Read;\n", Some("only computes")),
        ("src/mapfile/mod.rs", "use std::io::Cursor;\n", None),
        ("src/mapfile/mod.rs", "use crate::render::Scene;\n", Some("judges nothing")),
        ("src/explain.rs", "async fn f() {}\n", Some("only computes")),
        ("src/grid/mod.rs", "let operand = grand;\n", None),
        ("src/command/mod.rs", "use std::fs;\nasync fn f() {}\n", None),
        ("src/command/mod.rs", "use serenity::all::User;\n", Some("only src/discord")),
        ("src/logging.rs", "let quiet = [\"serenity\"];\n", None),
        ("src/discord/mod.rs", "sqlx::query(\"\");\n", Some("only src/store")),
        ("src/referee/walk.rs", "if ruleset.id == \"srd35\" {}\n", Some("asks for the ruleset")),
        ("src/referee/walk.rs", "f();\n#[cfg(test)]\nf(\"srd35\").unwrap();\n", None),
        ("src/main.rs", "f().unwrap();\n", Some("outside tests")),
        ("tests/it/x.rs", "f().unwrap();\n", None),
        ("src/store/tests.rs", "f().unwrap();\n", None),
        ("src/grid/mod.rs", "fn f() { todo!() }\n", Some("outside tests")),
        ("src/grid/utils.rs", "\n", Some("says nothing")),
        ("src/grid/mod.rs", "fn f() {}", Some("line break")),
        ("tests/it/x.rs", &long, Some("501 lines")),
    ] {
        let source = Source { path: path.to_owned(), text: text.to_owned() };
        let found = complaints(&[source], &["srd35".to_owned()]);
        match told {
            None => assert_eq!(found, [""; 0], "{path}: {text}"),
            Some(part) => {
                assert!(found.iter().any(|complaint| complaint.contains(part)), "{path}: {text}: {found:?}");
            }
        }
    }
}
