//! The architecture that ARCHITECTURE.md describes, checked by reading the sources. Each complaint says what to do.

mod plan;
mod reader;
mod source;
mod walls;

use std::path::{Path, PathBuf};

use source::Source;
use walls::complaints;

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

/// The ids of the existing rulesets.
fn ruleset_ids() -> Vec<String> {
    let files = std::fs::read_dir(root().join("assets/rulesets")).unwrap().map(|entry| entry.unwrap().path());
    files.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect()
}

#[test]
fn the_house_stands_as_it_was_drawn() {
    let mut sources = Vec::new();
    for folder in ["src", "tests", "benches"] {
        collect(&root().join(folder), &mut sources);
    }
    assert!(sources.len() > 300, "only {} sources were found", sources.len());
    let found = complaints(&sources, &ruleset_ids());
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

/// Each rule about a single file, with code that breaks it and code that doesn't.
#[test]
fn each_wall_is_a_wall() {
    let long = "// x\n".repeat(501);
    for (path, text, wanted) in [
        ("src/attic.rs", "fn f() {}\n", Some("does not know")),
        ("src/referee/attic.rs", "fn f() {}\n", Some("has no folder `attic`")),
        ("src/field/mod.rs", "use std::fs;\n", Some("only computes")),
        ("src/field/mod.rs", "fn f() { std::fs::read(p); }\n", Some("only computes")),
        ("src/mapfile/mod.rs", "use std::io::{self, Write};\n", Some("only computes")),
        ("src/mapfile/mod.rs", "use std::io::Cursor;\n", None),
        ("src/explain/mod.rs", "async fn f() {}\n", Some("only computes")),
        ("src/grid/mod.rs", "fn f() { let operand = grand; }\n", None),
        ("src/command/mod.rs", "use std::fs;\nasync fn f() {}\n", None),
        // Dice, from whichever crate and under whichever name.
        ("src/referee/board/threat.rs", "use rand_chacha::ChaCha20Rng;\n", Some("only src/command/core/dice.rs")),
        ("src/referee/board/threat.rs", "use rand_chacha::ChaCha20Rng;\n", Some("only computes")),
        ("src/referee/board/threat.rs", "fn f() { let x = fastrand::u8(1..=20); }\n", Some("only computes")),
        ("src/referee/board/threat.rs", "fn f() { vec![rand::random::<u8>()]; }\n", Some("only computes")),
        ("src/command/core/dice.rs", "use rand_chacha::ChaCha20Rng;\n", None),
        ("src/command/mod.rs", "use serenity::all::User;\n", Some("only src/discord")),
        ("src/logging.rs", "fn f() { let quiet = [\"serenity\"]; }\n", None),
        ("src/discord/mod.rs", "fn f() { sqlx::query(\"\"); }\n", Some("only src/store")),
        ("src/referee/walk/mod.rs", "fn f() { if ruleset.id == \"srd35\" {} }\n", Some("asks for the ruleset")),
        ("src/field/mod.rs", "fn f() {}\n#[cfg(test)]\nmod tests {}\n", Some("stand in tests/it")),
        // A single home for each question.
        ("src/referee/walk/mod.rs", "fn f() { x(rules.difficult_diagonal.value); }\n", Some("what a step costs")),
        ("src/referee/walk/mod.rs", "fn f() { say!(\"a\", rules.own_squares.value); }\n", Some("what is threatened")),
        ("src/referee/movement/step.rs", "fn f() { x(rules.difficult_diagonal.value); }\n", None),
        ("src/main.rs", "fn f() { g().unwrap(); }\n", Some("outside tests")),
        ("tests/it/x.rs", "fn f() { g().unwrap(); }\n", None),
        ("src/grid/mod.rs", "fn f() { todo!() }\n", Some("outside tests")),
        ("src/grid/utils.rs", "\n", Some("says nothing")),
        ("src/grid/mod.rs", "fn f() {}", Some("line break")),
        ("src/grid/mod.rs", "fn f() {\n", Some("src/grid/mod.rs:")),
        ("tests/it/x.rs", &long, Some("501 lines")),
    ] {
        holds_as_said(&[(path, text)], wanted);
    }
}

/// Rules between files: imports of every form, re-exports, method calls, paths inside macros.
#[test]
fn an_import_that_points_up_is_found_in_every_form() {
    let edge =
        "pub struct Edge;\nimpl Edge { pub fn turned(&self) {} pub fn new() -> Self { Edge } }\npub fn lay() {}\n";
    let upper = ("src/field/edge.rs", edge);
    let face = ("src/field/mod.rs", "mod edge;\npub use edge::Edge;\n");
    for text in [
        "use crate::field::edge::Edge;\n",
        "use crate::field::Edge;\n",
        "use crate::{field::Edge, words};\n",
        "use super::super::field::Edge as Side;\n",
        "use super::super::field;\nfn f(x: field::Edge) {}\n",
        "fn f() { crate::field::edge::lay(); }\n",
        "fn f() { vec![crate::field::edge::lay()]; }\n",
        "fn f<T>(x: T) { x.turned(); }\n",
        "fn f<T>(x: T) { assert!(x.turned()); }\n",
        "use super::super::field::*;\nfn f() { Edge::new(); }\n",
    ] {
        holds_as_said(&[upper, face, ("src/grid/line.rs", text)], Some("lies above `grid`"));
        holds_as_said(&[upper, face, ("src/store/line.rs", text)], None);
    }
    // A method that a lower file defines too may be the one meant.
    let both = ("src/words/mod.rs", "pub struct W;\nimpl W { pub fn turned(&self) {} }\n");
    holds_as_said(&[upper, face, both, ("src/grid/line.rs", "fn f<T>(x: T) { x.turned(); }\n")], None);
    let scene = ("src/referee/board/threat.rs", "use crate::render::Scene;\n");
    holds_as_said(&[("src/render/mod.rs", "pub struct Scene;\n"), scene], Some("lies above"));
    let judged = ("src/render/scene.rs", "use crate::field::Edge;\nuse crate::referee::ruling::Ruling;\n");
    holds_as_said(
        &[upper, face, ("src/referee/ruling/mod.rs", "pub struct Ruling;\n"), judged],
        Some("judges nothing"),
    );
    let doors = [("src/console.rs", "pub fn run() {}\n"), ("src/discord/mod.rs", "use crate::console::run;\n")];
    holds_as_said(&doors, Some("side by side"));
}

#[test]
fn folders_have_floors_as_rooms_do() {
    let price = ("src/referee/movement/price.rs", "pub struct Prices;\nimpl Prices { pub fn of_step(&self) {} }\n");
    for text in ["use crate::referee::movement::price::Prices;\n", "fn f<T>(x: T) { x.of_step(); }\n"] {
        holds_as_said(&[price, ("src/referee/board/threat.rs", text)], Some("floor above"));
        holds_as_said(&[price, ("src/referee/charge/lane.rs", text)], None);
    }
    let many: Vec<(String, &str)> = (0..21).map(|n| (format!("src/referee/board/f{n}.rs"), "")).collect();
    let many: Vec<(&str, &str)> = many.iter().map(|(path, text)| (path.as_str(), *text)).collect();
    holds_as_said(&many, Some("21 files"));
    holds_as_said(&many[1..], None);
}

#[test]
fn a_circle_may_not_span_two_folders() {
    let paint = (
        "src/render/paint/mod.rs",
        "use crate::render::view::crop;\npub struct Canvas;\nimpl Canvas { pub fn dab(&self) {} }\n",
    );
    let by_import = ("src/render/view.rs", "use crate::render::paint::Canvas;\npub fn crop() {}\n");
    let by_call = ("src/render/view.rs", "pub fn crop<T>(x: T) { x.dab(); }\n");
    holds_as_said(&[paint, by_import], Some("form a circle"));
    holds_as_said(&[paint, by_call], Some("form a circle"));
    holds_as_said(&[paint, ("src/render/view.rs", "pub fn crop() {}\n")], None);
    // Files in one folder may depend on each other.
    let (one, other) = ("use super::b::g;\npub fn f() {}\n", "use super::a::f;\npub fn g() {}\n");
    holds_as_said(&[("src/render/a.rs", one), ("src/render/b.rs", other)], None);
}

/// A policy is always matched exhaustively, so that a new variant doesn't compile until every place has handled it.
#[test]
fn a_policy_is_not_asked_for_one_value() {
    let policy =
        ("src/ruleset/policy/charge.rs", "policies! { ChargePast { Helpless \"helpless\", Nobody \"nobody\", } }\n");
    let face = ("src/ruleset/policy/mod.rs", "mod charge;\npub use charge::*;\n");
    let import = "use crate::ruleset::policy::ChargePast;\n";
    for text in [
        "fn f() { if past == ChargePast::Nobody {} }\n",
        "fn f() { if ChargePast::Nobody != past {} }\n",
        "fn f() { matches!(past, ChargePast::Nobody); }\n",
        "fn f() { match past { ChargePast::Nobody => 1, _ => 2 }; }\n",
    ] {
        holds_as_said(
            &[policy, face, ("src/referee/charge/lane.rs", &format!("{import}{text}"))],
            Some("policy `ChargePast`"),
        );
    }
    let whole = "fn f() { match past { ChargePast::Nobody => 1, ChargePast::Helpless => 2 }; }\n";
    holds_as_said(&[policy, face, ("src/referee/charge/lane.rs", &format!("{import}{whole}"))], None);
    // Types that aren't policies may be compared.
    let other = "enum Kind { A, B }\nfn f() { if kind == Kind::A {} }\n";
    holds_as_said(&[policy, face, ("src/referee/charge/lane.rs", other)], None);
}

fn holds_as_said(files: &[(&str, &str)], wanted: Option<&str>) {
    let sources: Vec<Source> = files.iter().map(|(path, text)| Source::new(path, text)).collect();
    let found = complaints(&sources, &["srd35".to_owned()]);
    match wanted {
        None => assert_eq!(found, [""; 0], "{files:?}"),
        Some(part) => assert!(found.iter().any(|complaint| complaint.contains(part)), "{files:?}: {found:?}"),
    }
}
